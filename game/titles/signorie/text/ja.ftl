# シニョーリエの言葉

## 名前

signorie-name-signorie = シニョーリエ
signorie-tagline = 15世紀イタリア。5色のダイスで息子を送り出し、娘を嫁がせ、6つの名家と同盟を結ぶ
signorie-name-player-yellow = 黄色
signorie-name-player-red = 赤
signorie-name-player-purple = 紫
signorie-name-player-blue = 青
signorie-name-yellow = 黄色
signorie-name-red = 赤色
signorie-name-purple = 紫色
signorie-name-gray = 灰色
signorie-name-light-blue = 水色
signorie-name-male = 男性ミープル
signorie-name-female = 女性ミープル
signorie-name-political = 政治家
signorie-name-clerical = 聖職者
signorie-name-military = 軍人
signorie-name-initiative = イニシアチブ
signorie-name-row-political = 政治家の列
signorie-name-row-clerical = 聖職者の列
signorie-name-row-military = 軍人の列
signorie-name-row-marriage = 結婚の列
signorie-name-milano = ミラノ
signorie-name-venezia = ヴェネツィア
signorie-name-firenze = フィレンツェ
signorie-name-roma = ローマ
signorie-name-napoli = ナポリ
signorie-name-none = 街の外
signorie-name-marriage = 結婚スロット
signorie-name-mission = 外交任務スロット
signorie-name-medici = メディチ家
signorie-name-sforza = スフォルツァ家
signorie-name-este = エステ家
signorie-name-gonzaga = ゴンザーガ家
signorie-name-montefeltro = モンテフェルトロ家
signorie-name-borgia = ボルジア家
signorie-name-action-florins = フロリン
signorie-name-action-marriage = 結婚
signorie-name-action-offspring = 子孫
signorie-name-action-tracks = トラック
signorie-name-action-mission = 外交任務
signorie-name-as-political = 政治家の業務
signorie-name-as-clerical = 聖職者の業務
signorie-name-as-military = 軍人の業務
signorie-name-as-initiative = イニシアチブの業務
signorie-name-as-face-down = 裏向きの同盟タイルの業務
signorie-name-as-threshold = しきい値+3の業務
signorie-name-as-marriage = 結婚の業務
signorie-name-as-mission = 外交任務の業務
signorie-name-as-florins = フロリンの業務
signorie-name-as-meeples = ミープル獲得の業務
signorie-name-rw-mission = 外交任務
signorie-name-rw-marriage = 結婚
signorie-name-rw-two-males = 男性ミープル2個
signorie-name-rw-two-females = 女性ミープル2個
signorie-name-rw-career-points = 職業の進歩ポイント
signorie-name-rw-initiative-points = イニシアチブの進歩ポイント
signorie-name-rw-face-down = 裏向きの同盟タイル
signorie-name-rw-free-helper = 助手（無料）
signorie-name-rw-extra-action = 追加アクション
signorie-name-rv-helpers = 助手の数
signorie-name-rv-cities-males = 男性のいる都市
signorie-name-rv-cities-females = 女性のいる都市
signorie-name-rv-males = 都市の男性
signorie-name-rv-females = 都市の女性
signorie-name-mission-face-down = 外交任務と裏向きタイル
signorie-name-marriage-face-down = 結婚と裏向きタイル
signorie-name-initiative-up-to-3 = イニシアチブ3まで
signorie-name-initiative-up-to-die = イニシアチブ出目まで
signorie-name-political-up-to-3 = 政治家3まで
signorie-name-clerical-up-to-3 = 聖職者3まで
signorie-name-military-up-to-die = 軍人出目まで
signorie-name-roll-offspring-die = 子孫ダイス1個
signorie-name-vp-per-male-in-cities = 都市の男性1個につき1点
signorie-name-take-face-down-tile = 裏向きの同盟タイル
signorie-name-take-meeple = ミープル1個
signorie-name-gain-3-vp = 3勝利点
signorie-name-gain-3-florins = 3フロリン
signorie-name-any-assignment-once = 好きな業務1回
signorie-name-hs-yellow-1 = 黄色の列・上の助手スロット
signorie-name-hs-yellow-2 = 黄色の列・中央の助手スロット
signorie-name-hs-yellow-3 = 黄色の列・下の助手スロット
signorie-name-hs-red-1 = 赤色の列・上の助手スロット
signorie-name-hs-red-2 = 赤色の列・中央の助手スロット
signorie-name-hs-red-3 = 赤色の列・下の助手スロット
signorie-name-hs-purple-1 = 紫色の列・上の助手スロット
signorie-name-hs-purple-2 = 紫色の列・中央の助手スロット
signorie-name-hs-purple-3 = 紫色の列・下の助手スロット
signorie-name-hs-gray-1 = 灰色の列・上の助手スロット
signorie-name-hs-gray-2 = 灰色の列・中央の助手スロット
signorie-name-hs-gray-3 = 灰色の列・下の助手スロット
signorie-name-hs-light-blue-1 = 水色の列・上の助手スロット
signorie-name-hs-light-blue-2 = 水色の列・中央の助手スロット
signorie-name-hs-light-blue-3 = 水色の列・下の助手スロット
signorie-name-asl-yellow-male = 黄色の男性スロット
signorie-name-asl-yellow-female = 黄色の女性スロット
signorie-name-asl-red-male = 赤色の男性スロット
signorie-name-asl-red-female = 赤色の女性スロット
signorie-name-asl-purple-male = 紫色の男性スロット
signorie-name-asl-purple-female = 紫色の女性スロット
signorie-name-asl-gray-male = 灰色の男性スロット
signorie-name-asl-gray-female = 灰色の女性スロット
signorie-name-asl-light-blue-male = 水色の男性スロット
signorie-name-asl-light-blue-female = 水色の女性スロット
signorie-name-al-medici-2 = メディチ家のタイル（2点）
signorie-name-al-medici-3 = メディチ家のタイル（3点）
signorie-name-al-medici-4 = メディチ家のタイル（4点）
signorie-name-al-medici-5 = メディチ家のタイル（5点）
signorie-name-al-sforza-2 = スフォルツァ家のタイル（2点）
signorie-name-al-sforza-3 = スフォルツァ家のタイル（3点）
signorie-name-al-sforza-4 = スフォルツァ家のタイル（4点）
signorie-name-al-sforza-5 = スフォルツァ家のタイル（5点）
signorie-name-al-este-2 = エステ家のタイル（2点）
signorie-name-al-este-3 = エステ家のタイル（3点）
signorie-name-al-este-4 = エステ家のタイル（4点）
signorie-name-al-este-5 = エステ家のタイル（5点）
signorie-name-al-gonzaga-2 = ゴンザーガ家のタイル（2点）
signorie-name-al-gonzaga-3 = ゴンザーガ家のタイル（3点）
signorie-name-al-gonzaga-4 = ゴンザーガ家のタイル（4点）
signorie-name-al-gonzaga-5 = ゴンザーガ家のタイル（5点）
signorie-name-al-montefeltro-2 = モンテフェルトロ家のタイル（2点）
signorie-name-al-montefeltro-3 = モンテフェルトロ家のタイル（3点）
signorie-name-al-montefeltro-4 = モンテフェルトロ家のタイル（4点）
signorie-name-al-montefeltro-5 = モンテフェルトロ家のタイル（5点）
signorie-name-al-borgia-2 = ボルジア家のタイル（2点）
signorie-name-al-borgia-3 = ボルジア家のタイル（3点）
signorie-name-al-borgia-4 = ボルジア家のタイル（4点）
signorie-name-al-borgia-5 = ボルジア家のタイル（5点）
signorie-name-bride-1 = 1番目の花嫁スロット
signorie-name-bride-2 = 2番目の花嫁スロット
signorie-name-bride-3 = 3番目の花嫁スロット
signorie-name-bride-4 = 4番目の花嫁スロット

