# The pages of casetta: what every game shares.

## Games
game-dream-home = Domek
game-my-shelfie = My Shelfie
game-home-staging = Home Staging
sentence-dream-home = Wybieraj pomieszczenia, zbuduj dom i przykryj go dachem.
sentence-my-shelfie = Bierz płytki, zapełnij regał i łącz takie same.
sentence-home-staging = Rysuj meble i zostaw miejsce na przejście.
players-dream-home = 2–4 graczy
players-my-shelfie = 2–4 graczy
players-home-staging = 1–6 graczy
minutes-dream-home = 30 min
minutes-my-shelfie = 30 min
minutes-home-staging = 40 min

## Pages
pages = Strony
play = Graj
replays = Powtórki
rules = Zasady
pad = Punktacja
settings = Ustawienia
language = Język
language-name = Polski
home = Strona główna
join = Dołącz
join-code = Dołącz kodem
join-code-label = Kod stołu
join-waiting = Stoisz przed drzwiami. Gospodarz zaraz otworzy.
go-on = Graj dalej
go-on-here = Graj dalej tutaj
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
home-text = Graj z przyjaciółmi albo z botami. Bez zakładania konta.
home-games = Gry
home-trouble = Serwer nie odpowiada
home-against = przeciwko: { $names }
home-open = Otwarte stoły
home-best = Twój rekord: { $points }
status-waiting = czeka
status-running = w trakcie
status-finished = zakończona
status-quarantined = uszkodzony
status-closed = zamknięty
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
new-watch = Kto może oglądać
new-watch-link = Każdy z linkiem
new-watch-nobody = Nikt
new-hints = Podpowiedzi
new-open = Kto może dołączyć
new-open-link = Każdy z linkiem
new-open-all = Każdy na serwerze
new-start = Zacznij grę
new-watch-them = Popatrz, jak grają
new-open-table = Otwórz stół
chair-who = Miejsce { $number }
chair-friend = Znajomy
chair-friend-text = Dołączy linkiem, kodem QR albo kodem stołu.
chair-bot = Bot
chair-here = Na tym ekranie
chair-here-text = Podajecie sobie ekran po kolei.
chair-level = Poziom trudności
chair-add = Dodaj miejsce
chair-remove = Usuń miejsce
chair-waiting = Wolne miejsce
chair-me = Gram
chair-watch = Tylko patrzę
begins = Kto zaczyna
begins-random = Losowo
begins-chosen = Wybieramy
begins-who = Osoba, która zaczyna
begins-rotate = Po kolei: { $name }
begins-friend = Znajomy na krześle { $number }
began-random = { $who ->
    [you] Zaczynasz – tak zdecydował los.
   *[other] Grę zaczyna { $name } – tak zdecydował los.
  }
began-rotate = { $who ->
    [you] Zaczynasz – teraz twoja kolej po ostatniej grze.
   *[other] Grę zaczyna { $name } – kolejna osoba po tej, która zaczynała ostatnio.
  }
began-chosen = { $who ->
    [you] Zaczynasz – tak wybrano.
   *[other] Grę zaczyna { $name } – tak wybrano.
  }

## The waiting room
room-title = { $game }: zaraz zaczynamy
room-seats = Kto już jest
room-give-bot = Posadź tu bota
room-knocks = { $name } chce zagrać.
room-admit = Wpuść
room-refuse = Nie teraz
room-let-in = Wpuszczaj każdego, kto ma link
room-rename = Użyj tego imienia
room-wait = Grę zaczyna gospodarz.
room-given = Rozdanie pochodzi z innej partii: kto założył stół, może je znać.
room-start = Zacznij grę
room-open-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
  }
invite = Zaproś znajomych
invite-qr = Kod QR linku
invite-code = Kod stołu
invite-link = Link do stołu
invite-text = Chodź zagrać w { $game }!
invite-local = Na razie stół można otworzyć tylko na tym komputerze.
invite-others = Wpuść innych
invite-by-host = Gospodarz może wpuścić innych.

