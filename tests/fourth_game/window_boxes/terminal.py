"""Window Boxes at a terminal, and its score pad."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.face import Answers, Block, Face, Pad, PadPrompt, Row, Say, Scene
from casetta.contract.game import State
from casetta.contract.text import Sheet
from casetta.kernel.state import NOBODY, SEATS

from .content.flowers import KEYS, LETTERS
from .rules.layout import DEALT, DECK_SIZE, POTS
from .rules.scoring import different_flowers, points
from .rules.turn import play
from .text import draw_box, draw_hand, legal_texts, setup, sheet

WIDTH = 18


def board(scene: Scene) -> list[Block]:
    """All boxes, the reader's own first."""
    first = max(scene.seat, 0)
    seats = scene.view[SEATS]
    return [box_block(scene, (first + step) % seats) for step in range(seats)]


def box_block(scene: Scene, seat: int) -> Block:
    """A box below its owner's name, with the points."""
    total = scene.say("turn-points", points=points(scene.view, seat))
    rows: list[Row] = [
        [(scene.names[seat], "bold" if seat == scene.seat else "")],
        [(" ".join(draw_box(scene.view, seat)), "")],
        [(" ".join(str(pot + 1) for pot in range(POTS)), "dim")],
        [(total, "")],
    ]
    return Block(WIDTH, rows)


def notes(scene: Scene) -> list[Row]:
    """The reader's hand, and what is left of the deck."""
    left = scene.view[DECK_SIZE] - scene.view[DEALT]
    rows: list[Row] = [[(scene.say("turn-deck", cards=left), "dim")]]
    if scene.seat != NOBODY:
        hand = " ".join(draw_hand(scene.view, scene.seat) or "")
        rows.append([(scene.say("turn-hand", cards=hand), "bold")])
    return rows


def foresee(view: State, seat: int, made: Sequence[int]) -> State:
    """The view after planting, without the card that is drawn."""
    state = list(view)
    state[DECK_SIZE] = state[DEALT]
    play(state, seat, made[0])
    return state


def legal(scene: Scene, text: str) -> list[Row]:
    """The legal moves, flower by flower."""
    texts = [each for each in legal_texts(scene.view, scene.seat) if each.startswith(text)]
    by_flower = {key: [each for each in texts if each.startswith(key)] for key in KEYS}
    return [[("   ".join(row), "")] for row in by_flower.values() if row]


def explain(scene: Scene) -> list[tuple[str, str]]:
    """The rules in short."""
    headings = ("turn-help-turn", "turn-help-points", "turn-help-end")
    return [(scene.say(heading), scene.say(f"{heading}-text")) for heading in headings]


# The score pad


def questions(
    answers: Answers, earlier: Sequence[Answers], people: int, say: Say
) -> list[PadPrompt]:
    """One question about each person: the box."""
    return [PadPrompt("box", "pad-box", read_box, "." * POTS, {"letters": LETTERS})]


def read_box(text: str) -> str:
    """Six signs, such as `rrdglp`."""
    box = text.lower().replace(" ", "")
    if len(box) != POTS or set(box) - set(LETTERS + "."):
        raise Wrong("pad-wrong-box", pots=POTS, letters=LETTERS)
    return box


def pad_state(bees: bool, answers: Answers) -> State:
    """A position in which seat 0 has the box of a person."""
    state, _ = setup({"boxes": [answers["box"], "." * POTS], "options": {"bees": bees}})
    return state


def pad_sheet(bees: bool, answers: Answers) -> Sheet:
    """The score of a person."""
    return sheet(pad_state(bees, answers), 0)


def pad_picture(answers: Answers) -> Block:
    """The box of a person."""
    return Block(WIDTH, [[(" ".join(answers["box"]), "")]])


def warnings(people: Sequence[Answers]) -> Wrongs:
    """More of a flower than the box of the game holds."""
    told = "".join(person["box"] for person in people)
    return [
        Wrong("too-many-flowers", flower=key, cards=told.count(letter))
        for key, letter in zip(KEYS, LETTERS, strict=True)
        if told.count(letter) > 8
    ]


def places(totals: Sequence[int], different: Sequence[int] | None) -> list[int]:
    """Most points first, then most different flowers."""
    worth = list(zip(totals, different or [0] * len(totals), strict=True))
    return [1 + sum(other > own for other in worth) for own in worth]


def count_flowers(people: Sequence[Answers]) -> list[int]:
    """How many different flowers each person has, which breaks ties."""
    return [different_flowers(pad_state(False, person), 0) for person in people]


def pad(bees: bool) -> Pad:
    """The score pad, with or without bees."""
    return Pad(
        people=(1, 2, 3, 4),
        questions=questions,
        sheet=partial(pad_sheet, bees),
        draw=pad_picture,
        warnings=warnings,
        tie=None,
        places=places,
        told=count_flowers,
        under=lambda options, _brought: pad(bool(options["bees"])),
    )


FACE = Face(
    board=board,
    notes=notes,
    gains=lambda scene: [],
    foresee=foresee,
    legal=legal,
    help=explain,
    tie_break="ranking-tie-break",
    pad=pad(bees=False),
)
