## the table
cultus-art-closed = 閉鎖
cultus-art-power-reconstruction = { $icon }にも建造可 そのたび2[star]
cultus-art-power-unity = 隣のマスの記念碑も動かせる
cultus-art-power-industry = 開始時に0〜2枚引ける
cultus-art-power-haulage = 記念碑の移動は1枚捨てるだけ
cultus-art-power-friendship = 記念碑の上にも建て、動かせる
cultus-art-power-military = 記念碑を2マスまで動かせる
cultus-art-power-traffic = 2マスまで移動できる
cultus-art-short-reconstruction = { $icon }にも建造可 +2[star]
cultus-art-short-unity = 隣の記念碑も動かせる
cultus-art-short-industry = 開始時に0〜2枚引ける
cultus-art-short-haulage = 記念碑の移動は1枚でよい
cultus-art-short-friendship = 記念碑の上にも建造可
cultus-art-short-military = 記念碑を2マス動かせる
cultus-art-short-traffic = 2マスまで移動できる
cultus-art-around = 周囲 { $icon } ×{ $vp }[star]
cultus-art-around-full = 建造のとき、周囲8マスの{ $icon }1つにつき3[star]。
cultus-art-hand = 手札 **{ $count }** / { $limit }
cultus-art-turn-hint = ホイールか R で180度回転
cultus-art-hand-empty = 手札はありません
cultus-art-discard = 捨て札 **{ $count }**
cultus-art-phase-start = 開始
cultus-art-phase-income = 収入
cultus-art-phase-action = 行動
cultus-art-phase-hand = 手札
cultus-art-phase-enemy = 敵
cultus-art-phase-end = 終了
cultus-art-turn-of = ターン **{ $turn }** / { $turns }
cultus-art-turn = ターン **{ $turn }**
cultus-art-against = 対 { $enemy }
cultus-art-cost = 記念碑の費用
cultus-art-stock = ストック
cultus-art-no-cost-cube = 建造に使うキューブはもうありません
cultus-art-no-plan = 未定
cultus-art-today = 見込み { $vp }[star]
cultus-art-plan-icons = 1マスにつき { $vp }[star]
cultus-art-plan-pairs = 隣接1組につき { $vp }[star]
cultus-art-taken-empty = 建造すると、ここに記念碑カードが並びます
cultus-art-actions = あなたの行動
cultus-art-setup = 準備
cultus-art-over = 終局
cultus-art-step-choose-enemy = 敵を選ぶ
cultus-art-step-choose-difficulty = 難易度を選ぶ
cultus-art-step-choose-color = 色を選ぶ
cultus-art-step-choose-character = 人物を選ぶ
cultus-art-step-choose-plan = 計画を選ぶ
cultus-art-step-place-medal = メダルを収入カードに置く
cultus-art-step-choose-corner = ポーンを置く隅を選ぶ
cultus-art-step-place-initial-card = 初期位置にカードを置く
cultus-art-ap = 残り **{ $ap }**
cultus-art-display = 記念碑カード
cultus-art-display-price = 費用10で1枚
cultus-art-until-end = 終了まで
cultus-art-cards-left = 山札
cultus-art-cubes-left = 残キューブ
cultus-art-effect-in = 敵の効果まで
cultus-art-pieces = { $count }
cultus-art-turns-now = いま
cultus-art-turns = { $count }ターン
cultus-art-chip-move = 移動する
cultus-art-chip-place = 建設する
cultus-art-chip-build = 建造する
cultus-art-chip-push = 記念碑を押す
cultus-art-chip-draw = 1枚引く
cultus-art-chip-character = 人物の力
cultus-art-effect-3 = ポーンを好きな{ $icon }へ
cultus-art-effect-5 = 自分の記念碑を{ $icon }へ
cultus-art-effect-10 = 記念碑の周囲の{ $icon } ×{ $vp }[star]
cultus-art-end-actions = 行動を終える
cultus-art-stop-draw = 引くのをやめる
cultus-art-seat = { $seat }

