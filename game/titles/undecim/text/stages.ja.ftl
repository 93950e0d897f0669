# Undecim: the secret choice, building, the night

## the secret choice

undecim-choose-chosen = 伏せた札
undecim-choose-count = { $seats }人のうち **{ $count }** 人が選んだ
undecim-choose-field-later = このあと1枚ずつ取れる
undecim-choose-field-last = 最終ラウンド：もう取らない
undecim-choose-left = あと **{ $count }** 個
undecim-choose-moon-night =
    このままなら
    今夜 **赤い月**
undecim-choose-moon-near =
    次のラウンドは
    出目 **{ $count }** 以上で夜
undecim-choose-moon-far =
    次のラウンドの
    出目では夜にならない
undecim-choose-moon-last =
    最終ラウンド：この
    ままなら夜は来ない
undecim-choose-state-done = 選んだ
undecim-choose-state-now = 選ぶ番
undecim-choose-state-open = まだ
undecim-choose-order = 順番
undecim-choose-order-text = { $most ->
    [1] 先 **{ $before }**、あと **{ $after }**（うち2枚は裏向き）
   *[other] 先 **{ $before }**、あと **{ $after }**（点線は場と手札）
 }
undecim-choose-no-target = いま奪えるカードを持つ人はいない
undecim-choose-land = の{ $mark }で 自分 { $mine }→**{ $mine_after }**、相手 { $theirs }→**{ $theirs_after }** [vp]
undecim-choose-now-hand = 手札{ $hand }枚から **{ $most }** 枚まで獲得し、残り **{ $left }** 枚
undecim-choose-now-hand-kind = 手札{ $hand }枚のうち使えるのは{ $fit }枚で、**{ $most }** 枚まで
undecim-choose-now-draw = 手札{ $hand }+{ $drawn }枚から **{ $most }** 枚まで獲得し、残り **{ $left }** 枚
undecim-choose-now-reveal = いまの出目{ $die }なら **{ $count }** 枚を公開
undecim-choose-gold-none = いま金がないので使えない
undecim-choose-gold-pay = {"["}gold]1枚を捨てる。手元の金 { $gold }→**{ $left }**
undecim-choose-gold-hold = {"["}gold]を持っていればよい（捨てない）
undecim-choose-auto-none = 入植か発展を1回、そのとき手元にあるもので
undecim-choose-auto-settle = いまの手元なら { $marks }で入植 Lv**{ $level }** **{ $gain }**[vp]
undecim-choose-auto-develop = いまの手元なら { $marks }で発展 Lv{ $before }→**{ $level }** **{ $gain }**[vp]
undecim-choose-laid = この札を伏せた。全員が選ぶまでは「元に戻す」で選び直せる。
undecim-choose-how = どう公開されるか
undecim-choose-how-1 = 全員が裏向きに伏せる（{ $count }/{ $seats }）
undecim-choose-how-2 = 一斉に表を向ける
undecim-choose-how-3 = 赤文字を、小さい番号から
undecim-choose-how-4 = 効果も、小さい番号から
undecim-choose-safe = いま赤文字で奪われる心配はない
undecim-choose-danger = {"["}steal] { $cards } が相手の手にあるかもしれない
undecim-choose-only-you =
    あなた
    だけに
    見える

## building

undecim-build-ways = いまできる組み方
undecim-build-more = ほか{ $count }通りはカードを運んで
undecim-build-laid = 入植地（横に置く）
undecim-build-none = まだ入植地はない。上の組み方を押すか、資源を右の枠へ運ぶ。
undecim-build-new = 新しい入植地
undecim-build-moon-left = あと **{ $count }** 個
undecim-build-moon-night = 今夜 **赤い月**
undecim-step-gold = 金の効果を使うか決める
undecim-step-gold-paid = 金の効果を使った
undecim-step-gold-left = 金の効果は使わない
undecim-step-gain-hand = 手札から獲得
undecim-step-gain-hand-table = 手札から土地を獲得
undecim-step-gain-hand-count = 手札から獲得
undecim-step-gain-deck = 山札から獲得
undecim-step-gain-deck-if-die = 出目が大きければ山札から獲得
undecim-step-draw-hand = 山札から手札に引く
undecim-step-reveal-gain = 公開して獲得
undecim-step-shift-moon = タイムカウンターを動かす
undecim-step-build = 入植か発展
undecim-step-develop-one = 入植地1つを発展
undecim-step-flip = 上下を変える
undecim-step-auto = オートアクション：入植か発展

