## the table
cultus-look-closed = 閉鎖
cultus-look-power-reconstruction = { $icon }にも建造可 そのたび2[star]
cultus-look-power-unity = 隣のマスの記念碑も動かせる
cultus-look-power-industry = 開始時に0〜2枚引ける
cultus-look-power-haulage = 記念碑の移動は1枚捨てるだけ
cultus-look-power-friendship = 記念碑の上にも建て、動かせる
cultus-look-power-military = 記念碑を2マスまで動かせる
cultus-look-power-traffic = 2マスまで移動できる
cultus-look-short-reconstruction = { $icon }にも建造可 +2[star]
cultus-look-short-unity = 隣の記念碑も動かせる
cultus-look-short-industry = 開始時に0〜2枚引ける
cultus-look-short-haulage = 記念碑の移動は1枚でよい
cultus-look-short-friendship = 記念碑の上にも建造可
cultus-look-short-military = 記念碑を2マス動かせる
cultus-look-short-traffic = 2マスまで移動できる
cultus-look-around = 周囲 { $icon } ×{ $vp }[star]
cultus-look-around-full = 建造のとき、周囲8マスの{ $icon }1つにつき3[star]。
cultus-look-hand = 手札 **{ $count }** / { $limit }
cultus-look-turn-hint = ホイールか R で180度回転
cultus-look-hand-empty = 手札はありません
cultus-look-discard = 捨て札 **{ $count }**
cultus-look-phase-start = 開始
cultus-look-phase-income = 収入
cultus-look-phase-action = 行動
cultus-look-phase-hand = 手札
cultus-look-phase-enemy = 敵
cultus-look-phase-end = 終了
cultus-look-turn-of = ターン **{ $turn }** / { $turns }
cultus-look-turn = ターン **{ $turn }**
cultus-look-against = 対 { $enemy }
cultus-look-cost = 記念碑の費用
cultus-look-stock = ストック
cultus-look-no-cost-cube = 建造に使うキューブはもうありません
cultus-look-no-plan = 未定
cultus-look-forecast = 見込み { $vp }[star]
cultus-look-plan-icons = 1マスにつき { $vp }[star]
cultus-look-plan-pairs = 隣接1組につき { $vp }[star]
cultus-look-taken-empty = 建造すると、ここに記念碑カードが並びます
cultus-look-actions = あなたの行動
cultus-look-setup = 準備
cultus-look-over = 終局
cultus-look-step-choose-enemy = 敵を選ぶ
cultus-look-step-choose-difficulty = 難易度を選ぶ
cultus-look-step-choose-color = 色を選ぶ
cultus-look-step-choose-character = 人物を選ぶ
cultus-look-step-choose-plan = 計画を選ぶ
cultus-look-step-place-medal = メダルを収入カードに置く
cultus-look-step-choose-corner = ポーンを置く隅を選ぶ
cultus-look-step-place-initial-card = 初期位置にカードを置く
cultus-look-ap = 残り **{ $ap }**
cultus-look-display = 記念碑カード
cultus-look-display-price = 費用10で1枚
cultus-look-until-end = 終了まで
cultus-look-cards-left = 山札
cultus-look-cubes-left = 残りの駒
cultus-look-effect-in = 敵の効果まで
cultus-look-pieces = { $count }
cultus-look-turns = { $count }ターン
cultus-look-chip-move = 移動する
cultus-look-chip-place = 建設する
cultus-look-chip-build = 建造する
cultus-look-chip-push = 記念碑を押す
cultus-look-chip-draw = 1枚引く
cultus-look-chip-character = 人物の力
cultus-look-effect-3 = ポーンを好きな{ $icon }へ
cultus-look-effect-5 = 自分の記念碑を{ $icon }へ
cultus-look-effect-10 = 記念碑の周囲の{ $icon } ×{ $vp }[star]
cultus-look-end-actions = 行動を終える
cultus-look-stop-draw = 引くのをやめる
cultus-look-seat = { $seat }

