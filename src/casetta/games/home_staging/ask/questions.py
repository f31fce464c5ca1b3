"""Questions about a plan on paper, drawn free hand; and those that need no plan."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypedDict

from casetta.contract.question import FieldwiseQuestion, read_by
from casetta.contract.reader import Reader

from ..bonuses.kind import DOOR_OF, THE_FRONT_DOOR, WINDOW_OF
from ..content.furniture import SIGNS, is_huge, is_symmetric, neighbour, read_drawing, transformed
from ..plan import paper
from ..plan.changes import with_front_door
from ..plan.figures import live as figures_of
from ..plan.plan import Plan
from ..plan.reasons import Reason, why_not_front, why_not_ghost, why_not_room
from ..plan.squares import SIDE, Square, from_rows, hangs_together, of_pairs, one, pairs, to_rows
from ..rules.closing import CLOSING_CODES, DOOR_NOT_ON_BOUNDARY, DOOR_ON_OUTER_WALL
from ..rules.grid import first_part
from ..rules.walking import FAR_AWAY, distance
from .places import seen_from
from .table import BonusTold, FactTold, as_lists, facts_told, told_as

# What may be drawn


class Verdict(TypedDict):
    """Legal, or the code of the reason with the squares at fault."""

    legal: bool
    reason: str | None
    squares: list[list[int]]


def verdict(reason: Reason | None) -> Verdict:
    code, squares = (None, []) if reason is None else reason
    return Verdict(legal=code is None, reason=code, squares=as_lists(squares))


class PlacementQuestion(paper.PaperPlan):
    """A piece, `place`, that is to be placed on a plan in the `current_room`."""

    def __init__(self, fields: Reader) -> None:
        super().__init__(fields)
        paper.expect(fields, "current_room")
        self.shape = paper.read_shape(paper.inner_object(fields, "place"))


def placement(_: None, asked: PlacementQuestion) -> Verdict:
    """Whether a piece may be placed, and why not."""
    shape = asked.shape
    body, dots = sorted(shape.body), sorted(shape.dots)
    reason = why_not_ghost(asked.state, 0, paper.ghost_of(shape), body, dots)
    return verdict(reason or why_not_apart(asked))


def why_not_apart(asked: PlacementQuestion) -> Reason | None:
    """Why a first piece in several parts may not lie so: not in one part of the floor (H-13)."""
    plan, squares = asked.plan(), of_pairs(asked.shape.squares)
    if hangs_together(squares) or plan.current is None or plan.current.pieces:
        return None
    part = from_rows(first_part(plan.state, plan.seat, to_rows(squares), to_rows(plan.free)))
    apart = squares & ~part
    return Reason("other_area", pairs(apart)) if apart else None


class ClosingQuestion(paper.PaperPlan):
    """The `current_room` that is to be closed: `close` tells its squares and its door."""

    def __init__(self, fields: Reader) -> None:
        super().__init__(fields)
        paper.expect(fields, "current_room")
        close = paper.inner_object(fields, "close")
        self.squares = paper.read_squares(close, "cells")
        door = close.values.get("door")
        self.door = paper.read_edge(close, door, "door") if close.has("door") else None


def closing(_: None, asked: ClosingQuestion) -> Verdict:
    """Whether a room may be closed like this, and why not."""
    plan, door = asked.plan(), asked.door
    assert plan.room is not None
    inner = paper.inner_edge(door, asked.squares)
    reason = why_not_room(plan.state, 0, plan.room, asked.squares, inner)
    if door is not None and inner is None and (reason is None or reason.code == "no_door"):
        reason = why_not_elsewhere(plan, door)
    return verdict(reason)


def why_not_elsewhere(plan: Plan, door: paper.Edge) -> Reason:
    """Why a door may not be on an edge that is not between the room and something else."""
    on_floor = [edge is not None and bool(plan.floor & one(edge >> 2)) for edge in door]
    inside = plan.hub == plan.room or all(on_floor)
    code = DOOR_NOT_ON_BOUNDARY if inside else DOOR_ON_OUTER_WALL
    return Reason(CLOSING_CODES[code], squares_of_edge(door))


class FrontDoorQuestion(paper.PaperPlan):
    """An `edge` that is to be the front door."""

    def __init__(self, fields: Reader) -> None:
        super().__init__(fields)
        paper.expect(fields, "edge")
        self.edge = paper.read_edge(fields, fields.values.get("edge"), "edge")


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


class RoomScore(TypedDict):
    points: int
    penalty: int
    reachable: bool


class Score(TypedDict):
    rooms: dict[str, RoomScore]
    pieces_reachable: dict[str, bool]
    bonus: int
    total: int


def score(_: None, asked: paper.PaperPlan) -> Score:
    """The score of a plan, room by room."""
    plan = asked.plan()
    rooms = {
        name: RoomScore(
            points=plan.room_points(room),
            penalty=plan.penalty(room),
            reachable=plan.is_reachable(room),
        )
        for room, name in enumerate(asked.names.rooms)
        if name in asked.scored_rooms()
    }
    bonus = sum(plan.bonus_points) if asked.content else 0
    served = {hand.id: plan.counts(index) for index, hand in enumerate(asked.hands)}
    total = sum(room["points"] + room["penalty"] for room in rooms.values()) + bonus
    return Score(rooms=rooms, pieces_reachable=served, bonus=bonus, total=total)


class LiveQuestion(paper.PaperPlan):
    """A plan on paper; a `bonus` takes the place of the scenario's."""

    def __init__(self, fields: Reader) -> None:
        super().__init__(fields)
        if fields.has("bonus"):
            self.read_bonus()
        self.read_cards()


