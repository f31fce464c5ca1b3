"""Score sheets and rankings on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from rich.table import Table as Grid
from rich.text import Text

from casetta.contract.sheet import Line, Sheet
from casetta.words import Words

PART_WIDTH, POINTS_WIDTH = 17, 4
TOGETHER = 5
"""So many rows of a score stay together when it is laid on pages."""


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
    names: Sequence[str], points: Sequence[int], places: Sequence[int], tie_break: str
) -> list[Text]:
    """The ranking, the winner first; `tie_break` is told where it decided."""
    order = sorted(range(len(names)), key=lambda seat: (places[seat], seat))
    widest = max(Text(name).cell_len for name in names)
    lines = [ranking_line(names[s], points[s], places[s], widest) for s in order]
    return [*lines, Text(tie_break)] if decided_by_tie_break(points, places) else lines


def ranking_line(name: str, points: int, place: int, widest: int) -> Text:
    """One line of a ranking: place, name, points."""
    padded = Text(name)
    padded.truncate(widest, pad=True)
    return Text.assemble(f"{place}. ", padded, f"  {points:>3}", style="bold" if place == 1 else "")


def decided_by_tie_break(points: Sequence[int], places: Sequence[int]) -> bool:
    """Whether two with equal points have different places."""
    pairs = list(zip(points, places, strict=True))
    return any(a[0] == b[0] and a[1] != b[1] for a in pairs for b in pairs)
