"""No byte of a real server depends on what a viewer may not know."""

import json
import random
import re
from typing import Any

import pytest

from casetta import games
from casetta.kernel.state import NOBODY, SEATS
from casetta.table.table import Table
from tests.server.served import Server
from tests.server.twins import TOKENS, steady, twin_of

REQUESTS = [
    ("GET", "", None),
    ("GET", "/record", None),
    ("GET", "/moments?eyes=all", None),
    ("GET", "/moments?eyes=1", None),
    ("GET", "/review", None),
    ("POST", "/review", {}),
    ("POST", "/past", {"version": 1, "seat": 1}),
    ("POST", "/past", {"version": 0, "seat": 1, "about": "live"}),
    ("POST", "/clone", {"version": 0}),
    ("POST", "/same-deal", {}),
    ("POST", "/rematch", {}),
    ("POST", "/next", {}),
    ("POST", "/start", {}),
]
"""What is asked over HTTP about a game that runs."""


# Over real sockets


@pytest.fixture(scope="module")
def servers(tmp_path_factory):
    """Two servers that know nothing of each other, and of nothing else."""
    pair = [Server(tmp_path_factory.mktemp("twin") / "data") for _ in range(2)]
    yield pair
    assert [server.end() for server in pair] == [0, 0]


def script(game, state, twin, viewer, dice):
    """Moves that can be made in both worlds while they look the same to the viewer."""
    tables = [Table(game, game.text.drawing(each)) for each in (state, twin)]
    while not tables[0].is_over:
        seat = dice.choice([n for n in range(state[SEATS]) if tables[0].is_waiting(n)])
        both = sorted(set(tables[0].legal(seat)) & set(tables[1].legal(seat)))
        if not both:
            return
        text = dice.choice(both)
        for table in tables:
            table.play(seat, text)
        if tables[0].is_over or tables[0].view(viewer) != tables[1].view(viewer):
            return
        yield seat, text


def long_twins(game, viewer, seed):
    """A deal, its twin and a script of some length."""
    dice = random.Random(seed)
    state = Table.deal(game, 2, seed=seed).state
    pairs = [(twin, [*script(game, state, twin, viewer, dice)][:40]) for twin in
             (twin_of(game, state, viewer, dice) for _ in range(4)) if twin]  # fmt: skip
    twin, moves = max(pairs, key=lambda pair: len(pair[1]))
    return state, twin, moves


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("viewer", [0, NOBODY])
def test_a_viewer_reads_the_same_from_two_servers(servers, name, viewer):
    game = games.load(name)
    state, twin, moves = long_twins(game, viewer, seed=11)
    assert len(moves) > 4
    id = f"{name.replace('-', '')}{viewer + 1}"
    heard = [
        everything(server, game.name, game.text.drawing(world), id, viewer, moves)
        for server, world in zip(servers, (state, twin), strict=True)
    ]

    assert len(heard[0]) > len(moves) + 6
    assert in_order(heard[0]) == in_order(heard[1])


def in_order(heard):
    """What was heard; who is here is told whenever somebody comes or goes, so not in order."""
    people = {told for told in heard if '"type": "people"' in told}
    return [told for told in heard if told not in people], people


def everything(server, name, setup, id, viewer, moves):
    """All that a viewer is told by a server while a script is played."""
    tokens = {holder: f"{token}-{id}" for holder, token in TOKENS.items()}
    links = server.lay(
        name, "person", "person", setup=setup, id=id, tokens=tokens, policy={"public": True}
    )
    mine = [viewer] if viewer != NOBODY else []
    token = tokens[str(viewer)] if mine else tokens["spectator"]
    read = [[each for each in server.get("/api/tables") if each["table"] == id]]
    logged, counted = len(server.log()), entries_written(server)
    with server.client(links, *mine) as watcher, server.client(links, 0, 1) as driver:
        watcher.until("people")
        driver.until("people")
        server.post(f"/api/tables/{id}/start", token=links["host"])
        for number, (seat, text) in enumerate(moves):
            watcher.catch_up(number)
            driver.catch_up(number)
            if mine and number % 3 == 0:
                watcher.move(text, expect=number + 1)
                watcher.move("?!")
                watcher.ask("check", move=text)
            answer = driver.move(text, seat=seat, move_id=f"m{number}")
            assert answer["type"] == "ack", answer
            if number == 2:
                ask_around(watcher, viewer, number + 1)
        watcher.catch_up(len(moves))
        ask_around(watcher, viewer, len(moves))
        watcher.send({"type": "ping"})
        watcher.until("pong")
        epoch = watcher.welcome["epoch"]
    with server.client(links, *mine, from_version=2, epoch=epoch) as again:
        again.until("said", number=2)
    for method, path, body in REQUESTS:
        status, content, _ = server.ask(method, f"/api/tables/{id}{path}", body, token)
        read.append([status, content if path else json.loads(steady(json.dumps(content)))])
    read += [timeless(server.log()[logged:]), entries_written(server) - counted]
    return [json.dumps(each) for each in read] + [
        without_ids(steady(json.dumps(each))) for each in watcher.told + again.told
    ]


def ask_around(watcher, viewer, version):
    """Talk, and ask what can be asked; what a bot thinks is its own affair, so not for advice."""
    state = watcher.catch_up(version)
    watcher.send({"type": "say", "id": watcher.new_id(), "text": "who knows?"})
    watcher.until("said")
    questions: list[dict[str, Any]] = [{"about": "news"}, {"about": "why"}]
    questions += [{"about": "live", "seat": seat} for seat in (0, 1)]
    questions += [{"about": "legal", "most": 20}, {"about": "check", "move": "?"}]
    if viewer not in state["waiting"]:
        questions.append({"about": "hint"})
    for question in questions:
        id = watcher.new_id()
        watcher.send({"type": "ask", "id": id} | question)
        while id not in (answer := watcher.until("answer", "refused")).values():
            assert answer


def timeless(log):
    """What a server wrote to its log, without times and addresses."""
    return re.sub(r"\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d)?(\.\d+)?Z?", "", log)


def entries_written(server):
    """The figure for whoever runs the server that games make; the others are of the machine."""
    text = server.ask("GET", "/metrics")[1]
    [number] = re.findall(r"^casetta_entries_total (\S+)", text, re.MULTILINE)
    return float(number)


def without_ids(text):
    """A message without the id that the client itself chose."""
    message = json.loads(text)
    return json.dumps({key: each for key, each in message.items() if key not in ("move_id", "id")})
