# Dream Home.

game-title = Dream Home
game-sentence = Draft rooms and build them into the house of your dreams.
begins-rule = In the rulebook, the youngest player goes first.

room-name = { $room ->
    [living_room] living room
    [kitchen] kitchen
    [bedroom] bedroom
    [playroom] playroom
    [bathroom] bathroom
    [sauna] sauna
    [pantry] pantry
    [dressing_room] dressing room
    [study] study
    [library] library
    [game_room] game room
    [garage] garage
    [storage_room] storage room
    [wine_cellar] wine cellar
    [workshop] workshop
    [laundry_room] laundry room
   *[other] { $room }
  }
# At most five letters, for a house in characters.
room-short = { $room ->
    [living_room] Livng
    [kitchen] Kitch
    [bedroom] Bedrm
    [playroom] Playr
    [bathroom] Bath
    [sauna] Sauna
    [pantry] Pantr
    [dressing_room] Dress
    [study] Study
    [library] Libry
    [game_room] Games
    [garage] Garag
    [storage_room] Store
    [wine_cellar] Wine
    [workshop] Works
   *[laundry_room] Laund
  }
card-name = { $card ->
    [roof-red] red roof
    [roof-red-window] red roof with window
    [roof-brown] brown roof
    [roof-brown-window] brown roof with window
    [roof-blue] blue roof
    [roof-blue-window] blue roof with window
    [roof-green] green roof
    [roof-green-window] green roof with window
    [piano] piano
    [canopy_bed] canopy bed
    [hot_tub] hot tub
    [cat_house] cat house
    [tree_house] treehouse
    [bird_house] birdhouse
    [ice_cream_machine] ice-cream machine
    [painting] paintings
    [rocking_horse] rocking horse
    [aquarium] aquarium
    [drill] drill
    [jackhammer] jackhammer
    [concrete_mixer] concrete mixer
    [scaffolding] scaffolding
    [roofer] roofer
    [supplier] supplier
    [architect] architect
    [handyman] handyman
    [interior_designer] interior designer
    [none] nothing
   *[other] { $card }
  }

## Options

option-edition = Edition
option-edition-standard = Standard: our mix of the three rulebooks; the rules page says what comes from where.
option-edition-it = Italian: a token that fits must be laid; the jackhammer is your turn, drill and mixer included; a supplier takes only what was discarded during the game.
option-edition-en = English: a token that fits must be laid; the handyman may extend decorated rooms; the interior designer raises only the tokens on the home board; ties go to the most hidden children, and stay shared where nobody has counted them.
option-edition-pl = Polish: the column discarded with 2 or 3 players leaves the game; a scaffolding may wait beside the house, for any moment of your turn; the jackhammer is your turn, drill and mixer included.
option-simplified = Simplified game
option-simplified-false = With 2 or 3 players the first player discards a column in each round.
option-simplified-true = No column is discarded.
option-decor_optional = Decor tokens
option-decor_optional-true = A token may be declined.
option-decor_optional-false = A token that fits must be laid.
option-face_down = Rooms face down
option-face_down-free = A room may always be laid face down.
option-face_down-forced_only = A room may be laid face down only where no open space takes it face up.
option-draft_discard_removed = The discarded column
option-draft_discard_removed-false = It goes to the discards, where roofer and supplier find it.
option-draft_discard_removed-true = It leaves the game.
option-scaffolding_may_wait = Scaffolding
option-scaffolding_may_wait-false = It is laid at once.
option-scaffolding_may_wait-true = It may wait beside the house for a later turn.
option-handyman_ignores_tokens = Handyman and tokens
option-handyman_ignores_tokens-false = No card is moved beside a decorated room of its type.
option-handyman_ignores_tokens-true = Decorated rooms may be extended up to their size.
option-join_decorated_rooms = Two decorated rooms
option-join_decorated_rooms-true = With an interior designer a card may join them; one token stays.
option-join_decorated_rooms-false = No card may join them, except by the handyman.
option-designer_counts_outside = Interior designer
option-designer_counts_outside-true = One point more for every token.
option-designer_counts_outside-false = One point more for every token inside the house.
option-helpers_stack = Two architects or designers
option-helpers_stack-false = They count once.
option-helpers_stack-true = They count twice.
option-tiebreak = Ties
option-tiebreak-shared = Equal totals share the place.
option-tiebreak-children = The most hidden children decide. Our cards do not tell them, a card file of your own may; where they are not known, equal totals share the place.
option-annex_adjacency = Next to
option-annex_adjacency-horizontal = Sauna, pantry and dressing room look to the left and right.
option-annex_adjacency-orthogonal = Sauna, pantry and dressing room also look above and below.
option-jackhammer_is_turn = Jackhammer and other tools
option-jackhammer_is_turn-false = Your turn is skipped, so drill and mixer cannot go with it.
option-jackhammer_is_turn-true = It is your turn, only earlier, so drill and mixer may go with it.
option-scaffolding_any_time = A scaffolding that waits
option-scaffolding_any_time-false = It is laid before you take a column.
option-scaffolding_any_time-true = It is laid at any moment of your turn.
option-supplier_takes_given_away = Two suppliers
option-supplier_takes_given_away-true = What one gave away, the next one may take.
option-supplier_takes_given_away-false = What a supplier gives away leaves the game.

