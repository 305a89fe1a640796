"""Klong!"""

from spieltisch.games.klong.rules import Klong

GAME = Klong()
