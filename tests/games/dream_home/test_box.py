"""Questions and score pads with the cards of an owner's box (rulings D-74 and D-78)."""

import io
import json
import re
import sys

import pytest

from casetta.commands.cli import run
from casetta.contract.reader import toml_reader
from casetta.games.dream_home import GAME
from casetta.games.dream_home.ask import House, children_of
from casetta.games.dream_home.content import box
from casetta.games.dream_home.content.cards import FILE, read_cards
from casetta.games.dream_home.content.kinds import MOST_CARDS, ROOM_KEYS
from casetta.protocol.ask import answer
from casetta.words import LANGUAGES, Words

WORDS = Words("en").with_game(GAME.folder)
PRINTED = FILE.read_text(encoding="utf-8")
OFFICE = ('key = "study"\nclass = "special"\nmost = 1\npoints = [2]',
          'key = "home_office"\nclass = "special"\nmost = 2\npoints = [3, 7]')  # fmt: skip
HARP = ('key = "aquarium"\nroom = "any"\npoints = 1',
        'key = "harp"\nroom = "home_office"\npoints = 4')  # fmt: skip
KITCHEN = ('most = 2\npoints = [1, 6]', 'most = 3\npoints = [1, 6, 12]')  # fmt: skip
NONE = [None] * 5


def changed(*changes, children=None):
    """The card file with some texts changed; `children` tells those of a room of so many copies."""
    text = PRINTED.replace("# exists (drill example); its points are not printed\n", "")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    if children is not None:
        text, found = re.subn(
            r"^copies = (\d+)$",
            lambda told: f"{told[0]}\nchildren = {children(int(told[1]))}",
            text,
            count=len(ROOM_KEYS),
            flags=re.MULTILINE,
        )
        assert found == len(ROOM_KEYS)
    return text


def one_by_one(copies):
    """Other children on every copy: 0, 1, 2, 0, 1 …"""
    return [copy % 3 for copy in range(copies)]


def cards(text):
    """What questions bring of a card file."""
    return box.checked(toml_reader(text)).values


def ask(name, text=None, **question):
    brought = {} if text is None else {"cards": cards(text)}
    return answer(GAME, {"ask": name, **brought, **question}, WORDS)


def house(*lower, upper=NONE, basement=("empty", "empty")):
    rooms = [
        {"room": each} if isinstance(each, str) and each != "empty" else each for each in lower
    ]
    return {"upper": upper, "lower": [*rooms, *NONE][:5], "basement": list(basement)}


OWN = changed(OFFICE, HARP, KITCHEN)


# Points, sizes, copies; rooms and tokens of other names


def test_rooms_and_tokens_of_other_names_score_what_their_file_says():
    decorated = {"room": "home_office", "decor": "harp"}
    told = ask(
        "score", OWN, floors=house(decorated, "home_office", "kitchen", "kitchen", "kitchen")
    )

    assert [(line["rule"], line["points"]) for line in told["lines"]] == [
        ("home_office", 7), ("kitchen", 12), ("harp", 4),
    ]  # fmt: skip
    assert (told["total"], told["warnings"]) == (23, [])
    lines = ask("sheet", OWN, floors=house(decorated))["lines"]
    assert [WORDS(line["rule"], **line["values"]) for line in lines] == ["home office.", "harp."]


def test_the_sizes_of_an_own_box_are_those_of_its_rooms():
    crowded = ask("score", OWN, floors=house("home_office", "home_office", "home_office"))
    told = ask("place", OWN, card="kitchen", floors=house("kitchen", "kitchen"))

    assert [(each["code"], each["where"]) for each in crowded["errors"]] == [
        ("room_too_large", "L2")
    ]
    assert "home office: at most 2" in crowded["error"]["message"]
    assert "L2" in told["face_up"]
    assert "L2" not in ask("place", card="kitchen", floors=house("kitchen", "kitchen"))["face_up"]
    assert ask("place", OWN, card="home_office", floors=house("home_office"))["face_up"] == [
        "U0", "L1", "L2", "L3", "L4",
    ]  # fmt: skip


def test_what_the_file_does_not_have_cannot_be_named():
    assert ask("score", OWN, floors=house("study"))["error"]["code"] == "not_a_choice"
    assert ask("score", floors=house("home_office"))["error"]["code"] == "not_a_choice"
    assert ask("token", OWN, decor="harp", floors=house("home_office", "kitchen")) == {
        "spaces": ["L0"]
    }
    misplaced = ask("score", OWN, floors=house({"room": "kitchen", "decor": "harp"}))
    assert misplaced["error"]["code"] == "token_misplaced"


