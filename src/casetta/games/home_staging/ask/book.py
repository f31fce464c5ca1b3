"""What the rules show of the box: all furniture, and an example of every kind of bonus."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypedDict

from casetta.contract.reader import own_reader

from ..bonuses.examples import Example, examples, home
from ..content import furniture
from ..content.furniture import LETTERS, OPTION_NAMES
from ..plan.squares import named_rectangle, names_of, pair_names
from ..scenarios.texts import own_texts
from .table import FactTold, TableQuestion, fact_told


class NumberTold(TypedDict):
    """A number with the names of its four options."""

    number: int
    options: list[str]


class Gallery(TypedDict):
    """All furniture, by the room where it is at home, or `any`."""

    groups: dict[str, list[NumberTold]]


def gallery(_: None, __: TableQuestion) -> Gallery:
    """All furniture of the box by its names; `furniture` draws it."""
    return Gallery(groups=groups())


@cache
def groups() -> dict[str, list[NumberTold]]:
    page = own_reader(Path(furniture.__file__).with_suffix(".toml"))
    found: dict[str, list[NumberTold]] = {}
    for entry in page.objects("number"):
        number = entry.number("n", 1, furniture.NUMBERS)
        options = [f"{number:02}{letter}{option}" for letter in LETTERS for option in (1, 2)]
        assert set(options) <= set(OPTION_NAMES)
        group = found.setdefault(entry.word("group"), [])
        group.append(NumberTold(number=number, options=options))
    return found


class BonusExample(TypedDict):
    """A kind of bonus with an example, told in every language."""

    kind: str
    family: str
    texts: dict[str, str]
    points: int
    progress: FactTold
    lit: list[str]
    """The squares that it is about."""


class BonusExamples(TypedDict):
    """One finished plan, and what each kind of bonus would bring there."""

    view: dict[str, Any]
    bonuses: list[BonusExample]


def bonuses(_: None, __: TableQuestion) -> BonusExamples:
    """An example of every kind of bonus."""
    return told_examples()


@cache
def told_examples() -> BonusExamples:
    return BonusExamples(view=home(), bonuses=[bonus_example(each) for each in examples()])


def bonus_example(each: Example) -> BonusExample:
    return BonusExample(
        kind=each.kind.name,
        family=each.family,
        texts=own_texts(each.scenario, 0),
        points=each.now.points,
        progress=fact_told(each.now.progress, ()),
        lit=pair_names(each.now.progress.squares) or squares_of_rooms(each.kind.example),
    )


def squares_of_rooms(bonus: Mapping[str, Any]) -> list[str]:
    """The squares of the rooms that a bonus names."""
    rooms = [*bonus.get("rooms", ()), *filter(None, [bonus.get("room")])]
    drawn = home()["plans"][0]["rooms"]
    found = [named_rectangle(part) or 0 for room in rooms for part in drawn[room]["squares"]]
    return [name for squares in found for name in names_of(squares)]
