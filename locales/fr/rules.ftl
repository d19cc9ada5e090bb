# Les règles pour les joueurs : un titre par chapitre et un texte pour chaque règle de crates/rules/RULES.md.
rules-s = Mise en place
rules-s1 = De deux à quatre joueurs sont assis dans un ordre fixe. L’un d’eux est le premier joueur.
rules-s2 = Deux piles de tuiles hibou sont prêtes. À partir du dessus, elles valent 7, 6, 5, 4 et 3.
rules-s3 = Mélangez les parchemins et exposez-en six. La position 6 est à côté de la pioche, la position 1 en est la plus éloignée.
rules-s4 = Mélangez les 15 tuiles hexagonales spéciales. Une tuile est visible sur chacune des trois cases hexagonales du pentacle ; les autres forment une pile cachée.
rules-s5 = Mélangez les 21 jetons magiques. Il y en a un sur chacun des 16 lieux autour de la Pierre des Sorcières ; les cinq autres sont visibles sur la table, sous les étagères à fioles.
rules-s6 = Chaque joueur a 15 tuiles hexagonales (chaque paire de symboles différents une fois), une grande sorcière, 11 petites sorcières, 20 unités d’énergie, six cristaux de sa couleur et un cristal noir. Le cristal noir commence au centre du chaudron, les autres sur les cases marquées.
rules-s7 = Mélangez vos tuiles hexagonales. Cinq vont derrière votre paravent, où vous seul les voyez ; dix restent cachées, et personne ne connaît leur ordre.
rules-s8 = Les pions commencent à 0 point, sur la case de départ du pentacle et sur le manche de la baguette magique.
rules-s9 = Le dernier joueur dans l’ordre du tour commence, le premier joueur finit : placez votre grande sorcière debout sur une tour libre, marquez 2 points, prenez le jeton magique qui s’y trouve et effectuez son action aussitôt. Cette tour est la vôtre. Les trois autres sont pour vous d’« autres tours », même si personne ne les a choisies.
rules-s10 = Gardez tous les jetons magiques que vous prenez, face cachée une fois utilisés. Chacun vaut 2 points à la fin.
rules-s11 = Option « départ équilibré » : pour compenser l’avantage du premier joueur, les autres commencent avec des points, dans l’ordre du tour, sur le plateau intégré 4 à deux joueurs, 5 et 8 à trois, 4, 7 et 9 à quatre. Ils comptent comme des points marqués en jeu.

rules-t = Votre tour
rules-t1 = On joue dans le sens horaire à partir du premier joueur, jusqu’à ce que chacun ait joué 11 tours.
rules-t2 = Posez une tuile hexagonale de derrière votre paravent sur deux cases libres et adjacentes de votre chaudron, où vous voulez. Une case avec un symbole imprimé, un cristal ou une tuile n’est pas libre.
rules-t3 = Effectuez les deux types d’action de la tuile l’un après l’autre, dans l’ordre de votre choix. Terminez le premier, avec tous les bonus qu’il apporte, avant de commencer le second.
rules-t4 = Vous avez autant d’actions qu’il y a de symboles dans le regroupement auquel appartient le nouveau symbole. On compte au début de ce type d’action : ce que vous posez dans le chaudron pendant le premier compte pour le second.
rules-t5 = Un regroupement est un ensemble de cases adjacentes qui montrent le même symbole. Les symboles imprimés et les tuiles spéciales comptent ; une tuile spéciale a deux symboles sur une case et appartient à un regroupement de chacun.
rules-t6 = Un symbole sans voisin semblable donne 1 action.
rules-t7 = Vous n’êtes jamais obligé d’utiliser une action. Ce que vous n’utilisez pas, ou ne pouvez pas utiliser, est perdu.
rules-t8 = Après les deux types d’action, piochez une tuile de votre réserve, tant qu’il y en a. Après votre 11e tour, il reste quatre tuiles derrière votre paravent.
rules-t9 = Seulement si aucune case libre n’a de voisine libre, vous pouvez défausser une tuile sans action. Le tour compte quand même et vous piochez une tuile. Vous pouvez aussi faire de la place en retirant un cristal (T10).
rules-t10 = À tout moment de votre tour, vous pouvez retirer un cristal de votre chaudron et le mettre à côté de votre paravent. Le premier de la partie coûte 1 point, le deuxième 2, le troisième 3, et ainsi de suite. Il faut avoir ces points : un score ne descend jamais sous 0.

