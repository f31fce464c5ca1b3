"""Names and chat: letters that nobody sees, and towers of marks."""

import pytest

from casetta.contract.shown import MOST_MARKS, is_blank, shown


@pytest.mark.parametrize(
    "text", ["Łódź", "Zoe\u0308", "Nguyễn", "ก็", "नमस्ते", "שָׁלוֹם", "👩‍🌾", "はな", "An‌na"]
)
def test_what_people_write_is_shown_as_it_is(text):
    assert shown(text) == text
    assert not is_blank(text)


@pytest.mark.parametrize("sign", "\u3164\u2800\u115f\u1160\uffa0\u034f\u200b\u2066\u202e\U000e0041")
def test_what_nobody_sees_is_left_out(sign):
    assert shown(f"An{sign}na") == "Anna"
    assert is_blank(shown(sign * 3))


def test_marks_stand_on_a_letter_and_not_in_a_tower():
    assert shown("e" + "\u0301" * 30) == "e" + "\u0301" * MOST_MARKS
    assert is_blank("\u0301\u0302")
