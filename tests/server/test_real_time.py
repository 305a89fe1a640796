"""Everybody grabs at once, and the log decides: one gets it, the others hear so, nothing is lost or done twice."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from itertools import count

import pytest

from spieltisch.facts import IN_TURN
from spieltisch.game import Act, View
from spieltisch.games import game
from spieltisch.server import shaking
from spieltisch.server.storage import Storage
from spieltisch.server.thinking import Choice, Minds
from spieltisch.table.entries import Moved
from tests.server.guests import Chair, Message
from tests.server.house import House, without_signal
from tests.server.test_at_once import A_LONG_TIME, all_have_heard, answer, everybody_at, some_guests, take_places
from tests.table.scramble import BACK, BOW, CUPS, FACTS, KEEP, NOD, PASS, READY, SAMPLES

pytestmark = pytest.mark.anyio

PEOPLE = 4
COLLISIONS = 500
BARRELS = 13
BACK_LEFT = game("zappzerapp").parse("back left")
COLLISIONS_OF_TWO_SERVERS = 40
_ids = count()


async def grab_at_once(chairs: Sequence[Chair], cup: int, times: int = 1) -> list[Message]:
    """All reach for one cup, having seen nothing but the start; what each is told, however often it asks.

    They are on the way at the same time; whose first it is changes with the cup.
    """

    async def grab(seat: int, chair: Chair) -> Message:
        name = f"grab-{next(_ids)}"
        frame = json.dumps({"t": "move", "id": name, "seat": seat, "ply": 0, "move": cup})
        for _ in range(times):
            await chair.say(frame)
        answers = [await answer(chair, name) for _ in range(times)]
        assert all(told == answers[0] for told in answers)
        return answers[0]

    order = [(cup + turn) % len(chairs) for turn in range(len(chairs))]
    answers = await asyncio.gather(*(grab(seat, chairs[seat]) for seat in order))
    return [told for _, told in sorted(zip(order, answers, strict=True), key=lambda answered: answered[0])]


def only_winner(answers: Sequence[Message]) -> int:
    assert sorted(told["t"] for told in answers) == ["ack", "refused", "refused", "refused"]
    assert {told["code"] for told in answers if told["t"] == "refused"} == {"taken"}
    return next(seat for seat, told in enumerate(answers) if told["t"] == "ack")


async def put_back(chairs: Sequence[Chair], seat: int, back: int = BACK) -> int:
    told = await chairs[seat].ask("move", seat=seat, ply=0, move=back)
    assert told["t"] == "ack"
    seq: int = told["seq"]
    return seq


async def moves_in_the_log(house: House, key: str) -> list[tuple[int, int, int]]:
    """By the number of the entry: who did what."""
    async with Storage.open(house.settings.database()) as storage:
        log = await storage.entries(key)
    return [(entry.seq, entry.deed.seat, entry.deed.move) for entry in log if isinstance(entry.deed, Moved)]


@pytest.mark.slow
async def test_of_two_thousand_colliding_grabs_none_is_lost_or_doubled(house: House) -> None:
    """In Zapp Zerapp itself, where the first moves are to take a barrel with the left hand."""
    guests = await some_guests(house, PEOPLE)
    key = await next(iter(guests.values())).open_table("zappzerapp")
    promised: list[tuple[int, int, int]] = []
    async with everybody_at(key, guests) as chairs:
        await take_places(chairs, start=False)
        await chairs[0].ask("plan", options=without_signal("zappzerapp"), clock="none")
        await chairs[0].ask("start")
        for number in range(COLLISIONS):
            barrel = number % BARRELS
            answers = await grab_at_once(chairs, barrel)
            winner = only_winner(answers)
            promised.append((answers[winner]["seq"], winner, barrel))
            promised.append((await put_back(chairs, winner, BACK_LEFT), winner, BACK_LEFT))
        await all_have_heard(chairs)
        assert chairs[0].position["view"]["hands"] == [[-1, -1]] * PEOPLE
        assert all(chairs[0].position["view"]["hill"])
        for chair in chairs:
            steps = [message["seq"] for message in chair.messages if message["t"] == "step"]
            assert steps == list(range(steps[0], chair.seq + 1)), "everybody is told every step once and in order"
    assert await moves_in_the_log(house, key) == promised
    assert len({winner for _, winner, _ in promised}) > 1, "nobody is always the first"


async def test_a_grab_that_is_sent_twice_is_one(house: House) -> None:
    guests = await some_guests(house, PEOPLE)
    key = await next(iter(guests.values())).open_table("scramble")
    async with everybody_at(key, guests) as chairs:
        await take_places(chairs)
        for cup in range(CUPS):
            winner = only_winner(await grab_at_once(chairs, cup, times=2))
            await put_back(chairs, winner)
    assert len(await moves_in_the_log(house, key)) == 2 * CUPS


async def test_two_servers_on_one_database_give_a_cup_to_one(closed_house: House) -> None:
    other_house = House(closed_house.settings)
    async with closed_house.open(), other_house.open():
        guests = await some_guests(closed_house, PEOPLE)
        host, *others = guests
        key = await guests[host].open_table("scramble")
        async with everybody_at(key, guests) as chairs:
            await take_places(chairs)
        elsewhere = {cookie: await other_house.guest(cookie=cookie) for cookie in others[::2]}
        winners: Counter[int] = Counter()
        async with everybody_at(key, guests | elsewhere) as chairs:
            for number in range(COLLISIONS_OF_TWO_SERVERS):
                winner = only_winner(await grab_at_once(chairs, number % CUPS))
                winners[winner] += 1
                await put_back(chairs, winner)
    made = await moves_in_the_log(closed_house, key)
    assert len(made) == 2 * COLLISIONS_OF_TWO_SERVERS
    assert Counter(seat for _, seat, move in made if move != BACK) == winners


async def test_what_was_meant_for_the_round_before_is_late(house: House) -> None:
    guests = await some_guests(house, 2)
    key = await next(iter(guests.values())).open_table("scramble")
    async with everybody_at(key, guests) as chairs:
        await take_places(chairs)
        for move in (PASS, BOW):
            for chair, seat in zip(chairs, range(2), strict=True):
                await all_have_heard(chairs)
                assert (await chair.move(move, seat))["t"] == "ack"
        for ply in range(4):
            assert (await chairs[0].ask("move", seat=0, ply=ply, move=1))["code"] == "late"
        assert (await chairs[0].ask("move", seat=0, ply=4, move=1))["t"] == "ack"


async def test_when_time_is_up_all_forfeit_who_have_not_chosen(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACTS.clocks, "brisk", A_LONG_TIME)
    guests = await some_guests(house, 3)
    key = await next(iter(guests.values())).open_table("scramble")
    async with everybody_at(key, guests) as chairs:
        await take_places(chairs, start=False)
        await chairs[0].ask("plan", options={}, clock="brisk")
        await chairs[0].ask("start")
        await all_have_heard(chairs)
        deadline = chairs[1].position["deadline"]
        for move in (2, KEEP):
            await chairs[1].move(move, seat=1)
            assert chairs[1].position["deadline"] == deadline, "a grab gives no new time"
        monkeypatch.setitem(FACTS.clocks, "brisk", 0)
        await chairs[0].move(3, seat=0)
        while chairs[1].position["view"]["phase"] == "grab":
            await chairs[1].hear()
        assert chairs[1].position["view"]["kept"] == [-2, 2, -2]
        assert sorted(out_of_time(chairs[1])) == [0, 2]


@pytest.fixture
def nodding_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    async def move(_: Minds, game_key: str, level: str, seat: int, view: View, legal: Sequence[int]) -> Choice:
        return Choice(legal[-1])

    monkeypatch.setattr(Minds, "move", move)


@pytest.mark.usefixtures("nodding_stand_in")
async def test_who_is_gone_holds_up_nobody(house: House) -> None:
    """Neither where it forfeits nor where somebody has to stand in for it; who is there has all the time."""
    guests = await some_guests(house, 2)
    host, friend = guests.items()
    key = await host[1].open_table("scramble")
    async with host[1].sit_at(key) as chair:
        async with friend[1].sit_at(key) as other:
            await take_places([chair, other], start=False)
            await chair.ask("plan", options={"absence": "0"}, clock="none")
            await chair.ask("start")
            await other.until_seq(chair.seq)
            await other.move(1, seat=1)
        while chair.position["to_move"] != [0]:
            await chair.hear()
        assert chair.position["view"] == {"phase": "grab", "held": [-1, -1], "kept": [-1, -2], "round": 0}
        assert given_up(chair) == [1]
        await chair.move(PASS, seat=0)
        await chair.move(BOW, seat=0)
        while chair.position["view"]["round"] == 0 or 1 in chair.position["to_move"]:
            await chair.hear()
        assert given_up(chair) == [1, 1, 1]
        assert (await moves_in_the_log(house, key))[-2][1:] == (1, NOD)
        async with friend[1].sit_at(key) as other:
            await chair.move(PASS, seat=0)
            await chair.move(BOW, seat=0)
            await other.until_seq(chair.seq)
            assert other.position["to_move"] == [1], "back again, nobody moves for the friend"
            assert (await other.move(BOW, seat=1))["t"] == "ack"


async def test_the_others_are_told_until_when_they_wait_for_those_who_are_gone(house: House) -> None:
    guests = await some_guests(house, 3)
    host, *friends = guests.values()
    key = await host.open_table("scramble")
    async with host.sit_at(key) as chair:
        async with everybody_at(key, dict(list(guests.items())[1:])) as others:
            await take_places([chair, *others], start=False)
            await chair.ask("plan", options={"absence": "30"}, clock="none")
            await chair.ask("start")
            assert [seat["waited_until"] for seat in chair.table["seats"]] == [None] * 3
        while None in (until := (await chair.hear_until("presence"))["waited_until"])[1:]:
            pass
        assert until[0] is None
        await chair.move(PASS, seat=0)
        assert [seat["waited_until"] for seat in chair.table["seats"]] == until, "a move of others gives no new time"
        async with friends[0].sit_at(key) as back:
            assert [seat["waited_until"] for seat in back.table["seats"]] == [None, None, until[2]]
            while (await chair.hear_until("presence"))["waited_until"] != [None, None, until[2]]:
                pass


async def test_who_is_gone_is_waited_for_where_people_wish_so(house: House) -> None:
    guests = await some_guests(house, 2)
    host, friend = guests.values()
    key = await host.open_table("scramble")
    async with host.sit_at(key) as chair:
        async with friend.sit_at(key) as other:
            await take_places([chair, other])
        await chair.hear_until("presence")
        await chair.move(PASS, seat=0)
        assert chair.position["to_move"] == [1]
        assert given_up(chair) == []


async def test_at_one_screen_they_listen_in_turn(house: House) -> None:
    host = await house.guest("Ada")
    key = await host.open_table("scramble")
    async with host.sit_at(key) as chair:
        await chair.ask("seat", seat=1, kind="here", name="Opa")
        assert (chair.table["options"]["order"], chair.table["clock"]) == (IN_TURN, "relaxed")
        await chair.ask("plan", options={"order": "together"}, clock="none")
        await chair.ask("start")
        assert (chair.table["options"]["order"], chair.table["clock"]) == (IN_TURN, "relaxed")
        assert chair.position["legal"] == {"0": [READY]}
        asked = chair.position["deadline"]
        await chair.move(READY)
        assert chair.position["deadline"] > asked, "time begins when somebody is ready"
        assert not chair.position["may_ask"]
        assert (await chair.ask("advise", seat=0, ply=1))["code"] == "advice-never"
        assert (await chair.ask("takeback", ply=1))["code"] == "take-back-never"


class Mind:
    """A bot that grabs what it is told to, listens to it and keeps it; it notes what it was told and what it heard."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *wishes: int) -> None:
        self.wishes = list(wishes)
        self.heard: list[list[bytes]] = []
        self.memories: list[bytes] = []
        self.awake = asyncio.Event()
        self.awake.set()
        mind = self

        async def act(
            _: Minds,
            game_key: str,
            level: str,
            seat: int,
            view: View,
            legal: Sequence[int],
            memory: bytes,
            heard: list[bytes],
        ) -> Act:
            await mind.awake.wait()
            mind.memories.append(memory)
            if heard:
                mind.heard.append(heard)
            return mind.next_act(legal, memory)

        monkeypatch.setattr(Minds, "act", act)

    def next_act(self, legal: Sequence[int], memory: bytes) -> Act:
        if KEEP not in legal:
            return Act(1.0, self.wishes.pop(0) if PASS in legal else legal[0], memory=b"reaching")
        if memory != b"listened":
            return Act(1.0, thing=0, strength=2, times=3, memory=b"listened")
        return Act(1.0, KEEP, memory=b"happy")


