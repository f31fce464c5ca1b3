# Menus and errors of casetta. Sentences of a game lie in the game's own folder.

## What is wrong with something that came from outside

wrong-unknown-game = There is no game { $game }. Known games: { $known }.
wrong-unknown-option = There is no option { $option }. Known options: { $known }.
wrong-unknown-option-value = { $option } cannot be { $value }. Known values: { $known }.
wrong-unknown-seats = { $game } is not for { $seats } players. Possible: { $known }.
wrong-unknown-bot = There is no bot { $bot }. Known bots: { $known }.
wrong-unknown-language = There is no language { $language }. Known languages: { $known }.
wrong-unknown-command = There is no command { $command }. Known commands: { $known }.
wrong-command-line = The command line cannot be read ({ $detail }). More: casetta --help
wrong-wrong-seats = { $text } is no list of seats. Write it like me,me:Anna,bot:greedy.
wrong-wrong-option = { $text } is no option. Write it like name=value.
wrong-no-such-file = { $file } cannot be read: { $reason }.
wrong-cannot-write = { $file } cannot be written: { $reason }.
wrong-broken-cards = The program's own cards are damaged: { $reason }.

wrong-not-utf8 = The line is not UTF-8.
wrong-not-json = The line is not JSON.
wrong-not-an-object = The line is not a JSON object.
wrong-field-not-an-object = { $where } is not a JSON object.
wrong-unknown-question = This is no question that can be asked. Known questions: { $known }.
wrong-missing-field = { $where } is missing.
wrong-unknown-field = The field { $field } is not known and was ignored.
wrong-not-a-number = { $where } is not a whole number.
wrong-out-of-bounds = { $where } is not from { $lowest } to { $highest }.
wrong-not-a-flag = { $where } is neither true nor false.
wrong-not-a-choice = { $where } is not one of: { $known }.
wrong-not-a-list = { $where } is not a list of the right length.
wrong-wrong-grid = { $where } is not a drawing of { $rows } strings of { $columns } signs.
wrong-unknown-sign = { $where } holds a sign that is not one of: { $known }
wrong-too-many = { $where } has more than { $most } entries.
wrong-page-not-toml = { $where }: this is no TOML: { $reason }.
wrong-page-not-entries = { $where } must be entries in double brackets.
wrong-page-not-a-text = { $where } must be a text.
wrong-page-not-so-many = { $where } is not a list of { $length } whole numbers.
wrong-page-no-entry = { $where }: the entry { $name } is missing.
wrong-page-twice = { $where }: { $name } stands twice.
wrong-own-digest = The cards or the scenario in this record are not those it was played with.
wrong-card-twice = { $where } has the same card twice.
wrong-wrong-luck-key = { $where } is not a key of 64 hexadecimal digits.

wrong-unreadable-move = This spells no move.
wrong-illegal-move = The rules do not allow this move now.
wrong-not-your-turn = It is not this seat's turn.
wrong-game-over = The game is over.
wrong-stale-move = The move was made for an earlier position; the table is at version { $version } now.

wrong-record-not-json = The file is no record: it is not a JSON document.
wrong-record-format = The record has the format { $format }; this program reads format { $known }. First event that does not fit: { $event }.
wrong-record-newer = The record was made with version { $version } of the rules; this program knows version { $known }. Update casetta. First event that does not fit: { $event }.
wrong-record-altered = The record was altered. First event that does not fit: { $event }.
wrong-record-digest = The record was altered: the position does not have the digest it should have. First event that does not fit: { $event }.
wrong-record-illegal = The record was altered: the rules do not allow this move. First event that does not fit: { $event }.
wrong-no-such-event = There is no event { $event }; the last one is { $last }.

## The command line

help-casetta = Play three board games about homes, alone or together, and ask their rules.
help-play = Play a game in the terminal, or let bots play it.
help-replay = Replay a record and show a position, the sheets and the ranking.
help-ask = Ask the rules: JSON questions line by line, answers in the same order.
help-score = A score pad: enter what lies on the table, get every point explained.
help-bench = Measure how many random games a second are played.
help-perft = Count the sequences of moves from a deal.
help-selfcheck = Check that the rules keep their laws on this machine.
help-doctor = Show versions, folders, what is missing and the command that mends it.
help-golden = Compare or write golden games and move counts (for developers).

help-usage = Usage
help-heading-commands = Commands
help-heading-arguments = Arguments
help-heading-options = Options
help-argument-help = Show this help.
help-argument-lang = Language: en, it, pl or ja.
help-argument-version = Show the version.
help-argument-game = A game, such as my-shelfie.
help-argument-players = How many play.
help-argument-seats = Who sits where: people and bots, separated by commas.
help-argument-seed = A number; the same number gives the same deal.
help-argument-record = Write the record of the game to this file.
help-argument-quiet = Say nothing but the result.
help-argument-edition = The rulebook to follow.
help-argument-option = A rule variant by name and value; may be given several times.
help-argument-file = A file; where it may be left out, standard input is read.
help-argument-at = Show the position after this event.
help-argument-json = Answer in JSON, for programs.
help-argument-games = How many games.
help-argument-life = compiled or plain.
help-argument-mode = playout (choose by counting) or list (write all moves).
help-argument-compare = Compare with the figures of docs/performance.md and with C.
help-argument-after = How many random moves are played before counting.
help-argument-depth = How many moves deep.
help-argument-write = Write the files anew.

