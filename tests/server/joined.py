"""A seat at a terminal, beside a client that stands for a browser: helpers for tests."""

import socket
import threading
from contextlib import closing, contextmanager, suppress
from itertools import count
from urllib.parse import urlsplit

from casetta import games
from casetta.table.table import Table as Position
from casetta.terminal.session import Seat, Session
from tests.server.served import good, table_of, version
from tests.terminal.home_staging import typed_lines
from tests.terminal.pseudo_terminal import SECONDS, Terminal
from tests.terminal.stage import Stage, words_in

MARKS = count(1)


@contextmanager
def joined(link, folder):
    """The command at a terminal, with this data folder."""
    with Terminal("join", link, "--data-dir", str(folder)) as terminal:
        yield terminal
        assert "Traceback" not in terminal.shown


def link_of(table, by="0"):
    """The address that a person is sent."""
    return f"{table.server.url}/t/{table['table']}#{(table | table['seats'])[by]}"


def settled(terminal, browser, *texts):
    """Wait until the terminal shows all that the server has told it so far, and these texts.

    A crowded picture has room for the latest news alone: a mark that is covered is said again.
    """
    for seconds in (5, 10, SECONDS):
        mark = f"mark {next(MARKS)}."
        browser.send({"type": "say", "id": browser.new_id(), "text": mark})
        with suppress(AssertionError):
            return terminal.see(mark, *texts, seconds=seconds)
    raise AssertionError(terminal.picture)


def position(table):
    """The whole position, as the server has it."""
    truth = good(table.ask("GET", "", by="host"))
    content = good(table.server.ask("GET", f"/api/test{table_of(table)[4:]}/truth"))
    game = games.load(truth["game"])
    return Position(game, content["setup"])


def lines_for(here, seat, dice):
    """What a person might type for the next thing that a seat has to do."""
    if here.game.name != "home-staging":
        return [dice.choice(here.legal(seat)), ""]
    stage = Stage()
    session = Session(here, [Seat()] * here.seats, words_in("en", here.game), stage.screen, 1)
    return typed_lines(session, seat, dice)


def play_on(table, terminal, browser, dice):
    """Let the terminal hold seat 0 and the browser seat 1 until the game is over."""
    while not browser.position()["over"]:
        here, now = position(table), browser.position()["version"]
        if here.is_waiting(0):
            settled(terminal, browser)
            for line in lines_for(here, 0, dice):
                terminal.type(f"{line}\r")
            browser.catch_up(now + 1)
        else:
            moves = here.legal(1)
            browser.catch_up(version(browser.move(dice.choice(moves))))


@contextmanager
def relay(server):
    """The address of something between a server and its clients, and what cuts their lines.

    As long as they are cut, what clients send arrives, and every line ends with the first answer.
    """
    cut, there = threading.Event(), urlsplit(server.url)

    def hand_on(source, target, *, is_answer):
        with suppress(OSError), closing(source), closing(target):
            while content := source.recv(65536):
                if is_answer and cut.is_set():
                    break
                target.sendall(content.replace(b"Host: " + here, b"Host: " + there.netloc.encode()))
            for each in (source, target):
                each.shutdown(socket.SHUT_RDWR)

    def accept(listening):
        with suppress(OSError):
            while True:
                client, _ = listening.accept()
                if cut.is_set():
                    client.close()
                    continue
                host = socket.create_connection((there.hostname, there.port))
                for source, target, is_answer in ((client, host, False), (host, client, True)):
                    given = {"is_answer": is_answer}
                    threading.Thread(target=hand_on, args=(source, target), kwargs=given).start()

    with socket.create_server(("127.0.0.1", 0)) as listening:
        here = f"127.0.0.1:{listening.getsockname()[1]}".encode()
        threading.Thread(target=accept, args=(listening,), daemon=True).start()
        yield f"http://{here.decode()}", cut
        listening.shutdown(socket.SHUT_RDWR)
