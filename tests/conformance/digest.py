"""Plays every case and prints a fingerprint of all that happened, and whether it was compiled code that played."""

from __future__ import annotations

import hashlib
import json

import spieltisch.game
from spieltisch.bots import act, think
from spieltisch.game import QuickChance, State, Story
from tests.conformance.cases import CASES
from tests.suite import Case

SEEDS = range(3)


def fingerprint(case: Case) -> str:
    seen = hashlib.sha256()
    for seed in SEEDS:
        story, chance = Story(), QuickChance(seed)
        state = case.start(seed, story)
        while seats := state.to_move():
            legal = state.legal(seats[0])
            move = legal[chance.below(len(legal))]
            offered = str(legal) if isinstance(legal, range) else list(legal)
            feat = state.feat(seats[0], move)
            seen.update(json.dumps([state.view(None), offered, case.game.describe(move), feat]).encode())
            state.play(seats[0], move, chance, story)
        result = state.result()
        assert result is not None
        told = [(event.kind, event.seat, event.values) for event in story.events]
        ended = [result.places, result.scores, result.reason, result.values, state.rewards()]
        by_chance = case.start(seed)
        meant = first_thought(case, by_chance, seed)
        by_itself = [by_chance.playout(chance), by_chance.view(None), by_chance.rewards()]
        seen.update(json.dumps([told, ended, meant, by_itself]).encode())
    return seen.hexdigest()


def first_thought(case: Case, state: State, seed: int) -> str:
    """What a bot means to do, without how long it took to find out."""
    seat = state.to_move()[0]
    view, legal = state.view(seat), state.legal(seat)
    if case.facts.real_time:
        return str(act(case.key, "neuling", seat, view, legal, b"", [], seed))
    return str(think(case.key, "neuling", seat, view, legal, seed)._replace(seconds=0.0))


if __name__ == "__main__":
    played = {str(case): fingerprint(case) for case in CASES}
    print(json.dumps({"compiled": spieltisch.game.COMPILED, "played": played}))
