"""The cards, pieces and boards of Klong!: every count of the rules, and how far it is to each artifact."""

from __future__ import annotations

import heapq
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.games.klong.rules import pieces
from spieltisch.games.klong.rules.board import NO_ARTIFACT, NO_WAY, ZONE_KEYS, board, board_keys
from spieltisch.games.klong.rules.cards import CARDS, GUARD, KIND_OF, KINDS, PLACE_KEYS, RESERVE_KINDS, TYPE_KEYS, Card
from spieltisch.games.klong.rules.effects import NOTHING, PROGRAMS, V_CLANK, V_SKILL
from spieltisch.words import LANGS, Lang, texts

FOLDER = Path(spieltisch.__file__).parent / "games" / "klong"
SIDES: dict[str, dict[str, Any]] = {
    key: tomllib.loads((FOLDER / "data" / "boards" / f"{key}.toml").read_text(encoding="utf-8")) for key in ("a", "b")
}
Price = tuple[int, int]  # boots, and of the ways with the fewest boots the fewest heads
LONGEST_NAME = 16  # what fits on the banner of a card on a phone
LONGEST_TEXT = 60


def of_place(place: str) -> list[Card]:
    return [card for card in CARDS if PLACE_KEYS[card.place] == place]


def copies(cards: list[Card]) -> int:
    return sum(card.copies for card in cards)


# Cards


def test_there_are_71_kinds_63_of_them_in_the_dungeon_deck() -> None:
    assert (len(CARDS), KINDS, len(KIND_OF), len(of_place("dungeon"))) == (71, 71, 71, 63)


def test_kinds_count_from_the_starters_over_the_reserve_to_the_dungeon() -> None:
    assert [card.key for card in CARDS[:8]] == [
        *("burgle", "stumble", "sidestep", "scramble"),
        *("mercenary", "explore", "secret-tome", "goblin"),
    ]
    assert (CARDS[8].key, CARDS[70].key) == ("amulet-of-vigor", "watcher")
    assert (RESERVE_KINDS, GUARD) == ([4, 5, 6], 7)


def test_the_dungeon_deck_has_100_cards() -> None:
    by_type: Counter[str] = Counter()
    for card in of_place("dungeon"):
        by_type[TYPE_KEYS[card.type]] += card.copies
    assert by_type == {"item": 36, "companion": 25, "gem": 9, "device": 10, "monster": 20}


def test_26_cards_show_the_dragon_5_danger_and_8_arrive() -> None:
    dungeon = of_place("dungeon")
    assert copies([card for card in dungeon if card.dragon]) == 26
    assert copies([card for card in dungeon if card.danger]) == 5
    assert copies([card for card in dungeon if card.arrive != NOTHING]) == 8


def test_a_starter_deck_has_ten_cards() -> None:
    assert {card.key: card.copies for card in of_place("starter")} == {
        "burgle": 6,
        "stumble": 2,
        "sidestep": 1,
        "scramble": 1,
    }


def test_the_reserve_has_three_piles_and_the_goblin() -> None:
    assert {card.key: card.copies for card in of_place("reserve")} == {
        "mercenary": 15,
        "explore": 15,
        "secret-tome": 12,
        "goblin": 1,
    }


def test_an_effect_becomes_steps_in_the_order_written() -> None:
    scepter = PROGRAMS[CARDS[KIND_OF["scepter-of-the-ape-lord"]].play]
    assert (scepter.size, list(scepter.verbs), list(scepter.amounts)) == (2, [V_SKILL, V_CLANK], [3, 3])
    assert PROGRAMS[NOTHING].size == 0


# Pieces


def test_eleven_major_and_eighteen_minor_secrets() -> None:
    by_size: Counter[str] = Counter()
    for secret in pieces.SECRETS:
        by_size[pieces.SIZE_KEYS[secret.size]] += secret.copies
    assert by_size == {"major": 11, "minor": 18}


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (pieces.CHALICE, "chalice"),
        (pieces.GREATER_HEALING, "greater-healing"),
        (pieces.DRAGON_EGG, "dragon-egg"),
        (pieces.HEALING, "healing"),
        (pieces.STRENGTH, "strength"),
        (pieces.SWIFTNESS, "swiftness"),
    ],
)
def test_secrets_kept_are_known_by_their_numbers(number: int, key: str) -> None:
    assert pieces.SECRETS[number].key == key


def test_four_potions_are_kept_to_drink() -> None:
    assert [pieces.SECRETS[number].key for number in pieces.POTIONS] == [
        "greater-healing",
        "healing",
        "strength",
        "swiftness",
    ]


def test_chalices_and_eggs_are_worth_points() -> None:
    assert {secret.key: (secret.copies, secret.points) for secret in pieces.SECRETS if secret.keep} == {
        "chalice": (3, 7),
        "dragon-egg": (3, 3),
    }


def test_the_market_sells_keys_backpacks_and_crowns() -> None:
    assert {goods.key: goods.points for goods in pieces.GOODS} == {
        "master-key": [5, 5],
        "backpack": [5, 5],
        "crown": [10, 9, 8],
    }
    assert [pieces.GOODS[number].key for number in (pieces.MASTER_KEY, pieces.BACKPACK, pieces.CROWN)] == list(
        pieces.GOODS_OF
    )
    assert pieces.PRICE == 7


