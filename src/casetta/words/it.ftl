# Menus and errors of casetta. Sentences of a game lie in the game's own folder.

## What is wrong with something that came from outside

wrong-unknown-game = Il gioco { $game } non c'è. Giochi disponibili: { $known }.
wrong-unknown-option = L'opzione { $option } non c'è. Opzioni disponibili: { $known }.
wrong-unknown-option-value = { $option } non può essere { $value }. Valori possibili: { $known }.
wrong-unknown-seats = A { $game } non si gioca in { $seats }. Si può giocare in: { $known }.
wrong-unknown-bot = Il bot { $bot } non c'è. Bot disponibili: { $known }.
wrong-unknown-language = La lingua { $language } non c'è. Lingue disponibili: { $known }.
wrong-unknown-command = Il comando { $command } non c'è. Comandi disponibili: { $known }.
wrong-misspelt-command = Il comando { $command } non c'è. Forse intendevi { $nearest }? Tutti i comandi: casetta --help
wrong-needs-the-launcher = Funziona solo in un clone di casetta, con il suo comando ./casetta.
wrong-play-what = Indica il gioco: casetta play my-shelfie … (disponibili: { $known }). casetta play da solo apre un menu.
wrong-command-line = La riga di comando non è leggibile ({ $detail }). Aiuto: casetta --help
wrong-wrong-seats = { $text } non è un elenco di posti. Scrivilo così: me,me:Anna,bot:greedy.
wrong-wrong-first = { $text } non indica nessuno che possa cominciare. Scrivi random, oppure un posto da 0 a { $last }.
wrong-wrong-option = { $text } non è un'opzione. Scrivila così: nome=valore.
wrong-no-such-file = Non riesco a leggere { $file }: { $reason }.
wrong-cannot-write = Non riesco a scrivere { $file }: { $reason }.
wrong-broken-cards = Le carte del programma sono danneggiate: { $reason }.

wrong-not-utf8 = La riga non è in UTF-8.
wrong-not-json = La riga non è in JSON.
wrong-not-an-object = La riga non è un oggetto JSON.
wrong-field-not-an-object = { $where } non è un oggetto JSON.
wrong-unknown-question = Questa domanda non si può fare. Domande possibili: { $known }.
wrong-missing-field = { $where } manca.
wrong-unknown-field = Il campo { $field } è sconosciuto ed è stato ignorato.
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
wrong-page-not-entries = { $where }: ci vogliono voci tra doppie parentesi quadre.
wrong-page-not-a-text = { $where } deve essere un testo.
wrong-page-not-so-many = { $where } non è un elenco di { $length } numeri interi.
wrong-page-no-entry = { $where }: manca la voce { $name }.
wrong-page-twice = { $where }: { $name } compare due volte.
wrong-page-strange-key = { $where }: voce sconosciuta. Forse { $nearest }? Voci note: { $known }.
wrong-page-unknown-key = { $where }: voce sconosciuta qui. Voci note: { $known }.
wrong-page-long-text = { $where } è troppo lungo: un testo può avere al massimo { $most } caratteri.
wrong-hidden-sign = { $where } contiene caratteri che non si possono mostrare, come quelli di controllo o di direzione. Toglili.
wrong-more-faults = Gli errori sono più di { $most }. Correggi prima questi.
wrong-own-digest = Le carte o lo scenario di questa registrazione non sono quelli con cui si è giocato.
wrong-card-twice = { $where } ha due volte la stessa carta.
wrong-wrong-luck-key = { $where } non è una chiave di 64 cifre esadecimali.

wrong-unreadable-move = Non è una mossa.
wrong-illegal-move = Ora le regole non permettono questa mossa.
wrong-not-your-turn = Non tocca a questo posto.
wrong-game-over = La partita è finita.
wrong-stale-move = La mossa era per una posizione precedente; ora il tavolo è alla versione { $version }.

wrong-record-not-json = Il file non è una partita registrata: non è un documento JSON.
wrong-record-format = La registrazione è nel formato { $format }; questo programma legge il formato { $known }. Primo evento che non torna: { $event }.
wrong-record-newer = La registrazione segue la versione { $version } delle regole; questo programma conosce la versione { $known }. Aggiorna casetta. Primo evento che non torna: { $event }.
wrong-record-altered = La registrazione è stata modificata. Primo evento che non torna: { $event }.
wrong-record-digest = La registrazione è stata modificata: la posizione non ha l'impronta che dovrebbe avere. Primo evento che non torna: { $event }.
wrong-record-illegal = La registrazione è stata modificata: le regole non permettono questa mossa. Primo evento che non torna: { $event }.
wrong-no-such-event = L'evento { $event } non c'è; l'ultimo è { $last }.

## The command line

help-casetta = Gioca a tre giochi da tavolo sulla casa, in solitario o in compagnia, e interroga le loro regole. Senza un comando, casetta avvia il server dei giochi e apre il browser.
help-play = Gioca nel terminale, o fai giocare i bot; senza un gioco si apre un menu.
help-replay = Riguarda una partita registrata: posizione, punteggi e classifica.
help-ask = Interroga le regole: domande JSON riga per riga, risposte nello stesso ordine.
help-score = Un segnapunti: scrivi cosa c'è sul tavolo e ti spiega ogni punto.
help-bench = Misura quante partite casuali si giocano al secondo o, con server, quanto regge un server.
help-perft = Conta le sequenze di mosse da inizio partita.
help-selfcheck = Controlla che su questo computer le regole rispettino le loro leggi.
help-doctor = Mostra versioni, cartelle, cosa manca e il comando che rimedia.
help-golden = Confronta o scrivi le partite e i conteggi di riferimento (per chi sviluppa).
help-setup = Prepara questo clone: i pacchetti Python e le pagine.
help-dev = Avvia casetta per chi sviluppa: pagine e server si ricaricano a ogni modifica.
help-test = Esegue i controlli e i test di questo clone.
help-audit = Cerca vulnerabilità note nei pacchetti usati da casetta (interroga un servizio).