## 構成とフェイズ

signorie-phase-setup = ラウンドセットアップ
signorie-phase-actions = アクション実行
signorie-phase-initiative = イニシアチブ
signorie-phase-rewards = 報酬
signorie-phase-over = ゲーム終了
signorie-part-round = ラウンド{ $number }
signorie-part-setup = フェイズ1：ラウンドセットアップ
signorie-part-actions = フェイズ2：アクション実行
signorie-part-turn = 手番：{ $seat }
signorie-part-rewards = フェイズ3：報酬
signorie-part-reward = 報酬：{ $seat }

## 選択肢

signorie-option-open-gates = 開かれた門
signorie-option-open-gates-why = すべての都市スロットが埋まっても、持参金4フロリンの結婚とランク4の外交任務は行えます。ミープルは全体ストックに戻り、同盟タイルは得られません。
signorie-option-short-season = 短い季節
signorie-option-short-season-why = 報酬の最初のスロットを空けて、6ラウンドで終わります。
signorie-option-secret-letters = 秘密の手紙
signorie-option-secret-letters-why = 業務タイルは1ラウンドに1回しか使えません。使われたら裏返します。
signorie-name-variants = ヴァリアント
signorie-name-lack-city = 空いている都市スロットがありません
signorie-name-lack-daughter = 嫁ぐ女性がいません
signorie-name-lack-career = 職業に男性がいません
signorie-name-lack-climber = 進む男性も置く男性もいません
signorie-name-lack-step = ディスクがイニシアチブの一番上にあります
signorie-name-lack-stock = 全体ストックにミープルがありません
signorie-name-lack-sons = 全体ストックに男性がいません
signorie-name-lack-daughters = 全体ストックに女性がいません
signorie-name-lack-tiles = 同盟タイルが残っていません
signorie-name-lack-envoy = 都市に自分の男性がいません
signorie-name-lack-use = ミープル1個で行える業務がありません
signorie-name-lack-helper = 助手スロットの空きか助手ディスクがありません
signorie-name-lack-die = メインアクションを行えるダイスが残っていません
signorie-name-lack-dowry-any = 持参金に少なくとも{ $number }フロリン必要です
signorie-name-lack-rank-any = ランク{ $number }以上の男性がいません
signorie-name-step-turn-choice = ダイスを取るか、パスしてください
signorie-name-step-main-choice = メインアクションを1つ実行してください
signorie-name-step-helper-window = 助手を使うか、手番を終えてください
signorie-name-step-spend-points = 進歩ポイントを使ってください
signorie-name-step-choose-mission = 男性と送り先の都市を選んでください
signorie-name-step-choose-marriage = 嫁ぎ先の都市と持参金を選んでください
signorie-name-step-choose-stock-meeple = 全体ストックからミープルを選んでください
signorie-name-step-choose-row = 裏向きのタイルを置く列を選んでください
signorie-name-step-choose-assignment = 助手で行う業務を選んでください
signorie-name-step-choose-free-helper = 無料の助手を置くスロットを選んでください
signorie-name-step-choose-extra-die = 追加アクションのダイスを取ってください
signorie-name-step-reward-choice = 報酬かフロリンを受け取ってください
signorie-name-step-bride-choice = 花嫁を迎えるかどうかを決めてください
signorie-name-step-buy-vp-choice = 勝利点を買うかどうかを決めてください
signorie-name-when-die = ダイスは手番の初めに取ります
signorie-name-when-pass = パスは手番の初めに、ダイスを取る代わりに行います
signorie-name-when-helper = 助手は手番のダイスで雇うか、報酬で置きます
signorie-name-when-assignment = 業務は手番のダイスか、助手の効果で行います
signorie-name-when-signoria = シニョーリアアクションは手番のダイスで行います
signorie-name-when-points = 職業トラックの男性とイニシアチブのディスクは、進歩ポイントで進みます
signorie-name-when-mission = 男性が都市へ行くのは外交任務のときだけです
signorie-name-when-marriage = 女性が都市へ行くのは結婚のときだけです
signorie-name-when-stock = 全体ストックのミープルは、アクション、助手、報酬で得ます
signorie-name-when-face-down = 裏向きのタイルは、業務、助手、報酬で得ます
signorie-name-when-work = 助手が働くのは、手番のメインアクションの後です
signorie-name-when-end = 手番を終えるのは、メインアクションの後です
signorie-name-when-back = ダイスを戻せるのは、メインアクションを選ぶまでです
signorie-name-when-reward = 報酬はフェイズ3に、1人ずつ受け取ります
signorie-name-when-bride = 花嫁を迎えるのは、フェイズ3で報酬を受け取った後です
signorie-name-when-buy = 勝利点を買えるのは、フェイズ3の、勝利点タイルのラウンドだけです
signorie-name-true = あり
signorie-name-false = なし
signorie-preset-rulebook = 基本ルール
signorie-preset-rulebook-why = 7ラウンド。ヴァリアントなし。
signorie-preset-shorter = 短い一局
signorie-preset-shorter-why = 6ラウンドの「短い季節」。はじめから花嫁に{ $rule-bride-florins }フロリンが付きます。
signorie-preset-crowded = 満員の街
signorie-preset-crowded-why = 4人戦で街が埋まっても手が止まらない「開かれた門」。
signorie-preset-everything = 全部入り
signorie-preset-everything-why = 3つのヴァリアントをすべて使います。

