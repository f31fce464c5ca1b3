"""A plan as a question tells it: on paper, of any size, with pieces of any shape.

Squares and edges are told as [row, column] and may lie beyond the sheet; pieces are drawn free
hand or taken from the catalogue.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from casetta.contract.reader import Reader, content_reader
from casetta.kernel.state import SEATS

from ..bonuses.kind import MARK_NAMES, Names
from ..bonuses.rules import KIND_NAMES, bonus_words, kind_named
from ..content import furniture
from ..content.furniture import Catalogue, Shape, Square
from ..content.library import BUILT_IN, asked_scenario
from ..content.scenario import PLAN_SIGNS, no_rules, read_plan, read_rule
from ..rules import layout, pieces
from ..rules.closing import begin_plan, inside_rows, open_doors, set_wall, settle, wall_in
from ..rules.grid import has_edge
from ..rules.layout import NONE
from ..rules.openings import set_front_door, set_window
from ..rules.versions import TODAY, keep_version
from .changes import with_bonus
from .plan import Plan
from .reasons import empty_ghost, is_out
from .squares import SIDE, from_rows, of_pairs, pairs, to_rows

if TYPE_CHECKING:
    from typing import Self

MOST_TAGS = 64
"""Tags of one piece."""
MOST_PIECES = 60
FARTHEST = 99
Edge = tuple[int | None, int | None]
"""An edge as its first and as its second square see it; None for a square beyond the sheet."""


# Squares and edges


def read_squares(fields: Reader, key: str) -> list[Square]:
    """A list of squares [row, column]; they may lie beyond the sheet."""
    told = enumerate(fields.list(key))
    found = [read_square(fields, each, f"{fields.place(key)} [{index}]") for index, each in told]
    return [square for square in found if square is not None]


def read_square(fields: Reader, told: Any, where: str) -> Square | None:
    """One square [row, column]."""
    if not isinstance(told, list) or len(told) != 2:
        fields.fault_at(where, "wrong-square")
        return None
    row, column = (fields.checked_number(each, where, -FARTHEST, FARTHEST) for each in told)
    return row, column


def read_sides(fields: Reader, told: Any, where: str) -> tuple[Square, Square, int] | None:
    """An edge [[r, c], [r2, c2]]: two squares that share a side, and which one the first sees."""
    if not isinstance(told, list) or len(told) != 2:
        fields.fault_at(where, "wrong-edge")
        return None
    one, other = (read_square(fields, each, where) for each in told)
    if one is None or other is None:
        return None
    step = (other[0] - one[0], other[1] - one[1])
    if step not in furniture.STEPS:
        fields.fault_at(where, "wrong-edge")
        return None
    return one, other, furniture.STEPS.index(step)


def read_edge(fields: Reader, told: Any, key: str) -> Edge | None:
    """One edge as its two squares see it."""
    found = read_sides(fields, told, fields.place(key))
    if found is None:
        return None
    one, other, side = found
    return _seen(one, side), _seen(other, side ^ 2)


def _seen(square: Square, side: int) -> int | None:
    return None if is_out(square) else 4 * (SIDE * square[0] + square[1]) + side


def read_edges(fields: Reader, key: str) -> list[Edge]:
    """A list of edges; the first square of each is on the sheet."""
    told = enumerate(fields.list(key))
    found = [read_edge(fields, each, f"{key} [{index}]") for index, each in told]
    edges = [edge for edge in found if edge is not None and edge != (None, None)]
    return [(one, other) if one is not None else (other, one) for one, other in edges]


def inner_edge(edge: Edge | None, squares: Iterable[Square]) -> int | None:
    """An edge as the one of its squares sees it that is in a set; None if not exactly one is."""
    inside = {SIDE * row + column for row, column in squares}
    seen = [each for each in edge or () if each is not None and each >> 2 in inside]
    return seen[0] if len(seen) == 1 else None


def expect(fields: Reader, key: str) -> None:
    """Note that a field is missing."""
    if not fields.has(key):
        fields.fault_at(key, "missing-field")


def inner_object(fields: Reader, key: str) -> Reader:
    """An object inside a question; a missing one is a fault."""
    expect(fields, key)
    return Reader(fields.values.get(key) or {}, fields.source, (key,))


def entries(fields: Reader, key: str, most: int | None = None) -> Iterator[Reader]:
    """The objects of a list, one by one."""
    for index, each in enumerate(fields.list(key, most)):
        yield Reader(each, fields.source, (f"{key} [{index}]",))


# Pieces


class Hand(NamedTuple):
    """A piece of a question."""

    id: str
    room: int | None
    number: int
    tags: int
    seats: int
    shape: Shape

    def words(self) -> list[int]:
        """The piece as it stands behind a state: see rules/pieces.py."""
        room, shape = NONE if self.room is None else self.room, self.shape
        facts = [room, self.number, self.tags, self.seats, int(shape.rug)]
        return [*facts, *to_rows(of_pairs(shape.body)), *to_rows(of_pairs(shape.dots))]


def own_catalogue(content: Mapping[str, Any]) -> Catalogue:
    """The furniture of a scenario: that of the box, with its own in place of some."""
    own = content.get("furniture")
    drawn = furniture.read_furniture(content_reader(own)) if own else {}
    return {**furniture.CATALOGUE, **drawn}


def read_hand(fields: Reader, names: Names, catalogue: Catalogue = furniture.CATALOGUE) -> Hand:
    """One piece of a question."""
    shape = read_shape(fields, catalogue)
    named = fields.values.get("option")
    option = furniture.OPTION_NAMES.get(named) if isinstance(named, str) else None
    known = 0 if option is None else option // 4 + 1
    tags = () if option is None else catalogue[option].tags
    number = fields.number("number", 1, furniture.NUMBERS, absent=known)
    if fields.has("tags"):
        tags = tuple(str(tag) for tag in fields.list("tags", MOST_TAGS))
    fields.has("id")
    room = fields.values.get("room")
    if not fields.has("room") or room not in names.rooms:
        fields.fault("missing-field", "room")
    return Hand(
        id=str(fields.values.get("id", "")),
        room=names.rooms.index(room) if room in names.rooms else None,
        number=number,
        tags=sum(1 << names.tag(tag) for tag in set(tags)),
        seats=fields.number("seats", 0, 99, absent=shape.seats),
        shape=shape,
    )


def read_shape(fields: Reader, catalogue: Catalogue = furniture.CATALOGUE) -> Shape:
    """What a piece covers: told, or taken from the catalogue where it is not told."""
    shape = _from_catalogue(fields, catalogue)
    if fields.has("cells"):
        shape = shape._replace(body=frozenset(read_squares(fields, "cells")))
    if fields.has("circulation"):
        shape = shape._replace(dots=frozenset(read_squares(fields, "circulation")))
    shape = shape._replace(rug=fields.flag("rug", absent=shape.rug))
    if fields.has("wall_edges"):
        shape = shape._replace(backs=_read_backs(fields, shape))
    if not shape.body:
        fields.fault("missing-field", "cells")
    return shape


def _from_catalogue(fields: Reader, catalogue: Catalogue) -> Shape:
    """The drawing of the option that a piece names, turned and moved as told."""
    nothing = Shape(frozenset(), frozenset(), frozenset(), 0, False)
    if not isinstance(fields.values.get("option"), str):
        fields.has("option")
        return nothing
    name = fields.choice("option", tuple(furniture.OPTION_NAMES))
    option = catalogue[furniture.OPTION_NAMES[name]]
    turns = fields.number("quarter_turns_clockwise", 0, 3, absent=0)
    shape = furniture.transformed(option.shape, fields.flag("mirror"), turns)
    if not fields.has("origin"):
        return nothing._replace(seats=shape.seats, rug=shape.rug)
    origin = read_square(fields, fields.values["origin"], fields.place("origin"))
    return furniture.moved(shape, *(origin or (0, 0)))


def _read_backs(fields: Reader, shape: Shape) -> frozenset[tuple[Square, int]]:
    """The sides of covered squares that must lie on a wall."""
    backs = set()
    for index, told in enumerate(fields.list("wall_edges")):
        where = f"{fields.place('wall_edges')} [{index}]"
        found = read_sides(fields, told, where)
        if found is None:
            continue
        one, other, side = found
        if one in shape.body:
            backs.add((one, side))
        elif other in shape.body:
            backs.add((other, side ^ 2))
        else:
            fields.fault_at(where, "wrong-edge")
    return frozenset(backs)


def ghost_of(shape: Shape) -> list[int]:
    """A shape laid over a plan, to be asked about."""
    ghost = empty_ghost()
    ghost[pieces.GHOST_RUG] = int(shape.rug)
    ghost[pieces.GHOST_BOTTOM] = SIDE
    parts = {pieces.GHOST_BODY: shape.body, pieces.GHOST_DOTS: shape.dots}
    for code, squares in enumerate(parts.values(), 1):
        if any(map(is_out, squares)):
            ghost[pieces.GHOST_OUT] |= 1 << code
    for side in range(4):
        backs = frozenset(square for square, at in shape.backs if at == side)
        parts[pieces.GHOST_BACKS + SIDE * side] = backs
    for start, squares in parts.items():
        ghost[start : start + SIDE] = to_rows(of_pairs(squares))
    return ghost


# The plan


class PaperPlan:
    """A question about a plan: the state it tells, and the names it uses."""

    def __init__(self, fields: Reader) -> None:
        self.fields = fields
        self.state = with_bonus(layout.LAYOUT.blank(), ())
        self.state[SEATS] = 1
        self.content = self._scenario()
        keep_version(self.state, TODAY)
        self.names = Names(room_names(self.fields, self.content), list(furniture.TAGS))
        entries = self.fields.objects("pieces", MOST_PIECES)
        catalogue = own_catalogue(self.content)
        self.hands = [read_hand(piece, self.names, catalogue) for piece in entries]
        self._begin()
        self._rooms()
        self._pieces()
        self._openings()
        self.state[layout.ROOM] = self._current_room()
        settle(self.state, 0)

    @classmethod
    def read(cls, fields: Reader) -> Self:
        return cls(fields)

    def plan(self) -> Plan:
        return Plan(self.state, 0, self.names.rooms)

    def scored_rooms(self) -> list[str]:
        """The rooms that a score speaks of: those listed, else all that are known."""
        return self.fields.list("room_list") or self.names.rooms

    def room(self, name: Any, where: str) -> int:
        """The number of a room."""
        if name not in self.names.rooms:
            self.fields.fault_at(where, "not-a-choice", known=", ".join(self.names.rooms))
            return 0
        return self.names.rooms.index(name)

    def _scenario(self) -> Mapping[str, Any]:
        """The content of the scenario that the question names, if any; it stands in the state."""
        no_rules(self.state)
        if not self.fields.has("scenario"):
            return {}
        scenario = asked_scenario(self.fields)
        self.state[layout.SCENARIO] = BUILT_IN.index(scenario) if scenario in BUILT_IN else 0
        self.state[layout.FACTS :] = scenario.facts
        return scenario.content

    def _begin(self) -> None:
        """Plan, special rules, walls that stand from the beginning."""
        if self.fields.has("plan"):
            self.state[layout.OUTER : layout.OUTER + layout.EDGES] = [0] * layout.EDGES
            read_plan(self.state, self._plan())
        elif not self.content:
            self.fields.fault_at("plan", "missing-field")
        self.state[layout.ROOMS] = len(self.names.rooms)
        self._rules()
        begin_plan(self.state, 0)
        for edge in read_edges(self.fields, "fixed_walls"):
            set_wall(self.state, 0, edge[0] or 0)

    def _plan(self) -> list[str]:
        """The plan of the question, laid on the top left of the sheet."""
        rows = self.fields.list("plan")
        is_grid = rows and all(isinstance(row, str) for row in rows)
        fits = is_grid and len(rows) <= SIDE and len({len(row) for row in rows}) == 1
        if not fits or not 0 < len(rows[0]) <= SIDE:
            self.fields.fault_at("plan", "plan-size", most=SIDE)
            rows = []
        elif set("".join(rows)) - set(PLAN_SIGNS):
            self.fields.fault_at("plan", "unknown-sign", known=PLAN_SIGNS)
            rows = []
        return [row.ljust(SIDE, ".") for row in rows] + ["." * SIDE] * (SIDE - len(rows))

    def _rules(self) -> None:
        """Special rules: those of the question, else those of the scenario."""
        if self.fields.has("rules"):
            no_rules(self.state)
            page = content_reader({"rule": self.fields.list("rules")})
            for entry in page.objects("rule"):
                read_rule(self.state, entry, self.names.rooms)
            self.fields.wrongs.extend(page.wrongs)
        if self.fields.has("hub"):
            self.state[layout.HUB] = self.room(self.fields.values["hub"], "hub")
        for fields in entries(self.fields, "must_hold"):
            mark = MARK_NAMES.index(fields.choice("mark", MARK_NAMES))
            for name in fields.list("rooms"):
                self.state[layout.MUST_HOLD + mark] |= 1 << self.room(name, fields.place("rooms"))

    def _rooms(self) -> None:
        """The finished rooms with their walls and doors."""
        seen: set[Square] = set()
        for fields in entries(self.fields, "rooms", layout.MOST_ROOMS):
            room = self.room(fields.values.get("id"), fields.place("id"))
            squares = read_squares(fields, "cells")
            if not squares:
                fields.fault("missing-field", "cells")
            floor = set(pairs(from_rows(self.state, layout.FLOOR)))
            if seen & set(squares) or not floor.issuperset(squares):
                fields.fault("wrong-room", "cells")
            seen |= set(squares)
            self._close(fields, room, squares)
        open_doors(self.state, 0)

    def _close(self, fields: Reader, room: int, squares: list[Square]) -> None:
        """Write one finished room."""
        start = inside_rows(0, room)
        self.state[start : start + SIDE] = to_rows(of_pairs(squares))
        self._add(layout.CLOSED, squares)
        wall_in(self.state, 0, start)
        if fields.has("door"):
            edge = inner_edge(read_edge(fields, fields.values["door"], "door"), squares)
            if edge is None:
                fields.fault("wrong-edge", "door")
            self.state[layout.DOOR + room] = NONE if edge is None else edge

    def _add(self, start: int, squares: Iterable[Square]) -> None:
        """Add squares to a set of the state."""
        for row, word in enumerate(to_rows(of_pairs(squares)), start):
            self.state[row] |= word

    def _pieces(self) -> None:
        """The pieces, free hand behind the state."""
        self.state[layout.FREE_HAND] = layout.STATE_SIZE
        self.state[layout.PIECES] = len(self.hands)
        for hand in self.hands:
            self.state.extend(hand.words())
            self._add(layout.RUGS if hand.shape.rug else layout.COVERED, hand.shape.body)
            self._add(layout.DOTS, hand.shape.dots)
            for square, side in hand.shape.backs:
                self._add(layout.BACKS + SIDE * side, [square])

    def _openings(self) -> None:
        """Front door and windows."""
        if self.fields.has("front_door"):
            front = read_edge(self.fields, self.fields.values["front_door"], "front_door")
            edge = self.outer_edge(front)
            if edge is None:
                self.fields.fault_at("front_door", "not-outer-wall")
            else:
                set_front_door(self.state, 0, edge)
        for index, window in enumerate(read_edges(self.fields, "windows")):
            edge = self.outer_edge(window)
            if edge is None:
                self.fields.fault_at(f"windows [{index}]", "not-outer-wall")
            else:
                set_window(self.state, 0, edge)

    def outer_edge(self, seen: Edge | None) -> int | None:
        """An edge of an outer wall as its floor square sees it; None for any other."""
        edges = [edge for edge in seen or () if edge is not None]
        return next((edge for edge in edges if has_edge(self.state, layout.OUTER, edge)), None)

    def _current_room(self) -> int:
        """The room in progress: named, or the one whose pieces lie in no finished room."""
        if self.fields.has("current_room"):
            return self.room(self.fields.values["current_room"], "current_room")
        finished = list(told_at(self.fields.values, "rooms", "*", "id"))
        rooms = [hand.room for hand in self.hands if hand.room is not None]
        open_rooms = [room for room in rooms if self.names.rooms[room] not in finished]
        return open_rooms[-1] if open_rooms else NONE

    def read_bonus(self) -> None:
        """The bonus rule of the question, in place of those of the scenario."""
        told = Reader(self.fields.values["bonus"], self.fields.source, ("bonus",)).values
        page = content_reader({"bonus": [told]})
        words = bonus_words(page.objects("bonus")[0], self.names)
        self.fields.wrongs.extend(page.wrongs)
        self.state = with_bonus(self.state, words)

    def read_cards(self) -> None:
        """Tokens and cards that some kinds of bonus ask for; told, they replace the scenario's."""
        told = self.fields.values.get("bonus")
        bonus = told if isinstance(told, dict) else {}
        kind = str(bonus.get("kind"))
        needed = kind_named(kind).asks_beside if kind in KIND_NAMES else ""
        if needed and not self.fields.has(needed) and not self.content:
            self.fields.fault_at(needed, "missing-field")
        if not self.fields.has("tokens") and not self.fields.has("cards"):
            return
        self.state[layout.CARDS] = 0
        cards = Reader(self.fields.values.get("cards") or {}, self.fields.source, ("cards",))
        is_told = self.fields.has("tokens") and bonus.get("room")
        for name in list(cards.values):
            for each in cards.list(name):
                number = cards.checked_number(each, name, 1, furniture.NUMBERS)
                self._add_card(self.room(name, "cards"), number, tokens=0 if is_told else 1)
        if is_told:
            tokens = self.fields.number("tokens", 0, 99)
            self._add_card(self.room(bonus["room"], "bonus room"), 0, tokens)

    def _add_card(self, room: int, number: int, tokens: int) -> None:
        card = self.state[layout.CARDS]
        if card == layout.MOST_CARDS:
            self.fields.fault_at("cards", "too-many", most=layout.MOST_CARDS)
            return
        self.state[layout.CARD_ROOM + card] = room
        self.state[layout.CARD_NUMBER + card] = number
        self.state[layout.CARD_TOKENS + card] = tokens
        self.state[layout.CARDS] = card + 1


