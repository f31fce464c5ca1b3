"""What is remarkable about houses."""

from casetta.games.dream_home import GAME

from .drawn import floors, position

RED = "roof red"


def told(text, **drawing):
    """The awards as seat, sentence and number; seat 0 has the house of the drawing."""
    state = position(text, seats=2, **drawing)
    return [(award.seat, award.rule, award.values["number"]) for award in GAME.text.awards(state)]


def test_most_big_rooms_completed_are_praised():
    """A room of one card is none, nor is one that could still grow."""
    mine = """
    L L L . .
    K K A . .
    """

    assert told(mine, others=[floors("K K . . .")]) == [(0, "award-rooms", 2)]
    assert told("L L A . .", others=[floors("K . . . .")]) == []


def test_the_highest_roof_pile_is_praised():
    assert told("", roofs=[RED], others=[{"roofs": [RED, RED]}]) == [(1, "award-roof", 2)]
    assert told("", roofs=[RED], others=[{"roofs": [RED]}]) == []


def test_the_finest_decor_is_praised():
    found = told("L+piano . . . .", others=[floors("B . . . .")])

    assert [(seat, rule) for seat, rule, _ in found] == [(0, "award-decor")]
    assert found[0][2] >= 1
