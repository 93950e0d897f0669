## lists
list-separator = 、

## refusals of every game
refusal-not-your-turn = あなたの番ではありません。
refusal-wrong-phase = このフェイズでは行えません。
refusal-game-over = ゲームは終了しています。
refusal-unknown-action = そのような行動はありません。
refusal-bad-argument = その指定では行えません。
refusal-undo-nothing = 元に戻せる手がありません。
refusal-undo-shown = 隠れていたものが見えたので、その前には戻せません。
refusal-undo-turn-passed = 番がほかの人に移ったので、その前には戻せません。
refusal-redo-nothing = やり直せる手がありません。

## the table
table-you = あなた
table-seat = プレイヤー{ $number }
table-bot = ボット{ $number }
table-undo = 元に戻す
table-redo = やり直す
table-hint = ヒント
table-rules = ルール
table-menu = メニュー
table-news = 前の番からのできごと
table-refused = できません
table-rule = ルール { $rule }
table-do = これでよい
table-cancel = やめる
table-which = どれにしますか
table-fold = マップを見る
table-unfold = 選ぶ
table-discard = 捨てるカードを{ $count }枚
table-fault = ルールの処理で誤りが起きました。対局はその前のままです。報告書：
story-skip = クリックか Space で進む（あと{ $left }）
past-banner = 過去を見ています　{ $now } / { $total }
past-sub = あのときの卓です。駒は動かせません。← → で前後へ、P で再生します。
past-now = いまに戻る
past-branch = ここから続ける
bot-replaced = { $who }の答えが届かないため、ほかの手で進めました。
hint-none = ヒントが得られませんでした。

## the log and the timeline
log-title = 記録
log-all = すべて
log-mine = 自分
log-theirs = ほか
log-turn = ターン{ $turn }　{ $who }
log-rival = { $who }
log-who = { $who }：{ $text }
log-final = 得点計算
log-foot = 行をクリックすると、その時点の卓を見られます
time-first = 最初
time-back = 1手戻る
time-play = 再生
time-on = 1手進む
time-last = いまの局面
time-ply = 手 **{ $now }** / { $total }
time-now = いまの局面
time-past = 過去の局面

## the house
house-back = もどる
house-players = { $count }人
house-bot = ボット（{ $level }）
level-random = でたらめ
level-greedy = ふつう
level-planner = 手ごわい
when-now = たったいま
when-minutes = { $minutes }分前
when-today = きょう { $clock }
when-yesterday = きのう { $clock }
when-day = { $year }年{ $month }月{ $day }日
flag-practice = 練習
flag-assisted = ヒントあり
app-crashed = 誤りが起きて、卓を閉じました。対局は保存されています。報告書：

## scene shelf
shelf-new = 新しい対局
shelf-start = 対局をはじめる
shelf-rescue = 無事な所から直す
shelf-back-to-table = 卓にもどる
shelf-continue = 続きから
shelf-torn = 傷んだ記録
shelf-first-game = はじめての卓
shelf-next-game = つぎの一局
shelf-watch = 見本の対局を見る
shelf-watch-sub = 六人の敵との対局を一つずつ。好きな所から遊べます
shelf-watch-go = 選ぶ
shelf-others = ほかに{ $count }局が途中です
shelf-all = すべて見る
shelf-welcome-again = おかえりなさい
shelf-welcome-again-sub = つづきが待っています。
shelf-welcome-first = いらっしゃいませ
shelf-welcome-first-sub = どうぞ、卓へ。
shelf-welcome-idle = おかえりなさい
shelf-welcome-idle-sub = もう一局いかがですか。
shelf-players = { $fewest }–{ $most } 人
shelf-minutes = { $least }–{ $most } 分
shelf-where = ターン **{ $round }** / { $rounds }
shelf-where-open = ターン **{ $round }**
shelf-you = あなた
shelf-rival = 敵
shelf-sound = 音（M）
shelf-fullscreen = 全画面
drawer-archive = 記録
drawer-archive-sub = { $count }局・再生・分岐
drawer-rules = 遊び方
drawer-rules-sub = ルールを読む
drawer-statistics = 成績
drawer-statistics-sub = { $won }勝 { $lost }敗
drawer-settings = 設定
drawer-settings-sub = 文字・動き・音
drawer-leave = 終わる
drawer-leave-sub = 自動で保存ずみ
drawer-none = まだありません

## scene lobby
lobby-solo = ひとりで
lobby-count = { $count }人で
lobby-rival = 敵を選ぶ
lobby-together = 卓をかこむ
lobby-human = 人
lobby-name-hint = 名前
lobby-colour = 色
lobby-difficulty = 難易度
lobby-start = 対局をはじめる
lobby-challenge = { $who }に挑む
lobby-switches = 取り決め
lobby-done = 決めた
lobby-lot = おまかせ
lobby-keys = 左右キーで選ぶ　·　Enter で始める　·　炎は脅威の大きさ
lobby-together-note = 名前は次の対局でも使えます。手札を見せ合わないよう、席がかわるたびに幕がおります。空いた席にはボットが座ります。
lobby-switches-note = ルールブックがはっきり書いていない所の取り決めです。ふつうはそのままで遊べます。

