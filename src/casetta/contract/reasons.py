"""What speaks for a move: what games share when they tell it."""

from __future__ import annotations

from collections.abc import Sequence

from .text import Phrase, Sheet

MOST = 3
"""So many reasons one line has room for."""
MOST_GAINS = 2


def in_one_line(
    gains: Sequence[Phrase], denies: Sequence[Phrase], keeps: Sequence[Phrase]
) -> list[Phrase]:
    """What a move wins, what it takes from others, then what it keeps open, as far as there is
    room."""
    told = [*gains[:MOST_GAINS], *denies[:1]]
    return [*told, *keeps[: MOST - len(told)]]


def gained(before: Sheet, after: Sheet) -> dict[str, int]:
    """The points that each part of a sheet has more than before, the most first."""
    parts = dict.fromkeys(line.part for line in (*after.lines, *before.lines))
    more = {part: after.part(part) - before.part(part) for part in parts}
    return {part: more[part] for part in sorted(more, key=lambda part: -more[part])}


def general_reasons(before: Sheet, after: Sheet) -> list[Phrase]:
    """The parts of the sheet that a move raises, where a game tells nothing more."""
    return [
        Phrase("reason-part", {"part": Phrase(f"part-{part}"), "points": points})
        for part, points in gained(before, after).items()
        if points > 0
    ][:MOST]
