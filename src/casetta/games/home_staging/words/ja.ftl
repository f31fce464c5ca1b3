# ホームステージング。

game-title = ホームステージング
game-sentence = 家具を描き、動線を空け、壁で囲んで、1部屋ずつ仕上げます。
begins-rule = ルールブックでは、いちばん最近に家具を組み立てた人が最初のプレイヤーです。

option-scenario = シナリオ
option-scenario-text = 家具を置く家を選びます。間取り、部屋、ボーナスが変わります。
option-scenario-first-keys = はじめての鍵
option-scenario-over-the-flower-shop = 花屋の2階
option-scenario-ada-moves-downstairs = アーダ、1階へ
option-scenario-the-night-baker = 真夜中のパン職人
option-scenario-terrace-number-nine = 9番地のテラスハウス
option-scenario-the-ferryman = 渡し守の家
option-scenario-the-mosaic-floor = モザイクの床
option-scenario-two-authors = 作家2人、ひとつ屋根の下
option-scenario-the-old-cistern = 古い貯水槽
option-scenario-the-fig-courtyard = イチジクの中庭
option-scenario-observatory-hill = 天文台の丘
option-scenario-signal-house = 信号所22号

## 部屋、番号、家具

room-living = リビング
room-kitchen = キッチン
room-bath = バスルーム
room-bed = 寝室
room-studio = 書斎
number-1 = ソファ
number-2 = アームチェア
number-3 = コーナーソファ
number-4 = ローテーブル
number-5 = テレビ
number-6 = 本棚
number-7 = 暖炉
number-8 = コンパクトキッチン
number-9 = 大型キッチン
number-10 = 冷蔵庫と食品庫
number-11 = ダイニングテーブル
number-12 = 朝食コーナー
number-13 = サイドボード
number-14 = トイレ
number-15 = 洗面台
number-16 = シャワー
number-17 = バスタブ
number-18 = ランドリー
number-19 = 小さな植物
number-20 = ダブルベッド
number-21 = シングルベッド
number-22 = ワードローブ
number-23 = チェスト
number-24 = 大きな飾り
number-25 = デスク
number-26 = 書類収納
number-27 = ベビー用品
number-28 = 遊具
number-29 = 楽器
number-30 = 趣味の道具
number-31 = ペット用品
number-32 = 小さなラグ
number-33 = 大きなラグ
furniture-01a1 = 三人掛けソファ
furniture-01a2 = サイドテーブル付きソファ
furniture-01b1 = ソファベッド
furniture-01b2 = オットマン付きソファ
furniture-02a1 = リクライニングチェア
furniture-02a2 = ランプを挟む2脚の椅子
furniture-02b1 = 読書用の椅子とランプ
furniture-02b2 = ロッキングチェア
furniture-03a1 = ロングコーナーソファ
furniture-03a2 = 正方形コーナーソファ
furniture-03b1 = カウチソファ
furniture-03b2 = コの字ソファ
furniture-04a1 = 小さなローテーブル
furniture-04a2 = 正方形ローテーブル
furniture-04b1 = ネストテーブル
furniture-04b2 = トランクテーブル
furniture-05a1 = テレビ台
furniture-05a2 = 壁面テレビ収納
furniture-05b1 = コーナーテレビ台
furniture-05b2 = スピーカー付きテレビ
furniture-06a1 = 背の高い本棚
furniture-06a2 = コーナー本棚
furniture-06b1 = 間仕切り本棚
furniture-06b2 = 壁一面の本棚
furniture-07a1 = 薪ストーブ
furniture-07a2 = オープン暖炉
furniture-07b1 = コーナーストーブ
furniture-07b2 = ベンチ付き暖炉
furniture-08a1 = 一列ミニキッチン
furniture-08a2 = コーナーミニキッチン
furniture-08b1 = 物入れ付きミニキッチン
furniture-08b2 = カウンター付きミニキッチン
furniture-09a1 = L字キッチン
furniture-09a2 = U字キッチン
furniture-09b1 = ペニンシュラキッチン
furniture-09b2 = 一列ロングキッチン
furniture-10a1 = 両開き冷蔵庫
furniture-10a2 = 冷蔵庫とパントリー
furniture-10b1 = コーナーパントリー
furniture-10b2 = 冷蔵庫・オーブン・冷凍庫
furniture-11a1 = 四人用テーブル
furniture-11a2 = ベンチ付きテーブル
furniture-11b1 = 丸テーブル
furniture-11b2 = 農家風テーブル
furniture-12a1 = ビストロテーブル
furniture-12a2 = 壁付け折りたたみテーブル
furniture-12b1 = 朝食カウンター
furniture-12b2 = コーナーダイネット
furniture-13a1 = ロングサイドボード
furniture-13a2 = ガラスキャビネット
furniture-13b1 = ワゴン付きキャビネット
furniture-13b2 = カントリー食器棚
furniture-14a1 = 便器
furniture-14a2 = 便器とビデ
furniture-14b1 = 棚の横の便器
furniture-14b2 = ゆったり便器
furniture-15a1 = 洗面化粧台
furniture-15a2 = コーナー洗面台
furniture-15b1 = ダブル洗面台
furniture-15b2 = タオル棚付き洗面台
furniture-16a1 = コーナーシャワー
furniture-16a2 = ウォークインシャワー
furniture-16b1 = 広いシャワー
furniture-16b2 = 扇形シャワー
furniture-17a1 = 埋め込みバス
furniture-17a2 = コーナーバス
furniture-17b1 = 猫足バスタブ
furniture-17b2 = ジェットバス
furniture-18a1 = 洗濯機と乾燥機
furniture-18a2 = 縦置き洗濯機とかご
furniture-18b1 = リネン棚
furniture-18b2 = アイロンコーナー
furniture-19a1 = シダの鉢
furniture-19a2 = ハーブのプランター
furniture-19b1 = 蘭の鉢台
furniture-19b2 = 多肉植物コーナー
furniture-20a1 = ダブルベッド
furniture-20a2 = ナイトテーブル付きベッド
furniture-20b1 = アルコーブベッド
furniture-20b2 = ベンチ付きベッド
furniture-21a1 = シングルベッド
furniture-21a2 = はしご付きロフトベッド
furniture-21b1 = デイベッド
furniture-21b2 = チェスト付きベッド
furniture-22a1 = 二枚扉ワードローブ
furniture-22a2 = 引き戸ワードローブ
furniture-22b1 = コーナーワードローブ
furniture-22b2 = 三枚扉ワードローブ
furniture-23a1 = 整理だんす
furniture-23a2 = ドレッサー
furniture-23b1 = 背の高いチェスト2台
furniture-23b2 = ブランケットボックス
furniture-24a1 = 大きなゴムの木
furniture-24a2 = 鉢植えのヤシ
furniture-24b1 = 大きな置き時計
furniture-24b2 = 彫刻
furniture-25a1 = 書き物机
furniture-25a2 = コーナーデスク
furniture-25b1 = スタンディングデスク
furniture-25b2 = L字デスク
furniture-26a1 = 書類棚
furniture-26a2 = ラダーシェルフ
furniture-26b1 = プリンター台
furniture-26b2 = 壁面書庫
furniture-27a1 = ベビーベッド
furniture-27a2 = おむつ替え台
furniture-27b1 = ベビーサークル
furniture-27b2 = ゆりかごと椅子
furniture-28a1 = おもちゃ箱
furniture-28a2 = 電車テーブル
furniture-28b1 = プレイテント
furniture-28b2 = 室内すべり台
furniture-29a1 = アップライトピアノ
furniture-29a2 = 小型グランドピアノ
furniture-29b1 = ドラムセット
furniture-29b2 = チェロコーナー
furniture-30a1 = エアロバイク
furniture-30a2 = ランニングマシン
furniture-30b1 = 作業台
furniture-30b2 = テーブルサッカー
furniture-31a1 = 水槽
furniture-31a2 = キャットタワー
furniture-31b1 = 犬のベッド
furniture-31b2 = うさぎ小屋
furniture-32a1 = バスマット
furniture-32a2 = ベッドサイドマット
furniture-32b1 = 正方形マット
furniture-32b2 = コーナーマット
furniture-33a1 = リビングラグ
furniture-33a2 = ランナーラグ
furniture-33b1 = 大判カーペット
furniture-33b2 = 星形ラグ

## シナリオ0

scenario-first-keys-title = はじめての鍵
scenario-first-keys-story = ミラは、生まれてはじめて自分で部屋を借りました。持ち物はスーツケースとサボテン、それにたっぷりの自信。ほしいのは、くつろぐ部屋と、料理をする場所と、ドアがちゃんと開くバスルームです。
scenario-first-keys-tip-1 = 角から始めましょう。外壁が2面、はじめからそろっています。
scenario-first-keys-tip-2 = 動線マスは重ねて使いましょう。そうすれば、小さな家でも十分な広さになります。
scenario-first-keys-tip-3 = 2つ目の部屋を閉じる前に、廊下になるマスを1列空けておきましょう。
scenario-first-keys-room-living = リビング
scenario-first-keys-room-kitchen = キッチン
scenario-first-keys-room-bath = バスルーム
scenario-first-keys-bonus-1 = バスルームに家具が3つともそろっている。
scenario-first-keys-bonus-2 = キッチンに窓がある。

