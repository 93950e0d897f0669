# Undecim: what the table shows

undecim-art-part-round-start = 開始
undecim-art-part-action = アクション
undecim-art-part-refill-actions = 補充
undecim-art-part-red-moon = 赤い月
undecim-art-part-round-end = 終了

## the frontier

undecim-art-moon = 赤い月
undecim-art-moon-left = カウンター あと **{ $count }** 個
undecim-art-moon-near = あと **{ $count }** 個・次の目{ $eyes }以上で夜
undecim-art-moon-late = あと **{ $count }** 個 ・ 出目の{ $die }個が減る
undecim-art-moon-last = あと **{ $count }** 個 ・ もう夜は来ない
undecim-art-moon-none = あと **{ $count }** 個 ・ 今夜 **赤い月**
undecim-art-moon-night = **赤い月の夜** が来た
undecim-art-deck = 山札
undecim-art-field = 場
undecim-art-field-choose = 裏向きに1枚選ぶ。全員が選ぶと同時に公開する
undecim-art-field-take = 番号の小さい順に1枚ずつ取る。自分が出した札は取れない
undecim-art-field-tray = 公開中のカード
undecim-art-field-order = 番号の小さい順に行い、同じ順に取る
undecim-art-laid-open = 公開中
undecim-art-unused = 未使用
undecim-art-down = 裏向き **{ $count }** 枚
undecim-art-down-why = 誰も取れない
undecim-art-played-now = いま
undecim-art-played-done = 済
undecim-art-played-next = つぎ
undecim-art-played-played = 出した
undecim-art-played-chosen = 選んだ
undecim-art-played-open = まだ
undecim-art-secret-here = ここに伏せる
undecim-art-secret-wait = 選択中
undecim-art-awards = アワード
undecim-art-awards-when = ラウンド終了時に判定
undecim-art-award-gone = 獲得済み

## awards

undecim-art-award-great-lord =
    土地を**7**枚以上
    持つ
undecim-art-award-founder =
    入植地を**3**つ以上
    持つ
undecim-art-award-metropolis =
    レベル**4**以上の
    入植地を持つ
undecim-art-award-hero =
    敵を**3**枚以上
    持つ
undecim-art-award-kingdom =
    同じ土地を**4**枚
    以上持つ
undecim-art-award-tycoon =
    金を**3**枚以上
    持つ
undecim-art-award-demon-slayer =
    夜に敵を**3**枚
    捨てる
undecim-art-award-restoration =
    レベル3の入植地
    を**2**つ持つ
undecim-art-award-golden-city =
    金**2**枚を含む
    入植地を持つ
undecim-art-award-short-great-lord = 土地を7枚以上
undecim-art-award-short-founder = 入植地を3つ以上
undecim-art-award-short-metropolis = レベル4の入植地
undecim-art-award-short-hero = 敵を3枚以上
undecim-art-award-short-kingdom = 同じ土地を4枚
undecim-art-award-short-tycoon = 金を3枚以上
undecim-art-award-short-demon-slayer = 夜に敵を3枚捨てる
undecim-art-award-short-restoration = レベル3を2つ
undecim-art-award-short-golden-city = 金2枚を含む入植地
undecim-art-night-most = {"["}enemy]が最も多い人は **何枚でも**: **{ $first }・{ $second }・{ $third }** …
undecim-art-night-one = ほかの人は **1枚** だけ: **{ $first }** [vp]
undecim-art-night-seat = { $state ->
    [done] {"["}enemy]{ $count } **+{ $vp }**
    *[other] {"["}enemy] **{ $count }**
 }  {"["}grassland] **+{ $land }**

## seats

undecim-art-land = 土地 **+{ $vp }**
undecim-art-no-towns = 入植地はまだない
undecim-art-built = 建築 **{ $vp }**
undecim-art-score = 得点と見込み
undecim-art-score-built = 建築
undecim-art-score-round = 今回
undecim-art-score-gold = 金

## the own area

