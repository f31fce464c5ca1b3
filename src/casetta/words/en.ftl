# Menus and errors of casetta. Sentences of a game lie in the game's own folder.

## What is wrong with something that came from outside

wrong-unknown-game = There is no game { $game }. Known games: { $known }.
wrong-unknown-option = There is no option { $option }. Known options: { $known }.
wrong-unknown-option-value = { $option } cannot be { $value }. Known values: { $known }.
wrong-unknown-seats = { $game } is not for { $seats } players. Possible: { $known }.
wrong-unknown-bot = There is no bot { $bot }. Known bots: { $known }.
wrong-unknown-language = There is no language { $language }. Known languages: { $known }.
wrong-unknown-command = There is no command { $command }. Known commands: { $known }.
wrong-misspelt-command = There is no command { $command }. Did you mean { $nearest }? All commands: casetta --help
wrong-needs-the-launcher = This works only in a clone of casetta, with its launcher ./casetta.
wrong-play-what = Name the game: casetta play my-shelfie … (known: { $known }). casetta play alone opens a menu.
wrong-command-line = The command line cannot be read ({ $detail }). More: casetta --help
wrong-wrong-seats = { $text } is no list of seats. Write it like me,me:Anna,bot:greedy.
wrong-wrong-first = { $text } names nobody who could begin. Write random, or a seat from 0 to { $last }.
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
wrong-file-not-utf8 = { $where }: the file is not UTF-8.
wrong-page-not-entries = { $where } must be entries in double brackets.
wrong-page-not-a-text = { $where } must be a text.
wrong-page-not-so-many = { $where } is not a list of { $length } whole numbers.
wrong-page-no-entry = { $where }: the entry { $name } is missing.
wrong-page-twice = { $where }: { $name } stands twice.
wrong-page-strange-key = { $where } is not known here. Do you mean { $nearest }? Known: { $known }.
wrong-page-unknown-key = { $where } is not known here. Known: { $known }.
wrong-page-long-text = { $where } is too long: a text may have { $most } characters.
wrong-hidden-sign = { $where } holds characters that can’t be shown, such as control or direction characters. Remove them.
wrong-more-faults = There are more faults than these { $most }. Fix these first.
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

help-casetta = Play three board games about homes, alone or together, and ask their rules. Without a command, casetta serves the games and opens your browser.
help-play = Play a game in the terminal, or let bots play it; without a game a menu opens.
help-replay = Replay a record and show a position, the sheets and the ranking.
help-ask = Ask the rules: JSON questions line by line, answers in the same order.
help-score = A score pad: enter what lies on the table, get every point explained.
help-bench = Measure how many random games a second are played, or (server) what a server carries.
help-perft = Count the sequences of moves from a deal.
help-selfcheck = Check that the rules keep their laws on this machine.
help-doctor = Show versions, folders, what is missing and the command that mends it.
help-golden = Compare or write golden games and move counts (for developers).
help-setup = Set up this clone: the Python packages and the pages.
help-dev = Run casetta for development: pages and server reload when files change.
help-test = Run the checks and the tests of this clone.
help-audit = Look for known vulnerabilities of the packages casetta uses (asks a service).

help-usage = Usage
help-heading-play = Play
help-heading-study = Study
help-heading-host = Host
help-heading-develop = Develop
help-heading-arguments = Arguments
help-heading-options = Options
help-argument-help = Show this help.
help-argument-lang = Language: en, it, pl or ja.
help-argument-version = Show the version.
help-argument-dev = Also set up the tools for developers.
help-argument-game = A game, such as my-shelfie.
help-argument-players = How many play.
help-argument-seats = Who sits where: people and bots, separated by commas.
help-argument-first = Who begins: random, or the number of a seat from 0.
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
help-argument-short = server: measure less, in half a minute.
help-argument-after = How many random moves are played before counting.
help-argument-depth = How many moves deep.
help-argument-write = Write the files anew.

## Benchmarks

