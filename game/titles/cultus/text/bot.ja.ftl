# ボットがそうする理由（ヒントで使う）

cultus-reason-points = { $gain }点を得られます
cultus-reason-center = 自分の記念碑を中央に置けます
cultus-reason-plan-icons = 計画カードで数えるマスが{ $gain }つ増えます
cultus-reason-plan-pairs = 計画カードで数える隣接が{ $gain }組増えます
cultus-reason-rival = 首位の相手の点を減らせます
cultus-reason-enemy = 敵の最終得点を{ $gain }点減らせます
cultus-reason-turns = 残りのターンを減らさずに済みます
cultus-reason-monuments = 記念碑を早く建てておけます
cultus-reason-income = 毎ターンの収入が増えます
cultus-reason-gold = 建造費用が{ $gain }金増えます
cultus-reason-character-gold = 人物の資金が{ $gain }金増えます
cultus-reason-coins = 収入カードが裏返り、移動の収入が増えます
cultus-reason-medal = メダルが早く戻り、アクションポイントが増えます
cultus-reason-hand = 役に立つ手札が増えます
cultus-reason-over-limit = 捨てる手札が減ります
cultus-reason-approach = 自分の記念碑が中央に近付きます
cultus-reason-site = よい建造場所につながります
cultus-reason-walk = 収入のある移動につながります
cultus-reason-jump = 人物の効果で記念碑を中央に送れそうです
cultus-reason-effect = 人物の効果で得る点の準備になります
cultus-reason-push = 動かす価値のある記念碑に近付きます
cultus-reason-threat = これから来る敵の効果を弱めるか、回数を減らせます
cultus-review-board = カードと都市
cultus-review-monuments = 記念碑
cultus-review-walking = 移動と金
cultus-review-character = 人物と計画
