"""Rulings of docs/rulings/my-shelfie.md on goals and groups, each with the shelf that shows it."""

from random import Random

import pytest

from casetta.games.my_shelfie import GAME
from casetta.games.my_shelfie.content.cards import STACKS
from casetta.games.my_shelfie.rules.layout import PERSONAL, TURN
from casetta.games.my_shelfie.text.box import tokens_of
from casetta.kernel.state import NOBODY, UNKNOWN
from tests.games.my_shelfie.drawn import EMPTY_SHELF, dealt, holds, play, position, room, shelf
from tests.playing import random_game


def test_two_groups_of_one_type_score_one_by_one():
    """Ruling S-4: three cats and three cats apart are 2 + 2, not 8."""
    state = position(shelves=[shelf("CC.CC\nCBGBC")])

    assert GAME.rules.points(state, 0) == 4


def test_both_common_goals_may_be_scored_in_one_turn():
    """Ruling S-5: at the end of one's own turn, for each card whose pattern is there."""
    state = position(
        common=["eight_of_a_type", "two_squares"],
        room=room(".\n...CC\n...TG"),
        shelves=[shelf("CC.C.\nCCBC."), EMPTY_SHELF],
    )

    play(state, 0, "d2 e2 >5")

    assert tokens_of(state, 0) == [8, 8]
    assert state[TURN] == 1


def test_a_token_once_taken_stays_although_the_pattern_is_lost():
    """Ruling S-5: a staircase that is filled up keeps its token, and pays no second one."""
    state = position(
        common=["staircase", "diagonal"],
        room=room(".\n...CB\n...TG"),
        shelves=[shelf("....C\n...BG\n..FTP\n.CBGF\n.TPCB"), EMPTY_SHELF],
    )
    play(state, 0, "d2 >1")
    assert tokens_of(state, 0) == [8, 0]

    play(state, 1, "e2 >1")
    play(state, 0, "d3 >1")

    assert tokens_of(state, 0) == [8, 0]


def test_a_pattern_pays_only_at_the_end_of_ones_own_turn():
    """Ruling S-5: seat 2 shows the pattern from the start and is paid when its own turn ends."""
    state = position(
        common=["eight_of_a_type", "diagonal"],
        room=room(".\n...CB\n...TG"),
        shelves=[EMPTY_SHELF, shelf("CCCC.\nCCCC.")],
    )

    play(state, 0, "d2 >1")
    assert tokens_of(state, 1) == [0, 0]

    play(state, 1, "e2 >5")
    assert tokens_of(state, 1) == [8, 0]


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
    ("S-13: groups may touch others", "four_groups_of_four", "CC.CC\nCCBCC\nBBBBC\nGGGGC", True),
    ("S-13: not of one type", "four_groups_of_four", "CC.CC\nCCCCC\nBBBBC\nGGGGC", False),
    ("S-13: any shape, five too", "four_groups_of_four", "C...G\nCBBGG\nCCBBG\nTTTTT", True),
    ("S-14: squares may not touch", "two_squares", "CCCC.\nCCCC.", False),
    ("S-14: two of one type", "two_squares", "CC.CC\nCCBCC", True),
    ("S-14: two of two types", "two_squares", "CCBB.\nCCBB.", True),
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