## the night

undecim-night-what-double =
    敵を捨て札にしてVPを得る。
    このラウンドの土地ボーナスは **2倍**。
undecim-night-what-annex-vp =
    敵を捨て札にしてVPを得る。
    版図1つごとに **{ $opt-moon-annex-vp }** 点増える。
undecim-night-what-annex-draw-play =
    敵を捨て札にしてVPを得る。
    版図の数だけ山札から引いて配置する。
undecim-night-what-annex-draw-hand =
    敵を捨て札にしてVPを得る。
    版図の数だけ手札に引く。
undecim-night-what-none =
    敵を捨て札にしてVPを得る。
    土地ボーナスは変わらない。
undecim-night-die = このラウンドの出目は{ $die }
undecim-night-left = 残りカウンター **0**
undecim-night-after = 決着のあと、カウンターは **{ $count }** 個に戻る
undecim-night-state-now = いま
undecim-night-state-next = つぎ
undecim-night-state-done = 決定
undecim-night-has = {"["}enemy] **{ $count }**
undecim-night-has-most = {"["}enemy] **{ $count }** 最多
undecim-night-may-any = 何枚でも
undecim-night-may-one = 1枚まで
undecim-night-slain = 捨てた敵
undecim-night-enemies = 敵
undecim-night-land = 土地
undecim-night-ask = 何枚捨てる？
undecim-night-answer = **{ $count }** 枚  **+{ $vp }** [vp]
undecim-night-answer-short = **{ $count }**枚 **+{ $vp }**
undecim-night-mine = { $most ->
    [1] {"["}enemy] あなたの敵は{ $count }枚で最多。何枚でも捨てられる
   *[other] {"["}enemy] あなたの敵は{ $count }枚。捨てられるのは1枚まで
 }

## the reveal

undecim-reveal-title = 一斉公開
undecim-reveal-rule = 全員同時に表を向けた。番号の小さい順に行う。
undecim-reveal-moon-left = 赤い月のカウンターは残り **{ $count }** 個
undecim-reveal-moon-night = カウンター **{ $count }**：このままなら今夜 **赤い月**
undecim-reveal-in-field = 場に残る
undecim-reveal-follows = これから起こること
undecim-reveal-always = いつも番号の小さい順
undecim-reveal-red = 赤文字
undecim-reveal-red-why = ほかのどの効果よりも先に
undecim-reveal-no-red = このラウンドに赤文字の札はない。
undecim-reveal-effects = 効果
undecim-reveal-effects-why = 続けてオートアクション（入植か発展）
undecim-reveal-end = 終わりに
undecim-reveal-end-why = 全員の分をまとめて
undecim-reveal-take = 札を取る
undecim-reveal-take-what = { $order } の順
undecim-reveal-moon = 赤い月の夜
undecim-reveal-moon-what = 敵を捨てて得点
undecim-reveal-lands = 土地
undecim-reveal-lands-what = { $night ->
    [1] 夜の土地ボーナス
   *[other] 土地ボーナス
 }
undecim-reveal-awards = アワード
undecim-reveal-awards-what = 満たせば得点
undecim-reveal-refill = 補充
undecim-reveal-refill-what = 手札を補充
undecim-reveal-final = 精算
undecim-reveal-final-what = 建築と金{ $opt-end-order-bonus ->
    [n3_2_1] 、順番に3・2・1
    [n4_2] 、順番に4・2
    [4] 、1位に4
   *[off] {""}
 }
undecim-reveal-first = { $seat }が先に動く
undecim-reveal-nothing = 奪われるカードはない
undecim-reveal-safe = 入植地・手札・種類の違うカードは奪われない。対象があれば必ず行う。
undecim-night-no-enemy = 敵はいない
undecim-night-over = 夜が明ける
undecim-night-reset = 赤い月にカウンターを{ $count }個置き直した
undecim-night-together = この夜
undecim-gain-counters = 残り{ $count }個
undecim-gain-night = 今夜 赤い月

