# The pages of casetta: what every game shares.

## Games
game-dream-home = Dream Home
game-my-shelfie = My Shelfie
game-home-staging = Casa dolce casa
sentence-dream-home = Scegli le stanze, costruisci la casa, mettici il tetto.
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
join-waiting = In attesa che chi ospita ti faccia entrare…
go-on = Continua
go-on-here = Continua qui
retry = Riprova
reload = Ricarica
close = Chiudi
menu = Menu
leave = Lascia il tavolo
on = Sì
off = No
copy = Copia
copied = Copiato
share = Condividi

## Home
home-title = Tre giochi da tavolo sulla casa
home-text = Gioca con gli amici o contro i bot, senza registrarti.
home-games = Giochi
home-trouble = Il server non risponde
home-against = contro { $names }
home-open = Tavoli aperti
home-best = Il tuo record: { $points }
status-waiting = in attesa
status-running = in corso
status-finished = finita
status-quarantined = danneggiato
status-closed = chiuso
play-now = Gioca ora
set-up = Prepara un tavolo

## A new table
new-title = Nuovo tavolo di { $game }
new-seats = Giocatori
new-details = Modifiche alle regole standard: { $count }
new-pace = Ritmo
new-pace-none = Senza fretta
new-pace-reminder = Promemoria
new-pace-live = 10 minuti
new-pace-days = 1 giorno per mossa
new-watch = Chi può guardare
new-watch-link = Chi ha il link
new-watch-nobody = Nessuno
new-hints = Suggerimenti
new-open = Chi può entrare
new-open-link = Chi ha il link
new-open-all = Chiunque
new-start = Inizia la partita
new-watch-them = Guardali giocare
new-open-table = Apri il tavolo
chair-who = Posto { $number }
chair-friend = Un amico
chair-friend-text = Entra con il link, il codice QR o il codice del tavolo.
chair-bot = Bot
chair-here = Su questo schermo
chair-here-text = Vi passate lo schermo a ogni turno.
chair-level = Difficoltà
chair-add = Aggiungi un posto
chair-remove = Togli il posto
chair-waiting = Posto libero
chair-me = Gioco io
chair-watch = Guardo soltanto
begins = Chi comincia
begins-random = A sorte
begins-chosen = Scegliamo noi
begins-who = Chi fa il primo turno
begins-rotate = A turno: { $name }
begins-friend = L’amico al posto { $number }
began-random = { $who ->
    [you] La sorte ha scelto: cominci tu.
   *[other] La sorte ha scelto: comincia { $name }.
  }
began-rotate = { $who ->
    [you] Stavolta tocca a te cominciare.
   *[other] Stavolta tocca a { $name } cominciare.
  }
began-chosen = { $who ->
    [you] Cominci tu, come avete deciso.
   *[other] Comincia { $name }, come avete deciso.
  }

## The waiting room
room-title = { $game }: quasi pronti
room-seats = Chi c’è
room-give-bot = Metti un bot
room-knocks = { $name } vuole giocare.
room-admit = Fai entrare
room-refuse = Non ora
room-let-in = Fai entrare subito chi ha il link
room-rename = Usa questo nome
room-wait = La partita comincia quando decide chi ospita.
room-given = Le carte vengono da un’altra partita: chi ha preparato il tavolo potrebbe conoscerle.
room-start = Inizia la partita
room-open-seats = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
  }
invite = Invita gli amici
invite-qr = Codice QR del tavolo
invite-code = Codice del tavolo
invite-link = Link del tavolo
invite-text = Vieni a giocare a { $game }!
invite-local = Per ora il tavolo si apre solo su questo computer.
invite-others = Fai entrare altri
invite-by-host = Chi ospita può far entrare altri.

## The bar and the banner
you = Tu
name-you = { $name } (tu)
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
    [one] 1 spettatore
   *[other] { $count } spettatori
  }
