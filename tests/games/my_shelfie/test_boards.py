"""How the boards are kept and told: numberings, drawings, moves, awards."""

import pytest

from casetta.games.my_shelfie import GAME
from casetta.games.my_shelfie.content.cards import ROOM_CELLS
from casetta.games.my_shelfie.rules.room import CELLS, DOWN, RIGHT, cell_at
from casetta.games.my_shelfie.text.notation import read
from casetta.words import Words
from tests.games.my_shelfie.drawn import EMPTY_SHELF, legal, play, position, room, shelf

WORDS = Words("en").with_game(GAME.folder)


def test_the_tilted_numbers_of_the_room_are_sound():
    """All 45 differ and fit a word; a step of 5 or 6 leads to the neighbour or to no cell."""
    cells = {cell_at(row, column): (row, column) for row, column in CELLS}

    assert len(cells) == 45
    assert min(cells) == 0
    assert max(cells) + RIGHT < 63
    for number, (row, column) in cells.items():
        assert cells.get(number + DOWN, (row + 1, column)) == (row + 1, column)
        assert cells.get(number + RIGHT, (row, column + 1)) == (row, column + 1)


def test_the_room_looks_the_same_after_a_quarter_turn_but_not_in_a_mirror():
    turned = tuple("".join(ROOM_CELLS[8 - c][r] for c in range(9)) for r in range(9))

    assert turned == ROOM_CELLS
    assert tuple(line[::-1] for line in ROOM_CELLS) != ROOM_CELLS


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
    assert said == ["Anna added C B to column 4.", "Token 8 for “Eight of a type”."]


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


# What is remarkable about shelves

THREE, FOUR, NO_TWO = shelf("C C C . ."), shelf("B B B B ."), shelf("C B G F T")
AWARDS = [
    ({"shelves": [THREE, FOUR]}, [(1, "award-largest-group", {"letter": "B", "size": 4})]),
    ({"shelves": [THREE, THREE]}, []),
    ({"shelves": [EMPTY_SHELF, NO_TWO], "end_token": 1}, [(1, "award-first-full", {})]),
    ({"shelves": [shelf(". . T . ."), shelf(". . C . .")], "personal": [1, 2]},
     [(0, "award-goal", {"matches": 1})]),
]  # fmt: skip


@pytest.mark.parametrize(("drawing", "praised"), AWARDS)
def test_whoever_is_alone_with_the_best_is_praised(drawing, praised):
    """The largest group, the first full shelf, the personal goal that came out best."""
    found = GAME.text.awards(position(**drawing))

    assert [(award.seat, award.rule, dict(award.values)) for award in found] == praised
