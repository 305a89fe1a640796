"""Rule of thumb: plays its hand, walks for an artifact and home, spends what is left. It searches nothing."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from spieltisch.game import Chance
from spieltisch.games.klong.bots.answers import reply
from spieltisch.games.klong.bots.card_values import LATE, CardValues
from spieltisch.games.klong.bots.evaluation import NOWHERE, Evaluation
from spieltisch.games.klong.bots.levels import Style
from spieltisch.games.klong.bots.purchases import NOTHING_WANTED, fight, purchase, strength_pays, trade
from spieltisch.games.klong.bots.routes import (
    STAY,
    goal_of,
    should_leave,
    step_towards,
    target_of,
    teleport_towards,
)
from spieltisch.games.klong.rules import play
from spieltisch.games.klong.rules.notation import (
    END,
    FIRST_DRINK,
    FIRST_PLAY,
    FIRST_TELEPORT,
    FIRST_WALK,
    TAKE_IT,
    walks_to,
)
from spieltisch.games.klong.rules.pieces import GREATER_HEALING, HEALING, POTIONS, STRENGTH, SWIFTNESS
from spieltisch.games.klong.rules.position import OVER, Position
from spieltisch.games.klong.rules.thief import Thief
from spieltisch.games.klong.rules.turn import Prompt

# Of the potions that a thief carries
_GREATER_HEALING: Final[i64] = POTIONS.index(GREATER_HEALING)
_HEALING: Final[i64] = POTIONS.index(HEALING)
_STRENGTH: Final[i64] = POTIONS.index(STRENGTH)
_SWIFTNESS: Final[i64] = POTIONS.index(SWIFTNESS)


def play_on(position: Position, players: list[RuleOfThumb], chance: Chance) -> int:
    """To the end, each seat by its own player; how many moves it took."""
    moves = 0
    while position.phase != OVER:
        play.step(position, players[position.active].move(position), chance, None)
        moves += 1
    return moves


@final
class RuleOfThumb:
    """`wish` is the room on which this player has set its mind, NOWHERE while it goes where most can be hoped for."""

    def __init__(self, style: Style) -> None:
        self._style: Final = style
        self.wish: i64 = NOWHERE

    def move(self, position: Position) -> i64:
        """For whoever's turn it is."""
        prompt = position.prompt()
        if prompt is not None:
            return self._answer(position, prompt)
        thief = position.thief()
        return FIRST_PLAY + _next_card(thief, self._style.card_values) if len(thief.hand) else self._act(position)

    def _act(self, position: Position) -> i64:
        at = Evaluation(position, position.active, self._style)
        thief = at.thief
        if thief.damage > 1 and thief.potions[_GREATER_HEALING]:
            return FIRST_DRINK + _GREATER_HEALING
        if thief.damage and thief.potions[_HEALING]:
            return FIRST_DRINK + _HEALING
        goal = self._goal(at)
        if goal == thief.room and position.setup.by_action and thief.can_carry():
            return TAKE_IT
        traded = trade(at, goal)
        if traded != NOTHING_WANTED:
            return traded
        going = self._go(at, goal)
        if going != STAY and not _goes_home(at, going):
            return going
        if thief.potions[_STRENGTH] and strength_pays(at, goal):
            return FIRST_DRINK + _STRENGTH
        beaten = fight(at, goal)
        if beaten != NOTHING_WANTED:
            return beaten
        bought = purchase(at, goal)
        if bought != NOTHING_WANTED:
            return bought
        return END if going == STAY else going

    def _goal(self, at: Evaluation) -> i64:
        """What it has set its mind on, as long as that can be had."""
        wish = self.wish
        if wish == NOWHERE:
            return goal_of(at)
        if wish == at.distances.home:
            return wish if at.has_artifact else goal_of(at)
        index = at.position.setup.board.artifact[wish]
        is_there = at.position.dungeon.artifacts >> index & 1 != 0
        return wish if is_there and at.thief.can_carry() else goal_of(at)

    def _go(self, at: Evaluation, goal: i64) -> i64:
        if goal == NOWHERE:
            return STAY
        is_running = goal == self.wish and goal == at.distances.home
        target = goal if is_running else target_of(at, goal)
        step = step_towards(at, target)
        if step == STAY and target != goal:
            step = step_towards(at, goal)
        if step == STAY:
            step = teleport_towards(at, target)
        if step == STAY:
            step = self._drink_for_the_way(at, target)
        if step != STAY and _goes_home(at, step) and not is_running and not should_leave(at):
            return STAY
        return step

    def _drink_for_the_way(self, at: Evaluation, target: i64) -> i64:
        """A potion of swiftness, where one boot more is a step more."""
        turn = at.position.turn
        if not at.thief.potions[_SWIFTNESS]:
            return STAY
        turn.boots += 1
        step = step_towards(at, target)
        turn.boots -= 1
        return STAY if step == STAY else FIRST_DRINK + _SWIFTNESS

    def _answer(self, position: Position, prompt: Prompt) -> i64:
        at = Evaluation(position, position.active, self._style)
        return reply(at, self._goal(at), prompt)


def _next_card(thief: Thief, worths: CardValues) -> i64:
    order = worths.order
    best: i64 = 0
    soonest: i64 = LATE + 1
    for card in thief.hand:
        kind = i64(card)
        if order[kind] < soonest:
            soonest = order[kind]
            best = kind
    return best


def _goes_home(at: Evaluation, move: i64) -> bool:
    home = at.distances.home
    if move >= FIRST_TELEPORT:
        return move == FIRST_TELEPORT + home
    return move >= FIRST_WALK and walks_to(move) == home
