"""What people type into the score pad of Home Staging."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import NamedTuple

from casetta.contract.errors import Wrong
from casetta.contract.face import Say

from ..content.library import BUILT_IN, NAMES, Scenario, number_of, scenario_of
from ..content.own import read_scenario as read_file
from ..rules.layout import MOST_TOKENS
from ..scenarios.finding import scenario_file

OTHER_BOX = "other"
"""In place of a scenario: one that we do not know."""
LARGEST = 20
"""No piece of any box covers more squares."""
PIECE = re.compile(r"\((\d{1,3})\)|(\d{1,3})(x?)")
NOTHING = {"", "0", "-", "."}


class Room(NamedTuple):
    """What was drawn for a room: the squares of each piece."""

    title: str
    reachable: tuple[int, ...]
    cut_off: tuple[int, ...]

    @property
    def pieces(self) -> int:
        """How many pieces there are."""
        return len(self.reachable) + len(self.cut_off)


class Bonus(NamedTuple):
    """A bonus rule and what it gave."""

    rule: str
    points: int
    values: Mapping[str, str] = {}
    """What fills the sentence of the rule, where an own scenario brings it."""


def plain(text: str) -> str:
    """A text in small letters, without signs that only look different."""
    return unicodedata.normalize("NFKC", text).strip().lower()


def read_scenario(text: str) -> Scenario | str:
    """A scenario by its number or name; 0 for one of another box."""
    word = plain(text)
    if word == "0":
        return OTHER_BOX
    if word in NAMES:
        return BUILT_IN[NAMES.index(word)]
    if word.isdecimal() and 1 <= int(word) <= len(BUILT_IN):
        return BUILT_IN[int(word) - 1]
    return own_scenario(text.strip())


def own_scenario(name: str) -> Scenario:
    """An own scenario by its name or its file."""
    try:
        content, _ = read_file(scenario_file(name))
    except Wrong as wrong:
        raise Wrong("pad-no-such-scenario", last=len(BUILT_IN)) from wrong
    if content is None:
        raise Wrong("pad-no-such-scenario", last=len(BUILT_IN))
    return scenario_of(number_of(content))


def read_room(title: str, text: str) -> Room:
    """The squares of each piece, such as `6 4 2x`: x or brackets mean that nobody gets there."""
    words = re.split(r"[\s,;+]+", plain(text))
    told = [word for word in words if word not in NOTHING]
    found = [PIECE.fullmatch(word) for word in told]
    pieces = [(int(each[1] or each[2]), not each[1] and not each[3]) for each in found if each]
    if len(pieces) < len(told) or any(not 1 <= squares <= LARGEST for squares, _ in pieces):
        raise Wrong("pad-no-pieces", most=LARGEST)
    if len(pieces) > MOST_TOKENS:
        raise Wrong("pad-no-pieces", most=LARGEST)
    reachable = tuple(squares for squares, is_reached in pieces if is_reached)
    return Room(
        title, reachable, tuple(squares for squares, is_reached in pieces if not is_reached)
    )


def read_bonus(rule: str, points: int, say: Say, text: str) -> Bonus:
    """Whether a bonus was earned, in English or in the reader's language."""
    word = _without_accents(text)
    yes, no = _without_accents(say("pad-yes")), _without_accents(say("pad-no"))
    if word in {yes, yes[0], "y", "yes", str(points), f"+{points}"}:
        return Bonus(rule, points)
    if word in {no, no[0], "n", "no", "0"}:
        return Bonus(rule, 0)
    raise Wrong("pad-yes-or-no", yes=say("pad-yes"), no=say("pad-no"))


def read_points(rule: str, step: int, most: int, text: str) -> Bonus:
    """The points of a bonus that counts something: a multiple, or as many as there may be."""
    points = read_sum(0, most, text)
    if points % step and points != most:
        raise Wrong("pad-not-so-many", step=step, most=most)
    return Bonus(rule, points)


def read_sum(lowest: int, highest: int, text: str) -> int:
    """A whole number within bounds."""
    word = plain(text)
    if not re.fullmatch(r"[+-]?\d{1,3}", word) or not lowest <= int(word) <= highest:
        raise Wrong("pad-not-a-number", lowest=lowest, highest=highest)
    return int(word)


def _without_accents(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))
