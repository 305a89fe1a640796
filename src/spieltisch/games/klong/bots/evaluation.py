"""Evaluation of a position for one thief: how fast it is, how long the game lasts, what the dragon will do to it."""

from __future__ import annotations

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.games.klong.bots.card_values import CardValues
from spieltisch.games.klong.bots.distances import UNREACHABLE, Distances, distances
from spieltisch.games.klong.bots.levels import Style
from spieltisch.games.klong.rules.dragon import strength
from spieltisch.games.klong.rules.dungeon import NOBODY
from spieltisch.games.klong.rules.pieces import ARTIFACTS, COUNTDOWN, HAND, HEALTH, LAST_COUNTDOWN, MASTERY
from spieltisch.games.klong.rules.position import Position
from spieltisch.games.klong.rules.result import points_of
from spieltisch.games.klong.rules.thief import INSIDE, Thief

ATTACKS_A_TURN: Final = 0.33
LEAST_PACE: Final = 0.8
LUCKY_BOOTS: Final = 0.15  # a turn: from potions, devices and monsters
MOST_ODDS: Final = 30.0
URGENT: Final = 4.0
LATE_GAINS: Final = 0.5  # in the countdown there is little time for shopping

NOWHERE: Final = 0
"""No room."""

_VALUES: Final = vec[float]([float(value) for value in ARTIFACTS])


@final
class Evaluation:
    """`pace` is boots a turn, `bar` what an average card of the own deck is worth, `deadline` how many own turns are
    left before the end, this one included, `harm` the damage to expect in a round, `health` what can still be lost.
    """

    def __init__(self, position: Position, seat: i64, style: Style) -> None:
        thief = position.thieves[seat]
        self.position: Final = position
        self.seat: Final[i64] = seat
        self.style: Final = style
        self.thief: Final = thief
        self.distances: Final = distances(position.setup.board.key, thief.keys > 0)
        self.cards: i64 = 0
        self.boots: float = 0.0
        self.steady: float = 0.0
        self._count(thief)
        self.pace: Final[float] = self._pace()
        self.bar: Final[float] = (self.steady + style.boots * self.boots) / float(max(self.cards, i64(1)))
        self.health: Final[float] = float(i64(HEALTH) - thief.damage)
        self.points: Final[float] = float(points_of(thief))
        self.has_artifact: Final[bool] = thief.artifacts != 0
        self.is_counting: Final[bool] = position.dungeon.clock_seat != NOBODY
        self.harm: Final[float] = self._harm()
        self.deadline: Final[float] = self._deadline()

    def turns_for(self, way: float) -> float:
        """How many turns a way takes, the boots of this turn and what is in the hand included."""
        left = way - float(self.position.turn.boots)
        return left / self.pace if left > 0.0 else 0.0

    def in_time(self, turns: float) -> float:
        """The chance that the game lasts so many more turns."""
        return _chance((self.deadline - turns - 0.5) * self.style.punctuality)

    def survival(self, turns: float, heads: i64) -> float:
        """The chance to be still on one's feet after so many turns and so many monsters, of which some are fought."""
        expected = self.harm * turns + self.style.fear_of_heads * float(heads)
        if self.is_counting:
            expected += self._countdown_harm(turns)
        return _chance((self.health - expected - 1.0) * self.style.caution)

    def hope(self, way: float, heads: i64) -> float:
        turns = self.turns_for(way)
        return self.in_time(turns) * self.survival(turns, heads)

    def home_hope(self) -> float:
        """What going home straight from here promises, in points."""
        here = self.thief.room
        ways = self.distances
        safe = self.hope(ways.up[here], 0)
        home = self.hope(ways.way(here, ways.home), ways.heads_between(here, ways.home))
        return safe * self.points + home * float(MASTERY)

    def goal_hope(self, ways: Distances, room: i64, value: float) -> float:
        """What fetching this artifact and going home promises, in points."""
        way = ways.way(self.thief.room, room)
        if way >= UNREACHABLE:
            return 0.0
        heads = ways.heads_between(self.thief.room, room)
        home = way + ways.way(room, ways.home)
        safe = self.hope(way + ways.up[room], heads)
        back = self.hope(home, heads + ways.heads_between(room, ways.home))
        return safe * (self.points + value) + back * float(MASTERY) - self.style.hurry * self.turns_for(home)

    def best_hope(self, ways: Distances) -> float:
        """What the most promising artifact promises on these ways."""
        most = 0.0
        lying = self.position.dungeon.artifacts
        for index in range(len(ways.artifact_rooms)):
            if lying >> index & 1:
                most = max(most, self.goal_hope(ways, ways.artifact_rooms[index], _VALUES[index]))
        return most

    def way_left(self, goal: i64) -> float:
        """To the goal and home."""
        ways = self.distances
        if goal == NOWHERE or goal == ways.home:
            return ways.way(self.thief.room, ways.home)
        return ways.way(self.thief.room, goal) + ways.way(goal, ways.home)

    def wants_boots(self, goal: i64) -> bool:
        """Whether there is more way left than the boots of this turn can go."""
        return self.way_left(goal) > float(self.position.turn.boots) + 1.0

    def turns_left(self, goal: i64) -> float:
        """Own turns after this one, until home or until the end."""
        needed = self.turns_for(self.way_left(goal)) + self.style.dawdling
        return max(0.0, min(needed, self.deadline - 1.0))

    def future_plays(self, goal: i64, cards_before: float) -> float:
        """How often a card of the own deck will still be played, once so many others are drawn."""
        drawn = float(HAND) * self.turns_left(goal) - cards_before
        return max(0.0, drawn / float(self.cards + 1))

    def home_points(self) -> float:
        """For stepping out."""
        return float(MASTERY)

    def rivals_hope(self, seat: i64) -> float:
        """What somebody else can still make of it if this thief leaves now."""
        position = self.position
        rival = position.thieves[seat]
        ways = distances(position.setup.board.key, rival.keys > 0)
        pace = _pace_of(rival, self.style.card_values)
        turns = float(i64(LAST_COUNTDOWN) - 1)
        points = float(points_of(rival)) + self.style.gain * turns * LATE_GAINS
        if not rival.artifacts:
            way = quickest_artifact(position, ways, rival.room)
            return points if way <= pace * turns else 0.0
        if ways.way(rival.room, ways.home) <= pace * turns:
            return points + float(MASTERY)
        return points if ways.up[rival.room] <= pace * turns else 0.0

    def urgency(self) -> float:
        """How much more than usual a boot is worth: everything, once time runs out."""
        if self.is_counting:
            return URGENT
        late = self.turns_for(self.distances.way(self.thief.room, self.distances.home)) + 1.0 - self.deadline
        return 1.0 if late < 0.0 else 1.0 + late

    def _count(self, thief: Thief) -> None:
        self._add(thief.hand)
        self._add(thief.draw)
        self._add(thief.discard)
        self._add(thief.play)

    def _add(self, pile: vec[u8]) -> None:
        boots, steady = self.style.card_values.boots, self.style.card_values.steady
        for card in pile:
            kind = i64(card)
            self.boots += boots[kind]
            self.steady += steady[kind]
        self.cards += len(pile)

    def _pace(self) -> float:
        return max(LEAST_PACE, LUCKY_BOOTS + self.boots * float(HAND) / float(max(self.cards, i64(1))))

    def _harm(self) -> float:
        """Damage to expect in a round: attacks come with the cards that all those inside turn up."""
        position = self.position
        inside: i64 = 0
        cubes: i64 = position.dungeon.black_bagged
        for thief in position.thieves:
            cubes += thief.bagged + thief.clank
            if thief.fate == INSIDE:
                inside += 1
        if not cubes:
            return 0.0
        share = float(self.thief.bagged + self.thief.clank) / float(cubes)
        return ATTACKS_A_TURN * float(inside) * float(strength(position)) * share

    def _countdown_harm(self, turns: float) -> float:
        """The attacks that the countdown itself brings on the way, as if they came evenly."""
        space = min(self.position.dungeon.clock, i64(LAST_COUNTDOWN - 1))
        extra = float(strength(self.position) + COUNTDOWN[space])
        cubes: i64 = self.position.dungeon.black_bagged
        for thief in self.position.thieves:
            cubes += thief.bagged + thief.clank
        share = float(self.thief.bagged + self.thief.clank) / float(cubes) if cubes else 0.0
        return turns * (extra + 1.0) * share

    def _deadline(self) -> float:
        position = self.position
        if self.is_counting:
            return float(i64(LAST_COUNTDOWN) - position.dungeon.clock)
        soonest = UNREACHABLE
        for seat in range(position.setup.seats):
            rival = position.thieves[seat]
            if seat != self.seat and rival.fate == INSIDE:
                soonest = min(soonest, _turns_home(position, rival, self.style.card_values))
        return self.style.delay + soonest + float(i64(LAST_COUNTDOWN) - 1)


