# The pages of casetta: what every game shares.

## Games
game-dream-home = Dream Home
game-my-shelfie = My Shelfie
game-home-staging = Home Staging
sentence-dream-home = Draft rooms, build a house, top it with a roof.
sentence-my-shelfie = Take tiles, fill your bookshelf, make them match.
sentence-home-staging = Draw the furniture, leave room to walk.
players-dream-home = 2–4 players
players-my-shelfie = 2–4 players
players-home-staging = 1 or more
minutes-dream-home = 30 min
minutes-my-shelfie = 30 min
minutes-home-staging = 40 min

## Pages
pages = Pages
play = Play
replays = Replays
rules = Rules
pad = Score pad
settings = Settings
language = Language
home = Home
join = Join
join-code = Join with a code
join-code-label = Code of the table
join-waiting = You are at the door. The host will let you in.
go-on = Go on
go-on-here = Go on here
retry = Retry
reload = Reload
close = Close
menu = Menu
leave = Leave the table
on = on
off = off
copy = Copy
copied = Copied
share = Share

## Home
home-title = Three little games about home
home-text = Sit down with friends, or with the neighbours. No account needed.
home-games = Games
home-trouble = No server in reach
home-against = against { $names }
home-open = Open tables
home-best = Your best: { $points }
status-waiting = waiting
status-running = in play
status-finished = finished
status-quarantined = damaged
status-closed = closed
play-now = Play now
set-up = Set up a table

## A new table
new-title = { $game }: a new table
new-seats = Round the table
new-details = Options that differ from the standard rules: { $count }
new-pace = Pace
new-pace-none = No hurry
new-pace-reminder = Reminder
new-pace-live = 10 minutes
new-pace-days = 1 day a move
new-watch = Who may watch
new-watch-link = With the link
new-watch-nobody = Nobody
new-hints = Hints
new-open = Who may join
new-open-link = With the link
new-open-all = Anybody here
new-start = Start the game
new-watch-them = Watch them play
new-open-table = Open the table
chair-who = Chair { $number }
chair-friend = A friend
chair-friend-text = Comes with the link, the QR code or the code.
chair-bot = A neighbour
chair-here = At this screen
chair-here-text = You hand the screen over in turn.
chair-level = Which neighbour
chair-add = Add a chair
chair-remove = Take this chair away
chair-waiting = A free chair
chair-me = I play
chair-watch = I only watch
begins = Who goes first
begins-random = Draw lots
begins-chosen = Choose
begins-who = Player who goes first
begins-rotate = In turn: { $name }
begins-friend = Friend on chair { $number }
began-random = { $name } goes first, drawn by lot.
began-random-you = You go first, drawn by lot.
began-rotate = { $name } goes first: next in turn after the last game.
began-rotate-you = You go first: next in turn after the last game.
began-chosen = { $name } goes first, as chosen.
began-chosen-you = You go first, as chosen.

## The waiting room
room-title = { $game }: soon it begins
room-seats = Who is here
room-give-bot = Give it to a neighbour
room-knocks = { $name } wants to join.
room-admit = Let in
room-refuse = Not now
room-let-in = Let everybody in who has the link
room-rename = Use this name
room-wait = The host starts the game.
room-given = The deal comes from another game: whoever made the table may know it.
room-start = Start the game
room-open-seats = { $count ->
    [one] One chair is still free.
   *[other] { $count } chairs are still free.
  }
invite = Invite friends
invite-qr = QR code of the link
invite-code = Code of the table
invite-link = Link to the table
invite-text = Come and play { $game }!
invite-local = So far only this machine can open the table.
invite-others = Let others join
invite-by-host = The host can let others join.

## The bar and the banner
you = You
name-you = { $name }, you
seat-number = Player { $number }
seat-bot = neighbour
seat-here = here
seat-away = away
seat-next = next
seat-look = { $points ->
    [one] { $name }, 1 point: look closely
   *[other] { $name }, { $points } points: look closely
  }
look-closely = look closely
points-word = { $points ->
    [one] point
   *[other] points
  }
spectator = Spectator
spectators = { $count ->
    [one] One person looks on.
   *[other] { $count } people look on.
  }
