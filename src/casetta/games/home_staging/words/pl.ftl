# Home Staging.

game-title = Home Staging
game-sentence = Urządź dom pomieszczenie po pomieszczeniu: rysuj meble, zostawiaj przejścia i zamykaj ściany.
begins-rule = Według instrukcji zaczyna osoba, która ostatnio składała mebel.

option-scenario = Scenariusz
option-scenario-text = Dom do urządzenia: jego plan, pomieszczenia i bonusy.
option-scenario-first-keys = Pierwsze klucze
option-scenario-over-the-flower-shop = Nad kwiaciarnią
option-scenario-ada-moves-downstairs = Babcia Ada schodzi na parter
option-scenario-the-night-baker = Nocny piekarz
option-scenario-terrace-number-nine = Szeregowiec numer dziewięć
option-scenario-the-ferryman = Dom przewoźnika
option-scenario-the-mosaic-floor = Podłoga z mozaiką
option-scenario-two-authors = Dwoje autorów, jeden dach
option-scenario-the-old-cistern = Stara cysterna
option-scenario-the-fig-courtyard = Dziedziniec z figowcem
option-scenario-observatory-hill = Wzgórze z obserwatorium
option-scenario-signal-house = Dróżniczówka 22

## Rooms, numbers and furniture

room-living = Salon
room-kitchen = Kuchnia
room-bath = Łazienka
room-bed = Sypialnia
room-studio = Pracownia
number-1 = Sofa
number-2 = Fotel
number-3 = Narożnik
number-4 = Stolik kawowy
number-5 = Telewizor
number-6 = Regał na książki
number-7 = Kominek
number-8 = Mała kuchnia
number-9 = Duża kuchnia
number-10 = Lodówka i spiżarnia
number-11 = Stół jadalny
number-12 = Kącik śniadaniowy
number-13 = Kredens
number-14 = Toaleta
number-15 = Umywalka
number-16 = Prysznic
number-17 = Wanna
number-18 = Pralnia
number-19 = Małe rośliny
number-20 = Łóżko podwójne
number-21 = Łóżko pojedyncze
number-22 = Szafa
number-23 = Komoda
number-24 = Ozdoba
number-25 = Biurko
number-26 = Regał biurowy
number-27 = Kącik malucha
number-28 = Zabawki
number-29 = Instrument muzyczny
number-30 = Sprzęt hobbystyczny
number-31 = Zwierzęta domowe
number-32 = Dywanik
number-33 = Duży dywan
furniture-01a1 = Sofa trzyosobowa
furniture-01a2 = Sofa ze stolikiem bocznym
furniture-01b1 = Sofa rozkładana
furniture-01b2 = Sofa z podnóżkiem
furniture-02a1 = Fotel rozkładany
furniture-02a2 = Dwa fotele z lampą
furniture-02b1 = Fotel do czytania z lampą
furniture-02b2 = Fotel bujany
furniture-03a1 = Długi narożnik
furniture-03a2 = Kwadratowy narożnik
furniture-03b1 = Sofa z szezlongiem
furniture-03b2 = Sofa w kształcie podkowy
furniture-04a1 = Niski stolik
furniture-04a2 = Kwadratowy stolik
furniture-04b1 = Zestaw stolików
furniture-04b2 = Stolik z kufra
furniture-05a1 = Szafka pod telewizor
furniture-05a2 = Ścianka multimedialna
furniture-05b1 = Narożna szafka RTV
furniture-05b2 = Telewizor z głośnikiem
furniture-06a1 = Wysoki regał
furniture-06a2 = Regał narożny
furniture-06b1 = Regał działowy
furniture-06b2 = Biblioteka ścienna
furniture-07a1 = Piec z drewnem
furniture-07a2 = Kominek otwarty
furniture-07b1 = Piec narożny
furniture-07b2 = Palenisko z ławą
furniture-08a1 = Prosty aneks kuchenny
furniture-08a2 = Narożny aneks kuchenny
furniture-08b1 = Aneks kuchenny ze schowkiem
furniture-08b2 = Aneks kuchenny z ladą
furniture-09a1 = Kuchnia w kształcie L
furniture-09a2 = Kuchnia w kształcie U
furniture-09b1 = Kuchnia z półwyspem
furniture-09b2 = Długa kuchnia prosta
furniture-10a1 = Lodówka dwudrzwiowa
furniture-10a2 = Lodówka ze spiżarką
furniture-10b1 = Spiżarka narożna
furniture-10b2 = Lodówka, piekarnik i zamrażarka
furniture-11a1 = Stół dla czworga
furniture-11a2 = Stół z ławą
furniture-11b1 = Okrągły stół
furniture-11b2 = Stół wiejski
furniture-12a1 = Stolik bistro
furniture-12a2 = Składany stół ścienny
furniture-12b1 = Barek śniadaniowy
furniture-12b2 = Kącik jadalny
furniture-13a1 = Długi kredens
furniture-13a2 = Witryna
furniture-13b1 = Szafka z barkiem na kółkach
furniture-13b2 = Kredens wiejski
furniture-14a1 = Sedes
furniture-14a2 = Sedes i bidet
furniture-14b1 = Sedes z szafką
furniture-14b2 = Przestronna toaleta
furniture-15a1 = Umywalka z szafką
furniture-15a2 = Umywalka narożna
furniture-15b1 = Podwójna umywalka
furniture-15b2 = Umywalka ze słupkiem
furniture-16a1 = Prysznic narożny
furniture-16a2 = Prysznic bez brodzika
furniture-16b1 = Szeroki prysznic
furniture-16b2 = Prysznic ćwierćkolisty
furniture-17a1 = Wanna zabudowana
furniture-17a2 = Wanna narożna
furniture-17b1 = Wanna na nóżkach
furniture-17b2 = Jacuzzi
furniture-18a1 = Pralka i suszarka
furniture-18a2 = Wieża pralnicza i kosz
furniture-18b1 = Szafa na pościel
furniture-18b2 = Kącik do prasowania
furniture-19a1 = Paproć w doniczce
furniture-19a2 = Skrzynka z ziołami
furniture-19b1 = Kwietnik z orchideą
furniture-19b2 = Kącik sukulentów
furniture-20a1 = Łóżko małżeńskie
furniture-20a2 = Łóżko ze stolikami nocnymi
furniture-20b1 = Łóżko we wnęce
furniture-20b2 = Łóżko z ławeczką
furniture-21a1 = Łóżko pojedyncze
furniture-21a2 = Łóżko na antresoli
furniture-21b1 = Leżanka
furniture-21b2 = Łóżko ze skrzynią
furniture-22a1 = Szafa dwudrzwiowa
furniture-22a2 = Szafa przesuwna
furniture-22b1 = Szafa narożna
furniture-22b2 = Szafa trzydrzwiowa
furniture-23a1 = Komoda
furniture-23a2 = Toaletka
furniture-23b1 = Dwie wysokie komody
furniture-23b2 = Skrzynia na koce
furniture-24a1 = Wielki fikus
furniture-24a2 = Palma w donicy
furniture-24b1 = Zegar stojący
furniture-24b2 = Rzeźba
furniture-25a1 = Biurko do pisania
furniture-25a2 = Biurko narożne
furniture-25b1 = Wysokie biurko
furniture-25b2 = Biurko z dostawką
furniture-26a1 = Szafki na akta
furniture-26a2 = Regał drabinkowy
furniture-26b1 = Stolik pod drukarkę
furniture-26b2 = Ściana archiwum
furniture-27a1 = Łóżeczko
furniture-27a2 = Przewijak
furniture-27b1 = Kojec
furniture-27b2 = Kołyska i taboret
furniture-28a1 = Skrzynia na zabawki
furniture-28a2 = Stół z kolejką
furniture-28b1 = Namiot do zabawy
furniture-28b2 = Zjeżdżalnia domowa
furniture-29a1 = Pianino
furniture-29a2 = Fortepian
furniture-29b1 = Perkusja
furniture-29b2 = Kącik z wiolonczelą
furniture-30a1 = Rower stacjonarny
furniture-30a2 = Bieżnia
furniture-30b1 = Stół warsztatowy
furniture-30b2 = Piłkarzyki
furniture-31a1 = Akwarium
furniture-31a2 = Drapak dla kota
furniture-31b1 = Legowisko dla psa
furniture-31b2 = Klatka dla królika
furniture-32a1 = Dywanik łazienkowy
furniture-32a2 = Chodnik przy łóżku
furniture-32b1 = Kwadratowa mata
furniture-32b2 = Mata narożna
furniture-33a1 = Dywan salonowy
furniture-33a2 = Długi chodnik
furniture-33b1 = Wielki dywan
furniture-33b2 = Dywan w kształcie gwiazdy

## Scenario 0

scenario-first-keys-title = Pierwsze klucze
scenario-first-keys-story = Mira właśnie podpisała umowę najmu swojego pierwszego mieszkania. Ma walizkę, kaktusa i mnóstwo wiary w siebie. Chce mieć pokój do życia, kąt do gotowania i łazienkę, w której drzwi naprawdę da się otworzyć.
scenario-first-keys-tip-1 = Zacznij w rogu: dwie ściany zewnętrzne dostajesz za darmo.
scenario-first-keys-tip-2 = Kratki przejścia mogą się nakładać: dzięki temu małe mieszkanie robi się dość duże.
scenario-first-keys-tip-3 = Zanim zamkniesz drugie pomieszczenie, zostaw pas pustych kratek na korytarz.
scenario-first-keys-room-living = Salon
scenario-first-keys-room-kitchen = Kuchnia
scenario-first-keys-room-bath = Łazienka
scenario-first-keys-bonus-1 = W łazience są wszystkie trzy jej meble.
scenario-first-keys-bonus-2 = Kuchnia ma okno.

## Scenario 1

scenario-over-the-flower-shop-title = Nad kwiaciarnią
scenario-over-the-flower-shop-story = Rozalba sprzedaje na dole kwiaty, a co wieczór przynosi na górę te, których nikt nie kupił. Chciałaby widzieć zieleń z jak największej liczby pomieszczeń, w środku i za oknem.
scenario-over-the-flower-shop-tip-1 = Drzewo widać z każdego okna w jego rzędzie lub kolumnie, o ile nie zasłania go żadna część domu.
scenario-over-the-flower-shop-tip-2 = Małe rośliny nie potrzebują przejścia, więc wypełnij nimi wolne kąty.
scenario-over-the-flower-shop-room-living = Salon
scenario-over-the-flower-shop-room-kitchen = Kuchnia
scenario-over-the-flower-shop-room-bath = Łazienka
scenario-over-the-flower-shop-room-bed = Sypialnia
scenario-over-the-flower-shop-bonus-1 = 2 punkty za każde pomieszczenie z oknem na drzewo (najwyżej 6).
scenario-over-the-flower-shop-bonus-2 = 1 punkt za każdą roślinę w mieszkaniu, małą lub dużą (najwyżej 5).
scenario-over-the-flower-shop-bonus-3 = W sypialni jest wszystko z jej listy.

