"""Positions, moves and scores of Window Boxes in words, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.face import Say
from casetta.contract.game import Drawing, State
from casetta.contract.reader import Reader, json_reader, read_luck, write_luck
from casetta.contract.text import Line, Listing, Phrase, Sheet
from casetta.kernel.state import SEATS, UNKNOWN

from .content.flowers import KEYS, LETTERS, OURS, Flowers, flowers_of
from .rules.layout import (
    BEES,
    BOXES,
    CARDS,
    DEALT,
    DECK,
    DECK_SIZE,
    EMPTY,
    FLOWERS,
    HANDS,
    LAYOUT,
    MOST_SEATS,
    N_MOVES,
    POINTS,
    POTS,
    TURNS,
)
from .rules.scoring import BEE_POINTS, PAIR_POINTS, bee_points, is_pair
from .rules.sight import seen
from .rules.turn import moves, waiting

HIDDEN = "?"
"""A card that the reader may not see."""


# Moves


def write(move: int) -> str:
    """`rose 3`: the flower and the pot."""
    flower, pot = divmod(move, POTS)
    return f"{KEYS[flower]} {pot + 1}"


MOVES = {write(move): move for move in range(N_MOVES)}


def read(text: str) -> tuple[int, ...]:
    """The move that a text spells."""
    if text not in MOVES:
        raise Wrong("unreadable-move")
    return (MOVES[text],)


def spell(view: State, seat: int, typed: str) -> str:
    """The move that a person meant: a flower by its name or its letter, and a pot."""
    first, *rest = typed.lower().split() or [""]
    text = " ".join([dict(zip(LETTERS, KEYS, strict=True)).get(first, first), *rest])
    if text not in legal_texts(view, seat):
        raise why_not(view, seat, text)
    return text


def why_not(view: State, seat: int, text: str) -> Wrong:
    """Why a seat may not make the move that a text spells."""
    if text not in MOVES:
        return Wrong("unreadable-move")
    flower, pot = divmod(MOVES[text], POTS)
    if view[BOXES + POTS * seat + pot] != EMPTY:
        return Wrong("turn-pot-planted", pot=pot + 1)
    return Wrong("turn-not-in-hand", flower=KEYS[flower])


def narrate(before: State, after: State, seat: int, made: Sequence[int]) -> list[Phrase]:
    """What a seat planted where."""
    flower, pot = divmod(made[0], POTS)
    values: dict[str, str | int] = {"seat": seat, "flower": KEYS[flower], "pot": pot + 1}
    told = [Phrase("move-plant", values, (pot_name(seat, pot),))]
    if waiting(after) == 0:
        told.append(Phrase("move-last"))
    return told


def legal_texts(view: State, seat: int) -> list[str]:
    """The legal moves of a seat as texts."""
    out = [0] * N_MOVES
    return [write(move) for move in out[: moves(view, seat, out)]]


def pot_name(seat: int, pot: int) -> str:
    """A pot as sheets and phrases name it: seat and pot, both from 1."""
    return f"{seat + 1}/{pot + 1}"


# Positions


def drawing(state: State) -> dict[str, Any]:
    """A position as a drawing that `setup` reads back to the same state."""
    seats = range(state[SEATS])
    told: dict[str, Any] = {
        "seats": int(state[SEATS]),
        "options": {"bees": bool(state[BEES])},
        "turns": int(state[TURNS]),
        "boxes": [draw_box(state, seat) for seat in seats],
        "hands": [draw_hand(state, seat) for seat in seats],
        "deck": "".join(map(card_sign, state[DECK + state[DEALT] : DECK + state[DECK_SIZE]])),
        "luck": write_luck(state),
    }
    flowers = flowers_in(state)
    return told if flowers == OURS else told | {"cards": flowers.to_dict()}


def draw_box(state: State, seat: int) -> str:
    """A box as six signs; `.` for an empty pot."""
    pots = state[BOXES + POTS * seat : BOXES + POTS * (seat + 1)]
    return "".join(LETTERS[flower - 1] if flower else "." for flower in pots)


def draw_hand(state: State, seat: int) -> str | None:
    """The cards of a hand as signs; None for a hidden one."""
    held = state[HANDS + FLOWERS * seat : HANDS + FLOWERS * (seat + 1)]
    if held[0] == UNKNOWN:
        return None
    return "".join(sign * int(count) for sign, count in zip(LETTERS, held, strict=True))


def card_sign(card: int) -> str:
    """A card of the deck as a sign."""
    return HIDDEN if card == UNKNOWN else LETTERS[card - 1]


def flowers_in(state: State) -> Flowers:
    """The flowers that a table plays with."""
    return Flowers(
        tuple(map(int, state[POINTS : POINTS + FLOWERS])),
        tuple(map(int, state[CARDS : CARDS + FLOWERS])),
    )


def setup(drawing: Drawing) -> tuple[State, Wrongs]:
    """A position from a drawing, and all that is wrong with it."""
    reader, state = json_reader(drawing), LAYOUT.blank()
    state[SEATS] = reader.number("seats", 2, MOST_SEATS, absent=2)
    state[BEES] = int(reader.object("options").flag("bees"))
    state[TURNS] = reader.number("turns", 0, POTS * state[SEATS], absent=0)
    flowers = flowers_of(reader.object("cards")) if reader.has("cards") else OURS
    state[POINTS : POINTS + FLOWERS] = list(flowers.points)
    state[CARDS : CARDS + FLOWERS] = list(flowers.cards)
    read_luck(reader, state)
    boxes = reader.checked_grid(
        reader.values.get("boxes", ["." * POTS] * state[SEATS]),
        "boxes", state[SEATS], POTS, LETTERS + ".",
    )  # fmt: skip
    for seat, box in enumerate(boxes):
        start = BOXES + POTS * seat
        state[start : start + POTS] = [LETTERS.find(sign) + 1 for sign in box]
    read_hands(reader, state)
    read_deck(reader, state)
    if not reader.wrongs and not is_complete(state):
        reader.fault("wrong-cards", "deck")
    return state, reader.wrongs


def read_hands(reader: Reader, state: State) -> None:
    """Put the hands of a drawing into the state; null is a hidden one."""
    hands = reader.list("hands", MOST_SEATS) or [""] * state[SEATS]
    for seat in range(state[SEATS]):
        hand = hands[seat] if seat < len(hands) else ""
        start = HANDS + FLOWERS * seat
        if hand is None:
            state[start : start + FLOWERS] = [UNKNOWN] * FLOWERS
        elif not isinstance(hand, str) or set(hand) - set(LETTERS):
            reader.fault_at(f"hands [{seat}]", "unknown-sign", known=LETTERS)
        else:
            state[start : start + FLOWERS] = [hand.count(letter) for letter in LETTERS]


def read_deck(reader: Reader, state: State) -> None:
    """Put the deck of a drawing at the end of where it lies; what came before was dealt."""
    state[DECK_SIZE] = sum(state[CARDS : CARDS + FLOWERS])
    deck = reader.values.get("deck", HIDDEN * 0)
    if not isinstance(deck, str) or set(deck) - set(LETTERS + HIDDEN):
        reader.fault("unknown-sign", "deck", known=LETTERS + HIDDEN)
        return
    if len(deck) > state[DECK_SIZE]:
        reader.fault("too-many", "deck", most=state[DECK_SIZE])
        return
    reader.asked.add("deck")
    state[DEALT] = state[DECK_SIZE] - len(deck)
    cards = [UNKNOWN if sign == HIDDEN else LETTERS.index(sign) + 1 for sign in deck]
    state[DECK + state[DEALT] : DECK + state[DECK_SIZE]] = cards


def is_complete(state: State) -> bool:
    """Whether no flower lies on the table more often than there are cards of it."""
    return all(seen(state, flower) <= state[CARDS + flower] for flower in range(FLOWERS))


def pieces(state: State) -> dict[str, int]:
    """How many cards of each flower there are, wherever they lie."""
    deck = state[DECK + state[DEALT] : DECK + state[DECK_SIZE]]
    return {key: seen(state, number) + deck.count(number + 1) for number, key in enumerate(KEYS)}


# Scores and pictures


def sheet(state: State, seat: int) -> Sheet:
    """Every point with the pots it comes from."""
    lines = [
        Line("flowers", "sheet-flower", int(state[POINTS + flower - 1]), (pot_name(seat, pot),),
             {"flower": KEYS[flower - 1]})
        for pot, flower in enumerate(state[BOXES + POTS * seat : BOXES + POTS * (seat + 1)])
        if flower != EMPTY
    ]  # fmt: skip
    lines += [
        Line("pairs", "sheet-pair", PAIR_POINTS, (pot_name(seat, pot), pot_name(seat, pot + 1)))
        for pot in range(POTS)
        if is_pair(state, seat, pot)
    ]
    if bee_points(state, seat):
        lines.append(Line("bees", "sheet-bees", BEE_POINTS))
    return Sheet(tuple(lines))


def picture(view: State, seat: int) -> str:
    """All boxes with the hands that can be seen, and how many cards the deck has."""
    rows = [f"deck {view[DECK_SIZE] - view[DEALT]}"]
    for other in range(view[SEATS]):
        hand = draw_hand(view, other)
        mark = ">" if other == seat else " "
        rows.append(f"{mark}{other + 1} {' '.join(draw_box(view, other))}   {hand or HIDDEN}")
    return "\n".join(rows)


def cards(own: Flowers | None, say: Say) -> list[Listing]:
    """The flowers with their points and cards."""
    flowers = own or OURS
    rows = [
        (say("flower", flower=key), str(points), str(number))
        for key, points, number in zip(KEYS, flowers.points, flowers.cards, strict=True)
    ]
    return [Listing("flowers", ("flower", "points", "cards"), rows)]
