# The pages of casetta: what every game shares.

## Games
game-dream-home = Dream Home
game-my-shelfie = My Shelfie
game-home-staging = Home Staging
sentence-dream-home = Draft rooms, build your house and top it with a roof.
sentence-my-shelfie = Take tiles, fill your bookshelf and group the ones that match.
sentence-home-staging = Draw the furniture and leave room to walk.
players-dream-home = 2–4 players
players-my-shelfie = 2–4 players
players-home-staging = 1–6 players
minutes-dream-home = 30 min
minutes-my-shelfie = 30 min
minutes-home-staging = 40 min

## Pages
pages = Main menu
play = Play
replays = Replays
rules = Rules
pad = Score pad
settings = Settings
language = Language
language-name = English
home = Home
join = Join
join-code = Join with a code
join-code-label = Table code
join-waiting = Waiting for the host to let you in…
go-on = Continue
go-on-here = Continue here
retry = Try again
reload = Reload
close = Close
menu = Menu
leave = Leave table
on = on
off = off
copy = Copy
copied = Copied
share = Share

## Home
home-title = Three board games about home
home-text = Play with friends or against bots. No account needed.
home-games = Games
home-trouble = Can’t reach the server
home-against = against { $names }
home-open = Open tables
home-best = Your best: { $points }
status-waiting = waiting to start
status-running = in progress
status-finished = finished
status-quarantined = damaged
status-closed = closed
play-now = Play now
set-up = Set up a table

## A new table
new-title = New table: { $game }
new-seats = Players
new-details = Options changed from the standard rules: { $count }
new-pace = Time limit
new-pace-none = No limit
new-pace-reminder = Reminders only
new-pace-live = 10 minutes
new-pace-days = 1 day per move
new-watch = Who can watch
new-watch-link = Anyone with the link
new-watch-nobody = Nobody
new-hints = Hints
new-open = Who can join
new-open-link = Anyone with the link
new-open-all = Anyone on this server
new-start = Start game
new-watch-them = Watch them play
new-open-table = Create table
chair-who = Seat { $number }
chair-friend = Friend
chair-friend-text = Joins with the link, the QR code or the table code.
chair-bot = Bot
chair-here = Pass and play
chair-here-text = You pass this device around.
chair-level = Difficulty
chair-add = Add a seat
chair-remove = Remove seat
chair-waiting = Open seat
chair-me = Me
chair-watch = I’ll just watch
begins = Who goes first
begins-random = Random
begins-chosen = Choose
begins-who = First player
begins-rotate = Next in turn: { $name }
begins-friend = Friend in seat { $number }
began-random = { $who ->
    [you] You go first, picked at random.
   *[other] { $name } goes first, picked at random.
  }
began-rotate = { $who ->
    [you] You go first this time.
   *[other] { $name } goes first this time.
  }
began-chosen = { $who ->
    [you] You were chosen to go first.
   *[other] { $name } was chosen to go first.
  }

## The waiting room
room-title = { $game }: almost ready
room-seats = Who’s here
room-give-bot = Fill with a bot
room-knocks = { $name } wants to join.
room-admit = Let in
room-refuse = Not now
room-let-in = Let in anyone with the link
room-rename = Use this name
room-wait = Waiting for the host to start the game…
room-given = This deal comes from another game, so whoever made the table may already know it.
room-start = Start game
room-open-seats = { $count ->
    [one] 1 seat is still open.
   *[other] { $count } seats are still open.
  }
invite = Invite friends
invite-qr = QR code for the link
invite-code = Table code
invite-link = Table link
invite-text = Come and play { $game }!
invite-local = So far only this computer can open the table.
invite-others = Let others join
invite-by-host = Only the host can let others join.

## The bar and the banner
you = You
name-you = { $name }, you
seat-number = Player { $number }
seat-bot = bot
seat-here = here
seat-away = away
seat-next = next
seat-thinking = thinking…
seat-to-move = to play
seat-look = { $points ->
    [one] { $name }, 1 point: take a closer look
   *[other] { $name }, { $points } points: take a closer look
  }
look-closely = take a closer look
points-word = { $points ->
    [one] point
   *[other] points
  }
spectator = Spectator
spectators = { $count ->
    [one] 1 person watching
   *[other] { $count } people watching
  }
table-turn = move { $number }
title-your-turn = Your turn: { $game }
banner-your-turn = Your turn
banner-everybody = Everyone plays now
banner-done = Done
banner-several = { $count ->
    [one] 1 player isn’t done yet
   *[other] { $count } players aren’t done yet
  }