## monument cards by their short names
cultus-look-card-reconstruction = 復興の記念碑
cultus-look-card-unity = 結束の記念碑
cultus-look-card-industry = 産業の記念碑
cultus-look-card-haulage = 輸送の記念碑
cultus-look-card-friendship = 友好の記念碑
cultus-look-card-military = 軍事の記念碑
cultus-look-card-traffic = 交通の記念碑

## the rival
cultus-look-enemy-baltasar = ストックの駒の数だけカードを引かせる。その後、捨て札1枚につき **+{ $factor }**[star]。
cultus-look-enemy-wilhelm = 記念碑と隣り合う記念碑1つにつき **+{ $factor }**[star]。常に、メダルの収入は −2[star]。
cultus-look-enemy-eleonora = 費用ボードの資金を0にする。その後、ストックの駒1つにつき **+{ $factor }**[star]。
cultus-look-enemy-ruben = 自分の記念碑1つを中央から遠ざける。その後、敵の記念碑に隣るアイコン1種につき **+{ $factor }**[star]。
cultus-look-enemy-claudia = 人物の資金を0にする（0なら −5[star]）。その後、左端の収入カードの2種1マスにつき **+{ $factor }**[star]。
cultus-look-enemy-annette = 中央にない記念碑が1マスずつ中央へ。その後、中央の記念碑1つにつき **+{ $factor }**[star]。
cultus-look-enemy-effect = 最後のマスの効果
cultus-look-enemy-track = キューブが{ $last }に着くたびに起こります。
cultus-look-enemy-today = いま起これば +{ $vp }[star]
cultus-look-enemy-end = ゲーム終了時の得点
cultus-look-bonus-center = 中央の記念碑ごとに **{ $vp }**[star]
cultus-look-at-end = 終了時
cultus-look-bonus-near = { $icon } に隣接する記念碑ごとに **{ $vp }**[star]
cultus-look-bonus-icons = { $icon } 1マスにつき **{ $vp }**[star]
cultus-look-strikes-now = いま発動しています +{ $vp }[star]
cultus-look-strikes-next = 次の敵フェイズで発動 +{ $vp }[star]
cultus-look-strikes-in = 発動まで{ $turns }ターン いまなら +{ $vp }[star]
cultus-look-mini-character = 人物 **{ $count }**
cultus-look-mini-cost = 費用 **{ $count }**
cultus-look-mini-stock = 駒 **{ $count }**
cultus-look-mini-hand = 手札{ $count }
cultus-look-mini-monuments = [monument] **{ $count }** 中央 **{ $inside }**
cultus-look-track-character = 人物の資金
cultus-look-track-cost = 費用
cultus-look-outlook = いま終わったら
cultus-look-outlook-center = 中央
cultus-look-outlook-plan = 計画
cultus-look-outlook-sum = 合計
cultus-look-last-lap = 最後の一巡 あと**{ $turns }**

## before the game
cultus-look-per-baltasar = 捨て札1枚ごとに
cultus-look-per-wilhelm = 隣り合う記念碑ごと
cultus-look-per-eleonora = ストック1個ごとに
cultus-look-per-ruben = 隣のアイコン1種ごと
cultus-look-per-claudia = 左端の収入1マスごと
cultus-look-per-annette = 中央の記念碑ごとに
cultus-look-normal = 標準
cultus-look-hard = 難しい
cultus-look-extreme = 極限
cultus-look-enemy-starts = 敵は [star] **{ $vp }** から
cultus-look-random-enemy = 相手はくじで決まります。
cultus-look-deed-baltasar = **{ $turns }**ターンごとに、ストックの駒の数だけあなたに引かせ、捨て札1枚につき **{ $factor }**[star]。
cultus-look-deed-wilhelm = **{ $turns }**ターンごとに、ほかの記念碑と隣り合う記念碑1つにつき **{ $factor }**[star]。メダルの収入は得点を減らす。
cultus-look-deed-eleonora = **{ $turns }**ターンごとに、費用ボードの資金を0にし、ストックの駒1つにつき **{ $factor }**[star]。
cultus-look-deed-ruben = **{ $turns }**ターンごとに、あなたの記念碑を中央から遠ざけ、隣のアイコン1種につき **{ $factor }**[star]。
cultus-look-deed-claudia = **{ $turns }**ターンごとに、人物の資金を取り上げ、左端の収入カードの2種1マスにつき **{ $factor }**[star]。
cultus-look-deed-annette = **{ $turns }**ターンごとに、中央にない記念碑が1マスずつ中央へ進み、中央の記念碑1つにつき **{ $factor }**[star]。
cultus-look-deed-end = 終了時 { $near } に隣接する記念碑 **{ $near_vp }**[star]　{ $icon } 1マス **{ $vp }**[star]
cultus-look-full-3 = ポーンを好きな{ $icon }のマスへ移す（ほかのポーンがいるマスを除く）。
cultus-look-full-5 = 自分の記念碑1つを好きな{ $icon }のマスへ移す（記念碑のあるマスを除く）。
cultus-look-full-10 = 自分の記念碑の周囲にある{ $icon }1つにつき2[star]。

