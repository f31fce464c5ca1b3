"""The drawing of a turn in a draft: a piece for each token, or none."""

from __future__ import annotations

from typing import NamedTuple

from casetta.contract.errors import Wrong
from casetta.contract.game import State

from ..content.furniture import OPTION_NAMES
from ..plan.reasons import why_not_piece
from ..plan.squares import Square
from ..rules.decisions import DECLINE, MODES, OTHER, PLACE_MOVE, SQUARES
from ..rules.laid import BODY, DOTS_OF, backs_drawn, drawn, option_place
from ..rules.layout import CARD, CARD_NUMBER, CARD_TOKENS, DECIDED, FIRST, IDEA, LETTER, SIDE
from ..rules.turns import place_piece
from ..text.notation import read, write
from .openings_typed import add_opening, openings_in, openings_text, refusal, try_openings
from .typed import DECLINE_WORDS, DONE_WORDS, Reader, Typed, read_piece

MIRROR = 4
"""What mirroring adds to the quarter turns."""


class Piece(NamedTuple):
    """A piece of the draft: an option of the card, how it is turned, where its origin lies."""

    option: int
    transform: int
    other: bool
    square: int


Decision = Piece | None
"""A piece, or None for a token that is declined."""


# Reading the draft


def tokens_left(view: State, seat: int) -> int:
    """How many tokens of this turn a seat has to decide on."""
    return int(view[CARD_TOKENS + view[CARD]] - view[DECIDED + seat])


def token_option(view: State, seat: int, token: int) -> int:
    """The option that a token of the draft lies on; those of the first come first."""
    return 0 if view[DECIDED + seat] + token < view[FIRST + view[CARD]] else 1


def decisions_in(draft: str) -> list[Decision]:
    """The decisions of a draft."""
    moves = read(draft) if draft else ()
    return [
        None if move == DECLINE else _piece_of(move - PLACE_MOVE)
        for move in moves
        if move == DECLINE or move >= PLACE_MOVE
    ]


def _piece_of(drawing: int) -> Piece:
    rest, square = divmod(drawing, SQUARES)
    option, mode = divmod(rest, MODES)
    other = mode >= OTHER
    return Piece(option % 2, mode - OTHER if other else mode, other, square)


def missing_pieces(view: State, seat: int, draft: str) -> int:
    """How many tokens have to be decided still."""
    return tokens_left(view, seat) - len(decisions_in(draft))


# Adding to it


def add_to_drawing(view: State, seat: int, draft: str, line: Reader) -> str:
    """The draft with pieces, tokens declined, front door and windows."""
    decisions, openings = decisions_in(draft), openings_in(draft)
    tokens = tokens_left(view, seat)
    while line:
        change = line.opening()
        if change is not None:
            openings = add_opening(openings, change)
        elif line.take_one_of(DONE_WORDS):
            decisions += [None] * (tokens - len(decisions))
        elif line.take_one_of(DECLINE_WORDS):
            decisions = decided(decisions, tokens, len(decisions), None)
        else:
            add_piece(view, seat, decisions, read_piece(line))
    try_drawing(view, seat, decisions, openings)
    return drawing_text(view, decisions, openings)


def decided(
    decisions: list[Decision], tokens: int, token: int, decision: Decision
) -> list[Decision]:
    """The decisions with one more, or with the last one changed where all are made."""
    at = min(token, tokens - 1)
    return [*decisions[:at], decision, *decisions[at + 1 :]]


def add_piece(view: State, seat: int, decisions: list[Decision], typed: Typed) -> None:
    """Draw the next piece, or change one that was drawn in this turn."""
    option = named_option(view, typed)
    if typed.square is None:
        token, piece = last_piece(view, seat, decisions, option)
        decisions[token] = changed(view, piece, typed)
        return
    token = token_for(view, seat, decisions, option, typed.other)
    on = token_option(view, seat, token)
    piece = changed(view, Piece(on, 0, False, typed.square), typed)
    decisions[:] = decided(decisions, tokens_left(view, seat), token, piece)


def named_option(view: State, typed: Typed) -> int | None:
    """The option of the card that a person named; None for none."""
    if not typed.name:
        return typed.option
    card = view[CARD]
    option = OPTION_NAMES[typed.name]
    if option // 2 != 2 * (view[CARD_NUMBER + card] - 1) + view[LETTER + card]:
        raise Wrong("turn-other-card", option=typed.name)
    return option % 2


