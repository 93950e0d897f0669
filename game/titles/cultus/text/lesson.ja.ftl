# 手ほどき：マツの言葉

## 1 歩いてかせぐ

cultus-lesson-walk = 歩いてかせぐ
cultus-lesson-walk-able = どの道が金になるか、ひと目で分かる
cultus-lesson-walk-1 = 兵舎[barracks]と教会[church]の**収入カード**を押してみてください。
cultus-lesson-walk-1-why = この2つの間を歩くと、金[coin]が入ります。
cultus-lesson-walk-2 = ポーン[pawn]を、すぐ下の兵舎[barracks]へ動かしてください。
cultus-lesson-walk-2-why = 役所[town_hall]と兵舎の収入カードはないので、この1歩はただの道です。
cultus-lesson-walk-2-sum = [ap] 4 − 1 ＝ 3　（1歩ごとにアクションポイント1）
cultus-lesson-walk-2-other = そちらの道でも、いまは金になりません。
cultus-lesson-walk-3 = 兵舎[barracks]から教会[church]へ、ポーンを運んでみてください。
cultus-lesson-walk-3-why = 同じ組の**収入カード**があるので、2金入ります。
cultus-lesson-walk-3-sum = [coin] 2 ＝ 道1 ＋ 閉じた収入カード1
cultus-lesson-walk-3-other = そちらの2つには、組になる収入カードがありません。
cultus-lesson-walk-4 = 入った2金を、すべて費用ボードへ入れてください。
cultus-lesson-walk-4-why = 費用ボードの金が10になると、記念碑[monument]を建てられます。
cultus-lesson-walk-4-sum = 費用 7 ＋ 2 ＝ 9
cultus-lesson-walk-4-other = 分けてもかまいませんが、記念碑が先の楽しみになってしまいます。
cultus-lesson-walk-5 = 続けて、右隣のワイナリー[winery]へ進んでください。
cultus-lesson-walk-5-why = この1歩は0金ですが、その先の市場[market]と組になります。
cultus-lesson-walk-5-other = そちらも0金で、いま歩いた2マスの間も、同じターンにはもう入りません。
cultus-lesson-walk-6 = ワイナリー[winery]から市場[market]へ、もう1歩どうぞ。
cultus-lesson-walk-6-why = 2番の収入カードと同じ組なので、また2金です。
cultus-lesson-walk-6-sum = [coin] 2 ＝ 道1 ＋ 閉じた収入カード1
cultus-lesson-walk-6-other = そちらの2つには組がなく、市場へ行けば2金入ります。
cultus-lesson-walk-7 = 1金を費用ボードへ、1金を人物へ分けてください。
cultus-lesson-walk-7-why = 費用は10でいっぱいになり、残りは人物の力のためにたくわえます。
cultus-lesson-walk-7-sum = 費用 9 ＋ 1 ＝ 10　　人物 0 ＋ 1 ＝ 1
cultus-lesson-walk-7-other = あと1金で費用が10になり、記念碑を建てられますよ。

## 2 カードを置く

cultus-lesson-card = カードを置く
cultus-lesson-card-able = 自分の道を、街に作れる
cultus-lesson-card-1 = あなたの**計画カード**を押してみてください。
cultus-lesson-card-1-why = 終わりに、教会[church]1マスと、隣り合う兵舎[barracks]と領主館[manor]1組が、2[star]ずつになります。
cultus-lesson-card-1-sum = いまの街なら 14 ＋ 20 ＝ 34 [star]
cultus-lesson-card-2 = 光る手札[card]を、ポーン[pawn]の右へ置いてください。
cultus-lesson-card-2-why = カードは街の上に重なって、道も計画も作り替えます。
cultus-lesson-card-2-sum = 計画 34 → 36 [star]
cultus-lesson-card-2-other = そこにも置けますが、計画の点は増えません。
cultus-lesson-card-3 = 教会[church]から、新しい領主館[manor]へ歩いてみてください。
cultus-lesson-card-3-why = 5番の収入カードと同じ組なので、自分で作った道が金になります。
cultus-lesson-card-3-sum = [coin] 1 ＝ 道1
cultus-lesson-card-3-other = そちらへも歩けますが、せっかくの新しい道を歩いてみましょう。
cultus-lesson-card-4 = 入った1金を、費用ボードへ入れてください。
cultus-lesson-card-4-why = 10金で記念碑[monument]が建ちますから、こつこつためましょう。
cultus-lesson-card-4-sum = 費用 3 ＋ 1 ＝ 4
cultus-lesson-card-4-other = 人物にためてもよいのですが、いまは記念碑を急ぎましょう。
cultus-lesson-card-5 = 光る手札[card]を**半回転**させて、ポーンの右上へ置いてください。
cultus-lesson-card-5-why = 持ったまま R かホイールで回すと、兵舎[barracks]と領主館[manor]がうまく隣り合います。
cultus-lesson-card-5-sum = 計画 36 → 40 [star]
cultus-lesson-card-5-other = ほかの置き方では、計画の点がここまで増えません。
cultus-lesson-card-6 = もう一度、**計画カード**を押してみてください。
cultus-lesson-card-6-why = たった2枚で、終わりの得点が6点も増えました。
cultus-lesson-card-6-sum = 34 ＋ 2 ＋ 4 ＝ 40 [star]

