# Dream Home.

game-title = Dream Home
game-sentence = Scegli le stanze e costruisci la casa dei tuoi sogni.
begins-rule = Secondo il regolamento comincia il giocatore più giovane.

room-name = { $room ->
    [living_room] soggiorno
    [kitchen] cucina
    [bedroom] camera da letto
    [playroom] camera dei bambini
    [bathroom] bagno
    [sauna] sauna
    [pantry] dispensa
    [dressing_room] guardaroba
    [study] studio
    [library] biblioteca
    [game_room] stanza dei giochi
    [garage] garage
    [storage_room] ripostiglio
    [wine_cellar] cantina dei vini
    [workshop] officina
    [laundry_room] lavanderia
   *[other] { $room }
  }
# At most five letters, for a house in characters.
room-short = { $room ->
    [living_room] Sogg.
    [kitchen] Cucin
    [bedroom] Letto
    [playroom] Bimbi
    [bathroom] Bagno
    [sauna] Sauna
    [pantry] Disp.
    [dressing_room] Guard
    [study] Studi
    [library] Bibl.
    [game_room] Gioco
    [garage] Garag
    [storage_room] Ripo.
    [wine_cellar] Vini
    [workshop] Offic
   *[laundry_room] Lavan
  }
card-name = { $card ->
    [roof-red] tetto rosso
    [roof-red-window] tetto rosso con finestra
    [roof-brown] tetto marrone
    [roof-brown-window] tetto marrone con finestra
    [roof-blue] tetto blu
    [roof-blue-window] tetto blu con finestra
    [roof-green] tetto verde
    [roof-green-window] tetto verde con finestra
    [piano] pianoforte
    [canopy_bed] letto a baldacchino
    [hot_tub] jacuzzi
    [cat_house] cuccia per gatti
    [tree_house] casa sull’albero
    [bird_house] casetta degli uccelli
    [ice_cream_machine] macchina del gelato
    [painting] quadri
    [rocking_horse] cavallo a dondolo
    [aquarium] acquario
    [drill] trapano
    [jackhammer] martello pneumatico
    [concrete_mixer] betoniera
    [scaffolding] impalcatura
    [roofer] lattoniere
    [supplier] fornitore
    [architect] architetto
    [handyman] manovale
    [interior_designer] arredatrice
    [none] niente
   *[other] { $card }
  }

## Options

option-edition = Edizione
option-edition-standard = Standard: la nostra combinazione dei tre regolamenti; la pagina delle regole spiega da dove viene ogni scelta.
option-edition-it = Italiana: un segnalino che trova posto va messo per forza; il martello pneumatico è il tuo turno, trapano e betoniera compresi; il fornitore prende solo ciò che è stato scartato durante la partita.
option-edition-en = Inglese: un segnalino che trova posto va messo per forza; il manovale può ampliare le stanze arredate; l’arredatrice vale solo per i segnalini sulla plancia; a pari punti vince chi ha più bambini nascosti e, se nessuno li ha contati, si resta pari.
option-edition-pl = Polacca: in 2 o 3 giocatori la colonna scartata esce dal gioco; un’impalcatura può aspettare accanto alla casa fino a un momento qualsiasi di un tuo turno; il martello pneumatico è il tuo turno, trapano e betoniera compresi.
option-simplified = Partita semplificata
option-simplified-false = In 2 o 3 giocatori, a ogni round il primo giocatore scarta una colonna.
option-simplified-true = Non si scarta nessuna colonna.
option-decor_optional = Segnalini arredamento
option-decor_optional-true = Puoi rinunciare a un segnalino.
option-decor_optional-false = Un segnalino che trova posto va messo per forza.
option-face_down = Stanze coperte
option-face_down-free = Puoi sempre mettere coperta una stanza.
option-face_down-forced_only = Puoi mettere coperta una stanza solo se scoperta non sta da nessuna parte.
option-draft_discard_removed = La colonna scartata
option-draft_discard_removed-false = Va negli scarti, dove la trovano lattoniere e fornitore.
option-draft_discard_removed-true = Esce dal gioco.
option-scaffolding_may_wait = Impalcatura
option-scaffolding_may_wait-false = Si mette subito.
option-scaffolding_may_wait-true = Può aspettare accanto alla casa fino a un turno successivo.
option-handyman_ignores_tokens = Manovale e segnalini
option-handyman_ignores_tokens-false = Nessuna carta si sposta accanto a una stanza arredata dello stesso tipo.
option-handyman_ignores_tokens-true = Le stanze arredate si possono ampliare fino alla grandezza massima.
option-join_decorated_rooms = Due stanze arredate
option-join_decorated_rooms-true = Con l’arredatrice una carta può unirle; resta un solo segnalino.
option-join_decorated_rooms-false = Nessuna carta può unirle, tranne che con il manovale.
option-designer_counts_outside = Arredatrice
option-designer_counts_outside-true = Un punto in più per ogni segnalino.
option-designer_counts_outside-false = Un punto in più per ogni segnalino dentro la casa.
option-helpers_stack = Due architetti o due arredatrici
option-helpers_stack-false = Contano una volta sola.
option-helpers_stack-true = Contano due volte.
option-tiebreak = Parità
option-tiebreak-shared = A pari punti è pari merito.
option-tiebreak-children = Decide chi ha più bambini nascosti. Le nostre carte non li indicano, ma un tuo file di carte può farlo; se non si conoscono, è pari merito.
option-annex_adjacency = Accanto
option-annex_adjacency-horizontal = Per sauna, dispensa e guardaroba vale a sinistra e a destra.
option-annex_adjacency-orthogonal = Per sauna, dispensa e guardaroba vale anche sopra e sotto.
option-jackhammer_is_turn = Martello pneumatico e altri utensili
option-jackhammer_is_turn-false = Salti il turno, quindi non puoi usarlo insieme a trapano e betoniera.
option-jackhammer_is_turn-true = È il tuo turno, solo anticipato: puoi usarlo insieme a trapano e betoniera.
option-scaffolding_any_time = Un’impalcatura in attesa
option-scaffolding_any_time-false = Si mette prima di prendere una colonna.
option-scaffolding_any_time-true = Si mette in un momento qualsiasi del proprio turno.
option-supplier_takes_given_away = Due fornitori
option-supplier_takes_given_away-true = Ciò che uno cede, il successivo può prenderlo.
option-supplier_takes_given_away-false = Ciò che un fornitore cede esce dal gioco.

