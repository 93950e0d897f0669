# 手ほどき：マツの言葉

## 1 フィールドの収穫

cuba-lesson-field = フィールドの収穫
cuba-lesson-field-able = 駒1つで、フィールドから多くを集められる
cuba-lesson-field-1 = 水[water]と木[wood]を1個ずつ、サトウキビ[sugar]を2個選んでください。
cuba-lesson-field-1-why = 始めに、資源[resource]2個と農産物[product]2個を好きに選べます。
cuba-lesson-field-1-other = それも選べますが、今日はサトウキビをためてみましょう。
cuba-lesson-field-2 = **労働者**のカードを押してください。
cuba-lesson-field-2-why = 1ラウンドに、5枚のカードのうち4枚を1枚ずつプレイします。
cuba-lesson-field-2-other = それもプレイできますが、まずはフィールドの収穫から参りましょう。
cuba-lesson-field-3 = 駒[pawn_blue]を、山のある**b2**へ運んでください。
cuba-lesson-field-3-why = 駒と同じ行と列の6つのフィールドが働き、資源は自然に届きます。
cuba-lesson-field-3-sum = [wood] 1 ＋ 2 ＝ 3　　[stone] 0 ＋ 1 ＝ 1
cuba-lesson-field-3-other = そこにも置けますが、b2なら木2個と石1個が届きます。
cuba-lesson-field-4 = シトラス農園[citrus]**c2**を押してください。
cuba-lesson-field-4-why = 農産物フィールドは、駒と同じ行と列から2カ所まで選んで使えます。
cuba-lesson-field-4-other = それもできますが、まずはシトラスを収穫しましょう。
cuba-lesson-field-5 = 続けて、サトウキビ農園[sugar]**d2**を押してください。
cuba-lesson-field-5-why = これで2カ所になり、ただで使えるのはここまでです。
cuba-lesson-field-5-sum = [sugar] 2 ＋ 1 ＝ 3
cuba-lesson-field-5-other = それもできますが、いまはサトウキビを増やしましょう。
cuba-lesson-field-6 = もう1カ所、タバコ農園[tobacco]**b1**を押してください。
cuba-lesson-field-6-why = 3カ所目からは、1カ所につき水[water]を1個払います。
cuba-lesson-field-6-sum = [water] 1 − 1 ＝ 0　　[tobacco] 0 ＋ 1 ＝ 1
cuba-lesson-field-6-other = ここで終えてもよいのですが、まだ水が1個あります。

## 2 市場の売り買い

cuba-lesson-market = 市場の売り買い
cuba-lesson-market-able = 値の動きを読んで、売り買いできる
cuba-lesson-market-1 = **市長**のカードを押してください。
cuba-lesson-market-1-why = 市長は船に荷を積む役ですが、積まずにペソ[coin]をもらうこともできます。
cuba-lesson-market-1-other = それもプレイできますが、まずは元手を増やしましょう。
cuba-lesson-market-2 = **積まずに+4**[coin]を押してください。
cuba-lesson-market-2-why = このラウンドで最初の人は4ペソ、2人目は2ペソです。
cuba-lesson-market-2-sum = [coin] 10 ＋ 4 ＝ 14
cuba-lesson-market-2-other = 船に積むこともできますが、いまはペソを集めましょう。
cuba-lesson-market-3 = 次に、**商売人**のカードを押してください。
cuba-lesson-market-3-why = 商売人は、市場で何回でも売り買いできます。
cuba-lesson-market-3-other = それもプレイできますが、今日は市場へ参りましょう。
cuba-lesson-market-4 = 光る値を押して、サトウキビ[sugar]を1個売ってください。
cuba-lesson-market-4-why = 売った駒は列に並び、列の駒が増えるほど値は下がります。
cuba-lesson-market-4-sum = [coin] 14 ＋ 3 ＝ 17
cuba-lesson-market-4-other = それもできますが、まずはサトウキビを売ってみましょう。
cuba-lesson-market-5 = サトウキビ[sugar]を、もう1個売ってください。
cuba-lesson-market-5-why = 値が1ペソ下がったので、今度は2ペソです。
cuba-lesson-market-5-sum = [coin] 17 ＋ 2 ＝ 19
cuba-lesson-market-5-other = それもできますが、値の下がり方を見てみましょう。
cuba-lesson-market-6 = 今度は、ラム酒[rum]を1個買ってください。
cuba-lesson-market-6-why = 買うと列の駒が減り、次の1個は1ペソ高くなります。
cuba-lesson-market-6-sum = [coin] 19 − 5 ＝ 14
cuba-lesson-market-6-other = それもできますが、ここはラム酒を手に入れましょう。
cuba-lesson-market-7 = **手番を終える**を押してください。
cuba-lesson-market-7-why = ラム酒とはまき[cigars]は**製品**[good]で、ラウンドが終わっても手元に残ります。
cuba-lesson-market-7-other = まだ売り買いできますが、残りはとっておきましょう。

