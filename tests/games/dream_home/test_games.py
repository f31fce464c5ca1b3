"""Whole random games: what is offered is what a naive reading of the rules finds."""

from itertools import combinations, product
from random import Random

import pytest

from casetta.games.dream_home import GAME
from casetta.games.dream_home.content.kinds import OWNED_KEYS, ROOM_KEYS
from casetta.games.dream_home.rules.layout import TURN
from casetta.kernel.luck import fast_luck
from tests.games.dream_home import naive
from tests.games.dream_home.drawn import legal
from tests.long import in_parts

EDITIONS = ("standard", "it", "en", "pl")


def start(seats, seed, options):
    state = GAME.blank()
    numbers = GAME.option_numbers(GAME.complete(options))
    GAME.rules.deal(state, seats, numbers, fast_luck(seed))
    return state


def random_game(seats, seed, options):
    """Every position of a random game with the move made in it; the last one without."""
    dice, state = Random(seed), start(seats, seed, options)
    while GAME.rules.waiting(state):
        seat = state[TURN]
        move = GAME.rules.nth(state, seat, dice.randrange(GAME.rules.count(state, seat)))
        yield state, move
        GAME.rules.play(state, seat, move)
    yield state, None


class Expected:
    """The options of a position, made from its drawing by the naive reading."""

    def __init__(self, state):
        drawn = GAME.text.drawing(state)
        self.options = drawn["options"]
        self.stage, self.hand, self.discards = drawn["stage"], drawn["hand"], drawn["discards"]
        self.shown = {n: column for n, column in enumerate(drawn["display"]) if column}
        self.mine = drawn["houses"][drawn["turn"]]
        entries = naive.house_from({floor: self.mine[floor] for floor in naive.FLOORS})
        self.fresh = {s for s, entry in entries.items() if entry == "fresh scaffolding"}
        self.house = {space: plain(entry) for space, entry in entries.items()}
        self.closing = "interior_designer" not in self.mine["beside"]

    def moves(self):
        """All of them, as texts."""
        crowded = [
            room for room in naive.rooms(self.house) if len(naive.tokens_in(self.house, room)) > 1
        ]
        if crowded:
            return {f"keep {s.lower()}" for s in crowded[0] if naive.token_at(self.house, s)}
        if self.hand["room"] or self.hand["resource"]:
            return self.room_moves() | self.resource_moves()
        return getattr(self, f"moves_of_{self.stage}")()

    def room_moves(self):
        if not self.hand["room"]:
            return set()
        helpers = [] if self.closing else ["interior_designer"]
        places = naive.placements(self.house, self.hand["room"], helpers)
        up = {f"room {s.lower()}" for s in places["face_up"] if s not in self.fresh}
        down = {f"room {s.lower()} down" for s in places["face_down"] if s not in self.fresh}
        return up if up and self.options["face_down"] == "forced_only" else up | down

    def resource_moves(self):
        resource = self.hand["resource"]
        if resource is None:
            return set()
        if resource == "scaffolding":
            keep = {"scaffold keep"} if self.options["scaffolding_may_wait"] else set()
            return keep | self.scaffold_moves(bool(self.hand["room"]))
        decline = {"decline"} if self.options["decor_optional"] else set()
        return decline | {f"token {s.lower()}" for s in naive.token_spaces(self.house, resource)}

    def scaffold_moves(self, room_to_come):
        free = [s for s in naive.SPACES if naive.free(self.house, s)]
        if room_to_come and len([s for s in free if s not in self.fresh]) < 2:
            return set()
        bare = [s for s in free if self.house[s] is None and naive.supported(self.house, s)]
        return {f"scaffold {s.lower()}" for s in bare}

    def fits(self, kind, space):
        """Whether a card may replace the one on a space."""
        return naive.fits(self.house | {space: None}, kind, space, self.closing)

    def moves_of_discard(self):
        return {f"discard {column}" for column in range(1, 5)}

    def moves_of_hammer(self):
        return {"pass", *(f"hammer {column}" for column in self.shown)}

    def moves_of_take(self):
        moves, beside = {f"take {column}" for column in self.shown}, self.mine["beside"]
        if "drill" in beside:
            up = [s for s in naive.SPACES if naive.type_at(self.house, s)]
            moves |= {
                f"drill {n} {s.lower()}"
                for n, s in product(self.shown, up)
                if self.fits(self.shown[n]["room"], s)
            }
        if "concrete_mixer" in beside:
            moves |= {f"mix {one} {other}" for one, other in combinations(self.shown, 2)}
        return moves | (self.scaffold_moves(True) if "scaffolding" in beside else set())

    def moves_of_roofs(self):
        return {"pass", *(card for card in self.discards if card.startswith("roof "))}

    def moves_of_finish(self):
        moves = {"done"}
        filled = [s for s in naive.SPACES if not naive.free(self.house, s)]
        if "supplier" in self.mine["beside"]:
            kinds = [kind for kind in ROOM_KEYS if kind in self.discards]
            moves |= {
                f"supply {s.lower()} {k}" for s, k in product(filled, kinds) if self.fits(k, s)
            }
        if "handyman" in self.mine["beside"]:
            closing = self.closing and not self.options["handyman_ignores_tokens"]
            for pair in combinations(filled, 2):
                if naive.swap_is_legal(self.house, *pair, closing):
                    moves.add("swap " + " ".join(sorted(s.lower() for s in pair)))
        return moves


def plain(entry):
    """An entry of a drawing as the naive reading has it."""
    if isinstance(entry, dict) and entry.get("face") == "down":
        return "empty"
    return "scaffolding" if entry == "fresh scaffolding" else entry


OPTIONS = [{"edition": edition} for edition in EDITIONS] + [{"face_down": "forced_only"}]


@pytest.mark.parametrize(("options", "seats"), list(product(OPTIONS, (2, 3, 4))))
@in_parts("dream-home", full=10)
def test_the_options_are_those_of_the_naive_reading(options, seats, part):
    """Every point of decision of random games, against the naive reading of houses."""
    for seed in range(6 * part, 6 * part + 6):
        for state, move in random_game(seats, 100 + seed, options):
            if move is not None:
                assert legal(state) == Expected(state).moves()


def test_every_kind_of_decision_occurs_in_random_games():
    """So that the test above has seen them all."""
    verbs = set()
    for seed in range(8):
        for state, _ in random_game(3, 100 + seed, {"edition": "pl"}):
            verbs |= {text.split()[0] for text in legal(state)}

    assert verbs >= {"discard", "hammer", "take", "drill", "mix", "room", "token", "scaffold"}
    assert verbs >= {"decline", "roof", "pass", "supply", "swap", "done"}
    assert len(OWNED_KEYS) == 9
