"""The table in characters: plain for logs and golden games, in colours for the screen.

Plain pictures are language-free: letters for rooms, names for cards as in drawings. A house has
three floors; a card is a letter, `=` joins it to the next card of its room, a small letter behind
it is its token. `#` is an empty room, `x` a scaffolding, `·` a free space.
"""

from __future__ import annotations

from collections.abc import Container

from casetta.contract.face import Row, Say, Scene, Span
from casetta.contract.game import State
from casetta.contract.text import cell_width
from casetta.kernel.state import SEATS

from ..content.cards import COLOURS, SIGNS
from ..content.kinds import COLUMNS, ROOM_KEYS, ROUNDS, TOKENS
from ..rules import house as board
from ..rules.house import CARDS, DECOR, NIBBLE, RIGHT, SPACES, card_on, house_of, joined, token_on
from ..rules.layout import DISCARDS, MARKER, OVER, REMOVED, ROUND, STAGE, TOKENS_LEFT, TURN
from .drawing import STAGES, draw_column, draw_hand, draw_pile
from .houses import FLOOR_NAMES, draw_house

FREE, EMPTY, SCAFFOLDING = "·", "#", "x"
OWN_SIGN = "*"
"""A room that only an owner's card file knows."""
TOKEN_SIGNS = "pbtcrdimha"
"""Piano, bed, tub, cat, tree, bird, ice, (m) painting, horse, aquarium."""
CELL = 3
"""Characters of a space in a plain picture."""
WIDE, NARROW = 7, 2
"""On the screen: with the short name of a room, or with its letter."""
FAINT = "dim"
HOUSE_WIDTH = 5 * CELL
LINE = 80
LIGHT, DARK = "#FFFBF2", "#2A1710"
LIGHT_ON = "IUGV"
"""Rooms dark enough for light letters."""
STYLES = {
    sign: f"bold {LIGHT if sign in LIGHT_ON else DARK} on {colour}"
    for sign, colour in zip(SIGNS, COLOURS, strict=True)
}


def picture(state: State, viewer: int) -> str:
    """The table as `viewer` sees it; the state must be hidden for that seat."""
    seats = range(state[SEATS])
    rows = zip(*(house_lines(state, seat, viewer) for seat in seats), strict=True)
    hand = ", ".join(card for card in draw_hand(state).values() if card)
    left = [TOKEN_SIGNS[token] for token in range(TOKENS) if state[TOKENS_LEFT] >> token & 1]
    parts = [
        head_line(state),
        *display_lines(state),
        *([f"hand: {hand}"] if hand else []),
        "",
        *("   ".join(row).rstrip() for row in rows),
        *beside_lines(state),
        *pile_lines("discards", draw_pile(state, DISCARDS)),
        *pile_lines("removed", draw_pile(state, REMOVED)),
        f"tokens {' '.join(left)}".rstrip(),
    ]
    return "\n".join(parts)


def head_line(state: State) -> str:
    """Round, stage, who is asked and who has the marker."""
    if state[STAGE] == OVER:
        return "over"
    number = min(state[ROUND] + 1, ROUNDS)
    asked, marker = state[TURN] + 1, state[MARKER] + 1
    return f"round {number}  {STAGES[state[STAGE]]}  seat {asked}  marker {marker}"


def display_lines(state: State) -> list[str]:
    """A line for each column that still holds its cards."""
    lines = []
    for column in range(COLUMNS):
        cards = draw_column(state, column)
        if cards:
            lines.append(f"{column} {cards['room']:14} {cards.get('resource', 'marker')}")
    return lines


def house_lines(state: State, seat: int, viewer: int) -> list[str]:
    """A house below its owner, with the height of its roof pile."""
    house = house_of(seat)
    turn = "*" if state[STAGE] != OVER and state[TURN] == seat else " "
    you = "=" if seat == viewer else " "
    floors = [floor_text(state, house, floor) for floor in FLOOR_NAMES]
    heading = f"{turn}{seat + 1}{you} roof {state[house + board.ROOF_HEIGHT]}"
    return [line.ljust(HOUSE_WIDTH) for line in (heading, *floors)]


