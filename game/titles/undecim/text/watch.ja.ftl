# 見本の対局の見どころ

undecim-watch-three-players = 3人の基本ゲーム。勝者の{ $best }点は、半分以上が敵によるもの。
undecim-watch-golden-age = 黄金の時代に敵を集めつづけ、2位の{ $next }点に対して{ $best }点。
undecim-watch-annex-mid = 作者の案「版図」を入れた一局。金を集めた席が、建物を育てた席を{ $best }対{ $next }で抑える。
