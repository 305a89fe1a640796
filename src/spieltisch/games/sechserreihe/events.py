"""What can happen in Sechserreihe, as types: for log lines and animation."""
