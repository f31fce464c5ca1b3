# Home Staging.

game-title = Home Staging
game-sentence = Furnish a home room by room: draw furniture, keep the ways free, close the walls.

option-scenario = Scenario
option-scenario-first-keys = First Keys
option-scenario-over-the-flower-shop = Over the Flower Shop
option-scenario-ada-moves-downstairs = Ada Moves Downstairs
option-scenario-the-night-baker = The Night Baker
option-scenario-terrace-number-nine = Terrace House Number Nine
option-scenario-the-ferryman = The Ferryman's House
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

scenario-the-ferryman-title = The Ferryman's House
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
scenario-the-mosaic-floor-room-bed = Twins' room
scenario-the-mosaic-floor-rule-1 = Nothing may be drawn on the mosaic squares (no furniture, no rugs). They may be circulation squares, part of a room, or part of the corridor.
scenario-the-mosaic-floor-bonus-1 = The whole mosaic lies inside the living room.
scenario-the-mosaic-floor-bonus-2 = The bathroom holds all four of its pieces.
scenario-the-mosaic-floor-bonus-3 = The twins' room is mirror-symmetric, so nobody can complain.
scenario-the-mosaic-floor-bonus-4 = The kitchen has at most 2 squares that are neither furniture nor circulation.

## Scenario 7

scenario-two-authors-title = Two Authors, One Roof
scenario-two-authors-story = Clara writes ghost stories by night, Otto writes cookery books by day. They share a kitchen and a dictionary, and they have signed a paper saying that neither room will be a single square larger than the other.
scenario-two-authors-tip-1 = A room may always take in a few empty squares: that is the easiest way to make two rooms equal.
scenario-two-authors-tip-2 = The two wings are a hint, not an order.
scenario-two-authors-room-living = Common room
scenario-two-authors-room-kitchen = Kitchen
scenario-two-authors-room-bath = Bathroom
scenario-two-authors-room-bed = Clara's room
scenario-two-authors-room-studio = Otto's room
scenario-two-authors-bonus-1 = Clara's and Otto's rooms have the same number of squares.
scenario-two-authors-bonus-2 = Clara's and Otto's rooms share no wall.
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
scenario-signal-house-room-bed = Parents' room
scenario-signal-house-room-studio = Children's room
scenario-signal-house-rule-1 = The kitchen and the bathroom must each contain at least one of the three pipe squares; a room that does not scores as if it could not be reached.
scenario-signal-house-rule-2 = The front door must face west.
scenario-signal-house-bonus-1 = The parents' room touches no south outer wall.
scenario-signal-house-bonus-2 = The children's room touches no north outer wall.
scenario-signal-house-bonus-3 = Parents' and children's rooms share a wall.
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
sheet-own-bonus = { $text }
ranking-tie-break = Equal points: more pieces drawn, rugs left out; still equal, the place is shared.

## Moves in words

move-room = Seat { $seat } opens a room: { $room ->
    [living] Living room
    [kitchen] Kitchen
    [bath] Bathroom
    [bed] Bedroom
   *[studio] Studio
  }.
move-card = Seat { $seat } turns over card { $number }.
move-tokens = Seat { $seat } assigns { $first } to the first option and { $second } to the second.
move-draw = Seat { $seat } draws { $option } at { $square }, turned { $turns } times.
move-mirrored = Seat { $seat } draws { $option } at { $square }, mirrored by Bright Idea and turned { $turns } times.
move-other = Seat { $seat } draws the other option, { $option }, at { $square } by Bright Idea, turned { $turns } times.
move-decline = Seat { $seat } does without a piece.
move-grow = Seat { $seat } adds { $square } to the room.
move-door = Seat { $seat } closes the room with a door at { $square }, side { $side }.
move-sealed = Seat { $seat } closes the room without a door.
move-front-door = Seat { $seat } draws the front door at { $square }, side { $side }.
move-window = Seat { $seat } draws a window at { $square }, side { $side }.
move-ready = Seat { $seat } has finished the plan.

## Why not: placing a piece

