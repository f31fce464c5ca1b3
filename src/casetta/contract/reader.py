"""The one reader of outside data: JSON objects and TOML files, asked for their fields by kind.

Every fault is noted with its place; whoever reads gets a harmless value and goes on, so that a
person is told of everything that is wrong at once. A file of our own is read strictly: its first
fault stops the program and names file and entry, so that whoever edits it can mend it.

    reader = json_reader(question)
    players = reader.number("players", 2, 4)
    reader.check()
"""

from __future__ import annotations

import json
import re
import struct
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import SequenceMatcher
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeGuard

from casetta.kernel.compiler import read_source

from ..kernel.luck import DRAWN, FAST, table_luck
from ..kernel.state import LUCK, State
from .errors import BrokenFile, Wrong, Wrongs, is_full, note, refuse
from .files import reading
from .shown import hidden
from .toml_lines import line_of

MOST_ENTRIES = 1_000
"""Entries of one table or list; the largest shipped one has 132."""
LONGEST_TEXT = 4_000
"""Letters of one text."""
MOST_GUESSES = 10
"""Faults of a file up to which the nearest known word is looked for; looking takes time."""
LONGEST_GUESS = 40
"""Letters of a word that are compared with known ones."""
SPACE = " \t\n\r"
"""What JSON allows between two tokens."""

Names = tuple[str, ...]
"""The way to an object: names of fields, and numbers of list entries as the source writes them."""
Grid = list[str]
"""The rows of a drawing, the top one first."""
Entries = list[Any]
Numbers = list[int]
Objects = list["Reader"]


# Where an object comes from


@dataclass
class Source:
    """Where an object comes from, and what is wrong with it: a question or a file."""

    is_file: bool = False
    """List entries of a file are numbered from 1, and faults name their line."""
    text: str = ""
    lacking: int = 0
    """The line of what the whole file lacks."""
    ours: Path | None = None
    """A file of our own: the first fault is an error."""
    wrongs: Wrongs = field(default_factory=list)

    def index(self, number: int) -> str:
        return str(number + 1) if self.is_file else f"[{number}]"

    def place(self, names: Names) -> str:
        """The name of a place for people."""
        if not self.is_file:
            return " ".join(names)
        if is_full(self.wrongs):
            return ""
        words = tuple(word for name in names for word in name.split())
        line = line_of(self.text, words) or self.lacking if self.text else 0
        return ", ".join(filter(None, (f"line {line}" if line else "", " ".join(names))))

    def note(self, wrong: Wrong) -> None:
        if self.ours is None:
            note(self.wrongs, wrong)
            return
        reason = ", ".join([wrong.code, *(f"{key} {value}" for key, value in wrong.values.items())])
        raise BrokenFile(self.ours, wrong.where or "", reason)


def read_json(content: bytes) -> tuple[Any, str]:
    """The JSON document with which some bytes begin, and what follows it."""
    try:
        text = content.decode("utf-8").lstrip(SPACE)
        document, end = json.JSONDecoder(parse_constant=_no_number).raw_decode(text)
    except UnicodeDecodeError as error:
        raise Wrong("not-utf8") from error
    except (ValueError, RecursionError) as error:
        raise Wrong("not-json") from error
    return document, text[end:].strip(SPACE)


def _no_number(name: str) -> float:
    """Refuse what Python takes for a number, and JSON does not."""
    raise ValueError(name)


def json_reader(values: Any) -> Reader:
    return Reader(values, Source())


def toml_reader(text: str, *, lacking: int = 0) -> Reader:
    """A reader of a TOML file that somebody wrote; what cannot be read at all is one fault."""
    source = Source(is_file=True, text=text, lacking=lacking)
    try:
        values = tomllib.loads(text)
        for names in hidden(values):
            words = (source.index(each) if isinstance(each, int) else each for each in names)
            source.note(Wrong("hidden-sign", source.place(tuple(words))))
        return Reader(values, source)
    except ValueError as error:
        line = re.search(r"line (\d+)", str(error))
        source.note(Wrong("page-not-toml", f"line {line[1]}" if line else None, reason=str(error)))
        return Reader({}, source)


def file_reader(file: Path, *, lacking: int = 0) -> Reader:
    """A reader of a TOML file that somebody wrote; refused when it cannot be opened."""
    try:
        with reading(file):
            return toml_reader(file.read_text(encoding="utf-8-sig"), lacking=lacking)
    except UnicodeDecodeError as error:
        reader = content_reader({})
        line = error.object[: error.start].count(b"\n") + 1
        reader.fault_at(f"line {line}", "file-not-utf8")
        return reader


def content_reader(values: Any) -> Reader:
    """A reader of what such a file says, out of a record: there are no lines to name."""
    return Reader(values, Source(is_file=True))


def own_reader(file: Path) -> Reader:
    """A strict reader of a TOML file of our own."""
    try:
        return Reader(tomllib.loads(read_source(file)), Source(is_file=True, ours=file))
    except (OSError, ValueError) as error:
        raise BrokenFile(file, "", str(error)) from error


# Reading


