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
option-edition-it = Italian: you must place a token that fits; the jackhammer is your turn, with drill and mixer; a supplier takes only what was discarded during the game.
option-edition-en = English: you must place a token that fits; the handyman can extend decorated rooms; the interior designer raises only tokens on the home board; the most hidden children break ties, where somebody counted them.
option-edition-pl = Polish: the column discarded with 2 or 3 players leaves the game; scaffolding can wait beside the house for any moment of your turn; the jackhammer is your turn, with drill and mixer.
option-simplified = Simplified game
option-simplified-false = With 2 or 3 players, the first player discards a column every round.
option-simplified-true = No column is discarded.
option-decor_optional = Décor tokens
option-decor_optional-true = You can decline a token.
option-decor_optional-false = You must place a token that fits.
option-face_down = Face-down rooms
option-face_down-free = You can always place a room face-down.
option-face_down-forced_only = You can place a room face-down only if no open space takes it face-up.
option-draft_discard_removed = The discarded column
option-draft_discard_removed-false = It goes to the discards, where roofer and supplier can find it.
option-draft_discard_removed-true = It leaves the game.
option-scaffolding_may_wait = Scaffolding
option-scaffolding_may_wait-false = You place it at once.
option-scaffolding_may_wait-true = It can wait beside the house for a later turn.
option-handyman_ignores_tokens = Handyman and tokens
option-handyman_ignores_tokens-false = No card moves next to a decorated room of its type.
option-handyman_ignores_tokens-true = Decorated rooms can grow up to their size.
option-join_decorated_rooms = Two decorated rooms
option-join_decorated_rooms-true = With an interior designer, a card can join them; one token stays.
option-join_decorated_rooms-false = No card can join them, except with the handyman.
option-designer_counts_outside = Interior designer
option-designer_counts_outside-true = 1 more point for every token.
option-designer_counts_outside-false = 1 more point for every token inside the house.
option-helpers_stack = Two architects or designers
option-helpers_stack-false = They count once.
option-helpers_stack-true = They count twice.
option-tiebreak = Ties
option-tiebreak-shared = Tied players share the place.
option-tiebreak-children = The most hidden children win. Our cards don’t show them, your own card file can; where they aren’t known, tied players share the place.
option-annex_adjacency = Next to
option-annex_adjacency-horizontal = Sauna, pantry and dressing room look to the left and right.
option-annex_adjacency-orthogonal = Sauna, pantry and dressing room also look above and below.
option-jackhammer_is_turn = Jackhammer and other tools
option-jackhammer_is_turn-false = Your turn is skipped, so you can’t use drill and mixer.
option-jackhammer_is_turn-true = It’s your turn, only earlier, so you can use drill and mixer too.
option-scaffolding_any_time = Waiting scaffolding
option-scaffolding_any_time-false = You place it before you take a column.
option-scaffolding_any_time-true = You place it at any moment of your turn.
option-supplier_takes_given_away = Two suppliers
option-supplier_takes_given_away-true = What one gives away, the next one can take.
option-supplier_takes_given_away-false = What a supplier gives away leaves the game.

## The score sheet

part-rooms = Rooms
part-decor = Décor
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
    [1] { $name }, next to its room.
   *[0] { $name }.
  }
