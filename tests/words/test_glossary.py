"""One word for one thing: what the glossaries rule out, and the small marks of each language."""

import re
import tomllib
import unicodedata
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import casetta
from casetta import games
from casetta.words import LANGUAGES

SOURCE = Path(casetta.__file__).parent
PAGES = SOURCE.parents[1] / "web" / "words"
GLOSSARY = SOURCE / "words" / "glossary"
LENGTHS = Path(__file__).parent / "label_lengths.toml"
FIELDS = {"word", "means", "source", "where", "not", "books"}
JAPANESE = r"[\u3041-\u30ff\u4e00-\u9fff]"
WRONG_MARKS = {
    "every language": r"(?<=[^\W\d_])'(?=[^\W\d_])",
    "ja": rf"[、。] |(?<={JAPANESE})[!?:()]|[!?:()](?={JAPANESE})",
}
"""Apostrophes are typographic; Japanese has full-width marks and no space after 、 and 。"""
COMMANDS = re.compile(r"\s\?\s|^\?")
"""The key for help among others that can be typed."""


class Texts(Visitor):
    """Collects what people read of a message, variant by variant."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 (Fluent's name)
        parts = [each.value if isinstance(each, ast.TextElement) else "◊" for each in node.elements]
        self.found.append("".join(parts))
        self.generic_visit(node)


def folder_of(where: str) -> Path:
    """The sentences of the pages, the terminal or a game."""
    if where in ("pages", "terminal"):
        return PAGES if where == "pages" else SOURCE / "words"
    return games.load(where).folder / "words"


@cache
def sentences(where: str, language: str) -> dict[str, list[str]]:
    """What each message says, in its variants."""
    file = folder_of(where) / f"{language}.ftl"
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            texts = Texts()
            texts.visit(entry)
            found[entry.id.name] = texts.found
    return found


def told(language: str, where: str, *, books: bool) -> Iterator[tuple[str, str]]:
    """All that is said in a language: everywhere, or in one place, with the rule books or not."""
    for place in [where] if where else ["pages", "terminal", *games.names()]:
        for name, texts in sentences(place, language).items():
            yield from ((f"{place} {name}", text) for text in texts)
        if books and place in games.names():
            book = games.load(place).folder / "book" / f"{language}.md"
            for number, line in enumerate(book.read_text(encoding="utf-8").splitlines(), 1):
                yield f"{place} book, line {number}", line


def terms(language: str) -> list[dict[str, Any]]:
    """The entries of a glossary."""
    return tomllib.loads((GLOSSARY / f"{language}.toml").read_text(encoding="utf-8"))["term"]


def said_about(term: dict[str, Any], language: str) -> Iterator[tuple[str, str]]:
    """All that a term is about."""
    where, books = str(term.get("where", "")), term.get("books") is not False
    return told(language, where, books=books)


def pattern_of(ruled_out: str, language: str) -> re.Pattern[str]:
    """A word that is ruled out, whole where words have ends."""
    return re.compile(ruled_out if language == "ja" else rf"\b(?:{ruled_out})\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_a_glossary(language):
    for term in terms(language):
        assert {"word", "means", "source", "not"} <= set(term) <= FIELDS, term


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_with_a_word_that_the_glossary_rules_out(language):
    found = [
        f"{place}: {text!r} says {ruled_out!r}; say {term['word']!r}"
        for term in terms(language)
        for ruled_out in term["not"]
        for place, text in said_about(term, language)
        if pattern_of(ruled_out, language).search(text)
    ]

    assert not found, "\n".join(found)


def test_a_glossary_catches_what_it_rules_out():
    english = {ruled_out for term in terms("en") for ruled_out in term["not"]}

    assert any(pattern_of(each, "en").search("Take this chair away") for each in english)
    assert not any(pattern_of(each, "en").search("Remove seat") for each in english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_marks_are_those_of_the_language(language):
    patterns = [WRONG_MARKS["every language"], *filter(None, [WRONG_MARKS.get(language)])]
    found = [
        f"{place}: {text!r}"
        for place, text in told(language, "", books=False)
        for pattern in patterns
        if re.search(pattern, COMMANDS.sub(" ", text))
    ]

    assert not found, "\n".join(found)


def cells(text: str) -> int:
    """How wide a text is: characters of Japanese take two cells."""
    return sum(2 if unicodedata.east_asian_width(each) in "WF" else 1 for each in text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_no_longer_than_their_buttons(language):
    table = tomllib.loads(LENGTHS.read_text(encoding="utf-8"))
    found, fitting = [], 0
    for where, lengths in table.items():
        for keys, most in lengths.items():
            for name, texts in sentences(where, language).items():
                if re.fullmatch(keys, name):
                    labels = [text for text in texts if "◊" not in text]
                    found += [f"{name}: {each!r}" for each in labels if cells(each) > most]
                    fitting += len(labels)

    assert not found, "\n".join(found)
    assert fitting
