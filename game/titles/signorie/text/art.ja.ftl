# 卓の上の言葉

signorie-art-phase-setup = 準備
signorie-art-phase-actions = 行動
signorie-art-phase-rewards = 報酬
signorie-art-round = 第{ $round }／{ $rounds }R
signorie-art-closed = この対局では閉鎖
signorie-art-evening = 報酬：出目の合計がしきい値以下の人だけが受け取ります
signorie-art-order = 手番順
signorie-art-passed = パス
signorie-art-common-alliance = **{ $count }** 同盟
signorie-art-common-helper = **{ $count }** 助手
signorie-art-common-bride = **{ $count }** 花嫁
signorie-art-tasks = 業務
signorie-art-dice = ダイス
signorie-art-price = 価格
signorie-art-act = 行動
signorie-art-helpers = 助手
signorie-art-action-florins = フロリン
signorie-art-action-marriage = 結婚
signorie-art-action-offspring = 子孫
signorie-art-action-tracks = トラック
signorie-art-action-mission = 外交任務
signorie-art-ring = { $arrow } 助手{ $color }

signorie-art-effect-mission-face-down = [mission]＋[neutral]
signorie-art-effect-marriage-face-down = [marriage]＋[neutral]
signorie-art-effect-initiative-up-to-3 = [initiative] 3まで
signorie-art-effect-initiative-up-to-die = [initiative] 出目
signorie-art-effect-political-up-to-3 = [political] 3まで
signorie-art-effect-clerical-up-to-3 = [clerical] 3まで
signorie-art-effect-military-up-to-die = [military] 出目
signorie-art-effect-roll-offspring-die = [offspring] 1個
signorie-art-effect-vp-per-male-in-cities = [city][son] 1[vp]
signorie-art-effect-take-face-down-tile = [neutral] 1枚
signorie-art-effect-take-meeple = [son][daughter] 1
signorie-art-effect-gain-3-vp = [vp] +3
signorie-art-effect-gain-3-florins = [florin] +3
signorie-art-effect-any-assignment-once = 業務 1回
signorie-art-tiny-mission-face-down = [mission][neutral]
signorie-art-tiny-marriage-face-down = [marriage][neutral]
signorie-art-tiny-initiative-up-to-3 = [initiative]3
signorie-art-tiny-initiative-up-to-die = [initiative]目
signorie-art-tiny-political-up-to-3 = [political]3
signorie-art-tiny-clerical-up-to-3 = [clerical]3
signorie-art-tiny-military-up-to-die = [military]目
signorie-art-tiny-roll-offspring-die = [offspring]1
signorie-art-tiny-vp-per-male-in-cities = [city][son]
signorie-art-tiny-take-face-down-tile = [neutral]1
signorie-art-tiny-take-meeple = [son][daughter]
signorie-art-tiny-gain-3-vp = [vp]3
signorie-art-tiny-gain-3-florins = [florin]3
signorie-art-tiny-any-assignment-once = 業務

signorie-art-place = 手番{ $place }番
signorie-art-brides = 花嫁
signorie-art-offspring-dice = [offspring] ダイス{ $count }
signorie-art-sum = 出目の合計
signorie-art-sum-left = { $sum } / { $limit }　残り { $left }
signorie-art-sum-over = { $sum } / { $limit }　{ $left } 超過
signorie-art-waiting = { $seat }の番です
signorie-art-over = 対局は終わりました
signorie-art-step-1 = ダイスを取る
signorie-art-step-2 = 行動を1つ選ぶ
signorie-art-step-3 = 助手を使う
signorie-art-now-reward-choice = 報酬を選ぶ
signorie-art-now-bride-choice = 花嫁を迎える
signorie-art-now-buy-vp-choice = 得点を買う
signorie-art-now-spend-points = 進める：残り{ $count }点
signorie-art-now-choose-mission = 派遣する都市へ
signorie-art-now-choose-marriage = 嫁ぐ都市へ
signorie-art-now-choose-stock-meeple = ストックからあと{ $count }
signorie-art-now-choose-row = 裏向きを置く列
signorie-art-now-choose-assignment = 業務を1つ選ぶ
signorie-art-now-choose-free-helper = 無料の助手を置く
signorie-art-first = 先に光っている所を1つ選びます
signorie-art-button-pass-round = パスする
signorie-art-button-main-signoria = { $action }アクション
signorie-art-button-end-turn = 手番を終える
signorie-art-button-stop-points = 進歩を終える
signorie-art-button-claim-florins = { $rule-reward-florins }[florin]を受け取る
signorie-art-button-marry-son = 花嫁{ $gain }
signorie-art-button-skip-bride = 迎えない
signorie-art-button-buy-vp = { $rule-buy-cost }[florin]で{ $rule-buy-vp }[vp]
signorie-art-button-skip-buy = 買わない

