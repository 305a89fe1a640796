"""Sounds to train one's ears with: what they are is known, they belong to no table, and each is made only once."""

from __future__ import annotations

import secrets
from importlib import import_module

from spieltisch.facts import Facts
from spieltisch.game import Refusal

_SEED_BITS = 64


def example(facts: Facts, which: int, strength: int) -> bytes:
    """A piece of sound like those of State.sound. A game with examples makes them in its package `sound`."""
    sound = facts.sound
    if sound is None:
        raise Refusal("no-sound")
    if which not in sound.examples or not 1 <= strength <= sound.strengths:
        raise Refusal("no-example", examples=list(sound.examples), strengths=sound.strengths)
    samples: bytes = import_module(f"spieltisch.games.{facts.key}.sound").rattle(
        which, strength, secrets.randbits(_SEED_BITS)
    )
    return samples
