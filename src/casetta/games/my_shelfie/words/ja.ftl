# マイシェルフィー。

game-title = マイシェルフィー
game-sentence = リビングからアイテムタイルを取って、自分の本棚に並べます。
begins-rule = ルールブックでは、最初のプレイヤーを無作為に選びます。
kind = { $letter ->
    [C] 猫
    [B] 本
    [G] ゲーム
    [F] 写真立て
    [T] トロフィー
   *[P] 植物
  }
kinds = { $letter ->
    [C] 猫
    [B] 本
    [G] ゲーム
    [F] 写真立て
    [T] トロフィー
   *[P] 植物
  }

option-edition = ルールの版
option-edition-en = 英語版：補充の前に、リビングに残ったタイルを袋に戻します。「2つの正方形」は、互いに違う種類でもかまいません。
option-edition-it = イタリア語版：補充では空いたマスだけを埋めます。「2つの正方形」は、両方とも同じ種類に限ります。
option-first_game = 初回ルール
option-first_game-true = あり：共通目標カードを2枚ではなく1枚だけ使います。
option-first_game-false = なし：共通目標カードを2枚使います。

goal-six-groups-of-two = 同じ種類2枚以上のグループが、別々に6つ。種類はグループごとに違ってもよい。
goal-four-groups-of-four = 同じ種類4枚以上のグループが、別々に4つ。種類はグループごとに違ってもよい。
goal-four-corners = 本棚の四隅がすべて同じ種類。
goal-two-squares = 同じ種類の2×2の正方形を含むグループが、別々に2つ。
goal-three-columns-max-three-types = 3種類以内のタイルで埋まった列が3つ。
goal-eight-of-a-type = 同じ種類のタイルが8枚。場所はどこでもよい。
goal-diagonal = 同じ種類のタイルが、斜め一直線に5枚。
goal-four-rows-max-three-types = 3種類以内のタイルで埋まった段が4つ。
goal-two-columns-all-different = 6枚すべて違う種類で埋まった列が2つ。
goal-two-rows-all-different = 5枚すべて違う種類で埋まった段が2つ。
goal-x-shape = 同じ種類のタイル5枚でX字形。
goal-staircase = 5つの列の高さが1段ずつ上がる、または下がる階段形。

goal-name-six-groups-of-two = 6つのペア
goal-name-four-groups-of-four = 4枚組が4つ
goal-name-four-corners = 四隅
goal-name-two-squares = 2つの正方形
goal-name-three-columns-max-three-types = 3種類以内の3列
goal-name-eight-of-a-type = 同じ種類8枚
goal-name-diagonal = 斜め一直線
goal-name-four-rows-max-three-types = 3種類以内の4段
goal-name-two-columns-all-different = 全部違う2列
goal-name-two-rows-all-different = 全部違う2段
goal-name-x-shape = X字形
goal-name-staircase = 階段

part-tokens = 共通目標
part-end-token = ゲーム終了
part-personal = 個人目標
part-groups = グループ
sheet-end-token = 最初に本棚を埋めた人の得点。
sheet-personal = { $matches ->
    [0] 個人目標カード{ $card }：一致なし。
   *[other] 個人目標カード{ $card }：{ $matches }枚が一致。
  }
sheet-group = { $kind ->
    [C] C（猫）
    [B] B（本）
    [G] G（ゲーム）
    [F] F（写真立て）
    [T] T（トロフィー）
   *[P] P（植物）
  }{ $size }枚のグループ。

wrong-floating-tile = { $where }：タイルが浮いています。下のマスも埋めてください。
wrong-unused-cell = { $where }：{ $seats }人プレイでは、ここにタイルは置けません。
wrong-no-such-token = { $where }：そのような得点トークンはありません。
wrong-too-many-tiles = { kind }のタイルが{ $tiles }枚ありますが、箱に入っているのは{ $box }枚です。
wrong-wrong-common-goals = { $where }に指定できるのは、次の中から{ $expected }枚までです：{ $known }
wrong-wrong-personal-card = { $where }は個人目標カードとして読み取れません。[段, 列, 文字]を、文字もマスも重ならないように並べてください。