bench-compiling = Preparing the compiled rules of { $game } …
bench-compiled = … ready after { $seconds } s.
bench-compare-heading = Random games a second of CPU time: today, stored, C, today / C
bench-server-start = Starting and ending
bench-server-idle = { $sockets } sockets that do nothing
bench-server-come = Everybody comes to { $tables } tables
bench-server-moves = { $rate } moves a second for { $seconds } s

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
law-shortcuts = shortcuts change nothing

## How a conversation ends

end-quit = Goodbye.
end-of-input = The input ended too early.
end-interrupted = Interrupted.

## Who plays

turn-you = You
turn-player = Player { $number }
bot-greedy = Greedy
bot-random = Random
bot-potential = Far-sighted
bot-monte-carlo = Monte Carlo
bot-tree = Searcher
bot-snail = Snail
bot-swallow = Swallow
bot-beaver = Beaver
bot-owl = Owl

## A turn at the terminal

turn-title = { $player }, it is your turn
turn-title-alone = It is your turn
turn-hint = A move such as { $example } · m moves · ? help · sheet · save FILE · quit
turn-hint-chosen = Enter keeps it · u takes it back
turn-preview = { $move }   Points: { $before } → { $after }
turn-advice-points = { $points } points expected
turn-advice-chance = { $chance } % to win
reason-total = Score after it: { $points }
reason-last = Ends the game
reason-part = { $points ->
    [one] Gains { $points } point: { $part }
   *[other] Gains { $points } points: { $part }
  }
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
turn-help-hint = hint
turn-help-hint-text = Asks a good bot which moves it would make.
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
menu-rivals-potential = A far-sighted bot, which thinks of the end but not of the others.
menu-rivals-monte-carlo = A bot that plays every move to the end many times.
menu-rivals-tree = A bot that thinks several turns ahead.
menu-rivals-snail = Snail: gentle, right for a first game.
menu-rivals-swallow = Swallow: steady.
menu-rivals-beaver = Beaver: sharp, and thinks before it acts.
menu-rivals-owl = Owl: a master.
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
listing-head-children = hidden children
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

## Scenarios

place-line = line { $line }
wrong-unknown-action = There is no casetta scenario { $action }. Known: { $known }.
wrong-which-scenario = Which scenario? Type casetta scenario { $action } and a file or a name.
wrong-unknown-scenario = There is no scenario { $scenario }. Known scenarios: { $known }.
help-scenario = Check, show, list or make scenarios of Home Staging.
help-argument-scenario = A scenario of Home Staging: its name, or a file.
help-argument-action = check files, show or list scenarios, or make a new one.
help-argument-names = Files, or names of scenarios.
help-argument-difficulty = How hard the new scenario is: 0 trial to 3 hard.
help-argument-out = Write it to this file.

## The server

serve-here = casetta is open: { $url }
serve-once = This address works once and makes your browser the operator’s.
serve-others = For others in your network: { $url }
serve-data = Games are kept in { $folder }
serve-end = Ctrl-C ends it.
pages-none = The server runs, but its pages are not built yet.
pages-how = End it and start it with ./casetta: the set-up builds the pages. Until then, ./casetta play opens the games in the terminal.
wrong-no-free-port = No port from { $port } on is free.
wrong-proxy-everybody = --trusted-proxy needs addresses: trusting { $proxy } would let everybody choose their own address.
wrong-wrong-address = { $address } is not an address. Write an IPv4 or IPv6 address, or a network such as 192.0.2.0/24.
wrong-broken-key = { $file } holds no key that can be read. casetta admin key --renew writes a new one.
wrong-broken-file = { $file } can’t be read. Repair it or delete it.
wrong-unknown-keep = Nothing called { $name } is kept. Known: { $known }.
wrong-wrong-keep = { $name } is a number of days from 1 to { $most }, or ever.
wrong-admin-which = Say which: casetta admin { $what } WHICH, as the lists of casetta admin show it.
wrong-admin-no-server = No server runs on { $folder }. Without one only key, blocks, block, unblock, delete and log work.
wrong-admin-no-answer = The server at { $url } gives no answer.
wrong-admin-refused = The server refused: { $reason }
admin-done = Done.
wrong-cannot-start = The server could not be started.
wrong-test-mode-variable = Test mode also needs the environment variable { $variable }=1.
wrong-test-mode-loopback = Test mode listens on this machine alone.
wrong-unknown-limit = There is no limit { $name }. Limits: { $known }.
wrong-wrong-limit = The limit { $name } is a whole number from { $least } to { $most }.
wrong-unusable-certificate = The certificate { $certificate } cannot be used with the key { $key }.
wrong-unknown-avatar = There is no such picture. Known: { $known }.

