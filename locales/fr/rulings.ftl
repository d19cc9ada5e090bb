# Interprétations : pourquoi chaque règle marquée ⚖ dans crates/rules/RULES.md se lit ainsi, et comment on pourrait la lire autrement. Une phrase chacune.
ruling-s11-reason = Entre adversaires informatiques de même force, le premier joueur gagne 59, 44 et 37 % des parties à deux, trois et quatre joueurs ; 50, 33 et 25 % seraient équitables.
ruling-s11-instead = Sans cette option, chacun commence avec 0 point, comme dans les règles imprimées.
ruling-t9-reason = Les règles imprimées ne disent pas ce qui se passe quand plus aucune tuile ne peut être posée.
ruling-t9-instead = Il faudrait retirer des cristaux jusqu’à pouvoir poser une tuile, quel qu’en soit le prix.
ruling-t10-reason = Les règles imprimées donnent le prix, mais pas ce qui arrive si vous ne pouvez pas le payer, et la piste de score commence à 0.
ruling-t10-instead = Chacun pourrait retirer des cristaux, et le score descendrait sous 0 ou resterait à 0.
ruling-b2-reason = La FAQ laisse libre l’ordre des bonus, et son exemple utilise un jeton au milieu d’autres actions ; rien ne permet de laisser un bonus commencé pour y revenir plus tard.
ruling-b2-instead = Vous pourriez passer librement d’une série d’actions commencée à une autre.
ruling-b3-reason = Selon la FAQ, chaque jeton est une action bonus distincte, et deux jetons, deux tuiles spéciales ou deux fioles du même type ne se combinent pas.
ruling-b3-instead = La FAQ ne parle que de sources semblables : un jeton Sorcière pourrait donc s’ajouter aux actions Sorcière qui l’ont rapporté.
ruling-b4-reason = Dans l’exemple des règles, les 2 actions d’une fiole Cristal s’ajoutent à celles en cours, mais la FAQ interdit de combiner deux fioles du même type.
ruling-b4-instead = Chaque fiole Cristal pourrait s’ajouter, comme dans l’exemple, ou aucune, comme dans la FAQ.
ruling-w3-reason = Selon les règles, vous devez utiliser autrement des actions Sorcière qui ne suffisent pas, et les actions de sources différentes ne s’additionnent jamais (B3).
ruling-w3-instead = Un jeton Sorcière pourrait payer une partie du chemin et d’autres actions le reste.
ruling-m1-reason = C’est après tout le déplacement que l’on voit qui est en tête : sa longueur doit donc être fixée avant que ses cases comptent.
ruling-m1-instead = « Avancer immédiatement de 2 cases supplémentaires » pourrait aussi vouloir dire après le déplacement, même avec un sort que celui-ci a rapporté.
ruling-m3-reason = Votre édition parle des cases traversées « pendant cette action », et la FAQ demande qui est premier lors de l’action en cours.
ruling-m3-instead = Les éditions allemande, anglaise et néerlandaise disent « pendant ce tour » : un second déplacement qui vous met en tête pourrait aussi doubler les cases du premier.
ruling-m4-reason = Les règles résolvent les cases une à une juste après le déplacement, dans l’ordre où vous les obtenez.
ruling-m4-instead = Les actions interrompues pourraient continuer avant la case en attente, car seul l’ordre des cases entre elles est fixé.
ruling-r5-reason = Les règles laissent chacun cacher ses parchemins ou les montrer ; ici, toute la table décide, et chacun a vu combien ont été pris.
ruling-r5-instead = Chacun pourrait décider pour soi, et cacher aussi combien de parchemins il possède.
ruling-i2-reason = Les tuiles hibou et les jetons sont visibles sur le plateau jusqu’à ce que quelqu’un les prenne : chacun pourrait les noter.
ruling-i2-instead = Ce qui est derrière un paravent pourrait être secret.
ruling-f2-reason = Trois fois, une édition est seule contre les autres, et pour l’égalité sur la baguette (F8), nous prenons la lecture qui départage sur chaque case.
ruling-f2-instead = Chacun pourrait jouer selon l’édition de sa propre boîte.
ruling-f8-reason = Tous les pions sont posés sur le manche à la mise en place : personne ne l’a donc atteint le premier.
ruling-f8-instead = Sur le manche aussi, le pion du dessous pourrait l’emporter.
ruling-g2-reason = Selon les règles de Pleine Lune, elle se place comme les petites sorcières et compte avec elles sur la baguette.
ruling-g2-instead = La prophétie des sorcières couchées pourrait ne pas la compter, comme dans les règles du jeu de base.

# Où les règles imprimées diffèrent (F2) : pour les lecteurs de l’édition française.
printing-r3 = Votre édition permet d’ajouter un sort double à n’importe quel type d’action. Nous suivons les éditions allemande, anglaise et néerlandaise : seulement à son symbole.
printing-f3 = L’édition néerlandaise ne la dit non réalisée qu’au-dessous de 3 symboles, sans dire ce que valent 3 symboles. Nous suivons la vôtre, l’allemande et l’anglaise : à moins de 4, elle n’est pas réalisée.
printing-f8 = Votre édition, comme l’anglaise, ne parle que de la dernière case de la baguette. Nous suivons l’allemande et la néerlandaise : le pion du dessous gagne sur n’importe quelle case.
printing-h2 = Dans l’édition néerlandaise, l’unique tuile est derrière votre paravent avant votre tour : vous la connaissez donc. Nous suivons la vôtre et l’anglaise : vous la piochez à votre tour.
