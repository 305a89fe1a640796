"""The house that browsers visit: the real server in a process of its own, where bots hardly pause."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

from spieltisch.server.run import serve
from spieltisch.server.settings import Settings
from tests.ports import HERE, free_port

BOT_PAUSE = 0.02
BOT_PACE = 0.02
LOOK_AGAIN = 0.05
ROOT = Path(__file__).parents[2]


class House:
    """It can be killed without warning and opened again on the same data."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = free_port()
        self.url = f"http://{HERE}:{self._port}"

    def open(self) -> None:
        command = [sys.executable, "-m", "tests.browser.house", str(self._data), str(self._port)]
        self._process = subprocess.Popen(command, cwd=ROOT, start_new_session=True)
        while self._process.poll() is None:
            with suppress(ConnectionRefusedError), socket.create_connection((HERE, self._port)):
                return
            time.sleep(LOOK_AGAIN)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


if __name__ == "__main__":
    data, port = sys.argv[1:]
    serve(Settings(Path(data), bot_pause=BOT_PAUSE, bot_pace=BOT_PACE), HERE, int(port))