## 3 建物を建てる

cuba-lesson-build = 建物を建てる
cuba-lesson-build-able = 資源をそろえ、建物を働かせられる
cuba-lesson-build-1 = **商売人**のカードを押してください。
cuba-lesson-build-1-why = 商売人は、取引の代わりに資源[resource]1個か、最も安い農産物[product]1個を取れます。
cuba-lesson-build-1-other = それもプレイできますが、建てるには石があと1個要ります。
cuba-lesson-build-2 = **取引せず+1**[resource]を押し、石[stone]を選んでください。
cuba-lesson-build-2-why = 蒸留酒工場は、木[wood]2個と石2個で建ちます。
cuba-lesson-build-2-sum = [stone] 1 ＋ 1 ＝ 2
cuba-lesson-build-2-other = それもできますが、あと1個で足りるのは石です。
cuba-lesson-build-3 = 次に、**建築家**のカードを押してください。
cuba-lesson-build-3-why = 建築家は、資源を払って建物を1つ建てます。
cuba-lesson-build-3-other = それもプレイできますが、資源がそろいましたから建てましょう。
cuba-lesson-build-4 = **蒸留酒工場**を、シトラス農園**c2**へ運んでください。
cuba-lesson-build-4-why = 下のフィールドは失われますが、建物はゲームの終わりに2点[vp]になります。
cuba-lesson-build-4-sum = [wood] 3 − 2 ＝ 1　　[stone] 2 − 2 ＝ 0
cuba-lesson-build-4-other = それもできますが、駒と同じ行に蒸留酒工場があれば、すぐに使えます。
cuba-lesson-build-5 = **監督**のカードを押してください。
cuba-lesson-build-5-why = 監督は、駒と同じ行と列の建物を働かせます。
cuba-lesson-build-5-other = それもプレイできますが、新しい建物を使ってみましょう。
cuba-lesson-build-6 = **蒸留酒工場**を押してください。
cuba-lesson-build-6-why = サトウキビ[sugar]が残らずラム酒[rum]に変わり、次のラウンドにも持ち越せます。
cuba-lesson-build-6-sum = [sugar] 3 → [rum] 3
cuba-lesson-build-6-other = それもできますが、サトウキビは全部ラム酒にしましょう。

## 4 船と倉庫

cuba-lesson-ship = 船と倉庫
cuba-lesson-ship-able = 船で点を取り、残りを保存できる
cuba-lesson-ship-1 = **2番目のドック**の船[ship]を押してみてください。
cuba-lesson-ship-1-why = 描かれた商品だけを積めて、このドックでは1個が2点[vp]です。
cuba-lesson-ship-2 = **市長**のカードを押してください。
cuba-lesson-ship-2-why = 市長は、ドックの船1隻に好きなだけ積めます。
cuba-lesson-ship-2-other = それもプレイできますが、ほかの人に積まれてしまう前に参りましょう。
cuba-lesson-ship-3 = 2番目のドックの船[ship]を押してください。
cuba-lesson-ship-3-why = シトラス[citrus]1個とサトウキビ[sugar]2個が、いっぺんに積まれます。
cuba-lesson-ship-3-sum = 3 × 2 ＝ 6 [vp]
cuba-lesson-ship-3-other = それもできますが、ここに3個積めば6点になります。
cuba-lesson-ship-4 = 次に、**建築家**のカードを押してください。
cuba-lesson-ship-4-why = 建築家は、建てる代わりに点をもらうこともできます。
cuba-lesson-ship-4-other = それもプレイできますが、いまなら2点もらえます。
cuba-lesson-ship-5 = **建てずに+2**[vp]を押してください。
cuba-lesson-ship-5-why = このラウンドで最初の人は2点、2人目は1点です。
cuba-lesson-ship-5-sum = [vp] 6 ＋ 2 ＝ 8
cuba-lesson-ship-5-other = 建てることもできますが、今日は点をもらってみましょう。
cuba-lesson-ship-6 = **監督**のカードを押してください。
cuba-lesson-ship-6-why = 敷地の農産物[product]はラウンドの終わりに失われるので、倉庫を使います。
cuba-lesson-ship-6-other = それもプレイできますが、残った農産物を守りましょう。
cuba-lesson-ship-7 = **倉庫**を押して、農産物[product]を保存してください。
cuba-lesson-ship-7-why = 行と列の外の建物も、その1つだけなら使えて、手番はそこで終わります。
cuba-lesson-ship-7-sum = 保存 [sugar] 1 ＋ [tobacco] 1
cuba-lesson-ship-7-other = それもできますが、両方とも保存しておきましょう。

## 5 監督の段取り