## 3 記念碑を建てる

cultus-lesson-build = 記念碑を建てる
cultus-lesson-build-able = 点の多い広場を選んで建てられる
cultus-lesson-build-1 = 市場[market]からワイナリー[winery]へ歩いてください。
cultus-lesson-build-1-why = 費用はもう10でいっぱいなので、2金はそのまま人物へ入ります。
cultus-lesson-build-1-sum = 人物 2 ＋ 2 ＝ 4
cultus-lesson-build-1-other = そちらの道は、いまは金になりません。
cultus-lesson-build-2 = 人物の**3**の力を押し、ポーン[pawn]を光る教会[church]へ運んでください。
cultus-lesson-build-2-why = 3金で遠くの教会へも移れて、アクションポイント[ap]は減りません。
cultus-lesson-build-2-sum = 人物 4 − 3 ＝ 1
cultus-lesson-build-2-other = 行けるところですが、目当ての広場はあの教会の隣です。
cultus-lesson-build-3 = すぐ上の広場[plaza]へ、1歩進んでください。
cultus-lesson-build-3-why = 記念碑[monument]は、ポーンのいる広場に建てます。
cultus-lesson-build-3-other = 建てるなら、周囲に点の多い、上の広場がよさそうです。
cultus-lesson-build-4 = 費用のキューブをポーンのマスへ運び、**軍事の記念碑**を選んでください。
cultus-lesson-build-4-why = 周囲の8マスに兵舎[barracks]が3つあり、1つにつき3点です。
cultus-lesson-build-4-sum = [barracks] 3 × 3 ＝ 9 [star]
cultus-lesson-build-4-other = その記念碑のアイコンは周囲に少なく、9点には届きません。
cultus-lesson-build-5 = 取った**記念碑カード**を押してみてください。
cultus-lesson-build-5-why = カードの力は終わりまで続き、これからは記念碑を2マスまで動かせます。
cultus-lesson-build-6 = 建てた記念碑[monument]を押してみてください。
cultus-lesson-build-6-why = 毎ターンの収入が1金増え、終わりに中央の4マスにあれば10[star]です。
cultus-lesson-build-6-sum = 次のターンの収入 1 ＋ 1 ＝ 2 [coin]

## 4 山札とメダル

cultus-lesson-pile = 山札とメダル
cultus-lesson-pile-able = 山札を閉じて、道とメダルを生かせる
cultus-lesson-pile-1 = 1番の**山札**を押してみてください。
cultus-lesson-pile-1-why = 残りは1枚で、下の収入カードにはあなたのメダル[medal]が載っています。
cultus-lesson-pile-2 = その最後の1枚を、手札へ引いてください。
cultus-lesson-pile-2-why = 収入カードが閉じ、ほかの道で入る金が1つずつ増えます。
cultus-lesson-pile-2-sum = どの道も [coin] 1 → 2
cultus-lesson-pile-3 = アクションポイント[ap]を使い切ったので、行動を終えてください。
cultus-lesson-pile-3-why = ターンの終わりに持てる手札は、5枚までです。
cultus-lesson-pile-4 = 手放すカード[card]を1枚選んでください。
cultus-lesson-pile-4-why = 1枚捨てるごとに2[star]を失うので、引きすぎにはご用心です。
cultus-lesson-pile-4-sum = [star] 4 − 2 ＝ 2
cultus-lesson-pile-5 = 次のターンです、好きな山札から1枚引いてください。
cultus-lesson-pile-5-why = ターンはいつも、1枚引くところから始まります。
cultus-lesson-pile-6 = 収入の1金を、好きなほうへ入れてください。
cultus-lesson-pile-6-why = 費用ボードの金は記念碑[monument]に、人物の金は人物の力に使います。
cultus-lesson-pile-7 = 戻ってきた**メダル**[medal]を押してみてください。
cultus-lesson-pile-7-why = 手元にある間は、毎ターンのアクションポイント[ap]が4になります。
cultus-lesson-pile-7-sum = [ap] 3 ＋ 1 ＝ 4

