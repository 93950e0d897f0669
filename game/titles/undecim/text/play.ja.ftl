# Undecim: questions, deeds, options, presets, the table in words

## what is being asked

undecim-prompt-mulligan = 手札のアクションカード1枚を場の1枚と交換できます。渡したカードは場に残り、後で誰でも取れます。
undecim-prompt-select = このラウンドに出すアクションカードを選んでください。全員が選ぶと一斉に公開されます。
undecim-prompt-place-bonus = ボーナスリソースの上下を選んで手元に置いてください。このカードは赤文字の効果の対象になります。
undecim-prompt-place-drawn = 山札から引いたカードの上下を選んで、すべて手元に置いてください。
undecim-prompt-place-moon = 版図の力で引いたカードの上下を選んで、すべて手元に置いてください。
undecim-prompt-gain-hand = 手札からあと{ $n }枚まで獲得できます（{ $n1 }）。残したカードは手札に残ります。
undecim-prompt-gain-revealed = 公開されたカードからあと{ $n }枚まで獲得できます（{ $n1 }）。残りは捨て札になります。
undecim-prompt-gain-replay = 捨てた敵の代わりに、手札からあと{ $n }枚まで獲得できます（{ $n1 }）。
undecim-prompt-red-take = { $n }：他のプレイヤーからカードを1枚奪ってください。このラウンドにアクションで得たカードは奪えません。
undecim-prompt-red-target = { $n }：土地を渡すプレイヤーを選んでください。
undecim-prompt-red-give = { $n }：渡す土地を1枚選んでください。
undecim-prompt-red-discard = { $n }：捨て札にする土地か資源を1枚選んでください。
undecim-prompt-gold-line = { $n }の金の効果を使いますか。効果を始める前に決めます。
undecim-prompt-build = 入植か発展をあと{ $n }回まで行えます。この後のオートアクションは別です。
undecim-prompt-auto-action = オートアクション：入植か発展を1回行えます。
undecim-prompt-develop-one = 入植地1つを、あと{ $n }回まで発展できます。
undecim-prompt-shift-moon = { $n1 ->
    [0] タイムカウンターを{ $n }個まで取り除けます。0個になると、このラウンドに赤い月の夜が来ます。
   *[other] タイムカウンターを{ $n }個まで取り除くか、{ $n1 }個まで乗せられます。0個になると、このラウンドに赤い月の夜が来ます。
 }
undecim-prompt-set-die = ムーンダイスを{ $n2 }のどれかにできます。すぐに効果を持ちます。
undecim-prompt-flip = 手元のカードをあと{ $n }枚まで上下逆にできます。
undecim-prompt-take = 場のアクションカードを1枚取ってください。自分が出したカードは取れません。
undecim-prompt-discard-enemies = 赤い月の夜：敵を{ $n }枚まで捨て札にしてVPを得られます。{ $opt-enemy-replay ->
    [true] その後、同じ枚数まで手札から獲得できます。
   *[false] {""}
 }

## what can be done, and how it is said

undecim-action-mulligan-swap = 交換する
undecim-action-mulligan-pass = 交換しない
undecim-action-place-card = 配置する
undecim-action-choose-action = アクションカードを出す
undecim-action-red-take = 奪う
undecim-action-red-target = 相手を選ぶ
undecim-action-red-give = 渡す
undecim-action-red-discard = 捨て札にする
undecim-action-pay-gold = 金の効果を使う
undecim-action-decline-gold = 金の効果を使わない
undecim-action-gain = 獲得する
undecim-action-stop-gain = 獲得を終える
undecim-action-shift-moon = カウンターを動かす
undecim-action-shift-by = { $change }
undecim-action-set-die = 出目を変える
undecim-action-flip = 上下を変える
undecim-action-stop-flip = これで終える
undecim-action-settle = 入植
undecim-action-develop = 発展
undecim-action-develop-many = まとめて発展
undecim-action-skip-build = 入植・発展をしない
undecim-action-take-action = アクションカードを取る
undecim-action-discard-enemies = 敵を捨て札にする
undecim-say-mulligan-swap = { $hand_card }を場の{ $field_card }と交換する
undecim-say-mulligan-pass = 交換しない
undecim-say-place-card = { $card }を{ $side }として置く
undecim-say-choose-action = { $card }を出す
undecim-say-red-take = { $victim_seat }から{ $side }（{ $card }）を奪う
undecim-say-red-target = { $victim_seat }を選ぶ
undecim-say-red-give = { $side }（{ $card }）を渡す
undecim-say-red-discard = { $side }（{ $card }）を捨て札にする
undecim-say-pay-gold = 金の効果を使う
undecim-say-decline-gold = 金の効果を使わない
undecim-say-gain = { $card }を{ $side }として獲得する
undecim-say-stop-gain = 獲得を終える
undecim-say-shift-moon = { $way ->
    [remove] カウンターを{ $count }個取り除く
    [place] カウンターを{ $count }個乗せる
   *[keep] そのままにする
 }
