# Dream Home.

game-title = Domek
game-sentence = Wybieraj pomieszczenia i zbuduj z nich domek swoich marzeń.
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
option-edition-standard = Standardowe: nasze połączenie trzech instrukcji. Strona z zasadami mówi, co skąd pochodzi.
option-edition-it = Włoskie: żeton, który pasuje, trzeba położyć; młot pneumatyczny zastępuje cały ruch i można z nim użyć wiertarki i betoniarki; dostawca bierze tylko to, co odrzucono w trakcie gry.
option-edition-en = Angielskie: żeton, który pasuje, trzeba położyć; majster może powiększać pomieszczenia z żetonem; dekoratorka liczy tylko żetony na planszy domku; przy remisie decyduje liczba ukrytych dzieci, a jeśli nikt ich nie policzy, miejsce jest wspólne.
option-edition-pl = Polskie: przy 2 lub 3 graczach odrzucona kolumna wypada z gry; rusztowanie może poczekać obok domku na dowolną chwilę twojego ruchu; młot pneumatyczny zastępuje cały ruch i można z nim użyć wiertarki i betoniarki.
option-simplified = Gra uproszczona
option-simplified-false = Przy 2 lub 3 graczach pierwszy gracz odrzuca w każdej rundzie jedną kolumnę.
option-simplified-true = Nie odrzuca się żadnej kolumny.
option-decor_optional = Żetony wyposażenia
option-decor_optional-true = Z żetonu można zrezygnować.
option-decor_optional-false = Żeton, który pasuje, trzeba położyć.
option-face_down = Zakryte pomieszczenia
option-face_down-free = Pomieszczenie zawsze można położyć zakryte.
option-face_down-forced_only = Pomieszczenie można położyć zakryte tylko wtedy, gdy nigdzie nie mieści się odkryte.
option-draft_discard_removed = Odrzucona kolumna
option-draft_discard_removed-false = Trafia na stos kart odrzuconych, gdzie mogą ją znaleźć dekarz i dostawca.
option-draft_discard_removed-true = Wypada z gry.
option-scaffolding_may_wait = Rusztowanie
option-scaffolding_may_wait-false = Kładzie się je od razu.
option-scaffolding_may_wait-true = Może poczekać obok domku na późniejszy ruch.
option-handyman_ignores_tokens = Majster a żetony
option-handyman_ignores_tokens-false = Żadnej karty nie można przenieść obok takiego samego pomieszczenia z żetonem.
option-handyman_ignores_tokens-true = Pomieszczenia z żetonem można powiększać aż do ich maksymalnego rozmiaru.
option-join_decorated_rooms = Dwa pomieszczenia z żetonami
option-join_decorated_rooms-true = Z dekoratorką karta może je połączyć; zostaje jeden żeton.
option-join_decorated_rooms-false = Karta może je połączyć tylko wtedy, gdy przeniesie ją majster.
option-designer_counts_outside = Dekoratorka
option-designer_counts_outside-true = Za każdy żeton 1 punkt więcej.
option-designer_counts_outside-false = Za każdy żeton w domku 1 punkt więcej.
option-helpers_stack = Dwie architektki lub dekoratorki
option-helpers_stack-false = Liczą się raz.
option-helpers_stack-true = Liczą się dwa razy.
option-tiebreak = Remis
option-tiebreak-shared = Przy równej liczbie punktów miejsce jest wspólne.
option-tiebreak-children = Decyduje liczba ukrytych dzieci. Nasze karty jej nie podają, ale może ją podać własny plik kart. Gdy jest nieznana, przy równej liczbie punktów miejsce jest wspólne.
option-annex_adjacency = Sąsiedztwo
option-annex_adjacency-horizontal = Dla sauny, spiżarni i garderoby liczy się to, co z lewej i z prawej.
option-annex_adjacency-orthogonal = Dla sauny, spiżarni i garderoby liczy się też to, co powyżej i poniżej.
option-jackhammer_is_turn = Młot pneumatyczny a inne narzędzia
option-jackhammer_is_turn-false = Tracisz swój ruch, więc nie użyjesz z nim wiertarki ani betoniarki.
option-jackhammer_is_turn-true = To twój ruch, tylko wcześniej, więc możesz użyć też wiertarki i betoniarki.
option-scaffolding_any_time = Czekające rusztowanie
option-scaffolding_any_time-false = Kładzie się je przed wzięciem kolumny.
option-scaffolding_any_time-true = Kładzie się je w dowolnej chwili swojego ruchu.
option-supplier_takes_given_away = Dwóch dostawców
option-supplier_takes_given_away-true = To, co oddał jeden dostawca, może wziąć następny.
option-supplier_takes_given_away-false = To, co oddał dostawca, wypada z gry.

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
    [1] { $name } obok swojego pomieszczenia.
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
sheet-bathroom-on-each-floor = Łazienka na każdym z dwóch pięter.
sheet-bathroom-kitchen-bedroom = Łazienka, kuchnia i sypialnia.
sheet-architect = { $bonuses ->
    [one] Architektka: jeden bonus.
    [few] Architektka: { $bonuses } bonusy.
    [many] Architektka: { $bonuses } bonusów.
   *[other] Architektka: { $bonuses } bonusu.
  }