table-turn = move { $number }
title-your-turn = Your turn: { $game }
banner-your-turn = Your turn
banner-everybody = Everybody
banner-done = Done
banner-several = { $count ->
    [one] one is still busy
   *[other] { $count } are still busy
  }
banner-thinking = is thinking
banner-to-move = is to move
banner-away = is away; we wait
banner-watching = Watching
banner-reconnecting = Reconnecting …
banner-nothing-lost = nothing is lost
banner-opening = The table is being laid …
banner-paused = Paused
banner-over = Game over
banner-you-win = You win!
banner-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
  }
banner-asks-back = would like to take a move back
banner-asked-wait = asked to take back; the others answer
undo = Undo
undo-locked = This can no longer be undone alone.
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
help = Rules and help
help-ask = Ask about something on the table
help-ask-tap = Tap what you want to know about.
help-ask-not = Never mind
clock = Time left
clock-hours = { $hours } h
reminder-you = The others look forward to your move. No hurry!
reminder-other = { $name } is taking a while. A word in the chat, perhaps?
put-back = Put back
rule-why = The rule behind it

## Log, chat, table
side = Log, chat, table
log = Log
chat = Chat
room = Table
log-empty = Nothing has happened yet.
log-table = The table
log-move = moved
log-undo = took a move back
log-redo = made it again
log-ask = asks to take back
log-agree = agrees
log-refuse = refuses
log-pause = paused the game
log-resume = goes on
chat-empty = Nobody has said anything yet.
chat-write = Write something
chat-send = Send
sign-out-others = Sign out other devices
signed-out = Other devices are signed out.
emotes = Reactions
emote-hello = Hello!
emote-good-luck = Good luck!
emote-well-done = Well done!
emote-thanks = Thank you!
emote-laugh = Ha ha!
emote-wow = Wow!
emote-oops = Oops!
emote-thinking = Let me think…
new-chat = Chat
new-chat-on = On
new-chat-emotes = Reactions only
new-chat-off = Off
mute-spectators = Mute spectators
unmute-spectators = Let spectators chat
seat-muted = muted
seat-more = Options for { $name }
seat-hush = Hide messages
seat-show = Show messages
seat-mute = Mute
seat-unmute = Unmute
seat-report = Report
seat-kick = Remove from table
seat-kick-sure = Remove { $name } from the table? Their link will stop working, and you can give the seat to someone else.
report-of = Report { $name }
report-reason = What happened?
report-text = Only the person who runs this server sees it.
report-send = Send report
report-cancel = Cancel
reported = Thanks. Your report was sent.
notice-moved-in = { $name }’s seat is now open in a browser of its own.
notice-moved-in-you = This seat is yours now. The link you were sent works only in this browser.
notice-device = { $name } added another device.
notice-device-you = Your seat was opened on another device.
notice-taken-back = The host took back { $name }’s seat.
notice-taken-back-you = The host made a new link for your seat.
notice-kicked = The host removed { $name } from the table.
notice-muted = The host muted { $name }.
notice-muted-you = The host muted you.
notice-muted-spectators = The host muted the spectators.
notice-unmuted = { $name } can chat again.
notice-unmuted-you = You can chat again.
notice-unmuted-spectators = Spectators can chat again.
notice-silenced = The operator of this server muted { $name }.
notice-silenced-you = The operator of this server muted you.
notice-silenced-spectators = The operator of this server turned off the chat.
notice-unsilenced = { $name } can chat again.
notice-unsilenced-you = You can chat again.
notice-unsilenced-spectators = The operator of this server turned the chat on again.
act-pause = Pause
act-resume = Go on
act-ask-back = Ask to take back
act-hand-over = Let a neighbour play for me
act-take-seat = I play again
pace = Pace
pace-slower = Slower
pace-faster = Faster
pace-hold = Pause
pace-go = Go on
pace-step = One move
television = Show on the television
television-come = Scan this, or type in the code:
television-points = Points so far
watch-link = Link for another screen
watch-link-text = It shows the table and no secrets.
my-link = Play on another device
my-link-text = Open this link there. Older links to this seat open nothing any more; this browser goes on.
devices = { $count ->
    [one] Your seat is open on this device only.
   *[other] Your seat is open on { $count } devices.
  }
