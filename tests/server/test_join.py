"""`casetta join`: a seat at a terminal, beside a client that stands for a browser."""

import json
import socket
import stat
from contextlib import contextmanager
from random import Random

import pytest

from casetta import games
from tests.server.joined import joined, link_of, play_on, position, relay, settled
from tests.server.positions import finished, laid
from tests.server.served import OPEN, PERSON, Table, legal_moves, table_of, version
from tests.terminal.stage import run


@pytest.fixture
def join(tmp_path):
    """Starts the command at a terminal whose data folder is its own."""

    @contextmanager
    def start(link, folder="mine"):
        with joined(link, tmp_path / folder) as terminal:
            yield terminal

    return start


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_between_a_terminal_and_a_browser(server, join, game):
    table = server.begun(game=game, first=0)
    with join(link_of(table)) as terminal, server.client(table, 1) as browser:
        play_on(table, terminal, browser, Random(5))
        result = browser.position()["result"]
        shown = terminal.see("The game is over", "Enter ends")
        terminal.type("\r")

        assert terminal.end() == 0
        assert "Ranking" in shown
        for name, seat in zip(("You", "P1"), result, strict=True):
            line = f"{seat['place']}. {name.ljust(3)}  {seat['points']:>3}"
            assert line in terminal.shown.replace("\x1b[0m", "").replace("\x1b[1m", "")


def test_people_talk_across(server, join):
    """Chat and emotes go both ways; what others wrote steers no terminal."""
    table = server.begun(first=0)
    with join(link_of(table)) as terminal, server.client(table, 1) as browser:
        terminal.see("It’s your turn")
        terminal.type("say hello\r")
        assert browser.until("said", text="hello")["seat"] == 0
        terminal.type("emote wow\r")
        assert browser.until("said", text="wow")["kind"] == "emote"
        terminal.type("emote nonsense\r")
        terminal.see("You: hello", "You: Wow!", "good-luck, well-done")
        browser.send({"type": "say", "id": "1", "text": "bell\x07 \x1b[2J now"})
        browser.send({"type": "say", "id": "2", "emote": "thanks"})
        terminal.see("P1: Thank you!")
        terminal.type("hint\r")
        terminal.see("points expected")
        assert "\x07" not in terminal.shown


def test_what_is_typed_stays_while_others_talk(server, join):
    """News are written above the line that is being typed, and a chosen move stays chosen."""
    table = server.begun(first=0)
    with join(link_of(table)) as terminal, server.client(table, 1) as browser:
        terminal.see("It’s your turn")
        move = position(table).legal(0)[0]
        terminal.type("say good\x1b[D\x1b[Do")
        settled(terminal, browser)
        terminal.see("> say goood")
        terminal.type("\x05\x15" + move + "\r")
        terminal.see("Enter keeps it")
        settled(terminal, browser, "Enter keeps it")
        terminal.type("\r")

        assert browser.catch_up(1)["version"] == 1
        assert browser.entries[0]["move"] == move


def test_moves_are_taken_back_with_consent(server, join):
    table = server.begun(first=0)
    with join(link_of(table)) as terminal, server.client(table, 1) as browser:
        terminal.see("It’s your turn")
        first = position(table).legal(0)[0]
        terminal.type(f"{first}\r\r")
        browser.catch_up(1)
        second = version(browser.move(legal_moves(browser)[0]))
        settled(terminal, browser)
        terminal.type("u\r")
        terminal.see("Type ask to ask the others")
        terminal.type("ask\r")
        browser.until("update")
        terminal.see("You asked to undo.", "Waiting for everyone’s OK.")
        version(browser.act("agree"))
        shown = terminal.see("P1 agreed.", "You undid a move.", "It’s your turn")
        assert "0 points" in shown

        terminal.type(f"{first}\r\r")
        browser.catch_up(browser.position()["version"] + 1)
        assert browser.position()["waiting"] == [1]
        version(browser.move(legal_moves(browser)[0]))
        version(browser.act("undo"))
        version(browser.move(legal_moves(browser)[0]))
        terminal.see("P1 undid a move.")
        settled(terminal, browser)
        terminal.type("d2 nonsense\r")
        settled(terminal, browser)
        version(browser.act("ask"))
        terminal.see("P1 would like to undo a move. Type agree or refuse.")
        terminal.type("refuse\r")
        terminal.see("You said no.")
    assert second == 2


