"""The loader of rules files: executes them a second time, compiled, and binds search files.

A rules file is executed once as part of `casetta`, on Python lists (the plain life), and when
somebody wants speed again as part of `casetta_compiled`, where `@rule` compiles with numba and
`table` makes arrays (the compiled life). Nothing is rewritten: `casetta_compiled.X` is found in
the file of `casetta.X`, wherever that was found. Rules files therefore import each other
relatively.

The files of `search/` are written once for all games. `bound` executes one of them for one game,
in a package `search_KEY` of its own, whose module `game` is made of that game's rules.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import FrameType, ModuleType
from typing import TYPE_CHECKING, Any

from .folders import rules_folder

if TYPE_CHECKING:
    import ast
    from importlib.abc import Loader
else:
    Loader = object  # importlib.abc takes longer to import than all of the kernel

PLAIN = "casetta"
COMPILED = "casetta_compiled"
SEARCH = "search"
BOUND = "search_"
"""How the package of a game's search files begins: `casetta.search_my_shelfie`."""
GAME_FILE = "game"
"""The module of such a package that stands for the game."""
LOCATOR = "casetta_compiled.kernel.numba_backend.SameForEveryCopy"

Parts = Mapping[str, Any]
"""The names that search files may import from their game: rules and constants."""

_PARTS: dict[str, Parts] = {}
"""The parts of each bound game, by the key of its package."""
_MADE: dict[str, Mapping[str, str]] = {}
"""Parts that are made by a search file, by key: the name of the file by the name of the part."""


def compiled_rule(function: Callable[..., Any]) -> Callable[..., Any]:
    """The same rule in the compiled life."""
    module = importlib.import_module(_in_life(COMPILED, function.__module__))
    found: Callable[..., Any] = getattr(module, function.__name__)
    return found


def is_compiled_rule(function: Callable[..., Any]) -> bool:
    return str(function.__module__).startswith(f"{COMPILED}.")


def bind(name: str, parts: Parts, made: Mapping[str, str]) -> str:
    """A key for a game with these rules; games with the same name and parts have the same key.

    `made` names the parts that come from a search file, and which.
    """
    key = base = name.replace("-", "_")
    number = 1
    while key in _PARTS and dict(_PARTS[key]) != dict(parts):
        number += 1
        key = f"{base}_{number}"
    _PARTS[key], _MADE[key] = parts, made
    return key


def bound(file: str, key: str, *, compiled: bool) -> ModuleType:
    """A search file, executed for the game of that key in one of its lives."""
    life = COMPILED if compiled else PLAIN
    return importlib.import_module(f"{life}.{BOUND}{key}.{file}")


def fingerprint(functions: Iterable[Callable[..., Any]]) -> str:
    """A digest of everything the machine code of some rules depends on.

    That is every file of ours that they import, directly or not, and every data file that was
    read while those were imported. numba itself looks only at the file of a function, so a
    changed callee in another file would leave stale callers behind.
    """
    modules = {_in_life(PLAIN, function.__module__) for function in functions}
    return _digest(frozenset(modules))


# Fingerprints


@cache
def _digest(modules: frozenset[str]) -> str:
    import numba

    found: set[str] = set()
    waiting = list(modules)
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting.extend(_imports(name))
    files = {_file_of(name) for name in found}
    files |= {file for name in found for file in _READ.get(name, ())}
    digest = sha256(f"numba {numba.__version__} Python {sys.version_info}".encode())
    for content in sorted(sha256(file.read_bytes()).digest() for file in files if file):
        digest.update(content)
    return digest.hexdigest()[:16]


