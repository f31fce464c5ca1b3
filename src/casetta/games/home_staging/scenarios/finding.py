"""Where scenarios lie: in the project book, in the user's folder, in any file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from casetta.contract.errors import Wrong
from casetta.kernel.folders import data_folder

from ..content.library import BUILT_IN
from ..content.own import FURNITURE, read_scenario
from ..content.scenario_pages import page_of

BOOK = Path(__file__).parents[1] / "content" / "scenarios"


class Found(NamedTuple):
    """A scenario in the user's folder; without content when something is wrong with it."""

    name: str
    file: Path
    content: Mapping[str, Any] | None


def own_folder() -> Path:
    """Where people's own scenarios lie."""
    return data_folder() / "scenarios"


def own_scenarios() -> list[Found]:
    """All scenarios of the user's folder, by their names."""
    files = sorted(own_folder().glob("*.toml"))
    found = [found_in(file) for file in files if file.name != FURNITURE]
    return sorted(found)


def found_in(file: Path) -> Found:
    """The scenario of a file, under its id if it has one, else under the name of the file."""
    content, wrongs = read_scenario(file)
    name = page_of(file).values.get("id") if wrongs else content and content["id"]
    return Found(name if isinstance(name, str) else file.stem, file, None if wrongs else content)


def scenario_file(name: str) -> Path:
    """The file of a scenario: a path, the id of an own scenario, or of a built-in one."""
    if is_path(name):
        return Path(name)
    beside = own_folder() / f"{name}.toml"
    if beside.is_file():
        return beside
    own = {found.name: found.file for found in own_scenarios()}
    book = {scenario.id: file for scenario, file in zip(BUILT_IN, book_files(), strict=True)}
    known = book | own
    if name not in known:
        raise Wrong("unknown-scenario", scenario=name, known=", ".join(known))
    return known[name]


def is_path(name: str) -> bool:
    """Whether somebody names a file, not a scenario."""
    separators = [os.sep, *([os.altsep] if os.altsep else [])]
    return name.endswith(".toml") or any(sign in name for sign in separators)


def book_files() -> list[Path]:
    """The files of the built-in scenarios, in their order."""
    return sorted(BOOK.glob("*.toml"))
