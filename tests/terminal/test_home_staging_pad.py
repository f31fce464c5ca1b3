"""The score pad of Home Staging: plans drawn on real paper, typed in."""

from __future__ import annotations

import pytest

from casetta.games.home_staging.scenarios.files import BOOK
from tests.terminal.home_staging import GAME
from tests.terminal.stage import LANGUAGES, WIDTH, points_in, wide_lines, words_in
from tests.terminal.stage import scored as scored_on_pad

FIRST_KEYS = ["1", "6 3 1 1", "4 3", "2 2 3", "y", "y"]
"""First Keys with all its pieces, reached, and both bonuses: 25 + 5."""
REST = ["4 3", "2 2 3", "n", "n"]
"""Kitchen and bath of First Keys, and no bonus."""
SUMS = [11, 7, 7, 3, 2, 30]


def scored(*typed, language="en"):
    """What a score pad shows for some lines."""
    return scored_on_pad(*typed, language=language, game=GAME)


def sheet_in(shown):
    """The rules of a sheet, line by line, as one text."""
    lines = [line[22 + 18 : WIDTH - 5].strip() for line in shown.split("\n") if len(line) == WIDTH]
    return " ".join(line for line in lines if line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_added_up_room_by_room(language):
    """Yes and no are understood in every language."""
    yes, no = words_in(language, GAME)("pad-yes"), words_in(language, GAME)("pad-no")
    shown = scored("1", "Anna", *FIRST_KEYS, language=language)
    other = scored("1", "Anna", *FIRST_KEYS[:4], "hm", yes, no.upper(), language=language)

    assert points_in(shown) == SUMS
    assert wide_lines(shown) == []
    assert points_in(other)[-3:] == [3, 0, 28]


@pytest.mark.parametrize(
    ("typed", "points", "told"),
    [
        (FIRST_KEYS, SUMS, "Living room: 6 + 3 + 1 + 1 squares."),
        (FIRST_KEYS, SUMS, "The kitchen has a window."),
        # Pieces that nobody gets to score nothing.
        (["1", "6 3x (2)", *REST], [6, 0, 7, 7, 0, 0, 20], "Living room: nobody can reach 3, 2."),
        # Ruling H-21: rugs are left out, so a room with nothing but a rug is told as empty.
        *((["1", nothing, *REST], [-3, 7, 7, 0, 0, 11], "Living room: no furniture.")
          for nothing in ("", "0", "-")),
        *((["1", typed, *FIRST_KEYS[2:]], SUMS, "Living room: 6 + 3 + 1 + 1 squares.")
          for typed in ("6,3,1,1", "6+3+1+1", " 6  3 1 1 ", "６ ３ １ １")),
        # `u` goes one question back.
        (["1", "6", "u", "6 3 1 1", "4 3", "2 2 3", "n", "u", "y", "y"], SUMS, "Living room"),
    ],
)  # fmt: skip
def test_every_line_of_the_sheet_says_where_its_points_come_from(typed, points, told):
    shown = scored("1", "Anna", *typed)

    assert points_in(shown) == points
    assert told in sheet_in(shown)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        *((["1", pieces, *FIRST_KEYS[1:]], "Type a number from 1 to 20 for each piece")
          for pieces in ("six", "99", "0x", "6 3 y", "-3", "6" * 30)),
        *(([number, *FIRST_KEYS], "Please type a number from 0 to 12.")
          for number in ("13", "-1", "castle")),
        # What can be added up, though it is odd.
        (["1", "6 3 1 1 1", *FIRST_KEYS[2:]], "there are more pieces than tokens (4)"),
        # Somebody who played alone hears the target scores.
        (["1", "6", *FIRST_KEYS[2:]], "You haven’t reached any"),
        (["1", "6 3 1 1", *FIRST_KEYS[2:]], "You reached the first one"),
        (["1", "9 9 1 1", *FIRST_KEYS[2:]], "You reached all three"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_asked_again_and_the_rest_is_told(typed, told):
    assert told in " ".join(scored("1", "Anna", *typed).split())


def test_a_room_without_furniture_is_asked_for_no_bonus():
    """Ruling H-34: the kitchen of First Keys has a bonus for a window, the bathroom another."""
    shown = scored("1", "Anna", "1", "6", "0", "2 2 3", "y")

    assert points_in(shown) == [6, -3, 7, 3, 13]
    assert "The kitchen has a window." not in sheet_in(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_behind_a_hub_for_which_nothing_was_drawn_are_asked_about(language):
    """Ruling H-37: a rug alone would lead to them, and the pad does not ask for rugs."""
    say = words_in(language, GAME)
    asked = say("wrong-pad-empty-hub", name="Anna", room="|").rpartition("|")[2]
    for pieces, is_asked in (("6", True), ("6x", False)):
        shown = scored("1", "Anna", "the-old-cistern", "0", pieces, *["0"] * 9, language=language)
        assert ("".join(asked.split()) in "".join(shown.split())) == is_asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_scenario_file_is_told_with_its_line(tmp_path, language):
    """Then the question is asked again."""
    file, say = tmp_path / "mine.toml", words_in(language, GAME)
    text = (BOOK / "00-first-keys.toml").read_text(encoding="utf-8")
    broken = text.replace("tokens = 1", "tokens = 0", 1).replace('kind = "window"', 'kind = "wow"')
    file.write_text(broken.replace('"first-keys"', '"mine"'), encoding="utf-8")
    shown = scored("1", "Anna", str(file), *FIRST_KEYS, language=language)

    lines = broken.splitlines()
    for fault in ("tokens = 0", '"wow"'):
        number = 1 + next(n for n, line in enumerate(lines) if fault in line)
        assert say("place-line", line=number) in shown
    assert points_in(shown) == SUMS


def test_a_bonus_that_counts_something_is_told_in_points():
    rooms = ["2", "5 3", "4", "3", "6"]
    shown = scored("1", "Anna", *rooms, "3", "9", "4", "5", "n")

    assert "This bonus gives 2 points at a time, at most 6." in shown
    assert "Please type a number from 0 to 6." in shown
    assert points_in(shown)[-3:] == [5, 0, 30]


def test_a_scenario_of_another_box_tells_its_rooms_and_the_sum_of_its_bonuses():
    shown = scored("2", "Anna", "0", "2", "10 5", "12", "4", "Ben", "9", "", "-2")

    assert points_in(shown) == [15, 12, 4, 31, 9, -3, -2, 4]
    assert shown.count("How many rooms") == 1


@pytest.mark.parametrize(
    ("pieces", "ranking"),
    [("6 3 2x", ["1. Ben ", "2. Anna", "more pieces"]), ("6 3", ["1. Anna", "1. Ben"])],
)
def test_of_equal_totals_the_one_with_more_pieces_is_ahead(pieces, ranking):
    """Rulings H-22, H-23: pieces that nobody gets to count for this, rugs do not."""
    shown = scored("2", "Anna", "first-keys", "6 3", *REST, "Ben", pieces, *REST)

    assert all(each in shown for each in ranking)
    assert shown.count("Which scenario?") == 1
