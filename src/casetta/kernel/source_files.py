"""Data files that rules are made of, remembered by the module that read them.

The machine code of a rules file depends on the tables it made at import, so the fingerprint of
compiled rules (`compiler.py`) covers the files that were read meanwhile.
"""

from __future__ import annotations

import sys
from pathlib import Path
from types import FrameType

_READ: dict[str, set[Path]] = {}


def read_source(file: Path) -> str:
    """The text of a data file, read on behalf of the module that is being imported, if any."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code.co_name != "<module>":
        frame = frame.f_back
    if frame is not None:
        _READ.setdefault(frame.f_globals["__name__"], set()).add(file)
    return file.read_text(encoding="utf-8")


def files_read_by(module: str) -> frozenset[Path]:
    """The data files that a module read while it was imported."""
    return frozenset(_READ.get(module, ()))
