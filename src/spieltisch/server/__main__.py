"""`python -m spieltisch.server --port 8201 --data FOLDER`: the bare server."""

from __future__ import annotations

import argparse
from pathlib import Path

from spieltisch.server.run import serve
from spieltisch.server.settings import Settings

parser = argparse.ArgumentParser()
parser.add_argument("--port", type=int, default=8080)
parser.add_argument("--data", type=Path, required=True)
arguments = parser.parse_args()
serve(Settings(arguments.data), "127.0.0.1", arguments.port)
