"""Tiny games to try searches on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from spieltisch.game import Chance, Game, IllegalMove, Options, Result, State, Story, View


class Heap(State):
    """Nim with one heap: take 1 to 3, whoever takes the last stone wins. Any number of seats."""

    def __init__(self, stones: int, seats: int, turn: int = 0) -> None:
        self.stones, self.seats, self.turn = stones, seats, turn

    def to_move(self) -> Sequence[int]:
        return [self.turn] if self.stones else []

    def legal(self, seat: int) -> Sequence[int]:
        return range(1, min(3, self.stones) + 1) if seat == self.turn else []

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        self.stones -= move
        self.turn = (self.turn + 1) % self.seats

    def result(self) -> Result | None:
        if self.stones:
            return None
        winner = (self.turn - 1) % self.seats
        return Result([1 if seat == winner else 2 for seat in range(self.seats)], [], "last", {})

    def view(self, seat: int | None) -> View:
        return {"stones": self.stones, "seats": self.seats, "turn": self.turn}

    def copy(self) -> State:
        return Heap(self.stones, self.seats, self.turn)


class Nim(Game):
    key = "nim"

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> State:
        return Heap(*(int(str(view[key])) for key in ("stones", "seats", "turn")))


class Cards(State):
    """Two secret cards, each 0 or 1, one a seat. Seat 0 guesses the other's card: 0 or 1, or passes with 2 for half."""

    def __init__(self, cards: Sequence[int], guessed: int | None = None) -> None:
        self.cards, self.guessed = cards, guessed

    def to_move(self) -> Sequence[int]:
        return [0, 1] if self.guessed is None else []

    def legal(self, seat: int) -> Sequence[int]:
        return [0, 1, 2] if self.guessed is None else []

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        self.guessed = move

    def result(self) -> Result | None:
        if self.guessed is None:
            return None
        right = self.guessed == self.cards[1]
        return Result([1, 2] if right else [2, 1], [], "guess", {})

    def rewards(self) -> list[float]:
        first = 0.6 if self.guessed == 2 else float(self.guessed == self.cards[1])
        return [first, 1.0 - first]

    def view(self, seat: int | None) -> View:
        return {"mine": None if seat is None else self.cards[seat]}

    def copy(self) -> State:
        return Cards(self.cards, self.guessed)


class Guessing(Game):
    key = "guessing"

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> State:
        mine = view["mine"]
        assert isinstance(mine, int)
        cards = [chance.below(2), chance.below(2)]
        cards[seat] = mine
        return Cards(cards)


class Climb(State):
    """Alone: ten steps, left or right each; the share of steps that follow the secret pattern is the reward."""

    WAY = (0, 1, 1, 0, 1, 0, 0, 1, 1, 0)

    def __init__(self, steps: Sequence[int] = ()) -> None:
        self.steps = list(steps)

    def to_move(self) -> Sequence[int]:
        return [0] if len(self.steps) < len(self.WAY) else []

    def legal(self, seat: int) -> Sequence[int]:
        return [0, 1]

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        self.steps.append(move)

    def result(self) -> Result | None:
        return None if self.to_move() else Result([1], [], "climbed", {})

    def rewards(self) -> list[float]:
        return [sum(a == b for a, b in zip(self.steps, self.WAY, strict=True)) / len(self.WAY)]

    def view(self, seat: int | None) -> View:
        return {"steps": list(self.steps)}

    def copy(self) -> State:
        return Climb(self.steps)


class Mountain(Game):
    key = "mountain"

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> State:
        steps = view["steps"]
        assert isinstance(steps, list)
        return Climb(steps)


class Throw(State):
    """One throw each out of very many: whoever comes nearest to the middle wins. Any number of seats."""

    WIDTH = 10**12

    def __init__(self, seats: int, misses: Sequence[int] = ()) -> None:
        self.seats, self.misses = seats, list(misses)

    def to_move(self) -> Sequence[int]:
        return [len(self.misses)] if len(self.misses) < self.seats else []

    def legal(self, seat: int) -> Sequence[int]:
        return range(7, 7 + self.WIDTH) if seat in self.to_move() else []

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        self.misses.append(abs(move - 7 - self.WIDTH // 2))

    def result(self) -> Result | None:
        if self.to_move():
            return None
        return Result([1 + sum(other < miss for other in self.misses) for miss in self.misses], [], "nearest", {})

    def view(self, seat: int | None) -> View:
        return {"seats": self.seats, "misses": list(self.misses)}

    def copy(self) -> State:
        return Throw(self.seats, self.misses)


class Darts(Game):
    key = "darts"

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> State:
        misses = view["misses"]
        assert isinstance(misses, list)
        return Throw(int(str(view["seats"])), misses)


class Grab(State):
    """Everybody at once: in each round every seat takes one of the things, each of which is there but once.

    What a thing is worth can be heard: its rattle is as many bytes long. Whoever took most in the end wins.
    """

    THINGS = 4

    def __init__(self, seats: int, rounds: int) -> None:
        self.scores, self.rounds = [0] * seats, rounds
        self.log: list[tuple[int, int]] = []
        self._next_round()

    def _next_round(self) -> None:
        self.waiting, self.there = list(range(len(self.scores))), list(range(self.THINGS))

    def to_move(self) -> Sequence[int]:
        return self.waiting if self.rounds else []

    def legal(self, seat: int) -> Sequence[int]:
        return self.there if seat in self.to_move() else []

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        self.waiting.remove(seat)
        self.there.remove(move)
        self.scores[seat] += move
        self.log.append((seat, move))
        if not self.waiting:
            self.rounds -= 1
            self._next_round()

    def sound(self, seat: int, thing: int, strength: int, seed: int) -> bytes:
        if thing not in self.there:
            raise IllegalMove("gone")
        return bytes([seed % 256]) * thing

    def result(self) -> Result | None:
        if self.to_move():
            return None
        return Result(
            [1 + sum(other > score for other in self.scores) for score in self.scores], self.scores, "all", {}
        )

    def view(self, seat: int | None) -> View:
        return {"there": list(self.there), "rounds": self.rounds}


class Snatching(Game):
    key = "snatching"
    moves = Grab.THINGS

    def __init__(self) -> None:
        self.started: list[Grab] = []

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> State:
        self.started.append(Grab(seats, rounds=int(str(options.get("rounds", 1)))))
        return self.started[-1]
