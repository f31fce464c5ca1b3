"""What people do at a table besides moving, and who does what at once."""

import json
import random
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from casetta.commands.cli import run
from casetta.table import fairness, record
from tests.server.served import Client, legal_moves, move, refusal, table_of, version

ENTROPY = "0123456789abcdef" * 4


def kinds(client):
    """What a client was told of, in a word each."""
    return [entry["kind"] for entry in client.entries]


# Taking back: what may be taken back, the table decides (tests/table/test_undo.py)


def test_a_move_is_taken_back_and_made_again_and_with_consent_all_are(two):
    first, second = two
    deal = first.position()["digest"]
    assert refusal(first.act("undo")) == "nothing-to-undo"
    assert refusal(first.act("redo")) == "nothing-to-redo"
    assert first.catch_up(move(first))["undo"] == [1]
    after = first.position()["digest"]
    assert first.catch_up(version(first.act("undo")))["digest"] == deal
    assert first.catch_up(version(first.act("redo")))["digest"] == after
    second.catch_up(3)
    assert second.entries[1]["undone"] == second.entries[2]["redone"] == [1]
    move(second)
    first.catch_up(4)

    assert refusal(second.act("agree")) == "nobody-asks"
    asked = version(first.act("ask", undone=[1, 4]))
    told = {"version": asked, "seat": 0, "undone": [1, 4], "agreed": []}
    assert second.catch_up(asked)["asked"] == told
    assert refusal(second.act("ask", undone=[4])) == "already-asked"
    version(second.act("agree"))
    assert first.catch_up(asked + 2)["digest"] == deal
    assert kinds(first)[asked - 1 :] == ["ask", "agree", "undo"]


# Who plays, and when


def test_a_bot_plays_for_somebody_until_they_take_their_seat_back(two):
    first, second = two
    assert refusal(first.act("hand-over", bot="nobody")) == "unknown-bot"
    version(first.act("hand-over", bot="random"))
    assert second.catch_up(2)["players"] == ["bot:random", "person"]
    assert kinds(second) == ["hand-over", "move"]
    first.catch_up(2)
    assert refusal(first.move("e5 >1")) == "not-your-turn"
    version(first.act("take-back"))
    second.catch_up(3)
    move(second)
    assert first.catch_up(4)["players"] == ["person", "person"]
    move(first)


def test_a_paused_game_stands_still_and_a_host_without_a_seat_may_pause_it_but_not_move(server):
    links = server.begun("person", "bot:random")
    host_alone = links | {"spectator": links["host"]}
    with server.client(links, 0) as client, server.client(host_alone) as host:
        legal = client.position()["legal"]
        assert (host.position()["legal"], host.welcome["host"]) == ([], True)
        assert refusal(host.move("e5 >1")) == refusal(host.act("undo")) == "not-your-seat"
        version(host.act("pause"))
        state = client.catch_up(1)
        assert (state["paused"], state["waiting"], state["legal"]) == (True, [0], [])
        assert client.entries[0]["seat"] == -1
        assert refusal(client.move(legal[0])) == refusal(client.act("pause")) == "paused"
        version(client.act("resume"))
        client.catch_up(2)
        assert refusal(client.act("resume")) == "not-paused"
        move(client)
        assert client.catch_up(4)["waiting"] == [0]


# Looking


def test_a_connection_looks_through_one_of_its_seats_at_a_time(server):
    links = server.begun("person", "person", "person")
    with server.client(links, 0, 2) as both:
        legal = both.position()["legal"]
        known = [personal(both)]
        for seat in (2, -1):
            both.look(seat)
            assert both.position()["legal"] == []
            known.append(personal(both))
        assert known == [[True, False, False], [False, False, True], [False] * 3]
        both.send({"type": "look", "seat": 1})
        assert both.until("refused")["code"] == "not-your-seat"
        assert refusal(both.move("e5 >1", seat=1)) == "not-your-seat"
        both.look(2)
        assert version(both.move(legal[0], seat=0)) == 1


def personal(client):
    """Whose personal goals a client knows."""
    return [goal is not None for goal in client.position()["view"]["personal"]]


