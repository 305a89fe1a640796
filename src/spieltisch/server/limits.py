"""Token bucket: how often somebody may do something."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from spieltisch.game import Refusal

_MOST_KNOWN = 10_000


class Bucket:
    """Holds at most `size` tokens and gets `per_second` new ones; each thing done takes one."""

    def __init__(self, size: float, per_second: float, now: float) -> None:
        self._size = size
        self._per_second = per_second
        self._tokens = size
        self._at = now

    def take(self, now: float) -> bool:
        self._refill(now)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def empty(self, now: float) -> bool:
        self._refill(now)
        return self._tokens < 1

    def _refill(self, now: float) -> None:
        self._tokens = min(self._size, self._tokens + (now - self._at) * self._per_second)
        self._at = now


class Throttle:
    """Rate limit by asker: a bucket for each; the longest unseen are forgotten."""

    def __init__(self, size: float, per_second: float) -> None:
        self._size = size
        self._per_second = per_second
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, askers: Sequence[str], now: float) -> None:
        """Counts this time, or refuses it to all if one of them has had too much."""
        self.check(askers, now)
        self.count(askers, now)

    def check(self, askers: Sequence[str], now: float) -> None:
        if any(asker in self._buckets and self._buckets[asker].empty(now) for asker in askers):
            raise Refusal("throttled")

    def count(self, askers: Sequence[str], now: float) -> None:
        for asker in askers:
            self._buckets.setdefault(asker, Bucket(self._size, self._per_second, now)).take(now)
            self._buckets.move_to_end(asker)
        while len(self._buckets) > _MOST_KNOWN:
            self._buckets.popitem(last=False)
