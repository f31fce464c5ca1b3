# The pages of casetta: what every game shares.

## Games
game-dream-home = ドリームホーム
game-my-shelfie = マイシェルフィー
game-home-staging = ホームステージング
sentence-dream-home = 部屋を選んで家を建て、最後に屋根をのせよう。
sentence-my-shelfie = タイルを取って本棚へ。同じものを並べよう。
sentence-home-staging = 家具を描きこもう。通り道も忘れずに。
players-dream-home = 2〜4人
players-my-shelfie = 2〜4人
players-home-staging = 1～6人
minutes-dream-home = 30分
minutes-my-shelfie = 30分
minutes-home-staging = 40分

## Pages
pages = ページ
play = 遊ぶ
replays = リプレイ
rules = ルール
pad = 得点表
settings = 設定
language = 言語
language-name = 日本語
home = ホーム
join = 参加
join-code = コードで参加
join-code-label = テーブルのコード
join-waiting = ドアの前です。ホストが開けるのを待っています。
go-on = つづける
go-on-here = ここで続ける
retry = もう一度
reload = 読み込み直す
close = 閉じる
menu = メニュー
leave = テーブルをはなれる
on = オン
off = オフ
copy = コピー
copied = コピーしました
share = 共有

## Home
home-title = おうちの小さなゲーム、三つ
home-text = 友だちと、ボットと。登録はいりません。
home-games = ゲーム
home-trouble = サーバーにつながりません
home-against = 対戦相手：{ $names }
home-open = 参加できるテーブル
home-best = 自己ベスト { $points }点
status-waiting = 待機中
status-running = 進行中
status-finished = 終了
status-quarantined = 破損
status-closed = 閉鎖中
play-now = すぐ遊ぶ
set-up = テーブルを用意

## A new table
new-title = { $game }：新しいテーブル
new-seats = 席
new-details = 標準ルールと違う設定：{ $count }
new-pace = 持ち時間
new-pace-none = なし
new-pace-reminder = お知らせのみ
new-pace-live = 10分
new-pace-days = 1手1日
new-watch = 観戦
new-watch-link = リンクを知る人
new-watch-nobody = なし
new-hints = ヒント
new-open = 参加できる人
new-open-link = リンクを知る人
new-open-all = だれでも
new-start = ゲームを始める
new-watch-them = ゲームを見る
new-open-table = テーブルを開く
chair-who = 席{ $number }
chair-friend = 友だち
chair-friend-text = リンク、QRコード、またはコードで参加します。
chair-bot = ボット
chair-here = この画面で
chair-here-text = 順番に画面をわたします。
chair-level = 難しさ
chair-add = 席を追加
chair-remove = この席をなくす
chair-waiting = 空いている席
chair-me = 自分で遊ぶ
chair-watch = 見るだけ
begins = 最初のプレイヤー
begins-random = 抽選
begins-chosen = 選ぶ
begins-who = 最初のプレイヤーの席
begins-rotate = 順番どおり：{ $name }
begins-friend = 席{ $number }の友だち
began-random = { $who ->
    [you] 抽選であなたから始まります。
   *[other] 抽選で{ $name }から始まります。
  }
began-rotate = { $who ->
    [you] 前のゲームに続く順番で、あなたから始まります。
   *[other] 前のゲームに続く順番で、{ $name }から始まります。
  }
began-chosen = { $who ->
    [you] 選ばれたあなたから始まります。
   *[other] 選ばれた{ $name }から始まります。
  }

## The waiting room
room-title = { $game }：まもなく開始
room-seats = 集まった人
room-give-bot = ボットを入れる
room-knocks = { $name }さんが参加を希望しています。
room-admit = 入れる
room-refuse = 今はことわる
room-let-in = リンクを知る人は全員入れる
room-rename = この名前にする
room-wait = ホストがゲームを始めます。
room-given = この配りは別のゲームのものです。テーブルを作った人は内容を知っているかもしれません。
room-start = ゲームを始める
room-open-seats = 空いている席：{ $count }
invite = 友だちをさそう
invite-qr = リンクのQRコード
invite-code = テーブルのコード
invite-link = テーブルへのリンク
invite-text = { $game }であそぼう！
invite-local = 今はこのコンピューターからしかテーブルを開けません。
invite-others = ほかの人も参加できるようにする
invite-by-host = ほかの人を参加できるようにするのはホストです。

