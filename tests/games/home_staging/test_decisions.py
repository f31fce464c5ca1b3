"""Decisions: what may be chosen, front doors and windows."""

from random import Random

import pytest

from casetta.contract.errors import Wrong
from casetta.games.home_staging import GAME
from casetta.games.home_staging.content.library import NAMES
from casetta.games.home_staging.plan.drawing import drawing, setup
from casetta.games.home_staging.plan.plan import Closing, Plan
from casetta.games.home_staging.plan.reasons import why_no_window
from casetta.games.home_staging.plan.squares import rectangle
from casetta.games.home_staging.rules import decisions, layout
from casetta.games.home_staging.rules.setup import play
from casetta.games.home_staging.rules.sight import guess
from casetta.games.home_staging.text.notation import read, write
from casetta.kernel.state import NOBODY, OPEN
from casetta.table.table import IllegalMove, Table
from tests.games.home_staging.played import (
    dealt,
    decline_all,
    legal,
    planted,
    play_text,
    position,
)
from tests.playing import random_game


def test_counts_at_the_start():
    assert len(legal(dealt("first-keys"))) == 3
    assert legal(dealt("observatory-hill")) == {"room studio"}
    assert legal(position("first-keys", "room living")) == {"card 1", "card 5", "card 19"}
    assert len(legal(position("first-keys", "room living", "card 19"))) == 3


def test_counts_of_drawings():
    """One square: 64; two in a row: 7 × 8 lying, 8 × 7 upright; three in a corner: 4 × 7 × 7."""
    found = {}
    for seed in range(30):
        for split in ("2 0", "0 2"):
            state = position("first-keys", "room living", "card 19", f"tokens {split}", seed=seed)
            state[layout.IDEA] = 99
            texts = legal(state) - {"decline"}
            found[min(texts)[:4]] = len(texts)

    assert sorted(set(found.values())) == [64, 112, 196]


def test_counts_of_a_closing():
    """A plant in the corner e5: two squares to add, two edges for a door."""
    assert legal(planted()) == {"grow f5", "grow e6", "door e5 e", "door e5 s"}


def test_counts_of_finishing():
    """Windows may be told in any order."""
    state = decline_all(dealt("first-keys"))
    texts = legal(state)

    assert sum(text.startswith("front ") for text in texts) == 32
    assert sum(text.startswith("window ") for text in texts) == 32
    assert len(texts) == 65
    play_text(state, "window l12 s window e5 n front e6 w window e5 w ready")
    assert state[layout.PHASE] == layout.OVER
    assert len(Plan(state, 0).windows) == 3


def test_a_whole_drawing_and_a_whole_closing_are_one_event_each():
    """Three rectangles and a door: all or none."""
    table = Table.deal(GAME, 1, {"scenario": "first-keys"}, seed=3)
    table.play(0, "room living")
    table.play(0, "card 19")
    table.play(0, "tokens 2 0")
    pieces = sorted(text for text in table.legal(0) if " r0 " in text and " ! " not in text)
    with pytest.raises(IllegalMove):
        table.play(0, f"{pieces[0]} {pieces[0]}")
    assert table.state[layout.PIECES] == 0
    table.play(0, f"{pieces[0]} decline")
    assert table.state[layout.PIECES] == 1
    for card in ("card 1", "card 5"):
        table.play(0, f"{card} tokens 1 0")
        table.play(0, "decline")
    plan = Plan(table.state, 0)
    assert plan.current is not None
    wanted = plan.current.own | rectangle(4, 8, 4, 8)
    text = plan.closing_text(Closing(wanted, 4 * (16 * 8 + 8) + 2))

    assert text.startswith("grow ")
    assert text.endswith(" door i9 s")
    assert len(text.split()) < 9
    table.play(0, text)
    assert table.state[layout.ROOM] == -1


def test_numbers_and_texts_belong_together():
    """Law 2 over all numbers, legal or not."""
    dice = Random(1)
    numbers = [*range(6000), *dice.sample(range(decisions.N_MOVES), 6000), decisions.N_MOVES - 1]

    assert all(read(write(move)) == (move,) for move in numbers)
    assert decisions.N_MOVES == 409_549


@pytest.mark.parametrize(
    "text",
    ["", " ", "x", "01a1", "01a1 r4 c4", "01a1 r0 q1", "01a1 r0 c17", "01a1 r0 m ! c4", "grow",
     "grow c4:", "door c4", "door c4 x", "tokens 1", "tokens 01 1", "card 34", "card 0",
     "room attic", "decline  decline", "Decline", "ready "],
)  # fmt: skip
def test_other_texts_spell_nothing(text):
    with pytest.raises(Wrong):
        read(text)


