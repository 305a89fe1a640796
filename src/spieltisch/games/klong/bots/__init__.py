"""What good players of Klong! know; knowledge.py is the door."""
