# Menus and errors of casetta. Sentences of a game lie in the game's own folder.

## What is wrong with something that came from outside

wrong-unknown-game = Nie ma gry { $game }. Dostępne gry: { $known }.
wrong-unknown-option = Nie ma opcji { $option }. Dostępne opcje: { $known }.
wrong-unknown-option-value = Opcja { $option } nie może mieć wartości { $value }. Możliwe wartości: { $known }.
wrong-unknown-seats = Gra { $game } nie obsługuje takiej liczby graczy: { $seats }. Możliwe liczby: { $known }.
wrong-unknown-bot = Nie ma bota { $bot }. Dostępne boty: { $known }.
wrong-unknown-language = Nie ma języka { $language }. Dostępne języki: { $known }.
wrong-unknown-command = Nie ma polecenia { $command }. Dostępne polecenia: { $known }.
wrong-misspelt-command = Nie ma polecenia { $command }. Czy chodziło o { $nearest }? Wszystkie polecenia: casetta --help
wrong-needs-the-launcher = To działa tylko w klonie repozytorium casetty, przez polecenie ./casetta.
wrong-play-what = Podaj grę: casetta play my-shelfie… (dostępne: { $known }). Samo casetta play otwiera menu.
wrong-command-line = Nie udało się odczytać polecenia ({ $detail }). Pomoc: casetta --help
wrong-wrong-seats = { $text } nie jest listą miejsc. Wpisz ją tak: me,me:Anna,bot:greedy.
wrong-wrong-first = { $text } nie wskazuje nikogo, kto mógłby zacząć. Wpisz random albo numer miejsca od 0 do { $last }.
wrong-wrong-option = { $text } nie jest opcją. Wpisz ją tak: nazwa=wartość.
wrong-no-such-file = Nie można odczytać pliku { $file }: { $reason }.
wrong-cannot-write = Nie można zapisać pliku { $file }: { $reason }.
wrong-broken-cards = Wbudowane karty są uszkodzone: { $reason }. Zainstaluj casettę ponownie.

wrong-not-utf8 = Ten wiersz nie jest zapisany w UTF-8.
wrong-not-json = Ten wiersz nie jest poprawnym JSON-em.
wrong-not-an-object = Ten wiersz nie jest obiektem JSON.
wrong-field-not-an-object = { $where } nie jest obiektem JSON.
wrong-unknown-question = Nie ma takiego pytania. Możliwe pytania: { $known }.
wrong-missing-field = Brakuje pola { $where }.
wrong-unknown-field = Pole { $field } jest nieznane; pominięto je.
wrong-not-a-number = { $where } nie jest liczbą całkowitą.
wrong-out-of-bounds = { $where } nie mieści się w zakresie od { $lowest } do { $highest }.
wrong-not-a-flag = { $where } to ani true, ani false.
wrong-not-a-choice = { $where } nie ma żadnej z tych wartości: { $known }.
wrong-not-a-list = { $where } nie jest listą właściwej długości.
wrong-wrong-grid = { $where } nie jest rysunkiem właściwej wielkości. Liczba wierszy: { $rows }, znaków w każdym: { $columns }.
wrong-unknown-sign = { $where } zawiera niedozwolony znak. Dozwolone: { $known }
wrong-too-many = { $where } ma za dużo pozycji. Może ich być najwyżej { $most }.
wrong-page-not-toml = { $where }: to nie jest poprawny TOML: { $reason }.
wrong-file-not-utf8 = { $where }: plik nie jest zapisany w UTF-8.
wrong-page-not-entries = { $where }: tu potrzebne są wpisy w podwójnych nawiasach kwadratowych.
wrong-page-not-a-text = { $where } musi być tekstem.
wrong-page-not-so-many = { $where } nie jest listą liczb całkowitych. Powinno ich być { $length }.
wrong-page-no-entry = { $where }: brakuje wpisu { $name }.
wrong-page-twice = { $where }: { $name } występuje dwa razy.
wrong-page-strange-key = { $where }: nieznane pole. Czy chodziło o { $nearest }? Znane pola: { $known }.
wrong-page-unknown-key = { $where }: nieznane pole. Znane pola: { $known }.
wrong-page-long-text = { $where }: tekst jest za długi. Może mieć najwyżej { $most } znaków.
wrong-hidden-sign = { $where }: są tu znaki, których nie da się pokazać, na przykład sterujące albo zmieniające kierunek pisma. Usuń je.
wrong-more-faults = Błędów jest więcej niż { $most }. Najpierw popraw te.
wrong-own-digest = Karty lub scenariusz w tym zapisie różnią się od tych, którymi grano.
wrong-card-twice = { $where }: ta sama karta występuje dwa razy.
wrong-wrong-luck-key = { $where } nie jest kluczem z 64 cyfr szesnastkowych.

wrong-unreadable-move = To nie jest ruch.
wrong-illegal-move = Zasady nie pozwalają teraz na ten ruch.
wrong-not-your-turn = Ruch należy teraz do innego miejsca.
wrong-game-over = Gra się skończyła.
wrong-stale-move = Ten ruch dotyczył wcześniejszej pozycji. Stół jest już w wersji { $version }.

wrong-record-not-json = Ten plik nie jest zapisem gry: to nie dokument JSON.
wrong-record-format = Zapis ma format { $format }, a ten program czyta format { $known }. Pierwsze niezgodne zdarzenie: { $event }.
wrong-record-newer = Zapis powstał w wersji { $version } zasad, a ten program zna wersję { $known }. Zaktualizuj casettę. Pierwsze niezgodne zdarzenie: { $event }.
wrong-record-altered = Zapis gry został zmieniony. Pierwsze niezgodne zdarzenie: { $event }.
wrong-record-digest = Zapis gry został zmieniony: skrót pozycji się nie zgadza. Pierwsze niezgodne zdarzenie: { $event }.
wrong-record-illegal = Zapis gry został zmieniony: zasady nie pozwalają na ten ruch. Pierwsze niezgodne zdarzenie: { $event }.
wrong-no-such-event = Nie ma zdarzenia { $event }; ostatnie to { $last }.

## The command line

help-casetta = Trzy gry planszowe o domu: graj solo albo ze znajomymi i sprawdzaj zasady. Bez polecenia casetta uruchamia serwer z grami i otwiera przeglądarkę.
help-play = Uruchamia grę w terminalu, także samych botów; bez nazwy gry otwiera menu.
help-replay = Odtwarza zapis gry: pozycję, punktację i klasyfikację.
help-ask = Odpowiada na pytania o zasady: JSON wiersz po wierszu, odpowiedzi w tej samej kolejności.
help-score = Liczy punkty: wpisz, co leży na stole, a każdy punkt zostanie objaśniony.
help-bench = Mierzy, ile losowych gier da się rozegrać w sekundę albo (server) ile udźwignie serwer.
help-perft = Liczy ciągi ruchów od początku gry.
help-selfcheck = Sprawdza, czy zasady działają na tym komputerze tak, jak powinny.
help-doctor = Pokazuje wersje, foldery, czego brakuje i jak to naprawić.
help-golden = Porównuje albo zapisuje gry wzorcowe i liczby ruchów (dla programistów).
help-setup = Przygotowuje ten klon: pakiety Pythona i strony.
help-dev = Uruchamia casettę dla programistów: strony i serwer przeładowują się po każdej zmianie.
help-test = Uruchamia sprawdzenia i testy tego klonu.
help-docs = Buduje dokumentację jako stronę z wyszukiwarką i ją udostępnia.
help-audit = Szuka znanych podatności w pakietach, z których korzysta casetta (pyta usługę w sieci).

