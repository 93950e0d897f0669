# 場所がないときの短い言い方
anno1701-art-event-queen-brief = 不満{ $rule-calm }以下に資源1
anno1701-art-bank-brief = { $rule-rate }:1
anno1701-art-hand-short-brief = 札
anno1701-art-no-token-brief = 特権駒なし
anno1701-art-race-how-brief = { $rule-favour }点か商人{ $rule-merchants }人
anno1701-art-state-sea-brief = 航海前に
anno1701-art-state-wait-brief = まだ