sheet-uniform-roof = Jednolity dach.
sheet-mixed-roof = Niejednolity dach.
sheet-windows = { $windows ->
    [one] Jedno okno w dachu.
    [few] { $windows } okna w dachu.
    [many] { $windows } okien w dachu.
   *[other] { $windows } okna w dachu.
  }

## Moves in words

move-take = { $who ->
    [you] Bierzesz: { room-name } i { card-name } (kolumna { $column }).
    [hint] Weź: { room-name } i { card-name } (kolumna { $column }).
   *[other] { $seat } bierze: { room-name } i { card-name } (kolumna { $column }).
  }
move-take-marker = { $who ->
    [you] Bierzesz: { room-name } i znacznik pierwszego gracza (kolumna { $column }).
    [hint] Weź: { room-name } i znacznik pierwszego gracza (kolumna { $column }).
   *[other] { $seat } bierze: { room-name } i znacznik pierwszego gracza (kolumna { $column }).
  }
move-discard = { $who ->
    [you] Odrzucasz: { room-name } i { card-name } (kolumna { $column }).
    [hint] Odrzuć: { room-name } i { card-name } (kolumna { $column }).
   *[other] { $seat } odrzuca: { room-name } i { card-name } (kolumna { $column }).
  }
move-hammer = { $who ->
    [you] Używasz młota pneumatycznego i bierzesz: { room-name } (kolumna { $column }).
    [hint] Użyj młota pneumatycznego i weź: { room-name } (kolumna { $column }).
   *[other] { $seat } używa młota pneumatycznego i bierze: { room-name } (kolumna { $column }).
  }
move-drill = { $who ->
    [you] Używasz wiertarki udarowej i wstawiasz: { room-name } (kolumna { $column }, { $space }).
    [hint] Użyj wiertarki udarowej i wstaw: { room-name } (kolumna { $column }, { $space }).
   *[other] { $seat } używa wiertarki udarowej i wstawia: { room-name } (kolumna { $column }, { $space }).
  }
move-mix = { $who ->
    [you] Zamieniasz dwa pomieszczenia na torze dobierania (kolumny { $column } i { $other }).
    [hint] Zamień dwa pomieszczenia na torze dobierania (kolumny { $column } i { $other }).
   *[other] { $seat } zamienia dwa pomieszczenia na torze dobierania (kolumny { $column } i { $other }).
  }
move-room = { $who ->
    [you] Budujesz: { room-name } ({ $space }).
    [hint] Zbuduj: { room-name } ({ $space }).
   *[other] { $seat } buduje: { room-name } ({ $space }).
  }
move-room-down = { $who ->
    [you] Kładziesz zakrytą kartę: { room-name } ({ $space }).
    [hint] Połóż zakrytą kartę: { room-name } ({ $space }).
   *[other] { $seat } kładzie zakrytą kartę: { room-name } ({ $space }).
  }
move-token = { $who ->
    [you] Kładziesz żeton: { card-name } ({ $space }).
    [hint] Połóż żeton: { card-name } ({ $space }).
   *[other] { $seat } kładzie żeton: { card-name } ({ $space }).
  }
move-token-outside = { $who ->
    [you] Kładziesz żeton obok domku: { card-name }.
    [hint] Połóż żeton obok domku: { card-name }.
   *[other] { $seat } kładzie żeton obok domku: { card-name }.
  }
move-decline = { $who ->
    [you] Rezygnujesz z żetonu: { card-name }.
    [hint] Zrezygnuj z żetonu: { card-name }.
   *[other] { $seat } rezygnuje z żetonu: { card-name }.
  }
move-scaffold = { $who ->
    [you] Stawiasz rusztowanie ({ $space }).
    [hint] Postaw rusztowanie ({ $space }).
   *[other] { $seat } stawia rusztowanie ({ $space }).
  }
move-scaffold-keep = { $who ->
    [you] Zostawiasz rusztowanie na później.
    [hint] Zostaw rusztowanie na później.
   *[other] { $seat } zostawia rusztowanie na później.
  }
move-keep = { $who ->
    [you] Zostawiasz żeton: { card-name } ({ $space }).
    [hint] Zostaw żeton: { card-name } ({ $space }).
   *[other] { $seat } zostawia żeton: { card-name } ({ $space }).
  }
move-roof = { $who ->
    [you] Dzięki dekarzowi bierzesz: { card-name }.
    [hint] Dzięki dekarzowi weź: { card-name }.
   *[other] Dzięki dekarzowi { $seat } bierze: { card-name }.
  }
move-supply = { $who ->
    [you] Dzięki dostawcy bierzesz: { room-name } ({ $space }).
    [hint] Dzięki dostawcy weź: { room-name } ({ $space }).
   *[other] Dzięki dostawcy { $seat } bierze: { room-name } ({ $space }).
  }
move-swap = { $who ->
    [you] Dzięki majstrowi zamieniasz dwa pomieszczenia ({ $space }, { $other }).
    [hint] Dzięki majstrowi zamień dwa pomieszczenia ({ $space }, { $other }).
   *[other] Dzięki majstrowi { $seat } zamienia dwa pomieszczenia ({ $space }, { $other }).
  }
move-pass = { $who ->
    [you] Pasujesz.
    [hint] Spasuj.
   *[other] { $seat } pasuje.
  }
move-done = { $who ->
    [you] Niczego więcej nie zmieniasz.
    [hint] Zostaw tak, jak jest.
   *[other] { $seat } niczego więcej nie zmienia.
  }

## What is wrong with a drawing or a question

