"""The rules a second time, written from the rulebook with sets of squares: slow and plain.

Nothing here comes from the engine; tests let both answer the same questions.
"""

from collections.abc import Set
from functools import cached_property
from itertools import product
from typing import Any

Square = tuple[int, int]
Piece = dict[str, Any]
Bonus = dict[str, Any]
PLACEMENT_STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


class Plan:
    """A plan question, read with sets."""

    def __init__(self, question: dict[str, Any]) -> None:
        signs = {(r, c): s for r, row in enumerate(question["plan"]) for c, s in enumerate(row)}
        self.floor = {square for square, sign in signs.items() if sign in "xm+O"}
        self.pillars = {square for square, sign in signs.items() if sign == "O"}
        self.mosaic = {square for square, sign in signs.items() if sign == "m"}
        self.pipe = {square for square, sign in signs.items() if sign == "+"}
        self.rooms = {room["id"]: squares(room["cells"]) for room in question.get("rooms", ())}
        self.doors = {
            room["id"]: edge(room["door"]) for room in question.get("rooms", ()) if room["door"]
        }
        self.pieces = question.get("pieces", [])
        self.hub = question.get("hub")
        self.front = edge(question["front_door"]) if question.get("front_door") else None
        self.keep_free = any(rule["kind"] == "keep_free" for rule in question.get("rules") or ())
        self.rows: list[str] = question["plan"]
        self.room_list: list[str] = question.get("room_list", [])
        self.windows = [edge(window) for window in question.get("windows") or ()]
        self.free = self.floor - self.pillars - self.of("cells", rug=False)
        self.walls = self._walls()

    @cached_property
    def reached(self) -> set[Square]:
        """All squares that can be walked to from behind the front door."""
        start = self.front & self.floor if self.front else set()
        home = self.rooms.get(self.hub, set()) if self.hub else self.floor - self.closed
        return self.flood(set(start), self.free) if start <= home else set()

    @property
    def closed(self) -> set[Square]:
        return set().union(*self.rooms.values())

    def _walls(self) -> set[frozenset[Square]]:
        walls = set()
        for one in self.floor:
            for other in around(one):
                if area_of(self, one) != area_of(self, other):
                    walls.add(frozenset((one, other)))
        return walls - set(self.doors.values()) - {self.front}

    def reserved(self, room: str) -> set[Square]:
        if room == self.hub:
            return set()
        outer = [door - self.rooms[name] for name, door in self.doors.items()]
        return set().union(*outer, self.front & self.floor if self.front else ())

    def flood(self, start: set[Square], within: set[Square]) -> set[Square]:
        return flood(start, within, self.walls)

    def of(self, part: str, *, rug: bool | None = None, room: str | None = None) -> set[Square]:
        found: set[Square] = set()
        for piece in self.pieces:
            if rug in (None, bool(piece.get("rug"))) and room in (None, piece["room"]):
                found |= squares(piece.get(part) or [])
        return found

    def is_reachable(self, room: str) -> bool:
        if room not in self.rooms or not self.reached:
            return False
        if room == self.hub:
            return True
        return room in self.doors and bool(self.doors[room] & self.rooms[room] & self.reached)

    def exists(self, room: str) -> bool:
        """Whether a bonus may speak of a room: one can get there, and it holds more than rugs."""
        own = [piece for piece in self.pieces if piece["room"] == room]
        return self.is_reachable(room) and not all(piece.get("rug") for piece in own)

    @property
    def existing_rooms(self) -> list[str]:
        return [room for room in self.rooms if self.exists(room)]

    def counts(self, piece: Piece) -> bool:
        return self.is_reachable(piece["room"]) and squares(piece["circulation"]) <= self.reached

    def selected(self, selector: str) -> list[Piece]:
        """Reachable pieces, rugs beside furniture too, by number or tag, perhaps of one room."""
        what, _, room = selector.partition("@")
        kind, _, name = what.partition(":")
        return [
            piece
            for piece in self.pieces
            if self.counts(piece)
            and self.exists(piece["room"])
            and room in ("", piece["room"])
            and (str(piece["number"]) == name if kind == "piece" else name in piece["tags"])
        ]

    def windows_of(self, room: str) -> list[frozenset[Square]]:
        return [window for window in self.windows if window & self.rooms[room]]

    def corridor(self) -> set[Square]:
        """What hangs together with the front door outside all rooms, pillars too."""
        assert self.front is not None
        return self.flood(set(self.front & self.floor), self.floor - self.closed)


def flood(
    start: set[Square], within: Set[Square], walls: Set[frozenset[Square]] = frozenset()
) -> set[Square]:
    """All squares of a set that hang together with some of them, walls between or not."""
    found, edge_squares = start & within, list(start & within)
    while edge_squares:
        one = edge_squares.pop()
        for other in around(one) & within - found:
            if frozenset((one, other)) not in walls:
                found.add(other)
                edge_squares.append(other)
    return found


