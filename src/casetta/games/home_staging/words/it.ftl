# Home Staging.

game-title = Casa dolce casa
game-sentence = Arreda una casa stanza per stanza: disegna i mobili, lascia spazio per passare, aggiungi le pareti.
begins-rule = Secondo il regolamento comincia chi ha montato un mobile per ultimo.

option-scenario = Scenario
option-scenario-text = La casa da arredare: la planimetria, le stanze e i bonus.
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
option-scenario-observatory-hill = La collina dell’osservatorio
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
furniture-01a2 = Divano con tavolino
furniture-01b1 = Divano letto
furniture-01b2 = Divano con pouf
furniture-02a1 = Poltrona relax
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
furniture-06b2 = Libreria a parete
furniture-07a1 = Stufa con legnaia
furniture-07a2 = Camino aperto
furniture-07b1 = Stufa ad angolo
furniture-07b2 = Focolare con panca
furniture-08a1 = Cucinino lineare
furniture-08a2 = Cucinino ad angolo
furniture-08b1 = Cucinino con ripostiglio
furniture-08b2 = Cucinino con banco
furniture-09a1 = Cucina a L
furniture-09a2 = Cucina a U
furniture-09b1 = Cucina con penisola
furniture-09b2 = Cucina lineare lunga
furniture-10a1 = Frigo a due ante
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
furniture-15b2 = Lavabo con mobile alto
furniture-16a1 = Doccia angolare
furniture-16a2 = Doccia walk-in
furniture-16b1 = Doccia ampia
furniture-16b2 = Doccia a quarto di cerchio
furniture-17a1 = Vasca a incasso
furniture-17a2 = Vasca angolare
furniture-17b1 = Vasca con piedini
furniture-17b2 = Vasca idromassaggio
furniture-18a1 = Lavatrice e asciugatrice
furniture-18a2 = Colonna bucato e cesta
furniture-18b1 = Armadio biancheria
furniture-18b2 = Angolo stiro
furniture-19a1 = Felce in vaso
furniture-19a2 = Cassetta di aromi
furniture-19b1 = Orchidea su piedistallo
furniture-19b2 = Angolo di succulente
furniture-20a1 = Letto matrimoniale
furniture-20a2 = Letto con comodini
furniture-20b1 = Letto in alcova
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
furniture-25b1 = Scrivania rialzata
furniture-25b2 = Scrivania con allungo
furniture-26a1 = Schedari
furniture-26a2 = Scaffale a scala
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
scenario-first-keys-story = Mira ha appena firmato il contratto del suo primo appartamento e possiede una valigia, un cactus e tanta fiducia. Vuole una stanza in cui vivere, un angolo per cucinare e un bagno con una porta che si apra davvero.
scenario-first-keys-tip-1 = Comincia da un angolo: due pareti esterne sono già lì.
scenario-first-keys-tip-2 = Sovrapponi gli Spazi di circolazione: è così che una casa piccola diventa abbastanza grande.
scenario-first-keys-tip-3 = Prima di chiudere la seconda stanza, tieni libera una striscia di quadretti per il corridoio.
scenario-first-keys-room-living = Soggiorno
scenario-first-keys-room-kitchen = Cucina
scenario-first-keys-room-bath = Bagno
scenario-first-keys-bonus-1 = Nel bagno ci sono tutti e tre i suoi pezzi d’arredamento.
scenario-first-keys-bonus-2 = La cucina ha una finestra.

## Scenario 1

scenario-over-the-flower-shop-title = Sopra la fioraia
scenario-over-the-flower-shop-story = Rosalba vende fiori al piano terra e ogni sera porta su quelli rimasti. Vorrebbe vedere del verde da quante più stanze possibile, dentro e fuori dalla finestra.
scenario-over-the-flower-shop-tip-1 = Un albero si vede da ogni finestra nella sua riga o colonna, se in mezzo non c’è un’altra parte della casa.
scenario-over-the-flower-shop-tip-2 = Le piante piccole non hanno bisogno di Spazi di circolazione: usale per riempire gli angoli.
scenario-over-the-flower-shop-room-living = Soggiorno
scenario-over-the-flower-shop-room-kitchen = Cucina
scenario-over-the-flower-shop-room-bath = Bagno
scenario-over-the-flower-shop-room-bed = Camera da letto
scenario-over-the-flower-shop-bonus-1 = 2 punti per ogni stanza con una finestra che guarda un albero (massimo 6).
scenario-over-the-flower-shop-bonus-2 = 1 punto per ogni pianta in casa, piccola o grande (massimo 5).
scenario-over-the-flower-shop-bonus-3 = Nella camera da letto ci sono tutti i pezzi del suo elenco.

## Scenario 2

scenario-ada-moves-downstairs-title = Nonna Ada scende al piano terra
scenario-ada-moves-downstairs-story = Dopo quarant’anni al quarto piano, Ada ne ha abbastanza delle scale. La nuova casa è tutta su un livello: dal letto al bagno la strada dev’essere breve, e il corridoio non deve diventare una galleria.
scenario-ada-moves-downstairs-tip-1 = Un tappeto può coprire gli Spazi di circolazione: disegna prima i mobili e per ultimo il tappeto.
scenario-ada-moves-downstairs-tip-2 = La porta d’ingresso può stare solo nelle pareti a sud: lascia lì un quadretto al corridoio.
scenario-ada-moves-downstairs-room-living = Salottino
scenario-ada-moves-downstairs-room-kitchen = Cucina
scenario-ada-moves-downstairs-room-bath = Bagno
scenario-ada-moves-downstairs-room-bed = Camera di Ada
scenario-ada-moves-downstairs-rule-1 = La porta d’ingresso dev’essere rivolta a sud, verso la strada.
scenario-ada-moves-downstairs-bonus-1 = La porta della camera e quella del bagno distano al massimo 2 quadretti.
scenario-ada-moves-downstairs-bonus-2 = Il corridoio ha al massimo 12 quadretti.
scenario-ada-moves-downstairs-bonus-3 = Nel salottino c’è un tappeto grande.
scenario-ada-moves-downstairs-bonus-4 = Il salottino guarda l’albero.

## Scenario 3

scenario-the-night-baker-title = Il fornaio di notte
scenario-the-night-baker-story = Bruno inforna mentre la città dorme e dorme mentre la città fa baccano. Vuole una cucina da dodici pagnotte e una camera buia e silenziosa come l’interno di un forno, solo più fresca.
scenario-the-night-baker-tip-1 = Le cucine grandi vogliono una lunga parete libera: tienila da parte prima di disegnare il resto.
scenario-the-night-baker-tip-2 = Una stanza senza pareti esterne è una stanza senza finestre.
scenario-the-night-baker-room-kitchen = Cucina del fornaio
scenario-the-night-baker-room-bath = Bagno
scenario-the-night-baker-room-bed = Camera da letto
scenario-the-night-baker-bonus-1 = La camera da letto non ha finestre.
scenario-the-night-baker-bonus-2 = Nessun quadretto della camera da letto tocca la parete esterna a sud.
scenario-the-night-baker-bonus-3 = Cucina grande e tavolo da pranzo distano al massimo 2 quadretti.
scenario-the-night-baker-bonus-4 = La cucina ha una finestra a sud, per il profumo del pane.

## Scenario 4

scenario-terrace-number-nine-title = Villetta a schiera numero nove
scenario-terrace-number-nine-story = Gli Okafor hanno comprato la casa più stretta della fila: vicini a sinistra, vicini a destra, un giardino dietro e la strada davanti. La luce arriva solo dalle due estremità, e tutti ne vogliono un po'.
scenario-terrace-number-nine-tip-1 = Quattro stanze, sedici quadretti di facciata: a una stanza basta un quadretto in facciata per prendere luce.
scenario-terrace-number-nine-tip-2 = Le lunghe pareti in comune sono ideali per armadi e cucine.
scenario-terrace-number-nine-room-living = Soggiorno
scenario-terrace-number-nine-room-kitchen = Cucina
scenario-terrace-number-nine-room-bath = Bagno
scenario-terrace-number-nine-room-bed = Camera da letto
scenario-terrace-number-nine-rule-1 = Le pareti a est e a ovest sono in comune con i vicini: lì niente finestre né porta d’ingresso.
scenario-terrace-number-nine-bonus-1 = Ogni stanza ha una finestra.
scenario-terrace-number-nine-bonus-2 = Il soggiorno guarda un albero.
scenario-terrace-number-nine-bonus-3 = La porta d’ingresso dà sulla strada (sud).
scenario-terrace-number-nine-bonus-4 = Il bagno è un quadrato.

## Scenario 5

