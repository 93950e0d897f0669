# what the coach of a first game says: the kind of the moment, and its question

cultus-coach-choose-enemy = **敵**：だれに挑みますか。発動する効果と、終了時の点が違います。
cultus-coach-choose-difficulty = **難易度**：どの強さで始めますか。最初はやさしめがおすすめです。
cultus-coach-choose-color = **色**：どの色にしますか。働きはどれも同じです。
cultus-coach-choose-character = **人物**：どちらと組みますか。金をためて使う3つの力が違います。
cultus-coach-choose-plan = **計画**：どちらを目指しますか。終わりに、このマスと隣り合わせが点になります。
cultus-coach-place-medal = **メダル**：どのカードに置きますか。閉じると戻り、行動が毎ターン1回増えます。
cultus-coach-place-initial-card = **最初の1枚**：どの向きで置きますか。歩く道と計画の両方を見ましょう。
cultus-coach-choose-corner = **出発点**：どの隅から始めますか。
cultus-coach-start-draw = **開始**：どの山から引きますか。最後の1枚を引くと、下の収入カードが閉じます。
cultus-coach-allocate = **収入**：金の行き先を選びます。費用ボードで10になると記念碑を建てられます。
cultus-coach-actions = **行動**：{ $can-move-pawn ->
    [true] 残り{ $n }回。金をかせぐか、街をととのえるか。
   *[false] 回数は使い切りました。人物の力を使いますか。
}
cultus-coach-income-step = **収入**：2歩のうち、どちらで金を得ますか。
cultus-coach-build-monument = **記念碑**：まわりのアイコンが点になります。どのカードが合いますか。
cultus-coach-move-monument = **記念碑の移動**：どの手札を手放しますか。使い道のないものから選びましょう。
cultus-coach-hand-adjust = **手札**：5枚まで残せます。捨てる1枚につき2点を失います。
cultus-coach-baltasar = **バルタサル**：どの山から引きますか。引き切った山の収入カードは閉じます。
cultus-coach-ruben = **ルーベン**：どの記念碑を中央から離しますか。失う点の少ないものを探します。
cultus-coach-annette = **アネット**：敵の記念碑が中央へ進みます。どこなら損が少ないでしょう。
