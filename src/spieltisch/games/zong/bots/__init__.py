"""What good players of ZONG! know: where to aim, what to throw, and what a position is worth."""
