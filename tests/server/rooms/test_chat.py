"""Chat: who hears what, and how much may be said."""

import pytest

from tests.server.served import said


def test_everybody_hears_what_is_said(server):
    links = server.begun()
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


def test_whoever_was_away_hears_the_last_of_what_was_said(server):
    links = server.begun()
    for visit in range(9):
        with server.client(links, 1) as talking:
            talking.position()
            for number in range(7):
                said(talking, f"line {number} of {visit}")

    assert heard_again(server, links) == list(range(14, 64))
    assert heard_again(server, links, from_said=60) == [61, 62, 63]
    assert heard_again(server, links, from_said=63) == []


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
    assert said(first, "x" * 500)["text"] == "x" * 500
    assert said(first, "x" * 501) == said(first, "") == "bad-message"
    for id, text in (("n1", "\n"), ("n2", "\u202e\u200d")):
        first.send({"type": "say", "id": id, "text": text})
        answer = first.until("refused")
        assert (answer["code"], answer["move_id"]) == ("bad-message", id)


def test_spectators_may_be_muted_and_players_not(server):
    links = server.begun(policy={"spectator_chat": False})
    with server.client(links, 0) as player, server.client(links) as spectator:
        player.position(), spectator.position()
        assert said(spectator, "psst") == "muted"
        assert said(player, "hello")["number"] == 1
