"""Friends at a table: who plays for somebody who is away, and what stays theirs."""

import pytest

from tests.server.http.test_browsers import browser_with
from tests.server.positions import finished
from tests.server.served import Table, good, legal_moves, version

AWAY = "stand-in"


def seats_of(table, *names):
    """Some facts of each seat, as everybody is told."""
    return [tuple(place[name] for name in names) for place in table.get()["places"]]


def test_the_host_lets_a_bot_play_for_somebody_who_is_away_at_once(server):
    """All see it in the log and in the chat; whoever comes back takes the seat back."""
    table = server.begun(policy={"bot": "random", "patience": 3600})
    with server.client(table, 0) as first:
        state = first.position()
        first.catch_up(version(first.move(legal_moves(first)[0])))
        table.refuses("not-away", AWAY, {"seat": 1}, "0")
        assert seats_of(table, "player", "person")[1] == ("person", True)

        assert table.post(AWAY, {"seat": 1})["places"][1]["player"] == "bot:random"

        first.catch_up(3)
        assert [(each["kind"], each["seat"]) for each in first.entries][1] == ("hand-over", 1)
        assert first.entries[1]["to"] == "bot:random"
        assert seats_of(table, "name", "person", "away")[1] == ("P1", True, None)
        table.refuses("not-away", AWAY, {"seat": 1})
        assert state["players"] == ["person", "person"]
        with server.client(table, 1) as second:
            assert second.until("said")["text"] == AWAY
            version(second.act("take-back"))
            assert first.catch_up(4)["players"] == ["person", "person"]
            table.refuses("not-away", AWAY, {"seat": 1})


@pytest.mark.parametrize("who", ["0", "host"])
def test_nobody_is_replaced_who_is_here_and_only_players_replace(server, who):
    table = server.begun("person", "person", "person", policy={"patience": 0})
    with server.client(table, 1) as second:
        second.position()
        table.refuses("not-away", AWAY, {"seat": 1}, who)
        table.refuses("not-your-seat", AWAY, {"seat": 2}, "spectator")
        table.refuses("not-found", AWAY, {"seat": 3}, who)

        assert table.post(AWAY, {"seat": 2}, who)["places"][2]["player"].startswith("bot:")


def test_any_player_may_after_a_while_that_is_told(server):
    """A table that waits for its start waits for nobody who is away."""
    waiting = server.lay("my-shelfie", "person", "person")
    waiting.refuses("not-away", AWAY, {"seat": 1})
    table = server.begun(policy={"patience": 0})
    [first, second] = table.get()["places"]

    assert first["away"] >= 0 <= second["away"]
    assert table.get()["policy"]["patience"] == 0
    assert table.post(AWAY, {"seat": 1}, "0")["places"][1]["player"].startswith("bot:")


def test_a_number_is_somebodys_through_lots_and_rematches(server, here):
    """Names that nobody gave, faces and colours go by it."""
    table = server.lay("my-shelfie", "person", "person", "person")
    table.post("first", {"first": 2}, headers=here)
    table.post("start", headers=here)
    assert seats_of(table, "name", "number") == [("P2", 2), ("P0", 0), ("P1", 1)]

    over = finished(server, seats=3)
    assert seats_of(over, "name", "number") == [("P0", 0), ("P1", 1), ("P2", 2)]
    again = Table(server, over.post("rematch", headers=here))
    assert seats_of(again, "name", "number") == [("P1", 1), ("P2", 2), ("P0", 0)]
    again.post("first", {"first": 1}, headers=here)
    again.post("start", headers=here)
    assert seats_of(again, "name", "number") == [("P2", 2), ("P0", 0), ("P1", 1)]
    same = Table(server, over.post("same-deal", headers=here))
    assert seats_of(same, "number") == [(0,), (1,), (2,)]


def test_a_browser_is_told_who_plays_at_its_tables_and_how_finished_ones_ended(server, here):
    over = finished(server)
    running = server.begun("person", "bot:random", game="dream-home")
    browser = browser_with(running, browser_with(over, here, "0"), "0")

    def mine(path):
        told = good(server.ask("GET", path, headers=browser))
        return {each["table"]: each for each in told}

    plain, whole = mine("/api/me"), mine("/api/me?finished=true")
    one = whole[running["table"]]
    assert one == plain[running["table"]]
    assert (one["round"], one["moves"], one["names"]) == (1, 0, ["P0", "P1"])
    assert [(each["player"], each["waiting"]) for each in one["seats"]] == [
        ("person", True),
        ("bot:random", False),
    ]
    ended = whole[over["table"]]
    assert plain[over["table"]]["seats"] == []
    assert (ended["round"], ended["names"], ended["moves"] > 0) == (None, [], True)
    assert sorted(each["place"] for each in ended["seats"]) == [1, 2]
    with server.client(over) as client:
        points = [each["points"] for each in client.position()["result"]]
    assert [each["points"] for each in ended["seats"]] == points
