"""Small homes for the solver, and the best plan for one of their rooms by trying everything.

The trying is a second reading of rooms, doors, ways and points, in sets of squares; only
where a piece may be drawn is asked of the engine. A small home has some 16 squares:
every set of them that holds the pieces is tried as a room.
"""

from collections.abc import Callable, Iterator
from itertools import product
from random import Random
from typing import NamedTuple

from casetta.contract.reader import content_reader
from casetta.games.home_staging.content.furniture import STEPS
from casetta.games.home_staging.content.library import bring
from casetta.games.home_staging.plan.changes import legal_moves
from casetta.games.home_staging.plan.plan import Plan
from casetta.games.home_staging.plan.squares import pairs
from casetta.games.home_staging.rules.layout import BLIND_SIDES, FRONT_SIDE, LAYOUT, NONE, ROOM
from casetta.games.home_staging.rules.setup import deal_scenario, play
from casetta.kernel.luck import key_of_seed, table_luck
from tests.games.home_staging import second
from tests.games.home_staging.played import legal, play_text
from tests.games.home_staging.second import box, is_rectangular, is_symmetric

DRAWINGS = {
    "desk": ["===", "###", "_._"],
    "bed": ["##", "##", ".."],
    "shelf": ["==", "##", ".."],
    "corner": ["#_", "##", "_."],
    "chair": ["c", "."],
    "long": [".", "#", "#", "."],
    "plant": ["#"],
    "rug": ["~~"],
}
NUMBERS = {name: number for number, name in enumerate(DRAWINGS, 1)}
EMPTY_ROOM = -3
Squares = frozenset[tuple[int, int]]
NO_SQUARES: Squares = frozenset()


def home(plan: str, rooms: dict[str, list[str]], rules=(), bonuses=()):
    """A table for one with a small own scenario; a room is a list of pieces, a card each."""
    rows = [f".{row.strip()}".ljust(16, ".") for row in plan.strip().splitlines()]
    content = {
        "id": "small-home",
        "plan": ["." * 16, *rows, *["." * 16] * (15 - len(rows))],
        "room": [
            {"card": card, "furniture": [{"number": NUMBERS[each], "tokens": 1} for each in pieces]}
            for card, pieces in rooms.items()
        ],
        "rule": list(rules),
        "bonus": list(bonuses),
        "furniture": {"option": [option for name in DRAWINGS for option in options(name)]},
    }
    page = content_reader(content)
    assert bring(page), page.wrongs
    state = LAYOUT.blank()
    deal_scenario(content, state, 1, (), table_luck(key_of_seed(1)))
    return state


def options(name: str):
    """All four options of a number look alike, so that its card does not matter."""
    number, draw = NUMBERS[name], DRAWINGS[name]
    for letter, option in product("ab", (1, 2)):
        told = {"number": number, "card": letter, "option": option, "tags": [], "draw": draw}
        yield {"id": f"{number:02}{letter}{option}", **told}


def random_home(seed: int):
    """A small home with some special rules, a bonus or none, and often a room already closed."""
    dice = Random(seed)
    rows, columns = dice.choice([(3, 3), (3, 4), (2, 5), (4, 3), (2, 6)])
    plan = [dice.choices("xmO+.", [30, 1, 1, 1, 2], k=columns) for _ in range(rows)]
    plan[0][0] = "x"
    names = dice.sample(list(DRAWINGS), 5)
    rooms = {"living": names[: dice.choice([1, 2])], "bath": names[2:4], "bed": names[4:]}
    bonus = dice.choice([None, None, *BONUSES])
    state = home("\n".join(map("".join, plan)), rooms, random_rules(dice), bonuses_of(bonus))
    if dice.random() < 0.7:
        furnish(state, "bath", dice)
    return state, bonus


def random_rules(dice: Random) -> list[dict]:
    known: list[dict] = [
        {"kind": "front_door_side", "side": dice.choice("NESW")},
        {"kind": "keep_free", "mark": "mosaic"},
        {"kind": "must_hold", "rooms": ["living"], "mark": "pipe"},
        {"kind": "blind_sides", "sides": [dice.choice("NESW")]},
        {"kind": "no_corridor", "hub": dice.choice(["living", "bath", "bed"])},
    ]
    return [rule for rule in known if dice.random() < 0.25]


def bonuses_of(kind: str | None) -> list[dict]:
    """A bonus rule for the living room."""
    if kind is None:
        return []
    return [{"kind": kind, "points": BONUS_POINTS, "room": "living", **BONUSES[kind][0]}]


def furnish(state, room: str, dice: Random) -> None:
    """Play a room by luck, declining little and closing soon."""
    play_text(state, f"room {room}")
    while state[ROOM] != NONE:
        choice = sorted(legal(state) - {"decline"}) or ["decline"]
        doors = [text for text in choice if text.startswith("door") or text == "sealed"]
        play_text(state, dice.choice(doors if doors and dice.random() < 0.6 else choice))


