"""The rulings of docs/rulings/my-shelfie.md, each with the position that shows it."""

from collections import Counter
from random import Random

import pytest

from casetta.games.my_shelfie import GAME
from casetta.games.my_shelfie.content.cards import PICTURES, STACKS
from casetta.games.my_shelfie.rules.layout import BAG, COMMON, NO_CARD, PERSONAL, TURN
from casetta.games.my_shelfie.rules.room import USED, none_side_by_side, tiles_in
from casetta.games.my_shelfie.text.box import tokens_of
from casetta.games.my_shelfie.text.drawing import draw_room, draw_shelf
from casetta.kernel.state import NOBODY, SEATS, UNKNOWN
from tests.games.my_shelfie.drawn import (
    EMPTY_SHELF,
    dealt,
    holds,
    legal,
    play,
    position,
    room,
    shelf,
)
from tests.playing import random_game

LUCK = {"key": "07" * 32}
FULL_BUT_ONE = shelf("CBGF.\n" + "CBGFT\n" * 4 + "BGFTP")
FOUR_TILES = room(".\n...CB\n...TG")
AROUND_A_PLANT = room(".\n....C\n...BPB\n....C")
NO_GOALS = ["diagonal", "x_shape"]
LAST_ROUND = {"common": NO_GOALS, "room": room(".\n...CB\n...TG\n...PF"), "seats": 3,
              "shelves": [FULL_BUT_ONE, EMPTY_SHELF, EMPTY_SHELF]}  # fmt: skip
STAIRS = {"common": ["staircase", "diagonal"], "room": FOUR_TILES,
          "shelves": [shelf("....C\n...BG\n..FTP\n.CBGF\n.TPCB"), EMPTY_SHELF]}  # fmt: skip
SHOWN_AT_FIRST = {"common": ["eight_of_a_type", "diagonal"], "room": FOUR_TILES,
                  "shelves": [EMPTY_SHELF, shelf("CCCC.\nCCCC.")]}  # fmt: skip
TWO_LEFT = {"room": room(".\n...CB\n...TGP"), "shelves": [shelf("CBGFT\n" * 4), EMPTY_SHELF]}

PLAYS = [
    ("S-2: free before the turn begins", {"room": AROUND_A_PLANT}, "",
     {"may": "e2 >1", "may not": "e2 e3 >1, e3 >1"}),
    ("S-3: free where no tile lies", {"room": room(".\n...BP\n...CT")}, "",
     {"may": "d2 >1, e2 >1, d3 >1, e3 >1"}),
    ("S-4: 2 + 2, not 8", {"shelves": [shelf("CC.CC\nCBGBC")]}, "", {"points": [4, 0]}),
    ("S-5: both goals in one turn", {"common": ["eight_of_a_type", "two_squares"],
      "room": room(".\n...CC\n...TG"), "shelves": [shelf("CC.C.\nCCBC."), EMPTY_SHELF]},
     "d2 e2 >5", {"tokens": [[8, 8], [0, 0]], "turn": 1}),
    ("S-5: a staircase pays", STAIRS, "d2 >1", {"tokens": [[8, 0], [0, 0]]}),
    ("S-5: once, though it is lost", STAIRS, "d2 >1; e2 >1; d3 >1", {"tokens": [[8, 0], [0, 0]]}),
    ("S-5: not in another's turn", SHOWN_AT_FIRST, "d2 >1", {"tokens": [[0, 0], [0, 0]]}),
    ("S-5: at the end of one's own", SHOWN_AT_FIRST, "d2 >1; e2 >5",
     {"tokens": [[0, 0], [8, 0]]}),
    ("S-8: equal tiles, two moves", {"room": room(".\n...CC")}, "",
     {"may": "d2 e2 >1, e2 d2 >1", "number": 2 * 5 + 2 * 5}),
    ("S-8: the first lies lowest", {"room": FOUR_TILES}, "e2 d2 >3",
     {"shelf": [*EMPTY_SHELF[:4], "..C..", "..B.."]}),
    ("S-10: seat 0 is full", LAST_ROUND, "d2 >5", {"waiting": 0b010}),
    ("S-10: one more turn", LAST_ROUND, "d2 >5; e2 >1", {"waiting": 0b100}),
    ("S-10: for all others", LAST_ROUND, "d2 >5; e2 >1; d3 >1", {"waiting": 0}),
    ("S-10: at once after the last", {"turn": 1, "room": room(".\n...CB"),
      "shelves": [EMPTY_SHELF, FULL_BUT_ONE]}, "d2 >5", {"waiting": 0}),
    ("S-10: goals still pay", {"common": ["eight_of_a_type", "diagonal"], "end_token": 0, "turn": 1,
      "room": FOUR_TILES, "shelves": [EMPTY_SHELF, shelf("CCC..\nCCCC.")]}, "d2 >4",
     {"tokens": [[0, 0], [8, 0]]}),
    ("S-11: no place is shared", {"seats": 4, "shelves": [shelf("CCC..")] * 3}, "",
     {"places": [3, 2, 1, 4]}),
    ("S-22: as many as one column takes", TWO_LEFT, "", {"lengths": {1, 2}}),
    ("S-25: no refill at the end", {"turn": 1, "room": room(".\n...C"), "luck": LUCK,
      "shelves": [EMPTY_SHELF, FULL_BUT_ONE]}, "d2 >5", {"tiles": 0}),
    ("S-26: for the first full shelf alone", {"common": NO_GOALS, "room": FOUR_TILES,
      "shelves": [FULL_BUT_ONE, FULL_BUT_ONE]}, "d2 >5; e2 >5", {"end": [1, 0]}),
]  # fmt: skip


