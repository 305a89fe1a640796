"""What a move does."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.game import Chance, Story
from spieltisch.games.nummerus.events import ENDED, JOINED, JUMPED, KEPT, ROUND_ENDED, SWAPPED, TOOK
from spieltisch.games.nummerus.rules.board import CHIPS, is_jump
from spieltisch.games.nummerus.rules.chains import bit, chain_of, counting, fits_twice
from spieltisch.games.nummerus.rules.legal import MOST_CHOICES, choices, owner, takeable
from spieltisch.games.nummerus.rules.links import unlink
from spieltisch.games.nummerus.rules.notation import JOIN_LOWER, KEEP, given, taken
from spieltisch.games.nummerus.rules.position import JOIN, OVER, SOLITAIRE, SWAP, TAKE, TOURNAMENT, Position
from spieltisch.games.nummerus.rules.result import points_now
from spieltisch.games.nummerus.rules.setup import deal


def make_move(position: Position, move: i64, chance: Chance, story: Story | None = None) -> None:
    """Make a move that is known to be legal."""
    if move < CHIPS:
        _take(position, move, chance, story)
    elif move < KEEP:
        _join(position, move, chance, story)
    else:
        _swap(position, move, chance, story)


def play_out(position: Position, chance: Chance) -> int:
    """Random moves to the end; how many it took."""
    into = vec[i64]([0] * (MOST_CHOICES if position.setup.swap else CHIPS))
    moves = 0
    while position.phase != OVER:
        found = choices(position, into)
        make_move(position, into[i64(chance.below(int(found)))], chance)
        moves += 1
    return moves


def _take(position: Position, move: i64, chance: Chance, story: Story | None) -> None:
    field = i64(position.field_of[move])
    chip = bit(move + 1)
    position.origin = position.star
    position.star = field
    position.left ^= chip
    position.hands[position.turn] |= chip
    unlink(position.links, field)
    between = position.setup.scoring == SOLITAIRE and fits_twice(move + 1, position.hands[position.turn])
    if between:
        position.cuts[position.turn] |= chip | chip >> 1
    if story is not None:
        _tell_take(position, move + 1, story)
    if between:
        position.phase = JOIN
    elif position.setup.swap and position.swaps[position.turn] > 0 and takeable(position) != 0:
        position.phase = SWAP
    else:
        _end_turn(position, chance, story)


def _tell_take(position: Position, chip: i64, story: Story) -> None:
    seat = int(position.turn)
    jump = is_jump(position.origin, position.star)
    if jump:
        story.add(JUMPED(seat, {}))
    length = len(chain_of(chip, position.hands[position.turn], position.cuts[position.turn]))
    origin, field = int(position.origin), int(position.star)
    story.add(TOOK(seat, {"chip": int(chip), "origin": origin, "field": field, "jump": jump, "length": length}))


def _join(position: Position, move: i64, chance: Chance, story: Story | None) -> None:
    chip = i64(position.chip_at[position.star])
    position.cuts[position.turn] ^= bit(chip - 1 if move == JOIN_LOWER else chip)
    if story is not None:
        chain = chain_of(chip, position.hands[position.turn], position.cuts[position.turn])
        story.add(JOINED(int(position.turn), {"chip": int(chip), "chain": chain}))
    _end_turn(position, chance, story)


def _swap(position: Position, move: i64, chance: Chance, story: Story | None) -> None:
    if move == KEEP:
        if story is not None:
            story.add(KEPT(int(position.turn), {}))
        _end_turn(position, chance, story)
        return
    give, take = given(move), taken(move)
    both = bit(give + 1) | bit(take + 1)
    robbed = owner(position, take)
    position.hands[position.turn] ^= both
    position.hands[robbed] ^= both
    position.swaps[position.turn] -= 1
    if story is not None:
        chips = int(give + 1), int(take + 1)
        story.add(SWAPPED(int(position.turn), {"give": chips[0], "take": chips[1], "from": int(robbed)}))
    _end_turn(position, chance, story)


def _end_turn(position: Position, chance: Chance, story: Story | None) -> None:
    if position.left == 0:
        _end_round(position, chance, story)
        return
    position.phase = TAKE
    position.turn += 1
    if position.turn == position.setup.seats:
        position.turn = 0


def _end_round(position: Position, chance: Chance, story: Story | None) -> None:
    if position.setup.scoring == TOURNAMENT:
        points = [int(points_now(position, i64(seat))) for seat in range(int(position.setup.seats))]
        position.finished = [*position.finished, points]
        if story is not None:
            _tell_round(position, points, story)
    if position.round < position.setup.rounds:
        deal(position, (position.start + 1) % position.setup.seats, chance, story)
        return
    position.phase = OVER
    if story is not None:
        story.add(ENDED(None, {}))


def _tell_round(position: Position, points: list[int], story: Story) -> None:
    """With the chains, because the next layout takes their place at once."""
    chains = [counting(position.hands[i64(seat)]) for seat in range(int(position.setup.seats))]
    story.add(ROUND_ENDED(None, {"round": int(position.round), "points": points, "chains": chains}))
