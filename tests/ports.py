"""Ports for servers that are closed and opened again."""

from __future__ import annotations

import random
import socket

HERE = "127.0.0.1"
PORTS = range(20_000, 32_000)  # no outgoing connection takes one of these, not even while the server is closed


def free_port() -> int:
    return next(filter(_is_free, random.sample(PORTS, len(PORTS))))


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        try:
            probe.bind((HERE, port))
        except OSError:
            return False
    return True
