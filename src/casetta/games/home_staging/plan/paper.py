"""A plan as a question tells it: on paper, of any size, with pieces of any shape."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from casetta.contract.reader import Reader, content_reader
from casetta.kernel.state import SEATS

from ..bonuses.kind import MARK_NAMES, Names
from ..bonuses.reading import bonus_words
from ..content.furniture import TAGS, Square
from ..content.library import BUILT_IN, NAMES
from ..content.scenario import PLAN_SIGNS, no_rules, read_plan, read_rule
from ..rules.layout import (
    BACKS,
    BONUS,
    BONUS_SIZE,
    CARD_NUMBER,
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    CLOSED,
    COVERED,
    DOOR,
    DOTS,
    EDGES,
    FLOOR,
    FREE_HAND,
    HUB,
    LAYOUT,
    MOST_BONUSES,
    MOST_CARDS,
    MOST_ROOMS,
    MUST_HOLD,
    NONE,
    OUTER,
    PIECES,
    ROOM,
    ROOMS,
    RUGS,
    SCENARIO,
    SIDE,
    STATE_SIZE,
)
from ..rules.openings import set_front_door, set_window
from ..rules.plan import begin_plan, inside_rows, open_doors, set_wall, settle, wall_in
from ..rules.rows import has_edge
from .hand import Edge, Hand, inner_edge, read_edge, read_edges, read_hand, read_squares
from .plan import Plan
from .squares import of_pairs, to_rows

MOST_PIECES = 60
NEEDED = {"room_complete": "tokens", "all_cards_used": "cards"}
"""What a bonus of that kind asks for beside the plan."""


class PaperPlan:
    """A question about a plan: the state it tells, and the names it uses."""

    def __init__(self, fields: Reader) -> None:
        self.fields = fields
        self.state = LAYOUT.blank()
        self.state[SEATS] = 1
        self.content = self._scenario()
        self.names = Names(room_names(self.fields, self.content), list(TAGS))
        self.hands = self._hands()
        self._begin()
        self._rooms()
        self._pieces()
        self._openings()
        self.state[ROOM] = self._current_room()
        settle(self.state, 0)

    def plan(self) -> Plan:
        """The plan as it is now."""
        return Plan(self.state, 0, self.names.rooms)

    @property
    def current_room(self) -> int:
        """The number of the room in progress."""
        return self.state[ROOM]

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
        for bonus in range(MOST_BONUSES):
            self.state[BONUS + BONUS_SIZE * bonus] = NONE
        no_rules(self.state)
        if not self.fields.has("scenario"):
            return {}
        number = NAMES.index(self.fields.choice("scenario", NAMES))
        self.state[SCENARIO] = number
        self.state[STATE_SIZE - len(BUILT_IN[number].facts) :] = BUILT_IN[number].facts
        return BUILT_IN[number].content

    def _hands(self) -> list[Hand]:
        """The pieces of the question."""
        return [
            read_hand(piece, self.names) for piece in self.fields.objects("pieces", MOST_PIECES)
        ]

    def _begin(self) -> None:
        """Plan, special rules, walls that stand from the beginning."""
        if self.fields.has("plan"):
            self._clear_plan()
            read_plan(self.state, self._plan())
        elif not self.content:
            self.fields.fault_at("plan", "missing-field")
        self.state[ROOMS] = len(self.names.rooms)
        self._rules()
        begin_plan(self.state, 0)
        for edge in read_edges(self.fields, "fixed_walls"):
            set_wall(self.state, 0, edge[0] or 0)

    def _clear_plan(self) -> None:
        for row in range(OUTER, OUTER + EDGES):
            self.state[row] = 0

    def _plan(self) -> list[str]:
        """The plan of the question, laid on the top left of the sheet."""
        rows = self.fields.list("plan")
        is_grid = rows and all(isinstance(row, str) for row in rows)
        fits = is_grid and len(rows) <= SIDE and len({len(row) for row in rows}) == 1
        if not fits or not 0 < len(rows[0]) <= SIDE:
            self.fields.fault_at("plan", "plan-size", most=SIDE)
            return ["." * SIDE] * SIDE
        if set("".join(rows)) - set(PLAN_SIGNS):
            self.fields.fault_at("plan", "unknown-sign", known=PLAN_SIGNS)
            return ["." * SIDE] * SIDE
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
            self.state[HUB] = self.room(self.fields.values["hub"], "hub")
        for index, rule in enumerate(self.fields.list("must_hold")):
            fields = Reader(rule, self.fields.source, (f"must_hold [{index}]",))
            mark = MARK_NAMES.index(fields.choice("mark", MARK_NAMES))
            for name in fields.list("rooms"):
                self.state[MUST_HOLD + mark] |= 1 << self.room(name, fields.place("rooms"))

    def _rooms(self) -> None:
        """The finished rooms with their walls and doors."""
        seen: set[Square] = set()
        for index, each in enumerate(self.fields.list("rooms", MOST_ROOMS)):
            fields = Reader(each, self.fields.source, (f"rooms [{index}]",))
            room = self.room(fields.values.get("id"), fields.place("id"))
            squares = read_squares(fields, "cells")
            if not squares:
                fields.fault("missing-field", "cells")
            if seen & set(squares) or not self._is_floor(squares):
                fields.fault("wrong-room", "cells")
            seen |= set(squares)
            self._close(fields, room, squares)
        open_doors(self.state, 0)

    def _close(self, fields: Reader, room: int, squares: list[Square]) -> None:
        """Write one finished room."""
        start = inside_rows(0, room)
        self.state[start : start + SIDE] = to_rows(of_pairs(squares))
        for row in range(SIDE):
            self.state[CLOSED + row] |= self.state[start + row]
        wall_in(self.state, 0, start)
        if fields.has("door"):
            edge = inner_edge(read_edge(fields, fields.values["door"], "door"), squares)
            if edge is None:
                fields.fault("wrong-edge", "door")
            self.state[DOOR + room] = NONE if edge is None else edge

    def _is_floor(self, squares: list[Square]) -> bool:
        return all(
            0 <= row < SIDE and 0 <= column < SIDE and self.state[FLOOR + row] >> column & 1
            for row, column in squares
        )

    def _pieces(self) -> None:
        """The pieces, free hand behind the state."""
        self.state[FREE_HAND] = STATE_SIZE
        self.state[PIECES] = len(self.hands)
        for hand in self.hands:
            self.state.extend(hand_words(hand))
            on = RUGS if hand.shape.rug else COVERED
            for start, squares in ((on, hand.shape.body), (DOTS, hand.shape.dots)):
                for row, word in enumerate(to_rows(of_pairs(squares))):
                    self.state[start + row] |= word
            for (row, column), side in hand.shape.backs:
                if 0 <= row < SIDE and 0 <= column < SIDE:
                    self.state[BACKS + SIDE * side + row] |= 1 << column

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
        return next((edge for edge in edges if has_edge(self.state, OUTER, edge)), None)

    def _current_room(self) -> int:
        """The room in progress: named, or the one whose pieces lie in no finished room."""
        if self.fields.has("current_room"):
            return self.room(self.fields.values["current_room"], "current_room")
        finished = [
            name for name in told_in(self.fields.values, "rooms", "id") if name in self.names.rooms
        ]
        open_rooms = [
            hand.room
            for hand in self.hands
            if hand.room is not None and self.names.rooms[hand.room] not in finished
        ]
        return open_rooms[-1] if open_rooms else NONE

    def read_bonus(self) -> None:
        """The bonus rule of the question, in place of those of the scenario."""
        told = Reader(self.fields.values["bonus"], self.fields.source, ("bonus",)).values
        page = content_reader({"bonus": [told]})
        words = bonus_words(page.objects("bonus")[0], self.names)
        self.fields.wrongs.extend(page.wrongs)
        for bonus in range(1, MOST_BONUSES):
            self.state[BONUS + BONUS_SIZE * bonus] = NONE
        self.state[BONUS : BONUS + BONUS_SIZE] = words

    def read_cards(self) -> None:
        """Tokens and cards that two kinds of bonus ask for; told, they replace the scenario's."""
        bonus = self.fields.values.get("bonus")
        needed = NEEDED.get(str(bonus.get("kind")) if isinstance(bonus, Mapping) else "")
        if needed and not self.fields.has(needed) and not self.content:
            self.fields.fault_at(needed, "missing-field")
        if not self.fields.has("tokens") and not self.fields.has("cards"):
            return
        self.state[CARDS] = 0
        cards = Reader(self.fields.values.get("cards") or {}, self.fields.source, ("cards",))
        for name in list(cards.values):
            for number in cards.list(name):
                self._add_card(self.room(name, "cards"), cards.checked_number(number, name, 1, 33))
        if self.fields.has("tokens") and isinstance(bonus, Mapping) and bonus.get("room"):
            tokens = self.fields.number("tokens", 0, 99)
            for card in range(self.state[CARDS]):
                self.state[CARD_TOKENS + card] = 0
            self._add_card(self.room(bonus["room"], "bonus room"), 0)
            self.state[CARD_TOKENS + self.state[CARDS] - 1] = tokens

    def _add_card(self, room: int, number: int) -> None:
        card = self.state[CARDS]
        if card == MOST_CARDS:
            self.fields.fault_at("cards", "too-many", most=MOST_CARDS)
            return
        self.state[CARD_ROOM + card] = room
        self.state[CARD_NUMBER + card] = number
        self.state[CARD_TOKENS + card] = 1
        self.state[CARDS] = card + 1