undecim-say-set-die = ムーンダイスを{ $value }にする
undecim-say-flip = { $card }を上下逆にする（今は{ $side }）
undecim-say-stop-flip = 上下を変えるのを終える
undecim-say-settle = { $cards }で入植する
undecim-say-develop = { $settlement }の入植地（レベル{ $level }）に{ $side }（{ $card }）を加える
undecim-say-develop-many = { $settlement }の入植地（レベル{ $level }）に{ $cards }を加える
undecim-say-skip-build = 入植・発展をしない
undecim-say-take-action = { $card }を取る
undecim-say-discard-enemies = 敵を{ $count }枚捨て札にする（{ $vp }点）

## options

undecim-option-modules = モジュール
undecim-option-modules-why = 指定された番号のアクションカードを差し替え、アワードを1枚ずつ加える。
undecim-option-mulligan = マリガン
undecim-option-mulligan-why = 最初に手札のアクションカード1枚を場と交換できる。
undecim-option-land-vp = 土地ボーナス
undecim-option-land-vp-why = ラウンド終了ごとに土地から得る点数の計算方法。
undecim-option-annexation = 版図化
undecim-option-annexation-why = 異なる土地4種が1組揃うと版図になり、赤文字の効果を受けなくなる。
undecim-option-annex-vp = 版図ボーナス
undecim-option-annex-vp-why = 土地ボーナスの際に版図1つごとに得る点数。
undecim-option-annexed-count-in-land-vp = 版図化した土地も土地ボーナスに数える
undecim-option-annexed-count-in-land-vp-why = なしの場合、土地ボーナスは版図でない土地だけで数える。
undecim-option-moon-land = 赤い月の夜の土地ボーナス
undecim-option-moon-land-why = 赤い月の夜が土地に与える効果。
undecim-option-moon-annex-vp = 赤い月の夜の版図ボーナス
undecim-option-moon-annex-vp-why = 赤い月の夜に版図1つごとに加える点数。
undecim-option-settlement-bonus = 入植地ボーナス
undecim-option-settlement-bonus-why = ゲーム終了時、版図があれば入植地に加点する。
undecim-option-settlement-bonus-vp = 入植地ボーナスの点数
undecim-option-settlement-bonus-vp-why = 入植地ボーナスの1単位の点数。
undecim-option-invasion-land-chosen-by = 侵略戦争で渡す土地を選ぶ人
undecim-option-invasion-land-chosen-by-why = 渡すプレイヤーが選ぶと、要の土地を守れる。
undecim-option-invasion-hand-gain = 侵略戦争で手札から獲得する枚数
undecim-option-invasion-hand-gain-why = 弱くなった侵略戦争の基本効果を強める。
undecim-option-building-scale = 建築の点数
undecim-option-building-scale-why = 入植地のレベルごとの点数表。
undecim-option-gold-vp = 金の点数
undecim-option-gold-vp-why = 残った金1枚の点数。後の数字は入植地が4つ以上の場合。
undecim-option-enemy-first-vp = 敵1枚目の点数
undecim-option-enemy-first-vp-why = 赤い月の夜に捨てる1枚目の敵の点数。
undecim-option-enemy-step-vp = 敵1枚ごとの加算点
undecim-option-enemy-step-vp-why = 2枚目以降、1枚ごとに増える点数。
undecim-option-enemy-replay = 捨てた敵と同数を手札から獲得
undecim-option-enemy-replay-why = 敵を捨てたプレイヤーは、同じ枚数まで手札から獲得できる。
undecim-option-moon-counters = タイムカウンターの数
undecim-option-moon-counters-why = 10個なら赤い月は1、2回、12個なら1回ほど。
undecim-option-moon-manipulation = 赤い月の操作
undecim-option-moon-manipulation-why = カードでカウンターを動かすか、代わりにダイスの出目を変えるか。
undecim-option-last-round-actions = 最終ラウンドに出すアクションカード
undecim-option-last-round-actions-why = 2枚の場合、最終ラウンドは手札のアクションカードを両方出す。
undecim-option-last-round-hand = 最終ラウンドのリソース手札
undecim-option-last-round-hand-why = 第4ラウンド終了時に補充する手札の枚数。
undecim-option-end-order-bonus = 決算順ボーナス
undecim-option-end-order-bonus-why = 最終ラウンドに出したカードの番号が小さい順に加点する。
undecim-option-extra-award = 追加アワード
undecim-option-extra-award-why = 2枚を選ぶ前に、土地か金のアワードを加える。
undecim-option-award-vp = アワードの点数
undecim-option-award-vp-why = 同時に達成した場合は半分ずつ。
undecim-option-gold-boost = 金の効果の使い方
undecim-option-gold-boost-why = アクションカードの金の効果を使う条件。
undecim-option-develop-cards = 発展1回の枚数
undecim-option-develop-cards-why = 1回の発展で加えられる枚数の上限。
undecim-option-resource-pairing = 上下の組み合わせ
undecim-option-resource-pairing-why = 土地と資源の組み合わせ。混合では16通りになる。
undecim-group-setup = 準備
undecim-group-land = 土地
undecim-group-war = 戦争
undecim-group-building = 建築
undecim-group-gold = 金
undecim-group-enemy = 敵
undecim-group-moon = 赤い月
undecim-group-end = 最終ラウンド
undecim-group-award = アワード
undecim-group-reconstruction = 推定で補った規則

