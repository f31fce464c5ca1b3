"""What each command does: a few lines over a package below, which it alone imports."""

from __future__ import annotations

import sys
from argparse import Namespace

from casetta import games
from casetta.commands.arguments import (
    every_word,
    folder_of,
    open_file,
    read_options,
    read_own,
    read_scenario,
    say,
    words_for,
)
from casetta.contract.errors import Wrong
from casetta.kernel.folders import data_folder

REFUSED = 1
"""The exit status where a record is not what it says."""


def menu(given: Namespace) -> int:
    """Choose a game and how to play it in the terminal."""
    from casetta.terminal.menu import open_menu

    wishes = (given.seats, given.seed, given.record, given.edition, given.scenario, given.cards)
    if given.quiet or given.option or any(wish is not None for wish in wishes):
        raise Wrong("play-what", known=", ".join(games.names()))
    return int(open_menu(words_for(given)))


def play(given: Namespace) -> int:
    """Play a game in the terminal, or let bots play it; without a game, a menu."""
    if given.game is None:
        return menu(given)
    from casetta.terminal.play import play_game, read_seats

    game = games.load(given.game)
    players = read_seats(given.seats) if given.seats else None
    words = words_for(given, game)
    options, own = read_scenario(game, given)
    own = read_own(game, given.cards) if given.cards else own
    return int(
        play_game(game, players, options, given.seed, given.record, words, own, quiet=given.quiet)
    )


def demo(given: Namespace) -> int:
    """Watch a table of bots in the terminal."""
    from casetta.terminal.demo import show_demo

    game = games.load(given.game)
    options, own = read_scenario(game, given)
    words = words_for(given, game)
    return show_demo(game, given.bots or (), options, given.seed, given.pace, words, own)


def replay(given: Namespace) -> int:
    """Replay a record: the position, the sheets and the final ranking."""
    from casetta.terminal.replay import show_replay

    return int(show_replay(given.file, given.at, words_for(given), as_json=given.json))


def review(given: Namespace) -> int:
    """Judge every decision of a finished game: what was given away, what was luck."""
    from casetta.terminal.review import show_review

    return show_review(given.file, given.effort, given.seed, words_for(given), as_json=given.json)


def verify(given: Namespace) -> int:
    """Check everything that a record proves: the game, its log, the shuffle."""
    from casetta.table.record import BrokenRecord, verify_bytes

    words = words_for(given)
    with open_file(given.file) as file:
        content = file.read()
    try:
        found = verify_bytes(content)
    except BrokenRecord as broken:
        say(words.wrong(broken))
        return REFUSED
    title = words.with_game(found.table.game.folder)("game-title")
    print(words("verify-game", game=title, events=found.table.version))
    has_log = found.entries is not None
    print(words("verify-log", entries=found.entries) if has_log else words("verify-no-log"))
    print(words("verify-fair" if found.is_fair else "verify-no-proof"))
    return 0


def picture(given: Namespace) -> int:
    """Draw a position of a record, as an SVG file or in characters."""
    from casetta.terminal.picture import show_picture

    return show_picture(given.file, given.at, given.seat, given.out, words_for(given))


def ask(given: Namespace) -> int:
    """Ask the rules: JSON questions line by line, answers in the same order."""
    from casetta.protocol.ask import answer_all

    game = games.load(given.game)
    with open_file(given.file) if given.file else sys.stdin.buffer as lines:
        return answer_all(game, lines, sys.stdout.buffer, words_for(given, game))


def score(given: Namespace) -> int:
    """A score pad: enter what lies on the table, get every point explained."""
    from casetta.terminal.score_pad import open_score_pad

    game = games.load(given.game)
    options, _ = read_scenario(game, given)
    known = {"scenario": given.scenario} if given.scenario else {}
    return int(open_score_pad(game, options, words_for(given, game), known))


def cards(given: Namespace) -> int:
    """Show what lies in the box, and where we know it from."""
    from casetta.terminal.cards import show_cards

    game = games.load(given.game)
    own = read_own(game, given.cards)
    return show_cards(game, own, words_for(given, game), as_json=given.json)


def serve(given: Namespace) -> int:
    """Serve tables to browsers and programs until a signal ends it."""
    from casetta.protocol.limits import read_limits
    from casetta.server.serve import Wishes
    from casetta.server.serve import serve as run_server

    wishes = Wishes(
        folder=given.data_dir or data_folder(),
        host=given.host,
        port=given.port,
        lan=given.lan,
        as_json=given.json,
        browser=not given.no_browser,
        public_url=given.public_url,
        proxies=tuple(given.trusted_proxy),
        tls=tuple(given.tls) if given.tls else None,
        test_mode=given.test_mode,
        limits=read_limits(given.rate, given.limit),
    )
    return run_server(wishes, words_for(given))


