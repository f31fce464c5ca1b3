"""Budgets: what an address may do in all, ceilings for all of them, and what is left to players."""

import asyncio
import json
from contextlib import ExitStack, suppress

import pytest

from casetta.protocol.errors import LimitHit, refusal_of
from casetta.protocol.limits import read_limits
from casetta.server.app import routes_of
from casetta.server.http import finished, games, tables
from casetta.server.rate_limit import TO_PLAY_ON, AddressLimits, Bucket
from casetta.server.rooms.broadcast import SLICE
from casetta.server.rooms.room import PEOPLE_AT_ONCE
from casetta.words import LANGUAGES
from tests.server.house import heard, nearby, raw
from tests.server.inside import Chair, laid, seated, to_move
from tests.server.served import good, refused, table_of
from tests.waiting import until

HERE, THERE = "192.0.2.1", "192.0.2.2"
NEW = {"game": "my-shelfie", "seats": [{"player": "person"}, {"player": "open"}]}


def limit(hub, *wishes):
    """Let a hub have these limits."""
    hub.limits = read_limits(None, wishes)
    hub.addresses = AddressLimits(hub.limits)


def limited(*wishes):
    return AddressLimits(read_limits(None, wishes))


def codes(sent):
    """The types of messages, and the codes of those that are refusals."""
    told = [json.loads(each) for each in sent]
    return [each.get("code", each["type"]) for each in told]


# Over HTTP

REFUSED = {
    "too-many-requests": ("requests_at_once=3", "GET", "/healthz", None),
    "too-many-changes": ("changes_at_once=3", "DELETE", "/api/me/nothing", None),
    "too-many-tables": ("tables_at_once=3", "POST", "/api/tables", NEW),
    "too-much-stored": ("stored_bytes_at_once=1024", "POST", "/api/tables", NEW),
    "server-busy": ("all_tables_per_minute=3", "POST", "/api/tables", NEW),
    "too-many-joins": ("joins_per_minute=3", "POST", "/api/join", {"code": "A", "name": "Bo"}),
    "too-many-questions": ("looks_at_once=1", "GET", "/api/me", None),
}


@pytest.mark.parametrize("code", REFUSED)
def test_a_budget_that_is_used_up_says_when_to_come_back_and_leaves_nothing_behind(tmp_path, code):
    wish, method, path, body = REFUSED[code]
    slow = ["requests_per_second=1", "looks_per_second=1", "stored_bytes_per_second=1"]
    with nearby(tmp_path, read_limits(None, [*slow, wish])) as near:
        good, refused = 0, list[str]()
        while len(refused) < len(LANGUAGES):
            language = LANGUAGES[len(refused)]
            asked = near.ask(method, path, body, headers={"Accept-Language": language})
            status, told, headers = asked
            good += status < 400
            if status in (429, 503):
                seconds = told["retry_after"]
                assert int(headers["retry-after"]) == seconds >= 1
                expected = refusal_of(LimitHit(code, seconds), language, None)
                assert told == expected._asdict()
                refused.append(told["message"])
        tables = list(near.hub.rooms)

    assert told["retryable"]
    assert len({*refused}) == len(LANGUAGES)
    assert len(tables) == (good if path == "/api/tables" else 0)


def budgets_of(route):
    return [guard for guard in route.guards or () if guard.__qualname__.startswith("rate_limit.")]


def test_whatever_is_sent_to_be_written_has_a_budget():
    """Beside that of all requests; only the operator and tests need none."""
    routes = routes_of(games, tables, finished)
    writing = [route for route in routes if route.http_methods - {"GET", "HEAD", "OPTIONS"}]
    assert len(writing) > 20
    assert [route.handler_name for route in writing if not budgets_of(route)] == []


def test_new_tables_leave_room_on_the_disk_for_games_that_run(tmp_path):
    with nearby(tmp_path, read_limits(None, [f"free_disk_bytes={1 << 40}"])) as near:
        refused(near.ask("POST", "/api/tables", NEW), "store-full")
        assert not near.hub.rooms


def test_people_behind_a_busy_address_play_on_and_strangers_there_wait(tmp_path):
    """A school: all that one address may do is used up, and somebody's phone loads anew."""
    wishes = ["requests_per_second=1", "connections_per_address=12", "sockets_at_once=3"]
    wishes += ["stored_bytes_per_second=1", "looks_per_second=1", "sockets_per_minute=1"]
    with nearby(tmp_path, read_limits(None, wishes)) as near, ExitStack() as others:
        links = near.begun()
        bearers = [links["seats"]["0"], links["host"]]
        for token in bearers:
            good(near.ask("GET", table_of(links), token=token))
        use_up(near.hub.addresses)
        silent = [others.enter_context(raw(near)) for _ in range(12)]
        with near.client(links, 0) as phone:
            phone.position()
            phone.send({"type": "say", "id": "s", "text": "ciao"})
            assert phone.until("said")["text"] == "ciao"
            phone.send({"type": "act", "move_id": "p", "expect": 0, "act": "pause"})
            assert phone.until("ack")["version"] == 1
            for token in bearers:
                good(near.ask("GET", table_of(links), token=token))
            good(near.ask("POST", f"{table_of(links)}/policy", {"hints": False}, bearers[1]))
            for path in ("/healthz", table_of(links)):
                status, _, _ = near.ask("GET", path, token=links["seats"]["1"])
                assert status == 429
        assert silent[0].recv(1) == b"", "it gave way"


