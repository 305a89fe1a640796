"""A whole game as readable text, so that a change of the rules can be reviewed as a change of text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from spieltisch.game import Chance, Game, QuickChance, State, Story, View
from spieltisch.words import outcome, say, tell, told
from tests.conformance.cases import Case
from tests.playthroughs.klong import choose_klong, draw_klong
from tests.playthroughs.nummerus import draw_nummerus
from tests.playthroughs.sechserreihe import draw_sechserreihe
from tests.playthroughs.zappzerapp import choose_zappzerapp, draw_zappzerapp
from tests.playthroughs.zong import choose_zong, draw_zong

NAMES = ["Ada", "Bo", "Cem", "Dora", "Eli", "Fay"]
DRAWERS: dict[str, Callable[[View], Iterator[str]]] = {
    "klong": draw_klong,
    "nummerus": draw_nummerus,
    "sechserreihe": draw_sechserreihe,
    "zappzerapp": draw_zappzerapp,
    "zong": draw_zong,
}


def choose(legal: Sequence[int], chance: Chance) -> int:
    return legal[chance.below(len(legal))]


CHOOSERS: dict[str, Callable[[Sequence[int], Chance], int]] = {
    "klong": choose_klong,
    "zappzerapp": choose_zappzerapp,
    "zong": choose_zong,
}

PLAYTHROUGHS = {
    "klong-2": (Case("klong", 2), 49),
    "klong-3-sunset-second-seat": (Case("klong", 3, {"board": "b", "artifact": "action", "start": "2"}), 230),
    "klong-4": (Case("klong", 4), 21),
    "nummerus-longest-2": (Case("nummerus", 2), 1),
    "nummerus-longest-3": (Case("nummerus", 3), 2),
    "nummerus-longest-4-first-seat": (Case("nummerus", 4, {"start": "1"}), 3),
    "nummerus-swap-2": (Case("nummerus", 2, {"swap": True}), 4),
    "nummerus-swap-3": (Case("nummerus", 3, {"swap": True}), 5),
    "nummerus-tournament-2": (Case("nummerus", 2, {"scoring": "tournament", "rounds": 2}), 6),
    "nummerus-tournament-swap-4": (Case("nummerus", 4, {"scoring": "tournament", "rounds": 2, "swap": True}), 7),
    "nummerus-solitaire-1": (Case("nummerus", 1), 8),
    "nummerus-solitaire-3": (Case("nummerus", 3, {"scoring": "solitaire"}), 9),
    "sechserreihe-1-own": (Case("sechserreihe", 1), 10),
    "sechserreihe-1-lot": (Case("sechserreihe", 1, {"layout": "lot"}), 11),
    "sechserreihe-2": (Case("sechserreihe", 2), 12),
    "sechserreihe-3": (Case("sechserreihe", 3), 13),
    "sechserreihe-4-third-seat": (Case("sechserreihe", 4, {"start": "3"}), 14),
    "zappzerapp-2": (Case("zappzerapp", 2), 2205),
    "zappzerapp-3-in-turn": (Case("zappzerapp", 3, {"listening": "in-turn"}), 479),
    "zappzerapp-3-second-seat": (Case("zappzerapp", 3, {"start": "2"}), 226),
    "zappzerapp-4-without-signs": (Case("zappzerapp", 4, {"signs": False}), 471),
    "zong-3": (Case("zong", 3), 19),
    "zong-4-small-third-seat": (Case("zong", 4, {"disc": "small", "start": "3"}), 36),
    "zong-5-comet": (Case("zong", 5, {"board": "comet"}), 36),
    "zong-6-large-without-vote": (Case("zong", 6, {"disc": "large", "vote": False}), 41),
}


def path_of(name: str) -> Path:
    return Path(__file__).with_name(f"{name}.txt")


def playthrough(name: str) -> str:
    case, seed = PLAYTHROUGHS[name]
    return "\n".join(_lines(case, seed)) + "\n"


def _lines(case: Case, seed: int) -> Iterator[str]:
    chance, story = QuickChance(seed), Story()
    state = case.game.new(case.seats, case.facts.complete(case.seats, case.given), chance, story)
    yield f"{say('de', case.key, 'name')}: {', '.join(NAMES[: case.seats])}"
    for key, value in case.facts.complete(case.seats, case.given).items():
        yield f"  {key} = {value}"
    ply = 0
    while seats := state.to_move():
        yield from _told(case, story)
        yield ""
        yield from DRAWERS[case.key](state.view(None))
        story = Story()
        seat = seats[chance.below(len(seats))]
        legal = state.legal(seat)
        yield f"  {NAMES[seat]} may: {_shortened(case.game, legal)}"
        move = CHOOSERS.get(case.key, choose)(legal, chance)
        ply += 1
        yield f"{ply}. {NAMES[seat]} {case.game.describe(move)}"
        state.play(seat, move, chance, story)
    yield from _told(case, story)
    yield ""
    yield from DRAWERS[case.key](state.view(None))
    yield from _end(case, state)


def _told(case: Case, story: Story) -> Iterator[str]:
    for event in told("de", case.key, story.events):
        yield f"  > {tell('de', case.key, event, NAMES)}"
        yield f"  > {tell('en', case.key, event, NAMES)}"


def _end(case: Case, state: State) -> Iterator[str]:
    result = state.result()
    assert result is not None
    yield f"  places {result.places} scores {result.scores} rewards {[round(r, 3) for r in state.rewards()]}"
    yield f"  > {outcome('de', case.key, result, NAMES[: case.seats])}"
    yield f"  > {outcome('en', case.key, result, NAMES[: case.seats])}"


def _shortened(game: Game, moves: Sequence[int]) -> str:
    first = 1 if isinstance(moves, range) else 12
    written = [game.describe(move) for move in (moves if len(moves) <= 24 else [*moves[:first], moves[-1]])]
    between = ", " if " " in written[-1] else " "
    if len(moves) == len(written):
        return between.join(written)
    return f"{between.join(written[:-1])} … {written[-1]} ({len(moves)} moves)"
