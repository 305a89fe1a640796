"""May this be done? `decide` answers a command with the deed to write into the log, or refuses it in words."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec

from spieltisch.facts import Facts
from spieltisch.game import Options, Refusal
from spieltisch.luck import new_seed
from spieltisch.table.asking import Asking
from spieltisch.table.commands import (
    Command,
    Move,
    Plan,
    Rematch,
    SetSeat,
    Sit,
    Stand,
    Start,
    TakeBack,
)
from spieltisch.table.entries import (
    Deed,
    Followed,
    Foreseen,
    Freed,
    Moved,
    Mover,
    Opened,
    Place,
    Planned,
    Removed,
    Renamed,
    Seated,
    Started,
    TookBack,
)
from spieltisch.table.house import HOUSE
from spieltisch.table.options import as_values, fitting, for_rematch, for_those_seated, forced_by_screens, planned
from spieltisch.table.session import Session
from spieltisch.table.table import Table


def clean_name(text: str) -> str:
    """A name as people may carry it: trimmed, printable, not too long."""
    name = text.strip()
    if not 1 <= len(name) <= HOUSE.limits.name or not name.isprintable():
        raise Refusal("name", most=HOUSE.limits.name)
    return name


def open_table(facts: Facts, host: str, host_name: str, code: str) -> Opened:
    """A fresh table: its host on the first place, the next ones open."""
    least, most = facts.seats
    places = [Place("person", 1, host_name, host)]
    while len(places) < min(max(HOUSE.places.usual, least), most):
        places.append(Place("open", len(places) + 1))
    return Opened(facts.key, host_name, new_seed().hex(), code, places, {}, "none")


def open_rematch(table: Table, guest: str, code: str) -> Opened:
    """The next table of the same people, with the one who asked for it as host."""
    seat = table.own_seat(guest)
    name = table.host_name if seat is None else table.places[seat].name
    options = for_rematch(table.facts, table.options, len(table.places))
    return Opened(table.facts.key, name, new_seed().hex(), code, table.places, as_values(options), table.clock)


def rename(table: Table, guest: str, name: str) -> Renamed | None:
    """Whoever sits at a table and takes another name takes it there, too."""
    if table.phase == "over" or (table.own_seat(guest) is None and guest != table.host):
        return None
    return Renamed(name)


def move_for(
    table: Table, seat: int, asking: Asking, move: int, by: Mover, now: float, thought: Foreseen | None = None
) -> Moved | None:
    """What nobody clicked: a bot's move, or for somebody whose time is up.

    None when the asking it was meant for has passed, when it is not open yet, or when somebody else was quicker.
    """
    session = table.session
    if session is None or session.asking.seq != asking.seq or seat not in session.asking.seats:
        return None
    if not session.asking.is_open(now) or (table.facts.real_time and move not in session.asking.legal(seat)):
        return None
    session.check(seat, move)
    return Moved(seat, move, by, thought if by == "bot" else None, session.state.feat(seat, move))


def played_by(table: Table, seat: int, guest: str) -> Session:
    """The game, if this guest holds the seat."""
    session = _running(table)
    _place(table, seat)
    _only_own(table, seat, guest)
    return session


def on_turn(table: Table, seat: int, ply: int, guest: str) -> Session:
    """The game, if this guest holds the seat, has seen the position and is to move; refused otherwise."""
    session = played_by(table, seat, guest)
    _only_in_time(session, ply)
    if seat not in session.asking.seats:
        raise Refusal("not-your-turn")
    return session


def decide(table: Table, command: Command, guest: str, name: str, now: float, next_table: str = "") -> Deed:
    """`name` is the guest's name; `next_table` the key of the table that a rematch will be played at."""
    if table.seq >= HOUSE.limits.entries and not isinstance(command, Move | Start | Rematch):
        raise Refusal("log-full")
    match command:
        case Move():
            return _move(table, command, guest, now)
        case TakeBack():
            return _take_back(table, command, guest)
        case Rematch():
            return _rematch(table, guest, next_table)
    if table.phase != "lobby":
        raise Refusal("started")
    match command:
        case Plan():
            _only_host(table, guest)
            return _plan(table, command)
        case SetSeat():
            _only_host(table, guest)
            return _set_seat(table, command, guest, name)
        case Sit():
            return _sit(table, command, guest, name)
        case Stand():
            return _stand(table, command, guest)
        case Start():
            _only_host(table, guest)
            return _start(table, command, guest, now)


def _only_host(table: Table, guest: str) -> None:
    if guest != table.host:
        raise Refusal("host-only")


def _plan(table: Table, command: Plan) -> Planned:
    """What is only so because several people share a screen is no wish, even if it is asked for."""
    forced = forced_by_screens(table.facts, table.places)
    asked: Options = {key: value for key, value in command.options.items() if key not in forced}
    options = planned(table.facts, len(table.places), table.possible_wishes, asked)
    clock = command.clock or table.clock
    return Planned(as_values(options), table.wished_clock if clock == table.clock else clock)


