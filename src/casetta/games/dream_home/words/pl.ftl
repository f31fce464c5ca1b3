# Dream Home.

game-title = Domek
game-sentence = Wybieraj pomieszczenia i zbuduj z nich dom swoich marzeń.
begins-rule = Według instrukcji zaczyna najmłodszy gracz.

room-name = { $room ->
    [living_room] salon
    [kitchen] kuchnia
    [bedroom] sypialnia
    [playroom] pokój dziecięcy
    [bathroom] łazienka
    [sauna] sauna
    [pantry] spiżarnia
    [dressing_room] garderoba
    [study] gabinet
    [library] biblioteka
    [game_room] pokój gier
    [garage] garaż
    [storage_room] składzik
    [wine_cellar] piwniczka
    [workshop] warsztat
    [laundry_room] pralnia
   *[other] { $room }
  }
# At most five letters, for a house in characters.
room-short = { $room ->
    [living_room] Salon
    [kitchen] Kuchn
    [bedroom] Sypia
    [playroom] Dziec
    [bathroom] Łazie
    [sauna] Sauna
    [pantry] Spiż.
    [dressing_room] Garde
    [study] Gabin
    [library] Bibl.
    [game_room] Gry
    [garage] Garaż
    [storage_room] Skład
    [wine_cellar] Piwn.
    [workshop] Warsz
   *[laundry_room] Pral.
  }
card-name = { $card ->
    [roof-red] czerwony dach
    [roof-red-window] czerwony dach z oknem
    [roof-brown] brązowy dach
    [roof-brown-window] brązowy dach z oknem
    [roof-blue] niebieski dach
    [roof-blue-window] niebieski dach z oknem
    [roof-green] zielony dach
    [roof-green-window] zielony dach z oknem
    [piano] fortepian
    [canopy_bed] łóżko z baldachimem
    [hot_tub] jacuzzi
    [cat_house] domek dla kota
    [tree_house] domek na drzewie
    [bird_house] domek dla ptaków
    [ice_cream_machine] maszyna do lodów
    [painting] obrazy
    [rocking_horse] koń na biegunach
    [aquarium] akwarium
    [drill] wiertarka udarowa
    [jackhammer] młot pneumatyczny
    [concrete_mixer] betoniarka
    [scaffolding] rusztowanie
    [roofer] dekarz
    [supplier] dostawca
    [architect] architektka
    [handyman] majster
    [interior_designer] dekoratorka
    [none] nic
   *[other] { $card }
  }

## Options

option-edition = Wydanie
option-edition-standard = Standardowe: nasze połączenie trzech instrukcji; strona z zasadami mówi, co skąd pochodzi.
option-edition-it = Włoskie: żeton, który pasuje, trzeba położyć; młot pneumatyczny to twój ruch, razem z wiertarką i betoniarką; dostawca bierze tylko to, co odrzucono w trakcie gry.
option-edition-en = Angielskie: żeton, który pasuje, trzeba położyć; majster może powiększać pomieszczenia z żetonem; dekoratorka podnosi wartość tylko żetonów na planszy domu; przy remisie decyduje liczba ukrytych dzieci; jeśli nikt ich nie policzył, remis pozostaje.
option-edition-pl = Polskie: przy 2 lub 3 graczach odrzucona kolumna wypada z gry; rusztowanie może poczekać obok domu na dowolną chwilę twojego ruchu; młot pneumatyczny to twój ruch, razem z wiertarką i betoniarką.
option-simplified = Gra uproszczona
option-simplified-false = Przy 2 lub 3 graczach pierwszy gracz odrzuca w każdej rundzie jedną kolumnę.
option-simplified-true = Nie odrzuca się żadnej kolumny.
option-decor_optional = Żetony wyposażenia
option-decor_optional-true = Z żetonu można zrezygnować.
option-decor_optional-false = Żeton, który pasuje, trzeba położyć.
option-face_down = Zakryte pomieszczenia
option-face_down-free = Pomieszczenie zawsze można położyć zakryte.
option-face_down-forced_only = Pomieszczenie można położyć zakryte tylko wtedy, gdy nigdzie nie pasuje odkryte.
option-draft_discard_removed = Odrzucona kolumna
option-draft_discard_removed-false = Trafia na stos kart odrzuconych, gdzie znajdą ją dekarz i dostawca.
option-draft_discard_removed-true = Wypada z gry.
option-scaffolding_may_wait = Rusztowanie
option-scaffolding_may_wait-false = Kładzie się je od razu.
option-scaffolding_may_wait-true = Może poczekać obok domu na późniejszy ruch.
option-handyman_ignores_tokens = Majster a żetony
option-handyman_ignores_tokens-false = Żadnej karty nie przenosi się obok takiego samego pomieszczenia z żetonem.
option-handyman_ignores_tokens-true = Pomieszczenia z żetonem można powiększać aż do ich największego rozmiaru.
option-join_decorated_rooms = Dwa pomieszczenia z żetonami
option-join_decorated_rooms-true = Z dekoratorką karta może je połączyć; zostaje jeden żeton.
option-join_decorated_rooms-false = Żadna karta nie może ich połączyć, chyba że przeniesie ją majster.
option-designer_counts_outside = Dekoratorka
option-designer_counts_outside-true = O punkt więcej za każdy żeton.
option-designer_counts_outside-false = O punkt więcej za każdy żeton w domu.
option-helpers_stack = Dwie architektki lub dekoratorki
option-helpers_stack-false = Liczą się raz.
option-helpers_stack-true = Liczą się dwa razy.
option-tiebreak = Remis
option-tiebreak-shared = Przy równej liczbie punktów miejsce jest wspólne.
option-tiebreak-children = Decyduje liczba ukrytych dzieci. Nasze karty jej nie podają, własny plik kart może; jeśli jej nie znamy, przy równej liczbie punktów miejsce jest wspólne.
option-annex_adjacency = Obok
option-annex_adjacency-horizontal = Sauna, spiżarnia i garderoba patrzą w lewo i w prawo.
option-annex_adjacency-orthogonal = Sauna, spiżarnia i garderoba patrzą także w górę i w dół.
option-jackhammer_is_turn = Młot pneumatyczny a inne narzędzia
option-jackhammer_is_turn-false = Tracisz swój ruch, więc nie użyjesz z nim wiertarki ani betoniarki.
option-jackhammer_is_turn-true = To twój ruch, tylko wcześniej, więc możesz użyć z nim wiertarki i betoniarki.
option-scaffolding_any_time = Rusztowanie, które czeka
option-scaffolding_any_time-false = Kładzie się je przed wzięciem kolumny.
option-scaffolding_any_time-true = Kładzie się je w dowolnej chwili swojego ruchu.
option-supplier_takes_given_away = Dwóch dostawców
option-supplier_takes_given_away-true = To, co oddał jeden, może wziąć następny.
option-supplier_takes_given_away-false = To, co odda dostawca, wypada z gry.