def test_people_together_have_no_more_than_the_own_box_holds():
    people = [{"floors": house("home_office", "home_office")}, {"floors": house("home_office")}]

    assert ask("box", OWN, people=people)["warnings"] == ["3 × home office; the box has only 2."]
    assert ask("box", OWN, people=people[:1])["warnings"] == []


def test_no_known_room_changes_its_meaning_when_others_take_places():
    """Bonuses look for bathroom, kitchen and bedroom: no other room stands for them."""
    names = [f"own_{number}" for number in range(6)]
    known = PRINTED.split("[[room]]")
    extra = "".join(
        f'[[room]]\nkey = "{name}"\nclass = "special"\nmost = 1\npoints = [5]\n'
        'source = "box"\ncopies = 1\n\n'
        for name in names
    )
    text = "[[room]]".join(known).replace("copies = 9", "copies = 3", 1)
    text = text.replace("# Roofs: four", f"{extra}# Roofs: four")
    told = ask("score", text, floors=house(*names[:5], upper=[{"room": names[5]}, *[None] * 4]))

    assert (told["rooms"], told["functionality"], told["total"]) == (30, 0, 30)
    cast = box.box_told(cards(text)).cast(set(names), set())
    assert {"bathroom", "kitchen", "bedroom"} <= set(cast.room_keys)
    assert all(cast.most(cast.room(name)) == 1 for name in names)


def test_the_printed_box_casts_every_card_in_its_own_place():
    """A state without own cards is the state it always was."""
    cast = box.PRINTED.cast(set(ROOM_KEYS), set())

    assert cast.room_keys == ROOM_KEYS
    assert [cast.most(kind) for kind in range(16)] == list(MOST_CARDS)
    assert not any(word >> 61 for word in cast.words)


# Children, card by card


def test_children_of_single_cards_give_a_range_and_of_alike_ones_a_number():
    """Ruling D-74."""
    listed, same = changed(children=one_by_one), changed(children=lambda copies: [2] * copies)
    floors = house("living_room", "living_room", "kitchen")

    assert ask("sheet", listed, edition="en", floors=floors)["children"] == [0, 6]
    assert ask("sheet", same, edition="en", floors=floors)["children"] == [6, 6]
    assert ask("sheet", listed, floors=floors)["children"] is None
    assert ask("sheet", edition="en", floors=floors)["children"] is None
    assert children_of(House(floors=floors, cards=cards(changed(children=lambda _: 1)))) == (3, 3)


def test_a_list_that_is_no_count_of_every_copy_is_refused_with_its_line(tmp_path):
    text = changed(children=lambda copies: [1] * (copies + (copies == 9)))
    reader = box.checked(toml_reader(text))

    line = text.splitlines().index("children = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]") + 1
    assert [(each.code, each.where) for each in reader.wrongs] == [
        ("own-children-copies", f"line {line}, room 1 children")
    ]
    file = tmp_path / "cards.toml"
    file.write_text(changed(children=lambda copies: [2] * copies), encoding="utf-8")
    alike, wrongs = read_cards(file)
    assert (alike.children, wrongs) == ((2,) * 16, [])


@pytest.mark.parametrize(
    ("children", "rules", "told"),
    [
        ([1, 2, 9], {"edition": "en"}, {"places": [3, 2, 1], "tied": [0, 1]}),
        ([1, None, 9], {"edition": "en"}, {"places": [2, 2, 1], "tied": [0, 1]}),
        ([], {"edition": "en"}, {"places": [2, 2, 1], "tied": [0, 1]}),
        ([1, 2, 9], {"options": {"tiebreak": "children"}},
         {"places": [3, 2, 1], "tied": [0, 1]}),
        ([], {}, {"places": [2, 2, 1]}),
        ([], {"edition": "en", "options": {"tiebreak": "shared"}}, {"places": [2, 2, 1]}),
    ],
)  # fmt: skip
def test_children_decide_a_ranking_where_the_rules_say_so(children, rules, told):
    """Rulings D-57 and D-74: half a count breaks no tie."""
    more = {"children": children} if children else {}

    assert ask("ranking", totals=[20, 20, 25], **more, **rules) == told


def test_as_many_children_as_people_or_none():
    told = ask("ranking", totals=[20, 20], children=[1], edition="en")

    assert (told["error"]["code"], told["error"]["where"]) == ("pad_children", "children")


# Options


