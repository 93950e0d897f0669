# 手ほどき：マツの言葉

## 1 ラウンドの流れ

undecim-lesson-round = ラウンドの流れ
undecim-lesson-round-able = 1ラウンドを、自分で進められる
undecim-lesson-round-1 = 光るカードを、沼地[swamp]の列へ運んでください。
undecim-lesson-round-1-why = カードの上半分は土地、下半分は資源で、どちらか一方だけを使います。
undecim-lesson-round-1-other = 粘土[clay]としても使えますが、まずは土地を集めてみましょう。
undecim-lesson-round-2 = **5 開拓**の札を押して、裏向きに伏せてください。
undecim-lesson-round-2-why = 全員が1枚ずつ秘密に伏せ、一斉に表を向けて、番号の小さい順に動きます。
undecim-lesson-round-2-other = そちらは、次のラウンドまでとっておきましょう。
undecim-lesson-round-3 = 手札の草原[grassland]を、手元の列へ運んでください。
undecim-lesson-round-3-why = これを**獲得**といい、開拓なら手札から土地を4枚まで獲得できます。
undecim-lesson-round-3-other = それもできますが、まずは草原から参りましょう。
undecim-lesson-round-4 = 続けて、森[forest]を獲得してください。
undecim-lesson-round-4-why = 土地は、毎ラウンド1種につき1VP[vp]になります。
undecim-lesson-round-4-other = それもできますが、次は森にしましょう。
undecim-lesson-round-5 = 山[mountain]も獲得してください。
undecim-lesson-round-5-why = これで4種がそろい、ラウンドの終わりに4VP[vp]入ります。
undecim-lesson-round-5-sum = [swamp] 1 ＋ [grassland] 1 ＋ [forest] 1 ＋ [mountain] 1 ＝ 4 [vp]
undecim-lesson-round-5-other = あと1種でそろいますから、山を獲得しましょう。
undecim-lesson-round-6 = ここで**獲得を終える**を押してください。
undecim-lesson-round-6-why = 2枚目の山[mountain]はまだ点にならないので、手札に残しておきます。
undecim-lesson-round-6-other = そうしてもかまいませんが、同じ土地の2枚目は、いまは点になりません。
undecim-lesson-round-7 = 場の**10 建築**を取ってください。
undecim-lesson-round-7-why = 番号の小さい順に1枚ずつ取り、次のラウンドから使えます。
undecim-lesson-round-7-other = どれを取ってもよいのですが、次は建ててみたいので建築にしましょう。

## 2 金の効果

undecim-lesson-gold = 金の効果
undecim-lesson-gold-able = 金を使い、公開した札から獲得できる
undecim-lesson-gold-1 = **金1枚で：+3枚公開**を押してください。
undecim-lesson-gold-1-why = 手元の金[gold]を1枚捨てると、討伐で公開するカードが3枚増えます。
undecim-lesson-gold-1-sum = 公開 出目2 ＋ 3 ＝ 5枚
undecim-lesson-gold-1-other = 使わないこともできますが、公開は2枚だけになります。
undecim-lesson-gold-2 = 公開された敵[enemy]を1枚、手元へ運んでください。
undecim-lesson-gold-2-why = 討伐では、公開したカードの敵を好きなだけ獲得できます。
undecim-lesson-gold-2-other = ここで終えることもできますが、せっかくの敵です。
undecim-lesson-gold-3 = もう1枚の敵[enemy]も獲得してください。
undecim-lesson-gold-3-why = 敵は、のちの稽古に出てくる赤い月の夜に点になります。
undecim-lesson-gold-3-other = まだ敵が1枚、公開されていますよ。
undecim-lesson-gold-4 = 続いて、手札から木[wood]を獲得してください。
undecim-lesson-gold-4-why = 森のカードも、下半分を使えば木になります。
undecim-lesson-gold-4-other = それもできますが、いまは木を集めましょう。
undecim-lesson-gold-5 = 木[wood]をもう1枚、獲得してください。
undecim-lesson-gold-5-why = 資源が2枚あれば、入植地を建てられます。
undecim-lesson-gold-5-other = それもできますが、木をもう1枚そろえましょう。
undecim-lesson-gold-6 = 光る行を押して、木[wood]2枚で**入植**してください。
undecim-lesson-gold-6-why = 札の効果がすべて済むと、入植か発展が1回できます。
undecim-lesson-gold-6-sum = レベル2の入植地 ＝ 4 [vp]
undecim-lesson-gold-6-other = しないこともできますが、4VPがもったいないですね。

