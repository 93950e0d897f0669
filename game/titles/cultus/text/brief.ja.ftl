# 場所がないときの短い言い方
cultus-art-bonus-near-brief = { $opt-enemy-adjacency-bonus-per-monument ->
   *[true] { $icon } の隣の記念碑 **{ $vp }**[star]
    [false] 記念碑の隣の { $icon } **{ $vp }**[star]
}
cultus-ending-ending-trusted-name-brief = { cultus-name-ending-trusted-brief }
cultus-caution-hand-over-limit-brief = 手札が{ $limit }枚を超え、1枚ごとに2点を失います。
cultus-art-chip-push-brief = 記念碑を押す
cultus-art-card-reconstruction-brief = 復興
cultus-art-effect-in-brief = 効果まで
cultus-art-enemy-ruben-brief = 1つを中央から遠ざけ、敵の記念碑の隣のアイコン1種 **+{ $factor }**[star]。
cultus-art-enemy-claudia-brief = 資金を0に（0なら −5[star]）。左端の2種1マス **+{ $factor }**[star]。
cultus-art-enemy-baltasar-brief = ストックのキューブの数だけ引かせ、捨て札1枚 **+{ $factor }**[star]。
cultus-art-enemy-wilhelm-brief = 隣り合う記念碑1つ **+{ $factor }**[star]。メダルの収入は −2[star]。
cultus-art-enemy-eleonora-brief = 資金を0に。その後、ストックのキューブ1つ **+{ $factor }**[star]。
cultus-art-enemy-annette-brief = 記念碑が中央へ1マス。中央の記念碑1つ **+{ $factor }**[star]。
cultus-art-per-annette-brief = 中央の記念碑
cultus-art-per-claudia-brief = 左端1マスごと
cultus-art-per-ruben-brief = アイコン1種ごと
cultus-art-per-wilhelm-brief = 隣り合うごと
cultus-art-power-friendship-brief = 記念碑に重ねてよい
cultus-art-power-haulage-brief = 移動は1枚だけ
cultus-art-power-unity-brief = 隣も動かせる
cultus-art-step-place-initial-card-brief = 最初のカード
cultus-art-track-character-brief = 資金
cultus-name-ending-trusted-brief = 民の信頼
cultus-name-plan-administration-brief = 行政計画
cultus-title-annette-brief = ワイナリーの娘
cultus-prompt-place-initial-card-brief = 初期位置にカードを1枚置いてください。
cultus-prompt-allocate-brief = { $n }金を分けてください。
cultus-art-power-traffic-brief = 2マス歩ける
cultus-art-power-military-brief = 記念碑を2マス
cultus-art-power-industry-brief = 0〜2枚引ける
cultus-art-power-reconstruction-brief = { $icon }にも建造
cultus-art-strikes-in-brief = { $turns ->
    [0] この敵フェイズ
   *[other] あと{ $turns }ターン
} いまなら +{ $vp }[star]
