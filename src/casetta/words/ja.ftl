# casettaのメニューとエラー。各ゲームの文は、そのゲームのフォルダーにあります。

## 外から来たものの誤り

wrong-unknown-game = { $game }というゲームはありません。ゲーム: { $known }
wrong-unknown-option = { $option }というオプションはありません。オプション: { $known }
wrong-unknown-option-value = { $option }に{ $value }は指定できません。指定できる値: { $known }
wrong-unknown-seats = { $game }は{ $seats }人では遊べません。遊べる人数: { $known }
wrong-unknown-bot = { $bot }というボットはいません。ボット: { $known }
wrong-unknown-language = { $language }という言語はありません。言語: { $known }
wrong-unknown-command = { $command }というコマンドはありません。コマンド: { $known }
wrong-misspelt-command = { $command }というコマンドはありません。もしかして { $nearest } ですか？ コマンド一覧: casetta --help
wrong-needs-the-launcher = これはcasettaのクローンの ./casetta でのみ使えます。
wrong-play-what = ゲーム名を指定してください：casetta play my-shelfie …（{ $known }）。casetta play だけならメニューが開きます。
wrong-command-line = コマンドラインを読み取れません（{ $detail }）。使い方: casetta --help
wrong-wrong-seats = { $text }は席の指定として読めません。例: me,me:Anna,bot:greedy
wrong-wrong-first = 「{ $text }」では誰が始めるか決まりません。randomか、0～{ $last }の席の番号を入力してください。
wrong-wrong-option = { $text }はオプションとして読めません。例: name=value
wrong-no-such-file = { $file }を読み込めません: { $reason }
wrong-cannot-write = { $file }に書き込めません: { $reason }
wrong-broken-cards = プログラム付属のカードデータが壊れています: { $reason }

wrong-not-utf8 = この行はUTF-8ではありません。
wrong-not-json = この行はJSONではありません。
wrong-not-an-object = この行はJSONオブジェクトではありません。
wrong-field-not-an-object = { $where }がJSONオブジェクトではありません。
wrong-unknown-question = そのような質問はできません。できる質問: { $known }
wrong-missing-field = { $where }がありません。
wrong-unknown-field = 項目{ $field }は不明なので無視しました。
wrong-not-a-number = { $where }が整数ではありません。
wrong-out-of-bounds = { $where }が{ $lowest }から{ $highest }の範囲にありません。
wrong-not-a-flag = { $where }がtrueでもfalseでもありません。
wrong-not-a-choice = { $where }が次のどれでもありません: { $known }
wrong-not-a-list = { $where }が正しい長さのリストではありません。
wrong-wrong-grid = { $where }が{ $columns }文字の文字列{ $rows }個の図になっていません。
wrong-unknown-sign = { $where }に使えない文字があります。使える文字: { $known }
wrong-too-many = { $where }の項目が{ $most }個を超えています。
wrong-page-not-toml = { $where }：TOML として読めません：{ $reason }
wrong-file-not-utf8 = { $where }：ファイルがUTF-8ではありません。
wrong-page-not-entries = { $where }：二重角かっこの項目で書いてください。
wrong-page-not-a-text = { $where } は文字列で書いてください。
wrong-page-not-so-many = { $where } は{ $length }個の整数のリストではありません。
wrong-page-no-entry = { $where }：{ $name } の項目がありません。
wrong-page-twice = { $where }：{ $name } が2回あります。
wrong-page-strange-key = { $where }：ここでは使えない項目です。もしかして { $nearest } ですか？ 使えるのは { $known }
wrong-page-unknown-key = { $where }：ここでは使えない項目です。使えるのは { $known }
wrong-page-long-text = { $where }：文字列が長すぎます。{ $most }文字までです。
wrong-hidden-sign = { $where }：制御文字や書字方向を変える文字など、表示できない文字が含まれています。取り除いてください。
wrong-more-faults = 誤りは{ $most }件より多くあります。まずここまでを直してください。
wrong-own-digest = この記録のカードまたはシナリオは、実際に使われたものと違います。
wrong-card-twice = { $where }に同じカードが2枚あります。
wrong-wrong-luck-key = { $where }が16進数64桁のキーではありません。

wrong-unreadable-move = 手として読み取れません。
wrong-illegal-move = その手は今、ルール上できません。
wrong-not-your-turn = この席の手番ではありません。
wrong-game-over = ゲームはもう終わっています。
wrong-stale-move = その手は前の局面に対するものです。現在のテーブルはバージョン{ $version }です。

wrong-record-not-json = このファイルはゲーム記録ではありません。JSON文書になっていません。
wrong-record-format = 記録の形式は{ $format }ですが、このプログラムが読めるのは形式{ $known }です。最初に合わない箇所: { $event }手目
wrong-record-newer = 記録はルールのバージョン{ $version }で作られましたが、このプログラムが知っているのはバージョン{ $known }です。casettaを更新してください。最初に合わない箇所: { $event }手目
wrong-record-altered = 記録が書き換えられています。最初に合わない箇所: { $event }手目
wrong-record-digest = 記録が書き換えられています。局面のダイジェストが一致しません。最初に合わない箇所: { $event }手目
wrong-record-illegal = 記録が書き換えられています。ルール上できない手があります。最初に合わない箇所: { $event }手目
wrong-no-such-event = { $event }手目はありません。最後は{ $last }手目です。

## コマンドライン

