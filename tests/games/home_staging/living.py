"""Asking for the live figures of a drawn home."""

from typing import Any

from tests.games.home_staging.drawn import ask, at, edge, home

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


PLANS = {
    "cottage": cottage(),
    "3 tokens": cottage() | {"tokens": 3},
    "4 tokens": cottage() | {"tokens": 4},
    "all cards": cottage() | {"cards": {"living": [1, 19, 33], "bath": [14]}},
    "card left": cottage() | {"cards": {"living": [1, 19], "bath": [14, 15]}},
    "2 windows": cottage() | {"windows": [edge("e2 n"), edge("a2 w")]},
    "no window": cottage() | {"windows": []},
    "no front": cottage() | {"front_door": None},
    "uneven": home(
        "B b x x\nx x x x\nx x x x\nx x x x",
        rooms="33..\n333.\n3...\n....",
        doors={"3": "a3 s"},
        front="d4 e",
    ),
    # Symmetry is left and right or up and down, diagonals do not count (docs/scenarios.md).
    "corner": corner("33..\n3...\n3..."),
    "ring": corner("33..\n3...\n33.."),
    "adjoining": beside("113\n113\n...", {"1": "a2 s", "3": "c2 s"}),
    "same size": beside("113\n..3\n...", {"1": "b1 s", "3": "c2 w"}),
    "walled": walled(),
    # Two doors on one corridor square are one apart (rulebook: what can be reached).
    "two doors": home("B b x a A", rooms="33.11", doors={"3": "b1 e", "1": "d1 w"}, front="c1 n"),
}

