# Dream Home.

game-title = La casa dei sogni
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
    [tree_house] casa sull'albero
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
option-edition-standard = Standard: la nostra combinazione dei tre regolamenti; la pagina delle regole dice che cosa viene da dove.
option-edition-it = Italiana: un arredo che trova posto va piazzato per forza; il martello pneumatico è il tuo turno, trapano e betoniera compresi; il fornitore prende solo ciò che è stato scartato durante la partita.
option-edition-en = Inglese: un arredo che trova posto va piazzato per forza; il manovale può ampliare le stanze arredate; l'arredatrice rende di più solo per i segnalini sulla plancia; a pari punti vince chi ha più bambini nascosti; se nessuno li ha contati, si resta pari.
option-edition-pl = Polacca: in 2 o 3 giocatori la colonna scartata esce dal gioco; un'impalcatura può aspettare accanto alla casa, fino a un momento qualsiasi di un tuo turno; il martello pneumatico è il tuo turno, trapano e betoniera compresi.
option-simplified = Partita semplificata
option-simplified-false = In 2 o 3 giocatori, a ogni round il primo giocatore scarta una colonna.
option-simplified-true = Non si scarta nessuna colonna.
option-decor_optional = Segnalini arredamento
option-decor_optional-true = A un segnalino si può rinunciare.
option-decor_optional-false = Un segnalino che trova posto va piazzato per forza.
option-face_down = Stanze coperte
option-face_down-free = Una stanza si può sempre mettere coperta.
option-face_down-forced_only = Una stanza si può mettere coperta solo se scoperta non trova posto da nessuna parte.
option-draft_discard_removed = La colonna scartata
option-draft_discard_removed-false = Va negli scarti, dove la trovano lattoniere e fornitore.
option-draft_discard_removed-true = Esce dal gioco.
option-scaffolding_may_wait = Impalcatura
option-scaffolding_may_wait-false = Si piazza subito.
option-scaffolding_may_wait-true = Può aspettare accanto alla casa fino a un turno successivo.
option-handyman_ignores_tokens = Manovale e arredi
option-handyman_ignores_tokens-false = Nessuna carta si sposta accanto a una stanza arredata dello stesso tipo.
option-handyman_ignores_tokens-true = Le stanze arredate si possono ampliare fino alla loro misura.
option-join_decorated_rooms = Due stanze arredate
option-join_decorated_rooms-true = Con l'arredatrice una carta può unirle; resta un solo segnalino.
option-join_decorated_rooms-false = Nessuna carta può unirle, se non con il manovale.
option-designer_counts_outside = Arredatrice
option-designer_counts_outside-true = Un punto in più per ogni segnalino.
option-designer_counts_outside-false = Un punto in più per ogni segnalino dentro la casa.
option-helpers_stack = Due architetti o due arredatrici
option-helpers_stack-false = Contano una volta sola.
option-helpers_stack-true = Contano due volte.
option-tiebreak = Parità
option-tiebreak-shared = Chi ha gli stessi punti divide il posto in classifica.
option-tiebreak-children = Decide chi ha più bambini nascosti. Le nostre carte non li indicano, un tuo file di carte può farlo; se non si conoscono, chi ha gli stessi punti divide il posto.
option-annex_adjacency = Accanto
option-annex_adjacency-horizontal = Sauna, dispensa e guardaroba guardano a sinistra e a destra.
option-annex_adjacency-orthogonal = Sauna, dispensa e guardaroba guardano anche sopra e sotto.
option-jackhammer_is_turn = Martello pneumatico e altri utensili
option-jackhammer_is_turn-false = Salti il turno, quindi trapano e betoniera non si usano insieme al martello.
option-jackhammer_is_turn-true = È il tuo turno, solo anticipato: trapano e betoniera si possono usare insieme al martello.
option-scaffolding_any_time = Un'impalcatura in attesa
option-scaffolding_any_time-false = Si piazza prima di prendere una colonna.
option-scaffolding_any_time-true = Si piazza in un momento qualsiasi del proprio turno.
option-supplier_takes_given_away = Due fornitori
option-supplier_takes_given_away-true = Quello che uno cede, il successivo può prenderlo.
option-supplier_takes_given_away-false = Quello che un fornitore cede esce dal gioco.

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
    [one] Una stanza vuota, con l'architetto.
   *[other] { $size } stanze vuote, con l'architetto.
  }
