"""Ways through the dungeon: tunnels, monsters, locks, caves, fountains, markers, teleports."""

from __future__ import annotations

import pytest

from spieltisch.games.klong.rules.pieces import SECRET_OF, SECRETS
from spieltisch.games.klong.rules.state import KlongState
from tests.games.klong.positions import NO_LUCK, Rigged, artifact, cubes, do, kinds, legal, position, refusal, told

# Rooms of side A
PLAIN = 15
CAVE = 14
FOUNTAIN = 12
MAJOR_ROOM = 5
MINOR_ROOM = 16
SHRINE = 24
ARTIFACT_7 = 21

EGG = SECRET_OF["dragon-egg"]


def walker(room: int, boots: int = 9, swords: int = 0, artifact: str = "enter") -> KlongState:
    """Everything is in its place, and all artifacts are there."""
    state = position(room=room, artifact=artifact)
    state.dungeon.artifacts = 127
    state.turn.boots = boots
    state.turn.swords = swords
    return state


def find(state: KlongState, secret: int) -> Rigged:
    """The luck that turns up this secret next."""
    size = SECRETS[secret].size
    return Rigged(sum(int(state.dungeon.secrets[other]) for other in range(secret) if SECRETS[other].size == size))


# Tunnels


def test_a_tunnel_costs_one_boot() -> None:
    state = walker(2, boots=1)
    story = do(state, "walk 3", luck=NO_LUCK)
    where = {"from": 2, "to": 3, "place": "room", "zone": "upper"}
    assert told(story, "walked").values == {**where, "boots": 1, "swords": 0, "damage": 0}
    assert (state.thieves[0].room, state.turn.boots) == (3, 0)
    assert refusal(state, "walk 2") == "boots"


def test_some_tunnels_cost_two_boots() -> None:
    state = walker(3, boots=1)
    assert refusal(state, "walk 4") == "boots"
    state.turn.boots = 2
    do(state, "walk 4", luck=NO_LUCK)
    assert state.turn.boots == 0


def test_rooms_without_a_tunnel_between_are_out_of_the_way() -> None:
    state = walker(2)
    assert refusal(state, "walk 4") == "no-tunnel"
    assert refusal(state, "walk 2") == "no-tunnel"
    assert refusal(state, "walk 44") == "no-tunnel"
    assert refusal(state, "walk 0") == "no-tunnel"


def test_one_way_tunnels_go_one_way() -> None:
    assert "walk 3" in legal(walker(7))
    assert refusal(walker(3), "walk 7") == "one-way"


def test_locked_tunnels_need_a_master_key() -> None:
    state = walker(4)
    assert refusal(state, "walk 9") == "locked"
    state.thieves[0].keys = 1
    do(state, "walk 9", luck=NO_LUCK)
    assert (state.thieves[0].room, state.thieves[0].keys) == (9, 1)


def test_a_tunnel_leads_round_the_edge_of_the_board() -> None:
    state = walker(17)
    do(state, "walk 22", "leave", luck=NO_LUCK)
    assert state.thieves[0].room == 22


def test_nobody_goes_back_outside_without_an_artifact() -> None:
    state = walker(2)
    assert refusal(state, "walk 1") == "no-artifact"
    state.turn.teleports = 1
    assert refusal(state, "teleport 1") == "no-artifact"


# Monsters


def test_each_monster_of_a_tunnel_takes_a_sword_or_a_heart() -> None:
    state = walker(15, swords=1)
    assert legal(state, "walk 10") == ["walk 10", "walk 10 swords 1"]
    fought = state.copy()
    do(fought, "walk 10 swords 1", luck=NO_LUCK)
    assert (fought.turn.swords, fought.thieves[0].damage) == (0, 0)
    story = do(state, "walk 10", luck=NO_LUCK)
    assert told(story, "hurt").values == {"damage": 1}
    assert (state.turn.swords, cubes(state.thieves[0])) == (
        1,
        {"supply": 26, "clank": 3, "bagged": 0, "aside": 0, "damage": 1},
    )


