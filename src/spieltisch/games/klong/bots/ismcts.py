"""Information-set MCTS with sequential halving at the root: whatever is worth a thought is played out many times.

What cannot be known is guessed anew for each game. At the root all ideas play in the same worlds and with the same
luck, and those that do worse drop out by and by, so that most games are spent on the question which of the best is
best; further down the tree decides what is tried.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Budget, Chance, QuickChance
from spieltisch.games.klong.bots.distances import UNREACHABLE, distances
from spieltisch.games.klong.bots.evaluation import NOWHERE
from spieltisch.games.klong.bots.levels import GESELLE
from spieltisch.games.klong.bots.rule_of_thumb import RuleOfThumb
from spieltisch.games.klong.bots.tree import Branch, Tree, is_decision
from spieltisch.games.klong.rules.cards import GUARD
from spieltisch.games.klong.rules.legal import MOST_MOVES, legal_moves
from spieltisch.games.klong.rules.notation import END, FIRST_CHOICE, FIRST_DRINK, FIRST_GET
from spieltisch.games.klong.rules.play import step
from spieltisch.games.klong.rules.position import OVER, Position
from spieltisch.games.klong.rules.result import places, score
from spieltisch.games.klong.rules.state import KlongState

SEEDS: Final = 1 << 60
LONGEST_LINE: Final = 12
WIN_OVER_LEAD: Final = 0.75
CLEAR_LEAD: Final = 30.0  # points ahead that are half as good as any lead
MOVES_FOR_AN_OUTLOOK: Final = 4000


@final
class Idea:
    """A move, and what the player has in mind with it: the room it makes for from then on."""

    def __init__(self, seat: int, move: i64, wish: i64) -> None:
        self.root: Final = Branch(i64(seat), move)
        self.wish: Final[i64] = wish
        self.wins: float = 0.0

    def outlook(self) -> float:
        return self.wins / self.root.games if self.root.games > 0.0 else 0.0


@final
class Search:
    def __init__(self, state: KlongState, seat: int, chance: Chance) -> None:
        self._state: Final = state
        self._seat: Final = seat
        self._chance: Final = chance
        self._players: Final = [RuleOfThumb(GESELLE) for _ in range(int(state.setup.seats))]
        self._wishes: Final = _wishes(state, seat)
        self._tree: Final = Tree(self._players, [NOWHERE, *self._wishes], chance)
        self.best: Idea = Idea(seat, END, NOWHERE)

    def think(self, budget: Budget) -> None:
        """Every idea is tried once, however small the budget is."""
        ideas = self._ideas()
        self._compare(ideas)
        self.best = self._estimated(ideas[0], budget) if len(ideas) == 1 else self._halved(ideas, budget)

    def moves(self) -> int:
        """Made in the mind so far."""
        return self._tree.moves

    def line(self) -> list[int]:
        """The moves expected from here to the end of the own turn: as tried most, then as the rule of thumb goes on."""
        twin = self._state.copy()
        luck = QuickChance(self._chance.below(SEEDS))
        player = RuleOfThumb(GESELLE)
        player.wish = self.best.wish
        branch: Branch | None = self.best.root
        move = self.best.root.move
        turns = twin.turns
        line: list[int] = []
        while len(line) < LONGEST_LINE:
            line.append(int(move))
            step(twin, move, luck, None)
            if twin.phase == OVER or twin.turns != turns:
                break
            move = player.move(twin)
            if branch is not None and is_decision(twin):
                branch = self._tree.favourite(branch, twin)
                move = move if branch is None else branch.move
        return line

    def _ideas(self) -> list[Idea]:
        """The rule of thumb first, then what it would do with another room in mind, then every other legal move."""
        state, seat = self._state, self._seat
        player = RuleOfThumb(GESELLE)
        good = player.move(state)
        ideas = [Idea(seat, good, NOWHERE)]
        if not is_decision(state):
            return ideas
        into = vec[i64]([0] * MOST_MOVES)
        legal = [into[found] for found in range(legal_moves(state, into))]
        if not any(_is_worth_a_thought(move) for move in legal):
            return ideas
        for wish in self._wishes:
            player.wish = wish
            ideas.append(Idea(seat, player.move(state), wish))
        return ideas + [Idea(seat, move, NOWHERE) for move in legal if move != good]

    def _estimated(self, idea: Idea, budget: Budget) -> Idea:
        """There is nothing to choose, but the outlook is worth some games."""
        while self._tree.moves < MOVES_FOR_AN_OUTLOOK and not budget.spent(self._tree.moves):
            self._compare([idea])
        return idea

    def _halved(self, ideas: list[Idea], budget: Budget) -> Idea:
        """Sequential halving: in each round all ideas play equally often, then the worse half drops out.

        The rounds share the budget evenly, be it steps or seconds.
        """
        thumb = ideas[0]
        rounds = _rounds(len(ideas))
        for done in range(1, rounds + 1):
            while budget.share(self._tree.moves) < float(done) / float(rounds):
                self._compare(ideas)
            ideas = better_half(ideas, thumb)
        return ideas[0]

    def _compare(self, ideas: list[Idea]) -> None:
        """One game for each of them, in the same world and with the same luck."""
        world = self._state.guess(self._seat, self._chance)
        seed = self._chance.below(SEEDS)
        player = self._players[self._seat]
        for idea in ideas:
            twin = world.copy()
            luck = QuickChance(seed)
            player.wish = idea.wish
            path = self._tree.play(idea.root, twin, luck)
            player.wish = NOWHERE
            if path[0] is idea.root:
                idea.wins += _won(twin, self._seat)
            worths = [_worth(twin, seat) for seat in range(len(twin.thieves))]
            for branch in path:
                branch.games += 1.0
                branch.total += worths[branch.seat]


def _wishes(state: KlongState, seat: int) -> list[i64]:
    """The rooms worth making for: home with an artifact, and wherever another one lies."""
    thief = state.thieves[seat]
    ways = distances(state.setup.board.key, thief.keys > 0)
    wishes = [ways.home] if thief.artifacts else []
    if thief.can_carry():
        lying = [room for index, room in enumerate(ways.artifact_rooms) if state.dungeon.artifacts >> index & 1]
        wishes += [room for room in lying if ways.way(thief.room, room) < UNREACHABLE]
    return wishes


def _rounds(ideas: int) -> int:
    """Halving the ideas so often leaves two."""
    rounds = 1
    while ideas > 2:
        ideas = (ideas + 1) // 2
        rounds += 1
    return rounds


def _is_worth_a_thought(move: i64) -> bool:
    """To end a turn, to beat the guard once more or to drink something needs none, if there is nothing else to do."""
    return move not in (END, FIRST_GET + GUARD) and not FIRST_DRINK <= move < FIRST_CHOICE


def better_half(ideas: list[Idea], thumb: Idea) -> list[Idea]:
    """The best first, two at least. The rule of thumb stays: whatever replaces it must beat it in many games."""
    ranked = sorted(ideas, key=lambda idea: -idea.root.mean())[: max(2, (len(ideas) + 1) // 2)]
    return ranked if thumb in ranked else [*ranked[:-1], thumb]


def _worth(position: Position, seat: int) -> float:
    """Mostly the win, a little how clear it is: who is ahead plays on, and who is behind does not give up."""
    return WIN_OVER_LEAD * _won(position, seat) + (1.0 - WIN_OVER_LEAD) * _lead(position, seat)


def _won(position: Position, seat: int) -> float:
    placed = places(position.thieves)
    return 1.0 / float(placed.count(1)) if placed[seat] == 1 else 0.0


def _lead(position: Position, seat: int) -> float:
    """From 0 to 1: how far this seat is ahead of its strongest rival."""
    rivals: i64 = 0
    for other, thief in enumerate(position.thieves):
        if other != seat:
            rivals = max(rivals, score(thief))
    ahead = float(score(position.thieves[seat]) - rivals)
    return 0.5 + 0.5 * ahead / (abs(ahead) + CLEAR_LEAD)
