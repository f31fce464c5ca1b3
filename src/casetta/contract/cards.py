"""Cards and boards from TOML, checked when the program starts.

A broken entry stops the program with a sentence that names file and entry, so
that whoever edits the file can mend it:

    cards.toml, personal 6: cat: column 7 is not from 0 to 4
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..kernel.source_files import read_source


class BrokenCards(Exception):
    """An entry of a card file that cannot be used."""

    def __init__(self, file: Path, entry: str, reason: str) -> None:
        super().__init__(f"{file.name}, {entry}: {reason}")


class Entry:
    """One table of a card file, whose values are asked for by kind."""

    def __init__(self, file: Path, name: str, values: Mapping[str, Any]) -> None:
        self.file = file
        self.name = name
        self.values = values

    def number(self, key: str, lowest: int, highest: int) -> int:
        """A whole number within bounds."""
        return self._checked_number(key, self._value(key), lowest, highest)

    def numbers(self, key: str, length: int, lowest: int, highest: int) -> tuple[int, ...]:
        """So many whole numbers within bounds."""
        values = self._list(key, length)
        return tuple(self._checked_number(key, value, lowest, highest) for value in values)

    def text(self, key: str, length: int | None = None) -> str:
        """A text, if wanted of so many characters."""
        value = self._value(key)
        if not isinstance(value, str) or not value or (length and len(value) != length):
            raise self.broken(
                f"{key}: {value!r} is not a text" + (f" of {length}" if length else "")
            )
        return value

    def texts(self, key: str, length: int) -> tuple[str, ...]:
        """So many texts."""
        values = self._list(key, length)
        if not all(isinstance(value, str) and value for value in values):
            raise self.broken(f"{key}: not a list of texts")
        return tuple(values)

    def grid(self, key: str, rows: int, columns: int, signs: str) -> tuple[str, ...]:
        """A drawing of so many rows and columns made of known signs."""
        lines = self.texts(key, rows)
        for number, line in enumerate(lines):
            if len(line) != columns or set(line) - set(signs):
                raise self.broken(f"{key}: row {number} is not {columns} of the signs {signs}")
        return lines

    def broken(self, reason: str) -> BrokenCards:
        """The error that names this entry."""
        return BrokenCards(self.file, self.name, reason)

    def _value(self, key: str) -> Any:
        if key not in self.values:
            raise self.broken(f"{key} is missing")
        return self.values[key]

    def _list(self, key: str, length: int) -> Sequence[Any]:
        value = self._value(key)
        if not isinstance(value, list) or len(value) != length:
            raise self.broken(f"{key}: not a list of {length}")
        return value

    def _checked_number(self, key: str, value: Any, lowest: int, highest: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.broken(f"{key}: {value!r} is not a whole number")
        if not lowest <= value <= highest:
            raise self.broken(f"{key}: {value} is not from {lowest} to {highest}")
        return value


class CardFile:
    """A TOML file of cards."""

    def __init__(self, file: Path) -> None:
        self.file = file
        try:
            self.tables = tomllib.loads(read_source(file))
        except (OSError, ValueError) as error:
            raise BrokenCards(file, "the file", str(error)) from error

    def entry(self, name: str) -> Entry:
        """The table of that name."""
        values = self.tables.get(name)
        if not isinstance(values, dict):
            raise BrokenCards(self.file, name, "the table is missing")
        return Entry(self.file, name, values)

    def entries(self, name: str, length: int) -> tuple[Entry, ...]:
        """The array of so many tables of that name, numbered from 1."""
        values = self.tables.get(name)
        if not isinstance(values, list) or len(values) != length:
            raise BrokenCards(self.file, name, f"there must be {length} entries")
        return tuple(
            Entry(self.file, f"{name} {number}", each) for number, each in enumerate(values, 1)
        )
