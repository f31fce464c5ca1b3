# Menus and errors of casetta. Sentences of a game lie in the game's own folder.

## What is wrong with something that came from outside

wrong-unknown-game = There is no game { $game }. Known games: { $known }.
wrong-unknown-option = There is no option { $option }. Known options: { $known }.
wrong-unknown-option-value = { $option } cannot be { $value }. Known values: { $known }.
wrong-unknown-seats = { $game } is not for { $seats } players. Possible: { $known }.
wrong-unknown-bot = There is no bot { $bot }. Known bots: { $known }.
wrong-unknown-language = There is no language { $language }. Known languages: { $known }.
wrong-unknown-command = There is no command { $command }. Known commands: { $known }.
wrong-wrong-seats = { $text } is no list of seats. Write it like me,me:Anna,bot:greedy.
wrong-wrong-option = { $text } is no option. Write it like name=value.
wrong-no-such-file = { $file } cannot be read: { $reason }.
wrong-cannot-write = { $file } cannot be written: { $reason }.
wrong-broken-cards = The program's own cards are damaged: { $reason }.

wrong-not-utf8 = The line is not UTF-8.
wrong-not-json = The line is not JSON.
wrong-not-an-object = { $where ->
    [""] This is not a JSON object.
   *[other] { $where } is not a JSON object.
  }
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
wrong-card-twice = { $where } has the same card twice.
wrong-wrong-luck-key = { $where } is not a key of 64 hexadecimal digits.

wrong-unreadable-move = This spells no move.
wrong-illegal-move = The rules do not allow this move now.
wrong-not-your-turn = It is not this seat's turn.
wrong-game-over = The game is over.
wrong-stale-move = The move was made for an earlier position; the table is at version { $version } now.

wrong-record-not-json = The file is no record: it is not a JSON document.
wrong-record-format = The record has the format { $format }; this program reads format { $known }.
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

## Benchmarks

bench-compiling = Preparing the compiled rules of { $game } …
bench-compiled = … ready after { $seconds } s.
bench-compare-heading = Random games a second of CPU time: today, stored, C, today / C

## The laws

selfcheck-law = { $game }: { $law }
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
