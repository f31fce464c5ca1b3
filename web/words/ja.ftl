# The pages of casetta: what every game shares.

## Games
game-dream-home = ドリームホーム
game-my-shelfie = マイシェルフィー
game-home-staging = ホームステージング
sentence-dream-home = 部屋を選んで家を建て、最後に屋根をのせよう。
sentence-my-shelfie = タイルを取って本棚へ。同じ種類をつなげよう。
sentence-home-staging = 家具を描いて部屋づくり。通り道も忘れずに。
players-dream-home = 2～4人
players-my-shelfie = 2～4人
players-home-staging = 1～6人
minutes-dream-home = 30分
minutes-my-shelfie = 30分
minutes-home-staging = 40分

## Pages
pages = ページ
play = 遊ぶ
replays = リプレイ
rules = ルール
pad = 得点計算
settings = 設定
language = 言語
language-name = 日本語
home = ホーム
join = 参加
join-code = コードで参加
join-code-label = テーブルのコード
join-waiting = ホストの許可を待っています…
go-on = 続ける
go-on-here = ここで続ける
retry = 再試行
reload = 再読み込み
close = 閉じる
menu = メニュー
leave = テーブルを離れる
on = オン
off = オフ
copy = コピー
copied = コピーしました
share = 共有

## Home
home-title = おうちがテーマの3つのゲーム
home-text = 友だちともボットとも遊べます。登録はいりません。
home-games = ゲーム
home-trouble = サーバーに接続できません
home-against = 対戦相手：{ $names }
home-open = 参加できるテーブル
home-best = 自己ベスト：{ $points }点
status-waiting = 待機中
status-running = 進行中
status-finished = 終了
status-quarantined = 破損
status-closed = 閉鎖中
play-now = すぐ遊ぶ
set-up = テーブルを作る

## A new table
new-title = { $game }：新しいテーブル
new-seats = プレイヤー
new-details = 標準ルールと違う設定：{ $count }件
new-pace = 持ち時間
new-pace-none = 無制限
new-pace-reminder = お知らせのみ
new-pace-live = 10分
new-pace-days = 1手1日
new-watch = 観戦できる人
new-watch-link = リンクを知る人
new-watch-nobody = なし
new-hints = ヒント
new-open = 参加できる人
new-open-link = リンクを知る人
new-open-all = 誰でも
new-start = ゲームを始める
new-watch-them = 観戦する
new-open-table = テーブルを開く
chair-who = 席{ $number }
chair-friend = 友だち
chair-friend-text = リンク、QRコード、テーブルのコードのどれかで参加します。
chair-bot = ボット
chair-here = この画面で
chair-here-text = 画面を順番に渡して遊びます。
chair-level = 強さ
chair-add = 席を追加
chair-remove = この席を削除
chair-waiting = 空席
chair-me = 自分で遊ぶ
chair-watch = 観戦だけ
begins = 最初のプレイヤー
begins-random = 抽選
begins-chosen = 選ぶ
begins-who = 最初に遊ぶ人
begins-rotate = 順番に交代：{ $name }
begins-friend = 席{ $number }の友だち
began-random = { $who ->
    [you] 抽選で最初の手番になりました。
   *[other] 抽選で{ $name }が最初の手番になりました。
  }
began-rotate = { $who ->
    [you] 前のゲームからの順番で、最初の手番になりました。
   *[other] 前のゲームからの順番で、{ $name }が最初の手番になりました。
  }
began-chosen = { $who ->
    [you] 最初の手番に選ばれています。
   *[other] { $name }が最初の手番に選ばれています。
  }