signorie-art-row-political = 政治家
signorie-art-row-clerical = 聖職者
signorie-art-row-military = 軍人
signorie-art-row-marriage = 結婚
signorie-art-row-vp = { $vp }点
signorie-art-row-lack = あと{ $lack }
signorie-art-row-lacks = { $count }枚では0点
    あと { $lack } 枚
signorie-art-short-milano = ミラノ
signorie-art-short-venezia = ヴェネ
signorie-art-short-firenze = フィレ
signorie-art-short-roma = ローマ
signorie-art-short-napoli = ナポリ
signorie-art-initiative = イニシアチブ
signorie-art-rewards = 報酬
signorie-art-rewards-how = 出目の合計が **{ $limit }** 以下なら、いまの1枚か{ $florins }[florin]
signorie-art-threshold = しきい値
signorie-art-nth = { $place }番
signorie-art-has-passed = パス
signorie-art-stock = 控え{ $sons }·{ $daughters }
signorie-art-their-helpers = 助手 **{ $count }** 人：列にダイスが来ると上から働く
signorie-art-gain = { $what }

## 持ち上げたダイス

signorie-art-die-title = このダイスを取ると
signorie-art-die-price = 価格
signorie-art-die-costs = { $base } − { $value } → **{ $price }**[florin]　所持 { $before } → **{ $after }**
signorie-art-die-free = 追加アクション：**無料**
signorie-art-die-sum = 合計
signorie-art-die-within = { $before } + { $value } = **{ $sum }**　**{ $limit }** 以下
signorie-art-die-over = { $before } + { $value } = **{ $sum }**　**{ $limit }** を超える
signorie-art-die-reward = 報酬：**{ $tile }**か **{ $florins }**[florin]
signorie-art-die-points = 報酬：**{ $tile }**の得点
signorie-art-die-bride = 花嫁 [bride] { $gain }
signorie-art-die-buy = { $rule-buy-cost }[florin] → { $rule-buy-vp }[vp]
signorie-art-die-left = 残りの目 **{ $left }**
signorie-art-die-beyond = { $limit } 以上なら報酬も花嫁もなし（[over]）
signorie-art-die-none = { $limit } を超えると報酬も花嫁もなし
signorie-art-die-lift = 業務[scales]：1人でしきい値 +{ $rule-threshold-step }（最大 { $most }）
signorie-art-die-hire = 助手を{ $color }の列に　{ $costs }
signorie-art-die-hire-full = { $color }の列は助手で満員
signorie-art-die-task = 業務：{ $tasks }
signorie-art-die-no-task = 行える業務がありません
signorie-art-die-then = そのあと助手
signorie-art-die-action-florins = フロリン：**+{ $florins }**[florin]
signorie-art-die-action-marriage = 結婚：**+{ $least }～+{ $most }**[vp]
signorie-art-die-action-marriage-none = 結婚：{ $why }
signorie-art-die-action-offspring = 子孫：ダイス **{ $dice }** 個
signorie-art-die-action-tracks = トラック：**{ $points }** ポイント
signorie-art-die-action-mission = 外交任務：{ $count }人、**+{ $least }～+{ $most }**[vp]
signorie-art-die-action-mission-none = 外交任務：{ $why }
signorie-art-needs-rank = ランク **{ $rank }**

## 選ぶ札

signorie-choose-arrange-marriage = 持参金はいくらにしますか
signorie-choose-main-assignment = 何人を支払いますか
signorie-choose-send-mission = どの男性を派遣しますか
signorie-art-purse = 所持 { $before } → **{ $after }**
signorie-art-pay-male = 男性 { $before } → **{ $after }**
signorie-art-pay-female = 女性 { $before } → **{ $after }**
signorie-art-tile-comes = も獲得
signorie-art-tile-stays = 残る
signorie-art-no-tile = タイルなし

## それぞれの働き