help-usage = Użycie
help-heading-play = Gra
help-heading-study = Analiza
help-heading-host = Serwer
help-heading-develop = Dla programistów
help-heading-arguments = Argumenty
help-heading-options = Opcje
help-argument-help = Pokazuje tę pomoc.
help-argument-lang = Język, według kodu: pl, en…
help-argument-version = Pokazuje wersję.
help-argument-dev = Przygotowuje też narzędzia dla programistów.
help-argument-site = Buduje stronę w tym folderze i kończy, zamiast ją udostępniać.
help-argument-game = Gra, na przykład my-shelfie.
help-argument-players = Ile osób gra.
help-argument-seats = Kto gdzie siedzi: ludzie i boty, po przecinku.
help-argument-first = Kto zaczyna: random (losowo) albo numer miejsca, od 0.
help-argument-seed = Liczba; ta sama liczba daje to samo rozdanie.
help-argument-record = Zapisuje grę w tym pliku.
help-argument-quiet = Pokazuje tylko wynik.
help-argument-edition = Wydanie, według którego grasz.
help-argument-option = Wariant zasad: nazwa i wartość. Można podać kilka razy.
help-argument-file = Plik; jeśli można go pominąć, czytane jest standardowe wejście.
help-argument-at = Pokazuje pozycję po tym zdarzeniu.
help-argument-json = Odpowiada w formacie JSON, dla programów.
help-argument-games = Ile gier.
help-argument-life = compiled lub plain.
help-argument-mode = playout (wybiera przez liczenie) lub list (wypisuje wszystkie ruchy).
help-argument-compare = Porównuje z liczbami z docs/performance.md i z językiem C.
help-argument-short = server: mierzy mniej, w pół minuty.
help-argument-after = Ile losowych ruchów wykonać przed liczeniem.
help-argument-depth = Na ile ruchów w głąb liczyć.
help-argument-write = Zapisuje pliki od nowa.

## Benchmarks

bench-compiling = Kompiluję zasady gry { $game }…
bench-compiled = …gotowe po { $seconds } s.
bench-compare-heading = Losowe gry na sekundę czasu CPU: dziś, zapisane, C, dziś / C
bench-server-start = Uruchamianie i zatrzymywanie
bench-server-idle = Bezczynne połączenia: { $sockets }
bench-server-come = Wszyscy siadają do stołów: { $tables }
bench-server-moves = Ruchy na sekundę: { $rate } (pomiar przez { $seconds } s)

## The laws

selfcheck-law = { $game }: { $law }
selfcheck-watched = losowe gry, sprawdzony każdy krok
selfcheck-kept = Wszystko działa tak, jak powinno.
selfcheck-broken = { $count ->
    [one] Znaleziono jeden błąd; patrz wiersz powyżej.
    [few] Znaleziono { $count } błędy; patrz wiersze powyżej.
    [many] Znaleziono { $count } błędów; patrz wiersze powyżej.
   *[other] Znaleziono { $count } błędu; patrz wiersze powyżej.
  }
law-replay = te same ruchy dają tę samą grę
law-lists = ruchów jest tyle, ile na liście
law-notation = ruchy czyta się tak, jak się je zapisuje
law-door = przechodzą tylko dozwolone ruchy
law-secrets = tajemnice pozostają tajemnicami
law-guess = domysły zgadzają się z tym, co wiadomo
law-conservation = nic nie ginie
law-end = każda gra się kończy
law-score = każdy punkt jest objaśniony
law-commute = grający naraz nie przeszkadzają sobie
law-shortcuts = skróty niczego nie zmieniają

## How a conversation ends

end-quit = Do zobaczenia!
end-of-input = Dane wejściowe skończyły się za wcześnie.
end-interrupted = Przerwano.

## Who plays

turn-you = Ty
turn-player = Gracz { $number }
bot-greedy = Łakomy
bot-random = Losowy
bot-potential = Dalekowzroczny
bot-monte-carlo = Monte Carlo
bot-tree = Szperacz
bot-snail = Ślimak
bot-swallow = Jaskółka
bot-beaver = Bóbr
bot-owl = Sowa

## A turn at the terminal

turn-title = { $player }, twoja kolej
turn-title-alone = Twoja kolej
turn-hint = Ruch, np. { $example } · m ruchy · ? pomoc · sheet punkty · save PLIK · quit
turn-hint-chosen = Enter zatwierdza · u cofa
turn-preview = { $move }   Punkty: { $before } → { $after }
turn-advice-points = spodziewane punkty: { $points }
turn-advice-chance = szansa na wygraną: { $chance } %
reason-total = Wynik potem: { $points }
reason-last = Kończy grę
reason-part = { $points ->
    [one] Daje { $points } punkt: { $part }
    [few] Daje { $points } punkty: { $part }
    [many] Daje { $points } punktów: { $part }
   *[other] Daje { $points } punktu: { $part }
  }
turn-nothing-typed = Wpisz ruch albo ?, jeśli potrzebujesz pomocy.
turn-nothing-to-undo = Nie ma czego cofać.
turn-taken-back = Ruch cofnięty.
turn-saved = Zapisano w pliku { $file }.
turn-recorded = Zapis gry jest w pliku { $file }.
turn-page-enter = Enter: dalej
turn-door = { $player }, twoja kolej.
turn-door-others = Pozostali niech na chwilę odwrócą wzrok!
turn-door-enter = Gdy nikt inny nie patrzy, naciśnij Enter.

turn-help-move = Ruch
turn-help-move-text = Wpisz go, zobacz, co daje, i zatwierdź klawiszem Enter. Wielkość liter nie ma znaczenia.
turn-help-moves = m
turn-help-moves-text = Pokazuje, co możesz teraz zrobić.
turn-help-undo = u
turn-help-undo-text = Cofa ruch, dopóki go nie zatwierdzisz.
turn-help-sheet = sheet
turn-help-sheet-text = Pokazuje dotychczasowe punkty, wiersz po wierszu.
turn-help-hint = hint
turn-help-hint-text = Pyta dobrego bota, co by zagrał.
turn-help-save = save PLIK
turn-help-save-text = Zapisuje dotychczasową grę. Jest w tym wszystko, także ukryte karty.
turn-help-quit = quit
turn-help-quit-text = Kończy grę przed czasem.

