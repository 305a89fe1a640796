"""Finding a free port to listen at, and the address where others in the house reach this machine."""

from __future__ import annotations

import errno
import socket
from ipaddress import ip_address

PORTS_TO_TRY = 100
# Kept for documentation, so nobody lives there. Nothing is sent; the way to it tells which of our addresses faces out.
_FAR_AWAY = ("192.0.2.1", 9)


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


def network_host(host: str) -> str | None:
    """The host part of the address for others; None if only this machine can reach it."""
    try:
        address = ip_address(socket.getaddrinfo(host, None)[0][4][0])
    except (OSError, ValueError):
        return None
    if address.is_unspecified:
        return _outward_address()
    return None if address.is_loopback else host


def _outward_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_FAR_AWAY)
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ip_address(address).is_loopback else address
