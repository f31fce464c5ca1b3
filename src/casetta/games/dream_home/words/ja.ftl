# ドリームホーム。

game-title = ドリームホーム
game-sentence = 部屋カードを選び取って、夢のマイホームを建てます。
begins-rule = ルールブックでは、最も若い人がファーストプレーヤーです。

room-name = { $room ->
    [living_room] リビングルーム
    [kitchen] キッチン
    [bedroom] 寝室
    [playroom] 子ども部屋
    [bathroom] バスルーム
    [sauna] サウナ
    [pantry] 食糧貯蔵庫
    [dressing_room] 衣装部屋
    [study] 書斎
    [library] 図書室
    [game_room] ゲームルーム
    [garage] ガレージ
    [storage_room] 物置
    [wine_cellar] ワインセラー
    [workshop] 工作室
    [laundry_room] 洗濯室
   *[other] { $room }
  }
# 文字で描く家のための略称。半角4文字分まで。
room-short = { $room ->
    [living_room] 居間
    [kitchen] 台所
    [bedroom] 寝室
    [playroom] 子供
    [bathroom] 浴室
    [sauna] ｻｳﾅ
    [pantry] 食糧
    [dressing_room] 衣装
    [study] 書斎
    [library] 図書
    [game_room] 遊戯
    [garage] 車庫
    [storage_room] 物置
    [wine_cellar] ﾜｲﾝ
    [workshop] 工作
   *[laundry_room] 洗濯
  }
card-name = { $card ->
    [roof-red] 赤い屋根
    [roof-red-window] 赤い屋根（窓付き）
    [roof-brown] 茶色の屋根
    [roof-brown-window] 茶色の屋根（窓付き）
    [roof-blue] 青い屋根
    [roof-blue-window] 青い屋根（窓付き）
    [roof-green] 緑の屋根
    [roof-green-window] 緑の屋根（窓付き）
    [piano] ピアノ
    [canopy_bed] 天蓋
    [hot_tub] ジャグジー
    [cat_house] ねこの家
    [tree_house] ツリーハウス
    [bird_house] バードハウス
    [ice_cream_machine] アイスクリームマシン
    [painting] 絵画
    [rocking_horse] 木馬
    [aquarium] 水槽
    [drill] ドリル
    [jackhammer] 削岩機
    [concrete_mixer] コンクリートミキサー
    [scaffolding] 足場
    [roofer] 屋根職人
    [supplier] 納入業者
    [architect] 建築家
    [handyman] 便利屋
    [interior_designer] インテリアデザイナー
    [none] なし
   *[other] { $card }
  }

## オプション

option-edition = ルールの版
option-edition-standard = 標準：3つのルールブックを組み合わせたものです。どの版から採ったかは、ルールのページに書いてあります。
option-edition-it = イタリア語版：置けるトークンは必ず置きます。削岩機は自分の手番にあたり、ドリルやコンクリートミキサーも一緒に使えます。納入業者が取れるのは、ゲーム中に捨てられたカードだけです。
option-edition-en = 英語版：置けるトークンは必ず置きます。便利屋は、トークンのある部屋も広げられます。インテリアデザイナーの追加点は、ホームボード上のトークンだけに付きます。同点なら、隠れている子どもが多い人の勝ちです。子どもの数がわからないときは同順位です。
option-edition-pl = ポーランド語版：2～3人プレイで捨てた列は、ゲームから除きます。足場は家の横に取っておき、自分の手番ならいつでも置けます。削岩機は自分の手番にあたり、ドリルやコンクリートミキサーも一緒に使えます。
option-simplified = 簡易ルール
option-simplified-false = 2～3人プレイでは毎ラウンド、ファーストプレーヤーが列を1つ捨てます。
option-simplified-true = 列は捨てません。
option-decor_optional = 装飾品トークン
option-decor_optional-true = トークンは置かなくてもかまいません。
option-decor_optional-false = 置けるトークンは必ず置きます。
option-face_down = 裏向きの部屋
option-face_down-free = 部屋カードは、いつでも裏向きに置けます。
option-face_down-forced_only = 表向きに置けるスペースがないときだけ、部屋カードを裏向きに置けます。
option-draft_discard_removed = 捨てた列
option-draft_discard_removed-false = 捨て札になり、屋根職人や納入業者が使えます。
option-draft_discard_removed-true = ゲームから除きます。
option-scaffolding_may_wait = 足場
option-scaffolding_may_wait-false = すぐに置きます。
option-scaffolding_may_wait-true = 家の横に取っておき、あとの手番で置いてもかまいません。
option-handyman_ignores_tokens = 便利屋とトークン
option-handyman_ignores_tokens-false = トークンのある部屋の隣には、同じ種類のカードを移せません。
option-handyman_ignores_tokens-true = トークンのある部屋も、最大の大きさまで広げられます。
option-join_decorated_rooms = トークンのある2部屋
option-join_decorated_rooms-true = インテリアデザイナーがいれば、間にカードを置いてつなげられます。トークンは1つだけ残します。
option-join_decorated_rooms-false = 便利屋を使う場合を除き、間にカードを置いてつなぐことはできません。
option-designer_counts_outside = インテリアデザイナーの得点
option-designer_counts_outside-true = すべてのトークンが1点ずつ増えます。
option-designer_counts_outside-false = 家の中のトークンだけが1点ずつ増えます。
option-helpers_stack = 同じヘルパー2人
option-helpers_stack-false = 建築家やインテリアデザイナーが2人いても、効果は1人分です。
option-helpers_stack-true = 建築家やインテリアデザイナーが2人いれば、効果も2人分です。
option-tiebreak = 同点の場合
option-tiebreak-shared = 同点なら同順位です。
option-tiebreak-children = 隠れている子どもが多い人の勝ちです。付属のカードに子どもの数はありませんが、自作のカードファイルには書けます。数がわからないときは同順位です。
option-annex_adjacency = 「隣」の範囲
option-annex_adjacency-horizontal = サウナ、食糧貯蔵庫、衣装部屋は、左右だけを見ます。
option-annex_adjacency-orthogonal = サウナ、食糧貯蔵庫、衣装部屋は、上下も見ます。
option-jackhammer_is_turn = 削岩機とほかの道具
option-jackhammer_is_turn-false = 手番は休みになるので、ドリルやコンクリートミキサーは一緒に使えません。
option-jackhammer_is_turn-true = 自分の手番を先に行うことになるので、ドリルやコンクリートミキサーも一緒に使えます。
option-scaffolding_any_time = 取っておいた足場
option-scaffolding_any_time-false = 列を取る前に置きます。
option-scaffolding_any_time-true = 自分の手番の間なら、いつでも置けます。
option-supplier_takes_given_away = 2人の納入業者
option-supplier_takes_given_away-true = 先の人が手放したカードを、次の人が取れます。
option-supplier_takes_given_away-false = 納入業者が手放したカードは、ゲームから除きます。