sheet-children = { $children ->
    [one] Un bambino nascosto, in caso di parità.
   *[other] { $children } bambini nascosti, in caso di parità.
  }
sheet-piano = Pianoforte.
sheet-canopy-bed = Letto a baldacchino.
sheet-hot-tub = Jacuzzi.
sheet-cat-house = Cuccia per gatti.
sheet-tree-house = Casa sull'albero.
sheet-bird-house = Casetta degli uccelli.
sheet-ice-cream-machine = Macchina del gelato.
sheet-painting = Quadri.
sheet-rocking-horse = Cavallo a dondolo.
sheet-aquarium = Acquario.
sheet-interior-designer = { $tokens ->
    [one] Arredatrice: un segnalino.
   *[other] Arredatrice: { $tokens } segnalini.
  }
sheet-bathroom-on-each-floor = Un bagno su tutti e due i piani.
sheet-bathroom-kitchen-bedroom = Bagno, cucina e camera da letto.
sheet-architect = { $bonuses ->
    [one] Architetto: un bonus.
   *[other] Architetto: { $bonuses } bonus.
  }
sheet-uniform-roof = Un tetto di un solo colore.
sheet-mixed-roof = Un tetto di più colori.
sheet-windows = { $windows ->
    [one] Una finestra nel tetto.
   *[other] { $windows } finestre nel tetto.
  }

## Moves in words

move-take = { $seat }: colonna { $column }, { room-name } e { card-name }.
move-take-marker = { $seat }: colonna { $column }, { room-name } e segnalino primo giocatore.
move-discard = { $seat }: colonna { $column } scartata ({ room-name }, { card-name }).
move-hammer = { $seat }: martello pneumatico, { room-name } dalla colonna { $column }.
move-drill = { $seat }: trapano, { room-name } dalla colonna { $column } a { $space }; quello che c'era va sul tabellone.
move-mix = { $seat }: betoniera, le stanze delle colonne { $column } e { $other } si scambiano di posto.
move-room = { $seat }: { room-name } su { $space }.
move-room-down = { $seat }: { room-name } su { $space }, carta coperta.
move-token = { $seat }: { card-name } su { $space }.
move-token-outside = { $seat }: { card-name } accanto alla casa.
move-decline = { $seat }: niente { card-name }.
move-scaffold = { $seat }: impalcatura su { $space }.
move-scaffold-keep = { $seat }: l'impalcatura aspetta accanto alla casa.
move-keep = { $seat }: su { $space } resta il segnalino { card-name }.
move-roof = { $seat }: lattoniere, { card-name }.
move-supply = { $seat }: fornitore, { room-name } su { $space }.
move-swap = { $seat }: manovale, { $space } e { $other } si scambiano di posto.
move-pass = { $seat }: passo.
move-done = { $seat }: fatto.

## What is wrong with a drawing or a question

wrong-wrong-floor-length = { $where } deve avere { $spaces } caselle.
wrong-wrong-space = { $where }: una casella è null, "empty", "scaffolding" o una stanza.
wrong-no-support = { $where } non poggia su nulla (regola A).
wrong-wrong-floor = { $where }: su questo piano la carta «{ room-name }» può stare solo coperta (regola B).
wrong-room-too-large = { $where }: troppe carte affiancate ({ room-name }: al massimo { $most }, regola C).
wrong-token-on-empty-room = { $where }: in una stanza vuota non possono stare segnalini.
wrong-token-misplaced = { $where }: il segnalino «{ card-name }» non va in questa stanza.
wrong-two-tokens = { $where }: questa stanza ha più di un segnalino.
wrong-token-not-outside = { $where }: il segnalino «{ card-name }» non va accanto alla casa.
wrong-token-twice = { $where }: di questo segnalino ce n'è uno solo.
wrong-scaffolding-left = { $where }: in una casa finita non possono restare impalcature.
wrong-scaffolding-waits = { $where }: un'impalcatura aspetta accanto alla casa solo nell'edizione polacca.
wrong-too-many-cards = { $sort ->
    [room] { $cards } volte { room-name }; nella scatola: { $box }.
   *[card] { $cards } volte { card-name }; nella scatola: { $box }.
  }