## シナリオ1

scenario-over-the-flower-shop-title = 花屋の2階
scenario-over-the-flower-shop-story = ロザルバは1階で花屋を営み、毎晩、売れ残りの花を2階の家へ持ち帰ります。部屋の中でも窓の外でも、できるだけ多くの部屋から緑が見えるとうれしいそうです。
scenario-over-the-flower-shop-tip-1 = 木と同じ段か列にある窓からは、どれも木が見えます。ただし、間に建物があると見えません。
scenario-over-the-flower-shop-tip-2 = 小さな植物に動線マスはいりません。余った隅に置きましょう。
scenario-over-the-flower-shop-room-living = リビング
scenario-over-the-flower-shop-room-kitchen = キッチン
scenario-over-the-flower-shop-room-bath = バスルーム
scenario-over-the-flower-shop-room-bed = 寝室
scenario-over-the-flower-shop-bonus-1 = 木が見える窓のある部屋1つにつき2点（最大6点）。
scenario-over-the-flower-shop-bonus-2 = 家の中の植物1つにつき1点。大きさは問わない（最大5点）。
scenario-over-the-flower-shop-bonus-3 = 寝室に、リストの家具がすべてそろっている。

## シナリオ2

scenario-ada-moves-downstairs-title = アーダ、1階へ
scenario-ada-moves-downstairs-story = 4階で暮らして40年、アーダは階段にうんざりしました。新しい家は、すべて同じ階にあります。寝室からバスルームまでは近いほうがいいし、廊下が美術館のように長いのは困ります。
scenario-ada-moves-downstairs-tip-1 = ラグは動線マスに重ねられます。家具を先に、ラグは最後に描きましょう。
scenario-ada-moves-downstairs-tip-2 = 玄関を作れるのは南の壁だけです。南の壁際のマスを1つ、廊下に残しましょう。
scenario-ada-moves-downstairs-room-living = 居間
scenario-ada-moves-downstairs-room-kitchen = キッチン
scenario-ada-moves-downstairs-room-bath = バスルーム
scenario-ada-moves-downstairs-room-bed = 寝室
scenario-ada-moves-downstairs-rule-1 = 玄関は、道路のある南側に作ります。
scenario-ada-moves-downstairs-bonus-1 = 寝室のドアとバスルームのドアの距離が2マス以内。
scenario-ada-moves-downstairs-bonus-2 = 廊下が12マス以内。
scenario-ada-moves-downstairs-bonus-3 = 居間に大きなラグがある。
scenario-ada-moves-downstairs-bonus-4 = 居間から木が見える。

## シナリオ3

scenario-the-night-baker-title = 真夜中のパン職人
scenario-the-night-baker-story = ブルーノは、町が眠る夜にパンを焼き、町がにぎわう昼に眠ります。ほしいのは、パンを一度に12個は焼けるキッチンと、窯の中のように暗くて静かで、窯よりは涼しい寝室です。
scenario-the-night-baker-tip-1 = 大型キッチンには、長く空いた壁が必要です。小さな家具を描く前に場所を取っておきましょう。
scenario-the-night-baker-tip-2 = 外壁のない部屋には、窓もありません。
scenario-the-night-baker-room-kitchen = パン工房のキッチン
scenario-the-night-baker-room-bath = バスルーム
scenario-the-night-baker-room-bed = 寝室
scenario-the-night-baker-bonus-1 = 寝室に窓が1つもない。
scenario-the-night-baker-bonus-2 = 寝室のどのマスも、南の外壁に接していない。
scenario-the-night-baker-bonus-3 = キッチンの設備とダイニングテーブルの距離が2マス以内。
scenario-the-night-baker-bonus-4 = パンの香りが届くよう、キッチンの南側に窓がある。

## シナリオ4

scenario-terrace-number-nine-title = 9番地のテラスハウス
scenario-terrace-number-nine-story = オカフォー一家は、並びでいちばん細い家を買いました。左も隣家、右も隣家、裏は庭、表は通り。光が入るのは両端だけなのに、誰もが光をほしがります。
scenario-terrace-number-nine-tip-1 = 部屋は4つ、表と裏の外壁は合わせて16マスです。1マス分でも接していれば、部屋に光が入ります。
scenario-terrace-number-nine-tip-2 = 隣家との長い壁は、ワードローブやキッチンに最適です。
scenario-terrace-number-nine-room-living = リビング
scenario-terrace-number-nine-room-kitchen = キッチン
scenario-terrace-number-nine-room-bath = バスルーム
scenario-terrace-number-nine-room-bed = 寝室
scenario-terrace-number-nine-rule-1 = 東と西の壁は隣家と共有です。そこに窓や玄関は作れません。
scenario-terrace-number-nine-bonus-1 = すべての部屋に窓がある。
scenario-terrace-number-nine-bonus-2 = リビングから木が見える。
scenario-terrace-number-nine-bonus-3 = 玄関が通り（南）に面している。
scenario-terrace-number-nine-bonus-4 = バスルームが正方形。

## シナリオ5

scenario-the-ferryman-title = 渡し守の家
scenario-the-ferryman-story = 橋ができてから、ヤネクじいさんの舟に乗るのは観光客だけになりました。それでも、枕元からも、食卓からも、お風呂からも水辺を眺めていたいのです。櫂の置き場は、昔からずっと玄関の脇です。
scenario-the-ferryman-tip-1 = 下側の棟の9～11段目も、東の壁から湖が見えます。
scenario-the-ferryman-tip-2 = 部屋は、景色の見える壁まで指のように細長く伸ばせます。
scenario-the-ferryman-room-living = リビング
scenario-the-ferryman-room-kitchen = キッチン
scenario-the-ferryman-room-bath = バスルーム
scenario-the-ferryman-room-bed = 寝室
scenario-the-ferryman-room-studio = 舟小屋
scenario-the-ferryman-bonus-1 = 湖が見える部屋1つにつき2点（最大8点）。
scenario-the-ferryman-bonus-2 = 玄関から5マス以内に趣味の道具がある。
scenario-the-ferryman-bonus-3 = ソファと暖炉の距離が2マス以内。
scenario-the-ferryman-bonus-4 = リビングが22マス以上。
scenario-the-ferryman-bonus-5 = 舟小屋が南の外壁に接している。

## シナリオ6

scenario-the-mosaic-floor-title = モザイクの床
scenario-the-mosaic-floor-story = 古い床材の下から、2頭のイルカのモザイクが現れました。文化財課によると、スリッパで歩くのはかまいませんが、上に物を置くことは、ラグ1枚でも許されないそうです。
scenario-the-mosaic-floor-tip-1 = モザイクは動線にぴったりです。ソファやテーブルをモザイクに向けましょう。
scenario-the-mosaic-floor-tip-2 = リビングに入りきらなければ、廊下にしましょう。どのみち何も置けない6マスです。
scenario-the-mosaic-floor-room-living = リビング
scenario-the-mosaic-floor-room-kitchen = キッチン
scenario-the-mosaic-floor-room-bath = バスルーム
scenario-the-mosaic-floor-room-bed = 双子の部屋
scenario-the-mosaic-floor-rule-1 = モザイクのマスには、家具もラグも描けません。動線マスにしたり、部屋や廊下に含めたりするのは自由です。
scenario-the-mosaic-floor-bonus-1 = モザイク全体がリビングの中にある。
scenario-the-mosaic-floor-bonus-2 = バスルームに家具が4つともそろっている。
scenario-the-mosaic-floor-bonus-3 = 双子の部屋が線対称。これならけんかになりません。
scenario-the-mosaic-floor-bonus-4 = キッチンの、家具も動線もないマスが2マス以内。

## シナリオ7

scenario-two-authors-title = 作家2人、ひとつ屋根の下
scenario-two-authors-story = クララは夜に怪談を、オットーは昼に料理本を書きます。2人はキッチンと1冊の辞書を分け合い、互いの部屋の広さは1マスも違わないこと、という誓約書に署名しました。
scenario-two-authors-tip-1 = 部屋には、空きマスをいくつ加えてもかまいません。2つの部屋の広さをそろえるいちばん簡単な方法です。
scenario-two-authors-tip-2 = 2つの棟はヒントです。従わなくてもかまいません。
scenario-two-authors-room-living = 共用リビング
scenario-two-authors-room-kitchen = キッチン
scenario-two-authors-room-bath = バスルーム
scenario-two-authors-room-bed = クララの部屋
scenario-two-authors-room-studio = オットーの部屋
scenario-two-authors-bonus-1 = クララの部屋とオットーの部屋のマス数が同じ。
scenario-two-authors-bonus-2 = クララの部屋とオットーの部屋が壁を共有していない。
scenario-two-authors-bonus-3 = デスクが窓のすぐ内側にある。
scenario-two-authors-bonus-4 = 2人の部屋のドアの距離が4マス以上。

## シナリオ8