## The waiting room
room-title = { $game }：まもなく開始
room-seats = 参加者
room-give-bot = ボットにする
room-knocks = { $name }さんが参加を希望しています。
room-admit = 許可する
room-refuse = 断る
room-let-in = リンクを知る人は自動で許可
room-rename = この名前にする
room-wait = ホストがゲームを始めるまでお待ちください。
room-given = 別のゲームと同じ配置で始まります。テーブルを作った人は、内容を知っているかもしれません。
room-start = ゲームを始める
room-open-seats = 空席：{ $count }
invite = 友だちを招待
invite-qr = リンクのQRコード
invite-code = テーブルのコード
invite-link = テーブルのリンク
invite-text = いっしょに{ $game }で遊ぼう！
invite-local = 今は、このコンピューターでしかテーブルを開けません。
invite-others = ほかの人も参加できるようにする
invite-by-host = ほかの人が参加できるようにするには、ホストの操作が必要です。

## The bar and the banner
you = 自分
name-you = { $name }（自分）
seat-number = プレイヤー{ $number }
seat-bot = ボット
seat-here = オンライン
seat-away = 離席中
seat-next = 次の番
seat-thinking = 考え中…
seat-to-move = 手番中
seat-look = { $name }、{ $points }点：詳しく見る
look-closely = 詳しく見る
points-word = { $points ->
   *[other] 点
  }
spectator = 観戦者
spectators = 観戦者{ $count }人
table-turn = { $number }手目
title-your-turn = 自分の番：{ $game }
banner-your-turn = 自分の番
banner-everybody = 全員同時
banner-done = 完了
banner-several = あと{ $count }人
banner-thinking = { $name }が考えています…
banner-to-move = { $name }の番です
banner-away = { $name }さんの戻りを待っています…
banner-watching = 観戦中
banner-reconnecting = 再接続中…
banner-nothing-lost = データは無事です
banner-opening = 準備中…
banner-paused = 一時停止中
banner-over = ゲーム終了
banner-wins = { $who ->
    [you] 勝ちました！
    [shared] 同点で勝利：{ $names }
   *[other] { $count ->
        [one] { $names }の勝ち
       *[other] 同点で勝利：{ $names }
    }
  }
banner-asks-back = { $who ->
    [you] 取り消しを頼みました。返事を待っています…
   *[other] { $name }さんが手を取り消したいそうです
  }
undo = 取り消す
undo-locked = 取り消すには全員の同意が必要です。
sound = 音
sound-on = 音：オン
sound-off = 音：オフ
help = ルールとヘルプ
help-ask = テーブルの上のものを調べる
help-ask-tap = 知りたいものをタップしてください。
help-ask-not = やめる
clock = 残り時間
clock-hours = { $hours }時間
reminder = { $who ->
    [you] みんなが次の一手を待っています。あわてなくて大丈夫ですよ。
   *[other] { $name }さんはじっくり考えています。チャットで声をかけてみませんか？
  }
put-back = 戻す
rule-why = 関連するルール

## Log, chat, table
side = 履歴・チャット・テーブル
log = 履歴
chat = チャット
room = テーブル
log-empty = 履歴はまだありません。
log-table = テーブル
log-move = { $who ->
    [you] 手を決めました。
   *[other] { $name }が手を決めました。
  }
log-played = { $who ->
    [you] 自分：{ $move }
   *[other] { $name }：{ $move }
  }
log-undo = { $who ->
    [you] 手を取り消しました。
   *[other] { $name }が手を取り消しました。
  }
log-redo = { $who ->
    [you] 手をやり直しました。
   *[other] { $name }が手をやり直しました。
  }
log-ask = { $who ->
    [you] 取り消しを頼みました。
   *[other] { $name }が取り消しを頼みました。
  }
log-agree = { $who ->
    [you] 取り消しを認めました。
   *[other] { $name }が取り消しを認めました。
  }
log-refuse = { $who ->
    [you] 取り消しを断りました。
   *[other] { $name }が取り消しを断りました。
  }
log-pause = { $who ->
    [you] ゲームを一時停止しました。
   *[other] { $name }がゲームを一時停止しました。
  }
log-resume = { $who ->
    [you] ゲームを再開しました。
   *[other] { $name }がゲームを再開しました。
  }
