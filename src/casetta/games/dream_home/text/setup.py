"""A position from a drawing, and all that is wrong with it: see drawing.py."""

from __future__ import annotations

from typing import Any

from casetta.contract.errors import Wrongs
from casetta.contract.fields import Fields
from casetta.contract.game import Drawing, OptionValue, State
from casetta.contract.luck_text import read_luck
from casetta.contract.toml_reader import Page, digest_of
from casetta.kernel.state import SEATS, UNKNOWN

from ..content.cards import cards_of
from ..content.editions import OPTIONS, PRESETS
from ..content.kinds import (
    COLUMNS,
    DECOR_KEYS,
    FIRST_ROOF,
    KEYS,
    OWNED_KEYS,
    RESOURCE_CARDS,
    ROOF_KEYS,
    ROOM_KEYS,
    ROUNDS,
    SCAFFOLDING_CARD,
    Owned,
)
from ..content.kinds import OUTSIDE as OUTSIDE_THE_HOUSE
from ..rules.decisions import play
from ..rules.decks import FACTS
from ..rules.house import BESIDE, OUTSIDE, ROOF_HEIGHT, ROOFS, house_of, owned
from ..rules.layout import (
    BOX,
    DECKS,
    DECOR_FACTS,
    DISCARDS,
    DISPLAY,
    EDITION,
    FINISHING,
    FIRST,
    HAMMERED,
    HAND_RESOURCE,
    HAND_ROOM,
    LAYOUT,
    MARKER,
    REMOVED,
    ROOFING,
    ROUND,
    SCAFFOLDING_MAY_WAIT,
    SHOWN,
    SKIPPED,
    STAGE,
    TAKEN,
    TURN,
)
from ..rules.moves import BEGIN
from ..rules.origins import own_words
from ..rules.piles import BEFORE_ROOFS, COLUMN_STEP, FIRST_RESOURCE, RESOURCE_STEP, put
from .floors import check_floors, put_floors
from .leftovers import find_cards, find_tokens
from .progress import check_progress

STAGES = ("discard", "hammer", "hammered", "take", "taken", "roofs", "finish", "over")
"""The stages by their numbers."""
HAND_KEYS = (*DECOR_KEYS, KEYS[SCAFFOLDING_CARD])


def setup(drawing: Drawing) -> tuple[State, Wrongs]:
    """A position from a drawing, and all that is wrong with it."""
    fields = Fields(drawing)
    state = LAYOUT.blank()
    state[SEATS] = fields.number("seats", 2, 4, absent=2)
    _read_options(fields, state)
    _read_cards(fields, state)
    read_luck(fields, state)
    _read_progress(fields, state)
    _read_hand(fields, state)
    _read_display(fields, state)
    untold = _read_houses(fields, state)
    _read_pile(fields, state, "discards", DISCARDS)
    _read_pile(fields, state, "removed", REMOVED)
    _read_decks(fields, state)
    find_tokens(fields, state)
    find_cards(fields, state, untold)
    if not fields.wrongs:
        check_progress(fields, state)
    if not fields.wrongs:
        play(state, 0, BEGIN)
    return state, fields.wrongs


def _read_options(fields: Fields, state: State) -> None:
    """Options as given, preset by the edition, or standard."""
    given = Fields(fields.values.get("options") or {}, "options", fields.wrongs)
    presets: dict[str, OptionValue] = {}
    for number, option in enumerate(OPTIONS):
        default = presets.get(option.name, option.values[0])
        if isinstance(default, bool):
            value: OptionValue = given.flag(option.name, absent=default)
        else:
            names = tuple(str(each) for each in option.values)
            value = given.choice(option.name, names, absent=default)
        state[EDITION + number] = option.values.index(value)
        if number == 0:
            presets = PRESETS.get(value, {})


def _read_cards(fields: Fields, state: State) -> None:
    """The cards of this game: own ones, or those of the program."""
    words = list(FACTS)
    if fields.has("cards"):
        own = fields.values["cards"]
        page = Page(own if isinstance(own, dict) else {})
        cards = cards_of(page)
        if fields.values.get("cards_digest", digest_of(own)) != digest_of(own):
            page.top.fault("own-digest")
        fields.wrongs.extend(page.wrongs)
        words = words if page.wrongs else own_words(cards)
    state[BOX : BOX + len(words)] = words


def _read_progress(fields: Fields, state: State) -> None:
    """Round, stage and seats."""
    last_seat = state[SEATS] - 1
    state[STAGE] = STAGES.index(fields.choice("stage", STAGES, absent="take"))
    is_end = state[STAGE] >= ROOFING
    lowest = ROUNDS if is_end else 1
    state[ROUND] = fields.number("round", lowest, ROUNDS, absent=lowest) - (0 if is_end else 1)
    state[MARKER] = fields.number("marker", 0, last_seat, absent=0)
    state[FIRST] = fields.number("first", 0, last_seat, absent=state[MARKER])
    state[TURN] = fields.number("turn", 0, last_seat, absent=state[FIRST])
    for place, seat in enumerate(fields.list("skipped")):
        state[SKIPPED] |= 1 << fields.checked_number(seat, f"skipped [{place}]", 0, last_seat)


def _read_hand(fields: Fields, state: State) -> None:
    """The cards in the hand; only after a card was taken."""
    hand = Fields(fields.values.get("hand") or {}, "hand", fields.wrongs)
    fields.asked.add("hand")
    if hand.has("room"):
        state[HAND_ROOM] = ROOM_KEYS.index(hand.choice("room", ROOM_KEYS)) + 1
    if hand.has("resource"):
        state[HAND_RESOURCE] = KEYS.index(hand.choice("resource", HAND_KEYS))
    if state[HAND_ROOM] | state[HAND_RESOURCE] and state[STAGE] not in (HAMMERED, TAKEN):
        fields.fault("no-hand-now", "hand")


