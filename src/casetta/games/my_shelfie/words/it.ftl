# My Shelfie.

game-title = My Shelfie
game-sentence = Prendi le tessere oggetto dal soggiorno e sistemale nella tua libreria.
begins-rule = Secondo il regolamento, il primo giocatore si sceglie a caso.
kind = { $letter ->
    [C] gatto
    [B] libro
    [G] gioco
    [F] cornice
    [T] trofeo
   *[P] pianta
  }
kinds = { $letter ->
    [C] gatti
    [B] libri
    [G] giochi
    [F] cornici
    [T] trofei
   *[P] piante
  }

option-edition = Edizione
option-edition-en = Inglese: prima di riempire il soggiorno, le tessere rimaste tornano nel sacchetto; i due quadrati possono essere di tipi diversi.
option-edition-it = Italiana: si riempiono solo le caselle vuote; i due quadrati devono essere dello stesso tipo.
option-first_game = Prima partita
option-first_game-true = Una sola carta obiettivo comune invece di due.
option-first_game-false = Due carte obiettivo comune.

goal-six-groups-of-two = Sei gruppi separati di almeno due tessere dello stesso tipo. Gruppi diversi possono essere di tipi diversi.
goal-four-groups-of-four = Quattro gruppi separati di almeno quattro tessere dello stesso tipo. Gruppi diversi possono essere di tipi diversi.
goal-four-corners = Lo stesso tipo ai quattro angoli della libreria.
goal-two-squares = Due gruppi separati, ciascuno con un quadrato di 2 × 2 tessere dello stesso tipo.
goal-three-columns-max-three-types = Tre colonne piene, ciascuna con al massimo tre tipi.
goal-eight-of-a-type = Otto tessere dello stesso tipo, ovunque siano.
goal-diagonal = Cinque tessere dello stesso tipo in diagonale.
goal-four-rows-max-three-types = Quattro righe piene, ciascuna con al massimo tre tipi.
goal-two-columns-all-different = Due colonne piene, ciascuna con sei tipi diversi.
goal-two-rows-all-different = Due righe piene, ciascuna con cinque tipi diversi.
goal-x-shape = Cinque tessere dello stesso tipo che formano una X.
goal-staircase = Cinque colonne che salgono o scendono di esattamente una tessera.

goal-name-six-groups-of-two = Sei coppie
goal-name-four-groups-of-four = Quattro gruppi da quattro
goal-name-four-corners = Quattro angoli
goal-name-two-squares = Due quadrati
goal-name-three-columns-max-three-types = Tre colonne, tre tipi
goal-name-eight-of-a-type = Otto uguali
goal-name-diagonal = Diagonale
goal-name-four-rows-max-three-types = Quattro righe, tre tipi
goal-name-two-columns-all-different = Due colonne senza doppioni
goal-name-two-rows-all-different = Due righe senza doppioni
goal-name-x-shape = Forma a X
goal-name-staircase = Scala

part-tokens = Obiettivi comuni
part-end-token = Fine partita
part-personal = Obiettivo personale
part-groups = Gruppi
sheet-end-token = Prima libreria piena.
sheet-personal = { $matches ->
    [0] Obiettivo personale { $card }: nessuna tessera al posto giusto.
    [one] Obiettivo personale { $card }: una tessera al posto giusto.
   *[other] Obiettivo personale { $card }: { $matches } tessere al posto giusto.
  }
sheet-group = { $size ->
   *[other] { $size } tessere adiacenti: { $kind ->
        [C] gatti (C)
        [B] libri (B)
        [G] giochi (G)
        [F] cornici (F)
        [T] trofei (T)
       *[P] piante (P)
      }.
  }

wrong-floating-tile = { $where }: questa tessera è a mezz’aria; la casella sotto è vuota.
wrong-unused-cell = { $where }: in { $seats } giocatori qui non ci sono tessere.
wrong-no-such-token = { $where }: questo segnalino punteggio non esiste.
wrong-too-many-tiles = { $tiles } tessere di tipo «{ kind }»; nella scatola ce ne sono { $box }.
wrong-wrong-common-goals = { $where }: al massimo { $expected } tra questi: { $known }.
wrong-wrong-personal-card = { $where } non è una carta obiettivo personale: servono voci [riga, colonna, lettera], ogni lettera e ogni casella una volta sola.

## At the terminal