chat-empty = メッセージはまだありません。
chat-write = メッセージを入力
chat-send = 送信
sign-out-others = ほかの端末を切断する
signed-out = ほかの端末を切断しました。
emotes = リアクション
emote-hello = こんにちは！
emote-good-luck = がんばって！
emote-well-done = お見事！
emote-thanks = ありがとう！
emote-laugh = あはは！
emote-wow = すごい！
emote-oops = おっと！
emote-thinking = 考え中…
new-chat = チャット
new-chat-on = オン
new-chat-emotes = リアクションのみ
new-chat-off = オフ
mute-spectators = 観戦者の発言を止める
unmute-spectators = 観戦者の発言を許可する
seat-muted = 発言停止中
seat-more = { $name }さんのメニュー
seat-hush = メッセージを隠す
seat-show = メッセージを表示する
seat-mute = 発言を止める
seat-unmute = 発言を許可する
seat-report = 通報する
seat-kick = テーブルから外す
seat-kick-sure = { $name }さんをテーブルから外しますか？　相手のリンクは使えなくなり、空いた席は別の人に渡せます。
report-of = { $name }さんを通報する
report-reason = 何がありましたか？
report-text = 内容を見られるのは、このサーバーの管理者だけです。
report-send = 通報を送る
report-cancel = キャンセル
reported = 通報を送りました。ご協力ありがとうございます。
notice-moved-in = { $who ->
    [you] この席に着きました。届いたリンクは、これからこのブラウザーだけで使えます。
   *[other] { $name }さんが自分のブラウザーで席に着きました。
  }
notice-device = { $who ->
    [you] この席が別の端末でも開かれました。
   *[other] { $name }さんが端末を追加しました。
  }
notice-taken-back = { $who ->
    [you] ホストがこの席の新しいリンクを作りました。
   *[other] ホストが{ $name }さんの席を取り戻しました。
  }
notice-kicked = ホストが{ $name }さんをテーブルから外しました。
notice-muted = { $who ->
    [you] ホストに発言を止められました。
    [spectators] ホストが観戦者の発言を止めました。
   *[other] ホストが{ $name }さんの発言を止めました。
  }
notice-unmuted = { $who ->
    [you] また発言できるようになりました。
    [spectators] 観戦者がまた発言できるようになりました。
   *[other] { $name }さんがまた発言できるようになりました。
  }
notice-silenced = { $who ->
    [you] サーバーの管理者に発言を止められました。
    [spectators] サーバーの管理者がチャットを止めました。
   *[other] サーバーの管理者が{ $name }さんの発言を止めました。
  }
notice-unsilenced = { $who ->
    [you] また発言できるようになりました。
    [spectators] サーバーの管理者がチャットを再開しました。
   *[other] { $name }さんがまた発言できるようになりました。
  }
act-pause = 一時停止
act-resume = 再開
act-ask-back = 取り消しを頼む
act-hand-over = ボットに任せる
act-take-seat = 自分で続ける
pace = 速さ
pace-slower = ゆっくり
pace-faster = 速く
pace-hold = 一時停止
pace-go = 続ける
pace-step = 1手進む
television = テレビに映す
television-come = QRコードを読み取るか、コードを入力：
television-points = ここまでの得点
watch-link = 別画面用のリンク
watch-link-text = テーブルが映ります。伏せられた情報は映りません。
my-link = 別の端末で続ける
my-link-text = 別の端末でこのリンクを開いてください。この席の古いリンクは使えなくなりますが、このブラウザーではそのまま続けられます。
devices = { $count ->
    [one] この席を開いているのは、この端末だけです。
   *[other] この席は{ $count }台の端末で開かれています。
  }
hints = ヒント
hints-thinking = ビーバーが考えています…
hints-points = 最終得点は約{ $points }点
hints-chance = 勝率{ $chance }
hints-text = 選ぶと画面で試せます。まだ確定しません。
why = どうして？
why-of = どうして？（{ $move }）
why-thinking = 考えています…
why-nothing = なんとなく、です。