## The bar and the banner
you = Ty
name-you = { $name }, ty
seat-number = Gracz { $number }
seat-bot = bot
seat-here = jest
seat-away = offline
seat-next = gra po tobie
seat-thinking = myśli…
seat-to-move = teraz gra
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
banner-thinking = { $name } myśli…
banner-to-move = Kolej: { $name }
banner-away = { $name } nie odpowiada; czekamy
banner-watching = Oglądasz
banner-reconnecting = Łączę ponownie…
banner-nothing-lost = nic nie zginęło
banner-opening = Rozkładamy stół…
banner-paused = Pauza
banner-over = Koniec gry
banner-wins = { $who ->
    [you] Wygrywasz!
    [shared] Wspólna wygrana: { $names }
   *[other] { $count ->
        [one] Wygrywa { $names }
        [few] Wygrywają wspólnie { $names }
        [many] Wygrywają wspólnie { $names }
       *[other] Wygrywają wspólnie { $names }
    }
  }
banner-asks-back = { $who ->
    [you] Prosisz o cofnięcie. Czekamy na innych…
   *[other] { $name } chce cofnąć ruch
  }
undo = Cofnij
undo-locked = Do cofnięcia potrzebna jest zgoda wszystkich.
sound = Dźwięk
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
help = Zasady i pomoc
help-ask = Zapytaj o coś na stole
help-ask-tap = Dotknij tego, o co chcesz zapytać.
help-ask-not = Nieważne
clock = Pozostały czas
clock-hours = { $hours } godz.
reminder = { $who ->
    [you] Inni czekają na twój ruch. Bez pośpiechu!
   *[other] { $name } jeszcze myśli. Może słówko na czacie?
  }
put-back = Odłóż
rule-why = Zasada, która za tym stoi

## Log, chat, table
side = Dziennik, czat, stół
log = Dziennik
chat = Czat
room = Stół
log-empty = Jeszcze nic się nie wydarzyło.
log-table = Stół
log-move = { $who ->
    [you] Wykonujesz ruch.
   *[other] { $name } wykonuje ruch.
  }
log-played = { $who ->
    [you] Twój ruch: { $move }.
   *[other] { $name }: { $move }.
  }
log-undo = { $who ->
    [you] Cofasz ruch.
   *[other] { $name } cofa ruch.
  }
log-redo = { $who ->
    [you] Powtarzasz ruch.
   *[other] { $name } powtarza ruch.
  }
log-ask = { $who ->
    [you] Prosisz o cofnięcie.
   *[other] { $name } prosi o cofnięcie.
  }
log-agree = { $who ->
    [you] Zgadzasz się.
   *[other] { $name } zgadza się.
  }
log-refuse = { $who ->
    [you] Nie zgadzasz się.
   *[other] { $name } nie zgadza się.
  }
log-pause = { $who ->
    [you] Wstrzymujesz grę.
   *[other] { $name } wstrzymuje grę.
  }
log-resume = { $who ->
    [you] Wznawiasz grę.
   *[other] { $name } wznawia grę.
  }
chat-empty = Nikt jeszcze nic nie napisał.
chat-write = Napisz coś
chat-send = Wyślij
sign-out-others = Wyloguj inne urządzenia
signed-out = Inne urządzenia zostały wylogowane.
emotes = Reakcje
emote-hello = Cześć!
emote-good-luck = Powodzenia!
emote-well-done = Brawo!
emote-thanks = Dziękuję!
emote-laugh = Ha, ha!
emote-wow = Wow!
emote-oops = Ojej!
emote-thinking = Muszę pomyśleć…
new-chat = Czat
new-chat-on = Włączony
new-chat-emotes = Tylko reakcje
new-chat-off = Wyłączony
mute-spectators = Wycisz widzów
unmute-spectators = Pozwól widzom pisać
seat-muted = wyciszenie
seat-more = Opcje: { $name }
seat-hush = Ukryj wiadomości
seat-show = Pokaż wiadomości
seat-mute = Wycisz
seat-unmute = Wyłącz wyciszenie
seat-report = Zgłoś
seat-kick = Usuń od stołu
seat-kick-sure = { $name }: usunąć od stołu? Link do tego miejsca przestanie działać i będzie można oddać miejsce komuś innemu.
report-of = Zgłoś: { $name }
report-reason = Co się stało?
report-text = Zobaczy to tylko osoba, która prowadzi ten serwer.
report-send = Wyślij zgłoszenie
report-cancel = Anuluj
reported = Dziękujemy. Zgłoszenie zostało wysłane.
notice-moved-in = { $who ->
    [you] To miejsce jest teraz twoje. Otrzymany link działa tylko w tej przeglądarce.
   *[other] { $name }: miejsce jest teraz otwarte we własnej przeglądarce.
  }
