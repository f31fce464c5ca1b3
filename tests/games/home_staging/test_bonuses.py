"""Every kind of bonus on one drawn home: where it holds, and where it does not."""

from typing import Any

import pytest

from casetta.games.home_staging.bonuses.rules import KIND_NAMES
from tests.games.home_staging.drawn import ask, edge, home

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


BONUSES: list[tuple[dict[str, Any], dict[str, Any], int]] = [
    ({"kind": "room_complete", "room": "living"}, {"tokens": 3}, 2),
    ({"kind": "room_complete", "room": "living"}, {"tokens": 4}, 0),
    ({"kind": "all_cards_used"}, {"cards": {"living": [1, 19, 33], "bath": [14]}}, 2),
    ({"kind": "all_cards_used"}, {"cards": {"living": [1, 19], "bath": [14, 15]}}, 0),
    ({"kind": "count", "what": "tag:plant", "min": 1}, {}, 2),
    ({"kind": "count", "what": "piece:19@bath", "min": 1}, {}, 0),
    ({"kind": "per_count", "what": "tag:seat", "max": 6}, {}, 2),
    ({"kind": "per_count", "what": "piece:33@living", "max": 1}, {}, 1),
    ({"kind": "seats", "room": "living", "min": 3}, {}, 2),
    ({"kind": "seats", "room": "living", "min": 4}, {}, 0),
    ({"kind": "window", "room": "living"}, {}, 2),
    ({"kind": "window", "room": "living", "side": "S"}, {}, 2),
    ({"kind": "window", "room": "living", "side": "E"}, {}, 0),
    ({"kind": "all_rooms_window"}, {}, 0),
    ({"kind": "all_rooms_window"}, {"windows": [edge("e2 n"), edge("a2 w")]}, 2),
    ({"kind": "no_window", "room": "bath"}, {}, 2),
    ({"kind": "no_window", "room": "living"}, {}, 0),
    ({"kind": "view", "room": "living", "of": "tree"}, {}, 2),
    ({"kind": "view", "room": "living", "of": "lake"}, {}, 0),
    ({"kind": "per_view", "of": "tree", "max": 6}, {}, 2),
    ({"kind": "at_window", "what": "piece:1"}, {}, 2),
    ({"kind": "at_window", "what": "piece:19"}, {}, 0),
    ({"kind": "near", "a": "piece:1", "b": "piece:19", "max": 2}, {}, 2),
    ({"kind": "near", "a": "piece:1", "b": "piece:19", "max": 1}, {}, 0),
    ({"kind": "near", "a": "door:bath", "b": "door:living", "max": 2}, {}, 2),
    ({"kind": "near", "a": "door:bath", "b": "door:living", "max": 1}, {}, 0),
    ({"kind": "near", "a": "piece:1", "b": "window:living", "max": 0}, {}, 2),
    ({"kind": "far", "a": "piece:14", "b": "front_door", "min": 5}, {}, 2),
    ({"kind": "far", "a": "piece:14", "b": "front_door", "min": 9}, {}, 0),
    ({"kind": "far", "a": "piece:14", "b": "piece:2", "min": 1}, {}, 0),
    ({"kind": "touching", "a": "piece:19", "b": "tag:rug"}, {}, 2),
    ({"kind": "touching", "a": "piece:19", "b": "piece:1"}, {}, 0),
    ({"kind": "room_size", "room": "living", "min": 12, "max": 12}, {}, 2),
    ({"kind": "room_size", "room": "living", "min": 13}, {}, 0),
    ({"kind": "same_size", "rooms": ["living", "bath"]}, {}, 0),
    ({"kind": "rectangular", "room": "living"}, {}, 2),
    ({"kind": "square", "room": "bath"}, {}, 2),
    ({"kind": "square", "room": "living"}, {}, 0),
    ({"kind": "per_rectangular", "max": 6}, {}, 4),
    ({"kind": "per_rectangular", "max": 3}, {}, 3),
    ({"kind": "symmetric", "room": "living"}, {}, 2),
    ({"kind": "rooms_touch", "rooms": ["living", "bath"]}, {}, 0),
    ({"kind": "rooms_apart", "rooms": ["living", "bath"]}, {}, 2),
    ({"kind": "touches_side", "room": "bath", "side": "N"}, {}, 2),
    ({"kind": "touches_side", "room": "bath", "side": "S"}, {}, 0),
    ({"kind": "avoids_side", "room": "bath", "side": "S"}, {}, 2),
    ({"kind": "avoids_side", "room": "living", "side": "S"}, {}, 0),
    ({"kind": "corridor", "max": 8}, {}, 2),
    ({"kind": "corridor", "max": 7}, {}, 0),
    ({"kind": "front_door", "side": "W"}, {}, 2),
    ({"kind": "front_door", "side": "S"}, {}, 0),
    ({"kind": "no_waste", "room": "living", "max": 4}, {}, 2),
    ({"kind": "no_waste", "room": "living", "max": 3}, {}, 0),
    ({"kind": "holds_mark", "mark": "mosaic"}, {}, 2),
    ({"kind": "holds_mark", "mark": "pipe", "min": 1}, {}, 2),
    ({"kind": "holds_mark", "room": "living", "mark": "pipe"}, {}, 0),
]


