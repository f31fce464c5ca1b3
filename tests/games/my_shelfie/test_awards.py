"""What is remarkable about shelves."""

from casetta.games.my_shelfie import GAME

from .drawn import EMPTY_SHELF, position, shelf


def told(state):
    """The awards as seat, sentence and values."""
    return [(award.seat, award.rule, dict(award.values)) for award in GAME.text.awards(state)]


def test_the_largest_group_is_praised():
    few, many = shelf("C C C . ."), shelf("B B B B .")

    assert told(position(shelves=[few, many])) == [
        (1, "award-largest-group", {"letter": "B", "size": 4})
    ]
    assert told(position(shelves=[few, few])) == []


def test_the_first_full_shelf_is_praised():
    state = position(shelves=[EMPTY_SHELF, shelf("C B G F T")], end_token=1)

    assert told(state) == [(1, "award-first-full", {})]


def test_the_personal_goal_that_came_out_best_is_praised():
    state = position(shelves=[shelf(". . T . ."), shelf(". . C . .")], personal=[1, 2])

    assert told(state) == [(0, "award-goal", {"matches": 1})]
