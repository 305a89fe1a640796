"""Zapp Zerapp"""

from spieltisch.games.zappzerapp.rules import ZappZerapp

GAME = ZappZerapp()