signorie-text-action-florins = 3フロリンを受け取ります。ダイスの価格は{ $cost }から出目を引いた数。ここで雇う助手は{ $ring }の列に入ります。
signorie-text-action-marriage = 娘を都市へ嫁がせます。持参金1フロリンにつき{ $rule-dowry-vp }点。ダイスの価格は{ $cost }から出目を引いた数。ここで雇う助手は{ $ring }の列に入ります。
signorie-text-action-offspring = 子孫ダイスを振り、出た男女を全体ストックから受け取ります。ダイスの価格は{ $cost }から出目を引いた数。ここで雇う助手は{ $ring }の列に入ります。
signorie-text-action-tracks = 進歩ポイントを職業とイニシアチブに使います。ダイスの価格は{ $cost }から出目を引いた数。ここで雇う助手は{ $ring }の列に入ります。
signorie-text-action-mission = 職業トラックの男性を都市へ送り、そのスロットの点を得ます。ダイスの価格は{ $cost }から出目を引いた数。ここで雇う助手は{ $ring }の列に入ります。
signorie-text-as-political = { $gender }{ $least }～{ $most }個につき、それぞれ政治家トラックの{ $each }ポイント。
signorie-text-as-clerical = { $gender }{ $least }～{ $most }個につき、それぞれ聖職者トラックの{ $each }ポイント。
signorie-text-as-military = { $gender }{ $least }～{ $most }個につき、それぞれ軍人トラックの{ $each }ポイント。
signorie-text-as-initiative = { $gender }{ $least }～{ $most }個につき、それぞれイニシアチブの{ $each }ポイント。
signorie-text-as-florins = { $gender }{ $least }～{ $most }個につき、それぞれ{ $each }フロリン。
signorie-text-as-threshold = { $gender }{ $least }～{ $most }個をしきい値スペースへ置き、それぞれこのラウンドのしきい値を{ $each }上げます。
signorie-text-as-meeples = { $gender }{ $least }～{ $most }個を支払い、全体ストックから同じ数を選んで受け取ります。
signorie-text-as-face-down = { $gender }1個で、裏向きの同盟タイルを好きな列へ。
signorie-text-as-marriage = { $gender }{ $least }個を支払い、結婚を1回行います。
signorie-text-as-mission = { $gender }{ $least }個を支払い、外交任務を1回行います。
signorie-text-rw-mission = 外交任務を1回行います。旗のタイルが計画に合えば獲得します。
signorie-text-rw-marriage = 結婚を1回行います。持参金は支払います。
signorie-text-rw-two-males = 全体ストックから男性2個を受け取ります。
signorie-text-rw-two-females = 全体ストックから女性2個を受け取ります。
signorie-text-rw-career-points = 3つの職業トラックに使える4ポイント。
signorie-text-rw-initiative-points = イニシアチブに使える4ポイント。次のラウンドの手番順に数えます。
signorie-text-rw-face-down = 裏向きの同盟タイルを好きな列に1枚置きます。
signorie-text-rw-free-helper = 好きな空きスロットに助手を無料で1つ置きます。
signorie-text-rw-extra-action = 残っているダイスを1つ無料で取り、その行動と助手を使います。
signorie-text-rv-helpers = 自分の助手1つにつき2点。
signorie-text-rv-cities-males = 自分の男性がいる都市1つにつき4点。
signorie-text-rv-cities-females = 自分の女性がいる都市1つにつき4点。
signorie-text-rv-males = 都市にいる自分の男性1つにつき2点。
signorie-text-rv-females = 都市にいる自分の女性1つにつき2点。
signorie-text-mission-face-down = 外交任務を1回。都市のタイルの代わりに裏向きのタイルを得ます。雇用は{ $cost }フロリン。
signorie-text-marriage-face-down = 結婚を1回。都市のタイルの代わりに裏向きのタイルを得ます。雇用は{ $cost }フロリン。
signorie-text-initiative-up-to-3 = イニシアチブのディスクを最大3スロット進めます。雇用は{ $cost }フロリン。
signorie-text-initiative-up-to-die = イニシアチブをダイスの出目まで進めます。雇用は{ $cost }フロリン。
signorie-text-political-up-to-3 = 政治家トラックを3ポイントまで。雇用は{ $cost }フロリン。
signorie-text-clerical-up-to-3 = 聖職者トラックを3ポイントまで。雇用は{ $cost }フロリン。
signorie-text-military-up-to-die = 軍人トラックをダイスの出目まで。雇用は{ $cost }フロリン。
signorie-text-roll-offspring-die = 子孫ダイスを1個振ります。雇用は{ $cost }フロリン。
signorie-text-vp-per-male-in-cities = 都市にいる自分の男性1つにつき1点。雇用は{ $cost }フロリン。
signorie-text-take-face-down-tile = 裏向きの同盟タイルを好きな列に1枚。雇用は{ $cost }フロリン。
signorie-text-take-meeple = 全体ストックから男女どちらか1つ。雇用は{ $cost }フロリン。
signorie-text-gain-3-vp = 3点。雇用は{ $cost }フロリン。
signorie-text-gain-3-florins = 3フロリン。雇用は{ $cost }フロリン。
signorie-text-any-assignment-once = どの色の業務でも、ミープル1個で1回行います。雇用は{ $cost }フロリン。
signorie-art-tip-tile = { $vp }点。計画に同じ家の空いた盾があれば、嫁ぎ先や派遣先の旗からその列に入ります。3枚未満の列は0点です。
signorie-art-tip-points-name = 勝利点
signorie-art-tip-points = いまの得点。終了時に職業トラックと同盟の列を足します。
signorie-art-tip-florins-name = フロリン
signorie-art-tip-florins = ダイスの価格、助手の雇用、持参金に使います。
signorie-art-tip-gauge-name = 出目の合計としきい値
signorie-art-tip-gauge = ラウンドの終わりに合計がしきい値以下の人だけが、報酬と花嫁を受け取ります。
signorie-art-tip-brides-name = 花嫁
signorie-art-tip-brides = 報酬のとき男性を結婚させると1人加わります。子孫ダイスが1個ずつ増え、3人目で{ $rule-bride-third }点、4人目で{ $rule-bride-fourth }点です。
signorie-art-tip-order-name = 手番順
signorie-art-tip-order = イニシアチブの高い順に、次のラウンドの手番が決まります。同点のときも手番順で勝敗が決まります。
signorie-art-tip-threshold-name = しきい値
signorie-art-tip-threshold = 基本は{ $rule-threshold }。ここに置いたミープル1個につき、このラウンドだけ{ $rule-threshold-step }上がります（最大{ $rule-threshold-most }）。
signorie-art-tip-alliance-name = 同盟タイルのストック
signorie-art-tip-alliance = 裏向きのタイルはここから引きます。表は最後まで見ず、1枚1点です。
signorie-art-tip-disc-name = 助手ディスク
signorie-art-tip-disc = 雇った助手は、その列にダイスが置かれるたびに上から働きます。
signorie-art-tip-bride-name = 花嫁
signorie-art-tip-bride = { $opt-short-season ->
    [true] 報酬のときに1人迎えられ、{ $rule-bride-florins }フロリンが付きます。
   *[other] 報酬のときに1人迎えられます。第2ラウンドからは{ $rule-bride-florins }フロリンが付きます。
}
signorie-art-tip-stock-name = 全体ストック（控え）
signorie-art-tip-stock = ルールでいう「全体ストック」です。子孫や業務でここから手元に移します。
signorie-art-tip-supply-name = 手元のミープル
signorie-art-tip-supply = 職業トラックに置く、業務に支払う、嫁がせるのに使います。
signorie-art-tip-down-name = 裏向きの同盟タイル
signorie-art-tip-down = 1枚1点で、列の3枚にも数えます。
signorie-art-tip-cloth-name = 同盟の旗
signorie-art-tip-cloth = 赤い旗は結婚、青い旗は外交任務で獲得するタイルです。
signorie-art-tip-city = 次の空きは{ $value }。派遣にはランク{ $value }以上、結婚には持参金{ $value }以上が必要です。
signorie-art-tip-city-full = { $opt-open-gates ->
    [true] 空きスロットはありません。すべての都市が満員の間は、ランク4の男性か持参金4の女性を自分の全体ストックへ送り、タイルなしで得点できます。
   *[other] 空きスロットはありません。
}
signorie-art-tip-closed = この対局では使いません。
signorie-art-tip-floor = スロット{ $slot }。ランク{ $rank }、派遣すると{ $vp }点、終了時は{ $final }点{ $florins ->
    [0] {""}
   *[other] 、着くと{ $florins }フロリン
}{ $steps ->
    [0] {""}
   *[other] 、着くとイニシアチブが{ $steps }スロット進む
}。
signorie-art-tip-step = スロット{ $slot }：ラウンドの終わりに{ $vp }点。高いスロット、同じスロットでは上のディスクが先手です。
signorie-art-tip-row = { $count }枚、合わせて{ $worth }点。{ $least }枚そろわない列は0点です。金の縁の盾は、いま都市の旗にあります。
signorie-art-tip-die = 出目{ $value }、価格{ $cost }。高い出目は安く、低い出目は報酬の役に立ちます。
signorie-art-tip-pool = 1人につき各色1個、1ラウンドに4個まで。
signorie-art-tip-person = 押し続けると大きく見られます。

