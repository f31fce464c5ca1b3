"""What a store refuses, and whether it is worth trying again."""

from __future__ import annotations

from pathlib import Path

from casetta.contract.errors import Wrong


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


def unusable(file: Path, broken: StoreBroken) -> UnusableData:
    """The refusal of a whole database of which something is broken that everybody needs."""
    return UnusableData("data-unusable", file=str(file), reason=str(broken.values["reason"]))
