"""What the tests of My Shelfie's rulings share."""

from casetta.games.my_shelfie import GAME
from casetta.kernel.luck import key_of_seed, table_luck


def dealt(seats, **options):
    state = GAME.blank()
    numbers = GAME.option_numbers(GAME.complete(options))
    GAME.rules.deal(state, seats, numbers, table_luck(key_of_seed(1)))
    return state