signorie-say-take-die = { $color }の{ $value }を取る（{ $cost }フロリン、合計{ $sum }／{ $limit }）
signorie-say-pass-round = パスする
signorie-say-main-hire = { $slot }に「{ $effect }」の助手を雇う（{ $cost }フロリン）
signorie-say-main-assignment = { $tile }：{ $gender }を{ $count }個支払う
signorie-say-main-signoria = { $action }アクションを行う
signorie-say-enter-male = { $track }に男性を置く
signorie-say-advance-male = { $track }のスロット{ $slot }の男性をスロット{ $to }へ進める
signorie-say-advance-initiative = イニシアチブを進める
signorie-say-stop-points = 進歩を終える
signorie-say-send-mission = { $track }のスロット{ $slot }の男性を{ $city }へ送る（+{ $vp }点、タイル：{ $tile }）
signorie-say-arrange-marriage = { $city }へ持参金{ $dowry }で嫁がせる（+{ $vp }点、タイル：{ $tile }）
signorie-say-take-from-stock = ストックから{ $gender }を取る
signorie-say-place-face-down = 裏向きのタイルを{ $row }に置く
signorie-say-activate-helper = 助手「{ $effect }」を使う
signorie-say-end-turn = 手番を終える
signorie-say-use-assignment = 助手で{ $tile }：{ $gender }を1個支払う
signorie-say-claim-tile = 報酬「{ $tile }」を受け取る
signorie-say-claim-florins = 代わりに{ $florins }フロリンを受け取る
signorie-say-place-free-helper = { $slot }に「{ $effect }」の助手を無料で置く
signorie-say-extra-take-die = 追加で{ $color }の{ $value }を取る（無料）
signorie-say-marry-son = 花嫁を迎える（+{ $vp }点、+{ $florins }フロリン）
signorie-say-skip-bride = 花嫁を迎えない
signorie-say-buy-vp = { $florins }フロリンで{ $vp }点を買う
signorie-say-skip-buy = 買わない

