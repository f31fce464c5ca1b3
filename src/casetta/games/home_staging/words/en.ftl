# Home Staging.

game-title = Home Staging
game-sentence = Furnish a home room by room: draw furniture, keep the ways clear and build the walls.
begins-rule = In the rulebook, whoever last assembled a piece of furniture goes first.

option-scenario = Scenario
option-scenario-text = The home you furnish: its plan, its rooms and its bonuses.
option-scenario-first-keys = First Keys
option-scenario-over-the-flower-shop = Over the Flower Shop
option-scenario-ada-moves-downstairs = Ada Moves Downstairs
option-scenario-the-night-baker = The Night Baker
option-scenario-terrace-number-nine = Terrace House Number Nine
option-scenario-the-ferryman = The Ferryman’s House
option-scenario-the-mosaic-floor = The Mosaic Floor
option-scenario-two-authors = Two Authors, One Roof
option-scenario-the-old-cistern = The Old Cistern
option-scenario-the-fig-courtyard = The Fig Tree Courtyard
option-scenario-observatory-hill = Observatory Hill
option-scenario-signal-house = Signal House 22

## Rooms, numbers and furniture

room-living = Living room
room-kitchen = Kitchen
room-bath = Bathroom
room-bed = Bedroom
room-studio = Studio
number-1 = Sofa
number-2 = Armchair
number-3 = Corner sofa
number-4 = Coffee table
number-5 = Television
number-6 = Bookcase
number-7 = Fireside
number-8 = Compact kitchen
number-9 = Large kitchen
number-10 = Fridge and larder
number-11 = Dining table
number-12 = Breakfast corner
number-13 = Sideboard
number-14 = Toilet
number-15 = Washbasin
number-16 = Shower
number-17 = Bathtub
number-18 = Laundry
number-19 = Small plants
number-20 = Double bed
number-21 = Single bed
number-22 = Wardrobe
number-23 = Drawers
number-24 = Showpiece
number-25 = Desk
number-26 = Office storage
number-27 = Nursery
number-28 = Playthings
number-29 = Musical instrument
number-30 = Hobby gear
number-31 = Pets
number-32 = Small rug
number-33 = Large rug
furniture-01a1 = Three-cushion sofa
furniture-01a2 = Sofa with side table
furniture-01b1 = Sofa bed
furniture-01b2 = Sofa with footstool
furniture-02a1 = Recliner
furniture-02a2 = Twin armchairs with lamp
furniture-02b1 = Reading chair with lamp
furniture-02b2 = Rocking chair
furniture-03a1 = Long corner sofa
furniture-03a2 = Square corner sofa
furniture-03b1 = Sofa with chaise
furniture-03b2 = Conversation pit
furniture-04a1 = Low table
furniture-04a2 = Square coffee table
furniture-04b1 = Nesting tables
furniture-04b2 = Trunk table
furniture-05a1 = TV bench
furniture-05a2 = Media wall
furniture-05b1 = Corner TV unit
furniture-05b2 = TV with loudspeaker
furniture-06a1 = Tall bookcase
furniture-06a2 = Corner bookcase
furniture-06b1 = Room-divider shelf
furniture-06b2 = Wall library
furniture-07a1 = Wood stove with logs
furniture-07a2 = Open fireplace
furniture-07b1 = Corner stove
furniture-07b2 = Hearth with bench
furniture-08a1 = Straight kitchenette
furniture-08a2 = Corner kitchenette
furniture-08b1 = Kitchenette with broom cupboard
furniture-08b2 = Kitchenette with counter end
furniture-09a1 = L-shaped kitchen
furniture-09a2 = U-shaped kitchen
furniture-09b1 = Peninsula kitchen
furniture-09b2 = Long straight kitchen
furniture-10a1 = Double-door fridge
furniture-10a2 = Fridge and larder
furniture-10b1 = Corner larder
furniture-10b2 = Fridge, oven and freezer
furniture-11a1 = Table for four
furniture-11a2 = Table with bench
furniture-11b1 = Round table
furniture-11b2 = Farmhouse table
furniture-12a1 = Bistro table
furniture-12a2 = Folding wall table
furniture-12b1 = Breakfast bar
furniture-12b2 = Corner dinette
furniture-13a1 = Long sideboard
furniture-13a2 = Glass cabinet
furniture-13b1 = Cabinet with trolley
furniture-13b2 = Country dresser
furniture-14a1 = Toilet
furniture-14a2 = Toilet and bidet
furniture-14b1 = Toilet beside a cabinet
furniture-14b2 = Roomy toilet
furniture-15a1 = Vanity basin
furniture-15a2 = Corner basin
furniture-15b1 = Double basin
furniture-15b2 = Basin with towel tower
furniture-16a1 = Corner shower
furniture-16a2 = Walk-in shower
furniture-16b1 = Wide shower
furniture-16b2 = Quarter-round shower
furniture-17a1 = Built-in bath
furniture-17a2 = Corner bath
furniture-17b1 = Clawfoot tub
furniture-17b2 = Whirlpool
furniture-18a1 = Washer and dryer
furniture-18a2 = Washing tower and basket
furniture-18b1 = Linen cupboard
furniture-18b2 = Ironing corner
furniture-19a1 = Potted fern
furniture-19a2 = Herb trough
furniture-19b1 = Orchid stand
furniture-19b2 = Succulent corner
furniture-20a1 = Double bed
furniture-20a2 = Bed with nightstands
furniture-20b1 = Alcove bed
furniture-20b2 = Bed with foot bench
furniture-21a1 = Single bed
furniture-21a2 = Loft bed with ladder
furniture-21b1 = Day bed
furniture-21b2 = Bed with bedside chest
furniture-22a1 = Two-door wardrobe
furniture-22a2 = Sliding-door wardrobe
furniture-22b1 = Corner wardrobe
furniture-22b2 = Three-door wardrobe
furniture-23a1 = Chest of drawers
furniture-23a2 = Dressing table
furniture-23b1 = Pair of tallboys
furniture-23b2 = Blanket box
furniture-24a1 = Giant rubber plant
furniture-24a2 = Potted palm
furniture-24b1 = Longcase clock
furniture-24b2 = Sculpture
furniture-25a1 = Writing desk
furniture-25a2 = Corner desk
furniture-25b1 = Standing desk
furniture-25b2 = Desk with return
furniture-26a1 = Filing cabinets
furniture-26a2 = Ladder shelf
furniture-26b1 = Printer stand
furniture-26b2 = Archive wall
furniture-27a1 = Cot
furniture-27a2 = Changing table
furniture-27b1 = Playpen
furniture-27b2 = Cradle and stool
furniture-28a1 = Toy chest
furniture-28a2 = Train table
furniture-28b1 = Play tent
furniture-28b2 = Indoor slide
furniture-29a1 = Upright piano
furniture-29a2 = Baby grand piano
furniture-29b1 = Drum kit
furniture-29b2 = Cello corner
furniture-30a1 = Exercise bike
furniture-30a2 = Treadmill
furniture-30b1 = Workbench
furniture-30b2 = Table football
furniture-31a1 = Aquarium
furniture-31a2 = Cat tree
furniture-31b1 = Dog basket
furniture-31b2 = Rabbit hutch
furniture-32a1 = Bath mat
furniture-32a2 = Bedside runner
furniture-32b1 = Square mat
furniture-32b2 = Corner mat
furniture-33a1 = Parlour rug
furniture-33a2 = Long runner
furniture-33b1 = Grand carpet
furniture-33b2 = Star rug

## Scenario 0

scenario-first-keys-title = First Keys
scenario-first-keys-story = Mira has just signed the lease of her very first flat and owns a suitcase, a cactus and a lot of confidence. She wants one room to live in, somewhere to cook and a bathroom where the door can actually open.
scenario-first-keys-tip-1 = Start in a corner: two outer walls come for free.
scenario-first-keys-tip-2 = Let circulation squares lie on top of each other; that is how a small flat becomes big enough.
scenario-first-keys-tip-3 = Keep a strip of empty squares for the corridor before you close the second room.
scenario-first-keys-room-living = Living room
scenario-first-keys-room-kitchen = Kitchen
scenario-first-keys-room-bath = Bathroom
scenario-first-keys-bonus-1 = The bathroom holds all three of its pieces.
scenario-first-keys-bonus-2 = The kitchen has a window.

