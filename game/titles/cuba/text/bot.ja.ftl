# ボットがそうする理由：ヒントに添える言葉。

cuba-reason-points = { $gain }点を得られます
cuba-reason-rival = 首位のプレイヤーを抑えられます
cuba-reason-purse = 税や投票、取引に使えるペソが{ $gain }ほど増えます
cuba-reason-resources = 次の建物のための資源が手に入ります
cuba-reason-cargo = 次の積荷の価値が上がります
cuba-reason-kept = 商品を後のために残せます
cuba-reason-buildings = 建物はゲーム終了時にも得点になります
cuba-reason-uses = この先のラウンドでも建物を使えます
cuba-reason-foreman = 監督を使う準備になります
cuba-reason-card = いま一番得るものの多いカードです
cuba-reason-hand = 残る手札がより役に立ちます
cuba-reason-fields = 労働者のためのフィールドが残ります
cuba-reason-votes = 議案を選びやすくなります
cuba-reason-laws = 法令から得られる点が増えます
cuba-review-harbour = 港
cuba-review-fields = フィールドと建物
cuba-review-market = 市場
cuba-review-parliament = 議会
