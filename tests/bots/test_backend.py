"""Bots play on in the plain life until the compiled one is ready."""

import sys
from dataclasses import replace

import pytest

from casetta import games
from casetta.bots import search_driver as life

GAME = games.load("my-shelfie")


@pytest.fixture
def cold(monkeypatch):
    """A machine on which nothing is compiled; the names of the games that are begun."""
    begun: list[str] = []
    monkeypatch.delenv("CASETTA_LIFE")
    monkeypatch.setattr(life, "_BEGUN", set())
    monkeypatch.setattr(life, "_LOADED", {})
    monkeypatch.setattr(life, "Thread", lambda target, args, daemon: Begun(begun, args[0].name))
    return begun


class Begun:
    """A thread that only notes that it was started."""

    def __init__(self, begun, name):
        self.begun, self.name = begun, name

    def start(self):
        self.begun.append(self.name)


def test_the_plain_life_is_used_at_once_and_the_compiled_one_begun_once(cold):
    assert life.fastest(GAME) is GAME
    assert life.fastest(GAME) is GAME
    assert cold == ["my-shelfie"]


def test_short_thoughts_begin_nothing(cold):
    assert life.as_it_is(GAME) is GAME
    assert cold == []


def test_what_is_ready_is_used(cold, monkeypatch):
    fast = replace(GAME)
    monkeypatch.setitem(life._LOADED, "my-shelfie", fast)

    assert life.fastest(GAME) is fast
    assert life.as_it_is(GAME) is fast


def test_nothing_is_compiled_where_that_is_forbidden(cold, monkeypatch):
    monkeypatch.setenv("CASETTA_LIFE", "plain")

    assert life.fastest(GAME) is life.ready(GAME) is GAME
    assert cold == []


def test_a_compiler_that_fails_leaves_the_plain_life(cold, monkeypatch, tmp_path):
    monkeypatch.setattr(life, "rules_folder", lambda: tmp_path)
    monkeypatch.setattr(sys, "executable", "/bin/false")

    life._get_ready(GAME)

    assert life.as_it_is(GAME) is GAME
