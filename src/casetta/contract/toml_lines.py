"""Where everything stands in a file of TOML: the line of each table, key and row of a list.

A place is a path of words and numbers, the numbers from 1: `room 3 furniture 2 tokens`
is the key `tokens` in the second row of the list `furniture` of the third `[[room]]`.
The file must be one that `tomllib` can read.
"""

from __future__ import annotations

import re
from functools import lru_cache

Path = tuple[str, ...]
Lines = dict[Path, int]


def _token(pattern: str) -> re.Pattern[str]:
    """A part of a file with the blanks, ends of lines and comments behind it."""
    return re.compile(rf"({pattern})(?:\s|#[^\n]*)*", re.DOTALL)


NOTHING, EQUALS, DOT, COMMA = map(_token, ("", "=", r"\.", ","))
TABLE, END_OF_TABLE, LIST, END_OF_LIST = map(_token, (r"\{", r"\}", r"\[", r"\]"))
HEADING, END_OF_HEADING = _token(r"\[\[?"), _token(r"\]\]?")
KEY = _token(r"""[A-Za-z0-9_-]+|"(?:\\.|[^"\\])*"|'[^']*'""")
VALUE = _token(
    r'''"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\])*"|'[^']*\''''
    r"""|[^\s,\]}#]+(?: \d\d:[^\s,\]}#]+)?|."""
)


@lru_cache(maxsize=8)
def lines_of(text: str) -> Lines:
    """The line of everything in a text."""
    return Scanner(text).scan()


def line_of(text: str, path: Path) -> int:
    """The line of a place, or of whatever is nearest around it; 0 when nothing is."""
    lines = lines_of(text)
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 0)


class Scanner:
    """Walks through a text once and notes where things begin."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self._counted = (0, 1)
        """Up to where lines were counted, and the line there."""
        self.lines: Lines = {}
        self.lengths: dict[Path, int] = {}

    def scan(self) -> Lines:
        """All headings and all keys below them."""
        here: Path = ()
        self.take(NOTHING)
        while self.at < len(self.text):
            if opening := self.take(HEADING):
                here = self.heading(is_entry=opening == "[[")
            else:
                self.pair(here)
        return self.lines

    def heading(self, *, is_entry: bool) -> Path:
        """`[table]` or `[[table]]`: the path of what follows.

        All parts of a name but the last mean their newest entry.
        """
        line, path, (*parts, last) = self.line(), Path(), self.key()
        for part in parts:
            path = (*path, part)
            if path in self.lengths:
                path = (*path, str(self.lengths[path]))
        path = (*path, last)
        self.take(END_OF_HEADING)
        if is_entry:
            self.lengths[path] = self.lengths.get(path, 0) + 1
            path = (*path, str(self.lengths[path]))
        self.note(path, 1, line)
        self.lines[path] = line
        return path

    def pair(self, here: Path) -> None:
        """`key = value`."""
        line = self.line()
        path = (*here, *self.key())
        self.take(EQUALS)
        self.note(path, len(here) + 1, line)
        self.value(path)

    def note(self, path: Path, first: int, line: int) -> None:
        """Things of so many names or more begin here, unless they began before."""
        for length in range(first, len(path) + 1):
            self.lines.setdefault(path[:length], line)

    def key(self) -> Path:
        """A key, dotted or not."""
        parts = [self.take(KEY)]
        while self.take(DOT):
            parts.append(self.take(KEY))
        return tuple(part.strip("\"'") for part in parts)

    def value(self, path: Path) -> None:
        """Any value; lists, their rows counted from 1, and inline tables have places inside."""
        if self.take(LIST):
            number = 0
            while not self.take(END_OF_LIST) and self.at < len(self.text):
                number += 1
                self.lines[(*path, str(number))] = self.line()
                self.value((*path, str(number)))
                self.take(COMMA)
        elif self.take(TABLE):
            while not self.take(END_OF_TABLE) and self.at < len(self.text):
                self.pair(path)
                self.take(COMMA)
        else:
            self.take(VALUE)

    def take(self, token: re.Pattern[str]) -> str:
        """Go past a token if it comes next, and say what it is."""
        match = token.match(self.text, self.at)
        self.at = match.end() if match else self.at
        return match[1] if match else ""

    def line(self) -> int:
        start, line = self._counted
        self._counted = self.at, line + self.text.count("\n", start, self.at)
        return self._counted[1]
