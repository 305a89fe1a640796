"""ZONG!: what the suites of all games need to know."""

from __future__ import annotations

from spieltisch.game import State
from spieltisch.games.zong.rules.state import ZongState
from tests.games.zong.moments import MOMENTS
from tests.games.zong.playthrough import choose, draw
from tests.suite import Case, Playthrough, Suite, data_files

KEY = "zong"


def votes_of_others(state: State, seat: int | None) -> list[str]:
    """While a vote is open everybody knows their own vote only."""
    assert isinstance(state, ZongState)
    own = -1 if state.position.vote is None or seat is None else state.position.vote.vote_of(seat)
    return [f'"mine": {vote}' for vote in (0, 1) if vote != own]


SUITE = Suite(
    cases=[
        *(Case(KEY, seats) for seats in (3, 4, 5, 6)),
        *(Case(KEY, seats, {"board": "comet"}) for seats in (3, 6)),
        *(Case(KEY, seats, {"disc": disc}) for seats, disc in ((4, "large"), (5, "small"))),
        Case(KEY, 3, {"vote": False}),
        Case(KEY, 4, {"start": "3"}),
    ],
    moments=MOMENTS,
    playthroughs={
        "3": Playthrough(Case(KEY, 3), 19),
        "4-small-third-seat": Playthrough(Case(KEY, 4, {"disc": "small", "start": "3"}), 36),
        "5-comet": Playthrough(Case(KEY, 5, {"board": "comet"}), 36),
        "6-large-without-vote": Playthrough(Case(KEY, 6, {"disc": "large", "vote": False}), 41),
    },
    kinds_of_moves={
        "throw": "throw [BRL]{3}",
        "go": "go( [1-6])*",
        "vote": "vote [12]",
        "disc": "disc (large|small)",
        "flick": r"flick .*%",
    },
    draw=draw,
    choose=choose,
    secrets=votes_of_others,
    written_moves=r"(throw [BRLbrl]{2,4}|[Gg]o( [0-7]){0,3}|vote [0-3]|disc (large|SMALL|huge))"
    r"|flick [0-9]{1,4}/[0-9]{1,3} -?[0-9]{1,4}:-?2500 [0-9]{1,3}\.[0-9]%",
    checked_files=data_files(KEY, "boards/classic.toml", "boards/comet.toml"),
)