turn-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
turn-goal = { $name }: { $tokens }
turn-no-token = segnalini finiti
turn-personal = { $points ->
    [one] Obiettivo personale (le minuscole): { $matches } su { $of } a posto, 1 punto.
   *[other] Obiettivo personale (le minuscole): { $matches } su { $of } a posto, { $points } punti.
  }
turn-last-round = Libreria piena: { $player }. È l’ultimo giro.
turn-news = { $who ->
    [you] Hai messo { $tiles } nella colonna { $column }.
    [hint] Metti { $tiles } nella colonna { $column }.
   *[other] { $seat } ha messo { $tiles } nella colonna { $column }.
  }
turn-token = Segnalino da { $points } per «{ $name }».
turn-end-token = Segnalino fine partita: +{ $points }.
turn-refill = Il soggiorno viene riempito di nuovo.
turn-free-tiles = Tessere con un lato libero (m c2: che cosa puoi prendere partendo da c2)
turn-room = { $most ->
    [one] Spazio nelle colonne, adesso per una tessera sola
   *[other] Spazio nelle colonne, adesso per { $most } tessere al massimo
  }
turn-tiles-into = { $tiles ->
    [one] Una tessera, nella colonna { $columns }
   *[other] { $tiles } tessere, nella colonna { $columns }
  }

turn-help-turn = Il tuo turno
turn-help-turn-text = Prendi da 1 a 3 tessere in linea retta senza buchi, ognuna con almeno un lato libero già a inizio turno. Mettile tutte in una sola colonna della tua libreria che abbia spazio. Scrivi le tessere nell’ordine in cui cadono (la prima va più in basso), poi la colonna: c2 c3 >1.
turn-help-personal = Obiettivo personale
turn-help-personal-text = Le lettere minuscole nella tua libreria, che vedi solo tu. Alla fine, da 1 a 6 tessere al posto giusto danno 1, 2, 4, 6, 9, 12 punti.
turn-help-groups = Gruppi
turn-help-groups-text = Le tessere dello stesso tipo che si toccano per un lato danno punti alla fine: 3 tessere 2 punti, 4 tessere 3, 5 tessere 5, 6 o più 8.
turn-help-end = La fine
turn-help-end-text = Chi riempie la libreria per primo prende 1 punto; poi si finisce il giro. Quando nel soggiorno non si toccano più due tessere, lo si riempie di nuovo.
turn-help-letters = Le lettere
turn-letters = { $letters } (tra parentesi, quante ne restano nel sacchetto).
turn-letter = { $letter } { $kind } ({ $bag })

wrong-turn-unreadable = Non è una mossa. Scrivi le tessere e una colonna, per esempio c2 c3 >1.
wrong-turn-no-column = In quale colonna? Aggiungila, per esempio { $tiles } >1.
wrong-turn-no-cell = { $cell } non è una casella in uso del soggiorno.
wrong-turn-empty-cell = Nella casella { $cell } non c’è nessuna tessera.
wrong-turn-not-free = La tessera in { $cell } è circondata: non ha lati liberi.
wrong-turn-tile-twice = Hai scritto due volte la stessa tessera.
wrong-turn-too-many-tiles = Puoi prendere al massimo { $most } tessere.
wrong-turn-not-in-a-line = Queste tessere non sono una accanto all’altra in linea retta.
wrong-turn-no-such-column = La libreria ha le colonne da 1 a { $columns }.
wrong-turn-no-room = { $room ->
    [0] La colonna { $column } è piena.
    [one] Nella colonna { $column } c’è posto per una tessera sola, non per { $tiles }.
   *[other] Nella colonna { $column } c’è posto solo per { $room } tessere, non per { $tiles }.
  }

ranking-tie-break = A pari punti è avanti chi, in senso orario, siede più lontano dal primo giocatore.

## The score pad

pad-yes = sì
pad-no = no
pad-first-row-intro = La libreria dall’alto: C gatto, B libro, G gioco, F cornice, T trofeo, P pianta, un punto per una casella vuota. Riga per riga (CBG..), tutte e sei insieme, o da un file (@shelf.txt).
pad-first-row = Riga { $row } di { $rows }, la più alta
pad-row = Riga { $row } di { $rows }
pad-personal-intro = Una carta con il suo numero, da 1 a 12, o con le sue caselle: lettera, colonna, riga dall’alto, come p11 f31 c52 b43 g24 t36. Invio se non c’è.
pad-personal = Carta obiettivo personale?
pad-tokens = Segnalini punteggio, per esempio 8 4? Invio se non ce ne sono
pad-end = Era la prima libreria piena (segnalino fine partita)?
pad-first = Chi era il primo giocatore? { $names }
pad-token-line = Segnalino di un obiettivo comune.
pad-personal-line = { $matches ->
    [0] Obiettivo personale: nessuna tessera al posto giusto.
    [one] Obiettivo personale: una tessera al posto giusto.
   *[other] Obiettivo personale: { $matches } tessere al posto giusto.
  }