## 問い

signorie-prompt-turn-choice = ダイスを1つ取るか、このラウンドをパスしてください。
signorie-prompt-main-choice = 行動を1つ選んでください：助手の雇用、業務、シニョーリア。
signorie-prompt-helper-window = この列の助手を上から順に使うか、手番を終えてください。
signorie-prompt-spend-points = 進歩ポイントを使ってください（残り{ $n }）。
signorie-prompt-choose-mission = { $opt-open-gates ->
    [true] 派遣する男性と都市を選んでください（全都市が満員なら自分の全体ストックへ）。
   *[other] 派遣する男性と都市を選んでください（ランクは空きの値以上）。
}
signorie-prompt-choose-marriage = { $opt-open-gates ->
    [true] 娘の嫁ぎ先と持参金を選んでください（全都市が満員なら自分の全体ストックへ）。
   *[other] 娘の嫁ぎ先と持参金を選んでください（1フロリンで{ $rule-dowry-vp }点）。
}
signorie-prompt-choose-stock-meeple = 全体ストックから取るミープルを選んでください（あと{ $n }個）。
signorie-prompt-choose-row = 裏向きの同盟タイルを置く列を選んでください。
signorie-prompt-choose-assignment = 助手で行う業務を選んでください。ミープルを1個支払います。{ $opt-secret-letters ->
    [true] 使ったタイルは裏返します。
   *[other] {""}
}
signorie-prompt-choose-free-helper = 助手を無料で置くスロットを選んでください。
signorie-prompt-choose-extra-die = 追加のダイスを1つ取ってください（価格は無料）。
signorie-prompt-reward-choice = 報酬タイルを受け取るか、代わりに{ $n }フロリンを受け取ってください。
signorie-prompt-bride-choice = 一族の男性を1人結婚させますか。
signorie-prompt-buy-vp-choice = { $n }フロリンを払って{ $n1 }勝利点を買いますか。

