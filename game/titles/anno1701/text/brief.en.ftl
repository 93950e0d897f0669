# What is said where there is no room for all
anno1701-art-event-queen-brief = 1 good if upset up to { $rule-calm }
anno1701-art-bank-brief = { $rule-rate } : 1
anno1701-art-hand-short-brief = { "" }
anno1701-art-no-token-brief = No token
anno1701-art-race-how-brief = { $rule-favour } favour or { $rule-merchants } merchants
anno1701-art-state-sea-brief = before sail
anno1701-art-state-wait-brief = not yet
