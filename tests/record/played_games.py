"""Games played by chance, as records."""

from __future__ import annotations

from datetime import date

from spieltisch import games
from spieltisch.facts import read_facts
from spieltisch.game import Chance, Options, QuickChance
from spieltisch.luck import FairChance, commitment, daily_seed
from spieltisch.record import Bot, Daily, Drawn, Fair, Person, Record, write

DAY = date(2026, 3, 14)
SEED = bytes(range(32))
SEATS = (Person("Ännchen"), Bot("Klara", "meister"))
FAIR = Fair(commitment(SEED), SEED, ("Salz", "Pfeffer"))
TOURNAMENT: Options = {"scoring": "tournament", "rounds": 2}


def fair_record(options: Options | None = None) -> Record:
    options = options or {}
    moves = random_moves(len(SEATS), options, FairChance(FAIR.seed, FAIR.salts))
    return write("nummerus", options, SEATS, FAIR, moves, DAY)


def drawn_record() -> Record:
    return write("nummerus", {}, SEATS, Drawn(), random_moves(2, {}, QuickChance(3)), DAY, QuickChance(3))


def daily_record() -> Record:
    options: Options = {"scoring": "solitaire", "layout": "daily"}
    moves = random_moves(1, options, FairChance(daily_seed("nummerus", DAY)))
    return write("nummerus", options, SEATS[:1], Daily(DAY), moves, DAY)


def random_moves(seats: int, options: Options, luck: Chance) -> list[tuple[int, int]]:
    state = games.game("nummerus").new(seats, read_facts("nummerus").complete(seats, options), luck)
    mind = QuickChance(7)
    moves = []
    while to_move := state.to_move():
        legal = state.legal(to_move[0])
        moves.append((to_move[0], legal[mind.below(len(legal))]))
        state.play(*moves[-1], luck)
    return moves
