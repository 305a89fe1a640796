"""Which games and options the conformance suite plays. A new game only adds its list here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from spieltisch.facts import Facts, read_facts
from spieltisch.game import Chance, Game, Options, QuickChance, State, Story
from spieltisch.games import game
from spieltisch.games.zappzerapp.moves import FIRST_CHOOSE, FIRST_RUN, MOVES, PASS


@dataclass(frozen=True)
class Case:
    """One game with some options, as people could agree on it."""

    key: str
    seats: int
    given: Options = field(default_factory=dict)

    @property
    def game(self) -> Game:
        return game(self.key)

    @property
    def facts(self) -> Facts:
        return read_facts(self.key)

    def start(self, seed: int, story: Story | None = None) -> State:
        return self.game.new(self.seats, self.facts.complete(self.seats, self.given), QuickChance(seed), story)

    def __str__(self) -> str:
        return " ".join([self.key, str(self.seats), *(f"{key}={value}" for key, value in self.given.items())])


CASES = [
    *(Case("nummerus", seats) for seats in (1, 2, 3, 4)),
    *(Case("nummerus", seats, {"swap": True}) for seats in (2, 3, 4)),
    *(Case("nummerus", seats, {"scoring": "tournament", "rounds": 2}) for seats in (2, 3, 4)),
    *(Case("nummerus", seats, {"scoring": "tournament", "rounds": 3, "swap": True}) for seats in (2, 4)),
    *(Case("nummerus", seats, {"scoring": "solitaire"}) for seats in (2, 3, 4)),
    Case("nummerus", 3, {"start": "2"}),
    Case("nummerus", 1, {"layout": "daily"}),
    *(Case("sechserreihe", seats) for seats in (1, 2, 3, 4)),
    *(Case("sechserreihe", 1, {"layout": layout}) for layout in ("lot", "daily")),
    Case("sechserreihe", 3, {"start": "2"}),
    *(Case("zong", seats) for seats in (3, 4, 5, 6)),
    *(Case("zong", seats, {"board": "comet"}) for seats in (3, 6)),
    *(Case("zong", seats, {"disc": disc}) for seats, disc in ((4, "large"), (5, "small"))),
    Case("zong", 3, {"vote": False}),
    Case("zong", 4, {"start": "3"}),
    *(Case("klong", seats) for seats in (2, 3, 4)),
    *(Case("klong", seats, {"board": "b"}) for seats in (2, 4)),
    Case("klong", 3, {"artifact": "action", "board": "b"}),
    Case("klong", 2, {"start": "2"}),
    *(Case("zappzerapp", seats) for seats in (2, 3, 4)),
    *(Case("zappzerapp", seats, {"listening": "in-turn"}) for seats in (2, 4)),
    Case("zappzerapp", 3, {"start": "2", "signs": False, "absence": "wait"}),
]


EAGER = {"zappzerapp": [*range(FIRST_CHOOSE, PASS), *range(FIRST_RUN, MOVES)]}
"""Moves that bring a game on in which one could take things up and put them down forever."""
FEW = 6
LOOKED_AT_CLOSELY = 64
STRIDE = 7
MANY = 3000


@dataclass(frozen=True)
class Moment:
    """A position in a random game, and the move that is made there."""

    state: State
    seat: int
    move: int
    ply: int


def random_game(case: Case, seed: int) -> Iterator[Moment]:
    """Random moves to the end. Whoever watches may look at the state, and finds it played on the next time."""
    chance = QuickChance(seed)
    state = case.start(seed)
    ply = 0
    while seats := state.to_move():
        seat = seats[chance.below(len(seats))]
        move = any_move(case, state.legal(seat), chance)
        yield Moment(state, seat, move, ply)
        state.play(seat, move, chance)
        ply += 1


def any_move(case: Case, legal: Sequence[int], chance: Chance) -> int:
    """Any legal move, but half the time one that brings the game on, where there are such."""
    if case.key in EAGER and chance.below(2):
        legal = [move for move in legal if move in EAGER[case.key]] or legal
    return legal[chance.below(len(legal))]


def some_moments(case: Case, seed: int) -> Iterator[Moment]:
    """Every moment at first; of a long game, which repeats itself, only some of the later ones."""
    return (moment for moment in random_game(case, seed) if moment.ply < LOOKED_AT_CLOSELY or moment.ply % STRIDE == 0)


def some_of(moves: Sequence[int]) -> list[int]:
    """All the moves of a list; of a range, which may be endless, both ends, the middle and some by chance."""
    if not isinstance(moves, range) or len(moves) <= FEW:
        return list(moves)
    luck = QuickChance(len(moves))
    middle = len(moves) // 2
    ends = [moves[index] for index in (0, 1, middle - 1, middle, -2, -1)]
    return sorted({*ends, *(moves[luck.below(len(moves))] for _ in range(FEW))})


def known_moves(case: Case) -> list[int]:
    """All moves of the game. Where they are too many to list, the first are the special ones."""
    moves = range(case.facts.moves)
    return [*moves] if len(moves) <= MANY else sorted({*moves[:MANY], *some_of(moves)})


def final_state(case: Case, seed: int) -> State:
    *_, last = random_game(case, seed)
    return last.state
