## 市場の広場

cuba-art-square = 市場の広場
cuba-art-square-how = 買うと値が**上がる** · 売ると値が**下がる** · 何回でも
cuba-art-row-supply-buy = 空なら [pile] から買う
cuba-art-row-supply-sell = 満杯なら [pile] へ売る
cuba-art-next-buy = 買 **−{ $n }**[coin]
cuba-art-next-sell = 売 **+{ $n }**[coin]
cuba-art-sell-one = 売 **+{ $n }**[coin]
cuba-art-buy-one = 買 **−{ $n }**[coin]
cuba-art-sell-face = 1個売る
cuba-art-buy-face = 1個買う
cuba-art-none-own = 手元にない
cuba-art-none-left = 品切れ
cuba-art-short-of = あと{ $n }[coin]
cuba-art-votes = { $n }票
cuba-art-own-now = 手元 **{ $n }**個
cuba-art-sell-all = 全部売ると { $text }**+{ $n }**[coin]
cuba-art-buy-two = 続けて買うと { $n }、次は { $next }[coin]
cuba-art-after-ship = いま積めるいちばんの船
cuba-art-after-load = { $n }個 × { $each }
cuba-art-after-mayor = **{ $n }**番目のドック。このあと市長を出せば積めます。
cuba-art-after-mayor-played = **{ $n }**番目のドック。市長はこのラウンドもう出しました。
cuba-art-after-tax = 税 **{ $n }**[coin]（今 { $have }）
cuba-art-after-duty = 物納 **{ $n }** { $text }（今 { $have }）
cuba-art-after-both = 両方に応じると
cuba-art-after-short = 足りない
cuba-art-perishes = 倉庫の外の { $text } は、ラウンドの終わりに捨てます。
cuba-art-nothing-perishes = 捨てる農産物はありません。

## 監督の通り

cuba-art-street = 監督の通り
cuba-art-street-how = 建物を押すと働けるだけ働く · 少なくするなら駒を建物へ運ぶ
cuba-art-front-used = [done] 働いた
cuba-art-front-not = 使う駒がない
cuba-art-street-now = いま
cuba-art-street-after = 全部使うと
cuba-art-street-all = この番号順に全部使うと
cuba-art-street-none = いま駒を動かせる建物は、この行と列にありません。
cuba-art-street-empty = 駒の行と列に建物はありません。ほかの場所の建物を1軒だけ使えます。プランテーションの建物を押してください。
cuba-art-street-bills = 議案（教会が1枚を拒否）
cuba-art-street-sea = 今の海の船
cuba-art-street-single = または、外の1軒だけを使う
cuba-art-street-only = 駒の行と列で使いはじめました。外の建物はこの手番では使えません。
cuba-art-street-everything = 建物はすべて駒の行と列にあります。

## 監督の段取り

