"""Praise is for whoever stands out alone."""

import pytest

from casetta.contract.text import alone_with_least, alone_with_most


@pytest.mark.parametrize(
    ("numbers", "most", "least"),
    [
        ([3, 5, 4], 1, 0),
        ([5, 5, 4], None, 2),
        ([0, 5, 4], 1, 2),
        ([0, 0], None, None),
        ([7], None, None),
    ],
)
def test_only_a_seat_that_is_ahead_of_all_others_stands_out(numbers, most, least):
    """The least of something is not nothing."""
    assert (alone_with_most(numbers), alone_with_least(numbers)) == (most, least)
