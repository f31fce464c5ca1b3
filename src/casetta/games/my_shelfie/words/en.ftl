# My Shelfie.

game-title = My Shelfie
game-sentence = Take tiles from the living room and arrange them in your bookshelf.
begins-rule = The rulebook picks the first player at random.
kind = { $letter ->
    [C] cat
    [B] book
    [G] game
    [F] frame
    [T] trophy
   *[P] plant
  }
kinds = { $letter ->
    [C] cats
    [B] books
    [G] games
    [F] frames
    [T] trophies
   *[P] plants
  }

option-edition = Edition
option-edition-en = English: tiles left in the living room go back into the bag before a refill; the two squares can be of two types.
option-edition-it = Italian: a refill fills only the empty cells; both squares must be of one type.
option-first_game = First game
option-first_game-true = One common goal card instead of two.
option-first_game-false = Two common goal cards.

goal-six-groups-of-two = Six separate groups of at least two tiles of one type. Different groups can have different types.
goal-four-groups-of-four = Four separate groups of at least four tiles of one type. Different groups can have different types.
goal-four-corners = The four corners of the shelf hold the same type.
goal-two-squares = Two separate groups that each contain a square of 2 × 2 tiles of one type.
goal-three-columns-max-three-types = Three full columns with at most three types each.
goal-eight-of-a-type = Eight tiles of one type, anywhere.
goal-diagonal = Five tiles of one type on a diagonal.
goal-four-rows-max-three-types = Four full rows with at most three types each.
goal-two-columns-all-different = Two full columns with six different types each.
goal-two-rows-all-different = Two full rows with five different types each.
goal-x-shape = Five tiles of one type in the shape of an X.
goal-staircase = Five columns whose heights rise or fall by exactly one.

goal-name-six-groups-of-two = Six pairs
goal-name-four-groups-of-four = Four groups of four
goal-name-four-corners = Four corners
goal-name-two-squares = Two squares
goal-name-three-columns-max-three-types = Three columns, three types
goal-name-eight-of-a-type = Eight of a type
goal-name-diagonal = Diagonal
goal-name-four-rows-max-three-types = Four rows, three types
goal-name-two-columns-all-different = Two mixed columns
goal-name-two-rows-all-different = Two mixed rows
goal-name-x-shape = X
goal-name-staircase = Staircase

part-tokens = Common goals
part-end-token = End-game token
part-personal = Personal goal
part-groups = Groups
sheet-end-token = First full shelf.
sheet-personal = { $matches ->
    [0] Personal goal { $card }: no tile is in place.
    [one] Personal goal { $card }: 1 tile is in place.
   *[other] Personal goal { $card }: { $matches } tiles are in place.
  }
sheet-group = { $size ->
   *[other] { $size } touching tiles of the type { $kind ->
        [C] cat
        [B] book
        [G] game
        [F] frame
        [T] trophy
       *[P] plant
      }.
  }

wrong-floating-tile = { $where }: this tile is floating; the cell below it is empty.
wrong-unused-cell = { $where }: this cell isn’t used with { $seats } players.
wrong-no-such-token = { $where }: there’s no such scoring token.
wrong-too-many-tiles = { $tiles } tiles of the type { kind }; the box has only { $box }.
wrong-wrong-common-goals = { $where } must be at most { $expected } of: { $known }.
wrong-wrong-personal-card = { $where } isn’t a personal goal card: entries [row, column, letter], each letter and each cell once.

## At the terminal

turn-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
turn-goal = { $name }: { $tokens }
turn-no-token = no token left
turn-personal = { $points ->
    [one] Your personal goal, the small letters: { $matches } of { $of } in place, 1 point.
   *[other] Your personal goal, the small letters: { $matches } of { $of } in place, { $points } points.
  }
turn-last-round = { $player } filled a shelf. This is the last round.
turn-news = { $who ->
    [you] You added { $tiles } to column { $column }.
    [hint] Add { $tiles } to column { $column }.
   *[other] { $seat } added { $tiles } to column { $column }.
  }
turn-token = Token { $points } for “{ $name }”.
turn-end-token = End-game token: +{ $points }.
turn-refill = The living room was refilled.
turn-free-tiles = Tiles with a free side (m c2 shows what you can take from c2 on)
turn-room = { $most ->
    [one] Space in the columns, for 1 tile now
   *[other] Space in the columns, for up to { $most } tiles now
  }
turn-tiles-into = { $tiles ->
    [one] 1 tile, into column { $columns }
   *[other] { $tiles } tiles, into column { $columns }
  }

