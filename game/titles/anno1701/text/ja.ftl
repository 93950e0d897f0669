# 紀元1701：断りの言葉、問い、できごと

## ゲーム

anno1701-tagline = 島の両岸で、ふたつの開拓地が女王の名誉ポイントを競う。

## フェイズ

anno1701-phase-setup = ゲームの準備
anno1701-phase-dice = ダイスフェイズ
anno1701-phase-action = アクションフェイズ
anno1701-phase-final = 最終フェイズ
anno1701-phase-voyage = 航海
anno1701-phase-over = 終了
anno1701-part-turn = ターン{ $number }：{ $seat }
anno1701-part-dice = ダイスフェイズ
anno1701-part-action = アクションフェイズ
anno1701-part-final = 最終フェイズ

## 問い

anno1701-prompt-choose-side = ライオンとドラゴンのどちらにしますか。
anno1701-prompt-assign-layout = 10枚の外側のカードを並べてください。ヴィレッジセンターの上下は地形カードです。
anno1701-prompt-choose-first-pile = 最初の3枚を引くIの山を選んでください。
anno1701-prompt-roll = ダイスを振ってください。
anno1701-prompt-production = どの地形を増やしますか。
anno1701-prompt-guild = ギルド：好きな資源を1つ選んでください。
anno1701-prompt-harbour = 港：資源を1つ、別の資源に交換できます。
anno1701-prompt-lodge = ロッジ：手札を1枚、同じ数字の山の一番上と入れ替えられます。
anno1701-prompt-pay = { $n }ゴールドを支払います（{ $n1 }）。どちらのヴィレッジセンターから出しますか。
anno1701-prompt-place = { $n }ゴールドを受け取ります。どちらのヴィレッジセンターに置きますか。
anno1701-prompt-queen = 女王：好きな資源を1つ選んでください。
anno1701-prompt-diplomacy = 外交：1ゴールドと資源1つを交換できます。
anno1701-prompt-privilege = 商業特権：相手から資源を1つ奪えます。
anno1701-prompt-hunt = 海賊行為：{ $opt-pirates-hunt-source ->
    [opponent] 相手から資源を1つ奪えます。
   *[bank] 好きな資源を1つ得られます。
}
anno1701-prompt-actions = 好きな順番で、何度でも行動できます。
anno1701-prompt-respond = 相手の申し出を受けますか。
anno1701-prompt-theatre = 劇場：{ $rule-theatre }ゴールドで相手のカードを打ち消せます。
anno1701-prompt-inventor = 発明家：好きな資源を選んでください。
anno1701-prompt-poison = 毒薬師：失う資源を{ $rule-poison }つ選んでください。
anno1701-prompt-spy = スパイ：相手の手札から1枚取れます。
anno1701-prompt-final = 航海に出るか、手札を補充・交換するか、ターンを終えます。
anno1701-prompt-refill = カードを引くか、{ $rule-search }ゴールドで山札から選ぶか、補充をやめます。
anno1701-prompt-exchange = 代わりの1枚を引くか、{ $rule-search }ゴールドで山札から選びます。
anno1701-prompt-search = 山札から1枚選んでください。残りの順番は変わりません。
anno1701-prompt-sail-first = 最初の航海カードをめくってください。
anno1701-prompt-sail = 次の航海カードをめくるか、航海を終えます。
anno1701-prompt-pirates = ゴールドを支払うか、戦います。
anno1701-prompt-luxury = ラム酒とタバコのどちらにしますか。
anno1701-prompt-trader = 交易できます。
anno1701-prompt-flotsam = 漂流物から好きな資源を1つ選んでください。

## 行動

