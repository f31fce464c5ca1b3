"""The languages of casetta, and which of them somebody wants.

A language is there when `words/CODE.ftl` is. Standard library only: the doctor asks before any
package is there.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from .errors import Wrong

DEFAULT = "en"
FILES = Path(__file__).parents[1] / "words"


def languages_in(folder: Path) -> tuple[str, ...]:
    """The languages that a folder has sentences in, English first."""
    found = sorted(file.stem for file in folder.glob("*.ftl"))
    return tuple(dict.fromkeys((DEFAULT, *found)))


LANGUAGES = languages_in(FILES)
WEIGHT = re.compile(r"q=([01](?:\.\d{0,3})?)")
"""Of a language in Accept-Language (RFC 9110, 12.5.4)."""
VARIABLES = ("CASETTA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(flag: str | None = None) -> str:
    """The language of the flag, of CASETTA_LANG, of the locale, else English."""
    if flag and short_code(flag) not in LANGUAGES:
        raise Wrong("unknown-language", language=flag, known=", ".join(LANGUAGES))
    return chosen_by(flag)[0]


def chosen_by(flag: str | None) -> tuple[str, str]:
    """The language, and what decided it: `--lang`, the name of a variable, or nothing."""
    named = [(flag or "", "--lang"), *((os.environ.get(name, ""), name) for name in VARIABLES)]
    for value, source in named:
        if short_code(value) in LANGUAGES:
            return short_code(value), source
    return DEFAULT, ""


def short_code(locale: str) -> str:
    """`it_IT.UTF-8` as `it`."""
    for sign in "-_.@":
        locale = locale.partition(sign)[0]
    return locale.lower()


def language_liked(accepted: str) -> str:
    """Of those we speak the one that Accept-Language wants most; of equals the first.

    One of no or of unreadable weight is wanted very much.
    """
    best, liked = DEFAULT, 0.0
    for part in accepted.split(","):
        name, _, parameter = part.partition(";")
        found = WEIGHT.fullmatch(parameter.strip())
        short, weight = name.strip().split("-")[0].lower(), float(found[1]) if found else 1.0
        if short in LANGUAGES and min(1.0, weight) > liked:
            best, liked = short, min(1.0, weight)
    return best
