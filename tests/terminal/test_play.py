"""Whole games at the terminal, played or watched."""

from __future__ import annotations

import pytest

from casetta.commands.cli import run as command
from casetta.contract.errors import Wrong
from casetta.contract.files import check_writable, write_whole
from casetta.table import record as records
from casetta.table.first import drawn
from casetta.terminal.drawing import ranking_lines
from casetta.terminal.play import default_bots, play_game, play_session, show_demo, watch
from casetta.terminal.session import Seat, read_seats
from casetta.words import Words
from tests.terminal.stage import GAME, LANGUAGES, Stage, good_move, run, words_in


def played(file, seats, seed, language="en"):
    """The bytes of the record of a bots' game."""
    words = words_in(language)
    assert play_game(GAME, read_seats(seats), {}, seed, file, words, quiet=True) == 0
    return file.read_bytes()


@pytest.mark.parametrize(
    "seats",
    ["bot:random,bot:greedy", "bot:greedy,bot:greedy,bot:random", "bot:random" + 3 * ",bot:random"],
)
def test_the_same_command_gives_the_same_file(tmp_path, seats):
    first = played(tmp_path / "first.json", seats, 7)

    assert all(played(tmp_path / "again.json", seats, 7, each) == first for each in LANGUAGES)
    assert played(tmp_path / "other.json", seats, 8) != first


def test_bots_play_without_asking_and_quietly_and_their_record_can_be_replayed(tmp_path):
    file = tmp_path / "record.json"
    done = run("play", "my-shelfie", "--seats", "bot:random,bot:greedy", "--seed", "7",
               "--record", str(file), "--quiet")  # fmt: skip

    assert done.returncode == 0
    assert done.stdout.split("\n")[1].startswith("1. ")
    assert len(done.stdout.strip().split("\n")) == 3
    assert done.stderr == ""
    assert file.read_bytes() == played(tmp_path / "again.json", "bot:random,bot:greedy", 7)
    record = records.from_bytes(file.read_bytes())
    assert records.replay(record).is_over
    assert (record["seats"], record["seed"]) == (["bot:random", "bot:greedy"], 7)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("wanted", "by"), [("random", "random"), ("0", "chosen"), ("2", "chosen")])
def test_who_begins_is_seat_0_of_the_record_with_the_same_deal(
    tmp_path, capsys, wanted, by, language
):
    """docs/fairness.md, Who begins: the draw follows from the key of the deal."""
    file, seats = tmp_path / "record.json", "bot:random,bot:greedy,bot:random"
    given = ["--seats", seats, "--seed", "7", "--record", str(file), "--quiet"]
    assert command(["play", "my-shelfie", "--first", wanted, *given]) == 0
    told = records.from_bytes(file.read_bytes())
    plain = records.from_bytes(played(tmp_path / "plain.json", seats, 7))

    place = drawn(plain["setup"], 3) if by == "random" else int(wanted)
    assert told["first"] == {"by": by, "place": place}
    assert told["setup"] == plain["setup"]
    assert "first" not in plain
    assert told["seats"] == [*plain["seats"][place:], *plain["seats"][:place]]
    capsys.readouterr()
    assert command(["verify", str(file), "--lang", language]) == 0
    sentence = words_in(language)(f"verify-first-{by}", name=told["seats"][0])
    assert sentence in capsys.readouterr().out


@pytest.mark.parametrize("wanted", ["2", "-1", "00", "rotate", "", " 1", "1.0", "٣", "9" * 50])
def test_whoever_cannot_begin_is_refused_before_anything_is_played(tmp_path, capsys, wanted):
    file = tmp_path / "record.json"
    given = ["--seats", "bot:random,bot:random", "--record", str(file), "--lang", "en"]

    assert command(["play", "my-shelfie", f"--first={wanted}", *given]) == 2
    assert "Write random, or a seat from 0 to 1." in capsys.readouterr().err
    assert not file.exists()


def test_bots_tell_their_moves_and_their_sheets():
    stage = Stage(is_live=False)
    session = stage.session("bot:greedy,bot:random")

    play_session(session, None, quiet=False)

    assert stage.text.count("to column") == session.table.version
    assert stage.text.count("Total") == 2
    assert "Ranking" in stage.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_plays_a_whole_game_by_typed_lines(language, tmp_path):
    rehearsal = Stage().session("me:Anna,bot:greedy", seed=3)
    typed = []
    while not rehearsal.table.is_over:
        move = good_move(rehearsal)
        typed += [move.upper(), ""] if rehearsal.next_seat() == 0 else []
        rehearsal.make(rehearsal.next_seat(), move)
    stage = Stage(typed, is_live=False)
    session = stage.session("me:Anna,bot:greedy", seed=3, language=language)

    assert play_session(session, tmp_path / "record.json", quiet=False) == 0
    assert session.table.events == rehearsal.table.events
    assert str(tmp_path / "record.json") in stage.text.replace("\n", "")


