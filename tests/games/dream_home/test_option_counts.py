"""Which options there are at fourteen typical points of decision, and how many."""

import pytest

from tests.games.dream_home.drawn import dealt, legal, play, position

ALL_DOWN = "# # # # #\n# # # # #\n# #"
OPEN_AT_FIRST = ("l0", "l1", "l2", "b0", "b1")
TWO_LEFT = {"display": ["kitchen", "bathroom"], "first": 1, "turn": 0}
"""The last seat of a round."""
ROOFS = {"roof red": 2, "roof red window": 1, "roof blue": 1}


@pytest.mark.parametrize("edition", ["standard", "it", "en", "pl"])
def test_1_the_first_decision_of_a_game(edition):
    assert legal(dealt(4, edition=edition)) == {f"take {column}" for column in range(5)}
    for seats in (2, 3):
        state = dealt(seats, edition=edition)
        assert legal(state) == {f"discard {column}" for column in range(1, 5)}
        assert len(legal(play(state, "discard 3"))) == 4


ALL_OPTIONS = [
    ("2 a kitchen alone in an empty house", "", {"hand": "kitchen"},
     {"room l0", "room l1", "room l2", *(f"room {space} down" for space in OPEN_AT_FIRST)}),
    ("8 a kitchen over a scaffolding of this turn", "X .", {"hand": "kitchen"},
     {"room l0", "room l1", "room l2", "room l3",
      *(f"room {space} down" for space in ("l0", "l1", "l2", "l3", "b1"))}),
    ("9 a drill", "A U . . .", {"beside": ["drill"], **TWO_LEFT},
     {"take 0", "take 1", "drill 0 l0", "drill 0 l1", "drill 1 l0"}),
    ("10 a drill and a mixer", "A U . . .", {"beside": ["drill", "concrete_mixer"], **TWO_LEFT},
     {"take 0", "take 1", "drill 0 l0", "drill 0 l1", "drill 1 l0", "mix 0 1"}),
    ("11 a jackhammer window", "", {"beside": ["jackhammer"], "stage": "hammer"},
     {"pass", *(f"hammer {column}" for column in range(5))}),
    ("12 a roofer", ALL_DOWN, {"beside": ["roofer"], "stage": "roofs", "discards": ROOFS},
     {"pass", "roof red", "roof red window", "roof blue"}),
]  # fmt: skip


@pytest.mark.parametrize(("example", "text", "drawing", "expected"), ALL_OPTIONS)
def test_exactly_these_are_the_options(example, text, drawing, expected):
    assert legal(position(text, **drawing)) == expected, example


def in_edition(edition, resource):
    """A kitchen with another card."""
    return {"hand": "kitchen", "resource": resource, "options": {"edition": edition}}


NUMBERS = [
    ("3 a garage alone", "", {"hand": "garage"}, 7, {"room b0", "room b1"}),
    ("4 with the piano", "", in_edition("standard", "piano"), 9, set()),
    ("4 with the piano", "", in_edition("en", "piano"), 8, set()),
    ("5 with the tree house", "", in_edition("standard", "tree_house"), 10, set()),
    ("5 with the tree house", "", in_edition("en", "tree_house"), 9, set()),
    ("6 with a scaffolding", "", in_edition("standard", "scaffolding"), 13, set()),
    ("6 with a scaffolding", "", in_edition("pl", "scaffolding"), 14, set()),
    ("7 a living room and the piano beside one", "L . . . .",
     {"hand": "living_room", "resource": "piano"}, 10,
     {"room l1", "room l2", "room u0", "token l0", "decline"}),
    ("13 a supplier", ALL_DOWN,
     {"beside": ["supplier"], "stage": "finish", "discards": {"kitchen": 3, "garage": 1}}, 13,
     {"done", "supply u4 kitchen", "supply b1 garage"}),
    ("14 a handyman", ALL_DOWN, {"beside": ["handyman"], "stage": "finish"}, 67, {"done"}),
]  # fmt: skip


@pytest.mark.parametrize(("example", "text", "drawing", "number", "among_them"), NUMBERS)
def test_so_many_options_there_are(example, text, drawing, number, among_them):
    options = legal(position(text, **drawing))

    assert len(options) == number, example
    assert among_them <= options
