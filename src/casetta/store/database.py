"""Connections to the database: one that writes, some that only read."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.pool import NullPool, QueuePool

READERS = 4
"""How many may read at the same time."""

PATIENCE = 5.0
"""Seconds to wait while another program keeps the database to itself."""

FOR_WRITING = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA fullfsync=ON",
    "PRAGMA checkpoint_fullfsync=ON",
    "PRAGMA foreign_keys=ON",
    "PRAGMA temp_store=MEMORY",
)
"""With FULL a commit is on disk when it returns; `fullfsync` means the same on macOS. What SQLite
needs on the way lies in memory: otherwise every large transaction makes a file and removes it."""


def writing_engine(file: Path) -> Engine:
    """An engine for the one connection that writes; each transaction locks from its beginning."""
    return _engine(lambda: connect_writing(file), "BEGIN IMMEDIATE", NullPool)


def reading_engine(file: Path) -> Engine:
    """An engine whose connections cannot write; a transaction sees one moment of the database."""
    return _engine(lambda: connect_reading(file), "BEGIN", QueuePool, pool_size=READERS)


def _engine(
    connect: Callable[[], sqlite3.Connection], begin: str, pool: type, **settings: int
) -> Engine:
    engine = create_engine("sqlite://", creator=connect, poolclass=pool, **settings)

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def connect_writing(file: Path) -> sqlite3.Connection:
    """A connection that writes; a new file is for its owner alone."""
    make_private(file)
    connection = _connect(f"{file.absolute().as_uri()}?mode=rw")
    for pragma in FOR_WRITING:
        connection.execute(pragma)
    return connection


def connect_reading(file: Path) -> sqlite3.Connection:
    """A connection that cannot write, and never tidies up behind the one that does."""
    connection = _connect(f"{file.absolute().as_uri()}?mode=ro")
    connection.text_factory = _read_text
    return connection


def _connect(address: str) -> sqlite3.Connection:
    return sqlite3.connect(
        address, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )


def _read_text(content: bytes) -> str:
    """A text of which broken letters are told as such: one damaged row must not hide the others."""
    return content.decode("utf-8", "replace")


def make_private(file: Path) -> None:
    """Make an empty file for its owner alone, unless it is there."""
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))


def sync_folder(folder: Path) -> None:
    """See to it that names in a folder survive a power cut; Windows needs no such thing."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
