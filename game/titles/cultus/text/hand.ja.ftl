## 手に持っているとき

cultus-gain-points = { $vp } [star]
cultus-gain-walk = { $gold } [coin]
cultus-gain-walk-medal =
    { $gold } [coin]
    { $vp } [star]
cultus-gain-paid = 済
cultus-gain-closed = 閉鎖
cultus-gain-given-up = { $gold ->
    [0] { $vp ->
        [0] ±0 [star]
       *[other] −{ $vp } [star]
    }
   *[other] { $vp ->
        [0] −{ $gold } [coin]
       *[other] −{ $vp } [star] −{ $gold } [coin]
    }
}

cultus-hand-closed = { $base } ＋ 閉鎖 { $closed }
cultus-hand-lost = 置けない{ $gold }金は失う
cultus-hand-paid = この道は支払い済み
cultus-hand-shut = 収入カードは閉鎖中
cultus-hand-no-road = 収入はない
cultus-hand-roads = 街に道 { $roads } 本
cultus-hand-each-walk = 歩くたび { $gold } [coin] と { $vp } [star]
cultus-hand-comes-home = 山（残り{ $cards }枚）が尽きると閉じ、メダルは手に戻る
cultus-hand-hidden = 下に隠れる{ $count }マス
cultus-hand-hides-nothing = 隠れるマスはない
cultus-hand-rival = { $who } { $vp } [star]
cultus-hand-around = 周囲 { $icon } ×{ $count } ×{ $factor }
cultus-hand-around-none = 周囲 { $icon } なし
cultus-hand-follows = 建てるとこうなる
cultus-hand-follows-price = 費用
cultus-hand-follows-price-why = 次のキューブが0に立つ
cultus-hand-follows-cubes = 残りのキューブ
cultus-hand-follows-cubes-why = 最後の1つで終局へ
cultus-hand-follows-points = 得点
cultus-hand-follows-points-why = 周囲1マスにつき3点
cultus-hand-aim = 資金10で記念碑を建てる。得点の大半は記念碑から。

cultus-armed-move = 光るマスをクリック：ポーンが歩く先
cultus-armed-place = 手札を1枚、光る場所へ置く
cultus-armed-build = 光るマスをクリック：ここに記念碑が建つ
cultus-armed-push = 動かす記念碑を選ぶ
cultus-armed-draw = 光る山札をクリック：1枚引く
cultus-armed-effect-3 = 光るマスをクリック：ポーンがそこへ移る
cultus-armed-effect-5 = 移す記念碑を選ぶ
cultus-choose-discard-to-limit = どのカードを手放す？
cultus-art-setup-step = 準備 { $step } / { $steps }
cultus-art-end-actions-over = { $gold ->
    [0] 行動を終える：{ $count }枚手放し −{ $vp } [star]
   *[other] { $vp ->
        [0] 行動を終える：{ $count }枚手放し −{ $gold } [coin]
       *[other] 行動を終える：{ $count }枚手放し −{ $vp } [star] −{ $gold } [coin]
    }
}
cultus-hand-rival-person = この人物は自分の候補にも入ることがある（取り決めで除ける）
cultus-hand-same-person = 敵と同じ人物