scenario-the-ferryman-title = La casa del traghettatore
scenario-the-ferryman-story = Da quando c’è il ponte il vecchio Janek trasporta solo turisti, ma vuole ancora vedere l’acqua dal cuscino, dal piatto e dalla vasca. I remi stanno vicino alla porta d’ingresso, come sempre.
scenario-the-ferryman-tip-1 = Anche dalle righe 9–11 dell’ala bassa, nella parete est, si vede il lago.
scenario-the-ferryman-tip-2 = Una stanza può allungarsi come un dito fino alla parete con la vista.
scenario-the-ferryman-room-living = Soggiorno
scenario-the-ferryman-room-kitchen = Cucina
scenario-the-ferryman-room-bath = Bagno
scenario-the-ferryman-room-bed = Camera da letto
scenario-the-ferryman-room-studio = Rimessa
scenario-the-ferryman-bonus-1 = 2 punti per ogni stanza che guarda il lago (massimo 8).
scenario-the-ferryman-bonus-2 = Un attrezzo per hobby dista al massimo 5 quadretti dalla porta d’ingresso.
scenario-the-ferryman-bonus-3 = Divano e focolare distano al massimo 2 quadretti.
scenario-the-ferryman-bonus-4 = Il soggiorno ha almeno 22 quadretti.
scenario-the-ferryman-bonus-5 = La rimessa tocca una parete esterna a sud.

## Scenario 6

scenario-the-mosaic-floor-title = Il pavimento a mosaico
scenario-the-mosaic-floor-story = Sotto il vecchio linoleum gli operai hanno trovato un mosaico con due delfini. La soprintendenza permette di camminarci sopra, in pantofole, ma non ci si può appoggiare nulla, nemmeno un tappeto.
scenario-the-mosaic-floor-tip-1 = Il mosaico è perfetto come Spazio di circolazione: rivolgi lì divani e tavoli.
scenario-the-mosaic-floor-tip-2 = Se non lo prende il soggiorno, può prenderlo il corridoio: sono sei quadretti persi comunque.
scenario-the-mosaic-floor-room-living = Soggiorno
scenario-the-mosaic-floor-room-kitchen = Cucina
scenario-the-mosaic-floor-room-bath = Bagno
scenario-the-mosaic-floor-room-bed = Camera dei gemelli
scenario-the-mosaic-floor-rule-1 = Sui quadretti del mosaico non si disegna nulla, né mobili né tappeti. Possono essere Spazi di circolazione, parte di una stanza o parte del corridoio.
scenario-the-mosaic-floor-bonus-1 = Tutto il mosaico è nel soggiorno.
scenario-the-mosaic-floor-bonus-2 = Nel bagno ci sono tutti e quattro i suoi pezzi d’arredamento.
scenario-the-mosaic-floor-bonus-3 = La camera dei gemelli è simmetrica, così nessuno protesta.
scenario-the-mosaic-floor-bonus-4 = La cucina ha al massimo 2 quadretti che non sono né mobili né Spazi di circolazione.

## Scenario 7

scenario-two-authors-title = Due autori, un tetto
scenario-two-authors-story = Di notte Clara scrive storie di fantasmi, di giorno Otto scrive libri di cucina. Dividono la cucina e un dizionario, e hanno messo per iscritto che nessuna delle due stanze sarà più grande dell’altra, nemmeno di un quadretto.
scenario-two-authors-tip-1 = Una stanza può sempre inglobare qualche quadretto vuoto: è il modo più facile per pareggiarne due.
scenario-two-authors-tip-2 = Le due ali sono un’idea, non un obbligo.
scenario-two-authors-room-living = Sala comune
scenario-two-authors-room-kitchen = Cucina
scenario-two-authors-room-bath = Bagno
scenario-two-authors-room-bed = Stanza di Clara
scenario-two-authors-room-studio = Stanza di Otto
scenario-two-authors-bonus-1 = Le stanze di Clara e di Otto hanno lo stesso numero di quadretti.
scenario-two-authors-bonus-2 = Le stanze di Clara e di Otto non hanno pareti in comune.
scenario-two-authors-bonus-3 = Una scrivania è proprio davanti a una finestra.
scenario-two-authors-bonus-4 = Le loro due porte distano almeno 4 quadretti.

## Scenario 8

scenario-the-old-cistern-title = La vecchia cisterna
scenario-the-old-cistern-story = Una cisterna asciutta, quattro pilastri e una scala a pioli: Nadia la chiama loft. Non c’è spazio per un corridoio, perciò ogni porta dà direttamente sulla grande sala, e i pilastri restano dove li hanno lasciati i Romani.
scenario-the-old-cistern-tip-1 = La sala è ciò che avanza dalle altre stanze: spingile negli angoli.
scenario-the-old-cistern-tip-2 = Un pilastro può far parte di una stanza: le toglie soltanto un quadretto.
scenario-the-old-cistern-room-living = Grande sala
scenario-the-old-cistern-room-kitchen = Cucina
scenario-the-old-cistern-room-bath = Bagno
scenario-the-old-cistern-room-bed = Camera da letto
scenario-the-old-cistern-rule-1 = Non c’è corridoio. La porta d’ingresso e tutte le altre porte danno sulla grande sala.
scenario-the-old-cistern-rule-2 = Sui pilastri non si disegna e non ci si passa.
scenario-the-old-cistern-bonus-1 = 2 punti per ogni stanza rettangolare (massimo 6).
scenario-the-old-cistern-bonus-2 = Divano angolare e focolare distano al massimo 2 quadretti.
scenario-the-old-cistern-bonus-3 = Nella grande sala c’è un tappeto grande.
scenario-the-old-cistern-bonus-4 = La porta della cucina e quella della camera da letto distano almeno 5 quadretti.

## Scenario 9

scenario-the-fig-courtyard-title = Il cortile del fico
scenario-the-fig-courtyard-story = Dalla strada la casa è un muro cieco con una porta. Tutto accade dentro, intorno a un cortile con un fico così vecchio che la famiglia gli chiede consiglio.
scenario-the-fig-courtyard-tip-1 = Il fico si vede da due quadretti su ogni lato lungo del cortile e da uno su ogni lato corto: sei posti per finestre, cinque stanze.
scenario-the-fig-courtyard-tip-2 = La porta d’ingresso non può dare sul cortile: il quadretto davanti, fuori, non dev’essere cortile.
scenario-the-fig-courtyard-room-living = Soggiorno
scenario-the-fig-courtyard-room-kitchen = Cucina
scenario-the-fig-courtyard-room-bath = Bagno
scenario-the-fig-courtyard-room-bed = Camera da letto
scenario-the-fig-courtyard-room-studio = Stanza della musica
scenario-the-fig-courtyard-rule-1 = Le finestre possono dare solo sul cortile.
scenario-the-fig-courtyard-rule-2 = La porta d’ingresso dev’essere rivolta a sud, verso la strada.
scenario-the-fig-courtyard-bonus-1 = 3 punti per ogni stanza che guarda il fico (massimo 12).
scenario-the-fig-courtyard-bonus-2 = Il corridoio ha al massimo 18 quadretti.
scenario-the-fig-courtyard-bonus-3 = Stanza della musica e camera da letto non hanno pareti in comune.
scenario-the-fig-courtyard-bonus-4 = Una poltrona è proprio accanto a una libreria.

## Scenario 10

scenario-observatory-hill-title = La collina dell’osservatorio
scenario-observatory-hill-story = Il professor Ito misura la luce di stelle debolissime e prende ogni lampada come un’offesa personale. Prima viene l’osservatorio, il resto della casa si sistema intorno, e quattro finestre bastano e avanzano.
scenario-observatory-hill-tip-1 = Gli angoli a gradini accolgono benissimo i pezzi piccoli.
scenario-observatory-hill-tip-2 = La facciata nord è larga solo sette quadretti: la prima stanza decide a chi va.
scenario-observatory-hill-room-living = Soggiorno
scenario-observatory-hill-room-kitchen = Cucina
scenario-observatory-hill-room-bath = Bagno
scenario-observatory-hill-room-bed = Camera da letto
scenario-observatory-hill-room-studio = Osservatorio
scenario-observatory-hill-rule-1 = L’osservatorio dev’essere la prima stanza della partita.
scenario-observatory-hill-rule-2 = In tutta la casa si disegnano al massimo quattro finestre.
scenario-observatory-hill-bonus-1 = L’osservatorio è simmetrico.
scenario-observatory-hill-bonus-2 = L’osservatorio ha una finestra a nord.
scenario-observatory-hill-bonus-3 = La porta dell’osservatorio dista almeno 6 quadretti dalla porta d’ingresso.
scenario-observatory-hill-bonus-4 = Il soggiorno guarda il lago.
scenario-observatory-hill-bonus-5 = La camera da letto non ha finestre.

## Scenario 11