refused-bad-message = This message cannot be read.
refused-bad-request = This request cannot be fulfilled.
refused-unreadable-move = This spells no move.
refused-wrong-first = Nobody can begin like that at this table.
refused-illegal-move = The rules do not allow this now.
refused-stale-move = The table has changed meanwhile; look again.
refused-not-your-turn = It is not your turn.
refused-game-over = The game is over.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-unknown-bot = There is no such bot.
refused-nothing-to-undo = There is nothing you could take back by yourself.
refused-nothing-to-redo = There is nothing to do again.
refused-nobody-asks = Nobody is asking for anything.
refused-already-asked = Somebody is asking already.
refused-id-taken = This id was used for something else.
refused-already-started = The game has begun.
refused-not-started = The game has not begun.
refused-not-finished = The game is not finished.
refused-seats-open = There are still free seats.
refused-seat-taken = This seat is taken.
refused-entropy-given = This seat has already added to the shuffle.
refused-deal-given = The deal of this table was given; nothing can be added to it.
refused-not-handed-over = No bot plays this seat.
refused-not-away = Somebody is there, or has not been away for long.
refused-not-your-seat = You do not hold this seat.
refused-not-the-host = Only the host may do this.
refused-not-the-operator = Only whoever runs this server can do this. Open casetta with the address its terminal shows.
refused-address-blocked = Your network was blocked by whoever runs this server.
refused-not-blockable = This can’t be blocked. Give an IPv4 or IPv6 address that is not this machine’s own.
refused-not-closed = This table isn’t closed.
refused-muted = The host doesn’t let you chat at this table.
refused-silenced = The operator of this server doesn’t let you chat at this table.
refused-chat-off = Chat is turned off at this table.
refused-emotes-only = Only reactions can be sent at this table.
refused-no-hints = The host allows no hints at this table.
refused-no-bot-moved = No bot has moved yet.
refused-no-answer = The bot gave no answer; try again.
refused-foreign-origin = Pages of other sites may not do this.
refused-no-such-link = This link opens nothing here.
refused-link-revoked = This link was replaced by a new one.
refused-no-such-table = There is no such table.
refused-no-such-code = There is no table with this code.
refused-no-such-ticket = Nobody waits with this ticket.
refused-no-rematch = There is no rematch of this game.
refused-not-found = There is nothing here.
refused-table-damaged = The memory of this table is damaged; whoever runs the server has been told.
refused-table-closed = Whoever runs this server has closed this table.
refused-table-newer = This table follows newer rules than this server knows; casetta has to be updated here.
refused-too-large = This is too large.
refused-protocol-too-old = This tab is of an older casetta. Reload the page; nothing is lost.
refused-protocol-too-new = This tab is of a newer casetta than the server. Reload the page, and if that does not help, ask the host to update the server.
refused-too-many = Too many at once. { refused-wait }
refused-wait =
    { $minutes ->
        [0] { $seconds ->
            [0] Try again in a moment.
            [one] Try again in a second.
           *[other] Try again in { $seconds } seconds.
        }
       *[other] Try again in { $minutes } minutes.
    }
