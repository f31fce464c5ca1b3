"""Positions as drawings and moves as text, editions, awards, and questions to the rules."""

import json

import pytest

from casetta.contract.errors import Wrong
from casetta.contract.face import Scene
from casetta.contract.text import cell_width
from casetta.games.dream_home import GAME
from casetta.games.dream_home.ask import Roof
from casetta.games.dream_home.rules.layout import ROUND
from casetta.games.dream_home.terminal import LINE, read_floor, read_roofs
from casetta.protocol.ask import answer_line
from casetta.table.table import Table
from casetta.words import LANGUAGES, Words
from tests.games.dream_home.drawn import dealt, drawn, floors, legal, play, position

# Drawings that cannot be, and what people type at the terminal and into the score pad


IN = {language: Words(language).with_game(GAME.folder) for language in LANGUAGES}
WORDS = IN["en"]
FULL = "K A K A L\nA K A K P\n# #"


def faults(**drawing):
    """The codes and places of all that is wrong with a drawing."""
    _, wrongs = GAME.text.setup(drawing)
    for wrong in wrongs:
        assert WORDS.has(f"wrong-{wrong.code}"), wrong.code
    return [(wrong.code, wrong.where) for wrong in wrongs]


def test_everything_that_is_wrong_is_told_at_once():
    house = floors("A A . . .\n. C . . .\nU .") | {"roofs": ["roof pink"]}
    found = faults(houses=[house], display=[{"room": "attic"}], marker=7, round=13, stage="sleep")

    assert set(found) >= {
        ("no-support", "houses [0] U0"),
        ("room-too-large", "houses [0] U1"),
        ("wrong-floor", "houses [0] L1"),
        ("wrong-floor", "houses [0] B0"),
        ("not-a-choice", "houses [0] roofs [0]"),
        ("not-a-choice", "display [0] room"),
        ("out-of-bounds", "marker"),
        ("not-a-choice", "stage"),
    }


@pytest.mark.parametrize(
    ("drawing", "fault"),
    [
        ({"houses": [floors(FULL)], "round": 12}, "house-too-full"),
        ({"hand": {"room": "kitchen"}}, "no-hand-now"),
        ({"stage": "discard", "seats": 4}, "wrong-stage"),
        ({"stage": "hammer"}, "wrong-stage"),
        ({"display": [None, {"room": "study"}]}, "missing-field"),
        ({"display": [{"room": "study", "resource": "piano"}]}, "no-resource-here"),
        ({"discards": {"study": 3}}, "too-many-cards"),
        ({"discards": {"castle": 1}}, "unknown-card"),
        ({"rooms": ["study"]}, "wrong-deck"),
        ({"round": 11, "resources": ["study"] * 4}, "not-a-choice"),
        ({"houses": [{"beside": ["scaffolding"]}]}, "scaffolding-waits"),
        ({"houses": [floors("L+piano . . . ."), floors("L+piano . . . .")]}, "token-twice"),
        ({"houses": [floors("L+piano . . . .")], "stage": "taken", "round": 5,
          "hand": {"resource": "piano"}}, "token-twice"),
        ({"houses": [{"outside": ["piano"]}]}, "token-not-outside"),
        ({"houses": [{"outside": ["bird_house", "bird_house"]}]}, "token-twice"),
        ({"cards": {"room": []}}, "page-no-entry"),
        ({"houses": [{"beside": ["architect"] * 128}], "stage": "over"}, "too-many"),
        ({"houses": [{"roofs": ["roof red"] * 128}], "stage": "over"}, "too-many"),
        ({"display": []}, "display-too-small"),
    ],
)  # fmt: skip
def test_an_impossible_position_is_refused(drawing, fault):
    assert fault in [code for code, _ in faults(**drawing)]


@pytest.mark.parametrize(
    ("meant", "typed"),
    [
        ("take 3", "take 3, 3, TAKE  3, t 3"),
        ("room l0", "l0, room l0"),
        ("room l1 down", "L1 down, l1 #, l1 d"),
    ],
)
def test_a_move_may_be_typed_in_many_ways(meant, typed):
    """A column alone takes it, a space alone lays the room card."""
    state = position(hand="kitchen") if meant.startswith("room") else dealt(4)

    assert {GAME.text.spell(state, 0, each) for each in typed.split(", ")} == {meant}