## The score sheet

part-rooms = Stanze
part-decor = Arredamento
part-functionality = Funzionalità
part-roof = Tetto
sheet-living-room = { $size ->
    [one] Soggiorno di una carta.
   *[other] Soggiorno di { $size } carte.
  }
sheet-kitchen = { $size ->
    [one] Cucina di una carta.
   *[other] Cucina di { $size } carte.
  }
sheet-bedroom = { $size ->
    [one] Camera da letto di una carta.
   *[other] Camera da letto di { $size } carte.
  }
sheet-playroom = { $size ->
    [one] Camera dei bambini di una carta.
   *[other] Camera dei bambini di { $size } carte.
  }
sheet-bathroom = Bagno.
sheet-sauna = { $beside ->
    [1] Sauna accanto a un bagno.
   *[other] Sauna, non accanto a un bagno.
  }
sheet-pantry = { $beside ->
    [1] Dispensa accanto a una cucina.
   *[other] Dispensa, non accanto a una cucina.
  }
sheet-dressing-room = { $beside ->
    [1] Guardaroba accanto a una camera da letto.
   *[other] Guardaroba, non accanto a una camera da letto.
  }
sheet-study = Studio.
sheet-library = Biblioteca.
sheet-game-room = Stanza dei giochi.
sheet-garage = { $size ->
    [one] Garage di una carta.
   *[other] Garage di { $size } carte.
  }
sheet-storage-room = Ripostiglio.
sheet-wine-cellar = Cantina dei vini.
sheet-workshop = Officina.
sheet-laundry-room = Lavanderia.
sheet-own-card = { $beside ->
    [1] { $name }, accanto alla sua stanza.
   *[0] { $name }.
  }
sheet-empty-rooms = { $size ->
    [one] Una stanza vuota, con l’architetto.
   *[other] { $size } stanze vuote, con l’architetto.
  }
sheet-children = { $children ->
    [one] Un bambino nascosto, in caso di parità.
   *[other] { $children } bambini nascosti, in caso di parità.
  }
sheet-piano = Pianoforte.
sheet-canopy-bed = Letto a baldacchino.
sheet-hot-tub = Jacuzzi.
sheet-cat-house = Cuccia per gatti.
sheet-tree-house = Casa sull’albero.
sheet-bird-house = Casetta degli uccelli.
sheet-ice-cream-machine = Macchina del gelato.
sheet-painting = Quadri.
sheet-rocking-horse = Cavallo a dondolo.
sheet-aquarium = Acquario.
sheet-interior-designer = { $tokens ->
    [one] Arredatrice: un segnalino.
   *[other] Arredatrice: { $tokens } segnalini.
  }
sheet-bathroom-on-each-floor = Un bagno su ognuno dei due piani.
sheet-bathroom-kitchen-bedroom = Bagno, cucina e camera da letto.
sheet-architect = { $bonuses ->
    [one] Architetto: un bonus.
   *[other] Architetto: { $bonuses } bonus.
  }
sheet-uniform-roof = Tetto di un solo colore.
sheet-mixed-roof = Tetto di più colori.
sheet-windows = { $windows ->
    [one] Una finestra sul tetto.
   *[other] { $windows } finestre sul tetto.
  }

## Moves in words

move-take = { $who ->
    [you] Hai preso: { room-name } e { card-name } (colonna { $column }).
    [hint] Prendi: { room-name } e { card-name } (colonna { $column }).
   *[other] { $seat } ha preso: { room-name } e { card-name } (colonna { $column }).
  }
move-take-marker = { $who ->
    [you] Hai preso: { room-name } e il segnalino primo giocatore (colonna { $column }).
    [hint] Prendi: { room-name } e il segnalino primo giocatore (colonna { $column }).
   *[other] { $seat } ha preso: { room-name } e il segnalino primo giocatore (colonna { $column }).
  }
move-discard = { $who ->
    [you] Hai scartato: { room-name } e { card-name } (colonna { $column }).
    [hint] Scarta: { room-name } e { card-name } (colonna { $column }).
   *[other] { $seat } ha scartato: { room-name } e { card-name } (colonna { $column }).
  }
move-hammer = { $who ->
    [you] Hai preso con il martello pneumatico: { room-name } (colonna { $column }).
    [hint] Prendi con il martello pneumatico: { room-name } (colonna { $column }).
   *[other] { $seat } ha preso con il martello pneumatico: { room-name } (colonna { $column }).
  }
move-drill = { $who ->
    [you] Hai preso con il trapano: { room-name } (colonna { $column }, { $space }).
    [hint] Prendi con il trapano: { room-name } (colonna { $column }, { $space }).
   *[other] { $seat } ha preso con il trapano: { room-name } (colonna { $column }, { $space }).
  }
move-mix = { $who ->
    [you] Hai scambiato due stanze del tabellone (colonne { $column } e { $other }).
    [hint] Scambia due stanze del tabellone (colonne { $column } e { $other }).
   *[other] { $seat } ha scambiato due stanze del tabellone (colonne { $column } e { $other }).
  }
