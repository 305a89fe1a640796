"""Compiles the hot modules with mypyc where that can be done; where not, the package runs interpreted, slower."""

import os
import shlex
import shutil
import sys
import sysconfig
from pathlib import Path

PACKAGE = Path("src/spieltisch")
COLD = {"__init__.py", "balance.py", "bench.py", "check", "events.py", "view.py", "ears", "sound"}
"""Files and folders that gain nothing: they do little, or leave the work to NumPy."""
# Never from a cache: mypy's own, from another day, makes mypyc fail. What the compiled modules import but do not bring
# along is taken as it is: a build has neither NumPy nor msgspec, and their stubs need not suit this Python.
MYPY = ["--cache-dir", os.devnull, "--follow-imports=silent"]
# A fused multiply-add rounds otherwise than Python, and a flick must end where it ends everywhere.
EXACT_FLOATS = [] if os.name == "nt" else ["-ffp-contract=off"]


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


def extensions() -> list[object]:
    if os.environ.get("SPIELTISCH_INTERPRETED"):
        return []
    if missing := missing_tool():
        print(f"spieltisch: no {missing}, the rules will run interpreted (about 50 times slower)", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    built = mypycify([*MYPY, *hot_modules()], opt_level="3", separate=groups())
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *EXACT_FLOATS]
    return built


if __name__ == "__main__":
    from setuptools import setup

    setup(ext_modules=extensions())