## 得点の内訳

part-rooms = 部屋
part-decor = 装飾品
part-functionality = 機能性
part-roof = 屋根
sheet-living-room = リビングルーム、カード{ $size }枚。
sheet-kitchen = キッチン、カード{ $size }枚。
sheet-bedroom = 寝室、カード{ $size }枚。
sheet-playroom = 子ども部屋、カード{ $size }枚。
sheet-bathroom = バスルーム。
sheet-sauna = { $beside ->
    [1] バスルームの隣のサウナ。
   *[other] サウナ。隣にバスルームはありません。
  }
sheet-pantry = { $beside ->
    [1] キッチンの隣の食糧貯蔵庫。
   *[other] 食糧貯蔵庫。隣にキッチンはありません。
  }
sheet-dressing-room = { $beside ->
    [1] 寝室の隣の衣装部屋。
   *[other] 衣装部屋。隣に寝室はありません。
  }
sheet-study = 書斎。
sheet-library = 図書室。
sheet-game-room = ゲームルーム。
sheet-garage = ガレージ、カード{ $size }枚。
sheet-storage-room = 物置。
sheet-wine-cellar = ワインセラー。
sheet-workshop = 工作室。
sheet-laundry-room = 洗濯室。
sheet-own-card = { $beside ->
    [1] { $name }（対象の部屋の隣）。
   *[0] { $name }。
  }
sheet-empty-rooms = 建築家：空き部屋{ $size }つ。
sheet-children = 隠れている子ども{ $children }人（同点のとき）。
sheet-piano = ピアノ。
sheet-canopy-bed = 天蓋。
sheet-hot-tub = ジャグジー。
sheet-cat-house = ねこの家。
sheet-tree-house = ツリーハウス。
sheet-bird-house = バードハウス。
sheet-ice-cream-machine = アイスクリームマシン。
sheet-painting = 絵画。
sheet-rocking-horse = 木馬。
sheet-aquarium = 水槽。
sheet-interior-designer = インテリアデザイナー：トークン{ $tokens }個。
sheet-bathroom-on-each-floor = 1階と2階の両方にバスルーム。
sheet-bathroom-kitchen-bedroom = バスルーム、キッチン、寝室のそろった家。
sheet-architect = 建築家：機能性ボーナス{ $bonuses }つ。
sheet-uniform-roof = 同じ色でそろえた屋根。
sheet-mixed-roof = 色の混ざった屋根。
sheet-windows = 屋根の窓{ $windows }つ。

## 手の説明

move-take = { $who ->
    [you] { room-name }と{ card-name }を取りました（列{ $column }）。
    [hint] { room-name }と{ card-name }を取ろう（列{ $column }）。
   *[other] { $seat }が{ room-name }と{ card-name }を取りました（列{ $column }）。
  }
move-take-marker = { $who ->
    [you] { room-name }とファーストプレーヤー・マーカーを取りました（列{ $column }）。
    [hint] { room-name }とファーストプレーヤー・マーカーを取ろう（列{ $column }）。
   *[other] { $seat }が{ room-name }とファーストプレーヤー・マーカーを取りました（列{ $column }）。
  }
move-discard = { $who ->
    [you] { room-name }と{ card-name }を捨てました（列{ $column }）。
    [hint] { room-name }と{ card-name }を捨てよう（列{ $column }）。
   *[other] { $seat }が{ room-name }と{ card-name }を捨てました（列{ $column }）。
  }
move-hammer = { $who ->
    [you] 削岩機で{ room-name }を取りました（列{ $column }）。
    [hint] 削岩機で{ room-name }を取ろう（列{ $column }）。
   *[other] { $seat }が削岩機で{ room-name }を取りました（列{ $column }）。
  }
move-drill = { $who ->
    [you] ドリルで{ room-name }に入れ替えました（列{ $column }、{ $space }）。
    [hint] ドリルで{ room-name }に入れ替えよう（列{ $column }、{ $space }）。
   *[other] { $seat }がドリルで{ room-name }に入れ替えました（列{ $column }、{ $space }）。
  }
move-mix = { $who ->
    [you] コンクリートミキサーで場の2部屋を入れ替えました（列{ $column }と列{ $other }）。
    [hint] コンクリートミキサーで場の2部屋を入れ替えよう（列{ $column }と列{ $other }）。
   *[other] { $seat }がコンクリートミキサーで場の2部屋を入れ替えました（列{ $column }と列{ $other }）。
  }
