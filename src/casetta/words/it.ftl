# Menus and errors of casetta. Sentences of a game lie in the game's own folder.

## What is wrong with something that came from outside

wrong-unknown-game = Il gioco { $game } non esiste. Giochi disponibili: { $known }.
wrong-unknown-option = L’opzione { $option } non esiste. Opzioni disponibili: { $known }.
wrong-unknown-option-value = { $option } non può essere { $value }. Valori possibili: { $known }.
wrong-unknown-seats = A { $game } non si può giocare in { $seats }. Numeri di giocatori possibili: { $known }.
wrong-unknown-bot = Il bot { $bot } non esiste. Bot disponibili: { $known }.
wrong-unknown-language = La lingua { $language } non è disponibile. Lingue disponibili: { $known }.
wrong-unknown-command = Il comando { $command } non esiste. Comandi disponibili: { $known }.
wrong-misspelt-command = Il comando { $command } non esiste. Forse intendevi { $nearest }? Tutti i comandi: casetta --help
wrong-needs-the-launcher = Funziona solo in un clone di casetta, con il comando ./casetta.
wrong-play-what = Indica un gioco: casetta play my-shelfie … (disponibili: { $known }). casetta play da solo apre un menu.
wrong-command-line = Non riesco a leggere la riga di comando ({ $detail }). Aiuto: casetta --help
wrong-wrong-seats = { $text } non è un elenco di posti. Scrivilo così: me,me:Anna,bot:greedy.
wrong-wrong-first = Con { $text } non può cominciare nessuno. Scrivi random, oppure un posto da 0 a { $last }.
wrong-wrong-option = { $text } non è un’opzione. Scrivila così: nome=valore.
wrong-no-such-file = Non riesco a leggere { $file }: { $reason }.
wrong-cannot-write = Non riesco a scrivere { $file }: { $reason }.
wrong-broken-cards = Le carte fornite con il programma sono danneggiate: { $reason }.

wrong-not-utf8 = La riga non è in UTF-8.
wrong-not-json = La riga non è in JSON.
wrong-not-an-object = La riga non è un oggetto JSON.
wrong-field-not-an-object = { $where } non è un oggetto JSON.
wrong-unknown-question = Questa domanda non esiste. Domande possibili: { $known }.
wrong-missing-field = { $where } manca.
wrong-unknown-field = Non conosco il campo { $field }: l’ho ignorato.
wrong-not-a-number = { $where } non è un numero intero.
wrong-out-of-bounds = { $where } non è compreso tra { $lowest } e { $highest }.
wrong-not-a-flag = { $where } non è né true né false.
wrong-not-a-choice = { $where } non è tra questi: { $known }.
wrong-not-a-list = { $where } non è un elenco della lunghezza giusta.
wrong-wrong-grid = { $where } non è un disegno di { $rows } stringhe da { $columns } caratteri.
wrong-unknown-sign = { $where } contiene un carattere che non è tra questi: { $known }
wrong-too-many = { $where } ha più di { $most } voci.
wrong-page-not-toml = { $where }: non è TOML: { $reason }.
wrong-file-not-utf8 = { $where }: il file non è in UTF-8.
wrong-page-not-entries = { $where }: servono voci tra doppie parentesi quadre.
wrong-page-not-a-text = { $where } deve essere un testo.
wrong-page-not-so-many = { $where } non è un elenco di { $length } numeri interi.
wrong-page-no-entry = { $where }: manca la voce { $name }.
wrong-page-twice = { $where }: { $name } compare due volte.
wrong-page-strange-key = Qui non esiste { $where }. Forse intendevi { $nearest }? Voci possibili: { $known }.
wrong-page-unknown-key = Qui non esiste { $where }. Voci possibili: { $known }.
wrong-page-long-text = { $where } è troppo lungo: può avere al massimo { $most } caratteri.
wrong-hidden-sign = { $where } contiene caratteri invisibili, come quelli di controllo o di direzione. Toglili.
wrong-more-faults = Ci sono più di { $most } errori. Correggi prima questi.
wrong-own-digest = Le carte o lo scenario di questa registrazione non sono quelli della partita.
wrong-card-twice = { $where } ha due volte la stessa carta.
wrong-wrong-luck-key = { $where } non è una chiave di 64 cifre esadecimali.

wrong-unreadable-move = Non è una mossa.
wrong-illegal-move = Adesso le regole non permettono questa mossa.
wrong-not-your-turn = Non tocca a questo posto.
wrong-game-over = La partita è finita.
wrong-stale-move = La mossa era per una posizione precedente: ora il tavolo è alla versione { $version }.

wrong-record-not-json = Il file non è una partita registrata: non è un documento JSON.
wrong-record-format = La registrazione è nel formato { $format }; questo programma legge il formato { $known }. Primo evento che non torna: { $event }.
wrong-record-newer = La registrazione segue la versione { $version } delle regole; questo programma conosce la versione { $known }. Aggiorna casetta. Primo evento che non torna: { $event }.
wrong-record-altered = La registrazione è stata modificata. Primo evento che non torna: { $event }.
wrong-record-digest = La registrazione è stata modificata: la posizione non ha l’impronta che dovrebbe avere. Primo evento che non torna: { $event }.
wrong-record-illegal = La registrazione è stata modificata: le regole non permettono questa mossa. Primo evento che non torna: { $event }.
wrong-no-such-event = L’evento { $event } non c’è; l’ultimo è { $last }.

## The command line

help-casetta = Tre giochi da tavolo sulla casa, in solitario o in compagnia, e le loro regole. Senza un comando, casetta avvia il server e apre il browser.
help-play = Gioca nel terminale o fa giocare i bot; senza un gioco apre un menu.
help-replay = Rivede una partita registrata: posizione, punti e classifica.
help-ask = Risponde a domande sulle regole: una domanda JSON per riga, le risposte nello stesso ordine.
help-score = Il segnapunti: scrivi che cosa c’è sul tavolo e ti spiega ogni punto.
help-bench = Misura quante partite a caso si giocano in un secondo o, con server, quanto regge un server.
help-perft = Conta le sequenze di mosse da inizio partita.
help-selfcheck = Controlla che su questo computer le regole rispettino le loro leggi.
help-doctor = Mostra versioni, cartelle, che cosa manca e come rimediare.
help-golden = Confronta o scrive le partite e i conteggi di riferimento (per chi sviluppa).
help-setup = Prepara questo clone: i pacchetti Python e le pagine.
help-dev = Avvia casetta per chi sviluppa: pagine e server si ricaricano a ogni modifica.
help-test = Esegue i controlli e i test di questo clone.
help-docs = Costruisce la documentazione come sito con ricerca e la mostra.
help-audit = Cerca vulnerabilità note nei pacchetti usati da casetta (interroga un servizio).

