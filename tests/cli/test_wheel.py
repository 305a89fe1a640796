"""The package as others get it: a wheel from a clean copy of the sources, installed where nothing else is."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from spieltisch.game import COMPILED

ROOT = Path(__file__).parents[2]
KEPT_PACKAGES = Path(sys.prefix) / "wheels"
"""What building and running need, downloaded by `make`; without it pip asks its registry."""
LISTED = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]


def run(*command: str | Path, cwd: Path) -> str:
    """The environment of the tests must not show through: neither this checkout nor what is installed beside it."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    environment["SPIELTISCH_OPTIMIZE"] = "0"
    if KEPT_PACKAGES.is_dir():
        environment |= {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(KEPT_PACKAGES)}
    if not COMPILED:
        environment["SPIELTISCH_INTERPRETED"] = "1"
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def pip(*arguments: str | Path, cwd: Path) -> None:
    run(sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet", *arguments, cwd=cwd)


def sources() -> list[Path]:
    listed = subprocess.run(LISTED, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for name in listed.split("\0")[:-1] if (ROOT / (path := Path(name))).is_file()]


@pytest.fixture
def emptied(tmp_path: Path) -> Iterator[Path]:
    """A folder that is not kept for looking at it later: it would hold thousands of files."""
    yield tmp_path
    shutil.rmtree(tmp_path)


@pytest.mark.slow
def test_a_wheel_from_a_clean_copy_plays_in_a_fresh_environment(emptied: Path) -> None:
    copy, fresh, elsewhere = emptied / "copy", emptied / "fresh", emptied / "elsewhere"
    for path in sources():
        (copy / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, copy / path)
    pip("wheel", "--no-deps", "--wheel-dir", emptied, copy, cwd=emptied)
    (wheel,) = emptied.glob("spieltisch-*.whl")
    packed = set(ZipFile(wheel).namelist())
    assert [path for path in sources() if path.parts[0] == "src" and path.as_posix()[4:] not in packed] == []

    venv.create(fresh, symlinks=os.name != "nt")
    elsewhere.mkdir()
    python = fresh / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    pip("--python", python, "install", "--no-compile", wheel, cwd=elsewhere)
    command = python.with_name(f"spieltisch{python.suffix}")
    shown = run(command, *"--lang en simulate nummerus --bots geselle,neuling --games 4".split(), cwd=elsewhere)
    assert "Nummerus Zahlus: 4 games" in shown
    compiled = run(python, "-c", "from spieltisch.game import COMPILED; print(COMPILED)", cwd=elsewhere)
    assert compiled == f"{COMPILED}\n"
