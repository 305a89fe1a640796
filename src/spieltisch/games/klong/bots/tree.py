"""Tree of information sets: what was tried after a move, by whoever it was then up to, and how well it went.

A branch stands for all the worlds in which its move could be made: the hands of the others, what the dungeon reveals
and whom the dragon hits are drawn anew for every game. Each seat is taken to choose what has been best for itself.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Chance
from spieltisch.games.klong.bots.rule_of_thumb import RuleOfThumb, play_on
from spieltisch.games.klong.rules.legal import MOST_MOVES, legal_moves
from spieltisch.games.klong.rules.play import step
from spieltisch.games.klong.rules.position import ACT, OVER, Position

CURIOSITY: Final = 0.1
GAMES_TO_GROW: Final = 16.0
"""Games before a branch is asked what comes next; four times as many before a second answer is tried."""


@final
class Branch:
    """A move of somebody, how it went for that seat in the games that came by here, and what was tried next.

    `offered` counts the games in which it could have been made: what is rarely possible is not tried for that alone.
    """

    def __init__(self, seat: i64, move: i64) -> None:
        self.seat: Final[i64] = seat
        self.move: Final[i64] = move
        self.games: float = 0.0
        self.total: float = 0.0
        self.offered: float = 0.0
        self.next: list[Branch] = []

    def mean(self) -> float:
        return self.total / self.games

    def promise(self) -> float:
        return self.mean() + CURIOSITY * sqrt(log(self.offered + 1.0) / self.games)


@final
class Tree:
    """Grows where many games came by. Wherever nothing has been tried yet, the players know a good move.

    `wishes` are the rooms that whoever searches may make for; a player who made for one of them has other good moves.
    """

    def __init__(self, players: list[RuleOfThumb], wishes: list[i64], chance: Chance) -> None:
        self._players: Final = players
        self._wishes: Final = wishes
        self._chance: Final = chance
        self._legal: Final = vec[i64]([0] * MOST_MOVES)
        self._found: i64 = 0
        self.moves: int = 0

    def play(self, root: Branch, position: Position, luck: Chance) -> list[Branch]:
        """A whole game: the root's move, along the tree as far as it goes, and from there as the players go on.

        Returns the branches that are still to be told how it ended. After a detour, which is any move but the one tried
        most, the branches before it learn nothing: nobody means to make the mistakes that are tried out there.
        """
        path = [root]
        branch = root
        step(position, root.move, luck, None)
        self.moves += 1
        while branch.games >= GAMES_TO_GROW and position.phase != OVER:
            move = self._players[position.active].move(position)
            if is_decision(position):
                possible = self._possible(branch, position)
                branch = self._choose(branch, possible, position, move)
                if any(other.games > branch.games for other in possible):
                    path = []
                path.append(branch)
                move = branch.move
            step(position, move, luck, None)
            self.moves += 1
        self.moves += play_on(position, self._players, luck)
        return path

    def favourite(self, branch: Branch, position: Position) -> Branch | None:
        """What was tried most of all that can be done here."""
        best: Branch | None = None
        for after in self._possible(branch, position):
            if best is None or after.games > best.games:
                best = after
        return best

    def _choose(self, branch: Branch, possible: list[Branch], position: Position, good: i64) -> Branch:
        """The good move first, and the more different ones the more games have come by."""
        for after in possible:
            after.offered += 1.0
        if i64(len(possible)) < self._found and GAMES_TO_GROW * float((len(possible) + 1) ** 2) <= branch.games:
            added = Branch(position.active, self._untried(possible, position, good))
            added.offered = 1.0
            branch.next.append(added)
            return added
        return _most_promising(possible)

    def _possible(self, branch: Branch, position: Position) -> list[Branch]:
        self._found = legal_moves(position, self._legal)
        return [after for after in branch.next if after.seat == position.active and self._is_legal(after.move)]

    def _is_legal(self, move: i64) -> bool:
        return any(self._legal[place] == move for place in range(self._found))

    def _untried(self, tried: list[Branch], position: Position, good: i64) -> i64:
        known = [branch.move for branch in tried]
        for move in [good, *self._good_with_a_wish(position)]:
            if move not in known:
                return move
        others = [self._legal[place] for place in range(self._found) if self._legal[place] not in known]
        return others[self._chance.below(len(others))]

    def _good_with_a_wish(self, position: Position) -> list[i64]:
        player = self._players[position.active]
        kept = player.wish
        good: list[i64] = []
        for wish in self._wishes:
            player.wish = wish
            good.append(player.move(position))
        player.wish = kept
        return good


def is_decision(position: Position) -> bool:
    """Cards are played before anything else is thought about: it never pays to know less."""
    return position.phase != ACT or not len(position.thief().hand)


def _most_promising(possible: list[Branch]) -> Branch:
    best = possible[0]
    for branch in possible:
        if branch.promise() > best.promise():
            best = branch
    return best
