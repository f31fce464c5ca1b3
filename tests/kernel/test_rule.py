"""What rules are written with does the same in both lives."""

from importlib import import_module

import numpy
import pytest

from casetta.contract.compiled import compiled
from casetta.games import load
from casetta.kernel import rule as plain

compiled(load("my-shelfie"))
LIVES = {
    "plain": (plain, list),
    "compiled": (import_module("casetta_compiled.kernel.rule"), numpy.array),
}


@pytest.fixture(params=LIVES)
def life(request):
    """The kernel of a life, and what makes words for it."""
    return LIVES[request.param]


def test_words_are_made_cleared_and_copied_in_place(life):
    rule, words = life
    state = words([1, 2, 3, 4, 5, 6, 7, 8])

    rule.clear_words(state, 1, 2)
    rule.copy_words(state, 5, state, 3, 2)

    assert list(state) == [1, 0, 0, 4, 5, 4, 5, 8]
    assert list(rule.zeros(5)) == [0, 0, 0, 0, 0]


def test_every_bit_is_written_where_the_last_one_ended(life):
    rule, words = life
    out = words([7, 0, 0, 0, 9])

    assert rule.write_bits(0b1011, 100, 4, out, 1) == 4
    assert rule.write_bits(0, 100, 4, out, 4) == 4
    assert list(out) == [7, 100, 104, 112, 9]
