"""Bonus rules that count pieces: room_complete, all_cards_used, count, per_count, seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel.rule import first, rule, size
from ..plan.facts import Fact, fact
from ..plan.squares import Square, bits, pairs
from ..rules.layout import NONE
from ..rules.pieces import pieces_of, seats_in, tokens_of_room, unused_cards
from ..rules.walking import selected
from .kind import (
    DOOR_OF,
    KIND,
    MIN,
    ROOMS_OF,
    A,
    B,
    Kind,
    each_hit,
    room_of,
)

if TYPE_CHECKING:
    from casetta.contract.game import State

    from ..plan.drawn import DrawnPlan, Hope


ROOM_COMPLETE, ALL_CARDS_USED, COUNT, PER_COUNT, SEATS = range(5)


@rule
def piece_hits(state: State, seat: int, bonus: int, kind: int, pieces: int) -> Any:
    """How often a kind of this family holds among the reachable pieces."""
    if kind == PER_COUNT:
        return size(selected(state, seat, state[bonus + A], pieces))
    if kind == COUNT:
        return size(selected(state, seat, state[bonus + A], pieces)) >= state[bonus + MIN]
    if kind == ALL_CARDS_USED:
        return unused_cards(state, seat, pieces) == 0
    room = first(state[bonus + ROOMS_OF])
    if kind == ROOM_COMPLETE:
        return pieces_of(state, seat, room, pieces) >= tokens_of_room(state, room)
    return seats_in(state, seat, room, pieces) >= state[bonus + MIN]


# Progress


def squares_of_pieces(plan: DrawnPlan, pieces: int) -> list[Square]:
    """Where some pieces lie, piece by piece."""
    return [square for piece in bits(pieces) for square in pairs(plan.pieces[piece].body)]


def chosen(plan: DrawnPlan, bonus: int) -> int:
    """The pieces that count and that the bonus speaks of, as bits."""
    return int(selected(plan.state, plan.seat, plan.state[bonus + A], plan.reachable_pieces))


def complete_so_far(plan: DrawnPlan, bonus: int) -> Fact:
    """Pieces of the room that count, of one for each token."""
    room = room_of(plan, bonus)
    have = int(pieces_of(plan.state, plan.seat, room, plan.reachable_pieces))
    return fact("pieces", have=have, need=int(tokens_of_room(plan.state, room)))


def cards_so_far(plan: DrawnPlan, bonus: int) -> Fact:
    """Cards with a piece that counts, of all cards."""
    cards = len(plan.cards)
    unused = int(unused_cards(plan.state, plan.seat, plan.reachable_pieces))
    return fact("cards", have=cards - unused, need=cards)


def counted_so_far(plan: DrawnPlan, bonus: int) -> Fact:
    """Selected pieces that count: of so many, or each of which pays."""
    found = chosen(plan, bonus)
    at, have = squares_of_pieces(plan, found), found.bit_count()
    if plan.state[bonus + KIND] == PER_COUNT:
        return fact("each_piece", at, **each_hit(plan, bonus, have))
    return fact("count", at, have=have, need=plan.state[bonus + MIN])


def seats_so_far(plan: DrawnPlan, bonus: int) -> Fact:
    """Seats of the room, of so many."""
    have = int(seats_in(plan.state, plan.seat, room_of(plan, bonus), plan.reachable_pieces))
    return fact("seats", have=have, need=plan.state[bonus + MIN])


def cut_off(plan: DrawnPlan, bonus: int) -> list[Fact]:
    """Pieces that a bonus speaks of and that are drawn, but cannot be reached now."""
    state, seat = plan.state, plan.seat
    drawn = (1 << len(plan.pieces)) - 1
    found = 0
    for selector in (state[bonus + A], state[bonus + B]):
        if selector != NONE and selector & 15 < DOOR_OF:
            found |= int(selected(state, seat, selector, drawn & ~plan.reachable_pieces))
    if not found:
        return []
    return [fact("bonus_cut_off", squares_of_pieces(plan, found), count=found.bit_count())]


# Lost


def is_incomplete(plan: DrawnPlan, bonus: int, hope: Hope) -> bool:
    """A token of the room was declined, or its piece is lost."""
    room = room_of(plan, bonus)
    drawn = int(pieces_of(plan.state, plan.seat, room, hope.pieces))
    return drawn + hope.tokens_to_come(room) < int(tokens_of_room(plan.state, room))


def has_wasted_card(plan: DrawnPlan, bonus: int, hope: Hope) -> bool:
    """The tokens of some card are used up without a piece."""
    if plan.is_drawn_by_hand:
        return False
    coming = {card.index for card, _ in hope.cards_to_come}
    drawn = {(plan.pieces[piece].room, plan.pieces[piece].number) for piece in bits(hope.pieces)}
    return any(
        card.index not in coming and (card.room, card.number) not in drawn for card in plan.cards
    )


def has_too_few_seats(plan: DrawnPlan, bonus: int, hope: Hope) -> bool:
    """Too few seats are left."""
    room = room_of(plan, bonus)
    drawn = int(seats_in(plan.state, plan.seat, room, hope.pieces))
    to_come = hope.most_to_come(room, lambda stamp: stamp.seats)
    return drawn + to_come < plan.state[bonus + MIN]


def is_unknown_piece(plan: DrawnPlan, bonus: int) -> bool:
    """Whether no card of the scenario can give a piece that the bonus speaks of."""
    selectors = [plan.state[bonus + which] for which in (A, B)]
    asked = [each for each in selectors if each != NONE and each & 15 < DOOR_OF]
    return not all(
        any(plan.may_give(card, range(4), selector) for card in plan.cards) for selector in asked
    )


KINDS = (
    Kind(
        name="room_complete", number=ROOM_COMPLETE, fields=("room",), progress=complete_so_far,
        is_lost=is_incomplete, asks_beside="tokens",
        constrain=lambda model, at, holds: model.require(
            model.drawn() >= tokens_of_room(model.state, model.here), holds
        ),
    ),
    Kind(
        name="all_cards_used", number=ALL_CARDS_USED, fields=(), progress=cards_so_far,
        is_lost=has_wasted_card, asks_beside="cards",
    ),
    Kind(
        name="count", number=COUNT, fields=("what", "min"), progress=counted_so_far,
        is_lost=lambda plan, bonus, hope: (
            hope.most_selected(plan.state[bonus + A]) < plan.state[bonus + MIN]
        ),
        constrain=lambda model, at, holds: model.require(
            model.counted(model.state[at + A]) >= model.state[at + MIN], holds
        ),
        asks_no_room=True, is_impossible=is_unknown_piece,
    ),
    Kind(
        name="per_count", number=PER_COUNT, fields=("what", "max"), progress=counted_so_far,
        is_lost=lambda plan, bonus, hope: hope.most_selected(plan.state[bonus + A]) == 0,
        pays_each=True, hits=lambda model, at: model.counted(model.state[at + A]),
        is_impossible=is_unknown_piece,
    ),
    Kind(
        name="seats", number=SEATS, fields=("room", "min"), progress=seats_so_far,
        is_lost=has_too_few_seats,
        constrain=lambda model, at, holds: model.require(
            model.seats() >= model.state[at + MIN], holds
        ),
    ),
)  # fmt: skip
