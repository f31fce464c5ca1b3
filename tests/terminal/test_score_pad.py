"""The score pad: what lies on a real table, typed in."""

from __future__ import annotations

import pytest

from casetta.terminal.interview import score
from tests.terminal.stage import (
    GAME,
    LANGUAGES,
    Stage,
    points_in,
    run,
    scored,
    wide_lines,
    words_in,
)

FIRST = ["PP...", "PPPP.", "FFPPB", "FGGGB", "FTCCC", "TTTCC"]
"""Rulebook, game end: personal goal 4, groups 8 + 5 + 3 + 3 + 2."""
SECOND = ["PPP..", "BPPC.", "FBFB.", "TGTG.", "TTCCC", "TTTCC"]
"""Rulebook, game end: personal goal 6, groups 8 + 5 + 5, tokens 8 + 4."""
FULL = ["CBGFT", "CBGFT", "CBGFT", "CBGFT", "CBGFT", "PPGFT"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worked_examples_of_the_rulebook_are_added_up_and_ranked(language):
    shown = scored("2", "Anna", *FIRST, "1", "", "Ben", *SECOND, "1", "8 4", language=language)

    assert points_in(shown) == [4, 8, 5, 3, 3, 2, 25, 8, 4, 6, 8, 5, 5, 36]
    assert wide_lines(shown) == []
    assert "1. Ben    36\n2. Anna   25" in shown
    odd = "Please check: there’s only one personal goal card 1."
    assert (odd in shown) == (language == "en")


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


@pytest.mark.parametrize("text", ["PP...\nPPPP.\n", "x" * 20_000, "\x00\x01", "\n" * 99])
def test_a_drawing_is_read_from_a_file_and_asked_for_again_if_there_is_none(tmp_path, text):
    file, other = tmp_path / "shelf.txt", tmp_path / "other.txt"
    file.write_text("\n".join(FIRST) + "\n")
    other.write_text(text)
    wrong = [f"@{name}" for name in (other, tmp_path, "/no/such/file")]

    assert points_in(scored("1", "", *wrong, f"@{file}", "1", ""))[-1] == 25


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_floating_tile_or_an_unknown_letter_is_refused_by_its_cell_and_asked_again(language):
    rows = ["PPX..", "PP...", "PPPP.", "FFPPB", "FGGGB", "FT.CC", *FIRST[4:]]

    shown = scored("1", "", *rows, "1", "", language=language)

    sentence = words_in(language)("wrong-pad-floating-tile", column=3, row=4)
    letter = "Column 3, row 1 from the top: X isn’t one of the letters CBGFTP."
    assert sentence.replace(" ", "") in "".join(shown.split())
    assert (letter in shown) == (language == "en")
    assert points_in(shown)[-1] == 25


def test_undo_goes_one_question_back():
    rows = ["PPP..", "u", "PP...", *FIRST[1:]]

    shown = scored("1", "u", "1", "Ana", "u", "Anna", *rows, "2", "u", "1", "")

    assert points_in(shown)[-1] == 25
    assert "Anna" in shown


def test_undo_goes_past_an_answer_of_the_command_line():
    """It stays, and the answer before it is asked for again."""
    stage = Stage(["2", "", "u", "u", "1", *FIRST, "1", ""], is_live=False)

    score(stage.screen, GAME, words_in("en"), {"name": "Anna"})

    assert points_in(stage.text)[-1] == 25
    assert "Anna" in stage.text


def test_a_personal_card_may_be_drawn():
    by_cells = "p11 f31 c52 b43 g24 t36"
    by_signs = "P.F.. ....C ...B. .G... ..... ..T.."
    shown = [scored("1", "", *FIRST, card, "") for card in (by_cells, by_signs)]

    assert [points_in(each)[0] for each in shown] == [4, 4]


def test_cards_and_tokens_that_do_not_exist_are_refused_and_asked_again():
    """Two players share tokens of 8 and 4 points for each common goal."""
    cards = ["0", "13", "p11", "p11 f31 c52 b43 g24 g36", "x", "-1", "１３", "1"]
    tokens = ["8 4 2", "3", "eight", "8 6", "8 4"]

    assert 36 in points_in(scored("2", "", *SECOND, *cards, *tokens, "", *FIRST, "2", ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_token_is_asked_for_a_full_shelf(language):
    yes = words_in(language)("pad-yes")

    shown = scored("1", "", *FULL, "", "", "hm", yes, language=language)

    assert 1 in points_in(shown)


def test_only_one_person_took_the_end_token():
    shown = scored("2", "", *FULL, "", "", "y", "", *FULL, "", "")

    assert shown.count("(end-game token)?") == 1
    assert "It’s a tie" not in shown


@pytest.mark.parametrize(("first", "winner"), [("1", "Ben"), ("Ben", "Anna"), ("9\n2", "Anna")])
def test_a_tie_is_broken_by_the_first_player(first, winner):
    """Ruling S-11: of tied players the one farther clockwise from the first player is ahead."""
    shown = scored("2", "Anna", *FIRST, "1", "", "Ben", *FIRST, "1", "", *first.split("\n"))

    assert "It’s a tie." in shown
    assert f"1. {winner}" in shown
    assert "Tied on points" in shown


def test_it_works_when_piped():
    """And ends in order when the input does."""
    typed = "\n".join(["1", "Anna", *SECOND, "1", "8 4", ""])

    done = run("score", "my-shelfie", typed=typed)
    broken_off = run("score", "my-shelfie", typed="1\nAnna\nPP...\n")

    assert (done.returncode, done.stderr) == (0, "")
    assert "6 touching tiles of the type trophy." in done.stdout
    assert broken_off.returncode == 1
    assert "Traceback" not in broken_off.stderr
