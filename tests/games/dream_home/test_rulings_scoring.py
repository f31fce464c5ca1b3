"""Rulings about points, the printed example, and the score sheet."""

from casetta.games.dream_home import GAME
from casetta.games.dream_home.text.drawing import draw_cards
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

    assert [sheet.part(part) for part in ("rooms", "decor", "functionality", "roof")] == [
        15,
        4,
        6,
        4,
    ]
    assert sheet.total == GAME.rules.points(state, 0) == 29
    assert ("living-room", ("U1", "U2"), 4) in lines
    assert ("pantry", ("L3",), 3) in lines
    assert ("dressing-room", ("U4",), 1) in lines
    assert ("garage", ("B0",), 0) in lines


def test_an_architect_raises_what_is_there():
    """Ruling D-48: without bonus and empty rooms nothing; else bonuses 4, empty rooms 1."""
    assert score("U . . . .", beside=["architect"]) == {"rooms": 2}
    assert score("# # . . .", beside=["architect"]) == {"rooms": 2}
    three = "A K B . ."
    assert score(three, beside=["architect"]) == {"rooms": 3, "functionality": 4}


def test_roofs():
    """Rulings D-49, D-50 and D-51."""
    assert score(roofs=["roof red", "roof red", "roof red window"]) == {}
    assert score(roofs=["roof red"] * 4 + ["roof brown window"]) == {"roof": 8}
    windows = [f"roof {colour} window" for colour in ("red", "brown", "blue", "green")]
    assert score(roofs=windows) == {"roof": 7}
    assert score(roofs=["roof red"] * 4 + ["roof red window"]) == {"roof": 9}


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


def test_bathrooms_on_both_floors():
    """Ruling D-52."""
    assert score("A . A . .") == {"rooms": 2}
    assert score("A . . . .\nA . . . .") == {"rooms": 2, "functionality": 3}


def test_the_three_rooms_count_once_and_lie_anywhere():
    """Rulings D-53 and D-54."""
    twice = "B K . . .\nA K B # A\n# #"
    assert score(twice)["functionality"] == 3
    assert score("B . . . .\nA K . . .")["functionality"] == 3


def test_a_pantry_between_two_kitchens_scores_once():
    """Ruling D-55."""
    assert score("K Y K . .") == {"rooms": 5}


def test_one_bathroom_serves_two_saunas():
    """Ruling D-55: each annex is judged by itself."""
    assert score("S A S . .") == {"rooms": 7}


def test_a_garage_needs_two_cards():
    """Ruling D-56."""
    assert score("C O") == {"rooms": 1}
    assert score("C C") == {"rooms": 4}


def test_equal_totals_share_the_place():
    """Rulings D-57 and D-74: also where children should decide."""
    for edition in ("standard", "en"):
        options = {"edition": edition}
        others = [floors("U . . . ."), floors(), floors("I . . . .")]
        state = position("G . . . .", stage="over", options=options, others=others)
        assert [place for _, place in GAME.ranking(state)] == [1, 1, 4, 1]


def test_an_annex_looks_left_and_right():
    """Ruling D-62: above and below by option."""
    above = "S . . . .\nA . . . ."
    options = {"annex_adjacency": "orthogonal"}

    assert score(above) == {"rooms": 2}
    assert score(above, options=options) == {"rooms": 4}
    assert score("A S . . .", options=options) == {"rooms": 4}
    assert score("S . . # .\nL # # A .\n# .", options=options)["rooms"] == 3


def test_by_option_an_annex_looks_into_the_basement_too():
    """Ruling D-62: with the cards of an own box, of which a study goes with a garage."""
    cards = draw_cards(position())
    study = next(room for room in cards["room"] if room["key"] == "study")
    study.update(beside="garage", beside_points=7)
    text = ". . . U .\nC ."
    options = {"annex_adjacency": "orthogonal"}

    assert score(text, cards=cards) == {"rooms": 2}
    assert score(text, cards=cards, options=options) == {"rooms": 7}


def test_helpers_count_once_unless_they_stack():
    """Ruling D-72."""
    two = ["architect", "architect", "interior_designer", "interior_designer"]
    text = "L+piano # . . ."

    assert score(text, beside=two) == {"rooms": 2, "decor": 4}
    assert score(text, beside=two, options={"helpers_stack": True}) == {"rooms": 3, "decor": 5}


def test_the_designer_counts_tokens_outside_unless_told():
    """Ruling D-73."""
    drawing = {"beside": ["interior_designer"], "outside": ["tree_house"]}

    assert score("L+piano . . . .", **drawing)["decor"] == 3 + 2 + 2
    inside = {"designer_counts_outside": False}
    assert score("L+piano . . . .", options=inside, **drawing)["decor"] == 3 + 2 + 1


def test_room_points_by_size():
    """The table of room types."""
    assert score("L . L L .\n# .") == {"rooms": 1 + 4}
    assert score("L L L . .") == {"rooms": 9}
    assert score("K K B B .\n# .") == {"rooms": 6 + 4}
    assert score("P P A P .\n# .") == {"rooms": 6 + 1 + 2}
    assert score("U I G . .") == {"rooms": 6}
    assert score("V W") == score("N O") == {"rooms": 2}
