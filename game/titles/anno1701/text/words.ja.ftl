# 紀元1701：名前

## ゲーム

anno1701-name-anno1701 = 紀元1701

## 資源とお金

anno1701-name-wood = 木
anno1701-name-food = 食料
anno1701-name-cloth = 布
anno1701-name-brick = レンガ
anno1701-name-tools = 工具
anno1701-name-rum = ラム酒
anno1701-name-tobacco = タバコ
anno1701-name-gold = ゴールド
anno1701-name-any-good = 好きな資源
anno1701-name-rum-and-tobacco = ラム酒とタバコ

## 足りないもの

anno1701-name-need-wood-1 = 木1
anno1701-name-need-wood-2 = 木2
anno1701-name-need-wood-3 = 木3
anno1701-name-need-wood-4 = 木4以上
anno1701-name-need-food-1 = 食料1
anno1701-name-need-food-2 = 食料2
anno1701-name-need-food-3 = 食料3
anno1701-name-need-food-4 = 食料4以上
anno1701-name-need-cloth-1 = 布1
anno1701-name-need-cloth-2 = 布2
anno1701-name-need-cloth-3 = 布3
anno1701-name-need-cloth-4 = 布4以上
anno1701-name-need-brick-1 = レンガ1
anno1701-name-need-brick-2 = レンガ2
anno1701-name-need-brick-3 = レンガ3
anno1701-name-need-brick-4 = レンガ4以上
anno1701-name-need-tools-1 = 工具1
anno1701-name-need-tools-2 = 工具2
anno1701-name-need-tools-3 = 工具3
anno1701-name-need-tools-4 = 工具4以上
anno1701-name-need-rum-1 = ラム酒1
anno1701-name-need-rum-2 = ラム酒2
anno1701-name-need-rum-3 = ラム酒3
anno1701-name-need-rum-4 = ラム酒4以上
anno1701-name-need-tobacco-1 = タバコ1
anno1701-name-need-tobacco-2 = タバコ2
anno1701-name-need-tobacco-3 = タバコ3
anno1701-name-need-tobacco-4 = タバコ4以上
anno1701-name-need-gold-1 = ゴールド1
anno1701-name-need-gold-2 = ゴールド2
anno1701-name-need-gold-3 = ゴールド3
anno1701-name-need-gold-4 = ゴールド4以上

## 陣営と色

anno1701-name-lion = ライオン
anno1701-name-dragon = ドラゴン
anno1701-name-blue = 青
anno1701-name-red = 赤

## 開拓地のカード

anno1701-name-forest = 森
anno1701-name-fields = 畑
anno1701-name-pasture = 牧草地
anno1701-name-clay-pit-1 = 粘土採掘場（左）
anno1701-name-clay-pit-2 = 粘土採掘場（右）
anno1701-name-ore-mine-1 = 鉱山（左）
anno1701-name-ore-mine-2 = 鉱山（右）
anno1701-name-rum-warehouse = ラム酒の倉庫
anno1701-name-tobacco-warehouse = タバコの倉庫
anno1701-name-ship = 帆船
anno1701-name-overview = 概要カード
anno1701-name-centre-left = 左のヴィレッジセンター
anno1701-name-centre-right = 右のヴィレッジセンター

## 住民

anno1701-name-pioneer = 先駆者
anno1701-name-settler = 入植者
anno1701-name-citizen = 市民
anno1701-name-merchant = 商人
anno1701-name-c1-row = 左から1人目の住民
anno1701-name-c3-row = 左から2人目の住民
anno1701-name-c5-row = 左から3人目の住民
anno1701-name-c7-row = 左から4人目の住民

## 建設可能な場所

anno1701-name-c1-up2 = 住民1のいちばん上
anno1701-name-c1-up = 住民1の上
anno1701-name-c1-down = 住民1の下
anno1701-name-c1-down2 = 住民1のいちばん下
anno1701-name-c3-up2 = 住民2のいちばん上
anno1701-name-c3-up = 住民2の上
anno1701-name-c3-down = 住民2の下
anno1701-name-c3-down2 = 住民2のいちばん下
anno1701-name-c5-up2 = 住民3のいちばん上
anno1701-name-c5-up = 住民3の上
anno1701-name-c5-down = 住民3の下
anno1701-name-c5-down2 = 住民3のいちばん下
anno1701-name-c7-up2 = 住民4のいちばん上
anno1701-name-c7-up = 住民4の上
anno1701-name-c7-down = 住民4の下
anno1701-name-c7-down2 = 住民4のいちばん下