## Scenario 2

scenario-ada-moves-downstairs-title = Babcia Ada schodzi na parter
scenario-ada-moves-downstairs-story = Po czterdziestu latach na czwartym piętrze Ada ma dość schodów. Jej nowe mieszkanie jest całe na jednym poziomie. Z łóżka do łazienki ma być blisko, a korytarz nie może ciągnąć się jak w muzeum.
scenario-ada-moves-downstairs-tip-1 = Dywan może leżeć na kratkach przejścia, więc najpierw narysuj meble, a dywan na końcu.
scenario-ada-moves-downstairs-tip-2 = Drzwi wejściowe mogą być tylko w ścianie południowej: zostaw przy niej kratkę na korytarz.
scenario-ada-moves-downstairs-room-living = Salonik
scenario-ada-moves-downstairs-room-kitchen = Kuchnia
scenario-ada-moves-downstairs-room-bath = Łazienka
scenario-ada-moves-downstairs-room-bed = Sypialnia
scenario-ada-moves-downstairs-rule-1 = Drzwi wejściowe muszą wychodzić na południe, na drogę.
scenario-ada-moves-downstairs-bonus-1 = Drzwi sypialni i drzwi łazienki dzielą najwyżej 2 kratki.
scenario-ada-moves-downstairs-bonus-2 = Korytarz ma najwyżej 12 kratek.
scenario-ada-moves-downstairs-bonus-3 = W saloniku leży duży dywan.
scenario-ada-moves-downstairs-bonus-4 = Salonik ma widok na drzewo.

## Scenario 3

scenario-the-night-baker-title = Nocny piekarz
scenario-the-night-baker-story = Bruno piecze, gdy miasto śpi, i śpi, gdy miasto hałasuje. Chce kuchni na tuzin bochenków i sypialni ciemnej i cichej jak wnętrze pieca, tylko chłodniejszej.
scenario-the-night-baker-tip-1 = Duże kuchnie potrzebują długiej wolnej ściany: zachowaj ją, zanim narysujesz coś mniejszego.
scenario-the-night-baker-tip-2 = Pomieszczenie bez ściany zewnętrznej to pomieszczenie bez okna.
scenario-the-night-baker-room-kitchen = Kuchnia piekarza
scenario-the-night-baker-room-bath = Łazienka
scenario-the-night-baker-room-bed = Sypialnia
scenario-the-night-baker-bonus-1 = Sypialnia nie ma ani jednego okna.
scenario-the-night-baker-bonus-2 = Żadna kratka sypialni nie dotyka południowej ściany zewnętrznej.
scenario-the-night-baker-bonus-3 = Zabudowę kuchenną i stół jadalny dzielą najwyżej 2 kratki.
scenario-the-night-baker-bonus-4 = Kuchnia ma okno na południe, żeby pachniało chlebem.

## Scenario 4

scenario-terrace-number-nine-title = Szeregowiec numer dziewięć
scenario-terrace-number-nine-story = Państwo Okafor kupili najwęższy dom w szeregu: sąsiedzi z lewej, sąsiedzi z prawej, z tyłu ogród, z przodu ulica. Światło wpada tylko z dwóch stron, a każdy chce go trochę dla siebie.
scenario-terrace-number-nine-tip-1 = Cztery pomieszczenia, szesnaście kratek elewacji: wystarczy jedna kratka przy elewacji, żeby pomieszczenie miało światło.
scenario-terrace-number-nine-tip-2 = Długie ściany wspólne z sąsiadami świetnie nadają się na szafy i zabudowę kuchenną.
scenario-terrace-number-nine-room-living = Salon
scenario-terrace-number-nine-room-kitchen = Kuchnia
scenario-terrace-number-nine-room-bath = Łazienka
scenario-terrace-number-nine-room-bed = Sypialnia
scenario-terrace-number-nine-rule-1 = Ściany wschodnia i zachodnia są wspólne z sąsiadami: żadnych okien ani drzwi wejściowych.
scenario-terrace-number-nine-bonus-1 = Każde pomieszczenie ma okno.
scenario-terrace-number-nine-bonus-2 = Salon ma widok na drzewo.
scenario-terrace-number-nine-bonus-3 = Drzwi wejściowe wychodzą na ulicę (południe).
scenario-terrace-number-nine-bonus-4 = Łazienka jest kwadratem.

## Scenario 5

scenario-the-ferryman-title = Dom przewoźnika
scenario-the-ferryman-story = Odkąd stoi most, stary Janek wozi tylko turystów, ale nadal chce widzieć wodę z poduszki, znad talerza i z wanny. Wiosła stoją przy drzwiach wejściowych, tam gdzie zawsze.
scenario-the-ferryman-tip-1 = Rzędy od 9 do 11 dolnego skrzydła też patrzą na jezioro, przez ścianę wschodnią.
scenario-the-ferryman-tip-2 = Pomieszczenie może mieć długi palec, który sięga ściany z widokiem.
scenario-the-ferryman-room-living = Salon
scenario-the-ferryman-room-kitchen = Kuchnia
scenario-the-ferryman-room-bath = Łazienka
scenario-the-ferryman-room-bed = Sypialnia
scenario-the-ferryman-room-studio = Schowek na łódź
scenario-the-ferryman-bonus-1 = 2 punkty za każde pomieszczenie z widokiem na jezioro (najwyżej 8).
scenario-the-ferryman-bonus-2 = Sprzęt hobbystyczny i drzwi wejściowe dzieli najwyżej 5 kratek.
scenario-the-ferryman-bonus-3 = Sofę i kominek dzielą najwyżej 2 kratki.
scenario-the-ferryman-bonus-4 = Salon ma co najmniej 22 kratki.
scenario-the-ferryman-bonus-5 = Schowek na łódź dotyka południowej ściany zewnętrznej.

## Scenario 6

scenario-the-mosaic-floor-title = Podłoga z mozaiką
scenario-the-mosaic-floor-story = Pod starym linoleum robotnicy znaleźli mozaikę z dwoma delfinami. Konserwator zabytków pozwala po niej chodzić w kapciach, ale nic nie może na niej stać ani leżeć, nawet dywan.
scenario-the-mosaic-floor-tip-1 = Mozaika świetnie sprawdza się jako przejście: zwróć ku niej sofy i stoły.
scenario-the-mosaic-floor-tip-2 = Jeśli mozaika nie zmieści się w salonie, może leżeć w korytarzu: te sześć kratek i tak byłoby straconych.
scenario-the-mosaic-floor-room-living = Salon
scenario-the-mosaic-floor-room-kitchen = Kuchnia
scenario-the-mosaic-floor-room-bath = Łazienka
scenario-the-mosaic-floor-room-bed = Pokój bliźniąt
scenario-the-mosaic-floor-rule-1 = Na kratkach mozaiki nie wolno nic rysować (ani mebli, ani dywanów). Mogą być kratkami przejścia, częścią pomieszczenia albo częścią korytarza.
scenario-the-mosaic-floor-bonus-1 = Cała mozaika leży w salonie.
scenario-the-mosaic-floor-bonus-2 = W łazience są wszystkie cztery jej meble.
scenario-the-mosaic-floor-bonus-3 = Pokój bliźniąt jest symetryczny, żeby nikt nie narzekał.
scenario-the-mosaic-floor-bonus-4 = W kuchni są najwyżej 2 kratki, które nie są ani meblem, ani przejściem.

## Scenario 7

scenario-two-authors-title = Dwoje autorów, jeden dach
scenario-two-authors-story = Klara nocami pisze opowieści o duchach, Otto za dnia książki kucharskie. Dzielą kuchnię i słownik, a do tego podpisali umowę, że żaden z ich pokoi nie będzie ani o kratkę większy od drugiego.
scenario-two-authors-tip-1 = Pomieszczenie zawsze może objąć kilka pustych kratek: tak najłatwiej zrównać dwa pomieszczenia.
scenario-two-authors-tip-2 = Dwa skrzydła to podpowiedź, a nie nakaz.
scenario-two-authors-room-living = Wspólny salon
scenario-two-authors-room-kitchen = Kuchnia
scenario-two-authors-room-bath = Łazienka
scenario-two-authors-room-bed = Pokój Klary
scenario-two-authors-room-studio = Pokój Ottona
scenario-two-authors-bonus-1 = Pokoje Klary i Ottona mają tyle samo kratek.
scenario-two-authors-bonus-2 = Pokoje Klary i Ottona nie mają wspólnej ściany.
scenario-two-authors-bonus-3 = Biurko stoi tuż przy oknie.
scenario-two-authors-bonus-4 = Drzwi ich pokoi dzielą co najmniej 4 kratki.

## Scenario 8

scenario-the-old-cistern-title = Stara cysterna
scenario-the-old-cistern-story = Sucha cysterna na deszczówkę, cztery filary i drabina: Nadia mówi na to loft. Na korytarz nie ma miejsca, więc wszystkie drzwi prowadzą prosto do wielkiej sali, a filary stoją dokładnie tam, gdzie zostawili je Rzymianie.
scenario-the-old-cistern-tip-1 = Sala to wszystko, co zostawią inne pomieszczenia, więc upchnij je w kątach.
scenario-the-old-cistern-tip-2 = Filar może być częścią pomieszczenia, tylko zabiera mu kratkę.
scenario-the-old-cistern-room-living = Wielka sala
scenario-the-old-cistern-room-kitchen = Kuchnia
scenario-the-old-cistern-room-bath = Łazienka
scenario-the-old-cistern-room-bed = Sypialnia
scenario-the-old-cistern-rule-1 = Nie ma korytarza. Drzwi wejściowe prowadzą do wielkiej sali i wszystkie inne drzwi też.
scenario-the-old-cistern-rule-2 = Na filarach nie wolno nic rysować i nie da się przez nie przejść.
scenario-the-old-cistern-bonus-1 = 2 punkty za każde prostokątne pomieszczenie (najwyżej 6).
scenario-the-old-cistern-bonus-2 = Narożnik i kominek dzielą najwyżej 2 kratki.
scenario-the-old-cistern-bonus-3 = W wielkiej sali leży duży dywan.
scenario-the-old-cistern-bonus-4 = Drzwi kuchni i drzwi sypialni dzieli co najmniej 5 kratek.

## Scenario 9

