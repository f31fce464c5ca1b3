# Menus and errors of casetta. Sentences of a game lie in the game's own folder.

## What is wrong with something that came from outside

wrong-unknown-game = There’s no game called { $game }. Games: { $known }.
wrong-unknown-option = There’s no option { $option }. Options: { $known }.
wrong-unknown-option-value = { $option } can’t be { $value }. Try one of: { $known }.
wrong-unknown-seats = { $game } needs { $known } players, not { $seats }.
wrong-unknown-bot = There’s no bot called { $bot }. Bots: { $known }.
wrong-unknown-language = casetta doesn’t speak { $language }. Languages: { $known }.
wrong-unknown-command = There’s no command { $command }. Commands: { $known }.
wrong-misspelt-command = There’s no command { $command }. Did you mean { $nearest }? See all commands with casetta --help.
wrong-needs-the-launcher = This only works in a clone of casetta, with its launcher ./casetta.
wrong-play-what = Which game? Type casetta play and one of { $known }, or just casetta play for a menu.
wrong-command-line = That command doesn’t work ({ $detail }). See casetta --help.
wrong-wrong-seats = { $text } isn’t a list of seats. Write it like me,me:Anna,bot:greedy.
wrong-wrong-first = { $text } can’t go first. Write random, or a seat from 0 to { $last }.
wrong-wrong-option = { $text } isn’t an option. Write it like name=value.
wrong-no-such-file = Can’t read { $file }: { $reason }.
wrong-cannot-write = Can’t write { $file }: { $reason }.
wrong-broken-cards = casetta’s own cards are damaged: { $reason }. Install casetta again.

wrong-not-utf8 = This line isn’t UTF-8.
wrong-not-json = This line isn’t JSON.
wrong-not-an-object = This line isn’t a JSON object.
wrong-field-not-an-object = { $where } isn’t a JSON object.
wrong-unknown-question = That question doesn’t exist. Questions: { $known }.
wrong-missing-field = { $where } is missing.
wrong-unknown-field = Unknown field { $field }; it was ignored.
wrong-not-a-number = { $where } isn’t a whole number.
wrong-out-of-bounds = { $where } must be from { $lowest } to { $highest }.
wrong-not-a-flag = { $where } must be true or false.
wrong-not-a-choice = { $where } must be one of: { $known }.
wrong-not-a-list = { $where } isn’t a list of the right length.
wrong-wrong-grid = { $where } must be { $rows } strings of { $columns } characters.
wrong-unknown-sign = { $where } has a character that isn’t one of: { $known }
wrong-too-many = { $where } has more than { $most } entries.
wrong-page-not-toml = { $where }: this isn’t TOML: { $reason }.
wrong-file-not-utf8 = { $where }: this file isn’t UTF-8.
wrong-page-not-entries = { $where } must be entries in double brackets.
wrong-page-not-a-text = { $where } must be text.
wrong-page-not-so-many = { $where } must be a list of { $length } whole numbers.
wrong-page-no-entry = { $where }: the entry { $name } is missing.
wrong-page-twice = { $where }: { $name } appears twice.
wrong-page-strange-key = { $where } isn’t known here. Did you mean { $nearest }? Known: { $known }.
wrong-page-unknown-key = { $where } isn’t known here. Known: { $known }.
wrong-page-long-text = { $where } is too long. It can have up to { $most } characters.
wrong-hidden-sign = { $where } holds characters that can’t be shown, such as control or direction characters. Remove them.
wrong-more-faults = There are more mistakes than these { $most }. Fix these first.
wrong-own-digest = This record was played with different cards or a different scenario.
wrong-card-twice = { $where } has the same card twice.
wrong-wrong-luck-key = { $where } isn’t a key of 64 hexadecimal digits.

wrong-unreadable-move = That isn’t a move.
wrong-illegal-move = The rules don’t allow this move now.
wrong-not-your-turn = It isn’t this seat’s turn.
wrong-game-over = The game is over.
wrong-stale-move = The table has moved on to version { $version } since then. Look again.

wrong-record-not-json = This file isn’t a record: it isn’t JSON.
wrong-record-format = This record has format { $format }, but casetta reads format { $known }. First event that doesn’t fit: { $event }.
wrong-record-newer = This record uses version { $version } of the rules, but casetta here knows version { $known }. Update casetta. First event that doesn’t fit: { $event }.
wrong-record-altered = This record was changed. First event that doesn’t fit: { $event }.
wrong-record-digest = This record was changed: the position doesn’t match its digest. First event that doesn’t fit: { $event }.
wrong-record-illegal = This record was changed: the rules don’t allow this move. First event that doesn’t fit: { $event }.
wrong-no-such-event = There’s no event { $event }; the last one is { $last }.

