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
time-first = 最初
time-back = 1手戻る
time-play = 再生
time-on = 1手進む
time-last = いまの局面
time-ply = 手 **{ $now }** / { $total }
time-now = いまの局面
time-past = 過去の局面