scenario-signal-house-title = Casello 22
scenario-signal-house-story = La ferrovia ha venduto il casello tra le due linee a una famiglia con tre figli, un coniglio e ottimi tappi per le orecchie. Un solo tubo dell’acqua attraversa l’edificio, e l’idraulico si rifiuta di posarne un secondo.
scenario-signal-house-tip-1 = Cucina e bagno si incontrano al tubo: progettali schiena contro schiena.
scenario-signal-house-tip-2 = Un quadretto del tubo avanza: il corridoio può attraversarlo.
scenario-signal-house-room-living = Soggiorno
scenario-signal-house-room-kitchen = Cucina
scenario-signal-house-room-bath = Bagno
scenario-signal-house-room-bed = Camera dei genitori
scenario-signal-house-room-studio = Camera dei bambini
scenario-signal-house-rule-1 = Cucina e bagno devono contenere ciascuno almeno uno dei tre quadretti del tubo: una stanza che non ne ha vale come irraggiungibile.
scenario-signal-house-rule-2 = La porta d’ingresso dev’essere rivolta a ovest.
scenario-signal-house-bonus-1 = La camera dei genitori non tocca pareti esterne a sud.
scenario-signal-house-bonus-2 = La camera dei bambini non tocca pareti esterne a nord.
scenario-signal-house-bonus-3 = La camera dei genitori e quella dei bambini hanno una parete in comune.
scenario-signal-house-bonus-4 = In casa c’è almeno un pezzo d’arredamento di ogni carta.
scenario-signal-house-bonus-5 = Il soggiorno offre almeno 5 posti a sedere.

## The score sheet

part-rooms = Stanze
part-bonus = Punti bonus
sheet-piece = { $room ->
    [living] Soggiorno
    [kitchen] Cucina
    [bath] Bagno
    [bed] Camera da letto
   *[studio] Studio
  }, { $option }: un punto per ogni quadretto.
sheet-rug = { $room ->
    [living] Soggiorno
    [kitchen] Cucina
    [bath] Bagno
    [bed] Camera da letto
   *[studio] Studio
  }, { $option }: un tappeto da solo non dà punti.
sheet-cut-off = { $room ->
    [living] Soggiorno
    [kitchen] Cucina
    [bath] Bagno
    [bed] Camera da letto
   *[studio] Studio
  }, { $option }: non ci si arriva.
sheet-empty-room = { $room ->
    [living] Soggiorno
    [kitchen] Cucina
    [bath] Bagno
    [bed] Camera da letto
   *[studio] Studio
  } senza arredamento.
ranking-tie-break = A pari punti è avanti chi ha disegnato più pezzi, tappeti esclusi; altrimenti è pari merito.

## Why not: placing a piece

wrong-outside = { $where } Un quadretto del pezzo è fuori dall’edificio.
wrong-circulation-outside = { $where } Uno Spazio di circolazione è fuori dall’edificio.
wrong-in-closed-room = { $where } Questi quadretti sono di una stanza chiusa o devono restare liberi.
wrong-obstacle = { $where } Qui c’è un pilastro.
wrong-keep-free = { $where } In questo scenario questi quadretti devono restare liberi.
wrong-blocks-door = { $where } Il quadretto davanti a una porta deve restare libero.
wrong-overlap-piece = { $where } Qui c’è già un altro pezzo.
wrong-overlap-rug = { $where } Qui c’è un tappeto.
wrong-covers-circulation = { $where } Il pezzo coprirebbe degli Spazi di circolazione.
wrong-circulation-on-piece = { $where } Gli Spazi di circolazione finirebbero su un altro pezzo.
wrong-wall-through-piece = { $where } Una parete passerebbe attraverso il pezzo.
wrong-no-wall = { $where } Questo lato va contro una parete.
wrong-other-area = { $where } I pezzi di questa stanza sono in un’altra zona della casa.

## Why not: closing a room

wrong-piece-left-out = { $where } Nella stanza devono stare tutti i quadretti dei suoi pezzi.
wrong-not-connected = { $where } La stanza dev’essere tutta unita.
wrong-no-door = { $where } Alla stanza serve una porta.
wrong-door-on-outer-wall = { $where } La porta di una stanza non può dare fuori.
wrong-door-not-on-boundary = { $where } La porta deve stare in una parete della stanza.
wrong-door-to-room = { $where } La porta darebbe su un’altra stanza.
wrong-door-not-to-hub = { $where } La sala centrale è già chiusa: la porta deve dare lì.
wrong-door-blocked = { $where } Qui non può esserci una porta: c’è un pilastro, una parete fissa o un mobile appoggiato.

## Why not: front door and windows

wrong-not-outer-wall = { $where } Questa non è una parete esterna.
wrong-window-there = { $where } Qui c’è una finestra.
wrong-door-there = { $where } Qui c’è la porta d’ingresso.
wrong-opens-into-room = { $where } La porta d’ingresso deve dare sul corridoio o, se non c’è, sulla sala centrale.
wrong-square-in-use = { $where } Il quadretto dietro la porta d’ingresso è occupato.
wrong-wrong-side = { $where } In questo scenario su questo lato non si può.
wrong-back-of-piece = { $where } A questa parete è appoggiato un mobile.
wrong-too-many-windows = { $where } Non si possono disegnare altre finestre.

## What is wrong with a drawing, a question or a file

wrong-unreadable-piece = { $where } non è un pezzo d’arredamento: scrivilo come 09b1 r1 m c4.
wrong-no-such-piece = { $where }: nessuna carta di questo scenario mostra questo pezzo.
wrong-unreadable-squares = { $where } non sono quadretti: scrivili come c4 o c4:e6.
wrong-unreadable-edge = { $where } non è un bordo: serve un quadretto e un lato, come c4 w.
wrong-wrong-cards = { $where }: questo scenario ha { $cards } carte.
wrong-wrong-card = { $where }: qui c’è la carta { $number } della stanza { $room ->
    [living] Soggiorno
    [kitchen] Cucina
    [bath] Bagno
    [bed] Camera da letto
   *[studio] Studio
  }.
wrong-no-card-turned = { $where }: nessuna carta è girata.
wrong-wrong-square = { $where } non è un quadretto [riga, colonna].
wrong-wrong-edge = { $where } non è un bordo valido: servono due quadretti con un lato in comune, uno dei due dentro l’edificio.
wrong-wrong-room = { $where }: una stanza sta sul pavimento e non sopra un’altra stanza.
wrong-plan-size = { $where }: servono righe di uguale lunghezza, al massimo { $most } × { $most }.
wrong-no-such-object = { $where }: in questo progetto { $text } non c’è.
wrong-one-window = { $where }: ce ne dev’essere esattamente una.
wrong-furniture-misnamed = { $where }: { $name } non corrisponde a numero, carta e opzione.
wrong-furniture-contradiction = { $where }: su { $field } il disegno dice altro.
wrong-furniture-drawing = { $where }: servono righe di uguale lunghezza fatte con i segni { $known }.
wrong-furniture-size = { $where }: un disegno copre almeno un quadretto e al massimo { $most } × { $most }.
wrong-furniture-rug = { $where }: un tappeto ha solo quadretti ~.
wrong-furniture-in-parts = { $where }: i quadretti di un pezzo devono essere tutti uniti.
wrong-furniture-missing = { $where }: devono esserci { $options } opzioni.
wrong-scenario-plan = { $where }: servono { $side } righe di { $side } segni tra { $known }.
wrong-scenario-no-floor = { $where }: non c’è pavimento.
wrong-scenario-check = { $where }: ne risultano { $found }.
wrong-scenario-rooms = { $where }: da una a { $most } stanze, ogni carta una volta sola.
wrong-scenario-list = { $where }: serve un elenco di numeri con i gettoni.
wrong-scenario-number-twice = { $where }: una stanza elenca ogni numero una volta sola.
wrong-scenario-third-card = { $where }: il numero { $number } ha solo due carte.
wrong-scenario-tokens = { $where }: ci sono solo { $most } gettoni.
wrong-bonus-extra-field = { $where } non serve in un bonus di tipo { $kind }.
wrong-bonus-rooms = { $where }: servono stanze diverse, esattamente due se il tipo non è same_size.
wrong-bonus-selector = { $where }: { $text } non indica nulla di adatto.

## Live figures of a plan

live-holds = { $points ->
    [one] Ottenuto: 1 punto.
   *[other] Ottenuto: { $points } punti.
  }
live-open = Non ancora.
live-lost = Non si può più ottenere.
live-safe = Punti sicuri: { $points }
live-danger = Disegnati, ma per ora non contano: { $points }
live-no-front-door = Manca la porta d’ingresso.
live-hub-not-closed = La porta d’ingresso dà su una stanza non ancora chiusa.
live-front-door-in-room = La porta d’ingresso dà sulla stanza sbagliata.
live-front-door-blocked = Subito dietro la porta d’ingresso c’è un mobile.
live-room-not-begun = Per questa stanza non c’è ancora nulla.
live-room-not-closed = La stanza non ha ancora le pareti.
live-room-without-door = La stanza non ha una porta.
live-door-blocked = Subito dietro la porta della stanza c’è qualcosa.
live-door-cut-off = Dalla porta d’ingresso non si arriva alla porta della stanza.
live-mark-missing = La stanza deve contenere un quadretto { $mark ->
    [mosaic] del mosaico
   *[pipe] del tubo
  }.