## アクションの名前

signorie-action-take-die = ダイスを取る
signorie-action-pass-round = パス
signorie-action-main-hire = 助手を雇う
signorie-action-main-assignment = 業務を行う
signorie-action-main-signoria = シニョーリアアクション
signorie-action-enter-male = 男性をトラックに置く
signorie-action-advance-male = 男性を進める
signorie-action-advance-initiative = イニシアチブを進める
signorie-action-stop-points = 進歩を終える
signorie-action-send-mission = 外交任務に送る
signorie-action-arrange-marriage = 結婚を手配する
signorie-action-take-from-stock = ストックから取る
signorie-action-place-face-down = 裏向きに置く
signorie-action-activate-helper = 助手を使う
signorie-action-end-turn = 手番を終える
signorie-action-use-assignment = 助手で業務を行う
signorie-action-claim-tile = 報酬を受け取る
signorie-action-claim-florins = { $rule-reward-florins }フロリンを受け取る
signorie-action-place-free-helper = 助手を無料で置く
signorie-action-extra-take-die = 追加のダイスを取る
signorie-action-marry-son = 花嫁を迎える
signorie-action-skip-bride = 花嫁を迎えない
signorie-action-buy-vp = { $rule-buy-vp }勝利点を買う
signorie-action-skip-buy = 買わない
signorie-action-cancel-die = ダイスを戻す
signorie-action-take-tile = タイルを取る
signorie-action-move-tile = タイルを動かす

