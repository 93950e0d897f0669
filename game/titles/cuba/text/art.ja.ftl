# 卓の上の言葉

## 上の帯

cuba-art-part-bills = A 告知
cuba-art-part-lap = B 行動
cuba-art-part-parliament = C 議会
cuba-art-part-statutes = D 法令
cuba-art-part-round-end = E 終了
cuba-art-round = ラウンド **{ $round }** / { $rounds }
cuba-art-round-lap = ラウンド **{ $round }** / { $rounds } ・ **{ $lap }** / { $laps } 巡目

## 町

cuba-art-pile = [pile] 山 **{ $n }**
cuba-art-no-ship = 船なし
cuba-art-laws-key = 上 施行中・下 議案・山札 各{ $n }
cuba-art-market-key = 買＝最安の駒・売＝次の空き
cuba-art-buy-sell = 買**{ $buy }** 売**{ $sell }**
cuba-art-buildings = 建物
cuba-art-houses = 残り **{ $left }** / { $all } ・ 白枠＝今の資源で建つ
cuba-art-houses-surcharge = 残り **{ $left }** / { $all } ・ 建築法：+{ $n }[coin]
cuba-art-look = 灯台：船の山を見る
cuba-art-look-how = 船を押すか海へ運ぶと、海の船と入れ替わる
cuba-art-type-tax = 税金
cuba-art-type-duty = 物納
cuba-art-type-subsidy = 助成
cuba-art-type-other = その他
cuba-art-short-drought = 収穫{ $rule-farms-in-drought }カ所
cuba-art-short-building = 建築+{ $rule-surcharge }ペソ
cuba-art-short-harbour = 満載で出港
cuba-art-short-corruption = 票は売らず

## 手元

cuba-art-land-of = { $seat }の農園
cuba-art-cross = 点線＝収穫と監督の範囲
cuba-art-turn = 手番
cuba-art-resources = 資源
cuba-art-products = 農産物
cuba-art-goods = 製品
cuba-art-no-side = ボードの面を選ぶと、ここに農園が現れます。
cuba-art-characters = キャラクター
cuba-art-role-worker = 駒の行と列を収穫。農産物は{ $rule-farms }カ所
cuba-art-role-tradeswoman = 市場で何回も売り買いする
cuba-art-role-architect = 資源を払い建物を1つ建てる
cuba-art-role-foreman = 行と列の建物全部、またはどれか1つ
cuba-art-role-mayor = 1隻に何個も。個数×ドックの点
cuba-art-foot-worker = 追加{ $rule-water-per-farm }[water]
cuba-art-foot-foreman = 順番は自由
cuba-art-lap-done = { $n }巡 済
cuba-art-delegate = 代理人
cuba-art-next-is = **{ $seat }**がカードを選んでいます
cuba-art-asked-tax = **{ $seat }**が税を払うか決めています
cuba-art-asked-duty = **{ $seat }**が物納するか決めています
cuba-art-plays = **{ $seat }**が**{ $character }**をプレイ中
cuba-art-strip-turn = 手札**{ $n }**枚（あわせて**{ $votes }**票）。カードを押すか町へ運ぶとプレイします。{ $rule-advanced ->
    [true] 代理人は送ってあるので、すべてプレイします。
   *[false] 使わずに残した1枚が議会の票になります。
}
cuba-art-strip-delegate = 議会へ送る1枚を押します。残りの4枚をこのラウンドで使います。
cuba-art-strip-worker-place = 駒をフィールドへ運ぶか、フィールドを押します。その行と列から資源がそのまま届き、続けて農産物を収穫します。
cuba-art-strip-worker-harvest = 農産物フィールドを押すか、作物を敷地へ運びます。{ $rule-farms }カ所まで無料、その先は1カ所につき水{ $rule-water-per-farm }個。
cuba-art-foot-worker-drought = { $rule-irrigation ->
    [true] 追加{ $rule-water-per-farm }[water]
   *[false] 追加なし
}
cuba-art-role-worker-drought = 駒の行と列を収穫。農産物は{ $rule-farms-in-drought }カ所
cuba-art-strip-worker-harvest-drought = 日照り。農産物フィールドを押すか、作物を敷地へ運びます。{ $rule-irrigation ->
    [true] 無料は{ $rule-farms-in-drought }カ所、その先は1カ所につき水{ $rule-water-per-farm }個。
   *[false] 使えるのは{ $rule-farms-in-drought }カ所だけ、水でも増やせません。
}
cuba-art-strip-foreman = 建物を使う順に押します。駒を建物や船へ運んでも使えます。済んだら手番を終えます。
cuba-art-strip-architect = 建物をフィールドへ運びます。暗い建物は資源が足りません。
cuba-art-strip-mayor = 船を押すと積めるだけ積みます。駒を運べば数を選べます。
cuba-art-tax-brings = 払うと **+{ $rule-tax-vp }**[vp]。物納もすればさらに **+{ $rule-both-vp }**[vp]
cuba-art-duty-brings = 納めると **+{ $rule-duty-vp }**[vp]。税も払っていれば **+{ $rule-both-vp }**[vp]
cuba-art-pay-tax = { $n }[coin] 払う
cuba-art-decline-tax = 払わない
cuba-art-pay-duty = { $n }{ $text } 納める
cuba-art-decline-duty = 物納しない
cuba-art-take-free-resource = 取引せず +1[resource]
cuba-art-take-free-product = 最安 +1[product]
cuba-art-take-architect-bonus = 建てずに +{ $n }[vp]
cuba-art-take-mayor-bonus = 積まずに +{ $n }[coin]
cuba-art-gain = { $text }

