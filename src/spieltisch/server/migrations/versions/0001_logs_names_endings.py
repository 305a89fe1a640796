"""Logs, names and endings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("key", sa.String, primary_key=True),
        sa.Column("code", sa.String, nullable=False, unique=True),
        sa.Column("opened_at", sa.Float, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_key", sa.String, sa.ForeignKey("tables.key"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("guest", sa.String, nullable=False),
        sa.Column("command", sa.String, nullable=True),
        sa.Column("deed", sa.Text, nullable=False),
        sa.UniqueConstraint("table_key", "guest", "command", name="a_command_is_done_once"),
        sqlite_with_rowid=False,
    )
    op.create_index("entries_of_guest", "entries", ["guest", "table_key"])
    op.create_table(
        "names",
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("at", sa.Float, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
    )
    op.create_table(
        "endings",
        sa.Column("table_key", sa.String, sa.ForeignKey("tables.key"), primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("soloist", sa.String, nullable=True),
        sa.Column("day", sa.Date, nullable=True),
        sa.Column("score", sa.Integer, nullable=True),
    )
    op.create_index("endings_of_soloist", "endings", ["soloist", "game"])