## Scenario 1

scenario-over-the-flower-shop-title = Over the Flower Shop
scenario-over-the-flower-shop-story = Rosalba sells flowers downstairs and brings the unsold ones up every evening. She would like to see green from as many rooms as possible, inside and outside the window.
scenario-over-the-flower-shop-tip-1 = A tree is seen from every window in its row or column, as long as no part of the house is in between.
scenario-over-the-flower-shop-tip-2 = Small plants need no circulation squares: use them for the corners that are left over.
scenario-over-the-flower-shop-room-living = Living room
scenario-over-the-flower-shop-room-kitchen = Kitchen
scenario-over-the-flower-shop-room-bath = Bathroom
scenario-over-the-flower-shop-room-bed = Bedroom
scenario-over-the-flower-shop-bonus-1 = 2 points for each room with a window that looks at a tree (at most 6).
scenario-over-the-flower-shop-bonus-2 = 1 point for each plant in the flat, small or large (at most 5).
scenario-over-the-flower-shop-bonus-3 = The bedroom holds everything on its list.

## Scenario 2

scenario-ada-moves-downstairs-title = Ada Moves Downstairs
scenario-ada-moves-downstairs-story = After forty years on the fourth floor Ada has had enough of stairs. Her new flat is all on one level; the way from bed to bathroom should be short, and the corridor must not become a gallery.
scenario-ada-moves-downstairs-tip-1 = A rug may lie over circulation squares, so draw the furniture first and the rug last.
scenario-ada-moves-downstairs-tip-2 = The south walls are the only place for the front door: leave one of their squares to the corridor.
scenario-ada-moves-downstairs-room-living = Sitting room
scenario-ada-moves-downstairs-room-kitchen = Kitchen
scenario-ada-moves-downstairs-room-bath = Bathroom
scenario-ada-moves-downstairs-room-bed = Bedroom
scenario-ada-moves-downstairs-rule-1 = The front door must face south, towards the road.
scenario-ada-moves-downstairs-bonus-1 = Bedroom door and bathroom door are at most 2 squares apart.
scenario-ada-moves-downstairs-bonus-2 = The corridor has at most 12 squares.
scenario-ada-moves-downstairs-bonus-3 = A large rug lies in the sitting room.
scenario-ada-moves-downstairs-bonus-4 = The sitting room looks at the tree.

## Scenario 3

scenario-the-night-baker-title = The Night Baker
scenario-the-night-baker-story = Bruno bakes while the town sleeps and sleeps while the town shouts. He wants a kitchen fit for a dozen loaves and a bedroom as dark and quiet as the inside of an oven, only cooler.
scenario-the-night-baker-tip-1 = Large kitchens want one long free wall: keep it before you draw anything smaller.
scenario-the-night-baker-tip-2 = A room with no outer wall is a room with no window.
scenario-the-night-baker-room-kitchen = Bakehouse kitchen
scenario-the-night-baker-room-bath = Bathroom
scenario-the-night-baker-room-bed = Bedroom
scenario-the-night-baker-bonus-1 = The bedroom has no window at all.
scenario-the-night-baker-bonus-2 = No square of the bedroom touches the south outer wall.
scenario-the-night-baker-bonus-3 = Kitchen unit and dining table are at most 2 squares apart.
scenario-the-night-baker-bonus-4 = The kitchen has a window to the south, for the smell of bread.

## Scenario 4

scenario-terrace-number-nine-title = Terrace House Number Nine
scenario-terrace-number-nine-story = The Okafors bought the narrowest house of the row: neighbours to the left, neighbours to the right, a garden behind and the street in front. Light comes from two ends only, and everybody wants some.
scenario-terrace-number-nine-tip-1 = Four rooms, sixteen facade squares: a room that is only one square wide at the facade still gets its light.
scenario-terrace-number-nine-tip-2 = The long party walls are ideal for wardrobes and kitchen units.
scenario-terrace-number-nine-room-living = Living room
scenario-terrace-number-nine-room-kitchen = Kitchen
scenario-terrace-number-nine-room-bath = Bathroom
scenario-terrace-number-nine-room-bed = Bedroom
scenario-terrace-number-nine-rule-1 = The east and west walls are shared with the neighbours: no windows and no front door there.
scenario-terrace-number-nine-bonus-1 = Every room has a window.
scenario-terrace-number-nine-bonus-2 = The living room looks at a tree.
scenario-terrace-number-nine-bonus-3 = The front door opens on the street (south).
scenario-terrace-number-nine-bonus-4 = The bathroom is a square.

## Scenario 5

scenario-the-ferryman-title = The Ferryman’s House
scenario-the-ferryman-story = Since the bridge opened, old Janek carries only tourists, but he still wants to see the water from his pillow, his plate and his bath. His oars go next to the front door, where they have always been.
scenario-the-ferryman-tip-1 = Rows 9 to 11 of the lower wing also look at the lake through their east wall.
scenario-the-ferryman-tip-2 = A room can be a long finger that reaches the wall with the view.
scenario-the-ferryman-room-living = Living room
scenario-the-ferryman-room-kitchen = Kitchen
scenario-the-ferryman-room-bath = Bathroom
scenario-the-ferryman-room-bed = Bedroom
scenario-the-ferryman-room-studio = Boat store
scenario-the-ferryman-bonus-1 = 2 points for each room that looks at the lake (at most 8).
scenario-the-ferryman-bonus-2 = A piece of hobby gear is at most 5 squares from the front door.
scenario-the-ferryman-bonus-3 = Sofa and fireside are at most 2 squares apart.
scenario-the-ferryman-bonus-4 = The living room has at least 22 squares.
scenario-the-ferryman-bonus-5 = The boat store touches a south outer wall.

## Scenario 6

scenario-the-mosaic-floor-title = The Mosaic Floor
scenario-the-mosaic-floor-story = Under the old linoleum the workers found a mosaic with two dolphins. The monuments office allows walking on it, in slippers, but nothing may ever stand on it, not even a rug.
scenario-the-mosaic-floor-tip-1 = The mosaic makes good circulation: let sofas and tables face it.
scenario-the-mosaic-floor-tip-2 = If the living room cannot have it, the corridor can: six squares that would be lost anyway.
scenario-the-mosaic-floor-room-living = Living room
scenario-the-mosaic-floor-room-kitchen = Kitchen
scenario-the-mosaic-floor-room-bath = Bathroom
scenario-the-mosaic-floor-room-bed = Twins’ room
scenario-the-mosaic-floor-rule-1 = Nothing may be drawn on the mosaic squares (no furniture, no rugs). They may be circulation squares, part of a room, or part of the corridor.
scenario-the-mosaic-floor-bonus-1 = The whole mosaic lies inside the living room.
scenario-the-mosaic-floor-bonus-2 = The bathroom holds all four of its pieces.
scenario-the-mosaic-floor-bonus-3 = The twins’ room is mirror-symmetric, so nobody can complain.
scenario-the-mosaic-floor-bonus-4 = The kitchen has at most 2 squares that are neither furniture nor circulation.

## Scenario 7

scenario-two-authors-title = Two Authors, One Roof
scenario-two-authors-story = Clara writes ghost stories by night, Otto writes cookery books by day. They share a kitchen and a dictionary, and they have signed a paper saying that neither room will be a single square larger than the other.
scenario-two-authors-tip-1 = A room may always take in a few empty squares: that is the easiest way to make two rooms equal.
scenario-two-authors-tip-2 = The two wings are a hint, not an order.
scenario-two-authors-room-living = Common room
scenario-two-authors-room-kitchen = Kitchen
scenario-two-authors-room-bath = Bathroom
scenario-two-authors-room-bed = Clara’s room
scenario-two-authors-room-studio = Otto’s room
scenario-two-authors-bonus-1 = Clara’s and Otto’s rooms have the same number of squares.
scenario-two-authors-bonus-2 = Clara’s and Otto’s rooms share no wall.
scenario-two-authors-bonus-3 = A desk stands directly behind a window.
scenario-two-authors-bonus-4 = Their two doors are at least 4 squares apart.

## Scenario 8

