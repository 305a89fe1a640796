"""What the connections to a table tell each other: that there is news, and nothing of what it says."""

from __future__ import annotations

import msgspec

from spieltisch.server.messages import Shaking


class Notice(msgspec.Struct, frozen=True, omit_defaults=True):
    """The log has come to `seq`. Some notices are about more: who is here, or who shakes something."""

    seq: int
    presence: bool = False
    shaking: Shaking | None = None


write = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Notice).decode
