"""Finished games for pages: played out in a few moves, and reviewed without thinking long."""

from __future__ import annotations

import json
from typing import Any

from casetta import games
from casetta.bots.review import Judged, Review, SeatReview, positions
from casetta.server.reviews import FOLDER, key_of
from tests.server.served import Server


def seat_link(links: dict[str, Any], seat: int = 0) -> str:
    """The path by which a seat comes to its table."""
    return f"/t/{links['table']}#{links['seats'][str(seat)]}"


def review_kept(server: Server, links: dict[str, Any]) -> list[Judged]:
    """Put a review of a finished game where the server keeps them; its decisions.

    A real one thinks for minutes in the plain life: here each decision gave away two points,
    and the first or last of the other legal moves would have been better.
    """
    record = server.get(f"/api/tables/{links['table']}/record", links["host"])
    game = games.load(record["game"])
    decisions = []
    for state, number, seat, text in positions(game, record):
        moves = [game.text.write(move) for move in game.legal(state, seat)]
        better = next((move for move in (moves[0], moves[-1]) if move != text), "")
        if not better:
            continue
        lines = {"groups": 1.5, "personal": 0.5}
        decisions.append(
            Judged(
                number, number, seat, (text,), (better,),
                20.0 + number, 0.5, 2.0, 0.1, float(number), 4.0, lines,
            )
        )  # fmt: skip
    seats = tuple(
        SeatReview(2, 80.0, 30, 28.5, 4.0, 5.5, 1.0, 0.5, 0.2, 0.2, 0.5) for _ in record["seats"]
    )
    told = Review(seats, tuple(decisions), tells_chances=True).to_dict()
    folder = server.folder / FOLDER
    folder.mkdir(exist_ok=True)
    (folder / f"{key_of(links['table'], record)}.json").write_text(json.dumps(told))
    return decisions