## the ending

undecim-ending-land = 土地
undecim-ending-land-moon = 赤い月の土地
undecim-ending-annex = 版図
undecim-ending-annex-moon = 赤い月の版図
undecim-ending-enemy = 敵
undecim-ending-award = アワード
undecim-ending-building = 建築
undecim-ending-settlement-bonus = ボーナス
undecim-ending-gold = 金
undecim-ending-end-order = 決算順
undecim-ending-decided = 決めたのはラウンド{ $round }
undecim-ending-decided-final = 決めたのは精算
undecim-ending-took = { $action }：{ $seat }が{ $victim_seat }の{ $side }を奪った
undecim-ending-change = ここで{ $seat }は{ $second_seat }との差を **{ $change }** 点広げた
undecim-ending-no-award = 達成されたアワードはない。
undecim-ending-way = 得点の道のり
undecim-ending-end = 精算

## what an answer brings

undecim-art-answer-land = 土地：{ $count }枚目
undecim-art-answer-resource = 入植と発展に使う：{ $count }枚目
undecim-art-answer-enemy = 赤い月の夜に捨てて得点：{ $count }枚目
undecim-art-answer-gold = { $opt-gold-boost ->
    [off] 発展・終了時の点
   *[other] 金の効果・発展・終了時の点
 }：{ $count }枚目
undecim-choose-gain = どちらの半分を使う？
undecim-choose-place-card = どちらの半分を使う？
undecim-pay-with = { $opt-gold-boost ->
    [hold] 金があるので
   *[other] 金1枚で
 }
undecim-pay-astrology = { undecim-pay-with }：{ $opt-moon-manipulation ->
    [set_die] 好きな目にする
   *[counters] 4個まで動かす
 }
undecim-pay-expedition = { undecim-pay-with }：+2枚公開、5枚まで
undecim-pay-pioneering = { undecim-pay-with }：あとで2枚獲得
undecim-pay-flea-market = { undecim-pay-with }：5枚まで獲得
undecim-pay-subjugation = { undecim-pay-with }：+3枚公開
undecim-pay-gathering = { undecim-pay-with }：資源5枚まで
undecim-pay-drift = { undecim-pay-with }：山札から5枚
undecim-art-tonight = 今夜の見込み

## examples in the rules

