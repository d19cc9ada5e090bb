# Was nur das Terminal sagt. Die Texte des Spiels selbst (points, actions-of, symbol, round …) stehen in /locales.

# Die Stellung.
cli-phase = { $phase ->
    [towers] { $player } wählt einen Turm.
    [tower-bonus] { $player } führt den Chip des Turms aus.
    [moons] { $player } behält eine Vollmondkarte.
    [turn-start] { $player } legt ein Hexplättchen.
    [order] { $player } wählt, welche Aktionsart zuerst kommt.
    [begin] { $player } darf die Vollmondkarte für die zweite Aktionsart nutzen.
    [question] { $player } darf ein Kraftplättchen legen.
    [over] Das Spiel ist zu Ende.
   *[acting] { $player } führt Aktionen aus.
}
cli-witchstone = Nächster Bonus am Hexenstein: { points }
cli-owls-left = Eulenplättchen übrig: { $first } und { $second }
cli-rack-bottom = unterste Reihe { $filled }/{ $capacity }
cli-rack-chips = Magiechips: { $chips }
cli-rack-power = Kraftplättchen: { $tiles }
cli-rack-collecting = Sammelplättchen: { $places }
cli-collecting-vial = unterste Reihe
cli-collecting-owl = erstes Eulenfeld
cli-collecting-silver = erstes silbernes Feld
cli-collecting-witchstone = Hexenstein

# Der Bereich eines Spielers.
cli-area = { $player }: { points }, { $total } bei sofortigem Spielende
cli-area-supply = Im Vorrat: Energie { $energy }, Hexen { $witches }, Hexplättchen { $tiles }
cli-area-ball = In der Kugel: Turm { $tower }; Hexen: { $standing } stehend, { $lying } liegend; Verbindungen: { $connections }
cli-area-rank = Bonus am Hexenstein { $points }
cli-area-begun = Begonnen: { $connection }, { $units } von { $spaces }
cli-area-big-witch = Große Hexe: { $place ->
    [supply] im Vorrat
    [lying] liegt neben dem Turm
   *[standing] bei { $at }
}
cli-area-crystals = Kristalle: { $inside } im Kessel, { $rack } im Regal, { $aside } daneben; den nächsten zu entfernen kostet { $price }
cli-area-black-racked = schwarzer Kristall im Regal
cli-area-black-gone = schwarzer Kristall nicht im Kessel
cli-area-tiles = Hinter dem Sichtschirm: { $tiles }
cli-area-tiles-hidden = Hinter dem Sichtschirm: { $n } Hexplättchen
cli-area-scrolls = Schriftrollen: { $owned }; ungenutzt: { $unused }
cli-area-scrolls-secret = Schriftrollen: { $owned }
cli-area-won = Magiechips: { $chips }; Eulenplättchen: { $owls }; Sonderhexplättchen: { $specials }
cli-area-power = Kraftplättchen: { $tiles }
cli-area-moon = Vollmondkarte: { $card } ({ $used ->
    [yes] { moon-spent }
   *[no] { moon-ready }
})

# Was gerade geschieht.
cli-open = Offen, das innerste zuletzt: { $batches }
cli-waiting = Steht aus: { $things }
cli-waiting-chip = { $chip } ({ $actions })
cli-waiting-vial = Phiole ({ $actions })
cli-waiting-special = Sonderhexplättchen { $tile }
cli-waiting-crystal = Kristall am Ausgang { symbol }
cli-waiting-black = schwarzer Kristall am Ausgang { symbol }
cli-waiting-free = leeres Sechseckfeld
cli-waiting-wand = dunkles Feld des Zauberstabs ({ $actions })

# Die Zeichen.
cli-legend = Zeichen
cli-legend-cauldron = Kessel: { $empty } leer, { $crystal } Kristall, { $black } schwarzer Kristall; zwei Buchstaben sind ein Sonderhexplättchen. Die Zahlen sind q (oben) und r (rechts) einer Zelle q,r.
cli-legend-exits = Ein kleiner Buchstabe ist eine leere Zelle an einem Ausgang: { $exits }
cli-legend-ball = Kristallkugel: t Turm, f Wald, v Dorf, c Burg; [E] der Chip dort ({ $points } für Siegpunkte), (12) die Spieler, deren Hexen dort stehen. Verbindungen tragen die Nummer ihres Besitzers; { $empty } ist frei.
cli-legend-wand = Zauberstab: E1 ist ein dunkles Feld mit 1 Energieaktion. Silberne Felder: { $silver }
cli-legend-pentagram = Pentagramm: o7 Eulenplättchen mit Wert 7, o- kein Eulenplättchen mehr, EW Sonderhexplättchen, -- leeres Sechseckfeld
cli-legend-collecting = + bezeichnet ein Sammelplättchen.

# Die Wertung und die Geschichte.
cli-sheet-wand = (Feld auf dem Zauberstab)
cli-sheet-prophecy = { $player }, { scroll-prophecy }: { points }
cli-story-points = { $player }: { $change } in diesem Zug, insgesamt { points }.
cli-story-unfinished = Die Aufzeichnung endet vor dem Spiel. Wäre es jetzt zu Ende:

