"""Long runs whose results a file keeps line by line: after an interruption they go on."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from casetta.kernel.wrong import Wrong


class Run:
    """What is being measured, and all lines found so far, here and in a file if one is given.

    The first line of the file says what is measured; a file of something else is refused.
    """

    def __init__(self, plan: Mapping[str, Any], file: Path | None = None) -> None:
        self.lines: list[dict[str, Any]] = []
        self._file = file
        if file is None:
            return
        first, *self.lines = whole_lines(file) or [{}]
        if not first:
            self._write(plan, "w")
        elif first != json.loads(json.dumps(plan)):
            raise Wrong("other-run", file=str(file))

    def keep(self, line: dict[str, Any]) -> None:
        """Add a line, also to the file."""
        self.lines.append(line)
        self._write(line, "a")

    def _write(self, line: Mapping[str, Any], mode: str) -> None:
        if self._file is not None:
            try:
                with self._file.open(mode, encoding="utf-8") as out:
                    out.write(json.dumps(line) + "\n")
            except OSError as error:
                reason = error.strerror or ""
                raise Wrong("cannot-write", file=str(self._file), reason=reason) from error


def whole_lines(file: Path) -> list[dict[str, Any]]:
    """The lines of a file; half a line at its end, left by an interruption, is cut off."""
    try:
        content = file.read_bytes() if file.exists() else b""
        whole = content[: content.rfind(b"\n") + 1]
        if whole != content:
            file.write_bytes(whole)
    except OSError as error:
        raise Wrong("no-such-file", file=str(file), reason=error.strerror or "") from error
    try:
        return [dict(json.loads(line)) for line in whole.splitlines()]
    except (ValueError, TypeError) as error:
        raise Wrong("other-run", file=str(file)) from error
