# The pages of casetta: what every game shares.

## Games
game-dream-home = Domek
game-my-shelfie = My Shelfie
game-home-staging = Home Staging
sentence-dream-home = Wybieraj pomieszczenia, zbuduj domek i przykryj go dachem.
sentence-my-shelfie = Bierz płytki, zapełniaj regał i łącz takie same.
sentence-home-staging = Rysuj meble i zostaw miejsce na przejście.
players-dream-home = 2–4 graczy
players-my-shelfie = 2–4 graczy
players-home-staging = 1–6 graczy
minutes-dream-home = 30 min
minutes-my-shelfie = 30 min
minutes-home-staging = 40 min

## Pages
pages = Nawigacja
play = Graj
replays = Powtórki
rules = Zasady
pad = Punktacja
settings = Ustawienia
language = Język
language-name = Polski
home = Strona główna
join = Dołącz
join-code = Dołącz z kodem
join-code-label = Kod stołu
join-waiting = Czekasz, aż gospodarz cię wpuści…
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
home-text = Zagraj z przyjaciółmi albo z botami. Bez zakładania konta.
home-games = Gry
home-trouble = Serwer nie odpowiada
home-against = przeciwko: { $names }
home-open = Otwarte stoły
home-best = Twój rekord: { $points }
status-waiting = czeka
status-running = w grze
status-finished = po grze
status-quarantined = uszkodzony
status-closed = zamknięty
play-now = Graj teraz
set-up = Przygotuj stół

## A new table
new-title = { $game }: nowy stół
new-seats = Gracze
new-details = Opcje inne niż standardowe: { $count }
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
new-watch-them = Oglądaj grę botów
new-open-table = Otwórz stół
chair-who = Miejsce { $number }
chair-friend = Gość
chair-friend-text = Dołączy przez link, kod QR albo kod stołu.
chair-bot = Bot
chair-here = Na tym ekranie
chair-here-text = Podajecie sobie ekran po kolei.
chair-level = Poziom
chair-add = Dodaj miejsce
chair-remove = Usuń to miejsce
chair-waiting = Wolne miejsce
chair-me = Gram
chair-watch = Tylko oglądam
begins = Kto zaczyna
begins-random = Losowo
begins-chosen = Wybieramy
begins-who = Pierwszy gracz
begins-rotate = Po kolei: { $name }
begins-friend = Gość na miejscu { $number }
began-random = { $who ->
    [you] Zaczynasz – tak zdecydował los.
   *[other] Zaczyna { $name } – tak zdecydował los.
  }
began-rotate = { $who ->
    [you] Zaczynasz – teraz twoja kolej po poprzedniej grze.
   *[other] Zaczyna { $name } – tak wypada kolej po poprzedniej grze.
  }
began-chosen = { $who ->
    [you] Zaczynasz – tak ustalono przy stole.
   *[other] Zaczyna { $name } – tak ustalono przy stole.
  }

## The waiting room
room-title = { $game }: zaraz zaczynamy
room-seats = Kto już jest
room-give-bot = Dodaj bota
room-knocks = { $name } chce dołączyć.
room-admit = Wpuść
room-refuse = Nie teraz
room-let-in = Wpuszczaj każdego, kto ma link
room-rename = Użyj tego imienia
room-wait = Czekamy, aż gospodarz zacznie grę.
room-given = Rozdanie pochodzi z innej gry. Osoba, która założyła stół, może je znać.
room-start = Zacznij grę
room-open-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne.
    [few] { $count } miejsca są jeszcze wolne.
    [many] { $count } miejsc jest jeszcze wolnych.
   *[other] { $count } miejsca jest jeszcze wolne.
  }
invite = Zaproś znajomych
invite-qr = Kod QR z linkiem
invite-code = Kod stołu
invite-link = Link do stołu
invite-text = Zagrajmy w { $game }!
invite-local = Na razie dołączyć można tylko na tym komputerze.
invite-others = Wpuść innych
invite-by-host = Gospodarz może wpuścić innych.

## The bar and the banner
you = Ty
name-you = { $name } (ty)
seat-number = Gracz { $number }
seat-bot = bot
seat-here = online
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
    [one] Ogląda 1 osoba.
    [few] Oglądają { $count } osoby.
    [many] Ogląda { $count } osób.
   *[other] Ogląda { $count } osoby.
  }