wrong-turn-save-where = W jakim pliku? Wpisz save i nazwę.
wrong-turn-file-exists = Plik { $file } już istnieje; wybierz inną nazwę.

## Score sheets

sheet-total = Razem
ranking = Klasyfikacja

## The menu

menu-title = trzy gry planszowe o domu
menu-hint = Enter przyjmuje odpowiedź w nawiasie · u wstecz · quit · { $languages }
menu-game = W co gramy?
menu-players = Ile osób gra? { $known }
menu-rivals = Z kim grasz?
menu-rivals-greedy = { $rivals ->
    [one] Łakomy bot: bierze to, co od razu daje najwięcej punktów.
    [few] { $rivals } łakome boty: biorą to, co od razu daje najwięcej punktów.
    [many] { $rivals } łakomych botów: biorą to, co od razu daje najwięcej punktów.
   *[other] { $rivals } łakomego bota: bierze to, co od razu daje najwięcej punktów.
  }
menu-rivals-random = { $rivals ->
    [one] Losowy bot: bierze, co popadnie.
    [few] { $rivals } losowe boty: biorą, co popadnie.
    [many] { $rivals } losowych botów: biorą, co popadnie.
   *[other] { $rivals } losowego bota: bierze, co popadnie.
  }
menu-rivals-potential = Dalekowzroczny bot: myśli o końcu gry, ale nie o innych.
menu-rivals-monte-carlo = Bot Monte Carlo: każdy ruch wiele razy rozgrywa do końca.
menu-rivals-tree = Szperacz: bot, który myśli kilka ruchów naprzód.
menu-rivals-snail = Ślimak: łagodny, w sam raz na pierwszą grę.
menu-rivals-swallow = Jaskółka: solidny przeciwnik.
menu-rivals-beaver = Bóbr: bystry, najpierw myśli.
menu-rivals-owl = Sowa: prawdziwa mistrzyni.
menu-rivals-people = Inni ludzie, po kolei na tym ekranie.
menu-name = Jak ma na imię gracz { $number }?
menu-option = { $option }?
menu-no-terminal = Menu działa tylko w terminalu. Poza nim wpisz polecenie, na przykład casetta play my-shelfie --seats bot:greedy,bot:random, albo casetta --help.

## The score pad

pad-title = { $game }: punktacja
pad-welcome = Enter przyjmuje odpowiedź w nawiasie, u cofa, ? objaśnia, quit kończy. Podawaj graczy zgodnie z ruchem wskazówek zegara.
pad-people = Ile osób gra? { $known }
pad-name = Imię gracza { $number }?
pad-tie = Jest remis.
wrong-pad-needs-answer = Tu potrzebna jest odpowiedź.
wrong-pad-nothing-to-undo = Bardziej cofnąć się nie da.
wrong-pad-not-a-choice = Wpisz jedną z odpowiedzi: { $known }.
wrong-pad-wrong-name = Imię musi mieć od 1 do { $most } znaków.

## Replays

replay-title = po zdarzeniu { $event } z { $last }
replay-deal = Stół na początku gry.
replay-unfinished = Tej gry nie dokończono.

## What lies in the box

help-cards = Pokazuje wszystkie karty i elementy z pudełka gry oraz źródła, z których je znamy.
help-argument-cards = Własny plik z kartami (TOML).
wrong-no-own = Gra { $game } nie przyjmuje własnych plików.
wrong-own-faults = Nie można użyć pliku { $file }:
listing-head-card = karta
listing-head-points = punkty
listing-head-children = ukryte dzieci
listing-head-source = źródło
listing-head-copies = liczba
listing-head-copies-source = źródło liczby
listing-head-place = miejsce
listing-head-option = wariant
listing-head-circulation = przejście
listing-head-seats = miejsca siedzące
listing-head-pictures = obrazki
listing-head-number = nr
listing-head-rule = zasada
listing-head-players = gracze

## Scenarios

place-line = wiersz { $line }
wrong-unknown-action = Nie ma polecenia casetta scenario { $action }. Możliwe: { $known }.
wrong-which-scenario = Który scenariusz? Wpisz casetta scenario { $action } i plik albo nazwę.
wrong-unknown-scenario = Nie ma scenariusza { $scenario }. Dostępne scenariusze: { $known }.
help-scenario = Sprawdza, pokazuje, wypisuje lub tworzy scenariusze do Home Staging.
help-argument-scenario = Scenariusz do Home Staging: nazwa albo plik.
help-argument-action = Co zrobić: sprawdzić pliki (check), pokazać (show) lub wypisać (list) scenariusze albo utworzyć nowy (new).
help-argument-names = Pliki albo nazwy scenariuszy.
help-argument-difficulty = Trudność nowego scenariusza: od 0 (na próbę) do 3 (trudny).
help-argument-out = Zapisuje wynik w tym pliku.

## The server

serve-here = casetta czeka pod adresem: { $url }
serve-once = Ten adres działa tylko raz i daje twojej przeglądarce uprawnienia administratora.
serve-others = Adres dla innych w twojej sieci: { $url }
serve-data = Folder z grami: { $folder }
serve-end = Ctrl-C zatrzymuje serwer.
pages-none = Serwer działa, ale jego strony nie są jeszcze zbudowane.
pages-how = Zatrzymaj go i uruchom przez ./casetta, a strony zostaną zbudowane. Do tego czasu w gry zagrasz w terminalu: ./casetta play.
wrong-no-free-port = Żaden port od { $port } wzwyż nie jest wolny. Wybierz inny opcją --port.
wrong-proxy-everybody = Opcja --trusted-proxy wymaga adresów: przy { $proxy } każdy mógłby sam wybrać swój adres.
wrong-wrong-address = { $address } nie jest adresem. Podaj adres IPv4 lub IPv6 albo sieć, na przykład 192.0.2.0/24.
wrong-broken-key = W pliku { $file } nie ma czytelnego klucza. Nowy utworzy polecenie casetta admin key --renew.
wrong-broken-file = Nie można odczytać pliku { $file }. Napraw go lub usuń.
wrong-unknown-keep = Dane o nazwie { $name } nie są przechowywane. Możliwe nazwy: { $known }.
wrong-wrong-keep = { $name } musi być liczbą dni od 1 do { $most } albo słowem ever (na zawsze).
wrong-admin-which = Podaj który: casetta admin { $what } KTÓRY, tak jak na listach polecenia casetta admin.
wrong-admin-no-server = Żaden serwer nie używa folderu { $folder }. Bez serwera działają tylko: key, blocks, block, unblock, delete i log.
wrong-admin-no-answer = Serwer pod adresem { $url } nie odpowiada. Sprawdź, czy działa.
wrong-admin-refused = Serwer odmówił: { $reason }
admin-done = Gotowe.
wrong-cannot-start = Nie udało się uruchomić serwera.
wrong-test-mode-variable = Tryb testowy wymaga zmiennej środowiskowej { $variable }=1.
wrong-test-mode-loopback = Tryb testowy działa tylko na tym komputerze.
wrong-unknown-limit = Nie ma limitu { $name }. Dostępne limity: { $known }.
wrong-wrong-limit = Limit { $name } musi być liczbą całkowitą od { $least } do { $most }.
wrong-unusable-certificate = Certyfikat { $certificate } nie działa z kluczem { $key }.
wrong-unknown-avatar = Nie ma takiego awatara. Dostępne: { $known }.

