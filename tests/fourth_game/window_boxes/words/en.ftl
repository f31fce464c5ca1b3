# Window Boxes.

game-title = Window Boxes
game-sentence = Plant six pots and look for pairs.
flower = { $flower ->
    [daisy] daisy
    [geranium] geranium
    [lavender] lavender
    [pansy] pansy
   *[rose] rose
  }

option-bees = Bees
option-bees-true = A box with all five flowers scores 4 more points.
option-bees-false = No points for variety.

listing-flowers = Flowers
listing-head-flower = Flower
listing-head-points = Points
listing-head-cards = Cards

part-flowers = Flowers
part-pairs = Pairs
part-bees = Bees
sheet-flower = One { flower }.
sheet-pair = Two neighbours with the same flower.
sheet-bees = All five flowers.

move-plant = { $who ->
    [you] You planted a { flower } in pot { $pot }.
    [hint] Plant a { flower } in pot { $pot }.
   *[other] { $seat } planted a { flower } in pot { $pot }.
  }
move-last = All pots are planted.

wrong-too-few-cards = { $where }: at least { $fewest } cards are needed.
wrong-wrong-cards = { $where }: there are more cards of a flower on the table than in the box.
wrong-too-many-flowers = { $cards } cards of the flower { flower }; the box has fewer.
wrong-turn-not-in-hand = You have no { flower } in your hand.
wrong-turn-pot-planted = Pot { $pot } is already planted.
wrong-pad-wrong-box = Type { $pots } letters out of { $letters }, a dot for an empty pot.

## At the terminal

turn-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
turn-deck = { $cards ->
    [one] 1 card in the deck
   *[other] { $cards } cards in the deck
  }
turn-hand = Your hand: { $cards }
turn-help-turn = Your turn
turn-help-turn-text = Plant a card from your hand in an empty pot, then draw a card. Type the flower and the pot: rose 3, or r 3.
turn-help-points = Points
turn-help-points-text = Every flower scores its points, and every two neighbours with the same flower score 2.
turn-help-end = The end
turn-help-end-text = The game ends when all pots are planted.
ranking-tie-break = Equal points: more different flowers win.

pad-box = The box as six letters (d daisy, g geranium, l lavender, p pansy, r rose)