## The score sheet

part-rooms = Rooms
part-decor = Decor
part-functionality = Functionality
part-roof = Roof
sheet-living-room = { $size ->
    [one] Living room of one card.
   *[other] Living room of { $size } cards.
  }
sheet-kitchen = { $size ->
    [one] Kitchen of one card.
   *[other] Kitchen of { $size } cards.
  }
sheet-bedroom = { $size ->
    [one] Bedroom of one card.
   *[other] Bedroom of { $size } cards.
  }
sheet-playroom = { $size ->
    [one] Playroom of one card.
   *[other] Playroom of { $size } cards.
  }
sheet-bathroom = Bathroom.
sheet-sauna = { $beside ->
    [1] Sauna next to a bathroom.
   *[other] Sauna, not next to a bathroom.
  }
sheet-pantry = { $beside ->
    [1] Pantry next to a kitchen.
   *[other] Pantry, not next to a kitchen.
  }
sheet-dressing-room = { $beside ->
    [1] Dressing room next to a bedroom.
   *[other] Dressing room, not next to a bedroom.
  }
sheet-study = Study.
sheet-library = Library.
sheet-game-room = Game room.
sheet-garage = { $size ->
    [one] Garage of one card.
   *[other] Garage of { $size } cards.
  }
sheet-storage-room = Storage room.
sheet-wine-cellar = Wine cellar.
sheet-workshop = Workshop.
sheet-laundry-room = Laundry room.
sheet-own-card = { $beside ->
    [1] { $name }, beside its room.
   *[0] { $name }.
  }
sheet-empty-rooms = { $size ->
    [one] One empty room, with an architect.
   *[other] { $size } empty rooms, with an architect.
  }
sheet-children = { $children ->
    [one] One hidden child, for ties.
   *[other] { $children } hidden children, for ties.
  }
sheet-piano = Piano.
sheet-canopy-bed = Canopy bed.
sheet-hot-tub = Hot tub.
sheet-cat-house = Cat house.
sheet-tree-house = Treehouse.
sheet-bird-house = Birdhouse.
sheet-ice-cream-machine = Ice-cream machine.
sheet-painting = Paintings.
sheet-rocking-horse = Rocking horse.
sheet-aquarium = Aquarium.
sheet-interior-designer = { $tokens ->
    [one] Interior designer: one token.
   *[other] Interior designer: { $tokens } tokens.
  }
sheet-bathroom-on-each-floor = A bathroom on both floors.
sheet-bathroom-kitchen-bedroom = Bathroom, kitchen and bedroom.
sheet-architect = { $bonuses ->
    [one] Architect: one bonus.
   *[other] Architect: { $bonuses } bonuses.
  }
sheet-uniform-roof = A roof of one colour.
sheet-mixed-roof = A roof of several colours.
sheet-windows = { $windows ->
    [one] One roof window.
   *[other] { $windows } roof windows.
  }

## Moves in words

