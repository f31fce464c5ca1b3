"""Ctrl-C and Ctrl-D on a real terminal: one line, a clean exit, nothing half-written."""

from __future__ import annotations

import pytest

from tests.terminal.pseudo_terminal import Terminal


@pytest.mark.parametrize(
    ("typed_first", "key", "status", "sentence"),
    [
        ("", "\x03", 130, "Interrupted."),
        ("d2 d3 >1\r", "\x03", 130, "Interrupted."),
        ("", "\x04", 1, "The input ended too early."),
    ],
)
def test_a_game_is_broken_off_in_order(tmp_path, typed_first, key, status, sentence):
    file = tmp_path / "record.json"
    with Terminal("play", "my-shelfie", "--seed", "7", "--record", str(file)) as terminal:
        terminal.wait_for("quit")
        if typed_first:
            terminal.type(typed_first)
            terminal.wait_for("Enter keeps it")

        assert terminal.end_by(key, sentence) == status
        assert "Traceback" not in terminal.shown
        assert terminal.shown.rstrip().endswith(sentence)
        assert "\x1b[?1049l" in terminal.shown, "the terminal is given back as it was"
        assert list(tmp_path.iterdir()) == []


def test_the_score_pad_is_broken_off_in_order():
    with Terminal("score", "my-shelfie") as terminal:
        terminal.wait_for("How many players?")

        assert terminal.end_by("\x03") == 130
        assert "Traceback" not in terminal.shown
