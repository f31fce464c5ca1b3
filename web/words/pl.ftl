# The pages of casetta: what every game shares.

## Games
game-dream-home = Dream Home
game-my-shelfie = My Shelfie
game-home-staging = Home Staging
sentence-dream-home = Wybieraj pokoje, zbuduj dom i przykryj go dachem.
sentence-my-shelfie = Bierz płytki, zapełnij regał i dopasuj je do siebie.
sentence-home-staging = Rysuj meble i zostaw miejsce na przejście.
players-dream-home = 2–4 graczy
players-my-shelfie = 2–4 graczy
players-home-staging = od 1 gracza
minutes-dream-home = 30 min
minutes-my-shelfie = 30 min
minutes-home-staging = 40 min

## Pages
pages = Strony
play = Graj
replays = Powtórki
rules = Zasady
pad = Notes punktów
settings = Ustawienia
language = Język
home = Strona główna
join = Dołącz
join-code = Dołącz kodem
join-code-label = Kod stołu
join-waiting = Stoisz przed drzwiami. Gospodarz zaraz otworzy.
go-on = Graj dalej
retry = Ponów
reload = Odśwież
close = Zamknij
menu = Menu
leave = Odejdź od stołu
on = tak
off = nie
copy = Kopiuj
copied = Skopiowano
share = Udostępnij

## Home
home-title = Trzy małe gry o domu
home-text = Usiądź z przyjaciółmi albo z sąsiadami. Bez zakładania konta.
home-games = Gry
home-trouble = Serwer nie odpowiada
home-your-turn = { $count ->
    [one] Twoja kolej
    [few] Twoja kolej przy { $count } stołach
    [many] Twoja kolej przy { $count } stołach
   *[other] Twoja kolej przy { $count } stołach
  }
home-running = { $count ->
    [one] Jedna gra trwa
    [few] Trwają { $count } gry
    [many] Trwa { $count } gier
   *[other] Trwa { $count } gry
  }
home-against = przeciwko: { $names }
home-mine = Moje stoły
home-open = Otwarte stoły
status-waiting = czeka
status-running = w trakcie
play-now = Graj teraz
set-up = Przygotuj stół

## A new table
new-title = { $game }: nowy stół
new-seats = Wokół stołu
new-details = Opcje inne niż w zasadach standardowych: { $count }
new-pace = Tempo gry
new-pace-none = Bez pośpiechu
new-pace-reminder = Przypomnienie
new-pace-live = 10 minut
new-pace-days = 1 dzień na ruch
new-watch = Kto może patrzeć
new-watch-link = Z linkiem
new-watch-nobody = Nikt
new-hints = Podpowiedzi
new-open = Kto może dołączyć
new-open-link = Z linkiem
new-open-all = Każdy na serwerze
new-start = Zacznij grę
new-open-table = Otwórz stół
chair-who = Krzesło { $number }
chair-friend = Znajomy
chair-friend-text = Dołączy linkiem, kodem QR albo kodem stołu.
chair-bot = Sąsiad
chair-here = Przy tym ekranie
chair-here-text = Podajecie sobie ekran po kolei.
chair-level = Który sąsiad
chair-add = Dostaw krzesło
chair-remove = Zabierz to krzesło
chair-waiting = Wolne krzesło

## The waiting room
room-title = { $game }: zaraz zaczynamy
room-seats = Kto już jest
room-give-bot = Oddaj sąsiadowi
room-knocks = { $name } stoi przed drzwiami.
room-admit = Wpuść
room-refuse = Nie teraz
room-let-in = Wpuszczaj każdego, kto ma link
room-rename = Użyj tego imienia
room-wait = Grę zaczyna gospodarz.
room-start = Zacznij grę
room-open-seats = { $count ->
    [one] Jedno krzesło jest jeszcze wolne.
    [few] { $count } krzesła są jeszcze wolne.
    [many] { $count } krzeseł jest jeszcze wolnych.
   *[other] { $count } krzesła jest jeszcze wolne.
  }
