"""What a person may do now, and what the cards and letters mean."""

from __future__ import annotations

from itertools import groupby

from casetta.contract.face import Row, Scene

from ..content.cards import SIGNS
from ..content.kinds import (
    FIRST_DECOR,
    FIRST_OWNED,
    KINDS,
    OWNED_KEYS,
    PLACE_KEYS,
    ROOM_KEYS,
    TOKENS,
)
from ..rules.decisions import waiting
from ..rules.layout import STAGE
from ..text.drawing import draw_decor_facts, draw_room_facts
from ..text.listing import place_name, points_told
from ..text.narration import card_word
from ..text.notation import legal_texts
from .cells import cell_width

LINE = 78
PAGES = ("turn", "placing", "annexes", "decor", "functionality", "roof")
"""Headings that are explained by `turn-help-…`."""
STAGES = ("discard", "hammer", "lay", "take", "lay", "roofs", "finish")
"""What a stage asks for, by its number: `turn-now-…`."""


def show_moves(scene: Scene, text: str) -> list[Row]:
    """The legal moves by their first word, or those that begin with a text."""
    texts = legal_texts(scene.view, scene.seat)
    begun = sorted(each for each in texts if each.startswith(text.strip().lower()))
    rows: list[Row] = []
    for verb, group in groupby(begun, key=lambda each: each.split()[0]):
        rest = [each.removeprefix(verb).strip() or verb for each in group]
        rows += [[(line, "")] for line in wrapped(f"{verb}:", rest)]
    return rows


def wrapped(head: str, words: list[str]) -> list[str]:
    """Words after a heading, on as many lines as they need."""
    lines = [head]
    for word in words:
        if cell_width(f"{lines[-1]}  {word}") > LINE:
            lines.append(" " * len(head))
        lines[-1] += f"  {word}"
    return lines


def explain(scene: Scene) -> list[tuple[str, str]]:
    """Headings and sentences: the turn, placing, scoring, tools and helpers, letters."""
    say = scene.say
    facts = {"rooms": told_rooms(scene), "decor": told_decor(scene)}
    pages = [(say(f"turn-help-{page}"), say(f"turn-help-{page}-text", **facts)) for page in PAGES]
    for card in range(FIRST_OWNED, KINDS):
        key = OWNED_KEYS[card - FIRST_OWNED].replace("_", "-")
        pages.append((say("card-name", card=card_word(card)), say(f"help-{key}")))
    letters = [
        f"{sign} {say('room-name', room=key)}" for sign, key in zip(SIGNS, ROOM_KEYS, strict=True)
    ]
    pages.append((say("turn-help-letters"), say("turn-letters", letters=" · ".join(letters))))
    return pages


def told_rooms(scene: Scene) -> str:
    """What each type of room scores with the cards of this game."""
    told = []
    for kind, key in enumerate(ROOM_KEYS):
        facts = draw_room_facts(scene.view, kind)
        partner = ROOM_KEYS.index(facts["beside"]) if "beside" in facts else None
        beside = facts.get("beside_points", 0)
        points = points_told(facts["points"], partner, beside, scene.say)
        told.append(f"{scene.say('room-name', room=key)} {points}")
    return " · ".join(told)


def told_decor(scene: Scene) -> str:
    """Where each token lies and what it scores with the cards of this game."""
    told = []
    for token in range(TOKENS):
        facts = draw_decor_facts(scene.view, token)
        place = place_name(PLACE_KEYS.index(facts["room"]), scene.say)
        card = scene.say("card-name", card=card_word(FIRST_DECOR + token))
        told.append(f"{card} {facts['points']} ({place})")
    return " · ".join(told)


def what_now(scene: Scene) -> str:
    """What the reader is asked for; empty when somebody else is."""
    view = scene.view
    if scene.seat < 0 or not waiting(view) >> scene.seat & 1:
        return ""
    return scene.say(f"turn-now-{STAGES[view[STAGE]]}")