live-circulation-cut-off = Dalla porta non si raggiungono tutti i suoi Spazi di circolazione.
live-circulation-split = I suoi Spazi di circolazione sono divisi in { $parts } zone che niente potrà più unire.
live-circulation-enclosed = I suoi Spazi di circolazione sono chiusi tutt’intorno: nessuna porta potrà mai arrivarci.
live-room-in-parts = Gli Spazi di circolazione della stanza sono divisi in { $parts } zone, ma la porta ne servirà una sola.
live-empty-room = Nessun pezzo disegnato: { $points } punti in meno.
live-empty-room-threatens = { $tokens ->
    [one] Ancora nessun pezzo: { $points } punti in meno, se non disegni l’ultimo.
   *[other] Ancora nessun pezzo: { $points } punti in meno, se non disegni almeno uno dei { $tokens } che restano.
  }
live-hub-threatens = Disegna qui almeno un pezzo: senza questa stanza non si arriva alle altre, che non valgono nulla.
live-hub-lost = La stanza che collega le altre è rimasta vuota: alle altre non si arriva, e non valgono nulla.
live-pieces = Pezzi che contano: { $have } su { $need }
live-cards = Carte con un pezzo che conta: { $have } su { $need }
live-count = { $have } su { $need }
live-seats = Posti a sedere: { $have } su { $need }
live-each-piece = Finora { $have }, { $points } ciascuno, al massimo { $most }
live-each-view = { $of ->
    [tree] Stanze con vista su un albero
    [lake] Stanze con vista sul lago
   *[road] Stanze con vista sulla strada
  }: finora { $have }, { $points } ciascuna, al massimo { $most }
live-each-rectangle = Stanze rettangolari: finora { $have }, { $points } ciascuna, al massimo { $most }
live-window-there = { $side ->
    [n] C’è una finestra a nord.
    [e] C’è una finestra a est.
    [s] C’è una finestra a sud.
    [w] C’è una finestra a ovest.
   *[any] C’è una finestra.
  }
live-window-missing = { $side ->
    [n] Manca una finestra a nord.
    [e] Manca una finestra a est.
    [s] Manca una finestra a sud.
    [w] Manca una finestra a ovest.
   *[any] Manca una finestra.
  }
live-rooms-with-window = Stanze con finestra: { $have } su { $need }
live-windows-unwanted = { $have ->
    [0] Nessuna finestra, come richiesto.
    [one] Una finestra di troppo.
   *[other] { $have } finestre di troppo.
  }
live-view-there = { $of ->
    [tree] Da una finestra si vede un albero.
    [lake] Da una finestra si vede il lago.
   *[road] Da una finestra si vede la strada.
  }
live-view-missing = { $of ->
    [tree] Da nessuna finestra si vede un albero.
    [lake] Da nessuna finestra si vede il lago.
   *[road] Da nessuna finestra si vede la strada.
  }
live-piece-missing = Per ora nessun pezzo adatto conta.
live-at-window = È proprio davanti a una finestra.
live-not-at-window = Lì davanti non c’è una finestra.
live-distance-at-most = Distanza { $have }, al massimo { $need }
live-distance-at-least = Distanza { $have }, almeno { $need }
live-no-way = Tra i due non c’è una strada (il limite è { $need }).
live-pair-missing = { $which ->
    [both] Mancano entrambi, o non contano ancora.
   *[single] Uno dei due manca, o non conta ancora.
  }
live-touching = Si toccano.
live-not-touching = Non si toccano.
live-bonus-room = { $room ->
    [living] Il soggiorno
    [kitchen] La cucina
    [bath] Il bagno
    [bed] La camera da letto
   *[studio] Lo studio
  } non conta ancora.
live-bonus-room-empty = { $room ->
    [living] Il soggiorno
    [kitchen] La cucina
    [bath] Il bagno
    [bed] La camera da letto
   *[studio] Lo studio
  } è senza arredamento e non dà nessun bonus.
live-bonus-cut-off = { $count ->
    [one] Ce n’è un altro, ma per ora non conta.
   *[other] Ce ne sono altri { $count }, ma per ora non contano.
  }
live-size-at-least = Quadretti: { $have }, ne servono almeno { $need }
live-size-at-most = Quadretti: { $have }, al massimo { $need }
live-size-between = Quadretti: { $have }, ne servono da { $least } a { $most }
live-sizes = Quadretti: { $least } nella più piccola, { $most } nella più grande
live-rectangle = È un rettangolo.
live-not-rectangle = Quadretti che mancano per un rettangolo: { $missing }
live-rows-and-columns = { $rows } × { $columns }, quadretti mancanti: { $missing }
live-symmetric = È simmetrica.
live-not-symmetric = Quadretti senza il loro riflesso: { $missing }
live-common-walls = Tratti di parete in comune: { $have }
live-squares-at-side = { $side ->
    [n] Quadretti sulla parete esterna nord
    [e] Quadretti sulla parete esterna est
    [s] Quadretti sulla parete esterna sud
   *[w] Quadretti sulla parete esterna ovest
  }: { $have }
live-blank-squares = Quadretti vuoti: { $have }, al massimo { $need }
live-corridor = Quadretti del corridoio: { $have }, al massimo { $need }
live-no-corridor = Il corridoio non c’è ancora (al massimo { $need } quadretti).
live-front-door-missing = Manca la porta d’ingresso: dev’essere rivolta a { $need ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
  }.
live-front-door-faces = La porta d’ingresso è rivolta a { $have ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
  }, ma serve a { $need ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
  }.
live-marked-squares = { $mark ->
    [mosaic] Quadretti del mosaico
   *[pipe] Quadretti del tubo
  }: { $have } su { $need }

## Scenario files: what is wrong, what they say, new ones

wrong-scenario-row = { $where } ha { $found } segni: ne servono { $side }.
wrong-scenario-sign = { $where } contiene { $signs }; i segni sono { $known }
wrong-scenario-id = { $where }: servono lettere minuscole, cifre e trattini, al massimo { $most }.
wrong-scenario-par = { $where }: i tre punteggi devono crescere.
wrong-page-no-text = { $where }: serve un testo, oppure testi per lingua: { $known }.
wrong-page-no-table = { $where }: serve una tabella.
wrong-bonus-no-bounds = { $where }: a room_size serve min, max o entrambi.
wrong-scenario-altered = { $where } non corrisponde: lo scenario è stato modificato.
wrong-proof-cards = { $where }: serve una carta per ogni numero dell’elenco, nello stesso ordine, per esempio 5b; due carte dello stesso numero devono essere diverse.
wrong-proof-illegal = { $where }: qui le regole non permettono { $move }.
wrong-proof-unfinished = { $where }: il progetto non è finito.
wrong-proof-not-whole = { $where }: sono disegnati { $drawn } pezzi su { $tokens }; servono tutti, senza l’Intuizione brillante.
wrong-proof-unreachable = { $where }: non tutte le stanze e non tutti i pezzi sono raggiungibili.
wrong-proof-points = { $where }: il progetto vale { $found } punti.
wrong-scenario-tight = { $where }: i pezzi più grandi e il corridoio occupano { $need } quadretti; il pavimento ne ha { $floor }.
wrong-scenario-floor-in-parts = { $where }: il pavimento è in { $parts } parti senza passaggio dall’una all’altra.
wrong-scenario-no-way-in = { $where }: nessuna parete esterna può avere la porta d’ingresso.
wrong-scenario-never = { $where }: qui questo bonus non si può mai ottenere.
wrong-scenario-idle = { $where }: nella planimetria non c’è nulla di cui parla questa regola.
own-text = { $it }
side-n = nord
side-e = est
side-s = sud
side-w = ovest
seen-tree = un albero
seen-lake = un lago
seen-road = una strada
mark-mosaic = mosaico
mark-pipe = tubo
tag-seat = Posti a sedere
tag-table = Tavolo
tag-screen = Schermo
tag-shelf = Scaffale
tag-warm = Stufa o camino
tag-water = Punto acqua
tag-cold = Frigorifero
tag-plant = Pianta
tag-art = Opera d’arte
tag-bed = Letto
tag-tall = Mobile alto
tag-baby = Mobile per bebè
tag-toy = Giocattoli
tag-music = Strumento musicale
tag-sport = Attrezzo sportivo
tag-craft = Angolo lavoro
tag-pet = Animale
tag-rug = Tappeto
object-in-room = { $what } (in: { $room })
object-door = porta di: { $room }
object-window = finestra di: { $room }
object-front-door = porta d’ingresso
object-corridor = Corridoio
told-bonus-room-complete = { $room }: un pezzo per ogni gettone, tutti raggiungibili.
told-bonus-all-cards-used = Almeno un pezzo raggiungibile di ogni carta.
told-bonus-count = { $what }: almeno { $min }.
told-bonus-per-count = { $what }: { $points } per ciascuno, al massimo { $max }.
told-bonus-seats = { $room }: almeno { $min } posti a sedere.
told-bonus-window = { $room }: una finestra.
told-bonus-window-side = { $room }: una finestra a { $side }.
told-bonus-all-rooms-window = Una finestra in ogni stanza.
told-bonus-no-window = { $room }: nessuna finestra.
told-bonus-view = { $room }: una finestra che guarda { $of }.
told-bonus-per-view = { $points } per ogni stanza che guarda { $of }, al massimo { $max }.
told-bonus-at-window = { $what }: proprio davanti a una finestra.
told-bonus-near = { $a } – { $b }: distanza al massimo { $max }.
told-bonus-far = { $a } – { $b }: distanza almeno { $min }.
told-bonus-touching = { $a } – { $b }: fianco a fianco.
told-bonus-room-size = { $room }: da { $min } a { $max } quadretti.
told-bonus-room-size-min = { $room }: almeno { $min } quadretti.
told-bonus-room-size-max = { $room }: al massimo { $max } quadretti.
told-bonus-same-size = { $rooms }: lo stesso numero di quadretti.
told-bonus-rectangular = { $room }: un rettangolo.
told-bonus-square = { $room }: un quadrato.
told-bonus-per-rectangular = { $points } per ogni stanza rettangolare, al massimo { $max }.
told-bonus-symmetric = { $room }: simmetrica.
told-bonus-rooms-touch = { $rooms }: una parete in comune.
told-bonus-rooms-apart = { $rooms }: nessuna parete in comune.
told-bonus-touches-side = { $room }: una parete esterna a { $side }.
told-bonus-avoids-side = { $room }: nessuna parete esterna a { $side }.
told-bonus-corridor = Corridoio: al massimo { $max } quadretti.
told-bonus-front-door = La porta d’ingresso è rivolta a { $side }.
told-bonus-no-waste = { $room }: al massimo { $max } quadretti vuoti.
told-bonus-holds-mark = { $room }: tutti i quadretti con { $mark }.
told-bonus-holds-mark-min = { $room }: almeno { $min } quadretti con { $mark }.
told-rule-no-corridor = Non c’è corridoio. La porta d’ingresso e tutte le altre porte danno su questa stanza: { $room }.
told-rule-columns = Sui pilastri non si disegna e non ci si passa.
told-rule-keep-free = Niente mobili né tappeti sui quadretti con { $mark }.
told-rule-blind-sides = Niente finestre né porta d’ingresso a: { $sides }.
told-rule-windows-only = Le finestre possono dare solo sul cortile; la porta d’ingresso no.
told-rule-front-door-side = La porta d’ingresso dev’essere rivolta a { $side }.
told-rule-max-windows = Finestre in tutta la casa: al massimo { $max }.
told-rule-first-room = Questa stanza viene per prima: { $room }.
told-rule-must-hold = { $rooms }: ognuna deve avere un quadretto con { $mark }, altrimenti vale come irraggiungibile.
show-difficulty = { $difficulty ->
    [0] di prova
    [1] facile
    [2] medio
   *[3] difficile
  }
