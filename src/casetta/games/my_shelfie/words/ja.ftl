# My Shelfie（マイシェルフィー）。

game-title = My Shelfie
game-sentence = リビングからアイテムタイルを取り、自分の本棚に並べます。
begins-rule = ルールブックでは、スタートプレイヤーを無作為に選びます。
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
option-edition-en = 英語版：補充の前に、リビングに残ったタイルを袋に戻します。「2つの正方形」は互いに違う種類でもかまいません。
option-edition-it = イタリア語版：補充では空いたマスだけを埋めます。「2つの正方形」は両方とも同じ種類に限ります。
option-first_game = 初回ルール
option-first_game-true = あり：共通目標カードは2枚ではなく1枚だけ使います。
option-first_game-false = なし：共通目標カードを2枚使います。

goal-six-groups-of-two = 同じ種類2枚以上の別々のグループが6つ。グループごとに種類が違ってもよい。
goal-four-groups-of-four = 同じ種類4枚以上の別々のグループが4つ。グループごとに種類が違ってもよい。
goal-four-corners = 本棚の四隅がすべて同じ種類。
goal-two-squares = 同じ種類の2×2の正方形を含む、別々のグループが2つ。
goal-three-columns-max-three-types = 埋まった列が3つ。種類はどの列も3種類以内。
goal-eight-of-a-type = 同じ種類のタイルが8枚。場所は自由。
goal-diagonal = 斜め一直線に同じ種類のタイルが5枚。
goal-four-rows-max-three-types = 埋まった段が4つ。種類はどの段も3種類以内。
goal-two-columns-all-different = 6枚すべて違う種類で埋まった列が2つ。
goal-two-rows-all-different = 5枚すべて違う種類で埋まった段が2つ。
goal-x-shape = X字形に同じ種類のタイルが5枚。
goal-staircase = 5列の高さが1段ずつ上がる、または下がる階段形。

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
sheet-end-token = 最初に本棚を埋めました。
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

wrong-floating-tile = { $where }：タイルが浮いています。下のマスが空です。
wrong-unused-cell = { $where }：{ $seats }人プレイでは、ここにタイルは置けません。
wrong-no-such-token = { $where }：そのような得点トークンはありません。
wrong-too-many-tiles = { kind }のタイルが{ $tiles }枚ありますが、箱に入っているのは{ $box }枚です。
wrong-wrong-common-goals = { $where }に指定できるのは、次のうち{ $expected }枚までです：{ $known }
wrong-wrong-personal-card = { $where }が個人目標カードになっていません。[段、列、文字]を、文字もマスも重ならないように並べてください。

## 端末で

turn-points = { $points }点
turn-goal = 共通目標「{ $name }」残りトークン：{ $tokens }
turn-no-token = なし
turn-personal = 個人目標（小文字）：{ $of }枚中{ $matches }枚が一致、{ $points }点
turn-last-round = { $player }の本棚が埋まりました。これが最後のラウンドです。
turn-news = { $who ->
    [you] あなたは{ $tiles }を{ $column }列目に入れました。
    [hint] { $tiles }を{ $column }列目に入れよう。
   *[other] { $seat }が{ $tiles }を{ $column }列目に入れました。
  }
turn-token = 「{ $name }」のトークン{ $points }点。
turn-end-token = 終了トークン+{ $points }点。
turn-refill = リビングを補充。
turn-free-tiles = 辺が空いているタイル（m c2でc2から始まる取り方を表示）
turn-room = 各列の空き（今入れられるのは{ $most }枚まで）
turn-tiles-into = { $tiles }枚（入れられる列：{ $columns }）

turn-help-turn = 手番
turn-help-turn-text = まっすぐ隙間なく並んだタイルを1～3枚取ります。取る前からどれも1辺以上が空いていることが条件です。取ったタイルは全部、空きのある1つの列に入れます。入れる順（最初が一番下）にタイル、最後に列を入力します。例：c2 c3 >1
turn-help-personal = 個人目標
turn-help-personal-text = 本棚の中の小文字です。ほかの人には見えません。1～6枚そろうと、終了時に1、2、4、6、9、12点です。
turn-help-groups = グループ
turn-help-groups-text = 辺でつながった同じ種類のタイルは、終了時に得点です。3枚2点、4枚3点、5枚5点、6枚以上8点です。
turn-help-end = ゲームの終了
turn-help-end-text = 最初に本棚を埋めた人は1点。ラウンドの最後まで遊びます。リビングに隣り合うタイルがなくなったら補充します。
turn-help-letters = タイルの文字
turn-letters = { $letters } カッコ内は袋の残り枚数です。
turn-letter = { $letter }={ $kind }（{ $bag }枚）