wrong-wrong-floor-length = { $where } musi mieć { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
  }.
wrong-wrong-space = { $where }: pole to null, "empty", "scaffolding" albo pomieszczenie.
wrong-no-support = { $where }: pod spodem jest puste pole (zasada A).
wrong-wrong-floor = { $where }: na tej kondygnacji karta „{ room-name }” może leżeć tylko zakryta (zasada B).
wrong-room-too-large = { $where }: za dużo takich samych kart obok siebie ({ room-name }: najwyżej { $most }, zasada C).
wrong-token-on-empty-room = { $where }: w pustym pomieszczeniu nie może leżeć żeton.
wrong-token-misplaced = { $where }: żeton „{ card-name }” nie pasuje do tego pomieszczenia.
wrong-two-tokens = { $where }: w tym pomieszczeniu jest więcej niż jeden żeton.
wrong-token-not-outside = { $where }: żetonu „{ card-name }” nie kładzie się obok domku.
wrong-token-twice = { $where }: taki żeton jest tylko jeden.
wrong-scaffolding-left = { $where }: w gotowym domku nie może zostać rusztowanie.
wrong-scaffolding-waits = { $where }: rusztowanie może czekać obok domku tylko w polskim wydaniu.
wrong-too-many-cards = { $sort ->
    [room] Za dużo kart „{ room-name }”: { $cards }. W pudełku: { $box }.
   *[card] Za dużo kart „{ card-name }”: { $cards }. W pudełku: { $box }.
  }
wrong-too-few-cards = Brakuje kart na { $where }.
wrong-unknown-card = { $where }: nie ma takiej karty.
wrong-own-rooms = Liczba kart pomieszczeń to { $cards }, a powinno ich być { $needed }.
wrong-own-resources = Liczba dachów, wyposażenia, narzędzi i pomocników to { $cards }, a powinno ich być { $needed }.
wrong-own-children-list = { $where }: podaj jedną liczbę dla wszystkich kart. Gra nie rozróżnia kart tego samego rodzaju.
wrong-own-children-copies = { $where }: podaj liczbę dzieci osobno dla każdej karty (kart: { $copies }) albo jedną dla wszystkich.
wrong-own-key = { $where }: { $name } nie może być kluczem. Użyj liter, cyfr i podkreślników; nazwa nie może znaczyć już czegoś innego.
wrong-own-too-many-rooms = { $where }: za dużo pomieszczeń o własnych nazwach w jednym domku.
wrong-own-too-many-tokens = { $where }: za dużo żetonów o własnych nazwach w jednym domku.
wrong-no-hand-now = Na tym etapie nikt nie ma karty na ręce.
wrong-no-resource-here = { $where }: nad pierwszą kolumną nie ma karty.
wrong-wrong-deck = { $where } musi mieć { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }.
wrong-wrong-stage = W tej pozycji ten etap nie jest możliwy.
wrong-display-too-small = Na torze dobierania jest za mało kolumn: do wzięcia potrzeba jeszcze { $seats }.
wrong-house-too-full = { $where }: brakuje miejsca na karty, które mają jeszcze dojść ({ $cards }).

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
turn-column-marker = { $column }: { $room } + znacznik pierwszego gracza
turn-hand = Na ręce: { $cards }
turn-new-round = Zaczyna się nowa runda.
turn-now-discard = Najpierw odrzuć kolumnę, której nikt nie weźmie: discard 3.
turn-now-hammer = Młot pneumatyczny teraz? hammer 0 albo pass.
turn-now-begun = Teraz młot pneumatyczny: hammer 0.
turn-now-lay = Połóż: room u1, room u1 down, token l0, scaffold b0.
turn-now-late = Rusztowanie teraz? scaffold u1 albo done.
turn-now-take = Weź kolumnę: take 3.
turn-now-roofs = Dekarz: weź dach ze stosu kart odrzuconych albo pass.
turn-now-finish = Ostatnie zmiany dzięki pomocnikom albo done.

