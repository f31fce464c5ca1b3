# Window Boxes.

game-title = Fioriere
game-sentence = Pianta sei vasi e cerca le coppie.
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
sheet-pair = Due vicini con lo stesso fiore.
sheet-bees = Tutti e cinque i fiori.

move-plant = { $who ->
    [you] Hai piantato: { flower } (vaso { $pot }).
    [hint] Pianta: { flower } (vaso { $pot }).
   *[other] { $seat } ha piantato: { flower } (vaso { $pot }).
  }
move-last = Tutti i vasi sono piantati.

wrong-too-few-cards = { $where }: servono almeno { $fewest } carte.
wrong-wrong-cards = { $where }: sul tavolo ci sono più carte di un fiore che nella scatola.
wrong-too-many-flowers = { $cards } carte del fiore { flower }; la scatola ne contiene di meno.
wrong-turn-not-in-hand = Non hai questo fiore in mano: { flower }.
wrong-turn-pot-planted = Il vaso { $pot } è già piantato.
wrong-pad-wrong-box = Scrivi { $pots } lettere tra { $letters }, un punto per un vaso vuoto.

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
turn-help-turn-text = Pianta una carta della tua mano in un vaso vuoto, poi pesca una carta. Scrivi il fiore e il vaso: rose 3, oppure r 3.
turn-help-points = Punti
turn-help-points-text = Ogni fiore vale i suoi punti, e ogni due vicini con lo stesso fiore valgono 2.
turn-help-end = La fine
turn-help-end-text = La partita finisce quando tutti i vasi sono piantati.
ranking-tie-break = A parità di punti vince chi ha più fiori diversi.

pad-box = La fioriera in sei lettere (d margherita, g geranio, l lavanda, p viola del pensiero, r rosa)
