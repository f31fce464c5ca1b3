"""Questions about a plan on paper, drawn free hand; and those that need no plan."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from casetta.contract.question import FieldwiseQuestion, read_by
from casetta.contract.reader import Reader

from ..bonuses.kind import DOOR_OF, GROUND_NAMES, THE_FRONT_DOOR, WINDOW_OF
from ..content.furniture import (
    SIGNS,
    Shape,
    is_huge,
    is_symmetric,
    neighbour,
    read_drawing,
    transformed,
)
from ..plan.changes import with_front_door
from ..plan.figures import live as figures_of
from ..plan.paper import (
    Edge,
    PaperPlan,
    entries,
    expect,
    ghost_of,
    inner_edge,
    inner_object,
    read_edge,
    read_shape,
    read_squares,
)
from ..plan.plan import Plan
from ..plan.reasons import Reason, why_not_front, why_not_ghost, why_not_room
from ..plan.squares import SIDE, Square, from_rows, hangs_together, of_pairs, one, pairs, to_rows
from ..rules.openings import sees
from ..rules.plan import CLOSING_CODES, DOOR_NOT_ON_BOUNDARY, DOOR_ON_OUTER_WALL
from ..rules.rows import first_part
from ..rules.walking import FAR_AWAY, distance
from .table import BonusTold, FactTold, as_lists, facts_told, told_as

# What may be drawn


@dataclass(frozen=True)
class Verdict:
    """Legal, or the code of the reason with the squares at fault."""

    legal: bool
    reason: str | None
    squares: list[list[int]]


def verdict(reason: Reason | None) -> Verdict:
    """What the rules say."""
    if reason is None:
        return Verdict(True, None, [])
    return Verdict(False, reason.code, as_lists(reason.squares))


class PlacementQuestion(PaperPlan):
    """A piece, `place`, that is to be placed on a plan in the `current_room`."""

    def __init__(self, fields: Reader) -> None:
        super().__init__(fields)
        expect(fields, "current_room")
        self.shape = read_shape(inner_object(fields, "place"))


def placement(_: None, asked: PlacementQuestion) -> Verdict:
    """Whether a piece may be placed, and why not."""
    shape = asked.shape
    body, dots = sorted(shape.body), sorted(shape.dots)
    reason = why_not_ghost(asked.state, 0, ghost_of(shape), body, dots)
    return verdict(reason or why_not_apart(asked.plan(), shape))


def why_not_apart(plan: Plan, shape: Shape) -> Reason | None:
    """Why a first piece in several parts may not lie so: not in one part of the floor (H-13)."""
    squares = of_pairs(shape.squares)
    if hangs_together(squares) or plan.current is None or plan.current.pieces:
        return None
    part = from_rows(first_part(plan.state, plan.seat, to_rows(squares), to_rows(plan.free)))
    apart = squares & ~part
    return Reason("other_area", pairs(apart)) if apart else None


class ClosingQuestion(PaperPlan):
    """The `current_room` that is to be closed: `close` tells its squares and its door."""

    def __init__(self, fields: Reader) -> None:
        super().__init__(fields)
        expect(fields, "current_room")
        close = inner_object(fields, "close")
        self.squares = read_squares(close, "cells")
        self.door = read_edge(close, close.values["door"], "door") if close.has("door") else None


def closing(_: None, asked: ClosingQuestion) -> Verdict:
    """Whether a room may be closed like this, and why not."""
    plan, door = asked.plan(), asked.door
    assert plan.room is not None
    inner = inner_edge(door, asked.squares)
    reason = why_not_room(plan.state, 0, plan.room, asked.squares, inner)
    if door is not None and inner is None and (reason is None or reason.code == "no_door"):
        reason = why_not_elsewhere(plan, door)
    return verdict(reason)


def why_not_elsewhere(plan: Plan, door: Edge) -> Reason:
    """Why a door may not be on an edge that is not between the room and something else."""
    on_floor = [edge is not None and bool(plan.floor & one(edge >> 2)) for edge in door]
    inside = plan.hub == plan.room or all(on_floor)
    code = DOOR_NOT_ON_BOUNDARY if inside else DOOR_ON_OUTER_WALL
    return Reason(CLOSING_CODES[code], squares_of_edge(door))


class FrontDoorQuestion(PaperPlan):
    """An `edge` that is to be the front door."""

    def __init__(self, fields: Reader) -> None:
        super().__init__(fields)
        expect(fields, "edge")
        self.edge = read_edge(fields, fields.values.get("edge"), "edge")


def front_door(_: None, asked: FrontDoorQuestion) -> Verdict:
    """Whether an edge may be the front door, and why not; an earlier one may be moved."""
    outer = asked.outer_edge(asked.edge)
    if outer is None:
        return verdict(Reason("not_outer_wall", squares_of_edge(asked.edge or ())))
    return verdict(why_not_front(with_front_door(asked.state, 0, None), 0, outer))


def squares_of_edge(edge: Iterable[int | None]) -> list[Square]:
    """The squares of an edge that lie on the sheet."""
    return [divmod(each >> 2, SIDE) for each in edge if each is not None]


# What a plan is worth


@dataclass(frozen=True)
class RoomScore:
    """The score of a room."""

    points: int
    penalty: int
    reachable: bool


@dataclass(frozen=True)
class Score:
    """The score of a plan, room by room."""

    rooms: dict[str, RoomScore]
    pieces_reachable: dict[str, bool]
    bonus: int
    total: int


def score(_: None, paper: PaperPlan) -> Score:
    """The score of a plan, room by room."""
    plan = paper.plan()
    rooms = {
        name: RoomScore(plan.room_points(room), plan.penalty(room), plan.is_reachable(room))
        for room, name in enumerate(paper.names.rooms)
        if name in paper.scored_rooms()
    }
    bonus = sum(plan.bonus_points) if paper.content else 0
    served = {hand.id: plan.counts(index) for index, hand in enumerate(paper.hands)}
    total = sum(room.points + room.penalty for room in rooms.values()) + bonus
    return Score(rooms, served, bonus, total)


class LiveQuestion(PaperPlan):
    """A plan on paper; a `bonus` takes the place of the scenario's."""

    def __init__(self, fields: Reader) -> None:
        super().__init__(fields)
        if fields.has("bonus"):
            self.read_bonus()
        self.read_cards()


