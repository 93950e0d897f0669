# Undecim: the variants of a game on the table

undecim-art-variants = **{ $count }** changed
undecim-art-variants-all = Changed from draft 14: { $count }
undecim-art-variants-on = on
undecim-art-variants-value = { $value }
undecim-art-tip-variants = Changed from draft 14
undecim-art-tip-variants-text = { $changed }. Hold the button to see the values.
undecim-art-tip-rival = { $seat }
undecim-art-tip-rival-text = { $vp } { PLURAL($vp, "point", "points") }, { $hand } { PLURAL($hand, "card", "cards") } in hand, land bonus { $land } as it stands. Hold the button to see what lies there.

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
