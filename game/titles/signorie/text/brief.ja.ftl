# 場所がないときの短い言い方
signorie-art-evening-brief = 報酬：しきい値以下の人だけ
signorie-art-now-choose-marriage-brief = 嫁ぐ都市へ
signorie-art-button-main-signoria-brief = { $action }
signorie-prompt-reward-choice-brief = 報酬か{ $n }フロリンを受け取ってください。
signorie-art-stock-brief = 控え{ $sons }·{ $daughters }
signorie-art-sub-pass-safe-brief = { $sum }/{ $limit }：報酬
signorie-art-story-how-mission-face-down-brief = 男性を1人派遣し、裏向きの1枚を得ます。
signorie-prompt-helper-window-brief = この列の助手を使うか、手番を終えてください。
signorie-art-closed-brief = 閉鎖
signorie-art-common-bride-brief = **{ $count }** 花嫁
signorie-art-effect-vp-per-male-in-cities-brief = [city] 1[vp]
signorie-art-ending-alliances-brief = 3枚以上の列だけが得点
signorie-art-part-alliances-brief = 同盟
signorie-art-part-careers-brief = 職業
signorie-art-part-rewards-brief = 報酬など
signorie-art-row-lacks-brief = あと{ $lack }枚
signorie-art-row-marriage-brief = 結婚
signorie-art-sub-stop-brief = { $count }点が消える
signorie-art-their-helpers-brief = 助手 **{ $count }** 人
signorie-art-evening-order-how-brief = 
    高いスロット、上のディスクが先。
    いま進む分は次ラウンド。
signorie-art-evening-step-3-brief = 限度
signorie-art-lane-raised-brief = しきい値 **{ $limit }**
signorie-art-story-how-hire-brief = 光る空きを押します。
signorie-art-sub-pass-over-brief = { $sum }／{ $limit }
signorie-refusal-helper-no-effect-brief = { $why }。
signorie-art-die-action-marriage-none-brief = { $why }
signorie-art-die-action-mission-none-brief = { $why }
