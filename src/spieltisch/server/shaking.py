"""Rate limit for shaking: how often each hand at a table may be heard, and how often the others are told of it."""

from __future__ import annotations

from spieltisch.facts import Sound
from spieltisch.game import Refusal
from spieltisch.server.limits import Bucket

_PIECES_AT_ONCE = 2.5
"""Two, so that there is no gap between them, and as much more as the ways through a network may differ."""
_SECONDS_BETWEEN_NOTICES = 1.0

Hand = tuple[int, int]
"""A seat, and which of the things it can shake."""


class Shakes:
    """Nobody hears more than there is time for, and the others need not be told of every piece."""

    def __init__(self) -> None:
        self._heard: dict[Hand, Bucket] = {}
        self._told: dict[Hand, float] = {}

    def take(self, hand: Hand, sound: Sound, now: float) -> None:
        """One piece may be ahead of the ear; more are refused."""
        if hand not in self._heard:
            self._heard[hand] = Bucket(_PIECES_AT_ONCE, 1 / sound.seconds, now)
        if not self._heard[hand].take(now):
            raise Refusal("shaken-too-fast")

    def is_news(self, hand: Hand, now: float) -> bool:
        if now - self._told.get(hand, -_SECONDS_BETWEEN_NOTICES) < _SECONDS_BETWEEN_NOTICES:
            return False
        self._told[hand] = now
        return True
