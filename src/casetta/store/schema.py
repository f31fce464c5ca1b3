"""What is stored: tables, their logs, the links to their seats, and what was said."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

REVISION = "0002"
"""The revision of migrations/ that this program works with."""

FILE = "casetta.sqlite"
LOCK = "casetta.lock"
BACKUPS = "backups"

UNFINISHED = ("waiting", "running")
STATUSES = (*UNFINISHED, "finished", "quarantined")

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("setup", Text),
    Column("secret", LargeBinary),
    Column("clock", Text),
    Column("damage", Text),
    Column("made", Float, nullable=False),
    Column("changed", Float, nullable=False),
    CheckConstraint(f"status IN {STATUSES}", name="known_status"),
    Index("tables_by_status", "status"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("client_id", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("hash", Text, nullable=False),
    UniqueConstraint("table_id", "client_id"),
    Index("hand_overs", "table_id", sqlite_where=text("kind = 'hand-over'")),
    sqlite_with_rowid=False,
)
"""Triggers let in nothing but the next version, no change, and no removal without the table."""

LINKS = Table(
    "links",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("role", Text, nullable=False),
    Column("seat", Integer),
    Column("revoked", Boolean, nullable=False, server_default=false()),
    Index("links_by_table", "table_id"),
)
"""Of a link only the SHA-256 of its token is stored."""

CHAT = Table(
    "chat",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)

VISITS = Table(
    "visits",
    METADATA,
    Column("visitor", LargeBinary, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("role", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,
)
"""What browsers hold: the SHA-256 of the cookie, the table, the role, the seat (-1 for none)."""
