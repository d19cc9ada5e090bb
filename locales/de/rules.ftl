# Die Regeln für Spieler: eine Überschrift für jedes Kapitel und ein Text für jede Regel aus crates/rules/RULES.md.
rules-s = Aufbau
rules-s1 = Zwei bis vier Spieler sitzen in fester Reihenfolge. Einer von ihnen ist Startspieler.
rules-s2 = Zwei Stapel Eulenplättchen liegen bereit. Von oben haben sie die Werte 7, 6, 5, 4 und 3.
rules-s3 = Mischt die Schriftrollen und legt sechs aus. Platz 6 ist neben dem Stapel, Platz 1 am weitesten davon weg.
rules-s4 = Mischt die 15 Sonderhexplättchen. Je eines liegt offen auf den drei Hexfeldern des Pentagramms, die übrigen bilden einen verdeckten Stapel.
rules-s5 = Mischt die 21 Magiechips. Je einer liegt auf den 16 Orten rund um den Hexenstein, die übrigen fünf liegen offen auf dem Tisch unter dem Phiolenregal.
rules-s6 = Jeder Spieler hat 15 Hexplättchen (jedes Paar verschiedener Symbole einmal), eine große Hexe, 11 kleine Hexen, 20 Energieeinheiten, sechs Kristalle seiner Farbe und einen schwarzen Kristall. Der schwarze Kristall beginnt in der Mitte des Kessels, die anderen auf den markierten Feldern.
rules-s7 = Mische deine Hexplättchen. Fünf kommen hinter deinen Sichtschirm, wo nur du sie siehst; zehn bleiben verdeckt, und niemand kennt ihre Reihenfolge.
rules-s8 = Die Zählsteine beginnen bei 0 Punkten, auf dem Startfeld des Pentagramms und auf dem Griff des Zauberstabs.
rules-s9 = Der letzte Spieler der Reihenfolge beginnt, der Startspieler ist zuletzt dran: Stelle deine große Hexe auf einen freien Turm, erhalte 2 Punkte, nimm den Magiechip dort und führe seine Aktion sofort aus. Dieser Turm gehört dir. Die drei anderen sind fremde Türme, auch wenn niemand sie gewählt hat.
rules-s10 = Behalte jeden Magiechip, den du nimmst; benutzte liegen verdeckt. Jeder ist am Ende 2 Punkte wert.
rules-s11 = Option „ausgeglichener Start“: Zum Ausgleich für den Vorteil des Startspielers beginnen die anderen in Zugreihenfolge mit Punkten, auf dem eingebauten Spielplan zu zweit 4, zu dritt 5 und 8, zu viert 4, 7 und 9. Sie zählen wie im Spiel erzielte Punkte.

rules-t = Dein Zug
rules-t1 = Gespielt wird im Uhrzeigersinn ab dem Startspieler, bis alle 11 Züge hatten.
rules-t2 = Lege ein Hexplättchen von hinter deinem Sichtschirm auf zwei beliebige benachbarte leere Felder deines Kessels. Ein Feld mit gedrucktem Symbol, Kristall oder Plättchen ist nicht leer.
rules-t3 = Führe die beiden Aktionsarten des Plättchens nacheinander aus, in der Reihenfolge, die du möchtest. Beende die erste mit allem, was sie an Boni bringt, bevor die zweite beginnt.
rules-t4 = Du hast so viele Aktionen, wie Symbole in der Gruppe sind, zu der das neue Symbol gehört. Gezählt wird, wenn die Aktionsart beginnt: Was du während der ersten in den Kessel legst, zählt für die zweite mit.
rules-t5 = Eine Gruppe sind benachbarte Felder mit demselben Symbol. Gedruckte Symbole und Sonderhexplättchen zählen mit; ein Sonderhexplättchen hat zwei Symbole auf einem Feld und gehört zu einer Gruppe von jedem.
rules-t6 = Ein Symbol ohne gleiche Nachbarn bringt 1 Aktion.
rules-t7 = Du musst nie eine Aktion nutzen. Was du nicht nutzt oder nicht nutzen kannst, verfällt.
rules-t8 = Nach beiden Aktionsarten ziehst du ein Plättchen aus deinem Vorrat, solange es welche gibt. Nach deinem 11. Zug bleiben vier Plättchen hinter dem Sichtschirm.
rules-t9 = Nur wenn keine zwei leeren Felder nebeneinanderliegen, darfst du ein Plättchen ohne Aktion abwerfen. Der Zug zählt trotzdem, und du ziehst nach. Platz schaffst du auch, indem du einen Kristall herausnimmst (T10).
rules-t10 = Jederzeit in deinem Zug darfst du einen Kristall aus deinem Kessel nehmen und neben deinen Sichtschirm legen. Der erste im Spiel kostet 1 Punkt, der zweite 2, der dritte 3 und so weiter. Du musst die Punkte haben: Niemand fällt unter 0.