table-turn = ruch { $number }
title-your-turn = Twoja kolej: { $game }
banner-your-turn = Twoja kolej
banner-everybody = Grają wszyscy
banner-done = Gotowe
banner-several = { $count ->
    [one] czekamy na 1 osobę
    [few] czekamy na { $count } osoby
    [many] czekamy na { $count } osób
   *[other] czekamy na { $count } osoby
  }
banner-thinking = { $name } myśli…
banner-to-move = Teraz { $name }
banner-away = { $name } nie odpowiada; czekamy
banner-watching = Oglądasz
banner-reconnecting = Łączenie…
banner-nothing-lost = nic nie przepadło
banner-opening = Rozkładamy grę…
banner-paused = Pauza
banner-over = Koniec gry
banner-wins = { $who ->
    [you] Wygrywasz!
    [shared] Wygrywacie wspólnie: { $names }
   *[other] { $count ->
        [one] Wygrywa { $names }
        [few] Wspólnie wygrywają { $names }
        [many] Wspólnie wygrywają { $names }
       *[other] Wspólnie wygrywają { $names }
    }
  }
banner-asks-back = { $who ->
    [you] Prosisz o cofnięcie. Czekamy na innych…
   *[other] { $name } chce cofnąć ruch
  }
undo = Cofnij
undo-locked = Tego nie cofniesz bez zgody innych.
sound = Dźwięk
sound-on = Dźwięk włączony
sound-off = Dźwięk wyłączony
help = Zasady i pomoc
help-ask = Zapytaj o coś na stole
help-ask-tap = Dotknij tego, o co chcesz zapytać.
help-ask-not = Anuluj
clock = Pozostały czas
clock-hours = { $hours } godz.
reminder = { $who ->
    [you] Inni czekają na twój ruch. Bez pośpiechu!
   *[other] { $name } jeszcze myśli. Może słówko na czacie?
  }
put-back = Odłóż
rule-why = Pokaż tę zasadę

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
    [you] Ponawiasz ruch.
   *[other] { $name } ponawia ruch.
  }