refused-request-timeout = The request took too long to arrive. { refused-wait }
refused-too-many-connections = Too many connections are open from your network. { refused-wait }
refused-too-many-tables = Too many tables were made from your network. { refused-wait }
refused-too-many-joins = Too many codes were tried. { refused-wait }
refused-too-many-names = Names were changed too often. { refused-wait }
refused-too-many-questions = Too many questions at once. { refused-wait }
refused-too-many-hints = Too many hints at once. { refused-wait }
refused-too-many-reviews = Too many reviews are waiting. { refused-wait }
refused-too-many-lines = Too many chat messages. { refused-wait }
refused-too-many-keys = Too many wrong keys. { refused-wait }
refused-too-many-requests = Too many requests from your network. { refused-wait }
refused-too-many-changes = Too many changes in a short time. { refused-wait }
refused-too-many-acts = That was done too often at once. { refused-wait }
refused-too-many-spectators = Too many people are watching this table. { refused-wait }
refused-too-much-stored = Too much was saved from your network. { refused-wait }
refused-log-full = This game’s log is full: only moves can be added now.
refused-too-many-reports = Too many reports. { refused-wait }
refused-too-much-refused = Too much of what your network sent was refused. { refused-wait }
refused-waiting-room-full = Too many people are waiting at this table. { refused-wait }
refused-server-full = The server is full. { refused-wait }
refused-server-busy = The server is busy. { refused-wait }
refused-store-full = The disk is full; nothing was changed. Try again later.
refused-store-busy = The memory is busy; nothing was changed. Try again.
refused-shutting-down = The server is going down; come back in a moment.
refused-internal = Something went wrong on our side. Try again.

## The log of a table, and records with everything that proves them

wrong-paused = The game is paused.
wrong-not-paused = The game is not paused.
wrong-nothing-to-undo = There is nothing that this seat could take back.
wrong-nothing-to-redo = There is nothing that this seat could bring back.
wrong-nobody-asks = Nobody asks this seat anything.
wrong-already-asked = Somebody is asking already.
wrong-unknown-kind = This is nothing that can happen at a table. Known: { $known }.
wrong-unknown-player = A seat is played by a person or by a bot such as bot:greedy.
wrong-wrong-id = An id has 1 to { $most } characters that can be printed.
wrong-id-taken = This id was used for something else.
wrong-broken-log = The log of the table is damaged. First entry that does not fit: { $version }.
wrong-not-finished = The game is not finished.
wrong-wrong-entropy = What a seat adds to the shuffle has 1 to { $most } characters that can be printed.
wrong-fairness-form = What should prove the shuffle cannot be read.
wrong-fairness-commitment = The secret of the shuffle is not the one that was promised before the game.
wrong-fairness-deal = The cards were not dealt as the secret and the players' additions say.
wrong-first-form = What the record says about who began cannot be read.
wrong-first-draw = The lots did not let this player begin.
wrong-record-log = The log in the record was altered. First entry that does not fit: { $event }.
wrong-record-not-canonical = The record is not canonical: { $what ->
    [more] something follows it in the file.
    [newline] the newline at the end is missing.
    [spaces] there are spaces or line breaks that casetta does not write.
    [keys] its keys are not sorted, or one of them appears twice.
   *[spelling] a letter or a number is not written the way casetta writes it.
  } The game in it is intact.

help-verify = Check everything that a record of a game proves.
verify-game = { $game }: { $events ->
    [one] one event fits
   *[other] all { $events } events fit
  }.
verify-log = { $entries ->
    [one] The log fits: one entry, nothing left out.
   *[other] The log fits: { $entries } entries, nothing left out.
  }
verify-no-log = The record has no log: moves that were taken back are not in it.
verify-fair = The shuffle was fixed before the game, and nobody could choose it.
verify-no-proof = The record does not tell how the shuffle came about.
verify-first-random = { $name } began, by lot from the same shuffle.
verify-first-rotate = The game before decided who began: { $name }, the next in turn.
verify-first-chosen = { $name } began, as the table had chosen.

## Pictures

