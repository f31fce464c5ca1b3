"""Dream Home at a terminal: the houses, the display below them, a look ahead; and the score pad.

The reader's own house has the short names of its rooms, the others have letters. All
rooms stand on their colours.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, TypeVar

from casetta.contract.errors import Wrong
from casetta.contract.face import Answers, Block, Face, Pad, PadPrompt, Row, Say, Scene
from casetta.contract.game import OptionValue, State
from casetta.contract.reader import json_reader
from casetta.contract.text import Phrase, cell_width, plain, plain_words
from casetta.kernel.state import SEATS

from . import ask
from .ask import House, Roof
from .content import kinds
from .content.box import PRINTED, Box, box_told
from .content.cards import SIGNS
from .content.editions import OPTIONS, told_changes
from .content.kinds import COLUMNS, ROOM_KEYS, ROUNDS
from .content.own import cards_in
from .rules.decisions import carry_out, waiting
from .rules.house import ROOF_HEIGHT, house_of
from .rules.layout import BOX, MARKER, OVER, ROUND, SKIPPED, STAGE, option_numbers
from .rules.scoring import points
from .text import picture
from .text.box import card_name, decor_rows, room_listing
from .text.drawing import draw_column, draw_hand
from .text.houses import FLOOR_NAMES, check_floors, draw_house, put_floors
from .text.notation import legal_texts
from .text.picture import NARROW, WIDE

PAGES = ("turn", "placing", "annexes", "decor", "functionality", "roof")
"""Headings that are explained by `turn-help-…`."""
STAGES = ("discard", "hammer", "lay", "take", "lay", "roofs", "finish")
"""What a stage asks for, by its number: `turn-now-…`."""
LINE = 78
PIECES = re.compile(r"[^\s、。]*[\s、。]?")
"""Of a sentence, between the places where a line may end."""
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
    floors = [picture.floor_row(scene, house, floor, step) for floor in FLOOR_NAMES]
    drawn = draw_house(view, house)
    things = [SHORT.get(key, key[:2]) for key in (*drawn["outside"], *drawn["beside"])]
    marker = scene.say("turn-marker") if view[MARKER] == seat else ""
    heading = f"{scene.names[seat]} {marker}".rstrip()
    rows: list[Row] = [
        [(heading, "bold" if seat == scene.seat else "")],
        picture.column_numbers(step),
        *floors,
        [(scene.say("turn-roofs", roofs=view[house + ROOF_HEIGHT]), "")],
        [(" ".join(things), "")],
        [(scene.say("turn-points", points=points(view, seat)), "")],
    ]
    return Block(2 + 5 * step, rows)


def notes(scene: Scene) -> list[Row]:
    """The round, the display column by column, what is in the hand.

    In the first round also what edition and options change about the standard rules.
    """
    view = scene.view
    if view[STAGE] == OVER:
        return []
    columns = [column_text(scene, column) for column in range(COLUMNS)]
    heading = scene.say("turn-round", round=min(view[ROUND] + 1, ROUNDS), rounds=ROUNDS)
    rows: list[Row] = [[(line, "")] for line in packed([heading, *filter(None, columns)])]
    hand = card_names(draw_hand(view), scene.say)
    asked = scene.say("turn-hand", cards=" + ".join(hand)) if hand else ""
    if scene.seat >= 0 and waiting(view) >> scene.seat & 1:
        asked += " " + scene.say(f"turn-now-{asked_for(view, scene.seat)}")
    rows += [[(line, "bold")] for line in packed(asked.split(), " ")]
    changes = [] if view[ROUND] else told_changes(option_numbers(view), scene.say)
    return [*([(line, "dim")] for text in changes for line in broken(text)), *rows]


def broken(text: str) -> list[str]:
    """A sentence in lines, broken at blanks and after Japanese marks."""
    lines = [""]
    for piece in PIECES.findall(text):
        if cell_width(lines[-1] + piece.rstrip()) > LINE:
            lines.append("")
        lines[-1] += piece
    return [line.rstrip() for line in lines]


def asked_for(view: State, seat: int) -> str:
    """What the seat is asked for: as its stage says, but for tools of a turn that has begun."""
    stage = STAGES[view[STAGE]]
    if stage == "hammer" and view[SKIPPED] >> seat & 1:
        return "begun"
    is_late = stage == "lay" and "done" in legal_texts(view, seat)
    return "late" if is_late else stage


def column_text(scene: Scene, column: int) -> str:
    """`2 kitchen + red roof`; empty once the cards are gone."""
    told = card_names(draw_column(scene.view, column) or {}, scene.say)
    if not told:
        return ""
    if not column:
        return scene.say("turn-column-marker", column=column, room=told[0])
    return scene.say("turn-column", column=column, room=told[0], card=told[1])


def card_names(cards: Mapping[str, str | None], say: Say) -> list[str]:
    """What a room card and a resource card that lie together are called."""
    room, resource = cards.get("room"), cards.get("resource")
    told = [say("room-name", room=room)] if room else []
    return [*told, card_name(kinds.KEYS.index(resource), say)] if resource else told


def packed(parts: Sequence[str], gap: str = "   ", margin: str = "") -> list[str]:
    """Texts on as few lines as they fit on; the margin stands before all lines but the first."""
    lines: list[str] = []
    for part in parts:
        joined = f"{lines[-1]}{gap}{part}" if lines else part
        if lines and cell_width(joined) <= LINE:
            lines[-1] = joined
        else:
            lines.append(margin + part if lines else part)
    return lines


def styled(scene: Scene, phrase: Phrase) -> Row:
    """A phrase; what no seat did is fainter."""
    return [(scene.sentence(phrase), "" if "seat" in phrase.values else "dim")]


def foresee(view: State, seat: int, moves: Sequence[int]) -> State:
    """The view after a move, before anything else follows: a deal is a matter of luck."""
    state = list(view)
    carry_out(state, house_of(seat), moves[0])
    return state


# What a person may do now, and what the cards and letters mean


def show_moves(scene: Scene, text: str) -> list[Row]:
    """The legal moves by their first word, or those that begin with a text."""
    texts = legal_texts(scene.view, scene.seat)
    begun = sorted(each for each in texts if each.startswith(text.strip().lower()))
    rows: list[Row] = []
    for verb, group in groupby(begun, key=lambda each: each.split()[0]):
        rest = [each.removeprefix(verb).strip() or verb for each in group]
        lines = packed([f"{verb}:", *rest], "  ", " " * len(verb) + "   ")
        rows += [[(line, "")] for line in lines]
    return rows


def explain(scene: Scene) -> list[tuple[str, str]]:
    """Headings and sentences: the turn, placing, scoring, tools and helpers, letters."""
    say = scene.say
    cards = cards_in(scene.view)
    rooms = [f"{room} {points}" for room, points, *_ in room_listing(cards, say).rows]
    decor = [f"{card} {points} ({place})" for card, place, points, _ in decor_rows(cards, say)]
    facts = {"rooms": " · ".join(rooms), "decor": " · ".join(decor)}
    pages = [(say(f"turn-help-{page}"), say(f"turn-help-{page}-text", **facts)) for page in PAGES]
    for card, key in enumerate(kinds.OWNED_KEYS, kinds.FIRST_OWNED):
        pages.append((card_name(card, say), say(f"help-{key.replace('_', '-')}")))
    letters = [
        f"{sign} {say('room-name', room=key)}" for sign, key in zip(SIGNS, ROOM_KEYS, strict=True)
    ]
    pages.append((say("turn-help-letters"), say("turn-letters", letters=" · ".join(letters))))
    return pages


# The score pad: a house floor by floor, from the ground up, then the rest


Card = TypeVar("Card")
Cards = Mapping[str, Any]
"""A card file as JSON."""
FREE_SIGNS = {".", "·", "-", "_", "0"}
EMPTY_SIGNS = {"#", "empty"}
FLOORS = tuple(reversed(FLOOR_NAMES))
"""From the ground up, so that a card without support is seen at once."""


def questions(
    cards: Cards | None,
    answers: Answers,
    _earlier: Sequence[Answers],
    _people: int,
    _say: Say,
) -> Iterator[PadPrompt]:
    """The questions about a person: floors, tokens outside, helpers, roofs."""
    box = box_told(cards)
    for floor in FLOORS:
        free = " ".join("." * len(FLOOR_NAMES[floor]))
        read = partial(read_checked_floor, cards, answers, floor)
        yield PadPrompt(floor, f"pad-{floor}", read, free)
    yield PadPrompt("outside", "pad-outside", partial(read_things, box.outside), default="")
    yield PadPrompt("helpers", "pad-helpers", partial(read_things, ask.HELPER_KEYS), default="")
    yield PadPrompt("roofs", "pad-roofs", read_roofs, default="")


def told_house(cards: Cards | None, answers: Answers) -> House:
    """What a person told so far."""
    return House(
        floors={floor: answers.get(floor, ()) for floor in FLOORS},
        cards=cards,
        **{key: answers.get(key, ()) for key in ("helpers", "outside", "roofs")},
    )


def draw(cards: Cards | None, answers: Answers) -> Block:
    """The house of a person."""
    house = told_house(cards, answers)
    state, own = ask.house_state(house), own_spaces(house)
    floors = [picture.floor_text(state, ask.HOUSE, floor, own) for floor in FLOOR_NAMES]
    rows = [[(sign, picture.STYLES.get(sign, "")) for sign in floor] for floor in floors]
    return Block(picture.HOUSE_WIDTH, rows)


def own_spaces(house: House) -> set[int]:
    """The spaces with a room that casetta does not know, which has no letter."""
    return {
        space
        for floor, spaces in FLOOR_NAMES.items()
        for space, entry in zip(spaces, house.floors.get(floor, ()), strict=False)
        if isinstance(entry, Mapping) and entry["room"] not in ROOM_KEYS
    }


def children_question(names: Sequence[str], _say: Say) -> PadPrompt:
    """How many hidden children each person finds in the pictures (ruling D-74)."""
    read = partial(read_children, len(names))
    return PadPrompt("children", "pad-children", read, "", {"names": ", ".join(names)})


def children_told(cards: Cards | None, people: Sequence[Answers]) -> list[int] | None:
    """The hidden children of each person, where the own cards leave no doubt of them."""
    counts = [ask.children_of(told_house(cards, person)) for person in people]
    known = [least for least, most in filter(None, counts) if least == most]
    return known if len(known) == len(people) else None


def pad_for(options: Mapping[str, OptionValue], brought: Mapping[str, Any] = ask.NOTHING) -> Pad:
    """The score pad of a table with these options, and with the cards of somebody's box."""
    numbers = [option.values.index(options[option.name]) for option in OPTIONS]
    cards, by_children = brought.get("cards"), options["tiebreak"] == "children"
    return Pad(
        people=(1, 2, 3, 4),
        questions=partial(questions, cards),
        sheet=lambda answers: ask.house_sheet(told_house(cards, answers), options),
        draw=partial(draw, cards),
        warnings=lambda people: ask.too_many_cards([told_house(cards, each) for each in people]),
        tie=children_question if by_children else None,
        places=ask.places,
        told=partial(children_told, cards) if by_children else None,
        under=pad_for,
        changes=partial(told_changes, numbers),
    )