notice-device = { $who ->
    [you] Twoje miejsce otwarto na innym urządzeniu.
   *[other] { $name }: dodano kolejne urządzenie.
  }
notice-taken-back = { $who ->
    [you] Gospodarz utworzył nowy link do twojego miejsca.
   *[other] Gospodarz odebrał miejsce: { $name }.
  }
notice-kicked = Gospodarz usunął od stołu: { $name }.
notice-muted = { $who ->
    [you] Gospodarz cię wyciszył.
    [spectators] Gospodarz wyciszył widzów.
   *[other] Gospodarz wyciszył: { $name }.
  }
notice-unmuted = { $who ->
    [you] Znów możesz pisać.
    [spectators] Widzowie znów mogą pisać.
   *[other] { $name } znów może pisać.
  }
notice-silenced = { $who ->
    [you] Administrator serwera cię wyciszył.
    [spectators] Administrator serwera wyłączył czat.
   *[other] Administrator serwera wyciszył: { $name }.
  }
notice-unsilenced = { $who ->
    [you] Znów możesz pisać.
    [spectators] Administrator serwera znów włączył czat.
   *[other] { $name } znów może pisać.
  }
act-pause = Pauza
act-resume = Wznów
act-ask-back = Poproś o cofnięcie
act-hand-over = Niech bot zagra za mnie
act-take-seat = Gram dalej
pace = Tempo
pace-slower = Wolniej
pace-faster = Szybciej
pace-hold = Pauza
pace-go = Dalej
pace-step = Jeden ruch
television = Pokaż na telewizorze
television-come = Zeskanuj albo wpisz kod:
television-points = Punkty do tej pory
watch-link = Link na inny ekran
watch-link-text = Pokazuje stół bez tajemnic.
my-link = Graj dalej na innym urządzeniu
my-link-text = Otwórz tam ten link. Wcześniejsze linki do tego miejsca niczego już nie otwierają; ta przeglądarka gra dalej.
devices = { $count ->
    [one] Twoje miejsce jest otwarte tylko na tym urządzeniu.
    [few] Twoje miejsce jest otwarte na { $count } urządzeniach.
    [many] Twoje miejsce jest otwarte na { $count } urządzeniach.
   *[other] Twoje miejsce jest otwarte na { $count } urządzenia.
  }
hints = Podpowiedzi
hints-thinking = Bóbr przygląda się stołowi…
hints-expects = na końcu około { $points } pkt, szansa na wygraną { $chance }
hints-text = Wybierz jedną, by zobaczyć ją na planszy. Nic jeszcze nie zostało zagrane.
why = Dlaczego?
why-of = Dlaczego? { $move }
why-thinking = Niech pomyślę…
why-nothing = Tak po prostu, na wyczucie.

## What goes wrong
lost-since = Brak połączenia od { $time }. Nic nie zginęło.
renewed = casetta została zaktualizowana.
missed = { $count ->
    [one] Ominął cię jeden ruch.
    [few] Ominęły cię { $count } ruchy.
    [many] Ominęło cię { $count } ruchów.
   *[other] Ominęło cię { $count } ruchu.
  }
