# 手ほどき：マツの言葉

## 1 ダイスと結婚

signorie-lesson-dice = ダイスと結婚
signorie-lesson-dice-able = ダイスを取り、娘を嫁がせられる
signorie-lesson-dice-1 = 光る黄色の**2**を、黄色の行動へ運んでください。
signorie-lesson-dice-1-why = 色で行動が決まり、その数字から出目を引いた分だけフロリン[florin]を払います。
signorie-lesson-dice-1-sum = 1 − 2 → 無料
signorie-lesson-dice-1-other = それも取れますが、小さな目を選ぶわけは、この稽古の最後に分かります。
signorie-lesson-dice-2 = 「フロリンアクション」を押してください。
signorie-lesson-dice-2-why = 黄色の行動では、3フロリン[florin]を受け取ります。
signorie-lesson-dice-2-sum = 6 ＋ 3 ＝ 9 [florin]
signorie-lesson-dice-2-other = それもできますが、まずは色ごとの基本の行動から参りましょう。
signorie-lesson-dice-3 = 次は、赤色の**3**を赤色の行動へ運んでください。
signorie-lesson-dice-3-why = ダイスは手番ごとに1個で、赤色は娘[daughter]の結婚です。
signorie-lesson-dice-3-sum = 2 − 3 → 無料
signorie-lesson-dice-3-other = それも取れますが、次は娘を嫁がせてみましょう。
signorie-lesson-dice-4 = 「結婚アクション」を押してください。
signorie-lesson-dice-4-why = 手元の娘[daughter]を1人、好きな都市へ嫁がせます。
signorie-lesson-dice-4-other = それもできますが、いまは結婚をためしましょう。
signorie-lesson-dice-5 = 娘[daughter]を**ミラノ**へ運び、持参金**4**を選んでください。
signorie-lesson-dice-5-why = 持参金1フロリン[florin]が2点[vp]になり、赤い旗のタイルも手に入ります。
signorie-lesson-dice-5-sum = 4 × 2 ＝ 8 [vp]
signorie-lesson-dice-5-other = それもできますが、ミラノのタイルがいちばん大きく、持参金は4なら8点です。
signorie-lesson-dice-6 = あなたの欄を押して、**出目の合計**を見てみてください。
signorie-lesson-dice-6-why = ラウンドの終わりに合計が13以下なら、報酬がもらえます。
signorie-lesson-dice-6-sum = 2 ＋ 3 ＝ 5

## 2 息子の職業

signorie-lesson-career = 息子の職業
signorie-lesson-career-able = 息子を学ばせ、先手をねらえる
signorie-lesson-career-1 = 灰色の**4**を、灰色の行動へ運んでください。
signorie-lesson-career-1-why = 大きな目ほど安く、ここでは4なら無料です。
signorie-lesson-career-1-sum = 4 − 4 ＝ 0 [florin]
signorie-lesson-career-1-other = それも取れますが、灰色の4なら、無料で息子を学ばせられます。
signorie-lesson-career-2 = 「トラックアクション」を押してください。
signorie-lesson-career-2-why = 進歩ポイントが4点入り、息子[son]に職業を学ばせられます。
signorie-lesson-career-2-other = それもできますが、いまは進歩ポイントをもらいましょう。
signorie-lesson-career-3 = 息子[son]を**政治家**[political]のいちばん下へ運んでください。
signorie-lesson-career-3-why = 1ポイントで置けて、職業は政治家、聖職者、軍人の3つです。
signorie-lesson-career-3-sum = 4 − 1 ＝ 残り 3
signorie-lesson-career-3-other = それもできますが、いまは政治家にしましょう。
signorie-lesson-career-4 = その息子[son]を、1スロット上へ進めてください。
signorie-lesson-career-4-why = 1ポイントで1スロット進み、のちに都市へ送ると、スロットの数字が点[vp]になります。
signorie-lesson-career-4-sum = 1 → 2 [vp]
signorie-lesson-career-4-other = それもできますが、1人を高く進めるほうが、点が大きくなります。
signorie-lesson-career-5 = もう1スロット、進めてください。
signorie-lesson-career-5-why = 左端の数字は**ランク**で、都市へ送るには、空いた場所の数字以上が必要です。
signorie-lesson-career-5-sum = 2 → 3 [vp]、ランク 1 → 2
signorie-lesson-career-5-other = それもできますが、もう1スロットでランクが上がります。
signorie-lesson-career-6 = **イニシアチブ**[initiative]のディスクを、1スロット進めてください。
signorie-lesson-career-6-why = いちばん高い人が、次のラウンドの先手になります。
signorie-lesson-career-6-other = それもできますが、最後の1ポイントは先手のために使いましょう。

## 3 外交任務