show-size = { $tokens } gettoni, { $floor } quadretti di pavimento
show-par = Punteggi da raggiungere in solitario: { $first }, { $second }, { $third }
show-rooms = Stanze
show-rules = Regole speciali
show-bonuses = Punti bonus
show-tips = Consigli
show-own-furniture = Alcuni pezzi d’arredamento li ha disegnati chi ha scritto lo scenario.
sign-t = T albero
sign-l = L lago
sign-r = R strada
sign-y = y cortile
sign-o = O pilastro
sign-m = m mosaico
sign-p = p tubo
list-built-in = Nel Quaderno dei progetti
list-own = I tuoi, in { $folder }
list-none = ancora nessuno
list-broken = non si può usare, vedi casetta scenario check
check-warning = { $file }: attenzione: { $fault }
check-scenario = { $file } è in ordine: { $tokens } gettoni, { $floor } quadretti di pavimento, { $largest } per i pezzi più grandi, { $corridor } per il corridoio.
check-furniture = { $file } è in ordine: { $options ->
    [one] un’opzione.
   *[other] { $options } opzioni.
  }
check-proof = { $file }: la prova { $number } è giusta: ogni pezzo disegnato, ogni stanza raggiungibile, { $points } punti.
new-drawing = Seme { $seed }: casa { $home }, planimetria { $plan }…
new-playing = Seme { $seed }: punteggi da raggiungere, partita { $game } di { $games }…
new-written = { $title } è in { $file }.
new-play = Per giocare: casetta play home-staging --scenario { $name }
made-title = Una casa per { $name }
made-story-1 = { $name } ha comprato casa senza vederla e giura che ci starà tutto. Il camion dei traslochi è già per strada.
made-story-2 = { $name } vuole una casa in cui nessuno debba scavalcare nulla, e ha contato i quadretti due volte.
made-story-3 = Chi abitava qui si è portato via le porte. { $name } lo prende come un invito a ripensare anche le pareti.
made-tip-1 = Ci sta tutto, anche i pezzi più grandi: in fondo al file c’è un progetto che lo dimostra.
made-tip-2 = Due stanze possono aprirsi sullo stesso quadretto del corridoio.

## At the terminal

turn-task-room = Quale stanza viene adesso? Scrivi il suo numero.
turn-task-card = { $room }: quale carta giri? Scrivi il suo numero.
turn-task-tokens = { $tokens ->
    [one] Metti il gettone sull’opzione 1 o 2.
   *[other] Assegna { $tokens } gettoni: 1 o 2 per metterli tutti su un’opzione, oppure es. 1 { $tokens ->
        [2] 1
       *[other] 2
      }.
  }
turn-task-draw = { $tokens ->
    [one] Disegna «{ $piece }» (opzione { $option }): il quadretto in alto a sinistra, o no.
   *[other] Gettone { $number } di { $tokens }: disegna «{ $piece }» (opzione { $option }), o no.
  }
turn-task-close = { $room }: disegna le pareti e la porta. Invio mostra una proposta.
turn-task-finish = Ultimi ritocchi: porta d’ingresso e finestre. Invio propone un ingresso.
turn-hint-room = 1 · m stanze e carte · l altri progetti · ? aiuto · sheet · save FILE · quit
turn-hint-card = Un numero · m che cosa mostra · l altri progetti · ? aiuto · sheet · quit
turn-hint-tokens = 1 o 2 · m · l altri progetti · ? aiuto · sheet · save FILE · quit
turn-hint-tokens-chosen = Invio conferma · u annulla
turn-hint-draw = c4 · r1 c4 ruotato · no · m dove ci sta · l altri progetti · ? aiuto · quit
turn-hint-draw-chosen = Invio conferma · r ruota · < > ^ v sposta · un altro quadretto · no · u
turn-hint-draw-on = Il prossimo pezzo, o no · r ruota · < > ^ v sposta l’ultimo · u annulla
turn-hint-close = Invio: una proposta · c4:f8 quadretti · f6 e porta · m · ? aiuto · quit
turn-hint-close-chosen = Invio conferma · +g5 -g5 quadretti · f6 e porta · w c4 n finestra · u
turn-hint-finish = front l12 s · w c4 n finestra · done · m dove · ? aiuto · sheet · quit
turn-hint-finish-chosen = Invio conferma e il progetto è finito · w c4 n finestra · u annulla
turn-missing = { $pieces ->
    [one] Manca ancora un pezzo; scrivi no per rinunciare.
   *[other] Mancano ancora { $pieces } pezzi; scrivi done per rinunciare.
  }
turn-later = Poi: { $cards }
turn-idea-free = Intuizione brillante: disponibile
turn-idea-used = Intuizione brillante: usata
turn-idea-gone = { $name } (Intuizione usata)
turn-share = { $tokens } × { $piece }
turn-news-room = { $who ->
    [you] Hai scelto la prossima stanza: { $room }.
    [hint] Scegli la prossima stanza: { $room }.
   *[other] { $seat } ha scelto la prossima stanza: { $room }.
  }
turn-news-card = { $who ->
    [you] Hai girato una carta: { $card }.
    [hint] Gira una carta: { $card }.
   *[other] { $seat } ha girato una carta: { $card }.
  }
turn-news-tokens = { $who ->
    [you] Hai assegnato i gettoni: { $shares }.
    [hint] Assegna i gettoni: { $shares }.
   *[other] { $seat } ha assegnato i gettoni: { $shares }.
  }
turn-news-closed = Stanza chiusa: { $room }. { $closed }
turn-news-over = Tutti i progetti sono finiti.
turn-news-move = { $who ->
    [you] Tu: { $deeds }
    [hint] { $deeds }
   *[other] { $seat }: { $deeds }
  }
turn-news-drawn = { $drawn }
turn-drawn-by = { $who ->
    [you] Tu: { $pieces }
   *[other] { $seat }: { $pieces }
  }{ $idea ->
    [yes] {" (Intuizione brillante)"}
   *[no] { "" }
  }
turn-piece = { $letter } { $piece }
turn-and-also = { $one }, { $other }
turn-closed-by = { $who ->
    [you] Tu: { turn-squares }
   *[other] { $seat }: { turn-squares }
  }
turn-card-tokens = { $card } ×{ $tokens }
turn-nothing-drawn = niente
turn-squares = { $squares ->
    [one] { $squares } quadretto
   *[other] { $squares } quadretti
  }
turn-no-entrance = Senza porta d’ingresso non si entra e nessuna stanza conta.
turn-cut-off = { $number ->
    [one] Qui non si arriva: { $pieces }. Non varrebbe nulla.
   *[other] Qui non si arriva: { $pieces }. Non varrebbero nulla.
  }