wrong-pad-rows = Un disegno ha { $rows } righe; questo ne ha { $found }.
wrong-pad-row-length = La riga { $row } deve avere { $columns } caratteri, uno per colonna.
wrong-pad-unknown-sign = Colonna { $column }, riga { $row } dall’alto: { $sign } non è tra le lettere { $known }.
wrong-pad-floating-tile = Colonna { $column }, riga { $row } dall’alto: questa tessera è a mezz’aria, la casella sotto è vuota.
wrong-pad-no-such-card = Le carte obiettivo personale vanno da 1 a { $cards }.
wrong-pad-card-twice = Ricontrolla: di carte obiettivo personale { $card } ce n’è una sola.
wrong-pad-no-card = Una carta è un numero da 1 a { $cards }, oppure sei caselle, ogni lettera una volta sola.
wrong-pad-no-such-token = Ci sono solo questi segnalini: { $known }.
wrong-pad-too-many-tokens = Nessuno ha più di { $most } segnalini punteggio.
wrong-pad-token-twice = Ricontrolla: di segnalini { $token } ce n’è uno solo per ogni obiettivo comune.
wrong-pad-end-twice = Ricontrolla: la prima libreria piena è una sola.
wrong-pad-yes-or-no = Rispondi { $yes } o { $no }.
wrong-pad-no-such-person = Rispondi con un nome o con un numero da 1 a { $people }.

## What lies in the box

listing-tiles = Tessere oggetto
listing-common-goals = Carte obiettivo comune
listing-tokens = Segnalini punteggio di un obiettivo comune
listing-personal-goals = Carte obiettivo personale, riga per riga dall’alto

## Awards

award-largest-group = Il gruppo più grande: { $size } { kinds }.
award-first-full = La prima libreria piena.
award-goal = { $matches ->
    [one] Il miglior obiettivo personale: una tessera al suo posto.
   *[other] Il miglior obiettivo personale: { $matches } tessere al loro posto.
  }

## On the page

web-prompt-tiles = scegli le tessere
web-prompt-column = scegli una colonna
web-prompt-place = le metti qui?
web-place = Metti qui
web-place-short = Metti
web-room = Soggiorno
web-own-shelf = Libreria
web-shelf-of = { $filled ->
    [one] Libreria di { $name }, 1 casella piena su 30
   *[other] Libreria di { $name }, { $filled } caselle piene su 30
  }
web-filled = { $filled ->
    [one] 1 casella piena su 30
   *[other] { $filled } caselle piene su 30
  }
web-so-far = { $points ->
    [one] punto finora
   *[other] punti finora
  }
web-hand = In mano
web-hand-take = da 1 a 3 in fila
web-hand-order = tocca due per scambiarle
web-hand-tile = { $kind }, { $number }ª a cadere
web-tokens = { $count ->
    [0] nessun segnalino rimasto
   *[other] segnalini rimasti: { $tokens }
  }
web-reached = raggiunto
web-parts = I punti fin qui
web-part = { $part ->
    [groups] Gruppi
    [tokens] Obiettivi
   *[personal] Personale
  }
web-goal-missing = { $missing ->
    [0] c’è tutto
    [one] manca una tessera
   *[other] mancano circa { $missing } tessere
  }
web-goal-late = non più possibile
web-wish = Obiettivo personale
web-secret = segreto
web-wish-met = { $met } su { $of } a posto
web-wish-hidden = Si scopre alla fine.
web-first-full = prima libreria piena
web-cell-empty = { $cell }, vuota
web-cell = { $state ->
    [chosen] { $cell }, { $kind }, { $number }ª scelta
    [free] { $cell }, { $kind }, si può prendere
    [shut] { $cell }, { $kind }, non si può prendere
   *[none] { $cell }, { $kind }
  }
web-column = Colonna { $column }, posti liberi: { $room }.
web-gain-group = { $points ->
    [0] { $kinds }: gruppo di { $size }
   *[other] { $kinds }: gruppo di { $size }, +{ $points }
  }
