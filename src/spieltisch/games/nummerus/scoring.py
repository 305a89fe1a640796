"""Who won, and why."""

from __future__ import annotations

from spieltisch.game import Result
from spieltisch.games.nummerus import board


def longest_result(chains: list[list[int]]) -> Result:
    """By each seat's chain lengths: the longest wins; those tied for it compare their second, and so on."""
    full = [lengths + [0] * (board.CHIPS - len(lengths)) for lengths in chains]  # a missing chain counts 0
    places = _places([[-length for length in lengths] for lengths in full])
    scores = [lengths[0] for lengths in full]
    length = max(scores)
    tied = [seat for seat, score in enumerate(scores) if score == length]
    if len(tied) == 1:
        return Result(places, scores, "longest", {"length": length})
    values: dict[str, object] = {"length": length, "seats": tied, "compare": [chains[seat] for seat in tied]}
    if places.count(1) > 1:
        return Result(places, scores, "shared" if length else "no-chains", values)
    winner = full[places.index(1)]
    values["rank"] = 1 + max(_first_difference(winner, full[seat]) for seat in tied if full[seat] != winner)
    return Result(places, scores, "tie-break", values)


def tournament_result(totals: list[int]) -> Result:
    """The highest total wins; equal ones share."""
    places = _places([[-total] for total in totals])
    return Result(places, totals, _named("tournament", places), {"points": max(totals)})


def solitaire_result(minus_points: list[int]) -> Result:
    """The fewest minus points win; equal ones share. Alone there is nobody to beat but the layout."""
    places = _places([[points] for points in minus_points])
    reason = "solitaire-alone" if len(places) == 1 else _named("solitaire", places)
    return Result(places, minus_points, reason, {"left": min(minus_points)})


def _places(keys: list[list[int]]) -> list[int]:
    """The smallest key comes first; equal keys share a place."""
    return [1 + sum(other < key for other in keys) for key in keys]


def _named(reason: str, places: list[int]) -> str:
    return reason if places.count(1) == 1 else f"{reason}-shared"


def _first_difference(one: list[int], other: list[int]) -> int:
    return next(rank for rank in range(len(one)) if one[rank] != other[rank])
