"""A record, replayed: a position, the sheets, the ranking; for people, programs, or drawn."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rich.text import Text

from casetta.contract.errors import Wrong
from casetta.contract.face import Row, Scene
from casetta.contract.files import write_whole
from casetta.contract.game import State
from casetta.contract.text import Sheet
from casetta.kernel.state import NOBODY
from casetta.table import record as records
from casetta.table.record import Replay
from casetta.table.table import Table
from casetta.words import Words

from .drawing import news_rows, printable, ranking_lines, sheet_grid, text_of, whole_table
from .screen import Screen, open_screen, run_cleanly
from .session import Seat, names_of

REFUSED = 1
Record = Mapping[str, Any]


def show_replay(file: Path, at: int | None, words: Words, *, as_json: bool = False) -> int:
    """Replay a record and show the position after event `at`, or the last one."""

    def show(record: Record, replay: Replay) -> int:
        position = replay.position
        if as_json:
            print(json.dumps(replay_object(record, replay.whole, position), ensure_ascii=False))
            return 0
        own_words = words.with_game(position.game.folder)
        return run_cleanly(words, lambda: show_position(open_screen(), record, replay, own_words))

    return with_record(file, at, words, show)


def with_record(
    file: Path, at: int | None, words: Words, show: Callable[[Record, Replay], int]
) -> int:
    """Replay a record and show it; a broken record is refused with an error message."""
    try:
        content = file.read_bytes()
    except OSError as error:
        raise Wrong("no-such-file", file=str(file), reason=error.strerror or "") from error
    try:
        record = records.from_bytes(content)
        replay = records.replay_at(record, at)
    except Wrong as wrong:
        print(words.wrong(wrong), file=sys.stderr)
        return REFUSED
    return show(record, replay)


def shown_state(whole: Table, position: Table) -> State:
    """The position as it may be shown: all open once the game is over, else for spectators."""
    return list(position.state) if whole.is_over else position.view(NOBODY)


def replay_object(record: Record, whole: Table, position: Table) -> dict[str, Any]:
    """What `replay --json` answers."""
    game, state = whole.game, shown_state(whole, position)
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
    return {"total": sheet.total, "lines": [line.to_dict() for line in sheet.lines]}


def show_position(screen: Screen, record: Record, replay: Replay, words: Words) -> int:
    """The position with the move that led there, the sheets, and how the game ended."""
    whole, position, names = replay.whole, replay.position, names_in(record, words)
    game, view = whole.game, shown_state(whole, position)
    scene = Scene(view, NOBODY, names, words, content=game.content)
    screen.tell(Text(title(whole, position, words), "bold"))
    screen.tell(*(text_of(row) for row in last_move(replay, names, words)), "")
    screen.tell(*whole_table(game.terminal, scene))
    screen.tell(*(text_of(row) for row in game.terminal.notes(scene)))
    for seat, name in enumerate(names):
        screen.tell("", sheet_grid(name, game.text.sheet(scene.view, seat), words))
    screen.tell("", *final_ranking(whole, names, words))
    return 0


def title(whole: Table, position: Table, words: Words) -> str:
    """Which game, and which of its events."""
    at, last = position.version, whole.version
    return f"{words('game-title')} · {words('replay-title', event=at, last=last)}"


def last_move(replay: Replay, names: list[str], words: Words) -> list[Row]:
    """What the event before this position did."""
    position, before = replay.position, replay.before
    if before is None:
        return [[(words("replay-deal"), "")]]
    event, game = position.events[-1], position.game
    views = position.view(NOBODY), before.view(NOBODY)
    scene = Scene(views[0], NOBODY, names, words, views[1], game.content)
    return news_rows(game, scene, event.seat, game.text.read(event.move))


def final_ranking(whole: Table, names: list[str], words: Words) -> list[Text]:
    """How the game ended, or that it did not."""
    if not whole.is_over:
        return [Text(words("replay-unfinished"))]
    ranking = whole.game.ranking(whole.state)
    return ranking_lines(names, ranking, whole.game.terminal.tie_break, words)


def names_in(record: Record, words: Words) -> list[str]:
    """The names of a record as this language calls them."""
    return names_of([seat_in(printable(entry)) for entry in record["seats"]], words)


def seat_in(entry: str) -> Seat:
    """A seat as a record calls it."""
    if entry.startswith("bot:"):
        return Seat(bot=entry.removeprefix("bot:"))
    return Seat(name="" if entry == "me" else entry)


# Pictures


def show_picture(
    file: Path, at: int | None, seat: int | None, out: Path | None, words: Words
) -> int:
    """Draw the position after event `at`, or the last one; seats are counted from 1."""

    def show(_: Record, replay: Replay) -> int:
        whole, position = replay.whole, replay.position
        if seat is not None and not 1 <= seat <= whole.seats:
            raise Wrong("no-such-seat", seat=seat, last=whole.seats)
        if out is None:
            print(in_characters(whole, position, seat))
        else:
            write_whole(out, as_svg(whole, position, seat, words).encode())
            print(words("picture-written", file=str(out)))
        return 0

    return with_record(file, at, words, show)


def in_characters(whole: Table, position: Table, seat: int | None) -> str:
    """The table in characters, a seat marked if one is asked for."""
    return whole.game.text.picture(
        shown_state(whole, position), NOBODY if seat is None else seat - 1
    )


def as_svg(whole: Table, position: Table, seat: int | None, words: Words) -> str:
    """What a seat has before it, the first one if none is asked for."""
    game = whole.game
    if game.text.svg is None:
        raise Wrong("no-svg", game=game.name)
    return game.text.svg(
        shown_state(whole, position), (seat or 1) - 1, words.with_game(game.folder)
    )