help-usage = Uso
help-heading-play = Giocare
help-heading-study = Studiare
help-heading-host = Ospitare
help-heading-develop = Sviluppare
help-heading-arguments = Argomenti
help-heading-options = Opzioni
help-argument-help = Mostra questo aiuto.
help-argument-lang = Lingua: en, it, pl o ja.
help-argument-version = Mostra la versione.
help-argument-dev = Prepara anche gli strumenti per chi sviluppa.
help-argument-game = Un gioco, per esempio my-shelfie.
help-argument-players = In quanti si gioca.
help-argument-seats = Chi siede dove: persone e bot, separati da virgole.
help-argument-first = Chi comincia: random (a sorte) o il numero di un posto, a partire da 0.
help-argument-seed = Un numero; con lo stesso numero la partita inizia allo stesso modo.
help-argument-record = Scrivi la registrazione della partita in questo file.
help-argument-quiet = Mostra solo il risultato.
help-argument-edition = Il regolamento da seguire.
help-argument-option = Una variante delle regole, con nome e valore; si può ripetere.
help-argument-file = Un file; dove si può omettere, si legge lo standard input.
help-argument-at = Mostra la posizione dopo questo evento.
help-argument-json = Rispondi in JSON, per i programmi.
help-argument-games = Quante partite.
help-argument-life = compiled o plain.
help-argument-mode = playout (sceglie contando) o list (scrive tutte le mosse).
help-argument-compare = Confronta con i valori di docs/performance.md e con il C.
help-argument-short = server: misura di meno, in mezzo minuto.
help-argument-after = Quante mosse casuali giocare prima di contare.
help-argument-depth = A quante mosse di profondità.
help-argument-write = Riscrivi i file.

## Benchmarks

bench-compiling = Preparo le regole compilate di { $game } …
bench-compiled = … pronte dopo { $seconds } s.
bench-compare-heading = Partite casuali per secondo di CPU: oggi, in archivio, C, oggi / C
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
law-conservation = nulla va perduto
law-end = ogni partita finisce
law-score = ogni punto è spiegato
law-commute = chi gioca in contemporanea non si disturba
law-shortcuts = le scorciatoie non cambiano nulla

## How a conversation ends

end-quit = A presto!
end-of-input = L'input è finito troppo presto; non ho scritto nulla.
end-interrupted = Interrotto; non ho scritto nulla.

## Who plays

turn-you = Tu
turn-player = Persona { $number }
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
turn-nothing-typed = Scrivi una mossa, o ? per l'aiuto.
turn-nothing-to-undo = Non c'è nulla da annullare.
turn-taken-back = Mossa annullata.
turn-saved = Salvato in { $file }.
turn-recorded = La registrazione è in { $file }.
turn-page-enter = Invio per continuare.
turn-door = { $player }, tocca a te.
turn-door-others = Gli altri si girino un attimo, per favore.
turn-door-enter = Premi Invio quando davanti allo schermo ci sei solo tu.

turn-help-move = Una mossa
turn-help-move-text = Scrivila, guarda cosa porta e premi Invio per confermarla. Maiuscole o minuscole, fa lo stesso.
turn-help-moves = m
turn-help-moves-text = Mostra cosa puoi fare adesso.
turn-help-undo = u
turn-help-undo-text = Annulla una mossa, finché non l'hai confermata.
turn-help-sheet = sheet
turn-help-sheet-text = Mostra i punti fin qui, voce per voce.
turn-help-hint = hint
turn-help-hint-text = Chiede a un bot bravo quali mosse farebbe.
turn-help-save = save FILE
turn-help-save-text = Scrive la registrazione della partita fin qui. Contiene tutto, anche le carte nascoste.
turn-help-quit = quit
turn-help-quit-text = Interrompe la partita.

wrong-turn-save-where = In quale file? Scrivi save e un nome.
wrong-turn-file-exists = { $file } esiste già; scegli un altro nome.

## Score sheets

sheet-total = Totale
ranking = Classifica

## The menu

menu-title = tre giochi da tavolo sulla casa
menu-hint = Invio accetta la risposta tra [ ] · u indietro · quit · en it pl ja
menu-game = A cosa giochi?
menu-players = In quanti si gioca? { $known }
menu-rivals = Contro chi?
menu-rivals-greedy = { $rivals ->
    [one] Un bot goloso, che prende quello che dà subito più punti.
   *[other] { $rivals } bot golosi, che prendono quello che dà subito più punti.
  }
menu-rivals-random = { $rivals ->
    [one] Un bot casuale, che prende quello che capita.
   *[other] { $rivals } bot casuali, che prendono quello che capita.
  }