## What goes wrong
lost-since = { $time }から接続が切れています。データは無事です。
renewed = casettaが更新されました。
missed = 離れている間に{ $count }手進みました。
seat-handed = 今は{ $name }が代わりに遊んでいます。
refused-unreachable = サーバーに接続できません。接続を確認して、もう一度お試しください。
refused-turned-away = 今回はホストに参加を断られました。
refused-no-network = このコンピューターはネットワークに接続されていません。
gate-other = テーブルを開けません
gate-no-such-link = このリンクは使えません
gate-no-such-link-text = リンクの一部が欠けているのかもしれません。送ってくれた人に確認するか、コードで参加してください。
gate-link-revoked = このリンクは新しくなりました
gate-link-revoked-text = この席は別の端末で開かれたか、別の人に渡されました。ホストに新しいリンクを頼んでください。
gate-kicked = ホストによってテーブルから外されました
gate-kicked-text = この席のリンクはもう使えません。心当たりがなければホストに確認するか、別のテーブルで遊んでください。
gate-no-such-table = テーブルが見つかりません
gate-no-such-table-text = 削除されたのかもしれません。新しいテーブルを作るか、コードで参加してください。
gate-not-found = ページが見つかりません
gate-not-found-text = 下のボタンからホームに戻れます。
gate-not-finished = このゲームはまだ終わっていません
gate-not-finished-text = 終わるとリプレイを見られます。
gate-other-tab = 別のタブで開いています
gate-other-tab-text = このテーブルはもう別のタブで開いています。そちらで続けてください。データは無事です。
gate-protocol-too-old = casettaが更新されました
gate-protocol-too-old-text = このタブは古くなっています。再読み込みしてください。データは無事です。
gate-seat-taken = 満席です
gate-seat-taken-text = 席はほかの人で埋まりました。ホストに席を頼むか、自分でテーブルを作ってください。

## Handing over
door-hand-over = { $name }さんに渡してください
door-secret = ここから先は秘密です。
door-open = { $name }です

## The end
end-title = ゲーム終了
end-shut = 盤面を見る
end-show = 得点を見る
end-place = 順位
end-player = プレイヤー
end-lines = 得点の内訳
end-all = すべて表示
end-rematch = 再戦
end-rematch-join = 再戦へ
end-replay = リプレイ
end-same-deal = 同じ配置でもう一度
end-record = 記録を保存
end-save = 保存
end-best = 自己ベスト更新！
end-picture = 画像（{ $kind }）
end-host-rematch = 再戦はホストが始めます。始まるとここに表示されます。
picture-caption = { $points ->
   *[other] { $game } · { $name } { $points }点
  }
awards = よかったところ
award-line = 一度に取った最高得点：「{ $line }」で{ $points }点
award-part = 「{ $part }」でトップ：{ $points }点
award-round = { $points ->
   *[other] { $points }種類の得点を獲得。いちばん多彩でした
  }
award-best = 「{ $line }」で最高得点：{ $points }点
award-close = { $points ->
   *[other] わずか{ $points }点差。名勝負でした！
  }
award-even = 同点。名勝負でした！

## Replay
replay-of = リプレイ：{ $game }
replay-eyes = 視点
replay-all = すべて
replay-back = 1手戻る
replay-next = 1手進む
replay-play = 再生
replay-pause = 停止
replay-move = 手数
replay-at = { $last }手中{ $at }手目
replay-link = この場面のリンク
replay-on = ここから続ける
replays-none = 終わったゲームはまだありません。終わるとここに並びます。
review = 振り返り
review-waiting = 1手ずつ調べています。少しお待ちください…
review-progress = { $of }手のうち{ $done }手を調べました
review-soon = 次に調べます。
review-try = 考えてみる
review-again = もう一度
review-skill = 運と実力
review-skill-text = 最初に見込めた点から逃した点を引き、運とほかの人が残した分を足すと、得点になります。
review-start = 見込み
review-points = 得点
review-accuracy-of = { $name }：{ $percent }パーセント
review-graph = 1手ごとの変化
review-graph-points = 得点
review-graph-chance = 勝率
review-graph-of = { $count ->
   *[other] { $count }人の、1手ごとの見込み。
  }