## 卓の外

signorie-art-invitation = 15世紀イタリアの5都市。色のダイスで行動を選び、値引きと報酬を天秤にかけます。
signorie-art-invitation-1 = 高い目は安く、合計を抑えれば報酬と花嫁
signorie-art-invitation-2 = 息子を学ばせ、都市へ派遣する
signorie-art-invitation-3 = 娘に持参金を持たせて嫁がせる
signorie-art-invitation-4 = 旗の同盟を3枚そろえて列を得点に
signorie-art-sitter-red = カテリーナ
signorie-art-sitter-yellow = ルドヴィーコ
signorie-art-sitter-purple = イザベッラ
signorie-art-sitter-blue = フェデリーコ
signorie-art-sample-refused = ここには派遣できません
signorie-art-sample-rule = ルール 6.6
signorie-art-sample-log = 結婚：ミラノ **+4**[vp]
signorie-art-ending-none = { $count }枚＝0
signorie-art-part-missions = 外交任務
signorie-art-part-marriages = 結婚
signorie-art-part-initiative = イニシアチブ
signorie-art-part-rewards = 報酬・花嫁・助手
signorie-art-part-careers = 職業（終了時）
signorie-art-part-alliances = 同盟（終了時）
signorie-art-ending-cities = 都市の得点：外交任務＋結婚
signorie-art-ending-alliances = 同盟と職業：3枚以上の列だけが得点
signorie-art-sky-full = 満員
signorie-art-sky-dear = { $florins }[florin] 必要
signorie-art-climb = この男性を進めると
signorie-art-climb-how = スロットごとの得点、ランク、派遣先
signorie-art-climb-points = 歩
signorie-art-climb-bonus = スロット4に着くと2[florin]、スロット6に着くと[initiative]が1スロット進みます。金の印は新しく開く都市。
signorie-art-ending-sum = 計
signorie-name-part-missions = 外交任務
signorie-name-part-marriages = 結婚
signorie-name-part-initiative = イニシアチブ
signorie-name-part-rewards = 報酬・花嫁・助手
signorie-name-part-careers = 終了時の職業
signorie-name-part-alliances = 終了時の同盟
signorie-art-way-row = { $before } → { $after }点
signorie-art-way-lacks = まだあと{ $lack }
signorie-art-sub-pass-safe = { $sum }/{ $limit }：報酬あり
signorie-art-sub-pass-over = { $sum }/{ $limit }：報酬なし
signorie-art-sub-end = 助手あと{ $count }人
signorie-art-sub-stop = 残り{ $count }点は消えます
signorie-art-forecast = いま終わったら
signorie-art-forecast-how = 職業トラックは男性ごとに半分、同盟は3枚以上の列だけが得点。あと{ $count }ラウンドあります。
signorie-art-forecast-lacks = まだ3枚に足りない列（0点）：{ $rows }。裏向きの1枚も3枚に数えます。
signorie-art-forecast-whole = 途中で止まっている列はありません。
signorie-art-row-saves = これで{ $vp }点
