"""Scenarios made by lot: fair, the same for the same seed, and proved to be possible."""

import tomllib
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from casetta.contract.errors import Wrong
from casetta.games.home_staging.content.scenario import squares_of_option
from casetta.games.home_staging.plan.plan import Plan
from casetta.games.home_staging.scenarios.files import check_file, check_proof, played
from casetta.games.home_staging.scenarios.homes import tokens_of
from casetta.games.home_staging.scenarios.maker import file_text, make_scenario

MADE = [(0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (2, 3)]
"""Difficulty and seed."""


@cache
def made(difficulty: int, seed: int):
    """A home, once for all tests."""
    return make_scenario(seed, difficulty, lambda message, values: None)


def finished(content, number: int):
    """The plan of a proof."""
    proof = content["proof"][number]
    return played(proof["cards"], proof["moves"], content)


@pytest.mark.parametrize(("difficulty", "seed"), MADE)
def test_a_new_scenario_is_within_the_bounds_and_checks_clean_with_its_proofs(
    difficulty, seed, tmp_path
):
    content = made(difficulty, seed)
    check = content["check"]
    file = tmp_path / "home.toml"
    file.write_text(file_text(content), encoding="utf-8")
    checked = check_file(file)
    rooms = {
        room["card"]: [(row["number"], row["tokens"]) for row in room["furniture"]]
        for room in content["room"]
    }
    numbers = [number for listed in rooms.values() for number, _ in listed]

    assert tomllib.loads(file_text(content)) == content
    assert not checked.faults
    assert not checked.warnings
    assert checked.proofs == [proof["points"] for proof in content["proof"]]
    assert len(checked.proofs) == 2
    assert check["largest_pieces"] + check["corridor"] <= check["floor"]
    assert tokens_of(rooms) == check["tokens"] <= 25
    assert max(numbers.count(number) for number in numbers) <= 2
    assert content["par"] == sorted(set(content["par"]))
    assert content["difficulty"] == difficulty


@pytest.mark.parametrize(("difficulty", "seed"), MADE)
def test_the_proofs_draw_the_largest_options_earn_both_bonuses_and_show_both_cards(
    difficulty, seed
):
    content = made(difficulty, seed)
    plan = Plan(finished(content, 0), 0)
    first, second = (proof["cards"] for proof in content["proof"])

    assert plan.bonus_points == [bonus["points"] for bonus in content["bonus"]]
    assert len({bonus["kind"] for bonus in content["bonus"]}) == 2
    assert sorted(piece.squares.bit_count() for piece in plan.pieces) == largest_squares(plan)
    assert [card[:-1] for card in first] == [card[:-1] for card in second]
    assert all(one != other for one, other in zip(first, second, strict=True))


def largest_squares(plan: Plan) -> list[int]:
    """The squares of the largest option of every token; of the two cards of a number each one's."""
    sizes = []
    numbers = [card.number for card in plan.cards]
    for card in plan.cards:
        options = [squares_of_option(plan.state, card.index, option) for option in range(4)]
        cards = sorted((max(options[:2]), max(options[2:])), reverse=True)
        sizes += [cards[numbers[: card.index].count(card.number)]] * card.tokens
    return sorted(sizes)


def test_the_same_seed_gives_the_same_file_and_the_search_tells_what_it_does():
    told = []
    again = make_scenario(2, 0, lambda message, values: told.append((message, values)))

    assert file_text(again) == file_text(made(0, 2)) != file_text(made(0, 1))
    assert told[0] == ("new-drawing", {"seed": 2, "home": 1, "plan": 1})
    assert told[-1][0] == "new-playing"


@pytest.mark.parametrize(
    ("alter", "code", "where"),
    [
        (lambda proof: proof["moves"].pop(), "proof-unfinished", "moves"),
        (lambda proof: proof["moves"].insert(1, "card 33"), "proof-illegal", "moves 2"),
        (lambda proof: proof["moves"].insert(0, "fly"), "proof-illegal", "moves 1"),
        (lambda proof: proof["cards"].pop(), "proof-cards", "cards"),
        (lambda proof: proof["cards"].__setitem__(0, "99a"), "proof-cards", "cards"),
        (lambda proof: proof.update(points=99), "proof-points", "points"),
        (lambda proof: decline_last(proof["moves"]), "proof-not-whole", "moves"),
        (lambda proof: proof["moves"].__setitem__(-1, "ready"), "proof-unreachable", "moves"),
    ],
)
def test_an_altered_proof_is_refused(alter, code, where):
    content = made(0, 1)
    proof: dict[str, Any] = deepcopy(content["proof"][0])
    alter(proof)

    with pytest.raises(Wrong) as refused:
        check_proof(proof["cards"], proof["moves"], proof["points"], content)

    assert (refused.value.code, refused.value.where) == (code, where)


def decline_last(moves: list[str]) -> None:
    """Do without the last room."""
    start = max(number for number, move in enumerate(moves) if move.startswith("room"))
    last = [move if not move[:2].isdigit() else "decline" for move in moves[start:]]
    moves[start:] = [move for move in last if "door" not in move]
