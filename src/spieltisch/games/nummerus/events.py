"""What can happen in Nummerus Zahlus, as types: for log lines and animation."""
