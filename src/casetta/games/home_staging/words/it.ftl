# Home Staging.

game-title = Home Staging
game-sentence = Furnish a home room by room: draw furniture, keep the ways free, close the walls.

option-scenario = Scenario
option-scenario-first-keys = Le prime chiavi
option-scenario-over-the-flower-shop = Sopra la fioraia
option-scenario-ada-moves-downstairs = Nonna Ada scende al piano terra
option-scenario-the-night-baker = Il fornaio di notte
option-scenario-terrace-number-nine = Villetta a schiera numero nove
option-scenario-the-ferryman = La casa del traghettatore
option-scenario-the-mosaic-floor = Il pavimento a mosaico
option-scenario-two-authors = Due autori, un tetto
option-scenario-the-old-cistern = La vecchia cisterna
option-scenario-the-fig-courtyard = Il cortile del fico
option-scenario-observatory-hill = La collina dell'osservatorio
option-scenario-signal-house = Casello 22

## Rooms, numbers and furniture

room-living = Soggiorno
room-kitchen = Cucina
room-bath = Bagno
room-bed = Camera da letto
room-studio = Studio
number-1 = Divano
number-2 = Poltrona
number-3 = Divano angolare
number-4 = Tavolino da salotto
number-5 = Televisore
number-6 = Libreria
number-7 = Focolare
number-8 = Cucina compatta
number-9 = Cucina grande
number-10 = Frigo e dispensa
number-11 = Tavolo da pranzo
number-12 = Angolo colazione
number-13 = Credenza
number-14 = WC
number-15 = Lavabo
number-16 = Doccia
number-17 = Vasca da bagno
number-18 = Lavanderia
number-19 = Piante piccole
number-20 = Letto matrimoniale
number-21 = Letto singolo
number-22 = Armadio
number-23 = Cassettiera
number-24 = Pezzo forte
number-25 = Scrivania
number-26 = Archivio
number-27 = Angolo bebè
number-28 = Giochi
number-29 = Strumento musicale
number-30 = Attrezzi per hobby
number-31 = Animali di casa
number-32 = Tappetino
number-33 = Tappeto grande
furniture-01a1 = Divano a tre cuscini
furniture-01a2 = Divano con tavolinetto
furniture-01b1 = Divano letto
furniture-01b2 = Divano con pouf
furniture-02a1 = Poltrona reclinabile
furniture-02a2 = Due poltrone con lampada
furniture-02b1 = Poltrona da lettura
furniture-02b2 = Sedia a dondolo
furniture-03a1 = Divano angolare lungo
furniture-03a2 = Divano angolare quadrato
furniture-03b1 = Divano con penisola
furniture-03b2 = Salotto a ferro di cavallo
furniture-04a1 = Tavolino basso
furniture-04a2 = Tavolino quadrato
furniture-04b1 = Tavolini a incastro
furniture-04b2 = Baule tavolino
furniture-05a1 = Mobile TV
furniture-05a2 = Parete attrezzata
furniture-05b1 = Mobile TV angolare
furniture-05b2 = TV con cassa acustica
furniture-06a1 = Libreria alta
furniture-06a2 = Libreria angolare
furniture-06b1 = Libreria divisoria
furniture-06b2 = Biblioteca a parete
furniture-07a1 = Stufa con legnaia
furniture-07a2 = Camino aperto
furniture-07b1 = Stufa ad angolo
furniture-07b2 = Focolare con panca
furniture-08a1 = Angolo cottura lineare
furniture-08a2 = Angolo cottura ad angolo
furniture-08b1 = Cucinino con ripostiglio
furniture-08b2 = Cucinino con banco
furniture-09a1 = Cucina a L
furniture-09a2 = Cucina a U
furniture-09b1 = Cucina con penisola
furniture-09b2 = Cucina lineare lunga
furniture-10a1 = Frigorifero doppio
furniture-10a2 = Frigo con dispensa
furniture-10b1 = Dispensa angolare
furniture-10b2 = Frigo, forno e freezer
furniture-11a1 = Tavolo per quattro
furniture-11a2 = Tavolo con panca
furniture-11b1 = Tavolo rotondo
furniture-11b2 = Tavolo da fattoria
furniture-12a1 = Tavolino da bistrot
furniture-12a2 = Tavolo a ribalta
furniture-12b1 = Banco colazione
furniture-12b2 = Panca ad angolo
furniture-13a1 = Credenza lunga
furniture-13a2 = Vetrinetta
furniture-13b1 = Mobiletto con carrello
furniture-13b2 = Credenza rustica
furniture-14a1 = WC
furniture-14a2 = WC e bidet
furniture-14b1 = WC con mobiletto
furniture-14b2 = WC spazioso
furniture-15a1 = Lavabo con mobile
furniture-15a2 = Lavabo angolare
furniture-15b1 = Lavabo doppio
furniture-15b2 = Lavabo con colonna
furniture-16a1 = Doccia angolare
furniture-16a2 = Doccia passante
furniture-16b1 = Doccia ampia
furniture-16b2 = Doccia semicircolare
furniture-17a1 = Vasca a incasso
furniture-17a2 = Vasca angolare
furniture-17b1 = Vasca con piedini
furniture-17b2 = Idromassaggio
furniture-18a1 = Lavatrice e asciugatrice
furniture-18a2 = Colonna bucato e cesta
furniture-18b1 = Armadio biancheria
furniture-18b2 = Angolo stiro
furniture-19a1 = Felce in vaso
furniture-19a2 = Fioriera di aromi
furniture-19b1 = Orchidea su piedistallo
furniture-19b2 = Angolo di succulente
furniture-20a1 = Letto matrimoniale
furniture-20a2 = Letto con comodini
furniture-20b1 = Letto da alcova
furniture-20b2 = Letto con panchetta
furniture-21a1 = Letto singolo
furniture-21a2 = Letto a soppalco
furniture-21b1 = Dormeuse
furniture-21b2 = Letto con baule
furniture-22a1 = Armadio a due ante
furniture-22a2 = Armadio scorrevole
furniture-22b1 = Armadio angolare
furniture-22b2 = Armadio a tre ante
furniture-23a1 = Cassettone
furniture-23a2 = Toeletta
furniture-23b1 = Due settimini
furniture-23b2 = Cassapanca
furniture-24a1 = Ficus gigante
furniture-24a2 = Palma in vaso
furniture-24b1 = Orologio a pendolo
furniture-24b2 = Scultura
furniture-25a1 = Scrittoio
furniture-25a2 = Scrivania angolare
furniture-25b1 = Scrivania alta
furniture-25b2 = Scrivania con ritorno
furniture-26a1 = Schedari
furniture-26a2 = Scaffale a pioli
furniture-26b1 = Mobile stampante
furniture-26b2 = Parete archivio
furniture-27a1 = Lettino
furniture-27a2 = Fasciatoio
furniture-27b1 = Box per bebè
furniture-27b2 = Culla e sgabello
furniture-28a1 = Baule dei giochi
furniture-28a2 = Tavolo del trenino
furniture-28b1 = Tenda dei giochi
furniture-28b2 = Scivolo da interni
furniture-29a1 = Pianoforte verticale
furniture-29a2 = Pianoforte a coda
furniture-29b1 = Batteria
furniture-29b2 = Angolo del violoncello
furniture-30a1 = Cyclette
furniture-30a2 = Tapis roulant
furniture-30b1 = Banco da lavoro
furniture-30b2 = Calcio balilla
furniture-31a1 = Acquario
furniture-31a2 = Tiragraffi
furniture-31b1 = Cuccia del cane
furniture-31b2 = Conigliera
furniture-32a1 = Tappetino da bagno
furniture-32a2 = Scendiletto
furniture-32b1 = Tappetino quadrato
furniture-32b2 = Tappetino angolare
furniture-33a1 = Tappeto da salotto
furniture-33a2 = Passatoia
furniture-33b1 = Tappeto grande quadrato
furniture-33b2 = Tappeto a stella

