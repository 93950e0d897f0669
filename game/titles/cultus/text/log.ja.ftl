# 卓の記録：一行ずつ、名前は見出しか行頭につく（アイコンは [ ] の中）

## 準備

cultus-log-enemy-chosen = 敵は**{ $foe }**
cultus-log-difficulty-chosen = 難易度は**{ $difficulty }**
cultus-log-color-chosen = 色は**{ $color }**
cultus-log-enemy-starts = { $foe }は **{ $vp }**[star] から始める
cultus-log-income-laid = 収入カードが並んだ
cultus-log-income-laid-tip = { $cards }
cultus-log-town-laid = **{ $count }** 枚の建設カードで街が埋まった
cultus-log-dealt = 手札が **{ $count }** 枚配られた
cultus-log-dealt-tip = { $cards }
cultus-log-character-chosen = 人物は**{ $character }**
cultus-log-plan-chosen = 計画は**{ $plan }**
cultus-log-display-laid = 記念碑カード { $cards }
cultus-log-display-laid-tip = { $named }
cultus-log-medal-placed = [medal] を { $card } の収入カードへ
cultus-log-pawn-placed = [pawn] を { $at } に置いた
cultus-log-start-gold = 3人目なので費用は **{ $gold }**[coin] から

## ターン

cultus-log-drew = { $cells ->
    [none] 山札 **{ $slot }** から1枚引いた（残り{ $left }）
   *[other] 山札 **{ $slot }** から { $cells }（残り{ $left }）
}
cultus-log-stopped-drawing = { $drawn ->
    [0] カードを引かなかった
   *[other] **{ $drawn }** 枚でやめた
}
cultus-log-income = 収入 **{ $gold }**[coin]{ $monuments ->
    [0] {""}
   *[other] （基本{ $base } + 記念碑{ $monuments }）
}
cultus-log-gold-lost = 置けない **{ $gold }**[coin] が失われた
cultus-log-allocated = { $to_cost ->
    [0] **{ $to_character }**[coin] を人物へ
   *[other] { $to_character ->
        [0] **{ $to_cost }**[coin] を費用へ
       *[other] 費用へ **{ $to_cost }**、人物へ **{ $to_character }**[coin]
    }
}
cultus-log-moved = { $from } から { $over ->
    [none] { $to } へ
   *[other] { $over } を通り { $to } へ
}
cultus-log-walk-paid = { cultus-log-moved }：**{ $gold }**[coin]{ $closed ->
    [0] {""}
   *[other] （{ $base } + 閉鎖{ $closed }）
}
cultus-log-medal-vp = [medal] の収入で **+{ $vp }**[star]
cultus-log-medal-turned = [medal] の収入だが **−{ $vp }**[star]（{ $foe }）
cultus-log-placed = { $cells } を { $at } に置いた
cultus-log-built = { $at } に**{ $card }**を建てた
cultus-log-site-vp = { $icon } への建造で **+{ $vp }**[star]
cultus-log-display-refilled = 公開：{ $card }
cultus-log-bonus-vp = 周囲の { $icon } { $count } × { $factor } = **{ $vp }**[star]
cultus-log-last-cube = 最後の [cube] を建てた
cultus-log-discarded = 手札を **{ $count }** 枚捨てた{ $vp ->
    [0] {""}
   *[other] ：**−{ $vp }**[star]
}
cultus-log-discarded-tip = { $cards }
cultus-log-monument-moved = { $owner }[monument] を { $start } から { $at } へ **+{ $vp }**[star]
cultus-log-monument-moved-tip = 捨てたカード { $cards }
cultus-log-pawn-sent = **{ $tier }**[coin] の力で [pawn] を { $at } へ
cultus-log-monument-sent = **{ $tier }**[coin] の力で { $owner }[monument] を { $at } へ
cultus-log-character-vp = **{ $tier }**[coin] の力：{ $icon } { $count } × { $factor } = **{ $vp }**[star]
cultus-log-points-lost = できることがなく [ap] を **{ $points }** 失った
cultus-log-vp-lost = **−{ $vp }**[star]
cultus-log-shortage = { $gold ->
    [0] 足りない { $missing }[star] は帳消しになった
   *[other] 足りない { $missing }[star] の代わりに費用から **−{ $gold }**[coin]
}
cultus-log-income-closed = 山札 **{ $slot }** が尽き { $card } 閉鎖（移動 +{ $coins }）
cultus-log-income-closed-tip = 収入のある移動が **+{ $coins }**[coin] になる
cultus-log-medal-returned = [medal] が手元に戻った（[ap] +1）
cultus-log-piles-empty = すべての山札が尽きた
cultus-log-last-lap = ほかの席はあと1ターンずつ

## 敵

cultus-log-enemy-discarded = 山札 **{ $slot }** から1枚捨てた（残り{ $left }）
cultus-log-enemy-discarded-tip = { $cells }
cultus-log-enemy-advanced = キューブが **{ $origin }** から **{ $space }** へ{ $strikes ->
    [yes] ：[fire] 効果が発動
   *[no] {""}
}
cultus-log-cost-emptied = 費用の **{ $gold }**[coin] が失われた
cultus-log-character-emptied = 人物の **{ $gold }**[coin] が失われた
cultus-log-ruben-pushed = { $owner }[monument] が { $start } から { $at } へ遠ざかった
cultus-log-annette-stepped = { $owner }[monument] が { $start } から { $at } へ近付いた
cultus-log-effect-baltasar = 捨て札 { $count } × { $factor } = **{ $vp }**[star]（計{ $total }）
cultus-log-effect-wilhelm = 隣り合う [monument] { $count } × { $factor } = **{ $vp }**[star]（計{ $total }）
cultus-log-effect-eleonora = ストック [cube] { $count } × { $factor } = **{ $vp }**[star]（計{ $total }）
cultus-log-effect-ruben = 隣の種類 { $count } × { $factor } = **{ $vp }**[star]（計{ $total }）
cultus-log-effect-ruben-tip = 記念碑ごとに { $each }
cultus-log-effect-claudia = （{ $icon_a } { $count_a } + { $icon_b } { $count_b }）× { $factor } = **{ $vp }**[star]（計{ $total }）
cultus-log-effect-claudia-closed = 収入カードがすべて閉鎖：**0**[star]
cultus-log-effect-annette = 中央の [monument] { $count } × { $factor } = **{ $vp }**[star]（計{ $total }）

## 終わり

cultus-log-final-plan = 計画は**{ $plan }**
cultus-log-final-center = 中央の [monument] { $count } × { $factor } = **{ $vp }**[star]
cultus-log-final-plan-icons = { $icon } { $count } × { $factor } = **{ $vp }**[star]
cultus-log-final-plan-pairs = 隣接 { $icon_a }{ $icon_b } { $count } × { $factor } = **{ $vp }**[star]
cultus-log-final-enemy-center = 中央の [monument] { $count } × { $factor } = **{ $vp }**[star]
cultus-log-final-enemy-near = { $icon } の隣の [monument] { $count } × { $factor } = **{ $vp }**[star]
cultus-log-final-enemy-icons = { $icon } { $count } × { $factor } = **{ $vp }**[star]
cultus-log-ending = **{ $vp }** 対 **{ $rival }**（差 { $difference }）：{ $ending }
cultus-log-victory = **{ $vp }**[star] で勝利
cultus-log-shared-victory = **{ $vp }**[star] で勝利を分かち合う
