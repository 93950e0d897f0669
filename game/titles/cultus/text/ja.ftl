# カルタス：名前、断りの言葉、できごと、得点、カードの文章

## ゲーム

cultus-name-cultus = カルタス
cultus-tagline = 戦の傷が残る辺境の街を建て直し、民の支持を集める。

## マスの種類

cultus-name-town-hall = 役所
cultus-name-market = 市場
cultus-name-winery = ワイナリー
cultus-name-barracks = 兵舎
cultus-name-church = 教会
cultus-name-manor = 領主館
cultus-name-plaza = 広場

## 色

cultus-name-blue = 青
cultus-name-red = 赤
cultus-name-black = 黒
cultus-name-yellow = 黄

## 人物

cultus-name-baltasar = バルトサール
cultus-name-wilhelm = ヴィルヘルム
cultus-name-eleonora = エレオノーラ
cultus-name-ruben = ルーベン
cultus-name-claudia = クラウディア
cultus-name-annette = アネット
cultus-title-baltasar = 行政長官
cultus-title-wilhelm = 騎士団長
cultus-title-eleonora = 教会騎士
cultus-title-ruben = 辺境伯
cultus-title-claudia = 政商
cultus-title-annette = ワイナリーの娘
cultus-blurb-baltasar = 都から遣わされた役人たちの頭。出世に効く手柄を探しながら、宮廷では出会えない絵や彫刻に心を躍らせている。
cultus-blurb-wilhelm = 帝国との戦を最前線で戦い抜いた武人。滅んだ故郷を二度と生まぬよう、強い軍とぶれない指揮を求める。
cultus-blurb-eleonora = 天使の言葉を聞いたという騎士。来たるべき悪魔との戦いを前に、人々の祈りをひとつに束ねようとする。
cultus-blurb-ruben = 民を何より大切にする領主。戦の間、病に伏して采配を振るえず、その椅子は足元から揺らいでいる。
cultus-blurb-claudia = 人の胸の内を読む商家の長女。復興が生む商いの匂いを、誰よりも早く嗅ぎつけた。
cultus-blurb-annette = 戦で恋人を失った娘。力ある男たちを虜にし、とりわけヴィルヘルムの計画をかき乱して楽しんでいる。
cultus-name-enemy-baltasar = バルトサール
cultus-name-enemy-wilhelm = ヴィルヘルム
cultus-name-enemy-eleonora = エレオノーラ
cultus-name-enemy-ruben = ルーベン
cultus-name-enemy-claudia = クラウディア
cultus-name-enemy-annette = アネット

## 難易度

cultus-name-normal = ノーマル
cultus-name-hard = ハード
cultus-name-extreme = エクストリーム

## 収入カード

cultus-name-income-1 = 役所・市場
cultus-name-income-2 = 市場・ワイナリー
cultus-name-income-3 = ワイナリー・兵舎
cultus-name-income-4 = 兵舎・教会
cultus-name-income-5 = 教会・領主館
cultus-name-income-6 = 領主館・役所

## 記念碑カード

cultus-name-mon-reconstruction-town-hall = 復興の記念碑（役所）
cultus-name-mon-reconstruction-market = 復興の記念碑（市場）
cultus-name-mon-reconstruction-winery = 復興の記念碑（ワイナリー）
cultus-name-mon-reconstruction-barracks = 復興の記念碑（兵舎）
cultus-name-mon-reconstruction-church = 復興の記念碑（教会）
cultus-name-mon-reconstruction-manor = 復興の記念碑（領主館）
cultus-name-mon-unity = 結束の記念碑
cultus-name-mon-industry = 産業の記念碑
cultus-name-mon-haulage = 輸送の記念碑
cultus-name-mon-friendship = 友好の記念碑
cultus-name-mon-military = 軍事の記念碑
cultus-name-mon-traffic = 交通の記念碑
cultus-name-reconstruction = 復興の記念碑
cultus-name-unity = 結束の記念碑
cultus-name-industry = 産業の記念碑
cultus-name-haulage = 輸送の記念碑
cultus-name-friendship = 友好の記念碑
cultus-name-military = 軍事の記念碑
cultus-name-traffic = 交通の記念碑

