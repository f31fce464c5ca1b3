# Window Boxes.

game-title = 窓辺の花
game-sentence = 6つの鉢に花を植え、隣どうしをそろえます。
flower = { $flower ->
    [daisy] デイジー
    [geranium] ゼラニウム
    [lavender] ラベンダー
    [pansy] パンジー
   *[rose] バラ
  }

option-bees = ミツバチ
option-bees-true = 5種類の花がそろった箱は、さらに4点です。
option-bees-false = 種類の数では点が入りません。

listing-flowers = 花
listing-head-flower = 花
listing-head-points = 点
listing-head-cards = 枚数

part-flowers = 花
part-pairs = ペア
part-bees = ミツバチ
sheet-flower = { flower }が1つ。
sheet-pair = 隣どうしが同じ花。
sheet-bees = 5種類の花がそろった箱。

move-plant = { $who ->
    [you] { $pot }番の鉢に{ flower }を植えました。
    [hint] { $pot }番の鉢に{ flower }を植えよう。
   *[other] { $seat }が{ $pot }番の鉢に{ flower }を植えました。
  }
move-last = すべての鉢に花が植わりました。

wrong-too-few-cards = { $where }：カードは少なくとも{ $fewest }枚必要です。
wrong-wrong-cards = { $where }：出ている花が、箱にある枚数より多くなっています。
wrong-too-many-flowers = { flower }のカードが{ $cards }枚ありますが、箱にはそれほど入っていません。
wrong-turn-not-in-hand = 手札に{ flower }がありません。
wrong-turn-pot-planted = { $pot }番の鉢にはもう花があります。
wrong-pad-wrong-box = { $letters }から{ $pots }文字を入力してください。空の鉢はドット（.）です。

## At the terminal

turn-points = { $points }点
turn-deck = 山札は残り{ $cards }枚
turn-hand = 手札：{ $cards }
turn-help-turn = 手番
turn-help-turn-text = 手札を1枚、空いている鉢に植え、山札から1枚引きます。花と鉢を入力します。例：rose 3、r 3
turn-help-points = 得点
turn-help-points-text = 花ごとに点が入り、隣どうしが同じ花なら2点です。
turn-help-end = ゲームの終わり
turn-help-end-text = すべての鉢に花が植わるとゲームは終わります。
ranking-tie-break = 同点の場合は、花の種類が多い人が上位です。

pad-box = 箱を6文字で入力（d デイジー、g ゼラニウム、l ラベンダー、p パンジー、r バラ）
