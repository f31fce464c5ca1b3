"""Sentences in every language, from Fluent files.

Menus and errors lie in this folder, the sentences of a game in its own. A message
that a language lacks is told in English; a test sees to it that none is lacking.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any

from casetta.contract.errors import Wrong
from casetta.contract.languages import DEFAULT, LANGUAGES, choose_language
from casetta.contract.shown import shown

__all__ = ["LANGUAGES", "Words", "choose_language", "sentences"]

SHELL = Path(__file__).parent
LINE = re.compile(r"line (\d+)\b")


class Words:
    """The sentences of one language; of English where it is none of ours."""

    def __init__(self, language: str, folders: Iterable[Path] = ()) -> None:
        self.language = language if language in LANGUAGES else DEFAULT
        self.folders = (SHELL, *folders)

    def with_game(self, folder: Path) -> Words:
        """The same language with the sentences of a game added."""
        return Words(self.language, (*self.folders[1:], folder / "words"))

    def __call__(self, message: str, **values: Any) -> str:
        """The sentence of that id with its values filled in, as far as they can be shown."""
        texts = {key: shown(each) for key, each in values.items() if isinstance(each, str)}
        for bundle in self._bundles():
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                text, _ = bundle.format_pattern(pattern, values | texts)
                return str(text)
        return message

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self._bundles())

    def load(self) -> None:
        """Read the files now, so that nobody waits for the first sentence."""
        list(self._bundles())

    def _bundles(self) -> Iterator[Any]:
        """The sentences of this language, then English; files are read when they are needed."""
        for language in dict.fromkeys((self.language, DEFAULT)):
            yield _bundle(language, self.folders)

    def wrong(self, wrong: Wrong) -> str:
        return self(f"wrong-{wrong.code}", where=self.place(wrong.where or ""), **wrong.values)

    def place(self, where: str) -> str:
        """Where something is wrong; `line 12` in the words of the language."""
        where = shown(where)
        line = LINE.match(where)
        return self("place-line", line=line[1]) + where[line.end() :] if line else where


@lru_cache(maxsize=32)
def _bundle(language: str, folders: tuple[Path, ...]) -> Any:
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        bundle.add_resource(_resource(folder / f"{language}.ftl"))
    return bundle


@lru_cache(maxsize=32)
def _resource(file: Path) -> Any:
    """The sentences of a file, parsed once for all bundles that hold them."""
    from fluent.runtime import FluentResource

    return FluentResource(file.read_text(encoding="utf-8"))


def sentences(folder: Path, language: str) -> str:
    """The file of a game's sentences in one language."""
    return (folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