move-take = { $seat }: column { $column }, { room-name } and { card-name }.
move-take-marker = { $seat }: column { $column }, { room-name } and the first-player marker.
move-discard = { $seat }: column { $column } discarded ({ room-name }, { card-name }).
move-hammer = { $seat }: jackhammer, { room-name } from column { $column }.
move-drill = { $seat }: drill, { room-name } from column { $column } to { $space }; what lay there goes to the display.
move-mix = { $seat }: concrete mixer, the rooms of columns { $column } and { $other } change places.
move-room = { $seat }: { room-name } on { $space }.
move-room-down = { $seat }: { room-name } face down on { $space }.
move-token = { $seat }: { card-name } on { $space }.
move-token-outside = { $seat }: { card-name } beside the house.
move-decline = { $seat }: no use for { card-name }.
move-scaffold = { $seat }: scaffolding on { $space }.
move-scaffold-keep = { $seat }: the scaffolding waits beside the house.
move-keep = { $seat }: { card-name } stays on { $space }.
move-roof = { $seat }: roofer, { card-name }.
move-supply = { $seat }: supplier, { room-name } to { $space }.
move-swap = { $seat }: handyman, { $space } and { $other } change places.
move-pass = { $seat }: pass.
move-done = { $seat }: done.

## What is wrong with a drawing or a question

wrong-wrong-floor-length = { $where } must have { $spaces } spaces.
wrong-wrong-space = { $where }: a space is null, "empty", "scaffolding" or a room.
wrong-no-support = { $where } has nothing under it (rule A).
wrong-wrong-floor = { $where }: { room-name } cannot lie face up on this floor (rule B).
wrong-room-too-large = { $where }: too many cards side by side ({ room-name }: at most { $most }, rule C).
wrong-token-on-empty-room = { $where }: no token can lie on an empty room.
wrong-token-misplaced = { $where }: the token “{ card-name }” does not belong in this room.
wrong-two-tokens = { $where }: this room has more than one token.
wrong-token-not-outside = { $where }: the token “{ card-name }” does not lie beside the house.
wrong-token-twice = { $where }: this token exists only once.
wrong-scaffolding-left = { $where }: no scaffolding may be left in a finished house.
wrong-scaffolding-waits = { $where }: a scaffolding waits beside the house only in the Polish edition.
wrong-too-many-cards = { $sort ->
    [room] { $cards } times { room-name }; the box holds { $box }.
   *[card] { $cards } times { card-name }; the box holds { $box }.
  }
wrong-too-few-cards = There are not enough cards for { $where }.
wrong-unknown-card = { $where } is no card.
wrong-own-rooms = The room cards make { $cards }, not { $needed }.
wrong-own-resources = The roofs, décor, tools and helpers make { $cards }, not { $needed }.
wrong-own-children-list = { $where }: one number for all copies. The game does not tell cards of one type apart.
wrong-own-children-copies = { $where }: one number of children for each of the { $copies } cards, or one number for all.
wrong-own-key = { $where }: { $name } is not a possible key: letters, digits and underscores, and no name that means something else.
wrong-own-too-many-rooms = { $where }: too many rooms of your own names in one house.
wrong-own-too-many-tokens = { $where }: too many tokens of your own names in one house.
wrong-no-hand-now = Nobody has a card in hand at this stage.
wrong-no-resource-here = { $where }: above the first column there is no card.
wrong-wrong-deck = { $where } must have { $cards } cards.
wrong-wrong-stage = This cannot be the stage of this position.
wrong-display-too-small = { $seats } seats will still take a column; the display has fewer.
wrong-house-too-full = { $where } has no room for the { $cards } cards to come.

## At the terminal

turn-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
turn-roofs = { $roofs ->
    [0] no roof
    [one] 1 roof
   *[other] { $roofs } roofs
  }
turn-marker = (first)
turn-round = Round { $round } of { $rounds }
turn-column = { $column }: { $room } + { $card }
turn-column-marker = { $column }: { $room } + first-player marker
turn-hand = In hand: { $cards }
turn-new-round = A new round begins.
turn-now-discard = First discard a column that nobody will take: discard 3.
turn-now-hammer = Jackhammer now? hammer 0, or pass.
turn-now-begun = Now the jackhammer: hammer 0.
turn-now-lay = Lay it: room u1, room u1 down, token l0, scaffold b0.
turn-now-late = A scaffolding now? scaffold u1, or done.
turn-now-take = Take a column: take 3.
turn-now-roofs = Roofer: take a roof from the discards, or pass.
turn-now-finish = Last changes by your helpers, or done.