scenario-the-old-cistern-title = 古い貯水槽
scenario-the-old-cistern-story = 干上がった貯水槽に、柱が4本、はしごが1本。ナディアに言わせれば、これがロフトです。廊下を作る余裕はなく、どのドアも大広間に通じます。柱は、ローマ人が残したままの場所に立っています。
scenario-the-old-cistern-tip-1 = ほかの部屋が使わなかった場所が大広間です。ほかの部屋は隅に寄せましょう。
scenario-the-old-cistern-tip-2 = 柱を部屋に含めてもかまいません。1マス分の場所を取るだけです。
scenario-the-old-cistern-room-living = 大広間
scenario-the-old-cistern-room-kitchen = キッチン
scenario-the-old-cistern-room-bath = バスルーム
scenario-the-old-cistern-room-bed = 寝室
scenario-the-old-cistern-rule-1 = 廊下はありません。玄関もほかのドアも、すべて大広間に通じます。
scenario-the-old-cistern-rule-2 = 柱の上には何も描けず、通り抜けることもできません。
scenario-the-old-cistern-bonus-1 = 長方形の部屋1つにつき2点（最大6点）。
scenario-the-old-cistern-bonus-2 = コーナーソファと暖炉の距離が2マス以内。
scenario-the-old-cistern-bonus-3 = 大広間に大きなラグがある。
scenario-the-old-cistern-bonus-4 = キッチンのドアと寝室のドアの距離が5マス以上。

## シナリオ9

scenario-the-fig-courtyard-title = イチジクの中庭
scenario-the-fig-courtyard-story = 通りから見えるのは、のっぺりした壁と1つの扉だけ。暮らしの中心は、イチジクの木が立つ中庭です。たいへんな老木で、家族は木に相談事をするほどです。
scenario-the-fig-courtyard-tip-1 = 木が見えるのは、中庭の長い辺では2マスずつ、短い辺では1マスずつです。5つの部屋に、窓の場所は6つあります。
scenario-the-fig-courtyard-tip-2 = 玄関を中庭側に作ることはできません。
scenario-the-fig-courtyard-room-living = リビング
scenario-the-fig-courtyard-room-kitchen = キッチン
scenario-the-fig-courtyard-room-bath = バスルーム
scenario-the-fig-courtyard-room-bed = 寝室
scenario-the-fig-courtyard-room-studio = 音楽室
scenario-the-fig-courtyard-rule-1 = 窓は中庭に面した壁にだけ作れます。
scenario-the-fig-courtyard-rule-2 = 玄関は、道路のある南側に作ります。
scenario-the-fig-courtyard-bonus-1 = イチジクの木が見える部屋1つにつき3点（最大12点）。
scenario-the-fig-courtyard-bonus-2 = 廊下が18マス以内。
scenario-the-fig-courtyard-bonus-3 = 音楽室と寝室が壁を共有していない。
scenario-the-fig-courtyard-bonus-4 = アームチェアが本棚のすぐ隣にある。

## シナリオ10

scenario-observatory-hill-title = 天文台の丘
scenario-observatory-hill-story = 伊藤教授は、かすかな星の光を測っています。電灯などは、自分への侮辱も同然です。何よりもまず天文台、ほかの部屋はその周りに。窓は4つもあれば十分です。
scenario-observatory-hill-tip-1 = 階段状の角には、小さな家具が意外とよく収まります。
scenario-observatory-hill-tip-2 = 北の外壁はわずか7マス。どの部屋のものになるかは、最初の部屋で決まります。
scenario-observatory-hill-room-living = リビング
scenario-observatory-hill-room-kitchen = キッチン
scenario-observatory-hill-room-bath = バスルーム
scenario-observatory-hill-room-bed = 寝室
scenario-observatory-hill-room-studio = 天文台
scenario-observatory-hill-rule-1 = 最初の部屋は天文台にします。
scenario-observatory-hill-rule-2 = 窓は家全体で4つまでです。
scenario-observatory-hill-bonus-1 = 天文台が線対称。
scenario-observatory-hill-bonus-2 = 天文台の北側に窓がある。
scenario-observatory-hill-bonus-3 = 天文台のドアと玄関の距離が6マス以上。
scenario-observatory-hill-bonus-4 = リビングから湖が見える。
scenario-observatory-hill-bonus-5 = 寝室に窓がない。

## シナリオ11

scenario-signal-house-title = 信号所22号
scenario-signal-house-story = 鉄道会社は、2本の線路に挟まれた信号所を、子ども3人、うさぎ1匹、上等な耳栓持参の一家に売りました。建物を通る水道管は1本だけ。2本目は引かないと、配管工は言い張ります。
scenario-signal-house-tip-1 = キッチンとバスルームは水道管のところで隣り合います。背中合わせに計画しましょう。
scenario-signal-house-tip-2 = 水道管のマスは1つ余ります。廊下が通ってもかまいません。
scenario-signal-house-room-living = リビング
scenario-signal-house-room-kitchen = キッチン
scenario-signal-house-room-bath = バスルーム
scenario-signal-house-room-bed = 両親の部屋
scenario-signal-house-room-studio = 子ども部屋
scenario-signal-house-rule-1 = キッチンとバスルームには、3つある水道管のマスを少なくとも1つずつ含めます。含まない部屋は、たどり着けない部屋として数えます。
scenario-signal-house-rule-2 = 玄関は西側に作ります。
scenario-signal-house-bonus-1 = 両親の部屋が南の外壁に接していない。
scenario-signal-house-bonus-2 = 子ども部屋が北の外壁に接していない。
scenario-signal-house-bonus-3 = 両親の部屋と子ども部屋が壁を共有している。
scenario-signal-house-bonus-4 = どのカードの家具も、1つ以上家の中にある。
scenario-signal-house-bonus-5 = リビングに5人分以上の席がある。

## 得点の内訳

part-rooms = 部屋
part-bonus = ボーナス
sheet-piece = { $room ->
    [living] リビング
    [kitchen] キッチン
    [bath] バスルーム
    [bed] 寝室
   *[studio] 書斎
  }の{ $option }：1マスにつき1点。
sheet-rug = { $room ->
    [living] リビング
    [kitchen] キッチン
    [bath] バスルーム
    [bed] 寝室
   *[studio] 書斎
  }の{ $option }：ラグそのものは0点。
sheet-cut-off = { $room ->
    [living] リビング
    [kitchen] キッチン
    [bath] バスルーム
    [bed] 寝室
   *[studio] 書斎
  }の{ $option }：たどり着けません。
sheet-empty-room = { $room ->
    [living] リビング
    [kitchen] キッチン
    [bath] バスルーム
    [bed] 寝室
   *[studio] 書斎
  }：家具がありません。
ranking-tie-break = 同点の場合は、描いた家具（ラグを除く）が多い人が上位です。それも同じなら同順位です。

## できない理由: 家具を置く

wrong-outside = { $where } 家具が建物からはみ出しています。
wrong-circulation-outside = { $where } 動線マスが建物からはみ出しています。
wrong-in-closed-room = { $where } 閉じた部屋のマスか、空けておくマスです。
wrong-obstacle = { $where } ここには柱が立っています。
wrong-keep-free = { $where } このシナリオでは空けておくマスです。
wrong-blocks-door = { $where } ドアの前のマスは空けておきます。
wrong-overlap-piece = { $where } ここには別の家具があります。
wrong-overlap-rug = { $where } ここにはラグがあります。
wrong-covers-circulation = { $where } 家具が動線マスをふさいでしまいます。
wrong-circulation-on-piece = { $where } この家具の動線に必要なマスに、別の家具があります。
wrong-wall-through-piece = { $where } 家具の中を壁が通ってしまいます。
wrong-no-wall = { $where } この辺は壁に付けます。
wrong-other-area = { $where } この部屋の家具は、床の別の区画にあります。

## できない理由: 部屋を閉じる

wrong-piece-left-out = { $where } この部屋の家具のマスは、すべて部屋に含めます。
wrong-not-connected = { $where } 部屋はひとつながりにします。
wrong-no-door = { $where } 部屋にはドアが必要です。
wrong-door-on-outer-wall = { $where } 部屋のドアを外に付けることはできません。
wrong-door-not-on-boundary = { $where } ドアは部屋の壁に付けます。
wrong-door-to-room = { $where } ドアが別の部屋に通じてしまいます。
wrong-door-not-to-hub = { $where } 中心となる部屋にはもう壁があります。ドアはその部屋に通じるようにします。
wrong-door-blocked = { $where } ここにドアは付けられません。柱か、動かせない壁か、壁に付いた家具があります。

## できない理由: 玄関と窓

wrong-not-outer-wall = { $where } ここは外壁ではありません。
wrong-window-there = { $where } ここには窓があります。
wrong-door-there = { $where } ここには玄関があります。
wrong-opens-into-room = { $where } 玄関は廊下に、廊下がなければ中心となる部屋に通じるようにします。
wrong-square-in-use = { $where } 玄関のすぐ内側のマスが使われています。
wrong-wrong-side = { $where } このシナリオでは、こちら側には作れません。
wrong-back-of-piece = { $where } この壁には家具が付いています。
wrong-too-many-windows = { $where } 窓はこれ以上作れません。

## 図、質問、ファイルの誤り

