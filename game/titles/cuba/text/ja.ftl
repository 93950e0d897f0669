# キューバ：名前、質問、できない理由、できごと、得点

## ゲーム

cuba-name-cuba = キューバ
cuba-tagline = 売り、積み、建て、法をつくる。革命前の島で過ごす6ラウンド。

## 駒

cuba-name-citrus = シトラス
cuba-name-sugar = サトウキビ
cuba-name-tobacco = タバコ
cuba-name-rum = ラム酒
cuba-name-cigars = はまき
cuba-name-wood = 木
cuba-name-stone = 石
cuba-name-water = 水
cuba-name-resource = 資源
cuba-name-product = 農産物
cuba-name-good = 製品
cuba-name-merchandise = 商品
cuba-name-peso = ペソ
cuba-name-victory-points = 勝利点
cuba-name-pawn = プレイヤー駒
cuba-name-score-marker = マーカー
cuba-name-black-marker = 黒色マーカー
cuba-name-marker-space = 黒色マーカーのスペース
cuba-name-vote-tile = 投票タイル
cuba-name-veto-tile = 拒否権タイル
cuba-name-start-player-card = スタートプレイヤー・カード
cuba-name-summary-sheet = サマリー・ルール・シート

## 場所

cuba-name-game-board = ゲームボード
cuba-name-plantation-board = プランテーションボード
cuba-name-field = フィールド
cuba-name-resource-field = 資源フィールド
cuba-name-product-field = 農産物フィールド
cuba-name-courtyard = 敷地
cuba-name-cross = 活性化した6つのフィールド
cuba-name-score-track = 勝利点トラック
cuba-name-supply = ストック
cuba-name-bank = ストック（お金）
cuba-name-market = 市場
cuba-name-market-column = 市場の列
cuba-name-harbour = 港
cuba-name-dock = ドック
cuba-name-dock-1 = 1番目のドック
cuba-name-dock-2 = 2番目のドック
cuba-name-dock-3 = 3番目のドック
cuba-name-sea = 海
cuba-name-ship-pile = 船カードの山
cuba-name-ship-card = 船カード
cuba-name-cargo-slot = 積荷のスペース
cuba-name-parliament = 議会
cuba-name-lake = 湖
cuba-name-mountain = 山岳地帯
cuba-name-forest = 森
cuba-name-citrus-farm = シトラス農園
cuba-name-sugar-farm = サトウキビ農園
cuba-name-tobacco-farm = タバコ農園
cuba-name-printed-warehouse = 倉庫

## 色とボードの面

cuba-name-blue = 青
cuba-name-red = 赤
cuba-name-yellow = 黄
cuba-name-green = 緑
cuba-name-purple = 紫
cuba-name-front = 共通の面
cuba-name-back = 色ごとの面
cuba-name-back-blue = 青の面
cuba-name-back-red = 赤の面
cuba-name-back-yellow = 黄の面
cuba-name-back-green = 緑の面
cuba-name-back-purple = 紫の面

## キャラクター

cuba-name-worker = 労働者
cuba-name-tradeswoman = 商売人
cuba-name-architect = 建築家
cuba-name-foreman = 監督
cuba-name-mayor = 市長
cuba-name-delegate = 代理人
cuba-text-worker = 駒を置き、その行と列の空いた資源フィールドすべてから1個ずつ、農産物フィールドは{ $rule-farms }カ所まで1個ずつ得る。さらに使うには1カ所につき水{ $rule-water-per-farm }個。
cuba-text-tradeswoman = 市場で商品を好きなだけ売り買いする。または資源1個か、最も安い農産物1個を取る。
cuba-text-architect = 建物を1つ建てる。または{ $rule-architect-first }勝利点（そのラウンドの2人目は{ $rule-architect-second }点）。
cuba-text-foreman = 駒と同じ行と列の建物を好きなだけ使う。またはどこかの1つだけを使う。
cuba-text-mayor = 船1隻に積み、ドックに応じた勝利点を得る。または{ $rule-mayor-first }ペソ（そのラウンドの2人目は{ $rule-mayor-second }ペソ）。

