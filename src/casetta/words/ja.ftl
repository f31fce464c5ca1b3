# casettaのメニューとエラー。各ゲームの文は、そのゲームのフォルダーにあります。

## 外から来たものの誤り

wrong-unknown-game = { $game }というゲームはありません。選べるゲーム：{ $known }
wrong-unknown-option = { $option }というオプションはありません。使えるオプション：{ $known }
wrong-unknown-option-value = { $option }に{ $value }は指定できません。指定できる値：{ $known }
wrong-unknown-seats = { $game }は{ $seats }人では遊べません。遊べる人数：{ $known }
wrong-unknown-bot = { $bot }というボットはいません。選べるボット：{ $known }
wrong-unknown-language = { $language }という言語は選べません。選べる言語：{ $known }
wrong-unknown-command = { $command }というコマンドはありません。使えるコマンド：{ $known }
wrong-misspelt-command = { $command }というコマンドはありません。もしかして{ $nearest }ですか？　コマンドの一覧：casetta --help
wrong-needs-the-launcher = これはcasettaのクローンの./casettaでしか使えません。
wrong-play-what = ゲームを指定してください：casetta play my-shelfie …（選べるゲーム：{ $known }）。casetta playだけならメニューが開きます。
wrong-command-line = コマンドラインを読み取れません（{ $detail }）。使い方：casetta --help
wrong-wrong-seats = { $text }は席の指定として読み取れません。例：me,me:Anna,bot:greedy
wrong-wrong-first = 「{ $text }」では最初のプレイヤーが決まりません。randomか、0～{ $last }の席の番号を指定してください。
wrong-wrong-option = { $text }はオプションとして読み取れません。例：name=value
wrong-no-such-file = { $file }を読み込めません：{ $reason }
wrong-cannot-write = { $file }に書き込めません：{ $reason }
wrong-broken-cards = casetta付属のカードデータが壊れています：{ $reason }

wrong-not-utf8 = この行はUTF-8ではありません。
wrong-not-json = この行はJSONではありません。
wrong-not-an-object = この行はJSONオブジェクトではありません。
wrong-field-not-an-object = { $where }がJSONオブジェクトではありません。
wrong-unknown-question = その質問には答えられません。できる質問：{ $known }
wrong-missing-field = { $where }がありません。
wrong-unknown-field = { $field }は不明な項目なので、無視しました。
wrong-not-a-number = { $where }は整数で指定してください。
wrong-out-of-bounds = { $where }は{ $lowest }～{ $highest }の範囲で指定してください。
wrong-not-a-flag = { $where }はtrueかfalseで指定してください。
wrong-not-a-choice = { $where }は次のどれかで指定してください：{ $known }
wrong-not-a-list = { $where }のリストの長さが違います。
wrong-wrong-grid = { $where }は、{ $columns }文字の文字列を{ $rows }個並べた図にしてください。
wrong-unknown-sign = { $where }に使えない文字があります。使える文字：{ $known }
wrong-too-many = { $where }の項目が{ $most }個を超えています。
wrong-page-not-toml = { $where }：TOMLとして読み取れません：{ $reason }
wrong-file-not-utf8 = { $where }：ファイルがUTF-8ではありません。
wrong-page-not-entries = { $where }：二重角かっこの項目で書いてください。
wrong-page-not-a-text = { $where }は文字列で書いてください。
wrong-page-not-so-many = { $where }は整数{ $length }個のリストにしてください。
wrong-page-no-entry = { $where }：{ $name }の項目がありません。
wrong-page-twice = { $where }：{ $name }が2回書かれています。
wrong-page-strange-key = { $where }：ここでは使えない項目です。もしかして{ $nearest }ですか？　使える項目：{ $known }
wrong-page-unknown-key = { $where }：ここでは使えない項目です。使える項目：{ $known }
wrong-page-long-text = { $where }：文字列が長すぎます。{ $most }文字以内にしてください。
wrong-hidden-sign = { $where }：制御文字など、表示できない文字が含まれています。取り除いてください。
wrong-more-faults = 誤りは{ $most }件より多くあります。まずここまでを直してください。
wrong-own-digest = この記録のカードまたはシナリオは、ゲームで使われたものと違います。
wrong-card-twice = { $where }に同じカードが2枚あります。
wrong-wrong-luck-key = { $where }は16進数64桁のキーにしてください。

wrong-unreadable-move = 手として読み取れません。
wrong-illegal-move = 今その手はルール上できません。
wrong-not-your-turn = 今はこの席の手番ではありません。
wrong-game-over = ゲームはもう終わっています。
wrong-stale-move = その手は前の盤面に対するものです。テーブルは今、バージョン{ $version }です。

wrong-record-not-json = このファイルはゲームの記録ではありません。JSON文書になっていません。
wrong-record-format = 記録の形式は{ $format }ですが、このcasettaが読めるのは形式{ $known }です。最初に合わない箇所：{ $event }手目
wrong-record-newer = 記録はルールのバージョン{ $version }で作られましたが、このcasettaが対応しているのはバージョン{ $known }です。casettaを更新してください。最初に合わない箇所：{ $event }手目
wrong-record-altered = 記録が書き換えられています。最初に合わない箇所：{ $event }手目
wrong-record-digest = 記録が書き換えられています。盤面のダイジェストが一致しません。最初に合わない箇所：{ $event }手目
wrong-record-illegal = 記録が書き換えられています。ルール上できない手があります。最初に合わない箇所：{ $event }手目
wrong-no-such-event = { $event }手目はありません。最後は{ $last }手目です。

## コマンドライン

