"""Texts that others wrote, as they may be shown, and printing.

Names, chat, scenarios, records and files may hold signs that steer a terminal (escape sequences)
or turn the direction of the letters around them (U+202E). They are left out wherever something
is shown; in JSON they are escaped, which changes nothing for programs.
"""

from __future__ import annotations

import json
import re
import sys
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from typing import Any

JOINERS = "\u200c\u200d"
"""They cannot be seen, but some scripts and pictures are written with them."""
INVISIBLE = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs of which nothing can be seen: fillers, and a blank of Braille."""
MOST_MARKS = 4
"""Combining marks on one letter; scripts need three, and a tower of them covers other lines."""
MARKS = ("Mn", "Me")
Names = tuple[str | int, ...]
"""The way to a value: names of fields and numbers of list entries."""


ODD = re.compile("[^ -~]")


def is_shown(sign: str) -> bool:
    """Whether a sign only shows itself: no control, no direction, nothing unassigned."""
    return sign.isprintable() or sign in JOINERS or unicodedata.category(sign) == "Zs"


def shown(text: str) -> str:
    """A text on one line: what ends a line is a blank, what cannot be shown is left out."""
    line = _changed(text, lambda sign: " " if sign.isspace() else "")
    return line if line.isascii() else "".join(_without_towers(line))


def _without_towers(text: str) -> Iterator[str]:
    """The signs of a text but for those that nobody sees, and marks above too many others."""
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.category(sign) in MARKS else 0
        if marks <= MOST_MARKS and sign not in INVISIBLE:
            yield sign


def is_blank(text: str) -> bool:
    """Whether nothing can be seen of a text."""
    unseen = JOINERS + INVISIBLE
    return all(
        each.isspace() or each in unseen or unicodedata.category(each) in MARKS for each in text
    )


def shown_lines(text: str) -> str:
    """The same of a text of several lines."""
    return _changed(text, lambda sign: sign if sign == "\n" else " " if sign.isspace() else "")


def shown_json(text: str) -> str:
    """The same JSON with everything escaped that cannot be shown."""
    return _changed(text, lambda sign: sign if sign == "\n" else json.dumps(sign)[1:-1])


def _changed(text: str, change: Callable[[str], str]) -> str:
    """A text in which everything is changed that cannot be shown."""
    if text.isprintable():
        return text
    return ODD.sub(lambda found: found[0] if is_shown(found[0]) else change(found[0]), text)


def hides(text: str) -> bool:
    """Whether a text of several lines holds anything that cannot be shown."""
    return _changed(text, lambda sign: sign if sign in "\r\n\t" else "") != text


def hidden(content: Any, names: Names = ()) -> Iterator[Names]:
    """The ways to all texts of a JSON value that hold anything that cannot be shown."""
    if isinstance(content, str):
        if hides(content):
            yield names
    elif isinstance(content, Mapping):
        for key, value in content.items():
            yield from hidden(key, names)
            yield from hidden(value, (*names, key))
    elif isinstance(content, list):
        for number, value in enumerate(content):
            yield from hidden(value, (*names, number))


# Printing: nothing else prints


def print_text(text: str, *, is_error: bool = False) -> None:
    """Print lines to standard output, or to standard error."""
    print(shown_lines(text), file=sys.stderr if is_error else sys.stdout, flush=True)


def print_json(value: Any) -> None:
    """Print one JSON value on a line."""
    print_text(shown_json(json.dumps(value, ensure_ascii=False)))
