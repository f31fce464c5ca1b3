"""How far a shelf is with common goals."""

import pytest

from casetta.contract.errors import Wrong
from casetta.games.my_shelfie import GAME
from casetta.games.my_shelfie.content.cards import GOAL_KEYS
from casetta.protocol.ask import ask

EMPTY = ["....."] * 6


def missing(goal, shelf, **more):
    """What one goal still needs."""
    told = ask(GAME, {"ask": "progress", "goals": [goal], "shelf": shelf, **more})
    return told["goals"][0]["missing"]


def test_an_empty_shelf_needs_all_tiles_of_every_goal():
    found = [missing(goal, EMPTY) for goal in GOAL_KEYS]

    assert found == [12, 16, 4, 8, 18, 8, 5, 20, 12, 10, 5, 15]


def test_a_goal_that_is_shown_needs_nothing():
    shelf = [".....", ".....", "....C", "...BG", "..CGT", "CBGFP"]
    corners = ["C...C", "B...B", "G...G", "F...F", "T...T", "C...C"]

    assert missing("four_corners", corners) == 0
    assert missing("four_corners", shelf) is None
    assert missing("diagonal", shelf) >= 1


def test_a_single_tile_is_half_a_pair():
    assert missing("six_groups_of_two", [*EMPTY[:5], "CBGFT"]) == 7
    assert missing("six_groups_of_two", [*EMPTY[:5], "CC.BB"]) == 8


def test_corners_of_two_types_come_too_late():
    shelf = ["C....", "B....", "G....", "F....", "T....", "C...B"]

    assert missing("four_corners", shelf) is None


def test_nothing_missing_means_that_the_goal_is_shown():
    """`goal` and `progress` never disagree."""
    shelf = ["GFGFT", "PGCBG", "CCTFB", "CCPGF", "FGBBT", "CFBBP"]
    told = ask(GAME, {"ask": "progress", "goals": list(GOAL_KEYS), "shelf": shelf})

    for each in told["goals"]:
        holds = ask(GAME, {"ask": "goal", "goal": each["goal"], "shelf": shelf})["holds"]
        assert each["holds"] == holds == (each["missing"] == 0)


def test_an_unknown_goal_is_named():
    with pytest.raises(Wrong) as told:
        ask(GAME, {"ask": "progress", "goals": ["x_shape", "garden"], "shelf": EMPTY})

    assert (told.value.code, told.value.where) == ("not-a-choice", "goals [1]")
