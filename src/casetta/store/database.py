"""The SQLite file of a data folder: its lock, connections, copies, and what its errors mean."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from typing import TypeAlias

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.pool import NullPool, QueuePool

from casetta.contract.errors import Wrong
from casetta.contract.files import cannot_write, locks, make_private, replacing

from .store import EntryRefused, NotWritten, StoreBroken, StoreFailed, StoreFull, unusable

FILE = "casetta.sqlite"
LOCK = "casetta.lock"
BACKUPS = "backups"

# Connections


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
    "PRAGMA secure_delete=ON",
)
"""With FULL a commit is on disk when it returns; `fullfsync` means the same on macOS. What SQLite
needs on the way lies in memory: otherwise every large transaction makes a file and removes it. What
is removed is overwritten."""


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
    """A connection that writes; a new file is for its owner alone.

    After a flush that failed the system takes what it holds in memory for flushed, and the
    write-ahead log may be read back although it is not on disk. So it is first written once more.
    """
    make_private(file)
    flush_again(log_of(file))
    connection = _connect(f"{file.absolute().as_uri()}?mode=rw")
    try:
        for pragma in FOR_WRITING:
            connection.execute(pragma)
        # A restored copy has no write-ahead log until something is read.
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


def log_of(file: Path) -> Path:
    """The write-ahead log of a database."""
    return file.with_name(f"{file.name}-wal")


def flush_again(log: Path) -> None:
    """Write a file as it is, so that the system has something to flush, and flush it."""
    with suppress(FileNotFoundError), log.open("r+b") as file:
        content = file.read()
        file.seek(0)
        file.write(content)
        file.flush()
        os.fsync(file.fileno())


def checkpoint(connection: sqlite3.Connection) -> None:
    """Write the whole write-ahead log into the database, and flush it."""
    is_busy, *_ = connection.execute("PRAGMA wal_checkpoint(FULL)").fetchone()
    if is_busy:
        raise NotWritten("store-busy")


def connect_reading(file: Path) -> sqlite3.Connection:
    """A connection that cannot write, and never tidies up behind the one that does."""
    connection = _connect(f"{file.absolute().as_uri()}?mode=ro")
    # Broken letters are told as such: one damaged row must not hide the others.
    connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    return connection


def _connect(address: str) -> sqlite3.Connection:
    return sqlite3.connect(
        address, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False
    )


def sync_folder(folder: Path) -> None:
    """See to it that names in a folder survive a power cut; Windows needs no such thing."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


Moment: TypeAlias = tuple[int, int, int]
"""The device and the number of a folder, and when a name in it changed last, in nanoseconds."""
SETTLED = 1_000_000_000
"""Nanoseconds that are more than any file system takes for one moment."""


class SameFiles:
    """Tells whether a database and its write-ahead log are still the files that were opened.

    Of a file that was moved or removed the system lets everybody write on, and nobody would find
    again what is written.
    """

    def __init__(self, file: Path) -> None:
        self._file, self._log, self._folder = str(file), str(log_of(file)), str(file.parent)
        self._known = os.stat(file)
        self._known_log: os.stat_result | None = None
        self._quiet: Moment | None = None

    def moment(self) -> Moment:
        """Which folder it is, and when a name there changed last."""
        found = os.stat(self._folder)
        return found.st_dev, found.st_ino, found.st_mtime_ns

    def is_quiet(self, moment: Moment) -> bool:
        """Whether no name has changed since all was well: one look for each move instead of two."""
        return self._quiet == moment

    def trust(self, moment: Moment) -> None:
        """All was well then. In a folder that has just changed more may change unseen."""
        is_settled = time.time_ns() - moment[2] > SETTLED and os.name == "posix"
        self._quiet = moment if is_settled else None

    def demand(self) -> None:
        """Refuse what is asked of a database that is somewhere else, until it is back."""
        if not _is_same(self._file, self._known):
            raise StoreFailed("store-failed", reason="moved")

    def log_opened(self) -> None:
        """The write-ahead log is the one that is there now."""
        self._known_log = os.stat(self._log)

    @property
    def has_log(self) -> bool:
        """Whether that is still there."""
        return self._known_log is None or _is_same(self._log, self._known_log)


