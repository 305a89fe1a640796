"""Every prompt that can ever be open and every condition that can ever be waited for, read off cards and secrets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.games.klong.rules import effects as verb_of
from spieltisch.games.klong.rules.cards import CARDS, COMPANION, KINDS, TYPES
from spieltisch.games.klong.rules.effects import ANY_CARD, NOTHING, PROGRAMS
from spieltisch.games.klong.rules.pieces import SECRETS
from spieltisch.games.klong.rules.turn import (
    CHOOSE,
    DISCARD,
    NO_CARD,
    ORDER,
    REACH,
    REPLACE,
    SPRING,
    TAKE,
    TRASH,
    Prompt,
)

_prompts: Final[set[tuple[int, int, int, int]]] = set()
_conditions: Final[set[tuple[int, int, int]]] = set()


def asker_key(asker: i64) -> str:
    """What the card or the secret that asks is called; nothing where nobody's card does."""
    if asker == NO_CARD:
        return ""
    return CARDS[asker].key if asker < KINDS else SECRETS[asker - KINDS].key


def can_be_asked(prompt: Prompt) -> bool:
    _read_once()
    asked = (int(prompt.kind), int(prompt.asker), int(prompt.program), int(prompt.only))
    return asked in _prompts


def can_wait(condition: int, program: int, card: int) -> bool:
    _read_once()
    return (condition, program, card) in _conditions


def _read_once() -> None:
    if _prompts:
        return
    _prompts.add((TAKE, NO_CARD, NOTHING, ANY_CARD))
    _prompts.add((SPRING, NO_CARD, NOTHING, ANY_CARD))
    for kind, card in enumerate(CARDS):
        for program in (card.play, card.acquire, card.arrive, card.reward):
            _read(program, kind)
    for number, secret in enumerate(SECRETS):
        for program in (secret.effect, secret.drink):
            _read(program, KINDS + number)


def _read(number: int, asker: int) -> None:
    program = PROGRAMS[number]
    for step in range(program.size):
        verb, amount = int(program.verbs[step]), int(program.amounts[step])
        if verb == verb_of.V_TRASH:
            _prompts.add((TRASH, asker, NOTHING, amount))
        elif verb == verb_of.V_REPLACE:
            _prompts.add((REPLACE, asker, NOTHING, ANY_CARD))
        elif verb == verb_of.V_REACH:
            _prompts.add((REACH, asker, NOTHING, ANY_CARD))
        elif verb == verb_of.V_CHOOSE:
            _prompts.add((CHOOSE, asker, amount, ANY_CARD))
            _read(amount, asker)
        elif verb == verb_of.V_OPTION:
            _read(amount, asker)
        elif verb == verb_of.V_DISCARD:
            _prompts.add((DISCARD, asker, amount, ANY_CARD))
            if asker < KINDS and TYPES[asker] == COMPANION:
                _prompts.add((ORDER, asker, NOTHING, ANY_CARD))
            _read(amount, asker)
        elif verb_of.V_WITH_ARTIFACT <= verb <= verb_of.V_WITH_COMPANION:
            _conditions.add((verb, amount, asker))
            _read(amount, asker)
