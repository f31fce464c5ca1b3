"""Rulings of docs/rulings/my-shelfie.md on goals and groups, each with the shelf that shows it."""

from random import Random

import pytest

from casetta.games.my_shelfie import GAME
from casetta.games.my_shelfie.content.cards import STACKS
from casetta.games.my_shelfie.rules.layout import PERSONAL, TURN
from casetta.games.my_shelfie.text.box import tokens_of
from casetta.kernel.state import NOBODY, UNKNOWN
from tests.games.my_shelfie.drawn import EMPTY_SHELF, holds, play, position, room, shelf
from tests.games.my_shelfie.ruled import dealt
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


def test_a_group_of_four_is_not_two_groups_of_two():
    """Ruling S-12: groups are never split."""
    split = """
        C....
        CB...
        CB...
        CBGFT
        BGGFT
    """
    whole = """
        F....
        F.B..
        CBB.T
        CGGFT
        BPPFG
    """

    assert not holds("six_groups_of_two", split)
    assert holds("six_groups_of_two", whole)


def test_groups_may_repeat_a_type_and_touch_groups_of_another():
    """Rulings S-12 and S-13: but two groups of one type must not touch."""
    assert holds("four_groups_of_four", "CC.CC\nCCBCC\nBBBBC\nGGGGC")
    assert not holds("four_groups_of_four", "CC.CC\nCCCCC\nBBBBC\nGGGGC")


def test_a_group_of_four_may_have_any_shape():
    """Ruling S-13: an L, a line, a square, a T; five tiles are fine."""
    assert holds("four_groups_of_four", "C...G\nCBBGG\nCCBBG\nTTTTT")


def test_two_squares_of_one_type_may_not_touch():
    """Ruling S-14: they lie in different groups."""
    assert not holds("two_squares", "CCCC.\nCCCC.")
    assert holds("two_squares", "CC.CC\nCCBCC")
    assert holds("two_squares", "CCBB.\nCCBB.")


def test_a_larger_group_with_a_square_counts_once():
    """Ruling S-15: three rows of three hold four squares, but one group."""
    assert not holds("two_squares", "CCC..\nCCC..\nCCC..")
    assert holds("two_squares", "CCCBB\nCCCBB\nCCCBB")


def test_in_the_italian_edition_both_squares_are_of_one_type():
    """Ruling S-16."""
    assert not holds("two_squares", "CCBB.\nCCBB.", edition="it")
    assert holds("two_squares", "CC.CC\nCCBCC", edition="it")


def test_only_full_lines_count_and_more_than_enough_is_fine():
    """Ruling S-17."""
    assert not holds("three_columns_max_three_types", "CCC..\n" * 5)
    assert holds("three_columns_max_three_types", "CCC..\n" * 6)
    assert holds("three_columns_max_three_types", "CCCBB\n" * 6)
    assert not holds("four_rows_max_three_types", "CBGC.\n" * 4)
    assert holds("four_rows_max_three_types", "CBGCC\n" * 5)
    assert holds("two_rows_all_different", "CBGFT\n" * 3)
    assert not holds("two_rows_all_different", "CBGFC\n" * 3)
    assert holds("two_columns_all_different", "CC...\nBB...\nGG...\nFF...\nTT...\nPP...")
    assert not holds("two_columns_all_different", "CC...\nBB...\nGG...\nFF...\nTT...\nPT...")


def test_the_cells_between_the_arms_of_an_x_do_not_matter():
    """Ruling S-18: they may be empty, of the same type or of another."""
    assert holds("x_shape", "C.C..\nBCB..\nCGC..")
    assert holds("x_shape", "CCC..\nCCC..\nCCC..")
    assert not holds("x_shape", "C...C\nB.B.B\nG.C.G\nBBBBB\nCGGGC")


@pytest.mark.parametrize(
    "drawing",
    [
        "C....\nBC...\nBGC..\nBGFC.\nBGFTC\nPPTTP",
        "C....\nBC...\nBGC..\nBGFC.\nBGFTC",
        "....C\n...CB\n..CGB\n.CFGB\nCTFGB\nPTTPP",
        "....C\n...CB\n..CGB\n.CFGB\nCTFGB",
    ],
)
def test_any_of_the_four_diagonals_serves(drawing):
    """Ruling S-19."""
    assert holds("diagonal", drawing)


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


def test_more_than_eight_of_a_type_is_fine():
    """Ruling S-29."""
    assert holds("eight_of_a_type", "CCCCC\nCCCCC")
    assert not holds("eight_of_a_type", "CCCBB\nCCCCB")


def test_the_corners_are_those_of_the_whole_shelf():
    """Ruling S-30: none of them may be empty."""
    assert holds("four_corners", "C...C\n" + "B...B\n" * 4 + "C...C")
    assert not holds("four_corners", "B...B\n" * 4 + "C...C")
    assert not holds("four_corners", ".....\nC...C\n" + "B...B\n" * 3 + "C...C")


def test_the_italian_groups_may_be_larger_too():
    """Ruling S-31: the Italian edition differs in two points only."""
    shelf_with_a_group_of_three = "F....\nF.B..\nCBB.T\nCGGFT\nCPPFG"

    assert holds("six_groups_of_two", shelf_with_a_group_of_three, edition="it")
