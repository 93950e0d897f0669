# Undecim: why not

## whose decision

undecim-refusal-not-your-decision = 今はあなたの番ではありません。
undecim-refusal-not-your-turn = 今はあなたの番ではありません。
undecim-refusal-wrong-phase = 今はその行動をする時ではありません。
undecim-refusal-game-over = ゲームは終了しています。
undecim-refusal-unknown-action = そのような行動はありません。
undecim-refusal-bad-argument = 何を指しているのか分かりません。

## action cards

undecim-refusal-action-not-in-hand = { $way ->
    [swap] { $card }は手札にありません。交換できるのは手札のアクションカードだけです。
   *[play] { $card }は手札にありません。出せるのは手札のアクションカードだけです。
 }
undecim-refusal-action-already-chosen = このラウンドのアクションカードはもう選びました。
undecim-refusal-mulligan-resource = マリガンで交換できるのはアクションカードだけです。
undecim-refusal-mulligan-used = 交換できるのは1枚だけです。
undecim-refusal-take-own = { $card }は、このラウンドに自分が出したので取れません。
undecim-refusal-take-hidden = 裏向きのアクションカードは取れません。
undecim-refusal-take-not-in-field = { $card }は場にありません。場の表向きのカードを選んでください。
undecim-refusal-take-order = アクション番号の小さい順に取ります。
undecim-refusal-take-last-round = 最終ラウンドにアクションカードの補充はありません。

## gaining

undecim-refusal-side-not-on-card = { $card }に{ $side }の面はありません。
undecim-refusal-side-not-allowed = この効果では指定された種類（{ $kind }）しか獲得できません。
undecim-refusal-gain-limit = この効果で獲得できる枚数に達しました。
undecim-refusal-gain-wrong-source = この効果では、そこから{ $card }を獲得できません。
undecim-refusal-must-place-drawn = 山札から引いたカードはすべて配置してください。
undecim-refusal-cannot-turn = 手元のカードは上下を変えられません。
undecim-refusal-flip-not-loose = 上下を変えられるのは、自分の手元にある、入植地にも版図にもなっていないカードだけです。
undecim-refusal-flip-twice = この効果で同じカードの上下を2回変えることはできません。
undecim-refusal-replay-limit = 捨てた敵と同じ枚数までしか獲得できません。
undecim-refusal-card-not-loose = { $annexed ->
    [1] { $card }は版図の一部なので使えません。
   *[0] { $card }はあなたの手元にありません。
 }

## red texts

undecim-refusal-red-self = 他のプレイヤーを選んでください。
undecim-refusal-red-no-target = そのプレイヤーには奪えるカードがありません。
undecim-refusal-red-wrong-kind = { $way ->
    [give] この赤文字の効果でその種類（{ $side }）を渡すことはできません。
    [discard] この赤文字の効果でその種類（{ $side }）を捨てることはできません。
   *[take] この赤文字の効果ではその種類（{ $side }）を奪えません。
 }
undecim-refusal-red-fresh = このラウンドにアクションで得たカードは{ $way ->
    [give] 渡せません
    [discard] 赤文字の効果で捨てることはできません
   *[take] 奪えません
 }。
undecim-refusal-red-settled = { $card }は入植地のカードなので{ $way ->
    [give] 渡せません
    [discard] 赤文字の効果で捨てることはできません
   *[take] 奪えません
 }。
undecim-refusal-red-annexed = 版図になった土地は{ $way ->
    [give] 渡せません
    [discard] 赤文字の効果で捨てることはできません
   *[take] 奪えません
 }。
undecim-refusal-red-not-there = { $card }は{ $owner_seat }の手元にありません。
undecim-refusal-red-giver-chooses = 渡す土地は相手が選びます。
undecim-refusal-red-forced = 対象がある限り赤文字の効果は必ず行います。

## gold lines

undecim-refusal-gold-none = 手元に金がありません。
undecim-refusal-gold-too-late = 金の効果を使うかどうかは、効果を始める前に決めます。
undecim-refusal-gold-no-line = { $opt-gold-boost ->
    [off] このゲームでは金の効果を使いません。
   *[other] { $action }に金の効果はありません。
 }

## settling and developing

undecim-refusal-settle-count = 入植は同じ資源2〜3枚か、異なる資源2枚です。
undecim-refusal-settle-mixed3 = 異なる資源での入植は2枚だけです。3枚目は発展で加えます。
undecim-refusal-settle-gold = 金は入植に使えません。発展にだけ使えます。
undecim-refusal-settle-not-resource = 資源の面が上のカードだけ入植に使えます。
undecim-refusal-settle-not-loose = { $card }はすでに入植地の一部です。
undecim-refusal-develop-same = この入植地には同じ資源か金しか加えられません。
undecim-refusal-develop-duplicate = この入植地にはその資源がすでにあります。
undecim-refusal-develop-kind = 土地や敵（{ $side }）では発展できません。
undecim-refusal-develop-one-card = 1回の発展で加えられるのは1枚です。
undecim-refusal-develop-limit = 1回の発展で加えられるのは{ $most }枚までです。
undecim-refusal-develop-foreign = 発展できるのは自分の入植地だけです。
undecim-refusal-develop-no-settlement = { $card }から始まる入植地はありません。
undecim-refusal-develop-only = この効果でできるのは発展だけです。
undecim-refusal-develop-one-place = この効果の発展は、すべて同じ入植地に行います。
undecim-refusal-build-none-left = このターンの入植・発展はもう残っていません。

## the red moon

undecim-refusal-shift-limit = その個数は動かせません（取り除く：{ $remove }個まで、乗せる：{ $place }個まで）。
undecim-refusal-shift-one-direction = 乗せるか取り除くか、どちらか一方です。
undecim-refusal-shift-remove-only = このカードではカウンターを取り除くことしかできません。
undecim-refusal-shift-empty = 赤い月の上にその数のカウンターはありません（残り{ $count }個）。
undecim-refusal-shift-full = 赤い月に乗せられるのは{ $most }個までです。
undecim-refusal-die-values = ダイスの出目は1か{ $rule-die-faces }にしかできません。
undecim-refusal-die-six-only = このカードではダイスの出目を{ $rule-die-faces }にしかできません。
undecim-refusal-enemy-no-moon = 敵でVPを得られるのは赤い月の夜だけです。
undecim-refusal-enemy-one-only = 2枚以上捨てられるのは敵が最も多いプレイヤーだけです。
undecim-refusal-enemy-not-enough = そんなに敵を持っていません（所持{ $count }枚）。
