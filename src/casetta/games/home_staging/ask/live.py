"""`casetta ask home-staging`, question `live`: the figures of live.py as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..bonuses.live import BonusNow
from ..plan.facts import Fact
from ..plan.figures import PieceNow, RoomNow, live
from ..plan.squares import Square
from .plan_question import PlanQuestion
from .small_questions import Answer, Question, with_warnings

Object = dict[str, Any]


def ask_live(question: Question) -> Answer:
    """What of a plan counts now, what does not and why, and how far each bonus has come.

    A `bonus` in the question takes the place of the scenario's.
    """
    plan = PlanQuestion(question)
    if plan.fields.has("bonus"):
        plan.read_bonus()
    plan.read_cards()
    warnings = plan.finish()
    now = live(plan.state, 0, plan.names.rooms)
    ids = [hand.id for hand in plan.hands]
    rooms = [room for room in now.rooms if room.name in plan.scored_rooms()]
    pieces = zip(ids, now.pieces, strict=True)
    answer = {
        "reach": as_lists(now.reach),
        "may_reach": as_lists(now.may_reach),
        "entrance": fact_objects(now.entrance, ids),
        "pieces": {name: piece_object(piece, plan.names.rooms, ids) for name, piece in pieces},
        "rooms": {room.name: room_object(room, ids) for room in rooms},
        "bonuses": [bonus_object(bonus, ids) for bonus in now.bonuses],
        **totals(rooms, now.bonus),
    }
    return with_warnings(answer, warnings)


def totals(rooms: Sequence[RoomNow], bonus: int) -> Object:
    """The sums over the rooms that a score speaks of."""
    safe, penalty = sum(room.safe for room in rooms), sum(room.penalty for room in rooms)
    return {
        "safe": safe,
        "danger": sum(room.danger for room in rooms),
        "penalty": penalty,
        "bonus": bonus,
        "total": safe + penalty + bonus,
    }


def as_lists(squares: Iterable[Square]) -> list[list[int]]:
    """Squares as JSON tells them."""
    return [list(square) for square in squares]


def fact_objects(facts: Iterable[Fact], ids: Sequence[str]) -> list[Object]:
    """Facts with their codes, values and squares; pieces by the names the question gave them."""
    return [fact_object(each, ids) for each in facts]


def fact_object(fact: Fact, ids: Sequence[str]) -> Object:
    """One fact."""
    told: Object = {"code": fact.code, **fact.values, "squares": as_lists(fact.squares)}
    if fact.pieces:
        told["pieces"] = [ids[piece] for piece in fact.pieces]
    return {**told, "final": fact.final}


def piece_object(piece: PieceNow, rooms: Sequence[str], ids: Sequence[str]) -> Object:
    """A piece."""
    return {
        "room": rooms[piece.room],
        "points": piece.points,
        "reachable": piece.reachable,
        "against": fact_objects(piece.against, ids),
    }


def room_object(room: RoomNow, ids: Sequence[str]) -> Object:
    """A room."""
    return {
        "stage": room.stage,
        "reachable": room.reachable,
        "safe": room.safe,
        "danger": room.danger,
        "penalty": room.penalty,
        "against": fact_objects(room.against, ids),
        "warnings": fact_objects(room.warnings, ids),
    }


def bonus_object(bonus: BonusNow, ids: Sequence[str]) -> Object:
    """A bonus rule."""
    return {
        "kind": bonus.kind,
        "points": bonus.points,
        "most": bonus.most,
        "status": bonus.status,
        "progress": fact_object(bonus.progress, ids),
        "needs": fact_objects(bonus.needs, ids),
    }
