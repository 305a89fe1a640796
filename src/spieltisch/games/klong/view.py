"""What a seat sees of Klong!, as types; the client's are made from these."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from msgspec import Meta

from spieltisch.views import row

Fate = Literal["inside", "escaped", "rescued", "lost"]
Phase = Literal["act", "ask", "over"]
PromptKind = Literal["take", "choose", "discard", "trash", "replace", "reach", "spring", "order"]
Marker = Literal["secret-major", "secret-minor", "idol", "artifact"]
Taking = Literal["enter", "action"]
"""When an artifact can be taken: on entering its room, or by an action at any time there."""

Amount = Annotated[int, Meta(ge=0, lt=1_000_000)]
"""Nothing in a game is more than that."""
Few = Annotated[int, Meta(ge=0, lt=255)]
"""How many there are of things that are few; 255 stands for a gap in the row."""
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
RoomNumber = Annotated[int, Meta(ge=0, le=44)]
Potions = Annotated[list[Few], Meta(min_length=4, max_length=4)]
Piles = Annotated[list[Few], Meta(min_length=3, max_length=3)]
Secrets = Annotated[list[Few], Meta(min_length=12, max_length=12)]
LyingArtifact = Annotated[list[Few], row(room=int, value=int)]
LyingMinors = Annotated[list[Few], row(room=int, left=int)]
Stock = Annotated[list[str | int], row(key=str, left=int, points=int)]
Clock = Annotated[list[Few], row(seat=int, space=int, may_be_empty=True)]
Condition = Annotated[list[str | int], row(condition=str, program=int, card=str)]
Price = Annotated[list[str | int], row(card=str, price=int, lacking=int, elsewhere=str)]
Walk = Annotated[list[int], row(room=int, boots=int, heads=int)]
Fight = Annotated[list[int], row(move=int, swords=int, hearts=int)]


class KlongSeat(TypedDict):
    """Everything of a thief that lies open or could have been counted by everybody.

    `fate` is inside, escaped, rescued or lost; who is out stands in room 0. `cards` are all that it owns, wherever they
    are; `trashed` are those of the play area that leave the game when the turn ends. `hand` and `draw`
    count; `shown` are the hand cards of which everybody can be sure. `potions` count greater healing, healing,
    strength and swiftness. `points` are what a rescue would bring at this moment.
    """

    room: RoomNumber
    fate: Fate
    damage: Amount
    supply: Amount
    clank: Amount
    aside: Amount
    gold: Amount
    cards: list[str]
    play: list[str]
    discard: list[str]
    trashed: list[str]
    shown: list[str]
    hand: Amount
    draw: Amount
    artifacts: list[int]
    idols: Amount
    chalices: Amount
    eggs: Amount
    keys: Amount
    backpacks: Amount
    crowns: list[int]
    potions: Potions
    mastery: bool
    points: int


class KlongQuestion(TypedDict):
    """`kind` is take, choose, discard, trash, replace, reach, spring or order; `card` asks, a card or a secret.

    Order asks whether waiting cards draw first (choice 1) or the discard that `later` holds comes first (choice 2).
    `choices` and `allowed` belong to choose and order, `only` to trash (the only card it may be), `marker` to take:
    secret-major, secret-minor, idol or artifact. `program` is the effect behind it.
    """

    kind: PromptKind
    card: str
    choices: int
    allowed: list[bool]
    only: str
    marker: Marker | Literal[""]
    program: Amount


class KlongSheet(TypedDict):
    """The points of one seat by where they come from; who is lost has them, too, but scores 0."""

    fate: Fate
    artifacts: list[int]
    mastery: int
    idols: int
    chalices: int
    eggs: int
    goods: int
    gold: int
    cards: int
    total: int


class KlongTurn(TypedDict):
    """What counts in this turn. `waiting` are conditions of played cards not met yet as [condition, effect, card].

    `question` is what is being asked, `later` comes after it.
    """

    skill: Amount
    swords: Amount
    boots: Amount
    teleports: Amount
    quiet: Amount
    made: Amount
    gains: Amount
    bonus: Amount
    swaggers: Amount
    cheaper: Amount
    caves_free: bool
    heads_free: bool
    stopped: bool
    springs: Amount
    waiting: list[Condition]
    question: KlongQuestion | None
    later: list[KlongQuestion]


class KlongDungeon(TypedDict):
    """What belongs to nobody. `row` has six places, empty where nothing lies; `gone` is the dungeon's discard pile,
    `removed` are all cards that were trashed. `attacks` counts the dragon's so far, `strength` is how many cubes one
    would draw now. `clock` is the countdown as [seat, space], empty before anybody is out. `artifacts` still lie as
    [room, value], `minors` as [room, how many], `goods` as [key, left, points of the next one]. `found` counts the
    secrets turned up, by number.
    """

    row: list[str]
    reserve: Piles
    deck: int
    gone: list[str]
    removed: list[str]
    bag: int
    black_aside: Amount
    rage: Amount
    attacks: Amount
    strength: int
    clock: Clock
    artifacts: list[LyingArtifact]
    majors: list[RoomNumber]
    minors: list[LyingMinors]
    idols: Amount
    goods: Annotated[list[Stock], Meta(min_length=3, max_length=3)]
    found: Secrets


class KlongEnd(TypedDict):
    """Empty until the end."""

    winners: list[int]
    reason: str
    sheet: list[KlongSheet]


class KlongView(KlongTurn, KlongDungeon, KlongEnd):
    """Cards, secrets and goods are named by their keys; lists of cards ascend, but for play areas and the row.

    `phase` is act, ask or over. `prices` tell of each kind that lies in the row or the reserve what it costs whoever is
    to move (skill, for monsters swords), how much of that is missing, and where one would have to be: depths or cave,
    empty where that is no hindrance. `walks` are the tunnels that whoever is to move can take now as
    [room, boots, heads], and `fights` the moves past heads as [move, swords, hearts], with what they cost besides
    boots. Only `hand` differs from seat to seat.
    """

    board: str
    artifact: Taking
    first: SeatNumber
    phase: Phase
    turn: Annotated[int, Meta(ge=-1, le=3)]
    round: Amount
    turns: Amount
    seats: Annotated[list[KlongSeat], Meta(min_length=2, max_length=4)]
    hand: list[str]
    prices: list[Price]
    walks: list[Walk]
    fights: list[Fight]
