# The pages of casetta: what every game shares.

## Games
game-dream-home = Dream Home
game-my-shelfie = My Shelfie
game-home-staging = Casa dolce casa
sentence-dream-home = Scegli le stanze, costruisci la casa, metti il tetto.
sentence-my-shelfie = Prendi le tessere, riempi la libreria, raggruppa quelle uguali.
sentence-home-staging = Disegna i mobili e lascia spazio per passare.
players-dream-home = 2–4 giocatori
players-my-shelfie = 2–4 giocatori
players-home-staging = 1–6 giocatori
minutes-dream-home = 30 min
minutes-my-shelfie = 30 min
minutes-home-staging = 40 min

## Pages
pages = Pagine
play = Gioca
replays = Replay
rules = Regole
pad = Segnapunti
settings = Impostazioni
language = Lingua
language-name = Italiano
home = Home
join = Entra
join-code = Entra con un codice
join-code-label = Codice del tavolo
join-waiting = Sei alla porta. Chi ospita ti farà entrare.
go-on = Continua
go-on-here = Continua qui
retry = Riprova
reload = Ricarica
close = Chiudi
menu = Menu
leave = Lascia il tavolo
on = sì
off = no
copy = Copia
copied = Copiato
share = Condividi

## Home
home-title = Tre giochi da tavolo sulla casa
home-text = Gioca con gli amici o contro i bot. Senza registrarti.
home-games = Giochi
home-trouble = Server non raggiungibile
home-against = contro { $names }
home-open = Tavoli aperti
home-best = Il tuo record: { $points }
status-waiting = in attesa
status-running = in corso
status-finished = finita
status-quarantined = danneggiato
status-closed = chiuso
play-now = Gioca subito
set-up = Prepara un tavolo

## A new table
new-title = { $game }: un nuovo tavolo
new-seats = Attorno al tavolo
new-details = Opzioni diverse dalle regole standard: { $count }
new-pace = Ritmo
new-pace-none = Senza fretta
new-pace-reminder = Promemoria
new-pace-live = 10 minuti
new-pace-days = 1 giorno a mossa
new-watch = Chi può guardare
new-watch-link = Con il link
new-watch-nobody = Nessuno
new-hints = Suggerimenti
new-open = Chi può entrare
new-open-link = Con il link
new-open-all = Chiunque qui
new-start = Inizia la partita
new-watch-them = Guardali giocare
new-open-table = Apri il tavolo
chair-who = Posto { $number }
chair-friend = Un amico
chair-friend-text = Entra con il link, il codice QR o il codice.
chair-bot = Bot
chair-here = Su questo schermo
chair-here-text = Vi passate lo schermo a turno.
chair-level = Difficoltà
chair-add = Aggiungi un posto
chair-remove = Togli il posto
chair-waiting = Posto libero
chair-me = Gioco io
chair-watch = Guardo e basta
begins = Chi comincia
begins-random = A sorte
begins-chosen = Scegliamo noi
begins-who = Il giocatore che comincia
begins-rotate = A turno: { $name }
begins-friend = L’amico al posto { $number }
began-random = { $who ->
    [you] Cominci tu, per sorteggio.
   *[other] Comincia { $name }, per sorteggio.
  }
began-rotate = { $who ->
    [you] Cominci tu: è il turno successivo rispetto all’ultima partita.
   *[other] Comincia { $name }: è il turno successivo rispetto all’ultima partita.
  }
began-chosen = { $who ->
    [you] Cominci tu, come avete scelto.
   *[other] Comincia { $name }, come avete scelto.
  }

## The waiting room
room-title = { $game }: si comincia tra poco
room-seats = Chi c’è
room-give-bot = Riempi con un bot
room-knocks = { $name } vuole giocare.
room-admit = Fai entrare
room-refuse = Non ora
room-let-in = Fai entrare chiunque abbia il link
room-rename = Usa questo nome
room-wait = Chi ospita fa cominciare la partita.
room-given = La distribuzione viene da un’altra partita: chi ha preparato il tavolo forse la conosce.
room-start = Inizia la partita
room-open-seats = { $count ->
    [one] Un posto è ancora libero.
   *[other] { $count } posti sono ancora liberi.
  }
