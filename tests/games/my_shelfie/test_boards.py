"""How the boards are kept and told: numberings, masks, moves, drawings, awards."""

from itertools import product
from random import Random

import pytest

from casetta.games.my_shelfie import GAME
from casetta.games.my_shelfie.content.cards import ROOM_CELLS
from casetta.games.my_shelfie.rules.goals import (
    columns_with,
    full_columns,
    full_rows,
    in_threes,
    rows_with,
    with_a_like_neighbour,
)
from casetta.games.my_shelfie.rules.layout import (
    COLUMN,
    FULL,
    RIGHT,
    ROW,
    UP,
    columns_number,
    landing_cell,
    open_columns,
    shelf_cell,
)
from casetta.games.my_shelfie.rules.room import CELLS, DOWN, cell_at, kind_on
from casetta.games.my_shelfie.rules.room import RIGHT as ROOM_RIGHT
from casetta.games.my_shelfie.rules.turn import N_MOVES
from casetta.games.my_shelfie.text.notation import read, write
from casetta.kernel.bits import contains, grow, lowest, with_two_neighbours, without_lowest
from casetta.kernel.rule import first, nth_bit, size
from casetta.words import Words
from tests.games.my_shelfie.drawn import EMPTY_SHELF, legal, play, position, room, shelf

# How the boards are kept: numberings, masks, moves


WORDS = Words("en").with_game(GAME.folder)


def test_the_tilted_numbers_of_the_room_are_sound():
    """All 45 differ and fit a word; a step of 5 or 6 leads to the neighbour or to no cell."""
    cells = {cell_at(row, column): (row, column) for row, column in CELLS}

    assert len(cells) == 45
    assert min(cells) == 0
    assert max(cells) + ROOM_RIGHT < 63
    for number, (row, column) in cells.items():
        assert cells.get(number + DOWN, (row + 1, column)) == (row + 1, column)
        assert cells.get(number + ROOM_RIGHT, (row, column + 1)) == (row, column + 1)


def test_the_room_looks_the_same_after_a_quarter_turn_but_not_in_a_mirror():
    turned = tuple("".join(ROOM_CELLS[8 - c][r] for c in range(9)) for r in range(9))

    assert turned == ROOM_CELLS
    assert tuple(line[::-1] for line in ROOM_CELLS) != ROOM_CELLS


def test_the_numbers_of_a_shelf_leave_a_gap_above_each_column():
    cells = {shelf_cell(row, column) for row, column in product(range(6), range(5))}

    assert len(cells) == 30
    assert sum(1 << cell for cell in cells) == FULL
    assert not cells & {6, 13, 20, 27, 34}
    assert sum(COLUMN) == sum(ROW) == FULL


def test_every_move_is_read_as_it_is_written():
    texts = {write(move) for move in range(N_MOVES)}

    assert len(texts) == N_MOVES == 2565
    assert all(read(write(move)) == (move,) for move in range(N_MOVES))


def test_the_rulebooks_example_of_picking():
    """Rulebook, turn: three legal picks and two that are not."""
    state = position(
        seats=4,
        room=room("""
        . . . . . . . . .
        . . . . . . . . .
        . . F G F T . . .
        . F P C G G T . .
        P P C G B T B . .
        . . . B P T . . .
        . . . . G F . . .
        . . . C T F . . .
    """),
    )

    assert {"d3 e3 f3 >1", "d6 >1", "f7 f8 >1"} <= legal(state)
    assert "e5 f5 g5 >1" not in legal(state)
    with pytest.raises(Exception, match="unreadable"):
        read("b4 a5 >1")


def test_tiles_of_every_kind_are_put_and_found():
    state = position(seats=4, room=room(".\n...CBG\n..FTP"))

    found = [kind_on(state, cell_at(row, column)) for row, column in CELLS]

    assert [kind for kind in found if kind >= 0] == [0, 1, 2, 3, 4, 5]


def test_a_column_fills_up_from_the_bottom():
    state = position(room=room(".\n...CB\n...TGP\n"), shelves=[EMPTY_SHELF] * 2)

    play(state, 0, "d2 d3 >4")
    play(state, 1, "e2 >1")
    play(state, 0, "e3 f3 >4")

    assert GAME.text.drawing(state)["shelves"][0] == [
        ".....",
        ".....",
        "...P.",
        "...G.",
        "...T.",
        "...C.",
    ]


WRONG_DRAWINGS = [
    ({"seats": 5}, "out-of-bounds", "seats"),
    ({"options": {"edition": "fr"}}, "not-a-choice", "options edition"),
    ({"options": 3}, "field-not-an-object", "options"),
    ({"common": ["none"]}, "wrong-common-goals", "common"),
    ({"common": ["diagonal", "diagonal"]}, "card-twice", "common"),
    ({"personal": [3, 3]}, "card-twice", "personal"),
    ({"personal": [13]}, "out-of-bounds", "personal [0]"),
    ({"personal": [1, 2, 3]}, "too-many", "personal"),
    ({"common": ["diagonal"], "tokens": [[4, 0]]}, "no-such-token", "tokens"),
    ({"tokens": [[8, 0]]}, "no-such-token", "tokens"),
    ({"tokens": [8]}, "not-a-list", "tokens [0]"),
    ({"room": ["C" + "." * 8] + ["." * 9] * 8}, "unused-cell", "room [0, 0]"),
    ({"shelves": [["C...."] + ["....."] * 5]}, "floating-tile", "shelves [0] [0, 0]"),
    ({"shelves": [["CCCCC"] * 6]}, "too-many-tiles", None),
    ({"shelves": ["x"]}, "wrong-grid", "shelves [0]"),
    ({"luck": {"key": "xyz"}}, "wrong-luck-key", "luck key"),
    ({"luck": [1]}, "field-not-an-object", "luck"),
    ({"turn": 2}, "out-of-bounds", "turn"),
    ({"end_token": True}, "not-a-number", "end_token"),
]


