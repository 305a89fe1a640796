"""Benchmarks: measured in turns with a peer, asked for by name."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from spieltisch.arena.bench import Measurement, bench, benchmark, names, of_games, registry
from spieltisch.arena.bench.duel import duel, solo
from spieltisch.facts import Figure, Progress, Rate, read_facts
from spieltisch.game import Refusal
from spieltisch.games import games

GAMES_WITH_A_PEER = [key for key in games() if read_facts(key).peer]
BESIDE_THE_PEER = ["uct.iterations", *(f"{key}.{way}" for key in GAMES_WITH_A_PEER for way in ("python", "compiled"))]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.arena.bench.duel.SECONDS_A_TURN", 0.002)
    monkeypatch.setattr("spieltisch.arena.bench.duel.ROUNDS", 3)


def test_the_search_and_every_game_with_a_peer_are_listed() -> None:
    assert {*BESIDE_THE_PEER, "uct.knowing"} <= set(names())


def test_what_a_game_measures_of_itself_is_listed() -> None:
    assert {"sechserreihe.alphabeta", "sechserreihe.solver", "sechserreihe.perft", "zong.shots"} <= set(names())


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        bench(["nummerus.steam"])
    assert refusal.value.key == "bench-unknown"


def test_others_add_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_benchmarks", dict(registry._benchmarks))
    row = Measurement("tea.cups", ours=2.0, peer=None, ratio=None, unit="cups/s")

    def brew(progress: Progress) -> list[Measurement]:
        progress(1, 2)
        return [row]

    benchmark("tea.cups")(brew)
    heard: list[tuple[str, int, int]] = []
    assert bench(["tea.cups"], lambda *parts: heard.append(parts)) == [row]
    assert heard == [("tea.cups", 0, 1), ("tea.cups", 1, 2)]


@pytest.mark.usefixtures("quick")
def test_a_game_brings_its_own_measures(monkeypatch: pytest.MonkeyPatch) -> None:
    def times(progress: Progress) -> list[Figure]:
        progress(0, 2)
        return [Figure(95.0, "%", "warm", "cups", {"cups": 2}), Figure(3.0, "min", "worst")]

    monkeypatch.setattr(registry, "_benchmarks", dict(registry._benchmarks))
    of_games.enter("tea", {"cups": Rate("cups/s", lambda: lambda: 1, note="poured"), "times": times})
    [cups] = bench(["tea.cups"])
    assert cups.ours > 0
    assert cups == Measurement("tea.cups", cups.ours, None, None, "cups/s", "poured")
    assert bench(["tea.times"]) == [
        Measurement("tea.times.warm", 95.0, None, None, "%", "cups", {"cups": 2}),
        Measurement("tea.times.worst", 3.0, None, None, "min"),
    ]


@pytest.mark.usefixtures("quick")
def test_a_game_brings_somebody_to_measure_beside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_benchmarks", dict(registry._benchmarks))
    of_games.enter("tea", {"cups": Rate("cups/s", lambda: lambda: 2, "poured", peer=lambda: lambda: 1)})
    [cups] = bench(["tea.cups"])
    assert cups.peer
    assert cups.ratio
    assert cups.note == "poured"


@pytest.mark.usefixtures("quick")
def test_a_duel_says_how_much_faster_we_are() -> None:
    def slow() -> int:
        return sum(range(20000)) * 0 + 1

    heard: list[tuple[int, int]] = []
    row = duel("sums", "sums/s", lambda: sum(range(200)) * 0 + 1, slow, lambda *parts: heard.append(parts))
    assert heard == [(0, 3), (1, 3), (2, 3)]
    assert row.ratio is not None
    assert row.ratio > 1
    assert row.peer is not None
    assert row.ours > row.peer
    assert solo("sums", "sums/s", slow, lambda done, parts: None).ratio is None


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", BESIDE_THE_PEER)
def test_without_the_peer_it_says_so_and_measures_us(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.arena.bench.peer.find_spec", lambda name: None)
    [row] = bench([name])
    assert row.name == name
    assert row.ours > 0
    assert row.ratio is None
    assert row.note == "no-peer"


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", BESIDE_THE_PEER)
def test_beside_the_peer_both_are_measured(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spieltisch.arena.bench.peer.find_spec", lambda name: name)
    monkeypatch.setattr("spieltisch.arena.bench.peer.import_module", lambda name: SPIEL)
    [row] = bench([name])
    assert row.peer
    assert row.ratio


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("key", GAMES_WITH_A_PEER)
def test_the_peer_is_the_one_that_the_game_names(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def load_game(name: str) -> object:
        asked.append(name)
        return SPIEL.load_game(name)

    spiel = SimpleNamespace(**{**vars(SPIEL), "load_game": load_game})
    monkeypatch.setattr("spieltisch.arena.bench.peer.find_spec", lambda name: name)
    monkeypatch.setattr("spieltisch.arena.bench.peer.import_module", lambda name: spiel)
    bench([f"{key}.compiled"])
    assert asked == [read_facts(key).peer]


class Line:
    """Three in a row, one way only; the first by luck."""

    def __init__(self) -> None:
        self.filled = 0

    def is_terminal(self) -> bool:
        return self.filled == 3

    def is_chance_node(self) -> bool:
        return self.filled == 0

    def legal_actions(self) -> list[int]:
        return [self.filled]

    def apply_action(self, action: int) -> None:
        self.filled += 1


class Search:
    def __init__(self, *settings: object) -> None:
        self.searched = 0

    def mcts_search(self, state: Line) -> None:
        self.searched += 1


# Stands in for OpenSpiel, which is installed only where benchmarks are run.
SPIEL = SimpleNamespace(
    load_game=lambda name: SimpleNamespace(new_initial_state=Line),
    RandomRolloutEvaluator=lambda rollouts, seed: rollouts,
    MCTSBot=Search,
)
