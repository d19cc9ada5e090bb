# Why a server refused a request or closed a connection. $reason is the code, $text the server’s own text for developers.

refused = { $reason ->
    [invalid_message] De server heeft het verzoek niet begrepen ({ $text }).
    [wrong_protocol] Dit programma en de server hebben verschillende versies: laad de pagina opnieuw of werk de oudste bij.
    [unknown_guest] De server kent je nog niet: kies eerst een naam.
    [logged_out] Dit apparaat is afgemeld.
    [banned] De beheerders van deze server hebben je de toegang ontzegd.
    [invite_code_needed] Deze server is voor zijn leden: voer de uitnodigingscode in.
    [wrong_invite_code] Dit is niet de uitnodigingscode van deze server.
    [replaces_guest] In deze browser speelt al iemand anders.
    [no_such_table] Die tafel bestaat niet.
    [no_such_seat] Die plaats bestaat niet aan deze tafel.
    [no_such_edition] Dit speelbord heeft de server niet.
    [no_spectators] Aan deze tafel mag niemand toekijken.
    [stale] De stelling is veranderd. Probeer het opnieuw.
    [not_started] Het spel is nog niet begonnen.
    [already_started] Het spel is al begonnen.
    [not_finished] Het spel is nog niet afgelopen.
    [finished] Het spel is afgelopen.
    [no_analysis] Niemand heeft nog om een analyse van dit spel gevraagd.
    [no_seat] Je hebt geen plaats aan deze tafel.
    [not_your_turn] Iemand anders is aan de beurt.
    [stand_in] De computer speelt voor je: neem het eerst weer over.
    [no_stand_in] De computer speelt nu niet voor je.
    [out_of_time] Je tijd is om: de computer speelt verder.
    [invalid_move] Dat is geen zet.
    [illegal_move] De regels staan deze zet niet toe.
    [nothing_to_undo] Er valt niets terug te nemen of opnieuw te spelen.
    [no_undo_request] Niemand heeft gevraagd om iets terug te nemen.
    [undo_pending] Er wacht al een verzoek om zetten terug te nemen op antwoord.
    [suspended] De regels zijn veranderd: het spel gaat verder zodra alle spelers akkoord gaan.
    [not_suspended] Het spel is niet onderbroken, of je hebt al geantwoord.
    [no_hints] Aan deze tafel zijn er geen tips.
    [not_host] Dat mag alleen wie de tafel opende.
    [seat_taken] Deze plaats is bezet.
    [seat_open] Er is nog een plaats vrij.
    [invalid_settings] De server accepteert dit niet ({ $text }).
    [muted] Wie de tafel opende, heeft je gedempt.
    [rate_limited] Te veel verzoeken: probeer het zo nog eens.
    [limit_reached] Een grens van deze server is bereikt ({ $text }).
    [too_many_tables] Je hebt hier te veel onafgemaakte tafels: speel er eerst een uit of verlaat er een.
    [too_many_bot_tables] Er zijn te veel partijen tussen computers bezig: wacht tot er een is afgelopen.
    [too_many_connections] Er zijn te veel verbindingen open: sluit andere vensters met het spel of probeer het later opnieuw.
    [too_many_guests] Er zijn net veel nieuwe spelers vanaf jouw netwerk gekomen: probeer het over een paar minuten opnieuw.
    [too_many_downloads] Er zijn te veel downloads bezig: probeer het zo nog eens.
    [too_many_mutes] Je kunt niemand meer dempen: hef eerst een demping op.
    [too_many_actions] Aan deze tafel is al te veel gebeurd. Vanaf nu kun je alleen nog zetten doen of opgeven.
    [too_much_chat] Je schrijft te snel: wacht even.
    [busy] De server heeft het te druk: probeer het later nog eens.
    [too_slow] Je verbinding is te traag; er wordt opnieuw verbonden.
    [idle] Er kwam lange tijd niets van je; er wordt opnieuw verbonden.
    [evicted] De server laadt deze tafel opnieuw; er wordt opnieuw verbonden.
    [restart] De server start opnieuw; er wordt opnieuw verbonden.
    [unsupported_rules] Dit spel begon onder regels die deze server niet kent.
    [edition_unavailable] Aan deze tafel wordt op een speelbord gespeeld dat deze server niet heeft.
    [internal] Er ging iets mis op de server. Probeer het opnieuw.
    [unreachable] De server is niet bereikbaar.
   *[other] De server weigert dit ({ $text }).
}
