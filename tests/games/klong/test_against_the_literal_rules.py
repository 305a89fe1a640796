"""The fast position beside the slow literal one: the same moves, cards, cubes, questions and points, always.

What luck brings is read off the story and the hands, and the literal rules check that luck could bring it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest
from librt.vecs import append, vec
from mypy_extensions import u8

from spieltisch.facts import read_facts
from spieltisch.game import Chance, QuickChance, Story
from spieltisch.games.klong.rules.cards import CARDS, KIND_OF
from spieltisch.games.klong.rules.dungeon import NONE
from spieltisch.games.klong.rules.state import NEWEST_EDITION, KlongState
from tests.conformance.cases import CASES
from tests.games.klong.choosers import RULES, Chooser, by_chance, with_appetite
from tests.games.klong.literal_cards import ALL, DUNGEON, RESERVES, SECRETS
from tests.games.klong.literal_rules import CROWNS, GOODS, POTIONS, LiteralKlong, Luck, Player, ascending
from tests.suite import Case

KLONG = [case for case in CASES if case.key == "klong"]
GAMES = 4
RICH_GAMES = 60
GIVEN_GOLD = 9
GIVEN_CARDS = 7
QUESTIONS = {"take", "choose", "discard", "trash", "replace", "reach", "spring", "order"}
COMPANIONS = ["apothecary", "rebel-captain", "rebel-miner", "rebel-scout", "rebel-soldier"]
COMPANION_GAMES = 40
MOMENTS = {"with both", "with nothing to discard", "with nothing to draw"}
FATES = {"escaped", "rescued", "lost"}


def literal_twin(state: KlongState) -> LiteralKlong:
    view = cast(Any, state.view(None))
    first, board, artifact, row = view["first"], view["board"], view["artifact"], view["row"]
    twin = LiteralKlong(int(state.setup.edition), first, board, artifact, hands_of(state), row)
    twin.remove_artifacts(dict(view["artifacts"]))
    return twin


def make_rich(state: KlongState, twin: LiteralKlong, chance: Chance) -> None:
    """Everybody begins with gold, and with cards of the dungeon on the draw pile: so all of them are played often."""
    for thief, player in zip(state.thieves, twin.players, strict=True):
        thief.gold = player.gold = GIVEN_GOLD
        for _ in range(GIVEN_CARDS):
            fit_for_decks = [card for card in twin.deck if ALL[card].verb == "buy"]
            card = fit_for_decks[chance.below(len(fit_for_decks))]
            twin.deck.remove(card)
            player.pile.append(card)
            state.dungeon.deck[KIND_OF[card]] -= 1
            state.dungeon.deck_size -= 1
            thief.draw = append(thief.draw, u8(KIND_OF[card]))


def give_companions(state: KlongState, twin: LiteralKlong, in_hand: int) -> None:
    """Seat 0 has only cards that wait for companions and one that asks for a discard; so many are in its hand."""
    thief, player = state.thieves[0], twin.players[0]
    twin.out_of_the_game = player.pile + player.hand
    for card in twin.out_of_the_game:
        state.dungeon.removed[KIND_OF[card]] += 1
    for card in COMPANIONS:
        if card in twin.row:
            twin.row[twin.row.index(card)] = ""
            state.dungeon.row[list(state.dungeon.row).index(KIND_OF[card])] = u8(NONE)
        else:
            twin.deck.remove(card)
            state.dungeon.deck[KIND_OF[card]] -= 1
            state.dungeon.deck_size -= 1
    player.hand, player.pile = COMPANIONS[:in_hand], COMPANIONS[in_hand:]
    player.surely_in_hand = [] if player.pile else list(player.hand)
    thief.hand, thief.draw, thief.shown = (
        vec[u8]([u8(KIND_OF[card]) for card in ascending(pile)])
        for pile in (player.hand, player.pile, player.surely_in_hand)
    )


def luck_of(move: str, seat: int, before: list[list[str]], after: list[list[str]], story: Story) -> Luck:
    """What the move brought, as far as the table could see it, and what came into the hands."""
    verb, *rest = move.split()
    kept = [Counter(hand) for hand in before]
    if verb in ("play", "discard"):
        kept[seat][rest[0]] -= 1
    luck = Luck([Counter(hand) - stayed for hand, stayed in zip(after, kept, strict=True)])
    for event in story.events:
        values = cast(Any, event.values)
        if event.kind == "refilled":
            luck.rows.append([(place, card) for place, card in values["cards"]])
        elif event.kind == "replaced":
            luck.replaced_by.append(values["by"])
        elif event.kind == "took-secret":
            luck.secrets.append(values["secret"])
        elif event.kind == "attacked":
            luck.attacks.append([owner for owner, _ in values["drawn"]])
    return luck


def hands_of(state: KlongState) -> list[list[str]]:
    return [[CARDS[kind].key for kind in thief.hand] for thief in state.thieves]


def assert_same(state: KlongState, twin: LiteralKlong) -> None:
    view = cast(Any, state.view(None))
    assert {RULES.describe(move) for move in state.legal(twin.active)} == twin.moves()
    assert list(state.to_move()) == ([] if twin.is_over() else [twin.active])
    assert hands_of(state) == [ascending(player.hand) for player in twin.players]
    for seat, player in enumerate(twin.players):
        assert view["seats"][seat] == seat_of(twin, player)
    expected = table_of(twin)
    assert {key: view[key] for key in expected} == expected
    if twin.asked:
        asked = view["question"]
        assert asked["kind"] == twin.asked[0].kind
        assert len(view["later"]) == len(twin.asked) - 1
    assert [waiting[0] for waiting in view["waiting"]] == [condition for condition, _ in twin.conditions]
    if twin.is_over():
        assert_same_end(state, twin)


def seat_of(twin: LiteralKlong, player: Player) -> dict[str, object]:
    """What everybody can see of a player, as the view tells it."""
    return {
        "room": player.room,
        "fate": player.fate,
        "damage": player.damage,
        "supply": player.supply,
        "clank": player.clank,
        "aside": player.aside,
        "gold": player.gold,
        "cards": ascending(player.cards() + player.leaving),
        "play": player.play,
        "discard": ascending(player.discard),
        "trashed": ascending(player.leaving),
        "shown": ascending(player.hand if twin.is_over() else player.surely_in_hand),
        "hand": len(player.hand),
        "draw": len(player.pile),
        "artifacts": sorted(player.artifacts),
        "idols": player.idols,
        "chalices": player.secrets.count("chalice"),
        "eggs": player.secrets.count("dragon-egg"),
        "keys": player.goods.count("master-key"),
        "backpacks": player.goods.count("backpack"),
        "crowns": player.crowns,
        "potions": [player.secrets.count(potion) for potion in POTIONS],
        "mastery": player.mastery,
        "points": twin.points(player),
    }


def table_of(twin: LiteralKlong) -> dict[str, object]:
    crowns = twin.goods["crown"]
    next_points = {"master-key": 5, "backpack": 5, "crown": CROWNS[3 - crowns] if crowns else 0}
    return {
        "phase": "over" if twin.is_over() else "ask" if twin.asked else "act",
        "turn": -1 if twin.is_over() else twin.active,
        "turns": twin.turns,
        "skill": twin.skill,
        "swords": twin.swords,
        "boots": twin.boots,
        "teleports": twin.teleports,
        "quiet": twin.unused_quiet,
        "made": twin.clank_made,
        "gains": twin.gold_gains,
        "bonus": twin.more_gold,
        "swaggers": twin.swaggers,
        "cheaper": twin.gem_discount,
        "caves_free": twin.caves_free,
        "heads_free": twin.heads_free,
        "stopped": twin.in_a_cave,
        "springs": twin.springs,
        "row": twin.row,
        "reserve": [twin.reserve[name] for name in ("mercenary", "explore", "secret-tome")],
        "deck": len(twin.deck),
        "gone": ascending(twin.gone),
        "removed": ascending(twin.out_of_the_game),
        "bag": twin.black_in_bag + sum(player.bagged for player in twin.players),
        "black_aside": twin.black_aside,
        "rage": twin.rage,
        "attacks": twin.attacks,
        "strength": twin.strength(),
        "clock": [] if twin.clock_seat < 0 else [twin.clock_seat, twin.clock],
        "artifacts": sorted([room, value] for room, value in twin.artifacts.items()),
        "majors": sorted(room for room, left in twin.major_secrets.items() if left),
        "minors": sorted([room, left] for room, left in twin.minor_secrets.items() if left),
        "idols": twin.idols,
        "goods": [[name, twin.goods[name], next_points[name] if twin.goods[name] else 0] for name in GOODS],
        "found": [copies - twin.unseen_secrets[name] for name, (copies, _) in SECRETS.items()],
        "prices": prices_of(twin),
        "walks": walks_of(twin),
        "fights": fights_of(twin),
    }


def prices_of(twin: LiteralKlong) -> list[list[str | int]]:
    if twin.is_over():
        return []
    lying = {*filter(None, twin.row), *(name for name in RESERVES if twin.reserve.get(name) != 0)}
    return [price_of(twin, name) for name in ascending(list(lying))]


def price_of(twin: LiteralKlong, name: str) -> list[str | int]:
    card, price = ALL[name], twin.price(name)
    is_too_high = "deep" in card.symbols and not twin.ground.is_deep(twin.me.room)
    is_outside = "cave" in card.symbols and not twin.ground.holds(twin.me.room, "cave")
    have = twin.swords if card.group == "monster" else twin.skill
    return [name, price, max(0, price - have), "depths" if is_too_high else "cave" if is_outside else ""]


def fights_of(twin: LiteralKlong) -> list[list[int]]:
    return [
        [RULES.parse(f"walk {room} swords {swords}" if swords else f"walk {room}"), swords, heads - swords]
        for room, _, heads in walks_of(twin)
        if heads
        for swords in range(heads + 1)
        if (f"walk {room} swords {swords}" if swords else f"walk {room}") in twin.moves()
    ]


def walks_of(twin: LiteralKlong) -> list[list[int]]:
    if twin.is_over() or twin.asked:
        return []
    goals = {int(move.split()[1]) for move in twin.moves() if move.startswith("walk ")}
    return sorted(
        [room, tunnel.boots, 0 if twin.heads_free else tunnel.heads]
        for room, tunnel in twin.ground.tunnels_at(twin.me.room)
        if room in goals
    )


def assert_same_end(state: KlongState, twin: LiteralKlong) -> None:
    view, result = cast(Any, state.view(None)), state.result()
    assert result is not None
    assert result.winners() == view["winners"] == twin.winners()
    assert result.scores == [0 if player.fate == "lost" else twin.points(player) for player in twin.players]
    for shown, player in zip(view["sheet"], twin.players, strict=True):
        expected = twin.sheet(player)
        assert {**shown, "artifacts": sum(shown["artifacts"])} == {
            **expected,
            "fate": player.fate,
            "total": sum(expected.values()),
        }
    winners = twin.winners()
    how = {twin.players[seat].fate for seat in winners}
    assert view["reason"] == ("nobody" if not winners else how.pop() if len(winners) == 1 else "shared")


def play_in_lockstep(
    case: Case, seed: int, chooser: Chooser, is_rich: bool = False, edition: int = NEWEST_EDITION
) -> Counter[str]:
    """What has been done and met on the way."""
    chance = QuickChance(seed + 100)
    options = read_facts("klong").complete(case.seats, case.given)
    state = RULES.in_edition(edition).new(case.seats, options, QuickChance(seed))
    assert isinstance(state, KlongState)
    twin = literal_twin(state)
    if is_rich:
        make_rich(state, twin, chance)
    return go_on_in_lockstep(state, twin, chooser, chance)


def go_on_in_lockstep(state: KlongState, twin: LiteralKlong, chooser: Chooser, chance: Chance) -> Counter[str]:
    seen = Counter[str]()
    while seats := state.to_move():
        assert_same(state, twin)
        (seat,) = seats
        move = chooser(state, seat, chance)
        before, story, written = hands_of(state), Story(), RULES.describe(move)
        seen.update([written, " ".join(written.split()[:1]), *(asked.kind for asked in twin.asked)])
        if twin.asked and twin.asked[0].kind == "order":
            seen.update([f"{written} {moment_of(twin.me)}"])
        state.play(seat, move, chance, story)
        luck = luck_of(written, seat, before, hands_of(state), story)
        seen.update(f"found {secret}" for secret in luck.secrets)
        seen.update(f"arrived {card}" for new in luck.rows for _, card in new)
        twin.make(written, luck)
        assert luck.is_used_up()
        assert scenes_of(story) == twin.scenes
        assert hearts_lost(story) == Counter(owner for scene in twin.scenes for owner, hurts in scene if hurts)
    assert_same(state, twin)
    seen.update(player.fate for player in twin.players)
    return seen


def moment_of(player: Player) -> str:
    """In which an order is chosen."""
    if not player.hand:
        return "with nothing to discard"
    return "with both" if player.pile or player.discard else "with nothing to draw"


def scenes_of(story: Story) -> list[object]:
    return [event.values["drawn"] for event in story.events if event.kind == "attacked"]


def hearts_lost(story: Story) -> Counter[int]:
    lost: Counter[int] = Counter()
    for event in story.events:
        if event.kind == "hit":
            lost[cast(int, event.seat)] += cast(int, event.values["hearts"])
    return lost


@pytest.mark.parametrize("chooser", [by_chance, with_appetite], ids=["by chance", "with appetite"])
@pytest.mark.parametrize("case", KLONG, ids=str)
def test_whole_games_in_lockstep(case: Case, chooser: Chooser) -> None:
    for seed in range(GAMES):
        play_in_lockstep(case, seed, chooser)


@pytest.mark.parametrize("case", KLONG, ids=str)
def test_games_of_the_first_edition_in_lockstep(case: Case) -> None:
    for seed in range(GAMES):
        play_in_lockstep(case, seed, with_appetite, is_rich=True, edition=1)


@pytest.mark.slow
@pytest.mark.parametrize("edition", [1, 2])
def test_waiting_rebels_and_the_apothecary_in_lockstep(edition: int) -> None:
    """With something to draw and to discard, with nothing to discard, and with nothing to draw yet."""
    seen: Counter[str] = Counter()
    for seed in range(COMPANION_GAMES):
        case = KLONG[seed % len(KLONG)]
        options = read_facts("klong").complete(case.seats, {**case.given, "start": "1"})
        state = RULES.in_edition(edition).new(case.seats, options, QuickChance(seed))
        assert isinstance(state, KlongState)
        twin = literal_twin(state)
        give_companions(state, twin, in_hand=2 + seed % 4)
        seen += go_on_in_lockstep(state, twin, by_chance, QuickChance(seed))
    assert seen["discard"] > COMPANION_GAMES
    moments = {f"{order} {moment}" for order in ("choose 1", "choose 2") for moment in MOMENTS}
    assert moments & seen.keys() == (moments if edition == 2 else set())


@pytest.mark.slow
def test_all_cards_and_secrets_are_met_in_lockstep() -> None:
    """Whatever there is has been done at least once beside the literal rules."""
    seen: Counter[str] = Counter()
    for seed in range(RICH_GAMES):
        seen += play_in_lockstep(KLONG[seed % len(KLONG)], seed, with_appetite, is_rich=True)
    in_decks = [name for name, card in ALL.items() if card.group != "device" and card.group != "monster"]
    assert [name for name in in_decks if not seen[f"play {name}"]] == []
    to_get = [name for name in ALL if name in DUNGEON or name in RESERVES]
    assert [name for name in to_get if not seen[f"{ALL[name].verb} {name}"]] == []
    assert [secret for secret in SECRETS if not seen[f"found {secret}"]] == []
    assert [potion for potion in POTIONS if not seen[f"drink {potion}"]] == []
    assert [goods for goods in GOODS if not seen[f"trade {goods}"]] == []
    assert (QUESTIONS | FATES) - seen.keys() == set()