help-casetta = おうちがテーマの3つのボードゲームを、1人でもみんなでも。ルールの質問にも答えます。コマンドを省くと、ゲームのサーバーを起動してブラウザーを開きます。
help-play = ターミナルでゲームを遊びます。ボットどうしの対戦もできます。ゲームを省くとメニューが開きます。
help-replay = 記録を再生し、盤面、得点の内訳、順位を表示します。
help-ask = ルールへの質問をJSONで1行ずつ受け取り、順に答えます。
help-score = 得点計算：並びを入力すると、得点を1点ずつ説明します。
help-bench = 1秒間にランダムなゲームを何回できるかを測ります。serverなら、サーバーがどこまで耐えるかを測ります。
help-perft = 最初の配置から続く手順を数えます。
help-selfcheck = この環境でルールの法則が守られているか検査します。
help-doctor = バージョンとフォルダー、足りないものとその直し方を表示します。
help-golden = 基準のゲームと手数を照合または更新します（開発者用）。
help-setup = このクローンのPythonパッケージとページを準備します。
help-dev = 開発用にcasettaを起動します。ファイルを変更すると、ページとサーバーが自動で再読み込みされます。
help-test = このクローンの検査とテストを実行します。
help-docs = ドキュメントを検索付きのサイトとして作り、表示します。
help-audit = casettaが使うパッケージに既知の脆弱性がないか調べます（外部サービスに問い合わせます）。

help-usage = 使い方
help-heading-play = 遊ぶ
help-heading-study = 研究する
help-heading-host = サーバーを運用する
help-heading-develop = 開発する
help-heading-arguments = 引数
help-heading-options = オプション
help-argument-help = このヘルプを表示します。
help-argument-lang = 言語：en、it、pl、ja
help-argument-version = バージョンを表示します。
help-argument-dev = 開発者用のツールも準備します。
help-argument-site = サイトをこのフォルダーに作って終了します（表示はしません）。
help-argument-game = ゲーム（例：my-shelfie）
help-argument-players = プレイ人数
help-argument-seats = 各席の人とボット（カンマ区切り）
help-argument-first = 最初のプレイヤー：random（抽選）、または0から数えた席の番号
help-argument-seed = シード値。同じ値なら同じ配置になります。
help-argument-record = ゲームの記録をこのファイルに書き出します。
help-argument-quiet = 結果だけを表示します。
help-argument-edition = 使うルールの版
help-argument-option = ルールの選択（名前=値）。複数指定できます。
help-argument-file = ファイル。省略できる場合は標準入力を読みます。
help-argument-at = この手数まで進めた盤面を表示します。
help-argument-json = プログラム向けにJSONで答えます。
help-argument-games = ゲームの数
help-argument-life = compiledまたはplain
help-argument-mode = playout（数えて選ぶ）またはlist（全手を列挙）
help-argument-compare = docs/performance.mdの値やC言語版と比較します。
help-argument-short = server：測定を減らし、30秒ほどで終えます。
help-argument-after = 数える前にランダムに進める手数
help-argument-depth = 何手先まで数えるか
help-argument-write = ファイルを書き直します。

## ベンチマーク

bench-compiling = { $game }のルールをコンパイルしています…
bench-compiled = …{ $seconds }秒で準備できました。
bench-compare-heading = CPU時間1秒あたりのランダムなゲームの数：今回、保存値、C、今回/C
bench-server-start = 起動と終了
bench-server-idle = 何もしない接続{ $sockets }本
bench-server-come = { $tables }卓に全員が着席
bench-server-moves = 毎秒{ $rate }手を{ $seconds }秒間

## 法則

selfcheck-law = { $game }：{ $law }
selfcheck-watched = ランダムなゲーム（1手ごとに検査）
selfcheck-kept = すべての法則が守られています。
selfcheck-broken = 法則が{ $count }回破られました。上の行を見てください。
law-replay = 同じ手順なら同じゲームになる
law-lists = 手の数は手の一覧と一致する
law-notation = 手は書いたとおりに読み取れる
law-door = ルールどおりの手しか通らない
law-secrets = 秘密は漏れない
law-guess = 推測はありうる盤面になる
law-conservation = 何も消えない
law-end = どのゲームも必ず終わる
law-score = すべての得点に説明がつく
law-commute = 同時に動くプレイヤーは互いに影響しない
law-shortcuts = 近道を使っても結果は変わらない

## 会話の終わり

end-quit = また遊びましょう。
end-of-input = 入力が途中で終わりました。
end-interrupted = 中断しました。

## プレイヤー

turn-you = 自分
turn-player = プレイヤー{ $number }
bot-greedy = 欲張り
bot-random = 運任せ
bot-potential = 先読み
bot-monte-carlo = モンテカルロ
bot-tree = 探索
bot-snail = カタツムリ
bot-swallow = ツバメ
bot-beaver = ビーバー
bot-owl = フクロウ

## ターミナルでの手番

turn-title = { $player }の手番です
turn-title-alone = 自分の手番です
turn-hint = 手（例：{ $example }） · m 選べる手 · ? ヘルプ · sheet 得点 · save FILE · quit
turn-hint-chosen = Enterで確定 · uで取り消し
turn-preview = { $move }   得点：{ $before } → { $after }
turn-advice-points = 最終得点は約{ $points }点
turn-advice-chance = 勝率{ $chance }%
reason-total = この手のあとの得点：{ $points }
reason-last = これでゲームが終わります
reason-part = { $points }点獲得：{ $part }
turn-nothing-typed = 手を入力してください。「?」でヘルプを表示します。
turn-nothing-to-undo = 取り消せる手がありません。
turn-taken-back = 取り消しました。
turn-saved = { $file }に保存しました。
turn-recorded = 記録を{ $file }に保存しました。
turn-page-enter = Enterで次へ
turn-door = { $player }の手番です。
turn-door-others = ほかの人は画面を見ないでください。
turn-door-enter = 1人になったらEnterを押してください。

turn-help-move = 手の入力
turn-help-move-text = 手を入力すると結果を確かめられ、Enterで確定します。大文字と小文字は区別しません。
turn-help-moves = m
turn-help-moves-text = 今選べる手を表示します。
turn-help-undo = u
turn-help-undo-text = 確定する前の手を取り消します。
turn-help-sheet = sheet
turn-help-sheet-text = ここまでの得点の内訳を表示します。
turn-help-hint = hint
turn-help-hint-text = 強いボットならどの手を選ぶかを表示します。
turn-help-save = save FILE
turn-help-save-text = ここまでのゲームの記録を書き出します。伏せられたカードもすべて含まれます。
turn-help-quit = quit
turn-help-quit-text = ゲームを途中でやめます。

