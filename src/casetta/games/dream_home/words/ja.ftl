# Dream Home（ドリームホーム）。

game-title = Dream Home
game-sentence = 部屋のカードを選び取り、夢のマイホームを建てます。
begins-rule = ルールブックでは、最も若い人がスタートプレイヤーです。

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
option-edition-standard = 標準: 3つのルールブックを組み合わせたものです。 どこから採ったかは、ルールのページにあります。
option-edition-it = イタリア語版: 置けるトークンは必ず置きます。 削岩機は自分の手番にあたり、 ドリルやミキサーも使えます。 納入業者が取れるのは、ゲーム中に捨てられたカードだけです。
option-edition-en = 英語版: 置けるトークンは必ず置きます。 便利屋は装飾済みの部屋も広げられます。 インテリアデザイナーの追加点は、ホームボード上のトークンだけです。 同点なら、隠れている子どもが多い人の勝ちです。 ただし子どもの数がわからないときは、同順位になります。
option-edition-pl = ポーランド語版: 2～3人プレイで捨てた列は、ゲームから除きます。 足場は家の横に取っておき、 自分の手番ならいつでも置けます。 削岩機は自分の手番にあたり、 ドリルやミキサーも使えます。
option-simplified = 簡易ルール
option-simplified-false = 2～3人プレイでは毎ラウンド、 スタートプレイヤーが列を1つ捨てます。
option-simplified-true = 列は捨てません。
option-decor_optional = 装飾トークン
option-decor_optional-true = トークンは受け取らなくてもかまいません。
option-decor_optional-false = 置けるトークンは必ず置きます。
option-face_down = 部屋の裏向き
option-face_down-free = 部屋はいつでも裏向きに置けます。
option-face_down-forced_only = 表向きに置けるスペースがないときだけ、 部屋を裏向きに置けます。
option-draft_discard_removed = 捨てた列
option-draft_discard_removed-false = 捨て札になり、屋根職人や納入業者が使えます。
option-draft_discard_removed-true = ゲームから除きます。
option-scaffolding_may_wait = 足場
option-scaffolding_may_wait-false = すぐに置きます。
option-scaffolding_may_wait-true = 家の横に取っておき、後の手番で置いてもかまいません。
option-handyman_ignores_tokens = 便利屋とトークン
option-handyman_ignores_tokens-false = 装飾済みの部屋の隣に、同じ種類のカードは移せません。
option-handyman_ignores_tokens-true = 装飾済みの部屋も、最大の大きさまで広げられます。
option-join_decorated_rooms = 装飾済みの2部屋
option-join_decorated_rooms-true = インテリアデザイナーがいれば、 間にカードを置いてつなげます。 トークンは1つだけ残します。
option-join_decorated_rooms-false = 便利屋を使う場合を除き、カードでつなぐことはできません。
option-designer_counts_outside = デザイナーの得点
option-designer_counts_outside-true = すべてのトークンが1点増えます。
option-designer_counts_outside-false = 家の中のトークンだけが1点増えます。
option-helpers_stack = 同じヘルパー2人
option-helpers_stack-false = 建築家やインテリアデザイナーが2人いても、 効果は1人分です。
option-helpers_stack-true = 建築家やインテリアデザイナーが2人いれば、 効果も2人分です。
option-tiebreak = 同点の場合
option-tiebreak-shared = 同点は同順位です。
option-tiebreak-children = 隠れている子どもが多い人の勝ちです。 付属のカードには子どもの数がなく、 自分のカードファイルには書けます。 数がわからないときは、同点は同順位です。
option-annex_adjacency = 「隣」の範囲
option-annex_adjacency-horizontal = サウナ、食糧貯蔵庫、衣装部屋は、左右だけを見ます。
option-annex_adjacency-orthogonal = サウナ、食糧貯蔵庫、衣装部屋は、上下も見ます。
option-jackhammer_is_turn = 削岩機とほかの道具
option-jackhammer_is_turn-false = 手番は休みになるので、 ドリルやミキサーは一緒に使えません。
option-jackhammer_is_turn-true = 自分の手番を先に行うので、 ドリルやミキサーも一緒に使えます。
option-scaffolding_any_time = 取っておいた足場
option-scaffolding_any_time-false = 列を取る前に置きます。
option-scaffolding_any_time-true = 自分の手番のいつでも置けます。
option-supplier_takes_given_away = 2人の納入業者
option-supplier_takes_given_away-true = 先の人が手放したカードを、次の人が取れます。
option-supplier_takes_given_away-false = 納入業者が手放したカードは、ゲームから除きます。