def squares(told: Any) -> set[Square]:
    return {(row, column) for row, column in told}


def edge(told: Any) -> frozenset[Square]:
    return frozenset(squares(told))


def around(square: Square) -> set[Square]:
    return {(square[0] + down, square[1] + right) for down, right in PLACEMENT_STEPS}


def area_of(plan: Plan, square: Square) -> str:
    if square not in plan.floor:
        return "outside"
    return next((name for name, cells in plan.rooms.items() if square in cells), "free")


def placement(plan: Plan, room: str, piece: dict[str, Any]) -> str | None:
    """The first of the thirteen conditions that a piece breaks."""
    body, dots = squares(piece["cells"]), squares(piece["circulation"])
    every = body | dots
    covered = plan.of("cells", rug=False)
    free = plan.floor - plan.closed - plan.reserved(room)
    own = plan.of("cells", room=room) | plan.of("circulation", room=room)
    joined = {frozenset((one, other)) for one in every for other in around(one) & every}
    checks = (
        ("outside", body - plan.floor),
        ("circulation_outside", dots - plan.floor),
        ("in_closed_room", every & plan.closed),
        ("obstacle", every & plan.pillars),
        ("keep_free", plan.keep_free and body & plan.mosaic),
        ("blocks_door", every & plan.reserved(room)),
        ("overlap_piece", body & covered),
        ("overlap_rug", body & plan.of("cells", rug=True)),
        ("covers_circulation", not piece["rug"] and body & plan.of("circulation")),
        ("circulation_on_piece", dots & covered),
        ("wall_through_piece", joined & plan.walls),
        ("no_wall", {edge(each) for each in piece["wall_edges"]} - plan.walls),
        ("other_area", own and every - plan.flood({min(own)}, free)),
    )
    return next((code for code, broken in checks if broken), None)


def score(plan: Plan, rooms: list[str], must_hold: dict[str, str]) -> dict[str, int]:
    """Points of each room, penalties included."""
    points = {}
    for room in rooms:
        own = [piece for piece in plan.pieces if piece["room"] == room]
        real = [piece for piece in own if not piece.get("rug")]
        entered = plan.is_reachable(room)
        if must_hold.get(room) == "pipe":
            entered = entered and bool(plan.rooms[room] & plan.pipe)
        served = [
            piece for piece in real if entered and squares(piece["circulation"]) <= plan.reached
        ]
        points[room] = sum(len(piece["cells"]) for piece in served) if real else -3
    return points


def closing(plan: Plan, room: str, cells: set[Square], door: frozenset[Square] | None):
    """The first reason against closing a room like this."""
    own = plan.of("cells", room=room) | plan.of("circulation", room=room)
    hub = plan.rooms.get(plan.hub or "", set())
    leads = (hub or plan.floor - plan.closed) - cells - plan.pillars
    backs = {edge(each) for piece in plan.pieces for each in piece.get("wall_edges") or []}
    doors = {frozenset((one, other)) for one in cells for other in around(one) & leads} - backs
    if cells - (plan.floor - plan.closed - plan.reserved(room)):
        return "in_closed_room"
    if own - cells:
        return "piece_left_out"
    if plan.flood({min(cells)}, cells) != cells:
        return "not_connected"
    if room == plan.hub:
        return None
    if door is None:
        return "no_door" if doors else None
    if door - plan.floor:
        return "door_on_outer_wall"
    if len(door & cells) != 1:
        return "door_not_on_boundary"
    if door - cells <= plan.closed - hub:
        return "door_to_room"
    if hub and not door - cells <= hub:
        return "door_not_to_hub"
    return None if door in doors else "door_blocked"


SIDES = dict(zip("NESW", PLACEMENT_STEPS, strict=True))
FEATURES = {"T": "tree", "L": "lake", "R": "road"}


def outward(plan: Plan, wall: frozenset[Square]) -> tuple[Square, Square]:
    """The first square outside of an outer wall, and the step that leads there."""
    (inner,), (outer,) = wall & plan.floor, wall - plan.floor
    return outer, (outer[0] - inner[0], outer[1] - inner[1])


def facing(plan: Plan, wall: frozenset[Square]) -> str:
    """The side that an outer wall faces."""
    step = outward(plan, wall)[1]
    return next(side for side, other in SIDES.items() if other == step)


def view(plan: Plan, window: frozenset[Square]) -> set[str]:
    """What a window sees: everything on its line until the sheet or the open air ends."""
    (row, column), (down, right) = outward(plan, window)
    seen, rows = set(), plan.rows
    while 0 <= row < len(rows) and 0 <= column < len(rows[0]):
        if (row, column) in plan.floor:
            break
        seen.add(FEATURES.get(rows[row][column], ""))
        row, column = row + down, column + right
    return seen - {""}


