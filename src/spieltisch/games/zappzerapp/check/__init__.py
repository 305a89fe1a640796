"""What is wrong with a layout file (data/layout.toml): its form, its counts, the ring, the seating and the hill."""
