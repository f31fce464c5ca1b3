"""A turn as it is put together: what was chosen so far, and what is typed now.

A draft is an event as records spell it, perhaps not whole yet. Whatever is added is
tried on a copy of the view; what the rules refuse is told with its squares.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from casetta.contract.errors import Wrong
from casetta.contract.game import State

from ..content.furniture import OPTION_NAMES, ROOM_CARDS
from ..plan.plan import Closing, Plan, close_in
from ..plan.position import Card, Phase, Position
from ..plan.reasons import Reason, why_no_window, why_not_front, why_not_piece, why_not_room
from ..plan.squares import (
    SIDE,
    Square,
    Squares,
    across,
    bits,
    from_rows,
    grown,
    of_numbers,
    pairs,
    to_rows,
)
from ..plan.stamps import Stamp, stamp_of
from ..rules import decisions as rules
from ..rules import pieces
from ..rules.closing import inside_rows, settle
from ..rules.setup import change_openings, place_piece
from .notation import FRONT_WORDS, PieceMove, Typed, TypedWords, read, read_piece, said, write

DECLINE_WORDS = {"no", "decline", "skip", "pass", "nothing"}
DONE_WORDS = {"done", "ready", "finish", "end"}
CLOSE_WORDS = {"close", "done", "ready"}
IDEA_USED = "turn_idea_used"


def add(view: State, seat: int, draft: str, text: str) -> str:
    """The draft with what a person typed."""
    plan, line = Plan(view, seat), TypedWords(text)
    if not line:
        raise Wrong("turn-unreadable")
    if plan.phase in CHOOSERS:
        return CHOOSERS[plan.phase](plan, line)
    adders = {Phase.DRAW: add_to_drawing, Phase.CLOSE: add_to_closing}
    return adders.get(plan.phase, add_to_finish)(plan, Draft(draft), line)


def spell(view: State, seat: int, text: str) -> str:
    """The move that a person meant, spelled as records spell it."""
    return add(view, seat, "", text)


def why_not(view: State, seat: int, text: str) -> Wrong:
    """Why a seat may not make the move that a text spells."""
    try:
        spell(view, seat, text)
    except Wrong as wrong:
        return wrong
    return Wrong("illegal-move")


def propose(view: State, seat: int) -> str:
    """Walls and a door for a room that is to be closed, a front door for a finished plan."""
    plan = Plan(view, seat)
    if plan.phase == Phase.CLOSE:
        return plan.closing_text(plan.propose_closing())
    if plan.phase != Phase.FINISH:
        return ""
    door = plan.propose_front_door() if plan.front_door is None else None
    return spelled([] if door is None else [rules.FRONT_MOVE + door], "ready")


Decision = PieceMove | None
"""A piece, or None for a token that is declined."""


class Draft:
    def __init__(self, text: str) -> None:
        moves = read(text) if text else ()
        told = [said(move) for move in moves]
        self.openings = [move for move in moves if said(move)[0] in ("front", "window")]
        """The changes of front door and windows."""
        self.decisions = [
            None if kind == "decline" else PieceMove.of(number)
            for kind, number in told
            if kind in ("decline", "draw")
        ]
        self.grown = [square for kind, square in told if kind == "grow"]
        self.door = next((edge for kind, edge in told if kind == "door"), None)
        self.is_closed = any(kind in ("door", "sealed") for kind, _ in told)

    def squares(self, plan: Plan) -> Squares:
        """The squares of the room; as proposed as long as there is no draft."""
        is_told = self.grown or self.is_closed
        return own_squares(plan) | of_numbers(self.grown) if is_told else plan.needed_squares()


class Trial(NamedTuple):
    """A plan with a draft as far as the rules allow it, and the first rule that is broken."""

    state: State
    refused: Reason | None = None
    piece: int | None = None
    """Which of the drafted pieces breaks it."""

    def demand(self) -> State:
        """The plan; a broken rule is raised, with the squares at fault."""
        if self.refused is None:
            return self.state
        where = f"{self.refused.where}:" if self.refused.where else ""
        raise Wrong(self.refused.message, None if self.refused.code == IDEA_USED else where)


def tried(view: State, seat: int, text: str) -> Trial:
    """The plan after a draft: front door and windows, then pieces or walls."""
    draft, plan = Draft(text), Plan(view, seat)
    trial = with_openings(view, seat, draft.openings)
    if trial.refused is not None:
        return trial
    if plan.phase == Phase.DRAW:
        return with_pieces(trial.state, seat, draft.decisions)
    if plan.phase == Phase.CLOSE and draft.is_closed:
        return with_walls(trial.state, seat, Closing(draft.squares(plan), draft.door))
    return trial


# What the active player chooses


def choose_room(plan: Position, line: TypedWords) -> str:
    """A room by its number in the list, or by its card."""
    line.take_one_of({"room", "open"})
    by_number = {str(number): name for number, name in enumerate(plan.room_names, 1)}
    begun = [name for name in plan.room_names if line.next and name.startswith(line.next)]
    name = by_number.get(line.next) or (begun[0] if len(begun) == 1 else None)
    if name is None:
        raise Wrong("turn-no-such-room", known=", ".join(by_number))
    if not may_open(plan, name):
        raise Wrong("turn-room-not-now", room=name)
    return f"room {name}"


def may_open(plan: Position, name: str) -> bool:
    """Whether a room may be opened now, by its card."""
    return bool(rules.rooms_to_open(plan.state) >> ROOM_CARDS.index(name) & 1)


def choose_card(plan: Position, line: TypedWords) -> str:
    line.take_one_of({"card", "turn"})
    numbers = [str(bit + 1) for bit in bits(rules.cards_to_turn(plan.state))]
    if line.next not in numbers:
        raise Wrong("turn-no-such-card", known=", ".join(numbers))
    return f"card {line.next}"


def choose_tokens(plan: Position, line: TypedWords) -> str:
    """`1` or `2` for all tokens on one option, else how many on the first and on the second."""
    line.take_one_of({"tokens", "token"})
    tokens = card_at(plan).tokens
    words = [word for each in line.words for word in each.replace("+", " ").split()]
    if words in (["1"], ["2"]):
        return f"tokens {tokens} 0" if words == ["1"] else f"tokens 0 {tokens}"
    if len(words) != 2 or not all(word.isdecimal() for word in words):
        raise Wrong("turn-unreadable-tokens", tokens=tokens)
    if sum(map(int, words)) != tokens:
        raise Wrong("turn-wrong-tokens", tokens=tokens)
    return f"tokens {int(words[0])} {int(words[1])}"


CHOOSERS = {
    Phase.CHOOSE_ROOM: choose_room,
    Phase.CHOOSE_CARD: choose_card,
    Phase.ASSIGN: choose_tokens,
}


def card_at(position: Position) -> Card:
    assert position.card is not None
    return position.card


# Front door and windows


def add_opening(openings: Iterable[int], change: int) -> list[int]:
    """The changes with one more; the same one twice is none, and there is one front door."""
    kept = [move for move in openings if move != change]
    if len(kept) < len(list(openings)):
        return kept
    if change < rules.WINDOW_MOVE:
        kept = [move for move in kept if move >= rules.WINDOW_MOVE]
    return sorted([*kept, change])


def spelled(openings: Iterable[int], *others: str) -> str:
    """The changes as records spell them, and what else there is."""
    return " ".join([*(write(move) for move in openings), *others])


def with_openings(view: State, seat: int, openings: Iterable[int]) -> Trial:
    """The plan after some changes, or as it was where one of them is not allowed."""
    state = list(view)
    for move in openings:
        if not rules.may_also(state, seat, move):
            kind, edge = said(move)
            why_not = why_no_window if kind == "window" else why_not_front
            return Trial(list(view), why_not(state, seat, edge))
        change_openings(state, seat, move)
    return Trial(state)


# Drawing: a piece for each token, or none


def tokens_left(plan: Plan) -> int:
    """How many tokens of this turn a seat has to decide on."""
    return card_at(plan).tokens - plan.decided


def token_option(plan: Plan, token: int) -> int:
    """The option that a token of the draft lies on; those of the first come first."""
    return 0 if plan.decided + token < (card_at(plan).first or 0) else 1


def missing_pieces(plan: Plan, draft: str) -> int:
    return tokens_left(plan) - len(Draft(draft).decisions)


def add_to_drawing(plan: Plan, draft: Draft, line: TypedWords) -> str:
    """The draft with pieces, tokens declined, front door and windows."""
    decisions, openings = draft.decisions, draft.openings
    tokens = tokens_left(plan)
    while line:
        if (change := line.opening()) is not None:
            openings = add_opening(openings, change)
        elif line.take_one_of(DONE_WORDS):
            decisions += [None] * (tokens - len(decisions))
        elif line.take_one_of(DECLINE_WORDS):
            decisions = decided(decisions, tokens, len(decisions), None)
        else:
            add_piece(plan, decisions, read_piece(line))
    state = with_openings(plan.state, plan.seat, openings).demand()
    with_pieces(state, plan.seat, decisions).demand()
    told = [write(rules.DECLINE if each is None else move_of(plan, each)) for each in decisions]
    return spelled(openings, *told)


def decided(
    decisions: list[Decision], tokens: int, token: int, decision: Decision
) -> list[Decision]:
    """The decisions with one more, or with the last one changed where all are made."""
    at = min(token, tokens - 1)
    return [*decisions[:at], decision, *decisions[at + 1 :]]


def add_piece(plan: Plan, decisions: list[Decision], typed: Typed) -> None:
    """Draw the next piece, or change one that was drawn in this turn."""
    option = named_option(plan, typed)
    if typed.square is None:
        token, piece = last_piece(plan, decisions, option)
        decisions[token] = redrawn(plan, piece, typed)
        return
    token = token_for(plan, decisions, option, typed.other)
    piece = redrawn(plan, PieceMove(token_option(plan, token), 0, typed.square), typed)
    decisions[:] = decided(decisions, tokens_left(plan), token, piece)


def named_option(plan: Plan, typed: Typed) -> int | None:
    """The option of the card that a person named; None for none."""
    if not typed.name:
        return typed.option
    card, option = card_at(plan), OPTION_NAMES[typed.name]
    if option // 2 != 2 * (card.number - 1) + (card.letter or 0):
        raise Wrong("turn-other-card", option=typed.name)
    return option % 2


def token_for(plan: Plan, decisions: list[Decision], option: int | None, other: bool) -> int:
    """The token that a piece is drawn for: the next one, or the last one of its option."""
    tokens = tokens_left(plan)
    wanted = None if option is None else option ^ other
    if len(decisions) < tokens and wanted in (None, token_option(plan, len(decisions))):
        return len(decisions)
    if wanted is None:
        return tokens - 1
    suitable = [token for token in range(len(decisions)) if token_option(plan, token) == wanted]
    if suitable:
        return suitable[-1]
    if all(token_option(plan, token) != wanted for token in range(tokens)):
        raise Wrong("turn-no-token", option=wanted + 1)
    raise Wrong("turn-first-option-first")


def last_piece(plan: Plan, decisions: list[Decision], option: int | None) -> tuple[int, PieceMove]:
    """The piece drawn last in this turn, of an option if one is named, and its token."""
    for token, piece in reversed([*enumerate(decisions)]):
        if piece is not None and option in (None, token_option(plan, token)):
            return token, piece
    raise Wrong("turn-where")


def redrawn(plan: Plan, piece: PieceMove, typed: Typed) -> PieceMove:
    """A piece turned, mirrored, exchanged or moved as a person said."""
    turns = piece.transform & 3 if typed.turns is None else typed.turns
    mirror = bool(piece.transform & rules.MIRRORED) ^ typed.mirror
    other = piece.other ^ typed.other
    if mirror and other:
        raise Wrong("turn-one-idea")
    option = piece.option % 2 ^ typed.other
    transform = simplest_ways(plan, option)[turns + typed.turn_on & 3 | rules.MIRRORED * mirror]
    return PieceMove(option, transform + rules.OTHER * other, stepped(piece.square, typed.step))


def stepped(square: int, step: Square) -> int:
    """A square so many rows and columns away."""
    row, column = square // SIDE + step[0], square % SIDE + step[1]
    if not (0 <= row < SIDE and 0 <= column < SIDE):
        raise Wrong("outside", "")
    return SIDE * row + column


def simplest_ways(plan: Plan, option: int) -> list[int]:
    """For each of the eight ways to lay an option the first that looks the same (ruling H-24)."""
    looks = [stamp_at(plan, option, each).look for each in range(8)]
    return [looks.index(look) for look in looks]


def stamp_at(plan: Plan, option: int, transform: int = 0) -> Stamp:
    """The first or second option of this turn's card, turned in one way."""
    card = card_at(plan)
    return stamp_of(plan.state, card.index, 2 * (card.letter or 0) + option, transform)


