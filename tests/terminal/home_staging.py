"""Home Staging on a stage: sessions, moves as a person types them, positions."""

from __future__ import annotations

from random import Random

from casetta import games
from casetta.games.home_staging.rules.layout import (
    ASSIGN,
    CHOOSE_CARD,
    CHOOSE_ROOM,
    CLOSE,
    DRAW,
    FINISH,
    LETTER,
    PHASE,
)
from casetta.table.table import Table
from casetta.terminal.screen import PROMPT
from casetta.terminal.session import Session, read_seats
from casetta.terminal.turn import Turn
from casetta.words import Words
from tests.terminal.stage import Stage

GAME = games.load("home-staging")
assert GAME.terminal.draft is not None
DRAFT = GAME.terminal.draft
PROPOSAL = ("", "")
"""Enter shows a proposal, and Enter keeps it."""


class Reader(Stage):
    """A stage where pages are left by Enter, whatever the script says."""

    def read(self, prompt: str) -> str:
        """A line of the script; nothing where a page is to be left."""
        if len(prompt) > len(PROMPT):
            self.file.write(prompt)
            return ""
        return super().read(prompt)


def words_in(language: str) -> Words:
    """The sentences of a language, with those of the game."""
    return Words(language).with_game(GAME.folder)


def session_of(
    stage: Stage, seats: str, scenario: str = "first-keys", seed: int = 7, language: str = "en"
) -> Session:
    """A game that is about to begin."""
    table = Table.deal(GAME, len(seats.split(",")), {"scenario": scenario}, seed)
    return Session(table, read_seats(seats), words_in(language), stage.screen, seed)


def phase_of(session: Session) -> int:
    """The step of the game."""
    return session.table.state[PHASE]


def typed_lines(session: Session, seat: int, dice: Random) -> list[str]:
    """What a person might type for the whole of what a seat has to do now."""
    legal = session.table.legal(seat)
    if phase_of(session) in (CHOOSE_ROOM, CHOOSE_CARD):
        return [dice.choice(legal).split()[1]]
    if phase_of(session) == ASSIGN:
        return [dice.choice(["1", "2"]), ""]
    if phase_of(session) in (CLOSE, FINISH):
        return list(PROPOSAL)
    lines = []
    view, draft = session.table.view(seat), ""
    while not draft or DRAFT.missing(session.scene(seat), draft):
        after = GAME.terminal.foresee(view, seat, GAME.text.read(draft)) if draft else view
        line = place_in(GAME, after, seat, dice)
        lines.append(line)
        draft = DRAFT.add(view, seat, draft, line)
    return [*lines, ""]


def place_in(game, view, seat: int, dice: Random) -> str:
    """A place for the next piece, as short as people type it; no if there is none."""
    plain = [game.text.write(move).split() for move in game.legal(view, seat)]
    places = [words for words in plain if len(words) == 3]
    if not places:
        return "no"
    _, turned, square = dice.choice(places)
    return square if turned == "r0" else f"{turned} {square}"


def drafted(session: Session, seat: int, lines: list[str]) -> str:
    """The move that comes of some lines, without a screen."""
    view, text = session.table.view(seat), ""
    for line in lines:
        if line:
            text = DRAFT.add(view, seat, text, line)
        elif not text:
            text = DRAFT.propose(view, seat)
    return text


def chosen(stage: Stage, session: Session, seat: int, *lines: str) -> str:
    """The move that comes of some lines."""
    stage.type(*lines)
    return Turn(session, seat).run()


def play_to_the_end(session: Session, dice: Random) -> None:
    """Let everybody type something until the game is over."""
    while not session.table.is_over:
        seat = session.next_seat()
        session.make(seat, drafted(session, seat, typed_lines(session, seat, dice)))


def drawing(stage: Stage, scenario: str, texts: list[str], seats: str = "me", seed: int = 7):
    """A session in which a card is about to be drawn, after some events of the active seat."""
    session = session_of(stage, seats, scenario, seed)
    for text in texts:
        session.make(session.next_seat(), text)
    assert phase_of(session) == DRAW
    return session


SOFA = ["room living", "card 1", "tokens 1 0"]


def with_sofa_b(stage: Stage) -> Session:
    """First Keys with sofa card b turned over and its token on the sofa bed (squares of 2 x 3)."""
    sessions = (drawing(stage, "first-keys", SOFA, seed=seed) for seed in range(20))
    return next(session for session in sessions if session.table.state[LETTER] == 1)


def closing_session(stage: Stage) -> Session:
    """First Keys with one sofa in the corner at e5, ready to be closed."""
    session = with_sofa_b(stage)
    session.make(0, "01b1 r0 e5")
    while phase_of(session) != CLOSE:
        decline = "decline decline" if "19" in str(session.table.events[-2:]) else "decline"
        session.make(0, decline if phase_of(session) == DRAW else session.table.legal(0)[0])
    return session
