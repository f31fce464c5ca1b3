"""A seat is its player's: the first browser that opens its link keeps it, programs share theirs."""

from contextlib import contextmanager

import pytest

from tests.server.served import OPEN, PERSON, Client, Table, cookie_of, good, refused

FORGED = "casetta=" + "x" * 32
"""A cookie that was never issued."""


class Browser:
    """A browser with its cookie, at an address of its own."""

    def __init__(self, server, here, cookie=""):
        self.server, self.here, self.cookie = server, here, cookie

    @property
    def headers(self):
        return self.here | ({"Cookie": self.cookie} if self.cookie else {})

    def ask(self, method, path, body=None, token=None):
        answer = self.server.ask(method, path, body, token, self.headers)
        if "set-cookie" in {name.lower() for name in answer[2]}:
            self.cookie = cookie_of(answer)[0]
        return answer

    def make(self, *seats, **more):
        wish = {"game": "my-shelfie", "seats": [*seats] or [PERSON, PERSON], **more}
        return Table(self.server, good(self.ask("POST", "/api/tables", wish)))

    def opens(self, table, token):
        """Open a link as its page does."""
        return self.ask("POST", "/api/me", {"table": table["table"], "token": token})

    @contextmanager
    def at(self, table, *tokens):
        """A socket of this browser, by these links or by what it remembers."""
        with self.server.socket(additional_headers=self.headers) as socket:
            client = Client(socket)
            client.send({"type": "hello", "table": table["table"], "tokens": list(tokens)})
            yield client


@pytest.fixture
def browser(server, here):
    return lambda cookie="": Browser(server, here, cookie)


def program(table, *seats):
    """A client without cookies."""
    return table.server.client(table, *seats)


def demand_out(table, token, by=None):
    """Demand that a link opens nothing, over HTTP and over the socket."""
    headers = by.headers if by else None
    table.refuses("link-revoked", by=token, headers=headers)
    with table.server.socket(additional_headers=headers or {}) as socket:
        client = Client(socket)
        client.send({"type": "hello", "table": table["table"], "tokens": [token]})
        assert client.take()["code"] == "link-revoked"
        assert client.ending() == 4002


def notices(client):
    return [(each["seat"], each["text"]) for each in client.told if each.get("kind") == "notice"]


@pytest.mark.parametrize("way", ["page", "hello"])
def test_the_first_other_browser_keeps_a_seat_and_the_makers_copy_is_dead(browser, way):
    maker, guest = browser(), browser()
    guest.make()  # The guest has a cookie already.
    table = maker.make(start=True)
    token = table["seats"]["1"]
    maker.opens(table, token)
    with program(table, 1) as peeking, maker.at(table) as host:
        peeking.position(), host.position()
        if way == "page":
            assert guest.opens(table, token)[0] == 201
        with guest.at(table, token) as client:
            client.position()
            assert client.viewer == 1
            assert peeking.ending() == 4002
            assert host.ending() == 4002
        demand_out(table, token)
        demand_out(table, token, maker)
        with maker.at(table) as host:
            assert host.until("welcome")["seats"] == []

    for again in ((token,), ()):
        with guest.at(table, *again) as client, guest.at(table, *again) as tab:
            assert client.until("welcome")["seats"] == tab.until("welcome")["seats"] == [1]
    assert guest.opens(table, token)[0] == 201


def test_a_first_visit_without_a_cookie_keeps_the_seat_and_a_lost_cookie_loses_it(browser):
    maker, guest = browser(), browser()
    table = maker.make(start=True)
    token = table["seats"]["1"]
    assert guest.opens(table, token)[0] == 201
    demand_out(table, token)

    refused(browser().opens(table, token), "link-revoked")
    new = table.post("links/1")["link"]
    assert browser().opens(table, new)[0] == 201


def test_programs_share_links_as_they_like_and_so_does_the_makers_browser(browser):
    maker = browser()
    table = maker.make(start=True)
    tokens = list(table["seats"].values())
    with program(table, 0) as one, program(table, 0) as two, program(table, 0, 1) as both:
        for client in (one, two, both):
            client.position()
        with maker.at(table, *tokens) as host, maker.at(table, *tokens) as tab:
            assert host.until("welcome")["seats"] == tab.until("welcome")["seats"] == [0, 1]
            assert notices(host) == []
        one.turn()
    for token in tokens:
        assert maker.opens(table, token)[0] == 201
    with maker.at(table) as host, program(table, 1) as client:
        assert host.until("welcome")["seats"] == [0, 1]
        client.position()


