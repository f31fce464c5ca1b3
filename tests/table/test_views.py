"""What a viewer is told of a table, in figures and in words, and what may be asked."""

import json
import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest

import casetta.table
from casetta.contract.game import OPEN
from casetta.contract.text import Phrase
from casetta.kernel.state import NOBODY, digest
from casetta.table import views
from casetta.table.table import Table
from casetta.table.views import MOST_LISTED
from casetta.words import LANGUAGES, Words
from tests.table.happenings import (
    GAMES,
    HOME,
    NAMES,
    any_move,
    begun,
    drawing_together,
    enter,
    entry_for,
    happened,
    move,
    restarted,
    step_of,
    told,
    try_something,
    viewers,
    waiting,
)


def test_what_a_seat_draws_is_concealed_until_all_are_ready():
    history, dice = drawing_together()
    step, first = step_of(history), history.version + 1
    hidden = move(history, dice, 0).version
    news = [hidden in told_in_words(history, viewer) for viewer in (0, 1, NOBODY)]
    while step_of(history) == step:
        move(history, dice, dice.choice(waiting(history)))
    last = history.version

    assert news == [True, False, False]
    for version, viewer in product(range(first, last), viewers(history)):
        told_entry = entry_for(history, version, viewer)
        is_own = viewer == history.entries[version - 1].seat
        more = {"move", "phrases"} if is_own else set()
        assert set(told_entry) == {"version", "kind", "seat", "digest"} | more
    for viewer in viewers(history):
        assert told_in_words(history, viewer) == [event.version for event in history.table.events]
        told_entry = entry_for(history, last, viewer)
        assert told_entry["move"] == history.entries[last - 1].body["move"]
        revealed = [{**each} for each in told_entry["revealed"]]
        assert all(isinstance(each.pop("phrases"), list) for each in revealed)
        assert revealed == [
            {"version": e.version, "seat": e.seat, "move": e.body["move"]}
            for e in history.entries[first - 1 : last]
        ]


def told_in_words(history, viewer):
    """The versions of the moves that a viewer is told of."""
    say = Words("en").with_game(history.game.folder)
    names = [f"seat {seat}" for seat in range(history.table.seats)]
    return [each["version"] for each in history.news(viewer, names, say)]


def test_concealed_moves_that_were_taken_back_are_never_revealed():
    history, dice = drawing_together()
    step = step_of(history)
    taken = move(history, dice, 0)
    move(history, dice, 1)
    enter(history, "undo", 0)
    while step_of(history) == step:
        move(history, dice, waiting(history)[0])

    told_entry = entry_for(history, history.version, NOBODY)

    assert taken.version not in [event["version"] for event in told_entry["revealed"]]
    assert {event["seat"] for event in told_entry["revealed"]} == {0, 1, 2}
    assert "move" not in entry_for(history, taken.version, 1)


def test_alone_nothing_is_concealed():
    history, dice = begun(HOME, 1, 2), Random(2)
    while history.version < 12:
        move(history, dice)

    for version in range(1, 13):
        assert "move" in entry_for(history, version, NOBODY)
        assert "revealed" not in entry_for(history, version, NOBODY)


@pytest.mark.parametrize("name", ["my-shelfie", "dream-home"])
def test_nobody_is_told_ids_or_hashes(name):
    """A hash over a concealed move would tell it to whoever tries all moves."""
    history = happened(name, 2, 7, Random(7), 30)

    for viewer in viewers(history):
        text = told(history, viewer).decode()
        for entry in history.entries:
            assert entry.hash not in text
            assert f'"{entry.id}"' not in text


# What may be asked


@pytest.mark.parametrize("name", NAMES)
def test_legal_moves_can_be_sent_back_unchanged(name):
    history, dice = begun(name, 2, 4), Random(4)
    while not history.over and history.version < 60:
        seat = dice.choice(waiting(history))
        state = history.state_for(seat)
        assert state["waiting"] == waiting(history)
        if state["legal"] is None:
            choice = dice.choice(history.some_legal(seat, "", 10))
        else:
            assert len(state["legal"]) <= MOST_LISTED
            choice = dice.choice(state["legal"])
        answer = history.check(seat, choice)
        assert answer["legal"]
        assert (answer["error"], answer["where"], answer["values"]) == (None, None, {})
        for other in set(range(2)) - set(waiting(history)):
            assert history.state_for(other)["legal"] == []
            assert history.check(other, choice)["error"] == "not-your-turn"
        enter(history, "move", seat, state["version"], move=choice)


