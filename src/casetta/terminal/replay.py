"""A record, replayed: a position, the sheets, the ranking; for people and for programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.text import Text

from casetta.contract.errors import Wrong
from casetta.contract.face import Row, Scene
from casetta.contract.game import State
from casetta.contract.sheet import Sheet
from casetta.kernel.state import NOBODY
from casetta.table import record as records
from casetta.table.table import Table
from casetta.words import Words

from .ending import in_order
from .ink import news_rows, printable, text_of, whole_table
from .screen import Screen, open_screen
from .seats import Seat, names_of
from .sheets import ranking_lines, sheet_grid

REFUSED = 1


def show_replay(file: Path, at: int | None, words: Words, *, as_json: bool = False) -> int:
    """Replay a record and show the position after event `at`, or the last one."""
    content = read_file(file)
    try:
        record = records.from_bytes(content)
        whole = records.replay(record)
    except Wrong as wrong:
        print(words.wrong(wrong), file=sys.stderr)
        return REFUSED
    position = records.replay(record, at) if at is not None else whole
    if as_json:
        print(json.dumps(replay_object(record, whole, position), ensure_ascii=False))
        return 0
    words = words.with_game(whole.game.folder)
    return in_order(words, lambda: show(open_screen(), record, whole, position, words))


def read_file(file: Path) -> bytes:
    """The bytes of a file."""
    try:
        return file.read_bytes()
    except OSError as error:
        raise Wrong("no-such-file", file=str(file), reason=error.strerror or "") from error


def seen(whole: Table, position: Table) -> State:
    """The position as it may be shown: all open once the game is over, else for spectators."""
    return list(position.state) if whole.is_over else position.view(NOBODY)


def replay_object(record: Mapping[str, Any], whole: Table, position: Table) -> dict[str, Any]:
    """What `replay --json` answers."""
    game, state = whole.game, seen(whole, position)
    drawing = game.text.drawing(state)
    drawing.pop("luck", None)
    return {
        "game": game.name,
        "version": record["version"],
        "options": whole.setup["options"],
        "seats": record["seats"],
        "events": whole.version,
        "at": position.version,
        "position": drawing,
        "sheets": [sheet_object(game.text.sheet(state, seat)) for seat in range(whole.seats)],
        "result": record["result"],
    }


def sheet_object(sheet: Sheet) -> dict[str, Any]:
    """A sheet for programs."""
    lines = [
        {"part": line.part, "rule": line.rule, "points": line.points, "cells": list(line.cells)}
        for line in sheet.lines
    ]
    return {"total": sheet.total, "lines": lines}


def show(
    screen: Screen, record: Mapping[str, Any], whole: Table, position: Table, words: Words
) -> int:
    """The position with the move that led there, the sheets, and how the game ended."""
    names = names_in(record, words)
    scene = Scene(seen(whole, position), NOBODY, names, words)
    game = whole.game
    screen.tell(Text(title(whole, position, words), "bold"))
    screen.tell(*(text_of(row) for row in last_move(whole, position, names, words)), "")
    screen.tell(*whole_table(game.face, scene))
    screen.tell(*(text_of(row) for row in game.face.notes(scene)))
    for seat, name in enumerate(names):
        screen.tell("", sheet_grid(name, game.text.sheet(scene.view, seat), words))
    screen.tell("", *final_ranking(whole, names, words))
    return 0


def title(whole: Table, position: Table, words: Words) -> str:
    """Which game, and which of its events."""
    at, last = position.version, whole.version
    return f"{words('game-title')} · {words('replay-title', event=at, last=last)}"


def last_move(whole: Table, position: Table, names: list[str], words: Words) -> list[Row]:
    """What the event before this position did."""
    if not position.events:
        return [[(words("replay-deal"), "")]]
    event = position.events[-1]
    before = Table(whole.game, whole.setup)
    for earlier in position.events[:-1]:
        before.play(earlier.seat, earlier.move)
    scene = Scene(position.view(NOBODY), NOBODY, names, words, before.view(NOBODY))
    return news_rows(whole.game, scene, event.seat, whole.game.text.read(event.move))


def final_ranking(whole: Table, names: list[str], words: Words) -> list[Text]:
    """How the game ended, or that it did not."""
    if not whole.is_over:
        return [Text(words("replay-unfinished"))]
    points, places = zip(*whole.game.ranking(whole.state), strict=True)
    tie_break = words(whole.game.face.tie_break)
    return [Text(words("ranking"), "bold"), *ranking_lines(names, points, places, tie_break)]


def names_in(record: Mapping[str, Any], words: Words) -> list[str]:
    """The names of a record as this language calls them."""
    return names_of([seat_in(printable(entry)) for entry in record["seats"]], words)


def seat_in(entry: str) -> Seat:
    """A seat as a record calls it."""
    if entry.startswith("bot:"):
        return Seat(bot=entry.removeprefix("bot:"))
    return Seat(name="" if entry == "me" else entry)
