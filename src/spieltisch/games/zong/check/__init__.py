"""What is wrong with a board file, in sentences: its form, its frame, and whether one can play on it."""