def test_a_dry_run_tells_what_is_wrong():
    history, (drawing, _) = begun("my-shelfie"), drawing_together(2)

    assert history.check(0, "nonsense")["error"] == "unreadable-move"
    assert history.check(0, "e5 >1")["error"] == "turn-not-free"
    assert history.version == 0
    assert drawing.check(0, "decline decline decline decline decline")["legal"] is False
    assert drawing.check(0, "decline")["legal"] is True


def test_some_legal_moves_begin_with_a_text_and_too_many_are_not_listed(monkeypatch):
    history = begun("my-shelfie")
    legal = history.table.legal(0)

    assert history.some_legal(0, "", 5) == legal[:5]
    start = legal[-1][:2]
    assert history.some_legal(0, start, 1000) == [text for text in legal if text.startswith(start)]
    assert history.some_legal(1, "", 5) == []
    monkeypatch.setattr("casetta.table.views.MOST_LISTED", 3)
    assert begun("my-shelfie").state_for(0)["legal"] is None
    assert len(history.some_legal(0, "", 50)) == 50


@pytest.mark.parametrize("name", NAMES)
def test_a_position_of_the_past_can_be_drawn(name):
    history = happened(name, 2, 5, Random(5), 25)

    assert history.drawing_at(0) == history.setup
    assert history.drawing_at(history.version) == history.game.text.drawing(history.table.state)
    with pytest.raises(Exception, match="no-such-event"):
        history.drawing_at(history.version + 1)


def test_every_code_of_a_refusal_has_a_sentence_in_every_language():
    folder = Path(casetta.table.__file__).parent
    text = "".join(file.read_text(encoding="utf-8") for file in folder.glob("*.py"))
    codes = set(re.findall(r'(?:Error|Move|Turn|Wrong|Record)\(\s*"([a-z-]+)"', text))
    codes |= set(re.findall(r'body, "([a-z-]+)"\)', text))

    assert {"paused", "nothing-to-undo", "fairness-deal", "record-log"} <= codes
    for language in LANGUAGES:
        assert all(Words(language).has(f"wrong-{code}") for code in codes | {"broken-log"})


# As JSON, written once for all who see the same


def told_alone(history, viewer):
    """What a viewer is told, put together from its view and nothing else."""
    now, game = history._now, history.game
    view = game.view(history.table.state, viewer)
    common = views.shared(now, view)
    return {
        "version": history.version,
        "digest": digest(view),
        "view": game.text.drawing(view),
        "points": [game.rules.points(view, seat) for seat in range(history.table.seats)],
        **common,
        **views.own(now, viewer, common["waiting"]),
    }


@pytest.mark.parametrize("name", NAMES)
def test_each_viewer_is_told_what_follows_from_its_view(name):
    seats, dice = GAMES[name].seats[-1], Random(11)
    history = begun(name, seats, seed=11)
    while not history.over and history.version < 80:
        lookers = [NOBODY, *range(seats)]
        dice.shuffle(lookers)
        for viewer in lookers:
            expected = json.loads(json.dumps(told_alone(history, viewer)))
            assert history.state_for(viewer) == expected
        try_something(history, dice)


def test_nothing_is_legal_while_the_game_is_paused_or_a_bot_plays():
    history = begun("my-shelfie")
    seat = waiting(history)[0]
    text = any_move(history, Random(1), seat)
    legal = history.state_for(seat)["legal"]
    assert text in legal

    enter(history, "pause", NOBODY)
    assert history.state_for(seat)["legal"] == history.some_legal(seat, "", 5) == []
    enter(history, "resume", NOBODY)
    enter(history, "hand-over", seat, to="bot:greedy")
    assert history.state_for(seat)["legal"] == history.some_legal(seat, "", 5) == []
    enter(history, "hand-over", seat, to="person")
    assert history.state_for(seat)["legal"] == legal
    assert history.some_legal(seat, "", 5) == legal[:5]