## The score sheet

part-rooms = Pomieszczenia
part-decor = Wyposażenie
part-functionality = Funkcjonalność
part-roof = Dach
sheet-living-room = { $size ->
    [one] Salon z jednej karty.
    [few] Salon z { $size } kart.
    [many] Salon z { $size } kart.
   *[other] Salon z { $size } karty.
  }
sheet-kitchen = { $size ->
    [one] Kuchnia z jednej karty.
    [few] Kuchnia z { $size } kart.
    [many] Kuchnia z { $size } kart.
   *[other] Kuchnia z { $size } karty.
  }
sheet-bedroom = { $size ->
    [one] Sypialnia z jednej karty.
    [few] Sypialnia z { $size } kart.
    [many] Sypialnia z { $size } kart.
   *[other] Sypialnia z { $size } karty.
  }
sheet-playroom = { $size ->
    [one] Pokój dziecięcy z jednej karty.
    [few] Pokój dziecięcy z { $size } kart.
    [many] Pokój dziecięcy z { $size } kart.
   *[other] Pokój dziecięcy z { $size } karty.
  }
sheet-bathroom = Łazienka.
sheet-sauna = { $beside ->
    [1] Sauna obok łazienki.
   *[other] Sauna, ale nie obok łazienki.
  }
sheet-pantry = { $beside ->
    [1] Spiżarnia obok kuchni.
   *[other] Spiżarnia, ale nie obok kuchni.
  }
sheet-dressing-room = { $beside ->
    [1] Garderoba obok sypialni.
   *[other] Garderoba, ale nie obok sypialni.
  }
sheet-study = Gabinet.
sheet-library = Biblioteka.
sheet-game-room = Pokój gier.
sheet-garage = { $size ->
    [one] Garaż z jednej karty.
    [few] Garaż z { $size } kart.
    [many] Garaż z { $size } kart.
   *[other] Garaż z { $size } karty.
  }
sheet-storage-room = Składzik.
sheet-wine-cellar = Piwniczka.
sheet-workshop = Warsztat.
sheet-laundry-room = Pralnia.
sheet-own-card = { $beside ->
    [1] { $name }, obok swojego pomieszczenia.
   *[0] { $name }.
  }
sheet-empty-rooms = { $size ->
    [one] Jedno puste pomieszczenie, z architektką.
    [few] { $size } puste pomieszczenia, z architektką.
    [many] { $size } pustych pomieszczeń, z architektką.
   *[other] { $size } pustego pomieszczenia, z architektką.
  }
sheet-children = { $children ->
    [one] { $children } ukryte dziecko, na wypadek remisu.
    [few] { $children } ukryte dzieci, na wypadek remisu.
    [many] { $children } ukrytych dzieci, na wypadek remisu.
   *[other] { $children } ukrytego dziecka, na wypadek remisu.
  }
sheet-piano = Fortepian.
sheet-canopy-bed = Łóżko z baldachimem.
sheet-hot-tub = Jacuzzi.
sheet-cat-house = Domek dla kota.
sheet-tree-house = Domek na drzewie.
sheet-bird-house = Domek dla ptaków.
sheet-ice-cream-machine = Maszyna do lodów.
sheet-painting = Obrazy.
sheet-rocking-horse = Koń na biegunach.
sheet-aquarium = Akwarium.
sheet-interior-designer = { $tokens ->
    [one] Dekoratorka: jeden żeton.
    [few] Dekoratorka: { $tokens } żetony.
    [many] Dekoratorka: { $tokens } żetonów.
   *[other] Dekoratorka: { $tokens } żetonu.
  }
sheet-bathroom-on-each-floor = Łazienka na obu piętrach.
sheet-bathroom-kitchen-bedroom = Łazienka, kuchnia i sypialnia.
sheet-architect = { $bonuses ->
    [one] Architektka: jedna premia.
    [few] Architektka: { $bonuses } premie.
    [many] Architektka: { $bonuses } premii.
   *[other] Architektka: { $bonuses } premii.
  }
sheet-uniform-roof = Dach w jednym kolorze.
sheet-mixed-roof = Dach w kilku kolorach.
sheet-windows = { $windows ->
    [one] Jedno okno w dachu.
    [few] { $windows } okna w dachu.
    [many] { $windows } okien w dachu.
   *[other] { $windows } okna w dachu.
  }

