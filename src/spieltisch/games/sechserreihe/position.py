"""A position of Sechserreihe: what lies where, whose turn it is, and how a turn changes it. Made for speed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Chance, IllegalMove, State, Story
from spieltisch.games.sechserreihe.allowed import LAST, OVER, TURN, allows, legal_moves, phase_of, why_not
from spieltisch.games.sechserreihe.board import (
    COINS,
    GOALS,
    SIZE,
    STONES,
    completes,
    count,
    full_lines,
    transposed,
    without,
)
from spieltisch.games.sechserreihe.slides import (
    CHANGES,
    COUNTS,
    COUNTS_OF_TWO,
    ENTRIES,
    SPREAD,
    change_in,
    count_turns,
    crosswise,
    nth_turn,
    turn_of,
)
from spieltisch.games.sechserreihe.telling import tell_lines, tell_move
from spieltisch.games.sechserreihe.turns import MOVES, change_of

OWN: Final = 0  # whoever begins lays the first stones; luck does it in every other layout
LAYOUTS: Final = ["own", "lot", "daily"]
NO_MOVE: Final = -1

_ALONE: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,)]
_NOBODY: Final[tuple[int, ...]] = ()
_NO_LINES: Final[list[int]] = []


@final
class Plan:
    """What was agreed before the game. Alone there are no coins."""

    def __init__(self, seats: int, layout: int) -> None:
        self.seats: Final[i64] = i64(seats)
        self.layout: Final[i64] = i64(layout)
        self.alone: Final = seats == 1
        self.goal: Final[i64] = i64(GOALS[seats - 1])
        self.coins: Final[i64] = i64(COINS if seats > 1 else 0)


class Position(State):
    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.start: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = phase_of(0)
        self.board: i64 = 0
        self.coins: vec[i64] = vec[i64]([0] * plan.seats)
        self.last_seat: i64 = 0
        self.last_move: i64 = NO_MOVE
        self.last_lines: list[int] = _NO_LINES  # copies share it

    def to_move(self) -> Sequence[int]:
        return _ALONE[self.turn] if self.phase != OVER else _NOBODY

    def legal(self, seat: int) -> Sequence[int]:
        return legal_moves(self.board, self.phase) if self.phase != OVER and seat == int(self.turn) else []

    def bank(self) -> i64:
        """The coins that are left in the box."""
        left = self.plan.coins
        for seat in range(self.plan.seats):
            left -= self.coins[seat]
        return left

    def completed_by(self, move: i64) -> list[int]:
        """The lines that a legal move would complete."""
        after = self.board ^ change_of(move)
        return full_lines(after) if completes(after) else _NO_LINES

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        if self.phase == OVER:
            raise IllegalMove("over")
        if seat != int(self.turn):
            raise IllegalMove("not-your-turn")
        if not 0 <= move < MOVES:
            raise IllegalMove("no-such-move", move=move)
        if not allows(self.board, self.phase, i64(move)):
            raise why_not(self.board, self.phase, i64(move))
        self.step(i64(move), story)

    def step(self, move: i64, story: Story | None = None) -> None:
        """Make a move that is known to be legal."""
        self.last_seat = self.turn
        self.last_move = move
        self.last_lines = self.completed_by(move)
        self.board ^= change_of(move)
        if story is not None:
            tell_move(int(self.turn), move, story)
            tell_lines(int(self.turn), self.last_lines, story)
        if self.last_lines and not self.plan.alone:
            self._earn(story)
        self.settle()
        if self.phase != OVER:
            self._pass_on(1)
        elif story is not None:
            story.tell("ended", None, {})

    def settle(self) -> None:
        """See what the next turn is, if there is one."""
        if self.plan.alone and self.last_lines:
            self.phase = OVER
        elif self.plan.alone and count(self.board) >= STONES - 1:
            self.phase = LAST if count(self.board) < STONES else OVER
        elif not self.plan.alone and self.coins[self.last_seat] >= self.plan.goal:
            self.phase = OVER
        else:
            self.phase = phase_of(self.board)

    def score(self, seat: i64) -> i64:
        """Coins. Alone, the stones that lay there before a line was complete."""
        if not self.plan.alone:
            return self.coins[seat]
        return count(self.board) - (1 if self.last_lines else 0)

    def rewards(self) -> list[float]:
        """1 for the winner. Alone, 1 for all stones, less for each that is missing."""
        if self.plan.alone:
            return [float(self.score(0)) / STONES]
        return [1.0 if self.coins[i64(seat)] >= self.plan.goal else 0.0 for seat in range(int(self.plan.seats))]

    def playout(self, chance: Chance) -> int:
        moves = 0
        while self.phase != OVER:
            if self.phase == TURN:
                moves += int(self._play_turns(chance))
            else:
                legal = legal_moves(self.board, self.phase)
                self.step(i64(legal[chance.below(len(legal))]))
                moves += 1
        return moves

    def _play_turns(self, chance: Chance) -> i64:
        """Random turns, each legal one equally likely, until one completes a line or the phase changes; how many."""
        counts, counts_of_two, changes, spread = COUNTS, COUNTS_OF_TWO, CHANGES, SPREAD
        rows, columns = self.board, transposed(self.board)
        room = STONES - count(rows) - (1 if self.plan.alone else 0)
        made: i64 = 0
        while made < room:
            in_rows = count_turns(rows, counts_of_two)
            in_columns = count_turns(columns, counts_of_two)
            if in_rows + in_columns == 0:
                break
            n = i64(chance.below(int(in_rows + in_columns)))
            if n < in_rows:
                found = nth_turn(rows, n, counts, counts_of_two)
            else:
                found = nth_turn(columns, n - in_rows, counts, counts_of_two) + SIZE * ENTRIES
            line, entry = found // ENTRIES, found % ENTRIES
            change = i64(changes[entry])
            after = rows ^ change_in(line, change, spread)
            if completes(after):
                self.board = rows
                self._pass_on(made)
                self.step(turn_of(line, entry))
                return made + 1
            rows = after
            columns ^= change_in(crosswise(line), change, spread)
            made += 1
        self.board = rows
        self._pass_on(made)
        self.settle()
        return made

    def _earn(self, story: Story | None) -> None:
        """A coin for each line, as long as there are coins; all their stones go."""
        self.board = without(self.board, self.last_lines)
        earned = min(i64(len(self.last_lines)), self.bank())
        self.coins[self.turn] += earned
        if story is not None:
            total, goal = int(self.coins[self.turn]), int(self.plan.goal)
            story.tell("earned", int(self.turn), {"coins": int(earned), "total": total, "goal": goal})

    def _pass_on(self, turns: i64) -> None:
        self.turn = (self.turn + turns) % self.plan.seats
