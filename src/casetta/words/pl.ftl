# Menus and errors of casetta. Sentences of a game lie in the game's own folder.

## What is wrong with something that came from outside

wrong-unknown-game = Nie ma gry { $game }. Dostępne gry: { $known }.
wrong-unknown-option = Nie ma opcji { $option }. Dostępne opcje: { $known }.
wrong-unknown-option-value = { $option } nie może mieć wartości { $value }. Możliwe wartości: { $known }.
wrong-unknown-seats = { $game }: nie na tylu graczy ({ $seats }). Możliwe liczby graczy: { $known }.
wrong-unknown-bot = Nie ma bota { $bot }. Dostępne boty: { $known }.
wrong-unknown-language = Nie ma języka { $language }. Dostępne języki: { $known }.
wrong-unknown-command = Nie ma polecenia { $command }. Dostępne polecenia: { $known }.
wrong-misspelt-command = Nie ma polecenia { $command }. Może chodziło o { $nearest }? Wszystkie polecenia: casetta --help
wrong-needs-the-launcher = To działa tylko w klonie casetty, przez jego polecenie ./casetta.
wrong-play-what = Podaj grę: casetta play my-shelfie … (dostępne: { $known }). Samo casetta play otwiera menu.
wrong-command-line = Nie da się odczytać wiersza polecenia ({ $detail }). Pomoc: casetta --help
wrong-wrong-seats = { $text } to nie lista miejsc. Wpisz ją tak: me,me:Anna,bot:greedy.
wrong-wrong-first = { $text } nie wskazuje nikogo, kto mógłby zacząć. Wpisz random albo numer miejsca od 0 do { $last }.
wrong-wrong-option = { $text } to nie opcja. Wpisz ją tak: nazwa=wartość.
wrong-no-such-file = Nie da się odczytać pliku { $file }: { $reason }.
wrong-cannot-write = Nie da się zapisać pliku { $file }: { $reason }.
wrong-broken-cards = Karty programu są uszkodzone: { $reason }.

wrong-not-utf8 = Ten wiersz nie jest w UTF-8.
wrong-not-json = Ten wiersz nie jest w formacie JSON.
wrong-not-an-object = Ten wiersz nie jest obiektem JSON.
wrong-field-not-an-object = { $where } nie jest obiektem JSON.
wrong-unknown-question = Takiego pytania nie można zadać. Możliwe pytania: { $known }.
wrong-missing-field = Brakuje pola { $where }.
wrong-unknown-field = Pole { $field } jest nieznane i zostało pominięte.
wrong-not-a-number = { $where } nie jest liczbą całkowitą.
wrong-out-of-bounds = { $where } nie mieści się w zakresie od { $lowest } do { $highest }.
wrong-not-a-flag = { $where } to ani true, ani false.
wrong-not-a-choice = { $where } nie jest jedną z wartości: { $known }.
wrong-not-a-list = { $where } nie jest listą właściwej długości.
wrong-wrong-grid = { $where } nie jest rysunkiem właściwych rozmiarów (napisów: { $rows }, znaków w każdym: { $columns }).
wrong-unknown-sign = { $where } zawiera znak spoza tych: { $known }
wrong-too-many = { $where } ma za dużo pozycji; może mieć najwyżej { $most }.
wrong-page-not-toml = { $where }: to nie jest TOML: { $reason }.
wrong-file-not-utf8 = { $where }: plik nie jest zapisany w UTF-8.
wrong-page-not-entries = { $where }: tu powinny być wpisy w podwójnych nawiasach kwadratowych.
wrong-page-not-a-text = { $where } musi być tekstem.
wrong-page-not-so-many = { $where } nie jest listą liczb całkowitych o długości { $length }.
wrong-page-no-entry = { $where }: brakuje wpisu { $name }.
wrong-page-twice = { $where }: { $name } występuje dwa razy.
wrong-page-strange-key = { $where }: nieznane pole. Może { $nearest }? Znane pola: { $known }.
wrong-page-unknown-key = { $where }: nieznane pole. Znane pola: { $known }.
wrong-page-long-text = { $where }: tekst jest za długi; może mieć najwyżej { $most } znaków.
wrong-hidden-sign = { $where }: są tu znaki, których nie można pokazać, na przykład sterujące albo zmieniające kierunek pisma. Usuń je.
wrong-more-faults = Błędów jest więcej niż { $most }. Najpierw popraw te.
wrong-own-digest = Karty lub scenariusz w tym zapisie nie są tymi, którymi grano.
wrong-card-twice = { $where } ma dwa razy tę samą kartę.
wrong-wrong-luck-key = { $where } nie jest kluczem z 64 cyfr szesnastkowych.

wrong-unreadable-move = To nie jest ruch.
wrong-illegal-move = Zasady nie pozwalają teraz na ten ruch.
wrong-not-your-turn = To nie kolej tego miejsca.
wrong-game-over = Gra się skończyła.
wrong-stale-move = Ten ruch dotyczył wcześniejszej pozycji; stół jest już w wersji { $version }.

wrong-record-not-json = Ten plik nie jest zapisem gry: to nie dokument JSON.
wrong-record-format = Zapis ma format { $format }; ten program czyta format { $known }. Pierwsze niezgodne zdarzenie: { $event }.
wrong-record-newer = Zapis powstał w wersji { $version } zasad; ten program zna wersję { $known }. Zaktualizuj program casetta. Pierwsze niezgodne zdarzenie: { $event }.
wrong-record-altered = Zapis został zmieniony. Pierwsze niezgodne zdarzenie: { $event }.
wrong-record-digest = Zapis został zmieniony: skrót pozycji nie jest taki, jaki powinien być. Pierwsze niezgodne zdarzenie: { $event }.
wrong-record-illegal = Zapis został zmieniony: zasady nie pozwalają na ten ruch. Pierwsze niezgodne zdarzenie: { $event }.
wrong-no-such-event = Nie ma zdarzenia { $event }; ostatnie to { $last }.

## The command line

