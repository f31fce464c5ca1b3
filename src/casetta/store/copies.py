"""Copies of a database: of one moment, and whole or not there."""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from casetta.contract.errors import Wrong

from .database import connect_reading, make_private, sync_folder
from .errors import StoreFull, UnusableData, error_name
from .schema import BACKUPS


def new_backup_file(folder: Path, occasion: str) -> Path:
    """A name in the folder for backups that nothing has yet."""
    backups = folder / BACKUPS
    try:
        backups.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise Wrong("cannot-write", file=str(backups), reason=error.strerror or "") from error
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    names = (f"{occasion}-{moment}{more}.sqlite" for more in ("", *(f"-{n}" for n in range(2, 99))))
    return next(backups / name for name in names if not (backups / name).exists())


def copy_database(source: Path, target: Path) -> None:
    """Copy a database as it is now, also while somebody writes into it, and look at the copy."""
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        make_private(part)
        _copy(source, part)
        _sync(part)
        part.replace(target)
        sync_folder(target.parent)
    except OSError as error:
        raise Wrong("cannot-write", file=str(target), reason=error.strerror or "") from error
    finally:
        part.unlink(missing_ok=True)


def _copy(source: Path, part: Path) -> None:
    try:
        with closing(connect_reading(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            faults = integrity_faults(new)
    except sqlite3.Error as error:
        if error_name(error).startswith("SQLITE_FULL"):
            raise StoreFull("store-full") from error
        raise UnusableData("data-unusable", file=str(source), reason=str(error)) from error
    if faults:
        raise UnusableData("data-unusable", file=str(source), reason=faults[0])


def integrity_faults(connection: sqlite3.Connection) -> list[str]:
    """What SQLite itself finds wrong with a database; nothing if it is sound."""
    told = [str(line) for (line,) in connection.execute("PRAGMA integrity_check(20)")]
    return [] if told == ["ok"] else told


def _sync(file: Path) -> None:
    with file.open("rb+") as content:
        os.fsync(content.fileno())
