"""Positions of Klong! set up by hand, in which nothing happens that a test did not ask for.

Cards are written as `burgle*2 pickaxe`. Seat 0 has exactly the cards it is given, the dungeon deck holds none but those
given, and all others have left the game: whoever ends a turn reveals nothing by accident.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.facts import read_facts
from spieltisch.game import Chance, Event, Game, IllegalMove, QuickChance, Story
from spieltisch.games import game
from spieltisch.games.klong.rules.cards import CARDS, DUNGEON, KIND_OF, KINDS, RESERVE_KINDS, STARTER
from spieltisch.games.klong.rules.dungeon import NONE
from spieltisch.games.klong.rules.pieces import ARTIFACTS, ROW
from spieltisch.games.klong.rules.state import KlongState
from spieltisch.games.klong.rules.thief import Thief

RULES = game("klong")
START = 1
GAP = "-"


class Agreed(TypedDict, total=False):
    start: str
    board: str
    artifact: str


class Rigged(Chance):
    """Luck that brings what it is told, and no more."""

    def __init__(self, *numbers: int) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        number = self.numbers.pop(0)
        assert 0 <= number < n
        return number


NO_LUCK = Rigged()
"""For what must reveal nothing."""


def begin(
    seats: int = 2, seed: int = 0, story: Story | None = None, rules: Game = RULES, **options: Unpack[Agreed]
) -> KlongState:
    """A fresh game; seat 0 begins, unless the options say otherwise."""
    chosen = read_facts("klong").complete(seats, {"start": "1", **options})
    state = rules.new(seats, chosen, QuickChance(seed), story)
    assert isinstance(state, KlongState)
    return state


def position(
    hand: str = "",
    *,
    draw: str = "",
    discard: str = "",
    play: str = "",
    row: str = "",
    deck: str = "",
    room: int = START,
    seats: int = 2,
    rules: Game = RULES,
    **options: Unpack[Agreed],
) -> KlongState:
    """It is the turn of seat 0, which has these cards and stands in this room; the others stand outside."""
    state = begin(seats, rules=rules, **options)
    dungeon, thief = state.dungeon, state.thieves[0]
    lying = [NONE if name == GAP else KIND_OF[name] for name in row.split()]
    owned = [cards(pile) for pile in (hand, draw, discard, play)]
    thief.hand, thief.draw, thief.discard, thief.play = (vec[u8](pile) for pile in owned)
    thief.shown = vec[u8]() if draw else thief.hand[:]
    thief.room = i64(room)
    dungeon.row = vec[u8](lying + [NONE] * (ROW - len(lying)))
    left = cards(deck)
    dungeon.deck = vec[u8]([left.count(kind) for kind in range(KINDS)])
    dungeon.deck_size = len(left)
    used = [kind for pile in owned for kind in pile]
    taken = used + lying + left
    for kind, card in enumerate(CARDS):
        others = card.copies - taken.count(kind)
        if card.place == STARTER:
            dungeon.removed[kind] = u8(card.copies - used.count(kind))
        elif card.place == DUNGEON:
            dungeon.gone[kind] = u8(others)
        elif kind in RESERVE_KINDS:
            dungeon.reserve[RESERVE_KINDS.index(kind)] = u8(others)
    return state


def cards(text: str) -> list[int]:
    """Kinds, ascending."""
    named = [name.partition("*") for name in text.split()]
    return sorted(KIND_OF[name] for name, _, count in named for _ in range(int(count or 1)))


def names(pile: Sequence[int] | vec[u8]) -> str:
    """The other way round: every card by its name, ascending by kind."""
    return " ".join(CARDS[kind].key for kind in sorted(int(kind) for kind in pile))


def artifact(value: int) -> int:
    """The bit of the artifact with this value."""
    return 1 << ARTIFACTS.index(value)


def do(state: KlongState, *moves: str, luck: Chance | None = None) -> Story:
    """Whoever's turn it is makes these moves; what all of them told."""
    story, chance = Story(), luck or QuickChance(0)
    for move in moves:
        state.play(int(state.active), RULES.parse(move), chance, story)
    return story


def legal(state: KlongState, *beginnings: str) -> list[str]:
    """The legal moves as they are written, or those that begin so."""
    written = [RULES.describe(move) for move in state.legal(int(state.active))]
    return [move for move in written if move.startswith(beginnings or "")]


def refusal(state: KlongState, move: str) -> str:
    """The rule that this move breaks."""
    try:
        state.copy().play(int(state.active), RULES.parse(move), NO_LUCK)
    except IllegalMove as refused:
        return refused.key
    raise AssertionError(f"{move} was accepted")


def kinds(story: Story) -> list[str]:
    return [event.kind for event in story.events]


def told(story: Story, kind: str) -> Event:
    """The only event of this kind."""
    (event,) = (event for event in story.events if event.kind == kind)
    return event


def cubes(thief: Thief) -> dict[str, int]:
    """Where the cubes of a thief are."""
    return {
        "supply": int(thief.supply),
        "clank": int(thief.clank),
        "bagged": int(thief.bagged),
        "aside": int(thief.aside),
        "damage": int(thief.damage),
    }