## Scenario 0

scenario-first-keys-title = Le prime chiavi
scenario-first-keys-story = Mira ha appena firmato il contratto del suo primo appartamento e possiede una valigia, un cactus e tanta fiducia. Vuole una stanza in cui vivere, un posto dove cucinare e un bagno la cui porta si possa davvero aprire.
scenario-first-keys-tip-1 = Cominciate da un angolo: due pareti esterne sono già pronte.
scenario-first-keys-tip-2 = Sovrapponete gli spazi di circolazione: è così che una casa piccola diventa abbastanza grande.
scenario-first-keys-tip-3 = Tenete libera una striscia di quadretti per il corridoio prima di chiudere la seconda stanza.
scenario-first-keys-room-living = Soggiorno
scenario-first-keys-room-kitchen = Cucina
scenario-first-keys-room-bath = Bagno
scenario-first-keys-bonus-1 = Il bagno contiene tutti e tre i suoi arredi.
scenario-first-keys-bonus-2 = La cucina ha una finestra.

## Scenario 1

scenario-over-the-flower-shop-title = Sopra la fioraia
scenario-over-the-flower-shop-story = Rosalba vende fiori al piano terra e ogni sera porta su quelli rimasti. Vorrebbe vedere del verde dal maggior numero possibile di stanze, dentro e fuori dalla finestra.
scenario-over-the-flower-shop-tip-1 = Un albero si vede da ogni finestra nella sua riga o colonna, se in mezzo non c'è un'altra parte della casa.
scenario-over-the-flower-shop-tip-2 = Le piante piccole non hanno spazi di circolazione: usatele per gli angoli avanzati.
scenario-over-the-flower-shop-room-living = Soggiorno
scenario-over-the-flower-shop-room-kitchen = Cucina
scenario-over-the-flower-shop-room-bath = Bagno
scenario-over-the-flower-shop-room-bed = Camera da letto
scenario-over-the-flower-shop-bonus-1 = 2 punti per ogni stanza con una finestra che guarda un albero (massimo 6).
scenario-over-the-flower-shop-bonus-2 = 1 punto per ogni pianta in casa, piccola o grande (massimo 5).
scenario-over-the-flower-shop-bonus-3 = La camera contiene tutto il suo elenco.