anno1701-action-choose-side = 陣営を選ぶ
anno1701-action-assign-layout = カードを配置する
anno1701-action-choose-first-pile = 最初の山を選ぶ
anno1701-action-roll-dice = ダイスを振る
anno1701-action-choose-production-target = 増やす地形を選ぶ
anno1701-action-guild-choose = 資源を選ぶ
anno1701-action-harbour-exchange = 資源を交換する
anno1701-action-harbour-skip = 交換しない
anno1701-action-lodge-swap = 手札を入れ替える
anno1701-action-lodge-skip = 入れ替えない
anno1701-action-pay-gold = ゴールドを支払う
anno1701-action-place-gold = ゴールドを受け取る
anno1701-action-queen-choose = 資源を選ぶ
anno1701-action-diplomacy = 外交
anno1701-action-diplomacy-skip = 交換しない
anno1701-action-privilege-take = 資源を奪う
anno1701-action-privilege-skip = 奪わない
anno1701-action-hunt-take = 資源を得る
anno1701-action-hunt-skip = 得ない
anno1701-action-build = 建設する
anno1701-action-upgrade = 住民をアップグレードする
anno1701-action-repair-ship = 船の状態を改善する
anno1701-action-play-action = アクションカードをプレイする
anno1701-action-bank-trade = 銀行とトレードする
anno1701-action-offer-trade = 相手プレイヤーとトレードする
anno1701-action-respond-trade = 申し出に答える
anno1701-action-rearrange-building = 建築物の場所を変える
anno1701-action-end-action-phase = アクションフェイズを終える
anno1701-action-theatre-cancel = 劇場で効果を打ち消す
anno1701-action-theatre-decline = 打ち消さない
anno1701-action-inventor-choose = 資源を選ぶ
anno1701-action-poison-choose = 失う資源を選ぶ
anno1701-action-spy-take = カードを取る
anno1701-action-spy-decline = 取らない
anno1701-action-start-voyage = 航海を行う
anno1701-action-begin-refill = 補充を始める
anno1701-action-exchange-card = カードを交換する
anno1701-action-end-turn = ターンを終える
anno1701-action-draw-card = カードを補充する
anno1701-action-search-pile = { $rule-search }ゴールドで山札から選ぶ
anno1701-action-take-from-pile = カードを選ぶ
anno1701-action-stop-drawing = 補充をやめる
anno1701-action-reveal-voyage-card = 航海カードをめくる
anno1701-action-end-voyage = 航海を終える
anno1701-action-pay-tribute = ゴールドを支払う
anno1701-action-fight = 戦う
anno1701-action-choose-luxury = 選ぶ
anno1701-action-buy-at-sea = 交易する
anno1701-action-decline-offer = 交易しない
anno1701-action-flotsam-choose = 資源を選ぶ

## 断り