def test_a_question_changes_nothing_and_needs_a_seat(server):
    links = server.begun()
    with server.client(links, 0) as client, server.client(links) as spectator:
        legal = client.position()["legal"]
        assert client.ask("legal", most=3)["legal"] == legal[:3]
        assert client.ask("legal", move=legal[-1])["legal"] == [legal[-1]]
        answer = client.ask("check", move="x" * 4000)
        assert answer["legal"] is False
        assert len(json.dumps(answer)) < 400, "hardly anything of it is repeated"
        assert client.ask("live")["points"] == 0
        assert client.position()["version"] == 0
        spectator.send({"type": "ask", "id": "q", "about": "legal"})
        assert spectator.until("refused")["code"] == "not-your-seat"


# The shuffle


def test_each_seat_adds_to_the_shuffle_once_and_before_the_start(server):
    links = server.lay("my-shelfie", "person", "person")
    with server.client(links, 0) as first, server.client(links, 1) as second:

        def refused(value, **more):
            first.send({"type": "entropy", "value": value, **more})
            return first.until("refused")["code"]

        for wrong in ("", "0" * 63, "0" * 65, "g" * 64, "A" * 64):
            assert refused(wrong) == "bad-message"
        assert refused(ENTROPY, seat=1) == "not-your-seat"
        first.send({"type": "entropy", "value": ENTROPY})
        assert second.until("people", entropy=[0])["commitment"]
        assert refused(ENTROPY) == "entropy-given"
        second.send({"type": "entropy", "value": ENTROPY[::-1]})
        first.until("people", entropy=[0, 1])
        links.post("start")
        assert refused(ENTROPY) == "already-started"


def test_what_seats_added_at_the_same_time_is_all_in_the_proof(server, tmp_path):
    """The record over HTTP has it, and is what export writes, to the last byte."""
    links = server.lay("my-shelfie", "person", "person")
    with server.client(links, 0) as first, server.client(links, 1) as second:
        for client in (first, second):
            client.until("people")
        for client in (first, second):
            client.send({"type": "entropy", "value": ENTROPY})
        first.until("people", entropy=[0, 1])
        links.post("start")
        for client in (first, second):
            client.position()
            version(client.act("hand-over", bot="random", expect=0))
        reveal = first.until("reveal")

    assert reveal["entropy"] == {str(seat): ENTROPY for seat in range(2)}
    told = links.get("record", "spectator")
    assert record.replay(told).is_over
    fairness.check(record.replay(told), told["fairness"])
    request = urllib.request.Request(f"{server.url}{table_of(links)}/record")
    request.add_header("Authorization", f"Bearer {links['seats']['0']}")
    with urllib.request.urlopen(request) as answer:
        content = answer.read()
    exported = tmp_path / "exported.json"
    assert run(["export", links["table"], str(exported), "--data-dir", str(server.folder)]) == 0
    assert content == exported.read_bytes()
    verified = record.verify_bytes(content)
    assert (verified.is_fair, bool(verified.entries)) == (True, True)


# Coming back from any version


@pytest.mark.parametrize("name", ["my-shelfie", "home-staging", "dream-home"])
def test_whoever_comes_back_from_any_version_is_told_exactly_what_is_missing(server, name):
    links, dice = server.begun(game=name), random.Random(6)
    with ExitStack() as stack:
        clients = {seat: stack.enter_context(server.client(links, seat)) for seat in (0, 1)}
        clients[-1] = stack.enter_context(server.client(links))
        for client in clients.values():
            client.position()
        last = eventful(clients, dice)
        state = {viewer: client.catch_up(last) for viewer, client in clients.items()}
        epoch = clients[0].welcome["epoch"]

    for viewer, client in clients.items():
        assert [entry["version"] for entry in client.entries] == list(range(1, last + 1))
        seats = [viewer] if viewer >= 0 else []
        for since in range(last + 1):
            with server.client(links, *seats, from_version=since, epoch=epoch) as again:
                update = again.until("update")
            assert not update["resync"]
            assert update["entries"] == client.entries[since:]
            assert update["state"] == state[viewer]


