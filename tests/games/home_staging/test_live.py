"""Live figures of drawn homes: what counts, what does not and why, how far each bonus is."""

import re
from pathlib import Path
from typing import Any

import pytest

from casetta.games import home_staging
from casetta.games.home_staging.bonus_words import KINDS
from casetta.games.home_staging.live.facts import Fact
from casetta.games.home_staging.live.figures import live
from casetta.words import LANGUAGES, Words
from tests.games.home_staging.drawn import ask, edge, home
from tests.games.home_staging.played import legal, play_text, position
from tests.games.home_staging.test_bonuses import cottage

Values = dict[str, Any]
FOLDER = Path(next(iter(home_staging.__path__)))


def now(plan: Values, **more: Any) -> Values:
    return ask("live", plan, **more)


def codes(facts: list[Values]) -> list[str]:
    return [fact["code"] for fact in facts]


def named(facts: list[Values], code: str) -> Values:
    """The one fact with a code."""
    (found,) = [fact for fact in facts if fact["code"] == code]
    return found


# Access


def studio_flat(**more: Any):
    """A bathroom of 2 × 2 with a basin and its circulation, a corridor in the east."""
    return home(
        """
        B b x
        x x x
        """,
        rooms="33.\n33.",
        **{"doors": {"3": "b2 e"}, "front": "c1 n", **more},
    )


def test_a_piece_that_counts_has_nothing_against_it():
    flat = now(studio_flat())

    assert flat["pieces"]["B"] == {
        "room": "bath", "points": 1, "reachable": True, "against": []
    }  # fmt: skip
    assert flat["rooms"]["bath"] == {
        "stage": "closed", "reachable": True, "safe": 1, "danger": 0, "penalty": 0,
        "against": [], "warnings": [],
    }  # fmt: skip
    assert (flat["safe"], flat["danger"], flat["entrance"]) == (1, 0, [])