help-casetta = 家がテーマのボードゲーム3作を1人でもみんなでも。ルールの質問にも答えます。コマンドを省くと、ゲームのサーバーを起動してブラウザーを開きます。
help-play = 端末でゲームを遊びます。ボットどうしの対戦も可能です。ゲーム名を省くとメニューが開きます。
help-replay = 記録を再生し、局面、得点表、順位を表示します。
help-ask = JSONの質問を1行ずつ受け取り、順に答えます。
help-score = 得点計算: テーブルの様子を入力すると内訳が出ます。
help-bench = 1秒に何回ランダムに対局できるか、serverならサーバーがどこまで耐えるかを測ります。
help-perft = 最初の配置から続く手順を数えます。
help-selfcheck = この環境でルールの法則が守られるか検査します。
help-doctor = バージョン、フォルダー、不足とその直し方を表示します。
help-golden = 基準の対局と手数を照合・更新します（開発者用）。
help-setup = このクローンのPythonパッケージとページを準備します。
help-dev = 開発用にcasettaを起動します。ファイルを変更すると、ページとサーバーが自動で再読み込みされます。
help-test = このクローンの検査とテストを実行します。
help-audit = casettaが使うパッケージに既知の脆弱性がないか調べます（外部サービスに問い合わせます）。

help-usage = 使い方
help-heading-play = 遊ぶ
help-heading-study = 研究する
help-heading-host = サーバーを運用する
help-heading-develop = 開発する
help-heading-arguments = 引数
help-heading-options = オプション
help-argument-help = このヘルプを表示します。
help-argument-lang = 言語: en、it、pl、ja
help-argument-version = バージョンを表示します。
help-argument-dev = 開発者用のツールも準備します。
help-argument-game = ゲーム名（例: my-shelfie）
help-argument-players = プレイ人数
help-argument-seats = 各席の人とボット（カンマ区切り）
help-argument-first = 誰が始めるか：random（抽選）または席の番号（0から）。
help-argument-seed = シード値。同じ値なら同じ配置になります。
help-argument-record = ゲームの記録をこのファイルに書き出します。
help-argument-quiet = 結果だけを表示します。
help-argument-edition = 使うルールブックの版
help-argument-option = ルールの選択（名前=値）。何度でも指定できます。
help-argument-file = ファイル。省略できる場合は標準入力を読みます。
help-argument-at = この手数まで進めた局面を表示します。
help-argument-json = プログラム向けにJSONで答えます。
help-argument-games = 対局数
help-argument-life = compiledまたはplain
help-argument-mode = playout（数えて選ぶ）またはlist（全手を列挙）
help-argument-compare = docs/performance.mdの値やC言語版と比較します。
help-argument-short = server: 少なめに、30秒ほどで測ります。
help-argument-after = 数える前にランダムに進める手数
help-argument-depth = 何手先まで数えるか
help-argument-write = ファイルを書き直します。

## ベンチマーク

bench-compiling = { $game }のルールをコンパイルしています…
bench-compiled = …{ $seconds }秒で準備できました。
bench-compare-heading = CPU時間1秒あたりのランダム対局数: 今回、保存値、C、今回/C
bench-server-start = 起動と終了
bench-server-idle = 何もしない接続 { $sockets }本
bench-server-come = { $tables }卓に全員が着席
bench-server-moves = 毎秒{ $rate }手を{ $seconds }秒間

## 法則

selfcheck-law = { $game }: { $law }
selfcheck-watched = ランダムな対局（一手ごとに検査）
selfcheck-kept = すべての法則が守られています。
selfcheck-broken = 法則が{ $count }回破られました。上の行をご覧ください。
law-replay = 同じ手順なら同じゲームになる
law-lists = 手の数は手の一覧と一致する
law-notation = 手は書いたとおりに読める
law-door = ルールどおりの手しか通らない
law-secrets = 秘密は漏れない
law-guess = 推測はありうる局面になる
law-conservation = 何もなくならない
law-end = どのゲームも必ず終わる
law-score = すべての得点に説明がつく
law-commute = 同時に動くプレイヤーは互いに影響しない
law-shortcuts = 近道を使っても結果は変わらない

## 会話の終わり

end-quit = お疲れさまでした。
end-of-input = 入力が途中で終わりました。
end-interrupted = 中断しました。

## プレイヤー

turn-you = あなた
turn-player = 席{ $number }
bot-greedy = 欲張り
bot-random = 運任せ
bot-potential = 先読み
bot-monte-carlo = モンテカルロ
bot-tree = 探索
bot-snail = カタツムリ
bot-swallow = ツバメ
bot-beaver = ビーバー
bot-owl = フクロウ

## 端末での手番

turn-title = { $player }の手番です
turn-title-alone = あなたの手番です
turn-hint = 手（例: { $example }） · m できる手 · ? ヘルプ · sheet 得点 · save FILE · quit
turn-hint-chosen = Enterで確定 · uで取り消し
turn-preview = { $move }   得点: { $before } → { $after }
turn-advice-points = 見込み{ $points }点
turn-advice-chance = 勝率{ $chance } %
reason-total = その後の得点：{ $points }
reason-last = これでゲームが終わります
reason-part = { $points }点獲得：{ $part }
turn-nothing-typed = 手を入力してください。?でヘルプが出ます。
turn-nothing-to-undo = 取り消せる手がありません。
turn-taken-back = 取り消しました。
turn-saved = { $file }に保存しました。
turn-recorded = 記録は{ $file }にあります。
turn-page-enter = Enterで次へ
turn-door = { $player }の手番です。
turn-door-others = ほかの人は画面を見ないでください。
turn-door-enter = 画面の前に自分だけになったら、Enterを押してください。

turn-help-move = 手の入力
turn-help-move-text = 入力すると結果を確かめられ、Enterで確定します。 大文字でも小文字でもかまいません。
turn-help-moves = m
turn-help-moves-text = 今できる手を表示します。
turn-help-undo = u
turn-help-undo-text = 確定する前なら、手を取り消せます。
turn-help-sheet = sheet
turn-help-sheet-text = ここまでの得点の内訳を表示します。
turn-help-hint = hint
turn-help-hint-text = 強いボットならどの手を選ぶか聞きます。
turn-help-save = save FILE
turn-help-save-text = ここまでのゲームの記録を書き出します。 非公開のカードもすべて含まれます。
turn-help-quit = quit
turn-help-quit-text = ゲームを途中でやめます。

