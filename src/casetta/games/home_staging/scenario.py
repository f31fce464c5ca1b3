"""Scenarios: a plan, its rooms and cards, special rules, bonuses (FORMAT: scenarios)."""

from __future__ import annotations

from .bonus_words import MARK_NAMES, Names, bonus_words
from .drawings import SIDES, STEPS
from .furniture import (
    CATALOGUE,
    NUMBERS,
    ROOM_CARDS,
    Catalogue,
    option_number,
    option_words,
)
from .layout import (
    BLIND_SIDES,
    BONUS,
    BONUS_SIZE,
    CARD_NUMBER,
    CARD_ROOM,
    CARD_TOKENS,
    CARDS,
    COURTYARD_WINDOWS,
    FACTS,
    FIRST_ROOM,
    FLOOR,
    FRONT_SIDE,
    GROUND,
    HUB,
    KEEP_FREE,
    LAYOUT,
    MARKS,
    MOST_BONUSES,
    MOST_CARDS,
    MOST_ROOMS,
    MOST_TOKENS,
    MOST_WINDOWS,
    MUST_HOLD,
    NONE,
    OPTION,
    OPTION_SIZE,
    OUTER,
    PILLARS,
    ROOM_CARD,
    ROOMS,
    SIDE,
)
from .pages import Entry, Page

PLAN_SIGNS = ".TLRyxm+O"
FLOOR_SIGNS = "xm+O"
RULES = (
    "no_corridor", "columns", "keep_free", "blind_sides", "windows_only",
    "front_door_side", "max_windows", "first_room", "must_hold",
)  # fmt: skip


def scenario_facts(page: Page, catalogue: Catalogue = CATALOGUE) -> list[int]:
    """The unchanging part of a state, from a scenario; its faults are noted on the page."""
    state = LAYOUT.blank()
    page.top.word("id")
    page.top.whole("number", 0, 9999, absent=0)
    page.top.whole("difficulty", 0, 3, absent=0)
    read_plan(state, checked_plan(page.top))
    rooms = read_rooms(state, page)
    read_cards(state, page, catalogue)
    check_counts(state, page)
    no_rules(state)
    for entry in page.entries("rule"):
        read_rule(state, entry, rooms)
    bonuses = page.entries("bonus")
    if len(bonuses) > MOST_BONUSES:
        page.top.fault("too-many", "bonus", most=MOST_BONUSES)
    for index, entry in enumerate(bonuses[:MOST_BONUSES]):
        start = BONUS + BONUS_SIZE * index
        state[start : start + BONUS_SIZE] = bonus_words(entry, Names(rooms))
    for index in range(len(bonuses), MOST_BONUSES):
        state[BONUS + BONUS_SIZE * index] = NONE
    return state[FACTS:]


def checked_plan(top: Entry) -> list[str]:
    """The sixteen rows of a plan; empty ground in place of a wrong one."""
    plan = top.words("plan")
    rows_are_right = len(plan) == SIDE and all(len(row) == SIDE for row in plan)
    if not rows_are_right or set("".join(plan)) - set(PLAN_SIGNS):
        top.fault("scenario-plan", "plan", side=SIDE, known=PLAN_SIGNS)
        return ["." * SIDE] * SIDE
    if not set("".join(plan)) & set("xm+"):
        top.fault("scenario-no-floor", "plan")
    return plan


def read_plan(state: list[int], plan: list[str]) -> None:
    """Write floor, pillars, marks, grounds and outer walls of a drawn plan."""
    for start, signs in (
        (FLOOR, FLOOR_SIGNS), (PILLARS, "O"), (MARKS, "m"), (MARKS + SIDE, "+"),
        *((GROUND + SIDE * ground, sign) for ground, sign in enumerate("TLRy")),
    ):  # fmt: skip
        for row, line in enumerate(plan):
            state[start + row] = sum(1 << c for c, sign in enumerate(line) if sign in signs)
    floor = {
        (row, column)
        for row in range(SIDE)
        for column in range(SIDE)
        if state[FLOOR + row] >> column & 1
    }
    for row, column in floor:
        for side, (down, right) in enumerate(STEPS):
            if (row + down, column + right) not in floor:
                state[OUTER + SIDE * side + row] |= 1 << column


