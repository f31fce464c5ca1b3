"""What is drawn: rows and blocks of a game, one picture of a turn, score sheets and rankings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from casetta.contract.face import Block, Face, Row, Scene, Span
from casetta.contract.game import Game
from casetta.contract.text import Line, Sheet
from casetta.words import Words

from .screen import HEIGHT, WIDTH, Screen

GAPS = (4, 3, 2)
"""Blanks between blocks: as many as there is room for."""
PROMPT_LINES = 1
PART_WIDTH, POINTS_WIDTH = 17, 4
TOGETHER = 5
"""Rows of a score that stay together when it is split over pages."""


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
    row: list[Span] = []
    known = game.moves_in_news(moves)
    for phrase in game.text.narrate(scene.before, scene.view, seat, known):
        row += [*([(" ", "")] if row else []), *game.terminal.phrase(scene, phrase)]
    return [row] if row else []


def without_blank_end(parts: list[Text]) -> list[Text]:
    """The parts of a line up to the last one that shows something."""
    shown = [number for number, part in enumerate(parts, 1) if part.plain.strip()]
    return parts[: shown[-1] if shown else 0]


def fits(blocks: Sequence[Block], gap: int) -> bool:
    """Whether blocks with such gaps fit on the screen."""
    return sum(block.width + gap for block in blocks) - gap < WIDTH


def cut(text: Text, width: int) -> Text:
    """The text, cut or padded to a width in cells."""
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def one_line(text: Text) -> Text:
    """The text on one line of the screen."""
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def printable(name: object, most: int = 40) -> str:
    """A name from outside without signs that would disturb the screen."""
    return "".join(sign if sign.isprintable() else "?" for sign in str(name))[:most]


# One picture of a turn


@dataclass(slots=True)
class Frame:
    """Title, board, what stands below it, a note, and what can be typed."""

    title: Text
    board: list[Text]
    panel: list[Text]
    news: list[Text]
    note: Text
    hint: Text

    def show(self, screen: Screen) -> None:
        """Draw the picture; the oldest news go first where there is not room for all."""
        while (spare := self.spare(screen)) < 0 and (self.news or self.panel):
            if self.news:
                self.news.pop(0)
            else:
                self.panel.pop()
        screen.draw(*self.with_blanks(spare))

    def spare(self, screen: Screen) -> int:
        """How many lines of the screen stay free."""
        lines = sum(screen.lines_of(part) for part in self.with_blanks(0))
        return HEIGHT - PROMPT_LINES - lines

    def with_blanks(self, spare: int) -> list[RenderableType]:
        """All parts, with as many blank lines between them as there is room for."""
        after_board, before_hint, after_title, before_news = (
            [Text("")] if spare > place else [] for place in range(4)
        )
        news = [*before_news, *self.news] if self.news else []
        notes = [self.note] if self.note.plain else []
        return [
            self.title, *after_title, *self.board, *after_board, *self.panel, *news,
            *before_hint, *notes, self.hint,
        ]  # fmt: skip


# Score sheets and rankings


def sheet_grid(name: str, sheet: Sheet, words: Words) -> Grid:
    """A score line by line: the heading, the rule in words, the points."""
    return grid_of(sheet_rows(name, sheet, words))


def sheet_grids(name: str, sheet: Sheet, words: Words) -> list[Grid]:
    """The same in parts of some rows, to be laid on several pages."""
    rows = sheet_rows(name, sheet, words)
    return [grid_of(rows[start : start + TOGETHER]) for start in range(0, len(rows), TOGETHER)]


def grid_of(rows: Sequence[Sequence[Text]]) -> Grid:
    """Rows of a score as wide as the screen."""
    grid = Grid.grid(padding=(0, 1), expand=True)
    grid.add_column(width=PART_WIDTH)
    grid.add_column(ratio=1, overflow="fold")
    grid.add_column(width=POINTS_WIDTH, justify="right")
    for row in rows:
        grid.add_row(*row)
    return grid


def sheet_rows(name: str, sheet: Sheet, words: Words) -> list[tuple[Text, Text, Text]]:
    """The name, the lines of a score, and the total."""
    rows = [(Text(name, "bold"), Text(), Text())]
    heading = ""
    for line in sheet.lines:
        part = words(f"part-{line.part}")
        told = Text("" if part == heading else part, "dim")
        rows.append((told, *rule_and_points(line, words)))
        heading = part
    total = Text(words("sheet-total"), "bold")
    return [*rows, (Text(), total, Text(str(sheet.total), "bold"))]


def rule_and_points(line: Line, words: Words) -> tuple[Text, Text]:
    """What a line says and what it is worth."""
    return Text(words(line.rule, **line.values)), Text(str(line.points))


def ranking_lines(
    names: Sequence[str], ranking: Sequence[tuple[int, int]], tie_break: str, words: Words
) -> list[Text]:
    """The ranking, the winner first, from points and places; the tie-break where it decided."""
    order = sorted(range(len(names)), key=lambda seat: (ranking[seat][1], seat))
    widest = max(Text(name).cell_len for name in names)
    lines = [ranking_line(names[seat], *ranking[seat], widest) for seat in order]
    decided = [Text(words(tie_break))] if decided_by_tie_break(ranking) else []
    return [Text(words("ranking"), "bold"), *lines, *decided]


def ranking_line(name: str, points: int, place: int, widest: int) -> Text:
    """One line of a ranking: place, name, points."""
    padded = Text(name)
    padded.truncate(widest, pad=True)
    return Text.assemble(f"{place}. ", padded, f"  {points:>3}", style="bold" if place == 1 else "")


def decided_by_tie_break(ranking: Sequence[tuple[int, int]]) -> bool:
    """Whether two with equal points have different places."""
    return len(set(ranking)) > len({points for points, _ in ranking})