def test_a_table_of_a_program_belongs_to_the_browsers_that_open_its_links(server, browser):
    table = server.begun()
    one, two = browser(), browser()
    assert one.opens(table, table["seats"]["0"])[0] == 201
    with program(table, 1) as client:
        client.position()
        demand_out(table, table["seats"]["0"], two)
        demand_out(table, table["seats"]["0"])


def test_another_device_joins_by_a_link_of_its_own_and_each_sees_how_many_there_are(browser):
    maker, guest, phone = browser(), browser(), browser()
    table = maker.make(start=True)
    guest.opens(table, table["seats"]["1"])
    with guest.at(table) as client, program(table, 0) as other:
        client.position(), other.position()
        path = f"/api/tables/{table['table']}/link?seat=1"
        own = good(guest.ask("POST", path))["link"]
        assert phone.opens(table, own)[0] == 201
        with phone.at(table) as second, phone.at(table):
            second.position()
            client.until("people", devices={"1": 2})
            other.until("people")
            assert all(each["devices"] == {"0": 1} for each in other.told if "devices" in each)
            refused(browser().opens(table, own), "link-revoked")

            good(guest.ask("POST", path))
            assert second.ending() == 4002
        client.until("people", devices={"1": 1})
        assert notices(client) == [(1, "moved-in"), (1, "device")]
        client.send({"type": "ping"})
        client.until("pong")


def test_the_host_takes_a_seat_back_and_everybody_is_told_also_later(browser):
    maker, guest = browser(), browser()
    table = maker.make(start=True)
    guest.opens(table, table["seats"]["1"])
    with guest.at(table) as client, program(table, 0) as other:
        client.position(), other.position()
        table.post("links/1")
        assert client.ending() == 4002
        other.until("said", text="taken-back")
    with program(table, 0) as later:
        later.until("said", text="taken-back")
        assert notices(later) == [(1, "moved-in"), (1, "taken-back")]
    refused(table.ask("GET", "", by="", headers=guest.headers), "no-such-link")


def test_a_kicked_guest_is_told_why_and_the_seat_is_free_or_a_bots(browser):
    maker, guest = browser(), browser()
    table = maker.make(PERSON, OPEN)
    guest.opens(table, table["seats"]["1"])
    with guest.at(table) as client:
        client.until("people")
        assert table.post("kick", {"seat": 1})["places"][1]["player"] == "open"
        assert client.ending() == 4008
    table.refuses("bad-request", "kick", {"seat": 1})
    table.refuses("not-found", "kick", {"seat": 5})
    table.refuses("not-the-host", "kick", {"seat": 1}, by="0")

    table = maker.make(start=True)
    with program(table, 1) as client, program(table, 0) as other:
        client.position(), other.position()
        assert table.post("kick", {"seat": 1})["places"][1]["player"].startswith("bot:")
        assert client.ending() == 4008
        other.until("said", text="kicked")
    demand_out(table, table["seats"]["1"])


def say(client, **what):
    """The line that everybody is told, or the code of the refusal."""
    client.send({"type": "say", "id": client.new_id(), **what})
    answer = client.until("said", "refused")
    return answer.get("code") or (answer.get("kind", "line"), answer["text"])


def test_the_host_chooses_what_may_be_said_and_by_whom(server):
    table = server.begun()
    with program(table, 1) as client:
        client.position()
        assert say(client, text="hello") == ("line", "hello")
        assert say(client, emote="laugh") == ("emote", "laugh")
        assert say(client, text="both", emote="laugh") == say(client) == "bad-message"
        table.post("policy", {"chat": "emotes"})
        assert say(client, text="hello") == "emotes-only"
        assert say(client, emote="wow") == ("emote", "wow")
        table.post("policy", {"chat": "off"})
        assert say(client, emote="wow") == "chat-off"
        table.post("policy", {})
        assert table.post("mute", {"seat": 1})["muted"] == [1]
        client.until("said", text="muted")
        assert say(client, text="hello") == "muted"
        table.post("mute", {"seat": 1, "muted": False})
        client.until("said", text="unmuted")
        assert say(client, text="again") == ("line", "again")
    assert table.post("mute", {"seat": -1})["policy"]["spectator_chat"] is False
    table.refuses("not-the-host", "mute", {"seat": 0}, by="1")


