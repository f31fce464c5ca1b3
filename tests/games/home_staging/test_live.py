"""Live figures of drawn homes: what counts, what does not and why."""

from typing import Any

from tests.games.home_staging.drawn import ask, home
from tests.games.home_staging.living import Values, now
from tests.games.home_staging.test_bonuses import cottage


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
    """Rulebook: what can be reached."""
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
    """docs/scenarios.md: must_hold."""
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