def read_rooms(state: list[int], page: Page) -> list[str]:
    """Write the rooms in their order; return their names."""
    entries = page.entries("room")
    rooms = [entry.word("card", ROOM_CARDS) for entry in entries]
    if not 1 <= len(rooms) <= MOST_ROOMS or len(set(rooms)) != len(rooms):
        page.top.fault("scenario-rooms", "room", most=MOST_ROOMS)
        rooms = list(dict.fromkeys(rooms))
    state[ROOMS] = len(rooms)
    for room, card in enumerate(rooms):
        state[ROOM_CARD + room] = ROOM_CARDS.index(card)
    return rooms


def read_cards(state: list[int], page: Page, catalogue: Catalogue) -> None:
    """Write the furniture cards of all rooms with their tokens and all they may turn out to be."""
    listed: list[tuple[int, int, int]] = []
    for room, entry in enumerate(page.entries("room")[:MOST_ROOMS]):
        listed += [(room, number, tokens) for number, tokens in read_list(entry)]
    numbers = [number for _, number, _ in listed]
    for number in set(numbers):
        if numbers.count(number) > 2:
            page.top.fault("scenario-third-card", "room", number=number)
    if sum(tokens for _, _, tokens in listed) > MOST_TOKENS:
        page.top.fault("scenario-tokens", "room", most=MOST_TOKENS)
    state[CARDS] = min(len(listed), MOST_CARDS)
    for card, (room, number, tokens) in enumerate(listed[:MOST_CARDS]):
        state[CARD_ROOM + card] = room
        state[CARD_NUMBER + card] = number
        state[CARD_TOKENS + card] = tokens
        for option in range(4):
            start = OPTION + OPTION_SIZE * (4 * card + option)
            words = option_words(catalogue[option_number(number, 0, 0) + option])
            state[start : start + OPTION_SIZE] = words


def check_counts(state: list[int], page: Page) -> None:
    """Compare tokens and floor with what the file says about itself (FORMAT: check)."""
    check = page.values.get("check", {})
    floor = sum((state[FLOOR + row] & ~state[PILLARS + row]).bit_count() for row in range(SIDE))
    tokens = sum(state[CARD_TOKENS : CARD_TOKENS + MOST_CARDS])
    for key, found in (("floor", floor), ("tokens", tokens)):
        if isinstance(check, dict) and check.get(key, found) != found:
            page.top.fault("scenario-check", key, found=found)


def read_list(room: Entry) -> list[tuple[int, int]]:
    """The furniture list of a room: numbers and tokens."""
    rows = room.values.get("furniture")
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        room.fault("scenario-list", "furniture")
        return []
    entries = [Entry(room.page, room.table, room.number, row) for row in rows]
    listed = [
        (each.whole("number", 1, NUMBERS), each.whole("tokens", 1, MOST_TOKENS)) for each in entries
    ]
    if len({number for number, _ in listed}) != len(listed):
        room.fault("scenario-number-twice", "furniture")
    return listed


def no_rules(state: list[int]) -> None:
    """A scenario without special rules."""
    for field in (HUB, KEEP_FREE, FRONT_SIDE, MOST_WINDOWS, FIRST_ROOM):
        state[field] = NONE


def read_rule(state: list[int], entry: Entry, rooms: list[str]) -> None:
    """Write one special rule (FORMAT: special rules)."""
    kind = entry.word("kind", RULES)
    if kind == "no_corridor":
        state[HUB] = rooms.index(entry.word("hub", rooms)) if rooms else NONE
    elif kind == "keep_free":
        state[KEEP_FREE] = MARK_NAMES.index(entry.word("mark", MARK_NAMES))
    elif kind == "blind_sides":
        sides = set(entry.words("sides", tuple(SIDES)))
        state[BLIND_SIDES] |= sum(1 << SIDES.index(side) for side in sides)
    elif kind == "windows_only":
        entry.word("ground", ("courtyard",))
        state[COURTYARD_WINDOWS] = 1
    elif kind == "front_door_side":
        state[FRONT_SIDE] = SIDES.index(entry.word("side", tuple(SIDES)))
    elif kind == "max_windows":
        state[MOST_WINDOWS] = entry.whole("max", 0, 999)
    elif kind == "first_room":
        state[FIRST_ROOM] = rooms.index(entry.word("room", rooms)) if rooms else NONE
    elif kind == "must_hold":
        mark = MARK_NAMES.index(entry.word("mark", MARK_NAMES))
        for room in set(entry.words("rooms", rooms)):
            state[MUST_HOLD + mark] |= 1 << rooms.index(room)
