"""The dragon: clank and quiet, attacks, the health track, and who is out of the game."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64

from spieltisch.game import Chance, Story
from spieltisch.games.klong import events
from spieltisch.games.klong.rules.board import UPPER
from spieltisch.games.klong.rules.cards import DANGERS
from spieltisch.games.klong.rules.dungeon import NOBODY, NONE
from spieltisch.games.klong.rules.pieces import COUNTDOWN, HEALTH, LAST_COUNTDOWN, LAST_RAGE, RAGE
from spieltisch.games.klong.rules.position import Position
from spieltisch.games.klong.rules.thief import ESCAPED, INSIDE, LOST, RESCUED

Cause = Literal["row", "card", "countdown"]
BY_ROW: Final = "row"
BY_CARD: Final = "card"
BY_COUNTDOWN: Final = "countdown"

_LEAVING: Final = {ESCAPED: events.ESCAPED, RESCUED: events.RESCUED, LOST: events.LOST}


def make_clank(position: Position, seat: i64, count: i64, story: Story | None) -> None:
    """Cubes into the clank area, as many as there are; in the own turn quietness swallows some before."""
    thief, turn = position.thieves[seat], position.turn
    if thief.fate != INSIDE:
        return
    if seat == position.active:
        swallowed = min(count, turn.quiet)
        turn.quiet -= swallowed
        count -= swallowed
    placed = min(count, thief.supply)
    thief.supply -= placed
    thief.clank += placed
    if seat == position.active:
        turn.made += placed
        turn.skill += placed * turn.swaggers
    if placed and story is not None:
        story.add(events.CLANK(int(seat), {"clank": int(placed), "who": int(seat)}))


def be_quiet(position: Position, count: i64, story: Story | None) -> None:
    """Own cubes come back from the clank area; what is left over swallows later clank."""
    thief = position.thief()
    back = min(count, thief.clank)
    thief.clank -= back
    thief.supply += back
    position.turn.quiet += count - back
    if back and story is not None:
        story.add(events.QUIET(int(position.active), {"clank": int(back)}))


def heal(position: Position, count: i64, story: Story | None) -> None:
    thief = position.thief()
    healed = min(count, thief.damage)
    thief.damage -= healed
    thief.supply += healed
    if healed and story is not None:
        story.add(events.HEALED(int(position.active), {"heal": int(healed)}))


def anger(position: Position, spaces: i64, story: Story | None) -> None:
    dungeon = position.dungeon
    if dungeon.rage < LAST_RAGE:
        dungeon.rage = min(dungeon.rage + spaces, i64(LAST_RAGE))
        if story is not None:
            story.add(events.ANGERED(int(position.active), {"rage": int(dungeon.rage)}))


def black_cubes_back(position: Position, count: i64, story: Story | None) -> None:
    dungeon = position.dungeon
    back = min(count, dungeon.black_aside)
    dungeon.black_aside -= back
    dungeon.black_bagged += back
    if back and story is not None:
        story.add(events.CUBES_BACK(None, {"count": int(back)}))


def strength(position: Position) -> i64:
    """How many cubes an attack draws now."""
    dungeon = position.dungeon
    cubes = RAGE[dungeon.rage]
    for kind in dungeon.row:
        if kind != NONE and DANGERS[i64(kind)]:
            cubes += 1
    return cubes


def attack(position: Position, cause: Cause, extra: i64, chance: Chance, story: Story | None) -> None:
    position.attacks += 1
    for thief in position.thieves:
        thief.bagged += thief.clank
        thief.clank = 0
    drawn: list[list[int]] = []
    fallen: list[int] = []
    for _ in range(strength(position) + extra):
        if not cubes_in_bag(position):
            break
        owner = _draw_cube(position, chance)
        is_hit = owner != NOBODY and _hit(position, owner)
        if is_hit and position.thieves[owner].damage == HEALTH:
            fallen.append(int(owner))
            position.thieves[owner].fate = _fate_of_fallen(position, owner)
        if story is not None:
            drawn.append([int(owner), int(is_hit)])
    if story is not None:
        story.add(events.ATTACKED(int(position.active), {"cause": cause, "extra": int(extra), "drawn": drawn}))
        _tell_hits(drawn, story)
    for seat in fallen:
        leave(position, i64(seat), position.thieves[seat].fate, story)


def cubes_in_bag(position: Position) -> i64:
    cubes = position.dungeon.black_bagged
    for thief in position.thieves:
        cubes += thief.bagged
    return cubes


def leave(position: Position, seat: i64, fate: i64, story: Story | None) -> None:
    """Out of the game, this way or the other. The first one out starts the countdown."""
    thief, dungeon = position.thieves[seat], position.dungeon
    thief.fate = fate
    thief.mastery = fate == ESCAPED
    thief.room = 0
    if story is not None:
        story.add(_LEAVING[int(fate)](int(seat), {}))
    if dungeon.clock_seat == NOBODY:
        dungeon.clock_seat = seat
        dungeon.clock = 1
        if story is not None:
            story.add(events.COUNTDOWN(int(seat), {"space": 1}))


def count_down(position: Position, chance: Chance, story: Story | None) -> None:
    """The turn of the one who was out first."""
    dungeon = position.dungeon
    dungeon.clock += 1
    if story is not None:
        story.add(events.COUNTDOWN(int(dungeon.clock_seat), {"space": int(dungeon.clock)}))
    if dungeon.clock < LAST_COUNTDOWN:
        attack(position, BY_COUNTDOWN, COUNTDOWN[dungeon.clock], chance, story)
        return
    for seat in range(position.setup.seats):
        if position.thieves[seat].fate == INSIDE:
            leave(position, seat, _fate_of_fallen(position, seat), story)


def _draw_cube(position: Position, chance: Chance) -> i64:
    """Out of the bag: whose it is, or NOBODY for a black one, which is set aside."""
    cube = i64(chance.below(int(cubes_in_bag(position))))
    for seat in range(position.setup.seats):
        thief = position.thieves[seat]
        if cube < thief.bagged:
            thief.bagged -= 1
            return seat
        cube -= thief.bagged
    dungeon = position.dungeon
    dungeon.black_bagged -= 1
    dungeon.black_aside += 1
    return NOBODY


def _hit(position: Position, seat: i64) -> bool:
    """Cubes of those who are out are set aside like black ones, but for good."""
    thief = position.thieves[seat]
    if thief.fate != INSIDE:
        thief.aside += 1
        return False
    thief.damage += 1
    return True


def _tell_hits(drawn: list[list[int]], story: Story) -> None:
    """For whoever reads instead of watching: how many hearts each one lost."""
    hits = [owner for owner, is_hit in drawn if is_hit]
    for seat in sorted(set(hits)):
        story.add(events.HIT(seat, {"hearts": hits.count(seat)}))


def _fate_of_fallen(position: Position, seat: i64) -> i64:
    """With an artifact and above the Depths somebody comes to the rescue."""
    thief = position.thieves[seat]
    is_saved = thief.artifacts != 0 and position.setup.board.zone[thief.room] == UPPER
    return RESCUED if is_saved else LOST