turn-help-turn = Your turn
turn-help-turn-text = Take a column of the display, such as take 3: a room and the card above it, or with column 0 the first-player marker. Then lay the room on a space, such as room u1, or face down, room u1 down. A token or a scaffolding is laid before or after it: token l0, scaffold b0.
turn-help-placing = Placing
turn-help-placing-text = U0 to U4 is the upper floor, L0 to L4 the lower one, B0 and B1 the basement under L3 and L4. A card needs something under it. Basement rooms go into the basement, all others on the floors. Cards of one type side by side are one room: a living room has up to 3 cards, kitchen, bedroom, playroom and garage 2, all others 1. A room with a token is finished. Any card may lie face down: an empty room.
turn-help-annexes = Points for rooms
turn-help-annexes-text = With one, two, three cards: { $rooms }.
turn-help-decor = Decor
turn-help-decor-text = A token goes on a fitting room without a token, some beside the house: { $decor }.
turn-help-functionality = Functionality
turn-help-functionality-text = A bathroom on both floors: 3 points. A kitchen, a bedroom and a bathroom in one house: 3 points.
turn-help-roof = Roof
turn-help-roof-text = Roofs are piled face down, and nobody looks before the end. Four of one colour score 8, four others 3, each window among them 1 more; fewer than four score nothing.
turn-help-letters = The letters
turn-letters = { $letters }. # is an empty room, x a scaffolding, * a token. Beside a house: dr drill, ja jackhammer, mx concrete mixer, sc scaffolding, ro roofer, su supplier, ar architect, ha handyman, de interior designer, th treehouse, bh birdhouse.
help-drill = Before you take a column: exchange a room of the display with a face-up room of yours, where it must fit. A token on yours is lost. Such as drill 1 l0.
help-jackhammer = Before the first turn of a round: take a room alone from any column, instead of your turn. Such as hammer 0.
help-concrete-mixer = Before you take a column: exchange two rooms of the display. Such as mix 0 3.
help-scaffolding = Lay it on a free space that has something under it; you may build above it at once, and over it from your next turn on.
help-roofer = At the end, before anybody looks at the roofs: take one roof from the discards.
help-supplier = At the end: exchange a room of yours with one from the discards that fits there. A token on it is lost.
help-architect = Each functionality bonus scores 4, each empty room 1.
help-handyman = At the end: exchange two rooms of yours; both must fit. Tokens travel with their cards.
help-interior-designer = Tokens no longer finish your rooms; each token scores 1 more.

wrong-turn-unreadable = This spells no move. Type a command such as take 3 or room u1; m shows what you may do.
wrong-turn-not-now = { $verb } is not possible now. Possible: { $known }.
wrong-turn-not-allowed = This is not possible with { $verb }; m shows what is.
wrong-turn-no-such-column = The display has columns 0 to { $columns }.
wrong-turn-column-gone = Column { $column } is gone.
wrong-turn-column-stays = Column { $column } cannot be chosen.
wrong-turn-not-free = There is already a room on { $space }.
wrong-turn-no-support = { $space } needs something under it.
wrong-turn-fresh-scaffolding = The scaffolding on { $space } was laid in this turn; build over it later.
wrong-turn-must-lie-up = This room fits somewhere face up, so it may not lie face down.
wrong-turn-wrong-floor = { room-name } cannot lie face up on { $space }: basement rooms belong in the basement, all others on the floors.
wrong-turn-room-full = { room-name } on { $space } would make a room too large.
wrong-turn-room-decorated = The room beside { $space } is finished: it has a token.

ranking-tie-break = Equal points share the place; where hidden children decide, whoever has more of them is ahead.

## The score pad

