"""Who begins: places until the start, then seats; docs/protocol.md, Who begins."""

import asyncio
import json

import pytest

from casetta.contract.errors import Wrong
from casetta.protocol.messages import FirstPlayer
from casetta.server.hub import Opening
from casetta.server.rooms.metadata import Metadata
from casetta.server.rooms.services import Turned
from casetta.store.store import token_hash
from casetta.table import first, record
from tests.server.inside import hub_over, new_table, seated
from tests.server.positions import finished, near_the_end
from tests.server.served import Table, legal_moves, refused, said
from tests.table.verifier import is_fair

PEOPLE = ("person", "person", "person")


def names(people):
    return [place["name"] for place in people["places"]]


def order(begins, count=3):
    """What `new_table` calls those who sit on the seats if this place begins."""
    return [f"P{(begins + seat) % count}" for seat in range(count)]


# The ways to begin


@pytest.mark.parametrize("begins", [0, 1, 2])
def test_who_was_chosen_is_seat_0_and_links_follow_their_people(server, begins):
    table = server.lay("my-shelfie", *PEOPLE, first=begins)
    assert table.get()["first"] == {"by": "chosen", "place": begins}
    assert names(table.get()) == order(0)

    people = table.post("start")
    assert names(people) == names(table.get()) == order(begins)
    assert people["first"] == {"by": "chosen", "place": begins}
    for place in range(3):
        with server.client(table, place) as client:
            seat = client.viewer
            assert client.welcome["seats"] == [seat]
            assert names(people)[seat] == f"P{place}"
            assert (client.position()["legal"] == []) == (place != begins)


def test_lots_decide_by_default_where_several_people_wait_for_the_start(server):
    for players in (PEOPLE, ("person", "open"), ("bot:greedy", "person", "person")):
        table = server.lay("my-shelfie", *players)
        assert table.get()["first"] == {"by": "random", "place": None}


@pytest.mark.parametrize(
    ("players", "more"),
    [
        (PEOPLE, {"start": True}),
        (PEOPLE, {"setup": near_the_end("my-shelfie", seats=3, left=6)[0]}),
        (("person", "bot:greedy"), {}),
        (("bot:greedy", "bot:greedy"), {}),
    ],
)
def test_place_0_begins_without_a_word_where_nobody_has_to_be_asked(server, players, more):
    table = server.lay("my-shelfie", *players, **more)
    assert table.get()["first"] is None
    if "start" not in more:
        table.post("start")

    assert names(table.get()) == order(0, len(players))
    assert table.get()["first"] is None


def test_a_table_that_begins_as_it_is_made_may_ask_for_lots(server):
    """Its links are told by place, and open the seats that these have become."""
    table = server.begun(*PEOPLE, first="random")
    people, truth = table.get(), server.get(f"/api/test/tables/{table['table']}/truth")
    assert people["first"] == {"by": "random", "place": first.drawn(truth["setup"], 3)}
    assert names(people) == order(people["first"]["place"])
    table = server.begun(*PEOPLE, first=2)
    with server.client(table, 2) as client:
        assert (client.viewer, client.position()["legal"] == []) == (0, False)


def test_bots_sit_where_their_places_have_become_seats(server):
    table = server.lay("my-shelfie", "person", "person", "bot:greedy", first=1)
    people = table.post("start")
    assert [place["player"] for place in people["places"]] == ["person", "bot:greedy", "person"]
    with server.client(table, 1) as client:
        assert client.position()["players"] == ["person", "bot:greedy", "person"]


def test_with_a_given_deal_somebody_may_be_chosen_and_lots_follow_from_its_key(server):
    setup = near_the_end("my-shelfie", seats=3, left=6)[0]
    chosen = server.begun(*PEOPLE, setup=setup, first=1)
    by_lot = server.begun(*PEOPLE, setup=setup, first="random")

    assert names(chosen.get()) == order(1)
    assert names(by_lot.get()) == order(first.drawn(setup, 3))
    truth = [server.get(f"/api/test/tables/{each['table']}/truth") for each in (chosen, by_lot)]
    assert truth[0]["setup"] == truth[1]["setup"], "the deal knows seats alone"