wrong-turn-save-where = ファイル名がありません。saveに続けて入力してください。
wrong-turn-file-exists = { $file }はすでにあります。別の名前にしてください。

## 得点の内訳

sheet-total = 合計
ranking = 順位

## メニュー

menu-title = おうちがテーマの3つのボードゲーム
menu-hint = Enterで[ ]内の答えを選択 · uで戻る · quitで終了 · { $languages }
menu-game = どのゲームで遊びますか？
menu-players = 何人で遊びますか？　{ $known }
menu-rivals = 対戦相手は？
menu-rivals-greedy = 欲張りボット{ $rivals }体。すぐに点が入る手を選びます。
menu-rivals-random = 運任せボット{ $rivals }体。手をランダムに選びます。
menu-rivals-potential = 先読みボット。最後の得点を考えますが、相手のことは考えません。
menu-rivals-monte-carlo = 1手1手を、最後まで何度も試してから選ぶボット。
menu-rivals-tree = 何手も先まで考えるボット。
menu-rivals-snail = カタツムリ：のんびり。はじめての人に。
menu-rivals-swallow = ツバメ：手堅い。
menu-rivals-beaver = ビーバー：鋭く、よく考えます。
menu-rivals-owl = フクロウ：達人。
menu-rivals-people = この画面で交代しながら、人どうしで遊びます。
menu-name = { $number }人目の名前は？
menu-option = { $option }を選んでください
menu-no-terminal = メニューにはターミナルが必要です。ない場合は、casetta play my-shelfie --seats bot:greedy,bot:randomのようなコマンドか、casetta --helpを入力してください。

## 得点計算

pad-title = { $game }：得点計算
pad-welcome = Enterで[ ]内の答えを選択、「u」で戻る、「?」で説明、「quit」で終了。席順に時計回りで入力してください。
pad-people = 何人分ですか？　{ $known }
pad-name = { $number }人目の名前は？
pad-tie = 同点です。
wrong-pad-needs-answer = 答えを入力してください。
wrong-pad-nothing-to-undo = これより前には戻れません。
wrong-pad-not-a-choice = 次の中から答えてください：{ $known }
wrong-pad-wrong-name = 名前は1～{ $most }文字で入力してください。

## リプレイ

replay-title = { $event }手目（全{ $last }手）
replay-deal = 最初の配置です。
replay-unfinished = このゲームは途中で終わっています。

## What lies in the box

help-cards = ゲームの箱に入っているカードとコマ、その出典を表示します。
help-argument-cards = 自分のカードファイル（TOML）
wrong-no-own = { $game }では自作のファイルは使えません。
wrong-own-faults = { $file }は使えません：
listing-head-card = カード
listing-head-points = 点
listing-head-children = 隠れている子ども
listing-head-source = 出典
listing-head-copies = 枚数
listing-head-copies-source = 枚数の出典
listing-head-place = 置き場所
listing-head-option = 候補
listing-head-circulation = 動線
listing-head-seats = 座席
listing-head-pictures = 絵柄
listing-head-number = 番号
listing-head-rule = 条件
listing-head-players = 人数

## Scenarios

place-line = { $line }行目
wrong-unknown-action = casetta scenario { $action }というコマンドはありません。使えるもの：{ $known }
wrong-which-scenario = シナリオを指定してください。casetta scenario { $action }のあとにファイルか名前を入れます。
wrong-unknown-scenario = { $scenario }というシナリオはありません。選べるシナリオ：{ $known }
help-scenario = ホームステージングのシナリオを確認、表示、一覧、作成します。
help-argument-scenario = ホームステージングのシナリオの名前、またはファイル。
help-argument-action = 確認（check）、表示（show）、一覧（list）、作成（new）。
help-argument-names = ファイル、またはシナリオの名前。
help-argument-difficulty = 新しいシナリオの難しさ。0（お試し）～3（難しい）。
help-argument-out = このファイルに書き込みます。

## The server

serve-here = casettaが開きました：{ $url }
serve-once = このアドレスを使えるのは1回だけです。開いたブラウザーが管理者用になります。
serve-others = 同じネットワークの人はこちら：{ $url }
serve-data = ゲームの保存先：{ $folder }
serve-end = Ctrl-Cで終了します。
pages-none = サーバーは動いていますが、ページはまだ作られていません。
pages-how = いったん終了して./casettaで起動し直すと、準備の中でページが作られます。それまでは./casetta playでターミナルから遊べます。
wrong-no-free-port = { $port }番以降に空いているポートがありません。
wrong-proxy-everybody = --trusted-proxyにはアドレスが必要です。{ $proxy }を信頼すると、誰でも自分のアドレスを偽れてしまいます。
wrong-wrong-address = { $address }はアドレスではありません。IPv4かIPv6のアドレス、または192.0.2.0/24のようなネットワークを指定してください。
wrong-broken-key = { $file }からキーを読み取れません。casetta admin key --renewで新しいキーを作れます。
wrong-broken-file = { $file }を読み取れません。修復するか削除してください。
wrong-unknown-keep = { $name }という保存項目はありません。指定できるもの：{ $known }
wrong-wrong-keep = { $name }は1～{ $most }の日数、またはever（無期限）で指定してください。
wrong-admin-which = 対象を指定してください：casetta admin { $what } 対象（casetta adminの一覧に表示されます）
wrong-admin-no-server = { $folder }を使っているサーバーはありません。サーバーなしで使えるのはkey、blocks、block、unblock、delete、logだけです。
wrong-admin-no-answer = { $url }のサーバーから応答がありません。
wrong-admin-refused = サーバーに拒否されました：{ $reason }
admin-done = 完了しました。
wrong-cannot-start = サーバーを起動できませんでした。
wrong-test-mode-variable = テストモードには環境変数{ $variable }=1も必要です。
wrong-test-mode-loopback = テストモードはこのコンピューターからしか使えません。
wrong-unknown-limit = { $name }という制限はありません。指定できる制限：{ $known }
wrong-wrong-limit = 制限{ $name }は{ $least }～{ $most }の整数で指定してください。
wrong-unusable-certificate = 証明書{ $certificate }はキー{ $key }と組み合わせて使えません。
wrong-unknown-avatar = そのアイコンはありません。使えるもの：{ $known }

