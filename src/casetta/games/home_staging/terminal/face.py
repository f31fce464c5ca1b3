"""Home Staging at a terminal: the reader's plan, beside it the rooms, the card and the points.

Of the others only the points stand there; their plans are looked at one by one. Below it stands
what there is to do now; what can be typed, what may be done and what the scenario asks for are
told to whoever asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import zip_longest

from casetta.contract.errors import Wrong
from casetta.contract.face import Block, Draft, Face, Row, Say, Scene
from casetta.contract.game import State
from casetta.words import Words

from ..plan.changes import foresee
from ..plan.figures import LOST, live
from ..plan.plan import Plan
from ..plan.position import Phase, Position
from ..plan.squares import SIDE_NAMES, by_sides, rectangle_names
from ..plan.stamps import stamp_of
from ..scenarios.texts import ScenarioText
from ..text import drafts
from ..text.drafts import card_at, stamp_at, token_option, tokens_left
from ..text.narration import PIECE_LETTERS, room_at
from ..text.sheet import so_far
from .board import (
    ROWS,
    beside,
    card_title,
    option_drawing,
    option_title,
    plan_block,
    room_style,
    tray_block,
    wrapped,
)
from .pad import PAD, targets_told

WIDTH = 79
GAP = 2
WIDEST_TRAY = 38
LINE = 78
STEPS = {
    Phase.CHOOSE_ROOM: "room", Phase.CHOOSE_CARD: "card", Phase.ASSIGN: "tokens",
    Phase.DRAW: "draw", Phase.CLOSE: "close", Phase.FINISH: "finish",
}  # fmt: skip
"""What a step is called in the ids of its sentences."""
PAGES = ("plan", "access", "idea", "end", "look")
"""What is explained at any time, each with a sentence `turn-help-…`."""


def board(scene: Scene) -> list[Block]:
    """The plan of the reader, or of the first seat for somebody who only looks."""
    return look(scene, max(scene.seat, 0))


def look(scene: Scene, seat: int) -> list[Block]:
    """The plan of a seat and what lies beside it."""
    plan = Plan(scene.view, seat, own=scene.content)
    is_own = seat == scene.seat
    before = Plan(scene.before, seat) if is_own and scene.before is not None else None
    drawn = plan_block(plan, before)
    named = drawn.rows if is_own else [[(scene.names[seat], "bold")], *drawn.rows]
    width = min(WIDEST_TRAY, WIDTH - GAP - drawn.width)
    return [Block(drawn.width, named), tray_block(scene, seat, width)]


def notes(scene: Scene) -> list[Row]:
    """What there is to do, as long as nothing is chosen."""
    if scene.before is not None:
        return []
    plan = Plan(scene.view, max(scene.seat, 0), own=scene.content)
    told = [task(scene), *(hub_warning(scene, plan) if scene.seat >= 0 else [])]
    return [[(each, "bold")] for each in told if each]


# A draft


def missing(scene: Scene, draft: str) -> str:
    plan = Plan(scene.view, scene.seat, own=scene.content)
    left = drafts.missing_pieces(plan, draft) if plan.phase == Phase.DRAW else 0
    return scene.say("turn-missing", pieces=left) if left else ""


def at_once(view: State) -> bool:
    """A room or a card is turned over as soon as it is named."""
    return Plan(view, 0).phase in (Phase.CHOOSE_ROOM, Phase.CHOOSE_CARD)


def gains(scene: Scene) -> list[Row]:
    """What the reader's draft brings beside points: cut off pieces, the room, bonuses."""
    assert scene.before is not None
    plan = Plan(scene.view, scene.seat, own=scene.content)
    told = [*hub_warning(scene, plan), *warnings(scene, plan), *closing_told(scene, plan)]
    then = Plan(scene.before, scene.seat)
    return [*([(each, "bold")] for each in told), *bonus_rows(scene, then, plan)]


def hub_warning(scene: Scene, plan: Plan) -> list[str]:
    """What it would mean to draw nothing for the room that connects all others (ruling H-37)."""
    if plan.phase == Phase.DRAW and plan.may_lose_hub:
        return [scene.say("live-hub-threatens")]
    return [scene.say("live-hub-lost")] if plan.has_lost_hub and plan.phase < Phase.OVER else []


def warnings(scene: Scene, plan: Plan) -> list[str]:
    """What would count for nothing as things are."""
    if plan.phase == Phase.FINISH and plan.front_door is None:
        return [scene.say("turn-no-entrance")]
    lost = [PIECE_LETTERS[p.index] for p in plan.pieces if not plan.finished.counts(p.index)]
    return [scene.say("turn-cut-off", pieces=" ".join(lost), number=len(lost))] if lost else []