## The bar and the banner
you = あなた
name-you = { $name }（あなた）
seat-number = プレイヤー{ $number }
seat-bot = ボット
seat-here = います
seat-away = 席をはずしています
seat-next = 次の番
seat-thinking = 考え中…
seat-to-move = この人の番
seat-look = { $name }、{ $points }点：くわしく見る
look-closely = くわしく見る
points-word = { $points ->
   *[other] 点
  }
spectator = 観戦者
spectators = 観戦者：{ $count }人
table-turn = { $number }手目
title-your-turn = あなたの番：{ $game }
banner-your-turn = あなたの番
banner-everybody = みんな同時に
banner-done = 完了
banner-several = あと{ $count }人です
banner-thinking = { $name }が考えています…
banner-to-move = { $name }の番です
banner-away = { $name }は席をはずしています。待ちましょう
banner-watching = 観戦中
banner-reconnecting = 再接続中…
banner-nothing-lost = データは無事です
banner-opening = 準備中…
banner-paused = 一時停止中
banner-over = ゲーム終了
banner-wins = { $who ->
    [you] あなたの勝ち！
    [shared] 同点優勝：{ $names }
   *[other] { $count ->
        [one] { $names }の勝ち
       *[other] 同点優勝：{ $names }
    }
  }
banner-asks-back = { $who ->
    [you] 取り消しを頼みました。返事を待っています…
   *[other] { $name }が取り消したいそうです
  }
undo = 元に戻す
undo-locked = 取り消すには全員の同意が必要です。
sound = 音
sound-on = 音あり
sound-off = 音なし
help = ルールとヘルプ
help-ask = テーブルの上のものについて聞く
help-ask-tap = 知りたいものをタップしてください。
help-ask-not = やめる
clock = 残り時間
clock-hours = { $hours }時間
reminder = { $who ->
    [you] みんながあなたの番を待っています。あわてなくて大丈夫。
   *[other] { $name }はじっくり考えています。チャットで声をかけてみる？
  }
put-back = 戻す
rule-why = もとになるルール

## Log, chat, table
side = 記録・チャット・テーブル
log = 記録
chat = チャット
room = テーブル
log-empty = まだ何も起きていません。
log-table = テーブル
log-move = { $who ->
    [you] あなたが動かしました。
   *[other] { $name }が動かしました。
  }
log-played = { $who ->
    [you] あなた：{ $move }
   *[other] { $name }：{ $move }
  }
log-undo = { $who ->
    [you] あなたが取り消しました。
   *[other] { $name }が取り消しました。
  }
log-redo = { $who ->
    [you] あなたがやり直しました。
   *[other] { $name }がやり直しました。
  }
log-ask = { $who ->
    [you] あなたが取り消しを頼みました。
   *[other] { $name }が取り消しを頼みました。
  }
log-agree = { $who ->
    [you] あなたが認めました。
   *[other] { $name }が認めました。
  }
log-refuse = { $who ->
    [you] あなたが断りました。
   *[other] { $name }が断りました。
  }
log-pause = { $who ->
    [you] あなたが一時停止しました。
   *[other] { $name }が一時停止しました。
  }
log-resume = { $who ->
    [you] あなたが再開しました。
   *[other] { $name }が再開しました。
  }
chat-empty = まだメッセージはありません。
chat-write = メッセージを書く
chat-send = 送信
sign-out-others = ほかの端末を切断する
signed-out = ほかの端末を切断しました。
emotes = リアクション
emote-hello = こんにちは！
emote-good-luck = がんばって！
emote-well-done = おみごと！
emote-thanks = ありがとう！
emote-laugh = ははは！
emote-wow = すごい！
emote-oops = しまった！
emote-thinking = 考え中…
new-chat = チャット
new-chat-on = オン
new-chat-emotes = リアクションのみ
new-chat-off = オフ
mute-spectators = 観戦者の発言を止める
unmute-spectators = 観戦者の発言を許可する
seat-muted = 発言停止中
seat-more = { $name }さんの操作
seat-hush = メッセージを隠す
seat-show = メッセージを表示する
seat-mute = 発言を止める
seat-unmute = 発言を許可する
seat-report = 報告する
seat-kick = テーブルから外す
seat-kick-sure = { $name }さんをテーブルから外しますか？リンクは使えなくなり、席を別の人に渡せます。
report-of = { $name }さんを報告する
report-reason = 何がありましたか？
report-text = このサーバーの管理者だけが見ます。
report-send = 報告を送る
report-cancel = キャンセル
reported = ありがとうございます。報告を送りました。
notice-moved-in = { $who ->
    [you] この席はあなたのものになりました。受け取ったリンクは、このブラウザーだけで使えます。
   *[other] { $name }さんの席は、本人のブラウザーで開かれました。
  }