@pytest.mark.parametrize(
    ("text", "hand", "typed", "code"),
    [
        ("", "kitchen", "room u0", "turn-no-support"),
        ("A . . . .", "kitchen", "room l0", "turn-not-free"),
        ("A . . . .", "bathroom", "room l1", "turn-room-full"),
        ("L+piano . . . .", "living_room", "room l1", "turn-room-decorated"),
        ("", "garage", "room l0", "turn-wrong-floor"),
        ("X .", "kitchen", "room b0 down", "turn-fresh-scaffolding"),
        ("", "kitchen", "take 1", "turn-not-now"),
        ("", "kitchen", "fly", "turn-unreadable"),
    ],
)
def test_a_refusal_names_the_rule(text, hand, typed, code):
    with pytest.raises(Wrong) as refusal:
        GAME.text.spell(position(text, hand=hand), 0, typed)

    assert refusal.value.code == code
    assert WORDS.wrong(refusal.value)


def test_a_column_that_is_gone_is_named():
    with pytest.raises(Wrong, match="turn-column-gone"):
        GAME.text.spell(play(dealt(2), "discard 2"), 0, "2")


def test_a_floor_may_be_typed_by_letters_or_names():
    piano = {"room": "living_room", "decor": "piano"}

    assert read_floor(5, "L L+piano # K .") == (
        {"room": "living_room"}, piano, "empty", {"room": "kitchen"}, None
    )  # fmt: skip
    assert read_floor(2, "c#") == ({"room": "garage"}, "empty")
    assert read_floor(2, "garage, wine") == ({"room": "garage"}, {"room": "wine_cellar"})
    assert read_roofs("red red window, blue") == (
        Roof("red"),
        Roof("red", window=True),
        Roof("blue"),
    )


def test_every_event_and_every_sheet_line_can_be_told():
    for seed, seats in ((1, 2), (2, 3), (3, 4), (4, 4)):
        state = dealt(seats, seed, edition="pl")
        while GAME.rules.waiting(state):
            seat = GAME.rules.waiting(state).bit_length() - 1
            move = GAME.legal(state, seat)[seed % GAME.rules.count(state, seat)]
            before = list(state)
            GAME.rules.play(state, seat, move)
            assert GAME.text.narrate is not None
            for phrase in GAME.text.narrate(before, state, seat, [move]):
                assert WORDS.has(phrase.id)
                assert "{" not in phrase.text(["Anna", "Ben", "Cleo", "Dan"], WORDS)
            assert max(map(len, GAME.text.picture(state, seat).splitlines())) <= 80
        for seat in range(seats):
            for line in GAME.text.sheet(state, seat).lines:
                assert WORDS.has(line.rule)
                assert WORDS.has(f"part-{line.part}")


# What each edition presets, and how it is told


STANDARD: dict[str, object] = {
    "simplified": False,
    "decor_optional": True,
    "face_down": "free",
    "draft_discard_removed": False,
    "scaffolding_may_wait": False,
    "handyman_ignores_tokens": False,
    "join_decorated_rooms": True,
    "designer_counts_outside": True,
    "helpers_stack": False,
    "tiebreak": "shared",
    "annex_adjacency": "horizontal",
}
LATER: dict[str, object] = {
    "jackhammer_is_turn": False,
    "scaffolding_any_time": False,
    "supplier_takes_given_away": True,
}
"""Told by a drawing only where they differ."""
CHANGES: dict[str, dict[str, object]] = {
    "standard": {},
    "it": {
        "decor_optional": False,
        "jackhammer_is_turn": True,
        "supplier_takes_given_away": False,
    },
    "en": {
        "decor_optional": False,
        "handyman_ignores_tokens": True,
        "designer_counts_outside": False,
        "tiebreak": "children",
    },
    "pl": {
        "draft_discard_removed": True,
        "scaffolding_may_wait": True,
        "jackhammer_is_turn": True,
        "scaffolding_any_time": True,
    },
}