help-usage = Uso
help-heading-play = Giocare
help-heading-study = Studiare
help-heading-host = Ospitare
help-heading-develop = Sviluppare
help-heading-arguments = Argomenti
help-heading-options = Opzioni
help-argument-help = Mostra questo aiuto.
help-argument-lang = Lingua, con il suo codice: it, en…
help-argument-version = Mostra la versione.
help-argument-dev = Prepara anche gli strumenti per chi sviluppa.
help-argument-site = Costruisce il sito in questa cartella e termina, senza mostrarlo.
help-argument-game = Un gioco, per esempio my-shelfie.
help-argument-players = In quanti si gioca.
help-argument-seats = Chi gioca a ogni posto: persone e bot, separati da virgole.
help-argument-first = Chi comincia: random (a sorte) o il numero di un posto, a partire da 0.
help-argument-seed = Un numero; con lo stesso numero la partita inizia allo stesso modo.
help-argument-record = Scrive la registrazione della partita in questo file.
help-argument-quiet = Mostra solo il risultato.
help-argument-edition = Il regolamento da seguire.
help-argument-option = Una variante delle regole, nome=valore; si può ripetere.
help-argument-file = Un file; dove si può omettere, legge lo standard input.
help-argument-at = Mostra la posizione dopo questo evento.
help-argument-json = Risponde in JSON, per i programmi.
help-argument-games = Quante partite.
help-argument-life = compiled o plain.
help-argument-mode = playout (sceglie contando) o list (scrive tutte le mosse).
help-argument-compare = Confronta con i valori di docs/performance.md e con il C.
help-argument-short = server: misura di meno, in mezzo minuto.
help-argument-after = Quante mosse casuali giocare prima di contare.
help-argument-depth = A quante mosse di profondità.
help-argument-write = Riscrive i file.

## Benchmarks

bench-compiling = Preparo le regole compilate di { $game }…
bench-compiled = …pronte dopo { $seconds } s.
bench-compare-heading = Partite a caso per secondo di CPU: oggi, in archivio, C, oggi / C
bench-server-start = Avvio e chiusura
bench-server-idle = { $sockets } connessioni che non fanno nulla
bench-server-come = Tutti arrivano a { $tables } tavoli
bench-server-moves = { $rate } mosse al secondo per { $seconds } s

## The laws

selfcheck-law = { $game }: { $law }
selfcheck-watched = partite a caso, ogni passo controllato
selfcheck-kept = Tutte le leggi sono rispettate.
selfcheck-broken = { $count ->
    [one] Una legge è stata violata; vedi la riga qui sopra.
   *[other] Violazioni delle leggi: { $count }; vedi le righe qui sopra.
  }
law-replay = le stesse mosse danno la stessa partita
law-lists = le mosse si contano come si elencano
law-notation = le mosse si leggono come si scrivono
law-door = entrano solo mosse permesse
law-secrets = i segreti restano segreti
law-guess = le ipotesi sono mondi possibili
law-conservation = nulla si perde
law-end = ogni partita finisce
law-score = ogni punto è spiegato
law-commute = chi gioca allo stesso tempo non si disturba
law-shortcuts = le scorciatoie non cambiano nulla

## How a conversation ends

end-quit = A presto!
end-of-input = L’input è finito troppo presto.
end-interrupted = Interrotto.

## Who plays

turn-you = Tu
turn-player = Giocatore { $number }
bot-greedy = Goloso
bot-random = Casuale
bot-potential = Lungimirante
bot-monte-carlo = Monte Carlo
bot-tree = Esploratore
bot-snail = Lumaca
bot-swallow = Rondine
bot-beaver = Castoro
bot-owl = Gufo

## A turn at the terminal

turn-title = { $player }, tocca a te
turn-title-alone = Tocca a te
turn-hint = Mossa, es. { $example } · m mosse · ? aiuto · sheet punti · save FILE · quit
turn-hint-chosen = Invio conferma · u annulla
turn-preview = { $move }   Punti: { $before } → { $after }
turn-advice-points = punti attesi: { $points }
turn-advice-chance = vittoria al { $chance } %
reason-total = Punteggio dopo: { $points }
reason-last = Finisce la partita
reason-part = { $points ->
    [one] Porta { $points } punto: { $part }
   *[other] Porta { $points } punti: { $part }
  }
turn-nothing-typed = Scrivi una mossa, o ? per l’aiuto.
turn-nothing-to-undo = Non c’è nulla da annullare.
turn-taken-back = Mossa annullata.
turn-saved = Salvato in { $file }.
turn-recorded = La registrazione è in { $file }.
turn-page-enter = Premi Invio per continuare.
turn-door = { $player }, tocca a te.
turn-door-others = Tutti gli altri: non guardate!
turn-door-enter = Premi Invio quando davanti allo schermo ci sei solo tu.

turn-help-move = Una mossa
turn-help-move-text = Scrivila, guarda che cosa porta e premi Invio per confermarla. Maiuscole e minuscole sono uguali.
turn-help-moves = m
turn-help-moves-text = Mostra che cosa puoi fare adesso.
turn-help-undo = u
turn-help-undo-text = Annulla una mossa, finché non l’hai confermata.
turn-help-sheet = sheet
turn-help-sheet-text = Mostra i punti fin qui, voce per voce.
turn-help-hint = hint
turn-help-hint-text = Chiede a un bravo bot quali mosse farebbe.
turn-help-save = save FILE
turn-help-save-text = Salva la registrazione della partita fin qui, carte nascoste comprese.
turn-help-quit = quit
turn-help-quit-text = Interrompe la partita.

wrong-turn-save-where = In quale file? Scrivi save e un nome.
wrong-turn-file-exists = { $file } esiste già; scegli un altro nome.

