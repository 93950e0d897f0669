# what the coach of a first game says: the kind of the moment, and its question

signorie-coach-turn-choice = **手番**：どのダイスを取りますか。小さい目は高く、報酬には近づきます。
signorie-coach-main-choice = **行動**：{ $can-main-hire ->
    [true] { $can-main-assignment ->
        [true] { $can-main-signoria ->
            [true] 助手を雇うか、業務を使うか、色の行動をするか。
           *[false] 助手を雇うか、業務を使うか。
        }
       *[false] { $can-main-signoria ->
            [true] 助手を雇うか、色の行動をするか。
           *[false] 助手をどこに雇いますか。
        }
    }
   *[false] { $can-main-assignment ->
        [true] { $can-main-signoria ->
            [true] 業務を使うか、色の行動をするか。
           *[false] どの業務を使いますか。
        }
       *[false] 残るのは色の行動です。
    }
}
signorie-coach-helper-window = **助手**：この列の助手を上から使います。ここで終えることもできます。
signorie-coach-spend-points = **進歩**：残り{ $n }ポイント。{ $can-advance-initiative ->
    [true] { $can-advance-male ->
        [true] 息子を進めるか、次の先手をねらうか。
       *[false] { $can-enter-male ->
            [true] 息子を進めるか、次の先手をねらうか。
           *[false] 次の先手をねらいますか。
        }
    }
   *[false] どの息子を進めますか。
}
signorie-coach-choose-mission = **外交任務**：だれをどの都市へ送りますか。いたスロットの数字が点になります。
signorie-coach-choose-marriage = **結婚**：嫁ぎ先と持参金を選びます。1フロリンで{ $rule-dowry-vp }点です。
signorie-coach-choose-stock-meeple = **人手**：息子と娘のどちらを迎えますか（あと{ $n }）。
signorie-coach-choose-row = **同盟**：どの列に置きますか。3枚そろった列が点になります。
signorie-coach-choose-assignment = **業務**：助手の力で、どの業務を使いますか。
signorie-coach-choose-free-helper = **助手**：無料の助手をどこに置きますか。よく取る色の列が働きます。
signorie-coach-choose-extra-die = **追加**：もう1つ、どのダイスを取りますか。価格はかかりません。
signorie-coach-reward-choice = **報酬**：タイルを取るか、{ $n }フロリンを取るか。
signorie-coach-bride-choice = **花嫁**：息子を結婚させますか。花嫁が増えると子孫も増えます。
signorie-coach-buy-vp-choice = **勝利点**：{ $n }フロリンで{ $n1 }点を買いますか。