## Moves in words

move-take = { $seat }: kolumna { $column }, { room-name } i { card-name }.
move-take-marker = { $seat }: kolumna { $column }, { room-name } i znacznik pierwszego gracza.
move-discard = { $seat }: kolumna { $column } odrzucona ({ room-name }, { card-name }).
move-hammer = { $seat }: młot pneumatyczny, { room-name } z kolumny { $column }.
move-drill = { $seat }: wiertarka udarowa, { room-name } z kolumny { $column } na { $space }; leżąca tam karta trafia na planszę główną.
move-mix = { $seat }: betoniarka, pomieszczenia z kolumn { $column } i { $other } zamieniają się miejscami.
move-room = { $seat }: { room-name } na { $space }.
move-room-down = { $seat }: { room-name } na { $space }, karta zakryta.
move-token = { $seat }: { card-name } na { $space }.
move-token-outside = { $seat }: { card-name } obok domu.
move-decline = { $seat }: bez żetonu ({ card-name }).
move-scaffold = { $seat }: rusztowanie na { $space }.
move-scaffold-keep = { $seat }: rusztowanie czeka obok domu.
move-keep = { $seat }: na { $space } zostaje żeton ({ card-name }).
move-roof = { $seat }: dekarz, { card-name }.
move-supply = { $seat }: dostawca, { room-name } na { $space }.
move-swap = { $seat }: majster, { $space } i { $other } zamieniają się miejscami.
move-pass = { $seat }: pas.
move-done = { $seat }: gotowe.

## What is wrong with a drawing or a question

wrong-wrong-floor-length = { $where } musi mieć { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
  }.
wrong-wrong-space = { $where }: pole to null, "empty", "scaffolding" albo pomieszczenie.
wrong-no-support = { $where }: pod spodem nic nie ma (zasada A).
wrong-wrong-floor = { $where }: na tym poziomie karta „{ room-name }” może leżeć tylko zakryta (zasada B).
wrong-room-too-large = { $where }: za dużo kart obok siebie ({ room-name }: najwyżej { $most }, zasada C).
wrong-token-on-empty-room = { $where }: w pustym pomieszczeniu nie może leżeć żeton.
wrong-token-misplaced = { $where }: żeton „{ card-name }” nie pasuje do tego pomieszczenia.
wrong-two-tokens = { $where }: w tym pomieszczeniu jest więcej niż jeden żeton.
wrong-token-not-outside = { $where }: żeton „{ card-name }” nie leży obok domu.
wrong-token-twice = { $where }: taki żeton jest tylko jeden.
wrong-scaffolding-left = { $where }: w gotowym domu nie może zostać rusztowanie.
wrong-scaffolding-waits = { $where }: rusztowanie czeka obok domu tylko w polskim wydaniu.
wrong-too-many-cards = { $sort ->
    [room] { $cards } × { room-name }; w pudełku: { $box }.
   *[card] { $cards } × { card-name }; w pudełku: { $box }.
  }
wrong-too-few-cards = Za mało kart na { $where }.
wrong-unknown-card = { $where } to nie karta.
wrong-own-rooms = Kart pomieszczeń jest razem { $cards }, a nie { $needed }.
wrong-own-resources = Dachów, wyposażenia, narzędzi i pomocników jest razem { $cards }, a nie { $needed }.
wrong-own-children-list = { $where }: jedna liczba dla wszystkich kopii. Gra nie rozróżnia kart tego samego rodzaju.
wrong-own-children-copies = { $where }: liczba dzieci dla każdej z kart ({ $copies }) albo jedna dla wszystkich.
wrong-own-key = { $where }: { $name } nie może być kluczem: litery, cyfry i podkreślniki, i żadna nazwa, która znaczy już coś innego.
wrong-own-too-many-rooms = { $where }: za dużo pomieszczeń o własnych nazwach w jednym domku.
wrong-own-too-many-tokens = { $where }: za dużo żetonów o własnych nazwach w jednym domku.
wrong-no-hand-now = Na tym etapie nikt nie ma karty w ręce.
wrong-no-resource-here = { $where }: nad pierwszą kolumną nie ma karty.
wrong-wrong-deck = { $where } musi mieć { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }.
wrong-wrong-stage = W tej pozycji nie może to być ten etap.
wrong-display-too-small = Na planszy głównej jest mniej kolumn niż miejsc, które mają jeszcze którąś wziąć ({ $seats }).
wrong-house-too-full = { $where }: nie ma miejsca na wszystkie karty, które mają dojść ({ $cards }).

## At the terminal

turn-points = { $points } pkt
turn-roofs = { $roofs ->
    [0] bez dachu
    [one] 1 dach
    [few] { $roofs } dachy
    [many] { $roofs } dachów
   *[other] { $roofs } dachu
  }
turn-marker = (1.)
turn-round = Runda { $round } z { $rounds }
turn-column = { $column }: { $room } + { $card }
turn-column-marker = { $column }: { $room } + pierwszy gracz
turn-hand = W ręce: { $cards }
turn-new-round = Zaczyna się nowa runda.
turn-now-discard = Najpierw odrzuć kolumnę, której nikt nie weźmie: discard 3.
turn-now-hammer = Młot pneumatyczny teraz? hammer 0 albo pass.
turn-now-begun = Teraz młot pneumatyczny: hammer 0.
turn-now-lay = Połóż: room u1, room u1 down, token l0, scaffold b0.
turn-now-late = Rusztowanie teraz? scaffold u1 albo done.
turn-now-take = Weź kolumnę: take 3.
turn-now-roofs = Dekarz: weź dach z odrzuconych albo pass.
turn-now-finish = Ostatnie zmiany pomocników albo done.