scenario-the-fig-courtyard-title = Dziedziniec z figowcem
scenario-the-fig-courtyard-story = Od ulicy dom to goły mur z jednymi drzwiami. Wszystko dzieje się w środku, wokół dziedzińca z figowcem tak starym, że rodzina prosi go o radę.
scenario-the-fig-courtyard-tip-1 = Drzewo widać z dwóch kratek na każdym długim boku dziedzińca i z jednej na każdym krótkim: sześć miejsc na okna dla pięciu pomieszczeń.
scenario-the-fig-courtyard-tip-2 = Drzwi wejściowe nie mogą wychodzić na dziedziniec: kratka przed nimi nie może być jego częścią.
scenario-the-fig-courtyard-room-living = Salon
scenario-the-fig-courtyard-room-kitchen = Kuchnia
scenario-the-fig-courtyard-room-bath = Łazienka
scenario-the-fig-courtyard-room-bed = Sypialnia
scenario-the-fig-courtyard-room-studio = Pokój muzyczny
scenario-the-fig-courtyard-rule-1 = Okna mogą wychodzić tylko na dziedziniec.
scenario-the-fig-courtyard-rule-2 = Drzwi wejściowe muszą wychodzić na południe, na drogę.
scenario-the-fig-courtyard-bonus-1 = 3 punkty za każde pomieszczenie z widokiem na figowiec (najwyżej 12).
scenario-the-fig-courtyard-bonus-2 = Korytarz ma najwyżej 18 kratek.
scenario-the-fig-courtyard-bonus-3 = Pokój muzyczny i sypialnia nie mają wspólnej ściany.
scenario-the-fig-courtyard-bonus-4 = Fotel stoi tuż obok regału na książki.

## Scenario 10

scenario-observatory-hill-title = Wzgórze z obserwatorium
scenario-observatory-hill-story = Profesor Ito mierzy światło bardzo słabych gwiazd, a każdą lampę traktuje jak osobistą zniewagę. Najpierw obserwatorium, a reszta domu niech ułoży się wokół niego. Cztery okna w zupełności wystarczą.
scenario-observatory-hill-tip-1 = W schodkowych narożnikach zaskakująco dobrze mieszczą się małe meble.
scenario-observatory-hill-tip-2 = Elewacja północna ma tylko siedem kratek szerokości, a komu przypadnie, decyduje pierwsze pomieszczenie.
scenario-observatory-hill-room-living = Salon
scenario-observatory-hill-room-kitchen = Kuchnia
scenario-observatory-hill-room-bath = Łazienka
scenario-observatory-hill-room-bed = Sypialnia
scenario-observatory-hill-room-studio = Obserwatorium
scenario-observatory-hill-rule-1 = Obserwatorium musi być pierwszym pomieszczeniem w grze.
scenario-observatory-hill-rule-2 = W całym domu mogą być najwyżej cztery okna.
scenario-observatory-hill-bonus-1 = Obserwatorium jest symetryczne.
scenario-observatory-hill-bonus-2 = Obserwatorium ma okno na północ.
scenario-observatory-hill-bonus-3 = Drzwi obserwatorium i drzwi wejściowe dzieli co najmniej 6 kratek.
scenario-observatory-hill-bonus-4 = Salon ma widok na jezioro.
scenario-observatory-hill-bonus-5 = Sypialnia nie ma okna.

## Scenario 11

scenario-signal-house-title = Dróżniczówka 22
scenario-signal-house-story = Kolej sprzedała dróżniczówkę między dwiema liniami rodzinie z trójką dzieci, królikiem i bardzo dobrymi zatyczkami do uszu. Przez budynek biegnie jedna rura z wodą, a hydraulik nie zamierza kłaść drugiej.
scenario-signal-house-tip-1 = Kuchnia i łazienka spotykają się przy rurze: zaplanuj je plecami do siebie.
scenario-signal-house-tip-2 = Jedna kratka z rurą zostaje; może przez nią biec korytarz.
scenario-signal-house-room-living = Salon
scenario-signal-house-room-kitchen = Kuchnia
scenario-signal-house-room-bath = Łazienka
scenario-signal-house-room-bed = Pokój rodziców
scenario-signal-house-room-studio = Pokój dzieci
scenario-signal-house-rule-1 = Kuchnia i łazienka muszą obejmować co najmniej po jednej z trzech kratek z rurą. Pomieszczenie bez takiej kratki liczy się tak, jakby nie dało się do niego dojść.
scenario-signal-house-rule-2 = Drzwi wejściowe muszą wychodzić na zachód.
scenario-signal-house-bonus-1 = Pokój rodziców nie dotyka południowej ściany zewnętrznej.
scenario-signal-house-bonus-2 = Pokój dzieci nie dotyka północnej ściany zewnętrznej.
scenario-signal-house-bonus-3 = Pokój rodziców i pokój dzieci mają wspólną ścianę.
scenario-signal-house-bonus-4 = W domu jest co najmniej jeden mebel z każdej karty.
scenario-signal-house-bonus-5 = W salonie jest co najmniej 5 miejsc do siedzenia.

## The score sheet

part-rooms = Pomieszczenia
part-bonus = Bonusy
sheet-piece = { $room ->
    [living] Salon
    [kitchen] Kuchnia
    [bath] Łazienka
    [bed] Sypialnia
   *[studio] Pracownia
  }, { $option }: punkt za każdą kratkę.
sheet-rug = { $room ->
    [living] Salon
    [kitchen] Kuchnia
    [bath] Łazienka
    [bed] Sypialnia
   *[studio] Pracownia
  }, { $option }: sam dywan nie daje punktów.
sheet-cut-off = { $room ->
    [living] Salon
    [kitchen] Kuchnia
    [bath] Łazienka
    [bed] Sypialnia
   *[studio] Pracownia
  }, { $option }: brak dojścia.
sheet-empty-room = { $room ->
    [living] Salon
    [kitchen] Kuchnia
    [bath] Łazienka
    [bed] Sypialnia
   *[studio] Pracownia
  } bez mebli.
ranking-tie-break = Remis: decyduje liczba mebli, bez dywanów; gdy i ta jest równa, miejsce jest wspólne.

## Why not: placing a piece

wrong-outside = { $where } Kratka mebla leży poza budynkiem.
wrong-circulation-outside = { $where } Kratka przejścia leży poza budynkiem.
wrong-in-closed-room = { $where } Te kratki są w zamkniętym pomieszczeniu albo muszą zostać wolne.
wrong-obstacle = { $where } Tu stoi filar.
wrong-keep-free = { $where } W tym scenariuszu te kratki muszą zostać wolne.
wrong-blocks-door = { $where } Kratka przed drzwiami musi zostać wolna.
wrong-overlap-piece = { $where } Tu stoi już inny mebel.
wrong-overlap-rug = { $where } Tu leży dywan.
wrong-covers-circulation = { $where } Mebel stanąłby na kratkach przejścia.
wrong-circulation-on-piece = { $where } Przejście dla tego mebla zasłania inny mebel.
wrong-wall-through-piece = { $where } Przez mebel biegłaby ściana.
wrong-no-wall = { $where } Ten bok musi stać przy ścianie.
wrong-other-area = { $where } Pozostałe meble tego pomieszczenia stoją w innej części domu.

## Why not: closing a room

wrong-piece-left-out = { $where } W środku muszą być wszystkie kratki mebli tego pomieszczenia.
wrong-not-connected = { $where } Pomieszczenie musi być w jednym kawałku.
wrong-no-door = { $where } Pomieszczenie potrzebuje drzwi.
wrong-door-on-outer-wall = { $where } Drzwi pomieszczenia nie mogą prowadzić na zewnątrz.
wrong-door-not-on-boundary = { $where } Drzwi muszą być w ścianie tego pomieszczenia.
wrong-door-to-room = { $where } Drzwi prowadziłyby do innego pomieszczenia.
wrong-door-not-to-hub = { $where } Główna sala ma już ściany, więc te drzwi muszą prowadzić do niej.
wrong-door-blocked = { $where } Drzwi się tu nie zmieszczą: stoi tu filar, stała ściana albo mebel.

## Why not: front door and windows

wrong-not-outer-wall = { $where } To nie jest ściana zewnętrzna.
wrong-window-there = { $where } Tu jest już okno.
wrong-door-there = { $where } Tu są już drzwi wejściowe.
wrong-opens-into-room = { $where } Drzwi wejściowe muszą prowadzić na korytarz, a jeśli go nie ma, do głównej sali.
wrong-square-in-use = { $where } Kratka za drzwiami wejściowymi jest zajęta.
wrong-wrong-side = { $where } Ten scenariusz nie pozwala na to po tej stronie.
wrong-back-of-piece = { $where } Przy tej ścianie stoi mebel.
wrong-too-many-windows = { $where } Więcej okien być nie może.

## What is wrong with a drawing, a question or a file

wrong-unreadable-piece = { $where } nie jest meblem. Wpisz go tak: 09b1 r1 m c4.
wrong-no-such-piece = { $where }: tego mebla nie ma na żadnej karcie tego scenariusza.
wrong-unreadable-squares = { $where } to nie kratki. Wpisz je tak: c4 albo c4:e6.
wrong-unreadable-edge = { $where } nie jest krawędzią. Podaj kratkę i stronę, na przykład c4 w.
wrong-wrong-cards = { $where }: ten scenariusz ma { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
  }.
wrong-wrong-card = { $where }: tu leży karta { $number } pomieszczenia { $room ->
    [living] Salon
    [kitchen] Kuchnia
    [bath] Łazienka
    [bed] Sypialnia
   *[studio] Pracownia
  }.
wrong-no-card-turned = { $where }: żadna karta nie jest odkryta.
wrong-wrong-square = { $where } nie jest kratką [rząd, kolumna].
wrong-wrong-edge = { $where } nie jest krawędzią. Podaj dwie kratki o wspólnym boku, jedną z nich w budynku.
wrong-wrong-room = { $where }: pomieszczenie może leżeć tylko na podłodze, a nie na innym pomieszczeniu.
wrong-plan-size = { $where }: potrzebne są rzędy równej długości, najwyżej { $most } × { $most }.
wrong-no-such-object = { $where }: w tym planie nie ma takiego obiektu: { $text }.
wrong-one-window = { $where }: musi być dokładnie jedno.
wrong-furniture-misnamed = { $where }: { $name } nie zgadza się z numerem, kartą i wariantem.
wrong-furniture-contradiction = { $where }: rysunek mówi co innego ({ $field }).
wrong-furniture-drawing = { $where }: potrzebne są rzędy równej długości ze znaków { $known }.
wrong-furniture-size = { $where }: rysunek zajmuje co najmniej jedną kratkę i najwyżej { $most } × { $most }.
wrong-furniture-rug = { $where }: dywan ma tylko kratki ~.
wrong-furniture-in-parts = { $where }: kratki mebla muszą tworzyć jedną całość.
wrong-furniture-missing = { $where }: liczba wariantów musi wynosić { $options }.
wrong-scenario-plan = { $where }: plan to { $side } × { $side } znaków spośród { $known }.
wrong-scenario-no-floor = { $where }: nie ma podłogi.
wrong-scenario-check = { $where }: w planie jest ich { $found }.
wrong-scenario-rooms = { $where }: podaj od jednego do { $most } pomieszczeń, każdą kartę raz.
wrong-scenario-list = { $where }: potrzebna jest lista numerów z żetonami.
wrong-scenario-number-twice = { $where }: pomieszczenie wymienia każdy numer tylko raz.
wrong-scenario-third-card = { $where }: numer { $number } ma tylko dwie karty.
wrong-scenario-tokens = { $where }: za dużo żetonów. Jest ich tylko { $most }.
wrong-bonus-extra-field = { $where } nic nie znaczy w bonusie rodzaju { $kind }.
wrong-bonus-rooms = { $where }: podaj różne pomieszczenia, dokładnie dwa, chyba że rodzaj to same_size.
wrong-bonus-selector = { $where }: nie ma takiego obiektu: { $text }.