class BonusQuestion(paper.PaperPlan):
    """A plan and a `bonus` rule; tokens and cards may be told with the rule."""

    def __init__(self, fields: Reader) -> None:
        rule = fields.values.get("bonus")
        within = rule if isinstance(rule, dict) else {}
        beside = {key: within[key] for key in ("tokens", "cards") if key in within}
        told = Reader({**beside, **fields.values}, fields.source)
        super().__init__(told)
        paper.inner_object(told, "bonus")
        if told.has("bonus"):
            self.read_bonus()
        self.read_cards()
        fields.asked |= told.asked


class BonusAnswer(TypedDict):
    bonus: int


def bonus(_: None, asked: BonusQuestion) -> BonusAnswer:
    """What one bonus rule gives for a plan."""
    return BonusAnswer(bonus=asked.plan().bonus_points[0])


# What counts now


class LivePiece(TypedDict):
    """A piece: what it would score, and all that keeps it from counting."""

    room: str
    points: int
    reachable: bool
    against: list[FactTold]


class LiveRoom(TypedDict):
    """A room: points that count now, points drawn that do not, what an empty room costs."""

    stage: str
    reachable: bool
    safe: int
    danger: int
    penalty: int
    against: list[FactTold]
    warnings: list[FactTold]


class Live(TypedDict):
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


def live(_: None, asked: LiveQuestion) -> Live:
    """What of a plan counts now, what does not and why, and how far each bonus has come."""
    names, ids = asked.names.rooms, [hand.id for hand in asked.hands]
    now = figures_of(asked.state, 0, names)
    rooms = [room for room in now.rooms if room.name in asked.scored_rooms()]
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


class DistanceQuestion(paper.PaperPlan):
    """Two objects, `from` and `to`, each as kind and piece or edge; one name may mean several."""

    def __init__(self, fields: Reader) -> None:
        super().__init__(fields)
        self.start, self.end = read_things(self, "from"), read_things(self, "to")


def read_things(asked: paper.PaperPlan, key: str) -> list[tuple[int, int]]:
    """The objects that a text names, as kind and piece or edge."""
    paper.expect(asked.fields, key)
    text = asked.fields.values.get(key)
    pieces = [index for index, hand in enumerate(asked.hands) if hand.id == text]
    if pieces:
        return [(0, pieces[0])]
    plan, rooms = asked.plan(), asked.names.rooms
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
        asked.fields.fault_at(key, "no-such-object", text=str(text))
    return [(kind, edge) for kind, edge in found if edge is not None]


class Distance(TypedDict):
    distance: int | None


