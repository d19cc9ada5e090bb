# Das geführte erste Spiel.
learn = Spielend lernen
learn-first-time = Zum ersten Mal hier?
learn-invite = Vier geführte Züge am echten Tisch, eins nach dem anderen: Plättchen legen, Wege bauen, Hexen aussenden, mit Kristallen brauen. Etwa zehn Minuten, und du kannst jederzeit aufhören.
learn-begin = Spielend lernen
learn-go-on = Weiterlernen
learn-step = Schritt { $n } von { $of }
learn-next = Weiter
learn-show = Mach es für mich
learn-again = Von vorn
learn-not-now = In deinen eigenen Spielen darfst du das. Hier geht es Schritt für Schritt: Was leuchtet, ist als Nächstes dran.
learn-chapter = { $turn ->
    [0] Vor dem ersten Zug
    [1] Erster Zug: Energie und Hexen
    [2] Zweiter Zug: Pentagramm und Kristalle
    [3] Dritter Zug: Zauberstab und Schriftrollen
   *[4] Vierter Zug: ein Zauber
}

learn-welcome = Willkommen am Tisch. Du braust in einem Kessel und sendest Hexen durch die Kristallkugel; wer nach elf Zügen die meisten Punkte hat, gewinnt. Die ersten vier spielen wir hier zusammen, eins nach dem anderen.
learn-rival-tower = { $rival } wählt zuerst einen Turm; wer als Letzter an der Reihe ist, beginnt damit.
learn-tower = Die Kristallkugel hat 17 Orte. Stelle deine große Hexe auf den leuchtenden Turm: Von nun an gehört er dir. Das bringt 2 Punkte.
learn-tower-chip = Auf dem Turm lag ein Magiechip: eine geschenkte Aktion und am Ende 2 Punkte. Dieser ist für eine Hexe. Beginne ihn unter deinem Kessel.
learn-tower-witch = Eine Hexenaktion legt eine Hexe neben deinen Turm: Klicke auf den Turm. Dort wartet sie, bis es einen Weg für sie gibt.
learn-cauldron = Das ist dein Kessel, und das sind deine fünf Plättchen. In jedem Zug legst du eines davon hinein. Seine zwei Symbole sind die zwei Arten von Aktionen, die du ausführst.
learn-cluster = Nimm das Plättchen mit Energie und Hexe und halte es über das leuchtende Feld. Du siehst zwei Gruppen, gleiche Symbole nebeneinander, und ihre Größe; gedruckte Symbole zählen mit. Lege es dorthin: von jeder Art 2 Aktionen.
learn-start-energy = Welche Art zuerst kommt, entscheidest du. Energie baut Wege für Hexen, also beginne mit Energie.
learn-energy = Eine Aktion legt eine Energieeinheit auf eine Verbindung. Lege beide auf die leuchtende. Eine vollständige Verbindung bringt 1, 3 oder 6 Punkte für ein, zwei oder drei Felder.
learn-witch = Jetzt 2 Hexenaktionen. Deine liegende Hexe steht auf und geht über vollständige Verbindungen: Schicke sie zum leuchtenden Ort. Eine eigene Strecke kostet 1 Aktion. Sie bringt 2 Punkte und nimmt den Chip.
learn-bonus = Eine Hexenaktion ist übrig, und der Chip wartet: ein Bonus von 1 Energieaktion. Einen Bonus darfst du mitten in einer anderen Aktion nutzen. Beginne ihn jetzt.
learn-bonus-energy = Lege die Einheit auf die kurze Verbindung. Ein Feld, gleich vollständig: 1 Punkt.
learn-witch-again = Die Hexenaktionen gehen dort weiter, wo du sie unterbrochen hast. Lege noch eine Hexe neben deinen Turm.
learn-rival = Beide Arten sind erledigt: Du hast ein Plättchen gezogen, und dein Zug ist vorbei. Jetzt spielt { $rival }.
learn-turn-2 = Der Verlauf neben dem Tisch erzählt, was { $rival } getan hat. Dein zweiter Zug geht genauso: ein Plättchen, zwei Arten von Aktionen.
learn-pentagram-lay = Lege das Plättchen mit Pentagramm und Kristall auf das leuchtende Feld, zwischen die beiden gedruckten Symbole. Wieder haben beide Gruppen 2.
learn-start-pentagram = Beginne mit dem Pentagramm.
learn-pentagram = Eine Aktion bewegt deinen Zählstein ein Feld um das Pentagramm. Mache beide Schritte: Auf dem zweiten Feld liegt ein Sonderhexplättchen, und du bekommst es.
learn-special = Ein Sonderhexplättchen hat zwei Symbole auf einem Feld. Nutze es einmal für 2 Aktionen, oder lege es für immer in deinen Kessel. Nimm es unter dem Kessel und lege es auf das leuchtende Feld: Deine Kristallgruppe wächst.
learn-crystal = 3 Kristallaktionen statt 2! Jede bewegt einen Kristall ein Feld weit, auch über Plättchen; der Schritt durch einen Ausgang kostet 1. Nimm den leuchtenden Kristall und bringe ihn durch den Ausgang Schriftrolle hinaus.
learn-shelve = Dein Kristall ist auf dem Rand. Stelle ihn im Phiolenregal in die Reihe Schriftrolle: Das gibt 2 Schriftrollenaktionen.
learn-vial = Wieder ein Bonus mittendrin, denn eine Kristallaktion ist noch offen. Beginne die Phiole.
learn-scroll = Mit 2 Schriftrollenaktionen nimmst du eine der ersten beiden Schriftrollen. Nimm den Verstärkungszauber: Später gibt er 2 Energieaktionen dazu, wenn du sie am nötigsten brauchst.
learn-crystal-last = Eine Kristallaktion ist übrig. Bringe einen anderen Kristall ein Feld näher an seinen Ausgang.
learn-turn-3 = Vier der sechs Arten von Aktionen kennst du. Der dritte Zug bringt den Zauberstab und noch einmal Schriftrollen.
learn-wand-lay = Lege das Plättchen mit Zauberstab und Schriftrolle auf das leuchtende Feld, zwischen seine beiden gedruckten Symbole.
learn-start-wand = Beginne mit dem Zauberstab.
learn-wand = Alle Zauberstabaktionen zusammen sind eine Bewegung: Gehe 2 Felder. Helle Felder tun nichts, dunkle geben Bonusaktionen, silberne bringen Punkte für das, was du hast.
learn-first = Niemand ist auf dem Zauberstab vor dir, darum zählt das dunkle Feld doppelt: 2 Kristallaktionen statt 1. Beginne sie.
learn-crystal-out = Bringe den leuchtenden Kristall durch den Ausgang Hexe hinaus.
learn-bottom = Stelle ihn diesmal in die unterste Reihe: Dafür bekommst du einen Chip deiner Wahl vom Tisch. Nimm den Siegpunktchip: sofort 3 Punkte.
learn-prophecy = Nun die Schriftrollenaktionen deines Plättchens. Nimm die Prophezeiung: Am Ende des Spiels bringt sie 1, 3, 5 oder 7 Punkte, je nachdem, wie weit du sie erfüllst.
learn-turn-4 = Der letzte Zug dieser Stunde. Von Zug zu Zug wachsen die Gruppen und mit ihnen deine Züge: Das ist der Kern des Spiels.
learn-big-lay = Lege das leuchtende Plättchen so, dass seine Energie an die beiden anderen stößt: eine Gruppe von 3.
learn-start-again = Beginne mit Energie.
learn-spell = Nutze deinen Verstärkungszauber: Klicke ihn bei deinen Schriftrollen an. Aus 3 Energieaktionen werden 5. Nicht genutzte Zauber sind am Ende 2 Punkte wert.
learn-stone = Baue den Weg zum Hexenstein, drei Felder für 6 Punkte. Die erste Hexe dort bringt noch 5 Punkte mehr.
learn-more = Zwei Einheiten sind übrig. Vollende die leuchtende Verbindung.
learn-free = Der Rest des Zuges gehört dir. Tu, was du möchtest, oder verzichte mit „Beenden“ darauf.

