"""The score pad: every option acts on it and is told; nothing overflows."""

import io
import sys

import pytest

from casetta.commands.cli import run
from casetta.contract.errors import Wrong
from casetta.games.dream_home import GAME
from casetta.games.dream_home.ask import House, house_state
from casetta.games.dream_home.content.editions import OPTIONS
from casetta.games.dream_home.rules.layout import option_numbers
from casetta.protocol.ask import ask as ask_rules
from casetta.words import LANGUAGES, Words

WORDS = Words("en").with_game(GAME.folder)


def pad(**options):
    """The score pad of a table with these options."""
    assert GAME.terminal.pad.under is not None
    return GAME.terminal.pad.under(GAME.complete(options), {})


def next_question(answers):
    """The first question that has no answer; None if there is none."""
    questions = GAME.terminal.pad.questions(answers, [], 2, WORDS)
    return next((question for question in questions if question.key not in answers), None)


def told(*texts):
    """The answers to the questions of the score pad, in order."""
    answers: dict = {}
    for text in texts:
        question = next_question(answers)
        assert WORDS.has(question.ask)
        answers[question.key] = question.read(text)
    return answers


def parts(answers, **options):
    """The points of a person, part by part."""
    sheet = pad(**options).sheet(answers)
    return {line.part: sheet.part(line.part) for line in sheet.lines}


HOUSE = [". .", "A . . . .", "S . . . .", "", "", ""]
SAUNA_ABOVE_BATHROOM = told(*HOUSE)
EMPTY_HOUSE = (". .", ". . . . .", ". . . . .")
TWO_HELPERS = "architect architect interior_designer interior_designer"
HELPED = told(". .", "L+piano # . . .", ". . . . .", "tree_house", TWO_HELPERS, "")


def test_the_score_pad_adds_up_the_printed_example():
    answers = told("C #", "A B+cat_house K Y K", "P L+piano L A D", "", "",
                   "red red window blue brown green")  # fmt: skip

    assert next_question(answers) is None
    assert GAME.terminal.pad.sheet(answers).total == 29
    assert not GAME.terminal.pad.warnings([answers])
    assert len(GAME.terminal.pad.draw(answers).rows) == 3


@pytest.mark.parametrize(
    ("floor", "code", "where"),
    [("A A . . .", "room-too-large", "L1"), ("A . . . U", "no-support", "L4")],
)
def test_the_score_pad_refuses_an_impossible_house_and_names_the_space(floor, code, where):
    with pytest.raises(Wrong) as refusal:
        told("C .", floor)
    assert (refusal.value.code, refusal.value.where) == (code, where)


def test_houses_score_by_the_options():
    """Rulings D-62, D-72 and D-73."""
    assert parts(SAUNA_ABOVE_BATHROOM) == {"rooms": 2}
    assert parts(SAUNA_ABOVE_BATHROOM, annex_adjacency="orthogonal") == {"rooms": 4}
    assert parts(HELPED) == {"rooms": 2, "decor": 3 + 2 + 2}
    assert parts(HELPED, helpers_stack=True) == {"rooms": 3, "decor": 3 + 2 + 4}
    assert parts(HELPED, designer_counts_outside=False)["decor"] == 3 + 2 + 1


def test_every_option_reaches_the_state_that_is_scored():
    for number, option in enumerate(OPTIONS):
        for value in option.values:
            chosen = GAME.complete({option.name: value})
            numbers = GAME.option_numbers(chosen)
            state = house_state(House(floors={}), chosen)
            assert option_numbers(state)[number] == option.values.index(value)
            assert option_numbers(state) == numbers


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pad_tells_the_same_changes_as_a_game(language):
    words = Words(language).with_game(GAME.folder)

    assert pad().changes(words) == []
    for edition in ("it", "en", "pl"):
        assert pad(edition=edition).changes(words) == [words(f"option-edition-{edition}")]
    for option in OPTIONS:
        if option.is_detail:
            value = option.values[1]
            sentence = words(f"option-{option.name}-{str(value).lower()}")
            told_now = pad(**{option.name: value}).changes(words)
            assert [each.endswith(sentence) for each in told_now] == [True]


# Ties