def _chance(odds: float) -> float:
    """From 0 to 1, a half where the odds are even."""
    return 1.0 / (1.0 + exp(min(MOST_ODDS, -odds)))


def _turns_home(position: Position, rival: Thief, worths: CardValues) -> float:
    """How soon somebody else can be home, with what it carries or with the artifact that is quickest to fetch."""
    ways = distances(position.setup.board.key, rival.keys > 0)
    pace = _pace_of(rival, worths)
    if rival.artifacts:
        return ways.way(rival.room, ways.home) / pace
    return quickest_artifact(position, ways, rival.room) / pace


def quickest_artifact(position: Position, ways: Distances, room: i64) -> float:
    """The shortest way by an artifact that still lies there, and home."""
    lying = position.dungeon.artifacts
    shortest = UNREACHABLE
    for index in range(len(ways.artifact_rooms)):
        if lying >> index & 1:
            place = ways.artifact_rooms[index]
            shortest = min(shortest, ways.way(room, place) + ways.way(place, ways.home))
    return shortest


def _pace_of(thief: Thief, worths: CardValues) -> float:
    cards = len(thief.hand) + len(thief.draw) + len(thief.discard) + len(thief.play)
    boots = (
        _boots_in(thief.hand, worths)
        + _boots_in(thief.draw, worths)
        + _boots_in(thief.discard, worths)
        + _boots_in(thief.play, worths)
    )
    return max(LEAST_PACE, LUCKY_BOOTS + boots * float(HAND) / float(max(cards, i64(1))))


def _boots_in(pile: vec[u8], worths: CardValues) -> float:
    boots = worths.boots
    total = 0.0
    for card in pile:
        total += boots[i64(card)]
    return total
