"""Addresses: the base URL of links, and whether a request comes from a page of our own."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

from litestar.datastructures import URL

from spieltisch.server.settings import Settings

_HERE = {"localhost", "127.0.0.1", "::1"}
_SECURE = {"ws": "http", "wss": "https"}
# Nothing is ever sent there: asking for the way is enough to learn this machine's own address.
_FAR_AWAY = ("192.0.2.1", 9)


def base_url(settings: Settings, url: URL) -> str:
    """What to put before a path so that whoever gets the link reaches this server."""
    if settings.public_url:
        return settings.public_url.rstrip("/")
    if settings.network_url and url.hostname in _HERE:
        return settings.network_url.rstrip("/")
    return f"{_SECURE.get(url.scheme, url.scheme)}://{url.netloc}"


def same_house(settings: Settings, origin: str | None, host: str) -> bool:
    """Whether a page of our own asks. Programs that are no browsers name no origin."""
    if origin is None:
        return True
    asking = _netloc(origin)
    return bool(asking) and asking in (host, _netloc(settings.public_url or ""))


def network_host() -> str | None:
    """This machine's address in the house's network; None without one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_FAR_AWAY)
        except OSError:
            return None
        host: str = probe.getsockname()[0]
    return None if host in _HERE else host


def _netloc(url: str) -> str:
    """Empty for what is no address: nobody of our own asks from there."""
    try:
        return urlsplit(url).netloc
    except ValueError:
        return ""
