# 手ほどき：マツの言葉

## 1 ターンの流れ

anno1701-lesson-turn = はじめてのターン
anno1701-lesson-turn-able = 1ターンを、自分で進められる
anno1701-lesson-turn-1 = 光る**Iの山**を押してください。
anno1701-lesson-turn-1-why = 上から3枚が、あなたの最初の手札になります。
anno1701-lesson-turn-1-other = そちらの山でもよいのですが、今日は左から引きましょう。
anno1701-lesson-turn-2 = ダイスを押すか、海へ投げてください。
anno1701-lesson-turn-2-why = 出た目と同じ数字の地形で、両方の島の資源が1つずつ増えます。
anno1701-lesson-turn-3 = **木こり小屋**を住民の上か下へ運び、**ここに建てる**を押してください。
anno1701-lesson-turn-3-why = レンガ[brick]1と工具[tools]1で建ち、1の目が出るたびに木[wood]を1つ生みます。
anno1701-lesson-turn-3-other = それもできますが、まずは木こり小屋を建てましょう。
anno1701-lesson-turn-4 = **アクションを終える**を押してください。
anno1701-lesson-turn-4-why = 行動は好きな順に何度でもでき、済んだら自分で終えます。
anno1701-lesson-turn-4-other = それもできますが、残りの資源は次のターンにとっておきましょう。
anno1701-lesson-turn-5 = **手札を補充**を押してください。
anno1701-lesson-turn-5-why = ターンの最後に、手札を3枚まで増やせます。
anno1701-lesson-turn-5-other = 引かずに終えることもできますが、1枚引けますよ。
anno1701-lesson-turn-6 = 光る**Iの山**から1枚引いてください。
anno1701-lesson-turn-6-why = 手札が3枚になるとターンが終わり、相手がダイスを振ります。
anno1701-lesson-turn-6-other = それもできますが、今日はそのまま1枚引きましょう。
anno1701-lesson-turn-7 = あなたの森[wood]を押してみてください。
anno1701-lesson-turn-7-why = 相手が1の目を出し、あなたの木こり小屋も木を生みました。
anno1701-lesson-turn-7-sum = [wood] 1 → 2

## 2 ダイスとイベント

anno1701-lesson-dice = ダイスとイベント
anno1701-lesson-dice-able = 数字とイベントの働きが分かる
anno1701-lesson-dice-1 = 右の粘土採掘場[brick]を押してください。
anno1701-lesson-dice-1-why = あなたの2の目で**レンガ工場**が働き、レンガの置き場所を選べます。
anno1701-lesson-dice-1-other = そこでもかまいませんが、今日は右に置きましょう。
anno1701-lesson-dice-2 = 手札の**羊牧場**を、左のIの山へ運んでください。
anno1701-lesson-dice-2-why = 2の目では**ロッジ**も働き、手札1枚を同じ数字の山の一番上と替えられます。
anno1701-lesson-dice-2-other = それもできますが、今日は羊牧場を左の山と替えましょう。
anno1701-lesson-dice-3 = **女王**[ev_queen]の贈り物に、牧草地[cloth]を押してください。
anno1701-lesson-dice-3-why = イベントはそのあとで、不満な市民[discontent]が4人以下なら好きな資源を1つもらえます。
anno1701-lesson-dice-3-sum = 不満 ＝ 8 − [gold] 5 ＝ 3
anno1701-lesson-dice-3-other = それももらえますが、布がまだひとつもありません。
anno1701-lesson-dice-4 = **ターンを終える**を押してください。
anno1701-lesson-dice-4-why = ほかにすることがなければ、何もせずに相手へ番を渡せます。
anno1701-lesson-dice-4-other = それもできますが、相手のダイスを見てみましょう。
anno1701-lesson-dice-5 = 左の村[gold]が2→3になる札を押してください。
anno1701-lesson-dice-5-why = 相手が**税金**[ev_tax]の目を出し、あなたも**チャペル**から1ゴールドもらえました。
anno1701-lesson-dice-5-sum = [gold] 5 ＋ 1 ＝ 6
anno1701-lesson-dice-5-other = 右でもかまいませんが、少ない左の村に置きましょう。
anno1701-lesson-dice-6 = 森[wood]を押してください。
anno1701-lesson-dice-6-why = あなたの番に3の目が出て、**ギルド**が好きな資源を1つくれます。
anno1701-lesson-dice-6-sum = 手札の造船所 ＝ [wood] 2 ＋ [brick] 1 ＋ [tools] 1
anno1701-lesson-dice-6-other = それも選べますが、木があと1つで手札の造船所が建ちます。
anno1701-lesson-dice-7 = 右のヴィレッジセンターのゴールド[gold]を、畑[food]へ運んでください。
anno1701-lesson-dice-7-why = **外交**[ev_diplomacy]の目では、1ゴールドと資源1つを1回だけ交換できます。
anno1701-lesson-dice-7-sum = [gold] 6 → 5、[food] 1 → 2
anno1701-lesson-dice-7-other = それもできますが、今日は足りない食料に替えましょう。

