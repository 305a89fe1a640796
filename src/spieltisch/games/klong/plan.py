"""The rule-of-thumb player: plays its hand, walks for an artifact and home, spends what is left."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spieltisch.game import Chance
from spieltisch.games.klong import actions
from spieltisch.games.klong.errands import (
    STAY,
    goal_of,
    should_leave,
    step_towards,
    target_of,
    teleport_towards,
)
from spieltisch.games.klong.moves import (
    END,
    FIRST_DRINK,
    FIRST_PLAY,
    FIRST_TELEPORT,
    FIRST_WALK,
    TAKE_IT,
    walks_to,
)
from spieltisch.games.klong.pieces import GREATER_HEALING, HEALING, POTIONS, STRENGTH, SWIFTNESS
from spieltisch.games.klong.position import OVER, Position
from spieltisch.games.klong.prospects import NOWHERE, Prospects
from spieltisch.games.klong.replies import reply
from spieltisch.games.klong.shopping import NOTHING_WANTED, fight, purchase, strength_pays, trade
from spieltisch.games.klong.style import Style
from spieltisch.games.klong.thief import Thief
from spieltisch.games.klong.turn import Question
from spieltisch.games.klong.worth import LATE, Worths

# Of the potions that a thief carries
_GREATER_HEALING: Final[i64] = POTIONS.index(GREATER_HEALING)
_HEALING: Final[i64] = POTIONS.index(HEALING)
_STRENGTH: Final[i64] = POTIONS.index(STRENGTH)
_SWIFTNESS: Final[i64] = POTIONS.index(SWIFTNESS)


def play_on(position: Position, players: list[Player], chance: Chance) -> int:
    """To the end, each seat by its own player; how many moves it took."""
    moves = 0
    while position.phase != OVER:
        actions.step(position, players[position.active].move(position), chance, None)
        moves += 1
    return moves


@final
class Player:
    """`wish` is the room on which this player has set its mind, NOWHERE while it goes where most can be hoped for."""

    def __init__(self, style: Style) -> None:
        self._style: Final = style
        self.wish: i64 = NOWHERE

    def move(self, position: Position) -> i64:
        """For whoever's turn it is."""
        question = position.question()
        if question is not None:
            return self._answer(position, question)
        thief = position.thief()
        return FIRST_PLAY + _next_card(thief, self._style.worths) if len(thief.hand) else self._act(position)

    def _act(self, position: Position) -> i64:
        look = Prospects(position, position.active, self._style)
        thief = look.thief
        if thief.damage > 1 and thief.potions[_GREATER_HEALING]:
            return FIRST_DRINK + _GREATER_HEALING
        if thief.damage and thief.potions[_HEALING]:
            return FIRST_DRINK + _HEALING
        goal = self._goal(look)
        if goal == thief.room and position.setup.by_action and thief.can_carry():
            return TAKE_IT
        traded = trade(look, goal)
        if traded != NOTHING_WANTED:
            return traded
        going = self._go(look, goal)
        if going != STAY and not _goes_home(look, going):
            return going
        if thief.potions[_STRENGTH] and strength_pays(look, goal):
            return FIRST_DRINK + _STRENGTH
        beaten = fight(look, goal)
        if beaten != NOTHING_WANTED:
            return beaten
        bought = purchase(look, goal)
        if bought != NOTHING_WANTED:
            return bought
        return END if going == STAY else going

    def _goal(self, look: Prospects) -> i64:
        """What it has set its mind on, as long as that can be had."""
        wish = self.wish
        if wish == NOWHERE:
            return goal_of(look)
        if wish == look.routes.home:
            return wish if look.has_artifact else goal_of(look)
        index = look.position.setup.board.artifact[wish]
        is_there = look.position.dungeon.artifacts >> index & 1 != 0
        return wish if is_there and look.thief.can_carry() else goal_of(look)

    def _go(self, look: Prospects, goal: i64) -> i64:
        if goal == NOWHERE:
            return STAY
        is_running = goal == self.wish and goal == look.routes.home
        target = goal if is_running else target_of(look, goal)
        step = step_towards(look, target)
        if step == STAY and target != goal:
            step = step_towards(look, goal)
        if step == STAY:
            step = teleport_towards(look, target)
        if step == STAY:
            step = self._drink_for_the_way(look, target)
        if step != STAY and _goes_home(look, step) and not is_running and not should_leave(look):
            return STAY
        return step

    def _drink_for_the_way(self, look: Prospects, target: i64) -> i64:
        """A potion of swiftness, where one boot more is a step more."""
        turn = look.position.turn
        if not look.thief.potions[_SWIFTNESS]:
            return STAY
        turn.boots += 1
        step = step_towards(look, target)
        turn.boots -= 1
        return STAY if step == STAY else FIRST_DRINK + _SWIFTNESS

    def _answer(self, position: Position, question: Question) -> i64:
        look = Prospects(position, position.active, self._style)
        return reply(look, self._goal(look), question)


def _next_card(thief: Thief, worths: Worths) -> i64:
    order = worths.order
    best: i64 = 0
    soonest: i64 = LATE + 1
    for card in thief.hand:
        kind = i64(card)
        if order[kind] < soonest:
            soonest = order[kind]
            best = kind
    return best


def _goes_home(look: Prospects, move: i64) -> bool:
    home = look.routes.home
    if move >= FIRST_TELEPORT:
        return move == FIRST_TELEPORT + home
    return move >= FIRST_WALK and walks_to(move) == home
