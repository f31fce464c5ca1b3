"""Files of scenarios: where they lie (project book, user's folder), and what is to be said of them.

A scenario file may end in `[[proof]]` tables: proofs that a home can be furnished whole. `cards`
says which of its two cards each number is, in the order of the rooms and their lists; `moves` are
the events of a game of one seat; `points` is what the finished plan scores. A proof is right when
every event is legal, a piece was drawn for every token without the Bright Idea, and every room
and every piece can be reached.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.game import State
from casetta.contract.reader import Reader, file_reader
from casetta.kernel.folders import data_folder
from casetta.kernel.luck import table_luck

from ..bonuses.kind import MARK_NAMES
from ..bonuses.rules import kind_named
from ..content.furniture import LETTERS, read_furniture
from ..content.library import BUILT_IN, FURNITURE, Scenario, bring, read_scenario
from ..content.scenario import counts
from ..plan.changes import legal_moves, state_with, with_letters
from ..plan.plan import Plan
from ..plan.position import LAYOUT, House, Phase, Position
from ..plan.squares import SHEET, parts, union
from ..rules.setup import deal_scenario, play
from ..text.notation import read

SEAT = 0
CORRIDOR = 10
"""Squares for the corridor where a file does not say how many."""
COURTYARD = 3
"""Which of the grounds is a courtyard."""
BOOK = Path(__file__).parents[1] / "content" / "scenarios"


# Where they lie


class Found(NamedTuple):
    """A scenario in the user's folder; without content when something is wrong with it."""

    name: str
    file: Path
    content: Mapping[str, Any] | None


def own_folder() -> Path:
    return data_folder() / "scenarios"


def own_scenarios() -> list[Found]:
    """All scenarios of the user's folder, by their names."""
    files = own_folder().glob("*.toml")
    return sorted(found_in(file) for file in files if file.name != FURNITURE)


def found_in(file: Path) -> Found:
    """The scenario of a file, under its id if it has one, else under the name of the file."""
    content, wrongs = read_scenario(file)
    name = file_reader(file, lacking=1).values.get("id") if wrongs else content and content["id"]
    return Found(name if isinstance(name, str) else file.stem, file, None if wrongs else content)


def scenario_file(name: str) -> Path:
    """The file of a scenario: a path, the id of an own scenario, or of a built-in one."""
    if name.endswith(".toml") or any(sign in name for sign in (os.sep, os.altsep) if sign):
        return Path(name)
    beside = own_folder() / f"{name}.toml"
    if beside.is_file():
        return beside
    book = sorted(BOOK.glob("*.toml"))
    known = {scenario.id: file for scenario, file in zip(BUILT_IN, book, strict=True)}
    known |= {found.name: found.file for found in own_scenarios()}
    if name not in known:
        raise Wrong("unknown-scenario", scenario=name, known=", ".join(known))
    return known[name]


# Faults


class Checked(NamedTuple):
    """All there is to say about a file; `counts` and `proofs` only where nothing is wrong."""

    faults: list[tuple[Path, Wrong]]
    """What is wrong, with the file it stands in: also in the furniture beside a scenario."""
    warnings: Wrongs
    counts: dict[str, int]
    proofs: list[int]
    """The points of each proof."""


def check_file(file: Path) -> Checked:
    """Look through a file of either kind."""
    page = file_reader(file, lacking=1)
    if page.wrongs:
        return Checked([(file, wrong) for wrong in page.wrongs], [], {}, [])
    if "plan" in page.values or "option" not in page.values:
        return check_scenario(file, page)
    options = read_furniture(page)
    faults = [(file, wrong) for wrong in page.wrongs]
    return Checked(faults, [], {} if faults else {"options": len(options)}, [])


def check_scenario(file: Path, page: Reader) -> Checked:
    """Look through a scenario, with the furniture beside it, and play its proofs."""
    beside = file.parent / FURNITURE
    furniture = file_reader(beside, lacking=1) if beside.is_file() else None
    scenario = bring(page, furniture) if furniture is None or not furniture.wrongs else None
    proofs = check_proofs(page, scenario) if scenario else []
    faults = [(file, wrong) for wrong in page.wrongs]
    faults += [(beside, wrong) for wrong in furniture.wrongs] if furniture else []
    if scenario is None or faults:
        return Checked(faults, [], {}, [])
    plan = bare_plan(scenario)
    corridor = {"corridor": corridor_of(scenario.content, plan)}
    return Checked([], warnings(page, scenario), counts(plan.state) | corridor, proofs)


# Oddities


def warnings(page: Reader, scenario: Scenario) -> Wrongs:
    """All that is odd; the page has no faults, and gets none."""
    plan = bare_plan(scenario)
    paper = page.again()
    warn_of_floor(paper, scenario, plan)
    for entry in paper.objects("rule"):
        warn_of_rule(entry, plan.house)
    for number, entry in enumerate(paper.objects("bonus")):
        kind = kind_named(entry.values["kind"])
        if kind.is_impossible(plan, plan.house.bonuses[number]):
            entry.fault("scenario-never", "kind")
    return paper.wrongs