wrong-turn-save-where = どのファイルですか？ saveに続けてファイル名を入力してください。
wrong-turn-file-exists = { $file }はすでにあります。別の名前にしてください。

## 得点表

sheet-total = 合計
ranking = 順位

## メニュー

menu-title = 家をテーマにした3つのボードゲーム
menu-hint = Enterで[ ]内の答えを選択 · uで戻る · quitで終了 · en it pl ja
menu-game = どのゲームで遊びますか？
menu-players = 何人で遊びますか？ { $known }
menu-rivals = 対戦相手は？
menu-rivals-greedy = 欲張りボット{ $rivals }体。その場で一番点になる手を選びます。
menu-rivals-random = 運任せボット{ $rivals }体。ランダムに手を選びます。
menu-rivals-potential = 先読みボット。最後の得点を考えますが、ほかの人のことは考えません。
menu-rivals-monte-carlo = どの手も最後まで何度も試してから選ぶボット。
menu-rivals-tree = 何手も先を考えるボット。
menu-rivals-snail = カタツムリ：おだやか。初めての人に。
menu-rivals-swallow = ツバメ：堅実。
menu-rivals-beaver = ビーバー：するどく、よく考えます。
menu-rivals-owl = フクロウ：達人。
menu-rivals-people = この画面で交代しながら、人どうしで遊びます。
menu-name = { $number }人目の名前は？
menu-option = { $option }を選んでください
menu-no-terminal = メニューには端末が必要です。端末がない場合は、casetta play my-shelfie --seats bot:greedy,bot:random のようなコマンドか、casetta --help を入力してください。

## 得点計算

pad-title = { $game }: 得点計算
pad-welcome = Enterで[ ]内の答えを選択、uで戻る、?で説明、quitで終了。 席順に時計回りで入力してください。
pad-people = 何人分ですか？ { $known }
pad-name = { $number }人目の名前は？
pad-tie = 同点です。
wrong-pad-needs-answer = 答えを入力してください。
wrong-pad-nothing-to-undo = これより前には戻れません。
wrong-pad-not-a-choice = 次の中から答えてください: { $known }
wrong-pad-wrong-name = 名前は1～{ $most }文字です。

## リプレイ

replay-title = { $event }手目の局面（全{ $last }手）
replay-deal = 最初の配置です。
replay-unfinished = このゲームは最後まで遊ばれていません。

## What lies in the box

help-cards = ゲームの箱に入っているカードやコマと、その出典を表示します。
help-argument-cards = 自分のカードファイル（TOML）
wrong-no-own = { $game } では自分のファイルは使えません。
wrong-own-faults = { $file } は使えません：
listing-head-card = カード
listing-head-points = 点
listing-head-children = 隠れた子ども
listing-head-source = 出典
listing-head-copies = 枚数
listing-head-copies-source = 枚数の出典
listing-head-place = 置き場所
listing-head-option = 選択肢
listing-head-circulation = 通路
listing-head-seats = 座席
listing-head-pictures = 絵柄
listing-head-number = 番号
listing-head-rule = 条件
listing-head-players = 人数

## Scenarios

place-line = { $line }行目
wrong-unknown-action = casetta scenario { $action } はありません。使えるのは { $known }
wrong-which-scenario = どのシナリオですか。casetta scenario { $action } の後にファイルか名前を入れてください。
wrong-unknown-scenario = { $scenario }というシナリオはありません。あるのは { $known }
help-scenario = Home Staging のシナリオを確認・表示・一覧・作成します。
help-argument-scenario = Home Staging のシナリオの名前、またはファイル。
help-argument-action = ファイルの確認(check)、シナリオの表示(show)・一覧(list)・作成(new)。
help-argument-names = ファイル、またはシナリオの名前。
help-argument-difficulty = 新しいシナリオのむずかしさ。0（お試し）から3（むずかしい）まで。
help-argument-out = このファイルに書き込みます。

## The server

serve-here = casetta が開きました：{ $url }
serve-once = このアドレスは一度だけ使え、開いたブラウザーが管理者になります。
serve-others = 同じネットワークの人はこちら：{ $url }
serve-data = ゲームの保存先：{ $folder }
serve-end = 終了するには Ctrl-C
pages-none = サーバーは動いていますが、ページはまだ作られていません。
pages-how = いったん終了して ./casetta で起動し直すと、準備のときにページが作られます。それまでは ./casetta play で端末から遊べます。
wrong-no-free-port = ポート { $port } 以降に空きがありません。
wrong-proxy-everybody = --trusted-proxyにはアドレスが必要です。{ $proxy }を信頼すると、だれでも自分のアドレスを選べてしまいます。
wrong-wrong-address = { $address }はアドレスではありません。IPv4かIPv6のアドレス、または192.0.2.0/24のようなネットワークを指定してください。
wrong-broken-key = { $file }のキーを読み取れません。casetta admin key --renewで新しいキーを作れます。
wrong-broken-file = { $file }を読み取れません。修復するか削除してください。
wrong-unknown-keep = { $name }という保存項目はありません。指定できるもの：{ $known }
wrong-wrong-keep = { $name }は1から{ $most }までの日数、またはever（無期限）で指定します。
wrong-admin-which = 対象を指定してください：casetta admin { $what } 対象（casetta adminの一覧に表示されます）
wrong-admin-no-server = { $folder }を使っているサーバーはありません。サーバーなしで使えるのはkey、blocks、block、unblock、delete、logだけです。
wrong-admin-no-answer = { $url }のサーバーから応答がありません。
wrong-admin-refused = サーバーに拒否されました：{ $reason }
admin-done = 完了しました。
wrong-cannot-start = サーバーを起動できませんでした。
wrong-test-mode-variable = テストモードには環境変数 { $variable }=1 も必要です。
wrong-test-mode-loopback = テストモードはこのコンピューターだけで動きます。
wrong-unknown-limit = { $name }という上限はありません。上限: { $known }
wrong-wrong-limit = 上限{ $name }は{ $least }から{ $most }までの整数です。
wrong-unusable-certificate = 証明書 { $certificate } は鍵 { $key } と一緒に使えません。
wrong-unknown-avatar = その絵はありません。使えるもの：{ $known }