## 3 住民を育てる

anno1701-lesson-people = 住民を育てる
anno1701-lesson-people-able = 住民を育て、次の時代の札を選べる
anno1701-lesson-people-1 = **船の改善**を押してください。
anno1701-lesson-people-1-why = 木[wood]1つで船の状態が1つ良くなり、IIIになれば航海に出られます。
anno1701-lesson-people-1-sum = 船 II → III
anno1701-lesson-people-1-other = それもできますが、まずは船を直しましょう。
anno1701-lesson-people-2 = 粘土採掘場[brick]を牧草地[cloth]へ運び、金色のボタンを押してください。
anno1701-lesson-people-2-why = **銀行**は、同じ資源3つを別の資源1つに替えてくれます。
anno1701-lesson-people-2-sum = [brick] 4 → 1、[cloth] 1 → 2
anno1701-lesson-people-2-other = それもできますが、いま足りないのは布です。
anno1701-lesson-people-3 = **入植者**の札を、光る住民に重ねてください。
anno1701-lesson-people-3-why = 布[cloth]2と食料[food]2で先駆者が入植者に育ち、名誉ポイント[crown]が1点入ります。
anno1701-lesson-people-3-sum = [crown] 0 → 1（7点で勝ち）
anno1701-lesson-people-3-other = それもできますが、今日は光る住民を育てましょう。
anno1701-lesson-people-4 = **アクションを終える**を押してください。
anno1701-lesson-people-4-why = 入植者がいるので、これからは**IIの山**のカードを取れます。
anno1701-lesson-people-4-other = それもできますが、IIの山を見に行きましょう。
anno1701-lesson-people-5 = 手札の**市場**を、左のIの山へ運んでください。
anno1701-lesson-people-5-why = 手札が3枚あるときは、1枚を山の下に入れて別の1枚と替えられます。
anno1701-lesson-people-5-other = それもできますが、今日は市場を替えてみましょう。
anno1701-lesson-people-6 = 左のヴィレッジセンターのゴールド[gold]を、左のIIの山へ運んでください。
anno1701-lesson-people-6-why = 1ゴールドで山の中をすべて見て、好きな1枚を選べます。
anno1701-lesson-people-6-other = それもできますが、今日は左の1ゴールドで左の山を見てみましょう。
anno1701-lesson-people-7 = **造船所**を押してください。
anno1701-lesson-people-7-why = 建てれば船の帆[sail]が2つ増え、航海で遠くまで行けます。
anno1701-lesson-people-7-other = それも取れますが、航海には造船所が役に立ちます。

## 4 航海

