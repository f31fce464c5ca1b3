"""What the store refuses, and whether it is worth trying again."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from casetta.contract.errors import Wrong

FAULTS = (OSError, SQLAlchemyError, sqlite3.Error)
"""What a disk, a system or a database that fails may raise."""


class NotWritten(Wrong):
    """Nothing was written; the same may succeed a little later."""

    retryable = True


class StoreFull(NotWritten):
    """There is no room on the disk."""


class StoreBusy(NotWritten):
    """Another program keeps the database to itself."""


class StoreFailed(NotWritten):
    """The disk or the system refused."""


class StoreBroken(StoreFailed):
    """Something in the database is broken."""


class EntryRefused(Wrong):
    """What was to be written does not fit what is there."""


class FolderTaken(Wrong):
    """Another process works on the data folder."""


class UnusableData(Wrong):
    """A database that this program cannot or must not work with."""


class DamagedTable(Wrong):
    """A stored table that cannot be trusted."""


def not_written(error: Exception) -> NotWritten:
    """Why nothing of a transaction was written."""
    name = error_name(error)
    if name.startswith("SQLITE_FULL"):
        return StoreFull("store-full")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return StoreBusy("store-busy")
    if is_damage(error):
        return StoreBroken("store-failed", reason=name)
    return StoreFailed("store-failed", reason=name or type(error).__name__)


def is_damage(error: Exception) -> bool:
    """Whether SQLite found something broken; a full, busy or failing disk breaks nothing."""
    return error_name(error).startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_TOOBIG"))


def unusable(file: Path, broken: StoreBroken) -> UnusableData:
    """The refusal of a whole database of which something is broken that everybody needs."""
    return UnusableData("data-unusable", file=str(file), reason=str(broken.values["reason"]))


def damage_of(id: str, error: Exception) -> DamagedTable:
    """The damage of a table as SQLite names it."""
    return DamagedTable("damaged-place", table=id, place=error_name(error))


def refused(error: DBAPIError) -> EntryRefused:
    """Why a single row was not taken."""
    name, words = error_name(error), str(error.orig)
    if name == "SQLITE_CONSTRAINT_FOREIGNKEY":
        return EntryRefused("no-such-table")
    if "client_id" in words:
        return EntryRefused("entry-twice")
    if "entries" in words or name == "SQLITE_CONSTRAINT_TRIGGER":
        return EntryRefused("entry-not-next")
    return EntryRefused("row-refused", reason=name)


def error_name(error: Exception) -> str:
    """SQLite's own name of an error, or nothing."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return getattr(cause, "sqlite_errorname", "") if isinstance(cause, sqlite3.Error) else ""