turn-help-turn = Twój ruch
turn-help-turn-text = Weź kolumnę z toru dobierania, na przykład take 3: pomieszczenie i kartę nad nim, a z kolumną 0 znacznik pierwszego gracza. Potem połóż pomieszczenie na polu, na przykład room u1, albo zakryte: room u1 down. Żeton lub rusztowanie kładziesz przed nim albo po nim: token l0, scaffold b0.
turn-help-placing = Gdzie kłaść karty
turn-help-placing-text = Od U0 do U4 to górne piętro, od L0 do L4 dolne, a B0 i B1 to piwnica pod L3 i L4. Pod kartą nie może być pustego pola. Pomieszczenia piwniczne kładzie się w piwnicy, wszystkie inne na piętrach. Takie same karty obok siebie tworzą jedno pomieszczenie: salon ma do 3 kart, kuchnia, sypialnia, pokój dziecięcy i garaż do 2, wszystkie inne 1. Pomieszczenie z żetonem jest zamknięte. Każdą kartę można położyć zakrytą: to puste pomieszczenie.
turn-help-annexes = Punkty za pomieszczenia
turn-help-annexes-text = Za jedną, dwie, trzy karty: { $rooms }.
turn-help-decor = Wyposażenie
turn-help-decor-text = Żeton kładzie się w pasującym pomieszczeniu bez żetonu, niektóre obok domku: { $decor }.
turn-help-functionality = Funkcjonalność
turn-help-functionality-text = Łazienka na każdym z dwóch pięter: 3 punkty. Łazienka, kuchnia i sypialnia w jednym domku: 3 punkty.
turn-help-roof = Dach
turn-help-roof-text = Karty dachów leżą zakryte na stosie i nikt ich nie podgląda przed końcem gry. Cztery w jednym kolorze dają 8 punktów, cztery w różnych 3, a każde okno wśród nich 1 więcej. Mniej niż cztery nie dają nic.
turn-help-letters = Litery
turn-letters = { $letters }. # to puste pomieszczenie, x rusztowanie, * żeton. Obok domku: dr wiertarka udarowa, ja młot pneumatyczny, mx betoniarka, sc rusztowanie, ro dekarz, su dostawca, ar architektka, ha majster, de dekoratorka, th domek na drzewie, bh domek dla ptaków.
help-drill = Zanim weźmiesz kolumnę: zamień pomieszczenie z toru dobierania na swoje odkryte, jeśli tam pasuje. Żeton z twojego przepada. Na przykład drill 1 l0.
help-jackhammer = Przed pierwszym ruchem rundy: zamiast swojego ruchu weź z dowolnej kolumny samo pomieszczenie. Na przykład hammer 0.
help-concrete-mixer = Zanim weźmiesz kolumnę: zamień miejscami dwa pomieszczenia na torze dobierania. Na przykład mix 0 3.
help-scaffolding = Połóż je na wolnym polu, jeśli pod spodem już coś leży. Nad nim możesz budować od razu, na jego miejscu od następnego ruchu.
help-roofer = Na koniec, zanim ktokolwiek obejrzy swoje dachy: weź jedną kartę dachu ze stosu kart odrzuconych.
help-supplier = Na koniec: zamień swoje pomieszczenie na pasujące tam ze stosu kart odrzuconych. Żeton z twojego przepada.
help-architect = Każdy bonus za funkcjonalność daje 4, a każde puste pomieszczenie 1.
help-handyman = Na koniec: zamień miejscami dwa swoje pomieszczenia; oba muszą pasować. Żetony przechodzą razem z kartami.
help-interior-designer = Żetony nie zamykają już twoich pomieszczeń, a każdy daje 1 więcej.

wrong-turn-unreadable = To nie jest ruch. Wpisz polecenie, na przykład take 3 albo room u1; m pokazuje, co możesz zrobić.
wrong-turn-not-now = Polecenie { $verb } nie jest teraz możliwe. Możliwe: { $known }.
wrong-turn-not-allowed = Polecenie { $verb } tak nie zadziała; m pokazuje, co możesz zrobić.
wrong-turn-no-such-column = Tor dobierania ma kolumny od 0 do { $columns }.
wrong-turn-column-gone = Kolumny { $column } już nie ma.
wrong-turn-column-stays = Tej kolumny nie można wybrać: { $column }.
wrong-turn-not-free = Pole { $space } jest już zajęte.
wrong-turn-no-support = Pod polem { $space } nic jeszcze nie ma.
wrong-turn-fresh-scaffolding = Rusztowanie na polu { $space } stoi tam dopiero od tego ruchu. Zbudujesz tu później.
wrong-turn-must-lie-up = To pomieszczenie mieści się gdzieś odkryte, więc nie może leżeć zakryte.
wrong-turn-wrong-floor = Na polu { $space } karta „{ room-name }” może leżeć tylko zakryta: pomieszczenia piwniczne kładzie się w piwnicy, wszystkie inne na piętrach.
wrong-turn-room-full = Z kartą „{ room-name }” na polu { $space } pomieszczenie byłoby za duże.
wrong-turn-room-decorated = Pomieszczenie obok pola { $space } jest zamknięte: leży w nim żeton.

ranking-tie-break = Przy równej liczbie punktów miejsce jest wspólne. Jeśli decydują ukryte dzieci, wyżej jest osoba, która ma ich więcej.

## The score pad

pad-basement-intro = Domek od dołu do góry, każda kondygnacja od lewej do prawej. Jedna litera na pole: L salon, K kuchnia, B sypialnia, P pokój dziecięcy, A łazienka, S sauna, Y spiżarnia, D garderoba, U gabinet, I biblioteka, G pokój gier, C garaż, O składzik, V piwniczka, W warsztat, N pralnia; # puste pomieszczenie, . wolne pole. Żeton wpisz po plusie: L+piano.
pad-basement = Piwnica, dwa pola
pad-lower = Dolne piętro, pięć pól
pad-upper = Górne piętro, pięć pól
pad-outside = Obok domku: tree_house (drzewo), bird_house (ptaki)? Enter, jeśli nic
pad-helpers = Pomocnicy: architect, interior_designer (dekoratorka)? Enter, jeśli nikt
pad-roofs = Dachy (red, brown, blue, green), np. red red window blue? Enter, jeśli nic
pad-children = Ukryte dzieci w pomieszczeniach, w tej kolejności: { $names }, np. 3 5? Enter, jeśli nikt nie liczy
wrong-pad-children = Podaj po jednej liczbie na domek; domków jest { $people }.
wrong-pad-too-many = To za dużo kart ({ $cards }). Oprócz pomieszczeń w pudełku jest ich { $most }.
wrong-pad-floor-length = Ta kondygnacja ma { $spaces ->
    [one] { $spaces } pole
    [few] { $spaces } pola
    [many] { $spaces } pól
   *[other] { $spaces } pola
  }.
