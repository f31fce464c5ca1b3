"""Games for tests, played by texts."""

from casetta.games.home_staging import GAME
from casetta.games.home_staging.content.library import NAMES
from casetta.games.home_staging.rules.decisions import N_MOVES, count, moves
from casetta.games.home_staging.rules.layout import FINISH, LAYOUT, PHASE
from casetta.games.home_staging.rules.setup import deal, play
from casetta.games.home_staging.text.notation import read, write
from casetta.kernel.luck import key_of_seed, table_luck
from tests.playing import first_asked


def dealt(scenario: str, seats: int = 1, seed: int = 1):
    """A table as it is dealt."""
    state = LAYOUT.blank()
    deal(state, seats, [NAMES.index(scenario)], table_luck(key_of_seed(seed)))
    return state


def position(scenario: str, *texts: str, seats: int = 1, seed: int = 1):
    """A table after some events; `card {}` turns over any card, `tokens {}` assigns anyhow."""
    state = dealt(scenario, seats, seed)
    for text in texts:
        if "{}" in text:
            text = sorted(legal(state))[0]
        play_text(state, text)
    return state


def legal(state, seat: int | None = None) -> set[str]:
    """The legal moves of a seat, of the first waiting one unless told, as texts."""
    who = first_waiting(state) if seat is None else seat
    out = [0] * count(state, who)
    found = moves(state, who, out)
    assert found == len(out)
    assert all(0 <= move < N_MOVES for move in out)
    return {write(move) for move in out}


def play_text(state, text: str, seat: int | None = None) -> None:
    """Let a seat make the legal moves that a text spells."""
    who = first_waiting(state) if seat is None else seat
    for move in read(text):
        assert write(move) in legal(state, who), f"{write(move)} in {text}"
        play(state, who, move)


def first_waiting(state) -> int:
    """The first seat that may move."""
    return first_asked(GAME, state)


def decline_all(state):
    """Decline everything that is to come, up to the front door."""
    while state[PHASE] != FINISH:
        options = legal(state)
        play_text(state, "decline" if "decline" in options else min(options))
    return state


def planted():
    """The living room of First Keys, about to be closed around a lone plant in the corner e5."""
    deals = (
        position("first-keys", "room living", "card 19", "tokens 2 0", seed=seed)
        for seed in range(30)
    )
    state = next(state for state in deals if "19a1 r0 e5" in legal(state))
    play_text(state, "19a1 r0 e5 decline")
    for card in ("card 1", "card 5"):
        play_text(state, f"{card} tokens 1 0 decline")
    return state
