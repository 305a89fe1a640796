"""A real-time game between bots, in simulated time: what is done first happens first."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from spieltisch.arena.in_turn import Deal, Played, ended
from spieltisch.bots import LISTENING, Actor, is_valid_act
from spieltisch.facts import Sound
from spieltisch.game import Act, Chance, IllegalMove

LOTS = 1 << 31
SEEDS = 1 << 62


class Underway(NamedTuple):
    """Something somebody does. Of two things done in the same instant the lot says which came first."""

    done: float
    lot: int
    seat: int
    act: Act


def play_in_real_time(deal: Deal, actors: Sequence[Actor], sound: Sound | None, luck: Chance) -> Played:
    """The actors by seat. `luck` is that of lots and sounds. How many seconds it took is told among the values."""
    simulation = _EventSimulation(deal, actors, sound, luck)
    turns = 0
    while simulation.underway:
        turns += simulation.let_happen()
    return Played(ended(simulation.state), turns, {"seconds": simulation.now})


class _EventSimulation:
    """Discrete-event simulation: a queue of what is under way, ordered by when it will be done."""

    def __init__(self, deal: Deal, actors: Sequence[Actor], sound: Sound | None, luck: Chance) -> None:
        self._deal = deal
        self._actors = actors
        self._sound = sound
        self._luck = luck
        self._memories = [b""] * len(actors)
        self.state = deal.begin()
        self.now = 0.0
        self.underway: list[Underway] = []
        self._ask_everybody()

    def let_happen(self) -> int:
        """The next thing that is done; how many moves it was."""
        self.now, _, seat, act = heappop(self.underway)
        if act.move == LISTENING:
            self._ask(seat, self._listen(seat, act))
        elif act.move in self.state.legal(seat):
            self._play(seat, act.move)
            return 1
        else:
            self._ask(seat)
        return 0

    def _play(self, seat: int, move: int) -> None:
        asked = set(self.state.to_move())
        self.state.play(seat, move, self._deal.luck)
        asks = set(self.state.to_move())
        if not asks <= asked:
            self._ask_everybody()
        elif seat in asks:
            self._ask(seat)

    def _ask_everybody(self) -> None:
        """Whoever is asked anew: what was begun for the question before is too late."""
        self.underway.clear()
        for seat in self.state.to_move():
            self._ask(seat)

    def _ask(self, seat: int, heard: Sequence[bytes] = ()) -> None:
        if seat not in self.state.to_move():
            return
        at = self._deal.situation(self.state, seat)
        act = self._actors[seat].act(at, self._memories[seat], heard)
        if not is_valid_act(act, at.legal, self._sound):
            raise ValueError(f"the bot {self._actors[seat].name} wants {act}, which cannot be done")
        self._memories[seat] = act.memory
        heappush(self.underway, Underway(self.now + act.seconds, self._luck.below(LOTS), seat, act))

    def _listen(self, seat: int, act: Act) -> list[bytes]:
        """Nothing, where there is nothing to hear any more."""
        try:
            return [self.state.sound(seat, act.thing, act.strength, self._luck.below(SEEDS)) for _ in range(act.times)]
        except IllegalMove:
            return []