notice-device = { $who ->
    [you] あなたの席が別の端末で開かれました。
   *[other] { $name }さんが端末を追加しました。
  }
notice-taken-back = { $who ->
    [you] ホストがあなたの席の新しいリンクを作りました。
   *[other] ホストが{ $name }さんの席を取り戻しました。
  }
notice-kicked = ホストが{ $name }さんをテーブルから外しました。
notice-muted = { $who ->
    [you] ホストがあなたの発言を止めました。
    [spectators] ホストが観戦者の発言を止めました。
   *[other] ホストが{ $name }さんの発言を止めました。
  }
notice-unmuted = { $who ->
    [you] また発言できます。
    [spectators] 観戦者はまた発言できます。
   *[other] { $name }さんはまた発言できます。
  }
notice-silenced = { $who ->
    [you] サーバーの管理者があなたの発言を止めました。
    [spectators] サーバーの管理者がチャットを止めました。
   *[other] サーバーの管理者が{ $name }さんの発言を止めました。
  }
notice-unsilenced = { $who ->
    [you] また発言できます。
    [spectators] サーバーの管理者がチャットを再開しました。
   *[other] { $name }さんはまた発言できます。
  }
act-pause = 一時停止
act-resume = 再開
act-ask-back = 戻したいと頼む
act-hand-over = ボットに代わってもらう
act-take-seat = 自分にもどる
pace = 速さ
pace-slower = ゆっくり
pace-faster = 速く
pace-hold = 一時停止
pace-go = 続ける
pace-step = 一手進む
television = テレビに映す
television-come = 読み取るか、コードを入力：
television-points = ここまでの得点
watch-link = 別の画面用リンク
watch-link-text = テーブルが映ります。秘密は見えません。
my-link = 別の端末でつづける
my-link-text = 別の端末でこのリンクを開いてください。この席の古いリンクは使えなくなりますが、このブラウザーではつづけられます。
devices = { $count ->
    [one] あなたの席は、この端末だけで開いています。
   *[other] あなたの席は{ $count }台の端末で開いています。
  }
hints = ヒント
hints-thinking = ビーバーが考えています…
hints-expects = 最終約{ $points }点、勝率{ $chance }
hints-text = 選ぶと盤に表示されます。まだ確定しません。
why = どうして？
why-of = なぜ？{ $move }
why-thinking = 考えています…
why-nothing = なんとなく、です。

## What goes wrong
lost-since = { $time }から接続がありません。データは無事です。
renewed = casettaが更新されました。
missed = 見ていない手：{ $count }
seat-handed = いまは{ $name }が代わりに遊んでいます。
refused-unreachable = サーバーにつながりません。接続を確かめて、もう一度お試しください。
refused-turned-away = 今回は席がありませんでした。
refused-no-network = ネットワークに接続されていません。
gate-other = 門が閉まっています
gate-no-such-link = このリンクでは入れません
gate-no-such-link-text = 途中が欠けているのかもしれません。送った人に聞くか、コードで参加してください。
gate-link-revoked = このリンクは新しくなりました
gate-link-revoked-text = 別の端末で開かれたか、席が別の人に変わりました。ホストに新しいリンクを聞いてください。
gate-kicked = ホストがあなたをテーブルから外しました
gate-kicked-text = この席のリンクはもう使えません。心当たりがなければホストに聞くか、別のテーブルで遊んでください。
gate-no-such-table = そのテーブルはありません
gate-no-such-table-text = 片づけられたようです。新しく用意するか、コードで参加してください。
gate-not-found = ここには何もありません
gate-not-found-text = 下のボタンでホームに戻れます。
gate-not-finished = このゲームはまだ終わっていません
gate-not-finished-text = 終わるとリプレイが見られます。
gate-other-tab = 別のタブで遊んでいます
gate-other-tab-text = このテーブルはそちらで開いています。タブは一つで十分です。何も失われていません。
gate-protocol-too-old = casettaが更新されました
gate-protocol-too-old-text = このタブは更新前のものです。読み込み直してください。何も失われません。
gate-seat-taken = 席がいっぱいです
gate-seat-taken-text = ほかの人が先に座りました。ホストに席を頼むか、自分のテーブルを用意しましょう。

