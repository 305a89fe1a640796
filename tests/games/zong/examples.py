"""The examples in the client's rules of ZONG!, found by playing.

`python -m tests.games.zong.examples` looks for them anew; that takes a few minutes. An example is a turn of a real
game: the luck's seed, all moves up to it, the move that is shown, and what it did.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from spieltisch.facts import read_facts
from spieltisch.game import QuickChance, State, Story
from spieltisch.games import game
from spieltisch.games.zong.physics.film import DROP, Reel, read
from spieltisch.games.zong.rules.board import board

FILE: Final = Path(__file__).parents[3] / "web/src/games/zong/rules/rules-examples.json"
KEY: Final = "zong"
RULES: Final = game(KEY)
SEATS: Final = 3
OPTIONS: Final = {"start": "1", "disc": "large", "vote": False, "board": "classic"}

SHOWN: Final = ("fields", "hands", "thrown", "turn", "next", "start", "zongs", "spirals", "points")
PICTURE: Final = 33_000  # what is shown of the board, from the rail behind the target, in 1/100 mm
TRIES: Final = 150  # flicks that are thought of before one is made
GAMES: Final = 400
SOON: Final = 45  # moves: nobody wants to read a longer history
NEAR_THE_TARGET: Final = 30


class Turn(NamedTuple):
    """A move that was made, what it did, and the position before and after it."""

    before: Mapping[str, Any]
    move: str
    happenings: Sequence[Mapping[str, Any]]
    after: Mapping[str, Any]

    def only(self, kind: str) -> Mapping[str, Any] | None:
        """What happened to the one piece that moved, if it was this."""
        tidied = [it for it in self.happenings if it["kind"].startswith("tidied-") or it["kind"] == "hit-target"]
        return tidied[0] if len(tidied) == 1 and tidied[0]["kind"] == kind else None

    def film(self) -> Reel:
        return next(read(it["values"]["film"]) for it in self.happenings if it["kind"] == "flicked")

    def is_in_picture(self) -> bool:
        """Everything that moves can be seen, from the flick to where it rests."""
        return all(frame.y < PICTURE for frames in self.film().keyframes if len(frames) > 1 for frame in frames)

    def is_short_story(self) -> bool:
        return len(self.film().moments) <= 12


def play(state: State, written: str, chance: QuickChance) -> Turn:
    (seat,) = state.to_move()
    before, story = state.view(None), Story()
    state.play(seat, RULES.parse(written), chance, story)
    happenings = [{"kind": it.kind, "seat": it.seat, "values": it.values} for it in story.events]
    return Turn(_shown(before), written, happenings, _shown(state.view(None)))


def new_game(chance: QuickChance) -> State:
    return RULES.new(SEATS, read_facts(KEY).complete(SEATS, OPTIONS), chance)


def replayed(seed: int, history: list[str], move: str) -> Turn:
    chance = QuickChance(seed)
    state = new_game(chance)
    for written in history:
        play(state, written, chance)
    return play(state, move, chance)


def shows_a_throw(turn: Turn) -> bool:
    return turn.before["thrown"] == [] and turn.move == "throw BBR"


def shows_a_flick(turn: Turn) -> bool:
    moved = sum(it["kind"] in ("tidied-on", "tidied-between", "tidied-red") for it in turn.happenings)
    return _flicks(turn) and moved == 2 and turn.is_in_picture() and turn.is_short_story()


def shows_on(turn: Turn) -> bool:
    return _shows_tidied(turn, "tidied-on") and _went_far(turn)


def shows_between(turn: Turn) -> bool:
    return _shows_tidied(turn, "tidied-between") and _went_far(turn)


def shows_beside(turn: Turn) -> bool:
    return _shows_tidied(turn, "tidied-red") and _went_far(turn)


def shows_off(turn: Turn) -> bool:
    return _flicks(turn) and turn.only("tidied-off") is not None and turn.is_in_picture() and turn.is_short_story()


def shows_edge(turn: Turn) -> bool:
    return _flicks(turn) and turn.only("tidied-edge") is not None and turn.is_in_picture()


def shows_tower(turn: Turn) -> bool:
    if not _flicks(turn) or not turn.is_in_picture() or not turn.is_short_story():
        return False
    film = turn.film()
    start = turn.before["start"]
    towers = [seats for field, *seats in turn.before["fields"] if field != start and len(seats) > 1]
    dropped = [it.disc for it in film.moments if it.kind == DROP]
    return len(towers) == 1 and film.rest(towers[0][0]) != film.start(towers[0][0]) and dropped == towers[0][1:]


def shows_retreat(turn: Turn) -> bool:
    kinds = [it["kind"] for it in turn.happenings]
    if kinds[:2] != ["threw", "retreated"] or "attacked" in kinds:
        return False
    way = turn.happenings[1]["values"]
    return bool(way["to"] > 4 and 3 < way["from"] - way["to"] < 14)


def shows_attack(turn: Turn) -> bool:
    went = turn.happenings[0]
    if went["kind"] != "attacked-with" or went["values"]["to"] > 36:
        return False
    return bool(went["values"]["points"] < 9 and went["values"]["from"] > 4)


EXAMPLES: Final[dict[str, Callable[[Turn], bool]]] = {
    "throw": shows_a_throw,
    "flick": shows_a_flick,
    "on": shows_on,
    "between": shows_between,
    "beside": shows_beside,
    "off": shows_off,
    "edge": shows_edge,
    "tower": shows_tower,
    "retreat": shows_retreat,
    "attack": shows_attack,
}


def found() -> dict[str, Mapping[str, Any]]:
    """The first turn that fits each example."""
    examples: dict[str, Mapping[str, Any]] = {}
    for seed in range(GAMES):
        history: list[str] = []
        for turn in _played(seed, [name for name in EXAMPLES if name not in examples]):
            for name, shows in EXAMPLES.items():
                if name not in examples and shows(turn):
                    examples[name] = {"seed": seed, "history": ", ".join(history), **turn._asdict()}
                    print(f"{name}: game {seed}, after {len(history)} moves")
                    break
            history.append(turn.move)
        if len(examples) == len(EXAMPLES):
            break
    return {name: examples[name] for name in EXAMPLES}


def _played(seed: int, missing: list[str]) -> Iterator[Turn]:
    """The beginning of a game in which whoever flicks looks for something worth showing."""
    chance, whim = QuickChance(seed), Random(seed)
    state = new_game(chance)
    for _ in range(SOON):
        if not state.to_move():
            return
        (seat,) = state.to_move()
        phase = state.view(None)["phase"]
        moves = _flicks_at(state, whim) if phase == "flick" else [whim.choice(state.legal(seat)) for _ in range(4)]
        is_far = missing == ["edge"] and _fields(state)[-1][0] < NEAR_THE_TARGET
        if phase != "throw" and not is_far:  # a throw is luck: only the one that is made counts
            moves = [next((move for move in moves if _is_worth_it(state, move, missing)), moves[0])]
        yield play(state, RULES.describe(moves[0]), chance)


def _is_worth_it(state: State, move: int, missing: list[str]) -> bool:
    """A quick look comes first: most flicks move nobody anywhere."""
    quick = state.copy()
    quick.play(quick.to_move()[0], move, QuickChance(0))
    if _fields(quick) == _fields(state):
        return False
    turn = play(state.copy(), RULES.describe(move), QuickChance(0))
    return any(EXAMPLES[name](turn) for name in missing)


def _flicks_at(state: State, whim: Random) -> list[int]:
    """At pieces, from anywhere on the target, half of them hard."""
    view: Mapping[str, Any] = state.view(None)
    ground = board(view["board"])
    flicks: list[int] = []
    for _ in range(TRIES):
        u, v = whim.randrange(1001), whim.randrange(501)
        x, y = ground.spot(u, v, ground.disc_radius(0))
        field = whim.choice(view["fields"])[0]
        dx, dy = ground.x[field] + whim.uniform(-20, 20) - x, ground.y[field] - y
        scale = 2500 / max(abs(dx), abs(dy))
        strength = whim.randrange(250, 1001)
        flicks.append(RULES.parse(f"flick {u}/{v} {round(dx * scale)}:{round(dy * scale)} {strength / 10:.1f}%"))
    return flicks


def _fields(state: State) -> list[list[int]]:
    view: Mapping[str, Any] = state.view(None)
    fields: list[list[int]] = view["fields"]
    return fields


def _flicks(turn: Turn) -> bool:
    return bool(turn.happenings[0]["kind"] == "flicked")


def _shows_tidied(turn: Turn, kind: str) -> bool:
    tidied = turn.only(kind) if _flicks(turn) and turn.is_in_picture() and turn.is_short_story() else None
    if tidied is None:
        return False
    stood = [field for field, *seats in turn.before["fields"] if tidied["values"]["piece"] in seats]
    return bool(stood[0] != tidied["values"]["field"])


def _went_far(turn: Turn) -> bool:
    film = turn.film()
    (moved,) = [disc for disc in range(SEATS) if film.start(disc) != film.rest(disc)]
    (x, y), (to_x, to_y) = film.start(moved), film.rest(moved)
    return (to_x - x) ** 2 + (to_y - y) ** 2 > 3_000**2


def _shown(view: Mapping[str, Any]) -> Mapping[str, Any]:
    return {key: view[key] for key in SHOWN}


if __name__ == "__main__":
    FILE.write_text(json.dumps(found(), indent=1) + "\n", encoding="utf-8")