refused-bad-message = このメッセージは読み取れません。
refused-bad-request = このリクエストは処理できません。
refused-unreadable-move = 手として読み取れません。
refused-wrong-first = このテーブルでは、その方法で最初のプレイヤーを決められません。
refused-illegal-move = 今その手はルール上できません。
refused-stale-move = その間にテーブルの様子が変わりました。もう一度確認してください。
refused-not-your-turn = まだ自分の番ではありません。
refused-game-over = ゲームは終わっています。
refused-paused = ゲームは一時停止中です。
refused-not-paused = ゲームは一時停止していません。
refused-unknown-bot = そのボットはいません。
refused-nothing-to-undo = 自分だけで取り消せる手はありません。
refused-nothing-to-redo = やり直せる手はありません。
refused-nobody-asks = 今、誰も取り消しを頼んでいません。
refused-already-asked = すでに取り消しを頼んでいる人がいます。
refused-id-taken = このIDは別のことに使われています。
refused-already-started = ゲームはもう始まっています。
refused-not-started = ゲームはまだ始まっていません。
refused-not-finished = ゲームはまだ終わっていません。
refused-seats-open = まだ空席があります。
refused-seat-taken = この席は埋まっています。別の席を選んでください。
refused-entropy-given = この席はもうシャッフルに参加しています。
refused-deal-given = このテーブルの配置は決まっているため、何も加えられません。
refused-not-handed-over = この席はボットに任せられていません。
refused-not-away = その人は席にいるか、離席したばかりです。
refused-not-your-seat = 自分の席ではありません。
refused-not-the-host = これはホストだけができます。
refused-not-the-operator = これはサーバーの管理者だけができます。ターミナルに表示されたアドレスからcasettaを開いてください。
refused-address-blocked = お使いのネットワークは、サーバーの管理者にブロックされています。
refused-not-blockable = ブロックできません。このコンピューター以外のIPv4かIPv6のアドレスを指定してください。
refused-not-closed = このテーブルは閉じられていません。
refused-muted = このテーブルでは、ホストに発言を止められています。
refused-silenced = このテーブルでは、サーバーの管理者に発言を止められています。
refused-chat-off = このテーブルのチャットはオフになっています。
refused-emotes-only = このテーブルで送れるのはリアクションだけです。
refused-no-hints = このテーブルでは、ホストがヒントをオフにしています。
refused-no-bot-moved = まだどのボットも手を決めていません。
refused-no-answer = ボットから返事がありません。もう一度お試しください。
refused-foreign-origin = ほかのサイトのページからは操作できません。
refused-no-such-link = このリンクは使えません。
refused-link-revoked = このリンクは新しくなりました。ホストに新しいリンクを頼んでください。
refused-no-such-table = テーブルが見つかりません。
refused-no-such-code = このコードのテーブルは見つかりません。コードを確認してください。
refused-no-such-ticket = その番号で参加を待っている人はいません。
refused-no-rematch = このゲームの再戦はまだありません。
refused-not-found = ページが見つかりません。
refused-table-damaged = このテーブルの保存データが壊れています。サーバーの管理者には知らせました。
refused-table-closed = このテーブルは、サーバーの管理者が閉じました。
refused-table-newer = このテーブルのルールは、このサーバーのものより新しいです。サーバーのcasettaを更新する必要があります。
refused-too-large = 送るデータが大きすぎます。
refused-protocol-too-old = このタブは古くなっています。ページを再読み込みしてください。データは無事です。
refused-protocol-too-new = このタブはサーバーより新しくなっています。ページを再読み込みしてください。直らないときは、ホストにサーバーの更新を頼んでください。
refused-too-many = 短い時間に回数が多すぎます。{ refused-wait }
refused-wait =
    { $minutes ->
        [0] { $seconds ->
            [0] 少し待ってから、もう一度お試しください。
           *[other] { $seconds }秒後にもう一度お試しください。
        }
       *[other] { $minutes }分後にもう一度お試しください。
    }
refused-request-timeout = データの受信に時間がかかりすぎました。{ refused-wait }
refused-too-many-connections = お使いのネットワークからの接続が多すぎます。{ refused-wait }
refused-too-many-tables = お使いのネットワークから作ったテーブルが多すぎます。{ refused-wait }
refused-too-many-joins = コードの入力回数が多すぎます。{ refused-wait }
refused-too-many-names = 名前の変更回数が多すぎます。{ refused-wait }
refused-too-many-questions = 短い時間に質問が多すぎます。{ refused-wait }
refused-too-many-hints = 短い時間にヒントを使いすぎました。{ refused-wait }
refused-too-many-reviews = 順番待ちの振り返りが多すぎます。{ refused-wait }
refused-too-many-lines = 短い時間に発言が多すぎます。{ refused-wait }
refused-too-many-keys = キーを間違えた回数が多すぎます。{ refused-wait }
refused-too-many-requests = お使いのネットワークからのリクエストが多すぎます。{ refused-wait }
refused-too-many-changes = 短い時間に変更が多すぎます。{ refused-wait }
refused-too-many-acts = 短い時間に操作が多すぎます。{ refused-wait }
refused-too-many-spectators = このテーブルの観戦者が多すぎます。{ refused-wait }
refused-too-much-stored = お使いのネットワークから保存されたデータが多すぎます。{ refused-wait }
refused-log-full = このゲームの履歴がいっぱいです。これからは手を進めることしかできません。
refused-too-many-reports = 通報が多すぎます。{ refused-wait }
refused-too-much-refused = お使いのネットワークから、受け付けられないデータが多く届いています。{ refused-wait }
refused-waiting-room-full = このテーブルは参加を待っている人が多すぎます。{ refused-wait }
refused-server-full = サーバーが満員です。{ refused-wait }
refused-server-busy = サーバーが混み合っています。{ refused-wait }
refused-store-full = サーバーのディスクがいっぱいです。何も変わっていません。しばらくしてからもう一度お試しください。
refused-store-busy = データの保存先が混み合っています。何も変わっていません。もう一度お試しください。
refused-shutting-down = サーバーが終了するところです。しばらくしてからもう一度お試しください。
refused-internal = サーバーで問題が起きました。もう一度お試しください。

