# 助手の物語

signorie-art-button-use = この助手を使う
signorie-art-story-title = { $color }の{ $value }
signorie-art-story-order = 上から順に
signorie-art-story-main = 行動
signorie-art-story-how-main = 選んだ行動を最後まで行います。そのあと助手が上から働きます。
signorie-art-story-points = **{ $used }**歩使いました。あと**{ $left }**歩：光るスロットへ登るか、新しく置きます。
signorie-art-story-points-main = あと**{ $left }**歩：光るスロットへ登るか、新しく置きます。
signorie-art-story-mission-face-down = 外交任務と裏向き
signorie-art-story-marriage-face-down = 結婚と裏向き
signorie-art-story-initiative-up-to-3 = イニシアチブ、3歩まで
signorie-art-story-initiative-up-to-die = イニシアチブ、{ $value }歩まで
signorie-art-story-political-up-to-3 = 政治家、3歩まで
signorie-art-story-clerical-up-to-3 = 聖職者、3歩まで
signorie-art-story-military-up-to-die = 軍人、{ $value }歩まで
signorie-art-story-roll-offspring-die = 子孫ダイスを1個
signorie-art-story-vp-per-male-in-cities = 都市の男性の得点
signorie-art-story-take-face-down-tile = 裏向きの同盟を1枚
signorie-art-story-take-meeple = ミープルを1個
signorie-art-story-gain-3-vp = 3点
signorie-art-story-gain-3-florins = 3フロリン
signorie-art-story-any-assignment-once = 好きな業務を1回
signorie-art-story-how-mission-face-down = 男性を1人派遣します。旗のタイルの代わりに裏向きの1枚を得ます。
signorie-art-story-how-marriage-face-down = 娘を1人嫁がせます（持参金は払います）。旗の代わりに裏向きの1枚。
signorie-art-story-how-initiative-up-to-3 = ディスクを3スロットまで進めます。
signorie-art-story-how-initiative-up-to-die = ディスクを出目の{ $value }スロットまで進めます。
signorie-art-story-how-political-up-to-3 = 政治家の男性を進めるか、手元から置きます。
signorie-art-story-how-clerical-up-to-3 = 聖職者の男性を進めるか、手元から置きます。
signorie-art-story-how-military-up-to-die = 軍人の男性を進めるか、手元から置きます。出目の数だけ。
signorie-art-story-how-roll-offspring-die = 1～3で女性、4～6で男性が全体ストックから来ます。振ると戻せません。
signorie-art-story-how-vp-per-male-in-cities = 都市にいる男性1個につき1点：いま**{ $count }**点。
signorie-art-story-how-take-face-down-tile = 好きな列に置きます。1点で、列の3枚にも数えます。
signorie-art-story-how-take-meeple = 全体ストックから男女どちらかを手元に取ります。
signorie-art-story-how-gain-3-vp = すぐに3点を得ます。
signorie-art-story-how-gain-3-florins = すぐに3フロリンを得ます。この手番のうちに使えます。
signorie-art-story-how-any-assignment-once = ミープル1個を払い、どの色の業務でも1回。2個かかるものは不可。
signorie-art-story-free = ここにはまだ助手がいません
signorie-art-story-one = 1つ選びます
signorie-art-story-hire = 助手を雇う
signorie-art-story-task = 業務を使う
signorie-art-story-signoria = { $action }アクション
signorie-art-story-how-hire = 光る空きを押します。列にダイスが来るたびに働きます。
signorie-art-story-how-task = { $opt-secret-letters ->
    [true] 光る業務に男性か女性のミープルを置きます。使うと裏返ります。
   *[other] 光る業務に、男性か女性のミープルを置いて支払います。
}