riddle = もっとよい手を探そう
riddle-question = { $who ->
    [you] { $number }手目：もっとよい手は？
   *[other] { $name }の{ $number }手目：もっとよい手は？
  }
riddle-how = 画面で試してみましょう。実際のゲームは変わりません。
riddle-found = 正解！　その手です。
riddle-as-played = それは実際に選んだ手です。
riddle-other = それも1つの考えですが、振り返りで見つかった手ではありません。
riddle-better = よりよい手：{ $better }
riddle-played = 実際の手：{ $played }
riddle-lost = 約{ $points }点を逃しました。
riddle-again = もう一度
riddle-replay = リプレイで見る
riddle-back = 振り返りに戻る
review-accuracy = 正確さ
review-lost = 逃した点
review-luck = 運
review-worst = もっとよい手を探そう
review-find = { $who ->
    [you] { $number }手目に、もっとよい手がありました。
   *[other] { $name }の{ $number }手目に、もっとよい手がありました。
  }
review-look = 場面を見る
review-show = 答えを見る
review-none = 誰も点を逃しませんでした。

## Rules and score pad
rules-of = { $game }のルール
rules-search = ルールを検索
rules-chapters = 目次
rules-whole = ルール全文
rules-questions = 質問と回答（{ $count }）
rules-edition = { $edition ->
    [it] イタリア語版
    [en] 英語版
    [pl] ポーランド語版
   *[other] 標準
  }
rules-sheet-what = 内訳
rules-sheet-points = 得点
rules-sheet-sum = 合計
pad-text = 箱のゲームで遊んだときに。並びを入力すると、得点を1点ずつ説明します。
pad-of = { $game }：得点計算
pad-none = このゲームの得点計算はまだありません。
pad-people = プレイヤー
pad-add = プレイヤーを追加
pad-person-name = 名前
pad-remove = { $name }を外す
pad-clear = すべて消す
pad-cleared = すべて消しました。
pad-kept = 入力した内容はこの端末に保存されます。
own-load = ファイルを読み込む
own-save = ファイルに保存
own-clear = 最初からやり直す
own-clear-sure = 入力を消して、最初からやり直しますか？
own-faults = 直すところ
own-good = すべて問題ありません。
own-text = ファイルの中身
own-kept = 入力の途中でも、この端末に保存されます。
own-back = 得点計算に戻る
pad-as-edition = 版のとおり

## First game
first-of = { $game }：チュートリアル
first-offer = 遊びながら覚える、5分のチュートリアル
first-waiting = はじめてですか？　待っている間に、遊びながら覚えられます。
first-guide = やること
first-progress = ステップ{ $step }/{ $steps }
first-other = それもできます。でも今回は、光っているところを選んでみましょう。
first-show = 見本
first-next = 次へ
first-again = もう一度
first-whole = 通しで遊ぶ
first-leave = チュートリアルをやめる
first-link = チュートリアル

## Keys
keys = キー操作
key-tab = 次のエリアへ
key-arrows = エリア内を移動
key-enter = 選ぶ・決定
key-escape = 1つ戻る
key-undo = 取り消す
key-look = ほかの人の盤面を見る
key-side = 履歴・チャット
key-hints = ヒント
key-help = 選択中、またはポインターを置いたもののヘルプ

## Settings
set-name = 名前
set-face = アイコン
set-face-number = アイコン{ $number }
set-theme = テーマ
set-theme-auto = 端末に合わせる
set-theme-light = ライト
set-theme-dark = ダーク
set-contrast = コントラスト
set-contrast-auto = 端末に合わせる
set-contrast-more = 強め
set-textsize = 文字の大きさ
set-motion = アニメーション
set-motion-full = すべて
set-motion-short = 控えめ
set-motion-none = オフ
set-letters = タイルに文字を表示
set-places = 置ける場所を表示
set-gains = 選択中に得点を表示
set-confirm = 手を決める前に確認
set-assist = 家具を自動で壁に向ける
set-notices = 自分の番を通知

