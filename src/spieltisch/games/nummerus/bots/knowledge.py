"""The door to what good players of Nummerus Zahlus know: the general search asks it.

Between several players the search sees most with many quick random games. Alone, and where swaps tempt to tear chains
apart, the games it imagines must be played with some sense.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Chance, Knowledge, State, View
from spieltisch.games.nummerus.bots.evaluation import liking, rewards_by_margin, swap_gain
from spieltisch.games.nummerus.bots.rollout import sensible_move
from spieltisch.games.nummerus.rules.legal import MOST_CHOICES
from spieltisch.games.nummerus.rules.notation import KEEP
from spieltisch.games.nummerus.rules.play import make_move
from spieltisch.games.nummerus.rules.position import OVER, SWAP, TAKE, Position
from spieltisch.games.nummerus.view import NummerusView
from spieltisch.views import read_view

SWAPS_WORTH_A_THOUGHT: Final = 8


@final
class NummerusKnowledge(Knowledge):
    def __init__(self) -> None:
        self._choices: vec[i64] = vec[i64]([0] * MOST_CHOICES)

    def focus(self, view: View) -> View:
        """Only this round: how the chips of the next will lie, nobody knows."""
        if view.get("round") == view.get("rounds"):
            return view
        seen = read_view(view, NummerusView)
        chips_left = sum(chip > 0 for chip in seen["fields"])
        last_turn = chips_left <= (1 if seen["phase"] == "take" else 0)
        return {**seen, "rounds": seen["round"], "next": -1 if last_turn else seen["next"]}

    def candidates(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Position)
        moves = list(state.legal(seat))
        if state.phase == TAKE:
            moves.sort(key=lambda move: -int(liking(state, i64(move))))
        elif state.phase == SWAP:
            moves = _promising_swaps(state, moves)
        return moves

    def finish(self, state: State, chance: Chance) -> list[float]:
        assert isinstance(state, Position)
        if state.setup.seats == 1 or state.setup.swap:
            while state.phase != OVER:
                make_move(state, sensible_move(state, self._choices, chance), chance)
        else:
            state.playout(chance)
        return rewards_by_margin(state)


def _promising_swaps(position: Position, moves: list[int]) -> list[int]:
    """Not to swap, and the few of hundreds of swaps that gain most over the seat that is robbed."""
    gains = [(-int(swap_gain(position, i64(move))), move) for move in moves if move != KEEP]
    gains.sort()
    return [int(KEEP)] + [move for _, move in gains[:SWAPS_WORTH_A_THOUGHT]]


KNOWLEDGE: Final = NummerusKnowledge()