wrong-too-few-cards = Non ci sono abbastanza carte per { $where }.
wrong-unknown-card = { $where } non è una carta.
wrong-own-rooms = Le carte stanza sono { $cards } e non { $needed }.
wrong-own-resources = Tetti, arredi, utensili e aiutanti sono in tutto { $cards } e non { $needed }.
wrong-own-children-list = { $where }: un solo numero per tutte le copie. Il gioco non distingue le carte dello stesso tipo.
wrong-own-children-copies = { $where }: un numero di bambini per ciascuna delle { $copies } carte, oppure uno solo per tutte.
wrong-own-key = { $where }: { $name } non può essere una chiave: lettere, cifre e trattini bassi, e nessun nome che significhi già altro.
wrong-own-too-many-rooms = { $where }: troppe stanze con nomi tuoi in una sola casa.
wrong-own-too-many-tokens = { $where }: troppi segnalini con nomi tuoi in una sola casa.
wrong-no-hand-now = In questa fase nessuno ha carte in mano.
wrong-no-resource-here = { $where }: sopra la prima colonna non c'è nessuna carta.
wrong-wrong-deck = { $where } deve avere { $cards } carte.
wrong-wrong-stage = In questa posizione la fase non può essere questa.
wrong-display-too-small = Sul tabellone ci sono meno colonne dei posti che devono ancora prenderne una ({ $seats }).
wrong-house-too-full = In { $where } non c'è spazio per tutte le carte ancora da prendere ({ $cards }).

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
turn-now-discard = Prima scarta una colonna che nessuno prenderà: discard 3.
turn-now-hammer = Martello pneumatico ora? hammer 0, oppure pass.
turn-now-begun = Ora il martello pneumatico: hammer 0.
turn-now-lay = Metti giù: room u1, room u1 down, token l0, scaffold b0.
turn-now-late = Un'impalcatura ora? scaffold u1, oppure done.
turn-now-take = Prendi una colonna: take 3.
turn-now-roofs = Lattoniere: prendi un tetto dagli scarti, oppure pass.
turn-now-finish = Ultime modifiche con i tuoi aiutanti, oppure done.

turn-help-turn = Il tuo turno
turn-help-turn-text = Prendi una colonna del tabellone, per esempio take 3: una stanza e la carta sopra, oppure, con la colonna 0, il segnalino primo giocatore. Poi metti la stanza su una casella, per esempio room u1, o coperta, room u1 down. Un segnalino o un'impalcatura si mettono prima o dopo: token l0, scaffold b0.
turn-help-placing = Dove si mette
turn-help-placing-text = Da U0 a U4 è il piano di sopra, da L0 a L4 quello di sotto, B0 e B1 sono il seminterrato sotto L3 e L4. Una carta ha bisogno di qualcosa sotto. Le stanze del seminterrato vanno nel seminterrato, tutte le altre sui due piani. Carte affiancate dello stesso tipo sono una stanza sola: il soggiorno ha fino a 3 carte, cucina, camera da letto, camera dei bambini e garage 2, tutte le altre 1. Una stanza con un segnalino è chiusa. Ogni carta si può mettere coperta: è una stanza vuota.
turn-help-annexes = Punti delle stanze
turn-help-annexes-text = Con una, due, tre carte: { $rooms }.
turn-help-decor = Arredamento
turn-help-decor-text = I segnalini vanno in una stanza adatta che non ne ha, alcuni accanto alla casa: { $decor }.
turn-help-functionality = Funzionalità
turn-help-functionality-text = Un bagno su tutti e due i piani: 3 punti. Una cucina, una camera da letto e un bagno nella stessa casa: 3 punti.
turn-help-roof = Tetto
turn-help-roof-text = I tetti si impilano coperti e fino alla fine nessuno li guarda. Quattro dello stesso colore danno 8 punti, quattro di più colori 3, ogni loro finestra 1 in più; meno di quattro non danno nulla.
turn-help-letters = Le lettere
turn-letters = { $letters }. # è una stanza vuota, x un'impalcatura, * un segnalino. Accanto a una casa: dr trapano, ja martello pneumatico, mx betoniera, sc impalcatura, ro lattoniere, su fornitore, ar architetto, ha manovale, de arredatrice, th casa sull'albero, bh casetta degli uccelli.
help-drill = Prima di prendere una colonna: scambia una stanza del tabellone con una tua stanza scoperta, se lì può stare. Il segnalino sulla tua va perso. Per esempio drill 1 l0.
help-jackhammer = Prima del primo turno di un round: al posto del tuo turno prendi da una colonna qualsiasi la sola stanza. Per esempio hammer 0.
help-concrete-mixer = Prima di prendere una colonna: scambia tra loro due stanze del tabellone. Per esempio mix 0 3.
help-scaffolding = Mettila su una casella libera che ha qualcosa sotto; sopra puoi costruire subito, al suo posto dal tuo prossimo turno.
help-roofer = Alla fine, prima che si guardino i tetti: prendi un tetto dagli scarti.
help-supplier = Alla fine: scambia una tua stanza con una degli scarti che lì può stare. Il segnalino sulla tua va perso.
help-architect = Ogni bonus funzionalità vale 4, ogni stanza vuota 1.
help-handyman = Alla fine: scambia tra loro due tue stanze, se tutte e due possono stare nel nuovo posto. I segnalini seguono la loro carta.
help-interior-designer = I segnalini non chiudono più le tue stanze; ogni segnalino vale 1 in più.