move-room = { $who ->
    [you] { room-name }を置きました（{ $space }）。
    [hint] { room-name }を置こう（{ $space }）。
   *[other] { $seat }が{ room-name }を置きました（{ $space }）。
  }
move-room-down = { $who ->
    [you] { room-name }を裏向きに置きました（{ $space }）。
    [hint] { room-name }を裏向きに置こう（{ $space }）。
   *[other] { $seat }が{ room-name }を裏向きに置きました（{ $space }）。
  }
move-token = { $who ->
    [you] トークン「{ card-name }」を置きました（{ $space }）。
    [hint] トークン「{ card-name }」を置こう（{ $space }）。
   *[other] { $seat }がトークン「{ card-name }」を置きました（{ $space }）。
  }
move-token-outside = { $who ->
    [you] トークン「{ card-name }」を家の横に置きました。
    [hint] トークン「{ card-name }」を家の横に置こう。
   *[other] { $seat }がトークン「{ card-name }」を家の横に置きました。
  }
move-decline = { $who ->
    [you] トークン「{ card-name }」を置きませんでした。
    [hint] トークン「{ card-name }」は置かないでおこう。
   *[other] { $seat }がトークン「{ card-name }」を置きませんでした。
  }
move-scaffold = { $who ->
    [you] 足場を置きました（{ $space }）。
    [hint] 足場を置こう（{ $space }）。
   *[other] { $seat }が足場を置きました（{ $space }）。
  }
move-scaffold-keep = { $who ->
    [you] 足場を取っておきました。
    [hint] 足場を取っておこう。
   *[other] { $seat }が足場を取っておきました。
  }
move-keep = { $who ->
    [you] トークン「{ card-name }」を残しました（{ $space }）。
    [hint] トークン「{ card-name }」を残そう（{ $space }）。
   *[other] { $seat }がトークン「{ card-name }」を残しました（{ $space }）。
  }
move-roof = { $who ->
    [you] 屋根職人で{ card-name }を取りました。
    [hint] 屋根職人で{ card-name }を取ろう。
   *[other] { $seat }が屋根職人で{ card-name }を取りました。
  }
move-supply = { $who ->
    [you] 納入業者で{ room-name }に入れ替えました（{ $space }）。
    [hint] 納入業者で{ room-name }に入れ替えよう（{ $space }）。
   *[other] { $seat }が納入業者で{ room-name }に入れ替えました（{ $space }）。
  }
move-swap = { $who ->
    [you] 便利屋で2部屋を入れ替えました（{ $space }、{ $other }）。
    [hint] 便利屋で2部屋を入れ替えよう（{ $space }、{ $other }）。
   *[other] { $seat }が便利屋で2部屋を入れ替えました（{ $space }、{ $other }）。
  }
move-pass = { $who ->
    [you] パスしました。
    [hint] パスしよう。
   *[other] { $seat }がパスしました。
  }
move-done = { $who ->
    [you] 変更を終えました。
    [hint] 変更を終えよう。
   *[other] { $seat }が変更を終えました。
  }

## 図や質問の誤り

wrong-wrong-floor-length = { $where }は{ $spaces }スペースにしてください。
wrong-wrong-space = { $where }：スペースに書けるのは、null、"empty"、"scaffolding"、部屋のどれかです。
wrong-no-support = { $where }の下に何もありません（ルールA）。
wrong-wrong-floor = { $where }：{ room-name }は、この階に表向きで置けません（ルールB）。
wrong-room-too-large = { $where }：並んでいる{ room-name }のカードが{ $most }枚を超えています（ルールC）。
wrong-token-on-empty-room = { $where }：空き部屋にトークンは置けません。
wrong-token-misplaced = { $where }：トークン「{ card-name }」はこの部屋に置けません。
wrong-two-tokens = { $where }：この部屋にはトークンが2つ以上あります。
wrong-token-not-outside = { $where }：トークン「{ card-name }」は家の横に置けません。
wrong-token-twice = { $where }：このトークンは1つしかありません。
wrong-scaffolding-left = { $where }：完成した家に足場が残っていてはいけません。
wrong-scaffolding-waits = { $where }：家の横に足場を取っておけるのは、ポーランド語版だけです。
wrong-too-many-cards = { $sort ->
    [room] { room-name }が{ $cards }枚ありますが、箱に入っているのは{ $box }枚です。
   *[card] { card-name }が{ $cards }枚ありますが、箱に入っているのは{ $box }枚です。
  }
wrong-too-few-cards = { $where }のカードが足りません。
wrong-unknown-card = { $where }というカードはありません。
wrong-own-rooms = 部屋カードが{ $cards }枚あります。{ $needed }枚にしてください。
wrong-own-resources = 材料カード（屋根、装飾品、道具、ヘルパー）が合わせて{ $cards }枚あります。{ $needed }枚にしてください。
wrong-own-children-list = { $where }：同じ種類のカードは区別しないので、全部に共通の数を1つだけ書いてください。
wrong-own-children-copies = { $where }：カード{ $copies }枚それぞれの子どもの数か、全部に共通の数を1つ書いてください。
wrong-own-key = { $where }：{ $name }はキーに使えません。文字、数字、下線だけで、ほかの意味を持たない名前にしてください。
wrong-own-too-many-rooms = { $where }：1軒の家に、自作の名前の部屋が多すぎます。
wrong-own-too-many-tokens = { $where }：1軒の家に、自作の名前のトークンが多すぎます。
wrong-no-hand-now = この段階では、誰も手元にカードを持っていません。
wrong-no-resource-here = { $where }：最初の列の上にカードはありません。
wrong-wrong-deck = { $where }にはカードが{ $cards }枚必要です。
wrong-wrong-stage = この盤面が、この段階になることはありません。
wrong-display-too-small = まだ{ $seats }人が列を取りますが、場の列が足りません。
wrong-house-too-full = { $where }には、これから置く{ $cards }枚のカードが入りきりません。