## The log of a table, and records with everything that proves them

wrong-paused = ゲームは一時停止中です。
wrong-not-paused = ゲームは一時停止していません。
wrong-nothing-to-undo = この席が取り消せる手はありません。
wrong-nothing-to-redo = この席がやり直せる手はありません。
wrong-nobody-asks = この席に取り消しを頼んでいる人はいません。
wrong-already-asked = すでに取り消しを頼んでいる人がいます。
wrong-unknown-kind = それはテーブルでできることではありません。できること：{ $known }
wrong-unknown-player = 席に着けるのは、人か、bot:greedyのようなボットです。
wrong-wrong-id = IDは、表示できる文字1～{ $most }文字にしてください。
wrong-id-taken = このIDは別のことに使われています。
wrong-broken-log = テーブルの履歴が壊れています。最初に合わない項目：{ $version }番
wrong-not-finished = ゲームはまだ終わっていません。
wrong-wrong-entropy = 席がシャッフルに加えるものは、表示できる文字1～{ $most }文字にしてください。
wrong-fairness-form = シャッフルの証明を読み取れません。
wrong-fairness-commitment = シャッフルの秘密が、ゲームの前に約束されたものと違います。
wrong-fairness-deal = 実際の配られ方が、秘密とプレイヤーが加えたものから決まる配られ方と違います。
wrong-first-form = 最初のプレイヤーについての記録を読み取れません。
wrong-first-draw = 抽選で最初のプレイヤーになったのは、この人ではありません。
wrong-record-log = 記録の中の履歴が書き換えられています。最初に合わない項目：{ $event }番
wrong-record-not-canonical = この記録は正規の形式ではありません：{ $what ->
    [more] 記録のあとに余分なものがあります。
    [newline] 末尾の改行がありません。
    [spaces] casettaが書かない空白や改行があります。
    [keys] キーの順序が違うか、同じキーが2回あります。
   *[spelling] 文字または数値の書き方がcasettaと違います。
  }ゲームの内容に問題はありません。

help-verify = ゲームの記録で証明できることをすべて確かめます。
verify-game = { $game }：全{ $events }手に問題はありません。
verify-log = 履歴に問題はありません。全{ $entries }項目、抜けもありません。
verify-no-log = この記録には履歴がありません。取り消された手は含まれていません。
verify-fair = シャッフルはゲームの前に決まっていて、誰も選べませんでした。
verify-no-proof = シャッフルがどう決まったかは、この記録からは分かりません。
verify-first-random = 最初の手番は{ $name }：同じシャッフルによる抽選です。
verify-first-rotate = 最初の手番は{ $name }：前のゲームからの順番です。
verify-first-chosen = 最初の手番は{ $name }：テーブルで選ばれました。

## Pictures

help-picture = 記録の盤面を、SVGファイルまたは文字で描きます。
help-argument-seat = 席（1から数えます）。
picture-written = 画像を{ $file }に保存しました。
wrong-no-svg = { $game }はSVGで描けません。--outを省くと文字で表示します。
wrong-no-such-seat = 席{ $seat }はありません。最後の席は{ $last }です。
help-serve = ブラウザーやプログラムからテーブルで遊べるサーバーを起動します。
help-admin = サーバーを管理します：テーブル、接続、制限、通報、ブロックしたアドレス、管理者のキー
help-argument-host = 待ち受けるアドレス
help-argument-port = ポート（使用中なら次の空き）。0ならどれでも
help-argument-lan = 同じネットワークの人も参加できるようにする
help-argument-no-browser = ブラウザーを開かない
help-argument-public-url = ほかの人に知らせるサーバーのURL
help-argument-trusted-proxy = 訪問者のアドレスを伝える、信頼できるプロキシ
help-argument-metrics-from = キーなしで/metricsを読めるアドレスまたはネットワーク（複数指定できます）
help-argument-tls = https用の証明書とキー
help-argument-test-mode = テスト用：配置を指定でき、待ち時間なし
help-argument-data-dir = ゲームを保存するフォルダー
help-argument-rate = 1つの接続が1秒間に送れるメッセージ数
help-argument-limit = このサーバーだけの制限（例：chat_per_second=2）。複数指定できます
help-argument-keep = 何日後に削除するか（例：chat=30、finished=ever）。複数指定できます
help-argument-what = 表示：status、tables、connections、limits、reports、blocks、log。操作：close、reopen、delete、end、resolve、block、unblock。ローカルネットワーク：open、shut。キー：key
help-argument-which = テーブル、接続、通報、アドレス。tablesでは検索する語
help-argument-hours = ブロックする時間数。省略すると解除するまで
help-argument-why = 理由（操作履歴に残ります）
help-argument-renew = 新しいキーを作る（古いキーは使えなくなります）
help-argument-off = 発言停止を解除する
refused-store-failed = サーバーが今、データを読み書きできません。少し待ってから、もう一度お試しください。

## テーブルの保存

help-backup = すべてのテーブルを1つのファイルにコピーします（サーバーの動作中でも可）。
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

