"""A scenario as the text of a file, with the remarks that a reader would want."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from .telling import words_in

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
