"""The rules of ZONG!: discs that wander round the table, a flick into the crowd, towers, and the way to the target."""
