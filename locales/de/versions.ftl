# Partien nach älteren Regeln: wo sie zuerst abweichen und was geschehen muss, bevor es weitergeht.
# $move ist ein Zug als Satz ohne Punkt, $why ein ganzer Satz. $recorded und $now sind Punkte wie 12/8.

difference-refused = Zug { $n } („{ $move }“) ist nach Regelversion { $version } nicht mehr erlaubt: { $why }
difference-effect = Zug { $n } („{ $move }“) bewirkt nach Regelversion { $version } etwas anderes: { $why }
difference-clause = Zug { $n } („{ $move }“) ist nach Regelversion { $version } nicht mehr derselbe: Regel { $why } hat sich geändert.
difference-points = Nach Zug { $n } sind die Punkte andere: aufgezeichnet { $recorded }, jetzt { $now }.
difference-result = Nach Zug { $n }, dem letzten, ist das Ergebnis ein anderes: aufgezeichnet { $recorded }, jetzt { $now }.
difference-sources = Nach Zug { $n }, dem letzten, kommen die Punkte aus anderen Quellen: aufgezeichnet { $recorded }, jetzt { $now }.
difference-winners = Nach Zug { $n }, dem letzten, gewinnt jemand anderes: aufgezeichnet { $recorded }, jetzt { $now }.
difference-not-over = Nach Zug { $n }, dem letzten, ist die Partie nach Regelversion { $version } noch nicht zu Ende.
difference-legal = Jetzt erlaubt:
difference-legal-list = Jetzt erlaubt: { $moves }.
difference-legal-some = Jetzt erlaubt: { $moves } und { $n } weitere.

changed-second-crystal-vial = Die laufenden Kristallaktionen haben schon eine Kristallphiole aufgenommen, also ist diese ein eigener Bonus
changed-scroll-from-top = Von der höchsten ausliegenden Schriftrolle an gezählt ist es die auf Position { $now }, nicht die auf { $before }

suspended = Die Partie ist angehalten. Sie geht vor diesem Zug weiter, sobald alle zustimmen; es fehlt noch: { $names }.
suspended-nobody = Die Partie ist angehalten. Wer einen Platz einnimmt, kann zustimmen, dass sie vor diesem Zug weitergeht.
