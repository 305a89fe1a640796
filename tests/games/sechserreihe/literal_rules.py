"""Sechserreihe once more, slow and word for word after the rules; shares no code with the real one."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

LETTERS = "abcdef"
NUMBERS = "123456"
FIELDS = [letter + number for number in NUMBERS for letter in LETTERS]
ROWS = [[letter + number for letter in LETTERS] for number in NUMBERS]
COLUMNS = [[letter + number for number in NUMBERS] for letter in LETTERS]
DIAGONALS = [["a1", "b2", "c3", "d4", "e5", "f6"], ["f1", "e2", "d3", "c4", "b5", "a6"]]
ALL_LINES = ROWS + COLUMNS + DIAGONALS

Situation = tuple[frozenset[str], tuple[int, ...], int, bool]


class LiteralSechserreihe:
    """Fields and moves are written as players write them."""

    def __init__(self, seats: int, start: int, stones: set[str] | None = None, coins: list[int] | None = None) -> None:
        self.seats = seats
        self.turn = start
        self.stones = set(stones or ())
        self.coins = list(coins or [0] * seats)
        self.placed_well = len(self.stones)  # alone: stones that lay there before a line was complete
        self.over = False

    def moves(self) -> list[str]:
        if self.over:
            return []
        if not self.stones:
            return [f"+{one} +{other}" for one, other in combinations(FIELDS, 2)]
        turns = [
            f"{origin}-{target} +{field}"
            for origin, target, line in self.slides()
            for field in self.places(origin, target, line)
        ]
        return turns or [f"+{field}" for field in FIELDS if field not in self.stones]

    def slides(self) -> list[tuple[str, str, list[str]]]:
        """Every stone along its row or its column over one or more empty fields, no jumping."""
        found = []
        for origin in self.stones:
            for line in [line for line in ROWS + COLUMNS if origin in line]:
                for onward in (line[line.index(origin) + 1 :], line[: line.index(origin)][::-1]):
                    for target in onward:
                        if target in self.stones:
                            break
                        found.append((origin, target, line))
        return found

    def places(self, origin: str, target: str, line: list[str]) -> list[str]:
        """An empty field of the line just used, never the one the stone came from; alone, the 30th goes anywhere."""
        lying = (self.stones - {origin}) | {target}
        if self.seats == 1 and len(self.stones) == 29:
            return [field for field in FIELDS if field not in lying]
        return [field for field in line if field not in lying and field != origin]

    def play(self, move: str) -> None:
        for part in move.split():
            if part.startswith("+"):
                self.stones.add(part[1:])
            else:
                origin, target = part.split("-")
                self.stones.remove(origin)
                self.stones.add(target)
        complete = [line for line in ALL_LINES if self.stones.issuperset(line)]
        if self.seats == 1:
            self.over = bool(complete) or len(self.stones) == 30
            self.placed_well += 0 if complete else move.count("+")
            return
        for line in complete:
            self.stones -= set(line)
        self.coins[self.turn] += min(len(complete), 5 - sum(self.coins))
        self.over = self.coins[self.turn] >= (3 if self.seats == 2 else 2)
        self.turn = (self.turn + 1) % self.seats

    def count_games(self, depth: int) -> int:
        """In how many ways the next so many moves can be made.

        Many games lead to the same situation, and mirrored ones go on in equally many ways: so each is looked at once,
        together with the number of games that lead there.
        """
        ways = Counter({self.situation(): 1})
        for _ in range(depth - 1):
            following: Counter[Situation] = Counter()
            for situation, games in ways.items():
                before = self.at(situation)
                for move in before.moves():
                    after = self.at(situation)
                    after.play(move)
                    following[after.situation()] += games
            ways = following
        return sum(games * len(self.at(situation).moves()) for situation, games in ways.items())

    def situation(self) -> Situation:
        """All that matters for what is to come, seen from the side from which it comes first in the alphabet."""
        views = [frozenset(image[field] for field in self.stones) for image in IMAGES]
        return min(views, key=sorted), tuple(self.coins), self.turn, self.over

    def at(self, situation: Situation) -> LiteralSechserreihe:
        stones, coins, turn, over = situation
        twin = LiteralSechserreihe(self.seats, turn, set(stones), list(coins))
        twin.over = over
        return twin


def _images() -> list[dict[str, str]]:
    """The eight ways to look at the board: which field each one becomes."""
    turned = {field: FIELDS[6 * LETTERS.index(field[0]) + 5 - NUMBERS.index(field[1])] for field in FIELDS}
    mirrored = {field: LETTERS[5 - LETTERS.index(field[0])] + field[1] for field in FIELDS}
    found = []
    image = {field: field for field in FIELDS}
    for _ in range(4):
        found += [image, {field: mirrored[image[field]] for field in FIELDS}]
        image = {field: turned[image[field]] for field in FIELDS}
    return found


IMAGES = _images()