class Reader:
    """An object that is asked for its fields by kind."""

    def __init__(self, values: Any, source: Source, names: Names = ()) -> None:
        self.values: Mapping[str, Any] = values if isinstance(values, Mapping) else {}
        self.source = source
        self.names = names
        self.asked: set[str] = set()
        if not isinstance(values, Mapping):
            self.fault("field-not-an-object" if names else "not-an-object")

    @property
    def wrongs(self) -> Wrongs:
        """All faults of the whole source so far."""
        return self.source.wrongs

    def again(self) -> Reader:
        """The same object without the faults that were noted."""
        return Reader(self.values, replace(self.source, wrongs=[]), self.names)

    # Faults

    def place(self, key: str = "") -> str:
        """The name of a field for people."""
        return self.source.place((*self.names, key) if key else self.names)

    def fault(self, code: str, key: str = "", **values: str | int) -> None:
        """Note something that is wrong with a field, or with the whole object."""
        self.fault_at(self.place(key), code, **values)

    def fault_at(self, where: str, code: str, **values: str | int) -> None:
        """Note something that is wrong at a place."""
        self.source.note(Wrong(code, where or None, **values))

    def check(self) -> None:
        """Raise the first thing that is wrong, which carries all others."""
        refuse(self.wrongs)

    def finish(self) -> Wrongs:
        """The same at the end of a question; otherwise name the fields nobody asked for."""
        self.check()
        self.asked |= {"ask", "id"}
        return [Wrong("unknown-field", name, field=name) for name in self.unknown()]

    def only(self, known: Sequence[str]) -> None:
        """Note every field that says nothing: mostly it is misspelt, and what it says is lost."""
        for key in self.values:
            names = ", ".join(known)
            if key not in known and len(self.wrongs) < MOST_GUESSES:
                self.fault("page-strange-key", key, nearest=nearest(key, known), known=names)
            elif key not in known:
                self.fault("page-unknown-key", key, known=names)

    def unknown(self) -> Entries:
        return [key for key in self.values if key not in self.asked]

    # Fields

    def has(self, key: str) -> bool:
        """Whether the field is there; null counts as absent."""
        self.asked.add(key)
        return self.values.get(key) is not None

    def number(self, key: str, lowest: int, highest: int, absent: int | None = None) -> int:
        """A whole number within bounds; without a value for `absent` it must be there."""
        if not self._expect(key, required=absent is None):
            return lowest if absent is None else absent
        return self.checked_number(self.values[key], self.place(key), lowest, highest)

    def numbers(self, key: str, length: int, lowest: int, highest: int) -> Numbers:
        """So many whole numbers within bounds."""
        found = self.values.get(key) if self.has(key) else None
        if not isinstance(found, list) or len(found) != length or not all(map(is_number, found)):
            self.fault("page-not-so-many", key, length=length)
            return [lowest] * length
        if not all(lowest <= each <= highest for each in found):
            self.fault("out-of-bounds", key, lowest=lowest, highest=highest)
            return [lowest] * length
        return found

    def flag(self, key: str, *, absent: bool = False) -> bool:
        """true or false."""
        if not self.has(key):
            return absent
        value = self.values[key]
        if not isinstance(value, bool):
            self.fault("not-a-flag", key)
        return value is True

    def word(self, key: str, known: Sequence[str] = (), absent: str | None = None) -> str:
        """A text that is not empty and not too long, if wanted one of some words."""
        if absent is not None and not self.has(key):
            return absent
        value = self.values.get(key) if self.has(key) else None
        if not isinstance(value, str) or not value or (known and value not in known):
            self.fault("not-a-choice" if known else "page-not-a-text", key, known=", ".join(known))
            return known[0] if known else ""
        return value if self.are_short(key, value) else ""

    def choice(self, key: str, choices: Sequence[str], absent: str | None = None) -> str:
        """One of some words."""
        if not self._expect(key, required=absent is None):
            return absent or choices[0]
        return self.word(key, choices)

    def words(self, key: str, known: Sequence[str] = ()) -> Entries:
        """A list of texts, if wanted out of some words."""
        found = self.values.get(key) if self.has(key) else None
        if not isinstance(found, list) or not all(isinstance(each, str) for each in found):
            self.fault("not-a-list", key)
            return []
        if len(found) > MOST_ENTRIES:
            self.fault("too-many", key, most=MOST_ENTRIES)
            return []
        if not self.are_short(key, *found):
            return []
        for each in found:
            if known and each not in known:
                self.fault("not-a-choice", key, known=", ".join(known))
        return [each for each in found if not known or each in known]

    def are_short(self, key: str, *texts: str) -> bool:
        """Whether no text of a field is longer than texts may be; a longer one is a fault."""
        if all(len(text) <= LONGEST_TEXT for text in texts):
            return True
        self.fault("page-long-text", key, most=LONGEST_TEXT)
        return False

    def list(self, key: str, most: int | None = None) -> Entries:
        """A list of anything, of at most so many entries; empty when absent."""
        if not self.has(key):
            return []
        value = self.values[key]
        if not isinstance(value, list):
            self.fault("not-a-list", key)
            return []
        if most is not None and len(value) > most:
            self.fault("too-many", key, most=most)
        return value[:most]

    def object(self, key: str) -> Reader:
        """An object; empty when absent."""
        value = self.values[key] if self.has(key) else {}
        if self.source.is_file and not isinstance(value, Mapping):
            self.fault("page-no-table", key)
            value = {}
        return Reader(value, self.source, (*self.names, key))

    def objects(self, key: str, most: int = MOST_ENTRIES) -> Objects:
        """A list of at most so many objects, each with its place; empty when absent."""
        values = self.list(key, most)
        if self.source.is_file and not all(isinstance(value, Mapping) for value in values):
            self.fault("page-not-entries", key)
            return []
        return [
            Reader(value, self.source, (*self.names, key, self.source.index(number)))
            for number, value in enumerate(values)
        ]

    def objects_by(
        self, key: str, by: str, names: Sequence[str], known: Sequence[str] = ()
    ) -> Objects:
        """The objects of a list whose field says these names, each once, in this order.

        In place of one that is missing stands an empty one, whose faults are not noted.
        Where the `known` fields of an object are given, all others are faults.
        """
        found: dict[str, Reader] = {}
        for each in self.objects(key):
            if known:
                each.only(known)
            name = each.word(by, names)
            if each.values.get(by) != name:
                continue
            if name in found:
                each.fault("page-twice", by, name=name)
            found.setdefault(name, each)
        for name in names:
            if name not in found:
                self.fault("page-no-entry", key, name=name)
        return [found.get(name) or Reader({}, Source()) for name in names]

    def grid(self, key: str, rows: int, columns: int, signs: str) -> Grid:
        """A drawing: so many strings of so many known signs; `.` stands for what is wrong."""
        if not self._expect(key, required=True):
            return ["." * columns] * rows
        return self.checked_grid(self.values[key], self.place(key), rows, columns, signs)

    # Values

    def checked_number(self, value: Any, where: str, lowest: int, highest: int) -> int:
        """A whole number within bounds; true is not a number."""
        if not is_number(value):
            self.fault_at(where, "not-a-number")
            return lowest
        if not lowest <= value <= highest:
            self.fault_at(where, "out-of-bounds", lowest=lowest, highest=highest)
            return lowest
        return int(value)

    def checked_grid(self, value: Any, where: str, rows: int, columns: int, signs: str) -> Grid:
        """A drawing of the right size, with every unknown sign named by its cell."""
        is_list = isinstance(value, list) and len(value) == rows
        if not is_list or not all(isinstance(row, str) and len(row) == columns for row in value):
            self.fault_at(where, "wrong-grid", rows=rows, columns=columns)
            return ["." * columns] * rows
        for row, line in enumerate(value):
            for column, sign in enumerate(line):
                if sign not in signs:
                    self.fault_at(cell_place(where, row, column), "unknown-sign", known=signs)
        return ["".join(sign if sign in signs else "." for sign in line) for line in value]

    def _expect(self, key: str, *, required: bool) -> bool:
        if self.has(key):
            return True
        if required:
            self.fault("missing-field", key)
        return False