rules-b = Actions bonus
rules-b1 = Un bonus, c’est une ou plusieurs actions d’un même type, gagnées par un jeton, une tuile spéciale, une fiole, une case de la baguette ou une case vide du pentacle. Utilisez-le quand vous voulez pendant le type d’action qui l’a apporté. Quand celui-ci se termine, un bonus inutilisé est perdu.
rules-b2 = Commencez les bonus dans l’ordre de votre choix, même au milieu d’autres actions. Un bonus commencé doit être terminé, ou son reste abandonné, avant de reprendre ce qu’il a interrompu.
rules-b3 = Les actions de sources différentes ne s’additionnent jamais : ni celles de deux jetons, ni de deux tuiles spéciales, ni de deux fioles du même genre, ni celles d’un jeton et des actions qui l’ont rapporté. Seuls les sorts de renforcement s’ajoutent.
rules-b4 = Une exception à B3 : si vous remplissez une fiole de l’étagère Cristal pendant vos actions Cristal, ses actions Cristal s’ajoutent à celles en cours. Une seule fiole Cristal s’ajoute ainsi, et aucune si les actions en cours viennent elles-mêmes d’une fiole Cristal ; toute autre est un bonus à part.
rules-b5 = Ce qu’un bonus rapporte, comme des jetons, des tuiles, des fioles ou des cases de la baguette, est encore un bonus.
rules-b6 = Un jeton, une tuile spéciale ou un parchemin est à vous dès que vous le prenez, utilisé ou non.

rules-e = Énergie
rules-e1 = Une action pose une unité d’énergie de votre réserve sur une case libre d’une connexion. Sans unités, pas d’action Énergie.
rules-e2 = Une connexion appartient à celui qui l’a commencée. Personne d’autre ne peut y poser d’unités.
rules-e3 = Achevez la connexion commencée avant d’en commencer une autre.
rules-e4 = Une nouvelle connexion part de votre tour, ou d’un lieu que vos propres connexions achevées relient à votre tour.
rules-e5 = Une connexion achevée rapporte aussitôt des points : 1 pour une case, 3 pour deux cases, 6 pour trois.

rules-w = Sorcières
rules-w1 = Une action couche une sorcière de votre réserve près de votre tour.
rules-w2 = Ou bien relevez une de vos sorcières couchées et déplacez-la vers un lieu relié à votre tour par des connexions achevées. Leurs couleurs n’importent pas.
rules-w3 = Le prix d’un déplacement : 1 action pour le tronçon sur vos propres connexions, quelle que soit sa longueur, et 1 par connexion adverse. Le chemin le moins cher est pris, et toutes les actions d’un déplacement viennent de la même source.
rules-w4 = Un lieu n’accueille jamais deux sorcières debout de la même couleur. Votre grande sorcière est déjà sur votre tour.
rules-w5 = Une sorcière qui se lève rapporte 2 points. La première sorcière sur un lieu prend son jeton magique : 1 action de ce type en bonus, ou 3 points aussitôt avec un jeton de points.
rules-w6 = La Pierre des Sorcières n’a pas de jeton. La sorcière y prend la meilleure case bonus libre et en marque les points en plus de ses 2.
rules-w7 = Une sorcière debout ne bouge plus jamais. Autant de sorcières que vous voulez peuvent être couchées près de votre tour.

rules-p = Pentacle
rules-p1 = Une action avance votre pion d’une case dans le sens horaire. Chaque case où vous entrez compte, même si vous continuez.
rules-p2 = Case hibou : prenez la tuile hibou du dessus, qui rapporte sa valeur à la fin. Si la pile est vide, marquez aussitôt 2 points.
rules-p3 = Case hexagonale : prenez la tuile spéciale ; la case est regarnie tant qu’il reste des tuiles. Si la case est vide, vous recevez en bonus 2 actions d’un type de votre choix.
rules-p4 = Utilisez une tuile spéciale à tout moment du type d’action en cours. Soit une fois : 2 actions d’un de ses deux symboles, puis elle va à côté de votre paravent. Soit pour de bon : posez-la sur une case libre de votre chaudron, ce qui ne déclenche rien. Inutilisée, elle va à côté de votre paravent et reste à vous.
rules-p5 = La piste est un cercle ; faites-en le tour autant de fois que vous pouvez.

rules-c = Cristaux
rules-c1 = Une action déplace un de vos cristaux vers une case voisine. Avec plusieurs actions, il peut traverser des tuiles, des cristaux et des symboles imprimés, mais il doit finir sur une case libre ou sur le bord.
rules-c2 = Un cristal ne quitte le chaudron que par une sortie marquée. Le pas vers le bord coûte 1 action ; retenez le symbole de la sortie.
rules-c3 = Du bord, le cristal doit aller sur les étagères à fioles, aussitôt ou plus tard pendant le même type d’action. Sur l’étagère du symbole de sa sortie, il donne 2 actions de ce type. Sur l’étagère la plus basse, il donne un jeton magique de votre choix sur la table : son action en bonus, ou 3 points. Vous pouvez renoncer aux actions, mais pas terminer le type d’action tant qu’un cristal est sur le bord.
rules-c4 = Le cristal noir donne 2 de plus : 4 actions sur une étagère à symbole ; sur la plus basse 3 actions du type du jeton, ou 5 points.
rules-c5 = À deux, trois ou quatre joueurs, une étagère contient 4, 5 ou 6 cristaux, la plus basse 4, 5 ou 5. Si une étagère à symbole est pleine, il ne reste que la plus basse. Si elle est pleine aussi, le cristal va à côté de votre paravent et ne donne rien.
rules-c6 = Sans cristaux dans votre chaudron, pas d’actions Cristal.

