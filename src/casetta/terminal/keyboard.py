"""The keyboard, read while other things happen: what is typed stands below whatever comes.

A thread hands on the bytes that come from standard input; everything else is done by whoever
reads lines. On a terminal the line is edited here, because a program that waits for a whole
line cannot be told anything meanwhile. From a pipe, and on Windows, lines come as they are.
"""

from __future__ import annotations

import codecs
import os
import re
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from queue import Empty, Queue
from threading import Thread
from typing import IO

from rich.cells import cell_len

KEY = re.compile(r"\x1b\[[0-9;?]*[@-~]|\x1bO.|\x1b?.", re.DOTALL)
"""One key as a terminal sends it."""
BEGUN = re.compile(r"\x1b(\[[0-9;?]*|O)?$")
"""The beginning of one, of which the rest is still to come."""
ENTER = ("\r", "\n")
END = "\x04"
"""Ctrl-D, which ends the input where nothing is typed."""
AT_ONCE = 4096
"""Bytes that are read at a time."""


class Line:
    """A line that is being typed, and those that were typed before."""

    def __init__(self) -> None:
        self.text = ""
        self.place = 0
        """Before which letter the next one will stand."""
        self.earlier: list[str] = []
        self.back = 0
        """How many lines back the one that is shown was typed."""
        self.keys: dict[str, Callable[[], None]] = {
            **dict.fromkeys(("\x7f", "\x08"), lambda: self.remove(self.place - 1, self.place)),
            **dict.fromkeys(("\x1b[3~", END), lambda: self.remove(self.place, self.place + 1)),
            **dict.fromkeys(("\x1b[D", "\x1bOD", "\x02"), lambda: self.go(self.place - 1)),
            **dict.fromkeys(("\x1b[C", "\x1bOC", "\x06"), lambda: self.go(self.place + 1)),
            **dict.fromkeys(("\x1b[H", "\x1bOH", "\x1b[1~", "\x01"), lambda: self.go(0)),
            **dict.fromkeys(
                ("\x1b[F", "\x1bOF", "\x1b[4~", "\x05"), lambda: self.go(len(self.text))
            ),
            **dict.fromkeys(("\x1b[A", "\x1bOA", "\x10"), lambda: self.recall(1)),
            **dict.fromkeys(("\x1b[B", "\x1bOB", "\x0e"), lambda: self.recall(-1)),
            "\x15": lambda: self.remove(0, self.place),
            "\x0b": lambda: self.remove(self.place, self.end),
            "\x17": lambda: self.remove(self.word(), self.place),
        }

    @property
    def end(self) -> int:
        """The place behind the last letter."""
        return len(self.text)

    def press(self, key: str) -> None:
        """Write a letter, or do what a key does; one that means nothing does nothing."""
        if key in self.keys:
            self.keys[key]()
        elif key.isprintable():
            self.text = self.text[: self.place] + key + self.text[self.place :]
            self.place += len(key)

    def finish(self) -> str:
        """The line as it is; the next one begins."""
        text, self.text, self.place, self.back = self.text, "", 0, 0
        if text.strip() and self.earlier[-1:] != [text]:
            self.earlier.append(text)
        return text

    def go(self, place: int) -> None:
        self.place = max(0, min(place, self.end))

    def remove(self, start: int, end: int) -> None:
        """Take letters out, as far as they are there."""
        start = max(0, start)
        self.text, self.place = self.text[:start] + self.text[end:], start

    def word(self) -> int:
        """Where the word before the cursor begins."""
        return self.text[: self.place].rstrip().rfind(" ") + 1

    def recall(self, steps: int) -> None:
        """Show a line that was typed before."""
        self.back = max(0, min(self.back + steps, len(self.earlier)))
        self.text = self.earlier[-self.back] if self.back else ""
        self.place = self.end