## Score sheets

sheet-total = Totale
ranking = Classifica

## The menu

menu-title = tre giochi da tavolo sulla casa
menu-hint = Invio accetta la risposta tra [ ] · u indietro · quit · { $languages }
menu-game = Quale gioco?
menu-players = In quanti si gioca? { $known }
menu-rivals = Contro chi?
menu-rivals-greedy = { $rivals ->
    [one] Un bot goloso: prende subito più punti che può.
   *[other] { $rivals } bot golosi: prendono subito più punti che possono.
  }
menu-rivals-random = { $rivals ->
    [one] Un bot che gioca a caso.
   *[other] { $rivals } bot che giocano a caso.
  }
menu-rivals-potential = Un bot lungimirante: pensa alla fine, ma non agli altri.
menu-rivals-monte-carlo = Un bot che prova ogni mossa fino in fondo, tante volte.
menu-rivals-tree = Un bot che pensa parecchi turni avanti.
menu-rivals-snail = Lumaca: tranquilla, ideale per la prima partita.
menu-rivals-swallow = Rondine: affidabile.
menu-rivals-beaver = Castoro: sveglio, pensa prima di agire.
menu-rivals-owl = Gufo: un maestro.
menu-rivals-people = Altre persone, a turno su questo schermo.
menu-name = Come si chiama il giocatore { $number }?
menu-option = { $option }?
menu-no-terminal = Il menu funziona solo in un terminale. Altrove scrivi un comando, per esempio casetta play my-shelfie --seats bot:greedy,bot:random, oppure casetta --help.

## The score pad

pad-title = Segnapunti di { $game }
pad-welcome = Invio accetta la risposta tra [ ], u torna indietro, ? spiega, quit esce. Fate il giro del tavolo in senso orario.
pad-people = In quanti giocate? { $known }
pad-name = Nome del giocatore { $number }?
pad-tie = C’è un pareggio.
wrong-pad-needs-answer = Qui serve una risposta.
wrong-pad-nothing-to-undo = Più indietro di così non si può andare.
wrong-pad-not-a-choice = Scegli tra queste risposte: { $known }.
wrong-pad-wrong-name = Un nome ha da 1 a { $most } caratteri.

## Replays

replay-title = dopo l’evento { $event } di { $last }
replay-deal = Il tavolo a inizio partita.
replay-unfinished = La partita non è stata giocata fino alla fine.

## What lies in the box

help-cards = Mostra tutte le carte e i pezzi nella scatola di un gioco, e da dove li conosciamo.
help-argument-cards = un file di carte tuo (TOML)
wrong-no-own = Con { $game } non si possono usare file propri.
wrong-own-faults = { $file } non si può usare:
listing-head-card = carta
listing-head-points = punti
listing-head-children = bambini nascosti
listing-head-source = fonte
listing-head-copies = copie
listing-head-copies-source = fonte delle copie
listing-head-place = posto
listing-head-option = opzione
listing-head-circulation = circolazione
listing-head-seats = posti a sedere
listing-head-pictures = immagini
listing-head-number = n.
listing-head-rule = regola
listing-head-players = giocatori

## Scenarios

place-line = riga { $line }
wrong-unknown-action = casetta scenario { $action } non esiste. Si può usare: { $known }.
wrong-which-scenario = Quale scenario? Scrivi casetta scenario { $action } e un file o un nome.
wrong-unknown-scenario = Lo scenario { $scenario } non esiste. Scenari disponibili: { $known }.
help-scenario = Controlla, mostra, elenca o crea scenari di Casa dolce casa.
help-argument-scenario = Uno scenario di Casa dolce casa: il nome o un file.
help-argument-action = Controlla i file (check), mostra (show) o elenca (list) gli scenari, oppure ne crea uno nuovo (new).
help-argument-names = File, o nomi di scenari.
help-argument-difficulty = Quanto è difficile il nuovo scenario: da 0 (di prova) a 3 (difficile).
help-argument-out = Scrive in questo file.

## The server

serve-here = casetta è aperta: { $url }
serve-once = Questo indirizzo vale una volta sola e dà al tuo browser i diritti di gestione.
serve-others = Per gli altri nella tua rete: { $url }
serve-data = Le partite sono conservate in { $folder }
serve-end = Premi Ctrl-C per chiudere.
pages-none = Il server è acceso, ma le pagine non sono ancora state costruite.
pages-how = Chiudilo e riavvialo con ./casetta, che costruisce le pagine. Nel frattempo ./casetta play apre i giochi nel terminale.
wrong-no-free-port = Dalla porta { $port } in su sono tutte occupate. Scegline un’altra con --port.
wrong-proxy-everybody = --trusted-proxy vuole indirizzi: con { $proxy } chiunque potrebbe scegliersi il proprio.
wrong-wrong-address = { $address } non è un indirizzo. Scrivi un indirizzo IPv4 o IPv6, o una rete come 192.0.2.0/24.
wrong-broken-key = Non riesco a leggere la chiave in { $file }. casetta admin key --renew ne crea una nuova.
wrong-broken-file = Non riesco a leggere { $file }. Correggilo o eliminalo.
wrong-unknown-keep = Non si conserva nulla con il nome { $name }. Nomi possibili: { $known }.
wrong-wrong-keep = { $name } è un numero di giorni da 1 a { $most }, oppure ever (per sempre).
wrong-admin-which = Indica quale: casetta admin { $what } QUALE, come nelle liste di casetta admin.
wrong-admin-no-server = Nessun server usa { $folder }. Senza server funzionano solo key, blocks, block, unblock, delete e log.
wrong-admin-no-answer = Il server all’indirizzo { $url } non risponde.
wrong-admin-refused = Il server ha rifiutato: { $reason }
admin-done = Fatto.
wrong-cannot-start = Non riesco ad avviare il server.
wrong-test-mode-variable = La modalità di test richiede anche la variabile d’ambiente { $variable }=1.
wrong-test-mode-loopback = La modalità di test ascolta solo su questo computer.
wrong-unknown-limit = Il limite { $name } non esiste. Limiti: { $known }.
wrong-wrong-limit = Il limite { $name } è un numero intero da { $least } a { $most }.
wrong-unusable-certificate = Non riesco a usare il certificato { $certificate } con la chiave { $key }. Controlla i due file.
wrong-unknown-avatar = Questo avatar non esiste. Avatar possibili: { $known }.