## ターミナルで

turn-points = { $points }点
turn-roofs = { $roofs ->
    [0] 屋根なし
   *[other] 屋根{ $roofs }枚
  }
turn-marker = 1番手
turn-round = ラウンド{ $round }/{ $rounds }
turn-column = { $column } { $room }+{ $card }
turn-column-marker = { $column } { $room }+マーカー
turn-hand = 手元：{ $cards }
turn-new-round = 次のラウンドです。
turn-now-discard = まず、誰も取らない列を捨てます：discard 3
turn-now-hammer = 削岩機を使うならhammer 0、使わないならpass
turn-now-begun = 続けて削岩機を使います：hammer 0
turn-now-lay = カードを置きます：room u1、room u1 down、token l0、scaffold b0
turn-now-late = 足場を置くならscaffold u1、置かないならdone
turn-now-take = 列を取ります：take 3
turn-now-roofs = 屋根職人：捨て札から屋根を1枚取るか、pass
turn-now-finish = ヘルパーで最後の変更をするか、done

turn-help-turn = 手番
turn-help-turn-text = 場の列を1つ取ります。例：take 3。部屋とその上のカードが手に入ります。列0なら、部屋とファーストプレーヤー・マーカーです。マーカーを持つ人は、名前の横に「1番手」と出ます。次に部屋を置きます。例：room u1、裏向きならroom u1 down。トークンや足場は、部屋の前でもあとでも置けます。例：token l0、scaffold b0
turn-help-placing = 置き方
turn-help-placing-text = U0～U4は2階、L0～L4は1階、B0とB1はL3とL4の下の地下です。カードは、下に何かあるスペースに置きます。地下の部屋は地下に、ほかの部屋は1階か2階に置きます。同じ種類のカードが左右に並ぶと1つの部屋になります。リビングルームは3枚まで、キッチン、寝室、子ども部屋、ガレージは2枚まで、ほかは1枚です。トークンを置いた部屋は完成で、もう広げられません。どのカードも裏向きに置けます。裏向きなら空き部屋です。
turn-help-annexes = 部屋の得点
turn-help-annexes-text = 1枚・2枚・3枚のとき：{ $rooms }
turn-help-decor = 装飾品
turn-help-decor-text = トークンは、まだトークンのない対象の部屋に置きます（家の横に置くものもあります）：{ $decor }
turn-help-functionality = 機能性
turn-help-functionality-text = 1階と2階の両方にバスルームがあれば3点です。1軒の家にキッチン、寝室、バスルームがそろえば3点です。
turn-help-roof = 屋根
turn-help-roof-text = 屋根は裏向きに重ね、ゲームの終わりまで誰も見てはいけません。4枚とも同じ色なら8点、そうでない4枚なら3点です。その4枚にある窓は、1つ1点です。4枚に足りなければ、窓があっても0点です。
turn-help-letters = 文字の意味
turn-letters = { $letters }。#は空き部屋、xは足場、*はトークンです。家の横：dr=ドリル、ja=削岩機、mx=コンクリートミキサー、sc=足場、ro=屋根職人、su=納入業者、ar=建築家、ha=便利屋、de=インテリアデザイナー、th=ツリーハウス、bh=バードハウス。
help-drill = 列を取る前に、場の部屋1つと自分の表向きの部屋1つを入れ替えます。新しい部屋は、そこに置けるものに限ります。手放す部屋のトークンは失います。例：drill 1 l0
help-jackhammer = ラウンドの最初の手番の前に、好きな列から部屋だけを取ります。そのラウンドの手番はなくなります。例：hammer 0
help-concrete-mixer = 列を取る前に、場の部屋2つを入れ替えます。例：mix 0 3
help-scaffolding = 下に何かある空きスペースに置きます。足場の上の階には、すぐに部屋を置けます。足場そのものは、次の手番から部屋に替えられます。
help-roofer = ゲームの終わり、誰も屋根を見ないうちに、捨て札の屋根を1枚取ります。
help-supplier = ゲームの終わりに、自分の部屋1つを捨て札の部屋と入れ替えます。新しい部屋は、そこに置けるものに限ります。手放す部屋のトークンは失います。
help-architect = 機能性ボーナスは1つ4点に、空き部屋は1つ1点になります。
help-handyman = ゲームの終わりに、自分の部屋2つを入れ替えます。どちらも、移った先に置けるものに限ります。トークンはカードと一緒に移ります。
help-interior-designer = トークンを置いても部屋は完成にならず、トークンは1つにつき1点増えます。

wrong-turn-unreadable = 手として読み取れません。take 3やroom u1のように入力してください。mで選べる手を表示します。
wrong-turn-not-now = 今{ $verb }は使えません。使えるもの：{ $known }
wrong-turn-not-allowed = { $verb }でそれはできません。mで選べる手を表示します。
wrong-turn-no-such-column = 場の列は0～{ $columns }です。
wrong-turn-column-gone = 列{ $column }はもうありません。
wrong-turn-column-stays = 列{ $column }は選べません。
wrong-turn-not-free = { $space }にはもう部屋があります。別のスペースを選んでください。
wrong-turn-no-support = { $space }の下に何もないので、置けません。
wrong-turn-fresh-scaffolding = { $space }の足場はこの手番に置いたものです。部屋に替えられるのは次の手番からです。
wrong-turn-must-lie-up = この部屋を表向きに置けるスペースがあるので、裏向きには置けません。
wrong-turn-wrong-floor = { $space }に{ room-name }を表向きで置くことはできません。地下の部屋は地下に、ほかの部屋は1階か2階に置きます。
wrong-turn-room-full = { $space }に{ room-name }を置くと、部屋が大きくなりすぎます。
wrong-turn-room-decorated = { $space }の隣の部屋は、トークンがあるので完成しています。

