# 卓のようすを言葉で伝える（文字で遊ぶとき）

## 街

cultus-words-turn = { $turn }ターン目。{ $seat }の番、アクションポイント{ $ap }。
cultus-words-setting-up = ゲームの準備中です。
cultus-words-town = 街のようす（上から見た図）：
cultus-words-legend = 役＝役所、市＝市場、酒＝ワイナリー、兵＝兵舎、教＝教会、領＝領主館、広＝広場、無＝カードなし。*は記念碑、@はポーン。中央はd4・e4・d5・e5です。
cultus-words-code-town-hall = 役
cultus-words-code-market = 市
cultus-words-code-winery = 酒
cultus-words-code-barracks = 兵
cultus-words-code-church = 教
cultus-words-code-manor = 領
cultus-words-code-plaza = 広
cultus-words-code-none = 無
cultus-words-cells = { $tl }{ $tr }／{ $bl }{ $br }
cultus-words-square = { $at }：{ $kind ->
    [none] カードなし
   *[other] { $kind }
}
cultus-words-neighbour = 隣の{ $at }：{ $kind ->
    [none] カードなし
   *[other] { $kind }
}
cultus-words-pawn = { $seat }のポーン：{ $at }（{ $kind }）
cultus-words-monument = { $seat }の記念碑{ $number }：{ $at }（{ $kind }{ $center ->
    [yes] 、中央）
   *[no] ）
}
cultus-words-enemy-monument = { $enemy }の記念碑{ $number }：{ $at }（{ $kind }{ $center ->
    [yes] 、中央）
   *[no] ）
}

## カード

cultus-words-income = 山札と収入カード。収入のある移動1回につき{ $pay }金です。
cultus-words-slot = { $open ->
    [yes] 山札{ $slot }：{ $left }枚、{ $icon_a }と{ $icon_b }。
   *[no] 山札{ $slot }：なし、{ $icon_a }と{ $icon_b }は終了。
}
cultus-words-medal = { $seat }のメダルあり。
cultus-words-display = 公開中：{ $card }（ボーナス：{ $icon }）{ $effect }
cultus-words-decks = 記念碑カードの山札{ $deck }枚、捨て札{ $discard }枚。
cultus-words-effect-reconstruction = { $icon }のマスにも建造でき、そのとき2点。
cultus-words-effect-unity = ポーンの隣の記念碑も移動できる。
cultus-words-effect-industry = 開始フェイズに0～2枚引ける。
cultus-words-effect-haulage = 記念碑の移動で捨てるカードが1枚で済む。
cultus-words-effect-friendship = 記念碑のあるマスにも建造・移動できる。
cultus-words-effect-military = 記念碑を2マスまで移動できる。
cultus-words-effect-traffic = ポーンを2マスまで移動できる。

## プレイヤー

cultus-words-player = { $seat }（{ $color }）：{ $vp }点、手札{ $hand }枚。
cultus-words-cost = 建造費用{ $gold }／{ $most }、ストックのキューブ{ $stock }個。
cultus-words-no-cost = 建造に使うキューブは残っていません。
cultus-words-character = { $character }：資金{ $gold }／{ $most }、アイコンは{ $icon }。
cultus-words-medal-in-hand = メダルが手元に戻り、アクションポイントは4です。
cultus-words-plan = { $plan }：{ $icon }1つにつき2点、{ $icon_a }と{ $icon_b }の隣接1組につき2点。現在{ $vp }点。
cultus-words-taken = 獲得済み：{ $card }。{ $effect }
cultus-words-card = { $card }（{ $cells }）
cultus-words-hand = 手札：{ $cards }

## 敵

cultus-words-enemy = { $enemy }：{ $vp }点、敵カードのマス{ $space }／{ $last }。
cultus-words-enemy-effect = 最後のマスでの効果：{ $effect }
cultus-words-enemy-end = 終了時：{ $near }に隣接する敵の記念碑1つにつき{ $near_vp }点、{ $icon }のマス1つにつき{ $icon_vp }点、中央の記念碑1つにつき10点。現在{ $vp }点。
cultus-words-effect-enemy-baltasar = あなたはストックのキューブの数だけカードを引く。捨て札1枚につき{ $factor }点。
cultus-words-effect-enemy-wilhelm = ほかの記念碑に隣接する記念碑1つにつき{ $factor }点。あなたのメダルは2点を得る代わりに2点を失う。
cultus-words-effect-enemy-eleonora = あなたの建造費用が0になる。あなたのストックのキューブ1個につき{ $factor }点。
cultus-words-effect-enemy-ruben = { $opt-plaza-is-an-icon ->
    [true] あなたの記念碑1つを中央から遠ざける。敵の記念碑ごとに、隣接する異なるアイコン（広場も含む）1種につき{ $factor }点。
   *[false] あなたの記念碑1つを中央から遠ざける。敵の記念碑ごとに、隣接する異なるアイコン1種につき{ $factor }点。
}
cultus-words-effect-enemy-claudia = あなたの人物の資金が0になる（なければ5点を失う）。公開中で最も左の収入カードのアイコンのマス1つにつき{ $factor }点。
cultus-words-effect-enemy-annette = アネットの記念碑が中央へ近付く。中央にある記念碑1つにつき{ $factor }点。

## 終了

cultus-words-lap = 最後の一巡：あと{ $turns }ターン。
cultus-words-end = 山札の残りは合わせて{ $cards }枚。山札がなくなるか、最後のキューブが置かれると終わりです。

## 問い

