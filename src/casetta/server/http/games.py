"""Games over HTTP: what can be played, questions to the rules, tutorials."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any

from litestar import MediaType, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta

from casetta import games
from casetta.bots import names as bot_names
from casetta.contract.errors import Wrong
from casetta.contract.face import Say
from casetta.contract.game import Game
from casetta.contract.levels import LEVELS, SNAIL
from casetta.words import LANGUAGES, Words, sentences

from ...protocol.bodies import Links, NewSeat, NewTable
from ...protocol.messages import ASKED, RULED, Closed, Language
from ..auth import HubHere, VisitorHere
from ..fair_queue import Asker
from ..hub import Opening
from ..rate_limit import rate_limit
from ..rooms.metadata import AVATARS

NEIGHBOUR = SNAIL
"""Who sits opposite in a tutorial, in name and picture."""


class OptionValue(Closed):
    """A value of an option, in words."""

    value: str | bool
    text: str


class GameOption(Closed):
    """An option of a game, in words; its first value is the one by default."""

    name: str
    title: str
    detail: bool
    """Whether only few people will want to know of it."""
    values: list[OptionValue]


class GameInfo(Closed):
    """A game that can be played, in words."""

    game: str
    title: str
    sentence: str
    seats: list[int]
    """Numbers of players."""
    options: list[GameOption]
    bots: list[str]
    """Who may play, as `bot:NAME`."""
    levels: list[str]
    """Those of them that people choose from, the weakest first."""
    avatars: list[str]
    """The pictures that somebody may have."""


TOLD: dict[str, list[GameInfo]] = {}
"""What can be played, by language, once somebody has asked."""


@get("/api/games")
async def list_games(language: FromQuery[str] = "en") -> list[GameInfo]:
    """What can be played, in words."""
    language = language if language in LANGUAGES else "en"
    if language not in TOLD:
        TOLD[language] = await asyncio.to_thread(games_in, language)
    return TOLD[language]


def games_in(language: str) -> list[GameInfo]:
    """All games in a language, whose sentences may have to be loaded."""
    words = Words(language)
    return [game_info(game, words.with_game(game.folder)) for game in games.every()]


def game_info(game: Game, say: Say) -> GameInfo:
    """A game with its options and their values."""
    options = [
        GameOption(
            name=option.name,
            title=say(f"option-{option.name}"),
            detail=option.is_detail,
            values=[
                OptionValue(value=value, text=say(f"option-{option.name}-{str(value).lower()}"))
                for value in option.values
            ],
        )
        for option in game.options
    ]
    return GameInfo(
        game=game.name,
        title=say("game-title"),
        sentence=say("game-sentence"),
        seats=list(game.seats),
        options=options,
        bots=list(bot_names(game)),
        levels=[level for level in LEVELS if level in bot_names(game)],
        avatars=list(AVATARS),
    )


class RulesRequest(Closed):
    """A question to the rules of a game, as `casetta ask` answers it."""

    game: Annotated[str, Meta(max_length=40)]
    question: Annotated[dict[str, Any], Meta(description=ASKED)]
    language: Language = "en"


@post(
    "/api/ask",
    status_code=200,
    guards=[rate_limit("question")],
    responses={200: ResponseSpec(dict[str, Any], description=RULED, generate_examples=False)},
)
async def ask_the_rules(
    data: JSONBody[RulesRequest], hub: HubHere, visitor: VisitorHere
) -> dict[str, Any]:
    """What the rules say; whatever is wrong with the question is in the answer.

    Which fields the answer has depends on the game and on the question, as for `casetta ask`.
    """
    game, asker = games.load(data.game), Asker(visitor.address)
    return await hub.rules.answer(asker, game.name, data.question, data.language, hub.limits)


@get("/api/games/{game:str}/words/{language:str}", media_type=MediaType.TEXT)
async def words_of_a_game(game: FromPath[str], language: FromPath[str]) -> str:
    """The sentences of a game in one language (Fluent), for pages that were built without it."""
    if language not in LANGUAGES:
        raise Wrong("not-found")
    return await asyncio.to_thread(sentences, games.load(game).folder, language)


# Tutorials


class TutorialRequest(Closed):
    """Which game to learn, and the language of the neighbour's name."""

    game: Annotated[str, Meta(max_length=40)]
    language: Language = "en"


@post("/api/first", guards=[rate_limit("table")])
async def make_first(data: JSONBody[TutorialRequest], hub: HubHere, visitor: VisitorHere) -> Links:
    """A table to learn a game on; no browser remembers it.

    Its deal is fixed. Both seats belong to whoever learns, so that the page can let the neighbour
    do what the lesson needs; everything goes through the same checks as at any other table. It is
    removed when it was left for a day (upkeep.py).
    """
    game = games.load(data.game)
    if game.tutorial is None:
        raise Wrong("bad-request")
    position, wrongs = game.text.setup(json.loads(game.tutorial.read_text(encoding="utf-8")))
    assert not wrongs, wrongs
    setup = game.text.drawing(position)
    name = Words(data.language)(f"bot-{NEIGHBOUR}")
    neighbour = NewSeat(player="person", name=name, avatar=NEIGHBOUR)
    seats = [NewSeat(player="person"), *[neighbour] * (setup["seats"] - 1)]
    new = NewTable(game=game.name, options=setup["options"], seats=seats, start=True)
    _, links = await hub.make(new, Opening(setup=setup, first=True, address=visitor.address))
    return links