def fitting(plan: Plan, option: int, transform: int) -> Squares:
    """The squares where the top left of a piece of this turn's card may lie."""
    state, seat = plan.state, plan.seat
    place = pieces.option_place(state, card_at(plan).index, option)
    for_body = pieces.free_for_body(state, seat, state[place + pieces.FACTS_OF] >> 16 & 1)
    rows = [0] * SIDE
    pieces.find_places(
        state, seat, place, transform, for_body, pieces.free_for_dots(state, seat), rows, 0
    )
    return from_rows(rows)


def with_pieces(state: State, seat: int, decisions: Iterable[Decision]) -> Trial:
    """The plan with some pieces, up to the first that may not be drawn.

    Mirroring and the other option need the Bright Idea, which comes once.
    """
    plan = Plan(state, seat)
    for number, piece in enumerate(decisions):
        if piece is None:
            continue
        if (piece.other or piece.transform & rules.MIRRORED) and Plan(state, seat).idea:
            return Trial(state, Reason(IDEA_USED, []), number)
        reason = why_not_piece(state, seat, piece.option % 2, piece.transform, piece.square)
        if reason is not None:
            return Trial(state, reason, number)
        place_piece(state, seat, move_of(plan, piece) - rules.PLACE_MOVE)
    return Trial(state)