rules-b = Bonusaktionen
rules-b1 = Ein Bonus besteht aus einer oder mehreren Aktionen einer Art durch einen Chip, ein Sonderhexplättchen, eine Phiole, ein Feld des Zauberstabs oder ein leeres Feld des Pentagramms. Nutze ihn, wann du willst, solange die Aktionsart läuft, die ihn brachte. Endet sie, verfällt er.
rules-b2 = Beginne Boni in beliebiger Reihenfolge, auch mitten in anderen Aktionen. Einen begonnenen Bonus führst du zu Ende oder verzichtest auf den Rest, bevor es mit dem Unterbrochenen weitergeht.
rules-b3 = Aktionen aus verschiedenen Quellen werden nie zusammengezählt: nicht die von zwei Chips, zwei Sonderhexplättchen oder zwei gleichen Phiolen, auch nicht die eines Chips und die Aktionen, die ihn brachten. Nur Verstärkungszauber kommen dazu.
rules-b4 = Eine Ausnahme von B3: Füllst du während deiner Kristallaktionen eine Phiole der Reihe Kristall, kommen deren Kristallaktionen zu den laufenden dazu. So kommt nur eine Kristallphiole dazu, und keine, wenn die laufenden Aktionen selbst aus einer Kristallphiole stammen; jede weitere ist ein eigener Bonus.
rules-b5 = Was ein Bonus einbringt, etwa Chips, Plättchen, Phiolen oder Felder des Zauberstabs, ist wieder ein Bonus.
rules-b6 = Ein Chip, ein Sonderhexplättchen oder eine Schriftrolle gehört dir, sobald du sie nimmst, ob du sie nutzt oder nicht.

rules-e = Energie
rules-e1 = Eine Aktion legt eine Energieeinheit aus deinem Vorrat auf ein freies Feld einer Verbindung. Ohne Einheiten gibt es keine Energieaktion.
rules-e2 = Eine Verbindung gehört dem, der sie begonnen hat. Niemand sonst darf dort Einheiten legen.
rules-e3 = Vollende die begonnene Verbindung, bevor du eine andere beginnst.
rules-e4 = Eine neue Verbindung beginnt an deinem Turm oder an einem Ort, den deine eigenen vollständigen Verbindungen mit deinem Turm verbinden.
rules-e5 = Eine vollständige Verbindung bringt sofort Punkte: 1 für ein Feld, 3 für zwei Felder, 6 für drei.

rules-w = Hexen
rules-w1 = Eine Aktion legt eine Hexe aus deinem Vorrat neben deinen Turm.
rules-w2 = Oder stelle eine liegende Hexe auf und bewege sie zu einem Ort, der durch vollständige Verbindungen mit deinem Turm verbunden ist. Deren Farben sind gleichgültig.
rules-w3 = So viel kostet eine Bewegung: 1 Aktion für den Abschnitt über eigene Verbindungen, egal wie lang, und 1 für jede fremde Verbindung. Es gilt der billigste Weg, und alle Aktionen einer Bewegung stammen aus derselben Quelle.
rules-w4 = An keinem Ort stehen zwei Hexen derselben Farbe. Auf deinem eigenen Turm steht schon deine große Hexe.
rules-w5 = Eine Hexe, die sich aufstellt, bringt 2 Punkte. Die erste Hexe an einem Ort nimmt den Magiechip: 1 Aktion dieser Art als Bonus, oder sofort 3 Punkte durch einen Siegpunktchip.
rules-w6 = Am Hexenstein liegt kein Chip. Dort nimmt sie das beste freie Bonusfeld und bringt dessen Punkte zusätzlich zu ihren 2.
rules-w7 = Eine stehende Hexe bewegt sich nie wieder. Neben deinem Turm dürfen beliebig viele Hexen liegen.

