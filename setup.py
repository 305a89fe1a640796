"""Compiles the hot modules with mypyc where there is a C compiler; without one the package runs interpreted, slower."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup


def hot_modules() -> list[str]:
    package = Path("src/spieltisch")
    return [str(path) for path in (package / "game.py", *sorted(package.glob("games/*/rules.py")), *compiled_bots(package))]


def compiled_bots(package: Path) -> list[Path]:
    return sorted([*package.glob("bots/uct.py"), *package.glob("games/*/knowledge.py")])


def extensions() -> list[object]:
    if os.environ.get("SPIELTISCH_INTERPRETED") or not (shutil.which("cc") or shutil.which("gcc") or shutil.which("cl")):
        print("spieltisch: no C compiler, the rules will run interpreted (about 50 times slower)", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    return mypycify(hot_modules(), opt_level="3", group_name="spieltisch")


setup(ext_modules=extensions())