scenario-the-old-cistern-title = The Old Cistern
scenario-the-old-cistern-story = A dry rainwater cistern, four pillars and a ladder: Nadia calls it a loft. There is no room for a corridor, so every door opens straight into the big hall, and the pillars stay exactly where the Romans left them.
scenario-the-old-cistern-tip-1 = The hall is whatever the other rooms leave over, so push them into the corners.
scenario-the-old-cistern-tip-2 = A pillar may be part of a room; it just takes up a square.
scenario-the-old-cistern-room-living = Great hall
scenario-the-old-cistern-room-kitchen = Kitchen
scenario-the-old-cistern-room-bath = Bathroom
scenario-the-old-cistern-room-bed = Bedroom
scenario-the-old-cistern-rule-1 = There is no corridor. The front door opens into the great hall, and every other door opens into the great hall too.
scenario-the-old-cistern-rule-2 = Nothing may be drawn on the pillars, and nobody can walk through them.
scenario-the-old-cistern-bonus-1 = 2 points for each rectangular room (at most 6).
scenario-the-old-cistern-bonus-2 = Corner sofa and fireside are at most 2 squares apart.
scenario-the-old-cistern-bonus-3 = A large rug lies in the great hall.
scenario-the-old-cistern-bonus-4 = Kitchen door and bedroom door are at least 5 squares apart.

## Scenario 9

scenario-the-fig-courtyard-title = The Fig Tree Courtyard
scenario-the-fig-courtyard-story = From the street the house is a blank wall with one door. Everything happens inside, around a courtyard with a fig tree so old that the family asks it for advice.
scenario-the-fig-courtyard-tip-1 = The tree is seen from two squares on each long side of the courtyard and from one on each short side: six window places for five rooms.
scenario-the-fig-courtyard-tip-2 = The front door may not open into the courtyard: its outside square must not be courtyard ground.
scenario-the-fig-courtyard-room-living = Living room
scenario-the-fig-courtyard-room-kitchen = Kitchen
scenario-the-fig-courtyard-room-bath = Bathroom
scenario-the-fig-courtyard-room-bed = Bedroom
scenario-the-fig-courtyard-room-studio = Music room
scenario-the-fig-courtyard-rule-1 = Windows may only look into the courtyard.
scenario-the-fig-courtyard-rule-2 = The front door must face south, towards the road.
scenario-the-fig-courtyard-bonus-1 = 3 points for each room that looks at the fig tree (at most 12).
scenario-the-fig-courtyard-bonus-2 = The corridor has at most 18 squares.
scenario-the-fig-courtyard-bonus-3 = Music room and bedroom share no wall.
scenario-the-fig-courtyard-bonus-4 = An armchair stands right next to a bookcase.

## Scenario 10

scenario-observatory-hill-title = Observatory Hill
scenario-observatory-hill-story = Professor Ito measures the light of very faint stars and is personally offended by lamps. The observatory comes first, the rest of the house arranges itself around it, and four windows are quite enough.
scenario-observatory-hill-tip-1 = The stepped corners hold small pieces surprisingly well.
scenario-observatory-hill-tip-2 = The north facade is only seven squares wide and the first room decides who gets it.
scenario-observatory-hill-room-living = Living room
scenario-observatory-hill-room-kitchen = Kitchen
scenario-observatory-hill-room-bath = Bathroom
scenario-observatory-hill-room-bed = Bedroom
scenario-observatory-hill-room-studio = Observatory
scenario-observatory-hill-rule-1 = The observatory must be the first room of the game.
scenario-observatory-hill-rule-2 = Draw at most four windows in the whole house.
scenario-observatory-hill-bonus-1 = The observatory is mirror-symmetric.
scenario-observatory-hill-bonus-2 = The observatory has a window to the north.
scenario-observatory-hill-bonus-3 = The observatory door is at least 6 squares from the front door.
scenario-observatory-hill-bonus-4 = The living room looks at the lake.
scenario-observatory-hill-bonus-5 = The bedroom has no window.

## Scenario 11

scenario-signal-house-title = Signal House 22
scenario-signal-house-story = The railway has sold the signal house between the two lines to a family with three children, a rabbit and very good ear plugs. One water pipe crosses the building, and the plumber refuses to lay a second one.
scenario-signal-house-tip-1 = Kitchen and bathroom meet at the pipe: plan them back to back.
scenario-signal-house-tip-2 = One pipe square is left over; the corridor may cross it.
scenario-signal-house-room-living = Living room
scenario-signal-house-room-kitchen = Kitchen
scenario-signal-house-room-bath = Bathroom
scenario-signal-house-room-bed = Parents’ room
scenario-signal-house-room-studio = Children’s room
scenario-signal-house-rule-1 = The kitchen and the bathroom must each contain at least one of the three pipe squares; a room that does not scores as if it could not be reached.
scenario-signal-house-rule-2 = The front door must face west.
scenario-signal-house-bonus-1 = The parents’ room touches no south outer wall.
scenario-signal-house-bonus-2 = The children’s room touches no north outer wall.
scenario-signal-house-bonus-3 = Parents’ and children’s rooms share a wall.
scenario-signal-house-bonus-4 = At least one piece of every card is in the house.
scenario-signal-house-bonus-5 = The living room offers at least 5 seats.

## The score sheet

part-rooms = Rooms
part-bonus = Bonus
sheet-piece = { $room ->
    [living] Living room
    [kitchen] Kitchen
    [bath] Bathroom
    [bed] Bedroom
   *[studio] Studio
  } { $option }: one point for each square.
sheet-rug = { $room ->
    [living] Living room
    [kitchen] Kitchen
    [bath] Bathroom
    [bed] Bedroom
   *[studio] Studio
  } { $option }: a rug scores nothing by itself.
sheet-cut-off = { $room ->
    [living] Living room
    [kitchen] Kitchen
    [bath] Bathroom
    [bed] Bedroom
   *[studio] Studio
  } { $option } cannot be reached.
sheet-empty-room = { $room ->
    [living] Living room
    [kitchen] Kitchen
    [bath] Bathroom
    [bed] Bedroom
   *[studio] Studio
  } without furniture.
ranking-tie-break = Tied on points: more pieces drawn, without rugs; if still tied, the place is shared.

## Why not: placing a piece

wrong-outside = { $where } Part of the piece is outside the building.
wrong-circulation-outside = { $where } A circulation square is outside the building.
wrong-in-closed-room = { $where } These squares belong to a closed room or must stay free.
wrong-obstacle = { $where } There’s a pillar.
wrong-keep-free = { $where } These squares must stay free in this scenario.
wrong-blocks-door = { $where } The square in front of a door must stay free.
wrong-overlap-piece = { $where } There’s another piece.
wrong-overlap-rug = { $where } There’s a rug.
wrong-covers-circulation = { $where } The piece would be on circulation squares.
wrong-circulation-on-piece = { $where } There’s a piece where this one needs circulation.
wrong-wall-through-piece = { $where } A wall would run through the piece.
wrong-no-wall = { $where } This side must be against a wall.
wrong-other-area = { $where } The room has pieces in another part of the floor.

## Why not: closing a room

wrong-piece-left-out = { $where } Every square of the room’s pieces must be inside.
wrong-not-connected = { $where } The room must be one connected area.
wrong-no-door = { $where } The room needs a door.
wrong-door-on-outer-wall = { $where } A room’s door can’t lead outside.
wrong-door-not-on-boundary = { $where } The door must be in a wall of the room.
wrong-door-to-room = { $where } The door would lead into another room.
wrong-door-not-to-hub = { $where } The hub already has its walls: this door must lead into it.
wrong-door-blocked = { $where } No door here: a pillar, a wall that stays, or furniture against the wall.

## Why not: front door and windows

wrong-not-outer-wall = { $where } This isn’t an outer wall.
wrong-window-there = { $where } There’s a window.
wrong-door-there = { $where } There’s the front door.
wrong-opens-into-room = { $where } The front door must open into the corridor, or into the hub where there is none.
wrong-square-in-use = { $where } The square behind the front door is in use.
wrong-wrong-side = { $where } This scenario doesn’t allow it on this side.
wrong-back-of-piece = { $where } There’s furniture against this wall.
wrong-too-many-windows = { $where } You can’t add any more windows.

## What is wrong with a drawing, a question or a file

