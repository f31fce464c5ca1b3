"""Rulings about the helpers after round 12, each with its position."""

import pytest

from casetta.games.dream_home import GAME
from casetta.games.dream_home.rules.house import ROOF_HEIGHT, ROOFS, house_of
from casetta.games.dream_home.rules.layout import TURN
from casetta.kernel.state import NOBODY
from tests.games.dream_home.drawn import dealt, drawn, floors, house, legal, play, position

ALL_DOWN = "# # # # #\n# # # # #\n# #"


def finish(text, beside, **drawing):
    return position(text, beside=beside, stage="finish", **drawing)


def test_roofers_work_while_all_piles_are_hidden():
    """Rulings D-39 and D-58: nobody sees a pile, the owner neither, until all is over."""
    discards = {"roof red": 1, "roof blue window": 1}
    roofs = ["roof red", "roof green"]
    state = position(ALL_DOWN, beside=["roofer"], stage="roofs", discards=discards, roofs=roofs)
    over = play(state, "roof blue window")

    for viewer in (NOBODY, 0, 1):
        seen = drawn(GAME.view(state, viewer))["houses"][0]
        assert (seen["roofs"], seen["roof_height"]) == (None, 2)
    assert drawn(over)["stage"] == "over"
    shown = drawn(GAME.view(over, 1))["houses"][0]["roofs"]
    assert sorted(shown) == ["roof blue window", "roof green", "roof red"]


def with_roofs(*kinds):
    """A game as it is dealt, but with these kinds of roof on the pile of seat 0."""
    state = dealt(4)
    state[house_of(0) + ROOFS] = sum(1 << 7 * kind for kind in kinds)
    state[house_of(0) + ROOF_HEIGHT] = len(kinds)
    return state


def test_a_hidden_pile_shows_in_nothing_that_is_made_from_a_view():
    """Ruling D-58: two piles of one height look alike in points, sheet, drawing and picture."""
    red, mixed = with_roofs(0, 0, 0, 1), with_roofs(0, 2, 4, 6)
    assert [GAME.rules.points(state, 0) for state in (red, mixed)] == [9, 3]

    for viewer in (NOBODY, 0, 1):
        seen = GAME.view(red, viewer)
        assert seen == GAME.view(mixed, viewer)
        assert GAME.rules.points(seen, 0) == GAME.text.sheet(seen, 0).total == 0
        assert (drawn(seen)["houses"][0]["roofs"], drawn(seen)["houses"][0]["roof_height"]) == (
            None,
            4,
        )
        assert (drawn(seen)["rooms"], drawn(seen)["resources"]) == (None, None)
        assert "roof 4" in GAME.text.picture(seen, viewer)


def test_a_roof_of_the_discarded_column_is_there_for_the_roofer():
    """Ruling D-40: not in the Polish edition."""
    display = ["study", ("sauna", "roof red"), "pantry", "library", "game_room"]
    for edition, pile in (("standard", "discards"), ("pl", "removed")):
        options = {"edition": edition}
        state = position(seats=3, stage="discard", display=display, options=options)
        after = play(state, "discard 1")
        assert drawn(after)[pile].items() >= {"sauna": 1, "roof red": 1}.items()
        assert drawn(after)["discards"].get("sauna", 0) == (pile == "discards")


def test_a_supplier_may_take_a_card_with_its_token_away():
    """Ruling D-41: the token is lost."""
    state = finish("# # # # #\nL+piano # # # #\n# #", ["supplier"], discards={"study": 1})
    after = play(state, "supply l0 study")

    assert house(after)[1] == "U # # # #"
    assert drawn(after)["discards"]["living_room"] == 1
    assert GAME.text.sheet(after, 0).part("decor") == 0


def test_a_supplier_may_exchange_an_empty_room():
    """Ruling D-42: the new card lies face up."""
    state = finish(ALL_DOWN, ["supplier"], discards={"study": 1})

    assert house(play(state, "supply u3 study"))[0] == "# # # U #"


TWO_ROOMS = "# # # # #\nL+piano # # L #\n# #"
ENGLISH = {"options": {"edition": "en"}}
USES = [
    ("D-42: where it fits", "# # # # #\n# A # # #\n# #", ["supplier"],
     {"discards": {"bathroom": 1}}, "supply l1 bathroom", "supply l0 bathroom"),
    ("D-42: above", "# # # # #\n# A # # #\n# #", ["supplier"],
     {"discards": {"bathroom": 1}}, "supply u1 bathroom", "supply l2 bathroom"),
    ("D-43: no garage on a floor", ALL_DOWN, ["supplier"],
     {"discards": {"garage": 1}}, "supply b1 garage", "supply l3 garage"),
    ("D-44: no garage upstairs", "# # # # #\n# # # # #\nC #", ["handyman"], {},
     "swap b0 b1", "swap b0 l3"),
    ("D-46: not beside a token", TWO_ROOMS, ["handyman"], {}, "swap l1 l2", "swap l1 l3"),
    ("D-46: but in English", TWO_ROOMS, ["handyman"], ENGLISH, "swap l1 l3", ""),
    ("D-46: or with the designer", TWO_ROOMS, ["handyman", "interior_designer"], {},
     "swap l1 l3", ""),
    ("D-70: beside a third with a token", "L+piano L L # #\n# # # # #\n# #", ["handyman"], {},
     "swap u0 u1", "swap u1 u2"),
    ("D-70: or apart", "L+piano # L # #\n# # # # #\n# #", ["handyman"], {},
     "swap u0 u2", ""),
]  # fmt: skip