def test_children_are_asked_for_only_where_they_break_ties():
    """Ruling D-74: at a real table people can count."""
    assert pad().tie is None
    assert pad(edition="pl").tie is None
    question = pad(edition="en").tie(["Anna", "Ben", "Cleo"], WORDS)

    assert "Anna, Ben, Cleo" in WORDS(question.ask, **question.values)
    assert (question.read("3 0, 5"), question.read("")) == ((3, 0, 5), ())


@pytest.mark.parametrize(
    ("children", "places"),
    [((3, 5, 99), [2, 1, 3]), ((3, 3, 0), [1, 1, 3]), ((), [1, 1, 3]), (None, [1, 1, 3])],
)
def test_more_children_are_ahead_among_equal_totals(children, places):
    """Rulings D-57 and D-74: equal or no counts share the place."""
    assert pad(tiebreak="children").places([20, 20, 18], children) == places
    shared = ask_rules(GAME, {"ask": "ranking", "totals": [20, 20, 18]})
    assert shared == {"places": [1, 1, 3]}


@pytest.mark.parametrize("text", ["3", "3 4 5", "three 4", "3 -4", "3 9999"])
def test_what_is_no_count_for_each_house_is_refused(text):
    with pytest.raises(Wrong) as refusal:
        pad(tiebreak="children").tie(["Anna", "Ben"], WORDS).read(text)
    assert refusal.value.code == "pad-children"


# Too much


@pytest.mark.parametrize(
    ("key", "word"), [("helpers", "architect"), ("outside", "tree_house"), ("roofs", "red")]
)
def test_more_cards_than_there_are_is_refused(key, word):
    """A state has no place for 70 architects: they would become 6 of them."""
    house = (*EMPTY_HOUSE, *[""] * ("outside", "helpers", "roofs").index(key))

    with pytest.raises(Wrong) as refusal:
        told(*house, " ".join([word] * 70))
    assert (refusal.value.code, refusal.value.values) == ("pad-too-many", {"cards": 70, "most": 48})
    assert len(told(*house, " ".join([word] * 48))[key]) == 48


@pytest.mark.parametrize(
    ("outside", "helpers", "cards", "points"),
    [("", " ".join(["architect"] * 48), 48, {}), ("tree tree", "", 2, {"decor": 4})],
)
def test_what_is_told_too_often_is_counted_and_told_to_be_odd(outside, helpers, cards, points):
    answers = told(*EMPTY_HOUSE, outside, helpers, "")
    warnings = pad().warnings([answers])

    assert parts(answers) == points
    assert [(each.code, each.values["cards"]) for each in warnings] == [("too-many-cards", cards)]


def test_a_number_among_roofs_is_refused_and_not_passed_over():
    with pytest.raises(Wrong) as refusal:
        told(*EMPTY_HOUSE, "", "", "4 red")
    assert (refusal.value.code, refusal.value.values["word"]) == ("pad-no-such-thing", "4")


# From the command line


def scored(monkeypatch, capsys, options, *lines):
    """What the command shows for some options and typed lines."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines) + "\n"))
    assert run(["score", "dream-home", "--lang", "en", *options]) == 0
    return capsys.readouterr().out


def test_the_command_scores_by_its_options_and_says_which(monkeypatch, capsys):
    options = ["--option", "annex_adjacency=orthogonal"]
    plain = scored(monkeypatch, capsys, [], "1", "Anna", *HOUSE)
    changed = scored(monkeypatch, capsys, options, "1", "Anna", *HOUSE)

    def total(shown):
        return shown.rstrip().split()[-1]

    assert (total(plain), total(changed)) == ("2", "4")
    sentence = WORDS("option-annex_adjacency-orthogonal")
    assert sentence in " ".join(changed.split())
    assert sentence not in " ".join(plain.split())


def test_the_command_breaks_a_tie_by_the_children_people_count(monkeypatch, capsys):
    people = ["2", "Anna", *HOUSE, "Ben", *HOUSE]
    shown = scored(monkeypatch, capsys, ["--edition", "en"], *people, "3 4")

    assert "1. Ben     2\n2. Anna    2" in shown
    shared = scored(monkeypatch, capsys, ["--edition", "en"], *people, "")
    assert "1. Anna    2\n1. Ben     2" in shared


def test_an_option_that_there_is_not_is_refused(capsys):
    assert run(["score", "dream-home", "--lang", "en", "--option", "annexes=all"]) == 2
    assert "annexes" in capsys.readouterr().err