sheet-empty-rooms = { $size ->
    [one] 1 empty room, with an architect.
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

move-take = { $who ->
    [you] You took the { room-name } and the { card-name } (column { $column }).
    [hint] Take the { room-name } and the { card-name } (column { $column }).
   *[other] { $seat } took the { room-name } and the { card-name } (column { $column }).
  }
move-take-marker = { $who ->
    [you] You took the { room-name } and the first player marker (column { $column }).
    [hint] Take the { room-name } and the first player marker (column { $column }).
   *[other] { $seat } took the { room-name } and the first player marker (column { $column }).
  }
move-discard = { $who ->
    [you] You discarded the { room-name } and the { card-name } (column { $column }).
    [hint] Discard the { room-name } and the { card-name } (column { $column }).
   *[other] { $seat } discarded the { room-name } and the { card-name } (column { $column }).
  }
move-hammer = { $who ->
    [you] You took the { room-name } with the jackhammer (column { $column }).
    [hint] Take the { room-name } with the jackhammer (column { $column }).
   *[other] { $seat } took the { room-name } with the jackhammer (column { $column }).
  }
move-drill = { $who ->
    [you] You swapped in the { room-name } with the drill (column { $column }, { $space }).
    [hint] Swap in the { room-name } with the drill (column { $column }, { $space }).
   *[other] { $seat } swapped in the { room-name } with the drill (column { $column }, { $space }).
  }
move-mix = { $who ->
    [you] You swapped two rooms on the display (columns { $column } and { $other }).
    [hint] Swap two rooms on the display (columns { $column } and { $other }).
   *[other] { $seat } swapped two rooms on the display (columns { $column } and { $other }).
  }
move-room = { $who ->
    [you] You built the { room-name } ({ $space }).
    [hint] Build the { room-name } ({ $space }).
   *[other] { $seat } built the { room-name } ({ $space }).
  }
move-room-down = { $who ->
    [you] You placed the { room-name } face-down ({ $space }).
    [hint] Place the { room-name } face-down ({ $space }).
   *[other] { $seat } placed the { room-name } face-down ({ $space }).
  }
move-token = { $who ->
    [you] You placed the token: { card-name } ({ $space }).
    [hint] Place the token: { card-name } ({ $space }).
   *[other] { $seat } placed the token: { card-name } ({ $space }).
  }
move-token-outside = { $who ->
    [you] You placed the token beside the house: { card-name }.
    [hint] Place the token beside the house: { card-name }.
   *[other] { $seat } placed the token beside the house: { card-name }.
  }
move-decline = { $who ->
    [you] You declined the token: { card-name }.
    [hint] Decline the token: { card-name }.
   *[other] { $seat } declined the token: { card-name }.
  }
move-scaffold = { $who ->
    [you] You put up scaffolding ({ $space }).
    [hint] Put up scaffolding ({ $space }).
   *[other] { $seat } put up scaffolding ({ $space }).
  }
move-scaffold-keep = { $who ->
    [you] You kept the scaffolding for later.
    [hint] Keep the scaffolding for later.
   *[other] { $seat } kept the scaffolding for later.
  }
move-keep = { $who ->
    [you] You kept the token: { card-name } ({ $space }).
    [hint] Keep the token: { card-name } ({ $space }).
   *[other] { $seat } kept the token: { card-name } ({ $space }).
  }
move-roof = { $who ->
    [you] You took a { card-name } with the roofer.
    [hint] Take a { card-name } with the roofer.
   *[other] { $seat } took a { card-name } with the roofer.
  }
move-supply = { $who ->
    [you] You took the { room-name } from the supplier ({ $space }).
    [hint] Take the { room-name } from the supplier ({ $space }).
   *[other] { $seat } took the { room-name } from the supplier ({ $space }).
  }
move-swap = { $who ->
    [you] You swapped two rooms with the handyman ({ $space }, { $other }).
    [hint] Swap two rooms with the handyman ({ $space }, { $other }).
   *[other] { $seat } swapped two rooms with the handyman ({ $space }, { $other }).
  }
move-pass = { $who ->
    [you] You passed.
    [hint] Pass.
   *[other] { $seat } passed.
  }
move-done = { $who ->
    [you] You changed nothing more.
    [hint] Leave it as it is.
   *[other] { $seat } changed nothing more.
  }

## What is wrong with a drawing or a question

wrong-wrong-floor-length = { $where } must have { $spaces } spaces.
wrong-wrong-space = { $where }: a space is null, "empty", "scaffolding" or a room.
wrong-no-support = { $where } has nothing under it (rule A).
wrong-wrong-floor = { $where }: { room-name } can’t be face-up on this floor (rule B).
wrong-room-too-large = { $where }: too many cards side by side ({ room-name }: at most { $most }, rule C).
wrong-token-on-empty-room = { $where }: an empty room can’t have a token.
wrong-token-misplaced = { $where }: the token “{ card-name }” doesn’t belong in this room.
wrong-two-tokens = { $where }: this room has more than one token.
wrong-token-not-outside = { $where }: the token “{ card-name }” doesn’t go beside the house.
wrong-token-twice = { $where }: this token exists only once.
wrong-scaffolding-left = { $where }: a finished house can’t have scaffolding.
wrong-scaffolding-waits = { $where }: scaffolding waits beside the house only in the Polish edition.
wrong-too-many-cards = { $sort ->
    [room] { $cards } × { room-name }; the box has only { $box }.
   *[card] { $cards } × { card-name }; the box has only { $box }.
  }
wrong-too-few-cards = There aren’t enough cards for { $where }.
wrong-unknown-card = { $where } isn’t a card.
wrong-own-rooms = The room cards add up to { $cards }, not { $needed }.
wrong-own-resources = The roofs, décor, tools and helpers add up to { $cards }, not { $needed }.
wrong-own-children-list = { $where }: give one number for all copies. The game doesn’t tell cards of one type apart.
wrong-own-children-copies = { $where }: give one number of children for each of the { $copies } cards, or one number for all.
wrong-own-key = { $where }: { $name } can’t be a key. Use letters, digits and underscores, and no name that’s already taken.
wrong-own-too-many-rooms = { $where }: too many rooms with names of your own in one house.
wrong-own-too-many-tokens = { $where }: too many tokens with names of your own in one house.
wrong-no-hand-now = Nobody has a card in hand at this stage.
wrong-no-resource-here = { $where }: there’s no card above the first column.
wrong-wrong-deck = { $where } must have { $cards } cards.
wrong-wrong-stage = This position can’t be at this stage.
wrong-display-too-small = { $seats } players still take a column, but the display has fewer.
wrong-house-too-full = { $where } has no space for the { $cards } cards to come.

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
turn-column-marker = { $column }: { $room } + first player marker
turn-hand = In hand: { $cards }
turn-new-round = A new round begins.
turn-now-discard = First discard a column nobody will take: discard 3.
turn-now-hammer = Jackhammer now? hammer 0, or pass.
turn-now-begun = Now the jackhammer: hammer 0.
turn-now-lay = Place it: room u1, room u1 down, token l0, scaffold b0.
turn-now-late = Scaffolding now? scaffold u1, or done.
turn-now-take = Take a column: take 3.
turn-now-roofs = Roofer: take a roof from the discards, or pass.
turn-now-finish = Last changes with your helpers, or done.

turn-help-turn = Your turn
turn-help-turn-text = Take a column of the display, such as take 3: a room and the card above it, or with column 0 the first player marker. Then place the room on a space, such as room u1, or face-down, room u1 down. Place a token or scaffolding before or after it: token l0, scaffold b0.
turn-help-placing = Placing rooms
turn-help-placing-text = U0 to U4 is the upper floor, L0 to L4 the lower one, B0 and B1 the basement under L3 and L4. A card needs something under it. Basement rooms go into the basement, all others on the floors. Cards of one type side by side are one room: a living room has up to 3 cards, kitchen, bedroom, playroom and garage 2, all others 1. A room with a token is finished. Any card can be face-down: an empty room.
turn-help-annexes = Points for rooms
turn-help-annexes-text = With one, two, three cards: { $rooms }.
turn-help-decor = Décor
turn-help-decor-text = A token goes on a matching room without a token, some beside the house: { $decor }.
turn-help-functionality = Functionality
turn-help-functionality-text = A bathroom on both floors: 3 points. A kitchen, a bedroom and a bathroom in one house: 3 points.
turn-help-roof = Roof
turn-help-roof-text = Roofs are piled face-down, and nobody looks before the end. Four of one colour score 8, any other four score 3, plus 1 for each window among them; fewer than four score nothing.
turn-help-letters = The letters
turn-letters = { $letters }. # is an empty room, x scaffolding, * a token. Beside a house: dr drill, ja jackhammer, mx concrete mixer, sc scaffolding, ro roofer, su supplier, ar architect, ha handyman, de interior designer, th treehouse, bh birdhouse.
help-drill = Before you take a column: swap a room of the display with one of your face-up rooms, if it fits there. You lose a token on yours. Example: drill 1 l0.
help-jackhammer = Before the first turn of a round: take just a room from any column, instead of your turn. Example: hammer 0.
help-concrete-mixer = Before you take a column: swap two rooms of the display. Example: mix 0 3.
help-scaffolding = Place it on a free space that has something under it. You can build above it at once, and over it from your next turn on.
help-roofer = At the end, before anybody looks at the roofs: take one roof from the discards.
help-supplier = At the end: swap one of your rooms with one from the discards that fits there. You lose a token on it.
help-architect = Each functionality bonus scores 4, each empty room 1.
help-handyman = At the end: swap two of your rooms; both must fit. Tokens move with their cards.
help-interior-designer = Tokens no longer finish your rooms; each token scores 1 more.

wrong-turn-unreadable = That isn’t a move. Type a command such as take 3 or room u1; m shows what you can do.
wrong-turn-not-now = You can’t { $verb } now. You can: { $known }.
wrong-turn-not-allowed = You can’t { $verb } like that; m shows what you can do.
wrong-turn-no-such-column = The display has columns 0 to { $columns }.
wrong-turn-column-gone = Column { $column } is gone already.
wrong-turn-column-stays = You can’t choose column { $column }.
wrong-turn-not-free = There’s already a room on { $space }.
wrong-turn-no-support = { $space } needs something under it.
wrong-turn-fresh-scaffolding = You placed the scaffolding on { $space } this turn. Build over it from your next turn on.
wrong-turn-must-lie-up = This room fits somewhere face-up, so you can’t place it face-down.
wrong-turn-wrong-floor = { room-name } can’t be face-up on { $space }: basement rooms belong in the basement, all others on the floors.
wrong-turn-room-full = { room-name } on { $space } would make a room too large.
wrong-turn-room-decorated = The room next to { $space } is finished: it has a token.

ranking-tie-break = Tied on points: the place is shared, or goes to whoever has more hidden children, where they decide.

## The score pad

pad-basement-intro = The house from the ground up, each floor from left to right. One letter per space: L living room, K kitchen, B bedroom, P playroom, A bathroom, S sauna, Y pantry, D dressing room, U study, I library, G game room, C garage, O storage room, V wine cellar, W workshop, N laundry room; # an empty room, . a free space. A token comes after a plus: L+piano.
pad-basement = Basement, two spaces
pad-lower = Lower floor, five spaces
pad-upper = Upper floor, five spaces
pad-outside = Beside the house: tree_house, bird_house? Press Enter for none
pad-helpers = Helpers that score: architect, interior_designer? Press Enter for none
pad-roofs = Roofs, such as red red window blue green? Press Enter for none
pad-children = Hidden children in the rooms of { $names }, in this order, such as 3 5? Press Enter if nobody counts
wrong-pad-children = Please type { $people } numbers, one for each house.
wrong-pad-too-many = That’s { $cards } cards; besides the rooms the box has only { $most }.
wrong-pad-floor-length = This floor has { $spaces } spaces.
wrong-pad-no-such-room = { $word } isn’t a room. Type a letter or the beginning of a name.
wrong-pad-no-such-thing = { $word } isn’t one of: { $known }.

## What lies in the box

listing-rooms = Room cards
listing-roofs = Roof cards
listing-decor = Décor, one card and one token each
listing-tools = Tools
listing-helpers = Helpers
listing-beside = ; { $points } next to: { $room }
listing-room-points = Points for a room of one, two or three cards.
listing-any-room = any room
listing-outside = outside
listing-own-cards = Is your box different? Copy the card file, correct it and play with --cards FILE.
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
    [one] Highest roof pile: 1 card.
   *[other] Highest roof pile: { $number } cards.
  }
