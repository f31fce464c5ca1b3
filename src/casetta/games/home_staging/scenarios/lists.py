"""Rooms and their furniture lists by lot."""

from __future__ import annotations

from random import Random

from ..content.furniture import CATALOGUE, option_number

Listed = dict[str, list[tuple[int, int]]]
"""For each room card the numbers with their tokens."""

ROOMS = {
    0: (("living", "kitchen", "bath"), ("living", "kitchen", "bed"), ("kitchen", "bath", "bed")),
    1: (("living", "kitchen", "bath", "bed"), ("living", "bath", "bed", "studio")),
    2: (("living", "kitchen", "bath", "bed"), ("living", "kitchen", "bath", "studio")),
    3: (("living", "kitchen", "bath", "bed", "studio"),),
}
"""The rooms of each difficulty."""
TOKENS = {0: (7, 9), 1: (10, 12), 2: (12, 14), 3: (14, 17)}
"""The fewest and the most tokens."""
MUST = {
    "living": ((1, 3), (5, 7, 4)),
    "kitchen": ((8, 9), (11, 12, 10)),
    "bath": ((14,), (15,), (16, 17)),
    "bed": ((20, 21), (22, 23)),
    "studio": ((25, 29, 30), (26, 27, 28)),
}
"""What every such room has: one number of each group."""
MORE = {
    "living": (2, 4, 5, 6, 7, 13, 19, 24, 33),
    "kitchen": (10, 12, 13, 19),
    "bath": (18, 19, 32),
    "bed": (23, 24, 25, 21, 27, 32),
    "studio": (6, 19, 25, 26, 27, 28, 29, 30, 31),
}
"""What it may have besides."""
OFTEN = {2: 2, 19: 3}
"""Small things of which a card may give several, and how many."""


def listed(difficulty: int, dice: Random) -> Listed:
    """The rooms with their furniture."""
    lowest, highest = TOKENS[difficulty]
    rooms: Listed = {room: [] for room in dice.choice(ROOMS[difficulty])}
    for room, numbers in rooms.items():
        for group in MUST[room]:
            numbers.append((dice.choice(group), 1))
    wanted = dice.randint(lowest, highest)
    while tokens_of(rooms) < wanted:
        add_number(rooms, wanted - tokens_of(rooms), dice)
    return rooms


def tokens_of(rooms: Listed) -> int:
    """All tokens together."""
    return sum(tokens for numbers in rooms.values() for _, tokens in numbers)


def add_number(rooms: Listed, most: int, dice: Random) -> None:
    """Give some room another number; each is in a room once, and has two cards."""
    room = dice.choice(list(rooms))
    everywhere = [number for numbers in rooms.values() for number, _ in numbers]
    here = [number for number, _ in rooms[room]]
    open_to = [n for n in MORE[room] if n not in here and everywhere.count(n) < 2]
    if open_to:
        number = dice.choice(open_to)
        rooms[room].append((number, dice.randint(1, min(most, OFTEN.get(number, 1)))))


def largest_pieces(rooms: Listed) -> int:
    """The squares that the largest options of all tokens take (FORMAT: check)."""
    return sum(
        tokens * max(len(CATALOGUE[option_number(number, 0, each)].shape.squares) for each in FOUR)
        for numbers in rooms.values()
        for number, tokens in numbers
    )


FOUR = range(4)
"""The options a1, a2, b1, b2 of a number."""
