"""What people do at a table besides moving, and what the server does for them."""

import json
import random
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from casetta.cli import run
from casetta.table import fairness, record
from tests.server.served import Client, Server, legal_moves

ENTROPY = "0123456789abcdef" * 4


@pytest.fixture
def two(server):
    """Two people at a table of My Shelfie that has begun, each with a socket."""
    links = server.lay("my-shelfie", "person", "person", start=True)
    with server.client(links, 0) as first, server.client(links, 1) as second:
        first.position(), second.position()
        yield first, second


def refusal(answer):
    """The code of a refusal."""
    assert answer["type"] == "refused", answer
    return answer["code"]


def version(answer):
    """The version of something that is on disk."""
    assert answer["type"] == "ack", answer
    return answer["version"]


def move(client):
    """Make the first move that is offered, and see it."""
    done = version(client.move(legal_moves(client)[0]))
    client.catch_up(done)
    return done


def quiet_move(client):
    """Make a move that draws nothing new, so that it may be taken back."""
    done = move(client)
    assert client.position()["undo"] == [done]
    return done


# Taking back


def test_a_move_is_taken_back_and_made_again(two):
    first, second = two
    before = first.position()["digest"]
    quiet_move(first)
    after = first.position()["digest"]

    first.catch_up(version(first.act("undo")))
    assert first.position()["digest"] == before
    assert first.position()["redo"] == [1]
    first.catch_up(version(first.act("redo")))
    assert first.position()["digest"] == after

    told = second.catch_up(3)
    assert [entry["kind"] for entry in second.entries] == ["move", "undo", "redo"]
    assert second.entries[1]["undone"] == second.entries[2]["redone"] == [1]
    assert told["waiting"] == [1]


def test_nobody_takes_back_what_is_not_there_or_was_answered(two):
    first, second = two
    assert refusal(first.act("undo")) == "nothing-to-undo"
    assert refusal(first.act("redo")) == "nothing-to-redo"
    quiet_move(first)
    second.catch_up(1)
    assert refusal(second.act("undo")) == "nothing-to-undo"
    move(second)
    first.catch_up(2)
    assert refusal(first.act("undo")) == "nothing-to-undo"


def test_all_others_are_asked_and_may_refuse(two):
    first, second = two
    quiet_move(first)
    second.catch_up(1)
    move(second)
    first.catch_up(2)

    assert refusal(first.act("ask", undone=[2])) == "nothing-to-undo"
    assert refusal(second.act("agree")) == "nobody-asks"
    first.catch_up(version(first.act("ask", undone=[1, 2])))
    asked = {"version": 3, "seat": 0, "undone": [1, 2], "agreed": []}
    assert second.catch_up(3)["asked"] == asked
    assert refusal(second.act("ask", undone=[2])) == "already-asked"
    assert refusal(first.act("agree")) == "nobody-asks"
    version(second.act("refuse"))
    assert first.catch_up(4)["asked"] is None


def test_when_all_agree_it_is_taken_back_at_once(two):
    first, second = two
    deal = first.position()["digest"]
    quiet_move(first)
    second.catch_up(1)
    move(second)
    first.catch_up(2)
    first.catch_up(version(first.act("ask", undone=[1, 2])))
    second.catch_up(3)
    version(second.act("agree"))

    assert first.catch_up(5)["digest"] == deal
    assert [entry["kind"] for entry in first.entries[2:]] == ["ask", "agree", "undo"]


def test_a_bot_agrees_at_once(server):
    links = server.lay("my-shelfie", "person", "bot:random", start=True)
    with server.client(links, 0) as client:
        mine = move(client)
        done = client.catch_up(mine + 1)["version"]
        version(client.act("ask", undone=list(range(mine, done + 1))))
        client.catch_up(done + 3)

    assert [entry["kind"] for entry in client.entries[done:]] == ["ask", "agree", "undo"]


# Who plays, and when


def test_a_bot_plays_for_somebody_until_they_take_their_seat_back(two):
    first, second = two
    assert refusal(first.act("hand-over", bot="nobody")) == "unknown-bot"
    version(first.act("hand-over", bot="random"))
    played = second.catch_up(2)

    assert played["players"] == ["bot:random", "person"]
    assert [entry["kind"] for entry in second.entries] == ["hand-over", "move"]
    first.catch_up(2)
    version(first.act("take-back"))
    second.catch_up(3)
    move(second)
    assert first.catch_up(4)["players"] == ["person", "person"]
    move(first)