def facts(state):
    """What a position tells, by name."""
    moves, seats = legal(state, state[TURN]), range(state[SEATS])
    return {
        "points": [GAME.rules.points(state, seat) for seat in seats],
        "places": [place for _, place in GAME.ranking(state)],
        "tokens": [tokens_of(state, seat) for seat in seats],
        "end": [GAME.text.sheet(state, seat).part("end-token") for seat in seats],
        "turn": state[TURN],
        "waiting": GAME.rules.waiting(state),
        "tiles": tiles_in(state),
        "shelf": draw_shelf(state, 0),
        "number": len(moves),
        "lengths": {len(text.split()) - 1 for text in moves},
    }


@pytest.mark.parametrize(("ruling", "drawing", "moves", "expected"), PLAYS)
def test_after_some_moves_it_is_so(ruling, drawing, moves, expected):
    """`may` and `may not` are moves; everything else is a fact."""
    state = position(**drawing)
    for text in filter(None, moves.split("; ")):
        play(state, state[TURN], text)
    found, options = facts(state), legal(state, state[TURN])

    for name, value in expected.items():
        if name == "may":
            assert set(value.split(", ")) <= options, ruling
        elif name == "may not":
            assert not set(value.split(", ")) & options, ruling
        else:
            assert found[name] == value, ruling


def test_nobody_may_move_before_the_turn_comes():
    """Ruling S-22: passing is not possible either."""
    assert legal(position(**TWO_LEFT), 1) == set()


# Tiles, refills and the deal


def tiles_of(state):
    return Counter("".join(draw_room(state)).replace(".", ""))


def test_the_three_pictures_of_a_type_share_its_22_tiles():
    """Ruling S-1: 8, 7 and 7; pictures never matter in play."""
    assert all(sorted(pictures) == [7, 7, 8] for pictures in PICTURES)


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


@pytest.mark.parametrize("edition", ["en", "it"])
def test_what_is_left_returns_to_the_bag_or_stays_in_the_italian_edition(edition):
    """Ruling S-7: all cells are drawn anew, or only the empty ones."""
    in_the_middle = set()
    for n in range(40):
        luck, left = {"key": f"{n:02x}" * 32}, room(".\n...CC\n.\n.\n....P")
        state = position(options={"edition": edition}, room=left, luck=luck)

        play(state, 0, "d2 e2 >1")

        assert sum(tiles_of(state).values()) == 29
        in_the_middle.add(draw_room(state)[4][4])
    assert (in_the_middle == {"P"}) is (edition == "it")


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