## 計画カード

cultus-name-plan-administration = 行政計画
cultus-name-plan-trade = 交易計画
cultus-name-plan-harvest = 醸造計画
cultus-name-plan-defence = 防衛計画
cultus-name-plan-faith = 信仰計画
cultus-name-plan-estates = 領地計画

## 建設カード

cultus-name-c01 = 建設カード1
cultus-name-c02 = 建設カード2
cultus-name-c03 = 建設カード3
cultus-name-c04 = 建設カード4
cultus-name-c05 = 建設カード5
cultus-name-c06 = 建設カード6
cultus-name-c07 = 建設カード7
cultus-name-c08 = 建設カード8
cultus-name-c09 = 建設カード9
cultus-name-c10 = 建設カード10
cultus-name-c11 = 建設カード11
cultus-name-c12 = 建設カード12
cultus-name-c13 = 建設カード13
cultus-name-c14 = 建設カード14
cultus-name-c15 = 建設カード15
cultus-name-c16 = 建設カード16
cultus-name-c17 = 建設カード17
cultus-name-c18 = 建設カード18
cultus-name-c19 = 建設カード19
cultus-name-c20 = 建設カード20
cultus-name-c21 = 建設カード21
cultus-name-c22 = 建設カード22
cultus-name-c23 = 建設カード23
cultus-name-c24 = 建設カード24
cultus-name-c25 = 建設カード25
cultus-name-c26 = 建設カード26
cultus-name-c27 = 建設カード27
cultus-name-c28 = 建設カード28
cultus-name-c29 = 建設カード29
cultus-name-c30 = 建設カード30
cultus-name-c31 = 建設カード31
cultus-name-c32 = 建設カード32
cultus-name-c33 = 建設カード33
cultus-name-c34 = 建設カード34
cultus-name-c35 = 建設カード35
cultus-name-c36 = 建設カード36
cultus-name-c37 = 建設カード37
cultus-name-c38 = 建設カード38
cultus-name-c39 = 建設カード39
cultus-name-c40 = 建設カード40
cultus-name-c41 = 建設カード41
cultus-name-c42 = 建設カード42
cultus-name-c43 = 建設カード43
cultus-name-c44 = 建設カード44
cultus-name-c45 = 建設カード45
cultus-name-c46 = 建設カード46
cultus-name-c47 = 建設カード47
cultus-name-c48 = 建設カード48

## フェイズ

cultus-name-turn = ターン開始
cultus-name-start = 開始フェイズ
cultus-name-income = 収入フェイズ
cultus-name-action = 行動フェイズ
cultus-name-hand-adjust = 手札調整フェイズ
cultus-name-enemy = 敵行動フェイズ
cultus-name-enemy-demand = 敵行動フェイズ
cultus-name-enemy-effect = 敵行動フェイズ
cultus-name-end = 終了フェイズ
cultus-name-scoring = 得点計算
cultus-name-over = ゲーム終了
cultus-name-choose-enemy = 敵の選択
cultus-name-choose-difficulty = 難易度の選択
cultus-name-choose-color = 色の選択
cultus-name-choose-character = 人物の選択
cultus-name-choose-plan = 計画カードの選択
cultus-name-place-medal = メダルの配置
cultus-name-choose-corner = ポーンの配置
cultus-name-place-initial-card = 初期カードの配置

## カードの文章

