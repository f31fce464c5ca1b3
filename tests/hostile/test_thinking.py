"""Bots that think long, hints and reviews: whoever wants very much of them slows nobody else."""

from contextlib import ExitStack
from itertools import count

import pytest

from casetta.protocol.limits import LIMITS
from tests.hostile.control import AS_EVER, OTHERS, Siege, of
from tests.server.positions import finished
from tests.server.served import Client, good, new_table, table_of

pytestmark = pytest.mark.long("hostile")
TABLES = 8
"""Of bots alone."""
SOCKETS = 3
"""From which one address wants hints."""
REVIEWS = 3
"""That an address may want at once."""
LEFT = count(1)
"""How many moves there were in games that are over: no two are the same."""


@pytest.fixture(scope="module")
def siege(tmp_path_factory):
    siege = Siege(
        tmp_path_factory.mktemp("thinking") / "data", *AS_EVER, f"reviews_at_once={REVIEWS}"
    )
    yield siege
    siege.end()


def come(stack, siege, links, token, address):
    """Somebody at a table, from an address."""
    client = Client(stack.enter_context(siege.server.socket(additional_headers=of(address))))
    client.send({"type": "hello", "table": links["table"], "tokens": [token]})
    client.position()
    return client


def test_tables_of_bots_that_think_long_disturb_nobody(siege, address):
    """The bot of somebody else answers, and the control table plays on."""
    policy = {"thinking": 30, "grace": 10}
    new = new_table("my-shelfie", ["bot:tree"] * 2, policy=policy, start=True)
    with siege.attack(leaves_nothing=False), ExitStack() as stack:
        for _ in range(TABLES):
            links = good(siege.server.ask("POST", "/api/tables", new, headers=of(address)))
            come(stack, siege, links, links["spectator"], address)
            siege.control.step()
        links = siege.server.begun("person", "bot:random")
        person = come(stack, siege, links, links["seats"]["0"], next(OTHERS))
        for _ in range(3):
            while not person.position()["legal"]:
                person.take()
            person.turn()
            siege.control.step()


def test_hints_and_reviews_for_many_sockets_disturb_nobody_and_others_get_theirs(siege, address):
    links = siege.server.begun()
    games = [finished(siege.server, left=next(LEFT)) for _ in range(REVIEWS + 2)]

    def wanted(game, by):
        path = f"{table_of(game)}/review"
        status, told, _ = siege.server.ask("POST", path, {}, game["spectator"], of(by))
        return told.get("code", status)

    with siege.attack(leaves_nothing=False), ExitStack() as stack:
        tokens = [links["seats"]["0"], links["seats"]["1"], links["seats"]["0"]]
        clients = [come(stack, siege, links, each, address) for each in tokens[:SOCKETS]]
        for client in clients:
            for number in range(LIMITS.questions_at_once):
                client.send({"type": "ask", "id": f"h{number}", "about": "hint"})
            siege.control.step()
        told = [wanted(game, address) for game in games]
        siege.control.step()
        for client in clients:
            client.send({"type": "ping"})
            client.until("pong")
        refused = [each["code"] for client in clients for each in client.told if "code" in each]
        other = wanted(games[-1], next(OTHERS))

    assert "too-many-hints" in refused
    assert told == [200] * REVIEWS + ["too-many-reviews"] * 2
    assert other == 200