menu-rivals-potential = Un bot lungimirante, che pensa alla fine ma non agli altri.
menu-rivals-monte-carlo = Un bot che prova ogni mossa giocando tante volte fino alla fine.
menu-rivals-tree = Un bot che pensa a parecchi turni più avanti.
menu-rivals-snail = Lumaca: mite, va bene per la prima partita.
menu-rivals-swallow = Rondine: costante.
menu-rivals-beaver = Castoro: sveglio, pensa prima di agire.
menu-rivals-owl = Gufo: un maestro.
menu-rivals-people = Altre persone, a turno davanti a questo schermo.
menu-name = Come si chiama la persona { $number }?
menu-option = { $option }?
menu-no-terminal = Il menu ha bisogno di un terminale. Senza, scrivi un comando come casetta play my-shelfie --seats bot:greedy,bot:random, oppure casetta --help.

## The score pad

pad-title = { $game }: segnapunti
pad-welcome = Invio accetta la risposta tra [ ], u torna indietro, ? spiega, quit esce. Fai il giro del tavolo in senso orario.
pad-people = Quante persone? { $known }
pad-name = Nome della persona { $number }?
pad-tie = C'è un pareggio.
wrong-pad-needs-answer = Qui serve una risposta.
wrong-pad-nothing-to-undo = Più indietro di così non si va.
wrong-pad-not-a-choice = Scegli tra queste risposte: { $known }.
wrong-pad-wrong-name = Un nome ha da 1 a { $most } caratteri.

## Replays

replay-title = dopo l'evento { $event } di { $last }
replay-deal = Il tavolo a inizio partita.
replay-unfinished = La partita non è stata giocata fino alla fine.

## What lies in the box

help-cards = Mostra tutte le carte e i pezzi nella scatola di un gioco, e da dove li conosciamo.
help-argument-cards = un file di carte tuo (TOML)
wrong-no-own = { $game } non accetta file propri.
wrong-own-faults = { $file } non si può usare:
listing-head-card = carta
listing-head-points = punti
listing-head-children = bambini nascosti
listing-head-source = fonte
listing-head-copies = copie
listing-head-copies-source = fonte delle copie
listing-head-place = posto
listing-head-option = opzione
listing-head-circulation = passaggio
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
help-scenario = Controlla, mostra, elenca o crea scenari di Home Staging.
help-argument-scenario = Uno scenario di Home Staging: il nome o un file.
help-argument-action = controlla i file (check), mostra (show) o elenca (list) gli scenari, oppure ne crea uno nuovo (new).
help-argument-names = File, o nomi di scenari.
help-argument-difficulty = Quanto è difficile il nuovo scenario: da 0 (di prova) a 3 (difficile).
help-argument-out = Scrivi in questo file.

## The server

serve-here = casetta è aperta: { $url }
serve-once = Questo indirizzo vale una volta sola e dà al tuo browser i diritti di gestione.
serve-others = Per gli altri nella tua rete: { $url }
serve-data = Le partite sono conservate in { $folder }
serve-end = Ctrl-C per chiudere.
pages-none = Il server è acceso, ma le sue pagine non sono ancora pronte.
pages-how = Chiudilo e riavvialo con ./casetta: la preparazione costruisce le pagine. Nel frattempo ./casetta play apre i giochi nel terminale.
wrong-no-free-port = Nessuna porta libera a partire da { $port }.
wrong-proxy-everybody = --trusted-proxy vuole indirizzi: fidandosi di { $proxy } chiunque potrebbe scegliersi l’indirizzo.
wrong-wrong-address = { $address } non è un indirizzo. Scrivi un indirizzo IPv4 o IPv6, o una rete come 192.0.2.0/24.
wrong-broken-key = { $file } non contiene una chiave leggibile. casetta admin key --renew ne scrive una nuova.
wrong-broken-file = { $file } non si può leggere. Correggilo o eliminalo.
wrong-unknown-keep = Non si conserva nulla con il nome { $name }. Nomi possibili: { $known }.
wrong-wrong-keep = { $name } è un numero di giorni da 1 a { $most }, oppure ever (per sempre).
wrong-admin-which = Indica quale: casetta admin { $what } QUALE, come nelle liste di casetta admin.
wrong-admin-no-server = Nessun server usa { $folder }. Senza server funzionano solo key, blocks, block, unblock, delete e log.
wrong-admin-no-answer = Il server all’indirizzo { $url } non risponde.
wrong-admin-refused = Il server ha rifiutato: { $reason }
admin-done = Fatto.
wrong-cannot-start = Non è stato possibile avviare il server.
wrong-test-mode-variable = La modalità di prova richiede anche la variabile d’ambiente { $variable }=1.
wrong-test-mode-loopback = La modalità di prova ascolta solo su questo computer.
wrong-unknown-limit = Il limite { $name } non esiste. Limiti: { $known }.
wrong-wrong-limit = Il limite { $name } è un numero intero da { $least } a { $most }.
wrong-unusable-certificate = Il certificato { $certificate } non si può usare con la chiave { $key }.
wrong-unknown-avatar = Questa immagine non c’è. Conosciute: { $known }.