banner-thinking = { $name } is thinking…
banner-to-move = { $name } to play
banner-away = { $name } is away. Waiting…
banner-watching = Watching
banner-reconnecting = Reconnecting…
banner-nothing-lost = Nothing is lost
banner-opening = Setting up…
banner-paused = Paused
banner-over = Game over
banner-wins = { $who ->
    [you] You win!
    [shared] You share the win: { $names }
   *[other] { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
  }
banner-asks-back = { $who ->
    [you] You asked to undo. Waiting for the others…
   *[other] { $name } would like to undo a move
  }
undo = Undo
undo-locked = Undoing this needs everyone’s OK.
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
help = Rules and help
help-ask = Ask about something on the table
help-ask-tap = Tap anything you want explained.
help-ask-not = Never mind
clock = Time left
clock-hours = { $hours } h
reminder = { $who ->
    [you] Everyone is looking forward to your move. Take your time!
   *[other] { $name } is taking a while. Maybe say hello in the chat?
  }
put-back = Put back
rule-why = Why? See the rule

## Log, chat, table
side = Log, chat, table
log = Log
chat = Chat
room = Table
log-empty = Nothing has happened yet.
log-table = The table
log-move = { $who ->
    [you] You moved.
   *[other] { $name } moved.
  }
log-played = { $who ->
    [you] You played { $move }.
   *[other] { $name } played { $move }.
  }
log-undo = { $who ->
    [you] You undid a move.
   *[other] { $name } undid a move.
  }
log-redo = { $who ->
    [you] You redid the move.
   *[other] { $name } redid the move.
  }
log-ask = { $who ->
    [you] You asked to undo.
   *[other] { $name } asked to undo.
  }
log-agree = { $who ->
    [you] You agreed.
   *[other] { $name } agreed.
  }
log-refuse = { $who ->
    [you] You said no.
   *[other] { $name } said no.
  }
log-pause = { $who ->
    [you] You paused the game.
   *[other] { $name } paused the game.
  }
log-resume = { $who ->
    [you] You resumed the game.
   *[other] { $name } resumed the game.
  }
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
sign-out-others = Sign out other devices
signed-out = Your other devices are signed out.
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
report-text = Only the person who runs this server will see this.
report-send = Send report
report-cancel = Cancel
reported = Thanks. Your report was sent.
notice-moved-in = { $who ->
    [you] This seat is yours now. The link you were sent works only in this browser.
   *[other] { $name } opened their seat on their own device.
  }
notice-device = { $who ->
    [you] Your seat was opened on another device.
   *[other] { $name } added another device.
  }
notice-taken-back = { $who ->
    [you] The host made a new link for your seat.
   *[other] The host took back { $name }’s seat.
  }
notice-kicked = The host removed { $name } from the table.
notice-muted = { $who ->
    [you] The host muted you.
    [spectators] The host muted the spectators.
   *[other] The host muted { $name }.
  }
notice-unmuted = { $who ->
    [you] You can chat again.
    [spectators] Spectators can chat again.
   *[other] { $name } can chat again.
  }
notice-silenced = { $who ->
    [you] The operator of this server muted you.
    [spectators] The operator of this server turned off the chat.
   *[other] The operator of this server muted { $name }.
  }
notice-unsilenced = { $who ->
    [you] You can chat again.
    [spectators] The operator of this server turned the chat on again.
   *[other] { $name } can chat again.
  }
act-pause = Pause
act-resume = Resume
act-ask-back = Request undo
act-hand-over = Let a bot play for me
act-take-seat = Play again myself
pace = Speed
pace-slower = Slower
pace-faster = Faster
pace-hold = Pause
pace-go = Resume
pace-step = Next move
television = Show on a TV
television-come = Scan this or type in the code:
television-points = Points so far
watch-link = Link for another screen
watch-link-text = It shows the table but no secrets.
my-link = Play on another device
my-link-text = Open this link on the other device. Older links to this seat stop working; this browser keeps playing.
devices = { $count ->
    [one] Your seat is open on this device only.
   *[other] Your seat is open on { $count } devices.
  }
hints = Hints
hints-thinking = Beaver is looking at your table…
hints-points = about { $points } points at the end
hints-chance = chance to win { $chance }
hints-text = Choose one to see it on the board. Nothing is played yet.
why = Why?
why-of = Why? { $move }
why-thinking = Let me think…
why-nothing = It just felt right.

## What goes wrong
lost-since = No connection since { $time }. Nothing is lost.
renewed = casetta has been updated.
missed = { $count ->
    [one] You missed one move.
   *[other] You missed { $count } moves.
  }
seat-handed = { $name } is playing for you.
refused-unreachable = Can’t reach the server. Check your connection and try again.
refused-turned-away = The host didn’t let you in this time.
refused-no-network = This computer isn’t on a network.
gate-other = You can’t get in here
gate-no-such-link = This link doesn’t work
gate-no-such-link-text = Part of it may have been cut off. Ask whoever sent it for a new one, or join with a code.
gate-link-revoked = This link was replaced
gate-link-revoked-text = Someone opened this seat on another device, or it was given to someone else. Ask the host for a new link.
gate-kicked = The host removed you from this table
gate-kicked-text = Your link to this seat no longer works. Ask the host if you think it was a mistake, or play at another table.
gate-no-such-table = This table doesn’t exist
gate-no-such-table-text = It may have been removed. Set up a new one, or join with a code.
gate-not-found = Page not found
gate-not-found-text = Go back home and start from there.
gate-not-finished = This game isn’t over yet
gate-not-finished-text = You can watch the replay as soon as it’s over.
gate-other-tab = You’re playing in another tab
gate-other-tab-text = This table is already open there. Nothing is lost.
gate-protocol-too-old = casetta has been updated
gate-protocol-too-old-text = This tab is out of date. Reload it; nothing is lost.
gate-seat-taken = All seats are taken
gate-seat-taken-text = Someone was quicker. Ask the host for a seat, or set up your own table.

## Handing over
door-hand-over = Pass the device to { $name }
door-secret = Your secrets stay hidden until you continue.
door-open = I’m { $name }

## The end
end-title = Game over
end-shut = Look at the board
end-show = Show the score
end-place = Place
end-player = Player
end-lines = Your points line by line
end-all = Show all
end-rematch = Rematch
end-rematch-join = Join the rematch
end-replay = Watch replay
end-same-deal = Play the same deal again
end-record = Download record
end-save = Save
end-best = Your best score so far!
end-picture = Picture ({ $kind })
end-host-rematch = If the host starts a rematch, you’ll see it here.
picture-caption = { $points ->
    [one] { $game } · { $name }, 1 point
   *[other] { $game } · { $name }, { $points } points
  }
awards = What went well
award-line = Best single score: { $points } for “{ $line }”
award-part = Ahead of everyone in { $part }: { $points }
award-round = { $points ->
    [one] Scored in 1 way
   *[other] Scored in { $points } different ways, more than anyone
  }
award-best = Best anyone has done here: “{ $line }”, { $points }
award-close = { $points ->
    [one] Decided by a single point. What a finish!
   *[other] Decided by { $points } points. What a finish!
  }
award-even = Tied on points. What a finish!

## Replay
replay-of = Replay: { $game }
replay-eyes = View as
replay-all = Everything
replay-back = Previous move
replay-next = Next move
replay-play = Play
replay-pause = Pause
replay-move = Move
replay-at = move { $at } of { $last }
replay-link = Link to this moment
replay-on = Play on from here
replays-none = No finished games yet. Once you finish one, you can watch it here.
review = Review
review-waiting = Reviewing every move. This takes a moment…
review-progress = { $done } of { $of } moves reviewed
review-soon = Yours is next.
review-try = Try it
review-again = Try again
review-skill = Luck and skill
review-skill-text = Expected at the start, minus what was given away, plus luck and what others left you: that makes your points.
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
riddle-question = { $who ->
    [you] Your move { $number }: what would be better?
   *[other] { $name }, move { $number }: what would be better?
  }
riddle-how = Try it on the board. This doesn’t change the game.
riddle-found = That’s it!
riddle-as-played = That’s what was played.
riddle-other = Good try, but the review found something else.
riddle-better = Better: { $better }
riddle-played = What happened: { $played }
riddle-lost = This gave away about { $points } points.
riddle-again = Try again
riddle-replay = Show in replay
riddle-back = Back to review
review-accuracy = Accuracy
review-lost = Given away
review-luck = Luck
review-worst = Find the better move
review-find = { $who ->
    [you] You could do better with move { $number }.
   *[other] { $name } could do better with move { $number }.
  }
review-look = Go to move
review-show = Show answer
review-none = Nobody gave anything away. Well played!

## Rules and score pad
rules-of = { $game }: the rules
rules-search = Search the rules
rules-chapters = Chapters
rules-whole = Full rules
rules-questions = Questions and answers ({ $count })
rules-edition = { $edition ->
    [it] Italian edition
    [en] English edition
    [pl] Polish edition
   *[other] Standard
  }
rules-sheet-what = What counts
rules-sheet-points = Points
rules-sheet-sum = Total
pad-text = Playing with the box? Tap in your board; we explain every point.
pad-of = { $game }: score pad
pad-none = There’s no score pad for this game yet.
pad-people = Players
pad-add = Add a player
pad-person-name = Name
pad-remove = Remove { $name }
pad-clear = Clear all
pad-cleared = Everything is cleared.
pad-kept = What you enter is saved on this device.
own-load = Load a file
own-save = Save as a file
own-clear = Start over
own-clear-sure = Start over? This deletes what you entered.
own-faults = What needs fixing
own-good = Everything fits.
own-text = The file as text
own-kept = Saved on this device, even half-finished.
own-back = Back to the score pad
pad-as-edition = Same as the edition

## First game
first-of = { $game }: tutorial
first-offer = Learn by playing: a five-minute tutorial
first-waiting = New to this game? Try the tutorial while you wait.
first-guide = What to do
first-progress = Step { $step } of { $steps }
first-other = That’s allowed, too. For now, try the highlighted move.
first-show = Show me
first-next = Continue
first-again = Start again
first-whole = Play a full game
first-leave = Leave tutorial
first-link = Tutorial

## Keys
keys = Keyboard shortcuts
key-tab = next area
key-arrows = move around inside an area
key-enter = choose or confirm
key-escape = go back a step
key-undo = undo
key-look = look at another player’s board
key-side = log, chat
key-hints = hints
key-help = help on whatever you point at

## Settings
set-name = Your name
set-face = Avatar
set-face-number = Avatar { $number }
set-theme = Theme
set-theme-auto = System
set-theme-light = Light
set-theme-dark = Dark
set-contrast = Contrast
set-contrast-auto = System
set-contrast-more = High
set-textsize = Text size
set-motion = Animations
set-motion-full = Full
set-motion-short = Reduced
set-motion-none = Off
set-letters = Letters on tiles
set-places = Highlight legal spots
set-gains = Show points while choosing
set-confirm = Confirm every move
set-assist = Turn furniture to the wall automatically
set-notices = Notify me on my turn

## A game without pages of its own

players = { $fewest }–{ $most } players
generic-position = The table
generic-moves = Your options
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
console-locked = This page is for whoever runs the server. Open casetta with the address its terminal shows, or enter the operator’s key (run casetta admin key to see it).
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
console-others = Stop letting others join
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
privacy-ever = forever
privacy-finished = Finished games
privacy-running = Games nobody plays any more
privacy-waiting = Tables that never started
privacy-public = Open tables that never started
privacy-tutorials = Unfinished tutorials
privacy-finished-tutorials = Finished tutorials
privacy-chat = Chat
privacy-reports = Reports about other players
privacy-addresses = Network address of whoever created a table
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
banner-stand-in = { $bot } is playing for { $name }
seat-stand-in = { $bot } is playing
seat-stand-in-of = { $bot } plays for { $name }.
log-stand-in = { $who ->
    [you] { $bot } is playing for you.
   *[other] { $bot } is playing for { $name }.
  }
log-plays-again = { $who ->
    [you] You’re playing again.
   *[other] { $name } is playing again.
  }
notice-stand-in = { $who ->
    [you] You were away, so a bot plays for you.
   *[other] { $name } is away. A bot plays until they’re back.
  }
undo-ask = Request undo
undo-ask-text = You can’t undo this on your own any more. Ask everyone if you may undo your last move?
undo-asked = { $name } would like to undo their last move. Is that OK with you?
undo-asked-of = { $other }: { $name } would like to undo their last move. Is that OK with you?
undo-yes = Yes, undo
undo-no = No
undo-waits = You asked to undo your last move. Waiting for { $names }.
undo-withdraw = Never mind
undo-refused = { $name } said no, so your move stays.
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
new-pace-none-text = Take as long as you like.
new-pace-reminder-text = After 2 minutes you get a friendly reminder, nothing more.
new-pace-live-text = You have 10 minutes for the whole game and get up to 15 seconds back for each move. When they’re used up, a bot plays for you.
new-pace-days-text = You have a day for each move. Then a bot plays for you.
new-away-text = If someone is away, the host can let a bot play for them right away, everyone else after { $seconds } seconds.
new-watch-text = Spectators see the table, but never what’s hidden from others.
new-hints-text = On your turn you can ask a bot what it would do.
new-open-text = Open tables are listed on this server’s home page, so anyone can join.
new-chat-text = This decides what people can write to each other at the table.
chair-name = Their name
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
