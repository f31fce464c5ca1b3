"""The laws over every game found, in both lives."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casetta import games
from casetta.commands.develop import golden, laws
from casetta.contract.game import Game
from tests.long import few_or_all, in_parts

GAMES = games.every()
EACH_CASE = [
    pytest.param(game, case, id=f"{game.name}-{number}")
    for game in GAMES
    for number, case in enumerate(laws.cases(game, seed=1))
]


@pytest.fixture(autouse=True)
def _looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The slow laws look at fewer positions of a game than in a long run."""
    looks = few_or_all("laws", few=12, all_of_them=laws.MOST_LOOKS)
    monkeypatch.setattr(laws, "MOST_LOOKS", looks)


@pytest.mark.long("laws")
@pytest.mark.parametrize(("game", "case"), EACH_CASE)
def test_every_option_value_keeps_the_laws(game: Game, case: laws.Case) -> None:
    """Each value of each option at least once, with each number of seats."""
    keep_the_laws(game, case)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@in_parts("laws", full=10)
@settings(max_examples=6)
@given(seed=st.integers(0, 2**40))
def test_random_combinations_keep_the_laws(game: Game, part: int, seed: int) -> None:
    """Any combination of options, any luck; each part has other combinations."""
    seed += part
    dice = Random(seed)
    seats = dice.choice(game.seats[:3])
    keep_the_laws(game, laws.Case(seats, laws.random_options(game, dice), seed))


def keep_the_laws(game: Game, case: laws.Case) -> None:
    """Look at one random game through all laws."""
    played = laws.RandomGame(game, case)
    for law in laws.LAWS.values():
        law(played)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_golden_games_and_move_counts_are_as_they_were(game: Game) -> None:
    """Laws 10 and 11; `./casetta golden --write` renews the files."""
    files = list(golden.expected_files(game))

    for file, text in files:
        assert file.read_text(encoding="utf-8").splitlines() == text.splitlines(), file.name
    assert len(files) > len(game.seats)
