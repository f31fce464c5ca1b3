# casettaのメニューとエラー。各ゲームの文は、そのゲームのフォルダーにあります。

## 外から来たものの誤り

wrong-unknown-game = { $game }というゲームはありません。ゲーム: { $known }
wrong-unknown-option = { $option }というオプションはありません。オプション: { $known }
wrong-unknown-option-value = { $option }に{ $value }は指定できません。指定できる値: { $known }
wrong-unknown-seats = { $game }は{ $seats }人では遊べません。遊べる人数: { $known }
wrong-unknown-bot = { $bot }というボットはいません。ボット: { $known }
wrong-unknown-language = { $language }という言語はありません。言語: { $known }
wrong-unknown-command = { $command }というコマンドはありません。コマンド: { $known }
wrong-command-line = コマンドラインを読み取れません（{ $detail }）。使い方: casetta --help
wrong-wrong-seats = { $text }は席の指定として読めません。例: me,me:Anna,bot:greedy
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
wrong-page-not-entries = { $where }：二重角かっこの項目で書いてください。
wrong-page-not-a-text = { $where } は文字列で書いてください。
wrong-page-not-so-many = { $where } は{ $length }個の整数のリストではありません。
wrong-page-no-entry = { $where }：{ $name } の項目がありません。
wrong-page-twice = { $where }：{ $name } が2回あります。
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

help-casetta = 家がテーマのボードゲーム3作を1人でもみんなでも。ルールの質問にも答えます。
help-play = 端末でゲームを遊びます。ボットどうしの対戦も可能です。
help-replay = 記録を再生し、局面、得点表、順位を表示します。
help-ask = JSONの質問を1行ずつ受け取り、順に答えます。
help-score = 得点計算: テーブルの様子を入力すると内訳が出ます。
help-bench = 1秒に何回ランダムに対局できるかを測ります。
help-perft = 最初の配置から続く手順を数えます。
help-selfcheck = この環境でルールの法則が守られるか検査します。
help-doctor = バージョン、フォルダー、不足とその直し方を表示します。
help-golden = 基準の対局と手数を照合・更新します（開発者用）。

help-usage = 使い方
help-heading-commands = コマンド
help-heading-arguments = 引数
help-heading-options = オプション
help-argument-help = このヘルプを表示します。
help-argument-lang = 言語: en、it、pl、ja
help-argument-version = バージョンを表示します。
help-argument-game = ゲーム名（例: my-shelfie）
help-argument-players = プレイ人数
help-argument-seats = 各席の人とボット（カンマ区切り）
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
help-argument-after = 数える前にランダムに進める手数
help-argument-depth = 何手先まで数えるか
help-argument-write = ファイルを書き直します。

## ベンチマーク

bench-compiling = { $game }のルールをコンパイルしています…
bench-compiled = …{ $seconds }秒で準備できました。
bench-compare-heading = CPU時間1秒あたりのランダム対局数: 今回、保存値、C、今回/C

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

## 会話の終わり

end-quit = お疲れさまでした。
end-of-input = 入力が途中で終わりました。
end-interrupted = 中断しました。

## プレイヤー

turn-you = あなた
turn-player = 席{ $number }
bot-greedy = 欲張り
bot-random = 運任せ

## 端末での手番

turn-title = { $player }の手番です
turn-title-alone = あなたの手番です
turn-hint = 手（例: { $example }） · m できる手 · ? ヘルプ · sheet 得点 · save FILE · quit
turn-hint-chosen = Enterで確定 · uで取り消し
turn-preview = { $move }   得点: { $before } → { $after }
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