refused-bad-message = Nie udało się odczytać tej wiadomości. Odśwież stronę.
refused-bad-request = Nie udało się wykonać tego żądania.
refused-unreadable-move = To nie jest ruch.
refused-wrong-first = Przy tym stole nikt nie może zacząć w ten sposób.
refused-illegal-move = Zasady na to teraz nie pozwalają.
refused-stale-move = Sytuacja na stole się zmieniła. Spójrz jeszcze raz.
refused-not-your-turn = To jeszcze nie twoja kolej.
refused-game-over = Gra się już skończyła.
refused-paused = Gra jest wstrzymana.
refused-not-paused = Gra nie jest wstrzymana.
refused-unknown-bot = Nie ma takiego bota.
refused-nothing-to-undo = Nie masz nic, co możesz cofnąć bez zgody innych.
refused-nothing-to-redo = Nie ma czego ponowić.
refused-nobody-asks = Nikt nie prosi teraz o cofnięcie ruchu.
refused-already-asked = Ktoś już prosi o cofnięcie ruchu.
refused-id-taken = Tego identyfikatora użyto już do czegoś innego.
refused-already-started = Gra już się zaczęła.
refused-not-started = Gra jeszcze się nie zaczęła.
refused-not-finished = Gra jeszcze trwa.
refused-seats-open = Są jeszcze wolne miejsca.
refused-seat-taken = To miejsce jest zajęte.
refused-entropy-given = To miejsce ma już swój udział w tasowaniu.
refused-deal-given = Rozdanie przy tym stole jest z góry ustalone i nie można go zmienić.
refused-not-handed-over = Na tym miejscu nie gra bot.
refused-not-away = Ta osoba jest przy stole albo dopiero co przestała odpowiadać.
refused-not-your-seat = To nie jest twoje miejsce.
refused-not-the-host = Może to zrobić tylko gospodarz.
refused-not-the-operator = Może to zrobić tylko osoba, która prowadzi serwer. Otwórz casettę przez adres pokazany w terminalu.
refused-address-blocked = Administrator tego serwera zablokował twoją sieć.
refused-not-blockable = Tego nie można zablokować. Podaj adres IPv4 lub IPv6 inny niż adres tego komputera.
refused-not-closed = Ten stół nie jest zamknięty.
refused-muted = Gospodarz wyłączył ci czat przy tym stole.
refused-silenced = Administrator serwera wyłączył ci czat przy tym stole.
refused-chat-off = Czat przy tym stole jest wyłączony.
refused-emotes-only = Przy tym stole można wysyłać tylko reakcje.
refused-no-hints = Przy tym stole podpowiedzi są wyłączone.
refused-no-bot-moved = Żaden bot nie wykonał jeszcze ruchu.
refused-no-answer = Bot nie odpowiedział. Spróbuj jeszcze raz.
refused-foreign-origin = Inne witryny nie mogą tego robić.
refused-no-such-link = Ten link tu nie działa. Poproś o nowy.
refused-link-revoked = Ten link został zastąpiony nowym. Poproś o niego gospodarza.
refused-no-such-table = Nie ma takiego stołu.
refused-no-such-code = Nie ma stołu o takim kodzie. Sprawdź kod i spróbuj ponownie.
refused-no-such-ticket = Ta prośba o wpuszczenie wygasła. Dołącz jeszcze raz.
refused-no-rematch = Ta gra nie ma rewanżu.
refused-not-found = Tu nic nie ma.
refused-table-damaged = Dane tego stołu są uszkodzone. Administrator serwera już o tym wie.
refused-table-closed = Osoba, która prowadzi ten serwer, zamknęła ten stół.
refused-table-newer = Ten stół wymaga nowszych zasad niż te, które zna serwer. Trzeba na nim zaktualizować casettę.
refused-too-large = To jest za duże. Wyślij mniej.
refused-protocol-too-old = Ta karta przeglądarki pochodzi ze starszej wersji casetty. Odśwież stronę – nic nie przepadnie.
refused-protocol-too-new = Ta karta przeglądarki pochodzi z nowszej wersji casetty niż serwer. Odśwież stronę, a jeśli to nie pomoże, poproś gospodarza o aktualizację serwera.
refused-too-many = Za dużo na raz. { refused-wait }
refused-wait =
    { $minutes ->
        [0] { $seconds ->
            [0] Spróbuj ponownie za chwilę.
            [one] Spróbuj ponownie za sekundę.
            [few] Spróbuj ponownie za { $seconds } sekundy.
            [many] Spróbuj ponownie za { $seconds } sekund.
           *[other] Spróbuj ponownie za { $seconds } sekundy.
        }
        [one] Spróbuj ponownie za minutę.
        [few] Spróbuj ponownie za { $minutes } minuty.
        [many] Spróbuj ponownie za { $minutes } minut.
       *[other] Spróbuj ponownie za { $minutes } minuty.
    }
refused-request-timeout = Żądanie docierało zbyt długo. { refused-wait }
refused-too-many-connections = Z twojej sieci otwarto za dużo połączeń. { refused-wait }
refused-too-many-tables = Z twojej sieci utworzono za dużo stołów. { refused-wait }
refused-too-many-joins = Za dużo prób wpisania kodu. { refused-wait }
refused-too-many-names = Imię zmieniano zbyt często. { refused-wait }
refused-too-many-questions = Za dużo pytań naraz. { refused-wait }
refused-too-many-hints = Za dużo podpowiedzi naraz. { refused-wait }
refused-too-many-reviews = Na analizę czeka za dużo gier. { refused-wait }
refused-too-many-lines = Za dużo wiadomości na czacie. { refused-wait }
refused-too-many-keys = Za dużo prób z błędnym kluczem. { refused-wait }
refused-too-many-requests = Za dużo żądań z twojej sieci. { refused-wait }
refused-too-many-changes = Za dużo zmian w krótkim czasie. { refused-wait }
refused-too-many-acts = To się powtarza zbyt często. { refused-wait }
refused-too-many-spectators = Ten stół ogląda już za dużo osób. { refused-wait }
refused-too-much-stored = Z twojej sieci zapisano za dużo danych. { refused-wait }
refused-log-full = Dziennik tej gry jest pełny: można już tylko wykonywać ruchy.
refused-too-many-reports = Za dużo zgłoszeń. { refused-wait }
refused-too-much-refused = Odrzucono zbyt wiele danych z twojej sieci. { refused-wait }
refused-waiting-room-full = Do tego stołu czeka za dużo osób. { refused-wait }
refused-server-full = Na serwerze nie ma już miejsca. { refused-wait }
refused-server-busy = Serwer jest teraz przeciążony. { refused-wait }
refused-store-full = Dysk jest pełny; nic się nie zmieniło. Spróbuj później.
refused-store-busy = Serwer jest zajęty zapisem; nic się nie zmieniło. Spróbuj ponownie.
refused-shutting-down = Serwer się wyłącza. Wróć za chwilę.
refused-internal = Coś poszło nie tak po naszej stronie. Spróbuj ponownie.