table-turn = mossa { $number }
title-your-turn = Tocca a te: { $game }
banner-your-turn = Tocca a te
banner-everybody = Tocca a tutti
banner-done = Fatto
banner-several = { $count ->
    [one] ne manca ancora uno
   *[other] ne mancano ancora { $count }
  }
banner-thinking = { $name } ci pensa…
banner-to-move = Tocca a { $name }
banner-away = { $name } non c’è: aspettiamo…
banner-watching = Stai guardando
banner-reconnecting = Riconnessione…
banner-nothing-lost = non si è perso nulla
banner-opening = Prepariamo il tavolo…
banner-paused = In pausa
banner-over = Fine della partita
banner-wins = { $who ->
    [you] Hai vinto!
    [shared] Hai vinto a pari merito: { $names }
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
undo-locked = Per annullare serve l’accordo di tutti.
sound = Audio
sound-on = L’audio è attivo
sound-off = L’audio è disattivato
help = Regole e aiuto
help-ask = Spiegami una cosa sul tavolo
help-ask-tap = Tocca quello che vuoi farti spiegare.
help-ask-not = Lascia stare
clock = Tempo rimasto
clock-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
  }
reminder = { $who ->
    [you] Gli altri aspettano la tua mossa, ma fai con calma!
   *[other] { $name } ci sta mettendo un po’. Due parole in chat?
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
    [you] Hai fatto una mossa.
   *[other] { $name } ha fatto una mossa.
  }
log-played = { $who ->
    [you] Hai giocato: { $move }.
   *[other] { $name } ha giocato: { $move }.
  }
log-undo = { $who ->
    [you] Hai annullato una mossa.
   *[other] { $name } ha annullato una mossa.
  }
log-redo = { $who ->
    [you] Hai rifatto la mossa annullata.
   *[other] { $name } ha rifatto la mossa annullata.
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
    [you] Hai messo in pausa la partita.
   *[other] { $name } ha messo in pausa la partita.
  }
log-resume = { $who ->
    [you] Hai ripreso la partita.
   *[other] { $name } ha ripreso la partita.
  }
chat-empty = Ancora nessun messaggio.
chat-write = Scrivi un messaggio
chat-send = Invia
sign-out-others = Esci dagli altri dispositivi
signed-out = Gli altri dispositivi sono stati disconnessi.
emotes = Reazioni
emote-hello = Ciao!
emote-good-luck = In bocca al lupo!
emote-well-done = Ben fatto!
emote-thanks = Grazie!
emote-laugh = Ahah!
emote-wow = Wow!
emote-oops = Ops!
emote-thinking = Fammi pensare…
new-chat = Chat
new-chat-on = Attiva
new-chat-emotes = Solo reazioni
new-chat-off = Disattivata
mute-spectators = Silenzia gli spettatori
unmute-spectators = Riattiva gli spettatori
seat-muted = senza chat
seat-more = Opzioni per { $name }
seat-hush = Nascondi i messaggi
seat-show = Mostra i messaggi
seat-mute = Silenzia
seat-unmute = Riattiva la chat
seat-report = Segnala
seat-kick = Rimuovi dal tavolo
seat-kick-sure = Vuoi rimuovere { $name } dal tavolo? Il suo link smetterà di funzionare e potrai dare il posto a qualcun altro.
report-of = Segnala { $name }
report-reason = Che cosa è successo?
report-text = La vede solo chi gestisce questo server.
report-send = Invia la segnalazione
report-cancel = Annulla
reported = Grazie. La segnalazione è stata inviata.
notice-moved-in = { $who ->
    [you] Ora questo posto è tuo. Il link che hai ricevuto funziona solo in questo browser.
   *[other] { $name } ora gioca dal proprio browser.
  }
notice-device = { $who ->
    [you] Il tuo posto è stato aperto su un altro dispositivo.
   *[other] { $name } ha aggiunto un altro dispositivo.
  }
notice-taken-back = { $who ->
    [you] Chi ospita ha creato un nuovo link per il tuo posto.
   *[other] Chi ospita ha creato un nuovo link per il posto di { $name }.
  }
