"""A position from a drawing, and all that is wrong with it: see drawing.py."""

from __future__ import annotations

from collections import Counter
from typing import Any

from casetta.contract.errors import Wrongs
from casetta.contract.game import Drawing, OptionValue, State
from casetta.contract.reader import Reader, content_reader, digest_of, json_reader, read_luck
from casetta.kernel.state import SEATS, UNKNOWN

from ..content.cards import cards_of
from ..content.editions import OPTIONS, PRESETS
from ..content.kinds import (
    COLUMNS,
    DECOR_KEYS,
    FIRST_DECOR,
    FIRST_ROOF,
    KEYS,
    KINDS,
    ROOM_KEYS,
    ROUNDS,
    SCAFFOLDING_CARD,
    Owned,
)
from ..content.own import own_words
from ..rules.decisions import play
from ..rules.house import (
    CARDS,
    FILLED,
    RIGHT,
    ROOF_HEIGHT,
    SPACE_NUMBERS,
    house_of,
    owned,
)
from ..rules.layout import (
    BOX,
    DECKS,
    DISCARDING,
    DISCARDS,
    DISPLAY,
    EDITION,
    FINISHING,
    FIRST,
    HAMMERED,
    HAMMERING,
    HAND_RESOURCE,
    HAND_ROOM,
    LAYOUT,
    MARKER,
    MOST_SEATS,
    REMOVED,
    ROOFING,
    ROUND,
    SHOWN,
    SIMPLIFIED,
    SKIPPED,
    STAGE,
    TAKEN,
    TAKING,
    TOKENS_LEFT,
    TURN,
)
from ..rules.moves import BEGIN
from ..rules.piles import (
    ALL_COLUMNS,
    BEFORE_ROOFS,
    COLUMN_STEP,
    FACTS,
    FIRST_RESOURCE,
    RESOURCE_STEP,
    number_in,
    put,
)
from .box import count_cards, count_tokens, too_often
from .houses import check_floors, put_floors, read_beside, roof_counts, spaces_of

STAGES = ("discard", "hammer", "hammered", "take", "taken", "roofs", "finish", "over")
"""The stages by their numbers."""
HAND_KEYS = (*DECOR_KEYS, KEYS[SCAFFOLDING_CARD])


def setup(drawing: Drawing) -> tuple[State, Wrongs]:
    """A position from a drawing, and all that is wrong with it."""
    fields = json_reader(drawing)
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


def _read_options(fields: Reader, state: State) -> None:
    """Options as given, preset by the edition, or standard."""
    given = fields.object("options")
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


def _read_cards(fields: Reader, state: State) -> None:
    """The cards of this game: own ones, or those of the program."""
    words = list(FACTS)
    if fields.has("cards"):
        own = fields.values["cards"]
        reader = content_reader(own if isinstance(own, dict) else {})
        cards = cards_of(reader)
        if fields.values.get("cards_digest", digest_of(own)) != digest_of(own):
            reader.fault("own-digest")
        fields.wrongs.extend(reader.wrongs)
        words = words if reader.wrongs else own_words(cards)
    state[BOX : BOX + len(words)] = words


def _read_progress(fields: Reader, state: State) -> None:
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


def _read_hand(fields: Reader, state: State) -> None:
    """The cards in the hand; only after a card was taken."""
    hand = fields.object("hand")
    if hand.has("room"):
        state[HAND_ROOM] = ROOM_KEYS.index(hand.choice("room", ROOM_KEYS)) + 1
    if hand.has("resource"):
        state[HAND_RESOURCE] = KEYS.index(hand.choice("resource", HAND_KEYS))
    if state[HAND_ROOM] | state[HAND_RESOURCE] and state[STAGE] not in (HAMMERED, TAKEN):
        fields.fault_at("hand", "no-hand-now")