wrong-unreadable-piece = { $where } isn’t a piece. Write it like 09b1 r1 m c4.
wrong-no-such-piece = { $where }: no card in this scenario shows this piece.
wrong-unreadable-squares = { $where } aren’t squares. Write them like c4 or c4:e6.
wrong-unreadable-edge = { $where } isn’t an edge. Write a square and a side, such as c4 w.
wrong-wrong-cards = { $where }: this scenario has { $cards } cards.
wrong-wrong-card = { $where }: this is card { $number } of the room { $room ->
    [living] Living room
    [kitchen] Kitchen
    [bath] Bathroom
    [bed] Bedroom
   *[studio] Studio
  }.
wrong-no-card-turned = { $where }: no card is turned over.
wrong-wrong-square = { $where } isn’t a square [row, column].
wrong-wrong-edge = { $where } isn’t an edge: it needs two squares that share a side, one of them inside.
wrong-wrong-room = { $where }: a room must be on floor and on no other room.
wrong-plan-size = { $where } must be rows of equal length, at most { $most } × { $most }.
wrong-no-such-object = { $where }: there’s no { $text } in this plan.
wrong-one-window = { $where } must be exactly one.
wrong-furniture-misnamed = { $where }: { $name } doesn’t match number, card and option.
wrong-furniture-contradiction = { $where }: the drawing says otherwise about { $field }.
wrong-furniture-drawing = { $where } must be rows of equal length, made of the characters { $known }.
wrong-furniture-size = { $where }: a drawing covers at least one square and at most { $most } × { $most }.
wrong-furniture-rug = { $where }: a rug can only have ~ squares.
wrong-furniture-in-parts = { $where }: the squares of a piece must be connected.
wrong-furniture-missing = { $where }: there must be { $options } options.
wrong-scenario-plan = { $where } must be { $side } rows of { $side } characters from { $known }.
wrong-scenario-no-floor = { $where }: there’s no floor.
wrong-scenario-check = { $where }: there are { $found }.
wrong-scenario-rooms = { $where }: one to { $most } rooms, each card once.
wrong-scenario-list = { $where } must be a list of numbers with tokens.
wrong-scenario-number-twice = { $where }: a room lists each number once.
wrong-scenario-third-card = { $where }: number { $number } has only two cards.
wrong-scenario-tokens = { $where }: there are only { $most } tokens.
wrong-bonus-extra-field = { $where } means nothing in a bonus of the kind { $kind }.
wrong-bonus-rooms = { $where } must be different rooms, two of them unless the kind is same_size.
wrong-bonus-selector = { $where }: there’s no object { $text }.

## At the terminal

turn-task-room = Which room comes next? Type its number.
turn-task-card = { $room }: which card do you turn over? Type its number.
turn-task-tokens = { $tokens ->
    [one] Place the token on option 1 or 2.
   *[other] Place { $tokens } tokens: 1 or 2 for all on one option, or split them, such as 1 { $tokens ->
        [2] 1
       *[other] 2
      }.
  }
turn-task-draw = { $tokens ->
    [one] Draw “{ $piece }” (option { $option }): type its top left square, or no.
   *[other] Token { $number } of { $tokens }: draw “{ $piece }” (option { $option }), or no.
  }
turn-task-close = { $room }: draw its walls and its door. Press Enter for a proposal.
turn-task-finish = Final touches: the front door and windows. Press Enter for a front door.
turn-hint-room = 1 · m rooms and cards · l other plans · ? help · sheet · save FILE · quit
turn-hint-card = A number · m what it may show · l other plans · ? help · sheet · quit
turn-hint-tokens = 1 or 2 · m · l other plans · ? help · sheet · save FILE · quit
turn-hint-tokens-chosen = Enter keeps it · u takes it back
turn-hint-draw = c4 · r1 c4 turned · no · m where it fits · l other plans · ? help · quit
turn-hint-draw-chosen = Enter keeps it · r turns · < > ^ v moves · another square · no · u back
turn-hint-draw-on = The next piece, or no · r turns · < > ^ v moves the last one · u back
turn-hint-close = Enter: a proposal · c4:f8 squares · f6 e door · m · ? help · sheet · quit
turn-hint-close-chosen = Enter keeps it · +g5 -g5 squares · f6 e door · w c4 n window · u back
turn-hint-finish = front l12 s · w c4 n window · done · m places · ? help · sheet · quit
turn-hint-finish-chosen = Enter keeps it, the plan is finished then · w c4 n window · u back
turn-missing = { $pieces ->
    [one] 1 piece is still to be drawn; type no to leave it out.
   *[other] { $pieces } pieces are still to be drawn; type done to leave them out.
  }
turn-later = Next: { $cards }
turn-idea-free = Bright Idea: available
turn-idea-used = Bright Idea: used
turn-idea-gone = { $name } (idea used)
turn-share = { $tokens } × { $piece }
turn-news-room = { $who ->
    [you] You chose the next room: { $room }.
    [hint] Choose the next room: { $room }.
   *[other] { $seat } chose the next room: { $room }.
  }
turn-news-card = { $who ->
    [you] You turned over a card: { $card }.
    [hint] Turn over a card: { $card }.
   *[other] { $seat } turned over a card: { $card }.
  }
turn-news-tokens = { $who ->
    [you] You placed the tokens: { $shares }.
    [hint] Place the tokens: { $shares }.
   *[other] { $seat } placed the tokens: { $shares }.
  }
turn-news-closed = { $room } closed. { $closed }
turn-news-over = All plans are finished.
turn-news-move = { $who ->
    [you] You: { $deeds }
    [hint] { $deeds }
   *[other] { $seat }: { $deeds }
  }
turn-news-drawn = { $drawn }
turn-drawn-by = { $who ->
    [you] You: { $pieces }
   *[other] { $seat }: { $pieces }
  }{ $idea ->
    [yes] {" (Bright Idea)"}
   *[no] { "" }
  }
turn-piece = { $letter } { $piece }
turn-and-also = { $one }, { $other }
turn-closed-by = { $who ->
    [you] You: { turn-squares }
   *[other] { $seat }: { turn-squares }
  }
turn-card-tokens = { $card } ×{ $tokens }
turn-nothing-drawn = nothing
turn-squares = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  }
turn-no-entrance = Without a front door nobody can get in, and no room counts.
turn-cut-off = { $number ->
    [one] Nobody can reach { $pieces }, so it wouldn’t count.
   *[other] Nobody can reach { $pieces }, so they wouldn’t count.
  }
turn-closing = { $room }: { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
  }{ $shape ->
    [square] , a square
    [rectangle] , a rectangle
    [symmetric] , mirror-symmetric
   *[other] { "" }
  }.
turn-left-over = { $squares ->
    [one] 1 free square is cut off from its door.
   *[other] { $squares } free squares are cut off from its door.
  }
turn-par = { $reached ->
    [0] Target scores: { $targets }. You haven’t reached any yet; next time!
    [1] Target scores: { $targets }. You reached the first one.
    [2] Target scores: { $targets }. You reached two, well done.
   *[other] Target scores: { $targets }. You reached all three: a masterpiece.
  }
turn-bonus = Bonus { $points } (now { $now })
turn-nowhere = fits nowhere
turn-shown-proposal = Proposal
turn-shown-squares = Squares the room can include
turn-shown-doors = Doors for the proposed room
turn-shown-front = Places for the front door
turn-shown-windows = Places for windows

