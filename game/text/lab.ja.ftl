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
