"""Draws docs/terminal.svg for the README: a move of the game of seed 7, about to be kept."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from casetta import games
from casetta.bots import greedy_bot
from casetta.table.table import Table
from casetta.terminal.screen import PROMPT, WIDTH, Screen
from casetta.terminal.session import Seat, Session
from casetta.terminal.turn import Turn
from casetta.words import Words

PICTURE = Path(__file__).resolve().parents[1] / "docs" / "terminal.svg"
SEED = 7
MOVES_BEFORE = 12
MONOSPACE = "Fira Code, Menlo, Consolas, DejaVu Sans Mono, monospace"
GREY = (152, 159, 177)
THEME = TerminalTheme((27, 27, 31), (222, 222, 222), [GREY] * 8)
"""Background and letters; the tiles bring their own colours."""


def main() -> None:
    """Write the picture."""
    PICTURE.write_text(picture(), encoding="utf-8", newline="\n")
    print(PICTURE)


def picture() -> str:
    """The picture as SVG, without addresses of fonts from elsewhere."""
    console = Console(
        record=True, width=WIDTH, file=io.StringIO(), color_system="truecolor", force_terminal=True
    )
    draw_turn(Screen(console, is_live=False, echo=False))
    console.print(PROMPT)
    svg = console.export_svg(title="casetta", theme=THEME)
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("font-family: Fira Code, monospace", f"font-family: {MONOSPACE}")


def draw_turn(screen: Screen) -> None:
    """A turn of the first seat after some moves, with the move that a bot would make."""
    game = games.load("my-shelfie")
    words = Words("en").with_game(game.folder)
    seats = [Seat("Anna"), Seat("Bruno")]
    session = Session(Table.deal(game, len(seats), {}, SEED), seats, words, screen, SEED)
    for _ in range(MOVES_BEFORE):
        session.make(session.next_seat(), good_move(session))
    turn = Turn(session, session.next_seat())
    turn.choose(good_move(session))
    turn.show()


def good_move(session: Session) -> str:
    """What the greedy bot would do now."""
    game, seat = session.game, session.next_seat()
    return game.text.write(greedy_bot(game, session.table.view(seat), seat, session.dice[seat]))


if __name__ == "__main__":
    main()
