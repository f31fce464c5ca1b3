"""Whatever files and stored tables hold, a terminal is shown letters and nothing that steers it."""

import io
import json
import sys
from functools import cache
from itertools import product
from random import Random

import pytest

from casetta import games
from casetta.commands.cli import run
from casetta.contract.shown import hidden, hides, shown, shown_json, shown_lines
from casetta.games.home_staging.content.library import read_scenario
from casetta.table import record as records
from casetta.table.table import Table
from casetta.terminal.screen import open_screen
from tests.games.home_staging.test_scenario_command import FIRST_KEYS
from tests.playing import play_to_the_end
from tests.store.tables import furnished, tamper

HOSTILE = "\x1b]0;owned\x07\x1b[2J\x9b31m\u202e\u2066\r\n\u2028\x7f\u200f"
"""A title of the window, a cleared screen, colours, letters from right to left, new lines."""
SIGNS = set(HOSTILE) - set("]0;owned[2J31m\n")


@cache
def finished(game, own=None):
    """The record of a game of two random bots."""
    content = json.loads(own) if own else None
    table, dice = Table.deal(games.load(game), 2, {}, 3, content), Random(5)
    play_to_the_end(table, lambda seat: dice.choice(table.legal(seat)))
    return records.export(table, ["a", "b"])


def own_content():
    """A scenario whose texts are hostile, as it could be stored before they were refused."""
    content, wrongs = read_scenario(FIRST_KEYS)
    assert content is not None
    assert not wrongs
    return {**content} | {"id": "evil", "title": f"Evil {HOSTILE}", "story": f"Evil {HOSTILE}"}


def with_own_scenario():
    return finished("home-staging", json.dumps(own_content()))


def altered(**values):
    return {**finished("my-shelfie"), **values}


RECORDS = {
    "game": lambda: altered(game=HOSTILE),
    "format": lambda: altered(format=HOSTILE),
    "version": lambda: altered(version=HOSTILE),
    "seats": lambda: altered(seats=[f"Evil {HOSTILE}", "bot:evil" + HOSTILE]),
    "events": lambda: altered(events=[{"seat": 0, "move": HOSTILE}]),
    "key": lambda: altered(**{HOSTILE: HOSTILE}),
    "scenario": with_own_scenario,
}
COMMANDS = {
    "verify": ["verify", "FILE"],
    "replay": ["replay", "FILE"],
    "replay as JSON": ["replay", "FILE", "--json"],
    "picture": ["picture", "FILE"],
    "review": ["review", "FILE"],
    "solve": ["solve", "FILE", "--seconds", "1"],
    "import": ["import", "FILE", "--data-dir", "DATA"],
}


def demand_harmless(capfd):
    """Demand that nothing of what was printed steers a terminal; all of it."""
    told = capfd.readouterr()
    for text in (told.out, told.err):
        assert not SIGNS & set(text), ascii(text)
    return told.out + told.err


LONG = {("review", "scenario"), ("solve", "scenario")}
"""They would think about the whole game."""


@pytest.mark.parametrize(("command", "part"), sorted({*product(COMMANDS, RECORDS)} - LONG))
def test_a_record_cannot_steer_the_terminal(tmp_path, command, part, capfd):
    file = tmp_path / "evil.json"
    file.write_bytes(records.as_bytes(RECORDS[part]()))
    words = {"FILE": str(file), "DATA": str(tmp_path / "data")}

    run([words.get(each, each) for each in COMMANDS[command]])

    assert demand_harmless(capfd)


def test_a_record_with_hidden_signs_is_sound_but_is_not_imported(tmp_path, capfd):
    file = tmp_path / "evil.json"
    file.write_bytes(records.as_bytes(with_own_scenario()))

    assert run(["verify", str(file)]) == 0
    assert run(["import", str(file), "--data-dir", str(tmp_path / "data")]) == 1
    assert "setup scenario story holds characters that can’t be shown" in demand_harmless(capfd)


@pytest.mark.parametrize("command", ["check", "show", "play", "demo", "score", "list"])
def test_a_scenario_with_hidden_signs_is_refused_by_its_line(tmp_path, command, capfd, monkeypatch):
    monkeypatch.setenv("CASETTA_DATA_DIR", str(tmp_path))
    (tmp_path / "scenarios").mkdir()
    file = tmp_path / "scenarios" / "evil.toml"
    text = FIRST_KEYS.read_text(encoding="utf-8").replace("first-keys", "evil")
    evil = json.dumps(f"Evil {HOSTILE}").replace("\x7f", "\\u007f")
    file.write_text(f"title = {evil}\n{text}", encoding="utf-8")
    words = {
        "play": ["play", "home-staging", "--seats", "bot:random", "--scenario", str(file)],
        "demo": ["demo", "home-staging", "--scenario", str(file)],
        "score": ["score", "home-staging", "--scenario", str(file)],
        "list": ["scenario", "list"],
    }

    status = run(words.get(command, ["scenario", command, str(file)]))

    told = demand_harmless(capfd)
    if command != "list":
        assert status in (1, 2)
        assert "line 1, title" in told