undecim-art-lands = 土地
undecim-art-resources = 資源
undecim-art-gold = 金・敵
undecim-art-towns = 入植地
undecim-art-count = { $key ->
    *[other] { $side }
 } **{ $count }**
undecim-art-new-town = 入植
undecim-art-sum-land = { $opt-land-vp ->
    [types_plus_two_sets] { $types }種
    [types_only] 種類{ $types }
    [per_card_plus_set] { $lands }枚と組
    [pairs_plus_set] 2種・4種の組
   *[none] 土地
 }{ $annexed ->
    [0] {""}
   *[other] 、版図{ $annexed }
 } = **{ $vp }** [vp]
undecim-art-sum-night = 今夜の土地 = **{ $moon }** [vp]
undecim-art-sum-build = 入植: 同じ{ $rule-settle-least }～{ $rule-settle-most }枚か、違う{ $rule-settle-different }枚
undecim-art-sum-gold = {"["}gold] **{ $gold }** [enemy] **{ $enemy }** [vp]
undecim-art-sum-towns = 建築 **{ $vp }** [vp]
undecim-art-hand-room =
    取った札が
    ここに入る
undecim-art-hand-empty = 手札のリソースはない。{ $size ->
    [0] {""}
   *[other] ラウンドの終わりに{ $size }枚まで補充する。
 }

## what happens now

undecim-art-step-gold = 金の効果
undecim-art-step-effect = 効果
undecim-art-step-auto = オート
undecim-art-turn-now = いま
undecim-art-turn-next = つぎ
undecim-art-turn-done = 済
undecim-art-now-select = 札をクリックするか、自分の場所へ運んで伏せる。番号が小さいほど先に動く。
undecim-art-now-red = 赤文字を番号の小さい順に解決する。[fresh]の付いたカードは奪えない。
undecim-art-now-wait = 相手の番を待っている。
undecim-art-now-take = 次のラウンドの札になる。残りは場に戻る。
undecim-art-now-night = 敵が最も多い人は何枚でも、ほかの人は1枚まで。{ $opt-enemy-replay ->
    [true] その後、同じ枚数まで手札から獲得。
   *[false] {""}
 }
undecim-art-now-bonus = 引いたカードを、使う半分の列に置く。

## cards

undecim-art-auto = 最後に、入植か発展を1回行える。
undecim-art-row-red = 赤文字
undecim-art-row-black = 黒文字
undecim-art-row-gold = 金
undecim-art-row-auto = オート
undecim-art-no-red = この札に赤文字はない
undecim-art-no-gold = この札に金の効果はない
undecim-art-no-gold-lines = このゲームでは金の効果を使わない
undecim-art-lines-astrology =
    {"["}hand] **2** まで
    { $opt-moon-manipulation ->
        [set_die] 出目 **1** か **{ $rule-die-faces }**
       *[counters] {"["}counter] ±**2** まで
    }
undecim-art-gold-astrology = { $opt-moon-manipulation ->
    [set_die] 好きな目
   *[counters] ±4 まで
 }
undecim-art-lines-bandits = {"["}hand] **2** まで
undecim-art-red-bandits = 資源/[gold]
undecim-art-lines-expedition =
    公開 [die3]+1
    獲得 **3** まで
undecim-art-gold-expedition = +2・5まで
undecim-art-lines-trade =
    {"["}hand] [gold] **2** まで
    {"["}deck] **2**
undecim-art-lines-pioneering =
    {"["}hand] 土地 **4**
    {"["}settlement]ごとに −1
undecim-art-gold-pioneering = 手札 +2
undecim-art-lines-invasion-war = {"["}hand] **{ $opt-invasion-hand-gain }** まで
undecim-art-red-invasion-war = { $opt-invasion-land-chosen-by ->
    [giver] 土地渡し
   *[attacker] 土地 1
 }
undecim-art-lines-flea-market =
    {"["}deck]3→[hand]
    {"["}hand] **3** まで