rules-p = Pentagramm
rules-p1 = Eine Aktion bewegt deinen Zählstein ein Feld im Uhrzeigersinn. Jedes betretene Feld zählt, auch wenn du weiterziehst.
rules-p2 = Eulenfeld: Nimm das oberste Eulenplättchen; am Ende bringt es seinen Wert. Ist der Stapel leer, erhältst du sofort 2 Punkte.
rules-p3 = Hexfeld: Nimm das Sonderhexplättchen; das Feld wird aufgefüllt, solange der Stapel reicht. Ist das Feld leer, erhältst du als Bonus 2 Aktionen einer Art deiner Wahl.
rules-p4 = Nutze ein Sonderhexplättchen jederzeit während der laufenden Aktionsart. Entweder einmal: 2 Aktionen eines seiner beiden Symbole, dann kommt es neben deinen Sichtschirm. Oder für immer: Lege es auf ein leeres Feld deines Kessels; das löst nichts aus. Ungenutzt kommt es neben deinen Sichtschirm und gehört dir trotzdem.
rules-p5 = Die Leiste ist ein Kreis; du darfst so oft herum, wie du kannst.

rules-c = Kristalle
rules-c1 = Eine Aktion bewegt einen deiner Kristalle auf ein Nachbarfeld. Mit mehreren Aktionen darf er über Plättchen, Kristalle und gedruckte Symbole ziehen, muss aber auf einem leeren Feld oder auf dem Rand enden.
rules-c2 = Ein Kristall verlässt den Kessel nur durch einen markierten Ausgang. Der Schritt auf den Rand kostet 1 Aktion; merke dir das Symbol des Ausgangs.
rules-c3 = Vom Rand muss der Kristall ins Phiolenregal, sofort oder später während derselben Aktionsart. In der Reihe seines Ausgangs bringt er 2 Aktionen dieser Art. In der untersten Reihe bringt er einen Magiechip deiner Wahl vom Tisch: dessen Aktion als Bonus oder 3 Punkte. Auf die Aktionen darfst du verzichten, aber solange ein Kristall auf dem Rand liegt, kannst du die Aktionsart nicht beenden.
rules-c4 = Der schwarze Kristall bringt 2 mehr: 4 Aktionen in einer Symbolreihe; in der untersten Reihe 3 Aktionen der Art des Chips oder 5 Punkte.
rules-c5 = Zu zweit, zu dritt oder zu viert fasst eine Reihe 4, 5 oder 6 Kristalle, die unterste 4, 5 oder 5. Ist eine Symbolreihe voll, bleibt nur die unterste. Ist auch sie voll, kommt der Kristall neben deinen Sichtschirm und bringt nichts.
rules-c6 = Ohne Kristalle im Kessel gibt es keine Kristallaktionen.

rules-m = Zauberstab
rules-m1 = Deine Zauberstabaktionen bewegen deinen Zählstein nach rechts, alle auf einmal, um höchstens so viele Felder, wie du Aktionen hast. Verstärkungszauber fügst du vorher hinzu; ein Zauber, den diese Bewegung bringt, kommt für sie zu spät.
rules-m2 = Ein helles Feld bewirkt nichts. Ein dunkles Feld bringt die aufgedruckten Bonusaktionen. Ein silbernes Feld bringt Punkte für das, was du in dem Augenblick besitzt, in dem es gewertet wird.
rules-m3 = Ist nach der ganzen Bewegung niemand vor dir, bringt jedes dunkle Feld dieser Bewegung doppelt so viele Aktionen. Gleichstand genügt.
rules-m4 = Die Felder einer Bewegung gelten der Reihe nach: Beende die Aktionen eines dunklen Feldes vor dem nächsten. Dazwischen darfst du andere Boni nutzen. Solange aber ein dunkles Feld wartet, gehen die Aktionen nicht weiter, die die Bewegung unterbrochen hat, und kein Zauber kommt zu ihnen dazu. Felder einer späteren Bewegung stellen sich hinten an, jedes mit der Verdopplung seiner eigenen Bewegung. Endet die Aktionsart, verfallen wartende dunkle Felder; wartende silberne werden noch gewertet.
rules-m5 = Das Schriftrollenfeld bringt eine Schriftrolle von den Plätzen 1 bis 3, oder von allen sechs, wenn niemand vor dir ist. Verstärkungszauber vergrößern die Auswahl.
rules-m6 = Auf dem letzten Feld gibt es keine Zauberstabaktionen mehr.
rules-m7 = Silberne Felder zählen deine vollständigen Verbindungen, deine Hexen in der Kristallkugel (liegend oder stehend, auch die große), deine Schriftrollen (auch benutzte), deine Magiechips oder deine Kristalle im Regal (nicht den schwarzen) zu je 1 Punkt, oder deine Sonderhexplättchen zu je 2 Punkten.

