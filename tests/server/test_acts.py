"""What people do at a table besides moving."""

import json
import urllib.request
from contextlib import ExitStack

from casetta.commands.cli import run
from casetta.table import fairness, record
from tests.server.served import Client, legal_moves, move, refusal, version

ENTROPY = "0123456789abcdef" * 4


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