def eventful(clients, dice):
    """Some twenty entries of all kinds; the last version."""
    last = 0
    for number in range(24):
        client = clients[dice.choice(clients[0].catch_up(last)["waiting"])]
        client.catch_up(last)
        if number % 5 == 4 and client.position()["undo"]:
            answer = client.act("undo")
        elif number == 11:
            client.catch_up(version(client.act("pause")))
            answer = client.act("resume")
        else:
            answer = client.move(dice.choice(legal_moves(client)))
        last = version(answer)
        for each in (clients[0], clients[1]):
            each.catch_up(last)
    return last


def test_whoever_cannot_be_told_what_is_missing_begins_anew(server, two):
    """A first visit needs no epoch."""
    first, _ = two
    move(first)
    epoch = first.welcome["epoch"]
    hello = {"type": "hello", "table": first.welcome["table"], "tokens": [first.token]}
    for since in ({"from_version": 1}, {"from_version": 0, "epoch": "x"},
                  {"from_version": 2, "epoch": epoch}, {"epoch": epoch}, {},
                  {"from_version": 0}):  # fmt: skip
        with server.socket() as socket:
            client = Client(socket)
            client.send(hello | since)
            update = client.until("update")
        is_first = since == {"from_version": 0}
        assert update["resync"] is not is_first
        assert [entry["version"] for entry in update["entries"]] == [1] * is_first
        assert update["state"] == first.position()


# Sending again, and racing


def test_the_same_id_again_is_the_same_move(two):
    first, second = two
    legal = legal_moves(first)
    for wrong in ("", "x" * 65, "a b", "è", "a\n"):
        first.send({"type": "move", "move_id": wrong, "expect": 0, "move": "e5 >1"})
        assert first.until("refused")["code"] == "bad-message"
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


def test_several_moves_joined_are_one_decision(server):
    """All or none, one acknowledgement with the last version; the same id again is answered so."""
    with server.client(server.begun(game="dream-home"), 0, 1) as client:
        seat = client.position()["waiting"][0]
        client.look(seat)
        take = legal_moves(client)[0]
        assert refusal(client.move(f"{take}; {take}", seat=seat)) == "illegal-move"
        assert refusal(client.move("nonsense;pass", seat=seat)) == "unreadable-move"
        assert client.position()["version"] == 0
        following = client.ask("check", move=take)["next"][0]
        placed = f"{take} ; {following}"
        assert client.ask("check", move=placed)["legal"]
        assert client.ask("check", move=f"{following}; {take}")["legal"] is False
        assert client.position()["version"] == 0
        answer = client.move(placed, move_id="mine", seat=seat)
        assert version(answer) == 2
        client.catch_up(2)
        assert [entry["move"] for entry in client.entries] == [take, following]
        assert any(entry["phrases"] for entry in client.entries)
        assert client.move(placed, move_id="mine", expect=0, seat=seat) == answer


def test_of_two_windows_that_move_at_once_one_moves(server):
    links = server.begun()
    with server.client(links, 0) as one, server.client(links, 0) as other:
        legal = legal_moves(one)
        other.position()
        for number, client in enumerate((one, other)):
            move = {"type": "move", "move_id": f"m{number}", "expect": 0, "move": legal[number]}
            client.send(move)
        answers = [client.until("ack", "refused") for client in (one, other)]

    assert sorted(answer.get("code", "made") for answer in answers) == ["made", "stale-move"]
    assert [answer["retryable"] for answer in answers if answer["type"] == "refused"] == [True]


def at_once(asks):
    """The answers of requests that are made at the same time."""
    with ThreadPoolExecutor(len(asks)) as threads:
        return [each.result() for each in [threads.submit(*ask) for ask in asks]]


def test_of_many_who_want_one_seat_one_gets_it_and_of_many_starts_one_starts(server):
    links = server.lay("my-shelfie", "open", "person", "open", policy={"public": True})
    wishes = [{"seat": seat, "name": f"N{seat}{n}"} for n in range(4) for seat in (0, 2)]
    answers = at_once([(links.ask, "POST", "claim", wish, "") for wish in wishes])

    assert sorted(status for status, _, _ in answers) == [201, 201] + [409] * 6
    taken = [content["link"] for status, content, _ in answers if status == 201]
    for link in taken:
        people = links.get(by=link)
        assert [place["player"] for place in people["places"]] == ["person"] * 3
    answers = at_once([(links.ask, "POST", "start", {})] * 6)
    assert sorted(status for status, _, _ in answers) == [201] + [409] * 5
