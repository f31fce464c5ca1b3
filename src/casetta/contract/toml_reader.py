"""Files that people write: every fault with its line, its entry and its reason.

Faults are collected, so that a person is told of everything that is wrong at once.
A scenario that came in a record has no lines; its faults name the entry alone.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from difflib import SequenceMatcher
from hashlib import sha256
from typing import Any

from .errors import Wrong, Wrongs, is_full, note

MOST_ENTRIES = 1_000
"""Entries of one table or list; the largest shipped one has 132."""
LONGEST_TEXT = 4_000
"""Letters of one text."""
MOST_GUESSES = 10
"""Faults of a file up to which the nearest known word is looked for; looking takes time."""
LONGEST_GUESS = 40
"""Letters of a word that are compared with known ones."""


class Page:
    """What a file says, by tables and entries, and what is wrong with it."""

    def __init__(self, values: Mapping[str, Any], text: str = "") -> None:
        self.values = values
        self.lines = text.splitlines()
        self.wrongs: Wrongs = []

    @property
    def top(self) -> Entry:
        """What stands outside of all entries."""
        return Entry(self, "", 0, self.values)

    @classmethod
    def of_text(cls, text: str) -> Page:
        """A page of TOML; what cannot be read at all is one fault."""
        try:
            return cls(tomllib.loads(text), text)
        except ValueError as error:
            line = re.search(r"line (\d+)", str(error))
            page = cls({}, text)
            where = f"line {line[1]}" if line else None
            page.wrongs.append(Wrong("page-not-toml", where, reason=str(error)))
            return page

    def entries(self, table: str) -> list[Entry]:
        """The entries `[[table]]`, numbered from 1; none when it is no list of tables."""
        values = self.values.get(table, [])
        if not isinstance(values, list) or not all(isinstance(each, Mapping) for each in values):
            self.top.fault("page-not-entries", table)
            return []
        return self.top.numbered(values, table, table)

    def entries_by(
        self, table: str, key: str, names: Sequence[str], known: Sequence[str] = ()
    ) -> list[Entry]:
        """The entries of a table whose key says these names, each once, in this order.

        In place of one that is missing stands an empty one, whose faults are not noted.
        Where the `known` keys of an entry are given, all others are faults.
        """
        found: dict[str, Entry] = {}
        for entry in self.entries(table):
            if known:
                entry.only(known)
            name = entry.word(key, names)
            if name in found and entry.values.get(key) == name:
                entry.fault("page-twice", key, name=name)
            elif entry.values.get(key) == name:
                found[name] = entry
        for name in names:
            if name not in found:
                self.top.fault("page-no-entry", table, name=name)
        return [found.get(name) or Entry(Page({}), "", 0, {}) for name in names]

    def line_of(self, table: str, number: int, key: str) -> int:
        """The line of a key in an entry, or of the entry's heading; 0 when not to be found."""
        heads = [n for n, line in enumerate(self.lines, 1) if _is_head(line, table)]
        if table and number > len(heads):
            return 0
        start = heads[number - 1] if table else 0
        for n, line in enumerate(self.lines[start:], start + 1):
            if table and re.match(r"\s*\[", line) and n > start and not _is_array_row(line):
                break
            if re.match(rf"\s*{re.escape(key)}\s*=", line) or (key and _is_head(line, key)):
                return n
        return start


def digest_of(content: Any) -> str:
    """The SHA-256 of what a file says, as canonical JSON."""
    text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode(errors="surrogatepass")).hexdigest()


def _is_head(line: str, table: str) -> bool:
    return re.match(rf"\s*\[\[\s*{re.escape(table)}\s*\]\]", line) is not None


def nearest(word: str, known: Sequence[str]) -> str:
    """The known word that is most like one that is not known."""
    start = word[:LONGEST_GUESS]
    return max(known, key=lambda each: SequenceMatcher(None, start, each).ratio())


def _is_array_row(line: str) -> bool:
    return re.match(r"\s*\[\[?\s*\w+\s*\]\]?\s*(#.*)?$", line) is None


