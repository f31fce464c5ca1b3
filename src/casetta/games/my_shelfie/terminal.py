"""My Shelfie at a terminal: the board, the goals below it, a look ahead; and the score pad.

Tiles are letters on their colour. A shelf of the reader's own is drawn larger, with
the tiles that the personal goal still wants as small letters in its empty cells.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby

from casetta.contract.errors import Wrong
from casetta.contract.face import Answers, Block, Face, Pad, PadPrompt, Row, Say, Scene
from casetta.contract.game import State
from casetta.contract.text import Phrase, plain, plain_words, read_yes
from casetta.kernel.state import NOBODY, SEATS, UNKNOWN

from .ask import BoxQuestion, Person, box, is_without_doubles, person_sheet, places
from .content import cards
from .content.cards import COLUMNS, KINDS, LETTERS, PERSONAL_CARDS, ROWS, Card
from .rules import turn
from .rules.layout import BAG, COMMON_CARDS, END_TOKEN, PERSONAL, shelf_of
from .rules.room import kind_on, tiles_in, with_a_free_side
from .rules.scoring import personal_matches, points
from .text import picture
from .text.drawing import SIGNS, draw_shelf, floating_tiles
from .text.notation import CELL_NAMES, MOST_TILES, cells_named, gains, room_in
from .text.picture import EMPTY, NARROW, WIDE

ROOM_WIDTH = 29
PHRASE_STYLES = {"turn-token": "bold", "turn-end-token": "bold", "turn-refill": "dim"}
MARK = "\ufffc"
"""Stands in a sentence where coloured tiles will stand."""


def board(scene: Scene) -> list[Block]:
    """The living room and all shelves, the reader's own first, then clockwise."""
    seats, first = scene.view[SEATS], max(scene.seat, 0)
    shelves = [shelf_block(scene, (first + step) % seats) for step in range(seats)]
    return [Block(ROOM_WIDTH, picture.room_rows(scene.view, WIDE)), *shelves]


def shelf_block(scene: Scene, seat: int) -> Block:
    """A shelf below its owner's name, above its column numbers, tokens and points: ten rows.

    The reader's own shelf is large, and all are where two play.
    """
    view, is_own = scene.view, seat == scene.seat
    step = WIDE if is_own or view[SEATS] == 2 else NARROW
    margin = picture.margin(step)
    ghosts = wanted_tiles(view, seat) if is_own else {}
    drawn = draw_shelf(view, seat)
    earlier = draw_shelf(scene.before, seat) if scene.before is not None else drawn
    rows: list[Row] = [[(margin + scene.names[seat], "bold" if is_own else "")]]
    for row in range(ROWS):
        cells = [
            (drawn[row][column], earlier[row][column], ghosts.get((row, column), EMPTY))
            for column in range(COLUMNS)
        ]
        rows.append(picture.shelf_row(cells, step))
    rows.append(picture.column_numbers(step))
    rows.append([(margin + picture.token_text(view, seat), "bold")])
    rows.append([(margin + scene.say("turn-points", points=points(view, seat)), "")])
    return Block(picture.shelf_width(step), rows)


def wanted_tiles(state: State, seat: int) -> dict[tuple[int, int], str]:
    """What the personal goal shows, as small letters by (row, column)."""
    number = state[PERSONAL + seat]
    card = cards.PERSONAL_GOALS[number] if number != UNKNOWN else []
    return {(row, column): letter.lower() for row, column, letter in card}


def notes(scene: Scene) -> list[Row]:
    """Common goals with the tokens left, the personal goal, and the last round."""
    view, say = scene.view, scene.say
    texts = []
    for goal, left in picture.goals_left(view):
        name = say(f"goal-name-{cards.GOAL_WORDS[goal]}")
        texts.append(say("turn-goal", name=name, tokens=left or say("turn-no-token")))
    if scene.seat != NOBODY and view[PERSONAL + scene.seat] != UNKNOWN:
        matches = personal_matches(view, shelf_of(scene.seat), view[PERSONAL + scene.seat])
        won = cards.PERSONAL_POINTS[matches]
        texts.append(say("turn-personal", matches=matches, of=KINDS, points=won))
    rows: list[Row] = [[(text, "")] for text in texts]
    if view[END_TOKEN] != NOBODY and not turn.is_over(view):
        rows.append([(say("turn-last-round", player=scene.names[view[END_TOKEN]]), "bold")])
    return rows


def foresee(view: State, seat: int, moves: Sequence[int]) -> State:
    """The view after a move, without a refill, which is a matter of luck."""
    state = list(view)
    filled = turn.take_and_drop(state, shelf_of(seat), *divmod(moves[0], COLUMNS))
    turn.take_scoring_tokens(state, seat, filled)
    turn.take_end_token(state, seat, filled)
    return state


