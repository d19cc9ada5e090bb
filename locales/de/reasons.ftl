# Why a server refused a request or closed a connection. $reason is the code, $text the server’s own text for developers.

refused = { $reason ->
    [invalid_message] Der Server hat die Anfrage nicht verstanden ({ $text }).
    [wrong_protocol] Dieses Programm und der Server haben verschiedene Versionen: Lade die Seite neu oder aktualisiere, was älter ist.
    [unknown_guest] Der Server kennt dich noch nicht: Wähle zuerst einen Namen.
    [logged_out] Dieses Gerät wurde abgemeldet.
    [banned] Die Betreiber dieses Servers haben dich gesperrt.
    [invite_code_needed] Dieser Server ist für seine Mitglieder: Gib den Einladungscode ein.
    [wrong_invite_code] Das ist nicht der Einladungscode dieses Servers.
    [replaces_guest] In diesem Browser spielt schon jemand anderes.
    [no_such_table] Diesen Tisch gibt es nicht.
    [no_such_seat] Diesen Platz gibt es an diesem Tisch nicht.
    [no_such_edition] Diesen Spielplan hat der Server nicht.
    [no_spectators] An diesem Tisch darf niemand zusehen.
    [stale] Die Stellung hat sich geändert. Versuche es noch einmal.
    [not_started] Das Spiel hat noch nicht begonnen.
    [already_started] Das Spiel hat schon begonnen.
    [not_finished] Das Spiel ist noch nicht zu Ende.
    [finished] Das Spiel ist vorbei.
    [no_analysis] Für dieses Spiel wurde noch keine Analyse angefordert.
    [no_seat] Du hast an diesem Tisch keinen Platz.
    [not_your_turn] Jemand anderes ist am Zug.
    [stand_in] Der Computer spielt für dich: Übernimm zuerst wieder selbst.
    [no_stand_in] Der Computer spielt gerade nicht für dich.
    [out_of_time] Deine Zeit ist abgelaufen: Der Computer spielt weiter.
    [invalid_move] Das ist kein Zug.
    [illegal_move] Die Regeln erlauben diesen Zug nicht.
    [nothing_to_undo] Es gibt nichts zurückzunehmen oder zu wiederholen.
    [no_undo_request] Niemand hat gebeten, etwas zurückzunehmen.
    [undo_pending] Über eine Rücknahme wird schon abgestimmt.
    [suspended] Die Regeln haben sich geändert: Das Spiel geht weiter, sobald alle einverstanden sind.
    [not_suspended] Das Spiel ist nicht unterbrochen, oder du hast schon geantwortet.
    [no_hints] An diesem Tisch gibt es keine Tipps.
    [not_host] Das darf nur, wer den Tisch eröffnet hat.
    [seat_taken] Dieser Platz ist besetzt.
    [seat_open] Ein Platz ist noch frei.
    [invalid_settings] Das nimmt der Server nicht an ({ $text }).
    [muted] Wer den Tisch eröffnet hat, hat dich stummgeschaltet.
    [rate_limited] Zu viele Anfragen: Versuche es gleich noch einmal.
    [limit_reached] Eine Grenze dieses Servers ist erreicht ({ $text }).
    [too_many_tables] Du hast hier zu viele unbeendete Tische: Beende oder verlasse erst einen davon.
    [too_many_bot_tables] Es laufen zu viele Partien zwischen Computern: Warte, bis eine zu Ende ist.
    [too_many_connections] Es sind zu viele Verbindungen offen: Schließe andere Fenster mit dem Spiel oder versuche es später noch einmal.
    [too_many_guests] Aus deinem Netz sind gerade viele neue Mitspieler gekommen: Versuche es in ein paar Minuten noch einmal.
    [too_many_downloads] Es laufen zu viele Downloads: Versuche es gleich noch einmal.
    [too_many_mutes] Du kannst niemanden mehr stummschalten: Lasse erst jemanden wieder zu.
    [too_many_actions] An diesem Tisch ist schon zu viel passiert. Ab jetzt kannst du nur noch ziehen oder aufgeben.
    [too_much_chat] Du schreibst zu schnell: Warte einen Moment.
    [busy] Der Server ist überlastet: Versuche es später noch einmal.
    [too_slow] Deine Verbindung ist zu langsam; sie wird neu aufgebaut.
    [idle] Von dir kam lange nichts; die Verbindung wird neu aufgebaut.
    [evicted] Der Server lädt diesen Tisch neu; die Verbindung wird neu aufgebaut.
    [restart] Der Server startet neu; die Verbindung wird neu aufgebaut.
    [unsupported_rules] Dieses Spiel begann nach Regeln, die dieser Server nicht kennt.
    [edition_unavailable] An diesem Tisch wird auf einem Spielplan gespielt, den dieser Server nicht hat.
    [internal] Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal.
    [unreachable] Der Server ist nicht erreichbar.
   *[other] Der Server lehnt das ab ({ $text }).
}
