"""A plan as a drawing board needs it: what lies where, what it counts, what is in its way."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from casetta.contract.game import State

from ..pencil.furniture import placed
from ..pencil.pencil import CELL
from ..pencil.svg import place_for_name
from ..pencil.walls import doors, front_door, walls, windows
from ..plan.figures import Live, PieceNow, RoomNow, live
from ..plan.prospects import as_if_finished, points_of_room, worth
from ..rules.laid import (
    backs_drawn,
    body_row,
    dots_row,
    is_rug,
    option_of,
    piece_at,
    room_of_piece,
    transform_of,
)
from ..rules.layout import CLOSED, FLOOR, FRONT_DOOR, HUB, IDEA, NONE, PIECES, ROOMS, SHOWN, SIDE
from ..rules.plan import door_of
from ..rules.walking import walkable
from ..text.drawing import is_closed, piece_text, room_name, room_rows, window_edges
from ..text.notation import SIDE_NAMES, SQUARE_NAMES, edge_name
from .board_reading import Answer, BoardQuestion, Question, named
from .drafts import tried
from .live import bonus_object, fact_objects
from .ways import steps_in, way_to


def ask_plan(question: Question) -> Answer:
    """The plan of a seat with its draft; `refused` is the first rule that the draft breaks."""
    asked = BoardQuestion(question)
    asked.finish()
    state, refused = tried(asked.state, asked.seat, asked.draft)
    return {"refused": refused, **plan_told(state, asked.seat)}


def plan_told(state: State, seat: int) -> Answer:
    """A plan: drawing, figures, and what is against them."""
    now = live(state, seat)
    ids = [str(piece) for piece in range(state[PIECES + seat])]
    front = state[FRONT_DOOR + seat]
    return {
        "walls": walls(state, seat),
        "openings": doors(state, seat) + windows(state, seat) + front_door(state, seat),
        "pieces": pieces_told(state, seat, now, ids),
        "rooms": [room_told(state, seat, room, now.rooms[room]) for room in range(state[ROOMS])],
        "bonuses": bonuses_told(state, seat, now, ids),
        "front_door": None if front == NONE else edge_name(front),
        "windows": [edge_name(edge) for edge in window_edges(state, seat)],
        "entrance": fact_objects(now.entrance, ids),
        "reach": squares_named(now.reach),
        "may_reach": squares_named(now.may_reach),
        "cut": cut_off(state, seat, now),
        "idea": int(state[IDEA + seat]),
        "worth": worth(state, seat),
        "total": now.total,
    }


def squares_named(squares: Sequence[tuple[int, int]]) -> list[str]:
    """Squares of the sheet by their names."""
    return [SQUARE_NAMES[SIDE * row + column] for row, column in squares]


def cut_off(state: State, seat: int, now: Live) -> list[str]:
    """The free squares to which no way leads, from no front door that could be.

    Around a hub what is in no room yet may still become part of one, and is left out.
    """
    if not now.may_reach:
        return []
    reached = set(squares_named(now.may_reach))
    if state[HUB] != NONE:
        closed = set(named(state, CLOSED + SIDE * seat))
        reached |= {square for square in named(state, FLOOR) if square not in closed}
    return [square for square in named(walkable(state, seat)) if square not in reached]


# Pieces


def pieces_told(state: State, seat: int, now: Live, ids: Sequence[str]) -> list[Answer]:
    """Every piece in the order of drawing."""
    before = steps_in(state, seat)
    finished = live(as_if_finished(state, seat), seat).pieces
    return [
        {
            **piece_told(state, seat, piece),
            **piece_now(now.pieces[piece], ids),
            "counts": finished[piece].reachable,
            "way": way_to(state, seat, piece, before),
        }
        for piece in range(state[PIECES + seat])
    ]


def piece_told(state: State, seat: int, piece: int) -> Answer:
    """Where a piece lies, and how it comes there from its card."""
    text = piece_text(state, seat, piece)
    return {
        "text": text,
        "option": text[:4],
        "room": room_name(state, room_of_piece(state, seat, piece)),
        "body": named([int(body_row(state, seat, piece, row)) for row in range(SIDE)]),
        "dots": named([int(dots_row(state, seat, piece, row)) for row in range(SIDE)]),
        "backs": backs_of(state, seat, piece),
        "matrix": placed(state, seat, piece),
        "rug": bool(is_rug(state, seat, piece)),
        "fresh": piece >= state[SHOWN + seat],
    }


def backs_of(state: State, seat: int, piece: int) -> list[str]:
    """The edges where a piece stands against a wall."""
    word = piece_at(state, seat, piece)
    top, left = word >> 4 & 15, word & 15
    found = []
    for side in range(4):
        backs = int(backs_drawn(state, option_of(word), side, transform_of(word)))
        for bit in range(backs.bit_length()):
            if backs >> bit & 1:
                square = SQUARE_NAMES[SIDE * (top + bit // 8) + left + bit % 8]
                found.append(f"{square} {SIDE_NAMES[side]}")
    return found


def piece_now(piece: PieceNow, ids: Sequence[str]) -> Answer:
    """What a piece is worth, and what is against it."""
    return {
        "points": piece.points,
        "reachable": piece.reachable,
        "against": fact_objects(piece.against, ids),
    }


# Rooms and bonuses


def room_told(state: State, seat: int, room: int, now: RoomNow) -> Answer:
    """A room: its squares and door, what it counts so far, what is against it."""
    door = door_of(state, seat, room)
    counted, drawn = points_of_room(state, seat, room)
    return {
        "room": now.name,
        "stage": now.stage,
        "squares": named(room_rows(state, seat, room)),
        "door": None if door == NONE else edge_name(door),
        "label": label_of(state, seat, room),
        "counted": counted,
        "drawn": drawn,
        "penalty": now.penalty,
        "against": fact_objects(now.against, ()),
        "warnings": fact_objects(now.warnings, ()),
    }


def label_of(state: State, seat: int, room: int) -> Mapping[str, float] | None:
    """Where the name of a closed room has most space: middle, line, width."""
    if not is_closed(state, seat, room):
        return None
    squares, is_blank = place_for_name(state, seat, room)
    first, last = squares[0][1], squares[-1][1]
    return {
        "x": (first + last + 1) / 2 * CELL,
        "y": squares[0][0] * CELL + (25 if is_blank else 37),
        "wide": (last - first + 1) * CELL - 8,
    }


def bonuses_told(state: State, seat: int, now: Live, ids: Sequence[str]) -> list[Answer]:
    """Every bonus as it is, and what it would bring if the plan were finished now."""
    finished = live(as_if_finished(state, seat), seat).bonuses
    return [
        {**bonus_object(bonus, ids), "counted": then.points}
        for bonus, then in zip(now.bonuses, finished, strict=True)
    ]