ranking-tie-break = 同点なら同順位です。隠れている子どもで決める場合は、多い人が上位です。

## 得点計算

pad-basement-intro = 家を下の階から順に、各階は左から右へ入力します。1スペースに1文字です。L=リビングルーム、K=キッチン、B=寝室、P=子ども部屋、A=バスルーム、S=サウナ、Y=食糧貯蔵庫、D=衣装部屋、U=書斎、I=図書室、G=ゲームルーム、C=ガレージ、O=物置、V=ワインセラー、W=工作室、N=洗濯室、#=空き部屋、ドット（.）=空きスペース。トークンは+のあとに書きます（L+piano）。
pad-basement = 地下（2スペース）
pad-lower = 1階（5スペース）
pad-upper = 2階（5スペース）
pad-outside = 家の横にあるものは？（tree_house、bird_house、なければEnter）
pad-helpers = 得点になるヘルパーは？（architect、interior_designer、なければEnter）
pad-roofs = 屋根は？（例：red red window blue green、なければEnter）
pad-children = 隠れている子どもは何人？　{ $names }の順に入力（例：3 5、数えないならEnter）
wrong-pad-children = 家1軒につき1つ、全部で{ $people }個の数を入力してください。
wrong-pad-too-many = カードが{ $cards }枚あります。材料カードは全部で{ $most }枚しかありません。
wrong-pad-floor-length = この階は{ $spaces }スペースです。{ $spaces }文字で入力してください。
wrong-pad-no-such-room = { $word }という部屋はありません。文字か、名前の最初の部分を入力してください。
wrong-pad-no-such-thing = { $word }は次のどれでもありません：{ $known }

## 箱の中身

listing-rooms = 部屋カード
listing-roofs = 屋根カード
listing-decor = 装飾品（カードとトークン各1つ）
listing-tools = 道具
listing-helpers = ヘルパー
listing-beside = （{ $room }の隣なら{ $points }）
listing-room-points = 得点は、カード1枚、2枚、3枚の部屋の順です。
listing-any-room = どの部屋でも
listing-outside = 家の横
listing-own-cards = お手持ちの箱と違うときは、カードファイルをコピーして直し、--cards FILEを付けて遊んでください。
source-rulebook = ルールブック
source-reviews = レビュー
source-reconstructed = 推定
source-box = 自分の箱

## Awards

award-rooms = 完成した大きな部屋がいちばん多い：{ $number }部屋。
award-roof = 屋根の山がいちばん高い：{ $number }枚。
award-decor = 装飾品がいちばん豪華：{ $number }点。

## On the page

# 狭い列のための短い名前。
web-room-short = { $room ->
    [living_room] リビング
    [kitchen] キッチン
    [bedroom] 寝室
    [playroom] 子ども
    [bathroom] 浴室
    [sauna] サウナ
    [pantry] 食糧庫
    [dressing_room] 衣装部屋
    [study] 書斎
    [library] 図書室
    [game_room] ゲーム
    [garage] ガレージ
    [storage_room] 物置
    [wine_cellar] ワイン
    [workshop] 工作室
    [laundry_room] 洗濯室
   *[other] { $room }
  }
web-card-short = { $card ->
    [roof-red] 赤い屋根
    [roof-red-window] 赤・窓
    [roof-brown] 茶色の屋根
    [roof-brown-window] 茶・窓
    [roof-blue] 青い屋根
    [roof-blue-window] 青・窓
    [roof-green] 緑の屋根
    [roof-green-window] 緑・窓
    [piano] ピアノ
    [canopy_bed] 天蓋
    [hot_tub] ジャグジー
    [cat_house] ねこの家
    [tree_house] ツリーハウス
    [bird_house] バードハウス
    [ice_cream_machine] アイス
    [painting] 絵画
    [rocking_horse] 木馬
    [aquarium] 水槽
    [drill] ドリル
    [jackhammer] 削岩機
    [concrete_mixer] ミキサー
    [scaffolding] 足場
    [roofer] 屋根職人
    [supplier] 納入業者
    [architect] 建築家
    [handyman] 便利屋
   *[interior_designer] デザイナー
  }
web-about-card = { $card ->
    [drill] 列を取る前に、場の部屋1つと自分の表向きの部屋1つを入れ替えます。そこに置ける部屋に限ります。手放す部屋のトークンは失います。
    [jackhammer] ラウンドの最初の手番の前に、好きな列から部屋だけを取ります。そのラウンドの手番はなくなります。
    [concrete_mixer] 列を取る前に、場の部屋2つを入れ替えます。
    [scaffolding] 下に何かある空きスペースに置きます。上の階にはすぐ部屋を置けます。足場そのものは、次の手番から部屋に替えられます。
    [roofer] ゲームの終わり、誰も屋根を見ないうちに、捨て札の屋根を1枚取ります。
    [supplier] ゲームの終わりに、自分の部屋1つを捨て札の部屋と入れ替えます。そこに置ける部屋に限ります。手放す部屋のトークンは失います。
    [architect] ボーナスは3点ではなく4点に、空き部屋は1つ1点になります。
    [handyman] ゲームの終わりに、自分の部屋2つを入れ替えます。どちらも置けるときだけです。トークンはカードと一緒に移ります。
   *[interior_designer] トークンを置いても部屋は完成にならず、トークンは1つにつき1点増えます。
  }