## A game without pages of its own

players = { $fewest }～{ $most }人
generic-position = テーブル
generic-moves = 選べる手
generic-choose = 手を選んでください
generic-confirm = 手を確認してください
generic-make = この手に決める
generic-type = 手を検索
generic-gain = { $points }点
generic-key-moves = 次の手、前の手へ

## The server console and privacy
console = サーバー管理
console-locked = このページはサーバーの管理者用です。ターミナルに表示されたアドレスから開くか、管理者のキーを入力してください（casetta admin keyで表示できます）。
console-key = 管理者のキー
console-enter = 入る
console-show = 表示する内容
console-again = 更新
console-search = 名前、テーブル、ゲーム、アドレス
console-find = 検索
console-more = もっと見る
console-no-tables = テーブルが見つかりません。
console-no-connections = 誰も接続していません。
console-no-limits = 制限の超過はありません。
console-no-reports = 通報はありません。
console-no-blocks = ブロック中のアドレスはありません。
console-no-log = まだ何も操作していません。
console-older = これより古いテーブルはまだ検索していません。
console-done = 完了：{ $deed }
console-deeds = 操作
console-others = ほかの人の参加を止める
console-hidden = 進行中のゲームの手札、配置、チャットはここには表示されません。
console-status = サーバー
console-tables = テーブル
console-connections = 接続
console-limits = 制限の超過
console-reports = 通報
console-blocks = ブロック中
console-log = 操作履歴
console-name = 名前
console-version = バージョン
console-started = 起動日時
console-url = ほかの人用のアドレス
console-rooms = メモリー上のテーブル
console-memory-bytes = メモリー
console-database-bytes = データベース
console-disk-free-bytes = ディスクの空き容量
console-table = テーブル
console-game = ゲーム
console-names = プレイヤー
console-sockets = 接続数
console-state = 状態
console-bytes = 保存量
console-made = 作成
console-address = アドレス
console-seats = 席
console-since = 開始
console-until = 終了
console-queued-bytes = 送信待ち
console-code = 制限
console-times = 回数
console-at = 日時
console-by-name = 通報者
console-by-key = キー
console-by-browser = ブラウザー
console-by-offline = サーバー停止中
console-reason = 理由
console-text = 発言
console-why = 理由
console-by = 手段
console-deed = 操作
console-target = 対象
console-detail = 詳細
console-close = 閉じる
console-close-sure = このテーブルを閉じますか？　全員が退席します。あとで再開できます。
console-reopen = 再開
console-delete = 削除
console-delete-sure = このテーブルをゲームやチャットごと完全に削除しますか？
console-end = 切断
console-block = ブロック
console-block-sure = このアドレスを1日ブロックしますか？
console-unblock = 解除
console-mute = チャットを止める
console-mute-sure = このテーブルのチャットを止めますか？　解除するまで、誰も発言できません。
console-unmute = チャットを再開
console-mute-seat = 席{ $seat }の発言を止める
console-unmute-seat = 席{ $seat }の発言を許可
console-resolve = 対応済み
privacy = プライバシー
privacy-text = casettaにはアカウントも広告も追跡もありません。保存するのは、入力した名前、手、チャットなど、テーブルに必要なものだけです。
privacy-cookie = 自分のテーブルを次回も開けるように、Cookieを1つ使います。有効期間は1年です。
privacy-keep = このサーバーでの保存期間
privacy-ever = 無期限
privacy-finished = 終わったゲーム
privacy-running = 誰も手を進めていないゲーム
privacy-waiting = 始まらなかったテーブル
privacy-public = 始まらなかった公開テーブル
privacy-tutorials = 途中でやめたチュートリアル
privacy-finished-tutorials = 終わったチュートリアル
privacy-chat = チャット
privacy-reports = ほかのプレイヤーについての通報
privacy-addresses = テーブルを作った人のネットワークアドレス
privacy-reviews = ゲームの振り返り
privacy-admin-log = 管理者の操作履歴
privacy-operator = 削除を希望する場合は、このサーバーの管理者に連絡してください。管理者が見られるのは名前、アドレス、通報された発言です。進行中のゲームのチャットや手札は見られません。
privacy-days = { $days }日

