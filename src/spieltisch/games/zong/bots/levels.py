"""How the levels of bots differ: how many flicks they try in their mind, and how much their hands tremble."""

from __future__ import annotations

from typing import Final, NamedTuple

from spieltisch.games.zong.bots.aiming import Tremble


class Level(NamedTuple):
    steps: int  # flicks that are tried in the mind before one is made
    tremble: Tremble


LEVELS: Final = {
    "neuling": Level(24, Tremble(direction=0.08, strength=0.2)),
    "geselle": Level(120, Tremble(direction=0.03, strength=0.08)),
    "meister": Level(2500, Tremble(direction=0.004, strength=0.015)),
}
