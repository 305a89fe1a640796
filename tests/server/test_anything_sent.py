"""Names, cookies and origins as anybody may send them: they are taken or refused, and never break anything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from litestar.connection import ASGIConnection

from spieltisch.game import Refusal
from spieltisch.server import address
from spieltisch.server.identity import COOKIE, Identity
from spieltisch.server.settings import Settings
from spieltisch.table.decide import clean_name
from spieltisch.table.house import HOUSE

header_text = st.text(st.characters(max_codepoint=255), max_size=80)
SETTINGS = Settings(data=Path("nowhere"), public_url="https://table.example")


@given(text=st.text(max_size=40))
def test_a_name_is_clean_or_refused(text: str) -> None:
    try:
        name = clean_name(text)
    except Refusal:
        return
    assert 1 <= len(name) <= HOUSE.limits.name
    assert name.isprintable()
    assert clean_name(name) == name


@given(cookie=header_text)
def test_whoever_brings_a_broken_cookie_is_a_new_guest(cookie: str) -> None:
    identity = Identity("secret")
    headers = [(b"cookie", f"{COOKIE}={cookie}".encode("latin-1"))]
    scope: Any = {"type": "http", "headers": headers, "scheme": "http", "path": "/", "query_string": b"", "state": {}}
    guest, fresh = identity.guest(ASGIConnection(scope))
    assert guest
    assert fresh is not None


@given(origin=header_text, host=header_text)
def test_no_made_up_origin_is_our_own(origin: str, host: str) -> None:
    if address.same_house(SETTINGS, origin, host):
        assert host in origin or "table.example" in origin