wrong-turn-unreadable = Non è una mossa. Scrivi un comando come take 3 o room u1; m mostra cosa puoi fare.
wrong-turn-not-now = Adesso { $verb } non si può usare. Si può: { $known }.
wrong-turn-not-allowed = Con { $verb } così non si può; m mostra cosa si può.
wrong-turn-no-such-column = Il tabellone ha le colonne da 0 a { $columns }.
wrong-turn-column-gone = La colonna { $column } non c'è più.
wrong-turn-column-stays = La colonna { $column } non si può scegliere.
wrong-turn-not-free = Su { $space } c'è già una stanza.
wrong-turn-no-support = Sotto { $space } non c'è ancora niente.
wrong-turn-fresh-scaffolding = L'impalcatura su { $space } è di questo turno; al suo posto costruirai più avanti.
wrong-turn-must-lie-up = Questa stanza da qualche parte può stare scoperta, quindi non si può mettere coperta.
wrong-turn-wrong-floor = La carta «{ room-name }» su { $space } può stare solo coperta: le stanze del seminterrato vanno nel seminterrato, tutte le altre sui due piani.
wrong-turn-room-full = Con la carta «{ room-name }» su { $space } la stanza diventerebbe troppo grande.
wrong-turn-room-decorated = La stanza accanto a { $space } è chiusa: ha un segnalino.

ranking-tie-break = A pari punti si divide il posto; se decidono i bambini nascosti, è davanti chi ne ha di più.

## The score pad

pad-basement-intro = La casa dal basso in alto, ogni piano da sinistra a destra. Una lettera per casella: L soggiorno, K cucina, B camera da letto, P camera dei bambini, A bagno, S sauna, Y dispensa, D guardaroba, U studio, I biblioteca, G stanza dei giochi, C garage, O ripostiglio, V cantina dei vini, W officina, N lavanderia; # una stanza vuota, . una casella libera. Un segnalino si scrive dopo un più: L+piano.
pad-basement = Seminterrato, due caselle
pad-lower = Piano di sotto, cinque caselle
pad-upper = Piano di sopra, cinque caselle
pad-outside = Accanto alla casa: tree_house (albero), bird_house (uccelli)? Invio se niente
pad-helpers = Aiutanti: architect, interior_designer (arredatrice)? Invio se niente
pad-roofs = Tetti (red, brown, blue, green), come red red window blue? Invio se niente
pad-children = Bambini nascosti nelle stanze di { $names }, in quest'ordine, come 3 5? Invio se nessuno li conta
wrong-pad-children = Servono { $people } numeri, uno per casa.
wrong-pad-too-many = Sono { $cards } carte; stanze a parte, nella scatola ce ne sono solo { $most }.
wrong-pad-floor-length = Questo piano ha { $spaces } caselle.
wrong-pad-no-such-room = { $word } non è una stanza; basta una lettera o l'inizio del nome.
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
listing-outside = fuori
listing-own-cards = La tua scatola dice altro? Copia il file delle carte, correggilo e gioca con --cards FILE.
source-rulebook = regolamento
source-reviews = recensioni
source-reconstructed = ricostruito
source-box = la tua scatola

