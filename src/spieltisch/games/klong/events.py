"""What can happen in Klong!, as types: for log lines and animation."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypedDict

from spieltisch.events import NoValues
from spieltisch.game import EventKind
from spieltisch.views import row


class KlongSeatTold(TypedDict):
    seat: int


class KlongCard(TypedDict):
    card: str


class KlongTrashed(TypedDict):
    """`pile` is where the card lay; one of the play area stays in sight until the turn ends."""

    card: str
    pile: Literal["play", "discard"]


class KlongPaidCard(TypedDict):
    """`cost` is skill, of monsters swords."""

    card: str
    cost: int


class KlongReplaced(TypedDict):
    card: str
    by: str


class KlongChose(TypedDict):
    """`choice` counts from 1."""

    card: str
    choice: int


class KlongCards(TypedDict):
    card: str
    count: int


class KlongCount(TypedDict):
    count: int


class KlongRefilled(TypedDict):
    """`cards` are those turned up, as [place in the row, card]."""

    cards: list[Annotated[list[int | str], row(place=int, card=str)]]


class KlongDrank(TypedDict):
    potion: str


class KlongTraded(TypedDict):
    goods: str
    points: int


class KlongGold(TypedDict):
    gold: int


class KlongClank(TypedDict):
    clank: int
    who: int


class KlongQuiet(TypedDict):
    clank: int


class KlongHealed(TypedDict):
    heal: int


class KlongAngered(TypedDict):
    """`rage` is the dragon's new space."""

    rage: int


class KlongAttacked(TypedDict):
    """`drawn` are the cubes in order, as [seat, whether it was hit]; seat -1 is black. `extra` is the countdown's."""

    cause: Literal["row", "card", "countdown"]
    extra: int
    drawn: list[Annotated[list[int], row(seat=int, hit=int)]]


class KlongHit(TypedDict):
    hearts: int


class KlongHurt(TypedDict):
    damage: int


class KlongCountdown(TypedDict):
    space: int


KlongTeleported = TypedDict("KlongTeleported", {"from": int, "to": int, "place": str, "zone": str})
KlongWalked = TypedDict(
    "KlongWalked",
    {"from": int, "to": int, "place": str, "zone": str, "boots": int, "swords": int, "damage": int},
)


class KlongTookArtifact(TypedDict):
    value: int
    room: int


class KlongTookSecret(TypedDict):
    secret: str
    room: int


class KlongTookIdol(TypedDict):
    room: int


# Turns
DEALT: Final = EventKind("dealt", KlongSeatTold)
TURN: Final = EventKind("turn", KlongSeatTold)
ENDED: Final = EventKind("ended", NoValues)

# Cards
PLAYED: Final = EventKind("played", KlongCard)
DISCARDED: Final = EventKind("discarded", KlongCard)
TRASHED: Final = EventKind("trashed", KlongTrashed)
DREW: Final = EventKind("drew", KlongCount)
SHUFFLED: Final = EventKind("shuffled", NoValues)
CHOSE: Final = EventKind("chose", KlongChose)
DRAWS_FIRST: Final = EventKind("draws-first", KlongCard)
DISCARDS_FIRST: Final = EventKind("discards-first", KlongCard)
TOOK_CARDS: Final = EventKind("took-cards", KlongCards)
SPRANG: Final = EventKind("sprang", NoValues)

# The row and what is paid for
BOUGHT: Final = EventKind("bought", KlongPaidCard)
USED: Final = EventKind("used", KlongPaidCard)
FOUGHT: Final = EventKind("fought", KlongPaidCard)
TRADED: Final = EventKind("traded", KlongTraded)
REFILLED: Final = EventKind("refilled", KlongRefilled)
REPLACED: Final = EventKind("replaced", KlongReplaced)
ARRIVED: Final = EventKind("arrived", KlongCard)

# Gold, clank and health
GOLD: Final = EventKind("gold", KlongGold)
PAID: Final = EventKind("paid", KlongGold)
CLANK: Final = EventKind("clank", KlongClank)
QUIET: Final = EventKind("quiet", KlongQuiet)
HEALED: Final = EventKind("healed", KlongHealed)
DRANK: Final = EventKind("drank", KlongDrank)

# Ways and what lies there
WALKED: Final = EventKind("walked", KlongWalked)
HURT: Final = EventKind("hurt", KlongHurt)
TELEPORTED: Final = EventKind("teleported", KlongTeleported)
TOOK_ARTIFACT: Final = EventKind("took-artifact", KlongTookArtifact)
TOOK_SECRET: Final = EventKind("took-secret", KlongTookSecret)
TOOK_IDOL: Final = EventKind("took-idol", KlongTookIdol)
LEFT_MARKER: Final = EventKind("left-marker", NoValues)

# The dragon, and who is out
ANGERED: Final = EventKind("angered", KlongAngered)
CUBES_BACK: Final = EventKind("cubes-back", KlongCount)
ATTACKED: Final = EventKind("attacked", KlongAttacked)
HIT: Final = EventKind("hit", KlongHit)
ESCAPED: Final = EventKind("escaped", NoValues)
RESCUED: Final = EventKind("rescued", NoValues)
LOST: Final = EventKind("lost", NoValues)
COUNTDOWN: Final = EventKind("countdown", KlongCountdown)
