"""The card file, own card files, and the decks made from them."""

from collections import Counter

import pytest

from casetta.contract.reader import content_reader
from casetta.games.dream_home import GAME
from casetta.games.dream_home.content.cards import CARDS, FILE, cards_of, read_cards
from casetta.games.dream_home.content.kinds import KEYS
from casetta.games.dream_home.content.own import deal_own
from casetta.games.dream_home.rules.piles import room_deck
from casetta.kernel.luck import fast_luck
from casetta.words import Words
from tests.games.dream_home.drawn import dealt, drawn, floors

WORDS = Words("en", [GAME.folder / "words"])


def own_file(tmp_path, *changes):
    """A copy of the card file with some texts changed."""
    text = FILE.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    file = tmp_path / "my-cards.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_box_has_60_rooms_48_resources_and_says_where_it_knows_it_from():
    copies = dict(zip(KEYS, CARDS.copies, strict=True))

    assert (sum(CARDS.copies[:16]), sum(CARDS.copies[16:])) == (60, 48)
    assert (copies["living_room"], copies["roof red"], copies["roof red window"]) == (9, 4, 1)
    sources = dict(zip(KEYS, CARDS.sources, strict=True))
    assert (sources["living_room"], sources["kitchen"]) == ("rulebook", "reviews")
    assert sources["aquarium"] == "reconstructed"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("copies = 9", "copies = 8"), "The room cards make 59, not 60."),
        (('key = "study"', 'key = "gym"'), "room 9 key is not one of: living_room, kitchen"),
        (('key = "study"', 'key = "sauna"'), "room 9 key: sauna stands twice."),
        (("points = [1, 4, 9]", "points = [1, 4]"), "room 1 points is not a list of 3 whole"),
        (("points = [1, 4, 9]", "points = [1, 4, 900]"), "room 1 points is not from 0 to 99."),
        (("points = [1, 4, 9]", "points = [1, 4, true]"), "room 1 points is not a list of 3"),
        (("most = 3", "most = 4"), "room 1 most is not from 3 to 3."),
        (('room = "outside"', 'room = "attic"'), "decor 5 room is not one of:"),
        (('source = "reviews"', 'source = "hearsay"'), "room 2 source is not one of: rulebook"),
        (("plain = 4", "plain = 5"), "make 49, not 48."),
    ],
)
def test_a_broken_entry_is_told_with_its_line_and_its_name(tmp_path, change, told):
    file = own_file(tmp_path, change)
    _, wrongs = read_cards(file)

    sentences = [WORDS.wrong(wrong) for wrong in wrongs]
    changed = [n for n, text in enumerate(file.read_text().splitlines(), 1) if change[1] in text]
    lines = [f"line {line}, {told}" for line in changed]
    wanted = [told] if "make" in told else lines
    assert any(want in sentence for want in wanted for sentence in sentences), sentences


@pytest.mark.parametrize(
    ("change", "place", "meant"),
    [
        (('beside = "bathroom"', 'besides = "bathroom"'), "room 6 besides", "beside"),
        (("most = 3", "most = 3\nchildern = 1"), "room 1 childern", "children"),
        (("plain = 4", "plain = 4\nwindows = 1"), "roof 1 windows", "window"),
        (('key = "piano"', 'key = "piano"\npoint = 3'), "decor 1 point", "points"),
        (('key = "drill"', 'key = "drill"\ncopy = 2'), "tool 1 copy", "copies"),
        (("[[helper]]", "[[helpers]]"), "helpers", "helper"),
    ],
)
def test_a_key_that_nobody_knows_is_refused_with_the_one_that_was_meant(
    tmp_path, change, place, meant
):
    file = own_file(tmp_path, change)
    _, wrongs = read_cards(file)

    strange = [wrong for wrong in wrongs if wrong.code == "page-strange-key"]
    strange_line = change[1].splitlines()[-1]
    line = file.read_text().splitlines().index(strange_line) + 1
    assert [wrong.where for wrong in strange] == [f"line {line}, {place}"]
    assert strange[0].values["nearest"] == meant
    assert f"Do you mean {meant}?" in WORDS.wrong(strange[0])


def test_points_beside_a_room_need_that_room(tmp_path):
    _, wrongs = read_cards(own_file(tmp_path, ('beside = "bathroom"\n', "")))

    assert [wrong.code for wrong in wrongs] == ["missing-field"]
    assert str(wrongs[0].where).endswith("room 6 beside")


def test_everything_that_is_wrong_is_told_at_once(tmp_path):
    file = own_file(tmp_path, ("copies = 9", "copies = -1"), ('key = "drill"', 'key = "saw"'))
    _, broken = read_cards(file)

    assert len(broken) >= 3


def test_a_game_keeps_the_cards_it_was_dealt_from(tmp_path):
    """Ruling D-78: other copies, other points, another room for a token; the record has them."""
    changes = [
        (
            'points = [2]\nsource = "reconstructed"\ncopies = 2',
            'points = [5]\nsource = "box"\ncopies = 4',
        ),
        ("copies = 9", "copies = 7"),
        (
            'key = "aquarium"\nroom = "any"\npoints = 1',
            'key = "aquarium"\nroom = "study"\npoints = 4',
        ),
    ]
    cards, broken = read_cards(own_file(tmp_path, *changes))
    assert not broken
    state = GAME.blank()
    deal_own(cards, state, 2, [0] * 12, fast_luck(3))

    again, wrongs = GAME.text.setup(GAME.text.drawing(state))

    assert not wrongs
    assert again == state
    assert GAME.text.pieces(state) == GAME.box
    assert cards_of(content_reader(drawn(state)["cards"])).room_points == cards.room_points
    house = {**floors(), "lower": [{"room": "study", "decor": "aquarium"}, *[None] * 4]}
    own = {"stage": "over", "houses": [house], "cards": drawn(state)["cards"]}
    assert GAME.rules.points(GAME.text.setup(own)[0], 0) == 5 + 4


def test_a_deal_has_every_card_once_and_all_orders_are_alike():
    """Each type turns up first as often as it has copies, within luck."""
    first: Counter[str] = Counter()
    for seed in range(1500):
        state = dealt(4, seed)
        shown = [column["room"] for column in drawn(state)["display"]]
        assert sorted(shown + drawn(state)["rooms"]) == sorted(
            KEYS[kind] for kind in room_deck(CARDS)
        )
        first[shown[0]] += 1

    for kind, copies in zip(KEYS[:16], CARDS.copies, strict=False):
        assert abs(first[kind] - 1500 * copies / 60) < 5 * (1500 * copies / 60) ** 0.5 + 1, kind
