# Dream Home.

game-title = Dream Home
game-sentence = Draft rooms and build them into the house of your dreams.

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
   *[laundry_room] laundry room
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
   *[none] nothing
  }

## Options

option-edition = Edition
option-edition-standard = Standard: what most rulebooks say.
option-edition-it = Italian: the standard rules.
option-edition-en = English: a token that fits must be laid; the handyman may extend decorated rooms; ties go to the most hidden children, which nobody has counted, so they stay shared.
option-edition-pl = Polish: the column discarded with 2 or 3 players leaves the game; a scaffolding may wait beside the house.
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
option-tiebreak-children = The most hidden children decide; no card's are known, so equal totals share the place.
option-annex_adjacency = Next to
option-annex_adjacency-horizontal = Sauna, pantry and dressing room look to the left and right.
option-annex_adjacency-orthogonal = Sauna, pantry and dressing room also look above and below.

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
sheet-empty-rooms = { $size ->
    [one] One empty room, with an architect.
   *[other] { $size } empty rooms, with an architect.
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
wrong-room-too-large = { $where }: { room-name } has more than { $most } cards side by side (rule C).
wrong-token-on-empty-room = { $where }: no token can lie on an empty room.
wrong-token-misplaced = { $where }: the token { $token } does not belong into this room.
wrong-two-tokens = { $where }: this room has more than one token.
wrong-token-not-outside = { $where }: the token { $token } does not lie beside the house.
wrong-token-twice = { $where }: this token exists only once.
wrong-scaffolding-left = { $where }: no scaffolding may be left in a finished house.
wrong-scaffolding-waits = { $where }: a scaffolding waits beside the house only in the Polish edition.
wrong-too-many-cards = { $cards } times { $card }; the box holds { $box }.
wrong-too-few-cards = There are not enough cards for { $where }.
wrong-unknown-card = { $where } is no card.
wrong-own-rooms = The room cards make { $cards }, not { $needed }.
wrong-own-resources = The roofs, décor, tools and helpers make { $cards }, not { $needed }.
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
turn-now-lay = Lay it: room u1, room u1 down, token l0, scaffold b0.
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
turn-help-functionality-text = A bathroom on both floors: 3 points. Bathroom, kitchen and bedroom: 3 points.
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

ranking-tie-break = Equal points share the place.

## The score pad

pad-basement-intro = The house from the ground up, each floor from left to right. One letter a space: L living room, K kitchen, B bedroom, P playroom, A bathroom, S sauna, Y pantry, D dressing room, U study, I library, G game room, C garage, O storage room, V wine cellar, W workshop, N laundry room; # an empty room, . a free space. A token stands behind a plus: L+piano.
pad-basement = Basement, two spaces
pad-lower = Lower floor, five spaces
pad-upper = Upper floor, five spaces
pad-outside = Beside the house: tree_house, bird_house? Enter for none
pad-helpers = Helpers that score: architect, interior_designer? Enter for none
pad-roofs = Roofs, such as red red window blue green? Enter for none
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
