"""What happened, in phrases: told from what the reader may see, never from what is hidden."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce

from casetta.contract.game import State
from casetta.contract.text import Phrase, Value

from ..content.furniture import option_name
from ..content.library import Scenario
from ..plan.plan import Plan
from ..plan.position import Phase
from ..plan.squares import SQUARE_NAMES, names_of
from ..rules.decisions import (
    DECLINE,
    DOOR_MOVE,
    FRONT_MOVE,
    GROW_MOVE,
    MIRRORED,
    MODES,
    PLACE_MOVE,
    READY,
    SEALED,
    SQUARES,
    WINDOW_MOVE,
)
from .drafts import card_at
from .names import Names, names_at, room_at

Values = dict[str, Value]
PIECE_LETTERS = "ABCDEFGHIJKLMNPQRSTUVWXYZ"
"""Pieces in the order of drawing; O would look like circulation."""


def narrate(
    before: State, after: State, seat: int, moves: Sequence[int], own: Scenario | None = None
) -> list[Phrase]:
    """What a seat chose or drew.

    Where all draw at the same time, a reader who may not know the moves gives none, and is told
    what everybody drew or closed once all are ready.
    """
    then, now = Plan(before, seat, own=own), Plan(after, seat, own=own)
    if then.phase in CHOICES:
        return [CHOICES[then.phase](now, seat)]
    if moves:
        return [decision(now, seat, moves)]
    is_over = now.phase != then.phase or now.turn != then.turn
    return [step_told(then, now)] if is_over else []


# What the active player chose


def room_told(now: Plan, seat: int) -> Phrase:
    """Which room is the next."""
    return Phrase("turn-news-room", {"seat": seat, "room": room_at(now, now.room)})


def card_told(now: Plan, seat: int) -> Phrase:
    """Which card was turned over."""
    return Phrase("turn-news-card", {"seat": seat, "card": names_at(now).card(card_at(now))})


def tokens_told(now: Plan, seat: int) -> Phrase:
    """Where the tokens went."""
    names, card = names_at(now), card_at(now)
    first = card.first or 0
    shares = tuple(
        Phrase("turn-share", {"tokens": tokens, "piece": names.option(card, option)})
        for option, tokens in enumerate((first, card.tokens - first))
        if tokens
    )
    return Phrase("turn-news-tokens", {"seat": seat, "shares": shares})


CHOICES = {
    Phase.CHOOSE_ROOM: room_told,
    Phase.CHOOSE_CARD: card_told,
    Phase.ASSIGN: tokens_told,
}


# What one seat decided while all drew


def decision(now: Plan, seat: int, moves: Sequence[int]) -> Phrase:
    """All that a seat did in one move of its own."""
    deeds = tuple(deeds_in(names_at(now), moves))
    places = dict.fromkeys(place for deed in deeds for place in deed.places)
    return Phrase("turn-news-move", {"seat": seat, "deeds": deeds}, tuple(places))


def deeds_in(names: Names, moves: Sequence[int]) -> Iterator[Phrase]:
    """Pieces, tokens declined, walls, front door, windows, that the plan is ready."""
    grown = [SQUARE_NAMES[move - GROW_MOVE] for move in moves if GROW_MOVE <= move < DOOR_MOVE]
    for move in moves:
        if move >= PLACE_MOVE:
            yield piece_deed(names, move - PLACE_MOVE)
        elif move == DECLINE:
            yield Phrase("web-log-decline")
        elif DOOR_MOVE <= move <= SEALED:
            door = [] if move == SEALED else [SQUARE_NAMES[move - DOOR_MOVE >> 2]]
            yield Phrase("web-log-close", {}, (*grown, *door))
            grown = []
        elif FRONT_MOVE <= move < WINDOW_MOVE:
            yield Phrase("web-log-front", {}, (SQUARE_NAMES[move - FRONT_MOVE >> 2],))
        elif move == READY:
            yield Phrase("web-log-ready")
    windows = [
        SQUARE_NAMES[move - WINDOW_MOVE >> 2] for move in moves if WINDOW_MOVE <= move < READY
    ]
    if windows:
        yield Phrase("web-log-windows", {"count": len(windows)}, tuple(windows))
    if grown:
        yield Phrase("web-log-grow", {"count": len(grown)}, tuple(grown))


def piece_deed(names: Names, drawing: int) -> Phrase:
    """A piece that was drawn, and where."""
    rest, square = divmod(drawing, SQUARES)
    option, mode = divmod(rest, MODES)
    values: Values = {
        "piece": names.furniture(option_name(option)),
        "square": SQUARE_NAMES[square].upper(),
        "idea": "yes" if mode >= MIRRORED else "no",
    }
    return Phrase("web-log-draw", values, (SQUARE_NAMES[square],))


# What all did in a step that is over


def step_told(then: Plan, now: Plan) -> Phrase:
    """What all seats drew or closed; that the game is over."""
    plans = [Plan(now.state, seat, own=now.own) for seat in range(then.seats)]
    if then.phase == Phase.DRAW:
        drawn = tuple(drawn_by(Plan(then.state, plan.seat), plan) for plan in plans)
        return Phrase("turn-news-drawn", {"drawn": drawn}, places_of(drawn))
    if then.phase == Phase.CLOSE:
        assert then.room is not None
        closed = tuple(closed_by(plan, then.room) for plan in plans)
        values: Values = {"room": room_at(then, then.room), "closed": closed}
        return Phrase("turn-news-closed", values, places_of(closed))
    return Phrase("turn-news-over")


def places_of(phrases: Iterable[Phrase]) -> tuple[str, ...]:
    """The places of some phrases, each once."""
    return tuple(dict.fromkeys(place for phrase in phrases for place in phrase.places))


def drawn_by(then: Plan, now: Plan) -> Phrase:
    """`Anna: A Sofa bed`."""
    names, new = names_at(now), now.pieces[len(then.pieces) :]
    pieces = [
        Phrase("turn-piece", {"letter": PIECE_LETTERS[piece.index], "piece": names.piece(piece)})
        for piece in new
    ] or [Phrase("turn-nothing-drawn")]
    values: Values = {
        "seat": now.seat,
        "pieces": reduce(and_also, pieces),
        "idea": "yes" if now.idea != then.idea else "no",
    }
    places = (name for piece in new for name in names_of(piece.body))
    return Phrase("turn-drawn-by", values, tuple(places))


def and_also(one: Phrase, other: Phrase) -> Phrase:
    """Two things in a row."""
    return Phrase("turn-and-also", {"one": one, "other": other})


def closed_by(plan: Plan, room: int) -> Phrase:
    """`Anna: 14 squares`."""
    squares = plan.rooms[room].squares
    values = {"seat": plan.seat, "squares": squares.bit_count()}
    return Phrase("turn-closed-by", values, tuple(names_of(squares)))
