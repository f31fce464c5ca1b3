"""Resumable runs: a file keeps results line by line, and after an interruption they go on."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from casetta.contract.errors import Wrong
from casetta.contract.files import locks


class Run:
    """All lines found so far, here and in a file if one is given."""

    def __init__(self, lines: list[dict[str, Any]], out: TextIO | None = None) -> None:
        self.lines = lines
        self._out = out

    def keep(self, line: dict[str, Any]) -> None:
        """Add a line, also to the file."""
        self.lines.append(line)
        if self._out is not None:
            add(self._out, line)


@contextmanager
def resumed(plan: Mapping[str, Any], file: Path | None = None) -> Iterator[Run]:
    """What is being measured, with the lines that the file has of it.

    The first line of the file says what is measured; a file of something else is refused, and so
    is one that another run adds to at the moment.
    """
    if file is None:
        yield Run([])
        return
    with alone(file) as out:
        first, *lines = whole_lines(file) or [{}]
        if not first:
            add(out, plan)
        elif first != json.loads(json.dumps(plan)):
            raise Wrong("other-run", file=str(file))
        yield Run(lines, out)


@contextmanager
def alone(file: Path) -> Iterator[TextIO]:
    """The file, open for more lines; no other process may add to it meanwhile."""
    try:
        out = file.open("a", encoding="utf-8")
    except OSError as error:
        raise Wrong("cannot-write", file=str(file), reason=error.strerror or "") from error
    with out:
        if not locks(out.fileno()):
            raise Wrong("run-goes-on", file=str(file))
        yield out


def add(out: TextIO, line: Mapping[str, Any]) -> None:
    """Add a line to a file, at once."""
    try:
        out.write(json.dumps(line) + "\n")
        out.flush()
    except OSError as error:
        raise Wrong("cannot-write", file=out.name, reason=error.strerror or "") from error


def whole_lines(file: Path) -> list[dict[str, Any]]:
    """The lines of a file; half a line at its end, left by an interruption, is cut off."""
    try:
        content = file.read_bytes()
        whole = content[: content.rfind(b"\n") + 1]
        if whole != content:
            file.write_bytes(whole)
    except OSError as error:
        raise Wrong("no-such-file", file=str(file), reason=error.strerror or "") from error
    try:
        return [dict(json.loads(line)) for line in whole.splitlines()]
    except (ValueError, TypeError) as error:
        raise Wrong("other-run", file=str(file)) from error
