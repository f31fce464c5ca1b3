"""`./casetta dev`: pages and server that start again when files change, and end together."""

import json
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from types import SimpleNamespace

import pytest

from casetta.commands import cli
from tests.foundation.cloned import ROOT, posix
from tests.waiting import wait_until
from tools import dev

FAKE_SERVER = """
import json, pathlib, sys, time
starts = pathlib.Path(sys.argv[1])
starts.write_text(starts.read_text() + "x")
print(json.dumps({"ready": True, "url": "http://127.0.0.1:1234"}), flush=True)
time.sleep(600)
"""


@pytest.fixture
def starts(tmp_path):
    """A file to which each start of the pretended server adds a letter."""
    file = tmp_path / "starts"
    file.write_text("")
    return file


@pytest.fixture
def server(starts):
    server = dev.Server([sys.executable, "-c", FAKE_SERVER, str(starts)], ":1234")
    yield server
    server.stop()


def vite_during(*events):
    """A Vite that runs while things happen: each time somebody looks at it the next one."""
    coming = iter(events)
    return SimpleNamespace(poll=lambda: next(coming, lambda: 3)())


def test_a_change_starts_the_server_again(server, starts, tmp_path, monkeypatch, capsys):
    rules = tmp_path / "src" / "rules.py"
    rules.parent.mkdir()
    rules.write_text("")
    monkeypatch.setattr(dev, "SOURCES", rules.parent)
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    monkeypatch.setattr(dev, "LOOK", 0)
    server.start()

    def change():
        os.utime(rules, ns=(1, 1))

    status = dev.watch(server, vite_during(lambda: None, change, lambda: None))

    assert (status, starts.read_text(), server.is_running) == (3, "xx", True)
    expected = f"{os.path.join('src', 'rules.py')} changed: the server starts again.\n"
    assert capsys.readouterr().out == expected


def test_a_server_that_ends_is_told_once(server, monkeypatch, tmp_path, capsys):
    monkeypatch.setattr(dev, "SOURCES", tmp_path)
    monkeypatch.setattr(dev, "LOOK", 0)
    server.start()

    def crash():
        server._process.kill()
        server._process.wait()

    dev.watch(server, vite_during(crash, lambda: None, lambda: None))

    assert capsys.readouterr().out.count("The server ended.") == 1


@pytest.mark.parametrize("address", [":1234", ":4321"])
def test_a_server_that_does_not_start_where_it_should_is_told(starts, address, capsys):
    """Either it ends before it answers, or another program has taken its port."""
    script = FAKE_SERVER if address == ":4321" else "raise SystemExit(1)"
    server = dev.Server([sys.executable, "-c", script, str(starts)], address)

    assert not server.start()
    assert not server.is_running
    assert "The server didn't start." in capsys.readouterr().out


def test_only_files_that_the_server_reads_are_watched(tmp_path):
    for name in ("rules.py", "web/Board.svelte", "web/turn.py", "words/en.ftl", "notes.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")

    watched = {os.path.relpath(path, tmp_path) for path in dev.snapshot(tmp_path)}

    assert watched == {"rules.py", os.path.join("words", "en.ftl")}


def test_both_readers_of_its_options_know_the_same_ones():
    told = {each.names[0] for each in cli.find("dev")[0].arguments}

    assert {f"--{name.replace('_', '-')}" for name in vars(dev.read([]))} == told | {"--lang"}


@posix
@pytest.mark.slow
def test_pages_and_server_come_up_and_end_together(tmp_path):
    """The page comes from Vite, /api from the server behind it, also where a page must be ours."""
    command = [sys.executable, str(ROOT / "tools" / "dev.py"), "--port", "0"]
    running = subprocess.Popen(
        [*command, "--data-dir", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert running.stdout is not None
        url = running.stdout.readline().split()[-1]
        page = wait_until(lambda: answer(f"{url}/t/abc"))
        games = json.loads(answer(f"{url}/api/games?language=en"))
        table = answer(f"{url}/api/first", {"game": "my-shelfie", "language": "en"}, url)
        running.send_signal(signal.SIGINT)
        running.communicate(timeout=60)
    finally:
        running.kill()

    assert "/@vite/client" in page
    assert {each["game"] for each in games} == {"dream-home", "home-staging", "my-shelfie"}
    assert "table" in json.loads(table)
    assert running.returncode == 0
    assert answer(url) == ""


def answer(url, body=None, origin=None):
    """What is answered; nothing while nobody does."""
    headers = {"Content-Type": "application/json", "Accept": "text/html, application/json"}
    headers |= {"Origin": origin} if origin else {}
    request = urllib.request.Request(url, body and json.dumps(body).encode(), headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as told:
            return told.read().decode()
    except urllib.error.URLError:
        return ""