anno1701-refusal-not-your-turn = あなたの手番ではありません。
anno1701-refusal-wrong-phase = { $wanted ->
    [unasked] いまはその選択をするときではありません（{ $phase }）。
   *[other] それは{ $wanted }に行います。いまは{ $phase }です。
}
anno1701-refusal-decision-open = 先に答えが要ります：{ $asked }。
anno1701-refusal-game-over = ゲームは終了しています。
anno1701-refusal-unknown-action = そのような行動はありません。
anno1701-refusal-bad-argument = 何を指しているのか分かりません。
anno1701-refusal-would-ruin = 両方のヴィレッジセンターが混乱し敗北します。確認してください。
anno1701-refusal-bad-gold-split = { $why ->
    [absent] { $centre }にあるのは{ $held }ゴールドだけです。
    [full] { $centre }には{ $held }ゴールドあり、置ききれません。1つのヴィレッジセンターに{ $rule-centre }ゴールドまでです。
    [chaos] { $centre }は混乱中です。最初の1ゴールドはそこに置きます。
   *[sum] 選んだゴールドの合計が{ $gold }になりません。
}
anno1701-refusal-only-coins = これはヴィレッジセンターのゴールドでしか支払えません。
anno1701-refusal-only-wood = 船の改善に使えるのは木だけです。
anno1701-refusal-not-an-inhabitant = { $rank }は、自分の住民カードの上に重ねます。
anno1701-refusal-already-rolled = このターンはすでに振りました。
anno1701-refusal-not-in-hand = { $card }は手札にありません。
anno1701-refusal-not-a-building = { $card }はアクションカードです。建設できません。
anno1701-refusal-not-an-action-card = { $card }は建築物です。アクションフェイズで建設します。
anno1701-refusal-cannot-afford = { $missing }が足りません。
anno1701-refusal-site-taken = そこにはすでに{ $building }があります。
anno1701-refusal-not-a-site = 建築物は住民の上下2枚までの場所に置きます。
anno1701-refusal-not-your-side = 自分の開拓地に建ててください。
anno1701-refusal-one-fire-station = 消防署は1つしか建てられません。
anno1701-refusal-bad-goods-choice = 選んだものが、必要なもの（{ $due }）と合いません。
anno1701-refusal-top-level = 商人はこれ以上アップグレードできません。
anno1701-refusal-skip-level = 住民は順番にしかアップグレードできません。次は{ $rank }です。
anno1701-refusal-pile-empty = カードが残っていません：{ $pile }。
anno1701-refusal-ship-perfect = 船はすでにIVです。
anno1701-refusal-no-wood = 船の改善には木が{ $rule-repair }つ要りますが、森に木がありません。
anno1701-refusal-leader-at-sea-only = { $card }は航海に出るときに出します。
anno1701-refusal-no-church = { $card }はチャペルと教会でゴールドを得ますが、どちらもありません。
anno1701-refusal-no-room-at-all = { $card }で資源を得ても、空きのある地形がありません。
anno1701-refusal-rival-too-low = { $card }は市民か商人のいる相手に使います。相手にはまだいません。
anno1701-refusal-rival-no-cards = { $card }に見せる手札が相手にありません。
anno1701-refusal-not-in-rival-hand = { $card }は相手の手札にありません。
anno1701-refusal-need-three-same = { $why ->
    [short] 銀行には同じものを{ $rule-rate }つ渡します。{ $good }は{ $held }つしかありません。
    [mixed] 銀行には同じものを{ $rule-rate }つ渡します。種類が混ざっています：{ $good }。
   *[count] 銀行に渡すのは同じものちょうど{ $rule-rate }つです。選んだのは{ $held }つです：{ $good }。
}
anno1701-refusal-no-luxury-trade = ラム酒とタバコはトレードできません。
anno1701-refusal-same-kind = { $good }を渡して{ $good }を受け取ることはできません。
anno1701-refusal-landscape-full = { $room ->
    [0] { $gain ->
        [1] { $landscape }にはすでに{ $rule-goods }つあります。
       *[other] { $good }を{ $gain }つ置く空きがありません。すでに{ $rule-goods }つずつあります。
    }
   *[other] { $good }を{ $gain }つ置く空きがありません。あと{ $room }つまでです。
}
anno1701-refusal-landscape-blocked = { $opt-chaos-blocks ->
    [dice_only] 隣のヴィレッジセンターが混乱中のため、ダイスで{ $landscape }は増えません。
   *[all_gains] 隣のヴィレッジセンターが混乱中（または混乱する）ため、{ $landscape }は増やせません。
}
anno1701-refusal-landscape-empty = { $landscape }には資源がありません。
anno1701-refusal-gold-full = { $gain ->
    [1] すでに{ $held }ゴールドあります。合わせて{ $rule-gold }までしか持てません。
   *[other] いま{ $held }ゴールドあり、あと{ $gain }ゴールドは持てません。合わせて{ $rule-gold }までです。
}
anno1701-refusal-empty-side = { $side ->
    [give] 渡すものがまだありません。申し出では、渡すものと受け取るものの両方を決めます。
    [take] 受け取るものがまだありません。申し出では、渡すものと受け取るものの両方を決めます。
   *[both] 申し出が空です。渡すものと受け取るものの両方を決めます。
}
anno1701-refusal-rival-cannot-pay = 相手は{ $missing }が足りません。
anno1701-refusal-rival-no-room = 相手には置く空きがありません：{ $thing }。
anno1701-refusal-same-good = { $good }を{ $good }と交換することはできません。別の資源を選んでください。
anno1701-refusal-wrong-era-pile = { $card }は同じローマ数字の山の下に入れます：{ $pile }。
anno1701-refusal-nothing-there = 相手の{ $landscape }には資源がありません。
anno1701-refusal-ship-too-weak = { $state ->
    [0] 船が酷い損傷を受けています。航海にはIII以上が必要です。
    [1] 船の状態はIです。航海にはIII以上が必要です。
   *[2] 船の状態はIIです。航海にはIII以上が必要です。
}
anno1701-refusal-not-a-leader = 航海に出せるのは手札の船長か司令官だけです（{ $card }は出せません）。
anno1701-refusal-one-leader = 航海に出せるのは、船長か司令官のどちらか1枚だけです：{ $card }。
anno1701-refusal-hand-full = 手札が{ $rule-hand }枚あるので補充できません。交換はできます。
anno1701-refusal-era-closed-1 = 入植者がいる間はIIの山から補充します。
anno1701-refusal-era-closed-2 = IIの山には入植者が必要です。
anno1701-refusal-era-closed-3 = IIIの山には市民が必要です。
anno1701-refusal-not-in-pile = { $card }はこの山札にありません。
anno1701-refusal-no-gold = { $gold }ゴールドかかりますが、{ $centre }にはありません。
anno1701-refusal-draw-instead = 手札は{ $count }枚です。{ $rule-hand }枚未満なので、交換でなく補充してください。
anno1701-refusal-one-exchange = 交換は1枚だけです。
anno1701-refusal-one-final-action = 航海か補充のどちらか一方です。
anno1701-refusal-cannot-pay-tribute = 海賊は{ $gold }ゴールドを求めていますが、{ $held }ゴールドしかありません。戦ってください。
anno1701-refusal-must-fight = 包囲された自由貿易者に通行料はありません。必ず戦います。
anno1701-refusal-warehouse-full = 倉庫はすでに{ $rule-warehouse }つでいっぱいです（{ $luxury }）。
anno1701-refusal-offer-used-up = この船で買えるのはここまでです：{ $thing }、{ $times }回。
anno1701-refusal-not-offered = ここでは{ $thing }を売っていません。
anno1701-refusal-first-card = 少なくとも1枚めくってください。
anno1701-refusal-speed-used = 船のスピード分の{ $speed }枚をめくり終えました。
anno1701-refusal-at-sea = 航海中は他の行動ができません。
anno1701-refusal-no-theatre = 劇場がありません。
anno1701-refusal-not-hostile = 自分に対するカードだけ打ち消せます。
anno1701-refusal-not-your-building = 自分の建築物だけ動かせます（{ $card }）。
anno1701-refusal-first-pile-era-1 = Iの山のどちらかを選んでください。
anno1701-refusal-layout-incomplete = すべてのカードを別々の場所に置いてください。場所のないもの：{ $card }。
anno1701-refusal-layout-needs-landscapes = ヴィレッジセンターの上下には地形カードだけを置きます（{ $card }は置けません）。

