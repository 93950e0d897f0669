# 卓のようすを言葉で伝える（文字で遊ぶとき）

## 卓のようす

cuba-words-round = { $rounds }ラウンド中{ $round }ラウンド目。スタートプレイヤーは{ $start_seat }。
cuba-words-statute = { $type }：有効なもの「{ $statute }」、議案「{ $bill }」。
cuba-words-column = { $piece }：市場に{ $count }個、買値{ $buy }、売値{ $sell }。ストック{ $supply }個。
cuba-words-dock = { $dock }（1個{ $vp }点）：{ $ship }、空き：{ $slots }。
cuba-words-sea = 海：{ $ship }（{ $slots }）。山に{ $count }枚。
cuba-words-display = 残っている建物：{ $buildings }。
cuba-words-player = { $seat }：{ $vp }点、{ $pesos }ペソ、カード：{ $hand }。
cuba-words-pieces = 敷地：{ $yard }。倉庫：{ $stored }。
cuba-words-plantation = 駒は{ $field }。{ $fields }。
cuba-words-building = { $building }：木{ $wood }、石{ $stone }、水{ $water }。{ $text }
cuba-words-ship = { $ship }：{ $slots }。
cuba-words-it = { $it }
cuba-words-help = フィールドはa1からd3までです。market、harbour、statutes、または建物や船のidを入力すると、その内容を見られます。

## 行動の種類

cuba-words-kind-choose-board-side = ボードの面を選ぶ
cuba-words-kind-choose-start-goods = 最初の資源と農産物を選ぶ
cuba-words-kind-choose-delegate = 議会へ送る
cuba-words-kind-play-character = キャラクターカードをプレイする
cuba-words-kind-place-worker = プレイヤー駒を置く
cuba-words-kind-harvest-product = 農産物フィールドを使う
cuba-words-kind-buy = 買う
cuba-words-kind-sell = 売る
cuba-words-kind-take-free-resource = 資源駒1個を取る
cuba-words-kind-take-free-product = 最も安い農産物1個を取る
cuba-words-kind-build = 建てる
cuba-words-kind-take-architect-bonus = 建築せず勝利点を得る
cuba-words-kind-use-building = 建物を使う
cuba-words-kind-use-office = 支社で積む
cuba-words-kind-use-black-market = 闇市場で交換する
cuba-words-kind-use-church = 議案を拒否する
cuba-words-kind-use-lighthouse = 海の船を交換する
cuba-words-kind-load-ship = 船に積む
cuba-words-kind-take-mayor-bonus = 積荷をせずペソを得る
cuba-words-kind-end-turn = 手番を終える
cuba-words-kind-submit-bid = 投票権を買う
cuba-words-kind-submit-rebid = もう一度買う
cuba-words-kind-enact-bills = 2枚の法令を選ぶ
cuba-words-kind-pay-tax = 税金を払う
cuba-words-kind-decline-tax = 税金を払わない
cuba-words-kind-pay-duty = 物納する
cuba-words-kind-decline-duty = 物納しない

## 行動

cuba-say-choose-board-side = { $side }を使う。
cuba-say-choose-start-goods = { $pieces }を選ぶ。
cuba-say-choose-delegate = { $character }を議会へ送る。
cuba-say-play-character = { $character }をプレイする。
cuba-say-place-worker = 駒を{ $field }（{ $it }）に置く。
cuba-say-harvest-product = { $field }で{ $piece }を得る。
cuba-say-buy = { $piece }を{ $pesos }ペソで買う。
cuba-say-sell = { $piece }を{ $pesos }ペソで売る。
cuba-say-take-free-resource = 取引の代わりに{ $piece }1個を取る。
cuba-say-take-free-product = 取引の代わりに、いま最も安い{ $piece }1個を取る。
cuba-say-build = { $field }に{ $building }を建てる。
cuba-say-take-architect-bonus = 建築せず{ $vp }点を得る。
cuba-say-use-building = { $building }を使う{ $count ->
    [0] {""}
   *[other] （{ $pieces }）
}。
cuba-say-use-office = { $building }：{ $dock }の{ $ship }に{ $pieces }を積み、{ $vp }点を得る。
cuba-say-use-black-market = { $building }：{ $given }を渡し、{ $taken }を取る。
cuba-say-use-church = { $building }：{ $bill }を拒否する。
cuba-say-use-lighthouse = { $building }：{ $ship }を海に出す。
cuba-say-load-ship = { $dock }の{ $ship }に{ $pieces }を積み、{ $vp }点を得る。
cuba-say-take-mayor-bonus = 積荷をせず{ $pesos }ペソを得る。
cuba-say-end-turn = 手番を終える。
cuba-say-submit-bid = 投票権に{ $pesos }ペソ出す。
cuba-say-submit-rebid = 投票権にさらに{ $pesos }ペソ出す。
cuba-say-enact-bills = { $bills }を施行する。
cuba-say-pay-tax = 税{ $pesos }ペソを払い、{ $rule-tax-vp }点を得る。
cuba-say-decline-tax = 税を払わない。
cuba-say-pay-duty = { $pieces }を物納し、{ $rule-duty-vp }点を得る。
cuba-say-decline-duty = 物納しない。
