"""What good players of Nummerus Zahlus know beyond the rules: the chips they like, the swaps that are worth a thought.

Between several players the search sees most with many quick random games. Alone, and where swaps tempt to tear chains
apart, the games it imagines must be played with some sense.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Chance, Knowledge, State, View
from spieltisch.games.nummerus.chains import bit, count, longest, loose, tournament_points
from spieltisch.games.nummerus.position import (
    CHIPS,
    FIRST_SWAP,
    KEEP,
    MOST_CHOICES,
    OVER,
    SWAP,
    TAKE,
    TOURNAMENT,
    Position,
)

SWAPS_WORTH_A_THOUGHT: Final = 8
LENGTH_OVER_POINTS: Final[i64] = 20
OWN_OVER_OTHERS: Final[i64] = 2
WHIM: Final[i64] = 3
LAST_CHIPS: Final[i64] = 8
WIN_OVER_MARGIN: Final = 0.5
CLEARNESS_A_POINT: Final = [0.1, 0.01, -0.1]  # by scoring; fewer points are better in Solitär


@final
class NummerusKnowledge(Knowledge):
    def __init__(self) -> None:
        self._choices: vec[i64] = vec[i64]([0] * MOST_CHOICES)

    def focus(self, view: View) -> View:
        """Only this round: how the chips of the next will lie, nobody knows."""
        chips_left = sum(chip > 0 for chip in cast(list[int], view["fields"]))
        last_turn = chips_left <= (1 if view["phase"] == "take" else 0)
        return {**view, "rounds": view["round"], "next": -1 if last_turn else view["next"]}

    def candidates(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Position)
        moves = list(state.legal(seat))
        if state.phase == TAKE:
            moves.sort(key=lambda move: -int(_liking(state, i64(move))))
        elif state.phase == SWAP:
            moves = _promising_swaps(state, moves)
        return moves

    def finish(self, state: State, chance: Chance) -> list[float]:
        assert isinstance(state, Position)
        if state.plan.seats == 1 or state.plan.swap:
            while state.phase != OVER:
                state.step(self._sensible(state, chance), chance)
        else:
            state.playout(chance)
        return _rewards(state)

    def _sensible(self, state: Position, chance: Chance) -> i64:
        if state.phase == SWAP:
            return _tempting_swap(state)
        found = state.choices(self._choices)
        if state.phase == TAKE and state.plan.seats == 1:
            return self._liked(state, found, chance)
        return self._choices[i64(chance.below(int(found)))]

    def _liked(self, state: Position, found: i64, chance: Chance) -> i64:
        """The chip that makes the longest chain, but with a whim, so that no two games are alike."""
        whims = i64(chance.below(1 << 30))
        best: i64 = self._choices[0]
        most: i64 = -1
        for n in range(found):
            liking = _liking(state, self._choices[n]) * 8 + WHIM * (whims & 31)
            whims = whims >> 5 | (whims & 31) << 25
            if liking > most:
                most = liking
                best = self._choices[n]
        return best


def _liking(state: Position, move: i64) -> i64:
    """How much the seat to move wants this chip, for its own chains and against those of the others."""
    own: i64 = 0
    others: i64 = 0
    for seat in range(state.plan.seats):
        length = _chain_with(state.hands[seat], move)
        if seat == state.turn:
            own = length
        elif length > others:
            others = length
    return OWN_OVER_OTHERS * own * own + others * others


def _chain_with(hand: i64, move: i64) -> i64:
    """How long the chain would be that this chip becomes part of."""
    length: i64 = 1
    below = move - 1
    while below >= 0 and hand >> below & 1:
        below -= 1
        length += 1
    above = move + 1
    while hand >> above & 1:
        above += 1
        length += 1
    return length


# Swaps: hundreds are legal, a handful make sense


def _promising_swaps(state: Position, moves: list[int]) -> list[int]:
    """Not to swap, and the swaps that gain most over the seat that is robbed."""
    gains = [(-int(_gain(state, i64(move))), move) for move in moves if move != KEEP]
    gains.sort()
    return [int(KEEP)] + [move for _, move in gains[:SWAPS_WORTH_A_THOUGHT]]


def _gain(state: Position, move: i64) -> i64:
    give = bit((move - FIRST_SWAP) // CHIPS + 1)
    take = bit((move - FIRST_SWAP) % CHIPS + 1)
    own = state.hands[state.turn]
    gain = _worth(state, own ^ give ^ take) - _worth(state, own)
    for seat in range(state.plan.seats):
        if state.hands[seat] & take:
            gain -= _worth(state, state.hands[seat] ^ give ^ take) - _worth(state, state.hands[seat])
    return gain


def _worth(state: Position, hand: i64) -> i64:
    points = tournament_points(hand)
    return points if state.plan.scoring == TOURNAMENT else points + LENGTH_OVER_POINTS * longest(hand)


def _tempting_swap(state: Position) -> i64:
    """A swap that lengthens the longest chain by two, or by one near the end, for a chip that is part of none."""
    own = state.hands[state.turn]
    spare = loose(own)
    wanted = longest(own) + (1 if count(state.left) <= LAST_CHIPS else 2)
    fitting = state.takeable() & (own << 1 | own >> 1)
    for move in range(CHIPS):
        if fitting >> move & 1 and _chain_with(own, move) >= wanted:
            take = bit(move + 1)
            given = spare & ~(take << 1 | take >> 1)
            if given:
                return FIRST_SWAP + _lowest(given) * CHIPS + move
    return KEEP


def _lowest(hand: i64) -> i64:
    """The move that takes the lowest chip of a hand."""
    return count((hand & -hand) - 1)


# How well it went


def _rewards(state: Position) -> list[float]:
    """Half for the win, half for how clear it was: so a bot that is ahead plays on, and one behind does not give up."""
    won = state.rewards()
    if len(won) == 1:
        return won
    scores = state.scores()
    clearness = CLEARNESS_A_POINT[state.plan.scoring]
    return [
        WIN_OVER_MARGIN * won[seat] + (1.0 - WIN_OVER_MARGIN) * _margin(scores, seat, clearness)
        for seat in range(len(won))
    ]


def _margin(scores: list[int], seat: int, clearness: float) -> float:
    """From 0 to 1: how far this seat is ahead of its strongest rival."""
    own = clearness * scores[seat]
    ahead = min([own - clearness * score for other, score in enumerate(scores) if other != seat])
    return min(1.0, max(0.0, 0.5 + ahead))


KNOWLEDGE: Final = NummerusKnowledge()
