"""Provably fair random numbers (commit and reveal) for games between people; they can be replayed.

A secret seed is committed to by its SHA-256 before the game. Every draw is HMAC-SHA256 keyed with the seed over the
seats' salts and the number of the draw, so neither the house nor a seat can steer it, and once the seed is shown
anybody can recompute all of it.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable, Sequence
from datetime import date
from hashlib import sha256

from spieltisch.game import Chance

Draw = tuple[int, int]
"""What luck brought once: drawn below `n`, and the value."""

SEED_BYTES = 32
_BLOCK_RANGE = 1 << 256


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is shown before the game: it fixes the seed without telling it."""
    return sha256(seed).hexdigest()


def daily_seed(game_key: str, day: date) -> bytes:
    """The seed that everybody shares on this day; public by nature."""
    return sha256(f"Spieltisch {game_key} {day.isoformat()}".encode()).digest()


class FairChance(Chance):
    """Draw number `position` depends on seed, salts and position alone, so any point of a game can be resumed."""

    def __init__(self, seed: bytes, salts: Sequence[str] = (), position: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self._seed = seed
        self._salts = b"".join(_with_length(salt.encode()) for salt in salts)
        self.position = position

    def below(self, n: int) -> int:
        if not 0 < n <= _BLOCK_RANGE:
            raise ValueError(f"cannot draw below {n}")
        fair_range = _BLOCK_RANGE - _BLOCK_RANGE % n
        attempt = 0
        while (block := self._block(attempt)) >= fair_range:
            attempt += 1
        self.position += 1
        return block % n

    def _block(self, attempt: int) -> int:
        message = self._salts + self.position.to_bytes(8) + attempt.to_bytes(8)
        return int.from_bytes(hmac.digest(self._seed, message, "sha256"))


class NotedChance(Chance):
    """Passes on another chance's luck and notes every draw, for the record."""

    def __init__(self, source: Chance) -> None:
        self._source = source
        self.draws: list[Draw] = []

    def below(self, n: int) -> int:
        value = self._source.below(n)
        self.draws.append((n, value))
        return value


class DrawError(Exception):
    """A game asked for other luck than was noted: `noted` is None when nothing was left."""

    def __init__(self, asked: int, noted: int | None) -> None:
        super().__init__(f"asked for a draw below {asked}, noted was {noted}")
        self.asked = asked
        self.noted = noted


class ReplayChance(Chance):
    """Hands out noted draws once more, in their order."""

    def __init__(self, draws: Iterable[Draw]) -> None:
        self._draws = list(draws)
        self.position = 0

    def below(self, n: int) -> int:
        if self.position == len(self._draws):
            raise DrawError(n, None)
        noted, value = self._draws[self.position]
        if noted != n or not 0 <= value < n:
            raise DrawError(n, noted)
        self.position += 1
        return value

    def left(self) -> int:
        """How many noted draws nobody has asked for."""
        return len(self._draws) - self.position


def _with_length(data: bytes) -> bytes:
    """Keeps ("ab", "c") and ("a", "bc") apart."""
    return len(data).to_bytes(4) + data