## 時代カードの種類

anno1701-name-lumberjacks-hut = 木こり小屋
anno1701-name-farm = 農場
anno1701-name-sheep-farm = 羊牧場
anno1701-name-chapel = チャペル
anno1701-name-weaving-mill = 織物工場
anno1701-name-cannon-foundry = 大砲製造工場
anno1701-name-market = 市場
anno1701-name-brickworks = レンガ工場
anno1701-name-toolmaker = 工具工房
anno1701-name-school = 学校
anno1701-name-shipyard = 造船所
anno1701-name-arsenal = 兵器庫
anno1701-name-trading-house = 商館
anno1701-name-church = 教会
anno1701-name-theatre = 劇場
anno1701-name-lodge = ロッジ
anno1701-name-guild = ギルド
anno1701-name-harbour = 港
anno1701-name-fire-station = 消防署
anno1701-name-pickpocket = スリ
anno1701-name-captain = 船長
anno1701-name-inventor = 発明家
anno1701-name-revolutionary = 革命家
anno1701-name-poisoner = 毒薬師
anno1701-name-spy = スパイ
anno1701-name-bishop = 神官
anno1701-name-commander = 司令官

## 時代カード

anno1701-name-lumberjacks-hut-a = 木こり小屋（1）
anno1701-name-lumberjacks-hut-b = 木こり小屋（6）
anno1701-name-farm-a = 農場（3）
anno1701-name-farm-b = 農場（4）
anno1701-name-sheep-farm-a = 羊牧場（1）
anno1701-name-sheep-farm-b = 羊牧場（6）
anno1701-name-chapel-a = チャペル
anno1701-name-chapel-b = チャペル
anno1701-name-weaving-mill-a = 織物工場
anno1701-name-weaving-mill-b = 織物工場
anno1701-name-cannon-foundry-a = 大砲製造工場
anno1701-name-cannon-foundry-b = 大砲製造工場
anno1701-name-market-a = 市場
anno1701-name-market-b = 市場
anno1701-name-brickworks-a = レンガ工場（2）
anno1701-name-brickworks-b = レンガ工場（5）
anno1701-name-toolmaker-a = 工具工房（2）
anno1701-name-toolmaker-b = 工具工房（5）
anno1701-name-school-a = 学校
anno1701-name-school-b = 学校
anno1701-name-shipyard-a = 造船所
anno1701-name-shipyard-b = 造船所
anno1701-name-arsenal-a = 兵器庫
anno1701-name-arsenal-b = 兵器庫
anno1701-name-trading-house-a = 商館
anno1701-name-trading-house-b = 商館
anno1701-name-church-a = 教会
anno1701-name-church-b = 教会
anno1701-name-theatre-a = 劇場
anno1701-name-theatre-b = 劇場
anno1701-name-lodge-a = ロッジ（2）
anno1701-name-lodge-b = ロッジ（5）
anno1701-name-guild-a = ギルド（3）
anno1701-name-guild-b = ギルド（4）
anno1701-name-harbour-a = 港（1）
anno1701-name-harbour-b = 港（6）
anno1701-name-fire-station-a = 消防署
anno1701-name-fire-station-b = 消防署
anno1701-name-pickpocket-a = スリ
anno1701-name-pickpocket-b = スリ
anno1701-name-captain-a = 船長
anno1701-name-captain-b = 船長
anno1701-name-inventor-a = 発明家
anno1701-name-inventor-b = 発明家
anno1701-name-revolutionary-a = 革命家
anno1701-name-revolutionary-b = 革命家
anno1701-name-poisoner-a = 毒薬師
anno1701-name-poisoner-b = 毒薬師
anno1701-name-spy-a = スパイ
anno1701-name-spy-b = スパイ
anno1701-name-bishop-a = 神官
anno1701-name-bishop-b = 神官
anno1701-name-commander-a = 司令官
anno1701-name-commander-b = 司令官

## 山札

anno1701-name-era1-a = Iの山（左）
anno1701-name-era1-b = Iの山（右）
anno1701-name-era2-a = IIの山（左）
anno1701-name-era2-b = IIの山（右）
anno1701-name-era3-a = IIIの山（左）
anno1701-name-era3-b = IIIの山（右）

## 航海カード