backup-done = バックアップを{ $file }に保存しました。
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
check-damaged = { $table }：{ $reason }
check-fault = ファイルが壊れています：{ $reason }
import-done = { $table }を取り込みました。
import-known = { $table }はすでにあります。
import-host = ホスト用：{ $host }
import-spectator = 観戦用：{ $spectator }
import-refused = { $place }：{ $reason }

wrong-folder-taken = フォルダー{ $folder }は別のcasetta（プロセス{ $process }）が使用中です。先にそちらを終了するか、--data-dirで別のフォルダーを指定してください。
wrong-no-data = { $folder }にはまだテーブルがありません。別のフォルダーは--data-dirで指定できます。
wrong-data-there = { $folder }にはすでにテーブルがあります。--forceを付けると置き換えます（古いものはバックアップに残ります）。
wrong-data-unusable = { $file }は使えません：{ $reason }。casetta restoreでバックアップから戻せます。
wrong-data-not-ours = { $file }にはcasettaのテーブルがありません。
wrong-data-foreign = { $file }にはcasettaが作っていないものが含まれています（{ $parts }）。信頼できるバックアップを使ってください。
wrong-data-newer = { $file }は新しいcasettaで保存されています（形式{ $found }。このcasettaが読めるのは形式{ $known }）。casettaを更新してください。
wrong-data-older = { $file }は古いcasettaで保存されています。casetta migrateで更新できます。
wrong-no-backup = バックアップ{ $file }が見つかりません。
wrong-file-exists = { $file }はすでにあります。別の名前にしてください。
wrong-no-such-table = テーブルが見つかりません。
wrong-table-there = { $table }という別のテーブルがすでにあります。
wrong-table-newer = テーブル{ $table }のルールはバージョン{ $version }ですが、このcasettaが対応しているのはバージョン{ $known }です。casettaを更新してください。
wrong-damaged-place = テーブル{ $table }は壊れています。信頼できない箇所：{ $place }
wrong-put-aside = テーブル{ $table }は壊れているため、除外されています（{ $place }）。
wrong-store-full = ディスクがいっぱいです。何も変わっていません。空きを作ってから、もう一度お試しください。
wrong-store-busy = 別のプログラムがテーブルを使っています。何も変わっていません。もう一度お試しください。
wrong-store-failed = テーブルを保存できませんでした（{ $reason }）。何も変わっていません。もう一度お試しください。
wrong-entry-twice = これはもう保存されています。
wrong-entry-not-next = これは最後に保存されたものの続きではありません。
wrong-row-refused = 保存されている内容と合いません（{ $reason }）。

## 最善の間取り

help-solve = ホームステージングの部屋または手番について、最善の間取りを探します。
help-argument-room = 解く部屋。省くとこの手番を解きます。
help-argument-turn = この手番だけを解きます。
help-argument-letters = 部屋の列に並ぶ各番号のカード（1枚につきaかbの1文字）。
help-argument-seconds = かけてよい秒数。
solve-progress-points = { $seconds }秒 · 得点{ $best }、上限{ $bound }
solve-progress-squares = { $seconds }秒 · マス{ $best }、下限{ $bound }
solve-optimal = 得点：{ $points }。これを超える間取りはありません。
solve-feasible = 得点：{ $points }。{ $bound }を超える間取りはありません。
solve-squares = { $fewest ->
    [0] 部屋が使うか切り離す空きマス：{ $squares }。
   *[other] 部屋が使うか切り離す空きマス：{ $squares }。この得点では少なくとも{ $fewest }。
  }
solve-front = { $edge }に玄関があるものとして数えました（まだ描かれていません）。
solve-left-out = 1つの部屋だけでは決まらないボーナスは除きました：{ $kinds }
solve-foreseen = この部屋の続きの一例：
wrong-solve-what = 記録か、シナリオと部屋を指定してください。
wrong-solve-room-or-turn = 部屋とこの手番は同時に指定できません。どちらか一方にしてください。
wrong-solve-seconds = 秒数は0より大きくしてください。
wrong-solve-other-game = { $game }は解けません。解けるのはホームステージングだけです。
wrong-solve-no-room = 今この部屋に家具は置けません。選べる部屋：{ $known }
wrong-solve-no-turn = この手番に描くものはありません。--roomで部屋を、または--atで前の盤面を指定してください。
wrong-solve-cards = 伏せてあるカード1枚につき1文字、aかbを合わせて{ $cards }文字指定してください。
wrong-solve-too-short = 時間内に間取りが見つかりませんでした。秒数を増やしてください。

## アリーナ

