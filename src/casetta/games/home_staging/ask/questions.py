"""Questions about a plan on paper, drawn free hand; and those that need no plan."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

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
from ..plan.figures import PieceNow, RoomNow
from ..plan.figures import live as figures_of
from ..plan.hand import Edge, ghost_of, inner_edge, read_edge, read_shape, read_squares
from ..plan.paper import NEEDED, PaperPlan
from ..plan.plan import Plan
from ..plan.reasons import Reason, is_out, why_not_front, why_not_ghost, why_not_room
from ..plan.squares import SIDE, Square, from_rows, hangs_together, of_pairs, one, pairs, to_rows
from ..rules.decisions import FRONT_MOVE
from ..rules.openings import sees
from ..rules.pieces import CIRCULATION_OUTSIDE, OUTSIDE
from ..rules.plan import CLOSING_CODES, DOOR_NOT_ON_BOUNDARY, DOOR_ON_OUTER_WALL
from ..rules.rows import first_part
from ..rules.setup import change_openings
from ..rules.walking import FAR_AWAY, distance
from .facts import BonusTold, FactTold, as_lists, bonus_fields, facts_told

if TYPE_CHECKING:
    from typing import Self

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


@dataclass(frozen=True)
class PlacementQuestion:
    """A piece that is to be placed on a plan."""

    paper: PaperPlan
    shape: Shape

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """`place` is the piece, `current_room` its room."""
        paper = PaperPlan(fields)
        expect(fields, "current_room")
        return cls(paper, read_shape(inner_object(fields, "place")))


def placement(_: None, asked: PlacementQuestion) -> Verdict:
    """Whether a piece may be placed, and why not."""
    shape = asked.shape
    out = {
        code: [square for square in sorted(squares) if is_out(square)]
        for code, squares in ((OUTSIDE, shape.body), (CIRCULATION_OUTSIDE, shape.dots))
    }
    reason = why_not_ghost(asked.paper.state, 0, ghost_of(shape), out)
    return verdict(reason or why_not_apart(asked.paper.plan(), shape))


def why_not_apart(plan: Plan, shape: Shape) -> Reason | None:
    """Why a first piece in several parts may not lie so: not in one part of the floor (H-13)."""
    squares = of_pairs(shape.squares)
    if hangs_together(squares) or plan.current is None or plan.current.pieces:
        return None
    part = from_rows(first_part(plan.state, plan.seat, to_rows(squares), to_rows(plan.free)))
    apart = squares & ~part
    return Reason("other_area", pairs(apart)) if apart else None


@dataclass(frozen=True)
class ClosingQuestion:
    """A room that is to be closed."""

    paper: PaperPlan
    squares: list[Square]
    door: Edge | None

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """`close` tells squares and door, `current_room` the room."""
        paper = PaperPlan(fields)
        expect(fields, "current_room")
        close = inner_object(fields, "close")
        squares = read_squares(close, "cells")
        door = read_edge(close, close.values["door"], "door") if close.has("door") else None
        return cls(paper, squares, door)


def closing(_: None, asked: ClosingQuestion) -> Verdict:
    """Whether a room may be closed like this, and why not."""
    plan, door = asked.paper.plan(), asked.door
    inner = inner_edge(door, asked.squares)
    reason = why_not_room(plan.state, 0, asked.paper.current_room, asked.squares, inner)
    if door is not None and inner is None and (reason is None or reason.code == "no_door"):
        reason = why_not_elsewhere(plan, door)
    return verdict(reason)


def why_not_elsewhere(plan: Plan, door: Edge) -> Reason:
    """Why a door may not be on an edge that is not between the room and something else."""
    on_floor = [edge is not None and bool(plan.floor & one(edge >> 2)) for edge in door]
    inside = plan.hub == plan.room or all(on_floor)
    code = DOOR_NOT_ON_BOUNDARY if inside else DOOR_ON_OUTER_WALL
    return Reason(CLOSING_CODES[code], squares_of_edge(door))


@dataclass(frozen=True)
class FrontDoorQuestion:
    """An edge that is to be the front door."""

    paper: PaperPlan
    edge: Edge | None

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """`edge` is the front door."""
        paper = PaperPlan(fields)
        expect(fields, "edge")
        return cls(paper, read_edge(fields, fields.values.get("edge"), "edge"))


def front_door(_: None, asked: FrontDoorQuestion) -> Verdict:
    """Whether an edge may be the front door, and why not; an earlier one may be moved."""
    state, earlier = asked.paper.state, asked.paper.plan().front_door
    if earlier is not None:
        change_openings(state, 0, FRONT_MOVE + earlier)
    outer = asked.paper.outer_edge(asked.edge)
    if outer is None:
        return verdict(Reason("not_outer_wall", squares_of_edge(asked.edge or ())))
    return verdict(why_not_front(state, 0, outer))


def squares_of_edge(edge: Iterable[int | None]) -> list[Square]:
    """The squares of an edge that lie on the sheet."""
    return [divmod(each >> 2, SIDE) for each in edge if each is not None]


# What a plan is worth


@dataclass(frozen=True)
class PaperQuestion:
    """A plan on paper."""

    paper: PaperPlan

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """Nothing but the plan."""
        return cls(PaperPlan(fields))


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


def score(_: None, asked: PaperQuestion) -> Score:
    """The score of a plan, room by room."""
    paper, plan = asked.paper, asked.paper.plan()
    rooms = {
        name: RoomScore(plan.room_points(room), plan.penalty(room), plan.is_reachable(room))
        for room, name in enumerate(paper.names.rooms)
        if name in paper.scored_rooms()
    }
    bonus = sum(plan.bonus_points) if paper.content else 0
    served = {hand.id: plan.counts(index) for index, hand in enumerate(paper.hands)}
    total = sum(room.points + room.penalty for room in rooms.values()) + bonus
    return Score(rooms, served, bonus, total)


@dataclass(frozen=True)
class BonusQuestion:
    """A plan and a bonus rule; tokens and cards may be told with the rule."""

    paper: PaperPlan

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """`bonus` is the rule."""
        told = Reader({**told_with_the_rule(fields), **fields.values}, fields.source, ("",))
        paper = PaperPlan(told)
        inner_object(told, "bonus")
        if told.has("bonus"):
            paper.read_bonus()
        paper.read_cards()
        fields.asked |= told.asked
        return cls(paper)


def told_with_the_rule(fields: Reader) -> Mapping[str, Any]:
    """Tokens and cards that stand within the rule."""
    bonus = fields.values.get("bonus")
    if not isinstance(bonus, Mapping):
        return {}
    return {key: bonus[key] for key in NEEDED.values() if key in bonus}


@dataclass(frozen=True)
class BonusAnswer:
    """What a bonus rule gives."""

    bonus: int


def bonus(_: None, asked: BonusQuestion) -> BonusAnswer:
    """What one bonus rule gives for a plan."""
    return BonusAnswer(asked.paper.plan().bonus_points[0])


# What counts now


@dataclass(frozen=True)
class LiveQuestion:
    """A plan on paper; a `bonus` takes the place of the scenario's."""

    paper: PaperPlan

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """The plan, and a bonus rule if one is told."""
        paper = PaperPlan(fields)
        if fields.has("bonus"):
            paper.read_bonus()
        paper.read_cards()
        return cls(paper)


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