def test_where_strangers_can_find_a_table_nobody_chats_but_by_emotes(browser):
    def chat(**policy):
        return browser().make(PERSON, OPEN, policy=policy).get()["policy"]["chat"]

    assert (chat(), chat(public=True), chat(public=True, chat="emotes")) == ("on", "off", "emotes")
    assert chat(public=True, chat="on") == "off"


def test_a_line_or_a_player_is_reported_with_what_was_said_and_not_without_end(server, here):
    table = server.begun()
    with program(table, 1) as client:
        client.position()
        say(client, text="something rude")
    assert table.ask("POST", "report", {"line": 1, "reason": "rude"}, "0", here)[0] == 201
    assert table.ask("POST", "report", {"seat": 1}, "spectator", here)[0] == 201
    for wrong, code in (
        ({}, "bad-request"),
        ({"line": 9}, "not-found"),
        ({"seat": 4}, "not-found"),
    ):
        table.refuses(code, "report", wrong, "0", here)
    table.refuses("too-many-reports", "report", {"seat": 1}, "0", here)
    table.refuses("no-such-link", "report", {"seat": 1}, "x" * 32)


def test_the_host_admits_by_an_id_and_cannot_fetch_the_guests_link(browser):
    maker, guest = browser(), browser()
    table = maker.make(PERSON, OPEN)
    wish = {"code": table.get()["code"], "name": "Bruno"}
    ticket = good(guest.ask("POST", "/api/join", wish))
    [waiting] = table.get()["waiting"]
    assert set(waiting) == {"id", "ticket", "name", "avatar"}
    assert waiting["id"] == waiting["ticket"] != ticket["ticket"]
    peek = {"table": table["table"], "ticket": waiting["id"]}
    refused(maker.ask("POST", "/api/join/answer", peek), "no-such-ticket")

    table.post("admit", {"id": waiting["id"], "seat": 1})
    refused(maker.ask("POST", "/api/join/answer", peek), "no-such-ticket")
    answer = good(guest.ask("POST", "/api/join/answer", ticket))
    assert answer["status"] == "admitted"
    with guest.at(table) as client:
        assert client.until("welcome")["seats"] == [1]
    demand_out(table, table["seats"]["1"], maker)


def test_the_hosts_copy_of_a_rematch_dies_when_its_player_follows(server, browser):
    """Two devices of one player may follow."""
    from tests.server.positions import finished

    table = finished(server)
    host, guest = browser(), browser()
    host.opens(table, table["host"])
    guest.opens(table, table["seats"]["1"])
    next = Table(server, good(host.ask("POST", f"/api/tables/{table['table']}/rematch")))
    for _ in range(2):
        good(guest.ask("POST", f"/api/tables/{table['table']}/next"))
    with guest.at(next) as client:
        [seat] = client.until("welcome")["seats"]
    demand_out(next, next["seats"][str(seat)], host)


# Cookies


def test_a_planted_cookie_never_becomes_the_host_of_its_victims_table(server, here):
    for planted in (FORGED, f"__Host-{FORGED}"):
        victim, attacker = Browser(server, here, planted), Browser(server, here, planted)
        table = victim.make(PERSON, OPEN)
        assert victim.cookie != planted
        assert good(attacker.ask("GET", "/api/me")) == []
        refused(table.ask("GET", "", by="", headers=attacker.headers), "no-such-link")
        victim.opens(table, table["seats"]["1"])

        stolen = here | {"Cookie": planted}
        good(table.ask("POST", "link", {}, "0", stolen))
        refused(table.ask("GET", "", by="", headers=stolen), "no-such-link")


def test_over_https_a_cookie_has_a_name_that_no_other_site_can_set(served):
    server = served("--public-url", "https://casetta.example/", test_mode=False)
    safe = {"Host": "casetta.example", "Origin": "https://casetta.example"}
    earlier = Browser(server, {})
    old = earlier.make(PERSON, OPEN)

    victim = Browser(server, safe, earlier.cookie)
    table = victim.make(PERSON, OPEN)
    assert victim.cookie.startswith("__Host-casetta=")
    assert victim.cookie.split("=")[1] != earlier.cookie.split("=")[1]
    mine = good(victim.ask("GET", "/api/me"))
    assert {each["table"] for each in mine} == {table["table"], old["table"]}
    refused(table.ask("GET", "", by="", headers=earlier.headers), "no-such-link")

    beside = safe | {"Cookie": f"{earlier.cookie}; {victim.cookie}"}
    assert good(table.ask("GET", "", by="", headers=beside))["code"]
