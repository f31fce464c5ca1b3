"""Play a game against a bot, knowing nothing but docs/protocol.md.

python play_randomly.py http://127.0.0.1:8765 dream-home
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def make_table(url, game):
    """A table for us and a bot, begun at once; its links."""
    seats = [{"player": "person", "name": "Random"}, {"player": "bot:greedy"}]
    body = json.dumps({"game": game, "seats": seats, "start": True}).encode()
    headers = {"Content-Type": "application/json"}
    return json.load(
        urllib.request.urlopen(urllib.request.Request(f"{url}/api/tables", body, headers))
    )


def play(url, game):
    """Send back offered moves until the game is over; points and places."""
    links, moved, state = make_table(url, game), -1, {"version": -1}
    with connect(url.replace("http", "ws", 1) + "/ws", max_size=None) as socket:
        hello = {"type": "hello", "table": links["table"], "tokens": [links["seats"]["0"]]}
        socket.send(json.dumps(hello))
        while True:
            message, answer = json.loads(socket.recv()), None
            if message["type"] == "update":
                state = message["state"]
            if state.get("over"):
                return state["result"]
            offered = (
                message["answer"]["legal"] if message["type"] == "answer" else state.get("legal")
            )
            if offered is None and message["type"] == "update":
                answer = {
                    "type": "ask",
                    "id": f"q{state['version']}",
                    "about": "legal",
                    "most": 500,
                }
            elif offered and state["version"] > moved:
                moved, move = state["version"], random.choice(offered)
                answer = {"type": "move", "move_id": f"m{moved}", "expect": moved, "move": move}
            if answer is not None:
                socket.send(json.dumps(answer))


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
