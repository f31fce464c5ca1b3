"""`casetta ask GAME`, the question `box`: what people have together, the box must hold."""

import pytest

from casetta.games import load
from casetta.protocol.ask import answer
from casetta.words import LANGUAGES, Words


def ask(game, language="en", **question):
    """What the rules answer."""
    words = Words(language).with_game(load(game).folder)
    return answer(load(game), {"ask": "box", **question}, words)


def shelf(row, **more):
    """A full shelf of six such rows, and what else somebody has."""
    return {"shelf": [row] * 6, **more}


def house(*rooms, **more):
    """A house with these rooms on its lower floor."""
    lower = [*({"room": room} for room in rooms), *[None] * (5 - len(rooms))]
    return {"floors": {"upper": [None] * 5, "lower": lower, "basement": [None] * 2}, **more}


def plan(*pieces):
    """The pieces of a plan, each by its card and its option."""
    return {"pieces": [{"card": card, "option": option} for card, option in pieces]}


def test_shelves_share_the_tiles_of_one_box():
    people = [shelf("CCBGF"), shelf("CCBGF")]
    assert ask("my-shelfie", people=people[:1]) == {"warnings": []}

    assert ask("my-shelfie", people=people) == {
        "warnings": ["24 tiles of the type cat; the box has only 22."]
    }


def test_cards_and_tokens_of_my_shelfie_are_not_there_twice():
    one = shelf(".....", personal=7, tokens=[8], end_token=True)
    assert ask("my-shelfie", people=[one, shelf(".....", tokens=[8])]) == {"warnings": []}

    assert ask("my-shelfie", people=[one, one, one]) == {
        "warnings": [
            "Please check: there’s only one personal goal card 7.",
            "Please check: there’s only one token 8 for each common goal.",
            "Please check: only one shelf was full first.",
        ]
    }


def test_a_card_that_was_drawn_by_hand_may_be_drawn_twice():
    drawn = shelf(".....", personal=[[0, 0, "C"]])

    assert ask("my-shelfie", people=[drawn, drawn]) == {"warnings": []}


def test_houses_share_the_cards_of_one_box_even_if_they_cannot_stand():
    one = house("study", "study")
    one["floors"]["upper"][4] = {"room": "study", "decor": "piano"}
    two = house("study", outside=["tree_house", "tree_house"], helpers=["architect"] * 3)
    roofs = [{"color": "red", "window": True}] * 9

    told = ask("dream-home", people=[one, {**two, "roofs": roofs}, one])["warnings"]

    assert [warning.split(";")[0] for warning in told] == [
        "7 × study", "9 × red roof with window", "2 × piano", "2 × treehouse",
        "3 × architect",
    ]  # fmt: skip
    assert ask("dream-home", people=[house("study")]) == {"warnings": []}


def test_plans_share_the_cards_that_were_turned_over():
    same = [plan((0, "01a1")), plan((0, "01a2"))]
    assert ask("home-staging", scenario="first-keys", people=same) == {"facts": []}

    told = ask("home-staging", scenario="first-keys", people=[plan((0, "01a1")), plan((0, "01b1"))])

    assert told == {"facts": [{"code": "two_cards", "card": 0}]}


def test_nobody_draws_more_pieces_of_a_card_than_it_has_tokens():
    often = plan(*[(0, "01a1")] * 9)

    told = ask("home-staging", scenario="first-keys", people=[plan(), often])

    tokens = told["facts"][0].pop("tokens")
    assert told == {"facts": [{"code": "too_many_pieces", "person": 1, "card": 0}]}
    assert 1 <= tokens < 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_rooms_and_other_cards_are_called_by_their_names(language):
    words = Words(language).with_game(load("dream-home").folder)
    told = ask("dream-home", language, people=[house("study", outside=["tree_house"])] * 4)

    study, token = told["warnings"]
    assert words("room-name", room="study") in study
    assert words("card-name", card="tree_house") in token


@pytest.mark.parametrize(
    ("game", "question", "where"),
    [
        ("my-shelfie", {"people": [{}]}, "people [0] shelf"),
        ("my-shelfie", {"people": [shelf(".....", tokens=[3])]}, "people [0] tokens [0]"),
        ("my-shelfie", {"people": [shelf(".....")] * 5}, "people"),
        ("dream-home", {"people": [house("attic")]}, "people [0] L0 room"),
        ("dream-home", {"people": [house(), {}]}, "people [1] floors"),
        ("dream-home", {"people": [house()] * 5}, "people"),
        ("home-staging", {"people": []}, "scenario"),
        (
            "home-staging",
            {"scenario": "first-keys", "people": [plan((0, "99a1"))]},
            "people [0] pieces [0] option",
        ),
        (
            "home-staging",
            {"scenario": "first-keys", "people": [plan((99, "01a1"))]},
            "people [0] pieces [0] card",
        ),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_place(game, question, where):
    error = ask(game, **question)["error"]

    assert error["where"] == where
    assert not error["message"].startswith("wrong-")
