"""Zapp Zerapp once more, slow and word for word after the rules; shares no code with the real one."""

from __future__ import annotations

from dataclasses import dataclass

WHITE = "white"
COLOURS = ["south", "west", "north", "east"]
OPPOSITE = {"south": "north", "west": "east", "north": "south", "east": "west"}
# One white field and five of the colour that starts opposite, once for each side of the table.
RING = [colour for side in COLOURS for colour in (WHITE, *[OPPOSITE[side]] * 5)]
ENTRY = {side: 6 * number + 3 for number, side in enumerate(COLOURS)}
AMONG_THREE = {"south": 1, "west": 8, "north": 15}
AT_TABLE = {2: ["south", "north"], 3: ["south", "west", "north"], 4: COLOURS}
START, CITY = "start", "city"


@dataclass
class Apprentice:
    colour: str
    entry: int
    where: int | str = START

    def next_step(self) -> int | str:
        if self.where == START:
            return self.entry
        assert isinstance(self.where, int)
        field = (self.where + 1) % len(RING)
        return CITY if field == self.entry else field

    def is_on_own_colour(self) -> bool:
        return isinstance(self.where, int) and RING[self.where] == self.colour

    def walked(self) -> int:
        if self.where == START:
            return 0
        if self.where == CITY:
            return len(RING) + 1
        assert isinstance(self.where, int)
        return 1 + (self.where - self.entry) % len(RING)


class LiteralZappZerapp:
    """Moves are written as players write them; barrels stand at places from 1."""

    def __init__(self, seats: int, thrower: int, in_turn: bool) -> None:
        self.seats = seats
        self.thrower = thrower
        self.in_turn = in_turn
        entries = AMONG_THREE if seats == 3 else ENTRY
        self.pieces = [[Apprentice(colour, entries[colour]) for _ in range(3)] for colour in AT_TABLE[seats]]
        self.winner: int | None = None
        self.rounds = 0

    def throw(self, dice: list[int], stones: list[int]) -> None:
        """A round begins: the dice, and what is in the barrels now that they are mixed."""
        self.rounds += 1
        if self.rounds > 1:
            self.thrower = (self.thrower + 1) % self.seats
        self.magic = sum(dice)
        self.barrels = dict(enumerate(stones, start=1))
        self.on_the_hill = set(self.barrels)
        self.hands: list[dict[str, int]] = [{} for _ in range(self.seats)]
        self.before: dict[int, int | None] = {}
        self.movers: list[int] | None = None  # unknown until the barrels are turned over
        self.is_ready = not self.in_turn

    @property
    def phase(self) -> str:
        if self.winner is not None:
            return "over"
        if self.movers is not None:
            return "run" if self.movers else "round-over"
        return "listen" if self.is_ready else "ready"

    def to_move(self) -> list[int]:
        if self.phase in ("over", "round-over"):
            return []
        if self.movers is not None:
            return self.movers[:1]
        order = [(self.thrower + number) % self.seats for number in range(self.seats)]
        waiting = [seat for seat in order if seat not in self.before]
        return waiting[:1] if self.in_turn else sorted(waiting)

    def moves(self, seat: int) -> set[str]:
        if self.phase == "ready":
            return {"ready"}
        if self.movers is not None:
            return {"stay", *(f"run {piece.walked() or 'start'}" for piece in self.pieces[seat] if piece.where != CITY)}
        allowed = {"pass"}
        for hand in ("left", "right"):
            if hand in self.hands[seat]:
                allowed |= {f"back {hand}", f"choose {hand}"}
            else:
                allowed |= {f"{hand} {place}" for place in self.on_the_hill}
        return allowed

    def play(self, seat: int, move: str) -> None:
        match move.split():
            case ["ready"]:
                self.is_ready = True
            case ["back", hand]:
                self.on_the_hill.add(self.hands[seat].pop(hand))
            case ["choose", hand]:
                self.set_down(seat, self.hands[seat].pop(hand))
            case ["pass"]:
                self.set_down(seat, None)
            case ["stay"]:
                self.done(seat)
            case ["run", walked]:
                self.run(seat, next(piece for piece in self.pieces[seat] if walked == str(piece.walked() or START)))
            case [hand, place]:
                self.on_the_hill.remove(int(place))
                self.hands[seat][hand] = int(place)

    def set_down(self, seat: int, place: int | None) -> None:
        self.before[seat] = place
        self.on_the_hill |= set(self.hands[seat].values())
        self.hands[seat] = {}
        self.is_ready = not self.in_turn
        if len(self.before) == self.seats:
            self.turn_over()

    def turn_over(self) -> None:
        shown = {seat: self.barrels[place] for seat, place in self.before.items() if place is not None}
        valid = [seat for seat in shown if shown[seat] <= self.magic]
        self.on_the_hill |= {place for seat, place in self.before.items() if place is not None and seat not in valid}
        self.movers = sorted(valid, key=lambda seat: -shown[seat])

    def run(self, seat: int, runner: Apprentice) -> None:
        place = self.before[seat]
        assert place is not None
        may_banish = runner.where != START
        for _ in range(self.barrels[place]):
            if runner.where != CITY:
                runner.where = runner.next_step()
                if may_banish:
                    self.banish(runner)
        if all(piece.where == CITY for piece in self.pieces[seat]):
            self.winner = seat
        self.done(seat)

    def banish(self, runner: Apprentice) -> None:
        for rival in (piece for own in self.pieces for piece in own if piece.colour != runner.colour):
            if rival.where == runner.where and rival.where != CITY and not rival.is_on_own_colour():
                rival.where = START

    def done(self, seat: int) -> None:
        assert self.movers is not None
        place = self.before[seat]
        assert place is not None
        self.on_the_hill.add(place)
        self.movers.remove(seat)
