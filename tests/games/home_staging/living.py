"""Asking for the live figures of a drawn home."""

from typing import Any

from tests.games.home_staging.drawn import ask, edge, home

Values = dict[str, Any]


def now(plan: Values, **more: Any) -> Values:
    return ask("live", plan, **more)


PIECES = {
    "A": {"number": 1, "tags": ["seat"], "seats": 3},
    "P": {"number": 19, "tags": ["plant"]},
    "B": {"number": 14, "tags": ["water"]},
    "rug": {"number": 33, "tags": ["rug"]},
}


def cottage():
    """A bathroom of 2 × 2 in the north-west, a living room of 3 × 4 in the east, a corridor.

    A tree stands north of the living room, a lake south of the corridor. The sofa A has
    its back to the north wall; plant and rug lie in the south of the living room.
    """
    plan = home(
        """
        . . . . T . .
        B b x A A A .
        x x m a a a .
        x x x x x x .
        x + x ~ P x .
        . . L . . . R
        """,
        rooms="""
        .......
        33.111.
        33.111.
        ...111.
        ...111.
        .......
        """,
        doors={"3": "b3 e", "1": "d4 w"},
        front="a4 w",
        windows=["e2 n", "d5 s"],
        room_list=["living", "bath"],
    )
    for piece in plan["pieces"]:
        piece.update(PIECES[piece["id"]])
    return plan


def without_door(plan: Values, room: str) -> Values:
    rooms = [{**each, "door": None} if each["id"] == room else each for each in plan["rooms"]]
    return {**plan, "rooms": rooms}


WINDOWS = {"windows": [edge("e2 n"), edge("a2 w")]}


Case = tuple[Values, Values, str, str, Values]


