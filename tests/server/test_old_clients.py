"""Clients of earlier versions of the protocol are understood, and read what they knew.

docs/protocol.md, Versions: a later casetta may tell more, and takes whatever was taken.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from casetta import __version__
from casetta.protocol import messages
from casetta.protocol.errors import OTHER_VERSION, PROTOCOL_ERROR
from tests.server.old_clients.clients import TOLD_TOGETHER, Conversation, read

FOLDER = Path(__file__).with_name("old_clients")
SCHEMAS = Path(__file__).parents[2] / "docs" / "schemas"
CONVERSATIONS = sorted(FOLDER.glob("protocol-*/*.jsonl"))
OLD_SCHEMAS = sorted(FOLDER.glob("protocol-*/schemas/*.json"))
ALIKE = {
    "epoch", "time", "connection", "node", "commitment", "secret", "at", "here", "spectators",
    "limits", "message", "ticket", "link", "picture", "phrases", "lines", "languages", "seconds",
}  # fmt: skip
"""What need not be the same, only of the same kind: volatile, or a sentence."""


def name_of(file):
    return f"{file.parent.name}-{file.stem}"


@pytest.mark.parametrize("file", CONVERSATIONS, ids=name_of)
def test_an_old_client_hears_what_it_heard_then(server, file):
    table, steps = read(file)
    talk = Conversation(server, table)
    is_given = "setup" in table
    try:
        for step in steps:
            now = talk.hold_again(step)
            for who, told in step.get("told", {}).items():
                compare(known(told, told), known(now["told"][who], told), exact=is_given)
            assert step.get("http") == now.get("http")
            compare(step.get("answer"), now.get("answer"), exact="ask" in step)
    finally:
        talk.close()


def known(told, then):
    """The messages that count: of types that were told then."""
    types = {each["type"] for each in then}
    return [each for each in told if each["type"] in types or each["type"] not in TOLD_TOGETHER]


def compare(then, now, *, exact, where=""):
    """Demand that all that was told then is told now, with the same value or of the same kind."""
    if isinstance(then, dict):
        for name in then:
            assert name in now, f"{where}.{name} is gone"
            is_exact = exact and name not in ALIKE and not is_own(then, name)
            compare(then[name], now[name], exact=is_exact, where=f"{where}.{name}")
    elif isinstance(then, list):
        assert isinstance(now, list)
        assert not exact or len(then) == len(now), (where, then, now)
        for old, new in zip(then, now, strict=False):
            compare(old, new, exact=exact, where=where)
    elif exact:
        assert then == now, where
    else:
        assert then is None or now is None or kind_of(then) == kind_of(now), where


def is_own(message, name):
    """Whether this is the version of the program, or the join code of a table."""
    return (name == "version" and message.get("type") == "welcome") or (
        name == "code" and "places" in message
    )


def kind_of(value):
    return float if isinstance(value, int) and not isinstance(value, bool) else type(value)


# Versions that are not spoken


@pytest.mark.parametrize(
    ("spoken", "hello", "code"),
    [
        ((1, 1), {"protocol": 2}, "protocol-too-new"),
        ((1, 1), {"protocol": 2, "something": "new"}, "protocol-too-new"),
        ((2, 3), {}, "protocol-too-old"),
        ((2, 3), {"protocol": 1, "something": "old"}, "protocol-too-old"),
        ((1, 1), {"something": "wrong"}, "bad-message"),
        ((1, 1), {"protocol": "x"}, "bad-message"),
        ((1, 2), {}, None),
        ((1, 2), {"protocol": 2}, None),
    ],
)
def test_another_version_is_told_before_anything_else(near, monkeypatch, spoken, hello, code):
    monkeypatch.setattr(messages, "OLDEST", spoken[0])
    monkeypatch.setattr(messages, "PROTOCOL", spoken[1])
    with near.client(near.begun(), 0, **hello) as client:
        answer = client.take()
        assert answer.get("code") == code
        if code is None:
            assert answer["protocol"] == spoken[1]
        else:
            assert answer["retryable"] is False
            assert client.ending() == (PROTOCOL_ERROR if code == "bad-message" else OTHER_VERSION)


@pytest.mark.parametrize("path", ["/healthz", "/api/games", "/api/tables/none", "/"])
def test_every_answer_tells_the_version_of_the_program(near, path):
    assert near.ask("GET", path)[2]["casetta-version"] == __version__


# By the schemas: what every message may hold


@pytest.mark.parametrize("file", OLD_SCHEMAS, ids=lambda file: file.stem)
def test_messages_still_have_what_they_had(file):
    """What clients sent is taken, and what they read is there."""
    then, now = json.loads(file.read_text()), json.loads((SCHEMAS / file.name).read_text())
    faults = list(differences(then, now, then, now, is_sent=file.stem.startswith("client-")))
    assert not faults


OLD_ROUTES = [
    (file, path, method)
    for file in sorted(FOLDER.glob("protocol-*/openapi.json"))
    for path, methods in json.loads(file.read_text())["paths"].items()
    for method in methods
]


@pytest.mark.parametrize(("file", "path", "method"), OLD_ROUTES)
def test_routes_still_take_and_answer_what_they_did(file, path, method):
    """docs/protocol.md, Versions: a route is never taken away."""
    old, new = json.loads(file.read_text()), json.loads((SCHEMAS / file.name).read_text())
    assert method in new["paths"].get(path, {})
    then, now = old["paths"][path][method], new["paths"][path][method]
    sent, told = content_of(then.get("requestBody", {})), answer_of(then)
    faults = [
        *differences(sent, content_of(now.get("requestBody", {})), old, new, is_sent=True),
        *differences(told, answer_of(now), old, new, is_sent=False),
    ]
    assert not faults
    needed = {each["name"] for each in now.get("parameters", ()) if each["required"]}
    assert needed <= {each["name"] for each in then.get("parameters", ())}


def content_of(described):
    """The schema of a body in JSON, if it is one."""
    return described.get("content", {}).get("application/json", {}).get("schema", {})


def answer_of(operation):
    """The schema of the answer when all is well."""
    return next(
        (
            content_of(answer)
            for status, answer in operation["responses"].items()
            if status[0] == "2"
        ),
        {},
    )


def test_a_field_that_is_gone_or_new_and_required_is_found():
    """The comparison can fail."""
    then: Any = {
        "properties": {"a": {"type": "integer"}, "b": {"type": "string"}},
        "required": ["a"],
    }
    gone = {"properties": {"a": {"type": "integer"}}, "required": ["a"]}
    more = {"properties": {**then["properties"], "c": {}}, "required": ["a", "c"]}
    other = {"properties": {**then["properties"], "a": {"type": "string"}}, "required": ["a"]}
    for is_sent in (True, False):
        assert list(differences(then, gone, then, gone, is_sent=is_sent))
        assert list(differences(then, other, then, other, is_sent=is_sent))
        assert bool(list(differences(then, more, then, more, is_sent=is_sent))) == is_sent
    assert list(differences(then, {**then, "required": []}, then, then, is_sent=False))


def differences(then, now, old, new, *, is_sent, where=""):
    """What is missing in a schema that was in the one before; `old` and `new` hold their parts."""
    then, now = resolved(then, old), resolved(now, new)
    before, after = set(then.get("required", ())), set(now.get("required", ()))
    if (after - before) if is_sent else (before - after):
        yield f"{where}: required"
    for name, part in then.get("properties", {}).items():
        if name not in now.get("properties", {}):
            yield f"{where}.{name}"
            continue
        more = now["properties"][name]
        yield from differences(part, more, old, new, is_sent=is_sent, where=f"{where}.{name}")
    if "type" in then and then["type"] != now.get("type"):
        yield f"{where}: type"
    if is_sent and not set(then.get("enum", ())) <= set(now.get("enum", then.get("enum", ()))):
        yield f"{where}: enum"
    if "items" in then and isinstance(now.get("items"), dict):
        yield from differences(then["items"], now["items"], old, new, is_sent=is_sent, where=where)


def resolved(schema, whole):
    """A part of a schema, where it is written once for several places."""
    parts = whole["components"]["schemas"] if "components" in whole else whole.get("$defs", {})
    while "$ref" in schema:
        schema = parts[schema["$ref"].rsplit("/", 1)[-1]]
    return schema
