"""Boards, cards and pieces as files: ours can be played with, and one broken in one way is told exactly that."""

from __future__ import annotations

import tomllib

import pytest

from spieltisch.games.klong import FOLDER
from spieltisch.words import refusal, texts
from tests.broken_file import GONE, Broken, changed, faults_of
from tests.games.klong.suite import SUITE

FILES = SUITE.checked_files
CARDS, PIECES, BOARD, OTHER_BOARD = FILES
KINDS = {card["key"]: kind for kind, card in enumerate(tomllib.loads(FILES[CARDS])["card"])}
CARD = {"key": "new-card", "type": "item", "place": "dungeon", "copies": 1, "art": "door", "play": {"skill": 1}}


def card(by: str, key: str, change: str, value: object, *told: str) -> Broken:
    return Broken(by, CARDS, {f"card.{KINDS[key]}.{change}": value}, set(told))


def board(by: str, changes: dict[str, object], *told: str) -> Broken:
    return Broken(by, BOARD, changes, set(told))


def pieces(by: str, changes: dict[str, object], *told: str) -> Broken:
    return Broken(by, PIECES, changes, set(told))


def room(number: int) -> str:
    return f"rooms.{number - 1}"


OF_FORM = [
    Broken("a file of something else", BOARD, {"rooms": GONE}, {"file-unclear"}),
    board("a missing table", {"tunnels": GONE}, "file-missing"),
    board("an unknown table", {"rivers": []}, "file-unknown"),
    board("a missing key", {"rooms.3.zone": GONE}, "file-missing"),
    board("an unknown key", {"rooms.3.depth": 2}, "file-unknown"),
    board("a number for a zone", {"rooms.3.zone": 2}, "file-word"),
    board("a number for a switch", {"rooms.7.cave": 1}, "file-switch"),
    board("half a head", {"tunnels.7.heads": 0.5}, "file-whole"),
    board("a negative place", {"rooms.7.x": -1}, "file-whole"),
    board("a truth for a number", {"rooms.7.x": True}, "file-whole"),
    board("no boots", {"tunnels.7.boots": 0}, "file-whole"),
    board("too large a number", {"drawing.width": 10**30}, "file-whole"),
    board("a tunnel with three ends", {"tunnels.7.ends": [1, 2, 3]}, "file-pair"),
    board("a lair without a height", {"drawing.lair": [1, 2, 3]}, "file-box"),
    board("a number for a drawing", {"drawing": 7}, "file-table"),
    board("numbers for rooms", {"rooms": [1, 2]}, "file-tables"),
    board("an unknown zone", {"rooms.3.zone": "attic"}, "file-choice"),
    board("an unknown sky", {"drawing.sky": "night"}, "file-choice"),
    pieces("a number for a track", {"rage": 5}, "file-wholes"),
    pieces("a word on a track", {"rage.2": "3"}, "file-wholes"),
    pieces("no figure for three", {"rage_start.3": GONE}, "file-missing"),
    card("a word for words", "dwarven-peddler", "worth.two_of", "chalice", "file-words"),
    card("an unknown type", "ogre", "type", "beast", "file-choice", "card-not-so"),
    card("an unknown place", "ogre", "place", "cellar", "file-choice"),
    card("an unknown range", "ogre", "only", "market", "file-choice"),
    card("a word for what is taken", "underworld-dealing", "play.choose.1.take", "tome", "file-table"),
]
OF_EFFECTS = [
    card("an empty effect", "ogre", "defeat", {}, "effect-empty"),
    card("an empty choice", "shrine", "use.choose.0", {}, "effect-empty"),
    card("a number for an inner effect", "rebel-miner", "play.with_companion", 1, "effect-empty"),
    card("an unknown verb", "pickaxe", "play.sword", 2, "effect-verb"),
    card("an unknown verb within", "sleight-of-hand", "play.discard.drew", 2, "effect-verb"),
    card("nothing of something", "pickaxe", "play.gold", 0, "effect-amount"),
    card("less than nothing", "pickaxe", "play.gold", -2, "effect-amount"),
    card("far too much", "pickaxe", "play.gold", 100, "effect-amount"),
    card("a switch for an amount", "pickaxe", "play.gold", True, "effect-amount"),
    card("no clank", "stumble", "play.clank", 0, "effect-clank"),
    card("a switch for clank", "stumble", "play.clank", True, "effect-clank"),
    card("an amount for a switch", "dead-run", "play.caves_free", 1, "effect-switch"),
    card("a switch that is off", "dead-run", "play.caves_free", False, "effect-switch"),
    card("a single choice", "shrine", "use.choose.1", GONE, "effect-choices"),
    card("four choices", "shrine", "use.choose", [{"gold": 1}] * 4, "effect-choices"),
    card("an effect for choices", "shrine", "use.choose", {"gold": 1}, "effect-choices"),
    card("trashing what does not exist", "master-burglar", "play.trash", "burglar", "effect-trash"),
    card("trashing two cards", "master-burglar", "play.trash", 2, "effect-trash"),
    card("taking what is in no pile", "underworld-dealing", "play.choose.1.take.card", "ruby", "effect-pile"),
    card("taking too many", "underworld-dealing", "play.choose.1.take.copies", 100, "effect-amount"),
    card("having to pay", "pickaxe", "play.pay_gold", 2, "effect-pay"),
    card("having to pay for a discard", "sleight-of-hand", "play.discard.pay_gold", 2, "effect-pay"),
    card("a gift when turned up", "watcher", "arrive.gold", 1, "effect-arrive"),
    card("a question when turned up", "watcher", "arrive", {"trash": "any"}, "effect-arrive"),
    pieces("a secret that does nothing", {"secret.3.effect": {}}, "effect-empty"),
    pieces("a potion with an unknown verb", {"secret.6.drink.hearts": 1}, "effect-verb"),
]
OF_CARDS = [
    card("a name with blanks", "ogre", "key", "big ogre", "card-key"),
    card("a name with capitals", "ogre", "key", "Ogre", "card-key"),
    card("a name twice", "ogre", "key", "kobold", "card-twice"),
    card("very many copies", "ogre", "copies", 201, "card-copies"),
    card("a monster without a reward", "ogre", "defeat", GONE, "card-reward"),
    card("a device without a use", "ladder", "use", GONE, "card-reward"),
    card("a monster with points", "ogre", "points", 3, "card-no-deck"),
    card("a device to be played", "ladder", "play", {"boots": 1}, "card-no-deck"),
    card("a gem to be used", "ruby", "use", {"gold": 1}, "card-not-so"),
    card("a device to be defeated", "ladder", "defeat", {"gold": 1}, "card-not-so"),
    Broken(
        "a starter monster",
        CARDS,
        {"card.3.type": "monster", "card.3.play": GONE, "card.3.defeat": {"gold": 1}},
        {"card-starter"},
    ),
    card("a worth of nothing", "wizard", "worth", {}, "card-worth"),
    card("two worths", "wizard", "worth.gold", 5, "card-worth"),
    card("one treasure", "dwarven-peddler", "worth.two_of", ["chalice"], "card-two-of"),
    card("a treasure twice", "dwarven-peddler", "worth.two_of", ["chalice", "chalice"], "card-two-of"),
    card("no such treasure", "dwarven-peddler", "worth.two_of", ["chalice", "crown"], "card-two-of"),
    Broken("a kind too many", CARDS, {"card.71": CARD}, {"card-kinds"}),
    Broken("a kind too few", CARDS, {"card.70": GONE}, {"card-kinds"}),
    card("a starter among the others", "ruby", "place", "starter", "card-order"),
    card("a pile too many", "scramble", "place", "reserve", "card-reserve"),
    Broken(
        "no tome",
        CARDS,
        {"card.6.key": "cook-book", f"card.{KINDS['underworld-dealing']}.play": {"gold": 1}},
        {"card-tome"},
    ),
    Broken("a small deck", CARDS, {"card.0.copies": 1, "card.1.copies": 1}, {"card-deck"}),
    Broken(
        "dragons everywhere",
        CARDS,
        {f"card.{kind}.dragon": True for kind in range(8, 71)},
        {"card-row"},
    ),
]
OF_PIECES = [
    pieces("very many cubes", {"cubes": 201}, "piece-many"),
    pieces("very many secrets", {"secret.0.copies": 201}, "piece-many"),
    pieces("clank for three", {"clank": [2, 1, 0]}, "piece-clank"),
    pieces("more clank than cubes", {"clank.0": 31}, "piece-clank"),
    pieces("fewer cubes than hearts", {"health": 31}, "piece-health"),
    pieces("no rage", {"rage": []}, "piece-rage", "piece-rage-start"),
    pieces("a dragon beyond its track", {"rage_start.2": 8}, "piece-rage-start"),
    pieces("a dragon before its track", {"rage_start.2": 0}, "piece-rage-start"),
    pieces("artifacts out of order", {"artifacts.0": 8}, "piece-artifacts"),
    pieces("an artifact twice", {"artifacts.0": 7}, "piece-artifacts"),
    pieces("no artifacts", {"artifacts": []}, "piece-artifacts", "piece-removed"),
    pieces("no artifact left", {"artifacts_removed.2": 7}, "piece-removed"),
    pieces("a secret too few", {"secret.11": GONE}, "piece-secrets"),
    pieces("an unknown secret", {"secret.3.key": "gold-rush"}, "piece-secrets"),
    pieces("an unknown size", {"secret.3.size": "huge"}, "file-choice"),
    pieces("a chalice to drink", {"secret.0.drink": {"heal": 1}}, "piece-drink"),
    pieces("a potion that is none", {"secret.6.drink": GONE, "secret.6.effect": {"heal": 1}}, "piece-drink"),
    pieces("a treasure to keep", {"secret.3.keep": True}, "piece-keep"),
    pieces("goods out of order", {"goods.0.key": "crown"}, "piece-goods"),
    pieces("the best crown last", {"goods.2.points": [8, 9, 10]}, "piece-goods-points"),
]
OF_BOARDS = [
    board("a number twice", {f"{room(9)}.id": 8}, "board-numbers", "board-end"),
    Broken(
        "very many rooms",
        OTHER_BOARD,
        {"rooms.44": {"id": 45, "zone": "upper", "x": 700, "y": 330}},
        {"board-rooms"},
    ),
    board("a tunnel into nothing", {"tunnels.0.ends": [1, 40]}, "board-end"),
    board("a tunnel in a circle", {"tunnels.4.ends": [4, 4]}, "board-loop"),
    board("a tunnel twice", {"tunnels.4.ends": [4, 3]}, "board-tunnel-twice"),
    board("ten boots", {"tunnels.4.boots": 10}, "board-boots"),
    board("four heads", {"tunnels.4.heads": 4}, "board-heads"),
    board("nothing outside", {f"{room(1)}.zone": "upper"}, "board-start"),
    board("two starts", {f"{room(2)}.zone": "outside"}, "board-start"),
    board("a treasure at the start", {f"{room(1)}.market": True}, "board-start-empty"),
    board("a room without a way in", {"tunnels.46.oneway": True, "tunnels.46.ends": [35, 29]}, "board-unreachable"),
    board("a room without a way out", {"tunnels.46.oneway": True}, "board-no-return"),
    board("two kinds of markers", {f"{room(18)}.minor": 1, f"{room(4)}.minor": 1}, "board-markers"),
    board("an artifact too few", {f"{room(18)}.artifact": GONE}, "board-artifact-missing"),
    board("an artifact twice", {f"{room(2)}.artifact": 5}, "board-artifact-twice"),
    board("an artifact of gold", {f"{room(2)}.artifact": 6}, "board-artifact-unknown"),
    board("very many secrets", {f"{room(4)}.minor": 3}, "board-secrets"),
    board("two shrines", {f"{room(2)}.shrine": True}, "board-shrine"),
    board("no shrine", {f"{room(24)}.shrine": GONE}, "board-shrine"),
    board("no market", {f"{room(n)}.market": GONE for n in (19, 20, 26, 27)}, "board-market"),
    board("a room off the board", {f"{room(29)}.x": 1053}, "board-off"),
    board("a room below the grass", {f"{room(17)}.zone": "upper"}, "board-grass"),
    board("rooms on each other", {f"{room(2)}.x": 172, f"{room(2)}.y": 167}, "board-overlap"),
    board("a lair off the board", {"drawing.lair": [1000, 172, 91, 100]}, "board-lair-off"),
    board("a lair over a room", {"drawing.lair": [800, 172, 88, 100]}, "board-lair"),
]
EVERY = [*OF_FORM, *OF_EFFECTS, *OF_CARDS, *OF_PIECES, *OF_BOARDS]


