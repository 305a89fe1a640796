"""Nummerus Zahlus (Sid Sackson)."""

from spieltisch.games.nummerus.rules import Nummerus

GAME = Nummerus()