## Live figures of a plan

live-holds = { $points ->
    [one] Spełnione: { $points } punkt.
    [few] Spełnione: { $points } punkty.
    [many] Spełnione: { $points } punktów.
   *[other] Spełnione: { $points } punktu.
  }
live-open = Jeszcze nie.
live-lost = Już nie do zdobycia.
live-safe = Teraz się liczy: { $points }
live-danger = Narysowane, ale na razie się nie liczy: { $points }
live-no-front-door = Nie ma jeszcze drzwi wejściowych.
live-hub-not-closed = Drzwi wejściowe prowadzą do pomieszczenia, które nie jest jeszcze zamknięte.
live-front-door-in-room = Drzwi wejściowe prowadzą do niewłaściwego pomieszczenia.
live-front-door-blocked = Tuż za drzwiami wejściowymi stoi mebel.
live-room-not-begun = W tym pomieszczeniu nic jeszcze nie narysowano.
live-room-not-closed = Pomieszczenie nie ma jeszcze ścian.
live-room-without-door = Pomieszczenie nie ma drzwi.
live-door-blocked = Tuż za drzwiami pomieszczenia coś stoi.
live-door-cut-off = Od drzwi wejściowych nie da się dojść do drzwi pomieszczenia.
live-mark-missing = Pomieszczenie musi objąć kratkę { $mark ->
    [mosaic] z mozaiką
   *[pipe] z rurą
  }.
live-circulation-cut-off = Od drzwi nie da się dojść do wszystkich kratek przejścia.
live-circulation-split = Przejście jest podzielone na części ({ $parts }) i nic ich już nie połączy.
live-circulation-enclosed = Przejście jest zastawione ze wszystkich stron: żadne drzwi już do niego nie doprowadzą.
live-room-in-parts = Przejście w tym pomieszczeniu jest podzielone na części ({ $parts }). Drzwi obsłużą tylko jedną z nich.
live-empty-room = Bez mebli: −{ $points } pkt.
live-empty-room-threatens = { $tokens ->
    [one] Jeszcze bez mebli: −{ $points } pkt, chyba że narysujesz ostatni.
    [few] Jeszcze bez mebli: −{ $points } pkt, chyba że narysujesz któryś z { $tokens } pozostałych.
    [many] Jeszcze bez mebli: −{ $points } pkt, chyba że narysujesz któryś z { $tokens } pozostałych.
   *[other] Jeszcze bez mebli: −{ $points } pkt, chyba że narysujesz któryś z { $tokens } pozostałych.
  }
live-hub-threatens = Narysuj tu choć jeden mebel. Bez tego pomieszczenia nie ma dojścia do pozostałych i nic one nie dadzą.
live-hub-lost = W pomieszczeniu, które łączy pozostałe, nic nie narysowano. Nie ma do nich dojścia i nic nie dają.
live-pieces = Meble, które się liczą: { $have } z { $need }
live-cards = Karty z meblem, który się liczy: { $have } z { $need }
live-count = { $have } z { $need }
live-seats = Miejsca do siedzenia: { $have } z { $need }
live-each-piece = Na razie { $have }, po { $points } pkt, najwyżej { $most }
live-each-view = { $of ->
    [tree] Pomieszczenia z widokiem na drzewo
    [lake] Pomieszczenia z widokiem na jezioro
   *[road] Pomieszczenia z widokiem na drogę
  }: na razie { $have }, po { $points } pkt, najwyżej { $most }
live-each-rectangle = Prostokątne pomieszczenia: na razie { $have }, po { $points } pkt, najwyżej { $most }
live-window-there = { $side ->
    [n] Jest okno na północ.
    [e] Jest okno na wschód.
    [s] Jest okno na południe.
    [w] Jest okno na zachód.
   *[any] Jest okno.
  }
live-window-missing = { $side ->
    [n] Brakuje okna na północ.
    [e] Brakuje okna na wschód.
    [s] Brakuje okna na południe.
    [w] Brakuje okna na zachód.
   *[any] Brakuje okna.
  }
live-rooms-with-window = Pomieszczenia z oknem: { $have } z { $need }
live-windows-unwanted = { $have ->
    [0] Bez okna, zgodnie z życzeniem.
    [one] O { $have } okno za dużo.
    [few] O { $have } okna za dużo.
    [many] O { $have } okien za dużo.
   *[other] O { $have } okna za dużo.
  }
live-view-there = { $of ->
    [tree] Z okna widać drzewo.
    [lake] Z okna widać jezioro.
   *[road] Z okna widać drogę.
  }
live-view-missing = { $of ->
    [tree] Z żadnego okna nie widać drzewa.
    [lake] Z żadnego okna nie widać jeziora.
   *[road] Z żadnego okna nie widać drogi.
  }
live-piece-missing = Na razie nie liczy się żaden taki mebel.
live-at-window = Stoi tuż przy oknie.
live-not-at-window = Tam, gdzie stoi, nie ma okna.
live-distance-at-most = Odległość { $have }, może być najwyżej { $need }
live-distance-at-least = Odległość { $have }, musi być co najmniej { $need }
live-no-way = Nie łączy ich żadna droga (granica: { $need }).
live-pair-missing = { $which ->
    [both] Brakuje obu albo jeszcze się nie liczą.
   *[single] Jednego z dwóch brakuje albo jeszcze się nie liczy.
  }
live-touching = Stykają się.
live-not-touching = Nie stykają się.
live-bonus-room = { $room ->
    [living] Salon
    [kitchen] Kuchnia
    [bath] Łazienka
    [bed] Sypialnia
   *[studio] Pracownia
  } jeszcze się nie liczy.
live-bonus-room-empty = { $room ->
    [living] Salon
    [kitchen] Kuchnia
    [bath] Łazienka
    [bed] Sypialnia
   *[studio] Pracownia
  } nie ma mebli, więc nie daje bonusu.
live-bonus-cut-off = { $count ->
    [one] Narysowano jeszcze { $count } mebel, ale na razie się nie liczy.
    [few] Narysowano jeszcze { $count } meble, ale na razie się nie liczą.
    [many] Narysowano jeszcze { $count } mebli, ale na razie się nie liczą.
   *[other] Narysowano jeszcze { $count } mebla, ale na razie się nie liczy.
  }
live-size-at-least = Kratki: { $have }, potrzeba co najmniej { $need }
live-size-at-most = Kratki: { $have }, może być najwyżej { $need }
live-size-between = Kratki: { $have }, potrzeba od { $least } do { $most }
live-sizes = Kratki: { $least } w najmniejszym, { $most } w największym
live-rectangle = Jest prostokątem.
live-not-rectangle = Do prostokąta brakuje kratek: { $missing }
live-rows-and-columns = { $rows } × { $columns }, brakuje kratek: { $missing }
live-symmetric = Jest symetryczne.
live-not-symmetric = Kratki bez lustrzanego odbicia: { $missing }
live-common-walls = Wspólne odcinki ściany: { $have }
live-squares-at-side = { $side ->
    [n] Kratki przy północnej ścianie zewnętrznej
    [e] Kratki przy wschodniej ścianie zewnętrznej
    [s] Kratki przy południowej ścianie zewnętrznej
   *[w] Kratki przy zachodniej ścianie zewnętrznej
  }: { $have }
live-blank-squares = Puste kratki: { $have }, może być najwyżej { $need }
live-corridor = Kratki korytarza: { $have }, może być najwyżej { $need }
live-no-corridor = Nie ma jeszcze korytarza (może mieć najwyżej tyle kratek: { $need }).
live-front-door-missing = Brakuje drzwi wejściowych; powinny wychodzić na { $need ->
    [n] północ
    [e] wschód
    [s] południe
   *[w] zachód
  }.
live-front-door-faces = Drzwi wejściowe wychodzą na { $have ->
    [n] północ
    [e] wschód
    [s] południe
   *[w] zachód
  }; powinny na { $need ->
    [n] północ
    [e] wschód
    [s] południe
   *[w] zachód
  }.
live-marked-squares = { $mark ->
    [mosaic] Kratki z mozaiką
   *[pipe] Kratki z rurą
  }: { $have } z { $need }

## Scenario files: what is wrong, what they say, new ones