def test_what_others_draw_is_hidden_until_everybody_is_ready():
    """Rulebook: plans and windows are open after each turn; cards when they are turned."""
    state = dealt("first-keys", seats=2)
    for text in ("room living", "card 1", "tokens 1 0"):
        play_text(state, text, seat=0)
    play(state, 1, read("window e5 n")[0])
    drawing_text = next(text for text in sorted(legal(state, 1)) if " r0 " in text)
    play_text(state, drawing_text, seat=1)
    seen = GAME.view(state, 0)

    assert (len(Plan(state, 1).windows), len(Plan(seen, 1).windows)) == (1, 0)
    assert state[layout.PIECES + 1] == 1
    assert seen[layout.PIECES + 1] == 0
    assert decisions.waiting(seen) == decisions.waiting(state) == 1
    assert GAME.view(state, 1)[layout.PIECES + 1] == 1
    assert sum(letter == -1 for letter in seen[layout.LETTER : layout.LETTER + 8]) == 7
    play_text(state, "decline", seat=0)
    seen = GAME.view(state, 0)
    assert (seen[layout.PIECES + 1], len(Plan(seen, 1).windows)) == (1, 1)


def test_the_front_door_is_drawn_moved_and_taken_away_while_drawing():
    """Ruling H-15: not before; its square stays free; told again, it is taken away."""
    state = position("first-keys", "room living", "card 19", "tokens 2 0")
    (move,) = read("front e5 w")

    assert not decisions.may_also(position("first-keys", "room living"), 0, move)
    assert decisions.may_also(state, 0, move)
    assert "front e5 w" not in legal(state)
    play(state, 0, move)
    assert not any(text.endswith(" r0 e5") for text in legal(state))
    play(state, 0, read("front l5 e")[0])
    assert any(text.endswith(" r0 e5") for text in legal(state))
    play(state, 0, read("front l5 e")[0])
    assert state[layout.FRONT_DOOR] == layout.NONE


def test_changes_told_with_a_drawing_are_made_first():
    """The last drawing of a turn ends it."""
    moves = read("19a1 r0 c4 decline window a1 n front b1 n")

    openings = [decisions.FRONT_MOVE <= move < decisions.READY for move in moves]
    assert openings == [True, True, False, False]
    assert moves[0] < decisions.WINDOW_MOVE <= moves[1]


def test_why_there_may_be_no_window():
    """No outer wall, the front door, a blind side, too many."""
    state = position("terrace-number-nine", "room living", "card 1", "tokens 1 0")
    hill = position("observatory-hill", "room studio", "card {}", "tokens {}")
    walls = [edge for edge in range(1024) if why_no_window(hill, 0, edge) is None]
    for edge in walls[:4]:
        play(hill, 0, decisions.WINDOW_MOVE + edge)
    codes = {why.code for edge in range(1024) if (why := why_no_window(state, 0, edge))}
    full = why_no_window(hill, 0, walls[5])

    assert codes == {"not_outer_wall", "wrong_side"}
    assert full is not None
    assert full.code == "too_many_windows"


def test_a_drawn_piece_belongs_to_the_card_that_lies_open():
    """Not to the other card of its number, hidden in another room."""
    for state in random_game(GAME, dealt("over-the-flower-shop"), Random(3)):
        view = GAME.view(state, 0)
        assert setup(drawing(view)) == (view, [])


def check(state, seed: int) -> None:
    """The position is what its drawing says; a guess looks like what was seen."""
    assert setup(drawing(state)) == (state, [])
    for viewer in (NOBODY, 0, 1):
        seen = GAME.view(state, viewer)
        world = list(seen)
        guess(world, seed)
        assert GAME.view(world, viewer) == seen


@pytest.mark.parametrize("scenario", NAMES)
def test_random_games_with_changes_at_any_time(scenario):
    """Nobody gets stuck, drawings read back, and nothing of a step shows before its end.

    Rulebook, drawing: plans are open after each turn; front door and windows, too. That a bulb was
    crossed out is seen at once (ruling H-36).
    """
    dice, state, compared, played = Random(4), dealt(scenario, 3), 0, 0
    while waiting := decisions.waiting(state):
        seat = dice.choice([each for each in range(3) if waiting >> each & 1])
        before, step = seen(state), GAME.rules.step(state)
        play(state, seat, some_move(state, seat, dice))
        played += 1
        if step != OPEN and step == GAME.rules.step(state):
            assert seen(state) == before
            assert crossed_out(GAME.view(state, NOBODY)) == crossed_out(state)
            compared += 1
        if played % 12 == 0:
            check(state, played)

    assert state[layout.PHASE] == layout.OVER
    assert compared > 50


def seen(state):
    """The view of a spectator, without who is ready and who has crossed out the bulb."""
    view = GAME.view(state, NOBODY)
    view[layout.DONE] = 0
    for start in (layout.DECIDED, layout.IDEA):
        view[start : start + layout.MOST_SEATS] = [0] * layout.MOST_SEATS
    return view


def crossed_out(state):
    """The turn in which each seat used its Bright Idea."""
    return state[layout.IDEA : layout.IDEA + layout.MOST_SEATS]


def some_move(state, seat, dice):
    """Any legal move, now and then an opening that is changed beside it (ruling H-15)."""
    moves = GAME.legal(state, seat)
    if GAME.rules.step(state) != OPEN and dice.random() < 0.3:
        edges = Plan(state, 0).house.outer_edges
        starts = (decisions.FRONT_MOVE, decisions.WINDOW_MOVE)
        openings = [start + dice.choice(edges) for start in starts]
        moves = [move for move in openings if GAME.rules.also(state, seat, move)] or moves
    return dice.choice(moves)