## ターミナルで

turn-points = { $points }点
turn-goal = 共通目標「{ $name }」残りトークン：{ $tokens }
turn-no-token = なし
turn-personal = 個人目標（小文字）：{ $of }枚中{ $matches }枚が一致、{ $points }点
turn-last-round = { $player }の本棚が埋まりました。これが最後のラウンドです。
turn-news = { $who ->
    [you] { $tiles }を{ $column }列目に入れました。
    [hint] { $tiles }を{ $column }列目に入れよう。
   *[other] { $seat }が{ $tiles }を{ $column }列目に入れました。
  }
turn-token = 「{ $name }」を達成、+{ $points }点。
turn-end-token = 終了トークン、+{ $points }点。
turn-refill = リビングを補充しました。
turn-free-tiles = 辺が空いているタイル（m c2でc2から始まる取り方を表示）
turn-room = 各列の空き（今入れられるのは{ $most }枚まで）
turn-tiles-into = { $tiles }枚（入れられる列：{ $columns }）

turn-help-turn = 手番
turn-help-turn-text = まっすぐ隙間なく並んだタイルを1～3枚取ります。取る前から、どれも1辺以上が空いていることが条件です。取ったタイルは、空きのある1つの列に全部入れます。タイルを入れる順（最初がいちばん下）に入力し、最後に列を入力します。例：c2 c3 >1
turn-help-personal = 個人目標
turn-help-personal-text = 本棚の中の小文字です。ほかの人には見えません。1～6枚が一致すると、ゲームの終わりに1、2、4、6、9、12点です。
turn-help-groups = グループ
turn-help-groups-text = 辺でつながった同じ種類のタイルは、ゲームの終わりに得点になります。3枚で2点、4枚で3点、5枚で5点、6枚以上で8点です。
turn-help-end = ゲームの終わり
turn-help-end-text = 最初に本棚を埋めた人は1点。そのラウンドの最後まで遊びます。リビングに隣り合うタイルがなくなったら補充します。
turn-help-letters = タイルの文字
turn-letters = { $letters } かっこ内は袋の残り枚数です。
turn-letter = { $letter }={ $kind }（{ $bag }枚）

wrong-turn-unreadable = 手として読み取れません。タイルと列を入力してください。例：c2 c3 >1
wrong-turn-no-column = 列がありません。どの列に入れるかも入力してください。例：{ $tiles } >1
wrong-turn-no-cell = このリビングに{ $cell }というマスはありません。
wrong-turn-empty-cell = { $cell }にはタイルがありません。
wrong-turn-not-free = { $cell }のタイルは囲まれていて取れません。1辺以上が空いているタイルを選んでください。
wrong-turn-tile-twice = 同じタイルが2回入力されています。1回だけ入力してください。
wrong-turn-too-many-tiles = 取れるのは{ $most }枚までです。
wrong-turn-not-in-a-line = まっすぐ隙間なく並んだタイルを選んでください。
wrong-turn-no-such-column = 本棚の列は1～{ $columns }です。
wrong-turn-no-room = { $room ->
    [0] { $column }列目はもういっぱいです。
   *[other] { $column }列目に入るのはあと{ $room }枚です。{ $tiles }枚は入りません。
  }

ranking-tie-break = 同点の場合は、最初のプレイヤーから時計回りに遠い席の人が上位です。

## 得点計算