## できない理由

signorie-refusal-not-your-turn = あなたの手番ではありません。
signorie-refusal-already-passed = すでにパスしたので、このラウンドはもう行動できません。
signorie-refusal-finish-first = 先に{ $step }。{ $when }。
signorie-refusal-main-action-required = 先に{ $color }のダイスでメインアクションを1つ実行してください。{ $when }。
signorie-refusal-must-pick-or-pass = { $n ->
    [0] 先に追加アクションのダイスを取ってください
   *[other] 先にダイスを取るか（このラウンドはあと{ $n }個まで）、パスしてください
}。{ $when }。
signorie-refusal-four-dice-max = 1ラウンドに取れるダイスは{ $n }個までです。パスしてください。
signorie-refusal-colour-used = { $color }のダイスはこのラウンドですでに取っています。
signorie-refusal-one-die-per-turn = この手番のダイスはもう使いました。助手を使うか、手番を終えてください。
signorie-refusal-die-not-there = { $color }の{ $value }のダイスは残っていません。
signorie-refusal-wrong-action-slot = { $color }のダイスは{ $color }のアクションスロットにしか置けません。
signorie-refusal-die-too-expensive = このダイスには{ $n }フロリン必要ですが、所持金は{ $m }です。
signorie-refusal-no-main-action = このダイスでは、完全に実行できる{ $color }のメインアクションがありません。
signorie-refusal-die-committed = アクションを選んだ後は、ダイスを戻せません。
signorie-refusal-wrong-helper-column = このダイスでは{ $color }の列にしか助手を雇えません。
signorie-refusal-helper-slot-taken = { $helper }にはすでに助手がいます。
signorie-refusal-helper-cost = ここでの雇用には{ $n }フロリン必要ですが、所持金は{ $m }です。
signorie-refusal-no-helper-discs = 助手ディスクが残っていません。
signorie-refusal-assignment-wrong-colour = 置いたダイスと同じ{ $color }の業務タイルから選んでください。
signorie-refusal-assignment-turned = 「{ $tile }」の業務タイルはこのラウンドですでに使われました。
signorie-refusal-helper-needs-two = 助手では{ $n }個のミープルが必要な業務は実行できません。
signorie-refusal-assignment-count = このタイルで支払えるのは{ $n ->
    [1] { $most ->
        [1] ちょうど1個
       *[other] 1～{ $most }個
    }
   *[other] ちょうど{ $n }個
}です。
signorie-refusal-assignment-wrong-gender = このスロットには{ $gender }を支払います。
signorie-refusal-assignment-too-few = サプライの{ $gender }は{ $m }個しかありません。
signorie-refusal-threshold-full = しきい値は{ $n }より大きくできません。
signorie-refusal-no-alliance-left = 同盟タイルが残っていません。
signorie-refusal-assignment-no-effect = 今この業務を行っても効果がありません。{ $why }。
signorie-refusal-no-son-in-supply = サプライに男性ミープルがありません。
signorie-refusal-son-at-top = この男性はすでに{ $track }のトラックの一番上（スロット{ $n }）にいます。
signorie-refusal-only-upwards = 進歩ポイントでは、同じトラックを上へ1スロットずつ進みます。
signorie-refusal-points-too-few = そこまで進むには{ $need }ポイント必要ですが、残りは{ $n }です。
signorie-refusal-only-sons-study = 職業トラックに置けるのは男性だけです。
signorie-refusal-only-from-a-track = 外交任務に送れるのは、職業トラックにいる男性だけです。
signorie-refusal-not-your-figure = 動かせるのは自分のミープルだけです。そこに自分のミープルはありません。
signorie-refusal-track-not-allowed = この進歩ポイントは{ $track }のトラックでしか使えません。
signorie-refusal-use-one-point = 残りの進歩ポイント{ $n }のうち、少なくとも1つは使ってください。
signorie-refusal-initiative-at-top = ディスクはすでにイニシアチブトラックの一番上（スロット{ $n }）にあります。
signorie-refusal-nothing-to-advance = 進められるものがありません。
signorie-refusal-no-son-on-track = 職業トラックに男性ミープルがありません。
signorie-refusal-rank-too-low = ここにはランク{ $v }以上が必要ですが、この男性はランク{ $r }です（あと{ $v ->
    [2] 1
    [3] { $r ->
        [1] 2
       *[other] 1
    }
   *[other] { $r ->
        [1] 3
        [2] 2
       *[other] 1
    }
}足りません）。
signorie-refusal-all-cities-full = 空いている都市スロットがありません。
signorie-refusal-city-full = { $city }には空きスロットがありません。{ $gates ->
    [0] {""}
   *[other] すべての都市が満員なので、自分の全体ストックへ送ってください。
}
signorie-refusal-city-closed = { $city }はこのゲームでは使いません。
signorie-refusal-needs-city = 全体ストックへ送れるのは、すべての都市が満員の間だけです。空きのある都市を選んでください。
signorie-refusal-lowest-slot-first = 空いている最も小さい値のスロット（{ $v }）に置いてください。
signorie-refusal-no-daughter = サプライに女性ミープルがありません。
signorie-refusal-dowry-too-small = ここでは持参金を最低{ $v }フロリン支払います。
signorie-refusal-dowry-too-big = 持参金は最大{ $n }フロリンです。
signorie-refusal-dowry-no-money = ここの持参金は{ $v }フロリン以上で、所持金の{ $m }フロリンを超えて払うことはできません。
signorie-refusal-stock-empty = 全体ストックにミープルが残っていません。
signorie-refusal-stock-gender-empty = { $gender }は全体ストックに残っていません。
signorie-refusal-tile-not-in-plan = { $row }の計画に{ $tile }は必要ありません。
signorie-refusal-tile-needs-action = { $city }のタイルは、そこでの結婚または外交任務で獲得します。
signorie-refusal-tile-fixed = 置いた同盟タイルは動かせません。
signorie-refusal-helper-not-hired = { $helper }に助手はいません。
signorie-refusal-helper-other-column = このダイスで使えるのは{ $color }の列の助手だけです。
signorie-refusal-helper-order = 助手は上から下の順に使います。
signorie-refusal-helper-no-effect = この助手は今は働けません。{ $why }。
signorie-refusal-over-threshold = ダイスの合計は{ $s }で、しきい値{ $t }を超えています。
signorie-refusal-reward-not-possible = 今この報酬は実行できません。{ $why }。{ $n }フロリンを受け取ってください。
signorie-refusal-no-bride-slot = { $n }つの花嫁スロットはすべて埋まっています。
signorie-refusal-no-bride-now = 花嫁をもらえるのはボーナスタイルのラウンドだけです。
signorie-refusal-buy-vp-money = { $n }フロリン必要ですが、所持金は{ $m }です。
signorie-refusal-buy-vp-once = このラウンドはすでに{ $n }勝利点を買いました。1ラウンドに1回だけです。

