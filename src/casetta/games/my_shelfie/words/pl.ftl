# My Shelfie.

game-title = My Shelfie
game-sentence = Bierz płytki przedmiotów z salonu i układaj je na swoim regale.
begins-rule = Według instrukcji pierwszego gracza wybiera się losowo.
kind = { $letter ->
    [C] kot
    [B] książka
    [G] gra
    [F] ramka
    [T] trofeum
   *[P] roślina
  }
kinds = { $letter ->
    [C] koty
    [B] książki
    [G] gry
    [F] ramki
    [T] trofea
   *[P] rośliny
  }

option-edition = Wydanie
option-edition-en = Angielskie: przed uzupełnieniem salonu pozostałe płytki wracają do worka; dwa kwadraty mogą być różnych rodzajów.
option-edition-it = Włoskie: uzupełnia się tylko puste pola; oba kwadraty muszą być jednego rodzaju.
option-first_game = Pierwsza gra
option-first_game-true = Jedna karta celu wspólnego zamiast dwóch.
option-first_game-false = Dwie karty celów wspólnych.

goal-six-groups-of-two = Sześć osobnych grup co najmniej dwóch płytek jednego rodzaju. Grupy mogą być różnych rodzajów.
goal-four-groups-of-four = Cztery osobne grupy co najmniej czterech płytek jednego rodzaju. Grupy mogą być różnych rodzajów.
goal-four-corners = Ten sam rodzaj płytek we wszystkich czterech rogach regału.
goal-two-squares = Dwie osobne grupy, a w każdej kwadrat 2 × 2 z płytek jednego rodzaju.
goal-three-columns-max-three-types = Trzy pełne kolumny, w każdej najwyżej trzy rodzaje.
goal-eight-of-a-type = Osiem płytek jednego rodzaju, w dowolnych miejscach.
goal-diagonal = Pięć płytek jednego rodzaju po przekątnej.
goal-four-rows-max-three-types = Cztery pełne rzędy, w każdym najwyżej trzy rodzaje.
goal-two-columns-all-different = Dwie pełne kolumny, w każdej sześć różnych rodzajów.
goal-two-rows-all-different = Dwa pełne rzędy, w każdym pięć różnych rodzajów.
goal-x-shape = Pięć płytek jednego rodzaju w kształcie litery X.
goal-staircase = Pięć kolumn jak schody: każda następna jest o jedną płytkę wyższa albo każda o jedną niższa.

goal-name-six-groups-of-two = Sześć par
goal-name-four-groups-of-four = Cztery czwórki
goal-name-four-corners = Cztery rogi
goal-name-two-squares = Dwa kwadraty
goal-name-three-columns-max-three-types = Trzy kolumny, trzy rodzaje
goal-name-eight-of-a-type = Osiem jednakowych
goal-name-diagonal = Przekątna
goal-name-four-rows-max-three-types = Cztery rzędy, trzy rodzaje
goal-name-two-columns-all-different = Dwie kolumny bez powtórek
goal-name-two-rows-all-different = Dwa rzędy bez powtórek
goal-name-x-shape = Litera X
goal-name-staircase = Schody

part-tokens = Cele wspólne
part-end-token = Koniec gry
part-personal = Cel osobisty
part-groups = Grupy
sheet-end-token = Pierwszy pełny regał.
sheet-personal = { $matches ->
    [0] Cel osobisty { $card }: żadna płytka nie jest na swoim miejscu.
    [one] Cel osobisty { $card }: jedna płytka jest na swoim miejscu.
    [few] Cel osobisty { $card }: { $matches } płytki są na swoich miejscach.
    [many] Cel osobisty { $card }: { $matches } płytek jest na swoich miejscach.
   *[other] Cel osobisty { $card }: { $matches } płytki jest na swoim miejscu.
  }
sheet-group = { $size ->
    [one] { $size } płytka
    [few] { $size } stykające się płytki
    [many] { $size } stykających się płytek
   *[other] { $size } stykającej się płytki
  }: { $kind ->
    [C] koty
    [B] książki
    [G] gry
    [F] ramki
    [T] trofea
   *[P] rośliny
  }.