# Das Spielen.
cli-play-welcome = Ein Spiel für { $players } mit Startzahl { $seed }. Du bist { $player }.
cli-play-kind = { $kind ->
    [tower] Wähle deinen Turm
    [moon] Behalte eine Vollmondkarte
    [lay] Lege ein Hexplättchen
    [discard] Wirf ein Hexplättchen ab
    [start] Wähle die erste Aktionsart
    [begin] Beginne die zweite Aktionsart
    [energy] Lege Energie
    [witch] Hexen
    [step] Pentagramm
    [crystal] Bewege einen Kristall
    [wand] Zauberstab
    [scroll] Nimm eine Schriftrolle
    [spell] Füge einen Verstärkungszauber hinzu
    [use] Nutze einen Bonus
    [place] Lege ein Sonderhexplättchen in den Kessel
    [shelve] Lege einen Kristall ins Regal
    [power] Lege ein Kraftplättchen
    [decline] Nimm kein Kraftplättchen
    [remove] Entferne einen Kristall
   *[end] Verzichte auf den Rest
}
cli-play-moves = { $n ->
    [one] { $n } Zug
   *[other] { $n } Züge
}
cli-play-narrowed = Züge, die mit „{ $prefix }“ beginnen (Enter zeigt wieder alle):
cli-play-refused = Das geht nicht. { $why }
cli-play-save-where = Schreibe „save“ und den Namen einer Datei.
cli-play-not-saved = { $file } kann nicht geschrieben werden: { $why }.
cli-play-other-file = { $file } existiert bereits und ist keine Aufzeichnung: Wähle einen anderen Namen.
cli-play-end = Ende der Eingabe: Das Spiel ist nicht zu Ende gespielt.
cli-play-typing = Wähle einen Zug mit seiner Nummer oder tippe ihn so, wie er in der Liste steht. Der Anfang eines Zuges zeigt alle, die so beginnen; Enter zeigt wieder die ganze Liste.
cli-prophecy-missing = Jetzt { points } wert; für mehr fehlt: { $missing }.
cli-prophecy-perfect = Jetzt { points } wert; nichts fehlt.

# Rat und Analyse.
cli-percent = { $n } %
cli-source = { $source ->
    [connections] Verbindungen
    [witches] Stehende Hexen
    [witchstone] Hexenstein
    [chips] Magiechips
    [owls] Eulenplättchen
    [wand] Silberne Felder des Zauberstabs
    [spells] Ungenutzte Zauber
    [prophecies] Prophezeiungen
    [even_start] Ausgeglichener Start
   *[removed] Entfernte Kristalle
}
cli-advice-now = jetzt
cli-advice-later = später
cli-advice-open = Nach dem Aufdecken kann sich der Rest ändern: { $moves }
cli-hint-title = { $round ->
    [0] { $player } beim Spielaufbau, vor Zug { $move }.
   *[other] { $player } in Runde { $round }, vor Zug { $move }.
}
cli-hint-best = Bester Zug: erwarteter Vorsprung { $lead }, Siegchance { $chance }.
cli-hint-other = Alternative, { $loss } Punkte weniger: erwarteter Vorsprung { $lead }, Siegchance { $chance }.
cli-analyse-head = { $kind ->
    [round] Runde
    [player] Spieler
    [lost] verloren
    [chance] Siegchance verloren
    [luck] Glück
    [accuracy] Genauigkeit
   *[played] gespielt
}
cli-analyse-mistakes = Die größten Fehler
cli-analyse-mistake = { $round ->
    [0] { $player } beim Spielaufbau: { $lost } Punkte und { $chance } Siegchance verloren.
   *[other] { $player } in Runde { $round }: { $lost } Punkte und { $chance } Siegchance verloren.
}
cli-analyse-played = Gespielt: { $moves }
cli-analyse-better = Besser:

# Statistik.
cli-stats-title = { $players } Spieler, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
}
cli-stats-edition = Spielplan { $edition }
cli-stats-all = alle
cli-stats-mean = { $value } ± { $error }
cli-stats-measure = { $measure ->
    [points] Punkte
    [wins] Siege in Prozent
    [lead] Vorsprung vor dem besten anderen
    [wand] Feld auf dem Zauberstab
    [pentagram] Felder auf dem Pentagramm
    [crystals] Kristalle im Regal
    [connections] Vollendete Verbindungen
    [witches] Stehende Hexen
    [scrolls] Schriftrollen
    [prophecies] Prophezeiungen
    [unfulfilled] … nicht erfüllt
    [minor] … in geringem Maße
    [major] … in hohem Maße
   *[perfect] … hervorragend
}
cli-stats-none = Es gibt kein beendetes Spiel.
cli-stats-unfinished = { $n ->
    [one] { $n } unbeendetes Spiel wurde ausgelassen.
   *[other] { $n } unbeendete Spiele wurden ausgelassen.
}
cli-stats-differing = { $n ->
    [one] { $n } Spiel nach älteren Regeln verläuft nach den heutigen anders und wurde ausgelassen; „witchstone check“ zeigt, wo.
   *[other] { $n } Spiele nach älteren Regeln verlaufen nach den heutigen anders und wurden ausgelassen; „witchstone check“ zeigt, wo.
}
cli-plot-title = { $kind ->
    [scores] Endstände
    [sources] Punkte nach Herkunft
    [seats] Siege nach Platz
    [leads] Punkte nach Platz
   *[wand] Feld auf dem Zauberstab am Ende
} ({ $players } Spieler, { $games ->
    [one] { $games } Spiel
   *[other] { $games } Spiele
})
cli-plot-unit = { $kind ->
    [scores] Spieler nach Punkten
    [sources] Punkte in einem Spiel, mit Standardfehler
    [seats] Prozent der Spiele, mit Standardfehler; gestrichelt: ausgeglichen
    [leads] Punkte, mit Standardfehler; gestrichelt: alle Plätze
   *[wand] Spieler
}

