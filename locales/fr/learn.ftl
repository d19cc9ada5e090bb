# La première partie guidée.
learn = Apprendre en jouant
learn-step = Étape { $n } sur { $of }
learn-next = Continuer
learn-show = Faites-le pour moi
learn-again = Depuis le début
learn-chapter = { $turn ->
    [0] Avant le premier tour
    [1] Premier tour : énergie et sorcières
    [2] Deuxième tour : pentacle et cristaux
    [3] Troisième tour : baguette et parchemins
   *[4] Quatrième tour : un sort
}

learn-welcome = Bienvenue à la table. Vous préparez une potion dans un chaudron et envoyez des sorcières à travers la boule de cristal ; après onze manches, le plus grand total de points l’emporte. Nous jouons ici les quatre premiers tours ensemble, une chose à la fois.
learn-rival-tower = { $rival } choisit d’abord une tour : pour cela, on commence par le dernier joueur.
learn-tower = La boule de cristal a 17 lieux. Placez votre grande sorcière sur la tour qui brille : elle est désormais à vous. Cela rapporte 2 points.
learn-tower-witch = Sur la tour se trouvait un jeton magique : une action offerte tout de suite, et 2 points à la fin de la partie. Celui-ci est pour une sorcière. Lancez-le sous votre chaudron, puis cliquez sur votre tour : une sorcière se couche à côté et y attend qu’un chemin s’ouvre.
learn-cauldron = Voici votre chaudron et vos cinq tuiles. À chaque tour, vous y posez l’une d’elles. Ses deux symboles sont les deux types d’action que vous effectuez.
learn-cluster = Prenez la tuile Énergie et Sorcière et tenez-la au-dessus de la case qui brille. Vous voyez deux regroupements, des symboles semblables côte à côte, et leur taille ; les symboles imprimés comptent. Posez-la là : 2 actions de chaque type.
learn-energy = Vous choisissez le type d’action qui vient d’abord. L’énergie trace des chemins pour les sorcières : commencez par elle. Chaque action pose une unité d’énergie sur une connexion ; posez les deux sur celle qui brille. Une connexion achevée rapporte 1, 3 ou 6 points pour une, deux ou trois cases.
learn-witch = Maintenant, 2 actions Sorcière. Votre sorcière en attente se met en route par des connexions achevées : envoyez-la au lieu qui brille. Un trajet sur vos propres connexions coûte 1 action. Elle rapporte 2 points et prend le jeton.
learn-bonus = Il reste une action Sorcière, et le jeton trouvé est un bonus : 1 action Énergie. Un bonus peut interrompre d’autres actions. Lancez-le et posez l’unité sur la connexion courte : 1 point. Puis, avec la dernière action Sorcière, couchez une autre sorcière près de votre tour.
learn-rival = Les deux types d’action sont faits : vous avez pioché une tuile et votre tour est fini. À { $rival } de jouer.
learn-pentagram-lay = Le journal à côté de la table montre ce qu’a fait { $rival }. Votre deuxième tour se joue de même : une tuile, deux types d’action. Posez la tuile Pentacle et Cristal sur la case qui brille, entre deux symboles imprimés : de nouveau, chaque regroupement a 2 cases.
learn-pentagram = Commencez par le pentacle : chaque action avance votre pion d’une case. Faites les deux pas. Sur la seconde case se trouve une tuile spéciale, et elle est à vous.
learn-special = Une tuile spéciale a deux symboles sur une seule case. Utilisez-la une fois pour 2 actions, ou posez-la pour de bon dans votre chaudron. Prenez-la sous le chaudron et posez-la sur la case qui brille : votre regroupement Cristal grandit.
learn-crystal = 3 actions Cristal au lieu de 2 ! Chacune déplace un cristal d’une case, même par-dessus des tuiles ; le pas par une sortie coûte 1. Prenez le cristal qui brille et faites-le sortir par la sortie Parchemin.
learn-scroll = Votre cristal est sur le bord. Mettez-le sur l’étagère Parchemin : elle donne 2 actions Parchemin, encore un bonus au milieu d’un autre. Lancez-le et prenez le sort de renforcement ; plus tard, il ajoute 2 actions Énergie quand vous en aurez le plus besoin.
learn-crystal-last = Il reste une action Cristal. Rapprochez un autre cristal d’une case de sa sortie.
learn-wand-lay = Vous connaissez cinq des six types d’action. Votre troisième tour apporte la baguette magique, et encore des parchemins. Posez la tuile Baguette et Parchemin sur la case qui brille, entre ses deux symboles imprimés.
learn-wand = Commencez par la baguette. Toutes les actions Baguette ne font qu’un déplacement : avancez de 2 cases. Les cases claires ne font rien, les foncées donnent des actions bonus, les argentées des points pour ce que vous possédez.
learn-first = Personne n’est devant vous sur la baguette, donc la case foncée compte double : 2 actions Cristal au lieu d’1. Lancez-les et faites sortir le cristal qui brille par la sortie Sorcière.
learn-bottom = Cette fois, mettez-le sur l’étagère la plus basse : elle vous donne un jeton de la table, au choix. Prenez le jeton de points : 3 points aussitôt.
learn-prophecy = Maintenant les actions Parchemin de votre tuile. Prenez la prophétie : à la fin de la partie, elle rapporte 1, 3, 5 ou 7 points, selon ce que vous en réalisez.
learn-big-lay = Le dernier tour de cette leçon. Les regroupements grandissent de tour en tour, et vos tours avec eux : c’est le cœur du jeu. Posez la tuile qui brille de sorte que son énergie touche les deux autres : un regroupement de 3.
learn-spell = Commencez par l’énergie, puis utilisez votre sort de renforcement : cliquez dessus parmi vos parchemins. 3 actions Énergie deviennent 5. Un sort inutilisé vaut 2 points à la fin.
learn-stone = Tracez le chemin vers la Pierre des Sorcières, trois cases pour 6 points : la première sorcière qui y arrive rapporte 5 points de plus. Avec les deux dernières unités, achevez la connexion qui brille ensuite.

learn-done = Vous connaissez le jeu
learn-done-game = La suite est à vous : finissez ce tour à votre guise, puis jouez cette même partie jusqu’au bout contre { $rival }.
learn-play-on = Continuer la partie
learn-left-out = Ce que nous avons laissé de côté
learn-left-out-owls = Deux cases du pentacle ont des tuiles hibou : 7 points pour qui arrive d’abord, puis moins.
learn-left-out-foreign = Vos sorcières peuvent aussi suivre les connexions des autres, pour 1 action chacune.
learn-left-out-black = Le cristal noir au milieu du chaudron donne 2 actions de plus que les autres.
learn-left-out-room = Vous pouvez retirer un cristal qui gêne ; cela coûte des points.
learn-left-out-end = À la fin, vous comptez tuiles hibou, jetons, sorts inutilisés et prophéties.
learn-left-out-moon = L’extension Pleine Lune ajoute des tuiles puissance et des cartes à pouvoirs.
learn-read-rules = Lire les règles
