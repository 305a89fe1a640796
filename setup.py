"""Compiles the hot modules with mypyc where that can be done; where not, the package runs interpreted, slower."""

from __future__ import annotations

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension

PACKAGE = Path("src/spieltisch")
COLD = {"__init__.py", "balance.py", "bench.py", "check", "constants.py", "events.py", "view.py", "ears", "sound"}
"""Files and folders that gain nothing: they do little, or leave the work to NumPy."""
# Never from a cache: mypy's own, from another day, makes mypyc fail. What the compiled modules import but do not bring
# along is taken as it is: a build has neither NumPy nor msgspec, and their stubs need not suit this Python.
MYPY = ["--cache-dir", os.devnull, "--follow-imports=silent"]
OPTIMIZE = os.environ.get("SPIELTISCH_OPTIMIZE", "3")
"""gcc's -O level. With 0 compiling takes a fifth of the time; tests that only ask whether it compiles use it."""
BUILDING = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install"}
"""Commands that compile. pip asks for other things before, and naming the extensions type-checks all rules."""
# A fused multiply-add rounds otherwise than Python, and a flick must end where it ends everywhere. How
# generated C is indented helps nobody, and looking at it takes a fifth of the time, without optimization half of it;
# nor does anybody debug it.
FLAGS = [] if os.name == "nt" else ["-ffp-contract=off", "-Wno-misleading-indentation", "-g0"]


def hot_modules() -> list[str]:
    games = (path for path in PACKAGE.glob("games/*/**/*.py") if COLD.isdisjoint(path.parts))
    return [str(path) for path in (PACKAGE / "game.py", *sorted(games), *PACKAGE.glob("bots/uct.py"))]


def groups() -> list[tuple[list[str], str | None]]:
    """One library a game, so that they compile side by side and a change costs only its own game."""
    found: dict[str, list[str]] = {}
    for path in hot_modules():
        folder, *rest = Path(path).relative_to(PACKAGE).parts
        found.setdefault(f"spieltisch_{rest[0]}" if folder == "games" else "spieltisch", []).append(path)
    return [(paths, name) for name, paths in found.items()]


def missing_tool() -> str | None:
    """What compiling would need and this machine lacks."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    if not shutil.which(shlex.split(compiler)[0]):
        return "C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h (on Debian: python3-dev)"
    return None


def extensions() -> list[Extension]:
    if os.environ.get("SPIELTISCH_INTERPRETED") or BUILDING.isdisjoint(sys.argv):
        return []
    if missing := missing_tool():
        print(f"spieltisch: no {missing}, the rules will run interpreted (about 50 times slower)", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    built: list[Extension] = mypycify([*MYPY, *hot_modules()], opt_level=OPTIMIZE, separate=groups())
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    # the largest first, so that those compiled side by side are done at the same time
    return sorted(built, key=_size, reverse=True)


def _size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


if __name__ == "__main__":
    from setuptools import setup

    setup(ext_modules=extensions())