## 得点表

part-rooms = 部屋
part-decor = 装飾
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
    [1] { $name }（対応する部屋の隣）。
   *[0] { $name }。
  }
sheet-empty-rooms = 建築家: 空き部屋{ $size }つ。
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
sheet-interior-designer = インテリアデザイナー: トークン{ $tokens }個。
sheet-bathroom-on-each-floor = 1階と2階の両方にバスルーム。
sheet-bathroom-kitchen-bedroom = バスルーム、キッチン、寝室がそろった家。
sheet-architect = 建築家: 機能性ボーナス{ $bonuses }つ。
sheet-uniform-roof = 1色でそろえた屋根。
sheet-mixed-roof = 色の交ざった屋根。
sheet-windows = 屋根の窓{ $windows }つ。

## 手の説明

move-take = { $seat }: 列{ $column }の{ room-name }と{ card-name }を取る。
move-take-marker = { $seat }: 列{ $column }の{ room-name }とスタートプレイヤーマーカーを取る。
move-discard = { $seat }: 列{ $column }（{ room-name }、{ card-name }）を捨てる。
move-hammer = { $seat }: 削岩機で列{ $column }の{ room-name }を取る。
move-drill = { $seat }: ドリルで列{ $column }の{ room-name }を{ $space }へ。そこにあった部屋は場へ。
move-mix = { $seat }: コンクリートミキサーで列{ $column }と列{ $other }の部屋を入れ替え。
move-room = { $seat }: { room-name }を{ $space }へ。
move-room-down = { $seat }: { room-name }を裏向きで{ $space }へ。
move-token = { $seat }: { card-name }を{ $space }へ。
move-token-outside = { $seat }: { card-name }を家の外へ。
move-decline = { $seat }: { card-name }は使わない。
move-scaffold = { $seat }: 足場を{ $space }へ。
move-scaffold-keep = { $seat }: 足場を家の横に取っておく。
move-keep = { $seat }: { $space }の{ card-name }を残す。
move-roof = { $seat }: 屋根職人で{ card-name }を取る。
move-supply = { $seat }: 納入業者で{ room-name }を{ $space }へ。
move-swap = { $seat }: 便利屋で{ $space }と{ $other }を入れ替え。
move-pass = { $seat }: パス。
move-done = { $seat }: 完了。

## 図や質問の誤り

wrong-wrong-floor-length = { $where }には{ $spaces }スペース必要です。
wrong-wrong-space = { $where }: スペースはnull、"empty"、"scaffolding"、または部屋です。
wrong-no-support = { $where }の下に何もありません（ルールA）。
wrong-wrong-floor = { $where }: { room-name }はこの階に表向きで置けません（ルールB）。
wrong-room-too-large = { $where }: { room-name }のカードが{ $most }枚を超えて並んでいます（ルールC）。
wrong-token-on-empty-room = { $where }: 空き部屋にトークンは置けません。
wrong-token-misplaced = { $where }: トークン「{ card-name }」はこの部屋に置けません。
wrong-two-tokens = { $where }: この部屋にはトークンが2つ以上あります。
wrong-token-not-outside = { $where }: トークン「{ card-name }」は家の外には置けません。
wrong-token-twice = { $where }: このトークンは1つしかありません。
wrong-scaffolding-left = { $where }: 完成した家に足場が残っていてはいけません。
wrong-scaffolding-waits = { $where }: 家の横に足場を取っておけるのは、ポーランド語版だけです。
wrong-too-many-cards = { $sort ->
    [room] { room-name }が{ $cards }枚ありますが、箱に入っているのは{ $box }枚です。
   *[card] { card-name }が{ $cards }枚ありますが、箱に入っているのは{ $box }枚です。
  }
