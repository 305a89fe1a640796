"""Positions of ZONG! set up by hand, and flicks whose outcome a hand-written film dictates.

Pieces are written as `22:01 P3:2`: on field 22 seat 0 with seat 1 on top of it, seat 2 on the start field.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Mapping, Sequence
from typing import TypedDict, Unpack

from spieltisch.facts import read_facts
from spieltisch.game import Chance, Event, Game, IllegalMove, QuickChance, Story
from spieltisch.games import game
from spieltisch.games.zong.rules.board import board
from spieltisch.games.zong.rules.board_file import place_name
from spieltisch.games.zong.rules.dice_discs import hands_of
from spieltisch.games.zong.rules.notation import FIRST_VOTE, THROWS
from spieltisch.games.zong.rules.position import PHASES
from spieltisch.games.zong.rules.state import ZongState
from spieltisch.games.zong.rules.towers import Towers, at_start

RULES = game("zong")
CLASSIC = board("classic")
FLICK = RULES.parse("flick 500/300 0:2500 50.0%")
FACES = {"2": "B", "4": "B", "7": "R", "0": "R", "zong": "L", "spiral": "L"}
FIRST_FACES = ("2", "7", "zong")
OFF = "off"

Rest = tuple[float, float] | str


class Rigged(Chance):
    """Luck that brings what it is told, and no more."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = list(numbers)

    def below(self, n: int) -> int:
        return self.numbers.pop(0)


class Agreed(TypedDict, total=False):
    start: str
    board: str
    disc: str
    vote: bool


def begin(
    seats: int = 3, seed: int = 0, story: Story | None = None, rules: Game = RULES, **options: Unpack[Agreed]
) -> ZongState:
    """Seat 0 begins and all have the large disc, unless the options say otherwise."""
    chosen = read_facts("zong").complete(seats, {"start": "1", "disc": "large", **options})
    state = rules.new(seats, chosen, QuickChance(seed), story)
    assert isinstance(state, ZongState)
    return state


def field(name: str) -> int:
    """The number of a field that people call so."""
    return next(number for number in range(CLASSIC.fields) if place_name(number) == name)


def stand(drawn: str) -> Towers:
    placed = [
        (name, [int(seat) for seat in seats]) for name, _, seats in (part.partition(":") for part in drawn.split())
    ]
    seats = sum(len(tower) for _, tower in placed)
    towers = at_start(seats, CLASSIC.start_field(seats), CLASSIC.target)
    for name, tower in placed:
        for seat in tower:
            towers.put(seat, field(name))
    return towers


def drawn(towers: Towers) -> str:
    """The same back again, the last piece first; the target is called goal."""
    fields = sorted({int(towers.fields[seat]) for seat in range(towers.seats)})
    named = [("goal" if number == int(towers.goal) else place_name(number), number) for number in fields]
    return " ".join(f"{name}:{''.join(map(str, towers.tower(number)))}" for name, number in named)


def position(pieces: str, turn: int = 0, rules: Game = RULES, **options: Unpack[Agreed]) -> ZongState:
    """This seat is to throw."""
    towers = stand(pieces)
    agreed: Agreed = {"start": str(turn + 1), **options}
    state = begin(int(towers.seats), rules=rules, **agreed)
    state.position.towers = towers
    return state


def throw(state: ZongState, *faces: str) -> Story:
    """Throw discs that show these faces; what the hand lacks is swapped with others first."""
    discs = sorted(faces, key=lambda face: "BRL".index(FACES[face]))
    kinds = [FACES[face] for face in discs]
    number = THROWS.index((kinds.count("B"), kinds.count("R"), kinds.count("L")))
    swap_until_in_hand(state, THROWS[number])
    return play(state, number, Rigged([int(face not in FIRST_FACES) for face in discs]))


def swap_until_in_hand(state: ZongState, wanted: Sequence[int]) -> None:
    seats, turn = int(state.position.setup.seats), int(state.position.turn)
    hands = state.position.hands.listed(seats)
    own = hands[turn]
    while lacking := [kind for kind in range(3) if own[kind] < wanted[kind]]:
        spare = next(kind for kind in range(3) if own[kind] > wanted[kind])
        giver = next(hand for hand in hands if hand is not own and hand[lacking[0]])
        for hand, gained, lost in ((own, lacking[0], spare), (giver, spare, lacking[0])):
            hand[gained] += 1
            hand[lost] -= 1
    state.position.hands = hands_of([count for hand in hands for count in hand])


