"""Moves in words: what each viewer is told follows from its own views before and after a move."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from casetta.contract.game import OPEN
from casetta.contract.text import Phrase
from casetta.kernel.state import NOBODY, digest
from casetta.table import chronicle
from casetta.table.history import History
from tests.table.happenings import GAMES, NAMES, begun, happened, move, viewers


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


def again(history):
    """The same table after a restart."""
    players = ["person"] * history.table.seats
    return History.restore(history.game, history.setup, players, list(history.entries))


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
    told: dict[int, list[dict[str, Any]]] = {viewer: [] for viewer in viewers(history)}
    dice = Random(6)
    for _ in range(25):
        version = move(history, dice).version
        for viewer, entries in told.items():
            entries += history.entries_since(version - 1, viewer)

    restarted = again(history)

    for viewer, entries in told.items():
        assert restarted.entries_since(0, viewer) == entries
        assert [restarted.entry_for(each, viewer) for each in (1, 12, 25)] == [
            entries[each - 1] for each in (1, 12, 25)
        ]


@pytest.mark.parametrize("name", NAMES)
def test_whatever_happened_is_told_alike_after_a_restart(name):
    history = happened(name, 3, 9, Random(9), 70)
    restarted = again(history)

    for viewer in viewers(history):
        assert restarted.entries_since(0, viewer) == history.entries_since(0, viewer)


def test_a_concealed_move_is_told_once_its_step_is_over_as_its_seat_saw_it(history):
    dice, seen = Random(2), {}
    while history.version < 80 and not history.over:
        entry = move(history, dice)
        if entry.seat != NOBODY and not history.is_told(entry.version, NOBODY):
            seen[entry.version] = history.entry_for(entry.version, entry.seat)["phrases"]
        shown = history.entry_for(entry.version, NOBODY)
        for each in shown.get("revealed", []):
            assert each["phrases"] == seen.get(each["version"], shown["phrases"])
    is_concealing = history.game.rules.step is not GAMES["my-shelfie"].rules.step
    assert bool(seen) == is_concealing


def test_viewers_who_see_the_same_share_a_narration(monkeypatch):
    calls = []

    def counted(*given):
        calls.append(given)
        return []

    game = GAMES["dream-home"]
    monkeypatch.setitem(
        GAMES, "dream-home", replace(game, text=replace(game.text, narrate=counted))
    )
    history = begun("dream-home", 4, 1)
    for viewer in viewers(history):
        history.state_for(viewer)
    move(history, Random(1))
    for viewer in viewers(history):
        history.entries_since(0, viewer)

    different = {(digest(before), digest(after)) for before, after, *_ in calls}
    assert len(calls) == len(different) < 5


def test_moments_of_a_game_have_its_phrases(history):
    dice = Random(3)
    for _ in range(6):
        move(history, dice)

    deal, *after = chronicle.moments(history, NOBODY)

    assert deal["phrases"] == []
    assert all(len(each["phrases"]) == 1 for each in after)
    assert history.game.rules.step(history.table.state) != OPEN or [
        each["phrases"] for each in after
    ] == [each["phrases"] for each in history.entries_since(0, NOBODY)]
