"""What is to be said about a file of scenarios or furniture: faults, oddities, proofs."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from casetta.contract.errors import Wrong, Wrongs
from casetta.contract.toml_reader import Page

from ..content.furniture import read_furniture
from ..content.library import bring
from ..content.own import FURNITURE
from ..content.scenario import counts
from ..content.scenario_pages import page_of
from .fairness import corridor_of, state_of, warnings
from .proof import check_proofs


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
    page = page_of(file)
    if page.wrongs:
        return Checked([(file, wrong) for wrong in page.wrongs], [], {}, [])
    is_furniture = "plan" not in page.values and "option" in page.values
    return check_furniture(file, page) if is_furniture else check_scenario(file, page)


def check_furniture(file: Path, page: Page) -> Checked:
    """Look through a file of furniture."""
    options = read_furniture(page)
    faults = [(file, wrong) for wrong in page.wrongs]
    return Checked(faults, [], {} if faults else {"options": len(options)}, [])


def check_scenario(file: Path, page: Page) -> Checked:
    """Look through a scenario, with the furniture beside it, and play its proofs."""
    beside = file.parent / FURNITURE
    furniture = page_of(beside) if beside.is_file() else None
    scenario = bring(page, furniture) if furniture is None or not furniture.wrongs else None
    proofs = check_proofs(page, scenario) if scenario else []
    faults = [(file, wrong) for wrong in page.wrongs]
    faults += [(beside, wrong) for wrong in furniture.wrongs] if furniture else []
    if scenario is None or faults:
        return Checked(faults, [], {}, [])
    state = state_of(scenario)
    corridor = {"corridor": corridor_of(scenario.content, state)}
    return Checked([], warnings(page, scenario), counts(state) | corridor, proofs)
