"""Ways through the dungeon: tunnels and their price, what happens on entering a room, and what can be taken there."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.game import Chance, Story
from spieltisch.games.klong import events
from spieltisch.games.klong.rules.board import NO_ARTIFACT, NO_WAY, ZONE_KEYS, Board
from spieltisch.games.klong.rules.cards import KINDS
from spieltisch.games.klong.rules.dragon import anger, heal, leave
from spieltisch.games.klong.rules.effects import ANY_CARD, NOTHING
from spieltisch.games.klong.rules.interpreter import carry_out
from spieltisch.games.klong.rules.pieces import (
    ARTIFACTS,
    CHALICE,
    DRAGON_EGG,
    HEALTH,
    MAJOR,
    MINOR,
    POTIONS,
    SECRET_EFFECTS,
    SECRET_SIZES,
    SECRETS,
)
from spieltisch.games.klong.rules.position import Position
from spieltisch.games.klong.rules.thief import ESCAPED, bit
from spieltisch.games.klong.rules.turn import NO_CARD, TAKE, Prompt
from spieltisch.games.klong.view import Marker

NO_MARKER: Final = -1
MAJOR_SECRET: Final = 0
MINOR_SECRET: Final = 1
IDOL: Final = 2
ARTIFACT: Final = 3
MARKERS: Final[list[Marker]] = ["secret-major", "secret-minor", "idol", "artifact"]

ALLOWED: Final = ""
FOUNTAIN_HEALS: Final = 1


def heads_of(position: Position, way: i64) -> i64:
    """Monsters that somebody who goes this way now has to face."""
    return 0 if position.turn.heads_free else position.setup.board.heads[way]


def why_no_way(position: Position, way: i64) -> str:
    """The rule that keeps whoever's turn it is from this tunnel, or ALLOWED. Its monsters are another matter."""
    board, thief, turn = position.setup.board, position.thief(), position.turn
    if board.against[way]:
        return "one-way"
    if board.lock[way] and not thief.keys:
        return "locked"
    if board.to[way] == board.start and not thief.artifacts:
        return "no-artifact"
    if turn.stopped and not turn.caves_free:
        return "cave-stop"
    if board.boots[way] > turn.boots:
        return "boots"
    return ALLOWED


def why_no_fight(position: Position, way: i64, swords: i64) -> str:
    """The rule against spending so many swords on the monsters of a tunnel and taking the rest as damage."""
    thief = position.thief()
    damage = heads_of(position, way) - swords
    if damage < 0:
        return "swords-unneeded"
    if swords > position.turn.swords:
        return "swords"
    if damage > thief.supply:
        return "no-cubes"
    if damage and thief.damage + damage >= HEALTH:
        return "fills-health"
    return ALLOWED


def can_walk(position: Position, way: i64) -> bool:
    """Whether this tunnel can be taken now, with all swords that its monsters are worth."""
    swords = min(heads_of(position, way), position.turn.swords)
    return why_no_way(position, way) == ALLOWED and why_no_fight(position, way, swords) == ALLOWED


def why_no_teleport(position: Position, room: i64) -> str:
    board, thief = position.setup.board, position.thief()
    if not position.turn.teleports:
        return "no-teleport"
    if board.tunnel(thief.room, room) == NO_WAY:
        return "no-tunnel"
    if room == board.start and not thief.artifacts:
        return "no-artifact"
    return ALLOWED


def walk_to(position: Position, room: i64, swords: i64, story: Story | None) -> None:
    board, thief, turn = position.setup.board, position.thief(), position.turn
    origin = thief.room
    way = board.tunnel(origin, room)
    damage = heads_of(position, way) - swords
    turn.boots -= board.boots[way]
    turn.swords -= swords
    thief.supply -= damage
    thief.damage += damage
    if story is not None:
        walked = events.WALKED(
            int(position.active),
            {
                **_places(board, origin, room),
                "boots": int(board.boots[way]),
                "swords": int(swords),
                "damage": int(damage),
            },
        )
        story.add(walked)
        if damage:
            story.add(events.HURT(int(position.active), {"damage": int(damage)}))
    _enter(position, room, story)


def teleport_to(position: Position, room: i64, story: Story | None) -> None:
    position.turn.teleports -= 1
    if story is not None:
        story.add(events.TELEPORTED(int(position.active), _places(position.setup.board, position.thief().room, room)))
    _enter(position, room, story)


