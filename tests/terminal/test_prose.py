"""Sentences are broken where their language allows it."""

import pytest
from rich.cells import cell_len

from casetta import games
from casetta.terminal.prose import NOT_FIRST, NOT_LAST, Prose
from casetta.terminal.screen import open_console
from tests.terminal.stage import words_in


def lines_of(text, width):
    console = open_console(width=width)
    return [line.plain.rstrip() for line in Prose(text).wrap(console, width)]


@pytest.mark.parametrize("name", ["my-shelfie", "dream-home", "home-staging"])
@pytest.mark.parametrize("width", [30, 58, 80])
def test_japanese_lines_fit_and_break_no_rule(name, width):
    words = words_in("ja", games.load(name))
    for key in ("turn-help-turn-text", "turn-help-draw-text", "turn-help-roof-text"):
        for line in lines_of(words(key), width) if words.has(key) else ():
            assert cell_len(line) <= width
            assert line[0] not in NOT_FIRST
            assert line[-1] not in NOT_LAST


def test_what_is_typed_stays_in_one_piece():
    assert lines_of("例：token l0、scaffold b0", 14) == ["例：token l0、", "scaffold b0"]


def test_a_line_break_begins_a_new_line():
    assert lines_of("一つ\n二つ三つ", 6) == ["一つ", "二つ三", "つ"]


def test_other_languages_break_at_blanks():
    assert lines_of("Ala ma kota, żółtego", 12) == ["Ala ma kota,", "żółtego"]
