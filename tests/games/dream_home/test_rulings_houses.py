"""Rulings D-1 to D-22 and others about laying rooms and tokens, each with its position."""

import pytest

from casetta.games.dream_home.rules.layout import MARKER, TURN
from tests.games.dream_home.drawn import drawn, house, legal, play, position, spaces

FORCED = {"face_down": "forced_only"}
POLISH = {"edition": "pl"}
ONE_FREE, TWO_FREE = "K A K A .\nA K A K U\n# #", "K A K A .\nA K A K .\n# #"
KITCHENS = ". L A K .\nL A L K K\n# #"
FULL_KITCHEN = ". L K K .\nL A L A U\n# #"
PIANO = "L+piano . . . ."
ON_A_BACK = ". . . . .\nL . . . .\n. #"
DESIGNED = {"hand": "living_room", "beside": ["interior_designer"]}

ROOMS = [
    ("D-1: over the porch", "", {"hand": "study"}, "l0 l1 l2"),
    ("D-2, D-3: an empty room carries", ON_A_BACK, {"hand": "kitchen"}, "u0 l1 l2 l4"),
    ("D-4: normal rooms on floors", "", {"hand": "bathroom"}, "l0 l1 l2"),
    ("D-5: basement rooms below", "", {"hand": "garage"}, "b0 b1"),
    ("D-7: no third bedroom", "B B . . .", {"hand": "bedroom"}, "u0 u1"),
    ("D-8, D-9: rooms grow sideways only", "A . . . .", {"hand": "bathroom"}, "u0 l2"),
    ("D-10: beside a living room", KITCHENS, {"hand": "kitchen", "round": 11}, "u0 u4"),
    ("D-10: beside a full kitchen", FULL_KITCHEN, {"hand": "kitchen", "round": 11}, "u0"),
    ("D-11: three living rooms join", "L . L . .", {"hand": "living_room"}, "u0 u2 l1"),
    ("D-12: three bedrooms do not", "B . B . .", {"hand": "bedroom"}, "u0 u2"),
    ("D-12: nor four living rooms", "L L . L .\n# .", {"hand": "living_room"}, "u0 u1 u3"),
    ("D-13: a token finishes a room", PIANO, {"hand": "living_room"}, "u0 l2"),
    ("D-13: on either card", "L+piano L . . .", {"hand": "living_room"}, "u0 u1"),
    ("D-13: without it it grows", "L L . . .", {"hand": "living_room"}, "u0 u1 l2"),
    ("D-14: the designer opens it", PIANO, DESIGNED, "u0 l1 l2"),
]  # fmt: skip


@pytest.mark.parametrize(("ruling", "text", "drawing", "expected"), ROOMS)
def test_a_room_may_lie_face_up_here_and_nowhere_else(ruling, text, drawing, expected):
    """Rules A, B and C, and what tokens close."""
    assert spaces(position(text, **drawing), "room") == set(expected.split()), ruling


FACE_DOWN = [
    ("D-2: on anything", ON_A_BACK, {"hand": "kitchen"}, "u0 l1 l2 l4 b0"),
    ("D-6: everywhere", "", {"hand": "bathroom"}, "l0 l1 l2 b0 b1"),
    ("D-6: everywhere", "", {"hand": "garage"}, "l0 l1 l2 b0 b1"),
    ("D-7: beside a pair", "B B . . .", {"hand": "bedroom"}, "u0 u1 l2 b0 b1"),
    ("D-9: beside a bathroom", "A . . . .", {"hand": "bathroom"}, "u0 l1 l2 b0 b1"),
    ("D-10: beside a full kitchen", FULL_KITCHEN, {"hand": "kitchen", "round": 11}, "u0 u4"),
    ("D-13: beside a token", PIANO, {"hand": "living_room"}, "u0 l1 l2 b0 b1"),
    ("D-71: not where it fits face up", "", {"hand": "kitchen", "options": FORCED}, ""),
    ("D-71: if forced", "A . . . .\n # #", {"hand": "garage", "options": FORCED}, "u0 l1 l2 l3 l4"),
]  # fmt: skip


@pytest.mark.parametrize(("ruling", "text", "drawing", "expected"), FACE_DOWN)
def test_a_room_may_lie_face_down_here_and_nowhere_else(ruling, text, drawing, expected):
    """Rulebook, empty rooms: on any open space."""
    assert spaces(position(text, **drawing), "room", "down") == set(expected.split()), ruling


THINGS = [
    ("D-18: a full room takes a token", "A . . . .", "hot_tub", {}, "token", "l0"),
    ("D-19: an empty room does not", "# A . . .", "painting", {}, "token", "l1"),
    ("D-22: one token to a room", "L L+piano L . .\n# .", "painting", {}, "token", ""),
    ("D-22: on any of its cards", "L L L . .\n# .", "painting", {}, "token", "l0 l1 l2"),
    ("D-36: it needs support", "U . . . .", "scaffolding", {}, "scaffold", "u0 l1 l2 b0 b1"),
    ("D-35: it leaves a place", TWO_FREE, "scaffolding", {"round": 11}, "scaffold", "l4"),
    ("D-35: or cannot be laid", ONE_FREE, "scaffolding", {"round": 12}, "scaffold", ""),
]  # fmt: skip


@pytest.mark.parametrize(("ruling", "text", "resource", "drawing", "verb", "expected"), THINGS)
def test_a_token_or_scaffolding_may_lie_here_and_nowhere_else(
    ruling, text, resource, drawing, verb, expected
):
    """With a study in the hand as well."""
    state = position(text, hand="study", resource=resource, **drawing)

    assert spaces(state, verb) == set(expected.split()), ruling