class BonusQuestion(PaperPlan):
    """A plan and a `bonus` rule; tokens and cards may be told with the rule."""

    def __init__(self, fields: Reader) -> None:
        rule = fields.values.get("bonus")
        within = rule if isinstance(rule, dict) else {}
        beside = {key: within[key] for key in ("tokens", "cards") if key in within}
        told = Reader({**beside, **fields.values}, fields.source, ("",))
        super().__init__(told)
        inner_object(told, "bonus")
        if told.has("bonus"):
            self.read_bonus()
        self.read_cards()
        fields.asked |= told.asked


@dataclass(frozen=True)
class BonusAnswer:
    """What a bonus rule gives."""

    bonus: int


def bonus(_: None, asked: BonusQuestion) -> BonusAnswer:
    """What one bonus rule gives for a plan."""
    return BonusAnswer(asked.plan().bonus_points[0])


# What counts now


@dataclass(frozen=True)
class LivePiece:
    """A piece: what it would score, and all that keeps it from counting."""

    room: str
    points: int
    reachable: bool
    against: list[FactTold]


@dataclass(frozen=True)
class LiveRoom:
    """A room: points that count now, points drawn that do not, what an empty room costs."""

    stage: str
    reachable: bool
    safe: int
    danger: int
    penalty: int
    against: list[FactTold]
    warnings: list[FactTold]


@dataclass(frozen=True)
class Live:
    """A plan as it is now; sums are over the rooms that a score speaks of."""

    reach: list[list[int]]
    may_reach: list[list[int]]
    entrance: list[FactTold]
    pieces: dict[str, LivePiece]
    rooms: dict[str, LiveRoom]
    bonuses: list[BonusTold]
    safe: int
    danger: int
    penalty: int
    bonus: int
    total: int