web-do-take = 列を選んでください
web-do-take-chosen = この2枚を取りますか？
web-go-take = 取る
web-do-discard = 列を1つ捨ててください
web-do-discard-chosen = この列を捨てますか？
web-go-discard = 捨てる
web-do-hammer = 削岩機を使いますか？
web-do-hammer-chosen = この部屋だけ取りますか？
web-go-hammer = 取る
web-do-drill = 場の部屋と自分の部屋を1つずつ選んでください
web-do-drill-chosen = この2つを入れ替えますか？
web-go-drill = 入れ替える
web-do-mix = 場の部屋を2つ選んでください
web-do-mix-chosen = この2つを入れ替えますか？
web-go-mix = 入れ替える
web-do-room = { room-name }を置いてください
web-do-room-chosen = ここに置きますか？
web-go-room = ここに置く
web-do-token = トークン「{ card-name }」を置いてください
web-do-token-chosen = ここに置きますか？
web-go-token = ここに置く
web-do-scaffold = 足場を置いてください
web-do-scaffold-chosen = ここに置きますか？
web-go-scaffold = ここに置く
web-do-keep = 1つの部屋にトークンが2つあります。残すのは？
web-do-keep-chosen = これを残しますか？
web-go-keep = 残す
web-do-roof = 屋根職人で屋根を取りますか？
web-do-roof-chosen = この屋根を取りますか？
web-go-roof = 取る
web-do-supply = 納入業者で部屋を入れ替えますか？
web-do-supply-chosen = この2つを入れ替えますか？
web-go-supply = 入れ替える
web-do-swap = 便利屋で2部屋を入れ替えますか？
web-do-swap-chosen = この2つを入れ替えますか？
web-go-swap = 入れ替える
web-move-take = { $who ->
    [you] { room-name }と{ card-name }を取りました。
    [hint] { room-name }と{ card-name }を取ろう。
   *[other] { $seat }が{ room-name }と{ card-name }を取りました。
  }
web-move-take-marker = { $who ->
    [you] { room-name }とファーストプレーヤー・マーカーを取りました。
    [hint] { room-name }とファーストプレーヤー・マーカーを取ろう。
   *[other] { $seat }が{ room-name }とファーストプレーヤー・マーカーを取りました。
  }
web-move-discard = { $who ->
    [you] { room-name }と{ card-name }を捨てました。
    [hint] { room-name }と{ card-name }を捨てよう。
   *[other] { $seat }が{ room-name }と{ card-name }を捨てました。
  }
web-move-hammer = { $who ->
    [you] 削岩機で{ room-name }を取りました。
    [hint] 削岩機で{ room-name }を取ろう。
   *[other] { $seat }が削岩機で{ room-name }を取りました。
  }
web-move-drill = { $who ->
    [you] ドリルで{ room-name }に入れ替えました。
    [hint] ドリルで{ room-name }に入れ替えよう（{ $at }）。
   *[other] { $seat }がドリルで{ room-name }に入れ替えました。
  }
web-move-mix = { $who ->
    [you] コンクリートミキサーで場の2部屋を入れ替えました。
    [hint] コンクリートミキサーで場の2部屋を入れ替えよう。
   *[other] { $seat }がコンクリートミキサーで場の2部屋を入れ替えました。
  }
web-move-room = { $who ->
    [you] { room-name }を置きました。
    [hint] { room-name }を置こう（{ $at }）。
   *[other] { $seat }が{ room-name }を置きました。
  }
web-move-room-down = { $who ->
    [you] { room-name }を裏向きに置きました。
    [hint] { room-name }を裏向きに置こう（{ $at }）。
   *[other] { $seat }が{ room-name }を裏向きに置きました。
  }
web-move-token = { $who ->
    [you] トークン「{ card-name }」を置きました。
    [hint] トークン「{ card-name }」を置こう（{ $at }）。
   *[other] { $seat }がトークン「{ card-name }」を置きました。
  }
web-move-scaffold = { $who ->
    [you] 足場を置きました。
    [hint] 足場を置こう（{ $at }）。
   *[other] { $seat }が足場を置きました。
  }
web-move-keep = { $who ->
    [you] トークン「{ card-name }」を残しました。
    [hint] トークン「{ card-name }」を残そう。
   *[other] { $seat }がトークン「{ card-name }」を残しました。
  }
web-move-supply = { $who ->
    [you] 納入業者で{ room-name }に入れ替えました。
    [hint] 納入業者で{ room-name }に入れ替えよう（{ $at }）。
   *[other] { $seat }が納入業者で{ room-name }に入れ替えました。
  }
web-move-swap = { $who ->
    [you] 便利屋で2部屋を入れ替えました。
    [hint] 便利屋で2部屋を入れ替えよう（{ $at }）。
   *[other] { $seat }が便利屋で2部屋を入れ替えました。
  }
web-key-card = マーカー
web-key-with = ファーストプレーヤー・マーカー
web-has-key = マーカーあり
web-round = ラウンド{ $round }/{ $rounds }
web-roofs = 屋根{ $roofs }枚
web-roof-told = { $counts ->
    [yes] { $card }（得点になります）
   *[no] { $card }
  }
web-roof-laid = 屋根（{ $roofs }枚）
web-at-the-end = ゲームの終わりに
web-bonus-baths = 両方の階にバスルーム
web-bonus-three = バス・キッチン・寝室
web-needs = あと{ $count }つ
web-needs-bath = { $where ->
    [upper] 2階にあと1つ
    [lower] 1階にあと1つ
   *[both] あと2つ
  }