BONUSES: list[Case] = [
    ({"kind": "room_complete", "room": "living"}, {"tokens": 3},
     "holds", "pieces", {"have": 3, "need": 3}),
    ({"kind": "room_complete", "room": "living"}, {"tokens": 4},
     "open", "pieces", {"have": 3, "need": 4}),
    ({"kind": "all_cards_used"}, {"cards": {"living": [1, 19, 33], "bath": [14]}},
     "holds", "cards", {"have": 4, "need": 4}),
    ({"kind": "all_cards_used"}, {"cards": {"living": [1, 19], "bath": [14, 15]}},
     "open", "cards", {"have": 3, "need": 4}),
    ({"kind": "count", "what": "tag:plant", "min": 1}, {},
     "holds", "count", {"have": 1, "need": 1}),
    ({"kind": "count", "what": "tag:plant", "min": 3}, {},
     "open", "count", {"have": 1, "need": 3}),
    ({"kind": "count", "what": "piece:19@bath", "min": 1}, {},
     "open", "count", {"have": 0, "need": 1}),
    ({"kind": "per_count", "what": "tag:seat", "max": 6}, {},
     "holds", "each_piece", {"have": 1, "points": 2, "most": 6}),
    ({"kind": "per_count", "what": "piece:33@living", "max": 1}, {},
     "holds", "each_piece", {"have": 1, "points": 2, "most": 1}),
    ({"kind": "per_count", "what": "tag:toy", "max": 6}, {},
     "open", "each_piece", {"have": 0, "points": 2, "most": 6}),
    ({"kind": "seats", "room": "living", "min": 3}, {},
     "holds", "seats", {"have": 3, "need": 3}),
    ({"kind": "seats", "room": "living", "min": 4}, {},
     "open", "seats", {"have": 3, "need": 4}),
    ({"kind": "window", "room": "living"}, {}, "holds", "window_there", {"side": "any"}),
    ({"kind": "window", "room": "living", "side": "S"}, {},
     "holds", "window_there", {"side": "s", "squares": [[4, 3]]}),
    ({"kind": "window", "room": "living", "side": "E"}, {},
     "open", "window_missing", {"side": "e", "squares": []}),
    ({"kind": "window", "room": "living", "side": "W"}, {},
     "lost", "window_missing", {"side": "w"}),
    ({"kind": "all_rooms_window"}, {}, "open", "rooms_with_window", {"have": 1, "need": 2}),
    ({"kind": "all_rooms_window"}, WINDOWS, "holds", "rooms_with_window", {"have": 2, "need": 2}),
    ({"kind": "no_window", "room": "bath"}, {}, "holds", "windows_unwanted", {"have": 0}),
    ({"kind": "no_window", "room": "living"}, {},
     "open", "windows_unwanted", {"have": 2, "squares": [[1, 4], [4, 3]]}),
    ({"kind": "view", "room": "living", "of": "tree"}, {},
     "holds", "view_there", {"of": "tree", "squares": [[1, 4]]}),
    ({"kind": "view", "room": "living", "of": "lake"}, {},
     "lost", "view_missing", {"of": "lake"}),
    ({"kind": "view", "room": "living", "of": "tree"}, {"windows": []},
     "open", "view_missing", {"of": "tree"}),
    ({"kind": "per_view", "of": "tree", "max": 6}, {},
     "holds", "each_view", {"have": 1, "points": 2, "most": 6, "of": "tree"}),
    ({"kind": "per_view", "of": "tree", "max": 6}, {"windows": []},
     "open", "each_view", {"have": 0}),
    ({"kind": "per_view", "of": "lake", "max": 6}, {},
     "lost", "each_view", {"have": 0, "of": "lake"}),
    ({"kind": "at_window", "what": "piece:1"}, {}, "holds", "at_window", {"squares": [[1, 4]]}),
    ({"kind": "at_window", "what": "piece:19"}, {},
     "open", "not_at_window", {"squares": [[4, 4]]}),
    ({"kind": "at_window", "what": "piece:25"}, {}, "open", "piece_missing", {}),
    ({"kind": "near", "a": "piece:1", "b": "piece:19", "max": 2}, {},
     "holds", "distance_at_most", {"have": 2, "need": 2}),
    ({"kind": "near", "a": "piece:1", "b": "piece:19", "max": 1}, {},
     "open", "distance_at_most", {"have": 2, "need": 1}),
    ({"kind": "near", "a": "door:bath", "b": "door:living", "max": 1}, {},
     "open", "distance_at_most", {"have": 2, "need": 1, "squares": [[2, 1], [3, 3]]}),
    ({"kind": "near", "a": "door:bath", "b": "door:living", "max": 2}, {},
     "holds", "distance_at_most", {"have": 2, "need": 2}),
    ({"kind": "near", "a": "piece:1", "b": "window:living", "max": 0}, {},
     "holds", "distance_at_most", {"have": 0, "need": 0}),
    ({"kind": "near", "a": "piece:1", "b": "piece:2", "max": 1}, {},
     "open", "pair_missing", {"which": "single"}),
    ({"kind": "near", "a": "piece:3", "b": "piece:2", "max": 1}, {},
     "open", "pair_missing", {"which": "both"}),
    ({"kind": "near", "a": "piece:14", "b": "door:bath", "max": 2}, {},
     "holds", "distance_at_most", {"have": 2, "need": 2}),
    ({"kind": "far", "a": "piece:14", "b": "front_door", "min": 5}, {},
     "holds", "distance_at_least", {"have": 6, "need": 5}),
    ({"kind": "far", "a": "piece:14", "b": "front_door", "min": 9}, {},
     "open", "distance_at_least", {"have": 6, "need": 9}),
    ({"kind": "far", "a": "piece:14", "b": "piece:2", "min": 1}, {},
     "open", "pair_missing", {"which": "single"}),
    ({"kind": "touching", "a": "piece:19", "b": "tag:rug"}, {},
     "holds", "touching", {"squares": [[4, 4], [4, 3]]}),
    ({"kind": "touching", "a": "piece:19", "b": "piece:1"}, {}, "open", "not_touching", {}),
    ({"kind": "touching", "a": "piece:19", "b": "piece:2"}, {},
     "open", "pair_missing", {"which": "single"}),
    ({"kind": "room_size", "room": "living", "min": 12, "max": 12}, {},
     "holds", "size_between", {"have": 12, "least": 12, "most": 12}),
    ({"kind": "room_size", "room": "living", "min": 13}, {},
     "lost", "size_at_least", {"have": 12, "need": 13}),
    ({"kind": "room_size", "room": "living", "max": 11}, {},
     "lost", "size_at_most", {"have": 12, "need": 11}),
    ({"kind": "same_size", "rooms": ["living", "bath"]}, {},
     "lost", "sizes", {"least": 4, "most": 12}),
    ({"kind": "rectangular", "room": "living"}, {}, "holds", "rectangle", {}),
    ({"kind": "square", "room": "bath"}, {},
     "holds", "rows_and_columns", {"rows": 2, "columns": 2, "missing": 0}),
    ({"kind": "square", "room": "living"}, {},
     "lost", "rows_and_columns", {"rows": 4, "columns": 3, "missing": 0}),
    ({"kind": "per_rectangular", "max": 6}, {},
     "holds", "each_rectangle", {"have": 2, "points": 2, "most": 6}),
    ({"kind": "per_rectangular", "max": 3}, {},
     "holds", "each_rectangle", {"have": 2, "points": 2, "most": 3}),
    ({"kind": "symmetric", "room": "living"}, {}, "holds", "symmetric", {}),
    ({"kind": "rooms_touch", "rooms": ["living", "bath"]}, {},
     "lost", "common_walls", {"have": 0}),
    ({"kind": "rooms_apart", "rooms": ["living", "bath"]}, {},
     "holds", "common_walls", {"have": 0}),
    ({"kind": "touches_side", "room": "bath", "side": "N"}, {},
     "holds", "squares_at_side", {"have": 2, "side": "n", "squares": [[1, 0], [1, 1]]}),
    ({"kind": "touches_side", "room": "bath", "side": "S"}, {},
     "lost", "squares_at_side", {"have": 0, "side": "s"}),
    ({"kind": "avoids_side", "room": "bath", "side": "S"}, {},
     "holds", "squares_at_side", {"have": 0}),
    ({"kind": "avoids_side", "room": "living", "side": "S"}, {},
     "lost", "squares_at_side", {"have": 3}),
    ({"kind": "corridor", "max": 8}, {}, "holds", "corridor", {"have": 8, "need": 8}),
    ({"kind": "corridor", "max": 7}, {}, "open", "corridor", {"have": 8, "need": 7}),
    ({"kind": "corridor", "max": 7}, {"front_door": None}, "open", "no_corridor", {"need": 7}),
    ({"kind": "front_door", "side": "W"}, {},
     "holds", "front_door_faces", {"have": "w", "need": "w"}),
    ({"kind": "front_door", "side": "S"}, {},
     "open", "front_door_faces", {"have": "w", "need": "s"}),
    ({"kind": "front_door", "side": "S"}, {"front_door": None},
     "open", "front_door_missing", {"need": "s"}),
    ({"kind": "no_waste", "room": "living", "max": 4}, {},
     "holds", "blank_squares", {"have": 4, "need": 4}),
    ({"kind": "no_waste", "room": "living", "max": 3}, {},
     "lost", "blank_squares", {"have": 4, "need": 3}),
    ({"kind": "holds_mark", "mark": "mosaic"}, {},
     "holds", "marked_squares", {"have": 1, "need": 1, "mark": "mosaic"}),
    ({"kind": "holds_mark", "mark": "pipe", "min": 1}, {},
     "holds", "marked_squares", {"have": 1, "need": 1, "mark": "pipe"}),
    ({"kind": "holds_mark", "mark": "pipe", "min": 2}, {},
     "lost", "marked_squares", {"have": 1, "need": 2, "squares": [[4, 1]]}),
    ({"kind": "holds_mark", "room": "living", "mark": "pipe"}, {},
     "lost", "marked_squares", {"have": 0, "need": 1}),
]  # fmt: skip