## Benchmarks

bench-compiling = Preparing the compiled rules of { $game } …
bench-compiled = … ready after { $seconds } s.
bench-compare-heading = Random games a second of CPU time: today, stored, C, today / C

## The laws

selfcheck-law = { $game }: { $law }
selfcheck-watched = random games, every step watched
selfcheck-kept = All laws are kept.
selfcheck-broken = { $count ->
    [one] One law was broken; see the line above.
   *[other] { $count } times a law was broken; see the lines above.
  }
law-replay = the same moves give the same game
law-lists = moves are counted as they are listed
law-notation = moves are read as they are written
law-door = only legal moves get in
law-secrets = secrets are kept
law-guess = guesses are possible worlds
law-conservation = nothing is lost
law-end = every game ends
law-score = every point is explained
law-commute = players at the same time do not disturb each other

## How a conversation ends

end-quit = Goodbye.
end-of-input = The input ended too early.
end-interrupted = Interrupted.

## Who plays

turn-you = You
turn-player = Player { $number }
bot-greedy = Greedy
bot-random = Random

## A turn at the terminal

turn-title = { $player }, it is your turn
turn-title-alone = It is your turn
turn-hint = A move such as { $example } · m moves · ? help · sheet · save FILE · quit
turn-hint-chosen = Enter keeps it · u takes it back
turn-preview = { $move }   Points: { $before } → { $after }
turn-nothing-typed = Type a move, or ? for help.
turn-nothing-to-undo = There is nothing to take back.
turn-taken-back = Taken back.
turn-saved = Saved in { $file }.
turn-recorded = The record is in { $file }.
turn-page-enter = Enter goes on.
turn-door = { $player }, it is your turn.
turn-door-others = The others look away, please.
turn-door-enter = Press Enter when you are alone at the screen.

turn-help-move = A move
turn-help-move-text = Type it, look at what it brings, and press Enter to keep it. Small and capital letters are alike.
turn-help-moves = m
turn-help-moves-text = Shows what you may do now.
turn-help-undo = u
turn-help-undo-text = Takes a move back, as long as you have not kept it.
turn-help-sheet = sheet
turn-help-sheet-text = Shows the points so far, line by line.
turn-help-save = save FILE
turn-help-save-text = Writes the record of the game so far. It holds everything, hidden cards too.
turn-help-quit = quit
turn-help-quit-text = Breaks the game off.

wrong-turn-save-where = Which file? Type save and a name.
wrong-turn-file-exists = { $file } is there already; choose another name.

## Score sheets

sheet-total = Total
ranking = Ranking

## The menu

menu-title = three board games about homes
menu-hint = Enter takes the answer in brackets · u goes back · quit · en it pl ja
menu-game = Which game?
menu-players = How many play? { $known }
menu-rivals = Against whom?
menu-rivals-greedy = { $rivals ->
    [one] A greedy bot, which takes whatever brings most points at once.
   *[other] { $rivals } greedy bots, which take whatever brings most points at once.
  }
menu-rivals-random = { $rivals ->
    [one] A random bot, which takes anything.
   *[other] { $rivals } random bots, which take anything.
  }
menu-rivals-people = People at this screen, in turn.
menu-name = What is player { $number } called?
menu-option = { $option }?
menu-no-terminal = The menu needs a terminal. Without one, type a command such as casetta play my-shelfie --seats bot:greedy,bot:random, or casetta --help.

## The score pad

pad-title = { $game }: score pad
pad-welcome = Enter takes the answer in brackets, u goes back, ? explains, quit ends. Go round the table clockwise.
pad-people = How many people? { $known }
pad-name = Name of person { $number }?
pad-tie = There is a tie.
wrong-pad-needs-answer = This needs an answer.
wrong-pad-nothing-to-undo = There is nothing to go back to.
wrong-pad-not-a-choice = Please answer one of: { $known }.
wrong-pad-wrong-name = A name has 1 to { $most } signs.

## Replays

replay-title = after event { $event } of { $last }
replay-deal = The table as it was dealt.
replay-unfinished = The game was not played to its end.

## What lies in the box

help-cards = Show all cards and pieces in the box of a game, and where we know them from.
help-argument-cards = a card file of your own (TOML)
wrong-no-own = { $game } knows no files of your own.
wrong-own-faults = { $file } cannot be used:
listing-head-card = card
listing-head-points = points
listing-head-source = known from
listing-head-copies = copies
listing-head-copies-source = copies known from
listing-head-place = place
listing-head-option = option
listing-head-circulation = circulation
listing-head-seats = seats
listing-head-pictures = pictures
listing-head-number = no.
listing-head-rule = rule
listing-head-players = players
