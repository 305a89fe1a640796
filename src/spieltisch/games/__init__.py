"""All games there are. A new game is a new folder here that offers GAME; nothing else changes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import MappingProxyType

from spieltisch.game import Game, Refusal


@cache
def games() -> Mapping[str, Game]:
    """Every game by its key, in alphabetical order."""
    folders = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return MappingProxyType({folder: import_module(f"{__name__}.{folder}").GAME for folder in folders})


def game(key: str) -> Game:
    if key not in games():
        raise Refusal("game-unknown", game=key, games=list(games()))
    return games()[key]
