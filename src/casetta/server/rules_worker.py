"""Answers what the rules say, in a process of its own: one question a line, one answer a line.

Whatever strangers send is read here, within limits of time and memory. A position of a table is
what its seat sees and nothing else.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import msgspec

from casetta import games
from casetta.bots.worker import answer_lines
from casetta.contract.errors import Wrong
from casetta.contract.game import Game
from casetta.contract.question import Position
from casetta.protocol.ask import answer
from casetta.table import views
from casetta.words import Words

from ..protocol.bodies import NewTable
from ..protocol.limits import Limits, demand_small
from .rooms.metadata import check_content

MEMORY = 1 << 30
"""Bytes of address space."""
SECONDS = 2.0
"""Seconds of processor time for a question."""
MOST_OWN = 16
"""Tables with own content that are remembered."""


def answered(question: dict[str, Any]) -> dict[str, Any]:
    """The answer to a question, or what is wrong with it."""
    try:
        return {"answer": ABOUT[question.pop("about")](**question)}
    except Wrong as wrong:
        return {"wrong": {"code": wrong.code, "where": wrong.where, "values": wrong.values}}


def content(new: dict[str, Any], limits: dict[str, Any]) -> None:
    """Refuse content with which nothing can be dealt."""
    table = msgspec.convert(new, NewTable)
    check_content(table, games.load(table.game), msgspec.convert(limits, Limits))


def question(
    game: str,
    question: dict[str, Any],
    language: str,
    position: dict[str, Any] | None,
    limits: dict[str, Any],
) -> dict[str, Any]:
    """What the rules say about a question that is not too large."""
    demand_small(question, msgspec.convert(limits, Limits))
    asked = games.load(game)
    words = Words(language).with_game(asked.folder)
    if position is None:
        return answer(asked, question, words)
    at = Position(position["view"], position["seat"], game_at(game, position["setup"]).content)
    return answer(asked, question, words, at)


def check(game: str, position: dict[str, Any], move: str, *, paused: bool) -> dict[str, Any]:
    """Whether a seat may make these moves."""
    at = game_at(game, position["setup"])
    return views.dry_run(at, position["view"], position["seat"], move, paused=paused)


def phrases(game: str, position: dict[str, Any], move: str) -> views.Phrases:
    """These moves in words."""
    at = game_at(game, position["setup"])
    return views.phrases_ahead(at, position["view"], position["seat"], move)


def game_at(name: str, setup: dict[str, Any] | None) -> Game:
    """A game with what people brought to a table."""
    return games.load(name) if setup is None else _own_game(name, json.dumps(setup))


@lru_cache(MOST_OWN)
def _own_game(name: str, setup: str) -> Game:
    return games.load(name).at(json.loads(setup))


ABOUT: dict[str, Callable[..., Any]] = {
    "content": content, "question": question, "check": check, "phrases": phrases,
}  # fmt: skip


def main() -> None:
    answer_lines(answered, MEMORY, SECONDS)


if __name__ == "__main__":
    main()