invite = Zaproś znajomych
invite-qr = Kod QR linku
invite-code = Kod stołu
invite-link = Link do stołu
invite-text = Chodź zagrać w { $game }!
invite-local = Ten link działa tylko na tym komputerze.
invite-others = Wpuść innych z sieci

## The bar and the banner
you = Ty
name-you = { $name }, ty
seat-number = Gracz { $number }
seat-bot = sąsiad
seat-here = jest
seat-away = wyszedł
seat-next = następny
seat-look = { $points ->
    [one] { $name }, 1 punkt: obejrzyj z bliska
    [few] { $name }, { $points } punkty: obejrzyj z bliska
    [many] { $name }, { $points } punktów: obejrzyj z bliska
   *[other] { $name }, { $points } punktu: obejrzyj z bliska
  }
look-closely = obejrzyj z bliska
points-word = { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  }
spectator = Widz
spectators = { $count ->
    [one] Patrzy jedna osoba.
    [few] Patrzą { $count } osoby.
    [many] Patrzy { $count } osób.
   *[other] Patrzy { $count } osoby.
  }
table-turn = ruch { $number }
title-your-turn = Twoja kolej: { $game }
banner-your-turn = Twoja kolej
banner-everybody = Wszyscy naraz
banner-done = Gotowe
banner-several = { $count ->
    [one] jedna osoba jeszcze gra
    [few] { $count } osoby jeszcze grają
    [many] { $count } osób jeszcze gra
   *[other] { $count } osoby jeszcze gra
  }
banner-thinking = myśli
banner-to-move = ma ruch
banner-away = wyszedł; czekamy
banner-watching = Oglądasz
banner-reconnecting = Łączę ponownie …
banner-nothing-lost = nic nie zginęło
banner-opening = Rozkładamy stół …
banner-paused = Pauza
banner-over = Koniec gry
banner-you-win = Wygrywasz!
banner-wins = { $count ->
    [one] wygrywa { $names }
    [few] wspólnie wygrywają { $names }
    [many] wspólnie wygrywają { $names }
   *[other] wspólnie wygrywają { $names }
  }
banner-asks-back = chce cofnąć ruch
banner-asked-wait = prosisz o cofnięcie; czekamy na innych
agree = Zgoda
refuse = Nie
undo = Cofnij
undo-locked = Tego nie cofniesz już samodzielnie.
sound = Dźwięk
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
help = Zasady i pomoc
clock = Pozostały czas
put-back = Odłóż

## Log, chat, table
side = Dziennik, czat, stół
log = Dziennik
chat = Czat
room = Stół
log-empty = Jeszcze nic się nie wydarzyło.
log-table = Stół
log-move = wykonuje ruch
log-undo = cofa ruch
log-redo = powtarza ruch
log-ask = prosi o cofnięcie
log-agree = zgadza się
log-refuse = nie zgadza się
log-hand-over = oddaje miejsce
log-pause = wstrzymuje grę
log-resume = wznawia grę
chat-empty = Nikt jeszcze nic nie napisał.
chat-write = Napisz coś
chat-send = Wyślij
act-pause = Pauza
act-resume = Wznów
act-ask-back = Poproś o cofnięcie
act-hand-over = Niech sąsiad zagra za mnie
act-take-seat = Gram dalej
hints = Podpowiedzi
hints-thinking = Bóbr przygląda się stołowi …
hints-expects = na końcu około { $points } pkt, szansa na wygraną { $chance }
hints-text = Wybierz jedną, by zobaczyć ją na planszy. Nic jeszcze nie zostało zagrane.
why = Dlaczego?
why-thinking = Niech pomyślę …
why-nothing = Tak po prostu, na wyczucie.

## What goes wrong
lost-since = Brak połączenia od { $time }. Nic nie zginęło.
renewed = casetta została odnowiona.
missed = { $count ->
    [one] Ominął cię jeden ruch.
    [few] Ominęły cię { $count } ruchy.
    [many] Ominęło cię { $count } ruchów.
   *[other] Ominęło cię { $count } ruchu.
  }