anno1701-name-pirates-3 = 海賊船（戦力3）
anno1701-name-pirates-4 = 海賊船（戦力4）
anno1701-name-pirates-5 = 海賊船（戦力5）
anno1701-name-pirates-6 = 海賊船（戦力6）
anno1701-name-besieged-trader = 包囲された自由貿易者
anno1701-name-free-trader-luxury = 自由貿易者（ラム酒・タバコ）
anno1701-name-free-trader-goods = 自由貿易者（資源）
anno1701-name-foreign-people-rum = 外国船（ラム酒）
anno1701-name-foreign-people-tobacco = 外国船（タバコ）
anno1701-name-foreign-people-bundle = 外国船（ラム酒とタバコ）
anno1701-name-cliffs = 危険な岩礁
anno1701-name-storm = トルネード
anno1701-name-flotsam = 漂流物カーゴ
anno1701-name-rescue = 救出作戦

## イベントダイス

anno1701-name-fire = 火事
anno1701-name-queen = 女王
anno1701-name-tax = 税金
anno1701-name-diplomacy = 外交
anno1701-name-commercial-advantage = 商業特権
anno1701-name-pirates-hunt = 海賊行為

## 駒

anno1701-name-commercial-token = 商業特権駒
anno1701-name-maritime-token = 制海権駒

## 終わり方

anno1701-name-favour = 名誉ポイント
anno1701-name-merchants = 商人2人
anno1701-name-ruin = 相手の村が両方とも混乱
anno1701-name-both-ruined = 両者の混乱
anno1701-name-draw = 引き分け
anno1701-name-sunk = 酷い損傷
anno1701-name-sailed-out = 船のスピード
anno1701-name-turned-back = 帰港

## 答え

anno1701-name-accept = 受ける
anno1701-name-refuse = 断る
anno1701-name-confirm-ruin = 最後のゴールドを支払う（敗北）
anno1701-name-gold-to-good = ゴールドを資源に
anno1701-name-good-to-gold = 資源をゴールドに

## 選択肢の値

anno1701-name-random = ランダム
anno1701-name-chosen = 自分で選ぶ
anno1701-name-seat-0 = 席1
anno1701-name-seat-1 = 席2
anno1701-name-cloth2-food2 = 布2と食料2
anno1701-name-wood2-cloth2 = 木2と布2
anno1701-name-II-only = IIの山だけ
anno1701-name-I-and-II = IとIIの山
anno1701-name-bank = 銀行から
anno1701-name-opponent = 相手から
anno1701-name-all-gains = すべての獲得
anno1701-name-dice-only = ダイスだけ
anno1701-name-table = 席と配置
anno1701-name-comfort = 進めかた
anno1701-name-rulings = ルールの解釈
anno1701-name-true = あり
anno1701-name-false = なし

## フェイズ

anno1701-name-setup = ゲームの準備
anno1701-name-dice = ダイスフェイズ
anno1701-name-action = アクションフェイズ
anno1701-name-final = 最終フェイズ
anno1701-name-voyage = 航海
anno1701-name-over = 終了

## 待っている問い

anno1701-name-asked-choose-side = ライオンかドラゴンか
anno1701-name-asked-assign-layout = カードの配置
anno1701-name-asked-production = どの地形を増やすか
anno1701-name-asked-guild = ギルドで得る資源
anno1701-name-asked-harbour = 港での交換
anno1701-name-asked-lodge = ロッジでの入れ替え
anno1701-name-asked-pay = どちらの村が支払うか
anno1701-name-asked-place = どちらの村にゴールドを置くか
anno1701-name-asked-queen = 女王から受け取る資源
anno1701-name-asked-diplomacy = 外交の交換
anno1701-name-asked-privilege = 商業特権で奪う資源
anno1701-name-asked-hunt = 海賊行為で得る資源
anno1701-name-asked-respond = 相手の申し出への返事
anno1701-name-asked-theatre = 劇場で打ち消すか
anno1701-name-asked-inventor = 発明家で得る資源
anno1701-name-asked-poison = 毒薬師で失う資源
anno1701-name-asked-spy = スパイで取るカード
anno1701-name-asked-search = 探した山札から取るカード
anno1701-name-asked-pirates = 海賊に支払うか戦うか
anno1701-name-asked-luxury = ラム酒かタバコか
anno1701-name-asked-trader = 海で買うかどうか
anno1701-name-asked-flotsam = 漂流物から得る資源
anno1701-name-lying-goods = 自分の地形にある資源