## Scenario 2

scenario-ada-moves-downstairs-title = Nonna Ada scende al piano terra
scenario-ada-moves-downstairs-story = Dopo quarant'anni al quarto piano Ada ne ha abbastanza delle scale. La nuova casa è tutta su un livello; dal letto al bagno la strada deve essere breve, e il corridoio non deve diventare una galleria.
scenario-ada-moves-downstairs-tip-1 = Un tappeto può stare sugli spazi di circolazione: disegnate prima i mobili e il tappeto per ultimo.
scenario-ada-moves-downstairs-tip-2 = Le pareti a sud sono l'unico posto per l'ingresso: lasciatene un quadretto al corridoio.
scenario-ada-moves-downstairs-room-living = Salottino
scenario-ada-moves-downstairs-room-kitchen = Cucina
scenario-ada-moves-downstairs-room-bath = Bagno
scenario-ada-moves-downstairs-room-bed = Camera di Ada
scenario-ada-moves-downstairs-rule-1 = La porta d'ingresso deve essere rivolta a sud, verso la strada.
scenario-ada-moves-downstairs-bonus-1 = La porta della camera e quella del bagno distano al massimo 2 quadretti.
scenario-ada-moves-downstairs-bonus-2 = Il corridoio ha al massimo 12 quadretti.
scenario-ada-moves-downstairs-bonus-3 = Nel salottino c'è un tappeto grande.
scenario-ada-moves-downstairs-bonus-4 = Il salottino guarda l'albero.

## Scenario 3

scenario-the-night-baker-title = Il fornaio di notte
scenario-the-night-baker-story = Bruno inforna mentre la città dorme e dorme mentre la città strilla. Vuole una cucina da dodici pagnotte e una camera buia e silenziosa come l'interno di un forno, solo più fresca.
scenario-the-night-baker-tip-1 = Le cucine grandi vogliono una lunga parete libera: conservatela prima di disegnare il resto.
scenario-the-night-baker-tip-2 = Una stanza senza pareti esterne è una stanza senza finestre.
scenario-the-night-baker-room-kitchen = Cucina da forno
scenario-the-night-baker-room-bath = Bagno
scenario-the-night-baker-room-bed = Camera da letto
scenario-the-night-baker-bonus-1 = La camera da letto non ha alcuna finestra.
scenario-the-night-baker-bonus-2 = Nessun quadretto della camera tocca la parete esterna sud.
scenario-the-night-baker-bonus-3 = Blocco cucina e tavolo da pranzo distano al massimo 2 quadretti.
scenario-the-night-baker-bonus-4 = La cucina ha una finestra a sud, per il profumo del pane.

