"""Language negotiation, and refusals as sentences and HTTP statuses."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection

from spieltisch import words
from spieltisch.game import Refusal
from spieltisch.server.messages import Problem
from spieltisch.words import LANGS, Lang

Connection = ASGIConnection[Any, Any, Any, Any]

_STATUS: Final = {"table-unknown": 404, "game-unknown": 404, "page-unknown": 404, "code": 404, "throttled": 429}
_USUAL_STATUS: Final = 400


def language(connection: Connection) -> Lang:
    """The one asked for in the address, else the browser's first that we speak, else English; German if nobody asks."""
    asked = str(connection.query_params.get("lang", ""))
    header = connection.headers.get("accept-language", "")
    preferred = (part.split(";")[0].split("-")[0].strip().lower() for part in header.split(","))
    return next((lang for wish in (asked, *preferred) for lang in LANGS if lang == wish), "en" if header else "de")


def problem(refused: Refusal, lang: Lang, game_key: str | None = None) -> Problem:
    return Problem(refused.key, words.refusal(lang, refused, game_key))


def status(refused: Refusal) -> int:
    return _STATUS.get(refused.key, _USUAL_STATUS)
