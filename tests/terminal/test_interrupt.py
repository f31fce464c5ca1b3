"""Ctrl-C and Ctrl-D on a real terminal: one line, a clean exit, nothing half-written."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time

import pytest

from tests.terminal.stage import ROOT

pty = pytest.importorskip("pty", reason="Windows has no pseudo-terminals")

BECOME_LEADER = """
import fcntl, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
from casetta.commands.cli import main
main()
"""
"""Makes the terminal the one whose Ctrl-C reaches the program, then runs it."""
ENVIRONMENT = {
    "PYTHONPATH": str(ROOT / "src"),
    "CASETTA_LANG": "en",
    "TERM": "xterm-256color",
}


SECONDS = 30
"""Nothing here takes so long, even on a busy machine."""


class Terminal:
    """The command `casetta` on a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self.ours, self.theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", BECOME_LEADER, *arguments],
            stdin=self.theirs,
            stdout=self.theirs,
            stderr=self.theirs,
            start_new_session=True,
            env={**os.environ, **ENVIRONMENT},
        )
        os.close(self.theirs)
        self.shown = ""
        self.has_ended = False

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.ours)

    def type(self, text: str) -> None:
        """Type something."""
        os.write(self.ours, text.encode())

    def wait_for(self, text: str) -> None:
        """Read until a text has been shown, and a little longer, until an answer is awaited."""
        deadline = time.monotonic() + SECONDS
        while text not in self.shown and time.monotonic() < deadline:
            self.read(0.1)
        assert text in self.shown
        self.read(0.3)

    def read(self, seconds: float) -> None:
        """Read what is shown within some time, or until the program ends."""
        until = time.monotonic() + seconds
        while not self.has_ended and (left := until - time.monotonic()) > 0:
            if select.select([self.ours], [], [], left)[0]:
                self.shown += self.read_now()

    def read_now(self) -> str:
        """What is there to be read; a terminal that nobody holds any more answers with an error."""
        try:
            content = os.read(self.ours, 65536)
        except OSError:
            content = b""
        self.has_ended = not content
        return content.decode(errors="replace")

    def end_by(self, key: str, sentence: str = "Interrupted.") -> int:
        """Press a key until the program says that it ends; its exit status.

        Python may overlook a signal that comes just before it waits for a line.
        """
        deadline = time.monotonic() + SECONDS
        while not self.has_ended and time.monotonic() < deadline:
            if sentence not in self.shown:
                self.type(key)
            self.read(3.0)
        return self.process.wait(timeout=SECONDS)


@pytest.mark.parametrize(
    ("typed_first", "key", "status", "sentence"),
    [
        ("", "\x03", 130, "Interrupted."),
        ("d2 d3 >1\r", "\x03", 130, "Interrupted."),
        ("", "\x04", 1, "The input ended too early."),
    ],
)
def test_a_game_is_broken_off_in_order(tmp_path, typed_first, key, status, sentence):
    file = tmp_path / "record.json"
    with Terminal("play", "my-shelfie", "--seed", "7", "--record", str(file)) as terminal:
        terminal.wait_for("quit")
        if typed_first:
            terminal.type(typed_first)
            terminal.wait_for("Enter keeps it")

        assert terminal.end_by(key, sentence) == status
        assert "Traceback" not in terminal.shown
        assert terminal.shown.rstrip().endswith(sentence)
        assert "\x1b[?1049l" in terminal.shown, "the terminal is given back as it was"
        assert list(tmp_path.iterdir()) == []


def test_the_score_pad_is_broken_off_in_order():
    with Terminal("score", "my-shelfie") as terminal:
        terminal.wait_for("How many people?")

        assert terminal.end_by("\x03") == 130
        assert "Traceback" not in terminal.shown
