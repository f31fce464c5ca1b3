"""The score pad of Home Staging: plans drawn on real paper, typed in."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

from casetta.terminal.interview import score
from tests.terminal.home_staging import GAME, words_in
from tests.terminal.stage import LANGUAGES, WIDTH, Stage, run, too_large

FIRST_KEYS = ["1", "6 3 1 1", "4 3", "2 2 3", "y", "y"]
"""First Keys with all its pieces, reached, and both bonuses: 25 + 5."""


def scored(*typed, language="en"):
    """What a score pad shows for some lines."""
    stage = Stage(typed, is_live=False)
    assert score(stage.screen, GAME, words_in(language)) == 0
    return stage.text


def points_in(shown):
    """The numbers at the right margin, down to the total."""
    lines = [line for line in shown.split("\n") if cell_len(line) == WIDTH]
    return [int(line.split()[-1]) for line in lines if line[-1].isdecimal()]


def sheet_in(shown):
    """The rules of a sheet, line by line, as one text."""
    lines = [line[22 + 18 : WIDTH - 5].strip() for line in shown.split("\n") if len(line) == WIDTH]
    return " ".join(line for line in lines if line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_added_up_room_by_room(language):
    shown = scored("1", "Anna", *FIRST_KEYS, language=language)

    assert points_in(shown) == [11, 7, 7, 3, 2, 30]
    assert [line for line in shown.split("\n") if too_large(line)] == []


def test_every_line_of_the_sheet_says_where_its_points_come_from():
    shown = scored("1", "Anna", *FIRST_KEYS)

    assert "Living room: 6 + 3 + 1 + 1 squares." in sheet_in(shown)
    assert "The kitchen has a window." in sheet_in(shown)


def test_pieces_that_nobody_gets_to_score_nothing():
    shown = scored("1", "Anna", "1", "6 3x (2)", "4", "2 2 3", "n", "n")

    assert points_in(shown) == [6, 0, 4, 7, 0, 0, 17]
    assert "Living room: nobody gets to 3, 2." in sheet_in(shown)


@pytest.mark.parametrize("nothing", ["", "0", "-"])
def test_an_empty_room_costs_three(nothing):
    """Ruling H-21: rugs are left out, so a room with nothing but a rug is told as empty."""
    shown = scored("1", "Anna", "1", nothing, "4 3", "2 2 3", "n", "n")

    assert points_in(shown)[0] == -3
    assert "Living room: no furniture." in shown


@pytest.mark.parametrize("typed", ["6,3,1,1", "6+3+1+1", " 6  3 1 1 ", "６ ３ １ １"])
def test_pieces_may_be_typed_in_many_ways(typed):
    shown = scored("1", "Anna", "1", typed, *FIRST_KEYS[2:])

    assert points_in(shown)[0] == 11


@pytest.mark.parametrize("typed", ["six", "99", "0x", "6 3 y", "-3", "6" * 30])
def test_what_is_no_list_of_pieces_is_refused_and_asked_again(typed):
    shown = scored("1", "Anna", "1", typed, *FIRST_KEYS[1:])

    assert "One number from 1 to 20 for each piece" in shown
    assert points_in(shown)[-1] == 30


def test_a_bonus_that_counts_something_is_told_in_points():
    rooms = ["2", "5 3", "4", "3", "6"]
    shown = scored("1", "Anna", *rooms, "3", "9", "4", "5", "n")

    assert "This bonus gives 2 points at a time, at most 6." in shown
    assert "Please answer a number from 0 to 6." in shown
    assert points_in(shown)[-3:] == [5, 0, 30]


def test_the_scenario_is_asked_once_and_by_number_or_name():
    shown = scored("2", "Anna", "first-keys", *FIRST_KEYS[1:], "Ben", *FIRST_KEYS[1:])

    assert shown.count("Which scenario?") == 1
    assert shown.count("Terrace House Number Nine") == 1


@pytest.mark.parametrize("typed", ["13", "-1", "castle", ""])
def test_an_unknown_scenario_is_refused(typed):
    shown = scored("1", "Anna", typed or "x", *FIRST_KEYS)

    assert "Please answer a number from 0 to 12." in shown


def test_a_scenario_of_another_box_tells_its_rooms_and_the_sum_of_its_bonuses():
    shown = scored("2", "Anna", "0", "2", "10 5", "12", "4", "Ben", "9", "", "-2")

    assert points_in(shown) == [15, 12, 4, 31, 9, -3, -2, 4]
    assert shown.count("How many rooms") == 1


def test_of_equal_totals_the_one_with_more_pieces_is_ahead():
    """Rulings H-22, H-23: pieces that nobody gets to count for this, rugs do not."""
    rest = ["4 3", "2 2 3", "n", "n"]
    shown = scored("2", "Anna", "1", "6 3", *rest, "Ben", "6 3 2x", *rest)

    assert "1. Ben " in shown
    assert "2. Anna" in shown
    assert "more pieces" in shown


def test_still_equal_people_share_a_place():
    rest = FIRST_KEYS[1:]
    shown = scored("2", "Anna", "1", *rest, "Ben", *rest)

    assert "1. Anna" in shown
    assert "1. Ben" in shown


def test_more_pieces_than_tokens_are_odd():
    shown = scored("1", "Anna", "1", "6 3 1 1 1", *FIRST_KEYS[2:])

    assert "there are more pieces than tokens (4)" in " ".join(shown.split())


@pytest.mark.parametrize(
    ("pieces", "told"),
    [("6", "None reached"), ("6 3 1 1", "The first one is reached"), ("9 9 1 1", "All three")],
)
def test_somebody_who_played_alone_hears_the_target_scores(pieces, told):
    shown = scored("1", "Anna", "1", pieces, *FIRST_KEYS[2:])

    assert told in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_yes_and_no_are_understood_in_every_language(language):
    yes, no = words_in(language)("pad-yes"), words_in(language)("pad-no")
    shown = scored("1", "Anna", *FIRST_KEYS[:4], "hm", yes, no.upper(), language=language)

    assert points_in(shown)[-3:] == [3, 0, 28]


def test_undo_goes_one_question_back():
    shown = scored("1", "Anna", "1", "6", "u", "6 3 1 1", "4 3", "2 2 3", "n", "u", "y", "y")

    assert points_in(shown)[-1] == 30


def test_it_works_when_piped():
    done = run("score", "home-staging", typed="\n".join(["1", "Anna", *FIRST_KEYS, ""]))

    assert (done.returncode, done.stderr) == (0, "")
    assert "30" in done.stdout
