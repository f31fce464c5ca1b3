"""Files that are written whole or not at all, and files that one process at a time may have."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from .errors import Wrong

LOCKED_BYTE = 1 << 30
"""Where Windows locks: far behind what the file holds, which others may then read."""


@contextmanager
def reading(file: Path | str) -> Iterator[None]:
    """Refuse a file that cannot be read."""
    try:
        yield
    except OSError as error:
        raise Wrong("no-such-file", file=str(file), reason=error.strerror or "") from error


def cannot_write(file: Path, error: OSError) -> Wrong:
    """The refusal of a file or folder that cannot be written."""
    return Wrong("cannot-write", file=str(file), reason=error.strerror or "")


def check_writable(file: Path) -> None:
    """Refuse, before a game begins, a file that could not be written at its end."""
    folder = file.resolve().parent
    if file.is_dir():
        raise Wrong("cannot-write", file=str(file), reason=os.strerror(21))
    if not folder.is_dir():
        raise Wrong("cannot-write", file=str(file), reason=os.strerror(2))
    if not os.access(file if file.exists() else folder, os.W_OK):
        raise Wrong("cannot-write", file=str(file), reason=os.strerror(13))


def write_whole(file: Path, content: bytes) -> None:
    """Write a file so that nobody ever sees half of it, whatever interrupts us."""
    try:
        if file.exists() and not file.is_file():
            file.write_bytes(content)  # a device or a pipe, which cannot be replaced
        else:
            with replacing(file.resolve()) as part:
                part.write_bytes(content)
    except OSError as error:
        raise cannot_write(file, error) from error


@contextmanager
def replacing(file: Path) -> Iterator[Path]:
    """A name beside a file to write to; what was written there then takes the file's place."""
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        yield part
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def write_private(file: Path, content: bytes) -> None:
    """Write a file for its owner alone, whole or not at all."""
    try:
        with replacing(file) as part:
            make_private(part)
            part.write_bytes(content)
    except OSError as error:
        raise cannot_write(file, error) from error


def make_private(file: Path) -> None:
    """Make an empty file for its owner alone, unless it is there.

    One that is there is not opened: to close it would end all locks of this process on it.
    """
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


@contextmanager
def one_at_a_time(file: Path, tell_to_wait: Callable[[], None] = lambda: None) -> Iterator[None]:
    """Hold a file's lock, waiting while another process holds it."""
    with file.open("a+b") as held:
        if not locks(held.fileno()):
            tell_to_wait()
            while not locks(held.fileno()):
                time.sleep(0.1)
        yield


def locks(handle: int) -> bool:
    """Try to lock an open file; say whether we now hold it. The system lets go at our end."""
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
            os.lseek(handle, 0, os.SEEK_SET)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
