"""Scenarios that people bring: from a file, at a table, in a record (see library.py)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.game import Drawing, Own, State
from casetta.contract.reader import Reader, content_reader, toml_reader

from ..rules.setup import set_table
from .library import bring, own_scenario

FURNITURE = "furniture.toml"
"""Own furniture: the file of this name beside a scenario."""
Content = Mapping[str, Any]


def page_of(file: Path) -> Reader:
    """A reader of a file; refused when it cannot be read at all."""
    try:
        return toml_reader(file.read_text(encoding="utf-8-sig"), lacking=1)
    except OSError as error:
        raise Wrong("no-such-file", file=str(file), reason=error.strerror or "") from error
    except UnicodeDecodeError as error:
        reader = content_reader({})
        line = error.object[: error.start].count(b"\n") + 1
        reader.fault_at(f"line {line}", "file-not-utf8")
        return reader


def read_scenario(file: Path) -> tuple[Content | None, Wrongs]:
    """The scenario of a file with the furniture beside it, and all that is wrong with both."""
    page, beside = page_of(file), file.parent / FURNITURE
    furniture = page_of(beside) if beside.is_file() and beside != file else None
    wrongs = [*page.wrongs, *(furniture.wrongs if furniture else [])]
    if wrongs:
        return None, wrongs
    scenario = bring(page, furniture)
    wrongs = [*page.wrongs, *(furniture.wrongs if furniture else [])]
    return (scenario.content if scenario else None), wrongs


def deal_scenario(
    content: Content, state: State, seats: int, options: Sequence[int], luck: Sequence[int]
) -> None:
    """Set the table for an own scenario; it stands in place of the option `scenario`."""
    scenario = own_scenario(content)
    set_table(state, seats, scenario.number, scenario.facts, 0, luck)


def told_scenario(drawing: Drawing) -> Content | None:
    """The own scenario that stands in a drawing."""
    content = drawing.get("scenario")
    return content if isinstance(content, Mapping) else None


OWN = Own(read_scenario, deal_scenario, told_scenario)