@pytest.mark.parametrize("text", [HOSTILE, "\\u001b[2J", "\\u202e", "\\ud800"])
def test_a_file_that_is_no_scenario_cannot_steer_the_terminal(tmp_path, text, capfd):
    file = tmp_path / "evil.toml"
    file.write_text(f'"{text}" = 1\nid = "{text}"\n', encoding="utf-8", newline="")

    assert run(["scenario", "check", str(file)]) == 1
    assert run(["cards", "dream-home", "--cards", str(file)]) == 2
    demand_harmless(capfd)


def test_answers_echo_hidden_signs_as_escapes(tmp_path, capfd):
    file = tmp_path / "questions.jsonl"
    question = {"ask": HOSTILE, "id": HOSTILE}
    file.write_text(json.dumps(question, ensure_ascii=False) + "\n", encoding="utf-8")

    assert run(["ask", "my-shelfie", str(file)]) == 1

    assert json.loads(demand_harmless(capfd))["id"] == HOSTILE


@pytest.mark.parametrize(
    "words",
    [
        ["play", HOSTILE],
        [HOSTILE],
        ["verify", f"/nowhere/{HOSTILE}"],
        ["restore", f"/nowhere/{HOSTILE}"],
        ["arena", "my-shelfie", HOSTILE, "bot:random"],
        ["serve", "--limit", f"{HOSTILE}=1"],
        ["export", HOSTILE, "--data-dir", "DATA"],
    ],
    ids=lambda words: words[0] if words[0].isprintable() else "command",
)
def test_words_of_the_command_line_cannot_steer_the_terminal(tmp_path, words, capfd):
    furnished(tmp_path, waiting=["one"])

    assert run([str(tmp_path) if each == "DATA" else each for each in words]) == 2
    assert demand_harmless(capfd)


def test_stored_tables_cannot_steer_the_terminal(tmp_path, capfd):
    furnished(tmp_path, finished=["one"])
    tamper(tmp_path, "PRAGMA foreign_keys=OFF", f"UPDATE tables SET game = 'evil{HOSTILE}'")
    folder = ["--data-dir", str(tmp_path)]

    assert run(["check", *folder]) == 1
    assert run(["check", "--json", *folder]) == 1
    assert run(["export", "all", *folder]) == 1
    demand_harmless(capfd)


class Terminal(io.TextIOWrapper):
    """A standard output that somebody reads."""

    def isatty(self) -> bool:
        return True


def test_records_are_canonical_in_files_and_harmless_on_a_terminal(tmp_path, monkeypatch, capfd):
    furnished(tmp_path, finished=["one"])
    canonical = records.as_bytes(altered(more="Evil " + HOSTILE))
    monkeypatch.setattr("casetta.store.exchange._content", lambda *_: canonical)
    folder = ["--data-dir", str(tmp_path)]
    for out in (io.TextIOWrapper, Terminal):
        written = io.BytesIO()
        monkeypatch.setattr(sys, "stdout", out(written, encoding="utf-8", newline="\n"))
        assert run(["export", "one", *folder]) == 0
        content = written.getvalue()
        assert json.loads(content) == json.loads(canonical)
        assert (content == canonical) == (out is not Terminal)
        assert (not SIGNS & set(content.decode())) == (out is Terminal)


def test_what_is_drawn_on_a_screen_is_filtered_but_its_styles_are_not(monkeypatch):
    screen, file = open_screen(), io.StringIO()
    screen.console.file = file
    screen.console._color_system = None
    from rich.table import Table as Grid
    from rich.text import Text

    grid = Grid(HOSTILE, "plain")
    grid.add_row(Text(HOSTILE, "bold"), "fine")
    screen.tell(HOSTILE, Text(HOSTILE), grid)

    assert "fine" in file.getvalue()
    assert not SIGNS & set(file.getvalue())


# The filter itself


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Anna", "Anna"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("a\u00a0b\u3000c", "a\u00a0b\u3000c"),
        ("a\nb\tc", "a b c"),
        ("\x1b[31mred", "[31mred"),
        ("a\u202eb\u2066c\u200fd", "abcd"),
        ("\ud800\ue000\U000e0041", ""),
    ],
)
def test_a_line_keeps_letters_and_joiners_and_nothing_hidden(text, line):
    assert shown(text) == line
    assert shown_lines(text).replace("\n", " ") == line
    assert json.loads(shown_json(json.dumps(text, ensure_ascii=False))) == text


def test_hidden_signs_are_found_wherever_they_stand():
    content = {"a": ["fine\n", {"b": "x\u202e"}], "c\x1b": 1, "d": 2.5, "e": None}

    assert list(hidden(content)) == [("a", 1, "b"), ()]
    assert not hides("two\r\n\tlines\u200d")