help-picture = Draw a position of a record: as an SVG file, or in characters.
help-argument-seat = A seat, counted from 1.
picture-written = The picture is in { $file }.
wrong-no-svg = { $game } draws no SVG pictures; without --out it is shown in characters.
wrong-no-such-seat = There is no seat { $seat }; the last one is { $last }.
help-serve = Serve tables to browsers and programs.
help-admin = Look after a server: tables, connections, limits, reports, blocked addresses, the operator’s key.
help-argument-host = the address to listen on
help-argument-port = the port, or the next free one; 0 is any
help-argument-lan = let others in the local network join
help-argument-no-browser = do not open a browser
help-argument-public-url = the address others know this server by
help-argument-trusted-proxy = a proxy whose word about visitors is taken
help-argument-metrics-from = an address or network that may read /metrics without the key; may be given again
help-argument-tls = certificate and key for https
help-argument-test-mode = for tests: explicit deals and no waiting
help-argument-data-dir = the folder where games are kept
help-argument-rate = messages a second that a connection may send
help-argument-limit = a limit of its own for this server, such as chat_per_second=2; may be given again
help-argument-keep = after how many days something is removed, such as chat=30 or finished=ever; may be given again
help-argument-what = status, tables, connections, limits, reports, blocks or log to look; close, reopen, delete, end, resolve, block or unblock to act; open or shut for the local network; key
help-argument-which = a table, connection, report or address; for tables, what to search for
help-argument-hours = for how many hours to block; without it, until you unblock
help-argument-why = why, for yourself and the log
help-argument-renew = make a new key; the old one opens nothing from now on
help-argument-off = lift the mute again
refused-store-failed = The server can’t read or save data right now. Try again in a moment.

## Where tables are kept

help-backup = Copy all tables into one file, also while a server runs.
help-restore = Bring all tables back from a backup.
help-check = Check that all stored tables are sound.
help-export = Write records of finished games, one to a line.
help-import = Take finished games from records into the stored tables.
help-migrate = Bring stored tables of an older casetta up to date, after a copy of them.
help-argument-to = Write to this file.
help-argument-backup = A file that casetta backup has written.
help-argument-table = The name of a table; all means every finished one.
help-argument-records = Files with records, one to a line.
help-argument-force = Replace the tables that are there; they are kept among the backups.

backup-done = The backup is in { $file }.
restore-done = All tables are back, as they were in { $file }.
old-data = What was there before is kept in { $file }.
migrate-done = The stored tables were brought from form { $before } to form { $after }.
migrate-nothing = There is nothing to do: the stored tables have form { $form } already.
check-sound = { $tables ->
    [0] There are no tables yet; the file is sound.
    [one] One table was checked, and it is sound.
   *[other] { $tables } tables were checked, and all are sound.
  }
check-broken = { $damaged ->
    [0] The file is damaged; no table was found to be ({ $tables } checked).
    [one] One table is damaged, of { $tables }.
   *[other] { $damaged } tables are damaged, of { $tables }.
  } All others can be played on; a backup brings the damaged ones back.
check-damaged = { $table }: { $reason }
check-fault = The file is damaged: { $reason }
import-done = { $table } was taken in.
import-known = { $table } was there already.
import-host = as host: { $host }
import-spectator = to look on: { $spectator }
import-refused = { $place }: { $reason }

wrong-folder-taken = The folder { $folder } is in use by another casetta (process { $process }). End that one first, or choose another folder with --data-dir.
wrong-no-data = There are no tables in { $folder } yet. Another folder is chosen with --data-dir.
wrong-data-there = There are tables in { $folder } already. With --force they are replaced, and kept among the backups.
wrong-data-unusable = { $file } cannot be used: { $reason }. casetta restore brings a backup back.
wrong-data-not-ours = { $file } holds no tables of casetta.
wrong-data-foreign = { $file } holds something that casetta did not put there ({ $parts }). Use a backup that you trust.
wrong-data-newer = { $file } was written by a newer casetta (form { $found }; this one knows form { $known }). Update casetta.
wrong-data-older = { $file } was written by an older casetta. casetta migrate brings it up to date.
wrong-no-backup = There is no backup { $file }.
wrong-file-exists = { $file } is there already; choose another name.
wrong-no-such-table = There is no such table.
wrong-table-there = There is another table { $table } already.
wrong-table-newer = The table { $table } follows version { $version } of the rules; this program knows version { $known }. Update casetta.
wrong-damaged-place = The table { $table } is damaged: { $place } cannot be trusted.
wrong-put-aside = The table { $table } was put aside because it is damaged ({ $place }).
wrong-store-full = The disk is full; nothing was changed. Make room and try again.
wrong-store-busy = Another program keeps the tables to itself; nothing was changed. Try again.
wrong-store-failed = The tables could not be written ({ $reason }); nothing was changed. Try again.
wrong-entry-twice = This was written already.
wrong-entry-not-next = This does not follow what was written last.
wrong-row-refused = This does not fit what is stored ({ $reason }).

