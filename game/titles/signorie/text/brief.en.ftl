# What is said where there is no room for all
signorie-art-evening-brief = Rewards for those within their threshold
signorie-art-now-choose-marriage-brief = To which city
signorie-art-button-main-signoria-brief = { $action }
signorie-prompt-reward-choice-brief = Take the reward, or { $n } { PLURAL($n, "florin", "florins") }.
signorie-art-stock-brief = { $sons }·{ $daughters }
signorie-art-sub-pass-safe-brief = { $sum } of { $limit }
signorie-art-story-how-mission-face-down-brief = Send a son for a face-down tile.
signorie-prompt-helper-window-brief = Use helpers here, or end the turn.
signorie-art-closed-brief = Closed
signorie-art-common-bride-brief = **{ $count }**
signorie-art-effect-vp-per-male-in-cities-brief = [city] 1[vp]
signorie-art-ending-alliances-brief = Only rows of three or more score
signorie-art-part-alliances-brief = Alliances
signorie-art-part-careers-brief = Careers
signorie-art-part-rewards-brief = Rewards
signorie-art-row-lacks-brief = { $lack } more
signorie-art-row-marriage-brief = Wed
signorie-art-sub-stop-brief = given up: { $count }
signorie-art-their-helpers-brief = **{ $count }** { PLURAL($count, "helper", "helpers") }
signorie-art-evening-order-how-brief = 
    Higher first, then the upper disc.
    Steps made now count next round.
signorie-art-evening-step-3-brief = Threshold
signorie-art-lane-raised-brief = Threshold **{ $limit }**
signorie-art-story-how-hire-brief = Click a lit place.
signorie-art-sub-pass-over-brief = { $sum } of { $limit }
signorie-refusal-helper-no-effect-brief = Nothing now: { $why }.
signorie-art-die-action-marriage-none-brief = { $why }
signorie-art-die-action-mission-none-brief = { $why }
