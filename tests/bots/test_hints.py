"""Hints that can be trusted: distinct, legal, whole, and every number in their reasons right."""

from __future__ import annotations

import json
from random import Random

import pytest

from casetta import games
from casetta.bots.advice import hint, reasons_for, score_after, spelled, why
from casetta.bots.registry import greedy_bot
from casetta.contract.levels import Budget
from casetta.kernel.state import SEATS
from casetta.table.table import decision
from casetta.words import LANGUAGES, Words
from tests.bots.reasons_again import AGAIN, Deed, game_after
from tests.long import few_or_all
from tests.playing import first_asked, positions

POSITIONS = few_or_all("hints", few=40, all_of_them=200)
LEAST_REASONS = 8
BUDGET = Budget(simulations=6)
NAMES = [f"P{number}" for number in range(6)]
EACH = pytest.mark.parametrize("name", games.names())


def seeded(name, number):
    """A seat that is asked somewhere in a random game: the game, the position, the seat."""
    game, dice = games.load(name), Random(number)
    every = positions(game, dice.choice(game.seats), number)[:-1]
    state = every[dice.randrange(len(every))]
    return game, state, first_asked(game, state), dice


def deeds_at(game, state, seat, dice):
    """Some moves by lot, the one that brings most points, and what a hint would be."""
    view = game.view(state, seat)
    legal = game.legal(view, seat)
    yield from ((dice.choice(legal),) for _ in range(2))
    yield (greedy_bot(game, view, seat, dice),)
    for each in hint(game, view, seat, dice, BUDGET).candidates[:2]:
        yield (each.move, *each.then)


def reasons_of(game, view, seat, moves):
    return reasons_for(game, view, seat, moves) or [score_after(game, view, seat, moves)]


@pytest.mark.long("hints")
@EACH
def test_every_number_in_a_reason_is_found_again(name):
    told = set()
    for number in range(POSITIONS):
        game, state, seat, dice = seeded(name, number)
        for moves in deeds_at(game, state, seat, dice):
            deed = Deed(game, state, game_after(game, state, seat, *moves), seat, moves)
            for reason in reasons_of(game, game.view(state, seat), seat, moves):
                numbers = AGAIN[name][reason.id](deed, reason)
                tells = {key: reason.values[key] for key in numbers}
                assert tells == numbers, (number, [game.text.write(m) for m in moves], reason)
                told.add(reason.id)

    assert len(told) >= LEAST_REASONS, sorted(told)


@EACH
def test_hints_are_legal_as_a_whole_and_no_two_are_alike(name):
    for number in range(12):
        game, state, seat, dice = seeded(name, number)
        found = hint(game, game.view(state, seat), seat, dice, BUDGET).candidates

        assert found
        boards = set()
        for each in found:
            world = list(state)
            for text in decision(spelled(game, each)):
                for move in game.text.read(text):
                    assert move in game.legal(world, seat), (number, spelled(game, each))
                    game.rules.play(world, seat, move)
            assert each.reasons
            boards.add(json.dumps(game.view(world, seat)))
        assert len(boards) == len(found), number
        assert len({spelled(game, each) for each in found}) == len(found)


@EACH
def test_reasons_know_nothing_that_is_hidden(name):
    for number in range(12):
        game, state, seat, dice = seeded(name, number)
        view = game.view(state, seat)
        other = list(view)
        game.rules.guess(other, number + 1)
        for move in (dice.choice(game.legal(view, seat)) for _ in range(3)):
            assert reasons_for(game, view, seat, (move,)) == reasons_for(
                game, game.view(other, seat), seat, (move,)
            )


@pytest.mark.parametrize("language", LANGUAGES)
@EACH
def test_reasons_are_told_in_every_language(name, language):
    game, say = games.load(name), Words(language).with_game(games.load(name).folder)
    for number in range(6):
        _, state, seat, dice = seeded(name, number)
        move = dice.choice(game.legal(game.view(state, seat), seat))
        for reason in reasons_for(game, game.view(state, seat), seat, (move,)):
            told = reason.text(NAMES, say)
            assert "reason-" not in told
            assert "$" not in told


@EACH
def test_why_tells_others_what_they_can_see(name):
    for number in range(8):
        game, state, seat, dice = seeded(name, number)
        viewer = (seat + 1) % state[SEATS]
        view = game.view(state, viewer)
        move = dice.choice(game.legal(game.view(state, seat), seat))

        found = why(game, view, seat, (move,), dice, BUDGET)

        is_followed = move in game.legal(view, seat)
        assert is_followed or not found.reasons
        assert all(reason.id in AGAIN[name] for reason in found.reasons)
