"""The end of a turn, whose turn comes next, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from spieltisch.game import Chance, Story
from spieltisch.games.klong import events
from spieltisch.games.klong.rules.deck import draw, put_away
from spieltisch.games.klong.rules.dragon import count_down
from spieltisch.games.klong.rules.effects import ANY_CARD, NOTHING
from spieltisch.games.klong.rules.pieces import HAND
from spieltisch.games.klong.rules.position import ACT, OVER, Position
from spieltisch.games.klong.rules.row import refill
from spieltisch.games.klong.rules.thief import INSIDE
from spieltisch.games.klong.rules.turn import NO_CARD, SPRING, Prompt, Turn


def end_turn(position: Position, chance: Chance, story: Story | None) -> None:
    """Magic springs are the first thing at the end; the rest comes when they are answered."""
    turn, thief = position.turn, position.thief()
    if turn.springs and (len(thief.play) or len(thief.discard)):
        turn.springs -= 1
        turn.prompts.append(Prompt(SPRING, NO_CARD, NOTHING, ANY_CARD))
        if story is not None:
            story.add(events.SPRANG(int(position.active), {}))
        return
    if story is not None:
        story.add(events.ENDED(int(position.active), {}))
    close_turn(position, chance, story)


def close_turn(position: Position, chance: Chance, story: Story | None) -> None:
    """Cards away, new cards, the row, what arrives, the dragon; who left or fell in the turn draws no more cards."""
    turn, thief = position.turn, position.thief()
    turn.prompts = []
    turn.waiting = []
    turn.quiet = 0  # lost before the refill
    put_away(thief, position.dungeon)
    if thief.fate == INSIDE:
        draw(position, position.active, i64(HAND), chance, story)
    refill(position, chance, story)
    _pass_on(position, chance, story)


def _pass_on(position: Position, chance: Chance, story: Story | None) -> None:
    """To the next thief inside; on the way the countdown moves on when its seat comes round."""
    setup = position.setup
    position.turn = Turn()
    while _anybody_inside(position):
        position.active = (position.active + 1) % setup.seats
        if position.active == setup.first:
            position.rounds += 1
        if position.thief().fate == INSIDE:
            position.phase = ACT
            position.turns += 1
            if story is not None:
                story.add(events.TURN(int(position.active), {"seat": int(position.active)}))
            return
        if position.active == position.dungeon.clock_seat:
            count_down(position, chance, story)
    position.phase = OVER


def _anybody_inside(position: Position) -> bool:
    return any(thief.fate == INSIDE for thief in position.thieves)
