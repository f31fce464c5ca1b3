"""Positions as drawings: what a record calls its setup, and what people type or draw.

A whole drawing spells everything, so that `setup(drawing(state))` is the state:

    {"seats": 2, "options": {"edition": "standard", ...}, "round": 1, "stage": "discard",
     "turn": 0, "first": 0, "marker": 0, "skipped": [], "hand": {"room": null, "resource": null},
     "display": [{"room": "kitchen"}, {"room": "study", "resource": "roof red"}, null, ...],
     "houses": [{"upper": [...], "lower": [...], "basement": [...], "outside": ["tree_house"],
                 "beside": ["drill"], "roofs": ["roof red window"], "roof_height": 1}, ...],
     "discards": {"kitchen": 2}, "removed": {}, "rooms": [...], "resources": [...],
     "luck": {"key": "64 hexadecimal digits", "drawn": 24, "fast": 0}}

`rooms` and `resources` are the decks in the order of dealing, `roofs` a pile; null is
what is not known. What is absent is none, but for the decks: without them, the cards
that lie nowhere else make the decks, in the order of the card file, and what is then
still left has left the game. Own cards stand under `cards`, like a card file, and their
SHA-256 under `cards_digest`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from casetta.contract.errors import Wrongs
from casetta.contract.game import (
    Drawing,
    Option,
    OptionValue,
    State,
    completed,
    drawn_options,
    version_of,
)
from casetta.contract.reader import Reader, digest_of, json_reader, read_luck, write_luck
from casetta.kernel.state import SEATS, UNKNOWN

from ..content import kinds
from ..content.editions import OPTIONS
from ..content.kinds import COLUMNS, DECOR_KEYS, FIRST_ROOF, KEYS, KINDS, ROOM_KEYS, ROUNDS
from ..content.own import draw_cards, read_words
from ..rules import house as board
from ..rules import layout, piles
from ..rules.decisions import play
from ..rules.house import FILLED, house_of, owned
from ..rules.layout import DECKS, HAND_RESOURCE, HAND_ROOM, ROUND, SHOWN, STAGE, TURN
from ..rules.piles import number_in, put
from . import houses
from .box import cards_in_word, count_cards, count_tokens, in_word, too_many

STAGES = ("discard", "hammer", "hammered", "take", "taken", "roofs", "finish", "over")
"""The stages by their numbers."""
HAND_KEYS = (*DECOR_KEYS, KEYS[kinds.SCAFFOLDING_CARD])
DECK_CARDS = {"rooms": range(FIRST_ROOF), "resources": range(FIRST_ROOF, KINDS)}
DECK_COLUMNS = {"rooms": range(COLUMNS), "resources": range(1, COLUMNS)}
"""The kinds of card of each deck, and the columns on which they are dealt."""
MOST_IN_PILE = 60


def drawing(state: State) -> dict[str, Any]:
    """A position as a drawing."""
    seats = range(state[SEATS])
    drawn = {
        "seats": state[SEATS],
        "options": drawn_options(OPTIONS, layout.option_numbers(state)),
        "round": min(state[ROUND] + 1, ROUNDS),
        "stage": STAGES[state[STAGE]],
        "turn": state[TURN],
        "first": state[layout.FIRST],
        "marker": state[layout.MARKER],
        "skipped": [seat for seat in seats if state[layout.SKIPPED] >> seat & 1],
        "hand": draw_hand(state),
        "display": [draw_column(state, column) for column in range(COLUMNS)],
        "houses": [houses.draw_house(state, house_of(seat)) for seat in seats],
        "discards": draw_pile(state, layout.DISCARDS),
        "removed": draw_pile(state, layout.REMOVED),
        **draw_decks(state),
        "luck": write_luck(state),
    }
    if list(state[layout.BOX :]) == list(piles.FACTS):
        return drawn
    cards = draw_cards(state)
    return {**drawn, "cards": cards, "cards_digest": digest_of(cards)}


def version_told(drawing: Drawing) -> int:
    """The version of the rules that a whole drawing follows: its options alone tell it."""
    return version_of(OPTIONS, drawing["options"])


def draw_hand(state: State) -> dict[str, str | None]:
    """The room card and the decor or scaffolding card in the hand of the seat that is asked."""
    room, resource = state[HAND_ROOM], state[HAND_RESOURCE]
    return {
        "room": ROOM_KEYS[room - 1] if room else None,
        "resource": KEYS[resource] if resource else None,
    }


def draw_column(state: State, column: int) -> dict[str, str] | None:
    """The cards of a column of the display; None once they are gone."""
    if not state[SHOWN] >> column & 1:
        return None
    keys = [KEYS[card] for card in cards_in_word(state[layout.DISPLAY], [column])]
    return dict(zip(("room", "resource"), keys, strict=False))


def draw_pile(state: State, pile: int) -> dict[str, int]:
    """How many cards of each kind lie in a pile."""
    numbers = {KEYS[card]: number_in(state, pile, card) for card in range(KINDS)}
    return {key: number for key, number in numbers.items() if number}


def draw_decks(state: State) -> dict[str, list[str] | None]:
    """Both decks in the order in which they will be dealt; None when they are hidden."""
    words = state[DECKS : DECKS + ROUNDS][state[ROUND] + 1 :]
    if UNKNOWN in words:
        return dict.fromkeys(DECK_CARDS)
    cards = [card for word in words for card in cards_in_word(word)]
    return {
        name: [KEYS[card] for card in cards if card in known] for name, known in DECK_CARDS.items()
    }


# A position from a drawing, and all that is wrong with it


def setup(drawing: Drawing) -> tuple[State, Wrongs]:
    """A position from a drawing, and all that is wrong with it."""
    fields = json_reader(drawing)
    state = layout.LAYOUT.blank()
    state[SEATS] = fields.number("seats", 2, 4, absent=2)
    _read_options(fields.object("options"), state)
    state[layout.BOX :] = read_words(fields)
    read_luck(fields, state)
    _read_progress(fields, state)
    _read_hand(fields, state)
    _read_display(fields, state)
    untold = _read_houses(fields, state)
    _read_pile(fields.object("discards"), state, layout.DISCARDS)
    _read_pile(fields.object("removed"), state, layout.REMOVED)
    _read_decks(fields, state)
    find_tokens(fields, state)
    find_cards(fields, state, untold)
    if not fields.wrongs:
        check_progress(fields, state)
    if not fields.wrongs:
        play(state, 0, layout.BEGIN)
    return state, fields.wrongs


def _read_options(given: Reader, state: State) -> None:
    """Options as given, preset by the edition, or standard."""
    named = {
        option.name: _read_option(given, option) for option in OPTIONS if given.has(option.name)
    }
    chosen = completed(OPTIONS, named)
    layout.write_options(state, [option.values.index(chosen[option.name]) for option in OPTIONS])


def _read_option(given: Reader, option: Option) -> OptionValue:
    """The value of an option that is told."""
    if isinstance(option.values[0], bool):
        return given.flag(option.name)
    return given.choice(option.name, tuple(str(each) for each in option.values))


def _read_progress(fields: Reader, state: State) -> None:
    """Round, stage and seats."""
    last_seat = state[SEATS] - 1
    state[STAGE] = STAGES.index(fields.choice("stage", STAGES, absent="take"))
    is_end = state[STAGE] >= layout.ROOFING
    lowest = ROUNDS if is_end else 1
    state[ROUND] = fields.number("round", lowest, ROUNDS, absent=lowest) - (0 if is_end else 1)
    marker = fields.number("marker", 0, last_seat, absent=0)
    state[layout.MARKER] = marker
    state[layout.FIRST] = fields.number("first", 0, last_seat, absent=marker)
    state[TURN] = fields.number("turn", 0, last_seat, absent=state[layout.FIRST])
    for place, seat in enumerate(fields.list("skipped")):
        skipped = fields.checked_number(seat, f"skipped [{place}]", 0, last_seat)
        state[layout.SKIPPED] |= 1 << skipped


def _read_hand(fields: Reader, state: State) -> None:
    """The cards in the hand; only after a card was taken."""
    hand = fields.object("hand")
    if hand.has("room"):
        state[HAND_ROOM] = ROOM_KEYS.index(hand.choice("room", ROOM_KEYS)) + 1
    if hand.has("resource"):
        state[HAND_RESOURCE] = KEYS.index(hand.choice("resource", HAND_KEYS))
    stages = (layout.HAMMERED, layout.TAKEN)
    if state[HAND_ROOM] | state[HAND_RESOURCE] and state[STAGE] not in stages:
        fields.fault_at("hand", "no-hand-now")


def _read_display(fields: Reader, state: State) -> None:
    """The columns that still hold their cards."""
    for column, value in enumerate(fields.list("display", COLUMNS)):
        if value is None:
            continue
        cards = Reader(value, fields.source, (f"display [{column}]",))
        state[SHOWN] |= 1 << column
        keys = [cards.choice("room", ROOM_KEYS)]
        if column:
            keys.append(cards.choice("resource", KEYS[FIRST_ROOF:]))
        elif cards.has("resource"):
            fields.fault_at("display [0]", "no-resource-here")
        for key in keys:
            state[layout.DISPLAY] |= in_word(KEYS.index(key), column)


def _read_houses(fields: Reader, state: State) -> Untold:
    """All houses; answer the cards that lie face down and were not told."""
    untold = []
    for seat, value in enumerate(fields.list("houses", state[SEATS])):
        one, house = Reader(value, fields.source, (f"houses [{seat}]",)), house_of(seat)
        untold += [(house, space) for space in houses.put_floors(one, state, house)]
        houses.read_beside(one, state, house)
        designers = owned(state, house, kinds.Owned.INTERIOR_DESIGNER)
        crowd = seat == state[TURN] and (state[STAGE] == layout.FINISHING or designers > 0)
        houses.check_floors(one, state, house, may_be_crowded=crowd)
    return untold


def _read_pile(cards: Reader, state: State, pile: int) -> None:
    """A pile as numbers by kind."""
    for card, key in enumerate(KEYS):
        for _ in range(cards.number(key, 0, MOST_IN_PILE, absent=0)):
            put(state, pile, card)
    for key in cards.unknown():
        cards.fault("unknown-card", key)


def _read_decks(fields: Reader, state: State) -> None:
    """Both decks, if they are told; UNKNOWN if they are null."""
    later = range(state[ROUND] + 1, ROUNDS)
    for name, columns in DECK_COLUMNS.items():
        if name in fields.values and fields.values[name] is None:
            state[DECKS + state[ROUND] + 1 : DECKS + ROUNDS] = [UNKNOWN] * len(later)
        if not fields.has(name):
            continue
        deck = fields.list(name)
        if len(deck) != len(later) * len(columns):
            fields.fault_at(name, "wrong-deck", cards=len(later) * len(columns))
        elif deck:
            known = [KEYS[card] for card in DECK_CARDS[name]]
            cards = houses.cards_in(fields, name, known, len(deck))
            deal_deck(state, name, [KEYS.index(key) for _, key in cards])


def deal_deck(state: State, name: str, cards: Sequence[int]) -> None:
    """Lay a deck into the rounds to come, in the order of dealing."""
    later = range(DECKS + state[ROUND] + 1, DECKS + ROUNDS)
    places = [(word, column) for word in later for column in DECK_COLUMNS[name]]
    for (word, column), card in zip(places, cards, strict=False):
        state[word] |= in_word(card, column)


# Where the pieces are that a drawing does not tell


Untold = list[tuple[int, int]]
"""Houses and spaces of cards that lie face down and were not told."""


def find_tokens(fields: Reader, state: State) -> None:
    """A token that lies nowhere is beside the board."""
    tokens = count_tokens(state)
    for token, key in enumerate(DECOR_KEYS):
        if tokens[token] > 1:
            fields.fault_at(key, "token-twice")
        if not tokens[token]:
            state[layout.TOKENS_LEFT] |= 1 << token


def find_cards(fields: Reader, state: State, untold: Untold) -> None:
    """Cards that lie nowhere: face down and untold, used up, in the decks, or out of the game."""
    cards = count_cards(state)
    cards[0] -= len(untold)
    fields.wrongs.extend(too_many(cards, state, is_placed=True))
    if fields.wrongs:
        return
    left = Counter(
        {card: number_in(state, layout.BOX, card) - cards[card] for card in range(KINDS)}
    )
    _lay_untold(fields, state, untold, left)
    _use_up_decor(fields, state, left)
    if not _hides_something(state):
        _fill_decks(fields, state, left)
        for card in left.elements():
            put(state, layout.REMOVED, card)


def _lay_untold(fields: Reader, state: State, untold: Untold, left: Counter[int]) -> None:
    """Any room cards that are left lie face down where nobody told which."""
    rooms = [card for card in left.elements() if card < FIRST_ROOF]
    if len(rooms) < len(untold):
        fields.fault_at("houses", "too-few-cards")
    for (house, space), card in zip(untold, rooms, strict=False):
        state[house + board.CARDS] |= card << board.RIGHT * space
        left[card] -= 1


def _use_up_decor(fields: Reader, state: State, left: Counter[int]) -> None:
    """The card of a token that was laid is among the discards, or has left the game."""
    for token, key in enumerate(DECOR_KEYS):
        card = kinds.FIRST_DECOR + token
        if state[layout.TOKENS_LEFT] >> token & 1:
            continue
        if left[card]:
            left[card] = 0
            put(state, layout.DISCARDS, card)
        elif not any(number_in(state, pile, card) for pile in (layout.DISCARDS, layout.REMOVED)):
            fields.fault_at(key, "token-twice")


def _hides_something(state: State) -> bool:
    """Whether decks or roof piles are not known."""
    return UNKNOWN in state[DECKS : DECKS + ROUNDS] or any(
        state[house + board.ROOF_HEIGHT] != sum(houses.roof_counts(state, house))
        for house in map(house_of, range(state[SEATS]))
    )


def _fill_decks(fields: Reader, state: State, left: Counter[int]) -> None:
    """Decks that were not told: what is left, in the order of the card file."""
    later = state[DECKS + state[ROUND] + 1 : DECKS + ROUNDS]
    if any(later):
        return
    for name, known in DECK_CARDS.items():
        places = len(later) * len(DECK_COLUMNS[name])
        deck = [card for card in known for _ in range(left[card])]
        if len(deck) < places:
            fields.fault_at("display", "too-few-cards")
        deal_deck(state, name, deck)
        left.subtract(deck[:places])


# Whether a drawn position can be played on: the stage, the display, room for cards to come


def check_progress(fields: Reader, state: State) -> None:
    """Note what keeps a position from being played on."""
    if state[STAGE] >= layout.ROOFING:
        return
    if not _suits_stage(state):
        fields.fault_at("stage", "wrong-stage")
    to_take = [seat for seat in range(state[SEATS]) if is_to_take(state, seat)]
    if state[SHOWN].bit_count() < len(to_take):
        fields.fault_at("display", "display-too-small", seats=len(to_take))
    for seat in range(state[SEATS]):
        filled = len(houses.spaces_of(state, house_of(seat), FILLED))
        in_hand = seat == state[TURN] and state[HAND_ROOM] > 0
        to_come = ROUNDS - 1 - state[ROUND] + (seat in to_take or in_hand)
        if filled + to_come > len(board.SPACE_NUMBERS):
            fields.fault_at(f"houses [{seat}]", "house-too-full", cards=to_come)


def _suits_stage(state: State) -> bool:
    """Whether seats, display and cards suit the stage."""
    turn = state[TURN]
    is_skipped = bool(state[layout.SKIPPED] >> turn & 1)
    match state[STAGE]:
        case layout.DISCARDING:
            has_discard = state[SEATS] < layout.MOST_SEATS and not state[layout.SIMPLIFIED]
            is_first = state[SHOWN] == piles.ALL_COLUMNS and turn == state[layout.FIRST]
            return has_discard and is_first
        case layout.HAMMERING:
            may_begin = not is_skipped or state[layout.EDITION] & layout.HAMMER_IS_TURN != 0
            return may_begin and bool(owned(state, house_of(turn), kinds.Owned.JACKHAMMER))
        case layout.TAKING:
            return not is_skipped
        case layout.HAMMERED:
            return is_skipped
    return True


def is_to_take(state: State, seat: int) -> bool:
    """Whether a seat will still take a card of the display in this round."""
    if state[layout.SKIPPED] >> seat & 1:
        return state[STAGE] == layout.HAMMERING and seat == state[TURN]
    if state[STAGE] <= layout.HAMMERED:
        return True
    turn_comes = (seat - state[layout.FIRST]) % state[SEATS]
    now = (state[TURN] - state[layout.FIRST]) % state[SEATS]
    return turn_comes > now or (turn_comes == now and state[STAGE] != layout.TAKEN)