## monument cards by their short names
cultus-art-card-reconstruction = 復興の記念碑
cultus-art-card-unity = 結束の記念碑
cultus-art-card-industry = 産業の記念碑
cultus-art-card-haulage = 輸送の記念碑
cultus-art-card-friendship = 友好の記念碑
cultus-art-card-military = 軍事の記念碑
cultus-art-card-traffic = 交通の記念碑

## the rival
cultus-art-enemy-baltasar = ストックのキューブの数だけカードを引かせる。その後、捨て札1枚につき **+{ $factor }**[star]。
cultus-art-enemy-wilhelm = 記念碑と隣り合う記念碑1つにつき **+{ $factor }**[star]。常に、メダルの収入は −2[star]。
cultus-art-enemy-eleonora = 費用ボードの資金を0にする。その後、ストックのキューブ1つにつき **+{ $factor }**[star]。
cultus-art-enemy-ruben = 自分の記念碑1つを中央から遠ざける。その後、敵の記念碑に隣るアイコン1種につき **+{ $factor }**[star]。
cultus-art-enemy-claudia = 人物の資金を0にする（0なら −5[star]）。その後、左端の収入カードの2種1マスにつき **+{ $factor }**[star]。
cultus-art-enemy-annette = 中央にない記念碑が1マスずつ中央へ。その後、中央の記念碑1つにつき **+{ $factor }**[star]。
cultus-art-enemy-effect = 最後のマスの効果
cultus-art-enemy-track = キューブが{ $last }に着くたびに起こります。
cultus-art-enemy-today = いま起これば +{ $vp }[star]
cultus-art-enemy-end = ゲーム終了時の得点
cultus-art-bonus-center = 中央の記念碑ごとに **{ $vp }**[star]
cultus-art-at-end = 終了時
cultus-art-bonus-near = { $opt-enemy-adjacency-bonus-per-monument ->
   *[true] { $icon } に隣接する記念碑ごとに **{ $vp }**[star]
    [false] 記念碑に隣接する { $icon } ごとに **{ $vp }**[star]
}
cultus-art-bonus-icons = { $icon } 1マスにつき **{ $vp }**[star]
cultus-art-strikes-now = いま発動しています +{ $vp }[star]
cultus-art-strikes-next = 次の敵フェイズで発動 +{ $vp }[star]
cultus-art-strikes-in = { $turns ->
    [0] この敵フェイズで発動
   *[other] 発動まで{ $turns }ターン
} いまなら +{ $vp }[star]
cultus-art-due-now = いま
cultus-art-due-next = 次の敵フェイズ
cultus-art-due-in = { $turns ->
    [0] いま
   *[other] { $turns }ターン後
}
cultus-art-mini-character = 人物 **{ $count }**
cultus-art-mini-cost = 費用 **{ $count }**
cultus-art-mini-stock = 残り **{ $count }**
cultus-art-mini-hand = 手札{ $count }
cultus-art-mini-monuments = [monument] **{ $count }** 中央 **{ $inside }**
cultus-art-track-character = 人物の資金
cultus-art-track-cost = 費用
cultus-art-forecast = いま終わったら
cultus-art-forecast-center = 中央
cultus-art-forecast-plan = 計画
cultus-art-forecast-sum = 合計
cultus-art-last-lap = 最後の一巡 あと**{ $turns }**

