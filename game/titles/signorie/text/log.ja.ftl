# 卓の記録：一行ずつ、名前は見出しか行頭につく

signorie-log-round-begins = 第{ $number }ラウンド
signorie-log-setup-begins = ラウンドセットアップ
signorie-log-actions-begins = アクション実行
signorie-log-turn-begins = { $number }個目のダイス
signorie-log-rewards-begins = 報酬
signorie-log-reward-begins = 報酬
signorie-log-alliances-laid = 都市に同盟タイル **{ $count }** 枚（残り{ $left }）
signorie-log-dice-rolled = 全ダイスを振った
signorie-log-assignments-dealt = 業務タイルを配り直した
signorie-log-die-taken = { $color }の **{ $value }** を取った（{ $price ->
    [0] 無料
   *[other] { $price }フロリン
}）
signorie-log-extra-die-taken = 追加で{ $color }の **{ $value }** を取った
signorie-log-passed = パス（合計 **{ $sum }**／{ $limit }）
signorie-log-passed-with-four = 4個目まで取りパス（合計 **{ $sum }**／{ $limit }）
signorie-log-hired = 助手「{ $helper }」を雇った（{ $cost }フロリン）
signorie-log-signoria-action = **{ $action }**アクション
signorie-log-assignment-used = **{ $tile }**（ミープル{ $count }個）
signorie-log-threshold-raised = しきい値 **{ $limit }**
signorie-log-florins-gained = **+{ $florins }** フロリン
signorie-log-figures-taken = ストックから{ $sons ->
    [0] 女性{ $daughters }人
   *[other] { $daughters ->
        [0] 男性{ $sons }人
       *[other] 男性{ $sons }人と女性{ $daughters }人
    }
}
signorie-log-offspring-rolled = 子孫ダイス { $faces }：男性 **{ $sons }**、女性 **{ $daughters }**
signorie-log-entered = { $track }に男性を置いた
signorie-log-advanced = { $track }の **{ $slot }** へ
signorie-log-career-florins = 職業スロットで **+{ $florins }** フロリン
signorie-log-career-initiative = { $worth ->
    [0] 職業スロットでイニシアチブ+1
   *[other] 職業スロットでイニシアチブ **{ $worth }** 点へ
}
signorie-log-initiative-moved = { $worth ->
    [0] イニシアチブを1つ上へ
   *[other] イニシアチブ **{ $worth }** 点へ
}
signorie-log-points-lapsed = 進歩ポイント{ $points }を残して終了
signorie-log-mission-sent = { $city }へ外交任務 **+{ $vp }** 点
signorie-log-mission-beyond = 門の外へ外交任務 **+{ $vp }** 点
signorie-log-married = { $city }で結婚（持参金{ $dowry }）**+{ $vp }** 点
signorie-log-married-beyond = 門の外で結婚（持参金{ $dowry }）**+{ $vp }** 点
signorie-log-tile-taken = { $tile }を{ $row }へ
signorie-log-tile-stays = { $tile }は残った
signorie-log-face-down-placed = 裏向きのタイルを{ $row }へ
signorie-log-helper-activated = 助手：**{ $helper }**
signorie-log-helper-vp = 助手で **+{ $vp }** 点
signorie-log-helper-placed = 助手「{ $helper }」を無料で置いた
signorie-log-initiative-vp = イニシアチブで **+{ $vp }** 点
signorie-log-new-turn-order = 手番順：{ $order_seat }
signorie-log-within-limit = 合計 **{ $sum }**／{ $limit }：報酬あり
signorie-log-over-limit = 合計 **{ $sum }**／{ $limit }：報酬なし
signorie-log-reward-claimed = 報酬：**{ $tile }**
signorie-log-reward-florins = 報酬の代わりに **+{ $florins }** フロリン
signorie-log-reward-vp = { $tile }（{ $count }）**+{ $vp }** 点
signorie-log-son-married = 花嫁 **{ $number }** 人目{ $vp ->
    [0] { $florins ->
        [0] {""}
       *[other] （{ $florins }フロリン）
    }
   *[other] { $florins ->
        [0] （{ $vp }点）
       *[other] （{ $vp }点、{ $florins }フロリン）
    }
}
signorie-log-bride-skipped = 花嫁なし
signorie-log-vp-bought = { $florins }フロリンで **+{ $vp }** 点
signorie-log-figures-returned = しきい値スペースから{ $sons ->
    [0] 女性{ $daughters }人
   *[other] { $daughters ->
        [0] 男性{ $sons }人
       *[other] 男性{ $sons }人と女性{ $daughters }人
    }
}が戻った
signorie-log-final-careers = トラックの男性{ $count }人 **+{ $vp }** 点
signorie-log-final-row = { $row }（{ $count }枚）**+{ $vp }** 点
signorie-log-victory = **勝利**（{ $vp }点）