UNEVEN = home(
    """
    B b x x
    x x x x
    x x x x
    x x x x
    """,
    rooms="33..\n333.\n3...\n....",
    doors={"3": "a3 s"},
    front="d4 e",
)


SHAPES: list[tuple[Values, str, str, Values]] = [
    ({"kind": "rectangular", "room": "bath"},
     "lost", "not_rectangle", {"missing": 3, "squares": [[0, 2], [2, 1], [2, 2]]}),
    ({"kind": "per_rectangular", "max": 4}, "open", "each_rectangle", {"have": 0}),
    ({"kind": "symmetric", "room": "bath"}, "lost", "not_symmetric", {"missing": 1}),
    ({"kind": "same_size", "rooms": ["bath", "bed"]},
     "open", "sizes", {"least": 0, "most": 6}),
    ({"kind": "rooms_touch", "rooms": ["bath", "bed"]}, "open", "common_walls", {"have": 0}),
    ({"kind": "rooms_apart", "rooms": ["bath", "bed"]}, "open", "common_walls", {"have": 0}),
    ({"kind": "rectangular", "room": "bed"}, "open", "not_rectangle", {"missing": 0}),
]  # fmt: skip


def corner(rooms: str):
    """A bathroom of some shape in the north-west."""
    plan = "B b x x\nx x x x\nx x x x"
    return home(plan, rooms=rooms, doors={"3": "a2 e"}, front="d3 e")