cuba-art-visit-how = 働く順に押す · もう一度押すと外れる · つかむと順番が替わる
cuba-art-visit-begin = 働かせたい建物を、順に押してください。取るものと出るものが、ここに流れます。
cuba-art-visit-whole = 問いのない建物 { $n }軒を、よい順に並べる
cuba-art-visit-none = 建物を選ぶ
cuba-art-visit-short = 駒が足りない建物がある
cuba-art-visit-do = { $n }軒働かせる
cuba-art-visit-sum = この順で働くと
cuba-art-visit-after = あと
cuba-art-visit-lacks = 駒が足りない
cuba-art-visit-most = 最大**{ $n }**
cuba-art-visit-left = { $n }残す
cuba-art-visit-every = 全部使う
cuba-art-visit-no-load = この船に積める手持ちの商品はありません。
cuba-art-visit-ask-use-building = どの駒を使いますか。
cuba-art-visit-ask-use-office = どの船に、何を積みますか。
cuba-art-visit-ask-use-black-market = 何を渡して、何を受け取りますか。
cuba-art-visit-ask-use-church = どの議案を拒否しますか。
cuba-art-visit-ask-use-lighthouse = 山のどの船を海に出しますか。元の船は山に戻ります。
cuba-art-exchange-plan = この交換を段取りに入れる
cuba-art-exchange-do = 交換する
cuba-art-exchange-give = あと{ $goods ->
    [0] {""}
   *[other] 製品{ $goods }個
}{ $products ->
    [0] {""}
   *[other] { $goods ->
        [0] {""}
       *[other] 、
    }農産物{ $products }個
}を渡します
cuba-art-exchange-take = あと{ $goods ->
    [0] {""}
   *[other] 製品{ $goods }個
}{ $products ->
    [0] {""}
   *[other] { $goods ->
        [0] {""}
       *[other] 、
    }農産物{ $products }個
}を受け取ります
cuba-art-exchange-begin = 渡すものを選んでください
cuba-art-exchange-none = ありません
cuba-art-exchange-of = { $n }個あり
cuba-art-exchange-row-take = 受け取る
cuba-art-exchange-row-give = 渡す
cuba-art-visit-stops-ship = { $building }のあとで止まります。新しい船が海に来るためです。残りはそれから選びます。
cuba-art-visit-stops-pile = { $building }のあとで止まります。船の山を切り直すためです。残りはそれから選びます。
cuba-art-visit-later = 段取りはこの建物の前で止まります。その先はまだ分かりません。働かせてから選んでください。
cuba-art-visit-single = 選んだ建物は1軒だけで働きます。ほかの建物を使うには、それを外してください。
cuba-art-visit-no-room = 手元の商品を積める空きスペースが、ドックのどの船にもありません。
cuba-art-visit-nothing = 使えるもの（{ $pieces }）を持っていません。
cuba-art-visit-back = 戻る
cuba-art-visit-quiet = この段取りの建物は駒を動かしません。することは、それぞれの札にあります。
cuba-art-visit-do-stop = { $n }軒働かせて止まる
cuba-art-front-later = 止まったあとで

## 市場の段取り

cuba-art-errand-how = 段を押すと、その値まで売り買い · 売ってから買う
cuba-art-errand-sell = 売る
cuba-art-errand-buy = 買う
cuba-art-errand-none = 取引なし
cuba-art-errand-still = なし
cuba-art-errand-lacking = 手元なし
cuba-art-errand-back = 戻す
cuba-art-errand-idle = そのまま
cuba-art-errand-left = 品切れ
cuba-art-errand-short = あと{ $n }[coin]
cuba-art-errand-tag-buy = 買 **−{ $n }**{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}
cuba-art-errand-tag-sell = 売 **+{ $n }**{ $times ->
    [1] {""}
   *[other] {" "}×{ $times }
}
cuba-art-errand-bill = お勘定
cuba-art-errand-order = 売ってから買う
cuba-art-errand-purse = はじめの財布
cuba-art-errand-rest = 残り
cuba-art-errand-begin = 売る数と買う数を決めると、ここに合計が出ます。駒を市場へ運べば、1個ずつすぐに取引できます。
cuba-art-errand-do = 取引する [coin]{ $now } → { $next }

## 建てる

cuba-art-loses = −1 { $text }
cuba-art-loses-last = −1 { $text } **最後**
cuba-art-houses-site = 残り **{ $left }** / { $all } · 赤＝足りない数
cuba-art-build-this = { $building }を建てる
cuba-art-build-cost = 払うもの
cuba-art-build-lack = **{ $n }** 不足
cuba-art-build-then = 建てると
cuba-art-build-houses = 建物 { $now } → **{ $next }** 軒
cuba-art-build-end = ゲームの終わりに **+{ $n }**[vp]
cuba-art-build-tax = 税 { $now } → **{ $next }**[coin]
cuba-art-build-subsidy = 助成金 { $now } → **{ $next }**[vp]
cuba-art-build-field = 建物の畑はもう収穫できません。

cuba-art-build-loses = { $field }を失う
cuba-art-build-reach = 行と列に { $now } → **{ $next }** 軒

## 議会の入札

cuba-art-bid-sum = { $have } + { $n } = **{ $votes }**票 · [coin]{ $purse } → **{ $left }**
cuba-art-bid-sum-no-tax = { $have } + { $n } = **{ $votes }**票 · [coin]{ $purse } → **{ $left }**（今の税に足りない）