def live(_: None, paper: LiveQuestion) -> Live:
    """What of a plan counts now, what does not and why, and how far each bonus has come."""
    names, ids = paper.names.rooms, [hand.id for hand in paper.hands]
    now = figures_of(paper.state, 0, names)
    rooms = [room for room in now.rooms if room.name in paper.scored_rooms()]
    safe, penalty = sum(room.safe for room in rooms), sum(room.penalty for room in rooms)
    return Live(
        reach=as_lists(now.reach),
        may_reach=as_lists(now.may_reach),
        entrance=facts_told(now.entrance, ids),
        pieces={
            name: told_as(LivePiece, piece, ids, room=names[piece.room])
            for name, piece in zip(ids, now.pieces, strict=True)
        },
        rooms={room.name: told_as(LiveRoom, room, ids) for room in rooms},
        bonuses=[told_as(BonusTold, bonus, ids) for bonus in now.bonuses],
        safe=safe,
        danger=sum(room.danger for room in rooms),
        penalty=penalty,
        bonus=now.bonus,
        total=safe + penalty + now.bonus,
    )


# Ways and windows


class DistanceQuestion(PaperPlan):
    """Two objects, `from` and `to`, each as kind and piece or edge; one name may mean several."""

    def __init__(self, fields: Reader) -> None:
        super().__init__(fields)
        self.start, self.end = read_things(self, "from"), read_things(self, "to")


def read_things(paper: PaperPlan, key: str) -> list[tuple[int, int]]:
    """The objects that a text names, as kind and piece or edge."""
    expect(paper.fields, key)
    text = paper.fields.values.get(key)
    pieces = [index for index, hand in enumerate(paper.hands) if hand.id == text]
    if pieces:
        return [(0, pieces[0])]
    plan, rooms = paper.plan(), paper.names.rooms
    head, _, name = str(text).partition(":")
    room = plan.rooms[rooms.index(name)] if name in rooms else None
    found: list[tuple[int, int | None]] = []
    if text == "front_door":
        found = [(THE_FRONT_DOOR, plan.front_door)]
    elif head == "door" and room is not None:
        found = [(DOOR_OF, room.door)]
    elif head == "window":
        within = plan.floor if room is None else room.squares
        found = [(WINDOW_OF, edge) for edge in plan.windows if within & one(edge >> 2)]
    is_place = text == "front_door" or (head in ("door", "window") and room is not None)
    if not is_place and (text != "window" or len(found) != 1):
        paper.fields.fault_at(key, "no-such-object", text=str(text))
    return [(kind, edge) for kind, edge in found if edge is not None]


@dataclass(frozen=True)
class Distance:
    """How many squares two objects are apart; None without a way."""

    distance: int | None


def distance_between(_: None, asked: DistanceQuestion) -> Distance:
    """How many squares two objects are apart; null without a way."""
    ends = [(start, end) for start in asked.start for end in asked.end]
    found = [int(distance(asked.state, 0, *start, *end)) for start, end in ends]
    nearest = min(found, default=FAR_AWAY)
    return Distance(None if nearest >= FAR_AWAY else nearest)


class ViewQuestion(PaperPlan):
    """A plan with one window; no other number of windows makes sense."""

    def __init__(self, fields: Reader) -> None:
        super().__init__(fields)
        if len(self.plan().windows) != 1:
            fields.fault_at("windows", "one-window")


@dataclass(frozen=True)
class Seen:
    """What is seen from a window."""

    sees: list[str]


def view(_: None, asked: ViewQuestion) -> Seen:
    """What is seen from the one window of a plan."""
    plan = asked.plan()
    (window,) = plan.windows
    grounds = enumerate(GROUND_NAMES[:3])
    return Seen(sorted(name for ground, name in grounds if sees(plan.state, window, ground)))


# Without a plan