wrong-pad-no-such-room = { $word } nie jest pomieszczeniem; wystarczy litera albo początek nazwy.
wrong-pad-no-such-thing = { $word } to nic z tej listy: { $known }.

## What lies in the box

listing-rooms = Karty pomieszczeń
listing-roofs = Karty dachów
listing-decor = Karty wyposażenia, do każdej jeden żeton
listing-tools = Karty narzędzi
listing-helpers = Karty pomocników
listing-beside = ; { $points } obok: { $room }
listing-room-points = Punkty za pomieszczenie z jednej, dwóch, trzech kart.
listing-any-room = dowolne
listing-outside = obok domku
listing-own-cards = W twoim pudełku jest inaczej? Skopiuj plik z kartami, popraw go i graj z opcją --cards PLIK.
source-rulebook = instrukcja
source-reviews = recenzje
source-reconstructed = odtworzono
source-box = twoje pudełko

## Awards

award-rooms = { $number ->
    [one] Jedyne w pełni rozbudowane pomieszczenie.
    [few] Najwięcej w pełni rozbudowanych pomieszczeń: { $number }.
    [many] Najwięcej w pełni rozbudowanych pomieszczeń: { $number }.
   *[other] Najwięcej w pełni rozbudowanych pomieszczeń: { $number }.
  }
award-roof = { $number ->
    [one] Najwyższy stos dachów: { $number } karta.
    [few] Najwyższy stos dachów: { $number } karty.
    [many] Najwyższy stos dachów: { $number } kart.
   *[other] Najwyższy stos dachów: { $number } karty.
  }
award-decor = { $number ->
    [one] Najcenniejsze wyposażenie: { $number } punkt.
    [few] Najcenniejsze wyposażenie: { $number } punkty.
    [many] Najcenniejsze wyposażenie: { $number } punktów.
   *[other] Najcenniejsze wyposażenie: { $number } punktu.
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
    [drill] Zanim weźmiesz kolumnę: zamień pomieszczenie z toru dobierania na swoje odkryte, jeśli tam pasuje. Żeton z twojego przepada.
    [jackhammer] Przed pierwszym ruchem rundy: zamiast swojego ruchu weź samo pomieszczenie z dowolnej kolumny.
    [concrete_mixer] Zanim weźmiesz kolumnę: zamień miejscami dwa pomieszczenia na torze dobierania.
    [scaffolding] Połóż je na wolnym polu, jeśli pod spodem już coś leży. Nad nim budujesz od razu, na jego miejscu od następnego ruchu.
    [roofer] Na koniec, zanim ktokolwiek obejrzy swoje dachy: weź jedną kartę dachu ze stosu kart odrzuconych.
    [supplier] Na koniec: zamień swoje pomieszczenie na pasujące tam ze stosu kart odrzuconych. Żeton z twojego przepada.
    [architect] Każdy bonus daje 4 zamiast 3, a każde puste pomieszczenie 1.
    [handyman] Na koniec: zamień miejscami dwa swoje pomieszczenia, jeśli oba pasują. Żetony przechodzą razem z kartami.
   *[interior_designer] Żetony nie zamykają już twoich pomieszczeń, a każdy daje 1 więcej.
  }
web-do-take = wybierz kolumnę
web-do-take-chosen = wziąć tę parę?
web-go-take = Weź
web-do-discard = odrzuć kolumnę
web-do-discard-chosen = odrzucić tę parę?
web-go-discard = Odrzuć
web-do-hammer = użyć młota?
web-do-hammer-chosen = wziąć tylko to?
web-go-hammer = Weź
web-do-drill = wybierz, co zamienić
web-do-drill-chosen = zamienić te dwa?
web-go-drill = Zamień
web-do-mix = wybierz dwa do zamiany
web-do-mix-chosen = zamienić te dwa?
web-go-mix = Zamień
web-do-room = połóż kartę: { room-name }
web-do-room-chosen = zbudować tutaj?
web-go-room = Buduj tutaj
web-do-token = połóż żeton: { card-name }
web-do-token-chosen = położyć tutaj?
web-go-token = Połóż tutaj
web-do-scaffold = połóż rusztowanie
web-do-scaffold-chosen = położyć tutaj?
web-go-scaffold = Połóż tutaj
web-do-keep = który żeton zostaje?
web-do-keep-chosen = zostawić ten?
web-go-keep = Zostaw
web-do-roof = dekarz: wziąć dach?
web-do-roof-chosen = wziąć ten dach?
web-go-roof = Weź
web-do-supply = dostawca: wymienić?
web-do-supply-chosen = zamienić te dwa?
web-go-supply = Zamień
web-do-swap = majster: zamienić dwa?
web-do-swap-chosen = zamienić te dwa?
web-go-swap = Zamień
web-move-take = { $who ->
    [you] Bierzesz: { room-name } i { card-name }.
    [hint] Weź: { room-name } i { card-name }.
   *[other] { $seat } bierze: { room-name } i { card-name }.
  }
web-move-take-marker = { $who ->
    [you] Bierzesz: { room-name } i znacznik pierwszego gracza.
    [hint] Weź: { room-name } i znacznik pierwszego gracza.
   *[other] { $seat } bierze: { room-name } i znacznik pierwszego gracza.
  }
