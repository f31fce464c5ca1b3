"""What things are called in the reader's language: scenario, rooms, cards, furniture, bonuses.

telling.py knows how a scenario is told, also one that people bring.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from casetta.contract.face import Say
from casetta.contract.game import State
from casetta.words import Words

from ..content.furniture import LETTERS, option_name
from ..content.library import OWN, scenario_of
from ..content.scenario_pages import text_in
from ..rules.laid import card_of, piece_at
from ..rules.layout import CARD_NUMBER, CARD_TOKENS, LETTER, SCENARIO
from ..scenarios.telling import Telling
from ..text.drawing import room_name


def cell_width(text: str) -> int:
    """How many cells of a terminal a text takes."""
    return sum(2 if unicodedata.east_asian_width(sign) in "WF" else 1 for sign in text)


def cut(text: str, width: int) -> str:
    """The text, shortened to so many cells where it is longer."""
    if cell_width(text) <= width:
        return text
    while cell_width(text) >= width:
        text = text[:-1]
    return f"{text}…"


def padded(text: str, width: int) -> str:
    """The text, cut or filled to so many cells."""
    shown = cut(text, width)
    return shown + " " * (width - cell_width(shown))


def wrapped(words: Iterable[str], width: int) -> list[str]:
    """Words on lines of a width, two blanks between them."""
    lines = [""]
    for word in words:
        joined = f"{lines[-1]}  {word}".strip()
        if lines[-1] and cell_width(joined) > width:
            lines.append(word)
        else:
            lines[-1] = joined
    return lines


def telling_of(state: State, say: Say) -> Telling:
    """The scenario of a table, told in the reader's language."""
    assert isinstance(say, Words)
    number = state[SCENARIO]
    return Telling(scenario_of(number).content, say, is_own=number >= OWN)


def scenario_title(state: State, say: Say) -> str:
    """The name of the scenario."""
    return telling_of(state, say).title


def room_title(state: State, room: int, say: Say) -> str:
    """What a room is called in this scenario."""
    return telling_of(state, say).room(room_name(state, room))


def card_title(state: State, card: int, say: Say) -> str:
    """What the back of a card says, with its tokens where there are several."""
    number, tokens = state[CARD_NUMBER + card], state[CARD_TOKENS + card]
    return telling_of(state, say).number(number) + (f" ×{tokens}" if tokens > 1 else "")


def furniture_title(state: State, name: str, say: Say) -> str:
    """What an option such as 09b1 is called; own furniture brings its name."""
    told = telling_of(state, say)
    for option in told.content.get("furniture", {}).get("option", []):
        if option["id"] == name and "name" in option:
            return text_in(option["name"], told.words.language)
    return say(f"furniture-{name}")


def option_text(state: State, card: int, option: int) -> str:
    """The name of the first or second option of a card that was turned over, such as 09b1."""
    number = state[CARD_NUMBER + card]
    return f"{number:02}{LETTERS[state[LETTER + card]]}{option + 1}"


def option_title(state: State, card: int, option: int, say: Say) -> str:
    """What the first or second option of a card is called."""
    return furniture_title(state, option_text(state, card, option), say)


def piece_title(state: State, seat: int, piece: int, say: Say) -> str:
    """What a piece on a plan is called."""
    word = piece_at(state, seat, piece)
    option = 4 * (state[CARD_NUMBER + card_of(word)] - 1) + (word >> 11 & 3)
    return furniture_title(state, option_name(option), say)
