"""Law 12: four languages, the same messages, the same variables, real translations."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import casetta
from casetta import games
from casetta.protocol.errors import CODES
from casetta.words import LANGUAGES, Words

SOURCE = Path(casetta.__file__).parent
FOLDERS = [*(folder / "words" for folder in games.folders()), SOURCE / "words"]
PAGES = Path(__file__).parents[2] / "web" / "words"
WITH_PAGES = [*FOLDERS, PAGES]
SAME = Path(__file__).parent / "same_in_all_languages.txt"
KANA_OR_KANJI = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
POLISH_FORMS = {"one", "few", "many", "other"}
IN_ONE_LANGUAGE = {"own-text"}
"""Texts that an own scenario brings: each language shows its own."""
NO_SENTENCES = {"name-you", "turn-you"}
"""Names."""


class Placeables(Visitor):
    """Collects the variables of a message and the plural forms of its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.forms: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 (Fluent's name)
        self.forms.append({v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)})
        self.generic_visit(node)


@cache
def messages(folder: Path, language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], (folder, language)
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def seen_in(message: ast.Message) -> Placeables:
    placeables = Placeables()
    placeables.visit(message)
    return placeables


@cache
def texts_of(folder: Path, language: str) -> dict[str, str]:
    lines = (folder / f"{language}.ftl").read_text(encoding="utf-8")
    found = re.findall(r"^(\S+) =(.*?)(?=^\S|\Z)", lines, re.MULTILINE | re.DOTALL)
    return {name: " ".join(text.split()) for name, text in found}


def text_of(folder: Path, language: str, name: str) -> str:
    return texts_of(folder, language)[name]


def same_on_purpose(folder: Path) -> set[str]:
    """Messages that may be alike in all languages, each listed with a reason."""
    lines = SAME.read_text(encoding="utf-8").splitlines()
    entries = [line.split(":", 1) for line in lines if line and not line.startswith("#")]
    assert all(len(entry) == 2 and entry[1].strip() for entry in entries)
    names = {entry[0].strip() for entry in entries}
    of_pages = {name for name in names if name.startswith("web ")}
    return {name[4:] for name in of_pages} if folder == PAGES else names - of_pages


EVERY = [
    pytest.param(folder, language, id=f"{folder.parent.name}-{language}")
    for folder in WITH_PAGES
    for language in LANGUAGES
]
EACH = pytest.mark.parametrize("folder", WITH_PAGES, ids=lambda folder: folder.parent.name)


@pytest.mark.parametrize(("folder", "language"), EVERY)
def test_every_language_has_the_same_messages_with_the_same_variables(folder, language):
    english, other = messages(folder, "en"), messages(folder, language)

    assert set(other) == set(english)
    for name in set(english) - IN_ONE_LANGUAGE:
        assert seen_in(other[name]).variables == seen_in(english[name]).variables, name


@pytest.mark.parametrize(("folder", "language"), EVERY)
def test_no_translation_is_left_in_english(folder, language):
    if language == "en":
        return
    alike = {
        name
        for name in messages(folder, "en")
        if text_of(folder, language, name) == text_of(folder, "en", name)
    }

    assert alike <= same_on_purpose(folder)


@pytest.mark.parametrize(("folder", "language"), EVERY)
def test_sentences_have_the_same_variants_in_every_language(folder, language):
    """`[you]` among them: what can be about the reader is said to the reader everywhere."""
    plurals = POLISH_FORMS | {"two", "zero"}
    for name, english in messages(folder, "en").items():
        wanted, found = (
            [forms for forms in seen_in(each).forms if forms and not forms <= plurals]
            for each in (english, messages(folder, language)[name])
        )
        assert {frozenset(forms - plurals) for forms in found} == {
            frozenset(forms - plurals) for forms in wanted
        }, name


@EACH
def test_a_sentence_about_a_person_is_one_message_with_the_reader_as_a_variant(folder):
    for name, message in messages(folder, "en").items():
        seen = seen_in(message)
        assert name in NO_SENTENCES or not name.endswith("-you"), name
        if "who" in seen.variables:
            assert any({"you", "hint"} & forms for forms in seen.forms), name


@EACH
def test_japanese_is_written_in_japanese(folder):
    latin = set() if folder == PAGES else same_on_purpose(folder)
    for name in set(messages(folder, "ja")) - latin:
        assert KANA_OR_KANJI.search(text_of(folder, "ja", name)), name


@EACH
def test_polish_plurals_have_all_forms(folder):
    for name, message in messages(folder, "pl").items():
        for forms in seen_in(message).forms:
            if forms & {"one", "few", "many"}:
                assert forms >= POLISH_FORMS, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language):
    for folder in FOLDERS:
        words = Words(language, [] if folder == FOLDERS[-1] else [folder])
        for name, message in messages(folder, "en").items():
            for number in (0, 1, 2, 5, 22):
                values = dict.fromkeys(seen_in(message).variables, number)
                assert words(name, **values).strip(), name


def reads_our_own(source: str) -> bool:
    """Whether a module reads files of ours: their faults stop the program, for developers."""
    return "own_reader(" in source and "def own_reader" not in source


def test_every_code_of_an_error_has_a_sentence():
    """Each Wrong("code") in the sources has wrong-code, or refused-code for those far away."""
    known = {name for folder in FOLDERS for name in messages(folder, "en")}
    codes = set()
    unfinished = set((SOURCE / "games").iterdir()) - set(games.folders())
    for file in SOURCE.rglob("*.py"):
        if unfinished & set(file.parents):
            continue
        text = file.read_text(encoding="utf-8")
        raising = (
            "Wrong|Move|Turn|Record" if reads_our_own(text) else "Wrong|Move|Turn|Record|fault"
        )
        codes |= set(re.findall(rf'(?:{raising})\(\s*"([a-z0-9-]+)"', text))
        codes |= set(re.findall(r'fault_at\((?:[^()]|\([^()]*\))*?,\s*"([a-z0-9-]+)"', text))

    assert codes
    assert {code for code in codes if not {f"wrong-{code}", f"refused-{code}"} & known} == set()
    assert {f"refused-{code}" for code in CODES} <= known
