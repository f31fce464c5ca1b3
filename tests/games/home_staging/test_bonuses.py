"""Every kind of bonus on one drawn home: what it pays, and how far it has come."""

import pytest

from casetta.games.home_staging.bonuses.rules import KIND_NAMES
from tests.games.home_staging.drawn import ask, edge, home
from tests.games.home_staging.living import BONUSES, SHAPES, UNEVEN, Values, cottage, now


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_every_kind_is_tried_and_wins_nothing_without_a_front_door(kind):
    """docs/scenarios.md: only what is reachable counts, for negative kinds too (ruling H-25)."""
    tried = [bonus for bonus, *_ in BONUSES if bonus["kind"] == kind]
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


def without_door(plan: Values, room: str) -> Values:
    rooms = [{**each, "door": None} if each["id"] == room else each for each in plan["rooms"]]
    return {**plan, "rooms": rooms}


@pytest.mark.parametrize(("bonus", "more", "status", "code", "values"), BONUSES)
def test_a_bonus_gives_its_points_and_tells_how_far_it_has_come(bonus, more, status, code, values):
    """Two points, or two for each hit up to the most."""
    (told,) = now({**cottage(), **more}, bonus={"points": 2, **bonus})["bonuses"]
    paid = ask("bonus", {**cottage(), **more}, bonus={"points": 2, **bonus})["bonus"]

    assert told["status"] == status
    assert told["progress"]["code"] == code
    assert {key: told["progress"][key] for key in values} == values
    points = min(2 * values["have"], values.get("most", 0)) if code.startswith("each_") else 2
    assert told["points"] == paid == (points if status == "holds" else 0)


@pytest.mark.parametrize(("bonus", "more", "status", "code", "values"), SHAPES)
def test_a_bonus_about_shapes_tells_what_is_missing(bonus, more, status, code, values):
    (told,) = now({**UNEVEN, **more}, bonus={"points": 2, **bonus})["bonuses"]

    assert (told["status"], told["progress"]["code"]) == (status, code)
    assert {key: told["progress"][key] for key in values} == values


def test_two_rooms_side_by_side_share_edges():
    plan = home("A a B\nx x b\nx x x", rooms="113\n113\n...", doors={"1": "a2 s", "3": "c2 s"},
                front="b3 s")  # fmt: skip
    bonus = {"kind": "rooms_touch", "points": 1, "rooms": ["living", "bath"]}
    (told,) = now(plan, bonus=bonus)["bonuses"]

    assert told["status"] == "holds"
    assert told["progress"]["have"] == 2
    assert told["progress"]["squares"] == [[0, 1], [0, 2], [1, 1], [1, 2]]


def test_two_rooms_of_one_size_hold_their_bonus():
    plan = home("A a B\nx x b\nx x x", rooms="11.\n...\n...", doors={"1": "b1 s"}, front="b3 s")
    plan["rooms"].append({"id": "bath", "cells": [[0, 2], [1, 2]], "door": edge("c2 w")})
    plan["pieces"][1]["room"] = "bath"
    bonus = {"kind": "same_size", "points": 1, "rooms": ["living", "bath"]}
    (told,) = now(plan, bonus=bonus)["bonuses"]

    assert (told["status"], told["progress"]["code"]) == ("holds", "sizes")
    assert (told["progress"]["least"], told["progress"]["most"]) == (2, 2)


@pytest.mark.parametrize("kind", KIND_NAMES)
def test_every_kind_is_drawn_in_at_least_two_states(kind):
    cases = [(case[0]["kind"], case[2]) for case in [*BONUSES, *SHAPES]]
    also = {("rooms_touch", "holds"), ("same_size", "holds")}

    assert len({case for case in {*cases, *also} if case[0] == kind}) >= 2


def test_a_bonus_waits_for_a_room_and_for_pieces_that_are_cut_off():
    bonus = {"kind": "seats", "points": 2, "room": "living", "min": 3}
    (told,) = now(without_door(cottage(), "living"), bonus=bonus)["bonuses"]
    counted = {"kind": "count", "points": 2, "what": "tag:plant", "min": 1}
    (plants,) = now({**cottage(), "front_door": None}, bonus=counted)["bonuses"]

    assert told["status"] == "lost"
    assert [(fact["code"], fact["room"]) for fact in told["needs"]] == [("bonus_room", "living")]
    assert plants["status"] == "open"
    assert [(fact["code"], fact["count"]) for fact in plants["needs"]] == [("bonus_cut_off", 1)]
    assert plants["needs"][0]["squares"] == [[4, 4]]


def test_no_way_is_no_distance():
    plan = without_door(cottage(), "bath")
    plan["must_hold"] = None
    bonus = {"kind": "far", "points": 2, "a": "piece:1", "b": "piece:19", "min": 3}
    (told,) = now(plan, bonus=bonus)["bonuses"]

    assert (told["status"], told["progress"]["code"]) == ("open", "distance_at_least")
    walled = home("P x O Q x", rooms="11111", doors={}, front="e1 e", hub="living")
    for piece, number in zip(walled["pieces"], (1, 2), strict=True):
        piece["number"] = number
    apart = {"kind": "near", "points": 2, "a": "piece:1", "b": "piece:2", "max": 3}
    (told,) = now(walled, bonus=apart)["bonuses"]
    assert told["progress"]["code"] == "no_way"


def test_the_bonuses_of_a_scenario_are_told_in_its_order():
    told = now({"scenario": "the-ferryman"})["bonuses"]

    assert [bonus["kind"] for bonus in told] == [
        "per_view", "near", "near", "room_size", "touches_side",
    ]  # fmt: skip
    assert {bonus["status"] for bonus in told} == {"open"}
    assert [bonus["most"] for bonus in told] == [8, 4, 2, 2, 2]


def test_a_live_question_refuses_what_a_bonus_question_refuses():
    with pytest.raises(Exception, match="not-a-choice"):
        now(cottage(), bonus={"kind": "luck", "points": 1})
