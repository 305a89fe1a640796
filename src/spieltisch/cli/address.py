"""A free port to listen at, and who can reach it."""

from __future__ import annotations

import errno
import socket
from ipaddress import ip_address

PORTS_TO_TRY = 100


def listen(host: str, port: int, last_port: int) -> socket.socket:
    """Listens at this port, or at the next free one if it is taken."""
    family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    last = min(port + PORTS_TO_TRY - 1, last_port)
    for candidate in range(port, last + 1):
        door = socket.socket(family, kind, protocol)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((where[0], candidate))
            door.listen()
        except OSError as error:
            door.close()
            if error.errno != errno.EADDRINUSE or candidate == last:
                raise
        else:
            return door
    raise OSError(errno.EADDRINUSE, "no port to try")


def host_for_others(host: str) -> str | None:
    """The host part of the address that others in the house can use; None if only this machine can reach it."""
    from spieltisch.server.address import network_host

    try:
        address = ip_address(socket.gethostbyname(host))
    except (OSError, ValueError):
        return host
    if address.is_unspecified:
        return network_host()
    return None if address.is_loopback else host