## 注意

anno1701-caution-gold-would-be-lost = { $rule-gold }ゴールドを超える{ $gold }ゴールドは失われます。
anno1701-caution-good-would-be-lost = 置く場所がなく、一部が失われます。

## イベント：ゲームの準備

anno1701-event-sides = { $lion_seat }がライオン、{ $dragon_seat }がドラゴンになりました。
anno1701-event-first-rolled = { $seat }が{ $high }対{ $low }で先行プレイヤーになりました。
anno1701-event-laid-out = { $seat }が外側のカードを並べました：{ $cards }。
anno1701-event-first-cards = { $seat }が{ $pile }から3枚引きました。
anno1701-event-first-cards-private = { $seat }が{ $pile }から引きました：{ $cards }。

## イベント：ターンとダイス

anno1701-event-turn-begins = ターン{ $number }：{ $seat }
anno1701-event-dice-begins = { $seat }のダイスフェイズです。
anno1701-event-action-begins = { $seat }のアクションフェイズです。
anno1701-event-final-begins = { $seat }の最終フェイズです。
anno1701-event-rolled = { $seat }が振った結果：数字は{ $number }、イベントは{ $face }。
anno1701-event-harvest = { $seat }の獲得：{ $landscapes }。
anno1701-event-ship-rose = { $seat }の帆船が{ $state ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}になりました。
anno1701-event-worked = { $seat }の{ $building }により、{ $landscape }が1増えました。
anno1701-event-harbour-used = { $seat }が{ $building }で{ $give }の資源を{ $take }の資源に交換しました。
anno1701-event-lodge-used = { $seat }が{ $building }で{ $pile }と手札を1枚入れ替えました。
anno1701-event-lodge-used-private = { $seat }が{ $building }で{ $card }を{ $pile }に戻し、{ $new }を引きました。
anno1701-event-queen-frowned = { $seat }には不満な市民が多く、女王からの贈り物はありません。
anno1701-event-queen-gave = { $seat }が女王から資源を受け取りました：{ $landscape }。
anno1701-event-taxed = { $seat }の税収は{ $gold }ゴールドです。
anno1701-event-coins-placed = { $seat }が左に{ $left }ゴールド、右に{ $right }ゴールド置きました。
anno1701-event-fire-spared = { $seat }は消防署のおかげで火事を免れました。
anno1701-event-fire-paid = { $seat }が火事で{ $gold }ゴールドを失いました。
anno1701-event-diplomacy-bought = { $seat }が外交で1ゴールドを資源に替えました：{ $landscape }。
anno1701-event-diplomacy-sold = { $seat }が外交で資源を1ゴールドに替えました：{ $landscape }。
anno1701-event-privilege-taken = { $seat }が商業特権で{ $rival_seat }から{ $good }を1つ奪いました。
anno1701-event-hunted = { $seat }が海賊行為で資源を1つ得ました：{ $landscape }。
anno1701-event-chaos = { $seat }の{ $centre }が混乱に陥りました。
anno1701-event-calmed = { $seat }の{ $centre }の混乱がおさまりました。