help-casetta = Zagraj w trzy gry planszowe o domu, solo albo w gronie znajomych, i pytaj o ich zasady. Bez polecenia casetta uruchamia serwer z grami i otwiera przeglądarkę.
help-play = Zagraj w terminalu albo pozwól zagrać botom; bez nazwy gry otwiera się menu.
help-replay = Odtwórz zapis gry: pozycję, punktację i klasyfikację.
help-ask = Pytaj o zasady: pytania JSON wiersz po wierszu, odpowiedzi w tej samej kolejności.
help-score = Notes punktacji: wpisz, co leży na stole, a każdy punkt zostanie objaśniony.
help-bench = Zmierz, ile losowych gier rozgrywa się w sekundę albo (server) ile udźwignie serwer.
help-perft = Policz ciągi ruchów od początku gry.
help-selfcheck = Sprawdź, czy na tym komputerze zasady trzymają się swoich praw.
help-doctor = Pokaż wersje, foldery, czego brakuje i jakie polecenie to naprawi.
help-golden = Porównaj albo zapisz gry wzorcowe i liczby ruchów (dla programistów).
help-setup = Przygotowuje ten klon: pakiety Pythona i strony.
help-dev = Uruchamia casettę dla programistów: strony i serwer przeładowują się po każdej zmianie.
help-test = Uruchamia sprawdzenia i testy tego klonu.
help-audit = Sprawdza, czy pakiety używane przez casettę mają znane podatności (pyta usługę w sieci).

help-usage = Użycie
help-heading-play = Gra
help-heading-study = Analiza
help-heading-host = Serwer
help-heading-develop = Rozwój
help-heading-arguments = Argumenty
help-heading-options = Opcje
help-argument-help = Pokaż tę pomoc.
help-argument-lang = Język: en, it, pl lub ja.
help-argument-version = Pokaż wersję.
help-argument-dev = Przygotowuje też narzędzia dla programistów.
help-argument-game = Gra, na przykład my-shelfie.
help-argument-players = Ile osób gra.
help-argument-seats = Kto gdzie siedzi: ludzie i boty, po przecinku.
help-argument-first = Kto zaczyna: random (los) albo numer miejsca, od 0.
help-argument-seed = Liczba; ta sama liczba daje ten sam początek gry.
help-argument-record = Zapisz przebieg gry w tym pliku.
help-argument-quiet = Pokaż tylko wynik.
help-argument-edition = Wydanie instrukcji, według którego grasz.
help-argument-option = Wariant zasad: nazwa i wartość; można podać kilka razy.
help-argument-file = Plik; gdzie można go pominąć, czytane jest standardowe wejście.
help-argument-at = Pokaż pozycję po tym zdarzeniu.
help-argument-json = Odpowiadaj w formacie JSON, dla programów.
help-argument-games = Ile gier.
help-argument-life = compiled lub plain.
help-argument-mode = playout (wybiera, licząc) lub list (wypisuje wszystkie ruchy).
help-argument-compare = Porównaj z liczbami z docs/performance.md i z językiem C.
help-argument-short = server: zmierz mniej, w pół minuty.
help-argument-after = Ile losowych ruchów wykonać przed liczeniem.
help-argument-depth = Na ile ruchów w głąb.
help-argument-write = Zapisz pliki od nowa.

## Benchmarks

bench-compiling = Przygotowuję skompilowane zasady gry { $game } …
bench-compiled = … gotowe po { $seconds } s.
bench-compare-heading = Losowe gry na sekundę czasu CPU: dziś, zapisane, C, dziś / C
bench-server-start = Uruchamianie i kończenie
bench-server-idle = Bezczynne połączenia: { $sockets }
bench-server-come = Wszyscy siadają do stołów: { $tables }
bench-server-moves = Ruchy na sekundę: { $rate }, przez { $seconds } s

## The laws

selfcheck-law = { $game }: { $law }
selfcheck-watched = losowe partie, każdy krok sprawdzony
selfcheck-kept = Żadne prawo nie zostało złamane.
selfcheck-broken = { $count ->
    [one] Złamano jedno prawo; patrz wiersz powyżej.
    [few] Prawa złamano { $count } razy; patrz wiersze powyżej.
    [many] Prawa złamano { $count } razy; patrz wiersze powyżej.
   *[other] Prawa złamano { $count } raza; patrz wiersze powyżej.
  }
law-replay = te same ruchy dają tę samą grę
law-lists = ruchów jest tyle, ile na liście
law-notation = ruchy czyta się tak, jak się je zapisuje
law-door = wchodzą tylko dozwolone ruchy
law-secrets = sekrety pozostają sekretami
law-guess = domysły są możliwymi światami
law-conservation = nic nie ginie
law-end = każda gra się kończy
law-score = każdy punkt jest objaśniony
law-commute = grający naraz sobie nie przeszkadzają
law-shortcuts = skróty niczego nie zmieniają

## How a conversation ends

end-quit = Do zobaczenia!
end-of-input = Dane skończyły się za wcześnie; nic nie zapisano.
end-interrupted = Przerwano; nic nie zapisano.

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
turn-hint = Ruch, np. { $example } · m ruchy · ? pomoc · sheet punkty · save FILE · quit
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
turn-nothing-typed = Wpisz ruch albo ?, żeby zobaczyć pomoc.
turn-nothing-to-undo = Nie ma czego cofać.
turn-taken-back = Ruch cofnięty.
turn-saved = Zapisano w { $file }.
turn-recorded = Zapis gry jest w { $file }.
turn-page-enter = Enter: dalej.
turn-door = { $player }, twoja kolej.
turn-door-others = Reszta niech na chwilę odwróci wzrok.
turn-door-enter = Gdy przed ekranem jesteś tylko ty, naciśnij Enter.

turn-help-move = Ruch
turn-help-move-text = Wpisz go, zobacz, co daje, i zatwierdź klawiszem Enter. Wielkość liter nie ma znaczenia.
turn-help-moves = m
turn-help-moves-text = Pokazuje, co możesz teraz zrobić.
turn-help-undo = u
turn-help-undo-text = Cofa ruch, dopóki go nie zatwierdzisz.
turn-help-sheet = sheet
turn-help-sheet-text = Pokazuje dotychczasowe punkty, wiersz po wierszu.
turn-help-hint = hint
turn-help-hint-text = Pyta dobrego bota, jakie ruchy by wykonał.
turn-help-save = save FILE
turn-help-save-text = Zapisuje dotychczasowy przebieg gry. Jest w nim wszystko, także ukryte karty.
turn-help-quit = quit
turn-help-quit-text = Przerywa grę.

