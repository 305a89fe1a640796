"""The rules of Nummerus Zahlus: a star wanders over a figure 8, and whoever moves it takes the chip it meets.

Moves: 0-47 take chip 1-48; 48 and 49 put the chip just taken to the lower or upper of two chains (Solitär); 50 keeps
everything; 51 + 48 (give - 1) + (take - 1) swaps two chips.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.game import Chance, Game, IllegalMove, Options, Refusal, Result, State, Story, View
from spieltisch.games.nummerus import board
from spieltisch.games.nummerus.chains import (
    ALL_CHIPS,
    bit,
    chain_of,
    chains,
    chips,
    count,
    lengths,
    longest,
    loose,
    minus_points,
    tournament_points,
)

TAKE: Final = 0
JOIN: Final = 1
SWAP: Final = 2
OVER: Final = 3
PHASES: Final = ["take", "join", "swap", "over"]

LONGEST: Final = 0
TOURNAMENT: Final = 1
SOLITAIRE: Final = 2
SCORINGS: Final = ["longest", "tournament", "solitaire"]

CHIPS: Final[i64] = i64(board.CHIPS)
FIELDS: Final[i64] = i64(board.FIELDS)
EDGE: Final[i64] = i64(board.EDGE)
JOIN_LOWER: Final[i64] = CHIPS
JOIN_UPPER: Final[i64] = CHIPS + 1
KEEP: Final[i64] = CHIPS + 2
FIRST_SWAP: Final[i64] = CHIPS + 3
MOVES: Final[i64] = FIRST_SWAP + CHIPS * CHIPS
MOST_CHOICES: Final[i64] = 1 + (CHIPS // 2) * (CHIPS // 2)  # two seats that each hold half of the chips and may swap

# The links of the full board, with a last row for EDGE, which takes what is written beyond the edge.
_FULL: Final = vec[u8](board.neighbours() + [board.EDGE] * 8)
_RAYS: Final = board.rays()
_ALONE: Final[list[list[int]]] = [[0], [1], [2], [3]]
_NOBODY: Final[list[int]] = []


@final
class Plan:
    """What was agreed before the game."""

    def __init__(self, seats: int, scoring: int, rounds: int, swap: bool) -> None:
        self.seats: Final[i64] = i64(seats)
        self.scoring: Final[i64] = i64(scoring)
        self.rounds: Final[i64] = i64(rounds)
        self.swap: Final = swap


@final
class NummerusState(State):
    """`links` holds for each field and direction the nearest field with a chip ([8 field + direction], or EDGE). A chip
    that is taken is taken out of its four lines; the star stands on the freed field, so its links are its ways."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.start: i64 = 0
        self.round: i64 = 0
        self.phase: i64 = TAKE
        self.turn: i64 = 0
        self.star: i64 = EDGE
        self.origin: i64 = EDGE  # where the star came from; EDGE before the first move of a round
        self.left: i64 = 0  # chips on the board, as a hand
        self.links: vec[u8] = vec[u8]()
        self.chip_at: vec[u8] = vec[u8]()  # by field, as laid out; copies share it
        self.field_of: vec[u8] = vec[u8]()  # by chip - 1, as laid out; copies share it
        self.hands: vec[i64] = vec[i64]()
        self.cuts: vec[i64] = vec[i64]()
        self.swaps: vec[i64] = vec[i64]()
        self.finished: list[list[int]] = []  # points by seat of each finished round of a tournament; copies share it

    def to_move(self) -> Sequence[int]:
        return _ALONE[self.turn] if self.phase != OVER else _NOBODY

    def legal(self, seat: int) -> Sequence[int]:
        found: list[int] = []
        if self.phase == OVER or i64(seat) != self.turn:
            return found
        if self.phase == TAKE:
            chip_at, links = self.chip_at, self.links
            first = self.star * 8
            for way in range(first, first + 8):
                field = i64(links[way])
                if field != EDGE:
                    found.append(int(chip_at[field]) - 1)
            if found:
                found.sort()
                return found
        choices = vec[i64]([0] * MOST_CHOICES)
        return [int(choices[n]) for n in range(self.choices(choices))]

    def choices(self, into: vec[i64]) -> i64:
        """Write the legal moves into this vec, in any order, and say how many; for searches. It needs MOST_CHOICES."""
        found: i64 = 0
        if self.phase == TAKE:
            links, chip_at = self.links, self.chip_at
            first = self.star * 8
            for way in range(first, first + 8):
                field = i64(links[way])
                if field != EDGE:
                    into[found] = i64(chip_at[field]) - 1
                    found += 1
            if found == 0:
                for chip in range(CHIPS):
                    if self.left >> chip & 1:
                        into[found] = chip
                        found += 1
        elif self.phase == JOIN:
            into[0] = JOIN_LOWER
            into[1] = JOIN_UPPER
            found = 2
        elif self.phase == SWAP:
            into[0] = KEEP
            found = 1
            own = self.hands[self.turn]
            others = self.takeable()
            for give in range(CHIPS):
                if own >> give & 1:
                    for take in range(CHIPS):
                        if others >> take & 1:
                            into[found] = FIRST_SWAP + give * CHIPS + take
                            found += 1
        return found

    def takeable(self) -> i64:
        """What the seat to move could take in a swap: chips of others that are not part of a chain of their owner."""
        found: i64 = 0
        for seat in range(self.plan.seats):
            if seat != self.turn:
                found |= loose(self.hands[seat])
        return found

    def play(self, seat: int, move: int, chance: Chance, story: Story | None = None) -> None:
        if self.phase == OVER or seat != self.turn or not 0 <= move < MOVES or not self._allows(i64(move)):
            raise self._why_not(seat, move)
        self.step(i64(move), chance, story)

    def step(self, move: i64, chance: Chance, story: Story | None = None) -> None:
        """Make a move that is known to be legal."""
        if move < CHIPS:
            self._take(move, chance, story)
        elif move < KEEP:
            self._join(move, chance, story)
        else:
            self._swap(move, chance, story)

    def playout(self, chance: Chance) -> int:
        choices = vec[i64]([0] * MOST_CHOICES)
        moves = 0
        while self.phase != OVER:
            found = self.choices(choices)
            self.step(choices[i64(chance.below(int(found)))], chance)
            moves += 1
        return moves

    def copy(self) -> NummerusState:
        twin = NummerusState(self.plan)
        twin.start = self.start
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.star = self.star
        twin.origin = self.origin
        twin.left = self.left
        twin.links = self.links[:]
        twin.chip_at = self.chip_at
        twin.field_of = self.field_of
        twin.hands = self.hands[:]
        twin.cuts = self.cuts[:] if self.plan.scoring == SOLITAIRE else self.cuts
        twin.swaps = self.swaps[:] if self.plan.swap else self.swaps
        twin.finished = self.finished
        return twin

    def points(self, seat: i64) -> i64:
        """What a hand is worth now: its longest chain, its points of this round, or its minus points."""
        if self.plan.scoring == LONGEST:
            return longest(self.hands[seat])
        if self.plan.scoring == TOURNAMENT:
            return tournament_points(self.hands[seat])
        return minus_points(self.hands[seat], self.cuts[seat])

    def scores(self) -> list[int]:
        if self.plan.scoring == TOURNAMENT:
            return [sum(points[seat] for points in self.finished) for seat in range(int(self.plan.seats))]
        return [int(self.points(i64(seat))) for seat in range(int(self.plan.seats))]

    def rewards(self) -> list[float]:
        """1 for the winner, shared between equals. Playing Solitär alone: 1 for nothing left, less for each chain."""
        scores = self.scores()
        if len(scores) == 1:
            return [1.0 - 2.0 * scores[0] / board.CHIPS]
        best = min(scores) if self.plan.scoring == SOLITAIRE else max(scores)
        if scores.count(best) > 1 and self.plan.scoring == LONGEST:
            return super().rewards()
        share = 1.0 / scores.count(best)
        return [share if score == best else 0.0 for score in scores]

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        scores = self.scores()
        if self.plan.scoring == TOURNAMENT:
            places = _places([[-score] for score in scores])
            reason = "tournament" if places.count(1) == 1 else "tournament-shared"
            return Result(places, scores, reason, {"points": max(scores), "rounds": int(self.plan.rounds)})
        if self.plan.scoring == SOLITAIRE:
            places = _places([[score] for score in scores])
            if len(scores) == 1:
                return Result(places, scores, "solitaire-alone", {"left": scores[0]})
            reason = "solitaire" if places.count(1) == 1 else "solitaire-shared"
            return Result(places, scores, reason, {"left": min(scores)})
        return self._longest_result(scores)

    def view(self, seat: int | None) -> View:
        """Nothing is hidden: everybody sees the same."""
        seats = int(self.plan.seats)
        joining = self.phase == JOIN
        return {
            "scoring": SCORINGS[self.plan.scoring],
            "rounds": int(self.plan.rounds),
            "swap": self.plan.swap,
            "start": int(self.start),
            "round": int(self.round),
            "phase": PHASES[self.phase],
            "turn": int(self.turn) if self.phase != OVER else -1,
            "next": self._next_seat(),
            "fields": [self._chip_on(i64(field)) for field in range(int(FIELDS))],
            "star": int(self.star),
            "last": self._last(),
            "hands": [self._hand(i64(owner)) for owner in range(seats)],
            "finished": [points[:] for points in self.finished],
            "choices": [self._choice(move) for move in self.legal(int(self.turn))] if self.phase == TAKE else [],
            "join": self._join_choice() if joining else None,
            "trades": self._trades() if self.phase == SWAP else [],
        }

    def guess(self, seat: int, chance: Chance) -> NummerusState:
        return self.copy()

    # What a move does

    def _take(self, move: i64, chance: Chance, story: Story | None) -> None:
        field = i64(self.field_of[move])
        chip = bit(move + 1)
        self.origin = self.star
        self.star = field
        self.left ^= chip
        self.hands[self.turn] |= chip
        self._unlink(field)
        if story is not None:
            self._tell_take(move + 1, story)
        if self.plan.scoring == SOLITAIRE and self._fits_twice(move):
            self.cuts[self.turn] |= chip | chip >> 1
            self.phase = JOIN
        elif self.plan.swap and self.swaps[self.turn] > 0 and self.takeable() != 0:
            self.phase = SWAP
        else:
            self._end_turn(chance, story)

    def _join(self, move: i64, chance: Chance, story: Story | None) -> None:
        chip = i64(self.chip_at[self.star])
        self.cuts[self.turn] ^= bit(chip - 1 if move == JOIN_LOWER else chip)
        if story is not None:
            chain = chain_of(chip, self.hands[self.turn], self.cuts[self.turn])
            story.tell("joined", int(self.turn), {"chip": int(chip), "chain": chain})
        self._end_turn(chance, story)

    def _swap(self, move: i64, chance: Chance, story: Story | None) -> None:
        if move == KEEP:
            if story is not None:
                story.tell("kept", int(self.turn), {})
            self._end_turn(chance, story)
            return
        give = (move - FIRST_SWAP) // CHIPS
        take = (move - FIRST_SWAP) % CHIPS
        both = bit(give + 1) | bit(take + 1)
        owner = self._owner(take)
        self.hands[self.turn] ^= both
        self.hands[owner] ^= both
        self.swaps[self.turn] -= 1
        if story is not None:
            values: dict[str, object] = {"give": int(give + 1), "take": int(take + 1), "from": int(owner)}
            story.tell("swapped", int(self.turn), values)
        self._end_turn(chance, story)

    def _end_turn(self, chance: Chance, story: Story | None) -> None:
        if self.left == 0:
            self._end_round(chance, story)
            return
        self.phase = TAKE
        self.turn += 1
        if self.turn == self.plan.seats:
            self.turn = 0

    def _end_round(self, chance: Chance, story: Story | None) -> None:
        if self.plan.scoring == TOURNAMENT:
            points = [int(self.points(i64(seat))) for seat in range(int(self.plan.seats))]
            self.finished = [*self.finished, points]
            if story is not None:
                story.tell("round-ended", None, {"round": int(self.round), "points": points})
        if self.round < self.plan.rounds:
            self.deal((self.start + 1) % self.plan.seats, chance, story)
            return
        self.phase = OVER
        if story is not None:
            story.tell("ended", None, {})

    def deal(self, start: i64, chance: Chance, story: Story | None) -> None:
        """Lay out all chips and the star for the next round."""
        chips_by_field = list(range(int(FIELDS)))
        chance.shuffle(chips_by_field)
        seats = int(self.plan.seats)
        self.start = start
        self.turn = start
        self.round += 1
        self.phase = TAKE
        self.origin = EDGE
        self.left = ALL_CHIPS
        self.hands = vec[i64]([0] * seats)
        self.cuts = vec[i64]([0] * seats)
        self.swaps = vec[i64]([board.SWAPS[seats - 1] if self.plan.swap else 0] * seats)
        self.lay_out(chips_by_field, i64(chips_by_field.index(0)))
        if story is not None:
            story.tell("layout", int(start), {"round": int(self.round), "start": int(start)})

    def lay_out(self, chips_by_field: list[int], star: i64) -> None:
        """Put these chips on the board, 0 where there is none, and the star on one of the empty fields."""
        self.star = star
        self.chip_at = vec[u8](chips_by_field)
        self.field_of = vec[u8]([board.EDGE] * board.CHIPS)
        self.links = _FULL[:]
        for field, chip in enumerate(chips_by_field):
            if chip:
                self.field_of[i64(chip - 1)] = u8(field)
            elif field != star:
                self._unlink(i64(field))
        self._unlink(star)  # last, so that its links are right

    def _unlink(self, field: i64) -> None:
        links = self.links
        first = field * 8
        for way in range(4):
            ahead = links[first + way]
            behind = links[first + way + 4]
            links[i64(ahead) * 8 + way + 4] = behind
            links[i64(behind) * 8 + way] = ahead

    # What is allowed

    def _allows(self, move: i64) -> bool:
        if self.phase == TAKE:
            if move >= CHIPS or not self.left >> move & 1:
                return False
            field = self.field_of[move]
            links = self.links
            first = self.star * 8
            blocked = False
            for way in range(first, first + 8):
                if links[way] == field:
                    return True
                if i64(links[way]) != EDGE:
                    blocked = True
            return not blocked
        if self.phase == JOIN:
            return JOIN_LOWER <= move <= JOIN_UPPER
        if move < FIRST_SWAP:
            return move == KEEP
        give = (move - FIRST_SWAP) // CHIPS
        take = (move - FIRST_SWAP) % CHIPS
        return bool(self.hands[self.turn] >> give & 1 and self.takeable() >> take & 1)

    def _why_not(self, seat: int, move: int) -> IllegalMove:
        if self.phase == OVER:
            return IllegalMove("over")
        if seat != self.turn:
            return IllegalMove("not-your-turn")
        if not 0 <= move < MOVES:
            return IllegalMove("no-such-move", move=move)
        if self.phase == JOIN:
            return IllegalMove("join-first")
        if self.phase == SWAP:
            return self._why_no_swap(i64(move))
        if move >= CHIPS:
            return IllegalMove("take-first")
        if not self.left >> i64(move) & 1:
            return IllegalMove("chip-gone", chip=move + 1)
        return IllegalMove("out-of-reach", chip=move + 1)

    def _why_no_swap(self, move: i64) -> IllegalMove:
        if move < FIRST_SWAP:
            return IllegalMove("swap-first")
        give = (move - FIRST_SWAP) // CHIPS
        take = (move - FIRST_SWAP) % CHIPS
        if not self.hands[self.turn] >> give & 1:
            return IllegalMove("swap-not-yours", chip=int(give + 1))
        owner = self._owner(take)
        if owner < 0 or owner == self.turn:
            return IllegalMove("swap-not-theirs", chip=int(take + 1))
        return IllegalMove("swap-chain", chip=int(take + 1))

    def _fits_twice(self, move: i64) -> bool:
        hand = self.hands[self.turn]
        return bool(hand << 1 >> move & 1 and hand >> 1 >> move & 1)

    def _owner(self, move: i64) -> i64:
        for seat in range(self.plan.seats):
            if self.hands[seat] >> move & 1:
                return seat
        return -1

    # What can be seen

    def _chip_on(self, field: i64) -> int:
        chip = i64(self.chip_at[field])
        return int(chip) if chip > 0 and self.left >> (chip - 1) & 1 else 0

    def _next_seat(self) -> int:
        if self.phase == OVER:
            return -1
        if count(self.left) > (1 if self.phase == TAKE else 0):
            return int((self.turn + 1) % self.plan.seats)
        return int((self.start + 1) % self.plan.seats) if self.round < self.plan.rounds else -1

    def _last(self) -> View | None:
        if self.origin == EDGE:
            return None
        seat = (self.turn + self.plan.seats - 1) % self.plan.seats if self.phase == TAKE else self.turn
        return {
            "seat": int(seat),
            "chip": int(self.chip_at[self.star]),
            "origin": int(self.origin),
            "field": int(self.star),
            "jump": self._jumped(self.origin, self.star),
        }

    def _jumped(self, origin: i64, field: i64) -> bool:
        """Only a jump leads off the lines: it is allowed only when they are all empty."""
        return int(field) not in _RAYS[origin]

    def _hand(self, seat: i64) -> View:
        return {
            "chips": chips(self.hands[seat]),
            "chains": chains(self.hands[seat], self.cuts[seat]),
            "points": int(self.points(seat)),
            "swaps": int(self.swaps[seat]),
        }

    def _choice(self, move: int) -> View:
        field = i64(self.field_of[i64(move)])
        return {
            "move": move,
            "chip": move + 1,
            "field": int(field),
            "jump": self._jumped(self.star, field),
            "opens": self._opens(i64(move)),
            "chain": self._chain_with(i64(move)),
        }

    def _opens(self, move: i64) -> list[int]:
        """What the next mover could reach: the links of the chip's field, which the star's own field is no part of."""
        first = i64(self.field_of[move]) * 8
        fields = [i64(self.links[way]) for way in range(first, first + 8)]
        reachable = sorted([int(self.chip_at[field]) for field in fields if field != EDGE])
        return reachable if reachable else chips(self.left & ~bit(move + 1))

    def _chain_with(self, move: i64) -> list[int]:
        hand = self.hands[self.turn] | bit(move + 1)
        cuts = self.cuts[self.turn]
        if self.plan.scoring != SOLITAIRE or not self._fits_twice(move):
            return chain_of(move + 1, hand, cuts)
        lower = chain_of(move + 1, hand, cuts | bit(move + 1))
        upper = chain_of(move + 1, hand, cuts | bit(move))
        return lower if len(lower) >= len(upper) else upper

    def _join_choice(self) -> View:
        chip = i64(self.chip_at[self.star])
        hand, cuts = self.hands[self.turn], self.cuts[self.turn]
        return {
            "chip": int(chip),
            "lower": chain_of(chip - 1, hand, cuts),
            "upper": chain_of(chip + 1, hand, cuts),
        }

    def _trades(self) -> list[list[int]]:
        others = chips(self.takeable())
        first = int(FIRST_SWAP) - board.CHIPS - 1
        return [
            [give, take, first + board.CHIPS * give + take] for give in chips(self.hands[self.turn]) for take in others
        ]

    def _tell_take(self, chip: i64, story: Story) -> None:
        jump = self._jumped(self.origin, self.star)
        if jump:
            story.tell("jumped", int(self.turn), {})
        values: dict[str, object] = {
            "chip": int(chip),
            "origin": int(self.origin),
            "field": int(self.star),
            "jump": jump,
            "length": len(chain_of(chip, self.hands[self.turn], self.cuts[self.turn])),
        }
        story.tell("took", int(self.turn), values)

    def _longest_result(self, scores: list[int]) -> Result:
        """Longest chain; those tied for it compare their second, and so on. A missing chain counts 0."""
        every = [lengths(self.hands[i64(seat)]) for seat in range(len(scores))]
        places = _places([[-length for length in own] + [0] * int(CHIPS) for own in every])
        best = max(scores)
        tied = [seat for seat, score in enumerate(scores) if score == best]
        values: dict[str, object] = {"length": best}
        if len(tied) == 1:
            return Result(places, scores, "longest", values)
        compare = [every[seat] for seat in tied]
        values["seats"] = tied
        values["compare"] = compare
        if places.count(1) > 1:
            return Result(places, scores, "shared" if best else "no-chains", values)
        winner = places.index(1)
        values["rank"] = 1 + max(_first_difference(every[winner], every[seat]) for seat in tied if seat != winner)
        return Result(places, scores, "tie-break", values)