def test_of_two_monsters_one_may_be_fought_and_one_suffered() -> None:
    state = walker(19, swords=2)
    assert legal(state, "walk 14") == ["walk 14", "walk 14 swords 1", "walk 14 swords 2"]
    do(state, "walk 14 swords 1", luck=NO_LUCK)
    assert (state.turn.swords, state.thieves[0].damage) == (1, 1)


def test_no_more_swords_are_spent_than_there_are_monsters() -> None:
    state = walker(15, swords=5)
    assert refusal(state, "walk 10 swords 2") == "swords-unneeded"
    assert refusal(state, "walk 14 swords 1") == "swords-unneeded"
    state.turn.swords = 0
    assert refusal(state, "walk 10 swords 1") == "swords"


def test_own_choice_never_fills_the_health_track() -> None:
    state = walker(19)
    thief = state.thieves[0]
    thief.damage, thief.supply = 8, 19
    assert refusal(state, "walk 14") == "fills-health"
    state.turn.swords = 1
    assert legal(state, "walk 14") == ["walk 14 swords 1"]
    do(state, "walk 14 swords 1", luck=NO_LUCK)
    assert thief.damage == 9


def test_without_cubes_no_damage_can_be_taken() -> None:
    state = walker(15)
    thief = state.thieves[0]
    thief.supply, thief.bagged = 0, 27
    assert refusal(state, "walk 10") == "no-cubes"
    state.turn.swords = 1
    assert legal(state, "walk 10") == ["walk 10 swords 1"]


def test_monsters_are_ignored_while_a_card_says_so() -> None:
    state = walker(15, swords=1)
    state.turn.heads_free = True
    assert legal(state, "walk 10") == ["walk 10"]
    do(state, "walk 10", luck=NO_LUCK)
    assert state.thieves[0].damage == 0


# Rooms


def test_in_a_crystal_cave_boots_are_of_no_more_use() -> None:
    state = walker(PLAIN)
    do(state, f"walk {CAVE}", luck=NO_LUCK)
    assert legal(state, "walk") == []
    assert refusal(state, f"walk {PLAIN}") == "cave-stop"


def test_a_turn_that_begins_in_a_cave_is_not_restricted() -> None:
    assert "walk 15" in legal(walker(CAVE))


def test_a_cave_stops_who_teleports_into_it_but_no_teleport() -> None:
    state = walker(PLAIN)
    state.turn.teleports = 2
    do(state, f"teleport {CAVE}", luck=NO_LUCK)
    assert refusal(state, f"walk {PLAIN}") == "cave-stop"
    do(state, f"teleport {PLAIN}", luck=NO_LUCK)
    assert refusal(state, f"walk {CAVE}") == "cave-stop"


@pytest.mark.parametrize("card", ["dead-run", "flying-carpet"])
def test_a_cave_stop_is_lifted_before_and_afterwards(card: str) -> None:
    state = position(card, room=PLAIN)
    state.turn.boots = 5
    before, afterwards = state.copy(), state.copy()
    do(before, f"play {card}", f"walk {CAVE}", luck=NO_LUCK)
    assert f"walk {PLAIN}" in legal(before)
    do(afterwards, f"walk {CAVE}", f"play {card}", luck=NO_LUCK)
    assert f"walk {PLAIN}" in legal(afterwards)


def test_a_fountain_heals_one_at_every_entry() -> None:
    state = walker(7)
    thief = state.thieves[0]
    thief.damage, thief.supply = 5, 22
    state.turn.swords = 9
    story = do(state, f"walk {FOUNTAIN} swords 1", luck=NO_LUCK)
    assert (kinds(story), thief.damage) == (["walked", "healed"], 4)
    do(state, "walk 17", luck=NO_LUCK)
    do(state, f"walk {FOUNTAIN}", luck=NO_LUCK)
    assert (thief.damage, thief.supply) == (3, 24)