def warn_of_floor(page: Reader, scenario: Scenario, plan: Plan) -> None:
    """Too little floor for the largest pieces, floor in parts, no place for a front door."""
    found = counts(plan.state)
    need = found["largest_pieces"] + corridor_of(scenario.content, plan)
    if need > found["floor"]:
        page.fault("scenario-tight", "plan", need=need, floor=found["floor"])
    pieces = len(list(parts(plan.floor & ~plan.house.pillars)))
    if pieces > 1:
        page.fault("scenario-floor-in-parts", "plan", parts=pieces)
    if not union(plan.house.fronts) & ~plan.house.pillars:
        page.fault("scenario-no-way-in", "plan")


def warn_of_rule(entry: Reader, house: House) -> None:
    """A rule about something that the plan does not have."""
    spoken = {"columns": house.pillars, "windows_only": house.grounds[COURTYARD]}
    squares = spoken.get(entry.values["kind"], SHEET)
    if "mark" in entry.values:
        squares = house.marks[MARK_NAMES.index(entry.values["mark"])]
    if not squares:
        entry.fault("scenario-idle", "kind")


def bare_plan(scenario: Scenario) -> Plan:
    """A plan on which nothing is drawn."""
    return Plan(state_with(scenario.facts), SEAT)


def corridor_of(content: Mapping[str, Any], plan: Plan) -> int:
    """The squares that a scenario allows for its corridor; none where a hub takes its place."""
    usual = CORRIDOR if plan.hub is None else 0
    return int(content.get("check", {}).get("corridor", usual))


# Proofs


def check_proofs(page: Reader, scenario: Scenario) -> list[int]:
    """The points of each proof that is right; what is first wrong with the others is noted.

    The page is that of the scenario, without any other fault.
    """
    right = []
    for entry in page.objects("proof"):
        proof = entry.values
        try:
            check_proof(proof["cards"], proof["moves"], proof["points"], scenario.content)
            right.append(proof["points"])
        except Wrong as wrong:
            entry.fault(wrong.code, wrong.where or "", **wrong.values)
    return right


def check_proof(
    cards: Sequence[str], texts: Sequence[str], told: int, content: Mapping[str, Any]
) -> None:
    """Play a proof; raise Wrong, with the key that is at fault, where it does not hold."""
    state = played(cards, texts, content)
    plan = Plan(state, SEAT)
    tokens = sum(card.tokens for card in plan.cards)
    if len(plan.pieces) != tokens or plan.idea:
        raise Wrong("proof-not-whole", "moves", drawn=len(plan.pieces), tokens=tokens)
    if not is_reachable(plan):
        raise Wrong("proof-unreachable", "moves")
    if plan.points != told:
        raise Wrong("proof-points", "points", found=plan.points)


def played(cards: Sequence[str], texts: Sequence[str], content: Mapping[str, Any]) -> State:
    """The finished plan that a proof leads to."""
    state = with_cards(table_of(content), cards)
    for number, text in enumerate(texts, 1):
        play_text(state, text, f"moves {number}")
    if Position(state).phase != Phase.OVER:
        raise Wrong("proof-unfinished", "moves")
    return state


def table_of(content: Mapping[str, Any], key: bytes = bytes(32)) -> State:
    """A table for one seat, its cards by luck."""
    state: State = LAYOUT.blank()
    deal_scenario(content, state, 1, (), table_luck(key))
    return state


def with_cards(state: State, cards: Sequence[str]) -> State:
    """The table with these cards."""
    numbers = [str(card.number) for card in Position(state).cards]
    told = [(card[:-1], card[-1:]) for card in cards]
    is_known = all(letter and letter in LETTERS for _, letter in told)
    if [number for number, _ in told] != numbers or not is_known or len(set(cards)) < len(cards):
        raise Wrong("proof-cards", "cards")
    return with_letters(state, {n: LETTERS.index(letter) for n, (_, letter) in enumerate(told)})


def play_text(state: State, text: str, where: str) -> None:
    """Make the moves of an event, all of them legal."""
    try:
        made = read(text)
    except Wrong as wrong:
        raise Wrong("proof-illegal", where, move=text) from wrong
    for move in made:
        if move not in legal_moves(state, SEAT):
            raise Wrong("proof-illegal", where, move=text)
        play(state, SEAT, move)


def is_reachable(plan: Plan) -> bool:
    """Whether every room and every piece can be reached."""
    all_rooms, all_pieces = (1 << plan.room_count) - 1, (1 << len(plan.pieces)) - 1
    return plan.reachable_rooms == all_rooms and plan.reachable_pieces == all_pieces