turn-help-turn = Twój ruch
turn-help-turn-text = Weź kolumnę z planszy głównej, na przykład take 3: pomieszczenie i kartę nad nim, a z kolumną 0 znacznik pierwszego gracza. Potem połóż pomieszczenie na polu, na przykład room u1, albo zakryte, room u1 down. Żeton lub rusztowanie kładzie się przed nim albo po nim: token l0, scaffold b0.
turn-help-placing = Gdzie kłaść karty
turn-help-placing-text = Od U0 do U4 to górne piętro, od L0 do L4 dolne, B0 i B1 to piwnica pod L3 i L4. Karta musi mieć coś pod sobą. Pomieszczenia piwniczne kładzie się w piwnicy, wszystkie inne na piętrach. Jednakowe karty obok siebie to jedno pomieszczenie: salon ma do 3 kart, kuchnia, sypialnia, pokój dziecięcy i garaż 2, wszystkie inne 1. Pomieszczenie z żetonem jest zamknięte. Każdą kartę można położyć zakrytą: to puste pomieszczenie.
turn-help-annexes = Punkty pomieszczeń
turn-help-annexes-text = Za jedną, dwie, trzy karty: { $rooms }.
turn-help-decor = Wyposażenie
turn-help-decor-text = Żetony kładzie się w pasujących pomieszczeniach bez żetonu, niektóre obok domu: { $decor }.
turn-help-functionality = Funkcjonalność
turn-help-functionality-text = Łazienka na obu piętrach: 3 punkty. Kuchnia, sypialnia i łazienka w jednym domku: 3 punkty.
turn-help-roof = Dach
turn-help-roof-text = Dachy układa się zakryte na stosie i nikt ich nie ogląda przed końcem gry. Cztery w jednym kolorze dają 8 punktów, cztery w kilku kolorach 3, każde okno wśród nich 1 więcej; mniej niż cztery nie dają nic.
turn-help-letters = Litery
turn-letters = { $letters }. # to puste pomieszczenie, x rusztowanie, * żeton. Obok domu: dr wiertarka udarowa, ja młot pneumatyczny, mx betoniarka, sc rusztowanie, ro dekarz, su dostawca, ar architektka, ha majster, de dekoratorka, th domek na drzewie, bh domek dla ptaków.
help-drill = Zanim weźmiesz kolumnę: zamień miejscami pomieszczenie z planszy głównej i swoje odkryte, jeśli tam pasuje. Żeton z twojego przepada. Na przykład drill 1 l0.
help-jackhammer = Przed pierwszym ruchem rundy: zamiast swojego ruchu weź z dowolnej kolumny samo pomieszczenie. Na przykład hammer 0.
help-concrete-mixer = Zanim weźmiesz kolumnę: zamień miejscami dwa pomieszczenia na planszy głównej. Na przykład mix 0 3.
help-scaffolding = Połóż je na wolnym polu, które ma coś pod sobą; nad nim możesz budować od razu, na jego miejscu od następnego ruchu.
help-roofer = Na koniec, zanim ktokolwiek obejrzy dachy: weź jeden dach z kart odrzuconych.
help-supplier = Na koniec: zamień swoje pomieszczenie na takie z kart odrzuconych, które tam pasuje. Żeton z twojego przepada.
help-architect = Każda premia za funkcjonalność daje 4, każde puste pomieszczenie 1.
help-handyman = Na koniec: zamień miejscami dwa swoje pomieszczenia; oba muszą pasować. Żetony wędrują ze swoimi kartami.
help-interior-designer = Żetony nie zamykają już twoich pomieszczeń; każdy żeton daje 1 więcej.

wrong-turn-unreadable = To nie jest ruch. Wpisz polecenie, na przykład take 3 albo room u1; m pokazuje, co możesz zrobić.
wrong-turn-not-now = Teraz { $verb } nie jest możliwe. Możliwe: { $known }.
wrong-turn-not-allowed = Tak { $verb } nie zadziała; m pokazuje, co można.
wrong-turn-no-such-column = Na planszy głównej są kolumny od 0 do { $columns }.
wrong-turn-column-gone = Kolumny { $column } już nie ma.
wrong-turn-column-stays = Kolumny { $column } nie można wybrać.
wrong-turn-not-free = Na { $space } leży już pomieszczenie.
wrong-turn-no-support = Pod { $space } nic jeszcze nie ma.
wrong-turn-fresh-scaffolding = Rusztowanie na { $space } stoi dopiero od tego ruchu; na jego miejscu zbudujesz później.
wrong-turn-must-lie-up = To pomieszczenie gdzieś pasuje odkryte, więc nie może leżeć zakryte.
wrong-turn-wrong-floor = Karta „{ room-name }” może leżeć na { $space } tylko zakryta: pomieszczenia piwniczne kładzie się w piwnicy, wszystkie inne na piętrach.
wrong-turn-room-full = Z kartą „{ room-name }” na { $space } pomieszczenie byłoby za duże.
wrong-turn-room-decorated = Pomieszczenie obok { $space } jest zamknięte: ma żeton.

ranking-tie-break = Przy równej liczbie punktów miejsce jest wspólne; jeśli decydują ukryte dzieci, wyżej jest ten, kto ma ich więcej.

## The score pad