def hand_words(hand: Hand) -> list[int]:
    """A piece as it stands behind a state: see rules/pieces.py."""
    room, shape = NONE if hand.room is None else hand.room, hand.shape
    facts = [room, hand.number, hand.tags, hand.seats, int(shape.rug)]
    return [*facts, *to_rows(of_pairs(shape.body)), *to_rows(of_pairs(shape.dots))]


# The rooms that a question names, wherever it names them


def room_names(fields: Reader, scenario: Mapping[str, Any]) -> list[str]:
    """The rooms of a question, the scenario's first, in the order of naming; at most five."""
    question = fields.values
    listed = [room["card"] for room in scenario.get("room", [])] + fields.list("room_list")
    drawn = [*told_in(question, "rooms", "id"), *told_in(question, "pieces", "room")]
    single = [question.get("current_room"), question.get("hub")]
    names = [
        *listed,
        *drawn,
        *single,
        *in_rules(question),
        *in_bonus(question),
        *in_objects(question),
    ]
    found = list(dict.fromkeys(name for name in names if isinstance(name, str)))
    if len(found) > MOST_ROOMS:
        fields.fault_at("rooms", "too-many", most=MOST_ROOMS)
    return found[:MOST_ROOMS]


def told_in(question: Mapping[str, Any], key: str, inner: str) -> list[Any]:
    """One value of every object in a list of the question."""
    return [each.get(inner) for each in as_list(question.get(key)) if isinstance(each, Mapping)]