## the ending
cultus-look-tiers = 点差と結末
cultus-look-difference = 差 { $difference }
cultus-look-struck = ターン { $turn }

## what hovering says
cultus-look-tip-square = { $at }　{ $icon } { $what }
cultus-look-tip-square-text = 中央まで{ $distance }歩。収入カードの2つのアイコンの間を歩くと金になります。
cultus-look-tip-plaza-text = 中央まで{ $distance }歩。記念碑を建てられる場所です。収入にはなりません。
cultus-look-tip-empty = { $at }　空き地
cultus-look-tip-empty-text = まだカードがありません。ポーンも記念碑も入れません。
cultus-look-tip-card = 建設カード
cultus-look-tip-card-text = ポーンの隣に置いて街を作り替えます。置けるのは180度回転まで。
cultus-look-tip-plan = ゲーム終了時に得点になります。数字はいまの街で数えたものです。
cultus-look-tip-pile = 山札{ $slot }　残り{ $count }枚
cultus-look-tip-pile-text = 手札へドラッグすると1枚引きます。最後の1枚で下の収入カードが閉じます。
cultus-look-tip-income-open = { $a }と{ $b }の収入
cultus-look-tip-income-open-text = この2つのアイコンの間を歩くと{ $gold }[coin]。同じ2マスの間は1ターンに1度だけ。
cultus-look-tip-income-closed = 閉じた収入カード
cultus-look-tip-income-closed-text = { $a }と{ $b }は、もう収入になりません。そのかわり、ほかの収入がすべて+1[coin]。
cultus-look-tip-monument = 記念碑（{ $owner }）
cultus-look-tip-monument-text = ゲーム終了時、中央の4マスにあれば10[star]。ポーンが同じマスにいれば動かせます。
cultus-look-tip-pawn = ポーン
cultus-look-tip-pawn-text = 上下左右のカードのあるマスへ歩きます。建設も建造もポーンのいる場所から。
cultus-look-tip-medal = ボーナスメダル
cultus-look-tip-medal-text = 載っている収入カードで歩くと2[star]。手元に戻ると毎ターン4行動。
cultus-look-tip-cost = 費用のキューブ
cultus-look-tip-cost-text = 10まで進むと、ポーンのいる広場へドラッグして記念碑を建てられます。
cultus-look-tip-character = 人物のキューブ
cultus-look-tip-character-text = ためた資金で3・5・10の効果を使います。
cultus-look-tip-stock = ストックのキューブ
cultus-look-tip-stock-text = 記念碑を建てるたびに、次の1個が費用ボードへ進みます。
cultus-look-tip-discard = 捨て札　{ $count }枚
cultus-look-tip-discard-text = 押したままにすると、すべてのカードを見られます。
cultus-look-tip-deck = 記念碑カードの山　残り{ $deck }枚
cultus-look-tip-deck-text = 1枚取られると、ここから補充します。
cultus-look-tip-track = 資金のトラック
cultus-look-tip-track-text = 0から10まで。いちど置いた金は、ほかのトラックへ移せません。
cultus-look-tip-ap = アクションポイント　残り{ $ap }
cultus-look-tip-ap-text = 使い切ると行動フェイズを終えられます。次のターンへは持ち越せません。
cultus-look-tip-enemy-cube = 敵のトラック
cultus-look-tip-enemy-cube-text = 敵フェイズごとに1つ進み、炎のマスで効果が起こります。
cultus-look-tip-counter = 終わりまでの残り
cultus-look-tip-counter-text = 最後の記念碑を建てるか、山札がなくなると、そのターンで終わります。
cultus-look-tip-mini = 資金と駒
cultus-look-tip-mini-text = 人物と費用のトラックの位置、ストックに残る駒の数。
cultus-look-tip-mini-monuments = 記念碑
cultus-look-tip-mini-monuments-text = マップにある数と、そのうち中央の4マスにある数。収入フェイズでは1つにつき1[coin]、ゲーム終了時は中央の1つにつき10[star]。
cultus-look-tip-mini-plan = 計画カード
cultus-look-tip-mini-plan-text = 最終得点計算まで、持ち主だけが見られます。
cultus-look-tip-outlook = いま終わったら
cultus-look-tip-outlook-text = いまの点に、中央の記念碑と計画カードの得点を加えた見込みです。ほかの人の計画は見えないので「?」のままです。
cultus-look-tip-their-hand = 手札
cultus-look-tip-their-hand-text = 枚数だけがわかります。