def test_a_fountain_without_damage_has_no_effect() -> None:
    state = walker(17)
    assert kinds(do(state, f"walk {FOUNTAIN}", luck=NO_LUCK)) == ["walked"]
    assert state.thieves[0].supply == 27


# Markers


def test_who_enters_may_take_a_marker_or_leave_it() -> None:
    state = walker(PLAIN)
    do(state, f"walk {MINOR_ROOM}", luck=NO_LUCK)
    assert legal(state) == ["take", "leave"]
    story = do(state, "leave", luck=NO_LUCK)
    assert kinds(story) == ["left-marker"]
    assert refusal(state, "take") == "nothing-to-take"
    assert state.dungeon.minors[MINOR_ROOM] == 2


def test_one_marker_an_entry_another_one_after_coming_back() -> None:
    state = walker(PLAIN)
    do(state, f"walk {MINOR_ROOM}", "take", luck=find(state, EGG))
    assert (state.dungeon.minors[MINOR_ROOM], state.thieves[0].eggs) == (1, 1)
    assert refusal(state, "take") == "nothing-to-take"
    do(state, f"walk {PLAIN}", f"walk {MINOR_ROOM}", luck=NO_LUCK)
    do(state, "take", luck=find(state, EGG))
    assert (state.dungeon.minors[MINOR_ROOM], state.thieves[0].eggs) == (0, 2)
    do(state, f"walk {PLAIN}", f"walk {MINOR_ROOM}", luck=NO_LUCK)
    assert state.prompt() is None


def test_a_secret_is_taken_blind_of_its_size() -> None:
    for secret in range(len(SECRETS)):
        state = walker(4 if SECRETS[secret].size == 0 else PLAIN)
        room = MAJOR_ROOM if SECRETS[secret].size == 0 else MINOR_ROOM
        story = do(state, f"walk {room}", luck=NO_LUCK)
        story = do(state, "take", luck=Rigged(*find(state, secret).numbers))
        assert told(story, "took-secret").values == {"secret": SECRETS[secret].key, "room": room}
        assert state.dungeon.secrets[secret] == SECRETS[secret].copies - 1


def test_idols_are_taken_one_an_entry() -> None:
    state = walker(17)
    state.turn.teleports = 9
    for left in (2, 1, 0):
        story = do(state, f"teleport {SHRINE}", "take", "teleport 17", luck=NO_LUCK)
        assert told(story, "took-idol").values == {"room": SHRINE}
        assert (state.dungeon.idols, state.thieves[0].idols) == (left, 3 - left)
    do(state, f"teleport {SHRINE}", luck=NO_LUCK)
    assert state.prompt() is None


def test_an_artifact_angers_the_dragon_at_once() -> None:
    state = walker(16)
    story = do(state, f"walk {ARTIFACT_7}", "take", luck=NO_LUCK)
    assert kinds(story) == ["walked", "took-artifact", "angered"]
    assert told(story, "took-artifact").values == {"value": 7, "room": ARTIFACT_7}
    assert (state.thieves[0].artifacts, state.dungeon.rage) == (artifact(7), 4)
    assert not state.dungeon.artifacts & artifact(7)


def test_a_dragon_egg_angers_the_dragon_as_well() -> None:
    state = walker(PLAIN)
    do(state, f"walk {MINOR_ROOM}", "take", luck=find(state, EGG))
    assert state.dungeon.rage == 4


def test_the_dragon_never_gets_beyond_the_last_space() -> None:
    state = walker(16)
    state.dungeon.rage = 7
    assert "angered" not in kinds(do(state, f"walk {ARTIFACT_7}", "take", luck=NO_LUCK))
    assert state.dungeon.rage == 7


def test_the_room_of_a_removed_artifact_is_empty() -> None:
    state = walker(16)
    state.dungeon.artifacts ^= artifact(7)
    do(state, f"walk {ARTIFACT_7}", luck=NO_LUCK)
    assert state.prompt() is None