pad-basement-intro = The house from the ground up, each floor from left to right. One letter a space: L living room, K kitchen, B bedroom, P playroom, A bathroom, S sauna, Y pantry, D dressing room, U study, I library, G game room, C garage, O storage room, V wine cellar, W workshop, N laundry room; # an empty room, . a free space. A token stands behind a plus: L+piano.
pad-basement = Basement, two spaces
pad-lower = Lower floor, five spaces
pad-upper = Upper floor, five spaces
pad-outside = Beside the house: tree_house, bird_house? Enter for none
pad-helpers = Helpers that score: architect, interior_designer? Enter for none
pad-roofs = Roofs, such as red red window blue green? Enter for none
pad-children = Hidden children in the rooms of { $names }, in this order, such as 3 5? Enter if nobody counts
wrong-pad-children = { $people } numbers, please, one for each house.
wrong-pad-too-many = These are { $cards } cards; besides the rooms the box holds only { $most }.
wrong-pad-floor-length = This floor has { $spaces } spaces.
wrong-pad-no-such-room = { $word } is no room; a letter or the beginning of a name will do.
wrong-pad-no-such-thing = { $word } is none of: { $known }.

## What lies in the box

listing-rooms = Room cards
listing-roofs = Roof cards
listing-decor = Décor, one card and one token each
listing-tools = Tools
listing-helpers = Helpers
listing-beside = ; { $points } beside: { $room }
listing-room-points = Points for a room of one, two, three cards.
listing-any-room = any room
listing-outside = outside
listing-own-cards = Your box says otherwise? Copy the card file, correct it and play with --cards FILE.
source-rulebook = rulebook
source-reviews = reviews
source-reconstructed = reconstructed
source-box = own box

## Awards

award-rooms = { $number ->
    [one] The only big room completed.
   *[other] Most big rooms completed: { $number }.
  }
award-roof = { $number ->
    [one] Highest roof pile: one card.
   *[other] Highest roof pile: { $number } cards.
  }
award-decor = { $number ->
    [one] Finest decor: one point.
   *[other] Finest decor: { $number } points.
  }

## On the page

# At most nine letters, for narrow columns.
web-room-short = { $room ->
    [living_room] Living
    [kitchen] Kitchen
    [bedroom] Bedroom
    [playroom] Playroom
    [bathroom] Bathroom
    [sauna] Sauna
    [pantry] Pantry
    [dressing_room] Dressing
    [study] Study
    [library] Library
    [game_room] Games
    [garage] Garage
    [storage_room] Storage
    [wine_cellar] Wine
    [workshop] Workshop
    [laundry_room] Laundry
   *[other] { $room }
  }
web-card-short = { $card ->
    [roof-red] Red roof
    [roof-red-window] Red +1
    [roof-brown] Brown roof
    [roof-brown-window] Brown +1
    [roof-blue] Blue roof
    [roof-blue-window] Blue +1
    [roof-green] Green roof
    [roof-green-window] Green +1
    [piano] Piano
    [canopy_bed] Canopy bed
    [hot_tub] Hot tub
    [cat_house] Cat house
    [tree_house] Treehouse
    [bird_house] Birdhouse
    [ice_cream_machine] Ice cream
    [painting] Paintings
    [rocking_horse] Rocking horse
    [aquarium] Aquarium
    [drill] Drill
    [jackhammer] Jackhammer
    [concrete_mixer] Mixer
    [scaffolding] Scaffold
    [roofer] Roofer
    [supplier] Supplier
    [architect] Architect
    [handyman] Handyman
   *[interior_designer] Designer
  }
web-about-card = { $card ->
    [drill] Before you take a column: exchange a room of the display with an open room of yours, if it fits there. A token on yours is lost.
    [jackhammer] Before the first turn of a round: take a room alone from any column, instead of your turn.
    [concrete_mixer] Before you take a column: two rooms of the display change places.
    [scaffolding] Lay it on a free place that has something under it. You may build above it at once, and over it from your next turn on.
    [roofer] At the end, before anybody looks at the roofs: take one roof from the discards.
    [supplier] At the end: exchange a room of yours with one from the discards that fits there. A token on yours is lost.
    [architect] Each bonus scores 4 instead of 3, each empty room 1.
    [handyman] At the end: two rooms of yours change places, if both fit. Tokens travel with their cards.
   *[interior_designer] Tokens no longer finish your rooms, and each scores 1 more.
  }
