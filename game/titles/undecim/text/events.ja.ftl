# Undecim: what happens, as a sentence and as a line of the log

## rounds and phases

undecim-event-round-begins = ラウンド{ $number }が始まった。
undecim-log-round-begins = ラウンド **{ $number }**
undecim-event-round-start-begins = ラウンド開始。
undecim-log-round-start-begins = ラウンド開始
undecim-event-action-begins = アクションフェイズに入った。
undecim-log-action-begins = アクションフェイズ
undecim-event-turn-begins = { $seat }の{ $card }を解決する。
undecim-log-turn-begins = **{ $card }**
undecim-event-refill-actions-begins = アクション補充フェイズに入った。
undecim-log-refill-actions-begins = アクション補充フェイズ
undecim-event-red-moon-begins = 赤い月を確かめる。カウンターは残り{ $counters }個、手札のリソースは{ $hands }枚。
undecim-log-red-moon-begins = 赤い月：カウンター **{ $counters }**（手札 { $hands }）
undecim-event-round-end-begins = ラウンド終了の処理に入った。
undecim-log-round-end-begins = ラウンド終了
undecim-event-round-ended = ラウンド{ $number }が終わった。得点は{ $points }。
undecim-log-round-ended = 得点 { $points }

## the moon

undecim-event-die-rolled = { $seat }がムーンダイスを振り、{ $value }が出た。
undecim-log-die-rolled = 出目 **{ $value }**
undecim-event-counters-removed = 赤い月からカウンターを{ $count }個取り除いた（残り{ $left }個）。
undecim-log-counters-removed = カウンター −{ $count }（残り{ $left }）
undecim-event-counters-taken = { $seat }がカウンターを{ $count }個取り除いた（残り{ $left }個）。
undecim-log-counters-taken = カウンター **−{ $count }**（残り{ $left }）
undecim-event-counters-placed = { $seat }がカウンターを{ $count }個乗せた（{ $left }個になった）。
undecim-log-counters-placed = カウンター **+{ $count }**（計{ $left }）
undecim-event-die-set = { $seat }がムーンダイスを{ $value }にした。
undecim-log-die-set = 出目を **{ $value }** に
undecim-event-night-fell = ラウンド{ $number }、赤い月の夜が訪れた（敵の最多は{ $most }枚）。
undecim-log-night-fell = 赤い月の夜（敵の最多 { $most }、ラウンド{ $number }）
undecim-event-enemies-discarded = { $seat }は敵を{ $count }枚捨て札にし、{ $vp }点を得た。
undecim-log-enemies-discarded = 敵 { $count }枚：**+{ $vp }**
undecim-event-counters-reset = 赤い月の上にカウンターを{ $count }個置き直した。
undecim-log-counters-reset = カウンターを{ $count }個に戻す

## action cards

undecim-event-mulligan = { $seat }は{ $given }を場の{ $taken }と交換した。
undecim-log-mulligan = { $given }を**{ $taken }**と交換
undecim-event-mulligan-passed = { $seat }は交換しなかった。
undecim-log-mulligan-passed = 交換しない
undecim-event-played = { $seat }は{ $card }（{ $number }番）を出した。
undecim-log-played = { $seat }：{ $number }番 **{ $card }**
undecim-event-action-taken = { $seat }は{ $place }番目に{ $card }を取った。
undecim-log-action-taken = **{ $card }**を取る（{ $place }番目）
undecim-event-field-laid = 場のアクションカードが並べ直された：{ $cards }（裏向き{ $down }枚）。
undecim-log-field-laid = 場：{ $cards }（裏向き{ $down }）
undecim-event-gold-paid = { $seat }は{ $count ->
    [0] 金を所持しているので
   *[other] 金{ $count }枚を使い、
 }{ $action }の金の効果を得た。
undecim-log-gold-paid = 金の効果（{ $action }、支払い{ $count }）

## resource cards

undecim-event-bonus-drawn = { $seat }はボーナスリソースとして{ $card }を引いた。
undecim-log-bonus-drawn = ボーナス { $card }
undecim-event-gained = { $seat }は{ $origin ->
    [hand] 手札から
    [revealed] 公開したカードから
    [deck] 山札から
    [bonus] ボーナスとして
    [replay] 捨てた敵の代わりに
   *[other] 版図の力で
 }{ $side }を得た（{ $card }）。
undecim-log-gained = { $origin ->
    [hand] 手札から
    [revealed] 公開から
    [deck] 山札から
    [bonus] ボーナスで
    [replay] 敵の代わりに
   *[other] 版図で
 }**{ $side }**（{ $card }）
