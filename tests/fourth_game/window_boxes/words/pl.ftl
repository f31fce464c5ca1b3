# Window Boxes.

game-title = Skrzynki
game-sentence = Obsadź sześć doniczek i szukaj par.
flower = { $flower ->
    [daisy] stokrotka
    [geranium] pelargonia
    [lavender] lawenda
    [pansy] bratek
   *[rose] róża
  }

option-bees = Pszczoły
option-bees-true = Skrzynka ze wszystkimi pięcioma kwiatami daje 4 punkty więcej.
option-bees-false = Bez punktów za różnorodność.

listing-flowers = Kwiaty
listing-head-flower = Kwiat
listing-head-points = Punkty
listing-head-cards = Karty

part-flowers = Kwiaty
part-pairs = Pary
part-bees = Pszczoły
sheet-flower = Kwiat: { flower }.
sheet-pair = Dwaj sąsiedzi z tym samym kwiatem.
sheet-bees = Wszystkie pięć kwiatów.

move-plant = { $who ->
    [you] Sadzisz: { flower } (doniczka { $pot }).
    [hint] Posadź: { flower } (doniczka { $pot }).
   *[other] { $seat } sadzi: { flower } (doniczka { $pot }).
  }
move-last = Wszystkie doniczki są obsadzone.

wrong-too-few-cards = { $where }: potrzeba co najmniej { $fewest } kart.
wrong-wrong-cards = { $where }: na stole jest więcej kart kwiatu niż w pudełku.
wrong-too-many-flowers = Kart kwiatu { flower }: { $cards }; w pudełku jest ich mniej.
wrong-turn-not-in-hand = Nie masz na ręce tego kwiatu: { flower }.
wrong-turn-pot-planted = Doniczka { $pot } jest już obsadzona.
wrong-pad-wrong-box = Wpisz { $pots } liter z { $letters }, kropka to pusta doniczka.

## At the terminal

turn-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
  }
turn-deck = { $cards ->
    [one] 1 karta w talii
    [few] { $cards } karty w talii
   *[many] { $cards } kart w talii
  }
turn-hand = Twoja ręka: { $cards }
turn-help-turn = Twoja tura
turn-help-turn-text = Posadź kartę z ręki w pustej doniczce, potem dobierz kartę. Wpisz kwiat i doniczkę: rose 3 albo r 3.
turn-help-points = Punkty
turn-help-points-text = Każdy kwiat daje swoje punkty, a każdych dwóch sąsiadów z tym samym kwiatem daje 2.
turn-help-end = Koniec
turn-help-end-text = Gra kończy się, gdy wszystkie doniczki są obsadzone.
ranking-tie-break = Przy remisie wygrywa więcej różnych kwiatów.

pad-box = Skrzynka jako sześć liter (d stokrotka, g pelargonia, l lawenda, p bratek, r róża)
