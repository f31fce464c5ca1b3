"""Links that a seat's holder made, kinds of chat lines, reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Old links may be known to the host, and everything said so far was a line."""
    own = sa.Column("own", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("links", own)
    op.add_column("chat", sa.Column("kind", sa.Text, nullable=False, server_default="line"))
    make_reports()


def make_reports() -> None:
    """What players told the operator about others; it stays when the table goes."""
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("by_seat", sa.Integer, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("line", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("reports_by_table", "reports", ["table_id"])