undecim-event-gain-stopped = { $seat }は手札からの獲得を終えた。
undecim-log-gain-stopped = 手札からの獲得を終える
undecim-event-revealed = { $seat }は山札から{ $count }枚を公開した：{ $cards }。
undecim-log-revealed = 公開 { $count }枚：{ $cards }
undecim-event-rest-discarded = { $seat }は残りの{ $count }枚を捨て札にした：{ $cards }。
undecim-log-rest-discarded = 残り{ $count }枚を捨てる：{ $cards }
undecim-event-drew = { $seat }は山札から{ $count }枚引いて手札に加えた。
undecim-log-drew = { $seat }：手札に{ $count }枚引く
undecim-event-drew-private = { $seat }は山札から{ $count }枚引いて手札に加えた：{ $cards }。
undecim-log-drew-private = 手札に{ $count }枚：{ $cards }
undecim-event-reshuffled = 捨て札{ $count }枚を切り直して山札にした。
undecim-log-reshuffled = 捨て札{ $count }枚を山札に
undecim-event-flipped = { $seat }は{ $card }を上下逆にして{ $side }にした。
undecim-log-flipped = { $card }を**{ $side }**に

## red texts

undecim-event-red-took = { $seat }は{ $action }で{ $victim_seat }から{ $side }（{ $card }）を奪った。
undecim-log-red-took = { $action }：{ $victim_seat }から**{ $side }**（{ $card }）を奪う
undecim-event-red-named = { $seat }は{ $action }の相手に{ $victim_seat }を選んだ。
undecim-log-red-named = { $action }：相手は{ $victim_seat }
undecim-event-red-discarded = { $attacker_seat }の{ $action }で、{ $seat }は{ $side }（{ $card }）を捨て札にした。
undecim-log-red-discarded = { $action }（{ $attacker_seat }）：**{ $side }**（{ $card }）を捨てる
undecim-event-red-nothing = { $seat }の{ $action }には奪える対象がなかった。
undecim-log-red-nothing = { $action }：対象なし

## settlements and lands

undecim-event-settled = { $seat }は{ $sides }（{ $cards }）で入植した：{ $form }、レベル{ $level }。
undecim-log-settled = 入植 **{ $sides }** レベル**{ $level }**
undecim-event-developed = { $seat }は{ $settlement }の入植地に{ $sides }（{ $cards }）を加え、レベル{ $level }にした。
undecim-log-developed = 発展 **+{ $sides }** レベル**{ $level }**
undecim-event-annexed = { $seat }の土地4種が版図になった（{ $number }つ目）：{ $cards }。
undecim-log-annexed = 版図 **{ $number }**つ目（{ $cards }）
undecim-event-land-bonus = { $seat }は土地ボーナスで{ $vp }点を得た{ $land_moon ->
    [0] {""}
   *[other] （うち赤い月の分{ $land_moon }点）
 }{ $annex ->
    [0] {""}
   *[other] （うち版図{ $annex }点）
 }{ $annex_moon ->
    [0] {""}
   *[other] （うち赤い月の版図{ $annex_moon }点）
 }。
undecim-log-land-bonus = 土地ボーナス **+{ $vp }**{ $land_moon ->
    [0] {""}
   *[other] （赤い月 +{ $land_moon }）
 }{ $annex ->
    [0] {""}
   *[other] （版図 +{ $annex }）
 }{ $annex_moon ->
    [0] {""}
   *[other] （夜の版図 +{ $annex_moon }）
 }
undecim-event-award-won = { $seat }はアワード「{ $award }」を達成し、{ $vp }点を得た{ $winners ->
    [1] {""}
   *[other] （{ $winners }人で分けた）
 }。
undecim-log-award-won = { $award } **+{ $vp }**{ $winners ->
    [1] {""}
   *[other] （{ $winners }人）
 }

## the end

undecim-event-final-building = { $seat }は建築で{ $vp }点を得た。
undecim-log-final-building = 建築 **+{ $vp }**
undecim-event-final-gold = { $seat }は金で{ $vp }点を得た。
undecim-log-final-gold = 金 **+{ $vp }**
undecim-event-final-settlement-bonus = { $seat }は入植地ボーナスで{ $vp }点を得た。
undecim-log-final-settlement-bonus = 入植地ボーナス **+{ $vp }**
undecim-event-final-end-order = { $seat }は決算順ボーナスで{ $vp }点を得た。
undecim-log-final-end-order = 決算順ボーナス **+{ $vp }**
undecim-event-victory = { $seat }が{ $vp }点で勝利した{ $tie ->
    [0] {""}
   *[other] （同点のため、最終ラウンドの番号{ $number }で決着）
 }。
undecim-log-victory = 勝者 **{ $seat }**、{ $vp }点{ $tie ->
    [0] {""}
   *[other] （番号{ $number }）
 }
