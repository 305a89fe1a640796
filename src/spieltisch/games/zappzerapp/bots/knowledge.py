"""How bots play Zapp Zerapp: they shake, listen to the very samples that people get, and run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from mypy_extensions import i64

from spieltisch.game import Act, Chance, Knowledge, View
from spieltisch.games.zappzerapp.bots.choice import LISTEN, SECONDS_A_PIECE, Listener
from spieltisch.games.zappzerapp.bots.evaluation import NOBODY_RUNS, best_run, number_worths, sampled_number_worths
from spieltisch.games.zappzerapp.bots.hearing import fraction, hearing_of, take_in
from spieltisch.games.zappzerapp.bots.levels import LEVELS, ROUND, STEPS, Level
from spieltisch.games.zappzerapp.bots.memory import NO_HAND, Memory, remembered
from spieltisch.games.zappzerapp.rules.layout import BARRELS
from spieltisch.games.zappzerapp.rules.notation import READY, STAY, run_with
from spieltisch.games.zappzerapp.rules.position import NOTHING, Position
from spieltisch.games.zappzerapp.rules.state import ZappZerapp
from spieltisch.games.zappzerapp.view import ZappZerappView
from spieltisch.views import read_view

GAME: Final = ZappZerapp()
TO_BE_READY: Final = 0.8
TO_RUN: Final = 1.2
TO_LOOK_ON: Final = 4.0
"""Until people have seen how the round before ended and how the barrels were mixed."""
HURRY: Final = 3.0
"""So much dearer is time when all others have chosen and wait."""
LEAST_SHARE: Final = 0.75
MOST_SHARE: Final = 1.4


@final
class ZappZerappKnowledge(Knowledge):
    def act(
        self,
        level: str,
        seat: int,
        view: View,
        legal: Sequence[int],
        memory: bytes,
        heard: Sequence[bytes],
        chance: Chance,
    ) -> Act:
        player, seen = LEVELS[level], read_view(view, ZappZerappView)
        if seen["phase"] == "run":
            return Act(_about(TO_RUN * player.slowness, chance), _run(player, seat, seen, chance))
        if seen["phase"] == "ready":
            return Act(_about(TO_BE_READY * player.slowness, chance), READY)
        return _listen(player, seat, seen, memory, heard, chance)


KNOWLEDGE: Final = ZappZerappKnowledge()


def _listen(level: Level, seat: int, view: ZappZerappView, text: bytes, heard: Sequence[bytes], chance: Chance) -> Act:
    hands, hill = view["hands"][seat], view["hill"]
    memory, looked_on = remembered(text, view["round"]), 0.0
    if memory is None:
        looked_on = TO_LOOK_ON if view["listening"] == "together" else 0.0
        memory = Memory(view["round"], _worths(level, seat, view, chance))
    elif memory.shaken != NO_HAND and hands[memory.shaken] != NOTHING:
        take_in(memory, hands[memory.shaken], level, heard, chance)
    hurry = HURRY if _others_have_chosen(seat, view) else 1.0
    step = Listener(level, hearing_of(level), memory, hands, hill, hurry).next_step(chance)
    pieces = level.pieces if step.move == LISTEN else 0
    seconds = _about(step.seconds * level.slowness, chance) + SECONDS_A_PIECE * pieces
    memory.seconds += seconds
    memory.shaken = step.hand
    if step.move != LISTEN:
        return Act(looked_on + seconds, step.move, memory=memory.written())
    return Act(seconds, LISTEN, step.hand, level.strength, pieces, memory.written())


def _worths(level: Level, seat: int, view: ZappZerappView, chance: Chance) -> list[float]:
    """What each number is worth in this round, from none to the highest."""
    if level.foresight == STEPS:
        return [float(number) if number <= view["magic"] else 0.0 for number in range(BARRELS + 1)]
    position = _position(seat, view, chance)
    if level.foresight == ROUND:
        return sampled_number_worths(position, i64(seat), chance)
    return number_worths(position, i64(seat))


def _run(level: Level, seat: int, view: ZappZerappView, chance: Chance) -> int:
    if level.foresight == STEPS:
        return view["runs"][-1]["move"]  # the foremost
    number = view["stones"][seat]
    progress = best_run(_position(seat, view, chance), i64(seat), i64(number))
    return STAY if progress == NOBODY_RUNS else int(run_with(progress))


def _position(seat: int, view: ZappZerappView, chance: Chance) -> Position:
    return GAME.from_view(view, seat, chance)


def _others_have_chosen(seat: int, view: ZappZerappView) -> bool:
    return all(place != NOTHING for other, place in enumerate(view["chosen"]) if other != seat)


def _about(seconds: float, chance: Chance) -> float:
    """People are not always equally quick."""
    return seconds * (LEAST_SHARE + (MOST_SHARE - LEAST_SHARE) * fraction(chance))