web-needs-room = あと{ room-name }
web-neighbours = ほかの人の家
web-table = 場と家
web-display = 場の5列
web-column = { $first ->
    [yes] { $number }列目：{ room-name }（{ $roompoints }点）とファーストプレーヤー・マーカー。
   *[no] { $number }列目：{ room-name }（{ $roompoints }点）と{ card-name }。
  }
web-column-gone = { $how ->
    [discard] { $number }列目：{ $name }が捨てました。
    [hammer] { $number }列目：{ $name }が削岩機で取りました。
   *[take] { $number }列目：{ $name }が取りました。
  }
web-not-now = 今は選べません。
web-gone = { $how ->
    [discard] 捨て札
    [hammer] 削岩機
   *[take] 取得済み
  }
web-my-house = { $name }の家
web-my-points = { $points }点、内訳を見る
web-place = { $floor ->
    [upper] 2階の{ $number }番目
    [lower] 1階の{ $number }番目
   *[basement] 地下の{ $number }番目
  }
web-free = 空き
web-empty-room = 裏向きの空き部屋
web-scaffolded = 足場あり
web-may = 置けます
web-may-down = 裏向きなら置けます
web-brings = { $points }点増えます。
web-needs-support = 下に何もないので、置けません。
web-beside = 家の横
web-use = { card-name }を使う
web-skipped = このラウンドは手番なし
web-no-peeking = ゲームの終わりまで見てはいけません。
web-acting = 手元のカード
web-order = 2枚を置く順番
web-face = カードの向き
web-face-up = 表向き
web-face-down = 裏向き
web-outside = 家の横に置く
web-discards = 捨て札
web-in-discards = { $card }、捨て札に{ $count }枚
web-next-token = 次に{ $name }をここに置けます：{ $gain }
web-decline = 置かない
web-no-thanks = 使わない
web-keep-scaffolding = 取っておく
web-pair = { $first }と{ $second }
web-wait = 待っている間も、家をタップすると大きく見られます。
web-title-take = 列を取る
web-text-take = 部屋とその上のカードを取ります。最初の列なら、部屋とファーストプレーヤー・マーカーです。
web-title-discard = 列を1つ捨てる
web-text-discard = このラウンドで誰も取らない列を決めます。最初の列は捨てられません。
web-title-keep = トークンは1部屋に1つ
web-text-keep = 残すトークンを選んでください。もう1つは失います。
web-title-scaffold = 取っておいた足場
web-about-room = { $most ->
   *[other] 横に{ $most }枚まで、{ $points }点。
  }
web-about-beside = { room-name }の隣なら{ $points }点。
web-about-basement = 地下だけに置けます。
web-about-key = ファーストプレーヤー・マーカー：次のラウンドで最初の手番になります。
web-about-roof = 屋根は裏向きのまま、ゲームの終わりまで重ねておきます。
web-about-decor = { $where ->
    [any] { $name } +{ $points }、トークンのない表向きの部屋に置きます。
    [outside] { $name } +{ $points }、家の横に置きます。
   *[room] { $name } +{ $points }、{ room-name }に置きます。
  }
web-hammer-ask = 削岩機を使いますか？
web-hammer-text = 手番の代わりに、誰よりも先に部屋だけを取ります。
web-key-columns = 列を選ぶ、もう一度押すと取る
web-key-places = 置ける場所を移動する
web-key-flip = カードを裏返す
web-key-other = もう1枚のカード、または道具
web-key-no = 置かない、使わない
web-rule-turn = 手番の流れ
web-rule-turn-text = 列を1つ取ります。部屋とその上のカードが手に入ります。最初の列なら、部屋とファーストプレーヤー・マーカーです。マーカーを持つ人が、次のラウンドの最初の手番になります。部屋はすぐに置きます。トークンや足場は、部屋の前でもあとでも置けます。2～3人プレイでは、ファーストプレーヤーが先に列を1つ捨てます。
web-rule-placing = 部屋の置き方
web-rule-placing-text = カードの下には何か必要です。部屋でも、空き部屋でも、足場でもかまいません。地下の部屋は地下に、ほかの部屋は1階か2階に置きます。同じ種類のカードが横に並ぶと1つの部屋になり、札のドットの数まで広げられます。いっぱいになった部屋と、トークンのある部屋は広げられません。どのカードも裏向きに置けますが、得点のない空き部屋になります。
web-rule-decor = 装飾品トークン
web-rule-decor-text = トークンは、まだトークンのない対象の部屋に置きます。家の横に置くものもあります。書かれた点が入り、部屋は完成します。置かなくてもかまいませんが、イタリア語版と英語版では必ず置きます。
web-rule-tools = 道具カード
web-rule-tools-text = ドリルは、列を取る前に場の部屋1つと自分の表向きの部屋1つを入れ替えます。コンクリートミキサーは、列を取る前に場の部屋2つを入れ替えます。削岩機は、ラウンドの始めに、手番の代わりに部屋だけを取ります。足場は上の階の部屋を支え、あとで部屋に替えられます。どれも使えるのは1回だけです。
web-rule-helpers = ヘルパー
web-rule-helpers-text = 屋根職人、納入業者、便利屋はゲームの終わりに働きます。屋根職人は捨て札の屋根を1枚取り、納入業者は自分の部屋1つを捨て札の部屋と入れ替え、便利屋は自分の部屋2つを入れ替えます。建築家がいれば、ボーナスは4点、空き部屋は1点です。インテリアデザイナーがいれば、トークンを置いても部屋は完成にならず、トークンは1点ずつ増えます。

## On the score pad page

web-pad-house = 家、12スペース
web-pad-token = この部屋のトークン
web-pad-group = { $sort ->
    [normal] 部屋
    [special] 特別ルーム
    [basement] 地下の部屋
   *[none] 部屋なし
  }
