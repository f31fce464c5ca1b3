"""What an audit found, and the tests that would find it again."""

import ast
from functools import cache

import pytest

from tests.foundation.cloned import ROOT

BODIES, FRAMES, FLOODS, TEXTS, TABLES, THINKING = (
    f"tests/hostile/test_{name}.py"
    for name in ("bodies", "frames", "floods", "texts", "tables", "thinking")
)
TRANSPORT, ODD = (f"tests/server/http/test_{name}.py" for name in ("transport", "odd_requests"))
BOTS = "tests/server/test_bot_pool.py"
SOCKET_FRAMES, LIMITS = "tests/server/socket/test_frames.py", "tests/server/test_limits.py"
FINDINGS = {
    1: (  # Own content of tens of thousands of rows was read in quadratic time, on the loop.
        f"{BODIES}::test_hostile_content_is_refused_and_leaves_the_loop_free",
        f"{BODIES}::test_the_route_for_everybody_reads_own_content_in_the_same_way",
    ),
    2: (  # The nearest name was looked for to each of 20,000 unknown ones.
        f"{BODIES}::test_hostile_content_is_refused_and_leaves_the_loop_free",
        f"{FLOODS}::test_content_that_costs_a_reader_much_disturbs_nobody",
    ),
    3: (  # Control frames and parts of messages had no limit.
        f"{SOCKET_FRAMES}::test_others_have_their_turn_however_many_frames_are_allowed",
        f"{FRAMES}::test_a_flood_of_frames_disturbs_nobody_whoever_it_comes_from",
    ),
    4: (  # Answers to pings piled up without limit.
        f"{SOCKET_FRAMES}::test_whoever_reads_no_answers_to_pings_is_cut_off",
    ),
    5: (  # Own scenarios in questions were remembered for ever.
        f"{BODIES}::test_questions_about_new_scenarios_are_forgotten_and_disturb_no_table",
    ),
    6: (  # Tables of bots alone kept other people's bots waiting.
        f"{BOTS}::test_the_bot_of_a_person_is_asked_at_once_beside_tables_of_bots_that_think_long",
        f"{BOTS}::test_processes_that_think_long_for_tables_of_bots_leave_one_to_the_bot_of_a_person",
        f"{THINKING}::test_tables_of_bots_that_think_long_disturb_nobody",
        f"{BOTS}::test_bots_among_themselves_play_as_long_as_anybody_looks",
        "tests/store/test_stores.py::test_the_store_knows_what_goes_on_without_people",
    ),
    7: (  # One address used up the hints and the reviews of everybody.
        f"{THINKING}::test_hints_and_reviews_for_many_sockets_disturb_nobody_and_others_get_theirs",
        f"{BOTS}::test_an_address_gets_so_much_advice_and_others_theirs",
        f"{BOTS}::test_who_asks_a_first_hint_is_heard_though_one_address_fills_the_queue",
        "tests/server/test_reviews.py::"
        "test_who_wants_a_first_review_is_heard_though_one_address_wants_many",
    ),
    8: (  # The host kept the links of guests.
        f"{TABLES}::test_the_link_of_a_guest_is_dead_in_the_hands_of_whoever_made_the_table",
    ),
    9: (  # Silent connections stayed open, and took all descriptors.
        f"{TRANSPORT}::test_connections_on_which_nothing_more_comes_end",
        f"{TRANSPORT}::test_a_full_server_lets_those_play_who_are_there",
        f"{FRAMES}::test_a_crowd_pushes_itself_out_and_the_table_plays_on",
    ),
    10: (  # Sixty sockets on one link flooded a table with chat and presence.
        f"{TABLES}::test_a_crowd_of_spectators_cannot_flood_a_table_with_chat",
    ),
    11: (  # Tables and log entries without limit filled the disk.
        f"{FLOODS}::test_tables_without_end_are_refused_and_the_game_goes_on",
        f"{TABLES}::test_links_are_not_renewed_without_end",
        f"{TABLES}::test_nobody_is_sent_away_or_muted_without_end",
    ),
    12: (  # The limit of guesses was passed from addresses of one network.
        f"{LIMITS}::test_an_address_is_an_ipv4_address_or_a_network_of_ipv6_which_shares_a_budget",
        f"{TEXTS}::test_what_looks_like_a_code_opens_nothing_and_guesses_end",
    ),
    13: (f"{TEXTS}::test_a_planted_cookie_is_not_adopted",),
    14: (  # Any program of this machine opened the server to the network.
        "tests/server/test_operator.py::test_a_program_of_this_machine_opens_nothing_without_the_key",
        "tests/server/test_serve.py::test_nobody_trusts_everybody_about_addresses",
    ),
    15: (  # A body that is no UTF-8 was an error of the server.
        f"{ODD}::test_a_body_that_is_no_text_or_no_json_is_a_bad_request",
    ),
    16: (  # Records and scenarios steered the terminal.
        "tests/commands/test_hostile_texts.py::test_a_record_cannot_steer_the_terminal",
        "tests/commands/test_hostile_texts.py::test_a_scenario_with_hidden_signs_is_refused_by_its_line",
    ),
    17: (  # A backup brought triggers along.
        "tests/store/test_backup.py::"
        "test_a_backup_with_something_that_we_did_not_make_is_refused_and_not_sound",
    ),
    18: (  # The set-up installed uv and Node unpinned.
        "tests/foundation/test_project_files.py::"
        "test_uv_and_node_come_with_their_hashes_and_npm_runs_no_scripts",
    ),
    19: (  # The description was built for each request, and metrics were public.
        f"{FLOODS}::test_a_flood_of_requests_disturbs_nobody",
        "tests/server/test_operator.py::"
        "test_metrics_are_for_the_operator_and_for_addresses_that_are_named",
    ),
    20: (  # Refused bodies stayed in memory.
        f"{ODD}::test_nothing_of_a_refused_body_stays_in_memory",
        f"{FLOODS}::test_refused_bodies_leave_nothing_and_are_not_even_read_in_the_end",
    ),
    21: (  # Collecting garbage after sockets that came and went stopped everybody.
        "tests/server/test_upkeep.py::test_everything_is_looked_at_only_while_nobody_is_here",
        "tests/server/test_upkeep.py::test_a_table_that_goes_on_is_somebody_here",
        f"{FRAMES}::test_sockets_that_come_and_go_leave_nothing",
    ),
}
"""The number of a finding, and its tests."""


@cache
def names_in(file):
    """The names of a module's functions."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    kinds = ast.FunctionDef, ast.AsyncFunctionDef
    return {node.name for node in tree.body if isinstance(node, kinds)}


@pytest.mark.parametrize("finding", FINDINGS)
def test_what_was_found_once_would_be_found_again(finding):
    tests = FINDINGS[finding]
    places = [test.split("::") for test in tests]

    assert tests
    assert [name for file, name in places if name not in names_in(file)] == []