def test_one_artifact_is_carried_and_one_more_with_each_backpack() -> None:
    state = walker(16)
    thief = state.thieves[0]
    thief.artifacts = artifact(30)
    do(state, f"walk {ARTIFACT_7}", luck=NO_LUCK)
    assert state.prompt() is None
    thief.backpacks = 1
    do(state, "walk 16", "leave", f"walk {ARTIFACT_7}", "take", luck=NO_LUCK)
    assert thief.artifacts == artifact(30) | artifact(7)
    assert not thief.can_carry()
    thief.backpacks = 2
    assert thief.can_carry()


def test_an_artifact_is_taken_on_entering_only() -> None:
    state = walker(16)
    do(state, f"walk {ARTIFACT_7}", "leave", luck=NO_LUCK)
    assert refusal(state, "take") == "nothing-to-take"


def test_by_the_newer_rule_an_artifact_is_taken_at_any_time_in_its_room() -> None:
    state = walker(16, artifact="action")
    do(state, f"walk {ARTIFACT_7}", luck=NO_LUCK)
    assert state.prompt() is None
    assert "take" in legal(state)
    story = do(state, "take", luck=NO_LUCK)
    assert kinds(story) == ["took-artifact", "angered"]
    assert refusal(state, "take") == "nothing-to-take"


def test_by_the_newer_rule_the_limit_holds_and_a_backpack_helps_at_once() -> None:
    state = walker(27, artifact="action")
    state.thieves[0].artifacts = artifact(5)
    state.dungeon.artifacts ^= artifact(5)
    state.thieves[0].gold = 7
    assert refusal(state, "take") == "carries-enough"
    do(state, "trade backpack", "take", luck=NO_LUCK)
    assert state.thieves[0].artifacts == artifact(5) | artifact(10)


def test_by_the_newer_rule_other_markers_are_still_taken_on_entering() -> None:
    state = walker(PLAIN, artifact="action")
    do(state, f"walk {MINOR_ROOM}", luck=NO_LUCK)
    assert legal(state) == ["take", "leave"]
    do(state, "leave", luck=NO_LUCK)
    assert refusal(state, "take") == "nothing-to-take"


# Teleports


def test_a_teleport_ignores_boots_monsters_locks_and_arrows() -> None:
    for origin, room, place in ((3, 4, "room"), (15, 10, "cave"), (4, 9, "room"), (3, 7, "cave")):
        state = walker(origin, boots=0)
        state.turn.teleports = 1
        story = do(state, f"teleport {room}", luck=NO_LUCK)
        assert told(story, "teleported").values == {"from": origin, "to": room, "place": place, "zone": "upper"}
        assert (state.thieves[0].room, state.thieves[0].damage, state.turn.teleports) == (room, 0, 0)


def test_a_teleport_leads_through_a_tunnel_only() -> None:
    state = walker(3)
    state.turn.teleports = 1
    assert refusal(state, "teleport 15") == "no-tunnel"
    assert refusal(state, "teleport 3") == "no-tunnel"
    state.turn.teleports = 0
    assert refusal(state, "teleport 4") == "no-teleport"


def test_a_teleport_is_an_entry() -> None:
    state = walker(7)
    thief = state.thieves[0]
    thief.damage, thief.supply = 1, 26
    state.turn.teleports = 3
    do(state, f"teleport {FOUNTAIN}", luck=NO_LUCK)
    assert thief.damage == 0
    do(state, "teleport 7", luck=NO_LUCK)
    assert legal(state) == ["take", "leave"]
    assert state.turn.stopped


def test_a_teleport_can_be_saved_within_the_turn() -> None:
    state = position("invoker-of-the-ancients burgle", room=3)
    do(state, "play invoker-of-the-ancients", "play burgle", "teleport 4", luck=NO_LUCK)
    assert state.thieves[0].room == 4