refused-bad-message = Questo messaggio non si può leggere.
refused-bad-request = Questa richiesta non si può eseguire.
refused-unreadable-move = Non è una mossa.
refused-wrong-first = A questo tavolo nessuno può cominciare così.
refused-illegal-move = Adesso le regole non lo permettono.
refused-stale-move = Nel frattempo il tavolo è cambiato: guarda di nuovo.
refused-not-your-turn = Non tocca ancora a te.
refused-game-over = La partita è finita.
refused-paused = La partita è in pausa.
refused-not-paused = La partita non è in pausa.
refused-unknown-bot = Questo bot non esiste.
refused-nothing-to-undo = Non c’è nulla che tu possa annullare senza gli altri.
refused-nothing-to-redo = Non c’è nulla da rifare.
refused-nobody-asks = Nessuno ha chiesto nulla.
refused-already-asked = C’è già una richiesta in corso.
refused-id-taken = Questo identificativo è già stato usato per altro.
refused-already-started = La partita è già iniziata.
refused-not-started = La partita non è ancora iniziata.
refused-not-finished = La partita non è ancora finita.
refused-seats-open = Ci sono ancora posti liberi.
refused-seat-taken = Questo posto è occupato.
refused-entropy-given = Questo posto ha già contribuito alla mescolata.
refused-deal-given = Le carte di questo tavolo sono già decise: non si può aggiungere nulla.
refused-not-handed-over = Nessun bot gioca a questo posto.
refused-not-away = C’è ancora qualcuno, o manca da troppo poco. Aspetta un momento.
refused-not-your-seat = Questo posto non è tuo.
refused-not-the-host = Lo può fare solo chi ospita.
refused-not-the-operator = Lo può fare solo chi gestisce il server. Apri casetta con l’indirizzo mostrato nel suo terminale.
refused-address-blocked = La tua rete è stata bloccata da chi gestisce il server.
refused-not-blockable = Questo indirizzo non si può bloccare. Indicane uno IPv4 o IPv6 che non sia di questo computer.
refused-not-closed = Questo tavolo non è chiuso.
refused-muted = Chi ospita non ti permette di scrivere a questo tavolo.
refused-silenced = Chi gestisce il server non ti permette di scrivere a questo tavolo.
refused-chat-off = A questo tavolo la chat è disattivata.
refused-emotes-only = A questo tavolo si possono inviare solo reazioni.
refused-no-hints = A questo tavolo chi ospita non permette suggerimenti.
refused-no-bot-moved = Nessun bot ha ancora mosso.
refused-no-answer = Il bot non ha risposto. Riprova.
refused-foreign-origin = Le pagine di altri siti non possono farlo.
refused-no-such-link = Questo link non funziona.
refused-link-revoked = Questo link è stato sostituito da uno nuovo.
refused-no-such-table = Questo tavolo non esiste.
refused-no-such-code = Nessun tavolo ha questo codice.
refused-no-such-ticket = Nessuno sta più aspettando con questa richiesta. Chiedi di nuovo di entrare.
refused-no-rematch = Questa partita non ha ancora una rivincita.
refused-not-found = Qui non c’è niente.
refused-table-damaged = I dati di questo tavolo sono danneggiati. Chi gestisce il server è stato avvisato.
refused-table-closed = Chi gestisce il server ha chiuso questo tavolo.
refused-table-newer = Questo tavolo segue regole più nuove di quelle del server: va aggiornata casetta.
refused-too-large = È troppo grande.
refused-protocol-too-old = Questa scheda usa una versione precedente di casetta. Ricarica la pagina: non si perde nulla.
refused-protocol-too-new = Questa scheda usa una versione di casetta più recente del server. Ricarica la pagina; se non basta, chiedi a chi ospita di aggiornare il server.
refused-too-many = Troppe richieste in poco tempo. { refused-wait }
refused-wait =
    { $minutes ->
        [0] { $seconds ->
            [0] Riprova tra poco.
            [one] Riprova tra un secondo.
           *[other] Riprova tra { $seconds } secondi.
        }
       *[other] Riprova tra { $minutes } minuti.
    }
refused-request-timeout = La richiesta ha impiegato troppo tempo ad arrivare. { refused-wait }
refused-too-many-connections = Troppe connessioni aperte dalla tua rete. { refused-wait }
refused-too-many-tables = Troppi tavoli creati dalla tua rete. { refused-wait }
refused-too-many-joins = Troppi codici provati. { refused-wait }
refused-too-many-names = Nome cambiato troppe volte. { refused-wait }
refused-too-many-questions = Troppe domande in poco tempo. { refused-wait }
refused-too-many-hints = Troppi suggerimenti in poco tempo. { refused-wait }
refused-too-many-reviews = Troppe analisi in attesa. { refused-wait }
refused-too-many-lines = Troppi messaggi in chat. { refused-wait }
refused-too-many-keys = Troppe chiavi sbagliate. { refused-wait }
refused-too-many-requests = Troppe richieste dalla tua rete. { refused-wait }
refused-too-many-changes = Troppe modifiche in poco tempo. { refused-wait }
refused-too-many-acts = L’hai fatto troppe volte di seguito. { refused-wait }
refused-too-many-spectators = Troppe persone stanno guardando questo tavolo. { refused-wait }
refused-too-much-stored = Troppi dati salvati dalla tua rete. { refused-wait }
refused-log-full = La cronologia di questa partita è piena: ora si possono fare solo mosse.
refused-too-many-reports = Troppe segnalazioni. { refused-wait }
refused-too-much-refused = Troppi dati rifiutati dalla tua rete. { refused-wait }
refused-waiting-room-full = Troppe persone in attesa a questo tavolo. { refused-wait }
refused-server-full = Il server è pieno. { refused-wait }
refused-server-busy = Il server è occupato. { refused-wait }
refused-store-full = Il disco è pieno: non è cambiato nulla. Riprova più tardi.
refused-store-busy = L’archivio è occupato: non è cambiato nulla. Riprova.
refused-shutting-down = Il server si sta spegnendo. Torna tra poco.
refused-internal = Qualcosa è andato storto da parte nostra. Riprova.

