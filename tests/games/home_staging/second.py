"""The rules a second time, written from the rulebook with sets of squares: slow and plain.

Nothing here comes from the engine; tests let both answer the same questions.
"""

from typing import Any

Square = tuple[int, int]
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
        self.walls = self._walls()

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
        outer = {
            square
            for name, door in self.doors.items()
            for square in door
            if square not in self.rooms[name]
        }
        return outer | ({next(iter(self.front & self.floor))} if self.front else set())

    def flood(self, start: set[Square], within: set[Square]) -> set[Square]:
        found, edge_squares = start & within, list(start & within)
        while edge_squares:
            one = edge_squares.pop()
            for other in around(one) & within - found:
                if frozenset((one, other)) not in self.walls:
                    found.add(other)
                    edge_squares.append(other)
        return found

    def of(self, part: str, *, rug: bool | None = None, room: str | None = None) -> set[Square]:
        found: set[Square] = set()
        for piece in self.pieces:
            if rug in (None, bool(piece.get("rug"))) and room in (None, piece["room"]):
                found |= squares(piece.get(part) or [])
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


def reach(plan: Plan) -> set[Square]:
    """All squares that can be walked to from behind the front door."""
    if plan.front is None:
        return set()
    start = plan.front & plan.floor
    home = plan.rooms.get(plan.hub, set()) if plan.hub else plan.floor - plan.closed
    if not start <= home:
        return set()
    free = plan.floor - plan.pillars - plan.of("cells", rug=False)
    return plan.flood(set(start), free)


def score(plan: Plan, rooms: list[str], must_hold: dict[str, str]) -> dict[str, int]:
    """Points of each room, penalties included."""
    reached = reach(plan)
    points = {}
    for room in rooms:
        own = [piece for piece in plan.pieces if piece["room"] == room]
        real = [piece for piece in own if not piece.get("rug")]
        entered = (
            bool(reached)
            if room == plan.hub
            else room in plan.doors and bool(plan.doors[room] & plan.rooms[room] & reached)
        )
        if must_hold.get(room) == "pipe":
            entered = entered and bool(plan.rooms[room] & plan.pipe)
        served = [piece for piece in real if entered and squares(piece["circulation"]) <= reached]
        points[room] = sum(len(piece["cells"]) for piece in served) if real else -3
    return points


def closing(plan: Plan, room: str, cells: set[Square], door: frozenset[Square] | None):
    """The first reason against closing a room like this."""
    own = plan.of("cells", room=room) | plan.of("circulation", room=room)
    leads = plan.floor - cells - plan.pillars - plan.closed
    if plan.hub:
        leads |= plan.rooms.get(plan.hub, set()) - plan.pillars
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
    if door - cells <= plan.closed - plan.rooms.get(plan.hub or "", set()):
        return "door_to_room"
    return None if door in doors else "door_blocked"
