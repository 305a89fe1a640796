"""A finished table as a record that anybody can check."""

from __future__ import annotations

from datetime import UTC, datetime

from spieltisch import record
from spieltisch.game import Refusal
from spieltisch.table.table import Table


def record_of(table: Table) -> record.Record:
    """Only after the end: a record tells everything, the luck's seed too."""
    if table.session is None or not table.session.over:
        raise Refusal("not-over")
    seats = [
        record.Bot(place.name, place.level) if place.level else record.Person(place.name) for place in table.places
    ]
    luck = record.Daily(table.day) if table.day else record.Fair(table.commitment, table.seed, tuple(table.salts))
    moves = [(made.seat, made.move) for made in table.session.moves]
    feats = [made.feat for made in table.session.moves]
    started = datetime.fromtimestamp(table.started_at, UTC).date()
    return record.write(table.facts.key, table.options, seats, luck, moves, started, None, feats, table.edition)