wrong-scenario-row = { $where }: znaków jest { $found }, a powinno być { $side }.
wrong-scenario-sign = { $where } zawiera { $signs }; dozwolone znaki: { $known }
wrong-scenario-id = { $where }: dozwolone są małe litery, cyfry i łączniki, najwyżej { $most } znaków.
wrong-scenario-par = { $where }: progi muszą rosnąć od pierwszego do trzeciego.
wrong-page-no-text = { $where }: potrzebny jest tekst albo teksty według języków: { $known }.
wrong-page-no-table = { $where }: tu powinna być tabela.
wrong-bonus-no-bounds = { $where }: room_size wymaga min, max albo obu.
wrong-scenario-altered = { $where }: coś się nie zgadza; scenariusz został zmieniony.
wrong-proof-cards = { $where }: potrzebna jest jedna karta dla każdego numeru z listy, w tej samej kolejności, np. 5b; dwie karty tego samego numeru muszą się różnić.
wrong-proof-illegal = { $where }: zasady nie pozwalają tu na { $move }.
wrong-proof-unfinished = { $where }: plan nie jest skończony.
wrong-proof-not-whole = { $where }: narysowane meble: { $drawn } z { $tokens }. Potrzebne są wszystkie, bez Genialnego pomysłu.
wrong-proof-unreachable = { $where }: brakuje dojścia do któregoś pomieszczenia lub mebla.
wrong-proof-points = { $where }: ten plan daje tyle punktów: { $found }.
wrong-scenario-tight = { $where }: na największe meble i korytarz trzeba { $need } kratek, a podłoga ma ich { $floor }.
wrong-scenario-floor-in-parts = { $where }: podłoga jest podzielona na części ({ $parts }) i nie ma między nimi przejścia.
wrong-scenario-no-way-in = { $where }: w żadnej ścianie zewnętrznej nie może być drzwi wejściowych.
wrong-scenario-never = { $where }: tego bonusu nie da się tu zdobyć.
wrong-scenario-idle = { $where }: na planie nie ma niczego, o czym mówi ta zasada.
own-text = { $pl }
side-n = północ
side-e = wschód
side-s = południe
side-w = zachód
seen-tree = drzewo
seen-lake = jezioro
seen-road = drogę
mark-mosaic = mozaiką
mark-pipe = rurą
tag-seat = Siedziska
tag-table = Stół
tag-screen = Ekran
tag-shelf = Półki
tag-warm = Piec lub kominek
tag-water = Sprzęt z wodą
tag-cold = Lodówka
tag-plant = Roślina
tag-art = Dzieło sztuki
tag-bed = Łóżko
tag-tall = Wysoki mebel
tag-baby = Mebel dla malucha
tag-toy = Zabawki
tag-music = Instrument muzyczny
tag-sport = Sprzęt sportowy
tag-craft = Kącik majsterkowicza
tag-pet = Zwierzę
tag-rug = Dywan
object-in-room = { $what } ({ $room })
object-door = drzwi: { $room }
object-window = okno: { $room }
object-front-door = drzwi wejściowe
object-corridor = Korytarz
told-bonus-room-complete = { $room }: mebel za każdy żeton i dojście do każdego.
told-bonus-all-cards-used = Z każdej karty co najmniej jeden mebel, do którego da się dojść.
told-bonus-count = { $what }: co najmniej { $min }.
told-bonus-per-count = { $what }: po { $points } pkt za sztukę, najwyżej { $max }.
told-bonus-seats = { $room }: miejsca do siedzenia, co najmniej { $min }.
told-bonus-window = { $room }: okno.
told-bonus-window-side = { $room }: okno na { $side }.
told-bonus-all-rooms-window = Okno w każdym pomieszczeniu.
told-bonus-no-window = { $room }: bez okna.
told-bonus-view = { $room }: okno z widokiem na { $of }.
told-bonus-per-view = Po { $points } pkt za każde pomieszczenie z widokiem na { $of }, najwyżej { $max }.
told-bonus-at-window = { $what }: tuż przy oknie.
told-bonus-near = { $a } – { $b }: odległość najwyżej { $max }.
told-bonus-far = { $a } – { $b }: odległość co najmniej { $min }.
told-bonus-touching = { $a } – { $b }: bok w bok.
told-bonus-room-size = { $room }: kratki, od { $min } do { $max }.
told-bonus-room-size-min = { $room }: co najmniej tyle kratek: { $min }.
told-bonus-room-size-max = { $room }: najwyżej tyle kratek: { $max }.
told-bonus-same-size = { $rooms }: tyle samo kratek.
told-bonus-rectangular = { $room }: prostokąt.
told-bonus-square = { $room }: kwadrat.
told-bonus-per-rectangular = Po { $points } pkt za każde prostokątne pomieszczenie, najwyżej { $max }.
told-bonus-symmetric = { $room }: kształt symetryczny.
told-bonus-rooms-touch = { $rooms }: wspólna ściana.
told-bonus-rooms-apart = { $rooms }: bez wspólnej ściany.
told-bonus-touches-side = { $room }: przy ścianie zewnętrznej ({ $side }).
told-bonus-avoids-side = { $room }: z dala od ściany zewnętrznej ({ $side }).
told-bonus-corridor = Kratki korytarza: najwyżej { $max }.
told-bonus-front-door = Drzwi wejściowe wychodzą na { $side }.
told-bonus-no-waste = { $room }: puste kratki, najwyżej { $max }.
told-bonus-holds-mark = { $room }: wszystkie kratki z { $mark }.
told-bonus-holds-mark-min = { $room }: kratki z { $mark }, co najmniej { $min }.
told-rule-no-corridor = Nie ma korytarza. Drzwi wejściowe i wszystkie inne prowadzą do tego pomieszczenia: { $room }.
told-rule-columns = Na filarach nie wolno nic rysować i nie da się przez nie przejść.
told-rule-keep-free = Żadnych mebli ani dywanów na kratkach z { $mark }.
told-rule-blind-sides = Żadnych okien ani drzwi wejściowych na: { $sides }.
told-rule-windows-only = Okna mogą wychodzić tylko na dziedziniec, a drzwi wejściowe nie mogą na niego prowadzić.
told-rule-front-door-side = Drzwi wejściowe muszą wychodzić na { $side }.
told-rule-max-windows = Okna w całym domu: najwyżej { $max }.
told-rule-first-room = To pomieszczenie otwiera się jako pierwsze: { $room }.
told-rule-must-hold = { $rooms }: w każdym musi być kratka z { $mark }, inaczej liczy się tak, jakby nie było do niego dojścia.
show-difficulty = { $difficulty ->
    [0] na próbę
    [1] łatwy
    [2] średni
   *[3] trudny
  }
show-size = Żetony: { $tokens }, kratki podłogi: { $floor }
show-par = Progi dla jednej osoby: { $first }, { $second }, { $third }
show-rooms = Pomieszczenia
show-rules = Zasady specjalne
show-bonuses = Bonusy
show-tips = Porady
show-own-furniture = Niektóre meble to własne rysunki z tego scenariusza.
sign-t = T drzewo
sign-l = L jezioro
sign-r = R droga
sign-y = y dziedziniec
sign-o = O filar
sign-m = m mozaika
sign-p = p rura
list-built-in = W księdze projektów
list-own = Twoje własne, w folderze { $folder }
list-none = jeszcze żadnego
list-broken = uszkodzony; sprawdź go poleceniem casetta scenario check
check-warning = { $file }: uwaga: { $fault }
check-scenario = { $file } jest w porządku. Żetony: { $tokens }, kratki podłogi: { $floor }, największe meble: { $largest }, korytarz: { $corridor }.
check-furniture = { $file } jest w porządku. Warianty: { $options }.
check-proof = { $file }: dowód { $number } się zgadza: każdy mebel narysowany, do każdego pomieszczenia da się dojść, punkty: { $points }.
new-drawing = Ziarno { $seed }: dom { $home }, plan { $plan }…
new-playing = Ziarno { $seed }: progi, gra { $game } z { $games }…
new-written = { $title }: zapisano w { $file }.
new-play = Aby zagrać: casetta play home-staging --scenario { $name }
made-title = Nowy dom: { $name }
made-story-1 = { $name } kupuje dom w ciemno i przysięga, że wszystko się zmieści. Ciężarówka z meblami już jedzie.
made-story-2 = { $name } marzy o domu, w którym nikt nie musi niczego przeskakiwać. Kratki są policzone dwa razy.
made-story-3 = Poprzedni lokator zabrał ze sobą drzwi. { $name } traktuje to jako zachętę, żeby jeszcze raz przemyśleć, gdzie mają stać ściany.
made-tip-1 = Zmieści się wszystko, nawet największe meble: na końcu pliku jest plan, który to pokazuje.
made-tip-2 = Dwa pomieszczenia mogą mieć drzwi na tę samą kratkę korytarza.

## At the terminal

turn-task-room = Które pomieszczenie teraz? Wpisz jego numer.
turn-task-card = { $room }: którą kartę odkryć? Wpisz jej numer.
turn-task-tokens = { $tokens ->
    [one] Połóż żeton na wariancie 1 albo 2.
    [few] Rozdziel { $tokens } żetony: 1 albo 2, gdy wszystkie na jeden wariant, albo np. 1 { $tokens ->
        [2] 1
       *[other] 2
      }.
    [many] Rozdziel { $tokens } żetonów: 1 albo 2, gdy wszystkie na jeden wariant, albo np. 1 2.
   *[other] Rozdziel { $tokens } żetonu: 1 albo 2, gdy wszystkie na jeden wariant, albo np. 1 2.
  }
turn-task-draw = { $tokens ->
    [one] Narysuj „{ $piece }” (wariant { $option }): kratka lewego górnego rogu albo no.
    [few] Żeton { $number } z { $tokens }: narysuj „{ $piece }” (wariant { $option }) albo no.
    [many] Żeton { $number } z { $tokens }: narysuj „{ $piece }” (wariant { $option }) albo no.
   *[other] Żeton { $number } z { $tokens }: narysuj „{ $piece }” (wariant { $option }) albo no.
  }
turn-task-close = { $room }: narysuj ściany i drzwi. Enter pokazuje propozycję.
turn-task-finish = Na koniec: drzwi wejściowe i okna. Enter proponuje drzwi wejściowe.
turn-hint-room = 1 · m pomieszczenia i karty · l inne plany · ? pomoc · sheet · save PLIK · quit
turn-hint-card = Numer · m co może na niej być · l inne plany · ? pomoc · sheet · quit
turn-hint-tokens = 1 albo 2 · m · l inne plany · ? pomoc · sheet · save PLIK · quit
turn-hint-tokens-chosen = Enter zatwierdza · u cofa
turn-hint-draw = c4 · r1 c4 obrót · no · m gdzie pasuje · l inne plany · ? pomoc · quit
turn-hint-draw-chosen = Enter zatwierdza · r obraca · < > ^ v przesuwa · inna kratka · no · u cofa
turn-hint-draw-on = Następny mebel albo no · r obraca · < > ^ v przesuwa ostatni · u cofa
turn-hint-close = Enter: propozycja · c4:f8 kratki · f6 e drzwi · m · ? pomoc · sheet · quit
turn-hint-close-chosen = Enter zatwierdza · +g5 -g5 kratki · f6 e drzwi · w c4 n okno · u cofa
turn-hint-finish = front l12 s · w c4 n okno · done · m gdzie · ? pomoc · sheet · quit
turn-hint-finish-chosen = Enter zatwierdza i kończy plan · w c4 n okno · u cofa
turn-missing = { $pieces ->
    [one] Jeszcze jeden mebel; wpisz no, żeby z niego zrezygnować.
    [few] Jeszcze { $pieces } meble; wpisz done, żeby z nich zrezygnować.
    [many] Jeszcze { $pieces } mebli; wpisz done, żeby z nich zrezygnować.
   *[other] Jeszcze { $pieces } mebla; wpisz done, żeby z nich zrezygnować.
  }
turn-later = Potem: { $cards }
turn-idea-free = Genialny pomysł: jest
turn-idea-used = Genialny pomysł: zużyty
turn-idea-gone = { $name } (pomysł zużyty)
turn-share = { $tokens } × { $piece }
turn-news-room = { $who ->
    [you] Otwierasz następne pomieszczenie: { $room }.
    [hint] Otwórz następne pomieszczenie: { $room }.
   *[other] { $seat } otwiera następne pomieszczenie: { $room }.
  }
turn-news-card = { $who ->
    [you] Odkrywasz kartę: { $card }.
    [hint] Odkryj kartę: { $card }.
   *[other] { $seat } odkrywa kartę: { $card }.
  }
turn-news-tokens = { $who ->
    [you] Rozdzielasz żetony: { $shares }.
    [hint] Rozdziel żetony: { $shares }.
   *[other] { $seat } rozdziela żetony: { $shares }.
  }