def read_rows(fields: Reader, key: str) -> list[str]:
    """The rows of a drawing."""
    rows = fields.list(key)
    is_grid = rows and all(isinstance(row, str) for row in rows) and not is_huge(rows)
    if not is_grid or len({len(row) for row in rows}) != 1 or set("".join(rows)) - set(SIGNS):
        fields.fault_at(key, "furniture-drawing", known=SIGNS)
        return ["#"]
    return rows


@dataclass(frozen=True, kw_only=True)
class TransformQuestion(FieldwiseQuestion):
    """A drawing, mirrored if wanted, then turned."""

    draw: list[str] = read_by(read_rows)
    mirror: bool = read_by(Reader.flag, default=False)
    quarter_turns_clockwise: int = read_by(
        partial(Reader.number, lowest=-99, highest=99, absent=0), default=0
    )


@dataclass(frozen=True)
class Transformed:
    """A drawing as lists of squares and sides."""

    cells: list[list[int]]
    circulation: list[list[int]]
    wall_edges: list[list[list[int]]]


def transform(_: None, asked: TransformQuestion) -> Transformed:
    """A drawing mirrored if wanted, then turned."""
    turns = asked.quarter_turns_clockwise
    shape = transformed(read_drawing(asked.draw), asked.mirror, turns)
    backs = [as_lists((square, neighbour(square, side))) for square, side in sorted(shape.backs)]
    return Transformed(as_lists(sorted(shape.body)), as_lists(sorted(shape.dots)), backs)


@dataclass(frozen=True, kw_only=True)
class SymmetricQuestion(FieldwiseQuestion):
    """A drawing."""

    draw: list[str] = read_by(read_rows)


@dataclass(frozen=True)
class Symmetric:
    """Whether mirroring a drawing gives nothing new."""

    symmetric: bool


def symmetric(_: None, asked: SymmetricQuestion) -> Symmetric:
    """Whether mirroring a drawing gives nothing new."""
    return Symmetric(is_symmetric(read_drawing(asked.draw)))


@dataclass(frozen=True, kw_only=True)
class TokensQuestion(FieldwiseQuestion):
    """How many tokens lie on a card."""

    tokens: int = read_by(partial(Reader.number, lowest=0, highest=999))


@dataclass(frozen=True)
class Tokens:
    """In how many ways tokens can be assigned."""

    distributions: int


def tokens(_: None, asked: TokensQuestion) -> Tokens:
    """In how many ways so many tokens can be assigned to two options."""
    return Tokens(asked.tokens + 1)


@dataclass(frozen=True)
class Player:
    """Somebody at a table."""

    score: int
    pieces: int = 0
    name: Any = None


def read_players(fields: Reader, key: str) -> list[Player]:
    """Those of whom a ranking speaks; there must be one."""
    players = [
        Player(
            player.number("score", -9999, 9999),
            player.number("pieces", 0, 999, absent=0),
            player.values.get("name"),
        )
        for player in entries(fields, key)
    ]
    if not players:
        fields.fault_at(key, "missing-field")
    return players


@dataclass(frozen=True, kw_only=True)
class RankingQuestion(FieldwiseQuestion):
    """The people of a table."""

    players: list[Player] = read_by(read_players)


@dataclass(frozen=True)
class Ranking:
    """The names of those who win, and the place of each person."""

    winners: list[Any]
    places: list[int]


def ranking(_: None, asked: RankingQuestion) -> Ranking:
    """Who wins: most points, then most pieces, else shared (rulings H-22, H-23)."""
    players = asked.players
    places = places_of([each.score for each in players], [each.pieces for each in players])
    winners = [each.name for each, place in zip(players, places, strict=True) if place == 1]
    return Ranking(winners, places)


def places_of(totals: Sequence[int], pieces: Sequence[int]) -> list[int]:
    """Most points first, then most pieces; what is still equal shares a place (H-22, H-23)."""
    worth = list(zip(totals, pieces, strict=True))
    return [1 + sum(other > own for other in worth) for own in worth]