## Handing over
door-hand-over = { $name }さんにわたしてください
door-secret = ひみつはドアの向こうです。
door-open = { $name }です

## The end
end-title = ゲーム終了
end-shut = 盤を見る
end-show = 得点を見る
end-place = 順位
end-player = プレイヤー
end-lines = 得点の内訳
end-all = すべて表示
end-rematch = もう一戦
end-rematch-join = 次の対戦へ
end-replay = リプレイ
end-same-deal = 同じ配りでもう一度
end-record = 記録を保存
end-save = 保存
end-best = 自己ベスト更新！
end-picture = 画像（{ $kind }）
end-host-rematch = 再戦はホストが始めます。始まるとここに出ます。
picture-caption = { $points ->
   *[other] { $game } · { $name } { $points }点
  }
awards = よかったところ
award-line = 一番大きな得点：「{ $line }」で{ $points }点
award-part = 「{ $part }」で一番：{ $points }点
award-round = { $points ->
   *[other] { $points }通りで得点。一番多彩でした
  }
award-best = 「{ $line }」が光りました：{ $points }点
award-close = { $points ->
   *[other] わずか{ $points }点差。名勝負でした！
  }
award-even = 同点。名勝負でした！

## Replay
replay-of = リプレイ：{ $game }
replay-eyes = だれの目で見るか
replay-all = すべて
replay-back = 一手もどる
replay-next = 一手すすむ
replay-play = 再生
replay-pause = 止める
replay-move = 手数
replay-at = { $last }手中{ $at }手目
replay-link = この場面のリンク
replay-on = ここから続ける
replays-none = 終わったゲームはまだありません。終わるとここに並びます。
review = 振り返り
review-waiting = 一手ずつ調べています。少しお待ちください…
review-progress = { $of }手のうち{ $done }手を調べました
review-soon = まもなく順番です。
review-try = 考えてみる
review-again = もう一度
review-skill = 運と実力
review-skill-text = 初めに見込めた点から手放した点を引き、運とほかの人が残した分を足すと、得点になります。
review-start = 見込み
review-points = 得点
review-accuracy-of = { $name }:{ $percent }パーセント
review-graph = 一手ごとに
review-graph-points = 得点
review-graph-chance = 勝率
review-graph-of = { $count ->
   *[other] { $count }人が一手ごとに見込めた結果。
  }
riddle = もっとよい手を探そう
riddle-question = { $who ->
    [you] あなたの{ $number }手目：もっとよい手は？
   *[other] { $name }の{ $number }手目：もっとよい手は？
  }
riddle-how = 盤の上で試してみましょう。ゲームには影響しません。
riddle-found = 正解！その手です。
riddle-as-played = 実際に選ばれた手です。
riddle-other = 別の考えですね。振り返りで見つかったのは違う手です。
riddle-better = よりよい手：{ $better }
riddle-played = 実際の手：{ $played }
riddle-lost = およそ{ $points }点を手放しました。
riddle-again = もう一度
riddle-replay = リプレイで見る
riddle-back = 振り返りへ
review-accuracy = 正確さ
review-lost = 手放した点
review-luck = 運
review-worst = もっとよい手を探そう
review-find = { $who ->
    [you] あなたの{ $number }手目に、もっとよい手がありました。
   *[other] { $name }の{ $number }手目に、もっとよい手がありました。
  }
review-look = 場面を見る
review-show = 答えを見る
review-none = むだな手はありませんでした。

