"""A toy game of skill: all pick a stone at once, slide in turn with a push out of very many, and judge at once.

How far a stone slides is the feat: `WORKED_OUT` counts how often it was worked out. A question to the judges closes as
soon as most of them agree, and the next one has the same answers, so that a late one could hit it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import isqrt
from typing import Final, TypedDict

from spieltisch.events import NoValues
from spieltisch.facts import Facts
from spieltisch.game import Chance, EventKind, Game, IllegalMove, Options, Result, State, Story, View
from tests.toy import Toy

SMOOTH, ROUGH = 0, 1
AYE, NO = 0, 1
ANSWERS = 2
PUSHES = 10**13
ROUNDS = 2
QUESTIONS = 2
FAR = 1000

FACTS = Facts(
    key="curling",
    seats=(2, 6),
    minutes=1,
    luck="throughout",
    hidden=True,
    simultaneous=True,
    moves=ANSWERS + PUSHES,
    options=(),
)
WORKED_OUT = [0]


class Slid(TypedDict):
    far: int
    melted: int


ACTED: Final = EventKind("acted", NoValues)
SLID: Final = EventKind("slid", Slid)


def written(slid: int) -> str:
    return f"{slid:03}mm"


def far(feat: str) -> int | None:
    """How far the stone slid; None for what nobody has written."""
    return int(feat[:3]) if re.fullmatch("[0-9]{3}mm", feat) else None


class CurlingState(State):
    def __init__(self, stones: list[int], totals: list[int], slides: int, question: int, votes: list[int]) -> None:
        """-1 stands for a stone not picked and a vote not given."""
        self.stones = stones
        self.totals = totals
        self.slides = slides
        self.question = question
        self.votes = votes

    @property
    def seats(self) -> int:
        return len(self.stones)

    def phase(self) -> str:
        if -1 in self.stones:
            return "pick"
        if self.slides < ROUNDS * self.seats:
            return "slide"
        return "judge" if self.question < QUESTIONS else "over"

    def to_move(self) -> Sequence[int]:
        match self.phase():
            case "pick":
                return [seat for seat, stone in enumerate(self.stones) if stone == -1]
            case "slide":
                return [self.slides % self.seats]
            case "judge":
                return [seat for seat, vote in enumerate(self.votes) if vote == -1]
        return []

    def legal(self, seat: int) -> Sequence[int]:
        if seat not in self.to_move():
            return []
        return range(ANSWERS, ANSWERS + PUSHES) if self.phase() == "slide" else [AYE, NO]

    def feat(self, seat: int, move: int) -> str:
        if self.phase() != "slide":
            return ""
        WORKED_OUT[0] += 1
        return written(isqrt(move * move * (2 + self.stones[seat])) % FAR)

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        self._check(seat, move)
        self._play(seat, move, self.feat(seat, move), chance, story)

    def replay(self, seat: int, move: int, feat: str, chance: Chance, story: Story | None = None) -> None:
        self._check(seat, move)
        if not (far(feat) is not None if self.phase() == "slide" else feat == ""):
            raise IllegalMove("unreadable-slide")
        self._play(seat, move, feat, chance, story)

    def _check(self, seat: int, move: int) -> None:
        if move not in self.legal(seat):
            raise IllegalMove("no-such-push")

    def _play(self, seat: int, move: int, feat: str, chance: Chance, story: Story | None) -> None:
        told = ACTED(seat, {})
        match self.phase():
            case "pick":
                self.stones[seat] = move
            case "slide":
                slid = far(feat)
                assert slid is not None
                self.slides += 1
                melted = chance.below(10) if self.slides % self.seats == 0 else 0
                self.totals[seat] += slid - melted
                told = SLID(seat, {"far": slid, "melted": melted})
            case "judge":
                self.votes[seat] = move
                if max(self.votes.count(AYE), self.votes.count(NO)) * 2 > self.seats or -1 not in self.votes:
                    self.question += 1
                    self.votes = [-1] * self.seats
        if story is not None:
            story.add(told)

    def result(self) -> Result | None:
        if self.phase() != "over":
            return None
        places = [1 + sum(other > total for other in self.totals) for total in self.totals]
        values: dict[str, object] = {"best": max(self.totals), "slides": self.slides, "calm": True}
        return Result(places, list(self.totals), "slid-furthest", values)

    def view(self, seat: int | None) -> View:
        pending = self.stones if self.phase() == "pick" else self.votes
        own = -1 if seat is None else pending[seat]
        return {
            "phase": self.phase(),
            "stones": [-1] * self.seats if self.phase() == "pick" else list(self.stones),
            "waiting": [answer == -1 for answer in pending],
            "mine": own,
            "totals": list(self.totals),
            "slides": self.slides,
            "question": self.question,
        }

    def guess(self, seat: int, chance: Chance) -> State:
        return Curling().from_view(self.view(seat), seat, chance)

    def copy(self) -> State:
        return CurlingState(list(self.stones), list(self.totals), self.slides, self.question, list(self.votes))


class Curling(Game):
    key = "curling"

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> State:
        return CurlingState([-1] * seats, [0] * seats, 0, 0, [-1] * seats)

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> State:
        stones, totals, waiting = (list(_listed(view[key])) for key in ("stones", "totals", "waiting"))
        slides, question, mine = (int(str(view[key])) for key in ("slides", "question", "mine"))
        answers = [-1 if open_yet else chance.below(ANSWERS) for open_yet in waiting]
        answers[seat] = mine
        if view["phase"] == "pick":
            return CurlingState(answers, totals, slides, question, [-1] * len(stones))
        votes = answers if view["phase"] == "judge" else [-1] * len(stones)
        return CurlingState(stones, totals, slides, question, votes)

    def describe(self, move: int) -> str:
        return f"push {move - ANSWERS}" if move >= ANSWERS else ("smooth", "rough")[move]

    def parse(self, text: str) -> int:
        if text in ("smooth", "rough"):
            return ("smooth", "rough").index(text)
        word, _, number = text.partition(" ")
        if word != "push" or not number.isdecimal() or int(number) >= PUSHES:
            raise IllegalMove("no-such-push")
        return int(number) + ANSWERS


CURLING = Toy(Curling(), FACTS)


def _listed(values: object) -> list[int]:
    assert isinstance(values, list)
    return values