## The log of a table, and records with everything that proves them

wrong-paused = Gra jest wstrzymana.
wrong-not-paused = Gra nie jest wstrzymana.
wrong-nothing-to-undo = To miejsce nie ma czego cofnąć.
wrong-nothing-to-redo = To miejsce nie ma czego ponowić.
wrong-nobody-asks = Nikt nie prosi tego miejsca o zgodę na cofnięcie ruchu.
wrong-already-asked = Ktoś już prosi o cofnięcie ruchu.
wrong-unknown-kind = Przy stole nie dzieje się nic takiego. Możliwe: { $known }.
wrong-unknown-player = Na miejscu gra osoba albo bot, na przykład bot:greedy.
wrong-wrong-id = Identyfikator musi mieć od 1 do { $most } drukowalnych znaków.
wrong-id-taken = Tego identyfikatora użyto już do czegoś innego.
wrong-broken-log = Dziennik stołu jest uszkodzony. Pierwszy niezgodny wpis: { $version }.
wrong-not-finished = Gra jeszcze trwa.
wrong-wrong-entropy = Wkład miejsca w tasowanie musi mieć od 1 do { $most } drukowalnych znaków.
wrong-fairness-form = Nie można odczytać dowodu tasowania.
wrong-fairness-commitment = Sekret tasowania różni się od tego, który zapowiedziano przed grą.
wrong-fairness-deal = Karty rozdano inaczej, niż wynika z sekretu i z wkładu graczy.
wrong-first-form = Nie można odczytać z zapisu, kto zaczynał.
wrong-first-draw = Los wskazał, że zacząć powinien kto inny.
wrong-record-log = Dziennik w zapisie został zmieniony. Pierwszy niezgodny wpis: { $event }.
wrong-record-not-canonical = Zapis nie ma postaci kanonicznej: { $what ->
    [more] po nim w pliku jest coś jeszcze.
    [newline] na końcu brakuje znaku nowego wiersza.
    [spaces] są w nim spacje albo podziały wierszy, których casetta nie wstawia.
    [keys] klucze nie są posortowane albo któryś występuje dwa razy.
   *[spelling] litera albo liczba jest zapisana inaczej, niż robi to casetta.
  } Sama gra jest nienaruszona.

help-verify = Sprawdza wszystko, czego dowodzi zapis gry.
verify-game = { $game }: { $events ->
    [one] jedno zdarzenie się zgadza
    [few] wszystkie { $events } zdarzenia się zgadzają
    [many] wszystkie { $events } zdarzeń się zgadza
   *[other] wszystkie { $events } zdarzenia się zgadzają
  }.
verify-log = { $entries ->
    [one] Dziennik się zgadza: jeden wpis, niczego nie brakuje.
    [few] Dziennik się zgadza: { $entries } wpisy, niczego nie brakuje.
    [many] Dziennik się zgadza: { $entries } wpisów, niczego nie brakuje.
   *[other] Dziennik się zgadza: { $entries } wpisu, niczego nie brakuje.
  }
verify-no-log = Zapis nie ma dziennika, więc nie zawiera cofniętych ruchów.
verify-fair = Tasowanie ustalono przed grą i nikt nie miał na nie wpływu.
verify-no-proof = Zapis nie mówi, jak powstało tasowanie.
verify-first-random = Grę zaczyna { $name }: tak zdecydował los z tego samego tasowania.
verify-first-rotate = Grę zaczyna { $name }: tak wypada kolej po poprzedniej grze.
verify-first-chosen = Grę zaczyna { $name }: tak ustalono przy stole.

## Pictures

help-picture = Rysuje pozycję z zapisu gry: jako plik SVG albo znakami.
help-argument-seat = Miejsce, licząc od 1.
picture-written = Rysunek jest w pliku { $file }.
wrong-no-svg = Gra { $game } nie ma rysunków SVG. Bez --out pozycja zostanie pokazana znakami.
wrong-no-such-seat = Nie ma miejsca { $seat }; ostatnie to { $last }.
help-serve = Udostępnia stoły przeglądarkom i programom.
help-admin = Zarządza serwerem: stoły, połączenia, limity, zgłoszenia, zablokowane adresy, klucz administratora.
help-argument-host = Adres, na którym serwer nasłuchuje.
help-argument-port = Port albo następny wolny; 0 oznacza dowolny.
help-argument-lan = Wpuszcza innych z sieci lokalnej.
help-argument-no-browser = Nie otwiera przeglądarki.
help-argument-public-url = Adres, pod którym inni znają ten serwer.
help-argument-trusted-proxy = Serwer proxy, któremu ufamy w sprawie adresów klientów.
help-argument-metrics-from = Adres lub sieć z dostępem do /metrics bez klucza. Można podać kilka razy.
help-argument-tls = Certyfikat i klucz do https.
help-argument-test-mode = Do testów: jawne rozdania i bez czekania.
help-argument-data-dir = Folder, w którym przechowywane są gry.
help-argument-rate = Ile wiadomości na sekundę może wysłać jedno połączenie.
help-argument-limit = Własny limit tego serwera, na przykład chat_per_second=2. Można podać kilka razy.
help-argument-keep = Po ilu dniach coś jest usuwane, na przykład chat=30 albo finished=ever. Można podać kilka razy.
help-argument-what = Żeby zobaczyć: status, tables, connections, limits, reports, blocks lub log. Żeby działać: close, reopen, delete, end, resolve, block lub unblock. Sieć lokalna: open lub shut. Klucz: key.
help-argument-which = Stół, połączenie, zgłoszenie lub adres; przy tables: czego szukać.
help-argument-hours = Na ile godzin zablokować; bez tego aż do odblokowania.
help-argument-why = Powód, dla ciebie i do dziennika.
help-argument-renew = Tworzy nowy klucz; stary przestaje działać.
help-argument-off = Wyłącza wyciszenie.
refused-store-failed = Serwer nie może teraz odczytać ani zapisać danych. Spróbuj ponownie za chwilę.

## Where tables are kept

help-backup = Kopiuje wszystkie stoły do jednego pliku, także gdy serwer działa.
help-restore = Przywraca wszystkie stoły z kopii zapasowej.
help-check = Sprawdza, czy wszystkie zapisane stoły są w porządku.
help-export = Zapisuje zakończone gry, każdą w osobnym wierszu.
help-import = Dodaje zakończone gry z plików z zapisami do zapisanych stołów.
help-migrate = Dostosowuje stoły zapisane w starszej wersji; najpierw robi ich kopię.
help-argument-to = Zapisuje wynik w tym pliku.
help-argument-backup = Plik utworzony poleceniem casetta backup.
help-argument-table = Nazwa stołu; all oznacza wszystkie zakończone.
help-argument-records = Pliki z zapisami gier, po jednym w wierszu.
help-argument-force = Zastępuje obecne stoły; trafią do kopii zapasowych.