def distance_between(_: None, asked: DistanceQuestion) -> Distance:
    """How many squares two objects are apart; null without a way."""
    ends = [(start, end) for start in asked.start for end in asked.end]
    found = [int(distance(asked.state, 0, *start, *end)) for start, end in ends]
    nearest = min(found, default=FAR_AWAY)
    return Distance(distance=None if nearest >= FAR_AWAY else nearest)


class ViewQuestion(paper.PaperPlan):
    """A plan with one window; no other number of windows makes sense."""

    def __init__(self, fields: Reader) -> None:
        super().__init__(fields)
        if len(self.plan().windows) != 1:
            fields.fault_at("windows", "one-window")


class Seen(TypedDict):
    sees: list[str]


def view(_: None, asked: ViewQuestion) -> Seen:
    """What is seen from the one window of a plan."""
    plan = asked.plan()
    (window,) = plan.windows
    return Seen(sees=sorted(seen_from(plan, window)))


# Without a plan


def read_rows(fields: Reader, key: str) -> list[str]:
    rows = fields.list(key)
    is_grid = rows and all(isinstance(row, str) for row in rows) and not is_huge(rows)
    if not is_grid or len({len(row) for row in rows}) != 1 or set("".join(rows)) - set(SIGNS):
        fields.fault_at(key, "furniture-drawing", known=SIGNS)
        return ["#"]
    return rows


@dataclass(frozen=True, kw_only=True)
class SymmetricQuestion(FieldwiseQuestion):
    draw: list[str] = read_by(read_rows)


class Symmetric(TypedDict):
    symmetric: bool


def symmetric(_: None, asked: SymmetricQuestion) -> Symmetric:
    """Whether mirroring a drawing gives nothing new."""
    return Symmetric(symmetric=is_symmetric(read_drawing(asked.draw)))


@dataclass(frozen=True, kw_only=True)
class TransformQuestion(SymmetricQuestion):
    mirror: bool = read_by(Reader.flag, default=False)
    quarter_turns_clockwise: int = read_by(
        partial(Reader.number, lowest=-99, highest=99, absent=0), default=0
    )


class Transformed(TypedDict):
    cells: list[list[int]]
    circulation: list[list[int]]
    wall_edges: list[list[list[int]]]


def transform(_: None, asked: TransformQuestion) -> Transformed:
    """A drawing mirrored if wanted, then turned."""
    turns = asked.quarter_turns_clockwise
    shape = transformed(read_drawing(asked.draw), asked.mirror, turns)
    backs = [as_lists((square, neighbour(square, side))) for square, side in sorted(shape.backs)]
    return Transformed(
        cells=as_lists(sorted(shape.body)),
        circulation=as_lists(sorted(shape.dots)),
        wall_edges=backs,
    )


@dataclass(frozen=True, kw_only=True)
class TokensQuestion(FieldwiseQuestion):
    tokens: int = read_by(partial(Reader.number, lowest=0, highest=999))


class Tokens(TypedDict):
    distributions: int


def tokens(_: None, asked: TokensQuestion) -> Tokens:
    """In how many ways so many tokens can be assigned to two options."""
    return Tokens(distributions=asked.tokens + 1)


@dataclass(frozen=True)
class Player:
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
        for player in paper.entries(fields, key)
    ]
    if not players:
        fields.fault_at(key, "missing-field")
    return players


@dataclass(frozen=True, kw_only=True)
class RankingQuestion(FieldwiseQuestion):
    players: list[Player] = read_by(read_players)


class Ranking(TypedDict):
    """The names of those who win, and the place of each person."""

    winners: list[Any]
    places: list[int]


def ranking(_: None, asked: RankingQuestion) -> Ranking:
    """Who wins: most points, then most pieces, else shared (rulings H-22, H-23)."""
    players = asked.players
    places = places_of([each.score for each in players], [each.pieces for each in players])
    winners = [each.name for each, place in zip(players, places, strict=True) if place == 1]
    return Ranking(winners=winners, places=places)


def places_of(totals: Sequence[int], pieces: Sequence[int]) -> list[int]:
    """Most points first, then most pieces; what is still equal shares a place (H-22, H-23)."""
    worth = list(zip(totals, pieces, strict=True))
    return [1 + sum(other > own for other in worth) for own in worth]
