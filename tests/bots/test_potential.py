"""The evaluations: how near a shelf is to a goal, and what is left to expect at the end."""

import pytest

from casetta import games
from casetta.bots.search_driver import search_of
from casetta.contract.errors import BrokenFile
from casetta.contract.levels import WeightFile
from casetta.games.my_shelfie.content.cards import GOALS, KINDS, Goal
from casetta.games.my_shelfie.rules.goals import goal_holds
from casetta.games.my_shelfie.rules.layout import filled_cells, shelf_of
from casetta.games.my_shelfie.rules.potential import (
    FAR,
    group_potential,
    tiles_missing,
    tiles_to_come,
)
from tests.games.my_shelfie.drawn import position, shelf
from tests.playing import first_asked, positions

SHELFIE = games.load("my-shelfie")
WEIGHTS = search_of(SHELFIE).weights


def missing(goal, state, edition=0):
    """How many tiles the first shelf lacks for a goal."""
    filled = filled_cells(state, shelf_of(0))
    _, sizes = group_potential(state, shelf_of(0), filled, tiles_to_come(state, filled), WEIGHTS)
    return tiles_missing(goal, state, shelf_of(0), filled, sizes, edition)


BEGUN, BUILT_OVER = "C....\nCB...\nCCTFG\nCCBTC", "C....\nC...B"


@pytest.mark.parametrize(
    ("drawing", "goal", "lacking"),
    [
        ("", Goal.SIX_GROUPS_OF_TWO, 6),
        (BEGUN, Goal.TWO_SQUARES, 3),
        (BEGUN, Goal.EIGHT_OF_A_TYPE, 1),
        (BEGUN, Goal.TWO_COLUMNS_ALL_DIFFERENT, 8),
        (BEGUN, Goal.FOUR_CORNERS, 2),
        (BUILT_OVER, Goal.FOUR_CORNERS, FAR),
    ],
)
def test_a_shelf_lacks_what_is_not_there_yet(drawing, goal, lacking):
    assert missing(goal, position(shelves=[shelf(drawing)])) == lacking


@pytest.mark.parametrize("goal", range(GOALS))
def test_nothing_is_missing_exactly_where_the_pattern_is_shown(goal):
    """On all shelves of random games, in both editions."""
    for seed in range(6):
        for state in positions(SHELFIE, 4, seed)[40::3]:
            for edition in (0, 1):
                holds = goal_holds(goal, state, shelf_of(0), edition)
                assert (missing(goal, state, edition) == 0) == holds


@pytest.mark.parametrize("name", ["my-shelfie", "dream-home"])
def test_at_the_end_a_full_board_is_worth_its_points(name):
    """Within a point: tuning may shift what is left to expect."""
    game = games.load(name)
    potential = search_of(game).potential
    for seed in range(4):
        end = positions(game, 2, seed)[-1]
        for seat in range(2):
            tiles = filled_cells(end, shelf_of(seat)).bit_count() if name == "my-shelfie" else 30
            if tiles == 30:
                worth = potential(end, seat, search_of(game).weights) / 1000
                assert worth == pytest.approx(game.rules.points(end, seat), abs=1)


@pytest.mark.parametrize("name", ["my-shelfie", "dream-home"])
def test_parts_make_up_the_whole_in_every_position(name):
    game = games.load(name)
    told, weights, out = search_of(game), search_of(game).weights, [0] * 16
    for state in positions(game, 3, seed=2)[:-1:5]:
        seat = first_asked(game, state)
        parts = told.part_potentials(state, seat, weights, out)
        before = list(state)
        assert parts == len(told.parts)
        assert sum(out[:parts]) == told.potential(state, seat, weights)
        assert state == before, "looking at a position does not change it"


def test_a_weights_file_that_is_broken_is_named(tmp_path):
    file = tmp_path / "potential.toml"
    file.write_text("[weights]\nroof = [1, 2]\nmarker = [1.5]\n")
    weights = WeightFile(file)

    assert weights.row("roof", 2) == 0
    assert weights.numbers == [1, 2]
    with pytest.raises(BrokenFile, match=r"potential.toml, weights roof: .*length 3"):
        weights.row("roof", 3)
    with pytest.raises(BrokenFile, match="marker"):
        weights.row("marker", 1)
    with pytest.raises(BrokenFile, match="no_such"):
        weights.row("no_such", KINDS)