def closing_told(scene: Scene, plan: Plan) -> list[str]:
    """How large the room is, and which of the shapes that bonuses ask for it has."""
    if plan.phase != Phase.CLOSE or plan.current is None:
        return []
    squares, say = plan.current.squares, scene.say
    room, size = room_at(plan, plan.room).text((), say), squares.bit_count()
    told = say("turn-closing", room=room, squares=size, shape=plan.shape_of(squares))
    left = drafts.left_over(plan).bit_count()
    return [f"{told} {say('turn-left-over', squares=left)}" if left else told]


def bonus_rows(scene: Scene, then: Plan, now: Plan) -> list[Row]:
    """The bonuses that a draft wins or loses."""
    before, after = then.finished.bonus_points, now.finished.bonus_points
    gains = [points - earlier for points, earlier in zip(after, before, strict=True)]
    told = zip(gains, scenario_text_of(scene).bonuses(), strict=True)
    return [[(f"{gain:+} {sentence}", "")] for gain, sentence in told if gain]


def ending(scene: Scene) -> list[Row]:
    """How somebody who plays alone did, by the three target scores of the scenario."""
    plan = Plan(scene.view, 0, own=scene.content)
    is_alone = plan.seats == 1 and plan.phase == Phase.OVER
    return targets_told(plan.home, plan.points, scene.say) if is_alone else []


# What there is to do


def task(scene: Scene) -> str:
    """What the reader has to do now; in a step of drawing, which piece comes next."""
    plan, say = Plan(scene.view, scene.seat, own=scene.content), scene.say
    if plan.phase == Phase.OVER or scene.seat < 0:
        return ""
    if plan.phase == Phase.DRAW:
        return drawing_task(plan, say) if tokens_left(plan) else ""
    has_room = plan.phase in (Phase.CHOOSE_CARD, Phase.CLOSE)
    room = room_at(plan, plan.room).text((), say) if has_room else ""
    tokens = card_at(plan).tokens if plan.phase == Phase.ASSIGN else 0
    return say(f"turn-task-{STEPS[plan.phase]}", room=room, tokens=tokens)


def drawing_task(plan: Plan, say: Say) -> str:
    option, tokens = token_option(plan, 0), card_at(plan).tokens
    piece, number = option_title(plan, option, say), plan.decided + 1
    return say("turn-task-draw", piece=piece, option=option + 1, number=number, tokens=tokens)


def hint(scene: Scene, chosen: str) -> str:
    """What can be typed now."""
    plan = Plan(scene.view, scene.seat, own=scene.content)
    step = STEPS.get(plan.phase, "finish")
    if not chosen:
        return scene.say(f"turn-hint-{step}")
    is_whole = plan.phase != Phase.DRAW or drafts.missing_pieces(plan, chosen) == 0
    return scene.say(f"turn-hint-{step}-chosen" if is_whole else "turn-hint-draw-on")


def explain(scene: Scene) -> list[tuple[str, str]]:
    """Headings and sentences: the step at hand, the scenario, its bonuses, the plan."""
    say, phase = scene.say, Position(scene.view).phase
    now = [(say("turn-help-now"), say(f"turn-help-{STEPS[phase]}"))] if phase in STEPS else []
    scenario = scenario_text_of(scene)
    story = " ".join([scenario.text("story"), *scenario.rules()]).strip()
    pages = [(say(f"turn-help-{page}"), say(f"turn-help-{page}-text")) for page in PAGES]
    return [*now, (scenario.title, story), *bonuses_told(scene), *pages]


def scenario_text_of(scene: Scene) -> ScenarioText:
    """The scenario of a table, told in the reader's language."""
    assert isinstance(scene.say, Words)
    plan = Plan(scene.view, 0, own=scene.content)
    return ScenarioText(plan.home.content, scene.say, is_own=plan.is_own)


def bonuses_told(scene: Scene) -> list[tuple[str, str]]:
    """Each bonus with its points, what it brings so far, and how far it has come."""
    view, seat, say = scene.view, max(scene.seat, 0), scene.say
    sentences = scenario_text_of(scene).bonuses()
    now = live(Plan(view, seat).finished.state, seat).bonuses
    lost = [bonus.status == LOST for bonus in live(view, seat).bonuses]
    told = []
    for sentence, bonus, is_lost in zip(sentences, now, lost, strict=True):
        progress = bonus.progress
        state = say("live-lost") if is_lost else say(progress.message, **progress.values)
        head = say("turn-bonus", points=bonus.most, now=bonus.points)
        told.append((head, f"{sentence} · {state}"))
    return told


# What may be done, compactly


def show_moves(scene: Scene, text: str) -> list[Row]:
    """What may be done in this step; of the drawings those of an option that a text names."""
    plan = Plan(scene.view, scene.seat, own=scene.content)
    if plan.phase == Phase.DRAW:
        return places_shown(plan, text, scene.say)
    shown = {
        Phase.CHOOSE_ROOM: rooms_shown, Phase.CHOOSE_CARD: cards_shown,
        Phase.ASSIGN: tokens_shown, Phase.CLOSE: doors_shown,
    }  # fmt: skip
    return shown.get(plan.phase, openings_shown)(plan, scene.say)


