"""The log of a table: gap-free, never changed, the same after a restart; who may add to it."""

import hashlib
import json
from dataclasses import replace
from random import Random

import pytest

from casetta.contract.errors import Wrong
from casetta.kernel.state import NOBODY
from casetta.table.history import BrokenLog, History
from casetta.table.log import KINDS, Entry, first_hash, linked
from casetta.table.standing import HANDLERS
from casetta.table.table import (
    MOST_IN_A_DECISION,
    IllegalMove,
    StaleMove,
    Table,
    TableError,
    decision,
)
from tests.table.happenings import (
    GAMES,
    NAMES,
    any_move,
    begun,
    counting,
    drawing_together,
    enter,
    entry_for,
    everything,
    happened,
    move,
    refused,
    restarted,
    told,
    try_something,
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
@pytest.mark.parametrize("seed", range(5))
def test_a_table_is_the_same_after_a_restart_and_after_the_moves_that_count(name, seed):
    seats = GAMES[name].seats
    history = happened(name, seats[seed % len(seats)], seed, Random(seed), 80)
    again, table = restarted(history), Table(history.game, history.setup)
    for seat, text in counting(history):
        table.play(seat, text)

    assert [entry.to_dict() for entry in again.entries] == [e.to_dict() for e in history.entries]
    assert table.digests == again.table.digests == history.table.digests
    for viewer in viewers(history):
        assert told(again, viewer) == told(history, viewer)
        assert [*again.entries_since(0, viewer)] == [*history.entries_since(0, viewer)]


def test_preparing_changes_nothing():
    history = happened("my-shelfie", 2, 3, Random(3), 20)
    if history.paused:
        enter(history, "resume", 0)
    before, seat = everything(history), waiting(history)[0]

    prepared = history.prepare("move", seat, {"move": any_move(history, Random(1), seat)}, "new")

    assert everything(history) == before
    assert prepared.table.version == history.table.version + 1
    history.accept(prepared)
    assert history.table is prepared.table
    with pytest.raises(StaleMove):
        history.accept(prepared)


@pytest.mark.parametrize(
    ("name", "code"),
    [("mine", "id-taken"), *((name, "wrong-id") for name in ("", "x" * 65, "a\nb", "\ud800"))],
)
def test_an_id_has_1_to_64_characters_and_is_at_most_one_entry(name, code):
    history = begun("my-shelfie")
    (entry,) = history.play(0, history.table.legal(0)[0], "mine")

    assert (history.entries.named("mine"), history.entries.named("other")) == (entry, None)
    with pytest.raises(TableError, match=code):
        history.prepare("move", 1, {"move": history.table.legal(1)[0]}, name)


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


def test_entries_left_out_doubled_exchanged_or_made_up_are_noticed():
    history = happened("my-shelfie", 2, 4, Random(4), 30)
    entries = list(history.entries)
    for damaged in (
        entries[1:],
        [*entries[:5], *entries[6:]],
        [*entries[:5], entries[4], *entries[5:]],
        [*entries[:5], entries[6], entries[5], *entries[7:]],
        [*entries[:5], replace(entries[5], version=7), *entries[6:]],
        [linked(first_hash(history.setup), 1, "move", 0, {"move": "e5 >1"}, "x")],
    ):
        with pytest.raises(BrokenLog):
            History.restore(history.game, history.setup, ["person"] * 2, damaged)


def turn(history, moves=2):
    """The texts of the next turn of a seat that has so many moves or more, and the seat.

    Turns that are shorter are played.
    """
    dice = Random(7)
    while True:
        ahead = restarted(history)
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


def test_each_move_has_its_version_and_the_last_one_the_id(monkeypatch):
    """It leads where the moves lead one by one, and nothing is played again to tell it."""
    joined, single = begun("dream-home"), begun("dream-home")
    seat, texts = turn(joined)
    before = joined.version
    for each in list(joined.entries):
        single.play(each.seat, each.body["move"], each.id)

    entries = joined.play(seat, " ; ".join(texts), "mine", expect=before)
    with monkeypatch.context() as patch:
        patch.setattr(Table, "after", None)
        for viewer in viewers(joined):
            assert len(list(joined.entries_since(before, viewer))) == len(texts)
    for number, text in enumerate(texts):
        single.play(seat, text, f"single {number}")

    assert [entry.version for entry in entries] == [*range(before + 1, before + len(texts) + 1)]
    assert [entry.body for entry in entries] == [{"move": text} for text in texts]
    assert joined.entries.named("mine") == entries[-1]
    assert all(len(entry.id) > 64 for entry in entries[:-1])
    assert entry_for(joined, entries[0].version, seat)["move"] == texts[0]
    assert joined.table.digests == single.table.digests
    assert everything(joined) == everything(single) == everything(restarted(joined))


@pytest.mark.parametrize(
    ("worse", "code"),
    [
        ("nonsense", "unreadable-move"),
        ("", "unreadable-move"),
        ("take 9", "unreadable-move"),
        ("discard 1", "illegal-move"),
        (";" * MOST_IN_A_DECISION, "unreadable-move"),
    ],
)
def test_if_one_move_is_refused_none_is_made(worse, code):
    history = begun("dream-home")
    seat, texts = turn(history)
    before = everything(history)

    assert refused(history, "move", seat, move=";".join([texts[0], worse])) == code
    assert everything(history) == before


def test_a_dry_run_reads_decisions_alike_and_tells_them_in_the_words_of_later():
    history = begun("dream-home")
    seat, texts = turn(history)
    both = " ; ".join(texts[:2])

    assert history.check(seat, both)["legal"]
    assert history.check(seat, f"{texts[0]};nonsense")["error"] == "unreadable-move"
    assert not history.check(seat, f" {texts[0]}")["legal"]
    ahead = history.phrases_ahead(seat, both)
    with pytest.raises(Wrong):
        history.phrases_ahead(seat, "nonsense")
    first, second = history.play(seat, both, "now")
    told = [entry_for(history, each.version, seat)["phrases"] for each in (first, second)]
    assert ahead == [*told[0], *told[1]]


def test_a_game_s_own_reason_is_told_by_a_check_and_by_nothing_else():
    """Clients know a closed list of codes; those of games are told as `illegal-move`."""
    game, text = GAMES["home-staging"], "card 1"
    history = History(game, Table.deal(game, 1, seed=1).setup, ["person"])

    assert history.check(0, text)["error"] not in (None, "illegal-move")
    with pytest.raises(IllegalMove) as refused:
        history.phrases_ahead(0, text)
    assert refused.value.code == "illegal-move"


# Who may do what, and when


def test_a_table_is_dealt_by_chance_with_all_options_and_a_spectator_has_no_moves():
    tables = [Table.deal(GAMES["my-shelfie"], 2, {"edition": "it"}) for _ in range(2)]

    assert tables[0].setup["options"] == {"edition": "it", "first_game": False}
    assert tables[0].state != tables[1].state
    assert tables[0].legal(NOBODY) == []


@pytest.mark.parametrize(
    ("seats", "options", "code"),
    [
        (5, {}, "unknown-seats"),
        (2, {"house": "x"}, "unknown-option"),
        (2, {"edition": "fr"}, "unknown-option-value"),
        (2, {"first_game": "true"}, "unknown-option-value"),
        (2, {"edition": False}, "unknown-option-value"),
    ],
)
def test_unknown_seats_and_options_are_refused(seats, options, code):
    with pytest.raises(Wrong) as wrong:
        Table.deal(GAMES["my-shelfie"], seats, options)

    assert wrong.value.code == code
    assert "known" in wrong.value.values


@pytest.mark.parametrize(
    ("kind", "seat", "body", "code"),
    [
        ("move", 1, {"move": "d2 >1"}, "not-your-turn"),
        ("move", 7, {"move": "d2 >1"}, "not-your-turn"),
        ("move", NOBODY, {"move": "d2 >1"}, "not-your-turn"),
        ("move", 0, {"move": "d2 >1;d2 >1"}, "not-your-turn"),
        ("move", 0, {"move": "e5 >1"}, "illegal-move"),
        ("move", 0, {}, "unreadable-move"),
        ("dance", 0, {}, "unknown-kind"),
        ("undo", 0, {}, "nothing-to-undo"),
        ("redo", 0, {}, "nothing-to-redo"),
        ("ask", 0, {}, "nothing-to-undo"),
        ("agree", 1, {}, "nobody-asks"),
        ("refuse", 1, {}, "nobody-asks"),
        ("resume", 0, {}, "not-paused"),
        ("hand-over", 0, {"to": "cat"}, "unknown-player"),
        ("hand-over", 0, {"to": "bot:"}, "unknown-player"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_reason(kind, seat, body, code):
    history = begun("my-shelfie")

    assert "d2 >1" in history.table.legal(0)
    assert refused(history, kind, seat, **body) == code
    assert history.version == 0


def test_nobody_moves_while_the_game_is_paused():
    history = begun("my-shelfie")
    move(history, Random(1))
    enter(history, "pause", NOBODY)

    assert refused(history, "move", 1, move=history.table.legal(1)[0]) == "paused"
    assert refused(history, "undo", 0) == "paused"
    assert refused(history, "pause", 0) == "paused"
    assert history.check(1, history.table.legal(1)[0])["error"] == "paused"
    assert history.state_for(0)["paused"]

    enter(history, "resume", NOBODY)
    move(history, Random(1))


def test_a_seat_can_be_handed_over_and_back():
    game = GAMES["my-shelfie"]
    setup = Table.deal(game, 2, seed=1).setup
    history = History(game, setup, ["person", "bot:random"])
    history.bots = ["random", "greedy"]

    enter(history, "hand-over", 0, to="bot:greedy")
    assert history.players == ("bot:greedy", "bot:random")
    assert history.state_for(NOBODY)["players"] == ["bot:greedy", "bot:random"]
    enter(history, "hand-over", 0, to="person")
    assert history.players == ("person", "bot:random")
    assert refused(history, "hand-over", 0, to="bot:oracle") == "unknown-bot"
    with pytest.raises(TableError):
        History(game, setup, ["person"])


def test_a_finished_game_stays_as_it_is():
    history = begun("my-shelfie", seed=3)
    dice = Random(3)
    while not history.over:
        move(history, dice)

    for kind in ("move", "undo", "redo", "ask", "agree", "refuse", "hand-over", "pause", "resume"):
        assert refused(history, kind, 0) == "game-over"
    state = history.state_for(0)
    assert state["over"]
    assert state["result"] == history.table.result()
    assert (state["waiting"], state["legal"], state["undo"]) == ([], [], [])


# Stale moves


@pytest.mark.parametrize(
    ("before", "kind", "seat", "stale", "fresh"),
    [
        pytest.param([("move", 0)], "move", 1, (0, 2, -1), 1, id="another position"),
        pytest.param([("pause", 0), ("resume", 1)], "move", 0, (0,), 1, id="the same seat acted"),
        pytest.param([("move", 0), ("ask", 0), ("refuse", 2)], "move", 1, (0,), 1, id="a question"),
        pytest.param(
            [("move", 0), ("ask", 0), ("refuse", 1), ("ask", 0)],
            "agree", 1, (2,), 4, id="an answer before the question",
        ),
    ],
)  # fmt: skip
def test_what_was_meant_for_another_state_is_stale(before, kind, seat, stale, fresh):
    """A question of somebody else makes no move stale."""
    history, dice = begun("my-shelfie", seats=3), Random(2)
    for each, actor in before:
        move(history, dice, actor) if each == "move" else enter(history, each, actor)
    body = {"move": history.table.legal(seat)[0]} if kind == "move" else {}

    for version in stale:
        assert refused(history, kind, seat, expect=version, **body) == "stale-move"
    enter(history, kind, seat, expect=fresh, **body)


def test_moves_made_at_the_same_time_make_no_other_stale():
    history, dice = drawing_together()
    version = history.version
    for seat in waiting(history):
        text = any_move(history, dice, seat)
        enter(history, "move", seat, expect=version, move=text)

    assert history.version == version + 3
    assert refused(history, "undo", 0, expect=version) == "stale-move"


@pytest.mark.parametrize("name", NAMES)
def test_a_move_is_never_accepted_as_fresh_when_the_list_has_changed(name):
    """Whoever is untouched by all that happened since has the same legal moves as then."""
    dice = Random(6)
    history = happened(name, 3, 6, dice, 10)
    lists: list[list[list[str]]] = []
    for _ in range(50):
        lists.append([history.table.legal(seat) for seat in range(3)])
        before = history.version
        try_something(history, dice)
        touched = 0
        for version in range(before + 1, history.version + 1):
            touched |= history._touched[version - 1]
        for seat in range(3):
            if not touched >> seat & 1:
                assert history.table.legal(seat) == lists[-1][seat]
        if history.over:
            break
