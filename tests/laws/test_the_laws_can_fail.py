"""A law that cannot fail proves nothing: each one must see a game that breaks it."""

from dataclasses import fields

import pytest

from casetta import games
from casetta.commands.develop import laws
from casetta.contract.compiled import compiled
from casetta.contract.text import Phrase, Sheet
from tests.changed import replace_fast, replace_rules, replace_text

GAME = games.load("my-shelfie")
CASE = laws.Case(3, {}, 5)


def leaky_hide(state, seat):
    """Forgets to blank the luck."""
    luck = list(state[:10])
    GAME.rules.hide(state, seat)
    state[:10] = luck


def forgetful_play(state, seat, move):
    """Loses a tile of the bag when there are enough."""
    GAME.rules.play(state, seat, move)
    bag, _ = GAME.rules.layout.fields["bag"]
    state[bag] = max(0, state[bag] - 1)


def cheap_guess(state, seed):
    """Gives everybody the same personal card."""
    GAME.rules.guess(state, seed)
    personal, length = GAME.rules.layout.fields["personal"]
    state[personal : personal + length] = [0] * length


def generous_setup(drawing):
    """Sets every table for the seat after the one whose turn it is."""
    state, wrongs = GAME.text.setup(drawing)
    turn, _ = GAME.rules.layout.fields["turn"]
    state[turn] = (state[turn] + 1) % 3
    return state, wrongs


BROKEN = {
    "replay": replace_rules(GAME, play=forgetful_play),
    "lists": replace_rules(GAME, nth=lambda state, seat, n: GAME.rules.nth(state, seat, n // 2)),
    "notation": replace_text(GAME, write=lambda move: GAME.text.write(move - move % 5)),
    "door": replace_text(GAME, setup=generous_setup),
    "secrets": replace_rules(GAME, hide=leaky_hide),
    "guess": replace_rules(GAME, guess=cheap_guess),
    "conservation": replace_rules(GAME, play=forgetful_play),
    "end": replace_rules(GAME, longest=20),
    "score": replace_text(GAME, sheet=lambda state, seat: Sheet(())),
    "shortcuts": replace_fast(GAME, count=lambda state, seat: 1),
    "commute": replace_rules(GAME, waiting=lambda state: 0b11 if GAME.rules.waiting(state) else 0),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_game_that_breaks_the_law_is_caught(name: str, monkeypatch) -> None:
    """The compiled life is the sound game's: only the plain one is broken here."""
    game, sound = BROKEN[name], compiled(GAME)
    monkeypatch.setattr(laws, "compiled", lambda _: sound)

    with pytest.raises(laws.LawBroken, match=name):
        laws.LAWS[name](laws.RandomGame(game, CASE))


def test_every_law_is_broken_once_above() -> None:
    assert set(BROKEN) == set(laws.LAWS)


STAGING = games.load("home-staging")


def asked_by_what_is_hidden(state):
    """Whoever holds a known personal goal of an even number is not asked."""
    personal, _ = GAME.rules.layout.fields["personal"]
    is_asked = any(card >= 0 and card % 2 for card in state[personal : personal + 3])
    return GAME.rules.waiting(state) if is_asked else 0


def points_of_the_turn(state, seat):
    """A point more for the seat whose turn it is."""
    turn, _ = GAME.rules.layout.fields["turn"]
    return GAME.rules.points(state, seat) + (state[turn] == seat)


def narrate_goals(before, after, seat, moves):
    """Tells the first personal goal that the reader knows."""
    personal, length = GAME.rules.layout.fields["personal"]
    return [Phrase("goal", {"goal": max(after[personal : personal + length])})]


WRONG_SHORTCUTS = {
    "count": replace_fast(GAME, count=lambda state, seat: 1),
    "nth": replace_fast(GAME, nth=lambda state, seat, n: GAME.rules.nth(state, seat, 0)),
    "by_lot": replace_fast(GAME, by_lot=lambda state, seat, word: -1),
    "texts": replace_fast(GAME, texts=lambda state, seat: []),
    "own_drawing": replace_fast(GAME, own_drawing=lambda state: {}),
    "who is asked": replace_rules(GAME, waiting=asked_by_what_is_hidden),
    "uncovers": replace_fast(GAME, uncovers=lambda before, after: True),
    "show_own": replace_fast(STAGING, show_own=lambda view, state, seat: None),
    "earned_alone": replace_rules(GAME, points=points_of_the_turn),
    "told_alike": replace_text(GAME, narrate=narrate_goals),
}


@pytest.mark.parametrize("name", WRONG_SHORTCUTS)
def test_a_shortcut_that_leads_elsewhere_is_caught(name: str) -> None:
    game = WRONG_SHORTCUTS[name]
    played = laws.RandomGame(game, CASE)
    played.positions = laws.RandomGame(games.load(game.name), CASE).positions

    with pytest.raises(laws.LawBroken, match=f"shortcuts: .*{name}"):
        laws.LAWS["shortcuts"](played)


def test_every_shortcut_is_wrong_once_above() -> None:
    assert set(WRONG_SHORTCUTS) == {*(each.name for each in fields(GAME.fast)), "who is asked"}


def test_more_legal_moves_than_a_game_says_are_caught() -> None:
    game = replace_rules(STAGING, most_legal=2)
    with pytest.raises(laws.LawBroken, match="too many moves"):
        laws.LAWS["lists"](laws.RandomGame(game, laws.Case(1, {}, 5)))
