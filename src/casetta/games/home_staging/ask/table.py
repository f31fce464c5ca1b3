"""Questions about a table: the view of a seat, its plan with what is drafted on it.

Only the plan that is asked about is drawn again where a question brings the view, so that the
answer comes while a pointer moves.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NotRequired, TypedDict, TypeVar, cast

from casetta.contract.errors import Wrong, refuse
from casetta.contract.question import FieldwiseQuestion, Position, read_by
from casetta.contract.reader import Reader
from casetta.kernel.state import SEATS

from ..content.furniture import option_name
from ..content.library import Scenario, own_scenario, told_scenario
from ..pencil.furniture import placed
from ..pencil.house import doors, front_door, walls, windows
from ..pencil.pencil import CELL
from ..pencil.svg import place_for_name
from ..plan.drawing import setup
from ..plan.facts import Fact
from ..plan.figures import Live, RoomNow, live
from ..plan.plan import Piece, Plan, Room
from ..plan.position import MOST_SEATS
from ..plan.squares import (
    SQUARE_NAMES,
    Square,
    edge_name,
    edge_or_none,
    names_of,
    of_pairs,
    one,
    pair_names,
)
from ..rules.grid import beyond
from ..text.drafts import Trial, tried
from ..text.notation import read

if TYPE_CHECKING:
    from typing import Self

Answer = TypeVar("Answer")
LONGEST_DRAFT = 4000
"""Letters of a draft; the longest closing has far fewer."""
MOST_REMEMBERED = 64
"""How many positions are kept from one question to the next."""
LONGEST_REMEMBERED = 65_536
"""Letters of a view that is kept; one with much own furniture has half as many."""


def read_draft(fields: Reader, key: str) -> str:
    """The draft; it must be spelled as moves are."""
    draft = fields.values.get(key) or ""
    if not isinstance(draft, str) or len(draft) > LONGEST_DRAFT:
        raise Wrong("unreadable-move", key)
    if draft:
        read(draft)
    return draft


@dataclass(frozen=True, kw_only=True)
class TableQuestion(FieldwiseQuestion):
    @classmethod
    def read(cls, fields: Reader) -> Self:
        """The question; pages may send fields that nobody knows."""
        fields.asked.update(fields.values)
        return super().read(fields)


@dataclass(frozen=True, kw_only=True)
class DraftQuestion(TableQuestion):
    """A question about a plan with what is drafted on it."""

    draft: str = read_by(read_draft, default="")
    """Spelled as moves are."""


# The position that a question brings


Known = tuple[tuple[int, ...], Scenario | None]
"""A state, and its scenario where somebody brought it."""


def read_position(fields: Reader) -> Position:
    """The position that `view` and `seat` tell."""
    view = fields.values.get("view")
    if not isinstance(view, Mapping):
        raise Wrong("missing-field", "view")
    seat = fields.number("seat", 0, MOST_SEATS - 1, absent=0)
    state, own = position_of(view, seat)
    seat = fields.number("seat", 0, state[SEATS] - 1, absent=0)
    return Position(list(state), seat, own)


def read_position_if_told(fields: Reader) -> Position | None:
    """The same where a view is told at all."""
    return read_position(fields) if isinstance(fields.values.get("view"), Mapping) else None


def position_of(view: Mapping[str, Any], seat: int) -> Known:
    """The position that a view tells, with no plan but that of one seat."""
    plans = view.get("plans")
    told = plans if isinstance(plans, list) else []
    alone = [plan if each == seat else {} for each, plan in enumerate(told)]
    text = json.dumps({**view, "plans": alone}, sort_keys=True)
    return _remembered(text) if len(text) <= LONGEST_REMEMBERED else _position(text)


def _position(text: str) -> Known:
    view = json.loads(text)
    state, wrongs = setup(view)
    refuse(wrongs)
    content = told_scenario(view)
    return tuple(state), None if content is None else own_scenario(content)


_remembered = lru_cache(maxsize=MOST_REMEMBERED)(_position)


# What the rules refuse of a draft


class Refusal(TypedDict):
    """A broken rule: its code, the squares at fault, which of the drafted pieces breaks it."""

    code: str
    squares: list[str]
    piece: NotRequired[int]


def refusal_of(trial: Trial) -> Refusal | None:
    """The first rule that a draft breaks."""
    if trial.refused is None:
        return None
    told: Refusal = {"code": trial.refused.code, "squares": pair_names(trial.refused.squares)}
    if trial.piece is not None:
        told["piece"] = trial.piece
    return told


# Facts


class FactTold(TypedDict):
    """A fact with its values, which depend on its code (docs/ask.md)."""

    code: str
    squares: list[list[int]]
    pieces: NotRequired[list[str]]
    """By the names that the question gave them."""
    final: bool


class BonusTold(TypedDict):
    kind: str
    points: int
    most: int
    status: str
    progress: FactTold
    needs: list[FactTold]


def as_lists(squares: Iterable[Square]) -> list[list[int]]:
    return [list(square) for square in squares]


def facts_told(facts: Iterable[Fact], ids: Sequence[str] = ()) -> list[FactTold]:
    """Facts with their codes, values and squares; pieces by the names the question gave them."""
    return [fact_told(each, ids) for each in facts]


def fact_told(fact: Fact, ids: Sequence[str]) -> FactTold:
    told: dict[str, Any] = {"code": fact.code, **fact.values, "squares": as_lists(fact.squares)}
    if fact.pieces:
        told["pieces"] = [ids[piece] for piece in fact.pieces]
    return cast("FactTold", {**told, "final": fact.final})


def told_as(kind: type[Answer], figures: Any, ids: Sequence[str] = (), **others: Any) -> Answer:
    """An answer with those of some figures that it has fields for, their facts told, and others."""
    told = {name: getattr(figures, name, None) for name in kind.__annotations__}
    for name, value in told.items():
        if isinstance(value, Fact):
            told[name] = fact_told(value, ids)
        elif isinstance(value, list):
            told[name] = facts_told(value, ids)
    return cast("Answer", told | others)


# The plan


class PieceTold(TypedDict):
    """Where a piece lies and how it comes there from its card, what it is worth."""

    text: str
    option: str
    room: str
    body: list[str]
    dots: list[str]
    backs: list[str]
    """The edges where it stands against a wall."""
    transform: int
    """How many quarter turns clockwise, and 4 more if it is mirrored first."""
    at: str
    """The square of its top left."""
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


class Label(TypedDict):
    """Where the name of a closed room has most space: middle, line, width."""

    x: float
    y: float
    wide: float


class RoomTold(TypedDict):
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


class PlanBonus(BonusTold):
    """A bonus as it is, and what it would bring if the plan were finished now."""

    counted: int


class PlanTold(TypedDict):
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


class DraftedPlan(PlanTold):
    """The plan with its draft, as far as the rules allow it."""

    refused: Refusal | None


def plan(position: Position, asked: DraftQuestion) -> DraftedPlan:
    """The plan of a seat with its draft."""
    trial = tried(position.view, position.seat, asked.draft)
    return {"refused": refusal_of(trial), **plan_told(Plan(trial.state, position.seat))}


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
        rooms=[room_told(plan, room, now.rooms[room.index], ids) for room in plan.rooms],
        bonuses=[
            told_as(PlanBonus, bonus, ids, counted=points)
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
    return told_as(
        PieceTold,
        now.pieces[piece.index],
        ids,
        text=piece.text,
        option=option_name(piece.option),
        room=plan.room_names[piece.room],
        body=names_of(piece.body),
        dots=names_of(piece.dots),
        backs=[edge_name(edge) for edge in plan.backs_of(piece)],
        transform=piece.transform,
        at=SQUARE_NAMES[piece.origin],
        matrix=placed(plan, piece),
        rug=piece.rug,
        fresh=piece.index >= plan.shown,
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
    near = next((square for square in before if piece.dots & one(square)), None)
    if near is None:
        return []
    way = [near]
    while before[way[-1]] != way[-1]:
        way.append(before[way[-1]])
    return [name for square in reversed(way) for name in names_of(one(square))]


# Rooms


def room_told(plan: Plan, room: Room, now: RoomNow, ids: list[str]) -> RoomTold:
    return told_as(
        RoomTold,
        now,
        ids,
        room=now.name,
        squares=names_of(room.squares),
        door=edge_or_none(room.door),
        label=label_of(plan, room),
        counted=plan.finished.room_points(room.index),
        drawn=now.safe + now.danger,
    )


def label_of(plan: Plan, room: Room) -> Label | None:
    if not room.is_closed:
        return None
    squares, is_blank = place_for_name(plan, room)
    first, last = squares[0][1], squares[-1][1]
    return Label(
        x=(first + last + 1) / 2 * CELL,
        y=squares[0][0] * CELL + (25 if is_blank else 37),
        wide=(last - first + 1) * CELL - 8,
    )
