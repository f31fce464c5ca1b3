"""Reading what came from outside: a JSON object, field by field.

Every fault is collected with its place; the reader gets a harmless value and goes
on, so that a person is told of everything that is wrong at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .errors import Wrong, Wrongs, note, refuse

Grid = list[str]
"""The rows of a drawing, the top one first."""
Entries = list[Any]
Objects = list["Fields"]


class Fields:
    """A JSON object that is asked for its fields by kind."""

    def __init__(self, values: Any, where: str = "", wrongs: Wrongs | None = None) -> None:
        self.wrongs: Wrongs = [] if wrongs is None else wrongs
        self.values: Mapping[str, Any] = values if isinstance(values, Mapping) else {}
        self.where = where
        self.asked: set[str] = set()
        if not isinstance(values, Mapping):
            self.fault("field-not-an-object" if where else "not-an-object", where)

    def has(self, key: str) -> bool:
        """Whether the field is there; null counts as absent."""
        self.asked.add(key)
        return self.values.get(key) is not None

    def number(self, key: str, lowest: int, highest: int, absent: int | None = None) -> int:
        """A whole number within bounds."""
        if not self._expect(key, required=absent is None):
            return lowest if absent is None else absent
        return self.checked_number(self.values[key], self.place(key), lowest, highest)

    def flag(self, key: str, *, absent: bool = False) -> bool:
        """true or false."""
        if not self.has(key):
            return absent
        value = self.values[key]
        if not isinstance(value, bool):
            self.fault("not-a-flag", self.place(key))
        return value is True

    def choice(self, key: str, choices: Sequence[str], absent: str | None = None) -> str:
        """One of some words."""
        if not self._expect(key, required=absent is None):
            return absent or choices[0]
        value = self.values[key]
        if not isinstance(value, str) or value not in choices:
            self.fault("not-a-choice", self.place(key), known=", ".join(choices))
            return choices[0]
        return value

    def list(self, key: str, most: int | None = None) -> Entries:
        """A list of anything, of at most so many entries; empty when absent."""
        if not self.has(key):
            return []
        value = self.values[key]
        if not isinstance(value, list):
            self.fault("not-a-list", self.place(key))
            return []
        if most is not None and len(value) > most:
            self.fault("too-many", self.place(key), most=most)
        return value[:most]

    def object(self, key: str) -> Fields:
        """An object; empty when absent."""
        return Fields(self.values.get(key) or {}, self.place(key), self.wrongs)

    def objects(self, key: str, most: int) -> Objects:
        """A list of at most so many objects, each with its place; empty when absent."""
        return [
            Fields(value, f"{self.place(key)} [{index}]", self.wrongs)
            for index, value in enumerate(self.list(key, most))
        ]

    def grid(self, key: str, rows: int, columns: int, signs: str) -> Grid:
        """A drawing: so many strings of so many known signs; `.` stands for what is wrong."""
        if not self._expect(key, required=True):
            return ["." * columns] * rows
        return self.checked_grid(self.values[key], self.place(key), rows, columns, signs)

    def checked_number(self, value: Any, where: str, lowest: int, highest: int) -> int:
        """A whole number within bounds; true is not a number."""
        if not isinstance(value, int) or isinstance(value, bool):
            self.fault("not-a-number", where)
            return lowest
        if not lowest <= value <= highest:
            self.fault("out-of-bounds", where, lowest=lowest, highest=highest)
            return lowest
        return value

    def checked_grid(self, value: Any, where: str, rows: int, columns: int, signs: str) -> Grid:
        """A drawing of the right size, with every unknown sign named by its cell."""
        shape_is_right = (
            isinstance(value, list)
            and len(value) == rows
            and all(isinstance(line, str) and len(line) == columns for line in value)
        )
        if not shape_is_right:
            self.fault("wrong-grid", where, rows=rows, columns=columns)
            return ["." * columns] * rows
        for row, line in enumerate(value):
            for column, sign in enumerate(line):
                if sign not in signs:
                    self.fault("unknown-sign", cell_place(where, row, column), known=signs)
        return ["".join(sign if sign in signs else "." for sign in line) for line in value]

    def fault(self, code: str, where: str, **values: str | int) -> None:
        """Note something that is wrong."""
        note(self.wrongs, Wrong(code, where or None, **values))

    def fault_at(self, where: str, code: str, **values: str | int) -> None:
        """The same, as `Reader` has it."""
        self.fault(code, where, **values)

    def place(self, key: str) -> str:
        """The name of a field for people."""
        return f"{self.where} {key}".strip()

    def unknown(self) -> Entries:
        """The fields that nobody asked for."""
        return [key for key in self.values if key not in self.asked]

    def check(self) -> None:
        """Raise the first thing that is wrong, which carries all others."""
        refuse(self.wrongs)

    def finish(self) -> Wrongs:
        """The same at the end of a question; otherwise name the fields nobody knows."""
        self.check()
        self.asked |= {"ask", "id"}
        return [Wrong("unknown-field", name, field=name) for name in self.unknown()]

    def _expect(self, key: str, *, required: bool) -> bool:
        if self.has(key):
            return True
        if required:
            self.fault("missing-field", self.place(key))
        return False


def cell_place(where: str, row: int, column: int) -> str:
    """The name of a cell: row and column from 0 at the top left."""
    return f"{where} [{row}, {column}]".strip()
