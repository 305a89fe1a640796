"""A toy game full of secrets: everybody holds hidden words, draws more of them unseen, and may show one.

Every word is a marker that occurs nowhere else, so a test can search for it in all bytes that somebody received.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from spieltisch.facts import Facts
from spieltisch.game import Chance, EventKind, Game, IllegalMove, Options, Result, State, Story, View
from tests.toy import Toy

DRAW = 0
SHOW = 1
WORDS_AT_START = 2
TURNS_EACH = 4

FACTS = Facts(
    key="whisper", seats=(2, 4), minutes=1, luck="throughout", hidden=True, simultaneous=False, moves=2, options=()
)


class Word(TypedDict):
    word: str


class Words(TypedDict):
    words: list[str]


DREW: Final = EventKind("drew", Word)
SHOWED: Final = EventKind("showed", Word)
DEALT: Final = EventKind("dealt", Words)


class WhisperState(State):
    def __init__(self, hands: list[list[str]], shown: list[str], turns: int) -> None:
        self.hands = hands
        self.shown = shown
        self.turns = turns

    def to_move(self) -> Sequence[int]:
        return [] if self.turns == TURNS_EACH * len(self.hands) else [self.turns % len(self.hands)]

    def legal(self, seat: int) -> Sequence[int]:
        if seat not in self.to_move():
            return []
        return [DRAW, SHOW] if self.hands[seat] else [DRAW]

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        if move not in self.legal(seat):
            raise IllegalMove("illegal-move")
        if move == DRAW:
            word = new_word(chance)
            self.hands[seat].append(word)
            if story:
                story.add(DREW(seat, {"word": word}, seen_by=[seat]))
        else:
            word = self.hands[seat].pop(0)
            self.shown.append(word)
            if story:
                story.add(SHOWED(seat, {"word": word}))
        self.turns += 1

    def result(self) -> Result | None:
        if self.to_move():
            return None
        return Result([1] * len(self.hands), [len(hand) for hand in self.hands], "shared", {})

    def view(self, seat: int | None) -> View:
        own = [] if seat is None else list(self.hands[seat])
        return {"own": own, "shown": list(self.shown), "counts": [len(hand) for hand in self.hands]}

    def copy(self) -> State:
        return WhisperState([list(hand) for hand in self.hands], list(self.shown), self.turns)


class Whisper(Game):
    key = "whisper"

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> State:
        hands = [[new_word(chance) for _ in range(WORDS_AT_START)] for _ in range(seats)]
        if story:
            for seat, hand in enumerate(hands):
                story.add(DEALT(seat, {"words": list(hand)}, seen_by=[seat]))
        return WhisperState(hands, [], 0)

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> State:
        raise NotImplementedError

    def describe(self, move: int) -> str:
        return "draw" if move == DRAW else "show"

    def parse(self, text: str) -> int:
        return DRAW if text == "draw" else SHOW


WHISPER = Toy(Whisper(), FACTS)


def new_word(chance: Chance) -> str:
    return f"word-{chance.below(1 << 64):016x}"