## The command line

help-casetta = Play three board games about home, alone or together, and ask their rules. Without a command, casetta starts a server and opens your browser.
help-play = Play in the terminal, or watch bots play; without a game, a menu opens.
help-replay = Replay a record: positions, score sheets and the ranking.
help-ask = Ask the rules: one JSON question per line, answers in the same order.
help-score = Score a real table: enter what’s on it and see where every point comes from.
help-bench = Measure random games per second or, with server, what a server can handle.
help-perft = Count the sequences of moves from a deal.
help-selfcheck = Check that the rules work as they should on this machine.
help-doctor = Show versions and folders, what’s missing and how to fix it.
help-golden = Compare or write golden games and move counts (for developers).
help-setup = Set up this clone: the Python packages and the pages.
help-dev = Run casetta for development: pages and server reload when files change.
help-test = Run the checks and tests of this clone.
help-docs = Build the documentation as a site with search, and serve it.
help-audit = Look for known vulnerabilities in the packages casetta uses (asks a service).

help-usage = Usage
help-heading-play = Play
help-heading-study = Study
help-heading-host = Host
help-heading-develop = Develop
help-heading-arguments = Arguments
help-heading-options = Options
help-argument-help = Show this help.
help-argument-lang = Language, by its code, such as en or it.
help-argument-version = Show the version.
help-argument-dev = Also set up the tools for developers.
help-argument-site = Build the site into this folder and stop, instead of serving it.
help-argument-game = A game, such as my-shelfie.
help-argument-players = How many players.
help-argument-seats = Who plays: people and bots, separated by commas.
help-argument-first = Who goes first: random, or a seat counted from 0.
help-argument-seed = A number; the same number gives the same deal.
help-argument-record = Write the game’s record to this file.
help-argument-quiet = Print only the result.
help-argument-edition = Which rulebook to follow.
help-argument-option = A rule option as name=value; can be given several times.
help-argument-file = A file; where it can be left out, standard input is read.
help-argument-at = Show the position after this event.
help-argument-json = Answer in JSON, for programs.
help-argument-games = How many games.
help-argument-life = compiled or plain.
help-argument-mode = playout (choose by counting) or list (write all moves).
help-argument-compare = Compare with the figures in docs/performance.md and with C.
help-argument-short = server: measure less, in half a minute.
help-argument-after = How many random moves to play before counting.
help-argument-depth = How many moves deep.
help-argument-write = Write the files again.

## Benchmarks

bench-compiling = Preparing the compiled rules of { $game }…
bench-compiled = … ready after { $seconds } s.
bench-compare-heading = Random games per second of CPU time: today, stored, C, today / C
bench-server-start = Starting and stopping
bench-server-idle = { $sockets } idle sockets
bench-server-come = Everyone joins { $tables } tables
bench-server-moves = { $rate } moves per second for { $seconds } s

## The laws

selfcheck-law = { $game }: { $law }
selfcheck-watched = random games, every step watched
selfcheck-kept = All laws hold.
selfcheck-broken = { $count ->
    [one] 1 law was broken; see the line above.
   *[other] Laws were broken { $count } times; see the lines above.
  }
law-replay = the same moves give the same game
law-lists = moves are counted as they’re listed
law-notation = moves are read as they’re written
law-door = only legal moves get in
law-secrets = secrets are kept
law-guess = guesses are possible worlds
law-conservation = nothing is lost
law-end = every game ends
law-score = every point is explained
law-commute = players who act at the same time don’t disturb each other
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

turn-title = { $player }, it’s your turn
turn-title-alone = It’s your turn
turn-hint = A move such as { $example } · m moves · ? help · sheet · save FILE · quit
turn-hint-chosen = Enter keeps it · u undoes it
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
turn-nothing-to-undo = There’s nothing to undo.
turn-taken-back = Undone.
turn-saved = Saved in { $file }.
turn-recorded = The record is in { $file }.
turn-page-enter = Press Enter to continue.
turn-door = { $player }, it’s your turn.
turn-door-others = Everyone else, look away!
turn-door-enter = Press Enter when you are alone at the screen.

turn-help-move = A move
turn-help-move-text = Type it, see what it brings, and press Enter to keep it. Capital and small letters are the same.
turn-help-moves = m
turn-help-moves-text = Shows your legal moves.
turn-help-undo = u
turn-help-undo-text = Undoes a move you haven’t kept yet.
turn-help-sheet = sheet
turn-help-sheet-text = Shows the points so far, line by line.
turn-help-hint = hint
turn-help-hint-text = Asks a strong bot which moves it would make.
turn-help-save = save FILE
turn-help-save-text = Saves the record of the game so far. It contains everything, hidden cards too.
turn-help-quit = quit
turn-help-quit-text = Ends the game early.