def test_the_walkway_is_what_can_be_walked_to():
    """Page 1.8."""
    assert now(studio_flat())["reach"] == [[0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]


def test_without_a_front_door_nothing_counts_and_the_walkway_shows_where_one_could_lead():
    flat = now({**studio_flat(), "front_door": None})

    assert codes(flat["pieces"]["B"]["against"]) == ["no_front_door"]
    assert flat["reach"] == []
    assert flat["may_reach"] == [[0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]
    assert (flat["safe"], flat["danger"]) == (0, 1)
    assert not flat["entrance"][0]["final"]


def test_a_front_door_that_opens_into_a_room_is_told():
    """Ruling H-26."""
    flat = now(studio_flat(front="a2 w"))

    assert codes(flat["entrance"]) == ["front_door_in_room"]
    assert flat["entrance"][0]["squares"] == [[1, 0]]
    assert codes(flat["rooms"]["bath"]["against"]) == ["front_door_in_room"]


def test_a_room_without_walls_is_told_with_the_squares_of_its_pieces():
    plan = home("A a x\nx x x", front="c2 s")
    flat = now(plan)

    assert codes(flat["pieces"]["A"]["against"]) == ["room_not_closed"]
    assert flat["rooms"]["living"]["stage"] == "begun"
    assert flat["rooms"]["living"]["against"][0]["squares"] == [[0, 0], [0, 1]]
    assert (flat["safe"], flat["danger"]) == (0, 1)


def test_a_room_without_door_is_lost_for_good():
    """Ruling H-12."""
    flat = now(studio_flat(doors={}))

    against = named(flat["pieces"]["B"]["against"], "room_without_door")
    assert against["final"]
    assert against["squares"] == [[0, 0], [0, 1], [1, 0], [1, 1]]


def test_furniture_behind_the_door_is_told():
    """Ruling H-27."""
    plan = home("x B x\nb x x", rooms="33.\n33.", doors={"3": "b1 e"}, front="c2 e")
    against = named(now(plan)["pieces"]["B"]["against"], "door_blocked")

    assert against["squares"] == [[0, 1]]
    assert against["final"]


def test_a_door_that_nobody_walks_to_is_told_with_what_stands_between():
    """The living room in progress bars the corridor."""
    plan = home(
        """
        B b x A x
        """,
        rooms="33...",
        doors={"3": "b1 e"},
        front="e1 e",
    )
    against = named(now(plan)["pieces"]["B"]["against"], "door_cut_off")

    assert against["squares"] == [[0, 2]]
    assert against["pieces"] == ["A"]
    assert not against["final"]


def test_a_room_cut_off_by_the_walls_of_another_blames_no_piece():
    plan = home(
        "B b x A x x",
        rooms="33.11.",
        doors={"3": "b1 e", "1": "e1 e"},
        front="f1 e",
    )
    against = named(now(plan)["pieces"]["B"]["against"], "door_cut_off")

    assert "pieces" not in against
    assert now(plan)["pieces"]["A"]["reachable"]


def test_circulation_behind_another_piece_is_told_with_that_piece():
    """Ruling H-1."""
    plan = home("A a B x\nx x b x", rooms="111.\n111.", doors={"1": "c2 e"}, front="d1 n")
    blocked = home("A a B b x", rooms="1111.", doors={"1": "d1 e"}, front="e1 n")
    against = named(now(blocked)["pieces"]["A"]["against"], "circulation_cut_off")

    assert now(plan)["pieces"]["A"]["reachable"]
    assert against["squares"] == [[0, 1]]
    assert against["pieces"] == ["B"]
    assert against["final"]


def test_a_piece_may_stand_in_its_own_way():
    plan = home("a A a x", rooms="111.", doors={"1": "c1 e"}, front="d1 n")
    against = named(now(plan)["pieces"]["A"]["against"], "circulation_cut_off")

    assert against["squares"] == [[0, 0]]
    assert against["pieces"] == ["A"]


def test_a_closed_room_tells_its_own_faults_before_there_is_a_front_door():
    blocked = home("A a B b x", rooms="1111.", doors={"1": "d1 e"})

    assert codes(now(blocked)["pieces"]["A"]["against"]) == [
        "no_front_door",
        "circulation_cut_off",
    ]
    assert codes(now(blocked)["pieces"]["B"]["against"]) == ["no_front_door"]


def test_circulation_in_two_places_is_told_before_the_room_has_walls():
    plan = home("a A a\nO O O\nx x x", front="a3 s")
    against = named(now(plan)["pieces"]["A"]["against"], "circulation_split")

    assert against["parts"] == 2
    assert against["final"]


def test_circulation_that_may_still_be_joined_is_not_split():
    """The front door could be moved and its square become part of the room (ruling H-15)."""
    plan = home("a A a\nx x x", front="a2 w")

    assert codes(now(plan)["pieces"]["A"]["against"]) == ["room_not_closed"]


def test_circulation_that_is_shut_in_is_told():
    """No blank square is left beside it that a door could lead to."""
    plan = home("a A x\nO O x", front="c2 s")

    assert codes(now(plan)["pieces"]["A"]["against"]) == [
        "room_not_closed",
        "circulation_enclosed",
    ]


def test_an_open_room_in_two_parts_is_told():
    """Two pieces, each with its own way, and a wall of furniture between."""
    plan = home("A a B b\nO O O x\nx x x x", front="a3 w")
    warning = named(now(plan)["rooms"]["living"]["warnings"], "room_in_parts")

    assert warning["parts"] == 2


def test_a_missing_mark_is_told_with_the_marked_squares():
    """FORMAT: must_hold."""
    plan = home("B b x +\nx x x x", rooms="33..\n33..", doors={"3": "b2 e"}, front="d1 n")
    flat = now(plan, must_hold=[{"rooms": ["bath"], "mark": "pipe"}])
    against = named(flat["rooms"]["bath"]["against"], "mark_missing")

    assert (against["mark"], against["squares"], against["final"]) == ("pipe", [[0, 3]], True)
    assert flat["danger"] == 1


def test_a_plant_needs_only_its_room():
    """Ruling H-20."""
    plan = home("P A a x", rooms="111.", doors={"1": "c1 e"}, front="d1 n")

    assert now(plan)["pieces"]["P"]["reachable"]
    assert now(plan)["safe"] == 2


def test_a_rug_is_worth_nothing_and_keeps_no_room_from_being_empty():
    """Ruling H-21."""
    plan = home("~ x x", rooms="1..", doors={"1": "a1 e"}, front="c1 n")
    room = now(plan)["rooms"]["living"]

    assert (room["safe"], room["danger"], room["penalty"]) == (0, 0, -3)
    assert named(room["warnings"], "empty_room")["points"] == 3


def test_a_room_that_nothing_was_drawn_for_is_told():
    flat = now(studio_flat(), room_list=["bath", "bed"])

    assert flat["rooms"]["bed"]["stage"] == "none"
    assert codes(flat["rooms"]["bed"]["against"]) == ["room_not_begun"]
    assert codes(flat["rooms"]["bed"]["warnings"]) == ["empty_room"]
    assert (flat["penalty"], flat["total"]) == (-3, -2)


def hall(**more: Any):
    """A hall that takes the corridor's place, and a bathroom beside it."""
    return home(
        "B b x A x",
        rooms="33111",
        **{"doors": {"3": "b1 e"}, "front": "e1 e", "hub": "living", **more},
    )


def test_a_hub_is_entered_by_the_front_door():
    flat = now(hall())

    assert flat["rooms"]["living"]["reachable"]
    assert codes(flat["pieces"]["B"]["against"]) == ["door_cut_off"]


def test_a_front_door_waits_for_its_hub():
    flat = now(home("B b x A x", rooms="33...", doors={"3": "b1 e"}, front="e1 e", hub="living"))

    assert codes(flat["entrance"]) == ["hub_not_closed"]


def test_furniture_behind_the_front_door_of_a_hub_is_told():
    flat = now(hall(front="d1 n"))

    assert codes(flat["entrance"]) == ["front_door_blocked"]
    assert flat["entrance"][0]["squares"] == [[0, 3]]


def test_a_hub_may_be_split_by_its_furniture():
    plan = home("a A a", rooms="111", hub="living")

    assert "circulation_split" in codes(now(plan)["pieces"]["A"]["against"])


# Points


def test_points_are_safe_or_in_danger():
    """Sofa and plant of the cottage count; without its door the bathroom's basin does not."""
    plan = cottage()
    plan["rooms"] = [{**room, "door": None} if room["id"] == "bath" else room
                     for room in plan["rooms"]]  # fmt: skip
    flat = now(plan)

    assert (flat["safe"], flat["danger"]) == (4, 1)
    assert (flat["rooms"]["living"]["safe"], flat["rooms"]["bath"]["danger"]) == (4, 1)
    assert flat["total"] == ask("score", plan)["total"] == 4


# Bonuses


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
    ({"kind": "per_count", "what": "tag:seat", "max": 6}, {},
     "holds", "each_piece", {"have": 1, "points": 2, "most": 6}),
    ({"kind": "per_count", "what": "tag:toy", "max": 6}, {},
     "open", "each_piece", {"have": 0, "points": 2, "most": 6}),
    ({"kind": "seats", "room": "living", "min": 3}, {},
     "holds", "seats", {"have": 3, "need": 3}),
    ({"kind": "seats", "room": "living", "min": 5}, {},
     "open", "seats", {"have": 3, "need": 5}),
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
    ({"kind": "near", "a": "piece:1", "b": "piece:2", "max": 1}, {},
     "open", "pair_missing", {"which": "single"}),
    ({"kind": "near", "a": "piece:3", "b": "piece:2", "max": 1}, {},
     "open", "pair_missing", {"which": "both"}),
    ({"kind": "far", "a": "piece:14", "b": "front_door", "min": 5}, {},
     "holds", "distance_at_least", {"have": 6, "need": 5}),
    ({"kind": "far", "a": "piece:14", "b": "front_door", "min": 9}, {},
     "open", "distance_at_least", {"have": 6, "need": 9}),
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
    ({"kind": "holds_mark", "mark": "pipe", "min": 2}, {},
     "lost", "marked_squares", {"have": 1, "need": 2, "squares": [[4, 1]]}),
    ({"kind": "holds_mark", "room": "living", "mark": "pipe"}, {},
     "lost", "marked_squares", {"have": 0, "need": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("bonus", "more", "status", "code", "values"), BONUSES)
def test_a_bonus_tells_how_far_it_has_come(bonus, more, status, code, values):
    (told,) = now({**cottage(), **more}, bonus={"points": 2, **bonus})["bonuses"]

    assert told["status"] == status
    assert told["progress"]["code"] == code
    assert {key: told["progress"][key] for key in values} == values
    paid = ask("bonus", {**cottage(), **more}, bonus={"points": 2, **bonus})["bonus"]
    assert told["points"] == paid


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
SHAPES: list[Case] = [
    ({"kind": "rectangular", "room": "bath"}, {},
     "lost", "not_rectangle", {"missing": 3, "squares": [[0, 2], [2, 1], [2, 2]]}),
    ({"kind": "per_rectangular", "max": 4}, {}, "open", "each_rectangle", {"have": 0}),
    ({"kind": "symmetric", "room": "bath"}, {}, "lost", "not_symmetric", {"missing": 1}),
    ({"kind": "same_size", "rooms": ["bath", "bed"]}, {},
     "open", "sizes", {"least": 0, "most": 6}),
    ({"kind": "rooms_touch", "rooms": ["bath", "bed"]}, {}, "open", "common_walls", {"have": 0}),
    ({"kind": "rooms_apart", "rooms": ["bath", "bed"]}, {}, "open", "common_walls", {"have": 0}),
    ({"kind": "rectangular", "room": "bed"}, {}, "open", "not_rectangle", {"missing": 0}),
]  # fmt: skip


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
    plan["rooms"].append(
        {"id": "bath", "cells": [[0, 2], [1, 2]], "door": edge("c2 w")},
    )
    plan["pieces"][1]["room"] = "bath"
    bonus = {"kind": "same_size", "points": 1, "rooms": ["living", "bath"]}
    (told,) = now(plan, bonus=bonus)["bonuses"]

    assert (told["status"], told["progress"]["code"]) == ("holds", "sizes")
    assert (told["progress"]["least"], told["progress"]["most"]) == (2, 2)


@pytest.mark.parametrize("kind", KINDS)
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


# In a game


def decline_card(state) -> None:
    """Turn over a card of the current room, assign its tokens anyhow, and do without them."""
    play_text(state, sorted(legal(state))[0])
    play_text(state, sorted(legal(state))[0])
    while "decline" in legal(state):
        play_text(state, "decline")


def test_an_empty_room_threatens_as_long_as_pieces_are_to_come():
    """Ruling H-21: three tokens lie in the bathroom of First Keys."""
    state = position("first-keys", "room bath")
    first = live(state, 0).rooms[2].warnings
    decline_card(state)
    second = live(state, 0).rooms[2].warnings
    for _ in range(2):
        decline_card(state)
    last = live(state, 0).rooms[2].warnings

    assert [(each.code, each.values) for each in first] == [
        ("empty_room_threatens", {"points": 3, "tokens": 3})
    ]
    assert [(each.code, each.values["tokens"]) for each in second] == [("empty_room_threatens", 2)]
    assert [(each.code, each.final) for each in last] == [("empty_room", True)]


def test_a_declined_token_makes_a_room_incomplete_for_good():
    """First bonus of First Keys: the bathroom holds all three of its pieces."""
    state = position("first-keys", "room bath")
    before = live(state, 0).bonuses[0]
    decline_card(state)
    after = live(state, 0).bonuses[0]

    assert (before.status, before.progress.values) == ("open", {"have": 0, "need": 3})
    assert (after.status, after.progress.values) == ("lost", {"have": 0, "need": 3})


def test_a_room_that_was_passed_over_loses_its_window_bonus():
    """Second bonus of First Keys: the kitchen has a window."""
    state = position("first-keys", "room kitchen")
    before = live(state, 0).bonuses[1].status
    while state and "room living" not in legal(state):
        decline_card(state)

    assert before == "open"
    assert live(state, 0).bonuses[1].status == "lost"
    assert live(state, 0).rooms[1].against[0] == Fact("room_not_begun", {}, (), True)


# Words


def every_fact(plans: list[Values]) -> dict[str, Values]:
    """One example of every fact that drawn plans tell."""
    found: dict[str, Values] = {}
    for plan in plans:
        told = now(plan)
        facts = [*told["entrance"], *(fact for each in told["bonuses"] for fact in each["needs"])]
        facts += [each["progress"] for each in told["bonuses"]]
        for each in [*told["rooms"].values(), *told["pieces"].values()]:
            facts += [*each["against"], *each.get("warnings", [])]
        found |= {fact["code"]: fact for fact in facts}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_a_sentence(language):
    bonuses = [(cottage() | more, bonus) for bonus, more, *_ in BONUSES]
    bonuses += [(UNEVEN, bonus) for bonus, *_ in SHAPES]
    plans = [{**plan, "bonus": {"points": 2, **bonus}} for plan, bonus in bonuses]
    words = Words(language).with_game(FOLDER)

    facts = every_fact(plans)
    assert len(facts) > 35
    for code, values in facts.items():
        sentence = words(Fact(code, {}).message, **values)
        assert words.has(Fact(code, {}).message), code
        assert "{" not in sentence


def test_every_code_that_the_sources_tell_has_a_sentence():
    words = Words("en").with_game(FOLDER)
    sources = "".join(file.read_text(encoding="utf-8") for file in FOLDER.rglob("*.py"))
    told = set(re.findall(r"fact\(\s*\"([a-z_]+)\"", sources))

    assert len(told) > 40
    for code in told:
        assert words.has(Fact(code, {}).message), code
