"""One source, two ways to run: compiled and interpreted play the very same games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


def played(environment: dict[str, str]) -> Any:
    run = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digest"],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(run.stdout)


def can_compile() -> bool:
    question = [str(ROOT / "scripts" / "need"), "compiler-here"]
    here = subprocess.run(question, env={**os.environ, "PYTHON": sys.executable}, check=False)
    return here.returncode == 0 and not os.environ.get("SPIELTISCH_INTERPRETED")


@pytest.mark.slow
def test_compiled_and_interpreted_rules_play_the_same(tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "src" / "spieltisch", tmp_path / "spieltisch", ignore=shutil.ignore_patterns("*.so", "*.pyd", "static")
    )
    installed = played({})
    interpreted = played({"PYTHONPATH": str(tmp_path)})
    assert installed["compiled"] == can_compile()
    assert not interpreted["compiled"]
    assert installed["played"] == interpreted["played"]
