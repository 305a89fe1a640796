"""How bots play Zapp Zerapp: what they hear, what a number is worth to them, when they stop searching."""