hints = Hints
hints-thinking = Beaver looks at your table …
hints-points = about { $points } points at the end
hints-chance = chance to win { $chance }
hints-text = Choose one to see it on the board. Nothing is played yet.
why = Why?
why-of = Why? { $name } { $move }
why-thinking = Let me think …
why-nothing = It just felt like it.

## What goes wrong
lost-since = No connection since { $time }. Nothing is lost.
renewed = casetta has been updated.
missed = { $count ->
    [one] You missed one move.
   *[other] You missed { $count } moves.
  }
seat-handed = { $name } plays for you.
refused-unreachable = The server cannot be reached. Is it running?
refused-turned-away = The host has no chair for you this time.
refused-no-network = This machine is in no network.
gate-other = The gate is shut
gate-no-such-link = This link opens nothing
gate-no-such-link-text = Perhaps a part of it was lost on the way. Ask whoever sent it, or join with the code.
gate-link-revoked = This link was replaced
gate-link-revoked-text = Somebody opened this seat on another device or gave it to somebody else. Ask the host for the new link.
gate-kicked = The host removed you from this table
gate-kicked-text = Your link to this seat no longer works. Ask the host if you think it was a mistake, or play at another table.
gate-no-such-table = There is no such table
gate-no-such-table-text = It may have been cleared away. Set up a new one, or join with a code.
gate-not-found = There is nothing here
gate-not-found-text = The way home is below.
gate-not-finished = This game is not finished
gate-not-finished-text = A replay is there as soon as it is over.
gate-other-tab = You play in another tab
gate-other-tab-text = This table is open there; one tab is enough. Nothing is lost.
gate-protocol-too-old = casetta has been updated
gate-protocol-too-old-text = This tab is out of date. Reload it; nothing is lost.
gate-seat-taken = All chairs are taken
gate-seat-taken-text = Somebody was quicker. Ask the host for a chair, or set up a table of your own.

## Handing over
door-hand-over = Hand over to { $name }
door-secret = What is secret stays behind the door.
door-open = I am { $name }

## The end
end-title = Game end
end-shut = Look at the board
end-show = Show the score
end-place = Place
end-player = Player
end-lines = Your points line by line
end-all = Show all
end-rematch = Rematch
end-rematch-join = To the rematch
end-replay = Replay
end-same-deal = Same deal again
end-record = Save the record
end-save = Save
end-best = Your best result so far!
end-picture = Picture ({ $kind })
end-host-rematch = The host can start a rematch; you will see it here.
picture-caption = { $points ->
    [one] { $game } · { $name }, 1 point
   *[other] { $game } · { $name }, { $points } points
  }
awards = What went well
award-line = Best single score: { $points } for “{ $line }”
award-part = Ahead of everybody in { $part }: { $points }
award-round = { $points ->
    [one] Points in one way
   *[other] Points in { $points } ways, more than anybody
  }
award-best = Best of all here: “{ $line }”, { $points }
award-close = { $points ->
    [one] One point decided it. What a finish!
   *[other] { $points } points decided it. What a finish!
  }
award-even = Equal on points. What a finish!

## Replay
replay-of = Replay: { $game }
replay-eyes = Through whose eyes
replay-all = Everything
replay-back = One move back
replay-next = One move on
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-at = move { $at } of { $last }
replay-link = Link to this moment
replay-on = Play on from here
replays-none = No finished games yet. After a game its replay is here.
review = Review
review-waiting = Every move is being looked at. This takes a little while …
review-progress = { $done } of { $of } moves looked at
review-soon = It is the next one.
review-try = Try it
review-again = Try it again
review-skill = Luck and skill
review-skill-text = What one could expect at the start, minus what was given away, plus luck and what the others left, makes the points.
review-start = Expected
review-points = Points
review-accuracy-of = { $name }: { $percent } percent
review-graph = Move by move
review-graph-points = Points
review-graph-chance = Chance
review-graph-of = { $count ->
    [one] What one player could expect after each move.
   *[other] What { $count } players could expect after each move.
  }
riddle = Find the better move
riddle-question = { $name }, move { $number }: what would be better?
riddle-how = Try it on the board. Nothing is played.
riddle-found = Found! That is it.
riddle-as-played = That is what was played.
riddle-other = Another idea. The review found something else.
riddle-better = Better: { $better }
riddle-played = Played: { $played }
riddle-lost = That gave away about { $points } points.
riddle-again = Try again
riddle-replay = Show it in the replay
riddle-back = To the review
review-accuracy = Accuracy
review-lost = Given away
review-luck = Luck
review-worst = Find the better move
review-find = could do better with move { $number }.
review-look = Look at it
review-show = Show it
review-none = Nobody gave anything away.