wrong-turn-save-where = W jakim pliku? Wpisz save i nazwę.
wrong-turn-file-exists = Plik { $file } już istnieje; wybierz inną nazwę.

## Score sheets

sheet-total = Razem
ranking = Klasyfikacja

## The menu

menu-title = trzy gry planszowe o domu
menu-hint = Enter przyjmuje odpowiedź w nawiasie · u wstecz · quit · en it pl ja
menu-game = W co grasz?
menu-players = Ile osób gra? { $known }
menu-rivals = Przeciwko komu?
menu-rivals-greedy = { $rivals ->
    [one] Łakomy bot, który bierze to, co od razu daje najwięcej punktów.
    [few] { $rivals } łakome boty, które biorą to, co od razu daje najwięcej punktów.
    [many] { $rivals } łakomych botów, które biorą to, co od razu daje najwięcej punktów.
   *[other] { $rivals } łakomego bota, który bierze to, co od razu daje najwięcej punktów.
  }
menu-rivals-random = { $rivals ->
    [one] Losowy bot, który bierze, co popadnie.
    [few] { $rivals } losowe boty, które biorą, co popadnie.
    [many] { $rivals } losowych botów, które biorą, co popadnie.
   *[other] { $rivals } losowego bota, który bierze, co popadnie.
  }
menu-rivals-potential = Dalekowzroczny bot, który myśli o końcu gry, ale nie o innych.
menu-rivals-monte-carlo = Bot, który każdy ruch wiele razy rozgrywa do końca.
menu-rivals-tree = Bot, który myśli kilka ruchów naprzód.
menu-rivals-snail = Ślimak: łagodny, w sam raz na pierwszą grę.
menu-rivals-swallow = Jaskółka: solidna.
menu-rivals-beaver = Bóbr: bystry, najpierw myśli.
menu-rivals-owl = Sowa: mistrzyni.
menu-rivals-people = Inni ludzie, po kolei przy tym ekranie.
menu-name = Jak ma na imię gracz { $number }?
menu-option = { $option }?
menu-no-terminal = Menu potrzebuje terminala. Bez niego wpisz polecenie, na przykład casetta play my-shelfie --seats bot:greedy,bot:random, albo casetta --help.

## The score pad

pad-title = { $game }: notes punktacji
pad-welcome = Enter przyjmuje odpowiedź w nawiasie, u cofa, ? objaśnia, quit kończy. Idź wokół stołu zgodnie z ruchem wskazówek zegara.
pad-people = Ile osób? { $known }
pad-name = Imię gracza { $number }?
pad-tie = Jest remis.
wrong-pad-needs-answer = Tu potrzebna jest odpowiedź.
wrong-pad-nothing-to-undo = Dalej cofnąć się nie da.
wrong-pad-not-a-choice = Wybierz jedną z odpowiedzi: { $known }.
wrong-pad-wrong-name = Imię ma od 1 do { $most } znaków.

## Replays

replay-title = po zdarzeniu { $event } z { $last }
replay-deal = Stół na początku gry.
replay-unfinished = Gry nie dokończono.

## What lies in the box

help-cards = Pokazuje wszystkie karty i elementy z pudełka gry oraz skąd je znamy.
help-argument-cards = własny plik z kartami (TOML)
wrong-no-own = { $game } nie przyjmuje własnych plików.
wrong-own-faults = Nie można użyć pliku { $file }:
listing-head-card = karta
listing-head-points = punkty
listing-head-children = ukryte dzieci
listing-head-source = źródło
listing-head-copies = sztuk
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
wrong-unknown-action = Nie ma polecenia casetta scenario { $action }. Znane: { $known }.
wrong-which-scenario = Który scenariusz? Wpisz casetta scenario { $action } i plik albo nazwę.
wrong-unknown-scenario = Nie ma scenariusza { $scenario }. Znane scenariusze: { $known }.
help-scenario = Sprawdza, pokazuje, wypisuje lub tworzy scenariusze Home Staging.
help-argument-scenario = Scenariusz Home Staging: nazwa albo plik.
help-argument-action = sprawdza pliki (check), pokazuje (show) lub wypisuje (list) scenariusze albo tworzy nowy (new).
help-argument-names = Pliki albo nazwy scenariuszy.
help-argument-difficulty = Jak trudny ma być nowy scenariusz: od 0 (na próbę) do 3 (trudny).
help-argument-out = Zapisz do tego pliku.

## The server

serve-here = casetta jest otwarta: { $url }
serve-once = Ten adres działa tylko raz i daje twojej przeglądarce uprawnienia administratora.
serve-others = Dla innych w twojej sieci: { $url }
serve-data = Gry są przechowywane w { $folder }
serve-end = Ctrl-C kończy.
pages-none = Serwer działa, ale jego strony nie są jeszcze zbudowane.
pages-how = Zakończ go i uruchom przez ./casetta: przygotowanie zbuduje strony. Do tego czasu ./casetta play otwiera gry w terminalu.
wrong-no-free-port = Żaden port od { $port } nie jest wolny.
wrong-proxy-everybody = --trusted-proxy wymaga adresów: gdyby ufać { $proxy }, każdy mógłby sam wybrać swój adres.
wrong-wrong-address = { $address } nie jest adresem. Podaj adres IPv4 lub IPv6 albo sieć, na przykład 192.0.2.0/24.
wrong-broken-key = Plik { $file } nie zawiera czytelnego klucza. Polecenie casetta admin key --renew zapisze nowy.
wrong-broken-file = Nie można odczytać pliku { $file }. Napraw go lub usuń.
wrong-unknown-keep = Nic o nazwie { $name } nie jest przechowywane. Możliwe nazwy: { $known }.
wrong-wrong-keep = { $name } to liczba dni od 1 do { $most } albo ever (na zawsze).
wrong-admin-which = Podaj który: casetta admin { $what } KTÓRY, tak jak na listach polecenia casetta admin.
wrong-admin-no-server = Żaden serwer nie używa folderu { $folder }. Bez serwera działają tylko key, blocks, block, unblock, delete i log.
wrong-admin-no-answer = Serwer pod adresem { $url } nie odpowiada.
wrong-admin-refused = Serwer odmówił: { $reason }
admin-done = Gotowe.
wrong-cannot-start = Nie udało się uruchomić serwera.
wrong-test-mode-variable = Tryb testowy wymaga też zmiennej środowiskowej { $variable }=1.
wrong-test-mode-loopback = Tryb testowy działa tylko na tym komputerze.
wrong-unknown-limit = Nie ma limitu { $name }. Limity: { $known }.
wrong-wrong-limit = Limit { $name } to liczba całkowita od { $least } do { $most }.
wrong-unusable-certificate = Certyfikatu { $certificate } nie da się użyć z kluczem { $key }.
wrong-unknown-avatar = Nie ma takiego obrazka. Znane: { $known }.

