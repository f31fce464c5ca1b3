"""Pages of scenarios and furniture: exact places, texts in four languages, nothing unknown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ....contract.errors import Wrong
from ....contract.languages import LANGUAGES
from ....contract.reader import Reader, content_reader, toml_reader


def page_of(file: Path) -> Reader:
    """A reader of a file; refused when it cannot be read at all."""
    try:
        return toml_reader(file.read_text(encoding="utf-8-sig"), lacking=1)
    except OSError as error:
        raise Wrong("no-such-file", file=str(file), reason=error.strerror or "") from error
    except UnicodeDecodeError as error:
        reader = content_reader({})
        reader.fault_at(_line_of_byte(error), "file-not-utf8")
        return reader


def _line_of_byte(error: UnicodeDecodeError) -> str:
    """The line of the byte that is no UTF-8."""
    lines = error.object[: error.start].count(b"\n") + 1
    return f"line {lines}"


def check_known(entry: Reader, known: Iterable[str]) -> None:
    """Note every key that says nothing: mostly it is misspelt."""
    for key in entry.values:
        if key not in known:
            entry.fault("page-unknown-key", key, known=", ".join(known))


def check_text(entry: Reader, key: str) -> None:
    """Note a text that is neither a string nor a table of strings by language; it may lack."""
    if entry.has(key):
        check_texts(entry, key, [entry.values[key]])


def check_texts(entry: Reader, key: str, values: Sequence[Any]) -> None:
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
