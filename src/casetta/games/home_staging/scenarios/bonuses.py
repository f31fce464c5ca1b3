"""Bonuses by lot: such as a finished plan shows to be possible."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from casetta.contract.game import State
from casetta.contract.toml_reader import Page

from ..bonuses.kind import Names, object_word
from ..bonuses.reading import bonus_words
from ..bonuses.rules import bonus_points
from ..content.drawings import SIDES
from ..rules.layout import BONUS, BONUS_SIZE, FRONT_SIDE, NONE, ROOMS
from ..rules.objects import nearest_pair, seats_in
from ..rules.plan import inside_rows
from ..rules.rows import squares_in
from ..rules.walking import corridor, reach, reachable_pieces, reachable_rooms
from ..text.drawing import room_name

SEAT = 0
SHORT = 18
"""A longer corridor is nothing to ask for."""
WISHES = 2
"""How many bonuses a home has."""
Bonus = dict[str, Any]


def wishes(state: State, dice: Random) -> list[Bonus]:
    """Two bonuses of different kinds that the finished plan of a state earns."""
    rooms = [room_name(state, room) for room in range(state[ROOMS])]
    earned = [bonus for bonus in candidates(state, rooms) if is_earned(state, bonus, rooms)]
    dice.shuffle(earned)
    chosen: list[Bonus] = []
    for bonus in earned:
        if len(chosen) < WISHES and bonus["kind"] not in [each["kind"] for each in chosen]:
            chosen.append(bonus)
    return chosen


def is_earned(state: State, bonus: Mapping[str, Any], rooms: list[str]) -> bool:
    """Whether the plan earns a bonus, by the rules that score it."""
    trial = list(state)
    entry = Page({"bonus": [bonus]}).entries("bonus")[0]
    trial[BONUS : BONUS + BONUS_SIZE] = bonus_words(entry, Names(rooms))
    reached = reach(trial, SEAT)
    open_rooms = reachable_rooms(trial, SEAT, reached)
    pieces = reachable_pieces(trial, SEAT, reached, open_rooms)
    return bool(bonus_points(trial, SEAT, BONUS, open_rooms, pieces) > 0)


def candidates(state: State, rooms: list[str]) -> Iterator[Bonus]:
    """Bonuses worth asking for, each fitted to what the plan has."""
    squares = int(squares_in(corridor(state, SEAT), 0))
    if squares <= SHORT:
        yield {"kind": "corridor", "points": 3, "max": squares}
    yield {"kind": "all_cards_used", "points": 4}
    for number, room in enumerate(rooms):
        yield from of_room(state, number, room)
    for one in rooms:
        for other in rooms[rooms.index(one) + 1 :]:
            yield from of_pair(state, one, other, rooms)
    for side in SIDES if state[FRONT_SIDE] == NONE else "":
        yield {"kind": "front_door", "points": 2, "side": side}


def of_room(state: State, number: int, room: str) -> Iterator[Bonus]:
    """Bonuses for a single room."""
    for kind, points in (("room_complete", 3), ("rectangular", 3), ("square", 4), ("symmetric", 3)):
        yield {"kind": kind, "points": points, "room": room}
    for side in SIDES:
        yield {"kind": "window", "points": 2, "room": room, "side": side}
        yield {"kind": "avoids_side", "points": 2, "room": room, "side": side}
    for sight in ("tree", "lake", "road"):
        yield {"kind": "view", "points": 3, "room": room, "of": sight}
    squares = int(squares_in(state, inside_rows(SEAT, number)))
    yield {"kind": "room_size", "points": 2, "room": room, "max": squares}
    seats = int(seats_in(state, SEAT, number, -1))
    if seats >= 3:
        yield {"kind": "seats", "points": 2, "room": room, "min": seats - 1}


def of_pair(state: State, one: str, other: str, rooms: list[str]) -> Iterator[Bonus]:
    """Bonuses for two rooms."""
    both = [one, other]
    yield {"kind": "rooms_touch", "points": 2, "rooms": both}
    yield {"kind": "rooms_apart", "points": 2, "rooms": both}
    yield {"kind": "same_size", "points": 4, "rooms": both}
    doors = [object_word(f"door:{room}", Names(rooms)) for room in both]
    everything = (1 << len(rooms)) - 1
    apart = int(nearest_pair(state, SEAT, doors[0], doors[1], everything, 0))
    pair = {"a": f"door:{one}", "b": f"door:{other}"}
    if apart <= 4:
        yield {"kind": "near", "points": 3, **pair, "max": apart}
    elif apart < 20:
        yield {"kind": "far", "points": 3, **pair, "min": apart}
