"""How bots play Zapp Zerapp: they shake, listen to the very samples that people get, and run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast, final

from mypy_extensions import i64

from spieltisch.facts import IN_TURN
from spieltisch.game import Act, Chance, Knowledge, View
from spieltisch.games.zappzerapp.choice import LISTEN, SECONDS_A_PIECE, Listener
from spieltisch.games.zappzerapp.layout import BARRELS
from spieltisch.games.zappzerapp.listening import hearing_of, part, take_in
from spieltisch.games.zappzerapp.memory import NO_HAND, Memory, remembered
from spieltisch.games.zappzerapp.moves import READY, STAY, run
from spieltisch.games.zappzerapp.outlook import NOBODY_RUNS, best_run, prospects, sketched_prospects
from spieltisch.games.zappzerapp.position import NOTHING, Position
from spieltisch.games.zappzerapp.rules import ZappZerapp
from spieltisch.games.zappzerapp.styles import ROUND, STEPS, STYLES, Style

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
        style = STYLES[level]
        if view["phase"] == "run":
            return Act(_about(TO_RUN * style.slowness, chance), _run(style, seat, view, chance))
        if view["phase"] == "ready":
            return Act(_about(TO_BE_READY * style.slowness, chance), READY)
        return _listen(style, seat, view, memory, heard, chance)


KNOWLEDGE: Final = ZappZerappKnowledge()


def _listen(style: Style, seat: int, view: View, text: bytes, heard: Sequence[bytes], chance: Chance) -> Act:
    hands, hill = cast(list[list[int]], view["hands"])[seat], cast(list[bool], view["hill"])
    memory, looked_on = remembered(text, cast(int, view["round"])), 0.0
    if memory is None:
        looked_on = TO_LOOK_ON if view["listening"] != IN_TURN else 0.0
        memory = Memory(cast(int, view["round"]), _worths(style, seat, view, chance))
    elif memory.shaken != NO_HAND and hands[memory.shaken] != NOTHING:
        take_in(memory, hands[memory.shaken], style, heard, chance)
    hurry = HURRY if _others_have_chosen(seat, view) else 1.0
    step = Listener(style, hearing_of(style), memory, hands, hill, hurry).next_step(chance)
    pieces = style.pieces if step.move == LISTEN else 0
    seconds = _about(step.seconds * style.slowness, chance) + SECONDS_A_PIECE * pieces
    memory.seconds += seconds
    memory.shaken = step.hand
    if step.move != LISTEN:
        return Act(looked_on + seconds, step.move, memory=memory.written())
    return Act(seconds, LISTEN, step.hand, style.strength, pieces, memory.written())


def _worths(style: Style, seat: int, view: View, chance: Chance) -> list[float]:
    """What each number is worth in this round, from none to the highest."""
    if style.foresight == STEPS:
        magic = cast(int, view["magic"])
        return [float(number) if number <= magic else 0.0 for number in range(BARRELS + 1)]
    position = _position(seat, view, chance)
    if style.foresight == ROUND:
        return sketched_prospects(position, i64(seat), chance)
    return prospects(position, i64(seat))


def _run(style: Style, seat: int, view: View, chance: Chance) -> int:
    if style.foresight == STEPS:
        foremost = cast(list[dict[str, int]], view["runs"])[-1]
        return foremost["move"]
    number = cast(list[int], view["stones"])[seat]
    progress = best_run(_position(seat, view, chance), i64(seat), i64(number))
    return STAY if progress == NOBODY_RUNS else int(run(progress))


def _position(seat: int, view: View, chance: Chance) -> Position:
    return GAME.from_view(view, seat, chance)


def _others_have_chosen(seat: int, view: View) -> bool:
    chosen = cast(list[int], view["chosen"])
    return all(place != NOTHING for other, place in enumerate(chosen) if other != seat)


def _about(seconds: float, chance: Chance) -> float:
    """People are not always equally quick."""
    return seconds * (LEAST_SHARE + (MOST_SHARE - LEAST_SHARE) * part(chance))
