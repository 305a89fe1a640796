"""Writes all playthrough files anew: `python -m tests.playthroughs`. Look at the difference before you commit it."""

from tests.playthroughs.written import PLAYTHROUGHS, path_of, playthrough

for key, name in PLAYTHROUGHS:
    path_of(key, name).write_text(playthrough(key, name), encoding="utf-8")