rules-r = Schriftrollen
rules-r1 = Schriftrollenaktionen bringen genau eine Schriftrolle. Je mehr Aktionen, desto größer die Auswahl: Mit 3 Aktionen wählst du von den Plätzen 1 bis 3.
rules-r2 = Schließe die Lücke in Richtung Platz 1 und fülle Platz 6 vom Stapel auf, solange er reicht. Liegt keine Schriftrolle aus, verfällt die Aktion.
rules-r3 = Ein Verstärkungszauber gibt Aktionen zu laufenden dazu: ein doppelter 2 seines Symbols, ein einfacher 1 einer beliebigen Art. Du darfst mehrere einsetzen. Jeder wirkt einmal und zählt danach nur noch als Schriftrolle in deinem Besitz.
rules-r4 = Ein eben genommener Zauber darf schon die nächsten Aktionen verstärken.
rules-r5 = Schriftrollen liegen offen vor ihren Besitzern. Mit der Option der geheimen Schriftrollen sieht nur der Besitzer ungenutzte Zauber und Prophezeiungen; wie viele es sind, wissen alle.

rules-i = Wer was weiß
rules-i1 = Nur du siehst die Plättchen hinter deinem Sichtschirm und beim Wählen die gezogenen Vollmondkarten (N1). Die Reihenfolge verdeckter Stapel kennt niemand. Andere sehen deine Züge, nie, was du sonst hättest tun können.
rules-i2 = Alles andere haben alle gesehen, und es bleibt bekannt, auch Eulenplättchen und Chips hinter einem Sichtschirm. Der Punktestand im Spiel enthält noch nicht, was am Ende dazukommt (F1).
rules-i3 = Was dir verborgen ist, erreicht dein Gerät nie. Das gilt auch für Zuschauer und Computergegner.

rules-f = Spielende
rules-f1 = Nach 11 Runden zählen alle dazu: die Werte ihrer Eulenplättchen, 2 Punkte für jeden Magiechip, 2 für jeden ungenutzten Zauber und 1, 3, 5 oder 7 für jede Prophezeiung.
rules-f2 = Eine Prophezeiung bringt 1 Punkt, wenn sie nicht erfüllt ist, 3, wenn sie in geringem Maße, 5, wenn sie in hohem Maße, und 7, wenn sie hervorragend erfüllt ist. An vier Stellen sagen die gedruckten Anleitungen nicht dasselbe; dort steht, welche Lesart gilt (R3, F3, F8, H2).
rules-f3 = Größte Gruppe: 4, 5 oder mindestens 6 des Symbols in einer Gruppe. Unter 4 ist sie nicht erfüllt.
rules-f4 = Hexen an verschiedenen Orten: drei Arten der Reihe nach. Eine stehende Hexe an der ersten bringt 3 Punkte, an der ersten und zweiten 5, an allen dreien 7. Ohne die erste ist sie nicht erfüllt.
rules-f5 = Hexen an gleichartigen Orten: Deine Hexe steht an einem, zwei oder drei von ihnen.
rules-f6 = Verbunden: Deine eigenen vollständigen Verbindungen verbinden deinen Turm mit den Orten, in der genannten Reihenfolge. Eine zweimal genannte Art braucht zwei verschiedene Orte. Zum Beispiel bringt „fremder Turm, fremder Turm, Wald“ mit einem fremden Turm und einem Wald 3 Punkte.
rules-f7 = Ein fremder Turm ist jeder außer deinem eigenen, ob er jemandem gehört oder nicht.
rules-f8 = Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer auf dem Zauberstab weiter vorne ist; auf demselben Feld, wer es zuerst erreicht hat (der untere Zählstein). Sind beide noch auf dem Griff, teilen sie sich den Sieg.

