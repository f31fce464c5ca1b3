"""What there is to do now, what can be typed, what may be done, what the scenario asks for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from casetta.contract.errors import Wrong
from casetta.contract.face import Row, Say, Scene
from casetta.words import Words

from ..content.furniture import ROOM_CARDS
from ..plan.figures import LOST, BonusNow, live
from ..plan.plan import Plan
from ..plan.position import Card, Phase, Position
from ..plan.reasons import why_not_piece
from ..plan.squares import SIDE, SIDE_NAMES, Squares, by_sides, of_numbers, rectangle_names
from ..rules.decisions import rooms_to_open
from ..rules.pieces import option_of, option_place, piece_word
from ..scenarios.texts import ScenarioText
from ..text.drafts import (
    card_at,
    missing_pieces,
    own_squares,
    propose,
    simplest_ways,
    token_option,
    tokens_left,
)
from ..text.narration import names_at, room_at
from .board import beside, cards_to_choose, option_drawing, room_style, titled, wrapped

LINE = 78
STEPS = {
    Phase.CHOOSE_ROOM: "room", Phase.CHOOSE_CARD: "card", Phase.ASSIGN: "tokens",
    Phase.DRAW: "draw", Phase.CLOSE: "close", Phase.FINISH: "finish",
}  # fmt: skip
"""What a step is called in the ids of its sentences."""
PAGES = ("plan", "access", "idea", "end", "look")
"""What is explained at any time, each with a sentence `turn-help-…`."""


def task(scene: Scene) -> str:
    """What the reader has to do now."""
    plan, say = Plan(scene.view, scene.seat, own=scene.content), scene.say
    if plan.phase == Phase.OVER or scene.seat < 0:
        return ""
    if plan.phase == Phase.DRAW:
        return drawing_task(plan, say)
    has_room = plan.phase in (Phase.CHOOSE_CARD, Phase.CLOSE)
    room = titled(room_at(plan, plan.room), say) if has_room else ""
    tokens = card_at(plan).tokens if plan.phase == Phase.ASSIGN else 0
    return say(f"turn-task-{STEPS[plan.phase]}", room=room, tokens=tokens)


def drawing_task(plan: Plan, say: Say) -> str:
    """Which piece is to be drawn next."""
    if tokens_left(plan) == 0:
        return ""
    option, card = token_option(plan, 0), card_at(plan)
    return say(
        "turn-task-draw",
        piece=titled(names_at(plan).option(card, option), say),
        option=option + 1,
        number=plan.decided + 1,
        tokens=card.tokens,
    )


def hint(scene: Scene, chosen: str) -> str:
    """What can be typed now."""
    plan = Plan(scene.view, scene.seat, own=scene.content)
    step = STEPS.get(plan.phase, "finish")
    if not chosen:
        return scene.say(f"turn-hint-{step}")
    is_whole = plan.phase != Phase.DRAW or missing_pieces(plan, chosen) == 0
    return scene.say(f"turn-hint-{step}-chosen" if is_whole else "turn-hint-draw-on")


def explain(scene: Scene) -> list[tuple[str, str]]:
    """Headings and sentences: the step at hand, the scenario, its bonuses, the plan."""
    say, phase = scene.say, Position(scene.view).phase
    told = []
    if phase in STEPS:
        told.append((say("turn-help-now"), say(f"turn-help-{STEPS[phase]}")))
    told += [scenario_told(scene), *bonuses_told(scene)]
    return told + [(say(f"turn-help-{page}"), say(f"turn-help-{page}-text")) for page in PAGES]


def scenario_text_of(scene: Scene) -> ScenarioText:
    """The scenario of a table, told in the reader's language."""
    assert isinstance(scene.say, Words)
    plan = Plan(scene.view, 0, own=scene.content)
    return ScenarioText(plan.home.content, scene.say, is_own=plan.is_own)


def scenario_told(scene: Scene) -> tuple[str, str]:
    """The story of the scenario and its special rules."""
    told = scenario_text_of(scene)
    return told.title, " ".join([told.text("story"), *told.rules()]).strip()


def bonuses_told(scene: Scene) -> list[tuple[str, str]]:
    """Each bonus with its points, what it brings so far, and how far it has come."""
    view, seat, say = scene.view, max(scene.seat, 0), scene.say
    sentences = scenario_text_of(scene).bonuses()
    now = live(Plan(view, seat).finished.state, seat).bonuses
    lost = [bonus.status == LOST for bonus in live(view, seat).bonuses]
    return [
        (
            say("turn-bonus", points=bonus.most, now=bonus.points),
            f"{sentence} · {say('live-lost') if is_lost else progress_told(bonus, say)}",
        )
        for sentence, bonus, is_lost in zip(sentences, now, lost, strict=True)
    ]


def progress_told(bonus: BonusNow, say: Say) -> str:
    """How far a bonus has come."""
    return say(bonus.progress.message, **bonus.progress.values)


# What may be done, compactly


