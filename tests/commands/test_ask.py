"""`casetta ask`: whatever comes in, an answer or an error object goes out in its place."""

import io
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casetta.contract.errors import MOST_FAULTS
from casetta.games import load
from casetta.protocol.ask import answer_all
from casetta.words import LANGUAGES, Words
from tests.long import few_or_all

GAME = load("my-shelfie")
WORDS = Words("en").with_game(GAME.folder)
GOOD = b'{"ask": "refill", "players": 2, "board": ["' + b'", "'.join([b"." * 9] * 9) + b'"]}'


def ask(*lines, words=WORDS):
    """The status and the answers to some lines."""
    out = io.BytesIO()
    status = answer_all(GAME, io.BytesIO(b"\n".join(lines)), out, words)
    assert out.getvalue().endswith(b"\n")
    return status, [json.loads(line) for line in out.getvalue().split(b"\n")[:-1]]


MALFORMED = {
    "nothing": b"",
    "broken JSON": b'{"ask": ',
    "two documents": GOOD + GOOD,
    "isn’t UTF-8": b'{"ask": "\xff"}',
    "UTF-16": GOOD.decode().encode("utf-16"),
    "a list": b"[]",
    "a number": b"7",
    "null": b"null",
    "deep nesting": b"[" * 200_000,
    "deep nesting that ends": b"[" * 100_000 + b"]" * 100_000,
    "deep nesting in a field": b'{"ask":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "a line of 1 MB": b'{"ask": "' + b"x" * 1_000_000 + b'"}',
    "a huge number": b'{"ask": ' + b"9" * 100_000 + b"}",
    "NaN": b'{"ask": NaN}',
    "an id that is infinite": b'{"ask": "refill", "id": 1e999}',
    "an id that is half a letter": b'{"ask": "refill", "id": "\\ud800"}',
    "doesn’t exist": b"{}",
    "an unknown question": b'{"ask": "why"}',
    "a question of a wrong type": b'{"ask": ["goal"]}',
    "a wrong type in every field": b'{"ask": "score", "shelf": 1, "personal": "x", "tokens": {}}',
    "a shelf of numbers": b'{"ask": "goal", "goal": "x_shape", "shelf": [1, 2, 3, 4, 5, 6]}',
    "a carriage return as line end": b'{"ask": "refill"}\r',
    "a goal that is a list": b'{"ask": "goal", "goal": [[]], "shelf": []}',
    "players true": GOOD.replace(b"2,", b"true,"),
    "players 2.0": GOOD.replace(b"2,", b"2.0,"),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_malformed_lines_get_an_error_in_their_place(name):
    status, answers = ask(GOOD, MALFORMED[name], GOOD)

    assert status == 1
    assert [list(answer) for answer in answers[::2]] == [["refill"], ["refill"]]
    assert set(answers[1]["error"]) == {"code", "message", "where"}
    assert not answers[1]["error"]["message"].startswith("wrong-")


@pytest.mark.long("fuzz")
@settings(max_examples=few_or_all("fuzz", few=75, all_of_them=300), deadline=None)
@given(st.binary(max_size=200))
def test_random_bytes_never_stop_it(line):
    _, answers = ask(line.replace(b"\n", b""), GOOD)

    assert "refill" in answers[-1]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=12,
)


@pytest.mark.long("fuzz")
@settings(max_examples=few_or_all("fuzz", few=75, all_of_them=300), deadline=None)
@given(
    st.sampled_from(sorted(GAME.ask)),
    st.dictionaries(
        st.sampled_from(["shelf", "board", "players", "room", "goal", "personal", "tokens", "id"]),
        json_values,
    ),
)
def test_random_fields_never_stop_it(name, fields):
    line = json.dumps({"ask": name, **fields}).encode()

    _, answers = ask(line)

    assert len(answers) == 1


def test_an_id_is_echoed_in_answers_and_errors():
    _, answers = ask(GOOD[:-1] + b', "id": [1, "a"]}', b'{"id": 7}')

    assert answers[0]["id"] == [1, "a"]
    assert answers[1]["id"] == 7


def test_unknown_fields_are_named_in_warnings():
    status, answers = ask(GOOD[:-1] + b', "colour": 1}')

    assert status == 0
    assert "colour" in answers[0]["warnings"][0]


def test_all_faults_of_a_question_are_told_the_first_alone_as_error():
    _, answers = ask(b'{"ask": "score", "shelf": 1, "personal": 13, "tokens": [3], "id": 5}')

    assert list(answers[0]) == ["error", "errors", "id"]
    assert answers[0]["errors"][0] == answers[0]["error"]
    assert [fault["where"] for fault in answers[0]["errors"]] == [
        "shelf", "personal", "tokens [0]",
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_told_in_the_chosen_language(language):
    words = Words(language).with_game(GAME.folder)

    _, answers = ask(b"", b'{"ask": "score", "shelf": []}', words=words)

    messages = [answer["error"]["message"] for answer in answers]
    assert all(message and not message.startswith("wrong-") for message in messages)
    assert answers[1]["error"]["code"] == "wrong_grid"


def test_a_thousand_goal_questions_are_answered_in_one_go():
    shelf = ["CBGFT"] * 6
    line = json.dumps({"ask": "goal", "goal": "six_groups_of_two", "shelf": shelf}).encode()

    status, answers = ask(*[line] * 1000)

    assert status == 0
    assert len(answers) == 1000


def test_so_many_unknown_fields_are_named_and_no_more():
    unknown = json.dumps({f"field{number}": 0 for number in range(20 * MOST_FAULTS)}).encode()
    _, [answer] = ask(GOOD[:-1] + b", " + unknown[1:])

    assert len(answer["warnings"]) == MOST_FAULTS


def test_half_a_letter_in_an_own_scenario_gets_an_error():
    game, out = load("home-staging"), io.BytesIO()
    line = b'{"ask": "plan", "view": {"scenario": {"id": "\\ud800"}}}'
    status = answer_all(game, [line], out, Words("en").with_game(game.folder))

    assert status == 1
    assert json.loads(out.getvalue())["error"]["code"] == "scenario_id"