anno1701-lesson-sea = 航海に出る
anno1701-lesson-sea-able = 航海で、ラム酒とタバコを得られる
anno1701-lesson-sea-1 = 手札の**船長**を、帆船へ運んでください。
anno1701-lesson-sea-1-why = 帆[sail]の数だけ航海カードをめくれ、船長は帆と大砲[cannon]を1つずつ足します。
anno1701-lesson-sea-1-sum = [sail] 4 ＋ 1 ＝ 5、[cannon] 3 ＋ 1 ＝ 4
anno1701-lesson-sea-1-other = それもできますが、船長を連れて海へ出ましょう。
anno1701-lesson-sea-2 = **次をめくる**を押してください。
anno1701-lesson-sea-2-why = 最初の1枚は必ずめくり、そのあとは1枚ごとに、続けるか帰るかを選べます。
anno1701-lesson-sea-3 = **タバコ**[tobacco]の光る札を押してください。
anno1701-lesson-sea-3-why = **外国船**では、1ゴールド[gold]ずつで2つまで買えます。
anno1701-lesson-sea-3-sum = [gold] 5 → 4、[tobacco] 0 → 1
anno1701-lesson-sea-3-other = それもできますが、タバコは海でしか手に入りません。
anno1701-lesson-sea-4 = **買わずに進む**を押してください。
anno1701-lesson-sea-4-why = もう1つ買うと不満[discontent]が5になり、女王から贈り物をもらえなくなります。
anno1701-lesson-sea-4-sum = 不満 ＝ 8 − [gold] 4 ＝ 4
anno1701-lesson-sea-4-other = 買うこともできますが、ゴールドを残しておきましょう。
anno1701-lesson-sea-5 = **戦う**を押してください。
anno1701-lesson-sea-5-why = 次は海賊で、あなたも海賊もダイスの目に4を足し、大きいほうが勝ちます。
anno1701-lesson-sea-5-sum = ほかの海賊船なら、ゴールド[gold]を払って通ることもできます。
anno1701-lesson-sea-6 = 勝ちました、**ラム酒**[rum]を押してください。
anno1701-lesson-sea-6-why = 助けた貿易者が、ラム酒かタバコを1つくれます。
anno1701-lesson-sea-6-sum = 5 ＋ 4 ＝ 9 ＞ 2 ＋ 4 ＝ 6
anno1701-lesson-sea-6-other = タバコもよいのですが、ラム酒のほうが多く要ります。
anno1701-lesson-sea-7 = **航海を終える**を押してください。
anno1701-lesson-sea-7-why = 持ち帰ったもので、次のターンには入植者を**市民**に育てられます。
anno1701-lesson-sea-7-sum = 市民 ＝ [food] 2 ＋ [rum] 2 ＋ [tobacco] 1 → [crown] 2
anno1701-lesson-sea-7-other = 続けることもできますが、トルネードや海賊で船が傷つくかもしれません。

## 5 相手とのかけひき

anno1701-lesson-rival = 相手とのかけひき
anno1701-lesson-rival-able = 申し出とアクションカードに答えられる
anno1701-lesson-rival-1 = **受ける**を選んでください。
anno1701-lesson-rival-1-why = 相手は、布[cloth]1つとあなたの食料[food]1つの交換を持ちかけています。
anno1701-lesson-rival-1-other = 断ることもできますが、食料は3つもありますよ。
anno1701-lesson-rival-2 = 左のヴィレッジセンターを押して、1ゴールド[gold]払ってください。
anno1701-lesson-rival-2-why = **革命家**に2ゴールドを失うところを、**劇場**があれば1ゴールドで打ち消せます。
anno1701-lesson-rival-2-other = それもできますが、今日は左の1ゴールドで打ち消しましょう。
anno1701-lesson-rival-3 = 今度は**打ち消さない**を押してください。
anno1701-lesson-rival-3-why = **毒薬師**には資源2つを失いますが、残り3ゴールドのほうを大切にします。
anno1701-lesson-rival-3-other = 打ち消すこともできますが、ゴールドを残しておきましょう。
anno1701-lesson-rival-4 = 右の鉱山[tools]を2枚選び、**これでよい**を押してください。
anno1701-lesson-rival-4-why = 失うものは自分で選べるので、入植者に要る布[cloth]と食料[food]は残します。
anno1701-lesson-rival-4-other = それも選べますが、布と食料は残しておきましょう。
anno1701-lesson-rival-5 = 相手のレンガ[brick]を、あなたの右の粘土採掘場へ運んでください。
anno1701-lesson-rival-5-why = 金袋[bag]が3つあるあなたは、**商業特権**[ev_commercial]の目で資源を1つ奪えます。
anno1701-lesson-rival-5-other = それも奪えますが、今日はレンガにしましょう。
anno1701-lesson-rival-6 = あなたの木[wood]を、相手の鉱山[tools]へ運んでください。
anno1701-lesson-rival-6-why = 木1つと工具1つの交換を持ちかけ、相手が受ければ成立します。
anno1701-lesson-rival-6-other = それもできますが、相手に工具を分けてもらいましょう。
anno1701-lesson-rival-7 = 右の村[gold]が2→1になる札を押してください。
anno1701-lesson-rival-7-why = 相手の番に**火事**[ev_fire]の目が出て、市民1人につき1ゴールドを失います。
anno1701-lesson-rival-7-sum = 市民 1 ＝ −1 [gold]（両方の村が0になると負け）
anno1701-lesson-rival-7-other = 左の村が0になると**混乱**し、上下の地形が増えなくなります。

