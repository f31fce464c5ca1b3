# Menus and errors of casetta. Sentences of a game lie in the game's own folder.

## What is wrong with something that came from outside

wrong-unknown-game = Il gioco { $game } non c'è. Giochi disponibili: { $known }.
wrong-unknown-option = L'opzione { $option } non c'è. Opzioni disponibili: { $known }.
wrong-unknown-option-value = { $option } non può essere { $value }. Valori possibili: { $known }.
wrong-unknown-seats = A { $game } non si gioca in { $seats }. Si può giocare in: { $known }.
wrong-unknown-bot = Il bot { $bot } non c'è. Bot disponibili: { $known }.
wrong-unknown-language = La lingua { $language } non c'è. Lingue disponibili: { $known }.
wrong-unknown-command = Il comando { $command } non c'è. Comandi disponibili: { $known }.
wrong-command-line = La riga di comando non è leggibile ({ $detail }). Aiuto: casetta --help
wrong-wrong-seats = { $text } non è un elenco di posti. Scrivilo così: me,me:Anna,bot:greedy.
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
wrong-page-not-entries = { $where }: ci vogliono voci tra doppie parentesi quadre.
wrong-page-not-a-text = { $where } deve essere un testo.
wrong-page-not-so-many = { $where } non è un elenco di { $length } numeri interi.
wrong-page-no-entry = { $where }: manca la voce { $name }.
wrong-page-twice = { $where }: { $name } compare due volte.
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

help-casetta = Gioca a tre giochi da tavolo sulla casa, in solitario o in compagnia, e interroga le loro regole.
help-play = Gioca nel terminale, o fai giocare i bot.
help-replay = Riguarda una partita registrata: posizione, punteggi e classifica.
help-ask = Interroga le regole: domande JSON riga per riga, risposte nello stesso ordine.
help-score = Un segnapunti: scrivi cosa c'è sul tavolo e ti spiega ogni punto.
help-bench = Misura quante partite casuali si giocano al secondo.
help-perft = Conta le sequenze di mosse da inizio partita.
help-selfcheck = Controlla che su questo computer le regole rispettino le loro leggi.
help-doctor = Mostra versioni, cartelle, cosa manca e il comando che rimedia.
help-golden = Confronta o scrivi le partite e i conteggi di riferimento (per chi sviluppa).

help-usage = Uso
help-heading-commands = Comandi
help-heading-arguments = Argomenti
help-heading-options = Opzioni
help-argument-help = Mostra questo aiuto.
help-argument-lang = Lingua: en, it, pl o ja.
help-argument-version = Mostra la versione.
help-argument-game = Un gioco, per esempio my-shelfie.
help-argument-players = In quanti si gioca.
help-argument-seats = Chi siede dove: persone e bot, separati da virgole.
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
help-argument-after = Quante mosse casuali giocare prima di contare.
help-argument-depth = A quante mosse di profondità.
help-argument-write = Riscrivi i file.

## Benchmarks

bench-compiling = Preparo le regole compilate di { $game } …
bench-compiled = … pronte dopo { $seconds } s.
bench-compare-heading = Partite casuali per secondo di CPU: oggi, in archivio, C, oggi / C

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

## How a conversation ends

end-quit = A presto!
end-of-input = L'input è finito troppo presto; non ho scritto nulla.
end-interrupted = Interrotto; non ho scritto nulla.

## Who plays

turn-you = Tu
turn-player = Persona { $number }
bot-greedy = Goloso
bot-random = Casuale

## A turn at the terminal

turn-title = { $player }, tocca a te
turn-title-alone = Tocca a te
turn-hint = Mossa, es. { $example } · m mosse · ? aiuto · sheet punti · save FILE · quit
turn-hint-chosen = Invio conferma · u annulla
turn-preview = { $move }   Punti: { $before } → { $after }
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
