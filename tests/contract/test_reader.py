"""Files that people write: what nobody asks for is told, with its line and what was meant."""

from difflib import SequenceMatcher

import pytest

from casetta.contract import reader
from casetta.contract.errors import MOST_FAULTS
from casetta.contract.reader import (
    LONGEST_TEXT,
    MOST_ENTRIES,
    MOST_GUESSES,
    content_reader,
    toml_reader,
)
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
    page = toml_reader(CARD)
    page.objects_by("card", "name", ("kitchen", "sauna"), KEYS)

    assert [(wrong.code, wrong.where) for wrong in page.wrongs] == [
        ("page-strange-key", "line 8, card 2 besides")
    ]
    assert page.wrongs[0].values == {"nearest": "beside", "known": "name, points, beside"}


def test_a_strange_table_is_told_too():
    page = toml_reader(CARD)
    page.only(("card", "extras"))

    assert [wrong.where for wrong in page.wrongs] == ["line 10, extra"]
    assert page.wrongs[0].values["nearest"] == "extras"


def test_the_entries_of_a_strange_table_have_a_line():
    page = toml_reader(CARD)
    page.only(("cards", "extra"))

    assert [wrong.where for wrong in page.wrongs] == ["line 2, card"]


def test_whoever_names_no_keys_lets_all_of_them_stand():
    page = toml_reader(CARD)
    page.objects_by("card", "name", ("kitchen", "sauna"))

    assert page.wrongs == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_entry_and_the_key_that_was_meant(language):
    page = toml_reader(CARD)
    page.objects_by("card", "name", ("kitchen", "sauna"), KEYS)
    told = Words(language).wrong(page.wrongs[0])

    assert "card 2 besides" in told
    assert "beside" in told.replace("besides", "").split("name, points")[0]


# Much of everything


def codes(page):
    return [wrong.code for wrong in page.wrongs]


def test_after_so_many_faults_the_last_says_that_there_are_more():
    page = content_reader({f"key{number}": 0 for number in range(50 * MOST_FAULTS)})
    page.only(("card",))

    assert len(page.wrongs) == MOST_FAULTS + 1
    assert codes(page)[-1] == "more-faults"


def test_as_many_faults_as_are_noted_are_all():
    page = content_reader({f"key{number}": 0 for number in range(MOST_FAULTS)})
    page.only(("card",))

    assert len(page.wrongs) == MOST_FAULTS
    assert "more-faults" not in codes(page)


def test_only_for_the_first_strange_keys_the_nearest_is_looked_for(monkeypatch):
    looked = []

    def note(word, known):
        looked.append(word)
        return known[0]

    monkeypatch.setattr(reader, "nearest", note)
    page = content_reader({f"key{number}": 0 for number in range(1_000)})
    page.only(("card",))

    assert looked == [f"key{number}" for number in range(MOST_GUESSES)]
    assert set(codes(page)) == {"page-strange-key", "page-unknown-key", "more-faults"}


def test_of_a_long_word_only_the_beginning_is_compared(monkeypatch):
    compared = []

    def matcher(junk, word, known):
        compared.append(len(word))
        return SequenceMatcher(junk, word, known)

    monkeypatch.setattr(reader, "SequenceMatcher", matcher)

    assert reader.nearest("beside" + "x" * 100_000, KEYS) in KEYS
    assert max(compared) == reader.LONGEST_GUESS


def test_of_too_many_entries_the_first_are_read():
    page = content_reader({"card": [{}] * (MOST_ENTRIES + 1)})

    assert len(page.objects("card")) == MOST_ENTRIES
    assert codes(page) == ["too-many"]


def test_as_many_entries_as_there_may_be_are_fine():
    page = content_reader({"card": [{}] * MOST_ENTRIES})

    assert len(page.objects("card")) == MOST_ENTRIES
    assert page.wrongs == []


def test_texts_and_lists_of_texts_have_a_length():
    long = "x" * (LONGEST_TEXT + 1)
    page = content_reader({"one": long, "many": ["x", long], "most": ["x"] * (MOST_ENTRIES + 1)})

    assert page.word("one") == ""
    assert page.words("many") == []
    assert page.words("most") == []
    assert codes(page) == ["page-long-text", "page-long-text", "too-many"]


def test_a_text_of_the_full_length_is_fine():
    page = content_reader({"one": "x" * LONGEST_TEXT})

    assert page.word("one") == "x" * LONGEST_TEXT
    assert page.wrongs == []
