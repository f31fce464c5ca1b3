"""Distances, views, the front door and all bonuses a second time, from the rulebook with sets.

Nothing here comes from the engine; `second.py` has placing, closing and walking.
"""

from itertools import product
from typing import Any

from tests.games.home_staging.second import (
    PLACEMENT_STEPS,
    Plan,
    Square,
    around,
    edge,
    reach,
    squares,
)

Piece = dict[str, Any]
Bonus = dict[str, Any]
SIDES = dict(zip("NESW", PLACEMENT_STEPS, strict=True))
FEATURES = {"T": "tree", "L": "lake", "R": "road"}


class Sheet(Plan):
    """A finished plan with what can be reached on it."""

    def __init__(self, question: dict[str, Any]) -> None:
        super().__init__(question)
        self.rows: list[str] = question["plan"]
        self.room_list: list[str] = question["room_list"]
        self.windows = [edge(window) for window in question.get("windows") or ()]
        self.reached = reach(self)
        self.free = self.floor - self.pillars - self.of("cells", rug=False)

    def is_reachable(self, room: str) -> bool:
        if room not in self.rooms or not self.reached:
            return False
        if room == self.hub:
            return True
        return room in self.doors and bool(self.doors[room] & self.rooms[room] & self.reached)

    @property
    def reachable_rooms(self) -> list[str]:
        return [room for room in self.rooms if self.is_reachable(room)]

    def counts(self, piece: Piece) -> bool:
        return self.is_reachable(piece["room"]) and squares(piece["circulation"]) <= self.reached

    def selected(self, selector: str) -> list[Piece]:
        """Reachable pieces, rugs too, by number or tag, perhaps of one room."""
        what, _, room = selector.partition("@")
        kind, _, name = what.partition(":")
        return [
            piece
            for piece in self.pieces
            if self.counts(piece)
            and room in ("", piece["room"])
            and (str(piece["number"]) == name if kind == "piece" else name in piece["tags"])
        ]

    def windows_of(self, room: str) -> list[frozenset[Square]]:
        return [window for window in self.windows if window & self.rooms[room]]

    def corridor(self) -> set[Square]:
        """What hangs together with the front door outside all rooms, pillars too."""
        assert self.front is not None
        return self.flood(set(self.front & self.floor), self.floor - self.closed)


def outward(plan: Plan, wall: frozenset[Square]) -> tuple[Square, Square]:
    """The first square outside of an outer wall, and the step that leads there."""
    (inner,), (outer,) = wall & plan.floor, wall - plan.floor
    return outer, (outer[0] - inner[0], outer[1] - inner[1])


def facing(plan: Plan, wall: frozenset[Square]) -> str:
    """The side that an outer wall faces."""
    step = outward(plan, wall)[1]
    return next(side for side, other in SIDES.items() if other == step)


def view(plan: Plan, rows: list[str], window: frozenset[Square]) -> set[str]:
    """What a window sees: everything on its line until the sheet or the open air ends."""
    (row, column), (down, right) = outward(plan, window)
    seen = set()
    while 0 <= row < len(rows) and 0 <= column < len(rows[0]):
        if (row, column) in plan.floor:
            break
        seen.add(FEATURES.get(rows[row][column], ""))
        row, column = row + down, column + right
    return seen - {""}


def front_door(plan: Plan, windows: list[frozenset[Square]], room: str, wall: frozenset[Square]):
    """The first reason against a front door there; scenarios with a corridor only."""
    if len(wall & plan.floor) != 1:
        return "not_outer_wall"
    if wall in windows:
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


def ends(sheet: Sheet, thing: Any) -> set[Square]:
    """The free squares where a way to a piece or an opening may end."""
    if isinstance(thing, dict):
        body = squares(thing["cells"])
        pairs = {(one, other) for one in body for other in around(one) - body}
        return {b for a, b in pairs if b in sheet.free and frozenset((a, b)) not in sheet.walls}
    return thing & sheet.free


def distance(sheet: Sheet, one: Any, other: Any) -> int | None:
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


def touch(sheet: Sheet, one: Any, other: Any) -> bool:
    """Two pieces with a common edge and no wall on it; a piece on the square of an opening."""
    if isinstance(one, dict) and isinstance(other, dict):
        pairs = product(squares(one["cells"]), squares(other["cells"]))
        return any(b in around(a) and frozenset((a, b)) not in sheet.walls for a, b in pairs)
    if isinstance(one, dict):
        return bool(squares(one["cells"]) & other)
    return isinstance(other, dict) and touch(sheet, other, one)


def things(sheet: Sheet, name: str) -> list[Any]:
    """The objects of a distance bonus that count."""
    kind, _, room = name.partition(":")
    if name == "front_door":
        return [sheet.front] if sheet.front else []
    if kind in ("door", "window") and not sheet.is_reachable(room):
        return []
    if kind == "door":
        return [sheet.doors[room]] if room in sheet.doors else []
    return list(sheet.windows_of(room)) if kind == "window" else sheet.selected(name)


