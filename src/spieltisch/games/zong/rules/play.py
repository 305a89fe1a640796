"""What a move does: pick a disc, throw three, flick and tidy up, vote, retreat, attack."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from spieltisch.events import NoValues
from spieltisch.game import Chance, EventKind, IllegalMove, Story
from spieltisch.games.zong.events import PASSED_ON, PICKED, PICKED_LARGE, PICKED_SMALL, THREW, VOTED
from spieltisch.games.zong.rules.dice_discs import points, shown, spirals, toss, zongs
from spieltisch.games.zong.rules.legal import check_legal, legal_moves, to_move
from spieltisch.games.zong.rules.notation import DISC_SIZES, FIRST_DISC, FIRST_FLICK, FIRST_VOTE, MOVES, companions_of
from spieltisch.games.zong.rules.position import ATTACK, FLICK, OVER, PICK, THROW, VOTE, Position
from spieltisch.games.zong.rules.simulation import Rests
from spieltisch.games.zong.rules.story import (
    tell_attack,
    tell_doubt,
    tell_flick,
    tell_retreat,
    tell_tidied,
    tell_verdict,
)
from spieltisch.games.zong.rules.tidy_up import TidyUp
from spieltisch.games.zong.rules.towers import NOBODY, Towers
from spieltisch.games.zong.rules.vote import OPEN, Vote

_PICKED: Final[list[EventKind[NoValues]]] = [PICKED_LARGE, PICKED_SMALL]  # by the size of the disc


def play(position: Position, seat: int, move: int, chance: Chance, story: Story | None) -> None:
    check_legal(position, seat, move)
    if position.phase != FLICK:
        _step(position, i64(seat), i64(move), chance, story)
    elif story is None:
        _land(position, i64(move), _simulated(position, i64(move)), "", None)
    else:
        film = _filmed(position, i64(move))
        _land(position, i64(move), _rests_on_film(position, i64(move), film), film, story)


def replay(position: Position, seat: int, move: int, feat: str, chance: Chance, story: Story | None) -> None:
    check_legal(position, seat, move)
    if position.phase == FLICK:
        _land(position, i64(move), _rests_on_film(position, i64(move), feat), feat, story)
    elif feat:
        raise IllegalMove("film")
    else:
        _step(position, i64(seat), i64(move), chance, story)


def feat_of(position: Position, seat: int, move: int) -> str:
    """The film of a flick."""
    check_legal(position, seat, move)
    return _filmed(position, i64(move)) if position.phase == FLICK else ""


def playout(position: Position, chance: Chance) -> int:
    """Random legal moves to the end; how many it took."""
    moves = 0
    while position.phase != OVER:
        moves += 1
        if position.phase == FLICK:
            move = i64(FIRST_FLICK + chance.below(MOVES - FIRST_FLICK))
            _land(position, move, _simulated(position, move), "", None)
        else:
            seats = to_move(position)
            seat = seats[chance.below(len(seats))]
            legal = legal_moves(position, seat)
            _step(position, i64(seat), i64(legal[chance.below(len(legal))]), chance, None)
    return moves


def outcome_of(position: Position, move: i64) -> Towers:
    """Where everybody stands after this flick and its tidy-up, by the measurement alone."""
    return _tidy_up(position, _simulated(position, move)).outcome(0)


# Throw, and what follows from it


def _step(position: Position, seat: i64, move: i64, chance: Chance, story: Story | None) -> None:
    """Any move but a flick, known to be legal."""
    if position.phase == PICK:
        _pick(position, seat, move - FIRST_DISC, story)
    elif position.phase == THROW:
        _throw(position, move, toss(chance), story)
    elif position.phase == VOTE:
        _cast_vote(position, seat, move - FIRST_VOTE, story)
    else:
        _attack(position, companions_of(move), story)


def _pick(position: Position, seat: i64, size: i64, story: Story | None) -> None:
    position.sizes[seat] = size
    if story is not None:
        story.add(PICKED(int(seat), {"disc": DISC_SIZES[size]}))
        story.add(_PICKED[size](int(seat), {}))
    if not to_move(position):
        position.phase = THROW
        position.turns = 1


def _throw(position: Position, throw: i64, faces: i64, story: Story | None) -> None:
    position.hands.take(position.turn, throw)
    position.throw, position.faces = throw, faces
    position.zongs = zongs(throw, faces)
    position.spirals = spirals(throw, faces)
    position.points = points(throw, faces)
    if story is not None:
        story.add(
            THREW(
                int(position.turn),
                {
                    "discs": shown(throw, faces),
                    "zongs": int(position.zongs),
                    "spirals": int(position.spirals),
                    "points": int(position.points),
                },
            )
        )
    _go_on(position, story)


def _go_on(position: Position, story: Story | None) -> None:
    """Lightnings, then spirals, then points."""
    if position.zongs:
        position.phase = FLICK
        return
    while position.spirals:
        _retreat(position, story)
    if position.points and position.towers.fellows(position.turn):
        position.phase = ATTACK
    else:
        _attack(position, 0, story)


# Lightning: a flick, votes on pieces in doubt, tidy-up


def _simulated(position: Position, move: i64) -> Rests:
    """Where this flick of whoever's turn it is sends the pieces."""
    return position.setup.simulator.simulate(position.towers, position.sizes[position.turn], move)