invite = Invita gli amici
invite-qr = Codice QR del link
invite-code = Codice del tavolo
invite-link = Link al tavolo
invite-text = Vieni a giocare a { $game }!
invite-local = Per ora solo questo computer può aprire il tavolo.
invite-others = Fai entrare altri
invite-by-host = Chi ospita può far entrare altri.

## The bar and the banner
you = Tu
name-you = { $name }, tu
seat-number = Giocatore { $number }
seat-bot = bot
seat-here = presente
seat-away = assente
seat-next = dopo di te
seat-thinking = ci pensa…
seat-to-move = di turno
seat-look = { $points ->
    [one] { $name }, 1 punto: guarda da vicino
   *[other] { $name }, { $points } punti: guarda da vicino
  }
look-closely = guarda da vicino
points-word = { $points ->
    [one] punto
   *[other] punti
  }
spectator = Spettatore
spectators = { $count ->
    [one] Una persona guarda.
   *[other] { $count } persone guardano.
  }
table-turn = mossa { $number }
title-your-turn = Tocca a te: { $game }
banner-your-turn = Tocca a te
banner-everybody = Tutti insieme
banner-done = Fatto
banner-several = { $count ->
    [one] uno è ancora all’opera
   *[other] { $count } sono ancora all’opera
  }
banner-thinking = { $name } ci pensa…
banner-to-move = Tocca a { $name }
banner-away = { $name } non c’è. Aspettiamo…
banner-watching = Stai guardando
banner-reconnecting = Riconnessione…
banner-nothing-lost = Non si è perso nulla
banner-opening = Si prepara il tavolo…
banner-paused = In pausa
banner-over = Fine della partita
banner-wins = { $who ->
    [you] Hai vinto!
    [shared] Vittoria a pari merito: { $names }
   *[other] { $count ->
        [one] Vince { $names }
       *[other] Vincono a pari merito { $names }
    }
  }
banner-asks-back = { $who ->
    [you] Hai chiesto di annullare. Aspettiamo gli altri…
   *[other] { $name } vorrebbe annullare una mossa
  }
undo = Annulla
undo-locked = Per annullare serve l’OK di tutti.
sound = Suono
sound-on = Il suono è attivo
sound-off = Il suono è spento
help = Regole e aiuto
help-ask = Chiedi di qualcosa sul tavolo
help-ask-tap = Tocca quello che vuoi capire.
help-ask-not = Lascia stare
clock = Tempo rimasto
clock-hours = { $hours } ore
reminder = { $who ->
    [you] Gli altri aspettano la tua mossa. Con calma!
   *[other] { $name } ci sta pensando su. Due parole in chat?
  }
put-back = Rimetti
rule-why = La regola

## Log, chat, table
side = Cronologia, chat, tavolo
log = Cronologia
chat = Chat
room = Tavolo
log-empty = Non è ancora successo niente.
log-table = Il tavolo
log-move = { $who ->
    [you] Hai giocato.
   *[other] { $name } ha giocato.
  }
log-played = { $who ->
    [you] Hai giocato { $move }.
   *[other] { $name } ha giocato { $move }.
  }
log-undo = { $who ->
    [you] Hai annullato una mossa.
   *[other] { $name } ha annullato una mossa.
  }
log-redo = { $who ->
    [you] Hai rifatto la mossa.
   *[other] { $name } ha rifatto la mossa.
  }
log-ask = { $who ->
    [you] Hai chiesto di annullare.
   *[other] { $name } ha chiesto di annullare.
  }
log-agree = { $who ->
    [you] Hai detto di sì.
   *[other] { $name } ha detto di sì.
  }
log-refuse = { $who ->
    [you] Hai detto di no.
   *[other] { $name } ha detto di no.
  }
log-pause = { $who ->
    [you] Hai messo in pausa.
   *[other] { $name } ha messo in pausa.
  }
log-resume = { $who ->
    [you] Hai ripreso la partita.
   *[other] { $name } ha ripreso la partita.
  }
