"""OpenAPI description of everything the server says, the WebSocket's messages, views and events included.

The constants of the games are in it as well, as the extension `x-constants`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from litestar import Request, Response, Router
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from spieltisch import games
from spieltisch.folder import GameFolder
from spieltisch.game import EventKind
from spieltisch.server import pages
from spieltisch.server.messages import Incoming, Outgoing, Problem
from spieltisch.table.events import HOUSE_EVENTS
from spieltisch.views import REFERENCE

_PATH = "/schema"
_DOCUMENT = ("/", "/openapi.json")


def with_messages(document: dict[str, Any]) -> dict[str, Any]:
    """The types that HTTP handlers do not mention, and the constants of the games, added to the document."""
    views = [game.view for game in games.games().values()]
    values = [kind.values for kinds in _event_kinds().values() for kind in kinds]
    (incoming, outgoing, *_), found = msgspec.json.schema_components(
        [Incoming, Outgoing, Problem, *views, *values], schema_hook=_anything, ref_template=REFERENCE
    )
    components = document.setdefault("components", {})
    components["schemas"] = {
        **components.get("schemas", {}),
        **found,
        **_happenings(),
        "Views": _by_game(game.view.__name__ for game in games.games().values()),
        "Happenings": _by_game(_happening_name(game) for game in games.games().values()),
        "Incoming": incoming,
        "Outgoing": outgoing,
    }
    document["x-constants"] = {key: game.constants for key, game in games.games().items()}
    return document


def _event_kinds() -> dict[str, Sequence[EventKind[Any]]]:
    """What can happen, by the name of the schema: at every table, and in each game."""
    kinds = {_happening_name(game): game.events for game in games.games().values()}
    return {"HouseHappening": HOUSE_EVENTS, **kinds}


def _happening_name(game: GameFolder) -> str:
    return f"{game.view.__name__.removesuffix('View')}Happening"


def _by_game(names: Iterable[str]) -> dict[str, Any]:
    """One property a game, so that the client finds a type by the game's key."""
    properties = {key: {"$ref": REFERENCE.format(name=name)} for key, name in zip(games.games(), names, strict=True)}
    return {"type": "object", "properties": properties, "required": list(properties)}


def _happenings() -> dict[str, Any]:
    """What `Happening` comes to: one of the kinds of events, with the values of that kind."""
    return {name: {"anyOf": [_happening(kind) for kind in kinds]} for name, kinds in _event_kinds().items()}


def _happening(kind: EventKind[Any]) -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {
            "kind": {"const": kind.name},
            "seat": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
            "values": {"$ref": REFERENCE.format(name=kind.values.__name__)},
        },
        "required": ["kind", "seat", "values"],
    }


def _anything(_: type) -> dict[str, Any]:
    return {"description": "Whatever this game's texts and views need."}


class _WithMessages(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, with_messages(openapi_schema))


def config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Spieltisch",
        version="1",
        render_plugins=[_WithMessages(path=_DOCUMENT)],
        openapi_router=Router(_PATH, route_handlers=[], include_in_schema=False, before_request=_nothing_else),
    )


def _nothing_else(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Litestar would answer every other address below with a page of its own."""
    known = any(request.url.path.rstrip("/") == f"{_PATH}{name}".rstrip("/") for name in _DOCUMENT)
    return None if known else pages.missing(request)