## イベント：アクションフェイズ

anno1701-event-built = { $seat }が{ $building }を建てました（{ $site }）。
anno1701-event-building-gold = { $seat }が建設で{ $gold }ゴールドを得ました。
anno1701-event-token-taken = { $seat }が{ $token }を受け取りました。
anno1701-event-token-aside = { $token }は脇に置かれました。
anno1701-event-risen = { $seat }の住民が{ $rank }になりました（名誉ポイント{ $favour }）。
anno1701-event-repaired = { $seat }が木{ $rule-repair }つで帆船を{ $state ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}にしました。
anno1701-event-bank-traded = { $seat }が銀行で{ $give }{ $rule-rate }つを{ $take }に替えました。
anno1701-event-offered = { $seat }が{ $rival_seat }に持ちかけました：{ $give }を出して{ $take }を求めます。
anno1701-event-offer-accepted = { $seat }が{ $actor_seat }の申し出を受けました：{ $give }と{ $take }を交換。
anno1701-event-offer-refused = { $seat }が申し出を断りました。
anno1701-event-moved = { $seat }が{ $building }を移しました（{ $site }）。

## イベント：アクションカード

anno1701-event-played = { $seat }が{ $card }を使いました。
anno1701-event-cancelled = { $seat }が劇場で{ $card }を打ち消しました。
anno1701-event-bishop = { $seat }が神官で{ $gold }ゴールドを得ます。
anno1701-event-invented = { $seat }が発明家で資源を得ました：{ $landscape }。
anno1701-event-gold-lost = { $seat }が{ $why }により{ $gold }ゴールドを失いました。
anno1701-event-pickpocket-gain = { $seat }がスリで{ $gold }ゴールドを得ます。
anno1701-event-poisoned = { $seat }が毒薬師により資源を失いました：{ $count ->
    [0] なし
   *[other] { $goods }
}。
anno1701-event-spied = { $seat }が{ $rival_seat }の手札を見ました。
anno1701-event-spied-private = { $seat }が{ $rival_seat }の手札を見ました：{ $cards }。
anno1701-event-spy-took = { $seat }が{ $rival_seat }の手札から1枚取りました。
anno1701-event-spy-took-private = { $seat }が{ $rival_seat }の手札から{ $card }を取りました。
anno1701-event-spy-left = { $seat }のスパイは何も取りませんでした。

