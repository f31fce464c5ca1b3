"""What `casetta join` understands without a server: links, keys, times, refusals, cookies."""

import io
import re
import stat
from itertools import cycle, islice
from random import Random

import pytest

from casetta import games
from casetta.contract.errors import Wrong
from casetta.kernel.rule import first
from casetta.table.history import History
from casetta.table.table import Table as Position
from casetta.terminal.keyboard import Keyboard
from casetta.terminal.online.connection import FOR_GOOD
from casetta.terminal.online.link import Cookies, Link, read_link
from casetta.terminal.online.news import clock_text, entry_rows
from casetta.terminal.online.service import Service, refusal_text
from casetta.terminal.online.table import OnlineTable
from casetta.terminal.turn import Turn
from tests.terminal.stage import GAME, LANGUAGES, ROOT, Stage, words_in

PROTOCOL = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
HERE = "http://192.168.1.20:8766"


@pytest.mark.parametrize(
    ("text", "link"),
    [
        (f"{HERE}/t/k3f-a#abcdefgh", Link(HERE, "k3f-a", "abcdefgh")),
        (f" {HERE}/t/k3f?eyes=table#abcdefgh\n", Link(HERE, "k3f", "abcdefgh")),
        (f"{HERE}/t/k3f", Link(HERE, "k3f")),
        ("192.168.1.20:8766/join/kqxwma", Link(HERE, code="KQXWMA")),
        ("https://a.example/casetta/join/KQ", Link("https://a.example/casetta", code="KQ")),
        (f"{HERE}/join/open-k3f", Link(HERE, "k3f", is_public=True)),
    ],
)
def test_links_are_read(text, link):
    assert read_link(text) == link


@pytest.mark.parametrize(
    "text", ["", "KQXWMA", HERE, f"{HERE}/t/", f"{HERE}/t/a#short", "ftp://a/t/b", f"{HERE}/new"]
)
def test_what_is_no_link_is_refused(text):
    with pytest.raises(Wrong, match="join-no-link"):
        read_link(text)


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ("ciao", "ciao"),
        ("zażółć 猫", "zażółć 猫"),
        ("ab\x7fc", "ac"),
        ("ac\x1b[Db", "abc"),
        ("bc\x01a\x05d", "abcd"),
        ("abc\x1b[H\x1b[3~", "bc"),
        ("one two\x17three", "one three"),
        ("gone\x15here", "here"),
        ("abc\x1b[D\x1b[D\x0b", "a"),
        ("a\x1b[5~\t\x1bxb", "ab"),
        ("a\x04b", "ab"),
    ],
)
def test_keys_edit_the_line(keys, line):
    """Whole or byte by byte: a key may come in several parts."""
    for size in (1, len(keys.encode())):
        keyboard = edited()
        content = f"{keys}\r".encode()
        for start in range(0, len(content), size):
            keyboard.feed(content[start : start + size])

        assert keyboard.take() == line
        assert not keyboard.has_ended


def edited():
    """A keyboard whose keys come one by one."""
    keyboard = Keyboard(io.StringIO(), 80)
    keyboard._is_edited = True
    return keyboard


def test_earlier_lines_come_back():
    keyboard = edited()
    keyboard.feed(b"one\rtwo\r")
    keyboard.feed(b"\x1b[A\x1b[A\r\x1b[A\x1b[A\x1b[B\r")

    assert [keyboard.take() for _ in range(4)] == ["one", "two", "one", "one"]


def test_the_end_of_the_input_is_told_after_its_lines():
    """Ctrl-D at a terminal, or the end of a pipe whose last line has no end."""
    for keyboard, content in ((edited(), b"one\r\x04"), (Keyboard(io.StringIO(), 80), b"one")):
        keyboard.feed(content)
        keyboard.feed(b"")

        assert keyboard.take() == "one"
        with pytest.raises(EOFError):
            keyboard.take()


def test_a_long_line_is_shown_around_the_cursor():
    screen = io.StringIO()
    keyboard = Keyboard(screen, 20)
    keyboard._is_edited = True
    keyboard.feed(("x" * 40 + "猫" * 5).encode())
    keyboard.show("> ")

    assert screen.getvalue().rpartition("\r")[2] == "> " + "x" * 7 + "猫" * 5 + "\x1b[K"


@pytest.mark.parametrize(
    ("seconds", "text"),
    [
        (0, "0:00"),
        (7.9, "0:07"),
        (55, "0:50"),
        (125, "2:00"),
        (3599, "59:00"),
        (90_061, "25:01:00"),
    ],
)
def test_time_is_told_in_steps(seconds, text):
    assert clock_text(seconds) == text


