# Parties d’anciennes règles : où elles diffèrent d’abord, et ce qu’il faut pour qu’elles reprennent.
# $move est un coup en une phrase sans point, $why une phrase entière. $recorded et $now sont des points comme 12/8.

difference-refused = Le coup { $n } (« { $move } ») n’est plus permis par la version { $version } des règles : { $why }
difference-effect = Le coup { $n } (« { $move } ») a un autre effet dans la version { $version } des règles : { $why }
difference-clause = Le coup { $n } (« { $move } ») n’est plus le même dans la version { $version } des règles : la règle { $why } a changé.
difference-points = Après le coup { $n }, les points diffèrent : notés { $recorded }, maintenant { $now }.
difference-result = Après le coup { $n }, le dernier, les résultats diffèrent : notés { $recorded }, maintenant { $now }.
difference-sources = Après le coup { $n }, le dernier, les sources des points diffèrent : notées { $recorded }, maintenant { $now }.
difference-winners = Après le coup { $n }, le dernier, les gagnants diffèrent : notés { $recorded }, maintenant { $now }.
difference-not-over = Après le coup { $n }, le dernier, la partie n’est pas terminée dans la version { $version } des règles.
difference-legal = Permis maintenant :
difference-legal-list = Permis maintenant : { $moves }.
difference-legal-some = Permis maintenant : { $moves }, et { $n } de plus.

changed-second-crystal-vial = Ces actions Cristal ont déjà reçu celles d’une fiole Cristal, celle-ci est donc un bonus à part
changed-scroll-from-top = Compté depuis le parchemin visible le plus haut, c’est celui de la position { $now }, et non { $before }

suspended = La partie est suspendue. Elle reprend avant ce coup dès que tout le monde est d’accord ; il manque encore : { $names }.
suspended-nobody = La partie est suspendue. Qui prend une place peut accepter de la reprendre avant ce coup.