## Scenario 4

scenario-terrace-number-nine-title = Villetta a schiera numero nove
scenario-terrace-number-nine-story = Gli Okafor hanno comprato la casa più stretta della fila: vicini a sinistra, vicini a destra, un giardino dietro e la strada davanti. La luce arriva solo dai due capi, e tutti ne vogliono un po'.
scenario-terrace-number-nine-tip-1 = Quattro stanze, sedici quadretti di facciata: basta un quadretto di larghezza per prendere luce.
scenario-terrace-number-nine-tip-2 = Le lunghe pareti in comune sono ideali per armadi e cucine.
scenario-terrace-number-nine-room-living = Soggiorno
scenario-terrace-number-nine-room-kitchen = Cucina
scenario-terrace-number-nine-room-bath = Bagno
scenario-terrace-number-nine-room-bed = Camera da letto
scenario-terrace-number-nine-rule-1 = Le pareti est e ovest sono in comune con i vicini: niente finestre né porta d'ingresso.
scenario-terrace-number-nine-bonus-1 = Ogni stanza ha una finestra.
scenario-terrace-number-nine-bonus-2 = Il soggiorno guarda un albero.
scenario-terrace-number-nine-bonus-3 = La porta d'ingresso dà sulla strada (sud).
scenario-terrace-number-nine-bonus-4 = Il bagno è un quadrato.

## Scenario 5

scenario-the-ferryman-title = La casa del traghettatore
scenario-the-ferryman-story = Da quando c'è il ponte, il vecchio Janek trasporta solo turisti, ma vuole ancora vedere l'acqua dal cuscino, dal piatto e dalla vasca. I remi stanno vicino alla porta d'ingresso, come sempre.
scenario-the-ferryman-tip-1 = Anche le righe da 9 a 11 dell'ala bassa guardano il lago dalla parete est.
scenario-the-ferryman-tip-2 = Una stanza può essere un dito lungo che arriva alla parete con la vista.
scenario-the-ferryman-room-living = Soggiorno
scenario-the-ferryman-room-kitchen = Cucina
scenario-the-ferryman-room-bath = Bagno
scenario-the-ferryman-room-bed = Camera da letto
scenario-the-ferryman-room-studio = Rimessa
scenario-the-ferryman-bonus-1 = 2 punti per ogni stanza che guarda il lago (massimo 8).
scenario-the-ferryman-bonus-2 = Un attrezzo per hobby dista al massimo 5 quadretti dalla porta d'ingresso.
scenario-the-ferryman-bonus-3 = Divano e focolare distano al massimo 2 quadretti.
scenario-the-ferryman-bonus-4 = Il soggiorno ha almeno 22 quadretti.
scenario-the-ferryman-bonus-5 = La rimessa tocca una parete esterna a sud.

## Scenario 6

scenario-the-mosaic-floor-title = Il pavimento a mosaico
scenario-the-mosaic-floor-story = Sotto il vecchio linoleum gli operai hanno trovato un mosaico con due delfini. La soprintendenza permette di camminarci sopra, in pantofole, ma niente può starci sopra, nemmeno un tappeto.
scenario-the-mosaic-floor-tip-1 = Il mosaico è ottimo come circolazione: rivolgete lì divani e tavoli.
scenario-the-mosaic-floor-tip-2 = Se non lo prende il soggiorno, può prenderlo il corridoio: sei quadretti comunque persi.
scenario-the-mosaic-floor-room-living = Soggiorno
scenario-the-mosaic-floor-room-kitchen = Cucina
scenario-the-mosaic-floor-room-bath = Bagno
scenario-the-mosaic-floor-room-bed = Camera dei gemelli
scenario-the-mosaic-floor-rule-1 = Sui quadretti del mosaico non si disegna nulla (né mobili né tappeti). Possono essere spazi di circolazione, parte di una stanza o parte del corridoio.
scenario-the-mosaic-floor-bonus-1 = Tutto il mosaico si trova nel soggiorno.
scenario-the-mosaic-floor-bonus-2 = Il bagno contiene tutti e quattro i suoi arredi.
scenario-the-mosaic-floor-bonus-3 = La camera dei gemelli è simmetrica, così nessuno protesta.
scenario-the-mosaic-floor-bonus-4 = La cucina ha al massimo 2 quadretti che non sono né mobili né circolazione.

