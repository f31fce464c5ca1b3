"""What the pages take from elsewhere is fresh: types of messages, words in four languages."""

from pathlib import Path

import pytest

from casetta.words import LANGUAGES
from tests.words.test_words import KANA_OR_KANJI, POLISH_FORMS, messages, seen_in, text_of
from tools.protocol_types import typescript

WORDS = Path(__file__).resolve().parents[2] / "web" / "words"
ALIKE = {
    "game-dream-home": "a title",
    "game-home-staging": "a title",
    "game-my-shelfie": "a title",
    "minutes-dream-home": "a number with a sign",
    "minutes-home-staging": "a number with a sign",
    "minutes-my-shelfie": "a number with a sign",
    "chat": "the same word in Italian",
    "home": "the same word in Italian",
    "menu": "the same word in Italian and Polish",
}


def test_the_types_of_pages_are_those_of_messages_and_questions():
    """Renewed by python tools/protocol_types.py."""
    for file, text in typescript().items():
        assert file.read_text(encoding="utf-8") == text, file


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_speak_every_language_with_the_same_messages(language):
    english, other = messages(WORDS, "en"), messages(WORDS, language)

    assert set(other) == set(english)
    for name in english:
        assert seen_in(other[name]).variables == seen_in(english[name]).variables, name


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_no_sentence_of_the_pages_is_left_in_english(language):
    names = messages(WORDS, "en")
    alike = {n for n in names if text_of(WORDS, language, n) == text_of(WORDS, "en", n)}

    assert alike <= set(ALIKE)


def test_the_pages_speak_japanese_and_all_polish_plurals():
    for name in messages(WORDS, "ja"):
        assert KANA_OR_KANJI.search(text_of(WORDS, "ja", name)), name
    for name, message in messages(WORDS, "pl").items():
        for forms in seen_in(message).forms:
            assert not forms & {"one", "few", "many"} or forms >= POLISH_FORMS, name
