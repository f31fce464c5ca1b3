"""Entries may go together with their whole table, and in no other way."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"

STAYS_WITH_ITS_TABLE = """
CREATE TRIGGER entries_stay BEFORE DELETE ON entries
WHEN EXISTS (SELECT 1 FROM tables WHERE id = OLD.table_id)
BEGIN SELECT RAISE(ABORT, 'an entry stays'); END
"""


def upgrade() -> None:
    """Let go of entries whose table is gone."""
    op.execute("DROP TRIGGER entries_stay")
    op.execute(STAYS_WITH_ITS_TABLE)
