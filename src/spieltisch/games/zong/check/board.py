"""What is wrong with a board file, each fault as a Refusal: the key of a sentence and the names and numbers in it.

Of three steps, form, frame and measures, each is taken only when there is nothing wrong with the one before.
"""

from __future__ import annotations

from spieltisch.data_file import parsed
from spieltisch.game import Refusal
from spieltisch.games.zong.check.form import board_form_faults
from spieltisch.games.zong.check.frame import count_faults, frame_faults
from spieltisch.games.zong.check.posts import hidden_faults, post_faults
from spieltisch.games.zong.check.sizes import size_faults
from spieltisch.games.zong.check.starts import start_faults
from spieltisch.games.zong.check.target import target_faults
from spieltisch.games.zong.check.track import red_faults, track_faults
from spieltisch.games.zong.rules.board import Board
from spieltisch.games.zong.rules.board_file import BoardFile


def faults(text: str) -> list[Refusal]:
    """All that is wrong with this board file; nothing if one can play on it."""
    try:
        data = parsed(text)
    except Refusal as refused:
        return [refused]
    if wrong := board_form_faults(data):
        return wrong
    file = BoardFile(data)
    if wrong := [*frame_faults(file), *count_faults(file)]:
        return wrong
    board = Board("", file)
    return [
        *size_faults(file),
        *track_faults(file),
        *red_faults(file),
        *(target_faults(file, board) or hidden_faults(file, board)),
        *start_faults(file),
        *post_faults(file),
    ]