wrong-too-few-cards = { $where }のカードが足りません。
wrong-unknown-card = { $where }というカードはありません。
wrong-own-rooms = 部屋カードが{ $cards }枚になっています。必要なのは{ $needed }枚です。
wrong-own-resources = 屋根、装飾、道具、ヘルパーが合わせて{ $cards }枚になっています。 必要なのは{ $needed }枚です。
wrong-own-children-list = { $where }：同じ種類のカードは区別しないので、全部まとめて1つの数で書いてください。
wrong-own-children-copies = { $where }：{ $copies } 枚のカードそれぞれの子どもの数か、全部に共通の数を一つ書いてください。
wrong-own-key = { $where }：{ $name } はキーに使えません。文字、数字、下線だけで、ほかの意味を持たない名前にしてください。
wrong-own-too-many-rooms = { $where }：一軒の家に、独自の名前の部屋が多すぎます。
wrong-own-too-many-tokens = { $where }：一軒の家に、独自の名前のトークンが多すぎます。
wrong-no-hand-now = この段階では、誰もカードを手に持っていません。
wrong-no-resource-here = { $where }: 最初の列の上にカードはありません。
wrong-wrong-deck = { $where }にはカードが{ $cards }枚必要です。
wrong-wrong-stage = この局面が、この段階であることはありえません。
wrong-display-too-small = まだ{ $seats }席が列を取りますが、場の列が足りません。
wrong-house-too-full = { $where }には、これから置く{ $cards }枚のカードが入りきりません。

## 端末で

turn-points = { $points }点
turn-roofs = { $roofs ->
    [0] 屋根なし
   *[other] 屋根{ $roofs }枚
  }
turn-marker = 先
turn-round = ラウンド{ $round }/{ $rounds }
turn-column = { $column } { $room }+{ $card }
turn-column-marker = { $column } { $room }+スタートプレイヤー
turn-hand = 手元: { $cards }
turn-new-round = 次のラウンドです。
turn-now-discard = まず、だれも取らない列を捨てます：discard 3
turn-now-hammer = 削岩機を使いますか：hammer 0、使わないなら pass
turn-now-begun = 続けて削岩機を使います：hammer 0
turn-now-lay = 置いてください：room u1、room u1 down、token l0、scaffold b0
turn-now-late = 足場を置きますか：scaffold u1、置かないなら done
turn-now-take = 列を取ります：take 3
turn-now-roofs = 屋根職人：捨て札から屋根を取るか pass
turn-now-finish = ヘルパーで最後の変更をするか done