# What people type


def read_checked_floor(
    cards: Cards | None, answers: Answers, floor: str, text: str
) -> tuple[Any, ...]:
    """A floor that can stand on those below it."""
    box = box_told(cards)
    entries = read_floor(len(FLOOR_NAMES[floor]), text, box)
    told = {each: list(answers[each]) for each in FLOORS if each in answers}
    told[floor] = list(entries)
    cast, fields = House(floors=told, cards=cards).cast(), json_reader(told)
    state = [*ask.NO_HOUSE[:BOX], *cast.words]
    put_floors(fields, state, ask.HOUSE, cast=cast)
    check_floors(fields, state, ask.HOUSE, cast=cast)
    fields.check()
    return entries


def read_floor(length: int, text: str, box: Box = PRINTED) -> tuple[Any, ...]:
    """The spaces of a floor from left to right: `L L+piano # K .` or `LL#K.`."""
    words = plain(text).replace(",", " ").split()
    if len(words) == 1 and len(words[0]) == length and words[0] not in box.rooms:
        words = list(words[0])
    if len(words) != length:
        raise Wrong("pad-floor-length", spaces=length)
    return tuple(read_space(word, number, box) for number, word in enumerate(words))


def read_space(word: str, number: int, box: Box) -> Any:
    """One space: a letter or a room's name, with `+` and a token; `#` empty, `.` free."""
    room, _, token = word.partition("+")
    if room in FREE_SIGNS and not token:
        return None
    if room in EMPTY_SIGNS and not token:
        return "empty"
    entry = {"room": room_named(room, number, box)}
    return {**entry, "decor": one_of(token, tuple(box.decor))} if token else entry