chat-empty = Nessuno ha ancora scritto.
chat-write = Scrivi qualcosa
chat-send = Invia
sign-out-others = Esci dagli altri dispositivi
signed-out = Gli altri dispositivi sono stati disconnessi.
emotes = Reazioni
emote-hello = Ciao!
emote-good-luck = In bocca al lupo!
emote-well-done = Bravissimi!
emote-thanks = Grazie!
emote-laugh = Ah ah!
emote-wow = Wow!
emote-oops = Ops!
emote-thinking = Fammi pensare…
new-chat = Chat
new-chat-on = Attiva
new-chat-emotes = Solo reazioni
new-chat-off = Disattivata
mute-spectators = Silenzia gli spettatori
unmute-spectators = Fai scrivere gli spettatori
seat-muted = in silenzio
seat-more = Opzioni per { $name }
seat-hush = Nascondi i messaggi
seat-show = Mostra i messaggi
seat-mute = Silenzia
seat-unmute = Fai scrivere
seat-report = Segnala
seat-kick = Allontana dal tavolo
seat-kick-sure = Vuoi allontanare { $name } dal tavolo? Il suo link smetterà di funzionare e potrai dare il posto a qualcun altro.
report-of = Segnala { $name }
report-reason = Che cosa è successo?
report-text = La vede solo chi gestisce questo server.
report-send = Invia la segnalazione
report-cancel = Annulla
reported = Grazie. La segnalazione è stata inviata.
notice-moved-in = { $who ->
    [you] Ora questo posto è tuo. Il link che hai ricevuto funziona solo in questo browser.
   *[other] Il posto di { $name } ora è aperto in un browser tutto suo.
  }
notice-device = { $who ->
    [you] Il tuo posto è stato aperto su un altro dispositivo.
   *[other] { $name } ha aggiunto un altro dispositivo.
  }
notice-taken-back = { $who ->
    [you] Chi ospita ha creato un nuovo link per il tuo posto.
   *[other] Chi ospita ha ripreso il posto di { $name }.
  }
notice-kicked = Chi ospita ha allontanato { $name } dal tavolo.
notice-muted = { $who ->
    [you] Chi ospita ti ha silenziato.
    [spectators] Chi ospita ha silenziato gli spettatori.
   *[other] Chi ospita ha silenziato { $name }.
  }
notice-unmuted = { $who ->
    [you] Puoi di nuovo scrivere.
    [spectators] Gli spettatori possono di nuovo scrivere.
   *[other] { $name } può di nuovo scrivere.
  }
notice-silenced = { $who ->
    [you] Chi gestisce il server ti ha silenziato.
    [spectators] Chi gestisce il server ha disattivato la chat.
   *[other] Chi gestisce il server ha silenziato { $name }.
  }
notice-unsilenced = { $who ->
    [you] Puoi di nuovo scrivere.
    [spectators] Chi gestisce il server ha riattivato la chat.
   *[other] { $name } può di nuovo scrivere.
  }
act-pause = Pausa
act-resume = Riprendi
act-ask-back = Chiedi di annullare
act-hand-over = Fai giocare un bot per me
act-take-seat = Riprendo a giocare
pace = Ritmo
pace-slower = Più piano
pace-faster = Più veloce
pace-hold = Pausa
pace-go = Avanti
pace-step = Una mossa
television = Mostra sul televisore
television-come = Inquadra il codice, o scrivilo:
television-points = Punti finora
watch-link = Link per un altro schermo
watch-link-text = Mostra il tavolo, senza segreti.
my-link = Continua su un altro dispositivo
my-link-text = Apri lì questo link. I link precedenti a questo posto non aprono più nulla; questo browser continua.
devices = { $count ->
    [one] Il tuo posto è aperto solo su questo dispositivo.
   *[other] Il tuo posto è aperto su { $count } dispositivi.
  }
hints = Suggerimenti
hints-thinking = Castoro guarda il tuo tavolo…
hints-expects = circa { $points } punti alla fine, probabilità di vittoria { $chance }
hints-text = Scegline uno per vederlo sul tavolo. Non si gioca ancora niente.
why = Perché?
why-of = Perché? { $move }
why-thinking = Fammi pensare…
why-nothing = Così, d’istinto.

## What goes wrong
lost-since = Nessuna connessione dalle { $time }. Non si è perso nulla.
renewed = casetta è stata aggiornata.
missed = { $count ->
    [one] C’è stata una mossa senza di te.
   *[other] Ci sono state { $count } mosse senza di te.
  }