turn-help-turn = Your turn
turn-help-turn-text = Take 1 to 3 tiles in a straight line without gaps. Each needs a free side before you take any. Drop them all into one column of your shelf that has space. Type the tiles in the order they fall, the lowest first, then the column: c2 c3 >1.
turn-help-personal = Your personal goal
turn-help-personal-text = The small letters in your shelf. At the end, 1 to 6 tiles in place score 1, 2, 4, 6, 9 or 12 points. Nobody else sees them.
turn-help-groups = Groups
turn-help-groups-text = Tiles of one type that touch by a side score at the end: 3 tiles 2 points, 4 tiles 3, 5 tiles 5, 6 or more 8.
turn-help-end = The end
turn-help-end-text = Whoever fills their shelf first gets 1 point; then the round is finished. When no two tiles in the living room touch, it’s refilled.
turn-help-letters = The letters
turn-letters = { $letters } (in brackets: how many are left in the bag).
turn-letter = { $letter } { $kind } ({ $bag })

wrong-turn-unreadable = That isn’t a move. Type tiles and a column, such as c2 c3 >1.
wrong-turn-no-column = Which column? Add it, such as { $tiles } >1.
wrong-turn-no-cell = There’s no cell { $cell } in this living room.
wrong-turn-empty-cell = There’s no tile on { $cell }.
wrong-turn-not-free = The tile on { $cell } has no free side.
wrong-turn-tile-twice = You typed a tile twice.
wrong-turn-too-many-tiles = You can take at most { $most } tiles.
wrong-turn-not-in-a-line = These tiles aren’t side by side in a straight line.
wrong-turn-no-such-column = The shelf has columns 1 to { $columns }.
wrong-turn-no-room = { $room ->
    [0] Column { $column } is full.
    [one] Column { $column } has space for 1 tile only, not for { $tiles }.
   *[other] Column { $column } has space for { $room } tiles only, not for { $tiles }.
  }

ranking-tie-break = Tied on points: whoever sits farther from the first player, clockwise, is ahead.

## The score pad

pad-yes = yes
pad-no = no
pad-first-row-intro = The shelf from the top: C cat, B book, G game, F frame, T trophy, P plant, a dot for an empty cell. Row by row (CBG..), all six rows at once, or a file (@shelf.txt).
pad-first-row = Row { $row } of { $rows }, the top one
pad-row = Row { $row } of { $rows }
pad-personal-intro = A card by its number, 1 to 12, or by its cells, as letter, column, row from the top: p11 f31 c52 b43 g24 t36. Press Enter for none.
pad-personal = Personal goal card?
pad-tokens = Scoring tokens, such as 8 4? Press Enter for none
pad-end = Was this the first full shelf (end-game token)?
pad-first = Who went first? { $names }
pad-token-line = Scoring token of a common goal.
pad-personal-line = { $matches ->
    [0] Personal goal: no tile is in place.
    [one] Personal goal: 1 tile is in place.
   *[other] Personal goal: { $matches } tiles are in place.
  }
wrong-pad-rows = A drawing has { $rows } rows; this one has { $found }.
wrong-pad-row-length = Row { $row } must have { $columns } characters, one for each column.
wrong-pad-unknown-sign = Column { $column }, row { $row } from the top: { $sign } isn’t one of the letters { $known }.
wrong-pad-floating-tile = Column { $column }, row { $row } from the top: this tile is floating; the cell below it is empty.
wrong-pad-no-such-card = Personal goal cards go from 1 to { $cards }.
wrong-pad-card-twice = Please check: there’s only one personal goal card { $card }.
wrong-pad-no-card = A card is a number from 1 to { $cards }, or six cells, each letter once.
wrong-pad-no-such-token = There are only these tokens: { $known }.
wrong-pad-too-many-tokens = Nobody can have more than { $most } scoring tokens.
wrong-pad-token-twice = Please check: there’s only one token { $token } for each common goal.
wrong-pad-end-twice = Please check: only one shelf was full first.
wrong-pad-yes-or-no = Please answer { $yes } or { $no }.
wrong-pad-no-such-person = Please type a name or a number from 1 to { $people }.

## What lies in the box

listing-tiles = Item tiles
listing-common-goals = Common goal cards
listing-tokens = Scoring tokens of a common goal
listing-personal-goals = Personal goal cards, row by row from the top

## Awards

award-largest-group = Largest group: { $size } { kinds }.
award-first-full = First full shelf.
award-goal = { $matches ->
    [one] Closest to the personal goal: 1 tile in place.
   *[other] Closest to the personal goal: { $matches } tiles in place.
  }

## On the page

web-prompt-tiles = choose tiles
web-prompt-column = choose a column
web-prompt-place = place them here?
web-place = Place here
web-place-short = Place
web-room = Living room
web-own-shelf = Shelf
web-shelf-of = { $filled ->
    [one] Shelf of { $name }, 1 of 30 places filled
   *[other] Shelf of { $name }, { $filled } of 30 places filled
  }
web-filled = { $filled ->
    [one] 1 of 30 places filled
   *[other] { $filled } of 30 places filled
  }
web-so-far = { $points ->
    [one] point so far
   *[other] points so far
  }