## Rules and score pad
rules-of = { $game }: the rules
rules-search = Search the rules
rules-chapters = Chapters
rules-whole = The whole rules
pad-text = For the box on your table: draw what lies there, and every point is told.
pad-of = { $game }: score pad
pad-none = There is no pad for this game yet.
pad-people = Players
pad-add = Add a player
pad-person-name = Name
pad-remove = Take { $name } away
pad-clear = Clear all
pad-cleared = Everything is cleared.
pad-kept = Everything drawn so far is kept on this device.
own-load = Load a file
own-save = Save as a file
own-clear = Start over
own-clear-sure = Really start over?
own-faults = What needs fixing
own-good = Everything fits.
own-text = The file as text
own-kept = Kept on this device, also half done.
own-back = Back to the score pad
pad-as-edition = As in the edition

## First game
first-of = { $game }: a first game
first-offer = Learn it by playing: a first game of five minutes
first-waiting = New to this game? Learn it by playing while you wait.
first-guide = What to do
first-progress = Step { $step } of { $steps }
first-other = That would be allowed, too. But this once, try what is lit.
first-show = Show me
first-next = Go on
first-again = Once more
first-whole = Now a whole game
first-leave = Leave the first game
first-link = First game

## Keys
keys = Keys
key-tab = next area
key-arrows = walk inside an area
key-enter = choose or confirm
key-escape = one step back
key-undo = undo
key-look = look at the neighbours
key-side = log, chat
key-hints = hints
key-help = help, about what has the focus or the pointer

## Settings
set-name = Your name
set-face = Your face
set-face-number = Face { $number }
set-theme = Light
set-theme-auto = As the device
set-theme-light = Morning
set-theme-dark = Evening
set-contrast = Contrast
set-contrast-auto = As the device
set-contrast-more = More
set-textsize = Size of text
set-motion = Movement
set-motion-full = Full
set-motion-short = Short
set-motion-none = None
set-letters = Letters on tiles
set-places = Show where it fits
set-gains = Show points while choosing
set-confirm = Ask before a move is made
set-assist = Furniture turns to the wall by itself
set-notices = Notices when it is your turn

## A game without pages of its own

players = { $fewest }–{ $most } players
generic-position = The table
generic-moves = What you can do
generic-choose = choose a move
generic-confirm = confirm your move
generic-make = Play this move
generic-type = Find a move
generic-gain = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
generic-key-moves = from move to move

## The server console and privacy
console = Server console
console-locked = This page is for whoever runs the server. Open casetta with the address its terminal shows, or enter the operator’s key (casetta admin key prints it).
console-key = Operator’s key
console-enter = Enter
console-show = What to show
console-again = Refresh
console-search = Name, table, game or address
console-find = Search
console-more = Show more
console-no-tables = No tables found.
console-no-connections = Nobody is connected.
console-no-limits = No limit has been reached.
console-no-reports = No reports.
console-no-blocks = No blocked addresses.
console-no-log = You haven’t done anything yet.
console-older = Older tables haven’t been searched yet.
console-done = Done: { $deed }.
console-deeds = Actions
console-others = Let nobody else join
console-hidden = Hands, deals and chat of running games are never shown here.
console-status = Server
console-tables = Tables
console-connections = Connections
console-limits = Limits reached
console-reports = Reports
console-blocks = Blocked
console-log = Log
console-name = Name
console-version = Version
console-started = Running since
console-url = Address for others
console-rooms = Tables in memory
console-memory-bytes = Memory
console-database-bytes = Database
console-disk-free-bytes = Free disk space
console-table = Table
console-game = Game
console-names = Players
console-sockets = Connected
console-state = Status
console-bytes = Stored
console-made = Made
console-address = Address
console-seats = Seats
console-since = Since
console-until = Until
console-queued-bytes = Waiting to be sent
console-code = Limit
console-times = Times
console-at = When
console-by-name = Reported by
console-by-key = key
console-by-browser = browser
console-by-offline = without a server
console-reason = Reason
console-text = Message
console-why = Why
console-by = By
console-deed = Action
console-target = On
console-detail = Details
console-close = Close
console-close-sure = Close this table? Everybody there is sent away. You can open it again.
console-reopen = Open again
console-delete = Delete
console-delete-sure = Delete this table for good, with its game and chat?
console-end = Disconnect
console-block = Block
console-block-sure = Block this address for a day?
console-unblock = Unblock
console-mute = Mute chat
console-mute-sure = Mute the chat at this table? Nobody can write there until you unmute it.
console-unmute = Unmute chat
console-mute-seat = Mute seat { $seat }
console-unmute-seat = Unmute seat { $seat }
console-resolve = Done
privacy = Privacy
privacy-text = casetta has no accounts, no ads and no tracking. It keeps what a table needs: the names you type, moves and chat.
privacy-cookie = One cookie lets this browser find your tables again. It lasts a year.
privacy-keep = How long things are kept here
privacy-ever = for ever
privacy-finished = Finished games
privacy-running = Games in which nobody moves
privacy-waiting = Tables that never began
privacy-public = Open tables that never began
privacy-tutorials = Tutorials left unfinished
privacy-finished-tutorials = Finished tutorials
privacy-chat = Chat
privacy-reports = Reports about other players
privacy-addresses = Network address of whoever made a table
privacy-reviews = Reviews of games
privacy-admin-log = What the operator did
privacy-operator = To have something removed, ask whoever runs this server. They see names, addresses and reported messages, but no chat and no hands of running games.
privacy-days = { $days ->
    [one] { $days } day
   *[other] { $days } days
  }

