"""Interpreter of effects: carries out their programs, verb by verb.

What asks is asked afterwards; what has a condition waits until it is met.
"""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64, u8

from spieltisch.game import Chance, Story
from spieltisch.games.klong import events
from spieltisch.games.klong.rules import effects as verb_of
from spieltisch.games.klong.rules.cards import CARDS, COMPANION, RESERVE_KINDS, TYPES
from spieltisch.games.klong.rules.deck import draw
from spieltisch.games.klong.rules.dragon import BY_CARD, anger, attack, be_quiet, black_cubes_back, heal, make_clank
from spieltisch.games.klong.rules.effects import ANY_CARD, NOTHING, PROGRAMS, taken_copies, taken_kind
from spieltisch.games.klong.rules.position import Position
from spieltisch.games.klong.rules.thief import INSIDE, Thief
from spieltisch.games.klong.rules.turn import CHOOSE, DISCARD, REACH, REPLACE, TRASH, Prompt, Turn, Waiting


def carry_out(position: Position, number: i64, asker: i64, chance: Chance, story: Story | None) -> None:
    """The program of this number, for whoever's turn it is. `asker` is the card or secret that it stands on."""
    program = PROGRAMS[number]
    was_inside = position.thief().fate == INSIDE
    for step in range(program.size):
        _do(position, program.verbs[step], program.amounts[step], asker, chance, story)
        if was_inside and position.thief().fate != INSIDE:
            return


def pay_what_came_true(position: Position, chance: Chance, story: Story | None) -> None:
    """Conditions of cards played earlier: it does not matter when in the turn they are met."""
    turn = position.turn
    index = 0
    while index < len(turn.waiting):
        waiting = turn.waiting[index]
        if is_met(position.thief(), waiting):
            del turn.waiting[index]
            carry_out(position, waiting.program, waiting.card, chance, story)
            index = 0
        else:
            index += 1


def gain_gold(position: Position, amount: i64, story: Story | None) -> None:
    turn = position.turn
    turn.gains += 1
    _receive(position, amount + turn.bonus, story)


def can_pay(position: Position, number: i64) -> bool:
    """Whether a choice can be made: its gold is there, and so are the cards that it takes from the reserve."""
    program = PROGRAMS[number]
    for step in range(program.size):
        verb, amount = program.verbs[step], program.amounts[step]
        if verb == verb_of.V_PAY_GOLD and position.thief().gold < amount:
            return False
        if verb == verb_of.V_TAKE and _left(position, taken_kind(amount)) < taken_copies(amount):
            return False
    return True


def is_met(thief: Thief, waiting: Waiting) -> bool:
    condition = waiting.condition
    if condition == verb_of.V_WITH_ARTIFACT:
        return thief.artifacts != 0
    if condition == verb_of.V_WITH_IDOL:
        return thief.idols > 0
    if condition == verb_of.V_WITH_CROWN:
        return thief.crowns != 0
    itself: i64 = 1 if TYPES[waiting.card] == COMPANION else 0
    return companions_in_play(thief) > itself


def companions_in_play(thief: Thief) -> i64:
    """Those that were trashed lie there until the end of the turn."""
    types = TYPES
    companions: i64 = 0
    for kind in thief.play:
        if types[i64(kind)] == COMPANION:
            companions += 1
    for kind in thief.trashed:
        if types[i64(kind)] == COMPANION:
            companions += 1
    return companions


def _do(position: Position, verb: i64, amount: i64, asker: i64, chance: Chance, story: Story | None) -> None:
    if verb <= verb_of.V_BOOTS:
        _add_to_spend(position.turn, verb, amount)
    elif verb <= verb_of.V_PAY_GOLD:
        _change(position, verb, amount, chance, story)
    elif verb <= verb_of.V_SPRING:
        _switch(position, verb, asker, chance, story)
    elif verb == verb_of.V_TAKE:
        _take_from_reserve(position, taken_kind(amount), taken_copies(amount), story)
    elif verb == verb_of.V_CHOOSE:
        position.turn.prompts.append(Prompt(CHOOSE, asker, amount, ANY_CARD))
    elif verb == verb_of.V_DISCARD:
        position.turn.prompts.append(Prompt(DISCARD, asker, amount, ANY_CARD))
    elif verb == verb_of.V_TRASH:
        position.turn.prompts.append(Prompt(TRASH, asker, NOTHING, amount))
    else:
        assert verb_of.V_WITH_ARTIFACT <= verb <= verb_of.V_WITH_COMPANION
        position.turn.waiting.append(Waiting(verb, amount, asker))