## 6 勝ち

anno1701-lesson-crown = 勝ちをつかむ
anno1701-lesson-crown-able = 資源をそろえ、7点目を取れる
anno1701-lesson-crown-1 = **牧草地**[cloth]を押してください。
anno1701-lesson-crown-1-why = 航海で**漂流物カーゴ**に出会い、6の目が出たので好きな資源を1つ得られます。
anno1701-lesson-crown-1-sum = いま [crown] 6、入植者をもう1人 ＝ [cloth] 2 ＋ [food] 2
anno1701-lesson-crown-1-other = それも選べますが、まずは布を集めましょう。
anno1701-lesson-crown-2 = 左の粘土採掘場[brick]を、牧草地[cloth]へ運んでください。
anno1701-lesson-crown-2-why = 次のあなたの番に**港**[die1]が働き、資源1つを別の資源1つに替えられます。
anno1701-lesson-crown-2-sum = [cloth] 1 → 2
anno1701-lesson-crown-2-other = それもできますが、布があと1つ要ります。
anno1701-lesson-crown-3 = 畑[food]を選んでください。
anno1701-lesson-crown-3-why = 大砲[cannon]が3つあるあなたは、**海賊行為**[ev_pirates]の目で好きな資源を1つ得られます。
anno1701-lesson-crown-3-sum = [food] 0 → 1
anno1701-lesson-crown-3-other = それも得られますが、次に要るのは食料です。
anno1701-lesson-crown-4 = 手札の**スパイ**を、捨て札の場所へ運んでください。
anno1701-lesson-crown-4-why = 相手の手札を見て、1枚を自分のものにできます。
anno1701-lesson-crown-4-other = それもできますが、足りない食料を先に探しましょう。
anno1701-lesson-crown-5 = **発明家**を押してください。
anno1701-lesson-crown-5-why = 好きな資源が2つ手に入るカードで、すぐに使えます。
anno1701-lesson-crown-5-other = それも取れますが、いま要るのは発明家です。
anno1701-lesson-crown-6 = もう一度、畑[food]を選んでください。
anno1701-lesson-crown-6-why = これで食料がそろい、2つ目の資源は森に入れておきますね。
anno1701-lesson-crown-6-sum = [food] 1 → 2
anno1701-lesson-crown-6-other = それも選べますが、食料があと1つ要ります。
anno1701-lesson-crown-7 = **入植者**の札を、光る住民に重ねてください。
anno1701-lesson-crown-7-why = 名誉ポイント[crown]が7点になれば、その場であなたの勝ちです。
anno1701-lesson-crown-7-sum = 6 ＋ 1 ＝ 7 [crown]（商人2人でも勝ち）
anno1701-lesson-crown-7-other = それもできますが、あと1点で勝ちですよ。