seat-handed = { $name } gioca al posto tuo.
refused-unreachable = Il server non risponde. Controlla la connessione e riprova.
refused-turned-away = Questa volta chi ospita non ti ha fatto entrare.
refused-no-network = Questo computer non è in rete.
gate-other = Il cancello è chiuso
gate-no-such-link = Questo link non apre niente
gate-no-such-link-text = Forse se n’è perso un pezzo. Chiedilo di nuovo a chi te l’ha mandato, o entra con il codice.
gate-link-revoked = Questo link è stato sostituito
gate-link-revoked-text = Il posto è stato aperto su un altro dispositivo o dato a un altro. Chiedi il nuovo link a chi ospita.
gate-kicked = Chi ospita ti ha allontanato da questo tavolo
gate-kicked-text = Il tuo link a questo posto non funziona più. Se pensi a un errore, chiedi a chi ospita; oppure gioca a un altro tavolo.
gate-no-such-table = Questo tavolo non c’è
gate-no-such-table-text = Forse è stato sparecchiato. Preparane uno nuovo o entra con un codice.
gate-not-found = Qui non c’è niente
gate-not-found-text = La strada di casa è qui sotto.
gate-not-finished = Questa partita non è finita
gate-not-finished-text = La si può rivedere appena è finita.
gate-other-tab = Stai giocando in un’altra scheda
gate-other-tab-text = Questo tavolo è aperto lì; una scheda basta. Non si è perso niente.
gate-protocol-too-old = casetta è stata aggiornata
gate-protocol-too-old-text = Questa scheda non è più aggiornata. Ricaricala: non si perde nulla.
gate-seat-taken = Tutti i posti sono occupati
gate-seat-taken-text = Qualcuno è arrivato prima. Chiedi un posto a chi ha aperto il tavolo, o preparane uno tuo.

## Handing over
door-hand-over = Passa a { $name }
door-secret = I segreti restano dietro la porta.
door-open = Sono { $name }

## The end
end-title = Fine della partita
end-shut = Guarda il tavolo
end-show = Mostra i punti
end-place = Posto
end-player = Giocatore
end-lines = I tuoi punti riga per riga
end-all = Mostra tutto
end-rematch = Rivincita
end-rematch-join = Alla rivincita
end-replay = Rivedi
end-same-deal = Stesse carte, di nuovo
end-record = Scarica la registrazione
end-save = Salva
end-best = Il tuo miglior risultato finora!
end-picture = Immagine ({ $kind })
end-host-rematch = Chi ha aperto il tavolo può iniziare la rivincita; la vedrai qui.
picture-caption = { $points ->
    [one] { $game } · { $name }, 1 punto
   *[other] { $game } · { $name }, { $points } punti
  }
awards = Che cosa è andato bene
award-line = Il colpo migliore: { $points } per «{ $line }»
award-part = Davanti a tutti in { $part }: { $points }
award-round = { $points ->
    [one] Punti in un modo solo
   *[other] Punti in { $points } modi, più di chiunque
  }
award-best = Riuscito meglio: «{ $line }», { $points }
award-close = { $points ->
    [one] Ha deciso un punto solo. Che finale!
   *[other] Hanno deciso { $points } punti. Che finale!
  }
award-even = Pari punti. Che finale!

## Replay
replay-of = Partita: { $game }
replay-eyes = Con gli occhi di chi
replay-all = Tutto
replay-back = Una mossa indietro
replay-next = Una mossa avanti
replay-play = Avvia
replay-pause = Pausa
replay-move = Mossa
replay-at = mossa { $at } di { $last }
replay-link = Link a questo momento
replay-on = Continua da qui
replays-none = Nessuna partita finita. Dopo una partita la ritrovi qui.
review = Analisi
review-waiting = Ogni mossa viene esaminata. Ci vuole un po’ …
review-progress = { $done } mosse su { $of } esaminate
review-soon = Tocca subito a questa.
review-try = Prova
review-again = Riprova
review-skill = Fortuna e bravura
review-skill-text = Quello che ci si poteva aspettare all’inizio, meno i punti regalati, più la fortuna e quello che gli altri hanno lasciato, dà i punti.
review-start = Attesi
review-points = Punti
review-accuracy-of = { $name }: { $percent } per cento
review-graph = Mossa per mossa
review-graph-points = Punti
review-graph-chance = Probabilità
review-graph-of = { $count ->
    [one] Che cosa poteva aspettarsi un giocatore dopo ogni mossa.
   *[other] Che cosa potevano aspettarsi { $count } giocatori dopo ogni mossa.
  }