def _add_to_spend(turn: Turn, verb: i64, amount: i64) -> None:
    if verb == verb_of.V_SKILL:
        turn.skill += amount
    elif verb == verb_of.V_SWORDS:
        turn.swords += amount
    else:
        turn.boots += amount


def _change(position: Position, verb: i64, amount: i64, chance: Chance, story: Story | None) -> None:
    turn = position.turn
    if verb == verb_of.V_GOLD:
        gain_gold(position, amount, story)
    elif verb == verb_of.V_CLANK and amount > 0:
        make_clank(position, position.active, amount, story)
    elif verb == verb_of.V_CLANK:
        be_quiet(position, -amount, story)
    elif verb == verb_of.V_DRAW:
        draw(position, position.active, amount, chance, story)
    elif verb == verb_of.V_HEAL:
        heal(position, amount, story)
    elif verb == verb_of.V_TELEPORT:
        turn.teleports += amount
    elif verb == verb_of.V_OTHERS_CLANK:
        _clank_for_others(position, amount, story)
    elif verb == verb_of.V_ALL_CLANK:
        make_clank(position, position.active, amount, story)
        _clank_for_others(position, amount, story)
    elif verb == verb_of.V_CUBES_BACK:
        black_cubes_back(position, amount, story)
    elif verb == verb_of.V_GOLD_BONUS:
        turn.bonus += amount
        _receive(position, amount * turn.gains, story)
    elif verb == verb_of.V_SKILL_PER_CLANK:
        turn.swaggers += amount
        turn.skill += amount * turn.made
    elif verb == verb_of.V_GEMS_CHEAPER:
        turn.cheaper += amount
    elif verb == verb_of.V_RAGE:
        anger(position, amount, story)
    else:
        assert verb == verb_of.V_PAY_GOLD
        _pay(position, amount, story)


def _switch(position: Position, verb: i64, asker: i64, chance: Chance, story: Story | None) -> None:
    turn = position.turn
    if verb == verb_of.V_CAVES_FREE:
        turn.caves_free = True
    elif verb == verb_of.V_HEADS_FREE:
        turn.heads_free = True
    elif verb == verb_of.V_ATTACK:
        attack(position, BY_CARD, 0, chance, story)
    elif verb == verb_of.V_REPLACE:
        turn.prompts.append(Prompt(REPLACE, asker, NOTHING, ANY_CARD))
    elif verb == verb_of.V_REACH:
        turn.prompts.append(Prompt(REACH, asker, NOTHING, ANY_CARD))
    else:
        assert verb == verb_of.V_SPRING
        turn.springs += 1


def _clank_for_others(position: Position, count: i64, story: Story | None) -> None:
    for seat in range(position.setup.seats):
        if seat != position.active:
            make_clank(position, seat, count, story)


def _receive(position: Position, gold: i64, story: Story | None) -> None:
    position.thief().gold += gold
    if gold and story is not None:
        story.add(events.GOLD(int(position.active), {"gold": int(gold)}))


def _pay(position: Position, gold: i64, story: Story | None) -> None:
    position.thief().gold -= gold
    if story is not None:
        story.add(events.PAID(int(position.active), {"gold": int(gold)}))


def _left(position: Position, kind: i64) -> i64:
    return i64(position.dungeon.reserve[kind - RESERVE_KINDS[0]])


def _take_from_reserve(position: Position, kind: i64, copies: i64, story: Story | None) -> None:
    thief = position.thief()
    for _ in range(copies):
        position.dungeon.reserve[kind - RESERVE_KINDS[0]] -= 1
        thief.discard = append(thief.discard, u8(kind))
    if story is not None:
        story.add(events.TOOK_CARDS(int(position.active), {"card": CARDS[kind].key, "count": int(copies)}))