wrong-turn-unreadable = 手として読み取れません。タイルと列を入力してください。例：c2 c3 >1
wrong-turn-no-column = どの列に入れますか？列も入力してください。例：{ $tiles } >1
wrong-turn-no-cell = このリビングに{ $cell }というマスはありません。
wrong-turn-empty-cell = { $cell }にはタイルがありません。
wrong-turn-not-free = { $cell }のタイルは囲まれていて、空いている辺がありません。
wrong-turn-tile-twice = 同じタイルが2回入力されています。
wrong-turn-too-many-tiles = 取れるのは{ $most }枚までです。
wrong-turn-not-in-a-line = これらのタイルはまっすぐ隣どうしに並んでいません。
wrong-turn-no-such-column = 本棚の列は1～{ $columns }です。
wrong-turn-no-room = { $room ->
    [0] { $column }列目はもういっぱいです。
   *[other] { $column }列目の空きはあと{ $room }枚です。{ $tiles }枚は入りません。
  }

ranking-tie-break = 同点の場合は、スタートプレイヤーから時計回りに遠い席の人が上位です。

## 得点計算

pad-yes = はい
pad-no = いいえ
pad-first-row-intro = 本棚を上の段から入力します。空いたマスはドット（.）です。C=猫、B=本、G=ゲーム、F=写真立て、T=トロフィー、P=植物。1段ずつ（CBG..）でも、6段まとめてでも、ファイル（@shelf.txt）でもかまいません。
pad-first-row = { $rows }段中{ $row }段目（一番上）
pad-row = { $rows }段中{ $row }段目
pad-personal-intro = カードの番号（1～12）か、6つのマスを「文字・列・上からの段」で入力します。なければそのままEnterを押します。例：p11 f31 c52 b43 g24 t36
pad-personal = 個人目標カードは？
pad-tokens = 得点トークンは？（例：8 4、なければEnter）
pad-end = 最初に本棚を埋めましたか？（終了トークン、y/n）
pad-first = スタートプレイヤーは誰でしたか？{ $names }
pad-token-line = 共通目標の得点トークン。
pad-personal-line = { $matches ->
    [0] 個人目標：一致なし。
   *[other] 個人目標：{ $matches }枚が一致。
  }
wrong-pad-rows = 本棚の図は{ $rows }段ですが、{ $found }段ありました。
wrong-pad-row-length = { $row }段目は1列に1文字ずつ、{ $columns }文字で入力してください。
wrong-pad-unknown-sign = 上から{ $row }段目の{ $column }列目：{ $sign }は{ $known }のどの文字でもありません。
wrong-pad-floating-tile = 上から{ $row }段目の{ $column }列目：タイルが浮いています。下のマスが空です。
wrong-pad-no-such-card = 個人目標カードは1～{ $cards }番です。
wrong-pad-card-twice = ご確認ください：個人目標カード{ $card }は1枚しかありません。
wrong-pad-no-card = カードの番号（1～{ $cards }）か、6つのマス（各文字1回ずつ）を入力してください。
wrong-pad-no-such-token = トークンは次のものだけです：{ $known }
wrong-pad-too-many-tokens = 得点トークンは1人{ $most }枚までです。
wrong-pad-token-twice = ご確認ください：トークン{ $token }は共通目標ごとに1枚しかありません。
wrong-pad-end-twice = ご確認ください：最初に本棚を埋めた人は1人だけです。
wrong-pad-yes-or-no = 「{ $yes }」（y）か「{ $no }」（n）で答えてください。
wrong-pad-no-such-person = 名前か、1～{ $people }の番号で答えてください。

## What lies in the box

listing-tiles = アイテムタイル
listing-common-goals = 共通目標カード
listing-tokens = 共通目標の得点トークン
listing-personal-goals = 個人目標カード（上の段から順に）

## Awards

award-largest-group = 一番大きなグループ：{ kinds }{ $size }枚。
award-first-full = 最初に本棚を埋めました。
award-goal = 個人目標に一番近い：{ $matches }枚が目標どおり。

## On the page

web-prompt-tiles = タイルを選ぶ
web-prompt-column = 列を選ぶ
web-prompt-place = ここに置きますか？
web-place = ここに置く
web-place-short = 置く
web-room = リビング
web-own-shelf = 本棚
web-shelf-of = { $name }の本棚、30のうち{ $filled }か所が埋まっています
web-filled = 30のうち{ $filled }か所
web-so-far = { $points ->
   *[other] 点（途中）
  }
web-hand = 手元
web-hand-take = 一列に1〜3枚
web-hand-order = 2枚タップで入れ替え
web-hand-tile = { $kind }、{ $number }番目に落ちます
web-tokens = { $count ->
    [0] トークンはもうありません
   *[other] 残りのトークン：{ $tokens }
  }