pad-basement-intro = Dom od dołu do góry, każdy poziom od lewej do prawej. Jedna litera na pole: L salon, K kuchnia, B sypialnia, P pokój dziecięcy, A łazienka, S sauna, Y spiżarnia, D garderoba, U gabinet, I biblioteka, G pokój gier, C garaż, O składzik, V piwniczka, W warsztat, N pralnia; # puste pomieszczenie, . wolne pole. Żeton wpisuje się po plusie: L+piano.
pad-basement = Piwnica, dwa pola
pad-lower = Dolne piętro, pięć pól
pad-upper = Górne piętro, pięć pól
pad-outside = Obok domu: tree_house (drzewo), bird_house (ptaki)? Enter, jeśli nic
pad-helpers = Pomocnicy: architect, interior_designer (dekoratorka)? Enter, jeśli nikt
pad-roofs = Dachy (red, brown, blue, green), np. red red window blue? Enter, jeśli nic
pad-children = Ukryte dzieci w pomieszczeniach, kolejno: { $names }, np. 3 5? Enter, jeśli nikt nie liczy
wrong-pad-children = Liczby dla każdego domu po jednej; domów jest { $people }.
wrong-pad-too-many = To za dużo kart ({ $cards }); oprócz pomieszczeń w pudełku jest ich { $most }.
wrong-pad-floor-length = Ten poziom ma { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
  }.
wrong-pad-no-such-room = { $word } to nie pomieszczenie; wystarczy litera albo początek nazwy.
wrong-pad-no-such-thing = { $word } nie jest żadnym z: { $known }.

## What lies in the box

listing-rooms = Karty pomieszczeń
listing-roofs = Karty dachów
listing-decor = Wyposażenie, po jednej karcie i jednym żetonie
listing-tools = Narzędzia
listing-helpers = Pomocnicy
listing-beside = ; { $points } obok: { $room }
listing-room-points = Punkty za pomieszczenie z jednej, dwóch, trzech kart.
listing-any-room = dowolne
listing-outside = obok domu
listing-own-cards = W twoim pudełku jest inaczej? Skopiuj plik z kartami, popraw go i zagraj z --cards FILE.
source-rulebook = instrukcja
source-reviews = recenzje
source-reconstructed = odtworzone
source-box = twoje pudełko

## Awards

award-rooms = { $number ->
    [one] Jedyne ukończone duże pomieszczenie.
    [few] Najwięcej ukończonych dużych pomieszczeń: { $number }.
    [many] Najwięcej ukończonych dużych pomieszczeń: { $number }.
   *[other] Najwięcej ukończonych dużych pomieszczeń: { $number }.
  }
award-roof = { $number ->
    [one] Najwyższy stos dachów: { $number } karta.
    [few] Najwyższy stos dachów: { $number } karty.
    [many] Najwyższy stos dachów: { $number } kart.
   *[other] Najwyższy stos dachów: { $number } karty.
  }
award-decor = { $number ->
    [one] Najpiękniejsze wyposażenie: { $number } punkt.
    [few] Najpiękniejsze wyposażenie: { $number } punkty.
    [many] Najpiękniejsze wyposażenie: { $number } punktów.
   *[other] Najpiękniejsze wyposażenie: { $number } punktu.
  }

## On the page

# At most nine letters, for narrow columns.
web-room-short = { $room ->
    [living_room] Salon
    [kitchen] Kuchnia
    [bedroom] Sypialnia
    [playroom] Dziecięcy
    [bathroom] Łazienka
    [sauna] Sauna
    [pantry] Spiżarnia
    [dressing_room] Garderoba
    [study] Gabinet
    [library] Książki
    [game_room] Gry
    [garage] Garaż
    [storage_room] Składzik
    [wine_cellar] Piwniczka
    [workshop] Warsztat
    [laundry_room] Pralnia
   *[other] { $room }
  }
web-card-short = { $card ->
    [roof-red] Czerwony
    [roof-red-window] Czerwony +1
    [roof-brown] Brązowy
    [roof-brown-window] Brązowy +1
    [roof-blue] Niebieski
    [roof-blue-window] Niebieski +1
    [roof-green] Zielony
    [roof-green-window] Zielony +1
    [piano] Fortepian
    [canopy_bed] Baldachim
    [hot_tub] Jacuzzi
    [cat_house] Koci domek
    [tree_house] Na drzewie
    [bird_house] Dla ptaków
    [ice_cream_machine] Lody
    [painting] Obrazy
    [rocking_horse] Konik
    [aquarium] Akwarium
    [drill] Wiertarka
    [jackhammer] Młot
    [concrete_mixer] Betoniarka
    [scaffolding] Rusztowanie
    [roofer] Dekarz
    [supplier] Dostawca
    [architect] Architektka
    [handyman] Majster
   *[interior_designer] Dekoratorka
  }
web-about-card = { $card ->
    [drill] Zanim weźmiesz kolumnę: zamień pomieszczenie z planszy głównej i swoje odkryte, jeśli tam pasuje. Żeton z twojego przepada.
    [jackhammer] Przed pierwszym ruchem rundy: zamiast swojego ruchu weź samo pomieszczenie z dowolnej kolumny.
    [concrete_mixer] Zanim weźmiesz kolumnę: dwa pomieszczenia na planszy głównej zamieniają się miejscami.
    [scaffolding] Połóż je na wolnym miejscu, które ma coś pod sobą. Nad nim budujesz od razu, na jego miejscu od następnego ruchu.
    [roofer] Na koniec, zanim ktokolwiek obejrzy dachy: weź jeden dach z kart odrzuconych.
    [supplier] Na koniec: zamień swoje pomieszczenie na pasujące tam z kart odrzuconych. Żeton z twojego przepada.
    [architect] Każda premia daje 4 zamiast 3, każde puste pomieszczenie 1.
    [handyman] Na koniec: dwa twoje pomieszczenia zamieniają się miejscami, jeśli oba pasują. Żetony wędrują ze swoimi kartami.
   *[interior_designer] Żetony nie zamykają już twoich pomieszczeń i każdy daje 1 więcej.
  }
