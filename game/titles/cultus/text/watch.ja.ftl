# 見本の対局の見どころ

cultus-watch-solo-wilhelm-extreme = 最も難しい敵に中盤まで先を行かれながら、{ $best }対{ $next }で大逆転。
cultus-watch-solo-baltasar-normal = 最後の得点計算まで負けていたのに、{ $best }対{ $next }で勝つ一局。
cultus-watch-three-players = 3人で1つの街を建て直し、首位と最下位の差はわずか{ $spread }点。