def play(state: ZongState, move: int | str, chance: Chance | None = None, seat: int | None = None) -> Story:
    story = Story()
    number = RULES.parse(move) if isinstance(move, str) else move
    state.play(int(state.position.turn) if seat is None else seat, number, chance or Rigged([]), story)
    return story


def flick(state: ZongState, rests: Mapping[int, Rest], on: Mapping[int, int] | None = None) -> Story:
    """A flick after which these pieces rest there (in mm), all others where they were.

    `on` says who lies on whom, -1 for the board. Of the others those that moved lie on the board.
    """
    story = Story()
    state.replay(int(state.position.turn), FLICK, film(state, rests, on), Rigged([]), story)
    return story


def vote(state: ZongState, *votes: int) -> Story:
    """The seats vote in their order, 0 for the measurement, until the question is closed."""
    story = Story()
    for choice in votes:
        state.play(state.to_move()[0], FIRST_VOTE + choice, Rigged([]), story)
    return story


def near(name: str, dx: float = 0.0, dy: float = 0.0) -> tuple[float, float]:
    """A place so far from the centre of a field."""
    return CLASSIC.x[field(name)] + dx, CLASSIC.y[field(name)] + dy


def toward(name: str, other: str, mm: float) -> tuple[float, float]:
    """So many millimetres from the centre of one field in the direction of another."""
    (x, y), (far_x, far_y) = near(name), near(other)
    length = ((far_x - x) ** 2 + (far_y - y) ** 2) ** 0.5
    return x + mm * (far_x - x) / length, y + mm * (far_y - y) / length


ON_12_OR_13 = toward("12", "13", 15.6)  # just on 12; a hair further it would be between the two
ON_16_OR_17 = toward("16", "17", 16.4)  # just between, so 17; a hair nearer it would be on 16
TARGET_OR_EDGE = (140.0, 99.7)  # just wholly inside the target
EDGE_OR_TARGET = (120.0, 99.2)  # just not


def kinds(story: Story) -> list[str]:
    return [event.kind for event in story.events]


def told(story: Story, kind: str) -> Event:
    (event,) = [event for event in story.events if event.kind == kind]
    return event


def phase(state: ZongState) -> str:
    return PHASES[state.position.phase]


def refusal(state: ZongState, seat: int, move: int | str) -> str:
    """The key of the sentence with which a move is refused."""
    number = RULES.parse(move) if isinstance(move, str) else move
    try:
        state.play(seat, number, Rigged([]))
    except IllegalMove as refused:
        return refused.key
    raise AssertionError(f"move {move} of seat {seat} was accepted")


# A film, written after its description

HOP, DROP = 3, 4


def film(
    state: ZongState,
    rests: Mapping[int, Rest],
    on: Mapping[int, int] | None = None,
    beside: Mapping[int, int] | None = None,
) -> str:
    """`beside` lets discs begin so many hundredths of a millimetre beside their places: such a film is no good."""
    seats, towers = int(state.position.setup.seats), state.position.towers
    radius = state.position.setup.board.disc_radius(int(state.position.sizes[state.position.turn]))
    starts = [state.position.setup.simulator.place(towers, seat) for seat in range(seats)]
    numbers, moments = [seats + 1], [0]
    for disc, start in enumerate([*starts, state.position.setup.board.spot(500, 300, radius)]):
        carrier = int(towers.below(disc)) if disc < seats else -1
        rest = rests.get(disc, start)
        end = (-30.0, 100.0) if isinstance(rest, str) else rest
        x, y = hundredths(start[0]) + (beside or {}).get(disc, 0), hundredths(start[1])
        dx, dy = hundredths(end[0]) - x, hundredths(end[1]) - y
        numbers += [carrier + 1, 1, 0, zigzag(x), zigzag(y)]
        if (dx, dy) != (0, 0):
            numbers[-4] = 2
            numbers += [10, zigzag(dx), zigzag(dy)]
        if rest == OFF:
            moments += [0, HOP, disc, 0, 900]
        elif disc in (on or {}) or (carrier >= 0 and rest != start):
            moments += [0, DROP, disc, (on or {}).get(disc, -1) + 1, 0]
    moments[0] = len(moments) // 5
    return urlsafe_b64encode(b"".join(leb128(number) for number in numbers + moments)).rstrip(b"=").decode()


def hundredths(mm: float) -> int:
    return round(100 * mm)


def zigzag(number: int) -> int:
    return 2 * number if number >= 0 else -2 * number - 1


def leb128(number: int) -> bytes:
    low, rest = number & 0x7F, number >> 7
    return bytes([low | 0x80]) + leb128(rest) if rest else bytes([low])