cultus-words-standing = { $at }（{ $kind }）にいます。建造費用{ $cost }、人物の資金{ $character_gold }、{ $vp }点。
cultus-words-ask-choose-enemy = 対戦する敵を選んでください。
cultus-words-ask-choose-difficulty = 難易度を選んでください。
cultus-words-ask-choose-color = 色を選んでください。
cultus-words-ask-choose-character = 人物を1人選んでください。
cultus-words-ask-choose-plan = 計画カードを1枚選んでください。
cultus-words-ask-place-medal = ボーナスメダルを置く収入カードを選んでください。
cultus-words-ask-place-initial-card = 初期位置に重なるようにカードを1枚置いてください。
cultus-words-ask-choose-corner = ポーンを置く隅を選んでください。
cultus-words-ask-start-draw = { $count ->
    [2] 2枚まで引けます。引かずに終えることもできます。
   *[other] 山札を1つ選び、1枚引いてください。
}
cultus-words-ask-allocate = { $count }金を建造費用と人物に振り分けてください。
cultus-words-ask-actions = 残りアクションポイント：{ $count }
cultus-words-ask-hand-adjust = 手札を{ $count }枚捨ててください（1枚につき2点を失います）。
cultus-words-ask-baltasar = あと{ $count }枚、好きな山札から引いてください。
cultus-words-ask-ruben = 自分の記念碑を1つ、中央から遠ざけてください。
cultus-words-ask-annette = アネットの記念碑を中央に近付けてください。

## 行動の種類

cultus-words-kind-choose-enemy = 敵を選ぶ
cultus-words-kind-choose-difficulty = 難易度を選ぶ
cultus-words-kind-choose-color = 色を選ぶ
cultus-words-kind-choose-character = 人物を選ぶ
cultus-words-kind-choose-plan = 計画カードを選ぶ
cultus-words-kind-choose-corner = 隅を選ぶ
cultus-words-kind-place-medal = メダルを置く
cultus-words-kind-place-initial-card = 最初のカードを置く
cultus-words-kind-draw-start = カードを引く
cultus-words-kind-stop-draw = 引くのをやめる
cultus-words-kind-allocate-gold = 資金を振り分ける
cultus-words-kind-move-pawn = ポーンを移動する
cultus-words-kind-place-construction = 建設カードを置く
cultus-words-kind-build-monument = 記念碑を建造する
cultus-words-kind-move-monument = 記念碑を移動する
cultus-words-kind-draw-card = カードを引く
cultus-words-kind-use-character = 人物の効果を使う
cultus-words-kind-discard-to-limit = 手札を捨てる
cultus-words-kind-end-actions = 行動を終える
cultus-words-kind-baltasar-draw = カードを引く
cultus-words-kind-ruben-push = 自分の記念碑を動かす
cultus-words-kind-annette-step = アネットの記念碑を動かす

## 行動

cultus-say-choose-enemy = { $enemy }と対戦する。
cultus-say-choose-difficulty = 難易度を{ $difficulty }にする。
cultus-say-choose-color = { $color }を使う。
cultus-say-choose-character = { $character }にする（アイコン：{ $icon }）。
cultus-say-choose-plan = { $plan }にする（{ $icon }、{ $icon_a }と{ $icon_b }の隣接）。
cultus-say-choose-corner = { $at }から始める。
cultus-say-place-medal = メダルを収入カード{ $slot }（{ $icon_a }と{ $icon_b }）に置く。
cultus-say-place-initial-card = 最初に{ $card }（{ $cells }）を{ $turned ->
    [yes] 回転して置く。
   *[no] 置く。
}
cultus-say-draw-start = 山札{ $slot }（残り{ $left }枚、{ $icon_a }と{ $icon_b }）から引く。
cultus-say-stop-draw = これ以上引かない。
cultus-say-allocate-gold = 建造費用に{ $to_cost }金、人物に{ $to_character }金。
cultus-say-move-pawn = { $path }（{ $kind }）へ移動する{ $gold ->
    [0] 。
   *[other] （{ $step ->
        [1] 1歩目の
        [2] 2歩目の
       *[other] {""}
    }収入{ $gold }金）。
}
cultus-say-place-construction = { $card }を{ $at }に{ $turned ->
    [yes] 回転して置く
   *[no] 置く
}（{ $cells }）。
cultus-say-build-monument = { $at }に建造し、{ $card }を取る（{ $icon }で{ $vp }点）。{ $effect }
cultus-say-move-monument = { $owner }の記念碑{ $number }を{ $origin }から{ $path }へ移動する（{ $discards }を捨てる）。
cultus-say-draw-card = 山札{ $slot }（残り{ $left }枚、{ $icon_a }と{ $icon_b }）から引く。
cultus-say-use-character = { $tier ->
    [3] 人物の資金3で、ポーンを{ $at }（{ $kind }）へ移す。
    [5] 人物の資金5で、記念碑{ $number }を{ $origin }から{ $at }（{ $kind }）へ移す。
   *[10] 人物の資金10で{ $vp }点を得る。
}
cultus-say-discard-to-limit = { $cards }を捨てる。
cultus-say-end-actions = 行動を終える。
cultus-say-baltasar-draw = 山札{ $slot }（残り{ $left }枚）から引く。
cultus-say-ruben-push = 自分の記念碑{ $number }を{ $origin }から{ $at }へ動かす。
cultus-say-annette-step = アネットの記念碑{ $number }を{ $origin }から{ $at }へ動かす。

## 入力のしかた

cultus-words-help = マスはa1（左上）からh8、建設カードはc01からc48（建設カード7はc07）、山札と収入カードは1から6、記念碑は持ち主と番号で、0:1（最初のプレイヤーの1つ目）やenemy:1のように入力します。
