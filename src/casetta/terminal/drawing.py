"""What is drawn: rows and blocks of a game, one picture of a turn, score sheets and rankings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from casetta.contract.face import Block, Face, Row, Scene, Span
from casetta.contract.game import Game
from casetta.contract.text import Sheet
from casetta.words import Words

from .prose import Prose
from .screen import HEIGHT, WIDTH, Screen

GAPS = (4, 3, 2)
"""Blanks between blocks: as many as there is room for."""
PROMPT_LINES = 1
PART_WIDTH, POINTS_WIDTH = 17, 4


def text_of(row: Row) -> Text:
    """A row as styled text."""
    return Prose.assemble(*row)


def side_by_side(blocks: Sequence[Block]) -> list[Text]:
    """Blocks beside each other, line by line; what is wider than its block is cut.

    The gaps are as wide as the screen allows; nothing follows the last block that shows something.
    """
    wide = sum(block.width for block in blocks)
    fitting = (gap for gap in GAPS if wide + gap * (len(blocks) - 1) < WIDTH)
    gap = next(fitting, GAPS[-1])
    columns = [[cut(text_of(row), block.width) for row in block.rows] for block in blocks]
    blanks = [Text(" " * block.width) for block in blocks]
    lines = []
    for row in zip_longest(*columns):
        parts = [part or blank for part, blank in zip(row, blanks, strict=True)]
        shown = [number for number, part in enumerate(parts, 1) if part.plain.strip()]
        lines.append(one_line(Text(" " * gap).join(parts[: shown[-1] if shown else 0])))
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
    row: list[Span] = []
    known = game.moves_in_news(moves)
    for phrase in game.text.narrate(scene.before, scene.view, seat, known):
        row += [*([(" ", "")] if row else []), *game.terminal.phrase(scene, phrase)]
    return [row] if row else []


def cut(text: Text, width: int) -> Text:
    """The text, cut or padded to a width in cells."""
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def one_line(text: Text) -> Text:
    """The text on one line of the screen."""
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


# One picture of a turn


def draw_table(
    screen: Screen,
    title: str,
    board: Sequence[Block],
    panel: Sequence[Row],
    news: Sequence[Row],
    note: str,
    hint: str,
) -> None:
    """Draw title, board, what stands below it, news, a note, and what can be typed.

    Blank lines stand between them as far as there is room. Where there is not room for all, the
    oldest news go first, then the last rows below the board.
    """
    head, table, last = Text(title, "bold"), side_by_side(board), Text(hint, "dim")
    below, told = ([text_of(row) for row in rows] for rows in (panel, news))
    notes = [Prose(note, "bold")] if note else []
    room = HEIGHT - PROMPT_LINES - sum(map(screen.lines_of, (head, *table, *notes, last)))
    while (spare := room - sum(map(screen.lines_of, (*below, *told)))) < 0 and (told or below):
        (told or below).pop(0 if told else -1)
    after_board, before_hint, after_title, before_news = (
        [Text("")] if spare > place else [] for place in range(4)
    )
    told = [*before_news, *told] if told else []
    above = [head, *after_title, *table, *after_board, *below, *told]
    screen.draw(*above, *before_hint, *notes, last)


# Score sheets, rankings and other tables


def columns(
    heads: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1, **style: Any
) -> Grid:
    """Rows below the names of their columns; those after the `left` first are figures."""
    grid = Grid(box=None, padding=(0, 2, 0, 0), **{"pad_edge": False, **style})
    for number, head in enumerate(heads):
        grid.add_column(head, justify="left" if number < left else "right")
    for row in rows:
        grid.add_row(*row)
    return grid


def sheet_grid(name: str, sheet: Sheet, words: Words) -> Grid:
    """A score line by line: the heading, the rule in words, the points."""
    (whole,) = sheet_grids(name, sheet, words, together=len(sheet.lines) + 2)
    return whole


def sheet_grids(name: str, sheet: Sheet, words: Words, together: int) -> list[Grid]:
    """The same in parts of some rows, as wide as the screen, to be laid on several pages."""
    rows, grids = [(Text(name, "bold"), Text(), Text())], []
    heading = ""
    for line in sheet.lines:
        part = words(f"part-{line.part}")
        told = Text("" if part == heading else part, "dim")
        rows.append((told, Prose(words(line.rule, **line.values)), Text(str(line.points))))
        heading = part
    rows.append((Text(), Text(words("sheet-total"), "bold"), Text(str(sheet.total), "bold")))
    for start in range(0, len(rows), together):
        grid = Grid.grid(padding=(0, 1), expand=True)
        grid.add_column(width=PART_WIDTH)
        grid.add_column(ratio=1, overflow="fold")
        grid.add_column(width=POINTS_WIDTH, justify="right")
        for row in rows[start : start + together]:
            grid.add_row(*row)
        grids.append(grid)
    return grids


def ranking_lines(
    names: Sequence[str], ranking: Sequence[tuple[int, int]], tie_break: str, words: Words
) -> list[Text]:
    """The ranking, the winner first, from points and places; the tie-break where it decided."""
    widest = max(Text(name).cell_len for name in names)
    lines = [Text(words("ranking"), "bold")]
    for seat in sorted(range(len(names)), key=lambda seat: (ranking[seat][1], seat)):
        points, place = ranking[seat]
        name, style = cut(Text(names[seat]), widest), "bold" if place == 1 else ""
        lines.append(Text.assemble(f"{place}. ", name, f"  {points:>3}", style=style))
    decided = len(set(ranking)) > len({points for points, _ in ranking})
    return [*lines, Text(words(tie_break))] if decided else lines
