"""Who may ask for advice, and what the adviser gets to know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spieltisch.game import Refusal, View
from spieltisch.table.commands import Advise
from spieltisch.table.decide import on_turn
from spieltisch.table.table import Table


class AdviceRequest(NamedTuple):
    """What the seat sees and may do; nothing else goes into the thinking."""

    game_key: str
    ply: int
    seat: int
    view: View
    legal: Sequence[int]


def may_ask(table: Table, guest: str) -> bool:
    """Whether this guest can get advice now. Where people sit at several screens, everybody thinks for themselves.

    In real time nobody does: before an answer comes, the moment has passed.
    """
    if table.facts.real_time or not table.shares_one_screen(guest):
        return False
    return any(seat in table.seats_of(guest) for seat in table.to_move())


def advice_request(table: Table, asked: Advise, guest: str) -> AdviceRequest:
    if table.facts.real_time:
        raise Refusal("advice-never")
    state = on_turn(table, asked.seat, asked.ply, guest).state
    if not table.shares_one_screen(guest):
        raise Refusal("advice-alone")
    return AdviceRequest(table.facts.key, asked.ply, asked.seat, state.view(asked.seat), state.legal(asked.seat))
