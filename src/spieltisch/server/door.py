"""Outgoing messages about a table: the one place where they are built, from nothing, for the one who receives them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from spieltisch.bots import ADVISER
from spieltisch.game import Result
from spieltisch.server import messages
from spieltisch.server.thinking import Advised
from spieltisch.table.advice import AdviceRequest, may_ask
from spieltisch.table.commands import Level
from spieltisch.table.entries import Foreseen, Place
from spieltisch.table.table import Line, Table


@dataclass(frozen=True)
class Receiver:
    guest: str
    base_url: str
    """How this receiver reaches the server, and others may."""


@dataclass(frozen=True)
class Surroundings:
    """What is true of a table now but not part of its log."""

    now: float
    online: Collection[str]
    left_at: Mapping[str, float]
    """When guests went who are not connected."""
    deadline: float | None
    waits: Mapping[int, float]
    """Seats that the others are waiting for because they are away, and until when."""
    code_expires: float


def snapshot(table: Table, to: Receiver, around: Surroundings) -> messages.Snapshot:
    seats = table.seats_of(to.guest)
    return messages.Snapshot(
        seq=table.seq,
        now=around.now,
        table=_table(table, to, around),
        position=_position(table, to, around),
        log=[_log_entry(table, line, seats) for line in table.log],
    )


def step(table: Table, to: Receiver, around: Surroundings) -> messages.Step:
    """The latest thing that happened at this table."""
    return messages.Step(
        seq=table.seq,
        now=around.now,
        entry=_log_entry(table, table.log[-1], table.seats_of(to.guest)),
        table=_table(table, to, around),
        position=_position(table, to, around),
    )


def presence(table: Table, around: Surroundings) -> messages.Presence:
    seated = {place.guest for place in table.places}
    return messages.Presence(
        online=[_online(place, around.online) for place in table.places],
        away_since=[around.left_at.get(place.guest) for place in table.places],
        waited_until=[around.waits.get(seat) for seat in range(len(table.places))],
        watching=sum(guest not in seated for guest in around.online),
    )


def advice(command_id: str, about: AdviceRequest, advised: Advised) -> messages.Advice:
    """It came from what this seat sees, so it may know all of it."""
    thinking = _thinking(about.seat, ADVISER, advised.thought)
    return messages.Advice(command_id, about.ply, about.seat, advised.move, thinking)


def piece(command_id: str, samples: bytes) -> bytes:
    """What somebody hears who shakes: the id, so that it is known for which hand, and the samples."""
    name = command_id.encode("ascii")
    return b"".join((bytes((len(name),)), name, samples))


def shaking(table: Table, to: Receiver, seen: messages.Shaking) -> messages.Shaking | None:
    """Who shakes knows it; the others see a hand move."""
    return None if seen.seat in table.seats_of(to.guest) else seen


def my_table(table: Table, guest: str) -> messages.MyTable:
    seats = table.seats_of(guest)
    return messages.MyTable(
        id=table.key,
        game=table.facts.key,
        phase=table.phase,
        names=[place.name for place in table.places],
        tokens=[place.token for place in table.places],
        levels=[place.level for place in table.places],
        my_seat=table.own_seat(guest),
        my_turn=any(seat in seats for seat in table.to_move()),
        view=table.session.view(_eyes(table, seats)) if table.session else None,
        changed_at=table.changed_at,
    )


def _table(table: Table, to: Receiver, around: Surroundings) -> messages.Table:
    welcoming = table.phase == "lobby" and any(place.kind == "open" for place in table.places)
    return messages.Table(
        id=table.key,
        game=table.facts.key,
        phase=table.phase,
        options=table.option_values,
        clock=table.clock,
        seats=[_seat(seat, place, to.guest, around) for seat, place in enumerate(table.places)],
        host=table.host == to.guest,
        code=table.code if welcoming and around.now < around.code_expires else None,
        invite=f"{to.base_url}/t/{table.key}",
        commitment=table.commitment,
        seed=table.seed.hex() if table.phase == "over" else None,
        next_table=table.next_table,
    )


def _seat(seat: int, place: Place, guest: str, around: Surroundings) -> messages.Seat:
    return messages.Seat(
        kind=place.kind,
        name=place.name,
        token=place.token,
        level=place.level,
        mine=place.kind == "person" and place.guest == guest,
        online=_online(place, around.online),
        away_since=around.left_at.get(place.guest),
        waited_until=around.waits.get(seat),
    )


def _online(place: Place, online: Collection[str]) -> bool:
    return place.kind == "bot" or (place.kind == "person" and place.guest in online)


def _position(table: Table, to: Receiver, around: Surroundings) -> messages.Position | None:
    if table.session is None:
        return None
    asking, seats = table.session.asking, table.seats_of(to.guest)
    return messages.Position(
        ply=table.session.ply,
        to_move=list(asking.seats),
        view=table.session.view(_eyes(table, seats)),
        legal={str(seat): _offered(asking.legal(seat)) for seat in asking.seats if seat in seats},
        outcome=_outcome(asking.state.result()),
        deadline=around.deadline,
        opens_at=None if asking.is_open(around.now) else asking.opens_at,
        may_take_back=table.take_back_to(to.guest) is not None,
        may_ask=may_ask(table, to.guest),
    )


def _offered(legal: Sequence[int]) -> list[int] | messages.Span:
    return messages.Span(legal[0], legal[-1]) if isinstance(legal, range) else list(legal)


def _eyes(table: Table, seats: Sequence[int]) -> int | None:
    """Through whose eyes a screen looks: the first of its people who may act, else the first; a spectator's if none."""
    to_move = table.to_move()
    return next((seat for seat in seats if seat in to_move), seats[0] if seats else None)


def _outcome(result: Result | None) -> messages.Outcome | None:
    if result is None:
        return None
    return messages.Outcome(result.places, result.scores, result.reason, result.values)


def _log_entry(table: Table, line: Line, seats: Sequence[int]) -> messages.LogEntry:
    seen = [event for event in line.events if any(event.visible_to(seat) for seat in (None, *seats))]
    told = [messages.Happening(event.kind, event.seat, event.values) for event in seen]
    return messages.LogEntry(line.seq, line.at, line.kind, told, _thought(table, line))


def _thought(table: Table, line: Line) -> messages.Thinking | None:
    """Where something is hidden, what a bot thinks would give away what it knows."""
    if table.facts.hidden or line.moved is None or line.moved.thought is None:
        return None
    level = table.places[line.moved.seat].level
    assert level is not None, "only bots' thoughts are kept"
    return _thinking(line.moved.seat, level, line.moved.thought)


def _thinking(seat: int, level: Level, seen: Foreseen) -> messages.Thinking:
    return messages.Thinking(
        seat, level, seen.depth, seen.nodes, seen.seconds, seen.outlook, seen.proven, list(seen.line)
    )
