# what the coach of a first game says: the kind of the moment, and its question

anno1701-coach-choose-side = **準備**：どちらの島を使いますか。
anno1701-coach-assign-layout = **準備**：島の並びを決めます。ヴィレッジセンターの上下は地形カードです。
anno1701-coach-choose-first-pile = **準備**：最初の3枚をどちらの山から引きますか。
anno1701-coach-roll = **ダイス**：振りましょう。同じ数字の地形で資源が増えます。
anno1701-coach-production = **産出**：どの地形に置きますか。次に建てたいものから考えます。
anno1701-coach-guild = **ギルド**：好きな資源を1つ。いま足りないものを選びます。
anno1701-coach-harbour = **港**：余った資源を、足りない資源に替えますか。
anno1701-coach-lodge = **ロッジ**：使いにくい手札を、同じ数字の山の一番上と替えますか。
anno1701-coach-pay = **支払い**：どちらの村から出しますか。ゴールドの偏りに気を付けます。
anno1701-coach-place = **受け取り**：どちらの村に置きますか。少ないほうの村も見ましょう。
anno1701-coach-queen = **女王**：好きな資源を1つ。次に建てるものから考えます。
anno1701-coach-diplomacy = **外交**：1ゴールドと資源1つを、一度だけ替えますか。
anno1701-coach-privilege = **商業特権**：相手の資源を1つ奪えます。どれにしますか。
anno1701-coach-hunt = **海賊行為**：{ $opt-pirates-hunt-source ->
    [opponent] 相手の資源を1つ奪えます。どれにしますか。
   *[bank] 銀行から好きな資源を1つ。どれにしますか。
}
anno1701-coach-actions = **行動**：好きな順に何度でも。{ $can-build ->
    [true] { $can-upgrade ->
        [true] まずは建てるか、住民を育てるか。
       *[false] まずは何を建てましょう。
    }
   *[false] { $can-upgrade ->
        [true] だれを上の位に育てましょう。
       *[false] 次に建てるための備えを考えます。
    }
}
anno1701-coach-respond = **申し出**：受けますか。相手が次に何を建てるかも考えます。
anno1701-coach-theatre = **劇場**：{ $rule-theatre }ゴールドで、相手のカードを打ち消しますか。
anno1701-coach-inventor = **発明家**：好きな資源を選びます。いま足りないものは何でしょう。
anno1701-coach-poison = **毒薬師**：失う資源を{ $rule-poison }つ選びます。使う予定のないものから。
anno1701-coach-spy = **スパイ**：相手の手札から1枚取れます。どれにしますか。
anno1701-coach-final = **最終**：{ $can-start-voyage ->
    [true] 航海に出るか、手札をととのえるか、ここで終えるか。
   *[false] 手札をととのえるか、ここで終えるか。
}
anno1701-coach-refill = **補充**：{ $can-search-pile ->
    [true] そのまま引くか、{ $rule-search }ゴールドで選ぶか。
   *[false] どの山札から引きますか。ここでやめてもかまいません。
}
anno1701-coach-exchange = **交換**：{ $can-search-pile ->
    [true] 代わりの1枚を引くか、{ $rule-search }ゴールドで選ぶか。
   *[false] 代わりの1枚を、どの山札から引きますか。
}
anno1701-coach-search = **山札**：1枚選んで手札に。次に建てられるものを探します。
anno1701-coach-sail-first = **航海**：最初のカードをめくりましょう。
anno1701-coach-sail = **航海**：先へ進むか、無事に帰るか。右の見通しも見ましょう。
anno1701-coach-pirates = **海賊**：ゴールドを払うか、戦うか。大砲の数が頼りです。
anno1701-coach-luxury = **戦利品**：ラム酒とタバコのどちらにしますか。
anno1701-coach-trader = **商人**：買いますか。住民に要るものを見比べます。
anno1701-coach-flotsam = **漂流物**：好きな資源を1つ選びます。