## Awards

award-rooms = { $number ->
    [one] L'unica stanza grande finita.
   *[other] Più stanze grandi finite: { $number }.
  }
award-roof = { $number ->
    [one] Pila dei tetti più alta: una carta.
   *[other] Pila dei tetti più alta: { $number } carte.
  }
award-decor = { $number ->
    [one] Arredamento più bello: un punto.
   *[other] Arredamento più bello: { $number } punti.
  }

## On the page

# At most nine letters, for narrow columns.
web-room-short = { $room ->
    [living_room] Soggiorno
    [kitchen] Cucina
    [bedroom] Camera
    [playroom] Bambini
    [bathroom] Bagno
    [sauna] Sauna
    [pantry] Dispensa
    [dressing_room] Guardaroba
    [study] Studio
    [library] Biblio
    [game_room] Giochi
    [garage] Garage
    [storage_room] Ripost.
    [wine_cellar] Vini
    [workshop] Officina
    [laundry_room] Bucato
   *[other] { $room }
  }
web-card-short = { $card ->
    [roof-red] Tetto rosso
    [roof-red-window] Rosso +1
    [roof-brown] Tetto bruno
    [roof-brown-window] Bruno +1
    [roof-blue] Tetto blu
    [roof-blue-window] Blu +1
    [roof-green] Tetto verde
    [roof-green-window] Verde +1
    [piano] Piano
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
    [drill] Prima di prendere una colonna: scambia una stanza del tabellone con una tua scoperta, se lì può stare. Il segnalino sulla tua va perso.
    [jackhammer] Prima del primo turno di un round: prendi una stanza da sola da una colonna qualsiasi, al posto del tuo turno.
    [concrete_mixer] Prima di prendere una colonna: due stanze del tabellone si scambiano di posto.
    [scaffolding] Mettila su un posto libero che ha qualcosa sotto. Sopra puoi costruire subito, al suo posto dal tuo prossimo turno.
    [roofer] Alla fine, prima che si guardino i tetti: prendi un tetto dagli scarti.
    [supplier] Alla fine: scambia una tua stanza con una degli scarti che lì può stare. Il segnalino sulla tua va perso.
    [architect] Ogni bonus vale 4 invece di 3, ogni stanza vuota 1.
    [handyman] Alla fine: due tue stanze si scambiano di posto, se ci stanno. I segnalini seguono la loro carta.
   *[interior_designer] I segnalini non chiudono più le tue stanze, e ognuno vale 1 in più.
  }
web-do-take = scegli una colonna
web-do-take-chosen = prendi queste due?
web-go-take = Prendi
web-do-discard = manda via una colonna
web-do-discard-chosen = mandi via queste?
web-go-discard = Manda via
web-do-hammer = usi il martello pneumatico?
web-do-hammer-chosen = prendi solo questa stanza?
web-go-hammer = Prendi
web-do-drill = scegli una stanza del tabellone e una tua
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
web-do-keep = due segnalini in una stanza: quale resta?
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
web-move-take = prende: { room-name } e { card-name }.
web-move-take-marker = prende: { room-name } e la chiave.
web-move-discard = via dal tabellone: { room-name } e { card-name }.
web-move-hammer = martello pneumatico: { room-name }.
web-move-drill = trapano: { room-name }.
web-move-mix = betoniera: due stanze del tabellone scambiate.
web-move-room = stanza nuova: { room-name }.
web-move-room-down = carta coperta: { room-name }.
web-move-token = segnalino: { card-name }.
web-move-token-outside = accanto alla casa: { card-name }.
web-move-decline = niente { card-name }.
web-move-scaffold = un’impalcatura.
web-move-scaffold-keep = l’impalcatura aspetta.
web-move-keep = resta il segnalino: { card-name }.
web-move-roof = lattoniere: { card-name }.
web-move-supply = fornitore: { room-name }.
web-move-swap = manovale: due stanze scambiate.
web-move-pass = no, grazie.
web-move-done = va bene così.
web-move-take-hint = Prendi: { room-name } e { card-name }.
web-move-take-marker-hint = Prendi: { room-name } e la chiave.
web-move-discard-hint = Togli dal tabellone: { room-name } e { card-name }.
web-move-hammer-hint = Prendi con il martello pneumatico: { room-name }.
web-move-drill-hint = Usa il trapano per scambiare: { room-name }.
web-move-mix-hint = Scambia due stanze del tabellone con la betoniera.
web-move-room-hint = Costruisci: { room-name }.
web-move-room-down-hint = Metti coperta: { room-name }.
web-move-token-hint = Metti il segnalino: { card-name }.
web-move-token-outside-hint = Metti accanto alla casa: { card-name }.
web-move-decline-hint = Rinuncia: { card-name }.
web-move-scaffold-hint = Monta l’impalcatura.
web-move-scaffold-keep-hint = Tieni l’impalcatura per dopo.
web-move-keep-hint = Tieni il segnalino: { card-name }.
web-move-roof-hint = Manda il lattoniere: { card-name }.
web-move-supply-hint = Fatti portare dal fornitore: { room-name }.
web-move-swap-hint = Fai scambiare due stanze al manovale.
web-move-pass-hint = Lascia perdere.
web-move-done-hint = Lascia così.
web-key-card = La chiave
web-key-with = la chiave
web-has-key = ha la chiave
web-round = Round { $round } di { $rounds }
web-roofs = { $roofs ->
    [one] 1 tetto
   *[other] { $roofs } tetti
  }
