"""Twin worlds: two positions that look the same to a viewer and differ in what is hidden."""

from casetta.kernel.state import UNKNOWN

TOKENS = {name: f"{name}-token-of-a-twin" for name in ("host", "spectator", *"012345")}


def twin_of(game, state, viewer, dice):
    """Another position that looks the same to a viewer, by swaps, by halves or by a guess."""
    view = game.view(state, viewer)
    guess = list(view)
    game.rules.guess(guess, dice.getrandbits(62))
    ways = [lambda: guess]
    if dice.random() < 0.7:
        ways = [lambda: swapped(game, state, view, dice), lambda: mixed(game, state, guess, dice)]
        dice.shuffle(ways)
        ways.append(lambda: guess)
    for way in ways:
        other = way()
        if other != list(state) and is_possible(game, other, view, viewer):
            return other
    return None


def swapped(game, state, view, dice):
    """Two hidden words of one field in each other's place."""
    other = list(state)
    fields = [
        [start + n for n in range(length) if view[start + n] == UNKNOWN != state[start + n]]
        for start, length in game.rules.layout.fields.values()
    ]
    fields = [places for places in fields if len(places) > 1]
    if fields:
        one, another = dice.sample(dice.choice(fields), 2)
        other[one], other[another] = other[another], other[one]
    return other


def mixed(game, state, guess, dice):
    """Some fields as they are, the others as they are guessed."""
    other = list(state)
    for start, length in game.rules.layout.fields.values():
        if dice.random() < 0.5:
            other[start : start + length] = guess[start : start + length]
    return other


def is_possible(game, state, view, viewer):
    """Whether a position can be, and looks so."""
    if game.view(state, viewer) != view or game.text.pieces(state) != dict(game.box):
        return False
    again, wrongs = game.text.setup(game.text.drawing(state))
    return not wrongs and list(again) == list(state)