log-ask = { $who ->
    [you] Prosisz o cofnięcie ruchu.
   *[other] { $name } prosi o cofnięcie ruchu.
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
chat-empty = Jeszcze nic tu nie ma. Napisz coś!
chat-write = Napisz coś
chat-send = Wyślij
sign-out-others = Wyloguj inne urządzenia
signed-out = Inne urządzenia zostały wylogowane.
emotes = Reakcje
emote-hello = Cześć!
emote-good-luck = Powodzenia!
emote-well-done = Brawo!
emote-thanks = Dzięki!
emote-laugh = Ha, ha!
emote-wow = Wow!
emote-oops = Ojej!
emote-thinking = Niech pomyślę…
new-chat = Czat
new-chat-on = Włączony
new-chat-emotes = Tylko reakcje
new-chat-off = Wyłączony
mute-spectators = Wycisz widzów
unmute-spectators = Pozwól widzom pisać
seat-muted = czat wyłączony
seat-more = Opcje: { $name }
seat-hush = Ukryj wiadomości
seat-show = Pokaż wiadomości
seat-mute = Wycisz
seat-unmute = Wyłącz wyciszenie
seat-report = Zgłoś
seat-kick = Usuń od stołu
seat-kick-sure = { $name }: usunąć od stołu? Link tej osoby przestanie działać, a jej miejsce będzie można oddać komuś innemu.
report-of = Zgłoś: { $name }
report-reason = Co się stało?
report-text = Zobaczy to tylko osoba, która prowadzi ten serwer.
report-send = Wyślij zgłoszenie
report-cancel = Anuluj
reported = Dziękujemy. Zgłoszenie zostało wysłane.
notice-moved-in = { $who ->
    [you] To miejsce jest teraz twoje. Otrzymany link działa tylko w tej przeglądarce.
   *[other] { $name } gra teraz we własnej przeglądarce.
  }
notice-device = { $who ->
    [you] Twoje miejsce otwarto na innym urządzeniu.
   *[other] { $name } gra też na innym urządzeniu.
  }
notice-taken-back = { $who ->
    [you] Powstał nowy link do twojego miejsca. Poproś o niego gospodarza.
   *[other] Gospodarz odbiera miejsce: { $name }.
  }
notice-kicked = Gospodarz usuwa od stołu: { $name }.
notice-muted = { $who ->
    [you] Gospodarz cię wycisza.
    [spectators] Gospodarz wycisza widzów.
   *[other] Gospodarz wycisza: { $name }.
  }
notice-unmuted = { $who ->
    [you] Znów możesz pisać.
    [spectators] Widzowie znów mogą pisać.
   *[other] { $name } znów może pisać.
  }
notice-silenced = { $who ->
    [you] Administrator serwera cię wycisza.
    [spectators] Administrator serwera wyłącza czat.
   *[other] Administrator serwera wycisza: { $name }.
  }
notice-unsilenced = { $who ->
    [you] Znów możesz pisać.
    [spectators] Administrator serwera znów włącza czat.
   *[other] { $name } znów może pisać.
  }
act-pause = Pauza
act-resume = Wznów
act-ask-back = Poproś o cofnięcie
act-hand-over = Niech bot zagra za mnie
act-take-seat = Znów gram
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
watch-link-text = Pokazuje stół, ale nic, co jest ukryte.
my-link = Graj dalej na innym urządzeniu
my-link-text = Otwórz tam ten link. Starsze linki do twojego miejsca przestały działać, ale w tej przeglądarce możesz grać dalej.
devices = { $count ->
    [one] Twoje miejsce jest otwarte tylko na tym urządzeniu.
    [few] Twoje miejsce jest otwarte na { $count } urządzeniach.
    [many] Twoje miejsce jest otwarte na { $count } urządzeniach.
   *[other] Twoje miejsce jest otwarte na { $count } urządzenia.
  }
hints = Podpowiedzi
hints-thinking = Bóbr przygląda się planszy…
hints-points = na końcu około { $points } pkt
hints-chance = szansa na wygraną { $chance }
hints-text = Wybierz jedną, żeby zobaczyć ją na planszy. To jeszcze nie ruch.
why = Dlaczego?
why-of = Dlaczego? { $move }
why-thinking = Niech pomyślę…
why-nothing = Tak po prostu, na wyczucie.

## What goes wrong
lost-since = Brak połączenia od { $time }. Nic nie przepadło.
renewed = casetta została zaktualizowana.
missed = { $count ->
    [one] Ominął cię jeden ruch.
    [few] Ominęły cię { $count } ruchy.
    [many] Ominęło cię { $count } ruchów.
   *[other] Ominęło cię { $count } ruchu.
  }
seat-handed = { $name } gra za ciebie.
refused-unreachable = Serwer nie odpowiada. Sprawdź połączenie i spróbuj ponownie.
refused-turned-away = Tym razem gospodarz nie ma dla ciebie miejsca.
refused-no-network = Ten komputer nie jest podłączony do sieci.
gate-other = Nie udało się wejść
gate-no-such-link = Ten link nie działa
gate-no-such-link-text = Może brakuje jego kawałka. Poproś o link jeszcze raz albo dołącz z kodem.
gate-link-revoked = Ten link jest już nieaktualny
gate-link-revoked-text = To miejsce otwarto na innym urządzeniu albo oddano komuś innemu. Poproś gospodarza o nowy link.
gate-kicked = Usunięto cię od tego stołu
gate-kicked-text = Tak zdecydował gospodarz, więc twój link już nie działa. Jeśli to pomyłka, daj mu znać albo zagraj przy innym stole.
gate-no-such-table = Nie ma takiego stołu
gate-no-such-table-text = Może został już usunięty. Przygotuj nowy albo dołącz z kodem.
gate-not-found = Tu nic nie ma
gate-not-found-text = Wróć na stronę główną przyciskiem poniżej.
gate-not-finished = Ta gra jeszcze trwa
gate-not-finished-text = Powtórka pojawi się, gdy gra się skończy.
gate-other-tab = Grasz w innej karcie
gate-other-tab-text = Ten stół jest już otwarty w innej karcie przeglądarki. Nic nie przepadło.
gate-protocol-too-old = casetta została zaktualizowana
gate-protocol-too-old-text = Ta karta jest nieaktualna. Odśwież ją – nic nie przepadnie.
gate-seat-taken = Wszystkie miejsca są zajęte
gate-seat-taken-text = Poproś gospodarza o miejsce albo przygotuj własny stół.

## Handing over
door-hand-over = Przekaż ekran: { $name }
door-secret = Tajemnice zostają za drzwiami.
door-open = To ja, { $name }

## The end
end-title = Koniec gry
end-shut = Wróć do planszy
end-show = Pokaż wynik
end-place = Miejsce
end-player = Gracz
end-lines = Twoje punkty po kolei
end-all = Pokaż wszystko
end-rematch = Rewanż
end-rematch-join = Do rewanżu
end-replay = Powtórka
end-same-deal = To samo rozdanie
end-record = Pobierz zapis
end-save = Zapisz
end-best = Twój najlepszy wynik!
end-picture = Obrazek ({ $kind })
end-host-rematch = Rewanż może zacząć gospodarz. Zaproszenie pojawi się tutaj.
picture-caption = { $points ->
    [one] { $game } · { $name }, { $points } punkt
    [few] { $game } · { $name }, { $points } punkty
    [many] { $game } · { $name }, { $points } punktów
   *[other] { $game } · { $name }, { $points } punktu
  }
awards = Wyróżnienia
award-line = Najwięcej punktów naraz: { $points } za „{ $line }”
award-part = Najlepszy wynik w kategorii „{ $part }”: { $points }
award-round = { $points ->
    [one] Punkty na jeden sposób
    [few] Punkty na { $points } sposoby, najwięcej ze wszystkich
    [many] Punkty na { $points } sposobów, najwięcej ze wszystkich
   *[other] Punkty na { $points } sposobu, najwięcej ze wszystkich
  }
award-best = Mocna strona: „{ $line }”, { $points } pkt
award-close = { $points ->
    [one] Zdecydował { $points } punkt. Co za finisz!
    [few] Zdecydowały { $points } punkty. Co za finisz!
    [many] Zdecydowało { $points } punktów. Co za finisz!
   *[other] Zdecydowało { $points } punktu. Co za finisz!
  }
award-even = Tyle samo punktów. Co za finisz!

## Replay
replay-of = Powtórka: { $game }
replay-eyes = Widok
replay-all = Wszystko
replay-back = Ruch wstecz
replay-next = Ruch naprzód
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-move = Ruch
replay-at = ruch { $at } z { $last }
replay-link = Link do tej chwili
replay-on = Graj stąd dalej
replays-none = Nie ma jeszcze zakończonych gier. Tu znajdziesz ich powtórki.
review = Analiza
review-waiting = Sprawdzamy każdy ruch. To chwilę potrwa…
review-progress = Sprawdzone ruchy: { $done } z { $of }
review-soon = Ta analiza jest następna w kolejce.
review-try = Spróbuj
review-again = Spróbuj jeszcze raz
review-skill = Szczęście i umiejętności
review-skill-text = Wynik oczekiwany na początku minus stracone punkty, plus szczęście i to, co zostawili inni – tak powstają punkty.
review-start = Oczekiwane
review-points = Punkty
review-accuracy-of = { $name }: { $percent }%
review-graph = Ruch po ruchu
review-graph-points = Punkty
review-graph-chance = Szansa
review-graph-of = { $count ->
    [one] Oczekiwany wynik gracza po każdym ruchu.
    [few] Oczekiwane wyniki { $count } graczy po każdym ruchu.
    [many] Oczekiwane wyniki { $count } graczy po każdym ruchu.
   *[other] Oczekiwane wyniki { $count } gracza po każdym ruchu.
  }
riddle = Znajdź lepszy ruch
riddle-question = { $who ->
    [you] Twój ruch { $number }: co byłoby lepsze?
   *[other] { $name }, ruch { $number }: co byłoby lepsze?
  }
riddle-how = Spróbuj na planszy. Gra się od tego nie zmieni.
riddle-found = Jest! To właśnie ten ruch.
riddle-as-played = Tak właśnie zagrano.
riddle-other = To też pomysł, ale analiza znalazła inny ruch.
riddle-better = Lepiej: { $better }
riddle-played = Zagrano: { $played }
riddle-lost = Ten ruch kosztował około { $points } pkt.
riddle-again = Jeszcze raz
riddle-replay = Pokaż w powtórce
riddle-back = Do analizy
review-accuracy = Dokładność
review-lost = Stracone
review-luck = Szczęście
review-worst = Znajdź lepszy ruch
review-find = { $who ->
    [you] Ruch { $number }: tu da się zagrać lepiej.
   *[other] { $name }, ruch { $number }: tu da się zagrać lepiej.
  }
review-look = Obejrzyj
review-show = Pokaż
review-none = Żaden ruch nie kosztował punktów.

## Rules and score pad
rules-of = { $game }: zasady
rules-search = Szukaj w zasadach
rules-chapters = Rozdziały
rules-whole = Pełne zasady
rules-questions = Pytania i odpowiedzi ({ $count })
rules-edition = { $edition ->
    [it] Wydanie włoskie
    [en] Wydanie angielskie
    [pl] Wydanie polskie
   *[other] Standard
  }
rules-sheet-what = Co się liczy
rules-sheet-points = Punkty
rules-sheet-sum = Razem
pad-text = Gracie przy prawdziwym stole? Zaznacz, co na nim leży, a objaśnimy każdy punkt.
pad-of = { $game }: punktacja
pad-none = Tej gry jeszcze tu nie policzysz.
pad-people = Gracze
pad-add = Dodaj gracza
pad-person-name = Imię
pad-remove = Usuń: { $name }
pad-clear = Wyczyść wszystko
pad-cleared = Wszystko wyczyszczone.
pad-kept = Wszystko, co zaznaczysz, zostaje na tym urządzeniu.
own-load = Wczytaj plik
own-save = Zapisz jako plik
own-clear = Zacznij od nowa
own-clear-sure = Na pewno od nowa?
own-faults = Do poprawienia
own-good = Wszystko się zgadza.
own-text = Plik jako tekst
own-kept = Zostaje na tym urządzeniu, nawet niedokończone.
own-back = Wróć do punktacji
pad-as-edition = Jak w wydaniu

## First game
first-of = { $game }: samouczek
first-offer = Naucz się, grając: samouczek na pięć minut
first-waiting = Pierwszy raz? Przejdź samouczek, zanim gra się zacznie.
first-guide = Co robić
first-progress = Krok { $step } z { $steps }
first-other = Tak też można, ale tym razem spróbuj podświetlonego ruchu.
first-show = Pokaż mi
first-next = Dalej
first-again = Jeszcze raz
first-whole = Zagraj całą grę
first-leave = Zakończ samouczek
first-link = Samouczek

## Keys
keys = Klawisze
key-tab = następny obszar
key-arrows = poruszanie się w obszarze
key-enter = wybierz lub potwierdź
key-escape = krok wstecz
key-undo = cofnij
key-look = obejrzyj plansze innych
key-side = dziennik, czat
key-hints = podpowiedzi
key-help = pomoc na temat tego, co wybrane lub wskazane

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
set-motion-short = Krótkie
set-motion-none = Wyłączone
set-letters = Litery na płytkach
set-places = Podświetlaj dozwolone miejsca
set-gains = Pokazuj punkty przy wyborze
set-confirm = Potwierdzaj każdy ruch
set-assist = Meble same ustawiają się do ściany
set-notices = Powiadamiaj, gdy moja kolej

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
generic-key-moves = następny lub poprzedni ruch

## The server console and privacy
console = Panel serwera
console-locked = Ta strona jest dla osoby, która prowadzi serwer. Otwórz casettę przez adres pokazany w terminalu albo wpisz klucz administratora (pokaże go casetta admin key).
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
console-no-log = Nie ma tu jeszcze żadnych działań.
console-older = Starszych stołów jeszcze nie przeszukano.
console-done = Zrobione: { $deed }.
console-deeds = Działania
console-others = Nie wpuszczaj innych
console-hidden = Kart na ręce, rozdań i czatu trwających gier nigdy tu nie widać.
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
console-close-sure = Zamknąć ten stół? Wszyscy zostaną od niego odesłani. Możesz go potem otworzyć ponownie.
console-reopen = Otwórz ponownie
console-delete = Usuń
console-delete-sure = Usunąć ten stół na zawsze, razem z grą i czatem?
console-end = Rozłącz
console-block = Zablokuj
console-block-sure = Zablokować ten adres na dobę?
console-unblock = Odblokuj
console-mute = Wycisz czat
console-mute-sure = Wyciszyć czat przy tym stole? Nikt nie będzie mógł tam pisać, dopóki go nie włączysz.
console-unmute = Włącz czat
console-mute-seat = Wycisz miejsce { $seat }
console-unmute-seat = Wyłącz wyciszenie miejsca { $seat }
console-resolve = Załatwione
privacy = Prywatność
privacy-text = casetta nie ma kont, reklam ani śledzenia. Przechowuje to, czego potrzebuje stół: wpisane imiona, ruchy i czat.
privacy-cookie = Jedno ciasteczko pozwala tej przeglądarce odnaleźć twoje stoły. Działa przez rok.
privacy-keep = Jak długo przechowujemy dane
privacy-ever = na zawsze
privacy-finished = Zakończone gry
privacy-running = Gry, w których nikt nie gra
privacy-waiting = Stoły, przy których nie zaczęto gry
privacy-public = Otwarte stoły, przy których nie zaczęto gry
privacy-tutorials = Przerwane samouczki
privacy-finished-tutorials = Ukończone samouczki
privacy-chat = Czat
privacy-reports = Zgłoszenia dotyczące innych graczy
privacy-addresses = Adres sieciowy osoby, która utworzyła stół
privacy-reviews = Analizy gier
privacy-admin-log = Działania administratora
privacy-operator = Jeśli chcesz coś usunąć, poproś osobę, która prowadzi ten serwer. Widzi ona imiona, adresy i zgłoszone wiadomości, ale nie czat ani karty w trwających grach.
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
tables-remove-of = Usuń: { $game }, { $names }
tables-remove-sure = Usunąć ten stół ({ $game }) z listy? Wrócić będzie można tylko przez link.
tables-remove-playing = Usunąć tę grę ({ $game })? Bot zagra dalej za ciebie, a wrócić będzie można tylko przez nowy link od gospodarza.
tables-remove-replay = Usunąć tę grę ({ $game }) z powtórek?
room-welcome = Witaj, { $name }! Masz miejsce przy tym stole.
away-now = { $name } nie odpowiada.
away-soon = { $name } nie odpowiada. Po { $seconds } s możesz wpuścić w zastępstwie bota.
away-bot = Niech zagra bot
banner-stand-in = { $name }: gra { $bot }
seat-stand-in = gra { $bot }
seat-stand-in-of = { $name }: w zastępstwie gra { $bot }.
log-stand-in = { $who ->
    [you] W twoim zastępstwie gra { $bot }.
   *[other] { $name }: w zastępstwie gra { $bot }.
  }
log-plays-again = { $who ->
    [you] Znów grasz.
   *[other] { $name } znów gra.
  }
notice-stand-in = { $who ->
    [you] Nie było cię przy stole, więc gra za ciebie bot.
   *[other] { $name } nie odpowiada. Do czasu powrotu gra bot.
  }
undo-ask = Poproś o cofnięcie
undo-ask-text = Tego ruchu nie cofniesz już bez zgody innych. Zapytać wszystkich?
undo-asked = { $name } chce cofnąć swój ostatni ruch. Zgadzasz się?
undo-asked-of = { $other }: { $name } chce cofnąć swój ostatni ruch. Zgadzasz się?
undo-yes = Tak, cofnij
undo-no = Nie
undo-waits = Prosisz o cofnięcie ostatniego ruchu. Czekamy na odpowiedź: { $names }.
undo-withdraw = Anuluj
undo-refused = { $name } się nie zgadza. Twój ruch zostaje.
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
begins-text = Określa, kto wykona pierwszy ruch.
new-pace-none-text = Każdy gra tak długo, jak chce.
new-pace-reminder-text = Po 2 minutach nad ruchem pojawia się przyjazne przypomnienie, nic więcej.
new-pace-live-text = Masz 10 minut na całą grę, a za każdy ruch odzyskujesz do 15 sekund. Potem za ciebie gra bot.
new-pace-days-text = Masz 1 dzień na każdy ruch. Potem za ciebie gra bot.
new-away-text = Gdy ktoś nie odpowiada, gospodarz może od razu wpuścić w zastępstwie bota, a pozostali po { $seconds } s.
new-watch-text = Widzowie widzą stół, ale nigdy tego, co jest ukryte.
new-hints-text = W swojej turze możesz zapytać bota, co by zrobił.
new-open-text = Otwarty stół widać na stronie głównej tego serwera, więc dołączyć może każdy.
new-chat-text = Określa, co można pisać przy stole.
chair-name = Imię
zoom = Powiększenie
zoom-in = Powiększ
zoom-out = Pomniejsz
