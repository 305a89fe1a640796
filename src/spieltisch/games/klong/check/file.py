"""What is wrong with a file of Klong!, in sentences: a board, or the cards or pieces to play with on one."""

from __future__ import annotations

from spieltisch.data_file import parsed
from spieltisch.game import Refusal
from spieltisch.games.klong.check.board import board_faults
from spieltisch.games.klong.check.cards import card_faults
from spieltisch.games.klong.check.pieces import piece_faults


def faults(text: str) -> list[Refusal]:
    """All that is wrong with this file; nothing if one can play with it."""
    try:
        data = parsed(text)
    except Refusal as refused:
        return [refused]
    if "card" in data:
        return card_faults(data)
    if "secret" in data:
        return piece_faults(data)
    if "rooms" in data:
        return board_faults(data)
    return [Refusal("file-unclear")]
