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
    page.objects_by("card", "name", ("kitchen", "sauna"))
    assert page.wrongs == [], "whoever names no keys lets all of them stand"

    page.objects_by("card", "name", ("kitchen", "sauna"), KEYS)

    assert [(wrong.code, wrong.where) for wrong in page.wrongs] == [
        ("page-strange-key", "line 8, card 2 besides")
    ]
    assert page.wrongs[0].values == {"nearest": "beside", "known": "name, points, beside"}


@pytest.mark.parametrize(
    ("known", "where", "nearest"),
    [
        (("card", "extras"), "line 10, extra", "extras"),
        (("cards", "extra"), "line 2, card", "cards"),
    ],
)
def test_a_strange_table_is_told_with_the_line_of_its_first_entry(known, where, nearest):
    page = toml_reader(CARD)
    page.only(known)

    assert [wrong.where for wrong in page.wrongs] == [where]
    assert page.wrongs[0].values["nearest"] == nearest


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


@pytest.mark.parametrize(("more", "noted"), [(0, 0), (1, 1), (50 * MOST_FAULTS, 1)])
def test_after_so_many_faults_the_last_says_that_there_are_more(more, noted):
    page = content_reader({f"key{number}": 0 for number in range(MOST_FAULTS + more)})
    page.only(("card",))

    assert len(page.wrongs) == MOST_FAULTS + noted
    assert codes(page).count("more-faults") == noted


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


@pytest.mark.parametrize(("more", "told"), [(0, []), (1, ["too-many"])])
def test_of_too_many_entries_the_first_are_read(more, told):
    page = content_reader({"card": [{}] * (MOST_ENTRIES + more)})

    assert len(page.objects("card")) == MOST_ENTRIES
    assert codes(page) == told


def test_texts_and_lists_of_texts_have_a_length():
    fine = "x" * LONGEST_TEXT
    page = content_reader(
        {"fine": fine, "one": fine + "x", "many": ["x", fine + "x"], "most": ["x"] * 1_001}
    )

    assert page.word("fine") == fine
    assert page.word("one") == ""
    assert page.words("many") == page.words("most") == []
    assert codes(page) == ["page-long-text", "page-long-text", "too-many"]