## 建物

cuba-name-cement-factory = セメント工場
cuba-name-sawmill = 製材所
cuba-name-golf-course = ゴルフコース
cuba-name-monastery = 修道院
cuba-name-rum-cafe = ラム・カフェ
cuba-name-tobacco-cafe = タバコカフェ
cuba-name-small-branch-office = 小さい支社
cuba-name-large-branch-office = 大きい支社
cuba-name-hotel = ホテル
cuba-name-inn = 宿屋
cuba-name-general-store = 雑貨屋
cuba-name-workshop = 工房
cuba-name-resource-hut = 資源小屋
cuba-name-small-bank = 小銀行
cuba-name-large-bank = 大銀行
cuba-name-cigar-factory = タバコ工場
cuba-name-distillery = 蒸留酒工場
cuba-name-black-market = 闇市場
cuba-name-church = 教会
cuba-name-dam = ダム
cuba-name-town-hall = タウン・ホール
cuba-name-lighthouse = 灯台
cuba-name-warehouse = 倉庫（建物タイル）
cuba-text-cement-factory = 石1個を{ $rule-cement-factory-each }点に、最大{ $rule-cement-factory-most }個。
cuba-text-sawmill = { $rule-sawmill ->
    [wood] 木
   *[water] 水
}1個を{ $rule-sawmill-each }点に、最大{ $rule-sawmill-most }個。
cuba-text-golf-course = 水1個を{ $rule-golf-course-each }点に、最大{ $rule-golf-course-most }個。
cuba-text-monastery = 農産物1個を{ $rule-monastery-each }点に、最大{ $rule-monastery-most }個。
cuba-text-rum-cafe = ラム酒1個を{ $rule-rum-cafe-each }点に、最大{ $rule-rum-cafe-most }個。
cuba-text-tobacco-cafe = { $rule-cafe ->
    [cigars] はまき
   *[tobacco] タバコ
}1個を{ $rule-tobacco-cafe-each }点に、最大{ $rule-tobacco-cafe-most }個。
cuba-text-small-branch-office = 商品1個をドックの船に積み、それに応じた勝利点を得る。
cuba-text-large-branch-office = 1種類の商品を好きなだけ1隻の船に積み、それに応じた勝利点を得る。
cuba-text-hotel = { $rule-hotel }勝利点。
cuba-text-inn = { $rule-inn }勝利点。
cuba-text-general-store = 製品1個を{ $rule-general-store-each }ペソで、{ $rule-general-store-most }個まで売る。
cuba-text-workshop = 農産物1個を{ $rule-workshop-each }ペソで、{ $rule-workshop-most }個まで売る。
cuba-text-resource-hut = 資源1個を{ $rule-resource-hut-each }ペソで、{ $rule-resource-hut-most }個まで売る。
cuba-text-small-bank = { $rule-small-bank }ペソ。
cuba-text-large-bank = { $rule-large-bank }ペソ。
cuba-text-cigar-factory = タバコを好きなだけはまきに変える。
cuba-text-distillery = サトウキビを好きなだけラム酒に変える。
cuba-text-black-market = { $rule-exchanges ->
    [many] 農産物を同じ数の製品に、製品を同じ数の農産物に、1度に何個でも交換する。
   *[one] 農産物1個を製品1個に、または製品1個を農産物1個に交換する。
}
cuba-text-church = 議案1つを拒否する。次のラウンドは同じ種類を拒否できない。
cuba-text-dam = 水{ $rule-dam }個。
cuba-text-town-hall = このラウンドの議会で投票権+{ $rule-hall-votes }。
cuba-text-lighthouse = 海にある船を、山から選んだ1枚と交換する。
cuba-text-warehouse = 敷地の農産物を好きなだけ保存する。
cuba-text-printed-warehouse = 敷地の農産物を好きなだけ保存する。
cuba-name-income = 収入
cuba-name-factories = 工場と闇市場
cuba-name-added-value = 付加価値

## 船

