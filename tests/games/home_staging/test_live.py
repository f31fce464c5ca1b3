"""Live figures of drawn homes: what counts, what does not and why."""

from typing import Any

import pytest

from tests.games.home_staging.drawn import home
from tests.games.home_staging.living import Values, now


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


WALKWAY = [[0, 1], [0, 2], [1, 0], [1, 1], [1, 2]]


def test_a_piece_that_counts_has_nothing_against_it():
    """The walkway is what can be walked to (rulebook: what can be reached)."""
    flat = now(studio_flat())

    assert flat["pieces"]["B"] == {
        "room": "bath", "points": 1, "reachable": True, "against": []
    }  # fmt: skip
    assert flat["rooms"]["bath"] == {
        "stage": "closed", "reachable": True, "safe": 1, "danger": 0, "penalty": 0,
        "against": [], "warnings": [],
    }  # fmt: skip
    assert (flat["safe"], flat["danger"], flat["entrance"]) == (1, 0, [])
    assert flat["reach"] == WALKWAY


def test_without_a_front_door_nothing_counts_and_the_walkway_shows_where_one_could_lead():
    flat = now({**studio_flat(), "front_door": None})

    assert codes(flat["pieces"]["B"]["against"]) == ["no_front_door"]
    assert (flat["reach"], flat["may_reach"]) == ([], WALKWAY)
    assert (flat["safe"], flat["danger"]) == (0, 1)
    assert not flat["entrance"][0]["final"]


def hall(**more: Any):
    """A hall that takes the corridor's place, and a bathroom beside it."""
    return home(
        "B b x A x",
        rooms="33111",
        **{"doors": {"3": "b1 e"}, "front": "e1 e", "hub": "living", **more},
    )


BEHIND_DOOR = home("x B x\nb x x", rooms="33.\n33.", doors={"3": "b1 e"}, front="c2 e")
BARRED = home("B b x A x", rooms="33...", doors={"3": "b1 e"}, front="e1 e")
WALLED_OFF = home("B b x A x x", rooms="33.11.", doors={"3": "b1 e", "1": "e1 e"}, front="f1 e")
BEHIND_PIECE = home("A a B b x", rooms="1111.", doors={"1": "d1 e"}, front="e1 n")
IN_ITS_WAY = home("a A a x", rooms="111.", doors={"1": "c1 e"}, front="d1 n")
UNMARKED = home("B b x +\nx x x x", rooms="33..\n33..", doors={"3": "b2 e"}, front="d1 n")
PIPE = {"must_hold": [{"rooms": ["bath"], "mark": "pipe"}]}
WAITING = home("B b x A x", rooms="33...", doors={"3": "b1 e"}, front="e1 e", hub="living")