refused-bad-message = Questo messaggio non è leggibile.
refused-bad-request = Questa richiesta non si può soddisfare.
refused-unreadable-move = Questo testo non indica nessuna mossa.
refused-wrong-first = A questo tavolo nessuno può cominciare così.
refused-illegal-move = Adesso le regole non lo permettono.
refused-stale-move = Nel frattempo il tavolo è cambiato: guarda di nuovo.
refused-not-your-turn = Non è il tuo turno.
refused-game-over = La partita è finita.
refused-paused = La partita è in pausa.
refused-not-paused = La partita non è in pausa.
refused-unknown-bot = Questo bot non c’è.
refused-nothing-to-undo = Non c’è niente che tu possa annullare da solo.
refused-nothing-to-redo = Non c’è niente da ripetere.
refused-nobody-asks = Nessuno ha chiesto niente.
refused-already-asked = C’è già una richiesta in corso.
refused-id-taken = Questo identificativo è già stato usato per altro.
refused-already-started = La partita è già iniziata.
refused-not-started = La partita non è ancora iniziata.
refused-not-finished = La partita non è finita.
refused-seats-open = Ci sono ancora posti liberi.
refused-seat-taken = Questo posto è occupato.
refused-entropy-given = Questo posto ha già contribuito al mescolamento.
refused-deal-given = Le carte di questo tavolo sono già decise: non si può aggiungere nulla.
refused-not-handed-over = Nessun bot gioca a questo posto.
refused-not-away = C’è qualcuno, o manca da poco.
refused-not-your-seat = Questo posto non è tuo.
refused-not-the-host = Lo può fare solo chi ospita.
refused-not-the-operator = Lo può fare solo chi gestisce il server. Apri casetta con l’indirizzo mostrato nel suo terminale.
refused-address-blocked = La tua rete è stata bloccata da chi gestisce il server.
refused-not-blockable = Non si può bloccare. Indica un indirizzo IPv4 o IPv6 che non sia di questo computer.
refused-not-closed = Questo tavolo non è chiuso.
refused-muted = Chi ospita non ti permette di scrivere a questo tavolo.
refused-silenced = Chi gestisce questo server non ti permette di scrivere a questo tavolo.
refused-chat-off = A questo tavolo la chat è disattivata.
refused-emotes-only = A questo tavolo si possono inviare solo reazioni.
refused-no-hints = A questo tavolo l'host non permette suggerimenti.
refused-no-bot-moved = Nessun bot ha ancora mosso.
refused-no-answer = Il bot non ha risposto; riprova.
refused-foreign-origin = Le pagine di altri siti non lo possono fare.
refused-no-such-link = Questo link non apre niente.
refused-link-revoked = Questo link è stato sostituito da uno nuovo.
refused-no-such-table = Questo tavolo non esiste.
refused-no-such-code = Nessun tavolo ha questo codice.
refused-no-such-ticket = Nessuno aspetta con questo biglietto.
refused-no-rematch = Di questa partita non c'è una rivincita.
refused-not-found = Qui non c’è niente.
refused-table-damaged = La memoria di questo tavolo è danneggiata; chi gestisce il server è stato avvisato.
refused-table-closed = Chi gestisce il server ha chiuso questo tavolo.
refused-table-newer = Questo tavolo segue regole più nuove di quelle che questo server conosce: qui casetta va aggiornata.
refused-too-large = È troppo grande.
refused-protocol-too-old = Questa scheda è di una versione precedente di casetta. Ricarica la pagina: non si perde nulla.
refused-protocol-too-new = Questa scheda è di una versione di casetta più recente del server. Ricarica la pagina; se non basta, chiedi a chi ospita di aggiornare il server.
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
refused-too-many-connections = Ci sono troppe connessioni aperte dalla tua rete. { refused-wait }
refused-too-many-tables = Dalla tua rete sono stati creati troppi tavoli. { refused-wait }
refused-too-many-joins = Troppi codici provati. { refused-wait }
refused-too-many-names = Nome cambiato troppe volte. { refused-wait }
refused-too-many-questions = Troppe domande in poco tempo. { refused-wait }
refused-too-many-hints = Troppi suggerimenti in poco tempo. { refused-wait }
refused-too-many-reviews = Ci sono troppe analisi in attesa. { refused-wait }
refused-too-many-lines = Troppi messaggi in chat. { refused-wait }
refused-too-many-keys = Troppe chiavi sbagliate. { refused-wait }
refused-too-many-requests = Troppe richieste dalla tua rete. { refused-wait }
refused-too-many-changes = Troppe modifiche in poco tempo. { refused-wait }
refused-too-many-acts = L’hai fatto troppe volte di seguito. { refused-wait }
refused-too-many-spectators = Troppe persone stanno guardando questo tavolo. { refused-wait }
refused-too-much-stored = Dalla tua rete sono stati salvati troppi dati. { refused-wait }
refused-log-full = Il registro di questa partita è pieno: ora si possono fare solo mosse.
refused-too-many-reports = Troppe segnalazioni. { refused-wait }
refused-too-much-refused = Troppi dati rifiutati dalla tua rete. { refused-wait }
refused-waiting-room-full = Troppe persone in attesa a questo tavolo. { refused-wait }
refused-server-full = Il server è pieno. { refused-wait }
refused-server-busy = Il server è occupato. { refused-wait }
refused-store-full = Il disco è pieno; niente è cambiato. Riprova più tardi.
refused-store-busy = La memoria è occupata; niente è cambiato. Riprova.
refused-shutting-down = Il server si sta spegnendo: torna tra un attimo.
refused-internal = Qualcosa è andato storto da parte nostra. Riprova.

## The log of a table, and records with everything that proves them