cuba-name-ship-01 = 船1
cuba-name-ship-02 = 船2
cuba-name-ship-03 = 船3
cuba-name-ship-04 = 船4
cuba-name-ship-05 = 船5
cuba-name-ship-06 = 船6
cuba-name-ship-07 = 船7
cuba-name-ship-08 = 船8
cuba-name-ship-09 = 船9
cuba-name-ship-10 = 船10
cuba-name-ship-11 = 船11
cuba-name-ship-12 = 船12
cuba-name-ship-13 = 船13
cuba-name-ship-14 = 船14
cuba-name-ship-15 = 船15

## 法令

cuba-name-tax = 税金
cuba-name-duty = 物納
cuba-name-subsidy = 助成金
cuba-name-other = その他の法令
cuba-name-statute = 法令
cuba-name-bill = 議案
cuba-name-none = なし
cuba-name-printed-tax = 税：2ペソ（ボードの印刷）
cuba-name-printed-duty = 物納：シトラス1個（ボードの印刷）
cuba-name-tax-1 = 税：1ペソ
cuba-name-tax-2 = 税：2ペソ
cuba-name-tax-3 = 税：3ペソ
cuba-name-tax-4 = 税：4ペソ
cuba-name-tax-5 = 税：5ペソ
cuba-name-tax-buildings = 税：建物1軒につき1ペソ
cuba-name-duty-citrus = 物納：シトラス1個
cuba-name-duty-sugar = 物納：サトウキビ1個
cuba-name-duty-tobacco = 物納：タバコ1個
cuba-name-duty-water = 物納：水1個
cuba-name-duty-any-resources = 物納：任意の資源2個
cuba-name-duty-any-products = 物納：任意の農産物2個
cuba-name-subsidy-buildings = 助成金：各建物ごと
cuba-name-subsidy-resource-fields = 助成金：空いている資源フィールドごと
cuba-name-subsidy-product-fields = 助成金：空いている農産物フィールドごと
cuba-name-subsidy-water = 助成金：水の駒ごと（最大{ $rule-subsidy-water }点）
cuba-name-subsidy-votes = 助成金：議会での投票ごと
cuba-name-subsidy-pesos = 助成金：{ $rule-pesos-per-vp }ペソごと（最大{ $rule-subsidy-pesos }点）
cuba-name-other-market-decrease = 市場法令（生産量減）
cuba-name-other-market-increase = 市場法令（生産量増）
cuba-name-other-drought = 日照り法
cuba-name-other-building = 建築法
cuba-name-other-harbour = 港法
cuba-name-other-corruption = 買収法
cuba-text-other-market-decrease = 市場の農産物を各{ $rule-other-market-decrease }個減らす{ $rule-market ->
    [once] （施行したラウンドだけ）。
   *[every] （有効な間は毎ラウンド）。
}
cuba-text-other-market-increase = 市場の農産物を各{ $rule-other-market-increase }個増やす{ $rule-market ->
    [once] （施行したラウンドだけ）。
   *[every] （有効な間は毎ラウンド）。
}
cuba-text-other-drought = { $rule-irrigation ->
    [true] 労働者が使える農産物フィールドは{ $rule-farms-in-drought }カ所。さらに使うには1カ所につき水{ $rule-water-per-farm }個。
   *[false] 労働者が使える農産物フィールドは{ $rule-farms-in-drought }カ所だけ。水でも増やせない。
}
cuba-text-other-building = 建物の建築に{ $rule-surcharge }ペソ余分にかかる。
cuba-text-other-harbour = 満載になった船はすぐに港を出る。
cuba-text-other-corruption = 投票権を買えない。

## 黒色マーカーのスペース

cuba-name-tradeswoman-resource = 商売人：資源駒1個
cuba-name-tradeswoman-product = 商売人：最も安価な農産物1個
cuba-name-architect-first = 建築家：{ $rule-architect-first }勝利点
cuba-name-architect-second = 建築家：{ $rule-architect-second }勝利点
cuba-name-mayor-first = 市長：{ $rule-mayor-first }ペソ
cuba-name-mayor-second = 市長：{ $rule-mayor-second }ペソ