notice-kicked = Chi ospita ha rimosso { $name } dal tavolo.
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
act-hand-over = Fai giocare un bot
act-take-seat = Torno a giocare
pace = Ritmo
pace-slower = Più lento
pace-faster = Più veloce
pace-hold = Pausa
pace-go = Riprendi
pace-step = Una mossa
television = Mostra sulla TV
television-come = Inquadra il QR o scrivi il codice:
television-points = Punti finora
watch-link = Link per un altro schermo
watch-link-text = Mostra il tavolo, ma nessun segreto.
my-link = Continua su un altro dispositivo
my-link-text = Apri questo link sull’altro dispositivo. I vecchi link al tuo posto non funzionano più; qui puoi continuare a giocare.
devices = { $count ->
    [one] Il tuo posto è aperto solo su questo dispositivo.
   *[other] Il tuo posto è aperto su { $count } dispositivi.
  }
hints = Suggerimenti
hints-thinking = Castoro guarda il tuo tavolo…
hints-points = circa { $points } punti alla fine
hints-chance = probabilità di vittoria { $chance }
hints-text = Scegline uno per vederlo sul tavolo. La mossa la confermi tu.
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
refused-turned-away = Stavolta chi ospita non ha un posto per te.
refused-no-network = Questo computer non è collegato a nessuna rete.
gate-other = Qui non si può entrare
gate-no-such-link = Questo link non funziona
gate-no-such-link-text = Forse se n’è perso un pezzo. Chiedilo di nuovo a chi te l’ha mandato, oppure entra con il codice.
gate-link-revoked = Questo link è stato sostituito
gate-link-revoked-text = Il posto è stato aperto su un altro dispositivo o dato a qualcun altro. Chiedi il nuovo link a chi ospita.
gate-kicked = Chi ospita ti ha rimosso da questo tavolo
gate-kicked-text = Il tuo link non funziona più. Se pensi che sia un errore, parlane con chi ospita; altrimenti gioca a un altro tavolo.
gate-no-such-table = Questo tavolo non esiste
gate-no-such-table-text = Forse è stato sparecchiato. Preparane uno nuovo o entra con un codice.
gate-not-found = Questa pagina non esiste
gate-not-found-text = La strada di casa è qui sotto.
gate-not-finished = Questa partita non è ancora finita
gate-not-finished-text = Potrai rivederla appena finisce.
gate-other-tab = Stai giocando in un’altra scheda
gate-other-tab-text = Il tavolo è già aperto lì e una scheda basta. Non si è perso nulla.
gate-protocol-too-old = casetta è stata aggiornata
gate-protocol-too-old-text = Questa scheda non è aggiornata. Ricaricala: non si perde nulla.
gate-seat-taken = Tutti i posti sono occupati
gate-seat-taken-text = Qualcuno ha fatto prima di te. Chiedi un posto a chi ospita, o prepara un tavolo tuo.

## Handing over
door-hand-over = Passa a { $name }
door-secret = I segreti restano dietro la porta.
door-open = Sono { $name }

## The end
end-title = Fine della partita
end-shut = Guarda il tavolo
end-show = Mostra i punti
end-place = Posizione
end-player = Giocatore
end-lines = I tuoi punti, voce per voce
end-all = Mostra tutto
end-rematch = Rivincita
end-rematch-join = Alla rivincita
end-replay = Rivedi
end-same-deal = Stesse carte, da capo
end-record = Scarica la registrazione
end-save = Salva
end-best = È il tuo nuovo record!
end-picture = Immagine ({ $kind })
end-host-rematch = Quando chi ospita inizia la rivincita, la vedrai qui.
picture-caption = { $points ->
    [one] { $game } · { $name }, 1 punto
   *[other] { $game } · { $name }, { $points } punti
  }
awards = Che cosa è andato bene
award-line = Il colpo migliore: { $points } per «{ $line }»
award-part = Meglio di tutti in «{ $part }»: { $points }
award-round = { $points ->
    [one] Punti in un modo solo
   *[other] Punti in { $points } modi, più di chiunque altro
  }