pad-yes = はい
pad-no = いいえ
pad-first-row-intro = 本棚を上の段から入力します。空いたマスはドット（.）です。C=猫、B=本、G=ゲーム、F=写真立て、T=トロフィー、P=植物。1段ずつ（CBG..）でも、6段まとめてでも、ファイル（@shelf.txt）でもかまいません。
pad-first-row = { $rows }段中{ $row }段目（いちばん上）
pad-row = { $rows }段中{ $row }段目
pad-personal-intro = カードの番号（1～12）か、6つのマスを「文字・列・上からの段」で入力します。なければEnterを押します。例：p11 f31 c52 b43 g24 t36
pad-personal = 個人目標カードは？
pad-tokens = 得点トークンは？（例：8 4、なければEnter）
pad-end = 最初に本棚を埋めましたか？（終了トークン、y/n）
pad-first = 最初のプレイヤーは誰でしたか？　{ $names }
pad-token-line = 共通目標の得点トークン。
pad-personal-line = { $matches ->
    [0] 個人目標：一致なし。
   *[other] 個人目標：{ $matches }枚が一致。
  }
wrong-pad-rows = 本棚は{ $rows }段で入力してください（{ $found }段ありました）。
wrong-pad-row-length = { $row }段目は1列に1文字ずつ、{ $columns }文字で入力してください。
wrong-pad-unknown-sign = 上から{ $row }段目の{ $column }列目：{ $sign }は使えません。使える文字：{ $known }
wrong-pad-floating-tile = 上から{ $row }段目の{ $column }列目：タイルが浮いています。下のマスも埋めてください。
wrong-pad-no-such-card = 個人目標カードは1～{ $cards }番です。
wrong-pad-card-twice = 確認してください：個人目標カード{ $card }は1枚しかありません。
wrong-pad-no-card = カードの番号（1～{ $cards }）か、6つのマス（各文字1回ずつ）を入力してください。
wrong-pad-no-such-token = トークンは次のものだけです：{ $known }
wrong-pad-too-many-tokens = 得点トークンは1人{ $most }枚までです。
wrong-pad-token-twice = 確認してください：トークン{ $token }は、共通目標ごとに1枚しかありません。
wrong-pad-end-twice = 確認してください：最初に本棚を埋めた人は1人だけです。
wrong-pad-yes-or-no = 「{ $yes }」（y）か「{ $no }」（n）で答えてください。
wrong-pad-no-such-person = 名前か、1～{ $people }の番号で答えてください。

## What lies in the box

listing-tiles = アイテムタイル
listing-common-goals = 共通目標カード
listing-tokens = 共通目標の得点トークン
listing-personal-goals = 個人目標カード（上の段から順に）

## Awards

award-largest-group = いちばん大きなグループ：{ kinds }{ $size }枚。
award-first-full = 最初に本棚を埋めました。
award-goal = 個人目標にいちばん近い：{ $matches }枚が一致。

## On the page

web-prompt-tiles = タイルを選んでください
web-prompt-column = 列を選んでください
web-prompt-place = ここに入れますか？
web-place = ここに入れる
web-place-short = 入れる
web-room = リビング
web-own-shelf = 自分の本棚
web-shelf-of = { $name }の本棚、30マス中{ $filled }マス
web-filled = 30マス中{ $filled }マス
web-so-far = { $points ->
   *[other] 点（途中）
  }
web-hand = 手元
web-hand-take = 一直線に1～3枚
web-hand-order = 2枚タップで入れ替え
web-hand-tile = { $kind }、{ $number }番目に入ります
web-tokens = { $count ->
    [0] トークンはもうありません
   *[other] 残りのトークン：{ $tokens }
  }
web-reached = 達成
web-parts = ここまでの得点
web-part = { $part ->
    [groups] グループ
    [tokens] 共通目標
   *[personal] 個人目標
  }
web-goal-missing = { $missing ->
    [0] そろいました
    [one] あと1枚
   *[other] あと約{ $missing }枚
  }
web-goal-late = もう達成できません
web-wish = 個人目標
web-secret = 秘密
web-wish-met = { $of }枚中{ $met }枚
web-wish-hidden = ゲームの終わりに公開されます。
web-first-full = 最初に満杯
web-cell-empty = { $cell }、空き
web-cell = { $state ->
    [chosen] { $cell }、{ $kind }、{ $number }番目に選択中
    [free] { $cell }、{ $kind }、取れます
    [shut] { $cell }、{ $kind }、取れません
   *[none] { $cell }、{ $kind }です
  }