def room_named(word: str, number: int, box: Box) -> str:
    """A room by its letter, its name or the beginning of its name."""
    if len(word) == 1 and word.upper() in SIGNS and known_by(word) in box.rooms:
        return known_by(word)
    found = [word] if word in box.rooms else [key for key in box.rooms if key.startswith(word)]
    if len(found) != 1:
        raise Wrong("pad-no-such-room", word=word, space=number)
    return found[0]


def known_by(sign: str) -> str:
    """The room that a letter stands for."""
    return ROOM_KEYS[SIGNS.index(sign.upper())]


def one_of(word: str, keys: Sequence[str]) -> str:
    """A thing by its name or the beginning of its name."""
    name = word.replace("-", "_").replace(" ", "_")
    found = [name] if name in keys else [key for key in keys if key.startswith(name)]
    if len(found) != 1:
        raise Wrong("pad-no-such-thing", word=word, known=", ".join(keys))
    return found[0]


def read_things(keys: Sequence[str], text: str) -> tuple[str, ...]:
    """Several things, a comma or blank between them; none for nothing."""
    return not_too_many([one_of(word, keys) for word in plain_words(text)])


def not_too_many(cards: list[Card]) -> tuple[Card, ...]:
    """Never more cards than there are: a state has no place for any number of them."""
    if len(cards) > kinds.RESOURCE_CARDS:
        raise Wrong("pad-too-many", cards=len(cards), most=kinds.RESOURCE_CARDS)
    return tuple(cards)


def read_roofs(text: str) -> tuple[Roof, ...]:
    """Roofs by colour, with `window` behind those that have one: `red red window blue`."""
    roofs: list[Roof] = []
    for word in plain_words(text):
        if "window".startswith(word) and roofs and not roofs[-1].window:
            roofs[-1] = Roof(roofs[-1].color, window=True)
        else:
            roofs.append(Roof(one_of(word, kinds.COLOUR_KEYS)))
    return not_too_many(roofs)


def read_children(people: int, text: str) -> tuple[int, ...]:
    """The hidden children of each person, in the order of asking; none if nobody counted."""
    if not text.strip():
        return ()
    words = plain_words(text)
    numbers = [int(word) for word in words if re.fullmatch(r"\d{1,3}", word)]
    if len(numbers) != len(words) or len(words) != people:
        raise Wrong("pad-children", people=people)
    return tuple(numbers)


PAD = pad_for({option.name: option.values[0] for option in OPTIONS})

FACE = Face(
    board=board,
    notes=notes,
    phrase=styled,
    gains=lambda _: [],  # nothing but points, which stand elsewhere
    foresee=foresee,
    legal=show_moves,
    help=explain,
    tie_break="ranking-tie-break",
    pad=PAD,
)