refused-bad-message = このメッセージは読み取れません。
refused-bad-request = この要求には応えられません。
refused-unreadable-move = 手として読み取れません。
refused-wrong-first = このテーブルでは、その決め方で始められません。
refused-illegal-move = 今はルール上できません。
refused-stale-move = その間に場が変わりました。もう一度見てください。
refused-not-your-turn = あなたの番ではありません。
refused-game-over = ゲームは終わっています。
refused-paused = ゲームは一時停止中です。
refused-not-paused = ゲームは一時停止していません。
refused-unknown-bot = そのボットはいません。
refused-nothing-to-undo = 自分だけで取り消せる手はありません。
refused-nothing-to-redo = やり直せる手はありません。
refused-nobody-asks = いま確認中のことはありません。
refused-already-asked = すでに確認中のことがあります。
refused-id-taken = この識別子は別のことに使われています。
refused-already-started = ゲームはもう始まっています。
refused-not-started = ゲームはまだ始まっていません。
refused-not-finished = ゲームはまだ終わっていません。
refused-seats-open = まだ空席があります。
refused-seat-taken = この席は埋まっています。
refused-entropy-given = この席はもうシャッフルに加わりました。
refused-deal-given = このテーブルの配りは決められているため、何も加えられません。
refused-not-handed-over = この席はボットが代わっていません。
refused-not-away = その人は席にいるか、離れたばかりです。
refused-not-your-seat = あなたの席ではありません。
refused-not-the-host = ホストだけができます。
refused-not-the-operator = サーバーの管理者だけができます。ターミナルに表示されたアドレスからcasettaを開いてください。
refused-address-blocked = このネットワークはサーバーの管理者にブロックされています。
refused-not-blockable = ブロックできません。このコンピューター以外のIPv4かIPv6のアドレスを指定してください。
refused-not-closed = このテーブルは閉じられていません。
refused-muted = このテーブルでは、ホストがあなたの発言を止めています。
refused-silenced = このテーブルでは、サーバーの管理者があなたの発言を止めています。
refused-chat-off = このテーブルのチャットはオフになっています。
refused-emotes-only = このテーブルではリアクションだけを送れます。
refused-no-hints = このテーブルでは、ホストがヒントを許可していません。
refused-no-bot-moved = まだどのボットも動いていません。
refused-no-answer = ボットから返事がありません。もう一度試してください。
refused-foreign-origin = ほかのサイトのページからはできません。
refused-no-such-link = このリンクでは開けません。
refused-link-revoked = このリンクは新しいものに替わりました。
refused-no-such-table = そのテーブルはありません。
refused-no-such-code = そのコードのテーブルはありません。
refused-no-such-ticket = その整理券で待っている人はいません。
refused-no-rematch = このゲームの再戦はありません。
refused-not-found = ここには何もありません。
refused-table-damaged = このテーブルの記録は壊れています。サーバーの管理者に知らせました。
refused-table-closed = このテーブルはサーバーの管理者によって閉じられました。
refused-table-newer = このテーブルは、このサーバーが知っているものより新しいルールで遊ばれています。casettaの更新が必要です。
refused-too-large = 大きすぎます。
refused-protocol-too-old = このタブは古いバージョンのcasettaです。ページを読み込み直してください。何も失われません。
refused-protocol-too-new = このタブはサーバーより新しいバージョンのcasettaです。ページを読み込み直してください。それでも直らないときは、ホストにサーバーの更新を頼んでください。
refused-too-many = 短い時間に回数が多すぎます。{ refused-wait }
refused-wait =
    { $minutes ->
        [0] { $seconds ->
            [0] 少し待ってから、もう一度お試しください。
           *[other] { $seconds }秒後にもう一度お試しください。
        }
       *[other] { $minutes }分後にもう一度お試しください。
    }
refused-request-timeout = リクエストの受信に時間がかかりすぎました。{ refused-wait }
refused-too-many-connections = お使いのネットワークからの接続が多すぎます。{ refused-wait }
refused-too-many-tables = お使いのネットワークから作られたテーブルが多すぎます。{ refused-wait }
refused-too-many-joins = コードの入力回数が多すぎます。{ refused-wait }
refused-too-many-names = 名前の変更が多すぎます。{ refused-wait }
refused-too-many-questions = 短い時間に質問が多すぎます。{ refused-wait }
refused-too-many-hints = 短い時間にヒントが多すぎます。{ refused-wait }
refused-too-many-reviews = 順番待ちの分析が多すぎます。{ refused-wait }
refused-too-many-lines = チャットの送信が多すぎます。{ refused-wait }
refused-too-many-keys = キーの間違いが多すぎます。{ refused-wait }
refused-too-many-requests = お使いのネットワークからのリクエストが多すぎます。{ refused-wait }
refused-too-many-changes = 短い時間に変更が多すぎます。{ refused-wait }
refused-too-many-acts = 短い時間に操作が多すぎます。{ refused-wait }
refused-too-many-spectators = このテーブルの観戦者が多すぎます。{ refused-wait }
refused-too-much-stored = お使いのネットワークから保存されたデータが多すぎます。{ refused-wait }
refused-log-full = このゲームの記録はいっぱいです。これ以降は手を進めることだけができます。
refused-too-many-reports = 報告が多すぎます。{ refused-wait }
refused-too-much-refused = お使いのネットワークからのデータの多くが受け付けられませんでした。{ refused-wait }
refused-waiting-room-full = このテーブルで待っている人が多すぎます。{ refused-wait }
refused-server-full = サーバーが満員です。{ refused-wait }
refused-server-busy = サーバーが混み合っています。{ refused-wait }
refused-store-full = ディスクがいっぱいです。何も変わっていません。あとで試してください。
refused-store-busy = 保存先が混み合っています。何も変わっていません。もう一度試してください。
refused-shutting-down = サーバーを終了しています。少しして戻ってください。
refused-internal = こちらで問題が起きました。もう一度試してください。

