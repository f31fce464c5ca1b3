"""The furniture catalogue: 33 numbers, two cards each, two options on each card.

An option shows its drawing: squares, circulation, sides against a wall. A drawing lies with the top
left of its squares on (0, 0). Turned and mirrored it does so again. In a state each set of its
squares is one word, a row in eight bits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from ....contract.languages import LANGUAGES
from ....contract.reader import Reader, own_reader
from ..plan.squares import Square as Square
from ..plan.squares import hangs_together, of_pairs

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

NORTH, EAST, SOUTH, WEST = range(4)
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""One step to each side, as (rows, columns)."""
SIDES = "NESW"
LARGEST = 7
"""The most rows and columns of a drawing that a word can hold."""
PITCH = 8
"""Bits from row to row in the word of a drawing."""
MOST_ROWS = 64
"""Rows and columns of anything that is taken for a drawing."""
SIGNS = "#c.~=_"


# Drawings


class Shape(NamedTuple):
    """A piece before it is laid on a plan; `body` are its covered or rug squares."""

    body: frozenset[Square]
    dots: frozenset[Square]
    backs: frozenset[tuple[Square, int]]
    seats: int
    rug: bool

    @property
    def squares(self) -> frozenset[Square]:
        return self.body | self.dots


def read_drawing(rows: Sequence[str]) -> Shape:
    """The piece that a card shows (docs/scenarios.md: own furniture)."""
    signs = {(r, c): sign for r, line in enumerate(rows) for c, sign in enumerate(line)}
    body = {square for square, sign in signs.items() if sign in "#c~"}
    backs = {
        (square, side)
        for square in body
        for side in range(4)
        if signs.get(neighbour(square, side)) == "="
    }
    return at_origin(
        Shape(
            body=frozenset(body),
            dots=frozenset(square for square, sign in signs.items() if sign == "."),
            backs=frozenset(backs),
            seats=sum(sign == "c" for sign in signs.values()),
            rug="~" in signs.values(),
        )
    )


def is_huge(rows: Sequence[str]) -> bool:
    """Whether a drawing is far larger than any piece of furniture."""
    return max(len(rows), *map(len, rows), 0) > MOST_ROWS


def neighbour(square: Square, side: int) -> Square:
    """The square on that side."""
    row, column = square
    down, right = STEPS[side]
    return row + down, column + right


def at_origin(shape: Shape) -> Shape:
    """The same piece with its top left at (0, 0)."""
    top = min((row for row, _ in shape.squares), default=0)
    left = min((column for _, column in shape.squares), default=0)
    return moved(shape, -top, -left)


def mapped(
    shape: Shape, place: Callable[[Square], Square], turn: Callable[[int], int] = int
) -> Shape:
    """The same piece with other squares, and if wanted its backs on other sides."""
    return shape._replace(
        body=frozenset(map(place, shape.body)),
        dots=frozenset(map(place, shape.dots)),
        backs=frozenset((place(square), turn(side)) for square, side in shape.backs),
    )


def moved(shape: Shape, down: int, right: int) -> Shape:
    return mapped(shape, lambda square: (square[0] + down, square[1] + right))


def mirrored(shape: Shape) -> Shape:
    """Left and right swapped (rulebook: Bright Idea)."""
    return at_origin(mapped(shape, lambda square: (square[0], -square[1]), lambda side: -side % 4))


def turned(shape: Shape, quarters: int) -> Shape:
    """The piece after so many quarter turns clockwise."""
    for _ in range(quarters % 4):
        shape = mapped(shape, lambda square: (square[1], -square[0]), lambda side: (side + 1) % 4)
    return at_origin(shape)


def transformed(shape: Shape, mirror: bool, quarters: int) -> Shape:
    """Mirrored if wanted, then turned."""
    return turned(mirrored(shape) if mirror else shape, quarters)


def different_transforms(shape: Shape) -> int:
    """Which of the 4 turns and the 4 mirrored turns give a new drawing, as bits; seats aside."""
    seen = set()
    different = 0
    for transform in range(8):
        if transform == 4:
            shape = mirrored(shape)
        look = (shape.body, shape.dots, shape.backs)
        different |= (look not in seen) << transform
        seen.add(look)
        shape = turned(shape, 1)
    return different


def is_symmetric(shape: Shape) -> bool:
    """Whether mirroring gives no new drawing (docs/scenarios.md: own furniture)."""
    return different_transforms(shape) < 1 << 4


def size_of(shape: Shape) -> Square:
    """Rows and columns of a drawing that lies at the origin."""
    rows = max((row for row, _ in shape.squares), default=-1) + 1
    return rows, max((column for _, column in shape.squares), default=-1) + 1


def word_of(squares: Iterable[Square]) -> int:
    """Squares of a drawing as bits of one word."""
    return sum(1 << PITCH * row + column for row, column in squares)


# The catalogue


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


# Reading


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
    if not all(hangs_together(of_pairs(each)) for each in (shape.body, shape.squares)):
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
