"""From what a game draws to what the terminal prints."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.text import Text

from casetta.contract.face import Block, Face, Row, Scene, Span
from casetta.contract.game import Game

from .screen import WIDTH

GAPS = (4, 3, 2)
"""Blanks between blocks: as many as there is room for."""


def text_of(row: Row) -> Text:
    """A row as styled text."""
    return Text.assemble(*row)


def side_by_side(blocks: Sequence[Block]) -> list[Text]:
    """Blocks beside each other, line by line; what is wider than its block is cut."""
    gap = next(gap for gap in GAPS if fits(blocks, gap) or gap == GAPS[-1])
    columns = [[cut(text_of(row), block.width) for row in block.rows] for block in blocks]
    blanks = [Text(" " * block.width) for block in blocks]
    lines = []
    for row in zip_longest(*columns):
        parts = [part or blank for part, blank in zip(row, blanks, strict=True)]
        lines.append(one_line(Text(" " * gap).join(without_blank_end(parts))))
    return lines


def whole_table(face: Face, scene: Scene) -> list[Text]:
    """The board; or what lies before each seat, where a board has no room for all of them."""
    if face.look is None:
        return side_by_side(face.board(scene))
    plans = [side_by_side(face.look(scene, seat)) for seat in range(len(scene.names))]
    return [line for plan in plans for line in [*plan, Text("")]][:-1]


def news_rows(game: Game, scene: Scene, seat: int, moves: Sequence[int]) -> list[Row]:
    """What the moves of a seat did, from `before` to `view`: the phrases on one row."""
    assert scene.before is not None
    if game.text.narrate is None:
        assert game.face.news is not None
        return game.face.news(scene, seat, moves)
    row: list[Span] = []
    for phrase in game.text.narrate(scene.before, scene.view, seat, moves):
        row += [*([(" ", "")] if row else []), *game.face.phrase(scene, phrase)]
    return [row] if row else []


def without_blank_end(parts: list[Text]) -> list[Text]:
    """The parts of a line up to the last one that shows something."""
    shown = [number for number, part in enumerate(parts, 1) if part.plain.strip()]
    return parts[: shown[-1] if shown else 0]


def fits(blocks: Sequence[Block], gap: int) -> bool:
    """Whether blocks with such gaps fit on the screen."""
    return sum(block.width + gap for block in blocks) - gap < WIDTH


def cut(text: Text, width: int) -> Text:
    """The text exactly so many cells wide."""
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def one_line(text: Text) -> Text:
    """The text on one line of the screen."""
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def printable(name: object, most: int = 40) -> str:
    """A name from outside without signs that would disturb the screen."""
    return "".join(sign if sign.isprintable() else "?" for sign in str(name))[:most]
