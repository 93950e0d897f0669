duel-name-duel = 勝負
