# 場所がないときの短い言い方
anno1701-art-event-queen-brief = 不満4以下に資源1
anno1701-art-bank-brief = 3:1
anno1701-art-hand-short-brief = 札
anno1701-art-no-token-brief = 特権駒なし
anno1701-art-race-how-brief = 7点か商人2人
anno1701-art-state-sea-brief = 航海前に
anno1701-art-state-wait-brief = まだ