wrong-unreadable-piece = { $where }は家具として読み取れません。例：09b1 r1 m c4
wrong-no-such-piece = { $where }：この家具は、このシナリオのどのカードにもありません。
wrong-unreadable-squares = { $where }はマスとして読み取れません。例：c4、c4:e6
wrong-unreadable-edge = { $where }は辺として読み取れません。マスと向きで書いてください。例：c4 w
wrong-wrong-cards = { $where }：このシナリオのカードは{ $cards }枚です。
wrong-wrong-card = { $where }：ここにあるのは{ $room ->
    [living] リビング
    [kitchen] キッチン
    [bath] バスルーム
    [bed] 寝室
   *[studio] 書斎
  }のカード{ $number }です。
wrong-no-card-turned = { $where }：めくられたカードがありません。
wrong-wrong-square = { $where }は[段, 列]の形で書いてください。
wrong-wrong-edge = { $where }は辺になっていません。隣り合う2つのマスを書いてください。少なくとも一方は建物の中です。
wrong-wrong-room = { $where }：部屋は床の上に、ほかの部屋と重ならないように書いてください。
wrong-plan-size = { $where }は、同じ長さの行で{ $most }×{ $most }以内にしてください。
wrong-no-such-object = { $where }：この間取り図に{ $text }はありません。
wrong-one-window = { $where }は1つだけにしてください。
wrong-furniture-misnamed = { $where }：{ $name }が番号、カード、候補と合いません。
wrong-furniture-contradiction = { $where }：{ $field }が図と食い違っています。
wrong-furniture-drawing = { $where }は、次の文字を使った同じ長さの行にしてください：{ $known }
wrong-furniture-size = { $where }：図は1マス以上、{ $most }×{ $most }マス以内にしてください。
wrong-furniture-rug = { $where }：ラグに使えるマスは~だけです。
wrong-furniture-in-parts = { $where }：家具のマスはひとつながりにしてください。
wrong-furniture-missing = { $where }：候補は{ $options }個にしてください。
wrong-scenario-plan = { $where }は、次の文字を{ $side }字ずつ並べた{ $side }行にしてください：{ $known }
wrong-scenario-no-floor = { $where }：床がありません。
wrong-scenario-check = { $where }：実際の数は{ $found }です。
wrong-scenario-rooms = { $where }：部屋は1～{ $most }つで、同じカードは1回しか使えません。
wrong-scenario-list = { $where }は、番号とトークン数のリストにしてください。
wrong-scenario-number-twice = { $where }：1つの部屋に、同じ番号は1回しか書けません。
wrong-scenario-third-card = { $where }：番号{ $number }のカードは2枚しかありません。
wrong-scenario-tokens = { $where }：トークンは{ $most }個しかありません。
wrong-bonus-extra-field = { $where }は、{ $kind }のボーナスでは使いません。
wrong-bonus-rooms = { $where }は、別々の部屋にしてください。same_size以外では2部屋です。
wrong-bonus-selector = { $where }：{ $text }は対象として指定できません。

## Live figures of a plan

live-holds = 達成中：{ $points }点
live-open = まだ達成していません。
live-lost = もう達成できません。
live-safe = 今得点になるもの：{ $points }点
live-danger = 描いたものの、今は得点にならないもの：{ $points }点
live-no-front-door = 玄関がまだありません。
live-hub-not-closed = 玄関が通じる部屋が、まだ閉じられていません。
live-front-door-in-room = 玄関が別の部屋に通じています。
live-front-door-blocked = 玄関のすぐ内側に家具があります。
live-room-not-begun = この部屋には、まだ何も描かれていません。
live-room-not-closed = この部屋には、まだ壁がありません。
live-room-without-door = この部屋にはドアがありません。
live-door-blocked = 部屋のドアのすぐ内側がふさがっています。
live-door-cut-off = 玄関から部屋のドアまで歩いて行けません。
live-mark-missing = この部屋には{ $mark ->
    [mosaic] モザイク
   *[pipe] 水道管
  }のマスが必要です。
live-circulation-cut-off = ドアからたどり着けない動線マスがあります。
live-circulation-split = 動線マスが{ $parts }か所に分かれていて、もうつながりません。
live-circulation-enclosed = 動線マスが囲まれていて、ドアを作れる場所がありません。
live-room-in-parts = この部屋の動線は{ $parts }か所に分かれています。ドアからたどり着けるのは1か所だけです。
live-empty-room = 家具なし：マイナス{ $points }点。
live-empty-room-threatens = まだ家具がありません。残り{ $tokens }個のうち1つも描かないと、マイナス{ $points }点です。
live-hub-threatens = ここに家具を1つは描きましょう。この部屋がないと、ほかの部屋にたどり着けず、得点になりません。
live-hub-lost = 中心となる部屋に、何も描かれていません。ほかの部屋にたどり着けず、得点になりません。
live-pieces = 得点になる家具：{ $need }個中{ $have }個
live-cards = 得点になる家具があるカード：{ $need }枚中{ $have }枚
live-count = { $need }個中{ $have }個
live-seats = 座席：{ $need }人分中{ $have }人分
live-each-piece = 今{ $have }個、1個につき{ $points }点、最大{ $most }点
live-each-view = { $of ->
    [tree] 木
    [lake] 湖
   *[road] 道路
  }が見える部屋：今{ $have }部屋、1部屋につき{ $points }点、最大{ $most }点
live-each-rectangle = 長方形の部屋：今{ $have }部屋、1部屋につき{ $points }点、最大{ $most }点
live-window-there = { $side ->
    [n] 北側に窓があります。
    [e] 東側に窓があります。
    [s] 南側に窓があります。
    [w] 西側に窓があります。
   *[any] 窓があります。
  }
live-window-missing = { $side ->
    [n] 北側に窓がありません。
    [e] 東側に窓がありません。
    [s] 南側に窓がありません。
    [w] 西側に窓がありません。
   *[any] 窓がありません。
  }
live-rooms-with-window = 窓のある部屋：{ $need }部屋中{ $have }部屋
live-windows-unwanted = { $have ->
    [0] 希望どおり、窓はありません。
   *[other] 窓が{ $have }つ余分です。
  }
live-view-there = 窓から{ $of ->
    [tree] 木
    [lake] 湖
   *[road] 道路
  }が見えます。
live-view-missing = どの窓からも{ $of ->
    [tree] 木
    [lake] 湖
   *[road] 道路
  }が見えません。
live-piece-missing = 得点になるその家具は、まだありません。
live-at-window = 窓のすぐ内側にあります。
live-not-at-window = 家具のある所に窓がありません。
live-distance-at-most = 距離{ $have }マス、条件は{ $need }マス以内
live-distance-at-least = 距離{ $have }マス、条件は{ $need }マス以上
live-no-way = 2つの間を歩いて行ける道がありません（基準は{ $need }マス）。
live-pair-missing = { $which ->
    [both] 2つとも、まだないか、数えられません。
   *[single] 片方が、まだないか、数えられません。
  }
live-touching = 隣り合っています。
live-not-touching = 隣り合っていません。
live-bonus-room = { $room ->
    [living] リビング
    [kitchen] キッチン
    [bath] バスルーム
    [bed] 寝室
   *[studio] 書斎
  }はまだ数えられません。
live-bonus-room-empty = { $room ->
    [living] リビング
    [kitchen] キッチン
    [bath] バスルーム
    [bed] 寝室
   *[studio] 書斎
  }は家具がないので、ボーナスになりません。
live-bonus-cut-off = ほかに{ $count }個描かれていますが、今は数えられません。
live-size-at-least = 今{ $have }マス、条件は{ $need }マス以上
live-size-at-most = 今{ $have }マス、条件は{ $need }マス以内
live-size-between = 今{ $have }マス、条件は{ $least }～{ $most }マス
live-sizes = いちばん小さい部屋が{ $least }マス、いちばん大きい部屋が{ $most }マス
live-rectangle = 長方形です。
live-not-rectangle = 長方形に足りないマス：{ $missing }
live-rows-and-columns = { $rows }×{ $columns }、足りないマス：{ $missing }
live-symmetric = 線対称です。
live-not-symmetric = 線対称の相手がないマス：{ $missing }
live-common-walls = 共有している壁：{ $have }辺
live-squares-at-side = { $side ->
    [n] 北
    [e] 東
    [s] 南
   *[w] 西
  }の外壁に接するマス：{ $have }
live-blank-squares = 空きマス：{ $have }、条件は{ $need }マス以内
live-corridor = 廊下：{ $have }マス、条件は{ $need }マス以内
live-no-corridor = 廊下がまだありません（条件は{ $need }マス以内）。
live-front-door-missing = 玄関がありません。{ $need ->
    [n] 北
    [e] 東
    [s] 南
   *[w] 西
  }側に作ります。
live-front-door-faces = 玄関は{ $have ->
    [n] 北
    [e] 東
    [s] 南
   *[w] 西
  }側、条件は{ $need ->
    [n] 北
    [e] 東
    [s] 南
   *[w] 西
  }側です。
live-marked-squares = { $mark ->
    [mosaic] モザイク
   *[pipe] 水道管
  }のマス：{ $need }マス中{ $have }マス

## Scenario files: what is wrong, what they say, new ones


## Scenario files: what is wrong, what they say, new ones

