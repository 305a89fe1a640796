"""What comes of a flick once everything rests: who moved, where each piece belongs, and who wins by it.

Which pieces are overruled, so that their other reading holds, is a number with a bit for each seat.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spieltisch.games.zong.flight import FARTHEST, Lane, Rests
from spieltisch.games.zong.physics.film import hundredths
from spieltisch.games.zong.standing import NOBODY, Standing
from spieltisch.games.zong.tidy import OFF, Judged, Reading, read_rest

_BEYOND: Final = 8 * FARTHEST * FARTHEST  # further than anything on the board, squared


@final
class Aftermath:
    """The tidy-up of one flick. Pieces that did not move stay as they were. Nothing here ever changes."""

    def __init__(self, lane: Lane, before: Standing, rests: Rests) -> None:
        self.lane: Final = lane
        self.before: Final = before
        self.rests: Final = rests
        self.judged: Final = [_judge(lane, before, rests, i64(seat)) for seat in range(int(before.seats))]

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

    def outcome(self, overruled: i64) -> Standing:
        """Where everybody stands afterwards."""
        after = self.before.copy()
        order = self.order(overruled)
        for seat in order:
            after.lift(i64(seat))
        for seat in order:
            after.put(i64(seat), i64(self.reading(i64(seat), overruled).field))
        after.winner = self.winner(overruled)
        return after

    def order(self, overruled: i64) -> list[int]:
        """In which order the pieces are put on their fields: towers grow from whoever lay nearest to the centre."""
        placed = [(self._distance(i64(seat), overruled), seat) for seat in self.moved()]
        return [seat for _, seat in sorted(placed)]

    def winner(self, overruled: i64) -> i64:
        """Whose piece rests in the target, of several the nearest to its centre; riders on one do not count."""
        for seat in self.order(overruled):
            if self._is_home(i64(seat), overruled) and not self._rides_home(i64(seat), overruled):
                return i64(seat)
        return NOBODY

    def _distance(self, seat: i64, overruled: i64) -> i64:
        """From the centre of its field, squared; who left the board comes last."""
        if self.rests.is_off[seat]:
            return _BEYOND
        x, y = self.lane.centre(i64(self.reading(seat, overruled).field))
        dx, dy = self.rests.x[seat] - x, self.rests.y[seat] - y
        return dx * dx + dy * dy

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


def _judge(lane: Lane, before: Standing, rests: Rests, seat: i64) -> Judged | None:
    """None for a piece that did not move."""
    if rests.is_off[seat]:
        return Judged(Reading(OFF, int(before.start)), None, 0)
    x, y = lane.place(before, seat)
    if (rests.x[seat], rests.y[seat]) == (hundredths(x), hundredths(y)):
        return None
    return read_rest(lane.board, before.start, rests.x[seat], rests.y[seat])