wrong-turn-save-where = Which file? Type save and a name.
wrong-turn-file-exists = { $file } already exists. Choose another name.

## Score sheets

sheet-total = Total
ranking = Ranking

## The menu

menu-title = three board games about home
menu-hint = Enter takes the answer in brackets · u goes back · quit · { $languages }
menu-game = Which game?
menu-players = How many players? { $known }
menu-rivals = Who do you want to play against?
menu-rivals-greedy = { $rivals ->
    [one] A greedy bot, which grabs whatever scores most right now.
   *[other] { $rivals } greedy bots, which grab whatever scores most right now.
  }
menu-rivals-random = { $rivals ->
    [one] A random bot, which plays anything.
   *[other] { $rivals } random bots, which play anything.
  }
menu-rivals-potential = A far-sighted bot, which thinks about the end but not about you.
menu-rivals-monte-carlo = A bot that plays every move out many times.
menu-rivals-tree = A bot that thinks several turns ahead.
menu-rivals-snail = Snail: gentle, good for your first game.
menu-rivals-swallow = Swallow: steady.
menu-rivals-beaver = Beaver: sharp; it thinks before it acts.
menu-rivals-owl = Owl: a master.
menu-rivals-people = Other people, who pass this keyboard around.
menu-name = What’s the name of player { $number }?
menu-option = { $option }?
menu-no-terminal = The menu needs a terminal. Without one, type a command such as casetta play my-shelfie --seats bot:greedy,bot:random, or casetta --help.

## The score pad

pad-title = { $game }: score pad
pad-welcome = Enter takes the answer in brackets, u goes back, ? explains, quit ends. Go around the table clockwise.
pad-people = How many players? { $known }
pad-name = What’s the name of player { $number }?
pad-tie = It’s a tie.
wrong-pad-needs-answer = Please type an answer.
wrong-pad-nothing-to-undo = You’re at the first question already.
wrong-pad-not-a-choice = Please answer one of: { $known }.
wrong-pad-wrong-name = A name has 1 to { $most } characters.

## Replays

replay-title = after event { $event } of { $last }
replay-deal = The table as it was dealt.
replay-unfinished = This game wasn’t finished.

## What lies in the box

help-cards = Show all cards and pieces in a game’s box, and how we know them.
help-argument-cards = a card file of your own (TOML)
wrong-no-own = { $game } doesn’t take files of your own.
wrong-own-faults = { $file } can’t be used:
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
wrong-unknown-action = There’s no casetta scenario { $action }. Known: { $known }.
wrong-which-scenario = Which scenario? Type casetta scenario { $action } and a file or a name.
wrong-unknown-scenario = There’s no scenario { $scenario }. Scenarios: { $known }.
help-scenario = Check, show, list or make scenarios of Home Staging.
help-argument-scenario = A scenario of Home Staging: its name, or a file.
help-argument-action = check files, show or list scenarios, or make a new one.
help-argument-names = Files, or names of scenarios.
help-argument-difficulty = How hard the new scenario should be: 0 (trial) to 3 (hard).
help-argument-out = Write it to this file.

## The server

serve-here = casetta is open: { $url }
serve-once = This address works once and makes your browser the operator’s.
serve-others = For others on your network: { $url }
serve-data = Games are kept in { $folder }
serve-end = Press Ctrl-C to stop.
pages-none = The server is running, but its pages aren’t built yet.
pages-how = Stop it and start it again with ./casetta, which builds the pages. Until then, ./casetta play opens the games in the terminal.
wrong-no-free-port = There’s no free port from { $port } on. Choose another with --port.
wrong-proxy-everybody = --trusted-proxy needs addresses: trusting { $proxy } would let anyone choose their own address.
wrong-wrong-address = { $address } isn’t an address. Write an IPv4 or IPv6 address, or a network such as 192.0.2.0/24.
wrong-broken-key = The key in { $file } can’t be read. Make a new one with casetta admin key --renew.
wrong-broken-file = { $file } can’t be read. Repair it or delete it.
wrong-unknown-keep = There’s nothing called { $name } to keep. Known: { $known }.
wrong-wrong-keep = { $name } must be a number of days from 1 to { $most }, or ever.
wrong-admin-which = Which one? Type casetta admin { $what } and a name from the lists of casetta admin.
wrong-admin-no-server = No server is running on { $folder }. Without one, only key, blocks, block, unblock, delete and log work.
wrong-admin-no-answer = The server at { $url } doesn’t answer.
wrong-admin-refused = The server refused: { $reason }
admin-done = Done.
wrong-cannot-start = The server couldn’t start.
wrong-test-mode-variable = Test mode also needs the environment variable { $variable }=1.
wrong-test-mode-loopback = Test mode only listens on this machine.
wrong-unknown-limit = There’s no limit { $name }. Limits: { $known }.
wrong-wrong-limit = The limit { $name } must be a whole number from { $least } to { $most }.
wrong-unusable-certificate = The certificate { $certificate } doesn’t work with the key { $key }.
wrong-unknown-avatar = There’s no such avatar. Avatars: { $known }.

