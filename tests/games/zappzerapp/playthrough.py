"""The position of Zapp Zerapp as text: the ring when a round begins and while somebody runs, else the hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, cast

from spieltisch.game import Chance, View
from spieltisch.games import game

EAGERNESS = {"choose": 12, "left": 1, "right": 1, "back": 2, "ready": 1, "run": 8}
"""How gladly a move is made; whatever is not named here only when there is nothing else, but for once in a while."""
ONCE_IN = 40


def draw(view: View) -> Iterator[str]:
    it = cast(Any, view)
    if it["phase"] in ("run", "over") or not any(_has_begun(it, seat) for seat in range(len(it["sides"]))):
        yield f"  round {it['round']}, magic number {it['magic']} ({' + '.join(map(str, it['dice']))})"
        for seat, own in enumerate(it["apprentices"]):
            yield f" {'>' if seat == it['turn'] else ' '}seat {seat}: {' '.join(map(_stand, own))}{_number(it, seat)}"
    if it["phase"] == "listen":
        gone = [place + 1 for place, stands in enumerate(it["hill"]) if not stands]
        hands = [f"{_held(left)}/{_held(right)}" for left, right in it["hands"]]
        chosen = ["pass" if place == -2 else _held(place) for place in it["chosen"]]
        yield f"  listen: hands {' '.join(hands)}, chosen {' '.join(chosen)}, not on the hill {gone}"
    for run in it["runs"]:
        banished = ", ".join(f"seat {seat} from {progress}" for seat, progress in run["banished"])
        yield f"  {_stand(run['from'])} -> {_stand(run['to'])}: field {run['field']}, banishes {banished or 'nobody'}"


def choose(legal: Sequence[int], chance: Chance) -> int:
    """Barrels are rather chosen than searched for, and hardly anybody passes or stays, so that games come to an end."""
    rules = game("zappzerapp")
    if chance.below(ONCE_IN) == 0:
        return legal[chance.below(len(legal))]
    eager = [move for move in legal for _ in range(EAGERNESS.get(rules.describe(move).split()[0], 0))]
    return eager[chance.below(len(eager))]


def _has_begun(it: Any, seat: int) -> bool:
    return it["chosen"][seat] != -1 or it["hands"][seat] != [-1, -1] or (it["phase"], it["turn"]) == ("listen", seat)


def _stand(progress: int) -> str:
    return {0: "start", 25: "city"}.get(progress, str(progress))


def _held(place: int) -> str:
    return "-" if place < 0 else str(place + 1)


def _number(it: Any, seat: int) -> str:
    return f" with {it['stones'][seat]}" if it["stones"][seat] else ""