@pytest.mark.parametrize("wanted", ["rotate", "chosen", "", "0", -1, 3, 10**30, "x" * 20])
def test_whoever_cannot_begin_is_refused_by_a_code_of_its_own(server, here, wanted):
    new = {"game": "my-shelfie", "seats": [{"player": "person"}] * 3, "first": wanted}
    refused(server.ask("POST", "/api/tables", new, headers=here), "wrong-first")
    waiting = server.lay("my-shelfie", *PEOPLE)
    waiting.refuses("wrong-first", "first", {"first": wanted})
    assert waiting.get()["first"] == {"by": "random", "place": None}


@pytest.mark.parametrize("wanted", [True, 1.5, [], {}, "x" * 21])
def test_what_is_neither_a_word_nor_a_place_is_a_bad_request(server, here, wanted):
    new = {"game": "my-shelfie", "seats": [{"player": "person"}] * 3, "first": wanted}
    refused(server.ask("POST", "/api/tables", new, headers=here), "bad-request")


def test_the_host_alone_says_who_begins_and_only_before_the_start(server):
    table = server.lay("my-shelfie", *PEOPLE)
    with server.client(table, 2) as client:
        table.post("first", {"first": 1})
        client.until("people", first={"by": "chosen", "place": 1})
        table.refuses("not-the-host", "first", {"first": 2}, by="2")
        table.refuses("wrong-first", "first", {})
        table.post("first", {"first": "random"})
        client.until("people", first={"by": "random", "place": None})
        table.post("first", {"first": 2})
        table.post("start")
        table.refuses("already-started", "first", {"first": 0})
        assert client.position()["legal"] != []
    assert names(table.get()) == order(2)


# Whoever is there goes on


def test_whoever_was_there_is_told_their_seat_and_plays_on_the_same_socket(server):
    """The update comes first, as a client of before expects it, and again after the welcome."""
    table = server.lay("my-shelfie", *PEOPLE, first=2)
    with (
        server.client(table, 2) as begins,
        server.client(table, 0) as second,
        server.client(table) as watching,
    ):
        assert (begins.viewer, second.viewer, watching.viewer) == (2, 0, -1)
        table.post("start")
        for client, seat in ((begins, 0), (second, 1)):
            client.until("welcome", viewer=seat)
            kinds = [each["type"] for each in client.told if each["type"] in ("welcome", "update")]
            assert kinds == ["welcome", "update", "welcome"]
            assert client.welcome["seats"] == [seat]
            assert client.take()["state"] == client.told[-1]["state"] == client.state
        answer = begins.move(legal_moves(begins)[0])
        second.catch_up(answer["version"])
        watching.catch_up(answer["version"])
        assert second.entries[-1]["seat"] == 0
        assert second.position()["waiting"] == [1]
        assert second.move(legal_moves(second)[0])["type"] == "ack"
        assert [each["type"] for each in watching.told].count("welcome") == 1


def test_whoever_holds_all_seats_goes_on_without_another_welcome(server):
    table = server.lay("my-shelfie", "person", "person", first=1)
    with server.client(table, 0, 1) as client:
        assert client.viewer == 0
        table.post("start")
        assert client.position()["waiting"] == [0]
        assert client.turn()["type"] == "ack"
        assert [each["type"] for each in client.told].count("welcome") == 1


def test_what_was_said_muted_and_added_stays_that_of_the_same_people(server):
    table = server.lay("my-shelfie", *PEOPLE, first=1)
    with server.client(table, 2) as client:
        assert said(client, "ciao")["seat"] == 2
        client.send({"type": "entropy", "value": "ab" * 32})
        client.until("people", entropy=[2])
        table.post("report", {"line": 1, "reason": "rude"}, by="0")
        table.post("mute", {"seat": 0})
        people = table.post("start")
        assert (people["entropy"], people["muted"]) == ([1], [2])
        client.until("welcome", viewer=1)
        assert said(client, "again")["seat"] == 1
    with server.client(table, 0) as muted:
        told = [muted.until("said") for _ in range(3)]
        assert [(each["seat"], each["text"]) for each in told] == [
            (1, "ciao"), (2, "muted"), (1, "again"),
        ]  # fmt: skip
        assert said(muted, "I?") == "muted"
    found = server.ask(
        "GET", "/api/admin/reports", headers={"Authorization": f"Operator {server.key}"}
    )
    [report] = [each for each in found[1] if each["table"] == table["table"]]
    assert (report["seat"], report["by_seat"]) == (1, 2)


