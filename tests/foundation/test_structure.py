"""The shape of the source: names that people know, one home for every fact, no circles.

Also what the tests themselves keep to.
"""

import ast
import re
from graphlib import CycleError, TopologicalSorter
from importlib.util import resolve_name

import pytest

from tests.foundation.cloned import ROOT

SOURCE = ROOT / "src"
FILES = {
    ".".join(file.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): file
    for file in sorted((SOURCE / "casetta").rglob("*.py"))
}
"""Every module of casetta by its name."""
TREES = {name: ast.parse(file.read_text(encoding="utf-8")) for name, file in FILES.items()}

# Names

INSTEAD = {
    "module": {
        "acts": "a command's module in commands/", "given": "arguments", "bearers": "auth",
        "doors": "security, rate_limit, ids", "beside": "tasks", "deeds": "tasks",
        "slowly": "threads", "sharing": "shared_cache", "telling": "broadcast",
        "doubt": "unconfirmed", "absent": "absence", "tidying": "gc",
        "timekeeping": "clock_saver", "following": "rematch", "knowing": "visibility",
        "trial": "test_mode", "forms": "types", "about": "metadata", "wire": "transport",
        "players": "bot_pool", "horizon": "undo", "seen": "views", "written": "encoding",
        "holding": "links", "adding": "inserts", "reviving": "restore", "refusals": "errors",
        "machine": "numba_backend", "lives": "compiled", "life": "backend",
        "judging": "evaluation", "gauging": "benchmarks", "crew": "arena", "runs": "resumable",
        "tally": "statistics", "frozen": "revisions", "thinking": "thought", "ink": "drawing",
        "wishes": "options", "told": "text",
    },
    "class": {
        "Wish": "Options", "Wishes": "Options", "Trouble": "ApiError", "Told": "a noun",
        "Faulty": "RulesError",
        "Telling": "a noun", "Slowly": "ThreadPool", "Beside": "Tasks", "Doubt": "Unconfirmed",
        "Absent": "Absence", "About": "Metadata", "Doors": "Security", "Wire": "Transport",
        "Players": "BotPool", "Crew": "Executor", "Mind": "SearchMemory",
    },
    "function": {
        "told": "to_dict", "trouble": "api_error", "wish": "option", "wishes": "options",
        "going_on": "resumed", "telling": "a verb",
    },
}  # fmt: skip
"""Names that only we understood, and what is said instead."""


def names_in(module: str) -> list[tuple[str, str]]:
    """Kind and name of a module and of all its classes and functions."""
    found = [("module", module.rpartition(".")[2])]
    for node in ast.walk(TREES[module]):
        match node:
            case ast.ClassDef(name=name):
                found.append(("class", name.lstrip("_")))
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                found.append(("function", name.lstrip("_")))
    return found


def test_names_are_ordinary_words():
    private = {
        f"{module}: {kind} {name}, use {INSTEAD[kind][name]}"
        for module in FILES
        for kind, name in names_in(module)
        if name in INSTEAD[kind]
    }

    assert private == set()


PAGES = [
    file
    for folder in (ROOT / "web" / "src", SOURCE)
    for kind in ("*.ts", "*.svelte")
    for file in sorted(folder.rglob(kind))
    if file.name != "protocol.ts"
]
"""TypeScript and Svelte that people write; protocol.ts is made from the schemas."""
INSTEAD_ON_PAGES = INSTEAD["module"] | {
    "wish": "PersonalGoal", "trouble": "api", "acts": "PlanActions", "endacts": "EndActions",
    "padbeside": "PadBesideHouse", "acting": "CardPanel", "beside": "BesideHouse",
}  # fmt: skip
"""What the file of a page or a part is called instead; capitals do not matter."""
TYPESCRIPT_CLASS = re.compile(r"(?m)^\s*(?:export )?(?:abstract )?(?:class|interface|type) (\w+)")


def test_names_on_the_pages_are_ordinary_words():
    files = {
        f"{file.relative_to(ROOT)}, use {INSTEAD_ON_PAGES[name]}"
        for file in PAGES
        if (name := file.name.partition(".")[0].lower()) in INSTEAD_ON_PAGES
    }
    classes = {
        f"{file.relative_to(ROOT)}: {name}, use {INSTEAD['class'][name]}"
        for file in PAGES
        for name in TYPESCRIPT_CLASS.findall(file.read_text(encoding="utf-8"))
        if name in INSTEAD["class"]
    }

    assert files | classes == set()


# Facts


def listed(words: str) -> str:
    """What words look like one after the other in a list of texts."""
    return r",\s*".join(rf"""["']{word}["']""" for word in words.split())