def test_whoever_handed_over_does_not_move_beside_the_bot(two):
    _, second = two
    version(second.act("hand-over", bot="random"))
    assert refusal(second.move("e5 >1", expect=1)) == "not-your-turn"


def test_a_paused_game_stands_still_for_everybody(server):
    links = server.lay("my-shelfie", "person", "bot:random", start=True)
    with server.client(links, 0) as client, server.client(links) as spectator:
        legal = client.position()["legal"]
        spectator.position()
        assert refusal(spectator.act("pause")) == "not-your-seat"
        version(client.act("pause"))
        state = client.catch_up(1)
        assert (state["paused"], state["waiting"], state["legal"]) == (True, [0], [])
        assert refusal(client.move(legal[0])) == "paused"
        assert refusal(client.act("pause")) == "paused"
        version(client.act("resume"))
        client.catch_up(2)
        assert refusal(client.act("resume")) == "not-paused"
        move(client)
        assert client.catch_up(4)["waiting"] == [0]


def test_a_host_without_a_seat_may_pause_but_not_move(server):
    links = server.lay("my-shelfie", "person", "person", start=True)
    with server.socket() as socket:
        host = Client(socket)
        host.send({"type": "hello", "table": links["table"], "tokens": [links["host"]]})
        assert host.position()["legal"] == []
        assert host.welcome["host"]
        assert refusal(host.move("e5 >1")) == "not-your-seat"
        assert refusal(host.act("undo")) == "not-your-seat"
        version(host.act("pause"))
        assert host.catch_up(1)["paused"]
        assert host.entries[0]["seat"] == -1


# Talking


def said(client, text, **more):
    """Say something; what everybody hears, or the code of the refusal."""
    client.send({"type": "say", "id": client.new_id(), "text": text, **more})
    while True:
        message = client.take()
        if message["type"] == "said" and message["text"] == text:
            return message
        if message["type"] == "refused":
            return message["code"]


def test_everybody_hears_what_is_said(server):
    links = server.lay("my-shelfie", "person", "person", start=True)
    with server.client(links, 1) as player, server.client(links) as spectator:
        player.position(), spectator.position()
        heard = said(player, "Ciao <b>tutti</b> 🏠")
        assert heard | {"at": 0} == {
            "type": "said", "number": 1, "seat": 1, "name": "P1", "at": 0,
            "text": "Ciao <b>tutti</b> 🏠",
        }  # fmt: skip
        assert spectator.until("said") == heard
        answer = said(spectator, "Dzień dobry")
        assert (answer["number"], answer["seat"], answer["name"]) == (2, -1, "")


def heard_again(server, links, **hello):
    """The numbers of the lines that somebody is told who comes."""
    with server.client(links, 0, **hello) as client:
        client.position()
        client.send({"type": "ping"})
        client.until("pong")
        return [message["number"] for message in client.told if message["type"] == "said"]


def test_whoever_was_away_hears_the_last_of_what_was_said(mortal):
    server = mortal
    links = server.lay("my-shelfie", "person", "person", start=True)
    for visit in range(9):
        with server.client(links, 1) as talking:
            talking.position()
            for number in range(7):
                said(talking, f"line {number} of {visit}")

    assert heard_again(server, links) == list(range(14, 64))
    assert heard_again(server, links, from_said=60) == [61, 62, 63]
    assert heard_again(server, links, from_said=63) == []
    server.kill()
    server.start()
    assert heard_again(server, links) == list(range(14, 64))
    with server.client(links, 1) as talking:
        talking.position()
        assert said(talking, "after the crash")["number"] == 64


def test_nobody_says_too_much(two):
    first, _ = two
    assert said(first, "x" * 500)["text"] == "x" * 500
    assert said(first, "x" * 501) == "bad-message"
    assert said(first, "") == "bad-message"


@pytest.mark.parametrize(
    ("text", "heard"),
    [
        ("\u202eelohw\u202c si thgir", "elohw si thgir"),
        ("a\x00b\x07c\u200bd", "abcd"),
        ("one\ntwo\r\tthree", "one two  three"),
        ("はい\u3000どうぞ", "はい どうぞ"),
        ("👨\u200d👩\u200d👧 e\u0301", "👨\u200d👩\u200d👧 e\u0301"),
    ],
)
def test_what_cannot_be_shown_is_not_said(two, text, heard):
    first, second = two
    first.send({"type": "say", "id": "a", "text": text})
    assert second.until("said")["text"] == heard