def _is_same(file: str, known: os.stat_result) -> bool:
    try:
        return os.path.samestat(os.stat(file), known)
    except FileNotFoundError:
        return False


# Errors


FAULTS = (OSError, SQLAlchemyError, sqlite3.Error)
"""What a disk, a system or a database that fails may raise."""


def not_written(error: Exception) -> NotWritten:
    """Why nothing of a transaction was written."""
    if isinstance(error, NotWritten):
        return error
    name = error_name(error)
    if name.startswith("SQLITE_FULL"):
        return StoreFull("store-full")
    if name.startswith(("SQLITE_BUSY", "SQLITE_LOCKED")):
        return NotWritten("store-busy")
    if is_damage(error):
        return StoreBroken("store-failed", reason=name)
    return StoreFailed("store-failed", reason=name or type(error).__name__)


def is_refusal(error: Exception) -> bool:
    """Whether SQLite itself refused, for want of room or of its turn, before any disk failed."""
    return isinstance(not_written(error), StoreFull) or not_written(error).code == "store-busy"


def is_damage(error: Exception) -> bool:
    """Whether SQLite found something broken; a full, busy or failing disk breaks nothing."""
    return error_name(error).startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_TOOBIG"))


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


def told_as(error: Exception) -> Exception:
    """What is told of the error of an operation; mistakes of our own stay as they are."""
    if isinstance(error, IntegrityError):
        return refused(error)
    return not_written(error) if isinstance(error, FAULTS) else error


def error_name(error: Exception) -> str:
    """SQLite's own name of an error, or nothing."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    return getattr(cause, "sqlite_errorname", "") if isinstance(cause, sqlite3.Error) else ""


# The folder


def make_folder(folder: Path) -> None:
    """Make a data folder for its owner alone, unless it is there."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        sync_folder(folder.parent)
    except OSError as error:
        raise cannot_write(folder, error) from error


class FolderLock:
    """Keeps a data folder for this process; the system lets go of it however the process ends.

    It is refused while another process, such as a server, has the folder. Programs that this
    one starts do not inherit it.
    """

    def __init__(self, folder: Path) -> None:
        try:
            self._handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise cannot_write(folder / LOCK, error) from error
        if not locks(self._handle):
            holder = os.pread(self._handle, 20, 0) if hasattr(os, "pread") else b""
            self.close()
            number = holder.decode("ascii", "replace").strip() or "?"
            raise Wrong("folder-taken", folder=str(folder), process=number)
        os.ftruncate(self._handle, 0)
        os.write(self._handle, f"{os.getpid()}\n".encode())

    def close(self) -> None:
        """Let others have the folder."""
        os.close(self._handle)


# Copies: of one moment, and whole or not there


def new_backup_file(folder: Path, occasion: str) -> Path:
    """A name in the folder for backups that nothing has yet."""
    backups = folder / BACKUPS
    try:
        backups.mkdir(mode=0o700, exist_ok=True)
    except OSError as error:
        raise cannot_write(backups, error) from error
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    names = (f"{occasion}-{moment}{more}.sqlite" for more in ("", *(f"-{n}" for n in range(2, 99))))
    return next(backups / name for name in names if not (backups / name).exists())


def copy_database(source: Path, target: Path) -> None:
    """Copy a database as it is now, also while somebody writes into it, and look at the copy."""
    try:
        with replacing(target) as part:
            make_private(part)
            _copy(source, part)
        sync_folder(target.parent)
    except OSError as error:
        raise cannot_write(target, error) from error


def _copy(source: Path, part: Path) -> None:
    try:
        with closing(connect_reading(source)) as old, closing(sqlite3.connect(part)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")
            faults = integrity_faults(new)
    except sqlite3.Error as error:
        if error_name(error).startswith("SQLITE_FULL"):
            raise StoreFull("store-full") from error
        raise unusable(source, error) from error
    if faults:
        raise unusable(source, faults[0])


def integrity_faults(connection: sqlite3.Connection) -> list[str]:
    """What SQLite itself finds wrong with a database; nothing if it is sound."""
    told = [str(line) for (line,) in connection.execute("PRAGMA integrity_check(20)")]
    return [] if told == ["ok"] else told
