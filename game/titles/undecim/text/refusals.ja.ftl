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
undecim-refusal-action-already-chosen = このラウンドのアクションカードはもう公開されています（{ $cards }）。
undecim-refusal-action-not-yet = { $card }はまだ出せません。アクションカードは、全員がボーナスリソースを置いた後に選びます。
undecim-refusal-mulligan-resource = マリガンで交換できるのはアクションカードだけです。{ $card }はリソースカードです。
undecim-refusal-mulligan-used = マリガンは1人1回、1枚だけです。あなたの番は終わり、今は{ $next_seat }が決めています。
undecim-refusal-mulligan-over = { $opt-mulligan ->
    [true] { $card }は交換できません。交換（マリガン）は最初のラウンドの前だけです。
   *[other] { $card }は交換できません。このゲームでは場のカードとの交換（マリガン）をしません。
 }
undecim-refusal-take-own = { $card }は、このラウンドに自分が出したので取れません。
undecim-refusal-take-hidden = { $count ->
    [0] 裏向きのアクションカードは取れません。
   *[other] 裏向きのアクションカード{ $count }枚は取れません。場の表向きのカードから選んでください。
 }
undecim-refusal-take-not-in-field = { $card }は場にありません。場の表向きのカードを選んでください。
undecim-refusal-take-order = アクション番号の小さい順に取ります。今は{ $next_seat }が取る番です。
undecim-refusal-take-last-round = 第{ $round }ラウンドは最終ラウンドなので、アクションカードを取りません。
undecim-refusal-take-later = { $card }はまだ取れません。場のアクションカードは、全員のアクションが終わってから取ります。

## gaining

undecim-refusal-side-not-on-card = { $card }に{ $side }の面はありません。
undecim-refusal-side-not-allowed = この効果で獲得できるのは{ $kind }だけです。{ $side }は獲得できません。
undecim-refusal-gain-limit = { $most ->
    [0] { $action }での獲得は終わりました。これ以上は獲得できません。
   *[other] { $action }で獲得できるのは{ $most }枚までで、その手順は終わりました。
 }
undecim-refusal-gain-not-yet = { $action }の獲得はこれからです。先に前の手順を済ませてください。
undecim-refusal-gain-over = あなたのアクション（{ $cards }）は終わったので、このラウンドはもう獲得できません。
undecim-refusal-gain-wrong-source = { $origin ->
    [hand] { $card }は手札のカードではありません。この効果で獲得できるのは手札からだけです。
    [replay] { $card }は手札のカードではありません。捨てた敵の代わりに獲得できるのは手札からだけです。
    [revealed] { $card }は公開されたカードではありません。この効果で獲得できるのは公開されたカードだけです。
    [bonus] { $card }はボーナスリソースではありません。引いたカードを置いてください。
   *[other] { $card }は引いたカードではありません。引いたカードを置いてください。
 }
undecim-refusal-must-place-drawn = 先に、山札から引いたカードをすべて置いてください（残り{ $count }枚：{ $cards }）。
undecim-refusal-cannot-turn = { $count ->
    [0] { $card }の上下は変えられません。このゲームには手元のカードの上下を変える効果がありません。
   *[other] { $card }の上下は変えられません。変えられるのは{ $cards }の効果だけです。
 }
undecim-refusal-flip-not-loose = { $card }の上下は変えられません。変えられるのは、自分の手元にある、入植地にも版図にもなっていないカードだけです。
undecim-refusal-flip-twice = { $card }の上下はもう変えました。この効果では1枚につき1回だけです。
undecim-refusal-replay-limit = 捨てた敵と同じ枚数（{ $count }枚）までしか獲得できません。
undecim-refusal-card-not-loose = { $annexed ->
    [1] { $card }は版図の一部なので使えません。
   *[0] { $card }はあなたの手元にありません。
 }

## red texts

undecim-refusal-red-self = { $action }の赤文字の対象は他のプレイヤーです。
undecim-refusal-red-no-target = { $victim_seat }には、{ $action }で奪えるカードがありません。
undecim-refusal-red-wrong-kind = { $way ->
    [give] この赤文字の効果で渡すのは{ $kinds }です。{ $side }は渡せません。
    [discard] この赤文字の効果で捨てるのは{ $kinds }です。{ $side }は捨てられません。
   *[take] この赤文字の効果で奪えるのは{ $kinds }だけです。{ $side }は奪えません。
 }
undecim-refusal-red-fresh = { $card }はこのラウンドにアクションで得たので{ $way ->
    [give] 渡せません
    [discard] 赤文字の効果で捨てることはできません
   *[take] 奪えません
 }。
undecim-refusal-red-settled = { $card }は入植地のカードなので{ $way ->
    [give] 渡せません
    [discard] 赤文字の効果で捨てることはできません
   *[take] 奪えません
 }。
