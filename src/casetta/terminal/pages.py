"""Longer texts, page by page: help and score sheets."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from casetta.kernel.face import Scene
from casetta.words import Words

from .screen import HEIGHT, Screen
from .session import Session
from .sheets import sheet_grid

COMMANDS = ("move", "moves", "undo", "sheet", "save", "quit")
"""What can be typed, each with a sentence `turn-help-…`."""
HEADING_WIDTH = 20
FREE_LINES = 3
"""Lines of a page that stay free: a blank, the prompt, and one below."""


def turn_pages(screen: Screen, parts: Sequence[RenderableType], words: Words) -> None:
    """Show parts on as many pages as they need, each left by Enter."""
    for page in packed(screen, parts):
        screen.draw(*page, Text(""))
        if screen.is_live:
            screen.ask(words("turn-page-enter") + " ")


def packed(screen: Screen, parts: Sequence[RenderableType]) -> list[list[RenderableType]]:
    """The parts on pages; a part that fits no page is alone on its own."""
    pages: list[list[RenderableType]] = [[]]
    left = HEIGHT - FREE_LINES
    for part in parts:
        needed = screen.lines_of(part)
        if needed > left and pages[-1]:
            pages.append([])
            left = HEIGHT - FREE_LINES
        pages[-1].append(part)
        left -= needed
    return pages


def help_pages(session: Session, scene: Scene) -> list[RenderableType]:
    """What the game explains, the options of this table, then what can be typed."""
    words = session.words
    told = session.game.face.help(scene)
    for name, value in session.table.setup["options"].items():
        told.append((words(f"option-{name}"), words(f"option-{name}-{str(value).lower()}")))
    for command in COMMANDS:
        told.append((words(f"turn-help-{command}"), words(f"turn-help-{command}-text")))
    return [entry(heading, text) for heading, text in told]


def entry(heading: str, text: str) -> Grid:
    """A heading with its sentences beside it."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(width=HEADING_WIDTH)
    grid.add_column(ratio=1)
    grid.add_row(Text(heading, "bold"), Text(text))
    return grid


def sheet_pages(session: Session, scene: Scene) -> list[RenderableType]:
    """The score of each seat so far, as the reader knows it, the reader's own first."""
    seats = len(session.names)
    order = [(scene.seat + step) % seats for step in range(seats)]
    parts: list[RenderableType] = []
    for seat in order:
        sheet = session.game.sheet(scene.view, seat)
        parts += [sheet_grid(session.names[seat], sheet, session.words), Text("")]
    return parts[:-1]