def test_a_pause_and_a_hint_that_is_not_allowed(server, join):
    clock = {"kind": "live", "seconds": 3600}
    table = server.begun(first=0, policy={"hints": False, "clock": clock})
    with join(link_of(table)) as terminal, server.client(table, 1) as browser:
        terminal.see("It’s your turn · 59:00")
        terminal.type("hint\r")
        terminal.see("The host turned hints off.")
        version(browser.act("pause"))
        terminal.see("P1 paused the game.", "Type resume to continue.")
        terminal.type("resume\r")
        terminal.see("You resumed the game.", "It’s your turn")


def test_a_bot_gives_the_seat_back(server, join):
    table = server.begun(first=0)
    with server.client(table, 1) as program:
        program.position()
        version(program.act("hand-over", bot="random"))
    with join(link_of(table, "1")) as terminal:
        terminal.see("To play: P0", "A bot is playing your seat. Type back")
        terminal.type("back\r")
        assert "A bot is playing your seat" not in terminal.see("You’re playing again.", "quit >")


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return str(free.getsockname()[1])


def test_a_cut_in_mid_turn_loses_and_doubles_nothing(served, join):
    """A move that is confirmed while the server is down is made once, when it is back."""
    server = served("--port", free_port())
    table = server.begun(first=0)
    with join(link_of(table)) as terminal:
        with server.client(table, 1) as browser:
            terminal.see("It’s your turn")
            move = position(table).legal(0)[0]
            terminal.type(f"{move}\r")
            terminal.see("Enter keeps it")
            browser.send({"type": "say", "id": "1", "text": "before"})
            terminal.see("before")
            server.kill()
            terminal.see("Connection lost; trying again", "Enter keeps it")
        terminal.type("\r")
        server.start()
        with server.client(table, 1, from_version=0) as browser:
            terminal.see("To play: P1")
            assert [each["move"] for each in browser.catch_up(1) and browser.entries] == [move]
            assert version(browser.move(legal_moves(browser)[0])) == 2
            assert "before" not in settled(terminal, browser, "quit >"), "nothing is told again"


def test_somebody_comes_with_a_code(server, join):
    """The host lets them in, they add to the shuffle, the game begins without them typing."""
    players = [{"player": "person", "name": "Anna"}, {"player": "open"}]
    links = server.post("/api/tables", {"game": "my-shelfie", "seats": players, "first": 0})
    code = server.get(table_of(links), links["host"])["code"]
    table = Table(server, links)
    with (
        server.client(links, 0) as browser,
        join(link_of(table, "host"), folder="host") as host,
        join(f"{server.url}/join/{code}") as terminal,
    ):
        host.see(f"Code for others: {code}", "Open seat")
        host.type("admit\r")
        host.see("Nobody is waiting to be let in.")
        terminal.see("What’s your name?")
        terminal.type("Bruno\r")
        host.see("Waiting to be let in: Bruno")
        host.type("admit Br\r")
        terminal.see("The game hasn’t started", "Anna", "You")
        terminal.type("say here I am\r")
        browser.until("said", text="here I am")
        assert server.get(table_of(links), links["host"])["entropy"] == [1]
        host.type("start\r")
        host.see("To play: Anna")
        terminal.see("To play: Anna")
        assert browser.position()["waiting"] == [0]
        terminal.type("d2 >1\r")
        terminal.see("It isn’t your turn yet.")
        terminal.type("next\r")
        terminal.see("There’s no rematch")


def test_a_finished_game_is_saved_and_followed_by_a_rematch(server, join, tmp_path):
    table, moves = laid(server, "person", "person", left=2)
    mine = moves[0][0]
    with join(link_of(table, str(mine))) as terminal, server.client(table, 1 - mine) as browser:
        for number, (seat, move) in enumerate(moves, 1):
            if seat == mine:
                settled(terminal, browser)
                terminal.type(f"{move}\r\r")
            else:
                version(browser.move(move))
            browser.catch_up(number)
        terminal.see("The game is over", "Ranking")
        file = tmp_path / "record.json"
        terminal.type(f"save {file}\r")
        terminal.see("Saved in")
        assert json.loads(file.read_text()) == table.get("record")
        table.post("rematch")
        terminal.see("There’s a rematch. Type next")
        terminal.type("next\r")
        terminal.see("The game hasn’t started", "P0", "You") if mine else terminal.see("P1", "You")
        terminal.type("quit\r")

        assert terminal.end() == 0


def test_lines_from_a_pipe_are_played_too(server, tmp_path):
    """Where nothing can be drawn over, everything is written down one after the other."""
    table = server.begun(first=0)
    move = position(table).legal(0)[0]

    told = run("join", link_of(table), "--data-dir", str(tmp_path), typed=f"{move}\n\nquit\n")

    assert told.returncode == 0, told.stderr
    assert "To play: P1" in told.stdout
    assert [each["move"] for each in entries_of(table)] == [move]


