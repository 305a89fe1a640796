"""Who won, and why; what a hand is worth."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import Result
from spieltisch.games.nummerus.rules.board import CHIPS
from spieltisch.games.nummerus.rules.chains import lengths, longest, minus_points, tournament_points
from spieltisch.games.nummerus.rules.position import LONGEST, OVER, SOLITAIRE, TOURNAMENT, Position


def result_of(position: Position) -> Result | None:
    """None while the game goes on."""
    if position.phase != OVER:
        return None
    if position.setup.scoring == LONGEST:
        return longest_result(_chain_lengths(position))
    if position.setup.scoring == TOURNAMENT:
        return tournament_result(scores(position))
    return solitaire_result(scores(position))


def points_now(position: Position, seat: i64) -> i64:
    """What a hand is worth now: its longest chain, its points of this round, or its minus points."""
    if position.setup.scoring == LONGEST:
        return longest(position.hands[seat])
    if position.setup.scoring == TOURNAMENT:
        return tournament_points(position.hands[seat])
    return minus_points(position.hands[seat], position.cuts[seat])


def scores(position: Position) -> list[int]:
    if position.setup.scoring == TOURNAMENT:
        return [sum(points[seat] for points in position.finished) for seat in range(int(position.setup.seats))]
    return [int(points_now(position, i64(seat))) for seat in range(int(position.setup.seats))]


def totals_now(position: Position) -> list[int]:
    """By seat, over all rounds; the running one counts as it stands."""
    reached = scores(position)
    if position.setup.scoring != TOURNAMENT or position.phase == OVER:
        return reached
    return [score + int(points_now(position, i64(seat))) for seat, score in enumerate(reached)]


def rewards(position: Position) -> list[float]:
    """1 for the winner, shared between equals. Playing Solitär alone: 1 for nothing left, less for each chain."""
    reached = scores(position)
    if len(reached) == 1:
        return [1.0 - 2.0 * reached[0] / int(CHIPS)]
    best = min(reached) if position.setup.scoring == SOLITAIRE else max(reached)
    if reached.count(best) > 1 and position.setup.scoring == LONGEST:
        reached = longest_result(_chain_lengths(position)).places
        best = 1
    share = 1.0 / reached.count(best)
    return [share if score == best else 0.0 for score in reached]


def longest_result(chains: list[list[int]]) -> Result:
    """By each seat's chain lengths: the longest wins; those tied for it compare their second, and so on."""
    full = [own + [0] * (int(CHIPS) - len(own)) for own in chains]  # a missing chain counts 0
    places = _places([[-length for length in own] for own in full])
    reached = [own[0] for own in full]
    length = max(reached)
    tied = [seat for seat, score in enumerate(reached) if score == length]
    if len(tied) == 1:
        return Result(places, reached, "longest", {"length": length})
    values: dict[str, object] = {"length": length, "seats": tied, "compare": [chains[seat] for seat in tied]}
    if places.count(1) > 1:
        return Result(places, reached, "shared" if length else "no-chains", values)
    winner = full[places.index(1)]
    values["rank"] = 1 + max(_first_difference(winner, full[seat]) for seat in tied if full[seat] != winner)
    return Result(places, reached, "tie-break", values)


def tournament_result(totals: list[int]) -> Result:
    """The highest total wins; equal ones share."""
    places = _places([[-total] for total in totals])
    return Result(places, totals, _named("tournament", places), {"points": max(totals)})


def solitaire_result(left: list[int]) -> Result:
    """The fewest minus points win; equal ones share. Alone there is nobody to beat but the layout."""
    places = _places([[points] for points in left])
    reason = "solitaire-alone" if len(places) == 1 else _named("solitaire", places)
    return Result(places, left, reason, {"left": min(left)})


def _chain_lengths(position: Position) -> list[list[int]]:
    return [lengths(position.hands[i64(seat)]) for seat in range(int(position.setup.seats))]


def _places(keys: list[list[int]]) -> list[int]:
    """The smallest key comes first; equal keys share a place."""
    return [1 + sum(other < key for other in keys) for key in keys]


def _named(reason: str, places: list[int]) -> str:
    return reason if places.count(1) == 1 else f"{reason}-shared"


def _first_difference(one: list[int], other: list[int]) -> int:
    return next(rank for rank in range(len(one)) if one[rank] != other[rank])