signorie-lesson-mission = 外交任務
signorie-lesson-mission-able = 息子を都市へ送り、タイルを取れる
signorie-lesson-mission-1 = 光る**政治家の列**[political]を押してみてください。
signorie-lesson-mission-1-why = 盾と同じ家のタイルが入り、3枚そろった列だけが、ゲームの終わりに点になります。
signorie-lesson-mission-1-sum = いま 0 枚、あと 3 枚
signorie-lesson-mission-2 = 水色の**4**を、水色の行動へ運んでください。
signorie-lesson-mission-2-why = 1フロリン[florin]払いますが、出目の合計はちょうど13におさまります。
signorie-lesson-mission-2-sum = 5 − 4 ＝ 1 [florin]、9 ＋ 4 ＝ 13
signorie-lesson-mission-2-other = それも取れますが、水色の4なら、13を超えずに息子を送れます。
signorie-lesson-mission-3 = 「外交任務アクション」を押してください。
signorie-lesson-mission-3-why = 職業を学んだ息子[son]を1人、都市へ送ります。
signorie-lesson-mission-3-other = それもできますが、息子の出番を待たせないでおきましょう。
signorie-lesson-mission-4 = 息子[son]を**フィレンツェ**へ運んでください。
signorie-lesson-mission-4-why = いたスロットの3点[vp]が入り、青い旗のタイルは政治家の列に入ります。
signorie-lesson-mission-4-sum = 8 ＋ 3 ＝ 11 [vp]
signorie-lesson-mission-4-other = そこへも送れますが、フィレンツェの4点のタイルが、いちばん役に立ちます。
signorie-lesson-mission-5 = 「3[florin]を受け取る」を押してください。
signorie-lesson-mission-5-why = 合計がちょうど13なので、報酬の息子[son]2人か、3フロリン[florin]をもらえます。
signorie-lesson-mission-5-sum = 4 ＋ 3 ＝ 7 [florin]
signorie-lesson-mission-5-other = 息子もよいのですが、まだ手元に3人いますから、お金にしましょう。

## 4 しきい値と報酬

signorie-lesson-reward = しきい値と報酬
signorie-lesson-reward-able = しきい値を守り、報酬をもらえる
signorie-lesson-reward-1 = 紫色の**5**を、紫色の行動へ運んでください。
signorie-lesson-reward-1-why = 合計は**しきい値**[scales]の13を超えますが、上げる方法があります。
signorie-lesson-reward-1-sum = 4 ＋ 5 ＋ 5 ＝ 14
signorie-lesson-reward-1-other = それも取れますが、今日はしきい値の上げ方を覚えましょう。
signorie-lesson-reward-2 = 息子[son]を業務の[scales]**+3**へ運び、**1人**を選んでください。
signorie-lesson-reward-2-why = ダイスと同じ色の**業務**は、手元の息子や娘を払うと使えます。
signorie-lesson-reward-2-sum = 13 ＋ 3 ＝ 16
signorie-lesson-reward-2-other = それもできますが、合計が14ですから、しきい値を1人分上げましょう。
signorie-lesson-reward-3 = 「パスする」を押してください。
signorie-lesson-reward-3-why = 全員がパスすると、合計がしきい値以下の人が報酬をもらいます。
signorie-lesson-reward-3-sum = 14 は 16 以下
signorie-lesson-reward-3-other = まだ取れますが、16を超えると報酬がもらえなくなります。
signorie-lesson-reward-4 = 報酬の「無料の助手」[helper]を押してください。
signorie-lesson-reward-4-why = ラウンドごとの報酬か、3フロリン[florin]のどちらかをもらえます。
signorie-lesson-reward-4-other = 3フロリンもよいのですが、助手はこの先ずっと働きます。
signorie-lesson-reward-5 = 助手[helper]を、**黄色の列の中央**に置いてください。
signorie-lesson-reward-5-why = 黄色のダイスを置くたびに働き、息子か娘を1人ふやします。
signorie-lesson-reward-5-other = どこに置いてもよいのですが、今日は黄色の中央にしましょう。
signorie-lesson-reward-6 = **花嫁**[bride]を迎えてください。
signorie-lesson-reward-6-why = 花嫁がいると生まれる子が増え、今回は2フロリン[florin]も入ります。
signorie-lesson-reward-6-sum = 7 ＋ 2 ＝ 9 [florin]
signorie-lesson-reward-6-other = 迎えなくてもよいのですが、花嫁にお金はかかりません。

## 5 助手を使う