def rooms_shown(plan: Plan, say: Say) -> list[Row]:
    """The rooms that may be opened, each with its cards."""
    rows: list[Row] = []
    for room, name in enumerate(plan.room_names):
        if drafts.may_open(plan, name):
            cards = ", ".join(card_title(plan, card, say) for card in plan.cards_of(room))
            title = room_at(plan, room).text((), say)
            rows.append([(f"{room + 1}  {title}", "bold"), (f": {cards}", "")])
    return rows


def cards_shown(plan: Plan, say: Say) -> list[Row]:
    """The face-down cards, each with the four drawings of which it will show two."""
    rows: list[Row] = []
    for card in plan.face_down:
        rows.append([(f"{card.number}  {card_title(plan, card, say)}", "bold")])
        stamps = [stamp_of(plan.state, card.index, option) for option in range(4)]
        drawings = [option_drawing(stamp) for stamp in stamps]
        rows += [*beside(drawings, ["  "] * len(drawings), room_style(plan, plan.room)), []]
    return rows


def tokens_shown(plan: Plan, say: Say) -> list[Row]:
    tokens = card_at(plan).tokens
    names = [option_title(plan, option, say) for option in range(2)]
    return [
        [(f"{first} {tokens - first}  ", "bold"), (f"{first} × {names[0]}", ""),
         (f" · {tokens - first} × {names[1]}", "")]
        for first in range(tokens, -1, -1)
    ]  # fmt: skip


def places_shown(plan: Plan, text: str, say: Say) -> list[Row]:
    """For every way to turn the piece its drawing and the squares where its top left may lie."""
    left = {token_option(plan, token) for token in range(tokens_left(plan))}
    options = [option for option in sorted(left) if text in ("", str(option + 1))]
    if not options:
        raise Wrong("turn-no-token", option=text)
    rows: list[Row] = []
    for option in options:
        rows.append([(f"{option + 1}  {option_title(plan, option, say)}", "bold")])
        ways = drafts.simplest_ways(plan, option)
        for turns in range(4):
            if ways[turns] == turns:
                rows += turn_shown(plan, option, turns, say)
    return rows


def turn_shown(plan: Plan, option: int, turns: int, say: Say) -> list[Row]:
    """One way to turn a piece, and its places beside it."""
    drawing = option_drawing(stamp_at(plan, option, turns))
    drawn = beside([drawing], [f"r{turns}  "], room_style(plan, plan.room))
    wide = max(map(len, drawing)) + len("r0  ") + 2
    places = rectangle_names(drafts.fitting(plan, option, turns))
    told = wrapped(places or [say("turn-nowhere")], LINE - wide)
    blank: Row = [(" " * wide, "")]
    lines = zip_longest(drawn, told)
    return [*([*(row or blank), (text or "", "")] for row, text in lines), []]


def doors_shown(plan: Plan, say: Say) -> list[Row]:
    """The squares that the room may take in, and the doors of the room as proposed."""
    free, doors = plan.free & ~drafts.own_squares(plan), plan.possible_doors(plan.needed_squares())
    return [
        *headed(say("turn-shown-proposal"), [drafts.propose(plan.state, plan.seat)]),
        *headed(say("turn-shown-squares"), rectangle_names(free)),
        *headed(say("turn-shown-doors"), edges_told(doors)),
    ]


def openings_shown(plan: Plan, say: Say) -> list[Row]:
    return [
        *headed(say("turn-shown-front"), edges_told(plan.possible_front_doors())),
        *headed(say("turn-shown-windows"), edges_told(plan.possible_windows())),
    ]


def edges_told(edges: Sequence[int]) -> list[str]:
    """Edges as rectangles of squares with their side, such as `c4:f4 n`."""
    return [
        f"{rectangle} {letter}"
        for letter, squares in zip(SIDE_NAMES, by_sides(edges), strict=True)
        for rectangle in rectangle_names(squares)
    ]


def headed(title: str, texts: Iterable[str]) -> list[Row]:
    """Texts on as few lines as they fit on, below their heading."""
    return [[(title, "bold")], *([(f"  {line}", "")] for line in wrapped(texts, LINE - 2))]


FACE = Face(
    board=board,
    notes=notes,
    gains=gains,
    foresee=foresee,
    legal=show_moves,
    help=explain,
    tie_break="ranking-tie-break",
    pad=PAD,
    rows=ROWS,
    draft=Draft(add=drafts.add, missing=missing, propose=drafts.propose, at_once=at_once),
    hint=hint,
    so_far=so_far,
    look=look,
    ending=ending,
)