## Friends
tables = Your tables
tables-of = { $game } with { $names }
tables-turn = { $names } to play
tables-round = Round { $number }
tables-all = Show all { $count }
tables-fewer = Show fewer
tables-remove = Remove
tables-remove-of = Remove { $game } with { $names }
tables-remove-sure = Remove this table of { $game } from your list? You can only come back with a link.
tables-remove-playing = Remove this game of { $game }? A bot plays on for you, and you can only come back with a new link from the host.
tables-remove-replay = Remove this game of { $game } from your replays?
room-welcome = Welcome, { $name }! You have a seat at this table.
away-now = { $name } is away.
away-soon = { $name } is away. After { $seconds } seconds you can let a bot play until they’re back.
away-bot = Let a bot play
banner-stand-in = plays for { $name }
seat-stand-in = { $bot } is playing
seat-stand-in-of = { $bot } plays for { $name }.
log-stand-in = is replaced by { $bot } for now
log-plays-again = plays again
notice-stand-in = { $name } is away. A bot plays until they’re back.
notice-stand-in-you = You were away, so a bot plays for you.
undo-ask = Ask to undo
undo-ask-text = You can’t undo this by yourself any more. Ask everyone whether you may undo your last move?
undo-asked = { $name } would like to undo their last move. Is that OK with you?
undo-asked-of = { $other }: { $name } would like to undo their last move. Is that OK with you?
undo-yes = Yes, undo
undo-no = No
undo-waits = You asked to undo your last move. Waiting for { $names }.
undo-withdraw = Never mind
undo-refused = { $name } didn’t agree, so your move stays.
chat-unread = { $count } new
menu-unread = { $count ->
    [one] Menu, 1 new message
   *[other] Menu, { $count } new messages
  }
rematch-offer = Play again with the same people?
rematch-ready = The rematch is ready!
new-more = More options
new-more-text = Rules, who goes first, pace, spectators
new-changed = { $count } changed
begins-text = This decides who takes the first turn.
new-pace-none-text = Everyone takes as long as they like.
new-pace-reminder-text = After 2 minutes on a move you get a friendly reminder, nothing more.
new-pace-live-text = You have 10 minutes for the whole game and get up to 15 seconds back for each move. After that a bot plays for you.
new-pace-days-text = You have a day for each move. After that a bot plays for you.
new-away-text = If somebody is away, the host can let a bot play for them at once, everyone else after { $seconds } seconds.
new-watch-text = Spectators see the table, but never what is hidden from others.
new-hints-text = On your turn you can ask a bot what it would do.
new-open-text = An open table is listed on this server’s home page, so anybody can join.
new-chat-text = This decides what people can write to each other at the table.
chair-name = Their name
