"""What is wrong with a file of pieces, in sentences."""

from __future__ import annotations

from typing import Final

from spieltisch.data_file import SWITCH, TABLE, TABLES, WORD, Table, choice_faults, form_faults
from spieltisch.game import Refusal
from spieltisch.games.klong.check.effects import effect_faults
from spieltisch.games.klong.check.kinds import COUNT, WHOLE, WHOLES
from spieltisch.games.klong.rules.cards import CARDS, RESERVE_KINDS
from spieltisch.games.klong.rules.pieces import GOODS, SECRETS, SIZE_KEYS

SEATS: Final = ("2", "3", "4")
MOST: Final = 200
"""Of any piece."""
_FORM: Final = {
    **{"hand": COUNT, "row": COUNT, "health": COUNT, "cubes": COUNT, "black": WHOLE, "clank": WHOLES, "rage": WHOLES},
    **{"rage_start": TABLE, "countdown": WHOLES, "mastery": WHOLE, "artifacts": WHOLES, "artifacts_removed": TABLE},
    **{"idols": TABLE, "price": WHOLE, "secret": TABLES, "goods": TABLES},
}
_SECRET: Final = {"key": WORD, "size": WORD, "copies": WHOLE}
_SECRET_MAY: Final = {"points": WHOLE, "keep": SWITCH, "drink": TABLE, "effect": TABLE}
_GOODS: Final = {"key": WORD, "points": WHOLES}


def piece_faults(data: Table) -> list[Refusal]:
    if faults := form_faults("", data, _FORM):
        return faults
    by_seats = dict.fromkeys(SEATS, WHOLE)
    faults += form_faults("rage_start", data["rage_start"], by_seats)
    faults += form_faults("artifacts_removed", data["artifacts_removed"], by_seats)
    faults += form_faults("idols", data["idols"], {"count": WHOLE, "points": WHOLE})
    for number, secret in enumerate(data["secret"], start=1):
        faults += form_faults(f"secret {number}", secret, _SECRET, _SECRET_MAY)
    for number, goods in enumerate(data["goods"], start=1):
        faults += form_faults(f"goods {number}", goods, _GOODS)
    return faults or [*_figure_faults(data), *_secret_faults(data["secret"]), *_goods_faults(data["goods"])]


def _figure_faults(data: Table) -> list[Refusal]:
    faults = [
        Refusal("piece-many", what=key, most=MOST)
        for key in ("hand", "row", "health", "cubes", "black")
        if data[key] > MOST
    ]
    clank: list[int] = data["clank"]
    if len(clank) != int(SEATS[-1]) or max(clank) > data["cubes"]:
        faults.append(Refusal("piece-clank", seats=int(SEATS[-1]), cubes=data["cubes"]))
    if data["cubes"] < data["health"]:
        faults.append(Refusal("piece-health", cubes=data["cubes"], health=data["health"]))
    if not data["rage"]:
        faults.append(Refusal("piece-rage"))
    faults += [
        Refusal("piece-rage-start", seats=int(seats), space=space, last=len(data["rage"]))
        for seats, space in data["rage_start"].items()
        if not 1 <= space <= len(data["rage"])
    ]
    artifacts: list[int] = data["artifacts"]
    if not artifacts or artifacts != sorted(set(artifacts)) or artifacts[0] < 1:
        faults.append(Refusal("piece-artifacts"))
    return faults + [
        Refusal("piece-removed", seats=int(seats), removed=removed, artifacts=len(artifacts))
        for seats, removed in data["artifacts_removed"].items()
        if removed >= len(artifacts)
    ]


def _secret_faults(secrets: list[Table]) -> list[Refusal]:
    """Which secrets there are is known to the rules; what they do is not."""
    order = [secret.key for secret in SECRETS]
    if [secret["key"] for secret in secrets] != order:
        return [Refusal("piece-secrets", order=order)]
    faults: list[Refusal] = []
    cards = [card.key for card in CARDS]
    piles = [CARDS[kind].key for kind in RESERVE_KINDS]
    for secret, ours in zip(secrets, SECRETS, strict=True):
        key = secret["key"]
        faults += choice_faults(f"{key}.size", secret["size"], SIZE_KEYS)
        if secret["copies"] > MOST:
            faults.append(Refusal("piece-many", what=f"{key}.copies", most=MOST))
        if ("drink" in secret) != (ours.drink != 0):
            faults.append(Refusal("piece-drink", secret=key))
        if secret.get("keep", False) != ours.keep:
            faults.append(Refusal("piece-keep", secret=key))
        for when in ("drink", "effect"):
            if when in secret:
                faults += effect_faults(f"{key}.{when}", secret[when], cards, piles)
    return faults


def _goods_faults(goods: list[Table]) -> list[Refusal]:
    order = [ours.key for ours in GOODS]
    if [table["key"] for table in goods] != order:
        return [Refusal("piece-goods", order=order)]
    return [
        Refusal("piece-goods-points", goods=table["key"])
        for table in goods
        if table["points"] != sorted(table["points"], reverse=True)
    ]