## Scenario 7

scenario-two-authors-title = Due autori, un tetto
scenario-two-authors-story = Clara scrive storie di fantasmi di notte, Otto libri di cucina di giorno. Dividono la cucina e un dizionario, e hanno firmato un foglio: nessuna delle due stanze sarà più grande dell'altra, nemmeno di un quadretto.
scenario-two-authors-tip-1 = Una stanza può sempre inglobare qualche quadretto vuoto: è il modo più facile per pareggiare due stanze.
scenario-two-authors-tip-2 = Le due ali sono un suggerimento, non un obbligo.
scenario-two-authors-room-living = Sala comune
scenario-two-authors-room-kitchen = Cucina
scenario-two-authors-room-bath = Bagno
scenario-two-authors-room-bed = Stanza di Clara
scenario-two-authors-room-studio = Stanza di Otto
scenario-two-authors-bonus-1 = Le stanze di Clara e di Otto hanno lo stesso numero di quadretti.
scenario-two-authors-bonus-2 = Le stanze di Clara e di Otto non hanno pareti in comune.
scenario-two-authors-bonus-3 = Una scrivania sta proprio dietro una finestra.
scenario-two-authors-bonus-4 = Le loro due porte distano almeno 4 quadretti.

## Scenario 8

scenario-the-old-cistern-title = La vecchia cisterna
scenario-the-old-cistern-story = Una cisterna asciutta, quattro pilastri e una scala a pioli: Nadia lo chiama loft. Non c'è spazio per un corridoio, perciò ogni porta si apre direttamente sulla grande sala, e i pilastri restano dove li hanno lasciati i Romani.
scenario-the-old-cistern-tip-1 = La sala è ciò che le altre stanze lasciano: spingetele negli angoli.
scenario-the-old-cistern-tip-2 = Un pilastro può far parte di una stanza: occupa solo un quadretto.
scenario-the-old-cistern-room-living = Grande sala
scenario-the-old-cistern-room-kitchen = Cucina
scenario-the-old-cistern-room-bath = Bagno
scenario-the-old-cistern-room-bed = Camera da letto
scenario-the-old-cistern-rule-1 = Non c'è corridoio. La porta d'ingresso si apre sulla grande sala, e anche tutte le altre porte.
scenario-the-old-cistern-rule-2 = Sui pilastri non si disegna nulla e non ci si passa attraverso.
scenario-the-old-cistern-bonus-1 = 2 punti per ogni stanza rettangolare (massimo 6).
scenario-the-old-cistern-bonus-2 = Divano angolare e focolare distano al massimo 2 quadretti.
scenario-the-old-cistern-bonus-3 = Nella grande sala c'è un tappeto grande.
scenario-the-old-cistern-bonus-4 = La porta della cucina e quella della camera distano almeno 5 quadretti.

## Scenario 9