refused-bad-message = The server couldn’t read this message.
refused-bad-request = The server couldn’t read this request.
refused-unreadable-move = That isn’t a move.
refused-wrong-first = That player can’t go first at this table.
refused-illegal-move = The rules don’t allow this now.
refused-stale-move = The table has changed. Look again.
refused-not-your-turn = It’s not your turn.
refused-game-over = The game is over.
refused-paused = The game is paused.
refused-not-paused = The game isn’t paused.
refused-unknown-bot = There’s no such bot.
refused-nothing-to-undo = There’s nothing you can undo by yourself.
refused-nothing-to-redo = There’s nothing to redo.
refused-nobody-asks = Nobody is asking for an undo any more.
refused-already-asked = Someone is already asking for an undo.
refused-id-taken = This id was used for something else.
refused-already-started = The game has already started.
refused-not-started = The game hasn’t started yet.
refused-not-finished = The game isn’t over yet.
refused-seats-open = Some seats are still open. Fill them first.
refused-seat-taken = This seat is taken.
refused-entropy-given = This seat has already added to the shuffle.
refused-deal-given = This table’s deal is fixed; nothing can be added to it.
refused-not-handed-over = No bot is playing this seat.
refused-not-away = They’re here, or haven’t been away for long enough.
refused-not-your-seat = This isn’t your seat.
refused-not-the-host = Only the host can do this.
refused-not-the-operator = Only whoever runs this server can do this. Open casetta with the address its terminal shows.
refused-address-blocked = Whoever runs this server has blocked your network.
refused-not-blockable = This can’t be blocked. Give an IPv4 or IPv6 address that is not this machine’s own.
refused-not-closed = This table isn’t closed.
refused-muted = The host doesn’t let you chat at this table.
refused-silenced = The operator of this server doesn’t let you chat at this table.
refused-chat-off = Chat is turned off at this table.
refused-emotes-only = Only reactions can be sent at this table.
refused-no-hints = The host turned hints off.
refused-no-bot-moved = No bot has moved yet.
refused-no-answer = The bot didn’t answer. Try again.
refused-foreign-origin = Other websites can’t do this.
refused-no-such-link = This link doesn’t work.
refused-link-revoked = This link was replaced by a new one.
refused-no-such-table = This table doesn’t exist.
refused-no-such-code = There’s no table with this code. Check it and try again.
refused-no-such-ticket = Nobody is waiting with this ticket.
refused-no-rematch = There’s no rematch of this game.
refused-not-found = There’s nothing here.
refused-table-damaged = This table’s data is damaged. Whoever runs the server has been told.
refused-table-closed = Whoever runs this server has closed this table.
refused-table-newer = This table needs a newer casetta than this server has.
refused-too-large = This is too large.
refused-protocol-too-old = This tab is out of date. Reload it; nothing is lost.
refused-protocol-too-new = This tab is newer than the server. Reload it; if that doesn’t help, ask the host to update the server.
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
refused-request-timeout = The request took too long. { refused-wait }
refused-too-many-connections = Too many connections are open from your network. { refused-wait }
refused-too-many-tables = Too many tables were created from your network. { refused-wait }
refused-too-many-joins = Too many codes were tried. { refused-wait }
refused-too-many-names = Names were changed too often. { refused-wait }
refused-too-many-questions = Too many questions at once. { refused-wait }
refused-too-many-hints = Too many hints at once. { refused-wait }
refused-too-many-reviews = Too many reviews are waiting. { refused-wait }
refused-too-many-lines = Too many chat messages. { refused-wait }
refused-too-many-keys = Too many wrong keys. { refused-wait }
refused-too-many-requests = Too many requests from your network. { refused-wait }
refused-too-many-changes = Too many changes in a short time. { refused-wait }
refused-too-many-acts = You did that too often. { refused-wait }
refused-too-many-spectators = Too many people are watching this table. { refused-wait }
refused-too-much-stored = Too much was saved from your network. { refused-wait }
refused-log-full = This game’s log is full: you can only make moves now.
refused-too-many-reports = Too many reports. { refused-wait }
refused-too-much-refused = Too many requests from your network went wrong. { refused-wait }
refused-waiting-room-full = Too many people are waiting at this table. { refused-wait }
refused-server-full = The server is full. { refused-wait }
refused-server-busy = The server is busy. { refused-wait }
refused-store-full = The server’s disk is full; nothing was changed. Try again later.
refused-store-busy = The server’s storage is busy; nothing was changed. Try again.
refused-shutting-down = The server is restarting or stopping. Come back in a moment.
refused-internal = Something went wrong on our side. Try again.