web-roof-told = { $counts ->
    [yes] { $card }, conta
   *[no] { $card }
  }
web-roof-laid = Tetto, carte: { $roofs }
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
web-neighbours = Vicini
web-table = Tabellone e casa
web-display = Tabellone, cinque colonne
web-column = { $first ->
    [yes] Colonna { $number }: { room-name }, punti { $roompoints }, e la chiave.
   *[no] Colonna { $number }: { room-name }, punti { $roompoints }, e { card-name }.
  }
web-column-gone = { $how ->
    [discard] Colonna { $number }: mandata via da { $name }.
    [hammer] Colonna { $number }: presa con il martello pneumatico da { $name }.
   *[take] Colonna { $number }: presa da { $name }.
  }
web-not-now = Adesso non si può scegliere.
web-gone = { $how ->
    [discard] mandata via
    [hammer] con il martello
   *[take] presa
  }
web-my-house = Casa di { $name }
web-my-points = { $points ->
    [one] 1 punto, mostra la somma
   *[other] { $points } punti, mostra la somma
  }
web-place = { $floor ->
    [upper] Piano di sopra, posto { $number }
    [lower] Piano di sotto, posto { $number }
   *[basement] Seminterrato, posto { $number }
  }
web-free = libero
web-empty-room = stanza vuota, coperta
web-scaffolded = impalcatura
web-may = Si può
web-may-down = Si può solo coperta
web-brings = { $points ->
    [one] Porta { $points } punto.
   *[other] Porta { $points } punti.
  }
web-needs-support = Serve qualcosa sotto.
web-beside = Accanto alla casa
web-use = Usa: { card-name }
web-skipped = niente turno in questo round
web-no-peeking = Non si sbircia fino alla fine.
web-acting = La tua carta
web-order = Ordine delle due carte
web-face = Come si mette
web-face-up = Scoperta
web-face-down = Coperta
web-outside = Accanto alla casa
web-discards = Scarti
web-in-discards = { $count ->
    [one] { $card }, 1 negli scarti
   *[other] { $card }, { $count } negli scarti
  }
web-next-token = Poi qui può andare: { $name }, { $gain }.
web-decline = Rinuncia
web-no-thanks = No, grazie
web-keep-scaffolding = Tienila per dopo
web-pair = { $first } e { $second }
web-wait = Intanto puoi guardarti intorno: tocca una casa per vederla grande.
web-title-take = Una nuova colonna
web-text-take = Una stanza e la carta sopra; con la prima colonna la chiave.
web-title-discard = Una colonna in meno
web-text-discard = Una colonna che in questo round nessuno prenderà. La prima resta.
web-title-keep = Un segnalino per stanza
web-text-keep = Scegli il segnalino che resta; l’altro se ne va.
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
web-about-key = La chiave: cominci tu il prossimo round.
web-about-roof = Il tetto va sulla tua pila, coperto fino alla fine.
web-about-decor = { $where ->
    [any] { $name } +{ $points }, per una stanza scoperta senza segnalini.
    [outside] { $name } +{ $points }, accanto alla casa.
   *[room] { $name } +{ $points }, per: { room-name }.
  }