def show_moves(scene: Scene, text: str) -> list[Row]:
    """What may be done in this step; of the drawings those of an option that a text names."""
    plan, say = Plan(scene.view, scene.seat, own=scene.content), scene.say
    if plan.phase == Phase.CHOOSE_ROOM:
        return rooms_shown(plan, say)
    if plan.phase == Phase.CHOOSE_CARD:
        return cards_shown(plan, say)
    if plan.phase == Phase.ASSIGN:
        return tokens_shown(plan, say)
    if plan.phase == Phase.DRAW:
        return places_shown(plan, text, say)
    return doors_shown(plan, say) if plan.phase == Phase.CLOSE else openings_shown(plan, say)


def rooms_shown(plan: Plan, say: Say) -> list[Row]:
    """The rooms that may be opened, each with its cards."""
    rows: list[Row] = []
    for room, name in enumerate(plan.room_names):
        if rooms_to_open(plan.state) >> ROOM_CARDS.index(name) & 1:
            cards = ", ".join(
                titled(names_at(plan).card(card), say) for card in plan.cards_of(room)
            )
            title = titled(room_at(plan, room), say)
            rows.append([(f"{room + 1}  {title}", "bold"), (f": {cards}", "")])
    return rows


def cards_shown(plan: Plan, say: Say) -> list[Row]:
    """The face-down cards, each with the four drawings of which it will show two."""
    rows: list[Row] = []
    for card in cards_to_choose(plan):
        rows.append([(f"{card.number}  {titled(names_at(plan).card(card), say)}", "bold")])
        rows += [*all_drawings(plan, card), []]
    return rows


def all_drawings(plan: Plan, card: Card) -> list[Row]:
    """The four options that a card may turn out to have, beside each other."""
    places = [option_of(piece_word(card.index, option, 0, 0)) for option in range(4)]
    drawings = [option_drawing(plan, place) for place in places]
    return beside(drawings, ["  "] * len(drawings), room_style(plan, plan.room))


def tokens_shown(plan: Plan, say: Say) -> list[Row]:
    """All ways to share out the tokens."""
    card = card_at(plan)
    names = [titled(names_at(plan).option(card, option), say) for option in range(2)]
    return [
        [(f"{first} {card.tokens - first}  ", "bold"), (f"{first} × {names[0]}", ""),
         (f" · {card.tokens - first} × {names[1]}", "")]
        for first in range(card.tokens, -1, -1)
    ]  # fmt: skip


def places_shown(plan: Plan, text: str, say: Say) -> list[Row]:
    """For every way to turn the piece its drawing and the squares where its top left may lie."""
    left = {token_option(plan, token) for token in range(tokens_left(plan))}
    options = [option for option in sorted(left) if text in ("", str(option + 1))]
    if not options:
        raise Wrong("turn-no-token", option=text)
    rows: list[Row] = []
    for option in options:
        title = titled(names_at(plan).option(card_at(plan), option), say)
        rows.append([(f"{option + 1}  {title}", "bold")])
        ways = simplest_ways(plan, option)
        for turns in range(4):
            if ways[turns] == turns:
                rows += turn_shown(plan, option, turns, say)
    return rows


def turn_shown(plan: Plan, option: int, turns: int, say: Say) -> list[Row]:
    """One way to turn a piece, and its places beside it."""
    drawing = option_drawing(plan, option_place(plan.state, card_at(plan).index, option), turns)
    drawn = beside([drawing], [f"r{turns}  "], room_style(plan, plan.room))
    wide = max(map(len, drawing)) + len("r0  ") + 2
    places = rectangle_names(places_of(plan, option, turns))
    told = wrapped(places or [say("turn-nowhere")], LINE - wide)
    blank: Row = [(" " * wide, "")]
    lines = zip_longest(drawn, told)
    return [*([*(row or blank), (text or "", "")] for row, text in lines), []]


def places_of(plan: Plan, option: int, turns: int) -> Squares:
    """The squares where the top left of a piece may lie."""
    return of_numbers(
        square
        for square in range(SIDE * SIDE)
        if why_not_piece(plan.state, plan.seat, option, turns, square) is None
    )


def doors_shown(plan: Plan, say: Say) -> list[Row]:
    """The squares that the room may take in, and the doors of the room as proposed."""
    return [
        [(say("turn-shown-proposal"), "bold")],
        [(f"  {propose(plan.state, plan.seat)}", "")],
        [(say("turn-shown-squares"), "bold")],
        *listed(rectangle_names(plan.free & ~own_squares(plan))),
        [(say("turn-shown-doors"), "bold")],
        *listed(edges_told(plan.possible_doors(plan.needed_squares()))),
    ]


def openings_shown(plan: Plan, say: Say) -> list[Row]:
    """The places for the front door and for windows."""
    return [
        [(say("turn-shown-front"), "bold")],
        *listed(edges_told(plan.possible_front_doors())),
        [(say("turn-shown-windows"), "bold")],
        *listed(edges_told(plan.possible_windows())),
    ]


def edges_told(edges: Sequence[int]) -> list[str]:
    """Edges as rectangles of squares with their side, such as `c4:f4 n`."""
    return [
        f"{rectangle} {letter}"
        for letter, squares in zip(SIDE_NAMES, by_sides(edges), strict=True)
        for rectangle in rectangle_names(squares)
    ]


def listed(texts: Iterable[str]) -> list[Row]:
    """Texts on as few lines as they fit on."""
    return [[(f"  {line}", "")] for line in wrapped(texts, LINE - 2)]