refused-bad-message = Tej wiadomości nie da się odczytać.
refused-bad-request = Tego żądania nie da się spełnić.
refused-unreadable-move = Ten zapis nie oznacza żadnego ruchu.
refused-wrong-first = Przy tym stole nikt nie może tak zacząć.
refused-illegal-move = Zasady na to teraz nie pozwalają.
refused-stale-move = Stół się w międzyczasie zmienił; spójrz jeszcze raz.
refused-not-your-turn = To nie twój ruch.
refused-game-over = Gra jest skończona.
refused-paused = Gra jest wstrzymana.
refused-not-paused = Gra nie jest wstrzymana.
refused-unknown-bot = Nie ma takiego bota.
refused-nothing-to-undo = Nie ma nic, co możesz cofnąć samodzielnie.
refused-nothing-to-redo = Nie ma nic do ponowienia.
refused-nobody-asks = Nikt o nic nie prosi.
refused-already-asked = Ktoś już o coś prosi.
refused-id-taken = Ten identyfikator był już użyty do czegoś innego.
refused-already-started = Gra już się zaczęła.
refused-not-started = Gra jeszcze się nie zaczęła.
refused-not-finished = Gra nie jest skończona.
refused-seats-open = Są jeszcze wolne miejsca.
refused-seat-taken = To miejsce jest zajęte.
refused-entropy-given = To miejsce już dołożyło się do tasowania.
refused-deal-given = Rozdanie tego stołu jest z góry ustalone; nic nie można do niego dodać.
refused-not-handed-over = Na tym miejscu nie gra żaden bot.
refused-not-away = Ktoś tam jest albo zniknął dopiero przed chwilą.
refused-not-your-seat = To nie jest twoje miejsce.
refused-not-the-host = Może to zrobić tylko gospodarz.
refused-not-the-operator = Może to zrobić tylko osoba, która prowadzi serwer. Otwórz casettę adresem pokazanym w jej terminalu.
refused-address-blocked = Twoja sieć została zablokowana przez osobę, która prowadzi ten serwer.
refused-not-blockable = Tego nie można zablokować. Podaj adres IPv4 lub IPv6 inny niż adres tego komputera.
refused-not-closed = Ten stół nie jest zamknięty.
refused-muted = Gospodarz nie pozwala ci pisać przy tym stole.
refused-silenced = Administrator tego serwera nie pozwala ci pisać przy tym stole.
refused-chat-off = Przy tym stole czat jest wyłączony.
refused-emotes-only = Przy tym stole można wysyłać tylko reakcje.
refused-no-hints = Gospodarz nie pozwala tu na podpowiedzi.
refused-no-bot-moved = Żaden bot nie wykonał jeszcze ruchu.
refused-no-answer = Bot nie odpowiedział; spróbuj jeszcze raz.
refused-foreign-origin = Strony innych witryn nie mogą tego robić.
refused-no-such-link = Ten link niczego tu nie otwiera.
refused-link-revoked = Ten link został zastąpiony nowym.
refused-no-such-table = Nie ma takiego stołu.
refused-no-such-code = Nie ma stołu o tym kodzie.
refused-no-such-ticket = Nikt nie czeka z tym biletem.
refused-no-rematch = Ta gra nie ma rewanżu.
refused-not-found = Tu nic nie ma.
refused-table-damaged = Zapis tego stołu jest uszkodzony; opiekun serwera już o tym wie.
refused-table-closed = Osoba, która prowadzi ten serwer, zamknęła ten stół.
refused-table-newer = Ten stół używa nowszych zasad niż te, które zna ten serwer; trzeba tu zaktualizować program casetta.
refused-too-large = To jest za duże.
refused-protocol-too-old = Ta karta należy do starszej wersji casetty. Odśwież stronę; nic nie przepadnie.
refused-protocol-too-new = Ta karta należy do nowszej wersji casetty niż serwer. Odśwież stronę, a jeśli to nie pomoże, poproś gospodarza o aktualizację serwera.
refused-too-many = Za dużo naraz. { refused-wait }
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
refused-too-many-connections = Z twojej sieci jest otwartych za dużo połączeń. { refused-wait }
refused-too-many-tables = Z twojej sieci utworzono za dużo stołów. { refused-wait }
refused-too-many-joins = Za dużo prób wpisania kodu. { refused-wait }
refused-too-many-names = Imię zmieniano zbyt często. { refused-wait }
refused-too-many-questions = Za dużo pytań naraz. { refused-wait }
refused-too-many-hints = Za dużo podpowiedzi naraz. { refused-wait }
refused-too-many-reviews = Na analizę czeka za dużo gier. { refused-wait }
refused-too-many-lines = Za dużo wiadomości na czacie. { refused-wait }
refused-too-many-keys = Za dużo błędnych kluczy. { refused-wait }
refused-too-many-requests = Za dużo żądań z twojej sieci. { refused-wait }
refused-too-many-changes = Za dużo zmian w krótkim czasie. { refused-wait }
refused-too-many-acts = Zrobiono to za często. { refused-wait }
refused-too-many-spectators = Za dużo osób ogląda ten stół. { refused-wait }
refused-too-much-stored = Z twojej sieci zapisano za dużo danych. { refused-wait }
refused-log-full = Dziennik tej gry jest pełny: można już tylko wykonywać ruchy.
refused-too-many-reports = Za dużo zgłoszeń. { refused-wait }
refused-too-much-refused = Odrzucono za dużo danych z twojej sieci. { refused-wait }
refused-waiting-room-full = Przy tym stole czeka za dużo osób. { refused-wait }
refused-server-full = Serwer jest pełny. { refused-wait }
refused-server-busy = Serwer jest zajęty. { refused-wait }
refused-store-full = Dysk jest pełny; nic się nie zmieniło. Spróbuj później.
refused-store-busy = Pamięć jest zajęta; nic się nie zmieniło. Spróbuj ponownie.
refused-shutting-down = Serwer się wyłącza; wróć za chwilę.
refused-internal = Coś poszło nie tak po naszej stronie. Spróbuj ponownie.

