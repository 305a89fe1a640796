"""What can happen in Zapp Zerapp, as types: for log lines and animation."""