BONUSES = """
3 tokens  | room_complete room=living            | holds pieces have=3 need=3
4 tokens  | room_complete room=living            | open pieces have=3 need=4
all cards | all_cards_used                       | holds cards have=4 need=4
card left | all_cards_used                       | open cards have=3 need=4
cottage   | count what=tag:plant min=1           | holds count have=1 need=1
cottage   | count what=tag:plant min=3           | open count have=1 need=3
cottage   | count what=piece:19@bath min=1       | open count have=0 need=1
cottage   | per_count what=tag:seat max=6        | holds each_piece have=1 points=2 most=6
cottage   | per_count what=piece:33@living max=1 | holds each_piece have=1 points=2 most=1
cottage   | per_count what=tag:toy max=6         | open each_piece have=0 points=2 most=6
cottage   | seats room=living min=3              | holds seats have=3 need=3
cottage   | seats room=living min=4              | open seats have=3 need=4
cottage   | window room=living                   | holds window_there side=any
cottage   | window room=living side=S            | holds window_there side=s squares=d5
cottage   | window room=living side=E            | open window_missing side=e squares=
cottage   | window room=living side=W            | lost window_missing side=w
cottage   | all_rooms_window                     | open rooms_with_window have=1 need=2
2 windows | all_rooms_window                     | holds rooms_with_window have=2 need=2
cottage   | no_window room=bath                  | holds windows_unwanted have=0
cottage   | no_window room=living                | open windows_unwanted have=2 squares=e2,d5
cottage   | view room=living of=tree             | holds view_there of=tree squares=e2
cottage   | view room=living of=lake             | lost view_missing of=lake
no window | view room=living of=tree             | open view_missing of=tree
cottage   | per_view of=tree max=6               | holds each_view have=1 points=2 most=6 of=tree
no window | per_view of=tree max=6               | open each_view have=0
cottage   | per_view of=lake max=6               | lost each_view have=0 of=lake
cottage   | at_window what=piece:1               | holds at_window squares=e2
cottage   | at_window what=piece:19              | open not_at_window squares=e5
cottage   | at_window what=piece:25              | open piece_missing
cottage   | near a=piece:1 b=piece:19 max=2      | holds distance_at_most have=2 need=2
cottage   | near a=piece:1 b=piece:19 max=1      | open distance_at_most have=2 need=1
cottage   | near a=door:bath b=door:living max=1 | open distance_at_most have=2 need=1 squares=b3,d4
cottage   | near a=door:bath b=door:living max=2 | holds distance_at_most have=2 need=2
cottage   | near a=piece:1 b=window:living max=0 | holds distance_at_most have=0 need=0
cottage   | near a=piece:1 b=piece:2 max=1       | open pair_missing which=single
cottage   | near a=piece:3 b=piece:2 max=1       | open pair_missing which=both
cottage   | near a=piece:14 b=door:bath max=2    | holds distance_at_most have=2 need=2
cottage   | far a=piece:14 b=front_door min=5    | holds distance_at_least have=6 need=5
cottage   | far a=piece:14 b=front_door min=9    | open distance_at_least have=6 need=9
cottage   | far a=piece:14 b=piece:2 min=1       | open pair_missing which=single
cottage   | touching a=piece:19 b=tag:rug        | holds touching squares=e5,d5
cottage   | touching a=piece:19 b=piece:1        | open not_touching
cottage   | touching a=piece:19 b=piece:2        | open pair_missing which=single
cottage   | room_size room=living min=12 max=12  | holds size_between have=12 least=12 most=12
cottage   | room_size room=living min=13         | lost size_at_least have=12 need=13
cottage   | room_size room=living max=11         | lost size_at_most have=12 need=11
cottage   | same_size rooms=living,bath          | lost sizes least=4 most=12
cottage   | rectangular room=living              | holds rectangle
cottage   | square room=bath                     | holds rows_and_columns rows=2 columns=2 missing=0
cottage   | square room=living                   | lost rows_and_columns rows=4 columns=3 missing=0
cottage   | per_rectangular max=6                | holds each_rectangle have=2 points=2 most=6
cottage   | per_rectangular max=3                | holds each_rectangle have=2 points=2 most=3
cottage   | symmetric room=living                | holds symmetric
cottage   | rooms_touch rooms=living,bath        | lost common_walls have=0
cottage   | rooms_apart rooms=living,bath        | holds common_walls have=0
cottage   | touches_side room=bath side=N        | holds squares_at_side have=2 side=n squares=a2,b2
cottage   | touches_side room=bath side=S        | lost squares_at_side have=0 side=s
cottage   | avoids_side room=bath side=S         | holds squares_at_side have=0
cottage   | avoids_side room=living side=S       | lost squares_at_side have=3
cottage   | corridor max=8                       | holds corridor have=8 need=8
cottage   | corridor max=7                       | open corridor have=8 need=7
no front  | corridor max=7                       | open no_corridor need=7
cottage   | front_door side=W                    | holds front_door_faces have=w need=w
cottage   | front_door side=S                    | open front_door_faces have=w need=s
no front  | front_door side=S                    | open front_door_missing need=s
cottage   | no_waste room=living max=4           | holds blank_squares have=4 need=4
cottage   | no_waste room=living max=3           | lost blank_squares have=4 need=3
cottage   | holds_mark mark=mosaic               | holds marked_squares have=1 need=1 mark=mosaic
cottage   | holds_mark mark=pipe min=1           | holds marked_squares have=1 need=1 mark=pipe
cottage   | holds_mark mark=pipe min=2           | lost marked_squares have=1 need=2 squares=b5
cottage   | holds_mark room=living mark=pipe     | lost marked_squares have=0 need=1
uneven    | rectangular room=bath                | lost not_rectangle missing=3 squares=c1,b3,c3
uneven    | per_rectangular max=4                | open each_rectangle have=0
uneven    | symmetric room=bath                  | lost not_symmetric missing=1
uneven    | same_size rooms=bath,bed             | open sizes least=0 most=6
uneven    | rooms_touch rooms=bath,bed           | open common_walls have=0
uneven    | rooms_apart rooms=bath,bed           | open common_walls have=0
uneven    | rectangular room=bed                 | open not_rectangle missing=0
corner    | symmetric room=bath                  | lost not_symmetric
ring      | symmetric room=bath                  | holds symmetric
adjoining | rooms_touch rooms=living,bath        | holds common_walls have=2 squares=b1,c1,b2,c2
same size | same_size rooms=living,bath          | holds sizes least=2 most=2
walled    | near a=piece:1 b=piece:2 max=3       | open no_way
two doors | near a=door:bath b=door:living max=1 | holds distance_at_most have=1
"""
"""A plan, a bonus rule of two points, and what is told of it: status, code and values."""


def told(key: str, text: str) -> Any:
    """A value of a bonus or a fact: number, word, rooms, squares."""
    if key == "squares":
        return at(text.replace(",", " "))
    if key == "rooms":
        return text.split(",")
    return int(text) if text.isdigit() else text


def values(words: list[str]) -> Values:
    return {key: told(key, text) for key, text in (word.split("=") for word in words)}


def drawn_home(row: str) -> tuple[Values, Values, str, str, Values]:
    plan, (kind, *fields), (status, code, *facts) = (part.split() for part in row.split("|"))
    return PLANS[" ".join(plan)], {"kind": kind, **values(fields)}, status, code, values(facts)


HOMES = [drawn_home(row) for row in BONUSES.strip().splitlines()]