def live(_: None, asked: LiveQuestion) -> Live:
    """What of a plan counts now, what does not and why, and how far each bonus has come."""
    paper = asked.paper
    names, ids = paper.names.rooms, [hand.id for hand in paper.hands]
    now = figures_of(paper.state, 0, names)
    rooms = [room for room in now.rooms if room.name in paper.scored_rooms()]
    safe, penalty = sum(room.safe for room in rooms), sum(room.penalty for room in rooms)
    return Live(
        reach=as_lists(now.reach),
        may_reach=as_lists(now.may_reach),
        entrance=facts_told(now.entrance, ids),
        pieces={
            name: live_piece(piece, names[piece.room], ids)
            for name, piece in zip(ids, now.pieces, strict=True)
        },
        rooms={room.name: live_room(room, ids) for room in rooms},
        bonuses=[BonusTold(**bonus_fields(bonus, ids)) for bonus in now.bonuses],
        safe=safe,
        danger=sum(room.danger for room in rooms),
        penalty=penalty,
        bonus=now.bonus,
        total=safe + penalty + now.bonus,
    )


def live_piece(piece: PieceNow, room: str, ids: list[str]) -> LivePiece:
    """One piece."""
    return LivePiece(room, piece.points, piece.reachable, facts_told(piece.against, ids))


def live_room(room: RoomNow, ids: list[str]) -> LiveRoom:
    """One room."""
    return LiveRoom(
        stage=room.stage,
        reachable=room.reachable,
        safe=room.safe,
        danger=room.danger,
        penalty=room.penalty,
        against=facts_told(room.against, ids),
        warnings=facts_told(room.warnings, ids),
    )


