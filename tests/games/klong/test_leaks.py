"""Klong! hides hands and nothing else: a message is the same, byte for byte, whatever the others hold."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import msgspec
import pytest

from spieltisch.game import QuickChance, Refusal, State
from spieltisch.games import folder
from spieltisch.games.klong.rules.cards import CARDS
from spieltisch.games.klong.rules.position import Position
from spieltisch.server import door, speech
from spieltisch.server.door import Receiver, Surroundings
from spieltisch.server.storage import Storage
from spieltisch.table.advice import advice_request
from spieltisch.table.commands import Advise, Command, Move, TakeBack
from spieltisch.table.decide import decide
from spieltisch.table.entries import Foreseen, Moved
from spieltisch.table.table import Table
from spieltisch.table.written import record_of
from tests.server.guests import Chair, Message
from tests.server.house import House
from tests.server.test_leaks import HEX_SEED, all_know, knock_everywhere
from tests.table.scene import FRIEND, HOST, STRANGER, Scene, pretend

GUESTS = {0: HOST, 1: FRIEND, None: STRANGER}
AROUND = Surroundings(now=0.0, online={HOST}, left_at={}, deadline=None, waits={}, code_expires=0.0)
THOUGHT = Foreseen(["play burgle"], 3, 1000, 0.5, 0.75, False)
HAND = re.compile(r'"hand":(\[[^\]]*\])')
TRIES = 30
MOVES = 200
WHOLE_STORY_EVERY = 25
MOVES_OVER_THE_NETWORK = 24


def two_far_apart() -> Scene:
    """Whoever else knows the link watches."""
    scene = Scene(folder("klong"))
    scene.sit(FRIEND, 1)
    scene.plan(start="1")
    scene.start()
    return scene


def state_of(table: Table) -> State:
    assert table.session is not None
    return table.session.state


def hands(state: State) -> list[list[int]]:
    assert isinstance(state, Position)
    return [[int(kind) for kind in thief.hand] for thief in state.thieves]


def another_truth(state: State, reader: int | None, move: int, luck: QuickChance) -> State:
    """What the reader cannot tell from the truth, and in which whoever is to move could make the same move."""
    for _ in range(TRIES):
        other = state.guess(reader or 0, luck)
        if reader is None:
            other = other.guess(1, luck)
        if hands(other) != hands(state) and move in other.legal(other.to_move()[0]):
            return other
    return state.copy()


def messages(table: Table, reader: int | None) -> Iterator[bytes]:
    """All that the server can tell this reader now, as it is sent."""
    guest = GUESTS[reader]
    to = Receiver(guest, "https://table.example.org")
    told: list[object] = [door.step(table, to, AROUND), door.my_table(table, guest), door.presence(table, AROUND)]
    if table.seq % WHOLE_STORY_EVERY == 0:
        told.append(door.snapshot(table, to, AROUND))
    told += [refused(table, command, guest) for command in attempts(table)]
    yield from map(msgspec.json.encode, told)


def attempts(table: Table) -> Iterator[Command]:
    """What cannot be done, by somebody who has not seen this position."""
    assert table.session is not None
    late = table.session.ply + 1
    yield TakeBack("c", late)
    for seat in (0, 1):
        yield from (Move("c", seat, late, move) for move in (0, 1, 2, 100, 368))


def refused(table: Table, command: Command, guest: str) -> object:
    with pytest.raises(Refusal) as refusal:
        decide(table, command, guest, "Ada", 0.0)
    return speech.problem(refusal.value, "de", "klong")


@pytest.mark.parametrize("reader", [0, 1, None])
def test_no_byte_of_any_message_depends_on_what_the_others_hold(reader: int | None) -> None:
    """The same moves with the same luck, in two truths between which the reader cannot tell."""
    scene, luck, different = two_far_apart(), QuickChance(1), 0
    twin, other, noticed = scene.replayed(), 1 if reader == 0 else 0, False
    while scene.table.phase == "playing" and scene.ply < MOVES:
        seat = scene.mover
        legal = scene.legal(seat)
        move = legal[luck.below(len(legal))]
        pretend(twin, another_truth(state_of(scene.table), reader, move, luck))
        different += hands(state_of(twin)) != hands(state_of(scene.table))
        scene.write(Moved(seat, move, "bot", THOUGHT))
        twin.apply(scene.log[-1])
        assert list(messages(scene.table, reader)) == list(messages(twin, reader))
        noticed |= state_of(scene.table).view(other) != state_of(twin).view(other)
    assert different > scene.ply / 3
    assert noticed, "whoever holds other cards sees other things"


def test_advice_knows_only_what_the_asking_seat_sees() -> None:
    scene = Scene(folder("klong"))
    scene.bot(1)
    scene.plan(start="1")
    scene.start()
    asked = [msgspec.to_builtins(advice_request(scene.table, Advise("c", 0, 0), HOST)._asdict())]
    twin = scene.replayed()
    pretend(twin, another_truth(state_of(scene.table), 0, scene.legal(0)[0], QuickChance(2)))
    assert hands(state_of(twin)) != hands(state_of(scene.table))
    asked.append(msgspec.to_builtins(advice_request(twin, Advise("c", 0, 0), HOST)._asdict()))
    assert asked[0] == asked[1]


def test_there_is_no_record_before_the_end() -> None:
    scene = two_far_apart()
    with pytest.raises(Refusal) as refusal:
        record_of(scene.table)
    assert refusal.value.key == "not-over"


@pytest.mark.anyio
async def test_over_the_network_everybody_receives_the_own_hand_only(house: House) -> None:
    """In whatever is sent, fetched, told anew after a lost connection, or answered to who knocks everywhere."""
    guests = await house.guest("Ada"), await house.guest("Ben"), await house.guest("Zoe")
    host, friend, watcher = guests
    key = await host.open_table("klong")
    async with host.sit_at(key) as one, friend.sit_at(key) as two, watcher.sit_at(key) as bench:
        chairs = (one, two, bench)
        await two.ask("sit", seat=1)
        await one.until_seq(two.seq)
        await one.ask("seat", seat=2, kind="bot", level="neuling")
        await one.ask("plan", options={"start": "1"}, clock="none")
        await one.ask("start")
        for number in range(MOVES_OVER_THE_NETWORK):
            await all_know(chairs)
            await play_on(chairs, number)
            if number % 8 == 0:
                await knock_everywhere(guests, chairs, key)
        truth = await hands_by_seq(house, key)
        for seat, (guest, chair) in enumerate(zip(guests, chairs, strict=True)):
            async with guest.sit_at(key) as anew, guest.dial(key, "after=1") as again:
                await again.until_seq(chair.seq)
                told = [*chair.messages, *anew.messages, *again.messages]
                received = "\n".join([*chair.heard, *anew.heard, *again.heard, *guest.bodies])
            own = [[] if chair is bench or not dealt else dealt[seat] for dealt in truth]
            seen = [(message["seq"], message["position"]["view"]) for message in told if message.get("position")]
            assert [view["hand"] for _, view in seen] == [own[seq] for seq, _ in seen]
            assert all(json.loads(hand) in own for hand in HAND.findall(received))
            assert set(HEX_SEED.findall(received)) == {chair.table["commitment"]}
            assert not [entry for message in told for entry in entries(message) if entry["thought"] is not None]


async def play_on(chairs: tuple[Chair, ...], number: int) -> None:
    """Whoever is to move does something; the bot needs no telling."""
    seat = chairs[0].position["to_move"][0]
    if seat == 2:
        await chairs[0].hear_until("step")
        return
    legal = chairs[seat].position["legal"][str(seat)]
    assert (await chairs[seat].move(legal[number % len(legal)]))["t"] == "ack"


async def hands_by_seq(house: House, key: str) -> list[list[list[str]]]:
    """What everybody held after each entry of the log, by seat."""
    async with Storage.open(house.settings.database()) as storage:
        log = await storage.entries(key)
    table = Table("a-table", folder("klong"), log[0])
    held: list[list[list[str]]] = [[], []]
    for entry in log[1:]:
        table.apply(entry)
        held.append([[CARDS[kind].key for kind in hand] for hand in hands(state_of(table))] if table.session else [])
    return held


def entries(message: Message) -> list[Message]:
    return [*message.get("log", []), *([message["entry"]] if "entry" in message else [])]