class Keyboard:
    """What a person types, as lines that are finished and one that is not."""

    def __init__(self, screen: IO[str], width: int) -> None:
        self.events: Queue[Callable[[], object]] = Queue()
        """What is to be done because something happened, here or elsewhere, one after the other."""
        self.lines: deque[str] = deque()
        """Finished, and not taken yet."""
        self.has_ended = False
        self._screen = screen
        self._width = width
        self._line = Line()
        self._rest = ""
        self._prompt = ""
        self._is_edited = False
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    @contextmanager
    def listen(self) -> Iterator[None]:
        """Read what is typed; a terminal is given back as it was."""
        with key_by_key() as self._is_edited:
            Thread(target=self._read, daemon=True).start()
            yield

    def _read(self) -> None:
        content = b"begin"
        while content:
            try:
                content = os.read(sys.stdin.fileno(), AT_ONCE)
            except (OSError, ValueError):  # nobody is at the other end any more
                content = b""
            self.events.put(partial(self.feed, content))

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until something happens, and do what is to be done then; False if nothing did."""
        try:
            self.events.get(timeout=seconds)()
        except Empty:
            return False
        return True

    def rest(self, seconds: float) -> None:
        """Take in what happens for so long; raises EOFError where nobody can type any more."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            self.wait(left)
            if self.has_ended:
                raise EOFError

    def read(self, prompt: str) -> str:
        """The next line; meanwhile other things are taken in, and nothing is shown of them."""
        self.show(prompt)
        while not self.can_be_taken:
            self.wait()
        return self.take()

    def feed(self, content: bytes) -> None:
        """Take in what was read."""
        self.has_ended = self.has_ended or not content
        text = self._rest + self._decoder.decode(content, final=not content)
        if self._is_edited:
            self._feed_keys(text)
            return
        *lines, self._rest = text.split("\n")
        if not content and self._rest:
            lines, self._rest = [*lines, self._rest], ""
        self.lines += (line.rstrip("\r") for line in lines)

    def _feed_keys(self, text: str) -> None:
        begun = BEGUN.search(text)
        self._rest = begun[0] if begun else ""
        for key in KEY.findall(text.removesuffix(self._rest)):
            if key in ENTER:
                self.lines.append(self._line.finish())
            elif key == END and not self._line.text:
                self.has_ended = True
            else:
                self._line.press(key)
        self.show(self._prompt)

    def take(self) -> str:
        """The next finished line; raises EOFError where no more can come."""
        if not self.lines:
            raise EOFError
        if self._is_edited:
            self._write("\n")
        self._prompt = ""
        return self.lines.popleft()

    @property
    def can_be_taken(self) -> bool:
        """Whether there is a line, or will be none any more."""
        return bool(self.lines) or self.has_ended

    def show(self, prompt: str) -> None:
        """Write the prompt, with what was typed so far and the cursor where it was."""
        self._prompt = prompt
        if not self._is_edited:
            self._write(prompt)
            return
        before, after = self._line.text[: self._line.place], self._line.text[self._line.place :]
        room = self._width - cell_len(prompt) - 1
        while cell_len(before) > room:
            before = before[1:]
        while cell_len(before + after) > room:
            after = after[:-1]
        back = f"\x1b[{cell_len(after)}D" if after else ""
        self._write(f"\r{prompt}{before}{after}\x1b[K{back}")

    def _write(self, text: str) -> None:
        self._screen.write(text)
        self._screen.flush()


@contextmanager
def key_by_key() -> Iterator[bool]:
    """Let a terminal hand over every key at once; whether there is one that can."""
    if sys.platform == "win32" or sys.stdin is None or not sys.stdin.isatty():
        yield False
        return
    import termios
    import tty

    handle = sys.stdin.fileno()
    before = termios.tcgetattr(handle)
    tty.setcbreak(handle)
    stopped = signal.signal(signal.SIGCONT, lambda *_: tty.setcbreak(handle))
    try:
        yield True
    finally:
        signal.signal(signal.SIGCONT, stopped)
        with suppress(termios.error):  # the terminal may be gone
            termios.tcsetattr(handle, termios.TCSADRAIN, before)
