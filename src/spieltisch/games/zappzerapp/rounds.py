"""How a round goes: throw and mix, listen, turn the barrels over, run, until a third apprentice is home."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import Chance, Story
from spieltisch.games.zappzerapp.layout import APPRENTICES, BARRELS, CITY, DICE, FACES
from spieltisch.games.zappzerapp.moves import (
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
from spieltisch.games.zappzerapp.position import LISTEN, NO_NUMBER, NOTHING, OVER, PASSED, READY_UP, RUN, Position
from spieltisch.games.zappzerapp.running import arrival, run
from spieltisch.games.zappzerapp.telling import tell_mixed, tell_run, tell_throw, tell_turned


def begin_round(position: Position, chance: Chance, story: Story | None) -> None:
    """The next thrower throws the dice, and the barrels are mixed, so that nobody can follow one."""
    position.round += 1
    for die in range(DICE):
        position.dice[die] = 1 + chance.below(FACES)
    for last in range(BARRELS - 1, 0, -1):
        other = chance.below(last + 1)
        position.stones[last], position.stones[other] = position.stones[other], position.stones[last]
    for seat in range(position.setup.seats):
        position.chosen[seat] = NOTHING
    position.running = NO_NUMBER
    position.asked = 0
    position.phase = READY_UP if position.setup.in_turn else LISTEN
    if story is not None:
        tell_throw(position, story)


def step(position: Position, seat: i64, move: i64, chance: Chance, story: Story | None) -> None:
    """Make a move that is known to be legal."""
    if move >= STAY:
        _run(position, seat, move, chance, story)
    elif move == READY:
        position.phase = LISTEN
        if story is not None:
            story.tell("ready", int(seat), {})
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
        story.tell("took" if is_taken else "put-back", int(seat), {"hand": HANDS[hand], "place": int(place)})


def _choose(position: Position, seat: i64, move: i64, chance: Chance, story: Story | None) -> None:
    """Set a barrel down, or pass; what else is in the hands goes back. The last one to choose ends the listening."""
    if move == PASS:
        position.chosen[seat] = PASSED
        if story is not None:
            story.tell("passed", int(seat), {})
    else:
        hand = hand_of(move)
        place = position.in_hand(seat, hand)
        position.chosen[seat] = place
        if story is not None:
            story.tell("chose", int(seat), {"hand": HANDS[hand], "place": int(place)})
    for slot in range(seat * len(HANDS), (seat + 1) * len(HANDS)):
        position.held[slot] = NOTHING
    if position.setup.in_turn:
        position.asked += 1
        position.phase = READY_UP
    for other in range(position.setup.seats):
        if position.chosen[other] == NOTHING:
            if story is not None and position.setup.in_turn:
                story.tell("asked", int(position.listener()), {})
            return
    _turn_over(position, chance, story)


def _turn_over(position: Position, chance: Chance, story: Story | None) -> None:
    """All barrels at once; who has more stones than the magic number does not run."""
    position.phase = RUN
    for seat in range(position.setup.seats):
        if position.is_valid(position.number(seat)):
            position.valid[seat] += 1
    if story is not None:
        tell_turned(position, story)
    _next_runner(position, BARRELS + 1, chance, story)


def _run(position: Position, seat: i64, move: i64, chance: Chance, story: Story | None) -> None:
    if move == STAY:
        if story is not None:
            story.tell("stayed", int(seat), {})
    else:
        progress = move - FIRST_RUN
        to = arrival(position, progress)
        victims = run(position, seat, progress, to)
        if story is not None:
            tell_run(position, seat, progress, to, victims, story)
        if to == CITY and position.at_home(seat) == APPRENTICES:
            position.winner = seat
            position.running = NO_NUMBER
            position.phase = OVER
            return
    _next_runner(position, position.running, chance, story)


def _next_runner(position: Position, below: i64, chance: Chance, story: Story | None) -> None:
    """The highest number that has not run yet; if there is none the round is over and the barrels are mixed."""
    position.running = position.next_number(below)
    if position.running != NO_NUMBER:
        return
    for seat in range(position.setup.seats):
        position.last[seat] = position.number(seat)
    if story is not None:
        tell_mixed(story)
    begin_round(position, chance, story)