web-do-take = choose a column
web-do-take-chosen = take these two?
web-go-take = Take
web-do-discard = send one column away
web-do-discard-chosen = send these away?
web-go-discard = Send away
web-do-hammer = use your jackhammer?
web-do-hammer-chosen = take this room alone?
web-go-hammer = Take
web-do-drill = choose a room of the display and one of yours
web-do-drill-chosen = exchange these two?
web-go-drill = Exchange
web-do-mix = choose two rooms of the display
web-do-mix-chosen = exchange these two?
web-go-mix = Exchange
web-do-room = place the { room-name }
web-do-room-chosen = build it here?
web-go-room = Build here
web-do-token = lay the token: { card-name }
web-do-token-chosen = lay it here?
web-go-token = Lay here
web-do-scaffold = lay the scaffolding
web-do-scaffold-chosen = lay it here?
web-go-scaffold = Lay here
web-do-keep = two tokens in one room: which one stays?
web-do-keep-chosen = keep this one?
web-go-keep = Keep it
web-do-roof = does your roofer take a roof?
web-do-roof-chosen = take this roof?
web-go-roof = Take
web-do-supply = does your supplier exchange a room?
web-do-supply-chosen = exchange these two?
web-go-supply = Exchange
web-do-swap = does your handyman exchange two rooms?
web-do-swap-chosen = exchange these two?
web-go-swap = Exchange
web-move-take = took { room-name } and { card-name }.
web-move-take-marker = took { room-name } and the key.
web-move-discard = sent { room-name } and { card-name } away.
web-move-hammer = took { room-name } with the jackhammer.
web-move-drill = drilled: { room-name } for another room.
web-move-mix = stirred the display with the mixer.
web-move-room = built: { room-name }.
web-move-room-down = laid { room-name } face down.
web-move-token = laid the token: { card-name }.
web-move-token-outside = put up beside the house: { card-name }.
web-move-decline = had no use for: { card-name }.
web-move-scaffold = put up a scaffolding.
web-move-scaffold-keep = kept the scaffolding for later.
web-move-keep = kept the token: { card-name }.
web-move-roof = sent the roofer for a { card-name }.
web-move-supply = had { room-name } delivered.
web-move-swap = had two rooms exchanged by the handyman.
web-move-pass = let the chance go.
web-move-done = needed nothing more.
web-move-take-hint = Take { room-name } and { card-name }.
web-move-take-marker-hint = Take { room-name } and the key.
web-move-discard-hint = Send { room-name } and { card-name } away.
web-move-hammer-hint = Take { room-name } with the jackhammer.
web-move-drill-hint = Drill: exchange a room for { room-name }.
web-move-mix-hint = Stir the display with the mixer.
web-move-room-hint = Build: { room-name }.
web-move-room-down-hint = Lay { room-name } face down.
web-move-token-hint = Lay the token: { card-name }.
web-move-token-outside-hint = Put up beside the house: { card-name }.
web-move-decline-hint = Decline: { card-name }.
web-move-scaffold-hint = Put up the scaffolding.
web-move-scaffold-keep-hint = Keep the scaffolding for later.
web-move-keep-hint = Keep the token: { card-name }.
web-move-roof-hint = Send the roofer for a { card-name }.
web-move-supply-hint = Have { room-name } delivered.
web-move-swap-hint = Let the handyman exchange two rooms.
web-move-pass-hint = Let the chance go.
web-move-done-hint = Leave it at that.
web-key-card = The key
web-key-with = the key
web-has-key = has the key
web-round = Round { $round } of { $rounds }
web-roofs = { $roofs ->
    [one] 1 roof
   *[other] { $roofs } roofs
  }
web-roof-told = { $counts ->
    [yes] { $card }, counts
   *[no] { $card }
  }
web-roof-laid = Roof, { $roofs } laid
web-at-the-end = at the end
web-bonus-baths = Bath on both floors
web-bonus-three = Bath, kitchen, bedroom
web-needs = { $count ->
    [one] needs 1
   *[other] needs { $count }
  }