undecim-art-example-settle = オートアクション。手元に石3枚・木・金。Aは石3枚、Bは石と木、Cは石と金、Dは石2枚と木。
undecim-art-example-develop = 入植地は石・石と木・鉄。Aは石を石・石に、Bは木を木・鉄に、Cは金を木・鉄に、Dは草原を石・石に。
undecim-art-example-red = 赤の「盗賊」が青から奪う。木はこのラウンドに得たカード。
undecim-art-example-night = 夜。赤の敵は2枚、青は3枚で最多。Aは1枚、Bは2枚を捨てる。
undecim-art-example-down = 3人での補充。Aは場の表向きの札、Bは裏向きの札を取る。
undecim-art-example-mulligan = マリガン。Aはアクションカード、Bはリソースカードを場の札と交換する。
undecim-art-example-take = 補充。Aは場の札、Bは自分がいま出した札を取る。
undecim-art-example-gold = 「蚤の市」には金の効果がある。Aは手元に金があるとき、Bはないとき。
undecim-art-example-gain = 「採集」は手札から資源を獲得する。Aは木、Bは同じカードの森、Cは金、Dはそのカードにない面。
undecim-art-example-counters = 「占星術」。カウンターは9個。Aは2個取り除き、Bは1個、Cは2個乗せる。
undecim-art-example-cathedral = 「大聖堂」を石・石の入植地で始めた。Aはそこに石を、Bは別の入植地に粘土を加え、Cは新しく入植する。
undecim-art-example-award = アワード「勇者」。Aは自分だけが敵3枚、Bは青も敵3枚。
undecim-art-example-lands = 土地ボーナス。Aは3種を2枚ずつ、Bは4種を2枚ずつ、Cはそれが赤い月の夜のとき。
undecim-art-example-final = 手元の金2枚で精算。Aは入植地3つ、Bは2枚の入植地がもう1つあるとき。
undecim-art-example-giver = 渡すプレイヤーが選ぶ場合。Aは青を相手に選び、Bは自分で青の森を奪う。
undecim-art-example-annexed = 「侵略戦争」で青から奪う。Aは手元の森、Bは青の版図の土地。
undecim-art-example-replay = 敵を1枚捨てたので、好きな面で1枚獲得できる。Aは木、Bは金。
undecim-art-example-moon-land = 版図1つごとに2点の夜。版図が1つ、手元に森が1枚ある。
undecim-art-example-die = 「占星術」で、金を使わずに出目を変える。Aは6に、Bは3にする。
undecim-art-example-migration = 「大移動」で手元のカードの上下を変える。Aは自分の森、Bは青の木。
undecim-art-example-module-award = アワード「黄金都市」。Aは金2枚を含む入植地、Bは手元の金2枚。
undecim-art-example-of-hand = 全員が選ぶまで裏向きに置く。
undecim-art-example-loose-gold = 手元の金は入植地に含まれないので数えません。
undecim-art-example-play = アクションカードを選ぶ。Aは手札の札、Bは場の札。
undecim-art-example-formulas = 草原2枚とほかの3種を1枚ずつ。Aは1枚1点と4種1組で2点、Bは組で数え、Cは1種1点。
undecim-art-example-scales = Aはレベル3を「半減」で、Bは「中間」で、Cはレベル4を「高レベル重視」で数える。
undecim-art-example-gold-points = 手元の金2枚。Aは2点/3点で、Bはそれに入植地が4つあるとき、Cは一律3点。
undecim-art-example-settlement-bonus = 入植地2つ、版図2つ、1点ずつ。Aは入植地数×版図数、Bは入植地1つごと。
undecim-art-example-first-enemy = 敵は1枚で最多ではない。1枚目の敵は、Aでは2点、Bでは3点。
undecim-art-example-further-enemies = 敵を3枚捨てる。2枚目からは、Aでは1点ずつ増え、Bでは同じ点。
undecim-art-example-twelve = カウンターは12個まで、いま11個。Aは1個、Bは2個乗せる。
undecim-art-example-end-order = 自分の番号が最も小さい。Aは3・2・1点、Bは4・2点。
undecim-art-example-extra-awards = Aは森4枚で「王国」、Bは手元の金3枚で「富豪」。
undecim-art-example-award-points = 6点の「勇者」。Aは自分だけが敵3枚、Bは青も敵3枚。
undecim-art-example-two-cards = 1回の発展で2枚まで。Aは石と金、Bは石と金2枚を加える。
undecim-art-can-settle = { $can ->
    [no] 入植できない。
   *[other] 入植できる。
 }
undecim-art-can-develop = { $can ->
    [no] 発展できない。
   *[other] 発展できる。
 }
undecim-art-can-take = { $can ->
    [no] 奪えない。
   *[other] 奪える。
 }
undecim-art-can-slay = { $can ->
    [no] 捨てられない。
   *[other] 捨てられる。
 }
undecim-art-can-do = { $can ->
    [no] できない。
   *[other] できる。
 }
undecim-art-scores = { $can ->
    [yes] 点になる。
   *[other] 点にならない。
 }

## if it ended now

undecim-forecast-title = いま終わったら
undecim-forecast-why = このラウンドの土地ボーナスとアワードを数え、すぐに精算した場合。行を指すと数えるカードが光る。
undecim-forecast-now = いまの得点
undecim-forecast-land = 土地
undecim-forecast-award = アワード
undecim-forecast-building = 建築
undecim-forecast-gold = 金
undecim-forecast-bonus = 入植地ボーナス
undecim-forecast-order = 決算順
undecim-forecast-total = 合計
undecim-forecast-rest = { $rounds ->
    [0] 最終ラウンド。
   *[other] 残り { $rounds } ラウンド。
 }手札・これからの土地ボーナス・まだ来ていない赤い月の夜の分は数えていない。
