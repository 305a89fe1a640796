"""What counts only in this turn: what can still be spent, what may still pay, and what is being asked."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spieltisch.games.klong.view import PromptKind

TAKE: Final = 0
CHOOSE: Final = 1
DISCARD: Final = 2
TRASH: Final = 3
REPLACE: Final = 4
REACH: Final = 5
SPRING: Final = 6
ORDER: Final = 7
PROMPT_KEYS: Final[list[PromptKind]] = ["take", "choose", "discard", "trash", "replace", "reach", "spring", "order"]

NO_CARD: Final = -1


@final
class Prompt:
    """`asker` is the kind of card that asks, KINDS + the number of a secret, or NO_CARD. `program` are the choices, or
    what follows a discard. `only` is the one kind that may be trashed, or ANY_CARD."""

    def __init__(self, kind: i64, asker: i64, program: i64, only: i64) -> None:
        self.kind: Final[i64] = kind
        self.asker: Final[i64] = asker
        self.program: Final[i64] = program
        self.only: Final[i64] = only


@final
class Waiting:
    """An effect of a played card that pays as soon as its condition, a verb, comes true."""

    def __init__(self, condition: i64, program: i64, card: i64) -> None:
        self.condition: Final[i64] = condition
        self.program: Final[i64] = program
        self.card: Final[i64] = card


@final
class Turn:
    def __init__(self) -> None:
        self.skill: i64 = 0
        self.swords: i64 = 0
        self.boots: i64 = 0
        self.teleports: i64 = 0
        self.quiet: i64 = 0  # clank reduction that is left
        self.made: i64 = 0  # cubes of clank placed
        self.gains: i64 = 0  # how often gold was gained
        self.bonus: i64 = 0  # by how much every gain is bigger
        self.swaggers: i64 = 0  # skill for each clank
        self.cheaper: i64 = 0  # gems
        self.caves_free: bool = False
        self.heads_free: bool = False
        self.stopped: bool = False  # by a crystal cave
        self.springs: i64 = 0  # cards to trash when the turn ends
        self.waiting: list[Waiting] = []
        self.prompts: list[Prompt] = []

    def copy(self) -> Turn:
        twin = Turn()
        twin.skill = self.skill
        twin.swords = self.swords
        twin.boots = self.boots
        twin.teleports = self.teleports
        twin.quiet = self.quiet
        twin.made = self.made
        twin.gains = self.gains
        twin.bonus = self.bonus
        twin.swaggers = self.swaggers
        twin.cheaper = self.cheaper
        twin.caves_free = self.caves_free
        twin.heads_free = self.heads_free
        twin.stopped = self.stopped
        twin.springs = self.springs
        twin.waiting = self.waiting[:]
        twin.prompts = self.prompts[:]
        return twin