def bonus_points(sheet: Sheet, bonus: Bonus) -> int:
    """The points of one bonus rule."""
    kind, points = bonus["kind"], bonus["points"]
    if kind.startswith("per_"):
        return min(hits(sheet, bonus) * points, bonus["max"])
    rooms = [bonus["room"]] if bonus.get("room") else bonus.get("rooms", [])
    if not all(map(sheet.is_reachable, rooms)):
        return 0
    return points if HOLDS[kind](sheet, bonus) else 0


def hits(sheet: Sheet, bonus: Bonus) -> int:
    if bonus["kind"] == "per_count":
        return len(sheet.selected(bonus["what"]))
    if bonus["kind"] == "per_rectangular":
        return sum(is_rectangular(sheet.rooms[room]) for room in sheet.reachable_rooms)
    return sum(sees(sheet, room, bonus["of"]) for room in sheet.reachable_rooms)


def sees(sheet: Sheet, room: str, feature: str) -> bool:
    return any(feature in view(sheet, sheet.rows, each) for each in sheet.windows_of(room))


def box(cells: set[Square]) -> tuple[int, int]:
    rows, columns = zip(*cells, strict=True)
    return max(rows) - min(rows) + 1, max(columns) - min(columns) + 1


def is_rectangular(cells: set[Square]) -> bool:
    high, wide = box(cells)
    return high * wide == len(cells)


def is_symmetric(cells: set[Square]) -> bool:
    rows, columns = zip(*cells, strict=True)
    upside_down = {(min(rows) + max(rows) - row, column) for row, column in cells}
    return cells in (upside_down, {(r, min(columns) + max(columns) - c) for r, c in cells})


def are_neighbours(sheet: Sheet, rooms: list[str]) -> bool:
    one, other = (sheet.rooms[room] for room in rooms)
    between = {frozenset((a, b)) for a in one for b in around(a) & other}
    return bool(between & sheet.walls)


def touches_side(sheet: Sheet, bonus: Bonus) -> bool:
    down, right = SIDES[bonus["side"]]
    return any((r + down, c + right) not in sheet.floor for r, c in sheet.rooms[bonus["room"]])


def pairs_of(sheet: Sheet, bonus: Bonus) -> list[tuple[Any, Any]]:
    both = product(things(sheet, bonus["a"]), things(sheet, bonus["b"]))
    return [(one, other) for one, other in both if one is not other and one != other]


def near(sheet: Sheet, bonus: Bonus) -> bool:
    apart = [distance(sheet, *pair) for pair in pairs_of(sheet, bonus)]
    return any(each is not None and each <= bonus["max"] for each in apart)


def far(sheet: Sheet, bonus: Bonus) -> bool:
    apart = [distance(sheet, *pair) for pair in pairs_of(sheet, bonus)]
    return bool(apart) and all(each is None or each >= bonus["min"] for each in apart)


def all_cards_used(sheet: Sheet, bonus: Bonus) -> bool:
    cards = [f"piece:{n}@{room}" for room, numbers in bonus["cards"].items() for n in numbers]
    return all(sheet.selected(card) for card in cards)


def waste(sheet: Sheet, room: str) -> int:
    used = sheet.of("cells", room=room) | sheet.of("circulation", room=room) | sheet.pillars
    return len(sheet.rooms[room] - used)


def at_window(sheet: Sheet, bonus: Bonus) -> bool:
    behind = set().union(*sheet.windows) if sheet.windows else set()
    return any(squares(piece["cells"]) & behind for piece in sheet.selected(bonus["what"]))


def holds_mark(sheet: Sheet, bonus: Bonus) -> bool:
    marked = sheet.mosaic if bonus["mark"] == "mosaic" else sheet.pipe
    wanted = bonus.get("min", len(marked))
    return len(sheet.rooms[bonus["room"]] & marked) >= wanted


def windows(sheet: Sheet, bonus: Bonus) -> list[frozenset[Square]]:
    sides = bonus.get("side") or "NESW"
    return [each for each in sheet.windows_of(bonus["room"]) if facing(sheet, each) in sides]


def corridor_is_short(sheet: Sheet, bonus: Bonus) -> bool:
    if sheet.front is None or not sheet.reached or sheet.hub:
        return False
    return len(sheet.corridor()) <= bonus["max"]


def complete(sheet: Sheet, bonus: Bonus) -> bool:
    own = [piece for piece in sheet.pieces if piece["room"] == bonus["room"]]
    return sum(map(sheet.counts, own)) >= bonus["tokens"]


def seats(sheet: Sheet, bonus: Bonus) -> bool:
    own = [p for p in sheet.pieces if p["room"] == bonus["room"] and sheet.counts(p)]
    return sum(piece["seats"] for piece in own) >= bonus["min"]


HOLDS = {
    "room_complete": complete,
    "all_cards_used": all_cards_used,
    "count": lambda s, b: len(s.selected(b["what"])) >= b["min"],
    "seats": seats,
    "window": windows,
    "all_rooms_window": lambda s, b: all(
        s.is_reachable(room) and s.windows_of(room) for room in s.room_list
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
        s.front is not None and facing(s, s.front) == b["side"] and bool(s.reachable_rooms)
    ),
    "no_waste": lambda s, b: waste(s, b["room"]) <= b["max"],
    "holds_mark": holds_mark,
}
"""For each kind of bonus, whether it holds; its rooms are reachable."""
