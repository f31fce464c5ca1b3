"""Questions to the rules in worker processes: one that runs away is ended and harms nobody."""

import asyncio
import resource
import sys

import pytest

from casetta.contract.errors import Wrong
from casetta.protocol.limits import LIMITS
from casetta.server import rules_pool
from casetta.server.fair_queue import Asker
from casetta.server.rules_pool import RulesPool
from tests.server.inside import laid, new_table, seated
from tests.server.positions import near_the_end
from tests.waiting import PATIENCE

WORKER = """
from casetta.server import rules_worker as worker
def spin():
    while True: pass
def eat():
    kept = []
    while True: kept.append(bytearray(1 << 20))
def end():
    import os
    os._exit(3)
bad = {"spin": spin, "eat": eat, "end": end}
answer = worker.ABOUT["question"]
def found(question, **more):
    return bad[question["ask"]]() if question["ask"] in bad else answer(question=question, **more)
worker.ABOUT["question"] = found
worker.SECONDS, worker.MEMORY = 1, 1 << 29
worker.main()
"""
"""A worker as it is, but for questions with which it runs away."""
PROGRESS = {"ask": "score", "shelf": [[None] * 5] * 6}
FLOOD, QUIET = Asker("flood"), Asker("quiet")


@pytest.fixture
def rules(hub, monkeypatch):
    """Processes that may take long by the clock: the machine may be busy."""
    monkeypatch.setattr(rules_pool, "SECONDS", PATIENCE)
    hub.rules = RulesPool([sys.executable, "-P", "-c", WORKER])
    return hub.rules


async def asked(rules, name, asker=QUIET, **fields):
    question = {"ask": name, **fields}
    return await rules.answer(asker, "my-shelfie", question, "en", LIMITS)


async def test_the_rules_answer_and_say_what_is_wrong(hub):
    answer = await asked(hub.rules, "nonsense")
    with pytest.raises(Wrong, match="too-large"):
        await asked(hub.rules, "nonsense", many=[0] * 20_000)

    assert answer["error"]["code"] == "unknown_question"


@pytest.mark.parametrize("kind", ["spin", "eat", "end"])
async def test_a_question_that_runs_away_is_ended_and_the_next_is_answered(hub, rules, kind):
    with pytest.raises(Wrong, match="no-answer"):
        await asked(rules, kind)
    answer = await asked(rules, "nonsense")

    assert answer["error"]["code"] == "unknown_question"
    assert rules.failures == 1


async def test_a_flood_that_runs_away_keeps_nobody_else_waiting(hub, rules):
    flood = [asyncio.ensure_future(asked(rules, "spin", FLOOD)) for _ in range(60)]
    await asyncio.sleep(0)
    answer = await asked(rules, "nonsense")
    under_way = sum(not each.done() for each in flood)
    for each in flood:
        each.cancel()
    await asyncio.gather(*flood, return_exceptions=True)

    assert answer["error"]["code"] == "unknown_question"
    assert under_way > 40


async def test_what_strangers_ask_takes_no_memory_of_the_server(hub, rules):
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(Wrong, match="no-answer"):
        await asked(rules, "eat")

    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 64 << 10


async def test_an_answer_that_does_not_come_is_not_waited_for(hub, monkeypatch):
    monkeypatch.setattr(rules_pool, "SECONDS", 0.3)
    hub.rules = RulesPool([sys.executable, "-c", "print('ready', flush=True); input(); input()"])
    with pytest.raises(Wrong, match="no-answer"):
        await asked(hub.rules, "nonsense")


async def test_content_with_which_nothing_can_be_dealt_is_refused_before_anything_is_made(hub):
    new = new_table("home-staging", "person", content={"scenario": {"room": [{}]}})
    with pytest.raises(Wrong, match="bad-request"):
        await hub.make(new)

    assert not hub.rooms


async def test_a_process_tries_many_moves_and_sees_what_the_seat_sees(hub):
    """The same as the log would say."""
    room, links = await laid(hub, "person", "person", left=4)
    _, moves = near_the_end("my-shelfie", left=4)
    seat, text = moves[0]
    chair = await seated(hub, links, seat)
    for about in ("check", "phrases"):
        await chair.hear({"type": "ask", "id": about, "about": about, "move": f"{text};{text}"})
        await chair.hear({"type": "ask", "id": f"1{about}", "about": about, "move": text})
    told = b"".join(await chair.taken()).decode()

    assert hub.rules.failures == 0
    assert '"legal":false' in told
    assert "phrases" in told
    assert room.history.version == 0