## The best plan

help-solve = Find the best plan for a room or a turn of Home Staging.
help-argument-room = The room to be solved; without it, this turn.
help-argument-turn = Solve this turn only.
help-argument-letters = Which card of each number lies in the row of the room: a letter a or b for each.
help-argument-seconds = How long it may take.
solve-progress-points = { $seconds } s · points: { $best }, at most { $bound }
solve-progress-squares = { $seconds } s · squares: { $best }, at least { $bound }
solve-optimal = Points: { $points }. No plan brings more.
solve-feasible = Points: { $points }. No plan brings more than { $bound }.
solve-squares = { $fewest ->
    [0] Free squares that the room takes or cuts off: { $squares }.
   *[other] Free squares that the room takes or cuts off: { $squares }; with these points at least { $fewest }.
  }
solve-front = Counted with a front door at { $edge }; it is not drawn yet.
solve-left-out = Bonuses that one room does not decide were left out: { $kinds }.
solve-foreseen = How the room could go on:
wrong-solve-what = Name a record, or a scenario and a room.
wrong-solve-room-or-turn = Either a room or this turn, not both.
wrong-solve-seconds = The time must be more than 0 seconds.
wrong-solve-other-game = Only Home Staging can be solved, not { $game }.
wrong-solve-no-room = This room cannot be furnished now. Possible: { $known }.
wrong-solve-no-turn = There is nothing to draw in this turn. Name a room with --room, or an earlier event with --at.
wrong-solve-cards = { $cards } letters a or b are needed, one for each card that lies face down.
wrong-solve-too-short = No plan was found in that time. Allow more seconds.

## The arena

help-arena = Let bots play each other over paired deals and tell who is better.
help-argument-bots = The bots: their names, or name@revision for a bot of an earlier revision of this clone.
help-argument-deals = How many deals; in each of them everybody sits on every seat.
help-argument-ms = How many milliseconds a bot may think about a decision.
help-argument-simulations = How many simulations a bot may make for a decision, in place of a time.
help-argument-results = Keep finished deals in this file; the same command goes on where it was interrupted.
help-argument-jobs = How many processes work at the same time; -1 for all cores.
help-argument-on = The address of a Dask or Ray cluster that does the work: dask://HOST:PORT or ray://HOST:PORT.
help-argument-until-sure = Stop as soon as it is sure whether the first bot is better than the second.
help-argument-wins = Ask whether the first bot wins at least so many of 100 games, in place of whether it is better.
help-argument-targets = Also tell how often each bot reaches these points, such as 30,33,36.
arena-preparing = Preparing …
arena-so-far = { $bot }: { $share } %
arena-deals = Deals: { $deals } · games: { $games } · 95 % intervals by deal
arena-bot = Bot
arena-wins = Wins
arena-points = Points
arena-margin = Margin
arena-rating = Rating
arena-time = A decision
arena-alone = { $bot } alone against { $count } × { $others }: wins { $share }
arena-better = { $first } is better than { $second }: { $share }.
arena-not-better = { $first } is not clearly better than { $second }: { $share }.
arena-open = Whether { $first } is better than { $second } is not yet sure: { $share }.
arena-claim-better = { $bot } wins at least { $claim } of 100 games: { $share }.
arena-claim-not-better = { $bot } hardly wins more than { $claim } of 100 games: { $share }.
arena-claim-open = Whether { $bot } wins at least { $claim } of 100 games is not yet sure: { $share }.
wrong-arena-bots = { $bots } bots cannot be shared out over { $seats } seats. Name one, two, or at least as many as seats.
wrong-arena-budget = Either milliseconds or simulations, and more than 0.
wrong-arena-targets = { $text } is no list of points. Write it like 30,33,36.
wrong-other-run = { $file } belongs to another run. Name another file, or repeat the command that began it.
wrong-run-goes-on = { $file } is being written by another run at this moment. Wait for its end, or name another file.
wrong-unknown-cluster = { $address } is no address of a cluster. Possible: { $known }.
wrong-no-cluster = Nobody answers at { $address }.
wrong-no-cluster-package = The package { $package } is not installed; clusters need it.
wrong-no-such-revision = This clone has no revision { $revision }.
wrong-frozen-silent = The bot of the revision { $revision } gives no answer.