# Ways and windows


@dataclass(frozen=True)
class DistanceQuestion:
    """Two objects, each as kind and piece or edge; several where a name means several."""

    paper: PaperPlan
    start: list[tuple[int, int]]
    end: list[tuple[int, int]]

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """The objects that `from` and `to` name."""
        paper = PaperPlan(fields)
        return cls(paper, read_things(paper, "from"), read_things(paper, "to"))


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
    state = asked.paper.state
    found = [int(distance(state, 0, *start, *end)) for start in asked.start for end in asked.end]
    nearest = min(found, default=FAR_AWAY)
    return Distance(None if nearest >= FAR_AWAY else nearest)


@dataclass(frozen=True)
class ViewQuestion:
    """A plan with one window."""

    paper: PaperPlan

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """The plan; no other number of windows makes sense."""
        paper = PaperPlan(fields)
        if len(paper.plan().windows) != 1:
            fields.fault_at("windows", "one-window")
        return cls(paper)


@dataclass(frozen=True)
class Seen:
    """What is seen from a window."""

    sees: list[str]


def view(_: None, asked: ViewQuestion) -> Seen:
    """What is seen from the one window of a plan."""
    plan = asked.paper.plan()
    (window,) = plan.windows
    grounds = enumerate(GROUND_NAMES[:3])
    return Seen(sorted(name for ground, name in grounds if sees(plan.state, window, ground)))


def expect(fields: Reader, key: str) -> None:
    """Note that a field is missing."""
    if not fields.has(key):
        fields.fault_at(key, "missing-field")


def inner_object(fields: Reader, key: str) -> Reader:
    """An object inside a question; a missing one is a fault."""
    expect(fields, key)
    return Reader(fields.values.get(key) or {}, fields.source, (key,))


# Without a plan


@dataclass(frozen=True)
class TransformQuestion:
    """A drawing, mirrored if wanted, then turned."""

    draw: list[str]
    mirror: bool = False
    quarter_turns_clockwise: int = 0

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """The rows of the drawing, and what is done with it."""
        draw, mirror = read_rows(fields), fields.flag("mirror")
        return cls(draw, mirror, fields.number("quarter_turns_clockwise", -99, 99, absent=0))


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


@dataclass(frozen=True)
class SymmetricQuestion:
    """A drawing."""

    draw: list[str]

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """`draw`."""
        return cls(read_rows(fields))


@dataclass(frozen=True)
class Symmetric:
    """Whether mirroring a drawing gives nothing new."""

    symmetric: bool


def symmetric(_: None, asked: SymmetricQuestion) -> Symmetric:
    """Whether mirroring a drawing gives nothing new."""
    return Symmetric(is_symmetric(read_drawing(asked.draw)))


def read_rows(fields: Reader) -> list[str]:
    """The rows of a drawing."""
    rows = fields.list("draw")
    is_grid = rows and all(isinstance(row, str) for row in rows) and not is_huge(rows)
    if not is_grid or len({len(row) for row in rows}) != 1 or set("".join(rows)) - set(SIGNS):
        fields.fault_at("draw", "furniture-drawing", known=SIGNS)
        return ["#"]
    return rows


@dataclass(frozen=True)
class TokensQuestion:
    """How many tokens lie on a card."""

    tokens: int

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """`tokens`."""
        return cls(fields.number("tokens", 0, 999))


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


@dataclass(frozen=True)
class RankingQuestion:
    """The people of a table."""

    players: list[Player]

    @classmethod
    def read(cls, fields: Reader) -> Self:
        """`players`, of whom there must be one."""
        players = []
        for index, told in enumerate(fields.list("players")):
            player = Reader(told, fields.source, (f"players [{index}]",))
            score = player.number("score", -9999, 9999)
            pieces = player.number("pieces", 0, 999, absent=0)
            players.append(Player(score, pieces, player.values.get("name")))
        if not players:
            fields.fault_at("players", "missing-field")
        return cls(players)


@dataclass(frozen=True)
class Ranking:
    """The names of those who win."""

    winners: list[Any]


def ranking(_: None, asked: RankingQuestion) -> Ranking:
    """Who wins: most points, then most pieces, else shared."""
    best = max((player.score, player.pieces) for player in asked.players)
    return Ranking([each.name for each in asked.players if (each.score, each.pieces) == best])