move-room = { $who ->
    [you] Hai costruito: { room-name } ({ $space }).
    [hint] Costruisci: { room-name } ({ $space }).
   *[other] { $seat } ha costruito: { room-name } ({ $space }).
  }
move-room-down = { $who ->
    [you] Hai messo coperta una carta: { room-name } ({ $space }).
    [hint] Metti coperta una carta: { room-name } ({ $space }).
   *[other] { $seat } ha messo coperta una carta: { room-name } ({ $space }).
  }
move-token = { $who ->
    [you] Hai messo il segnalino: { card-name } ({ $space }).
    [hint] Metti il segnalino: { card-name } ({ $space }).
   *[other] { $seat } ha messo il segnalino: { card-name } ({ $space }).
  }
move-token-outside = { $who ->
    [you] Hai messo il segnalino accanto alla casa: { card-name }.
    [hint] Metti il segnalino accanto alla casa: { card-name }.
   *[other] { $seat } ha messo il segnalino accanto alla casa: { card-name }.
  }
move-decline = { $who ->
    [you] Hai rinunciato al segnalino: { card-name }.
    [hint] Rinuncia al segnalino: { card-name }.
   *[other] { $seat } ha rinunciato al segnalino: { card-name }.
  }
move-scaffold = { $who ->
    [you] Hai montato l’impalcatura ({ $space }).
    [hint] Monta l’impalcatura ({ $space }).
   *[other] { $seat } ha montato l’impalcatura ({ $space }).
  }
move-scaffold-keep = { $who ->
    [you] Hai tenuto l’impalcatura per dopo.
    [hint] Tieni l’impalcatura per dopo.
   *[other] { $seat } ha tenuto l’impalcatura per dopo.
  }
move-keep = { $who ->
    [you] Hai tenuto il segnalino: { card-name } ({ $space }).
    [hint] Tieni il segnalino: { card-name } ({ $space }).
   *[other] { $seat } ha tenuto il segnalino: { card-name } ({ $space }).
  }
move-roof = { $who ->
    [you] Hai preso con il lattoniere: { card-name }.
    [hint] Prendi con il lattoniere: { card-name }.
   *[other] { $seat } ha preso con il lattoniere: { card-name }.
  }
move-supply = { $who ->
    [you] Hai preso dal fornitore: { room-name } ({ $space }).
    [hint] Prendi dal fornitore: { room-name } ({ $space }).
   *[other] { $seat } ha preso dal fornitore: { room-name } ({ $space }).
  }
move-swap = { $who ->
    [you] Hai scambiato due stanze con il manovale ({ $space }, { $other }).
    [hint] Scambia due stanze con il manovale ({ $space }, { $other }).
   *[other] { $seat } ha scambiato due stanze con il manovale ({ $space }, { $other }).
  }
move-pass = { $who ->
    [you] Hai passato.
    [hint] Passa.
   *[other] { $seat } ha passato.
  }
move-done = { $who ->
    [you] Non hai cambiato altro.
    [hint] Lascia tutto così.
   *[other] { $seat } non ha cambiato altro.
  }

## What is wrong with a drawing or a question

wrong-wrong-floor-length = { $where } deve avere { $spaces } posti.
wrong-wrong-space = { $where }: un posto è null, "empty", "scaffolding" o una stanza.
wrong-no-support = { $where }: sotto non c’è nulla (regola A).
wrong-wrong-floor = { $where }: su questo piano la carta «{ room-name }» può stare solo coperta (regola B).
wrong-room-too-large = { $where }: troppe carte affiancate ({ room-name }: al massimo { $most }, regola C).
wrong-token-on-empty-room = { $where }: in una stanza vuota non possono stare segnalini.
wrong-token-misplaced = { $where }: il segnalino «{ card-name }» non va in questa stanza.
wrong-two-tokens = { $where }: questa stanza ha più di un segnalino.
wrong-token-not-outside = { $where }: il segnalino «{ card-name }» non va accanto alla casa.
wrong-token-twice = { $where }: di questo segnalino ce n’è uno solo.
wrong-scaffolding-left = { $where }: in una casa finita non può restare nessuna impalcatura.
wrong-scaffolding-waits = { $where }: un’impalcatura aspetta accanto alla casa solo nell’edizione polacca.
wrong-too-many-cards = { $sort ->
    [room] { $cards } volte { room-name }: nella scatola ce ne sono { $box }.
   *[card] { $cards } volte { card-name }: nella scatola ce ne sono { $box }.
  }
wrong-too-few-cards = Non ci sono abbastanza carte per { $where }.
wrong-unknown-card = { $where } non è una carta.
wrong-own-rooms = Le carte stanza sono { $cards }, ma ne servono { $needed }.
wrong-own-resources = Tetti, arredamento, utensili e aiutanti sono in tutto { $cards } carte, ma ne servono { $needed }.
wrong-own-children-list = { $where }: un solo numero per tutte le copie. Il gioco non distingue le carte dello stesso tipo.
wrong-own-children-copies = { $where }: un numero di bambini per ciascuna delle { $copies } carte, oppure uno solo per tutte.
wrong-own-key = { $where }: { $name } non può essere una chiave: servono lettere, cifre e trattini bassi, e un nome che non significhi già altro.
wrong-own-too-many-rooms = { $where }: troppe stanze con nomi tuoi in una sola casa.
wrong-own-too-many-tokens = { $where }: troppi segnalini con nomi tuoi in una sola casa.
wrong-no-hand-now = In questa fase nessuno ha carte in mano.
wrong-no-resource-here = { $where }: sopra la prima colonna non c’è nessuna carta.
wrong-wrong-deck = { $where } deve avere { $cards } carte.
wrong-wrong-stage = In questa posizione la fase non può essere questa.
wrong-display-too-small = Sul tabellone ci sono meno colonne dei giocatori che devono ancora prenderne una ({ $seats }).
wrong-house-too-full = In { $where } non c’è posto per tutte le carte ancora da prendere ({ $cards }).

