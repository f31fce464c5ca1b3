"""My Shelfie at a terminal: the board, the goals below it, and a look ahead.

Tiles are letters on their colour. A shelf of the reader's own is drawn larger, with
the tiles that the personal goal still wants as small letters in its empty cells.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from casetta.contract.face import Block, Face, Row, Scene, Span
from casetta.contract.game import State
from casetta.contract.text import Phrase
from casetta.kernel.state import NOBODY, SEATS, UNKNOWN

from ..content.cards import (
    COLUMNS,
    GOAL_KEYS,
    KINDS,
    LETTERS,
    PERSONAL_CELLS,
    PERSONAL_POINTS,
    ROWS,
    STACKS,
)
from ..rules.layout import BAG, COMMON, COMMON_CARDS, END_TOKEN, NO_CARD, PERSONAL
from ..rules.room import kind_on, tiles_in, with_a_free_side
from ..rules.scoring import personal_matches, points
from ..rules.shelf import shelf_of
from ..rules.turn import (
    PICKS,
    is_over,
    take_and_drop,
    take_end_token,
    take_scoring_tokens,
    tokens_taken,
)
from ..text.drawing import draw_shelf
from ..text.narration import gains
from ..text.notation import CELL_NAMES, MOST_TILES, cells_named, room_in
from ..text.picture import (
    EMPTY,
    NARROW,
    WIDE,
    column_numbers,
    margin,
    room_rows,
    shelf_row,
    shelf_width,
    tile_spans,
    token_text,
)
from .pad import PAD

ROOM_WIDTH = 29
PHRASE_STYLES = {"turn-token": "bold", "turn-end-token": "bold", "turn-refill": "dim"}
MARK = "\x00"
"""Stands in a sentence where coloured tiles will stand."""


def board(scene: Scene) -> list[Block]:
    """The living room and all shelves, the reader's own first, then clockwise."""
    seats = scene.view[SEATS]
    first = max(scene.seat, 0)
    order = [(first + step) % seats for step in range(seats)]
    return [room_block(scene.view), *(shelf_block(scene, seat) for seat in order)]


def room_block(state: State) -> Block:
    """The living room with its coordinates: ten rows."""
    return Block(ROOM_WIDTH, room_rows(state, WIDE))


def shelf_block(scene: Scene, seat: int) -> Block:
    """A shelf below its owner's name, above its column numbers, tokens and points: ten rows."""
    view, step = scene.view, shelf_step(scene, seat)
    ghosts = wanted_tiles(view, seat) if seat == scene.seat else {}
    drawn = draw_shelf(view, seat)
    earlier = draw_shelf(scene.before, seat) if scene.before is not None else drawn
    rows = []
    for row in range(ROWS):
        cells = [
            (drawn[row][column], earlier[row][column], ghosts.get((row, column), EMPTY))
            for column in range(COLUMNS)
        ]
        rows.append(shelf_row(cells, step))
    return Block(shelf_width(step), [_heading(scene, seat), *rows, *_below(scene, seat, step)])


def shelf_step(scene: Scene, seat: int) -> int:
    """How wide a cell is: the reader's own shelf is large, and all are where two play."""
    return WIDE if seat == scene.seat or scene.view[SEATS] == 2 else NARROW


def wanted_tiles(state: State, seat: int) -> dict[tuple[int, int], str]:
    """What the personal goal shows, as small letters by (row, column)."""
    card = state[PERSONAL + seat]
    if card == UNKNOWN:
        return {}
    return {cell: LETTERS[kind].lower() for kind, cell in enumerate(PERSONAL_CELLS[card])}


def notes(scene: Scene) -> list[Row]:
    """Common goals with the tokens left, the personal goal, and the last round."""
    rows: list[Row] = [_goal_note(scene, card) for card in _goal_cards(scene.view)]
    if scene.seat != NOBODY and scene.view[PERSONAL + scene.seat] != UNKNOWN:
        rows.append(_personal_note(scene))
    if scene.view[END_TOKEN] != NOBODY and not is_over(scene.view):
        name = scene.names[scene.view[END_TOKEN]]
        rows.append([(scene.say("turn-last-round", player=name), "bold")])
    return rows


def foresee(view: State, seat: int, moves: Sequence[int]) -> State:
    """The view after a move, without a refill, which is a matter of luck."""
    state = list(view)
    pick, column = divmod(moves[0], COLUMNS)
    filled = take_and_drop(state, shelf_of(seat), pick, column)
    take_scoring_tokens(state, seat, filled)
    take_end_token(state, seat, filled)
    return state


def coloured(scene: Scene, phrase: Phrase) -> Row:
    """A phrase with its tiles on their colours."""
    if "tiles" not in phrase.values:
        return [(phrase.text(scene.names, scene.say), PHRASE_STYLES.get(phrase.id, ""))]
    marked = replace(phrase, values={**phrase.values, "tiles": MARK})
    start, _, end = marked.text(scene.names, scene.say).partition(MARK)
    tiles = tile_spans(str(phrase.values["tiles"]).split())
    return [(start, ""), *tiles, (end, "")]


def gain_rows(scene: Scene) -> list[Row]:
    """The tokens that the reader's move brings, a row for each."""
    assert scene.before is not None
    return [coloured(scene, phrase) for phrase in gains(scene.before, scene.view, scene.seat)]


def _heading(scene: Scene, seat: int) -> Row:
    name = margin(shelf_step(scene, seat)) + scene.names[seat]
    return [(name, "bold" if seat == scene.seat else "")]


def _below(scene: Scene, seat: int, step: int) -> list[Row]:
    """Column numbers, tokens and points of a seat."""
    total = scene.say("turn-points", points=points(scene.view, seat))
    return [
        column_numbers(step),
        [(margin(step) + token_text(scene.view, seat), "bold")],
        [(margin(step) + total, "")],
    ]


def _goal_cards(state: State) -> list[int]:
    return [card for card in range(COMMON_CARDS) if state[COMMON + card] != NO_CARD]


def _goal_note(scene: Scene, card: int) -> Row:
    """A common goal by its short name, with the tokens left, the top one first."""
    view = scene.view
    goal = GOAL_KEYS[view[COMMON + card]].replace("_", "-")
    left = STACKS[view[SEATS]][tokens_taken(view, card) :]
    tokens = " ".join(map(str, left)) or scene.say("turn-no-token")
    return [(scene.say("turn-goal", name=scene.say(f"goal-name-{goal}"), tokens=tokens), "")]


def _personal_note(scene: Scene) -> Row:
    matches = personal_matches(scene.view, shelf_of(scene.seat), scene.view[PERSONAL + scene.seat])
    won = PERSONAL_POINTS[matches]
    return [(scene.say("turn-personal", matches=matches, of=KINDS, points=won), "")]


# What a person may do now, and what the goals and letters mean


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
    tiles = tile_spans([LETTERS[kind_on(view, cell)] for cell in cells])
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


FACE = Face(
    board=board,
    notes=notes,
    phrase=coloured,
    gains=gain_rows,
    foresee=foresee,
    legal=show_moves,
    help=explain,
    tie_break="ranking-tie-break",
    pad=PAD,
)
