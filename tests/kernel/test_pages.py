"""Files that people write: what nobody asks for is told, with its line and what was meant."""

import pytest

from casetta.kernel.pages import Page
from casetta.words import LANGUAGES, Words

CARD = """
[[card]]
name = "kitchen"
points = 1

[[card]]
name = "sauna"
besides = "bathroom"

[extra]
note = "of my own"
"""
KEYS = ("name", "points", "beside")


def test_a_strange_key_is_told_with_its_line_its_entry_and_the_nearest_known_key():
    page = Page.of_text(CARD)
    page.entries_by("card", "name", ("kitchen", "sauna"), KEYS)

    assert [(wrong.code, wrong.where) for wrong in page.wrongs] == [
        ("page-strange-key", "line 8, card 2 besides")
    ]
    assert page.wrongs[0].values == {"nearest": "beside", "known": "name, points, beside"}


def test_a_strange_table_is_told_too():
    page = Page.of_text(CARD)
    page.top.only(("card", "extras"))

    assert [wrong.where for wrong in page.wrongs] == ["extra"]
    assert page.wrongs[0].values["nearest"] == "extras"


def test_the_entries_of_a_strange_table_have_a_line():
    page = Page.of_text(CARD)
    page.top.only(("cards", "extra"))

    assert [wrong.where for wrong in page.wrongs] == ["line 2, card"]


def test_whoever_names_no_keys_lets_all_of_them_stand():
    page = Page.of_text(CARD)
    page.entries_by("card", "name", ("kitchen", "sauna"))

    assert page.wrongs == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_entry_and_the_key_that_was_meant(language):
    page = Page.of_text(CARD)
    page.entries_by("card", "name", ("kitchen", "sauna"), KEYS)
    told = Words(language).wrong(page.wrongs[0])

    assert "card 2 besides" in told
    assert "beside" in told.replace("besides", "").split("name, points")[0]