rules-m = Baguette magique
rules-m1 = Vos actions Baguette avancent votre pion vers la droite, en une seule fois, d’autant de cases au plus que vous avez d’actions. Ajoutez les sorts de renforcement avant d’avancer ; un sort que ce déplacement rapporte arrive trop tard pour lui.
rules-m2 = Une case claire ne fait rien. Une case foncée donne les actions bonus imprimées. Une case argentée rapporte des points pour ce que vous possédez au moment où elle est comptée.
rules-m3 = Si, après tout le déplacement, personne n’est devant vous, chaque case foncée de ce déplacement donne deux fois plus d’actions. Une égalité suffit.
rules-m4 = Les cases d’un déplacement comptent dans l’ordre : terminez les actions d’une case foncée avant la suivante. Entre-temps, vous pouvez utiliser d’autres bonus. Mais tant qu’une case foncée attend, les actions que le déplacement a interrompues ne continuent pas, et aucun sort ne peut s’y ajouter. Les cases d’un déplacement ultérieur attendent derrière, chacune avec le doublement de son propre déplacement. Quand le type d’action se termine, les cases foncées en attente sont perdues ; les cases argentées comptent encore.
rules-m5 = La case parchemin donne un parchemin des positions 1 à 3, ou des six si vous êtes en tête. Les sorts de renforcement peuvent élargir le choix.
rules-m6 = Sur la dernière case, il n’y a plus d’actions Baguette.
rules-m7 = Les cases argentées comptent vos connexions achevées, vos sorcières dans la boule de cristal (couchées ou debout, la grande comprise), vos parchemins (même utilisés), vos jetons magiques ou vos cristaux sur les étagères (pas le noir) à 1 point chacun, ou vos tuiles hexagonales spéciales à 2 points chacune.

rules-r = Parchemins
rules-r1 = Les actions Parchemin donnent exactement un parchemin. Plus il y a d’actions, plus le choix est grand : avec 3 actions, choisissez parmi les positions 1 à 3.
rules-r2 = Comblez le trou vers la position 1 et regarnissez la position 6 avec la pioche, tant qu’elle dure. S’il n’y a aucun parchemin exposé, l’action est perdue.
rules-r3 = Un sort de renforcement ajoute des actions à celles en cours : un sort double 2 de son symbole, un sort simple 1 de n’importe lequel. Vous pouvez en ajouter plusieurs. Chacun agit une fois, puis ne compte plus que comme parchemin possédé.
rules-r4 = Un sort que vous venez de prendre peut déjà renforcer les actions suivantes.
rules-r5 = Les parchemins sont visibles devant leurs propriétaires. Avec l’option des parchemins secrets, seul le propriétaire voit ses sorts inutilisés et ses prophéties ; leur nombre est connu de tous.

rules-i = Qui sait quoi
rules-i1 = Vous seul voyez les tuiles derrière votre paravent et, pendant le choix, les cartes Pleine Lune piochées (N1). Personne ne connaît l’ordre des piles cachées. Les autres voient vos coups, jamais ce que vous auriez pu faire d’autre.
rules-i2 = Tout le reste a été vu et demeure public, même les tuiles hibou et les jetons derrière un paravent. Le score affiché pendant la partie ne contient pas ce qui s’ajoute à la fin (F1).
rules-i3 = Ce qui vous est caché n’arrive jamais sur votre appareil. Il en va de même pour les spectateurs et les adversaires gérés par l’ordinateur.