turn-news-closed = Zamknięte: { $room }. { $closed }
turn-news-over = Wszystkie plany są gotowe.
turn-news-move = { $who ->
    [you] Ty: { $deeds }
    [hint] { $deeds }
   *[other] { $seat }: { $deeds }
  }
turn-news-drawn = { $drawn }
turn-drawn-by = { $who ->
    [you] Ty: { $pieces }
   *[other] { $seat }: { $pieces }
  }{ $idea ->
    [yes] {" (Genialny pomysł)"}
   *[no] { "" }
  }
turn-piece = { $letter } { $piece }
turn-and-also = { $one }, { $other }
turn-closed-by = { $who ->
    [you] Ty: { turn-squares }
   *[other] { $seat }: { turn-squares }
  }
turn-card-tokens = { $card } ×{ $tokens }
turn-nothing-drawn = nic
turn-squares = { $squares ->
    [one] { $squares } kratka
    [few] { $squares } kratki
    [many] { $squares } kratek
   *[other] { $squares } kratki
  }
turn-no-entrance = Bez drzwi wejściowych nikt nie wejdzie i nic się nie liczy.
turn-cut-off = { $number ->
    [one] Brak dojścia: { $pieces }. Ten mebel nic nie da.
    [few] Brak dojścia: { $pieces }. Te meble nic nie dadzą.
    [many] Brak dojścia: { $pieces }. Te meble nic nie dadzą.
   *[other] Brak dojścia: { $pieces }. Te meble nic nie dadzą.
  }
turn-closing = { $room }: { $squares ->
    [one] { $squares } kratka
    [few] { $squares } kratki
    [many] { $squares } kratek
   *[other] { $squares } kratki
  }{ $shape ->
    [square] , kwadrat
    [rectangle] , prostokąt
    [symmetric] , kształt symetryczny
   *[other] { "" }
  }.
turn-left-over = { $squares ->
    [one] Od drzwi odcięta jest { $squares } wolna kratka.
    [few] Od drzwi odcięte są { $squares } wolne kratki.
    [many] Od drzwi odciętych jest { $squares } wolnych kratek.
   *[other] Od drzwi odcięte jest { $squares } wolnej kratki.
  }
turn-par = { $reached ->
    [0] Progi: { $targets }. Na razie żaden; następny plan będzie lepszy.
    [1] Progi: { $targets }. Pierwszy osiągnięty.
    [2] Progi: { $targets }. Dwa osiągnięte, brawo!
   *[other] Progi: { $targets }. Wszystkie trzy: arcydzieło!
  }
turn-bonus = Bonus { $points } (teraz { $now })
turn-nowhere = nigdzie nie pasuje
turn-shown-proposal = Propozycja
turn-shown-squares = Kratki, które można dołączyć
turn-shown-doors = Drzwi proponowanego pomieszczenia
turn-shown-front = Miejsca na drzwi wejściowe
turn-shown-windows = Miejsca na okna

turn-help-now = Teraz
turn-help-room = Jesteś aktywnym graczem: otwórz dowolne z pozostałych pomieszczeń. Wszyscy urządzają je karta po karcie, a na końcu zamykają.
turn-help-card = Jesteś aktywnym graczem: odkryj jedną z kart tego pomieszczenia. Są na niej dwa meble; m pokazuje cztery możliwe.
turn-help-tokens = Jesteś aktywnym graczem: połóż każdy żeton z karty na jednym z dwóch wariantów. Wszyscy rysują po jednym meblu za każdy żeton.
turn-help-draw = Wszyscy rysują po jednym meblu za każdy żeton albo rezygnują: no. Wpisz kratkę lewego górnego rogu rysunku, razem z przejściem: c4. r1 c4 najpierw obraca go raz zgodnie z ruchem wskazówek zegara, r2 i r3 dwa i trzy razy. Potem r obraca, < > ^ v przesuwają, a inna kratka przenosi go tam. X to zajęte kratki (po 1 punkcie), o przejście, które zostaje wolne, kreski to boki przy ścianie. front l12 s i w c4 n w każdej chwili rysują drzwi wejściowe i okna; wpisane drugi raz, znikają. Dopóki nie naciśniesz Enter, nic nie jest ostateczne.
turn-help-close = Pomieszczenie dostaje ściany: obejmują wszystkie kratki jego mebli i dowolne wolne, razem w jednym kawałku. Enter pokazuje propozycję. c4:f8 g5 dołącza te kratki, +g5 i -g5 zmieniają propozycję, f6 e daje drzwi po wschodniej stronie f6, close zaczyna od nowa. Drzwi prowadzą na kratkę, która nie należy do żadnego pomieszczenia. Ściany i drzwi są ostateczne.
turn-help-finish = front l12 s daje drzwi wejściowe po południowej stronie l12; muszą prowadzić na korytarz. Samo front proponuje najlepsze miejsce. w c4 n rysuje okno. Wpisane drugi raz, znikają. Gdy wszystko jest narysowane, wystarczy done.
turn-help-plan = Plan
turn-help-plan-text = Wielkie litery to meble, małe to te jeszcze niezatwierdzone. o przejście, ! przejście bez dojścia, ~ dywan, : ma zostać wolne przed drzwiami, @ filar, % mozaika, + rura, T drzewo, L jezioro, R droga, y dziedziniec. | i _ to ściany, przerwy w nich to drzwi, = okna, # drzwi wejściowe.
turn-help-access = Punkty
turn-help-access-text = Każda zajęta kratka to 1 punkt, jeśli od drzwi wejściowych da się dojść do wszystkich kratek przejścia mebla. Pomieszczenie bez mebli kosztuje 3 punkty. Na ekranie widzisz punkty, które by były, gdyby pomieszczenie i plan rozsądnie teraz dokończyć; 8/12 znaczy, że do 4 z 12 nie ma dojścia.
turn-help-idea = Genialny pomysł
turn-help-idea-text = Raz w grze, dla jednego mebla: mirror c4 rysuje go w lustrzanym odbiciu, ! c4 rysuje drugi wariant z karty.
turn-help-end = Koniec
turn-help-end-text = Po ostatnim pomieszczeniu wszyscy kończą plan: drzwi wejściowe i okna. Wygrywa osoba z największą liczbą punktów, a przy remisie ta, która ma więcej mebli, bez dywanów.
turn-help-look = l
turn-help-look-text = Pokazuje plany innych sprzed tego kroku; l 2 albo l Anna pokazuje jeden.

wrong-turn-unreadable = Teraz nie da się tego zrobić; m pokazuje, co można, ? objaśnia.
wrong-turn-no-edge = Potrzebna kratka i strona, np. l12 s: n północ, e wschód, s południe, w zachód.
wrong-turn-no-front-door = Nie ma już miejsca na drzwi wejściowe.
wrong-turn-no-such-room = Które pomieszczenie? Wpisz: { $known }.
wrong-turn-room-not-now = Tego pomieszczenia nie można teraz otworzyć.
wrong-turn-no-such-card = Która karta? Wpisz: { $known }.
wrong-turn-unreadable-tokens = Wpisz 1 albo 2, czyli wariant, albo dwie liczby, razem { $tokens }.
wrong-turn-wrong-tokens = Żetonów na obu wariantach musi być razem { $tokens }.
wrong-turn-other-card = Nie z tej karty: { $option }.
wrong-turn-no-token = Na wariancie { $option } nie ma żetonu. Z Genialnym pomysłem to możliwe: wpisz ! przed kratką.
wrong-turn-first-option-first = Najpierw meble wariantu 1: narysuj je albo wpisz no.
wrong-turn-where = Gdzie? Wpisz kratkę, np. c4.
wrong-turn-one-idea = Genialny pomysł daje odbicie albo drugi wariant, nie jedno i drugie.
wrong-turn-idea-used = Twój Genialny pomysł jest już zużyty.

## Score pad

pad-yes = tak
pad-no = nie
pad-scenario-intro = { $scenarios } · 0 inny scenariusz
pad-scenario = Który scenariusz? Od 0 do { $last }
pad-rooms = Ile ma pomieszczeń?
pad-room-number = Pomieszczenie { $number }
pad-room-intro = Dla każdego mebla podaj liczbę zajętych kratek, bez dywanów: 6 4 2. Mebel bez dojścia oznacz literą x: 6 4 2x. Enter, gdy nic nie narysowano.
pad-room = { $room }: kratki każdego mebla?
pad-bonus-intro = Liczą się tylko pomieszczenia i meble, do których da się dojść.
pad-bonus = +{ $points }: { $bonus } Spełnione?
pad-bonus-each = { $bonus } Punkty, najwyżej { $most }, po { $points }?
pad-bonus-sum = Punkty za bonusy razem?
pad-room-line = { $room }: kratki { $pieces }.
pad-cut-off-line = { $room }, brak dojścia: { $pieces }.
pad-empty-line = { $room }: bez mebli.
pad-bonus-line = Punkty za bonusy, jak podano.
wrong-pad-no-such-scenario = Podaj liczbę od 0 do { $last }.
wrong-pad-no-pieces = Podaj po jednej liczbie od 1 do { $most } na mebel, np. 6 4 2x.
wrong-pad-yes-or-no = Odpowiedz { $yes } albo { $no }.
wrong-pad-not-so-many = Ten bonus daje punkty co { $step }, najwyżej { $most }.
wrong-pad-not-a-number = Podaj liczbę od { $lowest } do { $highest }.
wrong-pad-too-many-pieces = Sprawdź to jeszcze raz: { $name }, { $room }: mebli jest więcej niż żetonów ({ $tokens }).
wrong-pad-empty-hub = Sprawdź to jeszcze raz: { $name }, { $room }: nic tu nie narysowano, a to pomieszczenie łączy pozostałe. Jeśli nie ma tam choćby dywanu, nie ma do nich dojścia: oznacz ich meble literą x.

bot-planner = Projektant

## The plan as a picture

svg-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
svg-seat = Rysuje miejsce { $seat }
svg-finished = Plan gotowy
svg-unfinished = Plan w trakcie rysowania
svg-faint = Blade: nie liczy się

## Awards

award-windows = { $number ->
    [one] Jedyne okno.
    [few] Najwięcej okien: { $number }.
    [many] Najwięcej okien: { $number }.
   *[other] Najwięcej okien: { $number }.
  }
award-corridor = { $number ->
    [one] Najmniejszy korytarz: { $number } kratka.
    [few] Najmniejszy korytarz: { $number } kratki.
    [many] Najmniejszy korytarz: { $number } kratek.
   *[other] Najmniejszy korytarz: { $number } kratki.
  }
award-seats = { $number ->
    [one] Jedyne miejsce do siedzenia.
    [few] Najwięcej miejsc do siedzenia: { $number }.
    [many] Najwięcej miejsc do siedzenia: { $number }.
   *[other] Najwięcej miejsc do siedzenia: { $number }.
  }