wrong-scenario-row = { $where }は{ $found }文字あります。{ $side }文字にしてください。
wrong-scenario-sign = { $where }に使えない文字{ $signs }があります。使える文字：{ $known }
wrong-scenario-id = { $where }は、小文字、数字、ハイフンで{ $most }文字以内にしてください。
wrong-scenario-par = { $where }：3つの目標点は小さい順に並べてください。
wrong-page-no-text = { $where }は、文字列か、言語別の文字列にしてください：{ $known }
wrong-page-no-table = { $where }はTOMLのテーブルで書いてください。
wrong-bonus-no-bounds = { $where }：room_sizeにはminかmaxが必要です。
wrong-scenario-altered = { $where }が合いません：シナリオが書き換えられています。
wrong-proof-cards = { $where }：リストの番号ごとに1枚ずつ、同じ順に、5bのように書いてください。同じ番号の2枚は別のカードです。
wrong-proof-illegal = { $where }：ここで{ $move }はできません。
wrong-proof-unfinished = { $where }：間取り図が完成していません。
wrong-proof-not-whole = { $where }：家具{ $tokens }個のうち{ $drawn }個しか描かれていません。ひらめきを使わずに、全部描いてください。
wrong-proof-unreachable = { $where }：たどり着けない部屋か家具があります。
wrong-proof-points = { $where }：この間取り図は{ $found }点です。
wrong-scenario-tight = { $where }：いちばん大きい家具と廊下に{ $need }マス必要ですが、床は{ $floor }マスです。
wrong-scenario-floor-in-parts = { $where }：床が{ $parts }つに分かれていて、行き来できません。
wrong-scenario-no-way-in = { $where }：玄関を作れる外壁がありません。
wrong-scenario-never = { $where }：このボーナスは、ここでは絶対に取れません。
wrong-scenario-idle = { $where }：このルールの対象が間取りにありません。
own-text = { $ja }
side-n = 北
side-e = 東
side-s = 南
side-w = 西
seen-tree = 木
seen-lake = 湖
seen-road = 道路
mark-mosaic = モザイク
mark-pipe = 水道管
tag-seat = 座れる家具
tag-table = テーブル
tag-screen = テレビ
tag-shelf = 棚
tag-warm = 暖房器具
tag-water = 水回り
tag-cold = 冷蔵庫
tag-plant = 植物
tag-art = 美術品
tag-bed = ベッド
tag-tall = 背の高い家具
tag-baby = ベビー用品
tag-toy = おもちゃ
tag-music = 楽器
tag-sport = 運動器具
tag-craft = 工作用品
tag-pet = ペット
tag-rug = ラグ
object-in-room = { $what }（{ $room }）
object-door = { $room }のドア
object-window = { $room }の窓
object-front-door = 玄関
object-corridor = 廊下
told-bonus-room-complete = { $room }に、トークンと同じ数の家具があり、すべてにたどり着ける。
told-bonus-all-cards-used = どのカードの家具も、1つ以上たどり着ける場所にある。
told-bonus-count = { $what }が{ $min }個以上。
told-bonus-per-count = { $what }：1つにつき{ $points }点（最大{ $max }点）。
told-bonus-seats = { $room }に{ $min }人分以上の席がある。
told-bonus-window = { $room }に窓がある。
told-bonus-window-side = { $room }の{ $side }側に窓がある。
told-bonus-all-rooms-window = どの部屋にも窓がある。
told-bonus-no-window = { $room }に窓がない。
told-bonus-view = { $room }から{ $of }が見える。
told-bonus-per-view = { $of }が見える部屋1つにつき{ $points }点（最大{ $max }点）。
told-bonus-at-window = { $what }が窓のすぐ内側にある。
told-bonus-near = { $a }と{ $b }の距離が{ $max }マス以内。
told-bonus-far = { $a }と{ $b }の距離が{ $min }マス以上。
told-bonus-touching = { $a }と{ $b }が隣り合っている。
told-bonus-room-size = { $room }の広さが{ $min }～{ $max }マス。
told-bonus-room-size-min = { $room }の広さが{ $min }マス以上。
told-bonus-room-size-max = { $room }の広さが{ $max }マス以内。
told-bonus-same-size = { $rooms }が同じ広さ。
told-bonus-rectangular = { $room }が長方形。
told-bonus-square = { $room }が正方形。
told-bonus-per-rectangular = 長方形の部屋1つにつき{ $points }点（最大{ $max }点）。
told-bonus-symmetric = { $room }が線対称。
told-bonus-rooms-touch = { $rooms }が壁を共有している。
told-bonus-rooms-apart = { $rooms }が壁を共有していない。
told-bonus-touches-side = { $room }が{ $side }の外壁に接している。
told-bonus-avoids-side = { $room }が{ $side }の外壁に接していない。
told-bonus-corridor = 廊下が{ $max }マス以内。
told-bonus-front-door = 玄関が{ $side }側にある。
told-bonus-no-waste = { $room }の空きマスが{ $max }マス以内。
told-bonus-holds-mark = { $room }に{ $mark }のマスがすべて入っている。
told-bonus-holds-mark-min = { $room }に{ $mark }のマスが{ $min }つ以上入っている。
told-rule-no-corridor = 廊下はありません。玄関もほかのドアも、すべて{ $room }に通じます。
told-rule-columns = 柱の上には何も描けず、通り抜けることもできません。
told-rule-keep-free = { $mark }のマスには家具もラグも置けません。
told-rule-blind-sides = 窓も玄関も作れない側：{ $sides }
told-rule-windows-only = 窓を作れるのは、中庭に面した所だけです。玄関は中庭側には作れません。
told-rule-front-door-side = 玄関は{ $side }側に作ります。
told-rule-max-windows = 窓は家全体で{ $max }つまでです。
told-rule-first-room = 最初の部屋は{ $room }にします。
told-rule-must-hold = { $rooms }：それぞれ{ $mark }のマスが必要です。ない部屋は、たどり着けない部屋として数えます。
show-difficulty = { $difficulty ->
    [0] お試し
    [1] やさしい
    [2] ふつう
   *[3] 難しい
  }
show-size = トークン{ $tokens }個、床{ $floor }マス
show-par = 1人で遊ぶときの目標点：{ $first }、{ $second }、{ $third }
show-rooms = 部屋
show-rules = 特別ルール
show-bonuses = ボーナス
show-tips = ヒント
show-own-furniture = 作者の描いた家具を使います。
sign-t = T 木
sign-l = L 湖
sign-r = R 道路
sign-y = y 中庭
sign-o = O 柱
sign-m = m モザイク
sign-p = p 水道管
list-built-in = 付属のシナリオ
list-own = 自作のシナリオ（{ $folder }）
list-none = まだありません
list-broken = 使えません。casetta scenario checkで確認してください
check-warning = { $file }：注意：{ $fault }
check-scenario = { $file }は問題ありません：トークン{ $tokens }個、床{ $floor }マス、いちばん大きい家具{ $largest }マス、廊下{ $corridor }マス。
check-furniture = { $file }は問題ありません：候補{ $options }個。
check-proof = { $file }：証明{ $number }は正しいです。家具はすべて描かれ、どの部屋にもたどり着けて、{ $points }点です。
new-drawing = シード{ $seed }：家{ $home }、間取り{ $plan }…
new-playing = シード{ $seed }：目標点を決めています（{ $games }回中{ $game }回目）…
new-written = 「{ $title }」を{ $file }に保存しました。
new-play = 遊ぶには：casetta play home-staging --scenario { $name }
made-title = { $name }の家
made-story-1 = { $name }さんは、下見もせずにこの家を買いました。家具は全部入ると言い張っています。引っ越しのトラックはもう出発しました。
made-story-2 = { $name }さんの望みは、何もまたがずに歩ける家。マスの数はもう2回数えました。
made-story-3 = 前の住人は、ドアまで持って出ていきました。{ $name }さんは、壁の場所を考え直すよい機会だと思っています。
made-tip-1 = いちばん大きい家具でも、全部入ります。証拠の間取り図がファイルの最後にあります。
made-tip-2 = 2つの部屋のドアが、廊下の同じマスに通じていてもかまいません。

## At the terminal

turn-task-room = 次はどの部屋にしますか？　番号を入力してください。
turn-task-card = { $room }：どのカードをめくりますか？　番号を入力してください。
turn-task-tokens = { $tokens ->
    [1] トークンを候補1か候補2に置きます。
   *[other] トークン{ $tokens }個を分けます。1か2なら全部そちらへ。分けるなら、例：1 { $tokens ->
        [2] 1
       *[other] 2
      }
  }
turn-task-draw = { $tokens ->
    [1] 候補{ $option }「{ $piece }」を描きます。左上のマスを入力。描かないならno。
   *[other] トークン{ $number }/{ $tokens }：候補{ $option }「{ $piece }」を描きます。描かないならno。
  }