## The log of a table, and records with everything that proves them

wrong-paused = Gra jest wstrzymana.
wrong-not-paused = Gra nie jest wstrzymana.
wrong-nothing-to-undo = To miejsce nie ma czego cofnąć.
wrong-nothing-to-redo = To miejsce nie ma czego przywrócić.
wrong-nobody-asks = Nikt o nic nie prosi tego miejsca.
wrong-already-asked = Ktoś już o coś prosi.
wrong-unknown-kind = Przy stole nie dzieje się nic takiego. Możliwe: { $known }.
wrong-unknown-player = Na miejscu gra człowiek albo bot, na przykład bot:greedy.
wrong-wrong-id = Identyfikator ma od 1 do { $most } drukowalnych znaków.
wrong-id-taken = Ten identyfikator posłużył już do czegoś innego.
wrong-broken-log = Dziennik stołu jest uszkodzony. Pierwszy niezgodny wpis: { $version }.
wrong-not-finished = Gra jeszcze trwa.
wrong-wrong-entropy = To, co miejsce dodaje do tasowania, ma od 1 do { $most } drukowalnych znaków.
wrong-fairness-form = Nie da się odczytać dowodu tasowania.
wrong-fairness-commitment = Sekret tasowania nie jest tym, który zapowiedziano przed grą.
wrong-fairness-deal = Kart nie rozdano tak, jak wynika z sekretu i z tego, co dodali gracze.
wrong-first-form = Nie da się odczytać z zapisu, kto zaczynał.
wrong-first-draw = To nie ten gracz został wylosowany, żeby zacząć.
wrong-record-log = Dziennik w zapisie został zmieniony. Pierwszy niezgodny wpis: { $event }.
wrong-record-not-canonical = Zapis nie ma postaci kanonicznej: { $what ->
    [more] w pliku jest coś jeszcze po nim.
    [newline] brakuje znaku nowego wiersza na końcu.
    [spaces] są w nim spacje albo podziały wierszy, których casetta nie wpisuje.
    [keys] klucze nie są posortowane albo któryś występuje dwa razy.
   *[spelling] litera albo liczba nie jest zapisana tak, jak zapisuje ją casetta.
  } Sama gra jest nienaruszona.

help-verify = Sprawdź wszystko, czego dowodzi zapis gry.
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
verify-no-log = Zapis nie ma dziennika: cofniętych ruchów w nim nie ma.
verify-fair = Tasowanie ustalono przed grą i nikt nie mógł go wybrać.
verify-no-proof = Zapis nie mówi, jak powstało tasowanie.
verify-first-random = Grę zaczyna { $name }: tak zdecydował los z tego samego tasowania.
verify-first-rotate = Grę zaczyna { $name }: kolejna osoba po tej, która zaczynała poprzednio.
verify-first-chosen = Grę zaczyna { $name }: tak wybrano przy stole.

## Pictures

help-picture = Rysuje pozycję z zapisu: jako plik SVG albo znakami.
help-argument-seat = Miejsce, licząc od 1.
picture-written = Rysunek jest w pliku { $file }.
wrong-no-svg = Dla { $game } nie ma rysunków SVG; bez --out pozycja pokaże się znakami.
wrong-no-such-seat = Nie ma miejsca { $seat }; ostatnie to { $last }.
help-serve = Udostępnia stoły przeglądarkom i programom.
help-admin = Zarządzaj serwerem: stoły, połączenia, limity, zgłoszenia, zablokowane adresy, klucz administratora.
help-argument-host = adres, na którym nasłuchuje
help-argument-port = port albo następny wolny; 0 to dowolny
help-argument-lan = wpuść innych z sieci lokalnej
help-argument-no-browser = nie otwieraj przeglądarki
help-argument-public-url = adres, pod którym inni znają ten serwer
help-argument-trusted-proxy = pośrednik, któremu wierzymy co do gości
help-argument-metrics-from = adres lub sieć, która może czytać /metrics bez klucza; można podać kilka razy
help-argument-tls = certyfikat i klucz do https
help-argument-test-mode = do testów: jawne rozdania i bez czekania
help-argument-data-dir = folder, w którym przechowywane są gry
help-argument-rate = ile wiadomości na sekundę może wysłać połączenie
help-argument-limit = własny limit tego serwera, na przykład chat_per_second=2; można podać wiele razy
help-argument-keep = po ilu dniach coś jest usuwane, na przykład chat=30 albo finished=ever; można podać kilka razy
help-argument-what = status, tables, connections, limits, reports, blocks lub log, by zobaczyć; close, reopen, delete, end, resolve, block lub unblock, by działać; open lub shut dla sieci lokalnej; key
help-argument-which = stół, połączenie, zgłoszenie lub adres; przy tables to, czego szukać
help-argument-hours = na ile godzin zablokować; bez tego do odblokowania
help-argument-why = powód, dla ciebie i do dziennika
help-argument-renew = utwórz nowy klucz; stary przestaje działać
help-argument-off = wyłącz wyciszenie
refused-store-failed = Serwer nie może teraz odczytać ani zapisać danych. Spróbuj ponownie za chwilę.

## Where tables are kept

help-backup = Kopiuje wszystkie stoły do jednego pliku, także gdy serwer działa.
help-restore = Przywraca wszystkie stoły z kopii zapasowej.
help-check = Sprawdza, czy wszystkie zapisane stoły są w porządku.
help-export = Zapisuje ukończone gry, po jednej w wierszu.
help-import = Dodaje ukończone gry z plików z zapisami do zapisanych stołów.
help-migrate = Dostosowuje stoły zapisane przez starszą wersję, zrobiwszy najpierw ich kopię.
help-argument-to = Zapisz do tego pliku.
help-argument-backup = Plik zapisany poleceniem casetta backup.
help-argument-table = Nazwa stołu; all oznacza wszystkie ukończone.
help-argument-records = Pliki z zapisami gier, po jednym w wierszu.
help-argument-force = Zastąp stoły, które już są; zostaną wśród kopii zapasowych.