turn-help-turn = 手番
turn-help-turn-text = 場の列を1つ取ります。例: take 3 もらえるのは、部屋とその上のカードです。 列0なら、部屋とスタートプレイヤーマーカーです。 マーカーを持つ人には、名前の横に「先」と出ます。 部屋を置きます。例: room u1、裏向きなら room u1 down トークンや足場は、部屋の前でも後でもかまいません。 例: token l0、scaffold b0
turn-help-placing = 置き方
turn-help-placing-text = U0～U4は2階、L0～L4は1階、B0とB1はL3とL4の下の地下です。 カードは、下に何かあるスペースに置きます。 地下の部屋は地下に、ほかの部屋は1階か2階に置きます。 同じ種類のカードが左右に並ぶと1つの部屋です。 リビングルームは3枚まで、ほかの部屋は1枚です。 ただしキッチン、寝室、子ども部屋、ガレージは2枚までです。 トークンを置いた部屋は完成で、もう広げられません。 どのカードも裏向きに置けます。裏向きなら空き部屋です。
turn-help-annexes = 部屋の得点
turn-help-annexes-text = 1枚・2枚・3枚のとき：{ $rooms }
turn-help-decor = 装飾
turn-help-decor-text = トークンは、まだトークンのない合う部屋に置きます（家の外に置くものもあります）：{ $decor }
turn-help-functionality = 機能性
turn-help-functionality-text = 1階と2階の両方にバスルームがあれば3点です。同じ家にキッチン、寝室、バスルームがそろえば3点です。
turn-help-roof = 屋根
turn-help-roof-text = 屋根は裏向きに重ね、終了まで誰も見てはいけません。 4枚とも同じ色なら8点、そうでない4枚なら3点です。 その4枚にある窓は、1つ1点です。 4枚に足りなければ、窓があっても0点です。
turn-help-letters = 文字の意味
turn-letters = { $letters }。 #は空き部屋、xは足場、*はトークンです。 家の横: dr=ドリル、ja=削岩機、mx=コンクリートミキサー、 sc=足場、ro=屋根職人、su=納入業者、ar=建築家、 ha=便利屋、de=インテリアデザイナー、 th=ツリーハウス、bh=バードハウス。
help-drill = 列を取る前に、場の部屋1つと自分の表向きの部屋1つを 入れ替えます。新しい部屋は、そこに置けるものに限ります。 手放す部屋のトークンは失います。例: drill 1 l0
help-jackhammer = ラウンドの最初の手番の前に、好きな列から部屋だけ取ります。 そのラウンドの手番はなくなります。例: hammer 0
help-concrete-mixer = 列を取る前に、場の部屋2つを入れ替えます。例: mix 0 3
help-scaffolding = 下に何かある空きスペースに置きます。 足場の上の階には、すぐに建てられます。 足場そのものは、次の手番から部屋に替えられます。
help-roofer = ゲーム終了時、誰も屋根を見ないうちに、 捨て札の屋根を1枚取ります。
help-supplier = ゲーム終了時、自分の部屋1つを捨て札の部屋と入れ替えます。 新しい部屋は、そこに置けるものに限ります。 手放す部屋のトークンは失います。
help-architect = 機能性ボーナスは1つ4点に、空き部屋は1つ1点になります。
help-handyman = ゲーム終了時、自分の部屋2つを入れ替えます。 どちらも、移った先に置けるものに限ります。 トークンはカードと一緒に移ります。
help-interior-designer = トークンを置いた部屋も、完成にはなりません。 トークンは1個につき1点増えます。

wrong-turn-unreadable = 手として読み取れません。take 3やroom u1のように入力してください。mでできる手が出ます。
wrong-turn-not-now = 今は{ $verb }はできません。できること: { $known }
wrong-turn-not-allowed = { $verb }でそれはできません。mでできる手が出ます。
wrong-turn-no-such-column = 場の列は0～{ $columns }です。
wrong-turn-column-gone = 列{ $column }はもうありません。
wrong-turn-column-stays = 列{ $column }は選べません。
wrong-turn-not-free = { $space }にはもう部屋があります。
wrong-turn-no-support = { $space }に置くには、下に何か必要です。
wrong-turn-fresh-scaffolding = { $space }の足場はこの手番に置いたものです。 部屋に替えられるのは後の手番からです。
wrong-turn-must-lie-up = この部屋を表向きに置けるスペースがあるので、裏向きには置けません。
wrong-turn-wrong-floor = { $space }に{ room-name }を表向きで置くことはできません。 地下の部屋は地下に、ほかの部屋は1階か2階に置きます。
wrong-turn-room-full = { $space }に{ room-name }を置くと、部屋が大きくなりすぎます。
wrong-turn-room-decorated = { $space }の隣の部屋はトークンがあるので完成しています。

ranking-tie-break = 同点は同順位です。 隠れている子どもで決める場合は、多い人が上位です。

## 得点計算