cultus-text-reconstruction = 広場のほか、このアイコンのマスにも建造できる。そこに建てるたびに2[star]。
cultus-text-unity = ポーンの上下左右にある記念碑も動かせる。
cultus-text-industry = 開始フェイズに引く枚数を0枚・1枚・2枚から選べる。
cultus-text-haulage = 記念碑を動かすために捨てる[card]が1枚で済む。
cultus-text-friendship = 記念碑のあるマスにも建造でき、記念碑を動かせる。
cultus-text-military = 記念碑を動かすとき、もう1マス先まで動かせる。
cultus-text-traffic = ポーンを動かすとき、もう1マス先まで動ける（収入は1回だけ）。
cultus-text-effect-3 = 自分の[pawn]をこのアイコンの好きなマスへ移す。ほかのポーンのいるマスには移せない。
cultus-text-effect-5 = 自分の[monument]1つをこのアイコンの好きなマスへ移す。記念碑のあるマスには移せない。
cultus-text-effect-10 = 自分の[monument]の周囲にあるこのアイコン1つにつき2[star]。
cultus-text-enemy-baltasar = 自分のストックの[cube]1個につき[card]を1枚引く。続いて敵は、捨て札1枚につき3[star]。
cultus-text-enemy-wilhelm = 敵は、ほかの記念碑と隣り合う[monument]1つにつき2[star]。常時：自分の[medal]のある収入では、2[star]を得る代わりに2[star]を失う。
cultus-text-enemy-eleonora = 自分の費用ボードの[coin]が0になる。続いて敵は、自分のストックの[cube]1個につき16[star]。
cultus-text-enemy-ruben = { $opt-plaza-is-an-icon ->
    [true] 自分の[monument]1つを中央から1マス遠ざける。続いて敵は、敵の[monument]ごとに、隣り合う異なるアイコン（広場も含む）1種につき4[star]。
   *[false] 自分の[monument]1つを中央から1マス遠ざける。続いて敵は、敵の[monument]ごとに、隣り合う異なるアイコン1種につき4[star]。
}
cultus-text-enemy-claudia = 自分の人物の[coin]が0なら5[star]を失い、あれば0にする。続いて敵は、左端の表向き収入カードのアイコン1つにつき4[star]。
cultus-text-enemy-annette = 敵の[monument]がそれぞれ中央へ1マス近付く。続いて敵は、中央4マスにある敵の[monument]1つにつき6[star]。
cultus-text-enemy-near = { $opt-enemy-adjacency-bonus-per-monument ->
   *[true] { $icon }と隣り合う敵の記念碑1つにつき{ $vp }点
    [false] 敵の記念碑と隣り合う{ $icon }1つにつき{ $vp }点
}
cultus-text-enemy-icons = { $icon }のマス1つにつき{ $vp }点
cultus-text-plan-icons = { $icon }のマス1つにつき{ $vp }点
cultus-text-plan-pairs = 隣り合う{ $icon_a }と{ $icon_b }1組につき{ $vp }点

## オプション

cultus-option-enemy = 敵
cultus-automa = 敵
cultus-option-enemy-enemy-baltasar-note = { cultus-title-baltasar }
cultus-option-enemy-enemy-wilhelm-note = { cultus-title-wilhelm }
cultus-option-enemy-enemy-eleonora-note = { cultus-title-eleonora }
cultus-option-enemy-enemy-ruben-note = { cultus-title-ruben }
cultus-option-enemy-enemy-claudia-note = { cultus-title-claudia }
cultus-option-enemy-enemy-annette-note = { cultus-title-annette }
cultus-lobby-choose = 敵を選ぶ
cultus-lobby-start = { $who }に挑む
cultus-lobby-keys = 左右キーで選ぶ　·　Enter で始める　·　炎は脅威の大きさ
cultus-ending-other = 敵を選び直す
cultus-option-difficulty = 難易度
cultus-option-color = 自分の色
cultus-option-colors = 席ごとの色
cultus-option-random-enemy = 敵をランダムに選ぶ
cultus-option-exclude-enemy-as-own-character = 敵と同じ人物を自分の候補から除く
cultus-group-house = この家からの挑戦
cultus-option-nightfall = 宵闇：エクストリームの敵にさらに与える点（0でなし）
cultus-option-nightfall-why = 説明書にはない遊び方です。1以上にすると、敵はその点を上乗せして始め、1マス早く襲ってきます。60にすると、この卓で最も強い打ち手の勝率がおよそ5割です。
cultus-option-vp-shortage-rule-applies-to-all-vp-losses = 点が足りないときは、どの場面でも不足分を資金で払う
cultus-option-adjacency-is-orthogonal = 「隣り合う」は上下左右だけとする
cultus-option-icons-under-monuments-count = 記念碑の下のアイコンも数える
cultus-option-character-10-counts-each-square-once = 人物の10の効果では、どのマスも1回だけ数える
cultus-option-plaza-is-an-icon = ルーベンの効果で広場もアイコンに数える
cultus-option-enemy-adjacency-bonus-per-monument = 敵の終了時ボーナスを記念碑ごとに数える（いいえ：アイコンごと）
cultus-option-solo-map-card-rotation-random = ソロの街のカードの向きをランダムにする
cultus-option-monument-may-move-only-onto-carded-squares = 記念碑は建設カードのあるマスにだけ動かせる

