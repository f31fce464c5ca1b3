"""The decisions that are worth trying out, and what each makes of a sketch and an agenda.

What looks best comes first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import NamedTuple

from casetta.contract.game import State

from ..plan.squares import square_at
from ..plan.stamps import Stamp, stamps_of
from ..rules.decisions import (
    CARD_MOVE,
    DECLINE,
    MIRRORED,
    OTHER,
    ROOM_MOVE,
    SPLITS,
    TOKENS_MOVE,
    drawing_move,
    option_now,
    rooms_to_open,
)
from ..rules.layout import CARD, CARD_NUMBER, CARD_TOKENS, LETTER, ROOM_CARD
from .closings import SPOILT, Closing, cost_of_room, plain_closing, with_cost
from .mind import NOT_MIRRORED, Agenda
from .places import Place, ranked
from .sketch import Sketch
from .ways import ranked_doors
from .wishes import larger

LOOKED_AT = 40
"""How many places of a piece are looked at closely."""
DRAWINGS, BRIGHT_IDEAS = 6, 1
"""How many drawings are tried out: as assigned, and for each use of the Bright Idea."""
DOORS = 3
"""How many doors of a room are tried out."""


class Choice(NamedTuple):
    """A decision, and what it makes of the sketch and of what is to come."""

    move: int
    make: Callable[[Sketch, Agenda], None]


# Rooms, cards, tokens


def rooms(view: State, agenda: Agenda) -> list[Choice]:
    """Every room that may be opened."""
    legal = rooms_to_open(view)
    cards = {room: view[ROOM_CARD + room] for room in agenda.rooms}
    return [
        Choice(ROOM_MOVE + card, partial(_open, room))
        for room, card in cards.items()
        if legal >> card & 1
    ]


def _open(room: int, sketch: Sketch, agenda: Agenda) -> None:
    agenda.open(room, sketch)


def cards(view: State, agenda: Agenda) -> list[Choice]:
    """Every card that may be turned over."""
    return [
        Choice(CARD_MOVE + view[CARD_NUMBER + card] - 1, partial(_turn_over, card))
        for card in agenda.cards
    ]


def _turn_over(card: int, _: Sketch, agenda: Agenda) -> None:
    agenda.turn_over(card)


def assignments(view: State) -> list[Choice]:
    """Every way to assign the tokens."""
    tokens = view[CARD_TOKENS + view[CARD]]
    return [
        Choice(TOKENS_MOVE + SPLITS * first + tokens - first, partial(_assign, first, tokens))
        for first in range(tokens + 1)
    ]


def _assign(first: int, tokens: int, _: Sketch, agenda: Agenda) -> None:
    agenda.options = [0] * first + [1] * (tokens - first)


# Drawings


def drawings(view: State, seat: int, sketch: Sketch) -> list[Choice]:
    """The best drawings of the token at hand, those with the Bright Idea too, and to decline."""
    option = 2 * view[LETTER + view[CARD]] + option_now(view, seat)
    assigned = stamps_of(view, view[CARD], option)
    other = stamps_of(view, view[CARD], option ^ 1)
    kinds = [(_turned(assigned), 0, DRAWINGS)]
    if sketch.idea:
        kinds += [(_mirrored(assigned), MIRRORED, BRIGHT_IDEAS)]
        kinds += [(_turned(other), OTHER, BRIGHT_IDEAS)]
    found = []
    for stamps, kind, most in kinds:
        for place in good_places(sketch, view[CARD], stamps)[:most]:
            mode = kind + place.stamp.transform % NOT_MIRRORED
            move = drawing_move(view, seat, mode, square_at(place.place))
            found.append(Choice(move, partial(_draw, view[CARD], place, kind != 0)))
    return [*found, Choice(DECLINE, _decline)]


def _turned(stamps: Iterable[Stamp]) -> list[Stamp]:
    return [stamp for stamp in stamps if stamp.transform < NOT_MIRRORED]


def _mirrored(stamps: Iterable[Stamp]) -> list[Stamp]:
    return [stamp for stamp in stamps if stamp.transform >= NOT_MIRRORED]


def good_places(sketch: Sketch, card: int, stamps: list[Stamp]) -> list[Place]:
    """The places that do not spoil the plan, the best first."""
    looked_at = [with_cost(sketch, card, place) for place in ranked(sketch, stamps)[:LOOKED_AT]]
    good = [place for place in looked_at if place is not None]
    return sorted(good, key=lambda place: -place.worth)


def _decline(_: Sketch, agenda: Agenda) -> None:
    assert agenda.options
    del agenda.options[0]


def _draw(card: int, place: Place, bright_idea: bool, sketch: Sketch, agenda: Agenda) -> None:
    sketch.draw(card, place.stamp, place.place)
    sketch.idea = sketch.idea and not bright_idea
    _decline(sketch, agenda)


# Closings


def closings(sketch: Sketch) -> list[Closing]:
    """The smallest room with its best doors, and larger ones that a bonus rule asks for."""
    smallest = plain_closing(sketch)
    if sketch.is_hub:
        return [smallest]
    doors = ranked_doors(sketch, smallest.squares)
    found = [Closing(smallest.squares, door) for door in doors[:DOORS]]
    for squares in larger(sketch, *smallest):
        if cost_of_room(sketch, squares) != SPOILT:
            found.append(Closing(squares, ranked_doors(sketch, squares)[0]))
    return found or [smallest]