pad-basement-intro = 家を下の階から順に、各階は左から右へ入力します。1スペースに1文字です。 L=リビングルーム、K=キッチン、B=寝室、P=子ども部屋、A=バスルーム、 S=サウナ、Y=食糧貯蔵庫、D=衣装部屋、U=書斎、I=図書室、G=ゲームルーム、 C=ガレージ、O=物置、V=ワインセラー、W=工作室、N=洗濯室、 #=空き部屋、ドット（.）=空きスペース。 トークンは+の後に書きます（L+piano）。
pad-basement = 地下（2スペース）
pad-lower = 1階（5スペース）
pad-upper = 2階（5スペース）
pad-outside = 家の外は？（tree_house、bird_house、なければEnter）
pad-helpers = 得点になるヘルパーは？（architect、interior_designer、なければEnter）
pad-roofs = 屋根は？（例: red red window blue green、なければEnter）
pad-children = { $names }の部屋に隠れている子どもは何人？（この順に、例: 3 5、数えないならEnter）
wrong-pad-children = 家ごとに1つ、全部で{ $people }個の数を入力してください。
wrong-pad-too-many = { $cards }枚になっています。部屋カードのほかは全部で{ $most }枚しかありません。
wrong-pad-floor-length = この階は{ $spaces }スペースです。
wrong-pad-no-such-room = { $word }という部屋はありません。 文字か、名前の最初の部分を入力してください。
wrong-pad-no-such-thing = { $word }は次のどれでもありません: { $known }

## 箱の中身

listing-rooms = 部屋カード
listing-roofs = 屋根カード
listing-decor = 装飾（カードとトークン各1つ）
listing-tools = 道具
listing-helpers = ヘルパー
listing-beside = （{ $room }の隣なら{ $points }）
listing-room-points = 得点は、カード1枚、2枚、3枚の部屋の順です。
listing-any-room = どの部屋でも
listing-outside = 家の外
listing-own-cards = お手持ちの箱と違いますか？ カードのファイルをコピーして直し、--cards FILEを付けて遊んでください。
source-rulebook = ルールブック
source-reviews = レビュー
source-reconstructed = 推定
source-box = 手持ちの箱

## Awards

