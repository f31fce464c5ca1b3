"""Questions and score pads about scenarios of people's own."""

import json

import pytest

from casetta.commands.cli import run
from casetta.games.home_staging import GAME
from casetta.games.home_staging.content.library import FURNITURE
from casetta.games.home_staging.scenarios.files import BOOK
from casetta.protocol.ask import answer
from casetta.words import LANGUAGES, Words

WORDS = Words("en").with_game(GAME.folder)
KEYS = (BOOK / "00-first-keys.toml").read_text(encoding="utf-8")
MINE = KEYS.replace('id = "first-keys"', 'id = "mine"')
BENCH = """
[[option]]
id = "01a1"
number = 1
card = "a"
option = 1
tags = ["seat"]
draw = ["ccc"]
name = "Bench"
"""


def ask(name, **question):
    return answer(GAME, {"ask": name, **question}, WORDS)


def content(text=MINE, furniture=""):
    """What a scenario file says, as questions bring it."""
    return ask("scenario", lines=text.splitlines(), furniture=furniture.splitlines())["scenario"]


def pad(scenario, *pieces, **more):
    drawn = [{"card": 0, "text": text} for text in pieces]
    plan = {"order": ["living"], "pieces": drawn, "rooms": {}, "windows": [], **more}
    return ask("pad", scenario=scenario, **plan)


def test_an_own_scenario_scores_like_a_built_in_one():
    room = {"living": {"squares": ["e5:l6"], "door": "g6 s"}}
    plan = {"rooms": room, "front_door": "e12 s"}
    own, known = (pad(each, "01a1 r0 e5", **plan) for each in (content(), "first-keys"))

    assert own["plan"]["rooms"] == known["plan"]["rooms"]
    assert (own["total"], own["broken"]) == (known["total"], known["broken"])
    assert [line["points"] for line in own["lines"]] == [line["points"] for line in known["lines"]]
    assert ask("score", scenario=content()) == ask("score", scenario="first-keys")
    people = [{"pieces": [{"card": 0, "option": "01a1"}] * 9}]
    assert ask("box", scenario=content(), people=people) == ask(
        "box", scenario="first-keys", people=people
    )


def test_own_pieces_are_drawn_as_their_file_says():
    scenario = content(furniture=BENCH)
    told = pad(scenario, "01a1 r0 e5")

    assert told["plan"]["pieces"][0]["body"] == ["e5", "f5", "g5"]
    view = {"seats": 1, "scenario": scenario}
    assert ask("home", view=view)["texts"]["en"]["furniture"] == {"01a1": "Bench"}
    hand = {"id": "b", "room": "living", "option": "01a1", "origin": [4, 4]}
    assert ask("live", scenario=scenario, pieces=[hand])["pieces"]["b"]["points"] == 3


def test_bonus_points_in_one_sum_have_a_line_of_their_own():
    told, without = pad(content(), points=7), pad(content())

    assert told["total"] == without["total"] + 7
    assert told["lines"][-1] == {
        "part": "bonus", "rule": "pad-bonus-line", "points": 7, "cells": (), "values": {},
    }  # fmt: skip
    assert pad(content(), points=1000)["error"]["where"] == "points"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_of_a_scenario_is_told_with_its_line(language):
    words = Words(language).with_game(GAME.folder)
    broken = MINE.replace("tokens = 1", "tokens = 0", 1).replace('kind = "window"', 'kind = "wow"')
    told = answer(GAME, {"ask": "scenario", "lines": broken.splitlines()}, words)

    lines = broken.splitlines()
    numbers = [1 + next(n for n, line in enumerate(lines) if each in line)
               for each in ("tokens = 0", '"wow"')]  # fmt: skip
    assert [each["where"].split(",")[0] for each in told["errors"]] == [
        f"line {number}" for number in numbers
    ]
    for number, each in zip(numbers, told["errors"], strict=True):
        assert words("place-line", line=number) in each["message"]


def test_what_is_no_scenario_is_refused_wherever_it_is_told():
    codes = [each["code"] for each in pad({"id": "mine"})["errors"]]
    assert "scenario_rooms" in codes
    assert ask("score", scenario="nowhere")["error"]["code"] == "not_a_choice"
    assert ask("box", scenario=3, people=[])["error"]["code"] == "not_a_choice"


@pytest.mark.parametrize("part", ["rule", "bonus"])
def test_every_kind_of_rule_and_bonus_can_be_filled_in(part):
    told = ask("kinds")
    kinds = told["rules" if part == "rule" else "bonuses"]

    assert len(kinds) > (8 if part == "rule" else 20)
    for kind in kinds:
        assert WORDS.has(f"told-{part}-{kind['sentence']}")
        assert all(WORDS("web-own-field", field=field["name"]) for field in kind["fields"])
    name, optional = ("sides", False) if part == "rule" else ("side", True)
    assert {"name": name, "optional": optional, "words": ["N", "E", "S", "W"]} in [
        field for kind in kinds for field in kind["fields"]
    ]


def test_the_command_asks_about_the_scenario_of_a_file(tmp_path, capsys):
    file, lines = tmp_path / "mine.toml", tmp_path / "questions.jsonl"
    file.write_text(MINE, encoding="utf-8")
    (tmp_path / FURNITURE).write_text(BENCH, encoding="utf-8")
    hand = {"id": "b", "room": "living", "option": "01a1", "origin": [4, 4]}
    lines.write_text(json.dumps({"ask": "live", "pieces": [hand]}) + "\n", encoding="utf-8")

    assert run(["ask", "home-staging", str(lines), "--scenario", str(file)]) == 0
    assert json.loads(capsys.readouterr().out)["pieces"]["b"]["points"] == 3
    assert run(["ask", "home-staging", str(lines), "--scenario", "first-keys"]) == 0
    assert json.loads(capsys.readouterr().out)["pieces"]["b"]["points"] == 4
    assert run(["ask", "my-shelfie", str(lines), "--scenario", str(file), "--lang", "en"]) == 2
    file.write_text(MINE.replace("tokens = 1", "tokens = 0", 1), encoding="utf-8")
    assert run(["ask", "home-staging", str(lines), "--scenario", str(file), "--lang", "en"]) == 2
    assert "room 1 furniture" in capsys.readouterr().err
