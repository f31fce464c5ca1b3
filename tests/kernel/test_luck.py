"""The luck: the published cipher, the fast generator, exact fairness."""

from casetta.kernel.luck import (
    CARRY,
    chacha_block,
    draw,
    fast_luck,
    key_of_seed,
    key_stream_word,
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


def test_a_key_is_read_in_little_endian_words():
    luck = table_luck(bytes(range(32)))

    assert luck[:2] == [0x03020100, 0x07060504]
    assert luck[8:] == [0, 0]


def test_words_are_drawn_one_after_the_other():
    state = table_luck(bytes(32))

    drawn = [key_stream_word(state) for _ in range(17)]

    assert drawn[0] == 0xADE0B876
    assert drawn[16] == 0xBEE7079F
    assert state[8] == 17


def test_the_fast_generator_has_a_long_period():
    """Both numbers are prime, so the order of 2**32 is as large as it can be (Fermat's test)."""
    for prime in (CARRY * 2**32 - 1, CARRY * 2**31 - 1):
        assert all(pow(base, prime - 1, prime) == 1 for base in (2, 3, 5, 7, 11, 13))


def test_draws_are_even():
    """Sixty thousand draws of twelve: each within five standard deviations."""
    state = fast_luck(3)
    counts = [0] * 12

    for _ in range(60_000):
        counts[draw(state, 12)] += 1

    assert all(abs(count - 5000) < 5 * 68 for count in counts)


def test_draws_reject_what_would_favour_small_answers():
    """For 3 * 2**29 of 2**32 the same words would serve some answers three times, others twice."""
    state = fast_luck(1)
    n = 3 * 2**29

    third = sum(draw(state, n) < n // 3 for _ in range(30_000))

    assert abs(third - 10_000) < 5 * 82


def test_test_vectors_of_docs_fairness():
    """The vectors printed in docs/fairness.md."""
    table = table_luck(key_of_seed(7))
    fast = fast_luck(7)

    assert [draw(table, 132) for _ in range(8)] == TABLE_DRAWS
    assert [draw(fast, 132) for _ in range(8)] == FAST_DRAWS
    assert len(table) == LUCK_SIZE
