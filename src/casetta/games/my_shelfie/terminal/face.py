"""My Shelfie at a terminal: the board, the goals below it, and a look ahead.

Tiles are letters on their colour. A shelf of the reader's own is drawn larger, with
the tiles that the personal goal still wants as small letters in its empty cells.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from casetta.contract.face import Block, Face, Row, Scene, Span
from casetta.contract.game import State
from casetta.contract.phrase import Phrase
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
from ..rules.layout import COMMON, COMMON_CARDS, END_TOKEN, NO_CARD, PERSONAL
from ..rules.room import cell_at, tiles_in, with_a_free_side
from ..rules.scoring import personal_matches, points
from ..rules.shelf import shelf_of
from ..rules.turn import is_over, take_and_drop, take_end_token, take_scoring_tokens, tokens_taken
from ..text.drawing import draw_shelf
from ..text.narration import gains
from ..text.picture import EMPTY, STYLES, room_lines, token_text
from .help import explain, show_moves
from .pad import PAD
from .tiles import (
    ENCLOSED,
    FAINT,
    NARROW,
    WIDE,
    column_numbers,
    margin,
    shelf_row,
    shelf_width,
    tile_spans,
)

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
    """The living room with its coordinates, tiles that are not free fainter: ten rows."""
    heading, *lines = room_lines(state)
    free = with_a_free_side(tiles_in(state))
    rows = [_room_row(row, line[3::2], free) for row, line in enumerate(lines)]
    letters = "".join(f" {letter} " for letter in heading.split())
    return Block(ROOM_WIDTH, [[(f"  {letters}", FAINT)], *rows])


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
    tiles = [LETTERS.index(letter) for letter in str(phrase.values["tiles"]).split()]
    return [(start, ""), *tile_spans(tiles), (end, "")]


def gain_rows(scene: Scene) -> list[Row]:
    """The tokens that the reader's move brings, a row for each."""
    assert scene.before is not None
    return [coloured(scene, phrase) for phrase in gains(scene.before, scene.view, scene.seat)]


def _room_row(row: int, signs: str, free: int) -> Row:
    spans: list[Span] = [(f"{row + 1} ", FAINT)]
    for column, sign in enumerate(signs):
        style = STYLES.get(sign, FAINT)
        is_enclosed = sign in STYLES and not free >> cell_at(row, column) & 1
        spans.append((f" {sign} ", f"{style} {ENCLOSED}" if is_enclosed else style))
    return spans


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