backup-done = Kopia zapasowa jest w pliku { $file }.
restore-done = Wszystkie stoły przywrócono z pliku { $file }.
old-data = Poprzednie dane zachowano w pliku { $file }.
migrate-done = Zapisane stoły przeniesiono z wersji danych { $before } do wersji { $after }.
migrate-nothing = Nie ma nic do zrobienia: zapisane stoły mają już wersję danych { $form }.
check-sound = { $tables ->
    [0] Nie ma jeszcze żadnych stołów; plik jest w porządku.
    [one] Sprawdzono jeden stół: jest w porządku.
    [few] Sprawdzono { $tables } stoły: wszystkie są w porządku.
    [many] Sprawdzono { $tables } stołów: wszystkie są w porządku.
   *[other] Sprawdzono { $tables } stołu: wszystko w porządku.
  }
check-broken = { $damaged ->
    [0] Plik jest uszkodzony, ale stoły są w porządku (sprawdzono: { $tables }).
    [one] Jeden stół jest uszkodzony (sprawdzono: { $tables }).
    [few] { $damaged } stoły są uszkodzone (sprawdzono: { $tables }).
    [many] { $damaged } stołów jest uszkodzonych (sprawdzono: { $tables }).
   *[other] { $damaged } stołu jest uszkodzone (sprawdzono: { $tables }).
  } Przy pozostałych można grać dalej. Uszkodzone przywrócisz z kopii zapasowej.
check-damaged = { $table }: { $reason }
check-fault = Plik jest uszkodzony: { $reason }
import-done = Dodano stół { $table }.
import-known = Stół { $table } już tu jest.
import-host = dla gospodarza: { $host }
import-spectator = dla widzów: { $spectator }
import-refused = { $place }: { $reason }

wrong-folder-taken = Z folderu { $folder } korzysta już inna casetta (proces { $process }). Najpierw ją zakończ albo wybierz inny folder opcją --data-dir.
wrong-no-data = W folderze { $folder } nie ma jeszcze stołów. Inny folder wybiera się opcją --data-dir.
wrong-data-there = W folderze { $folder } są już stoły. Z opcją --force zostaną zastąpione i trafią do kopii zapasowych.
wrong-data-unusable = Nie można użyć pliku { $file }: { $reason }. Kopię zapasową przywraca polecenie casetta restore.
wrong-data-not-ours = W pliku { $file } nie ma stołów casetty.
wrong-data-foreign = W pliku { $file } jest coś, co nie pochodzi z casetty ({ $parts }). Użyj kopii, której ufasz.
wrong-data-newer = Plik { $file } pochodzi z nowszej casetty (wersja danych { $found }, ta zna { $known }). Zaktualizuj casettę.
wrong-data-older = Plik { $file } pochodzi ze starszej casetty. Dostosuje go polecenie casetta migrate.
wrong-no-backup = Nie ma kopii zapasowej { $file }.
wrong-file-exists = Plik { $file } już istnieje; wybierz inną nazwę.
wrong-no-such-table = Nie ma takiego stołu.
wrong-table-there = Stół { $table } już istnieje i jest inny.
wrong-table-newer = Stół { $table } używa wersji { $version } zasad, a ten program zna wersję { $known }. Zaktualizuj casettę.
wrong-damaged-place = Stół { $table } jest uszkodzony w tym miejscu: { $place }.
wrong-put-aside = Stół { $table } odłożono na bok, bo jest uszkodzony ({ $place }).
wrong-store-full = Dysk jest pełny; nic się nie zmieniło. Zwolnij miejsce i spróbuj ponownie.
wrong-store-busy = Stołów używa teraz inny program; nic się nie zmieniło. Spróbuj ponownie.
wrong-store-failed = Nie udało się zapisać stołów ({ $reason }); nic się nie zmieniło. Spróbuj ponownie.
wrong-entry-twice = To już zostało zapisane.
wrong-entry-not-next = To nie jest kolejny wpis po ostatnim zapisanym.
wrong-row-refused = To nie zgadza się z zapisanymi danymi ({ $reason }).

## Najlepszy plan

help-solve = Znajduje najlepszy plan pomieszczenia albo tury w Home Staging.
help-argument-room = Pomieszczenie do rozwiązania; bez niego bieżąca tura.
help-argument-turn = Rozwiązuje tylko tę turę.
help-argument-letters = Która karta każdego numeru leży w rzędzie pomieszczenia: dla każdego litera a lub b.
help-argument-seconds = Ile sekund może to trwać.
solve-progress-points = { $seconds } s · punkty: { $best }, najwyżej { $bound }
solve-progress-squares = { $seconds } s · kratki: { $best }, co najmniej { $bound }
solve-optimal = Punkty: { $points }. Żaden plan nie da więcej.
solve-feasible = Punkty: { $points }. Żaden plan nie da więcej niż { $bound }.
solve-squares = { $fewest ->
    [0] Wolne kratki, które pomieszczenie zajmuje lub odcina: { $squares }.
   *[other] Wolne kratki, które pomieszczenie zajmuje lub odcina: { $squares }; przy tych punktach co najmniej { $fewest }.
  }
solve-front = Policzono z drzwiami wejściowymi w miejscu { $edge }; nie są jeszcze narysowane.
solve-left-out = Pominięto bonusy, o których nie decyduje jedno pomieszczenie: { $kinds }.
solve-foreseen = Jak pomieszczenie mogłoby powstawać dalej:
wrong-solve-what = Podaj zapis gry albo scenariusz i pomieszczenie.
wrong-solve-room-or-turn = Podaj pomieszczenie albo tę turę, nie jedno i drugie.
wrong-solve-seconds = Czas musi być dłuższy niż 0 sekund.
wrong-solve-other-game = Rozwiązywać można tylko Home Staging, nie { $game }.
wrong-solve-no-room = Tego pomieszczenia nie można teraz urządzać. Możliwe: { $known }.
wrong-solve-no-turn = W tej turze nie ma nic do rysowania. Podaj pomieszczenie opcją --room albo wcześniejsze zdarzenie opcją --at.
wrong-solve-cards = Potrzebne litery a lub b: { $cards }, po jednej na każdą zakrytą kartę.
wrong-solve-too-short = W tym czasie nie udało się znaleźć żadnego planu. Daj więcej sekund.

## Arena