wrong-paused = La partita è in pausa.
wrong-not-paused = La partita non è in pausa.
wrong-nothing-to-undo = Questo posto non ha nulla da ritirare.
wrong-nothing-to-redo = Questo posto non ha nulla da ripristinare.
wrong-nobody-asks = Nessuno chiede niente a questo posto.
wrong-already-asked = Qualcuno sta già chiedendo.
wrong-unknown-kind = A un tavolo non succede nulla del genere. Possibile: { $known }.
wrong-unknown-player = A un posto gioca una persona oppure un bot, per esempio bot:greedy.
wrong-wrong-id = Un identificativo ha da 1 a { $most } caratteri stampabili.
wrong-id-taken = Questo identificativo è già servito per altro.
wrong-broken-log = Il diario del tavolo è danneggiato. Prima voce che non torna: { $version }.
wrong-not-finished = La partita non è finita.
wrong-wrong-entropy = Ciò che un posto aggiunge alla mescolata ha da 1 a { $most } caratteri stampabili.
wrong-fairness-form = La prova della mescolata non si riesce a leggere.
wrong-fairness-commitment = Il segreto della mescolata non è quello promesso prima della partita.
wrong-fairness-deal = Le carte non sono state distribuite come dicono il segreto e le aggiunte dei giocatori.
wrong-first-form = Non si riesce a leggere chi ha cominciato secondo la registrazione.
wrong-first-draw = Il sorteggio non ha fatto cominciare questo giocatore.
wrong-record-log = Il diario nella registrazione è stato modificato. Prima voce che non torna: { $event }.
wrong-record-not-canonical = La registrazione non è canonica: { $what ->
    [more] nel file c'è dell'altro dopo di essa.
    [newline] manca l'a capo finale.
    [spaces] ci sono spazi o a capo che casetta non scrive.
    [keys] le chiavi non sono in ordine, o una compare due volte.
   *[spelling] una lettera o un numero non è scritto come lo scrive casetta.
  } La partita che contiene è intatta.

help-verify = Controlla tutto ciò che una partita registrata dimostra.
verify-game = { $game }: { $events ->
    [one] l'unico evento torna
   *[other] tutti i { $events } eventi tornano
  }.
verify-log = { $entries ->
    [one] Il diario torna: una voce, non manca nulla.
   *[other] Il diario torna: { $entries } voci, non manca nulla.
  }
verify-no-log = La registrazione non ha un diario: le mosse ritirate non ci sono.
verify-fair = La mescolata era fissata prima della partita e nessuno poteva sceglierla.
verify-no-proof = La registrazione non dice come è nata la mescolata.
verify-first-random = Ha cominciato { $name }, per sorteggio dalla stessa mescolata.
verify-first-rotate = Ha cominciato { $name }: toccava a chi veniva dopo, in base alla partita precedente.
verify-first-chosen = Ha cominciato { $name }, come deciso al tavolo.

## Pictures

help-picture = Disegna una posizione di una registrazione: come file SVG o in caratteri.
help-argument-seat = Un posto, contando da 1.
picture-written = L'immagine è in { $file }.
wrong-no-svg = Per { $game } non ci sono immagini SVG; senza --out si vede in caratteri.
wrong-no-such-seat = Il posto { $seat } non esiste; l'ultimo è { $last }.
help-serve = Offre tavoli a browser e programmi.
help-admin = Gestisci un server: tavoli, connessioni, limiti, segnalazioni, indirizzi bloccati, chiave di gestione.
help-argument-host = l’indirizzo su cui ascoltare
help-argument-port = la porta, o la prossima libera; 0 è una qualsiasi
help-argument-lan = fai entrare gli altri della rete locale
help-argument-no-browser = non aprire il browser
help-argument-public-url = l’indirizzo con cui gli altri conoscono il server
help-argument-trusted-proxy = un proxy di cui fidarsi sui visitatori
help-argument-metrics-from = un indirizzo o una rete che può leggere /metrics senza chiave; si può ripetere
help-argument-tls = certificato e chiave per https
help-argument-test-mode = per le prove: mazzi noti e nessuna attesa
help-argument-data-dir = la cartella in cui si conservano le partite
help-argument-rate = messaggi al secondo che una connessione può inviare
help-argument-limit = un limite proprio di questo server, per esempio chat_per_second=2; si può ripetere
help-argument-keep = dopo quanti giorni qualcosa viene eliminato, per esempio chat=30 o finished=ever; si può ripetere
help-argument-what = status, tables, connections, limits, reports, blocks o log per guardare; close, reopen, delete, end, resolve, block o unblock per agire; open o shut per la rete locale; key
help-argument-which = un tavolo, una connessione, una segnalazione o un indirizzo; con tables, che cosa cercare
help-argument-hours = per quante ore bloccare; altrimenti finché non sblocchi
help-argument-why = perché, per te e per il registro
help-argument-renew = crea una chiave nuova; la vecchia non vale più
help-argument-off = toglie di nuovo il silenzio
refused-store-failed = Il server in questo momento non riesce a leggere o salvare i dati. Riprova tra poco.

## Where tables are kept

help-backup = Copia tutti i tavoli in un solo file, anche mentre il server è acceso.
help-restore = Riporta tutti i tavoli da una copia di sicurezza.
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
restore-done = Tutti i tavoli sono tornati, com'erano in { $file }.
old-data = Quello che c'era prima è conservato in { $file }.
migrate-done = I tavoli salvati sono passati dalla forma { $before } alla forma { $after }.
migrate-nothing = Non c'è niente da fare: i tavoli salvati hanno già la forma { $form }.
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
import-known = { $table } c'era già.
import-host = come host: { $host }
import-spectator = per guardare: { $spectator }
import-refused = { $place }: { $reason }

