"""The screen: what is drawn on it, the lines that a person types, and how a conversation ends.

On a terminal every picture replaces the one before it, on a screen of its own
that goes away at the end. Into a file or a pipe the same text goes line by line.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.console import (
    Console,
    ConsoleOptions,
    ConsoleRenderable,
    RenderableType,
    RenderHook,
    RenderResult,
)
from rich.segment import Segment
from rich.text import Text

from casetta.contract.shown import print_text, shown_lines
from casetta.words import Words

from .prose import Prose

WIDTH, HEIGHT = 80, 24
PROMPT = "> "
ENDED_EARLY = 1
INTERRUPTED = 130


class Quit(Exception):
    """A person wants to end."""


class Shown(RenderHook):
    """Lets nothing reach a terminal that steers it, but for what draws styles and pictures."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [Filtered(each) for each in renderables]


@dataclass(frozen=True)
class Filtered:
    """What is drawn by something, as far as it can be shown."""

    inner: ConsoleRenderable

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.inner, options):
            text = segment.text if segment.control else shown_lines(segment.text)
            yield Segment(text, segment.style, segment.control)


def open_console(**settings: Any) -> Console:
    """A console on which nothing is done to texts, and whatever they hold does nothing."""
    console = Console(highlight=False, markup=False, emoji=False, **settings)
    console.push_render_hook(Shown())
    return console


class Screen:
    """Where a person reads and types."""

    def __init__(
        self, console: Console, read: Callable[[str], str] = input, *, is_live: bool, echo: bool
    ) -> None:
        self.console = console
        self.read = read
        self.is_live = is_live
        """Whether pictures replace each other."""
        self.echo = echo
        """Whether what was typed must be written too, because no terminal shows it."""

    def draw(self, *parts: RenderableType) -> None:
        """Show a picture in place of the one before."""
        self.clear()
        self.tell(*parts)

    def tell(self, *parts: RenderableType) -> None:
        """Show something below what is there."""
        for part in parts:
            self.console.print(Prose(part) if isinstance(part, str) else part)

    def clear(self) -> None:
        if self.is_live:
            self.console.clear()

    def ask(self, prompt: str = PROMPT) -> str:
        """The next line that a person types."""
        self.console.file.flush()
        answer = self.read(prompt)
        if self.echo:
            self.tell(answer)
        return answer

    def lines_of(self, part: RenderableType) -> int:
        """How many lines something takes; a short text, which is the rule, is one."""
        text = part.plain if isinstance(part, Text) else "\n"
        if text.isprintable() and cell_len(text) <= self.console.width:
            return 1
        return len(self.console.render_lines(part, pad=False))

    @contextmanager
    def alternate(self) -> Iterator[None]:
        """Use the alternate screen of the terminal, and give it back as it was."""
        if not self.is_live:
            yield
            return
        with self.console.screen(hide_cursor=False):
            yield


def open_screen() -> Screen:
    """The screen of this process."""
    for stream in (sys.stdin, sys.stdout):  # a strange sign becomes a question mark, not an error
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    console = open_console(color_system=None if os.environ.get("NO_COLOR") else "auto")
    console.width = min(console.width, WIDTH)
    typed = sys.stdin is not None and sys.stdin.isatty()
    if typed:
        with suppress(ImportError):
            import readline  # noqa: F401  (lets the arrow keys work in what is typed)
    is_live = typed and console.is_terminal and not console.is_dumb_terminal
    return Screen(console, is_live=is_live, echo=not typed)


# Ends


def run_cleanly(words: Words, conversation: Callable[[], int]) -> int:
    """The exit status of a conversation, which may be broken off at any time."""
    try:
        return conversation()
    except Quit:
        return say_goodbye(words("end-quit"), 0)
    except EOFError:
        return say_goodbye(words("end-of-input"), ENDED_EARLY)
    except KeyboardInterrupt:
        return say_goodbye(words("end-interrupted"), INTERRUPTED)


def say_goodbye(sentence: str, status: int) -> int:
    """Print one line to standard error and return the status."""
    print_text(f"\n{sentence}" if status else sentence, is_error=True)
    return status
