"""`casetta backup`, `restore` and `migrate`."""

from __future__ import annotations

from pathlib import Path

from casetta.contract.errors import Wrong
from casetta.store.access import make_folder
from casetta.store.copies import copy_database, new_backup_file
from casetta.store.database import sync_folder
from casetta.store.epochs import renew_epochs
from casetta.store.migrate import bring_up, check_known
from casetta.store.schema import FILE, REVISION
from casetta.words import Words

from .data_folder import DONE, database_in, kept


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
    with kept(folder):
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
        raise Wrong("cannot-write", file=str(folder), reason=error.strerror or "") from error
    finally:
        copy.unlink(missing_ok=True)
    return aside


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
    with kept(folder):
        migrated = bring_up(folder)
    if migrated is None:
        print(words("migrate-nothing", form=REVISION))
        return DONE
    print(words("migrate-done", before=migrated.before, after=migrated.after))
    print(words("old-data", file=str(migrated.copy)))
    return DONE