seat-handed = { $name } gra za ciebie.
refused-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
refused-turned-away = Tym razem gospodarz cię nie wpuścił.
refused-no-network = Ten komputer nie jest w żadnej sieci.
gate-other = Furtka jest zamknięta
gate-no-such-link = Ten link niczego nie otwiera
gate-no-such-link-text = Może zgubił się jego kawałek. Poproś o niego jeszcze raz albo dołącz kodem.
gate-link-revoked = Ten link został wymieniony
gate-link-revoked-text = Ktoś otworzył to miejsce na innym urządzeniu albo oddał je komuś innemu. Poproś gospodarza o nowy link.
gate-kicked = Gospodarz usunął cię od tego stołu
gate-kicked-text = Twój link do tego miejsca już nie działa. Jeśli to pomyłka, napisz do gospodarza albo zagraj przy innym stole.
gate-no-such-table = Nie ma takiego stołu
gate-no-such-table-text = Może został już sprzątnięty. Przygotuj nowy albo dołącz kodem.
gate-not-found = Tu nic nie ma
gate-not-found-text = Droga do domu jest poniżej.
gate-not-finished = Ta gra jeszcze trwa
gate-not-finished-text = Powtórka będzie, gdy się skończy.
gate-other-tab = Grasz w innej karcie
gate-other-tab-text = Ten stół jest otwarty tam; jedna karta wystarczy. Nic nie przepadło.
gate-protocol-too-old = casetta została zaktualizowana
gate-protocol-too-old-text = Ta karta jest nieaktualna. Odśwież ją; nic nie przepadnie.
gate-seat-taken = Wszystkie miejsca są zajęte
gate-seat-taken-text = Ktoś był szybszy. Poproś gospodarza o miejsce albo przygotuj własny stół.

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
end-save = Zapisz
end-best = Twój najlepszy wynik do tej pory!
end-picture = Obrazek ({ $kind })
end-host-rematch = Rewanż może zacząć gospodarz; zobaczysz go tutaj.
picture-caption = { $points ->
    [one] { $game } · { $name }, { $points } punkt
    [few] { $game } · { $name }, { $points } punkty
    [many] { $game } · { $name }, { $points } punktów
   *[other] { $game } · { $name }, { $points } punktu
  }
awards = Co poszło dobrze
award-line = Najwięcej punktów naraz: { $points } za „{ $line }”
award-part = Przed wszystkimi w kategorii { $part }: { $points }
award-round = { $points ->
    [one] Punkty na jeden sposób
    [few] Punkty na { $points } sposoby, najwięcej ze wszystkich
    [many] Punkty na { $points } sposobów, najwięcej ze wszystkich
   *[other] Punkty na { $points } sposobu, najwięcej ze wszystkich
  }
award-best = Najlepiej wychodzi „{ $line }”: { $points }
award-close = { $points ->
    [one] Zdecydował { $points } punkt. Co za finisz!
    [few] Zdecydowały { $points } punkty. Co za finisz!
    [many] Zdecydowało { $points } punktów. Co za finisz!
   *[other] Zdecydowało { $points } punktu. Co za finisz!
  }
award-even = Tyle samo punktów. Co za finisz!

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
review-waiting = Oglądamy każdy ruch. To chwilę potrwa…
review-progress = Obejrzane ruchy: { $done } z { $of }
review-soon = Zaraz przyjdzie kolej.
review-try = Spróbuj
review-again = Spróbuj jeszcze raz
review-skill = Szczęście i umiejętności
review-skill-text = To, czego można się było spodziewać na początku, minus to, co oddano, plus szczęście i to, co zostawili inni, daje punkty.
review-start = Oczekiwane
review-points = Punkty
review-accuracy-of = { $name }: { $percent } procent
review-graph = Ruch po ruchu
review-graph-points = Punkty
review-graph-chance = Szansa
review-graph-of = { $count ->
    [one] Czego mógł się spodziewać gracz po każdym ruchu.
    [few] Czego mogło się spodziewać { $count } graczy po każdym ruchu.
    [many] Czego mogło się spodziewać { $count } graczy po każdym ruchu.
   *[other] Czego mogło się spodziewać { $count } gracza po każdym ruchu.
  }
riddle = Znajdź lepszy ruch
riddle-question = { $who ->
    [you] Twój ruch { $number }: co byłoby lepsze?
   *[other] { $name }, ruch { $number }: co byłoby lepsze?
  }