web-hammer-ask = Usi il martello pneumatico?
web-hammer-text = Una stanza da sola, prima di tutti, al posto del tuo turno.
web-key-columns = scegli una colonna; ancora per prenderla
web-key-places = gira tra i posti dove la carta può stare
web-key-flip = gira la carta
web-key-other = l’altra carta in mano, o un utensile
web-key-no = rinuncia, no grazie
web-rule-turn = Il tuo turno
web-rule-turn-text = Prendi una colonna: una stanza e la carta sopra, oppure, con la prima colonna, la chiave e con lei il primo turno del prossimo round. Costruisci subito la stanza. Un segnalino o un’impalcatura si mettono prima o dopo. In due o tre giocatori chi ha la chiave manda prima via una colonna.
web-rule-placing = Costruire
web-rule-placing-text = Una carta ha bisogno di qualcosa sotto: una stanza, una stanza vuota o un’impalcatura. Le stanze del seminterrato vanno nel seminterrato, tutte le altre sui due piani. Carte uguali affiancate sono una stanza sola, fino al numero di puntini sul cartellino. Una stanza piena, o con un segnalino, non cresce più. Ogni carta si può mettere coperta: è una stanza vuota, senza punti.
web-rule-decor = Segnalini
web-rule-decor-text = Un segnalino va in una stanza adatta che non ne ha, alcuni stanno accanto alla casa. Vale quanto c’è scritto e chiude la stanza. Puoi rinunciare, ma non nelle edizioni italiana e inglese.
web-rule-tools = Utensili
web-rule-tools-text = Trapano: una stanza del tabellone per una tua scoperta, prima di prendere una colonna. Betoniera: due stanze del tabellone si scambiano. Martello pneumatico: una stanza da sola all’inizio del round, al posto del turno. Impalcatura: regge quello che ci costruisci sopra e più avanti lascia il posto. Ognuno serve una volta.
web-rule-helpers = Aiutanti
web-rule-helpers-text = Lattoniere, fornitore e manovale lavorano alla fine: un tetto dagli scarti, una stanza dagli scarti, due stanze scambiate. Con l’architetto ogni bonus vale 4 e ogni stanza vuota 1. Con l’arredatrice i segnalini non chiudono le stanze e valgono 1 in più.

## On the score pad page

web-pad-house = La casa, dodici caselle
web-pad-token = Segnalino in questa stanza
web-pad-group = { $sort ->
    [normal] Stanze
    [special] Stanze speciali
    [basement] Stanze del seminterrato
   *[none] Nessuna stanza
  }
web-pad-take-away = Togli
web-pad-helpers = Aiutanti che fanno punti
web-pad-roofs = Tetti della pila
web-pad-roof-add = { $card }: uno in più
web-pad-roof-take = { $card }: uno in meno
web-pad-not-yet = Il conto arriva appena la casa può stare in piedi così.
web-own-which = Carte
web-own-printed = Come le conosce casetta
web-own-mine = Quelle della mia scatola
web-own-enter = Inserisci le carte della mia scatola
web-own-broken = Le tue carte vanno corrette; intanto vale l’ultima versione giusta.
web-own-title = Le carte della mia scatola
web-own-text = Guarda una volta nella tua scatola e correggi ciò che è diverso: copie, punti, stanze e segnalini con altri nomi. 60 carte stanza e 48 altre.
web-own-rooms = Carte stanza: { $cards } di 60
web-own-children = Nell’edizione inglese i bambini nascosti decidono i pareggi: un numero per tutte le carte di un tipo, oppure uno per carta, per esempio 0 1 2. Qui si contano carta per carta; in una partita giocata con questo file le carte di un tipo sono uguali, quindi serve un solo numero.
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
web-own-tokens = Segnalini arredo
web-own-others = Tetti, utensili, aiutanti
web-own-add-room = Aggiungi una stanza
web-own-add-token = Aggiungi un segnalino
web-own-remove = Togli { $name }
web-pad-children = Bambini nascosti
web-pad-children-text = C’è un pareggio. Contate i bambini nascosti nei disegni delle stanze scoperte: chi ne ha di più è davanti.
web-pad-children-range = da { $least } a { $most } secondo le tue carte

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