award-rooms = 大きな部屋を一番多く完成：{ $number }部屋。
award-roof = 一番高い屋根の山：{ $number }枚。
award-decor = 一番すてきな装飾：{ $number }点。

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
    [tree_house] 樹上の家
    [bird_house] 巣箱
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
    [drill] 列を取る前に、場の部屋と自分の表向きの部屋を入れ替えます。そこに置ける部屋に限ります。手放す部屋のトークンは失います。
    [jackhammer] ラウンドの最初の手番の前に、好きな列から部屋だけを取ります。そのラウンドの手番はありません。
    [concrete_mixer] 列を取る前に、場の部屋2つを入れ替えます。
    [scaffolding] 下に何かある空きスペースに置きます。上にはすぐ建てられ、次の手番から足場を部屋に替えられます。
    [roofer] ゲームの終わり、誰も屋根を見ないうちに、捨て札の屋根を1枚取ります。
    [supplier] ゲームの終わりに、自分の部屋を捨て札の部屋と入れ替えます。そこに置ける部屋に限ります。手放す部屋のトークンは失います。
    [architect] ボーナスは3点でなく4点に、空き部屋は1点になります。
    [handyman] ゲームの終わりに、自分の部屋2つを入れ替えます。どちらも置けるときだけです。トークンはカードと一緒に移ります。
   *[interior_designer] トークンを置いても部屋は完成にならず、トークンは1点ずつ増えます。
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
web-do-drill = 場の部屋と自分の部屋を選んでください
web-do-drill-chosen = この2つを入れ替えますか？
web-go-drill = 入れ替える
web-do-mix = 場の部屋を2つ選んでください
web-do-mix-chosen = この2つを入れ替えますか？
web-go-mix = 入れ替える
web-do-room = { room-name }を置いてください
web-do-room-chosen = ここに建てますか？
web-go-room = ここに建てる
web-do-token = { card-name }を置いてください
web-do-token-chosen = ここに置きますか？
web-go-token = ここに置く
web-do-scaffold = 足場を置いてください
web-do-scaffold-chosen = ここに置きますか？
web-go-scaffold = ここに置く
web-do-keep = 1部屋にトークンが2つ。残すのは？
web-do-keep-chosen = これを残しますか？
web-go-keep = 残す
web-do-roof = 屋根職人に屋根を頼みますか？
web-do-roof-chosen = この屋根を取りますか？
web-go-roof = 取る
web-do-supply = 納入業者に部屋を頼みますか？
web-do-supply-chosen = この2つを入れ替えますか？
web-go-supply = 入れ替える
web-do-swap = 便利屋に入れ替えを頼みますか？
web-do-swap-chosen = この2つを入れ替えますか？
web-go-swap = 入れ替える
web-move-take = { room-name }と{ card-name }を取る。
web-move-take-marker = { room-name }と鍵を取る。
web-move-discard = { room-name }と{ card-name }を捨てる。
web-move-hammer = 削岩機で{ room-name }を取る。
web-move-drill = ドリルで{ room-name }に入れ替え。
web-move-mix = ミキサーで場の部屋を入れ替え。
web-move-room = { room-name }を建てる。
web-move-room-down = { room-name }を裏向きに置く。
web-move-token = { card-name }を置く。
web-move-token-outside = { card-name }を家の外に置く。
web-move-decline = { card-name }は使わない。
web-move-scaffold = 足場を組む。
web-move-scaffold-keep = 足場を取っておく。
web-move-keep = { card-name }を残す。
web-move-roof = 屋根職人で{ card-name }を取る。
web-move-supply = 納入業者で{ room-name }に入れ替え。
web-move-swap = 便利屋で2部屋を入れ替え。
web-move-pass = 使わない。
web-move-done = これで完成。
web-move-take-hint = { room-name }と{ card-name }を取ろう。
web-move-take-marker-hint = { room-name }と鍵を取ろう。
web-move-discard-hint = { room-name }と{ card-name }を捨てよう。
web-move-hammer-hint = 削岩機で{ room-name }を取ろう。
web-move-drill-hint = ドリルで{ room-name }に入れ替えよう。
web-move-mix-hint = ミキサーで場の部屋を入れ替えよう。
web-move-room-hint = { room-name }を建てよう。
web-move-room-down-hint = { room-name }を裏向きに置こう。
web-move-token-hint = { card-name }を置こう。
web-move-token-outside-hint = { card-name }を家の外に置こう。
web-move-decline-hint = { card-name }は使わないでおこう。
web-move-scaffold-hint = 足場を組もう。
web-move-scaffold-keep-hint = 足場は取っておこう。
web-move-keep-hint = { card-name }を残そう。
web-move-roof-hint = 屋根職人で{ card-name }を取ろう。
web-move-supply-hint = 納入業者で{ room-name }に入れ替えよう。
web-move-swap-hint = 便利屋で2部屋を入れ替えよう。
web-move-pass-hint = 今回は使わないでおこう。
web-move-done-hint = これで完成にしよう。
web-key-card = 鍵
web-key-with = 鍵カード
web-has-key = 鍵を持っています
web-round = ラウンド{ $round }／{ $rounds }
web-roofs = 屋根{ $roofs }枚
web-roof-told = { $counts ->
    [yes] { $card }（得点になる）
   *[no] { $card }
  }
web-roof-laid = 屋根（{ $roofs }枚）
web-at-the-end = 終わりに
web-bonus-baths = 両方の階にバスルーム
web-bonus-three = バス・キッチン・寝室
web-needs = あと{ $count }つ
web-needs-bath = { $where ->
    [upper] 2階にまだ
    [lower] 1階にまだ
   *[both] あと2つ
  }