cuba-lesson-works = 監督の段取り
cuba-lesson-works-able = 建物を順に使い、点につなげられる
cuba-lesson-works-1 = **監督**のカードを押してください。
cuba-lesson-works-1-why = 駒[pawn_blue]と同じ行と列に、あなたの建物が4つ並んでいます。
cuba-lesson-works-1-other = それもプレイできますが、今日は建物に働いてもらいましょう。
cuba-lesson-works-2 = **蒸留酒工場**を押してください。
cuba-lesson-works-2-why = できた品はすぐ敷地に届き、次の建物で使えます。
cuba-lesson-works-2-sum = [sugar] 2 → [rum] 2
cuba-lesson-works-2-other = それもできますが、まずはサトウキビを全部ラム酒にしましょう。
cuba-lesson-works-3 = **闇市場**を押し、シトラス[citrus]をはまき[cigars]に換えてください。
cuba-lesson-works-3-why = 農産物は終わりに失われますが、製品[good]に換えれば残ります。
cuba-lesson-works-3-sum = [citrus] 1 → [cigars] 1
cuba-lesson-works-3-other = それもできますが、失われるシトラスをはまきに換えましょう。
cuba-lesson-works-4 = ラム酒[rum]を、**3番目のドック**の船へ運んでください。
cuba-lesson-works-4-why = **小さい支社**があれば、市長なしでも1個だけ積めます。
cuba-lesson-works-4-sum = [vp] 27 ＋ 3 ＝ 30
cuba-lesson-works-4-other = それもできますが、3番目のドックなら3点になります。
cuba-lesson-works-5 = **灯台**で、ラム酒[rum]とはまき[cigars]を積める船を1隻押してください。
cuba-lesson-works-5-why = 海の船と入れ替わり、やがてドックに入れば、残りの2個を積めます。
cuba-lesson-works-5-other = それもできますが、残りの2個をどちらも積める船を呼びましょう。
cuba-lesson-works-6 = **手番を終える**を押してください。
cuba-lesson-works-6-why = 使う順番は自由なので、品が点につながる順を考えるのが楽しみです。
cuba-lesson-works-6-other = 使える建物はもう行と列にありませんから、ここで終えましょう。

## 6 議会と法令

cuba-lesson-vote = 議会と法令
cuba-lesson-vote-able = 法令を選び、税と物納で点を取れる
cuba-lesson-vote-1 = **監督**のカードを押してください。
cuba-lesson-vote-1-why = あなたの**教会**は、議会の前に議案を1つ拒否できます。
cuba-lesson-vote-1-other = それもプレイできますが、残った1枚は議会での票になります。
cuba-lesson-vote-2 = **日照り法**の議案を押してください。
cuba-lesson-vote-2-why = これが通ると、労働者の使える農産物フィールドが1カ所に減ってしまいます。
cuba-lesson-vote-2-other = それもできますが、いまは日照りを防ぎましょう。
cuba-lesson-vote-3 = 議会です、投票権[vote]に**4ペソ**[coin]出してください。
cuba-lesson-vote-3-why = 手札に残した商売人の2票に、1ペソで1票ずつ加わります。
cuba-lesson-vote-3-sum = [vote] 2 ＋ 4 ＝ 6
cuba-lesson-vote-3-other = その額も出せますが、負けても払うので、今日は4ペソにしましょう。
cuba-lesson-vote-4 = 6票で並びました、もう**2ペソ**[coin]出してください。
cuba-lesson-vote-4-why = 並んだ人だけが、もう1度だけ買い足せます。
cuba-lesson-vote-4-sum = [vote] 6 ＋ 2 ＝ 8
cuba-lesson-vote-4-other = その額も出せますが、今日は2ペソにしましょう。
cuba-lesson-vote-5 = **助成金**の議案を上の枠へ運び、**税金**も選んでください。
cuba-lesson-vote-5-why = 議会に勝った人が議案を2つ選び、それがすぐ法令[law]になります。
cuba-lesson-vote-5-sum = 空いた農産物フィールド 6 × 1 ＝ 6 [vp]
cuba-lesson-vote-5-other = その2つも選べますが、助成金は6点、税は1ペソで済みます。
cuba-lesson-vote-6 = 税金を払ってください。
cuba-lesson-vote-6-why = 払うかどうかは自由で、払うと2点[vp]もらえます。
cuba-lesson-vote-6-sum = [coin] 8 − 1 ＝ 7　　[vp] 0 ＋ 2 ＝ 2
cuba-lesson-vote-6-other = 払わなくてもよいのですが、1ペソで2点ならお得です。
cuba-lesson-vote-7 = シトラス[citrus]を1個、納めてください。
cuba-lesson-vote-7-why = 物納も2点で、税金も払っていれば、さらに1点入ります。
cuba-lesson-vote-7-sum = 2 ＋ 2 ＋ 1 ＝ 5、助成金 ＋6 で 11 [vp]
cuba-lesson-vote-7-other = 納めなくてもよいのですが、シトラス1個で3点になります。
