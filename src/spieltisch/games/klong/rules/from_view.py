"""From a view back to a position in which this very view is seen. Views of impossible positions are refused."""

from __future__ import annotations

from collections import Counter
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import Chance, Refusal
from spieltisch.games.klong.rules.board import board, board_keys
from spieltisch.games.klong.rules.cards import CARDS, DUNGEON, KIND_OF, KINDS, PLACES
from spieltisch.games.klong.rules.dungeon import NOBODY, NONE, Dungeon
from spieltisch.games.klong.rules.effects import ANY_CARD
from spieltisch.games.klong.rules.guess import deal_others_anew
from spieltisch.games.klong.rules.invariants import faults
from spieltisch.games.klong.rules.known_prompts import can_be_asked, can_wait
from spieltisch.games.klong.rules.pieces import ARTIFACTS, BLACK, CROWN, CUBES, GOODS, ROW, SECRET_OF, SECRETS
from spieltisch.games.klong.rules.position import OVER, PHASES, Position, Setup
from spieltisch.games.klong.rules.prompts import order_matters
from spieltisch.games.klong.rules.thief import FATES, INSIDE, Thief, bit
from spieltisch.games.klong.rules.to_view import BY_ACTION, CONDITIONS
from spieltisch.games.klong.rules.turn import NO_CARD, ORDER, PROMPT_KEYS, TAKE, Prompt, Turn, Waiting
from spieltisch.games.klong.rules.walking import asks_to_take
from spieltisch.games.klong.view import KlongDungeon, KlongQuestion, KlongSeat, KlongTurn, KlongView

_IN_DECK: Final = vec[i64]([card.copies if card.place == DUNGEON else 0 for card in CARDS])
_CONDITION_OF: Final = {key: condition for condition, key in CONDITIONS.items()}


def setup_of(edition: int, seen: KlongView) -> Setup:
    seats, first = len(seen["seats"]), seen["first"]
    if seen["board"] not in board_keys() or first >= seats:
        raise _impossible()
    return Setup(edition, seats, first, board(seen["board"]), seen["artifact"] == BY_ACTION)


def restore(position: Position, seen: KlongView, seat: int, chance: Chance) -> None:
    """Make the position what the view tells; what the others hold is drawn by chance."""
    seats = len(seen["seats"])
    if not 0 <= seat < seats or seen["turn"] >= seats:
        raise _impossible()
    position.phase = i64(PHASES.index(seen["phase"]))
    position.active = i64(max(0, seen["turn"]))
    position.rounds = i64(seen["round"])
    position.turns = i64(seen["turns"])
    position.attacks = i64(seen["attacks"])
    position.thieves = [_thief(table) for table in seen["seats"]]
    own = position.thieves[seat]
    hand = _kinds(seen["hand"])
    own.draw, own.hand = _pile(_without(_together(own), hand)), _pile(hand)
    position.turn = _turn(seen)
    position.dungeon = _dungeon(seen, position)
    deal_others_anew(position, seat, chance)
    if not _is_possible(position):
        raise _impossible()


def _thief(seen: KlongSeat) -> Thief:
    """All but its hand, of which the cards that are surely there are put in first."""
    thief = Thief()
    thief.fate = i64(FATES.index(seen["fate"]))
    thief.room = i64(seen["room"])
    thief.damage = i64(seen["damage"])
    thief.supply = i64(seen["supply"])
    thief.clank = i64(seen["clank"])
    thief.aside = i64(seen["aside"])
    thief.bagged = CUBES - thief.damage - thief.supply - thief.clank - thief.aside
    thief.gold = i64(seen["gold"])
    thief.play = _pile(_kinds(seen["play"]))
    thief.discard = _pile(_kinds(seen["discard"]))
    thief.trashed = _pile(_kinds(seen["trashed"]))
    thief.shown = _pile(_kinds(seen["shown"]))
    _hold(thief, seen)
    thief.artifacts = _bits(seen["artifacts"], ARTIFACTS)
    thief.idols = i64(seen["idols"])
    thief.chalices = i64(seen["chalices"])
    thief.eggs = i64(seen["eggs"])
    thief.keys = i64(seen["keys"])
    thief.backpacks = i64(seen["backpacks"])
    thief.crowns = _bits(seen["crowns"], GOODS[CROWN].points)
    thief.potions = _counts(seen["potions"])
    thief.mastery = seen["mastery"]
    return thief