web-hand = In hand
web-hand-take = 1 to 3 in a line
web-hand-order = tap two to swap
web-hand-tile = { $kind }, falls as number { $number }
web-tokens = { $count ->
    [0] no token left
   *[other] tokens left: { $tokens }
  }
web-reached = reached
web-parts = Points so far
web-part = { $part ->
    [groups] Groups
    [tokens] Goals
   *[personal] Personal
  }
web-goal-missing = { $missing ->
    [0] done
    [one] 1 tile to go
   *[other] about { $missing } tiles to go
  }
web-goal-late = no longer possible
web-wish = Personal goal
web-secret = secret
web-wish-met = { $met } of { $of } in place
web-wish-hidden = Shown at the end.
web-first-full = first full shelf
web-cell-empty = { $cell }, empty
web-cell = { $state ->
    [chosen] { $cell }, { $kind }, chosen as number { $number }
    [free] { $cell }, { $kind }, can be taken
    [shut] { $cell }, { $kind }, cannot be taken
   *[none] { $cell }, { $kind }
  }
web-column = Column { $column }, space for { $room }.
web-gain-group = { $points ->
    [0] { $kinds }: group of { $size }
   *[other] { $kinds }: group of { $size }, +{ $points }
  }
web-gain-goal = { $name }: +{ $points }, goal reached
web-gain-end = Shelf full: +{ $points }
web-gain-wish = Personal goal: { $met } of 6, +{ $points }
web-gain-wish-none = Personal goal: no change
web-key-right = take this many to the right
web-key-down = take this many downwards
web-key-column = choose a column
web-key-order = change the order
web-pad-brush = Choose a type, then tap the shelf.
web-pad-eraser = Eraser
web-pad-card = Personal goal card
web-pad-no-card = none
web-pad-tokens = Scoring tokens
web-pad-end = First full shelf
web-pad-cell = Column { $column }, row { $row } from the top: { $kind }
web-pad-empty = empty
web-pad-first = Who went first?
web-pad-goal = Common goal card { $number }
web-pad-shown = { $shown ->
    [yes] This shelf has it.
   *[no] This shelf doesn’t have it.
  }

## What speaks for a move

reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
reason-token = Gains { reason-points }: common goal “{ $name }”
reason-end-token = Gains { reason-points }: first full shelf, the last round begins
reason-groups = Gains { reason-points }: group of { $size } ({ kinds })
reason-personal = { $matches ->
    [one] Gains { reason-points }: { $matches } tile of the personal goal in place
   *[other] Gains { reason-points }: { $matches } tiles of the personal goal in place
  }
reason-denies-goal = Takes tiles that { $seat } needs for “{ $name }”: { reason-points } less next turn
reason-denies-tiles = Takes tiles that { $seat } needs ({ $tiles }): { reason-points } less next turn
reason-leaves = Leaves { $seat } at most { reason-points } next turn
reason-goal-nearer = { $missing ->
    [one] Keeps “{ $name }” within reach: { $missing } tile missing
   *[other] Keeps “{ $name }” within reach: { $missing } tiles missing
  }
reason-group-next = Group of { $size } ({ kinds }): one tile more brings { reason-points }
reason-personal-open = { $squares ->
    [one] Keeps { $squares } space of the personal goal free
   *[other] Keeps { $squares } spaces of the personal goal free
  }
reason-columns = { $columns ->
    [one] Keeps { $columns } column open for three tiles
   *[other] Keeps { $columns } columns open for three tiles
  }

## First game

first-welcome = Welcome! This is the living room, and this is your shelf, almost full. Five turns, and you know the game.
first-line = Every turn you take one to three tiles in a straight line. Each needs a free side before you start. Tap the three frames, then the first column of your shelf, and confirm.
first-line-done = They drop into the column. Now five frames touch: a group of 5, worth 5 points. Groups score from 3 tiles on.
first-order = All tiles you take go into one column, and the first one you tap drops first. Tap the trophy, then the game, and drop them into column 4.
first-order-done = The trophy lies next to two others: three of a kind, 2 points. The other way round it would have scored nothing.
first-common = The common goal is there for everyone: one type in all four corners. You only need one more frame. Drop the plant first, then the frame on top, into column 5.
first-common-done = Four corners with frames! You’re the first to do it, so you get 8 points. Whoever comes later gets fewer.
first-personal = Your personal goal is your secret. It wants a game on top of column 3. You may take a single tile, too.
first-personal-done = That’s your fourth tile in the right place: 6 points instead of 4. All six would be 12.
first-end = One place is left. Take the game on the left and fill your shelf.
first-end-done = Three games side by side score 2 points, and the first full shelf 1 more. Everyone gets the same number of turns, so { $name } plays once more. When tiles no longer touch each other, the living room is refilled.
first-over = That’s it: you won { $mine } to { $other }. Ready for a whole game?
