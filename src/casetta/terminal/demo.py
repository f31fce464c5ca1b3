"""A table of bots that plays by itself at a chosen pace, for people who watch."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from casetta.bots import names as bot_names
from casetta.contract.errors import Wrong
from casetta.contract.face import Row, Scene
from casetta.contract.game import Game, OptionValue
from casetta.kernel.state import NOBODY
from casetta.table.table import Table
from casetta.words import Words

from .ending import in_order
from .frame import Frame
from .ink import side_by_side, text_of
from .play import bot_move, show_ranking, show_sheets
from .screen import open_screen
from .seats import DEFAULT_BOT, Seat, check_seats
from .session import Session

LEVELS = ("owl", "beaver", "swallow", "snail")
SLOWEST = 3600.0


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
    return in_order(words, lambda: watch(session, pace))


def default_bots(game: Game) -> list[str]:
    """The four neighbours, or as many as the game has seats."""
    levels = [level for level in LEVELS if level in bot_names(game)]
    return levels[: game.seats[-1]] or [DEFAULT_BOT] * game.seats[0]


def watch(session: Session, pace: float) -> int:
    """Play to the end, and show how it ended."""
    with session.screen.whole():
        while not session.table.is_over:
            show_turn(session, session.next_seat(), pace)
    show_sheets(session)
    show_ranking(session)
    return 0


def show_turn(session: Session, seat: int, pace: float) -> None:
    """One turn: think, move, show it for as long as the pace says; thinking counts."""
    started = time.monotonic()
    if session.screen.is_live:
        frame(session, seat, session.words("demo-thinking", player=session.names[seat])).show(
            session.screen
        )
    rows = session.make(seat, bot_move(session, seat))
    if not session.screen.is_live:
        session.screen.tell(*map(text_of, rows))
    time.sleep(max(0.0, pace - (time.monotonic() - started)))


def frame(session: Session, seat: int, note: str) -> Frame:
    """The table as everybody may see it, and what has happened."""
    scene = Scene(session.table.view(NOBODY), NOBODY, session.names, session.words)
    return Frame(
        title=Text(session.words("game-title"), "bold"),
        board=board(session, scene, last_seat(session, seat)),
        panel=[text_of(row) for row in session.game.face.notes(scene)],
        news=[text_of(row) for row in recent_news(session)],
        note=Text(note, "bold"),
        hint=Text(session.words("demo-hint"), "dim"),
    )


def board(session: Session, scene: Scene, seat: int) -> list[Text]:
    """The whole table, or what lies before the seat that moved last."""
    face = session.game.face
    return side_by_side(face.board(scene) if face.look is None else face.look(scene, seat))


def last_seat(session: Session, seat: int) -> int:
    """Who moved last; at the beginning, who is about to."""
    return session.table.events[-1].seat if session.table.events else seat


def recent_news(session: Session) -> list[Row]:
    """What each seat did last."""
    return [row for rows in session.news[-len(session.seats) :] for row in rows]
