"""Where a piece, walls, front door and windows may be on a drawing board."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TypedDict

from casetta.contract.errors import Wrong
from casetta.contract.game import State
from casetta.contract.question import Position, read_by
from casetta.contract.reader import Reader

from ..bonuses.kind import GROUND_NAMES
from ..plan.changes import with_front_door
from ..plan.facts import Fact, fact
from ..plan.plan import Closing, Plan
from ..plan.position import Card, Phase
from ..plan.squares import (
    across,
    edge_name,
    edge_or_none,
    named_rectangle,
    names_of,
    one,
    pairs,
    union,
)
from ..plan.stamps import stamp_of
from ..rules.grid import beyond
from ..rules.openings import sees
from ..text import drafts
from ..text.notation import TypedWords
from . import table

SEEN = GROUND_NAMES[:3]
"""What windows may look at."""
FEWEST = 1
"""Squares that a corridor to each room still to come needs at least."""


def drafted(position: Position, draft: str) -> Plan:
    """The plan with its draft, as far as the rules allow it."""
    return Plan(drafts.tried(position.view, position.seat, draft).state, position.seat)


# A piece


@dataclass(frozen=True, kw_only=True)
class FitsQuestion(table.DraftQuestion):
    """An option of the card that is turned over, 1 or 2."""

    option: int = read_by(partial(Reader.number, lowest=1, highest=2))


class Fits(TypedDict):
    """For each of the eight ways to lay an option the squares that its top left fits on."""

    fits: list[list[str]]
    simplest: list[int]
    """For each way the first that looks the same."""


def fits(position: Position, asked: FitsQuestion) -> Fits:
    """Where an option of the card that is turned over may be drawn."""
    plan, option = drafted(position, asked.draft), asked.option - 1
    if plan.phase != Phase.DRAW or plan.card is None:
        raise Wrong("no-card-turned", "view")
    ways = drafts.simplest_ways(plan, option)
    found = {way: names_of(drafts.fitting(plan, option, way)) for way in set(ways)}
    return Fits(fits=[found[way] for way in ways], simplest=ways)


# Front door and windows


class Sight(TypedDict):
    """The squares that a window looks over, and what it sees there."""

    squares: list[str]
    sees: list[str]


class Openings(TypedDict):
    outer: list[str]
    fronts: list[str]
    windows: dict[str, Sight]
    proposed: str | None
    """A front door."""


def openings(position: Position, asked: table.DraftQuestion) -> Openings:
    """The places for front door and windows, what each window sees, and a front door proposed."""
    plan = drafted(position, asked.draft)
    may_be = {*plan.windows, *plan.possible_windows()}
    outer = plan.house.outer_edges
    free = Plan(with_front_door(plan.state, plan.seat, None), plan.seat)
    return Openings(
        outer=[edge_name(edge) for edge in outer],
        fronts=[edge_name(edge) for edge in free.possible_front_doors()],
        windows={edge_name(edge): sight(plan, edge) for edge in outer if edge in may_be},
        proposed=edge_or_none(free.propose_front_door()),
    )


def sight(plan: Plan, edge: int) -> Sight:
    squares, look = [], edge
    while (square := int(beyond(look))) >= 0 and not plan.floor & one(square):
        squares += names_of(one(square))
        look = 4 * square + (edge & 3)
    return Sight(squares=squares, sees=seen_from(plan, edge))


def seen_from(plan: Plan, edge: int) -> list[str]:
    return [name for ground, name in enumerate(SEEN) if sees(plan.state, edge, ground)]


# Walls


def read_rectangles(fields: Reader, key: str) -> list[str] | None:
    """Rectangles of squares; None where they are not told."""
    if not fields.has(key):
        return None
    texts = fields.list(key)
    for index, text in enumerate(texts):
        if not isinstance(text, str) or named_rectangle(text) is None:
            fields.fault_at(f"{key} [{index}]", "unreadable-squares")
    return texts


def read_edge(fields: Reader, key: str) -> str | None:
    """An edge such as `c4 w`; None where none is told."""
    if not fields.has(key):
        return None
    text = str(fields.values[key])[: table.LONGEST_DRAFT]
    if not TypedWords(text).has_edge():
        raise Wrong("unreadable-edge", key)
    return text


@dataclass(frozen=True, kw_only=True)
class WallsQuestion(table.TableQuestion):
    """A room that is being closed: as proposed, or with squares and a door."""

    squares: list[str] | None = read_by(read_rectangles, default=None)
    """Rectangles such as `c4:e6`."""
    door: str | None = read_by(read_edge, default=None)
    """An edge such as `c4 w`."""
    draft: str = read_by(table.read_draft, default="")


class Walls(TypedDict):
    own: list[str]
    free: list[str]
    squares: list[str]
    door: str | None
    doors: list[str]
    shape: str
    text: str
    """The move."""
    refused: table.Refusal | None
    notes: list[table.FactTold]
    plan: table.PlanTold
    """The plan after it."""


def walls(position: Position, asked: WallsQuestion) -> Walls:
    """A room that is being closed: as proposed, or with the squares and the door that are told."""
    plan = drafted(position, asked.draft)
    if plan.phase != Phase.CLOSE or plan.current is None or not plan.current.pieces:
        raise Wrong("nothing-to-close", "view")
    own = plan.current.begun
    squares = plan.needed_squares()
    if asked.squares is not None:
        told = union(named_rectangle(text) or 0 for text in asked.squares)
        squares = told & plan.free | own
    door = None if asked.door is None else TypedWords(asked.door).edge()
    closing = Closing(squares, drafts.fitting_door(plan, squares, door))
    trial = drafts.with_walls(list(plan.state), plan.seat, closing)
    after = Plan(trial.state, plan.seat)
    return Walls(
        own=names_of(own),
        free=names_of(plan.free),
        squares=names_of(squares),
        door=edge_or_none(closing.door),
        doors=[edge_name(edge) for edge in plan.possible_doors(squares)],
        shape=plan.shape_of(squares),
        text=plan.closing_text(closing),
        refused=table.refusal_of(trial),
        notes=[] if trial.refused else table.facts_told(notes_on(after)),
        plan=table.plan_told(after),
    )


# Notes: never prohibitions


def notes_on(after: Plan) -> list[Fact]:
    """What somebody should think about before the walls are final."""
    notes = []
    if after.front_door is None and not after.possible_front_doors():
        notes.append(fact("no_way_in", final=True))
    door = after.current.door if after.current is not None else None
    if door is not None and not after.walkable & one(door >> 2):
        notes.append(fact("door_blocked", pairs(one(door >> 2)), final=True))
    notes += hub_notes(after)
    if left := drafts.left_over(after):
        notes.append(fact("left_over", pairs(left), count=left.bit_count()))
    return [*notes, *too_tight(after)]


def hub_notes(after: Plan) -> list[Fact]:
    """A room without a door, and doors that do not lead into the hub (rulings H-12, H-35)."""
    assert after.current is not None
    if after.room != after.hub:
        is_sealed = after.current.door is None
        return [fact("room_without_door", final=True)] if is_sealed else []
    past = [door for door in after.doors() if across(door) & ~after.current.squares]
    at = pairs(union(map(across, past)))
    return [fact("doors_past_hub", at, final=True, count=len(past))] if past else []


def too_tight(after: Plan) -> list[Fact]:
    """That the furniture still to come hardly fits; an estimate."""
    if after.hub is not None:
        return []
    to_come = [room for room in range(after.room_count) if not after.is_opened(room)]
    cards = [card for room in to_come for card in after.cards_of(room)]
    need = sum(smallest(after.state, card) * card.tokens for card in cards)
    have = after.free.bit_count()
    is_tight = need + len(to_come) * FEWEST > have
    return [fact("too_tight", need=need, have=have)] if is_tight else []


def smallest(state: State, card: Card) -> int:
    """The fewest squares that a piece of a card covers."""
    options = range(4) if card.letter is None else range(2 * card.letter, 2 * card.letter + 2)
    return min(stamp_of(state, card.index, option).body.bit_count() for option in options)