web-needs-room = あと{ room-name }
web-neighbours = おとなりさん
web-table = 場と家
web-display = 場の5列
web-column = { $first ->
    [yes] { $number }列目：{ room-name }（{ $roompoints }点）と鍵。
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
   *[take] 取りました
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
web-needs-support = 下に何か必要です。
web-beside = 家の横
web-use = { card-name }を使う
web-skipped = このラウンドは手番なし
web-no-peeking = 終わるまで見てはいけません。
web-acting = 手元のカード
web-order = 2枚の順番
web-face = カードの向き
web-face-up = 表向き
web-face-down = 裏向き
web-outside = 家の外に置く
web-discards = 捨て札の中
web-in-discards = { $card }、捨て札に{ $count }枚
web-next-token = 次に{ $name }をここに置けます：{ $gain }。
web-decline = 使わない
web-no-thanks = いいえ、結構です
web-keep-scaffolding = 取っておく
web-pair = { $first }と{ $second }
web-wait = 待つ間に見て回れます。家をタップすると大きくなります。
web-title-take = 新しい列
web-text-take = 部屋とその上のカード。最初の列なら鍵。
web-title-discard = 列を1つ減らす
web-text-discard = このラウンドは誰も取らない列です。最初の列は残ります。
web-title-keep = トークンは1部屋に1つ
web-text-keep = 残すトークンを選んでください。もう1つはなくなります。
web-title-scaffold = 取っておいた足場
web-about-room = { $most ->
   *[other] 横に{ $most }枚まで、{ $points }点。
  }
web-about-beside = { room-name }の隣なら{ $points }点。
web-about-basement = 地下だけに置けます。
web-about-key = 鍵：次のラウンドはあなたからです。
web-about-roof = 屋根は裏向きのまま、終わりまで重ねておきます。
web-about-decor = { $where ->
    [any] { $name } +{ $points }、トークンのない表向きの部屋へ。
    [outside] { $name } +{ $points }、家の外へ。
   *[room] { $name } +{ $points }、{ room-name }へ。
  }
web-hammer-ask = 削岩機を使いますか？
web-hammer-text = 手番の代わりに、誰より先に部屋だけを取ります。
web-key-columns = 列を選ぶ、もう一度で取る
web-key-places = 置ける場所を移動する
web-key-flip = カードを裏返す
web-key-other = もう1枚のカード、または道具
web-key-no = 使わない、いいえ
web-rule-turn = 手番の流れ
web-rule-turn-text = 列を1つ取ります。部屋とその上のカードです。最初の列なら部屋と鍵で、次のラウンドは鍵の持ち主から始まります。部屋はすぐに建てます。トークンや足場は部屋の前でも後でも置けます。2人か3人のときは、鍵の持ち主が先に列を1つ捨てます。
web-rule-placing = 建て方
web-rule-placing-text = カードの下には何か必要です。部屋でも、空き部屋でも、足場でもかまいません。地下の部屋は地下に、ほかの部屋は1階か2階に置きます。同じ種類のカードが横に並ぶと1つの部屋になり、札の点の数まで広げられます。いっぱいの部屋と、トークンのある部屋は広げられません。どのカードも裏向きに置けますが、得点のない空き部屋になります。
web-rule-decor = 装飾トークン
web-rule-decor-text = トークンは、まだトークンのない合う部屋に置きます。家の外に置くものもあります。書かれた点が入り、部屋は完成します。使わなくてもかまいませんが、イタリア語版と英語版では必ず置きます。
web-rule-tools = 道具カード
web-rule-tools-text = ドリルは、列を取る前に場の部屋と自分の表向きの部屋を入れ替えます。コンクリートミキサーは、場の部屋2つを入れ替えます。削岩機は、ラウンドの始めに、手番の代わりに部屋だけを取ります。足場は上の階を支え、後で部屋に替わります。どれも1回だけ使えます。
web-rule-helpers = 助っ人
web-rule-helpers-text = 屋根職人、納入業者、便利屋はゲームの終わりに働きます。捨て札の屋根を取る、捨て札の部屋と入れ替える、自分の2部屋を入れ替える、の順です。建築家がいればボーナスは4点、空き部屋は1点です。インテリアデザイナーがいれば、トークンで部屋は完成せず、トークンは1点ずつ増えます。

## On the score pad page

web-pad-house = 家、12マス
web-pad-token = この部屋のトークン
web-pad-group = { $sort ->
    [normal] 部屋
    [special] 特別な部屋
    [basement] 地下の部屋
   *[none] 部屋なし
  }
web-pad-take-away = 取り除く
web-pad-helpers = 得点になる助っ人
web-pad-roofs = 集めた屋根
web-pad-roof-add = { $card }を1枚増やす
web-pad-roof-take = { $card }を1枚減らす
web-pad-not-yet = この並びで家が建つようになれば、得点を数えます。
web-own-which = カード
web-own-printed = casetta の知っているもの
web-own-mine = 自分の箱のもの
web-own-enter = 自分の箱のカードを入力
web-own-broken = カードに直すところがあります。それまでは最後の正しい内容で数えます。
web-own-title = 自分の箱のカード
web-own-text = 箱を一度調べて、違うところを直してください。枚数、得点、別の名前の部屋やトークンなどです。部屋カード 60 枚、その他 48 枚。
web-own-rooms = 部屋カード：60 枚中 { $cards } 枚
web-own-children = 英語版では、隠れている子どもの数で同点に決着をつけます。種類ごとに一つの数か、0 1 2 のように一枚ごとの数を書けます。ここでは一枚ずつ数えますが、このファイルでゲームを遊ぶときは同じ種類のカードを区別しないので、一つの数だけが使えます。
web-own-of = { $name }の{ $what }
web-own-copies = 枚数
web-own-windows = 窓つき
web-own-most = 大きさ
web-own-points = { $size } 枚の得点
web-own-beside = { $room }の隣の得点
web-own-hidden = 隠れた子ども
web-own-key = 名前
web-own-sort = 種別
web-own-where = 置く場所
web-own-worth = 得点
web-own-tokens = 装飾トークン
web-own-others = 屋根・道具・ヘルパー
web-own-add-room = 部屋を追加
web-own-add-token = トークンを追加
web-own-remove = { $name }を削除
web-pad-children = 隠れている子ども
web-pad-children-text = 同点です。表向きの部屋の絵に隠れている子どもを数えてください。多い人が上になります。
web-pad-children-range = カードによれば { $least }～{ $most } 人

## First game

first-welcome = ようこそ！ 12ラウンドで家を建てます。1ラウンドに1部屋ずつです。あなたの家はもうだいぶできていて、残りは5ラウンドです。
first-discard = ファーストプレーヤー・マーカーを持っているので、あなたから始めます。2～3人で遊ぶときは、最初の人がまず列を1つ捨て、誰も取れないようにします。{ $name }にドリルを渡さないように、最後の列をタップして捨てましょう。
first-discard-done = 食糧貯蔵庫とドリルがなくなりました。最初の列のほかは、どの列でも捨てられます。
first-column = 今度は列を1つ取ります。部屋と、その上のカードです。リビングルームを取って、今あるリビングルームのすぐ隣に建てましょう。
first-column-done = 同じ種類のカードが並ぶと、1つの部屋になります。1点が4点に、3枚なら9点です。屋根は自分の山に置かれます。
first-support = { $name }が最初の列とマーカーを取ったので、今度は{ $name }が先に列を捨てます。寝室を取って、1階のガレージの上に建てましょう。カードの下には何かが必要です。
first-support-done = バスルームとキッチンと寝室がそろって、ボーナス3点。これで、この上にも建てられます。
first-token = 天蓋は寝室用の装飾トークンです。天蓋の付いた寝室を取り、もう1つの寝室の隣に建てて、天蓋を置きましょう。
first-token-done = 2枚の寝室は4点、天蓋でさらに2点。トークンを置いた部屋は完成で、もう広げられません。
first-roof = 山には赤い屋根が3枚。同じ色が4枚なら8点です。赤い屋根の付いたバスルームを取り、2階の寝室の上に建てましょう。
first-roof-done = 赤い屋根がそろって8点。色が混ざると3点です。両方の階にバスルームがあるので、さらに3点。
first-helper = 最後のラウンドです。建築家がいれば、ボーナスが3点ではなく4点になります。一緒に来る書斎を取って、家を完成させましょう。
first-helper-done = 2つのボーナスが1点ずつ増えました。ほかにも、最後に部屋を入れ替えたり、屋根を取ってきたりするヘルパーがいます。
first-over = これでおしまい。{ $mine }対{ $other }であなたの勝ちです。通しで遊んでみますか？
