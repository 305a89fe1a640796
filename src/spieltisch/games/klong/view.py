"""What a seat sees of Klong!, as types; the client's are made from these."""

from __future__ import annotations

from typing import TypedDict


class KlongSeat(TypedDict):
    """Everything of a thief that lies open or could have been counted by everybody.

    `fate` is inside, escaped, rescued or lost; who is out stands in room 0. `cards` are all that it owns, wherever they
    are; `trashed` are those of the play area that leave the game when the turn ends. `hand` and `draw`
    count; `shown` are the hand cards of which everybody can be sure. `potions` count greater healing, healing,
    strength and swiftness. `points` are what a rescue would bring at this moment.
    """

    room: int
    fate: str
    damage: int
    supply: int
    clank: int
    aside: int
    gold: int
    cards: list[str]
    play: list[str]
    discard: list[str]
    trashed: list[str]
    shown: list[str]
    hand: int
    draw: int
    artifacts: list[int]
    idols: int
    chalices: int
    eggs: int
    keys: int
    backpacks: int
    crowns: list[int]
    potions: list[int]
    mastery: bool
    points: int


class KlongQuestion(TypedDict):
    """`kind` is take, choose, discard, trash, replace, reach or spring; `card` asks, a card or a secret.

    `choices` and `allowed` belong to choose, `only` to trash (the only card it may be), `marker` to take: secret-major,
    secret-minor, idol or artifact. `program` is the effect behind it.
    """

    kind: str
    card: str
    choices: int
    allowed: list[bool]
    only: str
    marker: str
    program: int


class KlongSheet(TypedDict):
    """The points of one seat by where they come from; who is lost has them, too, but scores 0."""

    fate: str
    artifacts: list[int]
    mastery: int
    idols: int
    chalices: int
    eggs: int
    goods: int
    gold: int
    cards: int
    total: int


class KlongView(TypedDict):
    """Cards, secrets and goods are named by their keys; lists of cards ascend, but for play areas and the row.

    `phase` is act, ask or over. `waiting` are conditions of played cards not met yet as [condition, effect, card].
    `question` is what is being asked, `later` comes after it. `row` has six places, empty where nothing lies; `gone` is
    the dungeon's discard pile, `removed` are all cards that were trashed. `attacks` counts the dragon's so far,
    `strength` is how many cubes one would draw now. `clock` is the countdown as [seat, space], empty before anybody is
    out. `artifacts` still lie as [room, value], `minors` as [room, how many], `goods` as [key, left, points of the next
    one]. `found` counts the secrets turned up, by number. `walks` are the tunnels that whoever is to move can take now
    as [room, boots, heads]. Only `hand` differs from seat to seat. `winners`, `reason` and `sheet` are empty until the
    end.
    """

    board: str
    artifact: str
    first: int
    phase: str
    turn: int
    round: int
    turns: int
    seats: list[KlongSeat]
    hand: list[str]
    skill: int
    swords: int
    boots: int
    teleports: int
    quiet: int
    made: int
    gains: int
    bonus: int
    swaggers: int
    cheaper: int
    caves_free: bool
    heads_free: bool
    stopped: bool
    springs: int
    waiting: list[list[str | int]]
    question: KlongQuestion | None
    later: list[KlongQuestion]
    row: list[str]
    reserve: list[int]
    deck: int
    gone: list[str]
    removed: list[str]
    bag: int
    black_aside: int
    rage: int
    attacks: int
    strength: int
    clock: list[int]
    artifacts: list[list[int]]
    majors: list[int]
    minors: list[list[int]]
    idols: int
    goods: list[list[str | int]]
    found: list[int]
    walks: list[list[int]]
    winners: list[int]
    reason: str
    sheet: list[KlongSheet]
