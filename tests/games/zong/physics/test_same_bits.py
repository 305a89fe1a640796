"""The same shot comes to rest on the same bits: again, compiled and interpreted, today and next year."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spieltisch.game import QuickChance
from spieltisch.games.zong.physics import Film, Ground, Scene
from tests.games.zong.physics.scenes import places
from tests.games.zong.physics.shots import DISCS, POSTS, RAILS, fingerprint, shoot

ROOT = Path(__file__).parents[4]
# Changes only with the physics itself: `python -m tests.games.zong.physics.shots` prints the new one.
KNOWN = "86f1d6405421cbf182f29d2a437be0d12b0f1ce16561d677c12b6a5c7dd6a23f"


def played(environment: dict[str, str]) -> Any:
    command = [sys.executable, "-m", "tests.games.zong.physics.shots"]
    run = subprocess.run(
        command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True, check=True
    )
    return json.loads(run.stdout)


def test_the_fingerprint_of_300_shots_is_the_known_one() -> None:
    assert fingerprint() == KNOWN


@pytest.mark.slow
def test_compiled_and_interpreted_shots_are_the_same(tmp_path: Path) -> None:
    shutil.copytree(
        ROOT / "src" / "spieltisch", tmp_path / "spieltisch", ignore=shutil.ignore_patterns("*.so", "*.pyd", "static")
    )
    interpreted = played({"PYTHONPATH": str(tmp_path)})
    assert not interpreted["compiled"]
    assert interpreted["shots"] == KNOWN


def test_a_scene_that_was_used_before_plays_like_a_new_one() -> None:
    ground = Ground(RAILS, POSTS, 2900.0, 2500.0, 0.85)
    used = Scene(ground, DISCS)
    for seed in range(20):
        new = Scene(ground, DISCS)
        shoot(used, QuickChance(seed), None)
        shoot(new, QuickChance(seed), None)
        assert places(used) == places(new)


def test_a_film_changes_no_bit() -> None:
    scene = Scene(Ground(RAILS, POSTS, 2900.0, 2500.0, 0.85), DISCS)
    for seed in range(50):
        shoot(scene, QuickChance(seed), None)
        alone = places(scene)
        shoot(scene, QuickChance(seed), Film())
        assert places(scene) == alone
