"""A plan as a drawing board needs it: what lies where, what it counts, what is in its way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from casetta.contract.question import Position

from ..content.furniture import option_name
from ..pencil.furniture import placed
from ..pencil.house import doors, front_door, walls, windows
from ..pencil.pencil import CELL
from ..pencil.svg import place_for_name
from ..plan.figures import Live, RoomNow, live
from ..plan.plan import Piece, Plan, Room
from ..plan.squares import (
    SQUARE_NAMES,
    Square,
    edge_name,
    names_of,
    numbers,
    of_pairs,
    one,
    pair_names,
)
from ..rules.rows import beyond
from ..text.drafts import tried
from ..text.picture import name_of
from .facts import BonusTold, FactTold, bonus_fields, facts_told
from .table import DraftQuestion, Refusal, refusal_of


@dataclass(frozen=True)
class PieceTold:
    """Where a piece lies and how it comes there from its card, what it is worth."""

    text: str
    option: str
    room: str
    body: list[str]
    dots: list[str]
    backs: list[str]
    """The edges where it stands against a wall."""
    matrix: str
    rug: bool
    fresh: bool
    """Whether others have not seen it yet."""
    points: int
    reachable: bool
    against: list[FactTold]
    counts: bool
    """Whether it would count if the plan were finished now."""
    way: list[str]
    """How one walks to it from the front door, square by square."""


@dataclass(frozen=True)
class Label:
    """Where the name of a closed room has most space: middle, line, width."""

    x: float
    y: float
    wide: float


@dataclass(frozen=True)
class RoomTold:
    """A room: its squares and door, what it counts so far, what is against it."""

    room: str
    stage: str
    squares: list[str]
    door: str | None
    label: Label | None
    counted: int
    drawn: int
    penalty: int
    against: list[FactTold]
    warnings: list[FactTold]


@dataclass(frozen=True)
class PlanBonus(BonusTold):
    """A bonus as it is, and what it would bring if the plan were finished now."""

    counted: int


@dataclass(frozen=True)
class PlanTold:
    """A plan: drawing, figures, and what is against them."""

    walls: str
    openings: str
    pieces: list[PieceTold]
    rooms: list[RoomTold]
    bonuses: list[PlanBonus]
    front_door: str | None
    windows: list[str]
    entrance: list[FactTold]
    reach: list[str]
    may_reach: list[str]
    cut: list[str]
    idea: int
    worth: int
    total: int


@dataclass(frozen=True)
class Refused:
    """The first rule that a draft breaks."""

    refused: Refusal | None


@dataclass(frozen=True)
class DraftedPlan(PlanTold, Refused):
    """The plan with its draft, as far as the rules allow it."""


def plan(position: Position, asked: DraftQuestion) -> DraftedPlan:
    """The plan of a seat with its draft."""
    trial = tried(position.view, position.seat, asked.draft)
    told = plan_told(Plan(trial.state, position.seat))
    return DraftedPlan(refused=refusal_of(trial), **vars(told))


def plan_told(plan: Plan) -> PlanTold:
    """A plan, evaluated once."""
    now = live(plan.state, plan.seat)
    ids = [str(piece.index) for piece in plan.pieces]
    steps = steps_in(plan)
    counted = plan.finished.bonus_points
    return PlanTold(
        walls=walls(plan),
        openings=doors(plan) + windows(plan) + front_door(plan),
        pieces=[piece_told(plan, piece, now, ids, steps) for piece in plan.pieces],
        rooms=[room_told(plan, room, now.rooms[room.index]) for room in plan.rooms],
        bonuses=[
            PlanBonus(**bonus_fields(bonus, ids), counted=points)
            for bonus, points in zip(now.bonuses, counted, strict=True)
        ],
        front_door=edge_or_none(plan.front_door),
        windows=[edge_name(edge) for edge in plan.windows],
        entrance=facts_told(now.entrance, ids),
        reach=pair_names(now.reach),
        may_reach=pair_names(now.may_reach),
        cut=cut_off(plan, now.may_reach),
        idea=plan.idea,
        worth=plan.worth,
        total=now.total,
    )


def edge_or_none(edge: int | None) -> str | None:
    """An edge by its name."""
    return None if edge is None else edge_name(edge)


def cut_off(plan: Plan, may_reach: list[Square]) -> list[str]:
    """The free squares to which no way leads, from no front door that could be.

    Around a hub what is in no room yet may still become part of one, and is left out.
    """
    if not may_reach:
        return []
    reached = of_pairs(may_reach)
    if plan.hub is not None:
        reached |= plan.floor & ~plan.closed
    return names_of(plan.walkable & ~reached)


# Pieces


def piece_told(
    plan: Plan, piece: Piece, now: Live, ids: list[str], steps: Mapping[int, int]
) -> PieceTold:
    """One piece."""
    figures = now.pieces[piece.index]
    return PieceTold(
        text=name_of(piece),
        option=option_name(piece.option),
        room=plan.room_names[piece.room],
        body=names_of(piece.body),
        dots=names_of(piece.dots),
        backs=[edge_name(edge) for edge in plan.backs_of(piece)],
        matrix=placed(plan, piece),
        rug=piece.rug,
        fresh=piece.index >= plan.shown,
        points=figures.points,
        reachable=figures.reachable,
        against=facts_told(figures.against, ids),
        counts=plan.finished.counts(piece.index),
        way=way_to(piece, steps),
    )


def steps_in(plan: Plan) -> Mapping[int, int]:
    """For every square that can be walked to, the one before it; the first leads to itself."""
    if plan.front_door is None or not plan.opens_rightly:
        return {}
    start = plan.front_door >> 2
    if not plan.walkable & one(start):
        return {}
    before, edge = {start: start}, [start]
    for square in edge:
        for side in range(4):
            near = int(beyond(4 * square + side))
            is_open = near >= 0 and not plan.walls[side] & one(square)
            if is_open and near not in before and plan.walkable & one(near):
                before[near] = square
                edge.append(near)
    return before


def way_to(piece: Piece, before: Mapping[int, int]) -> list[str]:
    """The way from the front door to the circulation of a piece; empty without one."""
    dots = set(numbers(piece.dots))
    near = next((square for square in before if square in dots), None)
    if near is None:
        return []
    way = [near]
    while before[way[-1]] != way[-1]:
        way.append(before[way[-1]])
    return [SQUARE_NAMES[square] for square in reversed(way)]


# Rooms


def room_told(plan: Plan, room: Room, now: RoomNow) -> RoomTold:
    """One room."""
    return RoomTold(
        room=now.name,
        stage=now.stage,
        squares=names_of(room.squares),
        door=edge_or_none(room.door),
        label=label_of(plan, room),
        counted=plan.finished.room_points(room.index),
        drawn=sum(piece.points for piece in plan.pieces_of(room.index)),
        penalty=now.penalty,
        against=facts_told(now.against),
        warnings=facts_told(now.warnings),
    )


def label_of(plan: Plan, room: Room) -> Label | None:
    """Where to write the name of a closed room."""
    if not room.is_closed:
        return None
    squares, is_blank = place_for_name(plan, room)
    first, last = squares[0][1], squares[-1][1]
    return Label(
        x=(first + last + 1) / 2 * CELL,
        y=squares[0][0] * CELL + (25 if is_blank else 37),
        wide=(last - first + 1) * CELL - 8,
    )