award-best = Il punto forte: «{ $line }», { $points }
award-close = { $points ->
    [one] Un solo punto di differenza. Che finale!
   *[other] Solo { $points } punti di differenza. Che finale!
  }
award-even = Parità di punti. Che finale!

## Replay
replay-of = Replay di { $game }
replay-eyes = Punto di vista
replay-all = Tutto
replay-back = Mossa precedente
replay-next = Mossa successiva
replay-play = Riproduci
replay-pause = Pausa
replay-move = Mossa
replay-at = mossa { $at } di { $last }
replay-link = Link a questo momento
replay-on = Continua da qui
replays-none = Ancora nessuna partita finita: i replay compariranno qui.
review = Analisi
review-waiting = Analizzo ogni mossa. Ci vuole un po’…
review-progress = { $done } mosse analizzate su { $of }
review-soon = È la prossima in coda.
review-try = Prova
review-again = Riprova
review-skill = Fortuna e bravura
review-skill-text = Ai punti attesi all’inizio si tolgono quelli sprecati e si aggiungono la fortuna e ciò che hanno lasciato gli altri: così si arriva ai punti finali.
review-start = Attesi
review-points = Punti
review-accuracy-of = { $name }: precisione { $percent } %
review-graph = Mossa per mossa
review-graph-points = Punti
review-graph-chance = Probabilità
review-graph-of = { $count ->
    [one] Che cosa poteva aspettarsi un giocatore dopo ogni mossa.
   *[other] Che cosa potevano aspettarsi { $count } giocatori dopo ogni mossa.
  }
riddle = Trova la mossa migliore
riddle-question = { $who ->
    [you] La tua mossa { $number }: che cosa potevi fare di meglio?
   *[other] { $name }, mossa { $number }: che cosa si poteva fare di meglio?
  }
riddle-how = Prova sul tavolo: la partita non cambia.
riddle-found = Trovata! È proprio quella.
riddle-as-played = È la mossa giocata in partita.
riddle-other = È un’altra idea, ma l’analisi ne ha trovata una migliore.
riddle-better = Meglio: { $better }
riddle-played = In partita: { $played }
riddle-lost = È costata circa { $points } punti.
riddle-again = Riprova
riddle-replay = Mostra nel replay
riddle-back = Torna all’analisi
review-accuracy = Precisione
review-lost = Sprecati
review-luck = Fortuna
review-worst = Trova la mossa migliore
review-find = { $who ->
    [you] Alla mossa { $number } potevi fare di meglio.
   *[other] Alla mossa { $number }, { $name } poteva fare di meglio.
  }
review-look = Guarda
review-show = Mostra
review-none = Nessuno ha sprecato punti.

## Rules and score pad
rules-of = Regole di { $game }
rules-search = Cerca nelle regole
rules-chapters = Capitoli
rules-whole = Tutte le regole
rules-questions = Domande e risposte ({ $count })
rules-edition = { $edition ->
    [it] Edizione italiana
    [en] Edizione inglese
    [pl] Edizione polacca
   *[other] Standard
  }
rules-sheet-what = Che cosa conta
rules-sheet-points = Punti
rules-sheet-sum = Totale
pad-text = Giochi con la scatola? Riporta qui ciò che hai sul tavolo: ti spieghiamo ogni punto.
pad-of = Segnapunti di { $game }
pad-none = Per questo gioco il segnapunti non c’è ancora.
pad-people = Giocatori
pad-add = Aggiungi un giocatore
pad-person-name = Nome
pad-remove = Togli { $name }
pad-clear = Cancella tutto
pad-cleared = È tutto cancellato.
pad-kept = Ciò che inserisci resta su questo dispositivo.
own-load = Carica un file
own-save = Salva come file
own-clear = Ricomincia
own-clear-sure = Vuoi davvero ricominciare?
own-faults = Da correggere
own-good = È tutto a posto.
own-text = Il file come testo
own-kept = Resta su questo dispositivo, anche se non hai finito.
own-back = Torna al segnapunti
pad-as-edition = Come nell’edizione