award-decor = { $number ->
    [one] Finest décor: 1 point.
   *[other] Finest décor: { $number } points.
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
    [drill] Before you take a column: swap a room of the display with one of your face-up rooms, if it fits there. You lose a token on yours.
    [jackhammer] Before the first turn of a round: take just a room from any column, instead of your turn.
    [concrete_mixer] Before you take a column: swap two rooms of the display.
    [scaffolding] Place it on a free space that has something under it. You can build above it at once, and over it from your next turn on.
    [roofer] At the end, before anyone looks at the roofs: take one roof from the discards.
    [supplier] At the end: swap one of your rooms with one from the discards that fits there. You lose a token on yours.
    [architect] Each bonus scores 4 instead of 3, each empty room 1.
    [handyman] At the end: swap two of your rooms, if both fit. Tokens move with their cards.
   *[interior_designer] Tokens no longer finish your rooms, and each scores 1 more.
  }
web-do-take = choose a column
web-do-take-chosen = take these two?
web-go-take = Take
web-do-discard = discard one column
web-do-discard-chosen = discard these?
web-go-discard = Discard
web-do-hammer = use your jackhammer?
web-do-hammer-chosen = take just this room?
web-go-hammer = Take
web-do-drill = choose a room of the display and one of yours
web-do-drill-chosen = swap these two?
web-go-drill = Swap
web-do-mix = choose two rooms of the display
web-do-mix-chosen = swap these two?
web-go-mix = Swap
web-do-room = place the { room-name }
web-do-room-chosen = build it here?
web-go-room = Build here
web-do-token = place the token: { card-name }
web-do-token-chosen = place it here?
web-go-token = Place here
web-do-scaffold = place the scaffolding
web-do-scaffold-chosen = place it here?
web-go-scaffold = Place here
web-do-keep = two tokens in one room: which one stays?
web-do-keep-chosen = keep this one?
web-go-keep = Keep it
web-do-roof = should your roofer take a roof?
web-do-roof-chosen = take this roof?
web-go-roof = Take
web-do-supply = should your supplier swap a room?
web-do-supply-chosen = swap these two?
web-go-supply = Swap
web-do-swap = should your handyman swap two rooms?
web-do-swap-chosen = swap these two?
web-go-swap = Swap
web-move-take = { $who ->
    [you] You took the { room-name } and the { card-name }.
    [hint] Take the { room-name } and the { card-name }.
   *[other] { $seat } took the { room-name } and the { card-name }.
  }