undecim-art-gold-flea-market = 5 まで
undecim-art-lines-subjugation =
    {"["}die3]枚から [enemy]
    {"["}hand] **2** まで
undecim-art-gold-subjugation = 公開 +3枚
undecim-art-lines-gathering =
    {"["}hand] 資源 **3**
    {"["}die4]以上 [deck] 1
undecim-art-gold-gathering = 資源 5
undecim-art-lines-construction =
    {"["}hand] **2** まで
    {"["}settle]か[develop] ×**2**
undecim-art-lines-prosperity =
    {"["}hand] **2**+[settlement]
    最大 5
undecim-art-lines-black-moon-rite =
    {"["}hand] **2** まで
    { $opt-moon-manipulation ->
        [set_die] 出目 **{ $rule-die-faces }**
       *[counters] {"["}counter] −**4** まで
    }
undecim-art-lines-night-raid = {"["}hand] **2** まで
undecim-art-red-night-raid = {"["}enemy]/[gold] 1
undecim-art-lines-beast-hunt =
    {"["}hand] [enemy] **2**
    {"["}deck] **2**
undecim-art-lines-drift =
    {"["}deck] **3**
    {"["}die4]以上 [deck] +1
undecim-art-gold-drift = {"["}deck] 5
undecim-art-lines-great-migration =
    上下逆 **2** まで
    {"["}hand] **3** まで
undecim-art-lines-tempest = {"["}hand] **2** まで
undecim-art-red-tempest = 全員 −1
undecim-art-lines-gold-mine =
    {"["}die3]枚から [gold]
    {"["}hand] **2** まで
undecim-art-lines-cathedral =
    {"["}hand] **2** まで
    {"["}develop] ×**3** 1カ所
undecim-art-lines-taxation =
    {"["}hand] **2**+[gold]
    最大 5

## prompts

undecim-art-choose-die = 出目を { $value } にする
undecim-art-choose-keep = そのままにする

## tips

undecim-art-tip-land-text = { $opt-land-vp ->
    [types_plus_two_sets] 毎ラウンド種類ごとに点になり、全種2枚ずつでさらに増える。
    [per_card_plus_set] 毎ラウンド1枚ごとに点になり、4種1組でさらに増える。
    [pairs_plus_set] 毎ラウンド、違う2種の組と4種の組が点になる。
    [types_only] 毎ラウンド種類ごとに点になる。
   *[none] 手元の土地だけでは点にならない。
 }{ $opt-annexation ->
    [true] 4種そろうと、自分のカードの解決の終わりに版図になる。
   *[false] {""}
 }今のあなたの土地ボーナスは{ $land }点。
undecim-art-tip-resource-text = 上半分と下半分のうち、置いた列の半分だけが数えられる。
undecim-art-tip-enemy-text = 赤い月の夜に捨てると1枚目{ $first }点、3枚で{ $three }点。最も多い人は何枚でも、ほかの人は1枚まで。
undecim-art-tip-gold-text = { $opt-gold-boost ->
    [spend] アクションカードの金の効果に使い、入植地にも加えられる。
    [hold] 持っていればアクションカードの金の効果を使える。入植地にも加えられる。
   *[off] 入植地に加えられる。
 }ゲーム終了時に1枚{ $rule-gold-few }点{ $rule-gold-rises ->
    [0] {""}
   *[other] （入植地{ $rule-gold-settlements }つ以上なら{ $rule-gold-many }点）
 }。いまの分は{ $gold }点。
undecim-art-tip-loose-text = 手元のカード（{ $card }）。赤文字の対象になる。
undecim-art-tip-fresh-text = このラウンドに得たカード（{ $card }）。赤文字では奪われない。
undecim-art-tip-town = 入植地
undecim-art-tip-town-text = レベル{ $level }で{ $vp }点。{ $opt-develop-cards ->
    [1] 合う資源か金を1枚加えると発展する。
    [2] 1回の発展で、合う資源や金を2枚まで加えられる。
   *[other] 1回の発展で、合う資源や金を何枚でも加えられる。
 }{ $opt-settlement-bonus ->
    [product] ゲーム終了時、版図1つごとにさらに{ $opt-settlement-bonus-vp }点。
    [flat_if_annexed] ゲーム終了時、版図があればさらに{ $opt-settlement-bonus-vp }点。
   *[off] {""}
 }
