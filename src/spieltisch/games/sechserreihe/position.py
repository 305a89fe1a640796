"""A position of Sechserreihe: what lies where, whose turn it is, and how a turn changes it. Made for speed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import Chance, IllegalMove, State, Story
from spieltisch.games.sechserreihe.board import (
    ALL_FIELDS,
    ANTIDIAGONAL,
    COINS,
    DIAGONAL,
    FIRST_ROW,
    GOALS,
    LINES,
    STONES,
    bit,
    column,
    completes,
    count,
    fields,
    full_lines,
    full_rows,
    is_stuck,
    line_fields,
    lowest,
    row,
    transposed,
    without,
)
from spieltisch.games.sechserreihe.slides import CHANGES, CODES, COUNTS, COUNTS_OF_TWO, ORIGINS, SPREAD, TURN_CODES
from spieltisch.games.sechserreihe.turns import (
    FIRST_FREE,
    FIRST_OPENING,
    FIRST_PLACE,
    MOVES,
    NOWHERE,
    OPENINGS,
    PLACES,
    TURNS_A_FIELD,
    change_of,
    line_of,
    name,
    origin_of,
    path_of,
    placed_bit,
    placed_of,
    slide_of,
    target_of,
)

OPEN: Final = 0
TURN: Final = 1
PLACE: Final = 2
OVER: Final = 3

NO_MOVE: Final = -1
LAYOUTS: Final = ["own", "lot", "daily"]

_OPENING_MOVES: Final = list(range(FIRST_OPENING, FIRST_OPENING + OPENINGS))
_ALONE: Final[list[tuple[int, ...]]] = [(0,), (1,), (2,), (3,)]
_NOBODY: Final[tuple[int, ...]] = ()
_NO_LINES: Final[list[int]] = []


@final
class Plan:
    """What was agreed before the game. Alone there are no coins: `goal` is 0."""

    def __init__(self, seats: int, layout: int) -> None:
        self.seats: Final[i64] = i64(seats)
        self.layout: Final[i64] = i64(layout)
        self.goal: Final[i64] = i64(GOALS[seats - 1])
        self.coins: Final[i64] = i64(COINS if seats > 1 else 0)


class Position(State):
    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.start: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = OPEN
        self.board: i64 = 0
        self.coins: vec[i64] = vec[i64]([0] * plan.seats)
        self.last_seat: i64 = 0
        self.last_move: i64 = NO_MOVE
        self.last_lines: list[int] = _NO_LINES  # copies share it

    def to_move(self) -> Sequence[int]:
        return _ALONE[self.turn] if self.phase != OVER else _NOBODY

    def legal(self, seat: int) -> Sequence[int]:
        if self.phase == OVER or seat != int(self.turn):
            return []
        if self.phase == OPEN:
            return _OPENING_MOVES[:]
        if self.phase == PLACE:
            return [FIRST_PLACE + field for field in fields(ALL_FIELDS & ~self.board)]
        return self._turns() + self._free_turns() if self.is_free() else self._turns()

    def is_free(self) -> bool:
        """Alone, the last stone may lie anywhere."""
        return self.plan.seats == 1 and self.phase == TURN and count(self.board) == STONES - 1

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
        if self.phase == OVER or seat != int(self.turn) or not 0 <= move < MOVES or not self.allows(i64(move)):
            raise self._why_not(seat, move)
        self.step(i64(move), story)

    def step(self, move: i64, story: Story | None = None) -> None:
        """Make a move that is known to be legal."""
        self.board ^= change_of(move)
        self.last_seat = self.turn
        self.last_move = move
        self.last_lines = full_lines(self.board) if completes(self.board) else _NO_LINES
        if story is not None:
            self._tell_move(story)
        if self.last_lines:
            self._take_lines(story)
        self.settle()
        if self.phase == OVER:
            if story is not None:
                story.tell("ended", None, {})
            return
        self.turn += 1
        if self.turn == self.plan.seats:
            self.turn = 0

    def settle(self) -> None:
        """See what the next turn can be, if there is one."""
        if self._is_over():
            self.phase = OVER
        elif self.board == 0:
            self.phase = OPEN
        else:
            self.phase = PLACE if is_stuck(self.board) else TURN

    def score(self, seat: i64) -> i64:
        """Coins; alone, the stones that lay there before a line was complete."""
        if self.plan.seats > 1:
            return self.coins[seat]
        return count(self.board) - 1 if self.last_lines else count(self.board)

    def rewards(self) -> list[float]:
        """1 for the winner. Alone: 1 for all stones, less for each that is missing."""
        if self.plan.seats == 1:
            return [float(self.score(0)) / STONES]
        return [1.0 if self.coins[i64(seat)] >= self.plan.goal else 0.0 for seat in range(int(self.plan.seats))]

    def playout(self, chance: Chance) -> int:
        moves = 0
        while self.phase != OVER:
            if self.phase == TURN and not self.is_free():
                moves += int(self._glide(chance))
            else:
                legal = self.legal(int(self.turn))
                self.step(i64(legal[chance.below(len(legal))]))
                moves += 1
        return moves

    # How a turn goes

    def _take_lines(self, story: Story | None) -> None:
        if story is not None:
            self._tell_lines(story)
        if self.plan.seats == 1:
            return
        self.board = without(self.board, self.last_lines)
        earned = min(i64(len(self.last_lines)), self.bank())
        self.coins[self.turn] += earned
        if story is not None:
            total = int(self.coins[self.turn])
            values: dict[str, object] = {"coins": int(earned), "total": total, "goal": int(self.plan.goal)}
            story.tell("earned", int(self.turn), values)

    def _is_over(self) -> bool:
        if self.plan.seats == 1:
            return len(self.last_lines) > 0 or count(self.board) == STONES
        return self.coins[self.last_seat] >= self.plan.goal

    def _glide(self, chance: Chance) -> i64:
        """Random turns, each legal one equally likely, until one completes a line or nothing can slide; how many.

        The board is kept twice, by rows and by columns, and looked up two lines at a time.
        """
        counts, counts_of_two, changes, spread = COUNTS, COUNTS_OF_TWO, CHANGES, SPREAD
        rows, columns = self.board, transposed(self.board)
        room = self._room()
        made: i64 = 0
        while made < room:
            in_rows = _turns_in(rows, counts_of_two)
            in_all = in_rows + _turns_in(columns, counts_of_two)
            if in_all == 0:
                break
            drawn = i64(chance.below(int(in_all)))
            across = drawn >= in_rows
            if across:
                drawn -= in_rows
            left = columns if across else rows
            line: i64 = 0
            here = i64(counts_of_two[left & 0xFFF])
            while drawn >= here:
                drawn -= here
                left >>= 12
                line += 2
                here = i64(counts_of_two[left & 0xFFF])
            here = i64(counts[left & FIRST_ROW])
            if drawn >= here:
                drawn -= here
                left >>= 6
                line += 1
            entry = (left & FIRST_ROW) << 5 | drawn
            change = i64(changes[entry])
            made += 1
            if across:
                after, after_columns = rows ^ spread[change] << line, columns ^ change << (6 * line)
            else:
                after, after_columns = rows ^ change << (6 * line), columns ^ spread[change] << line
            if (
                full_rows(after) | full_rows(after_columns)
                or after & DIAGONAL == DIAGONAL
                or after & ANTIDIAGONAL == ANTIDIAGONAL
            ):
                self.board = rows
                self.turn = (self.turn + made - 1) % self.plan.seats
                self.step(_turn_in(line, across, entry))
                return made
            rows, columns = after, after_columns
        self.board = rows
        self.turn = (self.turn + made) % self.plan.seats
        self.settle()
        return made

    def _room(self) -> i64:
        """How many stones can still be placed by ordinary turns: alone, the last one is free."""
        return STONES - count(self.board) - (1 if self.plan.seats == 1 else 0)

    # What is allowed

    def _turns(self) -> list[int]:
        """Slide, then place in the same line."""
        found: list[int] = []
        stones = self.board
        while stones:
            field = lowest(stones)
            stones &= stones - 1
            first = int(field) * TURNS_A_FIELD
            found += [first + code for code in CODES[row(self.board, field // 6) * 6 + field % 6]]
            first += TURNS_A_FIELD // 2
            found += [first + code for code in CODES[column(self.board, field % 6) * 6 + field // 6]]
        return found

    def _free_turns(self) -> list[int]:
        """Slide, then place outside that line or where the stone came from."""
        return [move for move in range(FIRST_FREE, MOVES) if self._allows_free(i64(move))]

    def allows(self, move: i64) -> bool:
        """Whether this number of a move is legal now."""
        if self.phase == OPEN:
            return FIRST_OPENING <= move < FIRST_PLACE
        if self.phase == PLACE:
            return FIRST_PLACE <= move < FIRST_FREE and not self.board & bit(move - FIRST_PLACE)
        if move < FIRST_OPENING:
            return self._slides(move // PLACES) and not self.board & placed_bit(move)
        return move >= FIRST_FREE and self.is_free() and self._allows_free(move)

    def _allows_free(self, move: i64) -> bool:
        slide = slide_of(move)
        return self._slides(slide) and not self.board & ~bit(origin_of(slide)) & placed_bit(move)

    def _slides(self, slide: i64) -> bool:
        return self.board & bit(origin_of(slide)) != 0 and not self.board & path_of(slide)

    def _why_not(self, seat: int, move: int) -> IllegalMove:
        if self.phase == OVER:
            return IllegalMove("over")
        if seat != int(self.turn):
            return IllegalMove("not-your-turn")
        if not 0 <= move < MOVES:
            return IllegalMove("no-such-move", move=move)
        if self.phase == OPEN:
            return IllegalMove("open-first")
        if self.phase == PLACE and not FIRST_PLACE <= move < FIRST_FREE:
            return IllegalMove("nothing-slides")
        if FIRST_OPENING <= move < FIRST_PLACE:
            return IllegalMove("board-not-empty")
        if self.phase == TURN and FIRST_PLACE <= move < FIRST_FREE:
            return IllegalMove("slide-first")
        if self.phase == TURN and not self._slides(slide_of(i64(move))):
            return self._why_no_slide(slide_of(i64(move)))
        return self._why_no_place(i64(move))

    def _why_no_slide(self, slide: i64) -> IllegalMove:
        origin, target = name(int(origin_of(slide))), name(int(target_of(slide)))
        if not self.board & bit(origin_of(slide)):
            return IllegalMove("no-stone", field=origin)
        return IllegalMove("way-blocked", origin=origin, target=target)

    def _why_no_place(self, move: i64) -> IllegalMove:
        """The slide is fine, if there is one."""
        slide = slide_of(move)
        field = name(placed_of(move)[0])
        if slide == NOWHERE or self.is_free():
            return IllegalMove("field-taken", field=field)
        empty = line_fields(line_of(slide)) & ~self.board & ~bit(target_of(slide))
        if empty == 0:
            way = f"{name(int(origin_of(slide)))}-{name(int(target_of(slide)))}"
            return IllegalMove("no-place-left", way=way)
        if placed_bit(move) == bit(origin_of(slide)):
            return IllegalMove("field-just-left", field=field)
        if move >= FIRST_FREE:
            return IllegalMove("outside-the-line", field=field)
        return IllegalMove("field-taken", field=field)

    # What is told: stones that move are silent, the sentence comes with the first event

    def _tell_move(self, story: Story) -> None:
        seat, move = int(self.turn), self.last_move
        slide, placed = slide_of(move), placed_of(move)
        if FIRST_OPENING <= move < FIRST_PLACE:
            story.tell("opens", seat, {"places": [name(field) for field in placed]})
            tell_laid(placed, seat, story)
            return
        field = placed[0]
        if slide == NOWHERE:
            story.tell("stuck", seat, {"field": field, "place": name(field)})
        else:
            origin, target = int(origin_of(slide)), int(target_of(slide))
            story.tell(
                "slid",
                seat,
                {
                    "origin": origin,
                    "target": target,
                    "from": name(origin),
                    "to": name(target),
                    "way": f"{name(origin)}-{name(target)}",
                    "field": field,
                    "place": name(field),
                },
            )
        story.tell("placed", seat, {"field": field, "place": name(field)})

    def _tell_lines(self, story: Story) -> None:
        for line in self.last_lines:
            ends = {"from": name(LINES[line][0]), "to": name(LINES[line][-1])}
            values = {"line": line, "fields": LINES[line][:], "count": len(self.last_lines), **ends}
            story.tell("completed", int(self.turn), values)


def tell_laid(placed: list[int], seat: int | None, story: Story) -> None:
    story.tell("laid", seat, {"fields": placed, "places": " ".join([name(field) for field in placed])})


def _turns_in(lines: i64, counts_of_two: vec[u8]) -> i64:
    """How many turns six lines offer, each for itself."""
    return i64(counts_of_two[lines & 0xFFF]) + i64(counts_of_two[lines >> 12 & 0xFFF]) + i64(counts_of_two[lines >> 24])


def _turn_in(line: i64, across: bool, entry: i64) -> i64:
    """The number of a turn from its place in the tables of slides.py."""
    place, code = i64(ORIGINS[entry]), i64(TURN_CODES[entry])
    if across:
        return TURNS_A_FIELD * (6 * place + line) + TURNS_A_FIELD // 2 + code
    return TURNS_A_FIELD * (6 * line + place) + code