@pytest.mark.parametrize("edition", CHANGES)
def test_an_edition_presets_what_the_table_says_and_a_game_records_it(edition):
    told = {"edition": edition, **STANDARD, **CHANGES[edition]}

    assert GAME.complete({"edition": edition}) == {**LATER, **told}
    assert drawn(dealt(3, edition=edition))["options"] == told
    assert GAME.version_of(drawn(dealt(3, edition=edition))) == (2 if edition in "it pl" else 1)


def test_an_option_that_is_given_wins_over_the_edition():
    options = drawn(dealt(3, edition="pl", scaffolding_may_wait=False))["options"]

    assert (options["draft_discard_removed"], options["scaffolding_may_wait"]) == (True, False)


def notes(state, language="en"):
    """What stands below the houses, as lines."""
    names = [f"seat {seat}" for seat in range(4)]
    rows = GAME.terminal.notes(Scene(GAME.view(state, 0), 0, names, IN[language]))
    return ["".join(text for text, _ in row) for row in rows]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["standard", "it", "en", "pl"])
def test_in_the_first_round_the_terminal_says_what_the_edition_changes(language, edition):
    told = notes(dealt(4, edition=edition), language)
    sentence = IN[language](f"option-edition-{edition}")

    assert (sentence.replace(" ", "") in "".join(told).replace(" ", "")) == (edition != "standard")
    assert all(cell_width(line) <= LINE for line in told)


