"""Writes the moments of the stories anew: `python -m tests.stories`. Look at the difference before you commit it."""

from tests.stories.written import path_of, written
from tests.suite import suites

for key in suites():
    path_of(key).write_text(written(key), encoding="utf-8")
