"""The rule-of-thumb player: plays its hand, walks for an artifact and home, spends what is left."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import Chance
from spieltisch.games.klong import actions
from spieltisch.games.klong.board import NO_ARTIFACT
from spieltisch.games.klong.cards import DANGERS
from spieltisch.games.klong.carrying_out import can_pay
from spieltisch.games.klong.dungeon import NONE
from spieltisch.games.klong.effects import (
    ANY_CARD,
    PROGRAMS,
    V_ATTACK,
    V_BOOTS,
    V_CLANK,
    V_DRAW,
    V_GOLD,
    V_HEAL,
    V_PAY_GOLD,
    V_REACH,
    V_SKILL,
    V_SWORDS,
    V_TAKE,
    V_TELEPORT,
    V_TRASH,
    taken_copies,
    taken_kind,
)
from spieltisch.games.klong.errands import (
    MAJOR_POINTS,
    MINOR_POINTS,
    STAY,
    goal_of,
    should_leave,
    step_towards,
    target_of,
    teleport_towards,
)
from spieltisch.games.klong.moves import (
    END,
    FIRST_CHOICE,
    FIRST_DISCARD,
    FIRST_DRINK,
    FIRST_PLAY,
    FIRST_REACH,
    FIRST_REPLACE,
    FIRST_TELEPORT,
    FIRST_TRASH,
    FIRST_TRASH_DISCARDED,
    FIRST_WALK,
    LEAVE_IT,
    TAKE_IT,
    walks_to,
)
from spieltisch.games.klong.pieces import GREATER_HEALING, HEALING, POTIONS, STRENGTH, SWIFTNESS
from spieltisch.games.klong.position import OVER, Position
from spieltisch.games.klong.prospects import NOWHERE, Prospects
from spieltisch.games.klong.shopping import (
    NOTHING_WANTED,
    card_value,
    fight,
    keeping,
    purchase,
    strength_pays,
    trade,
)
from spieltisch.games.klong.style import Style
from spieltisch.games.klong.thief import Thief
from spieltisch.games.klong.turn import CHOOSE, DISCARD, REACH, REPLACE, TAKE, Question
from spieltisch.games.klong.worth import LATE, Worths

WORST: Final = -1000.0
HEART: Final = 1.3
ATTACK: Final = -2.0
DANGER: Final = 2.0
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
        if self._can_take_artifact(position) and self._wants_artifact(look):
            return TAKE_IT
        goal = self._goal(look)
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

    def _can_take_artifact(self, position: Position) -> bool:
        thief = position.thief()
        index = position.setup.board.artifact[thief.room]
        if not position.setup.by_action or index == NO_ARTIFACT or not thief.can_carry():
            return False
        return position.dungeon.artifacts >> index & 1 != 0

    def _wants_artifact(self, look: Prospects) -> bool:
        """Not the first one on the way, if a better one is within reach."""
        return self._goal(look) == look.thief.room

    # Answers

    def _answer(self, position: Position, question: Question) -> i64:
        look = Prospects(position, position.active, self._style)
        if question.kind == TAKE:
            return self._take_or_leave(look)
        goal = self._goal(look)
        if question.kind == CHOOSE:
            return self._choose(look, goal, question.program)
        if question.kind == DISCARD:
            return FIRST_DISCARD + _least_useful(look, look.thief.hand)
        if question.kind == REPLACE:
            return FIRST_REPLACE + _least_wanted(look, goal)
        if question.kind == REACH:
            return FIRST_REACH + _best_secret(look)
        return self._trash(look, goal, question.only)

    def _take_or_leave(self, look: Prospects) -> i64:
        room = look.thief.room
        index = look.position.setup.board.artifact[room]
        is_artifact = index != NO_ARTIFACT and look.position.dungeon.artifacts >> index & 1 != 0
        return TAKE_IT if not is_artifact or self._wants_artifact(look) else LEAVE_IT

    def _choose(self, look: Prospects, goal: i64, program: i64) -> i64:
        options = PROGRAMS[program]
        best: i64 = 0
        most = WORST
        for choice in range(options.size):
            if can_pay(look.position, options.amounts[choice]):
                worth = self._now(look, goal, options.amounts[choice])
                if worth > most:
                    most = worth
                    best = choice
        return FIRST_CHOICE + best

    def _now(self, look: Prospects, goal: i64, number: i64) -> float:
        """What an effect is worth at this very moment."""
        program = PROGRAMS[number]
        total = 0.0
        for part in range(program.size):
            total += self._verb_now(look, goal, program.verbs[part], program.amounts[part])
        return total

    def _verb_now(self, look: Prospects, goal: i64, verb: i64, amount: i64) -> float:
        much = float(amount)
        if verb == V_GOLD:
            return much
        if verb == V_HEAL:
            return HEART * float(min(amount, look.thief.damage))
        if verb == V_SWORDS:
            return 0.6 * much
        if verb == V_SKILL:
            return 0.8 * much
        if verb == V_DRAW:
            return much
        if verb == V_BOOTS:
            return look.style.boots * much if look.wants_boots(goal) else 0.0
        if verb == V_CLANK:
            return -0.5 * much
        if verb == V_PAY_GOLD:
            return -much
        if verb == V_TAKE:
            return card_value(look, taken_kind(amount)) * float(taken_copies(amount))
        if verb == V_TELEPORT:
            return self._teleport_now(look, goal)
        if verb == V_REACH:
            return _secret_points(look, _best_secret(look))
        if verb == V_TRASH:
            return -keeping(look, goal, _worst_card(look, goal, ANY_CARD))
        return ATTACK if verb == V_ATTACK else 0.0

    def _teleport_now(self, look: Prospects, goal: i64) -> float:
        target = target_of(look, goal)
        look.position.turn.teleports += 1
        to = teleport_towards(look, target)
        look.position.turn.teleports -= 1
        if to == STAY:
            return 0.0
        nearer = look.routes.way(look.thief.room, target) - look.routes.way(to - FIRST_TELEPORT, target)
        return look.style.boots * nearer

    def _trash(self, look: Prospects, goal: i64, only: i64) -> i64:
        kind = _worst_card(look, goal, only)
        return FIRST_TRASH + kind if u8(kind) in look.thief.play else FIRST_TRASH_DISCARDED + kind


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


def _least_useful(look: Prospects, cards: vec[u8]) -> i64:
    """Of a hand: the card whose play would bring least."""
    best: i64 = 0
    least = -WORST
    for card in cards:
        kind = i64(card)
        use = look.style.worths.steady[kind] + look.style.boots * look.style.worths.boots[kind]
        if use < least:
            least = use
            best = kind
    return best


def _worst_card(look: Prospects, goal: i64, only: i64) -> i64:
    """Of the play area and the discard pile: the one to be rid of."""
    if only != ANY_CARD:
        return only
    best: i64 = 0
    least = -WORST
    for card in look.thief.play:
        kept = keeping(look, goal, i64(card))
        if kept < least:
            least = kept
            best = i64(card)
    for card in look.thief.discard:
        kept = keeping(look, goal, i64(card))
        if kept < least:
            least = kept
            best = i64(card)
    return best


def _least_wanted(look: Prospects, goal: i64) -> i64:
    """Of the row: the card that is worth least, dangers first."""
    best: i64 = 0
    least = -WORST
    for card in look.position.dungeon.row:
        if card != NONE:
            kind = i64(card)
            want = card_value(look, kind) + look.style.worths.steady[kind] + look.style.worths.reward[kind]
            if DANGERS[kind]:
                want -= DANGER
            if want < least:
                least = want
                best = kind
    return best


def _best_secret(look: Prospects) -> i64:
    """The adjacent room with the best secret, NOWHERE if there is none."""
    board, here = look.position.setup.board, look.thief.room
    best: i64 = NOWHERE
    most = 0.0
    for way in range(board.first[here], board.first[here + 1]):
        points = _secret_points(look, board.to[way])
        if points > most:
            most = points
            best = board.to[way]
    return best


def _secret_points(look: Prospects, room: i64) -> float:
    dungeon = look.position.dungeon
    if dungeon.majors[room]:
        return MAJOR_POINTS
    return MINOR_POINTS if dungeon.minors[room] else 0.0