web-move-discard = { $who ->
    [you] Odrzucasz: { room-name } i { card-name }.
    [hint] Odrzuć: { room-name } i { card-name }.
   *[other] { $seat } odrzuca: { room-name } i { card-name }.
  }
web-move-hammer = { $who ->
    [you] Używasz młota pneumatycznego i bierzesz: { room-name }.
    [hint] Użyj młota pneumatycznego i weź: { room-name }.
   *[other] { $seat } używa młota pneumatycznego i bierze: { room-name }.
  }
web-move-drill = { $who ->
    [you] Używasz wiertarki udarowej i wstawiasz: { room-name }.
    [hint] Użyj wiertarki udarowej i wstaw: { room-name } ({ $at }).
   *[other] { $seat } używa wiertarki udarowej i wstawia: { room-name }.
  }
web-move-mix = { $who ->
    [you] Zamieniasz dwa pomieszczenia na torze dobierania.
    [hint] Zamień dwa pomieszczenia na torze dobierania.
   *[other] { $seat } zamienia dwa pomieszczenia na torze dobierania.
  }
web-move-room = { $who ->
    [you] Budujesz: { room-name }.
    [hint] Zbuduj: { room-name } ({ $at }).
   *[other] { $seat } buduje: { room-name }.
  }
web-move-room-down = { $who ->
    [you] Kładziesz zakrytą kartę: { room-name }.
    [hint] Połóż zakrytą kartę: { room-name } ({ $at }).
   *[other] { $seat } kładzie zakrytą kartę: { room-name }.
  }
web-move-token = { $who ->
    [you] Kładziesz żeton: { card-name }.
    [hint] Połóż żeton: { card-name } ({ $at }).
   *[other] { $seat } kładzie żeton: { card-name }.
  }
web-move-scaffold = { $who ->
    [you] Stawiasz rusztowanie.
    [hint] Postaw rusztowanie ({ $at }).
   *[other] { $seat } stawia rusztowanie.
  }
web-move-keep = { $who ->
    [you] Zostawiasz żeton: { card-name }.
    [hint] Zostaw żeton: { card-name }.
   *[other] { $seat } zostawia żeton: { card-name }.
  }
web-move-supply = { $who ->
    [you] Dzięki dostawcy bierzesz: { room-name }.
    [hint] Dzięki dostawcy weź: { room-name } ({ $at }).
   *[other] Dzięki dostawcy { $seat } bierze: { room-name }.
  }
web-move-swap = { $who ->
    [you] Dzięki majstrowi zamieniasz dwa pomieszczenia.
    [hint] Dzięki majstrowi zamień dwa pomieszczenia ({ $at }).
   *[other] Dzięki majstrowi { $seat } zamienia dwa pomieszczenia.
  }
web-key-card = Znacznik
web-key-with = znacznik pierwszego gracza
web-has-key = ma znacznik
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
web-roof-laid = Karty dachów: { $roofs }
web-at-the-end = na koniec
web-bonus-baths = Łazienki na piętrach
web-bonus-three = Łazienka, kuchnia, sypialnia
web-needs = brakuje { $count }
web-needs-bath = { $where ->
    [upper] brak na górze
    [lower] brak na dole
   *[both] brakuje 2
  }
web-needs-room = brak: { room-name }
web-neighbours = Inni gracze
web-table = Tor dobierania i domek
web-display = Tor dobierania, pięć kolumn
web-column = { $first ->
    [yes] Kolumna { $number }: { room-name }, punkty { $roompoints }, i znacznik pierwszego gracza.
   *[no] Kolumna { $number }: { room-name }, punkty { $roompoints }, i { card-name }.
  }
web-column-gone = { $how ->
    [discard] Kolumna { $number }: odrzuca ją { $name }.
    [hammer] Kolumna { $number }: bierze ją młotem { $name }.
   *[take] Kolumna { $number }: bierze ją { $name }.
  }
web-not-now = Teraz nie można jej wybrać.
web-gone = { $how ->
    [discard] odrzucona
    [hammer] młotem
   *[take] wzięta
  }
web-my-house = Domek: { $name }
web-my-points = { $points ->
    [one] { $points } punkt, pokaż sumę
    [few] { $points } punkty, pokaż sumę
    [many] { $points } punktów, pokaż sumę
   *[other] { $points } punktu, pokaż sumę
  }
web-place = { $floor ->
    [upper] Górne piętro, pole { $number }
    [lower] Dolne piętro, pole { $number }
   *[basement] Piwnica, pole { $number }
  }
web-free = wolne
web-empty-room = puste pomieszczenie, zakryte
web-scaffolded = rusztowanie
web-may = Można tutaj
web-may-down = Tu tylko zakryta
web-brings = { $points ->
    [one] Daje { $points } punkt.
    [few] Daje { $points } punkty.
    [many] Daje { $points } punktów.
   *[other] Daje { $points } punktu.
  }