refused-unreachable = Serwer nie odpowiada. Czy działa?
refused-turned-away = Tym razem gospodarz nie ma dla ciebie krzesła.
refused-no-network = Ten komputer nie jest w żadnej sieci.
gate-other = Furtka jest zamknięta
gate-no-such-link = Ten link niczego nie otwiera
gate-no-such-link-text = Może zgubił się jego kawałek. Poproś o niego jeszcze raz albo dołącz kodem.
gate-link-revoked = Ten link został wymieniony
gate-link-revoked-text = Ktoś otworzył to miejsce na innym urządzeniu albo oddał je komuś innemu. Poproś gospodarza o nowy link.
gate-no-such-table = Nie ma takiego stołu
gate-no-such-table-text = Może został już sprzątnięty. Przygotuj nowy albo dołącz kodem.
gate-not-found = Tu nic nie ma
gate-not-found-text = Droga do domu jest poniżej.
gate-not-drawn = Ta gra nie ma tu jeszcze planszy
gate-not-drawn-text = Można w nią zagrać w terminalu.
gate-not-finished = Ta gra jeszcze trwa
gate-not-finished-text = Powtórka będzie, gdy się skończy.

## Handing over
door-hand-over = Oddaj ekran: { $name }
door-secret = Tajemnice zostają za drzwiami.
door-open = To ja, { $name }

## The end
end-title = Koniec gry
end-shut = Obejrzyj planszę
end-show = Pokaż wynik
end-place = Miejsce
end-player = Gracz
end-lines = Twoje punkty wiersz po wierszu
end-all = Pokaż wszystko
end-rematch = Rewanż
end-rematch-join = Do rewanżu
end-replay = Powtórka
end-same-deal = To samo rozdanie
end-record = Zapisz przebieg

## Replay
replay-of = Powtórka: { $game }
replay-eyes = Czyimi oczami
replay-all = Wszystko
replay-back = Ruch wstecz
replay-next = Ruch naprzód
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-move = Ruch
replay-at = ruch { $at } z { $last }
replay-link = Link do tej chwili
replay-on = Graj stąd dalej
replays-none = Nie ma jeszcze skończonych gier. Po grze powtórka będzie tutaj.
review = Analiza
review-waiting = Oglądamy każdy ruch. To chwilę potrwa …
review-accuracy = Dokładność
review-lost = Oddane
review-luck = Szczęście
review-worst = Znajdź lepszy ruch
review-find = można było lepiej w ruchu { $number }.
review-look = Obejrzyj
review-show = Pokaż
review-better = Lepiej: { $better } ({ $points } pkt)
review-none = Nikt niczego nie oddał.

## Rules and score pad
rules-of = { $game }: zasady
rules-search = Szukaj w zasadach
rules-chapters = Rozdziały
rules-whole = Całe zasady
pad-text = Do pudełka na stole: narysuj, co leży, a każdy punkt zostanie wyjaśniony.
pad-of = { $game }: notes punktów
pad-none = Dla tej gry jeszcze go nie ma.

## Keys
keys = Klawisze
key-tab = następny obszar
key-arrows = ruch w obszarze
key-enter = wybierz lub potwierdź
key-escape = krok wstecz
key-undo = cofnij
key-look = obejrzyj sąsiadów
key-side = dziennik, czat
key-hints = podpowiedzi
key-help = ta pomoc

## Settings
set-name = Twoje imię
set-face = Twoja twarz
set-face-number = Twarz { $number }
set-theme = Światło
set-theme-auto = Jak urządzenie
set-theme-light = Poranek
set-theme-dark = Wieczór
set-contrast = Kontrast
set-contrast-auto = Jak urządzenie
set-contrast-more = Większy
set-textsize = Wielkość tekstu
set-motion = Ruch na ekranie
set-motion-full = Pełny
set-motion-short = Krótki
set-motion-none = Brak
set-letters = Litery na płytkach
set-places = Pokazuj, gdzie pasuje
set-gains = Pokazuj punkty przy wyborze
set-notices = Powiadomienia o twojej kolejce
