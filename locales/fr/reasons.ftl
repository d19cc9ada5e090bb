# Why a server refused a request or closed a connection. $reason is the code, $text the server’s own text for developers.

refused = { $reason ->
    [invalid_message] Le serveur n’a pas compris la demande ({ $text }).
    [wrong_protocol] Ce programme et le serveur n’ont pas la même version : rechargez la page ou mettez à jour le plus ancien.
    [unknown_guest] Le serveur ne vous connaît pas encore : choisissez d’abord un nom.
    [logged_out] Cet appareil a été déconnecté.
    [banned] Les responsables de ce serveur vous en ont interdit l’accès.
    [invite_code_needed] Ce serveur est réservé à ses membres : saisissez le code d’invitation.
    [wrong_invite_code] Ce n’est pas le code d’invitation de ce serveur.
    [replaces_guest] Ce navigateur joue déjà sous un autre nom.
    [no_such_table] Cette table n’existe pas.
    [no_such_seat] Cette place n’existe pas à cette table.
    [no_such_edition] Ce serveur n’a pas ce plateau.
    [no_spectators] Cette table n’admet pas de spectateurs.
    [stale] La position a changé. Réessayez.
    [not_started] La partie n’a pas encore commencé.
    [already_started] La partie a déjà commencé.
    [not_finished] La partie n’est pas encore terminée.
    [finished] La partie est terminée.
    [no_analysis] Personne n’a encore demandé l’analyse de cette partie.
    [no_seat] Vous n’avez pas de place à cette table.
    [not_your_turn] C’est au tour d’un autre joueur.
    [stand_in] L’ordinateur joue pour vous : reprenez d’abord la main.
    [no_stand_in] L’ordinateur ne joue pas pour vous en ce moment.
    [out_of_time] Votre temps est écoulé : l’ordinateur continue la partie.
    [invalid_move] Ce n’est pas un coup.
    [illegal_move] Les règles ne permettent pas ce coup.
    [nothing_to_undo] Rien ne peut être annulé ou rétabli.
    [no_undo_request] Personne n’a demandé d’annulation.
    [undo_pending] Une demande d’annulation attend déjà une réponse.
    [suspended] Les règles ont changé : la partie reprendra dès que tous les joueurs seront d’accord.
    [not_suspended] La partie n’est pas suspendue, ou vous avez déjà répondu.
    [no_hints] Cette table joue sans conseils.
    [not_host] Seul l’hôte de la table peut le faire.
    [seat_taken] Cette place est prise.
    [seat_open] Une place est encore libre.
    [invalid_settings] Le serveur ne l’accepte pas ({ $text }).
    [muted] L’hôte vous a mis en sourdine.
    [rate_limited] Trop de requêtes : réessayez dans un instant.
    [limit_reached] Une limite de ce serveur est atteinte ({ $text }).
    [too_many_tables] Vous avez trop de tables inachevées ici : terminez-en ou quittez-en une d’abord.
    [too_many_bot_tables] Trop de parties entre ordinateurs sont en cours : attendez que l’une d’elles se termine.
    [too_many_connections] Trop de connexions sont ouvertes : fermez les autres fenêtres du jeu ou réessayez plus tard.
    [too_many_guests] Beaucoup de nouveaux joueurs viennent d’arriver de votre réseau : réessayez dans quelques minutes.
    [too_many_downloads] Trop de téléchargements sont en cours : réessayez dans un instant.
    [too_many_mutes] Vous ne pouvez plus mettre personne en sourdine : réactivez d’abord quelqu’un.
    [too_many_actions] Il s’est déjà passé trop de choses à cette table : vous ne pouvez plus que jouer vos coups ou abandonner.
    [too_much_chat] Vous écrivez trop vite : patientez un instant.
    [busy] Le serveur est surchargé : réessayez plus tard.
    [too_slow] Votre connexion est trop lente ; reconnexion en cours.
    [idle] Vous n’avez rien envoyé depuis longtemps ; reconnexion en cours.
    [evicted] Le serveur recharge cette table ; reconnexion en cours.
    [restart] Le serveur redémarre ; reconnexion en cours.
    [unsupported_rules] Cette partie a commencé selon des règles que ce serveur ne connaît pas.
    [edition_unavailable] À cette table, on joue sur un plateau que ce serveur n’a pas.
    [internal] Une erreur s’est produite sur le serveur. Réessayez.
    [unreachable] Le serveur est injoignable.
   *[other] Le serveur refuse ({ $text }).
}
