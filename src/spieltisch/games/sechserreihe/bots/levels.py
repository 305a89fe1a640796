"""How the levels of Sechserreihe differ. A beginner has no search of the game's own: it thinks by the general one."""

from __future__ import annotations

from typing import Final

# Boards that the search looks at: in the twinkling of an eye, and in some 0.6 seconds.
STEPS: Final = {"geselle": 20_000, "meister": 3_000_000}
# So many turns a beginner considers, where no line can be completed.
CANDIDATES_OF_A_BEGINNER: Final = 12