web-move-take-marker = { $who ->
    [you] You took the { room-name } and the first player marker.
    [hint] Take the { room-name } and the first player marker.
   *[other] { $seat } took the { room-name } and the first player marker.
  }
web-move-discard = { $who ->
    [you] You discarded the { room-name } and the { card-name }.
    [hint] Discard the { room-name } and the { card-name }.
   *[other] { $seat } discarded the { room-name } and the { card-name }.
  }
web-move-hammer = { $who ->
    [you] You took the { room-name } with the jackhammer.
    [hint] Take the { room-name } with the jackhammer.
   *[other] { $seat } took the { room-name } with the jackhammer.
  }
web-move-drill = { $who ->
    [you] You swapped in the { room-name } with the drill.
    [hint] Swap in the { room-name } with the drill ({ $at }).
   *[other] { $seat } swapped in the { room-name } with the drill.
  }
web-move-mix = { $who ->
    [you] You swapped two rooms on the display.
    [hint] Swap two rooms on the display.
   *[other] { $seat } swapped two rooms on the display.
  }
web-move-room = { $who ->
    [you] You built the { room-name }.
    [hint] Build the { room-name } ({ $at }).
   *[other] { $seat } built the { room-name }.
  }
web-move-room-down = { $who ->
    [you] You placed the { room-name } face-down.
    [hint] Place the { room-name } face-down ({ $at }).
   *[other] { $seat } placed the { room-name } face-down.
  }
