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
    request = urllib.request.Request(f"{url}/api/tables", body, {"Content-Type": "application/json"})
    return json.load(urllib.request.urlopen(request))


def play(url, game):
    """Send back offered moves until the game is over; points and places."""
    links = make_table(url, game)
    moved = -1
    with connect(url.replace("http", "ws", 1) + "/ws", max_size=None) as socket:
        tell = lambda **message: socket.send(json.dumps(message))  # noqa: E731
        tell(type="hello", table=links["table"], tokens=[links["seats"]["0"]])
        for message in map(json.loads, socket):
            if message["type"] == "update":
                state = message["state"]
                offered = state["legal"]
                if state["over"]:
                    return state["result"]
                if offered is None and state["version"] > moved:
                    tell(type="ask", id=f"q{state['version']}", about="legal", most=500)
            if message["type"] == "answer":
                offered = message["answer"]["legal"]
            if message["type"] in ("update", "answer") and offered and state["version"] > moved:
                moved = state["version"]
                move = random.choice(offered)
                tell(type="move", move_id=f"m{moved}", expect=moved, move=move)


if __name__ == "__main__":
    print(play(*sys.argv[1:]))
