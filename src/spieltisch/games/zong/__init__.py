"""ZONG!"""

from spieltisch.games.zong.rules import Zong

GAME = Zong()
