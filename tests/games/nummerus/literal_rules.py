"""Nummerus Zahlus once more, slow and word for word after the rules; shares no code with the real one."""

from __future__ import annotations

from copy import deepcopy

WIDTHS = [3, 5, 7, 7, 5, 7, 7, 5, 3]
SQUARES = [(row, 2 * place + 7 - width) for row, width in enumerate(WIDTHS) for place in range(width)]
EIGHT_WAYS = [(down, 2 * right) for down in (-1, 0, 1) for right in (-1, 0, 1) if (down, right) != (0, 0)]
Square = tuple[int, int]


class LiteralNummerus:
    """Columns count half squares, so that all rows can be centred. Moves are written as players write them."""

    def __init__(self, seats: int, scoring: str, rounds: int, swap: bool, start: int) -> None:
        self.seats = seats
        self.scoring = scoring
        self.rounds = rounds
        self.swap = swap
        self.start = start
        self.round = 0
        self.totals = [0] * seats
        self.over = False

    def lay_out(self, fields: list[int], star: int) -> None:
        """A round begins with this layout."""
        self.round += 1
        self.chips: dict[Square, int] = {SQUARES[field]: chip for field, chip in enumerate(fields) if chip}
        self.star = SQUARES[star]
        self.turn = (self.start + self.round - 1) % self.seats
        self.hands: list[set[int]] = [set() for _ in range(self.seats)]
        self.rows: list[list[list[int]]] = [[] for _ in range(self.seats)]  # Solitär: the chains that lie there
        self.swap_chips = [0 if not self.swap else 1 if self.seats == 4 else 2] * self.seats
        self.waiting: int | None = None  # Solitär: the chip that fits twice
        self.swapping = False

    def moves(self) -> list[str]:
        if self.over:
            return []
        if self.waiting is not None:
            return ["low", "high"]
        if self.swapping:
            return ["keep", *(f"{give}x{take}" for give in self.hands[self.turn] for take in self.to_be_had())]
        return [str(chip) for chip in self.reachable()]

    def reachable(self) -> list[int]:
        met: list[int] = []
        for down, right in EIGHT_WAYS:
            row, column = self.star[0] + down, self.star[1] + right
            while (row, column) in SQUARES:
                if (row, column) in self.chips:
                    met.append(self.chips[row, column])
                    break
                row, column = row + down, column + right
        return met or list(self.chips.values())

    def to_be_had(self) -> list[int]:
        return [
            chip
            for seat, hand in enumerate(self.hands)
            for chip in hand
            if seat != self.turn and chip - 1 not in hand and chip + 1 not in hand
        ]

    def play(self, move: str) -> None:
        """After it `round_over` may be True: then a new layout is due."""
        if self.waiting is not None:
            self._lay_to(self.waiting - 1 if move == "low" else self.waiting + 1, self.waiting)
            self.waiting = None
            self._next()
        elif self.swapping:
            self.swapping = False
            if move != "keep":
                give, take = (int(number) for number in move.split("x"))
                self._swap(give, take)
            self._next()
        else:
            self._take(int(move))

    def _take(self, chip: int) -> None:
        self.star = next(square for square, there in self.chips.items() if there == chip)
        del self.chips[self.star]
        self.hands[self.turn].add(chip)
        if self.scoring == "solitaire":
            neighbours = [number for number in (chip - 1, chip + 1) if number in self.hands[self.turn]]
            if len(neighbours) == 2:
                self.waiting = chip
                return
            if neighbours:
                self._lay_to(neighbours[0], chip)
            else:
                self.rows[self.turn].append([chip])
        elif self.swap_chips[self.turn] and self.to_be_had():
            self.swapping = True
            return
        self._next()

    def _lay_to(self, neighbour: int, chip: int) -> None:
        chain = next(chain for chain in self.rows[self.turn] if neighbour in chain)
        chain.append(chip)
        chain.sort()

    def _swap(self, give: int, take: int) -> None:
        self.swap_chips[self.turn] -= 1
        owner = next(hand for hand in self.hands if take in hand)
        owner.remove(take)
        owner.add(give)
        self.hands[self.turn].remove(give)
        self.hands[self.turn].add(take)

    def _next(self) -> None:
        self.turn = (self.turn + 1) % self.seats
        if self.chips:
            return
        for seat in range(self.seats):
            self.totals[seat] += sum(k * (k + 1) // 2 for k in self.chain_lengths(seat))
        self.over = self.round == self.rounds

    @property
    def round_over(self) -> bool:
        return not self.chips and self.waiting is None and not self.swapping

    def chain_lengths(self, seat: int) -> list[int]:
        lengths: list[int] = []
        for chip in sorted(self.hands[seat]):
            if chip - 1 not in self.hands[seat]:
                end = chip
                while end in self.hands[seat]:
                    end += 1
                lengths.append(end - chip)
        return sorted((length for length in lengths if length > 1), reverse=True)

    def chains(self, seat: int) -> list[list[int]]:
        """Solitär: what lies there, the waiting chip by itself."""
        waiting = [[self.waiting]] if self.waiting is not None and seat == self.turn else []
        return sorted(self.rows[seat] + waiting)

    def minus_points(self, seat: int) -> int:
        return len([chain for chain in self.rows[seat] if len(chain) < 6])

    def scores(self) -> list[int]:
        if self.scoring == "longest":
            return [(self.chain_lengths(seat) or [0])[0] for seat in range(self.seats)]
        if self.scoring == "solitaire":
            return [self.minus_points(seat) for seat in range(self.seats)]
        return self.totals

    def winners(self) -> list[int]:
        if self.scoring != "longest":
            best = min(self.scores()) if self.scoring == "solitaire" else max(self.scores())
            return [seat for seat in range(self.seats) if self.scores()[seat] == best]
        left = list(range(self.seats))
        for rank in range(24):
            chains = {seat: (self.chain_lengths(seat) + [0] * 24)[rank] for seat in left}
            left = [seat for seat in left if chains[seat] == max(chains.values())]
        return left

    def count_games(self, depth: int) -> int:
        """How many sequences of so many moves there are."""
        if depth == 0:
            return 1
        total = 0
        for move in self.moves():
            after = deepcopy(self)
            after.play(move)
            total += after.count_games(depth - 1)
        return total
