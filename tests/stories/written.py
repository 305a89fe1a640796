"""Positions for the client's stories, as the server would tell them: one JSON file a game, made by its rules alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from spieltisch.game import QuickChance, View
from spieltisch.games import folder
from spieltisch.server.door import Receiver, Surroundings, snapshot
from spieltisch.table.entries import Deed, Entry, Moved, Mover, Opened, Place, Started
from spieltisch.table.options import as_values
from spieltisch.table.session import Session
from spieltisch.table.table import Table
from tests.suite import Moment, suite

CLIENT = Path(__file__).parents[2] / "web" / "src" / "games"
NOON = 1_800_000_000.0
SECONDS_BETWEEN_MOVES = 10.0
LONGEST_LOG = 4

NAMES = ["Lene", "Jonas", "Ayşe", "Maximiliane", "Bo", "Kuno"]
BOT = 5
WATCHER = "watcher"


def path_of(key: str) -> Path:
    return CLIENT / key / "stories.json"


def written(key: str) -> str:
    """One line a moment, so that a change of the rules shows where it matters."""
    lines = [f"{_json(name)}: {_json(told(moment))}" for name, moment in suite(key).moments.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def told(moment: Moment) -> object:
    """What the server says to whoever opens the table at this moment."""
    table = _played(moment)
    message = snapshot(table, Receiver(_reader(table, moment), "http://localhost"), _around(table, moment))
    message.log = message.log[-LONGEST_LOG:]
    return msgspec.to_builtins(message)


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _played(moment: Moment) -> Table:
    """Random moves until the moment has come, unless it was set up by hand."""
    case, chance = moment.case, QuickChance(moment.seed)
    table = Table.fold("story", folder(case.key), _beginning(moment))
    session = table.session
    assert session is not None
    if moment.laid is not None:
        state = moment.laid()
        session.asking = session.asking._replace(state=state, seats=tuple(state.to_move()))
    while not (_may_be_told(table, moment) and moment.has_come(_view(session))):
        assert not session.over, f"{case} with seed {moment.seed} never comes to this"
        seats = session.asking.seats
        seat = seats[chance.below(len(seats))]
        move = moment.choose(session.state, seat, chance)
        by: Mover = "bot" if table.places[seat].kind == "bot" else "person"
        table.apply(_entry(table.seq + 1, Moved(seat, move, by, feat=session.state.feat(seat, move))))
    return table


def _view(session: Session) -> View:
    """That of the first who is to move, or what all see at the end."""
    return session.state.view(next(iter(session.asking.seats), None))


def _may_be_told(table: Table, moment: Moment) -> bool:
    """Whoever plays at this screen is to move, unless the game is over."""
    return moment.watched or not table.to_move() or bool(_people_to_move(table))


def _people_to_move(table: Table) -> list[int]:
    return [seat for seat in table.to_move() if table.places[seat].kind == "person"]


def _beginning(moment: Moment) -> Iterator[Entry]:
    case = moment.case
    places = [_place(seat, case.seats) for seat in range(case.seats)]
    seed = moment.seed.to_bytes(32).hex()
    options = as_values(case.facts.complete(case.seats, case.given))
    yield _entry(1, Opened(case.key, NAMES[0], seed, "ABC234", places, options, "none"))
    yield _entry(2, Started(places, options, edition=case.facts.edition))


def _place(seat: int, seats: int) -> Place:
    """Where there are three or more, the last one is a bot."""
    if seats > 2 and seat == seats - 1:
        return Place("bot", seat + 1, NAMES[BOT], level="geselle")
    return Place("person", seat + 1, NAMES[seat], f"guest-{seat}")


def _entry(seq: int, deed: Deed) -> Entry:
    return Entry(seq, NOON + seq * SECONDS_BETWEEN_MOVES, "guest-0", "", deed)


def _reader(table: Table, moment: Moment) -> str:
    if moment.watched:
        return WATCHER
    return f"guest-{next(iter(_people_to_move(table)), 0)}"


def _around(table: Table, moment: Moment) -> Surroundings:
    guests = [place.guest for place in table.places]
    return Surroundings(table.changed_at + moment.seconds_later, guests, {}, None, {}, 0.0)
