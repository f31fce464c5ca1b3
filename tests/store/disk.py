"""A disk beneath a server that fails or dawdles when it is told to: disk.c in its process."""

from __future__ import annotations

import errno
import mmap
import os
import shutil
import struct
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from casetta.store.database import FILE

COMPILER = (shutil.which("gcc") or shutil.which("cc")) if os.name == "posix" else None
needs_compiler = pytest.mark.skipif(
    COMPILER is None or not Path("/proc/self/fd").exists(),
    reason="optional: a C compiler, on Linux",
)
FLAGS = ("-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC")
DEED = struct.Struct("=5i")
"""Error, how many are left, whether they are late, the pause in milliseconds, hits: see disk.c."""
KINDS = ("read", "write", "flush", "open")
ALL = -1
"""All of them fail until the disk is healed."""


class FailingDisk:
    """What reads, writes and flushes of a server's database do."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "disk.plan"
        self._file.write_bytes(bytes(DEED.size * len(KINDS)))
        with self._file.open("r+b") as file:
            self._plan = mmap.mmap(file.fileno(), 0)

    @property
    def within(self) -> list[str]:
        """The command that runs a server on this disk."""
        return ["env", f"LD_PRELOAD={_library()}", f"CASETTA_DISK={self._file}"]

    def fail(self, kind: str, error: int = errno.EIO, times: int = ALL, late: int = 0) -> None:
        """Let the next ones fail; late ones are done all the same.

        Of a disk that became read-only nobody can open a file for writing either.
        """
        self._set(kind, error, times, late, 0)
        if error == errno.EROFS:
            self._set("open", error, times, 0, 0)

    def dawdle(self, milliseconds: int, kind: str = "flush") -> None:
        """Let each of them take so long."""
        self._set(kind, 0, 0, 0, milliseconds)

    def heal(self) -> None:
        """Let everything succeed again."""
        for kind in KINDS:
            self._set(kind, 0, 0, 0, 0)

    @property
    def failures(self) -> int:
        """How many of all kinds have failed so far."""
        return sum(map(self.hits, KINDS))

    def hits(self, kind: str) -> int:
        """How many of them have failed so far."""
        return int(DEED.unpack_from(self._plan, self._place(kind))[4])

    def _set(self, kind: str, *deed: int) -> None:
        DEED.pack_into(self._plan, self._place(kind), *deed, self.hits(kind))

    def _place(self, kind: str) -> int:
        return KINDS.index(kind) * DEED.size


def cut_power(folder: Path) -> None:
    """Leave of the database of a killed server what was flushed, and nothing else."""
    for name in (FILE, f"{FILE}-wal"):
        kept = folder / f"{name}.kept"
        (folder / name).unlink(missing_ok=True)
        if kept.exists():
            shutil.copyfile(kept, folder / name)
    (folder / f"{FILE}-shm").unlink(missing_ok=True)


@cache
def _library() -> Path:
    """What is loaded into the server, compiled once."""
    assert COMPILER is not None
    _library.folder = TemporaryDirectory()  # type: ignore[attr-defined]
    library = Path(_library.folder.name) / "disk.so"  # type: ignore[attr-defined]
    source = Path(__file__).with_suffix(".c")
    subprocess.run([COMPILER, *FLAGS, "-o", library, source, "-ldl"], check=True)
    return library