@final
class Nummerus(Game):
    key = "nummerus"

    def new(self, seats: int, options: Options, chance: Chance, story: Story | None = None) -> NummerusState:
        scoring = SCORINGS.index(cast(str, options["scoring"]))
        rounds = cast(int, options["rounds"]) if scoring == TOURNAMENT else 1
        state = NummerusState(Plan(seats, scoring, rounds, cast(bool, options["swap"])))
        state.deal(i64(_first_seat(seats, cast(str, options["start"]), chance, story)), chance, story)
        return state

    def from_view(self, view: Mapping[str, object], seat: int, chance: Chance) -> NummerusState:
        try:
            state = _read(view)
            same = state.view(seat) == view
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise Refusal("view-broken") from error
        if not same:
            raise Refusal("view-broken")
        return state

    def describe(self, move: int) -> str:
        if move < CHIPS:
            return str(move + 1)
        if move < FIRST_SWAP:
            return _WORDS[move - int(CHIPS)]
        give, take = divmod(move - int(FIRST_SWAP), int(CHIPS))
        return f"{give + 1}x{take + 1}"

    def parse(self, text: str) -> int:
        if text in _WORDS:
            return int(CHIPS) + _WORDS.index(text)
        give, cross, take = text.partition("x")
        if not cross:
            return _chip(give, text) - 1
        return int(FIRST_SWAP) + int(CHIPS) * (_chip(give, text) - 1) + _chip(take, text) - 1


