"""Longer texts, page by page: help and score sheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from casetta.contract.errors import Wrong
from casetta.contract.face import Row, Scene
from casetta.contract.game import Game, OptionValue
from casetta.contract.text import Sheet
from casetta.words import Words

from .drawing import sheet_grid, sheet_grids, side_by_side, text_of
from .screen import HEIGHT, Screen
from .session import Session

COMMANDS = ("move", "moves", "undo", "sheet", "hint", "save", "quit")
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
    told = session.game.terminal.help(scene)
    told += told_options(session.game, session.table.setup["options"], words)
    for command in COMMANDS:
        told.append((words(f"turn-help-{command}"), words(f"turn-help-{command}-text")))
    return [entry(heading, text) for heading, text in told]


def told_options(
    game: Game, chosen: Mapping[str, OptionValue], words: Words
) -> list[tuple[str, str]]:
    """What is chosen at this table; details only where they differ from the ordinary rule."""
    return [
        (
            words(f"option-{option.name}"),
            words(f"option-{option.name}-{str(chosen[option.name]).lower()}"),
        )
        for option in game.options
        if not option.is_detail or chosen[option.name] != option.values[0]
    ]


def entry(heading: str, text: str) -> Grid:
    """A heading with its sentences beside it."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(width=HEADING_WIDTH)
    grid.add_column(ratio=1, overflow="fold")
    grid.add_row(Text(heading, "bold"), Text(text))
    return grid


def sheet_pages(session: Session, scene: Scene) -> list[RenderableType]:
    """The score of each seat so far, as the reader knows it, the reader's own first."""
    seats = len(session.names)
    order = [(scene.seat + step) % seats for step in range(seats)]
    parts: list[RenderableType] = []
    for seat in order:
        sheet = (session.game.terminal.so_far or session.game.text.sheet)(scene.view, seat)
        parts += [*sheet_parts(session, session.names[seat], sheet), Text("")]
    return parts[:-1]


def sheet_parts(session: Session, name: str, sheet: Sheet) -> list[Grid]:
    """A score as a whole, or in parts when it fits no page."""
    whole = sheet_grid(name, sheet, session.words)
    is_long = session.screen.lines_of(whole) > HEIGHT - FREE_LINES
    return sheet_grids(name, sheet, session.words) if is_long else [whole]


def paragraphs(rows: Sequence[Row]) -> list[RenderableType]:
    """Rows as parts for pages: what stands between two empty rows stays together."""
    parts: list[list[RenderableType]] = [[]]
    for row in rows:
        parts[-1].append(text_of(row))
        if not row:
            parts.append([])
    return [Group(*part) for part in parts if part]


def other_pages(session: Session, scene: Scene, text: str) -> list[RenderableType]:
    """What lies before the seat that a text names, or before all the others."""
    look = session.game.terminal.look
    assert look is not None
    seats = len(session.names)
    others = [(scene.seat + step) % seats for step in range(1, seats)]
    shown = [seat_named(session, text)] if text else others or [scene.seat]
    return [Group(*side_by_side(look(scene, seat)), Text("")) for seat in shown]


def seat_named(session: Session, text: str) -> int:
    """A seat by its number, from 1, or by the beginning of its name."""
    numbers = {str(seat + 1): seat for seat in range(len(session.names))}
    if text in numbers:
        return numbers[text]
    for seat, name in enumerate(session.names):
        if name.casefold().startswith(text.casefold()):
            return seat
    raise Wrong("pad-not-a-choice", known=", ".join((*numbers, *session.names)))