## On the page

web-where = Pomieszczenie { $room } z { $rooms }
web-prompt-room = co urządzamy?
web-prompt-card = { $room }: odkryj kartę
web-prompt-tokens = rozdziel żetony
web-prompt-draw = { $room }, karta { $number } z { $count }
web-prompt-close = { $room }: ściany i drzwi
web-prompt-finish = wejście i okna
web-tool = { $tool ->
    [piece] Mebel
    [window] Okno
    [entry] Wejście
    [where] Gdzie?
    [idea] Pomysł
    [brush] Pędzel
    [box] Ramka
    [edge] Ściany
   *[door] Drzwi
  }
web-tools = Narzędzia
web-plan = Plan: { $name }
web-my-plan = Mój plan
web-counted = Na razie
web-drawn-by = rysunek
web-one-square = jedna kratka
web-over = Plany są gotowe
web-finishing = Ostatnie poprawki
web-next-room = Co urządzamy teraz?
web-rooms-left = Pozostałe pomieszczenia
web-chooses = Wybiera { $name }
web-sets = { $me ->
    [yes] Ty rozdzielasz żetony
   *[no] { $name } rozdziela żetony
  }
web-set-by = { $me ->
    [yes] żetony: twój wybór
   *[no] żetony: { $name }
  }
web-state = { $state ->
    [drawing] rysuje
    [done] gotowe
   *[choosing] wybiera
  }
web-wait = { $phase ->
    [draw] Gotowe. Jeszcze przy rysowaniu: { $names }.
    [close] Gotowe. Jeszcze przy ścianach: { $names }.
    [finish] Gotowe. Jeszcze przy poprawkach: { $names }.
   *[other] Kolej: { $names }.
  }
web-card = { $number } { $name }, żetony: { $tokens }. { $state ->
    [drawn] Już narysowana.
    [free] Odkryć?
   *[down] Zakryta. Zobacz, czym może być.
  }
web-card-drawn = gotowe
web-gallery = Co to może być? { $name }
web-gallery-how = Leży tu jedna z tych dwóch kart, ale nikt nie wie która.
web-gallery-open = Co to może być?
web-option = { $piece }, { $points ->
    [one] 1 punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }. { $state ->
    [none] { "" }
    [skipped] Rezygnujesz z niego.
    [placed] Ma już miejsce.
   *[open] Do narysowania.
  }
web-share = { $one }: { $first }, { $other }: { $second }
web-fits = Pasuje. { $back ->
    [yes] Tył stoi przy ścianie.
   *[no] { $dots ->
        [0] Nie potrzebuje miejsca wokół.
       *[other] Kropki zostają wolne.
      }
  }
web-fits-cut = Pasuje, ale do czegoś nie byłoby dojścia.
web-fits-not = Tu nie pasuje.
web-is-skipped = Rezygnujesz z tego mebla.
web-nowhere = Nigdzie już nie pasuje. Spróbuj Genialnego pomysłu albo zrezygnuj.
web-hint-draw = Wskaż miejsce na planie i kliknij. R lub kółko myszy obraca.
web-hint-touch = Dotknij planu tam, gdzie mebel ma stanąć.
web-skip = Pomiń
web-unskip = Jednak wezmę
web-turn = Obróć
web-mirror = Odbij
web-other = Drugi mebel
web-next-piece = Następny mebel
web-draw-nothing = Nie rysuj nic
web-draw-gain = Rysuj, +{ $points }
web-go-room = Otwórz
web-go-card = Odkryj
web-go-tokens = Tak rozdziel
web-go-draw = Narysuj
web-go-close = Zamknij
web-go-finish = Gotowe
web-go-wait = Chwileczkę
web-proposal = Jak w propozycji
web-idea-ask = Użyć Genialnego pomysłu? Masz jeden na całą grę: narysuj ten mebel w lustrzanym odbiciu albo weź drugi z karty.
web-idea-no = Zachowaj
web-idea-symmetric = W lustrzanym odbiciu ten mebel wygląda tak samo.
web-save-plan = Zapisz plan jako obrazek
web-print-plan = Wydrukuj plan
web-redo = Ponów
web-close-looking = Szukam najlepszych ścian…
web-close-good = Wygląda dobrze: wszędzie da się dojść i jest miejsce na resztę.
web-close-how = Dodawaj i usuwaj kratki pędzlem, zaznaczaj ramką albo przesuwaj ściany. Meble zostają w środku. Potem wybierz drzwi. Ścian i drzwi nie da się już zmienić.
web-closing-tag = { $squares ->
    [one] 1 kratka
    [few] { $squares } kratki
    [many] { $squares } kratek
   *[other] { $squares } kratki
  }{ $shape ->
    [square] {" · kwadrat"}
    [rectangle] {" · prostokąt"}
    [symmetric] {" · symetryczny"}
   *[other] { "" }
  }
web-show = Pokaż
web-check = Zanim skończysz
web-check-front = Drzwi wejściowe są.
web-check-windows = { $count ->
    [0] Nie ma jeszcze okien.
    [one] Jedno okno.
    [few] { $count } okna.
    [many] { $count } okien.
   *[other] { $count } okna.
  }
web-check-cut = { $count ->
    [one] Brak dojścia do tego mebla: { $pieces }.
    [few] Brak dojścia do tych mebli: { $pieces }.
    [many] Brak dojścia do tych mebli: { $pieces }.
   *[other] Brak dojścia do tych mebli: { $pieces }.
  }
web-propose-front = Zaproponuj
web-no-front = Skończyć bez drzwi wejściowych? Nikt by nie wszedł i nic by się nie liczyło.
web-no-front-propose = Dodaj proponowane drzwi
web-no-front-back = Rysuj dalej
web-no-front-go = Skończ bez drzwi
web-square = { $square }: { $what ->
    [outside] na zewnątrz
    [piece] { $piece }
    [pillar] filar
    [dot] przejście, zostaje wolne
    [reached] wolne
   *[cut] wolne, ale bez dojścia
  }.
web-square-room = { $inside ->
    [yes] W pomieszczeniu.
   *[no] Poza pomieszczeniem.
  }
web-edge = { $kind ->
    [window] Okno
    [front] Drzwi wejściowe
   *[door] Drzwi
  }, { $square }, strona { $side ->
    [n] północna
    [e] wschodnia
    [s] południowa
   *[w] zachodnia
  }{ $there ->
    [yes] : są tutaj.
   *[no] : możliwe.
  }
web-edge-sees = Widok na { $what }.
web-edges = { $tool ->
    [window] Miejsca na okna
    [entry] Miejsca na drzwi wejściowe
   *[door] Miejsca na drzwi
  }
web-walls = Ściany pomieszczenia
web-wall = Ściana przy { $square }, strona { $side ->
    [n] północna
    [e] wschodnia
    [s] południowa
   *[w] zachodnia
  }. Enter wypycha ją na zewnątrz, Shift i Enter wciąga do środka.
web-nudge = Przesuń mebel
web-nudge-up = W górę
web-nudge-down = W dół
web-nudge-left = W lewo
web-nudge-right = W prawo
web-piece-points = { $piece }: { $points } z { $most }.
web-client-met = „{ $wish }” Dokładnie o to mi chodziło, dziękuję!
web-client-end = { $reached ->
    [0] Jakoś się przyzwyczaję. Komu potrzebne drzwi?
    [1] Prawdziwy dom. Wprowadzam się jutro!
    [2] Wszystko przemyślane. Znajomi pękną z zazdrości.
   *[other] Brak mi słów. Nigdy więcej się nie przeprowadzę!
  }
web-key-piece = weź mebel albo wybierz z tego, co jest
web-key-move = przesuń mebel albo kursor
web-key-turn = obróć mebel
web-key-idea = Genialny pomysł: odbicie, drugi mebel
web-key-skip = zrezygnuj z mebla
web-key-where = pokaż, gdzie pasuje
web-key-tools = okna, wejście, z powrotem mebel
web-key-walls = ściany: pędzel, ramka, przesuwanie ściany, drzwi
web-log-draw = { $idea ->
    [yes] { $piece } na { $square } (Genialny pomysł)
   *[no] { $piece } na { $square }
  }
web-log-decline = { $who ->
    [hint] Zrezygnuj z mebla
   *[other] bez jednego mebla
  }
web-log-grow = { $who ->
    [hint] { $count ->
        [one] Dodaj do pomieszczenia { $count } kratkę
        [few] Dodaj do pomieszczenia { $count } kratki
        [many] Dodaj do pomieszczenia { $count } kratek
       *[other] Dodaj do pomieszczenia { $count } kratki
    }
   *[other] { $count ->
        [one] { $count } kratka więcej w pomieszczeniu
        [few] { $count } kratki więcej w pomieszczeniu
        [many] { $count } kratek więcej w pomieszczeniu
       *[other] { $count } kratki więcej w pomieszczeniu
    }
  }
web-log-hidden = { $who ->
    [you] Coś rysujesz.
   *[other] { $seat } coś rysuje.
  }
web-log-close = { $who ->
    [hint] Zamknij pomieszczenie
   *[other] pomieszczenie zamknięte
  }
web-log-front = drzwi wejściowe
web-log-windows = { $count ->
    [one] okno
    [few] { $count } okna
    [many] { $count } okien
   *[other] { $count } okien
  }
web-log-ready = { $who ->
    [hint] Skończ plan
   *[other] plan gotowy
  }
web-rules-turn = Tura
web-rules-turn-text = Aktywny gracz otwiera pomieszczenie, potem odkrywa jego karty jedną po drugiej i rozdziela żetony między dwa meble z karty. Wszyscy jednocześnie rysują po jednym meblu za każdy żeton albo z niego rezygnują.
web-rules-draw = Rysowanie
web-rules-draw-text = Mebel zajmuje kratki, a każda to punkt. Kropki obok to przejście: zostają wolne, ale kilka mebli może się nimi dzielić. Gruba linia musi stać przy ścianie. Mebel można obracać i odkładać, dopóki go nie narysujesz.
web-rules-close = Zamykanie pomieszczenia
web-rules-close-text = Gdy wszystkie karty pomieszczenia są odkryte, rysujesz ściany wokół jego mebli, z dowolną liczbą wolnych kratek, i jedne drzwi na kratkę na zewnątrz. Od drzwi wejściowych musi się dać dojść do każdej kropki mebla, inaczej mebel nic nie daje. Pomieszczenie bez mebli kosztuje 3 punkty.
web-scenario-card = { $title }, { $difficulty }. { $rooms ->
    [one] 1 pomieszczenie
    [few] { $rooms } pomieszczenia
    [many] { $rooms } pomieszczeń
   *[other] { $rooms } pomieszczenia
  }, meble: { $tokens }.