def as_list(value: Any) -> list[Any]:
    """The value if it is a list, else an empty one."""
    return value if isinstance(value, list) else []


def in_rules(question: Mapping[str, Any]) -> list[Any]:
    """The rooms that special rules name."""
    many = [*told_in(question, "must_hold", "rooms"), *told_in(question, "rules", "rooms")]
    single = [*told_in(question, "rules", "hub"), *told_in(question, "rules", "room")]
    return [*single, *(name for rooms in many for name in as_list(rooms))]


def in_bonus(question: Mapping[str, Any]) -> list[Any]:
    """The rooms that a bonus and its cards name."""
    bonus, cards = question.get("bonus"), question.get("cards")
    names = list(cards) if isinstance(cards, Mapping) else []
    if isinstance(bonus, Mapping):
        names += [bonus.get("room"), *as_list(bonus.get("rooms"))]
    return names


def in_objects(question: Mapping[str, Any]) -> list[Any]:
    """The rooms that the objects of distances and bonuses name."""
    bonus = question.get("bonus")
    texts = [question.get("from"), question.get("to")]
    if isinstance(bonus, Mapping):
        texts += [bonus.get(key) for key in ("a", "b", "what")]
    names = []
    for text in texts:
        if isinstance(text, str) and text.startswith(("door:", "window:")):
            names.append(text.partition(":")[2])
        elif isinstance(text, str) and "@" in text:
            names.append(text.partition("@")[2])
    return names