# The rooms that a question names, wherever it names them

ROOM_FIELDS = (
    "rooms * id", "pieces * room", "current_room", "hub", "rules * hub", "rules * room",
    "must_hold * rooms *", "rules * rooms *",
)  # fmt: skip
"""Where rooms stand by their names, in the order of naming; `*` for each entry of a list."""
OBJECT_FIELDS = ("from", "to", "bonus a", "bonus b", "bonus what")
"""Where the objects of distances and bonuses stand."""


def room_names(fields: Reader, scenario: Mapping[str, Any]) -> list[str]:
    """The rooms of a question, the scenario's first, in the order of naming; at most five."""
    question = fields.values
    names = [room["card"] for room in scenario.get("room", [])] + fields.list("room_list")
    names += [name for path in ROOM_FIELDS for name in told_at(question, *path.split())]
    cards = question.get("cards")
    names += cards if isinstance(cards, Mapping) else ()
    names += [*told_at(question, "bonus", "room"), *told_at(question, "bonus", "rooms", "*")]
    for path in OBJECT_FIELDS:
        for text in told_at(question, *path.split()):
            if isinstance(text, str) and text.startswith(("door:", "window:")):
                names.append(text.partition(":")[2])
            elif isinstance(text, str) and "@" in text:
                names.append(text.partition("@")[2])
    found = list(dict.fromkeys(name for name in names if isinstance(name, str)))
    if len(found) > layout.MOST_ROOMS:
        fields.fault_at("rooms", "too-many", most=layout.MOST_ROOMS)
    return found[: layout.MOST_ROOMS]


def told_at(value: Any, *path: str) -> Iterator[Any]:
    """All values at the end of a path of fields."""
    if not path:
        yield value
    elif path[0] == "*":
        for each in value if isinstance(value, list) else ():
            yield from told_at(each, *path[1:])
    elif isinstance(value, Mapping):
        yield from told_at(value.get(path[0]), *path[1:])
