"""A game between bots from its beginning to its end, one move after the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from spieltisch.bots import Bot, Situation
from spieltisch.game import Chance, Game, Options, Result, State


@dataclass(frozen=True)
class Deal:
    """What is to be played, with which luck; `bot_luck` is that of the bot on each seat."""

    rules: Game
    options: Options
    luck: Chance
    bot_luck: Sequence[Chance]

    def begin(self) -> State:
        return self.rules.new(len(self.bot_luck), self.options, self.luck)

    def situation(self, state: State, seat: int) -> Situation:
        return Situation(self.rules, seat, state.view(seat), state.legal(seat), self.bot_luck[seat])


@dataclass(frozen=True)
class Played:
    result: Result
    turns: int
    values: Mapping[str, object] = field(default_factory=dict)


def play_in_turn(deal: Deal, players: Sequence[Bot]) -> Played:
    """The players by seat. Of several who are asked at once the first is asked first."""
    state = deal.begin()
    turns = 0
    while seats := state.to_move():
        seat = seats[0]
        state.play(seat, players[seat].choose(deal.situation(state, seat)), deal.luck)
        turns += 1
    return Played(ended(state), turns)


def ended(state: State) -> Result:
    result = state.result()
    assert result is not None, "a game without seats to move is over"
    return result
