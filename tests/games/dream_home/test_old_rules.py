"""Games that began before the rules grew play on by the rules of their day.

`old` has a game of each edition, and tests/store/old/dream-home tables that run and one that waits,
all written by version 1 of the rules.
"""

import asyncio
import shutil
from pathlib import Path
from random import Random

import pytest

from casetta.games.dream_home import GAME
from casetta.games.dream_home.rules.layout import TURN
from casetta.table import record
from tests.games.dream_home.drawn import legal, play
from tests.server.inside import hub_over

OLD = Path(__file__).parent / "old"
RECORDS = sorted(OLD.iterdir())
STORED = Path(__file__).parents[2] / "store" / "old" / "dream-home"
NAMES = ("Anna", "Bruno")


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_an_old_game_replays_to_the_same_digests_and_is_written_as_before(file):
    verified = record.verify_bytes(file.read_bytes())

    assert (verified.record["version"], verified.table.is_over) == (1, True)
    assert record.as_bytes(record.export(verified.table, NAMES)) == file.read_bytes()


def positions(edition):
    """Every position of an old game with what the seat did there, and the same by today's rules."""
    told = record.from_bytes((OLD / f"{edition}.json").read_bytes())
    options = GAME.complete({"edition": edition})
    for event, before, after in record.replay(told).steps():
        for table in (before, after):
            drawn = GAME.text.drawing(table.state)
            assert "jackhammer_is_turn" not in drawn["options"]
            state, wrongs = GAME.text.setup({**drawn, "options": options})
            assert not wrongs
            yield event.move if table is before else "", table, legal(state), state


def verbs(texts):
    return {text.split()[0] for text in texts}


DIFFERENT = [
    ("D-21", "it", lambda move, then, now: move == "decline" and "decline" not in now),
    ("D-66", "it", lambda _, then, now: "pass" in then and verbs(now) - verbs(then)),
    ("D-66", "pl", lambda _, then, now: "pass" in then and verbs(now) - verbs(then)),
    ("D-64", "pl", lambda _, then, now: "scaffold" in verbs(now) - verbs(then)),
]
"""What version 2 changed: a ruling, an edition, and whether a position shows it."""


@pytest.mark.parametrize(("ruling", "edition", "shows"), DIFFERENT)
def test_todays_rules_would_have_changed_an_old_game(ruling, edition, shows):
    """Rulings D-21, D-64 and D-66, each in a game that goes on without them."""
    assert any(
        shows(move, set(table.legal(table.state[TURN])), now)
        for move, table, now, _ in positions(edition)
    ), ruling


def test_an_old_italian_supplier_took_what_another_had_given_away():
    """Ruling D-69: by today's rules that card has left the game."""
    supplied = [(move, state) for move, _, _, state in positions("it") if move.startswith("supply")]
    (first, state), (second, _) = supplied

    assert second in legal(supplied[1][1])
    assert second not in legal(play(state, first))


def test_an_old_english_designer_raises_the_tokens_outside():
    """Ruling D-73: by today's rules the same houses are worth less."""
    *_, (_, table, _, state) = positions("en")

    then, now = (
        [GAME.rules.points(each, seat) for seat in (0, 1)] for each in (table.state, state)
    )
    assert then != now
    assert [each["points"] for each in table.result()] == then


@pytest.mark.parametrize("edition", ["standard", "it", "en", "pl"])
def test_the_old_games_have_all_that_changed(edition):
    """A jackhammer beside a tool, a designer with a token outside, two suppliers."""
    seen: set[str] = set()
    for move, table, _, _ in positions(edition):
        houses = GAME.text.drawing(table.state)["houses"]
        seen |= verbs([move]) if move else set()
        for house in houses:
            beside = set(house["beside"])
            tooled = {"jackhammer"} < beside & {"jackhammer", "drill", "concrete_mixer"}
            seen |= {"tooled"} if tooled else set()
            seen |= {"designed"} if "interior_designer" in beside and house["outside"] else set()

    assert {"tooled", "designed", "supply"} <= seen
    assert ("decline" in seen) == (edition != "en")


@pytest.fixture
def folder(tmp_path):
    """A copy of the stored tables, which may be written."""
    return shutil.copytree(STORED, tmp_path / "data")


def played_on(folder, id, seed):
    """The record of a stored table whose seats moved by lot from there to the end."""

    async def whole():
        async with hub_over(folder) as hub:
            room, dice = await hub.room(id), Random(seed)
            if room.history is None:
                await room.start()
            while not room.history.table.is_over:
                table = room.history.table
                seat = table.state[TURN]
                await room.enter("move", seat, {"move": dice.choice(table.legal(seat))})
            return record.export(room.history.table, NAMES)

    return asyncio.run(whole())


ENDS = {
    "dream-it": "ae011d60286e1d64524cb4bc02cad3903da8ba15b439c0d0cc3fe616cd4b800d",
    "dream-en": "5a07c4b01b16c3af46110d3309fea5a23bedc4b6deacf26bcad32f0650c7f771",
    "dream-pl": "6fb26d2b7235b2c6faf60b3b783457faab0b61c23aa66ff5e7925fd5157cb4b8",
    "dream-it-waiting": "fc118dd2ae60d4fc95d50282e661f1f69b473feedb892d59cc0c8bfc898041df",
}
"""The digest of the last position, as version 1 played it."""


@pytest.mark.parametrize("id", ENDS)
def test_a_stored_table_is_played_to_its_end_by_the_rules_of_its_day(folder, id):
    told = played_on(folder, id, seed=4)

    assert (told["version"], told["digests"][-1]) == (1, ENDS[id])
    assert record.verify(told).table.game is GAME
