# My Shelfie.

game-title = My Shelfie
game-sentence = Take item tiles from the living room and arrange them in your bookshelf.
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

move-take-and-drop = { $count ->
    [one] Seat { $seat } takes { $tiles } and drops it into column { $column }.
   *[other] Seat { $seat } takes { $tiles } and drops them into column { $column }.
  }

wrong-floating-tile = { $where }: this tile floats; there is an empty cell below it.
wrong-unused-cell = { $where }: no tile can lie here with { $seats } players.
wrong-no-such-token = { $where }: there is no such scoring token.
wrong-too-many-tiles = { $tiles } tiles of the type { $letter }; the box holds { $box }.
wrong-wrong-common-goals = { $where } must be at most { $expected } of: { $known }.
wrong-wrong-personal-card = { $where } is no personal card: entries [row, column, letter], each letter and each cell once.
