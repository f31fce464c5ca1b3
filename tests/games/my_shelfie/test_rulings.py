"""Rulings of docs/rulings/my-shelfie.md on turns, refills and the end, each with its position."""

from collections import Counter

import pytest

from casetta.games.my_shelfie import GAME
from casetta.games.my_shelfie.content.cards import PICTURES
from casetta.games.my_shelfie.rules.layout import BAG, COMMON, END_TOKEN, NO_CARD, TURN
from casetta.games.my_shelfie.rules.room import USED, none_side_by_side, tiles_in
from casetta.games.my_shelfie.text.box import tokens_of
from casetta.games.my_shelfie.text.drawing import draw_room, draw_shelf
from tests.games.my_shelfie.drawn import EMPTY_SHELF, dealt, legal, play, position, room, shelf

LUCK = {"key": "07" * 32}


FULL_BUT_ONE = """
    CBGF.
    CBGFT
    CBGFT
    CBGFT
    CBGFT
    BGFTP
"""


def tiles_of(state):
    return Counter("".join(draw_room(state)).replace(".", ""))


def test_the_three_pictures_of_a_type_share_its_22_tiles():
    """Ruling S-1: 8, 7 and 7; pictures never matter in play."""
    assert all(sorted(pictures) == [7, 7, 8] for pictures in PICTURES)


def test_a_tile_freed_during_the_turn_may_not_be_taken():
    """Ruling S-2: the free side must be there before the turn begins.

    Four tiles surround the plant. Taking the cat above it would free it, but too
    late for this turn.
    """
    state = position(
        room=room("""
        . . . . . . . . .
        . . . . C . . . .
        . . . B P B . . .
        . . . . C . . . .
    """)
    )

    assert "e2 >1" in legal(state)
    assert "e2 e3 >1" not in legal(state)
    assert "e3 >1" not in legal(state)


def test_a_side_is_free_towards_anything_that_holds_no_tile():
    """Ruling S-3: outside the board, a cell not in use, an emptied cell."""
    beside_unused = position(
        room=room("""
        . . . . . . . . .
        . . . B P . . . .
        . . . C T . . . .
    """)
    )

    assert {"d2 >1", "e2 >1", "d3 >1", "e3 >1"} <= legal(beside_unused)


@pytest.mark.parametrize(
    ("drawing", "refills"),
    [
        (".\n.\n..C..B\n.T\n.....G\n...P\n....F", True),
        (".\n...CB", False),
        (".\n...C\n...B", False),
        (".\n...C", True),
        (".", True),
    ],
)
def test_the_room_is_refilled_when_no_two_tiles_are_side_by_side(drawing, refills):
    """Ruling S-6: diagonal contact does not count; one tile or none is refilled too."""
    state = position(seats=4, room=room(drawing))

    assert bool(none_side_by_side(tiles_in(state))) is refills


def test_the_english_refill_returns_what_is_left_to_the_bag():
    """Ruling S-7: all cells are drawn anew."""
    tables = [
        position(luck={"key": f"{n:02x}" * 32}, room=room(".\n...CC\n.\n.\n....P"))
        for n in range(40)
    ]

    for state in tables:
        play(state, 0, "d2 e2 >1")

    assert all(sum(tiles_of(state).values()) == 29 for state in tables)
    assert any(draw_room(state)[4][4] != "P" for state in tables)


def test_the_italian_refill_fills_only_empty_cells():
    """Ruling S-7: what is left stays where it lies."""
    for n in range(40):
        state = position(
            options={"edition": "it"},
            room=room(".\n...CC\n.\n.\n....P"),
            luck={"key": f"{n:02x}" * 32},
        )

        play(state, 0, "d2 e2 >1")

        assert draw_room(state)[4][4] == "P"
        assert sum(tiles_of(state).values()) == 29


def test_equal_tiles_in_another_order_are_another_move():
    """Ruling S-8: c2 c3 and c3 c2 are two moves, although the shelf looks the same."""
    state = position(room=room(".\n...CC"))

    assert {"d2 e2 >1", "e2 d2 >1"} <= legal(state)
    assert len(legal(state)) == 2 * 5 + 2 * 5


def test_the_first_tile_named_lies_lowest():
    """Ruling S-8: tiles fall in the order in which they are named."""
    state = position(room=room(".\n...CB\n...TG"))

    play(state, 0, "e2 d2 >3")

    assert draw_shelf(state, 0)[4:] == ["..C..", "..B.."]


LATE_SHELVES = [
    shelf("CBGFT\n" * 5 + "PPPPP"),
    shelf("BGFTP\n" * 5 + "CCCCC"),
    shelf("GFTPC\n" * 5 + "BBBBB"),
    shelf("F....\n" + "FTPC.\n" * 3 + "TTTTP"),
]
"""108 tiles on shelves: 24 are left for the 45 cells of four players."""