## The log of a table, and records with everything that proves them

wrong-paused = The game is paused.
wrong-not-paused = The game isn’t paused.
wrong-nothing-to-undo = There’s nothing this seat can undo.
wrong-nothing-to-redo = There’s nothing this seat can redo.
wrong-nobody-asks = Nobody is asking this seat anything.
wrong-already-asked = Someone is already asking.
wrong-unknown-kind = That can’t happen at a table. Known: { $known }.
wrong-unknown-player = A seat is played by a person or by a bot such as bot:greedy.
wrong-wrong-id = An id has 1 to { $most } printable characters.
wrong-id-taken = This id was used for something else.
wrong-broken-log = This table’s log is damaged. First entry that doesn’t fit: { $version }.
wrong-not-finished = The game isn’t over yet.
wrong-wrong-entropy = What a seat adds to the shuffle has 1 to { $most } printable characters.
wrong-fairness-form = The proof of the shuffle can’t be read.
wrong-fairness-commitment = The secret of the shuffle isn’t the one that was promised before the game.
wrong-fairness-deal = The cards weren’t dealt as the secret and the players’ additions say.
wrong-first-form = What the record says about the first player can’t be read.
wrong-first-draw = The draw picked a different first player.
wrong-record-log = The log in this record was changed. First entry that doesn’t fit: { $event }.
wrong-record-not-canonical = This record isn’t canonical: { $what ->
    [more] something follows it in the file.
    [newline] the newline at the end is missing.
    [spaces] it has spaces or line breaks that casetta doesn’t write.
    [keys] its keys aren’t sorted, or one of them appears twice.
   *[spelling] a letter or a number isn’t written the way casetta writes it.
  } The game in it is fine.

help-verify = Check everything that a game’s record proves.
verify-game = { $game }: { $events ->
    [one] one event fits
   *[other] all { $events } events fit
  }.
verify-log = { $entries ->
    [one] The log fits: one entry, nothing left out.
   *[other] The log fits: { $entries } entries, nothing left out.
  }
verify-no-log = This record has no log: moves that were undone aren’t in it.
verify-fair = The shuffle was fixed before the game, and nobody could choose it.
verify-no-proof = This record doesn’t tell how the shuffle came about.
verify-first-random = { $name } went first, picked at random by the same shuffle.
verify-first-rotate = { $name } went first, as next in turn after the game before.
verify-first-chosen = { $name } was chosen to go first.

## Pictures

help-picture = Draw a position of a record: as an SVG file, or in characters.
help-argument-seat = A seat, counted from 1.
picture-written = The picture is in { $file }.
wrong-no-svg = { $game } has no SVG pictures. Leave --out away to see it in characters.
wrong-no-such-seat = There’s no seat { $seat }; the last one is { $last }.
help-serve = Run a server for browsers and programs.
help-admin = Look after a server: tables, connections, limits, reports, blocked addresses, the operator’s key.
help-argument-host = the address to listen on
help-argument-port = the port, or the next free one; 0 is any
help-argument-lan = let others on the local network join
help-argument-no-browser = don’t open a browser
help-argument-public-url = the address others use for this server
help-argument-trusted-proxy = proxy trusted for client addresses
help-argument-metrics-from = address or network that can read /metrics without the key; can be given again
help-argument-tls = certificate and key for https
help-argument-test-mode = for tests: explicit deals and no waiting
help-argument-data-dir = the folder where games are kept
help-argument-rate = messages per second that a connection can send
help-argument-limit = a limit for this server, such as chat_per_second=2; can be given again
help-argument-keep = after how many days something is removed, such as chat=30 or finished=ever; can be given again
help-argument-what = status, tables, connections, limits, reports, blocks or log to look; close, reopen, delete, end, resolve, block or unblock to act; open or shut for the local network; key
help-argument-which = a table, connection, report or address; for tables, what to search for
help-argument-hours = for how many hours to block; without it, until you unblock
help-argument-why = why, for yourself and the log
help-argument-renew = make a new key; the old one stops working
help-argument-off = unmute again
refused-store-failed = The server can’t read or save data right now. Try again in a moment.

## Where tables are kept

