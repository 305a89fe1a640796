"""A whole game as readable text, so that a change of the rules can be reviewed as a change of text."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from spieltisch.game import Game, QuickChance, State, Story
from spieltisch.words import outcome, say, tell, told
from tests.suite import Case, home_of, suite, suites

NAMES = ["Ada", "Bo", "Cem", "Dora", "Eli", "Fay"]
PLAYTHROUGHS = [(key, name) for key, found in suites().items() for name in found.playthroughs]


def files() -> dict[tuple[str, str], Path]:
    """Those that are there, by game and name."""
    return {(key, path.stem): path for key in suites() for path in (home_of(key) / "playthroughs").glob("*.txt")}


def path_of(key: str, name: str) -> Path:
    return home_of(key) / "playthroughs" / f"{name}.txt"


def playthrough(key: str, name: str) -> str:
    played = suite(key).playthroughs[name]
    return "\n".join(_lines(played.case, played.seed)) + "\n"


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
        yield from suite(case.key).draw(state.view(None))
        story = Story()
        seat = seats[chance.below(len(seats))]
        legal = state.legal(seat)
        yield f"  {NAMES[seat]} may: {_shortened(case.game, legal)}"
        move = suite(case.key).choose(legal, chance)
        ply += 1
        yield f"{ply}. {NAMES[seat]} {case.game.describe(move)}"
        state.play(seat, move, chance, story)
    yield from _told(case, story)
    yield ""
    yield from suite(case.key).draw(state.view(None))
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