web-pad-take-away = 取り除く
web-pad-helpers = 得点になるヘルパー
web-pad-roofs = 集めた屋根
web-pad-roof-add = { $card }を1枚増やす
web-pad-roof-take = { $card }を1枚減らす
web-pad-not-yet = 印の付いたスペースを直すと、得点が表示されます。
web-own-which = カード
web-own-printed = casettaのカード
web-own-mine = 自分の箱のカード
web-own-enter = 自分の箱のカードを入力
web-own-broken = カードに直すところがあります。直るまでは、最後の正しい内容で数えます。
web-own-title = 自分の箱のカード
web-own-text = 箱を一度調べて、枚数、得点、別の名前の部屋やトークンなど、違うところを直してください。部屋カード60枚、そのほか48枚です。
web-own-rooms = 部屋カード：60枚中{ $cards }枚
web-own-children = 英語版では、隠れている子どもの数で同点に決着をつけます。種類ごとに1つの数か、0 1 2のように1枚ごとの数を書けます。ここでは1枚ずつ数えます。このファイルでゲームを遊ぶときは、同じ種類のカードを区別しないので、1つの数だけが使えます。
web-own-of = { $name }の{ $what }
web-own-copies = 枚数
web-own-windows = 窓付き
web-own-most = 大きさ
web-own-points = { $size }枚の得点
web-own-beside = { $room }の隣の得点
web-own-hidden = 隠れている子ども
web-own-key = 名前
web-own-sort = 種別
web-own-where = 置く場所
web-own-worth = 得点
web-own-tokens = 装飾品トークン
web-own-others = 屋根・道具・ヘルパー
web-own-add-room = 部屋を追加
web-own-add-token = トークンを追加
web-own-remove = { $name }を削除
web-pad-children = 隠れている子ども
web-pad-children-text = 同点です。表向きの部屋の絵に隠れている子どもを数えてください。多い人が上位です。
web-pad-children-range = カードによると{ $least }～{ $most }人

## What speaks for a move

reason-points = { $points }点
reason-room = { reason-points }獲得：{ room-name }
reason-rooms = 部屋で{ reason-points }獲得
reason-bonus = { reason-points }獲得：{ $bonus }
reason-decor = { reason-points }獲得：{ card-name }
reason-decor-all = 装飾品で{ reason-points }獲得
reason-hand = 置けば最大{ reason-points }：{ room-name }
reason-hand-token = 置けば最大{ reason-points }：{ card-name }
reason-then-take = 次のカードで最大{ reason-points }：{ room-name }
reason-denies-column = { $seat }が欲しいカード（{ room-name }）を先に取ります（{ reason-points }減）
reason-leaves = { $seat }が取れるのは最大{ reason-points }です
reason-room-full = { room-name }がカード{ $size }枚で完成します
reason-room-grows = あと1枚で{ reason-points }増えます：{ room-name }
reason-bonus-near = あと1部屋（{ room-name }）で{ reason-points }：{ $bonus }
reason-owned = { card-name }が手に入ります
reason-roof-missing = 屋根の完成まであと{ $missing }枚です
reason-roof-enough = 屋根を{ $cards }枚の中から選べます
reason-marker = 次のラウンドで最初の手番になります
reason-spaces = 置けるスペースを{ $spaces }つ残します

## First game

first-welcome = ようこそ！　全12ラウンドで、毎回1部屋ずつ家を建てていきます。この家はもう途中まで建っていて、残りは5ラウンドです。
first-discard = ファーストプレーヤー・マーカーを持っている人が、最初の手番です。今は自分が持っています。2～3人プレイでは、その人がラウンドの始めに列を1つ捨て、誰も取れないようにします。{ $name }にドリルを渡さないように、最後の列をタップして捨てましょう。
first-discard-done = 食糧貯蔵庫とドリルがなくなりました。最初の列のほかは、どの列でも捨てられます。
first-column = 次は列を1つ取ります。1列は、部屋とその上のカードです。リビングルームを取って、今あるリビングルームのすぐ隣に置きましょう。
first-column-done = 同じ種類のカードが並ぶと、1つの部屋になります。1点が4点になりました。3枚なら9点です。上の屋根は自分の山に重なります。
first-support = { $name }が最初の列とマーカーを取ったので、今度は{ $name }が先に列を捨てます。寝室を取って、1階のガレージの上に建てましょう。カードの下には何かが必要です。
first-support-done = バスルーム、キッチン、寝室がそろって、ボーナス3点です。これで、この上にも置けるようになりました。
first-token = 天蓋は寝室用のトークンです。天蓋と同じ列の寝室を取り、もう1つの寝室の隣に置いて、そこに天蓋を置きましょう。
first-token-done = 寝室は2枚で4点、天蓋でさらに2点。トークンを置いた部屋は完成で、もう広げられません。
first-roof = 山には赤い屋根が3枚あります。同じ色が4枚なら8点です。赤い屋根と同じ列のバスルームを取り、2階の寝室の上に置きましょう。
first-roof-done = 赤い屋根がそろって8点。色が混ざっていたら3点でした。両方の階にバスルームがあるので、さらに3点です。
first-helper = 最後のラウンドです。建築家がいれば、ボーナスが3点ではなく4点になります。同じ列の書斎を取って、家を完成させましょう。
first-helper-done = 2つのボーナスが1点ずつ増えました。ゲームの終わりに部屋を入れ替えたり、屋根を取ってきたりするヘルパーもいます。
first-over = これでおしまい。{ $mine }対{ $other }で勝ちました！　最後にひとこと。最初の列を取るとファーストプレーヤー・マーカーがもらえて、次のラウンドで最初の手番になります。通しで遊んでみますか？
