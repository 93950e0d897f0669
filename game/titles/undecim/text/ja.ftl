# Undecim: names, phases, sources of points, card texts

## the game

undecim-name-undecim = ウーンデキム
undecim-tagline = 11枚のアクションカードと赤い月が、5ラウンドの国造りを動かす。

## halves and kinds of resource cards

undecim-name-grassland = 草原
undecim-name-forest = 森
undecim-name-swamp = 沼地
undecim-name-mountain = 山
undecim-name-stone = 石
undecim-name-wood = 木
undecim-name-clay = 粘土
undecim-name-iron = 鉄
undecim-name-enemy = 敵
undecim-name-gold = 金
undecim-name-land = 土地
undecim-name-resource = 資源
undecim-name-any = 種類は自由
undecim-name-same = 同一資源の入植地
undecim-name-different = 異なる資源の入植地

## action cards

undecim-name-astrology = 占星術
undecim-name-bandits = 盗賊
undecim-name-expedition = 探検
undecim-name-trade = 交易
undecim-name-pioneering = 開拓
undecim-name-invasion-war = 侵略戦争
undecim-name-flea-market = 蚤の市
undecim-name-subjugation = 討伐
undecim-name-gathering = 採集
undecim-name-construction = 建築
undecim-name-prosperity = 繁栄
undecim-name-black-moon-rite = 黒月の儀式
undecim-name-night-raid = 夜襲
undecim-name-beast-hunt = 魔獣狩り
undecim-name-drift = 漂流
undecim-name-great-migration = 大移動
undecim-name-tempest = 大嵐
undecim-name-gold-mine = 金鉱
undecim-name-cathedral = 大聖堂
undecim-name-taxation = 徴税

## awards

undecim-name-great-lord = 大領主
undecim-name-founder = 建国者
undecim-name-metropolis = 大都市
undecim-name-hero = 勇者
undecim-name-kingdom = 王国
undecim-name-tycoon = 富豪
undecim-name-demon-slayer = 魔王殺し
undecim-name-restoration = 復興
undecim-name-golden-city = 黄金都市

## modules

undecim-name-dark-age = 闇の時代
undecim-name-storm-age = 嵐の時代
undecim-name-golden-age = 黄金の時代

## other components

undecim-name-action-card = アクションカード
undecim-name-red-moon-card = 赤い月の夜
undecim-name-award-card = アワードカード
undecim-name-module-card = モジュールカード
undecim-name-resource-card = リソースカード
undecim-name-score-card = スコアカード
undecim-name-summary-card = サマリーカード
undecim-name-score-marker-set = マーカー
undecim-name-time-counter = タイムカウンター
undecim-name-moon-die = ムーンダイス
undecim-name-red = 赤
undecim-name-blue = 青
undecim-name-green = 緑
undecim-name-yellow = 黄

## values of options

undecim-name-types-plus-two-sets = 1種1点、全種2枚ずつで+2点
undecim-name-per-card-plus-set = 1枚1点、4種1組で+2点
undecim-name-pairs-plus-set = 2種で1点、4種1組で3点
undecim-name-types-only = 1種1点
undecim-name-none = なし
undecim-name-off = なし
undecim-name-both = 両方
undecim-name-double = 2倍
undecim-name-annex-vp = 版図1つごとに加点
undecim-name-annex-draw-play = 版図数だけ引いて配置
undecim-name-annex-draw-hand = 版図数だけ引いて手札へ
undecim-name-product = 入植地数×版図数
undecim-name-flat-if-annexed = 版図があれば入植地1つごと
undecim-name-attacker = 奪うプレイヤー
undecim-name-giver = 渡すプレイヤー
undecim-name-draft14 = 草案14
undecim-name-half = 半減
undecim-name-mid = 中間
undecim-name-steep = 高レベル重視
undecim-name-3-5 = 3点/5点
undecim-name-2-3 = 2点/3点
undecim-name-3-flat = 一律3点
undecim-name-2-flat = 一律2点
undecim-name-counters = カウンターを動かす
undecim-name-set-die = 出目を変える
undecim-name-3-2-1 = 3・2・1点
undecim-name-4-2 = 4・2点
undecim-name-99 = 制限なし
undecim-name-spend = 金1枚を捨て札にする
undecim-name-hold = 金を所持していればよい
undecim-name-fixed = 固定
undecim-name-mixed = 混合

## phases and parts of a round

undecim-phase-mulligan = マリガン
undecim-phase-round-start = ラウンド開始
undecim-phase-bonus = ボーナスリソース
undecim-phase-select = アクションカードの選択
undecim-phase-red = 赤文字の効果
undecim-phase-act = アクションフェイズ
undecim-phase-take = アクション補充フェイズ
undecim-phase-moon = 赤い月の夜
undecim-phase-night = 赤い月の夜
undecim-phase-land = ラウンド終了
undecim-phase-land-draw = ラウンド終了
undecim-phase-awards = ラウンド終了
undecim-phase-refill = ラウンド終了
undecim-phase-scoring = 精算
undecim-phase-over = ゲーム終了
undecim-part-round = ラウンド{ $number }
undecim-part-round-start = ラウンド開始
undecim-part-action = アクションフェイズ
undecim-part-turn = 手番：{ $seat }
undecim-part-refill-actions = アクション補充フェイズ
undecim-part-red-moon = 赤い月の夜
undecim-part-round-end = ラウンド終了