turn-help-now = Now
turn-help-room = You’re the active player: open any of the remaining rooms. Everyone furnishes it, card by card, and closes it at the end.
turn-help-card = You’re the active player: turn over one of this room’s cards. It shows two pieces; m shows the four it could be.
turn-help-tokens = You’re the active player: each token on the card goes to one of the two options. Everyone draws one piece for each token.
turn-help-draw = Everyone draws one piece for each token, or leaves it out: no. Type the square of the drawing’s top left corner, circulation included: c4. r1 c4 turns it clockwise once first, r2 and r3 twice and three times. After that r turns it, < > ^ v move it, another square moves it there. X are covered squares (1 point each), o is circulation that stays free, lines are sides against a wall. front l12 s and w c4 n draw front door and windows at any time; the same again removes them. Nothing is final before you press Enter.
turn-help-close = The room gets its walls: all squares of its pieces and any free ones you like, all in one area. Enter shows a proposal. c4:f8 g5 includes these squares, +g5 and -g5 change the proposal, f6 e puts the door on the east side of f6, close starts over. The door leads to a square that isn’t in a room. Walls and door are final.
turn-help-finish = front l12 s puts the front door on the south side of l12; it must open into the corridor. front alone proposes the best place. w c4 n draws a window. The same again removes it. Type done when everything is drawn.
turn-help-plan = The plan
turn-help-plan-text = Capital letters are pieces, small ones those you haven’t kept yet. o circulation, ! circulation nobody can reach, ~ rug, : must stay free in front of a door, @ pillar, % mosaic, + pipe, T tree, L lake, R road, y courtyard. | and _ are walls, gaps in them doors, = windows, # the front door.
turn-help-access = Points
turn-help-access-text = Each covered square of a piece is 1 point, if you can walk from the front door to all its circulation squares. A room without furniture costs 3. The points on the screen are what you’d have if room and plan were finished now in a sensible way; 8/12 means that 4 of 12 are cut off.
turn-help-idea = Bright Idea
turn-help-idea-text = Once per game, for one piece: mirror c4 draws it mirrored, ! c4 draws the card’s other option.
turn-help-end = The end
turn-help-end-text = After the last room, everyone finishes their plan with a front door and windows. The most points win; if tied, more pieces, without rugs.
turn-help-look = l
turn-help-look-text = Shows the other plans as they were before this step; l 2 or l Anna shows one.

wrong-turn-unreadable = You can’t do that now; m shows what you can do, ? explains it.
wrong-turn-no-edge = Type a square and a side, such as l12 s: n north, e east, s south, w west.
wrong-turn-no-front-door = There’s no place left for a front door.
wrong-turn-no-such-room = Which room? Type one of { $known }.
wrong-turn-room-not-now = You can’t open this room now.
wrong-turn-no-such-card = Which card? Type one of { $known }.
wrong-turn-unreadable-tokens = Type 1 or 2 for the option, or two numbers that add up to { $tokens }.
wrong-turn-wrong-tokens = The tokens on both options must add up to { $tokens }.
wrong-turn-other-card = { $option } isn’t on this card.
wrong-turn-no-token = Option { $option } has no token. With your Bright Idea you can draw it: ! before the square.
wrong-turn-first-option-first = Draw the pieces of option 1 first, or type no.
wrong-turn-where = Where? Type a square, such as c4.
wrong-turn-one-idea = The Bright Idea mirrors a piece or draws the other option, not both.
wrong-turn-idea-used = You’ve already used your Bright Idea.

## Score pad

pad-yes = yes
pad-no = no
pad-scenario-intro = { $scenarios } · 0 another scenario
pad-scenario = Which scenario? 0 to { $last }
pad-rooms = How many rooms does it have?
pad-room-number = Room { $number }
pad-room-intro = For each piece, type how many squares it covers, rugs left out: 6 4 2. Add an x to a piece nobody can reach: 6 4 2x. Press Enter if nothing was drawn.
pad-room = { $room }: squares of each piece?
pad-bonus-intro = Only rooms and pieces that can be reached count.
pad-bonus = +{ $points }: { $bonus } Earned?
pad-bonus-each = { $bonus } Points, at most { $most }, { $points } for each?
pad-bonus-sum = Bonus points in all?
pad-room-line = { $room }: { $pieces } squares.
pad-cut-off-line = { $room }: nobody can reach { $pieces }.
pad-empty-line = { $room }: no furniture.
pad-bonus-line = Bonus points you entered.
wrong-pad-no-such-scenario = Please type a number from 0 to { $last }.
wrong-pad-no-pieces = Type a number from 1 to { $most } for each piece, such as 6 4 2x.
wrong-pad-yes-or-no = Please answer { $yes } or { $no }.
wrong-pad-not-so-many = This bonus gives { $step } points at a time, at most { $most }.
wrong-pad-not-a-number = Please type a number from { $lowest } to { $highest }.
wrong-pad-too-many-pieces = Please check: { $name }, { $room }: there are more pieces than tokens ({ $tokens }).
wrong-pad-empty-hub = Please check: { $name }, { $room }: nothing was drawn here, and this room connects the others. Unless there’s a rug, nobody can reach them: mark their pieces with x.

bot-planner = Planner

## Live figures of a plan

live-holds = { $points ->
    [one] Holds now: 1 point.
   *[other] Holds now: { $points } points.
  }
live-open = Not yet.
live-lost = No longer possible.
live-safe = Counts now: { $points }
live-danger = Drawn, but doesn’t count now: { $points }
live-no-front-door = There’s no front door yet.
live-hub-not-closed = The front door opens into a room that isn’t closed yet.
live-front-door-in-room = The front door opens into the wrong room.
live-front-door-blocked = Furniture is right behind the front door.
live-room-not-begun = Nothing is drawn for this room.
live-room-not-closed = The room has no walls yet.
live-room-without-door = The room has no door.
live-door-blocked = Something is right behind the room’s door.
live-door-cut-off = There’s no way from the front door to the room’s door.
live-mark-missing = The room must contain a square with { $mark ->
    [mosaic] mosaic
   *[pipe] a pipe
  }.
live-circulation-cut-off = Part of its circulation can’t be reached from the door.
live-circulation-split = Its circulation is in { $parts } places that can never be joined.
live-circulation-enclosed = Its circulation is shut in: no door can ever reach it.
live-room-in-parts = This room’s circulation is in { $parts } separate parts. Its door will reach only one of them.
live-empty-room = No furniture: minus { $points } points.
live-empty-room-threatens = { $tokens ->
    [one] No furniture yet: minus { $points } points, unless its last piece is drawn.
   *[other] No furniture yet: minus { $points } points, unless one of its { $tokens } pieces is drawn.
  }
live-hub-threatens = Draw at least one piece here: without this room, the others can’t be reached and score nothing.
live-hub-lost = Nothing was drawn in the room that connects the others: they can’t be reached and score nothing.
live-pieces = Pieces that count: { $have } of { $need }
live-cards = Cards with a piece that counts: { $have } of { $need }
live-count = { $have } of { $need }
live-seats = Seats: { $have } of { $need }
live-each-piece = { $have } so far, { $points } each, at most { $most }
live-each-view = { $of ->
    [tree] Rooms that look at a tree
    [lake] Rooms that look at the lake
   *[road] Rooms that look at the road
  }: { $have } so far, { $points } each, at most { $most }
live-each-rectangle = Rectangular rooms: { $have } so far, { $points } each, at most { $most }
live-window-there = { $side ->
    [n] There is a window to the north.
    [e] There is a window to the east.
    [s] There is a window to the south.
    [w] There is a window to the west.
   *[any] There is a window.
  }
live-window-missing = { $side ->
    [n] A window to the north is missing.
    [e] A window to the east is missing.
    [s] A window to the south is missing.
    [w] A window to the west is missing.
   *[any] A window is missing.
  }
live-rooms-with-window = Rooms with a window: { $have } of { $need }
live-windows-unwanted = { $have ->
    [0] No window: just right.
    [one] 1 window too many.
   *[other] { $have } windows too many.
  }
live-view-there = { $of ->
    [tree] A window looks at a tree.
    [lake] A window looks at the lake.
   *[road] A window looks at the road.
  }
live-view-missing = { $of ->
    [tree] No window looks at a tree.
    [lake] No window looks at the lake.
   *[road] No window looks at the road.
  }
live-piece-missing = No such piece counts yet.
live-at-window = It’s right behind a window.
live-not-at-window = It isn’t behind a window.
live-distance-at-most = Distance { $have }, needed at most { $need }
live-distance-at-least = Distance { $have }, needed at least { $need }
live-no-way = There’s no way between the two (the limit is { $need }).
live-pair-missing = { $which ->
    [both] Both are missing or don’t count yet.
   *[single] One of the two is missing or doesn’t count yet.
  }
live-touching = They touch.
live-not-touching = They don’t touch.
live-bonus-room = { $room ->
    [living] The living room
    [kitchen] The kitchen
    [bath] The bathroom
    [bed] The bedroom
   *[studio] The studio
  } doesn’t count yet.
live-bonus-room-empty = { $room ->
    [living] The living room
    [kitchen] The kitchen
    [bath] The bathroom
    [bed] The bedroom
   *[studio] The studio
  } has no furniture and earns no bonus.
