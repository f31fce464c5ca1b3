"""A game told from its beginning: every move that still counts, through the eyes of a viewer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from casetta.contract.face import Say
from casetta.contract.game import Game, State
from casetta.kernel.state import NOBODY

from .history import History
from .narration import phrases_of
from .table import Event, Table

ALL = "all"
"""The eyes of somebody who sees everything, after the end."""


def steps(history: History, eyes: int | str) -> Iterator[tuple[Event, State, State]]:
    """Each move with the view before and after it."""
    table = history.table.again(())
    before = _look(table, eyes)
    for event in history.table.events:
        table.play_again(event)
        after = _look(table, eyes)
        yield event, before, after
        before = after


def moments(history: History, eyes: int | str) -> list[dict[str, Any]]:
    """The deal and the position after each move, with the points that these eyes see."""
    game = history.game
    deal = _look(history.table.again(()), eyes)
    found = [_moment(history, deal, version=0, seat=NOBODY, move=None, phrases=[])]
    for event, before, view in steps(history, eyes):
        phrases = phrases_of(game, before, view, event.seat, event.move)
        what = {"version": event.version, "seat": event.seat, "move": event.move}
        found.append(_moment(history, view, **what, phrases=phrases))
    return found


def news(history: History, viewer: int, names: Sequence[str], say: Say) -> list[dict[str, Any]]:
    """What happened, in words, as far as a viewer may know it.

    A move that was concealed is told once its step is over, as whoever made it saw it.
    """
    game, table = history.game, history.table.again(())
    told = []
    for event in history.table.events:
        eyes = viewer if history.is_told(event.version, viewer) else event.seat
        before = table.view(eyes)
        table.play_again(event)
        if eyes == viewer or history.is_open(event):
            lines = _lines(game, (before, table.view(eyes)), event, names, say)
            told.append({"version": event.version, "seat": event.seat, "lines": lines})
    return told


def _lines(
    game: Game,
    views: tuple[State, State],
    event: Event,
    names: Sequence[str],
    say: Say,
) -> list[str]:
    """A move in the sentences of a language."""
    before, after = views
    moves = game.moves_in_news(game.text.read(event.move))
    phrases = game.text.narrate(before, after, event.seat, moves)
    return [" ".join(phrase.text(names, say) for phrase in phrases)] if phrases else []


def _look(table: Table, eyes: int | str) -> State:
    return list(table.state) if eyes == ALL else table.view(int(eyes))


def _moment(history: History, view: State, **what: Any) -> dict[str, Any]:
    game = history.game
    points = [game.rules.points(view, seat) for seat in range(history.table.seats)]
    return what | {"view": game.text.drawing(view), "points": points}