turn-closing = { $room }: { $squares ->
    [one] { $squares } quadretto
   *[other] { $squares } quadretti
  }{ $shape ->
    [square] , un quadrato
    [rectangle] , un rettangolo
    [symmetric] , simmetrica
   *[other] { "" }
  }.
turn-left-over = { $squares ->
    [one] Dalla porta non si arriva più a un quadretto libero.
   *[other] Dalla porta non si arriva più a { $squares } quadretti liberi.
  }
turn-par = { $reached ->
    [0] Punteggi da raggiungere: { $targets }. Per ora nessuno: il prossimo progetto andrà meglio.
    [1] Punteggi da raggiungere: { $targets }. Il primo è raggiunto.
    [2] Punteggi da raggiungere: { $targets }. Due raggiunti, complimenti!
   *[other] Punteggi da raggiungere: { $targets }. Raggiunti tutti e tre: un capolavoro!
  }
turn-bonus = Bonus { $points } (ora { $now })
turn-nowhere = non ci sta da nessuna parte
turn-shown-proposal = Proposta
turn-shown-squares = Quadretti che la stanza può prendere
turn-shown-doors = Porte della stanza proposta
turn-shown-front = Posti per la porta d’ingresso
turn-shown-windows = Posti per le finestre

turn-help-now = Adesso
turn-help-room = Sei il giocatore attivo: apri una stanza qualsiasi tra quelle che mancano. Tutti la arredano, carta per carta, e alla fine la chiudono.
turn-help-card = Sei il giocatore attivo: gira una delle carte di questa stanza. Mostra due pezzi d’arredamento; m fa vedere i quattro possibili.
turn-help-tokens = Sei il giocatore attivo: assegna ogni gettone Selezione della carta a una delle due opzioni. Tutti disegnano un pezzo per ogni gettone.
turn-help-draw = Tutti disegnano un pezzo per ogni gettone, o ci rinunciano: no. Scrivi il quadretto in alto a sinistra del disegno, circolazione compresa: c4. r1 c4 prima lo ruota una volta in senso orario, r2 e r3 due e tre volte. Dopo, r lo ruota, < > ^ v lo spostano, un altro quadretto lo porta lì. X sono quadretti coperti (1 punto l’uno), o Spazi di circolazione che restano liberi, le linee lati contro una parete. front l12 s e w c4 n disegnano ingresso e finestre in ogni momento; riscritti, si tolgono. Nulla è definitivo prima di Invio.
turn-help-close = Disegna le pareti della stanza: tutti i quadretti dei suoi pezzi e quelli liberi che vuoi, in un’unica area. Invio mostra una proposta. c4:f8 g5 prende questi quadretti, +g5 e -g5 cambiano la proposta, f6 e mette la porta sul lato est di f6, close ricomincia. La porta dà su un quadretto che non è in nessuna stanza. Pareti e porta sono definitive.
turn-help-finish = front l12 s mette la porta d’ingresso sul lato sud di l12; deve dare sul corridoio. front da solo propone il posto migliore. w c4 n disegna una finestra. Riscritti, si tolgono. done basta quando è tutto disegnato.
turn-help-plan = Il progetto
turn-help-plan-text = Le maiuscole sono pezzi d’arredamento, le minuscole quelli non ancora confermati. o Spazi di circolazione, ! quelli dove non si arriva, ~ tappeto, : da lasciare libero davanti a una porta, @ pilastro, % mosaico, + tubo, T albero, L lago, R strada, y cortile. | e _ sono pareti, i vuoti porte, = finestre, # la porta d’ingresso.
turn-help-access = Punti
turn-help-access-text = Ogni quadretto coperto vale 1 punto, se dalla porta d’ingresso si arriva a tutti gli Spazi di circolazione del pezzo. Una stanza senza pezzi costa 3 punti. I punti sullo schermo sono quelli che avresti finendo adesso stanza e progetto in modo sensato; 8/12 vuol dire che 4 su 12 sono irraggiungibili.
turn-help-idea = Intuizione brillante
turn-help-idea-text = Una volta a partita, per un solo pezzo: mirror c4 lo disegna specchiato, ! c4 disegna l’altra opzione della carta.
turn-help-end = La fine
turn-help-end-text = Dopo l’ultima stanza tutti finiscono il progetto con porta d’ingresso e finestre. Vince chi ha più punti; a parità, chi ha disegnato più pezzi, tappeti esclusi.
turn-help-look = l
turn-help-look-text = Mostra i progetti degli altri com’erano prima di questo passo; l 2 o l Anna ne mostra uno.

wrong-turn-unreadable = Adesso questo non si può fare; m mostra che cosa si può, ? lo spiega.
wrong-turn-no-edge = Servono un quadretto e un lato, es. l12 s: n nord, e est, s sud, w ovest.
wrong-turn-no-front-door = Non c’è più posto per una porta d’ingresso.
wrong-turn-no-such-room = Quale stanza? Scegli tra { $known }.
wrong-turn-room-not-now = Questa stanza adesso non si può aprire.
wrong-turn-no-such-card = Quale carta? Scegli tra { $known }.
wrong-turn-unreadable-tokens = Scrivi 1 o 2 per l’opzione, oppure due numeri la cui somma fa { $tokens }.
wrong-turn-wrong-tokens = I gettoni delle due opzioni devono fare in tutto { $tokens }.
wrong-turn-other-card = Non è su questa carta: { $option }.
wrong-turn-no-token = L’opzione { $option } non ha gettoni. Con l’Intuizione brillante puoi: ! prima del quadretto.
wrong-turn-first-option-first = Prima i pezzi dell’opzione 1: disegnali, o scrivi no.
wrong-turn-where = Dove? Scrivi un quadretto, es. c4.
wrong-turn-one-idea = L’Intuizione brillante specchia un pezzo o dà l’altra opzione, non tutte e due le cose.
wrong-turn-idea-used = Hai già usato la tua Intuizione brillante.

## Score pad

pad-yes = sì
pad-no = no
pad-scenario-intro = { $scenarios } · 0 un altro scenario
pad-scenario = Quale scenario? Da 0 a { $last }
pad-rooms = Quante stanze ha?
pad-room-number = Stanza { $number }
pad-room-intro = Per ogni pezzo i quadretti che copre, tappeti esclusi: 6 4 2. Con una x se non ci si arriva: 6 4 2x. Invio se non è stato disegnato nulla.
pad-room = { $room }: quadretti di ogni pezzo?
pad-bonus-intro = Contano solo le stanze e i pezzi raggiungibili.
pad-bonus = +{ $points }: { $bonus } Ottenuto?
pad-bonus-each = { $bonus } Punti, al massimo { $most }, { $points } per volta?
pad-bonus-sum = Punti bonus in tutto?
pad-room-line = { $room }: { $pieces } quadretti.
pad-cut-off-line = { $room }, non ci si arriva: { $pieces }.
pad-empty-line = { $room }: nessun pezzo d’arredamento.
pad-bonus-line = Punti bonus, come indicati.
wrong-pad-no-such-scenario = Rispondi con un numero da 0 a { $last }.
wrong-pad-no-pieces = Per ogni pezzo un numero da 1 a { $most }, per esempio 6 4 2x.
wrong-pad-yes-or-no = Rispondi { $yes } o { $no }.
wrong-pad-not-so-many = Questo bonus dà { $step } punti alla volta, al massimo { $most }.
wrong-pad-not-a-number = Rispondi con un numero da { $lowest } a { $highest }.
wrong-pad-too-many-pieces = Controlla { $name }, { $room }: i pezzi sono più dei gettoni ({ $tokens }).
wrong-pad-empty-hub = Controlla { $name }, { $room }: qui non è stato disegnato nulla, e questa stanza collega le altre. Se non c’è almeno un tappeto, alle altre non si arriva: segna i loro pezzi con una x.

bot-planner = Progettista

## The plan as a picture

svg-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
svg-seat = Disegnato dal posto { $seat }
svg-finished = Progetto finito
svg-unfinished = Ancora in corso
svg-faint = Sbiadito: non conta

## Awards

award-windows = { $number ->
    [one] L’unica finestra.
   *[other] Il maggior numero di finestre: { $number }.
  }
award-corridor = { $number ->
    [one] Il corridoio più piccolo: un quadretto.
   *[other] Il corridoio più piccolo: { $number } quadretti.
  }
award-seats = { $number ->
    [one] L’unico posto a sedere.
   *[other] Il maggior numero di posti a sedere: { $number }.
  }

## On the page

web-where = Stanza { $room } di { $rooms }
web-prompt-room = scegli la prossima stanza
web-prompt-card = { $room }: gira una carta
web-prompt-tokens = assegna i gettoni
web-prompt-draw = { $room }, carta { $number } di { $count }
web-prompt-close = { $room }: pareti e una porta
web-prompt-finish = porta d’ingresso e finestre
web-tool = { $tool ->
    [piece] Pezzo
    [window] Finestra
    [entry] Ingresso
    [where] Dove?
    [idea] Idea
    [brush] Pennello
    [box] Riquadro
    [edge] Pareti
   *[door] Porta
  }
