"""What can happen in Klong!, as types: for log lines and animation."""
