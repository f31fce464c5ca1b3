"""The picture of the terminal in the README."""

from __future__ import annotations

from tools.terminal_picture import PICTURE, picture


def test_the_picture_is_made_again_alike_and_needs_nothing_from_elsewhere():
    drawn = picture()

    assert drawn == picture()
    assert "@font-face" not in drawn
    assert "Anna" in drawn


def test_the_picture_lies_where_the_readme_shows_it():
    assert PICTURE.read_text(encoding="utf-8").startswith("<svg")