web-tools = Strumenti
web-plan = Progetto di { $name }
web-my-plan = Il mio progetto
web-counted = Finora
web-drawn-by = disegno di
web-one-square = un quadretto
web-over = I progetti sono finiti
web-finishing = Ultimi ritocchi
web-next-room = Quale stanza viene dopo?
web-rooms-left = Stanze ancora da aprire
web-chooses = Sceglie { $name }
web-sets = { $me ->
    [yes] Assegni tu i gettoni
   *[no] { $name } assegna i gettoni
  }
web-set-by = { $me ->
    [yes] gettoni assegnati da te
   *[no] gettoni assegnati da { $name }
  }
web-state = { $state ->
    [drawing] disegna
    [done] ha finito
   *[choosing] sceglie
  }
web-wait = { $phase ->
    [draw] Fatto. Mancano i disegni di { $names }.
    [close] Fatto. Mancano le pareti di { $names }.
    [finish] Fatto. Mancano gli ultimi ritocchi di { $names }.
   *[other] Tocca a { $names }.
  }
web-card = { $number } { $name }, gettoni: { $tokens }. { $state ->
    [drawn] Già disegnata.
    [free] La giri?
   *[down] Coperta. Mostra che cosa può essere.
  }
web-card-drawn = fatta
web-gallery = Che cosa può essere? { $name }
web-gallery-how = Qui c’è una di queste due carte: nessuno sa quale.
web-gallery-open = Che cosa può essere?
web-option = { $piece }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }. { $state ->
    [none] { "" }
    [skipped] Ci rinunci.
    [placed] Ha il suo posto.
   *[open] Da disegnare.
  }
web-share = { $one }: { $first }, { $other }: { $second }
web-fits = Ci sta. { $back ->
    [yes] Lo schienale è contro la parete.
   *[no] { $dots ->
        [0] Non gli serve spazio intorno.
       *[other] I puntini restano liberi.
      }
  }
web-fits-cut = Ci sta, ma qualcosa resterebbe isolato.
web-fits-not = Qui non ci sta.
web-is-skipped = Rinunci a questo pezzo.
web-nowhere = Non ci sta più da nessuna parte. Prova l’Intuizione brillante, o rinunciaci.
web-hint-draw = Punta sul progetto e fai clic. Con R o la rotella lo ruoti.
web-hint-touch = Tocca il progetto dove vuoi metterlo.
web-skip = Salta
web-unskip = Riprendilo
web-turn = Ruota
web-mirror = Specchia
web-other = L’altra opzione
web-next-piece = Il prossimo
web-draw-nothing = Non disegnare nulla
web-draw-gain = Disegna, +{ $points }
web-go-room = Apri
web-go-card = Gira la carta
web-go-tokens = Conferma
web-go-draw = Disegna
web-go-close = Chiudi la stanza
web-go-finish = Ho finito
web-go-wait = Un momento
web-proposal = Come proposto
web-idea-ask = Usi l’Intuizione brillante? Ne hai una sola per partita: specchi questo pezzo o disegni l’altra opzione della carta.
web-idea-no = La tengo
web-idea-symmetric = Specchiato, questo pezzo è uguale.
web-save-plan = Salva il progetto come immagine
web-print-plan = Stampa il progetto
web-redo = Rifai
web-close-looking = Cerco la stanza più piccola…
web-close-good = Va bene così: si arriva dappertutto e c’è posto per ciò che manca.
web-close-how = Con il pennello aggiungi e togli quadretti, oppure traccia un riquadro o trascina una parete. I pezzi restano dentro. Poi scegli la porta. Pareti e porta sono definitive.
web-closing-tag = { $squares ->
    [one] 1 quadretto
   *[other] { $squares } quadretti
  }{ $shape ->
    [square] {" · quadrato"}
    [rectangle] {" · rettangolo"}
    [symmetric] {" · simmetrica"}
   *[other] { "" }
  }
web-show = Mostra
web-check = Prima di finire
web-check-front = La porta d’ingresso c’è.
web-check-windows = { $count ->
    [0] Ancora nessuna finestra.
    [one] Una finestra.
   *[other] { $count } finestre.
  }
web-check-cut = { $count ->
    [one] A questo pezzo non si arriva: { $pieces }.
   *[other] A questi pezzi non si arriva: { $pieces }.
  }
web-propose-front = Proponila
web-no-front = Finire senza porta d’ingresso? Non entrerebbe nessuno e nessuna stanza conterebbe.
web-no-front-propose = Metti la porta proposta
web-no-front-back = Continua a disegnare
web-no-front-go = Finisci senza porta
web-square = { $square }: { $what ->
    [outside] fuori
    [piece] { $piece }
    [pillar] un pilastro
    [dot] Spazio di circolazione, resta libero
    [reached] libero
   *[cut] libero, ma non ci si arriva
  }.
web-square-room = { $inside ->
    [yes] Nella stanza.
   *[no] Non nella stanza.
  }
web-edge = { $kind ->
    [window] Finestra
    [front] Porta d’ingresso
   *[door] Porta
  }, { $square }, lato { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
  }{ $there ->
    [yes] : è qui.
   *[no] : possibile.
  }
web-edge-sees = Guarda { $what }.
web-edges = { $tool ->
    [window] Posti per le finestre
    [entry] Posti per la porta d’ingresso
   *[door] Posti per la porta
  }
web-walls = Pareti della stanza
web-wall = Parete in { $square }, lato { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ovest
  }. Invio la spinge in fuori, Maiusc+Invio in dentro.
web-nudge = Sposta il pezzo
web-nudge-up = Su
web-nudge-down = Giù
web-nudge-left = A sinistra
web-nudge-right = A destra
web-piece-points = { $piece }: { $points } su { $most }.
web-client-met = «{ $wish }» Proprio come volevo, grazie!
web-client-end = { $reached ->
    [0] Mi ci abituerò. A che serve una porta, in fondo?
    [1] Una vera casa! Domani mi trasferisco.
    [2] Hai pensato a tutto. I miei amici moriranno d’invidia.
   *[other] Sono senza parole. Non traslocherò mai più!
  }
web-key-piece = prendi un pezzo, o scegli tra le opzioni
web-key-move = sposta il pezzo o il cursore
web-key-turn = ruota il pezzo
web-key-idea = Intuizione brillante: specchia, altra opzione
web-key-skip = rinuncia al pezzo
web-key-where = mostra dove ci sta
web-key-tools = finestre, ingresso, di nuovo il pezzo
web-key-walls = pareti: pennello, riquadro, spingi una parete, porta
web-log-draw = { $idea ->
    [yes] { $piece } in { $square } (Intuizione brillante)
   *[no] { $piece } in { $square }
  }
web-log-decline = { $who ->
    [hint] Rinuncia a un pezzo
   *[other] un pezzo in meno
  }
web-log-grow = { $who ->
    [hint] { $count ->
        [one] Aggiungi un quadretto alla stanza
       *[other] Aggiungi { $count } quadretti alla stanza
    }
   *[other] { $count ->
        [one] un quadretto in più nella stanza
       *[other] { $count } quadretti in più nella stanza
    }
  }
web-log-hidden = { $who ->
    [you] Hai disegnato qualcosa.
   *[other] { $seat } ha disegnato qualcosa.
  }
web-log-close = { $who ->
    [hint] Chiudi la stanza
   *[other] stanza chiusa
  }
web-log-front = porta d’ingresso
web-log-windows = { $count ->
    [one] una finestra
   *[other] { $count } finestre
  }
web-log-ready = { $who ->
    [hint] Finisci il progetto
   *[other] progetto finito
  }
web-rules-turn = Un turno
web-rules-turn-text = Il giocatore attivo apre una stanza, poi gira le sue carte una alla volta e assegna i gettoni Selezione ai due pezzi della carta. Tutti insieme disegnano un pezzo per ogni gettone, o ci rinunciano.
web-rules-draw = Disegnare
web-rules-draw-text = Un pezzo copre dei quadretti, un punto ciascuno. I puntini accanto sono gli Spazi di circolazione: restano liberi, ma più pezzi possono averli in comune. Una linea spessa va contro una parete. Puoi ruotare un pezzo e riprenderlo finché non lo disegni.
web-rules-close = Chiudere una stanza
web-rules-close-text = Finite le carte di una stanza, disegni le pareti intorno ai suoi pezzi, con quanti quadretti liberi vuoi, e una porta verso un quadretto di fuori. Dalla porta d’ingresso si deve poter camminare fino a tutti i puntini di un pezzo, altrimenti non vale nulla. Una stanza senza pezzi costa 3 punti.
web-scenario-card = { $title }, { $difficulty }. { $rooms ->
    [one] 1 stanza
   *[other] { $rooms } stanze
  }, pezzi: { $tokens }.
wrong-nothing-to-close = { $where }: non c’è nessuna stanza da chiudere.
live-no-way-in = Non resta nessuna parete esterna per la porta d’ingresso.
live-left-over = { $count ->
    [one] Da questa porta non si arriverebbe più a un quadretto libero.
   *[other] Da questa porta non si arriverebbe più a { $count } quadretti liberi.
  }
