"""Clocks at a table, and what outlives the server."""

from tests.server.acting import move, said
from tests.server.served import legal_moves


def test_whose_time_is_over_is_played_by_a_bot(server):
    policy = {"clock": {"kind": "live", "seconds": 1, "refill": 1}, "bot": "random"}
    links = server.lay("my-shelfie", "person", "person", start=True, policy=policy)
    with server.client(links, 0) as client:
        clock = client.until("clock")
        assert clock["running"] == [0]
        client.catch_up(2)
        kinds = [(entry["kind"], entry["seat"], entry.get("to")) for entry in client.entries[:2]]
        assert kinds == [("hand-over", 0, "bot:random"), ("move", 0, None)]


def test_a_reminder_takes_nothing_from_anybody(server):
    policy = {"clock": {"kind": "reminder", "seconds": 1}}
    links = server.lay("my-shelfie", "person", "person", start=True, policy=policy)
    with server.client(links, 0) as client:
        while client.until("clock")["left"] != [0, 1]:
            pass
        assert client.position()["players"] == ["person", "person"]
        move(client)


def test_what_was_going_on_goes_on_after_a_crash(mortal):
    """Moves, ids, chat numbers, codes, clocks and bots are where they were."""
    calm = mortal.lay("my-shelfie", "person", "person", start=True)
    waiting = mortal.lay("my-shelfie", "person", "open")
    code = mortal.get(f"/api/tables/{waiting['table']}", waiting["host"])["code"]
    with mortal.client(calm, 0) as client:
        legal = legal_moves(client)
        answer = client.move(legal[0], move_id="mine")
        client.catch_up(1)
        assert said(client, "ciao")["number"] == 1
        before, epoch = client.position(), client.welcome["epoch"]
    policy = {"clock": {"kind": "live", "seconds": 1}, "bot": "random"}
    timed = mortal.lay("my-shelfie", "person", "person", start=True, policy=policy)
    mortal.kill()
    mortal.start()

    with mortal.client(calm, 0, from_version=0, epoch=epoch) as client:
        update = client.until("update")
        assert not update["resync"]
        assert [entry["version"] for entry in update["entries"]] == [1]
        assert update["state"] == before
        assert client.move(legal[0], move_id="mine", expect=0) == answer
        assert said(client, "di nuovo")["number"] == 2
    assert mortal.post("/api/join", {"code": code, "name": "Bruno"})["table"] == waiting["table"]
    with mortal.client(timed, 0) as client:
        client.position()
        while client.position()["players"] != ["bot:random", "bot:random"]:
            client.take()


def test_an_orderly_end_asks_everybody_to_come_back(mortal):
    links = mortal.lay("my-shelfie", "person", "person", start=True)
    with mortal.client(links, 0) as client:
        client.position()
        assert mortal.end() == 0
        assert client.ending() == 4004
    mortal.start()