web-column = { $column }列目、空き{ $room }マス。
web-gain-group = { $points ->
    [0] { $kinds }：{ $size }枚のグループ
   *[other] { $kinds }：{ $size }枚のグループ +{ $points }
  }
web-gain-goal = { $name }達成 +{ $points }
web-gain-end = 本棚が満杯 +{ $points }
web-gain-wish = 個人目標：6枚中{ $met }枚 +{ $points }
web-gain-wish-none = 個人目標：変化なし
web-key-right = その枚数を右へ取る
web-key-down = その枚数を下へ取る
web-key-column = 列を選ぶ
web-key-order = 順番を変える
web-pad-brush = 種類を選んで、本棚をタップしてください。
web-pad-eraser = 消す
web-pad-card = 個人目標カード
web-pad-no-card = なし
web-pad-tokens = 得点トークン
web-pad-end = 最初に満杯
web-pad-cell = { $column }列目、上から{ $row }段目：{ $kind }
web-pad-empty = 空き
web-pad-first = 最初のプレイヤー
web-pad-goal = 共通目標カード { $number }
web-pad-shown = { $shown ->
    [yes] この本棚は達成しています。
   *[no] この本棚は達成していません。
  }

## What speaks for a move

reason-points = { $points }点
reason-token = { reason-points }獲得：共通目標「{ $name }」
reason-end-token = { reason-points }獲得：最初に本棚が埋まり、最後のラウンドになります
reason-groups = { reason-points }獲得：{ kinds }{ $size }枚のグループ
reason-personal = { reason-points }獲得：個人目標の{ $matches }枚が一致します
reason-denies-goal = { $seat }が「{ $name }」のために欲しいタイルを先に取ります（次の手番で{ reason-points }減）
reason-denies-tiles = { $seat }が欲しいタイル（{ $tiles }）を先に取ります（次の手番で{ reason-points }減）
reason-leaves = { $seat }が次の手番で取れるのは最大{ reason-points }です
reason-goal-nearer = 「{ $name }」まであと{ $missing }枚です
reason-group-next = あと1枚で{ reason-points }増えます：{ kinds }{ $size }枚のグループ
reason-personal-open = 個人目標のマスを{ $squares }つ空けておきます
reason-columns = タイル3枚が入る列を{ $columns }列残します

## First game

first-welcome = ようこそ！　こちらがリビング、こちらが自分の本棚で、もうほとんどいっぱいです。5回の手番で遊び方がわかります。
first-line = 毎回、一直線に並んだタイルを1～3枚取ります。取る前から、どれも1辺以上が空いていることが条件です。写真立てを3枚タップして、本棚の1列目をタップし、決定しましょう。
first-line-done = タイルが落ちて、写真立てが5枚つながりました。5枚のグループは5点。グループは3枚から得点になります。
first-order = 取ったタイルは全部1つの列に入れます。先にタップしたタイルが先に落ちます。トロフィー、ゲームの順にタップして、4列目に入れましょう。
first-order-done = トロフィーが3枚つながって2点。逆の順番なら0点でした。
first-common = 共通目標は全員で競います。今回は四隅を同じ種類にすること。あと写真立て1枚です。植物を先、写真立てを後にして、5列目に入れましょう。
first-common-done = 四隅が写真立てになりました！　一番乗りなので8点です。あとから達成した人の点は、これより低くなります。
first-personal = 個人目標は自分だけの秘密です。3列目のいちばん上にゲームを入れましょう。タイルは1枚だけ取ってもかまいません。
first-personal-done = これで一致は4枚。4点が6点になりました。6枚すべてなら12点です。
first-end = 空きはあと1マス。左のゲームを取って、本棚をいっぱいにしましょう。
first-end-done = ゲームが3枚つながって2点。最初に本棚を埋めたので、さらに1点。全員の手番の回数をそろえるので、{ $name }にもう1回手番があります。リビングに隣り合うタイルがなくなったら、補充します。
first-over = これでおしまい。{ $mine }対{ $other }で勝ちました！　通しで遊んでみますか？