wrong-floating-tile = { $where }: ta płytka wisi w powietrzu, pole pod nią jest puste.
wrong-unused-cell = { $where }: przy tej liczbie graczy ({ $seats }) to pole jest poza grą.
wrong-no-such-token = { $where }: nie ma takiego żetonu punktów.
wrong-too-many-tiles = Za dużo płytek rodzaju „{ kind }”: { $tiles }. W pudełku jest ich { $box }.
wrong-wrong-common-goals = { $where }: podaj najwyżej { $expected } spośród: { $known }.
wrong-wrong-personal-card = { $where } nie jest kartą celu osobistego. Potrzebne są wpisy [rząd, kolumna, litera], każda litera i każde pole raz.

## At the terminal

turn-points = { $points } pkt
turn-goal = { $name }: { $tokens }
turn-no-token = brak żetonów
turn-personal = { $points ->
    [one] Cel osobisty (małe litery): na miejscu { $matches } z { $of }, 1 punkt.
    [few] Cel osobisty (małe litery): na miejscu { $matches } z { $of }, { $points } punkty.
    [many] Cel osobisty (małe litery): na miejscu { $matches } z { $of }, { $points } punktów.
   *[other] Cel osobisty (małe litery): na miejscu { $matches } z { $of }, { $points } punktu.
  }
turn-last-round = Pełny regał: { $player }. To ostatnia runda.
turn-news = { $who ->
    [you] Dokładasz do kolumny { $column }: { $tiles }.
    [hint] Dołóż do kolumny { $column }: { $tiles }.
   *[other] { $seat } dokłada do kolumny { $column }: { $tiles }.
  }
turn-token = Żeton { $points } za „{ $name }”.
turn-end-token = Żeton końca gry: +{ $points }.
turn-refill = Salon został uzupełniony.
turn-free-tiles = Płytki z wolnym bokiem (m c2 pokazuje, co można wziąć, zaczynając od c2)
turn-room = { $most ->
    [one] Miejsce w kolumnach (teraz na jedną płytkę)
    [few] Miejsce w kolumnach (teraz na najwyżej { $most } płytki)
    [many] Miejsce w kolumnach (teraz na najwyżej { $most } płytek)
   *[other] Miejsce w kolumnach (teraz na najwyżej { $most } płytki)
  }
turn-tiles-into = { $tiles ->
    [one] Jedna płytka, do kolumny { $columns }
    [few] { $tiles } płytki, do kolumny { $columns }
    [many] { $tiles } płytek, do kolumny { $columns }
   *[other] { $tiles } płytki, do kolumny { $columns }
  }

turn-help-turn = Twój ruch
turn-help-turn-text = Weź od 1 do 3 płytek leżących obok siebie w linii prostej. Każda musi mieć choć jeden wolny bok, jeszcze zanim weźmiesz pierwszą. Wrzuć wszystkie do jednej kolumny regału, w której się zmieszczą. Wpisz płytki w kolejności wrzucania (pierwsza leży najniżej), a potem kolumnę: c2 c3 >1.
turn-help-personal = Cel osobisty
turn-help-personal-text = Pokazują go małe litery na regale. Od 1 do 6 płytek na swoim miejscu daje na koniec 1, 2, 4, 6, 9 albo 12 punktów. Widzisz je tylko ty.
turn-help-groups = Grupy
turn-help-groups-text = Na koniec punktują płytki jednego rodzaju, które stykają się bokami: 3 płytki to 2 punkty, 4 płytki 3, 5 płytek 5, a 6 lub więcej 8.
turn-help-end = Koniec
turn-help-end-text = Kto pierwszy zapełni regał, dostaje 1 punkt; rundę gra się do końca. Gdy w salonie nie stykają się już żadne dwie płytki, uzupełnia się go na nowo.
turn-help-letters = Litery
turn-letters = { $letters } (w nawiasie liczba płytek w worku).
turn-letter = { $letter } { $kind } ({ $bag })

