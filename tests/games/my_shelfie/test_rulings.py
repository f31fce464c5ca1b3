"""Every ruling of docs/rulings/my-shelfie.md, with the position that shows it."""

from collections import Counter

import pytest

from casetta.games.my_shelfie import GAME
from casetta.games.my_shelfie.cards import PICTURES, STACKS
from casetta.games.my_shelfie.drawing import draw_room, draw_shelf, tokens_of
from casetta.games.my_shelfie.layout import BAG, COMMON, END_TOKEN, NO_CARD, PERSONAL, TURN
from casetta.games.my_shelfie.room import USED, none_side_by_side, tiles_in
from casetta.kernel.luck import key_of_seed, table_luck
from casetta.kernel.state import NOBODY, UNKNOWN
from tests.games.my_shelfie.drawn import EMPTY_SHELF, holds, legal, play, position, room, shelf

LUCK = {"key": "07" * 32}
FULL_BUT_ONE = """
    CBGF.
    CBGFT
    CBGFT
    CBGFT
    CBGFT
    BGFTP
"""


def dealt(seats, **options):
    state = GAME.blank()
    numbers = GAME.option_numbers(GAME.complete(options))
    GAME.deal(state, seats, numbers, table_luck(key_of_seed(1)))
    return state


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


def test_two_groups_of_one_type_score_one_by_one():
    """Ruling S-4: three cats and three cats apart are 2 + 2, not 8."""
    state = position(shelves=[shelf("CC.CC\nCBGBC")])

    assert GAME.points(state, 0) == 4


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
    assert GAME.waiting(state) == 0b010
    play(state, 1, "e2 >1")
    assert GAME.waiting(state) == 0b100
    play(state, 2, "d3 >1")

    assert GAME.waiting(state) == 0


def test_the_game_ends_at_once_when_the_last_player_fills_the_shelf():
    """Ruling S-10: all players have had equally many turns."""
    state = position(
        turn=1,
        room=room(".\n...CB"),
        shelves=[EMPTY_SHELF, shelf(FULL_BUT_ONE)],
    )

    play(state, 1, "d2 >5")

    assert GAME.waiting(state) == 0


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
    assert "8 6 4" in GAME.picture(state, 0)


def test_seat_0_starts_and_turns_go_clockwise():
    """Ruling S-24: who sits there is the table's matter."""
    state = dealt(3)
    turns = []
    for _ in range(4):
        turns.append(state[TURN])
        GAME.play(state, state[TURN], GAME.nth(state, state[TURN], 0))

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
    assert GAME.sheet(state, 0).part("end-token") == 1
    assert GAME.sheet(state, 1).part("end-token") == 0


@pytest.mark.parametrize(("seats", "cells"), [(2, 29), (3, 37), (4, 45)])
def test_the_dots_say_which_cells_are_in_use(seats, cells):
    """Ruling S-27: and all of them are filled at the deal."""
    state = dealt(seats)

    assert USED[seats].bit_count() == cells
    assert tiles_in(state) == USED[seats]


def test_a_personal_goal_is_seen_by_its_owner_alone_until_the_end():
    """Ruling S-28: no card is dealt twice."""
    state = dealt(4)
    own = state[PERSONAL : PERSONAL + 4]

    assert len(set(own)) == 4
    assert GAME.view(state, 2)[PERSONAL : PERSONAL + 4] == [UNKNOWN, UNKNOWN, own[2], UNKNOWN]
    assert GAME.view(state, NOBODY)[PERSONAL : PERSONAL + 4] == [UNKNOWN] * 4
    while waiting := GAME.waiting(state):
        seat = waiting.bit_length() - 1
        GAME.play(state, seat, GAME.nth(state, seat, 0))
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