## scene pause
pause-title = ひと休み
pause-back = 卓にもどる
pause-restart-turn = このターンをやり直す
pause-same-deal = 同じ配りで最初から
pause-same-deal-follows = いまの対局はそのまま残ります。同じ配りの新しい対局は「練習」になります。
pause-same-deal-do = はじめる
pause-leave = 席を立つ（卓はこのまま残ります）
pause-saved = { $plies }手目まで保存ずみ
pause-saved-sub = 電源が切れても、つづきから遊べます。
pause-not-kept = いまは保存できていません
pause-not-kept-sub = 保存先を確かめてください。遊び続けることはできます。

## scene settings
settings-caption = 変えたことはすぐに反映され、保存されます。
settings-display = 表示
settings-motion = 動き
settings-sight = 見分け
settings-sound = 音
settings-on = 入
settings-off = 切
settings-language = 言語
settings-language-sub = その場で切りかわります
settings-ui-scale = 画面全体の大きさ
settings-ui-scale-sub = 駒もカードも
settings-ui-scale-help = 100 %をこえると、画面はマウスのほうへ動きます。
settings-text-scale = 文字の大きさ
settings-text-scale-sub = 札の文も。収まる所まで
settings-fullscreen = 全画面
settings-fullscreen-sub = F11
settings-animation = 動きの速さ
settings-animation-sub = クリックでいつでも飛ばせます
settings-animation-off = なし
settings-animation-fast = 速い
settings-animation-normal = ふつう
settings-animation-slow = ゆっくり
settings-animation-step = 一手ずつ
settings-reduced-motion = 動きを減らす
settings-reduced-motion-sub = 飛ばずに入れかわり、脈うちません
settings-highlight = 強調の強さ
settings-highlight-sub = 置ける場所の光
settings-highlight-soft = ひかえめ
settings-highlight-normal = ふつう
settings-highlight-strong = つよい
settings-captions = 英語の小見出し
settings-captions-sub = 日英の両方を読む卓に
settings-hold-to-lift = 幕は押しつづけて上げる
settings-hold-to-lift-sub = 切ると2回のクリック
settings-volume-all = 全体
settings-volume-all-sub = M で消音
settings-volume-pieces = 駒とカード
settings-volume-pieces-sub = 木、紙、金の音
settings-volume-bell = 番の知らせ
settings-volume-bell-sub = 鈴と結末の音
settings-reset = はじめの設定にもどす
settings-keys = キーの一覧
settings-preview = 見本
settings-preview-sub = いまの設定で見た卓
foot-next = 次の項目
foot-change = 変える
foot-toggle = 入 / 切

## scene keys
keys-caption = マウスがなくても、すべて遊べます。
key-next = 動かせる物・押せる物を順に
key-arrows = 置ける場所を選ぶ
key-enter = 持つ・置く・押す
key-esc = 放す・もどる・メニュー
key-turn = カードを180度回す
key-actions = 六つの行動
key-end = フェイズを終える
key-undo = 元に戻す
key-redo = やり直す
key-restart = ターンの最初へ
key-hint = ヒント
key-news = 前の番からのできごと
key-skip = 動きを飛ばす・札をたたむ
key-time = 過去を1手ずつ・1ターンずつ
key-play = 過去から再生
key-pages = ルール・設定
key-fullscreen = 全画面
key-mute = 消音

## scene curtain
curtain-next = さんの番です
curtain-away = { $who }さんは席をかわってください
curtain-lift = 幕をあげる
curtain-hold = 押しつづける · または Space
curtain-twice = 2回クリック · または Space を2回
curtain-again = もう一度

## scene ending
ending-again = もう一度挑む
ending-rematch = もう一局
ending-other = 敵を選び直す
ending-new = 席を決め直す
ending-watch = はじめから見る
ending-shelf = 棚へ
ending-victory = 勝利
ending-defeat = 敗北
ending-rank = { $rank }位
ending-step = 結末 { $step } / { $steps }
ending-wins = { $who }の勝ち
ending-share = 勝利を分け合う
ending-saved = この対局は保存されました。　全{ $plies }手

## scene rules
rules-caption = { $title }のルール
rules-search = ルールの中をさがす
rules-refused = 卓で断られた手
rules-back-to-table = 自分の卓で見る
rules-see-also = 関連
rules-reconstructed = 復元
rules-unmarked = 印のない文はルールブックのとおり。「復元」は失われた札面を補った所です。
rules-table = 表
rules-printed = ルールブック
rules-public = 公開資料
rules-ours = 復元
rules-hits = { $count }か所
foot-section = 節をえらぶ
foot-scroll = 読み進む

