"""Whole games and single positions, beside a naive reading of the rules; and the shuffle."""

import json
import math
from itertools import combinations, product
from pathlib import Path
from random import Random

import pytest

from casetta.games.dream_home import GAME
from casetta.games.dream_home.content.cards import CARDS
from casetta.games.dream_home.content.kinds import KEYS, OWNED_KEYS, ROOM_KEYS
from casetta.games.dream_home.rules.layout import TURN
from casetta.kernel.luck import key_of_seed, next_word, table_luck
from casetta.protocol.ask import answer_line
from casetta.table.table import Table
from casetta.words import Words
from tests.games.dream_home import naive
from tests.games.dream_home.drawn import dealt, legal
from tests.long import in_parts

# Whole random games: what is offered is what a naive reading of the rules finds


EDITIONS = ("standard", "it", "en", "pl")


def random_game(seats, seed, options):
    """Every position of a random game in which somebody decides."""
    dice, state = Random(seed), dealt(seats, seed, **options)
    while GAME.rules.waiting(state):
        seat = state[TURN]
        move = dice.choice(GAME.legal(state, seat))
        yield state
        GAME.rules.play(state, seat, move)


UNTOLD = {
    "jackhammer_is_turn": False,
    "scaffolding_any_time": False,
    "supplier_takes_given_away": True,
}
"""What a drawing means by options that it leaves out."""


class Expected:
    """The options of a position, made from its drawing by the naive reading."""

    def __init__(self, state):
        drawn = GAME.text.drawing(state)
        self.options = UNTOLD | drawn["options"]
        self.had_turn = drawn["turn"] in drawn["skipped"]
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
            laid = self.room_moves() | self.resource_moves()
            return laid | self.late_moves() if laid else laid
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

    def late_moves(self):
        """A scaffolding that waited, after a card was taken in a turn of one's own (D-64)."""
        is_hammered = self.stage == "hammered" and self.options["jackhammer_is_turn"]
        is_taken = self.stage == "taken" and not self.had_turn
        if not self.options["scaffolding_any_time"] or not (is_hammered or is_taken):
            return set()
        waits = "scaffolding" in self.mine["beside"]
        return self.scaffold_moves(bool(self.hand["room"])) if waits else set()

    def moves_of_taken(self):
        """All is laid; nobody is asked unless a scaffolding may follow."""
        return {"done", *self.late_moves()}

    moves_of_hammered = moves_of_taken

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
        """Tools go with it where it is a turn, which has begun with the first (D-66)."""
        tools = self.tool_moves() if self.options["jackhammer_is_turn"] else set()
        passed = set() if self.had_turn else {"pass"}
        return tools | passed | {f"hammer {column}" for column in self.shown}

    def moves_of_take(self):
        return self.tool_moves() | {f"take {column}" for column in self.shown}

    def tool_moves(self):
        moves, beside = set(), self.mine["beside"]
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
        for state in random_game(seats, 100 + seed, options):
            assert legal(state) == Expected(state).moves()


def test_every_kind_of_decision_occurs_in_random_games():
    """So that the test above has seen them all."""
    verbs = set()
    for seed in range(8):
        for state in random_game(3, 100 + seed, {"edition": "pl"}):
            verbs |= {text.split()[0] for text in legal(state)}

    assert verbs >= {"discard", "hammer", "take", "drill", "mix", "room", "token", "scaffold"}
    assert verbs >= {"decline", "roof", "pass", "supply", "swap", "done"}
    assert len(OWNED_KEYS) == 9


# Positions written from the rulebook alone, and a naive reading of the rules beside ours


WORDS = Words("en").with_game(GAME.folder)
FILE = Path(__file__).parent / "positions.jsonl"
POSITIONS = [json.loads(line) for line in FILE.read_text(encoding="utf-8").splitlines()]


def ask(question):
    return answer_line(GAME, json.dumps(question).encode(), WORDS)


def in_order(pairs):
    """Unordered pairs of spaces in a fixed order."""
    return sorted(sorted(pair) for pair in pairs)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["name"])
def test_position(position):
    answer = ask(position["question"])

    if position.get("error"):
        assert position.get("where_contains", "") in (answer["error"]["where"] or "")
        return
    expected = position["answer"]
    for line in expected.get("lines", []):
        assert line in answer["lines"]
    for part in set(expected) - {"lines", "swaps", "warnings"}:
        assert answer[part] == expected[part], part
    assert in_order(answer.get("swaps", [])) == in_order(expected.get("swaps", []))
    assert bool(answer.get("warnings")) == bool(position.get("warns"))


def random_question(dice, **more):
    """A random house with its helpers, as a question."""
    helpers = naive.random_helpers(dice)
    house, outside = naive.random_house(dice, dice.choice([12, dice.randint(0, 9)]), helpers)
    question = {"floors": naive.floors_from(house), "helpers": helpers, **more}
    return question, house, outside


def test_scores_agree_with_the_naive_reading():
    dice = Random(1)
    for _ in range(400):
        question, house, outside = random_question(dice, ask="score", edition=dice.choice(EDITIONS))
        roofs = naive.random_roofs(dice)
        answer = ask({**question, "outside": outside, "roofs": roofs})
        told = outside, roofs, question["helpers"], question["edition"]
        expected = naive.score(house, *told)
        assert {part: answer[part] for part in expected} == expected, question
        assert sum(line["points"] for line in answer["lines"]) == expected["total"]


def test_places_tokens_and_swaps_agree_with_the_naive_reading():
    dice = Random(2)
    for _ in range(400):
        edition, card = dice.choice(EDITIONS), dice.choice(list(naive.POINTS))
        token = dice.choice(list(naive.TOKEN_POINTS))
        question, house, _ = random_question(dice, edition=edition, card=card, decor=token)
        helpers = question["helpers"]
        place = naive.placements(house, card, helpers)
        swaps = in_order(naive.swaps(house, helpers, edition))

        assert place.items() <= ask({**question, "ask": "place"}).items(), question
        assert ask({**question, "ask": "token"})["spaces"] == naive.token_spaces(house, token)
        assert in_order(ask({**question, "ask": "handyman"})["swaps"]) == swaps, question


# The shuffle as docs/fairness.md tells it, repeated by the word


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
