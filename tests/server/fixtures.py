from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from spieltisch.server.settings import Limits, Settings
from tests.server.house import House

AN_HOUR = 3600.0
SCRIPTS_ARE_QUICK = Limits(frames_per_second=10_000, frames_at_once=10_000)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def closed_house(tmp_path: Path) -> House:
    return House(
        Settings(tmp_path, bot_pause=0.0, bot_pace=0.0, bot_workers=1, beat_every=AN_HOUR, limits=SCRIPTS_ARE_QUICK)
    )


@pytest.fixture
async def house(closed_house: House) -> AsyncIterator[House]:
    async with closed_house.open():
        yield closed_house