riddle = Trova la mossa migliore
riddle-question = { $who ->
    [you] La tua mossa { $number }: che cosa sarebbe stato meglio?
   *[other] { $name }, mossa { $number }: che cosa sarebbe stato meglio?
  }
riddle-how = Prova sul tavolo. Non si gioca niente davvero.
riddle-found = Trovata! È proprio quella.
riddle-as-played = È quello che è stato giocato.
riddle-other = Un’altra idea. L’analisi ha trovato altro.
riddle-better = Meglio: { $better }
riddle-played = Giocato: { $played }
riddle-lost = Sono andati via circa { $points } punti.
riddle-again = Riprova
riddle-replay = Mostra nella partita
riddle-back = All’analisi
review-accuracy = Precisione
review-lost = Regalati
review-luck = Fortuna
review-worst = Trova la mossa migliore
review-find = { $who ->
    [you] Potevi fare meglio alla mossa { $number }.
   *[other] { $name } poteva fare meglio alla mossa { $number }.
  }
review-look = Guarda
review-show = Mostra
review-none = Nessuno ha regalato niente.

## Rules and score pad
rules-of = { $game }: le regole
rules-search = Cerca nelle regole
rules-chapters = Capitoli
rules-whole = Tutte le regole
pad-text = Per la scatola sul tavolo: disegna quello che c’è e ogni punto viene spiegato.
pad-of = { $game }: segnapunti
pad-none = Per questo gioco non c’è ancora.
pad-people = Giocatori
pad-add = Aggiungi un giocatore
pad-person-name = Nome
pad-remove = Togli { $name }
pad-clear = Cancella tutto
pad-kept = Tutto quello che disegni resta su questo dispositivo.
own-load = Carica un file
own-save = Salva come file
own-clear = Ricomincia
own-clear-sure = Ricominciare davvero?
own-faults = Da correggere
own-good = È tutto a posto.
own-text = Il file come testo
own-kept = Resta su questo dispositivo, anche a metà.
own-back = Torna al segnapunti
pad-as-edition = Come nell’edizione

## First game
first-of = { $game }: tutorial
first-offer = Impara giocando: un tutorial di cinque minuti
first-waiting = È la tua prima volta? Impara giocando mentre aspetti.
first-guide = Che cosa fare
first-progress = Passo { $step } di { $steps }
first-other = Si potrebbe fare anche così. Ma per questa volta prova con ciò che è illuminato.
first-show = Fammi vedere
first-next = Avanti
first-again = Ancora una volta
first-whole = Ora una partita intera
first-leave = Esci dal tutorial
first-link = Tutorial

## Keys
keys = Tasti
key-tab = zona successiva
key-arrows = muoviti nella zona
key-enter = scegli o conferma
key-escape = un passo indietro
key-undo = annulla
key-look = guarda il tavolo degli altri
key-side = diario, chat
key-hints = suggerimenti
key-help = aiuto su ciò che è scelto o indicato

## Settings
set-name = Il tuo nome
set-face = Avatar
set-face-number = Avatar { $number }
set-theme = Tema
set-theme-auto = Sistema
set-theme-light = Chiaro
set-theme-dark = Scuro
set-contrast = Contrasto
set-contrast-auto = Sistema
set-contrast-more = Di più
set-textsize = Grandezza del testo
set-motion = Animazioni
set-motion-full = Complete
set-motion-short = Ridotte
set-motion-none = Nessuna
set-letters = Lettere sulle tessere
set-places = Mostra dove va bene
set-gains = Mostra i punti mentre scegli
set-confirm = Chiedi conferma prima di ogni mossa
set-assist = I mobili si girano da soli verso la parete
set-notices = Avvisi quando tocca a te