wrong-outside = { $where } A square of the piece lies outside the building.
wrong-circulation-outside = { $where } A circulation square lies outside the building.
wrong-in-closed-room = { $where } These squares belong to a closed room or must stay free.
wrong-obstacle = { $where } A pillar stands there.
wrong-keep-free = { $where } These squares must stay free in this scenario.
wrong-blocks-door = { $where } The square before a door must stay free.
wrong-overlap-piece = { $where } Another piece stands there.
wrong-overlap-rug = { $where } A rug lies there.
wrong-covers-circulation = { $where } The piece would stand on circulation squares.
wrong-circulation-on-piece = { $where } A piece stands where this one needs circulation.
wrong-wall-through-piece = { $where } A wall would run through the piece.
wrong-no-wall = { $where } This side must stand against a wall.
wrong-other-area = { $where } The room has pieces in another part of the floor.

## Why not: closing a room

wrong-piece-left-out = { $where } Every square of the room’s pieces must be inside.
wrong-not-connected = { $where } The room must be one connected area.
wrong-no-door = { $where } The room needs a door.
wrong-door-on-outer-wall = { $where } A room’s door cannot lead outside.
wrong-door-not-on-boundary = { $where } The door must be in a wall of the room.
wrong-door-to-room = { $where } The door would lead into another room.
wrong-door-blocked = { $where } No door here: a pillar, a wall that stays, or furniture against the wall.

## Why not: front door and windows

wrong-not-outer-wall = { $where } This is no outer wall.
wrong-window-there = { $where } There is a window.
wrong-door-there = { $where } There is the front door.
wrong-opens-into-room = { $where } The front door must open into the corridor, or into the hub where there is none.
wrong-square-in-use = { $where } The square behind the front door is in use.
wrong-wrong-side = { $where } This scenario does not allow it on this side.
wrong-back-of-piece = { $where } Furniture stands against this wall.
wrong-too-many-windows = { $where } No more windows are allowed.

## What is wrong with a drawing, a question or a file

wrong-unreadable-piece = { $where } is no piece: such as 09b1 r1 m c4.
wrong-no-such-piece = { $where }: no card of this scenario shows this piece.
wrong-unreadable-squares = { $where } are no squares: such as c4 or c4:e6.
wrong-unreadable-edge = { $where } is no edge: a square and a side, such as c4 w.
wrong-wrong-cards = { $where }: this scenario has { $cards } cards.
wrong-wrong-card = { $where }: here lies card { $number } of the room { $room ->
    [living] Living room
    [kitchen] Kitchen
    [bath] Bathroom
    [bed] Bedroom
   *[studio] Studio
  }.
wrong-no-card-turned = { $where }: no card is turned over.
wrong-wrong-square = { $where } is no square [row, column].
wrong-wrong-edge = { $where } is no such edge: two squares that share a side, one of them inside.
wrong-wrong-room = { $where }: a room lies on floor and on no other room.
wrong-plan-size = { $where } must be rows of equal length, at most { $most } × { $most }.
wrong-no-such-object = { $where }: there is no { $text } in this plan.
wrong-one-window = { $where } must be exactly one.
wrong-page-not-toml = { $where }: this is no TOML: { $reason }.
wrong-page-not-entries = { $where } must be entries in double brackets.
wrong-page-not-a-text = { $where } must be a text.
wrong-page-twice = { $where }: { $name } stands twice.
wrong-furniture-misnamed = { $where }: { $name } does not fit number, card and option.
wrong-furniture-contradiction = { $where }: the drawing says otherwise about { $field }.
wrong-furniture-drawing = { $where } must be rows of equal length made of the signs { $known }.
wrong-furniture-size = { $where }: a drawing covers at least one square and at most { $most } × { $most }.
wrong-furniture-rug = { $where }: a rug has no other squares than ~.
wrong-furniture-in-parts = { $where }: the squares of a piece must hang together.
wrong-furniture-missing = { $where }: there must be { $options } options.
wrong-scenario-plan = { $where } must be { $side } rows of { $side } of the signs { $known }.
wrong-scenario-no-floor = { $where }: there is no floor.
wrong-scenario-check = { $where }: there are { $found }.
wrong-scenario-rooms = { $where }: one to { $most } rooms, each card once.
wrong-scenario-list = { $where } must be a list of numbers with tokens.
wrong-scenario-number-twice = { $where }: a room lists each number once.
wrong-scenario-third-card = { $where }: number { $number } has only two cards.
wrong-scenario-tokens = { $where }: there are only { $most } tokens.
wrong-bonus-extra-field = { $where } says nothing in a bonus of the kind { $kind }.
wrong-bonus-rooms = { $where } must be different rooms, two of them unless the kind is same_size.
wrong-bonus-selector = { $where }: { $text } is no such object.