@pytest.mark.parametrize("edition", ["en", "it"])
def test_with_too_few_tiles_as_many_cells_are_filled_as_there_are_tiles(edition):
    """Ruling S-9: at random, once; the bag is then empty."""
    empty_cells = 0
    for n in range(30):
        state = position(
            seats=4,
            options={"edition": edition},
            luck={"key": f"{n:02x}" * 32},
            turn=3,
            room=room(".\n...CB"),
            shelves=LATE_SHELVES,
        )
        tiles_left = 132 - sum(map(len, "".join(map("".join, LATE_SHELVES)).replace(".", "")))

        play(state, 3, "d2 e2 >5")

        assert sum(state[BAG : BAG + 6]) == 0
        assert sum(tiles_of(state).values()) == tiles_left - 2
        empty_cells |= USED[4] & ~tiles_in(state)
    assert empty_cells == USED[4]


def test_the_game_ends_with_the_round_in_which_a_shelf_is_full():
    """Ruling S-10: seat 1 fills its shelf, seats 2 and 3 have one more turn."""
    state = position(
        seats=3,
        common=["diagonal", "x_shape"],
        room=room(".\n...CB\n...TG\n...PF"),
        shelves=[shelf(FULL_BUT_ONE), EMPTY_SHELF, EMPTY_SHELF],
    )

    play(state, 0, "d2 >5")
    assert GAME.rules.waiting(state) == 0b010
    play(state, 1, "e2 >1")
    assert GAME.rules.waiting(state) == 0b100
    play(state, 2, "d3 >1")

    assert GAME.rules.waiting(state) == 0


def test_the_game_ends_at_once_when_the_last_player_fills_the_shelf():
    """Ruling S-10: all players have had equally many turns."""
    state = position(
        turn=1,
        room=room(".\n...CB"),
        shelves=[EMPTY_SHELF, shelf(FULL_BUT_ONE)],
    )

    play(state, 1, "d2 >5")

    assert GAME.rules.waiting(state) == 0


def test_common_goals_still_pay_in_the_last_round():
    """Ruling S-10: the last turns are turns like any other."""
    state = position(
        common=["eight_of_a_type", "diagonal"],
        end_token=0,
        turn=1,
        room=room(".\n...CB\n...TG"),
        shelves=[EMPTY_SHELF, shelf("CCC..\nCCCC.")],
    )

    play(state, 1, "d2 >4")

    assert tokens_of(state, 1) == [8, 0]


def test_of_tied_players_the_one_later_in_turn_order_wins():
    """Ruling S-11: no place is shared."""
    state = position(seats=4, shelves=[shelf("CCC..")] * 3 + [EMPTY_SHELF])

    assert [place for _, place in GAME.ranking(state)] == [3, 2, 1, 4]


def test_what_the_bag_holds_is_no_secret():
    """Ruling S-21: it is what lies nowhere else; only the order of drawing is hidden."""
    state = dealt(2)

    view = GAME.view(state, 0)

    assert view[BAG : BAG + 6] == state[BAG : BAG + 6]
    assert view[:10] == [0] * 10


def test_no_more_tiles_than_fit_into_one_column():
    """Ruling S-22: all go into one column; passing is not possible."""
    two_left = shelf("CBGFT\n" * 4)
    state = position(room=room(".\n...CB\n...TGP"), shelves=[two_left, EMPTY_SHELF])

    assert {len(text.split()) - 1 for text in legal(state)} == {1, 2}
    assert legal(state, 1) == set()


def test_the_first_game_has_one_common_goal():
    """Ruling S-23: everything else is the same, the tokens too."""
    state = dealt(3, first_game=True)

    assert state[COMMON] != NO_CARD
    assert state[COMMON + 1] == NO_CARD
    assert "8 6 4" in GAME.text.picture(state, 0)


def test_seat_0_starts_and_turns_go_clockwise():
    """Ruling S-24: who sits there is the table's matter."""
    state = dealt(3)
    turns = []
    for _ in range(4):
        turns.append(state[TURN])
        GAME.rules.play(state, state[TURN], GAME.rules.nth(state, state[TURN], 0))

    assert turns == [0, 1, 2, 0]


def test_the_room_is_not_refilled_when_the_game_is_over():
    """Ruling S-25: goals, end-game token, end of the game, and only then the refill."""
    state = position(
        turn=1, room=room(".\n...C"), shelves=[EMPTY_SHELF, shelf(FULL_BUT_ONE)], luck=LUCK
    )

    play(state, 1, "d2 >5")

    assert tiles_in(state) == 0


def test_only_the_first_full_shelf_gets_the_end_token():
    """Ruling S-26: one point, for one player."""
    state = position(
        common=["diagonal", "x_shape"],
        room=room(".\n...CB\n...TG"),
        shelves=[shelf(FULL_BUT_ONE), shelf(FULL_BUT_ONE)],
    )

    play(state, 0, "d2 >5")
    play(state, 1, "e2 >5")

    assert state[END_TOKEN] == 0
    assert GAME.text.sheet(state, 0).part("end-token") == 1
    assert GAME.text.sheet(state, 1).part("end-token") == 0


@pytest.mark.parametrize(("seats", "cells"), [(2, 29), (3, 37), (4, 45)])
def test_the_dots_say_which_cells_are_in_use(seats, cells):
    """Ruling S-27: and all of them are filled at the deal."""
    state = dealt(seats)

    assert USED[seats].bit_count() == cells
    assert tiles_in(state) == USED[seats]