## At the terminal

turn-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
turn-roofs = { $roofs ->
    [0] nessun tetto
    [one] 1 tetto
   *[other] { $roofs } tetti
  }
turn-marker = (1°)
turn-round = Round { $round } di { $rounds }
turn-column = { $column }: { $room } + { $card }
turn-column-marker = { $column }: { $room } + primo giocatore
turn-hand = In mano: { $cards }
turn-new-round = Comincia un nuovo round.
turn-now-discard = Prima scarta una colonna, che nessuno potrà prendere: discard 3.
turn-now-hammer = Usi il martello pneumatico? hammer 0, oppure pass.
turn-now-begun = Adesso il martello pneumatico: hammer 0.
turn-now-lay = Metti le carte: room u1, room u1 down, token l0, scaffold b0.
turn-now-late = Metti un’impalcatura? scaffold u1, oppure done.
turn-now-take = Prendi una colonna: take 3.
turn-now-roofs = Lattoniere: prendi un tetto dagli scarti, oppure pass.
turn-now-finish = Ultime modifiche con i tuoi aiutanti, oppure done.

turn-help-turn = Il tuo turno
turn-help-turn-text = Prendi una colonna del tabellone, per esempio take 3: una stanza e la carta sopra, oppure, con la colonna 0, il segnalino primo giocatore. Poi metti la stanza in un posto della casa, per esempio room u1, o coperta, room u1 down. Un segnalino o un’impalcatura si mettono prima o dopo: token l0, scaffold b0.
turn-help-placing = Dove si mette
turn-help-placing-text = Da U0 a U4 è il piano di sopra, da L0 a L4 quello di sotto, B0 e B1 il seminterrato, sotto L3 e L4. Una carta deve avere qualcosa sotto. Le stanze del seminterrato vanno nel seminterrato, tutte le altre sui due piani. Carte affiancate dello stesso tipo sono una stanza sola: il soggiorno ha fino a 3 carte, cucina, camera da letto, camera dei bambini e garage 2, tutte le altre 1. Una stanza con un segnalino è chiusa. Ogni carta si può mettere coperta: è una stanza vuota.
turn-help-annexes = Punti delle stanze
turn-help-annexes-text = Con una, due, tre carte: { $rooms }.
turn-help-decor = Arredamento
turn-help-decor-text = I segnalini vanno in una stanza adatta che non ne ha già uno, alcuni accanto alla casa: { $decor }.
turn-help-functionality = Funzionalità
turn-help-functionality-text = Un bagno su ognuno dei due piani: 3 punti. Un bagno, una cucina e una camera da letto nella stessa casa: 3 punti.
turn-help-roof = Tetto
turn-help-roof-text = I tetti si impilano coperti e nessuno li guarda prima della fine. Quattro dello stesso colore danno 8 punti, quattro di più colori 3; ogni finestra tra quei quattro dà 1 punto in più. Meno di quattro non danno nulla.
turn-help-letters = Le lettere
turn-letters = { $letters }. # è una stanza vuota, x un’impalcatura, * un segnalino. Accanto a una casa: dr trapano, ja martello pneumatico, mx betoniera, sc impalcatura, ro lattoniere, su fornitore, ar architetto, ha manovale, de arredatrice, th casa sull’albero, bh casetta degli uccelli.
help-drill = Prima di prendere una colonna: scambia una stanza del tabellone con una tua stanza scoperta, se la nuova ci può stare. Il segnalino sulla tua va perso. Per esempio drill 1 l0.
help-jackhammer = Prima del primo turno di un round: al posto del tuo turno prendi solo la stanza di una colonna qualsiasi. Per esempio hammer 0.
help-concrete-mixer = Prima di prendere una colonna: scambia tra loro due stanze del tabellone. Per esempio mix 0 3.
help-scaffolding = Mettila in un posto libero che ha qualcosa sotto. Sopra puoi costruire subito, al suo posto dal tuo prossimo turno.
help-roofer = Alla fine, prima che si guardino i tetti: prendi un tetto dagli scarti.
help-supplier = Alla fine: scambia una tua stanza con una degli scarti che ci può stare. Il segnalino sulla tua va perso.
help-architect = Ogni bonus di funzionalità vale 4, ogni stanza vuota 1.
help-handyman = Alla fine: scambia tra loro due tue stanze, se tutte e due ci possono stare. I segnalini seguono la loro carta.
help-interior-designer = I segnalini non chiudono più le tue stanze e ognuno vale 1 in più.

wrong-turn-unreadable = Non è una mossa. Scrivi un comando come take 3 o room u1; m mostra che cosa puoi fare.
wrong-turn-not-now = Adesso { $verb } non si può usare. Puoi usare: { $known }.
wrong-turn-not-allowed = Con { $verb } così non si può; m mostra che cosa puoi fare.
wrong-turn-no-such-column = Il tabellone ha le colonne da 0 a { $columns }.
wrong-turn-column-gone = La colonna { $column } non c’è più.
wrong-turn-column-stays = La colonna { $column } adesso non si può scegliere.
wrong-turn-not-free = Su { $space } c’è già una stanza.
wrong-turn-no-support = Sotto { $space } non c’è ancora nulla.
wrong-turn-fresh-scaffolding = L’impalcatura su { $space } è di questo turno: al suo posto costruirai dal prossimo.
wrong-turn-must-lie-up = Questa stanza può stare scoperta da qualche parte, quindi non si può mettere coperta.
wrong-turn-wrong-floor = La carta «{ room-name }» su { $space } può stare solo coperta: le stanze del seminterrato vanno nel seminterrato, tutte le altre sui due piani.
wrong-turn-room-full = Con la carta «{ room-name }» su { $space } la stanza diventerebbe troppo grande.
wrong-turn-room-decorated = La stanza accanto a { $space } è chiusa: ha un segnalino.

