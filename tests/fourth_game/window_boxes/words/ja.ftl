# Window Boxes.

game-title = 窓辺の花
game-sentence = 六つの鉢に花を植え、となり同士をそろえます。
flower = { $flower ->
    [daisy] デイジー
    [geranium] ゼラニウム
    [lavender] ラベンダー
    [pansy] パンジー
   *[rose] バラ
  }

option-bees = ミツバチ
option-bees-true = 五種類の花がそろった箱は4点多くなります。
option-bees-false = 種類の数による点はありません。

listing-flowers = 花
listing-head-flower = 花
listing-head-points = 点数
listing-head-cards = 枚数

part-flowers = 花
part-pairs = ペア
part-bees = ミツバチ
sheet-flower = { flower }が一つ。
sheet-pair = となり同士が同じ花です。
sheet-bees = 五種類の花がそろいました。

move-plant = { $who ->
    [you] あなたは{ $pot }番の鉢に{ flower }を植えました。
    [hint] { $pot }番の鉢に{ flower }を植えよう。
   *[other] { $seat }が{ $pot }番の鉢に{ flower }を植えました。
  }
move-last = すべての鉢に花が植わりました。

wrong-too-few-cards = { $where }：カードは少なくとも{ $fewest }枚必要です。
wrong-wrong-cards = { $where }：箱にある枚数より多くの花が出ています。
wrong-too-many-flowers = { flower }のカードが{ $cards }枚ありますが、箱にはそれほどありません。
wrong-turn-not-in-hand = 手札に{ flower }がありません。
wrong-turn-pot-planted = 鉢{ $pot }にはもう花があります。
wrong-pad-wrong-box = { $letters }から{ $pots }文字を入力してください。空の鉢はピリオドです。

## At the terminal

turn-points = { $points }点
turn-deck = 山札は残り{ $cards }枚
turn-hand = 手札：{ $cards }
turn-help-turn = あなたの番
turn-help-turn-text = 手札を1枚、空いている鉢に植え、山札から1枚引きます。花と鉢を入力します：rose 3、または r 3。
turn-help-points = 点数
turn-help-points-text = 花ごとに点数があり、となり同士が同じ花なら2点です。
turn-help-end = 終わり
turn-help-end-text = すべての鉢に花が植わるとゲームは終わります。
ranking-tie-break = 同点なら、花の種類が多い人の勝ちです。

pad-box = 箱を6文字で（d デイジー、g ゼラニウム、l ラベンダー、p パンジー、r バラ）