async def test_bots_act_beside_people_and_hear_what_people_hear(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shaking, "_SECONDS_BETWEEN_NOTICES", A_LONG_TIME)
    mind = Mind(monkeypatch, 4, 3, 5, 5)
    host, watcher = await house.guest("Ada"), await house.guest("Zoe")
    key = await host.open_table("scramble")
    async with host.sit_at(key) as chair, watcher.sit_at(key) as bench:
        await chair.ask("seat", seat=1, kind="bot", level="geselle")
        await chair.ask("start")
        while chair.position["view"]["kept"] != [-1, 4]:
            await chair.hear()
        assert [len(heard) for heard in mind.heard] == [3]
        assert {len(piece) for piece in mind.heard[0]} == {2 * SAMPLES}
        assert len(set(mind.heard[0])) == 3
        assert mind.memories == [b"", b"reaching", b"listened"]
        assert chair.pieces == bench.pieces == []
        seen = {"t": "shaking", "seat": 1, "thing": 0, "strength": 2}
        assert [message for message in chair.messages if message["t"] == "shaking"] == [seen]
        await chair.move(3, seat=0)
        await chair.move(KEEP, seat=0)
        await chair.move(BOW, seat=0)
        while chair.position["view"]["kept"] != [-1, 3]:
            await chair.hear()
        assert mind.memories[3:5] == [b"", b""], "a new asking, and nothing is remembered"