web-move-token = { $who ->
    [you] You placed the token: { card-name }.
    [hint] Place the token: { card-name } ({ $at }).
   *[other] { $seat } placed the token: { card-name }.
  }
web-move-scaffold = { $who ->
    [you] You put up scaffolding.
    [hint] Put up scaffolding ({ $at }).
   *[other] { $seat } put up scaffolding.
  }
web-move-keep = { $who ->
    [you] You kept the token: { card-name }.
    [hint] Keep the token: { card-name }.
   *[other] { $seat } kept the token: { card-name }.
  }
web-move-supply = { $who ->
    [you] You took the { room-name } from the supplier.
    [hint] Take the { room-name } from the supplier ({ $at }).
   *[other] { $seat } took the { room-name } from the supplier.
  }
web-move-swap = { $who ->
    [you] You swapped two rooms with the handyman.
    [hint] Swap two rooms with the handyman ({ $at }).
   *[other] { $seat } swapped two rooms with the handyman.
  }
web-key-card = First player
web-key-with = the first player marker
web-has-key = goes first next round
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
web-neighbours = Other houses
web-table = Display and house
web-display = Display, five columns
web-column = { $first ->
    [yes] Column { $number }: { room-name }, { $roompoints } points, and the first player marker.
   *[no] Column { $number }: { room-name }, { $roompoints } points, and { card-name }.
  }
