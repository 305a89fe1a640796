"""ZONG! once more, slow and word for word after the rules; shares no code with the real one but the board's numbers.

What luck and physics bring is handed in: the faces of a throw, and where the pieces came to rest.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import combinations
from math import ceil, hypot
from typing import Any

LETTERS = "BRL"
FACES = {"B": (2, 4), "R": (7, 0), "L": ("lightning", "spiral")}
STARTS = ["P3", "P4", "P5", "P6"]
TARGET = "target"

Point = tuple[float, float]
Reading = tuple[str, str]  # why, and the field


class LiteralZong:
    """Moves and fields are written as players write them; seats count from 0. A tower is a list, the lowest first."""

    def __init__(self, edition: int, seats: int, first: int, board: str, disc: str, vote: bool) -> None:
        self.edition = edition
        self.seats = seats
        self.turn = first
        self.votes_are_held = vote
        self.board = Ground(board)
        self.start = f"P{seats}"
        self.on: dict[str, list[int]] = {name: [] for name in [*self.board.track, TARGET]}
        self.on[self.start] = list(range(seats))
        self.hands = [["R", "L"] for _ in range(seats)]
        self.hands[first] += ["B", "B", "B"]
        self.zong_discs: list[str | None] = [None if disc == "own" else disc] * seats
        self.thrown: list[str] = []
        self.lightnings = self.spirals = self.points = 0
        self.lying: dict[int, Point | None] = {}
        self.riding: dict[int, int] = {}
        self.questions: dict[int, tuple[Reading, Reading]] = {}
        self.answers: dict[int, Reading] = {}
        self.votes: dict[int, str] = {}
        self.winner: int | None = None
        self.riders_kept = 0
        self.phase = "pick" if disc == "own" else "throw"

    def to_move(self) -> list[int]:
        if self.phase == "pick":
            return [seat for seat in range(self.seats) if self.zong_discs[seat] is None]
        if self.phase == "vote":
            return [seat for seat in range(self.seats) if seat not in self.votes]
        return [] if self.phase == "over" else [self.turn]

    def moves(self) -> set[str]:
        """All but flicks, which are too many to list."""
        if self.phase == "pick":
            return {"disc large", "disc small"}
        if self.phase == "throw":
            return {f"throw {sorted_discs(three)}" for three in combinations(self.hands[self.turn], 3)}
        if self.phase == "vote":
            return {"vote 1", "vote 2"}
        if self.phase == "attack":
            others = sorted(seat for seat in self.on[self.place_of(self.turn)] if seat != self.turn)
            groups = [group for size in range(len(others) + 1) for group in combinations(others, size)]
            return {" ".join(["go", *(str(seat + 1) for seat in group)]) for group in groups}
        return set()

    # Moves

    def pick(self, seat: int, size: str) -> None:
        self.zong_discs[seat] = size
        if None not in self.zong_discs:
            self.phase = "throw"

    def throw(self, discs: str, faces: list[int]) -> None:
        """He throws three of the five; the other two stay his."""
        for disc in discs:
            self.hands[self.turn].remove(disc)
        self.thrown = list(discs)
        shown = [FACES[disc][face] for disc, face in zip(discs, faces, strict=True)]
        self.lightnings = shown.count("lightning")
        self.spirals = shown.count("spiral")
        self.points = sum(face for face in shown if isinstance(face, int))
        self.go_on()

    def flick(self, lying: dict[int, Point | None], riding: dict[int, int]) -> None:
        """The pieces that moved, and where they rest now; None is off the board. `riding` says who lies on whom."""
        self.lightnings -= 1
        self.lying, self.riding = lying, riding
        self.questions, self.answers = {}, {}
        for seat, point in sorted(lying.items()):
            measured, other = self.readings(point)
            self.answers[seat] = measured
            if other is not None and self.votes_are_held:
                self.questions[seat] = (measured, other)
        self.ask()

    def vote(self, seat: int, text: str) -> None:
        self.votes[seat] = text
        asked = min(self.questions)
        against = list(self.votes.values()).count("vote 2")
        missing = self.seats - len(self.votes)
        if against * 2 > self.seats or (against + missing) * 2 <= self.seats:
            measured, other = self.questions.pop(asked)
            self.answers[asked] = other if against * 2 > self.seats else measured
            self.ask()

    def attack(self, companions: list[int]) -> None:
        """That many fields forward; the taken ones keep their order below him."""
        tower = self.on[self.place_of(self.turn)]
        here = self.board.track.index(self.place_of(self.turn))
        moving = [seat for seat in tower if seat in companions] + [self.turn]
        there = self.board.track[here + self.points] if here + self.points < len(self.board.track) else TARGET
        if self.points > 0:
            for seat in moving:
                self.move(seat, there)
        if there == TARGET:
            self.end(self.turn)
            return
        following = (self.turn + 1) % self.seats
        self.hands[following] += self.thrown
        self.turn, self.phase = following, "throw"

    # What happens by itself

    def go_on(self) -> None:
        """Exactly in this order: lightnings, spirals, points."""
        if self.lightnings:
            self.phase = "flick"
            return
        while self.spirals:
            self.spirals -= 1
            self.retreat()
        here = self.place_of(self.turn)
        if self.points > 0 and here != self.start and len(self.on[here]) > 1:
            self.phase = "attack"
        else:
            self.attack([])

    def retreat(self) -> None:
        """Directly behind the nearest piece that is behind it; to the start field if that is where it stands."""
        track = self.board.track
        here = track.index(self.place_of(self.turn))
        occupied_behind = [place for place in track[:here] if self.on[place]]
        if occupied_behind:
            nearest = occupied_behind[-1]
            self.move(self.turn, nearest if nearest == self.start else track[track.index(nearest) - 1])

    def ask(self) -> None:
        """One question after the other; when a piece surely won, only those that may have won as well."""
        sure = {seat: reading for seat, reading in self.answers.items() if seat not in self.questions}
        if any(place == TARGET for _, place in sure.values()):
            self.questions = {
                seat: readings
                for seat, readings in self.questions.items()
                if TARGET in {place for _, place in readings}
            }
        self.votes = {}
        if self.questions:
            self.phase = "vote"
        else:
            self.tidy_up()

    def tidy_up(self) -> None:
        for seat in self.lying:
            self.on[self.place_of(seat)].remove(seat)
        for place in self.on:
            coming = [seat for seat, (_, there) in self.answers.items() if there == place]
            coming.sort(key=lambda seat: (self.from_centre(seat, place), seat))
            self.on[place] = self.tower(self.on[place] + coming, place)
        self.on[self.start].sort()
        if won := self.winners():
            self.end(won[0])
        else:
            self.go_on()

    def tower(self, pieces: list[int], place: str) -> list[int]:
        """Those that lie on the board, in this order; then each rider goes directly onto the piece that carries it.

        A rider whose carrier belongs to another field lies on the board. In the first edition all of them do.
        """
        riders = [seat for seat in pieces if self.riding.get(seat) in pieces and place != self.start]
        if self.edition == 1:
            riders = []
        tower = [seat for seat in pieces if seat not in riders]
        while riders:
            rider = [seat for seat in riders if self.riding[seat] in tower][-1]
            riders.remove(rider)
            tower.insert(tower.index(self.riding[rider]) + 1, rider)
        self.riders_kept += tower != pieces
        return tower

    def winners(self) -> list[int]:
        """The lowest of those who ride on each other in the target, the nearest to its centre first."""
        home = {seat for seat, (_, place) in self.answers.items() if place == TARGET}
        lowest = [seat for seat in home if not home & self.all_below(seat)]
        return sorted(lowest, key=lambda seat: (self.from_centre(seat, TARGET), seat))

    def end(self, winner: int) -> None:
        self.winner, self.phase = winner, "over"

    # Where things are

    def place_of(self, seat: int) -> str:
        (place,) = [place for place, tower in self.on.items() if seat in tower]
        return place

    def move(self, seat: int, place: str) -> None:
        self.on[self.place_of(seat)].remove(seat)
        self.on[place].append(seat)
        self.on[self.start].sort()

    def all_below(self, seat: int) -> set[int]:
        return {self.riding[seat]} | self.all_below(self.riding[seat]) if seat in self.riding else set()

    def from_centre(self, seat: int, place: str) -> float:
        """Squared, in whole hundredths of a millimetre, so that equal is equal."""
        point = self.lying[seat]
        if point is None:
            return float("inf")
        centre = self.board.target_centre if place == TARGET else self.board.centre[place]
        return sum(round(100 * (a - b)) ** 2 for a, b in zip(point, centre, strict=True))

    def readings(self, point: Point | None) -> tuple[Reading, Reading | None]:
        """What was measured; and what would hold if the closest call within a millimetre went the other way."""
        if point is None:
            return ("off", self.start), None
        facts = self.board.facts(point, self.start)
        measured = self.board.read(facts, self.start)
        for name, (_, margin) in sorted(facts.items(), key=lambda item: item[1][1]):
            truth, _ = facts[name]
            other = self.board.read({**facts, name: (not truth, margin)}, self.start)
            if margin < 1.0 and other[1] != measured[1]:
                return measured, other
        return measured, None


class Ground:
    """The board's numbers, and how a resting piece is judged by its centre."""

    def __init__(self, key: str) -> None:
        text = (files("spieltisch.games.zong") / "data" / "boards" / f"{key}.toml").read_text(encoding="utf-8")
        data: dict[str, Any] = tomllib.loads(text)
        numbers = [str(number) for number in range(1, len(data["track"]["fields"]) - len(STARTS) + 1)]
        self.track = STARTS + numbers
        self.centre: dict[str, Point] = dict(zip(self.track, map(tuple, data["track"]["fields"]), strict=True))
        self.reds = [str(number) for number in data["track"]["red"]]
        self.field, self.piece = data["sizes"]["field"] / 2, data["sizes"]["piece"] / 2
        self.circle, self.circle_radius = (data["target"]["x"], data["target"]["y"]), data["target"]["radius"]
        self.target_centre: Point = tuple(data["target"]["centre"])
        self.start_places = {f"P{start['seats']}": start["places"] for start in data["start"]}

    def facts(self, point: Point, start: str) -> dict[str, tuple[bool, float]]:
        """Everything that is asked about a resting piece: whether it holds, and how far it is from the contrary."""
        found: dict[str, tuple[bool, float]] = {}

        def within(name: str, away: float, limit: float) -> None:
            found[name] = (away <= limit, abs(away - limit))

        from_target = distance(point, self.circle)
        within("in target", from_target, self.circle_radius - self.piece)
        within("touches target", from_target, self.circle_radius + self.piece)
        for name in self.track:
            away = distance(point, self.centre[name])
            around = [distance(place, self.centre[name]) for place in self.start_places[start]] if name == start else []
            within(f"on {name}", away, max([self.field, *map(rounded_up, around)]))
            within(f"touches {name}", away, self.field + self.piece)
        reds = sorted(self.reds, key=lambda name: (distance(point, self.centre[name]), -self.track.index(name)))
        nearest, second = reds[0], reds[1]
        margin = distance(point, self.centre[second]) - distance(point, self.centre[nearest])
        found[f"red {nearest} rather than {second}"] = (True, margin)
        return found

    def read(self, facts: dict[str, tuple[bool, float]], start: str) -> Reading:
        holds = {name for name, (truth, _) in facts.items() if truth}
        if "in target" in holds:
            return "target", TARGET
        if "touches target" in holds:
            return "edge", self.track[-1]
        on = [name for name in self.track if f"on {name}" in holds]
        touched = [name for name in self.track if f"touches {name}" in holds]
        if on or len(touched) > 1:
            why, place = ("on", on[-1]) if on else ("between", touched[-1])
            return (why, place) if self.track.index(place) > self.track.index(start) else ("start", start)
        (rather,) = [name for name in facts if name.startswith("red ")]
        _, nearest, _, _, second = rather.split()
        return "red", nearest if rather in holds else second


def distance(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def rounded_up(length: float) -> float:
    """To whole hundredths of a millimetre."""
    return ceil(100 * length - 1e-9) / 100


def sorted_discs(discs: tuple[str, ...]) -> str:
    return "".join(sorted(discs, key=LETTERS.index))
