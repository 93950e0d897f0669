# 文字で遊ぶ

terminal-seat = プレイヤー{ $number }
terminal-prompt = {"> "}
terminal-choice = { $number }. { $deed }
terminal-group = { $about ->
    [none] { $first }～{ $last }. { $kind }（{ $count }通り。一覧 { $first } で表示）
   *[other] { $first }～{ $last }. { $kind }：{ $about }（{ $count }通り。一覧 { $first } で表示）
}
terminal-more = あと{ $count }件あります。「次」で続きを表示します。
terminal-no-more = 続きはありません。
terminal-refusal-rule = { $reason }（ルール { $rule }）
terminal-caution = ご注意：{ $text }
terminal-legal = できます：{ $deed }
terminal-chose = { $who }が選びました。
terminal-deed = { $who }：{ $deed }
terminal-place = { $place }：{ $things }
terminal-hidden = 裏向き
terminal-die = サイコロの{ $eyes }
terminal-colon = ：
terminal-won = { $who }：勝ち
terminal-lost = { $who }：負け
terminal-drawn = { $who }：引き分け
terminal-score = { $rank }位　{ $who }：{ $total }点
terminal-score-item = 　　{ $source }：{ $amount }
terminal-fault = 「{ $action }」の処理に失敗しました。ゲームは直前の状態のままです。お手数ですがご報告ください。
terminal-not-understood = 「{ $line }」というコマンドはありません。「ヘルプ」で使い方を表示します。
terminal-bye = またどうぞ。
terminal-bye-saved = ゲームは保存されています。またどうぞ。
terminal-pass = 席を交代してください。{ $who }の番です。
terminal-uncovered = ここでは画面を隠せません。前の人に見えていたものを、次の人も読めてしまいます。それでも遊ぶなら「はい」と入力してください。
terminal-command-yes = はい yes
terminal-ready = ほかの人が見ていないことを確かめてEnterを押してください。
terminal-no-number = 一覧に{ $number }番はありません。
terminal-no-kind = 「{ $kind }」は今できることにありません。
terminal-nothing-called = 「{ $name }」というものはありません。
terminal-undo = { $plies }手目まで戻しました。
terminal-redo = { $plies }手目までやり直しました。
terminal-why-what = 「なぜ」に続けて一覧の番号か行動を入力してください。例：なぜ { $example }
terminal-spelt = { $example ->
    [none] 次のように入力してください：{ $spelt }
   *[other] 次のように入力してください：{ $spelt }（例：{ $example }）
}
terminal-no-hint = このゲームにはヒントを出せるボットがいません。
terminal-hint = ヒント：{ $number }. { $deed }
terminal-hint-reason = 　　理由：{ $reason }
terminal-log-empty = まだ何も行われていません。
terminal-nowhere-to-save = このゲームには保存先がありません。
terminal-saved = { $plies }手目まで保存しました。一手ごとに自動で保存されます。
terminal-over = ゲーム終了です。

terminal-help = 一覧の番号を入力すると、その行動をします。ほかに次のコマンドがあります。
terminal-help-line = { $words }：{ $text }
terminal-help-typed = 行動を直接入力することもできます。一つの項目に複数あるときはカンマでつなぎます。今できるのは次のとおりです。
terminal-help-kind = { $spelt }：{ $kind }

terminal-command-help = ヘルプ help ?
terminal-help-help = 入力できるコマンドの説明
terminal-command-table = 卓 盤 table
terminal-help-table = 卓全体のようすを言葉で表示。マスやカードの名前を続けると、それだけ
terminal-command-list = 一覧 list
terminal-help-list = できることすべて。番号か行動の種類を続けると、そのまとまりだけ
terminal-command-more = 次 続き more
terminal-help-more = 一覧の続き
terminal-command-why = なぜ why
terminal-help-why = 番号か行動を続けると、できない理由や注意点を表示
terminal-command-rules = ルール 規則 rules
terminal-help-rules = ルールの目次。番号を続けるとその節、言葉を続けるとそれが出てくる節
terminal-no-rule = 「{ $name }」はルールに出てきません。
terminal-command-hint = ヒント hint
terminal-help-hint = ボットならどうするか
terminal-command-undo = 戻す 待った undo
terminal-help-undo = 自分の直前の行動を取り消す
terminal-command-redo = やり直す やり直し redo
terminal-help-redo = 取り消した行動をもう一度行う
terminal-command-log = 記録 棋譜 log
terminal-help-log = これまでの手。数を続けると、その数だけ
terminal-command-save = 保存 save
terminal-help-save = ゲームを保存する。名前を続けると、その名前で
terminal-command-quit = 終了 やめる quit
terminal-help-quit = 席を立つ