web-needs-support = Pod spodem jest puste pole.
web-beside = Obok domku
web-use = Użyj: { card-name }
web-skipped = w tej rundzie bez ruchu
web-no-peeking = Do końca gry nie podglądamy.
web-acting = Twoja karta
web-order = Kolejność dwóch kart
web-face = Jak leży
web-face-up = Odkryta
web-face-down = Zakryta
web-outside = Obok domku
web-discards = Karty odrzucone
web-in-discards = { $card }, wśród odrzuconych: { $count }
web-next-token = Potem można tu położyć: { $name }, { $gain }.
web-decline = Rezygnuję
web-no-thanks = Nie, dziękuję
web-keep-scaffolding = Zostaw na później
web-pair = { $first } i { $second }
web-wait = Rozejrzyj się: dotknij domku, żeby go powiększyć.
web-title-take = Nowa kolumna
web-text-take = Pomieszczenie i karta nad nim; w kolumnie 1 – znacznik.
web-title-discard = Jedna kolumna mniej
web-text-discard = W tej rundzie nikt jej nie weźmie. Pierwszej kolumny nie można odrzucić.
web-title-keep = Jeden żeton na pomieszczenie
web-text-keep = Wybierz żeton, który zostaje. Drugi przepada.
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
web-about-basement = Tylko do piwnicy.
web-about-key = Znacznik pierwszego gracza: zaczynasz następną rundę.
web-about-roof = Dach trafia na twój stos i leży zakryty do końca gry.
web-about-decor = { $where ->
    [any] { $name } +{ $points }, do dowolnego odkrytego pomieszczenia bez żetonu.
    [outside] { $name } +{ $points }, obok domku.
   *[room] { $name } +{ $points }, do pomieszczenia: { room-name }.
  }
web-hammer-ask = Użyć młota pneumatycznego?
web-hammer-text = Samo pomieszczenie, przed wszystkimi, zamiast swojego ruchu.
web-key-columns = wybierz kolumnę; jeszcze raz: weź ją
web-key-places = chodź po polach, na których może leżeć karta
web-key-flip = odwróć kartę
web-key-other = druga karta z ręki albo narzędzie
web-key-no = zrezygnuj; nie, dziękuję
web-rule-turn = Twój ruch
web-rule-turn-text = Weź kolumnę: pomieszczenie i kartę nad nim, a z pierwszą kolumną znacznik pierwszego gracza, czyli pierwszy ruch w następnej rundzie. Pomieszczenie budujesz od razu. Żeton lub rusztowanie kładziesz przed nim albo po nim. Gdy gracie w 2 lub 3 osoby, pierwszy gracz odrzuca najpierw jedną kolumnę.
web-rule-placing = Budowanie
web-rule-placing-text = Pod kartą nie może być pustego pola: musi tam leżeć pomieszczenie, puste pomieszczenie albo rusztowanie. Pomieszczenia piwniczne trafiają do piwnicy, wszystkie inne na oba piętra. Takie same karty obok siebie tworzą jedno pomieszczenie, najwyżej tak duże, ile kropek ma jego tabliczka. Pełne pomieszczenie i takie z żetonem jest zamknięte i już nie rośnie. Każdą kartę można położyć zakrytą: to puste pomieszczenie bez punktów.
web-rule-decor = Wyposażenie
web-rule-decor-text = Żeton kładziesz w pasującym pomieszczeniu, które go jeszcze nie ma; niektóre żetony leżą obok domku. Daje tyle punktów, ile na nim widać, i zamyka pomieszczenie. Można z niego zrezygnować, ale nie w wydaniu włoskim i angielskim.
web-rule-tools = Narzędzia
web-rule-tools-text = Wiertarka udarowa: zanim weźmiesz kolumnę, zamień pomieszczenie z toru na swoje odkryte. Betoniarka: zamień miejscami dwa pomieszczenia na torze. Młot pneumatyczny: na początku rundy weź samo pomieszczenie zamiast swojego ruchu. Rusztowanie: podtrzymuje to, co nad nim, a później ustępuje miejsca. Każde narzędzie działa raz.
web-rule-helpers = Pomocnicy
web-rule-helpers-text = Dekarz, dostawca i majster działają na koniec gry: dekarz bierze dach z kart odrzuconych, dostawca pomieszczenie, a majster zamienia dwa pomieszczenia miejscami. Z architektką każdy bonus daje 4, a puste pomieszczenie 1. Z dekoratorką żetony nie zamykają pomieszczeń i dają 1 więcej.

## On the score pad page

web-pad-house = Domek, dwanaście pól
web-pad-token = Żeton w tym pomieszczeniu
web-pad-group = { $sort ->
    [normal] Pomieszczenia
    [special] Pomieszczenia specjalne
    [basement] Pomieszczenia piwniczne
   *[none] Bez pomieszczenia
  }
web-pad-take-away = Usuń
web-pad-helpers = Pomocnicy, którzy dają punkty
web-pad-roofs = Karty dachów ze stosu
web-pad-roof-add = { $card }: jeden więcej
web-pad-roof-take = { $card }: jeden mniej
web-pad-not-yet = Popraw zaznaczone pola, żeby zobaczyć punkty.
web-own-which = Karty
web-own-printed = Takie, jakie zna casetta
web-own-mine = Z mojego pudełka
web-own-enter = Wpisz karty ze swojego pudełka
web-own-broken = Twoje karty wymagają poprawek. Na razie liczy się ostatnia dobra wersja.
web-own-title = Karty z mojego pudełka
web-own-text = Przejrzyj raz swoje pudełko i popraw to, co się różni: liczbę kart, punkty, pomieszczenia i żetony o innych nazwach. Kart pomieszczeń jest 60, innych 48.
web-own-rooms = Karty pomieszczeń: { $cards } z 60
web-own-children = W wydaniu angielskim ukryte dzieci rozstrzygają remisy. Podaj jedną liczbę dla wszystkich kart danego rodzaju albo osobną dla każdej, np. 0 1 2. Tutaj liczy się je karta po karcie, ale w grze z tym plikiem karty jednego rodzaju są takie same, więc wystarczy jedna liczba.
web-own-of = { $name }: { $what }
web-own-copies = Liczba kart
web-own-windows = Z oknem
web-own-most = Rozmiar
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
web-pad-children-text = Jest remis. Policzcie ukryte dzieci na obrazkach odkrytych pomieszczeń: kto ma ich więcej, jest wyżej.
web-pad-children-range = od { $least } do { $most } według twoich kart