web-do-take = wybierz kolumnę
web-do-take-chosen = bierzesz tę parę?
web-go-take = Weź
web-do-discard = odrzuć jedną kolumnę
web-do-discard-chosen = odrzucasz tę parę?
web-go-discard = Odrzuć
web-do-hammer = używasz młota?
web-do-hammer-chosen = bierzesz tylko to?
web-go-hammer = Weź
web-do-drill = wybierz pomieszczenie z planszy i jedno swoje
web-do-drill-chosen = zamieniasz te dwa?
web-go-drill = Zamień
web-do-mix = wybierz dwa pomieszczenia z planszy
web-do-mix-chosen = zamieniasz te dwa?
web-go-mix = Zamień
web-do-room = połóż kartę: { room-name }
web-do-room-chosen = budujesz tutaj?
web-go-room = Buduj tutaj
web-do-token = połóż żeton: { card-name }
web-do-token-chosen = kładziesz tutaj?
web-go-token = Połóż tutaj
web-do-scaffold = połóż rusztowanie
web-do-scaffold-chosen = kładziesz tutaj?
web-go-scaffold = Połóż tutaj
web-do-keep = dwa żetony w pomieszczeniu: który zostaje?
web-do-keep-chosen = ten zostaje?
web-go-keep = Zostaw
web-do-roof = czy dekarz bierze dach?
web-do-roof-chosen = bierzesz ten dach?
web-go-roof = Weź
web-do-supply = czy dostawca wymienia pomieszczenie?
web-do-supply-chosen = zamieniasz te dwa?
web-go-supply = Zamień
web-do-swap = czy majster zamienia dwa pomieszczenia?
web-do-swap-chosen = zamieniasz te dwa?
web-go-swap = Zamień
web-move-take = bierze: { room-name } i { card-name }.
web-move-take-marker = bierze: { room-name } i klucz.
web-move-discard = odrzuca: { room-name } i { card-name }.
web-move-hammer = młot pneumatyczny: { room-name }.
web-move-drill = wiertarka: { room-name }.
web-move-mix = betoniarka: zamiana na planszy.
web-move-room = buduje: { room-name }.
web-move-room-down = karta zakryta: { room-name }.
web-move-token = żeton: { card-name }.
web-move-token-outside = obok domu: { card-name }.
web-move-decline = bez żetonu: { card-name }.
web-move-scaffold = stawia rusztowanie.
web-move-scaffold-keep = rusztowanie czeka.
web-move-keep = zostaje żeton: { card-name }.
web-move-roof = dekarz: { card-name }.
web-move-supply = dostawca: { room-name }.
web-move-swap = majster: zamiana dwóch pomieszczeń.
web-move-pass = nie, dziękuję.
web-move-done = tak zostaje.
web-move-take-hint = Weź: { room-name } i { card-name }.
web-move-take-marker-hint = Weź: { room-name } i klucz.
web-move-discard-hint = Odrzuć: { room-name } i { card-name }.
web-move-hammer-hint = Weź młotem pneumatycznym: { room-name }.
web-move-drill-hint = Zamień wiertarką na: { room-name }.
web-move-mix-hint = Zamień betoniarką dwa pomieszczenia na planszy.
web-move-room-hint = Zbuduj: { room-name }.
web-move-room-down-hint = Połóż zakryte: { room-name }.
web-move-token-hint = Połóż żeton: { card-name }.
web-move-token-outside-hint = Postaw obok domu: { card-name }.
web-move-decline-hint = Zrezygnuj: { card-name }.
web-move-scaffold-hint = Postaw rusztowanie.
web-move-scaffold-keep-hint = Zachowaj rusztowanie na później.
web-move-keep-hint = Zostaw żeton: { card-name }.
web-move-roof-hint = Wyślij dekarza: { card-name }.
web-move-supply-hint = Zamów u dostawcy: { room-name }.
web-move-swap-hint = Niech majster zamieni dwa pomieszczenia.
web-move-pass-hint = Odpuść tym razem.
web-move-done-hint = Zostaw, jak jest.
web-key-card = Klucz
web-key-with = klucz
web-has-key = ma klucz
web-round = Runda { $round } z { $rounds }
web-roofs = { $roofs ->
    [one] 1 dach
    [few] { $roofs } dachy
    [many] { $roofs } dachów
   *[other] { $roofs } dachu
  }
web-roof-told = { $counts ->
    [yes] { $card }, liczy się
   *[no] { $card }
  }
web-roof-laid = Dach, kart: { $roofs }
web-at-the-end = na koniec
web-bonus-baths = Łazienki na piętrach
web-bonus-three = Łazienka, kuchnia, sypialnia
web-needs = brakuje: { $count }
web-needs-bath = { $where ->
    [upper] brak na górze
    [lower] brak na dole
   *[both] brakuje 2
  }
web-needs-room = brak: { room-name }
web-neighbours = Sąsiedzi
web-table = Plansza główna i dom
web-display = Plansza główna, pięć kolumn
web-column = { $first ->
    [yes] Kolumna { $number }: { room-name }, punkty { $roompoints }, i klucz.
   *[no] Kolumna { $number }: { room-name }, punkty { $roompoints }, i { card-name }.
  }