rules-f = Fin de la partie
rules-f1 = Après 11 manches, chacun ajoute la valeur de ses tuiles hibou, 2 points par jeton magique, 2 par sort inutilisé, et 1, 3, 5 ou 7 par prophétie.
rules-f2 = Une prophétie rapporte 1 point si elle n’est pas réalisée, 3 si elle l’est de façon mineure, 5 de façon majeure et 7 parfaitement. Les règles imprimées diffèrent en quatre endroits ; nous y disons quelle lecture compte (R3, F3, F8, H2).
rules-f3 = Plus grand regroupement : 4, 5 ou au moins 6 fois le symbole dans un regroupement. À moins de 4, elle n’est pas réalisée.
rules-f4 = Sorcières sur des lieux différents : trois types dans l’ordre. Une sorcière debout sur le premier donne 3 points, sur le premier et le deuxième 5, sur les trois 7. Sans le premier, elle n’est pas réalisée.
rules-f5 = Sorcières sur des lieux du même type : votre sorcière est debout sur un, deux ou trois d’entre eux.
rules-f6 = Relié : vos propres connexions achevées relient votre tour aux lieux, dans l’ordre indiqué. Un type nommé deux fois demande deux lieux différents. Par exemple, « autre tour, autre tour, forêt » avec une seule autre tour et une forêt rapporte 3 points.
rules-f7 = « Autre tour » désigne toute tour sauf la vôtre, qu’elle appartienne à quelqu’un ou non.
rules-f8 = Le plus grand total de points l’emporte. À égalité, c’est le joueur le plus avancé sur la baguette ; sur la même case, celui qui l’a atteinte le premier (le pion du dessous). Si tous deux sont encore sur le manche, ils partagent la victoire.

rules-h = Handicap
rules-h1 = Un joueur avec handicap mélange les 15 tuiles et en remet quatre sans les regarder ; onze sont jouées.
rules-h2 = Au niveau 3, vous choisissez parmi trois tuiles, au niveau 2 parmi deux. Au niveau 1, vous n’avez pas le choix : vous piochez une tuile au début de votre tour et la jouez. Quand la réserve est vide, on ne pioche plus.

rules-g = Pleine Lune : les tours des grands maîtres
rules-g1 = Votre grand maître se tient sur la tour à la place de la grande sorcière (S9) et compte partout où elle compterait.
rules-g2 = Autre option, seulement avec les grands maîtres : la grande sorcière rejoint votre réserve comme douzième sorcière. Un jeton qu’elle prend donne 1 action de plus (un jeton de points, 4 points), et sur la Pierre des Sorcières elle marque aussitôt 1 point de plus, même si vous y prenez la tuile de collecte (D2). Pour le reste, elle compte partout comme toute autre sorcière, même couchée près de votre tour.

rules-d = Pleine Lune : ingrédients concentrés
rules-d1 = Six tuiles puissance sont visibles, une par symbole, avec ce symbole deux fois. Quatre tuiles de collecte sont sur la première fiole de l’étagère la plus basse, la première case hibou, la première case argentée et la Pierre des Sorcières. Deux parchemins puissance et une prophétie rejoignent les parchemins.
rules-d2 = Vous pouvez prendre une tuile de collecte à la place de ce que vous recevriez : le jeton, la tuile hibou ou ses 2 points, les points de la case argentée, ou les points bonus de la Pierre des Sorcières. Là, votre sorcière marque quand même 2 points mais n’occupe aucune case bonus, et vous ne pouvez pas y amener une deuxième sorcière. Chaque tuile de collecte sert une fois dans la partie.
rules-d3 = Si elle n’est pas prise, la tuile de collecte des fioles passe à la fiole suivante et disparaît quand l’étagère est pleine ; les autres restent. Une case argentée dont vous avez pris la tuile compte quand même comme atteinte.
rules-d4 = Qui prend une tuile de collecte choisit une tuile puissance et la pose aussitôt sur des cases libres de son chaudron. Elle ne déclenche rien, mais compte à partir de là (T4, T5, F3). Sans place ou sans tuile puissance, on ne peut pas la prendre.
rules-d5 = Quand vous recevez un parchemin puissance, vous pouvez prendre et poser une tuile puissance. Sinon, il rapporte 2 points à la fin. Il compte comme parchemin possédé.
rules-d6 = La prophétie ajoutée compte les tuiles puissance dans votre chaudron.

rules-n = Pleine Lune : la puissance de la Pleine Lune
rules-n1 = Après les tours (S9), à partir du premier joueur, chacun pioche les deux premières des six cartes Pleine Lune, en garde une visible et met l’autre sous la pile. Vous pouvez aussi convenir d’en donner une au hasard à chacun, ou de choisir à tour de rôle parmi les six.
rules-n2 = Une fois à chacun de vos tours, vous pouvez utiliser une des deux capacités de votre carte.
rules-n3 = À gauche : quand vous posez une tuile hexagonale avec le symbole de la carte, ce type d’action reçoit 1 action de plus.
rules-n4 = À droite, une parmi six. Baguette : une case foncée d’un déplacement compte comme si vous étiez en tête. Parchemin : comptez à partir du parchemin exposé le plus haut vers le bas, au lieu de la position 1 vers le haut. Pentacle : quand vous recevez une tuile spéciale, prenez celle de votre choix parmi les trois exposées. Sorcière : dans un déplacement, une suite continue de connexions d’une même couleur adverse coûte 1 action. Jeton : un jeton que vous prenez donne 1 action ou 1 point de plus. Cristal : un cristal mis en fiole donne 1 action ou 1 point de plus.
