"""What a viewer is told of a position: made from its view and from nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from casetta.contract.errors import Wrong
from casetta.contract.game import Game, State
from casetta.kernel.state import NOBODY

from .standing import Standing, versions_of
from .table import NotYourTurn, TableError, decision

MOST_LISTED = 2000
"""A state lists the legal moves of a seat if they are not more than these."""
FEW_MOVES = 2 * MOST_LISTED
"""In a game with so few different moves the texts of all are kept."""
LONGEST_TOLD = 40
"""Letters of a text in the reason of a refusal."""
TEXTS: dict[str, list[str]] = {}
"""All moves of a game with few different ones, as texts."""
GUESS = 1
"""A dry run of several moves guesses what the seat cannot see, always alike."""


def shared(now: Standing, view: State) -> dict[str, Any]:
    """What all are told alike who see the same position, besides the drawing."""
    game = now.table.game
    waiting = game.rules.waiting(view)
    return {
        "waiting": seats_in(waiting),
        "asked": now.asked.told() if now.asked else None,
        "paused": now.paused,
        "players": list(now.players),
        "over": waiting == 0,
        "result": None if waiting else result(game, view),
    }


def own(now: Standing, viewer: int, view: State, waiting: Sequence[int]) -> dict[str, Any]:
    """What a viewer may do."""
    if viewer == NOBODY or not waiting:
        return {"legal": [], "undo": [], "redo": []}
    may = viewer in waiting and may_move(now, viewer)
    return {
        "legal": legal(now, viewer, view) if may else [],
        "undo": versions_of(now.may_undo(viewer)),
        "redo": versions_of(now.may_redo(viewer)),
    }


def may_move(now: Standing, seat: int) -> bool:
    """Whether moves of a seat are taken from whoever holds it: nobody pauses, and no bot plays."""
    return not now.paused and not now.is_bot(seat)


def seats_in(mask: int) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def legal(now: Standing, viewer: int, view: State) -> list[str] | None:
    """The legal moves of a seat that may move, as texts; None when they are too many to list."""
    game, told = now.table.game, now.table.told(viewer, view)
    if told is not None:
        return None if len(told) > MOST_LISTED else told
    found = now.table.listed(viewer, view)
    return None if len(found) > MOST_LISTED else written(game, found)


def written(game: Game, moves: Iterable[int]) -> list[str]:
    """Moves as texts; where there are few different ones, all are written down once."""
    if game.rules.n_moves > FEW_MOVES:
        return list(map(game.text.write, moves))
    texts = TEXTS.setdefault(game.name, [])
    if not texts:
        texts += map(game.text.write, range(game.rules.n_moves))
    return [texts[move] for move in moves]


def listed(game: Game, view: State, seat: int) -> list[str] | None:
    """The same in a position that is only thought of."""
    found = game.legal(view, seat)
    return None if len(found) > MOST_LISTED else list(map(game.text.write, found))


def result(game: Game, view: State) -> list[dict[str, int]]:
    """Points and place of each seat, when all is open."""
    return [{"points": points, "place": place} for points, place in game.ranking(view)]


def dry_run(now: Standing, seat: int, text: str) -> dict[str, Any]:
    """Whether a seat may make this move, or several with `;` between them, as far as it can know.

    If it may: its sheet after them, and the moves it could go on with.
    """
    game = now.table.game
    try:
        if now.paused:
            raise TableError("paused")
        after = _try(game, now.table.view(seat), seat, text)
    except Wrong as wrong:
        return {"legal": False, "error": wrong.code, **_told(wrong)}
    fine: dict[str, Any] = {"legal": True, "error": None, "where": None, "values": {}}
    return fine | foreseen(game, after, seat)


def foreseen(game: Game, after: State, seat: int) -> dict[str, Any]:
    """What a seat may know of a position after its moves; nothing when all would be shown."""
    if game.rules.waiting(after) == 0:
        return {}
    game.rules.hide(after, seat)
    goes_on = game.rules.waiting(after) >> seat & 1
    return figures(game, after, seat) | {"next": listed(game, after, seat) if goes_on else []}


def _told(wrong: Wrong) -> Mapping[str, Any]:
    values = {name: _short(value) for name, value in wrong.values.items()}
    return {"where": _short(wrong.where), "values": values}


def _short(value: Any) -> Any:
    """A value that is not too long to be told; a text may be what was sent."""
    is_long = isinstance(value, str) and len(value) > LONGEST_TOLD
    return f"{value[: LONGEST_TOLD - 1]}…" if is_long else value


def _try(game: Game, view: State, seat: int, text: str) -> State:
    """Make the moves of a text in a world that looks like the view."""
    world, guessed = list(view), False
    for part in decision(text):
        for move in game.text.read(part):
            if game.rules.waiting(world) == 0:
                raise NotYourTurn("game-over")
            if not game.rules.waiting(world) >> seat & 1:
                raise NotYourTurn("not-your-turn")
            if move not in game.legal(world, seat) and not game.rules.also(world, seat, move):
                raise game.text.why_not(world, seat, part)
            if not guessed:
                game.rules.guess(world, GUESS)
                guessed = True
            game.rules.play(world, seat, move)
    return world


def figures(game: Game, view: State, seat: int) -> dict[str, Any]:
    """The points of a seat so far, line by line, as far as a view tells."""
    sheet = game.text.sheet(view, seat)
    lines = [
        {
            "part": line.part,
            "rule": line.rule,
            "points": line.points,
            "cells": list(line.cells),
            "values": dict(line.values),
        }
        for line in sheet.lines
    ]
    told: dict[str, Any] = {"points": sheet.total, "lines": lines}
    return told | ({} if game.rules.waiting(view) else {"awards": awards(game, view, seat)})


def awards(game: Game, view: State, seat: int) -> list[dict[str, Any]]:
    """What was remarkable about a seat in a game that is over."""
    return [
        {"rule": award.rule, "values": dict(award.values)}
        for award in game.text.awards(view)
        if award.seat == seat
    ]