## before the game
cultus-art-per-baltasar = 捨て札1枚ごとに
cultus-art-per-wilhelm = 隣り合う記念碑ごと
cultus-art-per-eleonora = ストック1個ごとに
cultus-art-per-ruben = 隣のアイコン1種ごと
cultus-art-per-claudia = 左端の収入1マスごと
cultus-art-per-annette = 中央の記念碑ごとに
cultus-art-normal = 標準
cultus-art-hard = 難しい
cultus-art-extreme = 極限
cultus-art-enemy-starts = 敵は [star] **{ $vp }** から
cultus-art-random-enemy = 敵はくじで決まります。
cultus-art-deed-baltasar = **{ $turns }**ターンごとに、ストックのキューブの数だけあなたに引かせ、捨て札1枚につき **{ $factor }**[star]。
cultus-art-deed-wilhelm = **{ $turns }**ターンごとに、ほかの記念碑と隣り合う記念碑1つにつき **{ $factor }**[star]。メダルの収入は得点を減らす。
cultus-art-deed-eleonora = **{ $turns }**ターンごとに、費用ボードの資金を0にし、ストックのキューブ1つにつき **{ $factor }**[star]。
cultus-art-deed-ruben = { $opt-plaza-is-an-icon ->
    [true] **{ $turns }**ターンごとに、あなたの記念碑を中央から遠ざけ、隣のアイコン1種（広場も含む）につき **{ $factor }**[star]。
   *[false] **{ $turns }**ターンごとに、あなたの記念碑を中央から遠ざけ、隣のアイコン1種につき **{ $factor }**[star]。
}
cultus-art-deed-claudia = **{ $turns }**ターンごとに、人物の資金を取り上げ、左端の収入カードの2種1マスにつき **{ $factor }**[star]。
cultus-art-deed-annette = **{ $turns }**ターンごとに、中央にない記念碑が1マスずつ中央へ進み、中央の記念碑1つにつき **{ $factor }**[star]。
cultus-art-deed-end = { $opt-enemy-adjacency-bonus-per-monument ->
   *[true] 終了時 { $near } に隣接する記念碑 **{ $near_vp }**[star]　{ $icon } 1マス **{ $vp }**[star]
    [false] 終了時 記念碑に隣接する { $near } **{ $near_vp }**[star]　{ $icon } 1マス **{ $vp }**[star]
}
cultus-art-full-3 = ポーンを好きな{ $icon }のマスへ移す（ほかのポーンがいるマスを除く）。
cultus-art-full-5 = 自分の記念碑1つを好きな{ $icon }のマスへ移す（記念碑のあるマスを除く）。
cultus-art-full-10 = 自分の記念碑の周囲にある{ $icon }1つにつき2[star]。

## the ending
cultus-art-tiers = 点差と結末
cultus-art-difference = 差 { $difference }
cultus-art-struck = ターン { $turn }

