"""Discs that slide, knock and tower up on a board with rails. Millimetres and seconds; nothing here knows a game.

Only + - × ÷ and square roots on doubles, in a fixed order: the same shot comes to rest on the same bits everywhere,
compiled or not.
"""

from spieltisch.games.zong.physics.film import Film, Reel, hundredths, read
from spieltisch.games.zong.physics.motion import Motion, settle
from spieltisch.games.zong.physics.scene import Ground, Post, Rail, Scene

__all__ = ["Film", "Ground", "Motion", "Post", "Rail", "Reel", "Scene", "hundredths", "read", "settle"]
