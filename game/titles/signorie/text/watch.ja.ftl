# 見本の対局の見どころ

signorie-watch-open-gates = 都市が埋まっても嫁がせつづけ、{ $best }対{ $next }。2人の高得点の一局。
signorie-watch-all-variants = 3つのヴァリアントをすべて使う一局。首位は最後まで入れ替わり、{ $best }対{ $next }。
