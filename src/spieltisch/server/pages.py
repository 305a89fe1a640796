"""Static files of the browser client. They are built once and small, so each is read and compressed once."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import HttpMethod, Request, Response, route
from litestar.di import NamedDependency
from litestar.params import FromPath

from spieltisch import words
from spieltisch.game import Refusal
from spieltisch.server import speech

STATIC = Path(__file__).parent / "static"
_ASKED = (HttpMethod.GET, HttpMethod.HEAD)
_HASHED = "assets/"
_FOR_EVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_WORTH_PACKING = 1024


class File(NamedTuple):
    body: bytes
    packed: bytes
    media_type: str


@route(["/", "/t/{table:str}"], http_method=_ASKED, include_in_schema=False)
async def client(request: Request[Any, Any, Any], guest: NamedDependency[str]) -> Response[bytes]:
    """The client finds out by itself which page the address means, and says so if there is none.

    A new guest is known from here on: whatever the page asks for at once, it is one guest who asks.
    """
    if (STATIC / "index.html").is_file():
        return _serve(request, "index.html")
    sentence = words.say(speech.language(request), None, "house.client-missing")
    return Response(sentence.encode(), media_type="text/plain; charset=utf-8", status_code=503)


@route("/{path:path}", http_method=_ASKED, include_in_schema=False)
async def file(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    name = path.lstrip("/")
    return _serve(request, name) if _is_ours(name) else missing(request)


def missing(request: Request[Any, Any, Any]) -> Response[bytes]:
    """A person who took a wrong turning is led back by the client; a program gets a sentence."""
    if "text/html" in request.headers.get("accept", "") and (STATIC / "index.html").is_file():
        return _serve(request, "index.html", status_code=404)
    raise Refusal("page-unknown")


def _is_ours(name: str) -> bool:
    """What lies outside is not ours; neither is a name that no disk would take."""
    try:
        found = (STATIC / name).resolve()
        return found.is_file() and found.is_relative_to(STATIC.resolve())
    except (OSError, ValueError):
        return False


def _serve(request: Request[Any, Any, Any], name: str, status_code: int = 200) -> Response[bytes]:
    file = _read(name, (STATIC / name).stat().st_mtime_ns)
    headers = {"Cache-Control": _FOR_EVER if name.startswith(_HASHED) else _ASK_AGAIN, "Vary": "Accept-Encoding"}
    if not file.packed or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.body, media_type=file.media_type, headers=headers, status_code=status_code)
    headers["Content-Encoding"] = "gzip"
    return Response(file.packed, media_type=file.media_type, headers=headers, status_code=status_code)


@lru_cache(maxsize=256)
def _read(name: str, _changed: int) -> File:
    body = (STATIC / name).read_bytes()
    packed = gzip.compress(body, mtime=0) if len(body) >= _WORTH_PACKING else b""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return File(body, packed if len(packed) < len(body) else b"", kind)


HANDLERS = [client, file]
