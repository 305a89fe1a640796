"""A toy game in real time: all grab cups at once, shake them, keep one, and bow one after the other.

Each cup hides a number of marbles, drawn anew for every round. What is heard is as loud as there are marbles, and
drowned in noise. Every round begins on a signal, unless all act in turn.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from spieltisch.facts import IN_TURN, WAIT, Facts, Option, Sound
from spieltisch.game import Chance, EventKind, Game, IllegalMove, Options, QuickChance, Result, State, Story, View
from tests.toy import Toy

CUPS = 6
KEEP, BACK, PASS, READY, BOW, NOD = range(CUPS, CUPS + 6)
ROUNDS = 2
NOTHING, PASSED = -1, -2
SAMPLES = 64
LOUDEST = 1000


class Did(TypedDict):
    move: int


DID: Final = EventKind("did", Did)

FACTS = Facts(
    key="scramble",
    seats=(2, 4),
    minutes=1,
    luck="rounds",
    hidden=True,
    simultaneous=True,
    moves=CUPS + 6,
    real_time=True,
    take_back="never",
    clocks={"relaxed": 60, "brisk": 20},
    sound=Sound(rate=1000, samples=SAMPLES, seconds=60.0, strengths=3, things=1),
    options=(
        Option("order", "choice", "together", ("together", IN_TURN), names="order"),
        Option("absence", "choice", WAIT, (WAIT, "0", "30"), names="absence"),
        Option("signal", "choice", "0", ("0", "1", "3"), needs={"order": ("together",)}, names="signal"),
    ),
)


class ScrambleState(State):
    def __init__(
        self, in_turn: bool, marbles: list[int], held: list[int], kept: list[int], bows: int, ready: bool, over: int
    ) -> None:
        """`over` counts the rounds that are; `ready` is for whoever listens in turn."""
        self.in_turn = in_turn
        self.marbles = marbles
        self.held = held
        self.kept = kept
        self.bows = bows
        self.ready = ready
        self.over = over

    @property
    def seats(self) -> int:
        return len(self.held)

    def phase(self) -> str:
        if self.over == ROUNDS:
            return "over"
        if NOTHING not in self.kept:
            return "bow"
        return "grab" if self.ready or not self.in_turn else "ready"

    def to_move(self) -> Sequence[int]:
        if self.phase() == "bow":
            return [self.bows]
        asked = [seat for seat, kept in enumerate(self.kept) if kept == NOTHING] if self.phase() != "over" else []
        return asked[:1] if self.in_turn else asked

    def legal(self, seat: int) -> Sequence[int]:
        if seat not in self.to_move():
            return []
        if self.phase() == "bow":
            return [BOW, NOD]
        if self.phase() == "ready":
            return [READY]
        if self.held[seat] != NOTHING:
            return [KEEP, BACK, PASS]
        return [*(cup for cup in range(CUPS) if cup not in self.held and cup not in self.kept), PASS]

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        if move not in self.legal(seat):
            raise IllegalMove(self._why_not(seat, move))
        if move < CUPS:
            self.held[seat] = move
        elif move == READY:
            self.ready = True
        elif move in (BOW, NOD):
            self.bows += 1
        else:
            if move != BACK:
                self.kept[seat] = self.held[seat] if move == KEEP else PASSED
                self.ready = False
            self.held[seat] = NOTHING
        if self.bows == self.seats:
            self.over += 1
            self.kept, self.bows, self.marbles = [NOTHING] * self.seats, 0, shuffled(chance)
        if story:
            story.add(DID(seat, {"move": move}))

    def _why_not(self, seat: int, move: int) -> str:
        if self.kept[seat] != NOTHING:
            return "already-kept"
        return "taken" if 0 <= move < CUPS and self.phase() == "grab" else "illegal-move"

    def on_signal(self) -> bool:
        return self.phase() == "grab" and not self.in_turn

    def forfeit(self, seat: int) -> int | None:
        return {"grab": PASS, "ready": READY}.get(self.phase())

    def sound(self, seat: int, thing: int, strength: int, seed: int) -> bytes:
        if self.held[seat] == NOTHING:
            raise IllegalMove("empty-hand")
        chance, loud = QuickChance(seed), strength * self.marbles[self.held[seat]]
        return b"".join((loud + chance.below(LOUDEST)).to_bytes(2, "little") for _ in range(SAMPLES))

    def result(self) -> Result | None:
        return Result([1] * self.seats, [0] * self.seats, "shared", {}) if self.phase() == "over" else None

    def view(self, seat: int | None) -> View:
        return {"phase": self.phase(), "held": list(self.held), "kept": list(self.kept), "round": self.over}

    def copy(self) -> State:
        held, kept = list(self.held), list(self.kept)
        return ScrambleState(self.in_turn, list(self.marbles), held, kept, self.bows, self.ready, self.over)


class Scramble(Game):
    key = "scramble"

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> State:
        nothing = [NOTHING] * seats
        in_turn = options["order"] == IN_TURN
        return ScrambleState(in_turn, shuffled(chance), list(nothing), list(nothing), 0, False, 0)

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> State:
        raise NotImplementedError

    def describe(self, move: int) -> str:
        return str(move)

    def parse(self, text: str) -> int:
        return int(text)


SCRAMBLE = Toy(Scramble(), FACTS)


def shuffled(chance: Chance) -> list[int]:
    marbles = list(range(1, CUPS + 1))
    chance.shuffle(marbles)
    return marbles
