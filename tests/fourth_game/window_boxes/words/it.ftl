# Window Boxes.

game-title = Fioriere
game-sentence = Pianta sei vasi e forma delle coppie.
flower = { $flower ->
    [daisy] margherita
    [geranium] geranio
    [lavender] lavanda
    [pansy] viola del pensiero
   *[rose] rosa
  }

option-bees = Api
option-bees-true = Una fioriera con tutti e cinque i fiori vale 4 punti in più.
option-bees-false = Nessun punto per la varietà.

listing-flowers = Fiori
listing-head-flower = Fiore
listing-head-points = Punti
listing-head-cards = Carte

part-flowers = Fiori
part-pairs = Coppie
part-bees = Api
sheet-flower = Un fiore: { flower }.
sheet-pair = Due vasi vicini con lo stesso fiore.
sheet-bees = Tutti e cinque i fiori.

move-plant = { $who ->
    [you] Hai piantato: { flower } (vaso { $pot }).
    [hint] Pianta: { flower } (vaso { $pot }).
   *[other] { $seat } ha piantato: { flower } (vaso { $pot }).
  }
move-last = Tutti i vasi sono pieni.

wrong-too-few-cards = { $where }: servono almeno { $fewest } carte.
wrong-wrong-cards = { $where }: sul tavolo ci sono più carte di un fiore di quante ne abbia la scatola.
wrong-too-many-flowers = { $cards } carte di un solo fiore ({ flower }): la scatola ne ha di meno.
wrong-turn-not-in-hand = In mano non hai questo fiore: { flower }.
wrong-turn-pot-planted = Il vaso { $pot } è già pieno. Scegline uno vuoto.
wrong-pad-wrong-box = Scrivi { $pots } lettere scelte tra { $letters }, con un punto per ogni vaso vuoto.

## At the terminal

turn-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
turn-deck = { $cards ->
    [one] 1 carta nel mazzo
   *[other] { $cards } carte nel mazzo
  }
turn-hand = La tua mano: { $cards }
turn-help-turn = Il tuo turno
turn-help-turn-text = Pianta una carta della tua mano in un vaso vuoto, poi pescane un’altra. Scrivi il fiore e il vaso: rose 3, oppure r 3.
turn-help-points = Punti
turn-help-points-text = Ogni fiore dà i suoi punti, e ogni coppia di vasi vicini con lo stesso fiore ne dà 2.
turn-help-end = La fine
turn-help-end-text = La partita finisce quando tutti i vasi sono pieni.
ranking-tie-break = A pari punti vince chi ha più fiori diversi.

pad-box = La fioriera, in sei lettere (d margherita, g geranio, l lavanda, p viola del pensiero, r rosa)