def test_what_the_bag_holds_is_no_secret():
    """Ruling S-21: it is what lies nowhere else; only the order of drawing is hidden."""
    state = dealt(2)

    view = GAME.view(state, 0)

    assert view[BAG : BAG + 6] == state[BAG : BAG + 6]
    assert view[:10] == [0] * 10


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


@pytest.mark.parametrize(("seats", "cells"), [(2, 29), (3, 37), (4, 45)])
def test_the_dots_say_which_cells_are_in_use(seats, cells):
    """Ruling S-27: and all of them are filled at the deal."""
    state = dealt(seats)

    assert USED[seats].bit_count() == cells
    assert tiles_in(state) == USED[seats]


# Goals


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tokens_leave_the_stack_from_the_top(seats):
    """Ruling S-5: 8, 4 or 8, 6, 4 or 8, 6, 4, 2."""
    ready = [shelf("....C\n...CB\n..CGB\n.CFGB\n.TFGB"), shelf("....B\n...BT\n..BGT\n.BFGT\n.TFGT")]
    state = position(
        seats=seats,
        common=["staircase", "x_shape"],
        room=room(".\n...BG\n...TGF"),
        shelves=(2 * ready)[:seats],
    )

    for seat, tile in enumerate(["d2", "e2", "f3", "d3"][:seats]):
        play(state, seat, f"{tile} >1")

    assert tuple(tokens_of(state, seat)[0] for seat in range(seats)) == STACKS[seats]


SPLIT = "C....\nCB...\nCB...\nCBGFT\nBGGFT"
SIX_PAIRS = "F....\nF.B..\nCBB.T\nCGGFT\nBPPFG"
WITH_A_GROUP_OF_THREE = "F....\nF.B..\nCBB.T\nCGGFT\nCPPFG"
MOTLEY = "CC...\nBB...\nGG...\nFF...\nTT...\n"
PATTERNS = [
    ("S-12: groups are never split", "six_groups_of_two", SPLIT, False),
    ("S-12: types may repeat", "six_groups_of_two", SIX_PAIRS, True),
    ("S-12: seven pairs are fine", "six_groups_of_two", "CCBBG\nFFTTG\nPPCCF", True),
    ("S-13: groups may touch others", "four_groups_of_four", "CC.CC\nCCBCC\nBBBBC\nGGGGC", True),
    ("S-13: not of one type", "four_groups_of_four", "CC.CC\nCCCCC\nBBBBC\nGGGGC", False),
    ("S-13: any shape, five too", "four_groups_of_four", "C...G\nCBBGG\nCCBBG\nTTTTT", True),
    ("S-13: five groups are fine", "four_groups_of_four", "CBGFT\n" * 4, True),
    ("S-14: squares may not touch", "two_squares", "CCCC.\nCCCC.", False),
    ("S-14: two of one type", "two_squares", "CC.CC\nCCBCC", True),
    ("S-14: two of two types", "two_squares", "CCBB.\nCCBB.", True),
    ("S-14: three squares are fine", "two_squares", "GG...\nGG...\nCCBB.\nCCBB.", True),
    ("S-15: a large group counts once", "two_squares", "CCC..\nCCC..\nCCC..", False),
    ("S-15: with another one", "two_squares", "CCCBB\nCCCBB\nCCCBB", True),
    ("S-17: only full columns", "three_columns_max_three_types", "CCC..\n" * 5, False),
    ("S-17: three full ones", "three_columns_max_three_types", "CCC..\n" * 6, True),
    ("S-17: more are fine", "three_columns_max_three_types", "CCCBB\n" * 6, True),
    ("S-17: only full rows", "four_rows_max_three_types", "CBGC.\n" * 4, False),
    ("S-17: five full rows", "four_rows_max_three_types", "CBGCC\n" * 5, True),
    ("S-17: three motley rows", "two_rows_all_different", "CBGFT\n" * 3, True),
    ("S-17: a type twice", "two_rows_all_different", "CBGFC\n" * 3, False),
    ("S-17: motley columns", "two_columns_all_different", MOTLEY + "PP...", True),
    ("S-17: one of them", "two_columns_all_different", MOTLEY + "PT...", False),
    ("S-18: anything between the arms", "x_shape", "C.C..\nBCB..\nCGC..", True),
    ("S-18: also the same type", "x_shape", "CCC..\nCCC..\nCCC..", True),
    ("S-18: no larger X", "x_shape", "C...C\nB.B.B\nG.C.G\nBBBBB\nCGGGC", False),
    ("S-19: falling, high", "diagonal", "C....\nBC...\nBGC..\nBGFC.\nBGFTC\nPPTTP", True),
    ("S-19: falling, low", "diagonal", "C....\nBC...\nBGC..\nBGFC.\nBGFTC", True),
    ("S-19: rising, high", "diagonal", "....C\n...CB\n..CGB\n.CFGB\nCTFGB\nPTTPP", True),
    ("S-19: rising, low", "diagonal", "....C\n...CB\n..CGB\n.CFGB\nCTFGB", True),
    ("S-29: more than eight", "eight_of_a_type", "CCCCC\nCCCCC", True),
    ("S-29: seven", "eight_of_a_type", "CCCBB\nCCCCB", False),
    ("S-30: the whole shelf's corners", "four_corners", "C...C\n" + "B...B\n" * 4 + "C...C", True),
    ("S-30: none empty", "four_corners", "B...B\n" * 4 + "C...C", False),
    ("S-30: not lower", "four_corners", ".....\nC...C\n" + "B...B\n" * 3 + "C...C", False),
]  # fmt: skip