wrong-folder-taken = La cartella { $folder } è già usata da un'altra casetta (processo { $process }). Prima chiudi quella, oppure scegli un'altra cartella con --data-dir.
wrong-no-data = In { $folder } non ci sono ancora tavoli. Un'altra cartella si sceglie con --data-dir.
wrong-data-there = In { $folder } ci sono già dei tavoli. Con --force vengono sostituiti e restano tra le copie di sicurezza.
wrong-data-unusable = { $file } non si può usare: { $reason }. casetta restore riporta una copia di sicurezza.
wrong-data-not-ours = { $file } non contiene tavoli di casetta.
wrong-data-foreign = { $file } contiene qualcosa che casetta non vi ha messo ({ $parts }). Usa una copia di cui ti fidi.
wrong-data-newer = { $file } è stato scritto da una casetta più nuova (forma { $found }; questa conosce la forma { $known }). Aggiorna casetta.
wrong-data-older = { $file } è stato scritto da una casetta più vecchia. casetta migrate lo aggiorna.
wrong-no-backup = La copia di sicurezza { $file } non c'è.
wrong-file-exists = { $file } c'è già; scegli un altro nome.
wrong-no-such-table = Questo tavolo non c'è.
wrong-table-there = C'è già un altro tavolo { $table }.
wrong-table-newer = Il tavolo { $table } segue la versione { $version } delle regole; questo programma conosce la versione { $known }. Aggiorna casetta.
wrong-damaged-place = Il tavolo { $table } è danneggiato: non ci si può fidare di { $place }.
wrong-put-aside = Il tavolo { $table } è stato messo da parte perché è danneggiato ({ $place }).
wrong-store-full = Il disco è pieno; non è cambiato nulla. Fai spazio e riprova.
wrong-store-busy = Un altro programma tiene occupati i tavoli; non è cambiato nulla. Riprova.
wrong-store-failed = Non è stato possibile salvare i tavoli ({ $reason }); non è cambiato nulla. Riprova.
wrong-entry-twice = Questo era già stato salvato.
wrong-entry-not-next = Questo non segue l'ultima cosa salvata.
wrong-row-refused = Questo non va d'accordo con quello che è salvato ({ $reason }).

## Il piano migliore

help-solve = Trova il piano migliore per una stanza o un turno di Home Staging.
help-argument-room = La stanza da risolvere; senza, questo turno.
help-argument-turn = Risolvi solo questo turno.
help-argument-letters = Quale carta di ogni numero sta nella fila della stanza: per ognuna una lettera, a o b.
help-argument-seconds = Quanti secondi può durare.
solve-progress-points = { $seconds } s · punti: { $best }, al massimo { $bound }
solve-progress-squares = { $seconds } s · caselle: { $best }, almeno { $bound }
solve-optimal = Punti: { $points }. Nessun piano ne porta di più.
solve-feasible = Punti: { $points }. Nessun piano ne porta più di { $bound }.
solve-squares = { $fewest ->
    [0] Caselle libere che la stanza occupa o isola: { $squares }.
   *[other] Caselle libere che la stanza occupa o isola: { $squares }; con questi punti almeno { $fewest }.
  }
solve-front = Contato con una porta d'ingresso in { $edge }, che non è ancora disegnata.
solve-left-out = Lasciati fuori i bonus che non dipendono da una sola stanza: { $kinds }.
solve-foreseen = Come potrebbe continuare la stanza:
wrong-solve-what = Indica una registrazione, oppure uno scenario e una stanza.
wrong-solve-room-or-turn = O una stanza o questo turno, non tutti e due.
wrong-solve-seconds = Il tempo deve essere più di 0 secondi.
wrong-solve-other-game = Si può risolvere solo Home Staging, non { $game }.
wrong-solve-no-room = Questa stanza ora non si può arredare. Possibili: { $known }.
wrong-solve-no-turn = In questo turno non c'è niente da disegnare. Indica una stanza con --room, o un evento precedente con --at.
wrong-solve-cards = Lettere a o b necessarie: { $cards }, una per ogni carta coperta.
wrong-solve-too-short = In questo tempo non si è trovato nessun piano. Concedi più secondi.

## L'arena