## First game
first-of = { $game }: tutorial
first-offer = Impara giocando: un tutorial di cinque minuti
first-waiting = È la tua prima volta? Impara giocando mentre aspetti.
first-guide = Che cosa fare
first-progress = Passo { $step } di { $steps }
first-other = Si può fare anche così, ma per ora prova ciò che è illuminato.
first-show = Fammi vedere
first-next = Avanti
first-again = Da capo
first-whole = Ora una partita intera
first-leave = Esci dal tutorial
first-link = Tutorial

## Keys
keys = Tasti
key-tab = zona successiva
key-arrows = spostati nella zona
key-enter = scegli o conferma
key-escape = un passo indietro
key-undo = annulla
key-look = guarda gli altri giocatori
key-side = cronologia, chat
key-hints = suggerimenti
key-help = aiuto su ciò che è selezionato o indicato

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
set-contrast-more = Alto
set-textsize = Dimensione testo
set-motion = Animazioni
set-motion-full = Tutte
set-motion-short = Ridotte
set-motion-none = Nessuna
set-letters = Lettere sulle tessere
set-places = Evidenzia dove si può giocare
set-gains = Mostra i punti mentre scegli
set-confirm = Conferma ogni mossa
set-assist = Ruota automaticamente i pezzi verso la parete
set-notices = Avvisami quando tocca a me

## A game without pages of its own

players = { $fewest }–{ $most } giocatori
generic-position = Il tavolo
generic-moves = Che cosa puoi fare
generic-choose = scegli una mossa
generic-confirm = conferma la mossa
generic-make = Gioca questa mossa
generic-type = Cerca una mossa
generic-gain = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
generic-key-moves = passa da una mossa all’altra

## The server console and privacy
console = Console del server
console-locked = Questa pagina è per chi gestisce il server. Apri casetta con l’indirizzo mostrato nel terminale, oppure inserisci la chiave di gestione: la trovi con casetta admin key.
console-key = Chiave di gestione
console-enter = Entra
console-show = Che cosa mostrare
console-again = Aggiorna
console-search = Nome, tavolo, gioco o indirizzo
console-find = Cerca
console-more = Mostra altri
console-no-tables = Nessun tavolo.
console-no-connections = Nessuno è collegato.
console-no-limits = Nessun limite raggiunto.
console-no-reports = Nessuna segnalazione.
console-no-blocks = Nessun indirizzo bloccato.
console-no-log = Ancora nessuna azione.
console-older = I tavoli più vecchi non sono ancora stati cercati.
console-done = Fatto: { $deed }.
console-deeds = Azioni
console-others = Chiudi agli altri
console-hidden = Le mani, le carte coperte e la chat delle partite in corso non si vedono mai da qui.
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
console-database-bytes = Database
console-disk-free-bytes = Spazio libero su disco
console-table = Tavolo
console-game = Gioco
console-names = Giocatori
console-sockets = Collegati
console-state = Stato
console-bytes = Spazio usato
console-made = Creato
console-address = Indirizzo
console-seats = Posti
console-since = Dal
console-until = Fino al
console-queued-bytes = Da inviare
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
console-target = Riguarda
console-detail = Dettagli
console-close = Chiudi
console-close-sure = Chiudere questo tavolo? Chi è al tavolo dovrà uscire. Potrai riaprirlo.
console-reopen = Riapri
console-delete = Elimina
console-delete-sure = Eliminare per sempre questo tavolo, con la partita e la chat?
console-end = Disconnetti
console-block = Blocca
console-block-sure = Bloccare questo indirizzo per un giorno?
console-unblock = Sblocca
console-mute = Silenzia la chat
console-mute-sure = Silenziare la chat di questo tavolo? Finché non la riattivi nessuno potrà scrivere.
console-unmute = Riattiva la chat
console-mute-seat = Silenzia il posto { $seat }
console-unmute-seat = Riattiva il posto { $seat }
console-resolve = Risolta
privacy = Informativa sulla privacy
privacy-text = casetta non ha account, pubblicità né tracciamento. Conserva ciò che serve a un tavolo: i nomi che scrivi, le mosse e la chat.
privacy-cookie = Un cookie permette a questo browser di ritrovare i tuoi tavoli. Dura un anno.
privacy-keep = Per quanto tempo restano qui i dati
privacy-ever = per sempre
privacy-finished = Partite finite
privacy-running = Partite in cui nessuno gioca più
privacy-waiting = Tavoli in cui non si è mai iniziato
privacy-public = Tavoli aperti in cui non si è mai iniziato
privacy-tutorials = Tutorial lasciati a metà
privacy-finished-tutorials = Tutorial finiti
privacy-chat = Messaggi in chat
privacy-reports = Segnalazioni su altri giocatori
privacy-addresses = Indirizzo di rete di chi ha creato un tavolo
privacy-reviews = Analisi delle partite
privacy-admin-log = Azioni di chi gestisce il server
privacy-operator = Vuoi far eliminare qualcosa? Chiedilo a chi gestisce questo server. Vede nomi, indirizzi e messaggi segnalati, ma non la chat né le mani delle partite in corso.
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
tables-remove-sure = Vuoi rimuovere questo tavolo di { $game } dal tuo elenco? Per tornarci ti servirà un link.
tables-remove-playing = Vuoi rimuovere questa partita di { $game }? Un bot giocherà al posto tuo e per tornare ti servirà un nuovo link da chi ospita.
tables-remove-replay = Vuoi rimuovere questa partita di { $game } dai tuoi replay?
room-welcome = Ciao { $name }! C’è un posto per te a questo tavolo.
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
    [you] Torni a giocare.
   *[other] { $name } torna a giocare.
  }
