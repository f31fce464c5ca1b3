"""Questions to the rules that make little sense, and what is answered."""

import json

import pytest

from casetta.games.dream_home import GAME
from casetta.protocol.ask import answer_line
from casetta.table.table import Table
from casetta.words import LANGUAGES, Words
from tests.games.dream_home.drawn import floors

WORDS = {language: Words(language).with_game(GAME.folder) for language in LANGUAGES}


def ask(language="en", **question):
    told = {"ask": "score", "floors": floors(), **question}
    return answer_line(GAME, json.dumps(told).encode(), WORDS[language])


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("K . . . .\n. . . . .", "no_support", "U0"),
        (". . . K .\n. .", "no_support", "L3"),
        ("A .", "wrong_floor", "B0"),
        ("C . . . .", "wrong_floor", "L0"),
        ("B B B . .", "room_too_large", "L2"),
        ("A A . . .", "room_too_large", "L1"),
        ("K+piano . . . .", "token_misplaced", "L0"),
        ("L+tree_house . . . .", "token_misplaced", "L0"),
        ("L+piano L+cat_house . . .", "two_tokens", "L1"),
        ("# # # # #\nx # # # #\n# #", "scaffolding_left", "L0"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_impossible_house_is_refused_with_its_space_and_the_rule(language, text, code, where):
    error = ask(language, floors=floors(text))["error"]

    assert (error["code"], error["where"]) == (code, where)
    assert where in error["message"]


def test_a_refusal_speaks_of_cards_as_people_do():
    refused = ask("it", floors=floors("K+piano . . . ."))["error"]

    assert refused["message"] == "L0: il segnalino «pianoforte» non va in questa stanza."


@pytest.mark.parametrize("value", [[], 5, "house", True])
def test_floors_that_are_none_are_named(value):
    error = ask(floors=value)["error"]

    assert (error["code"], error["where"]) == ("field_not_an_object", "floors")


@pytest.mark.parametrize(
    ("field", "card"),
    [("helpers", "architect"), ("roofs", {"color": "red"}), ("outside", "tree_house")],
)
def test_more_cards_than_a_deck_has_are_refused_and_never_miscounted(field, card):
    """64 architects would be one handyman, 128 red roofs one with a window."""
    told = ask(**{field: [card] * 48})
    assert len(told["warnings"]) == 1
    assert "48" in told["warnings"][0]

    error = ask(**{field: [card] * 49})["error"]
    assert (error["code"], error["where"]) == ("too_many", field)


def test_a_drawing_with_more_cards_than_a_deck_has_is_refused():
    for field, card in (("beside", "architect"), ("roofs", "roof red")):
        house = {**floors(), field: [card] * 128}
        _, wrongs = GAME.text.setup({"seats": 2, "stage": "over", "houses": [house]})
        assert ("too-many", f"houses [0] {field}") in [(w.code, w.where) for w in wrongs]


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ({"weather": 1}, "weather"),
        ({"floors": {**floors(), "attic": []}}, "floors attic"),
        (
            {"floors": {**floors(), "lower": [{"room": "study", "owner": 1}, *[None] * 4]}},
            "L0 owner",
        ),
        ({"roofs": [{"color": "red", "shape": "flat"}]}, "roofs [0] shape"),
        ({"ask": "token", "decor": "piano", "roofs": [{"shape": 1}]}, "roofs"),
    ],
)
def test_fields_that_mean_nothing_are_named_wherever_they_stand(question, name):
    assert ask(**question)["warnings"] == [f"The field {name} is not known and was ignored."]


def test_a_score_sheet_has_the_sentence_of_each_line():
    """The score pad of the pages says the lines as the table does."""
    house = floors("K . . . .")
    told, scored = ask(ask="sheet", floors=house), ask(floors=house)

    assert told["total"] == scored["total"]
    assert [each["points"] for each in told["lines"]] == [
        each["points"] for each in scored["lines"]
    ]
    assert told["lines"][0]["rule"] == "sheet-kitchen"
    assert list(told["lines"][0]["cells"]) == ["L0"]


def test_bonuses_tell_what_they_lack():
    """At a table the position is the table's own; elsewhere the question brings it."""
    table = Table.deal(GAME, 2, {}, seed=1)
    asked = {"ask": "needs", "view": table.setup, "seat": 1}

    assert answer_line(GAME, json.dumps(asked).encode(), WORDS["en"])["needs"] == [
        {"rule": "sheet-bathroom-on-each-floor", "missing": ["upper", "lower"]},
        {"rule": "sheet-bathroom-kitchen-bedroom", "missing": ["bathroom", "kitchen", "bedroom"]},
    ]