def coloured(scene: Scene, phrase: Phrase) -> Row:
    """A phrase with its tiles on their colours."""
    if "tiles" not in phrase.values:
        return [(scene.sentence(phrase), PHRASE_STYLES.get(phrase.id, ""))]
    marked = replace(phrase, values={**phrase.values, "tiles": MARK})
    start, _, end = scene.sentence(marked).partition(MARK)
    tiles = picture.tile_spans(str(phrase.values["tiles"]).split())
    return [(start, ""), *tiles, (end, "")]


def gain_rows(scene: Scene) -> list[Row]:
    """The tokens that the reader's move brings, a row for each."""
    assert scene.before is not None
    return [coloured(scene, phrase) for phrase in gains(scene.before, scene.view, scene.seat)]


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
        for pick in turn.PICKS
        if list(pick[: len(first)]) == first and all(free >> cell & 1 for cell in pick)
    ]
    rows: list[Row] = []
    for tiles, group in groupby(sorted(picks, key=len), key=len):
        rows += picks_of_a_length(scene, tiles, list(group))
    return rows


def picks_of_a_length(scene: Scene, tiles: int, picks: list[tuple[int, ...]]) -> list[Row]:
    """A heading with the columns that have room, and the picks, three to a row.

    A pick is told by the names of its cells and by its tiles.
    """
    rooms = [room_in(scene.view, scene.seat, column) for column in range(COLUMNS)]
    fits = " ".join(str(column) for column, room in enumerate(rooms, 1) if room >= tiles)
    rows: list[Row] = [[(scene.say("turn-tiles-into", tiles=tiles, columns=fits or "–"), "bold")]]
    for start in range(0, len(picks), 3):
        spans = []
        for pick in picks[start : start + 3]:
            names = " ".join(CELL_NAMES[cell] for cell in pick)
            letters = [LETTERS[kind_on(scene.view, cell)] for cell in pick]
            spans += [(f"  {names}  ", ""), *picture.tile_spans(letters), ("   ", "")]
        rows.append(spans)
    return rows


def explain(scene: Scene) -> list[tuple[str, str]]:
    """Headings and sentences: the turn, the goals on the table, points, letters."""
    say = scene.say
    pages = [(say("turn-help-turn"), say("turn-help-turn-text"))]
    for goal, _ in picture.goals_left(scene.view):
        name = cards.GOAL_WORDS[goal]
        pages.append((say(f"goal-name-{name}"), say(f"goal-{name}")))
    for page in ("groups", "end") if scene.seat == NOBODY else ("personal", "groups", "end"):
        pages.append((say(f"turn-help-{page}"), say(f"turn-help-{page}-text")))
    told = [
        say("turn-letter", letter=letter, kind=say("kind", letter=letter), bag=left)
        for letter, left in zip(LETTERS, scene.view[BAG : BAG + KINDS], strict=True)
    ]
    letters = say("turn-letters", letters=" · ".join(told))
    return [*pages, (say("turn-help-letters"), letters)]


# The score pad: a shelf row by row, the personal card, the tokens


EMPTY_SIGNS = str.maketrans(dict.fromkeys("0_-·:", "."))


def questions(
    answers: Answers, earlier: Sequence[Answers], people: int, say: Say
) -> Iterator[PadPrompt]:
    """Rows from the top, the first of which may be a whole drawing; card, tokens, end token.

    Whoever filled a shelf after somebody else was first has no end-game token.
    """
    rows = rows_of(answers)
    if len(rows) < ROWS:
        number = len(rows) + 1
        values = {"row": number, "rows": ROWS}
        ask = "pad-first-row" if number == 1 else "pad-row"
        yield PadPrompt(f"row-{number}", ask, partial(read_rows, rows), "." * COLUMNS, values)
    yield PadPrompt("personal", "pad-personal", read_card, default="")
    yield PadPrompt("tokens", "pad-tokens", partial(read_tokens, people), default="")
    if "." not in rows[0] and not any(person.get("end") for person in earlier):
        yield PadPrompt("end", "pad-end", partial(read_yes, say, ("1", "+1")), say("pad-no"))


def rows_of(answers: Answers) -> list[str]:
    """The rows of the shelf told so far, the top one first."""
    told = (answers.get(f"row-{number}", ()) for number in range(1, ROWS + 1))
    return [row for rows in told for row in rows]


def person(answers: Answers) -> Person:
    """What a person told to have."""
    has_end_token = bool(answers.get("end"))
    return Person(rows_of(answers), answers["personal"], answers["tokens"], has_end_token)


