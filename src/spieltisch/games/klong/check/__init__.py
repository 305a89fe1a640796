"""What is wrong with a data file of Klong!, in sentences: boards, cards and pieces; file.py is the door."""