def front_door(plan: Plan, room: str, wall: frozenset[Square]):
    """The first reason against a front door there; scenarios with a corridor only."""
    if len(wall & plan.floor) != 1:
        return "not_outer_wall"
    if wall in plan.windows:
        return "window_there"
    inner = set(wall & plan.floor)
    if inner & plan.closed:
        return "opens_into_room"
    own = plan.of("cells", room=room) | plan.of("circulation", room=room)
    plan.front = None
    left = plan.floor - plan.closed - plan.reserved(room) - inner
    used = inner & (plan.of("cells") | plan.of("circulation") | plan.pillars)
    if used or (own and not own <= plan.flood({min(own)}, left)):
        return "square_in_use"
    backs = {edge(each) for piece in plan.pieces for each in piece["wall_edges"]}
    return "back_of_piece" if wall in backs else None


def ends(sheet: Plan, thing: Any) -> set[Square]:
    """The free squares where a way to a piece or an opening may end."""
    if isinstance(thing, dict):
        body = squares(thing["cells"])
        pairs = {(one, other) for one in body for other in around(one) - body}
        return {b for a, b in pairs if b in sheet.free and frozenset((a, b)) not in sheet.walls}
    return thing & sheet.free


def distance(sheet: Plan, one: Any, other: Any) -> int | None:
    """Free squares on the shortest way; pieces are entries, openings are edges."""
    if touch(sheet, one, other):
        return 0
    wave, goal = ends(sheet, one), ends(sheet, other)
    met: set[Square] = set()
    steps = 0
    while wave:
        steps += 1
        if wave & goal:
            return steps
        met |= wave
        pairs = [(a, b) for a in wave for b in around(a) & sheet.free - met]
        wave = {b for a, b in pairs if frozenset((a, b)) not in sheet.walls}
    return None


def touch(sheet: Plan, one: Any, other: Any) -> bool:
    """Two pieces with a common edge and no wall on it; a piece on the square of an opening."""
    if isinstance(one, dict) and isinstance(other, dict):
        pairs = product(squares(one["cells"]), squares(other["cells"]))
        return any(b in around(a) and frozenset((a, b)) not in sheet.walls for a, b in pairs)
    if isinstance(one, dict):
        return bool(squares(one["cells"]) & other)
    return isinstance(other, dict) and touch(sheet, other, one)


def things(sheet: Plan, name: str) -> list[Any]:
    """The objects of a distance bonus that count."""
    kind, _, room = name.partition(":")
    if name == "front_door":
        return [sheet.front] if sheet.front else []
    if kind in ("door", "window") and not sheet.exists(room):
        return []
    if kind == "door":
        return [sheet.doors[room]] if room in sheet.doors else []
    return list(sheet.windows_of(room)) if kind == "window" else sheet.selected(name)


def bonus_points(sheet: Plan, bonus: Bonus) -> int:
    """The points of one bonus rule."""
    kind, points = bonus["kind"], bonus["points"]
    if kind.startswith("per_"):
        return min(hits(sheet, bonus) * points, bonus["max"])
    rooms = [bonus["room"]] if bonus.get("room") else bonus.get("rooms", [])
    if not all(map(sheet.exists, rooms)):
        return 0
    return points if HOLDS[kind](sheet, bonus) else 0


def hits(sheet: Plan, bonus: Bonus) -> int:
    if bonus["kind"] == "per_count":
        return len(sheet.selected(bonus["what"]))
    if bonus["kind"] == "per_rectangular":
        return sum(is_rectangular(sheet.rooms[room]) for room in sheet.existing_rooms)
    return sum(sees(sheet, room, bonus["of"]) for room in sheet.existing_rooms)


def sees(sheet: Plan, room: str, feature: str) -> bool:
    return any(feature in view(sheet, each) for each in sheet.windows_of(room))


def box(cells: Set[Square]) -> tuple[int, int]:
    rows, columns = zip(*cells, strict=True)
    return max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


def is_rectangular(cells: Set[Square]) -> bool:
    high, wide = box(cells)
    return high * wide == len(cells)


def is_symmetric(cells: Set[Square]) -> bool:
    rows, columns = zip(*cells, strict=True)
    upside_down = {(min(rows) + max(rows) - row, column) for row, column in cells}
    return cells in (upside_down, {(r, min(columns) + max(columns) - c) for r, c in cells})


def are_neighbours(sheet: Plan, rooms: list[str]) -> bool:
    one, other = (sheet.rooms[room] for room in rooms)
    between = {frozenset((a, b)) for a in one for b in around(a) & other}
    return bool(between & sheet.walls)