## 5 敵の一撃

cultus-lesson-rival = 敵の一撃
cultus-lesson-rival-able = 敵の効果を先に読み、弱められる
cultus-lesson-rival-1 = 敵の黒い**キューブ**を押してみてください。
cultus-lesson-rival-1-why = このターンの終わりに炎[fire]へ着き、中央の記念碑が敵の点になります。
cultus-lesson-rival-1-sum = 4 × 6 ＝ 24 [star]
cultus-lesson-rival-2 = ポーンのマスにある敵の記念碑[monument]を、左へ押してください。
cultus-lesson-rival-2-why = 手札を2枚捨てれば誰の記念碑でも動かせて、あなたに2[star]入ります。
cultus-lesson-rival-2-sum = [star] 0 ＋ 2 ＝ 2
cultus-lesson-rival-2-other = そちらへも押せますが、いまは左の兵舎[barracks]へ参りましょう。
cultus-lesson-rival-3 = 追いかけて、左の兵舎[barracks]へ歩いてください。
cultus-lesson-rival-3-why = 中央から1マスでは、効果の前に戻られてしまいます。
cultus-lesson-rival-3-other = 記念碑を押すには、ポーンが同じマスにいなければなりません。
cultus-lesson-rival-4 = もう1マス、上の広場[plaza]へ押してください。
cultus-lesson-rival-4-why = 中央から2マス離れると、1歩では戻れません。
cultus-lesson-rival-4-sum = [star] 2 ＋ 2 ＝ 4
cultus-lesson-rival-4-other = そちらでも2[star]入りますが、今日は上の広場へ参りましょう。
cultus-lesson-rival-5 = では、行動を終えてください。
cultus-lesson-rival-5-why = 敵は左の山札から1枚捨て、キューブを炎[fire]へ進めます。
cultus-lesson-rival-6 = アネットの記念碑を、光るマスのどちらかへ1歩進めてください。
cultus-lesson-rival-6-why = 中央へ近付く道が2つあれば、選ぶのはあなたです。
cultus-lesson-rival-7 = 0に戻った黒い**キューブ**を押してみてください。
cultus-lesson-rival-7-why = 中央に残った記念碑は3つなので、24点が18点で済みました。
cultus-lesson-rival-7-sum = 3 × 6 ＝ 18 [star]

## 6 支度と得点

cultus-lesson-count = 支度と得点
cultus-lesson-count-able = 終わりの得点を、始めから見通せる
cultus-lesson-count-1 = あなたの人物に、**エレオノーラ**を選んでください。
cultus-lesson-count-1-why = 人物の力はその人のアイコンに働き、エレオノーラなら教会[church]です。
cultus-lesson-count-1-other = その人でも遊べますが、今日はエレオノーラと参りましょう。
cultus-lesson-count-2 = あなたの計画に、**信仰計画**を選んでください。
cultus-lesson-count-2-why = いまの街では、もう1枚の26点より多い34点になります。
cultus-lesson-count-2-sum = 14 ＋ 20 ＝ 34 [star]　　16 ＋ 10 ＝ 26 [star]
cultus-lesson-count-2-other = それも選べますが、いまの街では26点です。
cultus-lesson-count-3 = メダル[medal]を、左端の収入カードに置いてください。
cultus-lesson-count-3-why = 敵は左の山札から捨てていくので、ここなら早く閉じて手元に戻ります。
cultus-lesson-count-3-other = どこに置いてもよいのですが、左端がいちばん早く戻ります。
cultus-lesson-count-4 = ポーン[pawn]を、好きな隅に置いてください。
cultus-lesson-count-4-why = ここから、街を歩き始めます。
cultus-lesson-count-5 = 中央に立つ敵の記念碑[monument]を、どれか押してみてください。
cultus-lesson-count-5-why = 終わりに、中央の記念碑は1つ10[star]になります。
cultus-lesson-count-5-sum = 4 × 10 ＝ 40 [star]
cultus-lesson-count-6 = 次に、**敵のカード**を押してみてください。
cultus-lesson-count-6-why = ワイナリー[winery]に隣接する記念碑とワイナリーのマスも、終わりに敵の点になります。
cultus-lesson-count-6-sum = 40 ＋ 2 × 10 ＋ 11 × 2 ＝ 82 [star]
cultus-lesson-count-7 = 最後に、あなたの**計画カード**を押してみてください。
cultus-lesson-count-7-why = 敵を1点でも上回ればあなたの勝ちで、点差が結末を決めます。
cultus-lesson-count-7-sum = いま終われば 34 − 82 ＝ −48 [star]、さあ、ここからです