@pytest.mark.parametrize(("ruling", "text", "beside", "drawing", "may", "may_not"), USES)
def test_a_helper_may_do_this_and_not_that(ruling, text, beside, drawing, may, may_not):
    """Suppliers and handymen lay cards as anybody does."""
    options = legal(finish(text, beside, **drawing))

    assert may in options, ruling
    assert not may_not or may_not not in options, ruling


def test_a_card_that_a_supplier_gave_away_may_be_taken_by_the_next():
    """Ruling D-69."""
    two = ["supplier", "supplier"]
    state = finish("# # # # #\nL # # # #\n# #", two, discards={"study": 1})

    assert "supply l3 living_room" in legal(play(state, "supply l0 study"))


def test_a_moved_empty_room_stays_face_down():
    """Ruling D-45."""
    state = finish("# # # # #\nK # # # #\n# #", ["handyman"])
    after = play(state, "swap l0 u2")

    assert house(after)[:2] == ["# # K # #", "# # # # #"]


def test_of_two_tokens_that_meet_the_owner_keeps_one():
    """Ruling D-47."""
    text = "# # # # #\nL+piano # # L+cat_house #\n# #"
    state = finish(text, ["handyman"], options={"edition": "en"})
    after = play(state, "swap l1 l3")

    assert legal(after) == {"keep l0", "keep l1"}
    assert house(play(after, "keep l0"))[1] == "L+piano L # # #"


def test_of_two_crowded_rooms_the_earlier_one_is_decided_first():
    """Rulings D-47 and D-63: U before L."""
    text = "P+rocking_horse B+canopy_bed # # #\nB+cat_house P+painting # # #\n# #"
    state = finish(text, ["handyman"], options={"edition": "en"})
    after = play(state, "swap l0 u0")

    assert house(after)[0] == "B+cat_house B+canopy_bed # # #"
    assert legal(after) == {"keep u0", "keep u1"}
    assert legal(play(after, "keep u1")) == {"keep l0", "keep l1"}


def test_a_decorated_card_may_join_an_open_undecorated_room():
    """Ruling D-61: the room it is laid beside is not closed."""
    state = finish("# # # # #\nL # # L+piano #\n# #", ["handyman"])
    after = play(state, "swap l1 l3")

    assert house(after)[1] == "L L+piano # # #"


def test_two_cards_of_one_type_are_laid_back_in_some_order():
    """Ruling D-70: beside a third one with a token neither order works."""
    pair = finish("L+piano L # # #\n# # # # #\n# #", ["handyman"])

    assert house(play(pair, "swap u0 u1"))[0] == "L L+piano # # #"


def test_all_roofers_come_first_then_everybody_finishes_clockwise_from_the_marker():
    """Ruling D-68."""
    others = [{**floors("U . . . ."), "beside": ["roofer", "supplier"]}, {"beside": ["supplier"]}]
    state = position(
        ALL_DOWN,
        beside=["handyman", "roofer"],
        seats=3,
        others=others,
        stage="roofs",
        marker=1,
        discards={"roof red": 3, "sauna": 1},
    )
    asked = []
    for text in ("pass", "roof red", "supply l0 sauna", "done"):
        asked.append(state[TURN])
        state = play(state, text)

    assert asked == [1, 0, 1, 0]
    assert drawn(state)["stage"] == "over"


def test_the_end_begins_with_whoever_holds_the_marker_after_round_12():
    """Ruling D-68: seat 0 takes it with the last column, so seat 1 is asked later."""
    nearly = "# # # # .\n# # # # #\n# #"
    others = [{**floors(ALL_DOWN), "beside": ["roofer"]}]
    state = position(
        nearly,
        beside=["roofer"],
        seats=2,
        others=others,
        round=12,
        display=["study", ("sauna", "roof red")],
        first=1,
        marker=1,
        turn=0,
    )
    after = play(state, "take 0", "room u4")

    assert (drawn(after)["stage"], after[TURN]) == ("roofs", 0)
    assert play(after, "pass")[TURN] == 1
