"""`casetta scenario`: check, show, list and make scenarios of Home Staging."""

from __future__ import annotations

import secrets
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from casetta.contract.errors import Wrong, refuse
from casetta.contract.face import Row
from casetta.contract.files import check_writable, write_whole
from casetta.contract.game import Context
from casetta.contract.shown import print_text
from casetta.words import Words

from ..content.library import BUILT_IN, NAMES, read_scenario
from ..plan.drawing import setup
from ..plan.plan import Plan
from ..scenarios.files import Checked, check_file, own_folder, own_scenarios, scenario_file
from ..scenarios.maker import file_text, make_scenario
from ..scenarios.texts import ScenarioText
from ..text.picture import plan_lines

FAULTS = 1
HARDEST = 3
SEEDS = 10**6
"""A seed that nobody chose is below this."""
EMPTY: Row = []
LEGEND = "TLRyOm+"
"""The signs of a plan that need a word."""


def run_action(given: Namespace, context: Context) -> int:
    """Do what the word after `scenario` says."""
    if given.action not in ACTIONS:
        raise Wrong("unknown-action", action=given.action, known=", ".join(ACTIONS))
    return ACTIONS[given.action](given, context)


def named(given: Namespace) -> list[str]:
    """The files or scenarios that were named; refused when there are none."""
    if not given.names:
        raise Wrong("which-scenario", action=given.action)
    return list(given.names)


# Check


def check(given: Namespace, context: Context) -> int:
    """Tell everything that is wrong with some files."""
    files = [scenario_file(name) for name in named(given)]
    found = [(file, check_file(file)) for file in files]
    for file, checked in found:
        for line in check_lines(file, checked, context.words):
            print_text(line)
    return FAULTS if any(checked.faults for _, checked in found) else 0


def check_lines(file: Path, checked: Checked, words: Words) -> Iterator[str]:
    for at, fault in checked.faults:
        yield f"{at}: {words.wrong(fault)}"
    for warning in checked.warnings:
        yield words("check-warning", file=str(file), fault=words.wrong(warning))
    counts = checked.counts
    if "options" in counts:
        yield words("check-furniture", file=str(file), options=counts["options"])
    elif counts:
        largest = counts["largest_pieces"]
        yield words("check-scenario", file=str(file), **{**counts, "largest": largest})
    for number, points in enumerate(checked.proofs, 1):
        yield words("check-proof", file=str(file), number=number, points=points)


# Show and list


def show(given: Namespace, context: Context) -> int:
    """Draw some scenarios and tell what they ask for."""
    return max([show_named(context, name) for name in named(given)])


def show_named(context: Context, name: str) -> int:
    """Show one scenario; of a file with faults, all of them."""
    words = context.words
    if name in NAMES:
        show_one(context, ScenarioText(BUILT_IN[NAMES.index(name)].content, words, is_own=False))
        return 0
    file = scenario_file(name)
    content, wrongs = read_scenario(file)
    for wrong in wrongs:
        print_text(f"{file}: {words.wrong(wrong)}", is_error=True)
    if content is None:
        return FAULTS
    show_one(context, ScenarioText(content, words, is_own=True))
    return 0


def show_one(context: Context, told: ScenarioText) -> None:
    """Title and story, the plan, then what belongs to it."""
    tell = context.tell
    tell([(told.title, "bold"), (f" · {summary(told)}", "")])
    tell(*([row(told.text("story"), "italic")] if told.text("story") else []), EMPTY)
    state, wrongs = setup({"seats": 1, "scenario": told.content})
    refuse(wrongs)
    tell(*map(row, plan_lines(Plan(state, 0))), is_cut=True)
    tell(row(legend(told), "dim"), EMPTY)
    for heading, lines in parts_of(told):
        if lines:
            tell(row(told.words(heading), "bold"))
            tell(*map(row, lines), indent=2)
            tell(EMPTY)
    if "par" in told.content:
        first, second, third = told.content["par"]
        tell(row(told.words("show-par", first=first, second=second, third=third)), EMPTY)


def row(text: str, style: str = "") -> Row:
    return [(text, style)]


