"""What can happen in ZONG!, as types: for log lines and animation."""
