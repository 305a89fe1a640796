"""The first position: what is agreed before the game, from the options. Then the first round begins (rounds.py)."""

from __future__ import annotations

from spieltisch.facts import IN_TURN
from spieltisch.game import Chance, Options, Story, who_begins
from spieltisch.games.zappzerapp.rules.position import Setup


def agreed(seats: int, options: Options, chance: Chance, story: Story | None) -> Setup:
    """The setup of a new game; the lot may decide who throws first."""
    wish = str(options["start"])
    first = who_begins(seats, wish, chance, story)
    return Setup(seats, wish, first, options["listening"] == IN_TURN, options["signs"] is True)
