"""The steps that bring a database of any age to the present schema."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "spieltisch.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