## イベント：最終フェイズ

anno1701-event-drew = { $seat }が{ $pile }から1枚引きました。
anno1701-event-drew-private = { $seat }が{ $pile }から{ $card }を引きました。
anno1701-event-searched = { $seat }が{ $rule-search }ゴールドで{ $pile }を見ました（{ $count }枚）。
anno1701-event-searched-private = { $seat }が{ $rule-search }ゴールドで{ $pile }を見ました（{ $count }枚）：{ $cards }。
anno1701-event-took = { $seat }が{ $pile }から1枚選びました。
anno1701-event-took-private = { $seat }が{ $pile }から{ $card }を選びました。
anno1701-event-returned = { $seat }が手札を1枚{ $pile }の下に入れました。
anno1701-event-returned-private = { $seat }が{ $card }を{ $pile }の下に入れました。
anno1701-event-stopped-drawing = { $seat }は補充をやめました（手札{ $count }枚）。

## イベント：航海

anno1701-event-led = { $seat }の航海を{ $card }が率います。
anno1701-event-sailed = { $seat }が出航しました。船のスピード{ $speed }、戦力{ $strength }。
anno1701-event-revealed = { $seat }が{ $speed }枚中{ $number }枚目の航海カードをめくりました：{ $card }。
anno1701-event-tribute-paid = { $seat }が海賊に{ $gold }ゴールドを支払いました。
anno1701-event-fought = { $seat }のダイスは{ $die }で合計{ $total }、{ $card }は{ $pirate_die }で合計{ $pirate_total }。
anno1701-event-fight-won = { $seat }が{ $card }に勝ちました。
anno1701-event-fight-lost = { $seat }が{ $card }に負けました。
anno1701-event-sea-gold = { $seat }が海で{ $gold }ゴールドを得ます。
anno1701-event-luxury-gained = { $seat }が{ $luxury }を1つ得ました。
anno1701-event-luxury-lost = { $seat }の倉庫がいっぱいで、{ $luxury }は失われました。
anno1701-event-warehouses-full = { $seat }の倉庫はどちらもいっぱいで、何も得られません。
anno1701-event-bought = { $seat }が{ $gold }ゴールドで買いました：{ $thing }。
anno1701-event-ship-damaged = { $seat }の帆船の状態が{ $states }落ち、{ $state ->
    [1] I
    [2] II
    [3] III
   *[4] IV
}になりました。
anno1701-event-wrecked = { $seat }の帆船は酷い損傷を受け、裏返されました。
anno1701-event-storm-passed = { $seat }はトルネードを振り切りました（{ $speed }対{ $rival }）。
anno1701-event-rescue-late = { $seat }は救出に間に合いませんでした（{ $speed }対{ $rival }）。
anno1701-event-flotsam-rolled = { $seat }が漂流物のために振った目は{ $die }です。
anno1701-event-washed-up = { $seat }が漂流物から資源を得ました：{ $landscape }。
anno1701-event-washed-away = { $seat }には置く場所がなく、漂流物は流されました。
anno1701-event-came-home = { $seat }の航海が{ $count }枚で終わりました（{ $why }）。

