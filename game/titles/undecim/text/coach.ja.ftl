# what the coach of a first game says: the kind of the moment, and its question

undecim-coach-mulligan = **マリガン**：使いにくい札を1枚、場の札と替えますか。
undecim-coach-select = **札の選択**：どの札を伏せますか。番号の小さい札から順に動きます。
undecim-coach-place-bonus = **ボーナス**：どちらの半分を使いますか。このラウンドは赤文字の対象になります。
undecim-coach-place-drawn = **引いた札**：どちらの半分を使いますか。使わない方は数えません。
undecim-coach-place-moon = **版図の力**：どちらの半分を使いますか。使わない方は数えません。
undecim-coach-gain-hand = **獲得**：手札からあと{ $n }枚。まだない種類から考えましょう。
undecim-coach-gain-revealed = **獲得**：公開された札からあと{ $n }枚。残りは捨て札になります。
undecim-coach-gain-replay = **獲得**：捨てた敵の代わりに、手札からあと{ $n }枚獲得できます。
undecim-coach-red-take = **赤文字**：だれの何を奪いますか。このラウンドの獲得札は守られています。
undecim-coach-red-target = **赤文字**：だれから土地をもらいますか。どれを渡すかは相手が選びます。
undecim-coach-red-give = **赤文字**：どの土地を渡しますか。2枚ある種類なら傷が浅くてすみます。
undecim-coach-red-discard = **赤文字**：どれを捨てますか。入植に使わないものから考えましょう。
undecim-coach-gold-line = **金の効果**：効果を強くしますか。始める前に決めます。
undecim-coach-build = **建築**：あと{ $n }回。{ $can-settle ->
    [true] { $can-develop ->
        [true] 新しく入植するか、いまの入植地を育てるか。
       *[false] 新しく入植しますか。
    }
   *[false] { $can-develop ->
        [true] どの入植地を育てますか。
       *[false] 建てられるものがありません。
    }
}
undecim-coach-auto-action = **オートアクション**：{ $can-settle ->
    [true] { $can-develop ->
        [true] 資源を使って、入植か発展を1回行いますか。
       *[false] 資源を使って、入植を1回行いますか。
    }
   *[false] { $can-develop ->
        [true] 資源を使って、発展を1回行いますか。
       *[false] 建てられるものがありません。
    }
}
undecim-coach-develop-one = **発展**：1つの入植地を、あと{ $n }回まで育てられます。
undecim-coach-shift-moon = **赤い月**：夜を早めますか、遅らせますか。カウンターがなくなると夜が来ます。
undecim-coach-set-die = **ムーンダイス**：目を変えますか。すぐに効き、今夜その数だけカウンターが減ります。
undecim-coach-flip = **上下逆**：手元のどの札を上下逆にしますか。
undecim-coach-take = **補充**：次に使う札を1枚取ります。自分が出した札は取れません。
undecim-coach-discard-enemies = **赤い月の夜**：敵を捨てて点にしますか。何枚にするか考えましょう。