## ラウンドの流れ

cuba-part-round = ラウンド{ $number }
cuba-part-bills = A 告知
cuba-part-lap = { $number }巡目
cuba-part-turn = { $seat }（{ $number }番目の手番）
cuba-part-parliament = C 議会フェイズ
cuba-part-statutes = D 法令フェイズ
cuba-part-round-end = E ラウンドの終了
cuba-phase-round = ラウンド
cuba-phase-bills = A 告知
cuba-phase-lap = B アクションフェイズ
cuba-phase-turn = 手番
cuba-phase-parliament = C 議会フェイズ
cuba-phase-statutes = D 法令フェイズ
cuba-phase-round-end = E ラウンドの終了
cuba-phase-scoring = ゲームの終了
cuba-phase-setup-sides = 準備：ボードの面
cuba-phase-setup-goods = 準備：最初の資源と農産物
cuba-phase-delegate = A 代理人の選択
cuba-phase-action = B アクションフェイズ
cuba-phase-new-start = スタートプレイヤーの交代
cuba-phase-bid = C 投票権の購入
cuba-phase-rebid = C 再購入
cuba-phase-enact = C 法令の選択
cuba-phase-tax = D I 税金
cuba-phase-duty = D II 物納
cuba-phase-subsidy = D III 助成金
cuba-phase-other = D IV その他
cuba-phase-over = ゲームの終了

## オプション

cuba-group-game = ゲーム
cuba-group-rulebook = 説明書の記載
cuba-group-rulings = 解釈
cuba-option-plantation-side = プランテーションボード
cuba-option-plantation-side-why = 片面は全員共通、もう片面は色ごとに異なり、より変化に富みます。
cuba-option-advanced-delegate = 発展的ゲーム
cuba-option-advanced-delegate-why = アクションフェイズの前に、議会へ送るカードを伏せて決めます。誰の手札に何が残るか分からなくなります。
cuba-option-errata = 説明書の記載
cuba-option-errata-why = 製材所、タバコカフェ、日照り法の3カ所は誤植と思われます。まとめて切り替えます。
cuba-option-sawmill-input = 製材所が使う資源
cuba-option-sawmill-input-why = 説明書ではゴルフコースと同じ水ですが、名前からは木と考えられます。
cuba-option-tobacco-cafe-input = タバコカフェが使う商品
cuba-option-tobacco-cafe-input-why = 説明書ではタバコですが、工場とカフェの助言からははまきと考えられます。
cuba-option-drought-allows-irrigation = 日照り中の水の使用
cuba-option-drought-allows-irrigation-why = 記載では日照り中は水を使っても追加の農産物フィールドは使えませんが、文のつながりからは使えるようにも読めます。
cuba-option-market-statute-every-round = 市場法令は毎ラウンド実行
cuba-option-market-statute-every-round-why = はい：有効な間は毎ラウンド。いいえ：可決されたラウンドだけ。
cuba-option-black-market-limit = 闇市場の交換回数
cuba-option-black-market-limit-why = タイルには回数が書かれていません。
cuba-name-front-all = 全員共通の面
cuba-name-back-all = 全員色ごとの面
cuba-name-free = 各自が選ぶ
cuba-name-as-printed = 記載どおり
cuba-name-corrected = 誤植を訂正
cuba-name-by-errata = 「説明書の記載」に従う
cuba-name-true = はい
cuba-name-false = いいえ
cuba-name-1 = 1回
cuba-name-0 = 無制限
cuba-preset-first-game = 初めてのゲーム
cuba-preset-first-game-why = 全員共通のボードで、5枚目のカードは手札に残します。
cuba-preset-own-boards = 色ごとのボード
cuba-preset-own-boards-why = ボードの並びが全員違います。豊かさは同じです。
cuba-preset-advanced = 発展的ゲーム
cuba-preset-advanced-why = 色ごとのボードに加え、代理人を伏せて決めます。
cuba-preset-corrected = 誤植を訂正
cuba-preset-corrected-why = 製材所は木、タバコカフェははまき、日照り中も水を使えます。