def test_a_line_that_is_refused_is_named(two):
    first, _ = two
    for id, text in (("n1", "\n"), ("n2", "\u202e\u200d")):
        first.send({"type": "say", "id": id, "text": text})
        answer = first.until("refused")
        assert (answer["code"], answer["move_id"]) == ("bad-message", id)


def test_nobody_talks_without_pause(two):
    first, second = two
    answers = [said(first, "la") for _ in range(30)]
    assert "too-many" in answers
    assert said(second, "hush")["text"] == "hush"
    move(first)


def test_spectators_may_be_muted_and_players_not(server):
    links = server.lay(
        "my-shelfie", "person", "person", start=True, policy={"spectator_chat": False}
    )
    with server.client(links, 0) as player, server.client(links) as spectator:
        player.position(), spectator.position()
        assert said(spectator, "psst") == "muted"
        assert said(player, "hello")["number"] == 1


# Looking


def test_a_connection_looks_through_one_of_its_seats_at_a_time(server):
    links = server.lay("my-shelfie", "person", "person", "person", start=True)
    with server.client(links, 0, 2) as both:
        assert both.position()["legal"]
        own = personal(both)
        both.look(2)
        assert both.position()["legal"] == []
        other = personal(both)
        assert own[0] is not None
        assert own[1:] == [None, None]
        assert other[:2] == [None, None]
        assert other[2] is not None
        both.look(-1)
        assert personal(both) == [None] * 3
        both.send({"type": "look", "seat": 1})
        assert both.until("refused")["code"] == "not-your-seat"
        assert refusal(both.move("e5 >1", seat=1)) == "not-your-seat"
        both.look(2)
        assert version(both.move(first_move(server, links), seat=0)) == 1


def personal(client):
    """The personal goals that a client knows."""
    goals = client.position()["view"]["personal"]
    assert isinstance(goals, list)
    return goals


def first_move(server, links):
    """A legal move of the first seat."""
    with server.client(links, 0) as client:
        return legal_moves(client)[0]


def test_a_question_changes_nothing_and_needs_a_seat(server):
    links = server.lay("my-shelfie", "person", "person", start=True)
    with server.client(links, 0) as client, server.client(links) as spectator:
        legal = client.position()["legal"]
        assert client.ask("legal", most=3)["legal"] == legal[:3]
        assert client.ask("legal", move=legal[-1])["legal"] == [legal[-1]]
        assert client.ask("check", move=legal[0])["legal"] is True
        assert client.ask("check", move="e5 >9")["legal"] is False
        assert client.ask("live")["points"] == 0
        assert client.position()["version"] == 0
        spectator.send({"type": "ask", "id": "q", "about": "legal"})
        assert spectator.until("refused")["code"] == "not-your-seat"


# The shuffle


def test_why_a_move_is_illegal_repeats_hardly_anything_of_it(server):
    links = server.lay("my-shelfie", "person", "person", start=True)
    with server.client(links, 0) as client:
        client.position()
        answer = client.ask("check", move="x" * 4000)

    assert answer["legal"] is False
    assert len(json.dumps(answer)) < 400


def test_each_seat_adds_to_the_shuffle_once_and_before_the_start(server):
    links = server.lay("my-shelfie", "person", "person")
    with server.client(links, 0) as first, server.client(links, 1) as second:
        for wrong in ("", "0" * 63, "0" * 65, "g" * 64, "A" * 64):
            first.send({"type": "entropy", "value": wrong})
            assert first.until("refused")["code"] == "bad-message"
        first.send({"type": "entropy", "value": ENTROPY, "seat": 1})
        assert first.until("refused")["code"] == "not-your-seat"
        first.send({"type": "entropy", "value": ENTROPY})
        assert second.until("people", entropy=[0])["commitment"]
        first.send({"type": "entropy", "value": ENTROPY})
        assert first.until("refused")["code"] == "entropy-given"
        second.send({"type": "entropy", "value": ENTROPY[::-1]})
        first.until("people", entropy=[0, 1])
        server.post(f"/api/tables/{links['table']}/start", token=links["host"])
        first.send({"type": "entropy", "value": ENTROPY})
        assert first.until("refused")["code"] == "already-started"