help-arena = 同じ配置で席を替えながらボットどうしを対戦させ、どちらが強いかを調べます。
help-argument-bots = ボットの名前。名前@リビジョンで、このクローンの過去のボットも選べます。
help-argument-deals = 配置の数。1つの配置につき、全員がすべての席に着きます。
help-argument-ms = 1回の決定に使えるミリ秒数。
help-argument-simulations = 1回の決定に使えるシミュレーション回数（時間の代わり）。
help-argument-results = 終わった分をこのファイルに残します。同じコマンドで、中断したところから続けられます。
help-argument-jobs = 同時に動かすプロセスの数。-1なら全コア。
help-argument-on = 作業を任せるDaskかRayのクラスターのアドレス：dask://HOST:PORT、ray://HOST:PORT
help-argument-until-sure = 1つ目のボットが2つ目より強いかどうか、はっきりした時点で終えます。
help-argument-wins = どちらが強いかの代わりに、1つ目のボットが100回中この回数以上勝つかを調べます。
help-argument-targets = 各ボットがこの点数に届いた割合も示します（例：30,33,36）。
arena-preparing = 準備しています…
arena-so-far = { $bot }：{ $share }%
arena-deals = 配置：{ $deals } · ゲーム：{ $games } · 区間は配置ごとの95%
arena-bot = ボット
arena-wins = 勝率
arena-points = 得点
arena-margin = 差
arena-rating = レーティング
arena-time = 1決定
arena-alone = { $bot }1体で{ $others }{ $count }体と対戦：勝率{ $share }
arena-better = { $first }は{ $second }より強い：{ $share }
arena-not-better = { $first }が{ $second }よりはっきり強いとは言えません：{ $share }
arena-open = { $first }が{ $second }より強いかどうか、まだはっきりしません：{ $share }
arena-claim-better = { $bot }は100回中{ $claim }回以上勝ちます：{ $share }
arena-claim-not-better = { $bot }の勝ちは100回中{ $claim }回を大きく超えません：{ $share }
arena-claim-open = { $bot }が100回中{ $claim }回以上勝つかどうか、まだはっきりしません：{ $share }
wrong-arena-bots = ボット{ $bots }体では{ $seats }席を埋められません。1体、2体、または席の数以上を指定してください。
wrong-arena-budget = ミリ秒かシミュレーション回数のどちらか一方を、0より大きい値で指定してください。
wrong-arena-targets = { $text }は点数の並びとして読み取れません。30,33,36のように指定してください。
wrong-other-run = { $file }は別の測定のものです。別のファイルを指定するか、元のコマンドをもう一度実行してください。
wrong-run-goes-on = { $file }には今、別の測定が書き込んでいます。終わるのを待つか、別のファイルを指定してください。
wrong-unknown-cluster = { $address }はクラスターのアドレスではありません。使えるもの：{ $known }
wrong-no-cluster = { $address }から応答がありません。
wrong-no-cluster-package = クラスターに必要なパッケージ{ $package }が入っていません。
wrong-no-such-revision = このクローンにリビジョン{ $revision }はありません。
wrong-frozen-silent = リビジョン{ $revision }のボットから返事がありません。

## ボットの観戦

help-demo = ボットだけのテーブルをターミナルで観戦します。
help-argument-pace = 1手番を見せる秒数。
demo-thinking = { $player }が考えています…
demo-hint = Ctrl-Cで終了

## 調整

help-tune = 同じ配置で対戦させて評価の重みを調整し、確かめます。
help-argument-steps = ステップ数。
help-argument-check = 新しい重みと今の重みを比べる配置の最大数。
tune-steps = 調整
tune-check = 確認：{ $share }%
tune-better = 新しい重みのほうが強いです：{ $share }（配置{ $deals }）。{ $file }に書き出しました。
tune-not-better = 新しい重みがはっきり強いとは言えません：{ $share }（配置{ $deals }）。何も書き出していません。
wrong-no-potential = { $game }には重みを調整できる評価がありません。

## 振り返り

help-review = 終わったゲームの決定を1つずつ評価し、逃した点と運を分けて示します。
help-argument-effort = 評価の細かさ。1なら手早く済みます。
review-judging = 評価中
review-player = プレイヤー
review-points = 得点
review-accuracy = 正確さ
review-lost = 逃した点
review-luck = 運
review-chance-lost = 逃した勝率
review-chance-luck = 勝率の運
review-worst = 逃した点の大きかった手
review-nothing = 誰も点を逃しませんでした。
review-decision = { $event }. { $player }、{ $move }：{ $points }点を逃しました。
review-decision-chance = 勝率が{ $chance }%下がりました。
review-better = よりよい手：{ $move }

## ボットがその手を選んだ理由

why-points = 最終得点は約{ $points }点、勝率は{ $chance }%と見ています。
why-parts = 最終得点は約{ $points }点（{ $parts }）、勝率は{ $chance }%と見ています。
why-part = { $part }{ $points }点
why-comma = {"、"}

## ワーカープロセスにできないこと

worker-memory = ワーカープロセスのメモリーは制限されています。
worker-memory-not = このシステムではワーカープロセスのメモリーを制限できません。
worker-time = CPU時間は制限されています。
worker-time-not = このシステムではCPU時間を制限できません。
worker-files = 個人のファイルは読めません。
worker-files-not = 個人のファイルを読める可能性があります。このシステムでは防げません。
worker-network = ネットワークは使えません。
worker-network-not = ネットワークを使える可能性があります。このシステムでは防げません。
worker-processes = ほかのプログラムは起動できません。
worker-processes-not = ほかのプログラムを起動できる可能性があります。このシステムでは防げません。
worker-end = サーバーに何が起きても、一緒に終了します。
worker-end-not = サーバーが強制終了されると、しばらく動き続けることがあります。

## ターミナルで遊ぶサーバーのテーブル

