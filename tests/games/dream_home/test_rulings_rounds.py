"""Rulings about the draft and the tools, each with its position."""

from casetta.games.dream_home.rules.layout import DECKS, FIRST, MARKER, ROUND, SHOWN, TURN
from casetta.games.dream_home.text.box import count_cards
from tests.games.dream_home.drawn import dealt, drawn, house, legal, play, position, spaces

NEXT_DISPLAY = ["study", "library", "sauna", "pantry", "game_room"]


def lay_anything(state):
    """The state after the seat that is asked has emptied its hand somehow."""
    turn = state[TURN]
    while state[TURN] == turn and not any(text.startswith("take") for text in legal(state)):
        state = play(state, sorted(legal(state))[-1])
    return state


def test_the_marker_stays_if_nobody_takes_column_0():
    """Ruling D-23."""
    state = dealt(4)
    for column in (1, 2, 3, 4):
        state = lay_anything(play(state, f"take {column}"))

    assert state[ROUND] == 1
    assert state[FIRST] == state[MARKER] == 0


def test_column_0_gives_the_marker_and_no_resource():
    """Ruling D-24: at once, but the order of this round stays."""
    state = position(display=NEXT_DISPLAY)
    taken = play(state, "take 0")
    after = play(taken, "room l0")

    assert drawn(taken)["hand"] == {"room": "study", "resource": None}
    assert taken[MARKER] == 0
    assert after[TURN] == 1
    later = play(after, "take 1", "room l0")
    assert (later[MARKER], later[TURN]) == (0, 2)


def test_the_marker_moves_when_another_seat_takes_column_0():
    """Rulings D-23 and D-24: at once, but the order of this round stays; the next one is hers."""
    state = lay_anything(play(position(display=NEXT_DISPLAY), "take 1"))
    after = lay_anything(play(state, "take 0"))

    assert (state[TURN], state[MARKER]) == (1, 0)
    assert (after[TURN], after[MARKER], after[FIRST]) == (2, 1, 0)
    for seat in (2, 3):
        assert after[TURN] == seat
        after = lay_anything(play(after, sorted(legal(after))[0]))
    assert (after[TURN], after[MARKER], after[FIRST]) == (1, 1, 1)


def test_what_is_left_on_the_display_goes_to_the_discards():
    """Rulings D-40 and D-60: rooms and resources, for roofer and supplier, in every edition."""
    display = ["study", None, ("sauna", "roof red"), None, ("pantry", "piano")]
    for edition in ("standard", "pl"):
        options = {"edition": edition}
        state = position(display=display, first=1, turn=0, marker=1, options=options)
        after = lay_anything(play(state, "take 0"))
        left = drawn(after)["discards"]
        assert after[ROUND] == state[ROUND] + 1
        assert left == {"sauna": 1, "pantry": 1, "roof red": 1, "piano": 1}


def test_column_0_cannot_be_discarded():
    """Ruling D-25."""
    assert (
        legal(dealt(2)) == legal(dealt(3)) == {"discard 1", "discard 2", "discard 3", "discard 4"}
    )


def test_no_column_is_discarded_in_the_simplified_game():
    """Ruling D-26."""
    assert len(legal(dealt(3, simplified=True))) == 5
    assert len(legal(dealt(2, simplified=True))) == 5


def test_a_jackhammer_never_moves_the_marker():
    """Rulings D-27 and D-29: column 0 is gone, its owner has no turn."""
    state = position(display=NEXT_DISPLAY, beside=["jackhammer"], stage="hammer", marker=3, first=3,
                     turn=0)  # fmt: skip
    after = play(state, "hammer 0", "room l0")

    assert after[MARKER] == 3
    assert after[TURN] == 3
    assert "take 0" not in legal(after)
    for seat in (3, 1, 2):
        assert after[TURN] == seat
        after = lay_anything(play(after, sorted(legal(after))[0]))
    assert after[FIRST] == 3


def test_the_resource_above_a_hammered_room_is_discarded():
    """Ruling D-28."""
    display = ["study", ("library", "piano"), "sauna", "pantry", "game_room"]
    state = position(display=display, beside=["jackhammer"], stage="hammer")
    after = play(state, "hammer 1", "room l0")

    assert drawn(after)["discards"] == {"piano": 1, "jackhammer": 1}


def test_jackhammers_are_asked_clockwise_and_once_a_round():
    """Ruling D-66: a second one must wait, and drill and mixer have no turn to go with."""
    two = ["jackhammer", "jackhammer", "drill"]
    state = position(beside=two, stage="hammer", first=2, marker=2, turn=0)
    used = play(state, "hammer 3", "room l0 down")

    assert used[TURN] == 2
    assert legal(used) == {"take 0", "take 1", "take 2", "take 4"}
    assert play(state, "pass")[TURN] == 2


def test_an_owner_of_a_jackhammer_further_round_the_table_is_asked_next():
    """Ruling D-66: clockwise from the marker holder."""
    state = position(beside=["jackhammer"], stage="hammer", others=[{}, {"beside": ["jackhammer"]}])

    assert play(state, "pass")[TURN] == 2
    assert "hammer 0" in legal(play(state, "pass"))


