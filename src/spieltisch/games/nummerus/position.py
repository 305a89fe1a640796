"""A position of Nummerus Zahlus: what lies where, and how a move changes it. Made for speed.

Moves: 0-47 take chip 1-48; 48 and 49 put the chip just taken to the lower or upper of two chains (Solitär); 50 keeps
everything; 51 + 48 (give - 1) + (take - 1) swaps two chips.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import Chance, IllegalMove, State, Story
from spieltisch.games.nummerus import board
from spieltisch.games.nummerus.board import WAYS
from spieltisch.games.nummerus.chains import (
    ALL_CHIPS,
    bit,
    chain_of,
    counting,
    longest,
    loose,
    minus_points,
    tournament_points,
)

TAKE: Final = 0
JOIN: Final = 1
SWAP: Final = 2
OVER: Final = 3

LONGEST: Final = 0
TOURNAMENT: Final = 1
SOLITAIRE: Final = 2

CHIPS: Final[i64] = i64(board.CHIPS)
FIELDS: Final[i64] = i64(board.FIELDS)
EDGE: Final[i64] = i64(board.EDGE)
JOIN_LOWER: Final[i64] = CHIPS
JOIN_UPPER: Final[i64] = CHIPS + 1
KEEP: Final[i64] = CHIPS + 2
FIRST_SWAP: Final[i64] = CHIPS + 3
MOVES: Final[int] = int(FIRST_SWAP + CHIPS * CHIPS)
MOST_CHOICES: Final[i64] = 1 + (CHIPS // 2) * (CHIPS // 2)  # two seats that each hold half of the chips and may swap

# The links of the full board, with a last row for EDGE, which takes what is written beyond the edge.
_FULL: Final = vec[u8](board.neighbours() + [board.EDGE] * WAYS)
_RAYS: Final = board.rays()
_ALONE: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,)]
_NOBODY: Final[tuple[int, ...]] = ()


@final
class Plan:
    """What was agreed before the game."""

    def __init__(self, seats: int, scoring: int, rounds: int, swap: bool) -> None:
        self.seats: Final[i64] = i64(seats)
        self.scoring: Final[i64] = i64(scoring)
        self.rounds: Final[i64] = i64(rounds)
        self.swap: Final = swap


class Position(State):
    """`links` holds for each field and way the nearest field with a chip ([WAYS field + way], or EDGE). A chip
    that is taken is taken out of its four lines; the star stands on the freed field, so its links are its ways."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.start: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = TAKE
        self.turn: i64 = 0
        self.star: i64 = EDGE
        self.origin: i64 = EDGE  # where the star came from; EDGE before the first move of a round
        self.left: i64 = 0  # chips on the board, as a hand
        self.links: vec[u8] = vec[u8]()
        self.chip_at: vec[u8] = vec[u8]()  # by field, as laid out; copies share it
        self.field_of: vec[u8] = vec[u8]()  # by chip - 1, as laid out; copies share it
        self.hands: vec[i64] = vec[i64]()
        self.cuts: vec[i64] = vec[i64]()
        self.swaps: vec[i64] = vec[i64]()
        self.finished: list[list[int]] = []  # points by seat of each finished round of a tournament; copies share it

    def to_move(self) -> Sequence[int]:
        return _ALONE[self.turn] if self.phase != OVER else _NOBODY

    def legal(self, seat: int) -> Sequence[int]:
        if self.phase == OVER or seat != int(self.turn):
            return []
        choices = vec[i64]([0] * (MOST_CHOICES if self.phase == SWAP else CHIPS))
        found = [int(choices[n]) for n in range(self.choices(choices))]
        if self.phase == TAKE:
            found.sort()
        return found

    def choices(self, into: vec[i64]) -> i64:
        """Write the legal moves into this vec, in any order, and say how many; for searches. It needs MOST_CHOICES."""
        if self.phase == TAKE:
            return self._chips_on_lines(into) or self._chips_anywhere(into)
        if self.phase == SWAP:
            return self._swaps(into)
        into[0] = JOIN_LOWER
        into[1] = JOIN_UPPER
        return 2

    def takeable(self) -> i64:
        """What the seat to move could take in a swap: chips of others that are not part of a chain of their owner."""
        found: i64 = 0
        for seat in range(self.plan.seats):
            if seat != self.turn:
                found |= loose(self.hands[seat])
        return found

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        if self.phase == OVER or seat != int(self.turn) or not 0 <= move < MOVES or not self._allows(i64(move)):
            raise self._why_not(seat, move)
        self.step(i64(move), chance, story)

    def step(self, move: i64, chance: Chance, story: Story | None = None) -> None:
        """Make a move that is known to be legal."""
        if move < CHIPS:
            self._take(move, chance, story)
        elif move < KEEP:
            self._join(move, chance, story)
        else:
            self._swap(move, chance, story)

    def playout(self, chance: Chance) -> int:
        choices = vec[i64]([0] * MOST_CHOICES)
        moves = 0
        while self.phase != OVER:
            found = self.choices(choices)
            self.step(choices[i64(chance.below(int(found)))], chance)
            moves += 1
        return moves

    def points(self, seat: i64) -> i64:
        """What a hand is worth now: its longest chain, its points of this round, or its minus points."""
        if self.plan.scoring == LONGEST:
            return longest(self.hands[seat])
        if self.plan.scoring == TOURNAMENT:
            return tournament_points(self.hands[seat])
        return minus_points(self.hands[seat], self.cuts[seat])

    def scores(self) -> list[int]:
        if self.plan.scoring == TOURNAMENT:
            return [sum(points[seat] for points in self.finished) for seat in range(int(self.plan.seats))]
        return [int(self.points(i64(seat))) for seat in range(int(self.plan.seats))]

    def rewards(self) -> list[float]:
        """1 for the winner, shared between equals. Playing Solitär alone: 1 for nothing left, less for each chain."""
        scores = self.scores()
        if len(scores) == 1:
            return [1.0 - 2.0 * scores[0] / board.CHIPS]
        best = min(scores) if self.plan.scoring == SOLITAIRE else max(scores)
        if scores.count(best) > 1 and self.plan.scoring == LONGEST:
            return super().rewards()
        share = 1.0 / scores.count(best)
        return [share if score == best else 0.0 for score in scores]

    def fits_twice(self, move: i64) -> bool:
        """Whether this chip lies between two chips of the seat to move."""
        hand = self.hands[self.turn]
        return bool(hand << 1 >> move & 1 and hand >> 1 >> move & 1)

    def jumped(self, origin: i64, field: i64) -> bool:
        """Only a jump leads off the lines of a field, because it needs them all empty."""
        return int(field) not in _RAYS[origin]

    def deal(self, start: i64, chance: Chance, story: Story | None) -> None:
        """Lay out all chips and the star for the next round."""
        chips_by_field = list(range(int(FIELDS)))
        chance.shuffle(chips_by_field)
        seats = int(self.plan.seats)
        self.start = start
        self.turn = start
        self.round += 1
        self.phase = TAKE
        self.origin = EDGE
        self.left = ALL_CHIPS
        self.hands = vec[i64]([0] * seats)
        self.cuts = vec[i64]([0] * seats)
        self.swaps = vec[i64]([board.SWAPS[seats - 1] if self.plan.swap else 0] * seats)
        self.lay_out(chips_by_field, i64(chips_by_field.index(0)))
        if story is not None:
            story.tell("layout", int(start), {"round": int(self.round), "start": int(start)})

    def lay_out(self, chips_by_field: list[int], star: i64) -> None:
        """Put these chips on the board, 0 where there is none, and the star on one of the empty fields."""
        self.star = star
        self.chip_at = vec[u8](chips_by_field)
        self.field_of = vec[u8]([board.EDGE] * board.CHIPS)
        self.links = _FULL[:]
        for field, chip in enumerate(chips_by_field):
            if chip:
                self.field_of[i64(chip - 1)] = u8(field)
            elif field != star:
                self._unlink(i64(field))
        self._unlink(star)  # last, so that its links are right

    # What a move does

    def _take(self, move: i64, chance: Chance, story: Story | None) -> None:
        field = i64(self.field_of[move])
        chip = bit(move + 1)
        self.origin = self.star
        self.star = field
        self.left ^= chip
        self.hands[self.turn] |= chip
        self._unlink(field)
        between = self.plan.scoring == SOLITAIRE and self.fits_twice(move)
        if between:
            self.cuts[self.turn] |= chip | chip >> 1
        if story is not None:
            self._tell_take(move + 1, story)
        if between:
            self.phase = JOIN
        elif self.plan.swap and self.swaps[self.turn] > 0 and self.takeable() != 0:
            self.phase = SWAP
        else:
            self._end_turn(chance, story)

    def _join(self, move: i64, chance: Chance, story: Story | None) -> None:
        chip = i64(self.chip_at[self.star])
        self.cuts[self.turn] ^= bit(chip - 1 if move == JOIN_LOWER else chip)
        if story is not None:
            chain = chain_of(chip, self.hands[self.turn], self.cuts[self.turn])
            story.tell("joined", int(self.turn), {"chip": int(chip), "chain": chain})
        self._end_turn(chance, story)

    def _swap(self, move: i64, chance: Chance, story: Story | None) -> None:
        if move == KEEP:
            if story is not None:
                story.tell("kept", int(self.turn), {})
            self._end_turn(chance, story)
            return
        give = (move - FIRST_SWAP) // CHIPS
        take = (move - FIRST_SWAP) % CHIPS
        both = bit(give + 1) | bit(take + 1)
        owner = self._owner(take)
        self.hands[self.turn] ^= both
        self.hands[owner] ^= both
        self.swaps[self.turn] -= 1
        if story is not None:
            values: dict[str, object] = {"give": int(give + 1), "take": int(take + 1), "from": int(owner)}
            story.tell("swapped", int(self.turn), values)
        self._end_turn(chance, story)

    def _end_turn(self, chance: Chance, story: Story | None) -> None:
        if self.left == 0:
            self._end_round(chance, story)
            return
        self.phase = TAKE
        self.turn += 1
        if self.turn == self.plan.seats:
            self.turn = 0

    def _end_round(self, chance: Chance, story: Story | None) -> None:
        if self.plan.scoring == TOURNAMENT:
            points = [int(self.points(i64(seat))) for seat in range(int(self.plan.seats))]
            self.finished = [*self.finished, points]
            if story is not None:
                self._tell_round(points, story)
        if self.round < self.plan.rounds:
            self.deal((self.start + 1) % self.plan.seats, chance, story)
            return
        self.phase = OVER
        if story is not None:
            story.tell("ended", None, {})

    def _unlink(self, field: i64) -> None:
        links = self.links
        first = field * WAYS
        for way in range(WAYS // 2):
            back = way + WAYS // 2
            ahead, behind = links[first + way], links[first + back]
            links[i64(ahead) * WAYS + back] = behind
            links[i64(behind) * WAYS + way] = ahead

    # What is allowed

    def _chips_on_lines(self, into: vec[i64]) -> i64:
        links, chip_at = self.links, self.chip_at
        first = self.star * WAYS
        found: i64 = 0
        for way in range(first, first + WAYS):
            field = i64(links[way])
            if field != EDGE:
                into[found] = i64(chip_at[field]) - 1
                found += 1
        return found

    def _chips_anywhere(self, into: vec[i64]) -> i64:
        found: i64 = 0
        for move in range(CHIPS):
            if self.left >> move & 1:
                into[found] = move
                found += 1
        return found

    def _swaps(self, into: vec[i64]) -> i64:
        own, others = self.hands[self.turn], self.takeable()
        into[0] = KEEP
        found: i64 = 1
        for give in range(CHIPS):
            if own >> give & 1:
                for take in range(CHIPS):
                    if others >> take & 1:
                        into[found] = FIRST_SWAP + give * CHIPS + take
                        found += 1
        return found

    def _allows(self, move: i64) -> bool:
        if self.phase == TAKE:
            return move < CHIPS and bool(self.left >> move & 1) and self._reaches(self.field_of[move])
        if self.phase == JOIN:
            return JOIN_LOWER <= move <= JOIN_UPPER
        if move < FIRST_SWAP:
            return move == KEEP
        give = (move - FIRST_SWAP) // CHIPS
        take = (move - FIRST_SWAP) % CHIPS
        return bool(self.hands[self.turn] >> give & 1 and self.takeable() >> take & 1)

    def _reaches(self, field: u8) -> bool:
        links = self.links
        first = self.star * WAYS
        lines_are_empty = True
        for way in range(first, first + WAYS):
            if links[way] == field:
                return True
            if i64(links[way]) != EDGE:
                lines_are_empty = False
        return lines_are_empty

    def _why_not(self, seat: int, move: int) -> IllegalMove:
        if self.phase == OVER:
            return IllegalMove("over")
        if seat != int(self.turn):
            return IllegalMove("not-your-turn")
        if not 0 <= move < MOVES:
            return IllegalMove("no-such-move", move=move)
        if self.phase == JOIN:
            return IllegalMove("join-first")
        if self.phase == SWAP:
            return self._why_no_swap(i64(move))
        if move >= CHIPS:
            return IllegalMove("take-first")
        if not self.left >> i64(move) & 1:
            return IllegalMove("chip-gone", chip=move + 1)
        return IllegalMove("out-of-reach", chip=move + 1)

    def _why_no_swap(self, move: i64) -> IllegalMove:
        if move < FIRST_SWAP:
            return IllegalMove("swap-first")
        give = (move - FIRST_SWAP) // CHIPS
        take = (move - FIRST_SWAP) % CHIPS
        if not self.hands[self.turn] >> give & 1:
            return IllegalMove("swap-not-yours", chip=int(give + 1))
        owner = self._owner(take)
        if owner < 0 or owner == self.turn:
            return IllegalMove("swap-not-theirs", chip=int(take + 1))
        return IllegalMove("swap-chain", chip=int(take + 1))

    def _owner(self, move: i64) -> i64:
        for seat in range(self.plan.seats):
            if self.hands[seat] >> move & 1:
                return seat
        return -1

    def _tell_round(self, points: list[int], story: Story) -> None:
        """With the chains, because the next layout takes their place at once."""
        chains = [counting(self.hands[i64(seat)]) for seat in range(int(self.plan.seats))]
        story.tell("round-ended", None, {"round": int(self.round), "points": points, "chains": chains})

    def _tell_take(self, chip: i64, story: Story) -> None:
        jump = self.jumped(self.origin, self.star)
        if jump:
            story.tell("jumped", int(self.turn), {})
        values: dict[str, object] = {
            "chip": int(chip),
            "origin": int(self.origin),
            "field": int(self.star),
            "jump": jump,
            "length": len(chain_of(chip, self.hands[self.turn], self.cuts[self.turn])),
        }
        story.tell("took", int(self.turn), values)
