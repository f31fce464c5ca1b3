# My Shelfie.

game-title = My Shelfie
game-sentence = Pick item tiles off the living room board and arrange them in your bookshelf.
begins-rule = In the rulebook, the first player is picked at random.
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
option-edition-en = English: what is left in the living room goes back into the bag before a refill; two squares may be of two types.
option-edition-it = Italian: a refill fills only the empty cells; two squares must be of one type.
option-first_game = First game
option-first_game-true = One common goal card instead of two.
option-first_game-false = Two common goal cards.

goal-six-groups-of-two = Six separate groups of at least two tiles of one type; the types may differ from group to group.
goal-four-groups-of-four = Four separate groups of at least four tiles of one type; the types may differ from group to group.
goal-four-corners = The four corners of the shelf hold the same type.
goal-two-squares = Two separate groups that each contain a square of 2 × 2 tiles of one type.
goal-three-columns-max-three-types = Three full columns with at most three types each.
goal-eight-of-a-type = Eight tiles of one type, wherever they lie.
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
goal-name-two-columns-all-different = Two motley columns
goal-name-two-rows-all-different = Two motley rows
goal-name-x-shape = X
goal-name-staircase = Staircase

part-tokens = Common goals
part-end-token = End of the game
part-personal = Personal goal
part-groups = Groups
sheet-end-token = First full shelf.
sheet-personal = { $matches ->
    [0] Personal goal { $card }: no tile lies where the card shows it.
    [one] Personal goal { $card }: one tile lies where the card shows it.
   *[other] Personal goal { $card }: { $matches } tiles lie where the card shows them.
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

wrong-floating-tile = { $where }: this tile floats; there is an empty cell below it.
wrong-unused-cell = { $where }: no tile can lie here with { $seats } players.
wrong-no-such-token = { $where }: there is no such scoring token.
wrong-too-many-tiles = { $tiles } tiles of the type { kind }; the box holds { $box }.
wrong-wrong-common-goals = { $where } must be at most { $expected } of: { $known }.
wrong-wrong-personal-card = { $where } is no personal card: entries [row, column, letter], each letter and each cell once.

## At the terminal

turn-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
turn-goal = { $name }: { $tokens }
turn-no-token = no token left
turn-personal = { $points ->
    [one] Your own goal, the small letters: { $matches } of { $of } in place, 1 point.
   *[other] Your own goal, the small letters: { $matches } of { $of } in place, { $points } points.
  }
turn-last-round = Full shelf: { $player }. This is the last round.
turn-news = { $seat }: { $tiles } into column { $column }.
turn-token = Token { $points } for “{ $name }”.
turn-end-token = End-game token: +{ $points }.
turn-refill = The living room is filled again.
turn-free-tiles = Tiles with a free side (m c2 shows what can be taken from c2 on)
turn-room = { $most ->
    [one] Room in the columns, for one tile now
   *[other] Room in the columns, for up to { $most } tiles now
  }
turn-tiles-into = { $tiles ->
    [one] One tile, into column { $columns }
   *[other] { $tiles } tiles, into column { $columns }
  }

turn-help-turn = Your turn
turn-help-turn-text = Take 1 to 3 tiles that lie in a straight line without gaps, each with at least one free side before you take any. Drop all of them into one column of your shelf that has room. Type the tiles in the order in which they fall, the first lies lowest, then the column: c2 c3 >1.
turn-help-personal = Your own goal
turn-help-personal-text = The small letters in your shelf. 1 to 6 tiles in place score 1, 2, 4, 6, 9, 12 points at the end. Nobody else sees them.
turn-help-groups = Groups
turn-help-groups-text = Tiles of one type that touch by a side score at the end: 3 tiles 2 points, 4 tiles 3, 5 tiles 5, 6 or more 8.
turn-help-end = The end
turn-help-end-text = Whoever fills the shelf first takes 1 point; the round is played to its end. When no two tiles in the living room touch, it is filled again.
turn-help-letters = The letters
turn-letters = { $letters } (in brackets what is left in the bag).
turn-letter = { $letter } { $kind } ({ $bag })

wrong-turn-unreadable = This spells no move. Type tiles and a column, such as c2 c3 >1.
wrong-turn-no-column = Into which column? Add it, such as { $tiles } >1.
wrong-turn-no-cell = { $cell } is no cell of this living room.
wrong-turn-empty-cell = No tile lies on { $cell }.
wrong-turn-not-free = The tile on { $cell } is enclosed: none of its sides is free.
wrong-turn-tile-twice = One tile stands there twice.
wrong-turn-too-many-tiles = At most { $most } tiles may be taken.
wrong-turn-not-in-a-line = These tiles do not lie side by side in a straight line.
wrong-turn-no-such-column = The shelf has columns 1 to { $columns }.
wrong-turn-no-room = { $room ->
    [0] Column { $column } is full.
    [one] Column { $column } has room for one tile only, not for { $tiles }.
   *[other] Column { $column } has room for { $room } tiles only, not for { $tiles }.
  }

ranking-tie-break = Equal points: whoever sits farther from the first player, clockwise, is ahead.

## The score pad

pad-yes = yes
pad-no = no
pad-first-row-intro = The shelf from the top: C cat, B book, G game, F frame, T trophy, P plant, a dot for an empty cell. Row by row (CBG..), all six rows at once, or a file (@shelf.txt).
pad-first-row = Row { $row } of { $rows }, the top one
pad-row = Row { $row } of { $rows }
pad-personal-intro = A card by its number, 1 to 12, or by its cells, as letter, column, row from the top: p11 f31 c52 b43 g24 t36. Enter for none.
pad-personal = Personal goal card?
pad-tokens = Scoring tokens, such as 8 4? Enter for none
pad-end = Was this the first full shelf (end-game token)?
pad-first = Who was the first player? { $names }
pad-token-line = Scoring token of a common goal.
pad-personal-line = { $matches ->
    [0] Personal goal: no tile lies where the card shows it.
    [one] Personal goal: one tile lies where the card shows it.
   *[other] Personal goal: { $matches } tiles lie where the card shows them.
  }
wrong-pad-rows = A drawing has { $rows } rows; this one has { $found }.
wrong-pad-row-length = Row { $row } must have { $columns } signs, one for each column.
wrong-pad-unknown-sign = Column { $column }, row { $row } from the top: { $sign } is none of the letters { $known }.
wrong-pad-floating-tile = Column { $column }, row { $row } from the top: this tile floats, the cell below it is empty.
wrong-pad-no-such-card = There are personal goal cards 1 to { $cards }.
wrong-pad-card-twice = Please check: the personal goal card { $card } exists only once.
wrong-pad-no-card = A card is a number from 1 to { $cards }, or six cells, each letter once.
wrong-pad-no-such-token = There are only these tokens: { $known }.
wrong-pad-too-many-tokens = Nobody has more than { $most } scoring tokens.
wrong-pad-token-twice = Please check: the token { $token } exists only once for each common goal.
wrong-pad-end-twice = Please check: only one shelf was full first.
wrong-pad-yes-or-no = Please answer { $yes } or { $no }.
wrong-pad-no-such-person = Please answer a name or a number from 1 to { $people }.

## What lies in the box

listing-tiles = Item tiles
listing-common-goals = Common goal cards
listing-tokens = Scoring tokens of a common goal
listing-personal-goals = Personal goal cards, row by row from the top

## Awards

award-largest-group = Largest group: { $size } { kinds }.
award-first-full = First full shelf.
award-goal = { $matches ->
    [one] Closest to the personal goal: one tile in place.
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
web-parts = What counts so far
web-part = { $part ->
    [groups] Groups
    [tokens] Goals
   *[personal] Wish
  }
web-goal-missing = { $missing ->
    [0] all there
    [one] one tile to go
   *[other] about { $missing } tiles to go
  }
web-goal-late = no longer possible
web-wish = My wish
web-secret = secret
web-wish-met = { $met } of { $of } in place
web-wish-hidden = Seen at the end.
web-first-full = first full shelf
web-cell-empty = { $cell }, empty
web-cell = { $state ->
    [chosen] { $cell }, { $kind }, chosen as number { $number }
    [free] { $cell }, { $kind }, can be taken
    [shut] { $cell }, { $kind }, cannot be taken
   *[none] { $cell }, { $kind }
  }
web-column = Column { $column }, room for { $room }.
web-gain-group = { $points ->
    [0] { $kinds }: group of { $size }
   *[other] { $kinds }: group of { $size }, +{ $points }
  }
web-gain-goal = { $name }: +{ $points }, goal reached
web-gain-end = Shelf full: +{ $points }
web-gain-wish = Wish: { $met } of 6, +{ $points }
web-gain-wish-none = Wish: no change
web-turn-news = took { $tiles }, column { $column }.
web-turn-news-hint = Take { $tiles }, into column { $column }.
web-key-right = take so many to the right
web-key-down = take so many downwards
web-key-column = choose a column
web-key-order = change the order
web-pad-brush = Choose a type, then tap the shelf.
web-pad-eraser = Take away
web-pad-card = Personal goal card
web-pad-no-card = none
web-pad-tokens = Scoring tokens
web-pad-end = First full shelf
web-pad-cell = Column { $column }, row { $row } from the top: { $kind }
web-pad-empty = empty
web-pad-first = Who began?
web-pad-goal = Common goal card { $number }
web-pad-shown = { $shown ->
    [yes] This shelf shows it.
   *[no] This shelf does not show it.
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

first-welcome = Welcome! This is the living room, and this your shelf, nearly full. Five turns, and you know the game.
first-line = Take up to three tiles in a straight line, each with a free side. Tap the three frames, then the first column of your shelf, then confirm.
first-line-done = They fall down, and five frames touch: a group of 5, 5 points. Groups count from 3 tiles on.
first-order = Order matters: what you tap first falls first. Tap the trophy, then the game, and let them fall into column 4.
first-order-done = The trophy lies beside two others: three of a kind, 2 points. The other way round it would have brought nothing.
first-common = The common goal is for everybody: one type in all four corners. A single frame is missing. Plant first, frame on top, into column 5.
first-common-done = Four corners with frames! You are the first, that is 8 points. Whoever comes later gets less.
first-personal = Your personal goal is your secret: it wants a game on top of column 3. One tile alone may be taken, too.
first-personal-done = That is the fourth right place: 6 points instead of 4. All six would be 12.
first-end = One place is left. Take the game on the left and fill your shelf.
first-end-done = Three games side by side, 2 points, and 1 more for the first full shelf. The round is played to its end: { $name } has one more turn.
first-over = That was it: { $mine } to { $other } for you. Ready for a whole game?