wrong-nothing-to-close = { $where }: nie ma pomieszczenia do zamknięcia.
live-no-way-in = Nie zostaje żadna ściana zewnętrzna na drzwi wejściowe.
live-left-over = { $count ->
    [one] Te drzwi odetną jedną wolną kratkę.
    [few] Te drzwi odetną { $count } wolne kratki.
    [many] Te drzwi odetną { $count } wolnych kratek.
   *[other] Te drzwi odetną { $count } wolnej kratki.
  }
live-doors-past-hub = { $count ->
    [one] Drzwi jednego pomieszczenia nie prowadziłyby tutaj i nikt by do niego nie wszedł.
    [few] Drzwi { $count } pomieszczeń nie prowadziłyby tutaj i nikt by do nich nie wszedł.
    [many] Drzwi { $count } pomieszczeń nie prowadziłyby tutaj i nikt by do nich nie wszedł.
   *[other] Drzwi { $count } pomieszczenia nie prowadziłyby tutaj i nikt by do nich nie wszedł.
  }
live-too-tight = Będzie ciasno: pozostałe pomieszczenia zajmą około { $need } kratek, a wolnych jest { $have }.

## On the score pad page

web-pad-which = Który scenariusz liczymy?
web-pad-other = Inny scenariusz
web-pad-plan = Plan, kratka po kratce
web-pad-rooms = Pomieszczenia
web-pad-how = { $tool ->
    [piece] Wybierz mebel i dotknij planu. Dotknij narysowanego mebla, żeby znów go podnieść.
    [room] Przeciągnij ramkę po kratkach pomieszczenia. Zacznij w środku, żeby kratki usunąć.
    [door] Dotknij ściany pomieszczenia.
    [front] Dotknij ściany zewnętrznej.
   *[window] Dotykaj ścian zewnętrznych.
  }
web-pad-used = { $used } z { $tokens }
web-pad-hand = Mebel w ręce
web-pad-take-away = Usuń
web-pad-without = Policzone bez tego, co jest na czerwono.
web-pad-too-many-pieces = Sprawdź to jeszcze raz: { $name } ma więcej mebli z karty „{ $card }”, niż jest na niej żetonów ({ $tokens }).
web-pad-two-cards = Sprawdź to jeszcze raz: odkryto tylko jedną kartę „{ $card }”, a rysunki są z dwóch.
web-own-title = Własny scenariusz
web-own-text = Wczytaj plik scenariusza albo przepisz swoją kartkę: dom, pomieszczenia, narysowane meble i bonusy.
web-own-furniture = Wczytaj własne meble
web-own-play = Licz z tym scenariuszem
web-own-play-it = Licz „{ $title }”
web-own-others = Wszystkie scenariusze
web-own-name = Nazwa
web-own-plan = Dom
web-own-plan-text = Wybierz znak, a potem dotykaj kratek albo przeciągnij prostokąt.
web-own-floor = { $sign ->
    [tree] Drzewo
    [lake] Jezioro
    [road] Droga
    [courtyard] Dziedziniec
    [floor] Podłoga
    [mosaic] Mozaika
    [pipe] Rura
    [pillar] Filar
   *[ground] Teren
  }
web-own-piece = { $sign ->
    [square] Kratka
    [seat] Miejsce do siedzenia
    [dot] Przejście
    [rug] Dywan
    [wall] Ściana
   *[nothing] Nic
  }
web-own-piece-name = Nowy mebel
web-own-room = Pomieszczenie
web-own-room-name = Jego nazwa
web-own-remove = Usuń: { $name }
web-own-card = Karta
web-own-tokens = Żetony
web-own-drawing = { $name }, rysunek { $number }
web-own-tags = Cechy do bonusów: { $count }
web-own-another = Kolejny mebel z tej karty
web-own-draw = Narysuj własny mebel
web-own-add-card = Dodaj kartę z pudełka
web-own-add-room = Dodaj pomieszczenie
web-own-rules-text = Pozostałe zasady twojego scenariusza, na przykład brak korytarza.
web-own-add-rule = Dodaj zasadę
web-own-remove-rule = Usuń tę zasadę
web-own-wishes = Bonusy
web-own-wishes-text = Podaj rodzaje bonusów albo pomiń je i wpisz na stronie punktacji ich sumę.
web-own-add-wish = Dodaj bonus
web-own-remove-wish = Usuń ten bonus
web-own-kind = Rodzaj
web-own-points = Punkty
web-own-field = { $field ->
    [room] Pomieszczenie
    [rooms] Pomieszczenia
    [hub] Główna sala
    [what] Mebel
    [a] Od
    [b] Do
    [side] Strona
    [sides] Strony
    [of] Widok
    [mark] Znak
    [min] Co najmniej
   *[max] Co najwyżej
  }
web-pad-sum = Suma punktów za bonusy
web-pad-side = { $side ->
    [n] Zaznaczone od północy.
    [e] Zaznaczone od wschodu.
    [s] Zaznaczone od południa.
   *[w] Zaznaczone od zachodu.
  }

## What speaks for a move

reason-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
reason-piece = Daje { reason-points }: { $piece }
reason-furniture = Daje { reason-points } za meble
reason-bonus = Daje { reason-points }: { $bonus }
reason-bonus-own = Daje { reason-points } za bonus
reason-closed = { $squares ->
    [one] { $squares } kratka, { reason-points } w tym pomieszczeniu
    [few] { $squares } kratki, { reason-points } w tym pomieszczeniu
    [many] { $squares } kratek, { reason-points } w tym pomieszczeniu
   *[other] { $squares } kratki, { reason-points } w tym pomieszczeniu
  }
reason-front = Daje { reason-points }: teraz można wejść
reason-windows = { $count ->
    [one] Dodaje { $count } okno
    [few] Dodaje { $count } okna
    [many] Dodaje { $count } okien
   *[other] Dodaje { $count } okna
  }
reason-room = { $tokens ->
    [one] { $tokens } mebel do narysowania w tym pomieszczeniu (karty: { $cards })
    [few] { $tokens } meble do narysowania w tym pomieszczeniu (karty: { $cards })
    [many] { $tokens } mebli do narysowania w tym pomieszczeniu (karty: { $cards })
   *[other] { $tokens } mebla do narysowania w tym pomieszczeniu (karty: { $cards })
  }
reason-room-points = W tym pomieszczeniu nawet { reason-points }
reason-card = { $tokens ->
    [one] Nawet { reason-points }, { $tokens } mebel
    [few] Nawet { reason-points }, { $tokens } meble
    [many] Nawet { reason-points }, { $tokens } mebli
   *[other] Nawet { reason-points }, { $tokens } mebla
  }
reason-tokens = Z tymi meblami nawet { reason-points }
reason-all-reached = { $pieces ->
    [one] Zostawia dojście do mebla ({ $pieces })
    [few] Zostawia dojście do wszystkich mebli ({ $pieces })
    [many] Zostawia dojście do wszystkich mebli ({ $pieces })
   *[other] Zostawia dojście do wszystkich mebli ({ $pieces })
  }
reason-bonuses-open = { $count ->
    [one] { $count } bonus jest w zasięgu (nawet { reason-points })
    [few] { $count } bonusy są w zasięgu (nawet { reason-points })
    [many] { $count } bonusów jest w zasięgu (nawet { reason-points })
   *[other] { $count } bonusów jest w zasięgu (nawet { reason-points })
  }
reason-floor = { $squares ->
    [one] Zostawia { $squares } wolną kratkę na później
    [few] Zostawia { $squares } wolne kratki na później
    [many] Zostawia { $squares } wolnych kratek na później
   *[other] Zostawia { $squares } wolnej kratki na później
  }
reason-idea = Zostawia Genialny pomysł na później
reason-home = Gotowy dom jest wart { reason-points }

## First game

first-welcome = Witaj! Salon i kuchnia są już narysowane, brakuje tylko łazienki. Trzy meble i dom gotowy.
first-room = W każdej rundzie urządza się jedno pomieszczenie, a wybiera je aktywny gracz: dzisiaj ty. Otwórz łazienkę.
first-room-done = Łazienka ma trzy karty, czyli trzy tury. Przy stole ze znajomymi w każdej turze kto inny jest aktywnym graczem.
first-basin = Karty pomieszczenia leżą zakryte, a ty wybierasz następną. Odkryj kartę 15, umywalkę. Są na niej dwa meble i jeden żeton. Połóż go na górnym meblu: 1 + 0.
first-basin-done = Jeden żeton, jeden mebel. Przy stole ze znajomymi wszyscy rysują teraz górny mebel. Karta z dwoma żetonami daje większy wybór: 2 + 0, 1 + 1 albo 0 + 2.
first-place = Każda zajęta kratka to punkt. Postaw umywalkę na podświetlonych kratkach i narysuj ją.
first-place-done = Kropki to przejście, czyli miejsce, w którym się stoi. Muszą zostać wolne, ale meble mogą je mieć wspólne.
first-card = Odkryj następną kartę: toaletę. Potem zdecyduj, który z jej dwóch mebli wszyscy narysują. Tym razem 1 + 0, czyli górny.
first-card-done = Możesz wybrać to, co najlepiej pasuje do twojego planu. Pozostali muszą sobie z tym poradzić.
first-turn = Meble możesz obracać przyciskiem Obróć albo klawiszem R. Toaleta potrzebuje ściany za sobą: postaw ją na podświetlonych kratkach, tyłem do kuchni, i narysuj.
first-turn-done = Do jej kropki da się dojść. Zawsze zostawiaj drogę do każdej kropki.
first-shower = Ostatnia karta łazienki to prysznic. Połóż żeton na górnym meblu: 1 + 0.
first-shower-done = Spójrz na grubą linię na karcie: ten bok musi stać przy ścianie.
first-wall = Postaw prysznic na podświetlonych kratkach, grubą linią do zewnętrznej ściany na dole. Obracaj, aż się zmieści, i narysuj.
first-wall-done = W łazience są wszystkie trzy meble: to jedno z życzeń klientki, 3 punkty.
first-close = Teraz ściany. Propozycja jest już narysowana: meble w środku i jedne drzwi. Możesz ją zmienić albo po prostu zamknąć pomieszczenie.
first-close-done = Ściany i drzwi są ostateczne. Od wejścia trzeba móc dojść przez drzwi do każdej kropki. To, do czego nie ma dojścia, nic nie daje.
first-finish = Dom potrzebuje wejścia: dotknij Wejście, a potem zewnętrznej ściany na dole po lewej. Kuchnia chce mieć okno: dotknij Okno i ściany kuchni. Potem zakończ.
first-finish-done = Oba życzenia spełnione: 3 i 2 punkty.
first-over = Dom za { $mine } pkt! Progi to 30, 33 i 36. Czas na całą grę?
web-told-bonus = { $points ->
    [0] Tutaj się nie udało.
    [one] 1 punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
  }
