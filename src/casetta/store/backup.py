"""`casetta backup`, `restore` and `migrate`."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from casetta.contract.errors import Wrong
from casetta.words import Words

from .database import (
    FILE,
    cannot_write,
    copy_database,
    locked,
    make_folder,
    new_backup_file,
    not_written,
    sync_folder,
)
from .migrate import bring_up, check_known, database_in
from .schema import REVISION
from .store import new_epoch

DONE = 0
RENEW_EPOCHS = """
UPDATE tables SET about = json_set(about, '$.epoch', new_epoch())
WHERE CASE WHEN json_valid(about) THEN json_type(about, '$.epoch') = 'text' END
"""
"""A table whose row cannot be read stays as it is: it will be quarantined."""


def backup(folder: Path, to: Path | None, words: Words) -> int:
    """Copy all tables as they are at one moment; a server may go on meanwhile."""
    file = database_in(folder)
    if to is not None and to.exists():
        raise Wrong("file-exists", file=str(to))
    target = to or new_backup_file(folder, "backup")
    copy_database(file, target)
    print(words("backup-done", file=str(target)))
    return DONE


def restore(folder: Path, source: Path, words: Words, *, force: bool) -> int:
    """Bring all tables back from a backup; what is there before is put among the backups."""
    if not source.is_file():
        raise Wrong("no-backup", file=str(source))
    check_known(source)
    make_folder(folder)
    with locked(folder):
        if (folder / FILE).exists() and not force:
            raise Wrong("data-there", folder=str(folder))
        aside = _replace(folder, source)
    print(words("restore-done", file=str(source)))
    if aside:
        print(words("old-data", file=str(aside)))
    return DONE


def _replace(folder: Path, source: Path) -> Path | None:
    """Put a copy of the source in the place of the database, which is kept."""
    copy = folder / f"{FILE}.new"
    copy_database(source, copy)
    try:
        renew_epochs(copy)
        aside = _put_aside(folder)
        copy.replace(folder / FILE)
        sync_folder(folder)
    except OSError as error:
        raise cannot_write(folder, error) from error
    finally:
        copy.unlink(missing_ok=True)
    return aside


def renew_epochs(file: Path) -> None:
    """Begin a new epoch at all tables of a database that nobody works on.

    Versions that somebody saw after the backup was made may be other moves now: whoever resumes
    from them must be told everything anew.
    """
    try:
        with closing(sqlite3.connect(file)) as database, database:
            database.create_function("new_epoch", 0, new_epoch)
            database.execute(RENEW_EPOCHS)
    except sqlite3.Error as error:
        raise not_written(error) from error


def _put_aside(folder: Path) -> Path | None:
    """Move the database among the backups, with the log that SQLite keeps beside it.

    A log left behind would be taken for that of the new database.
    """
    file, log = folder / FILE, folder / f"{FILE}-wal"
    aside = new_backup_file(folder, "replaced") if file.exists() else None
    if aside:
        file.rename(aside)
    if aside and log.exists():
        log.rename(aside.with_name(f"{aside.name}-wal"))
    for leftover in (log, folder / f"{FILE}-shm"):
        leftover.unlink(missing_ok=True)
    sync_folder(folder)
    return aside


def migrate(folder: Path, words: Words) -> int:
    """Bring the database up to date, after a copy of it."""
    database_in(folder)
    with locked(folder):
        migrated = bring_up(folder)
    if migrated is None:
        print(words("migrate-nothing", form=REVISION))
        return DONE
    print(words("migrate-done", before=migrated.before, after=migrated.after))
    print(words("old-data", file=str(migrated.copy)))
    return DONE
