"""Praise is for whoever stands out alone."""

from casetta.contract.text import alone_with_least, alone_with_most


def test_only_a_seat_that_has_more_than_all_others_stands_out():
    assert alone_with_most([3, 5, 4]) == 1
    assert alone_with_most([5, 5, 4]) is None
    assert alone_with_most([0, 0]) is None
    assert alone_with_most([7]) is None


def test_the_least_of_something_is_not_nothing():
    assert alone_with_least([3, 5, 4]) == 0
    assert alone_with_least([0, 5, 4]) == 2
    assert alone_with_least([3, 3]) is None
    assert alone_with_least([0, 0]) is None