def test_figures_of_the_set_up() -> None:
    assert (pieces.CUBES, pieces.BLACK, pieces.HEALTH, pieces.HAND, pieces.ROW) == (30, 24, 10, 5, 6)
    assert (pieces.MASTERY, pieces.IDOLS, pieces.IDOL_POINTS) == (20, 3, 5)
    assert pieces.ARTIFACTS == [5, 7, 10, 15, 20, 25, 30]
    assert [pieces.artifacts_removed(seats) for seats in (2, 3, 4)] == [2, 1, 0]
    assert pieces.START_CLANK == [3, 2, 1, 0]


def test_the_rage_track_and_the_countdown() -> None:
    assert [pieces.RAGE[space] for space in range(1, pieces.LAST_RAGE + 1)] == [2, 2, 3, 3, 4, 4, 5]
    assert [pieces.rage_start(seats) for seats in (2, 3, 4)] == [3, 2, 1]
    assert [pieces.COUNTDOWN[space] for space in range(2, pieces.LAST_COUNTDOWN)] == [1, 2, 3]
    assert pieces.LAST_COUNTDOWN == 5


# Boards


def test_a_board_has_two_sides() -> None:
    assert board_keys() == ["a", "b"]
    assert board("a") is board("a")


@pytest.mark.parametrize(
    ("key", "rooms", "tunnels", "oneway", "locked", "long", "guarded"),
    [("a", 39, 60, 7, 9, 13, 17), ("b", 44, 63, 7, 6, 5, 18)],
)
def test_spaces_and_tunnels(
    key: str, rooms: int, tunnels: int, oneway: int, locked: int, long: int, guarded: int
) -> None:
    there = SIDES[key]["tunnels"]
    assert (len(SIDES[key]["rooms"]), len(there)) == (rooms, tunnels)
    assert sum(tunnel.get("oneway", False) for tunnel in there) == oneway
    assert sum(tunnel.get("lock", False) for tunnel in there) == locked
    assert sum(tunnel.get("boots", 1) == 2 for tunnel in there) == long
    assert sum(tunnel.get("heads", 0) > 0 for tunnel in there) == guarded
    assert {tunnel.get("boots", 1) for tunnel in there} == {1, 2}


@pytest.mark.parametrize(("key", "first_deep"), [("a", 17), ("b", 20)])
def test_the_depths_begin_below_the_grass(key: str, first_deep: int) -> None:
    zones = {room["id"]: room["zone"] for room in SIDES[key]["rooms"]}
    assert zones[1] == "outside"
    assert {room for room, zone in zones.items() if zone == "depths"} == set(range(first_deep, len(zones) + 1))


@pytest.mark.parametrize("key", ["a", "b"])
def test_what_lies_in_the_rooms(key: str) -> None:
    rooms = SIDES[key]["rooms"]
    assert [room["major"] for room in rooms if "major" in room] == [1] * 9
    assert [room["minor"] for room in rooms if "minor" in room] == [2] * 9
    assert sorted(room["artifact"] for room in rooms if "artifact" in room) == [5, 7, 10, 15, 20, 25, 30]
    assert [room["id"] for room in rooms if room.get("shrine")] == [24]


@pytest.mark.parametrize(
    ("key", "caves", "markets", "fountains"),
    [
        ("a", [7, 8, 10, 14, 18, 22, 23, 28, 32, 39], [19, 20, 26, 27], [12, 34, 38]),
        ("b", [5, 7, 9, 15, 18, 31, 36, 43], [19, 21, 26, 27, 34], [43]),
    ],
)
def test_caves_markets_and_fountains(key: str, caves: list[int], markets: list[int], fountains: list[int]) -> None:
    there = board(key)
    rooms = range(1, there.rooms + 1)
    assert [room for room in rooms if there.cave[room]] == caves
    assert [room for room in rooms if there.market[room]] == markets
    assert [room for room in rooms if there.fountain[room]] == fountains


@pytest.mark.parametrize("key", ["a", "b"])
def test_the_fast_board_is_the_one_in_the_file(key: str) -> None:
    there = board(key)
    assert (there.rooms, there.start) == (len(SIDES[key]["rooms"]), 1)
    for room in SIDES[key]["rooms"]:
        number = room["id"]
        assert ZONE_KEYS[there.zone[number]] == room["zone"]
        assert (there.major[number], there.minor[number]) == (room.get("major", 0), room.get("minor", 0))
        artifact = there.artifact[number]
        assert (0 if artifact == NO_ARTIFACT else pieces.ARTIFACTS[artifact]) == room.get("artifact", 0)
        assert there.shrine[number] == room.get("shrine", False)
    for tunnel in SIDES[key]["tunnels"]:
        a, b = tunnel["ends"]
        for way, against in ((there.tunnel(a, b), False), (there.tunnel(b, a), tunnel.get("oneway", False))):
            assert (there.boots[way], there.heads[way]) == (tunnel.get("boots", 1), tunnel.get("heads", 0))
            assert (there.lock[way], there.against[way]) == (tunnel.get("lock", False), against)
    assert there.first[there.rooms + 1] == 2 * len(SIDES[key]["tunnels"])
    assert there.tunnel(1, 3) == NO_WAY