live-bonus-cut-off = { $count ->
    [one] 1 more is drawn but doesn’t count now.
   *[other] { $count } more are drawn but don’t count now.
  }
live-size-at-least = Squares: { $have }, needed at least { $need }
live-size-at-most = Squares: { $have }, allowed at most { $need }
live-size-between = Squares: { $have }, needed { $least } to { $most }
live-sizes = Squares: { $least } in the smallest, { $most } in the largest
live-rectangle = It’s a rectangle.
live-not-rectangle = Squares missing for a rectangle: { $missing }
live-rows-and-columns = { $rows } × { $columns }, squares missing: { $missing }
live-symmetric = It’s symmetric.
live-not-symmetric = Squares without a mirror image: { $missing }
live-common-walls = Edges in common: { $have }
live-squares-at-side = { $side ->
    [n] Squares at the north outer wall
    [e] Squares at the east outer wall
    [s] Squares at the south outer wall
   *[w] Squares at the west outer wall
  }: { $have }
live-blank-squares = Blank squares: { $have }, allowed at most { $need }
live-corridor = Squares of the corridor: { $have }, allowed at most { $need }
live-no-corridor = There’s no corridor yet (at most { $need } squares allowed).
live-front-door-missing = The front door is missing; it should face { $need ->
    [n] north
    [e] east
    [s] south
   *[w] west
  }.
live-front-door-faces = The front door faces { $have ->
    [n] north
    [e] east
    [s] south
   *[w] west
  }; wanted: { $need ->
    [n] north
    [e] east
    [s] south
   *[w] west
  }.
live-marked-squares = { $mark ->
    [mosaic] Mosaic squares
   *[pipe] Pipe squares
  }: { $have } of { $need }

## Scenario files: what is wrong, what they say, new ones

wrong-scenario-row = { $where } has { $found } characters and must have { $side }.
wrong-scenario-sign = { $where } has { $signs }; the characters are { $known }
wrong-scenario-id = { $where } must be small letters, digits and hyphens, at most { $most }.
wrong-scenario-par = { $where } must grow from the first score to the third.
wrong-page-no-text = { $where } must be a text, or texts by language: { $known }.
wrong-page-no-table = { $where } must be a table.
wrong-bonus-no-bounds = { $where }: room_size needs min, max or both.
wrong-scenario-altered = { $where } doesn’t match: the scenario was changed.
wrong-proof-cards = { $where } must name one card for each number of the list, in its order, such as 5b; two cards of a number must differ.
wrong-proof-illegal = { $where }: the rules don’t allow { $move } here.
wrong-proof-unfinished = { $where }: the plan isn’t finished.
wrong-proof-not-whole = { $where }: { $drawn } of { $tokens } pieces are drawn; all are needed, without the Bright Idea.
wrong-proof-unreachable = { $where }: a room or a piece can’t be reached.
wrong-proof-points = { $where }: the plan scores { $found }.
wrong-scenario-tight = { $where }: the largest pieces and the corridor need { $need } squares; the floor has { $floor }.
wrong-scenario-floor-in-parts = { $where }: the floor is in { $parts } parts with no way between them.
wrong-scenario-no-way-in = { $where }: no outer wall can have a front door.
wrong-scenario-never = { $where }: this bonus can never be earned here.
wrong-scenario-idle = { $where }: the plan has nothing this rule applies to.
own-text = { $en }
side-n = north
side-e = east
side-s = south
side-w = west
seen-tree = a tree
seen-lake = a lake
seen-road = a road
mark-mosaic = mosaic
mark-pipe = pipe
tag-seat = Seating
tag-table = Table
tag-screen = Screen
tag-shelf = Shelves
tag-warm = Stove or fireplace
tag-water = Water fittings
tag-cold = Fridge
tag-plant = Plant
tag-art = Work of art
tag-bed = Bed
tag-tall = Tall piece
tag-baby = Baby furniture
tag-toy = Toys
tag-music = Musical instrument
tag-sport = Sports gear
tag-craft = Craft corner
tag-pet = Pet
tag-rug = Rug
object-in-room = { $what } ({ $room })
object-door = door of: { $room }
object-window = window of: { $room }
object-front-door = front door
object-corridor = Corridor
told-bonus-room-complete = { $room }: a piece for every token, each one reachable.
told-bonus-all-cards-used = At least one reachable piece of every card.
told-bonus-count = { $what }: at least { $min }.
told-bonus-per-count = { $what }: { $points } each, { $max } at most.
told-bonus-seats = { $room }: seats for { $min } or more.
told-bonus-window = { $room }: a window.
told-bonus-window-side = { $room }: a window facing { $side }.
told-bonus-all-rooms-window = A window in every room.
told-bonus-no-window = { $room }: no window.
told-bonus-view = { $room }: a window that looks at { $of }.
told-bonus-per-view = { $points } for each room that looks at { $of }, { $max } at most.
told-bonus-at-window = { $what }: directly behind a window.
told-bonus-near = { $a } – { $b }: distance { $max } at most.
told-bonus-far = { $a } – { $b }: distance { $min } at least.
told-bonus-touching = { $a } – { $b }: side by side.
told-bonus-room-size = { $room }: from { $min } to { $max } squares.
told-bonus-room-size-min = { $room }: { $min } squares or more.
told-bonus-room-size-max = { $room }: { $max } squares or fewer.
told-bonus-same-size = { $rooms }: the same number of squares.
told-bonus-rectangular = { $room }: a rectangle.
told-bonus-square = { $room }: a square.
told-bonus-per-rectangular = { $points } for each rectangular room, { $max } at most.
told-bonus-symmetric = { $room }: mirror-symmetric.
told-bonus-rooms-touch = { $rooms }: share a wall.
told-bonus-rooms-apart = { $rooms }: share no wall.
told-bonus-touches-side = { $room }: an outer wall facing { $side }.
told-bonus-avoids-side = { $room }: no outer wall facing { $side }.
told-bonus-corridor = Squares of the corridor: { $max } at most.
told-bonus-front-door = The front door faces { $side }.
told-bonus-no-waste = { $room }: blank squares, { $max } at most.
told-bonus-holds-mark = { $room }: all squares with { $mark }.
told-bonus-holds-mark-min = { $room }: squares with { $mark }, at least { $min }.
told-rule-no-corridor = There is no corridor. The front door and all other doors open into this room: { $room }.
told-rule-columns = You can’t draw on the pillars or walk through them.
told-rule-keep-free = No furniture and no rug on squares with { $mark }.
told-rule-blind-sides = No window and no front door facing: { $sides }.
told-rule-windows-only = Windows can only look into the courtyard, and the front door can’t open into it.
told-rule-front-door-side = The front door must face { $side }.
told-rule-max-windows = Windows in the whole home: at most { $max }.
told-rule-first-room = This room comes first: { $room }.
told-rule-must-hold = { $rooms }: each needs a square with { $mark }, or it counts as unreachable.
show-difficulty = { $difficulty ->
    [0] trial
    [1] easy
    [2] medium
   *[3] hard
  }
show-size = { $tokens } tokens, { $floor } squares of floor
show-par = Target scores alone: { $first }, { $second }, { $third }
show-rooms = Rooms
show-rules = Special rules
show-bonuses = Bonuses
show-tips = Tips
show-own-furniture = Some furniture is drawn by the author.
sign-t = T tree
sign-l = L lake
sign-r = R road
sign-y = y courtyard
sign-o = O pillar
sign-m = m mosaic
sign-p = p pipe
list-built-in = In the project book
list-own = Your own, in { $folder }
list-none = none yet
list-broken = can’t be used; see casetta scenario check
check-warning = { $file }: warning: { $fault }
check-scenario = { $file } is fine: { $tokens } tokens, { $floor } squares of floor, { $largest } for the largest pieces, { $corridor } for the corridor.
check-furniture = { $file } is fine: { $options ->
    [one] 1 option.
   *[other] { $options } options.
  }