## 問い

cultus-prompt-choose-enemy = 対戦する敵を選んでください。
cultus-prompt-choose-difficulty = 難易度を選んでください。
cultus-prompt-choose-color = 色を選んでください。
cultus-prompt-choose-character = 人物を1人選んでください。
cultus-prompt-choose-plan = 計画カードを1枚選んでください。
cultus-prompt-place-medal = 光るカード1枚をクリック：ここにメダルを置く
cultus-prompt-place-initial-card = 初期位置に重なるようにカードを1枚置いてください。
cultus-prompt-choose-corner = 光る隅をクリック：ポーンの出発点
cultus-prompt-start-draw = { $n ->
    [2] 2枚まで引けます。引かずに終えることもできます。
   *[other] 山札を1つ選び、1枚引いてください。
}
cultus-prompt-allocate = { $n }金を費用ボードと人物に振り分けてください。
cultus-prompt-actions = 残りアクションポイント：{ $n }
cultus-prompt-income-step = どちらの移動で収入を得ますか。
cultus-prompt-build-monument = 記念碑カードを1枚選んでください。
cultus-prompt-move-monument = 捨てるカードを{ $n }枚選んでください。
cultus-prompt-hand-adjust = 手札を{ $n }枚捨ててください（1枚につき2点、足りない点は資金で払います）。
cultus-prompt-baltasar = あと{ $n }枚、好きな山札から引いてください。
cultus-prompt-ruben = 自分の記念碑を1つ、中央から遠ざけてください。
cultus-prompt-annette = アネットの記念碑を中央に近付けてください。

## アクションの名前

cultus-action-choose-enemy = 敵を選ぶ
cultus-action-choose-difficulty = 難易度を選ぶ
cultus-action-choose-color = 色を選ぶ
cultus-action-choose-character = 人物を選ぶ
cultus-action-choose-plan = 計画を選ぶ
cultus-action-place-medal = メダルを置く
cultus-action-place-initial-card = 初期カードを置く
cultus-action-choose-corner = 隅を選ぶ
cultus-action-draw-start = 引く
cultus-action-stop-draw = 引くのをやめる
cultus-action-allocate-gold = 資金を振り分ける
cultus-action-move-pawn = 移動
cultus-action-place-construction = 建設
cultus-action-build-monument = 建造
cultus-action-move-monument = 記念碑の移動
cultus-action-draw-card = カードを引く
cultus-action-use-character = 人物
cultus-action-discard-to-limit = 手札を捨てる
cultus-action-end-actions = 行動を終える
cultus-action-baltasar-draw = 引く
cultus-action-ruben-push = 遠ざける
cultus-action-annette-step = 近付ける

## 断りの言葉