## What speaks for a move

reason-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
reason-room = Daje { reason-points }: { room-name }
reason-rooms = Daje { reason-points } za pomieszczenia
reason-bonus = Daje { reason-points }: { $bonus }
reason-decor = Daje { reason-points }: { card-name }
reason-decor-all = Daje { reason-points } za wyposażenie
reason-hand = Po zbudowaniu nawet { reason-points }: { room-name }
reason-hand-token = Po położeniu nawet { reason-points }: { card-name }
reason-then-take = Z następną kartą nawet { reason-points }: { room-name }
reason-denies-column = Zabiera kartę ({ room-name }), której potrzebuje { $seat }: { reason-points } mniej
reason-leaves = { $seat }: zostaje najwyżej { reason-points }
reason-room-full = { $size ->
    [one] Kończy pomieszczenie ({ room-name }, { $size } karta)
    [few] Kończy pomieszczenie ({ room-name }, { $size } karty)
    [many] Kończy pomieszczenie ({ room-name }, { $size } kart)
   *[other] Kończy pomieszczenie ({ room-name }, { $size } karty)
  }
reason-room-grows = Jeszcze jedna karta daje { reason-points }: { room-name }
reason-bonus-near = Brakuje jednego pomieszczenia ({ room-name }) do { reason-points }: { $bonus }
reason-owned = Daje: { card-name }
reason-roof-missing = { $missing ->
    [one] Dach: brakuje { $missing } karty
    [few] Dach: brakuje { $missing } kart
    [many] Dach: brakuje { $missing } kart
   *[other] Dach: brakuje { $missing } karty
  }
reason-roof-enough = { $cards ->
    [one] Dach: { $cards } karta do wyboru
    [few] Dach: { $cards } karty do wyboru
    [many] Dach: { $cards } kart do wyboru
   *[other] Dach: { $cards } karty do wyboru
  }
reason-marker = Pierwsza tura w następnej rundzie
reason-spaces = { $spaces ->
    [one] Zostawia { $spaces } miejsce do budowy
    [few] Zostawia { $spaces } miejsca do budowy
    [many] Zostawia { $spaces } miejsc do budowy
   *[other] Zostawia { $spaces } miejsca do budowy
  }

## First game

first-welcome = Witaj! W każdej z dwunastu rund bierzesz jedną kolumnę i budujesz jej pomieszczenie. W tym domku zostało pięć rund.
first-discard = Masz znacznik pierwszego gracza, więc zaczynasz. Przy dwóch lub trzech graczach osoba, która zaczyna, najpierw odrzuca kolumnę, żeby nikt jej nie wziął. Nie zostawiaj wiertarki dla: { $name }. Dotknij ostatniej kolumny i odrzuć ją.
first-discard-done = Spiżarni i wiertarki już nie ma. Możesz odrzucić każdą kolumnę oprócz pierwszej.
first-column = Teraz weź kolumnę: pomieszczenie i kartę nad nim. Weź salon i zbuduj go tuż obok pierwszego.
first-column-done = Takie same karty obok siebie tworzą jedno pomieszczenie: teraz 4 punkty zamiast 1, a z trzech kart 9. Dach znad niego trafia na twój stos.
first-support = { $name } bierze pierwszą kolumnę ze znacznikiem pierwszego gracza i teraz odrzuca przed tobą. Weź sypialnię i zbuduj ją na dole, nad garażem: karta musi mieć coś pod sobą.
first-support-done = Łazienka, kuchnia i sypialnia w jednym domku to bonus: 3 punkty. A nad sypialnią można już budować.
first-token = Łóżko z baldachimem to żeton do sypialni. Weź je razem z kolejną sypialnią, zbuduj ją obok pierwszej i wstaw łóżko.
first-token-done = Sypialnia z dwóch kart daje 4 punkty, a łóżko jeszcze 2. Pomieszczenie z żetonem jest zamknięte: już nie urośnie.
first-roof = Na twoim stosie leżą trzy czerwone dachy. Cztery w jednym kolorze dają 8 punktów. Weź łazienkę z czerwonym dachem i zbuduj ją na górnym piętrze, nad sypialnią.
first-roof-done = Jednolity dach to 8 punktów; niejednolity dałby 3. A łazienka na każdym piętrze to jeszcze 3.
first-helper = Ostatnia runda. Z architektką każdy bonus daje 4 zamiast 3. Weź gabinet, nad którym leży jej karta, i dokończ domek.
first-helper-done = Dwa bonusy, każdy o punkt większy. Inni pomocnicy na koniec gry zamieniają pomieszczenia albo przynoszą dach.
first-over = I gotowe: { $mine } do { $other } dla ciebie! Na przyszłość: z pierwszą kolumną dostajesz znacznik pierwszego gracza i zaczynasz następną rundę. Czas na całą grę?