turn-task-close = { $room }：壁とドアを描きます。Enterで提案が出ます。
turn-task-finish = 仕上げに玄関と窓を描きます。Enterで玄関の提案が出ます。
turn-hint-room = 1 · m 部屋とカード · l ほかの間取り図 · ? ヘルプ · sheet · save FILE · quit
turn-hint-card = 番号 · m ありうる家具 · l ほかの間取り図 · ? ヘルプ · sheet · quit
turn-hint-tokens = 1か2 · m · l ほかの間取り図 · ? ヘルプ · sheet · save FILE · quit
turn-hint-tokens-chosen = Enterで確定 · uで取り消し
turn-hint-draw = c4 · r1 c4 回転 · no 描かない · m 置ける場所 · l ほかの図 · ? · sheet · quit
turn-hint-draw-chosen = Enterで確定 · r 回転 · < > ^ v 移動 · 別のマス · no · u 取り消し
turn-hint-draw-on = 次の家具かno · r 回転 · < > ^ v 直前の家具を移動 · u 取り消し
turn-hint-close = Enter 提案 · c4:f8 マス · f6 e ドア · m · ? ヘルプ · sheet · quit
turn-hint-close-chosen = Enterで確定 · +g5 -g5 マス · f6 e ドア · w c4 n 窓 · u 取り消し
turn-hint-finish = front l12 s 玄関 · w c4 n 窓 · done · m 場所 · ? ヘルプ · quit
turn-hint-finish-chosen = Enterで間取り図が完成 · w c4 n 窓 · u 取り消し
turn-missing = あと{ $pieces }個残っています。描かないなら、1個はno、全部ならdoneと入力してください。
turn-later = 残り：{ $cards }
turn-idea-free = ひらめき：使えます
turn-idea-used = ひらめき：使用済み
turn-idea-gone = { $name }（ひらめき済み）
turn-share = { $piece }×{ $tokens }
turn-news-room = { $who ->
    [you] 次の部屋を選びました：{ $room }
    [hint] 次の部屋を選ぼう：{ $room }
   *[other] { $seat }が次の部屋を選びました：{ $room }
  }
turn-news-card = { $who ->
    [you] カードをめくりました：{ $card }
    [hint] カードをめくろう：{ $card }
   *[other] { $seat }がカードをめくりました：{ $card }
  }
turn-news-tokens = { $who ->
    [you] トークンを分けました：{ $shares }
    [hint] トークンを分けよう：{ $shares }
   *[other] { $seat }がトークンを分けました：{ $shares }
  }
turn-news-closed = { $room }を閉じました。{ $closed }
turn-news-over = すべての間取り図が完成しました。
turn-news-move = { $who ->
    [you] 自分：{ $deeds }
    [hint] { $deeds }
   *[other] { $seat }：{ $deeds }
  }
turn-news-drawn = { $drawn }
turn-drawn-by = { $who ->
    [you] 自分：{ $pieces }
   *[other] { $seat }：{ $pieces }
  }{ $idea ->
    [yes] {"（ひらめき）"}
   *[no] { "" }
  }
turn-piece = { $letter } { $piece }
turn-and-also = { $one }、{ $other }
turn-closed-by = { $who ->
    [you] 自分：{ turn-squares }
   *[other] { $seat }：{ turn-squares }
  }
turn-card-tokens = { $card } ×{ $tokens }
turn-nothing-drawn = なし
turn-squares = { $squares }マス
turn-no-entrance = 玄関がないと誰も入れず、どの部屋も得点になりません。
turn-cut-off = { $number ->
    [1] { $pieces }にたどり着けません。このままでは得点になりません。
   *[other] { $pieces }にたどり着けません。このままでは、どれも得点になりません。
  }
turn-closing = { $room }：{ $squares }マス{ $shape ->
    [square] 、正方形
    [rectangle] 、長方形
    [symmetric] 、線対称
   *[other] { "" }
  }。
turn-left-over = このドアからは、空いている{ $squares }マスにたどり着けません。
turn-par = { $reached ->
    [0] 目標点：{ $targets }。今回は届きませんでした。次はきっと。
    [1] 目標点：{ $targets }。1つ目を達成しました。
    [2] 目標点：{ $targets }。2つ達成、お見事です。
   *[other] 目標点：{ $targets }。3つとも達成、傑作です。
  }
turn-bonus = ボーナス{ $points }（今{ $now }）
turn-nowhere = 置ける場所がありません
turn-shown-proposal = 提案
turn-shown-squares = 部屋に加えられるマス
turn-shown-doors = 提案の部屋に付けられるドア
turn-shown-front = 玄関にできる場所
turn-shown-windows = 窓にできる場所

turn-help-now = 今すること
turn-help-room = 今回は自分が手番プレイヤーです。残っている部屋を1つ選んで開きます。全員がカード1枚ごとに家具を描き、最後に部屋を閉じます。
turn-help-card = 今回は自分が手番プレイヤーです。この部屋のカードを1枚めくります。家具の候補が2つ描かれています。mで、ありうる4つを見られます。
turn-help-tokens = 今回は自分が手番プレイヤーです。カードのトークンを、2つの候補に分けます。全員がトークン1個につき家具を1つ描きます。
turn-help-draw = 全員がトークン1個につき家具を1つ描きます。描かなくてもかまいません（no）。動線も含めた図の左上のマスを入力します。例：c4。先に右へ回すときはr1 c4、2回、3回ならr2、r3です。描いたあとは、rで回転、< > ^ vで移動、別のマスを入力するとそこへ移ります。Xは家具のマス（1マス1点）、oは空けておく動線、線は壁に付ける辺です。front l12 sで玄関、w c4 nで窓をいつでも描けます。もう一度入力すると消えます。Enterを押すまでは何度でも変えられます。
turn-help-close = 部屋に壁を付けます。家具のマスはすべて含め、空いているマスも自由に加えて、ひとつながりの部屋にします。Enterで提案が出ます。c4:f8 g5でそのマスを加え、+g5と-g5で提案を直し、f6 eでf6の東側にドアを付けます。closeで最初からやり直せます。ドアは、どの部屋でもないマスに通じます。壁とドアはあとから変えられません。
turn-help-finish = front l12 sでl12の南側が玄関になります。玄関は廊下に通じるようにします。frontだけなら、いちばんよい場所を提案します。w c4 nで窓を描きます。もう一度入力すると消えます。全部描いたらdoneです。
turn-help-plan = 間取り図
turn-help-plan-text = 大文字は家具、小文字はまだ確定していない家具です。o=動線、!=たどり着けない動線、~=ラグ、:=ドアの前の空けておくマス、@=柱、%=モザイク、+=水道管、T=木、L=湖、R=道路、y=中庭。|と_は壁、その切れ目がドア、=は窓、#は玄関です。
turn-help-access = 得点
turn-help-access-text = 玄関から家具の動線すべてに歩いて行けると、家具の1マスが1点になります。家具のない部屋は3点減ります。画面の得点は、今の部屋と間取り図を無理なく仕上げた場合の点数です。8/12なら、12点のうち4点分にたどり着けません。
turn-help-idea = ひらめき
turn-help-idea-text = ゲーム中に1回だけ、家具1つに使えます。mirror c4で裏返して描き、! c4でカードのもう一方の候補を描きます。
turn-help-end = ゲームの終わり
turn-help-end-text = 最後の部屋のあと、全員が玄関と窓を描いて仕上げます。得点の多い人の勝ちです。同点なら、ラグを除いた家具の多い人が上位です。
turn-help-look = l
turn-help-look-text = ほかの人の、この段階が始まる前の間取り図を見ます。l 2やl Annaで1人だけ見られます。

wrong-turn-unreadable = 今はできない入力です。「m」で選べる手を、「?」で説明を表示します。
wrong-turn-no-edge = マスと向きを入力してください。例：l12 s（n北、e東、s南、w西）
wrong-turn-no-front-door = 玄関を作れる場所がもうありません。
wrong-turn-no-such-room = その部屋は選べません。次から選んでください：{ $known }
wrong-turn-room-not-now = この部屋は今は開けません。
wrong-turn-no-such-card = そのカードは選べません。次から選んでください：{ $known }
wrong-turn-unreadable-tokens = 候補の1か2、または合計{ $tokens }になる2つの数を入力してください。
wrong-turn-wrong-tokens = 2つの候補のトークンは、合わせて{ $tokens }個にしてください。
wrong-turn-other-card = { $option }はこのカードにありません。
wrong-turn-no-token = 候補{ $option }にトークンがありません。ひらめきを使うなら、マスの前に！を付けてください。
wrong-turn-first-option-first = 先に候補1の家具を描くか、noを入力してください。
wrong-turn-where = どこに描くか、マスを入力してください。例：c4
wrong-turn-one-idea = ひらめきでできるのは、裏返すか、もう一方の候補を描くかのどちらかです。
wrong-turn-idea-used = ひらめきはもう使いました。

## Score pad

