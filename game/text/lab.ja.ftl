# 実験室
lab-cannot-answer = この対局からは答えられません。問われていることが一度も起きませんでした。
lab-seat = { $number }番の席
lab-group-seats = 席ごとに
lab-group-points = 得点
lab-group-length = 対局の長さ
lab-group-levels = 強さごとに
lab-figure-win = 勝率: { $thing }
lab-figure-points = 得点: { $thing }
lab-figure-mean = 得点の平均
lab-figure-lead = 1位と2位の差
lab-figure-plies = 1局の選択の数、平均
lab-figure-plies-deviation = 選択の数: 標準偏差
lab-figure-plies-5 = 選択の数: 下から5%
lab-figure-plies-50 = 選択の数: 真ん中
lab-figure-plies-95 = 選択の数: 下から95%
lab-figure-plies-most = 選択の数: 最大
lab-figure-points-deviation = 得点: 標準偏差
lab-figure-points-5 = 得点: 下から5%
lab-figure-points-50 = 得点: 真ん中
lab-figure-points-95 = 得点: 下から95%
lab-figure-points-most = 得点: 最高
lab-figure-level-win = 勝率: { $thing }
lab-figure-level-points = 得点: { $thing }
lab-heading = { $game }: 対局からわかること
lab-verdict-more = はい。{ $second }のほうが{ $first }より { $value }{ $unit ->
    [points] ポイント
   *[plain] {""}
}多く（95%で { $from } から { $to }）、偶然の幅を超えています。
lab-verdict-less = 逆です。{ $second }のほうが{ $first }より { $value }{ $unit ->
    [points] ポイント
   *[plain] {""}
}少なく（95%で { $from } から { $to }）、偶然の幅を超えています。
lab-verdict-noise = そうは言えません。{ $second }と{ $first }の差 { $value } は偶然の幅（95%で { $from } から { $to }）に入ります。{ $edge } を超える差は、まずありません。
lab-verdict-early = まだ分かりません。{ $from } から { $to } までありえます。もっと対局が要ります。
lab-verdict-same = 差はありません。どの配りでも{ $second }と{ $first }は同じ結果です。
lab-verdict-unknown = 何も言えません。比べるものが、この対局では起きませんでした。
lab-verdict-interim = 途中の見立てです。{ $verdict }
lab-difference-more = 偶然ではない
lab-difference-less = 偶然ではない
lab-difference-noise = 偶然かもしれない
lab-difference-same = 同じ
lab-difference-unknown = 少なすぎる
lab-about = { $deals }通りの配り{ $sides ->
    [one] {""}
   *[other] （どれも両方の側が指しました）
}、種 { $seed } から。版 { $version }。
lab-unfinished = まだ終わっていません（予定は { $asked }）。
lab-plain = 規則書のまま
lab-within = 95%の幅
lab-rests-on = ゲーム数
lab-extremes = 極端な対局
lab-extreme-lead = いちばん大きい差
lab-extreme-highest = いちばん高い得点
lab-extreme-closest = いちばん僅差
lab-extreme-longest = いちばん長い対局
lab-game = 第 { $seed } 局
lab-failed = { $count }局は最後まで指せませんでした。その配りは数えていません。
lab-failed-game = { $side }、第 { $seed } 局: { $reason }
lab-note-interval = 数字の幅は、対局ごとのばらつきから求めています。こうした調べを100回すれば95回は本当の値がこの幅に入ります。「ゲーム数」は、その数字に関わることが起きた対局の数です。
lab-note-fixed = 対局の数は最初の1局より前に決めてあり、幅は終わってから1度だけ見るときのものです。
lab-note-sequential = 途中で何度見ても、いつやめても成り立つ幅です。そのぶん、1度だけ見るときより広くなっています。
lab-note-bots = この強さのボットどうしの話で、人どうしでは違うかもしれません。カードの数字は勝ちと一緒に現れたというだけで、その原因とは限りません。
lab-note-paired = どの側も同じ配りを指し、その差だけを数えています。最初の一文は、前もって問うたことの答えです。表の「偶然ではない」は、数字全部を合わせても100回に95回は偶然では一つも出ないほどに限って付けています。
lab-title = 実験室
lab-begin = はじめる
lab-new = 新しい問い
lab-pause = 止める
lab-go-on = 続ける
lab-nothing = 比べない（片側だけ）
lab-ask-question = 問い
lab-ask-side = 調べるもの
lab-ask-other = 比べる相手
lab-ask-level = ボット
lab-ask-players = 人数
lab-ask-deals = 配りの数
lab-ask-first = 最初の席は有利か
lab-ask-points = 何点くらいになるか
lab-ask-length = 対局はどのくらい続くか
lab-refused = このままでは始められません（{ $reason }）。
lab-state-waiting = 最初の対局を指しています…
lab-state-running = 数えています
lab-state-paused = 止まっています
lab-state-done = 全部の配りを指しました
lab-state-failed = 途中で止まりました。指した分は残っています。
lab-left = あと{ $minutes }分{ $seconds }秒。離れても続きます
lab-interim = 途中の見立て
lab-about-scene = { $game } · { $players }人 · ボット: { $level } · 種 { $seed } から
lab-head-seats = 席ごとの勝率
lab-note-seats = 点は割合、棒は95%の幅
lab-head-points = 得点の分布
lab-note-points = 1人1局ごと
lab-head-length = 対局の長さ
lab-note-length = 選択の数。中央値と5–95%
lab-behind-points = { $side }: { $low }点から{ $high }点の対局
lab-behind-wins = { $side }: { $number }番の席が勝った対局
lab-decisions = 選択{ $count }回
lab-foot-choose = 選ぶ
lab-foot-open = 開く
lab-foot-watch = 見る
lab-foot-back = もどる（計算は続く）
statistics-lab = 実験室
lab-caption = ボットが何局も指して、数えます
lab-export = 書き出す
lab-exported = 報告のページと全局のデータは { $folder } にあります
lab-group-asked = 問いの答え