# The game on the whole screen. The line of keys fits into 78 columns.
cli-screen-keys = Enter wählen · Esc zurück · Tab Seite · i Info · u zurück · ? Hilfe · q Ende
cli-screen-small = Dieses Terminal ist zu klein für den Tisch: mindestens 70 Spalten und 20 Zeilen sind nötig.
cli-screen-tracks = Zauberstab, Pentagramm
cli-screen-save = Dateiname (Enter speichert, Esc bricht ab):
cli-screen-type = Ein Zug in Schreibweise, zum Beispiel „tower t2“ (Enter spielt ihn):
cli-screen-nothing-there = Dort ist jetzt nichts zu tun.
cli-screen-help-step = Markiert einen anderen Zug der Liste.
cli-screen-help-number = Markiert den Zug mit dieser Nummer.
cli-screen-help-take = Spielt den markierten Zug oder öffnet die markierte Gruppe.
cli-screen-help-back = Zeigt wieder die ganze Liste.
cli-screen-help-page = Blättert zu einer anderen Seite des Tisches.
cli-screen-help-explain = Erklärt den markierten Zug.
cli-screen-help-type = Nimmt einen Zug entgegen, den du eintippst.
cli-screen-help-end = Verzichtet auf die übrigen Aktionen.
cli-screen-help-undo = Nimmt deinen letzten Zug zurück; wiederholt ihn.
cli-screen-help-look = Zeigt die Punkte aller; was bisher geschah; was die Schriftrollen bewirken.
cli-screen-help-agree = Stimmt dem Fortsetzen einer angehaltenen Partie zu oder zieht die Zustimmung zurück.
cli-screen-help-mouse = Ein Klick auf Feld, Ort oder Schriftrolle zeigt die Züge dort; auf einen Zug spielt er ihn; auf eine Seite öffnet er sie.

# At a table of a server.
cli-screen-connecting = Verbindung zum Tisch wird hergestellt …
cli-screen-seats = Es fehlen noch Spieler: { $taken } von { $seats } Plätzen sind besetzt.
cli-screen-bot = Computer { $level }
cli-screen-open = (freier Platz)
cli-screen-board = An diesem Tisch wird auf dem Spielplan „{ $board }“ gespielt.
cli-screen-unplayable = An diesem Tisch wird auf dem Spielplan „{ $board }“ gespielt, den der Server nicht kennt: Er muss mit --edition { $board }.toml gestartet werden.
cli-screen-ended = Die Betreiber dieses Servers haben diese Partie ohne Ergebnis beendet.
cli-screen-anonymous = Anonym
cli-screen-announcement = Vom Server: { $text }
cli-screen-invite = Dieser Server ist für seine Mitglieder: Starte neu mit --invite-code CODE.
cli-screen-finished = Dieses Spiel ist zu Ende.
cli-screen-lost = Server nicht erreichbar, neuer Versuch: { $why }
cli-screen-awaits = Der Server hat noch nicht geantwortet.
cli-screen-server-keeps = Der Server speichert dieses Spiel.
cli-screen-rules-changed = Die Regeln haben sich geändert
cli-screen-more = { "  " }und { $n } weitere
cli-screen-result-stays = Das Ergebnis bleibt: { $points }.
cli-screen-agree = Mit a stimmst du zu.
cli-screen-agreed = Du stimmst zu; a zieht es zurück.

# Editionen.
cli-edition-valid = { $file }: gültige Edition „{ $id }“, Inhaltshash { $hash }
cli-edition-differences = { $n ->
    [0] Kein Unterschied zur eingebauten Edition.
    [one] { $n } Unterschied zur eingebauten Edition:
   *[other] { $n } Unterschiede zur eingebauten Edition:
}
cli-edition-warnings = { $n ->
    [0] Keine Warnungen.
    [one] { $n } Warnung:
   *[other] { $n } Warnungen:
}
cli-edition-written = { $file } ist geschrieben. Ändere, was in deiner Schachtel anders ist, und rufe dann „witchstone edition check { $file }“ auf.
