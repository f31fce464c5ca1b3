"""A whole game at a terminal: people take turns at it, bots play by themselves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from casetta.bots import bot
from casetta.contract.errors import Wrong
from casetta.contract.face import Scene
from casetta.contract.files import check_writable, write_whole
from casetta.contract.game import Game, OptionValue
from casetta.kernel.state import NOBODY
from casetta.table import record as records
from casetta.table.table import Table
from casetta.words import Words

from .ending import farewell, in_order
from .ink import text_of, whole_table
from .screen import open_screen
from .seats import Seat, check_seats, default_seats, read_seats
from .session import Session
from .sheets import ranking_lines, sheet_grid
from .turn import take_turn

__all__ = ["play_game", "read_seats"]

CANNOT_WRITE = 1


def play_game(
    game: Game,
    players: Sequence[Seat] | None,
    options: Mapping[str, OptionValue],
    seed: int | None,
    record: Path | None,
    words: Words,
    own: Any = None,
    *,
    quiet: bool = False,
) -> int:
    """Play a game to its end and answer the exit status."""
    seats = players or default_seats(game)
    check_seats(game, seats)
    if record is not None:
        check_writable(record)
    table = Table.deal(game, len(seats), options, seed, own)
    session = Session(table, seats, words, open_screen(), seed)
    return in_order(words, lambda: play_session(session, record, quiet=quiet))


def play_session(session: Session, record: Path | None, *, quiet: bool) -> int:
    """Play, write the record, and show how it ended."""
    if session.has_people:
        with session.screen.whole():
            play_to_the_end(session, aloud=False)
    else:
        play_to_the_end(session, aloud=not quiet)
    trouble = write_record(session, record)
    if not quiet:
        show_sheets(session)
    show_ranking(session)
    if record is not None and not quiet and not trouble:
        session.screen.tell(session.words("turn-recorded", file=str(record)))
    return farewell(trouble, CANNOT_WRITE) if trouble else 0


def write_record(session: Session, record: Path | None) -> str:
    """Write the record if one is wanted; the sentence that tells why it could not be done."""
    try:
        if record is not None:
            write_whole(record, records.as_bytes(session.record()))
    except Wrong as wrong:
        return session.words.wrong(wrong)
    return ""


def play_to_the_end(session: Session, *, aloud: bool) -> None:
    """Let each seat that is waiting move, until nobody is."""
    while not session.table.is_over:
        seat = session.next_seat()
        text = bot_move(session, seat) if session.seats[seat].bot else take_turn(session, seat)
        for row in session.make(seat, text):
            if aloud:
                session.screen.tell(text_of(row))


def bot_move(session: Session, seat: int) -> str:
    """The move of a bot, which sees what its seat may see and nothing else."""
    game = session.game
    choose = bot(session.seats[seat].bot, game)
    return game.text.write(choose(game, session.table.view(seat), seat, session.dice[seat]))


def show_sheets(session: Session) -> None:
    """The table at the end and every sheet, line by line."""
    game, tell = session.game, session.screen.tell
    scene = Scene(session.table.view(NOBODY), NOBODY, session.names, session.words)
    tell("", *whole_table(game.face, scene))
    for seat, name in enumerate(session.names):
        tell("", sheet_grid(name, game.text.sheet(session.table.state, seat), session.words))
    tell("")


def show_ranking(session: Session) -> None:
    """Who won, and by what."""
    ranking = session.game.ranking(session.table.state)
    points, places = zip(*ranking, strict=True)
    tie_break = session.words(session.game.face.tie_break)
    session.screen.tell(Text(session.words("ranking"), "bold"))
    session.screen.tell(*ranking_lines(session.names, points, places, tie_break))
    if session.game.face.ending is not None:
        scene = Scene(session.table.view(NOBODY), NOBODY, session.names, session.words)
        session.screen.tell(*(text_of(row) for row in session.game.face.ending(scene)))
