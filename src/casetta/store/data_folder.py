"""The data folder that a command works on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from casetta.contract.errors import Wrong
from casetta.store.errors import UnusableData
from casetta.store.lock import FolderLock
from casetta.store.migrate import check_known
from casetta.store.schema import FILE, REVISION

DONE = 0
DAMAGED = 1


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


@contextmanager
def kept(folder: Path) -> Iterator[None]:
    """Keep a data folder for this command alone; refused while a server runs on it."""
    lock = FolderLock(folder)
    try:
        yield
    finally:
        lock.release()
