# 見本の対局の見どころ

cuba-watch-cuba-misprints-corrected = 3分の2を過ぎて同点。最後まで競り合い、{ $best }対{ $next }で決まる。
cuba-watch-cuba-veto-and-lighthouse = 5人の発展的ゲーム。首位から最下位まで、わずか{ $spread }点の接戦。