WAITING = {"options": {"edition": "pl"}, "beside": ["scaffolding"]}
HAMMER = {"options": {"edition": "it"}, "beside": ["jackhammer", "concrete_mixer"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_asks_for_tools_of_a_turn_that_goes_on_or_has_begun(language):
    """Rulings D-64 and D-66."""
    late = play(position("U . . . .", **WAITING), "take 1", "room l1")
    begun = play(position(stage="hammer", **HAMMER), "mix 0 1")

    assert notes(late, language)[-1].strip() == IN[language]("turn-now-late")
    assert notes(begun, language)[-1].strip() == IN[language]("turn-now-begun")


def test_naming_a_space_lays_the_scaffolding_that_waits():
    """Ruling D-64: once the room card lies, nothing else can be meant."""
    late = play(position("U . . . .", **WAITING), "take 1", "room l1")

    assert GAME.text.spell(late, 0, "u1") == "scaffold u1"
    assert GAME.text.spell(late, 0, "done") == "done"


def test_the_end_of_a_round_is_foreseen_without_the_next_deal():
    """What chance will show is not in a view."""
    hand = {"hand": "study", "first": 1, "turn": 0, "display": [None] * 5}
    late = play(position("U . . . .", **WAITING, **hand), "room l2")

    seen = GAME.terminal.foresee(GAME.view(late, 0), 0, GAME.text.read("done"))

    assert drawn(seen)["display"] == [None] * 5
    assert drawn(play(late, "done"))["round"] == drawn(late)["round"] + 1


def test_a_mixture_of_options_is_told_one_by_one():
    told = " ".join(notes(dealt(4, edition="en", decor_optional=True, face_down="forced_only")))

    assert "You can place a room face-down only if" in told
    assert "Decorated rooms can grow" in told
    assert "must place a token" not in told
    assert "The most hidden children" in told


def test_the_edition_is_told_only_in_the_first_round():
    state = dealt(2, edition="pl")
    while state[ROUND] == 0:
        assert notes(state)[0].startswith("Polish: ")
        state = play(state, sorted(legal(state))[0])

    assert notes(state)[0].startswith("Round 2")


# What is remarkable about houses


RED = "roof red"


@pytest.mark.parametrize(
    ("text", "roofs", "other", "praised"),
    [
        ("L L L . .\nK K A . .", [], floors("K K . . ."), [(0, "award-rooms", 2)]),
        ("L L A . .", [], floors("K . . . ."), []),
        ("", [RED], {"roofs": [RED, RED]}, [(1, "award-roof", 2)]),
        ("", [RED], {"roofs": [RED]}, []),
        ("L+piano . . . .", [], floors("B . . . ."), [(0, "award-decor", 3)]),
    ],
)
def test_whoever_is_alone_with_the_best_is_praised(text, roofs, other, praised):
    """Big rooms completed (one card is none, nor what could still grow), roof pile, decor."""
    found = GAME.text.awards(position(text, seats=2, roofs=roofs, others=[other]))

    assert [(award.seat, award.rule, award.values["number"]) for award in found] == praised


# Questions to the rules that make little sense, and what is answered


def ask(language="en", **question):
    told = {"ask": "score", "floors": floors(), **question}
    return answer_line(GAME, json.dumps(told).encode(), IN[language])


@pytest.mark.parametrize(
    ("text", "code", "where"),
    [
        ("K . . . .\n. . . . .", "no_support", "U0"),
        (". . . K .\n. .", "no_support", "L3"),
        ("A .", "wrong_floor", "B0"),
        ("C . . . .", "wrong_floor", "L0"),
        ("B B B . .", "room_too_large", "L2"),
        ("A A . . .", "room_too_large", "L1"),
        ("K+piano . . . .", "token_misplaced", "L0"),
        ("L+tree_house . . . .", "token_misplaced", "L0"),
        ("L+piano L+cat_house . . .", "two_tokens", "L1"),
        ("# # # # #\nx # # # #\n# #", "scaffolding_left", "L0"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_impossible_house_is_refused_with_its_space_and_the_rule(language, text, code, where):
    error = ask(language, floors=floors(text))["error"]

    assert (error["code"], error["where"]) == (code, where)
    assert where in error["message"]


def test_a_refusal_speaks_of_cards_as_people_do():
    refused = ask("it", floors=floors("K+piano . . . ."))["error"]

    assert refused["message"] == "L0: il segnalino «pianoforte» non va in questa stanza."


def test_floors_that_are_none_or_of_another_length_are_named():
    for value in (5, "house", True):
        error = ask(floors=value)["error"]
        assert (error["code"], error["where"]) == ("field_not_an_object", "floors")
    error = ask(floors={**floors(), "lower": [None]})["error"]
    assert (error["code"], error["where"]) == ("wrong_floor_length", "lower")


@pytest.mark.parametrize(
    ("field", "card"),
    [("helpers", "architect"), ("roofs", {"color": "red"}), ("outside", "tree_house")],
)
def test_more_cards_than_a_deck_has_are_refused_and_never_miscounted(field, card):
    """64 architects would be one handyman, 128 red roofs one with a window."""
    told = ask(**{field: [card] * 48})
    assert len(told["warnings"]) == 1
    assert "48" in told["warnings"][0]

    error = ask(**{field: [card] * 49})["error"]
    assert (error["code"], error["where"]) == ("too_many", field)


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ({"weather": 1}, "weather"),
        ({"floors": {**floors(), "attic": []}}, "floors attic"),
        (
            {"floors": {**floors(), "lower": [{"room": "study", "owner": 1}, *[None] * 4]}},
            "L0 owner",
        ),
        ({"roofs": [{"color": "red", "shape": "flat"}]}, "roofs [0] shape"),
        ({"ask": "token", "decor": "piano", "roofs": [{"shape": 1}]}, "roofs"),
    ],
)
def test_fields_that_mean_nothing_are_named_wherever_they_stand(question, name):
    assert ask(**question)["warnings"] == [f"Unknown field {name}; it was ignored."]


def test_a_score_sheet_has_the_sentence_of_each_line():
    """The score pad of the pages says the lines as the table does."""
    house = floors("K . . . .")
    told, scored = ask(ask="sheet", floors=house), ask(floors=house)

    assert told["total"] == scored["total"]
    assert [each["points"] for each in told["lines"]] == [
        each["points"] for each in scored["lines"]
    ]
    assert told["lines"][0]["rule"] == "sheet-kitchen"
    assert list(told["lines"][0]["cells"]) == ["L0"]


def test_bonuses_tell_what_they_lack():
    """At a table the position is the table's own; elsewhere the question brings it."""
    table = Table.deal(GAME, 2, {}, seed=1)
    asked = {"ask": "needs", "view": table.setup, "seat": 1}

    assert answer_line(GAME, json.dumps(asked).encode(), WORDS)["needs"] == [
        {"rule": "sheet-bathroom-on-each-floor", "missing": ["upper", "lower"]},
        {"rule": "sheet-bathroom-kitchen-bedroom", "missing": ["bathroom", "kitchen", "bedroom"]},
    ]