def test_both_jackhammers_are_asked_round_the_table_before_the_first_turn():
    """Ruling D-66: from the marker holder past the last seat to the first; then turns, both out."""
    owner = {"beside": ["jackhammer"]}
    state = position(
        beside=["jackhammer"], others=[{}, {}, owner], stage="hammer", marker=2, first=2, turn=3
    )
    one = play(state, "hammer 0", "room l0 down")
    both = play(one, "hammer 4", "room l0 down")

    assert (one[TURN], "hammer 0" in legal(one), "hammer 4" in legal(one)) == (0, False, True)
    assert (both[TURN], legal(both)) == (2, {"take 1", "take 2", "take 3"})
    second = lay_anything(play(both, "take 1"))
    assert (second[TURN], second[MARKER]) == (1, 2)
    assert lay_anything(play(second, "take 2"))[ROUND] == state[ROUND] + 1


def test_a_drill_does_not_give_away_an_empty_room():
    """Ruling D-30."""
    state = position("# U . . .", display=["kitchen"], beside=["drill"], first=1, turn=0)

    assert spaces(state, "drill") == set()
    assert legal(state) == {"take 0", "drill 0 l1"}


def test_a_drill_may_complete_a_living_room():
    """Ruling D-31: the study leaves, the third living room comes, and 9 points."""
    display = ["study", ("living_room", "roof red"), "sauna", "pantry", "library"]
    state = position("L L U . .\n# .", display=display, beside=["drill"])
    after = play(state, "drill 1 l2")

    assert house(after)[1] == "L L L . ."
    assert drawn(after)["display"][1]["room"] == "study"
    assert drawn(after)["discards"] == {"drill": 1}


def test_what_a_drill_brings_must_fit():
    """Ruling D-32: no second bathroom beside a bathroom."""
    display = ["bathroom", "bathroom", "bathroom", "bathroom", "bathroom"]
    state = position("A U . . .", display=display, beside=["drill"])

    assert {text for text in legal(state) if "drill 2" in text} == {"drill 2 l0"}


def test_a_mixer_needs_two_rooms():
    """Ruling D-33: an emptied column is no place; column 0 is one."""
    display = ["study", None, "sauna", "pantry", None]
    state = position(display=display, beside=["concrete_mixer"], first=2, turn=0)

    assert {text for text in legal(state) if text.startswith("mix")} == {
        "mix 0 2",
        "mix 0 3",
        "mix 2 3",
    }


def test_the_mixed_pair_may_be_taken():
    """Ruling D-34: the living room comes under the red roof with the window."""
    display = ["living_room", "study", ("sauna", "roof red window"), "pantry", "library"]
    state = position(display=display, beside=["concrete_mixer"])
    after = play(state, "mix 0 2", "take 2")

    assert drawn(after)["hand"]["room"] == "living_room"
    assert drawn(after)["houses"][0]["roofs"] == ["roof red window"]


def test_a_drill_loses_the_token_of_the_card_that_leaves():
    """Ruling D-65."""
    display = ["kitchen", "bathroom", "sauna", "pantry", "library"]
    state = position("L+piano . . . .", display=display, beside=["drill"])
    after = play(state, "drill 0 l0")

    assert house(after)[1] == "K . . . ."
    assert play(state, "drill 0 l0", "take 0")


def test_a_drill_may_split_a_room_and_its_card_may_be_taken_back():
    """Ruling D-77."""
    display = ["study", "kitchen", "sauna", "pantry", "library"]
    state = position("L L L . .\n# .", display=display, beside=["drill"])
    after = play(state, "drill 0 l1", "take 0")

    assert house(after)[1] == "L U L . ."
    assert drawn(after)["hand"]["room"] == "living_room"


def test_tools_of_round_12_have_no_effect():
    """Ruling D-38: a scaffolding is discarded, a drill lies unused."""
    full = "K A K A .\nA K A K P\n # #"
    display = [None, ("study", "scaffolding"), ("library", "drill")]
    state = position(full, display=display, round=12, first=1, turn=0)

    scaffold = play(state, "take 1", "room u4")
    drill = play(state, "take 2", "room u4")

    assert drawn(scaffold)["discards"]["scaffolding"] == 1
    assert drawn(drill)["houses"][0]["beside"] == ["drill"]
    assert not any(scaffold[SHOWN : SHOWN + 1])


def test_a_scaffolding_of_round_12_does_not_wait_in_the_polish_edition():
    """Ruling D-38: it is discarded as it is taken, before anybody could keep it."""
    full = "K A K A .\nA K A K P\n # #"
    display = [None, ("study", "scaffolding"), ("library", "drill")]
    polish = {"edition": "pl"}
    state = position(full, display=display, round=12, first=1, turn=0, options=polish)
    taken = play(state, "take 1")

    assert legal(taken) == {"room u4", "room u4 down"}
    assert drawn(taken)["discards"]["scaffolding"] == 1
    assert drawn(play(taken, "room u4"))["houses"][0]["beside"] == []


def test_a_roof_cannot_be_refused():
    """Ruling D-59: it goes on the pile as it is taken."""
    state = position(display=["study", ("library", "roof blue"), "sauna", "pantry", "study"])
    after = play(state, "take 1")

    assert drawn(after)["houses"][0]["roofs"] == ["roof blue"]
    assert "decline" not in legal(after)


def test_both_decks_are_empty_after_round_12():
    """Ruling D-60: and no card is dealt before its round."""
    state = dealt(4)
    assert [len(drawn(state)[deck]) for deck in ("rooms", "resources")] == [55, 44]

    while state[ROUND] < 12:
        state = lay_anything(play(state, sorted(legal(state))[0]))

    assert not any(state[DECKS : DECKS + 12])
    assert sum(count_cards(state).values()) == 108
