"""The fourth game at a table of a server: a terminal that finds it, beside a client."""

from pathlib import Path
from random import Random

from casetta import games
from tests.server.joined import joined, link_of, play_on
from tests.server.served import Server


def test_a_whole_game_between_a_terminal_and_a_browser(tmp_path, monkeypatch):
    monkeypatch.setenv("CASETTA_GAMES", str(Path(__file__).parent))
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(Path(__file__).parent)])
    server = Server(tmp_path / "data")
    table = server.begun(game="window-boxes", first=0)
    with (
        joined(link_of(table), tmp_path / "mine") as terminal,
        server.client(table, 1) as browser,
    ):
        play_on(table, terminal, browser, Random(5))
        terminal.see("The game is over", "Ranking")
        terminal.type("\r")

        assert terminal.end() == 0
    assert server.end() == 0
