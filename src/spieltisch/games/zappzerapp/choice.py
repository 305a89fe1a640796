"""Keep on searching, or take what one has? What a listener does next, by what it hopes to gain from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from mypy_extensions import i64

from spieltisch.facts import Sound, read_facts
from spieltisch.game import Chance
from spieltisch.games.zappzerapp.beliefs import Hearing, beliefs, expected, hoped
from spieltisch.games.zappzerapp.layout import BARRELS
from spieltisch.games.zappzerapp.memory import NO_HAND, Memory
from spieltisch.games.zappzerapp.moves import HANDS, choose, put_back, take
from spieltisch.games.zappzerapp.styles import Style

SECONDS_A_PIECE: Final = cast(Sound, read_facts("zappzerapp").sound).seconds
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
        self, style: Style, hearing: Hearing, memory: Memory, hands: Sequence[int], hill: Sequence[bool], hurry: float
    ) -> None:
        self._style: Final = style
        self._hearing: Final = hearing
        self._memory: Final = memory
        self._hands: Final = list(hands)
        self._hill: Final = list(hill)
        self._haste: Final = style.haste * hurry
        self._beliefs: Final = beliefs(memory.hints)
        self._worths: Final = [expected(belief, memory.worths) for belief in self._beliefs]

    def next_step(self, chance: Chance) -> Step:
        held = [hand for hand in range(len(HANDS)) if self._hands[hand] != EMPTY]
        unheard = [hand for hand in held if not self._heard(self._hands[hand])]
        fresh = [place for place in range(BARRELS) if self._hill[place] and not self._heard(place)]
        if not held:
            return self._first(fresh, chance)
        if len(held) == 1 and unheard and fresh and chance.below(100) < self._style.two_hands_in_100:
            return self._take(fresh[chance.below(len(fresh))], 1 - held[0])
        if unheard:
            return self._listen(unheard[0])
        return self._best(held, fresh, chance)

    def _first(self, fresh: Sequence[int], chance: Chance) -> Step:
        """With empty hands: the best known barrel where nothing better is to be hoped for, else a new one."""
        known = [place for place in range(BARRELS) if self._hill[place] and self._heard(place)]
        if known and not fresh:
            return self._take(self._favourite(known), chance.below(len(HANDS)))
        return self._take(fresh[chance.below(len(fresh))], chance.below(len(HANDS)))

    def _best(self, held: Sequence[int], fresh: Sequence[int], chance: Chance) -> Step:
        """The step of which most is to be hoped for. Whoever has no time left takes the best barrel in hand."""
        favourite = held[0]
        for hand in held:
            if self._worth(hand) > self._worth(favourite):
                favourite = hand
        best, hope = Step(int(choose(i64(favourite))), SET_DOWN), self._worth(favourite)
        if self._memory.seconds > self._style.most_seconds:
            return best
        for hand in held:
            if (again := self._hope_of_listening(hand, held)) > hope:
                best, hope = self._listen(hand), again
        other = 1 - favourite
        if fresh and self._hope_of_another(fresh[0], self._worth(favourite), other) > hope:
            hope = self._hope_of_another(fresh[0], self._worth(favourite), other)
            best = self._make_room(other) or self._take(fresh[chance.below(len(fresh))], other)
        known = [place for place in range(BARRELS) if self._hill[place] and self._heard(place)]
        if known:
            place = self._favourite(known)
            if self._worths[place] - self._cost(GRAB + self._seconds_for_room(other)) > hope:
                best = self._make_room(other) or self._take(place, other)
        return best

    def _hope_of_listening(self, hand: int, held: Sequence[int]) -> float:
        other = max([self._worth(one) for one in held if one != hand], default=0.0)
        place, pieces = self._hands[hand], self._style.pieces
        hope = hoped(self._beliefs[place], self._memory.worths, self._hearing, pieces, other)
        return hope - self._cost(self._listening_seconds() + THOUGHT)

    def _hope_of_another(self, place: int, worth: float, hand: int) -> float:
        hope = hoped(self._beliefs[place], self._memory.worths, self._hearing, self._style.pieces, worth)
        return hope - self._cost(GRAB + self._seconds_for_room(hand) + self._listening_seconds() + THOUGHT)

    def _cost(self, seconds: float) -> float:
        return self._haste * seconds * self._style.slowness

    def _seconds_for_room(self, hand: int) -> float:
        return 0.0 if self._hands[hand] == EMPTY else PUT_BACK

    def _make_room(self, hand: int) -> Step | None:
        return None if self._hands[hand] == EMPTY else Step(int(put_back(i64(hand))), PUT_BACK)

    def _take(self, place: int, hand: int) -> Step:
        return Step(int(take(i64(hand), i64(place))), GRAB)

    def _listen(self, hand: int) -> Step:
        return Step(LISTEN, THOUGHT, hand)

    def _listening_seconds(self) -> float:
        return SECONDS_A_PIECE * self._style.pieces

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