## scene archive
archive-caption = すべての対局。いつでも見て、そこから続けられます。
archive-import = 読みこむ
archive-all = すべて
archive-open = 途中
archive-over = 終わった
archive-repair = 直せる
archive-shipped = 見本
archive-search = 名前、敵、日付
archive-continue = 続ける
archive-watch = はじめから見る
archive-branch = 途中から分岐
archive-rescue = 手{ $ply }から直す
archive-export = 書き出す
archive-rename = 名前
archive-copy = 複製
archive-delete = 消す
archive-empty = まだ対局がありません。
archive-none = あてはまる対局がありません。
archive-plies = { $plies }手
archive-state-open = 途中
archive-state-won = 勝ち
archive-state-lost = 負け
archive-state-over = 終わり
archive-state-newer = 新しい版
archive-state-torn = 要修理
archive-deleted = 「{ $name }」を消しました
archive-deleted-sub = あと少しの間は取り消せます
archive-undo = 元に戻す
archive-exported = { $path } に書き出しました。
archive-imported = 読みこみました。
archive-path-hint = ファイルの場所（ウィンドウへ落としてもよい）
archive-read-only = ほかのウィンドウで開いています。見るだけになります。
archive-progress = 進み
archive-seats = 席
archive-file = ファイル
archive-file-whole = 無事
archive-parent = 分岐元 { $parent }
archive-sort-date = 新しい順
archive-sort-plies = 長い順
foot-choose = 選ぶ
foot-open = 開く
foot-delete = 消す

## scene statistics
statistics-caption = 記録から数えたものです。練習とヒントの対局は別に数えます。
statistics-total = ひとりで
statistics-played = { $count }局
statistics-won = { $won }勝 { $lost }敗
statistics-best = 最高 { $best }点
statistics-mean = 平均の差 { $mean }
statistics-streak = いまの連勝 { $streak }
statistics-endings = 見た結末
statistics-not-yet = まだ
statistics-apart = 練習 { $practice }局・ヒントあり { $assisted }局・みんなで { $together }局
statistics-challenge = 挑む

## what is wrong with a save
save-too-large = { $file } は大きすぎます（{ $megabytes } MB）。記録ではないようです。
save-not-json = { $file } は記録として読めません（{ $place }）。
save-shape = { $file } の { $place } が記録の形と違います。
save-unreadable = { $file } が読めません（{ $reason }）。
save-format-newer = この版より新しい記録です（形式 { $format }）。Taku を新しくしてください。
save-rules-newer = この版より新しいルールの記録です。Taku を新しくしてください。
save-title-unknown = 「{ $title }」というゲームはこの卓にありません。
save-setup = 準備が再現できません。最後の局面からなら続けられるかもしれません。
save-bad-ply = 手 { $ply } が読めません。その前までは無事です。
save-illegal-ply = 手 { $ply }（{ $action }）はルールに合いません。その前までは無事です。
save-digest = 手 { $ply } で局面が食い違います。その前までは無事です。
save-no-snapshot = 続けられる局面がありません。

## the disk
store-full = 保存先がいっぱいです：{ $place }
store-read-only = 保存先に書けません：{ $place }
store-not-a-folder = 保存先がフォルダーではありません：{ $place }
store-failed = 保存できませんでした：{ $place }
store-goes-on = 対局はこのまま続けられます。直れば次の手ですべて保存します。
settings-damaged = 設定のファイルが傷んでいたので、はじめの設定に戻しました。
settings-damaged-place = 元のファイルは { $place } の隣に残してあります。
settings-unreadable = 設定が読めないので、はじめの設定を使います。
settings-unreadable-place = 読めるようにしてください：{ $place }
settings-unwritable = 設定を保存できませんでした。終わるまではこのまま使えます。
settings-unwritable-place = 空きを作るか、書けるようにしてください：{ $place }

## board files
layout-no-file = 盤のファイル { $file } がありません。入れ直してください。
layout-not-tmx = 盤のファイル { $file } は TMX として読めません（{ $name }）。
layout-no-name = 盤のファイル { $file } の { $name } に名前がありません。
layout-bad-number = 盤のファイル { $file } の「{ $name }」の数が読めません。
layout-outside = 盤のファイル { $file } の「{ $name }」が卓の外にあります。
layout-twice = 盤のファイル { $file } に「{ $name }」が2つあります。
layout-unknown-type = 盤のファイル { $file } の「{ $name }」の種類がわかりません。
layout-slot-missing = 盤のファイル { $file } に場所「{ $name }」がありません。
layout-region-missing = 盤のファイル { $file } に区画「{ $name }」がありません。