## what hovering says
cultus-art-tip-square = { $at }　{ $icon } { $what }
cultus-art-tip-square-text = 中央まで{ $distance }歩。収入カードの2つのアイコンの間を歩くと金になります。
cultus-art-tip-plaza-text = 中央まで{ $distance }歩。記念碑を建てられる場所です。収入にはなりません。
cultus-art-tip-empty = { $at }　空き地
cultus-art-tip-empty-text = まだカードがありません。ポーンも記念碑も入れません。
cultus-art-tip-card = 建設カード
cultus-art-tip-card-text = ポーンの隣に置いて街を作り替えます。置けるのは180度回転まで。
cultus-art-tip-plan = ゲーム終了時に得点になります。数字はいまの街で数えたものです。
cultus-art-tip-pile = 山札{ $slot }　残り{ $count }枚
cultus-art-tip-pile-text = 手札へドラッグすると1枚引きます。最後の1枚で下の収入カードが閉じます。
cultus-art-tip-income-open = { $a }と{ $b }の収入
cultus-art-tip-income-open-text = この2つのアイコンの間を歩くと{ $gold }[coin]。同じ2マスの間は1ターンに1度だけ。
cultus-art-tip-income-closed = 閉じた収入カード
cultus-art-tip-income-closed-text = { $a }と{ $b }は、もう収入になりません。そのかわり、ほかの収入がすべて+1[coin]。
cultus-art-tip-monument = 記念碑（{ $owner }）
cultus-art-tip-monument-text = ゲーム終了時、中央の4マスにあれば10[star]。ポーンが同じマスにいれば動かせます。
cultus-art-tip-pawn = ポーン
cultus-art-tip-pawn-text = 上下左右のカードのあるマスへ歩きます。建設も建造もポーンのいる場所から。
cultus-art-tip-medal = ボーナスメダル
cultus-art-tip-medal-text = 載っている収入カードで歩くと2[star]。手元に戻ると毎ターン4行動。
cultus-art-tip-cost = 費用のキューブ
cultus-art-tip-cost-text = 10まで進むと、ポーンのいる広場へドラッグして記念碑を建てられます。
cultus-art-tip-character = 人物のキューブ
cultus-art-tip-character-text = ためた資金で3・5・10の効果を使います。
cultus-art-tip-stock = ストックのキューブ
cultus-art-tip-stock-text = 記念碑を建てるたびに、次の1個が費用ボードへ進みます。
cultus-art-tip-discard = 捨て札　{ $count }枚
cultus-art-tip-discard-text = 押したままにすると、すべてのカードを見られます。
cultus-art-tip-deck = 記念碑カードの山　残り{ $deck }枚
cultus-art-tip-deck-text = 1枚取られると、ここから補充します。
cultus-art-tip-track = 資金のトラック
cultus-art-tip-track-text = 0から10まで。いちど置いた金は、ほかのトラックへ移せません。
cultus-art-tip-ap = アクションポイント　残り{ $ap }
cultus-art-tip-ap-text = 使い切ると行動フェイズを終えられます。次のターンへは持ち越せません。
cultus-art-tip-enemy-cube = 敵のトラック
cultus-art-tip-enemy-cube-text = 敵フェイズごとに1つ進み、炎のマスで効果が起こります。
cultus-art-tip-counter = 終わりまでの残り
cultus-art-tip-counter-text = 最後の記念碑を建てるか、山札がなくなると、そのターンで終わります。
cultus-art-tip-mini = 資金とキューブ
cultus-art-tip-mini-text = 人物と費用のトラックの位置、ストックに残るキューブの数。
cultus-art-tip-mini-monuments = 記念碑
cultus-art-tip-mini-monuments-text = マップにある数と、そのうち中央の4マスにある数。収入フェイズでは1つにつき1[coin]、ゲーム終了時は中央の1つにつき10[star]。
cultus-art-tip-mini-plan = 計画カード
cultus-art-tip-mini-plan-text = 最終得点計算まで、持ち主だけが見られます。
cultus-art-tip-forecast = いま終わったら
cultus-art-tip-forecast-text = いまの点に、中央の記念碑と計画カードの得点を加えた見込みです。ほかの人の計画は見えないので「?」のままです。
cultus-art-tip-own-hand = 自分の手札
cultus-art-tip-own-hand-text = マップに置いたり、捨てて支払ったりする建設カードです。ターンの終わりに残せるのは{ $limit }枚まで。
cultus-art-tip-taken = 獲得した記念碑カード
cultus-art-tip-taken-text = 記念碑を1つ建造するごとに1枚。その能力は、以後ずっと持ち主を助けます。
cultus-art-tip-their-hand = 手札
cultus-art-tip-their-hand-text = 枚数だけがわかります。

## what hovering a control says
cultus-art-control-move = 1[ap]。ポーンを隣のマスへ進めます。収入カードの2つのアイコンの間を歩くと金になります。
cultus-art-control-place = 1[ap]。手札の建設カードを、ポーンのマスと辺で接するように置きます。
cultus-art-control-build = 1[ap]。費用が10のとき、ポーンのいる広場に記念碑を建て、記念碑カードを1枚取ります。
cultus-art-control-push = 1[ap]。手札を2枚捨てて、ポーンのいるマスの記念碑を1マス動かし、2[star]を得ます。
cultus-art-control-draw = 1[ap]。山札を1つ選び、上から1枚引きます。
cultus-art-control-character = 0[ap]。人物の資金を3・5・10払って、効果を使います。
cultus-art-control-effect-3 = 人物の資金3で、ポーンを人物のアイコンのある好きなマスへ移します。
cultus-art-control-effect-5 = 人物の資金5で、自分の記念碑1つを人物のアイコンのある好きなマスへ移します。
cultus-art-control-effect-10 = 人物の資金10で、自分の記念碑の周囲にある人物のアイコン1つにつき2[star]。
cultus-art-control-end-actions = 行動フェイズを終えて、手札調整へ進みます。
cultus-art-control-stop-draw = これ以上引かずに、収入フェイズへ進みます。