## 質問

cuba-prompt-setup-sides = プランテーションボードの面を選んでください。
cuba-prompt-setup-goods = 最初の資源{ $rule-start-resources }個と農産物{ $rule-start-products }個を選んでください。
cuba-prompt-delegate = 議会へ送るカードを1枚選び、伏せてください。
cuba-prompt-turn = キャラクターカードを1枚プレイしてください。
cuba-prompt-worker-place = プレイヤー駒を好きなフィールドに置いてください。動かさなくても構いません。
cuba-prompt-worker-harvest = 使える農産物フィールドがあれば使い、済んだら手番を終えてください。
cuba-prompt-trade = 好きなだけ売り買いするか、取引の代わりに駒を1個取ってください。
cuba-prompt-architect = 建物を1つ建てるか、代わりに勝利点を取ってください。
cuba-prompt-foreman = 建物を1つずつ使い、終わったら手番を終えてください。
cuba-prompt-mayor = 船を1隻選んで積むか、代わりにペソを取ってください。
cuba-prompt-bid = 投票権に何ペソ出しますか。負けても支払います。
cuba-prompt-rebid = 同点です。さらに何ペソ出しますか。
cuba-prompt-enact = 施行する法令を2つ選んでください。
cuba-prompt-tax = 税{ $n }ペソを払って{ $rule-tax-vp }勝利点を得ますか、払いませんか。
cuba-prompt-duty = 物納をして{ $rule-duty-vp }勝利点（税も払っていればさらに{ $rule-both-vp }点）を得ますか、しませんか。

## アクションの名前

cuba-action-choose-board-side = ボードの面を選ぶ
cuba-action-choose-start-goods = 最初の資源と農産物を選ぶ
cuba-action-choose-delegate = 議会へ送る
cuba-action-play-character = キャラクターカードをプレイする
cuba-action-place-worker = プレイヤー駒を置く
cuba-action-harvest-product = 農産物フィールドを使う
cuba-action-buy = 買う
cuba-action-sell = 売る
cuba-action-take-free-resource = 資源駒1個を取る
cuba-action-take-free-product = 最も安い農産物1個を取る
cuba-action-build = 建てる
cuba-action-take-architect-bonus = 建築せず勝利点を得る
cuba-action-use-building = 建物を使う
cuba-action-use-office = 支社で積む
cuba-action-use-black-market = 闇市場で交換する
cuba-action-use-church = 議案を拒否する
cuba-action-use-lighthouse = 海の船を交換する
cuba-action-load-ship = 船に積む
cuba-action-take-mayor-bonus = 積荷をせずペソを得る
cuba-action-end-turn = 手番を終える
cuba-action-submit-bid = 投票権を買う
cuba-action-submit-rebid = もう一度買う
cuba-action-enact-bills = 2枚の法令を選ぶ
cuba-action-pay-tax = 税金を払う
cuba-action-decline-tax = 税金を払わない
cuba-action-pay-duty = 物納する
cuba-action-decline-duty = 物納しない

## できない理由