## The log of a table, and records with everything that proves them

wrong-paused = La partita è in pausa.
wrong-not-paused = La partita non è in pausa.
wrong-nothing-to-undo = Questo posto non ha nulla da annullare.
wrong-nothing-to-redo = Questo posto non ha nulla da rifare.
wrong-nobody-asks = Nessuno ha chiesto nulla a questo posto.
wrong-already-asked = C’è già una richiesta in corso.
wrong-unknown-kind = A un tavolo non può succedere nulla del genere. Possibilità: { $known }.
wrong-unknown-player = A un posto gioca una persona oppure un bot, per esempio bot:greedy.
wrong-wrong-id = Un identificativo ha da 1 a { $most } caratteri stampabili.
wrong-id-taken = Questo identificativo è già stato usato per altro.
wrong-broken-log = La cronologia del tavolo è danneggiata. Prima voce che non torna: { $version }.
wrong-not-finished = La partita non è finita.
wrong-wrong-entropy = Il contributo di un posto alla mescolata ha da 1 a { $most } caratteri stampabili.
wrong-fairness-form = Non riesco a leggere la prova della mescolata.
wrong-fairness-commitment = Il segreto della mescolata non è quello promesso prima della partita.
wrong-fairness-deal = Le carte non sono state distribuite come vogliono il segreto e i contributi dei giocatori.
wrong-first-form = Non riesco a leggere chi ha cominciato secondo la registrazione.
wrong-first-draw = Secondo il sorteggio non doveva cominciare questo giocatore.
wrong-record-log = La cronologia nella registrazione è stata modificata. Prima voce che non torna: { $event }.
wrong-record-not-canonical = La registrazione non è canonica: { $what ->
    [more] nel file c’è dell’altro dopo di essa.
    [newline] manca l’a capo finale.
    [spaces] ci sono spazi o a capo che casetta non scrive.
    [keys] le chiavi non sono in ordine, o una compare due volte.
   *[spelling] una lettera o un numero non è scritto come lo scrive casetta.
  } La partita che contiene è intatta.

help-verify = Controlla tutto ciò che una partita registrata dimostra.
verify-game = { $game }: { $events ->
    [one] l’unico evento torna
   *[other] tutti i { $events } eventi tornano
  }.
verify-log = { $entries ->
    [one] La cronologia torna: una voce, non manca nulla.
   *[other] La cronologia torna: { $entries } voci, non manca nulla.
  }
verify-no-log = La registrazione non ha una cronologia: le mosse annullate non ci sono.
verify-fair = La mescolata era fissata prima della partita e nessuno poteva sceglierla.
verify-no-proof = La registrazione non dice come è nata la mescolata.
verify-first-random = Ha cominciato { $name }, per sorteggio dalla stessa mescolata.
verify-first-rotate = Ha cominciato { $name }: dopo la partita precedente era il suo turno.
verify-first-chosen = Ha cominciato { $name }, come deciso al tavolo.

## Pictures

help-picture = Disegna una posizione di una registrazione: come file SVG o in caratteri.
help-argument-seat = Un posto, contando da 1.
picture-written = L’immagine è in { $file }.
wrong-no-svg = Per { $game } non ci sono immagini SVG; senza --out il disegno è in caratteri.
wrong-no-such-seat = Il posto { $seat } non esiste; l’ultimo è { $last }.
help-serve = Apre tavoli per browser e programmi.
help-admin = Gestisce un server: tavoli, connessioni, limiti, segnalazioni, indirizzi bloccati, chiave di gestione.
help-argument-host = l’indirizzo su cui ascoltare
help-argument-port = la porta, o la prima libera dopo di essa; 0 per una qualsiasi
help-argument-lan = fa entrare gli altri della rete locale
help-argument-no-browser = non apre il browser
help-argument-public-url = l’indirizzo con cui gli altri conoscono il server
help-argument-trusted-proxy = un proxy di cui fidarsi per gli indirizzi dei visitatori
help-argument-metrics-from = un indirizzo o una rete che può leggere /metrics senza chiave; si può ripetere
help-argument-tls = certificato e chiave per https
help-argument-test-mode = per i test: carte note e nessuna attesa
help-argument-data-dir = la cartella in cui si conservano le partite
help-argument-rate = messaggi al secondo che una connessione può inviare
help-argument-limit = un limite diverso per questo server, per esempio chat_per_second=2; si può ripetere
help-argument-keep = dopo quanti giorni qualcosa viene eliminato, per esempio chat=30 o finished=ever; si può ripetere
help-argument-what = status, tables, connections, limits, reports, blocks o log per guardare; close, reopen, delete, end, resolve, block o unblock per agire; open o shut per la rete locale; key
help-argument-which = un tavolo, una connessione, una segnalazione o un indirizzo; con tables, che cosa cercare
help-argument-hours = per quante ore bloccare; altrimenti finché non sblocchi
help-argument-why = perché, per te e per il registro
help-argument-renew = crea una chiave nuova; la vecchia non vale più
help-argument-off = riattiva la chat
refused-store-failed = In questo momento il server non riesce a leggere o salvare i dati. Riprova tra poco.

## Where tables are kept

help-backup = Copia tutti i tavoli in un solo file, anche mentre il server è acceso.
help-restore = Ripristina tutti i tavoli da una copia di sicurezza.
help-check = Controlla che tutti i tavoli salvati siano integri.
help-export = Scrive le registrazioni delle partite finite, una per riga.
help-import = Aggiunge ai tavoli salvati le partite finite di alcune registrazioni.
help-migrate = Aggiorna i tavoli salvati da una casetta più vecchia, dopo averne fatto una copia.
help-argument-to = Scrive in questo file.
help-argument-backup = Un file scritto da casetta backup.
help-argument-table = Il nome di un tavolo; all vuol dire tutti quelli finiti.
help-argument-records = File con registrazioni, una per riga.
help-argument-force = Sostituisce i tavoli che ci sono; restano tra le copie di sicurezza.