undecim-art-tip-new-text = 同じ資源2〜3枚か、違う資源2枚をここに置くと、入植地になる。
undecim-art-tip-moon = 赤い月
undecim-art-tip-moon-text = カウンターは残り{ $counters }個。{ $opt-moon-manipulation ->
    [set_die] 行動が終わると出目の数だけ取り除き、そこでなくなれば赤い月の夜が来る。
   *[counters] 行動が終わったときになければ、赤い月の夜が来る。
 }去ったカウンターの数だけ尾根に戦士が立つ。
undecim-art-tip-die = ムーンダイス
undecim-art-tip-die-text = このラウンドの出目は{ $die }。{ $opt-moon-manipulation ->
    [set_die] 行動が終わるとその数だけカウンターを取り除く。それまではカードで変えられ、いくつかのカードの効果にも使う。
   *[counters] カウンターを減らし、いくつかのカードの効果にも使う。
 }
undecim-art-tip-deck = 山札
undecim-art-tip-deck-text = 残り{ $deck }枚。なくなると捨て札を切り直す。
undecim-art-tip-discard = 捨て札
undecim-art-tip-discard-text = { $discard }枚。
undecim-art-tip-down = 裏向きの札
undecim-art-tip-down-text = 3人のとき、2枚は裏向きに置かれ、誰も取れない。
undecim-art-tip-secret = 伏せた札
undecim-art-tip-secret-text = 全員が選ぶと同時に公開される。
undecim-art-tip-hand = 手札
undecim-art-tip-hand-text = 中身が見えるのは本人だけ。ほかの人に分かるのは枚数だけ。
undecim-art-tip-acts = アクションカード
undecim-art-tip-acts-text = { $opt-last-round-actions ->
    [2] 次に出すアクションカード。最終ラウンドは2枚とも出す。
   *[other] 毎ラウンド、ここから1枚を選んで出す。
 }
undecim-art-tip-start = スタートプレイヤー
undecim-art-tip-start-text = ムーンダイスを振る。
undecim-art-tip-tray = 公開中のカード
undecim-art-tip-tray-text = ここから獲得する。
undecim-art-tip-annexed = 版図
undecim-art-tip-annexed-text = 違う土地4枚が1組で、奪われない。{ $opt-annex-vp ->
    [0] アワードでは土地として数える。
   *[other] 毎ラウンド{ $opt-annex-vp }点になる。
 }{ $opt-annexed-count-in-land-vp ->
    [true] 土地ボーナスでも手元の土地と同じに数える。
   *[false] {""}
 }

## before the game

undecim-art-invitation = ローマの辺境に月が赤くなる。11枚のアクションカードで国を造る、5ラウンドのカードゲーム。
undecim-art-invitation-1 = 1枚を伏せ、同時に公開
undecim-art-invitation-2 = カードは上下どちらかだけ
undecim-art-invitation-3 = 資源を横にして入植
undecim-art-invitation-4 = 赤い月の夜に敵を討つ
undecim-art-sample-refused = ここでは発展できません
undecim-art-sample-why = 木の入植地には、同じ資源の木か金しか加えられません。
undecim-art-sample-log-1 = 手札から **木** を獲得
undecim-art-sample-log-2 = 入植 **鉄・鉄**

## the ending

undecim-art-ending-title = { $seat }の夜明け
undecim-art-ending-text = { $second_seat }と{ $gap }点差。分けたのは{ $source }の{ $vp }点。
undecim-art-ending-but = { $other }では{ $second_seat }に{ $lost }点負けた。分けたのは{ $source }の{ $vp }点。
undecim-art-ending-tie = 同点。最終ラウンドの番号{ $number }が決めた。
