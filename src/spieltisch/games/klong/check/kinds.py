"""Kinds of values in the files of Klong!, beyond those of every game."""

from __future__ import annotations

from typing import Final

from spieltisch.data_file import Kind, whole, wholes

LARGEST: Final = 10_000
"""Of all numbers."""
WHOLE: Final = whole(0, LARGEST)
COUNT: Final = whole(1, LARGEST)
WHOLES: Final = wholes(0, LARGEST)
PAIR: Final = Kind("file-pair", wholes(0, LARGEST, length=2).holds)
BOX: Final = Kind("file-box", wholes(0, LARGEST, length=4).holds)