def _read_display(fields: Fields, state: State) -> None:
    """The columns that still hold their cards."""
    columns = fields.list("display")
    if len(columns) > COLUMNS:
        fields.fault("too-many", "display", most=COLUMNS)
    for column, value in enumerate(columns[:COLUMNS]):
        if value is None:
            continue
        cards = Fields(value, f"display [{column}]", fields.wrongs)
        state[SHOWN] |= 1 << column
        room = ROOM_KEYS.index(cards.choice("room", ROOM_KEYS))
        state[DISPLAY] |= room << COLUMN_STEP * column
        if column:
            card = KEYS.index(cards.choice("resource", KEYS[FIRST_ROOF:])) - BEFORE_ROOFS
            state[DISPLAY] |= card << FIRST_RESOURCE + RESOURCE_STEP * column
        elif cards.has("resource"):
            fields.fault("no-resource-here", "display [0]")


def _read_houses(fields: Fields, state: State) -> list[tuple[int, int]]:
    """All houses; answer the houses and spaces of cards that lie face down and were not told."""
    houses = fields.list("houses")
    if len(houses) > state[SEATS]:
        fields.fault("too-many", "houses", most=state[SEATS])
    untold = []
    for seat, value in enumerate(houses[: state[SEATS]]):
        one, house = Fields(value, f"houses [{seat}]", fields.wrongs), house_of(seat)
        untold += [(house, space) for space in put_floors(one, state, house)]
        _read_beside(one, state, house)
        crowd = seat == state[TURN] and (
            state[STAGE] == FINISHING or owned(state, house, Owned.INTERIOR_DESIGNER) > 0
        )
        check_floors(one, state, house, may_be_crowded=crowd)
    return untold


def _read_beside(one: Fields, state: State, house: int) -> None:
    """Tokens outside, tools and helpers, and the roof pile."""
    for place, key in enumerate(one.list("outside")):
        where = f"outside [{place}]"
        token = _index(one, key, DECOR_KEYS, where)
        if state[DECOR_FACTS + token] >> 8 != OUTSIDE_THE_HOUSE:
            one.fault("token-not-outside", one.place(where), card=DECOR_KEYS[token])
        if state[house + OUTSIDE] >> token & 1:
            one.fault("token-twice", one.place(where))
        state[house + OUTSIDE] |= 1 << token
    for place, key in enumerate(_cards(one, "beside")):
        state[house + BESIDE] += 1 << 6 * _index(one, key, OWNED_KEYS, f"beside [{place}]")
    if owned(state, house, Owned.SCAFFOLDING) and not state[SCAFFOLDING_MAY_WAIT]:
        one.fault("scaffolding-waits", one.place("beside"))
    roofs = _cards(one, "roofs")
    for place, key in enumerate(roofs):
        state[house + ROOFS] += 1 << 7 * _index(one, key, ROOF_KEYS, f"roofs [{place}]")
    height = one.number("roof_height", len(roofs), RESOURCE_CARDS, absent=len(roofs))
    state[house + ROOF_HEIGHT] = height


def _cards(one: Fields, key: str) -> list[Any]:
    """Cards that lie together: a state has no place for any number of them."""
    cards = one.list(key)
    if len(cards) > RESOURCE_CARDS:
        one.fault("too-many", one.place(key), most=RESOURCE_CARDS)
    return cards[:RESOURCE_CARDS]


def _read_pile(fields: Fields, state: State, name: str, pile: int) -> None:
    """A pile as numbers by kind."""
    cards = Fields(fields.values.get(name) or {}, name, fields.wrongs)
    fields.asked.add(name)
    for card, key in enumerate(KEYS):
        for _ in range(cards.number(key, 0, 60, absent=0)):
            put(state, pile, card)
    for key in cards.unknown():
        fields.fault("unknown-card", cards.place(key))


def _read_decks(fields: Fields, state: State) -> None:
    """Both decks, if they are told; UNKNOWN if they are null."""
    later = range(state[ROUND] + 1, ROUNDS)
    for name, keys, start, step, columns in (
        ("rooms", ROOM_KEYS, 0, COLUMN_STEP, range(COLUMNS)),
        ("resources", KEYS, FIRST_RESOURCE, RESOURCE_STEP, range(1, COLUMNS)),
    ):
        if name in fields.values and fields.values[name] is None:
            state[DECKS + state[ROUND] + 1 : DECKS + ROUNDS] = [UNKNOWN] * len(later)
        if not fields.has(name):
            continue
        deck = fields.list(name)
        if len(deck) != len(later) * len(columns):
            fields.fault("wrong-deck", name, cards=len(later) * len(columns))
            continue
        places = [(each, column) for each in later for column in columns]
        for number, (each, column) in enumerate(places):
            card = _index(fields, deck[number], keys, f"{name} [{number}]")
            card = card - BEFORE_ROOFS if step == RESOURCE_STEP else card
            state[DECKS + each] |= card << start + step * column


def _index(fields: Fields, key: Any, keys: tuple[str, ...], where: str) -> int:
    """The number of a card by its name."""
    if key not in keys:
        fields.fault("not-a-choice", fields.place(where), known=", ".join(keys))
        return 0
    return keys.index(key)
