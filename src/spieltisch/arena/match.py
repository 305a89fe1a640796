"""One game between bots, from nothing but a seed, so that it can be played anywhere and again."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeGuard

from spieltisch.bots import Bot, Seat, bot
from spieltisch.charts import Ending
from spieltisch.game import Options, QuickChance
from spieltisch.games import game


@dataclass(frozen=True)
class Match:
    """Who plays what. The bots change seats from game to game, and meet every layout once from every seat.

    Bots that are all alike would only play the same game again: they get a new layout every time.
    With `seconds` every level that searches thinks for so much processor time a move instead of its usual steps.
    """

    game_key: str
    bots: tuple[str | Bot, ...]
    options: Options
    seed: int
    seconds: float | None = None

    def seating(self, number: int) -> list[int]:
        """The bot on each seat in the game of this number."""
        return [(seat + number) % len(self.bots) for seat in range(len(self.bots))]

    def layout(self, number: int) -> int:
        """The number of the layout on which the game of this number is played."""
        return number if len(set(self.bots)) == 1 else number // len(self.bots)

    def players(self) -> list[Bot]:
        return [bot(who, self.game_key, self.seconds) if isinstance(who, str) else who for who in self.bots]


@dataclass(frozen=True, kw_only=True)
class Outcome(Ending):
    """An ending, and by seat which of the bots sat there."""

    seating: Sequence[int]

    @property
    def numbers(self) -> dict[str, float]:
        """What of the values can have a mean."""
        return {key: float(value) for key, value in self.values.items() if _is_number(value)}


def play_game(match: Match, number: int) -> Outcome:
    rules = game(match.game_key)
    luck = _luck(match.seed, "luck", match.layout(number))
    seating = match.seating(number)
    players = match.players()
    minds = [_luck(match.seed, f"mind {seat}", number) for seat in range(len(players))]
    state = rules.new(len(players), match.options, luck)
    turns = 0
    while seats := state.to_move():
        seat = seats[0]
        at = Seat(rules, seat, state.view(seat), state.legal(seat), minds[seat])
        state.play(seat, players[seating[seat]].choose(at), luck)
        turns += 1
    result = state.result()
    assert result is not None, "a game without seats to move is over"
    winners = result.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(players))]
    return Outcome(shares=shares, scores=result.scores, turns=turns, values=result.values, seating=seating)


def _is_number(value: object) -> TypeGuard[int | float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _luck(seed: int, purpose: str, number: int) -> QuickChance:
    digest = blake2b(f"{seed} {purpose} {number}".encode(), digest_size=8).digest()
    return QuickChance(int.from_bytes(digest, "big"))
