"""Clocks at a table, and what outlives the server."""

from tests.server.served import legal_moves, move, said


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
