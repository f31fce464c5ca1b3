"""The menu: a few times Enter, and a game begins."""

from __future__ import annotations

import sys

import pytest

from casetta import games
from casetta.commands.cli import run
from casetta.terminal import interview as menus
from casetta.terminal.interview import Menu, open_menu
from casetta.terminal.session import Seat
from casetta.words import Words
from tests.terminal.stage import GAME, LANGUAGES, Stage


@pytest.fixture(autouse=True)
def only_my_shelfie(monkeypatch):
    monkeypatch.setattr(games, "every", lambda: [GAME])


def chosen(*typed, language="en"):
    """The menu after some answers, and its screens."""
    stage = Stage(typed)
    menu = Menu(stage.screen, Words(language))
    menu.run()
    return menu, stage


@pytest.mark.parametrize("language", LANGUAGES)
def test_enter_is_always_enough_and_options_are_explained_in_words(language):
    menu, stage = chosen("", "", "", "", "", language=language)

    assert menu.seats() == [Seat(), Seat(bot="greedy")]
    assert menu.answers["edition"] == "en"
    assert menu.answers["first_game"] is False
    assert stage.too_large() == []
    if language == "en":
        assert "a refill fills only the empty cells" in stage.frames[3].replace("\n", " ")
        assert "One common goal card instead of two." in stage.frames[4]


def test_people_are_asked_for_their_names():
    menu, _ = chosen("1", "3", "10", "Anna", "", "Zoë", "2", "2")

    assert menu.seats() == [Seat("Anna"), Seat("Player 2"), Seat("Zoë")]
    assert menu.answers["edition"] == "it"
    assert menu.answers["first_game"] is True


def test_bots_may_be_random_and_the_language_changes_at_any_question():
    menu, _ = chosen("pl", "", "it", "4", "2", "ja", "", "")

    assert menu.seats() == [Seat(), *[Seat(bot="random")] * 3]
    assert menu.words.language == "ja"


def test_a_wrong_answer_is_asked_again_and_u_goes_back():
    menu, stage = chosen("5", "", "4", "u", "2", "", "", "")

    assert "Please answer one of: 1." in stage.frames[1]
    assert menu.answers["players"] == 2


def test_what_was_chosen_is_played_and_lots_decide_who_begins(monkeypatch):
    played = []

    def play(*arguments):
        played.append(arguments)
        return 0

    monkeypatch.setattr(menus, "play_game", play)
    monkeypatch.setattr("secrets.randbelow", lambda seats: 1)
    menu, _ = chosen("", "", "", "2", "")

    assert menu.start() == 0
    game, seats, options, *_ = played[0]
    assert game is GAME
    assert seats == [Seat(bot="greedy"), Seat()]
    assert options == {"edition": "it", "first_game": False}


def test_play_without_a_game_opens_the_menu(monkeypatch, capsys):
    monkeypatch.setattr(menus, "open_menu", lambda words: 7)

    assert run(["play"]) == 7
    assert run(["play", "--seed", "3"]) == 2
    assert "Type casetta play and one of dream-home" in capsys.readouterr().err


def test_without_a_terminal_one_sentence_says_what_to_type(monkeypatch, capsys):
    monkeypatch.setattr(sys.stdin, "isatty", lambda: False, raising=False)

    assert open_menu(Words("en")) == 2
    assert "casetta play my-shelfie" in capsys.readouterr().err
