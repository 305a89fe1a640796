"""Tidy-up: what comes of a flick once everything rests. Who moved, where each piece belongs, and who wins by it.

Which pieces are overruled, so that their other reading holds, is a number with a bit for each seat.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spieltisch.games.zong.physics.film import hundredths
from spieltisch.games.zong.rules.readings import OFF, Judged, Reading, read_rest
from spieltisch.games.zong.rules.simulation import FARTHEST, Rests, Simulator
from spieltisch.games.zong.rules.towers import NOBODY, Towers

EDITION_BY_DISTANCE: Final = 1
"""The edition of the rules in which distance sorted all pieces on a field, even a tower that still stood."""

_BEYOND: Final = 8 * FARTHEST * FARTHEST  # further than anything on the board, squared


@final
class TidyUp:
    """The tidy-up of one flick, by this edition of the rules. Nothing here ever changes.

    A piece that did not move belongs to the field on which it stands.
    """

    def __init__(self, simulator: Simulator, edition: i64, before: Towers, rests: Rests) -> None:
        self.simulator: Final = simulator
        self.edition: Final = edition
        self.before: Final = before
        self.rests: Final = rests
        self.judged: Final = [_judge(simulator, before, rests, i64(seat)) for seat in range(int(before.seats))]

    def moved(self) -> list[int]:
        return [seat for seat, judged in enumerate(self.judged) if judged is not None]

    def reading(self, seat: i64, overruled: i64) -> Reading:
        """Where this piece, which moved, belongs."""
        judged = self.judged[seat]
        assert judged is not None
        return judged.other if judged.other is not None and overruled >> seat & 1 else judged.reading

    def next_doubt(self, after: i64, overruled: i64) -> i64:
        """The next seat whose piece the players must judge, NOBODY if there is none.

        Once a piece surely lies in the target, only those matter that might lie there, too.
        """
        is_won = self._is_won(after, overruled)
        for seat in range(after + 1, self.before.seats):
            judged = self.judged[seat]
            if judged is None or judged.other is None:
                continue
            if not is_won or self.before.goal in (judged.reading.field, judged.other.field):
                return seat
        return NOBODY

    def outcome(self, overruled: i64) -> Towers:
        """Where everybody stands afterwards."""
        after = self.before.copy()
        nearest_first = self._by_distance(overruled)
        placed = self._with_riders(nearest_first, overruled) if self._keeps_towers(overruled) else nearest_first
        for seat in placed:
            after.lift(i64(seat))
        for seat in placed:
            after.put(i64(seat), self._field(i64(seat), overruled))
        after.winner = self._winner(nearest_first, overruled)
        return after

    def order(self, overruled: i64) -> list[int]:
        """The pieces that moved, in the order in which they are put on their fields."""
        nearest_first = self._by_distance(overruled)
        if not self._keeps_towers(overruled):
            return nearest_first
        placed = self._with_riders(nearest_first, overruled)
        return [seat for seat in placed if self.judged[seat] is not None]

    # Towers grow from whoever lay nearest to the centre of the field. Who still rides on another stays above it.

    def _by_distance(self, overruled: i64) -> list[int]:
        """The pieces that moved, the nearest to the centre of its field first; if equally near, the earlier seat."""
        placed = [(self._distance(i64(seat), overruled), seat) for seat in self.moved()]
        return [seat for _, seat in sorted(placed)]

    def _keeps_towers(self, overruled: i64) -> bool:
        """Whether a piece that has moved, or whose carrier has, stays above its carrier."""
        if self.edition == EDITION_BY_DISTANCE:
            return False
        for seat in range(self.before.seats):
            carrier = self.rests.under[seat]
            if carrier == NOBODY or (self.judged[seat] is None and self.judged[carrier] is None):
                continue
            if self._carrier(seat, overruled) != NOBODY:
                return True
        return False

    def _with_riders(self, nearest_first: list[int], overruled: i64) -> list[int]:
        """All pieces: those that lie on the board by distance, directly after each its riders.

        Pieces that did not move come first, the lowest first. Riders on the same piece are sorted like those that lie
        on the board.
        """
        heights = self.before.heights
        unmoved = [(heights[seat], seat) for seat, judged in enumerate(self.judged) if judged is None]
        ranked = [seat for _, seat in sorted(unmoved)] + nearest_first
        carriers = [int(self._carrier(i64(seat), overruled)) for seat in range(len(self.judged))]
        placed: list[int] = []
        _place_riders(NOBODY, ranked, carriers, placed)
        return placed

    def _carrier(self, seat: i64, overruled: i64) -> i64:
        """On which piece of the same field this one rides; NOBODY if it counts as lying on the board.

        The start field has no towers.
        """
        carrier = self.rests.under[seat]
        if carrier == NOBODY:
            return NOBODY
        field = self._field(seat, overruled)
        return carrier if field != self.before.start and field == self._field(carrier, overruled) else NOBODY

    def _field(self, seat: i64, overruled: i64) -> i64:
        return self.before.fields[seat] if self.judged[seat] is None else i64(self.reading(seat, overruled).field)

    def _distance(self, seat: i64, overruled: i64) -> i64:
        """From the centre of its field, squared; who left the board comes last."""
        if self.rests.is_off[seat]:
            return _BEYOND
        x, y = self.simulator.centre(i64(self.reading(seat, overruled).field))
        dx, dy = self.rests.x[seat] - x, self.rests.y[seat] - y
        return dx * dx + dy * dy

    # The target

    def _winner(self, nearest_first: list[int], overruled: i64) -> i64:
        """Whose piece rests in the target, of several the nearest to its centre; riders on one do not count."""
        for seat in nearest_first:
            if self._is_home(i64(seat), overruled) and not self._rides_home(i64(seat), overruled):
                return i64(seat)
        return NOBODY

    def _is_home(self, seat: i64, overruled: i64) -> bool:
        return self.judged[seat] is not None and self.reading(seat, overruled).field == int(self.before.goal)

    def _rides_home(self, seat: i64, overruled: i64) -> bool:
        """Whether a piece below this one rests in the target: then the lowest wins."""
        below = self.rests.under[seat]
        while below != NOBODY:
            if self._is_home(below, overruled):
                return True
            below = self.rests.under[below]
        return False

    def _is_won(self, decided: i64, overruled: i64) -> bool:
        """Whether a piece surely lies in the target, the doubtful ones decided up to this seat."""
        for seat in self.moved():
            judged = self.judged[seat]
            is_sure = seat <= int(decided) or judged is None or judged.other is None
            if is_sure and self._is_home(i64(seat), overruled):
                return True
        return False


def _place_riders(carrier: int, ranked: list[int], carriers: list[int], placed: list[int]) -> None:
    """Add all that ride on this piece, each with its own riders; on NOBODY ride those that lie on the board."""
    for seat in ranked:
        if carriers[seat] == carrier:
            placed.append(seat)
            _place_riders(seat, ranked, carriers, placed)


def _judge(simulator: Simulator, before: Towers, rests: Rests, seat: i64) -> Judged | None:
    """None for a piece that did not move."""
    if rests.is_off[seat]:
        return Judged(Reading(OFF, int(before.start)), None, 0)
    x, y = simulator.place(before, seat)
    if (rests.x[seat], rests.y[seat]) == (hundredths(x), hundredths(y)):
        return None
    return read_rest(simulator.board, before.start, rests.x[seat], rests.y[seat])