## 注意

signorie-caution-over-limit = このダイスで合計は{ $s }になり、しきい値{ $t }を超えます。
signorie-caution-threshold-too-late = このラウンドのしきい値はもう調べ終わりました。{ $n }個を払っても得はありません。
signorie-caution-tile-stays = この都市の{ $tile }は計画に合わないので取れません。
signorie-caution-points-lapse = 残りの進歩ポイント{ $n }は失われます。

## 得点の内訳

signorie-source-missions = 外交任務
signorie-source-marriages = 持参金
signorie-source-initiative = イニシアチブ
signorie-source-brides = 花嫁
signorie-source-helpers = 助手
signorie-source-rewards = 勝利点タイル
signorie-source-bought = { $rule-buy-cost }フロリンで{ $rule-buy-vp }点
signorie-source-careers = 職業トラックの男性{ $count }人
signorie-source-row-political = 政治家の列（{ $count }枚）
signorie-source-row-clerical = 聖職者の列（{ $count }枚）
signorie-source-row-military = 軍人の列（{ $count }枚）
signorie-source-row-marriage = 結婚の列（{ $count }枚）
signorie-tally-careers = 職業トラックの男性
signorie-tally-row-political = 政治家の列
signorie-tally-row-clerical = 聖職者の列
signorie-tally-row-military = 軍人の列
signorie-tally-row-marriage = 結婚の列
signorie-ending-victory-name = 勝利
signorie-ending-victory-text = { $winner_seat }が{ $vp }点、2位に{ $lead }点差で勝ちました。いちばん差がついたのは{ $part }（+{ $more }）です。
signorie-ending-victory-by-order-name = 手番順による勝利
signorie-ending-victory-by-order-text = 同点のため、手番順で先の{ $winner_seat }が{ $vp }点で勝ちました。