help-arena = Każe botom grać ze sobą na tych samych rozdaniach i mówi, który gra lepiej.
help-argument-bots = Boty: nazwy albo nazwa@rewizja, gdy bot ma pochodzić z wcześniejszej rewizji tego klonu.
help-argument-deals = Ile rozdań; w każdym wszyscy siadają na każdym miejscu.
help-argument-ms = Ile milisekund bot może myśleć nad jedną decyzją.
help-argument-simulations = Ile symulacji bot może wykonać na jedną decyzję, zamiast czasu.
help-argument-results = Przechowuje zakończone rozdania w tym pliku; to samo polecenie podejmie przerwaną pracę.
help-argument-jobs = Ile procesów pracuje naraz; -1 oznacza wszystkie rdzenie.
help-argument-on = Adres klastra Dask lub Ray, który wykona pracę: dask://HOST:PORT albo ray://HOST:PORT.
help-argument-until-sure = Kończy, gdy tylko wiadomo na pewno, czy pierwszy bot gra lepiej od drugiego.
help-argument-wins = Sprawdza, czy pierwszy bot wygrywa co najmniej tyle gier na 100, zamiast który gra lepiej.
help-argument-targets = Podaje też, jak często każdy bot zdobywa tyle punktów, na przykład 30,33,36.
arena-preparing = Przygotowuję…
arena-so-far = { $bot }: { $share }%
arena-deals = Rozdania: { $deals } · gry: { $games } · przedziały 95% liczone po rozdaniach
arena-bot = Bot
arena-wins = Wygrane
arena-points = Punkty
arena-margin = Przewaga
arena-rating = Ocena
arena-time = Jedna decyzja
arena-alone = { $bot } w pojedynkę przeciw { $count } × { $others }: wygrywa { $share }
arena-better = { $first } gra lepiej niż { $second }: { $share }.
arena-not-better = { $first } nie gra wyraźnie lepiej niż { $second }: { $share }.
arena-open = Jeszcze nie wiadomo na pewno, czy { $first } gra lepiej niż { $second }: { $share }.
arena-claim-better = { $bot } wygrywa co najmniej { $claim } gier na 100: { $share }.
arena-claim-not-better = { $bot } raczej nie wygrywa więcej niż { $claim } gier na 100: { $share }.
arena-claim-open = Jeszcze nie wiadomo na pewno, czy { $bot } wygrywa co najmniej { $claim } gier na 100: { $share }.
wrong-arena-bots = Tylu botów ({ $bots }) nie da się rozsadzić na tylu miejscach ({ $seats }). Podaj jednego, dwa albo co najmniej tyle, ile jest miejsc.
wrong-arena-budget = Podaj milisekundy albo symulacje, więcej niż 0.
wrong-arena-targets = { $text } nie jest listą punktów. Wpisz ją tak: 30,33,36.
wrong-other-run = { $file } należy do innej próby. Podaj inny plik albo powtórz polecenie, które ją zaczęło.
wrong-run-goes-on = W pliku { $file } zapisuje właśnie inna próba. Poczekaj na jej koniec albo podaj inny plik.
wrong-unknown-cluster = { $address } nie jest adresem klastra. Możliwe: { $known }.
wrong-no-cluster = Pod adresem { $address } nikt nie odpowiada. Sprawdź adres.
wrong-no-cluster-package = Do pracy z klastrem potrzebny jest pakiet { $package }. Zainstaluj go.
wrong-no-such-revision = W tym klonie nie ma rewizji { $revision }.
wrong-frozen-silent = Bot z rewizji { $revision } nie odpowiada.

## Oglądanie botów

help-demo = Pokazuje w terminalu grę samych botów.
help-argument-pace = Ile sekund widać jedną turę.
demo-thinking = { $player } myśli…
demo-hint = Ctrl-C kończy

## Strojenie

help-tune = Stroi wagi oceny gry na tych samych rozdaniach i je sprawdza.
help-argument-steps = Ile kroków.
help-argument-check = Na ilu rozdaniach najwyżej porównuje nowe wagi z obecnymi.
tune-steps = Strojenie
tune-check = Sprawdzanie: { $share }%
tune-better = Nowe wagi są lepsze: { $share }, rozdania: { $deals }. Zapisano je w pliku { $file }.
tune-not-better = Nowe wagi nie są wyraźnie lepsze: { $share }, rozdania: { $deals }. Nic nie zapisano.
wrong-no-potential = Gra { $game } nie ma oceny, której wagi można by stroić.

## Analiza

help-review = Ocenia każdą decyzję w zakończonej grze: co było stratą, a co szczęściem.
help-argument-effort = Jak dokładnie oceniać decyzje; 1 oznacza szybko.
review-judging = Analiza
review-player = Gracz
review-points = Punkty
review-accuracy = Dokładność
review-lost = Stracone
review-luck = Szczęście
review-chance-lost = Stracona szansa
review-chance-luck = Szczęście do wygranej
review-worst = Najdroższe decyzje
review-nothing = Żaden ruch nie kosztował punktów.
review-decision = { $event }. { $player }, { $move }: stracone punkty: { $points }.
review-decision-chance = Szansa na wygraną spadła o { $chance }%.
review-better = Lepiej: { $move }

## Dlaczego bot tak zagrał

why-points = Na koniec liczę na około { $points } pkt; szansa na wygraną: { $chance }%.
why-parts = Na koniec liczę na około { $points } pkt ({ $parts }); szansa na wygraną: { $chance }%.
why-part = { $part } { $points }
why-comma = {", "}

## Czego nie mogą procesy robocze

worker-memory = Pamięć procesów roboczych jest ograniczona.
worker-memory-not = Ten system nie ogranicza pamięci procesów roboczych.
worker-time = Ich czas procesora jest ograniczony.
worker-time-not = Ten system nie ogranicza ich czasu procesora.
worker-files = Nie mogą czytać twoich plików.
worker-files-not = Mogłyby czytać twoje pliki: ten system nie potrafi im tego zabronić.
worker-network = Nie mogą korzystać z sieci.
worker-network-not = Mogłyby korzystać z sieci: ten system nie potrafi im tego zabronić.
worker-processes = Nie mogą uruchamiać innych programów.
worker-processes-not = Mogłyby uruchamiać inne programy: ten system nie potrafi im tego zabronić.
worker-end = Kończą się razem z serwerem, cokolwiek się z nim stanie.
worker-end-not = Jeśli serwer zostanie zabity, mogą działać jeszcze chwilę.

## Stoły serwera w terminalu

