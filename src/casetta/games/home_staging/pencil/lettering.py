"""Words on the paper: room names, the title block with the points.

Nobody can measure letters here, so widths are estimated, and a text that might be too
wide is squeezed into its place.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple
from xml.sax.saxutils import escape

from .pencil import GRAPHITE, PAPER, box, line, number, path

INK, SECOND, SCORE = "#3A2A22", "#6B5648", "#AE4226"
FONTS = "'Noto Sans','Noto Sans JP','Noto Sans CJK JP','Hiragino Sans','Yu Gothic',sans-serif"


def width_of(text: str, size: float) -> float:
    """About how wide a text is."""
    wide = sum(unicodedata.east_asian_width(sign) in "WF" for sign in text)
    return size * (wide + 0.64 * (len(text) - wide))


def fitted(text: str, x: float, y: float, size: float, most: float, more: str = "") -> str:
    """A text at a place, squeezed if it might be wider than it may be."""
    squeeze = ""
    if width_of(text, size) > most:
        squeeze = f' textLength="{number(most)}" lengthAdjust="spacingAndGlyphs"'
    place = f'x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f"<text {place}{squeeze}{more}>{escape(text)}</text>"


def label(text: str, x: float, y: float, most: float) -> str:
    """The name of a room, with the paper left clear round its letters."""
    size = min(14.0, max(9.5, 14 * most / max(1.0, width_of(text, 14))))
    halo = f' stroke="{PAPER}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"'
    centred = f' text-anchor="middle" font-weight="700" fill="{INK}"{halo}'
    return fitted(text, x, y, size, most, centred)


class Block(NamedTuple):
    """What the title block says."""

    title: str
    notes: Sequence[str]
    lines: Sequence[tuple[str, str]]
    """What is counted, and its points."""
    total: str
    points: str


def title_block(block: Block, x: float, y: float, wide: float, high: float) -> str:
    """A framed block: what it is, what it scores line by line, the total."""
    first, last = x + wide * 0.34, x + wide * 0.82
    frame = path(box(x, y, wide, high), PAPER, GRAPHITE, 2.4) + path(
        line((first, y), (first, y + high)) + line((last, y), (last, y + high)),
        "none",
        GRAPHITE,
        1.8,
    )
    most = first - x - 26
    head = fitted(block.title, x + 14, y + 28, 17, most, f' font-weight="800" fill="{INK}"')
    notes = "".join(
        fitted(note, x + 14, y + 50 + 19 * index, 13, most, f' fill="{SECOND}"')
        for index, note in enumerate(block.notes)
    )
    return (
        frame
        + head
        + notes
        + _lines(block, first, y, last - first, high)
        + _total(block, last, y, x + wide - last, high)
    )


def _lines(block: Block, x: float, y: float, wide: float, high: float) -> str:
    """The points in two columns."""
    rows = (len(block.lines) + 1) // 2
    step = high / (rows + 0.6)
    drawn = ""
    for index, (name, points) in enumerate(block.lines):
        left = x + 14 + index // rows * wide / 2
        base = y + step * (index % rows + 0.95)
        right = left + wide / 2 - 24
        drawn += fitted(name, left, base, 13, wide / 2 - 58, f' fill="{INK}"')
        drawn += fitted(
            points, right, base, 14, 40, f' text-anchor="end" font-weight="800" fill="{SCORE}"'
        )
    return drawn


def _total(block: Block, x: float, y: float, wide: float, high: float) -> str:
    middle = ' text-anchor="middle"'
    figure = fitted(
        block.points, x + wide / 2, y + high * 0.56, 38, wide - 12,
        f'{middle} font-weight="900" fill="{SCORE}"',
    )  # fmt: skip
    return figure + fitted(
        block.total, x + wide / 2, y + high * 0.84, 13, wide - 12, f'{middle} fill="{SECOND}"'
    )