scenario-the-fig-courtyard-title = Il cortile del fico
scenario-the-fig-courtyard-story = Dalla strada la casa è un muro cieco con una porta. Tutto accade dentro, intorno a un cortile con un fico così vecchio che la famiglia gli chiede consiglio.
scenario-the-fig-courtyard-tip-1 = Il fico si vede da due quadretti su ogni lato lungo del cortile e da uno su ogni lato corto: sei posti finestra per cinque stanze.
scenario-the-fig-courtyard-tip-2 = La porta d'ingresso non può dare sul cortile: il quadretto esterno non deve essere cortile.
scenario-the-fig-courtyard-room-living = Soggiorno
scenario-the-fig-courtyard-room-kitchen = Cucina
scenario-the-fig-courtyard-room-bath = Bagno
scenario-the-fig-courtyard-room-bed = Camera da letto
scenario-the-fig-courtyard-room-studio = Stanza della musica
scenario-the-fig-courtyard-rule-1 = Le finestre possono affacciarsi solo sul cortile.
scenario-the-fig-courtyard-rule-2 = La porta d'ingresso deve essere rivolta a sud, verso la strada.
scenario-the-fig-courtyard-bonus-1 = 3 punti per ogni stanza che guarda il fico (massimo 12).
scenario-the-fig-courtyard-bonus-2 = Il corridoio ha al massimo 18 quadretti.
scenario-the-fig-courtyard-bonus-3 = Stanza della musica e camera non hanno pareti in comune.
scenario-the-fig-courtyard-bonus-4 = Una poltrona sta proprio accanto a una libreria.

## Scenario 10

scenario-observatory-hill-title = La collina dell'osservatorio
scenario-observatory-hill-story = Il professor Ito misura la luce di stelle debolissime e si offende personalmente davanti alle lampade. L'osservatorio viene per primo, il resto della casa si sistema intorno, e quattro finestre bastano e avanzano.
scenario-observatory-hill-tip-1 = Gli angoli a gradini ospitano benissimo i pezzi piccoli.
scenario-observatory-hill-tip-2 = La facciata nord è larga solo sette quadretti e la prima stanza decide a chi va.
scenario-observatory-hill-room-living = Soggiorno
scenario-observatory-hill-room-kitchen = Cucina
scenario-observatory-hill-room-bath = Bagno
scenario-observatory-hill-room-bed = Camera da letto
scenario-observatory-hill-room-studio = Osservatorio
scenario-observatory-hill-rule-1 = L'osservatorio deve essere la prima stanza della partita.
scenario-observatory-hill-rule-2 = Disegnate al massimo quattro finestre in tutta la casa.
scenario-observatory-hill-bonus-1 = L'osservatorio è simmetrico.
scenario-observatory-hill-bonus-2 = L'osservatorio ha una finestra a nord.
scenario-observatory-hill-bonus-3 = La porta dell'osservatorio dista almeno 6 quadretti dalla porta d'ingresso.
scenario-observatory-hill-bonus-4 = Il soggiorno guarda il lago.
scenario-observatory-hill-bonus-5 = La camera da letto non ha finestre.

## Scenario 11

scenario-signal-house-title = Casello 22
scenario-signal-house-story = La ferrovia ha venduto il casello tra le due linee a una famiglia con tre figli, un coniglio e ottimi tappi per le orecchie. Un solo tubo dell'acqua attraversa l'edificio, e l'idraulico si rifiuta di posarne un secondo.
scenario-signal-house-tip-1 = Cucina e bagno si incontrano al tubo: progettateli schiena contro schiena.
scenario-signal-house-tip-2 = Un quadretto del tubo avanza: il corridoio può attraversarlo.
scenario-signal-house-room-living = Soggiorno
scenario-signal-house-room-kitchen = Cucina
scenario-signal-house-room-bath = Bagno
scenario-signal-house-room-bed = Camera dei genitori
scenario-signal-house-room-studio = Camera dei bambini
scenario-signal-house-rule-1 = Cucina e bagno devono contenere ciascuno almeno uno dei tre quadretti del tubo; una stanza che non lo fa vale come se non fosse raggiungibile.
scenario-signal-house-rule-2 = La porta d'ingresso deve essere rivolta a ovest.
scenario-signal-house-bonus-1 = La camera dei genitori non tocca pareti esterne a sud.
scenario-signal-house-bonus-2 = La camera dei bambini non tocca pareti esterne a nord.
scenario-signal-house-bonus-3 = La camera dei genitori e quella dei bambini hanno una parete in comune.
scenario-signal-house-bonus-4 = In casa c'è almeno un arredo di ogni carta.
scenario-signal-house-bonus-5 = Il soggiorno offre almeno 5 posti a sedere.

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
