"""The command `casetta` on a terminal of its own, as a person has it before them."""

from __future__ import annotations

import os
import re
import select
import subprocess
import sys
import time

import pytest

from tests.terminal.stage import ESCAPES, ROOT

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


def one_line(text: str) -> str:
    """A text wherever its lines are broken."""
    return " ".join(text.split())


class Terminal:
    """The command `casetta` on a terminal of its own."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.ours, self.theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-c", BECOME_LEADER, *arguments],
            stdin=self.theirs,
            stdout=self.theirs,
            stderr=self.theirs,
            start_new_session=True,
            env={**os.environ, **ENVIRONMENT, **environment},
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

    @property
    def picture(self) -> str:
        """What stands there since the last picture was begun, without colours."""
        return ESCAPES.sub("", re.split(r"\x1b\[2J", self.shown)[-1]).replace("\r", "")

    def see(self, *texts: str, seconds: float = SECONDS) -> str:
        """Read until all these texts stand on the last picture; that picture."""
        deadline = time.monotonic() + seconds
        while not all(text in one_line(self.picture) for text in texts):
            assert not self.has_ended, self.picture
            assert time.monotonic() < deadline, self.picture
            self.read_on(deadline)
        return self.picture

    def end(self) -> int:
        """Read until the program ends; its exit status."""
        deadline = time.monotonic() + SECONDS
        while not self.has_ended and time.monotonic() < deadline:
            self.read_on(deadline)
        return self.process.wait(timeout=SECONDS)

    def read_on(self, deadline: float) -> None:
        """Read what comes next."""
        if select.select([self.ours], [], [], max(0.0, deadline - time.monotonic()))[0]:
            self.shown += self.read_now()

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