def use_up(addresses):
    """Somebody at the address of all tests does as much as may be done."""
    for action in (*TO_PLAY_ON, "table"):
        with suppress(LimitHit):
            while True:
                addresses.demand(action, "127.0.0.1")
    addresses.store("127.0.0.1", 1 << 30)
    addresses.frames.of("127.0.0.1").spend(1 << 30)
    addresses.refused.of("127.0.0.1").spend(1 << 30)
    with suppress(LimitHit):
        while addresses.arrivals[False].of("127.0.0.1").take():
            pass


def test_nobody_pays_for_another_address_and_a_full_budget_fills_again(monkeypatch):
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    addresses = limited("stored_bytes_per_second=400", "stored_bytes_at_once=4000")
    addresses.store(HERE, 4_000)
    for action in ("change", "act", "line"):
        with pytest.raises(LimitHit, match="too-much-stored"):
            addresses.demand(action, HERE)
        addresses.demand(action, THERE)
    now[0] += 1.0
    addresses.demand("act", HERE)


def test_of_all_newcomers_there_may_be_too_many_but_those_who_hold_a_seat_have_a_share(monkeypatch):
    monkeypatch.setattr("time.monotonic", lambda: 0.0)
    addresses = limited("all_tables_per_minute=2")
    stand_up = addresses.sit(HERE)
    for number in range(2):
        addresses.demand("table", f"198.51.100.{number}")
    with pytest.raises(LimitHit, match="server-busy"):
        addresses.demand("table", THERE)

    addresses.demand("table", HERE)
    stand_up()
    with pytest.raises(LimitHit, match="server-busy"):
        addresses.demand("table", HERE)