## 議会

cuba-art-step-delegates = 代表を見せる
cuba-art-step-bid = 秘密の入札
cuba-art-step-count = 開票
cuba-art-step-enact = 可決
cuba-art-decided = [done] 決定
cuba-art-thinking = 考え中…
cuba-art-in-force = 施行中の法令
cuba-art-no-law = まだ法令なし
cuba-art-means-tax = 払うなら **{ $n }**[coin]（今は{ $now }）
cuba-art-means-tax-first = 払うなら **{ $n }**[coin]
cuba-art-means-duty-can = 今**{ $n }**個：**{ $now }**個納められる
cuba-art-means-duty-short = 今**{ $n }**個：**{ $now }**個に足りない
cuba-art-means-subsidy = 今なら **+{ $n }**[vp]（今の法令は+{ $now }）
cuba-art-means-subsidy-first = 今なら **+{ $n }**[vp]
cuba-art-means-market = 農産物の値 { $now ->
    [2] **+2**[coin]（手元{ $n }個）
   *[other] **−2**[coin]（手元{ $n }個）
}
cuba-art-means-building = 建てるたび **+{ $n }**[coin]（財布{ $now }）
cuba-art-means-drought = { $rule-irrigation ->
    [true] 無料の収穫は{ $now }カ所 → **{ $n }**カ所に
   *[false] 収穫は{ $now }カ所 → **{ $n }**カ所に
}
cuba-art-means-harbour = 満載で出港（最少あと**{ $n }**個）
cuba-art-means-corruption = 次の議会はカードの票だけ
cuba-art-head-other-market-decrease = 市場不足
cuba-art-head-other-market-increase = 市場豊作
cuba-art-head-other-drought = 日照り法
cuba-art-head-other-building = 建築法
cuba-art-head-other-harbour = 港法
cuba-art-head-other-corruption = 買収法
cuba-art-bill-printed-tax = **2**[coin]を払えば **+{ $rule-tax-vp }**[vp]
cuba-art-bill-printed-duty = [citrus]を**1個**納めれば **+{ $rule-duty-vp }**[vp]
cuba-art-bill-tax-1 = **1**[coin]を払えば **+{ $rule-tax-vp }**[vp]
cuba-art-bill-tax-2 = **2**[coin]を払えば **+{ $rule-tax-vp }**[vp]
cuba-art-bill-tax-3 = **3**[coin]を払えば **+{ $rule-tax-vp }**[vp]
cuba-art-bill-tax-4 = **4**[coin]を払えば **+{ $rule-tax-vp }**[vp]
cuba-art-bill-tax-5 = **5**[coin]を払えば **+{ $rule-tax-vp }**[vp]
cuba-art-bill-tax-buildings = 建物**1軒**につき**1**[coin]を払えば **+{ $rule-tax-vp }**[vp]
cuba-art-bill-duty-citrus = [citrus]を**1個**納めれば **+{ $rule-duty-vp }**[vp]
cuba-art-bill-duty-sugar = [sugar]を**1個**納めれば **+{ $rule-duty-vp }**[vp]
cuba-art-bill-duty-tobacco = [tobacco]を**1個**納めれば **+{ $rule-duty-vp }**[vp]
cuba-art-bill-duty-water = [water]を**1個**納めれば **+{ $rule-duty-vp }**[vp]
cuba-art-bill-duty-any-resources = 資源を**2個**納めれば **+{ $rule-duty-vp }**[vp]
cuba-art-bill-duty-any-products = 農産物を**2個**納めれば **+{ $rule-duty-vp }**[vp]
cuba-art-bill-subsidy-buildings = 建物**1軒**ごとに **+1**[vp]
cuba-art-bill-subsidy-resource-fields = 空いた資源フィールドごとに **+1**[vp]
cuba-art-bill-subsidy-product-fields = 空いた農産物フィールドごとに **+1**[vp]
cuba-art-bill-subsidy-water = [water]1個ごとに **+1**[vp]（最大**{ $rule-subsidy-water }**）
cuba-art-bill-subsidy-votes = 代理人の1票ごとに **+1**[vp]
cuba-art-bill-subsidy-pesos = **{ $rule-pesos-per-vp }**[coin]ごとに **+1**[vp]（最大**{ $rule-subsidy-pesos }**）
cuba-art-bill-other-market-decrease = **市場：不足** — 農産物の列から{ $rule-market ->
    [once] 1度だけ
   *[every] 毎ラウンド
}**{ $rule-other-market-decrease }個**ずつ減る
cuba-art-bill-other-market-increase = **市場：豊作** — 農産物の列に{ $rule-market ->
    [once] 1度だけ
   *[every] 毎ラウンド
}**{ $rule-other-market-increase }個**ずつ増える
cuba-art-bill-other-drought = **日照り法** — { $rule-irrigation ->
    [true] 無料の収穫は**{ $rule-farms-in-drought }カ所**、その先は1カ所**{ $rule-water-per-farm }**[water]
   *[false] 収穫できる農産物フィールドは**{ $rule-farms-in-drought }カ所**だけ
}
cuba-art-bill-other-building = **建築法** — 建物はどれも**+{ $rule-surcharge }**[coin]
cuba-art-bill-other-harbour = **港法** — 満載の船はすぐ出港
cuba-art-bill-other-corruption = **買収法** — 票は買えない

