"""Cubes, tracks, secrets and goods as data/pieces.toml has them."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.klong.rules.cards import KIND_OF
from spieltisch.games.klong.rules.effects import program

_DATA: Final[dict[str, Any]] = tomllib.loads(
    (files("spieltisch.games.klong") / "data" / "pieces.toml").read_text(encoding="utf-8")
)


def _spaces(track: str) -> list[int]:
    """The figures of a track by the number of a space, which counts from 1."""
    return [0, *_DATA[track]]


HAND: Final[int] = _DATA["hand"]
ROW: Final[int] = _DATA["row"]
HEALTH: Final[int] = _DATA["health"]
CUBES: Final[int] = _DATA["cubes"]
BLACK: Final[int] = _DATA["black"]
START_CLANK: Final[list[int]] = _DATA["clank"]
RAGE: Final = vec[i64](_spaces("rage"))
LAST_RAGE: Final[int] = len(_DATA["rage"])
COUNTDOWN: Final = vec[i64](_spaces("countdown"))
LAST_COUNTDOWN: Final[int] = len(_DATA["countdown"]) + 1  # where everybody inside is knocked out
MASTERY: Final[int] = _DATA["mastery"]
ARTIFACTS: Final[list[int]] = _DATA["artifacts"]
IDOLS: Final[int] = _DATA["idols"]["count"]
IDOL_POINTS: Final[int] = _DATA["idols"]["points"]
PRICE: Final[int] = _DATA["price"]


def rage_start(seats: int) -> int:
    """The dragon's first space, from 1."""
    space: int = _DATA["rage_start"][str(seats)]
    return space


def artifacts_removed(seats: int) -> int:
    """How many artifacts so few players leave in the box."""
    removed: int = _DATA["artifacts_removed"][str(seats)]
    return removed


# Secrets, by their number

CHALICE: Final = 0
GREATER_HEALING: Final = 1
DRAGON_EGG: Final = 5
HEALING: Final = 6
STRENGTH: Final = 9
SWIFTNESS: Final = 10
MAJOR: Final = 0
MINOR: Final = 1
SIZE_KEYS: Final = ("major", "minor")


class Secret(NamedTuple):
    """`effect` is the program carried out at once, `drink` that of a potion; what is kept is neither drunk nor gone."""

    key: str
    size: int
    copies: int
    points: int
    keep: bool
    effect: int
    drink: int


def _secret(table: dict[str, Any]) -> Secret:
    return Secret(
        key=table["key"],
        size=SIZE_KEYS.index(table["size"]),
        copies=table["copies"],
        points=table.get("points", 0),
        keep=table.get("keep", False),
        effect=program(table.get("effect", {}), KIND_OF),
        drink=program(table.get("drink", {}), KIND_OF),
    )


SECRETS: Final[list[Secret]] = [_secret(table) for table in _DATA["secret"]]
SECRET_OF: Final[dict[str, int]] = {secret.key: number for number, secret in enumerate(SECRETS)}
POTIONS: Final[list[int]] = [number for number, secret in enumerate(SECRETS) if secret.drink]
"""Secrets kept to drink later; their order is that of a player's counts of potions."""

SECRET_SIZES: Final = vec[u8]([secret.size for secret in SECRETS])
SECRET_COPIES: Final = vec[u8]([secret.copies for secret in SECRETS])
SECRET_EFFECTS: Final = vec[i64]([secret.effect for secret in SECRETS])
POTION_DRINKS: Final = vec[i64]([SECRETS[number].drink for number in POTIONS])


# Goods, by their number

MASTER_KEY: Final = 0
BACKPACK: Final = 1
CROWN: Final = 2


class Goods(NamedTuple):
    """`points` has one entry for each piece, the best first, which is sold first."""

    key: str
    points: list[int]


GOODS: Final[list[Goods]] = [Goods(table["key"], table["points"]) for table in _DATA["goods"]]
GOODS_OF: Final[dict[str, int]] = {goods.key: number for number, goods in enumerate(GOODS)}