help-backup = Copy all tables into one file, even while a server is running.
help-restore = Bring all tables back from a backup.
help-check = Check that all stored tables are in order.
help-export = Write records of finished games, one per line.
help-import = Add finished games from records to the stored tables.
help-migrate = Update stored tables from an older casetta, after making a copy.
help-argument-to = Write to this file.
help-argument-backup = A file that casetta backup wrote.
help-argument-table = The name of a table; all means every finished one.
help-argument-records = Files with records, one per line.
help-argument-force = Replace the existing tables; they’re kept among the backups.

backup-done = The backup is in { $file }.
restore-done = All tables are back as they were in { $file }.
old-data = What was there before is kept in { $file }.
migrate-done = The stored tables were updated from format { $before } to { $after }.
migrate-nothing = There’s nothing to do: the stored tables already have format { $form }.
check-sound = { $tables ->
    [0] There are no tables yet; the file is in order.
    [one] 1 table checked; it’s in order.
   *[other] { $tables } tables checked; all are in order.
  }
check-broken = { $damaged ->
    [0] The file is damaged, but no table seems to be ({ $tables } checked).
    [one] 1 of { $tables } tables is damaged.
   *[other] { $damaged } of { $tables } tables are damaged.
  } All others still work; a backup brings the damaged ones back.
check-damaged = { $table }: { $reason }
check-fault = The file is damaged: { $reason }
import-done = { $table } was imported.
import-known = { $table } was already there.
import-host = as host: { $host }
import-spectator = to watch: { $spectator }
import-refused = { $place }: { $reason }

wrong-folder-taken = Another casetta (process { $process }) is using the folder { $folder }. Stop it first, or choose another folder with --data-dir.
wrong-no-data = There are no tables in { $folder } yet. Choose another folder with --data-dir.
wrong-data-there = There are already tables in { $folder }. With --force they’re replaced and kept among the backups.
wrong-data-unusable = { $file } can’t be used: { $reason }. Bring a backup back with casetta restore.
wrong-data-not-ours = { $file } has no casetta tables in it.
wrong-data-foreign = { $file } contains something casetta didn’t put there ({ $parts }). Use a backup you trust.
wrong-data-newer = { $file } was written by a newer casetta (format { $found }; this one knows { $known }). Update casetta.
wrong-data-older = { $file } was written by an older casetta. Update it with casetta migrate.
wrong-no-backup = There’s no backup { $file }.
wrong-file-exists = { $file } already exists. Choose another name.
wrong-no-such-table = This table doesn’t exist.
wrong-table-there = There’s already another table { $table }.
wrong-table-newer = The table { $table } uses version { $version } of the rules, but casetta here knows version { $known }. Update casetta.
wrong-damaged-place = The table { $table } is damaged: { $place } can’t be trusted.
wrong-put-aside = The table { $table } was put aside because it’s damaged ({ $place }).
wrong-store-full = The disk is full; nothing was changed. Free some space and try again.
wrong-store-busy = Another program is using the tables; nothing was changed. Try again.
wrong-store-failed = The tables couldn’t be written ({ $reason }); nothing was changed. Try again.
wrong-entry-twice = This was already written.
wrong-entry-not-next = This doesn’t follow the last entry.
wrong-row-refused = This doesn’t fit what’s stored ({ $reason }).

## The best plan

help-solve = Find the best plan for a room or a turn of Home Staging.
help-argument-room = The room to solve; without it, this turn.
help-argument-turn = Solve this turn only.
help-argument-letters = Which card of each number is in the room’s row: a letter a or b for each.
help-argument-seconds = How long it can take.
solve-progress-points = { $seconds } s · points: { $best }, at most { $bound }
solve-progress-squares = { $seconds } s · squares: { $best }, at least { $bound }
solve-optimal = Points: { $points }. No plan scores more.
solve-feasible = Points: { $points }. No plan scores more than { $bound }.
solve-squares = { $fewest ->
    [0] Free squares that the room uses or cuts off: { $squares }.
   *[other] Free squares that the room uses or cuts off: { $squares }; with these points at least { $fewest }.
  }
solve-front = Counted with a front door at { $edge }, which isn’t drawn yet.
solve-left-out = Bonuses that depend on more than one room were left out: { $kinds }.
solve-foreseen = How the room could continue:
wrong-solve-what = Name a record, or a scenario and a room.
wrong-solve-room-or-turn = Choose either a room or this turn, not both.
wrong-solve-seconds = The time must be more than 0 seconds.
wrong-solve-other-game = Only Home Staging can be solved, not { $game }.
wrong-solve-no-room = This room can’t be furnished now. Try one of: { $known }.
wrong-solve-no-turn = There’s nothing to draw in this turn. Name a room with --room, or an earlier event with --at.
wrong-solve-cards = Give { $cards } letters, a or b, one for each face-down card.
wrong-solve-too-short = No plan was found in that time. Allow more seconds.

