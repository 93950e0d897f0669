duel-name-duel = Duel