## sources of points

undecim-source-land = 土地ボーナス
undecim-source-land-moon = 土地ボーナス（赤い月）
undecim-source-annex = 版図ボーナス
undecim-source-annex-moon = 版図ボーナス（赤い月）
undecim-source-enemy = 敵
undecim-source-award = アワード
undecim-source-building = 建築
undecim-source-gold = 金
undecim-source-settlement-bonus = 入植地ボーナス
undecim-source-end-order = 決算順ボーナス

## what the cards say

undecim-text-astrology = 手札から2枚まで獲得する。{ $opt-moon-manipulation ->
    [set_die] その後、ムーンダイスの出目を1か{ $rule-die-faces }にしてもよい。
   *[counters] その後、タイムカウンターを2個まで取り除くか乗せる。
 }
undecim-text-bandits = 手札から2枚まで獲得する。
undecim-text-expedition = 山札から「ムーンダイスの出目+1」枚を公開し、3枚まで獲得する。残りは捨て札にする。
undecim-text-trade = 手札から金を2枚まで獲得する。その後、山札から2枚獲得する。
undecim-text-pioneering = 手札から土地を獲得する。入植地がなければ4枚、1つなら3枚、2つ以上なら2枚まで。
undecim-text-invasion-war = 手札から{ $opt-invasion-hand-gain }枚まで獲得する。
undecim-text-flea-market = 山札から3枚引いて手札に加える。その後、手札から3枚まで獲得する。
undecim-text-subjugation = 山札からムーンダイスの出目の枚数だけ公開し、その中の敵を好きなだけ獲得する。残りは捨て札にする。その後、手札から2枚まで獲得する。
undecim-text-gathering = 手札から資源を3枚まで獲得する。その後、ムーンダイスの出目が4以上なら山札から1枚獲得する。
undecim-text-construction = 手札から2枚まで獲得する。その後、入植か発展を2回まで行う（オートアクションは別に行える）。
undecim-text-prosperity = 手札から「2+自分の入植地数」枚まで獲得する（最大5枚）。
undecim-text-black-moon-rite = 手札から2枚まで獲得する。{ $opt-moon-manipulation ->
    [set_die] その後、ムーンダイスの出目を{ $rule-die-faces }にしてもよい。
   *[counters] その後、タイムカウンターを4個まで取り除く。
 }
undecim-text-night-raid = 手札から2枚まで獲得する。
undecim-text-beast-hunt = 手札から敵を2枚まで獲得する。その後、山札から2枚獲得する。
undecim-text-drift = 山札から3枚獲得する。その後、ムーンダイスの出目が4以上ならさらに山札から1枚獲得する。
undecim-text-great-migration = 自分の手元にあるカード（入植地を除く）を2枚まで上下逆にする。その後、手札から3枚まで獲得する。
undecim-text-tempest = 手札から2枚まで獲得する。
undecim-text-gold-mine = 山札からムーンダイスの出目の枚数だけ公開し、その中の金を好きなだけ獲得する。残りは捨て札にする。その後、手札から2枚まで獲得する。
undecim-text-cathedral = 手札から2枚まで獲得する。その後、自分の入植地1つを3回まで発展させる（オートアクションは別に行える）。
undecim-text-taxation = 手札から「2+所持している金」枚まで獲得する（最大5枚）。
undecim-red-bandits = 他のプレイヤー1人から、入植地になっていない資源1枚か金1枚を奪う。
undecim-red-invasion-war = { $opt-invasion-land-chosen-by ->
    [giver] 他のプレイヤー1人から土地1枚を奪う。どの土地を渡すかは相手が選ぶ。
   *[attacker] 他のプレイヤー1人から、土地1枚を奪う。
 }
undecim-red-night-raid = 他のプレイヤー1人から、敵1枚か金1枚を奪う。
undecim-red-tempest = 他のプレイヤーは全員、土地か入植地になっていない資源を1枚選んで捨て札にする。
undecim-gold-astrology = { $opt-moon-manipulation ->
    [set_die] 代わりに好きな目にできる。
   *[counters] 代わりに4個まで。
 }
undecim-gold-expedition = さらに2枚公開し、5枚まで獲得する。
undecim-gold-pioneering = その後、手札からさらに2枚まで獲得する。
undecim-gold-flea-market = 代わりに5枚まで獲得する。
undecim-gold-subjugation = さらに3枚公開する。
undecim-gold-gathering = 代わりに資源を5枚まで。
undecim-gold-drift = 3枚の代わりに5枚。
undecim-text-great-lord = 土地を7枚以上所持する。
undecim-text-founder = 入植地を3つ以上所持する。
undecim-text-metropolis = レベル4以上の入植地を所持する。
undecim-text-hero = 敵を3枚以上所持する。
undecim-text-kingdom = 同じ種類の土地を4枚以上所持する。
undecim-text-tycoon = 金を3枚以上所持する。
undecim-text-demon-slayer = このラウンドの赤い月の夜に、敵を3枚以上捨て札にする。
undecim-text-restoration = レベル3以上の入植地を2つ以上所持する。
undecim-text-golden-city = 金を2枚以上含む入植地を所持する。