@cache
def _imports(name: str) -> frozenset[str]:
    """The modules of casetta that a module imports, at the top of its file or within."""
    import ast

    file = _file_of(name)
    if file is None:
        return _game_modules(name.split(".")[1].removeprefix(BOUND))
    package = name.rpartition(".")[0]
    found: set[str] = set()
    for node in _executed(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            found.add(base)
            found |= {f"{base}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return frozenset(each for each in found if each.startswith(f"{PLAIN}.") and _is_file(each))


def _executed(tree: ast.AST) -> Iterator[ast.AST]:
    """All parts of a file but those that only type checkers read."""
    import ast

    yield tree
    for node in ast.iter_child_nodes(tree):
        is_for_types = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        if not is_for_types:
            yield from _executed(node)


def _is_file(name: str) -> bool:
    """Whether a name is a module that is executed in the compiled life too, not a package."""
    try:
        spec = importlib.util.find_spec(name)
    except ModuleNotFoundError:  # a name within a module
        return False
    return spec is not None and spec.submodule_search_locations is None


def _file_of(name: str) -> Path | None:
    """The source file of a module; None for the module that stands for a game."""
    spec = importlib.util.find_spec(name)
    assert spec is not None, name
    return Path(spec.origin) if spec.has_location and spec.origin else None


def _game_modules(key: str) -> frozenset[str]:
    rules = {part.__module__ for part in _PARTS[key].values() if callable(part)}
    made = {f"{PLAIN}.{BOUND}{key}.{file}" for file in _MADE[key].values()}
    return frozenset(made.union(_in_life(PLAIN, name) for name in rules))


# The import system


def _in_life(life: str, name: str) -> str:
    return life + name.removeprefix(COMPILED).removeprefix(PLAIN)


def _label(name: str) -> str:
    """What people call the rules of a module: the game, or the package they stand in."""
    _, package, *rest = name.split(".")
    return rest[0] if package == "games" else package.removeprefix(BOUND)


def _writable(folder: Path) -> Path:
    """The folder if we may write there, else a temporary one: numba refuses to start without."""
    import tempfile

    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.gettempdir()) / "casetta-rules"


@cache
def _cache() -> Path:
    return _writable(rules_folder())


class _Finder:
    """Finds `casetta_compiled.X` in the file of `casetta.X`, and search files of a game."""

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        life, *parts = name.split(".")
        if life not in (PLAIN, COMPILED):
            return None
        if parts and parts[0].startswith(BOUND):
            return _bound_spec(life, name, parts)
        return _compiled_spec(name) if life == COMPILED else None


def _bound_spec(life: str, name: str, parts: list[str]) -> ModuleSpec | None:
    key, *file = parts[0].removeprefix(BOUND), *parts[1:]
    if key not in _PARTS:
        return None
    if not file:
        return _package(name)
    if file == [GAME_FILE]:
        return ModuleSpec(name, _GameLoader(life, key))
    return _source_spec(life, name, importlib.util.find_spec(f"{PLAIN}.{SEARCH}.{file[0]}"))


def _compiled_spec(name: str) -> ModuleSpec | None:
    plain = importlib.util.find_spec(_in_life(PLAIN, name))
    if plain is not None and plain.submodule_search_locations is not None:
        return _package(name)
    return _source_spec(COMPILED, name, plain)


def _package(name: str) -> ModuleSpec:
    """A package in which nothing is executed: a place for rules files, without a loader."""
    return ModuleSpec(name, None, is_package=True)


def _source_spec(life: str, name: str, source: ModuleSpec | None) -> ModuleSpec | None:
    """A module executed from the file of another."""
    if source is None or source.origin is None:
        return None
    if life == PLAIN:
        return importlib.util.spec_from_file_location(name, source.origin)
    loader = _CompilingLoader(name, source.origin)
    return importlib.util.spec_from_file_location(name, source.origin, loader=loader)


class _GameLoader(Loader):
    """Makes the module that search files import a game's rules from."""

    def __init__(self, life: str, key: str) -> None:
        self._life, self._key = life, key

    def create_module(self, spec: ModuleSpec) -> None:
        """A module as usual."""

    def exec_module(self, module: ModuleType) -> None:
        """Put the rules of that life into the module; what a search file makes comes when asked."""
        is_wanted = self._life == COMPILED
        for name, part in _PARTS[self._key].items():
            known = compiled_rule(part) if is_wanted and callable(part) else part
            setattr(module, name, known)
        module.__dict__["__getattr__"] = self._made

    def _made(self, name: str) -> Any:
        file = _MADE[self._key].get(name)
        if file is None:
            raise AttributeError(f"the game {self._key} has no part {name!r}")
        return getattr(bound(file, self._key, compiled=self._life == COMPILED), name)


class _CompilingLoader(SourceFileLoader):
    """Executes a rules file with numba's cache in the folder of these very rules."""

    def exec_module(self, module: ModuleType) -> None:
        """Execute the file; numba asks for its cache folder while functions are decorated.

        The files it imports are executed in between and put the folder back.
        """
        from numba import config

        folder = f"{_label(self.name)}-{_digest(frozenset({_in_life(PLAIN, self.name)}))}"
        before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(_cache() / folder), LOCATOR
        try:
            super().exec_module(module)
        finally:
            config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


# Data files that rules are made of, remembered by the module that read them

_READ: dict[str, set[Path]] = {}


def read_source(file: Path) -> str:
    """The text of a data file, read on behalf of the module that is being imported, if any."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code.co_name != "<module>":
        frame = frame.f_back
    if frame is not None:
        _READ.setdefault(frame.f_globals["__name__"], set()).add(file)
    return file.read_text(encoding="utf-8")


sys.meta_path.append(_Finder())
