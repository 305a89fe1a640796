"""The real command on real ports."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

from spieltisch.cli.address import hosts_of, listen
from spieltisch.cli.serve import is_address

COMMAND = [sys.executable, "-c", "from spieltisch.cli import main; main()"]
READY = "Ctrl+C closes it."


@contextmanager
def serving(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The running command and what it printed until it was ready."""
    command = [*COMMAND, "--lang", "en", "serve", "--no-open", "--data", str(folder), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout is not None
        printed = ""
        for line in process.stdout:
            printed += line
            if READY in line:
                break
        try:
            yield process, printed
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(20)


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as taken:
        taken.bind(("0.0.0.0", 0))
        taken.listen()
        yield taken.getsockname()[1]


def test_a_taken_port_makes_room_for_the_next(tmp_path: Path, taken_port: int) -> None:
    with serving(tmp_path, "--port", str(taken_port)) as (process, printed):
        address = re.search(r"http://localhost:(\d+)/", printed)
        assert address is not None
        assert taken_port < int(address[1]) < taken_port + 100
        with urlopen(f"http://127.0.0.1:{address[1]}/api/health") as answer:
            assert answer.status == 200
    assert process.returncode == 0


def test_a_table_for_this_computer_only_names_no_other_address(tmp_path: Path, taken_port: int) -> None:
    with serving(tmp_path, "--host", "127.0.0.1", "--port", str(taken_port)) as (_, printed):
        assert "localhost" in printed
        assert "network" not in printed


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path, taken_port: int) -> None:
    file = tmp_path / "file"
    file.touch()
    with serving(file, "--port", str(taken_port)) as (process, printed):
        assert printed == f"I cannot keep anything in the folder {file}: File exists.\n"
        assert process.wait(20) == 2


def test_a_broken_database_is_named(tmp_path: Path, taken_port: int) -> None:
    (tmp_path / "spieltisch.sqlite3").write_text("no database " * 100)
    with serving(tmp_path, "--port", str(taken_port)) as (process, printed):
        assert printed == f"I cannot keep anything in the folder {tmp_path}: file is not a database.\n"
        assert process.wait(20) == 2


@pytest.mark.parametrize(
    ("given", "fits"),
    [
        ("https://table.example.org", True),
        ("http://table.example.org:8080/games/", True),
        ("table.example.org", False),
        ("ftp://table.example.org", False),
        ("https://", False),
        ("http://[", False),
        ("", False),
    ],
)
def test_a_public_address_is_a_whole_one(given: str, fits: bool) -> None:
    assert is_address(given) is fits


def test_addresses_fit_the_host_that_is_listened_at() -> None:
    assert hosts_of("127.0.0.1") == ("localhost", None)
    assert hosts_of("::1") == ("localhost", None)
    assert hosts_of("192.0.2.7") == ("192.0.2.7", "192.0.2.7")
    assert hosts_of("2001:db8::7") == ("[2001:db8::7]", "[2001:db8::7]")
    assert hosts_of("0.0.0.0")[0] == "localhost"


def test_no_free_port_is_an_error(taken_port: int) -> None:
    with pytest.raises(OSError, match="in use"):
        listen("0.0.0.0", taken_port, taken_port)


def test_help_answers_at_once_without_loading_the_house() -> None:
    script = (
        "import sys\nfrom spieltisch.cli import main\n"
        "try: main(['--help'])\nexcept SystemExit: pass\n"
        "print([name for name in ('litestar', 'rich', 'sqlalchemy', 'uvicorn') if name in sys.modules])"
    )
    ended = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ended.stdout.splitlines()[-1] == "[]"
