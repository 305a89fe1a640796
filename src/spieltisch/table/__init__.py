"""People around a game: seats, turns, clocks, taking back. Pure logic: no network, no files, time is an argument."""