# How far it is


def cheapest(key: str, origin: int, has_key: bool) -> dict[int, Price]:
    """For each room that can be walked to: the fewest boots, then the fewest heads on so short a way."""
    ways: dict[int, list[tuple[int, int, int]]] = {}
    for tunnel in SIDES[key]["tunnels"]:
        if tunnel.get("lock", False) and not has_key:
            continue
        a, b = tunnel["ends"]
        ways.setdefault(a, []).append((b, tunnel.get("boots", 1), tunnel.get("heads", 0)))
        if not tunnel.get("oneway", False):
            ways.setdefault(b, []).append((a, tunnel.get("boots", 1), tunnel.get("heads", 0)))
    found: dict[int, Price] = {}
    ahead: list[tuple[int, int, int]] = [(0, 0, origin)]
    while ahead:
        boots, heads, room = heapq.heappop(ahead)
        if room not in found:
            found[room] = (boots, heads)
            for to, more_boots, more_heads in ways.get(room, []):
                heapq.heappush(ahead, (boots + more_boots, heads + more_heads, to))
    return found


def room_of(key: str, artifact: int) -> int:
    (room,) = (room["id"] for room in SIDES[key]["rooms"] if room.get("artifact") == artifact)
    return int(room)


FAR = [
    ("a", False, 5, (6, 0), (6, 0)),
    ("a", False, 7, (7, 1), (7, 1)),
    ("a", True, 7, (6, 1), (6, 1)),
    ("a", False, 10, (7, 3), (7, 3)),
    ("a", False, 15, (7, 1), (7, 1)),
    ("a", False, 20, (7, 5), (7, 5)),
    ("a", False, 25, (10, 7), (10, 7)),
    ("a", True, 25, (9, 5), (9, 5)),
    ("a", True, 30, (9, 2), (9, 2)),
    ("b", False, 5, (7, 0), (7, 3)),
    ("b", False, 7, (7, 0), (7, 3)),
    ("b", True, 7, (6, 0), (6, 3)),
    ("b", False, 10, (6, 2), (6, 5)),
    ("b", False, 15, (8, 1), (8, 4)),
    ("b", False, 20, (10, 3), (8, 4)),
    ("b", True, 25, (8, 3), (8, 0)),
    ("b", False, 30, (11, 5), (11, 2)),
    ("b", True, 30, (10, 3), (10, 0)),
]


@pytest.mark.parametrize(("key", "has_key", "artifact", "out", "back"), FAR)
def test_boots_and_heads_to_an_artifact_and_back(
    key: str, has_key: bool, artifact: int, out: Price, back: Price
) -> None:
    room = room_of(key, artifact)
    assert cheapest(key, 1, has_key)[room] == out
    assert cheapest(key, room, has_key)[1] == back


@pytest.mark.parametrize(("key", "unreachable"), [("a", {6, 9, 29, 35}), ("b", {13, 35})])
def test_some_rooms_need_the_key_or_a_teleport(key: str, unreachable: set[int]) -> None:
    everywhere = {room["id"] for room in SIDES[key]["rooms"]}
    assert everywhere - set(cheapest(key, 1, has_key=False)) == unreachable
    assert everywhere == set(cheapest(key, 1, has_key=True))


def test_on_side_b_the_only_way_home_leads_from_room_8() -> None:
    assert [tunnel["ends"] for tunnel in SIDES["b"]["tunnels"] if 2 in tunnel["ends"]] == [[1, 2], [2, 3], [8, 2]]
    assert [tunnel["ends"] for tunnel in SIDES["b"]["tunnels"] if 1 in tunnel["ends"]] == [[1, 2]]


def test_how_the_monkey_shrine_of_side_b_is_entered_and_left() -> None:
    there = board("b")
    assert [room for room in range(1, 45) if leads(room, 24)] == [18, 19, 39]
    assert [room for room in range(1, 45) if leads(24, room)] == [18, 19, 33]
    assert there.shrine[24]


def leads(origin: int, to: int) -> bool:
    way = board("b").tunnel(origin, to)
    return way != NO_WAY and not board("b").against[way]


# Names


@pytest.mark.parametrize("lang", LANGS)
def test_everything_has_a_name_and_a_text_short_enough_for_a_phone(lang: Lang) -> None:
    spoken = texts(lang, "klong")
    keys = [f"card.{card.key}" for card in CARDS]
    keys += [f"secret.{secret.key}" for secret in pieces.SECRETS] + [f"goods.{goods.key}" for goods in pieces.GOODS]
    names = [spoken[f"{key}.name"] for key in keys]
    assert len(set(names)) == len(names)
    assert [name for name in names if len(name) > LONGEST_NAME] == []
    assert [key for key in keys if not 0 < len(spoken[f"{key}.text"]) <= LONGEST_TEXT] == []