## 説明

cuba-art-tip-merchandise = あなた{ $own }個。市場に{ $count }個、ストックに{ $supply }個。買うと{ $buy }ペソ、売ると{ $sell }ペソ。
cuba-art-tip-resource = あなた{ $own }個、ストックに{ $supply }個。資源は売り買いも船積みもできません。
cuba-art-tip-field = 駒の行か列にあれば、労働者が1個を収穫します。建物を建てるとフィールドは失われます。
cuba-art-tip-dock = ここの船に積むと、1個につき{ $n }点。
cuba-art-tip-ship = 積荷：{ $wanted }
cuba-art-tip-pile = 伏せた船が{ $n }枚。ラウンドの終わりに海へ1隻ずつ現れます。
cuba-art-tip-space-free = まだ空いています。このラウンドに1人だけ使えます。
cuba-art-tip-space-taken = このラウンドはもう使われました。
cuba-art-tip-pawn = プレイヤー駒
cuba-art-tip-pawn-text = 立っている行と列の6マスを、労働者が収穫し、監督が動かします。
cuba-art-tip-score = マーカー
cuba-art-tip-score-text = 勝利点トラックの上の位置。80点でもう一周します。
cuba-art-tip-purse = ペソ
cuba-art-tip-purse-text = 市場、票、税に使います。同点のときは多い方が勝ちます。
cuba-art-tip-points = 勝利点
cuba-art-tip-points-text = 終わりには建物1軒ごとに{ $rule-building-vp }点が加わります。
cuba-art-tip-houses-text = 建てた建物の数です。ゲームの終わりに1軒ごとに{ $rule-building-vp }点が加わります。
cuba-art-tip-houses = 建物
cuba-art-tip-courtyard-text = 持ち物を置く場所です。倉庫にない農産物は、ラウンドの終わりに捨てます。
cuba-art-tip-courtyard = 敷地
cuba-art-tip-no-bill = この種類の議案は、いま卓にありません。
cuba-art-tip-no-law = この種類の法令は、まだありません。
cuba-art-tip-veto = 拒否権
cuba-art-tip-veto-text = 教会が除いた議案の種類。次のラウンドは同じ種類を拒否できません。
cuba-art-tip-start-player = スタートプレイヤー
cuba-art-tip-start-player-text = 4枚目に出したカードの票が最も多い人が、次のスタートプレイヤーになります。

