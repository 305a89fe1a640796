"""The rules of Sechserreihe. They know nothing of bots and measurements."""
