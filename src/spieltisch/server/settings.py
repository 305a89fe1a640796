"""Settings of a server: where it keeps its data, its pace, its limits."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkstemp

_SECRET_BYTES = 32


@dataclass(frozen=True)
class Limits:
    frame_bytes: int = 4096
    frames_per_second: float = 20
    frames_at_once: int = 40
    refusals_before_closing: int = 60
    """A flood goes on although every frame of it is refused: after so many in a row the connection is closed."""
    code_hours: float = 24
    code_tries: int = 10
    code_tries_per_minute: float = 6
    writes_at_once: int = 300
    """Tables opened and names taken by one guest, or by all guests of one address together."""
    writes_per_minute: float = 60
    sounds_at_once: int = 12
    """Examples of sounds for one guest, or for all guests of one address together."""
    sounds_per_second: float = 6
    advice_at_once: int = 8
    """How many may wait for advice; whoever asks then is told to try again."""
    steps_to_catch_up: int = 50
    tables_of_mine: int = 12
    idle_seconds: float = 300


@dataclass(frozen=True)
class Settings:
    data: Path
    """Folder for the database and the secret."""
    database_url: str | None = None
    public_url: str | None = None
    """The address that invitations name, when the server stands behind one of its own."""
    network_url: str | None = None
    """Where others in the same house reach this machine, for invitations made at localhost."""
    bot_pause: float = 0.7
    bot_pace: float = 1.0
    """Where nobody waits: how many of its seconds a bot takes for everything it does."""
    bot_workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 1) - 1))
    heartbeat_every: float = 1.0
    """Seconds between two heartbeats, by which servers on the same database hear of each other."""
    beat_every: float = 4.0
    """Seconds without news after which a connection sends a beat; the client misses two before it gives the line up."""
    limits: Limits = Limits()

    def database(self) -> str:
        return self.database_url or f"sqlite+aiosqlite:///{self.data / 'spieltisch.sqlite3'}"

    def secret(self) -> str:
        """Signs the guests' cookies; made at the first start and readable by its owner alone."""
        self.data.mkdir(parents=True, exist_ok=True)
        file = self.data / "secret"
        if not file.exists():
            fresh, name = mkstemp(dir=self.data)
            with os.fdopen(fresh, "w") as draft:
                draft.write(secrets.token_urlsafe(_SECRET_BYTES))
            # Of two servers that start at once the first one's link stays.
            with suppress(FileExistsError):
                os.link(name, file)
            Path(name).unlink()
        return file.read_text()
