"""HTTP API: what is asked for once."""

from __future__ import annotations

import io
import time
from datetime import UTC, datetime
from typing import Any

import segno
from litestar import MediaType, Request, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from spieltisch import record
from spieltisch.game import Refusal
from spieltisch.server import address, door, practice, speech
from spieltisch.server.directory import Directory
from spieltisch.server.hub import Hub
from spieltisch.server.limits import Throttle
from spieltisch.server.messages import Best, Health, Me, MyTable, NewTable, Rename, TableLink
from spieltisch.server.settings import Settings
from spieltisch.server.tables import Tables
from spieltisch.table.written import record_of

Asked = Request[Any, Any, Any]


@get("/api/health")
async def health(tables: NamedDependency[Tables]) -> Health:
    return Health("ok", len(tables))


@get("/api/me")
async def me(request: Asked, guest: NamedDependency[str], directory: NamedDependency[Directory]) -> Me:
    return Me(guest, await directory.name_of(guest, speech.language(request)))


@put("/api/me")
async def rename(
    request: Asked,
    guest: NamedDependency[str],
    hub: NamedDependency[Hub],
    write_throttle: NamedDependency[Throttle],
    data: JSONBody[Rename],
) -> Me:
    write_throttle.take(_askers(request, guest), time.monotonic())
    return Me(guest, await hub.rename(guest, data.name))


@post("/api/tables")
async def open_table(
    request: Asked,
    guest: NamedDependency[str],
    hub: NamedDependency[Hub],
    write_throttle: NamedDependency[Throttle],
    data: JSONBody[NewTable],
) -> TableLink:
    write_throttle.take(_askers(request, guest), time.monotonic())
    return TableLink(await hub.open(data.game, guest, speech.language(request)))


@get("/api/tables/mine")
async def my_tables(guest: NamedDependency[str], directory: NamedDependency[Directory]) -> list[MyTable]:
    return [door.my_table(table, guest) for table in await directory.tables_of(guest)]


@post("/api/codes/{code:str}")
async def find_by_code(
    request: Asked,
    guest: NamedDependency[str],
    directory: NamedDependency[Directory],
    code_throttle: NamedDependency[Throttle],
    code: FromPath[str],
) -> TableLink:
    """Only wrong guesses are counted."""
    guessers, now = _askers(request, guest), time.monotonic()
    code_throttle.check(guessers, now)
    try:
        return TableLink(await directory.table_with_code(code))
    except Refusal:
        code_throttle.count(guessers, now)
        raise


@get("/api/tables/{key:str}/record", media_type=MediaType.TEXT)
async def table_record(tables: NamedDependency[Tables], key: FromPath[str]) -> Response[bytes]:
    """The played game as a file to keep."""
    played = record_of(await tables.look_at(key))
    name = f"{played.game}-{played.day.isoformat()}.txt"
    return Response(record.dump(played), headers={"Content-Disposition": f'attachment; filename="{name}"'})


@get("/api/tables/{key:str}/qr.svg")
async def invitation(
    request: Asked, tables: NamedDependency[Tables], settings: NamedDependency[Settings], key: FromPath[str]
) -> Response[bytes]:
    """The invitation as a picture for phones."""
    await tables.look_at(key)
    picture = io.BytesIO()
    link = f"{address.base_url(settings, request.base_url)}/t/{key}"
    segno.make(link, micro=False).save(picture, kind="svg", border=2, dark="#000", light="#fff", xmldecl=False)
    return Response(picture.getvalue(), media_type="image/svg+xml")


@get("/api/best")
async def best(
    guest: NamedDependency[str],
    tables: NamedDependency[Tables],
    directory: NamedDependency[Directory],
    game: FromQuery[str],
) -> Best:
    """`today` is about today's layout, which is everybody's."""
    facts = tables.game(game).facts
    solos = await directory.solos_of(guest, game)
    today = datetime.now(UTC).date()
    return Best(
        today=facts.best_alone(solo.score for solo in solos if solo.day == today),
        ever=facts.best_alone(solo.score for solo in solos),
        games=len(solos),
    )


@get("/api/games/{game:str}/sounds/{which:int}", media_type="application/octet-stream")
async def sound_example(
    request: Asked,
    guest: NamedDependency[str],
    tables: NamedDependency[Tables],
    sound_throttle: NamedDependency[Throttle],
    game: FromPath[str],
    which: FromPath[int],
    strength: FromQuery[int] = 1,
) -> Response[bytes]:
    """A piece of sound to practise with, new every time: samples as in the answer to a shake."""
    sound_throttle.take(_askers(request, guest), time.monotonic())
    return Response(practice.example(tables.game(game), which, strength), headers={"Cache-Control": "no-store"})


def _askers(request: Asked, guest: str) -> list[str]:
    """Who is held to account: the guest and the address, for a guest without cookie is always new."""
    return [guest, request.client.host if request.client else ""]


HANDLERS = [health, me, rename, open_table, my_tables, find_by_code, table_record, invitation, best, sound_example]