help-arena = Fa giocare i bot uno contro l'altro a carte pari e dice chi è più forte.
help-argument-bots = I bot: i loro nomi, oppure nome@revisione per un bot di una revisione precedente di questa copia.
help-argument-deals = Quante distribuzioni; in ognuna tutti siedono a ogni posto.
help-argument-ms = Quanti millisecondi ha un bot per una decisione.
help-argument-simulations = Quante simulazioni può fare un bot per una decisione, invece di un tempo.
help-argument-results = Conserva in questo file le distribuzioni finite; lo stesso comando riprende da dove era stato interrotto.
help-argument-jobs = Quanti processi lavorano insieme; -1 per tutti i processori.
help-argument-on = L'indirizzo di un cluster Dask o Ray che fa il lavoro: dask://HOST:PORTA o ray://HOST:PORTA.
help-argument-until-sure = Fermati appena è certo se il primo bot è più forte del secondo.
help-argument-wins = Chiedi se il primo bot vince almeno tante partite su 100, invece di chi è più forte.
help-argument-targets = Di' anche quante volte ogni bot arriva a questi punti, per esempio 30,33,36.
arena-preparing = Mi preparo …
arena-so-far = { $bot }: { $share } %
arena-deals = Distribuzioni: { $deals } · partite: { $games } · intervalli al 95 % per distribuzione
arena-bot = Bot
arena-wins = Vittorie
arena-points = Punti
arena-margin = Distacco
arena-rating = Valutazione
arena-time = Una decisione
arena-alone = { $bot } da solo contro { $count } × { $others }: vince { $share }
arena-better = { $first } è più forte di { $second }: { $share }.
arena-not-better = { $first } non è nettamente più forte di { $second }: { $share }.
arena-open = Non è ancora certo se { $first } sia più forte di { $second }: { $share }.
arena-claim-better = { $bot } vince almeno { $claim } partite su 100: { $share }.
arena-claim-not-better = { $bot } vince a stento più di { $claim } partite su 100: { $share }.
arena-claim-open = Non è ancora certo se { $bot } vinca almeno { $claim } partite su 100: { $share }.
wrong-arena-bots = Con { $bots } bot non si riempiono { $seats } posti. Indicane uno, due, o almeno tanti quanti i posti.
wrong-arena-budget = O i millisecondi o le simulazioni, e più di 0.
wrong-arena-targets = { $text } non è un elenco di punti. Scrivilo come 30,33,36.
wrong-other-run = { $file } appartiene a un'altra prova. Indica un altro file, o ripeti il comando che l'ha iniziata.
wrong-run-goes-on = Un'altra prova sta scrivendo in { $file } proprio ora. Aspetta che finisca, o indica un altro file.
wrong-unknown-cluster = { $address } non è l'indirizzo di un cluster. Possibili: { $known }.
wrong-no-cluster = A { $address } non risponde nessuno.
wrong-no-cluster-package = Il pacchetto { $package } non è installato; per i cluster serve.
wrong-no-such-revision = Questa copia non ha una revisione { $revision }.
wrong-frozen-silent = Il bot della revisione { $revision } non risponde.

## Guardare i bot

help-demo = Guarda nel terminale un tavolo di bot.
help-argument-pace = Per quanti secondi si vede un turno.
demo-thinking = { $player } ci pensa …
demo-hint = Ctrl-C per smettere

## Taratura

help-tune = Tara i pesi della valutazione di un gioco a carte pari, e li verifica.
help-argument-steps = Quanti passi.
help-argument-check = Su quante distribuzioni al massimo i nuovi pesi si verificano contro quelli attuali.
tune-steps = Taratura
tune-check = Verifica: { $share } %
tune-better = I nuovi pesi sono migliori: { $share } su { $deals } distribuzioni. Scritti in { $file }.
tune-not-better = I nuovi pesi non sono nettamente migliori: { $share } su { $deals } distribuzioni. Non ho scritto nulla.
wrong-no-potential = { $game } non ha una valutazione con pesi da tarare.

## Analisi

help-review = Giudica ogni decisione di una partita finita: che cosa è stato sprecato, che cosa era fortuna.
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
review-nothing = Nessuno ha sprecato niente.
review-decision = { $event }. { $player }, { $move }: punti sprecati: { $points }.
review-decision-chance = La probabilità di vincere è scesa del { $chance } %.
review-better = Meglio: { $move }

## Perché un bot ha giocato così

why-points = Alla fine conto di avere circa { $points } punti e di vincere al { $chance } %.
why-parts = Alla fine conto di avere circa { $points } punti ({ $parts }) e di vincere al { $chance } %.
why-part = { $part } { $points }
why-comma = {", "}

## Che cosa non possono fare i processi di lavoro

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
worker-end-not = Se il server viene chiuso di forza, possono continuare per un po’.

## Tavoli di un server, nel terminale