def bench(given: Namespace) -> int:
    """Measure how many random games a second are played, or what a server carries."""
    if given.game == "server":
        from casetta.commands.develop.bench_server import run_server_bench

        return run_server_bench(words_for(given), short=given.short, as_json=given.json)
    from casetta.commands.develop.bench import Bench, compare_figures, run_bench

    game = games.load(given.game)
    words = words_for(given, game)
    if given.compare:
        return compare_figures(game, words)
    options, own = read_scenario(game, given)
    plan = Bench(game, given.players, given.games, given.seed, given.life, given.mode, options, own)
    return run_bench(plan, words, as_json=given.json)


def arena(given: Namespace) -> int:
    """Let bots play each other over paired deals and tell who is better."""
    from casetta.bots.arena import Crew, Plan
    from casetta.commands.study.arena import Wish, read_budget, read_claim, read_targets, show_arena

    game = games.load(given.game)
    seats = given.seats or max(game.seats[0], min(len(given.bots), game.seats[-1]))
    options, own = read_scenario(game, given)
    budget = read_budget(given.ms, given.simulations)
    plan = Plan(game.name, tuple(given.bots), seats, options, budget, given.seed, own)
    crew, targets = Crew(given.jobs, given.on), read_targets(given.targets)
    claim = read_claim(given.wins)
    wish = Wish(given.deals, crew, given.file, targets, given.until_sure, given.json, claim)
    return show_arena(plan, wish, words_for(given, game))


def tune(given: Namespace) -> int:
    """Tune the weights of a game's evaluation over paired deals, and check them."""
    from casetta.bots.tuning import Task
    from casetta.commands.study.tune import Wish, show_tuning

    game = games.load(given.game)
    seats = given.seats or game.seats[0]
    task = Task(game.name, seats, read_options(given), given.deals, given.seed)
    wish = Wish(given.steps, given.check, given.file, given.out)
    return show_tuning(task, wish, words_for(given, game))


def perft(given: Namespace) -> int:
    """Count the sequences of moves from a deal."""
    from casetta.commands.develop.perft import Start, show_perft

    game = games.load(given.game)
    seats = given.players or game.seats[0]
    options, own = read_scenario(game, given)
    start = Start(seats, options, given.seed, given.after, own)
    return show_perft(game, start, given.depth, given.life)


def scenario(given: Namespace) -> int:
    """Check, show, list or make scenarios of Home Staging."""
    from casetta.commands.study.scenarios import run_action

    return run_action(given, words_for(given))


def solve(given: Namespace) -> int:
    """Find the best plan for a room or a turn of Home Staging."""
    from casetta.commands.study.solve import GAME as SOLVED
    from casetta.commands.study.solve import Wish, in_deal, in_record, show_solution

    game = games.load(SOLVED)
    wish = Wish(given.room, given.turn, given.letters, given.seconds)
    if given.file:
        state, seat = in_record(given.file, given.at, given.seat)
    elif given.scenario and given.room:
        given.edition, given.option = None, []
        state, seat = in_deal(game, *read_scenario(game, given), given.seed)
    else:
        raise Wrong("solve-what")
    return show_solution(state, seat, wish, words_for(given, game), as_json=given.json)


def selfcheck(given: Namespace) -> int:
    """Check that the rules keep their laws on this machine."""
    from casetta.commands.develop.selfcheck import check_laws

    chosen = [games.load(given.game)] if given.game else games.every()
    return check_laws(chosen, given.games, given.seed, words_for(given))


def backup(given: Namespace) -> int:
    """Copy all tables into one file, also while a server runs."""
    from casetta.store import backup as keeping

    return keeping.backup(folder_of(given), given.to, words_for(given))


def restore(given: Namespace) -> int:
    """Bring all tables back from a backup."""
    from casetta.store import backup as keeping

    return keeping.restore(folder_of(given), given.backup, words_for(given), force=given.force)


def check(given: Namespace) -> int:
    """Check that all stored tables are sound."""
    from casetta.store.check import check as check_tables

    return check_tables(folder_of(given), every_word(given), as_json=given.json)


def export(given: Namespace) -> int:
    """Write records of finished games, one to a line."""
    from casetta.store.export import export as export_tables

    return export_tables(folder_of(given), given.table, given.to, every_word(given))


def import_records(given: Namespace) -> int:
    """Take finished games from records into the stored tables."""
    from casetta.store import imports as importing

    return importing.import_records(folder_of(given), given.records, every_word(given))


def migrate(given: Namespace) -> int:
    """Bring stored tables of an older casetta up to date."""
    from casetta.store import backup as keeping

    return keeping.migrate(folder_of(given), words_for(given))


def doctor(given: Namespace) -> int:
    """Show versions, folders, what is missing and the command that mends it."""
    from casetta.commands.host.doctor import main as report

    folder = ["--data-dir", str(given.data_dir)] if given.data_dir else []
    return report([*folder, *(["--json"] if given.json else [])])


def golden(given: Namespace) -> int:
    """Compare or write golden games and move counts (for developers)."""
    from casetta.commands.develop.golden import check_golden

    return check_golden(write=given.write)


def needs_the_launcher(given: Namespace) -> int:
    """Refuse what only the launcher of a clone can do."""
    raise Wrong("needs-the-launcher")
