"""Who won and why. The score is coins; alone, the stones that lay there before a line was complete."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import Result
from spieltisch.games.sechserreihe.rules.board import STONES, count
from spieltisch.games.sechserreihe.rules.notation import line_ends
from spieltisch.games.sechserreihe.rules.position import OVER, Position


def result_of(position: Position) -> Result | None:
    """None while the game goes on."""
    if position.phase != OVER:
        return None
    scores = [int(score(position, i64(seat))) for seat in range(int(position.setup.seats))]
    places = [1 + sum(other > score for other in scores) for score in scores]
    if not position.setup.alone:
        return Result(places, scores, "coins", {"coins": max(scores), "goal": int(position.setup.goal)})
    if is_solved(position):
        return Result(places, scores, "solved", {"stones": STONES})
    line = position.last_lines[0]
    ends = line_ends(line)
    values: dict[str, object] = {"stones": scores[0], "line": line, "from": ends.first, "to": ends.last}
    return Result(places, scores, "line", values)


def is_solved(position: Position) -> bool:
    """Whether whoever plays alone has laid all stones and completed nothing."""
    return position.setup.alone and position.phase == OVER and not position.last_lines


def rewards_of(position: Position) -> list[float]:
    """1 for the winner. Alone, 1 for all stones, less for each that is missing."""
    setup = position.setup
    if setup.alone:
        return [float(score(position, 0)) / STONES]
    return [1.0 if position.coins[i64(seat)] >= setup.goal else 0.0 for seat in range(int(setup.seats))]


def score(position: Position, seat: i64) -> i64:
    if not position.setup.alone:
        return position.coins[seat]
    return count(position.board) - (1 if position.last_lines else 0)