## A game without pages of its own

players = { $fewest }–{ $most } giocatori
generic-position = Il tavolo
generic-moves = Cosa puoi fare
generic-choose = scegli una mossa
generic-confirm = conferma la mossa
generic-make = Gioca questa mossa
generic-type = Cerca una mossa
generic-gain = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
generic-key-moves = da una mossa all’altra

## The server console and privacy
console = Console del server
console-locked = Questa pagina è per chi gestisce il server. Apri casetta con l’indirizzo mostrato nel suo terminale, oppure inserisci la chiave di gestione (la mostra casetta admin key).
console-key = Chiave di gestione
console-enter = Entra
console-show = Che cosa mostrare
console-again = Aggiorna
console-search = Nome, tavolo, gioco o indirizzo
console-find = Cerca
console-more = Mostra altri
console-no-tables = Nessun tavolo trovato.
console-no-connections = Nessuno è collegato.
console-no-limits = Nessun limite raggiunto.
console-no-reports = Nessuna segnalazione.
console-no-blocks = Nessun indirizzo bloccato.
console-no-log = Non hai ancora fatto nulla.
console-older = I tavoli più vecchi non sono ancora stati cercati.
console-done = Fatto: { $deed }.
console-deeds = Azioni
console-others = Non lasciare entrare altri
console-hidden = Qui non si vedono mai le mani, la distribuzione e la chat delle partite in corso.
console-status = Stato del server
console-tables = Tavoli
console-connections = Connessioni
console-limits = Limiti raggiunti
console-reports = Segnalazioni
console-blocks = Bloccati
console-log = Registro
console-name = Nome
console-version = Versione
console-started = Attivo dal
console-url = Indirizzo per gli altri
console-rooms = Tavoli in memoria
console-memory-bytes = Memoria
console-database-bytes = Base di dati
console-disk-free-bytes = Spazio libero su disco
console-table = Tavolo
console-game = Gioco
console-names = Giocatori
console-sockets = Collegati
console-state = Stato
console-bytes = Memorizzato
console-made = Creato
console-address = Indirizzo
console-seats = Posti
console-since = Dal
console-until = Fino al
console-queued-bytes = In attesa di invio
console-code = Limite
console-times = Volte
console-at = Quando
console-by-name = Segnalato da
console-by-key = chiave
console-by-browser = browser
console-by-offline = senza server
console-reason = Motivo
console-text = Messaggio
console-why = Perché
console-by = Tramite
console-deed = Azione
console-target = Su
console-detail = Dettagli
console-close = Chiudi
console-close-sure = Chiudere questo tavolo? Chi c’è viene mandato via. Potrai riaprirlo.
console-reopen = Riapri
console-delete = Elimina
console-delete-sure = Eliminare per sempre questo tavolo, con la partita e la chat?
console-end = Disconnetti
console-block = Blocca
console-block-sure = Bloccare questo indirizzo per un giorno?
console-unblock = Sblocca
console-mute = Silenzia la chat
console-mute-sure = Silenziare la chat di questo tavolo? Nessuno potrà scrivere finché non la riattivi.
console-unmute = Riattiva la chat
console-mute-seat = Silenzia il posto { $seat }
console-unmute-seat = Fai scrivere il posto { $seat }
console-resolve = Risolta
privacy = Informativa sulla privacy
privacy-text = casetta non ha account, pubblicità né tracciamento. Conserva ciò che serve a un tavolo: i nomi che scrivi, le mosse e la chat.
privacy-cookie = Un cookie permette a questo browser di ritrovare i tuoi tavoli. Dura un anno.
privacy-keep = Per quanto tempo si conservano i dati qui
privacy-ever = per sempre
privacy-finished = Partite finite
privacy-running = Partite in cui nessuno muove
privacy-waiting = Tavoli mai iniziati
privacy-public = Tavoli aperti mai iniziati
privacy-tutorials = Tutorial lasciati a metà
privacy-finished-tutorials = Tutorial finiti
privacy-chat = Messaggi in chat
privacy-reports = Segnalazioni su altri giocatori
privacy-addresses = Indirizzo di rete di chi ha creato un tavolo
privacy-reviews = Analisi delle partite
privacy-admin-log = Ciò che ha fatto chi gestisce il server
privacy-operator = Per far eliminare qualcosa, chiedi a chi gestisce questo server. Vede nomi, indirizzi e messaggi segnalati, ma non la chat né le mani delle partite in corso.
privacy-days = { $days ->
    [one] { $days } giorno
   *[other] { $days } giorni
  }

