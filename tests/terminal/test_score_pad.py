"""The score pad: what lies on a real table, typed in."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from casetta.terminal.interview import score
from tests.terminal.stage import GAME, LANGUAGES, WIDTH, Stage, run, too_large, words_in

FIRST = ["PP...", "PPPP.", "FFPPB", "FGGGB", "FTCCC", "TTTCC"]
"""Rulebook, game end: personal goal 4, groups 8 + 5 + 3 + 3 + 2."""
SECOND = ["PPP..", "BPPC.", "FBFB.", "TGTG.", "TTCCC", "TTTCC"]
"""Rulebook, game end: personal goal 6, groups 8 + 5 + 5, tokens 8 + 4."""
FULL = ["CBGFT", "CBGFT", "CBGFT", "CBGFT", "CBGFT", "PPGFT"]


def scored(*typed, language="en"):
    """What a score pad shows for some lines."""
    stage = Stage(typed, is_live=False)
    assert score(stage.screen, GAME, words_in(language)) == 0
    return stage.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("shelf", "tokens", "points"),
    [(FIRST, "", [4, 8, 5, 3, 3, 2, 25]), (SECOND, "8 4", [8, 4, 6, 8, 5, 5, 36])],
)
def test_the_worked_examples_of_the_rulebook(shelf, tokens, points, language):
    shown = scored("1", "Anna", *shelf, "1", tokens, language=language)

    assert points_in(shown) == points


def points_in(shown):
    """The numbers at the right margin, down to the total."""
    lines = [line for line in shown.split("\n") if cell_len(line) == WIDTH]
    return [int(line.split()[-1]) for line in lines if line[-1].isdecimal()]


def test_both_examples_beside_each_other_are_ranked():
    shown = scored("2", "Anna", *FIRST, "1", "", "Ben", *SECOND, "1", "8 4")

    assert "1. Ben    36\n2. Anna   25" in shown
    assert "Please check: the personal goal card 1 exists only once." in shown


@pytest.mark.parametrize(
    "rows",
    [
        ["p p . . .", "P P P P 0", "ffppb", "FGGGB", "f t c c c", "TTTCC"],
        ["PP___", "PPPP-", "FFPPB", "FGGGB", "FTCCC", "TTTCC"],
        ["PP   ", "PPPP ", "FFPPB", "FGGGB", "FTCCC", "TTTCC"],
        ["PP... PPPP. FFPPB FGGGB FTCCC TTTCC"],
    ],
)
def test_rows_may_be_typed_in_many_ways(rows):
    assert points_in(scored("1", "", *rows, "1", ""))[-1] == 25


def test_an_empty_row_is_enter():
    shown = scored("1", "", "", "", "", "", "CC..C", "CCCCC", "", "")

    assert points_in(shown) == [8, 8]


def test_a_drawing_is_read_from_a_file(tmp_path):
    file = tmp_path / "shelf.txt"
    file.write_text("\n".join(FIRST) + "\n")

    assert points_in(scored("1", "", f"@{file}", "1", ""))[-1] == 25


@pytest.mark.parametrize("text", ["PP...\nPPPP.\n", "x" * 20_000, "\x00\x01", "\n" * 99])
def test_a_file_that_is_no_drawing_is_refused_and_asked_again(tmp_path, text):
    file = tmp_path / "shelf.txt"
    file.write_text(text)

    shown = scored("1", "", f"@{file}", f"@{tmp_path}", "@/no/such/file", *FIRST, "1", "")

    assert points_in(shown)[-1] == 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_floating_tile_is_refused_by_its_cell_and_asked_again(language):
    rows = ["PP...", "PPPP.", "FFPPB", "FGGGB", "FT.CC", *FIRST[4:]]

    shown = scored("1", "", *rows, "1", "", language=language)

    sentence = words_in(language)("wrong-pad-floating-tile", column=3, row=4)
    assert sentence.replace(" ", "") in "".join(shown.split())
    assert points_in(shown)[-1] == 25


def test_an_unknown_letter_is_refused_by_its_cell_and_asked_again():
    shown = scored("1", "", "PPX..", *FIRST, "1", "")

    assert "Column 3, row 1 from the top: X is none of the letters CBGFTP." in shown
    assert points_in(shown)[-1] == 25


def test_undo_goes_one_question_back():
    rows = ["PPP..", "u", "PP...", *FIRST[1:]]

    shown = scored("1", "u", "1", "Ana", "u", "Anna", *rows, "2", "u", "1", "")

    assert points_in(shown)[-1] == 25
    assert "Anna" in shown


def test_a_personal_card_may_be_drawn():
    by_cells = "p11 f31 c52 b43 g24 t36"
    by_signs = "P.F.. ....C ...B. .G... ..... ..T.."
    shown = [scored("1", "", *FIRST, card, "") for card in (by_cells, by_signs)]

    assert [points_in(each)[0] for each in shown] == [4, 4]


@pytest.mark.parametrize("card", ["0", "13", "p11", "p11 f31 c52 b43 g24 g36", "x", "-1", "１３"])
def test_a_card_that_does_not_exist_is_refused_and_asked_again(card):
    assert points_in(scored("1", "", *FIRST, card, "1", ""))[-1] == 25


@pytest.mark.parametrize("tokens", ["8 4 2", "3", "eight", "8 6"])
def test_tokens_that_do_not_exist_are_refused_and_asked_again(tokens):
    """Two players share tokens of 8 and 4 points for each common goal."""
    shown = scored("2", "", *SECOND, "1", tokens, "8 4", "", *FIRST, "2", "")

    assert "36" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_token_is_asked_for_a_full_shelf(language):
    yes = words_in(language)("pad-yes")

    shown = scored("1", "", *FULL, "", "", "hm", yes, language=language)

    assert 1 in points_in(shown)


def test_only_one_person_took_the_end_token():
    shown = scored("2", "", *FULL, "", "", "y", "", *FULL, "", "")

    assert shown.count("(end-game token)?") == 1
    assert "There is a tie" not in shown


@pytest.mark.parametrize(("first", "winner"), [("1", "Ben"), ("Ben", "Anna"), ("9\n2", "Anna")])
def test_a_tie_is_broken_by_the_first_player(first, winner):
    """Ruling S-11: of tied players the one farther clockwise from the first player is ahead."""
    shown = scored("2", "Anna", *FIRST, "1", "", "Ben", *FIRST, "1", "", *first.split("\n"))

    assert "There is a tie." in shown
    assert f"1. {winner}" in shown
    assert "Equal points" in shown


def test_nothing_is_wider_than_the_screen():
    for language in LANGUAGES:
        shown = scored("2", "", *FIRST, "1", "", "", *SECOND, "2", "8 4", language=language)
        assert [line for line in shown.split("\n") if too_large(line)] == []


def test_it_works_when_piped():
    typed = "\n".join(["1", "Anna", *SECOND, "1", "8 4", ""])

    done = run("score", "my-shelfie", typed=typed)

    assert (done.returncode, done.stderr) == (0, "")
    assert "36" in done.stdout
    assert "6 touching tiles of the type trophy." in done.stdout


def test_it_ends_in_order_when_the_input_does():
    done = run("score", "my-shelfie", typed="1\nAnna\nPP...\n")

    assert done.returncode == 1
    assert "Traceback" not in done.stderr