learn-done = Du kennst das Spiel
learn-done-points = Du hast in vier Zügen { $own } Punkte gemacht, { $rival } { $points }. Ein ganzes Spiel hat elf Züge.
learn-untold = Was wir nicht erzählt haben
learn-untold-owls = Auf zwei Feldern des Pentagramms liegen Eulenplättchen: 7 Punkte für den Ersten, danach weniger.
learn-untold-foreign = Deine Hexen dürfen auch die Verbindungen anderer nutzen, für je 1 Aktion.
learn-untold-black = Der schwarze Kristall in der Mitte des Kessels gibt 2 Aktionen mehr als die anderen.
learn-untold-room = Einen Kristall, der im Weg ist, kannst du für Punkte aus dem Kessel nehmen.
learn-untold-end = Am Ende zählst du Eulenplättchen, Chips, nicht genutzte Zauber und Prophezeiungen.
learn-untold-moon = Die Erweiterung Vollmond bringt Kraftplättchen und Karten mit Fähigkeiten.
learn-read-rules = Die Regeln lesen
learn-real-game = Ein echtes Spiel spielen

# Rätsel.
puzzle-today = Rätsel des Tages
puzzle-loads = Das Rätsel wird geholt …
puzzle-unreachable = Die Rätsel sind nicht zu erreichen. Ohne Netz gibt es sie, wenn du einmal mit Netz hier warst.
puzzle-unknown = Dieses Rätsel gibt es nicht.
puzzle-of-day = Rätsel vom { $date }
puzzle-number = Rätsel { $n }
puzzle-task = Mache in diesem Zug mindestens { $target } Punkte.
puzzle-counts = Was am Ende des Spiels zählen würde, zählt mit: Eulenplättchen, Chips, nicht genutzte Zauber und Prophezeiungen.
puzzle-so-far = Bisher: { $made ->
    [one] { $made } Punkt
   *[other] { $made } Punkte
}
puzzle-solved = Gelöst: { $made } von { $target } Punkten!
puzzle-solved-late = { $made } von { $target } Punkten. Du kanntest die Lösung schon, darum zählt es nicht.
puzzle-shown = Das ist die Lösung: { $made } Punkte.
puzzle-failed = { $made } von { $target } Punkten. Da ist mehr drin: Versuch es noch einmal.
puzzle-again = Noch einmal
puzzle-answer = Lösung
puzzle-about = { $tag ->
    [moon] Deine Vollmondkarte gehört zur Lösung.
    [spell] Ein Verstärkungszauber gehört zur Lösung.
    [exit-prophecy] Denk an eine Prophezeiung und an einen Kristall, der den Kessel verlässt.
    [witchstone] Eine Hexe kann den Hexenstein erreichen.
    [wand] Die silbernen Felder des Zauberstabs sind jetzt viel wert.
    [exit] Ein Kristall verlässt den Kessel.
    [prophecy] Sieh dir deine Prophezeiungen an.
    [chain] Ein Bonus löst den nächsten aus.
    [completes] Eine Verbindung lässt sich vollenden.
   *[none] Such die größten Gruppen.
}
puzzle-tile = Lege das Plättchen { $tile }.
puzzle-streak = { $n ->
    [0] Noch kein Tag in Folge gelöst
    [one] { $n } Tag in Folge gelöst
   *[other] { $n } Tage in Folge gelöst
}
puzzle-days = Die letzten Tage
puzzle-done = gelöst
puzzle-open = offen
