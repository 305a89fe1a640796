"""A thief's own cards: drawing, playing, putting away."""

from __future__ import annotations

from librt.vecs import append, extend, pop, remove, vec
from mypy_extensions import i64, u8

from spieltisch.game import Chance, Story
from spieltisch.games.klong import events
from spieltisch.games.klong.rules.dungeon import Dungeon
from spieltisch.games.klong.rules.position import Position
from spieltisch.games.klong.rules.thief import Thief


def draw(position: Position, seat: i64, count: i64, chance: Chance, story: Story | None) -> None:
    """So many cards into the hand; only when the draw pile is empty the discard pile is shuffled."""
    thief = position.thieves[seat]
    drawn: i64 = 0
    while drawn < count and (len(thief.draw) or _shuffle(thief, int(seat), story)):
        _draw_one(thief, chance)
        drawn += 1
    if drawn and story is not None:
        story.add(events.DREW(int(seat), {"count": int(drawn)}))


def leave_hand(thief: Thief, kind: u8) -> None:
    """Everybody sees which card it is, and takes it for one of those they know of."""
    thief.hand = remove(thief.hand, kind)
    if kind in thief.shown:
        thief.shown = remove(thief.shown, kind)


def put_away(thief: Thief, dungeon: Dungeon) -> None:
    """The play area at the end of a turn: to the discard pile, or out of the game."""
    for kind in thief.trashed:
        dungeon.removed[i64(kind)] += 1
    thief.discard = extend(thief.discard, thief.play)
    thief.trashed = vec[u8]()
    thief.play = vec[u8]()


def _shuffle(thief: Thief, seat: int, story: Story | None) -> bool:
    """Whether there was anything to shuffle."""
    if not len(thief.discard):
        return False
    thief.draw, thief.discard = thief.discard, vec[u8]()
    if story is not None:
        story.add(events.SHUFFLED(seat, {}))
    return True


def _draw_one(thief: Thief, chance: Chance) -> None:
    pile = thief.draw
    last = len(pile) - 1
    drawn = i64(chance.below(int(last) + 1))
    kind = pile[drawn]
    pile[drawn] = pile[last]
    thief.draw, _ = pop(pile)
    _insert(thief, kind)
    if not last:
        thief.shown = thief.hand[:]  # whoever knows the deck knows by now what is in the hand


def _insert(thief: Thief, kind: u8) -> None:
    """Where it belongs, so that a hand always ascends."""
    hand = append(thief.hand, kind)
    place = len(hand) - 1
    while place and hand[place - 1] > kind:
        hand[place] = hand[place - 1]
        place -= 1
    hand[place] = kind
    thief.hand = hand
