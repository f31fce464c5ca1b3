"""The examples at the end of the page of decisions: how many options there are."""

import pytest

from tests.games.dream_home.drawn import dealt, legal, play, position

ALL_DOWN = """
    # # # # #
    # # # # #
          # #
"""


@pytest.mark.parametrize("edition", ["standard", "it", "en", "pl"])
def test_1_the_first_decision_of_a_game(edition):
    assert legal(dealt(4, edition=edition)) == {f"take {column}" for column in range(5)}
    for seats in (2, 3):
        state = dealt(seats, edition=edition)
        assert legal(state) == {f"discard {column}" for column in range(1, 5)}
        assert len(legal(play(state, "discard 3"))) == 4


def test_2_a_kitchen_alone_in_an_empty_house():
    options = legal(position(hand="kitchen"))

    assert options == {
        *("room l0", "room l1", "room l2"),
        *(f"room {space} down" for space in ("l0", "l1", "l2", "b0", "b1")),
    }


def test_3_a_garage_alone_in_an_empty_house():
    options = legal(position(hand="garage"))

    assert len(options) == 7
    assert {"room b0", "room b1"} < options


@pytest.mark.parametrize(
    ("edition", "resource", "expected"),
    [
        ("standard", "piano", 9),
        ("en", "piano", 8),
        ("standard", "tree_house", 10),
        ("en", "tree_house", 9),
        ("standard", "scaffolding", 13),
        ("pl", "scaffolding", 14),
    ],
)
def test_4_to_6_a_kitchen_with_another_card_in_an_empty_house(edition, resource, expected):
    state = position(hand="kitchen", resource=resource, options={"edition": edition})

    assert len(legal(state)) == expected


def test_7_a_living_room_and_the_piano_beside_a_living_room():
    options = legal(position("L . . . .", hand="living_room", resource="piano"))

    assert len(options) == 10
    assert {"room l1", "room l2", "room u0", "token l0", "decline"} < options


def test_8_a_kitchen_over_a_scaffolding_of_this_turn():
    options = legal(position("X .", hand="kitchen"))

    assert options == {
        *("room l0", "room l1", "room l2", "room l3"),
        *(f"room {space} down" for space in ("l0", "l1", "l2", "l3", "b1")),
    }


def test_9_a_drill():
    options = legal(two_columns_left(beside=["drill"]))

    assert options == {"take 0", "take 1", "drill 0 l0", "drill 0 l1", "drill 1 l0"}


def test_10_a_drill_and_a_mixer():
    options = legal(two_columns_left(beside=["drill", "concrete_mixer"]))

    assert len(options) == 6
    assert "mix 0 1" in options


def two_columns_left(beside):
    """The last seat of a round, which has a bathroom on L0 and a study on L1."""
    return position("A U . . .", display=["kitchen", "bathroom"], beside=beside, first=1, turn=0)


def test_11_a_jackhammer_window():
    state = position(beside=["jackhammer"], stage="hammer")

    assert legal(state) == {"pass", *(f"hammer {column}" for column in range(5))}


def test_12_a_roofer():
    discards = {"roof red": 2, "roof red window": 1, "roof blue": 1}

    options = legal(position(ALL_DOWN, beside=["roofer"], stage="roofs", discards=discards))

    assert options == {"pass", "roof red", "roof red window", "roof blue"}


def test_13_a_supplier():
    discards = {"kitchen": 3, "garage": 1}

    options = legal(position(ALL_DOWN, beside=["supplier"], stage="finish", discards=discards))

    assert len(options) == 13
    assert {"done", "supply u4 kitchen", "supply b1 garage"} < options


def test_14_a_handyman():
    options = legal(position(ALL_DOWN, beside=["handyman"], stage="finish"))

    assert len(options) == 67