TOLD: dict[str, tuple[Values, str, str, Values]] = {
    "a front door that opens into a room (ruling H-26)": (
        studio_flat(front="a2 w"), "entrance", "front_door_in_room", {"squares": [[1, 0]]},
    ),
    "and the room of that front door": (
        studio_flat(front="a2 w"), "rooms bath against", "front_door_in_room", {},
    ),
    "a room without walls, with the squares of its pieces": (
        home("A a x\nx x x", front="c2 s"), "rooms living against", "room_not_closed",
        {"squares": [[0, 0], [0, 1]]},
    ),
    "a room without door is lost for good (ruling H-12)": (
        studio_flat(doors={}), "pieces B against", "room_without_door",
        {"final": True, "squares": [[0, 0], [0, 1], [1, 0], [1, 1]]},
    ),
    "furniture behind the door (ruling H-27)": (
        BEHIND_DOOR, "pieces B against", "door_blocked", {"final": True, "squares": [[0, 1]]},
    ),
    "a door that nobody walks to, with what stands between": (
        BARRED, "pieces B against", "door_cut_off",
        {"final": False, "squares": [[0, 2]], "pieces": ["A"]},
    ),
    "a room cut off by the walls of another blames no piece": (
        WALLED_OFF, "pieces B against", "door_cut_off", {"pieces": None},
    ),
    "circulation behind another piece (ruling H-1)": (
        BEHIND_PIECE, "pieces A against", "circulation_cut_off",
        {"final": True, "squares": [[0, 1]], "pieces": ["B"]},
    ),
    "a piece may stand in its own way": (
        IN_ITS_WAY, "pieces A against", "circulation_cut_off",
        {"squares": [[0, 0]], "pieces": ["A"]},
    ),
    "circulation in two places before the room has walls": (
        home("a A a\nO O O\nx x x", front="a3 s"), "pieces A against", "circulation_split",
        {"final": True, "parts": 2},
    ),
    "an open room in two parts, a wall of furniture between": (
        home("A a B b\nO O O x\nx x x x", front="a3 w"), "rooms living warnings", "room_in_parts",
        {"parts": 2},
    ),
    "a missing mark, with the marked squares (docs/scenarios.md: must_hold)": (
        UNMARKED | PIPE, "rooms bath against", "mark_missing",
        {"final": True, "mark": "pipe", "squares": [[0, 3]]},
    ),
    "furniture cuts the door off in a hub": (
        hall(), "pieces B against", "door_cut_off", {},
    ),
    "a front door waits for its hub": (WAITING, "entrance", "hub_not_closed", {}),
    "furniture behind the front door of a hub": (
        hall(front="d1 n"), "entrance", "front_door_blocked", {"squares": [[0, 3]]},
    ),
    "a hub may be split by its furniture": (
        home("a A a", rooms="111", hub="living"), "pieces A against", "circulation_split", {},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", TOLD)
def test_what_is_wrong_is_told(name):
    plan, where, code, values = TOLD[name]
    told: Any = now(plan)
    for key in where.split():
        told = told[key]
    fact = named(told, code)

    assert {key: fact.get(key) for key in values} == values


@pytest.mark.parametrize(
    ("plan", "piece", "against"),
    [
        # A closed room tells its own faults before there is a front door.
        ({**BEHIND_PIECE, "front_door": None}, "A", ["no_front_door", "circulation_cut_off"]),
        ({**BEHIND_PIECE, "front_door": None}, "B", ["no_front_door"]),
        # The front door could be moved and its square become part of the room (ruling H-15).
        (home("a A a\nx x x", front="a2 w"), "A", ["room_not_closed"]),
        # No blank square is left beside it that a door could lead to.
        (home("a A x\nO O x", front="c2 s"), "A", ["room_not_closed", "circulation_enclosed"]),
        (WALLED_OFF, "A", []),
        # A plant needs only its room (ruling H-20).
        (home("P A a x", rooms="111.", doors={"1": "c1 e"}, front="d1 n"), "P", []),
        (home("A a B x\nx x b x", rooms="111.\n111.", doors={"1": "c2 e"}, front="d1 n"), "A", []),
    ],
)
def test_all_that_is_against_a_piece_is_told(plan, piece, against):
    told = now(plan)["pieces"][piece]

    assert codes(told["against"]) == against
    assert told["reachable"] == (not against)


def test_a_room_that_nothing_was_drawn_for_is_told():
    flat = now(studio_flat(), room_list=["bath", "bed"])

    assert flat["rooms"]["bed"]["stage"] == "none"
    assert codes(flat["rooms"]["bed"]["against"]) == ["room_not_begun"]
    assert codes(flat["rooms"]["bed"]["warnings"]) == ["empty_room"]
    assert (flat["penalty"], flat["total"]) == (-3, -2)


def test_a_room_counts_as_begun_with_pieces_and_as_reachable_by_the_front_door_of_a_hub():
    begun = now(home("A a x\nx x x", front="c2 s"))

    assert begun["rooms"]["living"]["stage"] == "begun"
    assert (begun["safe"], begun["danger"]) == (0, 1)
    assert now(hall())["rooms"]["living"]["reachable"]
    assert now(UNMARKED | PIPE)["danger"] == 1
