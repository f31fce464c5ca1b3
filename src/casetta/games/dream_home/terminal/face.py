"""Dream Home at a terminal: the houses, the display below them, and a look ahead.

The reader's own house has the short names of its rooms, the others have letters. All
rooms stand on their colours.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from casetta.contract.face import Block, Face, Row, Scene
from casetta.contract.game import State
from casetta.contract.text import Phrase
from casetta.kernel.state import SEATS

from ..content.cards import SIGNS
from ..content.editions import OPTIONS, told_changes
from ..content.kinds import (
    COLUMNS,
    FIRST_DECOR,
    FIRST_OWNED,
    KEYS,
    KINDS,
    OWNED_KEYS,
    PLACE_KEYS,
    ROOM_KEYS,
    ROUNDS,
    TOKENS,
)
from ..rules.decisions import carry_out, waiting
from ..rules.house import ROOF_HEIGHT, house_of
from ..rules.layout import DISPLAY, EDITION, MARKER, OVER, ROUND, SHOWN, STAGE
from ..rules.moves import LAY_TOKEN, LIST, TAKE
from ..rules.piles import BEFORE_ROOFS, resource_in, room_in
from ..rules.scoring import points
from ..rules.turn import lay_room, take_column
from ..text.box import place_name, points_told
from ..text.drawing import draw_decor_facts, draw_hand, draw_room_facts
from ..text.houses import FLOOR_NAMES, draw_house
from ..text.narration import card_word
from ..text.notation import legal_texts
from ..text.picture import NARROW, WIDE, cell_width, column_numbers, floor_row, house_width
from .pad import PAD

PAGES = ("turn", "placing", "annexes", "decor", "functionality", "roof")
"""Headings that are explained by `turn-help-…`."""
STAGES = ("discard", "hammer", "lay", "take", "lay", "roofs", "finish")
"""What a stage asks for, by its number: `turn-now-…`."""
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


# What a person may do now, and what the cards and letters mean


def show_moves(scene: Scene, text: str) -> list[Row]:
    """The legal moves by their first word, or those that begin with a text."""
    texts = legal_texts(scene.view, scene.seat)
    begun = sorted(each for each in texts if each.startswith(text.strip().lower()))
    rows: list[Row] = []
    for verb, group in groupby(begun, key=lambda each: each.split()[0]):
        rest = [each.removeprefix(verb).strip() or verb for each in group]
        rows += [[(line, "")] for line in wrapped(f"{verb}:", rest)]
    return rows


def wrapped(head: str, words: list[str]) -> list[str]:
    """Words after a heading, on as many lines as they need."""
    lines = [head]
    for word in words:
        if cell_width(f"{lines[-1]}  {word}") > LINE:
            lines.append(" " * len(head))
        lines[-1] += f"  {word}"
    return lines


def explain(scene: Scene) -> list[tuple[str, str]]:
    """Headings and sentences: the turn, placing, scoring, tools and helpers, letters."""
    say = scene.say
    facts = {"rooms": told_rooms(scene), "decor": told_decor(scene)}
    pages = [(say(f"turn-help-{page}"), say(f"turn-help-{page}-text", **facts)) for page in PAGES]
    for card in range(FIRST_OWNED, KINDS):
        key = OWNED_KEYS[card - FIRST_OWNED].replace("_", "-")
        pages.append((say("card-name", card=card_word(card)), say(f"help-{key}")))
    letters = [
        f"{sign} {say('room-name', room=key)}" for sign, key in zip(SIGNS, ROOM_KEYS, strict=True)
    ]
    pages.append((say("turn-help-letters"), say("turn-letters", letters=" · ".join(letters))))
    return pages


def told_rooms(scene: Scene) -> str:
    """What each type of room scores with the cards of this game."""
    told = []
    for kind, key in enumerate(ROOM_KEYS):
        facts = draw_room_facts(scene.view, kind)
        partner = ROOM_KEYS.index(facts["beside"]) if "beside" in facts else None
        beside = facts.get("beside_points", 0)
        points = points_told(facts["points"], partner, beside, scene.say)
        told.append(f"{scene.say('room-name', room=key)} {points}")
    return " · ".join(told)


def told_decor(scene: Scene) -> str:
    """Where each token lies and what it scores with the cards of this game."""
    told = []
    for token in range(TOKENS):
        facts = draw_decor_facts(scene.view, token)
        place = place_name(PLACE_KEYS.index(facts["room"]), scene.say)
        card = scene.say("card-name", card=card_word(FIRST_DECOR + token))
        told.append(f"{card} {facts['points']} ({place})")
    return " · ".join(told)


def what_now(scene: Scene) -> str:
    """What the reader is asked for; empty when somebody else is."""
    view = scene.view
    if scene.seat < 0 or not waiting(view) >> scene.seat & 1:
        return ""
    return scene.say(f"turn-now-{STAGES[view[STAGE]]}")


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