## Rules and score pad
rules-of = { $game }のルール
rules-search = ルールを検索
rules-chapters = 章
rules-whole = ルール全文
pad-text = 箱のゲーム用。並びを入力すると、得点をすべて説明します。
pad-of = { $game }の得点表
pad-none = このゲームの得点表はまだありません。
pad-people = プレイヤー
pad-add = プレイヤーを追加
pad-person-name = 名前
pad-remove = { $name }を外す
pad-clear = すべて消す
pad-kept = 入力した内容はこの端末に保存されます。
own-load = ファイルを読み込む
own-save = ファイルに保存
own-clear = 最初からやり直す
own-clear-sure = 本当にやり直しますか？
own-faults = 直すところ
own-good = すべて問題ありません。
own-text = ファイルの文面
own-kept = 書きかけでも、この端末に保存されます。
own-back = スコアパッドに戻る
pad-as-edition = エディションのとおり

## First game
first-of = { $game }：チュートリアル
first-offer = 遊びながら覚える、5分のチュートリアル
first-waiting = はじめてですか？待つあいだに、遊びながら覚えられます。
first-guide = やること
first-progress = { $steps }のうち{ $step }
first-other = それもできます。でも今回は、光っているところを試してみましょう。
first-show = 見せて
first-next = 次へ
first-again = もう一度
first-whole = 通しで遊ぶ
first-leave = チュートリアルを終える
first-link = チュートリアル

## Keys
keys = キー操作
key-tab = 次のエリアへ
key-arrows = エリア内を移動
key-enter = 選ぶ・決定
key-escape = 一つ戻る
key-undo = 元に戻す
key-look = ほかの人の盤を見る
key-side = 記録・チャット
key-hints = ヒント
key-help = 今選んでいるもののヘルプ

## Settings
set-name = 名前
set-face = アイコン
set-face-number = アイコン{ $number }
set-theme = テーマ
set-theme-auto = システム
set-theme-light = ライト
set-theme-dark = ダーク
set-contrast = コントラスト
set-contrast-auto = システム
set-contrast-more = 強め
set-textsize = 文字の大きさ
set-motion = アニメーション
set-motion-full = すべて
set-motion-short = 短め
set-motion-none = なし
set-letters = タイルに文字
set-places = 置ける所を表示
set-gains = 選択中に得点を表示
set-confirm = 手を決める前に確認する
set-assist = 家具が自動で壁に向く
set-notices = 自分の番を通知

## A game without pages of its own

players = { $fewest }～{ $most }人
generic-position = テーブル
generic-moves = できること
generic-choose = 手を選んでください
generic-confirm = 手を確かめてください
generic-make = この手で決める
generic-type = 手をさがす
generic-gain = { $points }点
generic-key-moves = 手から手へ移る

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
console-no-connections = だれも接続していません。
console-no-limits = 制限の超過はありません。
console-no-reports = 通報はありません。
console-no-blocks = ブロック中のアドレスはありません。
console-no-log = まだ何も操作していません。
console-older = これより古いテーブルはまだ検索していません。
console-done = 完了：{ $deed }
console-deeds = 操作
console-others = ほかの人の参加を止める
console-hidden = 進行中のゲームの手札や配り、チャットはここには表示されません。
console-status = サーバー
console-tables = テーブル
console-connections = 接続
console-limits = 制限の超過
console-reports = 通報
console-blocks = ブロック中
console-log = 記録
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
console-close-sure = このテーブルを閉じますか？全員が退席します。あとで再開できます。
console-reopen = 再開
console-delete = 削除
console-delete-sure = このテーブルをゲームやチャットごと完全に削除しますか？
console-end = 切断
console-block = ブロック
console-block-sure = このアドレスを1日ブロックしますか？
console-unblock = 解除
console-mute = チャットを止める
console-mute-sure = このテーブルのチャットを止めますか？解除するまで、だれも発言できません。
console-unmute = チャットを再開
console-mute-seat = 席{ $seat }の発言を止める
console-unmute-seat = 席{ $seat }の発言を許可
console-resolve = 対応済み
privacy = プライバシー
privacy-text = casettaにはアカウントも広告も追跡もありません。保存するのは、入力した名前、手番の内容、チャットなどテーブルに必要なものだけです。
privacy-cookie = このブラウザーが自分のテーブルを見つけられるように、クッキーを1つ使います（有効期間は1年）。
privacy-keep = このサーバーでの保存期間
privacy-ever = 無期限
privacy-finished = 終わったゲーム
privacy-running = だれも手番を進めないゲーム
privacy-waiting = 始まらなかったテーブル
privacy-public = 始まらなかった公開テーブル
privacy-tutorials = 途中でやめたチュートリアル
privacy-finished-tutorials = 終わったチュートリアル
privacy-chat = チャット
privacy-reports = ほかのプレイヤーについての通報
privacy-addresses = テーブルを作った人のネットワークアドレス
privacy-reviews = ゲームの分析
privacy-admin-log = 管理者の操作の記録
privacy-operator = 削除を希望する場合は、このサーバーの管理者に連絡してください。管理者に見えるのは名前、アドレス、通報された発言で、進行中のゲームのチャットや手札は見えません。
privacy-days = { $days }日

