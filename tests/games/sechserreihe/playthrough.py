"""The position of Sechserreihe as text: stones as o, empty fields as ·, rows from the top, then coins and supply."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from spieltisch.game import View
from spieltisch.games.sechserreihe.rules.board import LINES, SIZE
from spieltisch.games.sechserreihe.rules.notation import field_name

COLUMNS = "abcdef"


def draw(view: View) -> Iterator[str]:
    fields = cast(list[int], view["fields"])
    yield f"    {' '.join(COLUMNS)}"
    for row in range(SIZE):
        stones = " ".join("o" if stone else "·" for stone in fields[SIZE * row : SIZE * (row + 1)])
        yield f"  {row + 1} {stones}"
    coins = f", coins {view['coins']}, in the box {view['bank']}" if view["goal"] else ""
    free = ", the last stone is free" if view["free"] else ""
    yield f"  {view['phase']}: supply {view['supply']}{coins}{free}"
    if threats := cast(list[int], view["threats"]):
        yield f"  could be completed now: {' '.join(_called(line) for line in threats)}"


def _called(line: int) -> str:
    return f"{field_name(LINES[line][0])}-{field_name(LINES[line][-1])}"
