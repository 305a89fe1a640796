"""Signed cookies: they say who a guest is, without accounts. Who brings none, or a broken one, is a new guest."""

from __future__ import annotations

import secrets
from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

COOKIE: Final = "spieltisch-guest"
_KEY_BYTES = 16
_A_YEAR = 365 * 24 * 60 * 60


class Identity:
    def __init__(self, secret: str) -> None:
        self._signer = URLSafeSerializer(secret, salt="guest")

    def guest(self, connection: ASGIConnection[Any, Any, Any, Any]) -> tuple[str, Cookie | None]:
        """Who this is, and the cookie to hand out if it is somebody new."""
        known = self._known(connection.cookies.get(COOKIE, ""))
        if known is not None:
            return known, None
        fresh = new_key()
        return fresh, self._cookie(fresh, secure=connection.url.scheme in ("https", "wss"))

    def _known(self, cookie: str) -> str | None:
        try:
            guest = self._signer.loads(cookie)
        except BadSignature:
            return None
        return guest if isinstance(guest, str) else None

    def _cookie(self, guest: str, secure: bool) -> Cookie:
        return Cookie(
            COOKIE, value=str(self._signer.dumps(guest)), max_age=_A_YEAR, httponly=True, samesite="lax", secure=secure
        )


def new_key() -> str:
    """128 bits nobody can guess, fit for an address."""
    return secrets.token_urlsafe(_KEY_BYTES)