## Friends
tables = あなたのテーブル
tables-of = { $game }（{ $names }さんと）
tables-turn = { $names }の番
tables-round = ラウンド{ $number }
tables-all = すべて表示（{ $count }）
tables-fewer = 少なく表示
tables-remove = 削除
tables-remove-of = { $game }を削除（{ $names }）
tables-remove-sure = この{ $game }のテーブルを一覧から削除しますか？戻るにはリンクが必要です。
tables-remove-playing = この{ $game }の対戦を削除しますか？あとはボットが代わりに遊びます。戻るにはホストの新しいリンクが必要です。
tables-remove-replay = この{ $game }の対戦をリプレイから削除しますか？
room-welcome = { $name }さん、ようこそ！このテーブルに席があります。
away-now = { $name }さんは離席中です。
away-soon = { $name }さんは離席中です。{ $seconds }秒たつと、戻るまでボットに代わってもらえます。
away-bot = ボットに代わる
banner-stand-in = { $bot }が{ $name }の代わりにプレイ中
seat-stand-in = { $bot }が代理
seat-stand-in-of = { $bot }が{ $name }さんの代わりに遊んでいます。
log-stand-in = { $who ->
    [you] しばらく{ $bot }があなたの代わりに遊びます。
   *[other] しばらく{ $bot }が{ $name }の代わりに遊びます。
  }
log-plays-again = { $who ->
    [you] あなたが席に戻りました。
   *[other] { $name }が席に戻りました。
  }
notice-stand-in = { $who ->
    [you] 離席していたので、ボットが代わりに遊んでいます。
   *[other] { $name }さんは離席中です。戻るまでボットが代わりに遊びます。
  }
undo-ask = 取り消しを頼む
undo-ask-text = この手はもう一人では取り消せません。最後の手を取り消してよいか、みんなに聞きますか？
undo-asked = { $name }さんが最後の手を取り消したいそうです。よろしいですか？
undo-asked-of = { $other }さんへ：{ $name }さんが最後の手を取り消したいそうです。よろしいですか？
undo-yes = 認める
undo-no = 断る
undo-waits = 最後の手の取り消しを頼みました。{ $names }の返事を待っています。
undo-withdraw = やめておく
undo-refused = { $name }さんは同意しませんでした。手はそのままです。
chat-unread = 新着{ $count }件
menu-unread = メニュー、新着メッセージ{ $count }件
rematch-offer = 同じ人ともう一度遊びますか？
rematch-ready = 次の対戦の準備ができました！
new-more = その他の設定
new-more-text = ルール、先攻、ペース、観戦
new-changed = { $count }件変更
begins-text = だれが最初の手番になるかが変わります。
new-pace-none-text = それぞれ好きなだけ考えられます。
new-pace-reminder-text = 1手に2分かかると、やさしいお知らせが出ます。それだけです。
new-pace-live-text = 持ち時間は全体で10分、1手ごとに最大15秒戻ります。切れたあとはボットが代わりに遊びます。
new-pace-days-text = 1手に1日使えます。過ぎるとボットが代わりに遊びます。
new-away-text = だれかが離席したら、ホストはすぐに、ほかの人は{ $seconds }秒後に、ボットに代わりを頼めます。
new-watch-text = 観戦者はテーブルを見られますが、隠された情報は見えません。
new-hints-text = 自分の番に、ボットならどうするかを聞けます。
new-open-text = 公開テーブルはこのサーバーのホームに載り、だれでも参加できます。
new-chat-text = テーブルで互いに何を書けるかが変わります。
chair-name = この人の名前
