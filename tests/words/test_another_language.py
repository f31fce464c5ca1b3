"""A made-up language: files alone add it to the command line, the server's list and the pages."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

from casetta.contract.languages import languages_in
from casetta.kernel.folders import cache_folder
from tools.pages import build_command, found_node

ROOT = Path(__file__).parents[2]
CODE, NAME = "zz", "Zézeze"
STRANGE = str.maketrans("aeiouAEIOU", "áéíóúÁÉÍÓÚ")


class Accented(Transformer):
    """Puts an accent on every vowel that people read."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (Fluent's name)
        node.value = node.value.translate(STRANGE)
        return node


def translated(english: str) -> str:
    return FluentSerializer().serialize(Accented().visit(FluentParser().parse(english)))


def add_language(clone: Path) -> None:
    """The files of a fifth language, made from the English ones."""
    for english in sorted(clone.rglob("words/en.ftl")):
        words = translated(english.read_text(encoding="utf-8"))
        told = words.replace("language-name = Énglísh", f"language-name = {NAME}")
        english.with_name(f"{CODE}.ftl").write_text(told, encoding="utf-8")
    for english in sorted(clone.rglob("book/en.md")):
        shutil.copy(english, english.with_name(f"{CODE}.md"))


@pytest.fixture(scope="module")
def clone(tmp_path_factory):
    """What is needed to run casetta and to build its pages, with another language."""
    folder = tmp_path_factory.mktemp("clone")
    without = shutil.ignore_patterns("web_dist", "__pycache__")
    for name in ("src", "web"):
        shutil.copytree(ROOT / name, folder / name, ignore=without)
    for name in ("package.json", "tsconfig.json", "vite.config.ts"):
        shutil.copy(ROOT / name, folder)
    add_language(folder)
    return folder


def test_a_language_is_there_when_its_file_is(clone):
    assert languages_in(clone / "src" / "casetta" / "words") == ("en", "it", "ja", "pl", CODE)


@pytest.mark.parametrize(
    ("arguments", "told"), [(["--help"], "Pláy"), (["cards", "dream-home"], "concrete mixer")]
)
def test_the_command_line_speaks_it(clone, arguments, told):
    variables = {**os.environ, "PYTHONPATH": str(clone / "src"), "CASETTA_LANG": CODE}
    command = [sys.executable, "-m", "casetta", *arguments]
    run = subprocess.run(command, env=variables, capture_output=True, text=True, timeout=120)

    assert told.translate(STRANGE) in run.stdout, run.stderr


def test_the_pages_offer_it_and_speak_it(clone):
    node = found_node(cache_folder())
    assert node is not None
    (clone / "node_modules").symlink_to(ROOT / "node_modules", target_is_directory=True)
    built = clone / "built"
    command = [*build_command(clone, node), "--outDir", str(built)]
    run = subprocess.run(command, cwd=clone, capture_output=True, text=True, timeout=300)

    assert run.returncode == 0, run.stderr
    scripts = "".join(file.read_text(encoding="utf-8") for file in built.rglob("*.js"))
    assert f"language-name = {NAME}" in scripts
    assert "play-now = " + "Play now".translate(STRANGE) in scripts
    assert "game-title = " + "Dream Home".translate(STRANGE) in scripts