## The arena

help-arena = Let bots play each other over paired deals to see who’s better.
help-argument-bots = The bots by name, or name@revision for a bot from an earlier revision of this clone.
help-argument-deals = How many deals; in each, every bot plays every seat.
help-argument-ms = How many milliseconds a bot may think per decision.
help-argument-simulations = How many simulations a bot may run per decision, instead of a time.
help-argument-results = Keep finished deals in this file; the same command picks up where it stopped.
help-argument-jobs = How many processes run at the same time; -1 for all cores.
help-argument-on = The address of a Dask or Ray cluster that does the work: dask://HOST:PORT or ray://HOST:PORT.
help-argument-until-sure = Stop as soon as it’s clear whether the first bot is better than the second.
help-argument-wins = Ask whether the first bot wins at least this many of 100 games, instead of whether it’s better.
help-argument-targets = Also show how often each bot reaches these points, such as 30,33,36.
arena-preparing = Preparing…
arena-so-far = { $bot }: { $share } %
arena-deals = Deals: { $deals } · games: { $games } · 95 % intervals by deal
arena-bot = Bot
arena-wins = Wins
arena-points = Points
arena-margin = Margin
arena-rating = Rating
arena-time = Time per decision
arena-alone = { $bot } alone against { $count } × { $others }: wins { $share }
arena-better = { $first } is better than { $second }: { $share }.
arena-not-better = { $first } is not clearly better than { $second }: { $share }.
arena-open = It isn’t clear yet whether { $first } is better than { $second }: { $share }.
arena-claim-better = { $bot } wins at least { $claim } of 100 games: { $share }.
arena-claim-not-better = { $bot } doesn’t win more than { $claim } of 100 games: { $share }.
arena-claim-open = It isn’t clear yet whether { $bot } wins at least { $claim } of 100 games: { $share }.
wrong-arena-bots = { $bots } bots don’t divide among { $seats } seats. Name one, two, or at least as many as there are seats.
wrong-arena-budget = Choose either milliseconds or simulations, more than 0.
wrong-arena-targets = { $text } isn’t a list of points. Write it like 30,33,36.
wrong-other-run = { $file } belongs to another run. Name another file, or repeat the command that started it.
wrong-run-goes-on = Another run is writing { $file } right now. Wait until it’s done, or name another file.
wrong-unknown-cluster = { $address } isn’t a cluster address. Try one of: { $known }.
wrong-no-cluster = Nobody answers at { $address }.
wrong-no-cluster-package = The package { $package } isn’t installed; clusters need it.
wrong-no-such-revision = There’s no revision { $revision } in this clone.
wrong-frozen-silent = The bot of revision { $revision } doesn’t answer.

## Watching bots

help-demo = Watch a table of bots in the terminal.
help-argument-pace = How many seconds to show each turn.
demo-thinking = { $player } is thinking…
demo-hint = Ctrl-C stops

## Tuning

help-tune = Tune a game’s evaluation weights over paired deals, and check them.
help-argument-steps = How many steps.
help-argument-check = On how many deals at most to compare the new weights with the present ones.
tune-steps = Tuning
tune-check = Checking: { $share } %
tune-better = The new weights are better: { $share } on { $deals } deals. They’re in { $file }.
tune-not-better = The new weights aren’t clearly better: { $share } on { $deals } deals. Nothing was written.
wrong-no-potential = { $game } has no evaluation to tune.

## Reviews

help-review = Review every decision of a finished game: what was given away, what was luck.
help-argument-effort = How closely to look at decisions; 1 is quick.
review-judging = Reviewing
review-player = Player
review-points = Points
review-accuracy = Accuracy
review-lost = Given away
review-luck = Luck
review-chance-lost = Win given away
review-chance-luck = Luck with the win
review-worst = Biggest mistakes
review-nothing = Nobody gave anything away. Well played!
review-decision = { $event }. { $player }, { $move }: { $points } points given away.
review-decision-chance = The chance to win fell by { $chance } %.
review-better = Better: { $move }

## Why a bot moved so

why-points = I expect about { $points } points at the end, with a { $chance } % chance to win.
why-parts = I expect about { $points } points at the end ({ $parts }), with a { $chance } % chance to win.
why-part = { $part } { $points }
why-comma = {", "}

## What worker processes cannot do

worker-memory = The memory of worker processes is limited.
worker-memory-not = This system doesn’t limit the memory of worker processes.
worker-time = Their processor time is limited.
worker-time-not = This system doesn’t limit their processor time.
worker-files = They can’t read your files.
worker-files-not = They could read your files: this system can’t prevent it.
worker-network = They can’t use the network.
worker-network-not = They could use the network: this system can’t prevent it.
worker-processes = They can’t start other programs.
worker-processes-not = They could start other programs: this system can’t prevent it.
worker-end = They always end with the server.
worker-end-not = If the server is killed, they may keep running for a while.