riddle-how = Spróbuj na planszy. Nic nie zostanie zagrane.
riddle-found = Jest! To właśnie ten ruch.
riddle-as-played = Tak właśnie zagrano.
riddle-other = Inny pomysł. Analiza znalazła coś innego.
riddle-better = Lepiej: { $better }
riddle-played = Zagrano: { $played }
riddle-lost = Oddano w ten sposób około { $points } pkt.
riddle-again = Jeszcze raz
riddle-replay = Pokaż w powtórce
riddle-back = Do analizy
review-accuracy = Dokładność
review-lost = Oddane
review-luck = Szczęście
review-worst = Znajdź lepszy ruch
review-find = { $who ->
    [you] W ruchu { $number } jest coś lepszego dla ciebie.
   *[other] { $name }: w ruchu { $number } było coś lepszego.
  }
review-look = Obejrzyj
review-show = Pokaż
review-none = Nikt niczego nie oddał.

## Rules and score pad
rules-of = { $game }: zasady
rules-search = Szukaj w zasadach
rules-chapters = Rozdziały
rules-whole = Całe zasady
pad-text = Do pudełka na stole: narysuj, co leży, a każdy punkt zostanie wyjaśniony.
pad-of = { $game }: notes punktów
pad-none = Dla tej gry jeszcze go nie ma.
pad-people = Gracze
pad-add = Dodaj gracza
pad-person-name = Imię
pad-remove = Usuń: { $name }
pad-clear = Wyczyść wszystko
pad-kept = Wszystko, co narysujesz, zostaje na tym urządzeniu.
own-load = Wczytaj plik
own-save = Zapisz jako plik
own-clear = Zacznij od nowa
own-clear-sure = Na pewno od nowa?
own-faults = Do poprawienia
own-good = Wszystko się zgadza.
own-text = Plik jako tekst
own-kept = Zostaje na tym urządzeniu, także niedokończone.
own-back = Wróć do notesu
pad-as-edition = Jak w wydaniu

## First game
first-of = { $game }: samouczek
first-offer = Naucz się, grając: pięciominutowy samouczek
first-waiting = Pierwszy raz? Naucz się, grając, zanim się zacznie.
first-guide = Co robić
first-progress = Krok { $step } z { $steps }
first-other = Tak też by można. Ale tym razem spróbuj tego, co jest podświetlone.
first-show = Pokaż mi
first-next = Dalej
first-again = Jeszcze raz
first-whole = Teraz cała gra
first-leave = Wyjdź z samouczka
first-link = Samouczek

## Keys
keys = Klawisze
key-tab = następny obszar
key-arrows = ruch w obszarze
key-enter = wybierz lub potwierdź
key-escape = krok wstecz
key-undo = cofnij
key-look = obejrzyj plansze innych
key-side = dziennik, czat
key-hints = podpowiedzi
key-help = pomoc o tym, co wybrane lub wskazane

## Settings
set-name = Twoje imię
set-face = Awatar
set-face-number = Awatar { $number }
set-theme = Motyw
set-theme-auto = Systemowy
set-theme-light = Jasny
set-theme-dark = Ciemny
set-contrast = Kontrast
set-contrast-auto = Systemowy
set-contrast-more = Większy
set-textsize = Wielkość tekstu
set-motion = Animacje
set-motion-full = Pełne
set-motion-short = Ograniczone
set-motion-none = Wyłączone
set-letters = Litery na płytkach
set-places = Pokazuj, gdzie pasuje
set-gains = Pokazuj punkty przy wyborze
set-confirm = Pytaj, zanim ruch zostanie wykonany
set-assist = Meble same obracają się do ściany
set-notices = Powiadomienia o twojej kolejce

## A game without pages of its own

players = { $fewest }–{ $most } graczy
generic-position = Stół
generic-moves = Co możesz zrobić
generic-choose = wybierz ruch
generic-confirm = potwierdź ruch
generic-make = Wykonaj ten ruch
generic-type = Znajdź ruch
generic-gain = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
generic-key-moves = od ruchu do ruchu

