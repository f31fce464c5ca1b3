"""The history of a table: gap-free, never changed, the same after a restart."""

import hashlib
import json
import re
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import casetta.table
from casetta.kernel.state import NOBODY
from casetta.table import chronicle
from casetta.table.history import BrokenLog, History
from casetta.table.log import Entry, first_hash, linked
from casetta.table.seen import MOST_LISTED
from casetta.table.table import StaleMove, Table, TableError
from casetta.words import LANGUAGES, Words
from tests.table.happenings import (
    GAMES,
    NAMES,
    any_move,
    begun,
    counting,
    enter,
    happened,
    move,
    told,
    try_something,
    viewers,
    waiting,
)

HOME = "home-staging"


def refused(history, kind, seat, expect=None, **body):
    """The code with which something is refused."""
    with pytest.raises(TableError) as wrong:
        enter(history, kind, seat, expect, **body)
    return wrong.value.code


# The log


def one_form(document):
    """A document as docs/record.md writes it for a hash."""
    return json.dumps(document, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


@pytest.mark.parametrize("name", NAMES)
def test_versions_have_no_gaps_and_every_hash_follows_from_all_before_it(name):
    history = happened(name, 2, 5, Random(5))

    link = hashlib.sha256(one_form(history.setup).encode()).hexdigest()
    for version, entry in enumerate(history.entries, 1):
        told_entry = entry.told()
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

    assert [entry.told() for entry in again.entries] == [e.told() for e in history.entries]
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


# Damage


@pytest.mark.parametrize("name", NAMES)
def test_whatever_byte_of_an_entry_is_altered_is_noticed(name):
    dice = Random(4)
    history = happened(name, 2, 4, dice, 30)
    entries = list(history.entries)
    for _ in range(60):
        place = dice.randrange(len(entries))
        stored = bytearray(json.dumps(entries[place].told(), sort_keys=True).encode())
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


# Who may do what, and when


def test_what_makes_no_sense_is_refused_with_a_reason():
    history = begun("my-shelfie")
    text = history.table.legal(0)[0]

    assert refused(history, "move", 1, move=text) == "not-your-turn"
    assert refused(history, "move", 7, move=text) == "not-your-turn"
    assert refused(history, "move", NOBODY, move=text) == "not-your-turn"
    assert refused(history, "move", 0, move="e5 >1") == "illegal-move"
    assert refused(history, "move", 0) == "unreadable-move"
    assert refused(history, "dance", 0) == "unknown-kind"
    assert refused(history, "undo", 0) == "nothing-to-undo"
    assert refused(history, "redo", 0) == "nothing-to-redo"
    assert refused(history, "ask", 0) == "nothing-to-undo"
    assert refused(history, "agree", 1) == "nobody-asks"
    assert refused(history, "refuse", 1) == "nobody-asks"
    assert refused(history, "resume", 0) == "not-paused"
    assert refused(history, "hand-over", 0, to="cat") == "unknown-player"
    assert refused(history, "hand-over", 0, to="bot:") == "unknown-player"
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
    history = History(game, setup, ["person", "bot:random"], bots=["random", "greedy"])

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


def test_a_move_is_stale_when_it_was_another_position():
    history = begun("my-shelfie", seats=3)
    dice = Random(2)
    move(history, dice)
    text = history.table.legal(1)[0]

    assert refused(history, "move", 1, expect=0, move=text) == "stale-move"
    assert refused(history, "move", 1, expect=2, move=text) == "stale-move"
    assert refused(history, "move", 1, expect=-1, move=text) == "stale-move"
    enter(history, "move", 1, expect=1, move=text)


def test_a_move_is_stale_when_the_same_seat_did_anything_meanwhile():
    history = begun("my-shelfie", seats=3)
    enter(history, "pause", 0)
    enter(history, "resume", 1)

    text = history.table.legal(0)[0]

    assert refused(history, "move", 0, expect=0, move=text) == "stale-move"
    enter(history, "move", 0, expect=1, move=text)


def test_a_question_of_somebody_else_makes_no_move_stale():
    history = begun("my-shelfie", seats=3)
    dice = Random(2)
    move(history, dice)
    enter(history, "ask", 0)
    enter(history, "refuse", 2)

    enter(history, "move", 1, expect=1, move=history.table.legal(1)[0])


def test_an_answer_is_stale_when_it_was_given_before_the_question():
    history = begun("my-shelfie", seats=3)
    move(history, Random(2))
    enter(history, "ask", 0)
    enter(history, "refuse", 1)
    enter(history, "ask", 0)

    assert refused(history, "agree", 1, expect=2) == "stale-move"
    enter(history, "agree", 1, expect=4)


def to_step(history, dice):
    """Play until several seats draw at the same time."""
    while len(waiting(history)) < 2 or history.game.step(history.table.state) == -1:
        move(history, dice)


def test_moves_made_at_the_same_time_make_no_other_stale():
    history = begun(HOME, 3, 2)
    dice = Random(2)
    to_step(history, dice)
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
            touched |= history.touched(version)
        for seat in range(3):
            if not touched >> seat & 1:
                assert history.table.legal(seat) == lists[-1][seat]
        if history.over:
            break


# Concealed moves


def test_what_a_seat_draws_is_concealed_until_all_are_ready():
    history = begun(HOME, 3, 2)
    dice = Random(2)
    to_step(history, dice)
    step = history.game.step(history.table.state)
    first = history.version + 1
    while history.game.step(history.table.state) == step:
        move(history, dice, dice.choice(waiting(history)))
    last = history.version

    for version in range(first, last):
        entry = history.entries[version - 1]
        for viewer in viewers(history):
            told_entry = history.entry_for(version, viewer)
            assert ("move" in told_entry) == (viewer == entry.seat)
            assert set(told_entry) - {"move"} == {"version", "kind", "seat", "digest"}
    for viewer in viewers(history):
        told_entry = history.entry_for(last, viewer)
        assert told_entry["move"] == history.entries[last - 1].body["move"]
        assert told_entry["revealed"] == [
            {"version": e.version, "seat": e.seat, "move": e.body["move"]}
            for e in history.entries[first - 1 : last]
        ]


def test_concealed_moves_are_news_for_others_once_their_step_is_over():
    history = begun(HOME, 3, 2)
    dice = Random(2)
    to_step(history, dice)
    step = history.game.step(history.table.state)
    hidden = move(history, dice, 0).version

    assert hidden in told_in_words(history, 0)
    assert hidden not in told_in_words(history, 1)
    assert hidden not in told_in_words(history, NOBODY)

    while history.game.step(history.table.state) == step:
        move(history, dice, dice.choice(waiting(history)))

    made = [event.version for event in history.table.events]
    assert hidden in made
    for viewer in viewers(history):
        assert told_in_words(history, viewer) == made


def told_in_words(history, viewer):
    """The versions of the moves that a viewer is told of."""
    say = Words("en").with_game(history.game.folder)
    names = [f"seat {seat}" for seat in range(history.table.seats)]
    return [each["version"] for each in chronicle.news(history, viewer, names, say)]


def test_concealed_moves_that_were_taken_back_are_never_revealed():
    history = begun(HOME, 3, 2)
    dice = Random(2)
    to_step(history, dice)
    step = history.game.step(history.table.state)
    taken = move(history, dice, 0)
    move(history, dice, 1)
    enter(history, "undo", 0)
    while history.game.step(history.table.state) == step:
        move(history, dice, waiting(history)[0])

    told_entry = history.entry_for(history.version, NOBODY)

    assert taken.version not in [event["version"] for event in told_entry["revealed"]]
    assert {event["seat"] for event in told_entry["revealed"]} == {0, 1, 2}
    assert "move" not in history.entry_for(taken.version, 1)


def test_alone_nothing_is_concealed():
    history = begun(HOME, 1, 2)
    dice = Random(2)
    while history.version < 12:
        move(history, dice)

    for version in range(1, 13):
        assert "move" in history.entry_for(version, NOBODY)
        assert "revealed" not in history.entry_for(version, NOBODY)


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
    history = begun(name, 2, 4)
    dice = Random(4)
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
    history = begun("my-shelfie")

    assert history.check(0, "nonsense")["error"] == "unreadable-move"
    assert history.check(0, "e5 >1")["error"] == "turn-not-free"
    assert history.version == 0


def test_several_moves_in_one_text_can_be_tried():
    history = begun(HOME, 2, 2)
    dice = Random(2)
    to_step(history, dice)

    assert history.check(0, "decline decline decline decline decline")["legal"] is False
    assert history.check(0, "decline")["legal"] is True


def test_some_legal_moves_begin_with_a_text():
    history = begun("my-shelfie")
    legal = history.table.legal(0)

    assert history.some_legal(0, "", 5) == legal[:5]
    start = legal[-1][:2]
    assert history.some_legal(0, start, 1000) == [text for text in legal if text.startswith(start)]
    assert history.some_legal(1, "", 5) == []


def test_too_many_moves_are_not_listed(monkeypatch):
    history = begun("my-shelfie")
    monkeypatch.setattr("casetta.table.seen.MOST_LISTED", 3)

    assert history.state_for(0)["legal"] is None
    assert len(history.some_legal(0, "", 50)) == 50


@pytest.mark.parametrize("name", NAMES)
def test_a_position_of_the_past_can_be_drawn(name):
    history = happened(name, 2, 5, Random(5), 25)

    assert history.drawing_at(0) == history.setup
    assert history.drawing_at(history.version) == history.game.drawing(history.table.state)
    with pytest.raises(Exception, match="no-such-event"):
        history.drawing_at(history.version + 1)


def test_every_code_of_a_refusal_has_a_sentence_in_every_language():
    folder = Path(casetta.table.__file__).parent
    ours = ("history", "standing", "horizon", "seen", "fairness", "record", "table")
    text = "".join((folder / f"{name}.py").read_text(encoding="utf-8") for name in ours)
    codes = set(re.findall(r'(?:Error|Move|Turn|Wrong|Record)\(\s*"([a-z-]+)"', text))
    codes |= set(re.findall(r'body, "([a-z-]+)"\)', text))

    assert {"paused", "nothing-to-undo", "fairness-deal", "record-log"} <= codes
    for language in LANGUAGES:
        assert all(Words(language).has(f"wrong-{code}") for code in codes | {"broken-log"})