backup-done = La copia di sicurezza è in { $file }.
restore-done = Tutti i tavoli sono tornati com’erano in { $file }.
old-data = Quello che c’era prima è conservato in { $file }.
migrate-done = I tavoli salvati sono passati dal formato { $before } al formato { $after }.
migrate-nothing = Non c’è nulla da fare: i tavoli salvati hanno già il formato { $form }.
check-sound = { $tables ->
    [0] Non ci sono ancora tavoli; il file è integro.
    [one] Controllato un tavolo: è integro.
   *[other] Controllati { $tables } tavoli: tutti integri.
  }
check-broken = { $damaged ->
    [0] Il file è danneggiato; nessun tavolo risulta danneggiato (controllati: { $tables }).
    [one] Un tavolo su { $tables } è danneggiato.
   *[other] { $damaged } tavoli su { $tables } sono danneggiati.
  } Agli altri si può continuare a giocare; quelli danneggiati tornano da una copia di sicurezza.
check-damaged = { $table }: { $reason }
check-fault = Il file è danneggiato: { $reason }
import-done = { $table }: aggiunto.
import-known = { $table } c’era già.
import-host = per chi ospita: { $host }
import-spectator = per chi guarda: { $spectator }
import-refused = { $place }: { $reason }

wrong-folder-taken = La cartella { $folder } è già usata da un’altra casetta (processo { $process }). Chiudi prima quella, oppure scegli un’altra cartella con --data-dir.
wrong-no-data = In { $folder } non ci sono ancora tavoli. Puoi scegliere un’altra cartella con --data-dir.
wrong-data-there = In { $folder } ci sono già dei tavoli. Con --force vengono sostituiti e restano tra le copie di sicurezza.
wrong-data-unusable = { $file } non si può usare: { $reason }. casetta restore ripristina una copia di sicurezza.
wrong-data-not-ours = { $file } non contiene tavoli di casetta.
wrong-data-foreign = { $file } contiene qualcosa che non viene da casetta ({ $parts }). Usa una copia di cui ti fidi.
wrong-data-newer = { $file } è stato scritto da una casetta più nuova (formato { $found }; questa conosce il formato { $known }). Aggiorna casetta.
wrong-data-older = { $file } è stato scritto da una casetta più vecchia. casetta migrate lo aggiorna.
wrong-no-backup = La copia di sicurezza { $file } non esiste.
wrong-file-exists = { $file } esiste già; scegli un altro nome.
wrong-no-such-table = Questo tavolo non esiste.
wrong-table-there = Il tavolo { $table } esiste già ed è diverso.
wrong-table-newer = Il tavolo { $table } segue la versione { $version } delle regole; questo programma conosce la versione { $known }. Aggiorna casetta.
wrong-damaged-place = Il tavolo { $table } è danneggiato: { $place } non è affidabile.
wrong-put-aside = Il tavolo { $table } è stato messo da parte perché è danneggiato ({ $place }).
wrong-store-full = Il disco è pieno: non è cambiato nulla. Fai spazio e riprova.
wrong-store-busy = Un altro programma sta usando i tavoli: non è cambiato nulla. Riprova.
wrong-store-failed = Non riesco a salvare i tavoli ({ $reason }): non è cambiato nulla. Riprova.
wrong-entry-twice = Questo era già stato salvato.
wrong-entry-not-next = Questo non segue l’ultima voce salvata.
wrong-row-refused = Questo non corrisponde a ciò che è salvato ({ $reason }).

## The best plan

help-solve = Trova il progetto migliore per una stanza o un turno di Casa dolce casa.
help-argument-room = La stanza da risolvere; senza, questo turno.
help-argument-turn = Risolve solo questo turno.
help-argument-letters = Quale carta di ogni numero c’è nella fila della stanza: per ognuna una lettera, a o b.
help-argument-seconds = Quanti secondi può durare.
solve-progress-points = { $seconds } s · punti: { $best }, al massimo { $bound }
solve-progress-squares = { $seconds } s · quadretti: { $best }, almeno { $bound }
solve-optimal = Punti: { $points }. Nessun progetto ne dà di più.
solve-feasible = Punti: { $points }. Nessun progetto ne dà più di { $bound }.
solve-squares = { $fewest ->
    [0] Quadretti liberi che la stanza occupa o isola: { $squares }.
   *[other] Quadretti liberi che la stanza occupa o isola: { $squares }; con questi punti almeno { $fewest }.
  }
solve-front = Contando una porta d’ingresso in { $edge }, non ancora disegnata.
solve-left-out = Esclusi i bonus che non dipendono da una sola stanza: { $kinds }.
solve-foreseen = Come potrebbe continuare la stanza:
wrong-solve-what = Indica una registrazione, oppure uno scenario e una stanza.
wrong-solve-room-or-turn = O una stanza o questo turno, non entrambi.
wrong-solve-seconds = Il tempo deve essere più di 0 secondi.
wrong-solve-other-game = Si può risolvere solo Casa dolce casa, non { $game }.
wrong-solve-no-room = Questa stanza adesso non si può arredare. Stanze possibili: { $known }.
wrong-solve-no-turn = In questo turno non c’è nulla da disegnare. Indica una stanza con --room, o un evento precedente con --at.
wrong-solve-cards = Servono { $cards } lettere, a o b: una per ogni carta coperta.
wrong-solve-too-short = In questo tempo non ho trovato nessun progetto. Concedi più secondi.

## The arena