FACTS = {
    "languages": (rf"{listed('en it')}.*?\b(pl|ja)\b", ""),
    "bot levels": (listed("snail swallow beaver owl"), "contract/levels.py"),
    "length of a name": (r"(?im)\bname\w*\b[^\n]*=\s*20\b", "table/standing.py"),
    "length of a move": (r"(?im)\bmove[^\n]*\b4_?0(00|96)\b", "table/standing.py"),
    "length of a chat line": (r"(?im)\b(chat|say)\w*[^\n]*\b500\b", "protocol/limits.py"),
    "close codes": (r"\b400[1-7]\b|range\(4000", "protocol/errors.py"),
    "default port": (r"\b8765\b", "server/listeners.py"),
}
"""What a fact looks like as a literal, and the one file of src/casetta where it may stand; none for
languages, which are found by their files."""


@pytest.mark.parametrize("fact", FACTS)
def test_a_fact_has_one_home(fact):
    """In Python and TypeScript that people write, tests apart."""
    pattern, home = FACTS[fact]

    told = [
        file.relative_to(ROOT).as_posix()
        for file in [*FILES.values(), *(file for file in PAGES if ".test." not in file.name)]
        if re.search(pattern, file.read_text(encoding="utf-8"))
    ]

    assert told == ([f"src/casetta/{home}"] if home else [])


# Imports


def imports_of(module: str) -> set[str]:
    """The modules of casetta that a module imports anywhere, also for its types alone."""
    is_package = FILES[module].name == "__init__.py"
    package = module if is_package else module.rpartition(".")[0]
    found: set[str] = set()
    for node in ast.walk(TREES[module]):
        if isinstance(node, ast.ImportFrom):
            base = resolve_name("." * node.level + (node.module or ""), package)
            full = {f"{base}.{alias.name}" for alias in node.names}
            found |= {name if name in FILES else base for name in full}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return (found & set(FILES)) - {module}


def test_no_modules_import_each_other_in_a_circle():
    """Nowhere in casetta, for types alone neither."""
    try:
        TopologicalSorter({name: imports_of(name) for name in FILES}).prepare()
    except CycleError as circle:
        pytest.fail(" → ".join(circle.args[1]))


def test_games_are_reached_through_their_value_alone():
    """Nothing outside a game's folder imports one of its modules by name."""
    inner = {
        f"{module} imports {name}"
        for module in FILES
        for name in imports_of(module)
        if name.startswith("casetta.games.")
        and not module.startswith(".".join(name.split(".")[:3]))
    }

    assert inner == set()


def test_few_know_where_in_a_state_of_home_staging_something_stands():
    """All others read a state through `Plan`."""
    game = "casetta.games.home_staging"
    knowing = tuple(f"{game}.{room}." for room in ("rules", "bonuses", "content", "plan"))
    inner = {
        module
        for module in FILES
        if f"{game}.rules.layout" in imports_of(module) and not module.startswith(knowing)
    }

    assert inner == {game}


# Tests

TESTS = ROOT / "tests"
SLEEPS = ("sleep", "wait_for_timeout")
ONLY_HERE = TESTS / "waiting.py"


def fixed_sleeps(source: str) -> list[int]:
    """The lines that let time pass; letting the event loop take one turn is no sleep."""
    return [getattr(node, "lineno", 0) for node in ast.walk(ast.parse(source)) if is_sleep(node)]


def is_sleep(node: ast.AST) -> bool:
    match node:
        case ast.ImportFrom(module="time" | "asyncio", names=names):
            return any(alias.name == "sleep" for alias in names)
        case ast.Call(func=ast.Attribute(attr="sleep"), args=[ast.Constant(value=0)]):
            return False
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in SLEEPS
    return False


def test_only_the_polling_helper_sleeps():
    found = [
        f"{file.relative_to(TESTS)}:{line}"
        for file in sorted(TESTS.rglob("*.py"))
        if file != ONLY_HERE
        for line in fixed_sleeps(file.read_text(encoding="utf-8"))
    ]

    assert found == []


@pytest.mark.parametrize(
    ("source", "sleeps"),
    [
        ("time.sleep(1)", True),
        ("await asyncio.sleep(0.1)", True),
        ("page.wait_for_timeout(5)", True),
        ("from time import sleep", True),
        ("await asyncio.sleep(0)", False),
        ("CHILD = 'import time; time.sleep(1)'", False),
    ],
)
def test_a_sleep_is_seen(source, sleeps):
    assert bool(fixed_sleeps(source)) is sleeps