web-gain-goal = { $name }: +{ $points }, obiettivo raggiunto
web-gain-end = Libreria piena: +{ $points }
web-gain-wish = Obiettivo personale: { $met } su 6, +{ $points }
web-gain-wish-none = Obiettivo personale: nessun cambiamento
web-key-right = quante prenderne verso destra
web-key-down = quante prenderne verso il basso
web-key-column = scegli la colonna
web-key-order = cambia l’ordine
web-pad-brush = Scegli un tipo, poi tocca la libreria.
web-pad-eraser = Togli
web-pad-card = Carta obiettivo personale
web-pad-no-card = nessuna
web-pad-tokens = Segnalini punteggio
web-pad-end = Prima libreria piena
web-pad-cell = Colonna { $column }, riga { $row } dall’alto: { $kind }
web-pad-empty = vuota
web-pad-first = Chi ha cominciato?
web-pad-goal = Carta obiettivo comune { $number }
web-pad-shown = { $shown ->
    [yes] Questa libreria lo raggiunge.
   *[no] Questa libreria non lo raggiunge.
  }

## What speaks for a move

reason-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
  }
reason-token = Porta { reason-points }: obiettivo comune «{ $name }»
reason-end-token = Porta { reason-points }: prima libreria piena, comincia l’ultimo giro
reason-groups = Porta { reason-points }: gruppo di { $size } ({ kinds })
reason-personal = { $matches ->
    [one] Porta { reason-points }: { $matches } tessera dell’obiettivo personale al suo posto
   *[other] Porta { reason-points }: { $matches } tessere dell’obiettivo personale al loro posto
  }
reason-denies-goal = Prende tessere che servono a { $seat } per «{ $name }»: { reason-points } in meno al prossimo turno
reason-denies-tiles = Prende tessere che servono a { $seat } ({ $tiles }): { reason-points } in meno al prossimo turno
reason-leaves = Lascia a { $seat } al massimo { reason-points } al prossimo turno
reason-goal-nearer = { $missing ->
    [one] «{ $name }» resta possibile: manca { $missing } tessera
   *[other] «{ $name }» resta possibile: mancano { $missing } tessere
  }
reason-group-next = Gruppo di { $size } ({ kinds }): un’altra tessera porta { reason-points }
reason-personal-open = { $squares ->
    [one] Tiene libera { $squares } casella dell’obiettivo personale
   *[other] Tiene libere { $squares } caselle dell’obiettivo personale
  }
reason-columns = { $columns ->
    [one] Tiene aperta { $columns } colonna per tre tessere
   *[other] Tiene aperte { $columns } colonne per tre tessere
  }

## First game

first-welcome = Ciao! Questo è il soggiorno e questa è la tua libreria, quasi piena. Cinque turni e conosci il gioco.
first-line = A ogni turno prendi da una a tre tessere in linea retta. Ciascuna deve avere un lato libero già prima. Tocca le tre cornici, poi la prima colonna della libreria, e conferma.
first-line-done = Cadono nella colonna e adesso cinque cornici si toccano: un gruppo da 5 vale 5 punti. I gruppi contano da 3 tessere in su.
first-order = Le tessere prese vanno tutte in una colonna, e la prima che tocchi cade per prima. Tocca il trofeo, poi il gioco, e falli cadere nella colonna 4.
first-order-done = Il trofeo è accanto ad altri due: tre uguali, 2 punti. Nell’altro ordine non avrebbe dato niente.
first-common = L’obiettivo comune vale per tutti: lo stesso tipo nei quattro angoli. Ti manca una sola cornice. Nella colonna 5, prima la pianta e sopra la cornice.
first-common-done = Cornici in tutti e quattro gli angoli! Nessuno ci è arrivato prima di te, quindi prendi 8 punti. Chi arriva dopo ne prende meno.
first-personal = L’obiettivo personale è il tuo segreto: vuole un gioco in cima alla colonna 3. Puoi prendere anche una tessera sola.
first-personal-done = È la quarta tessera al posto giusto: 6 punti invece di 4. Tutte e sei ne valgono 12.
first-end = Manca un posto solo. Prendi il gioco a sinistra e riempi la libreria.
first-end-done = Tre giochi vicini valgono 2 punti, e la prima libreria piena 1 in più. Tutti hanno lo stesso numero di turni, quindi { $name } gioca ancora una volta. Quando le tessere non si toccano più, il soggiorno si riempie di nuovo.
first-over = Ecco fatto: hai vinto { $mine } a { $other }. Facciamo una partita intera?
