"""The rules of Zapp Zerapp: listening to barrels, runs round the ring, rounds until a third apprentice is home."""
