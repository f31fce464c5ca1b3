"""Files of scenarios: where they lie (project book, user's folder), and how they are written."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from casetta.contract.errors import Wrong
from casetta.kernel.folders import data_folder

from ..content.library import BUILT_IN
from ..content.own import FURNITURE, page_of, read_scenario
from .texts import words_in

BOOK = Path(__file__).parents[1] / "content" / "scenarios"
SIGNS = (
    "# . ground  x floor  T tree  L lake  R road  y courtyard  O pillar"
    "  m mosaic floor  + floor with pipe"
)
PROOFS = """\
# Proofs: two plans in which every piece is drawn, every room has its door, and everything can
# be reached from the front door. In the first, every number is the card with its largest option,
# and every token takes that option; both bonuses are earned. In the second, every number is its
# other card, and every token takes the larger option of that card. `casetta scenario check` plays
# them again. See docs/scenarios.md."""
WIDTH = 96


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


# Writing


def file_text(content: Mapping[str, Any]) -> str:
    """The whole file."""
    parts = [
        *top(content),
        *table("check", content["check"]),
        *(line for room in content["room"] for line in room_lines(room)),
        *(line for name in ("rule", "bonus") for line in entries(name, content.get(name, []))),
        "",
        PROOFS,
        *(line for proof in content["proof"] for line in proof_lines(proof)),
    ]
    return "\n".join(parts) + "\n"


def top(content: Mapping[str, Any]) -> Iterator[str]:
    """What stands above all tables."""
    for key in ("format", "id", "difficulty", "title", "story", "par"):
        yield f"{key} = {value(content[key])}"
    yield ""
    yield SIGNS
    yield from rows("plan", content["plan"])
    yield from rows("tips", content["tips"])


def value(each: Any) -> str:
    """A value on one line."""
    if isinstance(each, Mapping):
        return "{ " + ", ".join(f"{key} = {value(at)}" for key, at in each.items()) + " }"
    if isinstance(each, list):
        return "[" + ", ".join(value(at) for at in each) + "]"
    return json.dumps(each, ensure_ascii=False)


def rows(key: str, values: Sequence[Any]) -> Iterator[str]:
    """A list with one row on each line."""
    yield f"{key} = ["
    yield from (f"  {value(each)}," for each in values)
    yield "]"


def table(name: str, values: Mapping[str, Any], brackets: str = "[]") -> Iterator[str]:
    """A table with its keys."""
    yield ""
    yield f"{brackets[: len(brackets) // 2]}{name}{brackets[len(brackets) // 2 :]}"
    yield from (f"{key} = {value(each)}" for key, each in values.items())


def entries(name: str, values: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """The entries of one name."""
    for each in values:
        yield from table(name, each, "[[]]")


def room_lines(room: Mapping[str, Any]) -> Iterator[str]:
    """A room with its furniture, each number with its name."""
    yield from table("room", {"card": room["card"]}, "[[]]")
    yield "furniture = ["
    say = words_in("en")
    for row in room["furniture"]:
        yield f"  {value(row)},   # {say('number-' + str(row['number']))}"
    yield "]"


def proof_lines(proof: Mapping[str, Any]) -> Iterator[str]:
    """A proof, its moves as many to a line as fit."""
    yield ""
    yield "[[proof]]"
    yield f"cards = {value(proof['cards'])}"
    yield f"points = {proof['points']}"
    yield "moves = ["
    yield from filled(f"{value(move)}," for move in proof["moves"])
    yield "]"


def filled(words: Iterator[str]) -> Iterator[str]:
    """Words on as few lines as the width allows."""
    line = " "
    for word in words:
        if len(line) + 1 + len(word) > WIDTH and line.strip():
            yield line
            line = " "
        line += f" {word}"
    yield line