def _read_display(fields: Reader, state: State) -> None:
    """The columns that still hold their cards."""
    columns = fields.list("display")
    if len(columns) > COLUMNS:
        fields.fault_at("display", "too-many", most=COLUMNS)
    for column, value in enumerate(columns[:COLUMNS]):
        if value is None:
            continue
        cards = Reader(value, fields.source, (f"display [{column}]",))
        state[SHOWN] |= 1 << column
        room = ROOM_KEYS.index(cards.choice("room", ROOM_KEYS))
        state[DISPLAY] |= room << COLUMN_STEP * column
        if column:
            card = KEYS.index(cards.choice("resource", KEYS[FIRST_ROOF:])) - BEFORE_ROOFS
            state[DISPLAY] |= card << FIRST_RESOURCE + RESOURCE_STEP * column
        elif cards.has("resource"):
            fields.fault_at("display [0]", "no-resource-here")


def _read_houses(fields: Reader, state: State) -> list[tuple[int, int]]:
    """All houses; answer the houses and spaces of cards that lie face down and were not told."""
    houses = fields.list("houses")
    if len(houses) > state[SEATS]:
        fields.fault_at("houses", "too-many", most=state[SEATS])
    untold = []
    for seat, value in enumerate(houses[: state[SEATS]]):
        one, house = Reader(value, fields.source, (f"houses [{seat}]",)), house_of(seat)
        untold += [(house, space) for space in put_floors(one, state, house)]
        read_beside(one, state, house)
        crowd = seat == state[TURN] and (
            state[STAGE] == FINISHING or owned(state, house, Owned.INTERIOR_DESIGNER) > 0
        )
        check_floors(one, state, house, may_be_crowded=crowd)
    return untold


def _read_pile(fields: Reader, state: State, name: str, pile: int) -> None:
    """A pile as numbers by kind."""
    cards = fields.object(name)
    for card, key in enumerate(KEYS):
        for _ in range(cards.number(key, 0, 60, absent=0)):
            put(state, pile, card)
    for key in cards.unknown():
        fields.fault_at(cards.place(key), "unknown-card")


def _read_decks(fields: Reader, state: State) -> None:
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
            fields.fault_at(name, "wrong-deck", cards=len(later) * len(columns))
            continue
        places = [(each, column) for each in later for column in columns]
        for number, (each, column) in enumerate(places):
            card = _index(fields, deck[number], keys, f"{name} [{number}]")
            card = card - BEFORE_ROOFS if step == RESOURCE_STEP else card
            state[DECKS + each] |= card << start + step * column


def _index(fields: Reader, key: Any, keys: tuple[str, ...], where: str) -> int:
    """The number of a card by its name."""
    if key not in keys:
        fields.fault("not-a-choice", where, known=", ".join(keys))
        return 0
    return keys.index(key)


# Where the pieces are that a drawing does not tell: see drawing.py


Untold = list[tuple[int, int]]
"""Houses and spaces of cards that lie face down and were not told."""


def find_tokens(fields: Reader, state: State) -> None:
    """A token that lies nowhere is beside the board."""
    tokens = count_tokens(state)
    for token, key in enumerate(DECOR_KEYS):
        if tokens[token] > 1:
            fields.fault_at(key, "token-twice")
        if not tokens[token]:
            state[TOKENS_LEFT] |= 1 << token


def find_cards(fields: Reader, state: State, untold: Untold) -> None:
    """Cards that lie nowhere: face down and untold, used up, in the decks, or out of the game."""
    cards = count_cards(state)
    cards[0] -= len(untold)
    left: Counter[int] = Counter()
    for card in range(KINDS):
        box = number_in(state, BOX, card)
        left[card] = box - cards[card]
        if left[card] < 0:
            fields.wrongs.append(too_often(card, cards[card], box, KEYS[card]))
    if fields.wrongs:
        return
    _lay_untold(fields, state, untold, left)
    _use_up_decor(fields, state, left)
    if not _hides_something(state):
        _fill_decks(fields, state, left)
        for card in left.elements():
            put(state, REMOVED, card)


def _lay_untold(fields: Reader, state: State, untold: Untold, left: Counter[int]) -> None:
    """Any room cards that are left lie face down where nobody told which."""
    rooms = [card for card in left.elements() if card < FIRST_ROOF]
    if len(rooms) < len(untold):
        fields.fault_at("houses", "too-few-cards")
    for (house, space), card in zip(untold, rooms, strict=False):
        state[house + CARDS] |= card << RIGHT * space
        left[card] -= 1


