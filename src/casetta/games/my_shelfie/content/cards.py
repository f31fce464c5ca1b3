"""The cards, tiles and boards of My Shelfie as tables, read from cards.toml at start."""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path

from ....contract.errors import BrokenFile
from ....contract.reader import Reader, own_reader


class Goal(IntEnum):
    """The twelve common goal cards, in the order of the rulebook's summary."""

    (
        SIX_GROUPS_OF_TWO, FOUR_GROUPS_OF_FOUR, FOUR_CORNERS, TWO_SQUARES,
        THREE_COLUMNS_MAX_THREE_TYPES, EIGHT_OF_A_TYPE, DIAGONAL, FOUR_ROWS_MAX_THREE_TYPES,
        TWO_COLUMNS_ALL_DIFFERENT, TWO_ROWS_ALL_DIFFERENT, X_SHAPE, STAIRCASE,
    ) = range(12)  # fmt: skip


KINDS = 6
TILES_OF_A_KIND = 22
GOALS = 12
PERSONAL_CARDS = 12
EDITIONS = ("en", "it")
ROWS, COLUMNS = 6, 5
"""Of a bookshelf."""
ROOM_SIDE = 9
"""Rows and columns of the living room."""

FILE = Path(__file__).parent / "cards.toml"
_FILE = own_reader(FILE)


def _entries(name: str, length: int) -> list[Reader]:
    """So many entries of a table."""
    found = _FILE.objects(name)
    if len(found) != length:
        _FILE.fault("page-not-so-many", name, length=length)
    return found


def _signs(entry: Reader, key: str, length: int) -> str:
    """A text of so many characters."""
    text = entry.word(key)
    if len(text) != length:
        entry.fault("page-not-so-many", key, length=length)
    return text


_KIND_ENTRIES = _entries("kind", KINDS)

KIND_KEYS = tuple(entry.word("key") for entry in _KIND_ENTRIES)
LETTERS = "".join(_signs(entry, "letter", 1) for entry in _KIND_ENTRIES)
COLOURS = tuple(_signs(entry, "colour", 7) for entry in _KIND_ENTRIES)
PICTURES = tuple(tuple(entry.numbers("pictures", 3, 1, TILES_OF_A_KIND)) for entry in _KIND_ENTRIES)
"""How many tiles of each kind carry each of its three pictures (ruling S-1)."""
ROOM_CELLS = tuple(_FILE.object("room").grid("cells", ROOM_SIDE, ROOM_SIDE, ".234"))
GOAL_KEYS: tuple[str, ...] = tuple(_FILE.object("goals").words("keys"))
GOAL_WORDS = tuple(key.replace("_", "-") for key in GOAL_KEYS)
"""As messages name the goals."""
_TOKENS, _POINTS = _FILE.object("tokens"), _FILE.object("points")
STACKS = {seats: tuple(_TOKENS.numbers(f"for_{seats}", seats, 1, 8)) for seats in (2, 3, 4)}
"""Scoring tokens of a common goal card by number of players, the top one first."""
END_TOKEN_POINTS = _TOKENS.number("end_of_game", 0, 9)
PERSONAL_POINTS = tuple(_POINTS.numbers("personal", KINDS + 1, 0, 99))
GROUP_POINTS = tuple(_POINTS.numbers("group", 7, 0, 99))


Card = list[tuple[int, int, str]]
"""What a personal card shows: row, column and letter of each tile."""


def _personal_goals() -> tuple[Card, ...]:
    """What each personal card shows, in the order of the kinds."""
    cards = []
    for entry in _entries("personal", PERSONAL_CARDS):
        cells = [entry.numbers(key, 2, 0, ROWS - 1) for key in KIND_KEYS]
        if any(column >= COLUMNS for _, column in cells) or len(set(map(tuple, cells))) != KINDS:
            raise BrokenFile(FILE, entry.place(), "a cell is outside the shelf or given twice")
        letters = zip(cells, LETTERS, strict=True)
        cards.append([(row, column, letter) for (row, column), letter in letters])
    return tuple(cards)


def _check() -> None:
    """What the tables must agree on."""
    for entry, pictures in zip(_KIND_ENTRIES, PICTURES, strict=True):
        if sum(pictures) != TILES_OF_A_KIND:
            raise BrokenFile(FILE, entry.place("pictures"), f"they make {sum(pictures)} tiles")
    if any(GROUP_POINTS[:3]):
        raise BrokenFile(FILE, "points group", "one or two tiles score nothing")
    if tuple(goal.name.lower() for goal in Goal) != GOAL_KEYS:
        raise BrokenFile(FILE, "goals keys", "not the twelve goals in their order")


PERSONAL_GOALS = _personal_goals()
_check()