def test_while_many_guess_codes_whoever_has_the_right_one_comes_in(monkeypatch):
    """An address that has guessed wrong has one try a minute then, and others one."""
    now = [0.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    addresses = limited("all_wrong_codes_per_minute=3")
    for number in range(3):
        addresses.demand_guess(f"198.51.100.{number}")
        addresses.guessed_wrong(f"198.51.100.{number}")
    for number in range(3):
        with pytest.raises(LimitHit, match="too-many-joins"):
            addresses.demand_guess(f"198.51.100.{number}")

    addresses.demand_guess(HERE)
    now[0] += 60.0
    addresses.demand_guess("198.51.100.0")


def test_joins_of_a_table_slow_no_other_table(tmp_path):
    few = read_limits(None, ["table_joins_per_minute=2", "joins_per_minute=100"])
    with nearby(tmp_path, few) as near:
        one, other = (near.make("my-shelfie", "open", "person") for _ in "ab")
        answers = [near.ask("POST", "/api/join", {"code": each, "name": "Bo"})
                   for each in [one.get()["code"]] * 3 + [other.get()["code"]]]  # fmt: skip

    assert [status for status, *_ in answers] == [201, 201, 429, 201]
    assert answers[2][1]["code"] == "too-many-joins"


def test_open_tables_are_told_a_page_at_a_time_without_asking_the_store(near, monkeypatch):
    """Also after a restart; one that has begun, or is public no more, is told no more."""
    monkeypatch.setattr("casetta.server.lobby.MOST_LISTED", 2)
    public = {"policy": {"public": True}}
    tables = [near.lay("my-shelfie", "person", "open", **public) for _ in range(5)]
    near.hub.store.unfinished = None
    ids = [each["table"] for each in tables]

    def page(after=""):
        return [each["table"] for each in near.get(f"/api/tables?after={after}")]

    assert (page(), page(ids[1]), page(ids[3]), page(ids[4])) == (ids[:2], ids[2:4], ids[4:], [])
    tables[0].post("policy", {"public": False})
    tables[1].post("seats/1", {"player": "bot:random"})
    tables[1].post("start")
    assert (page(), page("gone")) == (ids[2:4], ids[2:4])


# Sockets and frames


def test_others_at_an_address_who_send_too_much_do_not_end_a_game(tmp_path):
    """Whoever holds a seat has a reserve of frames; a spectator at the same address is cut off."""
    few = read_limits(None, ["address_messages_at_once=100", "address_messages_per_second=1"])
    with nearby(tmp_path, few) as near:
        links = near.begun()
        with near.client(links, 0) as player, near.client(links) as spectator:
            player.position(), spectator.position()
            spectator.socket.socket.sendall(heard(b'{"type":"ping"}') * 110)
            assert spectator.ending() == 4005
            for _ in range(20):
                player.send({"type": "ping"})
                player.until("pong")
            with near.client(links, 1) as again:
                again.position()


def test_whoever_holds_a_seat_comes_back_although_their_address_opens_too_many_sockets(tmp_path):
    few = read_limits(None, ["sockets_at_once=3", "sockets_per_minute=1"])
    with nearby(tmp_path, few) as near:
        links = near.begun()
        for _ in range(3):
            with near.client(links) as spectator:
                spectator.position()
        with near.client(links) as spectator:
            assert spectator.until("refused")["code"] == "too-many-connections"
            assert spectator.ending() == 4005
        for _ in range(3):
            with near.client(links, 0) as player:
                player.position()


async def test_spectators_are_refused_where_there_are_many_and_players_never(hub):
    limit(hub, "spectators_per_table=2", "sockets_per_seat=2")
    room, links = await laid(hub, "person", "person")
    chairs = [await seated(hub, links) for _ in range(0)]
    for _ in range(3):
        chairs.append(Chair(hub))
        await chairs[-1].hear({"type": "hello", "table": links.table, "tokens": [links.spectator]})
    players = [await seated(hub, links, 0) for _ in range(3)]
    host = Chair(hub)
    await host.hear({"type": "hello", "table": links.table, "tokens": [links.host]})

    assert [each.code for each in chairs] == [None, None, 4005]
    assert codes(chairs[2].sent) == ["too-many-spectators"]
    await until(lambda: players[0].code is not None)
    assert [each.code for each in players] == [4005, None, None]
    assert host.connection in room.audience


async def test_who_comes_and_goes_is_told_now_and_then_and_what_people_do_at_once(hub):
    """Of 200 who come and go everybody hears as often as of 20; in the end they know all."""
    room, links = await laid(hub, "person", "person")
    player = await seated(hub, links, 0)
    await player.taken()
    room._people_budget = Bucket(1e-6, PEOPLE_AT_ONCE)
    for _ in range(200):
        chair = await seated(hub, links, 1)
        chair.leave()
    heard = codes(await player.taken())
    assert len(heard) == PEOPLE_AT_ONCE

    await room.seats.change_face(0, "Zoe", "")
    told = [json.loads(each) for each in await player.taken()]
    assert [each["name"] for each in told[-1]["places"]] == ["Zoe", "P1"]
    room._people_budget = Bucket(1_000, 1)
    chairs = [await seated(hub, links, 1) for _ in range(3)]
    await until(lambda: room._people_alarm is None)
    assert all(place["here"] for place in json.loads((await player.taken())[-1])["places"])
    for chair in chairs:
        chair.leave()
    await until(lambda: room._people_alarm is None)
    told = json.loads((await player.taken())[-1])
    assert [place["here"] for place in told["places"]] == [True, False]


async def test_who_comes_back_from_long_ago_waits_for_no_crowd_of_another_address(hub):
    """Long updates are made one after the other, and addresses take turns."""
    limit(hub, "acts_at_once=1000")
    room, _ = await laid(hub, "person", "person")
    for number in range(2 * SLICE):
        await room.enter("resume" if number % 2 else "pause", 0, {}, f"a{number}")
    done = []

    async def come_back(address):
        assert await room.update_since(1, 0, None, address)
        assert hub.long_updates.held <= 1
        done.append(address)

    await asyncio.gather(*(come_back(HERE) for _ in range(20)), come_back(THERE))

    assert done == [HERE, THERE, *[HERE] * 19]


async def test_many_spectators_are_one_voice_and_players_another(hub):
    limit(hub, "chat_at_once=2", "address_chat_at_once=100")
    _, links = await laid(hub, "person", "person", spectator_chat=True)
    player, said = await seated(hub, links, 0), {"type": "say", "text": "hello"}
    for number in range(10):
        chair = Chair(hub)
        await chair.hear({"type": "hello", "table": links.table, "tokens": [links.spectator]})
        await chair.hear(said | {"id": str(number)})
    again = await seated(hub, links, 0)
    for chair in (player, again, player):
        await chair.hear(said | {"id": "player"})

    told = codes(await player.taken())
    assert (told.count("said"), told.count("too-many-lines")) == (4, 1)


async def test_the_log_of_a_table_has_only_so_much_that_is_no_move(hub):
    """Whoever has paused can still resume, and moves are always taken."""
    limit(hub, "table_acts=5", "acts_at_once=100")
    room, links = await laid(hub, "person", "person")
    player = await seated(hub, links, 0)
    acts = [*("pause", "resume") * 2, "pause", "undo", "resume", "pause"]
    for number, act in enumerate(acts):
        version = room.history.version
        await player.hear({"type": "act", "move_id": f"a{number}", "expect": version, "act": act})
    told = codes(await player.taken())

    assert told.count("ack") == 6
    assert told.count("log-full") == 2
    seat, text = to_move(room)
    await room.enter("move", seat, {"move": text}, "m")


async def test_acts_are_counted_by_address(hub):
    """Whoever plays has a reserve of their own beside it."""
    limit(hub, "acts_at_once=1", "reserve_at_once=1")
    _, links = await laid(hub, "person", "person")
    player = await seated(hub, links, 0)
    for number in range(3):
        act = ("pause", "resume")[number % 2]
        await player.hear({"type": "act", "move_id": f"a{number}", "expect": 0, "act": act})

    assert codes(await player.taken()).count("too-many-acts") == 1
