"""Files that are written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

from .errors import Wrong


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
            replace(file.resolve(), content)
    except OSError as error:
        raise Wrong("cannot-write", file=str(file), reason=error.strerror or "") from error


def replace(file: Path, content: bytes) -> None:
    """Write beside the file, then put it in its place."""
    beside = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        with beside.open("wb") as part:
            part.write(content)
            part.flush()
            os.fsync(part.fileno())
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