ranking-tie-break = A pari punti è pari merito; se decidono i bambini nascosti, è avanti chi ne ha di più.

## The score pad

pad-basement-intro = La casa dal basso in alto, ogni piano da sinistra a destra. Una lettera per posto: L soggiorno, K cucina, B camera da letto, P camera dei bambini, A bagno, S sauna, Y dispensa, D guardaroba, U studio, I biblioteca, G stanza dei giochi, C garage, O ripostiglio, V cantina dei vini, W officina, N lavanderia; # una stanza vuota, . un posto libero. Un segnalino si scrive dopo un più: L+piano.
pad-basement = Seminterrato, due posti
pad-lower = Piano di sotto, cinque posti
pad-upper = Piano di sopra, cinque posti
pad-outside = Accanto alla casa: tree_house (albero), bird_house (uccelli)? Invio se nulla
pad-helpers = Aiutanti: architect, interior_designer (arredatrice)? Invio se nulla
pad-roofs = Tetti (red, brown, blue, green), come red red window blue? Invio se nulla
pad-children = Bambini nascosti nelle stanze di { $names }, in quest’ordine, come 3 5? Invio se non li contate
wrong-pad-children = Servono { $people } numeri, uno per casa.
wrong-pad-too-many = Hai indicato { $cards } carte; stanze a parte, nella scatola ce ne sono solo { $most }.
wrong-pad-floor-length = Questo piano ha { $spaces } posti.
wrong-pad-no-such-room = { $word } non è una stanza; basta una lettera o l’inizio del nome.
wrong-pad-no-such-thing = { $word } non è tra questi: { $known }.

## What lies in the box

listing-rooms = Carte stanza
listing-roofs = Carte tetto
listing-decor = Arredamento, una carta e un segnalino per ciascuno
listing-tools = Utensili
listing-helpers = Aiutanti
listing-beside = ; { $points } accanto a: { $room }
listing-room-points = Punti per una stanza di una, due, tre carte.
listing-any-room = qualsiasi stanza
listing-outside = accanto alla casa
listing-own-cards = La tua scatola dice altro? Copia il file delle carte, correggilo e gioca con --cards FILE.
source-rulebook = regolamento
source-reviews = recensioni
source-reconstructed = ricostruito
source-box = la tua scatola

## Awards

award-rooms = { $number ->
    [one] L’unica stanza grande completata.
   *[other] Il maggior numero di stanze grandi completate: { $number }.
  }
award-roof = { $number ->
    [one] La pila dei tetti più alta: una carta.
   *[other] La pila dei tetti più alta: { $number } carte.
  }
award-decor = { $number ->
    [one] L’arredamento più bello: un punto.
   *[other] L’arredamento più bello: { $number } punti.
  }

## On the page

# At most nine letters, for narrow columns.
web-room-short = { $room ->
    [living_room] Sogg.
    [kitchen] Cucina
    [bedroom] Camera
    [playroom] Bambini
    [bathroom] Bagno
    [sauna] Sauna
    [pantry] Dispensa
    [dressing_room] Guardar.
    [study] Studio
    [library] Biblio.
    [game_room] Giochi
    [garage] Garage
    [storage_room] Ripost.
    [wine_cellar] Cantina
    [workshop] Officina
    [laundry_room] Bucato
   *[other] { $room }
  }
web-card-short = { $card ->
    [roof-red] Tetto rosso
    [roof-red-window] Rosso +1
    [roof-brown] Tetto marrone
    [roof-brown-window] Marrone +1
    [roof-blue] Tetto blu
    [roof-blue-window] Blu +1
    [roof-green] Tetto verde
    [roof-green-window] Verde +1
    [piano] Pianoforte
    [canopy_bed] Baldacchino
    [hot_tub] Jacuzzi
    [cat_house] Cuccia
    [tree_house] Casa albero
    [bird_house] Casetta
    [ice_cream_machine] Gelati
    [painting] Quadri
    [rocking_horse] Cavallo
    [aquarium] Acquario
    [drill] Trapano
    [jackhammer] Martello
    [concrete_mixer] Betoniera
    [scaffolding] Impalcatura
    [roofer] Lattoniere
    [supplier] Fornitore
    [architect] Architetto
    [handyman] Manovale
   *[interior_designer] Arredatrice
  }
web-about-card = { $card ->
    [drill] Prima di prendere una colonna: scambia una stanza del tabellone con una tua scoperta, se la nuova ci può stare. Il segnalino sulla tua va perso.
    [jackhammer] Prima del primo turno di un round: al posto del tuo turno prendi solo la stanza di una colonna qualsiasi.
    [concrete_mixer] Prima di prendere una colonna: scambia tra loro due stanze del tabellone.
    [scaffolding] Mettila in un posto libero che ha qualcosa sotto. Sopra puoi costruire subito, al suo posto dal tuo prossimo turno.
    [roofer] Alla fine, prima che si guardino i tetti: prendi un tetto dagli scarti.
    [supplier] Alla fine: scambia una tua stanza con una degli scarti che ci può stare. Il segnalino sulla tua va perso.
    [architect] Ogni bonus vale 4 invece di 3, ogni stanza vuota 1.
    [handyman] Alla fine: scambia tra loro due tue stanze, se tutte e due ci possono stare. I segnalini seguono la loro carta.
   *[interior_designer] I segnalini non chiudono più le tue stanze e ognuno vale 1 in più.
  }
