"""What a game's folder offers, as one typed description. Each part is loaded when it is first asked for, and once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from spieltisch.charts import Chart, Ending
from spieltisch.facts import Facts, Measure, read_facts
from spieltisch.game import DREW_START, EventKind, Game, Knowledge, Refusal

Constants = Mapping[str, object]
"""By name, ready for JSON."""


class GameFolder:
    """A game subclasses this in its `__init__.py` and offers the instance as FOLDER.

    `rules`, `view`, `events` and `constants` are needed; everything else has a sensible nothing.
    """

    key: str

    @cached_property
    def facts(self) -> Facts:
        return read_facts(self.key)

    @cached_property
    def rules(self) -> Game:
        raise NotImplementedError

    @cached_property
    def view(self) -> type:
        """What a seat sees, as a type; OpenAPI and the client's types are made from it."""
        raise NotImplementedError

    @cached_property
    def events(self) -> Sequence[EventKind[Any]]:
        """Everything that a story of this game can tell."""
        raise NotImplementedError

    @cached_property
    def constants(self) -> Constants:
        """Numbers and names of the rules that the client shows or sends, so that nobody types them there again.

        `moves` has every kind of move as a span of numbers, see `spans`.
        """
        raise NotImplementedError

    @cached_property
    def knowledge(self) -> Knowledge:
        """What good players know; without any the bots only search."""
        return Knowledge()

    @cached_property
    def measures(self) -> Mapping[str, Measure]:
        """What else of the game `make bench` measures."""
        return {}

    @cached_property
    def report(self) -> Callable[[Sequence[Ending]], list[Chart]] | None:
        """What many endings say about the game, beyond what they say about every game."""
        return None

    @cached_property
    def faults(self) -> Callable[[str], list[Refusal]] | None:
        """What is wrong with the text of a data file, where the game can be played with files of one's own."""
        return None

    @cached_property
    def example_sound(self) -> Callable[[int, int, int], bytes] | None:
        """A piece of sound for practice, by example, strength and seed (Sound.examples)."""
        return None


def event_kinds(module: object) -> list[EventKind[Any]]:
    """All that a game's module `events` names, after those that every game tells."""
    return list(dict.fromkeys([DREW_START, *(kind for kind in vars(module).values() if isinstance(kind, EventKind))]))


def spans(firsts: Mapping[str, int], moves: int) -> dict[str, dict[str, int]]:
    """Kinds of moves, in order and one right after the other: the first number of each, and how many it has."""
    ends = [*list(firsts.values())[1:], moves]
    return {
        kind: {"first": first, "count": end - first} for (kind, first), end in zip(firsts.items(), ends, strict=True)
    }