## Friends
tables = I tuoi tavoli
tables-of = { $game } con { $names }
tables-turn = Tocca a { $names }
tables-round = Round { $number }
tables-all = Mostra tutti ({ $count })
tables-fewer = Mostra meno
tables-remove = Rimuovi
tables-remove-of = Rimuovi { $game } con { $names }
tables-remove-sure = Vuoi rimuovere questo tavolo di { $game } dal tuo elenco? Potrai tornare solo con un link.
tables-remove-playing = Vuoi rimuovere questa partita di { $game }? Un bot giocherà al posto tuo e potrai tornare solo con un nuovo link di chi ospita.
tables-remove-replay = Vuoi rimuovere questa partita di { $game } dai tuoi replay?
room-welcome = Ciao { $name }! Hai un posto a questo tavolo.
away-now = { $name } non è al tavolo.
away-soon = { $name } non è al tavolo. Dopo { $seconds } secondi puoi far giocare un bot finché non torna.
away-bot = Fai giocare un bot
banner-stand-in = { $bot } gioca per { $name }
seat-stand-in = gioca { $bot }
seat-stand-in-of = { $bot } gioca per { $name }.
log-stand-in = { $who ->
    [you] Per ora { $bot } gioca per te.
   *[other] Per ora { $bot } gioca per { $name }.
  }
log-plays-again = { $who ->
    [you] Giochi di nuovo tu.
   *[other] { $name } gioca di nuovo.
  }
notice-stand-in = { $who ->
    [you] Non eri al tavolo, perciò un bot gioca per te.
   *[other] { $name } non è al tavolo. Finché non torna gioca un bot.
  }
undo-ask = Chiedi di annullare
undo-ask-text = Non puoi più annullare la mossa senza il consenso degli altri. Vuoi chiederlo a tutti?
undo-asked = { $name } vorrebbe annullare la sua ultima mossa. Ti va bene?
undo-asked-of = { $other }: { $name } vorrebbe annullare la sua ultima mossa. Ti va bene?
undo-yes = Sì, annulla
undo-no = No
undo-waits = Hai chiesto di annullare la tua ultima mossa. In attesa di { $names }.
undo-withdraw = Lascia stare
undo-refused = { $name } non è d’accordo: la tua mossa resta.
chat-unread = { $count ->
    [one] 1 nuovo
   *[other] { $count } nuovi
  }
menu-unread = { $count ->
    [one] Menu, 1 nuovo messaggio
   *[other] Menu, { $count } nuovi messaggi
  }
rematch-offer = Un’altra partita con le stesse persone?
rematch-ready = La rivincita è pronta!
new-more = Altre opzioni
new-more-text = Regole, chi inizia, ritmo, spettatori
new-changed = { $count ->
    [one] 1 modificata
   *[other] { $count } modificate
  }
begins-text = Decide a chi tocca il primo turno.
new-pace-none-text = Ognuno si prende il tempo che vuole.
new-pace-reminder-text = Dopo 2 minuti su una mossa arriva un promemoria gentile, nient’altro.
new-pace-live-text = Hai 10 minuti per tutta la partita e ogni mossa ti restituisce fino a 15 secondi. Poi un bot gioca per te.
new-pace-days-text = Hai un giorno per ogni mossa. Poi un bot gioca per te.
new-away-text = Se qualcuno non è al tavolo, chi ospita può far giocare subito un bot al suo posto, gli altri dopo { $seconds } secondi.
new-watch-text = Chi guarda vede il tavolo, ma mai ciò che è nascosto agli altri.
new-hints-text = Nel tuo turno puoi chiedere a un bot che cosa farebbe.
new-open-text = Un tavolo aperto compare nella pagina iniziale di questo server, e chiunque può entrare.
new-chat-text = Decide che cosa ci si può scrivere al tavolo.
chair-name = Il suo nome