## できごと

signorie-event-round-begins = 第{ $number }ラウンド
signorie-event-setup-begins = フェイズ1：ラウンドセットアップ
signorie-event-actions-begins = フェイズ2：アクション実行
signorie-event-turn-begins = { $seat }の手番（{ $number }個目のダイス）
signorie-event-rewards-begins = フェイズ3：報酬
signorie-event-reward-begins = { $seat }の報酬
signorie-event-alliances-laid = { $cities }に新しい同盟タイルが置かれました：{ $tiles }（残り{ $left }枚）。
signorie-event-dice-rolled = ダイスを振りました。黄色（{ $yellow }）、赤色（{ $red }）、紫色（{ $purple }）、灰色（{ $gray }）、水色（{ $light_blue }）。
signorie-event-assignments-dealt = 業務タイルが配り直されました：{ $tiles }。
signorie-event-die-taken = { $seat }が{ $color }の{ $value }を取りました（{ $price ->
    [0] 無料
   *[other] { $price }フロリン
}）。
signorie-event-extra-die-taken = { $seat }が追加アクションに{ $color }の{ $value }を取りました。
signorie-event-passed = { $seat }がパスしました（合計{ $sum }／しきい値{ $limit }）。
signorie-event-passed-with-four = { $seat }は4個のダイスを取ったのでパスになります（合計{ $sum }／しきい値{ $limit }）。
signorie-event-hired = { $seat }が助手「{ $helper }」を{ $cost }フロリンで雇いました（{ $slot }）。
signorie-event-signoria-action = { $seat }のシニョーリアアクション：{ $action }。
signorie-event-assignment-used = { $seat }が{ $sons ->
    [0] 女性{ $daughters }人
   *[other] { $daughters ->
        [0] 男性{ $sons }人
       *[other] 男性{ $sons }人と女性{ $daughters }人
    }
}を払って{ $tile }を行いました。
signorie-event-threshold-raised = { $seat }のしきい値は{ $limit }になりました。
signorie-event-florins-gained = { $seat }が{ $florins }フロリンを得ました。
signorie-event-figures-taken = { $seat }が全体ストックから{ $sons ->
    [0] 女性{ $daughters }人
   *[other] { $daughters ->
        [0] 男性{ $sons }人
       *[other] 男性{ $sons }人と女性{ $daughters }人
    }
}を取りました。
signorie-event-offspring-rolled = { $seat }の子孫ダイス：{ $faces }。男性{ $sons }人、女性{ $daughters }人が生まれました{ $lost ->
    [0] {""}
   *[other] （ストック切れ{ $lost }）
}。
signorie-event-entered = { $seat }が男性を{ $track }トラックに置きました。
signorie-event-advanced = { $seat }の男性が{ $track }の{ $slot }番目のスロットに進みました。
signorie-event-career-florins = 4番目のスロットに着いた{ $seat }が{ $florins }フロリンを得ました。
signorie-event-career-initiative = 6番目のスロットに着いた{ $seat }のディスクが、イニシアチブのスロット{ $slot }に進みました。
signorie-event-initiative-moved = { $seat }のディスクがイニシアチブのスロット{ $slot }に進みました。
signorie-event-points-lapsed = { $seat }が進歩ポイント{ $points }を使わずに終えました。
signorie-event-mission-sent = { $seat }が{ $track }の{ $slot }番目の男性を{ $city }（{ $value }）へ送り、{ $vp }点を得ました。
signorie-event-mission-beyond = { $seat }が開かれた門を越えて{ $track }の{ $slot }番目の男性を送り、{ $vp }点を得ました。
signorie-event-married = { $seat }が{ $city }（{ $value }）へ娘を持参金{ $dowry }で嫁がせ、{ $vp }点を得ました。
signorie-event-married-beyond = { $seat }が開かれた門を越えて娘を持参金{ $dowry }で嫁がせ、{ $vp }点を得ました。
signorie-event-tile-taken = { $seat }が{ $city }の{ $tile }を{ $row }に置きました。
signorie-event-tile-stays = { $seat }の{ $row }に合わないため、{ $city }の{ $tile }は残りました。
signorie-event-face-down-placed = { $seat }が裏向きの同盟タイルを{ $row }に置きました（残り{ $left }枚）。
signorie-event-helper-activated = { $seat }が助手「{ $helper }」を使いました。
signorie-event-helper-vp = { $seat }が助手で{ $vp }点を得ました。
signorie-event-helper-placed = { $seat }が助手「{ $helper }」を無料で置きました（{ $slot }）。
signorie-event-initiative-vp = { $seat }がイニシアチブのスロット{ $slot }で{ $vp }点を得ました。
signorie-event-new-turn-order = 新しい手番順：{ $order_seat }。
signorie-event-within-limit = { $seat }のダイスの合計は{ $sum }で、しきい値{ $limit }以下です。
signorie-event-over-limit = { $seat }のダイスの合計は{ $sum }で、しきい値{ $limit }を超えました。
signorie-event-reward-claimed = { $seat }が報酬「{ $tile }」を受け取りました。
signorie-event-reward-florins = { $seat }が報酬の代わりに{ $florins }フロリンを受け取りました。
signorie-event-reward-vp = { $seat }が「{ $tile }」で{ $vp }点を得ました（{ $count }）。
signorie-event-son-married = { $seat }が{ $number }人目の花嫁を迎えました{ $vp ->
    [0] { $florins ->
        [0] {""}
       *[other] （{ $florins }フロリン）
    }
   *[other] { $florins ->
        [0] （{ $vp }点）
       *[other] （{ $vp }点、{ $florins }フロリン）
    }
}。
signorie-event-bride-skipped = { $seat }は花嫁を迎えませんでした。
signorie-event-vp-bought = { $seat }が{ $florins }フロリンで{ $vp }点を買いました。
signorie-event-figures-returned = しきい値スペースから{ $seat }の{ $sons ->
    [0] 女性{ $daughters }人
   *[other] { $daughters ->
        [0] 男性{ $sons }人
       *[other] 男性{ $sons }人と女性{ $daughters }人
    }
}が全体ストックに戻りました。
signorie-event-final-careers = { $seat }の職業トラックに残る男性{ $count }人：{ $vp }点。
signorie-event-final-row = { $seat }の{ $row }（{ $count }枚）：{ $vp }点。
signorie-event-victory = { $seat }が{ $vp }点で勝ちました。