_WORDS: Final = ["low", "high", "keep"]


def _chip(written: str, text: str) -> int:
    if not (written.isascii() and written.isdecimal() and written[0] != "0" and len(written) <= len(str(board.CHIPS))):
        raise Refusal("move-unreadable", text=text)
    chip = int(written)
    if chip > board.CHIPS:
        raise Refusal("move-unreadable", text=text)
    return chip


def _first_seat(seats: int, start: str, chance: Chance, story: Story | None) -> int:
    if start != "lot":
        return int(start) - 1
    if seats == 1:
        return 0
    seat = chance.below(seats)
    if story is not None:
        story.tell("drew-start", seat, {"seat": seat})
    return seat


def _places(keys: list[list[int]]) -> list[int]:
    """The smallest key comes first; equal keys share a place."""
    return [1 + sum(other < key for other in keys) for key in keys]


def _first_difference(winner: list[int], loser: list[int]) -> int:
    rank = 0
    while rank < len(loser) and winner[rank] == loser[rank]:
        rank += 1
    return rank


def _read(view: Mapping[str, object]) -> NummerusState:
    """The state that a view tells; whether it tells a possible one, the caller finds out by comparing views."""
    hands = cast(list[Mapping[str, object]], view["hands"])
    scoring = SCORINGS.index(cast(str, view["scoring"]))
    state = NummerusState(Plan(len(hands), scoring, cast(int, view["rounds"]), cast(bool, view["swap"])))
    state.start = i64(cast(int, view["start"]))
    state.round = i64(cast(int, view["round"]))
    state.phase = i64(PHASES.index(cast(str, view["phase"])))
    fields = cast(list[int], view["fields"])[:]
    last = cast(Mapping[str, int] | None, view["last"])
    state.left = _mask([chip for chip in fields if chip])
    state.lay_out(fields, i64(cast(int, view["star"])))
    state.turn = i64(cast(int, view["turn"]))
    if last is not None:
        state.origin = i64(last["origin"])
        state.chip_at[state.star] = u8(last["chip"])
        if state.phase == OVER:
            state.turn = i64(last["seat"])
    state.hands = vec[i64]([_mask(cast(list[int], hand["chips"])) for hand in hands])
    state.cuts = vec[i64]([_cuts(cast(list[list[int]], hand["chains"]), hand["chips"]) for hand in hands])
    state.swaps = vec[i64]([i64(cast(int, hand["swaps"])) for hand in hands])
    state.finished = [points[:] for points in cast(list[list[int]], view["finished"])]
    return state


def _mask(numbers: list[int]) -> i64:
    mask: i64 = 0
    for chip in numbers:
        if not 1 <= chip <= board.CHIPS:
            raise ValueError(chip)
        mask |= bit(i64(chip))
    return mask


def _cuts(chains: list[list[int]], held: object) -> i64:
    hand = _mask(cast(list[int], held))
    ends = _mask([chain[-1] for chain in chains])
    return ends & hand >> 1