def _filmed(position: Position, move: i64) -> str:
    return position.setup.simulator.film(position.towers, position.sizes[position.turn], move)


def _rests_on_film(position: Position, move: i64, film: str) -> Rests:
    try:
        return position.setup.simulator.rests_on_film(position.towers, position.sizes[position.turn], move, film)
    except ValueError as wrong:
        raise IllegalMove("film") from wrong


def _tidy_up(position: Position, rests: Rests) -> TidyUp:
    return TidyUp(position.setup.simulator, position.setup.edition, position.towers, rests)


def _land(position: Position, move: i64, rests: Rests, film: str, story: Story | None) -> None:
    """Everything has come to rest."""
    position.zongs -= 1
    position.flicks += 1
    if story is not None:
        of = int(zongs(position.throw, position.faces))
        size = int(position.sizes[position.turn])
        tell_flick(int(position.turn), move, size, film, of - int(position.zongs), of, story)
    vote = Vote(_tidy_up(position, rests))
    if position.setup.vote:
        _ask(position, vote, story)
    else:
        _put_on_fields(position, vote, story)


def _ask(position: Position, vote: Vote, story: Story | None) -> None:
    """The next piece in doubt is put to the vote; if there is none, all are put on their fields."""
    if not vote.ask_next():
        _put_on_fields(position, vote, story)
        return
    position.vote = vote
    position.phase = VOTE
    if story is not None:
        tell_doubt(vote, story)


def _cast_vote(position: Position, seat: i64, choice: i64, story: Story | None) -> None:
    vote = position.vote
    assert vote is not None
    decided = vote.vote(seat, choice)
    if story is not None:
        story.add(VOTED(int(seat), {}))
    if decided == OPEN:
        return
    if story is not None:
        tell_verdict(vote, story)
    _ask(position, vote, story)


def _put_on_fields(position: Position, vote: Vote, story: Story | None) -> None:
    position.vote = None
    position.towers = vote.tidy_up.outcome(vote.overruled)
    if story is not None:
        tell_tidied(vote.tidy_up, vote.overruled, position.towers, story)
    if position.towers.winner != NOBODY:
        position.by_flick = True
        _end(position)
    else:
        _go_on(position, story)


# Spirals, points, and the end of the turn


def _retreat(position: Position, story: Story | None) -> None:
    position.spirals -= 1
    origin = position.towers.fields[position.turn]
    behind = position.towers.retreat(position.turn)
    if story is not None:
        tell_retreat(int(position.turn), origin, behind, position.towers, story)


def _attack(position: Position, companions: i64, story: Story | None) -> None:
    towers = position.towers
    origin = towers.fields[position.turn]
    taken = [seat for seat in towers.tower(origin) if companions >> i64(seat) & 1] if companions else []
    towers.attack(position.turn, position.points, companions)
    if story is not None:
        tell_attack(int(position.turn), position.points, origin, taken, towers, story)
    if towers.winner != NOBODY:
        _end(position)
    else:
        _pass_on(position, story)


def _pass_on(position: Position, story: Story | None) -> None:
    """The three discs of this throw go to the next player."""
    following = (position.turn + 1) % position.setup.seats
    if story is not None:
        story.add(PASSED_ON(int(position.turn), {"to": int(following)}))
    position.hands.give(following, position.throw)
    position.turn = following
    position.turns += 1
    position.points = 0
    position.phase = THROW


def _end(position: Position) -> None:
    position.zongs = position.spirals = position.points = 0
    position.phase = OVER
