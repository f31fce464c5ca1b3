"""A position of a record as a picture: an SVG file where the game draws one, or characters."""

from __future__ import annotations

import sys
from pathlib import Path

from casetta.contract.errors import Wrong
from casetta.contract.files import write_whole
from casetta.kernel.state import NOBODY
from casetta.table import record as records
from casetta.table.table import Table
from casetta.words import Words

from .replay import REFUSED, read_file, seen


def show_picture(
    file: Path, at: int | None, seat: int | None, out: Path | None, words: Words
) -> int:
    """Draw the position after event `at`, or the last one; seats are counted from 1."""
    content = read_file(file)
    try:
        record = records.from_bytes(content)
        replay = records.replay_at(record, at)
    except Wrong as wrong:
        print(words.wrong(wrong), file=sys.stderr)
        return REFUSED
    whole, position = replay.whole, replay.position
    if seat is not None and not 1 <= seat <= whole.seats:
        raise Wrong("no-such-seat", seat=seat, last=whole.seats)
    if out is None:
        print(in_characters(whole, position, seat))
    else:
        write_whole(out, as_svg(whole, position, seat, words).encode())
        print(words("picture-written", file=str(out)))
    return 0


def in_characters(whole: Table, position: Table, seat: int | None) -> str:
    """The table in characters, a seat marked if one is asked for."""
    return whole.game.text.picture(seen(whole, position), NOBODY if seat is None else seat - 1)


def as_svg(whole: Table, position: Table, seat: int | None, words: Words) -> str:
    """What a seat has before it, the first one if none is asked for."""
    game = whole.game
    if game.text.svg is None:
        raise Wrong("no-svg", game=game.name)
    return game.text.svg(seen(whole, position), (seat or 1) - 1, words.with_game(game.folder))