## presets

undecim-preset-draft14 = 規則のまま
undecim-preset-draft14-why = 草案14の規則どおり。まずはここから。
undecim-preset-weak-war = ゆるい侵略戦争
undecim-preset-weak-war-why = 渡す土地は相手が選ぶ。代わりに手札から多く獲得する。
undecim-preset-card-and-set = 土地は1枚ずつ得点
undecim-preset-card-and-set-why = 同じ土地の2枚目にも意味がある。
undecim-preset-half-scale = 小さめの点数
undecim-preset-half-scale-why = 全体がほぼ半分になり、見通しがよい。
undecim-preset-annex-engine = 毎ラウンド実る版図
undecim-preset-annex-engine-why = 揃えた4種は奪われず、毎ラウンド点を生む。
undecim-preset-annex-mid = 版図と敵
undecim-preset-annex-mid-why = 建築も版図に並び、敵を捨てるとカードが増える。
undecim-preset-types-plus-annex-1 = 少しずつの版図
undecim-preset-types-plus-annex-1-why = 種類と版図が、毎ラウンド少しずつ点になる。
undecim-preset-annex-only-4 = 版図だけが得点
undecim-preset-annex-only-4-why = 手元の土地は点にならず、揃えた組だけを数える。
undecim-preset-notes-final = 設計者の最終案
undecim-preset-notes-final-why = 土地は4種の組だけが点になり、高い入植地が強い。
undecim-preset-moon-12 = 遅い赤い月
undecim-preset-moon-12-why = カウンターが増え、夜はほぼ1回になる。
undecim-preset-die-set = 出目を変える
undecim-preset-die-set-why = カウンターの代わりに、カードで出目を変える。
undecim-preset-two-last = 最後は2枚
undecim-preset-two-last-why = 最終ラウンドはアクションカードを2枚とも出す。
undecim-preset-end-bonus-321 = 小さい番号に3・2・1点
undecim-preset-end-bonus-321-why = 小さい番号で終わると点になる。
undecim-preset-end-bonus-42 = 小さい番号に4・2点
undecim-preset-end-bonus-42-why = アワードと同じ大きさの点になる。
undecim-preset-end-bonus-4 = 一番小さい番号に4点
undecim-preset-end-bonus-4-why = 1人だけが、アワードと同じ点を得る。
undecim-preset-draft15-land = 草案15の土地
undecim-preset-draft15-land-why = 4種の組がより高くなる、次の草案の考え。

## the table in words

undecim-words-round = ラウンド{ $round }、{ $phase }。出目{ $die }、赤い月の上のカウンター{ $counters }個。スタートプレイヤーは{ $seat }。
undecim-words-field = 場のアクションカード：{ $cards }。裏向き{ $down }枚。
undecim-words-award = アワード「{ $award }」：{ $text }
undecim-words-decks = 山札{ $deck }枚、捨て札{ $discard }枚。
undecim-words-tray = 公開中のカード：{ $cards }。
undecim-words-player = { $seat }：{ $vp }点、手札{ $hand }枚。
undecim-words-loose = 手元：{ $sides }。
undecim-words-nothing = 手元にカードはない。
undecim-words-settlement = 入植地（レベル{ $level }）：{ $sides }。
undecim-words-annexations = 版図{ $count }つ。
undecim-words-hand = あなたの手札：{ $cards }。
undecim-words-actions = あなたのアクションカード：{ $cards }。
undecim-words-played = このラウンドに出したカード：{ $cards }。
undecim-words-card = { $number }番 { $card }：{ $text }
undecim-words-red = 赤文字：{ $text }
undecim-words-gold = 金：{ $text }
undecim-words-help = カードは forest_wood_03 のような名前で、面は wood のように書く。