undecim-refusal-red-annexed = { $card }は版図の土地なので{ $way ->
    [give] 渡せません
    [discard] 赤文字の効果で捨てることはできません
   *[take] 奪えません
 }。
undecim-refusal-red-not-there = { $card }は{ $owner_seat }の手元にありません。
undecim-refusal-red-giver-chooses = { $action }：どの土地を渡すかは、渡すプレイヤーが選びます。
undecim-refusal-red-forced = 先に{ $action }の赤文字です。対象がある限り必ず行います。
undecim-refusal-red-none-takes = { $card }は奪えません。他のプレイヤーのカードを奪えるのは、赤文字の効果を行う時だけです。
undecim-refusal-red-none-asks = { $card }は渡せません。カードを渡すのは、他のプレイヤーの赤文字の効果で求められた時だけです。
undecim-refusal-discard-not-asked = { $card }は捨てられません。今は捨て札にするよう求められていません。

## gold lines

undecim-refusal-gold-none = 手元に、{ $action }の金の効果に使える金がありません。
undecim-refusal-gold-too-late = { $paid ->
    [1] { $action }の金の効果はもう使っています。
   *[0] { $action }の金の効果は、効果を始める前に決めるものです。もう始まっています。
 }
undecim-refusal-gold-no-line = { $opt-gold-boost ->
    [off] このゲームでは金の効果を使いません。
   *[other] { $action }に金の効果はありません。
 }
undecim-refusal-gold-not-gold = 金の効果に使えるのは金だけです。{ $card }は{ $side }の面が上です。
undecim-refusal-gold-not-begun = 金の効果は、自分のアクションカードを始める時に使います。{ $card }は今、あなたが行うカードではありません。
undecim-refusal-gold-other-card = 金の効果を使えるのは、今行っている{ $action }だけです。{ $card }には使えません。

## settling and developing

undecim-refusal-settle-count = 入植は同じ資源{ $rule-settle-least }〜{ $rule-settle-most }枚か、異なる資源{ $rule-settle-different }枚です。
undecim-refusal-settle-mixed3 = 異なる資源での入植は{ $rule-settle-different }枚だけです。次の1枚からは発展で加えます。
undecim-refusal-settle-gold = 金は入植に使えません。発展にだけ使えます。
undecim-refusal-settle-not-resource = 資源の面が上のカードだけ入植に使えます。{ $side }は資源ではありません。
undecim-refusal-settle-not-loose = { $card }はすでに入植地の一部です。
undecim-refusal-develop-same = この入植地（{ $sides }）には同じ資源か金しか加えられません。{ $side }は加えられません。
undecim-refusal-develop-duplicate = この入植地（{ $sides }）には{ $side }がすでにあります。加えられるのは、まだない資源か金です。
undecim-refusal-develop-kind = 土地や敵（{ $side }）では発展できません。
undecim-refusal-develop-one-card = 1回の発展で加えられるのは{ $most }枚です。
undecim-refusal-develop-limit = 1回の発展で加えられるのは{ $most }枚までです。
undecim-refusal-develop-foreign = それは{ $owner_seat }の入植地です。発展できるのは自分の入植地だけです。
undecim-refusal-develop-no-settlement = { $card }から始まる入植地はありません。
undecim-refusal-develop-only = { $action }でできるのは発展だけです。入植はできません。
undecim-refusal-develop-one-place = この効果の発展は、すべて同じ入植地（{ $sides }）に行います。
undecim-refusal-build-none-left = このターンの入植・発展はもう残っていません。
undecim-refusal-build-later = { $action }の入植・発展はこの後です。先に今の手順を済ませてください。
undecim-refusal-build-no-card = 入植・発展は、自分のアクションカードの効果の後に行います。このラウンドのカードはまだ公開されていません。

## the red moon

undecim-refusal-shift-limit = その個数は動かせません（取り除く：{ $remove }個まで、乗せる：{ $place }個まで）。
undecim-refusal-shift-one-direction = { $action }では、乗せるか取り除くか、どちらか一方を1回だけです。その手順は終わりました。
undecim-refusal-shift-remove-only = { $action }では、カウンターを取り除くことしかできません（{ $remove }個まで）。
undecim-refusal-shift-empty = 赤い月の上にその数のカウンターはありません（残り{ $count }個）。
undecim-refusal-shift-full = 赤い月に乗せられるのは{ $most }個までです。
undecim-refusal-die-values = { $action }では、ダイスの出目を1か{ $rule-die-faces }にしかできません。
undecim-refusal-die-six-only = { $action }では、ダイスの出目を{ $rule-die-faces }にしかできません。
undecim-refusal-enemy-no-moon = 敵でVPを得られるのは赤い月の夜だけです。
undecim-refusal-enemy-one-only = { $most }枚より多く捨てられるのは、敵が最も多い（{ $enemies }枚）プレイヤーだけです。
undecim-refusal-enemy-not-enough = そんなに敵を持っていません（所持{ $count }枚）。