def test_browsers_and_guests_who_were_let_in_hold_the_seat_of_their_place(server, here):
    table = server.lay("my-shelfie", "person", "open", "open", first=2, policy={"public": True})
    ticket = server.post("/api/join", {"code": table.get()["code"], "name": "Ada"})
    table.post("admit", {"ticket": ticket["ticket"], "seat": 2})
    claim = table.ask("POST", "claim", {"seat": 1, "name": "Bo"}, "", here)
    browser = here | {"Cookie": claim[2]["set-cookie"].split(";")[0]}
    table.post("start")

    held = server.ask("GET", "/api/me", headers=browser)[1]
    assert [(each["seat"], each["waiting"]) for each in held] == [(2, False)]
    answer = server.post("/api/join/answer", {"table": table["table"], "ticket": ticket["ticket"]})
    assert answer["status"] == "admitted"
    with server.client({**table, "seats": {"0": answer["link"]}}, 0) as client:
        assert (client.viewer, names(table.get())) == (0, ["Ada", "P0", "Bo"])


# What proves it


def test_a_game_that_lots_began_is_verified_with_its_draw(server):
    table = server.lay("my-shelfie", "person", "person")
    with server.client(table, 0, 1) as client:
        for seat in (0, 1):
            client.send({"type": "entropy", "value": f"{seat}a" * 32, "seat": seat})
        client.until("people", entropy=[0, 1])
        people = table.post("start")
        while not client.position()["over"]:
            client.turn()
    told = table.get("record", "0")

    assert (
        told["first"] == people["first"] == {"by": "random", "place": first.drawn(told["setup"], 2)}
    )
    assert told["seats"] == order(told["first"]["place"], 2)
    assert told["fairness"]["entropy"] == {"0": "0a" * 32, "1": "1a" * 32}, "by place"
    assert is_fair(told)
    assert record.verify_bytes(record.as_bytes(told)).first == told["first"]
    told["first"]["place"] ^= 1
    with pytest.raises(record.BrokenRecord, match="first-draw"):
        record.verify(told)


def test_a_record_of_a_table_where_nobody_was_asked_is_as_it_was(server):
    told = finished(server).get("record")

    assert "first" not in told
    assert record.verify(told).first is None


# A rematch


def test_a_rematch_goes_on_in_turn_unless_the_host_says_otherwise(server, here):
    table = finished(server, seats=3, left=3)
    again = Table(server, table.post("rematch", headers=here))
    assert again.get()["first"] == {"by": "rotate", "place": 0}
    assert names(again.get()) == order(1)
    again.post("first", {"first": 1})
    again.post("first", {"first": "rotate"})
    assert names(again.post("start")) == order(1)

    table = finished(server, seats=3, left=3)
    again = Table(server, table.post("rematch", {"first": 2}, headers=here))
    assert again.get()["first"] == {"by": "chosen", "place": 2}
    followed = table.post("next", by="1")
    assert names(again.post("start")) == order(0), "place 2 of the rematch is who began before"
    late = table.post("next", by="2")
    for link, seat in ((followed["link"], 1), (late["link"], 2)):
        with server.client({**again, "seats": {"0": link}}, 0) as client:
            assert client.viewer == seat


def test_a_rematch_without_a_body_is_one_in_turn(server, here):
    table = finished(server)
    status, links, _ = server.ask(
        "POST", f"/api/tables/{table['table']}/rematch", None, table["host"], here
    )

    assert status == 201
    assert Table(server, links).get()["first"] == {"by": "rotate", "place": 0}
    finished(server).refuses("wrong-first", "rematch", {"first": 7}, headers=here)


@pytest.mark.parametrize("path", ["same-deal", "clone"])
def test_what_follows_a_game_with_its_deal_begins_as_it_did(server, path, here):
    table = finished(server)
    body = {"version": 0} if path == "clone" else None
    again = Table(server, table.post(path, body, headers=here))

    assert again.get()["first"] is None
    again.refuses("wrong-first", "first", {"first": "rotate"})