def test_what_seats_added_at_the_same_time_is_all_in_the_proof(server):
    links = server.lay("my-shelfie", "person", "person")
    with ExitStack() as stack:
        clients = [stack.enter_context(server.client(links, seat)) for seat in range(2)]
        for client in clients:
            client.until("people")
        for client in clients:
            client.send({"type": "entropy", "value": ENTROPY})
        clients[0].until("people", entropy=[0, 1])
        server.post(f"/api/tables/{links['table']}/start", token=links["host"])
        for client in clients:
            client.position()
            version(client.act("hand-over", bot="random", expect=0))
        reveal = clients[0].until("reveal")

    assert reveal["entropy"] == {str(seat): ENTROPY for seat in range(2)}
    told = server.get(f"/api/tables/{links['table']}/record", links["spectator"])
    assert record.replay(told).is_over
    assert record.verify(told).entries
    assert fairness.check(told) == []


def test_the_record_over_http_is_what_export_writes(server, tmp_path):
    """To the last byte, with the whole log and the proof of the shuffle."""
    links = server.lay("my-shelfie", "person", "bot:random", start=True)
    with server.client(links, 0) as client:
        client.position()
        version(client.act("hand-over", bot="random", expect=0))
        client.until("reveal")
    request = urllib.request.Request(f"{server.url}/api/tables/{links['table']}/record")
    request.add_header("Authorization", f"Bearer {links['seats']['0']}")
    exported = tmp_path / "exported.json"

    with urllib.request.urlopen(request) as answer:
        content = answer.read()

    assert run(["export", links["table"], str(exported), "--data-dir", str(server.folder)]) == 0
    assert content == exported.read_bytes()
    assert record.verify_bytes(content).is_fair


# Coming back


def whole_story(client):
    """All entries a client was told, by version."""
    return {entry["version"]: entry for entry in client.entries}


@pytest.mark.parametrize("name", ["my-shelfie", "home-staging", "dream-home"])
def test_whoever_comes_back_from_any_version_is_told_exactly_what_is_missing(server, name):
    links, dice = server.lay(name, "person", "person", start=True), random.Random(6)
    with ExitStack() as stack:
        clients = {seat: stack.enter_context(server.client(links, seat)) for seat in (0, 1)}
        clients[-1] = stack.enter_context(server.client(links))
        for client in clients.values():
            client.position()
        last = eventful(clients, dice)
        for client in clients.values():
            client.catch_up(last)
        story = {viewer: whole_story(client) for viewer, client in clients.items()}
        epoch = clients[0].welcome["epoch"]
        state = {viewer: client.position() for viewer, client in clients.items()}

    for viewer in (0, 1, -1):
        assert list(story[viewer]) == list(range(1, last + 1))
        seats = [viewer] if viewer >= 0 else []
        for since in range(last + 1):
            with server.client(links, *seats, from_version=since, epoch=epoch) as client:
                update = client.until("update")
            assert not update["resync"]
            assert update["entries"] == [story[viewer][v] for v in range(since + 1, last + 1)]
            assert update["state"] == state[viewer]


def eventful(clients, dice):
    """Some twenty entries of all kinds; the last version."""
    last = 0
    for number in range(24):
        everybody = (clients[0], clients[1])
        waiting = clients[0].catch_up(last)["waiting"]
        client = clients[dice.choice(waiting)]
        client.catch_up(last)
        if number % 5 == 4 and client.position()["undo"]:
            answer = client.act("undo")
        elif number == 11:
            answer = client.act("pause")
            last = version(answer)
            client.catch_up(last)
            answer = client.act("resume")
        else:
            answer = client.move(dice.choice(legal_moves(client)))
        last = version(answer)
        for each in everybody:
            each.catch_up(last)
    return last


def test_whoever_cannot_be_told_what_is_missing_begins_anew(server, two):
    first, _ = two
    move(first)
    links = {"table": first.welcome["table"]}
    epoch = first.welcome["epoch"]
    hello = {"type": "hello", "table": links["table"]}
    for since in ({"from_version": 0}, {"from_version": 0, "epoch": "x"},
                  {"from_version": 2, "epoch": epoch}, {"epoch": epoch}, {}):  # fmt: skip
        with server.socket() as socket:
            client = Client(socket)
            client.send(hello | {"tokens": [first.token]} | since)
            update = client.until("update")
        assert update["resync"]
        assert update["entries"] == []
        assert update["state"] == first.position()


# Sending again, and racing


def test_a_move_for_another_position_is_stale(two):
    first, second = two
    legal = legal_moves(first)
    assert refusal(first.move(legal[0], expect=1)) == "stale-move"
    move(first)
    assert refusal(first.move(legal[1], expect=0)) == "stale-move"
    answer = second.move("e5 >1", expect=0)
    assert (answer["code"], answer["retryable"]) == ("stale-move", True)
    second.catch_up(1)
    assert refusal(second.move("e5 >1")) == "illegal-move"
    assert refusal(second.move("come va")) == "unreadable-move"
    assert refusal(first.move(legal[0])) == "not-your-turn"


