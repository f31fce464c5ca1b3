"""Questions one after the other, each with a default, and a way back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.text import Text

from casetta.contract.errors import Wrong
from casetta.contract.face import PadPrompt
from casetta.words import Words

from .screen import Quit, Screen

LARGEST_FILE = 10_000
Plan = Callable[[Mapping[Any, Any]], tuple[Any, PadPrompt] | None]
"""The next question, with the key under which its answer is kept; None after the last one."""


class Interview:
    """A conversation that collects answers."""

    def __init__(
        self, screen: Screen, words: Words, plan: Plan, known: Mapping[str, str] | None = None
    ) -> None:
        self.screen = screen
        self.words = words
        self.plan = plan
        self.known = known or {}
        """What was said before it is asked, by the keys of the questions."""
        self.answers: dict[Any, Any] = {}
        self.explained: set[str] = set()
        """The questions whose explanation was told already."""

    def run(self) -> dict[Any, Any]:
        """Ask until the plan has no more questions."""
        while (asked := self.plan(self.answers)) is not None:
            key, question = asked
            try:
                if question.key in self.known:
                    self.keep(key, question, self.known[question.key])
                else:
                    self.take(key, question, self.put(question))
            except Wrong as wrong:
                self.refuse(self.words.wrong(wrong))
        return self.answers

    def put(self, question: PadPrompt) -> str:
        """Ask one question, explained the first time; the line that was typed."""
        if question.ask not in self.explained:
            self.explain(question)
        return self.screen.ask(self.sentence(question))

    def explain(self, question: PadPrompt) -> None:
        """Tell what can be answered."""
        self.explained.add(question.ask)
        if self.words.has(f"{question.ask}-intro"):
            self.screen.tell(Text(self.words(f"{question.ask}-intro", **question.values), "dim"))

    def sentence(self, question: PadPrompt) -> str:
        """The question with its default in brackets."""
        asked = self.words(question.ask, **question.values)
        return f"{asked} [{question.default}] " if question.default else f"{asked} "

    def take(self, key: Any, question: PadPrompt, typed: str) -> None:
        """Keep an answer, explain the question, go one question back, or end."""
        word = typed.strip().lower()
        if word in {"quit", "exit"}:
            raise Quit
        if word == "?":
            self.explained.discard(question.ask)
        elif word in {"u", "undo"}:
            self.go_back()
        else:
            self.keep(key, question, typed)

    def keep(self, key: Any, question: PadPrompt, typed: str) -> None:
        """Read an answer and keep it."""
        text = typed if typed.strip() else question.default
        if text is None:
            raise Wrong("pad-needs-answer")
        if text.strip().startswith("@"):
            text = file_text(text.strip()[1:])
        self.answers[key] = question.read(text)

    def go_back(self) -> None:
        """Forget the last answer, so that it is asked for again."""
        if not self.answers:
            raise Wrong("pad-nothing-to-undo")
        self.answers.popitem()

    def refuse(self, sentence: str) -> None:
        """Say why an answer was not taken."""
        self.screen.tell(Text(sentence, "bold"))


def file_text(name: str) -> str:
    """What a file says, as far as an answer can be long."""
    file = Path(name.strip()).expanduser()
    try:
        with file.open(encoding="utf-8", errors="replace") as lines:
            return lines.read(LARGEST_FILE)
    except OSError as error:
        raise Wrong("no-such-file", file=name, reason=error.strerror or "") from error


def read_known(known: Mapping[str, Any], text: str) -> Any:
    """The value of one of some known texts."""
    if text.strip() not in known:
        raise Wrong("pad-not-a-choice", known=", ".join(known))
    return known[text.strip()]
