"""Rulings about points, the printed example, and the score sheet."""

import pytest

from casetta.games.dream_home import GAME
from casetta.games.dream_home.content.own import draw_cards
from tests.games.dream_home.drawn import floors, position, score

PRINTED = """
    P L+piano L A D
    A B+cat_house K Y K
                C #
"""
PRINTED_ROOFS = ["roof red", "roof red window", "roof blue", "roof brown", "roof green"]


def test_the_printed_example_scores_29():
    """The example of all rulebooks, line by line."""
    state = position(PRINTED, roofs=PRINTED_ROOFS, stage="over")
    sheet = GAME.text.sheet(state, 0)
    lines = [(line.rule.removeprefix("sheet-"), line.cells, line.points) for line in sheet.lines]

    parts = [sheet.part(part) for part in ("rooms", "decor", "functionality", "roof")]
    assert parts == [15, 4, 6, 4]
    assert sheet.total == GAME.rules.points(state, 0) == 29
    assert ("living-room", ("U1", "U2"), 4) in lines
    assert ("pantry", ("L3",), 3) in lines
    assert ("dressing-room", ("U4",), 1) in lines
    assert ("garage", ("B0",), 0) in lines


ORTHOGONAL = {"options": {"annex_adjacency": "orthogonal"}}
TWO_HELPERS = {"beside": ["architect", "architect", "interior_designer", "interior_designer"]}
STACKED = {**TWO_HELPERS, "options": {"helpers_stack": True}}
DESIGNER = {"beside": ["interior_designer"], "outside": ["tree_house"]}
WINDOWS = [f"roof {colour} window" for colour in ("red", "brown", "blue", "green")]
SCORES = [
    ("room points by size", "L . L L .\n# .", {}, {"rooms": 1 + 4}),
    ("room points by size", "L L L . .", {}, {"rooms": 9}),
    ("room points by size", "K K B B .\n# .", {}, {"rooms": 6 + 4}),
    ("room points by size", "P P A P .\n# .", {}, {"rooms": 6 + 1 + 2}),
    ("room points by size", "U I G . .", {}, {"rooms": 6}),
    ("room points in the basement", "V W", {}, {"rooms": 2}),
    ("room points in the basement", "N O", {}, {"rooms": 2}),
    ("D-48: an architect raises nothing", "U . . . .", {"beside": ["architect"]}, {"rooms": 2}),
    ("D-48: but empty rooms", "# # . . .", {"beside": ["architect"]}, {"rooms": 2}),
    ("D-48: and bonuses", "A K B . .", {"beside": ["architect"]}, {"rooms": 3, "functionality": 4}),
    ("D-49: three are no roof", "", {"roofs": ["roof red"] * 2 + ["roof red window"]}, {}),
    ("D-50: a colour", "", {"roofs": ["roof red"] * 4 + ["roof brown window"]}, {"roof": 8}),
    ("D-51: four with windows", "", {"roofs": WINDOWS}, {"roof": 7}),
    ("D-51: the best four", "", {"roofs": ["roof red"] * 4 + ["roof red window"]}, {"roof": 9}),
    ("D-52: two bathrooms on one floor", "A . A . .", {}, {"rooms": 2}),
    ("D-52: on both", "A . . . .\nA . . . .", {}, {"rooms": 2, "functionality": 3}),
    ("D-53: only once", "B K . . .\nA K B # A\n# #", {}, {"rooms": 6, "functionality": 3}),
    ("D-54: they lie anywhere", "B . . . .\nA K . . .", {}, {"rooms": 3, "functionality": 3}),
    ("D-55: a pantry between kitchens", "K Y K . .", {}, {"rooms": 5}),
    ("D-55: a bathroom for two saunas", "S A S . .", {}, {"rooms": 7}),
    ("D-56: half a garage", "C O", {}, {"rooms": 1}),
    ("D-56: a whole garage", "C C", {}, {"rooms": 4}),
    ("D-62: an annex looks sideways", "S . . . .\nA . . . .", {}, {"rooms": 2}),
    ("D-62: above and below by option", "S . . . .\nA . . . .", ORTHOGONAL, {"rooms": 4}),
    ("D-62: and still sideways", "A S . . .", ORTHOGONAL, {"rooms": 4}),
    ("D-62: never across", "S . . # .\nL # # A .\n# .", ORTHOGONAL, {"rooms": 3}),
    ("D-72: helpers count once", "L+piano # . . .", TWO_HELPERS, {"rooms": 2, "decor": 4}),
    ("D-72: unless they stack", "L+piano # . . .", STACKED, {"rooms": 3, "decor": 5}),
    ("D-73: also outside", "L+piano . . . .", DESIGNER, {"rooms": 1, "decor": 3 + 2 + 2}),
    ("D-73: unless told", "L+piano . . . .",
     {**DESIGNER, "options": {"designer_counts_outside": False}}, {"rooms": 1, "decor": 3 + 2 + 1}),
]  # fmt: skip


@pytest.mark.parametrize(("ruling", "text", "drawing", "expected"), SCORES)
def test_a_house_scores(ruling, text, drawing, expected):
    """Each ruling on points with the houses that show it, part by part."""
    assert score(text, **drawing) == expected, ruling


def test_the_sheet_names_the_roofs_that_count():
    """Ruling D-49: four of one colour, else any four; those with windows are worth more."""

    def counted(*roofs):
        sheet = GAME.text.sheet(position("U . . . .", roofs=list(roofs), stage="over"), 0)
        return [line.values["cards"] for line in sheet.lines if "cards" in line.values]

    assert counted("roof red", "roof red", "roof red window") == []
    assert counted(*["roof red"] * 4, "roof red window", "roof blue window") == ["1 2 3 5"]
    assert counted("roof red", "roof red window", "roof brown", "roof blue", "roof green") == [
        "1 2 3 4"
    ]
    two_colours = ["roof red"] * 4 + ["roof blue"] * 3 + ["roof blue window"]
    assert counted(*two_colours) == ["5 6 7 8"]


def test_equal_totals_share_the_place():
    """Rulings D-57 and D-74: also where children should decide."""
    for edition in ("standard", "en"):
        options = {"edition": edition}
        others = [floors("U . . . ."), floors(), floors("I . . . .")]
        state = position("G . . . .", stage="over", options=options, others=others)
        assert [place for _, place in GAME.ranking(state)] == [1, 1, 4, 1]


def test_by_option_an_annex_looks_into_the_basement_too():
    """Ruling D-62: with the cards of an own box, of which a study goes with a garage."""
    cards = draw_cards(position())
    study = next(room for room in cards["room"] if room["key"] == "study")
    study.update(beside="garage", beside_points=7)
    text = ". . . U .\nC ."
    options = {"annex_adjacency": "orthogonal"}

    assert score(text, cards=cards) == {"rooms": 2}
    assert score(text, cards=cards, options=options) == {"rooms": 7}
