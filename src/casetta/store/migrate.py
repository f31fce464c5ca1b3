"""Brings the database of a data folder to the form that this program works with."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.exc import DBAPIError

from casetta.contract.errors import Wrong

from .database import (
    FILE,
    connect_reading,
    copy_database,
    new_backup_file,
    not_written,
    sync_folder,
    writing_engine,
)
from .errors import UnusableData
from .schema import REVISION

MIGRATIONS = Path(__file__).parent / "migrations"


@dataclass(frozen=True)
class Steps:
    """The revisions that lead to the newest form."""

    folder: Path = MIGRATIONS
    newest: str = REVISION


@dataclass(frozen=True)
class Migrated:
    """From which revision to which, and where the old data lies."""

    before: str
    after: str
    copy: Path


def bring_up(folder: Path, steps: Steps | None = None) -> Migrated | None:
    """Make the database of a folder, or bring an old one up; None if there was nothing to bring.

    Only for whoever holds the lock of the folder.
    """
    steps = steps or Steps()
    file = folder / FILE
    found = revision_of(file)
    if found == steps.newest:
        return None
    if found is None:
        _upgrade(file, steps)
        return None
    _check_known(file, found, steps)
    copy = new_backup_file(folder, f"before-{steps.newest}")
    copy_database(file, copy)
    _upgrade(file, steps)
    return Migrated(found, steps.newest, copy)


def revision_of(file: Path) -> str | None:
    """The revision of a database; None if there is nothing in it yet."""
    if not file.exists() or file.stat().st_size == 0:
        return None
    try:
        with closing(connect_reading(file)) as connection:
            return _revision_in(connection, file)
    except sqlite3.Error as error:
        raise UnusableData("data-unusable", file=str(file), reason=str(error)) from error


def _revision_in(connection: sqlite3.Connection, file: Path) -> str | None:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema")}
    if not names:
        return None
    if "alembic_version" not in names:
        raise UnusableData("data-not-ours", file=str(file))
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return str(row[0]) if row else ""


def check_known(file: Path, steps: Steps | None = None) -> str:
    """The revision of a database that can be brought up; raises for any other."""
    steps = steps or Steps()
    found = revision_of(file)
    if found is None:
        raise UnusableData("data-not-ours", file=str(file))
    if found != steps.newest:
        _check_known(file, found, steps)
    return found


def _check_known(file: Path, found: str, steps: Steps) -> None:
    """Refuse what a newer program wrote."""
    from alembic.script import ScriptDirectory

    known = {step.revision for step in ScriptDirectory(str(steps.folder)).walk_revisions()}
    if found not in known:
        raise UnusableData("data-newer", file=str(file), found=found, known=steps.newest)


def _upgrade(file: Path, steps: Steps) -> None:
    """Run all revisions that are missing: all of them or none."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(steps.folder).replace("%", "%%"))
    try:
        with writing_engine(file).begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, steps.newest)
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
    if check_known(file) != REVISION:
        raise UnusableData("data-older", file=str(file))
    return file
