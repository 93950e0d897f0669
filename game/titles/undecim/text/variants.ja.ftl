# Undecim: the variants of a game on the table

undecim-art-variants = 変更 **{ $count }** 項目
undecim-art-variants-all = 草案14から変えた { $count } 項目
undecim-art-variants-on = オン
undecim-art-variants-value = { $value }
undecim-art-tip-variants = 草案14から変えた項目
undecim-art-tip-variants-text = { $changed }。押し続けると値が見える。
undecim-art-tip-rival = { $seat }
undecim-art-tip-rival-text = { $vp }点、手札{ $hand }枚、いまの土地ボーナス{ $land }点。押し続けると持ち物が見える。

undecim-name-option-modules = { undecim-option-modules }
undecim-name-option-mulligan = { undecim-option-mulligan }
undecim-name-option-land-vp = { undecim-option-land-vp }
undecim-name-option-annexation = { undecim-option-annexation }
undecim-name-option-annex-vp = { undecim-option-annex-vp }
undecim-name-option-annexed-count-in-land-vp = { undecim-option-annexed-count-in-land-vp }
undecim-name-option-moon-land = { undecim-option-moon-land }
undecim-name-option-moon-annex-vp = { undecim-option-moon-annex-vp }
undecim-name-option-settlement-bonus = { undecim-option-settlement-bonus }
undecim-name-option-settlement-bonus-vp = { undecim-option-settlement-bonus-vp }
undecim-name-option-invasion-land-chosen-by = { undecim-option-invasion-land-chosen-by }
undecim-name-option-invasion-hand-gain = { undecim-option-invasion-hand-gain }
undecim-name-option-building-scale = { undecim-option-building-scale }
undecim-name-option-gold-vp = { undecim-option-gold-vp }
undecim-name-option-enemy-first-vp = { undecim-option-enemy-first-vp }
undecim-name-option-enemy-step-vp = { undecim-option-enemy-step-vp }
undecim-name-option-enemy-replay = { undecim-option-enemy-replay }
undecim-name-option-moon-counters = { undecim-option-moon-counters }
undecim-name-option-moon-manipulation = { undecim-option-moon-manipulation }
undecim-name-option-last-round-actions = { undecim-option-last-round-actions }
undecim-name-option-last-round-hand = { undecim-option-last-round-hand }
undecim-name-option-end-order-bonus = { undecim-option-end-order-bonus }
undecim-name-option-extra-award = { undecim-option-extra-award }
undecim-name-option-award-vp = { undecim-option-award-vp }
undecim-name-option-gold-boost = { undecim-option-gold-boost }
undecim-name-option-develop-cards = { undecim-option-develop-cards }
undecim-name-option-resource-pairing = { undecim-option-resource-pairing }
