"""A decision is one move on the wire: several moves joined by `;`, all of them or none."""

from random import Random

import pytest

from casetta.contract.errors import Wrong
from casetta.table.history import History
from casetta.table.table import MOST_IN_A_DECISION, Table, decision
from tests.table.happenings import any_move, begun, told, viewers, waiting


def turn(history, moves=2):
    """The texts of the next turn of a seat that has so many moves or more, and the seat.

    Turns that are shorter are played.
    """
    dice = Random(7)
    while True:
        ahead = History.restore(history.game, history.setup, history.players, list(history.entries))
        seat, texts = waiting(ahead)[0], []
        while waiting(ahead) == [seat]:
            texts.append(any_move(ahead, dice, seat))
            ahead.play(seat, texts[-1], f"ahead {ahead.version}")
        if len(texts) >= moves:
            return seat, texts
        history.play(seat, ";".join(texts), f"turn {history.version}")


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("take 1", ["take 1"]),
        (" take 1", [" take 1"]),
        ("take 1;room u1", ["take 1", "room u1"]),
        ("take 1 ; room u1 ;done", ["take 1", "room u1", "done"]),
        ("take 1;", ["take 1", ""]),
        ("", [""]),
    ],
)
def test_moves_are_joined_by_a_semicolon_with_or_without_spaces(text, moves):
    assert decision(text) == moves


def test_each_move_has_its_version_and_the_last_one_the_id():
    history = begun("dream-home")
    seat, texts = turn(history)
    before = history.version

    entries = history.play(seat, " ; ".join(texts), "mine", expect=before)

    assert [entry.version for entry in entries] == [*range(before + 1, before + len(texts) + 1)]
    assert [entry.body for entry in entries] == [{"move": text} for text in texts]
    assert history.entry_of("mine") == entries[-1]
    assert all(len(entry.id) > 64 for entry in entries[:-1])
    assert history.entry_for(entries[0].version, seat)["move"] == texts[0]


def test_nothing_is_played_again_to_tell_a_decision(monkeypatch):
    history = begun("dream-home")
    seat, texts = turn(history)
    since = history.version
    history.play(seat, ";".join(texts), "mine")
    monkeypatch.setattr(Table, "play_again", None)

    for viewer in viewers(history):
        assert len(history.entries_since(since, viewer)) == len(texts)


def test_one_decision_leads_where_its_moves_lead_one_by_one():
    joined, single = begun("dream-home"), begun("dream-home")
    seat, texts = turn(joined)
    for each in list(joined.entries):
        single.play(each.seat, each.body["move"], each.id)

    joined.play(seat, ";".join(texts), "mine")
    for number, text in enumerate(texts):
        single.play(seat, text, f"single {number}")

    assert joined.table.digests == single.table.digests
    assert [told(joined, viewer) for viewer in viewers(joined)] == [
        told(single, viewer) for viewer in viewers(single)
    ]
    History.restore(joined.game, joined.setup, joined.players, list(joined.entries))


@pytest.mark.parametrize("worse", ["nonsense", "", "take 9", "discard 1"])
def test_if_one_move_is_refused_none_is_made(worse):
    history = begun("dream-home")
    seat, texts = turn(history)
    before = [told(history, viewer) for viewer in viewers(history)]

    with pytest.raises(Wrong):
        history.play(seat, ";".join([texts[0], worse]), "mine")

    assert [told(history, viewer) for viewer in viewers(history)] == before
    assert history.entry_of("mine") is None


def test_a_decision_ends_with_the_turn():
    history = begun("my-shelfie")
    text = history.table.legal(0)[0]

    with pytest.raises(Wrong, match="not-your-turn"):
        history.play(0, f"{text};{text}", "mine")

    assert history.version == 0


def test_a_decision_has_a_bounded_number_of_moves():
    history = begun("my-shelfie")

    with pytest.raises(Wrong, match="unreadable-move"):
        history.play(0, ";" * MOST_IN_A_DECISION, "mine")


def test_a_dry_run_reads_decisions_alike():
    history = begun("dream-home")
    seat, texts = turn(history)

    assert history.check(seat, " ; ".join(texts))["legal"]
    assert history.check(seat, f"{texts[0]};nonsense")["error"] == "unreadable-move"
    assert not history.check(seat, f" {texts[0]}")["legal"]


def test_a_decision_is_told_in_the_same_words_before_and_after_it_is_made():
    history = begun("dream-home")
    seat, texts = turn(history)

    ahead = history.phrases_ahead(seat, ";".join(texts[:2]))
    version = history.version
    history.play(seat, ";".join(texts[:2]), "now")

    told = [history.entry_for(version + number, seat)["phrases"] for number in (1, 2)]
    assert ahead == [*told[0], *told[1]]
    with pytest.raises(Wrong):
        history.phrases_ahead(seat, "nonsense")