@pytest.mark.parametrize("broken", EVERY, ids=str)
def test_a_broken_file_is_told_what_is_wrong_with_it(broken: Broken) -> None:
    found = faults_of(FOLDER, changed(FILES[broken.file], broken.changes))
    assert {fault.key for fault in found} == broken.told


def test_a_sentence_names_what_it_is_about() -> None:
    (fault,) = faults_of(FOLDER, FILES[BOARD].replace("{ ends = [1, 2] }", "{ ends = [1, 99] }"))
    assert refusal("en", fault, "klong") == "The tunnel 1–99 ends in room 99, which does not exist."
    assert refusal("de", fault, "klong") == "Der Tunnel 1–99 endet in Raum 99, den es nicht gibt."
    (fault,) = faults_of(FOLDER, FILES[CARDS].replace("defeat = { gold = 5 }", "defeat = { glod = 5 }"))
    assert refusal("en", fault, "klong") == "There is no such effect: ogre.defeat.glod."


def test_every_fault_has_been_shown() -> None:
    shown = set[str]().union(*(broken.told for broken in EVERY))
    kinds = ("file-", "effect-", "card-", "piece-", "board-")
    spoken = {
        key.removeprefix("refusal.") for key in (*texts("de"), *texts("de", "klong")) if key.startswith("refusal.")
    }
    of_other_games = {"file-so-many-wholes"}
    unshown = {key for key in spoken if key.startswith(kinds)} - shown - of_other_games
    assert unshown == {"file-toml", "file-toml-somewhere"}