## Watching bots

help-demo = Watch a table of bots in the terminal.
help-argument-pace = How many seconds a turn is shown.
demo-thinking = { $player } is thinking …
demo-hint = Ctrl-C ends

## Tuning

help-tune = Tune the weights of a game's evaluation over paired deals, and check them.
help-argument-steps = How many steps.
help-argument-check = On how many deals at most the new weights are checked against the present ones.
tune-steps = Tuning
tune-check = Checking: { $share } %
tune-better = The new weights are better: { $share } on { $deals } deals. Written to { $file }.
tune-not-better = The new weights are not clearly better: { $share } on { $deals } deals. Nothing was written.
wrong-no-potential = { $game } has no evaluation whose weights could be tuned.

## Reviews

help-review = Judge every decision of a finished game: what was given away, what was luck.
help-argument-effort = How finely decisions are judged; 1 is quick.
review-judging = Judging
review-player = Player
review-points = Points
review-accuracy = Accuracy
review-lost = Given away
review-luck = Luck
review-chance-lost = Win given away
review-chance-luck = Luck with the win
review-worst = What gave away most
review-nothing = Nobody gave anything away.
review-decision = { $event }. { $player }, { $move }: { $points } points given away.
review-decision-chance = The chance to win fell by { $chance } %.
review-better = Better: { $move }

## Why a bot moved so

why-points = I expect about { $points } points in the end, and to win with { $chance } % chance.
why-parts = I expect about { $points } points in the end ({ $parts }), and to win with { $chance } % chance.
why-part = { $part } { $points }
why-comma = {", "}

## What worker processes cannot do

worker-memory = The memory of worker processes is limited.
worker-memory-not = This system does not limit the memory of worker processes.
worker-time = Their processor time is limited.
worker-time-not = This system does not limit their processor time.
worker-files = They cannot read your files.
worker-files-not = They could read your files: the system cannot keep them away.
worker-network = They cannot use the network.
worker-network-not = They could use the network: the system cannot keep them away.
worker-processes = They cannot start other programs.
worker-processes-not = They could start other programs: the system cannot stop them.
worker-end = They end with the server, whatever happens to it.
worker-end-not = If the server is killed, they may go on for a while.

## Tables of a server, in the terminal

