"""A position of ZONG!: whose turn it is, what is still to come in it, and how a move changes it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Chance, IllegalMove, State, Story
from spieltisch.games.zong.aftermath import Aftermath
from spieltisch.games.zong.board import Board
from spieltisch.games.zong.discs import Hands, points, spirals, toss, zongs
from spieltisch.games.zong.flight import Lane, Rests
from spieltisch.games.zong.moves import (
    FIRST_DISC,
    FIRST_FLICK,
    FIRST_VOTE,
    MOVES,
    companions_of,
    go,
    letters_of,
)
from spieltisch.games.zong.phases import ATTACK, FIRST_THINGS, FLICK, OVER, PICK, THROW, VOTE, belongs_to
from spieltisch.games.zong.standing import NOBODY, Standing
from spieltisch.games.zong.telling import (
    tell_attack,
    tell_doubt,
    tell_flick,
    tell_pick,
    tell_retreat,
    tell_throw,
    tell_tidied,
    tell_verdict,
)
from spieltisch.games.zong.vote import OPEN, Hearing

NO_THROW: Final = -1
NO_DISC: Final = -1
OWN: Final = "own"  # everybody takes the ZONG disc they like

_FLICKS: Final = range(FIRST_FLICK, MOVES)


@final
class Setup:
    """What was agreed before the game."""

    def __init__(self, seats: int, first: int, board: Board, disc: str, vote: bool) -> None:
        self.seats: Final[i64] = i64(seats)
        self.first: Final[i64] = i64(first)
        self.board: Final = board
        self.disc: Final = disc
        self.vote: Final = vote
        self.lane: Final = Lane(board, seats)


class Position(State):
    """`sizes` are the ZONG discs by seat; `zongs`, `spirals` and `points` are still to come in this turn."""

    def __init__(self, setup: Setup, standing: Standing, hands: Hands, sizes: vec[i64]) -> None:
        self.setup: Final = setup
        self.standing: Standing = standing
        self.hands: Hands = hands
        self.sizes: vec[i64] = sizes
        self.phase: i64 = PICK if setup.disc == OWN else THROW
        self.turn: i64 = setup.first
        self.turns: i64 = 0 if setup.disc == OWN else 1
        self.flicks: i64 = 0
        self.throw: i64 = NO_THROW
        self.faces: i64 = 0
        self.zongs: i64 = 0
        self.spirals: i64 = 0
        self.points: i64 = 0
        self.hearing: Hearing | None = None  # while all vote
        self.by_flick: bool = False

    def to_move(self) -> Sequence[int]:
        seats = int(self.setup.seats)
        if self.phase == PICK:
            return [seat for seat in range(seats) if self.sizes[i64(seat)] == NO_DISC]
        if self.hearing is not None:
            hearing = self.hearing
            return [seat for seat in range(seats) if not hearing.has_voted(i64(seat))]
        return [int(self.turn)] if self.phase != OVER else []

    def legal(self, seat: int) -> Sequence[int]:
        if seat not in self.to_move():
            return []
        if self.phase == THROW:
            return self.hands.throws(self.turn)
        if self.phase == FLICK:
            return _FLICKS
        if self.phase == ATTACK:
            fellows = self.standing.fellows(self.turn)
            return [go(i64(taken)) for taken in range(int(fellows) + 1) if not i64(taken) & ~fellows]
        first, end = (FIRST_DISC, FIRST_FLICK) if self.phase == PICK else (FIRST_VOTE, FIRST_DISC)
        return list(range(first, end))

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        self._check(seat, move)
        if self.phase == FLICK:
            film = "" if story is None else self.feat(seat, move)
            self._land(i64(move), self.fly(i64(move)) if story is None else self._watch(i64(move), film), film, story)
        else:
            self._step(i64(seat), i64(move), chance, story)

    def feat(self, seat: int, move: int) -> str:
        self._check(seat, move)
        return self.setup.lane.film(self.standing, self.sizes[self.turn], i64(move)) if self.phase == FLICK else ""

    def replay(self, seat: int, move: int, feat: str, chance: Chance, story: Story | None = None) -> None:
        self._check(seat, move)
        if self.phase == FLICK:
            self._land(i64(move), self._watch(i64(move), feat), feat, story)
        elif feat:
            raise IllegalMove("film")
        else:
            self._step(i64(seat), i64(move), chance, story)

    def fly(self, move: i64) -> Rests:
        """Where this flick of whoever's turn it is sends the pieces."""
        return self.setup.lane.fly(self.standing, self.sizes[self.turn], move)

    def outcome_of(self, move: i64) -> Standing:
        """Where everybody stands after this flick and its tidy-up, by the measurement alone."""
        return Aftermath(self.setup.lane, self.standing, self.fly(move)).outcome(0)

    def playout(self, chance: Chance) -> int:
        moves = 0
        while self.phase != OVER:
            moves += 1
            if self.phase == FLICK:
                move = i64(FIRST_FLICK + chance.below(MOVES - FIRST_FLICK))
                self._land(move, self.fly(move), "", None)
            else:
                seats = self.to_move()
                seat = seats[chance.below(len(seats))]
                legal = self.legal(seat)
                self._step(i64(seat), i64(legal[chance.below(len(legal))]), chance, None)
        return moves

    def rewards(self) -> list[float]:
        return [1.0 if seat == int(self.standing.winner) else 0.0 for seat in range(int(self.setup.seats))]

    def _check(self, seat: int, move: int) -> None:
        if self.phase == OVER:
            raise IllegalMove("over")
        if seat not in self.to_move():
            raise IllegalMove(self._why_not_now(seat))
        if not 0 <= move < MOVES:
            raise IllegalMove("no-such-move", move=move)
        if not belongs_to(self.phase, i64(move)):
            raise IllegalMove(FIRST_THINGS[self.phase])
        if self.phase == THROW and not self.hands.has(self.turn, i64(move)):
            raise IllegalMove("not-in-hand", discs=letters_of(move))
        if self.phase == ATTACK and companions_of(i64(move)) & ~self.standing.fellows(self.turn):
            raise IllegalMove("no-companion")

    def _why_not_now(self, seat: int) -> str:
        if 0 <= seat < int(self.setup.seats):
            if self.phase == PICK:
                return "already-picked"
            if self.phase == VOTE:
                return "already-voted"
        return "not-your-turn"

    def _watch(self, move: i64, film: str) -> Rests:
        try:
            return self.setup.lane.watch(self.standing, self.sizes[self.turn], move, film)
        except ValueError as wrong:
            raise IllegalMove("film") from wrong

    def _step(self, seat: i64, move: i64, chance: Chance, story: Story | None) -> None:
        """Any move but a flick, known to be legal."""
        if self.phase == PICK:
            self._pick(seat, move - FIRST_DISC, story)
        elif self.phase == THROW:
            self._throw(move, toss(chance), story)
        elif self.phase == VOTE:
            self._vote(seat, move - FIRST_VOTE, story)
        else:
            self._attack(companions_of(move), story)

    def _pick(self, seat: i64, size: i64, story: Story | None) -> None:
        self.sizes[seat] = size
        if story is not None:
            tell_pick(int(seat), int(size), story)
        if not self.to_move():
            self.phase = THROW
            self.turns = 1

    def _throw(self, throw: i64, faces: i64, story: Story | None) -> None:
        self.hands.take(self.turn, throw)
        self.throw, self.faces = throw, faces
        self.zongs, self.spirals, self.points = zongs(throw, faces), spirals(throw, faces), points(throw, faces)
        if story is not None:
            tell_throw(int(self.turn), throw, faces, story)
        self._go_on(story)

    def _go_on(self, story: Story | None) -> None:
        """Lightnings, then spirals, then points."""
        if self.zongs:
            self.phase = FLICK
            return
        while self.spirals:
            self._retreat(story)
        if self.points and self.standing.fellows(self.turn):
            self.phase = ATTACK
        else:
            self._attack(0, story)

    def _land(self, move: i64, rests: Rests, film: str, story: Story | None) -> None:
        self.zongs -= 1
        self.flicks += 1
        if story is not None:
            of = int(zongs(self.throw, self.faces))
            tell_flick(int(self.turn), move, int(self.sizes[self.turn]), film, of - int(self.zongs), of, story)
        hearing = Hearing(Aftermath(self.setup.lane, self.standing, rests))
        if self.setup.vote:
            self._ask(hearing, story)
        else:
            self._tidy(hearing, story)

    def _ask(self, hearing: Hearing, story: Story | None) -> None:
        """The next question, or the tidy-up if there is none."""
        if not hearing.ask_next():
            self._tidy(hearing, story)
            return
        self.hearing = hearing
        self.phase = VOTE
        if story is not None:
            tell_doubt(hearing, story)

    def _vote(self, seat: i64, choice: i64, story: Story | None) -> None:
        hearing = self.hearing
        assert hearing is not None
        decided = hearing.vote(seat, choice)
        if story is not None:
            story.tell("voted", int(seat), {})
        if decided == OPEN:
            return
        if story is not None:
            tell_verdict(hearing, story)
        self._ask(hearing, story)

    def _tidy(self, hearing: Hearing, story: Story | None) -> None:
        self.hearing = None
        self.standing = hearing.aftermath.outcome(hearing.overruled)
        if story is not None:
            tell_tidied(hearing.aftermath, hearing.overruled, self.standing, story)
        if self.standing.winner != NOBODY:
            self.by_flick = True
            self._end()
        else:
            self._go_on(story)

    def _retreat(self, story: Story | None) -> None:
        self.spirals -= 1
        origin = self.standing.fields[self.turn]
        behind = self.standing.retreat(self.turn)
        if story is not None:
            tell_retreat(int(self.turn), origin, behind, self.standing, story)

    def _attack(self, companions: i64, story: Story | None) -> None:
        origin = self.standing.fields[self.turn]
        taken = [seat for seat in self.standing.tower(origin) if companions >> i64(seat) & 1] if companions else []
        self.standing.attack(self.turn, self.points, companions)
        if story is not None:
            tell_attack(int(self.turn), self.points, origin, taken, self.standing, story)
        if self.standing.winner != NOBODY:
            self._end()
        else:
            self._pass_on(story)

    def _pass_on(self, story: Story | None) -> None:
        """The three discs of this throw go to the next player."""
        following = (self.turn + 1) % self.setup.seats
        if story is not None:
            story.tell("passed-on", int(self.turn), {"to": int(following)})
        self.hands.give(following, self.throw)
        self.turn = following
        self.turns += 1
        self.points = 0
        self.phase = THROW

    def _end(self) -> None:
        self.zongs = self.spirals = self.points = 0
        self.phase = OVER