# Trying everything


class Laid(NamedTuple):
    """A piece on the plan."""

    body: Squares
    dots: Squares
    rug: bool

    @property
    def value(self) -> int:
        return 0 if self.rug else len(self.body)


class Closed(NamedTuple):
    """A room that can be entered: its squares, its pieces, those that count; tokens and floor."""

    room: Squares
    pieces: list[Laid]
    served: list[Laid]
    tokens: int
    floor: Squares

    def along(self, side: str) -> bool:
        """Whether some square has an outer wall on a side."""
        return any(beside(square)["NESW".index(side)] not in self.floor for square in self.room)

    def blank(self) -> Squares:
        return self.room - {s for piece in self.pieces for s in piece.body | piece.dots}


BONUSES: dict[str, tuple[dict, Callable[[Closed], bool]]] = {
    "room_complete": ({}, lambda it: len(it.served) == it.tokens),
    "room_size": ({"min": 5, "max": 6}, lambda it: 5 <= len(it.room) <= 6),
    "rectangular": ({}, lambda it: is_rectangular(it.room)),
    "square": ({}, lambda it: is_rectangular(it.room) and len(set(box(it.room))) == 1),
    "symmetric": ({}, lambda it: is_symmetric(it.room)),
    "touches_side": ({"side": "S"}, lambda it: it.along("S")),
    "avoids_side": ({"side": "N"}, lambda it: not it.along("N")),
    "no_waste": ({"max": 0}, lambda it: not it.blank()),
    "window": ({"side": "E"}, lambda it: it.along("E")),
    "no_window": ({}, lambda it: True),
}
"""Bonus rules of a room: what they say besides, and when they hold."""
BONUS_POINTS = 4


def best_points(state, room: str, bonus: str | None = None) -> int:
    """The most points of this room and those before it, whatever is drawn and closed."""
    opened = list(state)
    play_text(opened, f"room {room}")
    number = opened[ROOM]
    here = Home(opened, bonus)
    most_bonus = BONUS_POINTS if bonus else 0
    choices = {frozenset(laid(leaf, number)): laid(leaf, number) for leaf in drawn(opened)}
    best = max(here.left_empty())
    for pieces in sorted(choices.values(), key=lambda each: -sum(p.value for p in each)):
        most = here.past() + sum(piece.value for piece in pieces) + most_bonus
        if not pieces or most <= best:
            continue
        for total in here.closings(pieces):
            best = max(best, total)
            if best == most:
                break
    return best


def drawn(state) -> Iterator[list[int]]:
    """Every way to draw or decline the pieces of the cards that lie face down."""
    cards = sorted(text for text in legal(state) if text.startswith("card"))
    if not cards:
        yield state
        return
    play_text(state := list(state), cards[0])
    play_text(state, "tokens 1 0")
    for move in legal_moves(state, 0):
        after = list(state)
        play(after, 0, move)
        yield from drawn(after) if after[ROOM] == state[ROOM] else [after]


def laid(state, room: int) -> list[Laid]:
    """The pieces of a room."""
    pieces = Plan(state, 0).pieces_of(room)
    return [Laid(as_set(each.body), as_set(each.dots), each.rug) for each in pieces]


def as_set(squares: int) -> Squares:
    return frozenset(pairs(squares))


def beside(square):
    row, column = square
    return [(row + down, column + right) for down, right in STEPS]


def flood(start, within) -> Squares:
    """All squares of a set that hang together with one of them."""
    return frozenset(second.flood({start}, within))


