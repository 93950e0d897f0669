# ボットがそうする理由：ヒントで「なぜなら」に続く

signorie-reason-points = { $gain }点になるから
signorie-reason-florins = { $gain }フロリン増えるから
signorie-reason-figures = 一族のミープルが増えるから
signorie-reason-careers = 男性の出世が進むから
signorie-reason-initiative = 次の手番順とイニシアチブの点が良くなるから
signorie-reason-tiles = 計画の列が育つから
signorie-reason-helpers = 助手がこの先ずっと働くから
signorie-reason-brides = 花嫁が増えると子孫も増えるから
signorie-reason-limit = ダイスの合計をしきい値以下に保てるから
signorie-reason-dice = まだダイスを取れるから
signorie-reason-rival = 先頭のライバルが得をしないから
signorie-reason-promise = この後の良いアクションにつながるから
signorie-review-dice = ダイス
signorie-review-sons = 息子
signorie-review-daughters = 娘
signorie-review-helpers = 助手