def entries_of(table):
    with table.server.client(table, from_version=0) as spectator:
        spectator.position()
        return spectator.entries


def test_a_seat_is_its_players_and_the_same_command_works_again(server, join, tmp_path):
    """The link binds to this terminal; another one is told so, and this one comes back."""
    table = server.begun(first=0)
    with join(link_of(table)) as terminal:
        terminal.see("This seat is yours now.")
        terminal.type("quit\r")
        assert terminal.end() == 0
    file = tmp_path / "mine" / "seats.json"
    with join(link_of(table), folder="other") as terminal:
        assert terminal.end() == 2
        assert "This link was replaced by a new one." in terminal.shown
    with join(link_of(table).partition("#")[0]) as terminal:
        terminal.see("It’s your turn")

        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert table["seats"]["0"] not in file.read_text()
        table.post("kick", {"seat": 0})
        assert terminal.end() == 1
        assert "The host removed you from the table." in terminal.shown


def test_somebody_looks_on(server, join):
    table = server.begun(first=0)
    with join(link_of(table, "spectator")) as terminal, server.client(table, 0) as browser:
        terminal.see("To play: P0", "say TEXT")
        version(browser.move(legal_moves(browser)[0]))
        terminal.see("To play: P1", "P0 added ")
        terminal.type("d2 >1\r")
        terminal.see("It isn’t your turn yet.")
        terminal.type("pause\r")
        terminal.see("This isn’t your seat.")
        terminal.type("\x03")
        assert terminal.end() == 130
        assert terminal.shown.rstrip().endswith("Interrupted.")
        assert "\x1b[?1049l" in terminal.shown, "the terminal is given back as it was"


def test_a_game_that_is_over_can_still_be_looked_at(server, join):
    table = finished(server)
    with join(link_of(table, "spectator")) as terminal:
        terminal.see("The game is over", "Ranking")


def test_a_free_seat_of_a_public_table_is_taken(server, tmp_path):
    new = {"game": "my-shelfie", "seats": [PERSON, OPEN], "policy": {"public": True}}
    table = Table(server, server.post("/api/tables", new))
    link = f"{server.url}/join/open-{table['table']}"

    told = run("join", link, "--name", "Bo", "--data-dir", str(tmp_path), typed="quit\n")

    assert told.returncode == 0, told.stderr
    assert "Anna, not here yet" in told.stdout
    assert [place["name"] for place in table.get()["places"]] == ["Anna", "Bo"]


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("nonsense", "nonsense is not a link to a table"),
        ("http://127.0.0.1:9/t/abcdef#secretsecret", "Can’t reach the server"),
        ("{url}/t/nosuchtable#secretsecret", "This link doesn’t work."),
        ("{url}/join/NOCODE", "There’s no table with this code."),
        ("{url}/api/t/abcdef#secretsecret", "There’s nothing here."),
    ],
)
def test_a_wrong_link_is_explained(server, link, sentence, tmp_path):
    told = run("join", link.format(url=server.url), "--name", "Anna", "--data-dir", str(tmp_path))

    assert told.returncode == 2
    assert sentence in told.stderr
    assert told.stderr.count("\n") == 1


OTHERS = "from casetta.protocol import messages; messages.OLDEST = messages.PROTOCOL = {}"


@pytest.mark.parametrize(
    ("spoken", "sentence"),
    [(2, "Your casetta is older than the server."), (0, "Your casetta is newer than the server.")],
)
def test_another_version_of_the_protocol_is_explained(served, join, spoken, sentence):
    server = served(changes=OTHERS.format(spoken))
    table = server.begun(first=0)
    with join(link_of(table)) as terminal:
        assert terminal.end() == 1
        assert sentence in terminal.shown


def test_a_move_without_an_answer_is_sent_again(server, join):
    """The line is cut between the move and its answer: the move is made once."""
    table = server.begun(first=0)
    with relay(server) as (url, cut), join(link_of(table).replace(server.url, url)) as terminal:
        terminal.see("It’s your turn")
        cut.set()
        move = position(table).legal(0)[0]
        terminal.type(f"{move}\r\r")
        terminal.see("Connection lost; trying again")
        assert [each["move"] for each in entries_of(table)] == [move]
        cut.clear()
        terminal.see("To play: P1")
        assert [each["move"] for each in entries_of(table)] == [move]