web-needs-bath = { $where ->
    [upper] missing upstairs
    [lower] missing downstairs
   *[both] needs 2
  }
web-needs-room = needs: { room-name }
web-neighbours = Neighbours
web-table = Display and house
web-display = Display, five columns
web-column = { $first ->
    [yes] Column { $number }: { room-name }, { $roompoints } points, and the key.
   *[no] Column { $number }: { room-name }, { $roompoints } points, and { card-name }.
  }
web-column-gone = { $how ->
    [discard] Column { $number }: sent away by { $name }.
    [hammer] Column { $number }: taken with a jackhammer by { $name }.
   *[take] Column { $number }: taken by { $name }.
  }
web-not-now = Cannot be chosen now.
web-gone = { $how ->
    [discard] sent away
    [hammer] jackhammer
   *[take] taken
  }
web-my-house = House of { $name }
web-my-points = { $points ->
    [one] 1 point, show the sum
   *[other] { $points } points, show the sum
  }
web-place = { $floor ->
    [upper] Upper floor, place { $number }
    [lower] Lower floor, place { $number }
   *[basement] Basement, place { $number }
  }
web-free = free
web-empty-room = empty room, face down
web-scaffolded = scaffolding
web-may = Possible
web-may-down = Possible face down only
web-brings = { $points ->
    [one] Brings { $points } point.
   *[other] Brings { $points } points.
  }
web-needs-support = It needs something under it.
web-beside = Beside the house
web-use = Use: { card-name }
web-skipped = no turn this round
web-no-peeking = No peeking until the end.
web-acting = Your card
web-order = Order of the two cards
web-face = How it lies
web-face-up = Face up
web-face-down = Face down
web-outside = Beside the house
web-discards = Discards
web-in-discards = { $count ->
    [one] { $card }, 1 in the discards
   *[other] { $card }, { $count } in the discards
  }
web-next-token = Next: { $name } may go here: { $gain }.
web-decline = Decline
web-no-thanks = No, thanks
web-keep-scaffolding = Keep for later
web-pair = { $first }, with { $second }
web-wait = You may look around: a click on a house shows it large.
web-title-take = A new column
web-text-take = A room and the card above it; with the first column the key.
web-title-discard = One column less
web-text-discard = A column that nobody will take in this round. The first one stays.
web-title-keep = One token for each room
web-text-keep = Choose the token that stays; the other goes.
web-title-scaffold = Scaffolding
web-about-room = { $most ->
    [one] One card, { $points }.
   *[other] Up to { $most } cards side by side, { $points }.
  }
web-about-beside = { $points ->
    [one] Beside: { room-name }, { $points } point.
   *[other] Beside: { room-name }, { $points } points.
  }
web-about-basement = Only in the basement.
web-about-key = The key: you begin the next round.
web-about-roof = The roof goes on your pile, face down until the end.
web-about-decor = { $where ->
    [any] { $name } +{ $points }, for any open room without a token.
    [outside] { $name } +{ $points }, beside the house.
   *[room] { $name } +{ $points }, for: { room-name }.
  }
web-hammer-ask = Use your jackhammer?
web-hammer-text = A room alone, before everybody else, instead of your turn.
web-key-columns = choose a column; again to take it
web-key-places = walk the places where the card may go
web-key-flip = turn the card over
web-key-other = the other card of the hand, or a tool
web-key-no = decline, no thanks
web-rule-turn = Your turn
web-rule-turn-text = Take a column: a room and the card above it, or with the first column the key, and with it the first turn of the next round. Build the room at once. A token or a scaffolding is laid before or after it. With two or three players whoever has the key first sends one column away.
web-rule-placing = Building
web-rule-placing-text = A card needs something under it: a room, an empty room or a scaffolding. Basement rooms go into the basement, all others on the two floors. Cards of one kind side by side are one room, up to the number of dots on its tag. A full room, and one with a token, does not grow. Any card may lie face down: an empty room without points.
web-rule-decor = Tokens
web-rule-decor-text = A token goes into a fitting room that has none, some stand beside the house. It scores what is printed on it, and the room is finished. You may decline it, but not in the Italian and the English edition.
web-rule-tools = Tools
web-rule-tools-text = Drill: a room of the display for an open one of yours, before you take a column. Concrete mixer: two rooms of the display change places. Jackhammer: a room alone at the start of a round, instead of your turn. Scaffolding: holds up what is built above it and makes way later. Each works once.
web-rule-helpers = Helpers
web-rule-helpers-text = Roofer, supplier and handyman work at the end: a roof from the discards, a room from the discards, two rooms exchanged. The architect makes each bonus worth 4 and each empty room 1. With the interior designer tokens finish no room and score 1 more.

