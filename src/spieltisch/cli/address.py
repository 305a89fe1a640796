"""Listening socket: a free port, and the host names by which it can be reached."""

from __future__ import annotations

import errno
import socket
from ipaddress import ip_address

PORTS_TO_TRY = 100


def listen(host: str, port: int, last_port: int) -> socket.socket:
    """A socket that listens at this port, or at the next free one if it is taken."""
    family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    for candidate in range(port, min(port + PORTS_TO_TRY, last_port + 1)):
        door = socket.socket(family, kind, protocol)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((where[0], candidate))
            door.listen()
        except OSError as error:
            door.close()
            if error.errno != errno.EADDRINUSE:
                raise
        else:
            return door
    raise OSError(errno.EADDRINUSE, "all these ports are in use")


def hosts_of(host: str) -> tuple[str, str | None]:
    """Host parts of addresses: the one for this machine, and the one for others in the network if they can reach it."""
    from spieltisch.server.address import network_host

    address = ip_address(socket.getaddrinfo(host, None)[0][4][0])
    if address.is_unspecified:
        return "localhost", network_host()
    if address.is_loopback:
        return "localhost", None
    written = f"[{host}]" if ":" in host else host
    return written, written