signorie-lesson-helper = 助手を使う
signorie-lesson-helper-able = 助手を雇い、続けて働かせられる
signorie-lesson-helper-1 = 助手[helper]を、**黄色の列の下**に雇ってください。
signorie-lesson-helper-1-why = 行動の代わりに助手を雇えて、赤色のダイスなら黄色の列に入ります。
signorie-lesson-helper-1-sum = 11 − 4 ＝ 7 [florin]
signorie-lesson-helper-1-other = それもできますが、いまは黄色の列に助手をそろえましょう。
signorie-lesson-helper-2 = 報酬の「追加アクション」[extra]を押してください。
signorie-lesson-helper-2-why = 二人ともパスして報酬になり、残ったダイスを1個、無料で使えます。
signorie-lesson-helper-2-other = 3フロリンもよいのですが、行動がもう1回できますよ。
signorie-lesson-helper-3 = 黄色の**6**を、黄色の行動へ運んでください。
signorie-lesson-helper-3-why = 報酬はもう決まりましたから、出目の合計は気にしなくてかまいません。
signorie-lesson-helper-3-other = それも取れますが、助手がいるのは黄色の列です。
signorie-lesson-helper-4 = 「フロリンアクション」を押してください。
signorie-lesson-helper-4-why = まず行動を1つ行うと、次に助手の番が来ます。
signorie-lesson-helper-4-sum = 7 ＋ 3 ＝ 10 [florin]
signorie-lesson-helper-4-other = それもできますが、いまはフロリンをもらっておきましょう。
signorie-lesson-helper-5 = **黄色の列の中央**の助手[helper]を使ってください。
signorie-lesson-helper-5-why = 助手は上から順に働き、飛ばしてもかまいません。
signorie-lesson-helper-5-other = それもできますが、上の助手には戻れなくなります。
signorie-lesson-helper-6 = 全体ストックの息子[son]を、手元へ運んでください。
signorie-lesson-helper-6-why = 手元の息子と娘だけが、学んだり嫁いだりできます。
signorie-lesson-helper-6-sum = 息子 5 ＋ 1 ＝ 6
signorie-lesson-helper-6-other = 娘も選べますが、いまは息子にしましょう。
signorie-lesson-helper-7 = 「手番を終える」を押してください。
signorie-lesson-helper-7-why = 下の助手の結婚では旗のタイルが取れないので、娘[daughter]は残しておきます。
signorie-lesson-helper-7-other = それもできますが、娘は旗のタイルのために残しましょう。

## 6 最後の得点

signorie-lesson-final = 最後の得点
signorie-lesson-final-able = 列を仕上げ、最後の点を数えられる
signorie-lesson-final-1 = 紫色の**4**を、紫色の行動へ運んでください。
signorie-lesson-final-1-why = いまは最後の第7ラウンドで、紫色の列には助手[helper]がいます。
signorie-lesson-final-1-sum = 1 ＋ 5 ＋ 4 ＝ 10
signorie-lesson-final-1-other = それも取れますが、いまは紫色の4にしましょう。
signorie-lesson-final-2 = 「子孫アクション」を押してください。
signorie-lesson-final-2-why = 妻と花嫁[bride]の数だけ子孫ダイス[offspring]を振り、息子や娘が手元に増えます。
signorie-lesson-final-2-sum = 1 ＋ 4 ＝ 5 個
signorie-lesson-final-2-other = それもできますが、まだ振ったことのない子孫ダイスを振ってみましょう。
signorie-lesson-final-3 = **紫色の列の下**の助手[helper]を使ってください。
signorie-lesson-final-3-why = この助手がいれば、どの色の業務でも1人で1回使えます。
signorie-lesson-final-3-other = 終えてもよいのですが、この助手で列がそろいますよ。
signorie-lesson-final-4 = 娘[daughter]を業務の[neutral]へ運んでください。
signorie-lesson-final-4-why = 裏向きのタイルを1枚、好きな列に置けます。
signorie-lesson-final-4-other = それもできますが、政治家の列があと1枚でそろいます。
signorie-lesson-final-5 = 裏向きのタイル[neutral]を、**政治家の列**へ運んでください。
signorie-lesson-final-5-why = 裏向きは1点ですが、これで3枚になり、列の点がすべて入ります。
signorie-lesson-final-5-sum = 4 ＋ 3 ＋ 1 ＝ 8 [vp]
signorie-lesson-final-5-other = そこにも置けますが、政治家の列なら0点が8点になります。
signorie-lesson-final-6 = 「5[florin]で5[vp]」を押してください。
signorie-lesson-final-6-why = ゲームが終わるとフロリン[florin]は点にならないので、ここで換えておきます。
signorie-lesson-final-6-sum = 74 ＋ 助手 6 ＋ 5 ＝ 85 [vp]
signorie-lesson-final-6-other = 残しておいても、フロリンは点になりません。
signorie-lesson-final-7 = 光る**同盟の列**を押してみてください。
signorie-lesson-final-7-why = 3枚以上の列と、職業に残った息子[son]の点を足して、あなたの勝ちです。
signorie-lesson-final-7-sum = 85 ＋ 列 8 ＋ 16 ＋ 職業 10 ＝ 119 [vp]