## Tables of a server, in the terminal

wrong-not-your-move = It isn’t your turn yet.
help-join = Join a table on a server from the terminal, with people in browsers.
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
join-title-room = The game hasn’t started
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
join-room-open = Open seat
join-room-away = { $name }, not here yet
join-room-code = Code for others: { $code }
join-room-waiting = Waiting to be let in: { $names }
join-nobody-waits = Nobody is waiting to be let in.
join-lost = Connection lost; trying again… Press Enter to try now.
join-asked = { $name } would like to undo a move. Type agree or refuse.
join-asked-others = Waiting for everyone’s OK.
join-ask-first = Undoing this needs everyone’s OK. Type ask to ask the others.
join-bot-plays = A bot is playing your seat. Type back to play again yourself.
join-paused = The game is paused. Type resume to continue.
join-rematch = There’s a rematch. Type next to join it.
join-say-what = What would you like to say? Type say and a text.
join-emotes = Type emote and one of these: { $known }.
join-said = { $name }: { $text }
join-spectator = Spectator
join-spectators = The spectators
join-all = Everyone
join-host = The host
join-here = { $name } is here.
join-away = { $name } is away.
join-log-hidden = { $who ->
    [you] You made your choice.
   *[other] { $name } made a choice.
  }
join-log-undo = { $who ->
    [you] You undid a move.
   *[other] { $name } undid a move.
  }
join-log-redo = { $who ->
    [you] You redid the move.
   *[other] { $name } redid the move.
  }
join-log-ask = { $who ->
    [you] You asked to undo.
   *[other] { $name } asked to undo.
  }
join-log-agree = { $who ->
    [you] You agreed.
   *[other] { $name } agreed.
  }
join-log-refuse = { $who ->
    [you] You said no.
   *[other] { $name } said no.
  }
join-log-hand-over = { $who ->
    [you] A bot is playing for you.
   *[other] A bot is playing for { $name }.
  }
join-log-take-back = { $who ->
    [you] You’re playing again.
   *[other] { $name } is playing again.
  }
join-log-pause = { $who ->
    [you] You paused the game.
   *[other] { $name } paused the game.
  }
join-log-resume = { $who ->
    [you] You resumed the game.
   *[other] { $name } resumed the game.
  }
join-notice-moved-in = { $who ->
    [you] This seat is yours now. Your link works only here.
   *[other] { $name } opened their seat on their own device.
  }
join-notice-device = { $who ->
    [you] Your seat was opened on another device.
   *[other] { $name } added another device.
  }
join-notice-taken-back = { $who ->
    [you] The host made a new link for your seat.
   *[other] The host made a new link for { $name }’s seat.
  }
join-notice-kicked = { $who ->
    [you] The host removed you from the table.
   *[other] The host removed { $name } from the table.
  }
join-notice-muted = { $who ->
    [you] The host muted you.
   *[other] The host muted { $name }.
  }
join-notice-unmuted = { $who ->
    [you] You can chat again.
   *[other] { $name } can chat again.
  }
join-notice-silenced = { $who ->
    [you] The operator of this server muted you.
   *[other] The operator of this server muted { $name }.
  }
join-notice-unsilenced = { $who ->
    [you] You can chat again.
   *[other] { $name } can chat again.
  }
join-emote-hello = Hello!
join-emote-good-luck = Good luck!
join-emote-well-done = Well done!
join-emote-thanks = Thank you!
join-emote-laugh = Ha ha!
join-emote-wow = Wow!
join-emote-oops = Oops!
join-emote-thinking = Let me think…
turn-help-say = say TEXT
turn-help-say-text = Sends a message to everyone at the table.
turn-help-emote = emote NAME
turn-help-emote-text = Sends a reaction, such as hello, thanks or wow.
turn-help-ask = ask
turn-help-ask-text = Asks everyone if you may undo your last move and what came after it.
turn-help-agree = agree
turn-help-agree-text = Lets someone undo their move.
turn-help-refuse = refuse
turn-help-refuse-text = Says no to their undo.
turn-help-redo = redo
turn-help-redo-text = Redoes the move you undid.
turn-help-pause = pause
turn-help-pause-text = Pauses the game and the clock for everyone.
turn-help-resume = resume
turn-help-resume-text = Resumes the game.
turn-help-back = back
turn-help-back-text = Takes your seat back from a bot.
turn-help-next = next
turn-help-next-text = Joins the rematch, once there is one.