def _use_up_decor(fields: Reader, state: State, left: Counter[int]) -> None:
    """The card of a token that was laid is among the discards, or has left the game."""
    for token, key in enumerate(DECOR_KEYS):
        card = FIRST_DECOR + token
        if state[TOKENS_LEFT] >> token & 1:
            continue
        if left[card]:
            left[card] = 0
            put(state, DISCARDS, card)
        elif not number_in(state, DISCARDS, card) and not number_in(state, REMOVED, card):
            fields.fault_at(key, "token-twice")


def _hides_something(state: State) -> bool:
    """Whether decks or roof piles are not known."""
    houses = [house_of(seat) for seat in range(state[SEATS])]
    return UNKNOWN in state[DECKS : DECKS + ROUNDS] or any(
        state[house + ROOF_HEIGHT] != sum(roof_counts(state, house)) for house in houses
    )


def _fill_decks(fields: Reader, state: State, left: Counter[int]) -> None:
    """Decks that were not told: what is left, in the order of the card file."""
    later = range(state[ROUND] + 1, ROUNDS)
    if any(state[DECKS + number] for number in later):
        return
    for kinds, columns, start, step, less in (
        (range(FIRST_ROOF), range(COLUMNS), 0, COLUMN_STEP, 0),
        (range(FIRST_ROOF, KINDS), range(1, COLUMNS), FIRST_RESOURCE, RESOURCE_STEP, BEFORE_ROOFS),
    ):
        deck = [card for card in kinds for _ in range(left[card])]
        places = [(number, column) for number in later for column in columns]
        if len(deck) < len(places):
            fields.fault_at("display", "too-few-cards")
        for card, (number, column) in zip(deck, places, strict=False):
            state[DECKS + number] |= card - less << start + step * column
            left[card] -= 1


# Whether a drawn position can be played on: the stage, the display, room for cards to come


def check_progress(fields: Reader, state: State) -> None:
    """Note what keeps a position from being played on."""
    if state[STAGE] >= ROOFING:
        return
    _check_stage(fields, state)
    to_take = [seat for seat in range(state[SEATS]) if is_to_take(state, seat)]
    if state[SHOWN].bit_count() < len(to_take):
        fields.fault_at("display", "display-too-small", seats=len(to_take))
    for seat in range(state[SEATS]):
        filled = len(spaces_of(state, house_of(seat), FILLED))
        in_hand = seat == state[TURN] and state[HAND_ROOM] > 0
        to_come = ROUNDS - 1 - state[ROUND] + (seat in to_take or in_hand)
        if filled + to_come > len(SPACE_NUMBERS):
            fields.fault_at(f"houses [{seat}]", "house-too-full", cards=to_come)


def _check_stage(fields: Reader, state: State) -> None:
    """The stage must suit the seats, the display and the cards."""
    stage, turn = state[STAGE], state[TURN]
    if stage == DISCARDING:
        has_discard = state[SEATS] < MOST_SEATS and not state[SIMPLIFIED]
        if not has_discard or state[SHOWN] != ALL_COLUMNS or turn != state[FIRST]:
            fields.fault_at("stage", "wrong-stage")
    if stage == HAMMERING and not owned(state, house_of(turn), Owned.JACKHAMMER):
        fields.fault_at("stage", "wrong-stage")
    if stage in (HAMMERING, TAKING) and state[SKIPPED] >> turn & 1:
        fields.fault_at("stage", "wrong-stage")
    if stage == HAMMERED and not state[SKIPPED] >> turn & 1:
        fields.fault_at("stage", "wrong-stage")


def is_to_take(state: State, seat: int) -> bool:
    """Whether a seat will still take a card of the display in this round."""
    if state[SKIPPED] >> seat & 1:
        return False
    if state[STAGE] <= HAMMERED:
        return True
    turn_comes = (seat - state[FIRST]) % state[SEATS]
    now = (state[TURN] - state[FIRST]) % state[SEATS]
    return turn_comes > now or (turn_comes == now and state[STAGE] != TAKEN)
