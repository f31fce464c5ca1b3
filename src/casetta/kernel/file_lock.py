"""Files that one process at a time may have; the system lets go however the process ends."""

from __future__ import annotations

import os
import sys

LOCKED_BYTE = 1 << 30
"""Where Windows locks: far behind what the file holds, which others may then read."""


def locks(handle: int) -> bool:
    """Try to lock an open file; say whether we now hold it."""
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