web-column-gone = { $how ->
    [discard] Kolumna { $number }: odrzucona, { $name }.
    [hammer] Kolumna { $number }: zabrana młotem, { $name }.
   *[take] Kolumna { $number }: zabrana, { $name }.
  }
web-not-now = Teraz nie można jej wybrać.
web-gone = { $how ->
    [discard] odrzucona
    [hammer] młotem
   *[take] zabrana
  }
web-my-house = Dom: { $name }
web-my-points = { $points ->
    [one] { $points } punkt, pokaż sumę
    [few] { $points } punkty, pokaż sumę
    [many] { $points } punktów, pokaż sumę
   *[other] { $points } punktu, pokaż sumę
  }
web-place = { $floor ->
    [upper] Górne piętro, miejsce { $number }
    [lower] Dolne piętro, miejsce { $number }
   *[basement] Piwnica, miejsce { $number }
  }
web-free = wolne
web-empty-room = puste pomieszczenie, zakryte
web-scaffolded = rusztowanie
web-may = Można
web-may-down = Można tylko zakryte
web-brings = { $points ->
    [one] Daje { $points } punkt.
    [few] Daje { $points } punkty.
    [many] Daje { $points } punktów.
   *[other] Daje { $points } punktu.
  }
web-needs-support = Musi mieć coś pod sobą.
web-beside = Obok domu
web-use = Użyj: { card-name }
web-skipped = bez ruchu w tej rundzie
web-no-peeking = Nie podglądamy do końca gry.
web-acting = Twoja karta
web-order = Kolejność dwóch kart
web-face = Jak leży
web-face-up = Odkryta
web-face-down = Zakryta
web-outside = Obok domu
web-discards = Karty odrzucone
web-in-discards = { $card }, w odrzuconych: { $count }
web-next-token = Potem można tu położyć: { $name }, { $gain }.
web-decline = Rezygnuję
web-no-thanks = Nie, dziękuję
web-keep-scaffolding = Zostaw na później
web-pair = { $first } i { $second }
web-wait = Możesz się rozejrzeć: dotknij domu, by go powiększyć.
web-title-take = Nowa kolumna
web-text-take = Pomieszczenie i karta nad nim; z pierwszą kolumną klucz.
web-title-discard = Jedna kolumna mniej
web-text-discard = Kolumna, której w tej rundzie nikt nie weźmie. Pierwsza zostaje.
web-title-keep = Jeden żeton na pomieszczenie
web-text-keep = Wybierz żeton, który zostaje; drugi przepada.
web-title-scaffold = Rusztowanie
web-about-room = { $most ->
    [one] Jedna karta, { $points }.
    [few] Do { $most } kart obok siebie, { $points }.
    [many] Do { $most } kart obok siebie, { $points }.
   *[other] Do { $most } kart obok siebie, { $points }.
  }
web-about-beside = { $points ->
    [one] Obok: { room-name }, { $points } punkt.
    [few] Obok: { room-name }, { $points } punkty.
    [many] Obok: { room-name }, { $points } punktów.
   *[other] Obok: { room-name }, { $points } punktu.
  }
web-about-basement = Tylko w piwnicy.
web-about-key = Klucz: zaczynasz następną rundę.
web-about-roof = Dach trafia na twój stos, zakryty do końca gry.
web-about-decor = { $where ->
    [any] { $name } +{ $points }, do odkrytego pomieszczenia bez żetonu.
    [outside] { $name } +{ $points }, obok domu.
   *[room] { $name } +{ $points }, miejsce: { room-name }.
  }
web-hammer-ask = Używasz młota pneumatycznego?
web-hammer-text = Samo pomieszczenie, przed wszystkimi, zamiast swojego ruchu.
web-key-columns = wybierz kolumnę; jeszcze raz, by ją wziąć
web-key-places = chodź po miejscach, gdzie karta może leżeć
web-key-flip = odwróć kartę
web-key-other = druga karta z ręki albo narzędzie
web-key-no = rezygnuję, nie, dziękuję
web-rule-turn = Twój ruch
web-rule-turn-text = Weź kolumnę: pomieszczenie i kartę nad nim, a z pierwszą kolumną klucz, czyli pierwszy ruch następnej rundy. Pomieszczenie budujesz od razu. Żeton lub rusztowanie kładziesz przed nim albo po nim. W dwie lub trzy osoby ten, kto ma klucz, najpierw odrzuca jedną kolumnę.
web-rule-placing = Budowanie
web-rule-placing-text = Karta musi mieć coś pod sobą: pomieszczenie, puste pomieszczenie albo rusztowanie. Pomieszczenia piwniczne idą do piwnicy, wszystkie inne na oba piętra. Jednakowe karty obok siebie to jedno pomieszczenie, najwyżej tyle, ile kropek na jego tabliczce. Pełne pomieszczenie i takie z żetonem już nie rośnie. Każdą kartę można położyć zakrytą: to puste pomieszczenie bez punktów.
web-rule-decor = Żetony
web-rule-decor-text = Żeton kładziesz w pasującym pomieszczeniu, które go nie ma; niektóre stoją obok domu. Daje tyle punktów, ile na nim widać, i zamyka pomieszczenie. Można z niego zrezygnować, ale nie w wydaniach włoskim i angielskim.
web-rule-tools = Narzędzia
web-rule-tools-text = Wiertarka: pomieszczenie z planszy za twoje odkryte, zanim weźmiesz kolumnę. Betoniarka: dwa pomieszczenia na planszy zamieniają się miejscami. Młot pneumatyczny: samo pomieszczenie na początku rundy, zamiast ruchu. Rusztowanie: podtrzymuje to, co nad nim, a później ustępuje miejsca. Każde działa raz.
web-rule-helpers = Pomocnicy
web-rule-helpers-text = Dekarz, dostawca i majster pracują na koniec: dach z odrzuconych, pomieszczenie z odrzuconych, zamiana dwóch pomieszczeń. Z architektką każda premia daje 4, a puste pomieszczenie 1. Z dekoratorką żetony nie zamykają pomieszczeń i dają 1 więcej.

