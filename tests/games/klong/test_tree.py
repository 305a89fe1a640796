"""The tree of Klong!'s master: it grows where many games came by, and each seat goes where it has fared best."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from spieltisch.game import QuickChance
from spieltisch.games.klong.bots.evaluation import NOWHERE
from spieltisch.games.klong.bots.ismcts import Idea, better_half
from spieltisch.games.klong.bots.levels import GESELLE
from spieltisch.games.klong.bots.rule_of_thumb import RuleOfThumb
from spieltisch.games.klong.bots.tree import GAMES_TO_GROW, Branch, Tree
from spieltisch.games.klong.rules.notation import END
from spieltisch.games.klong.rules.position import OVER
from spieltisch.games.klong.rules.state import KlongState
from tests.games.klong.positions import RULES, position

SEED = 4
ENOUGH = int(GAMES_TO_GROW)


def underway() -> KlongState:
    """Three boots to spend in a room with many tunnels."""
    state = position("", draw="explore*5", room=13)
    state.turn.boots = 3
    return state


def grown(root: Branch, games: int, worth: Callable[[list[Branch]], float] = lambda path: 0.5) -> list[list[Branch]]:
    """The ways that so many games took from `underway`, all of them in the same world and with the same luck."""
    tree = Tree([RuleOfThumb(GESELLE), RuleOfThumb(GESELLE)], [], QuickChance(1))
    paths = []
    for _ in range(games):
        path = tree.play(root, underway(), QuickChance(SEED))
        for branch in path:
            branch.games += 1.0
            branch.total += worth(path)
        paths.append(path)
    return paths


def first_step() -> Branch:
    return Branch(0, RULES.parse("walk 17"))


def after_first_step() -> KlongState:
    state = underway()
    state.play(0, RULES.parse("walk 17"), QuickChance(SEED))
    return state


def tried(branch: Branch, move: int, games: float, mean: float) -> Branch:
    after = Branch(i64(0), i64(move))
    after.games = after.offered = games
    after.total = games * mean
    branch.next.append(after)
    return after


def test_every_game_goes_on_to_its_end() -> None:
    tree, state = Tree([RuleOfThumb(GESELLE), RuleOfThumb(GESELLE)], [], QuickChance(1)), underway()
    tree.play(first_step(), state, QuickChance(SEED))
    assert state.phase == OVER
    assert tree.moves > 1


def test_the_tree_goes_deeper_where_enough_games_came_by() -> None:
    assert [len(path) for path in grown(first_step(), 3 * ENOUGH)] == [1] * ENOUGH + [2] * ENOUGH + [3] * ENOUGH


def test_the_rule_of_thumb_is_tried_first() -> None:
    root = first_step()
    grown(root, ENOUGH + 1)
    assert [after.move for after in root.next] == [RuleOfThumb(GESELLE).move(after_first_step())]


def test_the_more_games_came_by_the_more_moves_are_tried() -> None:
    root = first_step()

    def no_detour_pays(path: list[Branch]) -> float:
        return 0.5 if path[0] is root else 0.0

    grown(root, 4 * ENOUGH, no_detour_pays)
    assert len(root.next) == 1
    grown(root, 1, no_detour_pays)
    assert len(root.next) == 2
    grown(root, 6 * ENOUGH, no_detour_pays)
    assert len(root.next) == 3
    assert {int(after.move) for after in root.next} <= set(after_first_step().legal(0))


def test_games_go_where_the_seat_fared_best() -> None:
    """Here the rule of thumb is wrong."""
    root, thumb = first_step(), int(RuleOfThumb(GESELLE).move(after_first_step()))
    grown(root, 12 * ENOUGH, lambda path: 0.2 if len(path) > 1 and path[1].move == thumb else 0.8)
    assert max(root.next, key=lambda after: after.games).move != thumb


def test_a_detour_is_not_held_against_the_moves_that_led_there() -> None:
    """Else it would look best to end a turn at once: what is tried after it are the rivals' mistakes."""
    root = first_step()
    paths = grown(root, 4 * ENOUGH + 1)
    detour = paths[-1]
    assert [branch.move for branch in detour] == [root.next[1].move]
    assert root.games == 4 * GAMES_TO_GROW


def test_what_this_world_does_not_allow_is_left_alone() -> None:
    """A branch that another world has opened: here no tunnel leads to that room."""
    root = first_step()
    root.games = GAMES_TO_GROW
    forbidden = tried(root, RULES.parse("walk 1"), games=2.0, mean=1.0)
    allowed = tried(root, END, games=3.0, mean=0.1)
    assert RULES.parse("walk 1") not in after_first_step().legal(0)
    assert grown(root, 1)[0][1] is allowed
    assert (forbidden.offered, allowed.offered) == (2.0, 4.0)


def test_the_rivals_decide_in_the_tree_as_well() -> None:
    paths = grown(first_step(), 10 * ENOUGH)
    assert {int(branch.seat) for path in paths for branch in path} == {0, 1}


# At the root


def idea(mean: float) -> Idea:
    new = Idea(0, i64(END), i64(NOWHERE))
    new.root.games, new.root.total = 10.0, 10.0 * mean
    return new


def test_ideas_that_do_worse_drop_out() -> None:
    good, fair, poor, bad = (idea(mean) for mean in (0.6, 0.5, 0.4, 0.3))
    assert better_half([fair, bad, good, poor], thumb=fair) == [good, fair]


def test_the_rule_of_thumb_stays_in_question_to_the_end() -> None:
    """Three unlucky games are no reason to forget it."""
    good, fair, poor, thumb = (idea(mean) for mean in (0.6, 0.5, 0.4, 0.3))
    assert better_half([thumb, fair, good, poor], thumb) == [good, thumb]


def test_two_ideas_are_left_and_the_better_one_is_first() -> None:
    thumb, good = idea(0.3), idea(0.6)
    assert better_half([thumb, good], thumb) == [good, thumb]