## splitting gold
cultus-split-allocate-gold-left = 費用ボードへ
cultus-split-allocate-gold-right = 人物へ
cultus-choose-build-monument = どの記念碑カードを取りますか
cultus-choose-move-pawn = どの道を歩きますか
cultus-choose-move-monument = どう動かしますか
cultus-choose-use-character = どの効果を使いますか

cultus-art-invitation = 戦火のあとの辺境の街を建てなおす、1〜4人のゲームです。
cultus-art-invitation-1 = 六人から敵をえらぶ
cultus-art-invitation-2 = 街を札で建てなおす
cultus-art-invitation-3 = 記念碑で点をきそう
cultus-art-difficulty-normal-sub = 敵は[star] 0 から
cultus-art-difficulty-hard-sub = 敵は[star] 10 から
cultus-art-difficulty-extreme-sub = 敵は[star] 20 から

## lines of the score sheet
cultus-art-tier = { $n } – { $to }
cultus-art-tier-least = { $n } 以下
cultus-art-tier-most = { $n } 以上
cultus-art-source-bonus-icons = 建造ボーナス
cultus-art-source-site = 復興の地に建造
cultus-art-source-monument-moves = 記念碑の移動
cultus-art-source-medal = メダルの収入
cultus-art-source-character-10 = 人物の力
cultus-art-source-discards = 手札の超過
cultus-art-source-enemy-losses = 敵の効果
cultus-art-source-center = 中央の記念碑 { $count }
cultus-art-source-plan-icons = 計画 { $icon_mark } { $count }
cultus-art-source-plan-pairs = 計画 { $icon_a_mark }{ $icon_b_mark } { $count }組
cultus-art-source-difficulty = 難易度
cultus-art-source-effects = 効果の発動
cultus-art-source-enemy-center = 中央の記念碑 { $count }
cultus-art-source-enemy-near = { $icon_mark } に隣接 { $count }
cultus-art-source-enemy-icons = { $icon_mark } { $count }マス
cultus-tally-center = 中央の記念碑
cultus-tally-plan-icons = 計画のマス
cultus-tally-plan-pairs = 計画の隣接

## tables of the data, by their names there
cultus-art-table-meta = ゲームについて
cultus-art-table-printed = 内容物
cultus-art-table-constants = 基本の数
cultus-art-table-board = マップ
cultus-art-table-players = 人数と初期位置
cultus-art-table-squares = マスの種類
cultus-art-table-construction = 建設カード
cultus-art-table-income = 収入カード
cultus-art-table-monuments = 記念碑カード
cultus-art-table-plans = 計画カード
cultus-art-table-characters = 人物
cultus-art-table-enemies = 敵と難易度
cultus-art-table-endings = 結末

## the corner of the table in the settings
cultus-art-sample-name-1 = ハナコ
cultus-art-sample-name-2 = ケンタ
cultus-art-sample-name-3 = ミオ
cultus-art-sample-refused = ここには置けません
cultus-art-sample-why = アネットの**記念碑**があり、覆えません。
cultus-art-sample-rule = ルール 6.4
cultus-art-sample-log-1 = [church] から [barracks] へ：**2** [coin]
cultus-art-sample-log-2 = 山札 **2** から1枚捨てた