def draw(answers: Answers) -> Block:
    """The shelf of a person."""
    rows = [[(sign, sign, EMPTY) for sign in row] for row in rows_of(answers)]
    drawn = [picture.shelf_row(row, WIDE) for row in rows]
    return Block(picture.shelf_width(WIDE), [*drawn, picture.column_numbers(WIDE)])


def tie_question(names: Sequence[str], say: Say) -> PadPrompt:
    """Who was the first player, by number or name."""
    listed = "  ".join(f"{number} {name}" for number, name in enumerate(names, 1))
    return PadPrompt("first", "pad-first", partial(read_person, names), "1", {"names": listed})


# What people type


def read_rows(above: Sequence[str], text: str) -> tuple[str, ...]:
    """One row below those above, or the whole shelf; no tile may float."""
    lines = drawn_lines(text) if not above else None
    rows = [read_row(row, number) for number, row in enumerate(lines or [text], len(above) + 1)]
    for row, column in floating_tiles([*above, *rows]):
        raise Wrong("pad-floating-tile", column=column + 1, row=row + 1)
    return tuple(rows)


def drawn_lines(text: str) -> list[str] | None:
    """The six rows of a whole drawing; None if the text is no such drawing."""
    lines = [line for line in text.splitlines() if line.strip()]
    signs = "".join(text.split())
    if len(lines) > 1:
        if len(lines) != ROWS:
            raise Wrong("pad-rows", rows=ROWS, found=len(lines))
        return lines
    if len(signs) == ROWS * COLUMNS:
        return [signs[start : start + COLUMNS] for start in range(0, len(signs), COLUMNS)]
    return None


def read_row(text: str, row: int) -> str:
    """A row as five signs; `row` is its number from the top."""
    typed = unicodedata.normalize("NFKC", text).translate(EMPTY_SIGNS).upper()
    signs = "".join(typed.split())
    if len(signs) != COLUMNS:
        signs = typed.replace(" ", ".")
    if len(signs) != COLUMNS:
        raise Wrong("pad-row-length", row=row, columns=COLUMNS)
    for column, sign in enumerate(signs, 1):
        if sign not in SIGNS:
            raise Wrong("pad-unknown-sign", column=column, row=row, sign=sign, known=LETTERS)
    return signs


def read_card(text: str) -> int | Card | None:
    """A personal card by its number, or drawn as cells; None for none."""
    typed = plain(text)
    if not typed:
        return None
    if not typed.isdecimal():
        return read_drawn_card(typed)
    if not 1 <= int(typed) <= PERSONAL_CARDS:
        raise Wrong("pad-no-such-card", cards=PERSONAL_CARDS)
    return int(typed)


def read_drawn_card(text: str) -> Card:
    """The cell of each kind, from `p11 f31 …` (letter, column, row) or from a drawn shelf."""
    signs = "".join(text.translate(EMPTY_SIGNS).split()).upper()
    if len(signs) == ROWS * COLUMNS:
        entries = [(*divmod(at, COLUMNS), sign) for at, sign in enumerate(signs) if sign != "."]
    else:
        found = re.findall(r"([A-Z])([1-5])/?([1-6])", re.sub(r"[ ,;.]", "", signs))
        entries = [(int(row) - 1, int(column) - 1, letter) for letter, column, row in found]
    is_whole = sorted(letter for _, _, letter in entries) == sorted(LETTERS)
    if not is_whole or not is_without_doubles(entries):
        raise Wrong("pad-no-card", cards=PERSONAL_CARDS)
    return sorted(entries, key=lambda entry: LETTERS.index(entry[2]))


def read_tokens(people: int, text: str) -> tuple[int, ...]:
    """The scoring tokens of a person: at most one for each common goal."""
    known = [str(token) for token in cards.STACKS.get(people, cards.STACKS[4])]
    words = plain_words(plain(text).replace("+", " "))
    tokens = [word for word in words if word not in {"0", "-"}]
    if not set(tokens) <= set(known):
        raise Wrong("pad-no-such-token", known=" ".join(known))
    if len(tokens) > COMMON_CARDS:
        raise Wrong("pad-too-many-tokens", most=COMMON_CARDS)
    return tuple(map(int, tokens))


def read_person(names: Sequence[str], text: str) -> int:
    """A person by number or name, from 0."""
    typed, by_name = text.strip().casefold(), [name.casefold() for name in names]
    if typed in by_name:
        return by_name.index(typed)
    if typed in {str(number) for number in range(1, len(names) + 1)}:
        return int(typed) - 1
    raise Wrong("pad-no-such-person", people=len(names))


PAD = Pad(
    people=(1, 2, 3, 4),
    questions=questions,
    sheet=lambda answers: person_sheet(person(answers)),
    draw=draw,
    warnings=lambda people: box(None, BoxQuestion(list(map(person, people)))).warnings,
    tie=tie_question,
    places=places,
)

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