cultus-refusal-not-your-turn = あなたのターンではありません。
cultus-refusal-wrong-phase = このフェイズでは行えません。
cultus-refusal-game-over = ゲームは終了しています。
cultus-refusal-unknown-action = そのようなアクションはありません。
cultus-refusal-bad-argument = 何を指しているのか分かりません。
cultus-refusal-must-allocate = 先に得た{ $gold }金を振り分けてください。
cultus-refusal-slot-has-medal = { $slot }番の収入カードには既に{ $owner }のメダルがあります。
cultus-refusal-card-not-covering-start = 初期位置{ $square }に重なるように置いてください。
cultus-refusal-not-a-corner = { $square }は隅ではありません。四隅から選んでください。
cultus-refusal-color-reserved = ソロでは{ $color }は敵の色です。
cultus-refusal-pile-empty = { $slot }番の山札にはもうカードがありません。
cultus-refusal-must-draw = 開始フェイズでは1枚引かなければなりません。
cultus-refusal-industry-limit = 産業の記念碑で引けるのは2枚までです。
cultus-refusal-split-wrong-sum = 配分の合計は{ $sum }金ですが、得たのは{ $need }金です。
cultus-refusal-track-full = 10のマスを超えて進めません。あと{ $room }金までのところに{ $amount }金を置こうとしています。
cultus-refusal-no-cost-cube = 費用ボードにキューブがありません。すべて人物に振り分けてください。
cultus-refusal-no-ap = アクションポイントが残っていません。
cultus-refusal-ap-left = アクションポイントをあと{ $left }使ってください。
cultus-refusal-not-adjacent = { $origin }から{ $square }へは動かせません。上下左右に隣接するマスにのみ移動できます。
cultus-refusal-no-diagonal = { $origin }から{ $square }へ斜めには移動できません。
cultus-refusal-no-card-there = { $square }には建設カードがありません。
cultus-refusal-pawn-there = { $square }には{ $owner }のポーンがいます。
cultus-refusal-needs-traffic = { $square }まで2マスの移動には交通の記念碑が必要です。
cultus-refusal-choose-income = どちらの1歩でも収入があります。収入を得る移動を1つ選んでください。
cultus-refusal-card-not-in-hand = { $card }は手札にありません。
cultus-refusal-off-board = 街からはみ出します。4×4の範囲内に置いてください。
cultus-refusal-no-quarter-turn = カードは180度しか回転できません（{ $rotation }度は不可）。
cultus-refusal-covers-pawn = { $square }にいる{ $owner }のポーンに重なります。
cultus-refusal-covers-monument = { $square }にある{ $owner }の記念碑に重なります。
cultus-refusal-not-next-to-pawn = { $square }では自分のポーン（{ $pawn }）と隣り合いません。{ $opt-adjacency-is-orthogonal ->
    [true] 上下左右に
   *[false] 上下左右か斜めに
}隣り合うように置いてください。
cultus-refusal-under-card = 下に隠れるようには置けません。
cultus-refusal-cost-not-ten = 費用ボードの資金が足りません（{ $have }／{ $need }）。
cultus-refusal-no-cube-left = 建造に使うキューブがありません。
cultus-refusal-not-plaza = ポーンのいる{ $square }は{ $kind }です。広場（または復興の記念碑で許されたマス）でなければ建造できません。
cultus-refusal-monument-there = { $square }には既に{ $owner }の記念碑があります。
cultus-refusal-not-in-display = { $card }は公開されていません。公開されている記念碑カードから選んでください。
cultus-refusal-no-monument-here = ポーンのいる{ $square }に、動かせる記念碑がありません。
cultus-refusal-needs-unity = 隣の{ $square }にある記念碑を動かすには結束の記念碑が必要です。
cultus-refusal-needs-military = { $square }まで2マス動かすには軍事の記念碑が必要です。
cultus-refusal-need-two-cards = 手札のカードをちょうど{ $need }枚捨てる必要があります（いま{ $have }枚）。
cultus-refusal-need-one-card = 輸送の記念碑があるので、捨てるカードはちょうど{ $need }枚です（いま{ $have }枚）。
cultus-refusal-character-too-poor = 人物カードの資金が足りません（{ $have }／{ $need }）。
cultus-refusal-wrong-icon = { $square }は{ $kind }です。{ $icon }のマスを選んでください。
cultus-refusal-same-square = 既に{ $square }にいます。
cultus-refusal-not-your-monument = 自分の記念碑を選んでください。
cultus-refusal-no-own-monument = マップに自分の記念碑がありません。
cultus-refusal-discard-count = ちょうど{ $need }枚捨ててください（いま{ $have }枚）。
cultus-refusal-not-away = { $origin }から{ $square }では中央から離れません。1マス離してください。
cultus-refusal-not-towards = { $origin }から{ $square }では中央に近付きません。1マス近付けてください。
cultus-refusal-not-enemy-monument = { $enemy }の記念碑を選んでください。
cultus-refusal-already-stepped = { $square }の記念碑は既に移動しました。

