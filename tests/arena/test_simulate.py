"""Many games between bots, and what is reported about them."""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence

import msgspec
import pytest

from spieltisch.arena import Simulation, Stopped, simulate
from spieltisch.arena.contest import Contest, play_game
from spieltisch.bots import Situation
from spieltisch.facts import read_facts
from spieltisch.game import Chance, Game, Options, Refusal, Result, State, Story
from tests.toy import Toy


class Ended(State):
    def __init__(self, values: dict[str, object], places: list[int]) -> None:
        self._values = values
        self._places = places

    def to_move(self) -> Sequence[int]:
        return []

    def result(self) -> Result:
        return Result(self._places, [0, 0], "over", self._values)


class OverAtOnce(Game):
    """A game that is over before it began."""

    def __init__(self, values: dict[str, object], places: list[int]) -> None:
        self._values = values
        self._places = places

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> State:
        return Ended(self._values, self._places)


class Highest:
    name = "highest"

    def choose(self, at: Situation) -> int:
        return max(at.legal)


def told(simulation: Simulation) -> dict[str, object]:
    """All but what the clock says."""
    report: dict[str, object] = msgspec.to_builtins(simulation)
    return {key: value for key, value in report.items() if key not in ("seconds", "games_per_s")}


def test_repeatable_with_any_number_of_processes() -> None:
    alone, together = (told(simulate("nummerus", ["neuling", "zufall"], 30, 3, processes=count)) for count in (1, 2))
    assert alone == together


def test_another_seed_gives_other_games() -> None:
    first, second = (told(simulate("nummerus", ["zufall", "zufall"], 20, seed, processes=1)) for seed in (1, 2))
    assert first["wins"] != second["wins"]


def test_bots_take_turns_on_the_seats() -> None:
    contest = Contest("nummerus", ("a", "b", "c"), {}, seed=0)
    seatings = [contest.seating(number) for number in range(6)]
    assert seatings[:3] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert seatings[3:] == seatings[:3]


def test_every_layout_is_met_from_every_seat_unless_all_bots_are_alike() -> None:
    different, alike = Contest("nummerus", ("a", "b"), {}, seed=0), Contest("nummerus", ("a", "a"), {}, seed=0)
    assert [different.layout(number) for number in range(4)] == [0, 0, 1, 1]
    assert [alike.layout(number) for number in range(4)] == [0, 1, 2, 3]


def test_wins_add_up() -> None:
    report = simulate("nummerus", ["zufall", "neuling", "zufall"], 9, seed=1, processes=1)
    assert [entry.bot for entry in report.wins] == ["zufall", "neuling", "zufall"]
    assert sum(entry.wins for entry in report.wins) == pytest.approx(9)
    assert sum(entry.wins for entry in report.seats) == pytest.approx(9)
    assert all(entry.interval[0] <= entry.share <= entry.interval[1] for entry in report.wins)
    assert report.mean_turns == 48
    assert report.games_per_s > 0


def test_means_are_of_the_numbers_with_which_games_tell_their_endings() -> None:
    report = simulate("nummerus", ["zufall", "zufall"], 12, seed=1, processes=1)
    contest = Contest("nummerus", ("zufall", "zufall"), report.options, seed=1)
    outcomes = [play_game(contest, number) for number in range(12)]
    assert report.means["length"] == pytest.approx(sum(max(outcome.scores) for outcome in outcomes) / 12)
    ranks = [outcome.numbers["rank"] for outcome in outcomes if "rank" in outcome.numbers]
    assert report.means.get("rank") == (pytest.approx(sum(ranks) / len(ranks)) if ranks else None)
    assert "seats" not in report.means


@pytest.mark.parametrize(
    ("value", "counts"), [(3, True), (2.5, True), (0, True), (True, False), ("3", False), ([3], False)]
)
def test_yes_and_no_words_and_lists_have_no_mean(value: object, counts: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "spieltisch.arena.contest.folder", lambda key: Toy(OverAtOnce({"told": value}, [1, 2]), read_facts(key))
    )
    outcome = play_game(Contest("nummerus", ("zufall", "zufall"), {}, seed=0), 0)
    assert outcome.numbers == ({"told": value} if counts else {})


def test_a_bot_of_your_own_against_a_level() -> None:
    report = simulate("nummerus", [Highest(), "geselle"], 4, seed=1)
    assert [entry.bot for entry in report.wins] == ["highest", "geselle"]
    assert report.wins[1].share >= 0.75


def test_progress_is_told() -> None:
    heard: list[tuple[int, int]] = []
    simulate(
        "nummerus", ["zufall"], 3, options={"scoring": "solitaire"}, processes=1, progress=lambda *p: heard.append(p)
    )
    assert heard == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.parametrize("processes", [1, 2])
def test_who_stops_it_learns_what_is_known_so_far(processes: int) -> None:
    def stop_after_five(done: int, games: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(Stopped) as stopped:
        simulate("nummerus", ["zufall", "neuling"], 1000, seed=3, processes=processes, progress=stop_after_five)
    assert told(stopped.value.so_far) == told(simulate("nummerus", ["zufall", "neuling"], 5, seed=3, processes=1))
    assert multiprocessing.active_children() == []


def test_stopped_before_the_first_game_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(at: Situation) -> int:
        raise KeyboardInterrupt

    bot = Highest()
    monkeypatch.setattr(bot, "choose", stop)
    with pytest.raises(KeyboardInterrupt) as stopped:
        simulate("nummerus", [bot, "zufall"], 2)
    assert not isinstance(stopped.value, Stopped)


def test_a_search_that_knows_nothing_takes_part() -> None:
    report = simulate("nummerus", ["uct", "zufall"], 2, seed=1, seconds=0.002)
    assert [entry.bot for entry in report.wins] == ["uct", "zufall"]
    assert report.seconds_a_move == 0.002


def test_all_levels_get_the_same_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given: set[tuple[str, float | None]] = set()

    def bot(level: str, game_key: str, seconds: float | None) -> Highest:
        given.add((level, seconds))
        return Highest()

    monkeypatch.setattr("spieltisch.arena.contest.bot", bot)
    simulate("nummerus", ["meister", "uct"], 2, seconds=1.5, processes=1)
    assert given == {("meister", 1.5), ("uct", 1.5)}


@pytest.mark.parametrize(
    ("bots", "options", "key"),
    [
        (["weltmeister", "zufall"], {}, "level-unknown"),
        (["zufall"] * 5, {}, "seats"),
        (["zufall", "zufall"], {"colour": "red"}, "option-unknown"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], options: dict[str, object], key: str) -> None:
    with pytest.raises(Refusal) as refusal:
        simulate("nummerus", bots, 2, options=options)
    assert refusal.value.key == key


def test_no_games_is_an_error() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        simulate("nummerus", ["zufall", "zufall"], 0)


def test_better_levels_win() -> None:
    report = simulate("nummerus", ["geselle", "zufall"], 24, seed=1)
    assert report.wins[0].share > 0.8


def test_the_novice_is_better_than_luck() -> None:
    report = simulate("nummerus", ["neuling", "zufall"], 60, seed=1)
    assert report.wins[0].share > 0.6
