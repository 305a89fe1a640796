"""All kinds of cards: as they are in data/cards.toml, and as fast tables by the number of a kind."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.klong.rules.effects import program

BASIC: Final = 0
ITEM: Final = 1
COMPANION: Final = 2
GEM: Final = 3
DEVICE: Final = 4
MONSTER: Final = 5
TYPE_KEYS: Final = ("basic", "item", "companion", "gem", "device", "monster")

STARTER: Final = 0
RESERVE: Final = 1
DUNGEON: Final = 2
PLACE_KEYS: Final = ("starter", "reserve", "dungeon")

ANYWHERE: Final = 0
IN_DEPTHS: Final = 1
IN_CAVE: Final = 2
ONLY_KEYS: Final = ("", "depths", "cave")

# What the points of a card depend on, besides those that it has anyway; `worth` of a card is the figure for it.
WORTH_NOTHING: Final = 0
WORTH_TOMES: Final = 1  # points for each tome
WORTH_GOLD: Final = 2  # one point for so much gold
WORTH_MASTERY: Final = 3  # points for who has escaped
WORTH_TWO_OF: Final = 4  # points for two different treasures
WORTH_KEYS: Final = ("", "tome", "gold", "mastery", "two_of")
TREASURE_KEYS: Final = ("chalice", "dragon-egg", "monkey-idol")  # what two_of can name; bit 0, 1 and 2
TOME_KEY: Final = "secret-tome"


class Card(NamedTuple):
    """One kind. `play`, `acquire`, `arrive` and `reward` (of using or defeating it) are numbers of programs."""

    key: str
    type: int
    place: int
    copies: int
    cost: int
    points: int
    dragon: bool
    danger: bool
    only: int
    worth_of: int
    worth: int
    treasures: int
    play: int
    acquire: int
    arrive: int
    reward: int


def _read() -> list[Card]:
    text = (files("spieltisch.games.klong") / "data" / "cards.toml").read_text(encoding="utf-8")
    tables = tomllib.loads(text)["card"]
    kinds = {table["key"]: kind for kind, table in enumerate(tables)}
    return [_card(table, kinds) for table in tables]


def _card(table: dict[str, Any], kinds: dict[str, int]) -> Card:
    worth = table.get("worth", {})
    worth_key = next(iter(worth), "")
    return Card(
        key=table["key"],
        type=TYPE_KEYS.index(table["type"]),
        place=PLACE_KEYS.index(table["place"]),
        copies=table["copies"],
        cost=table.get("cost", 0),
        points=table.get("points", 0),
        dragon=table.get("dragon", False),
        danger=table.get("danger", False),
        only=ONLY_KEYS.index(table.get("only", "")),
        worth_of=WORTH_KEYS.index(worth_key),
        worth=worth.get("points", worth.get(worth_key, 0)),
        treasures=sum(1 << TREASURE_KEYS.index(key) for key in worth.get("two_of", [])),
        play=program(table.get("play", {}), kinds),
        acquire=program(table.get("acquire", {}), kinds),
        arrive=program(table.get("arrive", {}), kinds),
        reward=program(table.get("use", table.get("defeat", {})), kinds),
    )


CARDS: Final[list[Card]] = _read()
KINDS: Final = 71
KIND_OF: Final[dict[str, int]] = {card.key: kind for kind, card in enumerate(CARDS)}
TOME: Final[int] = KIND_OF[TOME_KEY]
RESERVE_KINDS: Final[list[int]] = [
    kind for kind, card in enumerate(CARDS) if card.place == RESERVE and card.type != MONSTER
]
GUARD: Final[int] = next(kind for kind, card in enumerate(CARDS) if card.place == RESERVE and card.type == MONSTER)
"""The monster of the reserve, which never leaves."""

# By kind
TYPES: Final = vec[u8]([card.type for card in CARDS])
PLACES: Final = vec[u8]([card.place for card in CARDS])
COPIES: Final = vec[u8]([card.copies for card in CARDS])
COSTS: Final = vec[i64]([card.cost for card in CARDS])
POINTS: Final = vec[i64]([card.points for card in CARDS])
DRAGONS: Final = vec[u8]([card.dragon for card in CARDS])
DANGERS: Final = vec[u8]([card.danger for card in CARDS])
ONLY: Final = vec[u8]([card.only for card in CARDS])
WORTHS_OF: Final = vec[u8]([card.worth_of for card in CARDS])
WORTHS: Final = vec[i64]([card.worth for card in CARDS])
TREASURES: Final = vec[u8]([card.treasures for card in CARDS])
PLAY: Final = vec[i64]([card.play for card in CARDS])
ACQUIRE: Final = vec[i64]([card.acquire for card in CARDS])
ARRIVE: Final = vec[i64]([card.arrive for card in CARDS])
REWARD: Final = vec[i64]([card.reward for card in CARDS])
