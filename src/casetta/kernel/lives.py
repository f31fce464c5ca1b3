"""The second life of rules files: executed again as `casetta_compiled`, through numba.

`compiled(game)` answers the same `Game` value with its rule parts replaced by
compiled ones. Nothing is rewritten: the files of `kernel`, `generic` and of the
game's folder are executed a second time under the package name
`casetta_compiled`, where `@rule` compiles and `table` makes arrays. Rules files
therefore import each other relatively.

`generic(name, package)` executes a rules file written once for all games (the
folder `generic/`) as if it stood in a game's folder; `bound(name, game)` does so
in the life that a game value lives.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import replace
from hashlib import sha256
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Any

from ..folders import rules_folder
from .game import RULE_PARTS, Game
from .luck import fast_luck

PLAIN = "casetta"
TWIN = "casetta_compiled"
LOCATOR = "casetta.kernel.machine_code.SameForEveryCopy"
ROOT = Path(__file__).resolve().parent.parent


def compiled(game: Game, cache: Path | None = None) -> Game:
    """The same game with compiled rule parts; states are then int64 arrays.

    Machine code is kept below `cache`. The first call of a part compiles it
    unless the cache holds it; see `warm`.
    """
    _install(cache or default_cache())
    parts = {part: _twin(getattr(game, part)) for part in RULE_PARTS}
    return replace(game, **parts)


def is_compiled(game: Game) -> bool:
    """Whether the game's rule parts are compiled ones."""
    return str(game.play.__module__).startswith(TWIN)


def fresh_state(game: Game) -> Any:
    """A state of zeros for the life that this game value lives."""
    return as_state(game, game.layout.blank())


def as_state(game: Game, words: Sequence[Any]) -> Any:
    """Numbers, or rows of them, in the form that this game value's life wants: array or list."""
    if not is_compiled(game):
        return list(words)
    import numpy

    return numpy.array(words, dtype=numpy.int64)


def generic(name: str, package: str) -> ModuleType:
    """The generic rules file of that name, bound to the rules of one game's package."""
    full_name = f"{package}.{name}"
    if full_name not in sys.modules:
        file = ROOT / "generic" / f"{name}.py"
        spec = importlib.util.spec_from_file_location(full_name, file)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[full_name] = module
        spec.loader.exec_module(module)
    return sys.modules[full_name]


def bound(name: str, game: Game) -> ModuleType:
    """The generic rules file of that name, bound to a game, in the life of this game value."""
    package = str(game.play.__module__).rpartition(".")[0]
    if is_compiled(game):
        return importlib.import_module(f"{package}.{name}")
    return generic(name, package)


def default_cache() -> Path:
    """Where compiled rules are kept: below the user's cache folder."""
    return rules_folder()


def warm(game: Game) -> None:
    """Call every rule part of a compiled game once, so that it is compiled or loaded."""
    state = fresh_state(game)
    options = as_state(game, game.option_numbers(game.complete({})))
    game.deal(state, game.seats[0], options, as_state(game, fast_luck(1)))
    seat = int(game.waiting(state)).bit_length() - 1
    game.moves(state, seat, as_state(game, [0] * game.n_moves))
    game.play(state, seat, game.nth(state, seat, game.count(state, seat) - 1))
    game.hide(state, seat)
    game.guess(state, 1)
    game.points(state, seat)
    game.outcome(state, as_state(game, [0] * 2 * game.seats[0]))
    game.playout(state)


def _twin(function: Any) -> Any:
    name = TWIN + function.__module__.removeprefix(PLAIN)
    return getattr(importlib.import_module(name), function.__name__)


def _install(cache: Path) -> None:
    if not any(isinstance(finder, _TwinFinder) for finder in sys.meta_path):
        sys.meta_path.append(_TwinFinder(_writable(cache)))


def _writable(folder: Path) -> Path:
    """The folder if we may write there, else a temporary one: numba refuses to start without."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.gettempdir()) / "casetta-rules"


class _TwinFinder(MetaPathFinder):
    """Finds `casetta_compiled.…` in the files of `casetta.…`; packages are empty there."""

    def __init__(self, cache: Path) -> None:
        self.cache = cache

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        root, *parts = name.split(".")
        if root != TWIN:
            return None
        folder = ROOT.joinpath(*parts)
        if folder.is_dir():
            return ModuleSpec(name, _EmptyPackage(), is_package=True)
        file = folder.with_suffix(".py")
        if not file.exists():
            file = ROOT / "generic" / file.name
        loader = _TwinLoader(name, str(file))
        loader.cache = self.cache / _fingerprint(folder.parent)
        return importlib.util.spec_from_file_location(name, file, loader=loader)


class _EmptyPackage(Loader):
    """A package of the compiled life: nothing but a place for its rules files."""

    def exec_module(self, module: ModuleType) -> None:
        """Nothing is executed."""


class _TwinLoader(SourceFileLoader):
    """Executes a rules file with numba's cache in the folder of these very rules."""

    cache: Path

    def exec_module(self, module: ModuleType) -> None:
        """Execute the file; numba asks for its cache folder while functions are decorated.

        The files it imports are executed in between and put the folder back.
        """
        from numba import config

        before = config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES
        config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = str(self.cache), LOCATOR
        try:
            super().exec_module(module)
        finally:
            config.CACHE_DIR, config.CACHE_LOCATOR_CLASSES = before


def _fingerprint(folder: Path) -> str:
    """A name for these rules: it changes with any file that their machine code depends on.

    numba looks only at the file of a function itself; a changed callee in
    another file would leave stale callers behind.
    """
    import numba

    sources = sorted({*folder.glob("*.py"), *(ROOT / "kernel").glob("*.py"),
                      *(ROOT / "generic").glob("*.py"), *folder.rglob("*.toml")})  # fmt: skip
    content = b"".join(source.read_bytes() for source in sources)
    content += f"numba {numba.__version__} Python {sys.version_info}".encode()
    return f"{folder.name}-{sha256(content).hexdigest()[:16]}"