## Friends
tables = 参加中のテーブル
tables-of = { $game }（{ $names }と）
tables-turn = { $names }の番
tables-round = ラウンド{ $number }
tables-all = すべて表示（{ $count }）
tables-fewer = 折りたたむ
tables-remove = 削除
tables-remove-of = { $game }を削除（{ $names }）
tables-remove-sure = この{ $game }のテーブルを一覧から削除しますか？　戻るにはリンクが必要です。
tables-remove-playing = この{ $game }のゲームを削除しますか？　続きはボットが代わりに遊びます。戻るにはホストの新しいリンクが必要です。
tables-remove-replay = この{ $game }のゲームをリプレイから削除しますか？
room-welcome = ようこそ、{ $name }さん！　このテーブルに席があります。
away-now = { $name }さんは離席中です。
away-soon = { $name }さんは離席中です。{ $seconds }秒たつと、戻るまでボットに任せられます。
away-bot = ボットに任せる
banner-stand-in = { $bot }が{ $name }さんの代わりにプレイ中
seat-stand-in = 代わりに{ $bot }
seat-stand-in-of = { $bot }が{ $name }さんの代わりに遊んでいます。
log-stand-in = { $who ->
    [you] しばらく{ $bot }が代わりに遊びます。
   *[other] しばらく{ $bot }が{ $name }の代わりに遊びます。
  }
log-plays-again = { $who ->
    [you] 席に戻りました。
   *[other] { $name }が席に戻りました。
  }
notice-stand-in = { $who ->
    [you] 離席していたので、ボットが代わりに遊んでいます。
   *[other] { $name }さんは離席中です。戻るまでボットが代わりに遊びます。
  }
undo-ask = 取り消しを頼む
undo-ask-text = この手を取り消すには全員の同意が必要です。最後の手の取り消しを頼みますか？
undo-asked = { $name }さんが最後の手を取り消したいそうです。認めますか？
undo-asked-of = { $other }さん、{ $name }さんが最後の手を取り消したいそうです。認めますか？
undo-yes = 認める
undo-no = 断る
undo-waits = 最後の手の取り消しを頼みました。{ $names }の返事を待っています。
undo-withdraw = やめておく
undo-refused = { $name }さんが断ったので、手はそのままです。
chat-unread = 新着{ $count }件
menu-unread = メニュー、新着メッセージ{ $count }件
rematch-offer = 同じメンバーでもう一度遊びますか？
rematch-ready = 再戦の準備ができました！
new-more = その他の設定
new-more-text = ルール、最初のプレイヤー、持ち時間、観戦
new-changed = 変更{ $count }件
begins-text = 最初に手番になる人を決めます。
new-pace-none-text = 時間の制限はありません。好きなだけ考えられます。
new-pace-reminder-text = 1手に2分かかると、やさしいお知らせが届きます。それだけです。
new-pace-live-text = 持ち時間は1人10分で、1手ごとに最大15秒戻ります。なくなると、ボットが代わりに遊びます。
new-pace-days-text = 1手につき1日まで考えられます。過ぎると、ボットが代わりに遊びます。
new-away-text = 離席した人がいるとき、ホストはすぐに、ほかの人は{ $seconds }秒後からボットに任せられます。
new-watch-text = 観戦者はテーブルを見られますが、伏せられた情報は見えません。
new-hints-text = 自分の番に、ボットならどうするかを聞けます。
new-open-text = 公開テーブルはこのサーバーのホームに表示され、誰でも参加できます。
new-chat-text = テーブルで送り合えるメッセージを決めます。
chair-name = この人の名前
zoom = 拡大
zoom-in = 拡大する
zoom-out = 縮小する
