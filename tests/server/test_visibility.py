"""The truth of test mode: who knows what of a position, word by word."""

import random
from itertools import islice

import pytest

from casetta import games
from casetta.kernel.state import NOBODY, SEATS, UNKNOWN
from casetta.server.test_mode import known_by
from casetta.table.table import Table
from tests.playing import random_game

EVERYBODY = [NOBODY, 0, 1]


def known(game, state):
    """Who knows what; nobody ever knows the luck while the game runs."""
    told = known_by(game, state, (NOBODY, *range(state[SEATS])))
    assert told["luck"] == [[]] * 10
    return told


def positions(name, seats=2, seed=3):
    """A game played at random, position by position."""
    game, dice = games.load(name), random.Random(seed)
    state = list(Table.deal(game, seats, seed=seed).state)
    for each in random_game(game, state, dice):
        yield game, list(each)


def word(game, name, state):
    return state[game.rules.layout.fields[name][0]]


def test_each_seat_knows_its_own_personal_card_of_my_shelfie():
    game, state = next(positions("my-shelfie"))
    told = known(game, state)

    assert told["personal"][:2] == [[0], [1]]
    assert told["common"] == [EVERYBODY] * 2
    assert told["room"] == [EVERYBODY] * 3
    state[game.rules.layout.fields["personal"][0] + 1] = UNKNOWN
    assert known(game, state)["personal"][1] == [1], "also if a value looks like its mask"


def test_nobody_knows_the_decks_and_the_roofs_of_dream_home():
    for game, state in islice(positions("dream-home"), None, None, 9):
        told = known(game, state)
        now = word(game, "round", state)
        hidden = [not viewers for viewers in told["decks"]]
        assert hidden == [later > now for later in range(12)]
        assert told["display"] == [EVERYBODY]
        roofs = [n for n, viewers in enumerate(told["houses"]) if not viewers]
        assert len(roofs) == 2, "also where a pile is empty and looks like its mask"


def test_nobody_knows_which_card_lies_face_down_in_home_staging():
    for game, state in islice(positions("home-staging"), None, None, 17):
        told = known(game, state)
        start, _ = game.rules.layout.fields["turn_of"]
        for card in range(word(game, "cards", state)):
            lies_open = state[start + card] != 0
            assert told["letter"][card] == (EVERYBODY if lies_open else [])


@pytest.mark.parametrize("name", games.names())
def test_after_the_end_everybody_knows_all_but_the_luck(name):
    game = games.load(name)
    *_, (_, state) = positions(name)
    told = known(game, state)
    del told["luck"]

    assert all(viewers == EVERYBODY for words in told.values() for viewers in words)


@pytest.mark.parametrize("name", games.names())
def test_the_truth_of_a_table_is_told_in_test_mode(server, name):
    links = server.begun(game=name)
    told = server.get(f"/api/test/tables/{links['table']}/truth")

    assert {name: len(words) for name, words in told["fields"].items()} == {
        name: len(words) for name, words in told["known_by"].items()
    }
    assert [word for words in told["fields"].values() for word in words] == told["state"]
    if name == "my-shelfie":
        assert told["known_by"]["personal"][:2] == [[0], [1]]
