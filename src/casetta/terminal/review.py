"""The review of a finished game: who played how well, who was lucky, what was given away."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console, RenderableType
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from casetta.bots.review import Judged, Report, Review, SeatReview, positions, review
from casetta.contract.errors import Wrong
from casetta.contract.game import Game, State
from casetta.table.record import Replay
from casetta.table.table import Table
from casetta.words import Words

from .replay import REFUSED, Record, names_in, with_record
from .screen import open_screen, run_cleanly

TOLD = 0.05
"""Points of a part of the sheet that are worth telling."""


def show_review(file: Path, effort: int, seed: int, words: Words, *, as_json: bool) -> int:
    """Review a record, and tell it to people or to programs."""
    if effort < 1:
        raise Wrong("out-of-bounds", "effort", lowest=1, highest=1000)

    def show(record: Record, replay: Replay) -> int:
        if not replay.whole.is_over:
            print(words.wrong(Wrong("not-finished")), file=sys.stderr)
            return REFUSED
        table = replay.whole
        return run_cleanly(words, lambda: tell(record, table, effort, seed, words, as_json=as_json))

    return with_record(file, None, words, show)


def tell(
    record: Record, table: Table, effort: int, seed: int, words: Words, *, as_json: bool
) -> int:
    """Review and print."""
    with bar(words) as report:
        found = review(record, effort, seed, report)
    if as_json:
        print(json.dumps(found.to_dict(), ensure_ascii=False))
        return 0
    words = words.with_game(table.game.folder)
    names = names_in(record, words)
    open_screen().tell(*page(table.game, record, found, names, words))
    return 0


@contextmanager
def bar(words: Words) -> Iterator[Report]:
    """A progress bar over the events."""
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words("review-judging"), total=None)
        yield lambda done, of: progress.update(task, completed=done, total=of)


def page(
    game: Game, record: Record, found: Review, names: Sequence[str], words: Words
) -> list[RenderableType]:
    """The seats, then the decisions that gave away most."""
    parts: list[RenderableType] = [seat_grid(found, names, words), Text("")]
    if not found.worst:
        return [*parts, Text(words("review-nothing"))]
    parts.append(Text(words("review-worst"), "bold"))
    for each in found.worst:
        parts += decision_rows(game, record, each, names, words)
    return parts


def seat_grid(found: Review, names: Sequence[str], words: Words) -> Grid:
    """One row a seat: points, accuracy, what was given away, luck; then the same for the win."""
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    grid.add_column(words("review-player"))
    chances = ("chance-lost", "chance-luck") if found.tells_chances else ()
    for heading in ("points", "accuracy", "lost", "luck", *chances):
        grid.add_column(words(f"review-{heading}"), justify="right")
    for name, seat in zip(names, found.seats, strict=True):
        grid.add_row(name, *seat_figures(seat)[: 4 + len(chances)])
    return grid


def seat_figures(seat: SeatReview) -> list[str]:
    """The figures of a seat, as texts."""
    return [
        str(seat.points),
        f"{seat.accuracy:.0f} %",
        f"{seat.points_lost:.1f}",
        f"{seat.points_luck:+.1f}",
        f"{100 * seat.chance_lost:.0f} %",
        f"{100 * seat.chance_luck:+.0f} %",
    ]


def decision_rows(
    game: Game, record: Record, each: Judged, names: Sequence[str], words: Words
) -> list[Text]:
    """A decision, what it gave away, what would have been better and why."""
    values = {"player": names[each.seat], "move": " · ".join(each.played), "event": each.event}
    told = words("review-decision", points=f"{each.points_lost:.1f}", **values)
    if each.chance_lost:
        told += " " + words("review-decision-chance", chance=round(100 * each.chance_lost))
    better = words("review-better", move=in_words(game, record, each, names, words))
    reasons = reason(each, words)
    return [Text(told), Text(f"   {better}{f' ({reasons})' if reasons else ''}", "dim")]


def in_words(game: Game, record: Record, each: Judged, names: Sequence[str], words: Words) -> str:
    """The better decision: as text, and in words where it is a single move."""
    text = " · ".join(each.better)
    if len(each.better) > 1 or len(each.played) > 1:
        return text
    state = next(state for state, number, *_ in positions(game, record) if number == each.event)
    phrases = game.text.narrate(*views_around(game, state, each), game.text.read(text))
    return f"{text} – {' '.join(phrase.text(names, words) for phrase in phrases)}"


def views_around(game: Game, state: State, each: Judged) -> tuple[State, State, int]:
    """What a seat would have seen before and after the better move, and the seat."""
    after = list(state)
    game.rules.play(after, each.seat, game.text.read(each.better[0])[0])
    return game.view(state, each.seat), game.view(after, each.seat), each.seat


def reason(each: Judged, words: Words) -> str:
    """In which parts of the sheet points were given away, or gained at the cost of others."""
    lines = sorted(each.lines.items(), key=lambda line: -abs(line[1]))
    told = [
        f"{words(f'part-{part}')} {points:+.1f}" for part, points in lines if abs(points) > TOLD
    ]
    return ", ".join(told)
