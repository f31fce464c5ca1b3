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
option-bees-true = Skrzynka z kompletem pięciu kwiatów daje 4 punkty więcej.
option-bees-false = Bez punktów za różnorodność.

listing-flowers = Kwiaty
listing-head-flower = Kwiat
listing-head-points = Punkty
listing-head-cards = Karty

part-flowers = Kwiaty
part-pairs = Pary
part-bees = Pszczoły
sheet-flower = Kwiat: { flower }.
sheet-pair = Dwa takie same kwiaty obok siebie.
sheet-bees = Komplet pięciu kwiatów.

move-plant = { $who ->
    [you] Sadzisz: { flower } (doniczka { $pot }).
    [hint] Posadź: { flower } (doniczka { $pot }).
   *[other] { $seat } sadzi: { flower } (doniczka { $pot }).
  }
move-last = Wszystkie doniczki są obsadzone.

wrong-too-few-cards = { $where }: za mało kart. Potrzeba co najmniej { $fewest }.
wrong-wrong-cards = { $where }: na stole jest więcej kart tego kwiatu niż w pudełku.
wrong-too-many-flowers = Za dużo kart „{ flower }”: { $cards }. W pudełku jest ich mniej.
wrong-turn-not-in-hand = Nie masz na ręce karty „{ flower }”.
wrong-turn-pot-planted = Doniczka { $pot } jest już obsadzona.
wrong-pad-wrong-box = Wpisz tyle liter: { $pots }, każdą z { $letters }. Kropka to pusta doniczka.

## At the terminal

turn-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
turn-deck = { $cards ->
    [one] { $cards } karta w talii
    [few] { $cards } karty w talii
    [many] { $cards } kart w talii
   *[other] { $cards } karty w talii
  }
turn-hand = Na ręce: { $cards }
turn-help-turn = Twój ruch
turn-help-turn-text = Posadź kartę z ręki w pustej doniczce, a potem dobierz nową. Wpisz kwiat i doniczkę: rose 3 albo r 3.
turn-help-points = Punkty
turn-help-points-text = Każdy kwiat daje swoje punkty, a każde dwa takie same kwiaty obok siebie dają 2.
turn-help-end = Koniec
turn-help-end-text = Gra kończy się, gdy wszystkie doniczki są obsadzone.
ranking-tie-break = Remis: wyżej jest osoba, która ma więcej różnych kwiatów.

pad-box = Skrzynka jako sześć liter (d stokrotka, g pelargonia, l lawenda, p bratek, r róża)
