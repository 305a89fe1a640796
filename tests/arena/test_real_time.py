"""Games between bots that wait for nobody: what is done first happens first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from importlib import import_module

import pytest

from spieltisch.arena import simulate
from spieltisch.arena.contest import Contest, play_game
from spieltisch.arena.in_turn import Deal, Played
from spieltisch.arena.real_time import play_in_real_time
from spieltisch.bots import LISTENING, Actor, BotAsActor, Situation
from spieltisch.facts import Facts, Sound
from spieltisch.game import Act, QuickChance, Refusal
from tests.bots.toys import Snatching
from tests.toy import Toy

RATTLE = Sound(rate=100, samples=50, seconds=0.5, strengths=3, things=4)
NOTHING_HEARD: Sequence[bytes] = ()


class Puppet:
    """Does what its strings say, given what is there, what it remembers and what it has heard."""

    name = "puppet"

    def __init__(self, strings: Callable[[Situation, bytes, Sequence[bytes]], Act]) -> None:
        self._strings = strings
        self.heard: list[Sequence[bytes]] = []
        self.remembered: list[bytes] = []

    def act(self, at: Situation, memory: bytes, heard: Sequence[bytes]) -> Act:
        self.heard.append(heard)
        self.remembered.append(memory)
        return self._strings(at, memory, heard)


def takes(seconds: float, *wishes: int) -> Puppet:
    """The first of these that is still there."""
    return Puppet(lambda at, memory, heard: Act(seconds, move=next(wish for wish in wishes if wish in at.legal)))


def play(*actors: Actor, rounds: int = 1, seed: int = 1) -> tuple[Snatching, Played]:
    game = Snatching()
    bot_luck = [QuickChance(seat) for seat in range(len(actors))]
    deal = Deal(game, {"rounds": rounds}, QuickChance(0), bot_luck)
    return game, play_in_real_time(deal, actors, RATTLE, QuickChance(seed))


def test_who_is_quicker_gets_it_and_the_other_thinks_anew() -> None:
    slow = takes(2.0, 3, 1)
    game, played = play(slow, takes(1.5, 3, 2))
    assert game.started[0].log == [(1, 3), (0, 1)]
    assert len(slow.heard) == 2
    assert played.values == {"seconds": 4.0}
    assert played.turns == 2


def test_in_the_same_instant_the_lot_decides_not_the_seat() -> None:
    first = Counter(play(takes(1.0, 3, 2), takes(1.0, 3, 2), seed=seed)[0].started[0].log[0] for seed in range(200))
    assert set(first) == {(0, 3), (1, 3)}
    assert 70 < first[0, 3] < 130


def listens_to(thing: int, times: int = 2) -> Puppet:
    """And then takes something that is there."""

    def strings(at: Situation, memory: bytes, heard: Sequence[bytes]) -> Act:
        if memory:
            return Act(0.1, move=at.legal[0])
        return Act(times * RATTLE.seconds, LISTENING, thing, strength=1, times=times, memory=b"listened")

    return Puppet(strings)


def test_whoever_listens_hears_every_piece_with_luck_of_its_own() -> None:
    listener = listens_to(3, times=3)
    play(listener, takes(9.0, 1))
    nothing, heard = listener.heard
    assert nothing == NOTHING_HEARD
    assert [len(piece) for piece in heard] == [3, 3, 3]
    assert len(set(heard)) == 3


def test_what_somebody_took_meanwhile_is_not_heard() -> None:
    listener = listens_to(3)
    play(listener, takes(0.2, 3))
    assert listener.heard == [NOTHING_HEARD, []]


def test_memory_lasts_from_act_to_act() -> None:
    listener = listens_to(1)
    play(listener, takes(9.0, 2))
    assert listener.remembered == [b"", b"listened"]


def test_once_somebody_is_asked_anew_what_was_begun_before_is_too_late() -> None:
    quick, slow = takes(0.3, 0), takes(1.0, 1)
    game, played = play(quick, slow, rounds=2)
    assert game.started[0].log == [(0, 0), (1, 1), (0, 0), (1, 1)]
    assert played.values == {"seconds": 2.0}


@pytest.mark.parametrize(
    "act",
    [
        Act(1.0, move=7),
        Act(-1.0, move=0),
        Act(float("nan"), move=0),
        Act(1e9, move=0),
        Act(0.9, LISTENING, thing=1, strength=1, times=2),
        Act(1.0, LISTENING, thing=1, strength=1, times=0),
        Act(1.0, LISTENING, thing=1, strength=4, times=1),
        Act(1.0, LISTENING, thing=4, strength=1, times=1),
    ],
)
def test_what_cannot_be_done_is_an_error_of_the_bot(act: Act) -> None:
    with pytest.raises(ValueError, match="puppet wants"):
        play(Puppet(lambda at, memory, heard: act), takes(1.0, 0))


class Last:
    name = "last"

    def choose(self, at: Situation) -> int:
        return at.legal[-1]


def test_a_bot_that_only_chooses_takes_part_after_a_while() -> None:
    game, played = play(BotAsActor(Last()), takes(9.0, 0, 3))
    assert game.started[0].log == [(0, 3), (1, 0)]
    assert played.values == {"seconds": 9.0}


@pytest.fixture
def snatching(monkeypatch: pytest.MonkeyPatch) -> Snatching:
    """In the place of another game."""
    game = Snatching()
    facts = Facts("nummerus", (2, 4), 1, "none", True, True, game.moves, real_time=True, sound=RATTLE)
    for module in ("arena.contest", "arena.simulate", "bots.levels"):
        monkeypatch.setattr(import_module(f"spieltisch.{module}"), "folder", lambda _: Toy(game, facts))
    return game


def test_a_simulation_is_reported_like_any_other(snatching: Snatching) -> None:
    report = simulate("nummerus", ["zufall", "zufall", "zufall"], 20, seed=1, processes=1)
    assert sum(entry.wins for entry in report.seats) == pytest.approx(20)
    assert report.mean_turns == 3
    assert 0.5 < report.means["seconds"] < 3 * 2.0


def test_the_same_seed_gives_the_same_game(snatching: Snatching) -> None:
    contest = Contest("nummerus", ("zufall", "zufall", "zufall", "zufall"), {}, seed=5)
    assert play_game(contest, 3) == play_game(contest, 3) != play_game(contest, 4)


@pytest.mark.parametrize(("bots", "seconds"), [(["uct", "zufall"], None), (["zufall", "zufall"], 0.1)])
def test_contests_of_searches_make_no_sense_where_time_runs(
    snatching: Snatching, bots: list[str], seconds: float | None
) -> None:
    with pytest.raises(Refusal) as refusal:
        simulate("nummerus", bots, 1, seconds=seconds)
    assert refusal.value.key == "no-contest"


def test_an_unknown_level_is_refused(snatching: Snatching) -> None:
    with pytest.raises(Refusal) as refusal:
        simulate("nummerus", ["weltmeister", "zufall"], 1)
    assert refusal.value.key == "level-unknown"
