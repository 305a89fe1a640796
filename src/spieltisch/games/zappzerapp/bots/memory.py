"""What a listener keeps in mind through a round, from one act to the next."""

from __future__ import annotations

from array import array
from typing import Final, final

from spieltisch.games.zappzerapp.rules.layout import BARRELS

NO_HAND: Final = -1


@final
class Memory:
    """`worths` is what each number is worth in this round, from none to the highest; `seconds` how long it has lasted.

    `hints` is by place and number how well what was heard fits, as a logarithm; `pieces` by place how much that was.
    `shaken` is the hand to which it listened last.
    """

    def __init__(self, round_number: int, worths: list[float]) -> None:
        self.round: Final = round_number
        self.worths: Final = worths
        self.seconds: float = 0.0
        self.shaken: int = NO_HAND
        self.pieces: list[int] = [0] * BARRELS
        self.hints: list[list[float]] = [[0.0] * BARRELS for _ in range(BARRELS)]

    def written(self) -> bytes:
        numbers = [float(self.round), *self.worths, self.seconds, float(self.shaken)]
        numbers += [float(count) for count in self.pieces]
        for hint in self.hints:
            numbers += hint
        return array("d", numbers).tobytes()


def remembered(text: bytes, round_number: int) -> Memory | None:
    """What was written in this very round."""
    numbers = array("d", text).tolist()
    if not numbers or numbers[0] != round_number:
        return None
    memory = Memory(round_number, numbers[1 : BARRELS + 2])
    memory.seconds, memory.shaken = numbers[BARRELS + 2], int(numbers[BARRELS + 3])
    memory.pieces = [int(count) for count in numbers[BARRELS + 4 : 2 * BARRELS + 4]]
    first = 2 * BARRELS + 4
    memory.hints = [numbers[at : at + BARRELS] for at in range(first, first + BARRELS * BARRELS, BARRELS)]
    return memory