help-arena = Fa giocare i bot uno contro l’altro con le stesse carte e dice chi è più forte.
help-argument-bots = I bot: i loro nomi, oppure nome@revisione per un bot di una revisione precedente di questo clone.
help-argument-deals = Quante distribuzioni di carte; in ognuna tutti giocano a ogni posto.
help-argument-ms = Quanti millisecondi ha un bot per una decisione.
help-argument-simulations = Quante simulazioni può fare un bot per una decisione, al posto di un tempo.
help-argument-results = Conserva in questo file le distribuzioni finite; lo stesso comando riprende da dove era stato interrotto.
help-argument-jobs = Quanti processi lavorano insieme; -1 per tutti i processori.
help-argument-on = L’indirizzo di un cluster Dask o Ray che fa il lavoro: dask://HOST:PORTA o ray://HOST:PORTA.
help-argument-until-sure = Si ferma appena è certo se il primo bot è più forte del secondo.
help-argument-wins = Chiede se il primo bot vince almeno tante partite su 100, invece di chi è più forte.
help-argument-targets = Dice anche quante volte ogni bot arriva a questi punti, per esempio 30,33,36.
arena-preparing = Mi preparo…
arena-so-far = { $bot }: { $share } %
arena-deals = Distribuzioni: { $deals } · partite: { $games } · intervalli al 95 % per distribuzione
arena-bot = Bot
arena-wins = Vittorie
arena-points = Punti
arena-margin = Distacco
arena-rating = Valutazione
arena-time = Una decisione
arena-alone = { $bot } contro { $count } × { $others }: vince { $share }
arena-better = { $first } è più forte di { $second }: { $share }.
arena-not-better = { $first } non è nettamente più forte di { $second }: { $share }.
arena-open = Non è ancora certo che { $first } sia più forte di { $second }: { $share }.
arena-claim-better = { $bot } vince almeno { $claim } partite su 100: { $share }.
arena-claim-not-better = { $bot } non vince di certo più di { $claim } partite su 100: { $share }.
arena-claim-open = Non è ancora certo che { $bot } vinca almeno { $claim } partite su 100: { $share }.
wrong-arena-bots = Con { $bots } bot non si riempiono { $seats } posti. Indicane uno, due, o almeno tanti quanti sono i posti.
wrong-arena-budget = O i millisecondi o le simulazioni, e più di 0.
wrong-arena-targets = { $text } non è un elenco di punti. Scrivilo come 30,33,36.
wrong-other-run = { $file } appartiene a un’altra prova. Indica un altro file, o ripeti il comando che l’ha iniziata.
wrong-run-goes-on = Un’altra prova sta scrivendo in { $file } proprio ora. Aspetta che finisca, o indica un altro file.
wrong-unknown-cluster = { $address } non è l’indirizzo di un cluster. Indirizzi possibili: { $known }.
wrong-no-cluster = A { $address } non risponde nessuno.
wrong-no-cluster-package = Manca il pacchetto { $package }, necessario per i cluster. Installalo.
wrong-no-such-revision = Questo clone non ha una revisione { $revision }.
wrong-frozen-silent = Il bot della revisione { $revision } non risponde.

## Watching bots

help-demo = Mostra nel terminale un tavolo di bot.
help-argument-pace = Per quanti secondi si vede un turno.
demo-thinking = { $player } ci pensa…
demo-hint = Ctrl-C per smettere

## Tuning

help-tune = Tara i pesi della valutazione di un gioco con le stesse carte, e li verifica.
help-argument-steps = Quanti passi.
help-argument-check = Su quante distribuzioni al massimo i nuovi pesi si verificano contro quelli attuali.
tune-steps = Taratura
tune-check = Verifica: { $share } %
tune-better = I nuovi pesi sono migliori: { $share } su { $deals } distribuzioni. Scritti in { $file }.
tune-not-better = I nuovi pesi non sono nettamente migliori: { $share } su { $deals } distribuzioni. Non ho scritto nulla.
wrong-no-potential = { $game } non ha una valutazione con pesi da tarare.

## Reviews

help-review = Giudica ogni decisione di una partita finita: che cosa è stato sprecato e che cosa era fortuna.
help-argument-effort = Con quanta finezza si giudica; 1 è rapido.
review-judging = Giudico
review-player = Giocatore
review-points = Punti
review-accuracy = Precisione
review-lost = Sprecati
review-luck = Fortuna
review-chance-lost = Vittoria sprecata
review-chance-luck = Fortuna per la vittoria
review-worst = Dove si è sprecato di più
review-nothing = Nessuno ha sprecato punti.
review-decision = { $event }. { $player }, { $move }: punti sprecati: { $points }.
review-decision-chance = La probabilità di vittoria è scesa del { $chance } %.
review-better = Meglio: { $move }

## Why a bot moved so

why-points = Alla fine mi aspetto circa { $points } punti e di vincere al { $chance } %.
why-parts = Alla fine mi aspetto circa { $points } punti ({ $parts }) e di vincere al { $chance } %.
why-part = { $part } { $points }
why-comma = {", "}

## What worker processes cannot do

worker-memory = La memoria dei processi di lavoro è limitata.
worker-memory-not = Questo sistema non limita la memoria dei processi di lavoro.
worker-time = Il loro tempo di CPU è limitato.
worker-time-not = Questo sistema non limita il loro tempo di CPU.
worker-files = Non possono leggere i tuoi file.
worker-files-not = Potrebbero leggere i tuoi file: il sistema non può impedirlo.
worker-network = Non possono usare la rete.
worker-network-not = Potrebbero usare la rete: il sistema non può impedirlo.
worker-processes = Non possono avviare altri programmi.
worker-processes-not = Potrebbero avviare altri programmi: il sistema non può impedirlo.
worker-end = Terminano con il server, qualunque cosa gli succeda.
worker-end-not = Se il server viene terminato di forza, possono continuare per un po'.

## Tables of a server, in the terminal

