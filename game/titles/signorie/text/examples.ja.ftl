# ルールの例

signorie-art-example-take = あなたの番。2フロリン、灰の4と紫の5を取ってあります。
signorie-art-example-wed = 所持金は3フロリン。結婚の列にはメディチ家があります。
signorie-art-example-send = 政治家のスロット6に男性がいます：7点、ランク3。
signorie-art-example-climb = 4ポイントあります。政治家のスロット3と8に男性がいます。
signorie-art-example-use = 赤のダイスを置きました。男性2人、女性1人がいます。
signorie-art-example-helpers = 赤のダイスの行動が終わりました。Dは一番下の助手を使ったあと。
signorie-art-example-reward = 合計12で、しきい値13以下。職業トラックに男性はいません。
signorie-art-example-gates = 「開かれた門」で、どの都市も満員です。
signorie-art-example-ring = 赤のダイスを置きました。リングは黄色です。
signorie-art-example-hire = 赤のダイスを置きました。3フロリン、助手は一番上に1人。
signorie-art-example-brides = 第2ラウンド、3人目の花嫁。Bは4つとも埋まったとき。
signorie-art-example-plan = 裏向きのタイルを置きます。政治家の列に1枚あります。
signorie-art-example-figures = 赤のダイスを置きました。男性3個でフロリン、女性2個でタイル。
signorie-art-example-bonuses = 4ポイント。政治家のスロット3と聖職者のスロット5に男性がいます。
signorie-art-example-lead = 2ポイント。ディスクはスロット3。Bはスロット8にあるとき。
signorie-art-example-threshold = しきい値スペースに男性が2個。1個（A）か2個（B）払います。
signorie-art-example-florins = 黄色のダイスを置きました。
signorie-art-example-offspring = 紫色のダイスを置きました。Bは全体ストックが空のとき。
signorie-art-example-tiles = 報酬は男性2個。Bは全体ストックに男性がいないとき。
signorie-art-example-spent = Aはどの都市も満員、Bは助手ディスクがないとき。
signorie-art-example-houses = 結婚の列にはメディチがあり、スフォルツァはありません。Cはタイルを手で動かすとき。
signorie-art-example-rewarded = Aは第1ラウンドの報酬。Bは第6ラウンドで、助手は3人です。
signorie-art-example-ledge = 政治家のスロット2に男性がいます：ランク1。
signorie-art-example-ends = 最終ラウンドが終わりました。Cは同点で、相手が1番手のとき。
signorie-art-can-score = 得点計算。
signorie-art-can-do = { $can ->
    [no] できない。
   *[other] できる。
}
signorie-art-can-take = { $can ->
    [no] 取れない。
   *[other] 取れる。
}
signorie-art-can-wed = { $can ->
    [no] 嫁げない。
   *[other] 嫁げる。
}
signorie-art-can-send = { $can ->
    [no] 送れない。
   *[other] 送れる。
}
signorie-art-can-climb = { $can ->
    [no] 進めない。
   *[other] 進める。
}
signorie-art-can-use = { $can ->
    [no] 使えない。
   *[other] 使える。
}
signorie-art-can-claim = { $can ->
    [no] 受け取れない。
   *[other] 受け取れる。
}
