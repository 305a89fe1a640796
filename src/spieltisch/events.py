"""Values of events that every game can tell, as types. Never compiled: their docstrings go into the schema."""

from __future__ import annotations

from typing import TypedDict


class NoValues(TypedDict):
    """Of an event that is told by its kind and its seat alone."""


class StartDrawn(TypedDict):
    """The lot fell on this seat: it begins."""

    seat: int