def _set_seat(table: Table, command: SetSeat, guest: str, name: str) -> Deed:
    if command.kind == "none":
        return _remove(table, command.seat)
    if not 0 <= command.seat <= len(table.places):
        raise Refusal("no-such-seat")
    if command.seat == table.facts.seats[1]:
        raise Refusal("seats", seats=command.seat + 1, least=table.facts.seats[0], most=table.facts.seats[1])
    token = _token(table, command.seat)
    if command.kind == "open":
        taken = command.seat < len(table.places) and table.places[command.seat].kind != "open"
        return Freed(command.seat) if taken else Seated(command.seat, Place("open", token))
    if command.kind == "bot":
        return Seated(command.seat, Place("bot", token, _bot_name(table, command.seat), level=command.level))
    here = command.kind == "here"
    who = clean_name(command.name) if here else name
    return Seated(command.seat, Place("person", token, who, guest, here, salt=_clean_salt(command.salt)))


def _remove(table: Table, seat: int) -> Removed:
    if seat != len(table.places) - 1:
        raise Refusal("last-place-only")
    if len(table.places) <= table.facts.seats[0]:
        raise Refusal("seats", seats=seat, least=table.facts.seats[0], most=table.facts.seats[1])
    return Removed()


def _sit(table: Table, command: Sit, guest: str, name: str) -> Seated:
    place = _place(table, command.seat)
    if place.kind != "open":
        raise Refusal("seat-taken")
    return Seated(command.seat, Place("person", place.token, name, guest, salt=_clean_salt(command.salt)))


def _stand(table: Table, command: Stand, guest: str) -> Freed:
    _place(table, command.seat)
    _only_own(table, command.seat, guest)
    return Freed(command.seat)


def _start(table: Table, command: Start, guest: str, now: float) -> Started:
    places = [table.places[seat] for seat in table.taken()]
    if salt := _clean_salt(command.salt):
        places = [_salted(place, salt) if place.guest == guest and not place.salt else place for place in places]
    wishes = for_those_seated(table.facts, table.wishes, table.taken())
    options = fitting(table.facts, len(places), wishes | forced_by_screens(table.facts, places))
    today = datetime.fromtimestamp(now, UTC).date()
    day = today if table.facts.has_luck_of_the_day(options) else None
    edition = table.facts.edition
    return Started(places, as_values(options), day, edition if edition > 1 else msgspec.UNSET)


def _move(table: Table, command: Move, guest: str, now: float) -> Moved:
    session, seat, move = played_by(table, command.seat, guest), command.seat, command.move
    awaited = session.awaits(seat, command.ply)
    if awaited and not session.asking.is_open(now):
        raise Refusal("too-early")
    if not awaited or move not in session.asking.legal(seat):
        if table.facts.real_time:
            _only_in_time(session, command.ply)
        else:
            on_turn(table, seat, command.ply, guest)
        if not 0 <= move < table.facts.moves:
            raise Refusal("illegal-move")
        session.check(seat, move)
    return Moved(seat, move, "person", feat=session.state.feat(seat, move))


def _take_back(table: Table, command: TakeBack, guest: str) -> TookBack:
    session = _running(table)
    if table.facts.take_back == "never":
        raise Refusal("take-back-never")
    within_turn = not table.shares_one_screen(guest)
    if within_turn and table.facts.take_back != "turn":
        raise Refusal("take-back-alone")
    if command.ply != session.ply:
        raise Refusal("late")
    ply = table.start_over_at(guest) if command.whole else table.take_back_to(guest)
    if ply is None:
        raise Refusal("take-back-turn" if within_turn else "nothing-to-take-back")
    return TookBack(ply, command.whole)


def _rematch(table: Table, guest: str, next_table: str) -> Followed:
    if table.phase != "over":
        raise Refusal("not-over")
    if not table.seats_of(guest) and guest != table.host:
        raise Refusal("seated-only")
    return Followed(next_table)


def _running(table: Table) -> Session:
    if table.session is None:
        raise Refusal("not-started")
    if table.session.over:
        raise Refusal("over")
    return table.session


def _place(table: Table, seat: int) -> Place:
    if not 0 <= seat < len(table.places):
        raise Refusal("no-such-seat")
    return table.places[seat]


def _only_own(table: Table, seat: int, guest: str) -> None:
    if seat not in table.seats_of(guest):
        raise Refusal("not-your-seat")


def _only_in_time(session: Session, ply: int) -> None:
    if not session.has_seen_enough(ply):
        raise Refusal("late")


def _token(table: Table, seat: int) -> int:
    if seat < len(table.places):
        return table.places[seat].token
    used = {place.token for place in table.places}
    return next(token for token in range(1, HOUSE.places.tokens + 1) if token not in used)


def _bot_name(table: Table, seat: int) -> str:
    if seat < len(table.places) and table.places[seat].kind == "bot":
        return table.places[seat].name
    return table.name_for_bot()


def _clean_salt(salt: str) -> str:
    if len(salt) > HOUSE.limits.salt or not salt.isprintable():
        raise Refusal("salt", most=HOUSE.limits.salt)
    return salt


def _salted(place: Place, salt: str) -> Place:
    return msgspec.structs.replace(place, salt=salt)
