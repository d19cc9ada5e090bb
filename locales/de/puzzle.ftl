# Rätsel.
puzzle-today = Rätsel des Tages
puzzle-loads = Das Rätsel wird geladen …
puzzle-unreachable = Die Rätsel lassen sich nicht laden. Nach dem ersten Besuch gibt es sie auch ohne Netz.
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
    [0] Noch keine Serie
    [one] Serie: { $n } Tag
   *[other] Serie: { $n } Tage
}
puzzle-days = Frühere Rätsel
puzzle-done = gelöst
puzzle-open = offen