class Entry:
    """One entry of a page, asked for its values by kind; a wrong one gives a harmless value."""

    def __init__(self, page: Page, table: str, number: int, values: Mapping[str, Any]) -> None:
        self.page = page
        self.table = table
        self.number = number
        self.values = values

    def fault(self, code: str, key: str = "", **values: str | int) -> None:
        """Note something that is wrong with a key of this entry."""
        if is_full(self.page.wrongs):
            return
        line = self.page.line_of(self.table, self.number, key)
        name = f"{self.table} {self.number} {key}".strip() if self.table else key
        parts = [f"line {line}" if line else "", name]
        where = ", ".join(part for part in parts if part)
        note(self.page.wrongs, Wrong(code, where or None, **values))

    def numbered(self, values: list[Any], key: str, place: str) -> list[Entry]:
        """The first entries of a list of this entry, by place and number; too many are a fault."""
        if len(values) > MOST_ENTRIES:
            self.fault("too-many", key, most=MOST_ENTRIES)
        return [
            Entry(self.page, place, number, each)
            for number, each in enumerate(values[:MOST_ENTRIES], 1)
        ]

    def has(self, key: str) -> bool:
        """Whether the key is there."""
        return key in self.values

    def only(self, known: Sequence[str]) -> None:
        """Note every key that says nothing: mostly it is misspelt, and what it says is lost."""
        for key in self.values:
            if key in known:
                continue
            if len(self.page.wrongs) < MOST_GUESSES:
                guess = nearest(key, known)
                self.fault("page-strange-key", key, nearest=guess, known=", ".join(known))
            else:
                self.fault("page-unknown-key", key, known=", ".join(known))

    def whole(self, key: str, lowest: int, highest: int, absent: int | None = None) -> int:
        """A whole number within bounds."""
        if key not in self.values:
            if absent is None:
                self.fault("missing-field", key)
            return lowest if absent is None else absent
        value = self.values[key]
        if not isinstance(value, int) or isinstance(value, bool):
            self.fault("not-a-number", key)
            return lowest
        if not lowest <= value <= highest:
            self.fault("out-of-bounds", key, lowest=lowest, highest=highest)
            return lowest
        return value

    def wholes(self, key: str, length: int, lowest: int, highest: int) -> list[int]:
        """So many whole numbers within bounds."""
        value = self.values.get(key)
        if not isinstance(value, list) or len(value) != length:
            self.fault("page-not-so-many", key, length=length)
            return [lowest] * length
        if any(not isinstance(each, int) or isinstance(each, bool) for each in value):
            self.fault("page-not-so-many", key, length=length)
            return [lowest] * length
        if not all(lowest <= each <= highest for each in value):
            self.fault("out-of-bounds", key, lowest=lowest, highest=highest)
            return [lowest] * length
        return value

    def word(self, key: str, known: Sequence[str] = (), absent: str | None = None) -> str:
        """A text, if wanted one of some words."""
        if key not in self.values and absent is not None:
            return absent
        value = self.values.get(key)
        if not isinstance(value, str) or not value or (known and value not in known):
            code = "not-a-choice" if known else "page-not-a-text"
            self.fault(code, key, known=", ".join(known))
            return known[0] if known else ""
        return value if self.are_short(key, value) else ""

    def words(self, key: str, known: Sequence[str] = ()) -> list[str]:
        """A list of texts, if wanted out of some words."""
        value = self.values.get(key)
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            self.fault("not-a-list", key)
            return []
        if len(value) > MOST_ENTRIES:
            self.fault("too-many", key, most=MOST_ENTRIES)
            return []
        if not self.are_short(key, *value):
            return []
        for each in value:
            if known and each not in known:
                self.fault("not-a-choice", key, known=", ".join(known))
        return [each for each in value if not known or each in known]

    def are_short(self, key: str, *texts: str) -> bool:
        """Whether no text of a key is longer than texts may be; a longer one is a fault."""
        if all(len(text) <= LONGEST_TEXT for text in texts):
            return True
        self.fault("page-long-text", key, most=LONGEST_TEXT)
        return False

    def flag(self, key: str) -> bool:
        """true or false; absent is false."""
        value = self.values.get(key, False)
        if not isinstance(value, bool):
            self.fault("not-a-flag", key)
        return value is True