@pytest.mark.parametrize(("ruling", "goal", "drawing", "shows"), PATTERNS)
def test_a_shelf_shows_a_goal(ruling, goal, drawing, shows):
    """Each ruling on a pattern, with shelves that show it and shelves that do not."""
    assert holds(goal, drawing) is shows, ruling


def test_the_italian_edition_differs_in_two_points_only():
    """Rulings S-16 and S-31: both squares are of one type; groups may still be larger."""
    assert not holds("two_squares", "CCBB.\nCCBB.", edition="it")
    assert holds("two_squares", "CC.CC\nCCBCC", edition="it")
    assert holds("six_groups_of_two", WITH_A_GROUP_OF_THREE, edition="it")


@pytest.mark.parametrize(
    ("heights", "holds_it"),
    [
        ("12345", True), ("23456", True), ("54321", True), ("65432", True),
        ("01234", False), ("43210", False), ("12346", False), ("12344", False),
        ("13456", False), ("24566", False), ("33333", False),
    ],
)  # fmt: skip
def test_a_staircase_rises_or_falls_by_exactly_one(heights, holds_it):
    """Ruling S-20: from one or two tiles up; an empty column is no step."""
    rows = [
        "".join("CBGFT"[c] if int(heights[c]) >= level else "." for c in range(5))
        for level in range(6, 0, -1)
    ]

    assert holds("staircase", "\n".join(rows)) is holds_it


def test_a_personal_goal_is_seen_by_its_owner_alone_until_the_end():
    """Ruling S-28: no card is dealt twice."""
    state = dealt(4)
    own = state[PERSONAL : PERSONAL + 4]

    assert len(set(own)) == 4
    assert GAME.view(state, 2)[PERSONAL : PERSONAL + 4] == [UNKNOWN, UNKNOWN, own[2], UNKNOWN]
    assert GAME.view(state, NOBODY)[PERSONAL : PERSONAL + 4] == [UNKNOWN] * 4
    for _ in random_game(GAME, state, Random(1)):
        pass
    assert GAME.view(state, NOBODY)[PERSONAL : PERSONAL + 4] == own