def beside(rooms: str, doors: dict[str, str]):
    """A living room with a bathroom in the east of it."""
    return home("A a B\nx x b\nx x x", rooms=rooms, doors=doors, front="b3 s")


def walled():
    """A hall with a pillar between two plants."""
    plan = home("P x O Q x", rooms="11111", front="e1 e", hub="living")
    for piece, number in zip(plan["pieces"], (1, 2), strict=True):
        piece["number"] = number
    return plan


HOMES: list[tuple[Values, Values, str, str, Values]] = [
    # Symmetry is left and right or up and down, diagonals do not count (docs/scenarios.md).
    (corner("33..\n3...\n3..."), {"kind": "symmetric", "room": "bath"},
     "lost", "not_symmetric", {}),
    (corner("33..\n3...\n33.."), {"kind": "symmetric", "room": "bath"}, "holds", "symmetric", {}),
    (beside("113\n113\n...", {"1": "a2 s", "3": "c2 s"}),
     {"kind": "rooms_touch", "rooms": ["living", "bath"]},
     "holds", "common_walls", {"have": 2, "squares": [[0, 1], [0, 2], [1, 1], [1, 2]]}),
    (beside("113\n..3\n...", {"1": "b1 s", "3": "c2 w"}),
     {"kind": "same_size", "rooms": ["living", "bath"]}, "holds", "sizes", {"least": 2, "most": 2}),
    (walled(), {"kind": "near", "a": "piece:1", "b": "piece:2", "max": 3}, "open", "no_way", {}),
    # Two doors on one corridor square are one apart (rulebook: what can be reached).
    (home("B b x a A", rooms="33.11", doors={"3": "b1 e", "1": "d1 w"}, front="c1 n"),
     {"kind": "near", "a": "door:bath", "b": "door:living", "max": 1},
     "holds", "distance_at_most", {"have": 1}),
    *((cottage() | more, bonus, *told) for bonus, more, *told in BONUSES),
    *((UNEVEN, bonus, *told) for bonus, *told in SHAPES),
]  # fmt: skip
"""A plan, a bonus rule of two points, and what is told of it: status, code and values."""
