"""A fourth game, found along the path: nothing outside its folder knows it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from casetta import games
from casetta.bots import bot
from casetta.bots.advice import hint, spelled
from casetta.commands.develop import laws
from casetta.contract.compiled import as_state, compiled, fresh_state
from casetta.contract.levels import Budget
from casetta.contract.reasons import gained
from casetta.table import record
from casetta.table.table import Table
from casetta.words import LANGUAGES, Words
from tests.playing import first_asked, play_to_the_end

FOLDER = Path(__file__).parent
NAME = "window-boxes"
ROOT = FOLDER.parents[1]


@pytest.fixture
def game(monkeypatch):
    """The game, on the path as long as a test lasts."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(FOLDER)])
    return games.load(NAME)


def casetta(*arguments, **more):
    """What a command prints, with the game on the path."""
    environment = {**os.environ, "CASETTA_GAMES": str(FOLDER)}
    command = [sys.executable, "-m", "casetta", *arguments]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True, **more
    ).stdout


@pytest.mark.parametrize("law", laws.LAWS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bees", [False, True])
def test_every_law_holds(game, law, seats, bees):
    laws.LAWS[law](laws.RandomGame(game, laws.Case(seats, {"bees": bees}, 7)))


def test_rules_that_are_only_listed_are_counted_and_played_in_both_lives(game):
    """`count`, `nth`, `by_lot` and `playout` are made from `moves`."""
    fast = compiled(game)
    plain, twin = game.blank(), fresh_state(fast)
    luck = [1] * 8 + [0, 0]
    game.rules.deal(plain, 3, [1], luck)
    fast.rules.deal(twin, 3, as_state(fast, [1]), as_state(fast, luck))

    assert game.rules.playout(plain) == fast.rules.playout(twin) == 18
    assert twin.tolist() == plain


def test_own_cards_are_carried_by_the_record(game, tmp_path):
    """Ruling W-3, and RULES.md: Own cards."""
    file = tmp_path / "mine.toml"
    text = (FOLDER / "window_boxes" / "content" / "flowers.toml").read_text(encoding="utf-8")
    file.write_text(text.replace("points = 3", "points = 9"), encoding="utf-8")
    own, wrongs = game.own.read(file)
    assert not wrongs

    table = Table.deal(game, 2, {}, seed=1, own=own)
    play_to_the_end(table, lambda seat: game.text.write(game.legal(table.state, seat)[0]))

    assert table.setup["cards"]["flower"][4]["points"] == 9
    assert record.replay(record.export(table, ["A", "B"])).state == table.state


def test_everything_wrong_with_own_cards_is_told_at_once(game, tmp_path):
    file = tmp_path / "mine.toml"
    file.write_text('[[flower]]\nkey = "rose"\npoints = 10\ncards = true\n', encoding="utf-8")

    _, wrongs = game.own.read(file)

    told = {(wrong.code, wrong.where) for wrong in wrongs}
    assert ("out-of-bounds", "line 3, flower 1 points") in told
    assert ("not-a-number", "line 4, flower 1 cards") in told
    assert [wrong.values["name"] for wrong in wrongs if wrong.code == "page-no-entry"] == [
        "daisy",
        "geranium",
        "lavender",
        "pansy",
    ]


def test_it_speaks_four_languages(game):
    ids = {
        language: {line.split(" = ")[0] for line in lines(language) if " = " in line}
        for language in LANGUAGES
    }

    assert all(found == ids["en"] for found in ids.values())
    titles = {Words(language).with_game(game.folder)("game-title") for language in LANGUAGES}
    assert len(titles) == 4


def lines(language):
    """The lines of a file of words that begin a message."""
    file = FOLDER / "window_boxes" / "words" / f"{language}.ftl"
    text = file.read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line[:1].isalpha()]


def test_bots_play_it_and_its_record_replays(tmp_path):
    file = tmp_path / "game.json"
    seats = "bot:greedy,bot:random,bot:random"
    casetta("play", NAME, "--seats", seats, "--seed", "5", "--record", str(file), "--quiet")

    told = json.loads(casetta("replay", str(file), "--json"))

    assert told["game"] == NAME
    assert casetta("verify", str(file), "--lang", "en").startswith("Window Boxes: all 18 events")


def test_only_random_and_greedy_play_without_a_potential(game):
    assert bot("greedy", game)
    with pytest.raises(Exception, match="unknown-bot"):
        bot("owl", game)


def test_hints_name_the_parts_of_the_sheet_that_grow(game):
    table = Table.deal(game, 2, {"bees": False}, seed=4)
    for _ in range(6):
        seat = first_asked(game, table.state)
        before = game.text.sheet(table.state, seat)
        best = hint(game, table.view(seat), seat, Random(1), Budget()).candidates[0]
        table.play(seat, spelled(game, best))
        after = game.text.sheet(table.state, seat)

        grown = [(part, more) for part, more in gained(before, after).items() if more > 0]
        say = Words("it").with_game(game.folder)
        assert grown
        for reason, (part, more) in zip(best.reasons, grown, strict=True):
            assert (reason.values["part"].id, reason.values["points"]) == (f"part-{part}", more)
            assert reason.text((), say).startswith("Porta ")


def test_the_rules_answer_questions():
    answer = casetta("ask", NAME, input='{"ask": "score", "box": "rrrdgl", "bees": true}\n')

    assert json.loads(answer) == {"flowers": 14, "pairs": 4, "bees": 0, "total": 18}


def test_the_score_pad_adds_up_boxes():
    told = casetta(
        "score", NAME, "--option", "bees=true", "--lang", "en",
        input="2\nAnna\nrrdglp\nBruno\ndddddd\n\n\n",
    )  # fmt: skip

    assert "18" in told
    assert "Anna" in told


def test_nothing_outside_its_folder_contains_its_name():
    listed = subprocess.run(
        ["git", "grep", "-lIE", "[Ww]indow.?[Bb]oxes", "--", "src", "web", "tests"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    ).stdout.split()  # fmt: skip

    assert listed
    assert all(name.startswith("tests/fourth_game/") for name in listed)
