# 卓のログ。行動した人の名前は見出しに出る。

cuba-log-side-chosen = **{ $side }**を選んだ
cuba-log-start-goods = 最初に **{ $pieces }**
cuba-log-round-begins = ラウンド**{ $number }**
cuba-log-bills-begins = 議案の告知
cuba-log-lap-begins = **{ $number }**巡目
cuba-log-turn-begins = **{ $seat }**の手番（{ $number }）
cuba-log-parliament-begins = 議会
cuba-log-statutes-begins = 法令の実行
cuba-log-round-end-begins = ラウンドの終了
cuba-log-bill-revealed = 議案：**{ $bill }**
cuba-log-delegates-sent = 代理人が出そろった
cuba-log-character-played = **{ $character }**をプレイ
cuba-log-worker-placed = 駒を **{ $field }** へ
cuba-log-resources-gained = { $pieces }を得た
cuba-log-harvested = **{ $field }** から{ $piece }{ $water ->
    [0] {""}
   *[other] （水{ $water }）
}
cuba-log-bought = { $piece }を **{ $pesos }** ペソで購入
cuba-log-sold = { $piece }を **{ $pesos }** ペソで売却
cuba-log-took-free = { $piece }1個（{ $space }）
cuba-log-built = { $field } に**{ $building }**を建てた{ $pesos ->
    [0] {""}
   *[other] （+{ $pesos }ペソ）
}
cuba-log-architect-bonus = 建築せず **+{ $vp }** 点
cuba-log-mayor-bonus = 積荷をせず **+{ $pesos }** ペソ
cuba-log-turned-into-vp = { $building }：{ $pieces }で **+{ $vp }** 点
cuba-log-turned-into-pesos = { $building }：{ $pieces }で **+{ $pesos }** ペソ
cuba-log-turned-into-goods = { $building }：{ $piece }{ $count }個を**{ $good }**に
cuba-log-stored = { $pieces }を保存（{ $building }）
cuba-log-building-vp = { $building }：**+{ $vp }** 点
cuba-log-building-pesos = { $building }：**+{ $pesos }** ペソ
cuba-log-building-water = { $building }：水 **+{ $count }**
cuba-log-vote-tile-placed = { $building }：投票権 **+{ $rule-hall-votes }**
cuba-log-exchanged = { $building }：{ $given }を{ $taken }に
cuba-log-vetoed = **{ $bill }** を拒否
cuba-log-ship-exchanged = 海の{ $old }を**{ $ship }**と交換
cuba-log-loaded = { $pieces }を{ $dock }の船へ：**+{ $vp }** 点
cuba-log-ship-leaves = **{ $ship }**が{ $dock }を出た
cuba-log-ship-docks = **{ $ship }**が{ $dock }へ
cuba-log-ship-at-sea = 海に**{ $ship }**
cuba-log-start-player = スタートプレイヤーは**{ $seat }**（{ $character }）
cuba-log-delegate-shown = { $character }、投票権{ $votes }
cuba-log-no-votes-for-sale = 投票権は買えない
cuba-log-bid-shown = { $seat }：{ $pesos }ペソ：投票権 **{ $votes }**
cuba-log-votes-tied = 投票権 **{ $votes }** で同点
cuba-log-parliament-won = 投票権{ $votes }で制した
cuba-log-enacted = 施行：**{ $statute }**（以前：{ $old }）
cuba-log-tax-paid = 税{ $pesos }ペソ：**+{ $vp }** 点
cuba-log-tax-declined = 税を払わず
cuba-log-duty-paid = { $pieces }を物納：**+{ $vp }** 点
cuba-log-duty-declined = 物納せず
cuba-log-tax-and-duty = 両方：**+{ $vp }** 点
cuba-log-subsidy-gained = **+{ $vp }** 点（{ $statute }）
cuba-log-market-filled = 市場：{ $piece } **+{ $count }**（{ $statute }）
cuba-log-market-emptied = 市場：{ $piece } **−{ $count }**（{ $statute }）
cuba-log-perished = { $pieces }を失った
cuba-log-final-buildings = 建物{ $count }軒で **+{ $vp }** 点
cuba-log-victory = **{ $seat }**が **{ $vp }** 点で勝利（{ $pesos }ペソ）
cuba-log-shared-victory = **{ $seat }**は **{ $vp }** 点で勝利を分かち合う（{ $pesos }ペソ）
