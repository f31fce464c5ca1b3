"""The luck: the published cipher, the fast generator, exact fairness."""

import pytest

from casetta.kernel.luck import (
    CARRY,
    chacha_block,
    draw,
    fast_luck,
    key_of_seed,
    table_luck,
)
from casetta.kernel.state import LUCK_SIZE

TABLE_DRAWS = [49, 102, 78, 89, 32, 59, 27, 59]
FAST_DRAWS = [85, 49, 32, 26, 55, 76, 129, 27]


def words(text: str) -> list[int]:
    return [int(word, 16) for word in text.split()]


def test_the_key_stream_is_the_chacha20_of_rfc_8439():
    """RFC 8439, appendix A.1, test vectors 1 and 2: key and nonce of zeros, blocks 0 and 1."""
    first = words("""
        ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b
        7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2
    """)
    second = words("""
        bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32
        7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b
    """)

    assert list(chacha_block(0, 0, 0, 0, 0, 0, 0, 0, 0)) == first
    assert list(chacha_block(0, 0, 0, 0, 0, 0, 0, 0, 1)) == second


def test_the_fast_generator_has_a_long_period():
    """Both numbers are prime, so the order of 2**32 is as large as it can be (Fermat's test)."""
    for prime in (CARRY * 2**32 - 1, CARRY * 2**31 - 1):
        assert all(pow(base, prime - 1, prime) == 1 for base in (2, 3, 5, 7, 11, 13))


@pytest.mark.parametrize("n", [12, 3 * 2**29])
def test_draws_are_even(n):
    """Within five standard deviations, also where the same words would favour small answers.

    Of 2**32 words, 3 * 2**29 answers would get some three times, others twice.
    """
    state = fast_luck(1)

    third = sum(draw(state, n) < n // 3 for _ in range(30_000))

    assert abs(third - 10_000) < 5 * 82


def test_test_vectors_of_docs_fairness():
    """The vectors printed in docs/fairness.md."""
    table = table_luck(key_of_seed(7))
    fast = fast_luck(7)

    assert [draw(table, 132) for _ in range(8)] == TABLE_DRAWS
    assert [draw(fast, 132) for _ in range(8)] == FAST_DRAWS
    assert len(table) == LUCK_SIZE