wrong-not-your-move = Non tocca ancora a te.
help-join = Gioca nel terminale a un tavolo di un server, accanto a chi usa il browser.
help-argument-link = il link che hai ricevuto, o l’indirizzo con un codice: http://HOST/join/CODE
help-argument-name = il tuo nome al tavolo
wrong-join-no-link = { $text } non è il link di un tavolo. I link sono come http://HOST:8765/t/TABLE#SECRET o http://HOST:8765/join/CODE.
wrong-join-unreachable = Il server { $url } non risponde. È acceso, e sei sulla stessa rete?
wrong-join-no-casetta = All’indirizzo { $url } non c’è un server di casetta.
wrong-join-refused = { $reason }
wrong-join-broken-seats = Non riesco a leggere { $file }. Contiene i tuoi posti: se non ti servono, cancellalo.
wrong-join-too-old = La tua casetta è più vecchia del server. Aggiornala e ripeti il comando: il posto resta tuo.
wrong-join-too-new = La tua casetta è più nuova del server. Chiedi a chi ospita di aggiornarlo, o usa il browser.
wrong-join-other-rules = Il server ha un’altra versione di { $game }. Aggiorna casetta, o usa il browser.
wrong-join-other-address = Il server non usa l’indirizzo del tuo link. Chiedi a chi ospita un link con l’indirizzo pubblico del server.
wrong-join-turned-away = Chi ospita non ti ha fatto entrare.
wrong-join-cut = La connessione è caduta. Riprova tra poco.
join-refused-internal = Qualcosa è andato storto sul server. Riprova.
join-kicked = Chi ospita ti ha rimosso dal tavolo.
join-name = Come ti chiami?
join-knocking = In attesa che chi ospita ti faccia entrare…
join-title-room = La partita non è ancora iniziata
join-title-waiting = Tocca a { $players }
join-title-paused = In pausa
join-title-over = La partita è finita
join-hint = Una mossa come { $example } · m mosse · ? aiuto · sheet · say TESTO · quit
join-hint-waiting = say TESTO · u annulla · sheet · ? aiuto · quit
join-hint-watching = say TESTO · sheet · ? aiuto · quit
join-hint-over = Invio chiude · say TESTO · sheet · save FILE · next rivincita
join-hint-room = say TESTO · emote NOME · quit
join-hint-host = start · admit NOME · say TESTO · emote NOME · quit
join-room-what = Scrivi uno dei comandi qui sotto.
join-room-open = Posto libero
join-room-away = { $name }, non ancora al tavolo
join-room-code = Codice per gli altri: { $code }
join-room-waiting = Aspettano di entrare: { $names }
join-nobody-waits = Nessuno aspetta di entrare.
join-lost = Connessione persa; nuovo tentativo… Invio riprova subito.
join-asked = { $name } vorrebbe annullare una mossa. Scrivi agree (sì) o refuse (no).
join-asked-others = In attesa che gli altri dicano di sì.
join-ask-first = Per annullare serve l’accordo di tutti. Scrivi ask per chiederlo.
join-bot-plays = Un bot gioca al posto tuo. Scrivi back per tornare a giocare.
join-paused = La partita è in pausa. Scrivi resume per continuare.
join-rematch = La rivincita è pronta! Scrivi next per andarci.
join-say-what = Che cosa vuoi dire? Scrivi say e un testo.
join-emotes = Scrivi emote e uno di questi: { $known }.
join-said = { $name }: { $text }
join-spectator = Spettatore
join-spectators = Gli spettatori
join-all = Tutti
join-host = Chi ospita
join-here = { $name } è al tavolo.
join-away = { $name } non è al tavolo.
join-log-hidden = { $who ->
    [you] Hai scelto.
   *[other] { $name } ha scelto.
  }
join-log-undo = { $who ->
    [you] Hai annullato una mossa.
   *[other] { $name } ha annullato una mossa.
  }
join-log-redo = { $who ->
    [you] Hai rifatto la mossa annullata.
   *[other] { $name } ha rifatto la mossa annullata.
  }
join-log-ask = { $who ->
    [you] Hai chiesto di annullare.
   *[other] { $name } ha chiesto di annullare.
  }
join-log-agree = { $who ->
    [you] Hai detto di sì.
   *[other] { $name } ha detto di sì.
  }
join-log-refuse = { $who ->
    [you] Hai detto di no.
   *[other] { $name } ha detto di no.
  }
join-log-hand-over = { $who ->
    [you] Per ora un bot gioca per te.
   *[other] Per ora un bot gioca per { $name }.
  }
join-log-take-back = { $who ->
    [you] Torni a giocare.
   *[other] { $name } torna a giocare.
  }
join-log-pause = { $who ->
    [you] Hai messo in pausa la partita.
   *[other] { $name } ha messo in pausa la partita.
  }
join-log-resume = { $who ->
    [you] Hai ripreso la partita.
   *[other] { $name } ha ripreso la partita.
  }
join-notice-moved-in = { $who ->
    [you] Ora questo posto è tuo. Il tuo link funziona solo qui.
   *[other] { $name } ora gioca dal proprio dispositivo.
  }
join-notice-device = { $who ->
    [you] Il tuo posto è stato aperto su un altro dispositivo.
   *[other] { $name } ha aggiunto un altro dispositivo.
  }
join-notice-taken-back = { $who ->
    [you] Chi ospita ha creato un nuovo link per il tuo posto.
   *[other] Chi ospita ha creato un nuovo link per il posto di { $name }.
  }
join-notice-kicked = { $who ->
    [you] Chi ospita ti ha rimosso dal tavolo.
   *[other] Chi ospita ha rimosso { $name } dal tavolo.
  }
join-notice-muted = { $who ->
    [you] Chi ospita ti ha silenziato.
   *[other] Chi ospita ha silenziato { $name }.
  }
join-notice-unmuted = { $who ->
    [you] Puoi di nuovo scrivere.
   *[other] { $name } può di nuovo scrivere.
  }
join-notice-silenced = { $who ->
    [you] Chi gestisce il server ti ha silenziato.
   *[other] Chi gestisce il server ha silenziato { $name }.
  }
join-notice-unsilenced = { $who ->
    [you] Puoi di nuovo scrivere.
   *[other] { $name } può di nuovo scrivere.
  }
join-emote-hello = Ciao!
join-emote-good-luck = In bocca al lupo!
join-emote-well-done = Ben fatto!
join-emote-thanks = Grazie!
join-emote-laugh = Ahah!
join-emote-wow = Wow!
join-emote-oops = Ops!
join-emote-thinking = Fammi pensare…
turn-help-say = say TESTO
turn-help-say-text = Scrive qualcosa a tutto il tavolo.
turn-help-emote = emote NOME
turn-help-emote-text = Mostra una reazione, come hello, thanks o wow.
turn-help-ask = ask
turn-help-ask-text = Chiede agli altri di poter annullare la tua ultima mossa e ciò che è seguito.
turn-help-agree = agree
turn-help-agree-text = Dice di sì a chi ha chiesto di annullare.
turn-help-refuse = refuse
turn-help-refuse-text = Dice di no.
turn-help-redo = redo
turn-help-redo-text = Rifà la mossa che hai annullato.
turn-help-pause = pause
turn-help-pause-text = Ferma la partita e l’orologio per tutti.
turn-help-resume = resume
turn-help-resume-text = Riprende dopo una pausa.
turn-help-back = back
turn-help-back-text = Fa tornare te al posto di un bot.
turn-help-next = next
turn-help-next-text = Passa alla rivincita, quando c’è.
