"""All games there are. A new game is a new folder here; nothing else changes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from types import MappingProxyType

from spieltisch.folder import GameFolder
from spieltisch.game import Game, Refusal


@cache
def games() -> Mapping[str, GameFolder]:
    """What every game offers, by its key, in alphabetical order."""
    packages = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    folders = [package for package in packages if (files(__name__) / package / "game.toml").is_file()]
    return MappingProxyType({folder: import_module(f"{__name__}.{folder}").FOLDER for folder in folders})


def folder(key: str) -> GameFolder:
    if key not in games():
        raise Refusal("game-unknown", game=key, games=list(games()))
    return games()[key]


def game(key: str) -> Game:
    """The rules of a game."""
    return folder(key).rules