## 3 入植と発展

undecim-lesson-build = 入植と発展
undecim-lesson-build-able = 資源を集め、入植地を育てられる
undecim-lesson-build-1 = あなたの**入植地**を押してみてください。
undecim-lesson-build-1-why = カードの枚数がレベルで、ゲームの終わりに点になります。
undecim-lesson-build-1-sum = レベル2・3・4・5・6 ＝ 4・9・14・20・27 [vp]
undecim-lesson-build-2 = 手札から木[wood]を獲得してください。
undecim-lesson-build-2-why = 木だけの入植地には、同じ木を足していけます。
undecim-lesson-build-2-other = それもできますが、いまは木が役に立ちます。
undecim-lesson-build-3 = 粘土[clay]も獲得してください。
undecim-lesson-build-3-why = 手元の鉄[iron]と合わせれば、入植地がもう1つ建ちます。
undecim-lesson-build-3-other = それもできますが、鉄と組むには粘土がよさそうです。
undecim-lesson-build-4 = 光る行を押して、木の入植地に木[wood]を足してください。
undecim-lesson-build-4-why = これが**発展**で、レベルが3に上がります。
undecim-lesson-build-4-sum = 4 → 9 [vp]
undecim-lesson-build-4-other = それもできますが、木を足すほうが点になります。
undecim-lesson-build-5 = 鉄[iron]と粘土[clay]で、もう1つ**入植**してください。
undecim-lesson-build-5-why = 建築の札なら、入植と発展を合わせて2回できます。
undecim-lesson-build-5-sum = 9 ＋ 4 ＝ 13 [vp]
undecim-lesson-build-5-other = ここでやめることもできますが、あと1回できますよ。
undecim-lesson-build-6 = **得点と見込み**を押してみてください。
undecim-lesson-build-6-why = 右の数は、入植地と金も数えた見込みの点です。
undecim-lesson-build-6-sum = 8 ＋ 建築13 ＝ 21 [vp]

## 4 赤文字

undecim-lesson-red = 赤文字で奪う
undecim-lesson-red-able = 奪い方と、奪われないカードが分かる
undecim-lesson-red-1 = **6 侵略戦争**の札を押して、裏向きに伏せてください。
undecim-lesson-red-1-why = 札の**赤文字**は、ほかのどの効果よりも先に行われます。
undecim-lesson-red-1-other = そちらにも赤文字がありますが、奪える資源がありません。
undecim-lesson-red-2 = 相手の山[mountain]を、手元へ運んでください。
undecim-lesson-red-2-why = 侵略戦争の赤文字では、他のプレイヤーの手元から土地を1枚奪います。
undecim-lesson-red-2-other = それも奪えますが、いまは光る山にしましょう。
undecim-lesson-red-3 = 次は黒文字です、手札から草原[grassland]を獲得してください。
undecim-lesson-red-3-why = 侵略戦争では、赤文字のあと手札から2枚まで獲得できます。
undecim-lesson-red-3-other = それもできますが、いまは草原にしましょう。
undecim-lesson-red-4 = 木[wood]も獲得してください。
undecim-lesson-red-4-why = このラウンドに得たカードには盾[fresh]が付き、奪われません。
undecim-lesson-red-4-other = それもできますが、いまは木にしましょう。
undecim-lesson-red-5 = 今回は**入植・発展をしない**を押してください。
undecim-lesson-red-5-why = 同じ資源を3枚そろえて入植すれば一度に9VP[vp]なので、待つ手もあります。
undecim-lesson-red-5-other = いま建てれば4VPですが、今日は待つほうをためしましょう。
undecim-lesson-red-6 = 盾[fresh]の付いた山[mountain]を押してみてください。
undecim-lesson-red-6-why = 盾は次のラウンドに消えますが、入植地にした資源はもう奪われません。

## 5 赤い月の夜

