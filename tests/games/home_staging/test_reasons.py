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


PLACEMENTS = [
    ("outside", "......\n......\n......\n..#...", "c4"),
    ("circulation_outside", "......\n......\n..#...\n..:...", "c4"),
    ("in_closed_room", "......\n......\n.##...", "b3"),
    ("obstacle", ".....#", "f1"),
    ("keep_free", "......\n......\n.....#", "f3"),
    ("blocks_door", "......\n..#...", "c2"),
    ("overlap_piece", "......\n...#..", "d2"),
    ("overlap_rug", "......\n......\n...#..", "d3"),
    ("covers_circulation", "......\n....#.", "e2"),
    ("circulation_on_piece", "...#..\n...:..", "d2"),
]


@pytest.mark.parametrize(("code", "drawing", "fault"), PLACEMENTS)
def test_a_refused_piece_tells_the_squares_at_fault(code, drawing, fault):
    answer = ask("placement", flat(), place=ghost(drawing))

    assert (answer["legal"], answer["reason"]) == (False, code)
    assert answer["squares"] == at(fault)


def test_a_wall_through_a_piece_is_told_with_the_squares_on_both_sides():
    plan = home("x x x x", fixed_walls=[edge("b1 e")])
    answer = ask("placement", plan, place=ghost("###."))

    assert (answer["reason"], answer["squares"]) == ("wall_through_piece", at("b1 c1"))


def test_a_missing_wall_is_told_with_the_squares_that_should_lean_on_it():
    answer = ask("placement", flat(), place=ghost("..##..", ("c1 n", "d1 s")))

    assert (answer["reason"], answer["squares"]) == ("no_wall", at("d1"))


def test_another_part_of_the_floor_is_told_with_the_squares_there():
    """Ruling H-13."""
    split = home("A x B x x", rooms="..3..", doors={})
    joined = home("x x B x x", rooms="..3..", doors={})

    answer = ask("placement", split, place=ghost("....#"))
    assert (answer["reason"], answer["squares"]) == ("other_area", at("e1"))
    apart = ask("placement", joined, place=ghost("#...#"))
    assert (apart["reason"], apart["squares"]) == ("other_area", at("e1"))


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


CLOSINGS = [
    ("in_closed_room", ".#.##.\n...##.\n...#..", "d1 n", "b1"),
    ("piece_left_out", "......\n...##.", "d2 w", "d3"),
    ("not_connected", "......\n...##.\n...#.#", "d2 w", "f3"),
    ("no_door", "......\n...##.\n...##.", None, "d2 e2 d3 e3"),
    ("door_on_outer_wall", "......\n...##.\n...##.", "d3 s", "d3"),
    ("door_not_on_boundary", "......\n...##.\n...##.", "d2 e", "d2 e2"),
    ("door_to_room", "......\n...##.\n..###.", "c3 w", "b3"),
    ("door_blocked", "....#.\n...###\n...###", "e1 e", "f1"),
]


@pytest.mark.parametrize(("code", "drawing", "door", "fault"), CLOSINGS)
def test_a_refused_closing_tells_the_squares_at_fault(code, drawing, door, fault):
    told = {"cells": squares(lines(drawing), "#"), "door": edge(door) if door else None}
    answer = ask("closing", flat(), close=told)

    assert answer["reason"] == code
    assert answer["squares"] == at(fault)


def test_a_door_in_a_wall_that_furniture_leans_on_is_told_with_that_furniture():
    """Ruling H-17."""
    plan = home("a A x x", fixed_walls=[edge("b1 e")], backs={"A": ["b1 e"]})
    answer = ask("closing", plan, close={"cells": at("a1 b1"), "door": edge("b1 e")})

    assert (answer["reason"], answer["squares"]) == ("door_blocked", at("b1"))


def test_squares_beyond_the_sheet_cannot_become_a_room():
    told = {"cells": [[1, 3], [1, 4], [2, 3], [-1, 3]], "door": edge("d2 w")}
    answer = ask("closing", flat(), close=told)

    assert (answer["reason"], answer["squares"]) == ("in_closed_room", [[-1, 3]])


def test_a_door_elsewhere_is_told_with_its_edge():
    told = {"cells": at("d2 e2 d3"), "door": edge("c1 e")}
    answer = ask("closing", flat(), close=told)

    assert (answer["reason"], answer["squares"]) == ("door_not_on_boundary", at("c1 d1"))


FRONT_DOORS = [
    ("not_outer_wall", "c1 e", "c1 d1"),
    ("window_there", "e1 n", "e1"),
    ("opens_into_room", "a1 n", "a1"),
    ("square_in_use", "d3 s", "d3"),
    ("square_in_use", "f1 e", "f1"),
]


@pytest.mark.parametrize(("code", "door", "fault"), FRONT_DOORS)
def test_a_refused_front_door_tells_its_square(code, door, fault):
    answer = ask("front_door", flat(windows=["e1 n"]), edge=edge(door))

    assert (answer["reason"], answer["squares"]) == (code, at(fault))


def test_a_front_door_on_the_wrong_side_or_behind_furniture_tells_its_square():
    blind = home("x x", rules=[{"kind": "blind_sides", "sides": ["N"]}])
    hall = home("A a x", hub="living", backs={"A": ["a1 w"]})

    wrong = ask("front_door", blind, edge=edge("b1 n"))
    assert (wrong["reason"], wrong["squares"]) == ("wrong_side", at("b1"))
    leaning = ask("front_door", hall, edge=edge("a1 w"))
    assert (leaning["reason"], leaning["squares"]) == ("back_of_piece", at("a1"))


def test_every_code_of_the_pages_is_tried_here():
    placements = {code for code, *_ in PLACEMENTS} | {"wall_through_piece", "no_wall", "other_area"}
    doors = {code for code, *_ in FRONT_DOORS} | {"wrong_side", "back_of_piece"}

    assert placements == set(PLACEMENT_CODES) - {""}
    assert {code for code, *_ in CLOSINGS} == set(CLOSING_CODES) - {""}
    assert doors == set(FRONT_DOOR_CODES) - {""}