## what hovering a control says
cultus-look-control-move = 1[ap]。ポーンを隣のマスへ進めます。収入カードの2つのアイコンの間を歩くと金になります。
cultus-look-control-place = 1[ap]。手札の建設カードを、ポーンのマスと辺で接するように置きます。
cultus-look-control-build = 1[ap]。費用が10のとき、ポーンのいる広場に記念碑を建て、記念碑カードを1枚取ります。
cultus-look-control-push = 1[ap]。手札を2枚捨てて、ポーンのいるマスの記念碑を1マス動かし、2[star]を得ます。
cultus-look-control-draw = 1[ap]。山札を1つ選び、上から1枚引きます。
cultus-look-control-character = 0[ap]。人物の資金を3・5・10払って、効果を使います。
cultus-look-control-effect-3 = 人物の資金3で、ポーンを人物のアイコンのある好きなマスへ移します。
cultus-look-control-effect-5 = 人物の資金5で、自分の記念碑1つを人物のアイコンのある好きなマスへ移します。
cultus-look-control-effect-10 = 人物の資金10で、自分の記念碑の周囲にある人物のアイコン1つにつき2[star]。
cultus-look-control-end-actions = 行動フェイズを終えて、手札調整へ進みます。
cultus-look-control-stop-draw = これ以上引かずに、収入フェイズへ進みます。

## splitting gold
cultus-split-allocate-gold-left = 費用ボードへ
cultus-split-allocate-gold-right = 人物へ
cultus-choose-build-monument = どの記念碑カードを取りますか
cultus-choose-move-pawn = どの道を歩きますか
cultus-choose-move-monument = どう動かしますか
cultus-choose-use-character = どの効果を使いますか

cultus-look-invitation = 戦火のあとの辺境の街を建てなおす、1〜4人のゲームです。
cultus-look-invitation-1 = 六人から敵をえらぶ
cultus-look-invitation-2 = 街を札で建てなおす
cultus-look-invitation-3 = 記念碑で点をきそう
cultus-look-difficulty-normal-sub = 敵は[star] 0 から
cultus-look-difficulty-hard-sub = 敵は[star] 10 から
cultus-look-difficulty-extreme-sub = 敵は[star] 20 から

