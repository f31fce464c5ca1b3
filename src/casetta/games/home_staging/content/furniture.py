"""The furniture catalogue: 33 numbers, two cards each, two options on each card."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from ....contract.reader import Reader, own_reader
from .drawings import (
    LARGEST,
    SIGNS,
    Shape,
    different_transforms,
    hangs_together,
    is_huge,
    is_symmetric,
    read_drawing,
    size_of,
    word_of,
)
from .scenario_pages import check_known, check_text

ROOM_CARDS = ("living", "kitchen", "bath", "bed", "studio")
NUMBERS = 33
OPTIONS = 4 * NUMBERS
LETTERS = "ab"
TAGS = (
    "seat", "table", "screen", "shelf", "warm", "water", "cold", "plant", "art",
    "bed", "tall", "baby", "toy", "music", "sport", "craft", "pet", "rug",
)  # fmt: skip
"""What bonus rules may ask for."""


OPTION_FIELDS = (
    "id", "number", "card", "option", "name", "tags", "draw", "rug", "no_circulation", "symmetric",
)  # fmt: skip


class Furniture(NamedTuple):
    """One option of a furniture card."""

    shape: Shape
    tags: tuple[str, ...]


Catalogue = Mapping[int, Furniture]
"""Furniture by the number of its option: see `option_number`."""


def option_number(number: int, letter: int, option: int) -> int:
    """Options in the order 01a1, 01a2, 01b1 ... from 0; `letter` and `option` are 0 or 1."""
    return 4 * (number - 1) + 2 * letter + option


def option_name(option: int) -> str:
    """The name of an option, such as 09b1."""
    return f"{option // 4 + 1:02}{LETTERS[option // 2 % 2]}{option % 2 + 1}"


OPTION_NAMES = {option_name(option): option for option in range(OPTIONS)}


def read_furniture(page: Reader) -> dict[int, Furniture]:
    """The options that a furniture file describes; its faults are noted on the page."""
    catalogue: dict[int, Furniture] = {}
    check_known(page, ("format", "square_cm", "room_card", "number", "option"))
    check_numbers(page)
    for entry in page.objects("option"):
        name = entry.word("id", tuple(OPTION_NAMES))
        if OPTION_NAMES[name] in catalogue:
            entry.fault("page-twice", "id", name=name)
        catalogue[OPTION_NAMES[name]] = read_option(entry, name)
    return catalogue


def check_numbers(page: Reader) -> None:
    """Note what is wrong with the names on the backs of the cards; the rules need none of it."""
    page.number("format", 1, 1, absent=1)
    page.number("square_cm", 1, 999, absent=1)
    for entry in page.objects("room_card"):
        check_known(entry, ("id", "name"))
        entry.word("id", ROOM_CARDS)
        check_text(entry, "name")
    for entry in page.objects("number"):
        check_known(entry, ("n", "group", "name", "rug", "no_circulation"))
        entry.number("n", 1, NUMBERS)
        entry.word("group", (*ROOM_CARDS, "any"), absent="any")
        entry.flag("rug")
        entry.flag("no_circulation")
        check_text(entry, "name")


def read_option(entry: Reader, name: str) -> Furniture:
    """One option, with what it says about itself checked against its drawing."""
    check_known(entry, OPTION_FIELDS)
    check_text(entry, "name")
    number = entry.number("number", 1, NUMBERS)
    letter = entry.word("card", tuple(LETTERS))
    if f"{number:02}{letter}{entry.number('option', 1, 2)}" != name:
        entry.fault("furniture-misnamed", "id", name=name)
    shape = checked_drawing(entry)
    for key, is_so in (
        ("rug", shape.rug),
        ("no_circulation", not shape.dots),
        ("symmetric", is_symmetric(shape)),
    ):
        if entry.has(key) and entry.flag(key) != is_so:
            entry.fault("furniture-contradiction", key, field=key)
    return Furniture(shape, tuple(entry.words("tags", TAGS)))


def checked_drawing(entry: Reader) -> Shape:
    """The shape of a drawing that a state can hold and a rulebook would print."""
    rows = entry.words("draw")
    if is_huge(rows):
        entry.fault("furniture-size", "draw", most=LARGEST)
        return read_drawing(["#"])
    if not rows or len({len(row) for row in rows}) != 1 or set("".join(rows)) - set(SIGNS):
        entry.fault("furniture-drawing", "draw", known=SIGNS)
        rows = ["#"]
    shape = read_drawing(rows)
    if not shape.body or max(size_of(shape)) > LARGEST:
        entry.fault("furniture-size", "draw", most=LARGEST)
        return read_drawing(["#"])
    if shape.rug and (shape.dots or set("".join(rows)) & set("#c=")):
        entry.fault("furniture-rug", "draw")
    if not hangs_together(shape.body) or not hangs_together(shape.squares):
        entry.fault("furniture-in-parts", "draw")
    return shape


@lru_cache(maxsize=4 * OPTIONS)
def option_words(furniture: Furniture) -> tuple[int, ...]:
    """An option as a state holds it: body, dots, four sides of backs, tags, facts."""
    shape = furniture.shape
    height, width = size_of(shape)
    sides = [word_of(square for square, at in shape.backs if at == side) for side in range(4)]
    facts = height | width << 4 | different_transforms(shape) << 8 | shape.rug << 16
    tags = sum(1 << TAGS.index(tag) for tag in set(furniture.tags))
    return word_of(shape.body), word_of(shape.dots), *sides, tags, facts | shape.seats << 17


def _built_in() -> Catalogue:
    file = Path(__file__).parent / "furniture.toml"
    page = own_reader(file)
    catalogue = read_furniture(page)
    if len(catalogue) != OPTIONS:
        page.fault("furniture-missing", "option", options=OPTIONS)
    return catalogue


CATALOGUE = _built_in()
