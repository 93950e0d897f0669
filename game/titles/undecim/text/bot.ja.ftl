# Undecim: why a bot does something

undecim-reason-land = 土地ボーナスが{ $gain }点増える。
undecim-reason-building = 建築が{ $gain }点増える。
undecim-reason-gold = 金が{ $gain }点分増える。
undecim-reason-enemy = 敵から{ $gain }点ほど見込める。
undecim-reason-award = アワードに近づく。
undecim-reason-points = すぐに{ $gain }点入る。
undecim-reason-moon = 赤い月の夜に{ $gain }点ほど余分に入る。
undecim-reason-second = 土地が2枚ずつ揃っていく。
undecim-reason-boost = 金の効果でカードが増える。
undecim-reason-hand = 手札が増える。
undecim-reason-rivals = 他のプレイヤーの得点が減る。
undecim-reason-material = 手元の資源が役に立つ。
undecim-reason-card = このカードなら、今の手札を一番よく使える。
undecim-reason-counters = 赤い月の夜が遅くなる。
undecim-review-building = 建設
undecim-review-cards = カード
undecim-review-actions = アクション
undecim-review-moon = 月と敵