@pytest.mark.parametrize("name", NAMES)
def test_awards_are_told_with_the_points_of_a_seat_when_the_game_is_over(name):
    game = GAMES[name]
    state = Table.deal(game, 2, seed=7).state
    assert "awards" not in views.figures(game, game.view(state, 0), 0)
    game.rules.playout(state)

    told = [views.figures(game, game.view(state, NOBODY), seat)["awards"] for seat in range(2)]

    assert told == [
        [
            {"rule": award.rule, "values": award.values}
            for award in game.text.awards(state)
            if award.seat == seat
        ]
        for seat in range(2)
    ]
    assert any(told)


def telltale(before, after, seat, moves):
    """A narration that tells all that it was given."""
    values = {"seat": seat, "moves": str(moves), "before": digest(before), "after": digest(after)}
    return [Phrase("told", values)]


@pytest.fixture(params=NAMES)
def history(request, monkeypatch):
    """A table at which nothing has happened, with a narration of our own."""
    game = GAMES[request.param]
    text = replace(game.text, narrate=telltale)
    fast = replace(game.fast, told_alike=False)
    monkeypatch.setitem(GAMES, request.param, replace(game, text=text, fast=fast))
    return begun(request.param, 3, 5)


def test_a_move_is_told_from_the_views_before_and_after_it(history):
    dice = Random(5)
    for _ in range(30):
        before = {viewer: history.digest(history.version, viewer) for viewer in viewers(history)}
        version = move(history, dice).version
        for viewer in viewers(history):
            (entry,) = history.entries_since(version - 1, viewer)
            if history.is_told(version, viewer):
                (phrase,) = entry["phrases"]
                assert phrase["values"]["before"] == before[viewer]
                assert phrase["values"]["after"] == entry["digest"]
            else:
                assert "phrases" not in entry


def test_the_past_is_told_as_it_was_told_live(history):
    """Also where moves were taken back, and where nobody asked for a digest at the time."""
    told: dict[int, list[dict[str, Any]]] = {viewer: [] for viewer in viewers(history)}
    dice = Random(6)
    while history.version < 25:
        seat = history.table.events[-1].seat if history.table.events else 0
        if dice.random() < 0.3 and history.state_for(seat)["undo"]:
            enter(history, "undo", seat)
        else:
            move(history, dice)
        for viewer, entries in told.items():
            entries += history.entries_since(history.version - 1, viewer)

    for again in (history, restarted(history)):
        for viewer, entries in told.items():
            assert [*again.entries_since(0, viewer)] == entries
            for each in (1, 12, 25):
                assert entry_for(again, each, viewer) == entries[each - 1]
                assert again.digest(each, viewer) == entries[each - 1]["digest"]


def test_a_concealed_move_is_told_once_its_step_is_over_as_its_seat_saw_it(history):
    dice, seen = Random(2), {}
    while history.version < 80 and not history.over:
        entry = move(history, dice)
        if entry.seat != NOBODY and not history.is_told(entry.version, NOBODY):
            seen[entry.version] = entry_for(history, entry.version, entry.seat)["phrases"]
        shown = entry_for(history, entry.version, NOBODY)
        for each in shown.get("revealed", []):
            assert each["phrases"] == seen.get(each["version"], shown["phrases"])
    is_concealing = history.game.rules.step is not GAMES["my-shelfie"].rules.step
    assert bool(seen) == is_concealing


def test_a_move_that_is_told_alike_is_narrated_once_for_all_viewers(monkeypatch):
    game, narrate = GAMES["dream-home"], Mock(return_value=[])
    told = replace(game, text=replace(game.text, narrate=narrate))
    monkeypatch.setitem(GAMES, "dream-home", told)
    history = begun("dream-home", 4, 1)
    move(history, Random(1))
    for viewer in viewers(history):
        list(history.entries_since(0, viewer))

    assert narrate.call_count == 1


def test_moments_of_a_game_have_its_phrases(history):
    dice = Random(3)
    for _ in range(6):
        move(history, dice)

    deal, *after = history.moments(NOBODY)

    assert deal["phrases"] == []
    assert all(len(each["phrases"]) == 1 for each in after)
    assert history.game.rules.step(history.table.state) != OPEN or [
        each["phrases"] for each in after
    ] == [each["phrases"] for each in history.entries_since(0, NOBODY)]
