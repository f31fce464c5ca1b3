"""A database on a disk that fails: chosen statements raise an error, before or after they run."""

from __future__ import annotations

import errno
import sqlite3
from collections.abc import Callable
from typing import Any, Self

import pytest

from casetta.store import database


def _sqlite(kind: type[sqlite3.Error], text: str, name: str) -> Callable[[], Exception]:
    """An error as the sqlite3 module raises it."""

    def error() -> Exception:
        raised = kind(text)
        raised.sqlite_errorname = name
        return raised

    return error


ERRORS: dict[str, Callable[[], Exception]] = {
    "io": _sqlite(sqlite3.OperationalError, "disk I/O error", "SQLITE_IOERR_READ"),
    "os": lambda: OSError(errno.EIO, "Input/output error"),
    "corrupt": _sqlite(sqlite3.DatabaseError, "database disk image is malformed", "SQLITE_CORRUPT"),
}


class Disk:
    """Which statements fail, and how; `hits` counts those that did."""

    def __init__(self) -> None:
        self._text = ""
        self._error = ERRORS["io"]
        self._is_late = False
        self._left = 0
        self.hits = 0

    def fail(self, text: str, error: str = "io", *, late: bool = False, times: int = 1) -> None:
        """Let the next statements that contain this text fail; late ones are done all the same."""
        self._text, self._error, self._is_late, self._left = text, ERRORS[error], late, times
        self.hits = 0

    def heal(self) -> None:
        """Let everything succeed again."""
        self._left = 0

    def run(self, statement: str, work: Callable[[], Any]) -> Any:
        """Do the work of a statement, unless it is to fail."""
        if self._left == 0 or self._text not in statement:
            return work()
        self._left -= 1
        self.hits += 1
        if self._is_late:
            work()
        raise self._error()


def failing_disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    """The disk of all databases that are opened from now on."""
    disk = Disk()

    class Cursor(sqlite3.Cursor):
        def execute(self, sql: str, *given: Any) -> Self:
            done: Self = disk.run(sql, lambda: super(Cursor, self).execute(sql, *given))
            return done

    class Connection(sqlite3.Connection):
        def cursor(self, factory: Any = Cursor) -> Any:
            return super().cursor(factory)

        def execute(self, sql: str, *given: Any) -> sqlite3.Cursor:
            done: sqlite3.Cursor = self.cursor().execute(sql, *given)
            return done

        def commit(self) -> None:
            disk.run("COMMIT", super().commit)

    def connect(address: str) -> sqlite3.Connection:
        return sqlite3.connect(
            address, uri=True, isolation_level=None, check_same_thread=False, factory=Connection
        )

    monkeypatch.setattr(database, "_connect", connect)
    return disk