async def test_a_bot_that_was_too_slow_thinks_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    mind = Mind(monkeypatch, 2, 5)
    mind.awake.clear()
    host = await house.guest("Ada")
    key = await host.open_table("scramble")
    async with host.sit_at(key) as chair:
        await chair.ask("seat", seat=1, kind="bot", level="geselle")
        await chair.ask("start")
        await chair.move(2, seat=0)
        mind.awake.set()
        while chair.position["view"]["kept"] != [-1, 5]:
            await chair.hear()
        assert chair.position["view"]["held"] == [2, -1]


async def test_a_bot_that_sleeps_forfeits_as_people_do(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FACTS.clocks, "brisk", 0.2)
    mind = Mind(monkeypatch)
    mind.awake.clear()
    host = await house.guest("Ada")
    key = await host.open_table("scramble")
    async with host.sit_at(key) as chair:
        await chair.ask("seat", seat=1, kind="bot", level="geselle")
        await chair.ask("plan", options={}, clock="brisk")
        await chair.ask("start")
        while len(out_of_time(chair)) < 2:
            await chair.hear()
        assert sorted(out_of_time(chair)[:2]) == [0, 1]


def out_of_time(chair: Chair) -> list[int]:
    return told_of(chair, "time-up")


def given_up(chair: Chair) -> list[int]:
    return told_of(chair, "gone")


def told_of(chair: Chair, kind: str) -> list[int]:
    """Which seats, one after the other."""
    return [
        happening["seat"]
        for message in chair.messages
        if message["t"] == "step"
        for happening in message["entry"]["happenings"]
        if happening["kind"] == kind
    ]