def test_every_option_can_be_told_to_a_question():
    """Rulings D-62 and D-72."""
    annex = house("bathroom", upper=[{"room": "sauna"}, *[None] * 4])
    two = {"helpers": ["architect", "architect"]}

    assert ask("score", floors=annex)["total"] == 2
    told = ask("score", floors=annex, options={"annex_adjacency": "orthogonal"})
    assert told["total"] == 4
    assert ask("score", floors=house("empty"), **two)["total"] == 3
    assert ask("score", floors=house("empty"), options={"helpers_stack": True}, **two)["total"] == 6
    wrong = ask("score", floors=annex, options={"helpers_stack": 1, "annexes": True})
    assert [(each["code"], each["where"]) for each in wrong["errors"]] == [
        ("not_a_flag", "options helpers_stack"),
        ("unknown_option", "options annexes"),
    ]


# The file as questions and commands read it


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_names_every_fault_of_a_file_with_its_line(language):
    text = changed(("points = [1, 4, 9]", "points = [1, 4]"), ("plain = 4", "plain = 5"))
    words = Words(language).with_game(GAME.folder)
    told = answer(GAME, {"ask": "cards", "lines": text.splitlines()}, words)

    line = text.splitlines().index("points = [1, 4]") + 1
    assert [each["code"] for each in told["errors"]] == ["page_not_so_many", "own_resources"]
    assert told["errors"][0]["where"] == f"line {line}, room 1 points"
    assert words("place-line", line=line) in told["errors"][0]["message"]
    good = answer(GAME, {"ask": "cards", "lines": PRINTED.splitlines()}, words)
    assert len(good["cards"]["room"]) == 16


@pytest.mark.parametrize(
    ("key", "code"), [("bathroom", "page-twice"), ("any", "own-key"), ("two words", "own-key")]
)
def test_a_name_that_means_something_else_is_no_key(key, code):
    reader = box.checked(toml_reader(changed(('key = "study"', f'key = "{key}"'))))

    assert code in [each.code for each in reader.wrongs]


def asked(tmp_path, capsys, text, *questions, status=0):
    """What `casetta ask --cards` says."""
    file, lines = tmp_path / "my-cards.toml", tmp_path / "questions.jsonl"
    file.write_text(text, encoding="utf-8")
    lines.write_text("".join(json.dumps(each) + "\n" for each in questions), encoding="utf-8")
    arguments = ["ask", "dream-home", str(lines), "--cards", str(file), "--lang", "en"]
    assert run(arguments) == status
    return capsys.readouterr()


def test_the_command_asks_about_the_cards_of_a_file(tmp_path, capsys):
    questions = [
        {"ask": "score", "floors": house("home_office", "home_office")},
        {"ask": "ranking", "totals": [1, 2]},
    ]
    told = asked(tmp_path, capsys, OWN, *questions).out.splitlines()

    assert json.loads(told[0])["total"] == 7
    assert json.loads(told[1]) == {"places": [2, 1]}


def test_the_command_tells_every_fault_of_the_file(tmp_path, capsys):
    broken = changed(OFFICE, ("[3, 7]", "[3]"), ("copies = 9", "copies = 8"))
    told = asked(tmp_path, capsys, broken, status=2).err

    line = broken.splitlines().index("points = [3]") + 1
    assert f"line {line}, room 9 points must be a list of 2 whole numbers." in told
    assert "The room cards add up to 59, not 60." in told


def test_a_file_that_is_not_utf8_is_told_by_the_line(tmp_path, capsys):
    """In questions as in games; a mark of the order of bytes at its beginning does no harm."""
    file = tmp_path / "my-cards.toml"
    file.write_bytes(b"# Le mie carte\n# caff\xe8\n" + PRINTED.encode())
    marked = tmp_path / "marked.toml"
    marked.write_text(PRINTED, encoding="utf-8-sig")

    for command in (["ask", "dream-home"], ["cards", "dream-home"]):
        assert run([*command, "--cards", str(file), "--lang", "it"]) == 2
        assert "riga 2: il file non è in UTF-8." in capsys.readouterr().err
    assert read_cards(marked)[1] == box.read_file(marked)[1] == []


def test_the_score_pad_knows_the_cards_of_a_file(tmp_path, monkeypatch, capsys):
    """Ruling D-74: children that the cards leave no doubt of are not asked for."""
    file = tmp_path / "my-cards.toml"
    file.write_text(changed(OFFICE, HARP, children=lambda copies: copies % 2), encoding="utf-8")
    people = ["2", "Anna", ". .", "home_office+harp home_office . . .", *[""] * 4]
    people += ["Ben", "# #", "L L L K B", *[""] * 4]
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(people) + "\n"))
    options = ["--cards", str(file), "--option", "tiebreak=children", "--lang", "en"]

    assert run(["score", "dream-home", *options]) == 0
    shown = capsys.readouterr().out
    assert "home office." in shown
    assert "1. Ben    11\n2. Anna   11" in shown
    assert WORDS("pad-tie") not in shown