wrong-not-your-move = To jeszcze nie twoja kolej.
help-join = Dołącza w terminalu do stołu na serwerze, obok osób grających w przeglądarkach.
help-argument-link = Link od gospodarza albo adres z kodem: http://HOST/join/CODE.
help-argument-name = Twoje imię przy stole.
wrong-join-no-link = { $text } nie jest linkiem do stołu. Linki wyglądają tak: http://HOST:8765/t/TABLE#SECRET albo http://HOST:8765/join/CODE.
wrong-join-unreachable = Brak połączenia z serwerem { $url }. Sprawdź, czy działa i czy jesteś w tej samej sieci.
wrong-join-no-casetta = Pod adresem { $url } nie ma serwera casetta.
wrong-join-refused = { $reason }
wrong-join-broken-seats = Nie można odczytać pliku { $file }. Są w nim twoje miejsca; jeśli ich nie potrzebujesz, usuń go.
wrong-join-too-old = Twoja casetta jest starsza niż serwer. Zaktualizuj ją i powtórz polecenie; miejsce zostanie twoje.
wrong-join-too-new = Twoja casetta jest nowsza niż serwer. Poproś gospodarza o aktualizację albo użyj przeglądarki.
wrong-join-other-rules = Serwer ma inną wersję gry { $game }. Zaktualizuj casettę albo użyj przeglądarki.
wrong-join-other-address = Serwer nie używa adresu z twojego linku. Poproś gospodarza o link z publicznym adresem serwera.
wrong-join-turned-away = Gospodarz cię nie wpuszcza.
wrong-join-cut = Połączenie zostało przerwane. Spróbuj ponownie za chwilę.
join-refused-internal = Coś poszło nie tak na serwerze. Spróbuj ponownie.
join-kicked = Usunięto cię od stołu.
join-name = Jak masz na imię?
join-knocking = Czekasz, aż gospodarz cię wpuści…
join-title-room = Gra jeszcze się nie zaczęła
join-title-waiting = Kolej: { $players }
join-title-paused = Pauza
join-title-over = Koniec gry
join-hint = Ruch, np. { $example } · m ruchy · ? pomoc · sheet · say TEKST · quit
join-hint-waiting = say TEKST · u cofnij · sheet · ? pomoc · quit
join-hint-watching = say TEKST · sheet · ? pomoc · quit
join-hint-over = Enter kończy · say TEKST · sheet · save PLIK · next rewanż
join-hint-room = say TEKST · emote NAZWA · quit
join-hint-host = start · admit IMIĘ · say TEKST · emote NAZWA · quit
join-room-what = Wpisz jedno z poleceń poniżej.
join-room-open = Wolne miejsce
join-room-away = { $name } (offline)
join-room-code = Kod dla innych: { $code }
join-room-waiting = Czekają na wpuszczenie: { $names }
join-nobody-waits = Nikt nie czeka na wpuszczenie.
join-lost = Połączenie przerwane. Ponawiam… Enter ponawia od razu.
join-asked = { $name } chce cofnąć ruch. Wpisz agree (zgoda) albo refuse (odmowa).
join-asked-others = Czekamy na zgodę pozostałych.
join-ask-first = Cofnięcie tego wymaga zgody wszystkich. Wpisz ask, żeby o nią poprosić.
join-bot-plays = Za ciebie gra bot. Wpisz back, żeby grać dalej.
join-paused = Gra jest wstrzymana. Wpisz resume, żeby grać dalej.
join-rematch = Jest rewanż. Wpisz next, żeby do niego przejść.
join-say-what = Co chcesz powiedzieć? Wpisz say i tekst.
join-emotes = Wpisz emote i jedno z tych słów: { $known }.
join-said = { $name }: { $text }
join-spectator = Widz
join-spectators = Widzowie
join-all = Wszyscy
join-host = Gospodarz
join-here = { $name } jest przy stole.
join-away = { $name } nie odpowiada.
join-log-hidden = { $who ->
    [you] Decydujesz.
   *[other] { $name } decyduje.
  }
join-log-undo = { $who ->
    [you] Cofasz ruch.
   *[other] { $name } cofa ruch.
  }
join-log-redo = { $who ->
    [you] Ponawiasz ruch.
   *[other] { $name } ponawia ruch.
  }
join-log-ask = { $who ->
    [you] Prosisz o cofnięcie ruchu.
   *[other] { $name } prosi o cofnięcie ruchu.
  }
join-log-agree = { $who ->
    [you] Zgadzasz się.
   *[other] { $name } zgadza się.
  }
join-log-refuse = { $who ->
    [you] Nie zgadzasz się.
   *[other] { $name } nie zgadza się.
  }
join-log-hand-over = { $who ->
    [you] Bot gra dalej za ciebie.
   *[other] { $name }: w zastępstwie gra bot.
  }
join-log-take-back = { $who ->
    [you] Znów grasz.
   *[other] { $name } znów gra.
  }
join-log-pause = { $who ->
    [you] Wstrzymujesz grę.
   *[other] { $name } wstrzymuje grę.
  }
join-log-resume = { $who ->
    [you] Wznawiasz grę.
   *[other] { $name } wznawia grę.
  }
join-notice-moved-in = { $who ->
    [you] To miejsce jest teraz twoje. Twój link działa tylko tutaj.
   *[other] { $name } gra teraz na własnym urządzeniu.
  }
join-notice-device = { $who ->
    [you] Twoje miejsce otwarto na innym urządzeniu.
   *[other] { $name } gra też na innym urządzeniu.
  }
join-notice-taken-back = { $who ->
    [you] Powstał nowy link do twojego miejsca. Poproś o niego gospodarza.
   *[other] Gospodarz odbiera miejsce: { $name }.
  }
join-notice-kicked = { $who ->
    [you] Usunięto cię od stołu.
   *[other] Gospodarz usuwa od stołu: { $name }.
  }
join-notice-muted = { $who ->
    [you] Gospodarz cię wycisza.
   *[other] Gospodarz wycisza: { $name }.
  }
join-notice-unmuted = { $who ->
    [you] Znów możesz pisać.
   *[other] { $name } znów może pisać.
  }
join-notice-silenced = { $who ->
    [you] Administrator serwera cię wycisza.
   *[other] Administrator serwera wycisza: { $name }.
  }
join-notice-unsilenced = { $who ->
    [you] Znów możesz pisać.
   *[other] { $name } znów może pisać.
  }
join-emote-hello = Cześć!
join-emote-good-luck = Powodzenia!
join-emote-well-done = Brawo!
join-emote-thanks = Dzięki!
join-emote-laugh = Ha, ha!
join-emote-wow = Wow!
join-emote-oops = Ojej!
join-emote-thinking = Niech pomyślę…
turn-help-say = say TEKST
turn-help-say-text = Wysyła wiadomość do wszystkich przy stole.
turn-help-emote = emote NAZWA
turn-help-emote-text = Wysyła reakcję, np. hello, thanks albo wow.
turn-help-ask = ask
turn-help-ask-text = Prosi pozostałych o zgodę na cofnięcie twojego ostatniego ruchu i tego, co było po nim.
turn-help-agree = agree
turn-help-agree-text = Zgadza się na cofnięcie ruchu, o które ktoś prosi.
turn-help-refuse = refuse
turn-help-refuse-text = Nie zgadza się na nie.
turn-help-redo = redo
turn-help-redo-text = Ponawia cofnięty ruch.
turn-help-pause = pause
turn-help-pause-text = Zatrzymuje grę i zegar dla wszystkich.
turn-help-resume = resume
turn-help-resume-text = Wznawia grę po pauzie.
turn-help-back = back
turn-help-back-text = Odbiera twoje miejsce botowi.
turn-help-next = next
turn-help-next-text = Przechodzi do rewanżu, gdy jest już gotowy.
