# ルールの例

signorie-art-example-take = あなたの番。2フロリン、灰の4と紫の5を取ってあります。
signorie-art-example-wed = 所持金は3フロリン。結婚の列にはメディチ家があります。
signorie-art-example-send = 政治家の6段目に男性がいます：7点、ランク3。
signorie-art-example-climb = 4ポイントあります。政治家の3段目と8段目に男性がいます。
signorie-art-example-use = 赤のダイスを置きました。男性2人、女性1人がいます。
signorie-art-example-helpers = 赤のダイスの行動が終わりました。Dは3段目を使ったあと。
signorie-art-example-reward = 合計12で、しきい値13以下。職業トラックに男性はいません。
signorie-art-example-gates = 「開かれた門」で、どの都市も満員です。
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
