"""Search: what it finds, what it tells, and when it is compiled; hints and their reasons."""

import sys
from dataclasses import replace
from random import Random
from types import SimpleNamespace

import pytest

from casetta import games
from casetta.bots import Candidate, Thought, bot, names, why, worker
from casetta.bots import search_driver as life
from casetta.bots.registry import no_longer, rank, thought_of
from casetta.bots.search_driver import (
    PLAIN_SECONDS,
    glance,
    in_time,
    memory_of,
    search_of,
    search_task,
    think,
)
from casetta.contract.compiled import compiled
from casetta.contract.errors import BrokenFile, Wrong
from casetta.contract.levels import LEVELS, Budget, Settings, read_levels
from casetta.table.table import Table
from casetta.words import LANGUAGES, Words
from tests.playing import first_asked, middle, positions

SEARCHED = [games.load(name) for name in ("my-shelfie", "dream-home")]
each_game = pytest.mark.parametrize("game", SEARCHED, ids=lambda game: game.name)
FEW = Budget(simulations=40)


def seen(game, seats=2, seed=4):
    """A position in the middle of a game: the view of a seat that may move, and that seat."""
    state = middle(game, seats, seed)
    seat = first_asked(game, state)
    return game.view(state, seat), seat


def thought_in(game, state, name="tree", budget=FEW, seed=1):
    seat = first_asked(game, state)
    return thought_of(name, game, game.view(state, seat), seat, Random(seed), budget)


@each_game
@pytest.mark.parametrize("name", ["potential", "monte-carlo", "tree"])
def test_every_legal_move_is_a_candidate_once(game, name):
    state = middle(game, 2, seed=4)

    moves = [candidate.move for candidate in thought_in(game, state, name).candidates]

    assert sorted(moves) == sorted(game.legal(state, first_asked(game, state)))


def test_the_worker_of_bots_keeps_to_the_simulations_of_a_question():
    """Counted, not timed: with 40 of them and the same dice it chooses what a search of 40 does."""
    game = SEARCHED[0]
    view, seat = seen(game)
    question = {"game": game.name, "view": view, "seat": seat, "seed": 1, "simulations": 40}

    assert worker.answer(question | {"ask": "advice"})["simulations"] == 40
    chosen = bot("tree", game, FEW)(game, view, seat, Random(1))
    assert worker.answer(question | {"bot": "tree"}) == chosen


@each_game
def test_a_search_is_as_long_as_allowed_and_with_the_same_dice_the_same(game):
    """The parts of the sheet make up the points, and the move that was tried most is the best."""
    state = middle(game, 2, seed=4)

    thought = thought_in(game, state)

    best, *others = thought.candidates
    assert thought.simulations == FEW.simulations <= sum(each.visits for each in thought.candidates)
    assert best.visits == max(each.visits for each in (best, *others))
    assert sum(best.lines.values()) == pytest.approx(best.points, abs=0.01)
    assert 0 < best.chance < 1
    assert thought == thought_in(game, state)


@each_game
def test_all_first_moves_are_tried_in_the_same_worlds(game, monkeypatch):
    (view, seat), wide = seen(game), Settings(explore=1000, first_children=4)
    search, worlds = memory_of(game).search, []
    guess = search.guess

    def noted(world, seed):
        worlds.append(seed)
        guess(world, seed)

    monkeypatch.setattr(search, "guess", noted)

    search_task(game, view, seat, Random(1), wide).searched(Random(1), FEW)

    first, *tried = worlds
    tree, node = memory_of(game).part("TREE"), search.NODE
    begin = tree[search.CHILD] + search.VISITS
    visits = tree[begin : begin + node * tree[search.CHILDREN] : node]
    assert sorted(tried) == sorted(first + world for each in visits for world in range(each))
    assert len([each for each in visits if each]) > 1


