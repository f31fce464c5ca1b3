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

BLANKS = re.compile(r"(?:\s|#[^\n]*)+")
KEY = re.compile(r"""[A-Za-z0-9_-]+|"(?:\\.|[^"\\])*"|'[^']*'""")
STRING = re.compile(
    r'''"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\])*"|'[^']*\'''', re.DOTALL
)
PLAIN = re.compile(r"[^\s,\]}#]+(?: \d\d:[^\s,\]}#]+)?")


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
        self.skip()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                here = self.heading()
            else:
                self.pair(here)
            self.skip()
        return self.lines

    def heading(self) -> Path:
        """`[table]` or `[[table]]`: the path of what follows."""
        is_entry = self.text.startswith("[[", self.at)
        self.at += 2 if is_entry else 1
        line = self.line()
        path = self.last_entry(self.key())
        self.at = self.text.index("]", self.at) + (2 if is_entry else 1)
        if is_entry:
            self.lengths[path] = self.lengths.get(path, 0) + 1
            path = (*path, str(self.lengths[path]))
        for length in range(1, len(path)):
            self.lines.setdefault(path[:length], line)
        self.lines[path] = line
        return path

    def last_entry(self, key: Path) -> Path:
        """The path of a heading, whose parts but the last mean their newest entry."""
        path: Path = ()
        for part in key[:-1]:
            path = (*path, part)
            if path in self.lengths:
                path = (*path, str(self.lengths[path]))
        return (*path, key[-1])

    def pair(self, here: Path) -> None:
        """`key = value`."""
        line = self.line()
        path = (*here, *self.key())
        self.at = self.text.index("=", self.at) + 1
        for length in range(len(here) + 1, len(path) + 1):
            self.lines.setdefault(path[:length], line)
        self.value(path)

    def key(self) -> Path:
        """A key, dotted or not."""
        parts = []
        while match := KEY.match(self.text, self.at):
            parts.append(match[0].strip("\"'"))
            self.at = match.end()
            self.skip()
            if not self.text.startswith(".", self.at):
                break
            self.at += 1
            self.skip()
        return tuple(parts)

    def value(self, path: Path) -> None:
        """Any value; lists and inline tables have places inside."""
        self.skip()
        sign = self.text[self.at]
        if sign == "[":
            self.rows(path)
        elif sign == "{":
            self.inline(path)
        else:
            pattern = STRING if sign in "\"'" else PLAIN
            match = pattern.match(self.text, self.at)
            self.at = match.end() if match else self.at + 1

    def rows(self, path: Path) -> None:
        """A list, its rows counted from 1."""
        self.at += 1
        number = 0
        while self.next_is_no("]"):
            number += 1
            self.lines[(*path, str(number))] = self.line()
            self.value((*path, str(number)))

    def inline(self, path: Path) -> None:
        """A table in braces."""
        self.at += 1
        while self.next_is_no("}"):
            self.pair(path)

    def next_is_no(self, end: str) -> bool:
        """Go to the next row or pair; past the end when there is none."""
        self.skip()
        if self.text.startswith(",", self.at):
            self.at += 1
            self.skip()
        if self.text.startswith(end, self.at):
            self.at += 1
            return False
        return self.at < len(self.text)

    def skip(self) -> None:
        """Past blanks, ends of lines and comments."""
        match = BLANKS.match(self.text, self.at)
        self.at = match.end() if match else self.at

    def line(self) -> int:
        """The line we are at."""
        start, line = self._counted
        self._counted = self.at, line + self.text.count("\n", start, self.at)
        return self._counted[1]