wrong-turn-unreadable = To nie jest ruch. Wpisz płytki i kolumnę, na przykład c2 c3 >1.
wrong-turn-no-column = Do której kolumny? Dopisz ją, na przykład { $tiles } >1.
wrong-turn-no-cell = Pole { $cell } nie należy do tego salonu.
wrong-turn-empty-cell = Na polu { $cell } nie ma płytki.
wrong-turn-not-free = Płytka na polu { $cell } nie ma wolnego boku.
wrong-turn-tile-twice = Ta sama płytka jest wpisana dwa razy.
wrong-turn-too-many-tiles = { $most ->
    [one] Możesz wziąć najwyżej jedną płytkę.
    [few] Możesz wziąć najwyżej { $most } płytki.
    [many] Możesz wziąć najwyżej { $most } płytek.
   *[other] Możesz wziąć najwyżej { $most } płytki.
  }
wrong-turn-not-in-a-line = Te płytki nie leżą obok siebie w linii prostej.
wrong-turn-no-such-column = Regał ma kolumny od 1 do { $columns }.
wrong-turn-no-room = { $room ->
    [0] Kolumna { $column } jest pełna.
    [one] W kolumnie { $column } zmieści się tylko jedna płytka, a nie { $tiles }.
    [few] W kolumnie { $column } zmieszczą się tylko { $room } płytki, a nie { $tiles }.
    [many] W kolumnie { $column } zmieści się tylko { $room } płytek, a nie { $tiles }.
   *[other] W kolumnie { $column } zmieści się tylko { $room } płytki, a nie { $tiles }.
  }

ranking-tie-break = Remis: wyżej jest osoba siedząca dalej od pierwszego gracza, zgodnie z ruchem wskazówek zegara.

## The score pad

pad-yes = tak
pad-no = nie
pad-first-row-intro = Regał od góry: C kot, B książka, G gra, F ramka, T trofeum, P roślina, kropka to puste pole. Wpisz rząd (CBG..), wszystkie sześć naraz albo plik (@shelf.txt).
pad-first-row = Rząd { $row } z { $rows }, najwyższy
pad-row = Rząd { $row } z { $rows }
pad-personal-intro = Karta: numer od 1 do 12 albo jej pola jako litera, kolumna i rząd od góry: p11 f31 c52 b43 g24 t36. Enter, jeśli jej nie ma.
pad-personal = Karta celu osobistego?
pad-tokens = Żetony punktów, na przykład 8 4? Enter, jeśli ich nie ma
pad-end = Czy to pierwszy pełny regał (żeton końca gry)?
pad-first = Kto zaczynał? { $names }
pad-token-line = Żeton punktów za cel wspólny.
pad-personal-line = { $matches ->
    [0] Cel osobisty: żadna płytka nie jest na swoim miejscu.
    [one] Cel osobisty: jedna płytka jest na swoim miejscu.
    [few] Cel osobisty: { $matches } płytki są na swoich miejscach.
    [many] Cel osobisty: { $matches } płytek jest na swoich miejscach.
   *[other] Cel osobisty: { $matches } płytki jest na swoim miejscu.
  }
wrong-pad-rows = Rysunek musi mieć { $rows ->
    [one] { $rows } rząd
    [few] { $rows } rzędy
    [many] { $rows } rzędów
   *[other] { $rows } rzędu
  }; ten ma { $found }.
wrong-pad-row-length = Rząd { $row }: potrzeba { $columns } znaków, po jednym na kolumnę.
wrong-pad-unknown-sign = Kolumna { $column }, rząd { $row } od góry: { $sign } nie jest żadną z liter { $known }.
wrong-pad-floating-tile = Kolumna { $column }, rząd { $row } od góry: ta płytka wisi w powietrzu, pole pod nią jest puste.
wrong-pad-no-such-card = Karty celów osobistych mają numery od 1 do { $cards }.
wrong-pad-card-twice = Sprawdź to jeszcze raz: karta celu osobistego { $card } jest tylko jedna.
wrong-pad-no-card = Podaj numer karty od 1 do { $cards } albo sześć pól, każdą literę raz.
wrong-pad-no-such-token = Są tylko takie żetony: { $known }.
wrong-pad-too-many-tokens = { $most ->
    [one] Nikt nie ma więcej niż jeden żeton punktów.
    [few] Nikt nie ma więcej niż { $most } żetony punktów.
    [many] Nikt nie ma więcej niż { $most } żetonów punktów.
   *[other] Nikt nie ma więcej niż { $most } żetonu punktów.
  }