def move_of(position: Position, piece: PieceMove) -> int:
    """The move that draws a piece of the card at hand."""
    card = card_at(position)
    option = 4 * (card.number - 1) + 2 * (card.letter or 0) + piece.option % 2
    return piece._replace(option=option).move


# Closing: the squares of the room and its door


def own_squares(plan: Plan) -> Squares:
    assert plan.current is not None
    return plan.current.begun


def add_to_closing(plan: Plan, draft: Draft, line: TypedWords) -> str:
    """The draft with other squares, another door, front door and windows.

    Squares without a sign are added to those the room has already, `+` and `-` change
    the draft. A door that no longer fits is proposed anew.
    """
    openings, squares, door = draft.openings, draft.squares(plan), draft.door
    is_named, is_fresh = False, True
    while line:
        if (change := line.opening()) is not None:
            openings = add_opening(openings, change)
        elif line.has_edge():
            door, is_named = line.edge(), True
        elif line.take_one_of({"door", "grow", "sealed"}):
            continue
        elif line.take_one_of(CLOSE_WORDS):
            squares, door = plan.needed_squares(), None
        else:
            squares = changed(plan, squares, line, is_fresh=is_fresh)
            is_fresh = False
    trial = Plan(with_openings(plan.state, plan.seat, openings).demand(), plan.seat)
    closing = Closing(squares, door if is_named else fitting_door(trial, squares, door))
    with_walls(list(trial.state), plan.seat, closing).demand()
    return spelled(openings, trial.closing_text(closing))