## 棚とロビー

cuba-art-side-front = 全員が同じ並びです。
cuba-art-side-back = 色ごとに並びが違います。
cuba-art-invitation = 夕日の港町。自分の農園を育て、船に積み、法令を決める6ラウンド。
cuba-art-invitation-1 = 船が欲しがる品を、点の高いドックへ
cuba-art-invitation-2 = フィールドをつぶして建物を建て、毎回働かせる
cuba-art-invitation-3 = 残した1枚とペソで、議会を制する
cuba-art-no-houses = 建物なし
cuba-art-sample-refused = ここには積めません
cuba-art-sample-why = この船はもう満載です。出港するまで、ほかの船に積みましょう。
cuba-art-sample-log-1 = 蒸留酒工場：[sugar]2 → [rum]2
cuba-art-sample-log-2 = 積荷3個、**+9**[vp]

## 建物の短い名

cuba-art-plate-cement-factory = セメント工場
cuba-art-plate-tobacco-cafe = タバコカフェ
cuba-art-plate-small-branch-office = 小さい支社
cuba-art-plate-large-branch-office = 大きい支社
cuba-art-plate-town-hall = タウンホール
cuba-art-plate-warehouse = 倉庫
cuba-art-plate-general-store = 雑貨屋
cuba-art-plate-resource-hut = 資源小屋
cuba-art-plate-cigar-factory = タバコ工場
cuba-art-plate-black-market = 闇市場
cuba-art-harbour = 港
cuba-art-parliament = 議会
cuba-art-market = 市場
cuba-art-supply = ストック

## 問い

cuba-choose-take-free-resource = どの資源を1個取りますか。
cuba-choose-take-free-product = どの農産物を1個取りますか。
cuba-choose-use-church = どの議案を拒否しますか。
cuba-choose-load-ship = この船に何を積みますか。
cuba-choose-use-office = この船に何を積みますか。
cuba-choose-use-building = この建物に何を渡しますか。
cuba-choose-use-black-market = 何を交換しますか。
cuba-choose-enact-bills = 可決する議案を2つ選んでください。
cuba-choose-pay-duty = 何を納めますか。

## 最終得点

cuba-art-score-ships = 船
cuba-art-score-buildings = 建物の力
cuba-art-score-laws = 税と物納
cuba-art-score-subsidy = 助成金
cuba-art-score-architect = 建築家
cuba-art-score-final = 建物×{ $rule-building-vp }
cuba-art-decided-by = 決め手：{ $seat }と{ $other_seat }
