"""Writes all playthrough files anew: `python -m tests.playthroughs`. Look at the difference before you commit it."""

from tests.playthroughs.written import PLAYTHROUGHS, path_of, playthrough

for name in PLAYTHROUGHS:
    path_of(name).write_text(playthrough(name), encoding="utf-8")
