"""What each edition presets, and how it is told."""

import pytest

from casetta.contract.face import Scene
from casetta.contract.text import cell_width
from casetta.games.dream_home import GAME
from casetta.games.dream_home.rules.layout import ROUND
from casetta.games.dream_home.terminal import LINE
from casetta.words import LANGUAGES, Words
from tests.games.dream_home.drawn import dealt, drawn, legal, play

WORDS = {language: Words(language).with_game(GAME.folder) for language in LANGUAGES}
STANDARD: dict[str, object] = {
    "simplified": False,
    "decor_optional": True,
    "face_down": "free",
    "draft_discard_removed": False,
    "scaffolding_may_wait": False,
    "handyman_ignores_tokens": False,
    "join_decorated_rooms": True,
    "designer_counts_outside": True,
    "helpers_stack": False,
    "tiebreak": "shared",
    "annex_adjacency": "horizontal",
}
CHANGES: dict[str, dict[str, object]] = {
    "standard": {},
    "it": {},
    "en": {"decor_optional": False, "handyman_ignores_tokens": True, "tiebreak": "children"},
    "pl": {"draft_discard_removed": True, "scaffolding_may_wait": True},
}


@pytest.mark.parametrize("edition", CHANGES)
def test_an_edition_presets_what_the_table_says_and_a_game_records_it(edition):
    expected = {"edition": edition, **STANDARD, **CHANGES[edition]}

    assert GAME.complete({"edition": edition}) == expected
    assert drawn(dealt(3, edition=edition))["options"] == expected


def test_an_option_that_is_given_wins_over_the_edition():
    options = drawn(dealt(3, edition="pl", scaffolding_may_wait=False))["options"]

    assert (options["draft_discard_removed"], options["scaffolding_may_wait"]) == (True, False)


def notes(state, language="en"):
    """What stands below the houses, as lines."""
    names = [f"seat {seat}" for seat in range(4)]
    rows = GAME.terminal.notes(Scene(GAME.view(state, 0), 0, names, WORDS[language]))
    return ["".join(text for text, _ in row) for row in rows]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["standard", "it", "en", "pl"])
def test_in_the_first_round_the_terminal_says_what_the_edition_changes(language, edition):
    told = notes(dealt(4, edition=edition), language)
    sentence = WORDS[language](f"option-edition-{edition}")

    assert (sentence in " ".join(told)) == (edition != "standard")
    assert all(cell_width(line) <= LINE for line in told)


def test_a_mixture_of_options_is_told_one_by_one():
    told = " ".join(notes(dealt(4, edition="en", decor_optional=True, face_down="forced_only")))

    assert "A room may be laid face down only where" in told
    assert "Decorated rooms may be extended" in told
    assert "must be laid" not in told
    assert "The most hidden children" in told


def test_the_edition_is_told_only_in_the_first_round():
    state = dealt(2, edition="pl")
    while state[ROUND] == 0:
        assert notes(state)[0].startswith("Polish: ")
        state = play(state, sorted(legal(state))[0])

    assert notes(state)[0].startswith("Round 2")