## The log of a table, and records with everything that proves them

wrong-paused = ゲームは一時停止中です。
wrong-not-paused = ゲームは一時停止していません。
wrong-nothing-to-undo = この席が取り消せる手はありません。
wrong-nothing-to-redo = この席がやり直せる手はありません。
wrong-nobody-asks = この席への問いかけはありません。
wrong-already-asked = すでに問いかけ中です。
wrong-unknown-kind = テーブルで行えることではありません。行えること: { $known }
wrong-unknown-player = 席に着けるのは人か、bot:greedyのようなボットです。
wrong-wrong-id = IDは表示できる文字で1～{ $most }文字です。
wrong-id-taken = このIDは別のことに使われています。
wrong-broken-log = テーブルの履歴が壊れています。最初に合わない項目: { $version }番
wrong-not-finished = ゲームはまだ終わっていません。
wrong-wrong-entropy = 席がシャッフルに加えるものは、表示できる文字で1～{ $most }文字です。
wrong-fairness-form = シャッフルの証明が読み取れません。
wrong-fairness-commitment = シャッフルの秘密が、ゲーム前に約束されたものと違います。
wrong-fairness-deal = 配られ方が、秘密とプレイヤーが加えたものから決まる配り方と違います。
wrong-first-form = 誰が始めたかの記録が読み取れません。
wrong-first-draw = 抽選で始めることになったのは、このプレイヤーではありません。
wrong-record-log = 記録の中の履歴が書き換えられています。最初に合わない項目: { $event }番
wrong-record-not-canonical = この記録は正規の形式ではありません：{ $what ->
    [more] ファイルの記録の後に余分なものがあります。
    [newline] 末尾の改行がありません。
    [spaces] casettaが書かない空白や改行があります。
    [keys] キーの順序が違うか、同じキーが2回あります。
   *[spelling] 文字または数値の書き方がcasettaと違います。
  }ゲームの内容に問題はありません。

help-verify = ゲーム記録が証明することをすべて確かめます。
verify-game = { $game }: 全{ $events }手が合っています。
verify-log = 履歴は合っています。全{ $entries }項目、抜けはありません。
verify-no-log = この記録には履歴がありません。取り消された手は含まれていません。
verify-fair = シャッフルはゲームの前に決まっていて、誰にも選べませんでした。
verify-no-proof = この記録からは、シャッフルがどう決まったかは分かりません。
verify-first-random = { $name }が始めました。同じシャッフルからの抽選です。
verify-first-rotate = { $name }が始めました。前のゲームに続く順番です。
verify-first-chosen = { $name }が始めました。テーブルで選ばれました。

## Pictures

help-picture = 記録の局面を、SVGファイルまたは文字で描きます。
help-argument-seat = 席（1から数えます）。
picture-written = 絵は{ $file }にあります。
wrong-no-svg = { $game }のSVGは描けません。--outなしなら文字で表示します。
wrong-no-such-seat = 席{ $seat }はありません。最後の席は{ $last }です。
help-serve = ブラウザーやプログラムにテーブルを提供します。
help-admin = サーバーを管理する：テーブル、接続、制限、通報、ブロックしたアドレス、管理者のキー
help-argument-host = 待ち受けるアドレス
help-argument-port = ポート（使用中なら次の空き）。0 はどれでも
help-argument-lan = 同じネットワークの人も参加できるようにする
help-argument-no-browser = ブラウザーを開かない
help-argument-public-url = ほかの人に知らせるサーバーの URL
help-argument-trusted-proxy = 訪問者の情報を信頼するプロキシ
help-argument-metrics-from = キーなしで/metricsを読めるアドレスまたはネットワーク（複数指定できます）
help-argument-tls = https 用の証明書と鍵
help-argument-test-mode = テスト用：配り方を指定し、待ち時間なし
help-argument-data-dir = ゲームを保存するフォルダー
help-argument-rate = 1 接続が 1 秒に送れるメッセージ数
help-argument-limit = このサーバー独自の上限（例: chat_per_second=2）。何度でも指定できます
help-argument-keep = 何日後に削除するか（例：chat=30、finished=ever）。複数指定できます
help-argument-what = 表示：status、tables、connections、limits、reports、blocks、log。操作：close、reopen、delete、end、resolve、block、unblock。ローカルネットワーク：open、shut。キー：key
help-argument-which = テーブル、接続、通報、アドレス。tablesでは検索する語
help-argument-hours = ブロックする時間数。省略すると解除するまで
help-argument-why = 理由（自分用の記録）
help-argument-renew = 新しいキーを作る（古いキーは使えなくなります）
help-argument-off = 発言停止を解除する
refused-store-failed = サーバーが今、データを読み書きできません。少ししてからもう一度試してください。

## テーブルの保存

help-backup = すべてのテーブルを1つのファイルにコピーします（サーバーの動作中も可）。
help-restore = バックアップからすべてのテーブルを元に戻します。
help-check = 保存されたテーブルがすべて無事か検査します。
help-export = 終わったゲームの記録を1行に1つずつ書き出します。
help-import = 記録から終わったゲームを取り込みます。
help-migrate = 古いcasettaで保存されたテーブルを、コピーを取ってから更新します。
help-argument-to = 書き込むファイル
help-argument-backup = casetta backupで作ったファイル
help-argument-table = テーブルの名前。allなら終わったものすべて
help-argument-records = 1行に1つずつ記録が入ったファイル
help-argument-force = 今あるテーブルを置き換えます。古いものはバックアップに残ります。