class Home:
    """A plan before a room is closed in it."""

    def __init__(self, state, bonus: str | None = None) -> None:
        self.bonus = BONUSES[bonus][1] if bonus else lambda closed: False
        plan = self.plan = Plan(state, 0)
        self.state, self.room, self.hub = state, state[ROOM], plan.house.hub
        self.tokens = len(plan.house.cards[self.room])
        self.floor, self.pillars = as_set(plan.floor), as_set(plan.house.pillars)
        self.rooms = {n: as_set(each) for n, each in enumerate(plan.insides) if n != self.room}
        self.closed = frozenset().union(*self.rooms.values())
        others = [piece for room in self.rooms for piece in laid(state, room) if not piece.rug]
        self.covered = frozenset().union(*(piece.body for piece in others))
        doors = enumerate(plan.room_doors)
        self.doors = {room: door for room, door in doors if room in self.rooms and door != NONE}
        self.before = {room: self.ends(door)[1] for room, door in self.doors.items()}
        reserved = set() if self.room == self.hub else set(self.before.values())
        self.free = self.floor - self.closed - reserved

    def ends(self, door: int):
        square = divmod(door >> 2, 16)
        return square, beside(square)[door & 3]

    def past(self) -> int:
        """The most that the rooms before this one can bring."""
        return self.penalties() + sum(map(self.worth, self.rooms))

    def penalties(self) -> int:
        """What the rooms before this one cost that hold no furniture."""
        opened = [room for room in self.rooms if self.plan.is_opened(room)]
        return EMPTY_ROOM * sum(all(p.rug for p in laid(self.state, room)) for room in opened)

    def worth(self, room: int) -> int:
        """What a room that was closed brings if it can be entered."""
        pieces = laid(self.state, room)
        if room == self.hub:
            return sum(piece.value for piece in pieces)
        if room not in self.doors:
            return 0
        ways = self.rooms[room] - self.covered - self.pillars
        reached = flood(self.ends(self.doors[room])[0], ways)
        return sum(piece.value for piece in pieces if reached and piece.dots <= reached)

    def closings(self, pieces: list[Laid]) -> Iterator[int]:
        """The points of every way to close the room around some pieces, and of no other."""
        own = frozenset(square for piece in pieces for square in piece.body | piece.dots)
        rest = sorted(self.free - own)
        for mask in range(1 << len(rest)):
            room = own | {square for bit, square in enumerate(rest) if mask >> bit & 1}
            if flood(next(iter(room)), room) == room:
                yield from self.totals(room, pieces)

    def left_empty(self) -> Iterator[int]:
        """The points without the room, for each front door."""
        outside = self.outside(NO_SQUARES)
        for area in {flood(front, outside) for front in self.fronts(outside)} | {NO_SQUARES}:
            yield self.total(NO_SQUARES, [], NO_SQUARES, area)

    def totals(self, room: Squares, pieces: list[Laid]) -> Iterator[int]:
        """The points of a room for each door and each front door."""
        bodies = frozenset(s for piece in pieces if not piece.rug for s in piece.body)
        inside = room - bodies - self.pillars
        if self.room == self.hub:
            for front in self.fronts(inside):
                area = flood(front, inside)
                reached = area if self.holds_marks(room) else NO_SQUARES
                yield self.total(room, pieces, reached, area)
            yield self.total(room, pieces, NO_SQUARES, NO_SQUARES)
            return
        outside = self.outside(room)
        doors = [(s, t) for s in room for t in beside(s) if t in self.doors_lead_to(room)]
        for area in {flood(front, outside) for front in self.fronts(outside)} | {NO_SQUARES}:
            for inner, outer in doors:
                entered = inner in inside and outer in area and self.holds_marks(room)
                reached = flood(inner, inside) if entered else NO_SQUARES
                yield self.total(room, pieces, reached, area)
            if not doors:
                yield self.total(room, pieces, NO_SQUARES, area)

    def outside(self, room: Squares) -> Squares:
        """Where somebody walks outside a room: corridor or hub."""
        if self.hub == self.room:
            return frozenset()
        if self.hub != NONE and self.plan.is_opened(self.hub):
            return self.rooms[self.hub] - self.covered - self.pillars
        return self.floor - self.closed - room - self.pillars

    def doors_lead_to(self, room: Squares) -> Squares:
        hub = self.rooms.get(self.hub, frozenset())
        return (hub or self.floor - self.closed) - room - self.pillars

    def holds_marks(self, room: Squares) -> bool:
        return all(as_set(marks) & room for marks in self.plan.house.must_hold[self.room])

    def fronts(self, squares: Squares):
        """The squares that may lie behind the front door."""
        wanted = self.state[FRONT_SIDE]
        sides = [
            side
            for side in range(4)
            if wanted in (NONE, side) and not self.state[BLIND_SIDES] >> side & 1
        ]
        return [s for s in squares if any(beside(s)[side] not in self.floor for side in sides)]

    def total(self, room: Squares, pieces: list[Laid], reached: Squares, area: Squares) -> int:
        """All points: this room's, the others' that can be entered, a bonus of a furnished room."""
        served = [piece for piece in pieces if reached and piece.dots <= reached]
        total = self.penalties() + sum(piece.value for piece in served)
        if all(piece.rug for piece in pieces):
            total += EMPTY_ROOM
        total += sum(self.worth(room) for room, before in self.before.items() if before in area)
        hub = laid(self.state, self.hub) if self.rooms.get(self.hub) else []
        total += sum(piece.value for piece in hub if area and piece.dots <= area)
        is_furnished = not all(piece.rug for piece in pieces)
        if (
            reached
            and is_furnished
            and self.bonus(Closed(room, pieces, served, self.tokens, self.floor))
        ):
            total += BONUS_POINTS
        return total