## examples in the rules
cultus-art-example-place = 青の番。手札の1枚を置いてみます。
cultus-art-example-move = 青の番。f3とg3の間では、もう収入を得ました。
cultus-art-example-build = 10金があります。ポーンがA・B・Cにいたら？
cultus-art-example-push = 青の番。ポーンはe4、手札は3枚。
cultus-art-example-closing = 2番の山札は残り1枚。上は引く前、下は引いた後。
cultus-art-example-split = 3金を得ました。どう振り分けますか。
cultus-art-example-character = 人物カードに4金あります。
cultus-art-example-plan = { $plan }の最終得点計算です。
cultus-art-example-solo-end = { $enemy }の最終得点計算です。
cultus-art-example-rival = { $enemy }のキューブは最後のマスの1つ手前。
cultus-art-can-place = { $can ->
    [no] 置けない。
   *[other] 置ける。
}
cultus-art-can-walk = { $can ->
    [no] 歩けない。
   *[other] 歩ける。
}
cultus-art-can-build = { $can ->
    [no] 建てられない。
   *[other] 建てられる。
}
cultus-art-can-push = { $can ->
    [no] 押せない。
   *[other] 押せる。
}
cultus-art-can-draw = { $can ->
    [no] 引けない。
   *[other] 引ける。
}
cultus-art-can-split = { $can ->
    [no] 振り分けられない。
   *[other] 振り分けられる。
}
cultus-art-can-use = { $can ->
    [no] 使えない。
   *[other] 使える。
}
cultus-art-can-count = { $can ->
    [but] 数えない。
   *[other] 数える。
}
cultus-art-rival-discards = 1枚捨てる。
cultus-art-rival-advances = 1つ進む。
cultus-art-rival-strikes = 効果が起こる。
cultus-art-rival-scores = 得点になる。
cultus-art-rival-takes = 失う。
cultus-art-rival-pushes = 動く。
cultus-art-why-place = カードの辺がポーンのマスに接し、記念碑もポーンも覆わない。
cultus-art-why-no-income = この2マスの組み合わせの収入カードはない。

## deeds, where the piece is seen
cultus-art-say-place-initial-card = このカードを最初に置く{ $turned ->
    [yes] （180度回して）
   *[other] {""}
}
cultus-art-say-place-construction = このカードを { $at } に置く{ $turned ->
    [yes] （180度回して）
   *[other] {""}
}

## the forecast
cultus-art-race-now = いま
cultus-art-race-sum = いま終われば
cultus-art-race-rival = 敵
cultus-art-race-center = 中央の記念碑
cultus-art-race-icons = 計画 { $icon } 1マスにつき
cultus-art-race-pairs = 計画 { $icon_a }{ $icon_b } 隣接1組
cultus-art-race-rival-center = 中央の記念碑
cultus-art-race-rival-near = { $opt-enemy-adjacency-bonus-per-monument ->
   *[true] { $icon } に隣接する記念碑
    [false] 記念碑に隣接する { $icon }
}
cultus-art-race-rival-icons = { $icon } 1マスにつき
cultus-art-race-to-come = これから
cultus-art-race-gold = 次の記念碑まで資金 { $gold } / { $price }
cultus-art-race-gold-why = 資金{ $price }で建造。周囲のマスと終局の計画が得点になる
cultus-art-race-turns = { $turns ->
    [0] もう終わり
   *[other] あと{ $turns }ターンほど
}
cultus-art-race-turns-why = 山札は合わせて{ $cards }枚。引くほど早く終わる
cultus-art-race-piles = 山札 あと{ $cards }枚
cultus-art-race-ends = 最後のキューブを建てても、そのターンで終わる
cultus-art-race-strike = ターン{ $turn }の敵フェイズで発動 **+{ $vp }**[star]
cultus-art-race-strike-why = いまの盤のまま数えた点
cultus-art-race-again = ターン{ $turn }にもう一度 **+{ $vp }**[star]
cultus-art-race-again-why = 山札が先に尽きれば、もう発動しない
cultus-art-race-clock = { $enemy }の時計
cultus-art-race-as-now = 見込みは、いまの盤のまま進んだとき
cultus-art-race-difference = いま終われば差は **{ $difference }**
cultus-art-race-hint = 行を指すと盤で数える
cultus-art-race-missing = 勝ちまであと **{ $vp }**[star]
cultus-art-race-ahead = **{ $vp }**[star] 勝っている
