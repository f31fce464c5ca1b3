"""A game played on in the mind: always what looks best, to the end."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from casetta.contract.game import State

from ..plan.plan import Plan
from ..plan.position import NONE, House, Phase, letter_of
from ..plan.stamps import stamps_of
from .finishing import score
from .placing import Closing, Place, plain_closing, ranked, with_cost
from .sketch import Sketch

TRIES, MORE_TRIES = 6, 32
"""How many of the most promising places are looked at closely, and if none of them is good."""
NOT_MIRRORED = 4
"""Stamps with a transform below this need no Bright Idea."""
CARD_NOISE, ROOM_NOISE = 2.0, 6.0
"""How far the order of cards and rooms may stray from the largest first, in squares."""


@dataclass(slots=True)
class Agenda:
    """What is still to come, but for rooms and cards that are done."""

    card: int = NONE
    """The card at hand."""
    options: list[int] | None = None
    """The options of its tokens that are not decided; None before they are assigned."""
    cards: list[int] = field(default_factory=list)
    """The face-down cards of the current room."""
    rooms: list[int] = field(default_factory=list)
    """The face-down rooms."""

    def copy(self) -> Agenda:
        """The same, to be used up."""
        options = None if self.options is None else self.options.copy()
        return Agenda(self.card, options, self.cards.copy(), self.rooms.copy())

    def turn_over(self, card: int) -> None:
        """A card of the current room is turned over."""
        self.cards.remove(card)
        self.card, self.options = card, None

    def open(self, room: int, sketch: Sketch) -> None:
        """A room is opened."""
        self.rooms.remove(room)
        self.cards = list(sketch.house.cards[room])
        sketch.begin(room, is_last=not self.rooms)


def read_agenda(view: State, seat: int) -> Agenda:
    """What is still to come for a seat."""
    plan = Plan(view, seat)
    cards = [] if plan.room is None else plan.cards_of(plan.room)
    agenda = Agenda(
        cards=[card.index for card in cards if card.is_face_down],
        rooms=[room for room in range(plan.room_count) if not plan.is_opened(room)],
    )
    card = plan.card
    if card is not None and plan.phase in (Phase.ASSIGN, Phase.DRAW):
        agenda.card = card.index
    if card is not None and card.first is not None and plan.phase == Phase.DRAW:
        tokens = range(plan.decided, card.tokens)
        agenda.options = [int(token >= card.first) for token in tokens]
    return agenda


def play_on(sketch: Sketch, agenda: Agenda, world: State, dice: Random) -> int:
    """Play a game to its end and return its points; sketch and agenda are used up."""
    while agenda.card != NONE or agenda.cards or sketch.room != NONE or agenda.rooms:
        if agenda.card != NONE:
            draw_tokens(sketch, agenda, world)
        elif agenda.cards:
            agenda.turn_over(next_card(agenda, world, dice))
        elif sketch.room != NONE:
            close(sketch)
        else:
            agenda.open(next_room(sketch.house, agenda, world, dice), sketch)
    return score(sketch, world)


# The order of rooms and cards


def card_size(world: State, card: int) -> int:
    """The squares of the largest option of a card; rugs are counted as nothing."""
    firsts = [stamps_of(world, card, option)[0] for option in range(4)]
    return max(stamp.value + len(stamp.dots_at) for stamp in firsts)


def next_card(agenda: Agenda, world: State, dice: Random) -> int:
    """The largest card, more or less."""
    return max(agenda.cards, key=lambda card: card_size(world, card) + CARD_NOISE * dice.random())


def next_room(house: House, agenda: Agenda, world: State, dice: Random) -> int:
    """Rooms that must hold a mark, then the largest, more or less; the hub last."""

    def order(room: int) -> tuple[bool, bool, float]:
        size = sum(card_size(world, card) * house.tokens[card] for card in house.cards[room])
        noise = ROOM_NOISE * dice.random()
        return room != house.hub, bool(house.must_hold[room]), size + noise

    return max(agenda.rooms, key=order)


# Drawing


def draw_tokens(sketch: Sketch, agenda: Agenda, world: State) -> None:
    """Draw what the tokens of the card allow; tokens that nobody assigned give what is best."""
    card, letter = agenda.card, 2 * letter_of(world, agenda.card)
    if agenda.options is None:
        both = [letter, letter + 1]
        both.sort(key=lambda option: -stamps_of(world, card, option)[0].value)
        for _ in range(sketch.house.tokens[card]):
            _ = draw_best(sketch, card, both[0], world) or draw_best(sketch, card, both[1], world)
    else:
        for option in agenda.options:
            if not draw_best(sketch, card, letter + option, world) and sketch.idea:
                sketch.idea = not draw_best(sketch, card, letter + 1 - option, world)
    agenda.card = NONE


def draw_best(sketch: Sketch, card: int, option: int, world: State) -> bool:
    """Draw a piece where it looks best; whether there is such a place."""
    place = best_place(sketch, card, option, world)
    if place is not None:
        sketch.draw(card, place.stamp, place.place)
    return place is not None


def best_place(sketch: Sketch, card: int, option: int, world: State) -> Place | None:
    """The best of the most promising places that do not spoil the plan."""
    best = None
    stamps = [each for each in stamps_of(world, card, option) if each.transform < NOT_MIRRORED]
    for tried, place in enumerate(ranked(sketch, stamps)[:MORE_TRIES]):
        if best is not None and (tried >= TRIES or place.worth <= best.worth):
            break
        after = with_cost(sketch, card, place)
        if after is not None and (best is None or after.worth > best.worth):
            best = after
    return best


# Closing


def close(sketch: Sketch, closing: Closing | None = None) -> None:
    """Close the current room, as small as can be unless told; without pieces there is none."""
    if sketch.pieces:
        squares, door = closing or plain_closing(sketch)
        sketch.close(squares, door)
    else:
        sketch.leave()
