# Das geführte erste Spiel.
learn = Spielend lernen
learn-step = Schritt { $n } von { $of }
learn-next = Weiter
learn-show = Mach es für mich
learn-again = Von vorn
learn-chapter = { $turn ->
    [0] Vor dem ersten Zug
    [1] Erster Zug: Energie und Hexen
    [2] Zweiter Zug: Pentagramm und Kristalle
    [3] Dritter Zug: Zauberstab und Schriftrollen
   *[4] Vierter Zug: ein Zauber
}

learn-welcome = Willkommen am Tisch. Du braust in einem Kessel und sendest Hexen durch die Kristallkugel; wer nach elf Zügen die meisten Punkte hat, gewinnt. Die ersten vier spielen wir hier zusammen, eins nach dem anderen.
learn-rival-tower = { $rival } wählt zuerst einen Turm: Damit beginnt der letzte Spieler der Reihenfolge.
learn-tower = Die Kristallkugel hat 17 Orte. Stelle deine große Hexe auf den leuchtenden Turm: Von nun an gehört er dir. Das bringt 2 Punkte.
learn-tower-witch = Auf dem Turm lag ein Magiechip: jetzt eine Gratisaktion und am Spielende 2 Punkte. Dieser ist für eine Hexe. Löse ihn unter deinem Kessel aus und klicke dann auf deinen Turm: Daneben legt sich eine Hexe hin und wartet, bis ein Weg frei ist.
learn-cauldron = Das ist dein Kessel, und das sind deine fünf Plättchen. In jedem Zug legst du eines davon hinein. Seine zwei Symbole sind die zwei Aktionsarten, die du ausführst.
learn-cluster = Nimm das Plättchen mit Energie und Hexe und halte es über das leuchtende Feld. Du siehst zwei Gruppen, gleiche Symbole nebeneinander, und ihre Größe; gedruckte Symbole zählen mit. Lege es dorthin: von jeder Art 2 Aktionen.
learn-energy = Welche Aktionsart zuerst kommt, entscheidest du. Energie baut Wege für Hexen, also beginne mit Energie: Jede Aktion legt eine Energieeinheit auf eine Verbindung. Lege beide auf die leuchtende. Eine vollständige Verbindung bringt 1, 3 oder 6 Punkte für ein, zwei oder drei Felder.
learn-witch = Jetzt 2 Hexenaktionen. Deine wartende Hexe bricht über vollständige Verbindungen auf: Schicke sie zum leuchtenden Ort. Eine Strecke aus eigenen Verbindungen kostet 1 Aktion. Sie bringt 2 Punkte und nimmt den Chip.
learn-bonus = Eine Hexenaktion ist übrig, und der gefundene Chip ist ein Bonus: 1 Energieaktion. Ein Bonus darf andere Aktionen unterbrechen. Löse ihn aus und lege die Einheit auf die kurze Verbindung: 1 Punkt. Lege dann mit der letzten Hexenaktion noch eine Hexe neben deinen Turm.
learn-rival = Beide Aktionsarten sind erledigt: Du hast ein Plättchen nachgezogen, und dein Zug ist vorbei. Jetzt spielt { $rival }.
learn-pentagram-lay = Der Verlauf neben dem Tisch zeigt, was { $rival } getan hat. Dein zweiter Zug geht genauso: ein Plättchen, zwei Aktionsarten. Lege das Plättchen mit Pentagramm und Kristall auf das leuchtende Feld, zwischen zwei gedruckte Symbole: Wieder haben beide Gruppen die Größe 2.
learn-pentagram = Beginne mit dem Pentagramm: Jede Aktion bewegt deinen Zählstein ein Feld weiter. Gehe beide Schritte. Auf dem zweiten Feld liegt ein Sonderhexplättchen, und du bekommst es.
learn-special = Ein Sonderhexplättchen hat zwei Symbole auf einem Feld. Nutze es einmal für 2 Aktionen, oder lege es für immer in deinen Kessel. Nimm es unter dem Kessel auf und lege es auf das leuchtende Feld: Deine Kristallgruppe wächst.
learn-crystal = 3 Kristallaktionen statt 2! Jede bewegt einen Kristall ein Feld weit, auch über Plättchen; der Schritt durch einen Ausgang kostet 1. Nimm den leuchtenden Kristall und bringe ihn durch den Ausgang Schriftrolle hinaus.
learn-scroll = Dein Kristall ist auf dem Rand. Stelle ihn im Phiolenregal in die Reihe Schriftrolle: Das gibt 2 Schriftrollenaktionen, wieder ein Bonus mittendrin. Löse ihn aus und nimm den Verstärkungszauber; später gibt er dir 2 Energieaktionen dazu, wenn du sie am nötigsten brauchst.
learn-crystal-last = Eine Kristallaktion ist übrig. Bringe einen anderen Kristall ein Feld näher an seinen Ausgang.
learn-wand-lay = Fünf der sechs Aktionsarten kennst du. Dein dritter Zug bringt den Zauberstab und noch einmal Schriftrollen. Lege das Plättchen mit Zauberstab und Schriftrolle auf das leuchtende Feld, zwischen seine beiden gedruckten Symbole.
learn-wand = Beginne mit dem Zauberstab. Alle Zauberstabaktionen zusammen sind eine Bewegung: Gehe 2 Felder. Helle Felder tun nichts, dunkle geben Bonusaktionen, silberne bringen Punkte für das, was du besitzt.
learn-first = Niemand liegt auf dem Zauberstab vor dir, darum zählt das dunkle Feld doppelt: 2 Kristallaktionen statt 1. Löse sie aus und bringe den leuchtenden Kristall durch den Ausgang Hexe hinaus.
learn-bottom = Stelle ihn diesmal in die unterste Reihe: Dafür bekommst du einen Magiechip deiner Wahl vom Tisch. Nimm den Siegpunktchip: sofort 3 Punkte.
learn-prophecy = Nun die Schriftrollenaktionen deines Plättchens. Nimm die Prophezeiung: Am Ende des Spiels bringt sie 1, 3, 5 oder 7 Punkte, je nachdem, wie weit du sie erfüllst.
learn-big-lay = Der letzte Zug dieser Einführung. Von Zug zu Zug wachsen die Gruppen und mit ihnen deine Züge: Das ist der Kern des Spiels. Lege das leuchtende Plättchen so, dass seine Energie an die beiden anderen stößt: eine Gruppe von 3.
learn-spell = Beginne mit Energie und nutze dann deinen Verstärkungszauber: Klicke ihn bei deinen Schriftrollen an. Aus 3 Energieaktionen werden 5. Ein ungenutzter Zauber ist am Ende 2 Punkte wert.
learn-stone = Baue den Weg zum Hexenstein, drei Felder für 6 Punkte: Die erste Hexe dort bringt noch 5 Punkte mehr. Vollende mit den letzten beiden Einheiten die Verbindung, die danach leuchtet.

learn-done = Du kennst das Spiel
learn-done-game = Der Rest gehört dir: Beende diesen Zug, wie du magst, und spiele dann genau dieses Spiel gegen { $rival } zu Ende.
learn-play-on = Weiterspielen
learn-left-out = Was wir ausgelassen haben
learn-left-out-owls = Auf zwei Feldern des Pentagramms liegen Eulenplättchen: 7 Punkte für den Ersten, danach weniger.
learn-left-out-foreign = Deine Hexen dürfen auch die Verbindungen anderer nutzen, für je 1 Aktion.
learn-left-out-black = Der schwarze Kristall in der Mitte des Kessels gibt 2 Aktionen mehr als die anderen.
learn-left-out-room = Einen Kristall, der im Weg ist, darfst du entfernen; das kostet Punkte.
learn-left-out-end = Am Ende zählst du Eulenplättchen, Chips, nicht genutzte Zauber und Prophezeiungen.
learn-left-out-moon = Die Erweiterung Vollmond bringt Kraftplättchen und Karten mit Fähigkeiten.
learn-read-rules = Die Regeln lesen