## 得点の道のり

cuba-art-curve = 得点の道のり
cuba-art-curve-how = 押すとその局面へ
cuba-art-curve-lead = ラウンド**{ $n }**から首位
cuba-art-decided-by-pesos = 同点。残ったペソの多い方が勝ちます。

## もし今終わったら

cuba-art-forecast = いま終わったら
cuba-art-forecast-how = これまでの得点に、建物1軒につき{ $rule-building-vp }点を加えたもの
cuba-art-forecast-tie = 同点なら、残ったペソの多い方が上になります。

## ルールの例

cuba-art-can = { $can ->
    [no] できない。
   *[other] できる。
}
cuba-art-example-worker = 駒をb2に置き、資源は受け取りました。水は0個です。
cuba-art-example-tradeswoman = 4ペソとシトラス1個を持っています。
cuba-art-example-architect = 木2個と石1個を持っています。d1には宿屋があります。
cuba-art-example-foreman = 駒はb2。シトラス1個だけを持っています。
cuba-art-example-mayor = シトラス2個とタバコ1個を持っています。
cuba-art-example-end = 6ラウンドが終わりました。40点と建物3軒を持っています。
cuba-art-example-other-laws = 日照り法が有効です。水1個を持っています。
cuba-art-example-warehouse = 敷地にシトラス2個とラム酒1個があります。
cuba-art-example-lighthouse = 2番の船はドックに、14番の船は山にあります。
cuba-art-example-town-hall = 監督をプレイしました。
cuba-art-example-church = 前のラウンドに税金の法令が拒否されています。
cuba-art-example-factories = サトウキビ3個とシトラス2個を持っています。闇市場の交換は1回です。
cuba-art-example-offices = シトラス2個とラム酒1個を持っています。
cuba-art-example-gains = ラム酒1個を持っています。
cuba-art-example-points = 石5個、シトラス1個、タバコ1個を持っています。
cuba-art-example-round-end = 2ラウンド目の終わりです。敷地にシトラス2個とラム酒1個、倉庫にサトウキビ1個があります。
cuba-art-example-statutes = Aは税が2ペソで所持金は1ペソ、Bはシトラス1個、Cは水3個を持っています。
cuba-art-example-parliament = 投票に勝ちました。
cuba-art-example-start-player = 4枚目のカードはAでは建築家、Bでは市長、ほかの人は監督です。
cuba-art-example-delegate = 発展的ゲームです。市長を議会へ送りました。
cuba-art-example-bills = ラウンドが始まります。
cuba-art-example-asked = 市長をプレイしたところです。
cuba-art-example-start = 最初に持つものを選びます。
cuba-art-example-track = 79点にいます。
cuba-art-example-laws = ボードに印刷された法令と、このラウンドの議案です。
cuba-art-example-plantation = 共通の面に駒を置きます。
cuba-art-example-harbour = 市長をプレイしました。シトラス3個とラム酒2個を持っています。
cuba-art-example-market = 10ペソとラム酒1個を持っています。市場のシトラスは空、サトウキビとラム酒は満杯です。
cuba-art-example-markers = 建築家をプレイしました。2勝利点はほかの人が取りました。
cuba-art-example-characters = 手番です。カードを1枚プレイします。
cuba-art-goes = 自動で進みます：

## 可決

cuba-art-enact-won = { $seat }の勝ち
cuba-art-enact-votes = 票は { $text }
cuba-art-enact-left = あと **{ $n }** 枚
cuba-art-enact-both = 2枚そろった
cuba-art-enact-rest = 議案を押すか、同じ番号の欄へ運びます。選ばなかった議案と、置き換わる法令は、ゲームから除きます。
cuba-art-enact-more = あと{ $n }枚
cuba-art-enact-do = 可決する
cuba-art-start-more = あと{ $n ->
    [0] {""}
   *[other] 資源{ $n }個
}{ $n1 ->
    [0] {""}
   *[other] { $n ->
        [0] {""}
       *[other] ・
    }農産物{ $n1 }個
}
cuba-art-start-do = これで始める
