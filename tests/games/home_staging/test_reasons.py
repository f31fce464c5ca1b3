"""Whatever is refused is refused with the squares at fault."""

from typing import Any

import pytest

from casetta.games.home_staging.plan.reasons import why_not_piece
from casetta.games.home_staging.plan.squares import pair_names
from casetta.games.home_staging.rules.closing import CLOSING_CODES
from casetta.games.home_staging.rules.openings import FRONT_DOOR_CODES
from casetta.games.home_staging.rules.pieces import PLACEMENT_CODES
from tests.games.home_staging.drawn import ask, at, edge, ghost, home, walls
from tests.games.home_staging.played import position

Plan = dict[str, Any]
Row = tuple[str, Plan, Any, str]
"""A code, a plan, what is asked for and the squares at fault."""


def flat(**more: Any) -> Plan:
    """A closed bathroom in the west, a sofa with its circulation and a rug in the open."""
    return home(
        """
        B b x x x O
        x x x A a x
        x x x ~ x m
        """,
        rooms="33....\n33....\n33....",
        doors={"3": "b2 e"},
        rules=[{"kind": "keep_free", "mark": "mosaic"}],
        **more,
    )


FREE = home("x x x x", fixed_walls=[edge("b1 e")])
SPLIT = home("A x B x x", rooms="..3..", doors={})
JOINED = home("x x B x x", rooms="..3..", doors={})
PLACEMENTS: list[Row] = [
    ("outside", flat(), ghost("......\n......\n......\n..#..."), "c4"),
    ("circulation_outside", flat(), ghost("......\n......\n..#...\n..:..."), "c4"),
    ("in_closed_room", flat(), ghost("......\n......\n.##..."), "b3"),
    ("obstacle", flat(), ghost(".....#"), "f1"),
    ("keep_free", flat(), ghost("......\n......\n.....#"), "f3"),
    ("blocks_door", flat(), ghost("......\n..#..."), "c2"),
    ("overlap_piece", flat(), ghost("......\n...#.."), "d2"),
    ("overlap_rug", flat(), ghost("......\n......\n...#.."), "d3"),
    ("covers_circulation", flat(), ghost("......\n....#."), "e2"),
    ("circulation_on_piece", flat(), ghost("...#..\n...:.."), "d2"),
    ("wall_through_piece", FREE, ghost("###."), "b1 c1"),  # The squares on both sides.
    ("no_wall", flat(), ghost("..##..", ("c1 n", "d1 s")), "d1"),  # Those that should lean on it.
    ("other_area", SPLIT, ghost("....#"), "e1"),  # The squares there (ruling H-13).
    ("other_area", JOINED, ghost("#...#"), "e1"),
]


def test_a_legal_piece_has_no_square_at_fault():
    assert ask("placement", flat(), place=ghost("..##..")) == {
        "legal": True, "reason": None, "squares": []
    }  # fmt: skip


def test_squares_beyond_the_sheet_are_told_too():
    """A piece that sticks out has no other squares at fault, and those have no names."""
    state = position("first-keys", "room living", "card {}", "tokens {}")
    reason = why_not_piece(state, 0, 0, 0, 255)
    sheet = ["x" * 16] * 16
    asked = ask(
        "placement",
        {"plan": sheet, "current_room": "living"},
        place={"cells": [[15, 15], [15, 16]], "circulation": [[14, 15]]},
    )

    assert reason is not None
    assert reason.code == "outside"
    assert any(max(square) > 15 for square in reason.squares)
    assert pair_names([(0, 0), (15, 16)]) == ["a1"]
    assert (asked["reason"], asked["squares"]) == ("outside", [[15, 16]])


AROUND_HUB = home("B b x x", rooms="3 3 . .", current="kitchen", hub="bath")
LEANING = home("a A x x", fixed_walls=[edge("b1 e")], backs={"A": ["b1 e"]})
CLOSINGS: list[Row] = [
    ("in_closed_room", flat(), walls(".#.##.\n...##.\n...#..", "d1 n"), "b1"),
    ("piece_left_out", flat(), walls("......\n...##.", "d2 w"), "d3"),
    ("not_connected", flat(), walls("......\n...##.\n...#.#", "d2 w"), "f3"),
    ("no_door", flat(), walls("......\n...##.\n...##.", None), "d2 e2 d3 e3"),
    ("door_on_outer_wall", flat(), walls("......\n...##.\n...##.", "d3 s"), "d3"),
    ("door_not_on_boundary", flat(), walls("......\n...##.\n...##.", "d2 e"), "d2 e2"),
    ("door_not_on_boundary", flat(), walls("......\n...##.\n...#..", "c1 e"), "c1 d1"),
    ("door_to_room", flat(), walls("......\n...##.\n..###.", "c3 w"), "b3"),
    ("door_not_to_hub", AROUND_HUB, walls("..#.", "c1 e"), "d1"),
    ("door_blocked", flat(), walls("....#.\n...###\n...###", "e1 e"), "f1"),
    (
        "door_blocked",
        LEANING,
        walls("##..", "b1 e"),
        "b1",
    ),  # Told with that furniture (ruling H-17).
]


def test_squares_beyond_the_sheet_cannot_become_a_room():
    told = {"cells": [[1, 3], [1, 4], [2, 3], [-1, 3]], "door": edge("d2 w")}
    answer = ask("closing", flat(), close=told)

    assert (answer["reason"], answer["squares"]) == ("in_closed_room", [[-1, 3]])


BLIND = home("x x", rules=[{"kind": "blind_sides", "sides": ["N"]}])
HALL = home("A a x", hub="living", backs={"A": ["a1 w"]})
FRONT_DOORS: list[Row] = [
    ("not_outer_wall", flat(), edge("c1 e"), "c1 d1"),
    ("window_there", flat(windows=["e1 n"]), edge("e1 n"), "e1"),
    ("opens_into_room", flat(), edge("a1 n"), "a1"),
    ("square_in_use", flat(), edge("d3 s"), "d3"),
    ("square_in_use", flat(), edge("f1 e"), "f1"),
    ("wrong_side", BLIND, edge("b1 n"), "b1"),
    ("back_of_piece", HALL, edge("a1 w"), "a1"),
]


ASKED: dict[str, tuple[str, list[Row], tuple[str, ...]]] = {
    "placement": ("place", PLACEMENTS, PLACEMENT_CODES),
    "closing": ("close", CLOSINGS, CLOSING_CODES),
    "front_door": ("edge", FRONT_DOORS, FRONT_DOOR_CODES),
}


@pytest.mark.parametrize("name", ASKED)
def test_whatever_is_refused_tells_the_squares_at_fault(name):
    """Every code of the pages is tried here."""
    field, rows, codes = ASKED[name]
    for code, plan, wanted, fault in rows:
        answer = ask(name, plan, **{field: wanted})

        assert answer == {"legal": False, "reason": code, "squares": at(fault)}
    assert {code for code, *_ in rows} == set(codes) - {""}
