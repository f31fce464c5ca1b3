"""Rulings D-1 to D-22 and others about laying rooms and tokens, each with its position."""

from casetta.games.dream_home.rules.layout import MARKER, TURN
from tests.games.dream_home.drawn import drawn, house, legal, play, position, spaces


def test_a_first_normal_card_may_lie_on_three_spaces():
    """Ruling D-1: the ground floor over the porch."""
    assert spaces(position(hand="study"), "room") == {"l0", "l1", "l2"}


def test_a_card_needs_something_under_it():
    """Rulings D-2 and D-3: rule A asks for an occupied space; an empty room will do."""
    state = position(
        """
        . . . . .
        L . . . .
              . #
        """,
        hand="kitchen",
    )

    assert spaces(state, "room") == {"u0", "l1", "l2", "l4"}
    assert spaces(state, "room", "down") == {"u0", "l1", "l2", "l4", "b0"}


def test_basement_and_floors_take_their_own_rooms_face_up():
    """Rulings D-4, D-5 and D-6: rule B; face down everything goes everywhere."""
    bathroom, garage = position(hand="bathroom"), position(hand="garage")

    assert spaces(bathroom, "room") == {"l0", "l1", "l2"}
    assert spaces(garage, "room") == {"b0", "b1"}
    everywhere = {"l0", "l1", "l2", "b0", "b1"}
    assert spaces(bathroom, "room", "down") == spaces(garage, "room", "down") == everywhere


def test_no_third_bedroom_beside_a_pair():
    """Ruling D-7: rule C."""
    state = position("B B . . .", hand="bedroom")

    assert "room l2" not in legal(state)
    assert "room l2 down" in legal(state)


def test_a_second_bathroom_lies_above_a_bathroom_but_not_beside_it():
    """Rulings D-8 and D-9: rooms grow sideways only."""
    state = position("A . . . .", hand="bathroom")

    assert spaces(state, "room") == {"u0", "l2"}
    assert "room l1 down" in legal(state)


def test_a_kitchen_beside_a_living_room_or_beside_a_full_kitchen():
    """Ruling D-10: William's choice."""
    state = position(
        """
        . L A K .
        L A L K K
              # #
        """,
        hand="kitchen",
        round=11,
    )

    assert spaces(state, "room") == {"u0", "u4"}

    full = position(
        """
        . L K K .
        L A L A U
              # #
        """,
        hand="kitchen",
        round=11,
    )

    assert legal(full) == {"room u0", "room u0 down", "room u4 down"}


def test_a_card_may_join_two_rooms_if_they_are_not_too_large_together():
    """Rulings D-11 and D-12: three living rooms yes, three bedrooms no."""
    assert "room l1" in legal(position("L . L . .", hand="living_room"))
    assert "room l1" not in legal(position("B . B . .", hand="bedroom"))
    assert "room l2" not in legal(position("L L . L . \n # .", hand="living_room"))


def test_a_token_finishes_a_room_unless_there_is_an_interior_designer():
    """Rulings D-13 and D-14."""
    decorated = "L+piano . . . ."

    assert "room l1" not in legal(position(decorated, hand="living_room"))
    assert "room l1 down" in legal(position(decorated, hand="living_room"))
    with_designer = position(decorated, hand="living_room", beside=["interior_designer"])
    assert "room l1" in legal(with_designer)


def test_a_token_finishes_a_room_of_two_from_either_side():
    """Ruling D-13: the token may lie on the other card of the room."""
    far = position("L+piano L . . .", hand="living_room")

    assert "room l2" not in legal(far)
    assert "room l2" in legal(position("L L . . .", hand="living_room"))


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


def test_a_full_room_may_take_its_token():
    """Ruling D-18: a bathroom is full with one card and still gets the hot tub."""
    state = position("A . . . .", resource="hot_tub", hand="study")

    assert spaces(state, "token") == {"l0"}


def test_no_token_on_an_empty_room():
    """Ruling D-19."""
    state = position("# A . . .", resource="painting", hand="study")

    assert spaces(state, "token") == {"l1"}


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


def test_a_room_has_one_token_however_wide_it_is():
    """Ruling D-22: the piano is in, so the paintings may not come."""
    state = position("L L+piano L . .\n#  .", resource="painting", hand="study")

    assert spaces(state, "token") == set()
    free = position("L L L . .\n#  .", resource="painting", hand="study")
    assert spaces(free, "token") == {"l0", "l1", "l2"}


def test_a_room_may_be_built_over_a_scaffolding_laid_in_the_same_turn():
    """Ruling D-35: the example of the rulebooks; the room card must find a place."""
    state = position(resource="scaffolding", hand="study")
    after = play(state, "scaffold b0")

    assert "room l3" in legal(after)
    assert "room b0 down" not in legal(after)


def test_a_scaffolding_leaves_a_place_for_the_room_card():
    """Ruling D-35: with two free spaces it may be laid, with one it may not."""
    two_free = position("K A K A .\nA K A K .\n# #", resource="scaffolding", hand="study", round=11)
    one_free = position("K A K A .\nA K A K U\n# #", resource="scaffolding", hand="study", round=12)

    assert spaces(two_free, "scaffold") == {"l4"}
    assert spaces(play(two_free, "scaffold l4"), "room") == {"u4"}
    assert spaces(one_free, "scaffold") == set()


def test_a_scaffolding_needs_support_and_carries_the_next_floor():
    """Ruling D-36."""
    state = position("U . . . .\n", resource="scaffolding", hand="study")

    assert spaces(state, "scaffold") == {"u0", "l1", "l2", "b0", "b1"}


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


def test_face_down_only_if_forced():
    """Ruling D-71: as an option."""
    options = {"face_down": "forced_only"}

    assert spaces(position(hand="kitchen", options=options), "room", "down") == set()
    walled = position("A . . . .\n # #", hand="garage", options=options)
    assert spaces(walled, "room", "down") == {"u0", "l1", "l2", "l3", "l4"}


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


def test_a_kept_scaffolding_leaves_a_place_for_the_room_of_the_turn():
    """Ruling D-64: with the last free space it cannot be laid any more."""
    polish = {"edition": "pl"}
    one_free = "K A K A .\nA K A K U\n# #"
    two_free = "K A K A .\nA K A K .\n# #"

    last = position(one_free, beside=["scaffolding"], options=polish, round=12)
    assert spaces(last, "scaffold") == set()
    before = position(two_free, beside=["scaffolding"], options=polish, round=11)
    assert spaces(before, "scaffold") == {"l4"}


def test_what_has_only_one_possibility_is_carried_out():
    """Ruling D-76: the garage finds one space and no choice."""
    state = position("K A K A .\nA K A K P\n # #", hand="garage", round=12, display=[])

    assert house(state)[0] == "K A K A #"
    assert state[MARKER] == 0