def test_cookies_are_kept_for_their_owner_alone(tmp_path):
    cookies = Cookies(tmp_path / "new")
    cookies.keep(HERE, "k3f", "casetta=one")
    cookies.keep(HERE, "abc", "casetta=two")
    cookies.keep(HERE, "abc", "")

    assert [Cookies(tmp_path / "new").of(HERE, each) for each in ("k3f", "abc", "no")] == [
        "casetta=one",
        "casetta=two",
        "",
    ]
    file = tmp_path / "new" / "seats.json"
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    file.write_text("{")
    with pytest.raises(Wrong, match="join-broken-seats"):
        cookies.of(HERE, "k3f")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_log_speaks_to_its_reader(language):
    """A sentence about somebody has a form for whoever is meant; a later kind is left out."""
    stage, words = Stage(), words_in(language)
    session = stage.session("me:Anna,me:Bruno", language=language)
    for kind in ("undo", "redo", "ask", "agree", "refuse", "hand-over", "pause", "resume"):
        told = [
            entry_rows({"kind": kind, "seat": seat}, session.scene(0), GAME.terminal, words)
            for seat in (0, 1, -1)
        ]

        (mine,), (other,), (host,) = told
        assert "Bruno" in other[0][0]
        assert "Anna" not in mine[0][0]
        assert len({mine[0][0], other[0][0], host[0][0]}) == 3
    newer = {"kind": "of-a-later-server", "seat": 0}
    assert entry_rows(newer, session.scene(0), GAME.terminal, words) == []


PEOPLE = {
    "type": "people", "status": "running", "policy": {}, "options": {}, "given": True,
    "entropy": [], "waiting": [], "next_table": None,
}  # fmt: skip


def seen_by(viewer, stage, history, language):
    """A table of a server through the eyes of a viewer, as if a server had told of it."""
    keyboard = Keyboard(stage.file, 80)
    service = Service(HERE, "", words_in(language, history.game))
    table = OnlineTable(Link(HERE, "k3f"), service, stage.screen, keyboard)
    names = ["Maximiliane-Katrin", "安奈安奈安奈安奈", "Bo", "Żółć"][: history.table.seats]
    places = [
        {"seat": seat, "name": name, "player": "person", "here": True}
        for seat, name in enumerate(names)
    ]
    table.client.viewer = viewer
    table.client._take({**PEOPLE, "game": history.game.name, "places": places})
    entries = [*history.entries_since(max(0, history.version - 3), viewer)]
    state = history.state_for(viewer)
    table.client._take({"type": "update", "epoch": "e", "entries": entries, "state": state})
    return table


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_everybody_sees_every_position_on_one_screen(game):
    """Who is to move, who waits and who looks on, in all languages; and what they may look up."""
    dice = Random(3)
    setup = Position.deal(game, game.seats[-1] if game.seats[-1] < 5 else 4, {}, 3).setup
    history = History(game, setup, ["person"] * setup["seats"])
    for language in islice(cycle(LANGUAGES), 12):
        stage = Stage()
        for viewer in range(-1, history.table.seats):
            table = seen_by(viewer, stage, history, language)
            for picture in ("", "sheet", "?", *(["l"] if game.terminal.look else [])):
                turn = Turn(table, viewer)
                stage.type(*[""] * 40)
                turn.commands[picture]("") if picture else turn.show()
        assert stage.too_large() == []
        for _ in range(5):
            if history.over:
                return
            seat = first(history.table.waiting)
            text = dice.choice(history.table.legal(seat))
            history.play(seat, text, f"{history.version}")


def test_close_codes_are_taken_as_the_page_of_the_protocol_says():
    rows = re.findall(r"^\| (\d{4}) \|.*\| ([^|]*) \|$", PROTOCOL, re.MULTILINE)
    for_good = {int(code) for code, back in rows if back.startswith(("no", "with the others"))}

    assert len(rows) == 14
    assert for_good == FOR_GOOD


def test_a_refusal_that_nobody_knows_has_the_words_of_the_server():
    words = words_in("en")

    assert refusal_text({"code": "of-later", "message": "Not today."}, words) == "Not today."
    assert "older than the server" in refusal_text({"code": "protocol-too-old"}, words)
    assert refusal_text({"code": "of-later"}, words).startswith("Something went wrong")
    assert refusal_text({"code": "not-your-turn"}, words) == "It’s not your turn."
