"""What a move does: stones slide and are placed, complete lines bring coins, and the next seat is to move."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import Story
from spieltisch.games.sechserreihe.events import (
    COMPLETED,
    EARNED,
    ENDED,
    LAID,
    OPENS,
    PLACED,
    SLID,
    STUCK,
    LineCompleted,
    StonePlaced,
    StoneSlid,
)
from spieltisch.games.sechserreihe.rules.board import LINES, STONES, completes, count, full_lines, without
from spieltisch.games.sechserreihe.rules.legal import phase_of
from spieltisch.games.sechserreihe.rules.notation import (
    change_of,
    field_name,
    is_opening,
    line_ends,
    placed_of,
    slide_name,
    slide_of,
)
from spieltisch.games.sechserreihe.rules.position import LAST, NO_LINES, OVER, Position
from spieltisch.games.sechserreihe.rules.slides import NOWHERE, origin_of, target_of


def make_move(position: Position, move: i64, story: Story | None = None) -> None:
    """Make a move that is known to be legal."""
    position.last_seat = position.turn
    position.last_move = move
    position.last_lines = completed_by(position.board, move)
    position.board ^= change_of(move)
    if story is not None:
        _tell_move(int(position.turn), move, story)
        _tell_lines(position, story)
    if position.last_lines and not position.setup.alone:
        _earn(position, story)
    update_phase(position)
    if position.phase != OVER:
        pass_on(position, 1)
    elif story is not None:
        story.add(ENDED(None, {}))


def completed_by(board: i64, move: i64) -> list[int]:
    """The lines that a legal move would complete."""
    after = board ^ change_of(move)
    return full_lines(after) if completes(after) else NO_LINES


def end_by(position: Position, lines: list[int]) -> bool:
    """Whether completing these lines ends the game: alone any line does, with others the coin that was missing."""
    setup = position.setup
    return setup.alone or position.coins[position.turn] + _coins_for(position, lines) >= setup.goal


def update_phase(position: Position) -> None:
    """See what the next move is, if there is one."""
    setup = position.setup
    if setup.alone and position.last_lines:
        position.phase = OVER
    elif setup.alone and count(position.board) >= STONES - 1:
        position.phase = LAST if count(position.board) < STONES else OVER
    elif not setup.alone and position.coins[position.last_seat] >= setup.goal:
        position.phase = OVER
    else:
        position.phase = phase_of(position.board)


def pass_on(position: Position, moves: i64) -> None:
    """So many moves later: the seat that is to move."""
    position.turn = (position.turn + moves) % position.setup.seats


def bank(position: Position) -> i64:
    """The coins that are left in the box."""
    left = position.setup.coins
    for seat in range(position.setup.seats):
        left -= position.coins[seat]
    return left


def _earn(position: Position, story: Story | None) -> None:
    """Lines become coins; all their stones go."""
    position.board = without(position.board, position.last_lines)
    earned = _coins_for(position, position.last_lines)
    position.coins[position.turn] += earned
    if story is not None:
        total, goal = int(position.coins[position.turn]), int(position.setup.goal)
        story.add(EARNED(int(position.turn), {"coins": int(earned), "total": total, "goal": goal}))


def _coins_for(position: Position, lines: list[int]) -> i64:
    """One for each line, as long as there are coins."""
    return min(i64(len(lines)), bank(position))


# What is told of it


def tell_laid(seat: int | None, move: i64, story: Story) -> None:
    """The first two stones, for the eye; by nobody where luck laid them."""
    placed = placed_of(move)
    story.add(LAID(seat, {"fields": placed, "places": " ".join([field_name(field) for field in placed])}))


def _tell_move(seat: int, move: i64, story: Story) -> None:
    placed = placed_of(move)
    if is_opening(move):
        story.add(OPENS(seat, {"places": [field_name(field) for field in placed]}))
        tell_laid(seat, move, story)
        return
    stone: StonePlaced = {"field": placed[0], "place": field_name(placed[0])}
    slide = slide_of(move)
    if slide == NOWHERE:
        story.add(STUCK(seat, stone))
    else:
        origin, target = int(origin_of(slide)), int(target_of(slide))
        slid: StoneSlid = {
            "origin": origin,
            "target": target,
            "from": field_name(origin),
            "to": field_name(target),
            "way": slide_name(slide),
            **stone,
        }
        story.add(SLID(seat, slid))
    story.add(PLACED(seat, stone))


def _tell_lines(position: Position, story: Story) -> None:
    lines = position.last_lines
    for line in lines:
        ends = line_ends(line)
        values: LineCompleted = {
            "line": line,
            "fields": [] if position.setup.alone else LINES[line][:],
            "count": len(lines),
            "from": ends.first,
            "to": ends.last,
        }
        story.add(COMPLETED(int(position.turn), values))