wrong-not-your-move = まだ自分の番ではありません。
help-join = ターミナルからサーバーのテーブルに参加し、ブラウザーの人と一緒に遊びます。
help-argument-link = 受け取ったリンク、またはコード付きのアドレス（http://HOST/join/CODE）
help-argument-name = テーブルでの名前
wrong-join-no-link = { $text }はテーブルのリンクではありません。リンクの形：http://HOST:8765/t/TABLE#SECRET、http://HOST:8765/join/CODE
wrong-join-unreachable = サーバー{ $url }に接続できません。サーバーが動いているか、同じネットワークにいるか確認してください。
wrong-join-no-casetta = { $url }にcasettaのサーバーはありません。
wrong-join-refused = { $reason }
wrong-join-broken-seats = 自分の席が入ったファイル{ $file }を読み取れません。不要なら削除してください。
wrong-join-too-old = お使いのcasettaはサーバーより古いバージョンです。更新して、同じコマンドをもう一度実行してください。席はそのままです。
wrong-join-too-new = お使いのcasettaはサーバーより新しいバージョンです。ホストにサーバーの更新を頼むか、ブラウザーをお使いください。
wrong-join-other-rules = サーバーの{ $game }はバージョンが違います。casettaを更新するか、ブラウザーをお使いください。
wrong-join-other-address = リンクのアドレスは、このサーバーの公開アドレスと違います。公開アドレスのリンクをホストに頼んでください。
wrong-join-turned-away = ホストに参加を断られました。
wrong-join-cut = 接続が切れました。少し待ってから、もう一度お試しください。
join-refused-internal = サーバーで問題が起きました。もう一度お試しください。
join-kicked = ホストによってテーブルから外されました。
join-name = 名前は？
join-knocking = ホストの許可を待っています…
join-title-room = ゲームはまだ始まっていません
join-title-waiting = 手番：{ $players }
join-title-paused = 一時停止中
join-title-over = ゲーム終了
join-hint = 手（例：{ $example }） · m 選べる手 · ? ヘルプ · sheet · say 文 · quit
join-hint-waiting = say 文 · u 取り消し · sheet · ? ヘルプ · quit
join-hint-watching = say 文 · sheet · ? ヘルプ · quit
join-hint-over = Enter 終了 · say 文 · sheet · save FILE · next 再戦
join-hint-room = say 文 · emote 名前 · quit
join-hint-host = start 開始 · admit 名前 · say 文 · emote 名前 · quit
join-room-what = 下のコマンドを入力してください。
join-room-open = 空席
join-room-away = { $name }（オフライン）
join-room-code = ほかの人のためのコード：{ $code }
join-room-waiting = 許可待ち：{ $names }
join-nobody-waits = 許可を待っている人はいません。
join-lost = 接続が切れました。再接続中です… Enterですぐに試します。
join-asked = { $name }さんが手を取り消したいそうです。認めるならagree、断るならrefuseと入力してください。
join-asked-others = ほかの人の返事を待っています。
join-ask-first = 取り消すには全員の同意が必要です。askと入力すると頼めます。
join-bot-plays = ボットが代わりに遊んでいます。backと入力すると席に戻れます。
join-paused = 一時停止中です。resumeと入力すると再開します。
join-rematch = 再戦の準備ができました。nextと入力すると移動します。
join-say-what = 発言がありません。sayに続けて文を入力してください。
join-emotes = emoteに続けて、次のどれかを入力してください：{ $known }
join-said = { $name }：{ $text }
join-spectator = 観戦者
join-spectators = 観戦者
join-all = 全員
join-host = ホスト
join-here = { $name }さんが来ました。
join-away = { $name }さんが離席しました。
join-log-hidden = { $who ->
    [you] 手を決めました。
   *[other] { $name }が手を決めました。
  }
join-log-undo = { $who ->
    [you] 手を取り消しました。
   *[other] { $name }が手を取り消しました。
  }
join-log-redo = { $who ->
    [you] 手をやり直しました。
   *[other] { $name }が手をやり直しました。
  }
join-log-ask = { $who ->
    [you] 取り消しを頼みました。
   *[other] { $name }が取り消しを頼みました。
  }
join-log-agree = { $who ->
    [you] 取り消しを認めました。
   *[other] { $name }が取り消しを認めました。
  }
join-log-refuse = { $who ->
    [you] 取り消しを断りました。
   *[other] { $name }が取り消しを断りました。
  }
join-log-hand-over = { $who ->
    [you] ボットが代わりに遊びます。
   *[other] ボットが{ $name }の代わりに遊びます。
  }
join-log-take-back = { $who ->
    [you] 席に戻りました。
   *[other] { $name }が席に戻りました。
  }
join-log-pause = { $who ->
    [you] ゲームを一時停止しました。
   *[other] { $name }がゲームを一時停止しました。
  }
join-log-resume = { $who ->
    [you] ゲームを再開しました。
   *[other] { $name }がゲームを再開しました。
  }
join-notice-moved-in = { $who ->
    [you] この席に着きました。届いたリンクは、これからここだけで使えます。
   *[other] { $name }さんが自分の端末で席に着きました。
  }
join-notice-device = { $who ->
    [you] この席が別の端末でも開かれました。
   *[other] { $name }さんが端末を追加しました。
  }
join-notice-taken-back = { $who ->
    [you] ホストがこの席の新しいリンクを作りました。
   *[other] ホストが{ $name }さんの席の新しいリンクを作りました。
  }
join-notice-kicked = { $who ->
    [you] ホストによってテーブルから外されました。
   *[other] ホストが{ $name }さんをテーブルから外しました。
  }
join-notice-muted = { $who ->
    [you] ホストに発言を止められました。
   *[other] ホストが{ $name }さんの発言を止めました。
  }
join-notice-unmuted = { $who ->
    [you] また発言できるようになりました。
   *[other] { $name }さんがまた発言できるようになりました。
  }
join-notice-silenced = { $who ->
    [you] サーバーの管理者に発言を止められました。
   *[other] サーバーの管理者が{ $name }さんの発言を止めました。
  }
join-notice-unsilenced = { $who ->
    [you] また発言できるようになりました。
   *[other] { $name }さんがまた発言できるようになりました。
  }
join-emote-hello = こんにちは！
join-emote-good-luck = がんばって！
join-emote-well-done = お見事！
join-emote-thanks = ありがとう！
join-emote-laugh = あはは！
join-emote-wow = すごい！
join-emote-oops = おっと！
join-emote-thinking = 考え中…
turn-help-say = say 文
turn-help-say-text = テーブルの全員にメッセージを送ります。
turn-help-emote = emote 名前
turn-help-emote-text = hello、thanks、wowなどのリアクションを送ります。
turn-help-ask = ask
turn-help-ask-text = 自分の最後の手と、そのあとの手の取り消しをほかの人に頼みます。
turn-help-agree = agree
turn-help-agree-text = 頼まれた取り消しを認めます。
turn-help-refuse = refuse
turn-help-refuse-text = 頼まれた取り消しを断ります。
turn-help-redo = redo
turn-help-redo-text = 取り消した手をやり直します。
turn-help-pause = pause
turn-help-pause-text = 全員のゲームと時計を止めます。
turn-help-resume = resume
turn-help-resume-text = 一時停止から再開します。
turn-help-back = back
turn-help-back-text = ボットに任せた席に戻ります。
turn-help-next = next
turn-help-next-text = 再戦の準備ができたら、そこへ移ります。
