"""`casetta backup`, `restore` and `migrate`, and how a database comes to the form of today."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy.exc import DBAPIError

from casetta.contract.errors import Wrong
from casetta.contract.files import cannot_write
from casetta.contract.shown import print_text
from casetta.words import Words

from . import database
from .database import FILE, copy_database, new_backup_file, not_written, sync_folder
from .schema import REVISION
from .store import new_epoch, unusable

DONE = 0
MIGRATIONS = Path(__file__).parent / "migrations"
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
    print_text(words("backup-done", file=str(target)))
    return DONE


def restore(folder: Path, source: Path, words: Words, *, force: bool) -> int:
    """Bring all tables back from a backup; what is there before is put among the backups."""
    if not source.is_file():
        raise Wrong("no-backup", file=str(source))
    foreign = foreign_parts(source)
    if foreign:
        raise Wrong("data-foreign", file=str(source), parts=", ".join(foreign))
    database.make_folder(folder)
    with closing(database.FolderLock(folder)):
        if (folder / FILE).exists() and not force:
            raise Wrong("data-there", folder=str(folder))
        aside = _replace(folder, source)
    print_text(words("restore-done", file=str(source)))
    if aside:
        print_text(words("old-data", file=str(aside)))
    return DONE


def _replace(folder: Path, source: Path) -> Path | None:
    """Put a copy of the source in the place of the database, which is kept."""
    copy = folder / f"{FILE}.new"
    copy_database(source, copy)
    try:
        _renew_epochs(copy)
        aside = _put_aside(folder)
        copy.replace(folder / FILE)
        sync_folder(folder)
    except OSError as error:
        raise cannot_write(folder, error) from error
    finally:
        copy.unlink(missing_ok=True)
    return aside


def _renew_epochs(file: Path) -> None:
    """Begin a new epoch at all tables of a database that nobody works on.

    Versions that somebody saw after the backup was made may be other moves now: whoever resumes
    from them must be told everything anew.
    """
    try:
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.create_function("new_epoch", 0, new_epoch)
            connection.execute(RENEW_EPOCHS)
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
    with closing(database.FolderLock(folder)):
        migrated = bring_up(folder)
    if migrated is None:
        print_text(words("migrate-nothing", form=REVISION))
        return DONE
    before, copy = migrated
    print_text(words("migrate-done", before=before, after=REVISION))
    print_text(words("old-data", file=str(copy)))
    return DONE


# Revisions


def bring_up(folder: Path) -> tuple[str, Path] | None:
    """Make the database of a folder, or bring an old one up; None if there was nothing to bring.

    Answers what its revision was, and where the old data lies. Only for whoever holds the lock
    of the folder.
    """
    file = folder / FILE
    if revision_of(file) is None:
        _upgrade(file, REVISION)
        return None
    found = known_revision(file)
    if found == REVISION:
        return None
    copy = new_backup_file(folder, f"before-{REVISION}")
    copy_database(file, copy)
    _upgrade(file, REVISION)
    return found, copy


def revision_of(file: Path) -> str | None:
    """The revision of a database; None if there is nothing in it yet."""
    if not file.exists() or file.stat().st_size == 0:
        return None
    try:
        with closing(database.connect_reading(file)) as connection:
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
            if not names:
                return None
            if "alembic_version" not in names:
                raise Wrong("data-not-ours", file=str(file))
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
            return str(row[0]) if row else ""
    except sqlite3.Error as error:
        raise unusable(file, error) from error


def known_revision(file: Path) -> str:
    """The revision of a database that can be brought up; what a newer program wrote is refused."""
    found = revision_of(file)
    if found is None:
        raise Wrong("data-not-ours", file=str(file))
    if found != REVISION:
        from alembic.script import ScriptDirectory

        known = {step.revision for step in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
        if found not in known:
            raise Wrong("data-newer", file=str(file), found=found, known=REVISION)
    return found


def foreign_parts(file: Path) -> list[str]:
    """The tables, indexes, triggers and views of a database that casetta did not make so.

    A trigger runs whatever somebody wrote into it, a view answers in place of a table, and a
    table or an index may compute something whenever it is used.
    """
    with TemporaryDirectory() as folder:
        ours = Path(folder) / FILE
        _upgrade(ours, known_revision(file))
        expected = _schema_of(ours)
    try:
        found = _schema_of(file)
    except sqlite3.Error as error:
        raise unusable(file, error) from error
    return sorted(name for name, part in found.items() if part != expected.get(name))


def _schema_of(file: Path) -> dict[str, tuple[object, ...]]:
    """The parts of a database by name, with what those consist of that do something."""
    statement = "SELECT name, type, coalesce(sql, '') FROM sqlite_schema"
    with closing(database.connect_reading(file)) as connection:
        return {
            str(name): (kind, *_work_of(connection, kind, str(name), str(sql)))
            for name, kind, sql in connection.execute(statement).fetchall()
        }


def _work_of(connection: sqlite3.Connection, kind: str, name: str, sql: str) -> Iterator[object]:
    """What a part does; how a table is spelled beside that depends on who made the file.

    Columns have a name, a type, whether they are required, a default, their place in the key and
    whether they are computed.
    """
    text = "".join(sql.replace('"', "").split())
    if kind != "table":
        yield text
        return
    yield text.upper().startswith("CREATEVIRTUAL")
    yield re.findall("(?i)check.*", text)
    quoted = name.replace('"', '""')
    yield sorted(column[1:] for column in connection.execute(f'PRAGMA table_xinfo("{quoted}")'))


def _upgrade(file: Path, revision: str) -> None:
    """Run all revisions that are missing: all of them or none."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with database.writing_engine(file).begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except DBAPIError as error:
        raise not_written(error) from error
    sync_folder(file.parent)


def database_in(folder: Path) -> Path:
    """The database of a data folder; refused if there is none."""
    file = folder / FILE
    if not file.exists():
        raise Wrong("no-data", folder=str(folder))
    return file


def readable_database_in(folder: Path) -> Path:
    """The database of a data folder if it has the form that this program reads."""
    file = database_in(folder)
    if known_revision(file) != REVISION:
        raise Wrong("data-older", file=str(file))
    return file
