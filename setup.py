"""Compiles the hot modules with mypyc where there is a C compiler; without one the package runs interpreted, slower."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

PACKAGE = Path("src/spieltisch")
COLD = ("__init__.py", "view.py")


def hot_modules() -> list[str]:
    games = (path for path in PACKAGE.glob("games/*/*.py") if path.name not in COLD)
    return [str(path) for path in (PACKAGE / "game.py", *sorted(games), *PACKAGE.glob("bots/uct.py"))]


def extensions() -> list[object]:
    if os.environ.get("SPIELTISCH_INTERPRETED"):
        return []
    if not any(map(shutil.which, ("cc", "gcc", "clang", "cl"))):
        print("spieltisch: no C compiler, the rules will run interpreted (about 50 times slower)", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    return mypycify(hot_modules(), opt_level="3", group_name="spieltisch")


setup(ext_modules=extensions())