@each_game
def test_the_last_decision_is_played_out_in_every_way(game):
    """The seat that moves last does what leaves it the best place and the most points."""
    for seed in range(5):
        state = positions(game, 2, seed)[-2]
        seat = first_asked(game, state)
        thought = thought_in(game, state)

        places = {}
        for move in game.legal(state, seat):
            end = list(state)
            game.rules.play(end, seat, move)
            places[move] = game.ranking(end)[seat][1]
        if len(set(places.values())) > 1 or game.name == "my-shelfie":
            assert places[thought.candidates[0].move] == min(places.values())


@each_game
def test_a_tree_that_is_full_grows_no_more_and_still_answers(game, monkeypatch):
    view, seat = seen(game)
    memory = memory_of(game)
    room = memory.search.NODE * (game.rules.count(view, seat) + 3)
    parts = list(memory.parts)
    parts[memory.search.TREE] = parts[memory.search.TREE][:room]
    monkeypatch.setattr(memory, "parts", tuple(parts))

    thought = think(game, view, seat, Random(1), FEW, Settings(patience=1))

    assert thought.simulations == FEW.simulations


@pytest.mark.parametrize("is_loaded", [False, True])
@each_game
def test_other_weights_lead_to_other_promises(game, monkeypatch, is_loaded):
    """Whether or not the game's compiled life is there already, with the usual weights."""
    view, seat = seen(game)
    monkeypatch.setattr(life, "_LOADED", {game.name: replace(game)} if is_loaded else {})

    weights = tuple(2 * weight for weight in search_of(game).weights)
    other = replace(game, search=replace(search_of(game), weights=weights))

    usual = glance(game, view, seat, Random(1)).candidates
    doubled = glance(other, view, seat, Random(1)).candidates

    assert usual[0].points != doubled[0].points


@each_game
def test_the_easiest_level_is_lively(game):
    (view, seat), snail = seen(game), bot("snail", game)

    choices = {snail(game, view, seat, Random(seed)) for seed in range(12)}

    assert len(choices) > 1
    assert choices <= set(game.legal(view, seat))


@pytest.mark.parametrize(
    ("allowed", "left"),
    [
        (Budget(), Budget(1.5, 1000)),
        (Budget(seconds=0.2), Budget(0.2, 1000)),
        (Budget(seconds=9), Budget(1.5, 1000)),
        (Budget(simulations=7), Budget(simulations=7)),
        (Budget(simulations=9999), Budget(simulations=1000)),
    ],
)
def test_a_level_never_thinks_longer_than_allowed(allowed, left):
    """A number of simulations knows no clock: a busy machine would think something else."""
    assert no_longer(Budget(seconds=1.5, simulations=1000), allowed) == left


def test_the_plain_life_does_not_think_for_long():
    """A first move comes while the compiler still works."""
    own = Budget(seconds=1.5, simulations=1000)

    assert in_time(own, is_plain=True) == Budget(PLAIN_SECONDS, 1000)
    assert in_time(own, is_plain=False) == own
    assert in_time(Budget(simulations=7), is_plain=True) == Budget(simulations=7)


@pytest.mark.parametrize(
    ("right", "wrong", "entry"),
    [
        ('bot = "tree"', 'bot = "bush"', "level beaver bot"),
        ("trust = 4", 'trust = "much"', "tree trust"),
        ("[level.owl]", "[level.eagle]", "level eagle"),
        ("seconds = 0.25", 'seconds = "few"', "level beaver seconds"),
        ("[tree]", "[bush]", "bush"),
    ],
)
def test_a_broken_file_of_levels_is_named_with_its_entry(tmp_path, right, wrong, entry):
    text = (SEARCHED[0].folder / "content" / "levels.toml").read_text(encoding="utf-8")
    file = tmp_path / "levels.toml"
    file.write_text(text.replace(right, wrong, 1))

    with pytest.raises(BrokenFile, match=f"levels.toml.*{entry}"):
        read_levels(file)


@pytest.mark.parametrize("game", games.every(), ids=lambda game: game.name)
def test_every_game_has_the_four_levels_and_no_unknown_bot(game):
    assert set(LEVELS) <= set(names(game))
    with pytest.raises(Wrong, match="unknown-bot"):
        bot("grandmother", game)