# The store


def test_a_table_is_the_same_after_a_restart_before_and_after_the_start(served):
    server = served("--test-mode")
    waiting = server.lay("my-shelfie", *PEOPLE, first=1)
    begun = server.lay("my-shelfie", *PEOPLE, first=2)
    with server.client(begun, 0) as client:
        said(client, "ciao")
    begun.post("start")
    before = begun.get()
    server.kill()
    server.start()

    assert waiting.get()["first"] == {"by": "chosen", "place": 1}
    assert names(waiting.post("start")) == order(1)
    assert (names(begun.get()), begun.get()["first"]) == (names(before), before["first"])
    for table, begins in ((waiting, 1), (begun, 2)):
        for place in range(3):
            with server.client(table, place) as client:
                assert client.viewer == (place - begins) % 3
    with server.client(begun, 0) as client:
        assert client.until("said")["seat"] == 1


def test_what_was_stored_before_begins_with_place_0():
    about = Metadata.read(
        {"places": [{"player": "person"}] * 2, "options": {}, "policy": {}, "epoch": "e"}
    )

    assert about.first_player is None
    assert about.turn({"luck": {"key": "00" * 32}}) == first.Turn(0, 2)
    assert about.begun(first.Turn(0, 2)) == about


# Whoever names a place while it becomes a seat


async def asked_during_the_start(hub, ask):
    """What becomes of a wish that waits for the start of a table where place 1 begins."""
    room, links = await hub.make(new_table("my-shelfie", "person", "person", first=1))
    starting = asyncio.ensure_future(room.start())
    while not room.lock.locked():
        await asyncio.sleep(0)
    wish = asyncio.ensure_future(ask(room))
    await starting
    return room, links, wish


@pytest.mark.parametrize(
    "ask",
    [
        lambda room: room.seats.change_face(1, "Eve", ""),
        lambda room: room.seats.renew_link("seat", 1),
        lambda room: room.seats.mute(1, muted=True),
        lambda room: room.enter("hand-over", 1, {"to": "bot:greedy"}),
    ],
)
async def test_nothing_that_named_a_place_is_done_to_the_seat_of_that_number(tmp_path, ask):
    async with hub_over(tmp_path) as hub:
        room, links, wish = await asked_during_the_start(hub, ask)
        with pytest.raises(Turned):
            await wish
        assert [place.name for place in room.about.places] == ["P1", "P0"]
        assert not room.about.muted
        assert room.history.version == 0
        for place in ("0", "1"):
            found = await hub.store.find_link(token_hash(links.seats[place]))
            assert (found.seat, found.revoked) == (1 - int(place), False)


@pytest.mark.parametrize("is_told_by_a_change", [False, True])
async def test_a_start_nobody_waited_for_is_found_by_the_next_request(
    tmp_path, is_told_by_a_change
):
    async with hub_over(tmp_path) as hub:
        room, links = await hub.make(new_table("my-shelfie", "person", "person", first=1))
        chair = await seated(hub, links, 0)
        starting = asyncio.ensure_future(room.start())
        while not room.lock.locked():
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        starting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await starting
        if is_told_by_a_change:
            with pytest.raises(Turned):
                await room.seats.change_face(0, "Eve", "")
        else:
            await room.start()
        assert room.status == "running"
        assert [place.name for place in room.about.places] == ["P1", "P0"]
        told = [json.loads(each) for each in await chair.taken()]
        assert [each["seats"] for each in told if each["type"] == "welcome"] == [[0], [1]]
        stored = await hub.store.load_table(room.id)
        assert Metadata.read(stored.about) == room.about
        with pytest.raises(Wrong, match="already-started"):
            await room.start()


async def test_a_rematch_is_one_whose_deal_is_not_given(tmp_path):
    async with hub_over(tmp_path) as hub:
        setup = near_the_end("my-shelfie", left=6)[0]
        given = Opening(setup=setup, before="old")
        with pytest.raises(Wrong, match="wrong-first"):
            await hub.make(new_table("my-shelfie", "person", "person", first="rotate"), given)
        room, _ = await hub.make(new_table("my-shelfie", "person", "person", first=0), given)
        assert room.about.first_player == FirstPlayer(by="chosen", place=0)