web-reached = 達成
web-parts = ここまでの得点
web-part = { $part ->
    [groups] グループ
    [tokens] 目標
   *[personal] 願い
  }
web-goal-missing = { $missing ->
    [0] そろいました
    [one] あと1枚
   *[other] あと約{ $missing }枚
  }
web-goal-late = もう達成できません
web-wish = 個人目標
web-secret = ひみつ
web-wish-met = { $of }のうち{ $met }達成
web-wish-hidden = 最後に公開されます。
web-first-full = 最初に満杯
web-cell-empty = { $cell }、空き
web-cell = { $state ->
    [chosen] { $cell }、{ $kind }、{ $number } 番目に選択中
    [free] { $cell }、{ $kind }、取れます
    [shut] { $cell }、{ $kind }、取れません
   *[none] { $cell }、{ $kind }です
  }
web-column = { $column }列目、空き{ $room }。
web-gain-group = { $points ->
    [0] { $kinds }:{ $size }枚のグループ
   *[other] { $kinds }:{ $size }枚のグループ +{ $points }
  }
web-gain-goal = { $name }達成 +{ $points }
web-gain-end = 本棚が満杯 +{ $points }
web-gain-wish = 願い：6のうち{ $met } +{ $points }
web-gain-wish-none = 願い：変化なし
web-key-right = 右へその枚数を取る
web-key-down = 下へその枚数を取る
web-key-column = 列を選ぶ
web-key-order = 順番を変える
web-pad-brush = 種類を選んで本棚をタップ。
web-pad-eraser = 消す
web-pad-card = 個人目標カード
web-pad-no-card = なし
web-pad-tokens = 得点トークン
web-pad-end = 最初に満杯
web-pad-cell = { $column }列目、上から{ $row }段目：{ $kind }
web-pad-empty = 空き
web-pad-first = 最初の手番だった人
web-pad-goal = 共通目標カード { $number }
web-pad-shown = { $shown ->
    [yes] この棚は達成しています。
   *[no] この棚は達成していません。
  }

## What speaks for a move

reason-points = { $points }点
reason-token = { reason-points }獲得：共通目標「{ $name }」
reason-end-token = { reason-points }獲得：最初に本棚が埋まり、最後のラウンドになります
reason-groups = { reason-points }獲得：{ kinds }{ $size }枚のグループ
reason-personal = { reason-points }獲得：個人目標のタイルが{ $matches }枚そろいます
reason-denies-goal = { $seat }が「{ $name }」に必要なタイルを取り、次の手番を{ reason-points }減らします
reason-denies-tiles = { $seat }に必要なタイル（{ $tiles }）を取り、次の手番を{ reason-points }減らします
reason-leaves = { $seat }の次の手番は最大{ reason-points }です
reason-goal-nearer = 「{ $name }」までタイルあと{ $missing }枚です
reason-group-next = { kinds }{ $size }枚のグループ：あと1枚で{ reason-points }増えます
reason-personal-open = 個人目標のマスを{ $squares }つ空けておきます
reason-columns = タイル3枚が入る列を{ $columns }列残します

## First game

first-welcome = ようこそ！ こちらがリビング、こちらがあなたの本棚です。もうほとんどいっぱい。5回の手番で遊び方がわかります。
first-line = 手番では、一直線に並んだタイルを1～3枚取ります。どれも、取る前から辺が空いていなければなりません。写真立て3枚をタップし、本棚の1列目をタップして、決定しましょう。
first-line-done = タイルが落ちて、写真立てが5枚つながりました。5枚のグループは5点です。グループは3枚から得点になります。
first-order = 取ったタイルは全部、1つの列に入れます。先にタップしたものが先に落ちます。トロフィー、ゲームの順にタップして、4列目に落としましょう。
first-order-done = トロフィーが3つ並んで2点です。逆の順番なら0点でした。
first-common = 共通目標は全員のもの。四隅を同じ種類にします。足りないのは写真立て1枚です。5列目に、植物、写真立ての順で落としましょう。
first-common-done = 四隅が写真立てになりました！ 一番乗りなので8点です。あとから達成した人は、これより少なくなります。
first-personal = 個人目標はあなただけの秘密。3列目のいちばん上にゲームを置きます。タイルは1枚だけ取ってもかまいません。
first-personal-done = これで4枚目。4点が6点になりました。6枚すべてなら12点です。
first-end = 空きはあと1つ。左のゲームを取って、本棚をいっぱいにしましょう。
first-end-done = ゲームが3つ並んで2点。最初に本棚を埋めたので、さらに1点です。手番の回数は全員同じなので、{ $name }にもう1回手番があります。隣り合うタイルがなくなると、リビングは補充されます。
first-over = これでおしまい。{ $mine }対{ $other }であなたの勝ちです。通しで遊んでみますか？