wrong-pad-token-twice = Sprawdź to jeszcze raz: na każdy cel wspólny jest tylko jeden żeton { $token }.
wrong-pad-end-twice = Sprawdź to jeszcze raz: pierwszy pełny regał jest tylko jeden.
wrong-pad-yes-or-no = Odpowiedz { $yes } albo { $no }.
wrong-pad-no-such-person = Podaj imię albo numer od 1 do { $people }.

## What lies in the box

listing-tiles = Płytki przedmiotów
listing-common-goals = Karty celów wspólnych
listing-tokens = Żetony punktów celu wspólnego
listing-personal-goals = Karty celów osobistych, rząd po rzędzie od góry

## Awards

award-largest-group = Największa grupa: { $size } × { kind }.
award-first-full = Pierwszy pełny regał.
award-goal = { $matches ->
    [one] Najbliżej celu osobistego: { $matches } płytka na swoim miejscu.
    [few] Najbliżej celu osobistego: { $matches } płytki na swoich miejscach.
    [many] Najbliżej celu osobistego: { $matches } płytek na swoich miejscach.
   *[other] Najbliżej celu osobistego: { $matches } płytki na swoim miejscu.
  }

## On the page

web-prompt-tiles = wybierz płytki
web-prompt-column = wybierz kolumnę
web-prompt-place = położyć tutaj?
web-place = Połóż tutaj
web-place-short = Połóż
web-room = Salon
web-own-shelf = Regał
web-shelf-of = { $filled ->
    [one] Regał: { $name }, zajęte 1 z 30 miejsc
    [few] Regał: { $name }, zajęte { $filled } z 30 miejsc
    [many] Regał: { $name }, zajęte { $filled } z 30 miejsc
   *[other] Regał: { $name }, zajęte { $filled } z 30 miejsc
  }
web-filled = zajęte miejsca: { $filled } z 30
web-so-far = { $points ->
    [one] punkt na razie
    [few] punkty na razie
    [many] punktów na razie
   *[other] punktu na razie
  }
web-hand = W ręce
web-hand-take = od 1 do 3 w linii
web-hand-order = dotknij dwóch, by zamienić
web-hand-tile = { $kind }, spada jako { $number }
web-tokens = { $count ->
    [0] nie ma już żetonów
   *[other] pozostałe żetony: { $tokens }
  }
web-reached = osiągnięty
web-parts = Punkty do tej pory
web-part = { $part ->
    [groups] Grupy
    [tokens] Cele
   *[personal] Osobisty
  }
web-goal-missing = { $missing ->
    [0] wszystko jest
    [one] brakuje 1 płytki
    [few] brakuje około { $missing } płytek
    [many] brakuje około { $missing } płytek
   *[other] brakuje około { $missing } płytki
  }
web-goal-late = już nieosiągalny
web-wish = Cel osobisty
web-secret = tajny
web-wish-met = na miejscu: { $met } z { $of }
web-wish-hidden = Odsłonięty na koniec gry.
web-first-full = pierwszy pełny regał
web-cell-empty = { $cell }, puste
web-cell = { $state ->
    [chosen] { $cell }, { $kind }, wybrana jako { $number }
    [free] { $cell }, { $kind }, można wziąć
    [shut] { $cell }, { $kind }, nie można wziąć
   *[none] { $cell }, { $kind }
  }
web-column = Kolumna { $column }, wolne miejsca: { $room }.
web-gain-group = { $points ->
    [0] { $kinds }: grupa { $size }
   *[other] { $kinds }: grupa { $size }, +{ $points }
  }
web-gain-goal = { $name }: +{ $points }, cel osiągnięty
web-gain-end = Pełny regał: +{ $points }
web-gain-wish = Cel osobisty: { $met } z 6, +{ $points }
web-gain-wish-none = Cel osobisty: bez zmian
web-key-right = weź tyle płytek w prawo
web-key-down = weź tyle płytek w dół
web-key-column = wybierz kolumnę
web-key-order = zmień kolejność
web-pad-brush = Wybierz rodzaj, potem dotknij regału.
web-pad-eraser = Usuń
web-pad-card = Karta celu osobistego
web-pad-no-card = brak
web-pad-tokens = Żetony punktów
web-pad-end = Pierwszy pełny regał
web-pad-cell = Kolumna { $column }, rząd { $row } od góry: { $kind }
web-pad-empty = puste
web-pad-first = Kto zaczynał?
web-pad-goal = Karta celu wspólnego { $number }
web-pad-shown = { $shown ->
    [yes] Ten regał go spełnia.
   *[no] Ten regał go nie spełnia.
  }

