"""A whole game at a terminal: people take turns at it, bots play by themselves or are watched."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from casetta.bots import bot
from casetta.bots import names as bot_names
from casetta.contract.errors import Wrong
from casetta.contract.files import check_writable, write_whole
from casetta.contract.game import Game, OptionValue
from casetta.contract.levels import LEVELS
from casetta.table import record as records
from casetta.table.first import CHOSEN, RANDOM, Turn, drawn
from casetta.table.table import Table
from casetta.words import Words

from .drawing import draw_table, ranking_lines, sheet_grid, text_of, whole_table
from .screen import open_screen, run_cleanly, say_goodbye
from .session import DEFAULT_BOT, Seat, Session, check_seats, take_turn

CANNOT_WRITE = 1
SLOWEST = 3600.0
"""Seconds between two turns of a demo, at most."""


def play_game(
    game: Game,
    players: Sequence[Seat] | None,
    options: Mapping[str, OptionValue],
    seed: int | None,
    record: Path | None,
    words: Words,
    own: Any = None,
    *,
    first: str | None = None,
    quiet: bool = False,
) -> int:
    """Play a game to its end and answer the exit status.

    Unless told otherwise a person plays against bots, as few as the game allows, and the first of
    the seats begins.
    """
    seats = players or [Seat(), *[Seat(bot=DEFAULT_BOT)] * (game.seats[0] - 1)]
    check_seats(game, seats)
    if record is not None:
        check_writable(record)
    check_first(first, len(seats))
    table = Table.deal(game, len(seats), options, seed, own)
    place = drawn(table.setup, len(seats)) if first == RANDOM else int(first or 0)
    by = RANDOM if first == RANDOM else CHOSEN
    began = None if first is None else {"by": by, "place": place}
    turned = Turn(place, len(seats)).order(seats)
    session = Session(table, turned, words, open_screen(), seed, began)
    return run_cleanly(words, lambda: play_session(session, record, quiet=quiet))


def check_first(first: str | None, seats: int) -> None:
    """Refuse who cannot begin: it is `random`, or one of the seats."""
    if first not in (None, RANDOM, *map(str, range(seats))):
        raise Wrong("wrong-first", text=str(first), last=seats - 1)


def play_session(session: Session, record: Path | None, *, quiet: bool) -> int:
    """Play, write the record, and show how it ended."""
    if session.people:
        with session.screen.alternate():
            play_to_the_end(session, aloud=False)
    else:
        play_to_the_end(session, aloud=not quiet)
    trouble = ""
    try:
        if record is not None:
            write_whole(record, records.as_bytes(session.record()))
    except Wrong as wrong:
        trouble = session.words.wrong(wrong)
    if not quiet:
        show_sheets(session)
    show_ranking(session)
    if record is not None and not quiet and not trouble:
        session.screen.tell(session.words("turn-recorded", file=str(record)))
    return say_goodbye(trouble, CANNOT_WRITE) if trouble else 0


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
    tell("", *whole_table(game.terminal, session.spectator_scene()))
    for seat, name in enumerate(session.names):
        tell("", sheet_grid(name, game.text.sheet(session.table.state, seat), session.words))
    tell("")


def show_ranking(session: Session) -> None:
    game, tell = session.game, session.screen.tell
    ranking = game.ranking(session.table.state)
    tell(*ranking_lines(session.names, ranking, game.terminal.tie_break, session.words))
    if game.terminal.ending is not None:
        tell(*map(text_of, game.terminal.ending(session.spectator_scene())))


# A table of bots that plays at a chosen pace, for people who watch


def show_demo(
    game: Game,
    bots: Sequence[str],
    options: Mapping[str, OptionValue],
    seed: int | None,
    pace: float,
    words: Words,
    own: Any = None,
) -> int:
    """Let bots play a game, one picture after each of their turns."""
    if not 0 <= pace <= SLOWEST:
        raise Wrong("out-of-bounds", "pace", lowest=0, highest=int(SLOWEST))
    seats = [Seat(bot=name) for name in bots or default_bots(game)]
    check_seats(game, seats)
    table = Table.deal(game, len(seats), options, seed, own)
    session = Session(table, seats, words, open_screen(), seed)
    return run_cleanly(words, lambda: watch(session, pace))


def default_bots(game: Game) -> list[str]:
    """The four levels, or as many as the game has seats."""
    levels = [level for level in reversed(LEVELS) if level in bot_names(game)]
    return levels[: game.seats[-1]] or [DEFAULT_BOT] * game.seats[0]


def watch(session: Session, pace: float) -> int:
    """Play to the end, and show how it ended."""
    with session.screen.alternate():
        while not session.table.is_over:
            show_turn(session, session.next_seat(), pace)
    show_sheets(session)
    show_ranking(session)
    return 0


def show_turn(session: Session, seat: int, pace: float) -> None:
    """One turn: think, move, show it for as long as the pace says; thinking counts."""
    started = time.monotonic()
    if session.screen.is_live:
        show_table(session, seat)
    rows = session.make(seat, bot_move(session, seat))
    if not session.screen.is_live:
        session.screen.tell(*map(text_of, rows))
    time.sleep(max(0.0, pace - (time.monotonic() - started)))


def show_table(session: Session, seat: int) -> None:
    """The table as everybody may see it before a seat moves, and what each seat did last.

    Where the board has no room for all, what lies before the seat that moved last, or that begins.
    """
    scene, face, events = session.spectator_scene(), session.game.terminal, session.table.events
    last = events[-1].seat if events else seat
    board = face.board(scene) if face.look is None else face.look(scene, last)
    news = [row for rows in session.news[-len(session.seats) :] for row in rows]
    words, screen = session.words, session.screen
    note = words("demo-thinking", player=session.names[seat])
    title, hint = words("game-title"), words("demo-hint")
    draw_table(screen, title, board, face.notes(scene), news, note, hint)