## On the score pad page

web-pad-house = The house, twelve spaces
web-pad-token = Token in this room
web-pad-group = { $sort ->
    [normal] Rooms
    [special] Special rooms
    [basement] Basement rooms
   *[none] No room
  }
web-pad-take-away = Take away
web-pad-helpers = Helpers that score
web-pad-roofs = Roofs of the pile
web-pad-roof-add = { $card }: one more
web-pad-roof-take = { $card }: one less
web-pad-not-yet = It is counted as soon as the house can stand like this.
web-own-which = Cards
web-own-printed = As casetta knows them
web-own-mine = Those of my box
web-own-enter = Enter the cards of my box
web-own-broken = Your cards need fixing; until then the last good version counts.
web-own-title = The cards of my box
web-own-text = Look through your box once and correct what differs: copies, points, rooms and tokens of other names. 60 room cards and 48 others.
web-own-rooms = Room cards: { $cards } of 60
web-own-children = Hidden children decide ties in the English edition: one number for all cards of a type, or one for each, such as 0 1 2. Here they are counted card by card; in a game played with this file, cards of a type are alike, so such a game takes one number only.
web-own-of = { $name }: { $what }
web-own-copies = Copies
web-own-windows = With window
web-own-most = Size
web-own-points = Points for { $size }
web-own-beside = Points beside: { $room }
web-own-hidden = Hidden children
web-own-key = Name
web-own-sort = Kind
web-own-where = Where it goes
web-own-worth = Points
web-own-tokens = Décor tokens
web-own-others = Roofs, tools, helpers
web-own-add-room = Add a room
web-own-add-token = Add a token
web-own-remove = Remove { $name }
web-pad-children = Hidden children
web-pad-children-text = There is a tie. Count the hidden children in the pictures of the face-up rooms; whoever has more is ahead.
web-pad-children-range = { $least } to { $most } by your cards

## First game

first-welcome = Welcome! In twelve rounds you build a house, one room each round. Yours is well under way: five rounds are left.
first-discard = You have the first player marker, so you begin. With two or three players, the first player starts each round by discarding a column, so that nobody can take it. Don’t leave the drill to { $name }: tap the last column and discard it.
first-discard-done = The pantry and the drill are gone. You can discard any column but the first.
first-column = Now take a column: a room and the card above it. Take the living room and build it right next to your other one.
first-column-done = Cards of the same type side by side form one room: 4 points instead of 1, and 9 with three cards. The roof goes on your pile.
first-support = { $name } took the first column with the first player marker, and now discards first. Take the bedroom and build it downstairs, above the garage: a card needs something under it.
first-support-done = Bathroom, kitchen and bedroom in one house: a bonus of 3 points. And now you can build on top of it.
first-token = The canopy bed is a décor token for a bedroom. Take the bedroom it comes with, build it next to the other one, then put the bed there.
first-token-done = A bedroom of two cards scores 4, the bed 2 more. A room with a token is finished: nothing can be added to it.
first-roof = There are three red roofs on your pile, and four of one colour score 8 points. Take the bathroom with the red roof and build it upstairs, above the bedroom.
first-roof-done = A red roof: 8 points. With mixed colours it would score 3. And a bathroom on each floor brings 3 more.
first-helper = This is the last round. The architect makes each bonus worth 4 instead of 3. Take the study that comes with her and complete your house.
first-helper-done = Two bonuses, one point more for each. Other helpers swap rooms at the end, or bring you a roof.
first-over = That’s it: you won { $mine } to { $other }. Ready for a whole game?