@pytest.mark.parametrize(("text", "number", "expected"), [(ONE_FREE, 12, ""), (TWO_FREE, 11, "l4")])
def test_a_kept_scaffolding_leaves_a_place_for_the_room_of_the_turn(text, number, expected):
    """Ruling D-64: with the last free space it cannot be laid any more."""
    state = position(text, beside=["scaffolding"], options=POLISH, round=number)

    assert spaces(state, "scaffold") == set(expected.split())


def test_an_interior_designer_opens_rooms_for_the_card_that_comes_with_her():
    """Rulings D-15 and D-67: she counts at once, unless the room is full."""
    display = [None, ("living_room", "interior_designer"), "study", "library", "sauna"]
    state = position("L+piano . . . .", display=display)

    assert "room l1" in legal(play(state, "take 1"))
    full = position("B+canopy_bed B . . .", hand="bedroom", beside=["interior_designer"])
    assert "room l2" not in legal(full)


def test_the_canopy_bed_needs_a_bedroom_without_a_token():
    """Rulings D-16 and D-17: the only bedroom has the cat house; a second one has not."""
    state = position("B+cat_house . . . .", resource="canopy_bed", hand="study")
    after = play(state, "room l1")

    assert spaces(state, "token") == set()
    assert drawn(after)["discards"]["canopy_bed"] == 1
    second = position("B+cat_house . B . .", resource="canopy_bed", hand="study")
    assert spaces(second, "token") == {"l2"}


def test_tree_house_and_bird_house_lie_outside_together():
    """Ruling D-20."""
    state = position(resource="bird_house", hand="study", outside=["tree_house"])
    after = play(state, "token outside", "room l0")

    assert drawn(after)["houses"][0]["outside"] == ["tree_house", "bird_house"]


def test_a_token_may_be_declined_but_not_in_the_english_edition():
    """Ruling D-21."""
    assert "decline" in legal(position("A . . . .", resource="hot_tub", hand="study"))
    english = {"edition": "en"}
    state = position("A . . . .", resource="hot_tub", hand="study", options=english)
    after = play(state, "room l1")

    assert "decline" not in legal(state)
    assert house(after)[1] == "A+hot_tub U . . ."


def test_a_room_may_be_built_over_a_scaffolding_laid_in_the_same_turn():
    """Ruling D-35: the example of the rulebooks; the room card must find a place."""
    state = position(resource="scaffolding", hand="study")
    after = play(state, "scaffold b0")

    assert "room l3" in legal(after)
    assert "room b0 down" not in legal(after)
    two_free = position(TWO_FREE, resource="scaffolding", hand="study", round=11)
    assert spaces(play(two_free, "scaffold l4"), "room") == {"u4"}


def test_a_covered_scaffolding_is_discarded():
    """Ruling D-37: none can be left, twelve cards fill twelve spaces."""
    state = position("K A K A x\nA K A K P\n # #", hand="study", round=12, display=[])
    after = play(state, "room u4 down")

    assert house(after)[0] == "K A K A #"
    assert drawn(after)["discards"]["scaffolding"] == 1


def test_the_two_cards_of_a_column_are_laid_in_either_order():
    """Ruling D-67: the token may go on the room that came with it."""
    state = position(resource="piano", hand="living_room")
    after = play(state, "room l0", "token l0")

    assert house(after)[1] == "L+piano . . . ."


def test_a_card_that_joins_two_decorated_rooms_leaves_one_token():
    """Ruling D-63: with an interior designer; the owner chooses which."""
    joined = "L+piano . L+cat_house . ."
    state = position(joined, hand="living_room", beside=["interior_designer"])
    after = play(state, "room l1")

    assert legal(after) == {"keep l0", "keep l2"}
    assert house(play(after, "keep l2"))[1] == "L L L+cat_house . ."
    apart = {"join_decorated_rooms": False}
    barred = position(joined, hand="living_room", beside=["interior_designer"], options=apart)
    assert "room l1" not in legal(barred)
    assert "room u0" in legal(barred)


def test_a_token_that_finds_no_place_waits_for_the_room_and_is_then_discarded():
    """Ruling D-75: the room may still make a place for it."""
    state = position(resource="piano", hand="study", options={"edition": "en"})
    after = play(state, "room l0")

    assert drawn(after)["discards"] == {"piano": 1}
    assert after[TURN] == 1


def test_a_scaffolding_that_finds_no_place_is_discarded_or_waits():
    """Ruling D-75: in the Polish edition it waits beside the house."""
    nearly_full = "K A K . x\nA K A K P\n # #"
    for edition, beside in (("standard", []), ("pl", ["scaffolding"])):
        options = {"edition": edition}
        state = position(
            nearly_full, resource="scaffolding", hand="study", options=options, round=11
        )
        after = play(state, "room u3 down")
        assert drawn(after)["houses"][0]["beside"] == beside


def test_a_scaffolding_may_wait_in_the_polish_edition():
    """Ruling D-64: laid in a later turn, before taking; no room of that turn covers it."""
    polish = {"edition": "pl"}
    kept = play(position(resource="scaffolding", hand="study", options=polish), "scaffold keep")
    assert drawn(kept)["houses"][0]["beside"] == ["scaffolding"]
    state = position("U . . . .", beside=["scaffolding"], options=polish)

    after = play(state, "scaffold b0", "take 1")

    assert spaces(state, "scaffold") == {"u0", "l1", "l2", "b0", "b1"}
    assert "room l3" in legal(after)
    assert "room b0 down" not in legal(after)


def test_what_has_only_one_possibility_is_carried_out():
    """Ruling D-76: the garage finds one space and no choice."""
    state = position("K A K A .\nA K A K P\n # #", hand="garage", round=12, display=[])

    assert house(state)[0] == "K A K A #"
    assert state[MARKER] == 0