def is_number(value: Any) -> TypeGuard[int]:
    """Whether a value is a whole number; true is none."""
    return isinstance(value, int) and not isinstance(value, bool)


def cell_place(where: str, row: int, column: int) -> str:
    """The name of a cell: row and column from 0 at the top left."""
    return f"{where} [{row}, {column}]".strip()


def nearest(word: str, known: Sequence[str]) -> str:
    """The known word that is most like one that is not known."""
    start = word[:LONGEST_GUESS]
    return max(known, key=lambda each: SequenceMatcher(None, start, each).ratio())


def digest_of(content: Any) -> str:
    """The SHA-256 of what a file says, as canonical JSON."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode(errors="surrogatepass")).hexdigest()


# The luck of a state inside a drawing: key in hexadecimal, words drawn, fast generator


def write_luck(state: State) -> dict[str, Any]:
    """The luck as a record spells it."""
    key = struct.pack("<8I", *state[LUCK : LUCK + 8]).hex()
    return {"key": key, "drawn": int(state[DRAWN]), "fast": int(state[FAST])}


def read_luck(fields: Reader, state: State) -> None:
    """Put the luck of a drawing into the state; absent means none."""
    if not fields.has("luck"):
        return
    luck = fields.object("luck")
    state[LUCK : LUCK + 10] = table_luck(_key(luck))
    state[DRAWN] = luck.number("drawn", 0, 2**36, absent=0)
    state[FAST] = luck.number("fast", 0, 2**63 - 1, absent=0)


def _key(luck: Reader) -> bytes:
    """The 32 bytes of the key; zeros when it is wrong."""
    text = luck.values.get("key", "00" * 32)
    if not isinstance(text, str) or len(text) != 64 or not set(text) <= set("0123456789abcdef"):
        luck.fault_at("luck key", "wrong-luck-key")
        return bytes(32)
    return bytes.fromhex(text)
