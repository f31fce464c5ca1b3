"""What a plan on paper is worth, and all that breaks a rule in it: the question of score pads."""

from casetta import games
from casetta.protocol.ask import answer
from casetta.words import Words


def pad(**told):
    """The answer about a plan of First Keys."""
    plan = {"scenario": "first-keys", "order": [], "pieces": [], "rooms": {}, "windows": []}
    return answer(games.load("home-staging"), {"ask": "pad", **plan, **told}, Words("en"))


LIVING = {"living": {"squares": ["e5:l6"], "door": "g6 s"}}


def test_a_plan_without_a_fault_is_counted():
    """A room without squares is none."""
    tv = {"card": 1, "text": "05a2 r0 h5"}
    told = pad(order=["living"], pieces=[tv], rooms=LIVING, front_door="e12 s")

    assert told["broken"] == []
    assert pad(rooms={"living": {"squares": [], "door": None}})["broken"] == []
    assert [piece["text"] for piece in told["plan"]["pieces"]] == ["05a2 r0 h5"]
    assert sum(line["points"] for line in told["lines"]) == told["plan"]["total"]


def test_all_that_breaks_a_rule_is_named_and_left_out():
    told = pad(
        order=["living"],
        pieces=[{"card": 1, "text": "05a2 r0 a1"}, {"card": 1, "text": "05a2 r0 h5"}],
        rooms={"living": {"squares": ["e5:l6"], "door": None}},
        windows=["a1 n"],
        front_door="h8 n",
    )

    blamed = {(each["part"], each["key"]): each["code"] for each in told["broken"]}
    assert blamed == {
        ("pieces", "0"): "outside",
        ("rooms", "living"): "no_door",
        ("windows", "0"): "not_outer_wall",
        ("front_door", ""): "not_outer_wall",
    }
    assert [piece["text"] for piece in told["plan"]["pieces"]] == ["05a2 r0 h5"]


def test_two_cards_of_one_number_are_not_the_same():
    """Over the Flower Shop has 19 in the living room and in the kitchen."""
    told = pad(scenario="over-the-flower-shop", pieces=[{"card": 2, "text": "19b1 r0 h5"}])

    assert (told["cards"][2], told["cards"][5]) == ("b", "a")
    assert told["cards"].count(None) == len(told["cards"]) - 2


def test_what_is_no_fault_of_the_plan_is_refused():
    assert pad(order=["attic"])["error"]["code"] == "not_a_choice"
    assert pad(pieces=[{"card": 99, "text": "05a2 r0 h5"}])["error"]["where"] == "pieces [0] card"


def test_a_plan_on_paper_is_counted_by_the_rules_of_today():
    """Ruling H-34: two bonuses of the Night Baker are about the bedroom, which has a rug alone."""
    told = pad(
        scenario="the-night-baker",
        order=["bed"],
        pieces=[{"card": 9, "text": "32b2 r0 f5"}],
        rooms={"bed": {"squares": ["f5", "f6:g6"], "door": "f5 e"}},
        front_door="d3 n",
    )

    assert told["broken"] == []
    assert [bonus["counted"] for bonus in told["plan"]["bonuses"]] == [0, 0, 0, 0]
    assert told["plan"]["total"] == 3 * -3
