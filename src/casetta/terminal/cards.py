"""`casetta cards`: what lies in the box of a game."""

from __future__ import annotations

import json
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from casetta.contract.game import Game
from casetta.contract.text import Listing
from casetta.words import Words

from .screen import open_screen


def show_cards(game: Game, own: Any, words: Words, *, as_json: bool) -> int:
    """Print every list of cards, as tables or as one JSON object."""
    listings = game.text.cards(own, words)
    if as_json:
        print(json.dumps({each.name: as_objects(each) for each in listings}, ensure_ascii=False))
        return 0
    screen = open_screen()
    for listing in listings:
        screen.tell(Text(title_of(listing, words), "bold"), grid_of(listing, words))
        screen.tell(*([Text(words(listing.note), "dim")] if listing.note else []), "")
    return 0


def title_of(listing: Listing, words: Words) -> str:
    """The heading of a list; a game may have named it already."""
    message = f"listing-{listing.name}"
    return words(message) if words.has(message) else listing.name


def grid_of(listing: Listing, words: Words) -> Grid:
    """A list as columns with their names above."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for head in listing.heads:
        grid.add_column(words(f"listing-head-{head}"))
    for row in listing.rows:
        grid.add_row(*(Text(cell) for cell in row))
    return grid


def as_objects(listing: Listing) -> list[dict[str, str]]:
    """A list for programs: one object a row."""
    return [dict(zip(listing.heads, row, strict=True)) for row in listing.rows]
