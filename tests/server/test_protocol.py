"""What is said is described: codes, schemas, routes, limits; a room is written by itself."""

import ast
import asyncio
import json
import re
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import get_args, get_type_hints

import pytest
import structlog

import casetta
import casetta.server
from casetta import games
from casetta.contract import errors as wrong
from casetta.contract.errors import Wrong
from casetta.protocol import errors
from casetta.protocol.bodies import ANSWERS, NewTable
from casetta.protocol.errors import CLOSE_CODES, CODES, TOLD_AS, code_of
from casetta.protocol.limits import LIMITS, Limits
from casetta.protocol.messages import Asked, ClockPolicy, Policy
from casetta.server.app import TEST_ROUTES, make_app
from casetta.server.http.schemas import schema_files
from casetta.server.http.tables import JoinAnswer
from casetta.server.rooms.metadata import check_content
from casetta.server.security import Origins
from casetta.store import store
from casetta.table import history, record, table
from casetta.words import Words
from tests.server.inside import Chair, new_hub, new_table
from tests.server.served import refused

SOURCE = Path(casetta.__file__).parent
PACKAGES = ("server", "protocol", "store", "table", "kernel", "contract", "bots", "games")
"""What a server is made of."""
ERRORS = {
    name
    for module in (errors, wrong, history, record, store, table)
    for name, value in vars(module).items()
    if isinstance(value, type) and issubclass(value, Wrong)
}
"""How the classes of refusals are called."""
NEVER_TOLD = {
    "server.serve": "is said at the command line, before anybody can come",
    "server.operator.networks_of": "the same",
    "server.blocks.Blocks": "the same",
    "protocol.keep": "the same",
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
    "contract.text.read_yes": "is said at a score pad, in a terminal",
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


def test_every_code_that_can_reach_a_client_is_known_to_it_and_raised_somewhere():
    raised, listed = collected(), set(CODES)
    told = {
        code
        for code, places in raised.items()
        if not all(is_content(place) or is_within(place, NEVER_TOLD) for place in places)
    }
    places = set().union(*raised.values())

    assert len(told) > 50
    assert told - listed - set(TOLD_AS) == set()
    assert listed - set(raised) - set(TOLD_AS.values()) == set()
    assert set(TOLD_AS) <= set(raised)
    assert set(TOLD_AS.values()) <= listed
    assert not set(TOLD_AS) & listed
    assert [
        part for part in NEVER_TOLD if not any(is_within(each, [part]) for each in places)
    ] == []


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


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (Wrong("never-heard-of"), {"event": "unknown code", "code": "never-heard-of"}),
        (RuntimeError("sometable"), {"event": "internal", "error": "RuntimeError"}),
    ],
)
def test_over_http_the_log_tells_the_route_and_nothing_that_was_filled_in(near, error, line):
    async def broken(id):
        raise error

    vars(near.hub)["room"] = broken
    with structlog.testing.capture_logs() as lines:
        near.hub.log = structlog.get_logger()
        status, content, _ = near.ask(
            "POST", "/api/tables/sometable/claim", {"seat": 1, "name": "A"}
        )
        refused(near.ask("GET", "/api/tables/sometable", token="x" * 32), "no-such-link")

    assert (status, content["code"], content["retryable"]) == (500, "internal", True)
    assert lines == [line | {"log_level": "error", "route": "/api/tables/{table}/claim"}]


APP = make_app(new_hub(test_mode=False), Origins())
DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = (DOCS / "protocol.md").read_text("utf-8")
DOCUMENTS = {name: json.loads(text) for name, text in schema_files(APP)}


def test_the_committed_schemas_are_up_to_date():
    expected = dict(schema_files(APP))
    found = {file.name: file.read_text("utf-8") for file in (DOCS / "schemas").glob("*.json")}

    assert found == expected, "run: python tools/schemas.py"


def test_the_schemas_of_the_socket_are_served_as_they_are_committed(server):
    files = {
        file.name: file.read_bytes()
        for file in (DOCS / "schemas").glob("*.json")
        if file.name != "openapi.json"
    }
    status, names, headers = server.ask("GET", "/api/schemas")

    assert (status, names) == (200, sorted(files))
    assert headers["cache-control"] == "public, max-age=3600"
    for name, content in files.items():
        status, told, headers = server.ask("GET", f"/api/schemas/{name}")
        assert (status, told) == (200, json.loads(content))
        assert int(headers["content-length"]) == len(content)
        assert headers["content-type"] == "application/json"
        assert headers["cache-control"] == "public, max-age=3600"

    for name in ("openapi.json", "x", "..%2Fopenapi.json", "server-move.json"):
        status, content, headers = server.ask("GET", f"/api/schemas/{name}")
        assert (status, content["code"]) == (404, "not-found")
        assert headers["cache-control"] == "no-store"


OPEN = {
    "answer", "content", "question", "review", "setup", "view",
}  # fmt: skip
"""What belongs to a game, or is described by a page of its own."""


