# 場所がないときの短い言い方
undecim-pay-expedition-brief = { undecim-pay-with }：+2枚、5枚まで
undecim-pay-drift-brief = { undecim-pay-with }：5枚
undecim-art-lines-pioneering-brief = 
    {"["}hand] 土地 **4**
    {"["}settlement] −1
undecim-night-ask-brief = 何枚捨てる？
undecim-art-lines-drift-brief = 
    {"["}deck] **3**
    {"["}die4]+ [deck] 1
undecim-art-gold-expedition-brief = +2枚
undecim-art-gold-subjugation-brief = +3枚
undecim-art-lines-astrology-brief =
    {"["}hand] **2** 枚
    { $opt-moon-manipulation ->
        [set_die] 目 **1**/**{ $rule-die-faces }**
       *[counters] {"["}counter] ±**2**
    }
undecim-art-lines-gathering-brief = 
    {"["}hand] **3** 個
    {"["}die4]+ [deck] 1
undecim-art-lines-subjugation-brief = 
    {"["}die3] [enemy]
    {"["}hand] **2** 枚
undecim-preset-types-plus-annex-1-brief = 少しずつの版図
undecim-preset-two-last-brief = 最後は2枚
undecim-name-construction-brief = 建築
undecim-name-flea-market-brief = 蚤の市
undecim-name-grassland-brief = 草原
undecim-name-great-lord-brief = 大領主
undecim-name-invasion-war-brief = 侵略
undecim-name-metropolis-brief = 大都市
undecim-name-mountain-brief = 山
undecim-name-subjugation-brief = 討伐
undecim-text-subjugation-brief = 出目の枚数を山札から公開し、その中の敵を好きなだけ獲得、残りは捨てる。その後、手札から2枚まで獲得。
undecim-name-astrology-brief = 占星術
undecim-name-expedition-brief = 探検
undecim-name-gathering-brief = 採集
undecim-name-pioneering-brief = 開拓
undecim-name-prosperity-brief = 繁栄
undecim-name-black-moon-rite-brief = 黒月の儀式
undecim-name-great-migration-brief = 大移動
undecim-name-demon-slayer-brief = 魔王殺し
undecim-name-restoration-brief = 復興
undecim-name-golden-city-brief = 黄金都市