check-proof = { $file }: proof { $number } is right: every piece drawn, every room reached, { $points } points.
new-drawing = Seed { $seed }: home { $home }, plan { $plan }…
new-playing = Seed { $seed }: target scores, game { $game } of { $games }…
new-written = { $title } is in { $file }.
new-play = Play it: casetta play home-staging --scenario { $name }
made-title = A home for { $name }
made-story-1 = { $name } bought the place unseen and swears that everything will fit. The moving van is already on its way.
made-story-2 = { $name } wants a home where nobody has to climb over anything, and has counted the squares twice.
made-story-3 = The last tenant took the doors along. For { $name }, that’s a chance to think again about where the walls should be.
made-tip-1 = Everything fits, even the largest pieces: a plan at the end of the file proves it.
made-tip-2 = Two rooms may open onto the same square of the corridor.

## The plan as a picture

svg-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
svg-seat = Drawn by seat { $seat }
svg-finished = Finished plan
svg-unfinished = Still in progress
svg-faint = Faint: doesn’t count

## Awards

award-windows = { $number ->
    [one] The only window.
   *[other] Most windows: { $number }.
  }
award-corridor = { $number ->
    [one] Smallest corridor: one square.
   *[other] Smallest corridor: { $number } squares.
  }
award-seats = { $number ->
    [one] The only place to sit.
   *[other] Most places to sit: { $number }.
  }

## On the page

web-where = Room { $room } of { $rooms }
web-prompt-room = choose the next room
web-prompt-card = { $room }: turn over a card
web-prompt-tokens = place the tokens
web-prompt-draw = { $room }, card { $number } of { $count }
web-prompt-close = { $room }: walls and a door
web-prompt-finish = front door and windows
web-tool = { $tool ->
    [piece] Piece
    [window] Window
    [entry] Entry
    [where] Where?
    [idea] Idea
    [brush] Brush
    [box] Box
    [edge] Walls
   *[door] Door
  }
web-tools = Tools
web-plan = Plan of { $name }
web-my-plan = My plan
web-counted = Counted now
web-drawn-by = drawn by
web-one-square = one square
web-over = The plans are finished
web-finishing = Final touches
web-next-room = Which room comes next?
web-rooms-left = Remaining rooms
web-chooses = { $name } chooses
web-sets = { $me ->
    [yes] You place the tokens
   *[no] { $name } places the tokens
  }
web-set-by = { $me ->
    [yes] tokens placed by you
   *[no] tokens placed by { $name }
  }
web-state = { $state ->
    [drawing] drawing
    [done] done
   *[choosing] choosing
  }
web-wait = { $phase ->
    [draw] Done. Still drawing: { $names }.
    [close] Done. Still building walls: { $names }.
    [finish] Done. Still finishing: { $names }.
   *[other] Waiting for { $names }.
  }
web-card = { $number } { $name }, tokens: { $tokens }. { $state ->
    [drawn] Already drawn.
    [free] Turn it over?
   *[down] Face-down. Shows what it could be.
  }
web-card-drawn = drawn
web-gallery = What could it be? { $name }
web-gallery-how = One of these two cards is here; nobody knows which.
web-gallery-open = What could it be?
web-option = { $piece }, { $points ->
    [one] 1 point
   *[other] { $points } points
  }. { $state ->
    [none] { "" }
    [skipped] You left it out.
    [placed] It’s placed.
   *[open] Not placed yet.
  }
web-share = { $first } for { $one }, { $second } for { $other }
web-fits = It fits. { $back ->
    [yes] Its back is against the wall.
   *[no] { $dots ->
        [0] It needs no space around it.
       *[other] The dots stay free.
      }
  }
web-fits-cut = It fits, but something would be cut off.
web-fits-not = It doesn’t fit here.
web-is-skipped = You’re leaving this piece out.
web-nowhere = It doesn’t fit anywhere any more. Try your Bright Idea, or leave it out.
web-hint-draw = Point at the plan and click. Turn it with R or the mouse wheel.
web-hint-touch = Tap the plan where you want it.
web-skip = Skip
web-unskip = Take it after all
web-turn = Turn
web-mirror = Mirror
web-other = Other option
web-next-piece = Next piece
web-draw-nothing = Draw nothing
web-draw-gain = Draw, +{ $points }
web-go-room = Open room
web-go-card = Turn over
web-go-tokens = Place tokens
web-go-draw = Draw
web-go-close = Close room
web-go-finish = Finish
web-go-wait = Please wait
web-proposal = Suggested
web-idea-ask = Use your Bright Idea? You have one per game: mirror this piece, or draw the card’s other option.
web-idea-no = Keep it for later
web-idea-symmetric = Mirrored, this piece looks the same.
web-save-plan = Save the plan as a picture
web-print-plan = Print the plan
web-redo = Redo
web-close-looking = Looking for the smallest room…
web-close-good = Looks good: everything can be reached, and there’s space for what comes next.
web-close-how = Paint squares in or out with the brush, pull a box, or drag a wall. The pieces stay inside. Then choose the door. Walls and door are final.
web-closing-tag = { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }{ $shape ->
    [square] {" · square"}
    [rectangle] {" · rectangle"}
    [symmetric] {" · symmetric"}
   *[other] { "" }
  }
web-show = Show
web-check = Before you finish
web-check-front = The front door is there.
web-check-windows = { $count ->
    [0] No windows yet.
    [one] 1 window.
   *[other] { $count } windows.
  }
web-check-cut = { $count ->
    [one] Nobody can reach this piece: { $pieces }.
   *[other] Nobody can reach these pieces: { $pieces }.
  }
web-propose-front = Suggest one
web-no-front = Finish without a front door? Nobody could get in, and no room would count.
web-no-front-propose = Add the proposed door
web-no-front-back = Keep drawing
web-no-front-go = Finish without a door
web-square = { $square }: { $what ->
    [outside] outside
    [piece] { $piece }
    [pillar] a pillar
    [dot] circulation, stays free
    [reached] free
   *[cut] free, but cut off
  }.
web-square-room = { $inside ->
    [yes] In the room.
   *[no] Not in the room.
  }
web-edge = { $kind ->
    [window] Window
    [front] Front door
   *[door] Door
  }, { $square }, { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
  } side{ $there ->
    [yes] : it is here.
   *[no] : possible.
  }
web-edge-sees = It looks at { $what }.
web-edges = { $tool ->
    [window] Places for windows
    [entry] Places for the front door
   *[door] Places for the door
  }
web-walls = Walls of the room
web-wall = Wall at { $square }, { $side ->
    [n] north
    [e] east
    [s] south
   *[w] west
  } side. Enter pushes it out, Shift and Enter pulls it in.
web-nudge = Move the piece
web-nudge-up = Up
web-nudge-down = Down
web-nudge-left = Left
web-nudge-right = Right
web-piece-points = { $piece }: { $points } of { $most }.
web-client-met = “{ $wish }” Just what I wanted, thank you!
web-client-end = { $reached ->
    [0] I’ll get used to it. Who needs a door, anyway?
    [1] A real home. I’m moving in tomorrow.
    [2] You’ve thought of everything. My friends will be green with envy.
   *[other] I have no words. I’ll never move again.
  }
web-key-piece = take a piece, or choose what’s offered
web-key-move = move the piece or the cursor
web-key-turn = turn the piece
web-key-idea = Bright Idea: mirror, other option
web-key-skip = leave the piece out
web-key-where = show where it fits
web-key-tools = windows, front door, back to the piece
web-key-walls = walls: brush, box, push a wall, door
web-log-draw = { $idea ->
    [yes] { $piece } at { $square } (Bright Idea)
   *[no] { $piece } at { $square }
  }
web-log-decline = { $who ->
    [hint] Leave a piece out
   *[other] one piece left out
  }
web-log-grow = { $who ->
    [hint] { $count ->
        [one] Add a square to the room
       *[other] Add { $count } squares to the room
    }
   *[other] { $count ->
        [one] one more square in the room
       *[other] { $count } more squares in the room
    }
  }
web-log-hidden = { $who ->
    [you] You drew something.
   *[other] { $seat } drew something.
  }
web-log-close = { $who ->
    [hint] Close the room
   *[other] room closed
  }
web-log-front = front door
web-log-windows = { $count ->
    [one] a window
   *[other] { $count } windows
  }
web-log-ready = { $who ->
    [hint] Finish the plan
   *[other] plan finished
  }