backup-done = Kopia zapasowa jest w pliku { $file }.
restore-done = Wszystkie stoły wróciły do stanu z pliku { $file }.
old-data = To, co było przedtem, zostało w pliku { $file }.
migrate-done = Zapisane stoły przeszły z postaci { $before } do postaci { $after }.
migrate-nothing = Nie ma nic do zrobienia: zapisane stoły mają już postać { $form }.
check-sound = { $tables ->
    [0] Nie ma jeszcze żadnych stołów; plik jest w porządku.
    [one] Sprawdzono jeden stół: jest w porządku.
    [few] Sprawdzono { $tables } stoły: wszystkie są w porządku.
    [many] Sprawdzono { $tables } stołów: wszystkie są w porządku.
   *[other] Sprawdzono { $tables } stołu: wszystko w porządku.
  }
check-broken = { $damaged ->
    [0] Plik jest uszkodzony; wśród stołów nie znaleziono uszkodzeń (sprawdzono: { $tables }).
    [one] Jeden stół jest uszkodzony (sprawdzono: { $tables }).
    [few] { $damaged } stoły są uszkodzone (sprawdzono: { $tables }).
    [many] { $damaged } stołów jest uszkodzonych (sprawdzono: { $tables }).
   *[other] { $damaged } stołu jest uszkodzone (sprawdzono: { $tables }).
  } Przy pozostałych można grać dalej; uszkodzone wrócą z kopii zapasowej.
check-damaged = { $table }: { $reason }
check-fault = Plik jest uszkodzony: { $reason }
import-done = Dodano: { $table }.
import-known = { $table } już tu jest.
import-host = jako gospodarz: { $host }
import-spectator = do oglądania: { $spectator }
import-refused = { $place }: { $reason }

wrong-folder-taken = Z folderu { $folder } korzysta już inna casetta (proces { $process }). Najpierw ją zakończ albo wybierz inny folder opcją --data-dir.
wrong-no-data = W folderze { $folder } nie ma jeszcze stołów. Inny folder wybiera się opcją --data-dir.
wrong-data-there = W folderze { $folder } są już stoły. Z opcją --force zostaną zastąpione, a stare zostaną wśród kopii zapasowych.
wrong-data-unusable = Pliku { $file } nie można użyć: { $reason }. Polecenie casetta restore przywraca kopię zapasową.
wrong-data-not-ours = W pliku { $file } nie ma stołów programu casetta.
wrong-data-foreign = Plik { $file } zawiera coś, czego nie zapisała casetta ({ $parts }). Użyj kopii, której ufasz.
wrong-data-newer = Plik { $file } zapisała nowsza casetta (postać { $found }; ta zna postać { $known }). Zaktualizuj program casetta.
wrong-data-older = Plik { $file } zapisała starsza casetta. Dostosuje go polecenie casetta migrate.
wrong-no-backup = Nie ma kopii zapasowej { $file }.
wrong-file-exists = Plik { $file } już istnieje; wybierz inną nazwę.
wrong-no-such-table = Nie ma takiego stołu.
wrong-table-there = Jest już inny stół { $table }.
wrong-table-newer = Stół { $table } używa wersji { $version } zasad; ten program zna wersję { $known }. Zaktualizuj program casetta.
wrong-damaged-place = Stół { $table } jest uszkodzony: nie można ufać temu miejscu: { $place }.
wrong-put-aside = Stół { $table } odłożono na bok, bo jest uszkodzony ({ $place }).
wrong-store-full = Dysk jest pełny; nic się nie zmieniło. Zrób miejsce i spróbuj ponownie.
wrong-store-busy = Inny program blokuje stoły; nic się nie zmieniło. Spróbuj ponownie.
wrong-store-failed = Nie udało się zapisać stołów ({ $reason }); nic się nie zmieniło. Spróbuj ponownie.
wrong-entry-twice = To już zostało zapisane.
wrong-entry-not-next = To nie następuje po ostatnim zapisie.
wrong-row-refused = To nie pasuje do tego, co jest zapisane ({ $reason }).

## Najlepszy plan

help-solve = Znajdź najlepszy plan pokoju albo tury w Home Staging.
help-argument-room = Pokój do rozwiązania; bez niego ta tura.
help-argument-turn = Rozwiąż tylko tę turę.
help-argument-letters = Która karta każdego numeru leży w rzędzie pokoju: dla każdej litera a lub b.
help-argument-seconds = Ile sekund może to trwać.
solve-progress-points = { $seconds } s · punkty: { $best }, najwyżej { $bound }
solve-progress-squares = { $seconds } s · pola: { $best }, co najmniej { $bound }
solve-optimal = Punkty: { $points }. Żaden plan nie da więcej.
solve-feasible = Punkty: { $points }. Żaden plan nie da więcej niż { $bound }.
solve-squares = { $fewest ->
    [0] Wolne pola, które pokój zajmuje lub odcina: { $squares }.
   *[other] Wolne pola, które pokój zajmuje lub odcina: { $squares }; przy tych punktach co najmniej { $fewest }.
  }
solve-front = Policzono z drzwiami wejściowymi na { $edge }; nie są jeszcze narysowane.
solve-left-out = Pominięto premie, o których nie decyduje jeden pokój: { $kinds }.
solve-foreseen = Jak pokój mógłby powstawać dalej:
wrong-solve-what = Podaj zapis gry albo scenariusz i pokój.
wrong-solve-room-or-turn = Albo pokój, albo ta tura, nie jedno i drugie.
wrong-solve-seconds = Czas musi być dłuższy niż 0 sekund.
wrong-solve-other-game = Rozwiązać można tylko Home Staging, nie { $game }.
wrong-solve-no-room = Tego pokoju nie można teraz urządzać. Możliwe: { $known }.
wrong-solve-no-turn = W tej turze nie ma nic do rysowania. Podaj pokój przez --room albo wcześniejsze zdarzenie przez --at.
wrong-solve-cards = Potrzebne litery a lub b: { $cards }, po jednej na każdą zakrytą kartę.
wrong-solve-too-short = W tym czasie nie znaleziono żadnego planu. Daj więcej sekund.

## Arena

