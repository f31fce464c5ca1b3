"""Coming back from any version, sending again, and two who act at once."""

import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack

import pytest

from tests.server.served import Client, legal_moves, move, refusal, version


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
    for since in ({"from_version": 1}, {"from_version": 0, "epoch": "x"},
                  {"from_version": 2, "epoch": epoch}, {"epoch": epoch}, {}):  # fmt: skip
        with server.socket() as socket:
            client = Client(socket)
            client.send(hello | {"tokens": [first.token]} | since)
            update = client.until("update")
        assert update["resync"]
        assert update["entries"] == []
        assert update["state"] == first.position()


def test_a_first_visit_needs_no_epoch(server, two):
    first, _ = two
    move(first)
    with server.socket() as socket:
        client = Client(socket)
        hello = {"type": "hello", "table": first.welcome["table"], "tokens": [first.token]}
        client.send(hello | {"from_version": 0})
        update = client.until("update")

    assert not update["resync"]
    assert [entry["version"] for entry in update["entries"]] == [1]
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


def test_several_moves_joined_are_one_decision(server):
    """All or none, one acknowledgement with the last version; the same id again is answered so."""
    links = server.lay("dream-home", "person", "person", start=True)
    with server.client(links, 0, 1) as client:
        seat = client.position()["waiting"][0]
        client.look(seat)
        take = legal_moves(client)[0]
        assert refusal(client.move(f"{take}; {take}", seat=seat)) == "illegal-move"
        assert client.position()["version"] == 0
        placed = f"{take}; {following(client, take)}"
        answer = client.move(placed, move_id="mine", seat=seat)
        assert version(answer) == 2
        client.catch_up(2)
        assert [entry["kind"] for entry in client.entries] == ["move", "move"]
        assert client.move(placed, move_id="mine", expect=0, seat=seat) == answer


def following(client, move):
    """A legal move after another one, as a dry run tells."""
    return client.ask("check", move=move)["next"][0]


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
