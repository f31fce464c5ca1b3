"""Home Staging on a stage: sessions, moves as a person types them, positions."""

from __future__ import annotations

from random import Random

from casetta import games
from casetta.games.home_staging.rules import layout
from casetta.terminal.screen import PROMPT
from casetta.terminal.session import Session
from casetta.terminal.turn import Turn
from tests.terminal.stage import Stage

GAME = games.load("home-staging")
assert GAME.terminal.draft is not None
DRAFT = GAME.terminal.draft


class Reader(Stage):
    """A stage where pages are left by Enter, whatever the script says."""

    def read(self, prompt: str) -> str:
        """A line of the script; nothing where a page is to be left."""
        return super().read(prompt) if len(prompt) <= len(PROMPT) else ""


def session_of(
    stage: Stage, seats: str, scenario: str = "first-keys", seed: int = 7, language: str = "en"
) -> Session:
    """A game that is about to begin."""
    return stage.session(seats, seed, language, game=GAME, options={"scenario": scenario})


def phase_of(session: Session) -> int:
    """The step of the game."""
    return session.table.state[layout.PHASE]


def typed_lines(session: Session, seat: int, dice: Random) -> list[str]:
    """What a person might type for the whole of what a seat has to do now."""
    legal = session.table.legal(seat)
    if phase_of(session) in (layout.CHOOSE_ROOM, layout.CHOOSE_CARD):
        return [dice.choice(legal).split()[1]]
    if phase_of(session) == layout.ASSIGN:
        return [dice.choice(["1", "2"]), ""]
    if phase_of(session) in (layout.CLOSE, layout.FINISH):
        return ["", ""]  # Enter shows a proposal, and Enter keeps it.
    lines = []
    view, draft = session.table.view(seat), ""
    while not draft or DRAFT.missing(session.scene(seat), draft):
        after = GAME.terminal.foresee(view, seat, GAME.text.read(draft)) if draft else view
        line = place_in(after, seat, dice)
        lines.append(line)
        draft = DRAFT.add(view, seat, draft, line)
    return [*lines, ""]


def place_in(view, seat: int, dice: Random) -> str:
    """A place for the next piece, as short as people type it; no if there is none."""
    plain = [GAME.text.write(move).split() for move in GAME.legal(view, seat)]
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


def after(stage: Stage, *texts: str, scenario="first-keys", seats: str = "me", seed: int = 7):
    """A session after some events of the active seat."""
    session = session_of(stage, seats, scenario, seed)
    for text in texts:
        session.make(session.next_seat(), text)
    return session


SOFA = ["room living", "card 1", "tokens 1 0"]


def with_sofa_b(stage: Stage) -> Session:
    """First Keys with sofa card b turned over and its token on the sofa bed (squares of 2 x 3)."""
    sessions = (after(stage, *SOFA, seed=seed) for seed in range(20))
    return next(session for session in sessions if session.table.state[layout.LETTER] == 1)


def closing_session(stage: Stage) -> Session:
    """First Keys with one sofa in the corner at e5, ready to be closed."""
    session = with_sofa_b(stage)
    session.make(0, "01b1 r0 e5")
    while phase_of(session) != layout.CLOSE:
        decline = "decline decline" if "19" in str(session.table.events[-2:]) else "decline"
        session.make(0, decline if phase_of(session) == layout.DRAW else session.table.legal(0)[0])
    return session