## The server console and privacy
console = Panel serwera
console-locked = Ta strona jest dla osoby, która prowadzi serwer. Otwórz casettę adresem pokazanym w terminalu albo wpisz klucz administratora (pokaże go casetta admin key).
console-key = Klucz administratora
console-enter = Wejdź
console-show = Co pokazać
console-again = Odśwież
console-search = Imię, stół, gra lub adres
console-find = Szukaj
console-more = Pokaż więcej
console-no-tables = Nie znaleziono stołów.
console-no-connections = Nikt nie jest połączony.
console-no-limits = Żaden limit nie został przekroczony.
console-no-reports = Brak zgłoszeń.
console-no-blocks = Brak zablokowanych adresów.
console-no-log = Nic tu jeszcze nie zrobiono.
console-older = Starszych stołów jeszcze nie przeszukano.
console-done = Zrobione: { $deed }.
console-deeds = Działania
console-others = Nie wpuszczaj innych
console-hidden = Nie widać tu rąk, rozdania ani czatu trwających gier.
console-status = Serwer
console-tables = Stoły
console-connections = Połączenia
console-limits = Przekroczone limity
console-reports = Zgłoszenia
console-blocks = Zablokowane
console-log = Dziennik
console-name = Nazwa
console-version = Wersja
console-started = Działa od
console-url = Adres dla innych
console-rooms = Stoły w pamięci
console-memory-bytes = Pamięć
console-database-bytes = Baza danych
console-disk-free-bytes = Wolne miejsce na dysku
console-table = Stół
console-game = Gra
console-names = Gracze
console-sockets = Połączeni
console-state = Stan
console-bytes = Zapisane
console-made = Utworzono
console-address = Adres
console-seats = Miejsca
console-since = Od
console-until = Do
console-queued-bytes = Czeka na wysłanie
console-code = Który limit
console-times = Ile razy
console-at = Kiedy
console-by-name = Zgłasza
console-by-key = klucz
console-by-browser = przeglądarka
console-by-offline = bez serwera
console-reason = Powód
console-text = Wiadomość
console-why = Dlaczego
console-by = Sposób
console-deed = Działanie
console-target = Cel
console-detail = Szczegóły
console-close = Zamknij
console-close-sure = Zamknąć ten stół? Wszyscy zostaną odesłani. Możesz otworzyć go ponownie.
console-reopen = Otwórz ponownie
console-delete = Usuń
console-delete-sure = Usunąć ten stół na zawsze, razem z grą i czatem?
console-end = Rozłącz
console-block = Zablokuj
console-block-sure = Zablokować ten adres na dobę?
console-unblock = Odblokuj
console-mute = Wycisz czat
console-mute-sure = Wyciszyć czat przy tym stole? Nikt nie będzie mógł pisać, dopóki nie wyłączysz wyciszenia.
console-unmute = Włącz czat
console-mute-seat = Wycisz miejsce { $seat }
console-unmute-seat = Wyłącz wyciszenie: { $seat }
console-resolve = Załatwione
privacy = Prywatność
privacy-text = casetta nie ma kont, reklam ani śledzenia. Przechowuje to, czego potrzebuje stół: wpisane imiona, ruchy i czat.
privacy-cookie = Jedno ciasteczko pozwala tej przeglądarce odnaleźć twoje stoły. Działa przez rok.
privacy-keep = Jak długo przechowywane są tu dane
privacy-ever = na zawsze
privacy-finished = Zakończone gry
privacy-running = Gry, w których nikt nie wykonuje ruchu
privacy-waiting = Stoły, przy których nie zaczęto gry
privacy-public = Otwarte stoły, przy których nie zaczęto gry
privacy-tutorials = Przerwane samouczki
privacy-finished-tutorials = Ukończone samouczki
privacy-chat = Czat
privacy-reports = Zgłoszenia dotyczące innych graczy
privacy-addresses = Adres sieciowy osoby, która utworzyła stół
privacy-reviews = Analizy gier
privacy-admin-log = Działania administratora
privacy-operator = Aby coś usunąć, poproś osobę, która prowadzi ten serwer. Widzi imiona, adresy i zgłoszone wiadomości, ale nie czat ani ręce w trwających grach.
privacy-days = { $days ->
    [one] { $days } dzień
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dnia
  }