def touches_side(sheet: Plan, bonus: Bonus) -> bool:
    down, right = SIDES[bonus["side"]]
    return any((r + down, c + right) not in sheet.floor for r, c in sheet.rooms[bonus["room"]])


def pairs_of(sheet: Plan, bonus: Bonus) -> list[tuple[Any, Any]]:
    both = product(things(sheet, bonus["a"]), things(sheet, bonus["b"]))
    return [(one, other) for one, other in both if one is not other and one != other]


def near(sheet: Plan, bonus: Bonus) -> bool:
    apart = [distance(sheet, *pair) for pair in pairs_of(sheet, bonus)]
    return any(each is not None and each <= bonus["max"] for each in apart)


def far(sheet: Plan, bonus: Bonus) -> bool:
    apart = [distance(sheet, *pair) for pair in pairs_of(sheet, bonus)]
    return bool(apart) and all(each is None or each >= bonus["min"] for each in apart)


def all_cards_used(sheet: Plan, bonus: Bonus) -> bool:
    cards = [f"piece:{n}@{room}" for room, numbers in bonus["cards"].items() for n in numbers]
    return all(sheet.selected(card) for card in cards)


def waste(sheet: Plan, room: str) -> int:
    used = sheet.of("cells", room=room) | sheet.of("circulation", room=room) | sheet.pillars
    return len(sheet.rooms[room] - used)


def at_window(sheet: Plan, bonus: Bonus) -> bool:
    behind = set().union(*sheet.windows) if sheet.windows else set()
    return any(squares(piece["cells"]) & behind for piece in sheet.selected(bonus["what"]))


def holds_mark(sheet: Plan, bonus: Bonus) -> bool:
    marked = sheet.mosaic if bonus["mark"] == "mosaic" else sheet.pipe
    wanted = bonus.get("min", len(marked))
    return len(sheet.rooms[bonus["room"]] & marked) >= wanted


def windows(sheet: Plan, bonus: Bonus) -> list[frozenset[Square]]:
    sides = bonus.get("side") or "NESW"
    return [each for each in sheet.windows_of(bonus["room"]) if facing(sheet, each) in sides]


def corridor_is_short(sheet: Plan, bonus: Bonus) -> bool:
    if sheet.front is None or not sheet.reached or sheet.hub:
        return False
    return len(sheet.corridor()) <= bonus["max"]


def complete(sheet: Plan, bonus: Bonus) -> bool:
    own = [piece for piece in sheet.pieces if piece["room"] == bonus["room"]]
    return sum(map(sheet.counts, own)) >= bonus["tokens"]


def seats(sheet: Plan, bonus: Bonus) -> bool:
    own = [p for p in sheet.pieces if p["room"] == bonus["room"] and sheet.counts(p)]
    return sum(piece["seats"] for piece in own) >= bonus["min"]


HOLDS = {
    "room_complete": complete,
    "all_cards_used": all_cards_used,
    "count": lambda s, b: len(s.selected(b["what"])) >= b["min"],
    "seats": seats,
    "window": windows,
    "all_rooms_window": lambda s, b: all(
        s.exists(room) and s.windows_of(room) for room in s.room_list
    ),
    "no_window": lambda s, b: not s.windows_of(b["room"]),
    "view": lambda s, b: sees(s, b["room"], b["of"]),
    "at_window": at_window,
    "near": near,
    "far": far,
    "touching": lambda s, b: any(touch(s, *pair) for pair in pairs_of(s, b)),
    "room_size": lambda s, b: (
        b.get("min", 0) <= len(s.rooms[b["room"]]) <= b.get("max", len(s.floor))
    ),
    "same_size": lambda s, b: len({len(s.rooms[room]) for room in b["rooms"]}) == 1,
    "rectangular": lambda s, b: is_rectangular(s.rooms[b["room"]]),
    "square": lambda s, b: (
        is_rectangular(s.rooms[b["room"]]) and len(set(box(s.rooms[b["room"]]))) == 1
    ),
    "symmetric": lambda s, b: is_symmetric(s.rooms[b["room"]]),
    "rooms_touch": lambda s, b: are_neighbours(s, b["rooms"]),
    "rooms_apart": lambda s, b: not are_neighbours(s, b["rooms"]),
    "touches_side": touches_side,
    "avoids_side": lambda s, b: not touches_side(s, b),
    "corridor": corridor_is_short,
    "front_door": lambda s, b: (
        s.front is not None and facing(s, s.front) == b["side"] and bool(s.existing_rooms)
    ),
    "no_waste": lambda s, b: waste(s, b["room"]) <= b["max"],
    "holds_mark": holds_mark,
}
"""For each kind of bonus, whether it holds; its rooms are reachable."""
