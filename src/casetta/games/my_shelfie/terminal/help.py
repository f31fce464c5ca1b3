"""What a person may do now, and what the goals and letters mean."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from casetta.contract.face import Row, Scene, Span
from casetta.contract.game import State
from casetta.kernel.state import NOBODY

from ..content.cards import COLUMNS, GOAL_KEYS, LETTERS
from ..rules.layout import BAG, COMMON, COMMON_CARDS, NO_CARD
from ..rules.room import kind_on, tiles_in, with_a_free_side
from ..rules.turn import PICKS
from ..text.notation import CELL_NAMES, MOST_TILES, cells_named, room_in
from .tiles import tile_spans


def show_moves(scene: Scene, text: str) -> list[Row]:
    """Which tiles are free and which columns have room; or what can begin with some tiles."""
    if text:
        return moves_from(scene, cells_named(scene.view, text))
    free = with_a_free_side(tiles_in(scene.view))
    names = sorted(CELL_NAMES[cell] for cell in CELL_NAMES if free >> cell & 1)
    rooms = [room_in(scene.view, scene.seat, column) for column in range(COLUMNS)]
    columns = "   ".join(f">{column + 1}: {room}" for column, room in enumerate(rooms))
    return [
        [(scene.say("turn-free-tiles"), "bold")],
        *([(f"  {'  '.join(line)}", "")] for line in by_first_letter(names)),
        [(scene.say("turn-room", most=min(MOST_TILES, max(rooms))), "bold")],
        [(f"  {columns}", "")],
    ]


def by_first_letter(names: list[str]) -> list[list[str]]:
    """Names of cells, at most eighteen to a line, column by column of the living room."""
    lines: list[list[str]] = [[]]
    for _, group in groupby(names, key=lambda name: name[0]):
        together = list(group)
        if len(lines[-1]) + len(together) > 18:
            lines.append([])
        lines[-1] += together
    return lines


def moves_from(scene: Scene, first: list[int]) -> list[Row]:
    """What can be taken when these tiles fall first, by number of tiles, with the columns."""
    free = with_a_free_side(tiles_in(scene.view))
    picks = [
        pick
        for pick in PICKS
        if list(pick[: len(first)]) == first and all(free >> cell & 1 for cell in pick)
    ]
    rows: list[Row] = []
    for tiles, group in groupby(sorted(picks, key=len), key=len):
        rows += picks_of_a_length(scene, tiles, list(group))
    return rows


def picks_of_a_length(scene: Scene, tiles: int, picks: list[tuple[int, ...]]) -> list[Row]:
    """A heading with the columns that have room, and the picks, three to a row."""
    fits = [
        str(column + 1)
        for column in range(COLUMNS)
        if room_in(scene.view, scene.seat, column) >= tiles
    ]
    heading = scene.say("turn-tiles-into", tiles=tiles, columns=" ".join(fits) or "–")
    rows: list[Row] = [[(heading, "bold")]]
    for start in range(0, len(picks), 3):
        rows.append([span for pick in picks[start : start + 3] for span in named(scene.view, pick)])
    return rows


def named(view: State, pick: Iterable[int]) -> list[Span]:
    """A pick by the names of its cells and by its tiles."""
    cells = list(pick)
    names = " ".join(CELL_NAMES[cell] for cell in cells)
    tiles = tile_spans([kind_on(view, cell) for cell in cells])
    return [(f"  {names}  ", ""), *tiles, ("   ", "")]


def explain(scene: Scene) -> list[tuple[str, str]]:
    """Headings and sentences: the turn, the goals on the table, points, letters."""
    say = scene.say
    pages = [(say("turn-help-turn"), say("turn-help-turn-text"))]
    for card in range(COMMON_CARDS):
        goal = scene.view[COMMON + card]
        if goal != NO_CARD:
            key = GOAL_KEYS[goal].replace("_", "-")
            pages.append((say(f"goal-name-{key}"), say(f"goal-{key}")))
    if scene.seat != NOBODY:
        pages.append((say("turn-help-personal"), say("turn-help-personal-text")))
    pages.append((say("turn-help-groups"), say("turn-help-groups-text")))
    pages.append((say("turn-help-end"), say("turn-help-end-text")))
    pages.append((say("turn-help-letters"), letters(scene)))
    return pages


def letters(scene: Scene) -> str:
    """`C cat (12 in the bag), …`."""
    told = [
        scene.say("turn-letter", letter=letter, kind=scene.say("kind", letter=letter), bag=left)
        for letter, left in zip(LETTERS, scene.view[BAG : BAG + len(LETTERS)], strict=True)
    ]
    return scene.say("turn-letters", letters=" · ".join(told))
