"""Tiles and goal cards of the box: `casetta cards my-shelfie`."""

from __future__ import annotations

from typing import Any

from casetta.contract.face import Say
from casetta.contract.listing import Listing

from ..content.cards import (
    COLUMNS,
    GOAL_KEYS,
    LETTERS,
    PERSONAL_CELLS,
    PICTURES,
    ROWS,
    STACKS,
    TILES_OF_A_KIND,
)


def listings(own: Any, say: Say) -> list[Listing]:
    """Item tiles, common goals, their scoring tokens, personal goals."""
    tokens = [(str(seats), " ".join(str(points) for points in STACKS[seats])) for seats in STACKS]
    return [
        Listing("tiles", ("card", "copies", "pictures"), tile_rows(say)),
        Listing("common-goals", ("number", "card", "rule"), goal_rows(say)),
        Listing("tokens", ("players", "points"), tokens),
        Listing("personal-goals", ("number", "card"), personal_rows()),
    ]


def tile_rows(say: Say) -> list[tuple[str, ...]]:
    """Each type of tile: how many there are, and of each picture."""
    return [
        (
            f"{letter} {say('kind', letter=letter)}",
            str(TILES_OF_A_KIND),
            " + ".join(str(copies) for copies in pictures),
        )
        for letter, pictures in zip(LETTERS, PICTURES, strict=True)
    ]


def goal_rows(say: Say) -> list[tuple[str, ...]]:
    """Each common goal card with its rule."""
    dashed = [key.replace("_", "-") for key in GOAL_KEYS]
    return [
        (str(number), say(f"goal-name-{key}"), say(f"goal-{key}"))
        for number, key in enumerate(dashed, 1)
    ]


def personal_rows() -> list[tuple[str, ...]]:
    """Each personal goal card as a small shelf, row by row."""
    return [
        (str(number), " ".join(personal_shelf(cells)))
        for number, cells in enumerate(PERSONAL_CELLS, 1)
    ]


def personal_shelf(cells: tuple[tuple[int, int], ...]) -> list[str]:
    """The six rows of a personal goal card, the top one first."""
    rows = [["."] * COLUMNS for _ in range(ROWS)]
    for letter, (row, column) in zip(LETTERS, cells, strict=True):
        rows[row][column] = letter
    return ["".join(row) for row in rows]