def _hold(thief: Thief, seen: KlongSeat) -> None:
    """Some hand of the right size; which one, only the thief itself knows."""
    open_cards = [int(kind) for pile in (thief.play, thief.discard, thief.trashed) for kind in pile]
    shown = [int(kind) for kind in thief.shown]
    others = _without(_without(_kinds(seen["cards"]), open_cards), shown)
    secret = seen["hand"] - len(shown)
    if not 0 <= secret <= len(others):
        raise _impossible()
    thief.hand = _pile(sorted(shown + others[:secret]))
    thief.draw = _pile(others[secret:])


def _together(thief: Thief) -> list[int]:
    return [int(kind) for pile in (thief.hand, thief.draw) for kind in pile]


def _turn(seen: KlongTurn) -> Turn:
    turn = Turn()
    turn.skill = i64(seen["skill"])
    turn.swords = i64(seen["swords"])
    turn.boots = i64(seen["boots"])
    turn.teleports = i64(seen["teleports"])
    turn.quiet = i64(seen["quiet"])
    turn.made = i64(seen["made"])
    turn.gains = i64(seen["gains"])
    turn.bonus = i64(seen["bonus"])
    turn.swaggers = i64(seen["swaggers"])
    turn.cheaper = i64(seen["cheaper"])
    turn.caves_free = seen["caves_free"]
    turn.heads_free = seen["heads_free"]
    turn.stopped = seen["stopped"]
    turn.springs = i64(seen["springs"])
    turn.waiting = [_waiting(entry) for entry in seen["waiting"]]
    asked = [] if seen["question"] is None else [seen["question"]]
    turn.prompts = [_prompt(question) for question in [*asked, *seen["later"]]]
    return turn


def _waiting(entry: list[str | int]) -> Waiting:
    condition, program, card = entry
    if not isinstance(condition, str) or not isinstance(program, int) or not isinstance(card, str):
        raise _impossible()
    if condition not in _CONDITION_OF or not can_wait(_CONDITION_OF[condition], program, _kind(card)):
        raise _impossible()
    return Waiting(_CONDITION_OF[condition], i64(program), _kind(card))


def _prompt(seen: KlongQuestion) -> Prompt:
    only = _kind(seen["only"]) if seen["only"] else ANY_CARD
    prompt = Prompt(PROMPT_KEYS.index(seen["kind"]), _asker(seen["card"]), i64(seen["program"]), only)
    if not can_be_asked(prompt):
        raise _impossible()
    return prompt


def _asker(key: str) -> int:
    if not key:
        return NO_CARD
    return KINDS + SECRET_OF[key] if key in SECRET_OF else _kind(key)


def _dungeon(seen: KlongDungeon, position: Position) -> Dungeon:
    dungeon = Dungeon()
    rooms = int(position.setup.board.rooms)
    dungeon.row = _row(seen["row"])
    dungeon.reserve = _counts(seen["reserve"])
    dungeon.gone = _by_kind(_kinds(seen["gone"]))
    dungeon.removed = _by_kind(_kinds(seen["removed"]))
    dungeon.black_aside = i64(seen["black_aside"])
    dungeon.black_bagged = BLACK - dungeon.black_aside
    dungeon.rage = i64(seen["rage"])
    dungeon.clock_seat, dungeon.clock = _clock(seen["clock"])
    dungeon.majors = _by_room([[room, 1] for room in seen["majors"]], rooms)
    dungeon.minors = _by_room(seen["minors"], rooms)
    dungeon.artifacts = _bits([value for _, value in seen["artifacts"]], ARTIFACTS)
    dungeon.idols = i64(seen["idols"])
    dungeon.goods = _counts([_left(number, stock) for number, stock in enumerate(seen["goods"])])
    dungeon.secrets = _counts([secret.copies - found for secret, found in zip(SECRETS, seen["found"], strict=True)])
    _stack_deck(dungeon, position)
    return dungeon


def _stack_deck(dungeon: Dungeon, position: Position) -> None:
    """What nobody has seen of the dungeon's cards; whoever counts along knows it."""
    left = _IN_DECK[:]
    for kind in range(KINDS):
        if PLACES[kind] == DUNGEON:
            left[kind] -= i64(dungeon.gone[kind]) + i64(dungeon.removed[kind])
    _take_out(dungeon.row, left)
    for thief in position.thieves:
        for pile in (thief.hand, thief.draw, thief.discard, thief.play, thief.trashed):
            _take_out(pile, left)
    dungeon.deck = _counts([int(count) for count in left])
    dungeon.deck_size = i64(sum([int(count) for count in left]))