wrong-not-your-move = It is not your turn yet.
help-join = Play at a table of a server in the terminal, beside people in browsers.
help-argument-link = the link you were sent, or the address with a code: http://HOST/join/CODE
help-argument-name = your name at the table
wrong-join-no-link = { $text } is not a link to a table. Links look like http://HOST:8765/t/TABLE#SECRET or http://HOST:8765/join/CODE.
wrong-join-unreachable = Can’t reach the server at { $url }. Is it running, and are you on the same network?
wrong-join-no-casetta = There is no casetta server at { $url }.
wrong-join-refused = { $reason }
wrong-join-broken-seats = { $file } can’t be read. It holds the seats that are yours; if you don’t need them, delete it.
wrong-join-too-old = Your casetta is older than the server. Update it and run the same command again; your seat stays yours.
wrong-join-too-new = Your casetta is newer than the server. Ask the host to update the server, or use the browser.
wrong-join-other-rules = The server has another version of { $game } than you. Update casetta, or use the browser.
wrong-join-other-address = The server doesn’t go by the address in your link. Ask the host for a link with the server’s public address.
wrong-join-turned-away = The host didn’t let you in.
wrong-join-cut = The connection was lost. Try again in a moment.
join-refused-internal = Something went wrong on the server. Try again.
join-kicked = The host removed you from the table.
join-name = What’s your name?
join-knocking = Waiting for the host to let you in…
join-title-room = The game hasn’t begun
join-title-waiting = To play: { $players }
join-title-paused = Paused
join-title-over = The game is over
join-hint = A move such as { $example } · m moves · ? help · sheet · say TEXT · quit
join-hint-waiting = say TEXT · u undo · sheet · ? help · quit
join-hint-watching = say TEXT · sheet · ? help · quit
join-hint-over = Enter ends · say TEXT · sheet · save FILE · next rematch
join-hint-room = say TEXT · emote NAME · quit
join-hint-host = start · admit NAME · say TEXT · emote NAME · quit
join-room-what = Type one of the commands below.
join-room-open = A free seat
join-room-away = { $name }, not here yet
join-room-code = Code for others: { $code }
join-room-waiting = Waiting to be let in: { $names }
join-nobody-waits = Nobody is waiting to be let in.
join-lost = Connection lost; trying again… Enter tries at once.
join-asked = { $name } would like to take a move back. Type agree or refuse.
join-asked-others = Waiting for the others to agree.
join-ask-first = Undoing this needs everyone’s OK. Type ask to ask the others.
join-bot-plays = A bot plays your seat. Type back to play again yourself.
join-paused = The game is paused. Type resume to go on.
join-rematch = There is a rematch. Type next to go there.
join-say-what = What would you like to say? Type say and a text.
join-emotes = Type emote and one of these: { $known }.
join-said = { $name }: { $text }
join-spectator = Spectator
join-spectators = The spectators
join-all = Everyone
join-host = The host
join-here = { $name } is here.
join-away = { $name } is away.
join-log-hidden = { $name } decided.
join-log-hidden-you = You decided.
join-log-undo = { $name } took a move back.
join-log-undo-you = You took a move back.
join-log-redo = { $name } made the move again.
join-log-redo-you = You made the move again.
join-log-ask = { $name } asked to undo.
join-log-ask-you = You asked to undo.
join-log-agree = { $name } agreed.
join-log-agree-you = You agreed.
join-log-refuse = { $name } refused.
join-log-refuse-you = You refused.
join-log-hand-over = A bot plays on for { $name }.
join-log-hand-over-you = A bot plays on for you.
join-log-take-back = { $name } plays again.
join-log-take-back-you = You play again.
join-log-pause = { $name } paused the game.
join-log-pause-you = You paused the game.
join-log-resume = { $name } resumed the game.
join-log-resume-you = You resumed the game.
join-notice-moved-in = { $name }’s seat is open on a device of its own now.
join-notice-moved-in-you = This seat is yours now. Your link works only here.
join-notice-device = { $name } added another device.
join-notice-device-you = Your seat was opened on another device.
join-notice-taken-back = The host made a new link for { $name }’s seat.
join-notice-taken-back-you = The host made a new link for your seat.
join-notice-kicked = The host removed { $name } from the table.
join-notice-kicked-you = The host removed you from the table.
join-notice-muted = { $name } can’t chat any more.
join-notice-muted-you = The host muted you.
join-notice-unmuted = { $name } can chat again.
join-notice-unmuted-you = You can chat again.
join-notice-silenced = { $name } can’t chat any more, says the operator.
join-notice-silenced-you = The operator of this server muted you.
join-notice-unsilenced = { $name } can chat again.
join-notice-unsilenced-you = You can chat again.
join-emote-hello = Hello!
join-emote-good-luck = Good luck!
join-emote-well-done = Well done!
join-emote-thanks = Thank you!
join-emote-laugh = Ha ha!
join-emote-wow = Wow!
join-emote-oops = Oops!
join-emote-thinking = Let me think…
turn-help-say = say TEXT
turn-help-say-text = Says something to everybody at the table.
turn-help-emote = emote NAME
turn-help-emote-text = Shows a reaction, such as hello, thanks or wow.
turn-help-ask = ask
turn-help-ask-text = Asks the others to let you take back your last move and what came after it.
turn-help-agree = agree
turn-help-agree-text = Lets somebody take a move back who asked for it.
turn-help-refuse = refuse
turn-help-refuse-text = Does not let them.
turn-help-redo = redo
turn-help-redo-text = Makes the move again that you took back.
turn-help-pause = pause
turn-help-pause-text = Stops the game and its clock for everybody.
turn-help-resume = resume
turn-help-resume-text = Goes on after a pause.
turn-help-back = back
turn-help-back-text = Takes your seat back from a bot.
turn-help-next = next
turn-help-next-text = Goes on to the rematch, once there is one.
