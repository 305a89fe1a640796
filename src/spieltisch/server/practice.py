"""Example sounds for practice: everybody knows what they are, they belong to no table, and each is made only once."""

from __future__ import annotations

import secrets

from spieltisch.folder import GameFolder
from spieltisch.game import Refusal

_SEED_BITS = 64


def example(game: GameFolder, which: int, strength: int) -> bytes:
    """A piece of sound like those of State.sound."""
    sound, make = game.facts.sound, game.example_sound
    if sound is None or make is None:
        raise Refusal("no-sound")
    if which not in sound.examples or not 1 <= strength <= sound.strengths:
        raise Refusal("no-example", examples=list(sound.examples), strengths=sound.strengths)
    return make(which, strength, secrets.randbits(_SEED_BITS))