def opened(schema, path=()):
    """Where objects may have any field with any content."""
    if isinstance(schema, dict):
        more = schema.get("additionalProperties", {})
        if schema.get("type") == "object" and more in ({}, True):
            yield path
        for name, each in schema.items():
            yield from opened(each, (*path, name))
    elif isinstance(schema, list):
        for number, each in enumerate(schema):
            yield from opened(each, (*path, number))


def test_objects_are_closed_but_for_what_a_game_brings():
    api = DOCUMENTS["openapi.json"]
    messages = [each for name, each in DOCUMENTS.items() if name != "openapi.json"]
    places = [place for each in (*messages, api["components"]) for place in opened(each)]

    assert {OPEN & set(place) != set() for place in places} == {True}
    assert {place[0] for place in opened(api["paths"])} == {
        "/api/ask", "/api/schemas/{name}", "/api/tables/{table}/record",
    }  # fmt: skip


def test_the_routes_on_the_page_are_those_that_there_are():
    names = ("table", "seat", "name", "game", "language", "id", "number", "ticket")
    signs = {f"{{{name}}}": "ID" if name == "table" else name.upper() for name in names}
    known = set()
    for path, methods in DOCUMENTS["openapi.json"]["paths"].items():
        known.add(re.sub(r"{.*?}", "*", path))
        for name, sign in signs.items():
            path = path.replace(name, sign)
        for method in methods:
            assert f"`{method.upper()} {path}`" in PAGE, (method, path)
    for route in TEST_ROUTES:
        [path] = route.paths
        assert path.replace("{table:str}", "ID") in PAGE
    rows = PAGE.split("## All routes")[1].split("\n## ")[0]
    for told in re.findall(r"`(?:GET|POST|DELETE) ([^`]*)`", rows):
        assert re.sub(r"\b[A-Z]+\b(?= |/|$)", "*", told) in known, told


def test_whatever_can_be_said_is_on_the_page_and_codes_are_a_closed_list():
    for name in DOCUMENTS.keys() - {"openapi.json"}:
        assert f"`{name.split('-', 1)[1].removesuffix('.json')}`" in PAGE, name
    for row in (*CLOSE_CODES.values(), 1002, 1006, 1007, 1009, *map("`{}`".format, ANSWERS)):
        assert f"| {row} |" in PAGE, row
    structs = (Limits, Policy, ClockPolicy, NewTable, Asked)
    fields = [name for struct in structs for name in struct.__struct_fields__]
    for word in (*CODES, *fields, *get_args(get_type_hints(JoinAnswer)["status"])):
        assert f"`{word}`" in PAGE, word
    over_http = DOCUMENTS["openapi.json"]["components"]["schemas"]["ApiError"]
    over_sockets = DOCUMENTS["server-refused.json"]["$defs"]["Refused"]
    for schema in (over_http, over_sockets):
        assert schema["properties"]["code"]["enum"] == list(CODES)


SERVER_SOURCE = Path(casetta.server.__file__).parent
MUTATING = {
    "add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove",
    "setdefault", "update",
}  # fmt: skip
"""Methods by which a set, list or dictionary is changed."""
NOT_OURS = {
    "route.responses": "Litestar's description of a route",
    "answer.status_code": "a response of Litestar",
    "store.tell_damage": "the store tells its owner",
    "asyncio.Handle._run": "how a loop runs callbacks; the test mode times them",
    "history.bots": "a log that was just loaded, before its room has it",
}
"""Assignments to attributes of values that are neither rooms nor parts of one."""


def owner(node):
    """The name before the first dot: `room` of `room.seats.places`."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def targets(tree):
    """What is assigned to or deleted, and what a method changes in place."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign | ast.Delete):
            written = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            written = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            is_inner = isinstance(node.func.value, ast.Attribute)
            written = [node.func.value] if node.func.attr in MUTATING and is_inner else []
        else:
            continue
        for each in written:
            yield from each.elts if isinstance(each, ast.Tuple) else [each]


def foreign_writes(text):
    """The attributes of others that a file writes to."""
    found = set()
    for target in targets(ast.parse(text)):
        while isinstance(target, ast.Subscript):
            target = target.value
        if isinstance(target, ast.Attribute) and owner(target) not in ("self", "cls"):
            found.add(ast.unparse(target))
    return found


@pytest.mark.parametrize(
    "line",
    [
        "room.about = about",
        "room.renewals += 1",
        "room.waiting[ticket] = guest",
        "del room.let_in[ticket]",
        "room.connections.clear()",
        "hub.rooms[id].bots.seed = 1",
        "room.about, room.next_links = about, links",
    ],
)
def test_writing_to_somebody_elses_field_is_found(line):
    assert foreign_writes(line)


@pytest.mark.parametrize("file", sorted(SERVER_SOURCE.rglob("*.py")), ids=lambda file: file.stem)
def test_nobody_writes_to_the_fields_of_others(file):
    assert foreign_writes(file.read_text("utf-8")) <= set(NOT_OURS)