def test_seats_that_move_at_the_same_time_do_not_make_each_other_stale(server):
    links = server.lay("home-staging", "person", "person", start=True)
    with server.client(links, 0) as first, server.client(links, 1) as second:
        while first.position()["waiting"] != [0, 1]:
            move(first)
        begun = first.position()["version"]
        second.catch_up(begun)
        mine = legal_moves(second)[0]
        move(first)
        assert version(second.move(mine, expect=begun)) == begun + 2


def test_the_same_id_again_is_the_same_move(two):
    first, second = two
    legal = legal_moves(first)
    answer = first.move(legal[0], move_id="mine")
    first.catch_up(1)
    assert first.move(legal[0], move_id="mine", expect=0) == answer
    assert first.move(legal[1], move_id="mine", expect=1) == answer
    second.catch_up(1)
    assert refusal(second.move("e5 >1", move_id="mine")) == "id-taken"
    assert refusal(first.act("undo", move_id="mine")) == "id-taken"
    version(first.act("hand-over", bot="random"))
    assert first.move(legal[0], move_id="mine", expect=0) == answer
    assert second.catch_up(2)["version"] == 2


def test_an_id_has_a_form(two):
    first, _ = two
    for wrong in ("", "x" * 65, "a b", "è", "a\n"):
        first.send({"type": "move", "move_id": wrong, "expect": 0, "move": "e5 >1"})
        assert first.until("refused")["code"] == "bad-message"


def test_of_two_windows_that_move_at_once_one_moves(server):
    links = server.lay("my-shelfie", "person", "person", start=True)
    with server.client(links, 0) as one, server.client(links, 0) as other:
        legal = legal_moves(one)
        other.position()
        for number, client in enumerate((one, other)):
            move = {"type": "move", "move_id": f"m{number}", "expect": 0, "move": legal[number]}
            client.send(move)
        answers = [client.take_any("ack", "refused") for client in (one, other)]

    assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
    assert [each["code"] for each in answers if each["type"] == "refused"] == ["stale-move"]
    assert server.get(f"/api/test/tables/{links['table']}/truth")


def at_once(asks):
    """The answers of requests that are made at the same time."""
    with ThreadPoolExecutor(len(asks)) as threads:
        return [each.result() for each in [threads.submit(*ask) for ask in asks]]


def test_of_many_who_want_one_seat_one_gets_it(server):
    links = server.lay("my-shelfie", "open", "person", "open", policy={"public": True})
    path = f"/api/tables/{links['table']}/claim"
    asks = [
        (server.ask, "POST", path, {"seat": seat, "name": f"N{seat}{n}"})
        for n in range(4) for seat in (0, 2)
    ]  # fmt: skip
    answers = at_once(asks)

    assert sorted(status for status, _, _ in answers) == [201, 201] + [409] * 6
    taken = [content["link"] for status, content, _ in answers if status == 201]
    for link in taken:
        people = server.get(f"/api/tables/{links['table']}", link)
        assert [place["player"] for place in people["places"]] == ["person"] * 3


def test_of_many_starts_one_starts(server):
    links = server.lay("my-shelfie", "person", "person")
    path = f"/api/tables/{links['table']}/start"
    answers = at_once([(server.ask, "POST", path, {}, links["host"])] * 6)

    assert sorted(status for status, _, _ in answers) == [201] + [409] * 5


# Time, and what outlives the server


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


@pytest.fixture
def mortal(tmp_path):
    """A server that may be killed."""
    server = Server(tmp_path / "data")
    yield server
    assert "Traceback" not in server.log()
    assert server.end() == 0


def test_what_was_going_on_goes_on_after_a_crash(mortal):
    """Moves, ids, chat numbers, codes, clocks and bots are where they were."""
    policy = {"clock": {"kind": "live", "seconds": 3}, "bot": "random"}
    timed = mortal.lay("my-shelfie", "person", "person", start=True, policy=policy)
    calm = mortal.lay("my-shelfie", "person", "person", start=True)
    waiting = mortal.lay("my-shelfie", "person", "open")
    code = mortal.get(f"/api/tables/{waiting['table']}", waiting["host"])["code"]
    with mortal.client(calm, 0) as client:
        legal = legal_moves(client)
        answer = client.move(legal[0], move_id="mine")
        client.catch_up(1)
        assert said(client, "ciao")["number"] == 1
        before, epoch = client.position(), client.welcome["epoch"]
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