web-do-take = scegli una colonna
web-do-take-chosen = prendi queste due?
web-go-take = Prendi
web-do-discard = scarta una colonna
web-do-discard-chosen = scarti queste?
web-go-discard = Scarta
web-do-hammer = usi il martello pneumatico?
web-do-hammer-chosen = prendi solo questa stanza?
web-go-hammer = Prendi
web-do-drill = scegli una stanza del tabellone e una delle tue
web-do-drill-chosen = scambi queste due?
web-go-drill = Scambia
web-do-mix = scegli due stanze del tabellone
web-do-mix-chosen = scambi queste due?
web-go-mix = Scambia
web-do-room = metti la stanza: { room-name }
web-do-room-chosen = costruisci qui?
web-go-room = Costruisci
web-do-token = metti il segnalino: { card-name }
web-do-token-chosen = lo metti qui?
web-go-token = Metti qui
web-do-scaffold = metti l’impalcatura
web-do-scaffold-chosen = la metti qui?
web-go-scaffold = Metti qui
web-do-keep = due segnalini in una stanza: quale tieni?
web-do-keep-chosen = tieni questo?
web-go-keep = Tieni
web-do-roof = il lattoniere prende un tetto?
web-do-roof-chosen = prendi questo tetto?
web-go-roof = Prendi
web-do-supply = il fornitore scambia una stanza?
web-do-supply-chosen = scambi queste due?
web-go-supply = Scambia
web-do-swap = il manovale scambia due stanze?
web-do-swap-chosen = scambi queste due?
web-go-swap = Scambia
web-move-take = { $who ->
    [you] Hai preso: { room-name } e { card-name }.
    [hint] Prendi: { room-name } e { card-name }.
   *[other] { $seat } ha preso: { room-name } e { card-name }.
  }
web-move-take-marker = { $who ->
    [you] Hai preso: { room-name } e il segnalino primo giocatore.
    [hint] Prendi: { room-name } e il segnalino primo giocatore.
   *[other] { $seat } ha preso: { room-name } e il segnalino primo giocatore.
  }
web-move-discard = { $who ->
    [you] Hai scartato: { room-name } e { card-name }.
    [hint] Scarta: { room-name } e { card-name }.
   *[other] { $seat } ha scartato: { room-name } e { card-name }.
  }
web-move-hammer = { $who ->
    [you] Hai preso con il martello pneumatico: { room-name }.
    [hint] Prendi con il martello pneumatico: { room-name }.
   *[other] { $seat } ha preso con il martello pneumatico: { room-name }.
  }
web-move-drill = { $who ->
    [you] Hai preso con il trapano: { room-name }.
    [hint] Prendi con il trapano: { room-name } ({ $at }).
   *[other] { $seat } ha preso con il trapano: { room-name }.
  }
web-move-mix = { $who ->
    [you] Hai scambiato due stanze del tabellone.
    [hint] Scambia due stanze del tabellone.
   *[other] { $seat } ha scambiato due stanze del tabellone.
  }
web-move-room = { $who ->
    [you] Hai costruito: { room-name }.
    [hint] Costruisci: { room-name } ({ $at }).
   *[other] { $seat } ha costruito: { room-name }.
  }
web-move-room-down = { $who ->
    [you] Hai messo coperta una carta: { room-name }.
    [hint] Metti coperta una carta: { room-name } ({ $at }).
   *[other] { $seat } ha messo coperta una carta: { room-name }.
  }
web-move-token = { $who ->
    [you] Hai messo il segnalino: { card-name }.
    [hint] Metti il segnalino: { card-name } ({ $at }).
   *[other] { $seat } ha messo il segnalino: { card-name }.
  }
web-move-scaffold = { $who ->
    [you] Hai montato l’impalcatura.
    [hint] Monta l’impalcatura ({ $at }).
   *[other] { $seat } ha montato l’impalcatura.
  }
web-move-keep = { $who ->
    [you] Hai tenuto il segnalino: { card-name }.
    [hint] Tieni il segnalino: { card-name }.
   *[other] { $seat } ha tenuto il segnalino: { card-name }.
  }
web-move-supply = { $who ->
    [you] Hai preso dal fornitore: { room-name }.
    [hint] Prendi dal fornitore: { room-name } ({ $at }).
   *[other] { $seat } ha preso dal fornitore: { room-name }.
  }
web-move-swap = { $who ->
    [you] Hai scambiato due stanze con il manovale.
    [hint] Scambia due stanze con il manovale ({ $at }).
   *[other] { $seat } ha scambiato due stanze con il manovale.
  }
web-key-card = 1° giocatore
web-key-with = il segnalino primo giocatore
web-has-key = primo giocatore
web-round = Round { $round } di { $rounds }
web-roofs = { $roofs ->
    [one] 1 tetto
   *[other] { $roofs } tetti
  }
web-roof-told = { $counts ->
    [yes] { $card }, conta
   *[no] { $card }
  }
web-roof-laid = Carte tetto: { $roofs }
web-at-the-end = alla fine
web-bonus-baths = Bagno su due piani
web-bonus-three = Bagno, cucina, camera
web-needs = { $count ->
    [one] ne manca 1
   *[other] ne mancano { $count }
  }
web-needs-bath = { $where ->
    [upper] manca di sopra
    [lower] manca di sotto
   *[both] ne mancano 2
  }
web-needs-room = manca: { room-name }
web-neighbours = Le case degli altri
web-table = Tabellone e casa
web-display = Tabellone, cinque colonne
web-column = { $first ->
    [yes] Colonna { $number }: { room-name }, punti { $roompoints }, e il segnalino primo giocatore.
   *[no] Colonna { $number }: { room-name }, punti { $roompoints }, e { card-name }.
  }
