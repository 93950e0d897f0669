# 卓上の記録、一行ずつ。

## ゲームの準備

anno1701-log-sides = ライオン：{ $lion_seat } ドラゴン：{ $dragon_seat }
anno1701-log-first-rolled = { $high }対{ $low }で先行
anno1701-log-laid-out = 外側のカードを配置
anno1701-log-first-cards = { $pile }から3枚
anno1701-log-first-cards-private = { $pile }：{ $cards }

## ターンとダイス

anno1701-log-turn-begins = ターン{ $number }
anno1701-log-dice-begins = ダイスフェイズ
anno1701-log-action-begins = アクションフェイズ
anno1701-log-final-begins = 最終フェイズ
anno1701-log-rolled = **{ $number }**と**{ $face }**
anno1701-log-harvest = ＋1：{ $landscapes }
anno1701-log-ship-rose = 帆船が{ $state ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}に
anno1701-log-worked = { $building }：{ $landscape }＋1
anno1701-log-harbour-used = { $building }：{ $give }→{ $take }
anno1701-log-lodge-used = { $building }：{ $pile }と1枚交換
anno1701-log-lodge-used-private = { $building }：{ $card }→{ $new }
anno1701-log-queen-frowned = 女王の贈り物なし
anno1701-log-queen-gave = 女王：{ $landscape }＋1
anno1701-log-taxed = 税金＋{ $gold }ゴールド
anno1701-log-coins-placed = 左に{ $left }、右に{ $right }
anno1701-log-fire-spared = 消防署で被害なし
anno1701-log-fire-paid = 火事−{ $gold }ゴールド
anno1701-log-diplomacy-bought = 外交：1ゴールド→{ $landscape }
anno1701-log-diplomacy-sold = 外交：{ $landscape }→1ゴールド
anno1701-log-privilege-taken = 商業特権：{ $good }を奪う
anno1701-log-hunted = 海賊行為：{ $landscape }＋1
anno1701-log-chaos = { $centre }が混乱
anno1701-log-calmed = { $centre }が回復

## アクションフェイズ

anno1701-log-built = **{ $building }**を建設
anno1701-log-building-gold = ＋{ $gold }ゴールド
anno1701-log-token-taken = { $token }を獲得
anno1701-log-token-aside = { $token }は脇へ
anno1701-log-risen = **{ $rank }**に（名誉ポイント{ $favour }）
anno1701-log-repaired = 木{ $rule-repair }で帆船を{ $state ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}に
anno1701-log-bank-traded = 銀行：{ $give }{ $rule-rate }→{ $take }1
anno1701-log-offered = 申し出：{ $give }→{ $take }
anno1701-log-offer-accepted = 成立：{ $give }⇔{ $take }
anno1701-log-offer-refused = 申し出を断る
anno1701-log-moved = { $building }を移動

## アクションカード

anno1701-log-played = **{ $card }**を使用
anno1701-log-cancelled = 劇場で{ $card }を打ち消し
anno1701-log-bishop = 神官＋{ $gold }ゴールド
anno1701-log-invented = 発明家：{ $landscape }＋1
anno1701-log-gold-lost = { $why }：−{ $gold }ゴールド
anno1701-log-pickpocket-gain = スリ＋{ $gold }ゴールド
anno1701-log-poisoned = 毒薬師：{ $count ->
    [0] 失うものなし
   *[other] { $goods }
}
anno1701-log-spied = 手札を見る
anno1701-log-spied-private = 手札：{ $cards }
anno1701-log-spy-took = 手札を1枚奪う
anno1701-log-spy-took-private = { $card }を奪う
anno1701-log-spy-left = 何も取らない

## 最終フェイズ

anno1701-log-drew = { $pile }から1枚
anno1701-log-drew-private = { $card }（{ $pile }）
anno1701-log-searched = { $rule-search }ゴールドで{ $pile }を見る
anno1701-log-searched-private = { $pile }（{ $count }枚）：{ $cards }
anno1701-log-took = { $pile }から1枚選ぶ
anno1701-log-took-private = { $card }を選ぶ
anno1701-log-returned = { $pile }の下に1枚
anno1701-log-returned-private = { $card }を{ $pile }の下へ
anno1701-log-stopped-drawing = 補充をやめる（{ $count }枚）

## 航海

anno1701-log-led = { $card }が率いる
anno1701-log-sailed = 出航：スピード{ $speed }、戦力{ $strength }
anno1701-log-revealed = { $number }／{ $speed }：**{ $card }**
anno1701-log-tribute-paid = 海賊に{ $gold }ゴールド
anno1701-log-fought = { $total }対{ $pirate_total }
anno1701-log-fight-won = 勝利
anno1701-log-fight-lost = 敗北
anno1701-log-sea-gold = ＋{ $gold }ゴールド
anno1701-log-luxury-gained = { $luxury }＋1
anno1701-log-luxury-lost = { $luxury }は失われた
anno1701-log-warehouses-full = 倉庫がいっぱい
anno1701-log-bought = { $thing }（{ $gold }ゴールド）
anno1701-log-ship-damaged = 帆船−{ $states }（{ $state ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}）
anno1701-log-wrecked = 帆船が酷い損傷
anno1701-log-storm-passed = トルネード回避（{ $speed }対{ $rival }）
anno1701-log-rescue-late = 間に合わず（{ $speed }対{ $rival }）
anno1701-log-flotsam-rolled = 漂流物：{ $die }
anno1701-log-washed-up = { $landscape }＋1
anno1701-log-washed-away = 漂流物は流された
anno1701-log-came-home = 航海終了（{ $why }）

## 終わり

anno1701-log-won = **勝利**（{ $ending }）
anno1701-log-drawn = 引き分け