## 念のため

cultus-caution-gold-would-be-lost = 得られる{ $gold }金のうち{ $lost }金は、置く場所がなく失われます。
cultus-caution-walk-closed = この移動の収入カード（{ $card }）は閉じているため、収入はありません。
cultus-caution-walk-already-paid = { $a }と{ $b }の間では、このターンに既に収入を得ています。
cultus-caution-effect-scores-nothing = 自分の記念碑の周囲に{ $icon }がないため、得点は0です。
cultus-caution-hand-over-limit = このままでは手札が{ $limit }枚を超え、捨てるたびに2点を失います。
cultus-caution-enemy-strikes = 次の敵行動フェイズで{ $enemy }の効果が起こります。

## できごと：準備

cultus-event-enemy-chosen = 敵は{ $enemy }。
cultus-event-difficulty-chosen = 難易度は{ $difficulty }。
cultus-event-color-chosen = { $seat }は{ $color }を選んだ。
cultus-event-enemy-starts = { $enemy }は{ $vp }点で始める。
cultus-event-income-laid = 収入カードが左から並んだ：{ $cards }。
cultus-event-town-laid = { $count }枚の建設カードで街が埋まった。
cultus-event-dealt = { $seat }に手札が{ $count }枚配られた。
cultus-event-dealt-private = { $seat }に手札が配られた：{ $cards }。
cultus-event-character-chosen = { $seat }は{ $character }になった。
cultus-event-plan-chosen = { $seat }は{ $plan }を選んだ。
cultus-event-display-laid = 記念碑カードが公開された：{ $cards }。
cultus-event-medal-placed = { $seat }は{ $slot }番の収入カード（{ $card }）にメダルを置いた。
cultus-event-pawn-placed = { $seat }のポーンが{ $at }に置かれた。
cultus-event-start-gold = { $seat }は3人目なので、建造費用{ $gold }金で始める。

## できごと：ターン