def summary(told: ScenarioText) -> str:
    """How hard and how large it is."""
    tokens = sum(row["tokens"] for room in told.content["room"] for row in room["furniture"])
    floor = sum(sign in "xm+" for row in told.content["plan"] for sign in row)
    return f"{difficulty(told)} · {told.words('show-size', tokens=tokens, floor=floor)}"


def difficulty(told: ScenarioText) -> str:
    """How hard a scenario is, in a word."""
    return told.words("show-difficulty", difficulty=told.content.get("difficulty", 0))


def legend(told: ScenarioText) -> str:
    """What the signs of the plan mean, as far as there are any."""
    used = set("".join(told.content["plan"]))
    names = {"+": "p"}
    signs = [names.get(sign, sign).lower() for sign in LEGEND if sign in used]
    return "   ".join(told.words(f"sign-{sign}") for sign in signs)


def parts_of(told: ScenarioText) -> list[tuple[str, list[str]]]:
    """Rooms, rules, bonuses and tips, each under its heading."""
    bonuses = zip(told.content.get("bonus", []), told.bonuses(), strict=True)
    own = [told.words("show-own-furniture")] if "furniture" in told.content else []
    return [
        ("show-rooms", [*(room_line(told, room) for room in told.content["room"]), *own]),
        ("show-rules", told.rules()),
        ("show-bonuses", [f"{bonus['points']:+}  {text}" for bonus, text in bonuses]),
        ("show-tips", told.tips()),
    ]


def room_line(told: ScenarioText, room: Mapping[str, Any]) -> str:
    """A room with the numbers of its cards and their tokens."""
    cards = [
        f"{row['number']} {told.number(row['number'])}"
        + (f" ×{row['tokens']}" if row["tokens"] > 1 else "")
        for row in room["furniture"]
    ]
    return f"{told.room(room['card'])}: {', '.join(cards)}"


def list_all(given: Namespace, context: Context) -> int:
    """All scenarios that can be played by their id."""
    words, tell = context.words, context.tell
    tell(row(words("list-built-in"), "bold"))
    built_in = (ScenarioText(scenario.content, words, is_own=False) for scenario in BUILT_IN)
    tell(*map(list_line, built_in), is_cut=True)
    tell(EMPTY, row(words("list-own", folder=str(own_folder())), "bold"))
    found = own_scenarios()
    for each in found:
        if each.content is None:
            tell(row(f"  {each.name:24} {words('list-broken')}"), is_cut=True)
        else:
            tell(list_line(ScenarioText(each.content, words, is_own=True)), is_cut=True)
    tell(*([] if found else [row(f"  {words('list-none')}")]))
    return 0


def list_line(told: ScenarioText) -> Row:
    return row(f"  {told.content['id']:24} {told.title} · {difficulty(told)}")


# New


def new(given: Namespace, context: Context) -> int:
    """Make a scenario by lot and write its file."""
    words = context.words
    level = 1 if given.difficulty is None else given.difficulty
    if not 0 <= level <= HARDEST:
        raise Wrong("out-of-bounds", "difficulty", lowest=0, highest=HARDEST)
    seed = secrets.randbelow(SEEDS) if given.seed is None else given.seed
    if seed < 0:
        raise Wrong("out-of-bounds", "seed", lowest=0, highest=2**63 - 1)
    file = Path(given.out) if given.out else own_folder() / f"home-{level}-{seed}.toml"
    if given.out is None:
        own_folder().mkdir(parents=True, exist_ok=True)
    check_writable(file)
    with context.status() as show_line:
        content = make_scenario(seed, level, reporter(words, show_line))
    write_whole(file, file_text(content).encode())
    told = ScenarioText(content, words, is_own=True)
    print_text(words("new-written", title=told.title, file=str(file)))
    print_text(words("new-play", name=str(file) if given.out else content["id"]))
    return 0


def reporter(
    words: Words, show_line: Callable[[str], None] | None
) -> Callable[[str, dict[str, int]], None]:
    """Tells what is being done: in one line that changes, else the first of several like steps."""

    def report(message: str, values: dict[str, int]) -> None:
        sentence = words(message, **values)
        if show_line is not None:
            show_line(sentence)
        elif 1 in (values.get("plan"), values.get("game")):
            print_text(sentence, is_error=True)

    return report


ACTIONS = {"check": check, "show": show, "list": list_all, "new": new}