web-column-gone = { $how ->
    [discard] Column { $number }: discarded by { $name }.
    [hammer] Column { $number }: taken with a jackhammer by { $name }.
   *[take] Column { $number }: taken by { $name }.
  }
web-not-now = You can’t choose this now.
web-gone = { $how ->
    [discard] discarded
    [hammer] jackhammer
   *[take] taken
  }
web-my-house = { $name }’s house
web-my-points = { $points ->
    [one] 1 point, show the details
   *[other] { $points } points, show the details
  }
web-place = { $floor ->
    [upper] Upper floor, space { $number }
    [lower] Lower floor, space { $number }
   *[basement] Basement, space { $number }
  }
web-free = free
web-empty-room = empty room, face-down
web-scaffolded = scaffolding
web-may = Possible
web-may-down = Possible face-down only
web-brings = { $points ->
    [one] Scores { $points } point.
   *[other] Scores { $points } points.
  }
web-needs-support = It needs something under it.
web-beside = Beside the house
web-use = Use: { card-name }
web-skipped = no turn this round
web-no-peeking = No peeking until the end.
web-acting = Your card
web-order = Order of the two cards
web-face = Which way up
web-face-up = Face-up
web-face-down = Face-down
web-outside = Beside the house
web-discards = Discards
web-in-discards = { $count ->
    [one] { $card }, 1 in the discards
   *[other] { $card }, { $count } in the discards
  }
web-next-token = Next: { $name } could go here: { $gain }.
web-decline = Decline
web-no-thanks = No, thanks
web-keep-scaffolding = Keep for later
web-pair = { $first }, with { $second }
web-wait = Look around while you wait: click a house to see it large.
web-title-take = A new column
web-text-take = A room and the card above it; the first column comes with the first player marker.
web-title-discard = One column goes
web-text-discard = Choose a column nobody will take this round. The first one stays.
web-title-keep = One token per room
web-text-keep = Choose the token that stays; the other goes.
web-title-scaffold = Scaffolding
web-about-room = { $most ->
    [one] One card, { $points }.
   *[other] Up to { $most } cards side by side, { $points }.
  }
web-about-beside = { $points ->
    [one] Next to: { room-name }, { $points } point.
   *[other] Next to: { room-name }, { $points } points.
  }
web-about-basement = Only in the basement.
web-about-key = The first player marker: you start the next round.
web-about-roof = The roof goes on your pile, face-down until the end.
web-about-decor = { $where ->
    [any] { $name } +{ $points }, for any face-up room without a token.
    [outside] { $name } +{ $points }, beside the house.
   *[room] { $name } +{ $points }, for: { room-name }.
  }