def _take_out(cards: vec[u8], left: vec[i64]) -> None:
    for kind in cards:
        if kind != NONE and PLACES[i64(kind)] == DUNGEON:
            left[i64(kind)] -= 1


def _row(keys: list[str]) -> vec[u8]:
    if len(keys) != ROW:
        raise _impossible()
    return _pile([_kind(key) if key else NONE for key in keys])


def _clock(clock: list[int]) -> tuple[i64, i64]:
    if not clock:
        return NOBODY, 0
    if len(clock) == 1:
        raise _impossible()
    return i64(clock[0]), i64(clock[1])


def _left(number: int, stock: list[str | int]) -> int:
    left = stock[1]
    if not isinstance(left, int) or not 0 <= left <= len(GOODS[number].points):
        raise _impossible()
    return left


def _is_possible(position: Position) -> bool:
    return (
        all(thief.room <= position.setup.board.rooms for thief in position.thieves)
        and not faults(position)
        and _areas_fit(position)
        and _clock_fits(position)
        and _prompts_fit(position)
        and bool(position.legal(int(position.active))) == (position.phase != OVER)
    )


def _areas_fit(position: Position) -> bool:
    """Cards lie in play only in the turn of whom they belong to."""
    for seat, thief in enumerate(position.thieves):
        is_acting = seat == int(position.active) and position.phase != OVER
        if not is_acting and (len(thief.play) or len(thief.trashed)):
            return False
    return True


def _clock_fits(position: Position) -> bool:
    """The first one out has it; when all are out the game is over."""
    out = [seat for seat, thief in enumerate(position.thieves) if thief.fate != INSIDE]
    if (position.phase == OVER) != (len(out) == len(position.thieves)):
        return False
    return int(position.dungeon.clock_seat) in out if out else position.dungeon.clock_seat == NOBODY


def _prompts_fit(position: Position) -> bool:
    """Nothing is asked after the end, and nobody is asked to take what is not there or cannot be carried."""
    prompts = position.turn.prompts
    if position.phase == OVER:
        return not prompts
    if not asks_to_take(position) and any(prompt.kind == TAKE for prompt in prompts):
        return False
    return _order_fits(position)


def _order_fits(position: Position) -> bool:
    """The order is asked for first and once, where it matters, by the card that asks for the discard."""
    prompts = position.turn.prompts
    if any(prompt.kind == ORDER for prompt in prompts[1:]):
        return False
    if not prompts or prompts[0].kind != ORDER:
        return True
    return len(prompts) > 1 and prompts[1].asker == prompts[0].asker and order_matters(position, prompts[1])


def _kinds(keys: list[str]) -> list[int]:
    return [_kind(key) for key in keys]


def _kind(key: str) -> int:
    if key not in KIND_OF:
        raise _impossible()
    return KIND_OF[key]


def _without(cards: list[int], taken: list[int]) -> list[int]:
    left = cards[:]
    for kind in taken:
        if kind not in left:
            raise _impossible()
        left.remove(kind)
    return left


def _pile(kinds: list[int]) -> vec[u8]:
    return vec[u8]([u8(kind) for kind in kinds])


def _counts(counts: list[int]) -> vec[u8]:
    if not all(0 <= count < NONE for count in counts):
        raise _impossible()
    return vec[u8]([u8(count) for count in counts])


def _by_kind(kinds: list[int]) -> vec[u8]:
    counted = Counter(kinds)
    return _counts([counted[kind] for kind in range(KINDS)])


def _by_room(entries: list[list[int]], rooms: int) -> vec[u8]:
    counts = [0] * (rooms + 1)
    for room, count in entries:
        if room > rooms:
            raise _impossible()
        counts[room] = count
    return _counts(counts)


def _bits(values: list[int], order: list[int]) -> i64:
    bits: i64 = 0
    for value in values:
        if value not in order:
            raise _impossible()
        bits |= bit(i64(order.index(value)))
    return bits


def _impossible() -> Refusal:
    """Well-formed, but no position of this game is seen so."""
    return Refusal("view-broken")