@pytest.mark.parametrize(
    ("typed", "ended"),
    [("d2 >1\n\n", (1, "The input ended too early.")), ("quit\n", (0, "Goodbye."))],
)
def test_a_game_broken_off_ends_in_order_and_writes_no_record(tmp_path, typed, ended):
    options = ["--seed", "7", "--record", str(tmp_path / "r.json")]
    done = run("play", "my-shelfie", *options, typed=typed)

    assert (done.returncode, done.stderr.strip()) == ended
    assert list(tmp_path.iterdir()) == []


def test_a_strange_sign_is_no_disaster():
    stage = Stage(["\udce9\x00\x1b[2J", "d2 >1", ""])

    with pytest.raises(EOFError):
        play_session(stage.session("me,bot:greedy"), None, quiet=False)

    assert "That isn’t a move." in stage.frames[1]


# Seats


@pytest.mark.parametrize(
    ("seats", "code"),
    [
        *((text, "wrong-seats") for text in ("", "me,", "you", "me:", "bot", "bot:")),
        ("me:\x1b[2J", "wrong-seats"),
        ("me:" + 21 * "x", "wrong-seats"),
        ("bot:owlet,me", "unknown-bot"),
        ("me", "unknown-seats"),
        (4 * "me," + "me", "unknown-seats"),
    ],
)
def test_unreadable_and_impossible_seats_are_refused_before_anything_starts(seats, code):
    with pytest.raises(Wrong, match=code):
        play_game(GAME, read_seats(seats), {}, 1, None, words_in("en"))


def test_seats_are_read_and_equal_names_are_told_apart():
    session = Stage().session("bot:greedy,me:Anna,me:Anna,bot:greedy")

    assert session.names == ["Greedy 1", "Anna 2", "Anna 3", "Greedy 4"]
    assert read_seats("me, me:Anna ,bot:greedy") == [Seat(), Seat("Anna"), Seat(bot="greedy")]


# Files and rankings


def test_a_record_that_cannot_be_written_is_refused_before_the_game_or_costs_nobody_the_result(
    tmp_path, capsys
):
    for file in (tmp_path, tmp_path / "nowhere" / "record.json"):
        with pytest.raises(Wrong, match="cannot-write"):
            check_writable(file)
    stage = Stage(is_live=False)
    gone = tmp_path / "gone" / "record.json"

    assert play_session(stage.session("bot:greedy,bot:random"), gone, quiet=False) == 1
    assert "Ranking" in stage.text
    assert "Can’t write" in capsys.readouterr().err


def test_an_interrupted_write_leaves_the_old_file(tmp_path, monkeypatch):
    file = tmp_path / "record.json"
    write_whole(file, b"old")

    def interrupt(_):
        raise KeyboardInterrupt

    monkeypatch.setattr("os.fsync", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_whole(file, b"new")

    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


def test_the_tie_break_is_told_only_where_it_decided():
    told = ranking_lines(["Anna", "Ben"], [(30, 2), (30, 1)], "because", Words("en"))
    plain = ranking_lines(["Anna", "Ben"], [(30, 2), (31, 1)], "because", Words("en"))

    assert [line.plain for line in told[1:]] == ["1. Ben    30", "2. Anna   30", "because"]
    assert len(plain) == 3


# Bots that are watched


@pytest.mark.parametrize("game", ["my-shelfie", "dream-home", "home-staging"])
def test_bots_play_to_the_end_without_anybody(game, capsys):
    bots = ["random"] if game == "home-staging" else ["random", "greedy"]
    options = ["--pace", "0", "--seed", "2", "--lang", "en"]

    assert command(["demo", game, "--bots", *bots, *options]) == 0
    assert "Ranking" in capsys.readouterr().out


def test_on_a_live_screen_every_picture_says_who_thinks():
    stage = Stage()

    assert watch(stage.session("bot:random,bot:greedy", seed=1), pace=0) == 0
    assert "Random is thinking…" in stage.text
    assert "Greedy is thinking…" in stage.text


def test_without_bots_the_neighbours_play():
    assert set(default_bots(GAME)) <= {"owl", "beaver", "swallow", "snail", "greedy"}
    assert len(default_bots(GAME)) in GAME.seats


def test_a_pace_below_zero_and_too_few_bots_are_refused(capsys):
    assert command(["demo", "my-shelfie", "--pace", "-1", "--lang", "en"]) == 2
    assert "pace" in capsys.readouterr().err
    with pytest.raises(Wrong, match="unknown-seats"):
        show_demo(GAME, ["random"], {}, 1, 0, words_in("en"))