web-hammer-ask = Use your jackhammer?
web-hammer-text = Take just a room before everyone else, instead of your turn.
web-key-columns = choose a column; again to take it
web-key-places = move along the spaces where the card can go
web-key-flip = turn the card over
web-key-other = the other card in hand, or a tool
web-key-no = decline, no thanks
web-rule-turn = Your turn
web-rule-turn-text = Take a column: a room and the card above it, or with the first column the first player marker, which starts the next round. Build the room at once. Place a token or scaffolding before or after it. With two or three players, the first player discards one column.
web-rule-placing = Building
web-rule-placing-text = A card needs something under it: a room, an empty room or scaffolding. Basement rooms go into the basement, all others on the two floors. Cards of one kind side by side are one room, up to the number of dots on its tag. A full room, or one with a token, doesn’t grow. Any card can be face-down: an empty room without points.
web-rule-decor = Tokens
web-rule-decor-text = A token goes into a matching room that has none; some go beside the house. It scores what’s printed on it, and the room is finished. You can decline it, but not in the Italian and the English edition.
web-rule-tools = Tools
web-rule-tools-text = Drill: swap a room of the display for one of your face-up rooms, before you take a column. Concrete mixer: swap two rooms of the display. Jackhammer: take just a room at the start of a round, instead of your turn. Scaffolding: holds up what you build above it and makes way later. Each works once.
web-rule-helpers = Helpers
web-rule-helpers-text = Roofer, supplier and handyman work at the end: a roof from the discards, a room from the discards, two rooms swapped. The architect makes each bonus worth 4 and each empty room 1. With the interior designer, tokens finish no room and score 1 more.

## On the score pad page

web-pad-house = The house, twelve spaces
web-pad-token = Token in this room
web-pad-group = { $sort ->
    [normal] Rooms
    [special] Special rooms
    [basement] Basement rooms
   *[none] No room
  }
web-pad-take-away = Remove
web-pad-helpers = Helpers that score
web-pad-roofs = Roofs of the pile
web-pad-roof-add = { $card }: one more
web-pad-roof-take = { $card }: one less
web-pad-not-yet = Fix the marked spaces to see the score.
web-own-which = Cards
web-own-printed = As casetta knows them
web-own-mine = From my box
web-own-enter = Enter the cards of my box
web-own-broken = Your cards need fixing; until then the last good version counts.
web-own-title = The cards of my box
web-own-text = Look through your box once and correct what’s different: copies, points, rooms and tokens with other names. 60 room cards and 48 others.
web-own-rooms = Room cards: { $cards } of 60
web-own-children = Hidden children break ties in the English edition: one number for all cards of a type, or one for each, such as 0 1 2. Here they’re counted card by card. In a game with this file, cards of a type are alike, so it takes one number only.
web-own-of = { $name }: { $what }
web-own-copies = Copies
web-own-windows = With window
web-own-most = Size
web-own-points = Points for { $size }
web-own-beside = Points next to: { $room }
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
web-pad-children-text = It’s a tie. Count the hidden children in the pictures of the face-up rooms; whoever has more is ahead.
web-pad-children-range = { $least } to { $most } by your cards

## What speaks for a move

reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
reason-room = Gains { reason-points }: { room-name }
reason-rooms = Gains { reason-points } for rooms
reason-bonus = Gains { reason-points }: { $bonus }
reason-decor = Gains { reason-points }: { card-name }
reason-decor-all = Gains { reason-points } for décor
reason-hand = Up to { reason-points } once it is built: { room-name }
reason-hand-token = Up to { reason-points } once it is placed: { card-name }
reason-then-take = Up to { reason-points } with the next card: { room-name }
reason-denies-column = Takes a card that { $seat } needs ({ room-name }): { reason-points } less
reason-leaves = Leaves { $seat } up to { reason-points }
reason-room-full = { $size ->
    [one] Completes the room ({ room-name }, { $size } card)
   *[other] Completes the room ({ room-name }, { $size } cards)
  }
reason-room-grows = One card more brings { reason-points }: { room-name }
reason-bonus-near = One room missing ({ room-name }) for { reason-points }: { $bonus }
reason-owned = Brings: { card-name }
reason-roof-missing = { $missing ->
    [one] Roof: { $missing } card missing
   *[other] Roof: { $missing } cards missing
  }
reason-roof-enough = { $cards ->
    [one] Roof: { $cards } card to choose from
   *[other] Roof: { $cards } cards to choose from
  }
reason-marker = First turn in the next round
reason-spaces = { $spaces ->
    [one] Keeps { $spaces } space ready to build on
   *[other] Keeps { $spaces } spaces ready to build on
  }

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
first-over = That was it: { $mine } to { $other } for you. One thing for later: with the first column you get the first player marker and start the next round. Ready for a whole game?