def floor_text(state: State, house: int, floor: str, own: Container[int] = ()) -> str:
    """The spaces of a floor: what lies there, its token, whether the room goes on.

    The basement lies under the two right columns. `own` are spaces with rooms of other names.
    """
    spaces, links = FLOOR_NAMES[floor], joined(state, house)
    text = " " * CELL * (5 - len(spaces))
    for space in spaces:
        token = token_on(state, house, space)
        sign = OWN_SIGN if space in own else sign_on(state, house, space)
        text += sign + (" " if token < 0 else TOKEN_SIGNS[token])
        text += "=" if links >> RIGHT * space & 1 else " "
    return text


def sign_on(state: State, house: int, space: int) -> str:
    """What lies on a space, as one sign."""
    things = state[house + SPACES] >> RIGHT * space
    if not things & board.FILLED:
        return SCAFFOLDING if things & board.SCAFFOLD else FREE
    return SIGNS[card_on(state, house, space)] if things & board.FACE_UP else EMPTY


def beside_lines(state: State) -> list[str]:
    """Tokens outside, tools, helpers and, at the end, roofs of each seat that has any."""
    lines = []
    for seat in range(state[SEATS]):
        drawn = draw_house(state, house_of(seat))
        things = [*drawn["outside"], *drawn["beside"]]
        roofs = drawn["roofs"] if state[STAGE] == OVER else []
        lines += pile_lines(f"{seat + 1}", {thing: things.count(thing) for thing in things})
        lines += pile_lines(f"{seat + 1} roofs", {roof: roofs.count(roof) for roof in roofs})
    return lines


def pile_lines(name: str, cards: dict[str, int]) -> list[str]:
    """`discards: kitchen 2, roof red`, on as many lines as it needs."""
    lines, line = [], f"{name}:"
    for card, number in cards.items():
        word = f" {card} {number}," if number > 1 else f" {card},"
        if len(line) + len(word) > LINE:
            lines.append(line)
            line = "   "
        line += word
    return [*lines, line.removesuffix(",")] if cards else []


# Houses on the screen: short names or letters on the colours of the rooms


def padded(text: str, width: int) -> str:
    """The text cut or filled to so many cells."""
    while cell_width(text) > width:
        text = text[:-1]
    return text + " " * (width - cell_width(text))


def floor_row(scene: Scene, house: int, floor: str, step: int) -> Row:
    """A floor of a house, space by space; what is new stands in brackets."""
    state, before, say = scene.view, scene.before, scene.say
    spaces = FLOOR_NAMES[floor]
    spans: list[Span] = [(f"{floor[0].upper()} ", FAINT), (" " * step * (5 - len(spaces)), "")]
    words = range(house + CARDS, house + DECOR + 1)
    changes = [] if before is None else [before[word] ^ state[word] for word in words]
    for space in spaces:
        is_new = any(change >> RIGHT * space & NIBBLE for change in changes)
        spans.append(cell(state, house, space, step, say, is_new=is_new))
    return spans


def cell(state: State, house: int, space: int, step: int, say: Say, *, is_new: bool) -> Span:
    """A space: a room by its name or letter, `*` for a token."""
    sign = sign_on(state, house, space)
    if sign not in STYLES:
        wide = sign * (step - 2 or 1) if sign == EMPTY else sign
        return _framed(wide, step, is_new=is_new), "" if sign == EMPTY else FAINT
    mark = "*" if token_on(state, house, space) >= 0 else ""
    if step == NARROW:
        return sign + (mark or " "), STYLES[sign]
    name = say("room-short", room=ROOM_KEYS[SIGNS.index(sign)])
    return _framed(padded(name, step - 2 - len(mark)) + mark, step, is_new=is_new), STYLES[sign]


def _framed(text: str, step: int, *, is_new: bool) -> str:
    """A text in the middle of its space, in brackets if it is new."""
    if step == NARROW:
        return padded(text, step)
    return f"[{padded(text, step - 2)}]" if is_new else f" {padded(text, step - 2)} "


def column_numbers(step: int) -> Row:
    """The numbers above the columns of a house."""
    margin = " " * (step > NARROW)
    numbers = [padded(f"{margin}{column}", step) for column in range(5)]
    return [("  " + "".join(numbers), FAINT)]