def marker_in(position: Position, room: i64) -> i64:
    """What could be taken here by who enters, or NO_MARKER. There is one sort of marker in a room at most."""
    board, dungeon = position.setup.board, position.dungeon
    artifact = board.artifact[room]
    if artifact != NO_ARTIFACT and dungeon.artifacts & bit(artifact):
        return ARTIFACT
    if dungeon.majors[room]:
        return MAJOR_SECRET
    if dungeon.minors[room]:
        return MINOR_SECRET
    if board.shrine[room] and dungeon.idols:
        return IDOL
    return NO_MARKER


def asks_to_take(position: Position) -> bool:
    """Whether whoever enters the room in which the thief stands is asked about its marker."""
    thief = position.thief()
    marker = marker_in(position, thief.room)
    if marker == ARTIFACT:
        return thief.can_carry() and not position.setup.by_action
    return marker != NO_MARKER


def take_marker(position: Position, chance: Chance, story: Story | None) -> None:
    """The marker of the room in which the thief stands."""
    thief, dungeon = position.thief(), position.dungeon
    marker = marker_in(position, thief.room)
    if marker == ARTIFACT:
        _take_artifact(position, story)
    elif marker == IDOL:
        dungeon.idols -= 1
        thief.idols += 1
        if story is not None:
            story.add(events.TOOK_IDOL(int(position.active), {"room": int(thief.room)}))
    else:
        take_secret(position, thief.room, chance, story)


def has_secret(position: Position, room: i64) -> bool:
    dungeon = position.dungeon
    return dungeon.majors[room] > 0 or dungeon.minors[room] > 0


def take_secret(position: Position, room: i64, chance: Chance, story: Story | None) -> None:
    """Blind, of all that could lie there; it is turned up and acts, or is kept."""
    thief, dungeon = position.thief(), position.dungeon
    if dungeon.majors[room]:
        dungeon.majors[room] -= 1
        secret = _turn_up_secret(position, MAJOR, chance)
    else:
        dungeon.minors[room] -= 1
        secret = _turn_up_secret(position, MINOR, chance)
    if story is not None:
        story.add(events.TOOK_SECRET(int(position.active), {"secret": SECRETS[secret].key, "room": int(room)}))
    if secret == CHALICE:
        thief.chalices += 1
    elif secret == DRAGON_EGG:
        thief.eggs += 1
    elif SECRETS[secret].drink != NOTHING:
        thief.potions[POTIONS.index(int(secret))] += 1
    carry_out(position, SECRET_EFFECTS[secret], KINDS + secret, chance, story)


def _enter(position: Position, room: i64, story: Story | None) -> None:
    """By whatever means: the way out, a crystal cave, a fountain, a marker."""
    board, thief, turn = position.setup.board, position.thief(), position.turn
    thief.room = room
    if room == board.start:
        leave(position, position.active, ESCAPED, story)
        return
    if board.cave[room]:
        turn.stopped = True
    if board.fountain[room]:
        heal(position, FOUNTAIN_HEALS, story)
    if asks_to_take(position):
        turn.prompts.append(Prompt(TAKE, NO_CARD, NOTHING, ANY_CARD))


def _places(board: Board, origin: i64, room: i64) -> events.KlongTeleported:
    """From where to where, and what people call that."""
    return {
        "from": int(origin),
        "to": int(room),
        "place": board.kind[room],
        "zone": ZONE_KEYS[board.zone[room]],
    }


def _take_artifact(position: Position, story: Story | None) -> None:
    thief = position.thief()
    artifact = position.setup.board.artifact[thief.room]
    position.dungeon.artifacts ^= bit(artifact)
    thief.artifacts |= bit(artifact)
    if story is not None:
        taken = events.TOOK_ARTIFACT(int(position.active), {"value": ARTIFACTS[artifact], "room": int(thief.room)})
        story.add(taken)
    anger(position, 1, story)


def _turn_up_secret(position: Position, size: i64, chance: Chance) -> i64:
    """One of this size that was not found yet."""
    pool = position.dungeon.secrets
    left: i64 = 0
    for secret in range(len(pool)):
        if i64(SECRET_SIZES[secret]) == size:
            left += i64(pool[secret])
    drawn = i64(chance.below(int(left)))
    for secret in range(len(pool)):
        if i64(SECRET_SIZES[secret]) == size:
            if drawn < i64(pool[secret]):
                pool[secret] -= 1
                return secret
            drawn -= i64(pool[secret])
    raise AssertionError("no secret of this size is left")
