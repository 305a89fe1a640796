"""Zapp Zerapp hides how many stones are in a barrel, and lets only those hear them who shake it.

Whatever the truth is, all else is the same, byte for byte: what is told, how long it is and how much of it there is.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from functools import partial

import msgspec
import pytest

from spieltisch.facts import read_facts
from spieltisch.game import QuickChance, Refusal, State
from spieltisch.games import folder, game
from spieltisch.games.zappzerapp.rules.notation import FIRST_CHOOSE, PASS
from spieltisch.games.zappzerapp.rules.position import LISTEN, Position
from spieltisch.server import door, speech
from spieltisch.server.door import Receiver, Surroundings
from spieltisch.server.messages import Shaking
from spieltisch.server.shaking import Shakes
from spieltisch.server.storage import Storage
from spieltisch.table.advice import advice_request
from spieltisch.table.commands import Advise, Command, Move, Shake, TakeBack
from spieltisch.table.decide import decide
from spieltisch.table.entries import Moved
from spieltisch.table.shaking import shaken
from spieltisch.table.table import Table
from spieltisch.table.written import record_of
from tests.server.guests import Chair
from tests.server.house import House
from tests.server.test_leaks import HEX_SEED, knock_everywhere
from tests.table.scene import FRIEND, HOST, STRANGER, Scene, pretend

KEY = "zappzerapp"
FACTS = read_facts(KEY)
GUESTS = {0: HOST, 1: FRIEND, None: STRANGER}
AROUND = Surroundings(now=0.0, online={HOST}, left_at={}, deadline=None, waits={}, code_expires=0.0)
BARRELS = 13
MOVES = 150
EVERYTHING_TRIED_EVERY = 11
ROUNDS = 4
STRENGTH = 3
PIECES_OF_A_BARREL = 4
SHAKE = '{"t": "shake", "id": "shake", "seat": 0, "thing": 0, "strength": 5}'
SEED = 0x1CEDC0FFEE5EED77
"""A marker: the luck of every piece, in a test that looks for it."""
BINARY_FRAME = 0x82
LENGTH_IN_TWO_BYTES = 126


def take(hand: str, place: int) -> int:
    return game(KEY).parse(f"{hand} {place + 1}")


def two_far_apart(listening: str = "together") -> Scene:
    """Whoever else knows the link watches. Nobody waits for a signal."""
    scene = Scene(folder(KEY))
    scene.sit(FRIEND, 1)
    scene.plan(start="1", listening=listening, **({"signal": "0"} if listening == "together" else {}))
    scene.start()
    return scene


def state_of(table: Table) -> Position:
    assert table.session is not None
    assert isinstance(table.session.state, Position)
    return table.session.state


def stones(table: Table) -> list[int]:
    return [int(number) for number in state_of(table).stones]


def another_truth(state: Position, seat: int, move: int, luck: QuickChance) -> State:
    """Other numbers in all barrels but those that are turned over, now or by this very move."""
    other = state.copy()
    assert isinstance(other, Position)
    turned = [int(place) for place in state.chosen]
    if state.phase == LISTEN:
        is_last = list(state.chosen).count(-1) == 1 and FIRST_CHOOSE <= move <= PASS
        if is_last and move < PASS:
            turned.append(int(state.held[2 * seat + move - FIRST_CHOOSE]))
        turned = turned if is_last else []
    hidden = [place for place in range(BARRELS) if place not in turned]
    numbers = [int(state.stones[place]) for place in hidden]
    luck.shuffle(numbers)
    for place, number in zip(hidden, numbers, strict=True):
        other.stones[place] = number
    return other


def messages(table: Table, reader: int | None) -> Iterator[bytes]:
    """All that the server can tell this reader now, as it is sent."""
    guest = GUESTS[reader]
    to = Receiver(guest, "https://table.example.org")
    told: list[object] = [
        door.step(table, to, AROUND),
        door.snapshot(table, to, AROUND),
        door.my_table(table, guest),
        door.presence(table, AROUND),
        *(door.shaking(table, to, Shaking(seat, thing, STRENGTH)) for seat in (0, 1) for thing in (0, 1)),
    ]
    if table.seq % EVERYTHING_TRIED_EVERY == 0:
        told += [refused(partial(decide, table, command, guest, "Ada", 0.0)) for command in attempts(table)]
    told += [refused(partial(advice_request, table, Advise("c", 0, 0), guest)), refused(partial(record_of, table))]
    told += [refused(partial(shaken, table, Shake("c", seat, 2, STRENGTH), guest)) for seat in (0, 1)]
    yield from map(msgspec.json.encode, told)


def attempts(table: Table) -> Iterator[Command]:
    """What can or cannot be done now, and by somebody who has not seen this position."""
    assert table.session is not None
    ply = table.session.ply
    yield TakeBack("c", ply)
    for seat in (0, 1):
        yield from (Move("c", seat, ply + late, move) for move in range(FACTS.moves) for late in (0, 1))


def refused(attempt: Callable[[], object]) -> object:
    try:
        attempt()
    except Refusal as refusal:
        return speech.problem(refusal, "de", KEY)
    return "allowed"


def frames(table: Table) -> list[bytes]:
    """What who holds a barrel can hear of it, as it is sent."""
    state = state_of(table)
    if state.phase != LISTEN:
        return []
    held = [(seat, hand) for seat in (0, 1) for hand in (0, 1) if state.held[2 * seat + hand] >= 0]
    return [door.piece("shake-7", state.sound(seat, hand, STRENGTH, secrets.randbits(64))) for seat, hand in held]


def header(frame: bytes) -> bytes:
    return frame[: 1 + frame[0]]


@pytest.mark.parametrize("listening", ["together", "in-turn"])
def test_no_byte_of_any_message_depends_on_what_is_in_the_barrels(listening: str) -> None:
    """The same moves with the same luck, in two truths that differ in every barrel nobody has turned over."""
    scene, luck, different, heard = two_far_apart(listening), QuickChance(1), 0, 0
    twin = scene.replayed()
    while scene.table.phase == "playing" and scene.ply < MOVES:
        asked = scene.table.to_move()
        seat = asked[luck.below(len(asked))]
        legal = scene.legal(seat)
        move = legal[luck.below(len(legal))]
        pretend(twin, another_truth(state_of(scene.table), seat, move, luck))
        different += stones(twin) != stones(scene.table)
        scene.write(Moved(seat, move, "bot"))
        twin.apply(scene.log[-1])
        for reader in GUESTS:
            assert list(messages(scene.table, reader)) == list(messages(twin, reader))
        ours, theirs = frames(scene.table), frames(twin)
        assert [(header(frame), len(frame)) for frame in ours] == [(header(frame), len(frame)) for frame in theirs]
        heard += len(ours)
    assert different == scene.ply
    assert heard > MOVES / 3
    assert state_of(scene.table).round > ROUNDS, "also after the barrels were mixed"


def test_a_frame_is_as_long_whatever_rattles_in_it() -> None:
    scene = two_far_apart()
    state = state_of(scene.table)
    assert FACTS.sound is not None
    lengths = set()
    for place in range(BARRELS):
        scene.write(Moved(0, take("left", place), "person"))
        for strength in range(1, FACTS.sound.strengths + 1):
            lengths.add(len(state.sound(0, 0, strength, secrets.randbits(64))))
        scene.write(Moved(0, game(KEY).parse("back left"), "person"))
    assert lengths == {2 * FACTS.sound.samples}


def test_no_two_pieces_are_alike() -> None:
    """A recording identifies nothing: not even the same barrel in the same hand ever sounds the same."""
    state = state_of(two_far_apart().table)
    pieces = set()
    for place in range(BARRELS):
        state.play(0, take("left", place), QuickChance(0))
        pieces |= {state.sound(0, 0, STRENGTH, secrets.randbits(64)) for _ in range(PIECES_OF_A_BARREL)}
        state.play(0, game(KEY).parse("back left"), QuickChance(0))
    assert len(pieces) == BARRELS * PIECES_OF_A_BARREL


class Wire:
    """Every byte that came over a connection, before anybody has read it."""

    def __init__(self, chair: Chair, monkeypatch: pytest.MonkeyPatch) -> None:
        self.raw = b""
        protocol = chair.socket.protocol
        receive = protocol.receive_data

        def record(data: bytes | bytearray) -> None:
            self.raw += data
            receive(data)

        monkeypatch.setattr(protocol, "receive_data", record)


def no_hurry(*_: object) -> None:
    """A test has no time to listen in real time."""


@pytest.mark.anyio
async def test_on_the_wire_all_barrels_look_alike(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """One frame for every shake, with the same header and as many bytes; to who does not shake, none at all."""
    monkeypatch.setattr(Shakes, "take", no_hurry)
    monkeypatch.setattr(secrets, "randbits", lambda bits: SEED)
    guests = await house.guest("Ada"), await house.guest("Ben"), await house.guest("Zoe")
    host, friend, watcher = guests
    key = await host.open_table(KEY)
    async with host.sit_at(key) as one, friend.sit_at(key) as two, watcher.sit_at(key) as bench:
        chairs = (one, two, bench)
        await two.ask("sit", seat=1)
        await one.until_seq(two.seq)
        await one.ask("plan", options={"signal": "0"}, clock="none")
        await one.ask("start")
        wire = Wire(one, monkeypatch)
        headers, sizes = set(), set()
        for place in range(BARRELS):
            await one.move(take("left", place), seat=0)
            wire.raw = b""
            await one.say(SHAKE)
            await one.hear_until("piece")
            headers.add(wire.raw[:10])
            sizes.add(len(wire.raw))
            await one.move(game(KEY).parse("back left"), seat=0)
        assert FACTS.sound is not None
        payload = 6 + 2 * FACTS.sound.samples
        size = payload.to_bytes(2, "big")
        assert headers == {bytes((BINARY_FRAME, LENGTH_IN_TWO_BYTES)) + size + b"\x05shake"}
        assert sizes == {4 + payload}
        assert (len(one.pieces), two.pieces, bench.pieces) == (BARRELS, [], [])
        truth = await stones_in_the_log(house, key)
        for guest, chair in zip(guests, chairs, strict=True):
            await chair.until_seq(one.seq)
            await knock_everywhere(guests, chairs, key)
            async with guest.sit_at(key) as anew, guest.dial(key, "after=1") as again:
                await again.until_seq(chair.seq)
                received = "\n".join([*chair.heard, *anew.heard, *again.heard, *guest.bodies])
            assert set(HEX_SEED.findall(received)) == {chair.table["commitment"]}
            for marker in markers(truth):
                assert marker not in received.encode()
                assert not any(marker in piece for piece in chair.pieces)


def markers(truth: list[int]) -> Iterator[bytes]:
    """The luck of a piece and the numbers of the barrels, however they might be written."""
    yield from (str(SEED).encode(), f"{SEED:x}".encode(), SEED.to_bytes(8, "big"), SEED.to_bytes(8, "little"))
    yield from (bytes(truth), str(truth).encode(), msgspec.json.encode(truth)[1:-1])


async def stones_in_the_log(house: House, key: str) -> list[int]:
    async with Storage.open(house.settings.database()) as storage:
        log = await storage.entries(key)
    return stones(Table.fold(key, folder(KEY), log))
