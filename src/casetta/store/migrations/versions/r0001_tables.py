"""Tables, entries, links, chat and visits."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

NEXT_VERSION_ONLY = """
CREATE TRIGGER entries_follow_each_other BEFORE INSERT ON entries
WHEN NEW.version IS NOT 1 + (
    SELECT coalesce(max(version), 0) FROM entries WHERE table_id = NEW.table_id
)
BEGIN SELECT RAISE(ABORT, 'not the next version'); END
"""
NO_CHANGE = """
CREATE TRIGGER entries_do_not_change BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'an entry does not change'); END
"""
NO_REMOVAL = """
CREATE TRIGGER entries_stay BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'an entry stays'); END
"""


def upgrade() -> None:
    """Make everything."""
    make_tables()
    make_entries()
    make_links()
    make_chat()
    make_visits()
    for trigger in (NEXT_VERSION_ONLY, NO_CHANGE, NO_REMOVAL):
        op.execute(trigger)


def make_tables() -> None:
    """A row for each table."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("setup", sa.Text),
        sa.Column("secret", sa.LargeBinary),
        sa.Column("clock", sa.Text),
        sa.Column("damage", sa.Text),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.CheckConstraint(
            "status IN ('waiting', 'running', 'finished', 'quarantined')", name="known_status"
        ),
    )
    op.create_index("tables_by_status", "tables", ["status"])


def make_entries() -> None:
    """The logs, the entries of a table side by side."""
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("client_id", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "client_id"),
        sqlite_with_rowid=False,
    )
    is_hand_over = sa.text("kind = 'hand-over'")
    op.create_index("hand_overs", "entries", ["table_id"], sqlite_where=is_hand_over)


def make_links() -> None:
    """Who may come in."""
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("revoked", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("links_by_table", "links", ["table_id"])


def make_chat() -> None:
    """What was said."""
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )


def make_visits() -> None:
    """What browsers remember."""
    op.create_table(
        "visits",
        sa.Column("visitor", sa.LargeBinary, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("role", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
