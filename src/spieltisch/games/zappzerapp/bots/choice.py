"""Optimal stopping: keep on searching, or take the barrel one has? The step from which most is to be expected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from spieltisch.facts import read_facts
from spieltisch.game import Chance
from spieltisch.games.zappzerapp.bots.beliefs import Hearing, beliefs, expected, expected_after_listening
from spieltisch.games.zappzerapp.bots.levels import Level
from spieltisch.games.zappzerapp.bots.memory import NO_HAND, Memory
from spieltisch.games.zappzerapp.rules.layout import BARRELS
from spieltisch.games.zappzerapp.rules.notation import HANDS, choose, put_back, take


def _seconds_a_piece() -> float:
    sound = read_facts("zappzerapp").sound
    assert sound is not None, "barrels sound"
    return sound.seconds


SECONDS_A_PIECE: Final = _seconds_a_piece()
# Seconds of a quick person.
GRAB: Final = 0.7
PUT_BACK: Final = 0.5
SET_DOWN: Final = 0.7
THOUGHT: Final = 0.3

LISTEN: Final = -1  # a step that is no move
EMPTY: Final = -1


@final
class Step:
    """What to do: a move, or to listen to a hand; and how long a quick person takes for it."""

    def __init__(self, move: int, seconds: float, hand: int = NO_HAND) -> None:
        self.move: Final = move
        self.seconds: Final = seconds
        self.hand: Final = hand


@final
class Listener:
    """Somebody who has barrels in its hands, and what it thinks of them."""

    def __init__(
        self, level: Level, hearing: Hearing, memory: Memory, hands: Sequence[int], hill: Sequence[bool], hurry: float
    ) -> None:
        self._level: Final = level
        self._hearing: Final = hearing
        self._memory: Final = memory
        self._hands: Final = list(hands)
        self._hill: Final = list(hill)
        self._haste: Final = level.haste * hurry
        self._beliefs: Final = beliefs(memory.hints)
        self._worths: Final = [expected(belief, memory.worths) for belief in self._beliefs]

    def next_step(self, chance: Chance) -> Step:
        held = [hand for hand in range(len(HANDS)) if self._hands[hand] != EMPTY]
        unheard = [hand for hand in held if not self._heard(self._hands[hand])]
        fresh = [place for place in range(BARRELS) if self._hill[place] and not self._heard(place)]
        if not held:
            return self._first(fresh, chance)
        if len(held) == 1 and unheard and fresh and chance.below(100) < self._level.two_hands_in_100:
            return self._take(fresh[chance.below(len(fresh))], 1 - held[0])
        if unheard:
            return self._listen(unheard[0])
        return self._best(held, fresh, chance)

    def _first(self, fresh: Sequence[int], chance: Chance) -> Step:
        """With empty hands: the best known barrel where there is no new one, else a new one."""
        known = [place for place in range(BARRELS) if self._hill[place] and self._heard(place)]
        if known and not fresh:
            return self._take(self._favourite(known), chance.below(len(HANDS)))
        return self._take(fresh[chance.below(len(fresh))], chance.below(len(HANDS)))

    def _best(self, held: Sequence[int], fresh: Sequence[int], chance: Chance) -> Step:
        """The step of which most is to be expected. Whoever has no time left takes the best barrel in hand."""
        favourite = held[0]
        for hand in held:
            if self._worth(hand) > self._worth(favourite):
                favourite = hand
        best, value = Step(int(choose(i64(favourite))), SET_DOWN), self._worth(favourite)
        if self._memory.seconds > self._level.most_seconds:
            return best
        for hand in held:
            if (again := self._value_of_listening(hand, held)) > value:
                best, value = self._listen(hand), again
        other = 1 - favourite
        if fresh and self._value_of_another(fresh[0], self._worth(favourite), other) > value:
            value = self._value_of_another(fresh[0], self._worth(favourite), other)
            best = self._make_room(other) or self._take(fresh[chance.below(len(fresh))], other)
        known = [place for place in range(BARRELS) if self._hill[place] and self._heard(place)]
        if known:
            place = self._favourite(known)
            if self._worths[place] - self._cost(GRAB + self._seconds_for_room(other)) > value:
                best = self._make_room(other) or self._take(place, other)
        return best

    def _value_of_listening(self, hand: int, held: Sequence[int]) -> float:
        other = max([self._worth(one) for one in held if one != hand], default=0.0)
        place, pieces = self._hands[hand], self._level.pieces
        value = expected_after_listening(self._beliefs[place], self._memory.worths, self._hearing, pieces, other)
        return value - self._cost(self._listening_seconds() + THOUGHT)

    def _value_of_another(self, place: int, worth: float, hand: int) -> float:
        belief, pieces = self._beliefs[place], self._level.pieces
        value = expected_after_listening(belief, self._memory.worths, self._hearing, pieces, worth)
        return value - self._cost(GRAB + self._seconds_for_room(hand) + self._listening_seconds() + THOUGHT)

    def _cost(self, seconds: float) -> float:
        return self._haste * seconds * self._level.slowness

    def _seconds_for_room(self, hand: int) -> float:
        return 0.0 if self._hands[hand] == EMPTY else PUT_BACK

    def _make_room(self, hand: int) -> Step | None:
        return None if self._hands[hand] == EMPTY else Step(int(put_back(i64(hand))), PUT_BACK)

    def _take(self, place: int, hand: int) -> Step:
        return Step(int(take(i64(hand), i64(place))), GRAB)

    def _listen(self, hand: int) -> Step:
        return Step(LISTEN, THOUGHT, hand)

    def _listening_seconds(self) -> float:
        return SECONDS_A_PIECE * self._level.pieces

    def _favourite(self, places: Sequence[int]) -> int:
        best = places[0]
        for place in places:
            if self._worths[place] > self._worths[best]:
                best = place
        return best

    def _worth(self, hand: int) -> float:
        return self._worths[self._hands[hand]]

    def _heard(self, place: int) -> bool:
        return self._memory.pieces[place] > 0