backup-done = バックアップを{ $file }に作りました。
restore-done = すべてのテーブルを{ $file }の状態に戻しました。
old-data = それまでのデータは{ $file }に残してあります。
migrate-done = 保存されたテーブルを形式{ $before }から形式{ $after }に更新しました。
migrate-nothing = 更新は必要ありません。保存されたテーブルはすでに形式{ $form }です。
check-sound = { $tables ->
    [0] テーブルはまだありません。ファイルは無事です。
   *[other] { $tables }個のテーブルを検査しました。すべて無事です。
  }
check-broken = { $damaged ->
    [0] ファイルが壊れています。壊れたテーブルは見つかりませんでした（検査{ $tables }個）。
   *[other] { $tables }個のうち{ $damaged }個のテーブルが壊れています。
  }ほかのテーブルは続けて遊べます。壊れたものはバックアップから戻せます。
check-damaged = { $table }: { $reason }
check-fault = ファイルが壊れています: { $reason }
import-done = { $table }を取り込みました。
import-known = { $table }はすでにあります。
import-host = ホスト用：{ $host }
import-spectator = 観戦用：{ $spectator }
import-refused = { $place }: { $reason }

wrong-folder-taken = フォルダー{ $folder }は別のcasetta（プロセス{ $process }）が使用中です。先にそちらを終了するか、--data-dirで別のフォルダーを指定してください。
wrong-no-data = { $folder }にはまだテーブルがありません。別のフォルダーは--data-dirで指定できます。
wrong-data-there = { $folder }にはすでにテーブルがあります。--forceを付けると置き換えます（古いものはバックアップに残ります）。
wrong-data-unusable = { $file }は使えません: { $reason }。casetta restoreでバックアップから戻せます。
wrong-data-not-ours = { $file }にはcasettaのテーブルがありません。
wrong-data-foreign = { $file }にはcasettaが作っていないものが含まれています（{ $parts }）。信頼できるバックアップを使ってください。
wrong-data-newer = { $file }は新しいcasettaで保存されています（形式{ $found }。このcasettaが読めるのは形式{ $known }）。casettaを更新してください。
wrong-data-older = { $file }は古いcasettaで保存されています。casetta migrateで更新できます。
wrong-no-backup = バックアップ{ $file }がありません。
wrong-file-exists = { $file }はすでにあります。別の名前にしてください。
wrong-no-such-table = そのテーブルはありません。
wrong-table-there = { $table }という別のテーブルがすでにあります。
wrong-table-newer = テーブル{ $table }はルールのバージョン{ $version }で遊ばれていますが、このプログラムが知っているのはバージョン{ $known }です。casettaを更新してください。
wrong-damaged-place = テーブル{ $table }は壊れています。信頼できない箇所: { $place }
wrong-put-aside = テーブル{ $table }は壊れているため、よけてあります（{ $place }）。
wrong-store-full = ディスクがいっぱいです。何も変更していません。空きを作ってからやり直してください。
wrong-store-busy = 別のプログラムがテーブルを占有しています。何も変更していません。もう一度試してください。
wrong-store-failed = テーブルを保存できませんでした（{ $reason }）。何も変更していません。もう一度試してください。
wrong-entry-twice = これはすでに保存されています。
wrong-entry-not-next = これは最後に保存されたものの続きではありません。
wrong-row-refused = これは保存されている内容と合いません（{ $reason }）。

## 最善の間取り

help-solve = Home Staging の部屋または手番について最善の間取りを探します。
help-argument-room = 解く部屋。省略するとこの手番を解きます。
help-argument-turn = この手番だけを解きます。
help-argument-letters = 部屋の列に並ぶ各番号のカード（1枚につき a か b の1文字）。
help-argument-seconds = かけてよい秒数。
solve-progress-points = { $seconds } 秒 · 得点 { $best }、上限 { $bound }
solve-progress-squares = { $seconds } 秒 · マス { $best }、下限 { $bound }
solve-optimal = 得点: { $points }。これより多い間取りはありません。
solve-feasible = 得点: { $points }。{ $bound } を超える間取りはありません。
solve-squares = { $fewest ->
    [0] 部屋が使うか切り離す空きマス: { $squares }。
   *[other] 部屋が使うか切り離す空きマス: { $squares }。この得点では少なくとも { $fewest }。
  }
solve-front = 玄関を { $edge } として数えました（まだ描かれていません）。
solve-left-out = 1つの部屋だけでは決まらないボーナスは除きました: { $kinds }。
solve-foreseen = この部屋の続きの一例:
wrong-solve-what = 記録を指定するか、シナリオと部屋を指定してください。
wrong-solve-room-or-turn = 部屋かこの手番か、どちらか一方を指定してください。
wrong-solve-seconds = 時間は0秒より長くしてください。
wrong-solve-other-game = 解けるのは Home Staging だけです（{ $game } は解けません）。
wrong-solve-no-room = この部屋は今は家具を置けません。選べるもの: { $known }。
wrong-solve-no-turn = この手番に描くものはありません。--room で部屋を、または --at で前の場面を指定してください。
wrong-solve-cards = 伏せてあるカード1枚につき1文字、a か b を合計 { $cards } 文字指定してください。
wrong-solve-too-short = この時間では間取りが見つかりませんでした。秒数を増やしてください。

## アリーナ

