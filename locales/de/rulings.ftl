# Auslegungen: warum jede in crates/rules/RULES.md mit ⚖ markierte Regel so lautet, und wie sie auch zu lesen wäre. Je ein Satz.
ruling-s11-reason = Zwischen gleich starken Computergegnern gewinnt der Startspieler zu zweit, zu dritt und zu viert 59, 44 und 37 % der Partien; gerecht wären 50, 33 und 25 %.
ruling-s11-instead = Ohne diese Option beginnen alle mit 0 Punkten, wie es in den Anleitungen steht.
ruling-t9-reason = Die Anleitungen sagen nicht, was geschieht, wenn kein Plättchen mehr passt.
ruling-t9-instead = Du müsstest Kristalle herausnehmen, bis ein Plättchen passt, was immer das kostet.
ruling-t10-reason = Die Anleitungen nennen den Preis, aber nicht, was gilt, wenn du ihn nicht zahlen kannst, und die Punkteleiste beginnt bei 0.
ruling-t10-instead = Jeder dürfte Kristalle herausnehmen, und der Punktestand fiele unter 0 oder bliebe bei 0.
ruling-b2-reason = Die FAQ lassen die Reihenfolge der Boni frei, und in ihrem Beispiel kommt ein Chip mitten in anderen Aktionen zum Einsatz; dass du einen begonnenen Bonus liegen lassen und später fortsetzen darfst, steht nirgends.
ruling-b2-instead = Du könntest zwischen allen begonnenen Aktionen hin- und herwechseln.
ruling-b3-reason = Laut FAQ ist jeder Chip eine eigenständige Bonusaktion, und zwei Chips, zwei Sonderhexplättchen oder zwei gleiche Phiolen lassen sich nicht kombinieren.
ruling-b3-instead = Die FAQ nennen nur gleiche Quellen, also könnte ein Hexenchip zu den Hexenaktionen dazukommen, die ihn brachten.
ruling-b4-reason = Im Beispiel der Anleitung kommen die 2 Aktionen einer Kristallphiole zu den laufenden dazu, aber die FAQ verbieten, zwei gleiche Phiolen zu kombinieren.
ruling-b4-instead = Jede Kristallphiole könnte dazukommen, wie im Beispiel, oder gar keine, wie in den FAQ.
ruling-w3-reason = Laut Anleitung musst du deine Hexenaktionen anders nutzen, wenn sie nicht reichen, und Aktionen aus verschiedenen Quellen werden nie zusammengezählt (B3).
ruling-w3-instead = Ein Hexenchip könnte einen Teil des Weges bezahlen und andere Aktionen den Rest.
ruling-m1-reason = Wer am weitesten vorne ist, entscheidet sich nach der ganzen Bewegung; darum muss ihre Länge feststehen, bevor ihre Felder gelten.
ruling-m1-instead = Wie im englischen und im französischen Beispiel könntest du nach der Bewegung sofort weiterrücken, sogar mit einem Zauber, den sie selbst gebracht hat.
ruling-m3-reason = Die Anleitung schaut nach dem kompletten Vorrücken, wer am weitesten vorne ist, und die FAQ fragen nach der aktuellen Aktion.
ruling-m3-instead = „In diesem Zug“ könnte heißen, dass eine zweite Bewegung, die dich nach vorne bringt, auch die Felder der ersten verdoppelt.
ruling-m4-reason = Die Anleitung handelt die Felder gleich nach dem Vorrücken nacheinander ab, in der Reihenfolge, in der du sie erhalten hast.
ruling-m4-instead = Die unterbrochenen Aktionen könnten vor dem wartenden Feld weitergehen, denn fest ist nur die Reihenfolge der Felder untereinander.
ruling-r5-reason = Die Anleitung lässt jeden seine Schriftrollen verbergen oder offen liegen lassen; hier entscheidet der ganze Tisch, und alle haben gesehen, wie viele genommen wurden.
ruling-r5-instead = Jeder könnte für sich entscheiden und auch verbergen, wie viele Schriftrollen er hat.
ruling-i2-reason = Eulenplättchen und Chips liegen offen auf dem Spielplan, bis jemand sie nimmt; wer will, könnte mitschreiben.
ruling-i2-instead = Was hinter einem Sichtschirm liegt, könnte geheim sein.
ruling-f2-reason = Dreimal steht eine Ausgabe allein gegen die anderen, und beim Gleichstand auf dem Zauberstab (F8) nehmen wir die Lesart, die auf jedem Feld entscheidet.
ruling-f2-instead = Jeder könnte nach der Ausgabe in seiner eigenen Schachtel spielen.
ruling-f8-reason = Alle Zählsteine liegen von Anfang an auf dem Griff, also hat ihn niemand zuerst erreicht.
ruling-f8-instead = Auch auf dem Griff könnte der untere Zählstein gewinnen.
ruling-g2-reason = Laut Anleitung von Vollmond wird sie wie die kleinen Hexen eingesetzt und zählt auf dem Zauberstab mit.
ruling-g2-instead = Die Prophezeiung der liegenden Hexen könnte sie auslassen, wie in der Anleitung des Grundspiels.

# Wo sich die gedruckten Anleitungen unterscheiden (F2): für Leser der deutschen.
printing-r3 = Die französische Ausgabe erlaubt einen doppelten Zauber bei jeder Aktionsart. Wir folgen der deutschen, der englischen und der niederländischen: nur bei seinem Symbol.
printing-f3 = Die niederländische Ausgabe nennt sie erst unter 3 Symbolen nicht erfüllt und sagt nicht, was 3 wert sind. Wir folgen der deutschen, der englischen und der französischen: Unter 4 ist sie nicht erfüllt.
printing-f8 = Die englische und die französische Ausgabe sprechen nur vom letzten Feld des Zauberstabs. Wir folgen der deutschen und der niederländischen: Der untere Zählstein gewinnt auf jedem Feld.
printing-h2 = In der niederländischen Ausgabe liegt das eine Plättchen schon vor deinem Zug hinter dem Sichtschirm, du kennst es also. Wir folgen der englischen und der französischen: Du ziehst es erst in deinem Zug.
