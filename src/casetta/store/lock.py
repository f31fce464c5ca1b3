"""One process for each data folder."""

from __future__ import annotations

import os
from pathlib import Path

from casetta.contract.errors import Wrong
from casetta.kernel.file_lock import locks

from .errors import FolderTaken
from .schema import LOCK

_held: set[int] = set()
"""Open lock files of this process."""


class FolderLock:
    """Keeps a data folder for this process; the system lets go of it however the process ends."""

    def __init__(self, folder: Path) -> None:
        self._handle = _opened(folder / LOCK)
        if not locks(self._handle):
            holder = os.pread(self._handle, 20, 0) if hasattr(os, "pread") else b""
            os.close(self._handle)
            number = holder.decode("ascii", "replace").strip() or "?"
            raise FolderTaken("folder-taken", folder=str(folder), process=number)
        _held.add(self._handle)
        os.ftruncate(self._handle, 0)
        os.write(self._handle, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let others have the folder."""
        if self._handle in _held:
            _held.discard(self._handle)
            os.close(self._handle)


def _opened(file: Path) -> int:
    try:
        return os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Wrong("cannot-write", file=str(file), reason=error.strerror or "") from error


def _forget_all() -> None:
    """In a forked process: it must not keep the folder when the server is gone."""
    for handle in _held:
        os.close(handle)
    _held.clear()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_all)