## lines of the score sheet
cultus-look-tier = { $n } – { $to }
cultus-look-tier-least = { $n } 以下
cultus-look-tier-most = { $n } 以上
cultus-look-source-bonus-icons = 建造ボーナス
cultus-look-source-site = 復興の地に建造
cultus-look-source-monument-moves = 記念碑の移動
cultus-look-source-medal = メダルの収入
cultus-look-source-character-10 = 人物の力
cultus-look-source-discards = 手札の超過
cultus-look-source-enemy-losses = 敵の効果
cultus-look-source-center = 中央の記念碑 { $count }
cultus-look-source-plan-icons = 計画 { $icon_mark } { $count }
cultus-look-source-plan-pairs = 計画 { $icon_a_mark }{ $icon_b_mark } { $count }組
cultus-look-source-difficulty = 難易度
cultus-look-source-effects = 効果の発動
cultus-look-source-enemy-center = 中央の記念碑 { $count }
cultus-look-source-enemy-near = { $icon_mark } に隣接 { $count }
cultus-look-source-enemy-icons = { $icon_mark } { $count }マス

## tables of the data, by their names there
cultus-look-table-meta = ゲームについて
cultus-look-table-printed = 内容物
cultus-look-table-constants = 基本の数
cultus-look-table-board = マップ
cultus-look-table-players = 人数と初期位置
cultus-look-table-squares = マスの種類
cultus-look-table-construction = 建設カード
cultus-look-table-income = 収入カード
cultus-look-table-monuments = 記念碑カード
cultus-look-table-plans = 計画カード
cultus-look-table-characters = キャラクター
cultus-look-table-enemies = 敵と難易度
cultus-look-table-endings = 結末

## the corner of the table in the settings
cultus-look-sample-name-1 = ハナコ
cultus-look-sample-name-2 = ケンタ
cultus-look-sample-name-3 = ミオ
cultus-look-sample-refused = ここには置けません
cultus-look-sample-why = アネットの**記念碑**があり、覆えません。
cultus-look-sample-rule = ルール 6.4
cultus-look-sample-log-1 = [church] から [barracks] へ：**2** [coin]
cultus-look-sample-log-2 = 山札 **2** から1枚捨てた

## examples in the rules
cultus-look-example-place = 青の番。手札の1枚を置いてみます。
cultus-look-example-move = 青の番。f3とg3の間では、もう収入を得ました。
cultus-look-example-build = 10金があります。ポーンがA・B・Cにいたら？
cultus-look-example-push = 青の番。ポーンはe4、手札は3枚。
cultus-look-example-closing = 2番の山札は残り1枚。上は引く前、下は引いた後。
cultus-look-example-split = 3金を得ました。どう振り分けますか。
cultus-look-example-character = キャラクターカードに4金あります。
cultus-look-example-plan = { $plan }の最終得点計算です。
cultus-look-example-solo-end = { $enemy }の最終得点計算です。
cultus-look-example-rival = { $enemy }のキューブは最後のマスの1つ手前。
cultus-look-can-place = { $can ->
    [no] 置けない。
   *[other] 置ける。
}
cultus-look-can-walk = { $can ->
    [no] 歩けない。
   *[other] 歩ける。
}
cultus-look-can-build = { $can ->
    [no] 建てられない。
   *[other] 建てられる。
}
cultus-look-can-push = { $can ->
    [no] 押せない。
   *[other] 押せる。
}
cultus-look-can-draw = { $can ->
    [no] 引けない。
   *[other] 引ける。
}
cultus-look-can-split = { $can ->
    [no] 振り分けられない。
   *[other] 振り分けられる。
}
cultus-look-can-use = { $can ->
    [no] 使えない。
   *[other] 使える。
}
cultus-look-can-count = { $can ->
    [but] 数えない。
   *[other] 数える。
}
cultus-look-rival-discards = 1枚捨てる。
cultus-look-rival-advances = 1つ進む。
cultus-look-rival-strikes = 効果が起こる。
cultus-look-rival-scores = 得点になる。
cultus-look-rival-takes = 失う。
cultus-look-rival-pushes = 動く。
cultus-look-why-place = カードの辺がポーンのマスに接し、記念碑もポーンも覆わない。
cultus-look-why-no-income = この2マスの組み合わせの収入カードはない。

## deeds, where the piece is seen
cultus-look-say-place-initial-card = このカードを最初に置く{ $turned ->
    [yes] （180度回して）
   *[other] {""}
}
cultus-look-say-place-construction = このカードを { $at } に置く{ $turned ->
    [yes] （180度回して）
   *[other] {""}
}
