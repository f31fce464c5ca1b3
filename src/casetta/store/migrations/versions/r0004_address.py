"""A table knows the address key of whoever made it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add a column that is empty for older tables."""
    op.add_column("tables", sa.Column("address", sa.Text))