undecim-lesson-night = 赤い月の夜
undecim-lesson-night-able = 月を動かし、敵を点にできる
undecim-lesson-night-1 = ここでは**金を使わない**を押してください。
undecim-lesson-night-1-why = 月のまわりのカウンター[counter]はあと2個で、占星術は金なしでも2個まで動かせます。
undecim-lesson-night-1-other = 使えば4個まで動かせますが、残りは2個だけです。
undecim-lesson-night-2 = 草原[grassland]を獲得してください。
undecim-lesson-night-2-why = 赤い月の夜が来たラウンドは、土地の点が2倍になります。
undecim-lesson-night-2-other = それもできますが、今夜は土地が2倍ですよ。
undecim-lesson-night-3 = 森[forest]も獲得してください。
undecim-lesson-night-3-why = いつもは2点の2種が、今夜は4点になります。
undecim-lesson-night-3-sum = 2 × 2 ＝ 4 [vp]
undecim-lesson-night-3-other = それもできますが、土地をもう1種増やしましょう。
undecim-lesson-night-4 = **−2**を押して、カウンター[counter]を2個取り除いてください。
undecim-lesson-night-4-why = カウンターがなくなると、このラウンドに赤い月の夜が来ます。
undecim-lesson-night-4-sum = 2 − 2 ＝ 0
undecim-lesson-night-4-other = それも選べますが、1個でも残れば夜は来ません。
undecim-lesson-night-5 = 場の**11 繁栄**を取ってください。
undecim-lesson-night-5-why = 占星術は1番なので、取るのもいちばん先です。
undecim-lesson-night-5-other = どれを取ってもよいのですが、今日は繁栄にしましょう。
undecim-lesson-night-6 = 夜が来ました、敵[enemy]を**3枚**捨ててください。
undecim-lesson-night-6-why = 敵が最も多い人は何枚でも捨てられ、1枚ごとに点が上がります。
undecim-lesson-night-6-sum = 4 ＋ 5 ＋ 6 ＝ 15 [vp]
undecim-lesson-night-6-other = その枚数でもよいのですが、3枚なら15点になります。

## 6 最後の得点

undecim-lesson-final = 最後の得点
undecim-lesson-final-able = 最後のラウンドで、点を伸ばせる
undecim-lesson-final-1 = 手札から森[forest]を獲得してください。
undecim-lesson-final-1-why = 4種の土地が2枚ずつになると、土地の点に2VP[vp]加わります。
undecim-lesson-final-1-sum = 土地 4 ＋ 2 ＝ 6 [vp]
undecim-lesson-final-1-other = それもできますが、森の2枚目なら点が増えます。
undecim-lesson-final-2 = 木[wood]も獲得してください。
undecim-lesson-final-2-why = 木の入植地を、もう1つ上のレベルにできます。
undecim-lesson-final-2-other = それもできますが、木の入植地が待っていますよ。
undecim-lesson-final-3 = 光る行を押して、木の入植地に木[wood]を足してください。
undecim-lesson-final-3-why = レベル4になれば、**大都市**のアワードで4VP[vp]ももらえます。
undecim-lesson-final-3-sum = 9 → 14、アワード ＋4 [vp]
undecim-lesson-final-3-other = それもできますが、大都市のアワードをねらいましょう。
undecim-lesson-final-4 = 石[stone]を、鉄[iron]と粘土[clay]の入植地に足してください。
undecim-lesson-final-4-why = 違う資源の入植地には、まだない種類の資源を足せます。
undecim-lesson-final-4-sum = 4 → 9 [vp]
undecim-lesson-final-4-other = それもできますが、石を足すほうが点になります。
undecim-lesson-final-5 = 最後に、金[gold]を木の入植地に足してください。
undecim-lesson-final-5-why = 金はどの入植地にも足せて、残せば3VP[vp]のところが6VPになります。
undecim-lesson-final-5-sum = 14 → 20 [vp]
undecim-lesson-final-5-other = そうしてもよいのですが、木の入植地に足すほうが点になります。
undecim-lesson-final-6 = **得点と見込み**を押してみてください。
undecim-lesson-final-6-why = 5ラウンドが終わり、VPが最も多いあなたの勝ちです。
undecim-lesson-final-6-sum = 24 ＋ 土地6 ＋ アワード4 ＋ 建築29 ＝ 63 [vp]
