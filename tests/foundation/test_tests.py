"""What the tests themselves keep to."""

import ast
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[1]
SLEEPS = ("sleep", "wait_for_timeout")
ONLY_HERE = TESTS / "waiting.py"


def fixed_sleeps(source: str) -> list[int]:
    """The lines that let time pass; letting the event loop take one turn is no sleep."""
    nodes = ast.walk(ast.parse(source))
    return [getattr(node, "lineno", 0) for node in nodes if is_sleep(node)]


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
