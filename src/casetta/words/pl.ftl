# Menus and errors of casetta. Sentences of a game lie in the game's own folder.

## What is wrong with something that came from outside

wrong-unknown-game = Nie ma gry { $game }. Dostępne gry: { $known }.
wrong-unknown-option = Nie ma opcji { $option }. Dostępne opcje: { $known }.
wrong-unknown-option-value = { $option } nie może mieć wartości { $value }. Możliwe wartości: { $known }.
wrong-unknown-seats = { $game }: nie na tylu graczy ({ $seats }). Możliwe liczby graczy: { $known }.
wrong-unknown-bot = Nie ma bota { $bot }. Dostępne boty: { $known }.
wrong-unknown-language = Nie ma języka { $language }. Dostępne języki: { $known }.
wrong-unknown-command = Nie ma polecenia { $command }. Dostępne polecenia: { $known }.
wrong-command-line = Nie da się odczytać wiersza polecenia ({ $detail }). Pomoc: casetta --help
wrong-wrong-seats = { $text } to nie lista miejsc. Wpisz ją tak: me,me:Anna,bot:greedy.
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
wrong-page-not-entries = { $where }: tu powinny być wpisy w podwójnych nawiasach kwadratowych.
wrong-page-not-a-text = { $where } musi być tekstem.
wrong-page-not-so-many = { $where } nie jest listą liczb całkowitych o długości { $length }.
wrong-page-no-entry = { $where }: brakuje wpisu { $name }.
wrong-page-twice = { $where }: { $name } występuje dwa razy.
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

help-casetta = Zagraj w trzy gry planszowe o domu, solo albo w gronie znajomych, i pytaj o ich zasady.
help-play = Zagraj w terminalu albo pozwól zagrać botom.
help-replay = Odtwórz zapis gry: pozycję, punktację i klasyfikację.
help-ask = Pytaj o zasady: pytania JSON wiersz po wierszu, odpowiedzi w tej samej kolejności.
help-score = Notes punktacji: wpisz, co leży na stole, a każdy punkt zostanie objaśniony.
help-bench = Zmierz, ile losowych gier rozgrywa się w sekundę.
help-perft = Policz ciągi ruchów od początku gry.
help-selfcheck = Sprawdź, czy na tym komputerze zasady trzymają się swoich praw.
help-doctor = Pokaż wersje, foldery, czego brakuje i jakie polecenie to naprawi.
help-golden = Porównaj albo zapisz gry wzorcowe i liczby ruchów (dla programistów).

help-usage = Użycie
help-heading-commands = Polecenia
help-heading-arguments = Argumenty
help-heading-options = Opcje
help-argument-help = Pokaż tę pomoc.
help-argument-lang = Język: en, it, pl lub ja.
help-argument-version = Pokaż wersję.
help-argument-game = Gra, na przykład my-shelfie.
help-argument-players = Ile osób gra.
help-argument-seats = Kto gdzie siedzi: ludzie i boty, po przecinku.
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
help-argument-after = Ile losowych ruchów wykonać przed liczeniem.
help-argument-depth = Na ile ruchów w głąb.
help-argument-write = Zapisz pliki od nowa.

## Benchmarks

bench-compiling = Przygotowuję skompilowane zasady gry { $game } …
bench-compiled = … gotowe po { $seconds } s.
bench-compare-heading = Losowe gry na sekundę czasu CPU: dziś, zapisane, C, dziś / C

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

## How a conversation ends

end-quit = Do zobaczenia!
end-of-input = Dane skończyły się za wcześnie; nic nie zapisano.
end-interrupted = Przerwano; nic nie zapisano.

## Who plays

turn-you = Ty
turn-player = Gracz { $number }
bot-greedy = Łakomy
bot-random = Losowy

## A turn at the terminal

turn-title = { $player }, twoja kolej
turn-title-alone = Twoja kolej
turn-hint = Ruch, np. { $example } · m ruchy · ? pomoc · sheet punkty · save FILE · quit
turn-hint-chosen = Enter zatwierdza · u cofa
turn-preview = { $move }   Punkty: { $before } → { $after }
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
