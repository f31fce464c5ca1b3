"""Pages of scenarios and furniture: exact places, texts in four languages, nothing unknown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ....contract.errors import Wrong
from ....contract.languages import LANGUAGES
from ....contract.toml_lines import line_of
from ....contract.toml_reader import Entry, Page


class ScenarioPage(Page):
    """A page whose faults name the very line, also inside lists and inline tables."""

    def __init__(self, values: Mapping[str, Any], text: str = "") -> None:
        super().__init__(values, text)
        self.text = text

    def line_of(self, table: str, number: int, key: str) -> int:
        """The line of a key, or of what should hold it; 1 for what the whole file lacks."""
        if not self.text:
            return 0
        words = [*table.split(), str(number), *key.split()] if table else key.split()
        return line_of(self.text, tuple(words)) or 1


def page_of(file: Path) -> Page:
    """The page of a file; refused when it cannot be read at all."""
    try:
        return ScenarioPage.of_text(file.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise Wrong("no-such-file", file=str(file), reason=error.strerror or "") from error
    except UnicodeDecodeError as error:
        page = ScenarioPage({})
        page.wrongs.append(Wrong("file-not-utf8", _line_of_byte(error)))
        return page


def _line_of_byte(error: UnicodeDecodeError) -> str:
    """The line of the byte that is no UTF-8."""
    lines = error.object[: error.start].count(b"\n") + 1
    return f"line {lines}"


class Part(Entry):
    """A single table of a page, such as `[check]`; empty when it lacks."""

    def __init__(self, page: Page, name: str) -> None:
        values = page.values.get(name, {})
        super().__init__(page, "", 0, values if isinstance(values, Mapping) else {})
        self.name = name
        if not isinstance(values, Mapping):
            page.top.fault("page-no-table", name)

    def fault(self, code: str, key: str = "", **values: str | int) -> None:
        """Note something that is wrong with a key of this table."""
        self.page.top.fault(code, f"{self.name} {key}".strip(), **values)


def rows_of(entry: Entry, key: str) -> list[Entry]:
    """The rows of a list of inline tables as entries of their own, such as `room 3 furniture 2`."""
    place = f"{entry.table} {entry.number} {key}" if entry.table else key
    return entry.numbered(entry.values.get(key, []), key, place)


def check_known(entry: Entry, known: Iterable[str]) -> None:
    """Note every key that says nothing: mostly it is misspelt."""
    for key in entry.values:
        if key not in known:
            entry.fault("page-unknown-key", key, known=", ".join(known))


def check_text(entry: Entry, key: str) -> None:
    """Note a text that is neither a string nor a table of strings by language; it may lack."""
    if entry.has(key):
        check_texts(entry, key, [entry.values[key]])


def check_texts(entry: Entry, key: str, values: Sequence[Any]) -> None:
    """The same for the texts of a list."""
    if not all(map(is_text, values)):
        entry.fault("page-no-text", key, known=", ".join(LANGUAGES))
        return
    for value in values:
        entry.are_short(key, *(value.values() if isinstance(value, Mapping) else [value]))


def is_text(value: Any) -> bool:
    """Whether a value is a text in one language or in some of the four."""
    if isinstance(value, Mapping):
        known = bool(value) and set(value) <= set(LANGUAGES)
        return known and all(isinstance(each, str) and each for each in value.values())
    return isinstance(value, str) and value != ""


def text_in(value: Any, language: str) -> str:
    """A text in a language; in English or in any other where that one lacks."""
    if not isinstance(value, Mapping):
        return str(value)
    return str(value.get(language) or value.get("en") or next(iter(value.values())))
