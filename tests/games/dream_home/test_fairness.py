"""The shuffle as docs/fairness.md tells it, repeated by the word."""

import math

import pytest

from casetta.games.dream_home import GAME
from casetta.games.dream_home.content.cards import CARDS
from casetta.games.dream_home.content.kinds import KEYS
from casetta.kernel.luck import key_of_seed, next_word, table_luck
from casetta.table.table import Table


def drawn(row, number, luck):
    """So many cards out of a row, all from one word."""
    while True:
        left, places = next_word(luck), []
        for i in range(number):
            product = left * (len(row) - i)
            places.append(product >> 32)
            left = product % 2**32
        if left >= 2**32 % math.perm(len(row), number):
            return [row.pop(place) for place in places]


@pytest.mark.parametrize("seed", [7, *range(40)])
def test_anybody_can_repeat_a_shuffle(seed):
    luck = table_luck(key_of_seed(seed))
    in_a_row = [key for key, copies in zip(KEYS, CARDS.copies, strict=True) for _ in range(copies)]
    rooms, resources = in_a_row[:60], in_a_row[60:]
    rounds = [(drawn(rooms, 5, luck), drawn(resources, 4, luck)) for _ in range(12)]

    setup = Table.deal(GAME, 3, {}, seed).setup

    shown = [column["room"] for column in setup["display"]]
    above = [column["resource"] for column in setup["display"][1:]]
    assert rounds[0] == (shown, above)
    assert [card for cards, _ in rounds[1:] for card in cards] == setup["rooms"]
    assert [card for _, cards in rounds[1:] for card in cards] == setup["resources"]


def test_the_vector_of_the_page():
    setup = Table.deal(GAME, 2, {}, 7).setup

    assert [tuple(column.values()) for column in setup["display"]] == [
        ("bedroom",),
        ("bedroom", "scaffolding"),
        ("living_room", "piano"),
        ("storage_room", "aquarium"),
        ("living_room", "roof red"),
    ]
