"""Sechserreihe."""

from spieltisch.games.sechserreihe.rules import Sechserreihe

GAME = Sechserreihe()