## Friends
tables = Twoje stoły
tables-of = { $game }: { $names }
tables-turn = Kolej: { $names }
tables-round = Runda { $number }
tables-all = Pokaż wszystkie ({ $count })
tables-fewer = Pokaż mniej
tables-remove = Usuń
tables-remove-of = Usuń grę { $game }: { $names }
tables-remove-sure = Usunąć ten stół ({ $game }) z listy? Wrócisz tylko z linkiem.
tables-remove-playing = Usunąć tę grę ({ $game })? Bot zagra dalej za ciebie, a wrócisz tylko z nowym linkiem od gospodarza.
tables-remove-replay = Usunąć tę grę ({ $game }) z powtórek?
room-welcome = Witaj, { $name }! Masz miejsce przy tym stole.
away-now = { $name } nie odpowiada.
away-soon = { $name } nie odpowiada. Po upływie { $seconds } s możesz pozwolić grać botowi do czasu powrotu.
away-bot = Niech zagra bot
banner-stand-in = { $bot } gra w zastępstwie: { $name }
seat-stand-in = gra { $bot }
seat-stand-in-of = { $bot } gra w zastępstwie: { $name }.
log-stand-in = { $who ->
    [you] Na razie { $bot } gra za ciebie.
   *[other] Na razie { $bot } gra w zastępstwie: { $name }.
  }
log-plays-again = { $who ->
    [you] Znowu grasz.
   *[other] { $name } znowu gra.
  }
notice-stand-in = { $who ->
    [you] Nie było cię przy stole, więc gra za ciebie bot.
   *[other] { $name } nie odpowiada. Do czasu powrotu gra bot.
  }
undo-ask = Poproś o cofnięcie
undo-ask-text = Bez zgody innych tego ruchu już nie cofniesz. Zapytać wszystkich?
undo-asked = { $name } chce cofnąć swój ostatni ruch. Zgadzasz się?
undo-asked-of = { $other }: { $name } chce cofnąć swój ostatni ruch. Zgadzasz się?
undo-yes = Tak, cofnij
undo-no = Nie
undo-waits = Prosisz o cofnięcie ostatniego ruchu. Czekamy na odpowiedź: { $names }.
undo-withdraw = Nieważne
undo-refused = { $name } się nie zgadza, więc twój ruch zostaje.
chat-unread = { $count ->
    [one] 1 nowa
    [few] { $count } nowe
    [many] { $count } nowych
   *[other] { $count } nowej
  }
menu-unread = { $count ->
    [one] Menu, 1 nowa wiadomość
    [few] Menu, { $count } nowe wiadomości
    [many] Menu, { $count } nowych wiadomości
   *[other] Menu, { $count } nowej wiadomości
  }
rematch-offer = Jeszcze raz w tym samym gronie?
rematch-ready = Rewanż czeka!
new-more = Więcej opcji
new-more-text = Zasady, kto zaczyna, tempo, widzowie
new-changed = zmienione: { $count }
begins-text = Decyduje, kto wykona pierwszy ruch.
new-pace-none-text = Każdy gra tak długo, jak chce.
new-pace-reminder-text = Po 2 minutach nad ruchem pojawia się miłe przypomnienie i nic więcej.
new-pace-live-text = Masz 10 minut na całą grę, a każdy ruch oddaje do 15 sekund. Potem gra za ciebie bot.
new-pace-days-text = Masz dzień na każdy ruch. Potem gra za ciebie bot.
new-away-text = Gdy ktoś nie odpowiada, gospodarz może od razu wpuścić w zastępstwie bota, inni po czasie: { $seconds } s.
new-watch-text = Widzowie widzą stół, ale nigdy tego, co jest ukryte.
new-hints-text = W swojej turze możesz zapytać bota, co by zrobił.
new-open-text = Otwarty stół widać na stronie głównej tego serwera i każdy może dołączyć.
new-chat-text = Decyduje, co można pisać do siebie przy stole.
chair-name = Imię tej osoby