## On the score pad page

web-pad-house = Dom, dwanaście pól
web-pad-token = Żeton w tym pomieszczeniu
web-pad-group = { $sort ->
    [normal] Pomieszczenia
    [special] Pomieszczenia specjalne
    [basement] Pomieszczenia piwniczne
   *[none] Bez pomieszczenia
  }
web-pad-take-away = Zabierz
web-pad-helpers = Pomocnicy, którzy dają punkty
web-pad-roofs = Dachy ze stosu
web-pad-roof-add = { $card }: jeden więcej
web-pad-roof-take = { $card }: jeden mniej
web-pad-not-yet = Policzymy, gdy tylko dom będzie mógł tak stać.
web-own-which = Karty
web-own-printed = Takie, jakie zna casetta
web-own-mine = Z mojego pudełka
web-own-enter = Wpisz karty ze swojego pudełka
web-own-broken = Twoje karty wymagają poprawek; na razie liczy się ostatnia dobra wersja.
web-own-title = Karty z mojego pudełka
web-own-text = Przejrzyj raz swoje pudełko i popraw to, co się różni: liczbę kart, punkty, pomieszczenia i żetony o innych nazwach. 60 kart pomieszczeń i 48 innych.
web-own-rooms = Karty pomieszczeń: { $cards } z 60
web-own-children = W wydaniu angielskim ukryte dzieci rozstrzygają remisy: jedna liczba dla wszystkich kart danego rodzaju albo osobna dla każdej, np. 0 1 2. Tutaj liczy się je karta po karcie; w rozgrywce z tym plikiem karty jednego rodzaju są jednakowe, więc wystarcza jedna liczba.
web-own-of = { $name }: { $what }
web-own-copies = Liczba kart
web-own-windows = Z oknem
web-own-most = Wielkość
web-own-points = Punkty za { $size }
web-own-beside = Punkty obok: { $room }
web-own-hidden = Ukryte dzieci
web-own-key = Nazwa
web-own-sort = Rodzaj
web-own-where = Gdzie leży
web-own-worth = Punkty
web-own-tokens = Żetony wyposażenia
web-own-others = Dachy, narzędzia, pomocnicy
web-own-add-room = Dodaj pomieszczenie
web-own-add-token = Dodaj żeton
web-own-remove = Usuń: { $name }
web-pad-children = Ukryte dzieci
web-pad-children-text = Jest remis. Policzcie ukryte dzieci na obrazkach odkrytych pomieszczeń: kto ma ich więcej, wygrywa.
web-pad-children-range = od { $least } do { $most } według twoich kart

## First game

first-welcome = Witaj! W dwanaście rund budujesz dom, w każdej jedno pomieszczenie. Twój jest już prawie gotowy: zostało pięć rund.
first-discard = Masz znacznik pierwszego gracza, więc zaczynasz. Przy dwóch lub trzech graczach osoba, która zaczyna, najpierw odrzuca kolumnę, żeby nikt jej nie wziął. Nie zostawiaj wiertarki dla: { $name }. Dotknij ostatniej kolumny i odrzuć ją.
first-discard-done = Spiżarni i wiertarki już nie ma. Możesz odrzucić każdą kolumnę oprócz pierwszej.
first-column = Teraz weź kolumnę: pomieszczenie i kartę nad nim. Weź salon i zbuduj go tuż obok pierwszego.
first-column-done = Karty jednego rodzaju obok siebie to jedno pomieszczenie: 4 punkty zamiast 1, a z trzech kart 9. Dach trafia na twój stos.
first-support = { $name } bierze pierwszą kolumnę ze znacznikiem pierwszego gracza i teraz odrzuca przed tobą. Weź sypialnię i zbuduj ją na dole, nad garażem: karta musi mieć coś pod sobą.
first-support-done = Łazienka, kuchnia i sypialnia w jednym domu: bonus 3 punkty. A teraz możesz na niej budować.
first-token = Łóżko z baldachimem to wyposażenie sypialni. Weź sypialnię, nad którą leży, zbuduj ją obok drugiej i wstaw do niej łóżko.
first-token-done = Sypialnia z dwóch kart daje 4 punkty, łóżko jeszcze 2. Pomieszczenie z żetonem jest zamknięte: niczego się już do niego nie dokłada.
first-roof = Na twoim stosie leżą trzy czerwone dachy, a cztery w jednym kolorze dają 8 punktów. Weź łazienkę z czerwonym dachem i zbuduj ją na górze, nad sypialnią.
first-roof-done = Czerwony dach: 8 punktów. W różnych kolorach dałby 3. A łazienka na każdym piętrze to jeszcze 3.
first-helper = To ostatnia runda. Z architektką każdy bonus daje 4 zamiast 3. Weź gabinet, który jest razem z nią, i dokończ dom.
first-helper-done = Dwa bonusy, każdy o punkt większy. Inni pomocnicy na koniec zamieniają pomieszczenia albo przynoszą dach.
first-over = To wszystko: wygrywasz { $mine } do { $other }. Czas na całą grę?