web-column-gone = { $how ->
    [discard] Colonna { $number }: scartata da { $name }.
    [hammer] Colonna { $number }: presa con il martello pneumatico da { $name }.
   *[take] Colonna { $number }: presa da { $name }.
  }
web-not-now = Adesso non si può scegliere.
web-gone = { $how ->
    [discard] scartata
    [hammer] con il martello
   *[take] presa
  }
web-my-house = Casa di { $name }
web-my-points = { $points ->
    [one] 1 punto, mostra il conto
   *[other] { $points } punti, mostra il conto
  }
web-place = { $floor ->
    [upper] Piano di sopra, posto { $number }
    [lower] Piano di sotto, posto { $number }
   *[basement] Seminterrato, posto { $number }
  }
web-free = libero
web-empty-room = stanza vuota, coperta
web-scaffolded = impalcatura
web-may = Qui si può
web-may-down = Qui solo coperta
web-brings = { $points ->
    [one] Porta { $points } punto.
   *[other] Porta { $points } punti.
  }
web-needs-support = Sotto serve qualcosa.
web-beside = Accanto alla casa
web-use = Usa: { card-name }
web-skipped = niente turno in questo round
web-no-peeking = Non si sbircia fino alla fine.
web-acting = La tua carta
web-order = Ordine delle due carte
web-face = Come la metti
web-face-up = Scoperta
web-face-down = Coperta
web-outside = Accanto alla casa
web-discards = Scarti
web-in-discards = { $count ->
    [one] { $card }, 1 negli scarti
   *[other] { $card }, { $count } negli scarti
  }
web-next-token = Poi qui puoi mettere: { $name }, { $gain }.
web-decline = Rinuncia
web-no-thanks = No, grazie
web-keep-scaffolding = Tienila per dopo
web-pair = { $first } e { $second }
web-wait = Intanto guardati intorno: tocca una casa per ingrandirla.
web-title-take = Una nuova colonna
web-text-take = Una stanza e la carta sopra, o il segnalino primo giocatore.
web-title-discard = Una colonna in meno
web-text-discard = In questo round nessuno la potrà prendere. La prima colonna resta sempre.
web-title-keep = Un segnalino per stanza
web-text-keep = Scegli il segnalino che resta; l’altro è perso.
web-title-scaffold = Impalcatura
web-about-room = { $most ->
    [one] Una carta, { $points }.
   *[other] Fino a { $most } carte affiancate, { $points }.
  }
web-about-beside = { $points ->
    [one] Accanto a: { room-name }, { $points } punto.
   *[other] Accanto a: { room-name }, { $points } punti.
  }
web-about-basement = Solo nel seminterrato.
web-about-key = Segnalino primo giocatore: cominci tu il prossimo round.
web-about-roof = Va sulla tua pila dei tetti, coperto fino alla fine.
web-about-decor = { $where ->
    [any] { $name } +{ $points }, per una stanza scoperta senza segnalini.
    [outside] { $name } +{ $points }, accanto alla casa.
   *[room] { $name } +{ $points }, per: { room-name }.
  }
web-hammer-ask = Usi il martello pneumatico?
web-hammer-text = Prendi solo una stanza, prima di tutti, al posto del tuo turno.
web-key-columns = scegli una colonna; ripeti per prenderla
web-key-places = passa da un posto possibile all’altro
web-key-flip = gira la carta
web-key-other = l’altra carta in mano, o un utensile
web-key-no = rinuncia, no grazie
web-rule-turn = Il tuo turno
web-rule-turn-text = Prendi una colonna: una stanza e la carta sopra, oppure, con la prima colonna, il segnalino primo giocatore, che ti fa cominciare il prossimo round. Costruisci subito la stanza. Un segnalino o un’impalcatura si mettono prima o dopo. In due o tre, il primo giocatore scarta prima una colonna.
web-rule-placing = Costruire
web-rule-placing-text = Una carta deve avere qualcosa sotto: una stanza, una stanza vuota o un’impalcatura. Le stanze del seminterrato vanno nel seminterrato, tutte le altre sui due piani. Carte uguali affiancate sono una stanza sola, fino al numero di puntini sulla targhetta. Una stanza completa, o con un segnalino, è chiusa e non cresce più. Ogni carta si può mettere coperta: è una stanza vuota, senza punti.
web-rule-decor = Arredamento
web-rule-decor-text = Un segnalino va in una stanza adatta che non ne ha già uno; alcuni stanno accanto alla casa. Vale i punti stampati e chiude la stanza. Puoi rinunciarci, tranne che nelle edizioni italiana e inglese.
web-rule-tools = Utensili
web-rule-tools-text = Trapano: prima di prendere una colonna, scambia una stanza del tabellone con una tua scoperta. Betoniera: scambia tra loro due stanze del tabellone. Martello pneumatico: a inizio round prendi solo una stanza, al posto del turno. Impalcatura: regge ciò che ci costruisci sopra e più avanti lascia il posto a una stanza. Ognuno si usa una volta sola.
web-rule-helpers = Aiutanti
web-rule-helpers-text = Lattoniere, fornitore e manovale lavorano alla fine: un tetto dagli scarti, una stanza dagli scarti, due stanze scambiate. Con l’architetto ogni bonus vale 4 e ogni stanza vuota 1. Con l’arredatrice i segnalini non chiudono le stanze e valgono 1 in più.

## On the score pad page

web-pad-house = La casa, dodici posti
web-pad-token = Segnalino in questa stanza
web-pad-group = { $sort ->
    [normal] Stanze
    [special] Stanze speciali
    [basement] Stanze del seminterrato
   *[none] Nessuna stanza
  }