cultus-event-turn-begins = ターン{ $turn }：{ $seat }
cultus-event-drew = { $seat }は{ $slot }番の山札から1枚引いた（残り{ $left }枚）。
cultus-event-drew-private = { $seat }は{ $slot }番の山札から{ $card }（{ $cells }）を引いた（残り{ $left }枚）。
cultus-event-stopped-drawing = { $seat }は{ $drawn ->
    [0] カードを引かなかった
   *[other] { $drawn }枚でやめた
}。
cultus-event-income = { $seat }の収入は{ $gold }金{ $monuments ->
    [0] {""}
   *[other] （基本{ $base }、記念碑{ $monuments }）
}。
cultus-event-gold-lost = 置く場所のない{ $gold }金が失われた。
cultus-event-allocated = { $to_cost ->
    [0] { $seat }は人物に{ $to_character }金を置いた。
   *[other] { $to_character ->
        [0] { $seat }は建造費用に{ $to_cost }金を置いた。
       *[other] { $seat }は建造費用に{ $to_cost }金、人物に{ $to_character }金を置いた。
    }
}
cultus-event-actions-begin = { $seat }のアクションポイントは{ $points }。
cultus-event-moved = { $seat }のポーンが{ $start }から{ $at }へ移動した。
cultus-event-walk-paid = { $a }と{ $b }の間（{ $card }）で{ $gold }金の収入{ $closed ->
    [0] {""}
   *[other] （基本{ $base }、閉じた収入カードで{ $closed }）
}。
cultus-event-medal-vp = メダルのある収入カードで{ $seat }が{ $vp }点を得た。
cultus-event-medal-turned = { $enemy }がいるため、メダルの2点は得られず{ $vp }点の損になる。
cultus-event-placed = { $seat }は{ $card }（{ $cells }）を{ $at }に置いた。
cultus-event-built = { $seat }は{ $at }に{ $number }つ目の記念碑を建てた。
cultus-event-site-vp = { $at }は{ $icon }のマスなので、復興の記念碑で{ $vp }点。
cultus-event-took-card = { $seat }は{ $card }を獲得した。
cultus-event-display-refilled = { $card }が公開された（山札の残り{ $left }枚）。
cultus-event-bonus-vp = 周囲の{ $icon }は{ $count }つ、1つ{ $factor }点で{ $vp }点。
cultus-event-last-cube = { $seat }は最後のキューブを建てた。
cultus-event-discarded = { $seat }は{ $cards }を捨てた。
cultus-event-monument-moved = { $seat }は{ $owner }の記念碑{ $number }を{ $start }から{ $at }へ動かし、{ $vp }点を得た。
cultus-event-character-used = { $seat }は{ $character }の{ $tier }の効果を使った（残り{ $left }金）。
cultus-event-pawn-sent = ポーンが{ $start }から{ $at }へ移った。
cultus-event-monument-sent = { $owner }の記念碑{ $number }が{ $start }から{ $at }へ移った。
cultus-event-character-vp = 記念碑の周囲の{ $icon }は{ $count }つ、1つ{ $factor }点で{ $vp }点。
cultus-event-points-lost = できることがなく、アクションポイント{ $points }が失われた。
cultus-event-vp-lost = { $seat }は{ $vp }点を失った。
cultus-event-shortage = { $gold ->
    [0] 足りない{ $missing }点は、代わりに失う資金がないため帳消しになった。
   *[other] 足りない{ $missing }点の代わりに、建造費用から{ $gold }金を失った。
}
cultus-event-income-closed = { $slot }番の山札が尽き、収入カード（{ $card }）が閉じた。収入のある移動は{ $coins }金多くなる。
cultus-event-medal-returned = { $seat }のメダルが手元に戻った。次の行動フェイズからアクションポイントが1増える。
cultus-event-piles-empty = すべての山札が尽きた。
cultus-event-last-lap = { $seat }が最後のキューブを建てた。ほかのプレイヤーはあと1ターンずつ。

## できごと：敵

cultus-event-enemy-discarded = { $enemy }が{ $slot }番の山札から{ $card }（{ $cells }）を捨て札にした（残り{ $left }枚）。
cultus-event-enemy-advanced = { $enemy }のキューブが{ $space }へ進んだ（{ $last }で効果）。
cultus-event-enemy-strikes = { $enemy }の効果が起こる。
cultus-event-enemy-returned = { $enemy }のキューブが0に戻った。
cultus-event-cost-emptied = { $seat }の建造費用{ $gold }金がなくなった。
cultus-event-character-emptied = { $seat }の人物の{ $gold }金がなくなった。
cultus-event-ruben-pushed = { $owner }の記念碑{ $number }が{ $start }から{ $at }へ遠ざけられた。
cultus-event-annette-stepped = { $owner }の記念碑{ $number }が{ $start }から{ $at }へ近付いた。
cultus-event-effect-baltasar = 捨て札{ $count }枚、1枚{ $factor }点で{ $enemy }に{ $vp }点（計{ $total }点）。
cultus-event-effect-wilhelm = 隣り合う記念碑{ $count }つ、1つ{ $factor }点で{ $enemy }に{ $vp }点（計{ $total }点）。
cultus-event-effect-eleonora = ストックのキューブ{ $count }個、1個{ $factor }点で{ $enemy }に{ $vp }点（計{ $total }点）。
cultus-event-effect-ruben = 記念碑に隣り合う異なるアイコンは{ $count }（{ $each }）、1つ{ $factor }点で{ $enemy }に{ $vp }点（計{ $total }点）。
cultus-event-effect-claudia = { $icon_a }{ $count_a }と{ $icon_b }{ $count_b }で{ $count }マス、1マス{ $factor }点で{ $enemy }に{ $vp }点（計{ $total }点）。
cultus-event-effect-claudia-closed = 表向きの収入カードがないため、{ $enemy }は点を得ない。
cultus-event-effect-annette = 中央の記念碑{ $count }つ、1つ{ $factor }点で{ $enemy }に{ $vp }点（計{ $total }点）。

