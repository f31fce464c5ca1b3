"""The log of a table: gap-free, never changed, the same after a restart."""

import hashlib
import json
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casetta.table.history import BrokenLog, History
from casetta.table.log import KINDS, Entry, first_hash, linked
from casetta.table.standing import HANDLERS
from casetta.table.table import StaleMove, Table, TableError
from tests.table.happenings import (
    NAMES,
    any_move,
    begun,
    counting,
    enter,
    happened,
    move,
    told,
    viewers,
    waiting,
)


def one_form(document):
    """A document as docs/record.md writes it for a hash."""
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


@pytest.mark.parametrize("name", NAMES)
def test_versions_have_no_gaps_and_every_hash_follows_from_all_before_it(name):
    history = happened(name, 2, 5, Random(5))

    link = hashlib.sha256(one_form(history.setup).encode()).hexdigest()
    for version, entry in enumerate(history.entries, 1):
        told_entry = entry.to_dict()
        assert told_entry.pop("hash") == entry.hash
        link = hashlib.sha256((link + one_form(told_entry)).encode()).hexdigest()
        assert (entry.version, entry.hash) == (version, link)
    assert len({entry.id for entry in history.entries}) == history.version > 20


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_table_is_the_same_after_a_restart(name, seed):
    history = happened(name, 2 + seed % 2, seed, Random(seed), 80)

    again = History.restore(
        history.game, history.setup, ["person"] * history.table.seats, list(history.entries)
    )

    assert [entry.to_dict() for entry in again.entries] == [e.to_dict() for e in history.entries]
    assert again.table.digests == history.table.digests
    for viewer in viewers(history):
        assert told(again, viewer) == told(history, viewer)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_position_is_that_of_the_moves_that_count(name, seed):
    history = happened(name, 2 + seed % 2, seed, Random(seed + 100), 80)

    table = Table(history.game, history.setup)
    for seat, text in counting(history):
        table.play(seat, text)

    assert table.digests == history.table.digests


@given(st.integers(0, 2**32), st.sampled_from(["my-shelfie", "dream-home"]), st.integers(2, 4))
@settings(max_examples=15, deadline=None)
def test_whatever_happens_can_be_restored(seed, name, seats):
    history = happened(name, seats, seed, Random(seed), 40)
    players = ["person"] * seats

    again = History.restore(history.game, history.setup, players, list(history.entries))

    assert all(told(again, viewer) == told(history, viewer) for viewer in viewers(history))
    assert len(counting(history)) == history.table.version


@pytest.mark.parametrize("name", NAMES)
def test_digests_are_those_that_were_told_when_it_happened(name):
    """What a client heard live is what it hears when it asks again from an earlier version."""
    dice = Random(8)
    history = begun(name, 2, 8)
    heard = {viewer: [history.digest(0, viewer)] for viewer in viewers(history)}
    for _ in range(25):
        entries = move(history, dice), *undone_sometimes(history, dice)
        for entry in entries:
            if entry.version == history.version:
                for viewer in viewers(history):
                    heard[viewer].append(history.digest(entry.version, viewer))
            else:
                for viewer in viewers(history):
                    heard[viewer].append("")

    again = History.restore(history.game, history.setup, history.players, list(history.entries))

    for viewer in viewers(history):
        for version, digest in enumerate(heard[viewer]):
            assert digest in ("", again.digest(version, viewer))


def undone_sometimes(history, dice):
    """Take back the last move if that is allowed."""
    seat = history.table.events[-1].seat
    if dice.random() < 0.3 and history.state_for(seat)["undo"]:
        return enter(history, "undo", seat)
    return ()


def test_preparing_changes_nothing():
    history = happened("my-shelfie", 2, 3, Random(3), 20)
    if history.paused:
        enter(history, "resume", 0)
    before = [told(history, viewer) for viewer in viewers(history)]
    seat = waiting(history)[0]

    prepared = history.prepare("move", seat, {"move": any_move(history, Random(1), seat)}, "new")

    assert [told(history, viewer) for viewer in viewers(history)] == before
    assert prepared.table.version == history.table.version + 1
    history.accept(prepared)
    assert history.table is prepared.table
    with pytest.raises(StaleMove):
        history.accept(prepared)


def test_one_id_is_at_most_one_entry():
    history = begun("my-shelfie")
    text = history.table.legal(0)[0]
    history.accept(history.prepare("move", 0, {"move": text}, "mine"))

    entry = history.entry_of("mine")

    assert entry is not None
    assert (entry.version, entry.seat, entry.body) == (1, 0, {"move": text})
    assert history.entry_of("other") is None
    with pytest.raises(TableError, match="id-taken"):
        history.prepare("move", 1, {"move": history.table.legal(1)[0]}, "mine")


@pytest.mark.parametrize("name", ["", "x" * 65, "a\nb", "\ud800"])
def test_an_id_has_1_to_64_characters(name):
    history = begun("my-shelfie")

    with pytest.raises(TableError, match="wrong-id"):
        history.prepare("move", 0, {"move": history.table.legal(0)[0]}, name)


def test_nobody_can_take_the_id_of_an_entry_that_the_table_adds_itself():
    history = begun("my-shelfie", players=["person", "bot:random"])
    move(history, Random(1))

    entries = enter(history, "ask", 0)

    assert [entry.kind for entry in entries] == ["ask", "agree", "undo"]
    assert all(len(entry.id) > 64 for entry in entries[1:])


def test_there_is_a_handler_for_every_kind_of_entry():
    assert tuple(HANDLERS) == KINDS


# Damage


@pytest.mark.parametrize("name", NAMES)
def test_whatever_byte_of_an_entry_is_altered_is_noticed(name):
    dice = Random(4)
    history = happened(name, 2, 4, dice, 30)
    entries = list(history.entries)
    for _ in range(60):
        place = dice.randrange(len(entries))
        stored = bytearray(json.dumps(entries[place].to_dict(), sort_keys=True).encode())
        at = dice.randrange(len(stored))
        stored[at] ^= 1 << dice.randrange(7)
        try:
            altered = json.loads(stored)
            damaged = [*entries[:place], Entry(**altered), *entries[place + 1 :]]
        except (ValueError, TypeError):
            continue  # no longer JSON, or no longer an entry: noticed as well
        if damaged == entries:
            continue  # a space between two words became a tab
        with pytest.raises(BrokenLog) as broken:
            History.restore(history.game, history.setup, ["person"] * 2, damaged)
        assert broken.value.version == place + 1


def test_entries_left_out_doubled_or_exchanged_are_noticed():
    history = happened("my-shelfie", 2, 4, Random(4), 30)
    entries = list(history.entries)
    for damaged in (
        entries[1:],
        [*entries[:5], *entries[6:]],
        [*entries[:5], entries[4], *entries[5:]],
        [*entries[:5], entries[6], entries[5], *entries[7:]],
        [*entries[:5], replace(entries[5], version=7), *entries[6:]],
    ):
        with pytest.raises(BrokenLog):
            History.restore(history.game, history.setup, ["person"] * 2, damaged)


def test_a_move_that_the_rules_forbid_is_noticed_even_if_all_hashes_fit():
    history = begun("my-shelfie")
    entry = linked(first_hash(history.setup), 1, "move", 0, {"move": "e5 >1"}, "x")

    with pytest.raises(BrokenLog):
        History.restore(history.game, history.setup, ["person"] * 2, [entry])