@pytest.mark.slow
@pytest.mark.timeout(1800)
@each_game
def test_both_lives_think_the_same(game):
    (view, seat), settings = seen(game), search_of(game).levels.searches["monte-carlo"]

    plain, fast = (
        think(life, view, seat, Random(1), FEW, settings) for life in (game, compiled(game))
    )

    assert plain == fast


# Plain until the compiled life is ready

SHELFIE = SEARCHED[0]


@pytest.fixture
def cold(monkeypatch):
    """A machine on which nothing is compiled; the names of the games that are begun."""
    begun: list[str] = []
    monkeypatch.delenv("CASETTA_LIFE")
    monkeypatch.setattr(life, "_BEGUN", set())
    monkeypatch.setattr(life, "_LOADED", {})
    monkeypatch.setattr(
        life,
        "Thread",
        lambda target, args, daemon: SimpleNamespace(start=lambda: begun.append(args[0].name)),
    )
    return begun


def test_the_plain_life_is_used_at_once_and_the_compiled_one_begun_once(cold):
    """Short thoughts begin nothing."""
    assert life.as_it_is(SHELFIE) is SHELFIE
    assert cold == []
    assert life.fastest(SHELFIE) is SHELFIE
    assert life.fastest(SHELFIE) is SHELFIE
    assert cold == ["my-shelfie"]


def test_what_is_ready_is_used(cold, monkeypatch):
    fast = replace(SHELFIE)
    monkeypatch.setitem(life._LOADED, "my-shelfie", fast)

    assert life.fastest(SHELFIE) is fast
    assert life.as_it_is(SHELFIE) is fast


def test_nothing_is_compiled_where_that_is_forbidden(cold, monkeypatch):
    monkeypatch.setenv("CASETTA_LIFE", "plain")

    assert life.fastest(SHELFIE) is life.ready(SHELFIE) is SHELFIE
    assert cold == []


def test_a_compiler_that_fails_leaves_the_plain_life(cold, monkeypatch, tmp_path):
    monkeypatch.setattr(life, "rules_folder", lambda: tmp_path)
    monkeypatch.setattr(sys, "executable", "/bin/false")

    life._get_ready(SHELFIE)

    assert life.as_it_is(SHELFIE) is SHELFIE


# Hints, and why in one sentence


@pytest.mark.parametrize("name", games.names())
def test_hints_are_legal_moves_best_first(name):
    game = games.load(name)
    table = Table.deal(game, 2, seed=3)
    for _ in range(3):
        seat = first_asked(game, table.state)
        found = rank(game, table.view(seat), seat, Random(1), Budget(simulations=4)).candidates

        legal = table.listed(seat)
        assert found
        assert all(candidate.move in legal for candidate in found)
        assert all(0 <= candidate.chance <= 1 for candidate in found)
        points = [each.points for each in found]
        if len({candidate.visits for candidate in found}) == 1:
            assert points == sorted(points, reverse=True)
        table.play(seat, game.text.write(found[0].move))


# Why

THOUGHT = Thought(
    (
        Candidate(1, 41.6, 0.62, 90, {"tokens": 12.2, "personal": 0.3, "groups": 29.1}),
        Candidate(2, 60, 0.9, 1, {}),
    ),
    91,
)


@pytest.mark.parametrize(
    ("thought", "expected"),
    [
        (THOUGHT, "42 points at the end (Groups 29, Common goals 12), with a 62 % chance to win."),
        (
            Thought((Candidate(1, 30, 0.5, 4),), 4),
            "30 points at the end, with a 50 % chance to win.",
        ),
    ],
)
def test_the_sentence_names_points_the_parts_if_any_and_the_chance(thought, expected):
    told = why(thought, games.load("my-shelfie"), Words("en"))

    assert told == f"I expect about {expected}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["my-shelfie", "dream-home"])
def test_every_part_has_a_name_in_every_language(name, language):
    game = games.load(name)
    thought = thought_in(game, middle(game, 2, seed=1), budget=Budget(simulations=5))

    told = why(thought, game, Words(language))

    assert "part-" not in told
    assert len(told.splitlines()) == 1
