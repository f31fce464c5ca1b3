"""Scenarios: a plan, its rooms and cards, special rules, bonuses (docs/scenarios.md)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from ....contract.reader import Reader
from ..bonuses.kind import MARK_NAMES, Names
from ..bonuses.rules import BONUS_FIELDS, bonus_words
from ..rules import layout
from ..rules.layout import NONE, SIDE
from . import furniture
from .furniture import Catalogue

PLAN_SIGNS = ".TLRyxm+O"
FLOOR_SIGNS = "xm+O"
TOP = (
    "format", "id", "number", "difficulty", "title", "story", "par", "plan", "tips",
    "check", "room", "rule", "bonus", "proof", "furniture",
)  # fmt: skip
"""What may stand at the top of a scenario; `furniture` where it is embedded."""
CHECKED = ("tokens", "floor", "largest_pieces", "corridor")
"""What `[check]` says."""
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
LONGEST_ID = 40


def text_in(value: Any, language: str) -> str:
    """A text in a language; in English or in any other where that one lacks."""
    if not isinstance(value, Mapping):
        return str(value)
    return str(value.get(language) or value.get("en") or next(iter(value.values())))


def scenario_facts(page: Reader, catalogue: Catalogue = furniture.CATALOGUE) -> list[int]:
    """The unchanging part of a state, from a scenario; its faults are noted on the page."""
    state = layout.LAYOUT.blank()
    check_top(page)
    before = len(page.wrongs)
    read_plan(state, checked_plan(page))
    plan_faults = len(page.wrongs) - before
    entries = page.objects("room")
    rooms = read_rooms(state, entries, page)
    read_cards(state, entries, page, catalogue)
    room_faults = len(page.wrongs) - before - plan_faults
    check_counts(state, page, plan_is_sound=not plan_faults, rooms_are_sound=not room_faults)
    no_rules(state)
    read_rules(state, page, rooms)
    read_bonuses(state, page, rooms)
    check_proofs(page)
    return state[layout.FACTS :]


def check_top(top: Reader) -> None:
    """Note what is wrong with name, order, difficulty, target scores and texts."""
    furniture.check_known(top, TOP)
    name = top.word("id")
    if name and (not ID.fullmatch(name) or len(name) > LONGEST_ID):
        top.fault("scenario-id", "id", most=LONGEST_ID)
    top.number("format", 1, 1, absent=1)
    top.number("number", 0, 9999, absent=0)
    top.number("difficulty", 0, 3, absent=0)
    if top.has("par"):
        par = top.numbers("par", 3, 0, 999)
        if par != sorted(par):
            top.fault("scenario-par", "par")
    furniture.check_text(top, "title")
    furniture.check_text(top, "story")
    tips = top.values.get("tips", [])
    if isinstance(tips, list):
        furniture.check_texts(top, "tips", tips)
    else:
        top.fault("not-a-list", "tips")


def read_bonuses(state: list[int], page: Reader, rooms: list[str]) -> None:
    """Write all bonus rules."""
    bonuses = page.objects("bonus") if rooms else []
    if len(bonuses) > layout.MOST_BONUSES:
        page.fault("too-many", "bonus", most=layout.MOST_BONUSES)
    for index, entry in enumerate(bonuses[: layout.MOST_BONUSES]):
        start = layout.BONUS + layout.BONUS_SIZE * index
        state[start : start + layout.BONUS_SIZE] = bonus_words(entry, Names(rooms))
        furniture.check_known(entry, ("kind", "points", "text", *BONUS_FIELDS))
        furniture.check_text(entry, "text")
    for index in range(len(bonuses), layout.MOST_BONUSES):
        state[layout.BONUS + layout.BONUS_SIZE * index] = NONE


def check_proofs(page: Reader) -> None:
    """Note what no proof can say; whether it proves anything is another question (files.py)."""
    for entry in page.objects("proof"):
        furniture.check_known(entry, ("cards", "moves", "points"))
        entry.words("cards")
        entry.words("moves")
        entry.number("points", -999, 999)


# The plan


def checked_plan(top: Reader) -> list[str]:
    """The sixteen rows of a plan; empty ground in place of wrong ones."""
    plan = top.words("plan")
    if len(plan) != SIDE:
        if plan or top.values.get("plan") == []:
            top.fault("scenario-plan", "plan", side=SIDE, known=PLAN_SIGNS)
        plan = [*plan, *["." * SIDE] * SIDE][:SIDE]
    rows = [checked_row(top, number, row) for number, row in enumerate(plan, 1)]
    if rows == plan and not set("".join(rows)) & set("xm+"):
        top.fault("scenario-no-floor", "plan")
    return rows


def checked_row(top: Reader, number: int, row: str) -> str:
    """One row of a plan; empty ground in place of a wrong one."""
    unknown = sorted(set(row) - set(PLAN_SIGNS))
    if unknown:
        top.fault("scenario-sign", f"plan {number}", signs=" ".join(unknown), known=PLAN_SIGNS)
    if len(row) != SIDE:
        top.fault("scenario-row", f"plan {number}", side=SIDE, found=len(row))
    return "." * SIDE if unknown or len(row) != SIDE else row


def read_plan(state: list[int], plan: list[str]) -> None:
    """Write floor, pillars, marks, grounds and outer walls of a drawn plan."""
    parts = [(layout.FLOOR, FLOOR_SIGNS), (layout.PILLARS, "O")]
    parts += [(layout.MARKS + SIDE * mark, sign) for mark, sign in enumerate("m+")]
    parts += [(layout.GROUND + SIDE * ground, sign) for ground, sign in enumerate("TLRy")]
    for start, signs in parts:
        for row, line in enumerate(plan):
            state[start + row] = sum(1 << c for c, sign in enumerate(line) if sign in signs)
    floor = [0, *state[layout.FLOOR : layout.FLOOR + SIDE], 0]
    for row, (above, here, below) in enumerate(zip(floor, floor[1:], floor[2:], strict=False)):
        for side, beside in enumerate((above, here >> 1, below, here << 1)):
            state[layout.OUTER + SIDE * side + row] = here & ~beside


# Rooms and cards


def read_rooms(state: list[int], entries: list[Reader], page: Reader) -> list[str]:
    """Write the rooms in their order; return their names."""
    if not 1 <= len(entries) <= layout.MOST_ROOMS:
        page.fault("scenario-rooms", "room", most=layout.MOST_ROOMS)
    rooms: list[str] = []
    for entry in entries[: layout.MOST_ROOMS]:
        furniture.check_known(entry, ("card", "name", "furniture"))
        furniture.check_text(entry, "name")
        card = entry.word("card", furniture.ROOM_CARDS)
        if card in rooms and entry.values.get("card") == card:
            entry.fault("page-twice", "card", name=card)
        elif card not in rooms:
            rooms.append(card)
    state[layout.ROOMS] = len(rooms)
    for room, card in enumerate(rooms):
        state[layout.ROOM_CARD + room] = furniture.ROOM_CARDS.index(card)
    return rooms


def read_cards(state: list[int], entries: list[Reader], page: Reader, catalogue: Catalogue) -> None:
    """Write the furniture cards of all rooms with their tokens and all they may turn out to be."""
    listed: list[tuple[int, int, int]] = []
    seen: Counter[int] = Counter()
    for room, entry in enumerate(entries[: layout.MOST_ROOMS]):
        listed += [(room, number, tokens) for number, tokens in read_list(entry, seen)]
    if sum(tokens for _, _, tokens in listed) > layout.MOST_TOKENS:
        page.fault("scenario-tokens", "room", most=layout.MOST_TOKENS)
    state[layout.CARDS] = min(len(listed), layout.MOST_CARDS)
    for card, (room, number, tokens) in enumerate(listed[: layout.MOST_CARDS]):
        state[layout.CARD_ROOM + card] = room
        state[layout.CARD_NUMBER + card] = number
        state[layout.CARD_TOKENS + card] = tokens
        for option in range(4):
            start = layout.OPTION + layout.OPTION_SIZE * (4 * card + option)
            drawn = catalogue[furniture.option_number(number, 0, 0) + option]
            state[start : start + layout.OPTION_SIZE] = furniture.option_words(drawn)


def read_list(room: Reader, seen: Counter[int]) -> list[tuple[int, int]]:
    """The furniture list of a room: numbers and tokens; `seen` counts the numbers of all rooms."""
    rows = room.values.get("furniture")
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        room.fault("scenario-list", "furniture")
        return []
    listed: list[tuple[int, int]] = []
    here: set[int] = set()
    for row in room.objects("furniture"):
        furniture.check_known(row, ("number", "tokens"))
        number = row.number("number", 1, furniture.NUMBERS)
        if number in here:
            row.fault("scenario-number-twice", "number")
        elif seen[number] == 2:
            row.fault("scenario-third-card", "number", number=number)
        listed.append((number, row.number("tokens", 1, layout.MOST_TOKENS)))
        here.add(number)
        seen[number] += 1
    return listed


def check_counts(
    state: list[int], page: Reader, *, plan_is_sound: bool, rooms_are_sound: bool
) -> None:
    """Compare what the file says about itself with what is there (docs/scenarios.md).

    What another fault has spoilt is not counted.
    """
    check = page.object("check")
    furniture.check_known(check, CHECKED)
    for key, found in counts(state).items():
        is_sound = plan_is_sound if key == "floor" else rooms_are_sound
        if check.has(key) and check.number(key, 0, 9999) != found and is_sound:
            check.fault("scenario-check", key, found=found)
    if check.has("corridor"):
        check.number("corridor", 0, SIDE * SIDE)


def counts(state: Sequence[int]) -> dict[str, int]:
    """Tokens, free floor, and the squares that the largest options of all tokens take."""
    cards = range(state[layout.CARDS])
    floor = sum(
        (state[layout.FLOOR + row] & ~state[layout.PILLARS + row]).bit_count()
        for row in range(SIDE)
    )
    return {
        "tokens": sum(state[layout.CARD_TOKENS + card] for card in cards),
        "floor": floor,
        "largest_pieces": sum(
            state[layout.CARD_TOKENS + card]
            * max(squares_of_option(state, card, option) for option in range(4))
            for card in cards
        ),
    }


def squares_of_option(state: Sequence[int], card: int, option: int) -> int:
    """How many squares an option takes, circulation included; 0 to 3 for a1, a2, b1, b2."""
    start = layout.OPTION + layout.OPTION_SIZE * (4 * card + option)
    return (state[start] | state[start + 1]).bit_count()


# Special rules


RULE_FIELDS = {
    "no_corridor": ("hub",),
    "columns": (),
    "keep_free": ("mark",),
    "blind_sides": ("sides",),
    "windows_only": ("ground",),
    "front_door_side": ("side",),
    "max_windows": ("max",),
    "first_room": ("room",),
    "must_hold": ("rooms", "mark"),
}
"""The fields of each special rule."""
RULES = tuple(RULE_FIELDS)
COURTYARD = ("courtyard",)
"""What windows may be told to look into, and nothing else."""


def read_rules(state: list[int], page: Reader, rooms: list[str]) -> None:
    """Write all special rules."""
    for entry in page.objects("rule") if rooms else []:
        read_rule(state, entry, rooms)
        kind = entry.values.get("kind")
        furniture.check_known(entry, ("kind", "text", *RULE_FIELDS.get(str(kind), ())))
        furniture.check_text(entry, "text")


NAMED = {
    "no_corridor": ("hub", layout.HUB),
    "keep_free": ("mark", layout.KEEP_FREE),
    "front_door_side": ("side", layout.FRONT_SIDE),
    "first_room": ("room", layout.FIRST_ROOM),
}
"""Special rules that name one of several: by which field, and where its number stands."""


def no_rules(state: list[int]) -> None:
    """A scenario without special rules."""
    for field in (layout.MOST_WINDOWS, *(field for _, field in NAMED.values())):
        state[field] = NONE


def read_rule(state: list[int], entry: Reader, rooms: list[str]) -> None:
    """Write one special rule (docs/scenarios.md)."""
    kind = entry.word("kind", RULES)
    if kind in NAMED:
        key, field = NAMED[kind]
        known = {"mark": MARK_NAMES, "side": tuple(furniture.SIDES)}.get(key, rooms)
        state[field] = known.index(entry.word(key, known)) if known else NONE
    elif kind == "blind_sides":
        sides = set(entry.words("sides", tuple(furniture.SIDES)))
        state[layout.BLIND_SIDES] |= sum(1 << furniture.SIDES.index(side) for side in sides)
    elif kind == "windows_only":
        entry.word("ground", COURTYARD)
        state[layout.COURTYARD_WINDOWS] = 1
    elif kind == "max_windows":
        state[layout.MOST_WINDOWS] = entry.number("max", 0, 999)
    elif kind == "must_hold":
        mark = MARK_NAMES.index(entry.word("mark", MARK_NAMES))
        for room in sorted(set(entry.words("rooms", rooms))):
            state[layout.MUST_HOLD + mark] |= 1 << rooms.index(room)