help-arena = Każ botom grać ze sobą na tych samych rozdaniach i powiedz, kto jest lepszy.
help-argument-bots = Boty: ich nazwy albo nazwa@rewizja, gdy bot ma pochodzić z wcześniejszej rewizji tej kopii.
help-argument-deals = Ile rozdań; w każdym wszyscy siadają na każdym miejscu.
help-argument-ms = Ile milisekund bot może myśleć nad decyzją.
help-argument-simulations = Ile symulacji bot może wykonać na jedną decyzję, zamiast czasu.
help-argument-results = Przechowuj skończone rozdania w tym pliku; to samo polecenie podejmie przerwaną pracę.
help-argument-jobs = Ile procesów pracuje naraz; -1 oznacza wszystkie rdzenie.
help-argument-on = Adres klastra Dask lub Ray, który wykona pracę: dask://HOST:PORT albo ray://HOST:PORT.
help-argument-until-sure = Skończ, gdy tylko wiadomo na pewno, czy pierwszy bot jest lepszy od drugiego.
help-argument-wins = Pytaj, czy pierwszy bot wygrywa co najmniej tyle gier na 100, zamiast kto jest lepszy.
help-argument-targets = Podaj też, jak często każdy bot osiąga tyle punktów, na przykład 30,33,36.
arena-preparing = Przygotowuję …
arena-so-far = { $bot }: { $share } %
arena-deals = Rozdania: { $deals } · gry: { $games } · przedziały 95 % liczone po rozdaniach
arena-bot = Bot
arena-wins = Wygrane
arena-points = Punkty
arena-margin = Przewaga
arena-rating = Ocena
arena-time = Jedna decyzja
arena-alone = { $bot } sam przeciw { $count } × { $others }: wygrywa { $share }
arena-better = { $first } jest lepszy niż { $second }: { $share }.
arena-not-better = { $first } nie jest wyraźnie lepszy niż { $second }: { $share }.
arena-open = Jeszcze nie wiadomo na pewno, czy { $first } jest lepszy niż { $second }: { $share }.
arena-claim-better = { $bot } wygrywa co najmniej { $claim } gier na 100: { $share }.
arena-claim-not-better = { $bot } wygrywa najwyżej niewiele ponad { $claim } gier na 100: { $share }.
arena-claim-open = Jeszcze nie wiadomo na pewno, czy { $bot } wygrywa co najmniej { $claim } gier na 100: { $share }.
wrong-arena-bots = Nie da się rozsadzić botów ({ $bots }) na tylu miejscach ({ $seats }). Podaj jednego, dwa albo co najmniej tyle, ile jest miejsc.
wrong-arena-budget = Albo milisekundy, albo symulacje, i więcej niż 0.
wrong-arena-targets = { $text } nie jest listą punktów. Napisz ją tak: 30,33,36.
wrong-other-run = { $file } należy do innej próby. Podaj inny plik albo powtórz polecenie, które ją zaczęło.
wrong-run-goes-on = Do { $file } właśnie zapisuje inna próba. Poczekaj na jej koniec albo podaj inny plik.
wrong-unknown-cluster = { $address } nie jest adresem klastra. Możliwe: { $known }.
wrong-no-cluster = Pod adresem { $address } nikt nie odpowiada.
wrong-no-cluster-package = Pakiet { $package } nie jest zainstalowany, a klastry go potrzebują.
wrong-no-such-revision = Ta kopia nie ma rewizji { $revision }.
wrong-frozen-silent = Bot z rewizji { $revision } nie odpowiada.

## Oglądanie botów

help-demo = Oglądaj w terminalu stół botów.
help-argument-pace = Ile sekund widać jedną turę.
demo-thinking = { $player } myśli …
demo-hint = Ctrl-C kończy

## Strojenie

help-tune = Nastrój wagi oceny gry na tych samych rozdaniach i sprawdź je.
help-argument-steps = Ile kroków.
help-argument-check = Na ilu co najwyżej rozdaniach nowe wagi są porównywane z obecnymi.
tune-steps = Strojenie
tune-check = Sprawdzanie: { $share } %
tune-better = Nowe wagi są lepsze: { $share }, rozdania: { $deals }. Zapisane w { $file }.
tune-not-better = Nowe wagi nie są wyraźnie lepsze: { $share }, rozdania: { $deals }. Niczego nie zapisano.
wrong-no-potential = { $game } nie ma oceny, której wagi można by nastroić.

## Analiza

help-review = Oceń każdą decyzję skończonej gry: co oddano za darmo, a co było szczęściem.
help-argument-effort = Jak dokładnie oceniać decyzje; 1 znaczy szybko.
review-judging = Oceniam
review-player = Gracz
review-points = Punkty
review-accuracy = Trafność
review-lost = Oddane
review-luck = Szczęście
review-chance-lost = Oddana wygrana
review-chance-luck = Szczęście do wygranej
review-worst = Gdzie oddano najwięcej
review-nothing = Nikt niczego nie oddał.
review-decision = { $event }. { $player }, { $move }: oddane punkty: { $points }.
review-decision-chance = Szansa na wygraną spadła o { $chance } %.
review-better = Lepiej: { $move }

## Dlaczego bot tak zagrał

why-points = Na koniec liczę na około { $points } pkt; szansa na wygraną: { $chance } %.
why-parts = Na koniec liczę na około { $points } pkt ({ $parts }); szansa na wygraną: { $chance } %.
why-part = { $part } { $points }
why-comma = {", "}

## Czego nie mogą procesy robocze

worker-memory = Pamięć procesów roboczych jest ograniczona.
worker-memory-not = Ten system nie ogranicza pamięci procesów roboczych.
worker-time = Ich czas procesora jest ograniczony.
worker-time-not = Ten system nie ogranicza ich czasu procesora.
worker-files = Nie mogą czytać twoich plików.
worker-files-not = Mogłyby czytać twoje pliki: system nie potrafi im tego zabronić.
worker-network = Nie mogą korzystać z sieci.
worker-network-not = Mogłyby korzystać z sieci: system nie potrafi im tego zabronić.
worker-processes = Nie mogą uruchamiać innych programów.
worker-processes-not = Mogłyby uruchamiać inne programy: system nie potrafi im tego zabronić.
worker-end = Kończą się razem z serwerem, cokolwiek się z nim stanie.
worker-end-not = Jeśli serwer zostanie zabity, mogą jeszcze chwilę działać.

## Stoły serwera w terminalu

