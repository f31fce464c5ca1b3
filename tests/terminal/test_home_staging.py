"""Whole games of Home Staging at the terminal: every screen fits, every line is understood."""

from __future__ import annotations

from functools import cache
from itertools import product
from random import Random

import pytest

from casetta import games
from casetta.games.home_staging.content.library import NAMES
from casetta.games.home_staging.plan.plan import Plan
from casetta.games.home_staging.rules.layout import CHOOSE_CARD, CHOOSE_ROOM
from casetta.games.home_staging.text.sheet import so_far
from casetta.terminal.interview import Menu
from casetta.terminal.play import bot_move, play_session, show_ranking
from casetta.terminal.session import Seat
from casetta.words import Words
from tests.terminal.home_staging import GAME, Reader, drafted, phase_of, session_of, typed_lines
from tests.terminal.stage import LANGUAGES, Stage, wide_lines

PEOPLE = {
    "first-keys": "me",
    "signal-house": "me:Maximiliane-Katrin,me:安奈安奈安奈安奈",
    "terrace-number-nine": "me:Anna,me:Ben,me:Cleo,me:Dan,me:Eva,me:Filippo",
}


@pytest.mark.parametrize(
    ("scenario", "language"),
    [("first-keys", "en"), *product(["signal-house", "terrace-number-nine"], LANGUAGES)],
)
def test_every_screen_fits(scenario, language):
    """Whatever can be asked for, in every kind of step."""
    seats = PEOPLE[scenario]
    stage = Reader()
    session = session_of(stage, seats, scenario, language=language)
    for table, seat, lines, news in positions(scenario, seats):
        session.table, session.news = table.copy(), news
        look_at_everything(stage, session, seat, lines)

    assert stage.too_large() == []


@cache
def positions(scenario, seats):
    """The last position of each step: the table, who moves and what might be typed, and the news.

    By then most is drawn.
    """
    session, dice = session_of(Stage(), seats, scenario), Random(scenario)
    found = {}
    while not session.table.is_over:
        seat = session.next_seat()
        lines = typed_lines(session, seat, dice)
        found[phase_of(session)] = session.table.copy(), seat, lines, session.news[-6:]
        session.make(seat, drafted(session, seat, lines))
    return found.values()


def look_at_everything(stage, session, seat, lines):
    """Whatever can be asked for in a turn, and a bad answer, with and without a draft."""
    goes_at_once = phase_of(session) in (CHOOSE_ROOM, CHOOSE_CARD)
    drafted = [] if goes_at_once else [*lines[:-1], "nonsense", "m", "u"]
    stage.look(session, seat, "nonsense", "99", "m", "l", "sheet", "?", "u", *drafted)


@pytest.mark.parametrize("is_live", [True, False])
def test_what_is_shown_at_the_end_is_no_wider_than_the_screen(is_live):
    stage = Stage(is_live=is_live)
    session = session_of(stage, "bot:random,bot:random,bot:random", "signal-house")

    assert play_session(session, None, quiet=False) == 0
    assert wide_lines(stage.text) == []
    assert stage.text.count(" a  b  c  d") == 3, "all plans are shown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_asks_somebody_who_plays_alone_for_a_scenario_only(language, monkeypatch):
    monkeypatch.setattr(games, "every", lambda: [GAME])
    stage = Stage(["", "1", "5"])
    menu = Menu(stage.screen, Words(language))
    menu.run()

    assert menu.seats() == [Seat()]
    assert menu.answers["scenario"] == "terrace-number-nine"
    assert stage.too_large() == []


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_a_whole_game_by_typed_lines(language):
    rehearsal = session_of(Stage(), "me:Anna,bot:random", seed=3)
    dice, typed = Random(3), []
    while not rehearsal.table.is_over:
        if (seat := rehearsal.next_seat()) == 0:
            lines = typed_lines(rehearsal, seat, dice)
            typed += lines
            rehearsal.make(seat, drafted(rehearsal, seat, lines))
        else:
            rehearsal.make(seat, bot_move(rehearsal, seat))
    session = session_of(
        Stage(typed, is_live=False), "me:Anna,bot:random", seed=3, language=language
    )

    assert play_session(session, None, quiet=False) == 0
    assert session.table.events == rehearsal.table.events
    assert len(typed) < 60, "a whole game needs no more lines than this"


@pytest.mark.parametrize("scenario", NAMES)
def test_proposals_are_legal_and_points_so_far_are_those_of_the_sheet(scenario):
    """People who draw anywhere close and finish as proposed; nothing is ever refused.

    Somebody who plays alone hears the target scores at the end.
    """
    is_alone, stage = scenario == "first-keys", Stage(is_live=False)
    session = session_of(stage, "me" if is_alone else "me:Anna,me:Ben", scenario, seed=11)
    dice = Random(scenario)
    while not session.table.is_over:
        seat = session.next_seat()
        view = session.table.view(seat)
        assert so_far(view, seat).total == Plan(view, seat).worth
        session.make(seat, drafted(session, seat, typed_lines(session, seat, dice)))
    show_ranking(session)

    for seat, (points, _) in enumerate(GAME.ranking(session.table.state)):
        assert Plan(session.table.state, seat).worth == points
    assert ("Target scores: 30 · 33 · 36." in stage.text) == is_alone