## イベント：終わり

anno1701-event-won = { $seat }の勝利です（{ $ending }、名誉ポイント{ $favour }）。{ $loser_seat }の敗北。
anno1701-event-drawn = 両者が同時に混乱に陥り、名誉ポイント{ $favour }で引き分けました。

## 名誉ポイント

anno1701-source-settler = 入植者（{ $count }人 × { $marks }）
anno1701-source-citizen = 市民（{ $count }人 × { $marks }）
anno1701-source-merchant = 商人（{ $count }人 × { $marks }）
anno1701-tally-settler = 入植者
anno1701-tally-citizen = 市民
anno1701-tally-merchant = 商人
anno1701-source-gold = 残り{ $gold }ゴールド、商人{ $merchants }人

## 選択肢

anno1701-option-sides = ライオンとドラゴンの決め方
anno1701-option-sides-why = ランダムに配るか、席1の人が選びます。両陣営の出目は鏡写しで、有利不利はありません。
anno1701-option-first-player = 先行プレイヤーの決め方
anno1701-option-first-player-why = 数字ダイスで決めるか、席を指定します。
anno1701-option-free-layout = 自由配置
anno1701-option-free-layout-why = 地形、倉庫、帆船を自由に並べます。混乱したヴィレッジセンターの上下の地形は増えなくなるので、置き場所が大切になります。
anno1701-option-auto-allocation = 自動配分
anno1701-option-auto-allocation-why = どの地形に増やし、どのヴィレッジセンターで支払うかを尋ねません。少ないほうに置き、多いほうから払います。
anno1701-option-settler-cost = 入植者のコスト
anno1701-option-settler-cost-why = 説明書は例では木2と布2、一覧では布2と食料2と言っています。一覧に従います。
anno1701-option-settler-draw = 入植者の補充する山
anno1701-option-settler-draw-why = 入植者がいる間はIIの山だけか、Iの山からも引けるか。
anno1701-option-pirates-hunt-source = 海賊行為の対象
anno1701-option-pirates-hunt-source-why = 説明書は2カ所で「好きな資源を得る」、1カ所で「相手から奪う」と言っています。
anno1701-option-chaos-blocks = 混乱の影響
anno1701-option-chaos-blocks-why = 混乱したヴィレッジセンターの上下の地形は、どこからも増えないか、ダイスでだけ増えないか。
anno1701-preset-first-game = はじめてのゲーム
anno1701-preset-first-game-why = 配分の質問を省いて進みます。
anno1701-preset-own-shore = 自分の岸辺
anno1701-preset-own-shore-why = 陣営を選び、カードを自由に並べます。

## 結末

anno1701-ending-favour-name = 女王に選ばれて
anno1701-ending-favour-text = ターン{ $turn }、{ $seat }の名誉ポイントが{ $favour }に届き、女王はその島を選びました。
anno1701-ending-merchants-name = 商人の町
anno1701-ending-merchants-text = ターン{ $turn }、{ $seat }の2人目の商人が店を開きました。もう誰も開拓地とは呼びません。
anno1701-ending-ruin-name = 両岸の明暗
anno1701-ending-ruin-text = ターン{ $turn }、{ $loser_seat }の最後のゴールドが消え、2つの村がともに混乱。{ $seat }の勝ちです。
anno1701-ending-both-ruined-name = 焼け残り
anno1701-ending-both-ruined-text = ターン{ $turn }、ひとつの火事が両岸の金庫を空にし、名誉ポイントの多い{ $seat }が選ばれました。
anno1701-ending-draw-name = 引き分け
anno1701-ending-draw-text = ターン{ $turn }、同じ火事、同じ名誉ポイント。島は誰のものにもなりませんでした。