def changed(plan: Plan, squares: Squares, line: TypedWords, *, is_fresh: bool) -> Squares:
    """The squares after one word; a rectangle takes what is free of it."""
    is_rectangle = ":" in line.next
    sign, named = line.squares()
    if sign == "-":
        return squares & ~named
    start = own_squares(plan) if not sign and is_fresh else squares
    return start | (named & plan.free if is_rectangle else named)


def fitting_door(plan: Plan, squares: Squares, door: int | None) -> int | None:
    """The door as it was if it still fits, else the best one."""
    if door is not None and why_not_closing(plan, Closing(squares, door)) is None:
        return door
    return plan.propose_door(squares)


def why_not_closing(plan: Plan, closing: Closing) -> Reason | None:
    """Why the current room may not be closed like this; None if it may."""
    assert plan.room is not None
    return why_not_room(plan.state, plan.seat, plan.room, pairs(closing.squares), closing.door)


def with_walls(state: State, seat: int, closing: Closing) -> Trial:
    """The plan with the current room closed, or where that is refused with its squares."""
    plan = Plan(state, seat)
    assert plan.room is not None
    reason = why_not_closing(plan, closing)
    if reason is None:
        close_in(state, seat, plan.room, closing)
        settle(state, seat)
        return Trial(state)
    trial, start = list(state), int(inside_rows(seat, plan.room))
    trial[start : start + SIDE] = to_rows(closing.squares)
    return Trial(trial, reason)


def left_over(plan: Plan) -> Squares:
    """The free squares that the door of the room does not lead to, while rooms are to come."""
    door = plan.current.door if plan.current is not None else None
    if door is None or len(plan.opened_rooms) == plan.room_count:
        return 0
    free = plan.floor & ~plan.closed
    return free & ~grown(across(door), free)


# Finishing the plan


def add_to_finish(plan: Plan, draft: Draft, line: TypedWords) -> str:
    """Front door and windows; whatever is typed, the plan is ready with it."""
    openings = draft.openings
    while line:
        if line.take_one_of(DONE_WORDS):
            continue
        change = line.opening()
        if change is None and line.take_one_of(FRONT_WORDS):
            door = plan.propose_front_door()
            if door is None:
                raise Wrong("turn-no-front-door")
            change = rules.FRONT_MOVE + door
        elif change is None:
            change = any_opening(plan, openings, line.edge())
        openings = add_opening(openings, change)
    with_openings(plan.state, plan.seat, openings).demand()
    return spelled(openings, "ready")


def any_opening(plan: Plan, openings: Iterable[int], edge: int) -> int:
    """What an edge alone means: the front door as long as there is none, then a window."""
    fronts = [move for move in openings if move < rules.WINDOW_MOVE]
    has_front = fronts or plan.front_door is not None
    return (rules.WINDOW_MOVE if has_front else rules.FRONT_MOVE) + edge
