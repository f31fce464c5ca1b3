"""Every code that can be raised where a client hears of it is one that clients know."""

import ast
import asyncio
import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
import structlog

import casetta
from casetta import games
from casetta.contract import errors as wrong
from casetta.contract.errors import Wrong
from casetta.protocol.errors import CODES, TOLD_AS, code_of
from casetta.protocol.limits import LIMITS
from casetta.server.rooms.metadata import check_content
from casetta.store import store
from casetta.table import history, record, table
from casetta.words import Words
from tests.server.inside import Chair, new_hub, new_table

SOURCE = Path(casetta.__file__).parent
PACKAGES = ("server", "protocol", "store", "table", "kernel", "contract", "bots", "games")
"""What a server is made of."""
ERRORS = {
    name
    for module in (wrong, history, record, store, table)
    for name, value in vars(module).items()
    if isinstance(value, type) and issubclass(value, Wrong)
}
"""How the classes of refusals are called."""
NEVER_TOLD = {
    "server.serve": "is said at the command line, before anybody can come",
    "protocol.ask": "is an error within the answer to a question",
    "protocol.limits.read_limits": "the same",
    "protocol.limits.check_limit": "the same",
    "store.backup": "the same",
    "store.exchange": "the same",
    "store.database.FolderLock": "the same",
    "store.database._copy": "the same",
    "store.store.unusable": "the same",
    "table.record": "records are read by commands; the server writes them",
    "table.fairness.check": "the same",
    "bots.arena": "a command",
    "contract.files": "a command",
    "contract.languages": "a command",
    "contract.levels": "reads a file of ours",
    "bots.statistics": "a command",
}
"""Where codes are raised that reach no client, and why."""
CONTENT = (
    "contract.reader",
    "contract.errors",
)
"""Where, beside the folders of games, what people bring or ask is read."""


def is_code(text):
    """Whether a text is the code of something: it has a sentence."""
    return bool({f"refused-{text}", f"wrong-{text}"} & SENTENCES)


SENTENCES = set(re.findall(r"^([a-z][a-z0-9-]*) =", (SOURCE / "words/en.ftl").read_text(), re.M))


def codes_in(file):
    """Every code that a module raises or notes, with the function it stands in."""
    module = ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__")
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for part in tree.body:
        place = f"{module}.{getattr(part, 'name', '')}".removesuffix(".")
        for call in (each for each in ast.walk(part) if isinstance(each, ast.Call) and each.args):
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            is_of_a_class = name == "__init__" and part.name in ERRORS - {"Wrong"}
            if name not in ERRORS | {"fault"} and not is_of_a_class:
                continue
            texts = texts_in(call.args[0])
            for text in texts or filter(is_code, texts_in(tree)):
                yield text, place


def texts_in(node):
    """All texts that stand in a part of a program."""
    return {
        each.value
        for each in ast.walk(node)
        if isinstance(each, ast.Constant) and isinstance(each.value, str)
    }


@cache
def collected():
    """The codes of a whole server, each with the places that raise it."""
    found: dict[str, set[str]] = {}
    for package in PACKAGES:
        for file in sorted((SOURCE / package).rglob("*.py")):
            for code, place in codes_in(file):
                found.setdefault(code, set()).add(place)
    return found


def is_within(place, parts):
    """Whether a place is one of some parts of the program, or within one."""
    return any(f"{place}.".startswith(f"{part}.") for part in parts)


def is_content(place):
    """Whether a place belongs to a game, or reads what people bring."""
    return is_within(place, [*CONTENT, *(f"games.{each.name}" for each in games.folders())])


def test_every_code_that_can_reach_a_client_is_known_to_it():
    told = {
        code
        for code, places in collected().items()
        if not all(is_content(place) or is_within(place, NEVER_TOLD) for place in places)
    }

    assert len(told) > 50
    assert told - set(CODES) - set(TOLD_AS) == set()


def test_codes_that_are_told_as_others_are_raised_somewhere_and_told_as_one_of_the_list():
    assert set(TOLD_AS) <= set(collected())
    assert set(TOLD_AS.values()) <= set(CODES)
    assert not set(TOLD_AS) & set(CODES)


def test_every_code_of_the_list_is_raised_somewhere():
    assert set(CODES) - set(collected()) - set(TOLD_AS.values()) == set()


@pytest.mark.parametrize("part", NEVER_TOLD)
def test_what_is_never_told_is_still_there(part):
    places = {place for places in collected().values() for place in places}

    assert any(is_within(place, [part]) for place in places)


@pytest.mark.parametrize("text", ["", "x", "take", "c2 >9", "room u9", "09b1", "c2 c3 >1 >2", "é"])
@pytest.mark.parametrize("name", games.names())
def test_a_text_that_spells_no_move_is_refused_as_the_list_says(name, text):
    with pytest.raises(Wrong) as refused:
        games.load(name).text.read(text)

    assert refused.value.code == "unreadable-move"


def test_whatever_a_game_finds_wrong_with_own_content_is_a_bad_request():
    """Some of these codes mean something else to clients: `too-many` would be worth another try."""
    game = games.load("dream-home")
    assert game.own is not None
    codes = {code for code, places in collected().items() if any(map(is_content, places))}
    new = new_table("dream-home", "person", "person", content={"cards": {}})

    assert len(codes) > 100
    assert "too-many" in codes
    for code in codes:
        own = replace(game.own, told=raising(code))
        with pytest.raises(Wrong) as refused:
            check_content(new, replace(game, own=own), LIMITS)
        assert code_of(refused.value, None) == "bad-request"


def raising(code):
    """A reader of content that finds this wrong."""

    def told(content):
        raise Wrong(code)

    return told


def test_a_code_that_nobody_knows_is_our_mistake_and_logged(monkeypatch):
    async def work():
        chair = Chair(new_hub())
        with structlog.testing.capture_logs() as lines:
            chair.connection.refuse(Wrong("never-heard-of"), structlog.get_logger(), "a")
        return json.loads((await chair.taken())[0]), lines

    told, lines = asyncio.run(work())

    assert (told["code"], told["retryable"], told["move_id"]) == ("internal", True, "a")
    assert told["message"] == Words("en")("refused-internal")
    assert lines == [{"event": "unknown code", "code": "never-heard-of", "log_level": "error"}]


def test_the_same_over_http(near):
    async def broken(id):
        raise Wrong("never-heard-of")

    vars(near.hub)["room"] = broken
    with structlog.testing.capture_logs() as lines:
        status, content, _ = near.ask("GET", "/api/join/sometable/someticket")

    line = {"event": "unknown code", "code": "never-heard-of", "log_level": "error"}
    assert (status, content["code"], content["retryable"]) == (500, "internal", True)
    assert lines == [line | {"route": "/api/join/{table}/{ticket}"}]