web-pad-take-away = Togli
web-pad-helpers = Aiutanti che danno punti
web-pad-roofs = Tetti della pila
web-pad-roof-add = { $card }: uno in più
web-pad-roof-take = { $card }: uno in meno
web-pad-not-yet = Correggi i posti segnati per vedere i punti.
web-own-which = Carte
web-own-printed = Come le conosce casetta
web-own-mine = Quelle della mia scatola
web-own-enter = Inserisci le carte della mia scatola
web-own-broken = Nelle tue carte c’è qualcosa da correggere; intanto vale l’ultima versione giusta.
web-own-title = Le carte della mia scatola
web-own-text = Controlla una volta la tua scatola e correggi ciò che è diverso: copie, punti, nomi di stanze e segnalini. 60 carte stanza e 48 altre.
web-own-rooms = Carte stanza: { $cards } su 60
web-own-children = Nell’edizione inglese i bambini nascosti decidono le parità: un numero per tutte le carte di un tipo, oppure uno per carta, per esempio 0 1 2. Qui si contano carta per carta; in una partita giocata con questo file le carte di un tipo sono tutte uguali, quindi serve un solo numero.
web-own-of = { $name }: { $what }
web-own-copies = Copie
web-own-windows = Con finestra
web-own-most = Grandezza
web-own-points = Punti per { $size }
web-own-beside = Punti accanto a: { $room }
web-own-hidden = Bambini nascosti
web-own-key = Nome
web-own-sort = Tipo
web-own-where = Dove va
web-own-worth = Punti
web-own-tokens = Segnalini arredamento
web-own-others = Tetti, utensili, aiutanti
web-own-add-room = Aggiungi una stanza
web-own-add-token = Aggiungi un segnalino
web-own-remove = Togli { $name }
web-pad-children = Bambini nascosti
web-pad-children-text = C’è un pareggio. Contate i bambini nascosti nelle stanze scoperte: è avanti chi ne ha di più.
web-pad-children-range = da { $least } a { $most } secondo le tue carte

## What speaks for a move

reason-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
reason-room = Porta { reason-points }: { room-name }
reason-rooms = Porta { reason-points } per le stanze
reason-bonus = Porta { reason-points }: { $bonus }
reason-decor = Porta { reason-points }: { card-name }
reason-decor-all = Porta { reason-points } per gli arredi
reason-hand = Fino a { reason-points } una volta costruita: { room-name }
reason-hand-token = Fino a { reason-points } una volta messo: { card-name }
reason-then-take = Fino a { reason-points } con la prossima carta: { room-name }
reason-denies-column = Prende una carta che serve a { $seat } ({ room-name }): { reason-points } in meno
reason-leaves = Lascia a { $seat } fino a { reason-points }
reason-room-full = { $size ->
    [one] Completa la stanza ({ room-name }, { $size } carta)
   *[other] Completa la stanza ({ room-name }, { $size } carte)
  }
reason-room-grows = Un’altra carta porta { reason-points }: { room-name }
reason-bonus-near = Manca una stanza ({ room-name }) per { reason-points }: { $bonus }
reason-owned = Porta: { card-name }
reason-roof-missing = { $missing ->
    [one] Tetto: manca { $missing } carta
   *[other] Tetto: mancano { $missing } carte
  }
reason-roof-enough = { $cards ->
    [one] Tetto: { $cards } carta tra cui scegliere
   *[other] Tetto: { $cards } carte tra cui scegliere
  }
reason-marker = Primo turno nel prossimo round
reason-spaces = { $spaces ->
    [one] Tiene pronto { $spaces } spazio per costruire
   *[other] Tiene pronti { $spaces } spazi per costruire
  }

## First game

first-welcome = Ciao! In dodici round costruisci una casa, una stanza per round. La tua è già a buon punto: mancano cinque round.
first-discard = Il segnalino primo giocatore è tuo, quindi cominci tu. In due o tre giocatori, chi comincia scarta prima una colonna, così nessuno può prenderla. Non lasciare il trapano a { $name }: tocca l’ultima colonna e scartala.
first-discard-done = Dispensa e trapano non ci sono più. Puoi scartare qualsiasi colonna tranne la prima.
first-column = Adesso prendi una colonna: una stanza e la carta che le sta sopra. Prendi il soggiorno e costruiscilo proprio accanto all’altro.
first-column-done = Carte dello stesso tipo affiancate sono una stanza sola: 4 punti invece di 1, e 9 con tre carte. Il tetto va sulla tua pila.
first-support = { $name } ha preso la prima colonna con il segnalino primo giocatore, e adesso scarta prima di te. Prendi la camera da letto e costruiscila di sotto, sopra il garage: una carta ha bisogno di qualcosa sotto.
first-support-done = Bagno, cucina e camera da letto nella stessa casa: un bonus di 3 punti. E adesso ci puoi costruire sopra.
first-token = Il letto a baldacchino è un arredamento per la camera da letto. Prendi la camera che lo porta con sé, costruiscila accanto all’altra e mettici il letto.
first-token-done = Una camera di due carte vale 4 punti, il letto altri 2. Una stanza con un segnalino è chiusa: non le si aggiunge più niente.
first-roof = Sulla tua pila ci sono tre tetti rossi, e quattro dello stesso colore valgono 8 punti. Prendi il bagno con il tetto rosso e costruiscilo di sopra, sulla camera da letto.
first-roof-done = Un tetto tutto rosso: 8 punti. Di colori misti ne varrebbe 3. E un bagno su ogni piano ne dà altri 3.
first-helper = È l’ultimo round. Con l’architetto ogni bonus vale 4 invece di 3. Prendi lo studio che arriva con lui e completa la casa.
first-helper-done = Due bonus, un punto in più ciascuno. Altri aiutanti, alla fine, scambiano stanze o ti portano un tetto.
first-over = Ecco fatto: hai vinto { $mine } a { $other }. Facciamo una partita intera?
