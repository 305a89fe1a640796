"""What servers on one database tell each other."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "slips",
        sa.Column("server", sa.String, primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("here", sa.Text, nullable=False),
    )
