"""Whatever is refused is refused with the squares at fault."""

from typing import Any

import pytest

from casetta.games.home_staging.plan.reasons import why_not_piece
from casetta.games.home_staging.plan.squares import SQUARE_NUMBERS, pair_names
from casetta.games.home_staging.rules.openings import FRONT_DOOR_CODES
from casetta.games.home_staging.rules.pieces import PLACEMENT_CODES
from casetta.games.home_staging.rules.plan import CLOSING_CODES
from tests.games.home_staging.drawn import ask, edge, ghost, home, lines, squares
from tests.games.home_staging.played import position

Plan = dict[str, Any]


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


def at(text: str) -> list[list[int]]:
    """Squares such as `c4 d4` as a question tells them."""
    return [list(divmod(SQUARE_NUMBERS[each], 16)) for each in text.split()]


FREE = home("x x x x", fixed_walls=[edge("b1 e")])
SPLIT = home("A x B x x", rooms="..3..", doors={})
JOINED = home("x x B x x", rooms="..3..", doors={})
PLACEMENTS: list[tuple[str, Plan, str, tuple[str, ...], str]] = [
    ("outside", flat(), "......\n......\n......\n..#...", (), "c4"),
    ("circulation_outside", flat(), "......\n......\n..#...\n..:...", (), "c4"),
    ("in_closed_room", flat(), "......\n......\n.##...", (), "b3"),
    ("obstacle", flat(), ".....#", (), "f1"),
    ("keep_free", flat(), "......\n......\n.....#", (), "f3"),
    ("blocks_door", flat(), "......\n..#...", (), "c2"),
    ("overlap_piece", flat(), "......\n...#..", (), "d2"),
    ("overlap_rug", flat(), "......\n......\n...#..", (), "d3"),
    ("covers_circulation", flat(), "......\n....#.", (), "e2"),
    ("circulation_on_piece", flat(), "...#..\n...:..", (), "d2"),
    ("wall_through_piece", FREE, "###.", (), "b1 c1"),  # The squares on both sides.
    ("no_wall", flat(), "..##..", ("c1 n", "d1 s"), "d1"),  # Those that should lean on it.
    ("other_area", SPLIT, "....#", (), "e1"),  # The squares there (ruling H-13).
    ("other_area", JOINED, "#...#", (), "e1"),
]


@pytest.mark.parametrize(("code", "plan", "drawing", "backs", "fault"), PLACEMENTS)
def test_a_refused_piece_tells_the_squares_at_fault(code, plan, drawing, backs, fault):
    answer = ask("placement", plan, place=ghost(drawing, backs))

    assert answer == {"legal": False, "reason": code, "squares": at(fault)}


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


LEANING = home("a A x x", fixed_walls=[edge("b1 e")], backs={"A": ["b1 e"]})
CLOSINGS: list[tuple[str, Plan, str, str | None, str]] = [
    ("in_closed_room", flat(), ".#.##.\n...##.\n...#..", "d1 n", "b1"),
    ("piece_left_out", flat(), "......\n...##.", "d2 w", "d3"),
    ("not_connected", flat(), "......\n...##.\n...#.#", "d2 w", "f3"),
    ("no_door", flat(), "......\n...##.\n...##.", None, "d2 e2 d3 e3"),
    ("door_on_outer_wall", flat(), "......\n...##.\n...##.", "d3 s", "d3"),
    ("door_not_on_boundary", flat(), "......\n...##.\n...##.", "d2 e", "d2 e2"),
    ("door_not_on_boundary", flat(), "......\n...##.\n...#..", "c1 e", "c1 d1"),
    ("door_to_room", flat(), "......\n...##.\n..###.", "c3 w", "b3"),
    ("door_blocked", flat(), "....#.\n...###\n...###", "e1 e", "f1"),
    ("door_blocked", LEANING, "##..", "b1 e", "b1"),  # Told with that furniture (ruling H-17).
]


@pytest.mark.parametrize(("code", "plan", "drawing", "door", "fault"), CLOSINGS)
def test_a_refused_closing_tells_the_squares_at_fault(code, plan, drawing, door, fault):
    told = {"cells": squares(lines(drawing), "#"), "door": edge(door) if door else None}
    answer = ask("closing", plan, close=told)

    assert (answer["reason"], answer["squares"]) == (code, at(fault))


def test_squares_beyond_the_sheet_cannot_become_a_room():
    told = {"cells": [[1, 3], [1, 4], [2, 3], [-1, 3]], "door": edge("d2 w")}
    answer = ask("closing", flat(), close=told)

    assert (answer["reason"], answer["squares"]) == ("in_closed_room", [[-1, 3]])


BLIND = home("x x", rules=[{"kind": "blind_sides", "sides": ["N"]}])
HALL = home("A a x", hub="living", backs={"A": ["a1 w"]})
FRONT_DOORS: list[tuple[str, Plan, str, str]] = [
    ("not_outer_wall", flat(), "c1 e", "c1 d1"),
    ("window_there", flat(windows=["e1 n"]), "e1 n", "e1"),
    ("opens_into_room", flat(), "a1 n", "a1"),
    ("square_in_use", flat(), "d3 s", "d3"),
    ("square_in_use", flat(), "f1 e", "f1"),
    ("wrong_side", BLIND, "b1 n", "b1"),
    ("back_of_piece", HALL, "a1 w", "a1"),
]


@pytest.mark.parametrize(("code", "plan", "door", "fault"), FRONT_DOORS)
def test_a_refused_front_door_tells_its_square(code, plan, door, fault):
    answer = ask("front_door", plan, edge=edge(door))

    assert (answer["reason"], answer["squares"]) == (code, at(fault))


@pytest.mark.parametrize(
    ("tried", "codes"),
    [(PLACEMENTS, PLACEMENT_CODES), (CLOSINGS, CLOSING_CODES), (FRONT_DOORS, FRONT_DOOR_CODES)],
)
def test_every_code_of_the_pages_is_tried_here(tried, codes):
    assert {code for code, *_ in tried} == set(codes) - {""}
