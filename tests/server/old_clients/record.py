"""Record conversations of clients with a server: python -m tests.server.old_clients.record.

Once for each version of the protocol, with the last casetta that speaks it; never again. Then
test_old_clients.py holds every later server to them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

from casetta import games
from casetta.table import fairness
from casetta.table.table import Table
from tests.server.old_clients.clients import Conversation
from tests.server.served import Server

SEED = 7
MOST_MOVES = 400
TITLES = ("my-shelfie", "dream-home", "home-staging")


def main(folder: Path) -> None:
    """Record all conversations into a folder, by a server of today."""
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(folder.parent / "data")
    try:
        for title in TITLES:
            whole_game(Conversation(server, given(title)), title).save(folder / f"{title}.jsonl")
        friends(Conversation(server, invited())).save(folder / "friends.jsonl")
        guests(Conversation(server, half_empty())).save(folder / "guests.jsonl")
    finally:
        server.end()


def table_of(name: str, game: str, **more: Any) -> dict[str, Any]:
    """What is posted in test mode, so that the same table is made again."""
    seats = [{"player": "person", "name": "Anna"}, {"player": "person", "name": "Bruno"}]
    tokens = {each: f"{name}-token-{each}" for each in ("host", "spectator", "0", "1")}
    new = {"game": game, "seats": seats, **more.pop("new", {})}
    return {"new": new, "id": name, "tokens": tokens, "seed": SEED, **more}


def given(title: str) -> dict[str, Any]:
    """A table of which everything is given."""
    key = fairness.key(bytes(32), title, {})
    setup = Table.deal(games.load(title), 2, key=key).setup
    return table_of(f"old-{title}", title, setup=setup, new={"start": True})


def invited() -> dict[str, Any]:
    """A table that waits for its people."""
    return table_of("old-friends", "my-shelfie")


def half_empty() -> dict[str, Any]:
    """A table with a seat for whoever has its code."""
    table = table_of("old-guests", "my-shelfie")
    table["new"]["seats"][1] = {"player": "open"}
    del table["tokens"]["1"]
    return table


def whole_game(talk: Conversation, title: str) -> Conversation:
    """One screen with both seats plays to the end; somebody looks on, and comes back."""
    chance = Random(f"{SEED} {title}")
    talk.come("both", "0", "1")
    talk.come("watching", "spectator")
    talk.say("both", {"type": "say", "id": "line-1", "text": "ciao"})
    for number in range(MOST_MOVES):
        state = talk.state["both"]
        if state["over"]:
            break
        if number == 5:
            questions(talk)
            talk.go("watching")
        if number == 9:
            talk.come("watching", "spectator", from_version=3, from_said=0)
        if number == 14:
            talk.go("watching")
        turn(talk, state["waiting"][0], number, chance)
    talk.say("both", {"type": "ask", "id": "end", "about": "live", "seat": 0})
    talk.come("watching", "spectator", from_version=0)
    return talk


def turn(talk: Conversation, seat: int, number: int, chance: Random) -> None:
    """Look through a seat that is asked, and make one of its moves."""
    talk.say("both", {"type": "look", "seat": seat})
    state = talk.state["both"]
    legal = state["legal"]
    if legal is None:
        asked = {"type": "ask", "id": f"legal-{number}", "about": "legal", "most": 5}
        legal = talk.say("both", asked)["answer"]["answer"]["legal"]
    move = {"type": "move", "move_id": f"move-{number}", "expect": state["version"], "seat": seat}
    talk.say("both", {**move, "move": chance.choice(legal)})


def questions(talk: Conversation) -> None:
    """What is asked, refused and taken back; a move that is sent twice."""
    version = talk.state["both"]["version"]
    for about in ("news", "live", "picture"):
        talk.say("both", {"type": "ask", "id": about, "about": about})
    talk.say("both", {"type": "ask", "id": "check", "about": "check", "move": "nonsense"})
    for act in ("pause", "pause", "resume", "undo", "redo", "agree"):
        name = f"{act}-{len(talk.steps)}"
        message = {"type": "act", "move_id": name, "expect": version, "act": act}
        talk.say("both", message)
        talk.say("both", message)
        version = talk.state["both"]["version"]
    talk.say("both", {"type": "entropy", "value": "ab" * 32})
    talk.say("watching", {"type": "move", "move_id": "x", "expect": 0, "move": "x", "seat": 0})


def friends(talk: Conversation) -> Conversation:
    """Two people come by their links, add to the shuffle, talk and begin."""
    talk.come("anna", "0", "host")
    talk.come("bruno", "1", language="it")
    for seat, name in enumerate(("anna", "bruno")):
        talk.say(name, {"type": "entropy", "value": f"{seat}f" * 32})
        talk.say(name, {"type": "say", "id": f"{name}-1", "text": f"ciao da {name}"})
    talk.post("host", "start")
    talk.go("bruno")
    talk.come("bruno", "1", from_version=0, from_said=1)
    return talk


def guests(talk: Conversation) -> Conversation:
    """One comes with the code and is sent away, another one is let in and sits down."""
    table = "/api/tables/old-guests"
    talk.come("anna", "0", "host")
    talk.ask("GET", table, None, "host")
    talk.ask("POST", "/api/join", {"code": "NOCODE", "name": "Carla"})
    for name, seat in (("Carla", None), ("Bruno", 1)):
        talk.ask("POST", "/api/join", {"code": "{code}", "name": name, "avatar": "cat"})
        poll = "/api/join/old-guests/{ticket}"
        talk.ask("GET", poll)
        talk.ask("GET", table, None, "host")
        for link in ("0", "host"):
            talk.ask("POST", f"{table}/admit", {"ticket": "{guest}", "seat": seat}, link)
        talk.ask("GET", poll)
        talk.ask("GET", poll)
    talk.come("bruno", "{link}")
    talk.ask("POST", f"{table}/start", None, "host")
    return talk


if __name__ == "__main__":
    main(Path(sys.argv[1]))