rules-h = Handicap
rules-h1 = Ein Spieler mit Handicap mischt die 15 Plättchen und legt vier ungesehen zurück; elf werden gespielt.
rules-h2 = Auf Stufe 3 wählst du aus drei Plättchen, auf Stufe 2 aus zwei. Auf Stufe 1 hast du keine Wahl: Du ziehst am Anfang deines Zuges ein Plättchen und spielst es. Ist der Vorrat leer, wird nichts nachgezogen.

rules-g = Vollmond: die Türme der Großmeister
rules-g1 = Dein Großmeister steht anstelle der großen Hexe auf dem Turm (S9) und zählt überall, wo sie zählen würde.
rules-g2 = Als weitere Option, nur zusammen mit den Großmeistern, kommt die große Hexe als zwölfte Hexe in deinen Vorrat. Ein Chip, den sie nimmt, bringt 1 Aktion mehr (ein Siegpunktchip 4 Punkte), und am Hexenstein bringt sie sofort 1 Punkt mehr, auch wenn du dort das Sammelplättchen nimmst (D2). Sonst zählt sie überall wie jede andere Hexe, auch wenn sie neben deinem Turm liegt.

rules-d = Vollmond: hochdosierte Zutaten
rules-d1 = Sechs Kraftplättchen liegen offen, eines für jedes Symbol, mit diesem zweimal. Vier Sammelplättchen liegen auf der ersten Phiole der untersten Reihe, dem ersten Eulenfeld, dem ersten silbernen Feld und dem Hexenstein. Zwei Kraft-Schriftrollen und eine Prophezeiung kommen zu den Schriftrollen.
rules-d2 = Du darfst ein Sammelplättchen anstelle dessen nehmen, was du dort bekämst: den Chip, das Eulenplättchen oder seine 2 Punkte, die Punkte des silbernen Feldes oder die Bonuspunkte am Hexenstein. Dort bringt deine Hexe trotzdem 2 Punkte, steht aber auf keinem Bonusfeld, und eine zweite Hexe darfst du nicht dorthin bringen. Jedes Sammelplättchen wirkt einmal im Spiel.
rules-d3 = Wird es nicht genommen, rückt das Sammelplättchen der Phiolen zur nächsten Phiole und ist weg, sobald die Reihe voll ist; die anderen bleiben. Ein silbernes Feld, dessen Plättchen du genommen hast, gilt trotzdem als erreicht.
rules-d4 = Wer ein Sammelplättchen nimmt, wählt ein Kraftplättchen und legt es sofort auf leere Felder seines Kessels. Es löst nichts aus, zählt aber von da an (T4, T5, F3). Ohne Platz oder ohne Kraftplättchen kannst du es nicht nehmen.
rules-d5 = Wenn du eine Kraft-Schriftrolle bekommst, darfst du ein Kraftplättchen nehmen und legen. Tust du es nicht, bringt sie am Ende 2 Punkte. Sie zählt als Schriftrolle in deinem Besitz.
rules-d6 = Die zusätzliche Prophezeiung zählt die Kraftplättchen in deinem Kessel.

rules-n = Vollmond: die Macht des Vollmonds
rules-n1 = Nach den Türmen (S9) zieht jeder, vom Startspieler an, die obersten zwei der sechs Vollmondkarten, behält eine offen und legt die andere unter den Stapel. Ihr könnt auch jedem eine zufällig geben oder reihum aus allen sechs wählen.
rules-n2 = Einmal in jedem deiner Züge darfst du eine der beiden Fähigkeiten deiner Karte nutzen.
rules-n3 = Links: Legst du ein Hexplättchen mit dem Symbol der Karte, bekommt diese Aktionsart 1 Aktion mehr.
rules-n4 = Rechts, eine von sechs. Zauberstab: Ein dunkles Feld einer Bewegung gilt, als wärst du am weitesten vorne. Schriftrolle: Zähle von der obersten ausliegenden Schriftrolle abwärts statt von Platz 1 aufwärts. Pentagramm: Bekommst du ein Sonderhexplättchen, nimm ein beliebiges der drei ausliegenden. Hexe: In einer Bewegung kostet ein zusammenhängender Abschnitt von Verbindungen einer fremden Farbe 1 Aktion. Chip: Ein Chip, den du nimmst, bringt 1 Aktion oder 1 Punkt mehr. Kristall: Ein Kristall in einer Phiole bringt 1 Aktion oder 1 Punkt mehr.