cuba-refusal-not-your-turn = あなたの手番ではありません。
cuba-refusal-wrong-phase = { $needs ->
    [card] それには「{ $character }」のカードが必要です。
    [action_card] それはアクションフェイズ（B）に「{ $character }」のカードで行います。
    [action] カードをプレイするのはアクションフェイズ（B）です。
    [turn] カードは1枚ずつです。先にこの手番を終えてください。
    [setup] それを選ぶのは最初のラウンドの前です。
    [parliament] それは議会フェイズ（C）に行います。
    [statutes] それは法令フェイズ（D）に行います。
   *[phase] このフェイズではできません。
}
cuba-refusal-not-a-choice = そのような選択肢はありません。
cuba-refusal-need-two-and-two = 資源{ $rule-start-resources }個と農産物{ $rule-start-products }個を選んでください（いまは{ $resources }個と{ $products }個）。
cuba-refusal-no-goods-at-start = 最初に選べるのは資源と農産物だけです。{ $pieces }は選べません。
cuba-refusal-delegate-fixed = 議会へ送るカードは決定済みです。
cuba-refusal-card-played = このキャラクター（{ $character }）はこのラウンドで使用済みです。
cuba-refusal-card-is-delegate = このカード（{ $character }）は議会に送られています。
cuba-refusal-keep-one-card = 1枚は議会フェイズのために残します。
cuba-refusal-not-your-board = 自分のプランテーションにしか置けません。
cuba-refusal-place-first = { $wanted ->
    [end_turn] 先に駒を自分のフィールドへ置いてください（いまの{ $field }でもかまいません）。手番を終えるのはそのあとです。
   *[harvest_product] 先に駒を自分のフィールドへ置いてください（いまの{ $field }でもかまいません）。収穫はそのあと、同じ行と列で行います。
}
cuba-refusal-not-in-cross = { $field }は駒と同じ行・列のフィールドではありません。
cuba-refusal-field-covered = { $field }には建物があります（{ $building }）。
cuba-refusal-not-product-field = { $field }は農産物フィールドではありません。
cuba-refusal-field-used = 同じフィールド（{ $field }）を2度使うことはできません。
cuba-refusal-drought = 日照り法により、使える農産物フィールドは{ $rule-farms-in-drought }カ所だけです。水でも増やせません。
cuba-refusal-no-water = さらに農産物フィールドを使うには水{ $rule-water-per-farm }個が必要ですが、水がありません。
cuba-refusal-supply-empty = ストックに残っていません：{ $piece }。
cuba-refusal-alternative-taken = すでに特別な使用をしました。
cuba-refusal-resources-not-traded = 資源（{ $piece }）は交易できません。
cuba-refusal-sold-out = { $piece }は市場にもストックにもありません。
cuba-refusal-too-expensive = ペソが足りません（{ $price }必要、所持金{ $pesos }）。
cuba-refusal-nothing-to-sell = { $piece }を持っていません。
cuba-refusal-already-traded = すでに市場で取引しました。
cuba-refusal-space-taken = このラウンドではすでに使われています（{ $space }）。
cuba-refusal-not-cheapest = 最も安価な農産物だけ取れます（{ $piece }は違います）。
cuba-refusal-one-building = 建築家1枚で建物は1つです。
cuba-refusal-tile-gone = この建物（{ $building }）はもうありません。
cuba-refusal-on-warehouse = 倉庫の上には建てられません。
cuba-refusal-on-building = { $field }にはすでに建物があります（{ $building }）。
cuba-refusal-cannot-afford-resources = { $building }の資源が足りません（{ $w ->
    [0] {""}
   *[other] 木{ $w }
}{ $s ->
    [0] {""}
   *[other] { $w ->
        [0] {""}
       *[other] ・
    }石{ $s }
}{ $a ->
    [0] {""}
   *[other] { $w ->
        [0] { $s ->
            [0] {""}
           *[other] ・
        }
       *[other] ・
    }水{ $a }
}）。
cuba-refusal-surcharge-unpaid = 建築法により{ $n }ペソ必要です。
cuba-refusal-bonus-gone = { $character }の特別な使用は2人までです。
cuba-refusal-single-used = すでに1つの建物を使いました。
cuba-refusal-no-building-here = { $field }に建物はありません。
cuba-refusal-building-used = この建物（{ $building }）は使用済みです。
cuba-refusal-outside-cross = 駒と同じ行・列の建物を使っています。{ $building }は別の場所です。
cuba-refusal-only-products-stored = 倉庫に置けるのは農産物だけです。{ $pieces }は置けません。
cuba-refusal-same-type-last-round = 前のラウンドと同じ種類（{ $type }）は拒否できません。
cuba-refusal-wrong-input = { $building }で使えるのはそれではなく、{ $wanted }です。
cuba-refusal-over-limit = { $building }は1回に最大{ $n }個までです。
cuba-refusal-missing-input = 足りません：{ $pieces }がありません。
cuba-refusal-one-ship-only = 1隻の船にのみ積めます。
cuba-refusal-at-sea = この船（{ $ship }）はまだ海にいます。
cuba-refusal-no-ship = { $dock }に船はありません。
cuba-refusal-resources-not-shipped = 資源（{ $pieces }）は船に積めません。
cuba-refusal-one-kind-only = 積める商品は1種類だけです。{ $pieces }を一緒には積めません。
cuba-refusal-ship-full = この船（{ $ship }）は満載です。
cuba-refusal-not-on-card = この船（{ $ship }）に積めるのは{ $wanted }で、{ $piece }は積めません。
cuba-refusal-no-free-slot = { $free ->
    [0] { $ship }に{ $piece }の空きスペースはありません。
   *[other] { $ship }に積める{ $piece }は、あと{ $free }個だけです。
}
cuba-refusal-bid-too-high = 持っているペソ（{ $pesos }）より多くは出せません。
cuba-refusal-corruption = 買収法により投票権を買えません。
cuba-refusal-not-tied = 同点のプレイヤーだけが再度買えます。
cuba-refusal-choose-exactly-two = 違う種類の法令を2枚選んでください（いまは{ $n }枚）。
cuba-refusal-bill-vetoed = この議案（{ $type }）は拒否されました。
cuba-refusal-wrong-pieces = { $lacking ->
    [0] 物納で求められているものと違います（{ $statute }）。
   *[other] 物納に足りません（{ $statute }）：{ $pieces }がありません。
}
cuba-refusal-play-card-first = 手番を終える前に、カードを1枚プレイしてください。手札：{ $cards }。
cuba-refusal-no-player-trade = プレイヤー間の取引はできません。