help-arena = 同じ配り方で席を替えながらボット同士を対戦させ、どちらが強いかを示します。
help-argument-bots = ボットの名前。名前@リビジョンで、この複製の過去のボットも選べます。
help-argument-deals = 配る回数。1回ごとに全員がすべての席に着きます。
help-argument-ms = 1つの決定に使えるミリ秒数。
help-argument-simulations = 時間の代わりに、1つの決定に使えるシミュレーション回数。
help-argument-results = 終わった分をこのファイルに残します。同じコマンドで中断したところから続きます。
help-argument-jobs = 同時に働くプロセスの数。-1で全コア。
help-argument-on = 作業を任せるDaskかRayのクラスタのアドレス: dask://HOST:PORT、ray://HOST:PORT
help-argument-until-sure = 最初のボットが2番目より強いかどうか確かになりしだい終えます。
help-argument-wins = どちらが強いかの代わりに、最初のボットが100局のうち少なくともこの数だけ勝つかを調べます。
help-argument-targets = 各ボットがこの点数に届いた割合も示します（例: 30,33,36）。
arena-preparing = 準備しています…
arena-so-far = { $bot }: { $share } %
arena-deals = 配り: { $deals }回 · 対局: { $games }回 · 区間は配りごとの95 %
arena-bot = ボット
arena-wins = 勝率
arena-points = 得点
arena-margin = 差
arena-rating = レーティング
arena-time = 1決定
arena-alone = { $bot }が1人で{ $others }{ $count }人と対戦: 勝率 { $share }
arena-better = { $first }は{ $second }より強い: { $share }
arena-not-better = { $first }は{ $second }よりはっきり強いとは言えません: { $share }
arena-open = { $first }が{ $second }より強いかどうか、まだ確かではありません: { $share }
arena-claim-better = { $bot }は100局のうち少なくとも{ $claim }局勝ちます: { $share }
arena-claim-not-better = { $bot }の勝ちは100局のうち{ $claim }局を大きく超えません: { $share }
arena-claim-open = { $bot }が100局のうち少なくとも{ $claim }局勝つかどうか、まだ確かではありません: { $share }
wrong-arena-bots = ボット{ $bots }体では{ $seats }席を埋められません。1体、2体、または席の数以上を挙げてください。
wrong-arena-budget = ミリ秒かシミュレーション回数のどちらか一方を、0より大きい値で指定してください。
wrong-arena-targets = { $text }は点数の並びではありません。30,33,36のように書いてください。
wrong-other-run = { $file }は別の測定のものです。別のファイルを指定するか、元のコマンドを繰り返してください。
wrong-run-goes-on = { $file }には今、別の測定が書き込んでいます。終わるのを待つか、別のファイルを指定してください。
wrong-unknown-cluster = { $address }はクラスタのアドレスではありません。使えるもの: { $known }
wrong-no-cluster = { $address }から応答がありません。
wrong-no-cluster-package = パッケージ{ $package }が入っていません。クラスタに必要です。
wrong-no-such-revision = この複製にリビジョン{ $revision }はありません。
wrong-frozen-silent = リビジョン{ $revision }のボットが応答しません。

## ボットの観戦

help-demo = ボットだけのテーブルを端末で観戦します。
help-argument-pace = 1手番を見せる秒数。
demo-thinking = { $player }が考えています…
demo-hint = Ctrl-Cで終わり

## 調整

help-tune = 同じ配り方で対戦させて評価の重みを調整し、確かめます。
help-argument-steps = ステップ数。
help-argument-check = 新しい重みを今の重みと比べる配りの最大回数。
tune-steps = 調整
tune-check = 確認: { $share } %
tune-better = 新しい重みのほうが強い: { $share }（{ $deals }回）。{ $file }に書きました。
tune-not-better = 新しい重みがはっきり強いとは言えません: { $share }（{ $deals }回）。何も書いていません。
wrong-no-potential = { $game }には重みを調整できる評価がありません。

## 振り返り

help-review = 終わったゲームの決定を1つずつ評価します。損した分と運を分けて示します。
help-argument-effort = 評価の細かさ。1なら手早く済みます。
review-judging = 評価しています
review-player = プレイヤー
review-points = 得点
review-accuracy = 正確さ
review-lost = 損した点
review-luck = 運
review-chance-lost = 逃した勝率
review-chance-luck = 勝率の運
review-worst = 損の大きかった手
review-nothing = 誰も損をしませんでした。
review-decision = { $event }. { $player }、{ $move }: { $points }点の損。
review-decision-chance = 勝率が{ $chance } %下がりました。
review-better = より良い手: { $move }

## ボットがその手を選んだ理由

why-points = 最後は約{ $points }点、勝つ見込みは{ $chance }％と見ています。
why-parts = 最後は約{ $points }点（{ $parts }）、勝つ見込みは{ $chance }％と見ています。
why-part = { $part }{ $points }点
why-comma = {"、"}

## ワーカープロセスにできないこと

worker-memory = ワーカープロセスのメモリーは制限されています。
worker-memory-not = このシステムではワーカープロセスのメモリーを制限できません。
worker-time = CPU 時間は制限されています。
worker-time-not = このシステムでは CPU 時間を制限できません。
worker-files = あなたのファイルは読めません。
worker-files-not = あなたのファイルを読める可能性があります。このシステムでは防げません。
worker-network = ネットワークは使えません。
worker-network-not = ネットワークを使える可能性があります。このシステムでは防げません。
worker-processes = ほかのプログラムは起動できません。
worker-processes-not = ほかのプログラムを起動できる可能性があります。このシステムでは防げません。
worker-end = サーバーに何が起きても、一緒に終了します。
worker-end-not = サーバーが強制終了されると、しばらく動き続けることがあります。

## ターミナルで遊ぶサーバーのテーブル