pad-yes = はい
pad-no = いいえ
pad-scenario-intro = { $scenarios } · 0 そのほかのシナリオ
pad-scenario = どのシナリオですか？　0～{ $last }
pad-rooms = 部屋はいくつありますか？
pad-room-number = 部屋{ $number }
pad-room-intro = 家具1つごとに、マスの数を入力します（ラグは除く）。例：6 4 2。たどり着けない家具にはxを付けます。例：6 4 2x。何も描いていなければEnterを押します。
pad-room = { $room }：家具ごとのマス数は？
pad-bonus-intro = 数えるのは、たどり着ける部屋と家具だけです。
pad-bonus = +{ $points }：{ $bonus } 達成しましたか？
pad-bonus-each = { $bonus } 点数は？（1つにつき{ $points }、最大{ $most }）
pad-bonus-sum = ボーナスの合計は？
pad-room-line = { $room }：{ $pieces }マス。
pad-cut-off-line = { $room }：{ $pieces }マスの家具にたどり着けません。
pad-empty-line = { $room }：家具なし。
pad-bonus-line = 入力されたボーナス。
wrong-pad-no-such-scenario = 0～{ $last }の番号で答えてください。
wrong-pad-no-pieces = 家具1つにつき、1～{ $most }の数を1つ入力してください。例：6 4 2x
wrong-pad-yes-or-no = 「{ $yes }」（y）か「{ $no }」（n）で答えてください。
wrong-pad-not-so-many = このボーナスは{ $step }点刻みで、最大{ $most }点です。
wrong-pad-not-a-number = { $lowest }～{ $highest }の数で答えてください。
wrong-pad-too-many-pieces = 確認してください：{ $name }の{ $room }の家具が、トークン（{ $tokens }個）より多くなっています。
wrong-pad-empty-hub = 確認してください：{ $name }の{ $room }には何も描かれていませんが、ここは中心となる部屋です。ラグもなければ、ほかの部屋にたどり着けません。ほかの部屋の家具にxを付けてください。

bot-planner = プランナー

## The plan as a picture

svg-points = { $points }点
svg-seat = 席{ $seat }の間取り図
svg-finished = 完成
svg-unfinished = 作図中
svg-faint = 薄い家具：得点になりません

## Awards

award-windows = 窓がいちばん多い：{ $number }か所。
award-corridor = 廊下がいちばん小さい：{ $number }マス。
award-seats = 座れる人数がいちばん多い：{ $number }人。

## On the page

web-where = 部屋{ $room }/{ $rooms }
web-prompt-room = 次の部屋を選んでください
web-prompt-card = { $room }：カードをめくってください
web-prompt-tokens = トークンを分けてください
web-prompt-draw = { $room }、カード{ $number }/{ $count }
web-prompt-close = { $room }：壁とドア
web-prompt-finish = 玄関と窓
web-tool = { $tool ->
    [piece] 家具
    [window] 窓
    [entry] 玄関
    [where] どこ？
    [idea] ひらめき
    [brush] ブラシ
    [box] 四角
    [edge] 壁
   *[door] ドア
  }
web-tools = ツール
web-plan = { $name }の間取り図
web-my-plan = 自分の間取り図
web-counted = 今の得点
web-drawn-by = 作図
web-one-square = 1マス
web-over = 間取り図が完成
web-finishing = 仕上げ
web-next-room = 次はどの部屋？
web-rooms-left = 残りの部屋
web-chooses = { $name }が選んでいます
web-sets = { $me ->
    [yes] トークンを分けてください
   *[no] { $name }がトークンを分けます
  }
web-set-by = { $me ->
    [yes] トークン：自分
   *[no] トークン：{ $name }
  }
web-state = { $state ->
    [drawing] 作図中
    [done] 完了
   *[choosing] 選択中
  }
web-wait = { $phase ->
    [draw] 完了。まだ描いている人：{ $names }
    [close] 完了。まだ壁を作っている人：{ $names }
    [finish] 完了。まだ仕上げている人：{ $names }
   *[other] { $names }の番です。
  }
web-card = { $number } { $name }、トークン{ $tokens }個。{ $state ->
    [drawn] 終わりました。
    [free] めくりますか？
   *[down] 裏向きです。ありうる家具を見られます。
  }
web-card-drawn = 終了
web-gallery = 何が出る？　{ $name }
web-gallery-how = このどちらかのカードです。どちらなのかは誰も知りません。
web-gallery-open = 何が出る？
web-option = { $piece }、{ $points }点。{ $state ->
    [none] { "" }
    [skipped] 描かないことにしました。
    [placed] 置く場所が決まりました。
   *[open] これから描きます。
  }
web-share = 「{ $one }」に{ $first }個、「{ $other }」に{ $second }個
web-fits = 置けます。{ $back ->
    [yes] 背面が壁に付いています。
   *[no] { $dots ->
        [0] まわりを空ける必要はありません。
       *[other] ドットのマスは空けておきます。
      }
  }
web-fits-cut = 置けますが、たどり着けない場所ができます。
web-fits-not = ここには置けません。
web-is-skipped = この家具は描きません。
web-nowhere = もう置ける場所がありません。ひらめきを使うか、描かないでおきましょう。
web-hint-draw = 間取り図をクリックして置きます。Rキーかホイールで回せます。
web-hint-touch = 置きたいマスをタップしてください。
web-skip = 描かない
web-unskip = やっぱり描く
web-turn = 回す
web-mirror = 裏返す
web-other = もう一方
web-next-piece = 次の家具
web-draw-nothing = 何も描かない
web-draw-gain = 描く +{ $points }
web-go-room = 開ける
web-go-card = めくる
web-go-tokens = 決める
web-go-draw = 描く
web-go-close = 部屋を閉じる
web-go-finish = 完成
web-go-wait = お待ちください
web-proposal = 提案どおり
web-idea-ask = ひらめきを使いますか？　ゲーム中に1回だけ、この家具を裏返すか、カードのもう一方の家具を描けます。
web-idea-no = とっておく
web-idea-symmetric = この家具は裏返しても同じ形です。
web-save-plan = 間取り図を画像として保存
web-print-plan = 間取り図を印刷
web-redo = やり直す
web-close-looking = いちばん小さい部屋を探しています…
web-close-good = 問題ありません。どこにでもたどり着けて、残りの部屋の場所もあります。
web-close-how = ブラシでマスを足し引きしたり、四角で囲んだり、壁を動かしたりできます。家具は必ず部屋に入ります。最後にドアを選びます。壁とドアはあとから変えられません。
web-closing-tag = { $squares }マス{ $shape ->
    [square] ・正方形
    [rectangle] ・長方形
    [symmetric] ・線対称
   *[other] { "" }
  }
web-show = 見る
web-check = 完成の前に
web-check-front = 玄関があります。
web-check-windows = { $count ->
    [0] まだ窓がありません。
   *[other] 窓{ $count }つ。
  }
web-check-cut = たどり着けない家具（{ $count }）：{ $pieces }
web-propose-front = 提案を見る
web-no-front = 玄関なしで完成させますか？　誰も入れず、どの部屋も得点になりません。
web-no-front-propose = 提案された玄関を付ける
web-no-front-back = 続けて描く
web-no-front-go = 玄関なしで完成
web-square = { $square }：{ $what ->
    [outside] 家の外
    [piece] { $piece }
    [pillar] 柱
    [dot] 動線、空けておくマス
    [reached] 空き
   *[cut] 空き、たどり着けません
  }。
web-square-room = { $inside ->
    [yes] 部屋の中。
   *[no] 部屋の外。
  }
web-edge = { $kind ->
    [window] 窓
    [front] 玄関
   *[door] ドア
  }、{ $square }の{ $side ->
    [n] 北
    [e] 東
    [s] 南
   *[w] 西
  }側{ $there ->
    [yes] ：ここにあります。
   *[no] ：置けます。
  }
web-edge-sees = 見えるもの：{ $what }。
web-edges = { $tool ->
    [window] 窓を置ける場所
    [entry] 玄関を置ける場所
   *[door] ドアを置ける場所
  }
web-walls = 部屋の壁
web-wall = { $square }の{ $side ->
    [n] 北
    [e] 東
    [s] 南
   *[w] 西
  }側の壁。Enterで外へ、Shift+Enterで内へ動きます。
web-nudge = 家具を動かす
web-nudge-up = 上
web-nudge-down = 下
web-nudge-left = 左
web-nudge-right = 右
web-piece-points = { $piece }：{ $most }点中{ $points }点。
web-client-met = 「{ $wish }」希望どおりです、ありがとう！
web-client-end = { $reached ->
    [0] まあ、慣れますよ。ドアなんて、なくても。
    [1] これこそわが家です。明日引っ越してきます。
    [2] 隅々まで考えてくれましたね。友だちにうらやましがられそうです。
   *[other] 言葉もありません。もう二度と引っ越しません。
  }
web-key-piece = 家具を持つ、候補から選ぶ
web-key-move = 家具やカーソルを動かす
web-key-turn = 家具を回す
web-key-idea = ひらめき：裏返す、もう一方の家具
web-key-skip = この家具を描かない
web-key-where = 置ける場所を表示
web-key-tools = 窓、玄関、家具に戻る
web-key-walls = 壁：ブラシ、四角、壁を動かす、ドア
web-log-draw = { $idea ->
    [yes] { $square }に{ $piece }（ひらめき）
   *[no] { $square }に{ $piece }
  }
web-log-decline = { $who ->
    [hint] 家具を1つ見送ろう
   *[other] 家具を1つ見送り
  }
web-log-grow = { $who ->
    [hint] 部屋に{ $count }マス足そう
   *[other] 部屋に{ $count }マス追加
  }
web-log-hidden = { $who ->
    [you] 何かを描きました。
   *[other] { $seat }が何かを描きました。
  }