## できごと：終わり

cultus-event-plan-shown = { $seat }の計画カードは{ $plan }。
cultus-event-final-center = { $seat }：中央の記念碑{ $count }つ、1つ{ $factor }点で{ $vp }点。
cultus-event-final-plan-icons = { $seat }：{ $icon }{ $count }マス、1マス{ $factor }点で{ $vp }点。
cultus-event-final-plan-pairs = { $seat }：隣り合う{ $icon_a }と{ $icon_b }{ $count }組、1組{ $factor }点で{ $vp }点。
cultus-event-final-enemy-center = { $enemy }：中央の記念碑{ $count }つ、1つ{ $factor }点で{ $vp }点。
cultus-event-final-enemy-near = { $enemy }：{ $icon }の隣の記念碑{ $count }つ、1つ{ $factor }点で{ $vp }点。
cultus-event-final-enemy-icons = { $enemy }：{ $icon }{ $count }マス、1マス{ $factor }点で{ $vp }点。
cultus-event-ending = { $vp }点対{ $rival }点（差{ $difference }）。結末は「{ $ending }」。
cultus-event-victory = { $seat }が{ $vp }点で勝利した。
cultus-event-shared-victory = { $seat }は{ $vp }点で勝利を分かち合う。

## 得点の内訳

cultus-source-bonus-icons = 建造のボーナス
cultus-source-site = 復興の記念碑のマス
cultus-source-monument-moves = 記念碑の移動
cultus-source-medal = メダルのある収入
cultus-source-character-10 = 人物の10の効果
cultus-source-discards = 手札の超過
cultus-source-enemy-losses = 敵の効果による損失
cultus-source-center = 中央の記念碑（{ $count } × { $factor }）
cultus-source-plan-icons = 計画：{ $icon }（{ $count } × { $factor }）
cultus-source-plan-pairs = 計画：{ $icon_a }と{ $icon_b }（{ $count } × { $factor }）
cultus-source-difficulty = 難易度
cultus-source-effects = 敵の効果
cultus-source-enemy-near = { $icon }の隣の記念碑（{ $count } × { $factor }）
cultus-source-enemy-icons = { $icon }（{ $count } × { $factor }）

## 結末

cultus-name-ending-banished = 追放
cultus-name-ending-shadow = 影の下で
cultus-name-ending-contested = 薄氷の支配
cultus-name-ending-trusted = 民の信頼
cultus-name-ending-beloved = 慕われる統治者
cultus-name-ending-glorious = 栄光の統治者
cultus-ending-ending-banished-name = { cultus-name-ending-banished }
cultus-ending-ending-banished-text = 街であなたの名を口にする者はもういない。隅々まで{ $enemy }の支配が行き渡った。
cultus-ending-ending-shadow-name = { cultus-name-ending-shadow }
cultus-ending-ending-shadow-text = あなたの記念碑は残った。だが人々の目は{ $enemy }に向いている。
cultus-ending-ending-contested-name = { cultus-name-ending-contested }
cultus-ending-ending-contested-text = 勝利は紙一重。{ $enemy }はもう次の一手を考えている。
cultus-ending-ending-trusted-name = { cultus-name-ending-trusted }
cultus-ending-ending-trusted-text = 人々はまずあなたに相談するようになった。{ $enemy }もそれに気づいている。
cultus-ending-ending-beloved-name = { cultus-name-ending-beloved }
cultus-ending-ending-beloved-text = あなたを讃える宴が開かれ、{ $enemy }の味方までもが席に着く。
cultus-ending-ending-glorious-name = { cultus-name-ending-glorious }
cultus-ending-ending-glorious-text = 辺境の支配者はただ一人。あなたを歌う詩は{ $enemy }も戦争も越えて残る。
cultus-ending-victory-name = 勝利
cultus-ending-victory-text = 街は新しい統治者を迎えた。{ $vp }点の支持がその証である。
cultus-ending-shared-victory-name = 勝利を分かち合う
cultus-ending-shared-victory-text = { $vp }点で並んだ者たちが、同じ杯を手に街の再建を祝う。