web-rules-turn = A turn
web-rules-turn-text = The active player opens a room, then turns over its cards one by one and places the tokens on the two pieces of the card. Everyone draws one piece for each token at the same time, or leaves it out.
web-rules-draw = Drawing
web-rules-draw-text = A piece covers squares, one point each. The dots beside it are circulation: they stay free, but pieces can share them. A thick line must be against a wall. You can turn a piece and take it back until you draw it.
web-rules-close = Closing a room
web-rules-close-text = When all cards of a room are done, you draw walls around its pieces, with as many free squares as you like, and one door to a square outside. A piece counts only if you can walk from the front door to every one of its dots. A room without furniture costs 3 points.
web-scenario-card = { $title }, { $difficulty }. { $rooms ->
    [one] 1 room
   *[other] { $rooms } rooms
  }, { $tokens } pieces.
wrong-nothing-to-close = { $where }: there’s no room to close.
live-no-way-in = There’s no outer wall left for the front door.
live-left-over = { $count ->
    [one] 1 free square would be cut off from this door.
   *[other] { $count } free squares would be cut off from this door.
  }
live-doors-past-hub = { $count ->
    [one] The door of 1 room wouldn’t lead in here, so nobody could get into it.
   *[other] The doors of { $count } rooms wouldn’t lead in here, so nobody could get into them.
  }
live-too-tight = It’s going to be tight: the remaining rooms need about { $need } squares, { $have } are left.

## On the score pad page

web-pad-which = Which scenario did you play?
web-pad-other = Another scenario
web-pad-plan = The plan, square by square
web-pad-rooms = Rooms
web-pad-how = { $tool ->
    [piece] Choose a piece, then tap the plan. Tap a drawn piece to pick it up again.
    [room] Pull a box over the room’s squares. Start inside it to take squares out.
    [door] Tap a wall of the room.
    [front] Tap an outer wall.
   *[window] Tap outer walls.
  }
web-pad-used = { $used } of { $tokens }
web-pad-hand = Piece in hand
web-pad-take-away = Remove
web-pad-without = What’s marked red isn’t counted.
web-pad-too-many-pieces = Please check: { $name } drew more pieces of “{ $card }” than it has tokens ({ $tokens }).
web-pad-two-cards = Please check: only one “{ $card }” card was turned over, but you drew from two.
web-own-title = A scenario of your own
web-own-text = Load a scenario file, or fill in what your sheet shows: the house, its rooms, the pieces you drew, the bonuses.
web-own-furniture = Load own furniture
web-own-play = Score with this scenario
web-own-play-it = Score “{ $title }”
web-own-others = All scenarios
web-own-name = Name
web-own-plan = The house
web-own-plan-text = Choose a kind of square, then tap squares or pull a box.
web-own-floor = { $sign ->
    [tree] Tree
    [lake] Lake
    [road] Road
    [courtyard] Courtyard
    [floor] Floor
    [mosaic] Mosaic
    [pipe] Pipe
    [pillar] Pillar
   *[ground] Ground
  }
web-own-piece = { $sign ->
    [square] Square
    [seat] Seat
    [dot] Circulation
    [rug] Rug
    [wall] Wall
   *[nothing] Nothing
  }
web-own-piece-name = New piece
web-own-room = Room
web-own-room-name = Its name
web-own-remove = Remove { $name }
web-own-card = Card
web-own-tokens = Tokens
web-own-drawing = { $name }, drawing { $number }
web-own-tags = What it is, for bonuses: { $count }
web-own-another = Another piece of this card
web-own-draw = Draw a piece of your own
web-own-add-card = Add a card of the box
web-own-add-room = Add a room
web-own-rules-text = Other rules on your scenario’s page, such as that there’s no corridor.
web-own-add-rule = Add a rule
web-own-remove-rule = Remove this rule
web-own-wishes = Bonuses
web-own-wishes-text = Enter the bonuses by kind, or leave them out and enter their total on the score pad.
web-own-add-wish = Add a bonus
web-own-remove-wish = Remove this bonus
web-own-kind = Kind
web-own-points = Points
web-own-field = { $field ->
    [room] Room
    [rooms] Rooms
    [hub] Connecting room
    [what] Piece
    [a] From
    [b] To
    [side] Side
    [sides] Sides
    [of] View
    [mark] Mark
    [min] At least
   *[max] At most
  }
web-pad-sum = Total bonus points
web-pad-side = { $side ->
    [n] Marked on the north side.
    [e] Marked on the east side.
    [s] Marked on the south side.
   *[w] Marked on the west side.
  }

## What speaks for a move

reason-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
reason-piece = Gains { reason-points }: { $piece }
reason-furniture = Gains { reason-points } for furniture
reason-bonus = Gains { reason-points }: { $bonus }
reason-bonus-own = Gains { reason-points } for a bonus
reason-closed = { $squares ->
    [one] { $squares } square, { reason-points } in this room
   *[other] { $squares } squares, { reason-points } in this room
  }
reason-front = Gains { reason-points }: now people can get in
reason-windows = { $count ->
    [one] Adds { $count } window
   *[other] Adds { $count } windows
  }
reason-room = { $tokens ->
    [one] { $tokens } piece to draw in this room (cards: { $cards })
   *[other] { $tokens } pieces to draw in this room (cards: { $cards })
  }
reason-room-points = Up to { reason-points } in this room
reason-card = { $tokens ->
    [one] Up to { reason-points } with { $tokens } piece
   *[other] Up to { reason-points } with { $tokens } pieces
  }
reason-tokens = Up to { reason-points } with these pieces
reason-all-reached = { $pieces ->
    [one] Keeps a way open to { $pieces } piece
   *[other] Keeps a way open to all { $pieces } pieces
  }
reason-bonuses-open = { $count ->
    [one] Keeps { $count } bonus within reach (up to { reason-points })
   *[other] Keeps { $count } bonuses within reach (up to { reason-points })
  }
reason-floor = { $squares ->
    [one] Keeps { $squares } square free for later
   *[other] Keeps { $squares } squares free for later
  }
reason-idea = Keeps the Bright Idea for later
reason-home = The finished home is worth { reason-points }

## First game

first-welcome = Welcome! Living room and kitchen are drawn already, only the bathroom is missing. Three pieces, and this home is ready.
first-room = Each round furnishes one room, and the active player chooses which: today that’s you. Open the bathroom.
first-room-done = The bathroom has three cards, so three turns. With friends, each turn has another active player.
first-basin = The room’s cards are face-down; you choose which one comes next. Turn over card 15, the washbasin. It shows two pieces and carries one token. Put it on the upper piece: 1 + 0.
first-basin-done = One token, one piece. With friends, everyone now draws the upper piece. A card with two tokens leaves you more choice: 2 + 0, 1 + 1 or 0 + 2.
first-place = Every square that a piece covers scores a point. Put the washbasin on the lit squares and draw it.
first-place-done = The dots are circulation, the space to stand in. They must stay free, but pieces can share them.
first-card = Turn over card 14, the toilet, and put its token on the upper piece again: 1 + 0.
first-card-done = You may choose what helps your own plan best. Everyone else has to make do with it.
first-turn = You can turn pieces, with Turn or R. The toilet needs a wall behind it. Put it on the lit squares with its back to the kitchen, and draw it.
first-turn-done = You can walk to its dot. Always keep a way open to every dot.
first-shower = The last card of the bathroom is the shower. Put its token on the upper piece: 1 + 0.
first-shower-done = Look at the thick line on the card: that side needs a wall.
first-wall = Put the shower on the lit squares, with its thick line along the outer wall at the bottom. Turn it until it fits, and draw it.
first-wall-done = All three pieces are in the bathroom. That earns one of the client’s bonuses: 3 points.
first-close = Now the walls. A proposal is drawn already, with all pieces inside and a door. Change it if you like, or close the room as it is.
first-close-done = Walls and doors are final. You must be able to walk from the front door to every dot. What can’t be reached scores nothing.
first-finish = The home needs a front door: tap Entry, then the outer wall at the bottom left. A window in the kitchen is a bonus: tap Window, then an outer wall of the kitchen. Then finish.
first-finish-done = Both bonuses are yours: 3 and 2 points.
first-over = A home with { $mine } points! The targets were 30, 33 and 36. Ready for a whole game?
web-told-bonus = { $points ->
    [0] Not earned here.
    [one] 1 point.
   *[other] { $points } points.
  }
