"""What can be played here."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import get, post
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from casetta import games
from casetta.ask import answer
from casetta.bots import names as bot_names
from casetta.kernel.wrong import Wrong
from casetta.words import LANGUAGES, Words

from .bearers import Asked, address_of, hub_of
from .checks import AVATARS
from .messages import Closed, Language


@get("/api/games", sync_to_thread=True)
def list_games(language: FromQuery[str] = "en") -> list[dict[str, Any]]:
    """What can be played, in words."""
    words = Words(language if language in LANGUAGES else "en")
    told = []
    for game in games.every():
        say = words.with_game(game.folder)
        options = [
            {
                "name": option.name,
                "title": say(f"option-{option.name}"),
                "detail": option.is_detail,
                "values": [
                    {"value": value, "text": say(f"option-{option.name}-{str(value).lower()}")}
                    for value in option.values
                ],
            }
            for option in game.options
        ]
        told.append(
            {
                "game": game.name,
                "title": say("game-title"),
                "sentence": say("game-sentence"),
                "seats": list(game.seats),
                "options": options,
                "bots": bot_names(game),
                "avatars": list(AVATARS),
            }
        )
    return told


class Question(Closed):
    """A question to the rules of a game, as `casetta ask` answers it."""

    game: Annotated[str, Meta(max_length=40)]
    question: dict[str, Any]
    language: Language = "en"


@post("/api/ask", status_code=200)
async def ask_the_rules(data: JSONBody[Question], state: State, request: Asked) -> dict[str, Any]:
    """What the rules say; whatever is wrong with the question is in the answer."""
    if not hub_of(state).asks.take(address_of(request)):
        raise Wrong("too-many")
    game = games.load(data.game)
    words = Words(data.language).with_game(game.folder)
    return await asyncio.to_thread(answer, game, data.question, words)


GAME_ROUTES = [list_games, ask_the_rules]