web-log-close = { $who ->
    [hint] 部屋を閉じよう
   *[other] 部屋を閉じる
  }
web-log-front = 玄関
web-log-windows = 窓{ $count }つ
web-log-ready = { $who ->
    [hint] 間取り図を完成させよう
   *[other] 間取り図が完成
  }
web-rules-turn = 手番
web-rules-turn-text = 手番プレイヤーは、部屋を開け、その部屋のカードを1枚ずつめくり、カードの2つの家具にトークンを分けます。全員が同時に、トークン1個につき家具を1つ描きます。描かなくてもかまいません。
web-rules-draw = 描く
web-rules-draw-text = 家具のマスは1マス1点です。まわりのドットは動線です。空けておきますが、ほかの家具の動線と重ねてもかまいません。太い線は壁に付けます。家具は回すことができ、描くまでは何度でもやり直せます。
web-rules-close = 部屋を閉じる
web-rules-close-text = 部屋のカードがすべて終わったら、家具のまわりに壁を描きます。空きマスは好きなだけ入れられます。ドアは1つだけで、部屋の外のマスに通じます。玄関から家具のドットすべてまで歩いて行けないと、その家具は0点です。家具のない部屋は3点減ります。
web-scenario-card = { $title }、{ $difficulty }。部屋{ $rooms }つ、家具{ $tokens }個。
wrong-nothing-to-close = { $where }：閉じる部屋がありません。
live-no-way-in = 玄関を作れる外壁が残っていません。
live-left-over = 空きマス{ $count }つが、このドアからたどり着けなくなります。
live-doors-past-hub = { $count }部屋のドアがここに通じません。その部屋には誰も入れなくなります。
live-too-tight = 場所が足りなくなりそうです。残りの部屋には約{ $need }マス必要ですが、空きは{ $have }マスです。

## On the score pad page

web-pad-which = どのシナリオで遊びましたか？
web-pad-other = 別のシナリオ
web-pad-plan = 間取り図、1マスずつ
web-pad-rooms = 部屋
web-pad-how = { $tool ->
    [piece] 家具を選んで、間取り図をタップします。描いた家具をタップすると、また動かせます。
    [room] 部屋のマスを四角で囲みます。部屋の中から始めると、マスを外せます。
    [door] 部屋の壁をタップします。
    [front] 外壁をタップします。
   *[window] 外壁をタップします。
  }
web-pad-used = { $tokens }個中{ $used }個
web-pad-hand = 選択中の家具
web-pad-take-away = 取り除く
web-pad-without = 赤い印の付いたものを除いて数えています。
web-pad-too-many-pieces = 確認してください：{ $name }の「{ $card }」の家具が、カードのトークン（{ $tokens }個）より多くなっています。
web-pad-two-cards = 確認してください：「{ $card }」は1枚しかめくられていませんが、2種類のカードから描かれています。
web-own-title = 自作のシナリオ
web-own-text = シナリオのファイルを読み込むか、シートのとおりに入力してください。家、部屋、描いた家具、ボーナスです。
web-own-furniture = 自作の家具を読み込む
web-own-play = このシナリオで得点計算
web-own-play-it = 「{ $title }」で得点計算
web-own-others = すべてのシナリオ
web-own-name = 名前
web-own-plan = 家
web-own-plan-text = 記号を選んでから、マスをタップするか、範囲をドラッグしてください。
web-own-floor = { $sign ->
    [tree] 木
    [lake] 湖
    [road] 道路
    [courtyard] 中庭
    [floor] 床
    [mosaic] モザイク
    [pipe] 水道管
    [pillar] 柱
   *[ground] 地面
  }
web-own-piece = { $sign ->
    [square] マス
    [seat] 座席
    [dot] 動線
    [rug] ラグ
    [wall] 壁
   *[nothing] なし
  }
web-own-piece-name = 新しい家具
web-own-room = 部屋
web-own-room-name = 部屋の名前
web-own-remove = { $name }を削除
web-own-card = カード
web-own-tokens = トークン
web-own-drawing = { $name }の図 { $number }
web-own-tags = 家具の種類（ボーナス用）：{ $count }
web-own-another = このカードの別の家具
web-own-draw = 自作の家具を描く
web-own-add-card = 箱のカードを追加
web-own-add-room = 部屋を追加
web-own-rules-text = シナリオのページに書かれているそのほかのルールです（廊下がない、など）。
web-own-add-rule = ルールを追加
web-own-remove-rule = このルールを削除
web-own-wishes = ボーナス
web-own-wishes-text = ボーナスは種類ごとに入力できます。省いて、得点計算で合計点だけを入力することもできます。
web-own-add-wish = ボーナスを追加
web-own-remove-wish = このボーナスを削除
web-own-kind = 種類
web-own-points = 点数
web-own-field = { $field ->
    [room] 部屋
    [rooms] 部屋（複数）
    [hub] 中心となる部屋
    [what] 家具
    [a] 起点
    [b] 終点
    [side] 方角
    [sides] 方角（複数）
    [of] 眺め
    [mark] 記号
    [min] 下限
   *[max] 上限
  }
web-pad-sum = ボーナスの合計点
web-pad-side = { $side ->
    [n] 北側に印。
    [e] 東側に印。
    [s] 南側に印。
   *[w] 西側に印。
  }

## What speaks for a move

reason-points = { $points }点
reason-piece = { reason-points }獲得：{ $piece }
reason-furniture = 家具で{ reason-points }獲得
reason-bonus = { reason-points }獲得：{ $bonus }
reason-bonus-own = ボーナスで{ reason-points }獲得
reason-closed = この部屋は{ $squares }マスで{ reason-points }です
reason-front = { reason-points }獲得：家に入れるようになります
reason-windows = 窓が{ $count }つ増えます
reason-room = この部屋では家具を{ $tokens }つ描きます（カード{ $cards }枚）
reason-room-points = この部屋は最大{ reason-points }です
reason-card = 家具{ $tokens }つで最大{ reason-points }です
reason-tokens = これらの家具で最大{ reason-points }です
reason-all-reached = 家具{ $pieces }つすべてにたどり着ける道を残します
reason-bonuses-open = ボーナス{ $count }つをまだ狙えます（最大{ reason-points }）
reason-floor = あとのために{ $squares }マス空けておきます
reason-idea = ひらめきをあとに取っておきます
reason-home = 完成した家は{ reason-points }です

## First game

first-welcome = ようこそ！　リビングとキッチンはもう描いてあります。足りないのはバスルーム。家具3つで完成です。
first-room = 1ラウンドに1部屋ずつ仕上げます。どの部屋にするかは手番プレイヤーが選びます。今回の手番プレイヤーは自分です。バスルームを開きましょう。
first-room-done = バスルームのカードは3枚なので、手番は3回です。みんなで遊ぶときは、手番プレイヤーが毎回変わります。
first-basin = 部屋のカードは裏向きで、次の1枚は手番プレイヤーが選びます。15番の洗面台をめくりましょう。家具が2つ描かれ、トークンが1個あります。トークンは上の家具に置きましょう。「1 + 0」です。
first-basin-done = トークン1個で家具1つ。みんなで遊ぶときは、全員が上の家具を描きます。トークンが2個のカードなら、「2 + 0」「1 + 1」「0 + 2」から選べます。
first-place = 家具は1マスにつき1点です。洗面台を光っているマスに置いて描きましょう。
first-place-done = ドットは動線マス、人が立つ場所です。空けておきますが、家具どうしで共用できます。
first-card = 14番のトイレをめくり、今度もトークンを上の家具に置きましょう。「1 + 0」です。
first-card-done = 手番プレイヤーは、自分の間取り図に合うほうを選べます。ほかの人は、それに合わせるしかありません。
first-turn = 家具は「回す」かRキーで回せます。トイレの後ろには壁が必要です。背面をキッチン側に向けて、光っているマスに置いて描きましょう。
first-turn-done = ドットは、歩いて行けるマスにあります。どのドットにも、いつも通り道を残しておきましょう。
first-shower = バスルームの最後のカードはシャワーです。トークンは上の家具に置きましょう。「1 + 0」です。
first-shower-done = カードの太い線を見てください。その辺は壁に付けます。
first-wall = 太い線が下の外壁に付くように、シャワーを光っているマスに置きましょう。入る向きに回してから、描きます。
first-wall-done = バスルームに3つの家具がそろいました。お客さまのボーナスを1つ達成して3点です。
first-close = 次は壁です。家具をすべて囲み、ドアも付けた案が描かれています。変えてもいいし、そのまま部屋を閉じてもかまいません。
first-close-done = 壁とドアはもう変えられません。玄関からドアを通って、どのドットにも歩いて行けることが大切です。たどり着けない家具は0点です。
first-finish = 家には玄関が必要です。「玄関」を選んで、左下の外壁をタップしましょう。キッチンに窓があればボーナスです。「窓」を選んで、キッチンの外壁をタップしましょう。それから完成させます。
first-finish-done = ボーナスを2つとも達成しました。3点と2点です。
first-over = { $mine }点の家ができました！　目標点は30点、33点、36点でした。通しで遊んでみますか？
web-told-bonus = { $points ->
    [0] ここでは未達成。
   *[other] { $points }点。
  }