## 注意

cuba-caution-card-without-effect = { $character }でまだ何もしていません。
cuba-caution-single-use-ends-turn = { $building }は駒の行・列の外です。使うと手番が終わり、行・列の建物は使えません。

## できごと：準備

cuba-event-side-chosen = { $seat }は{ $side }を選んだ。
cuba-event-start-goods = { $seat }は{ $pieces }を選んだ。

## できごと：ラウンド

cuba-event-round-begins = ラウンド{ $number }が始まった。
cuba-event-bills-begins = 新たな議案が告知された。
cuba-event-lap-begins = { $number }巡目（全{ $rule-laps }巡）。
cuba-event-turn-begins = { $seat }の手番（{ $number }番目）。
cuba-event-parliament-begins = 議会が開かれた。
cuba-event-statutes-begins = 法令が実行される。
cuba-event-round-end-begins = ラウンドが終わる。
cuba-event-bill-revealed = 議案：{ $bill }。
cuba-event-delegates-sent = 全員が議会へ送るカードを伏せた。
cuba-event-character-played = { $seat }は{ $character }をプレイした。
cuba-event-worker-placed = { $seat }の駒は{ $field }に立った。
cuba-event-resources-gained = { $seat }は{ $pieces }を得た。
cuba-event-harvested = { $seat }は{ $field }で{ $piece }を得た{ $water ->
    [0] {""}
   *[other] （水{ $water }個）
}。
cuba-event-bought = { $seat }は{ $piece }を{ $pesos }ペソで買った。
cuba-event-sold = { $seat }は{ $piece }を{ $pesos }ペソで売った。
cuba-event-took-free = { $seat }は{ $piece }1個を取った（{ $space }）。
cuba-event-built = { $seat }は{ $field }に{ $building }を建てた{ $pesos ->
    [0] {""}
   *[other] （追加{ $pesos }ペソ）
}。
cuba-event-architect-bonus = { $seat }は建築せずに{ $vp }点を得た。
cuba-event-mayor-bonus = { $seat }は積荷をせずに{ $pesos }ペソを得た。
cuba-event-turned-into-vp = { $seat }は{ $building }で{ $pieces }を{ $vp }点に換えた。
cuba-event-turned-into-pesos = { $seat }は{ $building }で{ $pieces }を{ $pesos }ペソに換えた。
cuba-event-turned-into-goods = { $seat }は{ $building }で{ $piece }{ $count }個を{ $good }に変えた。
cuba-event-stored = { $seat }は{ $pieces }を保存した（{ $building }）。
cuba-event-building-vp = { $seat }は{ $building }で{ $vp }点を得た。
cuba-event-building-pesos = { $seat }は{ $building }で{ $pesos }ペソを得た。
cuba-event-building-water = { $seat }は{ $building }で水{ $count }個を得た。
cuba-event-vote-tile-placed = { $seat }は{ $building }を使い、このラウンドの投票権を{ $rule-hall-votes }増やした。
cuba-event-exchanged = { $seat }は{ $building }で{ $given }を{ $taken }と交換した。
cuba-event-vetoed = { $seat }は議案を拒否した：{ $bill }。
cuba-event-ship-exchanged = { $seat }は{ $ship }を海に出し、{ $old }を山に戻した。
cuba-event-loaded = { $seat }は{ $dock }の{ $ship }に{ $pieces }を積み、{ $vp }点を得た。
cuba-event-ship-leaves = { $ship }が{ $dock }を出た。
cuba-event-ship-docks = { $ship }が{ $dock }に入った。
cuba-event-ship-at-sea = { $ship }が海に現れた。
cuba-event-start-player = { $seat }が新たなスタートプレイヤーになった（4枚目は{ $character }）。

