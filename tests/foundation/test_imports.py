"""No module imports itself through others, not even for its types."""

import ast
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"
ALLOWED = ("casetta.contract.", "casetta.games.")
"""Where the parts of one value, `Game`, `Plan` or a kind of bonus, name each other's types."""


def modules():
    """Every module of the package with the path of its file."""
    found = {}
    for file in sorted((SOURCE / "casetta").rglob("*.py")):
        parts = file.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def imported(name, file, known):
    """The modules that a file imports at its top level, `if TYPE_CHECKING` included."""
    package = name if file.stem == "__init__" else name.rpartition(".")[0]
    for node in top_level(ast.parse(file.read_text("utf-8")).body):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in known)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(node, package)
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield inner if inner in known else base


def top_level(body):
    """The statements that run when a module is imported, or would for a type checker."""
    for node in body:
        if isinstance(node, ast.If | ast.Try):
            yield from top_level([*node.body, *node.orelse])
        else:
            yield node


def absolute(node, package):
    """The module that `from … import` names."""
    if not node.level:
        return node.module or ""
    base = package.split(".")[: len(package.split(".")) - node.level + 1]
    return ".".join([*base, *([node.module] if node.module else [])])


def circles(graph):
    """The strongly connected components of more than one module (Tarjan's algorithm)."""
    order: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name):
        order[name] = lowest[name] = len(order)
        stack.append(name)
        for other in graph[name]:
            if other not in order:
                visit(other)
                lowest[name] = min(lowest[name], lowest[other])
            elif other in stack:
                lowest[name] = min(lowest[name], order[other])
        if lowest[name] == order[name]:
            at = stack.index(name)
            component, stack[at:] = stack[at:], []
            found.append(sorted(component))

    for name in graph:
        if name not in order:
            visit(name)
    return [component for component in found if len(component) > 1]


def test_circles_are_found():
    assert circles({"a": ["b"], "b": ["c"], "c": ["a"], "d": ["a", "d"]}) == [["a", "b", "c"]]


def test_no_modules_import_each_other():
    known = modules()
    graph = {
        name: {each for each in imported(name, file, known) if each in known and each != name}
        for name, file in known.items()
    }

    assert [
        circle
        for circle in circles(graph)
        if not any(all(name.startswith(package) for name in circle) for package in ALLOWED)
    ] == []