wrong-not-your-move = Non è ancora il tuo turno.
help-join = Gioca nel terminale a un tavolo di un server, accanto a chi usa il browser.
help-argument-link = il link che hai ricevuto, o l’indirizzo con un codice: http://HOST/join/CODE
help-argument-name = il tuo nome al tavolo
wrong-join-no-link = { $text } non è il link di un tavolo. I link sono come http://HOST:8765/t/TABLE#SECRET o http://HOST:8765/join/CODE.
wrong-join-unreachable = Il server { $url } non è raggiungibile. È acceso, e sei nella stessa rete?
wrong-join-no-casetta = All’indirizzo { $url } non c’è un server di casetta.
wrong-join-refused = { $reason }
wrong-join-broken-seats = { $file } non si può leggere. Contiene i tuoi posti; se non ti servono, cancellalo.
wrong-join-too-old = La tua versione di casetta è più vecchia del server. Aggiornala e ripeti il comando; il posto resta tuo.
wrong-join-too-new = La tua versione di casetta è più nuova del server. Chiedi a chi ospita di aggiornarlo, o usa il browser.
wrong-join-other-rules = Il server ha un’altra versione di { $game }. Aggiorna casetta, o usa il browser.
wrong-join-other-address = Il server non usa l’indirizzo del tuo link. Chiedi a chi ospita un link con l’indirizzo pubblico del server.
wrong-join-turned-away = Chi ospita non ti ha fatto entrare.
wrong-join-cut = La connessione è caduta. Riprova tra un momento.
join-refused-internal = Qualcosa è andato storto sul server. Riprova.
join-kicked = Chi ospita ti ha tolto dal tavolo.
join-name = Come ti chiami?
join-knocking = In attesa che chi ospita ti faccia entrare…
join-title-room = La partita non è iniziata
join-title-waiting = Tocca a: { $players }
join-title-paused = In pausa
join-title-over = La partita è finita
join-hint = Una mossa come { $example } · m mosse · ? aiuto · sheet · say TESTO · quit
join-hint-waiting = say TESTO · u annulla · sheet · ? aiuto · quit
join-hint-watching = say TESTO · sheet · ? aiuto · quit
join-hint-over = Invio chiude · say TESTO · sheet · save FILE · next rivincita
join-hint-room = say TESTO · emote NOME · quit
join-hint-host = start · admit NOME · say TESTO · emote NOME · quit
join-room-what = Scrivi uno dei comandi qui sotto.
join-room-open = Un posto libero
join-room-away = { $name }, non ancora qui
join-room-code = Codice per gli altri: { $code }
join-room-waiting = Aspettano di entrare: { $names }
join-nobody-waits = Nessuno aspetta di entrare.
join-lost = Connessione persa; nuovo tentativo… Invio riprova subito.
join-asked = { $name } vorrebbe annullare una mossa. Scrivi agree (sì) o refuse (no).
join-asked-others = In attesa che gli altri siano d’accordo.
join-ask-first = Per annullare serve l’accordo di tutti. Scrivi ask per chiederlo.
join-bot-plays = Un bot gioca al tuo posto. Scrivi back per tornare a giocare.
join-paused = La partita è in pausa. Scrivi resume per continuare.
join-rematch = C’è una rivincita. Scrivi next per andarci.
join-say-what = Che cosa vuoi dire? Scrivi say e un testo.
join-emotes = Scrivi emote e uno di questi: { $known }.
join-said = { $name }: { $text }
join-spectator = Chi guarda
join-spectators = Chi guarda
join-all = Tutti
join-host = Chi ospita
join-here = { $name }: è al tavolo.
join-away = { $name }: non è più al tavolo.
join-log-hidden = { $name }: decisione presa.
join-log-hidden-you = Hai deciso.
join-log-undo = { $name }: mossa annullata.
join-log-undo-you = Hai annullato una mossa.
join-log-redo = { $name }: mossa ripetuta.
join-log-redo-you = Hai ripetuto la mossa.
join-log-ask = { $name } chiede di annullare.
join-log-ask-you = Hai chiesto di annullare.
join-log-agree = { $name } è d’accordo.
join-log-agree-you = Sei d’accordo.
join-log-refuse = { $name } non è d’accordo.
join-log-refuse-you = Non sei d’accordo.
join-log-hand-over = Un bot gioca per { $name }.
join-log-hand-over-you = Un bot gioca per te.
join-log-take-back = { $name } torna a giocare.
join-log-take-back-you = Torni a giocare.
join-log-pause = { $name }: partita in pausa.
join-log-pause-you = Hai messo in pausa la partita.
join-log-resume = { $name }: si continua.
join-log-resume-you = Hai ripreso la partita.
join-notice-moved-in = Il posto di { $name } è ora aperto su un dispositivo suo.
join-notice-moved-in-you = Questo posto ora è tuo. Il tuo link funziona solo qui.
join-notice-device = { $name } ha aggiunto un altro dispositivo.
join-notice-device-you = Il tuo posto è stato aperto su un altro dispositivo.
join-notice-taken-back = Chi ospita ha creato un nuovo link per il posto di { $name }.
join-notice-taken-back-you = Chi ospita ha creato un nuovo link per il tuo posto.
join-notice-kicked = Chi ospita ha tolto { $name } dal tavolo.
join-notice-kicked-you = Chi ospita ti ha tolto dal tavolo.
join-notice-muted = { $name }: chat disattivata.
join-notice-muted-you = Chi ospita ti ha tolto la chat.
join-notice-unmuted = { $name }: chat riattivata.
join-notice-unmuted-you = Puoi scrivere di nuovo in chat.
join-notice-silenced = { $name }: chat disattivata da chi gestisce il server.
join-notice-silenced-you = Chi gestisce il server ti ha tolto la chat.
join-notice-unsilenced = { $name }: chat di nuovo attiva.
join-notice-unsilenced-you = Puoi di nuovo scrivere in chat.
join-emote-hello = Ciao!
join-emote-good-luck = Buona fortuna!
join-emote-well-done = Bravo!
join-emote-thanks = Grazie!
join-emote-laugh = Ah ah!
join-emote-wow = Uau!
join-emote-oops = Ops!
join-emote-thinking = Fammi pensare…
turn-help-say = say TESTO
turn-help-say-text = Dice qualcosa a tutto il tavolo.
turn-help-emote = emote NOME
turn-help-emote-text = Mostra una reazione, come hello, thanks o wow.
turn-help-ask = ask
turn-help-ask-text = Chiede agli altri di annullare la tua ultima mossa e quel che è seguito.
turn-help-agree = agree
turn-help-agree-text = Permette di annullare una mossa a chi lo ha chiesto.
turn-help-refuse = refuse
turn-help-refuse-text = Non lo permette.
turn-help-redo = redo
turn-help-redo-text = Ripete la mossa che hai annullato.
turn-help-pause = pause
turn-help-pause-text = Ferma la partita e l’orologio per tutti.
turn-help-resume = resume
turn-help-resume-text = Continua dopo una pausa.
turn-help-back = back
turn-help-back-text = Riprende il tuo posto da un bot.
turn-help-next = next
turn-help-next-text = Passa alla rivincita, quando c’è.