@pytest.mark.parametrize(("bonus", "more", "points"), BONUSES)
def test_a_bonus_gives_its_points(bonus, more, points):
    assert ask("bonus", cottage() | more, bonus={"points": 2, **bonus})["bonus"] == points


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_every_kind_is_tried_and_wins_nothing_without_a_front_door(kind):
    """docs/scenarios.md: only what is reachable counts, for negative kinds too (ruling H-25)."""
    tried = [bonus for bonus, _, _ in BONUSES if bonus["kind"] == kind]
    plan = {name: value for name, value in cottage().items() if name != "front_door"}
    more = {"tokens": 3, "cards": {"living": [1]}}

    assert tried
    for bonus in tried:
        assert ask("bonus", plan | more, bonus={"points": 2, **bonus})["bonus"] == 0


def test_a_room_that_lacks_its_mark_counts_as_unreachable():
    """docs/scenarios.md: must_hold."""
    plan = cottage()
    held = ask("score", plan, must_hold=[{"rooms": ["living"], "mark": "pipe"}])

    assert ask("score", plan)["rooms"]["living"] == {"points": 4, "penalty": 0, "reachable": True}
    assert held["rooms"]["living"] == {"points": 0, "penalty": 0, "reachable": False}


def test_symmetry_is_left_and_right_or_up_and_down():
    """docs/scenarios.md: diagonals do not count."""
    shape = home(
        "B b x x\nx x x x\nx x x x", rooms="33..\n3...\n3...", doors={"3": "a2 e"}, front="d3 e"
    )
    even = home(
        "B b x x\nx x x x\nx x x x", rooms="33..\n3...\n33..", doors={"3": "a2 e"}, front="d3 e"
    )
    bonus = {"kind": "symmetric", "points": 1, "room": "bath"}

    assert ask("bonus", shape, bonus=bonus)["bonus"] == 0
    assert ask("bonus", even, bonus=bonus)["bonus"] == 1


def test_distances_go_round_furniture_and_through_doors():
    """Squares on the way are counted; no way is no distance."""
    plan = cottage()

    def apart(one, other, **more):
        return ask("distance", plan | more, **{"from": one, "to": other})["distance"]

    assert apart("A", "P") == 2
    assert apart("P", "rug") == 0
    assert apart("A", "window:living") == 0
    assert apart("B", "door:bath") == 2
    assert apart("door:bath", "door:living") == 2
    assert apart("B", "front_door") == 6
    sealed = [{**room, "door": None} for room in plan["rooms"]]
    assert apart("A", "B", rooms=sealed) is None


def test_two_doors_on_one_corridor_square_are_one_apart():
    """Rulebook: what can be reached."""
    plan = home("B b x A a", rooms="33.11", doors={"3": "b1 e", "1": "d1 w"}, front="c1 n")

    assert ask("distance", plan, **{"from": "door:bath", "to": "door:living"})["distance"] == 1
