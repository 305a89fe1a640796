"""What a move does: take a barrel or put it back, choose one, run."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import Chance, Story
from spieltisch.games.zappzerapp import events
from spieltisch.games.zappzerapp.rules.barrels import in_hand
from spieltisch.games.zappzerapp.rules.layout import APPRENTICES, CITY
from spieltisch.games.zappzerapp.rules.notation import (
    FIRST_BACK,
    FIRST_CHOOSE,
    FIRST_RUN,
    HANDS,
    PASS,
    READY,
    STAY,
    hand_of,
    place_of,
)
from spieltisch.games.zappzerapp.rules.position import (
    LISTEN,
    NO_NUMBER,
    NOTHING,
    OVER,
    PASSED,
    READY_UP,
    Position,
)
from spieltisch.games.zappzerapp.rules.rounds import next_runner, turn_over
from spieltisch.games.zappzerapp.rules.running import arrival, at_home, field_of, run
from spieltisch.games.zappzerapp.rules.turns import listener


def play(position: Position, seat: i64, move: i64, chance: Chance, story: Story | None) -> None:
    """Make a move that is known to be legal."""
    if move >= STAY:
        _run(position, seat, move, chance, story)
    elif move == READY:
        position.phase = LISTEN
        if story is not None:
            story.add(events.READY(int(seat), {}))
    elif move >= FIRST_CHOOSE:
        _choose(position, seat, move, chance, story)
    else:
        _handle(position, seat, move, story)


def _handle(position: Position, seat: i64, move: i64, story: Story | None) -> None:
    """Take a barrel, or put it back where it stood."""
    hand = hand_of(move)
    slot = seat * len(HANDS) + hand
    is_taken = move < FIRST_BACK
    place = place_of(move) if is_taken else position.held[slot]
    position.held[slot] = place if is_taken else NOTHING
    if story is not None:
        kind = events.TOOK if is_taken else events.PUT_BACK
        story.add(kind(int(seat), {"hand": HANDS[hand], "place": int(place)}))


def _choose(position: Position, seat: i64, move: i64, chance: Chance, story: Story | None) -> None:
    """Set a barrel down, or pass; what else is in the hands goes back. The last one to choose ends the listening."""
    if move == PASS:
        position.chosen[seat] = PASSED
        if story is not None:
            story.add(events.PASSED(int(seat), {}))
    else:
        hand = hand_of(move)
        place = in_hand(position, seat, hand)
        position.chosen[seat] = place
        if story is not None:
            story.add(events.CHOSE(int(seat), {"hand": HANDS[hand], "place": int(place)}))
    for slot in range(seat * len(HANDS), (seat + 1) * len(HANDS)):
        position.held[slot] = NOTHING
    if position.setup.in_turn:
        position.asked += 1
        position.phase = READY_UP
    for other in range(position.setup.seats):
        if position.chosen[other] == NOTHING:
            if story is not None and position.setup.in_turn:
                story.add(events.ASKED(int(listener(position)), {}))
            return
    turn_over(position, chance, story)


def _run(position: Position, seat: i64, move: i64, chance: Chance, story: Story | None) -> None:
    if move == STAY:
        if story is not None:
            story.add(events.STAYED(int(seat), {}))
    else:
        progress = move - FIRST_RUN
        to = arrival(position, progress)
        banished = run(position, seat, progress, to)
        if story is not None:
            _tell_run(position, seat, progress, to, banished, story)
        if to == CITY and at_home(position, seat) == APPRENTICES:
            position.winner = seat
            position.running = NO_NUMBER
            position.phase = OVER
            return
    next_runner(position, position.running, chance, story)


def _tell_run(
    position: Position, seat: i64, origin: i64, to: i64, banished: list[tuple[int, int]], story: Story
) -> None:
    field = field_of(position, seat, to)
    story.add(
        events.RAN(int(seat), {"from": int(origin), "to": int(to), "stones": int(position.running), "field": field})
    )
    for rival, progress in banished:
        left = field_of(position, i64(rival), i64(progress))
        story.add(events.BANISHED(int(seat), {"who": rival, "from": progress, "field": left}))
    if to == CITY:
        story.add(events.HOME(int(seat), {"count": int(at_home(position, seat))}))