notice-stand-in = { $who ->
    [you] Non eri al tavolo, perciò un bot gioca per te.
   *[other] { $name } non è al tavolo: finché non torna gioca un bot.
  }
undo-ask = Chiedi di annullare
undo-ask-text = Per annullare la tua ultima mossa serve l’accordo di tutti. Vuoi chiederlo?
undo-asked = { $name } vorrebbe annullare la sua ultima mossa. Ti va bene?
undo-asked-of = { $other }: { $name } vorrebbe annullare la sua ultima mossa. Ti va bene?
undo-yes = Sì, annulla
undo-no = No
undo-waits = Hai chiesto di annullare la tua ultima mossa. In attesa di { $names }.
undo-withdraw = Lascia stare
undo-refused = { $name } ha detto di no: la tua mossa resta.
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
new-more-text = Regole, primo turno, ritmo, spettatori
new-changed = { $count ->
    [one] 1 modificata
   *[other] { $count } modificate
  }
begins-text = Decide chi fa il primo turno.
new-pace-none-text = Ognuno si prende il tempo che vuole.
new-pace-reminder-text = Dopo 2 minuti su una mossa arriva un promemoria gentile, niente di più.
new-pace-live-text = Hai 10 minuti per tutta la partita e ogni mossa ti restituisce fino a 15 secondi. Poi un bot gioca per te.
new-pace-days-text = Hai un giorno per ogni mossa. Poi un bot gioca per te.
new-away-text = Se qualcuno non è al tavolo, può giocare un bot al suo posto: chi ospita lo decide subito, gli altri dopo { $seconds } secondi.
new-watch-text = Chi guarda vede il tavolo, ma mai ciò che gli altri tengono nascosto.
new-hints-text = Nel tuo turno puoi chiedere a un bot che cosa farebbe.
new-open-text = Un tavolo aperto compare nella home di questo server: chiunque può entrare.
new-chat-text = Decide che cosa si può scrivere al tavolo.
chair-name = Nome
zoom = Ingrandimento
zoom-in = Ingrandisci
zoom-out = Rimpicciolisci