wrong-not-your-move = まだあなたの番ではありません。
help-join = サーバーのテーブルに、ブラウザーの人と一緒にターミナルから参加します。
help-argument-link = 受け取ったリンク、またはコード付きのアドレス（http://HOST/join/CODE）
help-argument-name = テーブルでの名前
wrong-join-no-link = { $text } はテーブルのリンクではありません。リンクは http://HOST:8765/t/TABLE#SECRET または http://HOST:8765/join/CODE の形です。
wrong-join-unreachable = サーバー { $url } に接続できません。動いていますか。同じネットワークにいますか。
wrong-join-no-casetta = { $url } に casetta のサーバーはありません。
wrong-join-refused = { $reason }
wrong-join-broken-seats = { $file } を読めません。あなたの席が入ったファイルです。不要なら削除してください。
wrong-join-too-old = お使いの casetta はサーバーより古い版です。更新して同じコマンドをもう一度実行してください。席はそのままです。
wrong-join-too-new = お使いの casetta はサーバーより新しい版です。ホストに更新を頼むか、ブラウザーをお使いください。
wrong-join-other-rules = サーバーの { $game } は版が違います。casetta を更新するか、ブラウザーをお使いください。
wrong-join-other-address = リンクのアドレスはこのサーバーのものではありません。公開アドレスのリンクをホストに頼んでください。
wrong-join-turned-away = ホストに入室を断られました。
wrong-join-cut = 接続が切れました。少ししてからもう一度お試しください。
join-refused-internal = サーバーで問題が起きました。もう一度お試しください。
join-kicked = ホストによってテーブルから外されました。
join-name = お名前は？
join-knocking = ホストの入室許可を待っています…
join-title-room = ゲームはまだ始まっていません
join-title-waiting = 手番：{ $players }
join-title-paused = 一時停止中
join-title-over = ゲーム終了
join-hint = 手を入力（例：{ $example }） · m 候補 · ? ヘルプ · sheet · say 文 · quit
join-hint-waiting = say 文 · u 元に戻す · sheet · ? ヘルプ · quit
join-hint-watching = say 文 · sheet · ? ヘルプ · quit
join-hint-over = Enter 終了 · say 文 · sheet · save ファイル · next 再戦
join-hint-room = say 文 · emote 名前 · quit
join-hint-host = start 開始 · admit 名前 · say 文 · emote 名前 · quit
join-room-what = 下のコマンドを入力してください。
join-room-open = 空席
join-room-away = { $name }（まだ来ていません）
join-room-code = ほかの人のためのコード：{ $code }
join-room-waiting = 入室待ち：{ $names }
join-nobody-waits = 入室を待っている人はいません。
join-lost = 接続が切れました。再接続中です… Enter ですぐに試します。
join-asked = { $name }が手を戻したいそうです。agree（同意）か refuse（拒否）と入力してください。
join-asked-others = ほかの人の同意を待っています。
join-ask-first = 元に戻すには全員の同意が必要です。ask と入力すると頼めます。
join-bot-plays = ボットがあなたの席で遊んでいます。back と入力すると戻れます。
join-paused = 一時停止中です。resume と入力すると再開します。
join-rematch = 再戦が用意されました。next と入力すると移動します。
join-say-what = 何と言いますか。say に続けて文を入力してください。
join-emotes = emote に続けて次のどれかを入力してください：{ $known }
join-said = { $name }：{ $text }
join-spectator = 観戦者
join-spectators = 観戦者
join-all = 全員
join-host = ホスト
join-here = { $name }が来ました。
join-away = { $name }が席を離れました。
join-log-hidden = { $name }が決めました。
join-log-hidden-you = 決めました。
join-log-undo = { $name }が手を戻しました。
join-log-undo-you = 手を戻しました。
join-log-redo = { $name }が手をやり直しました。
join-log-redo-you = 手をやり直しました。
join-log-ask = { $name }が手を戻したいと頼みました。
join-log-ask-you = 手を戻したいと頼みました。
join-log-agree = { $name }が同意しました。
join-log-agree-you = 同意しました。
join-log-refuse = { $name }が断りました。
join-log-refuse-you = 断りました。
join-log-hand-over = { $name }の席はボットが続けます。
join-log-hand-over-you = あなたの席はボットが続けます。
join-log-take-back = { $name }がまた遊びます。
join-log-take-back-you = また遊びます。
join-log-pause = { $name }が一時停止しました。
join-log-pause-you = 一時停止しました。
join-log-resume = { $name }が再開しました。
join-log-resume-you = 再開しました。
join-notice-moved-in = { $name }の席が本人の端末で開かれました。
join-notice-moved-in-you = この席はあなたのものです。リンクはここでだけ使えます。
join-notice-device = { $name }が別の端末を追加しました。
join-notice-device-you = あなたの席が別の端末で開かれました。
join-notice-taken-back = ホストが{ $name }の席に新しいリンクを作りました。
join-notice-taken-back-you = ホストがあなたの席に新しいリンクを作りました。
join-notice-kicked = ホストが{ $name }をテーブルから外しました。
join-notice-kicked-you = ホストがあなたをテーブルから外しました。
join-notice-muted = { $name }はチャットできなくなりました。
join-notice-muted-you = ホストがあなたのチャットを止めました。
join-notice-unmuted = { $name }はまたチャットできます。
join-notice-unmuted-you = またチャットできます。
join-notice-silenced = サーバーの運営者により、{ $name }はチャットできなくなりました。
join-notice-silenced-you = サーバーの運営者があなたのチャットを止めました。
join-notice-unsilenced = { $name }はまたチャットできるようになりました。
join-notice-unsilenced-you = またチャットできるようになりました。
join-emote-hello = こんにちは！
join-emote-good-luck = がんばって！
join-emote-well-done = お見事！
join-emote-thanks = ありがとう！
join-emote-laugh = あはは！
join-emote-wow = すごい！
join-emote-oops = おっと！
join-emote-thinking = 考え中…
turn-help-say = say 文
turn-help-say-text = テーブルの全員に話します。
turn-help-emote = emote 名前
turn-help-emote-text = hello、thanks、wow などの反応を送ります。
turn-help-ask = ask
turn-help-ask-text = あなたの最後の手とそのあとの手を戻してよいか、ほかの人に頼みます。
turn-help-agree = agree
turn-help-agree-text = 頼まれた手の取り消しに同意します。
turn-help-refuse = refuse
turn-help-refuse-text = それを断ります。
turn-help-redo = redo
turn-help-redo-text = 戻した手をやり直します。
turn-help-pause = pause
turn-help-pause-text = 全員のゲームと時計を止めます。
turn-help-resume = resume
turn-help-resume-text = 一時停止から再開します。
turn-help-back = back
turn-help-back-text = ボットから自分の席を取り戻します。
turn-help-next = next
turn-help-next-text = 再戦があれば、そこへ移ります。
