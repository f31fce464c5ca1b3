"""Bonus rules that count pieces: room_complete, all_cards_used, count, per_count, seats."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel.rule import first, rule, size
from ..plan.facts import Fact, fact
from ..plan.squares import Square, bits, pairs
from ..rules import layout
from ..rules.layout import NONE
from ..rules.pieces import pieces_of, seats_in, selected, tokens_of_room, unused_cards
from .kind import Kind

if TYPE_CHECKING:
    from casetta.contract.game import State

    from ..plan.drawn import DrawnPlan, Hope
    from ..plan.position import Bonus


ROOM_COMPLETE, ALL_CARDS_USED, COUNT, PER_COUNT, SEATS = range(5)


@rule
def piece_hits(state: State, seat: int, bonus: int, kind: int, pieces: int) -> Any:
    """How often a kind of this family holds among the reachable pieces."""
    if kind in (COUNT, PER_COUNT):
        found = size(selected(state, seat, state[bonus + layout.A], pieces))
        return found if kind == PER_COUNT else found >= state[bonus + layout.MIN]
    if kind == ALL_CARDS_USED:
        return unused_cards(state, seat, pieces) == 0
    room = first(state[bonus + layout.ROOMS_OF])
    if kind == ROOM_COMPLETE:
        return pieces_of(state, seat, room, pieces) >= tokens_of_room(state, room)
    return seats_in(state, seat, room, pieces) >= state[bonus + layout.MIN]


# Progress


def squares_of_pieces(plan: DrawnPlan, pieces: int) -> list[Square]:
    """Where some pieces lie, piece by piece."""
    return [square for piece in bits(pieces) for square in pairs(plan.pieces[piece].body)]


def chosen(plan: DrawnPlan, bonus: Bonus) -> int:
    """The pieces that count and that the bonus speaks of, as bits."""
    return plan.apply(selected, bonus.a, plan.bonus_pieces)


def complete_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Pieces of the room that count, of one for each token."""
    have = plan.apply(pieces_of, bonus.room, plan.bonus_pieces)
    return fact("pieces", have=have, need=int(tokens_of_room(plan.state, bonus.room)))


def cards_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Cards with a piece that counts, of all cards."""
    cards = len(plan.cards)
    return fact("cards", have=cards - plan.apply(unused_cards, plan.bonus_pieces), need=cards)


def counted_so_far(plan: DrawnPlan, bonus: Bonus) -> Fact:
    """Selected pieces that count: of so many, or each of which pays."""
    found = chosen(plan, bonus)
    at, have = squares_of_pieces(plan, found), found.bit_count()
    if bonus.kind == PER_COUNT:
        return fact("each_piece", at, **bonus.paid(have))
    return fact("count", at, have=have, need=bonus.min)


def cut_off(plan: DrawnPlan, bonus: Bonus) -> list[Fact]:
    """Pieces that a bonus speaks of and that are drawn, but cannot be reached now."""
    away = (1 << len(plan.pieces)) - 1 & ~plan.reachable_pieces
    found = 0
    for selector in piece_selectors(bonus):
        found |= plan.apply(selected, selector, away)
    if not found:
        return []
    return [fact("bonus_cut_off", squares_of_pieces(plan, found), count=found.bit_count())]


def piece_selectors(bonus: Bonus) -> list[int]:
    """The pieces that a bonus speaks of."""
    return [each for each in (bonus.a, bonus.b) if each != NONE and each & 15 < layout.DOOR_OF]


# Lost


def is_incomplete(plan: DrawnPlan, bonus: Bonus, hope: Hope) -> bool:
    """A token of the room was declined, or its piece is lost."""
    most = plan.apply(pieces_of, bonus.room, hope.pieces) + hope.tokens_to_come(bonus.room)
    return most < int(tokens_of_room(plan.state, bonus.room))


def has_wasted_card(plan: DrawnPlan, bonus: Bonus, hope: Hope) -> bool:
    """The tokens of some card are used up without a piece."""
    if plan.is_drawn_by_hand:
        return False
    coming = {card.index for card, _ in hope.cards_to_come}
    drawn = {(plan.pieces[piece].room, plan.pieces[piece].number) for piece in bits(hope.pieces)}
    return any(
        card.index not in coming and (card.room, card.number) not in drawn for card in plan.cards
    )


def has_too_few_seats(plan: DrawnPlan, bonus: Bonus, hope: Hope) -> bool:
    """Too few seats are left."""
    to_come = hope.most_to_come(bonus.room, lambda stamp: stamp.seats)
    return plan.apply(seats_in, bonus.room, hope.pieces) + to_come < bonus.min


def is_unknown_piece(plan: DrawnPlan, bonus: Bonus) -> bool:
    """Whether no card of the scenario can give a piece that the bonus speaks of."""
    return not all(
        any(plan.may_give(card, range(4), selector) for card in plan.cards)
        for selector in piece_selectors(bonus)
    )


KINDS = (
    Kind(
        name="room_complete", number=ROOM_COMPLETE, fields=("room",), progress=complete_so_far,
        example={"room": "bath"},
        is_lost=is_incomplete, asks_beside="tokens",
        constrain=lambda model, bonus, holds: model.require(
            model.drawn() >= tokens_of_room(model.state, model.here), holds
        ),
    ),
    Kind(
        name="all_cards_used", number=ALL_CARDS_USED, fields=(), progress=cards_so_far,
        example={},
        is_lost=has_wasted_card, asks_beside="cards",
    ),
    Kind(
        name="count", number=COUNT, fields=("what", "min"), progress=counted_so_far,
        example={"what": "tag:water", "min": 3},
        is_lost=lambda plan, bonus, hope: hope.most_selected(bonus.a) < bonus.min,
        constrain=lambda model, bonus, holds: model.require(
            model.counted(bonus.a) >= bonus.min, holds
        ),
        asks_no_room=True, is_impossible=is_unknown_piece,
    ),
    Kind(
        name="per_count", number=PER_COUNT, fields=("what", "max"), progress=counted_so_far,
        example={"what": "tag:plant", "max": 4},
        is_lost=lambda plan, bonus, hope: hope.most_selected(bonus.a) == 0,
        pays_each=True, hits=lambda model, bonus: model.counted(bonus.a),
        is_impossible=is_unknown_piece,
    ),
    Kind(
        name="seats", number=SEATS, fields=("room", "min"), is_lost=has_too_few_seats,
        example={"room": "living", "min": 3},
        progress=lambda plan, bonus: fact(
            "seats", have=plan.apply(seats_in, bonus.room, plan.bonus_pieces), need=bonus.min
        ),
        constrain=lambda model, bonus, holds: model.require(model.seats() >= bonus.min, holds),
    ),
)  # fmt: skip