wrong-not-your-move = To jeszcze nie twoja kolej.
help-join = Graj w terminalu przy stole na serwerze, obok osób w przeglądarkach.
help-argument-link = link, który ci przysłano, albo adres z kodem: http://HOST/join/CODE
help-argument-name = twoje imię przy stole
wrong-join-no-link = { $text } nie jest linkiem do stołu. Linki wyglądają tak: http://HOST:8765/t/TABLE#SECRET albo http://HOST:8765/join/CODE.
wrong-join-unreachable = Nie można połączyć się z serwerem { $url }. Czy działa i czy jesteś w tej samej sieci?
wrong-join-no-casetta = Pod adresem { $url } nie ma serwera casetta.
wrong-join-refused = { $reason }
wrong-join-broken-seats = Nie można odczytać { $file }. Są w nim twoje miejsca; jeśli ich nie potrzebujesz, usuń ten plik.
wrong-join-too-old = Twoja casetta jest starsza niż serwer. Zaktualizuj ją i powtórz polecenie; miejsce pozostanie twoje.
wrong-join-too-new = Twoja casetta jest nowsza niż serwer. Poproś gospodarza o aktualizację albo użyj przeglądarki.
wrong-join-other-rules = Serwer ma inną wersję gry { $game }. Zaktualizuj casettę albo użyj przeglądarki.
wrong-join-other-address = Serwer nie używa adresu z twojego linku. Poproś gospodarza o link z publicznym adresem serwera.
wrong-join-turned-away = Gospodarz nie wpuścił cię.
wrong-join-cut = Połączenie zostało przerwane. Spróbuj za chwilę.
join-refused-internal = Coś poszło nie tak na serwerze. Spróbuj ponownie.
join-kicked = Gospodarz usunął cię ze stołu.
join-name = Jak masz na imię?
join-knocking = Czekamy, aż gospodarz cię wpuści…
join-title-room = Gra jeszcze się nie zaczęła
join-title-waiting = Teraz: { $players }
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
join-room-away = { $name }, jeszcze nieobecne
join-room-code = Kod dla innych: { $code }
join-room-waiting = Czekają na wpuszczenie: { $names }
join-nobody-waits = Nikt nie czeka na wpuszczenie.
join-lost = Połączenie przerwane; ponawiam… Enter ponawia od razu.
join-asked = { $name }: prośba o cofnięcie ruchu. Wpisz agree (zgoda) albo refuse (odmowa).
join-asked-others = Czekamy na zgodę pozostałych.
join-ask-first = Cofnięcie wymaga zgody wszystkich. Wpisz ask, żeby o nią poprosić.
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
join-here = { $name }: przy stole.
join-away = { $name }: poza stołem.
join-log-hidden = { $name }: decyzja podjęta.
join-log-hidden-you = Decyzja podjęta.
join-log-undo = { $name }: ruch cofnięty.
join-log-undo-you = Ruch cofnięty przez ciebie.
join-log-redo = { $name }: ruch przywrócony.
join-log-redo-you = Ruch przywrócony przez ciebie.
join-log-ask = { $name } prosi o cofnięcie.
join-log-ask-you = Prosisz o cofnięcie.
join-log-agree = { $name } wyraża zgodę.
join-log-agree-you = Wyrażasz zgodę.
join-log-refuse = { $name } odmawia.
join-log-refuse-you = Odmawiasz.
join-log-hand-over = Bot gra dalej. Miejsce: { $name }.
join-log-hand-over-you = Bot gra dalej za ciebie.
join-log-take-back = { $name } znów gra.
join-log-take-back-you = Znów grasz.
join-log-pause = { $name }: pauza.
join-log-pause-you = Wstrzymujesz grę.
join-log-resume = { $name }: gramy dalej.
join-log-resume-you = Wznawiasz grę.
join-notice-moved-in = Miejsce gracza { $name } jest teraz otwarte na własnym urządzeniu.
join-notice-moved-in-you = To miejsce jest teraz twoje. Twój link działa tylko tutaj.
join-notice-device = { $name }: dodane kolejne urządzenie.
join-notice-device-you = Twoje miejsce otwarto na innym urządzeniu.
join-notice-taken-back = Gospodarz utworzył nowy link do miejsca gracza { $name }.
join-notice-taken-back-you = Gospodarz utworzył nowy link do twojego miejsca.
join-notice-kicked = Gospodarz usunął gracza { $name } ze stołu.
join-notice-kicked-you = Gospodarz usunął cię ze stołu.
join-notice-muted = { $name }: czat wyłączony.
join-notice-muted-you = Gospodarz wyłączył ci czat.
join-notice-unmuted = { $name }: czat znów włączony.
join-notice-unmuted-you = Znów możesz pisać na czacie.
join-notice-silenced = { $name }: czat wyłączony przez operatora serwera.
join-notice-silenced-you = Operator serwera wyłączył ci czat.
join-notice-unsilenced = { $name }: czat znów działa.
join-notice-unsilenced-you = Znów możesz pisać na czacie.
join-emote-hello = Cześć!
join-emote-good-luck = Powodzenia!
join-emote-well-done = Dobra robota!
join-emote-thanks = Dzięki!
join-emote-laugh = Cha, cha!
join-emote-wow = Łał!
join-emote-oops = Ojej!
join-emote-thinking = Niech pomyślę…
turn-help-say = say TEKST
turn-help-say-text = Mówi coś wszystkim przy stole.
turn-help-emote = emote NAZWA
turn-help-emote-text = Pokazuje reakcję, np. hello, thanks albo wow.
turn-help-ask = ask
turn-help-ask-text = Prosi pozostałych o zgodę na cofnięcie twojego ostatniego ruchu i tego, co po nim nastąpiło.
turn-help-agree = agree
turn-help-agree-text = Zgadza się na cofnięcie ruchu, o które ktoś poprosił.
turn-help-refuse = refuse
turn-help-refuse-text = Nie zgadza się na nie.
turn-help-redo = redo
turn-help-redo-text = Przywraca ruch, który został cofnięty.
turn-help-pause = pause
turn-help-pause-text = Zatrzymuje grę i zegar dla wszystkich.
turn-help-resume = resume
turn-help-resume-text = Wznawia grę po pauzie.
turn-help-back = back
turn-help-back-text = Odbiera twoje miejsce botowi.
turn-help-next = next
turn-help-next-text = Przechodzi do rewanżu, gdy już jest.