def token_for(
    view: State, seat: int, decisions: list[Decision], option: int | None, other: bool
) -> int:
    """The token that a piece is drawn for: the next one, or the last one of its option."""
    tokens = tokens_left(view, seat)
    wanted = None if option is None else option ^ other
    if len(decisions) < tokens and wanted in (None, token_option(view, seat, len(decisions))):
        return len(decisions)
    if wanted is None:
        return tokens - 1
    suitable = [
        token for token in range(len(decisions)) if token_option(view, seat, token) == wanted
    ]
    if suitable:
        return suitable[-1]
    if all(token_option(view, seat, token) != wanted for token in range(tokens)):
        raise Wrong("turn-no-token", option=wanted + 1)
    raise Wrong("turn-first-option-first")


def last_piece(
    view: State, seat: int, decisions: list[Decision], option: int | None
) -> tuple[int, Piece]:
    """The piece drawn last in this turn, of an option if one is named, and its token."""
    for token in reversed(range(len(decisions))):
        piece = decisions[token]
        if piece is not None and option in (None, token_option(view, seat, token)):
            return token, piece
    raise Wrong("turn-where")


def changed(view: State, piece: Piece, typed: Typed) -> Piece:
    """A piece turned, mirrored, exchanged or moved as a person said."""
    turns = piece.transform & 3 if typed.turns is None else typed.turns
    mirror = bool(piece.transform & MIRROR) ^ typed.mirror
    other = piece.other ^ typed.other
    if mirror and other:
        raise Wrong("turn-one-idea")
    option = piece.option ^ typed.other
    transform = simplest(view, option, turns + typed.turn_on & 3 | MIRROR * mirror)
    return Piece(option, transform, other, stepped(piece.square, typed.step))


def stepped(square: int, step: Square) -> int:
    """A square so many rows and columns away."""
    row, column = square // SIDE + step[0], square % SIDE + step[1]
    if not (0 <= row < SIDE and 0 <= column < SIDE):
        raise Wrong("outside", "")
    return SIDE * row + column


def simplest(view: State, option: int, transform: int) -> int:
    """The first of all ways to turn an option that look alike (ruling H-24)."""
    looks = [_look(view, option, each) for each in range(transform + 1)]
    return looks.index(looks[transform])


def _look(view: State, option: int, transform: int) -> tuple[int, ...]:
    place = option_place(view, view[CARD], option)
    parts = [drawn(view, place, part, transform) for part in (BODY, DOTS_OF)]
    return (*parts, *(backs_drawn(view, place, side, transform) for side in range(4)))


# Trying it


def try_drawing(view: State, seat: int, decisions: list[Decision], openings: list[int]) -> State:
    """The view after a draft; a refusal says why a piece is not allowed, and where."""
    state = try_openings(view, seat, openings)
    for decision in decisions:
        if decision is not None:
            check_idea(state, seat, decision)
            option, transform, _, square = decision
            reason = why_not_piece(state, seat, option, transform, square)
            if reason is not None:
                raise refusal(reason)
            place_piece(state, seat, move_of(state, decision) - PLACE_MOVE)
    return state


def check_idea(state: State, seat: int, piece: Piece) -> None:
    """Mirroring and the other option need the Bright Idea, which comes once (page 1.10)."""
    if (piece.other or piece.transform & MIRROR) and state[IDEA + seat]:
        raise Wrong("turn-idea-used")


def move_of(view: State, piece: Piece) -> int:
    """The move that draws a piece."""
    card = view[CARD]
    number = 4 * (view[CARD_NUMBER + card] - 1) + 2 * view[LETTER + card] + piece.option
    mode = piece.transform + (OTHER if piece.other else 0)
    return int(PLACE_MOVE + (number * MODES + mode) * SQUARES + piece.square)


def drawing_text(view: State, decisions: list[Decision], openings: list[int]) -> str:
    """A draft as records spell it."""
    told = [write(DECLINE if each is None else move_of(view, each)) for each in decisions]
    return " ".join(filter(None, (openings_text(openings), *told)))