@pytest.mark.parametrize(("drawing", "code", "where"), WRONG_DRAWINGS)
def test_whatever_is_wrong_with_a_drawing_is_named(drawing, code, where):
    _, wrongs = GAME.text.setup(drawing)

    assert (code, where) in [(wrong.code, wrong.where) for wrong in wrongs]


def test_everything_wrong_with_a_drawing_is_named_at_once():
    _, wrongs = GAME.text.setup({"seats": 9, "turn": -1, "personal": "x", "room": []})

    assert len(wrongs) == 4


def test_a_move_is_told_with_its_tiles_tokens_and_places():
    """Places: where the tiles lay, then where they lie, as score sheets name cells."""
    before = position(
        common=["eight_of_a_type"],
        options={"first_game": True},
        room=room(".\n...CB\n...TG"),
        shelves=[shelf("CCC..\nCCCC."), EMPTY_SHELF],
    )
    after = list(before)
    play(after, 0, "d2 e2 >4")
    told = GAME.text.narrate(before, after, 0, GAME.text.read("d2 e2 >4"))

    assert [phrase.id for phrase in told] == ["turn-news", "turn-token"]
    assert told[0].values == {"seat": 0, "tiles": "C B", "count": 2, "column": 4}
    assert told[0].places == ("d2", "e2", "4/5", "4/4")
    said = [phrase.text(["Anna", "Ben"], WORDS) for phrase in told]
    assert said == ["Anna: C B into column 4.", "Token 8 for “Eight of a type”."]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("d2 e2 d3 >1", "turn-not-in-a-line"),
        ("e4 >1", "turn-empty-cell"),
        ("d2 >1", "illegal-move"),
    ],
)
def test_why_a_move_is_not_allowed(text, code):
    state = position(room=room(".\n...CB\n...TG"), shelves=[EMPTY_SHELF] * 2)

    assert GAME.text.why_not(state, 0, text).code == code


# The one-line functions over masks, each against a slow reading of its sentence


DICE = Random(9)
PLACES = {(row, column): shelf_cell(row, column) for row in range(6) for column in range(5)}
MASKS = [0, FULL, *(DICE.getrandbits(35) & DICE.getrandbits(35) & FULL for _ in range(300))]


def cells(mask):
    return {place for place, cell in PLACES.items() if mask >> cell & 1}


def touching(place, places):
    row, column = place
    around = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
    return around & places


def group(place, places):
    found = {place}
    while more := {each for at in found for each in touching(at, places)} - found:
        found |= more
    return found


def test_bits_are_counted_and_found():
    for mask in MASKS[1:]:
        bits = [bit for bit in range(63) if mask >> bit & 1]
        if not bits:
            continue
        assert size(mask) == len(bits)
        assert first(mask) == bits[0]
        assert [nth_bit(mask, n) for n in range(len(bits))] == bits
        assert lowest(mask) | without_lowest(mask) == mask
        assert contains(FULL, mask)


def test_neighbours_and_groups_are_those_of_the_grid():
    for mask in MASKS:
        places = cells(mask)
        touched = {place for place in places if touching(place, places)}
        inner = {place for place in places if len(touching(place, places)) >= 2}
        threes = {place for place in places if len(group(place, places)) >= 3}
        assert cells(with_a_like_neighbour(mask)) == touched
        assert cells(with_two_neighbours(mask, UP, RIGHT)) == inner
        assert cells(in_threes(mask)) == threes
        for place in places:
            assert cells(grow(1 << PLACES[place], mask, UP, RIGHT)) == group(place, places)


def test_rows_and_columns_are_found():
    for mask in MASKS:
        places = cells(mask)
        assert cells(columns_with(mask)) == {(5, column) for _, column in places}
        assert cells(rows_with(mask)) == {(row, 0) for row, _ in places}
        full = [row for row in range(6) if all((row, column) in places for column in range(5))]
        assert cells(full_rows(mask)) == {(row, 0) for row in full}
        number = sum(1 << column for column in range(5) if (5, column) in places)
        assert columns_number(mask & columns_with(FULL)) == number


def test_tiles_land_on_the_lowest_free_cell():
    for _ in range(200):
        heights = [DICE.randint(0, 6) for _ in range(5)]
        filled = sum(((1 << height) - 1) << RIGHT * column for column, height in enumerate(heights))
        for column, height in enumerate(heights):
            expected = 1 << RIGHT * column + height if height < 6 else 0
            assert landing_cell(filled, column) == expected
        for tiles in (1, 2, 3):
            roomy = {column for column, height in enumerate(heights) if height + tiles <= 6}
            assert {column for _, column in cells(open_columns(filled, tiles))} == roomy
        full = {column for column, height in enumerate(heights) if height == 6}
        assert {column for _, column in cells(full_columns(filled))} == full


# What is remarkable about shelves


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