## What speaks for a move

reason-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
reason-token = Daje { reason-points }: cel wspólny „{ $name }”
reason-end-token = Daje { reason-points }: pierwszy pełny regał, zaczyna się ostatnia runda
reason-groups = Daje { reason-points }: grupa { $size } × { kind }
reason-personal = { $matches ->
    [one] Daje { reason-points }: { $matches } płytka celu osobistego na swoim miejscu
    [few] Daje { reason-points }: { $matches } płytki celu osobistego na swoich miejscach
    [many] Daje { reason-points }: { $matches } płytek celu osobistego na swoich miejscach
   *[other] Daje { reason-points }: { $matches } płytki celu osobistego na swoich miejscach
  }
reason-denies-goal = Zabiera płytki do celu „{ $name }” (potrzebuje ich { $seat }): { reason-points } mniej w następnej turze
reason-denies-tiles = Zabiera płytki ({ $tiles }), których potrzebuje { $seat }: { reason-points } mniej w następnej turze
reason-leaves = { $seat }: w następnej turze najwyżej { reason-points }
reason-goal-nearer = { $missing ->
    [one] „{ $name }” jest w zasięgu: brakuje { $missing } płytki
    [few] „{ $name }” jest w zasięgu: brakuje { $missing } płytek
    [many] „{ $name }” jest w zasięgu: brakuje { $missing } płytek
   *[other] „{ $name }” jest w zasięgu: brakuje { $missing } płytki
  }
reason-group-next = Grupa { $size } × { kind }: jeszcze jedna płytka daje { reason-points }
reason-personal-open = { $squares ->
    [one] Zostawia { $squares } wolne pole celu osobistego
    [few] Zostawia { $squares } wolne pola celu osobistego
    [many] Zostawia { $squares } wolnych pól celu osobistego
   *[other] Zostawia { $squares } wolnego pola celu osobistego
  }
reason-columns = { $columns ->
    [one] Zostawia { $columns } kolumnę na trzy płytki
    [few] Zostawia { $columns } kolumny na trzy płytki
    [many] Zostawia { $columns } kolumn na trzy płytki
   *[other] Zostawia { $columns } kolumny na trzy płytki
  }

## First game

first-welcome = Witaj! Oto salon i twój regał, już prawie pełny. Pięć ruchów i znasz całą grę.
first-line = Możesz wziąć do trzech płytek w linii prostej, jeśli każda ma wolny bok. Dotknij trzech ramek, potem pierwszej kolumny regału i zatwierdź.
first-line-done = Spadają i już styka się pięć ramek: za taką grupę jest 5 punktów. Liczą się grupy od 3 płytek.
first-order = Kolejność ma znaczenie: co wybierzesz najpierw, spadnie pierwsze. Dotknij trofeum, potem gry i wrzuć je do kolumny 4.
first-order-done = Trofeum leży obok dwóch innych: trzy takie same to 2 punkty. W odwrotnej kolejności nie byłoby nic.
first-common = Cel wspólny jest dla wszystkich: ten sam rodzaj w czterech rogach. Brakuje tylko jednej ramki. Do kolumny 5 wrzuć najpierw roślinę, a na nią ramkę.
first-common-done = Ramki w czterech rogach! Udało ci się to przed innymi, więc masz 8 punktów. Kto zdąży później, dostanie mniej.
first-personal = Cel osobisty to twoja tajemnica. Potrzebujesz gry na górze kolumny 3. Możesz też wziąć tylko jedną płytkę.
first-personal-done = To czwarta płytka na swoim miejscu: 6 punktów zamiast 4. Za wszystkie sześć jest 12.
first-end = Zostało jedno miejsce. Weź grę z lewej i zapełnij regał.
first-end-done = Trzy gry obok siebie to 2 punkty, a pierwszy pełny regał daje jeszcze 1. Rundę gra się do końca: { $name } ma jeszcze jeden ruch.
first-over = I gotowe: { $mine } do { $other } dla ciebie! Czas na całą grę?
