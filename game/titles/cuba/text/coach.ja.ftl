# what the coach of a first game says: the kind of the moment, and its question

cuba-coach-setup-sides = **準備**：ボードのどちらの面を使いますか。
cuba-coach-setup-goods = **準備**：何から始めますか。最初に使うカードから考えます。
cuba-coach-delegate = **代理人**：議会へ送るカードを選びます。残りの4枚をこのラウンドに使います。
cuba-coach-turn = **手番**：次にどのカードを使いますか。{ $rule-advanced ->
    [true] 4枚すべてをプレイします。代理人は議会で待ちます。
   *[false] プレイしなかった1枚は議会で票になります。
}
cuba-coach-worker-place = **労働者**：駒をどこに置きますか。同じ行と列のフィールドが働きます。
cuba-coach-worker-harvest = **収穫**：どの農産物フィールドを使いますか。
cuba-coach-trade = **市場**：{ $can-sell ->
    [true] { $can-buy ->
        [true] 何を売り、何を買いますか。1個ごとに値が動きます。
       *[false] 何を売りますか。1個ごとに値が動きます。
    }
   *[false] { $can-buy ->
        [true] 何を買いますか。1個ごとに値が動きます。
       *[false] 無料で何を取りますか。
    }
}
cuba-coach-architect = **建築家**：{ $can-build ->
    [true] 何を建てますか。下のフィールドは使えなくなります。
   *[false] 建てられるものがありません。勝利点を得ますか。
}
cuba-coach-foreman = **監督**：次にどの建物を働かせますか。
cuba-coach-mayor = **市長**：{ $can-load-ship ->
    [true] どの船に積みますか。ドックの番号が大きいほど点になります。
   *[false] 積める品がありません。ペソを得ますか。
}
cuba-coach-bid = **投票**：票に何ペソ出しますか。負けても戻りません。
cuba-coach-rebid = **再投票**：同点です。さらに何ペソ出しますか。
cuba-coach-enact = **法令**：どの2つを通しますか。自分が満たせるものを選びます。
cuba-coach-tax = **税**：{ $n }ペソを払って{ $rule-tax-vp }点を得ますか。
cuba-coach-duty = **物納**：荷を納めて{ $rule-duty-vp }点を得ますか。税も払っていれば、さらに{ $rule-both-vp }点です。
