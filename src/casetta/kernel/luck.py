"""The luck inside a state: every card drawn and every tile dealt comes from here.

docs/fairness.md specifies all of it, with test vectors, for other languages.

At a table the luck is a 256-bit key and the number of words drawn so far; the
words are the key stream of ChaCha20 (RFC 8439, nonce 0, counter from 0), so
nothing that was dealt tells anything about what is still to come. Guesses,
playouts and benchmarks use a small multiply-with-carry generator instead, whose
state is one word; it is on whenever that word is not 0.
"""

from hashlib import sha256

from .rule import hot_rule, remembered_rule, rule
from .state import LUCK, LUCK_SIZE

DRAWN = LUCK + 8
"""How many 32-bit words of the key stream were drawn."""
FAST = LUCK + 9
"""The state of the fast generator; 0 at a table."""

WORD = 0xFFFFFFFF
"""The lower 32 bits."""
CARRY = 2147483085
"""Multiplier of the fast generator: CARRY * 2**32 - 1 and CARRY * 2**31 - 1 are prime."""
UNFAIR = -1
"""In place of a move by lot, when the random word would favour some moves."""


@hot_rule
def draw(state, n):
    """A whole number from 0 to n - 1, each exactly as likely; n is below 2**31.

    The few words that would favour some numbers are thrown away.
    """
    while True:
        word = next_word(state)
        if is_fair(word, n):
            return share(word, n)


@hot_rule
def next_word(state):
    """32 random bits: from the fast generator if it is on, else from the key stream."""
    carry = state[FAST]
    if carry == 0:
        return key_stream_word(state)
    state[FAST] = CARRY * (carry & WORD) + (carry >> 32)
    return (carry & WORD) ^ (carry >> 32)


@rule
def share(word, n):
    """The number from 0 to n - 1 that a word stands for: the word times n, divided by 2**32."""
    return word * n >> 32


@rule
def is_fair(word, n):
    """Whether a word may decide among n numbers without favouring some of them (Lemire 2019)."""
    rest = word * n & WORD
    return rest >= n or rest >= (WORD + 1) % n


@rule
def key_stream_word(state):
    """The next word of the table's key stream."""
    drawn = state[DRAWN]
    state[DRAWN] = drawn + 1
    block = chacha_block(
        state[LUCK],
        state[LUCK + 1],
        state[LUCK + 2],
        state[LUCK + 3],
        state[LUCK + 4],
        state[LUCK + 5],
        state[LUCK + 6],
        state[LUCK + 7],
        drawn >> 4,
    )
    return block[drawn & 15]


@rule
def set_luck(state, luck):
    """Put a whole luck, made by `table_luck` or `fast_luck`, into the state."""
    for word in range(LUCK_SIZE):
        state[LUCK + word] = luck[word]


@rule
def forget_luck(state):
    """Blank the luck: no viewer may know it."""
    for word in range(LUCK_SIZE):
        state[LUCK + word] = 0


@rule
def use_fast_luck(state, seed):
    """Re-key the state to the fast generator; not for play between people."""
    forget_luck(state)
    low = scrambled(seed & WORD)
    high = scrambled(low ^ (seed >> 32 & WORD))
    state[FAST] = (high >> 2) << 32 | low | 1


@rule
def scrambled(word):
    """A 32-bit word whose every bit depends on every bit of `word`."""
    for _ in range(3):
        word = (word >> 16 ^ word) * 0x45D9F3B & WORD
    return word >> 16 ^ word


@rule
def quarter(a, b, c, d):
    """The quarter round of ChaCha."""
    a = a + b & WORD
    d ^= a
    d = (d << 16 | d >> 16) & WORD
    c = c + d & WORD
    b ^= c
    b = (b << 12 | b >> 20) & WORD
    a = a + b & WORD
    d ^= a
    d = (d << 8 | d >> 24) & WORD
    c = c + d & WORD
    b ^= c
    b = (b << 7 | b >> 25) & WORD
    return a, b, c, d


@remembered_rule
def chacha_block(k0, k1, k2, k3, k4, k5, k6, k7, counter):
    """Block number `counter` of the ChaCha20 key stream: 16 words (RFC 8439, 2.3)."""
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3, c0, c1, c2, c3 = k0, k1, k2, k3, k4, k5, k6, k7
    d0, d1, d2, d3 = counter, 0, 0, 0
    for _ in range(10):
        a0, b0, c0, d0 = quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = quarter(a3, b0, c1, d2)
    return (
        a0 + 0x61707865 & WORD,
        a1 + 0x3320646E & WORD,
        a2 + 0x79622D32 & WORD,
        a3 + 0x6B206574 & WORD,
        b0 + k0 & WORD,
        b1 + k1 & WORD,
        b2 + k2 & WORD,
        b3 + k3 & WORD,
        c0 + k4 & WORD,
        c1 + k5 & WORD,
        c2 + k6 & WORD,
        c3 + k7 & WORD,
        d0 + counter & WORD,
        d1,
        d2,
        d3,
    )


def table_luck(key: bytes) -> list[int]:
    """The luck of a table from a key of 32 bytes."""
    words = [int.from_bytes(key[start : start + 4], "little") for start in range(0, 32, 4)]
    return [*words, 0, 0]


def fast_luck(seed: int) -> list[int]:
    """The luck of benchmarks and playouts from a small number."""
    luck = [0] * LUCK_SIZE
    use_fast_luck(luck, seed)
    return luck


def key_of_seed(seed: int) -> bytes:
    """The table key that a seed on the command line stands for."""
    return sha256(f"casetta {seed}".encode()).digest()