## できごと：議会、法令、ラウンドの終了

cuba-event-delegate-shown = { $seat }の5枚目は{ $character }（投票権{ $votes }）。
cuba-event-no-votes-for-sale = 買収法により投票権は買えない。
cuba-event-bid-shown = { $seat }は{ $pesos }ペソを出し、投票権は{ $votes }になった。
cuba-event-votes-tied = 投票権{ $votes }で並んだ。同点のプレイヤーがもう一度買う。
cuba-event-parliament-won = { $seat }が投票権{ $votes }で議会を制した。
cuba-event-enacted = { $statute }が施行された（以前：{ $old }）。
cuba-event-tax-paid = { $seat }は税{ $pesos }ペソを払い、{ $vp }点を得た。
cuba-event-tax-declined = { $seat }は税を払わなかった。
cuba-event-duty-paid = { $seat }は{ $pieces }を物納し、{ $vp }点を得た。
cuba-event-duty-declined = { $seat }は物納しなかった。
cuba-event-tax-and-duty = { $seat }は税と物納をともに果たし、さらに{ $vp }点を得た。
cuba-event-subsidy-gained = { $seat }は{ $vp }点を得た（{ $statute }）。
cuba-event-market-filled = { $statute }：市場の{ $piece }が{ $count }個増えた。
cuba-event-market-emptied = { $statute }：市場の{ $piece }が{ $count }個減った。
cuba-event-perished = { $seat }は保存しなかった{ $pieces }を失った。
cuba-event-final-buildings = { $seat }：建物{ $count }軒で{ $vp }点。
cuba-event-victory = { $seat }が{ $vp }点（{ $pesos }ペソ）で勝利した。
cuba-event-shared-victory = { $seat }は{ $vp }点、{ $pesos }ペソで勝利を分かち合う。

## 得点の内訳

cuba-source-ships = 船の積荷
cuba-source-buildings = 建物の使用
cuba-source-architect = 建築家の特別な使用
cuba-source-tax = 税金
cuba-source-duty = 物納
cuba-source-tax-and-duty = 税金と物納の両方
cuba-source-subsidy = 助成金
cuba-source-final-buildings = 建物（{ $count }×{ $factor }）
cuba-tally-final-buildings = 建物

## 結末

cuba-ending-victory-name = 勝利
cuba-ending-victory-text = { $vp }点。島でいちばんの村になりました。
cuba-ending-shared-victory-name = 勝利を分かち合う
cuba-ending-shared-victory-text = { $vp }点、ペソも並び、勝利を分かち合います。
