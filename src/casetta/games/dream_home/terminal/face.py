"""Dream Home at a terminal: the houses, the display below them, and a look ahead.

The reader's own house has the short names of its rooms, the others have letters. All
rooms stand on their colours.
"""

from __future__ import annotations

from collections.abc import Sequence

from casetta.contract.face import Block, Face, Row, Scene
from casetta.contract.game import State
from casetta.contract.phrase import Phrase
from casetta.kernel.state import SEATS

from ..content.editions import OPTIONS
from ..content.kinds import COLUMNS, KEYS, ROOM_KEYS, ROUNDS
from ..rules.decisions import carry_out
from ..rules.hand import lay_room
from ..rules.house import ROOF_HEIGHT, house_of
from ..rules.layout import DISPLAY, EDITION, MARKER, OVER, ROUND, SHOWN, STAGE
from ..rules.moves import LAY_TOKEN, LIST, TAKE
from ..rules.piles import BEFORE_ROOFS, resource_in, room_in
from ..rules.scoring import points
from ..rules.tools import take_column
from ..text.changes import told_changes
from ..text.drawing import draw_hand, draw_house
from ..text.floors import FLOOR_NAMES
from ..text.narration import card_word
from .cells import NARROW, WIDE, cell_width, column_numbers, floor_row, house_width
from .help import explain, show_moves, what_now
from .pad import PAD

LINE = 78
SHORT = {
    "drill": "dr", "jackhammer": "ja", "concrete_mixer": "mx", "scaffolding": "sc", "roofer": "ro",
    "supplier": "su", "architect": "ar", "handyman": "ha", "interior_designer": "de",
    "tree_house": "th", "bird_house": "bh",
}  # fmt: skip
"""What may lie beside a house, short."""


def board(scene: Scene) -> list[Block]:
    """All houses, the reader's own first, then clockwise."""
    seats = scene.view[SEATS]
    first = max(scene.seat, 0)
    return [house_block(scene, (first + step) % seats) for step in range(seats)]


def house_block(scene: Scene, seat: int) -> Block:
    """A house below its owner's name, above its roof pile, cards and points: eight rows."""
    view, house = scene.view, house_of(seat)
    step = WIDE if seat == max(scene.seat, 0) else NARROW
    floors = [floor_row(scene, house, floor, step) for floor in FLOOR_NAMES]
    drawn = draw_house(view, house)
    things = [SHORT.get(key, key[:2]) for key in (*drawn["outside"], *drawn["beside"])]
    marker = scene.say("turn-marker") if view[MARKER] == seat else ""
    heading = f"{scene.names[seat]} {marker}".rstrip()
    rows: list[Row] = [
        [(heading, "bold" if seat == scene.seat else "")],
        column_numbers(step),
        *floors,
        [(scene.say("turn-roofs", roofs=view[house + ROOF_HEIGHT]), "")],
        [(" ".join(things), "")],
        [(scene.say("turn-points", points=points(view, seat)), "")],
    ]
    return Block(house_width(step), rows)


def notes(scene: Scene) -> list[Row]:
    """The round, the display, column by column, what is in the hand; at first the edition."""
    view = scene.view
    if view[STAGE] == OVER:
        return []
    parts = [column_text(scene, column) for column in range(COLUMNS) if view[SHOWN] >> column & 1]
    heading = scene.say("turn-round", round=min(view[ROUND] + 1, ROUNDS), rounds=ROUNDS)
    rows: list[Row] = [[(line, "")] for line in packed([heading, *parts])]
    asked = " ".join(text for text in (hand_text(scene), what_now(scene)) if text)
    rows += [[(line, "bold")] for line in packed(asked.split(), " ")]
    return [*edition_rows(scene), *rows]


def edition_rows(scene: Scene) -> list[Row]:
    """In the first round, what edition and options change about the standard rules."""
    numbers = scene.view[EDITION : EDITION + len(OPTIONS)]
    texts = [] if scene.view[ROUND] else told_changes(numbers, scene.say)
    return [[(line, "dim")] for text in texts for line in packed(text.split(), " ")]


def column_text(scene: Scene, column: int) -> str:
    """`2 kitchen + red roof`."""
    word = scene.view[DISPLAY]
    room = scene.say("room-name", room=ROOM_KEYS[room_in(word, column)])
    if not column:
        return scene.say("turn-column-marker", column=column, room=room)
    card = scene.say("card-name", card=card_word(BEFORE_ROOFS + resource_in(word, column)))
    return scene.say("turn-column", column=column, room=room, card=card)


def hand_text(scene: Scene) -> str:
    """What must be laid now."""
    hand = draw_hand(scene.view)
    told = []
    if hand["room"]:
        told.append(scene.say("room-name", room=hand["room"]))
    if hand["resource"]:
        told.append(scene.say("card-name", card=card_word(KEYS.index(hand["resource"]))))
    return scene.say("turn-hand", cards=" + ".join(told)) if told else ""


def packed(parts: Sequence[str], gap: str = "   ") -> list[str]:
    """Texts on as few lines as they fit on."""
    lines: list[str] = []
    for part in parts:
        joined = f"{lines[-1]}{gap}{part}" if lines else part
        if lines and cell_width(joined) <= LINE:
            lines[-1] = joined
        else:
            lines.append(part)
    return lines


def styled(scene: Scene, phrase: Phrase) -> Row:
    """A phrase; what no seat did is fainter."""
    return [(phrase.text(scene.names, scene.say), "" if "seat" in phrase.values else "dim")]


def no_gains(_scene: Scene) -> list[Row]:
    """Nothing but points, which stand elsewhere."""
    return []


def foresee(view: State, seat: int, moves: Sequence[int]) -> State:
    """The view after a move, before anything else follows: a deal is a matter of luck."""
    state, house, move = list(view), house_of(seat), moves[0]
    if move < TAKE and move & LAY_TOKEN == 0:
        lay_room(state, house, move)
    elif TAKE <= move < LIST:
        take_column(state, seat, house, move - TAKE)
    else:
        carry_out(state, house, move)
    return state


FACE = Face(
    board=board,
    notes=notes,
    phrase=styled,
    gains=no_gains,
    foresee=foresee,
    legal=show_moves,
    help=explain,
    tie_break="ranking-tie-break",
    pad=PAD,
)
