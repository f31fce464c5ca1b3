"""A law that cannot fail proves nothing: each one must see a game that breaks it."""

import pytest

from casetta import games
from casetta.commands.develop import laws
from casetta.contract.compiled import compiled
from casetta.contract.sheet import Line, Sheet
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
    "commute": replace_rules(GAME, waiting=lambda state: 0b11 if GAME.rules.waiting(state) else 0),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_game_that_breaks_the_law_is_caught(name: str, monkeypatch) -> None:
    """The compiled life is the sound game's: only the plain one is broken here."""
    game, sound = BROKEN[name], compiled(GAME)
    monkeypatch.setattr(laws, "compiled", lambda _: sound)

    with pytest.raises(laws.LawBroken, match=name):
        laws.LAWS[name](laws.Played(game, CASE))


def test_every_law_is_broken_once_above() -> None:
    assert set(BROKEN) == set(laws.LAWS)


def test_a_drawing_that_differs_in_more_than_it_says_is_caught() -> None:
    with pytest.raises(laws.LawBroken, match="more differs"):
        laws.LAWS["secrets"](laws.Played(replace_fast(GAME, own_drawing=lambda state: {}), CASE))


def test_somebody_who_is_asked_by_what_is_hidden_is_caught() -> None:
    """Whoever holds a known personal goal of an even number is not asked, says this one."""
    personal, _ = GAME.rules.layout.fields["personal"]

    def waiting(state):
        is_asked = any(card >= 0 and card % 2 for card in state[personal : personal + 3])
        return GAME.rules.waiting(state) if is_asked else 0

    played = laws.Played(replace_rules(GAME, waiting=waiting), CASE)
    played.positions = laws.Played(GAME, CASE).positions
    with pytest.raises(laws.LawBroken, match="who is asked"):
        laws.LAWS["secrets"](played)


def test_points_that_others_bring_are_caught() -> None:
    turn, _ = GAME.rules.layout.fields["turn"]

    def points(state, seat):
        return GAME.rules.points(state, seat) + (state[turn] == seat)

    def sheet(state, seat):
        return Sheet((Line("", "", points(state, seat)),))

    game = replace_text(replace_rules(GAME, points=points), sheet=sheet)
    with pytest.raises(laws.LawBroken, match="while others moved"):
        laws.LAWS["score"](laws.Played(game, CASE))


def test_a_short_way_that_leads_elsewhere_is_caught() -> None:
    with pytest.raises(laws.LawBroken, match="short way"):
        laws.LAWS["notation"](laws.Played(replace_fast(GAME, texts=lambda state, seat: []), CASE))


def test_more_legal_moves_than_a_game_says_are_caught() -> None:
    game = replace_rules(games.load("home-staging"), most_legal=2)
    with pytest.raises(laws.LawBroken, match="too many moves"):
        laws.LAWS["lists"](laws.Played(game, laws.Case(1, {}, 5)))


def test_a_seat_that_is_not_shown_all_of_its_own_is_caught() -> None:
    game = replace_fast(games.load("home-staging"), show_own=lambda view, state, seat: None)
    with pytest.raises(laws.LawBroken, match="shown of its own"):
        laws.LAWS["secrets"](laws.Played(game, laws.Case(2, {}, 5)))
