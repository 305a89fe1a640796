"""Settings of the house for every table, read from `house.toml`: clocks, names of bots, limits."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from spieltisch.table.commands import Level


class Bots(msgspec.Struct, frozen=True):
    stand_in: Level
    names: tuple[str, ...]


class Places(msgspec.Struct, frozen=True):
    tokens: int
    usual: int


class Limits(msgspec.Struct, frozen=True):
    name: int
    salt: int
    entries: int


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    clocks: dict[str, float]
    bots: Bots
    places: Places
    limits: Limits


HOUSE = msgspec.toml.decode((files("spieltisch.table") / "house.toml").read_bytes(), type=House)