live-doors-past-hub = { $count ->
    [one] La porta di una stanza non darebbe qui, e in quella stanza non si entrerebbe.
   *[other] Le porte di { $count } stanze non darebbero qui, e in quelle stanze non si entrerebbe.
  }
live-too-tight = Si fa stretto: alle stanze che mancano servono circa { $need } quadretti, ne restano { $have }.

## On the score pad page

web-pad-which = Quale scenario avete giocato?
web-pad-other = Un altro scenario
web-pad-plan = Il progetto, quadretto per quadretto
web-pad-rooms = Stanze
web-pad-how = { $tool ->
    [piece] Scegli un pezzo, poi tocca il progetto. Tocca un pezzo disegnato per riprenderlo.
    [room] Traccia un riquadro sui quadretti della stanza. Parti da dentro per toglierne.
    [door] Tocca una parete della stanza.
    [front] Tocca una parete esterna.
   *[window] Tocca le pareti esterne.
  }
web-pad-used = { $used } su { $tokens }
web-pad-hand = Pezzo in mano
web-pad-take-away = Togli
web-pad-without = Contato senza ciò che è segnato in rosso.
web-pad-too-many-pieces = Controlla: { $name } ha disegnato più pezzi di «{ $card }» dei gettoni sulla carta ({ $tokens }).
web-pad-two-cards = Controlla: di «{ $card }» è stata girata una sola carta, ma avete disegnato pezzi di due.
web-own-title = Uno scenario tuo
web-own-text = Carica il file di uno scenario, oppure riporta ciò che mostra il tuo foglio: la casa, le stanze, i pezzi d’arredamento disegnati, i bonus.
web-own-furniture = Carica pezzi tuoi
web-own-play = Conta con questo scenario
web-own-play-it = Conta «{ $title }»
web-own-others = Tutti gli scenari
web-own-name = Nome
web-own-plan = La casa
web-own-plan-text = Scegli un segno, poi tocca i quadretti o traccia un riquadro.
web-own-floor = { $sign ->
    [tree] Albero
    [lake] Lago
    [road] Strada
    [courtyard] Cortile
    [floor] Pavimento
    [mosaic] Mosaico
    [pipe] Tubo
    [pillar] Pilastro
   *[ground] Terreno
  }
web-own-piece = { $sign ->
    [square] Quadretto
    [seat] Posto a sedere
    [dot] Circolazione
    [rug] Tappeto
    [wall] Parete
   *[nothing] Niente
  }
web-own-piece-name = Nuovo pezzo
web-own-room = Stanza
web-own-room-name = Il suo nome
web-own-remove = Togli { $name }
web-own-card = Carta
web-own-tokens = Gettoni
web-own-drawing = { $name }, disegno { $number }
web-own-tags = Che cos’è, per i bonus: { $count }
web-own-another = Un altro pezzo di questa carta
web-own-draw = Disegna un pezzo tuo
web-own-add-card = Aggiungi una carta della scatola
web-own-add-room = Aggiungi una stanza
web-own-rules-text = Le altre regole della pagina del tuo scenario, per esempio che non c’è corridoio.
web-own-add-rule = Aggiungi una regola
web-own-remove-rule = Togli questa regola
web-own-wishes = Punti bonus
web-own-wishes-text = Indica i bonus uno per uno, oppure scrivi solo la loro somma nel segnapunti.
web-own-add-wish = Aggiungi un bonus
web-own-remove-wish = Togli questo bonus
web-own-kind = Tipo
web-own-points = Punti
web-own-field = { $field ->
    [room] Stanza
    [rooms] Stanze
    [hub] Stanza che collega le altre
    [what] Pezzo
    [a] Da
    [b] A
    [side] Lato
    [sides] Lati
    [of] Vista
    [mark] Segno
    [min] Almeno
   *[max] Al massimo
  }
web-pad-sum = Punti bonus in tutto
web-pad-side = { $side ->
    [n] Segnato sul lato nord.
    [e] Segnato sul lato est.
    [s] Segnato sul lato sud.
   *[w] Segnato sul lato ovest.
  }

## What speaks for a move

reason-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
reason-piece = Porta { reason-points }: { $piece }
reason-furniture = Porta { reason-points } per l’arredamento
reason-bonus = Porta { reason-points }: { $bonus }
reason-bonus-own = Porta { reason-points } per un bonus
reason-closed = { $squares ->
    [one] { $squares } quadretto, { reason-points } in questa stanza
   *[other] { $squares } quadretti, { reason-points } in questa stanza
  }
reason-front = Porta { reason-points }: ora si può entrare
reason-windows = { $count ->
    [one] Aggiunge { $count } finestra
   *[other] Aggiunge { $count } finestre
  }
reason-room = { $tokens ->
    [one] { $tokens } pezzo da disegnare in questa stanza (carte: { $cards })
   *[other] { $tokens } pezzi da disegnare in questa stanza (carte: { $cards })
  }
reason-room-points = Fino a { reason-points } in questa stanza
reason-card = { $tokens ->
    [one] Fino a { reason-points } con { $tokens } pezzo
   *[other] Fino a { reason-points } con { $tokens } pezzi
  }
reason-tokens = Fino a { reason-points } con questi pezzi
reason-all-reached = { $pieces ->
    [one] Tiene libera la strada per { $pieces } pezzo
   *[other] Tiene libera la strada per tutti e { $pieces } i pezzi
  }
reason-bonuses-open = { $count ->
    [one] { $count } bonus resta possibile (fino a { reason-points })
   *[other] { $count } bonus restano possibili (fino a { reason-points })
  }
reason-floor = { $squares ->
    [one] Tiene libero { $squares } quadretto per dopo
   *[other] Tiene liberi { $squares } quadretti per dopo
  }
reason-idea = Tiene l’Intuizione brillante per dopo
reason-home = La casa finita vale { reason-points }

## First game

first-welcome = Ciao! Soggiorno e cucina sono già disegnati, manca il bagno. Tre pezzi d’arredamento e la casa è pronta.
first-room = A ogni round si arreda una stanza, e il giocatore attivo sceglie quale: oggi sei tu. Apri il bagno.
first-room-done = Il bagno ha tre carte, quindi tre turni. Con gli amici, a ogni turno il giocatore attivo cambia.
first-basin = Le carte della stanza sono coperte, e scegli tu la prossima. Gira la carta 15, il lavabo. Mostra due pezzi e porta un gettone. Mettilo sul pezzo in alto: 1 + 0.
first-basin-done = Un gettone, un pezzo. Con gli amici, adesso tutti disegnano il pezzo in alto. Una carta con due gettoni ti lascia più scelta: 2 + 0, 1 + 1 oppure 0 + 2.
first-place = La carta mostra un lavabo. Ogni quadretto coperto vale 1 punto. Mettilo sui quadretti illuminati e disegnalo.
first-place-done = I puntini sono gli Spazi di circolazione: lì bisogna poter stare in piedi. Restano liberi, ma più pezzi possono averli in comune.
first-card = Gira la prossima carta, il WC. Poi scegli quale dei due pezzi disegnano tutti: questa volta 1 + 0, quello in alto.
first-card-done = Al tavolo con gli amici lo decide per tutti il giocatore attivo, e ognuno disegna.
first-turn = I pezzi si possono ruotare, con Ruota o con R. Il WC vuole una parete alle spalle: mettilo sui quadretti illuminati, con lo schienale verso la cucina, e disegnalo.
first-turn-done = Il suo puntino è dove si può camminare. Lascia sempre una strada libera verso ogni puntino.
first-shower = L’ultima carta del bagno è la doccia. Metti il gettone sul pezzo in alto: 1 + 0.
first-shower-done = Guarda la linea spessa sulla carta: quel lato va contro una parete.
first-wall = Metti la doccia sui quadretti illuminati, con la linea spessa lungo la parete esterna in basso. Ruotala finché ci sta, e disegnala.
first-wall-done = Nel bagno ci sono tutti e tre i pezzi: è un bonus che chiedeva il cliente, 3 punti.
first-close = Adesso le pareti. C’è già una proposta, con tutti i pezzi dentro e una porta. Puoi cambiarla, o chiudere la stanza così.
first-close-done = Pareti e porta sono definitive. Dalla porta d’ingresso bisogna poter arrivare, porta dopo porta, a ogni puntino: ciò che non si raggiunge non vale nulla.
first-finish = Alla casa serve una porta d’ingresso: tocca Ingresso e una parete esterna, in basso a sinistra. La cucina vorrebbe una finestra: tocca Finestra e una parete della cucina. Poi tocca Ho finito.
first-finish-done = Tutti e due i bonus sono tuoi: 3 e 2 punti.
first-over = Una casa da { $mine } punti! I punteggi da raggiungere erano 30, 33 e 36. E adesso una partita intera?
web-told-bonus = { $points ->
    [0] Qui non riesce.
    [one] 1 punto.
   *[other] { $points } punti.
  }
